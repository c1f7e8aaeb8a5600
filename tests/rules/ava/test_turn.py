"""AVA-TURN: phases, draws, the hand limit, the end of a turn."""

from scenes.ava import rule, scene


@rule("AVA-TURN-EX1", "AVA-TURN-05")
def test_what_belongs_to_a_play_phase_is_refused_later() -> None:
    cards = {"Storm": "magic 1 Gaian: Draw a card.", "Adept": "creature 1/1: Mark: Draw a card."}
    s = scene("A: gold 3 Gaian; hand: Storm, Imp, 7; army: Adept, Wolf; city Oakhold\nB:\nphase: Entrance", cards=cards)
    s.refused("play Storm", "AVA-PLAY-03")
    s.refused("use Adept", "AVA-ABIL-08")
    s.refused("move Wolf to Oakhold", "AVA-MOVE-03")
    s.refused("lay Imp", "AVA-GOLD-04")
    s.refused("attack B's army", "AVA-COMBAT-02")
    s.to("Discard")
    s.refused("play Storm", "AVA-PLAY-03")


@rule("AVA-TURN-02", "AVA-TURN-03", "AVA-TURN-01")
def test_the_phases_come_in_their_order_each_once_and_then_the_other_player_has_his_turn() -> None:
    s = scene("A: no cities; city Oakhold\nB:\nphase: Unmark")
    assert s.active == "A"
    s.to("Draw", "B")
    assert [line for line in s.log() if line.startswith("A: ")] == [
        f"A: {phase} phase"
        for phase in (
            "Unmark", "Upkeep", "Draw", "Tactics", "First Play", "Attack", "Second Play", "Entrance", "Discard"
        )
    ]  # fmt: skip
    assert s.active == "B"


@rule("AVA-TURN-06", "AVA-MARK-05")
def test_all_that_a_player_controls_is_unmarked_avatar_and_resource_cards_too() -> None:
    s = scene("""
        A: gold 2 Gaian marked; army: Ram marked of B; avatar marked; city Oakhold (Body, 8, marked): Elder marked
        B: gold 1 Gaian marked; army: Ox marked of A; avatar marked
        phase: Unmark
    """)
    assert [s.marked(name) for name in ("Ram", "Oakhold", "Elder", "Avatar of A")] == [False] * 4
    assert [s.marked(name) for name in ("Ox", "Avatar of B")] == [True] * 2
    assert (s.gems("A"), s.consumed("A"), s.consumed("B")) == ("2 Gaian", "", "1 Gaian")


@rule("AVA-TURN-07", "AVA-TURN-08", "AVA-TURN-09")
def test_one_card_must_be_drawn_and_having_seen_it_the_player_may_draw_a_second() -> None:
    for answer, held in (("yes", ["Wolf", "Imp"]), ("no", ["Wolf"])):
        s = scene("A: hand: 9; deck: Wolf, Imp, 3\nB:\nphase: Draw")
        assert s.hand("A")[9:] == ["Wolf"], "with a full hand, too"
        assert s.options() == ["yes", "no"]
        s.choose(answer)
        assert s.hand("A")[9:] == held


@rule("AVA-TURN-SC1", "AVA-TURN-10", "AVA-WIN-06")
def test_from_a_deck_of_one_card_no_second_is_offered_and_the_next_draw_defeats() -> None:
    s = scene("A: deck: Wolf\nB:\nphase: Unmark")
    s.to("Play")
    assert s.hand("A") == ["Wolf"]
    s.to("Draw", "B")
    assert not s.over
    while s.options():
        s.choose(s.way_on())
    assert (s.winner, s.out("A")) == ("B", "AVA-WIN-06")


@rule("AVA-TURN-11", "AVA-TURN-12")
def test_claims_come_before_play_and_play_has_cards_abilities_a_resource_and_a_move() -> None:
    cards = {
        "Storm": "magic 1: Draw a card.",
        "Ivy": "enchantment 1: Attach to target city.",
        "Nod": "event 0: Draw a card.",
    }
    s = scene(
        """
        A: gold 3 Gaian; hand: Storm, Ivy, Nod, Cub; army: Sage; city Oakhold: Elder
        B:
        phase: Tactics
    """,
        cards=cards | {"Sage": "creature 1/1: (M): Draw a card.", "Cub": "creature 1 1/1"},
    )
    assert s.options() == ["done", "claim Body"]
    s.to("Play")
    assert s.options() == [
        "done", "play Storm", "play Ivy", "play Nod", "use Sage", "move Sage to Oakhold", "move Elder to the Army",
        "move Avatar of A to Oakhold", "lay Storm", "lay Ivy", "lay Nod", "lay Cub",
    ]  # fmt: skip
    s.choose("use Sage")
    s.all_pass()
    s.choose("lay Cub", "name Gaian")
    s.play("Storm")
    s.carry_out("move Elder to the Army")
    s.play("Ivy")
    assert (s.place("Elder"), s.place("Ivy"), s.marked("Sage")) == ("A's Army", "on Oakhold", True)


@rule("AVA-TURN-13", "AVA-COMBAT-02")
def test_there_is_one_attack_a_turn() -> None:
    s = scene("A: army: Ram 1/1, Mule 1/1; city Oakhold; hand: Imp\nB: army: Ox 1/1; city Reedmere\nphase: Attack")
    assert s.options() == ["done", "attack B's army", "attack Reedmere"]
    s.choose("attack Reedmere", "send Ram", "done", "done")
    assert s.phase == "Second Play"
    s.refused("attack B's army", "AVA-TURN-13")


@rule("AVA-TURN-14", "AVA-CITY-03")
def test_in_the_entrance_phase_a_city_just_built_receives_a_creature_at_once() -> None:
    cards = {"Reedmere": "city 1 Mind 8", "Cub": "creature 1 1/1", "Calf": "creature 0 1/1"}
    s = scene("A: gold 3 Gaian; hand: Calf, Cub; cities: Reedmere\nB:\nphase: Entrance", cards=cards)
    assert s.options() == ["done", "play Calf", "play Cub", "build Reedmere", "rotate the cities deck"]
    s.choose("play Calf", "build Reedmere", "play Cub", "place in Reedmere")
    assert (s.place("Calf"), s.place("Reedmere"), s.place("Cub")) == ("A's Army", "A's Kingdom", "Reedmere")


@rule("AVA-TURN-15", "AVA-TURN-16")
def test_who_holds_more_than_seven_discards_down_to_seven_and_no_further() -> None:
    s = scene("A: hand: Wolf, Imp, 7; army: Ox\nB:\nphase: Discard")
    s.refused("discard Ox", "AVA-TURN-15")
    s.choose("discard Wolf")
    s.refused("play Imp", "AVA-PLAY-03")
    s.choose("discard Imp")
    assert (len(s.hand("A")), s.grave("A")) == (7, ["Imp", "Wolf"])
    s = scene("A: hand: Nod, 6\nB:\nphase: Entrance", cards={"Nod": "event 0: Gain 1 LP."})
    s.choose("done", "pass")
    assert (s.phase, s.options()) == ("Discard", ["pass", "play Nod"])
    s.refused("discard Nod", "AVA-TURN-16")


@rule("AVA-TURN-18")
def test_nobody_discards_in_another_players_discard_phase() -> None:
    s = scene("A: hand: 7\nB: hand: Nod, 9\nphase: Discard", cards={"Nod": "event 0: Gain 1 LP."})
    assert (s.phase, s.asked) == ("Discard", "B")
    s.refused("discard Nod", "AVA-TURN-18")


@rule("AVA-TURN-17", "AVA-CREA-06", "AVA-GOLD-07", "AVA-MAGIC-03")
def test_at_the_end_of_the_turn_damage_of_creatures_effects_and_gold_end_and_other_damage_stays() -> None:
    cards = {"Feast": "magic 0: Target creature gets +2/+0 until end of turn. Produce 2 Gaian gold.",
             "Bolt": "magic 0: Deal 2 damage to each creature. Deal 3 damage to target city. Lose 2 LP."}  # fmt: skip
    s = scene(
        "A: hand: Feast, Bolt; army: Ram 1/5, Ox 2/6 of B; city Oakhold (Body, 8)\nB: army: Elk 1/7\nphase: Play",
        cards=cards,
    )
    s.choose("play Bolt", "play Feast", "target Ram")
    assert (s.value("Ram"), s.damage("Ram"), s.damage("Elk")) == ("3/5", 2, 2)
    assert list(s.table.extra).count(2) == 1
    s.to("Draw", "B")
    assert [s.damage(name) for name in ("Ram", "Ox", "Elk", "Oakhold")] == [0, 0, 0, 3]
    assert (s.value("Ram"), s.life("A"), set(s.table.extra)) == ("1/5", 18, {0})


@rule("AVA-TURN-18")
def test_the_next_in_seat_order_follows_the_defeated_are_skipped_and_the_passive_keep_their_hands() -> None:
    s = scene("A:\nB:\nC: hand: 9\nphase: Play")
    s.to("Draw", "B")
    assert (s.active, len(s.hand("C"))) == ("B", 9)
    s.concede("B")
    assert s.active == "C"


@rule("AVA-TURN-SC2", "AVA-PLAY-04", "AVA-CREA-01")
def test_a_creature_is_refused_in_a_play_phase_and_accepted_in_the_entrance_phase() -> None:
    s = scene("A: gold 1 Gaian; hand: Cub\nB:\nphase: Play", cards={"Cub": "creature 1 1/1"})
    s.refused("play Cub", "AVA-PLAY-04")
    s.to("Entrance")
    s.choose("play Cub")
    assert s.place("Cub") == "A's Army"


@rule("AVA-TURN-04", "AVA-GOLD-14")
def test_upkeep_is_paid_in_gold_of_any_factions() -> None:
    s = scene(
        "A: gold 1 Gaian marked, 1 Red Banner marked; army: Ogre\nB:\nphase: Unmark",
        cards={"Ogre": "creature 3 The Empire loyalty 0 3/3: Upkeep 2."},
    )
    s.go_on()
    s.choose("pay 1 Gaian + 1 Red Banner")
    assert s.place("Ogre") == "A's Army"


@rule("AVA-TURN-04")
def test_in_the_upkeep_phase_a_card_is_paid_for_or_goes_to_the_graveyard() -> None:
    cards = {
        "Ogre": "creature 3 3/3: Upkeep 2.",
        "Clerk": "creature 1/1: At the start of your Upkeep phase, gain 1 VP.",
    }
    for gold, answers, place in (
        (2, ["pay 2 Gaian"], "A's Army"),
        (2, ["no"], "A's graveyard"),
        (1, [], "A's graveyard"),
    ):
        s = scene(f"A: gold {gold} Gaian marked; army: Ogre, Clerk\nB: army: Ogre\nphase: Unmark", cards=cards)
        s.go_on()
        if gold == 2:
            s.choose("trigger of Clerk", *answers)
        s.to("Draw")
        assert (s.place("Ogre"), s.place("Ogre (2)"), s.victory("A")) == (place, "B's Army", 1)
        assert s.consumed("A") == ("2 Gaian" if answers == ["pay 2 Gaian"] else "")


@rule("AVA-TURN-14")
def test_where_people_play_the_entrance_phase_ends_the_turn_when_its_player_says_so() -> None:
    text = "A: no cities; city Oakhold; avatar marked\nB: army: Wolf\nphase: Entrance"
    s = scene(text, settings={"end_asked": 1})
    assert (s.asked, s.phase, s.options()) == ("A", "Entrance", ["done"])
    s.choose("done")
    s.go_on()
    assert s.active == "B"
    s = scene(text)
    s.go_on()
    assert s.active == "B"
