"""What of a sentence is put right beside its words: who has done what, what holds without being switched on."""

from __future__ import annotations

from wtactics.engine import facts
from wtactics.engine.lasting import RIDDEN
from wtactics.language.phrase import Misread
from wtactics.language.reader import Reader
from wtactics.language.words import Sentence
from wtactics.vocabulary.printing import Brackets
from wtactics.vocabulary.reading.advantages import is_said_of_coming
from wtactics.vocabulary.reading.heads import HEADS
from wtactics.vocabulary.reading.sentence import said, unsaid_at
from wtactics.vocabulary.sentences.parts import (
    Activated,
    Advantage,
    Contribution,
    Standing,
    Stated,
    Triggered,
    Twofold,
)


def having_done(sentence: Sentence, word: str, reader: Reader) -> Sentence:
    """Having survived a battle, ...: after this creature has survived it."""
    literals = reader.literals
    said = ("after", "this", word, "has")
    if not sentence.tokens or sentence.tokens[0] != "having" or word != "creature" or not literals.keys() >= set(said):
        return sentence
    return sentence.of_words((*(sentence.in_place_of(0, literals[each], each) for each in said), *sentence.tokens[1:]))


def switched(part: Contribution, switch: int, brackets: Brackets, sentence: Sentence) -> list[Contribution]:
    """A part as it is switched on by what stands in front, without what of it holds always."""
    if switch != 0 and not isinstance(part, Standing | Triggered):
        raise unsaid_at(sentence, brackets.fault)
    if switch == 0 or not isinstance(part, Standing):
        return [part if switch == 0 else Advantage(part, switch)]
    always: list[Stated] = []
    rest: list[Stated] = []
    try:
        for each in part.said:
            others = [brackets.always(statement, switch) for statement in each.statements]
            kept = [one for one, other in zip(each.statements, others, strict=True) if other is None]
            found = [other for other in others if other is not None]
            always += [Stated(found, each.condition)] if found else []
            rest += [Stated(kept, each.condition)] if kept else []
    except Misread as misread:
        raise unsaid_at(sentence, str(misread)) from None
    return [
        *([Standing(always)] if always else []),
        *([Advantage(Standing(rest), switch)] if rest or not always else []),
    ]


def unlabelled(part: Contribution, switch: int, brackets: Brackets, sentence: Sentence) -> Contribution:
    """A part of a card that means a switch where nothing is said of when it works; what comes too early for it is on."""
    if switch == 0 or not isinstance(part, Standing | Triggered | Activated | Twofold) or is_of_coming(part):
        return part
    return part if brackets.says_when(said(sentence), sentence.line.text) else Advantage(part, switch)


def told(part: Contribution, sentence: Sentence) -> str:
    """The sentence as it is told, with the label that its card means unsaid."""
    text, head = said(sentence), HEADS[RIDDEN]
    unsaid = isinstance(part, Advantage) and part.switch == RIDDEN and not text.startswith(head.strip(": "))
    return f"{head}{text}" if unsaid else text


def is_of_coming(part: Contribution) -> bool:
    """Is it asked before its card is in play, or as that happens: what it costs, how it comes, that it comes?"""
    if isinstance(part, Standing):
        return any(is_said_of_coming(one) for each in part.said for one in each.statements)
    return isinstance(part, Triggered) and part.trigger.own and part.trigger.fact == facts.ENTERED


def refuse_it_between(sentence: Sentence) -> None:
    """Refuse "choose one: target ally gets ...; or it gets ...": a target of one way is none of the other's."""
    words = sentence.tokens
    begun = [i for i, word in enumerate(words) if word in (";", "or")]
    if any("it" in words[i + 1 : i + 3] for i in begun):  # "it gets", "mark it"
        raise unsaid_at(sentence, "it could be what another way speaks of")
