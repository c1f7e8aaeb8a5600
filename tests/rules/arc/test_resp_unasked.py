"""ARC-RESP: who is passed over in a window, in matches by chance; each of his cards is asked about by itself."""

from collections.abc import Iterator
from itertools import chain

import pytest

from scenes.arc import rule
from wtactics.bots.playout import play_out, sow_all
from wtactics.content.content import content_of
from wtactics.engine.meaning import ACTIVATED
from wtactics.engine.places import HAND
from wtactics.engine.rows import GRANT, GRANTED
from wtactics.kits.realm.abilities import cannot_use
from wtactics.kits.realm.plays import cannot_play
from wtactics.kits.realm.windows import could_answer
from wtactics.lab.bench import pairs, two_at_random
from wtactics.rulesets.arc.table import ArcTable

DECISIONS = 400


def abilities_of(t: ArcTable, c: int) -> Iterator[int]:
    """The activated abilities that the card could have, by text, keyword or grant."""
    library, d = t.library, t.printed[c]
    printed = range(library.first[d], library.first[d + 1])
    held = [k for k in range(len(library.traits)) if t.traits[c] >> k & 1]
    keywords = [range(library.trait_first[k], library.trait_first[k + 1]) for k in held]
    granted = [t.granted[i + GRANTED] for i in range(0, len(t.granted), GRANT) if t.granted[i] == c]
    return (i for i in chain(printed, *keywords, granted) if library.kind_of[i] == ACTIVATED)


def could_act(t: ArcTable, seat: int) -> bool:
    """Ask of each card by itself what the window would offer."""
    plays = [(c, n) for c in t.at(HAND, seat) for n in range(max(1, t.library.plays[t.printed[c]]))]
    if any(cannot_play(t, seat, c, n, t.purse(seat), True) == 0 for c, n in plays):
        return True
    mine = [c for c in t.board if t.controller[c] == seat]
    return t.abilities_allowed(seat) and any(cannot_use(t, seat, c, i) == 0 for c in mine for i in abilities_of(t, c))


@rule("ARC-RESP-01", "ARC-RESP-07", "ARC-ABIL-09")
@pytest.mark.parametrize("seed", range(4))
def test_who_is_not_asked_could_only_pass(seed: int) -> None:
    matches = pairs(content_of("arc"))
    match = matches[seed % len(matches)].clone()
    match.table.sow(seed)
    match.run()
    bots = two_at_random()
    sow_all(bots, seed)
    answers = [0, 0]
    for _ in range(DECISIONS):
        play_out(match, bots, 1)
        t = match.clone().table
        assert isinstance(t, ArcTable)
        for seat in range(t.seats):
            if not t.over and not t.values_stale:
                assert could_answer(t, seat) or not could_act(t, seat)
                answers[could_answer(t, seat)] += 1
    assert min(answers) > 0
