"""SLOT-RESOLVE and SLOT-DECL: announcing an attack and resolving a battle."""

from scenes.slot import rule, scene

FADE = {"Wraith": "close 3 def 3 life 2: [ ] Fade - This creature gets +2 DEF until end of turn."}


@rule("SLOT-RESOLVE-EX1", "SLOT-RESOLVE-07", "SLOT-RESOLVE-08", "SLOT-RESOLVE-09", "SLOT-RESOLVE-14")
def test_an_even_match_costs_both_a_life_point() -> None:
    s = scene("A: front: Fighter; back: -, -, -, Page\nB: front: Fighter; back: -, -, -, Page")
    s.choose("attack Fighter F1 with Fighter F1, close")
    assert (s.tokens("A F1"), s.tokens("B F1")) == (1, 1)
    s.to("Move", "B")
    assert (s.tokens("A F1"), s.tokens("B F1")) == (1, 1)


@rule("SLOT-RESOLVE-EX2", "SLOT-RESOLVE-11", "SLOT-TWI-02", "SLOT-CARD-03")
def test_who_has_no_bow_does_not_answer_and_the_killed_go_to_the_twilight() -> None:
    s = scene("A: front: Archer; back: -, -, -, Page\nB: front: Walking Corpse; back: -, -, -, Page")
    s.choose("attack Walking Corpse F1 with Archer F1, ranged")
    assert (s.tokens("A F1"), s.who("B F1"), s.twilight("B"), s.grave("B")) == (0, "", ["Walking Corpse"], [])


@rule("SLOT-RESOLVE-EX3", "SLOT-RESOLVE-11", "SLOT-POINTS-08", "SLOT-DEF-05")
def test_an_attacker_that_strike_back_kills_goes_to_its_graveyard_and_the_defender_scores() -> None:
    s = scene("A: front: Walking Corpse; back: -, -, -, Page\nB: front: Knight; back: -, -, -, Page")
    s.choose("attack Knight F1 with Walking Corpse F1, close")
    assert (s.tokens("B F1"), s.who("A F1")) == (0, "")
    assert (s.grave("A"), s.twilight("A")) == (["Walking Corpse"], [])
    assert (s.points("A"), s.points("B")) == (0, 4)


@rule("SLOT-RESOLVE-EX4", "SLOT-RESOLVE-02", "SLOT-RESOLVE-03", "SLOT-RESOLVE-04", "SLOT-RESOLVE-05", "SLOT-RESOLVE-06")
def test_offers_go_by_turns_from_the_defender_until_two_in_a_row_are_declined() -> None:
    s = scene("A: front: Wraith; back: -, Wraith, Wraith\nB: front: Wraith; back: -, Wraith", cards=FADE)
    s.choose("attack Wraith F1 with Wraith F1, close")
    asked = []
    for label in ("decline", "use Wraith B2", "decline", "decline"):
        asked.append(s.asked)
        s.choose(label)
        if label == "use Wraith B2":
            assert s.value("A B2", "DEF") == 5
    assert asked == ["B", "A", "B", "A"]
    assert (s.tokens("A F1"), s.tokens("B F1")) == (1, 1)
    s = scene("A: front: Wraith; back: -, Wraith\nB: front: Wraith; back: -, Wraith", cards=FADE)
    s.choose("attack Wraith F1 with Wraith F1, close", "decline", "decline")
    assert (s.tokens("A F1"), s.tokens("B F1"), s.asked) == (1, 1, "A")


@rule("SLOT-RESOLVE-EX5", "SLOT-RESOLVE-06", "SLOT-ABIL-EX7")
def test_who_is_healed_in_the_exchange_survives() -> None:
    s = scene("""
        A: front: Fighter; back: -, -, -, Page
        B: front: Fighter hurt 1, Page, Page; back: Shaman
    """)
    s.choose("attack Fighter F1 with Fighter F1, close", "use Shaman B1")
    s.choose("give Page F2")
    assert (s.who("B F1"), s.tokens("B F1")) == ("Fighter", 1)


@rule("SLOT-RESOLVE-07", "SLOT-CARD-05", "SLOT-CARD-06")
def test_the_attack_succeeds_if_it_reaches_the_def_and_never_takes_more_than_one() -> None:
    s = scene("A: front: Ox, Ox; back: -, -, -, Page\nB: front: Wall, Rag; back: -, -, -, Page",
              cards={"Ox": "close 7 def 7 life 3", "Wall": "def 7 life 3", "Rag": "def 0 life 3"})  # fmt: skip
    s.choose("attack Wall F1 with Ox F1, close")
    assert s.tokens("B F1") == 1
    s.choose("attack Rag F2 with Ox F2, close")
    assert s.tokens("B F2") == 1


@rule("SLOT-RESOLVE-07")
def test_nothing_against_def_nothing_succeeds() -> None:
    s = scene("A: front: Moth; back: -, -, -, Page\nB: front: Rag; back: -, -, -, Page",
              cards={"Moth": "close 0 def 1 life 1", "Rag": "def 0 life 3"})  # fmt: skip
    s.choose("attack Rag F1 with Moth F1, close")
    assert s.tokens("B F1") == 1


@rule("SLOT-RESOLVE-12", "SLOT-DECL-05")
def test_a_battle_whose_target_is_gone_ends_and_marks_and_points_stay_spent() -> None:
    s = scene("A: front: Fighter; back: -, -, -, Page\nB: front: Coward; back: -, -, -, Page", cards={
        "Coward": "close 3 def 1 life 1: [1] Flee - Put this creature into your twilight.",
    })  # fmt: skip
    s.choose("attack Coward F1 with Fighter F1, close", "use Coward F1")
    assert (s.who("B F1"), s.twilight("B"), s.points("A")) == ("", ["Coward"], 0)
    assert (s.marked("A F1"), s.ap, s.tokens("A F1")) == (True, 2, 0)


@rule("SLOT-RESOLVE-12", "SLOT-DECL-05")
def test_a_target_that_changed_its_slot_is_still_the_target() -> None:
    s = scene("A: front: Fighter; back: -, -, -, Page\nB: front: Otter; back: -, -, Page, Page", cards={
        "Otter": "close 1 def 1 life 2: [1] Slip - Move this creature to an empty slot.",
    })  # fmt: skip
    s.choose("attack Otter F1 with Fighter F1, close", "use Otter F1", "give Page B3", "place Otter F1 in F4")
    s.decline()
    assert s.tokens("B F4") == 1


@rule("SLOT-RESOLVE-13", "SLOT-GROUP-12")
def test_attackers_that_left_take_no_part_and_a_group_of_one_stays_a_group() -> None:
    cards = {"Coward": "close 3 def 1 life 1",
             "Shot": "close 3 def 5 life 2: [1] Zap - Deal 1 damage to target enemy creature.",
             "Grit": "close 3 def 3 life 2: This creature gets +4 close."}  # fmt: skip
    s = scene("A: front: Coward, Grit; back: -, -, -, Page\nB: front: Shot; back: -, Page, Page, Page", cards=cards)
    assert s.value("A F2", "close") == 7
    s.choose("attack Shot F1 with Coward F1 + Grit F2, close", "use Shot F1", "target Coward F1", "give Page B2")
    assert (s.who("A F1"), s.value("A F2", "close")) == ("", 3)
    s.decline()
    assert (s.asked, s.options()) == ("B", [f"number {n}" for n in range(4)])
    s.choose("number 3")
    assert (s.tokens("B F1"), s.tokens("A F2"), s.value("A F2", "close")) == (0, 1, 7)


@rule("SLOT-RESOLVE-15", "SLOT-GRAVE-01")
def test_tokens_of_an_ability_kill_as_soon_as_it_is_carried_out() -> None:
    cards = {"Shot": "close 1 def 1 life 1: [1] Zap - Deal 1 damage to target enemy creature."}
    s = scene("A: front: Shot, Page; back: -, -, -, Page\nB: front: Page; back: -, Page", cards=cards)
    s.choose("use Shot F1", "target Page F1", "give Page F2")
    assert (s.who("B F1"), s.twilight("B"), s.asked) == ("", ["Page"], "A")


@rule("SLOT-DECL-01", "SLOT-DECL-02", "SLOT-DECL-03", "SLOT-DECL-04")
def test_an_attack_marks_and_takes_a_point_and_everybody_is_told() -> None:
    s = scene("A: front: Fighter, Fighter marked; back: -, -, -, Page\nB: front: Fighter, -, -, Fighter; back: -, Page")
    s.refused("attack Fighter F4 with Fighter F1, close", "SLOT-ATK-03")
    s.refused("attack Fighter F1 with Fighter F2, close", "SLOT-DECL-02")
    s.choose("attack Fighter F1 with Fighter F1, close")
    assert (s.marked("A F1"), s.ap) == (True, 2)
    assert "Fighter attacks Fighter (F1) in close combat" in s.log()


@rule("SLOT-DECL-06", "SLOT-RESOLVE-01")
def test_an_announced_attack_is_resolved_before_anything_else() -> None:
    s = scene("A: front: Wraith; back: -, Wraith\nB: front: Wraith; back: -, Wraith", cards=FADE)
    s.choose("attack Wraith F1 with Wraith F1, close")
    assert s.options() == ["decline", "use Wraith F1", "use Wraith B2"]
    s.choose("decline", "decline")
    assert (s.asked, s.tokens("B F1")) == ("A", 1)


@rule("SLOT-RESOLVE-10", "SLOT-ABIL-EX1")
def test_graveshift_stops_all_damage_of_a_battle() -> None:
    cards = {"Undertaker": "close 1 def 2 life 1: Graveshift - When another ally creature is about to die in a battle, prevent"
             " all damage of this battle and put this creature into your twilight."}  # fmt: skip
    s = scene(
        "A: front: Fighter; back: -, -, -, Page\nB: front: Fighter hurt 1; back: -, -, -, Undertaker", cards=cards
    )
    s.choose("attack Fighter F1 with Fighter F1, close")
    assert (s.tokens("A F1"), s.tokens("B F1"), s.who("B B4")) == (0, 1, "")
    assert (s.twilight("B"), s.points("A")) == (["Undertaker"], 0)
    foes = "B: front: Fighter hurt 1; back: -, -, Undertaker, Undertaker"
    s = scene(f"A: front: Fighter; back: -, -, -, Page\n{foes}", cards=cards)
    s.choose("attack Fighter F1 with Fighter F1, close", "trigger of Undertaker B3")
    assert (s.army("B"), s.twilight("B")) == (["Fighter F1", "Undertaker B4"], ["Undertaker"])


@rule("SLOT-RESOLVE-10", "SLOT-ABIL-09", "SLOT-RESOLVE-15")
def test_graveshift_comes_before_the_tokens_of_another_trigger() -> None:
    cards = {"Undertaker": "close 1 def 2 life 1: Graveshift - When another ally creature is about to die in a battle, prevent"
             " all damage of this battle and put this creature into your twilight.",
             "Hawk": "close 3 def 3 life 2: When this creature attacks, deal 1 damage to target enemy creature."}  # fmt: skip
    s = scene(
        "A: front: Hawk; back: -, -, -, Page\nB: front: Page, Fighter hurt 1; back: -, -, -, Undertaker", cards=cards
    )
    s.choose("attack Page F1 with Hawk F1, close", "target Fighter F2")
    assert (s.army("B"), s.tokens("B F2"), s.twilight("B")) == (["Page F1", "Fighter F2"], 1, ["Undertaker"])


@rule("SLOT-RESOLVE-15", "SLOT-POINTS-08")
def test_a_trigger_that_kills_in_a_battle_buries_before_values_are_compared() -> None:
    cards = {"Hawk": "close 3 def 3 life 2: When this creature attacks, deal 1 damage to target enemy creature."}
    s = scene("A: front: Hawk; back: -, -, -, Page\nB: front: Page; back: -, Page, -, Page", cards=cards)
    s.choose("attack Page F1 with Hawk F1, close", "target Page F1")
    assert (s.army("B"), s.points("A"), s.ap, s.marked("A F1"), s.tokens("A F1")) == (
        ["Page B2", "Page B4"],
        2,
        2,
        True,
        0,
    )


@rule("SLOT-POINTS-08")
def test_who_dies_as_an_effect_of_his_own_side_ends_scores_for_nobody() -> None:
    cards = {"Nurse": "close 1 def 1 life 1: [ ] Soothe - Target ally creature gets +1 life until end of turn."}
    s = scene(
        "A: front: Fighter; back: -, -, -, Page\nB: front: Page, Nurse, Page\nstep: Action, active A", cards=cards
    )
    assert s.value("B F1", "life") == 1
    s.choose("attack Page F1 with Fighter F1, close", "use Nurse F2", "target Page F1")
    assert (s.turn, s.who("B F1"), s.twilight("B"), s.points("A"), s.points("B")) == (4, "", ["Page"], 0, 0)
