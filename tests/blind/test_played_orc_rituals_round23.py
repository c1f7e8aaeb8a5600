"""Blind rituals of round 23, played as their writer meant them."""

from dataclasses import replace

import pytest

from blind.gestures import offered, starting, targets, values
from blind.texts import of_round, plays, until
from blind.texts import rituals as rituals_of
from scenes.rituals import Scene

TEXTS = {
    "Mage": "creature (Caster) 1/9", "Wait": "event 0: Gain 1 influence.", "Axe": "event 0: Kill target creature.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.",
    "Bounce": "event 0: Return target creature to its owner's hand.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Dirge": "magic 2: Charges: 3. Draw a card.", "Knell": "magic 2: Charges: 2. Draw a card.",
    "Drop": "event 0: Discard target ritual.", "Toss": "event 0: Sacrifice a creature you control.",
}  # fmt: skip
STEEPLE, READING, HYMN = "Rite of the Falling Steeple", "Long Night's Reading", "Hymn of Raised Shields"
HARVEST, CANDLE, KINDLING = "Ninefold Harvest Blessing", "Calling by Candle and Bone", "Slow Kindling"
RECKONING = "The Unpaid Reckoning"
NEEDED = {
    STEEPLE: (2, 3),
    READING: (2, 1),
    HYMN: (1, 2),
    HARVEST: (4, 2),
    CANDLE: (3, 2),
    KINDLING: (1, 1),
    RECKONING: (6, 3),
}
# The writer tells the charges as a value beside the text; a card prints them in its text
PRINTED = {
    name: replace(card, text=f"Charges: {NEEDED[name][0]}. {card.text}")
    for name, card in of_round("rituals-23", *NEEDED).items()
}


def rituals(text: str, cards: dict[str, str]) -> Scene:
    """A scene in which the rituals of this round print their charges."""
    return rituals_of(text, {**{name: card for name, card in PRINTED.items() if name in text}, **cards})


def full(name: str, more: str = "hand: 1", b: str = "hand: 1", front: str = "Offensive", beside: str = "") -> Scene:
    """A ritual that is full is announced beside a Caster, as far as its targets."""
    charges, cost = NEEDED[name]
    s = rituals(f"A: resources: {cost}; rituals: {name} {charges} charges{beside}; {more}\nB: {b}", TEXTS)
    s.choose(f"play {name}")
    s.choose(*starting(s, f"in the {front}"))
    return s


@plays("Rite of the Falling Steeple", "Long Night's Reading", "Hymn of Raised Shields")
@plays("Ninefold Harvest Blessing", "Calling by Candle and Bone", "Slow Kindling")
@pytest.mark.parametrize("name", NEEDED)
def test_a_ritual_is_played_full_for_its_gold_beside_a_caster(name: str) -> None:
    charges, cost = NEEDED[name]
    for has, gold, army, can in (
        (charges, cost, "Mage", True), (charges - 1, cost, "Mage", False), (charges, cost - 1, "Mage", False),
        (charges, cost, "Ox", False),
    ):  # fmt: skip
        s = rituals(
            f"A: {gold} gold; resources: Rye marked; offensive: {army}; rituals: {name} {has} charges, Dirge; grave: Imp; "
            "hand: 1\nB: defensive: Cow; hand: 1", TEXTS,
        )  # fmt: skip
        assert bool(offered(s, "play")) is can


@plays("Rite of the Falling Steeple", "Slow Kindling")
@pytest.mark.parametrize("name", [STEEPLE, KINDLING])
def test_it_is_placed_and_charged_in_ones_own_upkeep(name: str) -> None:
    s = rituals(
        f"A: resources: 5; offensive: Mage; rituals: Dirge; hand: {name}; deck: 20\nB: defensive: Cow; hand: 1; deck: 20",
        TEXTS,
    )
    assert not offered(s, "play")
    s.choose(f"place {name}")
    s.all_pass()
    for turn in range(NEEDED[name][0]):
        assert s.charges(name) == turn
        s.to("Upkeep", "A")
        assert f"charge {name}" in s.options()
        s.choose(f"charge {name}")
        s.to("Play", "A")
    assert name in offered(s, "play")


@plays("Rite of the Falling Steeple")
@pytest.mark.parametrize(
    ("front", "who"), [("Offensive", "Cow"), ("Offensive", "Ox"), ("Defensive", "Hen"), ("Offensive", "Guard")]
)
@pytest.mark.parametrize("saved", [False, True])
def test_the_steeple_falls_on_one(front: str, who: str, saved: bool) -> None:
    s = full(
        STEEPLE, "offensive: Mage, Ox 1/99, Guard assigned; defensive: Mage, Elk; hand: 1",
        f"defensive: Cow 1/99, Guard assigned; offensive: Hen; hand: {'Bounce' if saved else '1'}", front,
    )  # fmt: skip
    assert sorted(targets(s)) == (["Cow", "Guard", "Mage", "Ox"] if front == "Offensive" else ["Elk", "Hen", "Mage"])
    s.choose(f"target {who}")
    card = "Guard (2)" if who == "Guard" else who
    if saved and who != "Guard":  # whoever owns the Guard cannot aim at it
        until(s, "play Bounce")
        s.choose("play Bounce", f"in the {'Defensive' if front == 'Offensive' else 'Offensive'}")
        s.choose(f"target {who}")
    s.all_pass()
    owner = "A" if who == "Ox" else "B"
    gone = saved and who != "Guard"
    assert s.place(card) == f"{owner}'s {'hand' if gone else 'graveyard'}"
    assert s.place(STEEPLE) == "A's graveyard"


@plays("Long Night's Reading")
@pytest.mark.parametrize(("deck", "drawn"), [(6, 3), (2, 2), (0, 0)])
def test_three_cards_are_read_or_what_is_there(deck: int, drawn: int) -> None:
    s = full(READING, f"offensive: Mage; hand: 6; deck: {deck}")
    s.all_pass()
    assert (len(s.hand("A")), len(s.hand("B")), s.over) == (6 + drawn, 1, False)


@plays("Hymn of Raised Shields")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_all_of_his_hear_the_hymn(front: str) -> None:
    s = full(
        HYMN, "offensive: Mage, Ox 1/1 marked, Guard assigned; defensive: Mage, Elk; hand: Swap, 1; grave: Rat; deck: 9",
        "defensive: Cow; offensive: Hen, Pig of A; hand: 1; deck: 9", front,
    )  # fmt: skip
    assert not targets(s)
    s.all_pass()
    everybody = ("Mage", "Ox", "Guard", "Mage (2)", "Elk", "Cow", "Hen", "Pig")
    assert values(s, *everybody) == ["2/11", "2/3", "2/11", "2/11", "2/3", "1/1", "1/1", "1/1"]
    s.do("play Swap", "target Ox")
    assert (s.place("Ox"), s.value("Ox")) == ("A's Defensive", "2/3")
    s.to("Play", "B")
    assert values(s, *everybody) == ["1/9", "1/1", "1/9", "1/9", "1/1", "1/1", "1/1", "1/1"]


@plays("Ninefold Harvest Blessing")
@pytest.mark.parametrize("before", [3, 20, 30])
def test_the_harvest_is_six(before: int) -> None:
    s = full(HARVEST, f"{before} influence; offensive: Mage; hand: 1")
    s.all_pass()
    assert (s.influence("A"), s.influence("B"), s.place(HARVEST)) == (before + 6, 20, "A's graveyard")


@plays("Calling by Candle and Bone")
@pytest.mark.parametrize("called", [["Imp", "Rat"], ["Ewe"], []])
def test_up_to_two_dead_are_called(called: list[str]) -> None:
    s = full(CANDLE, "offensive: Mage; grave: Imp, Rat, Ewe, Axe, Bow; hand: Wait", "grave: Pig; hand: 1")
    assert not targets(s)
    until(s, "pick")
    assert sorted(offered(s, "pick")) == ["Ewe", "Imp", "Rat"]
    for name in called:
        s.choose(f"pick {name}")
    s.choose(*starting(s, "done"))
    s.all_pass()
    assert sorted(s.hand("A")) == sorted([*called, "Wait"])
    assert s.place(CANDLE) == "A's graveyard"


@plays("Calling by Candle and Bone")
def test_with_nobody_there_nobody_is_called() -> None:
    s = full(CANDLE, "offensive: Mage; grave: Axe; hand: Wait", "grave: Pig; hand: 1")
    s.all_pass()
    assert (s.hand("A"), s.place(CANDLE)) == (["Wait"], "A's graveyard")


@plays("Slow Kindling")
@pytest.mark.parametrize(("which", "had", "has"), [("Dirge", 0, 2), ("Dirge", 1, 3), ("Dirge", 2, 3), ("Knell", 0, 2)])
def test_two_charges_are_kindled_or_what_there_is_room_for(which: str, had: int, has: int) -> None:
    beside = f", Dirge {had} charges, Knell"
    s = full(
        KINDLING, "offensive: Mage; hand: 1; deck: 9", "rituals: Knell; resources: 1; hand: 1; deck: 9", beside=beside
    )
    assert set(targets(s)) == {"Dirge", "Knell"}
    s.choose(f"target {which}")
    s.all_pass()
    assert (s.charges(which), s.place(KINDLING)) == (has, "A's graveyard")
    if (which, had) == ("Dirge", 0):
        s.to("Upkeep", "A")
        s.choose("charge Dirge")
        assert s.charges("Dirge") == 3


@plays("Slow Kindling")
def test_what_is_kindled_by_itself_is_nothing() -> None:
    s = rituals(
        f"A: resources: 1; rituals: {KINDLING} 1 charges; offensive: Mage; hand: 1\nB: rituals: Knell; hand: 1", TEXTS
    )
    assert not offered(s, "play")
    s = rituals(f"A: resources: 1; offensive: Mage; hand: {KINDLING}\nB: rituals: Knell; hand: 1", TEXTS)
    assert not offered(s, "play")


@plays("Slow Kindling")
def test_a_ritual_that_is_gone_gets_nothing() -> None:
    s = full(KINDLING, "offensive: Mage; hand: 1", "hand: Drop, Wait", beside=", Dirge, Knell")
    s.choose("target Dirge")
    until(s, "play Drop")
    s.choose("play Drop", *starting(s, "in the Offensive"))
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    s.choose(*[o for o in s.options() if o == "target Dirge"])
    s.all_pass()
    assert (s.place("Dirge"), s.charges("Knell"), s.place(KINDLING)) == ("A's graveyard", 0, "A's graveyard")


@plays("The Unpaid Reckoning")
@pytest.mark.parametrize(("had", "has"), [(0, 1), (4, 5), (6, 6)])
@pytest.mark.parametrize("who", ["Ox", "Elk"])
def test_who_dies_is_reckoned_wherever_that_is(who: str, had: int, has: int) -> None:
    s = rituals(
        f"A: resources: 3; rituals: {RECKONING} {had} charges, Dirge; offensive: Ox 1/1; defensive: Elk 1/1; hand: Axe"
        "\nB: defensive: Cow; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose("play Axe", f"in the {'Offensive' if who == 'Ox' else 'Defensive'}")
    s.choose(*starting(s, f"target {who}"))
    s.all_pass()
    assert (s.place(who), s.charges(RECKONING), s.charges("Dirge")) == ("A's graveyard", has, 0)


@plays("The Unpaid Reckoning")
@pytest.mark.parametrize("event", ["Axe", "Bounce", "Toss"])
def test_who_does_not_die_or_is_not_ones_own_is_not_reckoned(event: str) -> None:
    s = rituals(
        f"A: rituals: {RECKONING}; offensive: Ox 1/1, Pig 1/1; hand: {event}\nB: defensive: Cow; hand: 1", TEXTS
    )
    s.choose(f"play {event}")
    s.choose(*starting(s, "in the Offensive"))
    s.choose(*starting(s, "target Cow" if event == "Axe" else "target Ox"))
    s.all_pass()
    if event == "Toss":
        s.choose(*starting(s, "pick Ox"))
    assert (s.place("Ox") == "A's Offensive", s.charges(RECKONING)) == (event == "Axe", 0)


@plays("The Unpaid Reckoning")
def test_it_is_reckoned_in_the_turn_of_an_opponent_beside_the_charge_of_ones_own() -> None:
    s = rituals(
        f"A: rituals: {RECKONING}; offensive: Ox 1/1; hand: 1; deck: 9\nB: defensive: Cow; hand: Axe; deck: 9\nphase: Upkeep",
        TEXTS,
    )
    s.choose(f"charge {RECKONING}")
    s.to("Play", "B")
    s.choose("play Axe", *starting(s, "in the Defensive"))
    s.choose(*starting(s, "target Ox"))
    s.all_pass()
    assert s.charges(RECKONING) == 2
    s.to("Upkeep", "A")
    s.choose(f"charge {RECKONING}")
    assert s.charges(RECKONING) == 3


@plays("The Unpaid Reckoning")
@pytest.mark.parametrize(("there", "left"), [("Cow, Elk, Hen", 1), ("Cow, Elk", 0), ("Cow", 0), ("", 0)])
def test_two_of_that_battlefield_are_paid_by_each_opponent(there: str, left: int) -> None:
    s = full(
        RECKONING, "offensive: Mage, Ox; hand: 1", f"{f'defensive: {there}; ' if there else ''}offensive: Dog, Rat; hand: 1"
    )  # fmt: skip
    assert not targets(s)
    while s.table.chain or starting(s, "sacrifice", "pick"):
        mine = starting(s, "sacrifice Cow", "pick Cow", "sacrifice Hen", "pick Hen")
        assert not mine or s.asked == "B"
        s.choose(mine[0] if mine else s.way_on())
    names = [name.strip() for name in there.split(",") if name]
    assert sum(s.place(name) == "B's Defensive" for name in names) == left
    assert not there.endswith("Hen") or s.place("Elk") == "B's Defensive"
    assert {s.place(name) for name in ("Dog", "Rat")} == {"B's Offensive"}
    assert (s.place("Ox"), s.place("Mage"), s.place(RECKONING)) == ("A's Offensive", "A's Offensive", "A's graveyard")
