"""Blind texts of ORC's round 18 that waited for a scene, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Cost": "event 1: Gain 1 influence.", "Dig": "event 0: Draw a card.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Hat": "equipment 2 (Helmet): Equipped creature gets 0/+1.", "Cap": "equipment 2 (Helmet): Equipped creature gets 0/+1.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Lender": "creature 1/1: Upkeep 1 ~ mark this creature.", "Drop": "event 0: Target equipment drops.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Sow": "event 0: Lay a card of your hand as a resource card.",
    "Easy": "quest (Assignment): Draw a card. Victory Points: 2.",
    "Later": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Wreck": "event 0: Discard target equipment.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Unpaid Bailiff")
@pytest.mark.parametrize(("front", "gold", "pays", "lost"), [
    ("offensive", 2, (True, True), 0), ("defensive", 2, (True, False), 2), ("offensive", 0, (), 4),
])  # fmt: skip
def test_each_upkeep_that_an_opponent_does_not_pay_costs_him_two(
    front: str, gold: int, pays: tuple[bool, ...], lost: int
) -> None:
    s = orc(
        f"A: {front}: Unpaid Bailiff; hand: 1\nB: offensive: Lender; defensive: Lender; resources: {gold}; hand: 1\n"
        "phase: Discard",
        TEXTS,
    )
    for paid in pays:
        until(s, "pay")
        s.choose(next(o for o in s.options() if o.startswith("pay no") is not paid))
    s.to("Play", "B")
    assert (s.influence("B"), s.influence("A")) == (20 - lost, 20)
    assert (s.marked("Lender"), s.marked("Lender (2)")) == (lost == 4, lost > 0)


@plays("Unpaid Bailiff")
def test_its_own_upkeep_costs_nothing() -> None:
    s = orc("A: offensive: Unpaid Bailiff, Lender; hand: 1\nB: hand: 1\nphase: Discard, active B", TEXTS)
    s.to("Play", "A")
    assert (s.influence("A"), s.influence("B"), s.marked("Lender")) == (20, 20, True)


@plays("Granary Raider")
@pytest.mark.parametrize(("resources", "left"), [("Ox marked, Elk", ["Ox"]), ("0", [])])
def test_who_loses_influence_to_the_raider_discards_a_resource_card(resources: str, left: list[str]) -> None:
    s = orc(
        f"A: offensive: Granary Raider; resources: Pig; hand: 1\nB: resources: {resources}; defensive: Cow marked;"
        f" hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    if left:
        until(s, "pick")
        assert (s.asked, offered(s, "pick")) == ("B", ["Ox", "Elk"])
        s.choose("pick Elk")
    s.to("Second Play")
    assert (s.influence("B"), [n for n in ("Ox", "Elk") if left and s.place(n) == "B's resources"]) == (17, left)
    assert s.place("Pig") == "A's resources"


@plays("Granary Raider")
def test_a_raider_who_is_fought_takes_nothing() -> None:
    s = orc(f"A: offensive: Granary Raider; hand: 1\nB: resources: Ox, Elk; defensive: Cow 1/9; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Granary Raider with Cow", "done")
    s.to("Second Play")
    assert [s.place(n) for n in ("Ox", "Elk")] == ["B's resources", "B's resources"]


@plays("Quartermistress Ilda")
def test_pieces_of_her_front_are_handed_on_for_nothing_and_the_first_receiver_rests() -> None:
    s = orc(
        "A: offensive: Quartermistress Ilda, Ox, Elk, Hen, Pig marked; defensive: Rat, Ram;"
        " attached: Hat on Ox, Cap on Hen, Hat on Rat; hand: 1\nB: hand: 1", TEXTS,
    )  # fmt: skip
    assert not [o for o in s.options() if o.startswith("reassign") and ("Pig" in o or "Ram" in o)]
    s.choose("reassign Hat to Elk")
    s.all_pass()
    assert (s.place("Hat"), s.marked("Ox"), s.marked("Elk")) == ("on Elk", True, False)
    s.choose("reassign Cap to Quartermistress Ilda")
    s.all_pass()
    assert (s.place("Cap"), s.marked("Hen"), s.marked("Quartermistress Ilda")) == (
        "on Quartermistress Ilda",
        True,
        True,
    )


@plays("Quartermistress Ilda")
@pytest.mark.parametrize(("receiver", "rests"), [("Quartermistress Ilda", True), ("Ox", False)])
def test_she_may_receive_or_give_herself(receiver: str, rests: bool) -> None:
    giver = "Ox" if rests else "Quartermistress Ilda"
    s = orc(f"A: offensive: Quartermistress Ilda, Ox; attached: Hat on {giver}; hand: 1\nB: hand: 1", TEXTS)
    s.choose(f"reassign Hat to {receiver}")
    s.all_pass()
    assert (s.place("Hat"), s.marked(giver), s.marked(receiver)) == (f"on {receiver}", True, False)


@plays("Envoy of the Closed Road")
def test_while_the_envoy_is_assigned_quests_are_neither_taken_nor_left() -> None:
    s = orc(
        "A: offensive: Envoy of the Closed Road, Ox, Elk marked; defensive: Rat; quests: Easy; chapter: Later; hand: 1\n"
        "B: quests: Next; hand: Dig, 1", TEXTS,
    )  # fmt: skip
    s.choose("assign Envoy of the Closed Road")
    assert s.marked("Ox") or offered(s, "give") == ["Ox"]
    s.choose("give Ox") if not s.marked("Ox") else None
    s.all_pass()
    assert (s.assigned("Envoy of the Closed Road"), s.marked("Ox"), "accept Easy" in s.options()) == (True, True, True)
    s.choose("accept Easy")
    while s.asked != "A":
        s.choose("pass")
    s.choose("accept Next")
    s.to("Play", "B")
    assert not offered(s, "accept")
    s.to("Play", "A")
    assert (s.pursues("A"), s.victory("A")) == (["Next"], 2)  # Easy was completed by the draw
    assert (offered(s, "abandon"), offered(s, "accept")) == ([], [])


@plays("Envoy of the Closed Road")
@pytest.mark.parametrize("assigned", [True, False])
def test_only_an_assigned_envoy_closes_the_road(assigned: bool) -> None:
    s = orc(
        f"A: defensive: Envoy of the Closed Road{' assigned' if assigned else ''}; hand: 1; quests: Easy; chapter: Later\n"
        "B: hand: 1; quests: Next", TEXTS,
    )  # fmt: skip
    assert sorted(offered(s, "accept")) == ([] if assigned else ["Easy", "Next"])


@plays("Envoy of the Closed Road")
def test_only_with_another_of_the_front_to_mark_it_is_assigned() -> None:
    s = orc("A: offensive: Envoy of the Closed Road, Elk marked; defensive: Rat; hand: 1\nB: hand: 1", TEXTS)
    assert not offered(s, "assign")


@plays("Snapped Buckles")
def test_a_piece_falls_off_and_is_picked_up_or_lost() -> None:
    s = orc(
        "A: offensive: Ox, Elk; resources: 1; attached: Hat on Ox; hand: Snapped Buckles, 1\n"
        "B: defensive: Cow; offensive: Owl; attached: Cap on Cow, Cap on Owl; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose("play Snapped Buckles")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert targets(s) == ["Hat", "Cap"]
    mine = s.fork()
    s.choose("target Cap")
    s.all_pass()
    assert (s.place("Cap"), s.marked("Cow"), s.place("Cap (2)")) == ("B's Defensive", False, "on Owl")
    s.to("Play", "B")
    assert s.place("Cap") == "B's graveyard"
    mine.choose("target Hat")
    mine.all_pass()
    mine.choose("Elk picks up Hat")
    mine.all_pass()
    mine.to("Play", "B")
    assert mine.place("Hat") == "on Elk"


@plays("Snapped Buckles")
def test_what_lies_there_cannot_snap() -> None:
    s = orc("A: offensive: Ox; resources: 1; attached: Hat on Ox; hand: Drop, Snapped Buckles, 1\nB: hand: 1", TEXTS)
    assert "play Snapped Buckles" in s.options()
    s.do("play Drop")
    assert "play Snapped Buckles" not in s.options()


@plays("Fouled Well")
def test_two_resource_cards_of_one_opponent_are_marked() -> None:
    s = orc(
        "A: resources: Pig, Ram; offensive: Ox; hand: Fouled Well, 1\nB: resources: Cow, Hen, Elk marked; hand: 1\n"
        "C: resources: Rat, Yak; hand: 1\nD: resources: Hog; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose("play Fouled Well")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert sorted(targets(s)) == ["Cow", "Elk", "Hen", "Rat", "Yak"]
    s.choose("target Hen")
    assert set(targets(s)) <= {"Cow", "Elk"}
    s.choose("target Elk")
    s.all_pass()
    assert [s.marked(n) for n in ("Cow", "Hen", "Elk", "Rat", "Yak", "Hog")] == [False, True, True, False, False, False]
    assert s.gold("B") == 1


@plays("Fouled Well")
def test_it_needs_two_of_one_opponent() -> None:
    s = orc(
        "A: resources: 2; offensive: Ox; hand: Fouled Well, 1\nB: resources: Cow; hand: 1\nC: resources: Rat; hand: 1",
        TEXTS,
    )
    assert not offered(s, "play")


@plays("Oiled and Mended")
def test_the_carrier_of_its_host_is_tougher() -> None:
    s = orc(
        "A: offensive: Ox 1/1, Elk 1/1, Cow 1/1; attached: Cap on Ox, Hat on Ox, Oiled and Mended on Hat; hand: Drop, Wreck\n"
        "B: hand: 1", TEXTS,
    )  # fmt: skip
    assert s.value("Ox") == "1/4"  # the second helmet is not in use
    s.do("play Drop", "target Hat")
    assert (s.place("Hat"), s.value("Ox"), s.value("Elk")) == ("A's Offensive", "1/2", "1/1")
    gone = s.fork()
    s.choose("Elk picks up Hat")
    s.all_pass()
    assert s.value("Elk") == "1/4"
    gone.do("play Wreck", "target Hat")
    assert gone.place("Oiled and Mended") == "A's graveyard"


@plays("Oiled and Mended")
def test_any_local_piece_may_be_oiled() -> None:
    s = orc(
        "A: offensive: Ox; resources: 1; attached: Hat on Ox; hand: Drop, Oiled and Mended, 1\n"
        "B: defensive: Cow; offensive: Owl; attached: Cap on Cow, Cap on Owl; hand: 1", TEXTS,
    )  # fmt: skip
    s.do("play Drop", "target Hat")
    s.choose("play Oiled and Mended")
    assert targets(s) == ["Hat", "Cap"]
    s.choose("target Hat")
    s.all_pass()
    assert s.place("Oiled and Mended") == "on Hat"


@plays("Crown's Bounty")
def test_opponents_who_accept_bring_cards_and_completing_it_brings_influence() -> None:
    table = (
        "A: quests: Easy; chapter: Later; attached: Crown's Bounty on Easy; deck: 9; hand: Dig, 1\n"
        "B: quests: Next; hand: Dig, 1"
    )
    s = orc(table, TEXTS)
    s.choose("accept Easy")
    while s.asked != "A":
        s.choose("pass")
    assert len(s.deck("A")) == 9
    mine = s.fork()
    mine.do("play Dig")
    assert (mine.victory("A"), mine.influence("A"), mine.place("Crown's Bounty")) == (2, 24, "A's graveyard")
    s = orc(table, TEXTS)
    s.to("Play", "B")
    deck = len(s.deck("A"))
    s.choose("accept Next")
    while s.asked != "B":
        s.choose("pass")
    assert len(s.deck("A")) == deck
    s.choose("accept Easy")
    while s.asked != "B":
        s.choose("pass")
    assert len(s.deck("A")) == deck - 1
    s.do("play Dig")
    assert (s.victory("B"), s.influence("B"), s.influence("A"), s.place("Crown's Bounty")) == (
        2,
        20,
        20,
        "A's graveyard",
    )


@plays("Crown's Bounty")
def test_it_hangs_on_any_quest() -> None:
    s = orc("A: offensive: Ox; quests: Easy; resources: 2; hand: Crown's Bounty, 1\nB: quests: Next; hand: 1", TEXTS)
    s.choose("play Crown's Bounty")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert sorted(targets(s)) == ["Easy", "Next"]


@plays("The Idle Throne")
@pytest.mark.parametrize(("attacks", "host", "left"), [(False, "A", 18), (True, "A", 20), (False, "B", 20)])
def test_who_has_not_attacked_loses_two(attacks: bool, host: str, left: int) -> None:
    s = orc(
        f"A: offensive: Ox; hand: 1; attached: The Idle Throne of B on {host}\nB: defensive: Cow 1/9; hand: 1{FIGHT}",
        TEXTS,
    )
    if attacks:
        s.choose("attack B")
    s.to("Draw", "B")
    assert s.influence("A") == left
    s.to("Draw", "A")
    assert s.influence("A") == left


@plays("The Idle Throne")
def test_it_may_be_laid_on_oneself() -> None:
    s = orc("A: offensive: Ox; resources: 3; hand: The Idle Throne, 1\nB: hand: 1", TEXTS)
    s.choose("play The Idle Throne")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert targets(s) == ["player A", "player B"]


@plays("The Full Storehouse")
@pytest.mark.parametrize(("resources", "won"), [("Ox marked, 8", True), ("Ox marked, 7", False)])
def test_nine_resource_cards_complete_it_at_once(resources: str, won: bool) -> None:
    s = orc(
        f"A: resources: {resources}; hand: Sow, Hen, 1; quests: The Full Storehouse; chapter: Later\nB: resources: 9; hand: 1",
        TEXTS,
    )
    s.choose("accept The Full Storehouse")
    s.all_pass()
    assert (s.victory("A") > 0, s.place("The Full Storehouse")) == (won, "removed" if won else "A's Quest")
    if not won:
        s.do("play Sow", "pick Hen")
        assert s.victory("A") > 0


@plays("Contrary Spurs")
def test_only_who_wears_the_spurs_moves_against_the_others() -> None:
    s = orc(
        "A: offensive: Ox, Elk, Hen marked; defensive: Rat, Pig;"
        f" attached: Contrary Spurs on Ox, Contrary Spurs on Hen; hand: 1\nB: hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("move Rat")
    assert sorted(offered(s, "move")) == ["Ox", "Pig"]
    s.choose("move Ox")
    assert (s.place("Ox"), s.place("Rat")) == ("A's Defensive", "A's Offensive")
    assert not offered(s, "move")  # by now creatures have moved out of both fronts
