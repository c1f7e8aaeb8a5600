"""What else is heard of: targets, counters put and removed, bids lost, advantages, what goes to the graveyard."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Noun, Trigger
from wtactics.engine.places import DISCIPLINES, EVENT, GRAVE, MAGIC, Thing, seat_thing
from wtactics.engine.rows import CARD_PLAY, PAST_N
from wtactics.engine.table import Table
from wtactics.engine.tallies import counters_on
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import CITIES, SPELLS, Needs
from wtactics.vocabulary.nouns.sorts import CounterName
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Host, This, You, article
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.triggers.meaning import Comes, Happens
from wtactics.vocabulary.triggers.past import THIS_TURN, Past
from wtactics.vocabulary.triggers.watching import IS, Watched, call, call_lost, says, very_card

ANY_SPELL: Final = 1 << EVENT | 1 << MAGIC


class Source:
    """What can aim at something: abilities, played cards of some types."""

    def __init__(self, abilities: bool, types: int, words: str) -> None:
        self.abilities: Final = abilities
        self.types: Final = types  # as bits
        self.words: Final = words


class Targeted(Trigger):
    """Something becomes a target of such a play, of such a player."""

    def __init__(self, what: Noun, by: Noun | None, source: Source, words: str, own: bool) -> None:
        super().__init__(facts.TARGETED, own)
        self.what: Final = what
        self.by: Final = by
        self.abilities: Final = source.abilities
        self.types: Final = source.types
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if not self.what.fits(t, a) or (self.by is not None and not self.by.fits(t, seat_thing(b))):
            return False
        return self.is_by(t, n)

    def is_by(self, t: Table, n: i64) -> bool:
        """Is the play of this number one of those?"""
        if n & 3 != CARD_PLAY:
            return self.abilities
        return self.types >> t.library.type[t.printed[n >> 2]] & 1 == 1

    def text(self) -> str:
        return self.words


class AimedPast(Past):
    """That something became a target of such plays in this turn."""

    def __init__(self, trigger: Targeted) -> None:
        super().__init__(facts.TARGETED, trigger.what, trigger.by, THIS_TURN, True)
        self.trigger: Final = trigger

    def has(self, t: Table, i: i64) -> bool:
        return super().has(t, i) and self.trigger.is_by(t, t.past[i + PAST_N])


class Counted(Trigger):
    """Counters of a name are put on such a card, or taken from it; perhaps the last of them."""

    def __init__(self, what: Noun, counter: CounterName, taken: bool, last: bool, words: str, own: bool) -> None:
        super().__init__(facts.COUNTED, own)
        self.what: Final = what
        self.counter: Final = counter
        self.taken: Final = taken
        self.last: Final = last
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if b != self.counter.number or (n < 0) != self.taken or not self.what.fits(t, a):
            return False
        return not self.last or counters_on(t, a, b) == 0

    def text(self) -> str:
        return self.words


class Buried(Trigger):
    """Such a card goes from play to a graveyard, whatever brought it there."""

    def __init__(self, what: Noun, words: str, own: bool, group: bool) -> None:
        super().__init__(facts.LEFT, own, 0, group)
        self.what: Final = what
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return n == GRAVE and self.what.fits(t, a)

    def text(self) -> str:
        return self.words


def source_ability(reading: Reading) -> Source:
    return Source(True, 0, "ability")


def source_event(reading: Reading) -> Source:
    return Source(False, 1 << EVENT, "event")


def source_magic(reading: Reading) -> Source:
    return Source(False, 1 << MAGIC, "magic card")


def source_spell(reading: Reading) -> Source:
    return Source(False, ANY_SPELL, "spell")


def sources(reading: Reading, *each: Source) -> Source:
    """One or another of these, as "a spell or ability"."""
    types = 0
    for source in each:
        types |= source.types
    return Source(any(source.abilities for source in each), types, " or ".join(source.words for source in each))


def anything() -> Source:
    return Source(True, ANY_SPELL, "")


def is_aimed_at(reading: Reading, watched: Watched, source: Source, by: Watched | None = None) -> Targeted:
    if by is not None:
        call(reading, by, True)
    call(reading, watched, False)
    whose = "" if by is None else f" {by.words} {'control' if isinstance(by.very, You) else 'controls'}"
    words = f"{says(watched, 'become')} the target of {article(source.words)}{whose}"
    return Targeted(watched.noun, by.noun if by is not None else None, source, words, watched.own())


def is_aimed_at_of(reading: Reading, watched: Watched, by: Watched, source: Source) -> Targeted:
    return is_aimed_at(reading, watched, source, by)


def aims_at(reading: Reading, source: Source, watched: Watched) -> Targeted:
    """The same, told of what aims: an event targets it."""
    return is_aimed_at(reading, watched, source)


def aims_at_with(reading: Reading, by: Watched, watched: Watched, source: Source) -> Targeted:
    return is_aimed_at(reading, watched, source, by)


def whose_aims_at(reading: Reading, by: Watched, source: Source, watched: Watched) -> Targeted:
    return is_aimed_at(reading, watched, source, by)


def targets(reading: Reading, by: Watched, watched: Watched) -> Targeted:
    return is_targeted_by(reading, watched, by)


def is_targeted_by(reading: Reading, watched: Watched, by: Watched) -> Targeted:
    """By an opponent: by whatever he plays or uses."""
    call(reading, by, True)
    call(reading, watched, False)
    words = f"{says(watched, 'is targeted')} by {by.words}"
    return Targeted(watched.noun, by.noun, anything(), words, watched.own())


def targets_one(reading: Reading, by: Watched, watched: Watched) -> Targeted:
    return is_targeted_by(reading, watched, by)


def is_targeted(reading: Reading, watched: Watched) -> Targeted:
    call(reading, watched, False)
    return Targeted(watched.noun, None, anything(), f"{says(watched, 'become')} a target", watched.own())


def counted(reading: Reading, name: CounterName, watched: Watched, taken: bool, last: bool, words: str) -> Counted:
    call(reading, watched, False)
    return Counted(watched.noun, name, taken, last, words, watched.own())


def counter_put(reading: Reading, name: CounterName, watched: Watched) -> Counted:
    words = f"whenever one or more {name.word} counters are put on {watched.words}"
    return counted(reading, name, watched, False, False, words)


def counter_taken(reading: Reading, name: CounterName, watched: Watched) -> Counted:
    words = f"whenever one or more {name.word} counters are removed from {watched.words}"
    return counted(reading, name, watched, True, False, words)


def last_taken(reading: Reading, name: CounterName, watched: Watched) -> Counted:
    words = f"whenever the last {name.word} counter is removed from {watched.words}"
    return counted(reading, name, watched, True, True, words)


def wins_bid(reading: Reading, who: Watched) -> Trigger:
    hear_bid(reading, who)
    return Comes(facts.BID_WON, [], who.noun, says(who, "win a bid"))


A_BID: Final = '("a" | "any" | "the") ("bid" | "claim")'  # not "one": the bids before may be narrowed
CLAIMED: Final = '"that"? claimer ("have" | "has")? ("claim" | "claims" | "claimed" | "made" | "announced")'
WINS: Final = '("wins" | "win" | ("have" | "has") "won")'


class BidPhrase(Phrase):
    """A player wins a bid for a discipline, or for one or another."""

    def __init__(self, *disciplines: int) -> None:
        body = ' "or" '.join(f'"{DISCIPLINES[discipline].lower()}"' for discipline in disciplines)
        form = f'anyone {WINS} (("a" | "the") {body} ("bid" | "claim") | {A_BID} ("for" | "of") {body} | {body})'
        super().__init__("happening", form, self.read, needs=Needs(fact=facts.BID_WON))
        self.disciplines: Final = disciplines

    def read(self, reading: Reading, who: Watched) -> Trigger:
        hear_bid(reading, who)
        words = says(who, f"win a {' or '.join(DISCIPLINES[each] for each in self.disciplines)} bid")
        return Comes(facts.BID_WON, sorted(self.disciplines), who.noun, words)


def hear_bid(reading: Reading, who: Watched) -> None:
    """Whose bid it is can be spoken of, and its discipline."""
    call(reading, who, True)
    reading.bid_heard = True


def loses_bid(reading: Reading, who: Watched) -> Trigger:
    hear_bid(reading, who)
    return Comes(facts.BID_MISSED, [], who.noun, says(who, "lose a bid"))


def loses_own(reading: Reading, who: Watched, yours: bool) -> Trigger:
    """Whoever claims it loses it; nobody else does."""
    if yours != (who.words == "you"):
        raise Misread("who claims the bid that is lost", "another player")
    return loses_bid(reading, who)


def gains_advantage(reading: Reading, who: Watched, _winning: None, city: Watched | None = None) -> Happens:
    if city is not None:
        call(reading, city, False)
    hear_bid(reading, who)
    words = says(who, "gain an advantage") if city is None else f"{says(who, 'gain the advantage')} of {city.words}"
    return Happens(facts.FAVOURED, city.noun if city is not None else None, who.noun, words, False, True)


def gains_this(reading: Reading, who: Watched, _winning: None) -> Happens:
    """Its own, said by a city."""
    if reading.word != "city":
        raise Misread("this on a city", f"a {reading.word}")
    return gains_advantage(reading, who, None, very_card(reading, This(reading.word)))


def gives_advantage(reading: Reading, city: Watched, _winning: None = None) -> Happens:
    """Whoever controls a city gains its advantage."""
    call(reading, city, False)
    return Happens(facts.FAVOURED, city.noun, None, says(city, "gain its advantage"), city.own(), True)


def buried(reading: Reading, watched: Watched) -> Buried:
    if isinstance(watched.very, Host):
        call_lost(reading, watched, False)
    else:
        call(reading, watched, False)
    return Buried(watched.noun, f"{says(watched, 'is put')} into a graveyard from play", watched.own(), watched.some)


TARGETS: Final = '("target" | "targets")'
AIMED_AT: Final = 'watched ("becomes" | "become" | "is" | "are") ("the" | "a") "target" "of"'
COUNTER: Final = '("a" | "an" | "one" "or" "more") counter_name ("counter" | "counters")'
MISSES: Final = (
    '(("doesn\'t" | "don\'t" | ("fails" | "fail") "to") "win" (("the" | "that" | "a") ("bid" | "claim") | "it")?)'
)
MAKES: Final = '("make" | "makes" | "announce" | "announces" | "declare" | "declares")'
A_GRAVEYARD: Final = '("a" | "the" | "any" | "its" "owner" "\'s") "graveyard"'
PHRASES: Final = [
    Phrase("source", '"ability"', source_ability),
    Phrase("source", '"event"', source_event, needs=SPELLS),
    Phrase("source", '"magic" "card"', source_magic, needs=SPELLS),
    Phrase("source", '"spell"', source_spell, needs=SPELLS),
    Phrase("sources", 'source ("or" ("a" | "an")? source)*', sources),
    Phrase("happening", f'{AIMED_AT} ("a" | "an" | "any") sources', is_aimed_at,
           ["Whenever this creature becomes the target of an ability, draw a card."]),
    Phrase("happening", f'{AIMED_AT} ("a" | "an" | "any") sources ("that"? anyone ("controls" | "control") | by_whom)',
           is_aimed_at, ["Whenever this creature becomes the target of an ability an opponent controls, draw a card."]),
    Phrase("by_whom", '("played" | "used" | "controlled")? "by" anyone', same),
    Phrase("happening", f'{AIMED_AT} anyone "\'s" sources', is_aimed_at_of),
    Phrase("happening", f'watched {IS} "targeted" "by" ("a" | "an" | "any") sources', is_aimed_at),
    Phrase("happening", f'watched {IS} "targeted" "by" anyone "\'s" sources', is_aimed_at_of),
    Phrase("happening", f'watched {IS} "targeted" "by" anyone', is_targeted_by),
    Phrase("happening", 'anyone ("targets" | "target") watched', targets_one,
           ["Whenever an opponent targets this creature, draw a card."]),
    Phrase("happening", f'watched ("becomes" | "become") "a" "target" | watched {IS} "targeted"', is_targeted),
    Phrase("happening", f'("a" | "an" | "any") sources {TARGETS} watched', aims_at,
           ["Whenever an event targets this creature, draw a card."]),
    Phrase("happening", f'anyone "\'s" sources {TARGETS} watched', whose_aims_at),
    Phrase("happening", f'anyone {TARGETS} watched "with" ("a" | "an" | "any") sources', aims_at_with,
           ["Whenever an opponent targets this creature with an event, draw a card."]),
    Phrase("happening", f"anyone {TARGETS} watched", targets),
    Phrase("happening", f'{COUNTER} {IS} "put" "on" watched', counter_put,
           ["Whenever a rust counter is put on a creature, draw a card."]),
    Phrase("happening", f'{COUNTER} {IS} "removed" "from" watched', counter_taken),
    Phrase("happening", f'"the" "last" counter_name "counter" {IS} "removed" "from" watched', last_taken,
           ["When the last rust counter is removed from this creature, draw a card."]),
    *(BidPhrase(*some) for n in (1, 2) for some in permutations(range(len(DISCIPLINES)), n)),
    Phrase("happening", f'anyone ("wins" | "win") ({A_BID} | "one")', wins_bid, needs=Needs(fact=facts.BID_WON)),
    Phrase("trigger", f'("when" | "whenever") anyone ("have" | "has") "won" {A_BID}', wins_bid,
           needs=Needs(fact=facts.BID_WON)),
    Phrase("happening", f'anyone (("lose" | "loses") | ("don\'t" | "doesn\'t") "win") {A_BID} {CLAIMED}', loses_own,
           ["Whenever you lose a bid you claimed, draw a card."], needs=Needs(fact=facts.BID_MISSED)),
    Phrase("claimer", '"you"', lambda reading: True),
    Phrase("claimer", '"he" | "they"', lambda reading: False),
    Phrase("happening", f'anyone ("lose" | "loses") {A_BID} | anyone {MAKES} "a" ("claim" | "bid") ("and" | "but")? {MISSES}'
           f' | anyone ("claim" | "claims") ("and" | "but") {MISSES}', loses_bid, needs=Needs(fact=facts.BID_MISSED)),
    Phrase("happening", 'anyone winning "an" "advantage"', gains_advantage, needs=Needs(fact=facts.FAVOURED)),
    Phrase("happening", 'anyone winning "this" "advantage"', gains_this, needs=CITIES),
    Phrase("happening", 'anyone winning ("the" "advantage" "of" watched_card | watched_card "\'s" "advantage")',
           gains_advantage),
    Phrase("happening", 'watched_card winning "its" "advantage" | watched_card "\'s" "advantage" "is" ("won" | "gained")',
           gives_advantage, ["Whenever this city gains its advantage, draw a card."]),
    Phrase("winning", '"gain" | "gains" | "win" | "wins" | "get" | "gets"', lambda reading: None,
           needs=Needs(fact=facts.FAVOURED)),
    Phrase("happening", f'watched {IS} "put" "into" {A_GRAVEYARD} ("from" "play")?', buried,
           ["When this creature is put into a graveyard from play, draw a card."]),
    Phrase("happening", f'watched ("goes" | "go") "to" {A_GRAVEYARD} ("from" "play")?', buried),
]  # fmt: skip
