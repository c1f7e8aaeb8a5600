"""A table in one number: equal tables give equal numbers, in both forms of the engine and on every machine."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.state import State


def fold(digest: i64, n: i64) -> i64:
    """Stir one more number in; for any n, different digests stay different. No product exceeds 63 bits."""
    x = (digest ^ n & 0xFFFFFFFF) * 0x2C1B3C6D + (n >> 32 & 0xFFFFFFFF) * 0x297A2D39 & 0xFFFFFFFF
    return x ^ x >> 15


def fold_all(digest: i64, column: vec[i64]) -> i64:
    """Stir a column in, with its length."""
    digest = fold(digest, len(column))
    for n in column:
        digest = fold(digest, n)
    return digest


def digest_of(t: State) -> i64:
    """The state of a table in 32 bits, but for who speaks and how drafts are asked (never kept), and what listeners heard."""
    digest: i64 = 0
    for column in card_columns(t) + far_columns(t) + other_columns(t) + t.own_columns():
        digest = fold_all(digest, column)
    if len(t.past) + len(t.blows) > 0:
        digest = fold_all(fold_all(digest, t.past), t.blows)
    if len(t.averting) > 0:
        digest = fold_all(digest, t.averting)
    if len(t.called) > 0:
        digest = fold_all(digest, t.called)
    if t.stale_by != 0:
        digest = fold(digest, t.stale_by)
    if len(t.mod_data) > 0:  # without mods tables have the digest that they always had
        digest = fold_all(digest, t.mod_data)
    if t.chance.keyed:  # and so without a key
        digest = fold_all(digest, vec[i64]([int.from_bytes(t.chance.secret[:7], "big")]))
    if t.tokens != 0:  # and so without tokens
        digest = fold(digest, t.tokens)
    return fold_all(digest, scalars(t))


def card_columns(t: State) -> list[vec[i64]]:
    """The columns by card."""
    return [
        t.printed, t.owner, t.controller, t.place, t.after, t.before, t.marked, t.harm, t.host, t.home, t.colour,
        t.role, t.foe, t.since, t.shown, t.attack, t.defense, t.traits, t.barred, t.allowed,
    ]  # fmt: skip


def far_columns(t: State) -> list[vec[i64]]:
    """The columns by card that are empty where no card prints such values."""
    return [t.ranged, t.life]


def other_columns(t: State) -> list[vec[i64]]:
    """The columns by place and seat, and the rows of what lasts, waits and is under way."""
    return [
        t.board, t.first, t.last, t.count, t.points, t.out, t.failed, t.seat_barred, t.modifiers, t.mute, t.granted,
        t.laws, t.chain, t.picks, t.waiting, t.agenda[: t.agenda_end], t.options, t.dice,
    ]  # fmt: skip


def scalars(t: State) -> vec[i64]:
    """The single numbers of the state."""
    return vec[i64]([
        t.chance.base, t.rolls, t.changes, i64(t.over), t.winner, t.ending, t.active, t.starter, t.turn, t.phase,
        i64(t.values_stale), i64(t.rulings_stale), t.watched, t.ruled_by, t.ears,
        i64(t.has_keyword_statements), t.law_deeds, t.ruled_deeds, i64(t.rulings_due),
        i64(t.unsettled), t.held, i64(t.drew), t.drawing, t.searched, t.loops, t.frame, t.asked,
    ])  # fmt: skip
