"""From printed cards to a library that can be played with: every text is read once, all faults are gathered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from wtactics.cards import FACTIONS, Card, read_plurals
from wtactics.engine.library import Library, Printed
from wtactics.engine.meaning import ATTACHING, SPELL, Ability
from wtactics.engine.places import DISCIPLINES, NOBODY, TYPES
from wtactics.language.errors import TextFault, TextRefused
from wtactics.language.phrase import VERB, third
from wtactics.language.wordings import SPELLINGS
from wtactics.language.words import Words
from wtactics.vocabulary.keywords import Keyword, keywords_for
from wtactics.vocabulary.reading.cardtext import CardText, TextReader, all_phrases
from wtactics.vocabulary.reading.reading import Lexicon
from wtactics.vocabulary.speech import Speech, Speeches

# Other wordings, of several words too, and the words of the grammar that they stand for.
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
    ) -> None:
        self.speech: Final = speech
        self.forms: Final = {**forms, **plurals_of_names(kinds, plurals_of(forms))}
        self.keywords: Final = {keyword.name: keyword for keyword in keywords}
        self.traits: Final = [keyword.name for keyword in keywords if not keyword.number]
        numbered = tuple(keyword.name for keyword in keywords if keyword.number)
        words = Words(FACTIONS, {*kinds, *forms.values()}, self.forms, tuple(self.traits), numbered, synonyms(speech))
        self.lexicon: Final = Lexicon(self.traits, plurals_of(self.forms), speech.local, speech.attacked)
        self.reader: Final = TextReader(words, self.lexicon, speech, others)
        self.granted: Final[list[Ability]] = []
        self.faults: Final[list[TextFault]] = []
        self.meanings: Final = [self.meaning(name) for name in self.traits]
        self.reader.meanings.update(zip(self.traits, self.meanings, strict=True))

    def meaning(self, name: str, n: int = 0) -> list[Ability]:
        """What a keyword means."""
        keyword = self.keywords[name]
        return self.text(f"the keyword {name}", "creature", keyword.with_number(n)).abilities

    def text(self, name: str, type_: str, text: str, switches: Mapping[str, int] | None = None) -> CardText:
        """What a text means; its faults are gathered, and it then means nothing."""
        try:
            found = self.reader.read(name, type_, text, switches)
        except TextRefused as refused:
            self.faults.extend(refused.faults)
            return CardText()
        self.granted.extend(found.granted)
        return found

    def card(self, card: Card) -> Printed:
        """The play values of one card."""
        sheet = self.speech.sheet
        text = self.text(card.name, card.type, card.text, sheet.switches(card))
        if text.cost_is_x is not None and not card.cost_x:
            self.faults.append(text.cost_is_x)
        if card.type == "enchantment" and not any(
            each.targets and each.kind in (ATTACHING, SPELL) for each in text.abilities
        ):
            self.faults.append(unattached(card))
        traits, abilities = 0, list(text.abilities)
        for name, n in text.keywords:
            if self.keywords[name].number:
                abilities += self.meaning(name, n)
            else:
                traits |= 1 << self.traits.index(name)
        return Printed(
            card.name,
            TYPES.index(card.type),
            FACTIONS.index(card.faction),
            card.cost,
            card.cost_x,
            card.loyalty,
            *sheet.attack_and_defense(card),
            DISCIPLINES.index(card.discipline) if card.discipline else NOBODY,
            traits,
            self.kinds(card),
            abilities,
            sheet.extras(card),
        )

    def kinds(self, card: Card) -> list[int]:
        """The numbers of its subtypes; a form of a subtype stands for that subtype too."""
        kinds = self.speech.kinds(card)
        words = {*kinds, *(self.forms[word] for word in kinds if word in self.forms)}
        return [self.lexicon.kind(word).number for word in sorted(words)]


def unattached(card: Card) -> TextFault:
    """The fault of an enchantment that is attached to nothing: it always has a target (ARC-ENCH-02)."""
    line = card.text.split("\n", maxsplit=1)[0]
    return TextFault(card.name, 1, 1, line, line.split(" ", maxsplit=1)[0], ("attach", "target"), UNATTACHED)


def synonyms(speech: Speech) -> dict[str, str]:
    """The other wordings, and those of a player who does one thing after the other: "then draws" is "and draws"."""
    verbs = {third(verb[1]) for phrase in all_phrases(speech) for verb in VERB.finditer(phrase.form)}
    return dict(SPELLINGS) | {f"{then} {verb}": f"and {verb}" for verb in verbs for then in ("then", "and then")}


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
    printed = list(cards)
    kinds = {kind for card in printed for kind in speech.kinds(card)}
    known = keywords_for(speech.keywords) if keywords is None else keywords
    collection = Collection(kinds, known, read_plurals(), speech, others)
    values = [collection.card(card) for card in printed]
    collection.reader.reader.keep()
    if collection.faults:
        raise TextRefused(collection.faults)
    return Library(values, list(collection.lexicon.kinds), collection.traits, collection.meanings, collection.granted)
