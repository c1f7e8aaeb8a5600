"""Sorts of cards: type, faction, subtypes and state, as the words before a noun's "you control" say."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.lasting import GIVE_KIND
from wtactics.engine.meaning import HARM, MARKS, ROLES
from wtactics.engine.places import (
    ATTACKER,
    BLOCKED,
    CREATURE,
    DEFENDER,
    FACTIONS,
    HERO,
    NOBODY,
    QUEST,
    RESERVE,
    RESOURCE,
    TYPES,
    CardId,
)
from wtactics.engine.reckoning import EVERY_KIND, is_called
from wtactics.engine.rows import MODIFIER, MODIFIER_A, MODIFIER_ON
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread

# Marked or not, attacking or defending.
EITHER: Final = 0
MARKED: Final = 1
UNMARKED: Final = 2
ASSIGNED: Final = 3  # to a task that lasts, where there are such; else unassigned
UNASSIGNED: Final = 4
ATTACKING: Final = 1
DEFENDING: Final = 2
DAMAGED: Final = 1
UNDAMAGED: Final = 2
MARKS_SAID: Final = ("", "marked", "unmarked", "assigned", "unassigned")
TOKENS: Final = 1
NO_TOKENS: Final = 2
ALL_TYPES: Final = (1 << len(TYPES)) - 1
UNASKED: Final = -2  # where nobody has asked yet for a column of the library


class Kind:
    """A subtype: its number in the library, and its word, one and many."""

    def __init__(self, number: i64, word: str, plural: str) -> None:
        self.number: Final = number
        self.word: Final = word
        self.plural: Final = plural


class CounterName:
    """What texts call a sort of counters: its number in the library, and its word."""

    def __init__(self, number: i64, word: str) -> None:
        self.number: Final = number
        self.word: Final = word


class Sort:
    """What sort of card a noun means: its type, faction, subtypes, and what state it is in."""

    def __init__(
        self,
        types: i64 = 0,
        faction: i64 = NOBODY,
        kinds: list[Kind] | None = None,
        not_faction: i64 = NOBODY,
        not_kind: Kind | None = None,
        mark: i64 = EITHER,
        role: i64 = EITHER,
        damaged: i64 = EITHER,
        word: str = "",
        tokens: i64 = EITHER,
        not_types: i64 = 0,
    ) -> None:
        self.types: Final = types  # as bits; 0 for any
        self.faction: Final = faction
        self.kinds: Final[list[Kind]] = kinds if kinds is not None else []
        self.not_faction: Final = not_faction
        self.not_kind: Final = not_kind
        self.mark: Final = mark
        self.role: Final = role
        self.damaged: Final = damaged
        self.tokens: Final = tokens  # are only tokens meant, or none of them?
        self.not_types: Final = not_types  # as bits, for it has none of these
        self.word: Final = word  # what it is called; empty if its last subtype is all that is said
        # All it is called
        self.single: Final = (
            self.kinds[0].number if len(self.kinds) == 1 and not_kind is None and not_types == 0 else NOBODY
        )
        # Whatever state it is in
        self.steady: Final = mark == EITHER and role == EITHER and damaged == EITHER and tokens == EITHER
        self.plain: Final = self.steady and not kinds and not_kind is None and not_types == 0

    def fits(self, t: Table, c: CardId) -> bool:
        """Is the card of this sort?"""
        d = t.printed[c]
        if t.place[c] & 15 == RESERVE:
            return self.fits_face_down(t, c)
        if self.types == 0:
            if t.library.type[d] == HERO:
                return False
        elif self.types & t.library.stands_as[d] == 0:
            return False
        if self.faction != NOBODY and t.library.faction[d] != self.faction:
            return False
        if self.not_faction != NOBODY and t.library.faction[d] == self.not_faction:
            return False
        if self.plain:
            return True
        return (self.steady or self.is_so(t, c)) and self.is_called_so(t, c)

    def fits_face_down(self, t: Table, c: CardId) -> bool:
        """A resource card is of the faction that was named for it, whatever is printed on its face; it may be marked."""
        bare = self.types == 0 and self.word == "" and self.mark != EITHER  # "it is marked", of whatever "it" is
        if self.types >> RESOURCE & 1 == 0 and not bare:
            return False
        if self.faction != NOBODY and t.colour[c] != self.faction:
            return False
        if self.not_faction != NOBODY and t.colour[c] == self.not_faction:
            return False
        if self.plain:
            return True
        return (self.steady or self.is_so(t, c)) and self.is_called_so(t, c)

    def is_printed_so(self, t: Table, c: CardId) -> bool:
        """Is the card of this type, faction and subtypes by its print, whichever way up it lies?"""
        library, d = t.library, t.printed[c]
        if self.types != 0 and self.types & library.stands_as[d] == 0:
            return False
        if self.not_types & library.stands_as[d] != 0:
            return False
        if self.faction != NOBODY and library.faction[d] != self.faction:
            return False
        if self.not_faction != NOBODY and library.faction[d] == self.not_faction:
            return False
        for kind in self.kinds:
            if not library.is_kind(d, kind.number):
                return False
        return self.not_kind is None or not library.is_kind(d, self.not_kind.number)

    def is_so(self, t: Table, c: CardId) -> bool:
        """Is the card marked, damaged, attacking as the words say, a token or none?"""
        if self.tokens != EITHER and t.is_token(c) != (self.tokens == TOKENS):
            return False
        if self.mark != EITHER and not is_marked_so(t.marked[c], self.mark):
            return False
        if self.damaged != EITHER and (t.harm[c] > 0) != (self.damaged == DAMAGED):
            return False
        if self.role == ATTACKING:
            return t.role[c] == ATTACKER or t.role[c] == BLOCKED
        return self.role == EITHER or t.role[c] == DEFENDER

    def is_called_so(self, t: Table, c: CardId) -> bool:
        """Has the card the subtypes, and not those it must not have?"""
        if self.single != NOBODY:
            return is_kind(t, c, self.single)
        if self.not_types & t.library.stands_as[t.printed[c]] != 0:
            return False
        for kind in self.kinds:
            if not is_kind(t, c, kind.number):
                return False
        return self.not_kind is None or not is_kind(t, c, self.not_kind.number)

    def depends(self) -> i64:
        """The states of cards that it speaks of, as bits."""
        bits: i64 = MARKS if self.mark != EITHER else 0
        bits |= ROLES if self.role != EITHER else 0
        return bits | HARM if self.damaged != EITHER else bits

    def text(self, many: bool, side: str = "") -> str:
        """The sort in card English, with a word for its army among the adjectives."""
        role = "" if self.word in ("attacker", "defender") else ("", "attacking", "defending")[self.role]
        words = [MARKS_SAID[self.mark], role]
        words.append(("", "damaged", "undamaged")[self.damaged])
        words.append("nontoken" if self.tokens == NO_TOKENS else "")
        if self.not_faction != NOBODY:
            words.append(f"non-{plain_faction(self.not_faction)}")
        if self.not_kind is not None:
            words.append(f"non-{titled(self.not_kind.word)}")
        words += [f"non{word}" for i, word in enumerate(TYPES) if self.not_types >> i & 1 == 1]
        words.append(side)
        if self.faction != NOBODY:
            words.append(plain_faction(self.faction))
        words.extend(titled(kind.word) for kind in self.kinds)
        if self.word:
            words.append(plural(self.word) if many else self.word)
        elif many:
            words[-1] = titled(self.kinds[-1].plural)
        return " ".join(word for word in words if word)


def is_nobodys(t: Table, c: CardId) -> bool:
    """Is it a quest on which a creature stands that is not played by you now (ORC-QUEST-44)?"""
    d = t.printed[c]
    return t.library.type[d] == QUEST and t.library.stands_as[d] >> CREATURE & 1 == 1 and t.player_of(c) != t.you


def is_marked_so(marked: i64, said: i64) -> bool:
    """Is a card that is unmarked (0), marked (1) or assigned (2) what the word says?"""
    if said == MARKED:
        return marked == 1
    if said == UNMARKED:
        return marked == 0
    return (marked == 2) == (said == ASSIGNED)


def titled(words: str) -> str:
    """The words, each with a capital."""
    return " ".join(word.capitalize() for word in words.split())


def plain_faction(faction: i64) -> str:
    """The faction as an adjective: Gaian, Empire."""
    return FACTIONS[faction].removeprefix("The ")


def plural(word: str) -> str:
    """More than one of it: creatures, cities, resource cards."""
    return word[:-1] + "ies" if word.endswith("y") else word + "s"


def is_kind(t: Table, c: CardId, kind: i64) -> bool:
    """Has the card this subtype, printed or given?"""
    if t.library.is_kind(t.printed[c], kind):
        return t.place[c] & 15 != RESERVE
    i: i64 = 0
    while i < len(t.modifiers):
        given = t.modifiers[i] == GIVE_KIND and t.modifiers[i + MODIFIER_ON] == c
        if given and (t.modifiers[i + MODIFIER_A] == kind or t.modifiers[i + MODIFIER_A] == EVERY_KIND):
            return True
        i += MODIFIER
    return len(t.called) > 0 and is_called(t, c, kind)


def column_of(t: Table, kind: i64) -> i64:
    """Where the column `is_a` of the library begins for a subtype; NOBODY for none, or if a card may have it unprinted."""
    if kind == NOBODY or len(t.called) > 0:
        return NOBODY
    i: i64 = 0
    while i < len(t.modifiers):
        if t.modifiers[i] == GIVE_KIND:
            return NOBODY
        i += MODIFIER
    return kind * len(t.library.type)


def says_type_only(sorts: list[Sort]) -> bool:
    """Does one sort say no more than a type?"""
    sort = sorts[0]
    return len(sorts) == 1 and sort.types != 0 and sort.plain and sort.faction == NOBODY and sort.not_faction == NOBODY


def says_nothing(sorts: list[Sort]) -> bool:
    """Is any card of one of these sorts?"""
    for sort in sorts:
        if sort.types == 0 and sort.plain and sort.faction == NOBODY and sort.not_faction == NOBODY:
            return True
    return False


def types_of(sorts: list[Sort]) -> i64:
    """The types of cards that one of these sorts could mean, as bits."""
    bits: i64 = 0
    for sort in sorts:
        bits |= sort.types if sort.types != 0 else ALL_TYPES
    return bits


def join_traits(each: tuple[tuple[int, str], ...], joiner: str) -> tuple[int, str]:
    """Several keywords as bits and words."""
    bits = 0
    for one, _ in each:
        bits |= one
    words = [word for _, word in each]
    return bits, f" {joiner} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def refuse_among_others(sorts: list[Sort]) -> None:
    """Of Mounts and creatures with ATK 4 or more, all could be meant to have that ATK, and then nobody would name Mounts."""
    last = sorts[-1]
    for sort in sorts[:-1]:
        if (
            last.plain
            and last.faction == NOBODY
            and last.types == 1 << CREATURE
            and sort.kinds
            and sort.types & ~last.types == 0
        ):
            told = sort.text(True)
            raise Misread(f'no "{told}" here, for what stands behind all these creatures is said of them, too', told)
