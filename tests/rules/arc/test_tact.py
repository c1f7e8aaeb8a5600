"""ARC-TACT: claims, bids, and the advantages of cities."""

from scenes.arc import rule, scene

SWAY = {"Sway": "event 0: Deal 2 damage to target creature."}
FORT = {"Fort": "city 2 Body 9: Advantage: Creatures you control get +1/+0."}


@rule("ARC-TACT-01", "ARC-TACT-02", "ARC-CITY-01", "ARC-TURN-13")
def test_a_player_claims_the_disciplines_of_his_own_cities() -> None:
    s = scene("""
        A: city Oakhold (Body, 8): Elder 1/1; city Saltford (Soul, 8)
        B: city Reedmere (Mind, 8)
        phase: Tactics
    """)
    assert s.asked == "A"
    assert s.options() == ["done", "claim Body", "claim Soul"]
    s.refused("claim Mind", "ARC-TACT-02")


@rule("ARC-TACT-01")
def test_claims_belong_to_the_tactics_phase_and_to_its_player() -> None:
    s = scene("""
        A: city Oakhold (Body, 8): Elder 1/1
        B: city Reedmere (Mind, 8): Sage 1/1
        phase: Tactics
    """)
    s.refused("move Elder to the Army", "ARC-MOVE-01")
    s.choose("done")
    s.refused("claim Body", "ARC-TACT-01")
    s.to("Tactics", "B")
    assert s.asked == "B"
    assert s.options() == ["done", "claim Mind"]


@rule("ARC-TACT-03", "ARC-TACT-15")
def test_any_number_of_unmarked_residents_of_any_own_city_is_marked_with_the_claim() -> None:
    s = scene("""
        A: army: Ram 1/1 cost 4; city Oakhold (Body, 8): Elder 1/1 cost 1, Smith 1/1 cost 2, Cook 1/1 cost 9 marked;
           city Reedmere (Mind, 8): Sage 1/1 cost 3
        B: city Saltford (Soul, 8): Monk 1/1 cost 1
        phase: Tactics
    """)
    s.choose("claim Body")
    assert s.options() == ["done", "bid Elder", "bid Smith", "bid Sage"]
    s.refused("bid Ram", "ARC-TACT-03")
    s.refused("bid Oakhold", "ARC-TACT-03")
    s.refused("bid Monk", "ARC-TACT-03")
    s.refused("bid Cook", "ARC-MARK-04")
    s.refused("claim Mind", "ARC-TACT-12")
    s.choose("bid Elder")
    assert s.marked("Elder")
    s.refused("bid Elder", "ARC-MARK-04")
    s.choose("bid Sage", "done")
    assert [s.marked(name) for name in ("Elder", "Smith", "Sage", "Ram")] == [True, False, True, False]
    assert "A claims Body with 4" in s.log()


@rule("ARC-TACT-15")
def test_residents_marked_for_bids_cannot_move_or_defend_until_unmarked() -> None:
    s = scene("""
        A: army: Ram 1/1; city Oakhold (Body, 8): Elder 1/1, Smith 1/1
        B: city Saltford (Soul, 8): Monk 1/1, Nun 1/1
        phase: Tactics
    """)
    s.choose("claim Body", "bid Elder", "done", "bid Monk", "done")
    s.refused("move Elder to the Army", "ARC-MOVE-02")
    s.choose("done", "attack Saltford")
    assert s.options() == ["done", "block Ram with Nun"]
    s.refused("block Ram with Monk", "ARC-COMBAT-01")
    s.choose("done")
    s.to("Play", "B")
    assert s.options() == ["done", "move Monk to the Army", "move Nun to the Army"]


@rule("ARC-TACT-15")
def test_residents_marked_for_bids_cannot_attack_even_when_an_effect_brings_them_to_the_army() -> None:
    s = scene(
        """
        A: army: Ram 1/1, Mule 1/1; city Oakhold (Body, 8): Elder 1/1; hand: Muster
        B: city Saltford (Soul, 8)
        phase: Tactics
    """,
        cards={"Muster": "event 0: Move target creature to your army."},
    )
    s.choose("claim Body", "bid Elder", "pass", "pass", "play Muster", "target Elder")
    assert s.place("Elder") == "A's Army"
    s.to("Attack")
    s.choose("attack Saltford")
    assert s.options() == ["send Ram", "send Mule"]
    s.refused("send Elder", "ARC-COMBAT-01")


@rule("ARC-TACT-04")
def test_each_opponent_answers_once_in_turn_order_with_residents_of_his_own_cities() -> None:
    s = scene("""
        A: city Oakhold (Body, 8): Elder 1/1 cost 5, Smith 1/1 cost 5
        B: army: Ram 1/1; city Reedmere (Mind, 8): Sage 1/1, Cook 1/1, Maid 1/1 marked
        C: city Saltford (Soul, 8): Monk 1/1
        phase: Tactics, active A
    """)
    s.choose("claim Body", "bid Elder", "done")
    assert s.asked == "B"
    assert s.options() == ["done", "bid Sage", "bid Cook"]
    s.refused("bid Ram", "ARC-TACT-03")
    s.refused("bid Maid", "ARC-MARK-04")
    s.refused("bid Monk", "ARC-TACT-03")
    s.refused("bid Smith", "ARC-TACT-03")
    s.refused("claim Mind", "ARC-TACT-01")
    s.choose("bid Sage", "done")
    assert "B answers with 1" in s.log()
    assert s.marked("Sage")
    assert s.asked == "C"
    s.choose("bid Monk")
    assert s.asked == "A"
    assert s.options() == ["done", "move Smith to the Army"]
    assert s.points("A") == 16


@rule("ARC-TACT-04")
def test_turn_order_begins_after_the_claimant() -> None:
    s = scene("""
        A: city Saltford (Soul, 8): Monk 1/1
        B: city Oakhold (Body, 8): Elder 1/1 cost 5
        C: city Reedmere (Mind, 8): Sage 1/1
        phase: Tactics, active B
    """)
    s.choose("claim Body", "bid Elder")
    assert s.asked == "C"
    s.choose("bid Sage")
    assert s.asked == "A"


@rule("ARC-TACT-04")
def test_all_residents_of_an_opponent_may_answer_whenever_they_came() -> None:
    s = scene("""
        A: city Saltford (Soul, 8): Monk 1/1, Nun 1/1
        B: city Oakhold (Body, 8): Elder 1/1 cost 5
        phase: Tactics, active B
    """)
    s.choose("claim Body", "bid Elder")
    assert (s.asked, s.options()) == ("A", ["done", "bid Monk", "bid Nun"])


@rule("ARC-TACT-03", "ARC-CONFLICT-02")
def test_texts_may_keep_residents_from_bids() -> None:
    s = scene(
        """
        A: city Oakhold (Body, 8): Statue, Hermit, Elder 1/1, Smith 1/1
        B: city Saltford (Soul, 8)
        phase: Tactics
    """,
        cards={
            "Statue": "creature 1 1/1: This creature can't be marked.",
            "Hermit": "creature 1 1/1: This creature can't bid.",
        },
    )
    s.choose("claim Body")
    assert s.options() == ["done", "bid Elder", "bid Smith"]
    s.refused("bid Statue", "Statue")
    s.refused("bid Hermit", "Hermit")


@rule("ARC-TACT-05")
def test_the_size_of_a_claim_is_the_sum_of_printed_costs() -> None:
    s = scene(
        """
        A: city Oakhold (Body, 8): Elder 7/7 cost 3, Smith, Titan
        B: city Reedmere (Mind, 8): Sage 1/1 cost 4
        phase: Tactics
    """,
        cards={
            "Smith": "creature 2 1/1: This card costs 2 less.",
            "Titan": "creature X 1/1",
        },
    )
    s.choose("claim Body", "bid Elder", "bid Smith", "bid Titan")
    assert "A claims Body with 5" in s.log()
    s.choose("bid Sage")
    assert s.points("A") == 16


@rule("ARC-TACT-05", "ARC-TACT-14")
def test_a_card_that_left_play_before_the_comparison_does_not_count() -> None:
    text = """
        A: city Oakhold (Body, 8): Elder 1/1 cost 3, Smith 1/9 cost 2
        B: city Reedmere (Mind, 8): Sage 1/1 cost 4; hand: Sway
        phase: Tactics
    """
    s = scene(text, cards=SWAY)
    s.choose("claim Body", "bid Elder", "bid Smith")
    assert s.asked == "B"
    assert s.options() == ["pass", "play Sway"]
    s.choose("pass", "bid Sage")
    assert s.options() == ["pass", "play Sway"]
    s.choose("play Sway", "target Elder")
    assert s.place("Elder") == "A's graveyard"
    assert s.points("A") == 15
    s = scene(text, cards=SWAY)
    s.choose("claim Body", "bid Elder", "bid Smith", "pass", "bid Sage", "play Sway", "target Smith")
    assert s.points("A") == 16
    s = scene(text.replace("Smith 1/9", "Smith 1/1").replace("cost 4", "cost 3"), cards=SWAY)
    s.choose("claim Body", "bid Elder", "bid Smith", "pass", "bid Sage", "play Sway", "target Smith")
    assert s.points("A") == 15


@rule("ARC-TACT-05")
def test_a_resident_that_is_unmarked_after_the_marking_still_counts() -> None:
    s = scene(
        """
        A: city Oakhold (Body, 8): Elder 1/1 cost 3
        B: city Reedmere (Mind, 8): Sage 1/1 cost 2; hand: Wake
        phase: Tactics
    """,
        cards={"Wake": "event 0: Unmark target creature."},
    )
    s.choose("claim Body", "bid Elder", "play Wake", "target Elder", "done")
    assert not s.marked("Elder")
    assert s.points("A") == 16


@rule("ARC-TACT-06", "ARC-TACT-07", "ARC-TACT-08", "ARC-TACT-EX1")
def test_only_a_better_claim_wins_its_point() -> None:
    for cost, points in ((4, 16), (5, 15), (6, 15)):
        s = scene(
            f"""
            A: city Fort: Elder 1/1 cost 3, Smith 1/1 cost 2
            B: city Muster: Sage 1/1 cost {cost}
            phase: Tactics
        """,
            cards=FORT | {"Muster": "city 2 Body 9: Advantage: Creatures you control get +0/+1."},
        )
        s.choose("claim Body", "bid Elder", "bid Smith", "bid Sage")
        assert (s.points("A"), s.points("B")) == (points, 15)
        assert s.value("Elder") == ("2/1" if points == 16 else "1/1")
        assert s.value("Sage") == "1/1"


@rule("ARC-TACT-07", "ARC-ABIL-10")
def test_a_won_bid_is_heard() -> None:
    for bidder, points in (("Elder", 19), ("Clown", 15)):
        s = scene(
            """
            A: city Oakhold (Body, 8): Elder 1/1, Clown 1/1 cost 0, Crier
            B: city Reedmere (Mind, 8)
            phase: Tactics
        """,
            cards={"Crier": "creature 1 1/1: Whenever you win a Body bid, gain 3 victory points."},
        )
        s.choose("claim Body", f"bid {bidder}", "done")
        assert s.points("A") == points


@rule("ARC-TACT-04", "ARC-TACT-13", "ARC-MULTI-05")
def test_players_who_concede_during_a_claim_take_no_more_part_in_it() -> None:
    text = """
        A: city Oakhold (Body, 8): Elder 1/1 cost 3
        B: city Reedmere (Mind, 8): Sage 1/1 cost 4, Cook 1/1 cost 4
        C: city Saltford (Soul, 8): Monk 1/1 cost 1, Nun 1/1 cost 1
        phase: Tactics
    """
    s = scene(text)
    s.choose("claim Body", "bid Elder", "bid Sage")
    s.concede("B")
    assert (s.asked, s.options()) == ("C", ["done", "bid Monk", "bid Nun"])
    s.choose("bid Monk", "done")
    assert s.points("A") == 16
    s = scene(text.replace("Tactics", "Tactics, active B"))
    s.choose("claim Mind", "bid Sage", "done", "bid Monk")
    s.concede("C")
    assert (s.asked, s.options()) == ("A", ["done", "bid Elder"])
    s = scene(text)
    s.choose("claim Body")
    s.concede("A")
    assert (s.active, s.options()) == ("B", ["draw 2", "draw 1 + 1 resource"])
    assert not [line for line in s.log() if "answers" in line or "wins" in line]


@rule("ARC-TACT-06", "ARC-TACT-SC2")
def test_a_claim_of_nothing_never_wins() -> None:
    s = scene("""
        A: city Oakhold (Body, 8): Elder 1/1, Clown 1/1 cost 0
        B: city Reedmere (Mind, 8)
        phase: Tactics
    """)
    s.choose("claim Body", "done")
    assert s.points("A") == 15
    s = scene("""
        A: city Oakhold (Body, 8): Elder 1/1, Clown 1/1 cost 0
        B: city Reedmere (Mind, 8)
        phase: Tactics
    """)
    s.choose("claim Body", "bid Clown")
    assert s.points("A") == 15
    assert "A does not win the bid for Body" in s.log()


@rule("ARC-TACT-11", "ARC-TACT-12")
def test_each_discipline_is_claimed_once_a_phase_won_or_not_one_after_the_other() -> None:
    s = scene("""
        A: city Oakhold (Body, 8): Elder 1/1 cost 3, Smith 1/1 cost 2; city Saltford (Soul, 8); city Hall (Mind, 8)
        B: city Reedmere (Mind, 8): Sage 1/1 cost 9
        phase: Tactics
    """)
    s.choose("claim Soul", "bid Elder", "done", "done")
    assert s.points("A") == 16
    assert s.options() == ["done", "claim Body", "claim Mind"]
    s.refused("claim Soul", "ARC-TACT-11")
    s.choose("claim Body")
    s.refused("bid Elder", "ARC-MARK-04")
    s.choose("bid Smith", "bid Sage")
    assert s.points("A") == 16
    assert s.options() == ["done", "claim Mind"]
    s.refused("claim Body", "ARC-TACT-11")
    s.to("Tactics", "B")
    s.to("Tactics", "A")
    assert s.options() == ["done", "claim Body", "claim Mind", "claim Soul"]


@rule("ARC-TACT-12")
def test_a_resident_that_an_effect_unmarks_can_be_marked_for_the_next_claim() -> None:
    s = scene(
        """
        A: city Oakhold (Body, 8): Elder 1/1 cost 3; city Saltford (Soul, 8); hand: Wake
        B: city Reedmere (Mind, 8): Sage 1/1 cost 2
        phase: Tactics
    """,
        cards={"Wake": "event 0: Unmark target creature."},
    )
    s.choose("claim Soul", "bid Elder", "pass", "done", "play Wake", "target Elder")
    assert s.points("A") == 16
    s.choose("claim Body", "bid Elder", "done")
    assert s.points("A") == 17


@rule("ARC-TACT-13", "ARC-TACT-SC1", "ARC-MULTI-03")
def test_the_claim_must_exceed_each_answer_and_not_their_sum() -> None:
    for cost, points in ((4, 16), (5, 15)):
        s = scene(f"""
            A: city Oakhold (Body, 8): Elder 1/1 cost 5
            B: city Reedmere (Mind, 8): Sage 1/1 cost 4
            C: city Saltford (Soul, 8): Monk 1/1 cost {cost}
            D: city Castle (Soul, 8)
            phase: Tactics
        """)
        s.choose("claim Body", "bid Elder", "bid Sage", "bid Monk")
        assert s.points("A") == points


@rule("ARC-TACT-14", "ARC-RESP-06")
def test_events_may_answer_the_claim_and_then_the_counter_marks_but_abilities_may_not() -> None:
    s = scene(
        """
        A: city Oakhold (Body, 8): Elder 1/9 cost 3; hand: Sway
        B: city Reedmere (Mind, 8): Sage 1/9 cost 4, Witch; hand: Sway
        phase: Tactics
    """,
        cards=SWAY | {"Witch": "creature 1 1/9: (M): Deal 1 damage to target creature."},
    )
    s.choose("claim Body", "bid Elder")
    assert (s.asked, s.options()) == ("B", ["pass", "play Sway"])
    s.refused("use Witch", "ARC-RESP-05")
    s.choose("pass")
    assert (s.asked, s.options()) == ("A", ["pass", "play Sway"])
    s.choose("pass")
    assert (s.asked, s.options()) == ("B", ["done", "bid Sage", "bid Witch"])
    s.choose("bid Witch")
    assert (s.asked, s.options()) == ("B", ["pass", "play Sway"])
    s.choose("pass")
    assert (s.asked, s.points("A")) == ("A", 15)
    s.choose("pass")
    assert s.points("A") == 16


@rule("ARC-TACT-SC3")
def test_the_thirtieth_point_wins_in_the_tactics_phase() -> None:
    s = scene("""
        A: 29 points; city Oakhold (Body, 8): Elder 1/1
        B: city Reedmere (Mind, 8)
        phase: Tactics
    """)
    s.choose("claim Body", "bid Elder")
    assert (s.winner, s.ending, s.phase) == ("A", "ARC-WIN-02", "Tactics")
