"""Blind Heroes of round 24, played as their writer meant them."""

import pytest

from blind.gestures import accepting, offered, resolved, starting, targets, values
from blind.texts import heroes, plays, until
from scenes.heroes import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Scare": "event 0: Discard target creature.",
    "Bounce": "event 0: Return target creature to its owner's hand.", "Plague": "event 0: Kill all Beasts.",
    "Banish": "event 0: Remove target creature from the game.", "Lamb": "creature (Beast) 1/1",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Study": "event 0: Draw two cards.", "Quit": "event 0: You abandon a quest.",
    "Easy": "quest (Assignment): Draw two cards. Victory Points: 1.",
    "Trade": "quest (Contract): Draw two cards. Duration: 3 turns. Victory Points: 1.",
    "Great": "quest (Assignment): Draw two cards. Victory Points: 9.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
MARSHAL, GRANDMOTHER, ENVOY, CANDLE = (
    "Marshal of the Broken Lance", "Grandmother of the Thicket", "The Laurelled Envoy", "Keeper of the Last Candle",
)  # fmt: skip
PREFECT, BROKER = "Prefect of the Ninth Road", "The Wandering Pawnbroker"
TABLE = (
    "A: {gold} gold; hero: {hero}; offensive: Ox 1/9 marked, Yak 1/9, Keeper assigned; defensive: Elk 1/9, Rat 1/9 marked; "
    "hand: {hand}; deck: {deck}; {more}\n"
    "B: 10 influence; defensive: Cow 1/9; offensive: Hen 1/9; resources: 9; hand: Wait, Bounce, 2; deck: 9"
)


def laid(
    hero: str, gold: int = 6, hand: str = "Wait", deck: int = 9, more: str = "10 influence", phase: str = ""
) -> Scene:
    """The table of this Hero; B has 10 influence."""
    return heroes(TABLE.format(gold=gold, hero=hero, hand=hand, deck=deck, more=more) + phase, TEXTS)


def named(s: Scene, label: str, *answers: str) -> None:
    """Something is begun, these being chosen where they are asked for."""
    s.choose(label)
    for answer in answers:
        s.choose(answer) if answer in s.options() else None


def countered(s: Scene) -> None:
    """B counters what waits."""
    until(s, "counter")
    s.choose(starting(s, "counter")[0])
    resolved(s)


def bounced(s: Scene, who: str, front: str) -> None:
    """B answers by returning this one to hand."""
    until(s, "play Bounce")
    named(s, "play Bounce", f"in the {front}", f"target {who}")
    resolved(s)
    assert s.place(who).endswith("hand")


def in_others_turn(hero: str, hand: str = "Wait") -> Scene:
    """A is asked in the turn of B."""
    s = laid(hero, hand=hand, phase="\nphase: Play, active B")
    s.choose("play Wait", "in the Defensive")
    assert s.asked == "A"
    return s


@plays("Marshal of the Broken Lance")
@pytest.mark.parametrize(
    ("front", "who"), [("Offensive", "Ox"), ("Offensive", "Cow"), ("Defensive", "Elk"), ("Defensive", "Hen")]
)
def test_the_marshal_makes_one_strike_harder(front: str, who: str) -> None:
    s = laid(MARSHAL, 2, "Wait, Swap")
    named(s, f"use {MARSHAL}", f"in the {front}")
    assert sorted(targets(s)) == (["Cow", "Ox", "Yak"] if front == "Offensive" else ["Elk", "Hen", "Rat"])
    s.choose(f"target {who}")
    other = s.fork()
    s.all_pass()
    assert [n for n in ("Ox", "Yak", "Elk", "Rat", "Cow", "Hen") if s.value(n) == "3/9"] == [who]
    assert (s.gold("A"), offered(s, "use")) == (0, [])
    s.do("play Swap", f"target {who}", front=front)
    assert s.value(who) == "3/9"
    s.to("Play", "B")
    assert s.value(who) == "1/9"
    bounced(other, who, "Defensive" if front == "Offensive" else "Offensive")
    assert [n for n in ("Ox", "Yak", "Elk", "Rat", "Cow", "Hen") if n != who and other.value(n) != "1/9"] == []


@plays("Marshal of the Broken Lance")
def test_the_marshal_is_countered_and_helps_in_his_own_turn_once() -> None:
    s = laid(MARSHAL)
    named(s, f"use {MARSHAL}", "in the Offensive", "target Yak")
    countered(s)
    assert (s.value("Yak"), s.gold("A"), s.gold("B"), len(s.hand("B"))) == ("1/9", 4, 5, 3)
    assert not offered(s, "use")
    assert not offered(laid(MARSHAL, 1), "use")
    assert not offered(in_others_turn(MARSHAL), "use")
    s = laid(MARSHAL, phase=FIGHT)
    s.choose("attack B")
    until(s, f"use {MARSHAL}")
    named(s, f"use {MARSHAL}", "in the Offensive", "target Yak")
    resolved(s)
    assert s.value("Yak") == "3/9"
    until(s, "pass")
    assert not offered(s, "use")


@plays("Grandmother of the Thicket")
def test_those_in_the_defensive_are_covered_by_the_thicket() -> None:
    s = heroes(
        f"A: hero: {GRANDMOTHER}; defensive: Ox 1/1 hurt 1, Yak 1/1 marked, Keeper assigned; offensive: Elk 1/1; "
        "hand: Swap, Swap, 1; deck: 9\nB: defensive: Cow 1/1; offensive: Hen 1/1; resources: 9; hand: 3; deck: 9", TEXTS,
    )  # fmt: skip
    assert values(s, "Ox", "Yak", "Keeper", "Elk", "Cow", "Hen") == ["1/2", "1/2", "1/2", "1/1", "1/1", "1/1"]
    assert not offered(s, "use")
    s.do("play Swap", "target Elk")
    assert s.value("Elk") == "1/2"
    s.do("play Swap", "target Ox", front="Defensive")
    assert (s.place("Ox"), s.value("Yak")) == ("A's graveyard", "1/2")
    s.to("Play", "B")
    assert values(s, "Yak", "Elk", "Cow") == ["1/2", "1/2", "1/1"]
    assert not starting(s, "counter")


def studied(s: Scene, seat: str = "A", new: str = "yes") -> None:
    """This player draws two cards by an Event, and what is asked about the next quest is answered."""
    until(s, "play Study")
    assert s.asked == seat
    named(s, "play Study", "in the Offensive")
    while not s.over and (s.table.chain or starting(s, "yes", "no", "pick", "turn")):
        s.choose(next((o for o in s.options() if o.startswith(new)), None) or s.way_on())


@plays("The Laurelled Envoy")
@pytest.mark.parametrize("quest", ["Easy", "Trade"])
@pytest.mark.parametrize("bringer", ["A", "B"])
@pytest.mark.parametrize("new", ["yes", "no"])
@pytest.mark.parametrize(("deck", "drawn"), [(9, 4), (3, 3), (2, 2)])
def test_the_envoy_is_rewarded_for_a_quest(quest: str, bringer: str, new: str, deck: int, drawn: int) -> None:
    quests = {seat: f"; quests: {quest}; chapter: Great" if seat == bringer else "" for seat in "AB"}
    s = heroes(
        f"A: 18 influence; hero: {ENVOY}; offensive: Ox; hand: Study; deck: {deck}{quests['A']}\n"
        f"B: hand: 3; deck: 9{quests['B']}",
        TEXTS,
    )
    accepting(s, quest)
    studied(s, new=new)
    # Its writer has the new quest dealt with first; in the game he is rewarded as the quest is completed, before that
    assert (s.victory("A"), len(s.hand("A")), len(s.deck("A")), s.over) == (1, drawn, deck - drawn, False)
    assert (len(s.hand("B")), len(s.deck("B"))) == (3, 9)


@plays("The Laurelled Envoy")
def test_what_ends_otherwise_or_is_done_by_others_is_no_reward() -> None:
    s = heroes(
        f"A: 18 influence; hero: {ENVOY}; offensive: Ox; hand: Quit, 1; deck: 9; quests: Easy\nB: hand: 3; deck: 9",
        TEXTS,
    )
    accepting(s, "Easy")
    named(s, "play Quit", "in the Offensive")
    resolved(s)
    assert (s.pursues("A"), len(s.hand("A"))) == ([], 1)
    s = heroes(
        f"A: 18 influence; hero: {ENVOY}; offensive: Ox; hand: 1; deck: 9\n"
        "B: offensive: Cow; hand: Study; deck: 9; quests: Easy\nphase: Play, active B", TEXTS,
    )  # fmt: skip
    s.choose("accept Easy")
    while s.asked != "B":
        s.choose("pass")
    studied(s, "B")
    assert (s.victory("B"), len(s.hand("A")), len(s.hand("B"))) == (1, 1, 2)
    s = heroes(
        f"A: 18 influence; 1 VP; hero: {ENVOY}; offensive: Ox; hand: Study; deck: 9; quests: Great\nB: hand: 3; deck: 9",
        TEXTS,
    )
    accepting(s, "Great")
    studied(s)
    assert (s.over, s.victory("A"), len(s.hand("A"))) == (True, 10, 2)


@plays("The Laurelled Envoy")
def test_in_others_turns_he_is_rewarded_too() -> None:
    s = heroes(
        f"A: 18 influence; hero: {ENVOY}; offensive: Ox; hand: Study; deck: 9; quests: Easy\nB: hand: Wait; deck: 9",
        TEXTS,
    )
    accepting(s, "Easy")
    s.to("Play", "B")
    named(s, "play Wait", "in the Offensive") if "play Wait" in s.options() else None
    before = len(s.hand("A"))
    studied(s)
    assert (s.active, s.victory("A"), len(s.hand("A"))) == ("B", 1, before - 1 + 4)


@plays("Keeper of the Last Candle")
@pytest.mark.parametrize(("way", "who", "front", "gained"), [
    ("Axe", "Yak", "Offensive", 1), ("Axe", "Elk", "Defensive", 1), ("Axe", "Cow", "Offensive", 0),
    ("Scare", "Yak", "Offensive", 0), ("Bounce", "Yak", "Offensive", 0), ("Banish", "Yak", "Offensive", 0),
])  # fmt: skip
@pytest.mark.parametrize(("before", "room"), [(10, True), (16, False)])
def test_the_candle_burns_for_ones_own_dead(
    way: str, who: str, front: str, gained: int, before: int, room: bool
) -> None:
    s = laid(CANDLE, hand=way, more=f"{before} influence")
    s.do(f"play {way}", f"target {who}", front=front)
    resolved(s)
    assert not s.place(who).endswith("sive")
    assert (s.influence("A"), s.influence("B")) == (before + gained * room, 10)


@plays("Keeper of the Last Candle")
def test_it_burns_for_each_and_for_whoever_was_controlled() -> None:
    s = heroes(
        f"A: 10 influence; hero: {CANDLE}; offensive: Lamb, Lamb of B, Ox; hand: Plague\n"
        "B: 10 influence; defensive: Lamb, Lamb of A; hand: 1", TEXTS,
    )  # fmt: skip
    s.do("play Plague")
    while starting(s, "trigger"):
        s.choose(starting(s, "trigger")[0])
    resolved(s)
    assert (s.influence("A"), s.influence("B")) == (12, 10)
    s = heroes(f"A: 10 influence; hero: {CANDLE}; defensive: Cow; hand: 1\nB: hand: Axe\nphase: Play, active B", TEXTS)
    s.do("play Axe", front="Offensive")
    s.choose("target Cow") if "target Cow" in s.options() else None
    resolved(s)
    assert (s.place("Cow"), s.influence("A")) == ("A's graveyard", 11)


@plays("Keeper of the Last Candle")
@pytest.mark.parametrize(("before", "lost"), [(1, True), (2, False)])
def test_it_saves_nobody_who_has_nothing_left(before: int, lost: bool) -> None:
    s = heroes(
        f"A: {before} influence; hero: {CANDLE}; offensive: Ox; hand: 1\n"
        "B: resources: 9; hand: Toll\nphase: Play, active B",
        TEXTS | {"Toll": "event 0: Kill all creatures. Each opponent loses 1 influence."},
    )
    s.choose("play Toll", *starting(s, "in the Defensive"))
    s.choose("in the Defensive") if "in the Defensive" in s.options() else None
    while s.table.chain and not s.over:
        s.choose(s.way_on())
    assert (s.over, s.influence("A")) == (lost, 0 if lost else 2)


@plays("Prefect of the Ninth Road")
@pytest.mark.parametrize(
    ("front", "who"), [("Offensive", "Ox"), ("Offensive", "Yak"), ("Defensive", "Rat"), ("Defensive", "Elk")]
)
def test_the_prefect_wakes_one_of_his_own(front: str, who: str) -> None:
    s = laid(PREFECT, 3)
    named(s, f"use {PREFECT}", f"in the {front}")
    assert sorted(targets(s)) == (["Ox", "Yak"] if front == "Offensive" else ["Elk", "Rat"])
    s.choose(f"target {who}")
    assert s.marked("Ox")
    other = s.fork()
    s.all_pass()
    assert [n for n in ("Ox", "Yak", "Elk", "Rat") if s.marked(n)] == [n for n in ("Ox", "Rat") if n != who]
    assert (s.gold("A"), offered(s, "use"), s.assigned("Keeper")) == (0, [], True)
    countered(other)
    assert (other.marked("Ox"), other.marked("Rat"), other.gold("B")) == (True, True, 4)


@plays("Prefect of the Ninth Road")
def test_who_is_woken_can_act_again_and_nobody_is_in_others_turns() -> None:
    s = laid(PREFECT, 3)
    named(s, f"use {PREFECT}", "in the Offensive", "target Ox")
    resolved(s)
    s.to("Move or Attack")
    s.choose("attack B")
    assert "send Ox" in s.options()
    assert not offered(laid(PREFECT, 2), "use")
    assert not offered(in_others_turn(PREFECT), "use")


@plays("The Wandering Pawnbroker")
@pytest.mark.parametrize(("deck", "drawn"), [(9, 2), (1, 1), (0, 0)])
@pytest.mark.parametrize("pawned", ["Rye", "Oat"])
def test_a_resource_card_is_pawned_for_two_cards(deck: int, drawn: int, pawned: str) -> None:
    s = laid(BROKER, 0, deck=deck, more="resources: Rye marked, Oat")
    s.choose(f"use {BROKER}")
    while s.place(pawned) != "A's graveyard":
        s.choose(next((o for o in s.options() if o.endswith(f" {pawned}")), None) or "in the Offensive")
    assert (s.place(pawned), len(s.hand("A"))) == ("A's graveyard", 1)
    while s.table.chain:
        assert not starting(s, "counter")
        s.choose(s.way_on())
    assert (len(s.hand("A")), s.over, offered(s, "use")) == (1 + drawn, False, [])


@plays("The Wandering Pawnbroker")
def test_without_a_resource_card_nothing_is_pawned_and_gold_already_made_stays() -> None:
    assert not offered(laid(BROKER), "use")
    assert not offered(laid(BROKER, more="grave: Rye"), "use")
    s = laid(BROKER, 0, more="resources: Rye, Oat, Bean, Pea")  # gold is made ahead only where four can be recycled
    s.choose("make 1 gold")
    assert s.marked("Rye")
    s.choose(f"use {BROKER}")
    while s.place("Rye") != "A's graveyard":
        s.choose(next((o for o in s.options() if o.endswith(" Rye")), None) or "in the Offensive")
    resolved(s)
    assert (s.place("Rye"), s.gold("A"), s.table.gold[0], len(s.hand("A"))) == ("A's graveyard", 4, 1, 3)
    s = heroes(f"A: resources: 3; hero: {BROKER}; hand: Wait, 1\nB: hand: Wait\nphase: Play, active B", TEXTS)
    s.choose("play Wait", "in the Defensive")
    assert s.asked == "A"
    assert not offered(s, "use")
