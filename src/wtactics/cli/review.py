"""How a game went, in lines: the scores from turn to turn, and the turning points as one seat saw them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from wtactics.content.content import Content
from wtactics.kits.sentences import plain
from wtactics.kits.told.counting import so_many
from wtactics.records.past import Past
from wtactics.records.record import Record
from wtactics.records.review import CREATURE, Review, Reviewer, TurningPoint

HEIGHTS: Final = "▁▂▃▄▅▆▇█"
BROAD: Final = 48  # so many columns at most
TOLD: Final = 3  # lines of a turning point


def how_it_went(content: Content, record: Record, seat: int) -> Iterator[Text]:
    """All of it, told to this seat."""
    names = ["you" if one == seat else content.game.show.seat_name(one) for one in range(len(record.decks))]
    past = Past(record, content.pool, content.game)
    review = Reviewer(past, seat, record.seed).review()
    if len(review.marks) > 1:
        yield Text("\nHow it went, turn by turn:", "bold")
        yield from curves(review, names)
    if review.points:
        yield Text("Turning points, by what you saw:", "bold")
        yield from (turning_point(point, names) for point in review.points)


def curves(review: Review, names: Sequence[str]) -> Iterator[Text]:
    """A line for each score and seat: what it was at first, how it rose and fell, what it is now."""
    title = max(len(counter.title) for counter in review.counters)
    broad = max(map(len, names))
    for n, counter in enumerate(review.counters):
        by_seat = [[mark.scores[n][seat] for mark in review.marks] for seat in range(len(names))]
        least, most = min(map(min, by_seat)), max(map(max, by_seat))
        for seat, (name, numbers) in enumerate(zip(names, by_seat, strict=True)):
            head = counter.title if seat == 0 else ""
            yield Text(
                f"  {head:<{title}}  {name:<{broad}} {numbers[0]:>4} {curve(numbers, least, most)} {numbers[-1]}"
            )


def curve(numbers: Sequence[int], least: int, most: int) -> str:
    """Numbers as a row of small bars; of too many, some of all parts."""
    shown = min(len(numbers), BROAD)
    chosen = [numbers[i * (len(numbers) - 1) // max(1, shown - 1)] for i in range(shown)]
    return "".join(HEIGHTS[(number - least) * (len(HEIGHTS) - 1) // max(1, most - least)] for number in chosen)


def turning_point(point: TurningPoint, names: Sequence[str]) -> Text:
    """One turning point: when, for better or worse, and what was told then."""
    much = so_many(max(1, abs(round(point.swing / CREATURE))), "small creature")
    way = "better" if point.swing > 0 else "worse"
    lines = [plain(line.text) for line in point.lines]
    more = f"; and {len(lines) - TOLD} more" if len(lines) > TOLD else ""
    whose = "yours" if names[point.seat] == "you" else f"{names[point.seat]}'s"
    return Text(f"  turn {point.turn} ({whose}): {way} by about {much}: {'; '.join(lines[:TOLD])}{more}.")
