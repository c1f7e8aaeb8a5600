"""What a card that is played once does before that, while it lies placed beside the others: its own lines of its text.

"While this ritual is placed, ..." stands in front in the grammar, and anywhere in a sentence as people say it; a sentence
that says how often, or goes on with "if you do", belongs to the one before it. All else is what the card does as it is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from wtactics.language.trees import Token
from wtactics.language.words import Sentence

BY_NAME: Final = (("this", "ritual"), ("this", "card"), ("this",), ("SELF",))
ITSELF: Final = (*BY_NAME, ("it",))
SO_LONG: Final = (("while",), ("as", "long", "as"))
IN_FRONT: Final = ("while", "this", "ritual", "is", "placed", ",")
ONLY: Final = (("use", "this", "only"), ("use", "this", "ability", "only"), ("use", "it", "only"))
GOES_ON: Final = (
    ("if", "you", "do"), ("if", "he", "does"), ("if", "they", "do"), ("otherwise",), ("then",), ("use", "this"),
    ("do", "this"), ("this", "ability"), ("this", "happens"),
)  # fmt: skip
FULL: Final = (("is", "full"), ("is", "fully", "charged"))
OF_ITS_OWN: Final = ("put", "placed", "charge", "charged", "full")  # what happens to it before it is played
FRONTS: Final = ("front", "zone", "battlefield")
PLAYED: Final = (("when", "you", "play"), ("when", "you", "have", "played"))


def parted(sentences: list[Sentence], literals: Mapping[str, str]) -> tuple[list[Sentence], list[list[Sentence]]]:
    """What the card does as it is played, and the lines of what it does before."""
    if not literals.keys() >= {"ritual", "placed"}:
        return sentences, []
    played: list[Sentence] = []
    before: list[list[Sentence]] = []
    goes_on = False
    for sentence in sentences:
        words = words_of(sentence)
        if played and (behind := limited_to(words)):
            before.append([in_meantime(played.pop(), literals)])
            if behind < len(words):  # and only so often
                before[-1].append(sentence.of_words((*sentence.tokens[:2], *sentence.tokens[behind + 1 :])))
            goes_on = True
        elif said := meanwhile(sentence, literals):
            before.append([said])
            goes_on = True
        elif goes_on and begins(words, GOES_ON):
            before[-1].append(sentence)
        else:
            played.append(as_played(sentence))
            goes_on = False
    return played, before


def words_of(sentence: Sentence) -> tuple[str, ...]:
    """Its words, the card's own name as one."""
    return tuple("SELF" if word.type == "SELF" else str(word).casefold() for word in sentence.tokens)


def begins(words: tuple[str, ...], openings: tuple[tuple[str, ...], ...]) -> int:
    """With how many words of one of these it begins."""
    return max((len(opening) for opening in openings if words[: len(opening)] == opening), default=0)


def named_at(words: tuple[str, ...], at: int) -> tuple[int, int]:
    """Where the card is named behind "while" or "if", from the first word to the one behind it; twice 0 if it is not."""
    so = begins(words[at:], SO_LONG)
    start = at + so + (0 if so else 1)
    name = begins(words[start:], ITSELF if so else BY_NAME) if so or words[at] == "if" else 0
    return (start, start + name) if name else (0, 0)


def placed_at(words: tuple[str, ...]) -> tuple[int, int]:
    """Where it is said that the card is placed, from the first word to the one behind it; twice 0 if nowhere."""
    for at in range(len(words)):
        _, end = named_at(words, at)
        if end and words[end : end + 2] == ("is", "placed"):
            return at, end + 2
    return 0, 0


def is_full_at(words: tuple[str, ...]) -> bool:
    """Does something hold while the card is full?"""
    return any(end and begins(words[end:], FULL) for _, end in (named_at(words, at) for at in range(len(words))))


def limited_to(words: tuple[str, ...]) -> int:
    """Where it ends to be said of the sentence before that it is used only then; 0 if it is not said."""
    only = begins(words, ONLY)
    start, end = placed_at(words)
    return end if only > 0 and start == only and (end == len(words) or words[end] == "and") else 0


def meanwhile(sentence: Sentence, literals: Mapping[str, str]) -> Sentence | None:
    """The sentence of what holds or happens while the card is placed, with that in front; None if it says no such thing."""
    words = words_of(sentence)
    start, end = placed_at(words)
    name = begins(words, BY_NAME)
    comes_with = name > 0 and words[name : name + 3] == ("is", "placed", "with")
    if end == 0:
        said = comes_with or happens_to_it(words) or is_full_at(words)
        return in_meantime(sentence, literals) if said else None
    if is_doubtful(words, start, end):
        return None
    tokens = sentence.tokens
    if words[end : end + 1] == ("and",):  # of what is said besides its own condition speaks
        so_long = named_at(words, start)[0] if words[end + 1 : end + 2] not in (("full",), ("fully",)) else end - 1
        tokens = (*tokens[:so_long], *tokens[end + 1 :])
    elif words[end : end + 1] == (",",) and (start == 0 or words[start - 1] == ","):
        tokens = (*tokens[:start], *tokens[end + 1 :])
    else:
        tokens = (*tokens[:start], *tokens[end:])
    return in_meantime(sentence.of_words(tokens), literals)


def is_doubtful(words: tuple[str, ...], start: int, end: int) -> bool:
    """Does it speak of a front, in which the card is not, or could "it" be the card or another of which was told before?"""
    here = any(first == "this" and second in FRONTS for first, second in pairwise(words))
    other = any(word in ("ritual", "rituals") for word in words[:start])
    return here or (other and "it" in words[end:])


def happens_to_it(words: tuple[str, ...]) -> bool:
    """Does the sentence wait for what happens to the card while it is placed, or as it is?"""
    if words[:1] not in (("when",), ("whenever",)) or "," not in words:
        return False
    clause = words[: words.index(",")]
    named = any(begins(clause[at:], (("this", "ritual"), ("this", "card"), ("SELF",))) for at in range(len(clause)))
    return named and any(word in OF_ITS_OWN for word in clause)


def in_meantime(sentence: Sentence, literals: Mapping[str, str]) -> Sentence:
    """The sentence behind that the card is placed; a price is used without its being said."""
    words = words_of(sentence)
    if ":" in words and words[:2] == ("you", "may"):
        skipped = 2 + (words[2:3] == ("use",)) + (words[2:4] == ("use", ":"))
        sentence = sentence.without(skipped)
    first = sentence.tokens[0]
    front = [Token(literals[word], word, None, first.line, first.column) for word in IN_FRONT]
    return sentence.of_words((*front, *sentence.tokens))


def as_played(sentence: Sentence) -> Sentence:
    """What is said to happen as the card is played is what it does."""
    words = words_of(sentence)
    opening = begins(words, PLAYED)
    name = begins(words[opening:], ITSELF) if opening else 0
    return (
        sentence.without(opening + name + 1)
        if name and words[opening + name : opening + name + 1] == (",",)
        else sentence
    )
