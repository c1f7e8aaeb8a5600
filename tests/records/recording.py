"""Records of games between bots, by seed; as a program it writes one here.

    PYTHONPATH=src:tests python tests/records/recording.py 238 greedy "Strike Fund" "Walls and Willows"

A record stays as it is when the rules change, for that is what it is there to show. It is made anew, by what its name
says, only where cards were printed anew and it therefore cannot be replayed.
"""

import sys
from pathlib import Path

from wtactics.bots.playout import sow_all
from wtactics.bots.roster import make_bot
from wtactics.content.content import content_of
from wtactics.engine.match import Match
from wtactics.records.file import write_record
from wtactics.records.record import RecordedMatch, begin

HERE = Path(__file__).parent


def recorded(seed: int, bot: str, decks: tuple[str, ...]) -> RecordedMatch:
    """The whole game of this seed with these decks, all played by bots of this name."""
    content = content_of("arc")
    brought = [(name, content.find_deck(name).cards(content.cards)) for name in content.take_decks(decks)]
    played = begin(content.game, content.pool, brought, seed)
    bots = [make_bot(bot, content.game) for _ in decks]
    sow_all(bots, seed)
    while not played.match.over:
        table = played.match.table
        played.choose_at(bots[table.asked].choose_at(content.game.view(table, table.asked)))
    return played


def ways_out(match: Match) -> list[str]:
    """The rules by which players were defeated, and the rule that ended the match."""
    t = match.table
    return [content_of("arc").game.rule_id(int(number)) for number in (*t.out, t.ending) if number > 0]


if __name__ == "__main__":
    number, player, *names = sys.argv[1:]
    played = recorded(int(number), player, tuple(names))
    write_record(
        played.record, HERE / f"arc-{number}-{player}-{ways_out(played.match)[0].lower().removeprefix('arc-')}.json"
    )
