"""Hidden creatures of the eight-slot game stay hidden: face down in a slot, in a deck, in the twilight."""

from __future__ import annotations

from random import Random

import pytest

from wtactics.content.content import content_of
from wtactics.engine.imagine import imagine
from wtactics.engine.match import Match
from wtactics.engine.places import NOBODY
from wtactics.records.file import to_text
from wtactics.records.record import begin
from wtactics.server.rooms.live_match import LiveMatch
from wtactics.server.show import table as show

SLOT = content_of("slot")
SEATS = (0, 1, show.spectator)


def live(seed: int) -> LiveMatch:
    """A match of two decks that ship."""
    decks = list(SLOT.decks.values())
    two = [(deck.name, deck.cards(SLOT.cards)) for deck in (decks[seed % len(decks)], decks[(seed + 1) % len(decks)])]
    played = begin(SLOT.game, SLOT.pool, two, seed)
    return LiveMatch("room", played, to_text(played.record))


def step(match: LiveMatch, chance: Random) -> None:
    match.step(chance.randrange(len(match.played.match.table.options)), [0, 1], True)


@pytest.mark.parametrize("seed", range(3))
def test_an_opening_shows_backs_and_no_more(seed: int) -> None:
    match, chance = live(seed), Random(seed)
    table, hidden = match.played.match.table, 0
    while table.turn == 0:
        for seat in (0, 1):
            down = {int(c): i % 8 for i, c in enumerate(table.laid) if c != NOBODY and i // 8 == seat}
            own, theirs = (match.state(viewer) for viewer in (seat, 1 - seat))
            told = {card.name: card for card in own.cards}
            assert {name: told[name].slot for name in down} == down
            assert all([sign.key for sign in told[name].signs] == ["face-down"] for name in down)
            assert down.keys().isdisjoint(card.name for card in theirs.cards)
            assert down.keys().isdisjoint(next(p.cards for p in own.places if (p.area, p.seat) == ("deck", seat)))
            backs = next(place.backs for place in theirs.places if (place.area, place.seat) == ("army", seat))
            assert backs in ((), tuple(sorted(down.values())))
            hidden += len(backs)
        step(match, chance)
    assert hidden > 20


def test_other_hidden_cards_give_the_same_state_to_the_last_byte() -> None:
    compared = 0
    for seed in range(8):
        match, chance = live(seed), Random(seed)
        for _ in range(chance.choice((4, 6, 9, 13, 17, 60, 120))):
            if not match.played.match.over:
                step(match, chance)
        for seat in SEATS:
            shown = match.state(seat).model_dump_json()
            for other in range(2):
                dream = Match(imagine(match.game.view(match.played.match.table, seat), other), match.played.match.rules)
                assert show.table_state(match.game, dream, seat, match.seq).model_dump_json() == shown
                compared += 1
    assert compared == 48
