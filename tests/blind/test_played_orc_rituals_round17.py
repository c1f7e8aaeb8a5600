"""Blind rituals of the seventeenth round, played as their writers meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import plays, rituals, until

TEXTS = {
    "Mage": "creature (Caster) 1/9", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Lift": "event 0: Unmark target creature.", "Spear": "equipment 0: Equipped creature gets 0/+1.",
    "Swap": "event 0: Put target creature into its controller's other front.",
}  # fmt: skip
NEEDED = {
    "Lament at the Lime Kiln": 2, "Unrolling of the Nine Scrolls": 2, "Stamping of the Red Clay": 2,
    "Rousing of the Sleeping Orchard": 1, "Drumming of the Empty Granary": 3, "Melting of the Armouries": 2,
}  # fmt: skip


@plays(
    "Lament at the Lime Kiln", "Unrolling of the Nine Scrolls", "Stamping of the Red Clay", "Rousing of the Sleeping Orchard",
    "Drumming of the Empty Granary", "Melting of the Armouries",
)  # fmt: skip
@pytest.mark.parametrize("name", NEEDED)
def test_a_ritual_is_played_full_beside_a_caster(name: str) -> None:
    for charges, army, can in ((0, "Mage", True), (-1, "Mage", False), (0, "Ox", False)):
        s = rituals(
            f"A: resources: 3; offensive: {army}, Elk marked; rituals: {name} {NEEDED[name] + charges} charges; hand: 1\n"
            "B: hand: 1",
            TEXTS,
        )
        assert bool(offered(s, "play")) is can


@plays("Lament at the Lime Kiln")
@pytest.mark.parametrize("saved", [False, True])
def test_a_marked_creature_of_the_battlefield_dies(saved: bool) -> None:
    s = rituals(
        "A: resources: 2; offensive: Mage, Ox marked; defensive: Rat marked; "
        "rituals: Lament at the Lime Kiln 2 charges; hand: 1\n"
        "B: defensive: Cow 1/9 marked, Pig; offensive: Hen marked; hand: Lift", TEXTS,
    )  # fmt: skip
    s.choose("play Lament at the Lime Kiln")
    assert targets(s) == ["Ox", "Cow"]
    s.choose("target Cow")
    if saved:
        until(s, "play Lift")
        s.choose("play Lift")
        s.choose("in the Defensive") if "in the Defensive" in s.options() else None
        s.choose("target Cow")
    s.all_pass()
    assert s.place("Cow") == ("B's Defensive" if saved else "B's graveyard")


@plays("Unrolling of the Nine Scrolls")
@pytest.mark.parametrize(("deck", "drawn"), [(5, 3), (2, 2), (0, 0)])
def test_three_cards_are_drawn_or_all_there_are(deck: int, drawn: int) -> None:
    s = rituals(
        f"A: resources: 2; offensive: Mage; rituals: Unrolling of the Nine Scrolls 2 charges; deck: {deck}; hand: 1\n"
        "B: hand: 1",
        TEXTS,
    )
    s.do("play Unrolling of the Nine Scrolls")
    assert (len(s.hand("A")) - 1, s.over, s.gold("A")) == (drawn, False, 0)


@plays("Stamping of the Red Clay")
def test_his_creatures_of_the_front_are_stronger_wherever_they_go() -> None:
    s = rituals(
        "A: resources: 3; offensive: Mage, Ox 1/1 marked, Keeper assigned; defensive: Rat 1/1;"
        " rituals: Stamping of the Red Clay 2 charges; hand: Swap, Swap\nB: defensive: Cow 1/1; hand: 1", TEXTS,
    )  # fmt: skip
    s.do("play Stamping of the Red Clay")
    names = ("Mage", "Ox", "Keeper", "Rat", "Cow")
    assert [s.value(n) for n in names] == ["3/10", "3/2", "3/2", "1/1", "1/1"]
    s.do("play Swap", "target Ox")
    s.do("play Swap", "target Rat", front="Defensive")
    assert [s.value(n) for n in names] == ["3/10", "3/2", "3/2", "1/1", "1/1"]
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"


@plays("Rousing of the Sleeping Orchard")
def test_his_creatures_of_the_front_are_unmarked() -> None:
    s = rituals(
        "A: resources: 2; offensive: Mage marked, Ox marked, Elk, Keeper assigned; defensive: Rat marked;"
        " rituals: Rousing of the Sleeping Orchard 1 charge; hand: 1\nB: defensive: Cow marked; hand: 1", TEXTS,
    )  # fmt: skip
    s.do("play Rousing of the Sleeping Orchard")
    assert [s.marked(n) for n in ("Mage", "Ox", "Elk", "Rat", "Cow")] == [False, False, False, True, True]
    assert s.assigned("Keeper")


@plays("Drumming of the Empty Granary")
def test_each_opponent_loses_three_influence() -> None:
    s = rituals(
        "A: resources: 3; defensive: Mage; rituals: Drumming of the Empty Granary 3 charges; hand: 1\n"
        "B: hand: 1\nC: 3 influence; hand: 1", TEXTS,
    )  # fmt: skip
    s.do("play Drumming of the Empty Granary", front="Defensive")
    assert [s.influence(seat) for seat in "ABC"] == [20, 17, 0]


@plays("Melting of the Armouries")
def test_all_equipment_goes_and_some_carriers_die_of_it() -> None:
    s = rituals(
        "A: resources: 3; offensive: Mage, Ox; defensive: Rat 1/2 hurt 2; attached: Spear on Ox, Spear on Rat;"
        " rituals: Melting of the Armouries 2 charges; hand: 1\nB: offensive: Hen; attached: Spear on Hen; hand: 1", TEXTS,
    )  # fmt: skip
    s.do("play Melting of the Armouries")
    assert [s.place(n) for n in ("Spear", "Spear (2)", "Spear (3)")] == [
        "A's graveyard",
        "A's graveyard",
        "B's graveyard",
    ]
    assert [s.place(n) for n in ("Ox", "Hen", "Rat")] == ["A's Offensive", "B's Offensive", "A's graveyard"]
