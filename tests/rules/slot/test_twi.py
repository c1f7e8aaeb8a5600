"""SLOT-TWI: the twilight."""

from scenes.slot import deal, rule, scene
from wtactics.engine.places import ASIDE, NOBODY
from wtactics.rulesets.slot.view import SlotView

CARDS = {
    "Chanter": "close 1 def 1 life 1: [1] Chant - This creature gets +1 close until end of turn.",
    "Smith": "close 1 def 1 life 1: 1G Hone - This creature gets +1 close until end of turn.",
    "Shot": "close 1 def 1 life 1: [1] Zap - Deal 1 damage to target enemy creature.",
    "Slayer": "close 1 def 1 life 1: [1] Slay - Kill target creature.",
    "Reaper": "close 1 def 1 life 1: [1] Reap - Put target enemy creature into its owner's graveyard.",
    "Ghost": "close 1 def 1 life 1: [1] Fade - Put this creature into your twilight.",
    "Drum": "def 1 life 1: Other ally creatures get +1 close.",
    "Vulture": "def 1 life 1: Each time an ally creature dies, you get 1 AP.",
    "Undertaker": "close 1 def 2 life 1: Graveshift - When another ally creature is about to die in a battle, prevent"
    " all damage of this battle and put this creature into your twilight.",
    "Free": "cost 0 close 1 def 1 life 1",
    "Three": "cost 3 close 1 def 1 life 1",
    "Captain": "level 2 cost 1 close 6 def 7 life 3",
    "Rook": "close 3 def 1 life 1",
}


@rule("SLOT-TWI-EX1", "SLOT-TWI-02", "SLOT-TWI-04", "SLOT-TWI-07", "SLOT-ABIL-19")
def test_one_is_spent_and_one_wasted() -> None:
    s = scene(
        """
        A: front: Archer, Mage; back: -, -, Chanter, Page
        B: front: Fighter, Fighter
        step: Action, active B, turn 4
    """,
        cards=CARDS,
    )
    s.choose("attack Archer F1 with Fighter F1, close", "decline", "attack Mage F2 with Fighter F2, close", "decline")
    assert (s.twilight("A"), s.grave("A")) == (["Archer", "Mage"], [])
    s.to("Abilities", "A")
    s.choose("use Chanter B3", "give Archer (twilight)")
    assert (s.grave("A"), s.twilight("A"), s.value("A B3", "close")) == (["Archer"], ["Mage"], 2)
    assert not s.marked("A B3")
    assert not s.marked("A B4")
    s.to("Move", "B")
    assert (s.grave("A"), s.twilight("A"), s.who("A B3")) == (["Mage", "Archer"], [], "Chanter")


@rule("SLOT-TWI-EX2", "SLOT-TWI-05", "SLOT-ABIL-21")
def test_the_twilight_pays_for_nothing_in_the_enemys_turn() -> None:
    s = scene(
        """
        A: front: Chanter, Page; back: Ann, Page
        B: front: Page; back: Shot, Page; twilight: Page
        step: Abilities, active B, turn 4
    """,
        cards=CARDS,
    )
    s.choose("use Shot B1", "target Ann B1", "give Page F1")
    assert (s.twilight("A"), s.asked, s.options()) == (["Ann"], "A", ["decline", "use Chanter F1"])
    s.choose("use Chanter F1")
    assert s.options() == ["give Page F2", "give Page B2"]
    s.refused("give Ann (twilight)", "SLOT-TWI-05")
    s.choose("give Page B2")
    assert (s.twilight("A"), s.value("A F1", "close")) == (["Ann"], 2)


@rule("SLOT-TWI-05")
def test_in_a_battle_it_pays_neither_gold_nor_signs_of_the_defender() -> None:
    for name, marked in (("Chanter", ""), ("Smith", " marked")):
        s = scene(
            f"""
            A: front: Fighter, Smith; back: Page
            B: front: Fighter marked, {name}{marked}; back: -, Page marked; twilight: 3 Page
        """,
            cards=CARDS,
        )
        s.choose("attack Fighter F1 with Fighter F1, close")
        assert s.asked == "A"
        s.choose("use Smith F2", "give Page B1")
        assert (s.asked, s.step) == ("A", "Action")
        s.decline()
        assert (len(s.twilight("B")), s.value("B F2", "close")) == (3, 1)


@rule("SLOT-TWI-EX3", "SLOT-TWI-06")
def test_mixtures() -> None:
    army = "A: front: Ann, Ben; twilight: 2 Page; deck: Three, Free\nB: front: Page\nstep: Recruit"
    s = scene(army, cards=CARDS)
    s.choose("recruit Three", "place Three in F3")
    assert (s.options(), len(s.twilight("A"))) == (["give Page (twilight)", "give Ann F1"], 1)
    s.choose("give Page (twilight)")
    assert s.options() == ["give Ann F1", "give Ben F2"]
    s.choose("give Ben F2")
    assert (s.twilight("A"), s.marked("A F1"), s.marked("A F2"), s.who("A F3")) == ([], False, True, "Three")
    s = scene(army, cards=CARDS)
    s.choose("recruit Three", "place Three in F3", "give Ann F1")
    assert (s.twilight("A"), s.marked("A F1"), s.marked("A F2"), s.who("A F3")) == (["Page"], True, True, "Three")


@rule("SLOT-TWI-01")
def test_both_are_empty_when_the_game_begins() -> None:
    s = deal("16 Page", "16 Page")
    while s.turn == 0:
        assert (s.twilight("A"), s.twilight("B")) == ([], [])
        s.choose(s.options()[0])
    assert (s.turn, len(s.army("A")), s.twilight("A"), s.twilight("B")) == (1, 8, [], [])


@rule("SLOT-TWI-02")
def test_whose_turn_it_is_and_whose_creature_decides_not_who_controls_it() -> None:
    s = scene(
        """
        A: front: Slayer, Ann of B, Page; back: Page, Page
        B: front: Ben of A, Cid, -, Page
        step: Abilities
    """,
        cards=CARDS,
    )
    s.choose("use Slayer F1", "target Ann F2", "give Page F3")
    s.choose("use Slayer F1", "target Ben F1", "give Page B1")
    s.choose("use Slayer F1", "target Cid F2")
    assert (s.twilight("A"), s.grave("A")) == ([], ["Ben"])
    assert (s.twilight("B"), s.grave("B")) == (["Ann", "Cid"], [])


@rule("SLOT-TWI-02", "SLOT-RESOLVE-11")
def test_who_dies_in_a_battle_of_the_enemys_turn_goes_there_the_attacker_does_not() -> None:
    s = scene("A: front: Rook, -, -, Page\nB: front: Rook, -, -, Page", cards=CARDS)
    s.choose("attack Rook F1 with Rook F1, close")
    assert (s.twilight("A"), s.grave("A"), s.twilight("B"), s.grave("B")) == ([], ["Rook"], ["Rook"], [])


@rule("SLOT-TWI-02", "SLOT-GRAVE-01")
def test_who_is_removed_without_being_killed_does_not_go_there() -> None:
    s = scene("A: front: Reaper, Page\nB: front: Ann, -, -, Page\nstep: Abilities", cards=CARDS)
    s.choose("use Reaper F1", "target Ann F1")
    assert (s.twilight("B"), s.grave("B")) == ([], ["Ann"])


@rule("SLOT-TWI-03", "SLOT-INFO-02", "SLOT-INFO-03")
def test_only_the_owner_sees_them_and_all_can_count_them() -> None:
    s = scene("A: front: Fighter\nB: front: Page, Page; twilight: Ann")
    s.choose("attack Page F1 with Fighter F1, close")
    assert s.twilight("B") == ["Ann", "Page"]
    own, foe, spectator = (SlotView(s.table, seat) for seat in (1, 0, NOBODY))
    assert NOBODY not in own.at(ASIDE, 1)
    assert list(foe.at(ASIDE, 1)) == list(spectator.at(ASIDE, 1)) == [NOBODY, NOBODY]
    assert own.count(ASIDE, 1) == foe.count(ASIDE, 1) == spectator.count(ASIDE, 1) == 2


@rule("SLOT-TWI-04", "SLOT-TWI-06", "SLOT-INFO-03")
def test_it_pays_for_recruits_fees_and_abilities() -> None:
    s = scene(
        "A: front: Knight, Smith; twilight: Ann, Ben, Cid; deck: Three, Page\nB: front: Page\nstep: Upkeep", cards=CARDS
    )
    s.choose("pay 1 for Knight F1", "give Ben (twilight)")
    assert (s.twilight("A"), s.grave("A")) == (["Ann", "Cid"], ["Ben"])
    s.choose("recruit Page", "place Page in F3", "give Cid (twilight)", "done")
    s.choose("use Smith F2", "give Ann (twilight)")
    assert (s.twilight("A"), s.grave("A")) == ([], ["Ann", "Cid", "Ben"])
    assert [s.marked(f"A {slot}") for slot in ("F1", "F2", "F3")] == [False, False, True]
    assert "Ann goes from the twilight to the graveyard" in s.log()


@rule("SLOT-TWI-07")
def test_only_the_active_players_twilight_is_emptied() -> None:
    s = scene("A: front: Page; twilight: Ann; deck: Page\nB: front: Page; twilight: Ben; deck: Page\nstep: Move")
    s.choose("done")
    s.to("Recruit", "B")
    assert (s.twilight("A"), s.grave("A"), s.twilight("B"), s.grave("B")) == ([], ["Ann"], ["Ben"], [])
    s.to("Recruit", "A")
    assert (s.twilight("B"), s.grave("B")) == ([], ["Ben"])


@rule("SLOT-TWI-08")
def test_no_ability_of_who_lies_there_works() -> None:
    s = scene(
        """
        A: front: Slayer, Page, Ann, Fighter; twilight: Drum, Vulture, Chanter
        B: front: Page
        step: Abilities
    """,
        cards=CARDS,
    )
    assert s.value("A F4", "close") == 3
    assert s.options() == ["done", "use Slayer F1"]
    s.choose("use Slayer F1", "target Ann F3", "give Page F2")
    assert (s.ap, s.grave("A")) == (3, ["Ann"])


@rule("SLOT-TWI-08")
def test_who_lies_there_is_no_target_and_counts_towards_no_limit() -> None:
    s = scene(
        """
        A: front: Slayer, Page, Knight; back: Page; twilight: Lord, Druid; deck: Captain
        B: front: Ann; twilight: Ben
        step: Recruit
    """,
        cards=CARDS,
    )
    s.choose("recruit Captain", "place Captain in F4", "give Page B1")
    assert s.who("A F4") == "Captain"
    s.choose("use Slayer F1")
    targets = ["Slayer F1", "Page F2", "Knight F3", "Captain F4", "Page B1", "Ann F1"]
    assert sorted(s.options()) == sorted(f"target {name}" for name in targets)


@rule("SLOT-TWI-08", "SLOT-WIN-04")
def test_it_keeps_nobody_from_losing() -> None:
    s = scene("A: front: Fighter\nB: front: Page; twilight: 7 Page; deck: 5 Page")
    s.choose("attack Page F1 with Fighter F1, close")
    assert (s.winner, len(s.twilight("B"))) == ("A", 8)


@rule("SLOT-TWI-09")
def test_an_ability_puts_a_creature_there_in_its_owners_turn() -> None:
    s = scene("A: front: Ghost, Page, Chanter; back: Ann\nB: front: Page\nstep: Abilities", cards=CARDS)
    s.choose("use Ghost F1", "give Page F2")
    assert (s.twilight("A"), s.grave("A"), s.points("B")) == (["Ghost"], [], 0)
    s.choose("use Chanter F3", "give Ghost (twilight)")
    assert (s.twilight("A"), s.grave("A"), s.marked("A B1")) == ([], ["Ghost"], False)
    s = scene("A: front: Ghost, Page; back: Page\nB: front: Page\nstep: Abilities", cards=CARDS)
    s.choose("use Ghost F1", "give Page F2")
    s.to("Move", "B")
    assert (s.twilight("A"), s.grave("A")) == ([], ["Ghost"])


@rule("SLOT-TWI-09")
def test_graveshift_puts_a_creature_there_in_the_enemys_turn() -> None:
    s = scene(
        """
        A: front: Fighter; back: -, -, -, Page
        B: front: Fighter hurt 1; back: -, -, -, Undertaker; deck: Page
    """,
        cards=CARDS,
    )
    s.choose("attack Fighter F1 with Fighter F1, close")
    assert (s.twilight("B"), s.who("B F1")) == (["Undertaker"], "Fighter")
    s.to("Recruit", "B")
    s.choose("recruit Page", "place Page in F2", "give Undertaker (twilight)")
    assert (s.twilight("B"), s.grave("B"), s.marked("B F1")) == ([], ["Undertaker"], False)


@rule("SLOT-TWI-10")
def test_any_number_may_lie_there() -> None:
    s = scene("A: front: Fighter, Page; back: -, Page\nB: front: Ann, Ben; twilight: 50 Page; deck: Page")
    s.choose("attack Ann F1 with Fighter F1, close")
    assert len(s.twilight("B")) == 51
    s.to("Recruit", "B")
    assert len(s.twilight("B")) == 51
