"""What is asked of one sentence while a text is read: its words, its label, what it limits, how its meaning is told."""

from __future__ import annotations

from wtactics.engine.meaning import Ability
from wtactics.language.phrase import Misread
from wtactics.language.reader import Unread, end_of
from wtactics.language.structure import structure
from wtactics.language.words import Sentence
from wtactics.vocabulary.printing import name_until
from wtactics.vocabulary.reading.abilities import Opened, abilities_of
from wtactics.vocabulary.reading.lexicon import Lexicon
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.reading.writing import effect_texts, write
from wtactics.vocabulary.sentences.parts import (
    Activated,
    Attaching,
    Contribution,
    Effects,
    Limits,
    Standing,
    Triggered,
    Twofold,
)


def limited(sentence: Sentence, limits: Limits, opened: Opened | None) -> Opened:
    """The ability of the sentences before, limited by this one."""
    if opened is None or not isinstance(opened.part, Activated | Triggered):
        raise unsaid_at(sentence, "no ability stands before it that could be used")
    try:
        opened.limit(limits)
    except Misread as misread:
        raise unsaid_at(sentence, str(misread)) from None
    opened.text = f"{opened.text} {said(sentence)}"
    return opened


def always_holds(part: Contribution) -> bool:
    """Is it said of what always holds, or where or when it does? So is meant what begins a line and says no time."""
    return isinstance(part, Standing | Attaching | Triggered | Twofold)


def said(sentence: Sentence) -> str:
    """The sentence as it stands in its line; its last word for the grammar may be a name of several."""
    text, end = sentence.line.text, end_of(sentence) - 1
    rest = text[end:].partition(".")[0]
    end += len(rest) if rest.replace(" ", "").isalpha() else 0
    return text[(sentence.tokens[0].column or 1) - 1 : end] + "."


def written(part: Contribution) -> str:
    """A part in words, for a writer who must be told what else his sentence can mean."""
    if isinstance(part, Effects):
        return " ".join(effect_texts(part.steps))
    return " ".join(write(ability) for ability in abilities_of(part, Reading("card", Lexicon([], {})))) or structure(
        part
    )


def keyword_of(sentence: Sentence) -> str:
    """The keyword with which the sentence begins; nothing if it is no keyword."""
    name = sentence.tokens[0]
    return str(name) if name.type in ("TRAIT", "TRAITN") else ""


def label_of(sentence: Sentence) -> int:
    """How many words a label takes, the dash included; 0 if there is none."""
    dash = name_until(sentence, 0) or name_until(sentence, 0, "!")
    return dash + 1 if dash > 0 else 0


def loosely(abilities: list[Ability]) -> str:
    """What abilities mean, where "creatures with flying and ranged" may mean those with either."""
    told = structure(abilities).replace(" and ", " or ")
    return told.replace(", which=1)", ")").replace(", which=0)", ")")  # a compiled class tells the usual, too


def unsaid_at(sentence: Sentence, why: str) -> Unread:
    """The sentence is refused as a whole."""
    first = sentence.tokens[0]
    return Unread(first.column or 1, str(first), [], why)
