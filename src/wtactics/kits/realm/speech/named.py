"""A discipline that is named: cities of that discipline, and who lives there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.chain import pick, picked, top
from wtactics.engine.meaning import HOMES, ROLES
from wtactics.engine.places import CITY, DISCIPLINES, NOBODY, CardId, Flow, Option, other_of
from wtactics.engine.rows import IT, N
from wtactics.engine.step import NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.verbs import BRANCH
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, first_seat
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Slot, Things, clause
from wtactics.vocabulary.things.namings import NAMED


class NamedDiscipline(Slot):
    """The discipline that has been named."""

    def __init__(self) -> None:
        super().__init__("a discipline")

    def number(self, t: Table) -> i64:
        """Which it is."""
        return picked(t, self.at) - NAMED

    def of(self, t: Table) -> vec[i64]:
        return vec[i64]()


class NameDiscipline(Deed):
    """One of the three disciplines is named."""

    def __init__(self, players: Things, named: NamedDiscipline) -> None:
        self.players: Final = players
        self.named: Final = named

    def ask(self, t: Table) -> None:
        seat = first_seat(t, self.players)
        if seat == NOBODY:
            return
        t.ask(seat)
        for discipline in range(len(DISCIPLINES)):
            t.offer(BRANCH, 0, discipline)

    def do(self, t: Table, answer: Option) -> Flow:
        if answer != NOTHING:
            pick(t, self.named.at, NAMED + other_of(answer))
        return NEXT

    def way(self, n: i64) -> str:
        return DISCIPLINES[int(n)]

    def text(self) -> str:
        return clause(self.players, "name", "a discipline")


class HeardDiscipline(NamedDiscipline):
    """The discipline of the bid, or the claim, that was heard of."""

    def number(self, t: Table) -> i64:
        told = top(t, IT)
        return told if told != NOBODY else top(t, N) % len(DISCIPLINES)


class OfNamed(Quality):
    """A city is of the discipline that was named, or of another."""

    def __init__(self, named: NamedDiscipline, other: bool = False) -> None:
        self.named: Final = named
        self.other: Final = other

    def holds(self, t: Table, c: CardId) -> bool:
        return t.is_of(c, self.named.number(t)) != self.other

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return "of another discipline" if self.other else "of that discipline"

    def suits(self, sorts: list[Sort]) -> bool:
        return all(sort.types == 1 << CITY for sort in sorts)


class LivingInNamed(Quality):
    """A creature resides in a city of the discipline that was named."""

    def __init__(self, named: NamedDiscipline) -> None:
        self.named: Final = named

    def holds(self, t: Table, c: CardId) -> bool:
        city = t.dwelling(c)
        return city != NOBODY and t.is_of(city, self.named.number(t))

    def depends(self) -> i64:
        return HOMES | ROLES

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return "in a city of that discipline"


def name_one(reading: Reading) -> NameDiscipline:
    players = reading.players()
    if players.many() or players.text().startswith("each "):
        raise Misread("one player who names it", players.text())
    named = NamedDiscipline()
    reading.picked.append(named)
    return NameDiscipline(players, named)


def named_before(reading: Reading) -> NamedDiscipline:
    named = next((slot for slot in reversed(reading.picked) if isinstance(slot, NamedDiscipline)), None)
    if named is None and reading.bid_heard:
        return HeardDiscipline()
    if named is None:
        raise Misread("a discipline that was named before", "none")
    return named


def of_that(reading: Reading) -> Detail:
    return Detail("quality", OfNamed(named_before(reading)))


def of_another(reading: Reading) -> Detail:
    return Detail("quality", OfNamed(named_before(reading), True))


def in_city_of_that(reading: Reading, *whose: Detail) -> Detail:
    """Who stands in a city of a player is his."""
    return Detail("all", [*whose, Detail("quality", LivingInNamed(named_before(reading)))])


ONE: Final = '("a" | "one") "discipline"'
THAT: Final = '"of" ("that" | "the" ("chosen" | "named" | "claimed")) "discipline"'
PHRASES: Final = [
    Phrase("deed", f"({{choose}} | {{name}}) ({ONE})", name_one,
           ["Name a discipline. Deal 1 damage to each city of that discipline."], needs=CITIES),
    Phrase("post", THAT, of_that, needs=CITIES),
    Phrase("post", '"of" ("another" | "a" "different") "discipline"', of_another,
           ["Whenever you win a bid, deal 1 damage to target city of another discipline."], needs=CITIES),
    Phrase("place", f'("a" | "any")? ("city" | "cities") {THAT}', in_city_of_that, needs=CITIES),
    Phrase("place", f'owner ("city" | "cities") {THAT}', in_city_of_that,
           ["Name a discipline. Unmark all creatures in your cities of that discipline."], needs=CITIES),
]  # fmt: skip
