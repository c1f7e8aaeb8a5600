"""Blind Heroes of round 25, played as their writer meant them."""

import pytest

from blind.gestures import accepting, offered, resolved, starting, targets, values
from blind.test_played_orc_heroes_round24 import bounced, countered, in_others_turn, laid, named, studied
from blind.texts import heroes, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Scare": "event 0: Discard target creature.",
    "Bounce": "event 0: Return target creature to its owner's hand.", "Plague": "event 0: Kill all Beasts.",
    "Lamb": "creature (Beast) 1/1", "Vine": "event 0: Take control of target creature.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Study": "event 0: Draw two cards.", "Quit": "event 0: You abandon a quest.",
    "Easy": "quest (Assignment): Draw two cards. Victory Points: 1.",
    "Trade": "quest (Contract): Draw two cards. Duration: 3 turns. Victory Points: 1.",
    "Great": "quest (Assignment): Draw two cards. Victory Points: 9.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
ORIVETH, BRANNOK, SISTER, VARGUL, TAMSIN = (
    "Oriveth Palecrown", "Brannok Ashfist", "Sister Wealdmoor", "Vargul Nightscribe", "Tamsin Roadwarden",
)  # fmt: skip


@plays("Oriveth Palecrown")
@pytest.mark.parametrize(("deck", "drawn"), [(9, 1), (1, 1), (0, 0)])
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_three_gold_are_a_card(deck: int, drawn: int, front: str) -> None:
    s = laid(ORIVETH, 3, deck=deck)
    named(s, f"use {ORIVETH}", f"in the {front}")
    assert (targets(s), s.gold("A"), s.hand("A")) == ([], 0, ["Wait"])  # it waits as any item does
    other = s.fork()
    resolved(s)
    assert (len(s.hand("A")), len(s.deck("A")), len(s.hand("B")), s.over) == (1 + drawn, deck - drawn, 4, False)
    countered(other)
    assert (len(other.deck("A")), other.gold("A"), other.gold("B"), len(other.hand("B"))) == (deck, 0, 4, 3)
    assert not offered(other, "use")


@plays("Oriveth Palecrown")
def test_once_in_ones_own_turn_in_its_windows_too() -> None:
    s = laid(ORIVETH, 6)
    named(s, f"use {ORIVETH}", "in the Offensive")
    resolved(s)
    assert (s.gold("A"), offered(s, "use")) == (3, [])
    s.to("Second Play")
    assert not offered(s, "use")
    assert not offered(laid(ORIVETH, 2), "use")
    assert not offered(in_others_turn(ORIVETH), "use")
    s = laid(ORIVETH, phase=FIGHT)
    s.choose("attack B")
    until(s, f"use {ORIVETH}")
    named(s, f"use {ORIVETH}", "in the Offensive")
    resolved(s)
    assert len(s.deck("A")) == 8


@plays("Brannok Ashfist")
def test_those_in_the_offensive_strike_harder_as_long_as_they_are_there() -> None:
    s = heroes(
        f"A: hero: {BRANNOK}; offensive: Ox 1/9, Yak 1/9 marked, Keeper assigned, Pig 1/9 of B; defensive: Elk 1/9; "
        "hand: Swap, Swap, 1; deck: 9\nB: defensive: Cow 1/9; offensive: Hen 1/9, Ewe 1/9 of A; resources: 9; hand: Vine, 3; "
        "deck: 9", TEXTS,
    )  # fmt: skip
    everybody = ("Ox", "Yak", "Keeper", "Pig", "Elk", "Cow", "Hen", "Ewe")
    assert values(s, *everybody) == ["2/9", "2/9", "2/1", "2/9", "1/9", "1/9", "1/9", "1/9"]
    assert not offered(s, "use")
    s.do("play Swap", "target Elk", front="Defensive")
    assert values(s, "Elk", "Ox") == ["2/9", "2/9"]
    s.do("play Swap", "target Ox")
    assert (s.place("Ox"), s.value("Ox")) == ("A's Defensive", "1/9")
    s.to("Play", "B")
    assert values(s, "Ox", "Yak", "Keeper", "Pig", "Elk", "Hen") == ["1/9", "2/9", "2/1", "2/9", "2/9", "1/9"]
    assert not starting(s, "counter")
    s.do("play Vine", "target Elk", front="Defensive")
    assert (s.place("Elk"), s.value("Elk")) == ("B's Defensive", "1/9")


@plays("Brannok Ashfist")
def test_attackers_deal_one_more() -> None:
    s = heroes(f"A: hero: {BRANNOK}; offensive: Ox 1/9; hand: 1\nB: 10 influence; hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    s.to("Second Play")
    assert s.influence("B") == 8


@plays("Sister Wealdmoor")
@pytest.mark.parametrize(("way", "who", "front", "gained"), [
    ("Axe", "Yak", "Offensive", 1), ("Axe", "Elk", "Defensive", 1), ("Axe", "Cow", "Offensive", 0),
    ("Scare", "Yak", "Offensive", 0), ("Bounce", "Yak", "Offensive", 0), ("Banish", "Yak", "Offensive", 0),
])  # fmt: skip
@pytest.mark.parametrize(("before", "room"), [(10, 1), (21, 1), (22, 0)])
def test_the_sister_is_consoled_for_each_of_her_own_dead(
    way: str, who: str, front: str, gained: int, before: int, room: int
) -> None:
    s = laid(SISTER, hand=way, more=f"{before} influence")
    s.do(f"play {way}", f"target {who}", front=front)
    resolved(s)
    assert not s.place(who).endswith("sive")
    assert (s.influence("A"), s.influence("B")) == (before + gained * room, 10)


@plays("Sister Wealdmoor")
@pytest.mark.parametrize(("before", "after"), [(10, 13), (20, 22)])
def test_three_that_die_together_are_three(before: int, after: int) -> None:
    s = heroes(
        f"A: {before} influence; hero: {SISTER}; offensive: Lamb, Lamb of B, Lamb, Ox; defensive: Lamb; hand: 1\n"
        "B: 10 influence; resources: 9; defensive: Lamb of A; hand: Plague\nphase: Play, active B", TEXTS,
    )  # fmt: skip
    named(s, "play Plague", "in the Defensive")
    while s.table.chain or starting(s, "trigger"):
        assert not starting(s, "counter")
        s.choose(next(iter(starting(s, "trigger")), None) or s.way_on())
    assert (s.influence("A"), s.influence("B"), s.place("Ox")) == (after, 10, "A's Offensive")


@plays("Sister Wealdmoor")
@pytest.mark.parametrize(("before", "lost"), [(1, True), (2, False)])
def test_whoever_has_nothing_left_is_not_consoled(before: int, lost: bool) -> None:
    s = heroes(
        f"A: {before} influence; hero: {SISTER}; offensive: Ox; hand: 1\n"
        "B: resources: 9; hand: Toll\nphase: Play, active B",
        TEXTS | {"Toll": "event 0: Kill all creatures. Each opponent loses 1 influence."},
    )
    named(s, "play Toll", "in the Defensive")
    while s.table.chain and not s.over:
        s.choose(s.way_on())
    assert (s.over, s.influence("A")) == (lost, 0 if lost else 2)


@plays("Vargul Nightscribe")
@pytest.mark.parametrize(
    ("front", "who"), [("Offensive", "Ox"), ("Offensive", "Cow"), ("Defensive", "Elk"), ("Defensive", "Hen")]
)
def test_the_scribe_harms_one_in_a_battlefield(front: str, who: str) -> None:
    s = laid(VARGUL, 4)
    named(s, f"use {VARGUL}", f"in the {front}")
    # neither what he has assigned nor a Hero
    assert sorted(targets(s)) == (["Cow", "Ox", "Yak"] if front == "Offensive" else ["Elk", "Hen", "Rat"])
    s.choose(f"target {who}")
    other, gone = s.fork(), s.fork()
    s.all_pass()
    assert {n: s.damage(n) for n in ("Ox", "Yak", "Elk", "Rat", "Cow", "Hen") if s.damage(n)} == {who: 2}
    assert (s.gold("A"), offered(s, "use")) == (0, [])
    s.to("Second Play")
    assert s.damage(who) == 2
    s.to("Play", "B")
    assert s.damage(who) == 0
    countered(other)
    assert (other.damage(who), other.gold("A"), other.gold("B"), len(other.hand("B"))) == (0, 0, 3, 3)
    bounced(gone, who, "Defensive" if front == "Offensive" else "Offensive")
    assert not any(gone.damage(n) for n in ("Ox", "Yak", "Elk", "Rat", "Cow", "Hen") if n != who)


@plays("Vargul Nightscribe")
@pytest.mark.parametrize(("cow", "place"), [("1/2", "graveyard"), ("1/3", "Defensive"), ("1/3 hurt 1", "graveyard")])
def test_two_damage_kills_at_that_much_def(cow: str, place: str) -> None:
    s = heroes(
        f"A: 4 gold; 10 influence; hero: {VARGUL}; offensive: Ox 1/9; hand: 1\n"
        f"B: defensive: Cow {cow}, Keeper assigned; hand: 1",
        TEXTS,
    )
    named(s, f"use {VARGUL}", "in the Offensive")
    assert sorted(targets(s)) == ["Cow", "Keeper", "Ox"]  # an enemy's assigned one can be aimed at
    s.choose("target Cow")
    s.all_pass()
    assert s.place("Cow") == f"B's {place}"
    assert not offered(laid(VARGUL, 3), "use")
    assert not offered(in_others_turn(VARGUL), "use")


@plays("Tamsin Roadwarden")
@pytest.mark.parametrize("quest", ["Easy", "Trade"])
@pytest.mark.parametrize("bringer", ["A", "B"])
@pytest.mark.parametrize("new", ["yes", "no"])
@pytest.mark.parametrize(("deck", "drawn"), [(9, 4), (3, 3), (2, 2)])
def test_the_road_pays_for_a_quest(quest: str, bringer: str, new: str, deck: int, drawn: int) -> None:
    quests = {seat: f"; quests: {quest}; chapter: Great" if seat == bringer else "" for seat in "AB"}
    s = heroes(
        f"A: 18 influence; hero: {TAMSIN}; offensive: Ox; hand: Study; deck: {deck}{quests['A']}\n"
        f"B: hand: 3; deck: 9{quests['B']}",
        TEXTS,
    )
    accepting(s, quest)
    studied(s, new=new)
    # Its writer has the new quest dealt with first; in the game he draws as the quest is completed, before that
    assert (s.victory("A"), len(s.hand("A")), len(s.deck("A")), s.over) == (1, drawn, deck - drawn, False)
    assert (len(s.hand("B")), len(s.deck("B"))) == (3, 9)


@plays("Tamsin Roadwarden")
def test_two_quests_in_one_check_pay_twice() -> None:
    s = heroes(
        f"A: 18 influence; hero: {TAMSIN}; offensive: Ox; hand: Study; deck: 20; quests: Easy\n"
        "B: hand: 3; deck: 9; quests: Trade",
        TEXTS,
    )
    accepting(s, "Easy")
    accepting(s, "Trade")
    named(s, "play Study", "in the Offensive")
    while s.table.chain or starting(s, "trigger", "yes"):
        assert not starting(s, "counter")
        s.choose(next(iter(starting(s, "trigger")), None) or s.way_on())
    assert (s.victory("A"), len(s.deck("A"))) == (2, 20 - 2 - 4)


@plays("Tamsin Roadwarden")
def test_what_ends_otherwise_or_is_done_by_others_pays_nothing() -> None:
    s = heroes(
        f"A: 18 influence; hero: {TAMSIN}; offensive: Ox; hand: Quit, 1; deck: 9; quests: Easy\nB: hand: 3; deck: 9",
        TEXTS,
    )
    accepting(s, "Easy")
    named(s, "play Quit", "in the Offensive")
    resolved(s)
    assert (s.pursues("A"), len(s.hand("A"))) == ([], 1)
    s = heroes(
        f"A: 18 influence; hero: {TAMSIN}; offensive: Ox; hand: 1; deck: 9\n"
        "B: offensive: Cow; hand: Study; deck: 9; quests: Easy\nphase: Play, active B", TEXTS,
    )  # fmt: skip
    s.choose("accept Easy")
    while s.asked != "B":
        s.choose("pass")
    studied(s, "B")
    assert (s.victory("B"), len(s.hand("A")), len(s.hand("B"))) == (1, 1, 2)
    s = heroes(
        f"A: 18 influence; 1 VP; hero: {TAMSIN}; offensive: Ox; hand: Study; deck: 9; quests: Great\nB: hand: 3; deck: 9",
        TEXTS,
    )
    accepting(s, "Great")
    studied(s)
    assert (s.over, s.victory("A"), len(s.hand("A"))) == (True, 10, 2)


@plays("Tamsin Roadwarden")
def test_in_others_turns_it_pays_too() -> None:
    s = heroes(
        f"A: 18 influence; hero: {TAMSIN}; offensive: Ox; hand: Study; deck: 9; quests: Easy\nB: hand: Wait; deck: 9",
        TEXTS,
    )
    accepting(s, "Easy")
    s.to("Play", "B")
    named(s, "play Wait", "in the Offensive") if "play Wait" in s.options() else None
    before = len(s.hand("A"))
    studied(s)
    assert (s.active, s.victory("A"), len(s.hand("A"))) == ("B", 1, before - 1 + 4)
