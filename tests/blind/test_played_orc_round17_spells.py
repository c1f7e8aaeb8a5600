"""Blind events, magic, attachments and quests of ORC's round 17, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.", "Dig": "event 0: Draw a card.",
    "Mage": "creature (Caster) 1/9", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Monk": "creature 1/9: (A): Elves you control get 0/+1.",
    "Shove": "event 0: Put target creature into the other front of its controller.",
    "Wake": "event 0: Unmark target creature.", "Archer": "creature 1/9: (M): Deal 2 damage to target creature.",
    "Hat": "equipment 0 (Helmet): Equipped creature gets 0/+1.",
    "Herald": "creature 1/1: When Herald enters play, gain 1 influence.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Smokepot Volley")
def test_an_attacker_deals_no_damage_in_this_turn() -> None:
    s = orc(
        f"A: offensive: Archer, Ox 3/9; hand: 1\nB: defensive: Cow 1/9; hand: Smokepot Volley, 1; resources: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Archer", "send Ox")
    until(s, "play Smokepot Volley")
    s.choose("play Smokepot Volley")
    assert targets(s) == ["Archer", "Ox"]
    open_ = s.fork()
    s.choose("target Ox")
    until(s, "block")
    s.choose("block Ox with Cow")
    s.to("Second Play")
    assert (s.damage("Cow"), s.damage("Ox"), s.influence("B")) == (0, 1, 19)
    open_.choose("target Archer")
    open_.to("Second Play")
    assert open_.influence("B") == 17
    calm = orc("A: offensive: Ox; hand: Smokepot Volley, 1; resources: 1\nB: defensive: Cow; hand: 1", TEXTS)
    assert "play Smokepot Volley" not in calm.options()


@plays("Smokepot Volley")
def test_abilities_of_an_attacker_deal_none_either() -> None:
    texts = TEXTS | {"Archer": "creature 1/9: 0: Deal 2 damage to target creature."}
    s = orc(
        f"A: offensive: Archer; hand: 1\nB: defensive: Cow 1/9; hand: Smokepot Volley, 1; resources: 1{FIGHT}", texts
    )
    s.choose("attack B")
    until(s, "play Smokepot Volley")
    s.choose("play Smokepot Volley")
    s.choose("target Archer") if "target Archer" in s.options() else None
    s.to("Second Play")
    s.do("use Archer", "target Cow")
    assert (s.damage("Cow"), s.influence("B")) == (0, 20)


@plays("Paid in Advance")
@pytest.mark.parametrize(("there", "gold"), [
    ("Rat", 1), ("Rat, Hog marked", 2), ("Rat, Hog marked, Elk marked", 2), ("Rat, Hog, Elk", 3),
])  # fmt: skip
def test_two_marked_resource_cards_are_unmarked(there: str, gold: int) -> None:
    s = orc(f"A: resources: {there}; hand: Paid in Advance, 1\nB: resources: Cow marked; hand: 1", TEXTS)
    s.do("play Paid in Advance")
    while picks := [label for label in s.options() if label.split()[-1] in ("Rat", "Hog", "Elk")]:
        s.choose(picks[0])
    assert (s.gold("A"), s.gold("B")) == (gold, 0)


@plays("Stayed Hand")
@pytest.mark.parametrize(("gold", "answer", "works"), [(3, "yes", True), (3, "no", False), (2, "", False)])
def test_an_event_does_nothing_unless_its_player_pays_three(gold: int, answer: str, works: bool) -> None:
    s = orc(
        f"A: offensive: Ox; resources: {gold}; hand: Axe, 1\nB: defensive: Cow; resources: 2; hand: Stayed Hand", TEXTS
    )
    s.choose("play Axe", "target Cow")
    until(s, "play Stayed Hand")
    s.choose("play Stayed Hand", "in the Offensive")
    s.all_pass()
    if answer:
        assert s.asked == "A"
        s.choose(answer)
        s.all_pass()
    assert (s.place("Cow"), s.place("Axe")) == ("B's graveyard" if works else "B's Defensive", "A's graveyard")
    assert (s.gold("A"), s.place("Stayed Hand")) == (0 if works else gold, "B's graveyard")


@plays("Broken Causeway")
@pytest.mark.parametrize(("front", "free"), [("Offensive", "Elk"), ("Defensive", "Ox")])
def test_nobody_of_that_front_moves_for_the_rest_of_the_turn(front: str, free: str) -> None:
    # its writer means all fronts, but a noun is local where the text does not say "in all zones"
    s = orc("A: offensive: Ox; defensive: Elk; resources: 1; hand: Broken Causeway, Shove\nB: hand: 1", TEXTS)
    s.do("play Broken Causeway", front=front)
    shoved = s.fork()
    s.to("Move or Attack")
    assert (offered(s, "move"), "attack B" in s.options()) == ([free], True)
    s.to("Second Move or Attack")
    assert offered(s, "move") == [free]
    s.to("Play", "B")
    s.to("Move or Attack", "A")
    assert offered(s, "move") == ["Ox", "Elk"]
    shoved.do("play Shove", front=front)
    assert (shoved.place("Ox"), shoved.place("Elk")) == 2 * (
        "A's Defensive" if front == "Offensive" else "A's Offensive",
    )
    shoved.to("Move or Attack")
    assert offered(shoved, "move") == [free]


@plays("Last Words")
@pytest.mark.parametrize(("spell", "name", "can"), [("Axe", "Ox", True), ("Scare", "Ox", False), ("Axe", "Cow", False)])
def test_it_wants_an_own_death_of_this_turn(spell: str, name: str, can: bool) -> None:
    s = orc(
        f"A: offensive: Ox, Elk; resources: 1; deck: 9; hand: Last Words, {spell}\nB: defensive: Cow; hand: 1", TEXTS
    )
    assert "play Last Words" not in s.options()
    s.do(f"play {spell}", f"target {name}")
    assert ("play Last Words" in s.options()) == can
    if can:
        later = s.fork()
        s.do("play Last Words")
        assert (len(s.deck("A")), s.gold("A")) == (7, 0)
        later.to("Play", "B")
        later.to("Play", "A")
        assert "play Last Words" not in later.options()


@plays("Winter of Thorns")
def test_a_marked_creature_dies_if_it_still_is_marked() -> None:
    s = orc(
        "A: offensive: Mage, Ox marked, Keeper assigned; defensive: Rat marked; resources: 3; hand: Winter of Thorns, 1\n"
        "B: defensive: Cow marked, Hen; offensive: Owl marked; hand: Wake",
        TEXTS,
    )
    s.choose("play Winter of Thorns")
    assert targets(s) == ["Ox", "Cow"]
    s.choose("target Cow")
    woken = s.fork()
    s.all_pass()
    assert (s.place("Cow"), s.place("Ox"), s.gold("A")) == ("B's graveyard", "A's Offensive", 0)
    until(woken, "play Wake")
    woken.choose("play Wake", "in the Defensive", "target Cow")
    woken.all_pass()
    assert (woken.place("Cow"), woken.marked("Cow")) == ("B's Defensive", False)


@plays("Mercy of the Springs")
def test_all_of_the_zone_are_healed_and_each_gives_one_influence() -> None:
    s = orc(
        "A: 10 influence; offensive: Mage, Ox 1/9 hurt 5, Monk assigned hurt 1; defensive: Rat 1/9 hurt 3; "
        "resources: 2; hand: Mercy of the Springs, 1\nB: defensive: Cow 1/9 hurt 2; hand: 1",
        TEXTS,
    )
    s.do("play Mercy of the Springs")
    assert [s.damage(name) for name in ("Ox", "Monk", "Rat", "Cow")] == [0, 0, 3, 2]
    assert (s.influence("A"), s.gold("A")) == (12, 0)
    s = orc("A: 10 influence; offensive: Mage; resources: 2; hand: Mercy of the Springs, 1\nB: hand: 1", TEXTS)
    s.do("play Mercy of the Springs")
    assert s.influence("A") == 10


@plays("Summons from the Barrow")
@pytest.mark.parametrize(("front", "there"), [("offensive", "A's Offensive"), ("defensive", "A's Defensive")])
def test_one_of_the_fallen_enters_play_there(front: str, there: str) -> None:
    s = orc(
        f"A: {front}: Mage; resources: 4; grave: Herald, Elk cost 3, Boar cost 4, Axe; hand: Summons from the Barrow, 1\n"
        "B: grave: Cow; hand: 1",
        TEXTS,
    )
    s.choose("play Summons from the Barrow")
    assert targets(s) == ["Herald", "Elk"]
    s.choose("target Herald")
    s.all_pass()
    assert (s.place("Herald"), s.marked("Herald"), s.influence("A"), s.gold("A")) == (there, False, 21, 0)
    assert s.place("Elk") == "A's graveyard"


@plays("Burning of the Ledgers")
def test_each_player_gives_up_a_resource_card_of_his_choice() -> None:
    s = orc(
        "A: offensive: Mage; resources: Rat, Hog, Elk; hand: Burning of the Ledgers, 1\n"
        "B: resources: Cow marked, Hen; hand: 1\nC: hand: 1",
        TEXTS,
    )
    s.do("play Burning of the Ledgers")
    assert (s.asked, sorted(label.split()[-1] for label in s.options())) == ("A", ["Elk", "Hog", "Rat"])
    s.choose(next(label for label in s.options() if label.endswith("Hog")))
    assert (s.asked, sorted(label.split()[-1] for label in s.options())) == ("B", ["Cow", "Hen"])
    assert s.place("Hog") == "A's resources"
    s.choose(next(label for label in s.options() if label.endswith("Cow")))
    assert [s.place(name) for name in ("Rat", "Hog", "Elk", "Cow", "Hen")] == [
        "A's resources", "A's graveyard", "A's resources", "B's graveyard", "B's resources",
    ]  # fmt: skip


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
