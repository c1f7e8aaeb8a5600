"""Hidden cards of ORC stay hidden: hands, resource cards, the order of quests, and escrow that lies face down."""

from __future__ import annotations

from random import Random

from wtactics.content.content import content_of
from wtactics.engine.imagine import imagine
from wtactics.engine.match import Match
from wtactics.records.file import to_text
from wtactics.records.record import begin
from wtactics.rulesets.orc.oaths import STAKE, STAKE_CARD
from wtactics.rulesets.orc.table import OrcTable
from wtactics.server.rooms.live_match import LiveMatch
from wtactics.server.show import table as show

ORC = content_of("orc")
SEATS = (0, 1, show.spectator)
LOOKS = (5, 12, 30, 120)  # choices after which all is compared; at the second of them a card is at stake in one match


def live(seed: int) -> LiveMatch:
    """A match of two decks that ship."""
    decks = list(ORC.decks.values())
    two = [(deck.name, deck.cards(ORC.cards)) for deck in (decks[seed % len(decks)], decks[(seed + 1) % len(decks)])]
    played = begin(ORC.game, ORC.pool, two, seed)
    return LiveMatch("room", played, to_text(played.record))


def staked(t: OrcTable) -> list[int]:
    """The cards that are at stake."""
    return [int(t.stakes[i + STAKE_CARD]) for i in range(0, len(t.stakes), STAKE) if t.stakes[i + STAKE_CARD] >= 0]


def test_other_hidden_cards_give_the_same_state_to_the_last_byte() -> None:
    quests = escrow = 0
    for seed in range(4):
        match, chance = live(seed), Random(seed)
        real = match.played.match
        for n in range(LOOKS[-1] + 1):
            t = real.table
            for seat in SEATS if n in LOOKS else ():
                shown = match.state(seat).model_dump_json()
                dream = Match(imagine(match.game.view(t, seat), seed), real.rules)
                assert show.table_state(match.game, dream, seat, match.seq).model_dump_json() == shown
                escrow += any(dream.table.printed[c] != t.printed[c] for c in staked(t))
                quests += any(dream.table.printed[c] != t.printed[c] for c in t.quest_deck(0))
            match.step(chance.randrange(len(t.options)), [0, 1], True)
    assert quests > 10
    assert escrow > 0
