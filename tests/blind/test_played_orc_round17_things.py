"""Blind enchantments, equipment and quests of ORC's round 17, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Dig": "event 0: Draw a card.", "Mage": "creature (Caster) 1/9", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Shove": "event 0: Put target creature into the other front of its controller.",
    "Hat": "equipment 0 (Helmet): Equipped creature gets 0/+1.", "Axe": "event 0: Kill target creature.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Shackle of Brine")
def test_its_host_does_not_move_by_itself() -> None:
    s = orc(
        "A: offensive: Mage, Ox marked, Keeper assigned; defensive: Rat; resources: 1; hand: Shackle of Brine, Shove\n"
        "B: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.choose("play Shackle of Brine", "in the Offensive")
    assert targets(s) == ["Mage", "Ox", "Cow"]
    s.choose("target Mage")
    s.all_pass()
    shoved = s.fork()
    s.to("Move or Attack")
    assert (offered(s, "move"), "attack B" in s.options()) == (["Rat"], True)
    shoved.do("play Shove", "target Mage")
    assert (shoved.place("Mage"), shoved.place("Shackle of Brine")) == ("A's Defensive", "on Mage")
    s.to("Play", "B")
    s.to("Move or Attack", "A")
    assert offered(s, "move") == ["Ox", "Rat"]


@plays("Landlord's Curse")
@pytest.mark.parametrize(("hung", "left"), [("on B", 19), ("on B, Landlord's Curse on B", 19), ("on A", 20)])
def test_each_resource_card_that_its_host_lays_costs_one(hung: str, left: int) -> None:
    s = orc(
        f"A: hand: 1; attached: Landlord's Curse {hung}\nB: resources: 1; hand: Ox, Elk, Dig\nphase: Discard", TEXTS
    )
    s.to("Play", "B")
    s.choose("lay Ox")
    s.all_pass()
    assert (s.influence("A"), s.influence("B"), s.place("Ox")) == (20, left, "B's resources")


@plays("Landlord's Curse")
def test_it_is_attached_to_any_player_and_knows_no_other_way_of_laying() -> None:
    s = orc(
        "A: offensive: Mage; resources: 2; hand: Landlord's Curse, Plough, Ox\nB: hand: 1",
        TEXTS | {"Plough": "event 0: Lay a card of your hand as a resource card."},
    )
    s.choose("play Landlord's Curse")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert targets(s) == ["player A", "player B"]
    s.choose("target player A")
    s.all_pass()
    # its writer means every way of laying, but by ORC-GOLD-02 laying is a rule action: what effects lay is not laid by him
    s.do("play Plough")
    assert (s.place("Ox"), s.influence("A"), s.place("Landlord's Curse")) == ("A's resources", 20, "on player A")


@plays("Sealed Writ")
def test_its_quest_is_accepted_by_nobody() -> None:
    for hung in ("attached: Sealed Writ on Next; ", ""):
        s = orc(f"A: {hung}hand: 1; quests: Next\nB: hand: 1; quests: Other", TEXTS | {"Other": TEXTS["Next"]})
        assert ("accept Next" in s.options(), "accept Other" in s.options()) == (not hung, True)
        s.to("Play", "B")
        assert ("accept Next" in s.options(), "accept Other" in s.options()) == (not hung, True)


@plays("Sealed Writ")
def test_who_has_its_quest_keeps_it_and_does_not_come_back() -> None:
    s = orc(
        "A: offensive: Mage; resources: 2; hand: Sealed Writ, Axe; quests: Next\nB: hand: 1; quests: Other",
        TEXTS | {"Other": TEXTS["Next"]},
    )
    s.choose("accept Next", "play Sealed Writ")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert targets(s) == ["Next", "Other"]
    s.choose("target Next")
    s.all_pass()
    assert (s.place("Sealed Writ"), s.pursues("A")) == ("on Next", ["Next"])
    s.choose("abandon Next")
    s.to("Play", "B")
    s.to("Play", "A")
    assert ("accept Next" in s.options(), s.pursues("A")) == (False, [])


@plays("Second Lode")
def test_an_own_resource_card_gives_two_gold() -> None:
    s = orc(
        "A: offensive: Mage; resources: Rat, Pig marked, 2; hand: Second Lode, Cost\nB: resources: Cow; hand: 1",
        TEXTS | {"Cost": "event 2: Gain 1 influence."},
    )
    s.choose("play Second Lode")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert sorted(target for target in targets(s) if "Spare" not in target) == ["Pig", "Rat"]
    s.choose("target Pig")
    s.all_pass()
    assert (s.place("Second Lode"), s.marked("Pig")) == ("on Pig", True)
    s.to("Play", "B")
    assert s.gold("B") == 1
    s.to("Play", "A")
    assert s.gold("A") == 5


@plays("Second Lode")
def test_it_is_paid_with_at_once_and_goes_with_its_host() -> None:
    texts = TEXTS | {
        "Cost": "event 2: Gain 1 influence.",
        "Burn": "event 0: Target opponent sacrifices a resource card.",
    }
    s = orc("A: resources: Rat; attached: Second Lode on Rat; hand: Cost, 1\nB: hand: Burn", texts)
    s.do("play Cost")
    assert (s.influence("A"), s.gold("A"), s.marked("Rat")) == (21, 0, True)
    s.to("Play", "B")
    s.do("play Burn")
    assert (s.place("Rat"), s.place("Second Lode")) == ("A's graveyard", "A's graveyard")


@plays("The Empty Granary")
def test_to_recycle_in_two_turns_completes_it() -> None:
    s = orc("A: resources: 5; hand: 1; quests: The Empty Granary; chapter: Next\nB: hand: 1", TEXTS)
    late = s.fork()
    s.choose("accept The Empty Granary", "recycle")
    for _ in range(4):
        s.choose(s.options()[0])
    assert (s.victory("A"), "recycle" in s.options()) == (0, False)
    late.choose("recycle")
    for _ in range(4):
        late.choose(late.options()[0])
    late.choose("accept The Empty Granary")
    for now, won in ((s, 2), (late, 0)):
        for _ in range(3):
            now.choose("lay Spare") if "lay Spare" in now.options() else None
            now.to("Play", "B")
            now.to("Play", "A")
        now.choose("lay Spare")
        assert now.victory("A") == 0
        now.choose("recycle")
        for _ in range(4):
            if now.victory("A") == 0 and any(label.startswith("take back") for label in now.options()):
                now.choose(now.options()[0])
        assert now.victory("A") == won


@plays("Safe Conduct")
def test_four_moves_complete_it_and_bring_the_escrow_back() -> None:
    s = orc("A: offensive: Ox, Elk, Hog, Pig; hand: Shove, 1; quests: Safe Conduct; chapter: Next\nB: hand: 1", TEXTS)
    s.choose("accept Safe Conduct")
    assert s.influence("A") == 17
    s.do("play Shove", "target Pig")
    s.to("Move or Attack")
    s.choose("move Ox", "move Elk", "move Hog")
    s.all_pass()
    assert s.victory("A") == 0
    s.to("Play", "B")
    s.to("Move or Attack", "A")
    s.choose("move Ox")
    s.all_pass()
    assert (s.victory("A"), s.influence("A")) == (2, 20)


@plays("Safe Conduct")
def test_its_escrow_is_lost_after_two_turns_or_when_it_is_abandoned() -> None:
    s = orc("A: hand: 1; quests: Safe Conduct; chapter: Next\nB: hand: 1", TEXTS)
    s.choose("accept Safe Conduct")
    left = s.fork()
    s.to("Play", "B")
    s.to("Play", "A")
    s.to("Play", "B")
    assert s.pursues("A") == ["Safe Conduct"]
    s.to("Draw", "A")
    assert ("Safe Conduct" in s.pursues("A"), s.influence("A"), s.victory("A")) == (False, 17, 0)
    left.choose("abandon Safe Conduct")
    assert (left.influence("A"), left.pursues("A"), left.victory("A")) == (17, [], 0)
    poor = orc("A: 2 influence; hand: 1; quests: Safe Conduct; chapter: Next\nB: hand: 1", TEXTS)
    assert "accept Safe Conduct" not in poor.options()


@plays("Spade of the First Furrow")
def test_its_carrier_lays_another_resource_card() -> None:
    s = orc(
        "A: offensive: Ox; attached: Spade of the First Furrow on Ox; hand: Elk, Hog, Pig\nB: hand: 1; defensive: Cow",
        TEXTS,
    )
    s.choose("lay Elk", "use Ox")
    s.all_pass()
    assert offered(s, "pick") == ["Hog", "Pig"]
    s.choose("pick Hog")
    assert (s.place("Hog"), s.marked("Hog"), s.marked("Ox"), s.gold("A")) == ("A's resources", False, True, 2)
    assert "use Ox" not in s.options()


@plays("Walled Visor")
def test_its_carrier_is_tough_and_does_not_attack() -> None:
    for hung, value, can in (
        ("Walled Visor on Ox", "1/4", False), ("Hat on Ox, Walled Visor on Ox", "1/2", True), ("Hat on Ox", "1/2", True),
    ):  # fmt: skip
        s = orc(f"A: offensive: Ox; attached: {hung}; hand: 1\nB: defensive: Cow; hand: 1{FIGHT}", TEXTS)
        assert (s.value("Ox"), "attack B" in s.options()) == (value, can), hung
    s = orc(f"A: offensive: Cow; hand: 1\nB: defensive: Ox; attached: Walled Visor on Ox; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert offered(s, "block") == ["Cow with Ox"]


@plays("Bow of Fitted Yew")
def test_it_costs_one_less_than_its_carrier() -> None:
    for name, gold, cost in (("Ox cost 4", 3, 3), ("Ox cost 4", 2, None), ("Elk cost 1", 0, 0)):
        money = f"resources: {gold}; " * bool(gold)
        s = orc(f"A: offensive: {name}; {money}hand: Bow of Fitted Yew, 1\nB: hand: 1", TEXTS)
        assert ("play Bow of Fitted Yew" in s.options()) == (cost is not None)
        if cost is not None:
            s.do("play Bow of Fitted Yew")
            assert (s.value(name[:3].strip()), s.gold("A")) == ("4/2", 0)
    s = orc(
        "A: offensive: Ox cost 4, Elk 1/1 cost 3, Hog cost 4; attached: Bow of Fitted Yew on Ox; resources: 2; hand: 1\n"
        "B: hand: 1",
        TEXTS,
    )
    assert offered(s, "reassign") == ["Bow of Fitted Yew to Elk"]
    s.choose("reassign Bow of Fitted Yew to Elk")
    s.all_pass()
    assert (s.value("Ox"), s.value("Elk"), s.gold("A")) == ("1/1", "4/2", 0)


@plays("Sealed Writ")
def test_its_quest_expires_and_takes_it_along() -> None:
    pit = {"Pit": TEXTS["Next"]}
    s = orc("A: hand: 1; attached: Sealed Writ on Next; quests: Next; chapter: Pit\nB: hand: 1", TEXTS | pit)
    s.to("Play", "B")
    s.to("Play", "A")
    assert (s.place("Next"), s.place("Sealed Writ"), "accept Pit" in s.options()) == ("removed", "A's graveyard", True)


@plays("Walled Visor")
def test_its_carrier_does_not_attack_a_confrontation_either() -> None:
    bear = {"Bear": "quest (Confrontation) 1/10: Hit points: 3. Victory Points: 2."}
    for hung, can in (("Walled Visor", False), ("Hat", True)):
        s = orc(f"A: offensive: Ox; attached: {hung} on Ox; hand: 1; quests: Bear\nB: hand: 1", TEXTS | bear)
        s.choose("accept Bear")
        s.to("Move or Attack")
        assert ("attack Bear" in s.options()) == can
