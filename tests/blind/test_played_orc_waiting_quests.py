"""Quests and what is about them of ORC's first rounds that waited for a scene, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import cards_of, orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Free": "event 0: Gain 1 influence.",
    "Spear": "equipment 0: Equipped creature gets +1/0.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Sprint": "quest (Assignment): Play an Event. Victory Points: 1.",
    "Slog": "quest (Assignment): Play six Events. Victory Points: 1.",
    "Raid": "event 0: Target opponent loses 4 influence.", "Bleed": "event 0: Target opponent loses 2 influence.",
    "One": "event 1: Draw a card.", "Two": "event 2: Draw a card.", "Zero": "event 0: Draw a card.",
    "Toss": "event 0: Discard a card.",
}  # fmt: skip
MONSTERS = {
    name: f"quest (Confrontation) {values}: {cards_of('orc')[name].text} Hit points: {points}."
    for name, values, points in (
        ("Old Mother Wyrm", "5/5", 3), ("Wyrm of the Deep Pass", "5/4", 3), ("The Troll under the Bridge", "6/5", 2),
    )
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("A Swift Reckoning")
def test_six_influence_in_one_turn_are_a_reckoning() -> None:
    table = "A: offensive: Ox; quests: A Swift Reckoning; chapter: Next; hand: {}; deck: Elk, 9\nB: hand: 1; deck: 9"
    s = orc(table.format("Raid, Bleed"), TEXTS)
    s.choose("accept A Swift Reckoning")
    s.do("play Raid")
    assert s.victory("A") == 0
    s.do("play Bleed")
    assert (s.victory("A"), s.hand("A"), s.influence("B")) == (2, ["Elk"], 14)
    slow = orc(table.format("Raid, Raid"), TEXTS)
    slow.choose("accept A Swift Reckoning")
    slow.do("play Raid")
    slow.to("Play", "B")
    slow.to("Play", "A")
    slow.do("play Raid")
    assert (slow.victory("A"), slow.influence("B")) == (0, 12)


@plays("Broken Oath")
def test_a_player_abandons_one_of_his_quests_or_loses_influence() -> None:
    s = orc(
        "A: resources: 4; hand: 2 Broken Oath\nB: quests: Slog; chapter: Next; hand: 1\nphase: Play, active B",
        TEXTS,
    )
    s.choose("accept Slog")
    until(s, "play Broken Oath")
    s.choose("play Broken Oath", "in the Offensive", "target player B")
    s.all_pass()
    assert (s.pursues("B"), s.influence("B")) == ([], 20)
    s.to("Play", "A")
    s.choose("play Broken Oath", "in the Offensive", "target player B")
    s.all_pass()
    assert (s.influence("B"), s.influence("A")) == (18, 20)


@plays("Writ of Bounty")
def test_whoever_completes_the_quest_gets_a_vp_and_a_card() -> None:
    s = orc(
        "A: offensive: Ox; hand: Writ of Bounty; resources: 1; quests: Sprint; chapter: Next; deck: 9\n"
        "B: hand: Free, 1; deck: 9",
        TEXTS,
    )
    s.do("play Writ of Bounty")
    assert s.place("Writ of Bounty") == "on Sprint"
    s.to("Play", "B")
    s.choose("accept Sprint")
    held = len(s.hand("B"))
    s.do("play Free")
    assert (s.victory("B"), s.victory("A"), len(s.hand("B")), s.place("Writ of Bounty")) == (
        2,
        0,
        held,
        "A's graveyard",
    )


@plays("The Silver Lease")
@pytest.mark.parametrize(("resources", "done"), [(8, True), (7, False)])
def test_eight_resource_cards_fulfil_the_lease(resources: int, done: bool) -> None:
    s = orc(
        f"A: offensive: Ox; resources: {resources}; quests: The Silver Lease; chapter: Next; hand: 1; deck: 9\nB: hand: 1",
        TEXTS,
    )
    s.choose("accept The Silver Lease")
    s.all_pass()
    assert (s.victory("A"), s.influence("A"), len(s.hand("A"))) == ((3, 20, 3) if done else (0, 17, 1))
    if not done:
        late = s.fork()
        s.choose("lay Spare")
        assert (s.victory("A"), s.influence("A"), len(s.hand("A"))) == (3, 20, 2)
        for _ in range(2):
            late.to("Play", "B")
            late.to("Play", "A")
            assert late.pursues("A") == ["The Silver Lease"]
        late.to("Play", "B")
        late.to("Play", "A")
        assert (late.pursues("A"), late.influence("A"), late.victory("A")) == ([], 17, 0)


@plays("Raise the Levy")
@pytest.mark.parametrize("many", [True, False])
def test_six_creatures_are_a_levy(many: bool) -> None:
    s = orc(
        f"A: offensive: 4 Ox; defensive: {'2 Elk' if many else 'Elk'}; quests: Raise the Levy; chapter: Next; "
        "hand: Hen, Rat, Toss; deck: 9\n"
        "B: offensive: 9 Cow; hand: 1",
        TEXTS,
    )
    s.choose("accept Raise the Levy")
    assert sorted(offered(s, "give")) == ["Hen", "Rat", "Toss"]
    s.choose("give Hen", "give Rat")
    s.all_pass()
    if many:
        assert (s.victory("A"), sorted(s.hand("A"))) == (3, ["Hen", "Rat", "Toss"])
        return
    assert (s.victory("A"), s.hand("A"), s.influence("A")) == (0, ["Toss"], 20)
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.pursues("A") == ["Raise the Levy"]
    s.to("Play", "B")
    s.to("Play", "A")
    assert (s.pursues("A"), s.influence("A"), sorted(s.grave("A")), s.victory("A")) == ([], 18, ["Hen", "Rat"], 0)


@plays("The Smuggler's Ledger")
def test_three_cards_of_different_costs_are_discarded() -> None:
    s = orc(
        "A: offensive: Ox; quests: The Smuggler's Ledger; chapter: Next; hand: 4 Toss, One, One, Two, Zero; deck: 9\n"
        "B: hand: 1",
        TEXTS,
    )
    s.choose("accept The Smuggler's Ledger")
    assert s.influence("A") == 17
    for card, points in (("One", 0), ("One", 0), ("Zero", 0), ("Two", 3)):
        s.do("play Toss")
        if offered(s, "pick"):
            s.choose(next(o for o in s.options() if o.startswith(f"pick {card}")))
        assert s.victory("A") == points
    assert (s.influence("A"), len(s.hand("A"))) == (20, 2)


@plays("The Long March")
def test_two_creatures_move_in_each_of_two_turns() -> None:
    for second, points in ((2, 2), (1, 0)):
        s = orc("A: offensive: Ox, Elk, Cat; quests: The Long March; chapter: Next; hand: 1\nB: hand: 1", TEXTS)
        s.choose("accept The Long March")
        s.to("Move or Attack")
        s.choose("move Ox", "move Elk")
        s.to("Play", "B")
        assert s.victory("A") == 0
        s.to("Move or Attack", "A")
        for name in ("Ox", "Elk")[:second]:
            s.choose(f"move {name}")
        s.to("Play", "B")
        assert s.victory("A") == points


@plays("Old Mother Wyrm")
def test_the_wyrm_is_the_fiercer_the_more_it_has_lost() -> None:
    s = orc("A: offensive: Ox 6/6; quests: Old Mother Wyrm; chapter: Next; hand: 1\nB: hand: 1", TEXTS | MONSTERS)
    s.choose("accept Old Mother Wyrm")
    s.to("Move or Attack")
    s.choose("attack Old Mother Wyrm")
    s.to("Second Play")
    assert (s.place("Ox"), s.damage("Ox")) == ("A's Offensive", 5)
    s.to("Play", "B")
    s.to("Move or Attack", "A")
    s.choose("attack Old Mother Wyrm")
    s.to("Second Play")
    assert (s.place("Ox"), s.progress("A", "Old Mother Wyrm")) == ("A's graveyard", "1 hit point left")


@plays("Wyrm of the Deep Pass")
def test_who_is_killed_by_the_wyrm_costs_a_card() -> None:
    s = orc(
        "A: offensive: Ox 1/1, Elk 1/9; quests: Wyrm of the Deep Pass; chapter: Next; hand: Hen, Rat\nB: hand: 1",
        TEXTS | MONSTERS,
    )
    s.choose("accept Wyrm of the Deep Pass")
    s.to("Move or Attack")
    s.choose("attack Wyrm of the Deep Pass")
    s.choose("send Ox", "send Elk")
    s.to("Second Play")
    assert (s.place("Ox"), len(s.hand("A")), s.place("Elk")) == ("A's graveyard", 1, "A's Offensive")


@plays("Blade of the Lost Prince")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_blade_of_the_fallen_goes_to_a_comrade(answer: str) -> None:
    s = orc(
        "A: offensive: Ox 1/1, Elk, Cat marked; attached: Blade of the Lost Prince on Ox; defensive: Rat; hand: 1\n"
        f"B: defensive: Cow 9/9; hand: 1{FIGHT}",
        TEXTS,
    )
    assert s.value("Ox") == "3/2"
    s.choose("attack B")
    s.choose("send Ox", "done") if offered(s, "send") else None
    until(s, "block")
    s.choose("block Ox with Cow")
    until(s, "yes")
    s.choose(answer)
    s.to("Second Play")
    assert (s.place("Blade of the Lost Prince"), s.marked("Elk")) == (
        "on Elk" if answer == "yes" else "A's Offensive",
        False,
    )


@plays("The Troll under the Bridge")
def test_who_fights_the_troll_pays_a_card_and_grows() -> None:
    s = orc(
        "A: offensive: Ox 7/9, Elk 7/9, Cat; quests: The Troll under the Bridge; chapter: Next; hand: Hen, Rat\nB: hand: 1",
        TEXTS | MONSTERS,
    )
    s.choose("accept The Troll under the Bridge")
    s.choose("give Hen")
    assert s.grave("A") == ["Hen"]
    s.to("Move or Attack")
    s.choose("attack The Troll under the Bridge")
    s.choose("send Ox", "send Elk", "done")
    until(s, "use The Troll")
    assert s.asked == "B"
    s.choose("use The Troll under the Bridge")
    assert sorted(targets(s)) == ["Elk", "Ox"]
    s.choose("target Ox")
    assert s.value("Ox") == "5/7"
    until(s, "pick")
    assert (s.asked, sorted(offered(s, "pick")), s.victory("A")) == ("A", ["Elk", "Ox"], 4)
    s.choose("pick Elk")
    s.to("Play", "B")
    assert [s.value(name) for name in ("Ox", "Elk", "Cat")] == ["7/9", "9/11", "1/1"]


@plays("The Troll under the Bridge")
def test_nobody_accepts_the_troll_without_a_card_and_it_strikes_down_the_weak() -> None:
    poor = orc("A: offensive: Ox; quests: The Troll under the Bridge; chapter: Next\nB: hand: 1", TEXTS | MONSTERS)
    assert offered(poor, "accept") == []
    s = orc(
        "A: offensive: Ox 6/9; quests: The Troll under the Bridge; chapter: Next; hand: Hen\nB: hand: 1",
        TEXTS | MONSTERS,
    )
    s.choose("accept The Troll under the Bridge")
    s.to("Move or Attack")
    s.choose("attack The Troll under the Bridge")
    until(s, "use The Troll")
    s.choose("use The Troll under the Bridge")
    s.to("Second Play")
    assert s.progress("A", "The Troll under the Bridge") == "2 hit points left"  # 4 is no 5
