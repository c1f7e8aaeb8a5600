"""The Lancer of the Red Ford, as its writer meant it, and other words for the same."""

import pytest

from blind.gestures import offered, starting, values
from blind.texts import mounts, plays, until
from scenes.mounts import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Scare": "event 0: Discard target creature.",
    "Bounce": "event 0: Return target creature to its owner's hand.", "Hail": "event 0: Kill all creatures.",
    "Swap": "event 0: Put target creature into its controller's other front.", "Hurl": "event 0: Sacrifice a creature.",
    "Up": "event 0: Target creature you control mounts target mount you control.",
    "Rouse": "event 0: Unmark target creature.", "Blast": "event 0: Deal 9 damage to target creature.",
    "Seer": "creature 1/9: (M): Gain 1 influence.", "Scribe": "creature 1/9: (Ma1): Gain 1 influence.",
    "Reaper": "creature 1/9: Whenever this creature deals damage to a creature, gain 1 influence.",
    "Lord": "creature House of Nobles 1/1",
    "Horse": "creature (Mount) 3/4", "Nag": "creature (Mount) 1/3",
    "Bear": "quest (Confrontation) 0/3: Hit points: 3. Victory Points: 2.",
}  # fmt: skip
FIGHT = "Move or Attack"
WORDED = {
    "Old Squire": "creature 1/1: When its mount dies, return that card to its owner's hand.",
    "Grieving Squire": "creature 1/1: When its mount dies, return its mount to its owner's hand.",
    "Young Squire": "creature 1/1: When its mount dies, put it from the graveyard into its owner's hand.",
    "Tall Squire": "creature 1/1: When this creature's mount dies, return that mount from your graveyard to your hand.",
    "Red Squire": "creature 1/1: When the mount this creature rides dies, return it to its owner's hand.",
    "Mourner": "creature 1/1: When its mount dies, gain influence equal to its ATK.",
    "Dam": "creature (Mount) 1/9: When its rider dies, return that rider to its owner's hand.",
    "Sire": "creature (Mount) 1/9: When its rider dies, put it from the graveyard into its owner's hand.",
}


def laid(a: str, b: str = "hand: 1", phase: str = "Play", active: str = "A") -> Scene:
    """The table in a phase."""
    return mounts(f"A: {a}\nB: {b}\nphase: {phase}, active {active}", TEXTS | WORDED)


def named(s: Scene, label: str, *answers: str) -> None:
    """Something is begun, these being chosen where they are asked for."""
    s.choose(label)
    for answer in answers:
        s.choose(answer) if answer in s.options() else None


LANCER = "Lancer of the Red Ford"


def fallen(
    s: Scene, front: str = "Offensive", pays: bool | None = True, way: str = "Axe", mount: str = "Horse"
) -> bool:
    """The Lancer's mount dies; was its controller asked to pay?"""
    named(s, f"play {way}", f"in the {front}", f"target {mount}")
    asked = False
    while s.table.chain or starting(s, "yes"):
        if starting(s, "yes"):
            asked = True
            assert s.asked == "A"
        s.choose(("yes" if pays else "no") if starting(s, "yes") else s.way_on())
    return asked


@plays("Lancer of the Red Ford")
@pytest.mark.parametrize("pays", [True, False])
@pytest.mark.parametrize("owner", ["A", "B"])
def test_the_lancer_buys_its_mount_back(pays: bool, owner: str) -> None:
    horse = "Horse" if owner == "A" else "Horse of B"
    s = laid(f"3 gold; offensive: {LANCER} riding Horse, {horse}, Elk; hand: Axe, Wait", "hand: 1")
    assert values(s, "Horse", LANCER, "Elk") == ["4/5", "2/2", "1/1"]
    assert fallen(s, pays=pays)
    assert s.place("Horse") == (f"{owner}'s hand" if pays else f"{owner}'s graveyard")
    assert (s.gold("A"), s.marked(LANCER), s.place(LANCER)) == (1 if pays else 3, True, "A's Offensive")


@plays("Lancer of the Red Ford")
def test_without_two_gold_or_as_it_is_no_death_or_no_mount_of_its_own_nothing_is_bought() -> None:
    s = laid(f"1 gold; offensive: {LANCER} riding Horse, Horse; hand: Axe, Wait", "hand: 1")
    assert not fallen(s)
    assert (s.place("Horse"), s.gold("A")) == ("A's graveyard", 1)
    s = laid(f"3 gold; offensive: {LANCER} riding Horse, Horse; hand: Scare, Wait", "hand: 1")
    assert not fallen(s, way="Scare")
    assert (s.place("Horse"), s.gold("A")) == ("A's graveyard", 3)
    for army in (f"{LANCER}, Horse", f"{LANCER} riding Nag, Nag, Elk riding Horse, Horse"):
        s = laid(f"3 gold; offensive: {army}; hand: Axe, Wait", "hand: 1")
        assert s.value("Horse") == "3/4"
        assert not fallen(s)
        assert (s.place("Horse"), s.gold("A")) == ("A's graveyard", 3)
    s = laid(f"3 gold; offensive: {LANCER} riding Horse, Horse hurt 4; hand: 1", "hand: 1")
    s.choose(f"{LANCER} gets off")
    s.all_pass()
    assert (s.place("Horse"), s.gold("A")) == ("A's graveyard", 3)  # it rides no more as the bonus ends


@plays("Lancer of the Red Ford")
@pytest.mark.parametrize("way", ["Hail", "Blast"])
@pytest.mark.parametrize("pays", [True, False])
def test_though_the_lancer_falls_with_it_the_mount_is_bought_back(way: str, pays: bool) -> None:
    s = laid(f"3 gold; offensive: {LANCER} riding Horse, Horse; hand: {way}, Wait", "hand: 1")
    asked = fallen(s, pays=pays, way=way)
    assert s.place(LANCER) == "A's graveyard"
    assert (asked, s.place("Horse"), s.gold("A")) == (True, f"A's {'hand' if pays else 'graveyard'}", 1 if pays else 3)


@plays("Lancer of the Red Ford")
def test_in_a_fight_the_lancers_mount_is_stronger_and_is_bought_back() -> None:
    s = laid(
        "offensive: Ram 6/9; hand: Wait",
        f"2 gold; defensive: {LANCER} riding Horse, Horse; hand: Wait", FIGHT,
    )  # fmt: skip
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ram with Horse")
    until(s, "yes")
    assert s.asked == "B"
    s.choose("yes")
    s.to("Second Play")
    assert (s.damage("Ram"), s.place("Horse"), s.damage(LANCER), s.marked(LANCER)) == (4, "B's hand", 1, True)
    assert not offered(s, "use")


@pytest.mark.parametrize("rider", ["Old Squire", "Grieving Squire", "Young Squire", "Tall Squire", "Red Squire"])
def test_who_rode_it_has_the_dead_mount_returned_by_whatever_words(rider: str) -> None:
    s = laid(f"offensive: {rider} riding Horse, Horse; hand: Axe, Wait")
    fallen(s)
    assert (s.place("Horse"), s.place(rider)) == ("A's hand", "A's Offensive")


def test_its_atk_is_that_of_the_mount_that_died() -> None:
    s = laid("offensive: Mourner riding Horse, Horse; hand: Axe, Wait")
    before = s.points("A")
    fallen(s)
    assert s.points("A") == before + 3


@pytest.mark.parametrize("mount", ["Dam", "Sire"])
def test_a_mount_has_its_dead_rider_returned(mount: str) -> None:
    s = laid(f"offensive: Elk riding {mount}, {mount}; hand: Axe, Wait")
    fallen(s, mount="Elk")
    assert (s.place("Elk"), s.place(mount)) == ("A's hand", "A's Offensive")
