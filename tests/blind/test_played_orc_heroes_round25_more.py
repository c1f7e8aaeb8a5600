"""More blind Heroes of round 25, played as their writer meant them."""

import pytest

from blind.gestures import offered, resolved, starting, targets, values
from blind.test_played_orc_heroes_round24 import bounced, countered, in_others_turn, laid, named
from blind.texts import heroes, plays, until
from scenes.heroes import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.",
    "Bounce": "event 0: Return target creature to its owner's hand.", "Vine": "event 0: Take control of target creature.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Mourner": "creature 1/9: When a creature dies, gain 1 influence.",
    "Cap": "equipment 0 (Helmet): Equipped creature gets 0/+1.", "Belt": "equipment 1 (Belt): Equipped creature gets 0/+1.",
    "Spear": "equipment 3 (Weapon): Equipped creature gets +2/0.", "Flag": "equipment X (Flag): Equipped creature gets 0/+1.",
    "Cloak": "enchantment 3: Attach to target creature. Enchanted creature gets 0/+1.", "Song": "event 3: Draw a card.",
    "Spell": "magic 3: Draw a card.", "Mage": "creature (Caster) 1/9", "Dull": "creature 0/9: This creature gets -3/0.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
DREGAN, MORDATH, YSMERE, ELOWYN = "Dregan Forgehand", "Mordath Gravewright", "Lady Ysmere Talcott", "Elowyn Twinroot"
HERD = ("Ox", "Yak", "Elk", "Rat", "Cow", "Hen")


@plays("Dregan Forgehand")
@pytest.mark.parametrize(("thing", "gold", "can"), [
    ("Cap", 0, True), ("Belt", 0, True), ("Spear", 2, True), ("Spear", 1, False), ("Song", 2, False), ("Cloak", 2, False),
    ("Spell", 2, False), ("Song", 3, True),
])  # fmt: skip
def test_what_dregan_equips_is_cheaper(thing: str, gold: int, can: bool) -> None:
    s = heroes(
        f"A: {gold} gold; hero: {DREGAN}; offensive: Mage; hand: {thing}, 1; deck: 9\nB: hand: 1; deck: 9", TEXTS
    )
    assert (f"play {thing}" in s.options()) is can
    if can:
        named(s, f"play {thing}", "in the Offensive", "target Mage")
        s.all_pass()
        assert (s.gold("A"), s.place(thing)) == (0, "A's graveyard" if thing == "Song" else "on Mage")
        assert not starting(s, "counter")


@plays("Dregan Forgehand")
@pytest.mark.parametrize(("gold", "most"), [(0, 1), (2, 3)])
def test_an_x_is_put_in_before(gold: int, most: int) -> None:
    s = heroes(f"A: {gold} gold; hero: {DREGAN}; offensive: Ox; hand: Flag, 1\nB: hand: 1", TEXTS)
    s.choose("play Flag")
    named(s, s.way_on(), "target Ox") if "target Ox" in s.options() else None
    assert f"number {most}" in s.options()
    assert f"number {most + 1}" not in s.options()
    s.choose(f"number {most}")
    s.choose("target Ox") if "target Ox" in s.options() else None
    s.all_pass()
    assert (s.place("Flag"), s.gold("A")) == ("on Ox", 0)


@plays("Dregan Forgehand")
@pytest.mark.parametrize(("gold", "can"), [(2, False), (3, True)])
def test_to_hand_a_piece_on_costs_what_it_always_costs(gold: int, can: bool) -> None:
    s = heroes(f"A: {gold} gold; hero: {DREGAN}; offensive: Ox, Elk; attached: Spear on Ox; hand: 1\nB: hand: 1", TEXTS)
    assert bool(offered(s, "reassign")) is can
    if can:
        s.choose("reassign Spear to Elk")
        assert (s.gold("A"), s.place("Spear")) == (0, "on Elk")
    s = heroes(f"A: 0 gold; hero: {DREGAN}; offensive: Ox, Spear; hand: 1\nB: hand: 1", TEXTS)
    s.choose("Ox picks up Spear")
    assert s.place("Spear") == "on Ox"


@plays("Dregan Forgehand")
@pytest.mark.parametrize(("gold", "can"), [(2, False), (3, True)])
def test_others_equip_at_the_full_price(gold: int, can: bool) -> None:
    s = heroes(
        f"A: hero: {DREGAN}; offensive: Ox; hand: 1\nB: {gold} gold; offensive: Cow; hand: Spear\nphase: Play, active B",
        TEXTS,
    )
    assert ("play Spear" in s.options()) is can


def wrought(s: Scene, victim: str, target: str, front: str = "Offensive") -> None:
    """Mordath gives up this one of his and aims at that one."""
    named(s, f"use {MORDATH}", f"in the {front}")
    while s.place(victim) != "A's graveyard" or starting(s, "target"):
        s.choose(next((o for o in s.options() if o == f"target {target}" or o.endswith(f" {victim}")), "not offered"))


TOMB = (
    "A: {gold} gold; 10 influence; hero: Mordath Gravewright; offensive: Ox 3/9 marked, Yak 1/9; defensive: Elk 2/9; "
    "attached: Spear on Yak; hand: {hand}; deck: 9\n"
    "B: 10 influence; defensive: Cow 1/20, Pig 1/9; offensive: Hen 1/20; resources: 9; hand: Bounce, Wait, 2; deck: 9"
)


@plays("Mordath Gravewright")
@pytest.mark.parametrize(("victim", "target", "front", "damage"), [
    ("Ox", "Cow", "Offensive", 3), ("Yak", "Pig", "Offensive", 3), ("Elk", "Hen", "Defensive", 2),
])  # fmt: skip
def test_what_is_given_up_strikes_once_more(victim: str, target: str, front: str, damage: int) -> None:
    s = heroes(TOMB.format(gold=2, hand="Wait"), TEXTS)
    aimed = s.fork()
    named(aimed, f"use {MORDATH}", f"in the {front}")
    if front == "Offensive":
        seen = {o.partition(" ")[2] for o in aimed.options() if not o.startswith("in the")}
        assert seen in ({"Cow", "Pig"}, {"Ox", "Yak"})  # only enemies are aimed at, only one's own there are given up
    wrought(s, victim, target, front)
    assert (s.place(victim), s.gold("A"), s.damage(target)) == ("A's graveyard", 0, 0)  # a cost, at once
    other, gone = s.fork(), s.fork()
    resolved(s)
    assert {n: s.damage(n) for n in ("Cow", "Pig", "Hen") if s.damage(n)} == {target: damage}
    assert [n for n in ("Ox", "Yak", "Elk") if s.place(n) == "A's graveyard"] == [victim]
    assert not offered(s, "use")
    countered(other)  # for 3 gold, a resource card and a card: what was given up does not raise it
    assert (other.damage(target), other.place(victim), other.gold("B")) == (0, "A's graveyard", 5)
    assert len(other.hand("B")) == 3
    bounced(gone, target, "Defensive" if front == "Offensive" else "Offensive")
    assert not any(gone.damage(n) for n in ("Cow", "Pig", "Hen") if n != target)
    assert gone.place(victim) == "A's graveyard"


@plays("Mordath Gravewright")
def test_without_a_creature_there_or_a_foe_it_is_not_used() -> None:
    for mine, theirs, gold in (
        ("offensive: Ox", "", 2), ("offensive: Ox", "defensive: Cow; ", 1), ("resources: 3", "defensive: Cow; ", 2),
        ("defensive: Elk", "defensive: Cow; ", 2), ("offensive: Ox", "offensive: Hen; ", 2),
    ):  # fmt: skip
        s = heroes(f"A: {gold} gold; 10 influence; hero: {MORDATH}; {mine}; hand: 1\nB: {theirs}hand: 1", TEXTS)
        assert not offered(s, "use")
    assert not offered(in_others_turn(MORDATH), "use")


@plays("Mordath Gravewright")
def test_below_nothing_is_nothing_and_its_owner_gets_what_was_given_up() -> None:
    s = heroes(
        f"A: 2 gold; 10 influence; hero: {MORDATH}; offensive: Dull, Mourner; hand: 1\nB: defensive: Cow 1/9 hurt 3; hand: 1",
        TEXTS,
    )
    wrought(s, "Dull", "Cow")
    resolved(s)
    assert (s.damage("Cow"), s.influence("A"), s.place("Dull")) == (
        3,
        10,
        "A's graveyard",
    )  # to be given up is no death
    s = heroes(
        f"A: 2 gold; 10 influence; hero: {MORDATH}; offensive: Ox 2/9 of B; hand: 1\nB: defensive: Cow 1/9; hand: 1",
        TEXTS,
    )
    named(s, f"use {MORDATH}", "in the Offensive")
    while s.place("Ox") != "B's graveyard":
        s.choose(next(o for o in s.options() if o.endswith((" Cow", " Ox"))))
    resolved(s)
    assert s.damage("Cow") == 2


@plays("Lady Ysmere Talcott")
@pytest.mark.parametrize(("front", "who"), [
    ("Offensive", "Ox"), ("Offensive", "Yak"), ("Offensive", "Cow"), ("Defensive", "Rat"), ("Defensive", "Hen"),
])  # fmt: skip
def test_the_lady_wakes_one_of_hers_or_tires_one_of_theirs(front: str, who: str) -> None:
    s = laid(YSMERE, 3)
    before = [n for n in HERD if s.marked(n)]
    assert before == ["Ox", "Rat"]
    wakes = who not in ("Cow", "Hen")
    ways = starting(s, f"use {YSMERE}")
    assert len(ways) == 2
    s.choose(ways[0 if wakes else 1])
    named(s, f"in the {front}") if f"in the {front}" in s.options() else None
    mine, theirs = (["Ox", "Yak"], ["Cow"]) if front == "Offensive" else (["Elk", "Rat"], ["Hen"])
    assert sorted(targets(s)) in ((mine,) if wakes else (theirs, []))
    s.choose(*[f"target {who}"] * bool(targets(s)))
    other = s.fork()
    s.all_pass()
    assert [n for n in HERD if s.marked(n)] == ([n for n in before if n != who] if wakes else [
        n for n in HERD if n in before or n == who])  # fmt: skip
    assert (s.gold("A"), offered(s, "use"), s.assigned("Keeper")) == (0, [], True)
    countered(other)
    assert [n for n in HERD if other.marked(n)] == before
    assert (other.gold("B"), len(other.hand("B")), offered(other, "use")) == (4, 3, [])


@plays("Lady Ysmere Talcott")
def test_whoever_is_woken_may_act_and_whoever_is_tired_does_not_defend() -> None:
    s = laid(YSMERE, 3)
    s.choose(starting(s, f"use {YSMERE}")[0])
    named(s, "in the Offensive", "target Ox")
    resolved(s)
    s.to("Move or Attack")
    s.choose("attack B")
    assert "send Ox" in s.options()
    s = laid(YSMERE, 3, phase=FIGHT)
    s.choose("attack B")
    named(s, *starting(s, "send Yak"), "done") if starting(s, "send Yak") else None
    until(s, f"use {YSMERE}")
    other = s.fork()
    s.choose(starting(s, f"use {YSMERE}")[1])
    named(s, "in the Offensive", "target Cow") if "in the Offensive" in s.options() else None
    while s.table.chain:
        s.choose(s.way_on())
    assert s.marked("Cow")
    s.to("Second Play")
    assert s.influence("B") == 9
    until(other, "block")
    other.choose("block Yak with Cow")
    until(other, f"use {YSMERE}")
    other.choose(starting(other, f"use {YSMERE}")[1])
    named(other, "in the Offensive", "target Cow") if "in the Offensive" in other.options() else None
    other.to("Second Play")
    assert (other.marked("Cow"), other.damage("Yak"), other.influence("B")) == (True, 1, 10)  # it goes on defending
    s = heroes(
        f"A: 3 gold; 10 influence; hero: {YSMERE}; offensive: Ox marked; hand: 1\nB: defensive: Keeper assigned; hand: 1",
        TEXTS,
    )
    named(s, starting(s, f"use {YSMERE}")[1], "in the Offensive", "target Keeper")
    resolved(s)
    assert (s.gold("A"), s.assigned("Keeper"), s.marked("Ox")) == (0, True, True)  # who is assigned does not change
    assert not offered(laid(YSMERE, 2), "use")
    assert not offered(in_others_turn(YSMERE), "use")


FIRST, SECOND = "1:", "2:"


def roots(s: Scene) -> int:
    """How many of Elowyn's abilities are offered; a single one is not told by its text."""
    return len(starting(s, f"use {ELOWYN}"))


def used(s: Scene, which: str, who: str, front: str = "Offensive") -> None:
    """Elowyn uses this ability on somebody."""
    s.choose(f"use {ELOWYN}: {which}" if roots(s) > 1 else f"use {ELOWYN}")
    s.choose(f"in the {front}")
    mine, theirs = (["Ox", "Yak"], ["Cow"]) if front == "Offensive" else (["Elk", "Rat"], ["Hen"])
    assert sorted(targets(s)) == (sorted(mine + theirs) if which == FIRST else mine)
    s.choose(f"target {who}")


@plays("Elowyn Twinroot")
@pytest.mark.parametrize("order", [(FIRST, SECOND), (SECOND, FIRST)])
@pytest.mark.parametrize("way", ["resolved", "countered"])
@pytest.mark.parametrize(("front", "who", "there"), [
    ("Offensive", "Ox", "Defensive"), ("Offensive", "Yak", "Defensive"), ("Defensive", "Rat", "Offensive"),
])  # fmt: skip
def test_each_root_once_in_either_order(order: tuple[str, str], way: str, front: str, who: str, there: str) -> None:
    s = laid(ELOWYN, 9)
    marked = s.marked(who)
    assert roots(s) == 2
    used(s, order[0], who, front)
    countered(s) if way == "countered" else resolved(s)
    took = way == "resolved"
    assert s.gold("A") == 9 - int(order[0][0])
    if way == "countered":
        assert s.gold("B") == 9 - int(order[0][0]) - 2
    assert roots(s) == 1
    where = there if took and order[0] == SECOND else front
    assert s.place(who) == f"A's {where}"
    named(s, f"use {ELOWYN}", f"in the {where}", f"target {who}")
    resolved(s)
    assert (s.gold("A"), roots(s), s.marked(who)) == (6, 0, marked)
    assert s.value(who) == ("2/10" if took or order[1] == FIRST else "1/9")
    assert s.place(who) == f"A's {there if took or order[1] == SECOND else front}"
    assert [n for n in HERD if n != who and s.value(n) != "1/9"] == []
    s.to("Play", "B")
    assert values(s, *HERD) == ["1/9"] * 6


@plays("Elowyn Twinroot")
def test_it_is_no_move_and_both_are_hers_in_windows_of_her_turn_alone() -> None:
    s = laid(ELOWYN, 0, more="10 influence; resources: 3")
    used(s, SECOND, "Yak")
    resolved(s)
    s.to("Move or Attack")
    assert "move Yak" in s.options()  # nor is it the direction of this turn
    s.choose("move Elk")
    s.to("Second Play")
    used(s, FIRST, "Hen", "Defensive") if roots(s) > 1 else named(s, f"use {ELOWYN}", "in the Defensive", "target Hen")
    resolved(s)
    assert (s.value("Hen"), roots(s)) == ("2/10", 0)
    s.to("Play", "B")
    s.to("Play", "A")
    assert roots(s) == 2
    assert not offered(in_others_turn(ELOWYN), "use")
    assert (roots(laid(ELOWYN, 1)), roots(laid(ELOWYN, 0))) == (1, 0)
    s = laid(ELOWYN, 9)
    used(s, FIRST, "Cow")
    resolved(s)
    named(s, f"use {ELOWYN}", "in the Offensive")
    assert sorted(targets(s)) == ["Ox", "Yak"]  # not the first one again, which would aim at anybody


@plays("Elowyn Twinroot")
def test_whoever_is_put_away_in_mid_attack_attacks_no_more_and_takes_its_things_along() -> None:
    s = heroes(
        f"A: 9 gold; 10 influence; hero: {ELOWYN}; offensive: Ox 1/9, Yak 1/9; attached: Spear on Ox; hand: 1\n"
        f"B: 10 influence; defensive: Cow 1/9; hand: Wait{FIGHT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B", "send Ox", "send Yak")
    until(s, f"use {ELOWYN}")
    s.choose(f"use {ELOWYN}: {SECOND}")
    named(s, *starting(s, "in the Offensive"), "target Ox") if starting(s, "in the Off") else s.choose("target Ox")
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.place("Ox"), s.place("Spear"), s.marked("Ox"), s.value("Ox")) == ("A's Defensive", "on Ox", True, "3/9")
    s.to("Second Play")
    assert s.influence("B") == 9  # the Yak alone
