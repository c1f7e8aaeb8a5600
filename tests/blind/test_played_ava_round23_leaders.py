"""Blind creatures of AVA's round 23 that lead, cost or count, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Raze": "event 0: Destroy target city.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Red": "creature 1 Red Banner 1/1", "Salt": "city 2 Soul 8",
    "Mourner": "creature 1 1/1: Whenever a creature dies, gain 1 life point.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Mossback Elder")
@pytest.mark.parametrize("where", ["army: Mossback Elder, Ox 1/1, Red; city Dale: Hen 1/1",
                                   "city Oak: Mossback Elder; army: Ox 1/1, Red; city Dale: Hen 1/1"])  # fmt: skip
def test_other_gaian_creatures_of_the_elder_are_tougher(where: str) -> None:
    s = ava(f"A: {where}; hand: 1\nB: army: Elk 1/1; hand: 1", TEXTS)
    names = ("Mossback Elder", "Ox", "Hen", "Red", "Elk", "Avatar of A")
    assert [s.value(n) for n in names] == ["2/4", "1/2", "1/2", "1/1", "1/1", "0/0"]


@plays("Mossback Elder")
def test_two_elders_help_each_other_and_without_them_the_hurt_die() -> None:
    s = ava("A: army: Mossback Elder, Mossback Elder, Ox 1/1 hurt 2, Hen 1/1; hand: Axe\nB: army: Elk; hand: 1", TEXTS)
    assert [s.value(n) for n in ("Mossback Elder", "Mossback Elder (2)", "Ox")] == ["2/5", "2/5", "1/3"]
    s.play("Axe", "target Mossback Elder (2)")
    assert (s.value("Mossback Elder"), s.value("Hen"), s.place("Ox")) == ("2/4", "1/2", "A's graveyard")


@plays("Drill Marshal")
@pytest.mark.parametrize("killed", ["no", "before", "after"])
def test_other_attackers_of_the_marshal_are_stronger_for_the_turn(killed: str) -> None:
    s = ava(
        "A: army: Drill Marshal, Ox 1/9, Hen 1/1; hand: 1\nB: army: Cow 1/1; city Dale (Body, 9); hand: Axe" + COMBAT,
        TEXTS,
    )
    s.choose("attack Dale", "send Drill Marshal", "send Ox", "send Avatar of A", "done")
    if killed == "before":
        assert s.chain() == ["Drill Marshal"]
        until(s, "play Axe")
        s.choose("play Axe", "target Drill Marshal")
    until(s, "block")
    values = {"Drill Marshal": "3/3", "Ox": "2/9", "Hen": "1/1", "Cow": "1/1", "Avatar of A": "0/0"}
    assert {n: s.value(n) for n in values} == values
    if killed == "after":
        s.choose("done")
        until(s, "play Axe")
        s.choose("play Axe", "target Drill Marshal")
    fought(s)
    assert s.damage("Dale") == 2 + (3 if killed == "no" else 0)
    assert s.value("Ox") == "2/9"
    s.to("Play", "B")
    assert s.value("Ox") == "1/9"


@plays("Drill Marshal")
def test_a_marshal_alone_or_at_home_drills_nobody() -> None:
    s = ava(f"A: army: Drill Marshal, Ox 1/9; hand: 1\nB: army: Cow; hand: Wait{COMBAT}", TEXTS)
    home = s.fork()
    s.choose("attack B's army", "send Drill Marshal", "done")
    until(s, "block")
    assert (s.value("Drill Marshal"), s.value("Ox")) == ("3/3", "1/9")
    home.choose("attack B's army", "send Ox", "done")
    until(home, "block")
    assert home.value("Ox") == "1/9"


@plays("Oathbroken Berserker")
@pytest.mark.parametrize(("gold", "pays", "place"), [
    ("gold 1 Dark Legion; ", True, "A's Army"), ("gold 1 Dark Legion; ", False, "B's graveyard"), ("", None, "B's graveyard"),
])  # fmt: skip
def test_a_berserker_is_paid_at_each_own_upkeep(gold: str, pays: bool | None, place: str) -> None:
    s = ava(
        f"A: army: Oathbroken Berserker of B, Mourner; {gold}hand: 1\nB: army: Elk; hand: 1\nphase: Discard, active B",
        TEXTS,
    )
    if pays is not None:
        until(s, "choose: pay")
        assert (s.asked, s.phase) == ("A", "Upkeep")
        s.choose(next(o for o in s.options() if o.startswith("choose: pay") is pays))
    s.to("Play", "A")
    assert (s.place("Oathbroken Berserker"), s.life("A")) == (place, 20)  # it has not died
    assert s.gems("A") == ("1 Dark Legion" if pays is False else "")
    if pays:
        s.to("Play", "B")
        assert s.place("Oathbroken Berserker") == place


@plays("Oathbroken Berserker")
def test_each_berserker_is_paid_by_itself_and_none_in_the_turn_it_comes() -> None:
    both = "Oathbroken Berserker, Oathbroken Berserker"
    s = ava(f"A: army: {both}; gold 1 Red Banner; hand: 1\nB: army: Elk; hand: 1\nphase: Discard, active B")
    until(s, "choose: pay")
    s.choose("choose: pay 1 gold")
    s.to("Play", "A")
    assert sorted(s.place(n) for n in ("Oathbroken Berserker", "Oathbroken Berserker (2)")) == [
        "A's Army",
        "A's graveyard",
    ]
    s = ava("A: hand: Oathbroken Berserker; gold 3 Red Banner; city Dale\nB: army: Elk; hand: 1\nphase: Entrance")
    s.choose("play Oathbroken Berserker", "place in the Army")
    s.to("Play", "B")
    assert s.place("Oathbroken Berserker") == "A's Army"


@plays("Whispering Envoy")
def test_of_two_cards_an_envoy_takes_one_and_puts_the_other_under_the_deck() -> None:
    s = ava("A: hand: Raise; grave: Whispering Envoy; deck: Ox, Elk, Cow, 2\nB: hand: 1", TEXTS)
    s.choose("play Raise")
    until(s, "pick")
    assert (s.asked, offered(s, "pick")) == ("A", ["Ox", "Elk"])
    assert (s.sees("A", "Elk"), s.sees("B", "Elk"), s.sees("A", "Cow")) == (True, False, False)
    s.choose("pick Elk")
    assert (s.hand("A"), s.deck("A")) == (["Elk"], ["Cow", "Spare", "Spare (2)", "Ox"])
    assert (s.sees("B", "Ox"), s.sees("B", "Elk"), s.over) == (False, False, False)


@plays("Whispering Envoy")
@pytest.mark.parametrize(("deck", "hand"), [("Ox", ["Ox"]), ("0", [])])
def test_an_envoy_before_a_short_deck_defeats_nobody(deck: str, hand: list[str]) -> None:
    s = ava(f"A: hand: Raise; grave: Whispering Envoy; deck: {deck}; city Dale\nB: hand: 1", TEXTS)
    s.choose("play Raise")
    while s.asked and s.table.chain:
        s.choose(s.way_on())
    assert (s.hand("A"), s.deck("A"), s.over) == (hand, [], False)


@plays("Census Colossus")
@pytest.mark.parametrize(("cities", "value"), [
    ("", "2/2"), ("city Dale (Body, 8); city Oak (Body, 8)", "3/3"), ("city Dale (Body, 8); city Fen (Mind, 8)", "4/4"),
    ("city Dale (Body, 8); city Fen (Mind, 8); city Moor (Soul, 8)", "5/5"),
])  # fmt: skip
def test_the_colossus_counts_the_disciplines_of_its_cities(cities: str, value: str) -> None:
    s = ava(f"A: army: Census Colossus; {cities or 'hand: 1'}; cities: Salt\nB: city Elm (Soul, 8); hand: 1", TEXTS)
    assert s.value("Census Colossus") == value


@plays("Census Colossus")
@pytest.mark.parametrize(("razed", "place"), [("Fen", "A's graveyard"), ("Dale", "A's Army"), ("Elm", "A's Army")])
def test_the_colossus_may_die_as_a_discipline_is_lost(razed: str, place: str) -> None:
    s = ava(
        "A: army: Census Colossus hurt 3; city Dale (Body, 8); city Oak (Body, 8); city Fen (Mind, 8); cities: Salt;"
        " hand: Raze\n"
        "B: city Elm (Soul, 8); hand: 1", TEXTS,
    )  # fmt: skip
    s.play("Raze", f"target {razed}")
    assert s.place("Census Colossus") == place
