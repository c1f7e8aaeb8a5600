"""Facts reach a seat without what it may not know."""

import re
from pathlib import Path

from toy_pool import new_match, play_on
from wtactics.engine import facts
from wtactics.engine.places import GRAVE, HAND, NOBODY, RESERVE, place_of, what_of
from wtactics.engine.rows import FACT
from wtactics.engine.sight import FACE_DOWN, PILE
from wtactics.engine.table import Table
from wtactics.engine.telling import ABOUT_FIRST, ABOUT_SECOND, facts_for, forget_facts
from wtactics.kits.verbs import DRAW, LAY
from wtactics.records.record import RecordedMatch

LINE = re.compile(r"^(\w+): Final = (\d+)  # (.*)$", re.MULTILINE)
NO_CARD = {"phase", "turn", "discipline", "points", "amount", "faction", "seat", "-"}
THINGS = {
    "card",
    "quest",
    "creature",
    "equipment",
    "carrier",
    "rider",
    "ritual",
    "mount",
    "city",
    "thing",
    "attacker",
    "source",
    "host",
    "thing attacked",
}


def rows(table: Table, seat: int) -> list[list[int]]:
    told = [int(n) for n in facts_for(table, seat)]
    return [told[i : i + FACT] for i in range(0, len(told), FACT)]


def of_kind(table: Table, seat: int, fact: int) -> list[list[int]]:
    return [row for row in rows(table, seat) if row[0] == fact]


def at_the_draw(seats: int = 2) -> RecordedMatch:
    played = new_match(1, seats)
    while DRAW not in {what_of(o) for o in played.match.table.options}:
        played.choose_at(0)
    played.match.table.listening = True
    return played


def test_what_facts_are_about_agrees_with_their_comments() -> None:
    text = Path(facts.__file__).read_text("utf-8")
    found = {name: (int(number), comment) for name, number, comment in LINE.findall(text)}
    assert len(found) > 40
    for name, (number, comment) in found.items():
        if facts.CHARGED <= number <= facts.SHIFTED:  # these are in no log
            continue
        first, *others = [part.strip().split(" (")[0].split(" that ")[0] for part in comment.split(", ")]
        second = others[0].split(" or ")[0] if others else "-"
        assert first in NO_CARD | THINGS, f"{name}: {first} is neither known as a thing nor as a number"
        assert (number in ABOUT_FIRST) == (first in THINGS), name
        arrival = name == "MOVED"  # a city, or the Army
        assert (number in ABOUT_SECOND) == (second in THINGS or arrival), name


def test_others_do_not_hear_which_cards_are_drawn() -> None:
    played = at_the_draw()
    table = played.match.table
    seat = table.asked
    played.choose_at(0)
    mine = of_kind(table, seat, facts.DREW)
    assert mine
    assert all(table.place[c] == place_of(HAND, seat) for _, c, _, _ in mine)
    for other in (1 - seat, NOBODY):
        assert [row[1:] for row in of_kind(table, other, facts.DREW)] == [[NOBODY, seat, 0]] * len(mine)


def test_others_hear_of_a_resource_card_by_its_place() -> None:
    played = at_the_draw()
    table = played.match.table
    seat = table.asked
    while LAY not in {what_of(o) for o in table.options}:
        played.choose_at(0)
    played.choose_at(0)
    played.choose_at(3)
    c = table.first[place_of(RESERVE, seat)]
    assert of_kind(table, seat, facts.LAID) == [[facts.LAID, c, seat, 3]]
    for other in (1 - seat, NOBODY):
        told = rows(table, other)
        assert [facts.LAID, FACE_DOWN + seat * PILE, seat, 3] in told
        assert not any(c in row[1:2] for row in told if row[0] in ABOUT_FIRST)


def test_all_hear_which_card_is_discarded() -> None:
    played = at_the_draw()
    table = played.match.table
    c = table.first[place_of(HAND, 0)]
    table.discard(c)
    assert table.place[c] == place_of(GRAVE, 0)
    for seat in (0, 1, NOBODY):
        assert of_kind(table, seat, facts.DISCARDED) == [[facts.DISCARDED, c, 0, 0]]


def test_what_was_seen_when_it_happened_is_told_although_it_is_hidden_now() -> None:
    table = at_the_draw().match.table
    c = table.board[0]
    table.mark(c)
    table.leave(c, 0)  # to the deck
    table.shuffle(table.owner[c])
    for seat in (0, 1, NOBODY):
        assert of_kind(table, seat, facts.MARKED)[0][1] == c


def test_a_revealed_card_is_told_to_those_who_see_it() -> None:
    table = at_the_draw(3).match.table
    c = table.first[place_of(HAND, 0)]
    table.show(c, 0b10)
    assert of_kind(table, 1, facts.REVEALED)[0][1] == c
    assert of_kind(table, 0, facts.REVEALED)[0][1] == c
    for other in (2, NOBODY):
        assert of_kind(table, other, facts.REVEALED)[0][1] == NOBODY


def test_facts_that_were_heard_are_forgotten_together_with_their_witnesses() -> None:
    played = at_the_draw()
    play_on(played, 30)
    table = played.match.table
    assert len(table.witnesses) * FACT == len(table.facts) > 0
    forget_facts(table)
    assert len(table.witnesses) == len(table.facts) == 0


def test_nothing_is_noted_where_nobody_listens() -> None:
    table = play_on(new_match(1), 60).match.table
    assert len(table.facts) == len(table.witnesses) == 0
