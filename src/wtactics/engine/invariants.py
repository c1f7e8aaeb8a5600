"""What must hold of every table after every step and at every question, whatever the ruleset; whoever breaks it is found."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.digest import card_columns, far_columns
from wtactics.engine.lasting import SAY
from wtactics.engine.places import (
    ASIDE,
    ATTACHED,
    BOARD,
    DECK,
    GONE,
    GRAVE,
    HAND,
    LIMBO,
    NOBODY,
    PEACE,
    RESERVE,
    SEAT_THING,
    CardId,
    Thing,
    card_of,
    what_of,
)
from wtactics.engine.rows import (
    ABILITY,
    AVERT,
    AVERT_A,
    BLOW,
    CARD_PLAY,
    FRAME,
    ITEM,
    KIND,
    MODIFIER,
    MODIFIER_ON,
    PAST,
    PENDING,
    PICKS,
    SEAT,
    SOURCE,
    STATE,
    TRIGGER_PLAY,
    WAIT,
)
from wtactics.engine.rows import CANCELLED as OFF
from wtactics.engine.state import zeros
from wtactics.engine.table import Table
from wtactics.engine.values import refresh, settle_rulings


class Broken(Exception):
    """A table is not as a table can be."""


def check(t: Table) -> None:
    """Raise Broken if the table, at a question or at the end, is at odds with itself; it is not changed."""
    check_step(t)
    if not t.over and t.frame != t.agenda_end - FRAME:
        raise Broken(f"the frame begins at {t.frame} of {t.agenda_end}")
    check_values(t)
    check_question(t)
    for mod in t.terms.mods:
        mod.sound(t)


def check_step(t: Table) -> None:
    """Raise Broken if something does not hold that holds after every step."""
    check_columns(t)
    check_places(t)
    check_board(t)
    c: CardId = 0
    while c < len(t.place):
        check_card(t, c)
        c += 1
    check_hearers(t)
    check_chain(t)
    check_rows(t)
    check_seats(t)


def check_columns(t: Table) -> None:
    """Every card has an entry in every column, but for values that no card prints; mods have the room that is theirs."""
    if len(t.mod_data) != len(t.terms.mod_data):
        raise Broken(f"the mod data has {len(t.mod_data)} numbers, not {len(t.terms.mod_data)}")
    check_lengths(card_columns(t), "card column", len(t.place))
    check_lengths(far_columns(t), "far column", len(t.place) if t.library.far else 0)


def check_lengths(columns: list[vec[i64]], sort: str, cards: i64) -> None:
    """Each of these columns has an entry for so many cards."""
    for i, column in enumerate(columns):
        if len(column) != cards:
            raise Broken(f"{sort} {i} has {len(column)} entries for {cards} cards")


def check_places(t: Table) -> None:
    """Every card lies in exactly one place, once; the order of each place is sound, and its count is right."""
    met: i64 = 0
    p: i64 = 0
    while p < len(t.first):
        n: i64 = 0
        before: CardId = NOBODY
        c = t.first[p]
        while c >= 0:
            if t.place[c] != p:
                raise Broken(f"card {c} is in the order of place {p}, but lies in place {t.place[c]}")
            if t.before[c] != before:
                raise Broken(f"card {c} has {t.before[c]} before it, not {before}")
            n += 1
            if n > len(t.place):
                raise Broken(f"the order of place {p} has no end")
            before = c
            c = t.after[c]
        if t.last[p] != before:
            raise Broken(f"place {p} ends with {t.last[p]}, not {before}")
        if t.count[p] != n:
            raise Broken(f"place {p} counts {t.count[p]} cards, but holds {n}")
        met += n
        p += 1
    if met != len(t.place):
        raise Broken(f"{met} of {len(t.place)} cards lie in a place")


def check_board(t: Table) -> None:
    """The column of the board holds each card on the board, once."""
    seen = zeros(len(t.place))
    for c in t.board:
        if t.place[c] & 15 < BOARD:
            raise Broken(f"card {c} is in the column of the board, but lies in place {t.place[c]}")
        if seen[c] == 1:
            raise Broken(f"card {c} is twice in the column of the board")
        seen[c] = 1
    there: i64 = 0
    for p in range(len(t.count)):
        there += t.count[p] if p & 15 >= BOARD else 0
    if len(t.board) != there:
        raise Broken(f"the column of the board holds {len(t.board)} cards, the board {there}")


def check_hearers(t: Table) -> None:
    """Those on the board whose text waits for something stand in a column of their own, as they came; so do those who act."""
    hearers = [c for c in t.board if t.library.hears[t.printed[c]] != 0]
    if list(t.hearers) != hearers:
        raise Broken(f"cards {list(t.hearers)} wait for something by their text, expected {hearers}")
    actors = [c for c in t.board if t.library.acts[t.printed[c]] != 0]
    if list(t.actors) != actors:
        raise Broken(f"cards {list(t.actors)} print an activated ability, expected {actors}")


def check_card(t: Table, c: CardId) -> None:
    """One card is as its place demands."""
    kind, seat = t.place[c] & 15, t.place[c] >> 4
    if not (0 <= t.printed[c] < len(t.library.type)):
        raise Broken(f"card {c} is no card of the library")
    if seat >= t.seats:
        raise Broken(f"card {c} lies in a place of seat {seat}")
    if not 0 <= t.marked[c] <= 2:
        raise Broken(f"card {c} is marked {t.marked[c]} times")
    if t.harm[c] < 0:
        raise Broken(f"card {c} has suffered {t.harm[c]} damage")
    kept = kind == DECK or kind == HAND or kind == GRAVE or kind == GONE or kind == ASIDE
    if kept and t.owner[c] != seat:
        raise Broken(f"card {c} of seat {t.owner[c]} lies in place {t.place[c]} of seat {seat}")
    if kind >= RESERVE:
        check_in_play(t, c)
        return
    if not (t.controller[c] == t.owner[c] or kind == LIMBO):
        raise Broken(f"card {c} is not in play, but controlled")
    bare = t.marked[c] == 0 and t.harm[c] == 0 and t.role[c] == PEACE
    if not bare:
        raise Broken(f"card {c} is not in play, but marked, damaged or in combat")
    loose = t.host[c] == NOBODY and t.home[c] == NOBODY and t.foe[c] == NOBODY and t.colour[c] == NOBODY
    if not loose:
        raise Broken(f"card {c} is not in play, but has a host, home, foe or colour")


def check_in_play(t: Table, c: CardId) -> None:
    """A card in play lies before its controller, at home and attached only where that is in play."""
    kind, home, host = t.place[c] & 15, t.home[c], t.host[c]
    if t.place[c] >> 4 != t.controller[c]:
        raise Broken(f"card {c} of seat {t.controller[c]} lies in place {t.place[c]}")
    if kind != RESERVE and t.colour[c] >= 0:
        raise Broken(f"card {c} in place {t.place[c]} has colour {t.colour[c]}")
    if home != NOBODY:
        if not (is_on_board(t, home) and home != c):
            raise Broken(f"card {c} resides in {home}, which is not on the board")
        if t.kind(home) != kind:
            raise Broken(f"card {c} resides in {home}, which lies in another kind of place")
    if (kind == ATTACHED) != (host != NOBODY):
        raise Broken(f"card {c} in place {t.place[c]} is attached to {host}")
    settled = not t.unsettled and not t.over  # who has lost leaves no empty table behind
    if host != NOBODY and settled and (host == c or not is_there(t, host)):
        raise Broken(f"card {c} is attached to {host}, which is not there")


def is_on_board(t: Table, c: CardId) -> bool:
    """Is it a card on the board?"""
    return 0 <= c < len(t.place) and t.place[c] & 15 >= BOARD


def is_there(t: Table, thing: Thing) -> bool:
    """Is it a card in play, or a player in the match?"""
    if thing >= SEAT_THING:
        return thing - SEAT_THING < t.seats and t.out[thing - SEAT_THING] == 0
    return 0 <= thing < len(t.place) and t.in_play(thing)


def check_chain(t: Table) -> None:
    """Every item of the chain has its room among the picks; a card between hand and table is being played."""
    if len(t.chain) % ITEM != 0:
        raise Broken(f"the chain has {len(t.chain)} numbers")
    room: i64 = 0
    i: i64 = 0
    while i < len(t.chain):
        ability, source = t.chain[i + ABILITY], t.chain[i + SOURCE]
        if t.chain[i + PICKS] != room:
            raise Broken(f"item {i // ITEM} begins its picks at {t.chain[i + PICKS]}, not {room}")
        room += t.library.abilities[ability].room if ability != NOBODY else 0
        if not (0 <= t.chain[i + KIND] <= TRIGGER_PLAY):
            raise Broken(f"item {i // ITEM} is of sort {t.chain[i + KIND]}")
        if not (0 <= t.chain[i + STATE] <= OFF):
            raise Broken(f"item {i // ITEM} has state {t.chain[i + STATE]}")
        if not (0 <= t.chain[i + SEAT] < t.seats):
            raise Broken(f"item {i // ITEM} belongs to seat {t.chain[i + SEAT]}")
        if not (0 <= source < len(t.place)):
            raise Broken(f"item {i // ITEM} comes from {source}")
        if t.chain[i + KIND] == CARD_PLAY and t.chain[i + STATE] == PENDING and t.place[source] & 15 != LIMBO:
            raise Broken(f"card {source} is pending, but lies in place {t.place[source]}")
        i += ITEM
    if len(t.picks) != room:
        raise Broken(f"there are {len(t.picks)} picks for {room} places")
    c: CardId = 0
    while c < len(t.place):
        if not (t.place[c] & 15 != LIMBO or is_played(t, c)):
            raise Broken(f"card {c} lies between hand and table, but is not played")
        c += 1


def is_played(t: Table, c: CardId) -> bool:
    """Is there a play of this card on the chain, or is it still open where the card goes?"""
    i: i64 = 0
    while i < len(t.averting):
        if t.averting[i + AVERT_A] == c:
            return True
        i += AVERT
    i = 0
    while i < len(t.chain):
        if t.chain[i + SOURCE] == c and t.chain[i + KIND] == CARD_PLAY:
            return True
        i += ITEM
    return False


def check_rows(t: Table) -> None:
    """Modifiers, waiting triggers and frames are whole, and speak of what is there."""
    if len(t.waiting) % WAIT != 0:
        raise Broken(f"the waiting triggers have {len(t.waiting)} numbers")
    if len(t.past) % PAST != 0 or len(t.blows) % BLOW != 0:
        raise Broken(f"the past has {len(t.past)} numbers, the blows {len(t.blows)}")
    if len(t.averting) % AVERT != 0:
        raise Broken(f"what is averted has {len(t.averting)} numbers")
    if len(t.modifiers) % MODIFIER != 0:
        raise Broken(f"the modifiers have {len(t.modifiers)} numbers")
    if t.agenda_end % FRAME != 0 or t.agenda_end > len(t.agenda):
        raise Broken(f"the agenda ends at {t.agenda_end} of {len(t.agenda)} numbers")
    i: i64 = 0
    while i < len(t.modifiers):
        if (
            t.modifiers[i] != SAY
            and t.modifiers[i + MODIFIER_ON] < SEAT_THING
            and not is_there(t, t.modifiers[i + MODIFIER_ON])
        ):
            raise Broken(f"modifier {i // MODIFIER} lies on {t.modifiers[i + MODIFIER_ON]}, which is not in play")
        i += MODIFIER
    for c in t.mute:
        if not is_on_board(t, c):
            raise Broken(f"card {c} has lost its abilities, but is not on the board")
    if t.held < 0:
        raise Broken(f"{t.held} things are under way")


def check_seats(t: Table) -> None:
    """Players and the end of the match."""
    for seat in range(t.seats):
        if t.points[seat] < t.least_points():
            raise Broken(f"seat {seat} has {t.points[seat]} points")
    if not (0 <= t.active < t.seats):
        raise Broken(f"it is the turn of seat {t.active}")
    if t.over != (t.ending != 0):
        raise Broken(f"the match is {'over' if t.over else 'not over'}, its ending is {t.ending}")
    if not (NOBODY <= t.winner < t.seats):
        raise Broken(f"seat {t.winner} has won")
    if not (t.over or t.winner == NOBODY):
        raise Broken(f"seat {t.winner} has won before the end")
    if not (t.winner == NOBODY or t.out[t.winner] == 0 or t.alive() == 0):  # of those who fall together one may win
        raise Broken(f"seat {t.winner} has won, but is out of the match")


def check_question(t: Table) -> None:
    """An open question has two options or more (one, if terms say so), all different, for a player in the match."""
    if t.over:
        return
    if len(t.options) == 0 or (len(t.options) == 1 and t.terms.standing_reasons == 0):
        raise Broken(f"the question has {len(t.options)} options")
    if not (0 <= t.asked < t.seats):
        raise Broken(f"seat {t.asked} is asked")
    if t.out[t.asked] != 0:
        raise Broken(f"seat {t.asked} is asked, but is out of the match")
    options = sorted(t.options)
    for i in range(len(options)):
        o = options[i]
        if not (i == 0 or options[i - 1] != o):
            raise Broken(f"option {o} is offered twice")
        if t.names_thing(what_of(o)):
            c = card_of(o)
            known = c < len(t.place) or SEAT_THING <= c < SEAT_THING + t.seats
            if not known:
                raise Broken(f"option {o} names {c}, which is no card and no player")


VALUES: Final = ("attack", "defense", "traits", "barred", "allowed", "ranged", "life")


def value_columns(t: Table) -> list[vec[i64]]:
    """The computed columns by card, as VALUES names them; the last two are empty where no card prints them."""
    columns = [t.attack, t.defense, t.traits, t.barred, t.allowed]
    return columns + far_columns(t) if t.library.far else columns


def check_values(t: Table) -> None:
    """Values that count as fresh are what they would be if they were computed anew; after the end nobody asks for them."""
    if t.values_stale or t.over:
        return
    now, anew = t.clone(), t.clone()
    anew.values_stale = True
    for table in (now, anew):
        refresh(table)
        settle_rulings(table)
    for name, old, new in zip(VALUES, value_columns(now), value_columns(anew), strict=False):
        for c in t.board:
            if old[c] != new[c]:
                raise Broken(f"card {c} has {name} {old[c]}; computed anew: {new[c]}")
    for seat in range(t.seats):
        if now.seat_barred[seat] != anew.seat_barred[seat]:
            raise Broken(f"what cards forbid seat {seat} was not computed anew")
    if not same(now.granted, anew.granted):
        raise Broken("granted abilities were not computed anew")
    if not same(now.called, anew.called):
        raise Broken("subtypes that cards give were not computed anew")
    if not same(now.laws, anew.laws):
        raise Broken("laws in force were not computed anew")


def same(a: vec[i64], b: vec[i64]) -> bool:
    """Do both hold the same numbers in the same order?"""
    if len(a) != len(b):
        return False
    for i in range(len(a)):
        if a[i] != b[i]:
            return False
    return True
