"""Who the Heroes are, and what they print for their players."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import HERO, NOBODY, CardId, Seat, place_of
from wtactics.engine.rows import ABILITY_PLAY, ITEM, KIND, PENDING, SOURCE, STATE
from wtactics.mods.heroes.ids import HEROES
from wtactics.rulesets.orc.table import OrcTable


def is_hero(t: OrcTable, c: CardId) -> bool:
    """ORC-HERO-08 Is the card a Hero?"""
    return t.library.type[t.printed[c]] == HERO


def hero_of(t: OrcTable, seat: Seat) -> CardId:
    """ORC-HERO-01 Who stands for the player; NOBODY before Heroes are laid, and for who is out."""
    c = t.first[place_of(HEROES, seat)]
    return c if c >= 0 else NOBODY


def says(t: OrcTable, seat: Seat, what: i64, otherwise: i64) -> i64:
    """ORC-HERO-02 A number that the player's Hero prints (speech/sheet.py)."""
    c = hero_of(t, seat)
    return t.library.own(t.printed[c], what) if c != NOBODY else otherwise


def waiting(t: OrcTable) -> i64:
    """ORC-COUNTER-06 Where the item begins of a Hero's ability that waits, which is never more than one; NOBODY."""
    i: i64 = 0
    while i < len(t.chain):
        if t.chain[i + KIND] == ABILITY_PLAY and t.chain[i + STATE] == PENDING and is_hero(t, t.chain[i + SOURCE]):
            return i
        i += ITEM
    return NOBODY
