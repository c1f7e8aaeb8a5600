"""Blind rituals of round 24, played as their writer meant them."""

from dataclasses import replace

import pytest

from blind.gestures import accepting, offered, starting, targets, values
from blind.texts import of_round, plays, until
from blind.texts import rituals as rituals_of
from scenes.rituals import Scene

TEXTS = {
    "Mage": "creature (Caster) 1/9", "Wait": "event 0: Gain 1 influence.", "Axe": "event 0: Kill target creature.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.",
    "Bounce": "event 0: Return target creature to its owner's hand.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Snatch": "event 0: Remove target creature card in an opponent's graveyard from the game.",
    "Vine": "event 0: Take control of target creature.", "Dirge": "magic 2: Charges: 3. Draw a card.",
    "Bear": "quest (Confrontation) 0/3: Hit points: 3. Victory Points: 2.",
}  # fmt: skip
NOOSE, STUDY, SLEET, TOLL = "The Slow Noose", "Nine Evenings of Study", "Gathering Sleet", "Toll of the Drowned Bell"
LOST, FIRES, KETTLE = "Calling the Lost Home", "Midsummer Bonfires", "Kettle of Wildfire"
VIGIL, LADDER = "Vigil over the Slain", "Ladder of Prayer Knots"
NEEDED = {
    NOOSE: (2, 1), STUDY: (3, 2), SLEET: (1, 1), TOLL: (4, 3), LOST: (2, 1), FIRES: (3, 2), KETTLE: (5, 1), VIGIL: (4, 2),
    LADDER: (4, 3),
}  # fmt: skip
# The writer tells the charges as a value beside the text; a card prints them in its text
PRINTED = {
    name: replace(card, text=f"Charges: {NEEDED[name][0]}. {card.text}")
    for name, card in of_round("rituals-24", *NEEDED).items()
}


def rituals(text: str) -> Scene:
    """A scene in which the rituals of this round print their charges."""
    return rituals_of(text, {**{name: card for name, card in PRINTED.items() if name in text}, **TEXTS})


def named(s: Scene, label: str, *answers: str) -> None:
    """Something is begun, these being chosen where they are asked for."""
    s.choose(label)
    for answer in answers:
        s.choose(answer) if answer in s.options() else None


def full(name: str, more: str = "hand: 1", b: str = "hand: 1", front: str = "Offensive") -> Scene:
    """A ritual that is full is announced beside a Caster, as far as its targets."""
    charges, cost = NEEDED[name]
    s = rituals(f"A: resources: {cost}; rituals: {name} {charges} charges; {more}\nB: {b}")
    named(s, f"play {name}", f"in the {front}")
    return s


@plays(
    "The Slow Noose", "Nine Evenings of Study", "Gathering Sleet", "Toll of the Drowned Bell", "Calling the Lost Home"
)
@plays("Midsummer Bonfires", "Vigil over the Slain", "Ladder of Prayer Knots")
@pytest.mark.parametrize("name", [name for name in NEEDED if name != KETTLE])
def test_a_ritual_is_played_full_for_its_gold_beside_a_caster(name: str) -> None:
    charges, cost = NEEDED[name]
    for has, gold, army, can in (
        (charges, cost, "Mage", True), (charges - 1, cost, "Mage", False), (charges, cost - 1, "Mage", False),
        (charges, cost, "Ox", False),
    ):  # fmt: skip
        s = rituals(
            f"A: {gold} gold; resources: Rye marked; offensive: {army}; rituals: {name} {has} charges, Dirge; grave: Imp; "
            "hand: 1\nB: defensive: Cow; hand: 1"
        )
        assert bool(offered(s, "play")) is can


@plays("The Slow Noose")
@pytest.mark.parametrize(
    ("front", "who"), [("Offensive", "Cow"), ("Offensive", "Ox"), ("Defensive", "Hen"), ("Offensive", "Guard")]
)
@pytest.mark.parametrize("saved", [False, True])
def test_the_noose_tightens_round_one(front: str, who: str, saved: bool) -> None:
    s = full(
        NOOSE, "offensive: Mage, Ox 1/99, Guard assigned; defensive: Mage, Elk; hand: 1",
        f"defensive: Cow 1/99, Guard assigned; offensive: Hen; hand: {'Bounce' if saved else '1'}", front,
    )  # fmt: skip
    assert sorted(targets(s)) == (["Cow", "Guard", "Mage", "Ox"] if front == "Offensive" else ["Elk", "Hen", "Mage"])
    s.choose(f"target {who}")
    card = "Guard (2)" if who == "Guard" else who
    gone = saved and who != "Guard"  # whoever owns the Guard cannot aim at it
    if gone:
        until(s, "play Bounce")
        named(s, "play Bounce", f"in the {'Defensive' if front == 'Offensive' else 'Offensive'}", f"target {who}")
    s.all_pass()
    owner = "A" if who == "Ox" else "B"
    assert s.place(card) == f"{owner}'s {'hand' if gone else 'graveyard'}"
    assert (s.place(NOOSE), s.place("Elk")) == ("A's graveyard", "A's Defensive")


@plays("The Slow Noose")
def test_a_monster_loses_a_hit_point_to_the_noose() -> None:
    s = rituals(
        f"A: resources: 1; rituals: {NOOSE} 2 charges; offensive: Mage; hand: 1; quests: Bear\nB: defensive: Cow; hand: 1"
    )
    accepting(s, "Bear")
    named(s, f"play {NOOSE}", "in the Offensive")
    assert "Bear" in targets(s)
    s.choose("target Bear")
    s.all_pass()
    assert (s.place("Bear"), s.place(NOOSE)) == ("A's Quest", "A's graveyard")
    assert s.progress("A", "Bear") == "2 hit points left"


@plays("Nine Evenings of Study")
@pytest.mark.parametrize(("deck", "drawn"), [(6, 4), (3, 3), (0, 0)])
def test_four_cards_are_drawn_or_what_is_there(deck: int, drawn: int) -> None:
    s = full(STUDY, f"offensive: Mage; hand: 6; deck: {deck}")
    s.all_pass()
    assert (len(s.hand("A")), len(s.hand("B")), s.over) == (6 + drawn, 1, False)


@plays("Gathering Sleet")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_the_sleet_falls_on_the_foes_over_there(front: str) -> None:
    s = full(
        SLEET, "offensive: Mage, Ox 2/2; defensive: Mage, Elk 2/2; hand: Swap, 1; deck: 9",
        "defensive: Cow 2/2 marked, Guard assigned, Pig 2/1, Ram 2/3 hurt 2, Kid 2/2; offensive: Hen 2/2, Rat 2/1; "
        "hand: 1; deck: 9",
        front,
    )  # fmt: skip
    assert not targets(s)
    s.all_pass()
    assert values(s, "Mage", "Ox", "Elk") == ["1/9", "2/2", "2/2"]
    if front == "Offensive":
        assert [s.place(n) for n in ("Pig", "Ram", "Rat")] == ["B's graveyard", "B's graveyard", "B's Offensive"]
        assert values(s, "Cow", "Guard", "Hen", "Rat") == ["1/1", "0/8", "2/2", "2/1"]
        s.do("play Swap", "target Kid")
        assert (s.place("Kid"), s.value("Kid")) == ("B's Offensive", "1/1")
    else:
        assert [s.place(n) for n in ("Pig", "Ram", "Rat")] == ["B's Defensive", "B's Defensive", "B's graveyard"]
        assert values(s, "Cow", "Guard", "Hen", "Pig") == ["2/2", "1/9", "1/1", "2/1"]
        s.do("play Swap", "target Kid")
        assert (s.place("Kid"), s.value("Kid")) == ("B's Offensive", "2/2")  # who comes later
    s.to("Play", "B")
    assert values(s, "Cow", "Guard", "Hen", "Kid") == ["2/2", "1/9", "2/2", "2/2"]


@plays("Toll of the Drowned Bell")
@pytest.mark.parametrize("c", [False, True])
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_the_bell_tolls_for_each_opponent(c: bool, front: str) -> None:
    s = full(TOLL, "offensive: Mage; defensive: Mage; hand: 1", "hand: 1" + ("\nC: hand: 1" if c else ""), front)
    assert not targets(s)
    s.all_pass()
    assert [s.influence(seat) for seat in ("ABC" if c else "AB")] == [20, 15, 15][: 3 if c else 2]
    s = full(TOLL, "offensive: Mage; hand: 1", "5 influence; hand: 1")
    s.all_pass()
    assert s.over


def called(s: Scene, *names: str) -> None:
    """These are aimed at, and no more."""
    for name in names:
        s.choose(f"target {name}")
    s.choose(*starting(s, "done"))


@plays("Calling the Lost Home")
@pytest.mark.parametrize("names", [("Imp", "Rat"), ("Ewe",), ()])
def test_up_to_two_of_the_lost_come_home(names: tuple[str, ...]) -> None:
    s = full(LOST, "offensive: Mage; grave: Imp, Rat, Ewe, Axe, Bow; hand: Wait", "grave: Pig; hand: 1")
    assert sorted(targets(s)) == ["Ewe", "Imp", "Rat"]
    called(s, *names)
    s.all_pass()
    assert sorted(s.hand("A")) == sorted([*names, "Wait"])
    assert s.place(LOST) == "A's graveyard"


@plays("Calling the Lost Home")
@pytest.mark.parametrize("names", [("Imp", "Rat"), ("Imp",)])
def test_who_is_gone_by_then_does_not_come(names: tuple[str, ...]) -> None:
    s = full(LOST, "offensive: Mage; grave: Imp, Rat, Ewe; hand: Wait", "hand: Snatch, 1")
    called(s, *names)
    until(s, "play Snatch")
    named(s, "play Snatch", "in the Offensive", "target Imp")
    s.all_pass()
    assert s.place("Imp") == "removed"
    assert sorted(s.hand("A")) == sorted([*names[1:], "Wait"])
    s = full(LOST, "offensive: Mage; grave: Axe; hand: Wait", "grave: Pig; hand: 1")
    s.all_pass()
    assert (s.hand("A"), s.place(LOST)) == (["Wait"], "A's graveyard")


@plays("Midsummer Bonfires")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_the_bonfires_burn_for_all_of_his(front: str) -> None:
    s = full(
        FIRES, "offensive: Mage, Ox 1/1 marked, Guard assigned; defensive: Mage, Elk; hand: Swap, Vine, 1; deck: 9",
        "defensive: Cow; offensive: Hen, Pig of A; hand: 1; deck: 9", front,
    )  # fmt: skip
    assert not targets(s)
    s.all_pass()
    everybody = ("Mage", "Ox", "Guard", "Mage (2)", "Elk", "Cow", "Hen", "Pig")
    assert values(s, *everybody) == ["3/11", "3/3", "3/11", "3/11", "3/3", "1/1", "1/1", "1/1"]
    s.do("play Swap", "target Ox")
    assert (s.place("Ox"), s.value("Ox")) == ("A's Defensive", "3/3")
    s.do("play Vine", "target Cow")
    assert (s.place("Cow"), s.value("Cow")) == ("A's Offensive", "1/1")  # who comes later
    s.to("Play", "B")
    assert values(s, *everybody) == ["1/9", "1/1", "1/9", "1/9", "1/1", "1/1", "1/1", "1/1"]
