"""Blind quests and equipment of ORC's round 31, played as their writer meant them."""

import pytest

from blind.gestures import accepting, offered, resolved, starting, targets, uses
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Stand": "event 0: Unmark target creature.",
    "Leech": "event 0: Target opponent loses 3 influence.", "Bleed": "event 0: You lose 3 influence.",
    "Gain": "event 0: Gain 5 influence.", "Drip": "event 0: Target opponent loses 2 influence.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Bear": "quest (Confrontation) 0/3: Hit points: 3. Victory Points: 2.",
    "Seer": "creature 1/1: (M): Gain 1 influence.", "Brute": "creature (Orc) 1/1", "Goblin Boy": "creature 1/1",
    "Grunt": "creature (Goblin) 1/1", "Guard": "creature 1/9: (A): Demons you control get 0/+1.",
    "Belt": "equipment 2: Equipped creature gets +1/0.",
    "Hand": "event 0: Attach target equipment to target creature you control.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
PARADE, BREACH, CLEAVER, SHIELD = "Parade of Spears", "The Open Breach", "Notchback Cleaver", "Stable Door Shield"
HELM, CONCH = "Grandsire's Pot Helm", "Rallying Conch"


@plays("Parade of Spears")
@pytest.mark.parametrize(("army", "victory"), [
    (["Ox", "Elk", "Yak", "Fox"], 2), (["Ox", "Elk", "Yak", "Fox", "Ewe"], 2), (["Ox", "Elk", "Yak"], 0),
])  # fmt: skip
def test_four_at_once_are_a_parade(army: list[str], victory: int) -> None:
    s = orc(
        f"A: offensive: {', '.join(army)}, Ram; hand: 1; quests: {PARADE}\nB: defensive: Cow 9/9; hand: Wait; deck: 9",
        TEXTS,
    )
    accepting(s, PARADE)
    s.to("Move or Attack")
    s.choose("attack B", *(f"send {name}" for name in army), "done")
    while s.asked == "A":
        s.choose(s.way_on())
    assert (s.phase, s.victory("A")) == ("Move or Attack", victory)  # as soon as they are announced


@plays("Parade of Spears")
def test_those_against_a_monster_count_and_several_turns_do_not_add_up() -> None:
    s = orc(
        f"A: offensive: Ox, Elk; defensive: Yak, Fox; hand: 1; deck: 9; quests: {PARADE}\n"
        "B: defensive: Cow; hand: Wait; deck: 9; quests: Bear", TEXTS,
    )  # fmt: skip
    accepting(s, PARADE)
    apart = s.fork()
    accepting(s, "Bear")
    s.to("Move or Attack")
    s.choose("attack B", "send Ox")
    for name in ("Elk", "Yak", "Fox"):
        s.choose(starting(s, f"send {name}")[-1])
    s.choose(*starting(s, "done"))
    while s.asked == "A":
        s.choose(s.way_on())
    assert s.victory("A") == 2
    for _ in range(2):
        apart.to("Move or Attack", "A")
        apart.choose("attack B", "send Ox", "send Elk")
        apart.to("Play", "B")
        apart.to("Play", "A")
    assert apart.victory("A") == 0


@plays("Parade of Spears")
def test_before_it_is_accepted_a_parade_is_for_nothing() -> None:
    s = orc(
        f"A: offensive: Ox, Elk, Yak, Fox; hand: 1; deck: 9; quests: {PARADE}\nB: defensive: Cow; hand: Wait; deck: 9{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Ox", "send Elk", "send Yak", "send Fox")
    until(s, "block")
    assert s.victory("A") == 0


BREACHED = f"A: offensive: Ox 4/9; hand: {{}}, 1; deck: 9; quests: {BREACH}\nB: hand: {{}}, 1; deck: 9"


@plays("The Open Breach")
@pytest.mark.parametrize(("cards", "victory"), [(["Drip"], 3), (["Leech"], 3), ([], 0)])
def test_six_in_one_turn_are_the_breach(cards: list[str], victory: int) -> None:
    s = orc(BREACHED.format(", ".join([*cards, "Wait"]), "Gain"), TEXTS)
    accepting(s, BREACH)
    s.to("Move or Attack")
    s.choose("attack B")
    s.to("Second Play")
    assert (s.influence("B"), s.victory("A")) == (16, 0)
    for card in cards:
        s.do(f"play {card}")
    assert s.victory("A") == victory


@plays("The Open Breach")
def test_the_count_begins_anew_in_each_turn_and_gains_are_not_taken_off() -> None:
    s = orc(BREACHED.format("Drip, Leech, Leech", "Gain"), TEXTS)
    accepting(s, BREACH)
    s.do("play Leech")
    s.to("Play", "B")
    s.do("play Gain") if "play Gain" in s.options() else None
    until(s, "play Drip")
    s.choose("play Drip", *starting(s, "in the Offensive"))
    resolved(s)
    s.to("Play", "A")
    assert (s.victory("A"), s.influence("B")) == (0, 20)
    s.to("Move or Attack")
    s.choose("attack B")
    s.to("Second Play")
    assert s.victory("A") == 0
    s.do("play Leech")
    assert s.victory("A") == 3


@plays("The Open Breach")
def test_in_the_others_turn_too_and_for_one_opponent_alone() -> None:
    s = orc(BREACHED.format("Leech, Leech", "Wait"), TEXTS)
    accepting(s, BREACH)
    s.to("Play", "B")
    s.choose("play Wait", *starting(s, "in the Offensive"))
    for _ in range(2):
        until(s, "play Leech")
        s.choose("play Leech")
        s.choose(*starting(s, "in the Offensive"))
        resolved(s)
    s.all_pass()
    assert (s.victory("A"), s.active) == (3, "B")
    s = orc(f"A: offensive: Ox; hand: Leech, Leech, Leech; quests: {BREACH}\nB: hand: 1\nC: hand: 1", TEXTS)
    accepting(s, BREACH)
    for seat in ("B", "C"):
        s.choose(starting(s, "play Leech")[0])
        s.choose(*starting(s, "in the Offensive"))
        s.choose(f"target player {seat}")
        s.all_pass()
    assert s.victory("A") == 0
    s.do("play Leech", "target player C")
    assert s.victory("A") == 3


@plays("The Open Breach")
def test_what_they_lose_by_their_own_cards_or_before_does_not_count() -> None:
    s = orc(BREACHED.format("Leech, Leech, Leech", "Bleed, Bleed"), TEXTS)
    s.do("play Leech")
    accepting(s, BREACH)
    s.do("play Leech")
    assert s.victory("A") == 0
    s.to("Play", "B")
    s.do("play Bleed")
    s.do("play Bleed")
    assert (s.influence("B"), s.victory("A")) == (8, 0)


@plays("Notchback Cleaver")
def test_orcs_and_goblins_carry_the_cleaver() -> None:
    s = orc(
        f"A: 3 gold; offensive: Brute, Goblin Boy, Ox; defensive: Grunt, Rat; hand: {CLEAVER}\nB: defensive: Brute; hand: 1",
        TEXTS,
    )
    s.choose(f"play {CLEAVER}")
    s.choose(*starting(s, "in the Offensive"))
    assert {"Brute", "Goblin Boy"} <= set(targets(s)) <= {"Brute", "Goblin Boy", "Grunt"}
    s.choose("target Brute")
    s.all_pass()
    assert (s.value("Brute"), s.gold("A")) == ("3/1", 2)
    assert [o for o in s.options() if "reassign" in o] == [f"reassign {CLEAVER} to Goblin Boy"]
    s.choose(f"reassign {CLEAVER} to Goblin Boy")
    s.all_pass()
    assert (s.value("Goblin Boy"), s.value("Brute"), s.gold("A")) == ("3/1", "1/1", 1)
    s = orc(f"A: 1 gold; offensive: Ox; hand: {CLEAVER}\nB: defensive: Brute; hand: 1", TEXTS)
    assert not offered(s, "play")


@plays("Notchback Cleaver")
def test_only_they_pick_it_up() -> None:
    s = orc(
        f"A: offensive: Brute, Goblin Boy, Ox; attached: {CLEAVER} on Brute; hand: 1\nB: defensive: Cow 9/9; hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Brute", "done")
    until(s, "block")
    s.choose("block")
    s.to("Second Play")
    assert (s.damage("Cow"), s.place(CLEAVER)) == (3, "A's Offensive")
    assert [o for o in s.options() if "picks up" in o] == [f"Goblin Boy picks up {CLEAVER}"]


@plays("Notchback Cleaver")
def test_whoever_is_no_orc_any_more_lets_it_fall() -> None:
    s = orc(
        f"A: 1 gold; offensive: Brute marked, Ox; hand: Wild, {CLEAVER}, 1; deck: 9\nB: offensive: Hen; hand: Wait; deck: 9",
        TEXTS | {"Wild": "event 0: Target creature gains the subtype Orc until end of turn."},
    )
    s.do("play Wild", "target Ox")
    s.do(f"play {CLEAVER}", "target Ox")
    assert (s.place(CLEAVER), s.value("Ox")) == ("on Ox", "3/1")
    s.to("Play", "B")
    assert (s.place(CLEAVER) != "on Ox", s.value("Ox")) == (True, "1/1")
    s.to("Play", "A")
    assert s.place(CLEAVER) == "A's graveyard"


@plays("Stable Door Shield")
def test_behind_the_door_nobody_attacks() -> None:
    hung = f"; attached: {SHIELD} on Ox, {SHIELD} on Seer"
    s = orc(f"A: offensive: Ox, Seer, Yak; hand: 1{hung}; quests: Bear\nB: defensive: Cow; hand: 1", TEXTS)
    assert (s.value("Ox"), s.value("Seer"), uses(s)) == ("1/5", "1/5", ["Seer"])
    accepting(s, "Bear")
    s.to("Move or Attack")
    assert {"Ox", "Seer"} <= set(offered(s, "move"))
    s.choose("attack Bear")
    assert not [o for o in starting(s, "send") if "Ox" in o or "Seer" in o]
    s = orc(f"A: offensive: Ox; attached: {SHIELD} on Ox; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    assert not offered(s, "attack")
    s = orc(f"A: offensive: Elk 4/9; hand: 1\nB: defensive: Ox; attached: {SHIELD} on Ox; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Elk with Ox")
    s.to("Second Play")
    assert (s.place("Ox"), s.damage("Ox"), s.damage("Elk")) == ("B's Defensive", 4, 1)


@plays("Stable Door Shield")
def test_an_unused_door_bars_nobody_and_who_attacks_already_goes_on() -> None:
    s = orc(
        f"A: offensive: Ox; attached: Buckler on Ox, {SHIELD} on Ox; hand: 1\nB: hand: 1{FIGHT}",
        TEXTS | {"Buckler": "equipment 0 (Shield): Equipped creature gets 0/+1."},
    )
    assert s.value("Ox") == "1/2"
    assert "attack B" in s.options()
    s = orc(
        f"A: offensive: Ox 3/9, Elk; attached: {SHIELD} on Elk; hand: Hand\nB: defensive: Cow marked; hand: Wait{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    until(s, "play Hand")
    s.choose("play Hand")
    for answer in ("in the Offensive", f"target {SHIELD}", "target Ox"):
        s.choose(*[o for o in s.options() if o == answer])
    resolved(s)
    s.to("Second Play")
    assert (s.place(SHIELD), s.influence("B")) == ("on Ox", 17)


@plays("Grandsire's Pot Helm")
def test_the_helm_is_handed_on_for_nothing() -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox, Yak, Elk marked, Guard assigned; defensive: Rat; "
        f"attached: {HELM} on Ox, Belt on Ox; hand: 1\nB: defensive: Cow; hand: 1", TEXTS,
    )  # fmt: skip
    assert s.value("Ox") == "3/2"
    assert sorted(o for o in s.options() if "reassign" in o) == ["reassign Belt to Yak", f"reassign {HELM} to Yak"]
    s.choose(f"reassign {HELM} to Yak")
    s.all_pass()
    assert (s.value("Yak"), s.value("Ox"), s.gold("A")) == ("2/2", "2/1", 2)
    assert (s.marked("Ox"), s.marked("Yak")) == (True, True)
    assert not [o for o in s.options() if "reassign" in o]
    for state in ("Ox marked, Yak", "Ox, Yak marked"):
        s = orc(f"A: offensive: {state}; attached: {HELM} on Ox; hand: 1\nB: hand: 1", TEXTS)
        assert not [o for o in s.options() if "reassign" in o]
    s = orc(f"A: offensive: Ox, Yak; attached: {HELM} on Ox, Belt on Ox; hand: 1\nB: hand: 1", TEXTS)
    assert [o for o in s.options() if "reassign" in o] == [f"reassign {HELM} to Yak"]
    s = orc(f"A: 1 gold; offensive: Ox; hand: {HELM}\nB: hand: 1", TEXTS)
    s.do(f"play {HELM}")
    assert (s.place(HELM), s.gold("A"), s.value("Ox")) == ("on Ox", 0, "2/2")


HORN = f"attached: {CONCH} on Ox"


@plays("Rallying Conch")
@pytest.mark.parametrize("state", ["", " marked"])
def test_two_blow_the_conch_for_its_carrier(state: str) -> None:
    s = orc(
        f"A: offensive: Ox{state}, Yak, Elk, Fox, Ewe, Pig marked, Guard assigned; defensive: Rat; {HORN}; hand: 1; deck: 9\n"
        "B: defensive: Cow; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose("use Ox")
    given = []
    while offered(s, "give"):
        assert not set(offered(s, "give")) - {"Yak", "Elk", "Fox", "Ewe"}
        given.append(offered(s, "give")[0])
        s.choose(f"give {given[-1]}")
    s.all_pass()
    assert not s.marked("Ox")
    assert sum(s.marked(name) for name in ("Yak", "Elk", "Fox", "Ewe")) == 2
    assert not s.marked("Rat")
    assert not uses(s)  # only once in a turn
    s.to("Play", "B")
    s.to("Play", "A")
    assert uses(s) == ["Ox"]


@plays("Rallying Conch")
def test_it_is_blown_in_each_players_turn() -> None:
    s = orc(
        f"A: offensive: Ox marked, Yak, Elk, Fox, Ewe; {HORN}; hand: 1; deck: 9\nB: defensive: Cow; hand: Wait, 1; deck: 9",
        TEXTS,
    )
    s.choose("use Ox")
    while offered(s, "give"):
        s.choose(starting(s, "give")[0])
    s.all_pass()
    s.to("Play", "B")
    s.choose("play Wait", *["in the Defensive"])
    assert (s.asked, uses(s)) == ("A", ["Ox"])
    s.choose("use Ox")
    while offered(s, "give"):
        s.choose(starting(s, "give")[0])
    resolved(s)
    assert sum(s.marked(name) for name in ("Yak", "Elk", "Fox", "Ewe")) == 4
    assert (s.influence("B"), s.marked("Ox")) == (21, False)


@plays("Rallying Conch")
def test_who_cannot_blow_it() -> None:
    for army in ("Ox, Yak", "Ox, Yak, Elk marked", "Ox, Yak; defensive: Rat", "Ox, Yak, Guard assigned"):
        assert not uses(orc(f"A: offensive: {army}; {HORN}; hand: 1\nB: defensive: Cow, Pig; hand: 1", TEXTS))
    s = orc(
        f"A: offensive: Guard assigned, Yak, Elk; attached: {CONCH} on Guard; hand: 1\nB: defensive: Cow; hand: 1",
        TEXTS,
    )
    assert not uses(s)


@plays("Rallying Conch")
def test_a_rallied_attacker_goes_on() -> None:
    s = orc(f"A: offensive: Ox 3/9, Yak, Elk; {HORN}; hand: 1; deck: 9\nB: hand: Wait; deck: 9{FIGHT}", TEXTS)
    s.choose("attack B", "send Ox", "done")
    until(s, "use Ox")
    s.choose("use Ox")
    while offered(s, "give"):
        s.choose(starting(s, "give")[0])
    resolved(s)
    assert (s.marked("Ox"), s.marked("Yak"), s.marked("Elk")) == (False, True, True)
    s.to("Second Play")
    assert (s.influence("B"), s.marked("Ox")) == (17, False)
