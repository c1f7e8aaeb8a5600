"""What is named one after the other by the rules is named in any order by a person: payments, defenders, bids, armies."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from unittest.mock import patch

import pytest

from scenes.arc import scene
from wtactics.content.content import content_of
from wtactics.engine.match import Match, NotOffered
from wtactics.engine.places import ASIDE
from wtactics.engine.table import Table
from wtactics.games import ruleset
from wtactics.records.file import to_text
from wtactics.records.record import begin
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.told.words import labels
from wtactics.rulesets.slot.table import SlotTable
from wtactics.server.messages import OptionShown, Question, Why
from wtactics.server.rooms.live_match import LiveMatch
from wtactics.server.rooms.trial import Trial


def begun(name: str, seed: int) -> LiveMatch:
    """A match of two decks that ship."""
    content = content_of(name)
    decks = [(deck.name, deck.cards(content.cards)) for deck in list(content.decks.values())[:2]]
    played = begin(content.game, content.pool, decks, seed)
    return LiveMatch("room", played, to_text(played.record))


def positions(name: str, seeds: int, choices: int) -> Iterator[LiveMatch]:
    """The questions of some matches that dice play."""
    for seed in range(seeds):
        live, chance = begun(name, seed), Random(seed)
        for _ in range(choices):
            if live.played.match.over:
                break
            yield live
            live.played.take(chance.randrange(len(live.played.match.table.options)))


def asked(live: LiveMatch, picks: tuple[int, ...] = ()) -> Question:
    """The question that these picks lead to."""
    trial = live.tried(live.asked, picks)
    assert not trial.whole
    question = live.drafted(trial, picks).state.question if picks else live.state(live.asked).question
    assert question is not None
    return question


def made(live: LiveMatch, picks: list[int]) -> Match:
    """The match as it is after these picks have been stored."""
    match = live.played.match.clone()
    for choice in live.tried(live.asked, picks).draft.picks():
        match.choose_at(choice)
    return match


def lay(question: Question, slot: int) -> OptionShown:
    return next(option for option in question.options if option.onto_slot == slot)


def test_an_army_is_laid_in_any_order_of_slots_and_any_of_it_is_taken_back() -> None:
    live = begun("slot", 3)
    picks: list[int] = []
    for slot in (7, 2, 5):
        picks.append(lay(asked(live, tuple(picks)), slot).id)
    question = asked(live, tuple(picks))
    assert [one.onto_slot for one in question.named] == [7, 2, 5]
    assert {one.onto_slot for one in question.options} == {0, 1, 3, 4, 6}
    less = asked(live, (picks[0], picks[2]))  # whoever takes the second back leaves it out
    assert [one.onto_slot for one in less.named] == [7, 5]
    assert {one.onto_slot for one in less.options} == {0, 1, 2, 3, 4, 6}
    trial = live.tried(live.asked, [*picks, lay(question, 0).id])
    assert trial.whole
    assert len(trial.draft.picks()) == 4
    laid = live.game.view(made(live, [*picks, lay(question, 0).id]).table, live.asked).laid()  # type: ignore[attr-defined]
    assert {slot for slot, c in enumerate(laid) if c >= 0} == {0, 2, 5, 7}


def test_of_two_equal_cards_that_are_laid_the_first_can_be_taken_back() -> None:
    live = begun("slot", 3)
    t = live.played.match.table
    pairs = [
        (first, second)
        for first in asked(live).options
        if first.onto_slot == 4
        for second in asked(live, (first.id,)).options
        if second.onto_slot == 1 and t.printed[second.card or 0] == t.printed[first.card or 0]
    ]
    first, second = pairs[0]
    assert second.card != first.card
    question = asked(live, (second.id,))
    assert [(one.id, one.onto_slot, one.card) for one in question.named] == [(second.id, 1, first.card)]


def given(before: Match, after: Match) -> set[tuple[int, int]]:
    """What was marked or spent: creatures in play by themselves; of the twilight, which print, for equal ones are one."""
    old, new = before.table, after.table
    changed = [c for c in range(len(old.place)) if (old.place[c], old.marked[c]) != (new.place[c], new.marked[c])]
    return {(0, int(old.printed[c])) if old.place[c] & 15 == ASIDE else (1, c) for c in changed}


def test_a_price_is_paid_in_any_order() -> None:
    tried = stranded = 0
    chance = Random(1)
    for live in positions("slot", 3, 300):
        strict = {int(o) for o in live.played.match.table.options}
        question = asked(live)
        if {one.verb for one in question.options} != {"give"} or len(live.played.match.table.chain) > 0:
            continue  # what is paid for may unmark again
        picks: list[int] = []
        while question is not None:
            option = chance.choice(question.options)
            picks.append(option.id)
            stranded += len(picks) == 1 and option.id not in strict  # in the engine's order it could not come first
            question = None if live.tried(live.asked, picks).whole else asked(live, tuple(picks))  # type: ignore[assignment]
        there = {
            (0, int(live.played.match.table.printed[c])) if live.played.match.table.place[c] & 15 == ASIDE else (1, c)
            for c in (pick >> 6 & 2047 for pick in picks)
        }
        assert there <= given(live.played.match, made(live, picks))
        tried += 1
    assert tried > 10
    assert stranded > 0


def test_a_payment_that_is_proposed_is_a_whole_one() -> None:
    found = set()
    for live in positions("slot", 2, 300):
        question = asked(live)
        match = live.played.match
        # As dice play, not people
        if {one.verb for one in question.options} != {"give"} or match.step.begun(match.table):
            continue
        (one,) = (one for one in (*question.options, *question.leaps) if one.proposed)
        picks = list(one.leap or (one.id,))
        assert isinstance(match.table, SlotTable)
        assert len(picks) == sum(match.table.bill[:2])
        assert live.tried(live.asked, picks).whole
        assert len(given(match, made(live, picks))) > 0
        found.add(len(picks))
    assert len(found) > 2


def test_the_naming_goes_on_until_its_player_is_done() -> None:
    found = 0
    for live in positions("arc", 6, 400):
        question = asked(live)
        bids = [one for one in question.options if one.verb == "bid"]
        if len(bids) < 2 or live.played.match.step.begun(live.played.match.table):  # as dice play, not people
            continue
        last = max(bids, key=lambda one: int(live.played.match.table.since[one.card or 0]))
        after = asked(live, (last.id,))
        assert {one.id for one in after.options} == {one.id for one in question.options} - {last.id}
        assert [one.id for one in after.named] == [last.id]
        done = next(one.id for one in after.options if one.rest)
        assert live.tried(live.asked, [last.id, done]).whole
        found += 1
    assert found > 5


def test_what_cannot_be_named_is_refused_in_words() -> None:
    live = begun("slot", 3)
    first = lay(asked(live), 4)
    with pytest.raises(NotOffered, match=r"option \d+ is not offered after 1 parts"):
        live.tried(live.asked, [first.id, first.id])
    with pytest.raises(NotOffered, match="option 7 is not offered after 0 parts"):
        live.tried(live.asked, [7])
    with pytest.raises(NotOffered, match="not offered"):
        live.tried(1 - live.asked, [first.id])


def test_a_hidden_card_is_not_taken_for_its_equal() -> None:
    live = begun("slot", 3)
    first = lay(asked(live), 4)
    theirs = [c for c in range(len(live.played.match.table.place)) if live.played.match.table.owner[c] != live.asked]
    for c in theirs:
        with pytest.raises(NotOffered):
            live.tried(live.asked, [first.id & ~(2047 << 6) | c << 6])


def test_twenty_against_twenty_are_named_without_a_copy_of_the_table_for_each() -> None:
    """A draft costs one copy of the table, however many stand there, and its picks another; words of each part cost two."""
    match, copies, real = large(), [], ArcTable.clone
    with patch.object(ArcTable, "clone", lambda table: (copies.append(1), real(table))[1]):
        trial = Trial(ruleset("arc"), match, 1)
        for n in range(19, 9, -1):
            offered = labels(trial.match.table)  # type: ignore[arg-type]
            assert len(offered) == 1 + 20 * (n + 1)
            trial.choose(int(trial.match.table.options[offered.index(f"block Wolf{n} with Ox{n}")]))
        assert len(copies) <= 1 + 2 * 10
        before = len(copies)
        assert len(trial.draft.picks()) == 10
        assert len(copies) == before + 1


def large() -> Match:
    """Twenty attack twenty."""
    s = scene(f"""
        A: army: {", ".join(f"Wolf{n} 2/2" for n in range(20))}
        B: army: {", ".join(f"Ox{n} 1/3" for n in range(20))}
        phase: Attack
    """)
    s.choose("attack B's army", *(f"send Wolf{n}" for n in range(19)))
    s.choose("send Wolf19")
    assert isinstance(s.table, Table)
    assert len(s.options()) == 401
    return s.match


def test_why_not_says_that_a_slot_is_filled() -> None:
    live = begun("slot", 3)
    first = lay(asked(live), 2)
    why = Why(do="why", seq=live.seq, picks=(first.id,), seat=live.asked, area="army", slot=2)
    assert [one.rule for one in live.reasons(live.asked, why).reasons] == ["SLOT-ARMY-03"]
    free = Why(do="why", seq=live.seq, picks=(first.id,), seat=live.asked, area="army", slot=7)
    assert all(one.allowed for one in live.reasons(live.asked, free).reasons)
    assert live.reasons(live.asked, Why(do="why", seq=live.seq, seat=live.asked, area="army", slot=99)).reasons


def test_what_is_asked_now_comes_first_among_reasons() -> None:
    weighed = 0
    for live in positions("slot", 3, 200):
        if {option.verb for option in asked(live).options} != {"pass", "move"}:
            continue
        mine = [
            one.name for one in live.state(live.asked).cards if one.controller == live.asked and one.slot is not None
        ]
        for c in mine[:2]:
            reasons = live.reasons(live.asked, Why(do="why", seq=live.seq, card=c)).reasons
            allowed = [one.allowed for one in reasons]
            assert allowed == sorted(allowed, reverse=True)
            assert reasons[0].attempt.startswith("move")
            weighed += len(reasons) > 1
        if weighed > 6:
            return
    raise AssertionError("nobody could move")
