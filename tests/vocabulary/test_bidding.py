"""What cards count for bids, what is added to one, and who is left out of it."""

import pytest

from scenes.arc import rule, scene
from scenes.ava import scene as ava_scene


@rule("ARC-TACT-05")
@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("Elder counts as 2 more when marked for a claim.", 3),
        ("Elder counts double for bids.", 2),
        ("Elder counts as having cost 8 when marked for a bid.", 8),
        ("Elder's cost counts as 0 for bids.", 0),
        ("Elder doesn't count for bids.", 0),
        ("Elder adds 4 to bids.", 5),
        ("When you mark Elder for a claim, it counts as 3 more.", 4),
    ],
)
def test_what_a_creature_counts(text: str, size: int) -> None:
    s = scene(
        "A: city Oak (Body, 8): Elder\nB: city Elm (Mind, 8)\nphase: Tactics",
        cards={"Elder": f"creature 1 1/1: {text}"},
    )
    s.choose("claim Body", "bid Elder")
    assert f"A claims Body with {size}" in s.log()


@rule("ARC-TACT-05", "ARC-TACT-06")
def test_bids_of_a_player_are_higher_and_those_of_others_are_not() -> None:
    cards = {"Oak": "city 1 Body 8: Always: Your bids are 2 higher."}
    s = scene("A: city Oak: Elder 1/1 cost 1\nB: city Elm (Body, 8): Cook 1/1 cost 2\nphase: Tactics", cards=cards)
    s.choose("claim Body", "bid Elder", "bid Cook")
    assert "A claims Body with 3" in s.log()
    assert "B answers with 2" in s.log()


@rule("ARC-TACT-05", "ARC-TACT-06")
def test_what_is_added_to_a_bid_serves_that_one_alone() -> None:
    cards = {"Urn": "event 0: Add 4 to your claim in the current bid."}
    text = (
        "A: city Oak (Body, 8): Elder 1/1 cost 1, Sage 1/1 cost 1; city Ash (Mind, 8); hand: Urn\n"
        "B: city Elm (Soul, 8): Cook 1/1 cost 3, Nun 1/1 cost 3\nphase: Tactics"
    )
    s = scene(text, cards=cards)
    s.choose("claim Body", "bid Elder", "done", "play Urn", "bid Cook", "done")
    assert s.points("A") == 16
    s.choose("claim Mind", "bid Sage", "bid Nun")
    assert s.points("A") == 16
    s = scene(text, cards=cards)
    s.to("Play")
    s.play("Urn")
    s.to("Tactics", "A")
    s.choose("claim Body", "bid Elder", "done", "bid Cook", "done")
    assert s.points("A") == 15


@rule("AVA-TACT-04")
def test_a_resident_counts_as_two() -> None:
    cards = {"Dowager": "creature 1 1/1: When you mark Dowager for a claim or an answer, she counts as two residents."}
    s = ava_scene("A: city Oak: Dowager\nB: city Elm (Mind, 8): Cook, Nun\nphase: Tactics", cards=cards)
    s.choose("claim Body", "bid Dowager", "bid Cook", "done")
    assert "A wins the bid for Body" in s.log()


@rule("AVA-TACT-04", "AVA-RESP-03")
def test_somebody_is_left_out_of_the_bid_under_way_and_stays_marked() -> None:
    cards = {"Herald": "event 0: Play only during a claim. Target creature marked for this claim does not count."}
    s = ava_scene("A: city Oak: Elder, Sage\nB: city Elm (Mind, 8): Cook; hand: Herald\nphase: Tactics", cards=cards)
    s.choose("claim Body", "bid Elder", "done", "play Herald", "done")
    assert s.marked("Elder")
    assert "nobody wins the bid for Body" in s.log()


@rule("ARC-TACT-03", "ARC-TACT-14")
def test_being_marked_for_a_bid_is_heard_of_and_no_other_mark() -> None:
    cards = {"Jester": "creature 1 1/1: Whenever Jester is marked for a claim, draw a card.",
             "Nap": "event 0: Mark target creature."}  # fmt: skip
    s = scene("A: city Oak (Body, 8): Jester; hand: Nap; deck: 5\nB: city Elm (Mind, 8)\nphase: Tactics", cards=cards)
    s.choose("claim Body", "bid Jester")
    s.to("Play")
    assert len(s.hand("A")) == 2
    s = scene("A: city Oak (Body, 8): Jester; hand: Nap; deck: 5\nB: city Elm (Mind, 8)\nphase: Play", cards=cards)
    s.play("Nap")
    assert len(s.hand("A")) == 0


@rule("ARC-TACT-07")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("You gain 3 VP instead of 1 for each bid you win.", 18),
        ("You gain 1 additional VP for each bid you win.", 17),
        ("Opponents gain 0 VP instead of 1 for each bid they win.", 16),
    ],
)
def test_a_won_bid_brings_more(text: str, points: int) -> None:
    s = scene(
        "A: city Oak (Body, 8): Elder\nB: city Elm (Mind, 8)\nphase: Tactics",
        cards={"Elder": f"creature 1 1/1: {text}"},
    )
    s.choose("claim Body", "bid Elder")
    s.settle()
    assert s.points("A") == points


@rule("ARC-TACT-05", "ARC-TACT-06")
@pytest.mark.parametrize(
    ("text", "claims", "answers"),
    [
        ("In opponents' bids, each creature you mark counts 2 more.", 1, 3),
        ("Sage counts 2 more in your claims.", 3, 1),
        ("When Sage is marked for a claim of yours, count its cost as 5.", 5, 1),
    ],
)
def test_a_creature_counts_more_in_bids_of_one_side_alone(text: str, claims: int, answers: int) -> None:
    cards = {"Sage": f"creature 1 1/1: {text}"}
    s = scene("A: city Oak (Body, 8): Sage\nB: city Elm (Mind, 8)\nphase: Tactics", cards=cards)
    s.choose("claim Body", "bid Sage")
    assert f"A claims Body with {claims}" in s.log()
    s = scene("A: city Oak (Body, 8): Nun 1/1 cost 9\nB: city Elm (Mind, 8): Sage\nphase: Tactics", cards=cards)
    s.choose("claim Body", "bid Nun", "bid Sage")
    assert f"B answers with {answers}" in s.log()
