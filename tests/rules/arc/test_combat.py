"""ARC-COMBAT, first half: who attacks what, who defends, and when players may respond."""

from scenes.arc import rule, scene

LULL = {"Lull": "event 0: Mark target creature."}
JAB = {"Jab": "event 0: Deal 1 damage to target creature."}


@rule("ARC-COMBAT-01")
def test_only_unmarked_creatures_attack_or_defend() -> None:
    s = scene("""
        A: army: Ram 2/2, Mule 2/2 marked, Goat 1/1
        B: army: Ox 1/4, Cow 1/4 marked
        phase: Attack
    """)
    s.choose("attack B's army")
    s.refused("send Mule", "ARC-COMBAT-01")
    s.choose("send Ram")
    s.refused("send Ram", "ARC-COMBAT-01")
    s.choose("done")
    assert s.asked == "B"
    assert s.options() == ["done", "block Ram with Ox"]
    s.refused("block Ram with Cow", "ARC-COMBAT-01")


@rule("ARC-COMBAT-01")
def test_marking_a_defender_or_an_attacker_later_takes_it_out_of_no_combat() -> None:
    s = scene(
        """
        A: army: Ram 2/2; hand: Lull
        B: army: Ox 1/4; hand: Whistle
        phase: Attack
    """,
        cards=LULL | {"Whistle": "event 0: Unmark target creature. Mark it."},
    )
    s.choose("attack B's army")
    s.choose("play Whistle", "target Ram", "pass", "pass")
    s.choose("block Ram with Ox", "play Lull", "target Ox")
    assert s.marked("Ox")
    assert s.damage("Ox") == 2
    assert s.damage("Ram") == 1
    assert s.points("B") == 15


@rule("ARC-COMBAT-02", "ARC-TURN-16")
def test_the_active_player_attacks_once_and_in_his_attack_phase_only() -> None:
    s = scene("""
        A: army: Ram 2/2, Mule 2/2
        B: army: Ox 1/4 marked
        phase: Play
    """)
    s.refused("attack B's army", "ARC-COMBAT-02")
    s.choose("done", "attack B's army", "send Ram", "done")
    assert s.points("B") == 13
    s.options()
    assert (s.phase, s.asked) == ("Second Play", "A")
    s.refused("attack B's army", "ARC-TURN-16")
    s.to("Attack", "B")
    assert s.asked == "B"
    assert s.options() == ["done", "attack A's army", "attack Keep of A"]
    assert s.points("B") == 13


@rule("ARC-COMBAT-02")
def test_nobody_attacks_in_the_attack_phase_of_another() -> None:
    s = scene("""
        A: army: Ram 2/2
        B: army: Ox 2/4
        phase: Attack
    """)
    s.choose("attack B's army", "done")
    assert s.points("B") == 13
    assert s.options() == ["draw 2", "draw 1 + 1 resource"]
    assert (s.active, s.points("A")) == ("B", 15)


@rule("ARC-COMBAT-03")
def test_attackers_are_unmarked_creatures_of_the_army_and_are_marked_as_they_are_announced() -> None:
    s = scene("""
        A: army: Ram 2/2, Mule 2/2, Wolf 2/2; city Oakhold (Body, 8): Elder 3/3
        B: army: Ox 1/4
        phase: Attack
    """)
    s.choose("attack B's army")
    assert s.options() == ["send Ram", "send Mule", "send Wolf"]
    s.refused("done", "ARC-COMBAT-03")
    s.refused("send Elder", "ARC-COMBAT-03")
    s.refused("send Ox", "ARC-COMBAT-03")
    s.refused("send Oakhold", "ARC-COMBAT-03")
    s.choose("send Mule")
    assert s.marked("Mule")
    assert not s.marked("Ram")
    assert s.options() == ["done", "send Ram", "send Wolf"]
    s.choose("send Ram", "done")
    assert s.asked == "B"
    assert s.marked("Ram")
    assert not s.marked("Wolf")


@rule("ARC-COMBAT-03", "ARC-COMBAT-04")
def test_without_an_unmarked_creature_in_the_army_nothing_can_be_attacked() -> None:
    s = scene("""
        A: army: Ram 2/2 marked; city Oakhold (Body, 8): Elder 3/3
        B: army: Ox 1/4
        phase: Attack
    """)
    assert s.phase == "Second Play"
    assert s.options() == ["done", "move Elder to the Army"]


@rule("ARC-COMBAT-04", "ARC-MULTI-02")
def test_the_target_is_one_opponents_army_or_one_of_his_cities() -> None:
    s = scene("""
        A: army: Ram 2/2, Mule 3/2; city Oakhold (Body, 8)
        B: city Reedmere (Mind, 9): Elder 1/1; city Saltford (Soul, 9)
        C: army: Ox 1/4
        phase: Attack
    """)
    assert s.options() == [
        "done", "attack B's army", "attack Reedmere", "attack Saltford", "attack C's army", "attack Keep of C",
    ]  # fmt: skip
    s.refused("attack Oakhold", "ARC-COMBAT-04")
    s.refused("attack A's army", "ARC-COMBAT-04")
    s.refused("attack Elder", "ARC-COMBAT-04")
    s.refused("attack Ox", "ARC-COMBAT-04")
    s.choose("attack Saltford", "send Ram", "send Mule")
    assert s.damage("Saltford") == 5
    assert s.damage("Reedmere") == 0
    assert (s.points("B"), s.points("C")) == (15, 15)


@rule("ARC-COMBAT-04")
def test_an_army_without_creatures_may_be_attacked() -> None:
    s = scene("""
        A: army: Ram 2/2
        B: city Reedmere (Mind, 9): Elder 1/1
        phase: Attack
    """)
    s.choose("attack B's army")
    assert s.points("B") == 13
    assert s.damage("Reedmere") == 0


@rule("ARC-COMBAT-05", "ARC-COMBAT-06")
def test_combats_follow_each_other_in_the_order_that_the_attacker_announced() -> None:
    s = scene("""
        A: army: Ram 2/2, Mule 3/2, Wolf 1/2
        B: city Reedmere (Mind, 9): Elder 0/1
        phase: Attack
    """)
    s.choose("attack Reedmere", "send Mule", "send Wolf", "send Ram")
    assert s.asked == "B"
    assert s.options() == ["done", "block Mule with Elder", "block Wolf with Elder", "block Ram with Elder"]
    s.choose("block Wolf with Elder")
    blows = [line for line in s.log() if "strikes" in line]
    assert blows == ["Mule strikes Reedmere for 3", "Wolf strikes Elder for 1", "Ram strikes Reedmere for 2"]


BULWARK = {"Bulwark": "city 2 Body 2: Always: Creatures you control get +2/+0."}


@rule("ARC-COMBAT-06")
def test_an_earlier_combat_changes_a_later_one() -> None:
    text = """
        A: army: Ram 2/2, Mule 2/3
        B: army: Ox 1/9; city Bulwark; city Reedmere (Mind, 9)
        phase: Attack
    """
    s = scene(text, cards=BULWARK)
    s.choose("attack Bulwark", "send Ram", "send Mule", "block Mule with Ox")
    assert s.place("Bulwark") == "B's graveyard"
    assert (s.place("Mule"), s.damage("Mule")) == ("A's Army", 1)
    s = scene(text, cards=BULWARK)
    s.choose("attack Bulwark", "send Mule", "send Ram", "block Mule with Ox")
    assert s.place("Bulwark") == "B's graveyard"
    assert s.place("Mule") == "A's graveyard"


@rule("ARC-COMBAT-07", "ARC-RESP-04")
def test_after_attackers_are_announced_both_respond_in_turn_until_both_pass() -> None:
    s = scene(
        """
        A: army: Ram 2/9; hand: Jab, Nip
        B: army: Ox 1/9, Owl; hand: Jab
        phase: Attack
    """,
        cards=JAB
        | {
            "Nip": "event 0: Deal 1 damage to target creature.",
            "Owl": "creature 1 0/5: (M): Deal 2 damage to target creature.",
        },
    )
    s.choose("attack B's army")
    assert s.asked == "B"
    assert s.options() == ["pass", "play Jab", "use Owl"]
    s.choose("pass")
    assert s.asked == "A"
    s.choose("play Jab", "target Ox")
    assert s.asked == "B"
    s.choose("use Owl", "target Ram")
    assert s.chain() == ["Jab", "Owl"]
    assert s.asked == "A"
    s.choose("pass")
    assert s.asked == "B"
    s.choose("pass")
    assert (s.damage("Ram"), s.damage("Ox")) == (2, 0)
    assert s.asked == "B"
    s.choose("pass", "pass")
    assert (s.damage("Ram"), s.damage("Ox")) == (2, 1)
    assert s.asked == "B"
    s.choose("pass", "pass")
    assert s.options() == ["done", "block Ram with Ox"]


@rule("ARC-COMBAT-12", "ARC-COMBAT-22")
def test_every_single_combat_has_its_responses_and_then_its_blows() -> None:
    s = scene(
        """
        A: army: Ram 2/2, Mule 3/2; hand: Jab
        B: army: Ox 1/4; hand: Jab
        phase: Attack
    """,
        cards=JAB,
    )
    s.choose("attack B's army", "send Mule", "send Ram", "pass", "pass", "block Ram with Ox")
    assert s.asked == "B"
    assert s.options() == ["pass", "play Jab"]
    assert s.points("B") == 15
    s.choose("pass")
    assert s.asked == "A"
    s.choose("pass")
    assert (s.points("B"), s.damage("Ox")) == (12, 0)
    assert s.asked == "B"
    s.choose("pass")
    assert s.asked == "A"
    s.choose("play Jab", "target Ox")
    assert s.asked == "B"
    s.choose("pass")
    assert s.damage("Ox") == 1
    assert s.asked == "B"
    s.choose("pass")
    assert (s.points("B"), s.damage("Ox")) == (12, 3)


@rule("ARC-COMBAT-08", "ARC-CITY-06")
def test_the_army_defends_also_when_the_city_was_lost_after_the_announcement() -> None:
    for text in ("Gain control of target city.", "Destroy target city."):
        for owner in ("", " of C"):
            s = scene(
                f"""
                A: army: Ram 2/2; hand: Edict
                B: city Oakhold{owner} (Body, 8): Elder 1/1; city Reedmere (Mind, 6); army: Ox 5/5
                C:
                phase: Attack
            """,
                cards={"Edict": f"event 0: {text}"},
            )
            s.choose("attack Oakhold", "play Edict", "target Oakhold")
            s.all_pass()
            assert (s.asked, s.options()) == ("B", ["done", "block Ram with Elder", "block Ram with Ox"])


@rule("ARC-COMBAT-08", "ARC-MOVE-09")
def test_who_is_kept_out_of_the_city_does_not_defend_it() -> None:
    s = scene(
        """
        A: army: Ram 2/2; hand: Ban
        B: city Oakhold (Body, 8): Elder 1/1; army: Ox 5/5
        phase: Attack
    """,
        cards={"Ban": "event 0: Creatures can't enter target city this turn."},
    )
    s.choose("attack Oakhold", "play Ban", "target Oakhold")
    s.all_pass()
    assert (s.asked, s.options()) == ("B", ["done", "block Ram with Elder"])


@rule("ARC-MULTI-05", "ARC-COMBAT-03", "ARC-WIN-12")
def test_nobody_is_sent_any_more_against_a_player_who_has_left() -> None:
    s = scene("A: army: Wolf 2/2, Fox 1/1, Elk 1/1\nB:\nC:\nphase: Attack")
    s.choose("attack B's army", "send Wolf")
    s.match.concede(1)
    assert (s.asked, s.phase) == ("A", "Second Play")
    assert [s.marked(name) for name in ("Wolf", "Fox", "Elk")] == [True, False, False]


@rule("ARC-MULTI-05", "ARC-WIN-06", "ARC-WIN-09")
def test_what_was_resolving_stops_when_its_player_draws_from_an_empty_deck() -> None:
    study = {"Study": "event 0: Draw three cards. Each opponent loses 2 victory points."}
    s = scene("A: hand: Study; deck: 2\nB:\nC:", cards=study)
    s.choose("play Study")
    s.go_on()
    assert (s.out("A"), s.points("B"), s.points("C"), s.active) == ("ARC-WIN-06", 15, 15, "B")


@rule("ARC-COMBAT-04", "ARC-TURN-16")
def test_an_attack_has_one_target_and_no_second_follows() -> None:
    s = scene(
        """
        A: army: Ram 2/2, Mule 2/2; hand: Nod
        B: army: Ox 1/4; hand: Nod
        phase: Attack
    """,
        cards={"Nod": "event 0: Gain 1 victory point."},
    )
    s.refused("send Ram", "ARC-COMBAT-04")
    s.choose("attack B's army")
    s.refused("attack Keep of B", "ARC-COMBAT-04")
    s.choose("send Ram", "done")
    assert s.asked == "B"
    s.refused("attack A's army", "ARC-COMBAT-02")
    s.refused("block Ram with Ox", "ARC-RESP-01")
    s.choose("pass")
    assert s.asked == "A"
    s.refused("attack Keep of B", "ARC-TURN-16")
    s.refused("block Ram with Mule", "ARC-COMBAT-08")
    s.choose("pass", "done", "pass", "pass")
    assert (s.phase, s.asked) == ("Attack", "B")
    s.choose("pass")
    s.refused("send Mule", "ARC-TURN-16")
