"""One Domain: the one that was chosen, that of a creature, or any; who is on top or at the bottom, and who goes there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.chain import pick, picked
from wtactics.engine.meaning import HOMES, Noun, Trigger
from wtactics.engine.places import CREATURE, NOBODY, SEAT_THING, CardId, Flow, Option, other_of
from wtactics.engine.step import NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.verbs import BRANCH
from wtactics.language.phrase import Misread, Phrase
from wtactics.mods.regions.places import DOMAINS, HOW_MANY, is_domain
from wtactics.mods.regions.speech.domains import (
    ANY,
    DOMAIN,
    INTO_PLAY,
    NAMES,
    Domain,
    InDomain,
    SameDomain,
    enters,
    enters_play,
    is_there,
    on_top_there,
    standing_there,
)
from wtactics.mods.regions.table import RegionsTable
from wtactics.vocabulary.deeds.deed import Deed, first_seat
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Being, Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import subject_general
from wtactics.vocabulary.things.meaning import All, Slot, They, Things, clause, possessive
from wtactics.vocabulary.things.mentioning import keeper
from wtactics.vocabulary.triggers.watching import Watched, any_card

TOP: Final = 0
BOTTOM: Final = 1
END_WORDS: Final = ("top", "bottom")
CREATURES: Final = Sort(1 << CREATURE, word="creature")
CHOSEN: Final = NOBODY - 1  # what is picked for the first Domain, and below it for the others


class ChosenDomain(Slot):
    """The Domain that has been chosen: Body, Mind or Soul, of these players, or of whoever is spoken of."""

    def __init__(self, whose: Things | None) -> None:
        super().__init__("a Domain" if whose is None else f"one of {possessive(whose)} Domains")
        self.whose: Final = whose

    def of(self, t: Table) -> vec[i64]:
        return vec[i64]()


class ChooseDomain(Deed):
    """One of the three Domains is chosen."""

    def __init__(self, players: Things, domain: ChosenDomain) -> None:
        self.players: Final = players
        self.domain: Final = domain

    def ask(self, t: Table) -> None:
        seat = first_seat(t, self.players)
        if seat == NOBODY:
            return
        t.ask(seat)
        for discipline in range(HOW_MANY):
            t.offer(BRANCH, 0, discipline)

    def do(self, t: Table, answer: Option) -> Flow:
        if answer != NOTHING:
            pick(t, self.domain.at, CHOSEN - other_of(answer))
        return NEXT

    def way(self, n: i64) -> str:
        return f"the {NAMES[int(n)]} Domain"

    def text(self) -> str:
        return clause(self.players, "choose", self.domain.words)


class InChosen(Quality):
    """AVA-REGION-07 A creature stands in the Domain that was chosen, of such a player; perhaps on top of it."""

    def __init__(self, domain: ChosenDomain, whose: Things | None, on_top: bool = False) -> None:
        self.domain: Final = domain
        self.whose: Final = whose
        self.on_top: Final = on_top

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, RegionsTable)
        kind, chosen = t.place[c] & 15, CHOSEN - picked(t, self.domain.at)
        if not is_domain(kind) or kind - DOMAINS != chosen:
            return False
        if self.whose is not None and not self.whose.has(t, SEAT_THING + t.controller[c]):
            return False
        return not self.on_top or t.on_top(kind - DOMAINS, t.controller[c]) == c

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"{'on top of' if self.on_top else 'in'} that Domain"


class EndOf(Quality):
    """AVA-REGION-07 A creature is the top one of its Domain, or the bottom one; perhaps of one in which another stands."""

    def __init__(self, end: i64, beside: Things | None = None) -> None:
        self.end: Final = end
        self.beside: Final = beside

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, RegionsTable)
        if not is_domain(t.place[c] & 15) or t.type(c) != CREATURE:
            return False
        if self.beside is not None and not SameDomain(self.beside).holds(t, c):
            return False
        if self.end == TOP:
            return t.on_top((t.place[c] & 15) - DOMAINS, t.controller[c]) == c
        return is_lowest(t, c)

    def depends(self) -> i64:
        return HOMES | (self.beside.depends() if self.beside is not None else 0)

    def rank(self) -> i64:
        return 1 if self.beside is None else NAMES_OTHERS

    def behind(self) -> str:
        end = "on top" if self.end == TOP else "at the bottom"
        return end if self.beside is None else f"{end} of the Domain of {self.beside.text()}"

    def told(self, many: bool) -> str:
        return f"{'are' if many else 'is'} at the bottom"


def is_lowest(t: Table, c: CardId) -> bool:
    """Does no creature lie below it?"""
    below = t.after[c]
    while below >= 0:
        if t.type(below) == CREATURE:
            return False
        below = t.after[below]
    return True


# ---- choosing a Domain


def choose_domain(reading: Reading, *whose: Detail) -> ChooseDomain:
    """Which of the three, and of whom if that is said; of several players each has his own."""
    players = reading.players()
    if players.many() or players.text().startswith("each "):
        raise Misread("one player who chooses", players.text())
    domain = ChosenDomain(keeper(whose[0]) if whose else None)
    reading.picked.append(domain)
    return ChooseDomain(players, domain)


def chosen_before(reading: Reading) -> ChosenDomain | None:
    """The Domain that was chosen last."""
    return next((slot for slot in reversed(reading.picked) if isinstance(slot, ChosenDomain)), None)


def that_domain(reading: Reading, on_top: bool, *whose: Detail) -> Quality:
    """The one chosen before, of him who is named, or who does it; else that of the creature that was spoken of."""
    domain = chosen_before(reading)
    if domain is None:
        return SameDomain(reading.it()) if not on_top else EndOf(TOP, reading.it())
    if whose:
        return InChosen(domain, keeper(whose[0]), on_top)
    if domain.whose is not None:
        return InChosen(domain, domain.whose, on_top)
    actor = reading.actor
    if actor is None or not actor.people():
        raise Misread("whose Domain", "that Domain")
    return InChosen(domain, They() if actor.text().startswith("each ") else actor, on_top)


def in_that(reading: Reading, *whose: Detail) -> Detail:
    return Detail("quality", that_domain(reading, False, *whose))


def pick_the(reading: Reading, the: The) -> Things:
    """In what is done it is found once, for it may be another one behind that."""
    return reading.pick(the.noun, the.text())


def said_of_the(reading: Reading, the: The) -> None:
    """Of whoever it is a standing text speaks."""
    subject_general(reading, reading.tell(the, the.noun if isinstance(the.noun, CardNoun) else None))


def the_itself(reading: Reading, the: The) -> Things:
    return reading.tell(the, the.noun if isinstance(the.noun, CardNoun) else None)


def in_its(reading: Reading) -> Detail:
    return Detail("quality", SameDomain(reading.it()))


def top_of_that(reading: Reading, *whose: Detail) -> The:
    noun = CardNoun([CREATURES], qualities=[that_domain(reading, True, *whose)])
    return The(noun, "the top creature of that Domain")


def end_of_its(reading: Reading, end: int) -> The:
    """The top or the bottom creature where another one stands."""
    noun = CardNoun([CREATURES], qualities=[EndOf(end, reading.it())])
    return The(noun, f"the {END_WORDS[end]} creature of its Domain")


class The(All):
    """The one creature that is so, if there is one."""

    def __init__(self, noun: Noun, words: str) -> None:
        super().__init__(noun)
        self.words: Final = words

    def many(self) -> bool:
        return False

    def text(self) -> str:
        return self.words


# ---- tops and bottoms of any Domain


def end_noun(domain: Domain, end: int) -> CardNoun:
    there = [InDomain(domain, True)] if end == TOP else [EndOf(BOTTOM), InDomain(domain)]
    return CardNoun([CREATURES], qualities=sorted(there, key=lambda quality: quality.rank()))


def some_end(reading: Reading, end: int, domain: Domain) -> Things:
    """The top creature of one of your Domains, or of a Domain: whoever does it says of which."""
    if domain.discipline != ANY:
        raise Misread("a Domain without a name", domain.text())
    noun = end_noun(domain, end)
    return reading.pick(noun, f"a {noun.text(False)}")


def target_end(reading: Reading, end: int, domain: Domain) -> Things:
    noun = end_noun(domain, end)
    return reading.target(noun, f"target {noun.text(False)}")


def end_creature(reading: Reading, end: int, domain: Domain) -> The:
    """There is one in a Domain of one player; of several Domains each has its own."""
    if domain.discipline == ANY or domain.of is None or domain.of.many():
        raise Misread("one Domain of one player", domain.text())
    return The(end_noun(domain, end), f"the {END_WORDS[end]} creature of {domain.text()}")


def ends_of_all(reading: Reading, end: int) -> Things:
    noun = end_noun(Domain(ANY, None), end)
    return reading.tell(All(noun, True), noun)


def bottoms_of_each(reading: Reading, whose: Detail) -> Things:
    """Whoever lies lowest in a Domain of theirs."""
    noun = end_noun(Domain(ANY, keeper(whose)), BOTTOM)
    return reading.tell(All(noun, True), noun)


def watched_end(reading: Reading, end: int, domain: Domain) -> Watched:
    return any_card(reading, end_noun(domain, end))


def some_of(reading: Reading, whose: Detail, discipline: int = ANY) -> Domain:
    return Domain(discipline, keeper(whose))


def any_of_all(reading: Reading) -> Domain:
    return Domain(ANY, None)


def is_in_some(reading: Reading, negated: bool, whose: Detail) -> Being:
    return is_there(reading, negated, InDomain(some_of(reading, whose)))


def enters_some(reading: Reading, watched: Watched, whose: Detail) -> Trigger:
    return enters(reading, watched, some_of(reading, whose))


def enters_play_in_some(reading: Reading, watched: Watched, whose: Detail) -> Trigger:
    return enters_play(reading, watched, some_of(reading, whose))


def is_end(reading: Reading, negated: bool, end: int) -> Being:
    return is_there(reading, negated, EndOf(end) if end == BOTTOM else InDomain(Domain(ANY, None), True))


ENDS: Final = ('"top"', TOP), ('"bottom"', BOTTOM)
NAME_IT: Final = '("a" | "one") "domain" | ("a" "domain" ":")? "body" "," "mind" ","? "or" "soul"'
PHRASES: Final = [
    # choosing one
    Phrase("deed", f"({{choose}} | {{name}}) ({NAME_IT})", choose_domain,
           ["Choose a Domain. Each opponent puts the top creature of that Domain into his army."]),
    Phrase("deed", '({choose} | {name}) "one" "of" owner "domains"', choose_domain,
           ["Choose one of your Domains. Creatures in that Domain get +1/+1 until end of turn."]),
    Phrase("post", '("in" | "of" | "from") ("that" | "the" "chosen") "domain"', in_that),
    Phrase("post", '("in" | "of" | "from") owner ("chosen" "domain" | "domain" "of" "that" ("name" | "discipline"))', in_that),
    Phrase("post", '("in" | "of" | "from") "its" "domain"', in_its,
           ["As long as this creature is in a Domain, other creatures in its Domain get +0/+1."]),
    Phrase("the_one", '"the" "top" "creature" ("of" | "in" | "from") ("that" | "the" "chosen") "domain"', top_of_that),
    Phrase("the_one", '"the" "new"? end_word "creature" ("of" | "in") "its" "domain"', end_of_its),
    Phrase("the_one", '"the" end_word "creature" ("of" | "in" | "from") a_domain', end_creature),
    Phrase("chosen", "the_one", pick_the, ["Mark the top creature of target opponent's Soul Domain."]),
    Phrase("subject_said", "the_one", said_of_the, ["The top creature of your Soul Domain gets +0/+1."]),
    Phrase("subject_plain", "the_one", the_itself),
    *(Phrase("end_word", form, lambda reading, end=end: end) for form, end in ENDS),
    # tops and bottoms
    Phrase("some_domain", f'("one" | "any") "of" owner domain_name? {DOMAIN}', some_of),
    Phrase("some_domain", '("a" | "any") "domain"', any_of_all),
    Phrase("one_place", '("one" | "any") "of" owner "domains"',
           lambda reading, whose: standing_there(reading, some_of(reading, whose)),
           ["Unmark target creature in one of your Domains."]),
    Phrase("post", '"on" "top" "of" ("one" | "any") "of" owner "domains"',
           lambda reading, whose: on_top_there(reading, some_of(reading, whose)),
           ["Mark an unmarked creature on top of one of your Domains."]),
    Phrase("chosen", '("the" | "a") end_word "creature" ("of" | "in" | "from") some_domain', some_end,
           ["Unmark the top creature of one of your Domains."]),
    Phrase("aimed", '"target" end_word "creature" ("of" | "in" | "from") (some_domain | a_domain)',
           target_end),
    Phrase("watched", '("the" | "a") end_word "creature" ("of" | "in") some_domain', watched_end),
    Phrase("general",
           '("the" end_word "creature" ("of" | "in") "each" | "each" end_word "creature" ("of" | "in") "a") "domain"',
           ends_of_all, ["Mark the top creature of each Domain."]),
    Phrase("general", '"the" "bottom" ("creature" ("of" | "in") "each" "of" | "creatures" ("of" | "in")) owner "domains"',
           bottoms_of_each, ["Unmark the bottom creature of each of your Domains."]),
    Phrase("predicate", 'being ("in" | "from") ("one" | "any") "of" owner "domains"', is_in_some),
    Phrase("post", '("at" | "on") "the" "bottom"', lambda reading: Detail("quality", EndOf(BOTTOM))),
    Phrase("predicate", f'being ("on" | "at" | "in") "the" end_word ("of" ("a" | "its" | "that") {DOMAIN})?', is_end,
           ["As long as this creature is at the bottom, it can't be marked."]),
    Phrase("happening", 'watched ("enters" | "enter" | "comes" "into" | "come" "into" | "moves" "to" | "moves" "into")'
           ' ("one" | "any") "of" owner "domains"', enters_some),
    Phrase("happening", f'watched {INTO_PLAY} ("one" | "any") "of" owner "domains"', enters_play_in_some,
           ["When this creature enters play in one of your Domains, draw a card."]),
]  # fmt: skip
