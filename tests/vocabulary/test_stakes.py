"""Bids for one discipline, equal bids, who claims and answers, and who bids from where."""

import pytest

from scenes.arc import rule, scene

TABLE = (
    "A: city Oak (Body, 8): Elder; city Ash (Mind, 8); army: Scout 2/2 cost 3\nB: city Elm (Soul, 8): Cook 1/1 cost 2\n"
)


@rule("ARC-TACT-05")
@pytest.mark.parametrize(
    ("text", "body", "mind"),
    [
        ("In bids, Elder counts as if its power cost were 5.", 5, 5),
        ("In bids for Mind, Elder counts as 2 more.", 1, 3),
        ("Elder counts double in bids for Body.", 2, 1),
        ("Elder counts with its ATK instead of its power cost in bids.", 4, 4),
        ("Your claims for Body are 2 higher.", 3, 1),
        ("In bids, Elder counts for 3 less.", 0, 0),
    ],
)
def test_what_counts_for_which_discipline(text: str, body: int, mind: int) -> None:
    for discipline, size in (("Body", body), ("Mind", mind)):
        s = scene(TABLE + "phase: Tactics", cards={"Elder": f"creature 1 4/4: {text}"})
        s.choose(f"claim {discipline}", "bid Elder")
        assert f"A claims {discipline} with {size}" in s.log()


@rule("ARC-TACT-06")
def test_of_equal_bids_the_claimant_wins_by_a_text() -> None:
    for text, points in (("You win ties in bids.", 16), ("You win tied bids.", 16), ("Flying.", 15)):
        cards = {"Elder": f"creature 2 1/1: {text}" if "bids" in text else "creature 2 1/1"}
        s = scene(TABLE + "phase: Tactics", cards=cards)
        s.choose("claim Body", "bid Elder", "bid Cook")
        assert s.points("A") == points


@rule("ARC-TACT-02")
def test_a_discipline_is_claimed_without_a_city_of_it() -> None:
    s = scene(TABLE + "phase: Tactics", cards={"Elder": "creature 1 1/1"})
    assert "claim Soul" not in s.options()
    text = "You may claim Soul even if you control no Soul city."
    s = scene(TABLE + "phase: Tactics", cards={"Elder": f"creature 1 1/1: {text}"})
    assert "claim Soul" in s.options()


@rule("ARC-TACT-01")
def test_nobody_claims_what_a_text_forbids() -> None:
    cards = {"Elder": "creature 1 1/1", "Cook": "creature 2 1/1: Opponents can't claim Body."}
    s = scene(TABLE.replace(" 1/1 cost 2", "") + "phase: Tactics", cards=cards)
    assert "claim Body" not in s.options()
    assert "claim Mind" in s.options()


@rule("ARC-TACT-04")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("Opponents can't answer your claims.", 16),
        ("Opponents can mark at most one resident to answer your claims.", 16),
    ],
)
def test_a_claim_is_answered_by_no_more_than_so_many(text: str, points: int) -> None:
    s = scene(
        TABLE.replace("Cook 1/1 cost 2", "Cook 1/1 cost 2, Nun 1/1 cost 2") + "phase: Tactics",
        cards={"Elder": f"creature 3 1/1: {text}"},
    )
    s.choose("claim Body", "bid Elder", *(["bid Cook"] if "at most" in text else []))
    if "at most" in text:
        assert "bid Nun" not in s.options()
    else:
        assert "B answers with 0" in s.log()
    assert s.points("A") == points


@rule("ARC-TACT-03", "ARC-TACT-15")
def test_who_bids_from_the_army_and_who_is_not_marked_for_it() -> None:
    s = scene(
        TABLE + "phase: Tactics", cards={"Elder": "creature 1 1/1: Creatures in your Army may be marked for bids."}
    )
    s.choose("claim Body", "bid Scout")
    assert "A claims Body with 3" in s.log() or "bid Elder" in s.options()
    s = scene(TABLE + "phase: Tactics", cards={"Elder": "creature 3 1/1: Elder isn't marked when it bids."})
    s.choose("claim Body", "bid Elder")
    assert not s.marked("Elder")
