"""Blind texts of AVA on attacks and damage, played as their writer meant them."""

import pytest

from blind.texts import ava, plays
from scenes.ava import Scene

TEXTS = {
    "Bolt": "event 0: Deal 3 damage to target creature.", "Quake": "event 0: Deal 2 damage to target city.",
    "Smite": "event 0: Deal 3 damage to target avatar.", "Drain": "event 0: Deal 3 damage to target player.",
    "Nick": "event 0: Deal 1 damage to target city.", "Wait": "event 0: Draw a card.",
    "Ward": "enchantment 0: Attach to target city.", "Shove": "event 0: Move target creature to target city.",
}  # fmt: skip

WALLED = """
    A: army: Ox 2/1, Cow 2/3
    B: avatar marked; city Dale (Body, 8); city Fen (Mind, 8); attached: Thornclad Walls on Dale
    phase: Attack
"""
ORRIN = "Field Marshal Orrin"


def blocked_by_elk(s: Scene) -> None:
    """B's Elk blocks the Ox, and A is asked for responses to that."""
    while "block Ox with Elk" not in s.options():
        s.choose("pass")
    s.choose("block Ox with Elk", "done")
    while s.asked != "A":
        s.choose(next(label for label in ("no", "pass") if label in s.options()))


@plays("Hedgerow Sentinel")
def test_each_damage_to_the_sentinels_city_is_one_less() -> None:
    s = ava("A: army: Ox 3/3, Imp 1/1\nB: city Dale (Body, 8): Hedgerow Sentinel marked\nphase: Attack")
    s.choose("attack Dale", "send Ox", "send Imp", "done", "done")
    assert s.damage("Dale") == 2  # 2 of the Ox, nothing of the Imp
    s = ava("A: hand: Quake\nB: city Dale (Body, 8): Hedgerow Sentinel; city Fen (Mind, 8): Elder", TEXTS)
    s.play("Quake", "target Dale")
    assert (s.damage("Dale"), s.damage("Fen")) == (1, 0)


@plays("Hedgerow Sentinel")
def test_two_sentinels_take_two_and_nothing_happens_in_the_army_or_elsewhere() -> None:
    s = ava(
        "A: hand: 2 Quake, Nick\nB: city Dale (Body, 8): Hedgerow Sentinel, Hedgerow Sentinel; city Fen (Mind, 8): Elder",
        TEXTS,
    )
    s.play("Quake", "target Dale")
    s.play("Nick", "target Dale")
    s.play("Quake", "target Fen")
    assert (s.damage("Dale"), s.damage("Fen")) == (0, 2)
    s = ava("A: hand: Quake\nB: city Dale (Body, 8); army: Hedgerow Sentinel", TEXTS)
    s.play("Quake")
    assert s.damage("Dale") == 2


@plays("Hedgerow Sentinel")
def test_the_sentinel_is_dealt_damage_as_ever() -> None:
    s = ava("A: hand: Bolt\nB: city Dale (Body, 8): Hedgerow Sentinel", TEXTS)
    s.play("Bolt")
    assert s.place("Hedgerow Sentinel") == "B's graveyard"


@plays("Arbalest Crew")
def test_the_crew_and_another_mark_to_shoot_who_fights() -> None:
    s = ava("A: army: Arbalest Crew, Ox 1/9, Page 1/1; hand: 1\nB: army: Elk 1/5, Hen 1/1\nphase: Attack", TEXTS)
    assert "use Arbalest Crew" not in s.options()
    s.choose("attack B's army", "send Ox", "done")
    blocked_by_elk(s)
    s.choose("use Arbalest Crew")
    assert "target Elk" in s.options()
    assert "target Ox" in s.options()
    assert "target Hen" not in s.options()
    assert "target Page" not in s.options()
    s.choose("target Elk")
    s.all_pass()
    assert (s.marked("Arbalest Crew"), s.marked("Page")) == (True, True)
    assert s.damage("Elk") == 4  # 3 of the bolt, 1 of the Ox


@plays("Arbalest Crew")
def test_the_crew_alone_does_not_shoot_nor_without_a_fight() -> None:
    s = ava("A: army: Arbalest Crew, Ox 1/9; hand: 1\nB: army: Elk 1/5\nphase: Attack", TEXTS)
    s.choose("attack B's army", "send Ox", "done")
    blocked_by_elk(s)
    assert "use Arbalest Crew" not in s.options()  # the Ox is marked, for it attacks
    s = ava("A: army: Arbalest Crew, Page; hand: 1\nB: army: Elk 1/5", TEXTS)
    assert "use Arbalest Crew" not in s.options()


@plays("Sudden Rockslide")
def test_every_attacker_is_dealt_two_whoever_controls_it() -> None:
    for player in ("A", "B"):
        hands = {"A": "gold 3 Red Banner; hand: Sudden Rockslide", "B": "hand: 1"}
        other = {"A": "hand: 1", "B": "gold 3 Red Banner; hand: Sudden Rockslide"}
        s = ava(
            f"A: army: Ox 1/2, Cow 1/5, Page 1/1; {hands[player]}\nB: army: Elk 1/2; {other[player]}\nphase: Attack"
        )
        s.choose("attack B's army", "send Ox", "send Cow", "done")
        while "play Sudden Rockslide" not in s.options():
            s.choose("pass")
        s.choose("play Sudden Rockslide")
        while s.place("Sudden Rockslide") == "the chain":
            s.choose("pass")
        assert s.place("Ox") == "A's graveyard"
        assert (s.damage("Cow"), s.damage("Page"), s.damage("Elk")) == (2, 0, 0)


@plays("Field Marshal Orrin")
def test_the_marshals_army_attacks_and_defends_without_its_avatar() -> None:
    s = ava("A: city Dale: Elder; army: Field Marshal Orrin, Ox 2/2; avatar in Dale\nB: army: Elk 1/5\nphase: Attack")
    s.choose("attack B's army", "send Ox", "done", "done", "no")
    assert s.victory("A") == 2
    s = ava("A: army: Bull 2/2\nB: city Dale: Elder; army: Field Marshal Orrin, Elk 1/5; avatar in Dale\nphase: Attack")
    s.choose("attack B's army", "send Bull", "done", "block Bull with Elk", "done")
    assert (s.damage("Elk"), s.victory("A")) == (2, 0)


@plays("Field Marshal Orrin")
def test_the_army_helps_a_city_without_its_avatar_too() -> None:
    s = ava(
        "A: army: Bull 2/2\nB: city Dale (Body, 8); city Fen (Mind, 8); army: Field Marshal Orrin, Elk 1/5; avatar in Fen\n"
        "phase: Attack"
    )
    s.choose("attack Dale", "send Bull", "done", "block Bull with Elk", "done")
    assert (s.damage("Elk"), s.damage("Dale")) == (2, 0)


@plays("Field Marshal Orrin")
def test_only_his_own_army_and_only_while_he_is_in_it() -> None:
    for a, b in (
        ("city Dale: Field Marshal Orrin; army: Ox 2/2", "Elk 1/5"),
        ("city Dale: Elder; army: Ox 2/2", ORRIN),
    ):
        s = ava(f"A: {a}; avatar in Dale\nB: army: {b}\nphase: Attack")
        assert "Attack" in " ".join(s.log())
        assert not [label for label in s.options() if label.startswith("attack")]
    s = ava("A: army: Bull 2/2, Field Marshal Orrin\nB: city Dale: Elder; army: Elk 1/5; avatar in Dale\nphase: Attack")
    s.choose("attack B's army", "send Bull", "done")
    assert s.victory("A") == 2  # nobody could block


@pytest.mark.parametrize("hit", ["Smite", "Drain"])
@plays("The Queen's Body Double")
def test_the_double_dies_for_one_damage_to_whoever_she_stands_with(hit: str) -> None:
    for answer, life, place in (("yes", 20, "B's graveyard"), ("no", 17, "B's Army")):
        s = ava(f"A: hand: {hit}\nB: army: The Queen's Body Double, Cow 1/1", TEXTS)
        s.choose(f"play {hit}")
        while s.asked != "B" or "yes" not in s.options():
            s.choose(next(label for label in ("target player B", "target Avatar of B", "pass") if label in s.options()))
        s.choose(answer)
        assert (s.life("B"), s.place("The Queen's Body Double")) == (life, place)


@plays("The Queen's Body Double")
def test_in_one_city_she_serves_him_too_and_in_another_place_not() -> None:
    s = ava("A: hand: Smite\nB: city Dale: The Queen's Body Double; avatar in Dale", TEXTS)
    s.choose("play Smite", "target Avatar of B", "yes")
    assert (s.life("B"), s.place("The Queen's Body Double")) == (20, "B's graveyard")
    for text in (
        "city Dale: The Queen's Body Double; army: Ox",
        "city Dale: Elder; army: The Queen's Body Double; avatar in Dale",
    ):
        s = ava(f"A: hand: Smite\nB: {text}", TEXTS)
        s.play("Smite", "target Avatar of B")
        assert (s.life("B"), s.place("The Queen's Body Double") != "B's graveyard") == (17, True)


@plays("The Queen's Body Double")
def test_she_prevents_the_damage_of_one_attacker_and_not_the_next() -> None:
    s = ava("A: army: Ox 3/3, Cow 2/2\nB: army: The Queen's Body Double marked\nphase: Attack", TEXTS)
    s.choose("attack B's army", "send Ox", "send Cow", "done", "done", "yes")
    assert s.asked == "B"
    s.choose("yes")
    assert (s.life("B"), s.place("The Queen's Body Double")) == (18, "B's graveyard")


@plays("Thornclad Walls")
def test_whoever_attacks_the_city_is_pricked_at_once() -> None:
    s = ava(WALLED)
    s.choose("attack Dale", "send Ox", "send Cow", "done", "trigger of Thornclad Walls")
    assert s.place("Ox") == "A's graveyard"
    assert (s.damage("Cow"), s.damage("Dale")) == (1, 2)
    s = ava(WALLED)
    s.choose("attack Fen", "send Ox", "send Cow", "done")
    assert (s.place("Ox"), s.damage("Cow"), s.damage("Fen")) == ("A's Army", 0, 4)


@plays("Thornclad Walls")
def test_the_walls_are_attached_to_a_city_as_they_are_played() -> None:
    s = ava("A: city Dale (Body, 8); army: Ox; gold 2 Gaian; hand: Thornclad Walls\nB: city Fen (Mind, 8)")
    s.choose("play Thornclad Walls")
    assert s.options() == ["target Dale", "target Fen"]
