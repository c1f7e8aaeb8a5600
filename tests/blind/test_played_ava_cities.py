"""Blind texts of AVA on cities and what wins them, played as their writer meant them."""

from blind.texts import ava, plays
from scenes.ava import Scene

TEXTS = {"Wait": "event 0: Draw a card.", "Bolt": "event 0: Deal 3 damage to target creature."}


def wins(s: Scene, discipline: str, prize: str) -> None:
    """A claims a discipline with Elder, alone, and takes what he likes."""
    s.choose(f"claim {discipline}", "bid Elder")
    while "done" in s.options():
        s.choose("done")
    s.choose(f"{discipline}: {prize}")


@plays("Vault of Numbers")
def test_who_wins_mind_draws_two_and_then_discards_one_of_his_choice() -> None:
    s = ava("A: city Vault of Numbers: Elder; hand: Fern; deck: Moss, Reed, 9\nB:\nphase: Tactics")
    wins(s, "Mind", "the advantage")
    assert s.options() == ["discard Fern", "discard Moss", "discard Reed"] or s.options() == [
        "pick Fern",
        "pick Moss",
        "pick Reed",
    ]
    s.choose("Moss")
    assert (sorted(s.hand("A")), s.place("Moss")) == (["Fern", "Reed"], "A's graveyard")


@plays("Vault of Numbers")
def test_who_takes_the_point_or_wins_something_else_draws_nothing() -> None:
    s = ava("A: city Vault of Numbers: Elder; hand: Fern; deck: Moss, Reed, 9\nB:\nphase: Tactics")
    wins(s, "Mind", "1 VP")
    assert (s.hand("A"), s.victory("A")) == (["Fern"], 1)
    s = ava("A: city Vault of Numbers; city Dale (Body, 8): Elder; hand: Fern; deck: Moss, Reed, 9\nB:\nphase: Tactics")
    wins(s, "Body", "the advantage")
    assert s.hand("A") == ["Fern"]


@plays("Kingsrest Abbey")
def test_the_abbey_gives_two_or_four_where_its_lord_lives() -> None:
    for text, life in (
        ("city Kingsrest Abbey: Elder", 22),
        ("city Kingsrest Abbey: Elder; avatar in Kingsrest Abbey", 24),
        ("city Kingsrest Abbey: Elder; city Dale (Body, 8); avatar in Dale", 22),
    ):
        s = ava(f"A: {text}\nB:\nphase: Tactics")
        wins(s, "Soul", "the advantage")
        assert s.life("A") == life


@plays("Scorched Palisade")
def test_who_wins_body_strengthens_those_who_are_in_his_army_then() -> None:
    s = ava("A: city Scorched Palisade: Elder, Page; army: Ox 2/2, Cow 1/1\nB: army: Elk 1/1\nphase: Tactics")
    wins(s, "Body", "the advantage")
    names = ("Ox", "Cow", "Elder", "Elk")
    assert [s.value(name) for name in names] == ["3/2", "2/1", "1/1", "1/1"]
    s.to("Play")
    s.choose("move Page to the Army") if "move Page to the Army" in s.options() else s.choose("move Page")
    s.all_pass()
    assert s.value("Page") == "1/1"
    s.to("Play", "B")
    assert s.value("Ox") == "2/2"


@plays("Scorched Palisade")
def test_it_happens_once_for_several_cities_and_not_for_the_point_or_for_others() -> None:
    s = ava("A: city Scorched Palisade: Elder; city Dale (Body, 8); army: Ox 2/2\nB:\nphase: Tactics")
    wins(s, "Body", "the advantage")
    assert s.value("Ox") == "3/2"
    s = ava("A: city Scorched Palisade: Elder; army: Ox 2/2\nB:\nphase: Tactics")
    wins(s, "Body", "1 VP")
    assert s.value("Ox") == "2/2"
    s = ava(
        "A: city Scorched Palisade: Elder; army: Ox 2/2\nB: city Dale (Body, 8): Smith, Cook; army: Elk\nphase: Tactics"
    )
    s.choose("claim Body", "bid Elder", "bid Smith", "bid Cook", "Body: the advantage")
    assert (s.value("Ox"), s.value("Elk")) == ("2/2", "1/1")


@plays("Harvest Tithe")
def test_every_resident_of_ones_cities_gives_a_life_point_the_player_among_them() -> None:
    s = ava("""
        A: city Dale (Body, 8): Elder, Smith; city Fen (Mind, 8): Cook; avatar in Fen; army: Ox; gold 2 Gaian;
           hand: Harvest Tithe
        B: city Moor (Soul, 8): Nun, Monk
    """)
    s.play("Harvest Tithe")
    assert s.life("A") == 24
    s = ava(
        "A: city Dale (Body, 8): Elder; army: Ox, Cow; gold 2 Gaian; hand: Harvest Tithe\nB: city Moor (Soul, 8): Nun"
    )
    s.play("Harvest Tithe")
    assert (s.life("A"), s.life("B")) == (21, 20)


@plays("Cloister of Mercies")
def test_mercy_comes_as_the_turn_ends_to_who_still_has_the_city() -> None:
    s = ava("A: city Cloister of Mercies: Elder\nB:\nphase: Tactics")
    wins(s, "Soul", "the advantage")
    assert s.life("A") == 20
    s.to("Play", "B")
    assert s.life("A") == 23
    s = ava("A: city Cloister of Mercies (hurt 7): Elder\nB: army: Ox 2/2\nphase: Tactics, active B")
    s.choose("done")
    s.to("Play", "A")
    assert s.life("A") == 20


@plays("Stonebelly Forge")
def test_attackers_are_stronger_while_the_forge_is_theirs() -> None:
    s = ava("A: city Stonebelly Forge: Elder; army: Ox 2/2, Cow 1/1\nB: army: Elk 1/1\nphase: Tactics")
    wins(s, "Body", "the advantage")
    s.choose("done", "attack B's army", "send Ox", "done")
    assert (s.value("Ox"), s.value("Cow"), s.value("Elk")) == ("3/2", "1/1", "1/1")
