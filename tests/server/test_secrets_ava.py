"""What a clever seat of AVA could reckon from all it is told: hands, decks and cities below the top stay hidden."""

from __future__ import annotations

from collections import defaultdict
from random import Random

from scenes import ava
from wtactics.content.content import content_of
from wtactics.engine.chance import new_key
from wtactics.engine.draft import at_will
from wtactics.engine.imagine import imagine
from wtactics.engine.match import Match
from wtactics.engine.places import ASIDE, HAND, NOBODY, RESERVE
from wtactics.kits.refusal import Refusal
from wtactics.records.file import to_text
from wtactics.records.record import begin
from wtactics.server.rooms.live_match import LiveMatch
from wtactics.server.rooms.trial import Trial
from wtactics.server.show import table as show

AVA = content_of("ava")
SEATS = (0, 1, show.spectator)
LOOKS = (4, 11, 25, 60, 140)  # choices after which all is compared
QUICK = {
    "Cheer": "event 2: Gain 1 VP.",
    "Rain": "magic 0: Draw a card.",
    "Quick": "creature 1 1/1: This creature can be played whenever events can be played.",
}


def live(seed: int) -> LiveMatch:
    """A match of two decks that ship."""
    decks = list(AVA.decks.values())
    two = [(deck.name, deck.cards(AVA.cards)) for deck in (decks[seed % len(decks)], decks[(seed + 1) % len(decks)])]
    played = begin(AVA.game, AVA.pool, two, seed)
    return LiveMatch("room", played, to_text(played.record))


def dreamt(match: LiveMatch, seat: int, seed: int) -> Match:
    """The same table with other cards where this seat sees none."""
    real = match.played.match
    return Match(imagine(match.game.view(real.table, seat), seed), real.rules, real.rows)


def test_other_hidden_cards_give_the_same_state_to_the_last_byte() -> None:
    mixed: dict[int, int] = defaultdict(int)
    for seed in range(4):
        match, chance = live(seed), Random(seed)
        t = match.played.match.table
        for n in range(LOOKS[-1] + 1):
            for seat in SEATS if n in LOOKS and not t.over else ():
                dream = dreamt(match, seat, seed)
                shown = show.table_state(match.game, at_will(dream) if t.asked == seat else dream, seat, match.seq)
                assert shown.model_dump_json() == match.state(seat).model_dump_json()
                for c in range(len(t.place)):
                    mixed[int(t.place[c] & 15)] += dream.table.printed[c] != t.printed[c]
            if t.over:
                break
            match.step(chance.randrange(len(t.options)), [0, 1], True)
            t = match.played.match.table
    assert min(mixed[kind] for kind in (HAND, ASIDE, RESERVE)) > 10, "all that is hidden was something else"


def test_a_draft_tells_nothing_that_its_seat_did_not_know() -> None:
    """The next city is turned up, and a second card drawn, only by a choice that cannot be taken back."""
    drafts = 0
    for seed in range(3):
        match, chance = live(seed), Random(seed)
        for _ in range(90):
            t, seat = match.played.match.table, match.asked
            if t.over:
                break
            for pick in chance.sample(list(t.options), min(2, len(t.options))):
                tried = match.tried(seat, [int(pick)])
                if tried.whole:
                    continue
                other = Trial(match.game, dreamt(match, seat, seed), seat)
                if other.match.table.asked != seat:
                    continue  # another holds an event there, and is asked first: only discreet matches hide that
                other.choose(int(pick))
                told = match.drafted(tried, [int(pick)]).state
                assert match.drafted(other, [int(pick)]).state.model_dump_json() == told.model_dump_json()
                assert tried.match.table.rolls == t.rolls
                drafts += 1
            match.step(chance.randrange(len(t.options)), [0, 1], True)
    assert drafts > 30


def test_why_not_tells_nothing_of_hidden_cards() -> None:
    asked = 0
    for seed in range(3):
        match, chance = live(seed), Random(seed)
        for n in range(120):
            real, game = match.played.match, match.game
            if real.over:
                break
            if n % 8 == 0:
                view, dream = game.view(real.table, real.asked), dreamt(match, real.asked, seed)
                for thing in (NOBODY, *(int(c) for c in range(len(real.table.place)))):
                    for attempt in game.show.attempts(view, thing):
                        there = told(game.show.refused(dream, attempt))
                        assert told(game.show.refused(real, attempt)) == there, attempt
                        asked += 1
            match.step(chance.randrange(len(real.table.options)), [0, 1], True)
    assert asked > 500


def told(refusal: Refusal | None) -> tuple[str, str, str]:
    """All that is said of a refusal; nothing where there is none."""
    return ("", "", "") if refusal is None else (refusal.because, refusal.rule, refusal.text)


def test_nobody_is_asked_about_a_hidden_card_of_his() -> None:
    match = live(1)
    t, game = match.played.match.table, match.game
    for seat in range(2):
        view = game.view(t, seat)
        hidden = [c for c in range(len(t.place)) if not view.sees(c)]
        assert len(hidden) > 100
        assert all(game.show.attempts(view, c) == [] for c in hidden)


def test_a_number_of_a_card_tells_nothing_of_what_it_is_or_where_it_lies() -> None:
    """The same decks dealt from many keys: a card's id is each print now and then, and cities lie in any order of ids."""
    decks = [AVA.pool.definitions(deck.cards(AVA.cards)) for deck in list(AVA.decks.values())[:2]]
    prints: dict[int, set[int]] = defaultdict(set)
    rising = 0
    for _ in range(40):
        t = AVA.game.deal(AVA.pool.library, decks, new_key()).table
        for c in (0, 5, 30, 66, 80, 131):
            prints[c].add(int(t.printed[c]))
        cities = [int(c) for c in t.at(ASIDE, 0)]
        rising += cities == sorted(cities)
    assert min(map(len, prints.values())) > 8
    assert rising < 10


def test_who_holds_a_card_that_passes_for_an_event_is_asked_when_others_are() -> None:
    """In a discreet match the window opens for whoever could hold one, not only for him who does."""
    for held in ("Quick", "Wolf", "Cheer"):
        s = ava.scene(
            f"A: hand: Rain\nB: hand: {held}; deck: Quick, Cheer; gold 1 Gaian", cards=QUICK, settings={"discreet": 1}
        )
        s.choose("play Rain")
        assert (s.asked, s.chain()) == ("B", ["Rain"]), held
    s = ava.scene("A: hand: Rain\nB: hand: Wolf; deck: Cheer; gold 1 Gaian", cards=QUICK | {"Quick": "creature 1 1/1"},
                  settings={"discreet": 1})  # fmt: skip
    s.choose("play Rain")
    assert s.asked == "A", "1 gold pays for no event of the game, and nothing else passes for one"
