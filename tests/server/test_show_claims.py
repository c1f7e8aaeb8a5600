"""What a player is told of a claim: its cities, what winning gives, how the bids stand, and what others could still bid."""

from scenes.arc import Scene, rule, scene
from toy_pool import ARC
from wtactics.server.messages import OptionShown, Question
from wtactics.server.show import table as show

FORT = {"Fort": "city 2 Body 9: Advantage: Creatures you control get +1/+0.", "Call": "event 0: Gain 1 victory point."}
TABLE = """
    A: city Fort: Elder 1/1 cost 3, Smith 1/1 cost 2, Cook 1/1 cost 4 marked; city Saltford (Soul, 8)
    B: city Reedmere (Mind, 8): Monk 1/1 cost 1, Nun 1/1 cost 4; army: Ram 1/1 cost 5; hand: Call
    phase: Tactics
"""
PRIZE = "1 point, and \N{LEFT DOUBLE QUOTATION MARK}Creatures you control get +1/+0\N{RIGHT DOUBLE QUOTATION MARK}"


def asked(s: Scene, seat: int) -> Question:
    question = show.table_state(ARC, s.match, seat, 0).question
    assert question is not None
    return question


def option(question: Question, label: str) -> OptionShown:
    (found,) = [one for one in question.options if one.label == label]
    return found


@rule("ARC-TACT-02", "ARC-TACT-07", "ARC-TACT-09")
def test_a_claim_that_is_offered_shows_its_city_and_what_each_could_bid() -> None:
    s = scene(TABLE, cards=FORT)
    found = option(asked(s, 0), "claim Body")
    state = show.table_state(ARC, s.match, 0, 0)
    (fort,) = [card.name for card in state.cards if card.title == "Fort"]
    assert found.aims == (fort,)
    assert found.brief == ("Fort", "you 5, others 5 at most")
    assert found.notes == (f"winning gives {PRIZE}", "you could bid 5 at most", "{seat:1} could bid 5 at most")
    assert option(asked(s, 0), "claim Soul").notes[0] == "winning gives 1 point"


@rule("ARC-TACT-03", "ARC-TACT-04", "ARC-TACT-06")
def test_both_are_told_how_a_bid_stands() -> None:
    s = scene(TABLE, cards=FORT)
    s.choose("claim Body")
    assert asked(s, 0).text.startswith(f"You claim Body for Fort with 0 so far; winning gives {PRIZE}. ")
    assert "{seat:1} could reach 5 at most." in asked(s, 0).text
    s.choose("bid Elder")
    assert "for Fort with 3 so far;" in asked(s, 0).text
    s.choose("done")
    assert asked(s, 1).window == "bids"
    assert asked(s, 1).text.startswith("{seat:0} claims Body for Fort with 3; ")
    s.choose("pass")
    answer = asked(s, 1)
    assert "Your answer is 0 so far, of 5 at most; 3 is enough to stop it." in answer.text
    s.choose("bid Nun")
    assert "Your answer is 4 so far, of 5 at most" in asked(s, 1).text


@rule("ARC-MULTI-03")
def test_each_opponent_is_told_of_by_himself() -> None:
    s = scene("""
        A: city Oakhold (Body, 8): Elder 1/1 cost 3, Smith 1/1 cost 1
        B: city Reedmere (Mind, 8): Monk 1/1 cost 1, Nun 1/1 cost 1
        C: city Saltford (Soul, 8): Abbot 1/1 cost 2
        phase: Tactics
    """)
    s.choose("claim Body")
    assert "{seat:1} could reach 2 at most; {seat:2} could reach 2 at most." in asked(s, 0).text
    s.choose("bid Elder", "done")
    assert "Your answer is 0 so far, of 2 at most; 3 is enough to stop it." in asked(s, 1).text
