"""Rooms: how one is made of a request, how its seats see it, and how a rematch follows."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Final

from wtactics.bots.roster import BOTS, bot_name
from wtactics.cards.entry import nearest, one_of
from wtactics.content.content import content_of
from wtactics.content.left_unread import unread, unread_words
from wtactics.content.own_sets import hands_allowed
from wtactics.engine.chance import Seed, new_key
from wtactics.games import GAMES, UnknownRuleset, ruleset, with_hands
from wtactics.kits.game import Game
from wtactics.kits.series import LENGTHS, Series
from wtactics.kits.settings import BadSettings
from wtactics.server.data.store import Room, Seated, now
from wtactics.server.messages import RoomInfo, RoomRequest, SeatInfo, SeatRequest, TableInfo
from wtactics.server.rooms.carried import called_at, carried_by, carried_on
from wtactics.server.rooms.score import series_before, series_info, series_of
from wtactics.server.web.catalogue import deck_cards, deck_keys
from wtactics.server.web.names import apart

FOR_PEOPLE: Final = frozenset({"end_asked"})  # settings that are on where people play,
AMONG_PEOPLE: Final = FOR_PEOPLE | {"discreet"}  # and where they play each other


class RequestFault(Exception):
    """A request cannot be fulfilled: where, what was expected, what was found."""

    def __init__(self, where: str, expected: str, found: str) -> None:
        self.where, self.expected, self.found = where, expected, found
        super().__init__(f"{where}: expected {expected}, found {found}")


def token() -> str:
    """A name that nobody guesses."""
    return secrets.token_urlsafe(18)


def checked(where: str, name: str, known: Collection[str]) -> str:
    """The name, which must be one of these."""
    if name not in known:
        raise RequestFault(where, one_of(nearest(name, known) or known), repr(name))
    return name


def game_of(where: str, name: str) -> Game:
    """The game of this name, with its mods."""
    checked(where, name.partition("+")[0], GAMES)
    try:
        return ruleset(name)
    except UnknownRuleset as unknown:
        raise RequestFault(where, unknown.expected, unknown.found) from None


def new_room(asked: RoomRequest, guest: str, name: str) -> Room:
    """A room as it was wished for; WishRefused says what cannot be."""
    game = game_of("ruleset", asked.ruleset)
    least, most = game.seats
    if not least <= len(asked.seats) <= most:
        raise RequestFault("seats", f"{game.many_seats()} seats", str(len(asked.seats)))
    if sum(seat.kind == "me" for seat in asked.seats) != 1:
        raise RequestFault("seats", "one seat for yourself", f"{sum(seat.kind == 'me' for seat in asked.seats)}")
    try:
        Series(asked.best_of, len(asked.seats))
    except BadSettings:
        raise RequestFault("best_of", f"{' or '.join(map(str, LENGTHS))} games", str(asked.best_of)) from None
    try:
        game.settle(asked.settings, len(asked.seats))
    except BadSettings as bad:
        raise RequestFault("settings", f"settings of {game.title}", "; ".join(bad.faults)) from None
    if asked.seed is not None and any(seat.kind == "open" for seat in asked.seats):
        raise RequestFault("seed", "none, for whoever knows it knows every deck", str(asked.seed))
    if found := played_by_bots(game.name, asked.seats):
        raise RequestFault("seats", "people alone, for no bot knows what to do by hand", unread_words(found))
    seats = with_bots_named(tuple(new_seat(i, seat, game.name, guest, name) for i, seat in enumerate(asked.seats)))
    seed = new_key() if asked.seed is None else asked.seed
    people = sum(one.kind != "bot" for one in asked.seats)
    settings = for_people(game, people) | asked.settings
    return Room(token(), game.name, settings, seed, guest, now(), None, seats, None, best_of=asked.best_of)


def played_by_bots(name: str, seats: Sequence[SeatRequest]) -> dict[str, list[str]]:
    """BYHAND-OPEN-05 What nobody reads of the cards of a room with bots: sentences by the names of the cards."""
    keys = sorted({seat.deck for seat in seats if seat.deck in deck_keys(name)})
    if all(seat.kind != "bot" for seat in seats):
        return {}
    return unread(content_of(name), [card for key in keys for card in deck_cards(name, key)[1]])


def for_people(game: Game, people: int) -> dict[str, int]:
    """What is set otherwise at a table of so many people than where programs play by themselves, unless it was wished for."""
    wanted = AMONG_PEOPLE if people > 1 else FOR_PEOPLE
    return {setting.name: 1 for setting in game.settings if setting.name in wanted}


def new_seat(number: int, asked: SeatRequest, game: str, guest: str, name: str) -> Seated:
    """A seat as it was wished for."""
    where = f"seats.{number}"
    deck = deck_of(f"{where}.deck", asked.deck, game)
    if asked.kind == "me":
        return Seated(number, token(), "person", guest, name, None, deck)
    if asked.kind == "open":
        return Seated(number, token(), "open", None, "", None, deck)
    bot = checked(f"{where}.bot", asked.bot or "", BOTS)
    return Seated(number, token(), "bot", None, "", bot, deck)


def deck_of(where: str, key: str, game: str) -> str:
    """The key of a deck of the game; of one that only people can play it is said which rooms have such."""
    by_hand = with_hands(game)
    if key in deck_keys(game) or not hands_allowed() or key not in deck_keys(by_hand):
        return checked(where, key, deck_keys(game))
    found = unread_words(unread(content_of(by_hand), deck_cards(by_hand, key)[1]))
    raise RequestFault(where, f"cards that are read, or a room with cards by hand among people alone, {by_hand}", found)


def with_bots_named(seats: tuple[Seated, ...]) -> tuple[Seated, ...]:
    """The seats with a name for each bot; of two of a kind the second has a number."""
    known: Counter[str] = Counter()
    named: list[Seated] = []
    for seated in seats:
        if seated.bot is None:
            named.append(seated)
            continue
        known[seated.bot] += 1
        named.append(replace(seated, name=bot_name(seated.bot, known[seated.bot])))
    return tuple(named)


def rematch_of(room: Room) -> Room:
    """The same people with the same decks, each one seat further on; a new match, if it was one of several games."""
    return following(room, 1, ())


def next_game_of(room: Room) -> Room:
    """The next game of the match: everybody keeps his seat and his deck."""
    return following(room, 0, series_of(room).results)


def following(room: Room, further: int, results: tuple[int, ...]) -> Room:
    """A room with the same people, so many seats further on."""
    n = len(room.seats)
    moved = sorted(((seated.seat + further) % n, seated) for seated in room.seats)
    seats = tuple(Seated(i, token(), s.kind, s.guest, s.name, s.bot, s.deck) for i, s in moved)
    return Room(
        token(), room.ruleset, room.settings, new_key(), room.made_by, now(), None, seats, None,
        best_of=room.best_of, results=results, carried=carried_on(room),
    )  # fmt: skip


def seat_in(following: Room, seat: int) -> Seated:
    """Where whoever sat here sits in the room that followed."""
    return following.seats[(seat + (0 if following.results else 1)) % len(following.seats)]


def settings_of(room: Room) -> dict[str, int]:
    """The settings of the game of this room: in a match, who begins hangs on the game before."""
    return series_before(room).settings(room.settings, ruleset(room.ruleset).settings)


def dealt_from(room: Room) -> Seed:
    """The key of its match; a seed only where nobody is there from whom it would have to be kept."""
    people = {seated.guest for seated in room.seats if seated.kind == "person"}
    return room.seed if isinstance(room.seed, bytes) or len(people) == 1 else new_key()


def link_of(seated: Seated) -> str:
    """The secret path of a seat."""
    return f"/table/{seated.key}"


def room_info(room: Room, seat: int, here: Collection[int] = ()) -> RoomInfo:
    """The room as one of its seats sees it."""
    stand, mine, names = room.stand, room.seats[seat], apart_at(room)
    makes = mine.guest == room.made_by
    invitations: Mapping[str, str] = {str(s.seat): link_of(s) for s in room.seats if s.kind == "open" and makes}
    return RoomInfo(
        room=room.id, ruleset=room.ruleset, title=ruleset(room.ruleset).title, settings=dict(room.settings),
        seats=tuple(seat_info(room, seated, name, seat, here) for seated, name in zip(room.seats, names, strict=True)),
        started=stand is not None, over=stand is not None and stand.over, turn=stand.turn if stand else 0,
        yours=stand is not None and not stand.over and stand.asked == seat,
        link=link_of(mine), invitations=dict(invitations), changed=room.changed, series=series_info(room),
        own=room.carried is not None, laid=bool(carried_by(room).begun),
    )  # fmt: skip


def apart_at(room: Room) -> list[str]:
    """The names of all seats, no two alike; bots keep theirs, so that nobody passes for one."""
    order = sorted(room.seats, key=lambda seated: (seated.kind != "bot", seated.seat))
    told = dict(zip((seated.seat for seated in order), apart(seated.name for seated in order), strict=True))
    return [told[seated.seat] for seated in room.seats]


def table_info(room: Room) -> TableInfo:
    """The room as anybody sees it who comes by."""
    people = tuple(name for seated, name in zip(room.seats, apart_at(room), strict=True) if seated.kind != "open")
    stand = room.stand
    return TableInfo(
        ruleset=room.ruleset, title=ruleset(room.ruleset).title, players=people, free=len(room.seats) - len(people),
        started=stand is not None, over=stand is not None and stand.over, turn=stand.turn if stand else 0,
    )  # fmt: skip


def seat_info(room: Room, seated: Seated, name: str, seat: int, here: Collection[int]) -> SeatInfo:
    """Who sits there."""
    assert seated.kind in ("person", "bot", "open")
    return SeatInfo(
        seat=seated.seat, kind=seated.kind, name=name, bot=seated.bot,  # type: ignore[arg-type]  # asserted
        deck=called_at(room, seated.deck), here=seated.kind == "bot" or seated.seat in here, you=seated.seat == seat,
    )  # fmt: skip
