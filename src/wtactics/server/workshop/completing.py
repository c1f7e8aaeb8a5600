"""What could be written next: the words that the grammar would take behind those that are there, the likeliest first."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from wtactics.cards import FACTIONS
from wtactics.games import ruleset
from wtactics.language.following import could_follow
from wtactics.language.words import TextLine
from wtactics.server.messages.workshop import CardDraft, WordsAsked, WordsOffered
from wtactics.server.workshop.drafts import sketched
from wtactics.server.workshop.reading import collection_for, shipped_kinds
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.cardtext import SPELLS
from wtactics.vocabulary.reading.readers import hints_for

MOST: Final = 10  # words are offered
BEGUN: Final = re.compile(r"[\w'/+-]*$")
MOST_TYPED: Final = 12  # letters of a word that is looked for among subtypes


@lru_cache(8)
def followers(game: str) -> dict[str, Counter[str]]:
    """How often each word follows another in the sentences that show what can be said; nothing is before the first."""
    found: dict[str, Counter[str]] = {}
    for _, words in hints_for(ruleset(game).speech).known:
        for before, word in zip(["", *words], words, strict=False):
            found.setdefault(before, Counter())[word] += 1
    return found


def words_after(asked: WordsAsked) -> WordsOffered:
    """The words that would be understood behind the text, or in the place of the one that is begun."""
    text = asked.text
    begun = (BEGUN.search(text) or [""])[0]
    head = text[: len(text) - len(begun)]
    draft = CardDraft(games=(asked.game,), type=asked.type, name=asked.name, text=head)
    reader = collection_for(asked.game, sketched(draft, "")).reader
    cut = reader.cutter.sentences(TextLine(head.rsplit("\n", 1)[-1], 1), asked.name)
    open_ = bool(cut) and not head.rstrip().endswith(".") and not head.endswith("\n")
    sentence = cut[-1] if open_ else None
    start = "spell" if asked.type in SPELLS else "permanent"
    could = could_follow(reader.reader, sentence, start)
    known = followers(asked.game)
    before = str(sentence.tokens[-1]).casefold() if sentence else ""
    usual, often = known.get(before, Counter()), hints_for(ruleset(asked.game).speech).common
    offered = [word for word in spelled_out(asked.game, could, reader.reader.literals) if fits(word, begun)]
    offered.sort(key=lambda word: (-usual[word.casefold()], -often[word.casefold()], word))
    words = [word[:1].upper() + word[1:] if sentence is None else word for word in offered[:MOST]]
    return WordsOffered(begun=begun, words=tuple(dict.fromkeys(words)))


def spelled_out(game: str, could: frozenset[str], literals: dict[str, str]) -> Iterator[str]:
    """These words as they are written; of proper words, those that there are."""
    yield from (word for word, name in literals.items() if name in could and len(word) > 1)
    if "FACTION" in could:
        yield from FACTIONS
    if "KIND" in could:
        yield from (kind.capitalize() for kind in sorted(shipped_kinds(game)) if kind.isalpha())
    if "TRAIT" in could:
        yield from (word.name for word in keywords_for(ruleset(game).speech.keywords) if not word.number)
    if "BONUS" in could:
        yield from ("+1/+1", "+2/+0", "+0/+2")
    if "INT" in could:
        yield from ("2", "3")


def fits(word: str, begun: str) -> bool:
    """Does the word go on with what is begun, and is it another?"""
    plain = begun.casefold()[:MOST_TYPED]
    return word.casefold().startswith(plain) and word.casefold() != begun.casefold()
