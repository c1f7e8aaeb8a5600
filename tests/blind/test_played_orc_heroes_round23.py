"""Blind Heroes of round 23, played as their writer meant them."""

import pytest

from blind.gestures import accepting, offered, resolved, starting, targets, values
from blind.texts import heroes, plays, until
from scenes.heroes import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Scare": "event 0: Discard target creature.",
    "Bounce": "event 0: Return target creature to its owner's hand.",
    "Banish": "event 0: Remove target creature from the game.", "Plague": "event 0: Kill all Beasts.",
    "Swap": "event 0: Put target creature into its controller's other front.", "Lamb": "creature (Beast) 1/1",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Belt": "equipment 2: Equipped creature gets 0/+1.",
    "Ring": "equipment 0: Equipped creature gets 0/+1.", "Vine": "enchantment 2: Attach to a creature. It gets 0/+1.",
    "Easy": "quest (Assignment): Draw ten cards. Victory Points: 1.",
    "Hard": "quest (Assignment): Draw ten cards. Victory Points: 2.",
    "Snatch": "event 0: Remove target creature card in an opponent's graveyard from the game.",
    "Dear": "creature 4 1/9", "Hydra": "creature X 1/9", "Mite": "creature 0 1/9", "Quit": "event 0: You abandon a quest.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
MARSHAL, ABBESS, THORN, PRELATE = (
    "Marshal of the Split Pennon", "Abbess of the Quiet Ledger", "Keeper of the Thornward", "Gravewright Prelate",
)  # fmt: skip
MASTER = "Quartermaster of Long Roads"
PATHFINDER, REGENT = "Pathfinder of Forgotten Oaths", "Regent of the Unburied"
TABLE = (
    "A: {gold} gold; hero: {hero}; offensive: Ox 1/9 marked, Yak 1/9, Keeper assigned; defensive: Elk 1/9, Rat 1/9 marked; "
    "hand: {hand}; deck: {deck}; {more}\n"
    "B: 10 influence; defensive: Cow 1/9; offensive: Hen 1/9; resources: 9; hand: Wait, 3; deck: 9"
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


def never_countered(s: Scene) -> None:
    """All is resolved, and nobody may counter."""
    while s.table.chain:
        assert not starting(s, "counter")
        s.choose(s.way_on())


def in_others_turn(hero: str, hand: str = "Wait") -> Scene:
    """A is asked in the turn of B."""
    s = laid(hero, hand=hand, phase="\nphase: Play, active B")
    s.choose("play Wait", "in the Defensive")
    assert s.asked == "A"
    return s


@plays("Marshal of the Split Pennon")
@pytest.mark.parametrize(("front", "who"), [("Offensive", "Ox"), ("Offensive", "Yak"), ("Defensive", "Elk")])
def test_the_marshal_makes_one_of_his_own_strike_harder(front: str, who: str) -> None:
    s = laid(MARSHAL, 2, "Wait, Swap")
    named(s, f"use {MARSHAL}", f"in the {front}")
    assert sorted(targets(s)) == (["Ox", "Yak"] if front == "Offensive" else ["Elk", "Rat"])
    s.choose(f"target {who}")
    s.all_pass()
    assert [n for n in ("Ox", "Yak", "Elk", "Rat", "Cow", "Hen") if s.value(n) == "3/9"] == [who]
    assert (s.gold("A"), offered(s, "use")) == (0, [])
    s.do("play Swap", f"target {who}", front=front)
    assert s.value(who) == "3/9"
    s.to("Play", "B")
    assert s.value(who) == "1/9"


@plays("Marshal of the Split Pennon")
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


@plays("Abbess of the Quiet Ledger")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
@pytest.mark.parametrize(("deck", "drawn"), [(5, 1), (0, 0)])
def test_the_abbess_draws_a_card(front: str, deck: int, drawn: int) -> None:
    s = laid(ABBESS, deck=deck)
    named(s, f"use {ABBESS}", f"in the {front}")
    assert not targets(s)
    other = s.fork()
    s.all_pass()
    while s.table.chain:
        s.choose("pass")
    assert (len(s.hand("A")), len(s.deck("A")), s.gold("A"), s.over) == (1 + drawn, deck - drawn, 3, False)
    assert (len(s.deck("B")), offered(s, "use")) == (9, [])
    countered(other)
    assert (len(other.hand("A")), other.gold("A"), other.gold("B")) == (1, 3, 4)


@plays("Abbess of the Quiet Ledger")
def test_the_abbess_is_asked_for_gold_in_her_own_turn() -> None:
    assert not offered(laid(ABBESS, 2), "use")
    assert not offered(in_others_turn(ABBESS), "use")


@plays("Keeper of the Thornward")
def test_those_in_the_defensive_are_warded() -> None:
    s = heroes(
        f"A: hero: {THORN}; defensive: Ox 1/1 hurt 1, Yak 1/1 marked, Keeper assigned; offensive: Elk 1/1; "
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


@plays("Gravewright Prelate")
@pytest.mark.parametrize(("way", "who", "front", "gained"), [
    ("Axe", "Cow", "Offensive", 1), ("Axe", "Hen", "Defensive", 1), ("Axe", "Yak", "Offensive", 0),
    ("Scare", "Cow", "Offensive", 0), ("Bounce", "Cow", "Offensive", 0), ("Banish", "Cow", "Offensive", 0),
])  # fmt: skip
@pytest.mark.parametrize(("before", "room"), [(10, True), (17, False)])
def test_the_prelate_feeds_on_the_foes_dead(
    way: str, who: str, front: str, gained: int, before: int, room: bool
) -> None:
    s = laid(PRELATE, hand=way, more=f"{before} influence")
    s.do(f"play {way}", f"target {who}", front=front)
    resolved(s)
    assert not s.place(who).endswith("sive")
    assert (s.influence("A"), s.influence("B")) == (before + gained * room, 10)


@plays("Gravewright Prelate")
def test_several_deaths_feed_him_each_and_in_others_turns_too() -> None:
    s = heroes(
        f"A: 10 influence; hero: {PRELATE}; offensive: Lamb; hand: Plague\nB: defensive: Lamb, Lamb; offensive: Lamb; hand: 1",
        TEXTS,
    )
    s.do("play Plague")
    while starting(s, "trigger"):
        s.choose(starting(s, "trigger")[0])
    assert s.influence("A") == 12  # the Event does not reach the fourth
    s = heroes(f"A: 10 influence; hero: {PRELATE}; hand: 1\nB: defensive: Cow; hand: Axe\nphase: Play, active B", TEXTS)
    s.do("play Axe", front="Defensive")
    s.do("play Axe") if "play Axe" in s.options() else None
    assert s.influence("A") == 10 + (s.place("Cow") == "B's graveyard")
    assert s.place("Cow") == "B's graveyard"


@plays("Quartermaster of Long Roads")
@pytest.mark.parametrize("away", ["Wait", "Axe"])
def test_the_quartermaster_wakes_somebody_for_a_card(away: str) -> None:
    s = laid(MASTER, 3, "Wait, Axe")
    named(s, f"use {MASTER}", "in the Offensive")
    while s.asked == "A" and "pass" not in s.options():
        if targets(s):
            assert sorted(targets(s)) == ["Ox", "Yak"]
            s.choose("target Ox")
        else:
            assert len(s.options()) == 2
            s.choose(next(o for o in s.options() if o.endswith(f" {away}")))
        if s.place(away) == "A's graveyard":
            break
    assert (s.place(away), s.marked("Ox")) == ("A's graveyard", True)
    other = s.fork()
    resolved(s)
    assert (s.marked("Ox"), s.marked("Rat"), s.gold("A"), len(s.hand("A"))) == (False, True, 2, 1)
    assert not offered(s, "use")
    countered(other)
    assert (other.marked("Ox"), other.place(away), other.gold("B")) == (True, "A's graveyard", 6)


@plays("Quartermaster of Long Roads")
def test_without_a_card_or_gold_or_in_others_turns_nobody_is_woken() -> None:
    s = heroes(f"A: 3 gold; hero: {MASTER}; offensive: Ox marked, Yak; deck: 9\nB: hand: 1", TEXTS)
    assert not offered(s, "use")
    assert not offered(laid(MASTER, 0, "Wait, Axe"), "use")
    assert not offered(in_others_turn(MASTER, "Wait, Axe"), "use")
    s = laid(MASTER, 3, "Wait, Axe")
    named(s, f"use {MASTER}", "in the Defensive")
    while offered(s, "target") or not s.table.chain:
        s.choose(next(o for o in s.options() if o in ("target Elk", "discard Wait", "give Wait", "pick Wait")))
    resolved(s)
    assert (s.marked("Elk"), s.marked("Rat"), len(s.hand("A"))) == (False, True, 1)


@plays("Pathfinder of Forgotten Oaths")
@pytest.mark.parametrize(("accepted", "value"), [([], "1/9"), (["Easy"], "2/10"), (["Easy", "Hard"], "3/11")])
def test_the_pathfinder_counts_active_quests(accepted: list[str], value: str) -> None:
    s = heroes(
        f"A: resources: 6; 9 influence; hero: {PATHFINDER}; offensive: Yak 1/9, Fox 1/9; defensive: Elk 1/9; "
            f"hand: Wait, Quit; quests: Easy\n"
        "B: resources: 9; defensive: Cow 1/9; hand: Wait, 3; quests: Hard", TEXTS,
    )  # fmt: skip
    for quest in accepted:
        accepting(s, quest)
    named(s, f"use {PATHFINDER}", "in the Offensive")
    assert sorted(targets(s)) == ["Fox", "Yak"]
    s.choose("target Yak")
    other = s.fork()
    s.all_pass()
    resolved(s)
    assert (values(s, "Yak", "Fox", "Elk", "Cow"), s.gold("A")) == ([value, "1/9", "1/9", "1/9"], 4)
    if accepted:
        s.choose(f"abandon {accepted[0]}")
        s.all_pass()
        assert s.value("Yak") == value
    s.to("Play", "B")
    assert s.value("Yak") == "1/9"
    countered(other)
    assert (other.value("Yak"), other.gold("A"), other.gold("B")) == ("1/9", 4, 5)


@plays("Pathfinder of Forgotten Oaths")
def test_it_is_counted_as_it_resolves_and_foes_quests_do_not_count() -> None:
    s = heroes(
        f"A: resources: 6; 9 influence; hero: {PATHFINDER}; offensive: Yak 1/9, Fox 1/9; hand: Quit, Wait; quests: Easy\n"
        "B: resources: 9; hand: Wait, 3; quests: Hard; deck: 9", TEXTS,
    )  # fmt: skip
    foe = s.fork()
    accepting(s, "Easy")
    named(s, f"use {PATHFINDER}", "in the Offensive", "target Yak")
    until(s, "play Wait")
    s.choose("play Wait", *starting(s, "in the Offensive"))
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    until(s, "play Quit")
    named(s, "play Quit", "in the Offensive")
    resolved(s)
    assert (s.pursues("A"), s.value("Yak")) == ([], "1/9")
    foe.to("Play", "B")
    foe.choose("accept Hard")
    foe.all_pass()
    foe.to("Play", "A")
    named(foe, f"use {PATHFINDER}", "in the Offensive", "target Yak")
    resolved(foe)
    assert (foe.pursues("B"), foe.value("Yak")) == (["Hard"], "1/9")


@plays("Regent of the Unburied")
@pytest.mark.parametrize(("who", "cost"), [("Dear", 4), ("Pig", 1), ("Hydra", 0), ("Mite", 0)])
def test_the_regent_takes_back_a_creature_for_its_cost(who: str, cost: int) -> None:
    s = laid(REGENT, 5, more="grave: Dear, Pig, Hydra, Mite, Axe, Belt; 10 influence")
    named(s, f"use {REGENT}", "in the Offensive")
    assert sorted(targets(s)) == ["Dear", "Hydra", "Mite", "Pig"]
    s.choose(f"target {who}")
    other = s.fork()
    if cost:
        countered(other)
        assert (other.place(who), other.gold("A"), other.gold("B")) == ("A's graveyard", 5 - cost, 9 - cost - 2)
    else:
        never_countered(other)
    s.all_pass()
    resolved(s)
    assert (s.place(who), s.gold("A"), offered(s, "use")) == ("A's hand", 5 - cost, [])


@plays("Regent of the Unburied")
def test_what_cannot_be_paid_is_not_taken_and_what_is_gone_does_not_come() -> None:
    s = laid(REGENT, 3, more="grave: Dear, Pig, Mite; 10 influence")
    named(s, f"use {REGENT}", "in the Offensive")
    assert sorted(targets(s)) == ["Mite", "Pig"]
    assert not offered(laid(REGENT, 3, more="grave: Axe; 10 influence"), "use")
    assert not offered(in_others_turn(REGENT), "use")
    s = heroes(
        f"A: 3 gold; 9 influence; hero: {REGENT}; offensive: Ox; grave: Pig, Rat; hand: Wait\nB: resources: 9; hand: Snatch, 1",
        TEXTS,
    )
    named(s, f"use {REGENT}", "in the Offensive", "target Pig")
    until(s, "play Snatch")
    named(s, "play Snatch", "in the Offensive", "target Pig")
    resolved(s)
    assert (s.place("Pig"), s.hand("A"), s.gold("A")) == ("removed", ["Wait"], 2)


@plays("Regent of the Unburied")
@pytest.mark.parametrize(("mine", "safe"), [(9, True), (10, False), (11, False), (16, False)])
def test_the_poorer_is_not_countered(mine: int, safe: bool) -> None:
    s = laid(REGENT, 5, more=f"grave: Dear, Pig; {mine} influence")
    named(s, f"use {REGENT}", "in the Offensive", "target Dear")
    while s.asked != "B":
        s.choose(s.way_on())
    assert bool(starting(s, "counter")) is not safe


@plays("Regent of the Unburied")
def test_it_is_looked_at_as_it_would_be_countered() -> None:
    for mine, theirs, can in ((14, 15, False), (14, 14, True), (14, 13, True)):
        s = heroes(
            f"A: 5 gold; {mine} influence; hero: {REGENT}; offensive: Ox; grave: Dear, Pig; hand: Wait\n"
            f"B: {theirs} influence; resources: 9; hand: 3\nC: 20 influence; resources: 9; hand: 3", TEXTS,
        )  # fmt: skip
        named(s, f"use {REGENT}", "in the Offensive", "target Dear")
        seen = False
        while s.table.chain:
            seen = seen or bool(starting(s, "counter"))
            s.choose(s.way_on())
        assert (seen, s.place("Dear")) == (can, "A's hand")
    s = heroes(  # it was not so as it was announced, and is as it would be countered
        f"A: 4 gold; 10 influence; hero: {REGENT}; offensive: Ox; grave: Dear, Pig; hand: Wait\n"
        "B: 10 influence; defensive: Bridge Toller; resources: 9; hand: Pass, Pass, 3",
        TEXTS | {"Pass": "event 0: Draw a card."},
    )  # fmt: skip
    named(s, f"use {REGENT}", "in the Offensive", "target Dear")
    until(s, "play Pass")
    assert starting(s, "counter")
    named(s, starting(s, "play Pass")[0], "in the Offensive")
    until(s, "play Wait")
    named(s, "play Wait", "in the Offensive")
    assert (s.influence("A"), s.asked, starting(s, "counter")) == (9, "B", [])


@plays("Armourer of the High Terrace")
@pytest.mark.parametrize(("front", "carrier"), [("Offensive", "Yak"), ("Defensive", "Elk")])
def test_a_piece_is_cheaper_to_play_and_not_to_hand_on(front: str, carrier: str) -> None:
    s = laid("Armourer of the High Terrace", gold=3, hand="Belt, Ring")
    s.do("play Ring", f"target {carrier}", front=front)
    assert s.gold("A") == 3
    s.do("play Belt", f"target {carrier}", front=front)
    assert s.place("Belt") == f"on {carrier}"
    assert s.gold("A") == 2
    lying = "A: 2 gold; hero: {}; offensive: Yak 1/9, Cat 1/9; attached: Belt on Yak\nB: 10 influence"
    s = heroes(lying.format("Armourer of the High Terrace"), TEXTS)
    s.do("reassign Belt to Cat")
    assert s.place("Belt") == "on Cat"
    assert s.gold("A") == 0
    foes = "A: 1 gold; offensive: Yak 1/9; hand: Belt\nB: hero: {}; defensive: Cow 1/9"
    s = heroes(foes.format("Armourer of the High Terrace"), TEXTS)
    assert "play Belt" not in s.options()
