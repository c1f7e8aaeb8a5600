"""SLOT-LEVEL: how many level 2 creatures an army has, and what they cost."""

from scenes.slot import deal, rule, scene

RAISER = {"Raiser": "close 1 def 1 life 1: [ ] Raise - Put target {} card in your twilight into play."}


@rule("SLOT-LEVEL-EX1", "SLOT-LEVEL-01")
def test_when_one_of_two_has_died_another_may_come() -> None:
    army = "front: Page, Page, Page, Page; back: Druid, Knight, Page; deck: Lord, Page; twilight: 3 Page"
    s = scene(f"A: {army}\nB: front: Page\nstep: Recruit")
    s.refused("recruit Lord", "SLOT-LEVEL-01")
    s = scene(f"A: {army.replace('Druid', 'Druid hurt 1')}\nB: front: -, Page; back: Mage\nstep: Action, active B")
    s.choose("attack Druid B1 with Mage B1, ranged")
    assert (s.who("A B1"), "Druid" in s.twilight("A")) == ("", True)
    s.to("Recruit", "A")
    assert "recruit Lord" in s.options()


@rule("SLOT-LEVEL-01")
def test_an_effect_that_would_make_them_three_does_nothing() -> None:
    for army, came in (("Raiser, Knight, Lord", False), ("Raiser, Knight, Page", True)):
        cards = {name: text.format("Druid") for name, text in RAISER.items()}
        s = scene(f"A: front: {army}; twilight: Druid\nB: front: Page\nstep: Abilities", cards=cards)
        s.choose("use Raiser F1")
        if came:
            s.choose("place Druid (twilight) in B1")
        assert (s.who("A B1") == "Druid", s.twilight("A")) == (came, [] if came else ["Druid"])


@rule("SLOT-LEVEL-01")
def test_the_limit_is_one_of_each_army_and_counts_level_2_alone() -> None:
    s = scene("A: front: Page, Page, Page, Knight; deck: Lord, Page\nB: front: Knight, Lord\nstep: Recruit")
    assert s.options() == ["done", "recruit Page"]  # the Lord is too dear
    s = scene(
        "A: front: Page, Page, Page, Knight; twilight: 2 Page; deck: Lord, Page\nB: front: Knight, Lord\nstep: Recruit"
    )
    assert "recruit Lord" in s.options()
    full = "front: Knight, Lord, Page, Page; back: Page, Page, Page"
    assert "recruit Page" in scene(f"A: {full}; deck: Page\nB: front: Page\nstep: Recruit").options()


@rule("SLOT-LEVEL-02")
def test_two_are_allowed_from_the_first_turn_on() -> None:
    cards = {"Hero": "level 2 cost 0 def 1 life 1"}
    s = scene(
        "A: front: Page, Knight; deck: Hero, Lord\nB: front: Page; back: -, Page\nstep: Recruit, turn 1", cards=cards
    )
    s.choose("recruit Hero", "place Hero in B3")
    assert (s.turn, s.who("A B3")) == (1, "Hero")
    start = deal("20 Page, Knight, Lord", "20 Page")
    start.choose("lay Knight in F1")
    start.refused("lay Lord in F2", "SLOT-START-09")


@rule("SLOT-LEVEL-03", "SLOT-UPK-01")
def test_each_costs_its_controller_one_gold_every_turn() -> None:
    s = scene("A: front: Knight, Lord, Page; back: Page, Page\nB: front: Druid, Page\nstep: Upkeep")
    assert s.options() == ["pay 1 for Knight F1", "give up Knight F1", "pay 1 for Lord F2", "give up Lord F2"]
    s.choose("pay 1 for Knight F1", "give Page F3", "pay 1 for Lord F2", "give Page B1")
    s.to("Upkeep", "B")
    assert s.options() == ["pay 1 for Druid F1", "give up Druid F1"]
    s.choose("pay 1 for Druid F1", "give Page F2")
    s.to("Upkeep", "A")
    assert s.options() == ["pay 1 for Knight F1", "give up Knight F1", "pay 1 for Lord F2", "give up Lord F2"]


@rule("SLOT-LEVEL-03", "SLOT-ARMY-09")
def test_the_one_who_controls_it_pays() -> None:
    s = scene("A: front: Knight of B, Page\nB: front: Page, Page\nstep: Upkeep")
    assert s.options() == ["pay 1 for Knight F1", "give up Knight F1"]
    s.choose("give up Knight F1")
    assert (s.grave("A"), s.grave("B")) == ([], ["Knight"])


@rule("SLOT-LEVEL-04", "SLOT-POINTS-06", "SLOT-TWI-02")
def test_who_will_not_or_cannot_pay_loses_it_to_the_graveyard() -> None:
    s = scene("A: front: Knight, -, Page\nB: front: Page\nstep: Upkeep")
    s.choose("give up Knight F1")
    assert (s.grave("A"), s.twilight("A"), s.army("A"), s.points("B")) == (["Knight"], [], ["Page F3"], 0)
    s = scene("A: front: Knight marked, -, Page marked\nB: front: Page\nstep: Upkeep")
    assert (s.grave("A"), s.army("A"), s.points("B")) == (["Knight"], ["Page F3"], 0)
    assert [line for line in s.log() if "gives" in line] == ["A gives Knight up"]


@rule("SLOT-LEVEL-06")
def test_a_recruit_owes_nothing_in_the_turn_in_which_it_came() -> None:
    s = scene("A: front: Page, Page, Page, Page; back: Page; deck: Knight, Page\nB: front: Page\nstep: Recruit")
    s.choose("recruit Knight", "place Knight in B2", "give Page F1", "give Page F2", "give Page F3", "give Page F4")
    s.to("Move", "B")
    assert s.who("A B2") == "Knight"
    assert not [line for line in s.log() if "gives" in line]
    s.to("Upkeep", "A")
    assert s.options() == ["pay 1 for Knight B2", "give up Knight B2"]


@rule("SLOT-LEVEL-01", "SLOT-RECR-11")
def test_of_two_that_come_at_once_only_as_many_come_as_fit() -> None:
    cards = {"Horn": "def 1 life 1: [ ] Call - Put two target Knight cards in your graveyard into play."}
    s = scene("A: front: Horn, Lord; grave: Knight, Knight\nB: front: Page\nstep: Abilities", cards=cards)
    s.choose("use Horn F1", "target Knight (graveyard) (2)")  # and so the other
    s.choose("place Knight (graveyard) in B1")
    assert (s.army("A"), s.grave("A")) == (["Horn F1", "Lord F2", "Knight B1"], ["Knight"])
