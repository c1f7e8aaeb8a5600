"""The writer's guide of a ruleset, made from the families that it speaks, in the order in which one learns them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final

from wtactics.language.guide import BLANK, Entry, Family, guide, shown
from wtactics.language.phrase import LITERAL, VERB, Phrase, third
from wtactics.language.wordings import NORMAL, SPELLINGS
from wtactics.vocabulary.guides.manual import Blank
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.readers import all_phrases
from wtactics.vocabulary.speech import Speech

WORD: Final = re.compile(r"[A-Za-z]+(?:'t)?")
PLAIN: Final = (*NORMAL, *SPELLINGS, "s x rust charge blood imp elf orc")  # words without a phrase
NAMED_ALREADY: Final = ("a subtype",)  # the blank says it all


def writers_guide(speech: Speech) -> str:
    """All of card English for those who write cards for this ruleset, in Markdown."""
    told = speech.guide
    blanks = [(blank.rules, blank.meaning, blank.samples) for blank in blanks_of(speech)]
    return guide(parts_of(speech), blanks, keywords_of(speech), told.introduction, told.shared)


@cache
def parts_of(speech: Speech) -> Sequence[tuple[str, Sequence[Family]]]:
    """The parts of the guide, each with its families as the ruleset speaks them."""
    lore = Lore(speech)
    return tuple((title, [family(module, speech, lore) for module in modules]) for title, modules in speech.guide.parts)


def keywords_of(speech: Speech) -> list[tuple[str, str]]:
    """The keywords that the guide explains, and what each means."""
    known = keywords_for(speech.keywords) if speech.guide.keywords else ()
    return [(each.name + " N" * each.number, each.text) for each in known]


def family(module: ModuleType, speech: Speech, lore: Lore) -> Family:
    """A family of the vocabulary: its name, what it is, and those of its phrases that the ruleset speaks, as it says them."""
    phrases = module.PHRASES if module in speech.families else module.phrases_of(speech)
    entries = [
        Entry(form_of(phrase, speech), examples_of(phrase, speech, lore))
        for phrase in phrases
        if speech.lacks.leaves(phrase.needs)
    ]
    return module.__name__.rsplit(".", 1)[-1], speech.as_example(told_of(module)), entries


def told_of(module: ModuleType) -> str:
    """What a module says of itself; a compiled one keeps that in its source only, which lies beside it."""
    name, where = module.__name__.rsplit(".", 1)[-1], module.__file__
    source = Path(where).with_name(f"{name}.py") if where else None
    if module.__doc__ or source is None or not source.is_file():
        return module.__doc__ or ""
    return source.read_text("utf-8").split('"""', 2)[1]


def form_of(phrase: Phrase, speech: Speech) -> str:
    """The form of a phrase, with what the ruleset says otherwise."""
    form = phrase.form
    for theirs, ours in speech.guide.forms.items():
        form = form.replace(theirs, ours)
    return form


def examples_of(phrase: Phrase, speech: Speech, lore: Lore) -> list[str]:
    """The examples of a phrase in the ruleset's own words, without those that speak of what it does not have."""
    found = [speech.as_example(example) for example in phrase.examples]
    return [example for example in found if lore.knows(example)]


def examples_in(speech: Speech) -> list[str]:
    """All examples that stand in the guide of a ruleset."""
    families = [family for _, families in parts_of(speech) for family in families]
    return sorted({example for _, _, entries in families for entry in entries for example in entry.examples})


def blanks_of(speech: Speech) -> list[Blank]:
    """The blanks that stand in its guide: its own, then those that games share, with what it knows of what fills them."""
    lore = Lore(speech)
    families = [family for _, families in parts_of(speech) for family in families]
    left = {
        blank for _, _, entries in families for entry in entries if entry.examples for blank in blanks_in(entry.form)
    }
    left -= {spoken(rule) for blank in speech.guide.blanks for rule in blank.rules}
    found = list(speech.guide.blanks)
    for blank in speech.guide.common:
        rules = [rule for rule in blank.rules if spoken(rule) in left]
        samples = [sample for sample in blank.samples if lore.knows(speech.as_example(blank.carrier.format(sample)))]
        if rules and samples:
            own = dict.fromkeys(speech.as_example(sample) for sample in samples)
            found.append(Blank(" ".join(rules), blank.meaning, speech.as_example(blank.carrier), *own))
    return found


def spoken(rule: str) -> str:
    """The name of a rule as a page shows it."""
    return rule.replace("_", " ")


def blanks_in(form: str) -> set[str]:
    """The blanks of a form."""
    return set(BLANK.findall(shown(form))) - set(NAMED_ALREADY)


class Lore:
    """The words of a ruleset's card English, and those of shared families that it has no use for."""

    def __init__(self, speech: Speech) -> None:
        names = [each.name for each in keywords_for(speech.keywords)]
        phrases = [phrase for each in speech.families for phrase in each.PHRASES]
        self.known: Final = literals(all_phrases(speech)) | words(
            *speech.wordings, *speech.called.values(), *names, *PLAIN
        )
        self.foreign: Final = literals(phrases) - literals(all_phrases(speech))

    def knows(self, text: str) -> bool:
        """Does it know all words? What has a capital may be a name, if no family has it as a word."""
        for word in WORD.findall(text):
            small = word.casefold()
            if small in self.foreign or (word == small and small not in self.known):
                return False
        return True


def literals(phrases: Iterable[Phrase]) -> frozenset[str]:
    """The words that stand in the forms of these phrases."""
    found = [literal for phrase in phrases for literal in LITERAL.findall(phrase.form)]
    return words(*found, *(third(verb[1]) for literal in found if (verb := VERB.fullmatch(literal))))


def words(*texts: str) -> frozenset[str]:
    """The single words of these texts."""
    return frozenset(word.casefold() for text in texts for word in WORD.findall(text))
