"""Blind creatures of AVA's twenty-fourth round, played as their writer meant them: what they cost, count and come back to."""

import pytest

from blind.gestures import fought, offered
from blind.texts import ava, plays, until
from scenes.ava import Scene
from scenes.scene import rule

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Scare": "event 0: Discard target creature.", "Hush": "event 0: Mark target creature.",
    "Shift": "event 0: Put target creature you control into a city.",
    "Settle": "event 0: Put target creature card from your graveyard into a city you control.",
    "Take": "event 0: Gain control of target creature.",
    "Ward": "event 0: Prevent all damage that would be dealt to target city this turn.",
    "Exile": "event 0: Remove target card in a graveyard from the game.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
ENTRANCE = "\nphase: Entrance"


@plays("Hungering Bog-Thing")
@pytest.mark.parametrize("marked", ["", " marked"])
def test_a_bog_thing_costs_a_life_point_at_each_own_upkeep(marked: str) -> None:
    s = ava(f"A: army: Hungering Bog-Thing{marked}; hand: 1\nB: army: Elk; hand: 1\nphase: Upkeep")
    for seat, life in (("A", 19), ("B", 19), ("A", 18)):
        s.to("Play", seat)
        assert (s.life("A"), s.life("B"), s.victory("B")) == (life, 20, 0)


@plays("Hungering Bog-Thing")
def test_a_bog_thing_takes_the_last_life_point() -> None:
    s = ava("A: 1 LP; army: Hungering Bog-Thing; hand: 1\nB: army: Elk; hand: 1\nphase: Upkeep")
    while s.asked and s.phase == "Upkeep":
        s.choose(s.way_on())
    assert (s.over, s.winner) == (True, "B")


@rule("AVA-CITY-09")
@plays("Tentless Nomad")
def test_the_nomad_is_in_no_city_by_any_way() -> None:
    s = ava(f"A: hand: Tentless Nomad; gold 2 Red Banner; city Dale; army: Ox\nB: army: Elk{ENTRANCE}")
    s.choose("play Tentless Nomad")
    assert "place in Dale" not in s.options()
    s.all_pass()
    assert s.place("Tentless Nomad") == "A's Army"
    s = ava("A: hand: Shift; city Dale; army: Tentless Nomad, Ox\nB: army: Elk", TEXTS)
    assert offered(s, "move", "Ox")
    assert not offered(s, "move", "Tentless Nomad")
    s.play("Shift", "target Tentless Nomad")
    assert s.place("Tentless Nomad") == "A's Army"
    s = ava("A: hand: Settle; city Dale; grave: Tentless Nomad; army: Ox\nB: army: Elk", TEXTS)
    s.choose("play Settle") if "play Settle" in s.options() else None
    s.all_pass()
    assert s.place("Tentless Nomad") != "Dale"
    s = ava("A: hand: Take; army: Ox\nB: army: Tentless Nomad", TEXTS)
    s.play("Take", "target Tentless Nomad")
    assert s.place("Tentless Nomad") == "A's Army"


@rule("AVA-CITY-09")
@plays("Tentless Nomad")
@pytest.mark.parametrize(("goal", "can"), [("Dale", False), ("B's army", True)])
def test_the_nomad_defends_the_army_alone(goal: str, can: bool) -> None:
    s = ava(f"A: army: Ox 1/9; hand: Wait\nB: city Dale (Body, 8); army: Tentless Nomad; hand: Wait{COMBAT}", TEXTS)
    s.choose(f"attack {goal}", "send Ox", "done")
    until(s, "block")
    assert ("Ox with Tentless Nomad" in offered(s, "block")) is can
    s = ava(f"A: army: Tentless Nomad; hand: 1\nB: city Dale (Body, 8); army: Elk{COMBAT}")
    s.choose("attack Dale", "send Tentless Nomad", "done")
    fought(s)
    assert s.damage("Dale") == 3


@plays("Crescendo Raider")
@pytest.mark.parametrize(("killed", "value"), [(None, "3/3"), ("Hen", "2/3")])
def test_a_raider_is_stronger_for_each_who_attacks_beside_him(killed: str | None, value: str) -> None:
    s = ava(f"A: army: Crescendo Raider, Ox, Hen, Pig; hand: Wait\nB: army: Elk; hand: Axe, Axe, Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", *(f"send {n}" for n in ("Crescendo Raider", "Ox", "Hen", "Avatar of A")), "done")
    if killed:
        until(s, "play Axe")
        s.choose(next(o for o in s.options() if o.startswith("play Axe")), f"target {killed}")
    while s.table.chain:
        s.choose("pass")
    assert s.value("Crescendo Raider") == value
    until(s, "play Axe")
    s.choose(next(o for o in s.options() if o.startswith("play Axe")), "target Ox")
    while s.table.chain:
        s.choose("pass")
    assert s.value("Crescendo Raider") == value  # it is fixed by now
    s.to("Second Play")
    assert s.value("Crescendo Raider") == value
    s.to("Play", "B")
    assert s.value("Crescendo Raider") == "1/3"


@plays("Crescendo Raider")
@pytest.mark.parametrize("sent", ["Crescendo Raider", "Ox"])
def test_a_raider_alone_or_at_home_gets_nothing(sent: str) -> None:
    s = ava(f"A: army: Crescendo Raider, Ox, Hen; hand: Wait\nB: army: Elk; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", f"send {sent}", *(["send Hen"] if sent == "Ox" else []), "done")
    s.to("Second Play")
    assert s.value("Crescendo Raider") == "1/3"


@plays("Almanac Reader")
def test_the_reader_takes_one_of_three_cards_and_orders_the_rest_below_unseen() -> None:
    s = ava("A: hand: Almanac Reader; gold 3 Gaian; deck: Hen, Cow, Pig, Fox, Ram; army: Ox\nB: army: Elk" + ENTRANCE)
    s.choose("play Almanac Reader")
    until(s, "pick")
    assert (s.asked, offered(s, "pick")) == ("A", ["Hen", "Cow", "Pig"])
    other = s.fork()
    s.choose("pick Cow", "pick Pig")
    assert (s.hand("A"), s.deck("A")[:2]) == (["Cow"], ["Fox", "Ram"])
    assert not any(s.sees("B", name) for name in ("Hen", "Cow", "Pig"))
    assert (s.sees("A", "Cow"), s.sees("A", "Fox")) == (True, False)
    other.choose("pick Cow", "pick Hen")
    assert sorted(other.deck("A")[2:]) == ["Hen", "Pig"]
    assert other.deck("A")[2:] == s.deck("A")[2:][::-1]


@plays("Almanac Reader")
@pytest.mark.parametrize(("deck", "hand"), [("0", []), ("Hen", ["Hen"]), ("Hen, Cow", ["Hen"])])
def test_the_reader_of_a_small_deck_takes_what_there_is_and_draws_nothing(deck: str, hand: list[str]) -> None:
    s = ava(f"A: hand: Almanac Reader; gold 3 Gaian; deck: {deck}; army: Ox\nB: army: Elk{ENTRANCE}")
    s.choose("play Almanac Reader")
    s.choose("pick Hen") if offered(s, "pick") else None
    assert (s.over, s.hand("A"), s.place("Almanac Reader")) == (False, hand, "A's Army")
    assert s.deck("A") == (["Cow"] if "Cow" in deck else [])


@rule("AVA-AVATAR-08")
@plays("Keeper of Small Scores")
@pytest.mark.parametrize(("table", "answer", "gain", "life"), [
    ("army: Keeper of Small Scores", "no", 2, 20), ("army: Keeper of Small Scores marked", "no", 4, 20),
    ("army: Keeper of Small Scores, Keeper of Small Scores", "no", 1, 20), ("army: Keeper of Small Scores", "yes", 0, 16),
    ("city Dale (Body, 8): Keeper of Small Scores; army: Elk", "no", 4, 20),
    ("city Dale (Body, 8); avatar in Dale; army: Keeper of Small Scores", "no", 2, 20),
    ("army: Keeper of Small Scores; avatar marked", "no", 2, 20),
    ("army: Elk", "no", 4, 20),
])  # fmt: skip
def test_each_attacker_let_through_brings_less(table: str, answer: str, gain: int, life: int) -> None:
    s = ava(f"A: army: Ox 3/9, Fly 1/1; hand: 1\nB: {table}; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Ox", "send Fly", "done")
    fought(s, answer)
    assert (s.victory("A"), s.life("B")) == (gain, life)


@plays("Keeper of Small Scores")
def test_a_keeper_may_defend_and_keeps_points_of_no_other_army_or_city() -> None:
    s = ava(f"A: army: Ox 3/9, Fly 1/1; hand: 1\nB: army: Keeper of Small Scores; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Ox", "send Fly", "done")
    until(s, "block")
    s.choose("block Fly with Keeper of Small Scores")
    fought(s, "no")
    assert (s.victory("A"), s.place("Fly")) == (2, "A's graveyard")
    s = ava(f"A: army: Ox 3/9\nB: army: Keeper of Small Scores; hand: 1\nC: army: Elk; hand: 1{COMBAT}")
    s.choose("attack C's army", "send Ox", "done")
    fought(s, "no")
    assert s.victory("A") == 3
    s = ava(f"A: army: Ox 3/9; hand: 1\nB: city Dale (Body, 8); army: Keeper of Small Scores; hand: 1{COMBAT}")
    s.choose("attack Dale", "send Ox", "done")
    fought(s, "no")
    assert s.damage("Dale") == 3


@plays("Keeper of Small Scores")
@pytest.mark.parametrize("card", ["Axe", "Hush"])
def test_a_keeper_who_is_gone_or_marked_by_then_keeps_nothing(card: str) -> None:
    s = ava(f"A: army: Ox 3/9; hand: {card}\nB: army: Keeper of Small Scores, Elk; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ox", "done")
    until(s, "block")
    until(s, f"play {card}")
    s.choose(f"play {card}", "target Keeper of Small Scores")
    fought(s, "no")
    assert s.victory("A") == 3


@plays("Cellar Revenant")
@pytest.mark.parametrize(("does", "place", "damage"), [(True, "Dale", 2), (False, "A's graveyard", 0)])
def test_a_revenant_comes_back_into_a_city_that_is_damaged(does: bool, place: str, damage: int) -> None:
    s = ava("A: army: Cellar Revenant; city Dale (Body, 8); city Oak; hand: Axe, Axe\nB: army: Elk; city Fen", TEXTS)
    s.choose(next(o for o in s.options() if o.startswith("play Axe")), "target Cellar Revenant")
    until(s, "yes")
    assert s.asked == "A"
    s.choose("yes" if does else "no")
    if does:
        assert sorted(offered(s, "pick")) == ["Dale", "Oak"]
        s.choose("pick Dale")
    s.all_pass() if s.table.chain else None
    assert (s.place("Cellar Revenant"), s.damage("Dale"), s.damage("Oak")) == (place, damage, 0)
    if does:
        assert s.marked("Cellar Revenant")
        s.choose(next(o for o in s.options() if o.startswith("play Axe")), "target Cellar Revenant")
        until(s, "yes")
        s.choose("yes", "pick Dale")
        assert (s.place("Cellar Revenant"), s.damage("Dale")) == ("Dale", 4)


def revenant(table: str, *before: str, response: str = "") -> Scene:
    """The Revenant is killed and A does what it offers; somebody has answered the trigger by then."""
    s = ava(table, TEXTS)
    for card in before:
        s.play(card)
    s.choose("play Axe")
    s.choose("target Cellar Revenant") if offered(s, "target") else None
    if response:
        while "Axe" in s.chain():
            s.choose("pass")
        until(s, f"play {response}")
        s.choose(f"play {response}")
        s.choose("target Cellar Revenant") if offered(s, "target") else None
    until(s, "yes")
    s.choose("yes")
    return s


@plays("Cellar Revenant")
@pytest.mark.parametrize(("table", "before", "response", "place", "damage"), [
    ("A: army: Cellar Revenant; city Dale (Body, 8); hand: Axe, Ward\nB: army: Elk", ["Ward"], "", "A's graveyard", 0),
    ("A: army: Cellar Revenant; city Dale (Body, 8); hand: Axe\nB: army: Elk; hand: Exile", [], "Exile", "removed", 2),
    ("A: army: Cellar Revenant of B; city Dale (Body, 8); hand: Axe\nB: army: Elk", [], "", "B's graveyard", 2),
])  # fmt: skip
def test_a_revenant_does_not_come_back_from_elsewhere_or_undamaged(
    table: str, before: list[str], response: str, place: str, damage: int
) -> None:
    s = revenant(table, *before, response=response)
    assert (s.place("Cellar Revenant"), s.damage("Dale")) == (place, damage)


@plays("Cellar Revenant")
def test_a_revenant_may_bring_its_city_down_and_stands_marked_in_the_army() -> None:
    s = revenant("A: army: Cellar Revenant; city Dale (Body, 8, hurt 6); hand: Axe, 1\nB: army: Elk")
    assert (s.place("Dale"), s.place("Cellar Revenant"), s.marked("Cellar Revenant")) == (
        "A's graveyard", "A's Army", True,
    )  # fmt: skip


@plays("Cellar Revenant")
@pytest.mark.parametrize(("card", "city"), [("Axe", ""), ("Scare", "; city Dale")])
def test_a_revenant_without_a_city_or_that_has_not_died_stays_away(card: str, city: str) -> None:
    s = ava(f"A: army: Cellar Revenant{city}; hand: {card}, 1\nB: army: Elk; city Fen", TEXTS)
    s.choose(f"play {card}", "target Cellar Revenant")
    while s.table.chain:
        s.choose(next((o for o in s.options() if o in ("yes", "pass")), None) or s.way_on())
    assert (s.place("Cellar Revenant"), s.damage("Fen")) == ("A's graveyard", 0)
