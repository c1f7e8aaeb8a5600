"""More blind Heroes of round 24, played as their writer meant them."""

import pytest

from blind.gestures import offered, resolved, starting, targets, values
from blind.test_played_orc_heroes_round24 import bounced, countered, in_others_turn, laid, named
from blind.texts import heroes, plays, until
from scenes.heroes import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Scare": "event 0: Discard target creature.",
    "Bounce": "event 0: Return target creature to its owner's hand.", "Hurl": "event 0: Sacrifice a creature.",
    "Bury": "event 0: Put target creature on the bottom of its owner's army deck.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Vine": "event 0: Take control of target creature.", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Snatch": "event 0: Remove target creature card in an opponent's graveyard from the game.",
    "Dear": "creature 4 Red Banner loyalty 3 1/9", "Hydra": "creature X 1/9", "Mite": "creature 0 1/9", "Tee": "creature 0 1/9",
    "Herald": "creature 2 1/9: When this creature comes into play, gain 2 influence.",
    "Mourner": "creature 1/9: When a creature dies, gain 1 influence.", "Belt": "equipment 2: Equipped creature gets 0/+1.",
}  # fmt: skip
DRUM, CHANCELLOR, WARDEN = "Drumcaller of the Ember Hills", "The Twin-Masked Chancellor", "Warden of Emptied Graves"
FIRST, SECOND = "1 :", "3 :"


@plays("Drumcaller of the Ember Hills")
@pytest.mark.parametrize(("mine", "b", "c", "damage"), [
    ("offensive: Ox 1/9; defensive: Elk 1/9, Pig 1/9 marked", "defensive: Cow 1/9; offensive: Hen 1/9", None, 3),
    ("offensive: Ox 1/9; defensive: Elk 1/9", "defensive: Cow 1/9; offensive: Hen 1/9", None, 1),
    ("offensive: Ox 1/9", "defensive: Cow 1/9; offensive: Hen 1/9", None, 1),
    ("offensive: Ox 1/9, Keeper assigned", "defensive: Cow 1/9", None, 3),
    ("offensive: Ox 1/9; defensive: Elk 1/9", "defensive: Cow 1/9, Keeper assigned", None, 1),
    ("offensive: Ox 1/9; defensive: Elk 1/9", "defensive: Cow 1/9", "defensive: Dog 1/9", 3),
    ("offensive: Ox 1/9; defensive: Elk 1/9", "defensive: Cow 1/9", "defensive: Dog 1/9; offensive: Sow 1/9", 1),
])  # fmt: skip
@pytest.mark.parametrize("who", ["Cow", "Ox"])
def test_the_drums_are_louder_with_more_than_anybody(mine: str, b: str, c: str | None, damage: int, who: str) -> None:
    s = heroes(
        f"A: 2 gold; 20 influence; hero: {DRUM}; {mine}; hand: 1\nB: resources: 9; {b}; hand: 1"
        + ("" if c is None else f"\nC: {c}; hand: 1"), TEXTS,
    )  # fmt: skip
    named(s, f"use {DRUM}", "in the Offensive")
    s.choose(f"target {who}")
    s.all_pass()
    resolved(s)
    # Its writer does not count monsters of Confrontations, which the game counts for whoever has brought them
    everybody = [n for n in ("Ox", "Elk", "Pig", "Cow", "Hen", "Dog", "Sow") if f"{n} 1/9" in f"{mine} {b} {c}"]
    assert {n: s.damage(n) for n in everybody} == {n: damage if n == who else 0 for n in everybody}
    assert (s.gold("A"), offered(s, "use")) == (0, [])


@plays("Drumcaller of the Ember Hills")
@pytest.mark.parametrize(
    ("army", "gone", "damage"), [("defensive: Cow 1/9", "Yak", 1), ("offensive: Ram 1/9", "Ram", 3)]
)
def test_the_drums_are_counted_as_they_are_heard(army: str, gone: str, damage: int) -> None:
    s = heroes(
        f"A: 2 gold; 20 influence; hero: {DRUM}; offensive: Yak, Ox 1/9; hand: Wait\n"
        f"B: resources: 9; defensive: Hen 1/9; {army if 'offensive' in army else ''}; hand: Axe"
        .replace("defensive: Hen 1/9; ;", "defensive: Hen 1/9;"), TEXTS,
    )  # fmt: skip
    named(s, f"use {DRUM}", "in the Offensive", "target Hen")
    until(s, "play Axe")
    named(s, "play Axe", "in the Defensive" if gone == "Yak" else "in the Offensive", f"target {gone}")
    resolved(s)
    assert (s.place(gone).endswith("graveyard"), s.damage("Hen")) == (True, damage)


@plays("Drumcaller of the Ember Hills")
def test_the_drummer_aims_anywhere_near_and_is_countered() -> None:
    s = laid(DRUM)
    named(s, f"use {DRUM}", "in the Offensive")
    assert sorted(targets(s)) == ["Cow", "Ox", "Yak"]  # its own assigned one is nobody's to aim at
    s.choose("target Cow")
    other, gone = s.fork(), s.fork()
    s.all_pass()
    assert s.damage("Cow") == 3
    countered(other)
    assert (other.damage("Cow"), other.gold("A"), other.gold("B")) == (0, 4, 5)
    bounced(gone, "Cow", "Defensive")
    assert [gone.damage(n) for n in ("Ox", "Yak", "Elk", "Rat", "Hen")] == [0] * 5
    assert not offered(laid(DRUM, 1), "use")
    assert not offered(in_others_turn(DRUM), "use")


def masks(s: Scene) -> int:
    """How many of the Chancellor's abilities are offered; a single one is not told by its text."""
    return len(starting(s, f"use {CHANCELLOR}"))


def worn(s: Scene, mask: str, who: str, front: str = "Offensive") -> None:
    """The Chancellor uses this ability on somebody."""
    s.choose(f"use {CHANCELLOR}: {mask}" if masks(s) > 1 else f"use {CHANCELLOR}")
    s.choose(f"in the {front}")
    assert sorted(targets(s)) == (["Cow", "Ox", "Yak"] if front == "Offensive" else ["Elk", "Hen", "Rat"])
    s.choose(f"target {who}")


@plays("The Twin-Masked Chancellor")
@pytest.mark.parametrize("masked", [(FIRST, SECOND), (SECOND, FIRST)])
@pytest.mark.parametrize("way", ["resolved", "countered"])
def test_each_mask_once_in_either_order(masked: tuple[str, str], way: str) -> None:
    s = laid(CHANCELLOR, 9, "Wait, Swap")
    assert masks(s) == 2
    worn(s, masked[0], "Cow")
    countered(s) if way == "countered" else resolved(s)
    changed = {FIRST: "2/10", SECOND: "-1/7"}  # which counts as 0
    assert s.value("Cow") == (changed[masked[0]] if way == "resolved" else "1/9")
    assert s.gold("A") == 9 - int(masked[0][0])
    assert masks(s) == 1  # the other one, as is seen by what it does
    worn(s, masked[1], "Elk", "Defensive")
    resolved(s)
    assert (s.value("Elk"), s.gold("A"), masks(s)) == (changed[masked[1]], 5, 0)
    s.do("play Swap", "target Elk", front="Defensive")
    assert s.value("Elk") == changed[masked[1]]
    s.to("Play", "B")
    assert values(s, "Elk", "Cow", "Yak") == ["1/9", "1/9", "1/9"]


@plays("The Twin-Masked Chancellor")
def test_the_second_mask_kills_and_can_be_countered_behind_the_first() -> None:
    s = heroes(
        f"A: 9 gold; 18 influence; hero: {CHANCELLOR}; offensive: Ox; hand: 1\n"
        "B: resources: 9; defensive: Cow 1/2, Dog 3/3, Hen 1/3 hurt 1; hand: 5", TEXTS,
    )  # fmt: skip
    for who, gone in (("Cow", True), ("Dog", False), ("Hen", True)):
        other = s.fork()
        named(other, f"use {CHANCELLOR}: {SECOND}", "in the Offensive", f"target {who}")
        other.all_pass()
        assert other.place(who) == ("B's graveyard" if gone else "B's Defensive")
        assert gone or other.value(who) == "1/1"
    named(s, f"use {CHANCELLOR}: {FIRST}", "in the Offensive", "target Ox")
    resolved(s)
    named(s, f"use {CHANCELLOR}", "in the Offensive", "target Cow")
    countered(s)
    assert (s.place("Cow"), s.value("Ox"), masks(s)) == ("B's Defensive", "2/2", 0)
    assert masks(laid(CHANCELLOR, 2)) == 1
    assert masks(laid(CHANCELLOR, 0)) == 0
    assert not offered(in_others_turn(CHANCELLOR), "use")


def returned(
    who: str, gold: int = 6, hand: str = "Wait", front: str = "Defensive", more: str = "", b: str = "Wait"
) -> Scene:
    """The Warden has begun to put this one into play."""
    s = heroes(
        f"A: {gold} gold; 10 influence; hero: {WARDEN}; offensive: Mourner; defensive: Elk; hand: {hand}; "
        f"grave: Dear, Pig, Hydra, Mite, Herald, Axe, Belt; deck: 9{more}\n"
        f"B: 10 influence; defensive: Cow 1/9; offensive: Hen; grave: Sow; resources: 9; hand: {b}, 3; deck: 9", TEXTS,
    )  # fmt: skip
    named(s, f"use {WARDEN}", f"in the {front}", f"target {who}")
    return s


@plays("Warden of Emptied Graves")
@pytest.mark.parametrize(("who", "cost"), [("Dear", 4), ("Pig", 1), ("Hydra", 0), ("Mite", 0), ("Herald", 2)])
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_the_grave_is_emptied_for_what_its_dead_cost(who: str, cost: int, front: str) -> None:
    s = returned(who, front=front)
    assert (s.gold("A"), s.place(who)) == (6 - cost, "A's graveyard")
    other = s.fork()
    s.all_pass()
    resolved(s)
    assert (s.place(who), s.marked(who), offered(s, "use")) == ("A's Offensive", True, [])
    assert s.influence("A") == (12 if who == "Herald" else 10)
    if cost:
        countered(other)
        assert (other.place(who), other.gold("A"), other.gold("B")) == ("A's graveyard", 6 - cost, 9 - cost - 2)
    else:
        while other.table.chain:
            assert not starting(other, "counter")
            other.choose(other.way_on())


@plays("Warden of Emptied Graves")
def test_only_what_can_be_paid_in_ones_own_grave_and_turn() -> None:
    s = returned("nobody", 3)
    assert sorted(targets(s)) == ["Herald", "Hydra", "Mite", "Pig"]
    assert not offered(in_others_turn(WARDEN), "use")
    s = returned("Pig", b="Snatch")
    until(s, "play Snatch")
    named(s, "play Snatch", "in the Offensive", "target Pig")
    resolved(s)
    assert (s.place("Pig"), s.gold("A")) == ("removed", 5)


@plays("Warden of Emptied Graves")
@pytest.mark.parametrize("way", ["Axe", "Scare", "Bounce", "Bury", "Hurl"])
@pytest.mark.parametrize("later", [False, True])
def test_whoever_was_called_is_removed_however_it_goes(way: str, later: bool) -> None:
    s = returned("Pig", hand=way)
    s.all_pass()
    resolved(s)
    if later:
        s.to("Play", "B")
        s.to("Play", "A")
    assert s.place("Pig") == "A's Offensive"
    before = s.influence("A")
    named(s, f"play {way}", "in the Offensive", "target Pig")
    while s.table.chain or starting(s, "pick Pig", "give Pig", "sacrifice Pig"):
        s.choose(next(iter(starting(s, "pick Pig", "give Pig", "sacrifice Pig")), None) or s.way_on())
    assert (s.place("Pig"), s.influence("A")) == ("removed", before)  # it has not died


@plays("Warden of Emptied Graves")
def test_to_move_or_to_change_sides_is_not_to_leave() -> None:
    s = returned("Pig", hand="Swap, Axe")
    s.all_pass()
    resolved(s)
    s.do("play Swap", "target Pig")
    assert s.place("Pig") == "A's Defensive"
    s.do("play Axe", "target Pig", front="Defensive")
    assert s.place("Pig") == "removed"
    s = returned("Pig", hand="Axe", b="Vine, Axe")
    s.all_pass()
    resolved(s)
    s.to("Play", "B")
    s.do("play Vine", "target Pig", front="Defensive")
    assert s.place("Pig") == "B's Defensive"
    s.to("Play", "A")
    s.do("play Axe", "target Pig", front="Offensive")
    assert s.place("Pig") == "removed"
