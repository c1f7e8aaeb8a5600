"""Speech: the words that a ruleset gives to card English, and what its cards print beside their texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType, ModuleType
from typing import Final

from mypy_extensions import i64

from wtactics.cards import Card
from wtactics.engine.lasting import CONTROLLERS
from wtactics.engine.places import CITY
from wtactics.vocabulary.guides.manual import NO_GUIDE, Guide
from wtactics.vocabulary.needs import NOTHING_LACKS, Lacks
from wtactics.vocabulary.printing import PLAIN, Sheet

# What other games speak, asked for only where a text strays into their words
Speeches = Callable[[], Sequence["Speech"]]


class PhaseName:
    """What texts call a phase, or several that they do not tell apart: name, numbers in the turn's order, other names."""

    def __init__(self, name: str, numbers: Sequence[int], *others: str) -> None:
        self.name: Final = name
        self.numbers: Final = list(numbers)
        ways = [" ".join(f'"{word}"' for word in way.casefold().split()) for way in (name, *others)]
        self.form: Final = f"({' | '.join(ways)})" if len(ways) > 1 else ways[0]


class Speech:
    """The words of one ruleset: phases, the times until the next of one, families of phrases, keywords, kinds of cards."""

    def __init__(
        self,
        phases: Sequence[PhaseName],
        times: Mapping[int, PhaseName],
        families: Sequence[ModuleType],
        keywords: str = "",
        guide: Guide = NO_GUIDE,
        sheet: Sheet = PLAIN,
        whole_names: bool = False,
        local: bool = False,
        lacks: Lacks = NOTHING_LACKS,
        attacked: i64 = 1 << CITY,
        wordings: Mapping[str, str] = MappingProxyType({}),
        called: Mapping[str, str] = MappingProxyType({}),
        hosted: Sequence[str] = (),
        by_name: Sequence[str] = (),
        battles: i64 = 0,
        paraphrases: Sequence[str] = (),
    ) -> None:
        self.phases: Final = tuple(phases)
        self.times: Final = dict(times)  # by the number that modifiers carry
        self.families: Final = tuple(families)
        self.keywords: Final = keywords  # which file of content/keywords; nothing: there are none
        self.guide: Final = guide  # what it tells those who write cards
        self.sheet: Final = sheet
        # Is a card's name one kind (SLOT-CARD-07), or each of its words (ARC-CARD-07)?
        self.whole_names: Final = whole_names
        self.local: Final = local  # do nouns mean only what is near the card that speaks?
        self.attacked: Final = attacked  # the types of cards that attacks are aimed at, as bits
        self.wordings: Final = wordings  # other words for its own words, and these
        self.called: Final = called  # what shared families call otherwise than its cards do: their words, and its own
        # Types of cards that are attached to whatever their text speaks of as enchanted or equipped, if it says no more
        self.hosted: Final = tuple(hosted)
        # The types of cards whose names tell subtypes, too (ORC-CREA-08); none: all types
        self.by_name: Final = tuple(by_name)
        # What is heard of in a battle, as bits of facts: what texts say then, without a time, lasts until the battle is over
        self.battles: Final = battles
        # The folders of content/paraphrases in which other turns of speech stand for its own
        self.paraphrases: Final = tuple(paraphrases)
        self.lacks: Final = lacks  # what its game does not have, and its cards cannot speak of

    def beside(
        self,
        *families: ModuleType,
        wordings: Mapping[str, str] = MappingProxyType({}),
        sheet: Sheet | None = None,
        guide: Guide | None = None,
    ) -> Speech:
        """The same words, and those that a mod brings: families of its own, other words, what cards print, its guide."""
        return Speech(
            self.phases, self.times, (*self.families, *families), self.keywords, guide or self.guide, sheet or self.sheet,
            self.whole_names, self.local, self.lacks, self.attacked, {**self.wordings, **wordings}, self.called, self.hosted,
            self.by_name, self.battles, self.paraphrases,
        )  # fmt: skip

    def kinds(self, card: Card) -> frozenset[str]:
        """What texts can call this card by."""
        if self.by_name and card.type not in self.by_name:
            return frozenset(word.casefold() for word in card.subtypes)
        return card.callings if self.whole_names else card.kinds

    def in_own_words(self, text: str) -> str:
        """What shared families have written, as its cards say it."""
        for theirs in sorted(self.called, key=len, reverse=True):
            text = text.replace(theirs, self.called[theirs])
        return text

    def as_example(self, text: str) -> str:
        """An example of a shared family, as it is shown to those who write its cards."""
        text = self.in_own_words(text)
        for theirs, ours in self.guide.words.items():
            text = text.replace(theirs, ours)
        return text

    def time_words(self) -> dict[int, str]:
        """How texts say each of these times: as yours, and as those of whoever controls what this is said of."""
        said = {number: f"until your next {phase.name} phase" for number, phase in self.times.items()}
        return said | {
            number + CONTROLLERS: f"until its controller's next {phase.name} phase"
            for number, phase in self.times.items()
        }
