"""Blind creatures of ORC's round 7, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets, uses
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Jab": "event 0: Deal 1 damage to target creature.",
    "Push": "event 0: Put target creature into the other front of its controller.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Rain": "event 0: Deal 9 damage to each creature.",
    "Spear": "equipment 0: Equipped creature gets +1/0.", "Wither": "event 0: Target creature gets 0/-9 until end of turn.",
    "Sprint": "quest (Assignment): Play an Event. Victory Points: 1.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Beast": "quest (Confrontation) 0/9: Hit points: 3. Victory Points: 1.",
    "Mouse": "quest (Confrontation) 0/1: Hit points: 1. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Tollhouse Giant")
@pytest.mark.parametrize(("gold", "giants"), [(4, 2), (3, 1), (1, 0)])
def test_each_giant_that_attacks_is_paid_for(gold: int, giants: int) -> None:
    s = orc(f"A: offensive: 2 Tollhouse Giant, Ox; resources: {gold}; hand: 1\nB: hand: 1{FIGHT}")
    s.choose("attack B")
    while sent := offered(s, "send", "Tollhouse"):
        s.choose(f"send {sent[0]}")
    s.choose("send Ox") if "send Ox" in s.options() else None
    s.to("Second Play")
    assert (s.influence("B"), s.gold("A")) == (20 - 5 * giants - 1, gold - 2 * giants)
    free = orc(f"A: offensive: Ox 1/9; hand: 1\nB: defensive: Tollhouse Giant; hand: 1{FIGHT}")
    free.choose("attack B", "block Ox with Tollhouse Giant")
    free.to("Second Play")
    assert free.damage("Ox") == 5


@plays("Gorsefield Watchman")
def test_in_its_defensive_it_is_tougher() -> None:
    s = orc(
        "A: offensive: Gorsefield Watchman; defensive: Gorsefield Watchman hurt 2; hand: Push, Jab\nB: hand: 1", TEXTS
    )
    assert [s.value(name) for name in ("Gorsefield Watchman", "Gorsefield Watchman (2)")] == ["1/2", "1/4"]
    assert s.place("Gorsefield Watchman (2)") == "A's Defensive"
    s.do("play Push", front="Defensive")
    assert s.place("Gorsefield Watchman (2)") == "A's graveyard"
    idle = orc("A: defensive: Gorsefield Watchman assigned; hand: 1\nB: hand: 1")
    assert idle.value("Gorsefield Watchman") == "1/2"


@plays("Gutter Moth")
@pytest.mark.parametrize("hand", ["Rat, Elk", "0"])
def test_an_opponent_discards_a_card_of_his_choice(hand: str) -> None:
    s = orc(f"A: hand: Gutter Moth, Fox; resources: 2\nB: offensive: Hen; hand: {hand}\nphase: Entrance", TEXTS)
    s.do("play Gutter Moth")
    if hand != "0":
        assert s.asked == "B"
        s.choose(next(label for label in s.options() if label.endswith("Elk")))
    assert (s.grave("B"), s.hand("A"), s.place("Hen")) == (["Elk"] if hand != "0" else [], ["Fox"], "B's Offensive")


@plays("Cinderbraid Raider")
@pytest.mark.parametrize(("blocked", "lost"), [(True, 1), (False, 4)])
def test_its_attack_costs_one_defended_or_not(blocked: bool, lost: int) -> None:
    s = orc(f"A: offensive: Cinderbraid Raider, Ox; hand: 1\nB: defensive: Cow 0/9; hand: 1{FIGHT}")
    s.choose("attack B", "send Cinderbraid Raider", "done")
    until(s, "block")
    assert s.influence("B") == 19
    s.choose("block Cinderbraid Raider with Cow" if blocked else "done")
    s.to("Second Play")
    assert (s.influence("A"), s.influence("B")) == (20, 20 - lost)


@plays("Cinderbraid Raider")
def test_an_attack_on_a_monster_costs_nobody_anything() -> None:
    s = orc("A: offensive: Cinderbraid Raider; quests: Beast; chapter: Next; hand: 1\nB: hand: 1", TEXTS)
    s.choose("accept Beast")
    s.to("Move or Attack")
    s.choose("attack Beast")
    s.to("Second Play")
    assert (s.marked("Cinderbraid Raider"), s.influence("A"), s.influence("B")) == (True, 20, 20)


@plays("Copperscale Usher")
def test_who_pays_no_upkeep_has_it_marked_until_his_next_unmark_phase() -> None:
    s = orc(
        "A: defensive: Copperscale Usher; offensive: Rat; resources: 1; hand: 1\nB: offensive: Ox; hand: 1\n"
        "phase: Discard, active B"
    )
    s.to("Upkeep", "A")
    paid = s.fork()
    paid.choose("pay upkeep of Copperscale Usher")
    assert (paid.gold("A"), paid.marked("Copperscale Usher")) == (0, False)
    s.choose("pay no upkeep of Copperscale Usher")
    s.to("Move or Attack")
    assert offered(s, "move") == ["Rat"]
    s.to("Move or Attack", "B")
    s.choose("attack A")
    s.to("Upkeep", "A")
    assert (s.influence("A"), s.marked("Copperscale Usher")) == (19, False)


@plays("Peddler of Tin Saints")
@pytest.mark.parametrize("deck", ["Rat, 3", "0"])
def test_a_card_is_drawn_and_one_discarded(deck: str) -> None:
    s = orc(f"A: hand: Peddler of Tin Saints, Fox, Hog; resources: 2; deck: {deck}\nB: hand: 1\nphase: Entrance")
    s.do("play Peddler of Tin Saints")
    held = ["Fox", "Hog", *(["Rat"] if deck != "0" else [])]
    assert sorted(label.split()[-1] for label in s.options()) == held
    s.choose(next(label for label in s.options() if label.endswith(held[-1])))
    assert (s.grave("A"), s.hand("A")) == ([held[-1]], held[:-1])


@plays("Drover of Eel Creek")
@pytest.mark.parametrize("state", ["", " marked"])
def test_another_creature_of_its_front_is_driven_to_the_other(state: str) -> None:
    s = orc(
        f"A: offensive: Drover of Eel Creek, Ox{state}, Keeper assigned; defensive: Rat; attached: Spear on Ox; hand: 1\n"
        "B: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.choose("use Drover of Eel Creek")
    s.all_pass()
    assert (s.place("Ox"), s.marked("Ox"), s.place("Spear")) == ("A's Defensive", bool(state), "on Ox")
    assert (s.place("Keeper"), s.place("Rat"), s.marked("Drover of Eel Creek")) == (
        "A's Offensive",
        "A's Defensive",
        True,
    )


@plays("Drover of Eel Creek")
def test_an_attacker_that_is_driven_off_attacks_no_more() -> None:
    s = orc(f"A: offensive: Drover of Eel Creek, Ox 5/5; hand: 1\nB: hand: 1{FIGHT}")
    s.choose("attack B", "send Ox")
    until(s, "use Drover")
    s.choose("use Drover")
    s.to("Second Play")
    assert (s.influence("B"), s.place("Ox")) == (20, "A's Defensive")


@plays("Niece of the Headsman")
@pytest.mark.parametrize(("answer", "value"), [("yes", "3/3"), ("no", "2/2")])
def test_for_a_creature_that_she_kills_she_grows_if_it_is_paid(answer: str, value: str) -> None:
    s = orc(f"A: offensive: Niece of the Headsman; resources: 1; hand: 1\nB: defensive: Cow 0/2; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B", "block Niece of the Headsman with Cow")
    until(s, "yes")
    assert s.place("Cow") == "B's graveyard"
    s.choose(answer)
    assert (s.value("Niece of the Headsman"), s.gold("A")) == (value, 1 if answer == "no" else 0)
    s.to("Play", "B")
    assert s.value("Niece of the Headsman") == value
    none = orc("A: offensive: Niece of the Headsman; resources: 1; hand: Axe\nB: defensive: Cow; hand: 1", TEXTS)
    none.do("play Axe", "target Cow")
    assert (none.value("Niece of the Headsman"), "yes" in none.options()) == ("2/2", False)


@plays("Niece of the Headsman")
def test_a_monster_is_slain_and_not_killed() -> None:
    s = orc(
        "A: offensive: Niece of the Headsman; resources: 1; quests: Mouse; chapter: Next; hand: 1\nB: hand: 1", TEXTS
    )
    s.choose("accept Mouse")
    s.to("Move or Attack")
    s.choose("attack Mouse")
    s.to("Second Play")  # the writer has it count; ORC-QUEST-55 knows no death of a quest, nor ORC-DEATH-11
    assert (s.victory("A"), s.value("Niece of the Headsman"), s.gold("A")) == (1, "2/2", 1)


@plays("Salt Abbot")
def test_assigned_he_makes_all_others_of_his_player_tougher() -> None:
    s = orc(
        "A: defensive: Salt Abbot, Ox 1/1; offensive: Rat 1/1; resources: 1; hand: 1\nB: offensive: Cow 1/1; hand: Axe",
        TEXTS,
    )
    s.do("assign Salt Abbot")
    assert (s.gold("A"), s.value("Rat")) == (0, "1/1")
    s.to("Play", "B")
    assert [s.value(name) for name in ("Salt Abbot", "Ox", "Rat", "Cow")] == ["1/3", "1/2", "1/2", "1/1"]
    s.do("play Axe", "target Salt Abbot")
    assert s.value("Rat") == "1/1"


@plays("Courtier in Two Liveries")
def test_in_the_offensive_he_marks_a_foe_and_in_the_defensive_he_unmarks_a_friend() -> None:
    s = orc(
        "A: offensive: Courtier in Two Liveries, Ox marked; hand: 1\nB: defensive: Cow, Hen; offensive: Owl; hand: 1",
        TEXTS,
    )
    s.choose("use Courtier in Two Liveries")
    assert targets(s) == ["Cow", "Hen"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.marked("Cow"), s.marked("Hen"), s.marked("Courtier in Two Liveries")) == (True, False, True)
    s = orc(
        "A: defensive: Courtier in Two Liveries, Ox marked, Elk, Keeper assigned; offensive: Rat marked; hand: 1\n"
        "B: offensive: Cow; hand: 1",
        TEXTS,
    )
    s.choose("use Courtier in Two Liveries")
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.marked("Ox"), s.marked("Rat"), s.marked("Courtier in Two Liveries")) == (False, True, True)


@plays("Crossroads Almoner")
def test_the_first_quest_that_is_accepted_in_a_turn_is_a_card() -> None:
    s = orc(
        "A: offensive: Crossroads Almoner; quests: Sprint; chapter: Next; hand: 1\nB: quests: Beast; hand: 1", TEXTS
    )
    s.choose("accept Sprint")
    assert len(s.hand("A")) == 2
    s.choose("accept Beast")
    assert len(s.hand("A")) == 2
    s.choose("abandon Sprint", "accept Sprint")
    assert len(s.hand("A")) == 2
    idle = orc("A: offensive: Crossroads Almoner assigned; quests: Sprint; chapter: Next; hand: 1\nB: hand: 1", TEXTS)
    idle.choose("accept Sprint")
    assert len(idle.hand("A")) == 1


@plays("Mistletoe Queen")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_she_may_save_another_of_her_front(answer: str) -> None:
    s = orc(
        "A: offensive: Mistletoe Queen, Ox 1/3 marked hurt 2, Elk; attached: Spear on Ox; hand: Jab, Axe\n"
        "B: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.do("play Jab", "target Ox")
    s.choose(answer)
    s.all_pass()
    if answer == "no":
        assert (s.place("Ox"), s.marked("Mistletoe Queen")) == ("A's graveyard", False)
        return
    assert (s.place("Ox"), s.damage("Ox"), s.place("Spear")) == ("A's Defensive", 0, "on Ox")
    assert (s.marked("Ox"), s.marked("Mistletoe Queen")) == (True, True)
    s.do("play Axe", "target Elk")
    s.choose("yes")  # it is asked, but she cannot be marked once more
    assert s.place("Elk") == "A's graveyard"


@plays("Mistletoe Queen")
@pytest.mark.parametrize("state", [" marked", " assigned"])
def test_marked_or_assigned_she_saves_nobody_nor_herself_ever(state: str) -> None:
    s = orc(f"A: offensive: Mistletoe Queen{state}, Ox; defensive: Rat; hand: Axe, 1\nB: hand: 1", TEXTS)
    s.do("play Axe", *([] if "assigned" in state else ["target Ox"]))
    s.choose("yes") if "yes" in s.options() else None
    assert s.place("Ox") == "A's graveyard"
    own = orc("A: offensive: Mistletoe Queen, Elk; defensive: Rat; hand: 2 Axe\nB: hand: 1", TEXTS)
    far = own.fork()
    own.do("play Axe", "target Mistletoe Queen")
    assert own.place("Mistletoe Queen") == "A's graveyard"
    far.do("play Axe", front="Defensive")
    assert far.place("Rat") == "A's graveyard"


@plays("Ferret of the Back Stairs")
def test_undefended_a_gold_and_a_card_make_it_stronger() -> None:
    s = orc(
        f"A: offensive: Ferret of the Back Stairs; resources: 3; hand: Rat, Elk\nB: defensive: Cow 0/9; hand: 1{FIGHT}"
    )
    assert uses(s) == []
    s.choose("attack B")
    until(s, "use")
    s.choose("use Ferret of the Back Stairs")
    s.choose(next(label for label in s.options() if label.endswith("Rat")))
    until(s, "block")
    blocked = s.fork()
    assert (s.value("Ferret of the Back Stairs"), s.grave("A"), s.gold("A")) == ("4/1", ["Rat"], 2)
    s.choose("done")
    until(s, "use")
    s.choose("use Ferret of the Back Stairs")
    s.to("Second Play")
    assert (s.influence("B"), s.grave("A")) == (13, ["Elk", "Rat"])
    blocked.choose("block Ferret of the Back Stairs with Cow")
    while blocked.phase == "Move or Attack":
        assert uses(blocked) == []
        blocked.choose(blocked.way_on())
    assert (blocked.influence("B"), blocked.damage("Cow")) == (20, 4)
