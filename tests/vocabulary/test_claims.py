"""Claims: who claims a discipline or answers a claim, and events for before and after the answers."""

import pytest

from scenes.ava import Scene, rule, scene

CARDS = {
    "Clerk": "creature 1 1/1: Whenever an opponent claims Body or Soul, you gain 1 LP.",
    "Rival": "creature 1 1/1: Whenever an opponent answers your claim, draw a card.",
    "Judge": "creature 1 1/1: Whenever you answer a claim, you gain 3 LP.",
    "Early": "event 0: Play only before a claim is answered. Draw a card.",
    "Late": "event 0: Play only after all answers to a claim were made. Target resident does not count in this bid.",
    "Dawn": "event 0: Play only in any Tactical phase. Draw a card.",
}  # fmt: skip


def claimed(army: str, discipline: str = "Body", hand: str = "") -> Scene:
    """A claims it with one resident, or is about to be answered."""
    s = scene(
        f"A: city Oak ({discipline}, 8): Elf; hand: {hand or 'Wolf'}; army: {army}; deck: 9\n"
        f"B: city Elm (Mind, 8): Orc; army: {army}; deck: 9\nphase: Tactics",
        cards=CARDS,
    )
    s.choose(f"claim {discipline}", "bid Elf")
    return s


@rule("AVA-TACT-01", "AVA-TACT-12")
@pytest.mark.parametrize(("discipline", "points"), [("Body", 21), ("Mind", 20)])
def test_an_opponent_claims_one_of_these_disciplines(discipline: str, points: int) -> None:
    s = claimed("Clerk", discipline)
    s.settle()
    assert (s.points("A"), s.points("B")) == (20, points)


@rule("AVA-TACT-03")
def test_only_who_marks_somebody_answers_and_only_your_claims_are_yours() -> None:
    s = claimed("Rival, Judge")
    before = len(s.hand("A"))
    s.choose("bid Orc")
    s.settle()
    assert (len(s.hand("A")), s.points("A"), s.points("B")) == (before + 1, 20, 23)


@rule("AVA-TACT-03")
def test_nobody_is_marked_and_nothing_is_answered() -> None:
    s = claimed("Rival, Judge")
    before = len(s.hand("A"))
    s.choose("done")
    s.settle()
    assert (len(s.hand("A")), s.points("B")) == (before, 20)


@rule("AVA-TACT-12")
def test_events_for_before_and_after_the_answers() -> None:
    s = scene(
        "A: city Oak (Body, 8): Elf; hand: Early, Late; deck: 9\n"
        "B: city Elm (Mind, 8): Orc; deck: 9; hand: Dawn\nphase: Tactics",
        cards=CARDS,
    )
    s.choose("claim Body", "bid Elf")
    seen: list[str] = []
    while s.phase == "Tactics" and len(seen) < 20:
        played = [each for each in s.options() if each.startswith("play")]
        seen += [f"{s.asked}: {each}" for each in played]
        s.choose(
            next((each for each in s.options() if each.startswith("bid")), "pass" if "pass" in s.options() else "done")
        )
    assert [each for each in seen if "Early" in each or "Late" in each] == ["A: play Early", "A: play Late"]
    assert "B: play Dawn" in seen
