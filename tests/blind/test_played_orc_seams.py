"""Blind spells, attached cards and quests of ORC's round 5, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import of_round, orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Jab": "event 0: Deal 1 damage to target creature.",
    "Rain": "event 0: Deal 2 damage to each creature.", "Free": "event 0: Gain 1 influence.",
    "Push": "event 0: Put target creature into the other front of its controller.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Mage": "creature (Caster) 1/9",
    "Hex": "magic 0: Deal 1 damage to target creature.", "Ann": "creature (Human) 1/1", "Ben": "creature (Human) 1/1",
    "Archer": "creature 2 1/9: (M): Deal 1 damage to target creature.", "Lord": "creature 5 3/3",
    "Spear": "equipment 0: Equipped creature gets +1/0.", "Pike": "equipment 0 (Weapon): Equipped creature gets +4/0.",
    "Knight": "creature 4 1/1", "Goat": "creature 3 1/1", "Break": "event 0: Destroy target enchantment.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Bones": "creature (Undead) 1/1", "Sprint": "quest (Assignment): Play an Event. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Standard of the Fallen")
def test_its_human_rouses_the_others_by_the_costly_fallen() -> None:
    s = orc(
        "A: offensive: Ann, Ox 1/1, Ben; defensive: Rat 1/1; attached: Standard of the Fallen on Ann; "
        "grave: Knight, Lord, Goat, Spear; resources: 2; hand: 1\nB: grave: Lord; defensive: Cow 1/1; hand: 1",
        TEXTS,
    )
    s.do("use Ann")
    assert [s.value(name) for name in ("Ann", "Ox", "Ben", "Rat", "Cow")] == ["1/1", "3/1", "3/1", "1/1", "1/1"]
    assert (s.gold("A"), s.marked("Ann")) == (0, True)
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"
    none = orc("A: offensive: Ox; resources: 3; hand: Standard of the Fallen\nB: hand: 1", TEXTS)
    assert offered(none, "play") == []


@plays("Cloak of Rushes")
def test_events_of_opponents_do_not_aim_at_its_carrier() -> None:
    s = orc(
        "A: offensive: Mage, Archer; hand: Jab, Rain\n"
        "B: defensive: Cow 1/9, Hen 1/9; attached: Cloak of Rushes on Cow; hand: 1",
        TEXTS,
    )
    s.choose("play Jab")
    assert sorted(targets(s)) == ["Archer", "Hen", "Mage"]
    s.choose("target Hen")
    s.all_pass()
    s.do("play Rain")
    s.do("use Archer", "target Cow")
    assert s.damage("Cow") == 3
    own = orc("A: offensive: Cow; attached: Cloak of Rushes on Cow; hand: Jab\nB: hand: 1", TEXTS)
    assert "play Jab" in own.options()


@plays("Hold the Gate")
def test_whoever_is_in_the_defensive_then_is_tougher_for_the_turn() -> None:
    s = orc(
        "A: defensive: Ox 1/1, Keeper assigned; offensive: Rat 1/1; hand: Hold the Gate, Push, Push; resources: 2; deck: 3\n"
        "B: defensive: Cow 1/1; hand: 1",
        TEXTS,
    )
    s.do("play Hold the Gate", front="Defensive")
    assert [s.value(name) for name in ("Ox", "Keeper", "Rat", "Cow")] == ["1/3", "1/3", "1/1", "1/1"]
    assert len(s.hand("A")) == 3
    s.do("play Push", front="Defensive")
    s.do("play Push", "target Rat")
    assert (s.place("Ox"), s.value("Ox"), s.place("Rat"), s.value("Rat")) == (
        "A's Offensive",
        "1/3",
        "A's Defensive",
        "1/1",
    )
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"


@plays("Spoils of the Day")
def test_only_after_an_own_creature_has_killed_two_are_drawn_and_one_discarded() -> None:
    s = orc(
        "A: offensive: Ox 3/9; hand: Spoils of the Day, Axe; resources: 1; deck: Rat, Fox, 5\n"
        f"B: defensive: Cow, Hen; hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Cow")
    s.choose("done") if "done" in s.options() else None
    s.to("Second Play")
    s.choose("play Spoils of the Day")
    while offered(s, "in"):
        s.choose("in the Offensive")
    s.all_pass()
    s.choose(next(label for label in s.options() if label.endswith("Fox")))
    assert (s.hand("A"), set(s.grave("A"))) == (["Axe", "Rat"], {"Spoils of the Day", "Fox"})
    event = orc("A: offensive: Ox; hand: Spoils of the Day, Axe; resources: 1\nB: defensive: Hen; hand: 1", TEXTS)
    assert "play Spoils of the Day" not in event.options()
    event.do("play Axe", "target Hen")
    assert "play Spoils of the Day" not in event.options()


@plays("Turn the Blade")
def test_one_strikes_another_or_three_damage_are_prevented() -> None:
    s = orc(
        "A: offensive: Ox 4/9, Elk; hand: Turn the Blade, Rain, Rain; resources: 3\nB: defensive: Cow 2/9; hand: 1",
        TEXTS,
    )
    shield = s.fork()
    s.choose("play Turn the Blade: Target", "target Ox", "target Cow")
    s.all_pass()
    assert (s.damage("Cow"), s.damage("Ox")) == (4, 0)
    shield.choose("play Turn the Blade: Prevent")
    shield.choose("target Ox")
    shield.all_pass()
    shield.do("play Rain")
    assert (shield.damage("Ox"), shield.damage("Cow")) == (0, 2)
    shield.do("play Rain")
    assert (shield.damage("Ox"), shield.damage("Cow")) == (1, 4)


@plays("Whispered Treason")
@pytest.mark.parametrize("hand", ["Rat, Jab, Spear", "Rat, Elk"])
def test_a_hand_is_shown_and_a_card_that_is_no_creature_discarded(hand: str) -> None:
    s = orc(f"A: offensive: Mage; hand: Whispered Treason; resources: 2\nB: hand: {hand}", TEXTS)
    s.do("play Whispered Treason")
    if "Jab" in hand:
        assert sorted(label.split()[-1] for label in s.options()) == ["Jab", "Spear"]
        assert (s.asked, s.sees("A", "Rat")) == ("A", True)
        s.choose(next(label for label in s.options() if label.endswith("Spear")))
    assert s.grave("B") == (["Spear"] if "Jab" in hand else [])


@plays("Borrowed Oath")
def test_for_one_less_than_its_cost_an_enemy_serves_for_a_turn() -> None:
    s = orc(
        "A: defensive: Mage; offensive: Mage; hand: Borrowed Oath; resources: 2\n"
        "B: defensive: Archer marked, Lord; attached: Spear on Archer; hand: 1",
        TEXTS,
    )
    s.choose("play Borrowed Oath")
    while offered(s, "in"):
        s.choose("in the Offensive")
    assert targets(s) in ([], ["Archer"])  # Lord costs more than 4
    s.choose("target Archer") if targets(s) else None
    s.all_pass()
    assert (s.controller("Archer"), s.place("Archer"), s.marked("Archer"), s.gold("A")) == (
        "A",
        "A's Offensive",
        False,
        1,
    )
    assert (offered(s, "use"), s.controller("Spear")) == ([], "A")
    s.to("Move or Attack")
    s.choose("attack B", "send Archer")
    s.choose("done") if "done" in s.options() else None
    s.to("Play", "B")
    assert (s.influence("B"), s.controller("Archer")) == (18, "B")
    assert (s.place("Archer"), s.place("Spear")) == ("B's Defensive", "on Archer")


@plays("Oath of the Threshold")
def test_its_host_is_much_tougher_and_is_not_moved_by_its_player() -> None:
    s = orc(
        "A: offensive: Ox 1/1, Elk; hand: Oath of the Threshold, Push; resources: 2\nB: defensive: Cow; hand: 1", TEXTS
    )
    s.choose("play Oath of the Threshold")
    assert targets(s) == ["Ox", "Elk", "Cow"]
    s.choose("target Ox")
    s.all_pass()
    assert s.value("Ox") == "2/4"
    put = s.fork()
    put.do("play Push", "target Ox")
    assert put.place("Ox") == "A's Defensive"
    s.to("Move or Attack")
    assert offered(s, "move") == ["Elk"]


@plays("The Long Watch")
@pytest.mark.parametrize(("last", "done"), [("Hog", True), ("Hog marked", False), ("Keeper assigned", False)])
def test_a_turn_ends_with_four_unmarked_in_the_defensive(last: str, done: bool) -> None:
    s = orc(
        f"A: defensive: Ox, Elk, Rat, {last}; offensive: Sow; quests: The Long Watch; chapter: Next; hand: 1\nB: hand: 1",
        TEXTS | of_round("orc-5", "The Long Watch"),
    )
    s.choose("accept The Long Watch")
    s.to("Second Play")
    assert s.victory("A") == 0
    s.to("Play", "B")
    assert (s.victory("A") > 0) == done


@plays("Gilded Seam")
def test_its_resource_card_gives_two_gold() -> None:
    s = orc(
        "A: offensive: Ox; resources: 3; attached: Gilded Seam on Rye; hand: 1\nB: hand: 1".replace(
            "resources: 3", "resources: Rye, 2"
        ),
        TEXTS,
    )
    assert s.gold("A") == 4
    s.do("make 1 gold") if "make 1 gold" in s.options() else None
    fresh = orc("A: offensive: Ox; resources: Rye, 2 Oats; hand: Gilded Seam, 1\nB: resources: Hay; hand: 1", TEXTS)
    fresh.choose("play Gilded Seam")
    assert sorted(targets(fresh)) == ["Oats", "Oats (2)", "Rye"]
    fresh.choose("target Rye")
    fresh.all_pass()
    fresh.to("Play", "B")
    fresh.to("Play", "A")
    assert fresh.gold("A") == 4


@plays("Slip the Buckles")
def test_a_piece_lies_on_the_ground_and_is_discarded_as_the_turn_ends() -> None:
    s = orc(
        "A: offensive: Ox; hand: Slip the Buckles; resources: 1\nB: defensive: Cow 1/1, Hen; attached: Spear on Cow; hand: 1",
        TEXTS,
    )
    s.do("play Slip the Buckles")
    assert (s.place("Spear"), s.value("Cow")) == ("B's Defensive", "1/1")
    s.to("Play", "B")
    assert s.place("Spear") == "B's graveyard"
    own = orc("A: offensive: Ox, Elk; attached: Spear on Ox; hand: Slip the Buckles; resources: 1\nB: hand: 1", TEXTS)
    own.do("play Slip the Buckles")
    own.choose("Elk picks up Spear")
    own.to("Play", "B")
    assert (own.place("Spear"), own.value("Elk")) == ("on Elk", "2/1")


@plays("Pikeman's Glaive")
def test_its_carrier_is_stronger_and_much_stronger_while_it_defends() -> None:
    s = orc(f"A: offensive: Ox 1/9; hand: 1\nB: defensive: Cow 1/9; attached: Pikeman's Glaive on Cow; hand: 1{FIGHT}")
    assert s.value("Cow") == "2/9"
    s.choose("attack B", "block Ox with Cow")
    s.to("Second Play")
    assert (s.damage("Ox"), s.value("Cow")) == (4, "2/9")
    attacks = orc(f"A: offensive: Ox 1/9; attached: Pikeman's Glaive on Ox; hand: 1\nB: hand: 1{FIGHT}")
    attacks.choose("attack B")
    attacks.to("Second Play")
    assert attacks.influence("B") == 18


@plays("Emberfall")
def test_each_enemy_near_suffers_two_and_three_if_it_is_equipped() -> None:
    s = orc(
        "A: offensive: Mage, Ox 1/9; attached: Spear on Ox; hand: Emberfall; resources: 4\n"
        "B: defensive: Cow 1/9, Hen 1/9; offensive: Owl 1/9; attached: Spear on Cow; hand: 1",
        TEXTS,
    )
    s.do("play Emberfall")
    assert [s.damage(name) for name in ("Mage", "Ox", "Cow", "Hen", "Owl")] == [0, 0, 3, 2, 0]


@plays("Ghoulmark")
def test_its_host_comes_back_undead_and_marked_for_its_player() -> None:
    s = orc(
        "A: offensive: Mage; hand: Ghoulmark, Axe, Axe; resources: 3\n"
        "B: defensive: Cow 1/9 hurt 2; attached: Spear on Cow; hand: 1",
        TEXTS,
    )
    s.do("play Ghoulmark", "target Cow")
    s.do("play Axe", "target Cow")
    assert (s.place("Cow"), s.controller("Cow"), s.marked("Cow"), s.damage("Cow")) == ("A's Defensive", "A", True, 0)
    assert (s.place("Ghoulmark"), s.place("Spear")) == ("A's graveyard", "B's graveyard")
    s.do("play Axe", front="Defensive")
    assert s.place("Cow") == "B's graveyard"


@plays("Harvest of Names")
def test_each_player_gives_up_a_creature_or_three_influence() -> None:
    s = orc(
        "A: offensive: Mage; defensive: Rat; hand: Harvest of Names; resources: 3\nB: defensive: Cow, Hen; hand: 1\nC: hand: 1",
        TEXTS,
    )
    s.do("play Harvest of Names")
    assert (s.asked, sorted(label.split()[-1] for label in s.options())) == ("A", ["Mage", "Rat"])
    s.choose(next(label for label in s.options() if label.endswith("Rat")))
    assert s.asked == "B"
    s.choose(next(label for label in s.options() if label.endswith("Hen")))
    assert (s.place("Rat"), s.place("Hen"), s.place("Cow")) == ("A's graveyard", "B's graveyard", "B's Defensive")
    assert [s.influence(seat) for seat in "ABC"] == [20, 20, 17]


@plays("Crowded Wager")
def test_a_card_is_the_price_of_accepting_and_an_opponents_success_is_two_cards() -> None:
    s = orc(
        "A: offensive: Ox; hand: Crowded Wager; resources: 2; quests: Sprint; chapter: Next\nB: hand: Rat, Free; deck: 5",
        TEXTS,
    )
    s.do("play Crowded Wager")
    assert "accept Sprint" not in s.options()  # A has no card for it
    s.to("Play", "B")
    s.choose("accept Sprint")
    s.choose(next(label for label in s.options() if label.endswith("Rat")))
    s.all_pass()
    before = len(s.hand("A"))
    s.do("play Free")
    assert (s.victory("B"), len(s.hand("A")) - before, s.place("Crowded Wager")) == (1, 2, "A's graveyard")


@plays("Last Stand of the Levy")
def test_a_defender_that_dies_costs_the_attacking_player_its_cost() -> None:
    s = orc(
        f"A: offensive: Ox 9/9; hand: Axe\nB: defensive: Knight, Goat; hand: Last Stand of the Levy; resources: 3{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    until(s, "play Last")
    s.choose("play Last Stand of the Levy")
    while offered(s, "in"):
        s.choose("in the Defensive")
    until(s, "block")
    s.choose("block Ox with Knight", "done")
    s.to("Second Play")
    assert (s.place("Knight"), s.influence("A"), s.influence("B")) == ("B's graveyard", 16, 20)
    s.do("play Axe", "target Goat")
    assert s.influence("A") == 16


@plays("Tithe of Sorrow")
@pytest.mark.parametrize("hand", ["Rat, Fox", ""])
def test_each_upkeep_of_the_player_costs_a_card_or_an_influence(hand: str) -> None:
    s = orc(f"A: offensive: Mage; hand: Tithe of Sorrow, 1; resources: 3\nB: offensive: Cow; hand: {hand or 0}", TEXTS)
    s.choose("play Tithe of Sorrow", "target player B")
    s.all_pass()
    assert s.influence("B") == 20
    s.to("Upkeep", "B") if hand else s.to("Draw", "B")
    if not hand:
        assert s.influence("B") == 19
        return
    assert (s.asked, len(s.options())) == ("B", 2)
    gives = s.fork()
    s.choose(next(label for label in s.options() if "influence" in label))
    assert (s.influence("B"), s.grave("B")) == (19, [])
    gives.choose(next(label for label in gives.options() if "discard" in label))
    gives.choose(next(label for label in gives.options() if label.endswith("Fox")))
    assert (gives.influence("B"), gives.grave("B")) == (20, ["Fox"])
