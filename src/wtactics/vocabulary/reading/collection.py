"""From printed cards to a library that can be played with: every text is read once, all faults are gathered."""

from __future__ import annotations

import re
from collections.abc import Container, Hashable, Iterable, Iterator, Mapping
from typing import Any, Final

from wtactics.cards import FACTIONS, Card, FilePlace, read_plurals
from wtactics.engine.library import BY_T, Library, Printed
from wtactics.engine.meaning import ATTACHING, SPELL, Ability
from wtactics.engine.places import DISCIPLINES, NOBODY, TYPES
from wtactics.language.cuts import LONGEST
from wtactics.language.errors import TextFault, TextRefused
from wtactics.language.structure import attributes
from wtactics.language.words import Words
from wtactics.vocabulary.deeds.byhand import HAND_COUNTER, HAND_TOKENS, ByHand
from wtactics.vocabulary.keywords import Keyword, keywords_for
from wtactics.vocabulary.needs import CREATURES_ALONE, PEOPLE_HIT
from wtactics.vocabulary.nouns.sorts import titled
from wtactics.vocabulary.nouns.tokenkinds import TokenKind
from wtactics.vocabulary.reading.cardtext import CardText
from wtactics.vocabulary.reading.hands import HandReader
from wtactics.vocabulary.reading.lexicon import Lexicon
from wtactics.vocabulary.reading.rewording import PatientReader
from wtactics.vocabulary.reading.shared import shared_by
from wtactics.vocabulary.reading.synonyms import synonyms
from wtactics.vocabulary.speech import Speech, Speeches
from wtactics.vocabulary.things.meaning import Host

# The words with capitals between a token's values and what it is: 2/1 Gaian Wolf creature token
TOKEN: Final = re.compile(r"\d+/\d+ (?P<kinds>(?:[A-Z][\w'-]* )+)(?:creature )?tokens?\b")
NO_SET: Final = "token"  # tokens belong to no set of cards

UNATTACHED: Final = "nothing says what this enchantment is attached to"


class Collection:
    """Reads cards, one after the other, with the subtypes and keywords that they share."""

    def __init__(
        self,
        kinds: Iterable[str],
        keywords: list[Keyword],
        forms: Mapping[str, str],
        speech: Speech,
        others: Speeches = tuple,
        by_hand: bool = False,
    ) -> None:
        self.speech: Final = speech
        self.forms: Final = {**forms, **plurals_of_names(kinds, plurals_of(forms))}
        self.keywords: Final = {keyword.name: keyword for keyword in keywords}
        self.traits: Final = [keyword.name for keyword in keywords if not keyword.number]
        numbered = tuple(keyword.name for keyword in keywords if keyword.number)
        words = Words(FACTIONS, {*kinds, *forms.values()}, self.forms, tuple(self.traits), numbered, synonyms(speech))
        self.lexicon: Final = Lexicon(
            self.traits,
            plurals_of(self.forms),
            speech.local,
            speech.attacked,
            speech.lacks.leaves(PEOPLE_HIT),
            not speech.lacks.leaves(CREATURES_ALONE),
            speech.battles,
        )
        for kind in sorted(kinds):
            self.lexicon.kind(kind)  # so that its number does not hang on which texts are read, and when
        self.by_hand: Final = by_hand  # is what nobody understands carried out by hand?
        self.reader: Final = (HandReader if by_hand else PatientReader)(words, self.lexicon, speech, others)
        self.granted: Final[list[Ability]] = []
        self.faults: Final[list[TextFault]] = []
        self.shared: Final = shared_by(speech, keywords, by_hand)
        self.meanings: Final = [self.meaning(name) for name in self.traits]
        self.reader.meanings.update(zip(self.traits, self.meanings, strict=True))

    def meaning(self, name: str, n: int = 0) -> list[Ability]:
        """What a keyword means."""
        text = self.keywords[name].with_number(n)
        return self.text(f"the keyword {name}", "creature", text).abilities if text else []

    def text(self, name: str, type_: str, text: str, switches: Mapping[str, int] | None = None) -> CardText:
        """What a text means, read once for all collections if it says nothing that each of them numbers anew.

        Its faults are gathered, and it then means nothing.
        """
        said = self.said(name, type_, text, switches or {})
        if (known := self.shared.recall(said)) is not None:
            return known
        asked = self.lexicon.asked
        try:
            found = self.reader.read(name, type_, text, switches)
        except TextRefused as refused:
            self.faults.extend(refused.faults)
            return CardText()
        self.granted.extend(found.granted)
        if asked == self.lexicon.asked:
            self.shared.learn(said, found)
        return found

    def said(self, name: str, type_: str, text: str, switches: Mapping[str, int]) -> Hashable:
        """A text as it was cut: with other subtypes it may be cut otherwise; None if it is too long to be kept."""
        if len(text) > LONGEST:
            return None
        sentences = (one.key() for line in self.reader.cutter.paragraphs(text, name) for one in line)
        return (name, type_, text, tuple(switches.items()), *sentences)

    def card(self, card: Card, read: bool = True) -> Printed:
        """The play values of one card; one whose text is not read does nothing."""
        sheet = self.speech.sheet
        traits, abilities = self.understood(card) if read else (0, [])
        return Printed(
            card.name,
            TYPES.index(card.type),
            FACTIONS.index(card.faction) if card.faction else NOBODY,
            card.cost,
            BY_T if card.cost_t else int(card.cost_x),
            card.loyalty,
            *sheet.attack_and_defense(card),
            DISCIPLINES.index(card.discipline) if card.discipline else NOBODY,
            traits,
            self.kinds(card),
            abilities,
            sheet.extras(card),
        )

    def understood(self, card: Card) -> tuple[int, list[Ability]]:
        """What the text of a card says: its keywords, as bits, and its abilities."""
        text = self.text(card.name, card.type, self.speech.sheet.text(card), self.speech.sheet.switches(card))
        if text.cost_is_x is not None and not card.cost_x:
            text = self.without_cost(card, text, text.cost_is_x)
        traits, abilities = 0, self.attached(card, text)
        if card.type == "enchantment" and not any(
            each.targets and each.kind in (ATTACHING, SPELL) for each in abilities
        ):
            self.faults.append(unattached(card))
        for name, n in text.keywords:
            if self.keywords[name].number:
                abilities += self.meaning(name, n)
            else:
                traits |= 1 << self.traits.index(name)
        return traits, abilities

    def without_cost(self, card: Card, text: CardText, fault: TextFault) -> CardText:
        """A text that speaks of an X that only the cost of its card could be: a fault, unless it can be done by hand."""
        if isinstance(self.reader, HandReader):
            return self.reader.by_hand(card.name, card.type, self.speech.sheet.text(card))
        self.faults.append(fault)
        return text

    def provide(self) -> None:
        """Counters and tokens for those who carry texts out by hand, the same whatever other cards there are."""
        self.lexicon.counter(HAND_COUNTER)
        for n in (
            () if self.speech.sheet.stats else HAND_TOKENS
        ):  # where cards print values of their own, two say too little
            self.lexicon.token(TokenKind(n, n, NOBODY, []))

    def attached(self, card: Card, text: CardText) -> list[Ability]:
        """The abilities of a text, and what it is attached to: what it speaks of as its host, if it says no more."""
        if card.type not in self.speech.hosted or any(each.kind == ATTACHING for each in text.abilities):
            return list(text.abilities)
        bare = "creature" if card.type == "equipment" or left_to_hands(text.abilities) else ""
        spoken = next(hosts_of(text.abilities), bare)
        implied = self.text(card.name, card.type, f"Attach to target {spoken}.").abilities if spoken else []
        return [*implied, *text.abilities]

    def tokens(self, before: int) -> list[Card]:
        """The tokens that the texts make, as cards; their definitions come after so many others."""
        kinds = list(self.lexicon.tokens.values())
        for i, kind in enumerate(kinds):
            kind.number = before + i
        return [token_card(kind, -1 - i) for i, kind in enumerate(kinds)]

    def kinds(self, card: Card) -> list[int]:
        """The numbers of its subtypes; a form of a subtype stands for that subtype too."""
        kinds = {*self.speech.kinds(card), *self.kinds_of_several_words(card)}
        words = {*kinds, *(self.forms[word] for word in kinds if word in self.forms)}
        return [self.lexicon.kind(word).number for word in sorted(words)]

    def kinds_of_several_words(self, card: Card) -> set[str]:
        """What others are called by their whole names stands among its type words, one after the other (SLOT-CARD-07)."""
        words = [word.strip(",").casefold() for word in card.subtypes]
        ends = range(2, len(words) + 1)
        runs = {" ".join(words[begin:end]) for end in ends for begin in range(end - 1)}
        return runs & self.lexicon.kinds.keys()


def left_to_hands(abilities: Iterable[Ability]) -> bool:
    """Is anything of these abilities carried out by hand?"""
    return any(isinstance(step, ByHand) for ability in abilities for step in ability.effects)


def token_card(kind: TokenKind, number: int) -> Card:
    """A kind of token as a printed card; it costs nothing, as nobody plays it."""
    return Card(
        number=number, version="", set=NO_SET, name=kind.name,
        faction="" if kind.faction == NOBODY else FACTIONS[kind.faction], type="creature",
        subtypes=tuple(titled(each.word) for each in kind.kinds), cost=0, cost_x=False, loyalty=0, attack=kind.attack,
        defense=kind.defense, strength=0, discipline="", text=f"{kind.keywords.capitalize()}." if kind.keywords else "",
        flavour="", stats=(), place=FilePlace("", 0), text_line=0,
    )  # fmt: skip


def hosts_of(part: Any) -> Iterator[str]:
    """What a text calls that which it is attached to; an ability in quotes speaks for itself."""
    if isinstance(part, Host):
        yield part.word
    elif isinstance(part, list | tuple):
        for each in part:
            yield from hosts_of(each)
    elif part is not None and not isinstance(part, str | int):
        for _, value in attributes(part):
            if not isinstance(value, Ability):
                yield from hosts_of(value)


def unattached(card: Card) -> TextFault:
    """The fault of an enchantment that is attached to nothing: it always has a target (ARC-ENCH-02)."""
    line = card.text.split("\n", maxsplit=1)[0]
    return TextFault(card.name, 1, 1, line, line.split(" ", maxsplit=1)[0], ("attach", "target"), UNATTACHED)


def plurals_of(forms: Mapping[str, str]) -> dict[str, str]:
    """The first form given for each subtype."""
    plurals: dict[str, str] = {}
    for form, subtype in forms.items():
        plurals.setdefault(subtype, form)
    return plurals


def plurals_of_names(kinds: Iterable[str], plurals: Mapping[str, str]) -> dict[str, str]:
    """The plurals of kinds of several words, made with that of the last: Walking Corpses."""
    found: dict[str, str] = {}
    for kind in kinds:
        *words, last = kind.split()
        if words and last in plurals:
            found[" ".join([*words, plurals[last]])] = kind
    return found


def build_library(
    cards: Iterable[Card], speech: Speech, keywords: list[Keyword] | None = None, others: Speeches = tuple
) -> Library:
    """The library of these cards in their order, in the words of a ruleset; TextRefused with the faults of all texts."""
    return build_with_tokens(cards, speech, keywords, others)[0]


def build_with_tokens(
    cards: Iterable[Card],
    speech: Speech,
    keywords: list[Keyword] | None = None,
    others: Speeches = tuple,
    by_hand: bool = False,
    played: Container[str] | None = None,
) -> tuple[Library, list[Card]]:
    """The same, and the tokens that the cards make, which come behind them; by hand no text is refused.

    Only the texts of the cards that are played, by their names, are read, if these are told: a game of them goes no
    other way than if all were.
    """
    printed = list(cards)
    collection = collection_for(printed, speech, keywords, others, by_hand)
    if by_hand:
        collection.provide()
    values = [collection.card(card, played is None or card.name in played) for card in printed]
    tokens = collection.tokens(len(values))
    values += [collection.card(token) for token in tokens]
    collection.reader.reader.keep()
    if collection.faults:
        raise TextRefused(collection.faults)
    lexicon = collection.lexicon
    library = Library(
        values, list(lexicon.kinds), collection.traits, collection.meanings, collection.granted, list(lexicon.counters),
        len(tokens),
    )  # fmt: skip
    return library, tokens


def collection_for(
    cards: Iterable[Card],
    speech: Speech,
    keywords: list[Keyword] | None = None,
    others: Speeches = tuple,
    by_hand: bool = False,
) -> Collection:
    """What reads these cards, one after the other, with the subtypes of all of them."""
    known = keywords_for(speech.keywords) if keywords is None else keywords
    return Collection(kinds_in(cards, speech), known, read_plurals(), speech, others, by_hand)


def kinds_in(cards: Iterable[Card], speech: Speech) -> set[str]:
    """The subtypes of which the texts of these cards may speak: those that they print, and those of their tokens."""
    return {kind for card in cards for kind in (*speech.kinds(card), *kinds_of_tokens(card.text))}


def kinds_of_tokens(text: str) -> set[str]:
    """The subtypes of the tokens that a text makes, which perhaps no card has."""
    words = (word for made in TOKEN.finditer(text) for word in made["kinds"].split())
    return {word.casefold() for word in words} - {word.casefold() for name in FACTIONS for word in name.split()}
