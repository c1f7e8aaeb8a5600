"""What programs are told of SLOT at every question of random games: words, signs, numbers, where options point, why not."""

from random import Random

import pytest

from scenes.slot import rule, scene
from wtactics.cards import CONTENT, find_decks
from wtactics.content.pool import load_library
from wtactics.engine.match import Match
from wtactics.engine.places import NOBODY, card_of, other_of, what_of
from wtactics.engine.table import Table
from wtactics.engine.telling import facts_for
from wtactics.games import ruleset
from wtactics.kits.attempts import Attempt
from wtactics.kits.sentences import plain
from wtactics.kits.verbs import GIVE, LAY
from wtactics.rulesets.slot.told.refusals import GROUNDS

SLOT = ruleset("slot")


def look(match: Match) -> None:
    """Ask for all that a program would draw or tell."""
    t, show = match.table, SLOT.show
    for seat in (NOBODY, 0, 1):
        view = SLOT.view(t, seat)
        assert (show.asking(view) != "") == (t.asked == seat)
        assert show.window(view) in {None, *(kind.key for kind in show.layout(SLOT.settle(), 2).windows)}
        for line in show.log(t, facts_for(t, seat)):
            assert plain(line.text)
        for waits in show.pending(view):
            assert plain(waits.text)
        for other in (0, 1):
            assert min(show.counters(view, other).values()) >= 0
        for c in range(len(t.place)):
            if view.sees(c):
                assert all(sign.title for sign in show.signs(view, c, []))
                assert {value.key for value in show.values(view, c)} >= {"defense", "life"}
    view = SLOT.view(t, t.asked)
    for o in view.options():
        thing = show.points(view, o).thing
        assert thing is None or view.sees(thing)
    assert show.continues(match) in (True, False)


def alike(t: Table, c: int) -> int:
    """A creature in play by itself, one in a pile by its print: of equal ones one is offered."""
    return c if t.in_play(c) else 1000 + int(t.printed[c])


def ask_why(match: Match, chance: Random) -> None:
    """Whatever somebody may want with a creature is refused by a rule or a card, unless it is offered."""
    t = match.table
    view = SLOT.view(t, t.asked)
    offered = {
        (int(what_of(o)), alike(t, card_of(o)), int(other_of(o))) for o in t.options if t.names_thing(what_of(o))
    }
    for c in chance.sample(range(len(t.place)), 6):
        for attempt in SLOT.show.attempts(view, c):
            refusal = SLOT.show.refused(match, attempt)
            is_offered = (attempt.what, alike(t, attempt.thing), attempt.other) in offered
            orderless = attempt.what in (LAY, GIVE)  # what was passed over is forbidden to nobody
            assert (refusal is None) == is_offered or orderless, (attempt, str(refusal))


@pytest.mark.parametrize("seed", [1, 2])
def test_programs_can_tell_every_moment_of_a_game(seed: int) -> None:
    pool = load_library(name="slot")
    decks = [deck.cards(pool.cards) for deck in find_decks(CONTENT / "decks", "slot")]
    chance = Random(seed)
    match = SLOT.deal(pool.library, [pool.definitions(chance.choice(decks)) for _ in range(2)], seed)
    match.table.listening = True
    for n in range(240):
        if match.over:
            break
        if n % 6 == 0:
            look(match)
            ask_why(match, chance)
        match.choose_at(chance.randrange(len(match.table.options)))


@rule("SLOT-DEF-02", "SLOT-AP-05", "SLOT-PRIO-02")
def test_a_refusal_names_its_rule_and_what_is_missing_or_its_card() -> None:
    cards = {"Sister": "close 1 def 2 life 2: Blessed."}
    s = scene("A: front: Mage, Fighter\nB: front: Sister, Page; back: Page\nstep: Action, ap 1", cards=cards)
    by_cover = GROUNDS.why_not(s.match, *s.meant("attack Page B1 with Mage F1, close"))
    assert by_cover is not None
    assert (by_cover.rule, by_cover.because) == ("SLOT-DEF-02", "Page B1 is covered by Sister F1.")
    by_points = GROUNDS.why_not(s.match, *s.meant("attack Page F2 with Mage F1 + Fighter F2, close"))
    assert by_points is not None
    assert str(by_points) == "It takes 2 action points, and you have 1 left. (SLOT-GROUP-05)"
    by_card = GROUNDS.why_not(s.match, *s.meant("attack Sister F1 with Mage F1, ranged"))
    assert by_card is not None
    assert (by_card.rule, by_card.cards) == ("", ["Sister F1"])


def test_what_is_offered_is_no_wish_that_is_refused() -> None:
    s = scene("A: front: Fighter\nB: front: Page, Page")
    view = SLOT.view(s.table, 0)
    words = {attempt.words for attempt in SLOT.show.attempts(view, s.at("A F1"))}
    assert "attack Page F2 with Fighter F1, close" in words
    assert SLOT.show.attempts(view, NOBODY) == [Attempt(0, 0, 0, "go on without choosing anything")]
