"""What is named one after the other by the rules may be named in any order by a person: payments, creatures that are laid."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from wtactics.cli.shelf import shelf
from wtactics.engine.match import Match, NotOffered
from wtactics.engine.places import ASIDE
from wtactics.record import begin
from wtactics.recordfile import to_text
from wtactics.server.live import Live
from wtactics.server.messages import OptionShown, Question, Why


def begun(name: str, seed: int) -> Live:
    """A match of two decks that ship."""
    stage = shelf(name)
    decks = [(deck.name, deck.cards(stage.cards)) for deck in list(stage.decks.values())[:2]]
    played = begin(stage.game, stage.box, decks, seed)
    return Live("room", played, to_text(played.record))


def positions(name: str, seeds: int, choices: int) -> Iterator[Live]:
    """The questions of some matches that dice play."""
    for seed in range(seeds):
        live, chance = begun(name, seed), Random(seed)
        for _ in range(choices):
            if live.played.match.over:
                break
            yield live
            live.played.take(chance.randrange(len(live.played.match.table.options)))


def asked(live: Live) -> Question:
    question = live.state(live.asked).question
    assert question is not None
    return question


def given(before: Match, after: Match, cards: tuple[int, ...]) -> list[int]:
    """Which of these were marked or left their place."""
    old, new = before.table, after.table
    return [c for c in cards if (old.place[c], old.marked[c]) != (new.place[c], new.marked[c])]


def test_any_cards_that_make_a_payment_are_taken_in_any_order() -> None:
    tried = stranded = 0
    chance = Random(1)
    for live in positions("slot", 3, 300):
        question = asked(live)
        if question.gathering is None or len(live.played.match.table.chain) > 0:  # what is paid for may unmark again
            continue
        wanted, first = question.gathering, {option.card for option in question.options}
        sets = list(combinations(wanted.cards, wanted.count))
        for cards in chance.sample(sets, min(6, len(sets))):
            mixed = chance.sample(cards, len(cards))
            picks = live.spelled(live.asked, [], mixed)
            match, _, _ = live.tried(live.asked, picks)
            paid = prints(live.played.match, given(live.played.match, match, wanted.cards))
            assert paid == prints(live.played.match, list(cards))
            tried += 1
            stranded += mixed[0] not in first  # by itself it could not be named now
    assert tried > 40
    assert stranded > 5


def prints(match: Match, cards: list[int]) -> set[tuple[int, int]]:
    """Creatures in play by themselves; of the twilight, which print, for equal ones are one."""
    t = match.table
    return {(0, t.printed[c]) if t.place[c] & 15 == ASIDE else (1, c) for c in cards}


def test_cards_that_are_not_asked_for_make_no_payment() -> None:
    for live in positions("slot", 5, 300):
        wanted = asked(live).gathering
        if wanted is None or len(wanted.cards) < 3:
            continue
        one, two = wanted.cards[:2]
        strange = next(c for c in range(99) if c not in wanted.cards)
        for cards in ([one], [one, one], [one, strange], [*wanted.cards, strange]):
            with pytest.raises(NotOffered, match="different cards that are asked for"):
                live.spelled(live.asked, [], cards)
        assert one != two
        return
    raise AssertionError("nobody had to pay for anything")


def question_after(live: Live, picks: list[int]) -> Question:
    """The question of a draft."""
    match, said, whole = live.tried(live.asked, picks)
    assert not whole
    question = live.drafted(match, live.asked, picks, said).state.question
    assert question is not None
    return question


def lay(question: Question, slot: int, passed: bool = False) -> tuple[int, OptionShown]:
    found = question.passed if passed else question.options
    return next((place, option) for place, option in enumerate(found) if option.onto_slot == slot)


def test_a_slot_that_was_passed_over_can_still_be_filled() -> None:
    live = begun("slot", 3)
    place, third = lay(asked(live), 3)
    question = question_after(live, [place])
    assert {option.onto_slot for option in question.options} == {4, 5}
    assert {option.onto_slot for option in question.passed} == {0, 1, 2}
    _, first = lay(question, 0, passed=True)
    match, said, _ = live.tried(live.asked, first.instead)
    assert said == [first.label, third.label]
    assert {slot for slot, c in enumerate(live.game.view(match.table, live.asked).laid()) if c >= 0} == {0, 3}  # type: ignore[attr-defined]
    again = question_after(live, list(first.instead))
    assert {option.onto_slot for option in again.passed} == {1, 2}


def test_the_last_of_four_may_be_one_that_was_passed_over() -> None:
    live = begun("slot", 3)
    picks: list[int] = []
    for slot in (1, 3, 4):
        place, _ = lay(question_after(live, picks) if picks else asked(live), slot)
        picks.append(place)
    _, first = lay(question_after(live, picks), 0, passed=True)
    match, said, _ = live.tried(live.asked, first.instead)
    assert len(said) == 4
    assert match.asked != live.asked


def test_defenders_that_were_passed_over_can_still_be_named() -> None:
    found = 0
    for live in positions("arc", 6, 400):
        question = asked(live)
        for place, option in enumerate(question.options):
            others = {one.card for one in question.options if one.card not in (None, option.card)}
            if option.verb not in ("bid", "block") or not others:
                continue
            if live.tried(live.asked, [place])[2]:
                assert option.at_once  # nobody else could be named: that is said before
                assert "Nobody else" in option.notes[-1]
                continue
            after = question_after(live, [place])
            left = {one.card for one in (*after.options, *after.passed) if one.card is not None}
            assert option.at_once or others <= left | {option.card}
            found += len(after.passed) > 0
    assert found > 5


def test_no_slot_waits_for_those_before_it_and_only_a_filled_one_is_refused() -> None:
    live = begun("slot", 3)
    reasons = live.reasons(live.asked, Why(do="why", seq=live.seq, seat=live.asked, area="army", slot=7)).reasons
    assert [(one.wish, one.allowed) for one in reasons] == [("a creature in B4", True)]
    place, _ = lay(asked(live), 2)
    taken = live.reasons(live.asked, Why(do="why", seq=live.seq, picks=(place,), seat=live.asked, area="army", slot=2))
    assert [one.rule for one in taken.reasons] == ["SLOT-ARMY-03"]
    assert live.reasons(live.asked, Why(do="why", seq=live.seq, seat=live.asked, area="army", slot=99)).reasons


def test_what_is_asked_now_comes_first_among_reasons() -> None:
    weighed = 0
    for live in positions("slot", 3, 200):
        if {option.verb for option in asked(live).options} != {"pass", "move"}:
            continue
        mine = [one.name for one in live.state(live.asked).cards if one.controller == live.asked and one.slot is not None]
        for c in mine[:2]:
            reasons = live.reasons(live.asked, Why(do="why", seq=live.seq, card=c)).reasons
            allowed = [one.allowed for one in reasons]
            assert allowed == sorted(allowed, reverse=True)
            assert reasons[0].wish.startswith("move")
            weighed += len(reasons) > 1
        if weighed > 6:
            return
    raise AssertionError("nobody could move")
