"""Blind rituals of round 22, played as their writer meant them."""

from dataclasses import replace

import pytest

from blind.gestures import offered, starting, targets, values
from blind.texts import of_round, plays, until
from blind.texts import rituals as rituals_of
from scenes.rituals import Scene

TEXTS = {
    "Mage": "creature (Caster) 1/9", "Wait": "event 0: Gain 1 influence.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.",
    "Raise": "event 0: Put target creature card from your graveyard into this front.",
    "Rob": "event 0: Remove target creature card in an opponent's graveyard from the game.",
    "Costly": "creature 3 1/9", "Imp": "creature 2 1/9", "Mite": "creature 0 1/9", "Hydra": "creature X 1/9",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.",
    "Herald": "creature 1 1/9: When Herald comes into play, gain 2 influence.", "Cheap": "event 1: Draw a card.",
}  # fmt: skip
WEARY, PAGES, GATE, SIEGE = (
    "Falling of the Weary",
    "Vigil over Old Pages",
    "Call to the Barrow Gate",
    "Slow Siege of Words",
)
HOST, ROOTS, OATH = "Hymn of the Whole Host", "Return through the Roots", "Rite of the Borrowed Oath"
NEEDED = {WEARY: (3, 4), PAGES: (2, 2), GATE: (3, 3), SIEGE: (4, 3), HOST: (2, 4), ROOTS: (3, 5), OATH: (3, 5)}
# The writer tells the charges as a value beside the text; a card prints them in its text
PRINTED = {
    name: replace(card, text=f"Charges: {NEEDED[name][0]}. {card.text}")
    for name, card in of_round("rituals-22", *NEEDED).items()
}


def rituals(text: str, cards: dict[str, str]) -> Scene:
    """A scene in which the rituals of this round print their charges."""
    return rituals_of(text, {**{name: card for name, card in PRINTED.items() if name in text}, **cards})


def full(name: str, more: str = "hand: 1", b: str = "hand: 1", front: str = "Offensive") -> Scene:
    """A ritual that is full is announced beside a Caster, as far as its targets."""
    charges, cost = NEEDED[name]
    s = rituals(f"A: resources: {cost}; rituals: {name} {charges} charges; {more}\nB: {b}", TEXTS)
    s.choose(f"play {name}")
    s.choose(*starting(s, f"in the {front}"))
    return s


@plays("Falling of the Weary", "Vigil over Old Pages", "Call to the Barrow Gate", "Slow Siege of Words")
@plays("Hymn of the Whole Host", "Return through the Roots", "Rite of the Borrowed Oath")
@pytest.mark.parametrize("name", NEEDED)
def test_a_ritual_is_played_full_for_its_gold_beside_a_caster(name: str) -> None:
    charges, cost = NEEDED[name]
    for has, gold, army, can in (
        (charges, cost, "Mage", True), (charges - 1, cost, "Mage", False), (charges, cost - 1, "Mage", False),
        (charges, cost, "Ox", False),
    ):  # fmt: skip
        s = rituals(
            f"A: resources: {gold}; offensive: {army}; rituals: {name} {has} charges; grave: Imp; hand: 1\n"
            "B: defensive: Cow; hand: 1", TEXTS,
        )  # fmt: skip
        assert bool(offered(s, "play")) is can


@plays("Falling of the Weary")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_all_the_weary_of_a_battlefield_fall(front: str) -> None:
    s = full(
        WEARY, "offensive: Mage, Ox 1/1 marked, Guard assigned; defensive: Mage marked, Elk; hand: 1",
        "defensive: Cow marked, Pig, Guard assigned; offensive: Hen marked, Dog; hand: 1", front,
    )  # fmt: skip
    assert not targets(s)
    s.all_pass()
    dead = ["Cow", "Ox"] if front == "Offensive" else ["Hen", "Mage (2)"]
    everybody = ("Cow", "Dog", "Elk", "Guard", "Guard (2)", "Hen", "Mage", "Mage (2)", "Ox", "Pig")
    assert [n for n in everybody if s.place(n).endswith("graveyard")] == dead
    assert s.place(WEARY) == "A's graveyard"


@plays("Vigil over Old Pages")
@pytest.mark.parametrize(("deck", "drawn"), [(6, 4), (3, 3), (0, 0)])
def test_four_cards_are_read_or_what_is_there(deck: int, drawn: int) -> None:
    s = full(PAGES, f"offensive: Mage; hand: 1; deck: {deck}")
    s.all_pass()
    assert (len(s.hand("A")), len(s.hand("B")), s.over) == (1 + drawn, 1, False)


@plays("Call to the Barrow Gate")
def test_the_cheap_dead_come_through_the_gate() -> None:
    s = full(GATE, "offensive: Mage; grave: Imp, Costly, Mite, Hydra, Cheap, Bow; hand: 1", "grave: Imp; hand: 1")
    assert not targets(s)
    s.all_pass()
    assert {"Hydra", "Imp", "Mite"} == {name for name in s.hand("A") if "Spare" not in name}
    assert sorted(s.grave("A")) == sorted(["Costly", "Cheap", "Bow", GATE])
    assert (s.grave("B"), s.place(GATE)) == (["Imp (2)"], "A's graveyard")
    s = full(GATE, "offensive: Mage; grave: Costly; hand: 1")
    s.all_pass()
    assert (len(s.hand("A")), s.grave("A")[-1]) == (1, "Costly")


@plays("Slow Siege of Words")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
@pytest.mark.parametrize("who", ["B", "C"])
def test_one_opponent_is_worn_down(front: str, who: str) -> None:
    s = full(SIEGE, "offensive: Mage; defensive: Mage; hand: 1", "hand: 1\nC: hand: 1", front)
    assert sorted(targets(s)) == ["player B", "player C"]
    s.choose(f"target player {who}")
    s.all_pass()
    assert [s.influence(seat) for seat in "ABC"] == [20, *(20 - 5 * (seat == who) for seat in "BC")]


@plays("Hymn of the Whole Host")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_the_whole_host_is_stronger_this_turn(front: str) -> None:
    s = full(
        HOST, "offensive: Mage, Ox 1/1, Guard assigned; defensive: Mage, Elk 1/1; grave: Imp; hand: Raise, 1; deck: 9",
        "defensive: Cow 1/1; offensive: Hen 1/1; hand: 1; deck: 9", front,
    )  # fmt: skip
    assert not targets(s)
    s.all_pass()
    s.choose("play Raise")
    s.choose(*starting(s, "in the Offensive"))
    s.all_pass()
    names = ("Mage", "Ox", "Guard", "Elk", "Cow", "Hen", "Imp")
    assert values(s, *names) == ["3/11", "3/3", "3/11", "3/3", "1/1", "1/1", "1/9"]
    s.to("Play", "B")
    assert values(s, *names) == ["1/9", "1/1", "1/9", "1/1", "1/1", "1/1", "1/9"]


@plays("Return through the Roots")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
@pytest.mark.parametrize("chosen", [[], ["Costly"], ["Costly", "Herald"]])
def test_two_return_through_the_roots(front: str, chosen: list[str]) -> None:
    s = full(
        ROOTS,
        "offensive: Mage; defensive: Mage; grave: Costly, Herald, Bow, Imp; hand: 1",
        "grave: Mite; hand: 1",
        front,
    )
    assert sorted(targets(s)) == ["Costly", "Herald", "Imp"]
    s.choose(*(f"target {name}" for name in chosen))
    s.choose(*starting(s, "done"))
    while s.table.chain:
        s.choose(s.way_on())
    for name in ("Costly", "Herald", "Imp"):
        there = name in chosen
        assert (s.place(name), s.marked(name)) == ("A's Defensive" if there else "A's graveyard", there)
    assert (s.gold("A"), s.influence("A")) == (0, 20 + 2 * ("Herald" in chosen))


@plays("Return through the Roots")
def test_who_is_gone_from_the_graveyard_does_not_return() -> None:
    s = full(ROOTS, "offensive: Mage; grave: Costly, Imp; hand: 1", "offensive: Hen; hand: Rob")
    s.choose("target Costly", "target Imp")
    until(s, "play Rob")
    s.choose("play Rob")
    s.choose(*starting(s, "in the Offensive"))
    s.choose("target Imp")
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.place("Costly"), s.place("Imp")) == ("A's Defensive", "removed")


@plays("Rite of the Borrowed Oath")
@pytest.mark.parametrize(("front", "their"), [("Offensive", "Defensive"), ("Defensive", "Offensive")])
def test_whoever_is_sworn_over_changes_sides_in_the_same_battlefield(front: str, their: str) -> None:
    s = full(
        OATH, "offensive: Mage, Ox 1/1; defensive: Mage; hand: 1",
        f"{their.lower()}: Elk 2/3 marked hurt 1; {front.lower()}: Hen; attached: Bow on Elk; hand: 1", front,
    )  # fmt: skip
    assert ("Elk" in targets(s), "Hen" in targets(s)) == (True, False)
    s.choose("target Elk")
    s.all_pass()
    assert (s.controller("Elk"), s.place("Elk")) == ("A", f"A's {front}")
    assert (s.marked("Elk"), s.damage("Elk"), s.controller("Bow"), s.place("Bow")) == (True, 1, "A", "on Elk")
