"""What the tests of a ruleset's card English share: a reader with a few subtypes, and what a text means to it."""

from functools import cached_property

from wtactics.cards import read_plurals
from wtactics.games import speeches
from wtactics.language.errors import TextRefused
from wtactics.language.structure import structure
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.cardtext import CardText
from wtactics.vocabulary.reading.collection import Collection
from wtactics.vocabulary.reading.writing import write
from wtactics.vocabulary.speech import Speech


class Hearing:
    """Texts as this speech reads them, where there are cards of these kinds."""

    def __init__(self, speech: Speech, kinds: str) -> None:
        self.speech, self.kinds = speech, set(kinds.split())

    @cached_property
    def collection(self) -> Collection:
        return Collection(self.kinds, keywords_for(self.speech.keywords), read_plurals(), self.speech, speeches)

    def read(self, text: str, type_: str = "creature", name: str = "Ember Adept") -> CardText:
        return self.collection.reader.read(name, type_, text)

    def meanings(self, text: str, type_: str = "creature") -> list[str]:
        """The abilities of a text, and its keywords, as files of good sentences have them."""
        found = self.read(text, type_)
        words = [f"{name} {n}" if n else name for name, n in found.keywords]
        return [structure(ability) for ability in found.abilities] + words

    def refusal(self, text: str, type_: str = "creature") -> str:
        try:
            found = self.read(text, type_)
        except TextRefused as refused:
            return str(refused)
        raise AssertionError(f"{text!r} was understood: {[structure(ability) for ability in found.abilities]}")

    def written(self, text: str, type_: str = "creature") -> list[str]:
        """The abilities of a text, each as it is written back."""
        return [self.speech.in_own_words(write(ability)) for ability in self.read(text, type_).abilities]
