"""AVA-TACT: claims, bids, and what their winners take."""

from scenes.ava import rule, scene

FORT = {"Fort": "city 2 Body 8: Advantage: Creatures you control get +1/+0."}
MIND = "city Reedmere (Mind, 8): Elder, Smith, Maid"


@rule("AVA-TACT-EX1", "AVA-TACT-02", "AVA-TACT-03", "AVA-TACT-04")
def test_the_most_residents_win_whoever_marked_them() -> None:
    text = f"A: {MIND}\nB: city Oakhold: Cook, Monk, Nun, Page\nphase: Tactics"
    for answers, winner in ((2, "A"), (3, ""), (4, "B")):
        s = scene(text)
        s.choose("claim Mind", "bid Elder", "bid Smith", "bid Maid")
        assert (s.asked, s.options()) == ("B", ["done", "bid Cook", "bid Monk", "bid Nun", "bid Page"])
        s.choose(*[f"bid {name}" for name in ("Cook", "Monk", "Nun", "Page")[:answers]])
        if answers < 4:
            s.choose("done")
        won = [f"{winner} wins the bid for Mind"] if winner else ["nobody wins the bid for Mind"]
        assert [line for line in s.log() if "bid for" in line] == won
        if winner == "A":
            assert s.options() == ["Mind: the advantage", "Mind: 1 VP"]
            s.choose("Mind: 1 VP")
        assert (s.victory("A"), s.victory("B")) == {"A": (1, 0), "": (0, 0), "B": (0, 1)}[winner]


@rule("AVA-TACT-01", "AVA-TACT-09", "AVA-TURN-11")
def test_disciplines_of_ones_own_cities_are_claimed_once_each() -> None:
    s = scene("A: city Oakhold: Elder, Imp; city Reedmere (Mind, 8)\nB: city Saltford (Soul, 8): Cook\nphase: Tactics")
    assert s.options() == ["done", "claim Body", "claim Mind"]
    s.refused("claim Soul", "AVA-TACT-01")
    s.choose("claim Body")
    s.refused("claim Mind", "AVA-TACT-09")
    s.choose("bid Elder", "done", "done")
    assert s.options() == ["done", "claim Mind"]
    s.refused("claim Body", "AVA-TACT-09")


@rule("AVA-TACT-02", "AVA-TACT-10", "AVA-MARK-04")
def test_residents_of_any_own_city_and_the_avatar_among_them_are_marked_and_serve_no_other_bid() -> None:
    s = scene("""
        A: city Oakhold: Elder, Imp; city Reedmere (Mind, 8): Maid, Page marked; avatar in Reedmere; army: Wolf
        B: city Saltford (Soul, 8): Cook
        phase: Tactics
    """)
    s.choose("claim Body")
    assert s.options() == ["done", "bid Elder", "bid Imp", "bid Maid", "bid Avatar of A"]
    s.refused("bid Wolf", "AVA-TACT-02")
    s.refused("bid Page", "AVA-TACT-10")
    s.refused("bid Cook", "AVA-TACT-02")
    s.choose("bid Maid", "bid Avatar of A", "done")
    assert "A claims Body with 2" in s.log()
    s.choose("claim Mind")
    assert s.options() == ["done", "bid Elder", "bid Imp"]
    s.choose("done")
    s.choose("done")
    s.to("Play")
    s.refused("move Maid to Oakhold", "AVA-MOVE-01")
    assert [s.marked(name) for name in ("Maid", "Avatar of A", "Elder")] == [True, True, False]


@rule("AVA-TACT-03", "AVA-TACT-11", "AVA-MULTI-SC1")
def test_each_opponent_answers_once_in_turn_order_for_himself() -> None:
    text = """
        A: city Oakhold: Elder, Smith, Maid
        B: city Reedmere (Mind, 8): Cook, Monk, Nun
        C: city Saltford (Soul, 8): Ann, Ben, Cat, Dot
        phase: Tactics
    """
    claim = ("claim Body", "bid Elder", "bid Smith", "bid Maid", "bid Cook", "bid Monk", "bid Nun")
    s = scene(text)
    s.choose(*claim)
    assert s.asked == "C"
    s.choose("bid Ann", "done")
    assert "nobody wins the bid for Body" in s.log()
    s = scene(text)
    s.choose(*claim, "bid Ann", "bid Ben", "bid Cat", "bid Dot")
    assert "C wins the bid for Body" in s.log()
    s.choose("done")
    assert (s.victory("A"), s.victory("B"), s.victory("C")) == (0, 0, 1), "without such a city the point is all"


@rule("AVA-TACT-04")
def test_nothing_wins_nothing_and_who_left_play_is_not_counted() -> None:
    s = scene("A: city Oakhold: Elder\nB:\nphase: Tactics")
    s.choose("claim Body", "done")
    assert "nobody wins the bid for Body" in s.log()
    s = scene("A: city Oakhold: Elder, Imp\nB: hand: Slay; city Reedmere: Cook\nphase: Tactics",
              cards={"Slay": "event 0: Kill target creature."})  # fmt: skip
    s.choose("claim Body", "bid Elder", "done", "pass", "bid Cook", "play Slay", "target Elder")
    assert "B wins the bid for Body" in s.log()


@rule("AVA-TACT-05", "AVA-CARD-13")
def test_the_advantages_of_all_cities_of_that_discipline_are_on_until_the_end_of_this_turn() -> None:
    s = scene("""
        A: city Oakhold: Elder 1/1, Imp; city Fort; army: Wolf 2/2
        B: city Dale (Mind, 8)
        phase: Tactics
    """, cards={"Oakhold": "city 2 Body 8: Advantage: Creatures you control get +0/+1.", "Fort": FORT["Fort"]})  # fmt: skip
    assert s.value("Wolf") == "2/2"
    s.choose("claim Body", "bid Elder", "done", "Body: the advantage")
    assert (s.value("Wolf"), s.victory("A")) == ("3/3", 0)
    s.to("Draw", "B")
    assert s.value("Wolf") == "2/2"


@rule("AVA-TACT-05")
def test_a_passive_winner_has_his_advantage_in_this_turn_and_loses_it_with_the_city() -> None:
    s = scene("""
        A: city Oakhold: Elder 1/1; hand: Raze
        B: city Fort: Cook, Monk; army: Wolf 2/2
        phase: Tactics
    """, cards=FORT | {"Raze": "magic 0: Destroy target city."})  # fmt: skip
    s.choose("claim Body", "bid Elder", "bid Cook", "bid Monk")
    assert s.asked == "B"
    s.choose("Body: the advantage")
    assert s.value("Wolf") == "3/2"
    s.choose("play Raze", "target Fort")
    assert s.value("Wolf") == "2/2"


@rule("AVA-TACT-06", "AVA-TACT-08")
def test_after_the_last_bid_each_winner_takes_an_advantage_or_a_point_the_active_player_first() -> None:
    s = scene("""
        A: city Fort: Elder, Smith; city Reedmere (Mind, 8)
        B: city Dale (Soul, 8): Cook, Monk; city Mine (Mind, 8)
        phase: Tactics
    """, cards=FORT)  # fmt: skip
    s.choose("claim Mind", "bid Elder", "done", "bid Cook", "bid Monk")
    assert (s.asked, s.victory("B"), s.options()) == ("A", 0, ["done", "claim Body"])
    s.choose("claim Body", "bid Smith")
    assert (s.asked, s.options()) == ("A", ["Body: the advantage", "Body: 1 VP"])
    s.refused("Mind: 1 VP", "AVA-TACT-08")
    taken = s.fork()
    taken.choose("Body: the advantage")
    assert "A has the advantage of Fort this turn" in taken.log()
    s.choose("Body: 1 VP")
    assert (s.victory("A"), s.value("Elder")) == (1, "1/1")
    assert (s.asked, s.options()) == ("B", ["Mind: the advantage", "Mind: 1 VP"])
    s.choose("Mind: 1 VP")
    assert (s.victory("B"), s.phase) == (1, "Play")


@rule("AVA-TACT-SC1", "AVA-TACT-07")
def test_who_wins_all_three_has_all_advantages_and_three_points_without_a_choice() -> None:
    s = scene("""
        A: city Fort: Elder 1/1, Smith, Maid; city Reedmere; city Dale
        B: city Oakhold: Cook
        phase: Tactics
    """, cards={
        "Fort": FORT["Fort"], "Reedmere": "city 2 Mind 8: Advantage: Creatures you control get +0/+1.",
        "Dale": "city 2 Soul 8: Advantage: Creatures you control get +0/+2.",
    })  # fmt: skip
    for discipline, name in (("Body", "Elder"), ("Mind", "Smith"), ("Soul", "Maid")):
        s.choose(f"claim {discipline}", f"bid {name}", *["done"] * (name != "Maid"), "done")
    assert (s.phase, s.victory("A"), s.value("Elder")) == ("Play", 3, "2/4")


@rule("AVA-TACT-12", "AVA-RESP-06")
def test_events_answer_after_the_claims_marks_and_after_the_answers_and_abilities_do_not() -> None:
    s = scene("""
        A: city Oakhold: Elder, Imp
        B: hand: Nod, Wink; city Reedmere: Sage; army: Wolf
        phase: Tactics
    """, cards=dict.fromkeys(("Nod", "Wink"), "event 0: Gain 1 LP.") | {"Sage": "creature 1/1: (M): Draw a card."})  # fmt: skip
    s.choose("claim Body", "bid Elder", "done")
    assert (s.asked, s.options()) == ("B", ["pass", "play Nod", "play Wink"])
    s.refused("use Sage", "AVA-RESP-05")
    s.choose("play Nod", "pass", "pass")
    assert s.options() == ["done", "bid Sage"]
    s.refused("play Wink", "AVA-RESP-07")
    s.choose("bid Sage")
    assert (s.asked, s.options()) == ("B", ["pass", "play Wink"])
