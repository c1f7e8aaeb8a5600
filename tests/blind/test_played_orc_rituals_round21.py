"""Blind rituals of round 21, and cards that speak of rituals, played as their writers meant them."""

from dataclasses import replace

import pytest

from blind.gestures import offered, starting, targets
from blind.texts import of_round, plays, until
from blind.texts import rituals as rituals_of
from scenes.rituals import Scene

TEXTS = {
    "Mage": "creature (Caster) 1/9", "Wait": "event 0: Gain 1 influence.", "Axe": "event 0: Kill target creature.",
    "Toll": "magic 0: Charges: 3. Draw a card.", "Knell": "magic 0: Charges: 3. Draw a card.",
    "Dirge": "magic 0: Charges: 3. Draw a card.", "Rob": "event 0: Remove target card in a graveyard from the game.",
    "Swap": "event 0: Put target creature into its controller's other front.", "Fetch": "event 0: Gain 1 influence.",
    "Raise": "event 0: Put target creature card from your graveyard into this front.",
    "Costly": "creature 4 1/9", "Cheap": "creature 3 1/9", "Imp": "creature 1 1/9", "Hydra": "creature X 1/9",
    "Burst": "creature X+3 1/9", "Blast": "event 0: Deal 2 damage to target creature.",
}  # fmt: skip
THREAD, BELLS, BONES, SONG = (
    "Unspooling of the Thread", "Drowning of the Bells", "Reading the Ox-Bones", "Summersong of Thrice-Oaken",
)  # fmt: skip
ACOLYTE, CHALK, LANTERN = "Candlewick Acolyte", "Spilled Chalk", "Lantern for the Long-Gone"
NEEDED = {THREAD: (2, 2), BELLS: (3, 4), BONES: (1, 1), SONG: (2, 3), LANTERN: (3, 3)}
# The writer tells the charges as a value beside the text; a card prints them in its text
PRINTED = {
    name: replace(card, text=f"Charges: {NEEDED[name][0]}. {card.text}")
    for name, card in of_round("rituals-21", *NEEDED).items()
}


def rituals(text: str, cards: dict[str, str]) -> Scene:
    """A scene in which the rituals of this round print their charges."""
    return rituals_of(text, {**{name: card for name, card in PRINTED.items() if name in text}, **cards})


def named(s: Scene, label: str, *answers: str) -> None:
    """Something is begun, these being chosen where they are asked for."""
    s.choose(label)
    for answer in answers:
        s.choose(answer) if answer in s.options() else None


@plays(THREAD, BELLS, BONES, SONG, LANTERN)
@pytest.mark.parametrize("name", NEEDED)
def test_a_ritual_is_played_full_for_its_gold_beside_a_caster(name: str) -> None:
    charges, cost = NEEDED[name]
    for has, gold, army, can in (
        (charges, cost, "Mage", True), (charges - 1, cost, "Mage", False), (charges, cost - 1, "Mage", False),
        (charges, cost, "Ox", False),
    ):  # fmt: skip
        money = f"resources: {gold}; " if gold else ""
        s = rituals(
            f"A: {money}offensive: {army}; rituals: {name} {has} charges; grave: Imp; hand: 1\nB: hand: 1", TEXTS
        )
        assert bool(offered(s, "play")) is can


@plays("Unspooling of the Thread")
@pytest.mark.parametrize("who", ["Cow", "Ox", "Mage"])
def test_a_thread_is_cut_in_that_battlefield(who: str) -> None:
    s = rituals(
        f"A: resources: 2; offensive: Mage, Ox 1/1; defensive: Elk; rituals: {THREAD} 2 charges; hand: 1\n"
        "B: defensive: Cow 1/99; offensive: Hen; hand: Swap", TEXTS,
    )  # fmt: skip
    named(s, f"play {THREAD}", "in the Offensive")
    assert sorted(targets(s)) == ["Cow", "Mage", "Ox"]
    s.choose(f"target {who}")
    gone = s.fork()
    s.all_pass()
    assert (s.place(who).endswith("graveyard"), s.place(THREAD), s.gold("A")) == (True, "A's graveyard", 0)
    until(gone, "play Swap")
    named(gone, "play Swap", "in the Defensive", f"target {who}")
    gone.all_pass()
    assert not gone.place(who).endswith("graveyard")


@plays("Drowning of the Bells")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_each_opponent_loses_five(front: str) -> None:
    s = rituals(
        f"A: resources: 4; offensive: Mage; defensive: Mage; rituals: {BELLS} 3 charges; hand: 1\n"
        "B: hand: 1\nC: 5 influence; hand: 1", TEXTS,
    )  # fmt: skip
    named(s, f"play {BELLS}", f"in the {front}")
    assert not targets(s)
    s.all_pass()
    assert [s.influence(seat) for seat in "AB"] == [20, 15]
    assert (s.influence("C") <= 0, s.over) == (True, False)


@plays("Reading the Ox-Bones")
@pytest.mark.parametrize(("deck", "drawn"), [(5, 3), (2, 2), (0, 0)])
def test_three_cards_are_drawn_or_what_is_there(deck: int, drawn: int) -> None:
    s = rituals(
        f"A: resources: 1; offensive: Mage; rituals: {BONES} 1 charge; hand: 1; deck: {deck}\nB: hand: 1", TEXTS
    )
    named(s, f"play {BONES}", "in the Offensive")
    s.all_pass()
    assert (len(s.hand("A")), len(s.hand("B")), s.over) == (1 + drawn, 1, False)


@plays("Summersong of Thrice-Oaken")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_all_of_his_are_stronger_this_turn_and_latecomers_not(front: str) -> None:
    s = rituals(
        f"A: resources: 3; offensive: Mage, Ox 1/1; defensive: Mage, Elk 1/1; rituals: {SONG} 2 charges; grave: Imp;"
        " hand: Raise, 1\nB: defensive: Cow 1/1; offensive: Hen 1/1; hand: 1", TEXTS,
    )  # fmt: skip
    named(s, f"play {SONG}", f"in the {front}")
    assert not targets(s)
    s.all_pass()
    named(s, "play Raise", "in the Offensive")
    s.all_pass()
    names = ("Mage", "Ox", "Elk", "Cow", "Hen", "Imp")
    assert [s.value(n) for n in names] == ["3/11", "3/3", "3/3", "1/1", "1/1", "1/9"]
    s.to("Play", "B")
    assert [s.value(n) for n in names] == ["1/9", "1/1", "1/1", "1/1", "1/1", "1/9"]


@plays("Candlewick Acolyte")
@pytest.mark.parametrize(("charges", "after"), [("", 1), (" 1 charge", 2), (" 3 charges", 3)])
def test_an_acolyte_lights_a_candle_for_one_of_his_rituals(charges: str, after: int) -> None:
    s = rituals(f"A: offensive: {ACOLYTE}; rituals: Toll{charges}, Knell; hand: 1\nB: rituals: Dirge; hand: 1", TEXTS)
    named(s, f"use {ACOLYTE}", "in the Offensive")
    while s.table.chain or starting(s, "pick", "target"):
        there = [o.partition(" ")[2] for o in starting(s, "pick", "target")]
        assert not there or sorted(there) in (["Knell", "Toll"], ["Knell"])
        s.choose(next((o for o in ("pick Toll", "target Toll") if o in s.options()), None) or s.way_on())
    assert (s.charges("Toll"), s.charges("Dirge"), s.marked(ACOLYTE)) == (after, 0, True)
    assert not offered(s, "use")


@plays("Candlewick Acolyte")
def test_it_does_so_beside_the_charging_and_in_their_turn() -> None:
    s = rituals(f"A: offensive: {ACOLYTE}; rituals: Toll; hand: 1\nB: hand: Wait\nphase: Play, active B", TEXTS)
    named(s, "play Wait", "in the Offensive")
    assert s.asked == "A"
    named(s, f"use {ACOLYTE}", "in the Defensive")
    while s.table.chain:
        s.choose("pick Toll" if "pick Toll" in s.options() else s.way_on())
    assert s.charges("Toll") == 1
    s = rituals(f"A: offensive: {ACOLYTE}; rituals: Toll; hand: 1\nB: hand: 1\nphase: Upkeep", TEXTS)
    until(s, "charge Toll")
    s.choose("charge Toll")
    until(s, f"use {ACOLYTE}")
    named(s, f"use {ACOLYTE}", "in the Offensive")
    while s.table.chain:
        s.choose("pick Toll" if "pick Toll" in s.options() else s.way_on())
    assert s.charges("Toll") == 2
    s = rituals(f"A: offensive: {ACOLYTE}; hand: 1\nB: rituals: Toll 1 charge; hand: 1", TEXTS)
    if offered(s, "use"):
        named(s, f"use {ACOLYTE}", "in the Offensive")
        s.all_pass()
    assert s.charges("Toll") == 1


@plays("Candlewick Acolyte")
def test_the_ritual_is_chosen_as_it_resolves() -> None:
    s = rituals(
        f"A: offensive: {ACOLYTE}, Mage; rituals: Toll, Knell 2 charges; hand: 1\nB: resources: 1; hand: {CHALK}", TEXTS
    )
    s.choose(f"use {ACOLYTE}")
    assert not targets(s)
    until(s, f"play {CHALK}")
    named(s, f"play {CHALK}", "in the Defensive", "target Knell")
    while s.table.chain:
        s.choose("pick Toll" if "pick Toll" in s.options() else s.way_on())
    assert (s.charges("Toll"), s.charges("Knell")) == (1, 0)


@plays("Spilled Chalk")
@pytest.mark.parametrize("charges", [" 3 charges", " 1 charge", ""])
@pytest.mark.parametrize(("front", "who"), [("Offensive", "Knell"), ("Defensive", "Knell"), ("Offensive", "Toll")])
def test_a_placed_ritual_loses_all_charges_and_stays(charges: str, front: str, who: str) -> None:
    s = rituals(
        f"A: resources: 1; offensive: Ox; defensive: Elk; rituals: Toll 2 charges; hand: {CHALK}\n"
        f"B: rituals: Knell{charges}; hand: 1", TEXTS,
    )  # fmt: skip
    named(s, f"play {CHALK}", f"in the {front}")
    assert sorted(targets(s)) == ["Knell", "Toll"]
    s.choose(f"target {who}")
    s.all_pass()
    assert (s.charges(who), s.charges("Toll")) == (0, 0 if who == "Toll" else 2)
    assert (s.place("Knell"), s.place("Toll")) == ("B's Rituals", "A's Rituals")


@plays("Spilled Chalk")
def test_a_ritual_that_is_played_is_not_spilled() -> None:
    s = rituals(
        f"A: offensive: Mage; rituals: Toll 3 charges; hand: 1\nB: resources: 1; rituals: Knell; hand: {CHALK}", TEXTS
    )
    named(s, "play Toll", "in the Offensive")
    until(s, f"play {CHALK}")
    named(s, f"play {CHALK}", "in the Defensive")
    assert "target Toll" not in s.options()
    s.all_pass()
    assert (s.place("Toll"), len(s.hand("A"))) == ("A's graveyard", 2)


@plays("Lantern for the Long-Gone")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
@pytest.mark.parametrize("wanted", [[], ["Cheap"], ["Cheap", "Hydra"], ["Burst", "Imp"]])
def test_the_long_gone_come_to_that_front(front: str, wanted: list[str]) -> None:
    s = rituals(
        f"A: resources: 3; offensive: Mage; defensive: Mage; rituals: {LANTERN} 3 charges;"
        " grave: Cheap, Costly, Hydra, Burst, Imp, Axe; hand: 1\nB: grave: Hen; hand: 1", TEXTS,
    )  # fmt: skip
    named(s, f"play {LANTERN}", f"in the {front}")
    assert sorted(targets(s)) == ["Burst", "Cheap", "Hydra", "Imp"]
    s.choose(*(f"target {name}" for name in wanted), *["done"] * (len(wanted) < 2))
    s.all_pass()
    assert [s.place(n) for n in wanted] == [f"A's {front}"] * len(wanted)
    assert not any(s.marked(n) for n in wanted)
    rest = {"Cheap", "Costly", "Hydra", "Burst", "Imp", "Hen"} - set(wanted)
    assert all(s.place(n).endswith("graveyard") for n in rest)
    assert s.gold("A") == 0


@plays("Lantern for the Long-Gone")
def test_who_has_been_robbed_does_not_come() -> None:
    s = rituals(
        f"A: resources: 3; offensive: Mage; rituals: {LANTERN} 3 charges; grave: Cheap, Imp; hand: 1\nB: hand: Rob",
        TEXTS,
    )
    named(s, f"play {LANTERN}", "in the Offensive", "target Cheap", "target Imp")
    until(s, "play Rob")
    named(s, "play Rob", "in the Defensive", "target Cheap")
    s.all_pass()
    assert (s.place("Cheap"), s.place("Imp")) == ("removed", "A's Offensive")
