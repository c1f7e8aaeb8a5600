"""What is done if the bid under way is won or not, and how an answer stands with the claim."""

import pytest

from scenes.arc import Scene, rule, scene

TABLE = "A: city Oak (Body, 8): Elder 1/1 cost 2{}\nB: city Elm: Cook 1/1 cost {}{}\nphase: Tactics"
PLAIN = "Always: Cities you control get +0/+1."


def claimed(cost: int, text: str, wits: str = "", wit: str = "Draw a card.") -> Scene:
    """A claims Body with 2; B's Cook, who costs so much, lives in Elm and answers; one of them has Wit in his hand."""
    cards = {"Elm": f"city 1 Mind 8: {text}", "Wit": f"event 0: {wit}"}
    held = ["; hand: Wit" if wits == seat else "" for seat in "AB"]
    s = scene(TABLE.format(held[0], cost, held[1]), cards=cards)
    s.choose("claim Body", "bid Elder", *(["play Wit"] if wits else []), "bid Cook")
    return s


@rule("ARC-TACT-06", "ARC-TACT-08")
@pytest.mark.parametrize(("cost", "points"), [(1, 15), (2, 16), (3, 16)])
def test_who_answered_is_told_when_the_claim_is_not_won(cost: int, points: int) -> None:
    text = "Always: Whenever you answer an opponent's claim and that claim is not won, gain 1 victory point."
    assert claimed(cost, text).points("B") == points


@rule("ARC-TACT-06")
@pytest.mark.parametrize(("cost", "points"), [(1, 15), (2, 15), (3, 16)])
def test_an_answer_that_is_larger_than_the_claim(cost: int, points: int) -> None:
    text = "Always: Whenever your answer to an opponent's claim is larger than the claim, gain 1 victory point."
    assert claimed(cost, text).points("B") == points


@rule("ARC-TACT-06")
@pytest.mark.parametrize(("cost", "points"), [(1, 15), (2, 16), (3, 15)])
def test_an_answer_that_is_exactly_as_large(cost: int, points: int) -> None:
    text = (
        "Always: Whenever an opponent's claim is not won and your answer is exactly as large as the claim, gain 1 VP."
    )
    assert claimed(cost, text).points("B") == points


@rule("ARC-TACT-06", "ARC-TACT-08")
@pytest.mark.parametrize(("cost", "points"), [(1, 15), (3, 17)])
def test_what_is_done_if_the_bid_under_way_is_not_won(cost: int, points: int) -> None:
    s = claimed(cost, PLAIN, "B", "Play only during a bid. If this bid is not won, gain 2 VP.")
    assert s.points("B") == points


@rule("ARC-TACT-06")
def test_who_wins_it_has_more_of_it() -> None:
    s = claimed(1, PLAIN, "A", "Play only during a bid. If you win this bid, gain 2 VP.")
    assert s.points("A") == 18


@rule("ARC-TACT-05")
def test_an_answer_is_raised() -> None:
    s = claimed(1, PLAIN, "B", "Add 3 to your claim or to your answer to a claim.")
    assert s.points("A") == 15
