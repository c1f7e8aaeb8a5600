"""The writer's guide to card English, made from the phrases: nothing stands in it that is not read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from wtactics.language.phrase import VERB, Phrase, third
from wtactics.language.words import NAMED

WORD: Final = re.compile(r'"((?:\\.|[^"\\])*)"')
NAMES: Final = re.compile(r"\b(?:" + "|".join(NAMED) + r")\b")
INTRODUCTION: Final = """\
# Card English

This page is made from the vocabulary itself (`python3 dev.py bless`); every example in it is read by a test.

How a text is read:

- One line is one ability; a triggered or activated ability may go on over several sentences.
- The text of an event or magic card is one ability: all its sentences are carried out in order.
- Literal words are in **bold**, what must be filled in is in *italics*; [x] may be missing, x | y is a choice, x* may come
  again and again.
- Factions and the card's own name have capitals; subtypes and keywords may have them.
- "target ..." is chosen when the text is announced; "a ..." after a verb when it is carried out, by whoever does it.
"""


def guide(families: Iterable[tuple[str, str, Sequence[Phrase]]], keywords: Iterable[tuple[str, str]]) -> str:
    """The guide in Markdown: families by name, with what they are and their phrases; then the keywords."""
    pages = [INTRODUCTION]
    for name, what, phrases in families:
        told = [phrase for phrase in phrases if phrase.examples]
        if told:
            pages.append(f"## {name.capitalize()}\n\n{what}\n\n" + "\n".join(entry(phrase) for phrase in told))
    rows = "\n".join(f"| {name} | {text or '(nothing by itself)'} |" for name, text in keywords)
    pages.append(f"## Keywords\n\n| keyword | meaning |\n| --- | --- |\n{rows}\n")
    return "\n".join(pages)


def entry(phrase: Phrase) -> str:
    """One phrase: its form and its examples."""
    examples = "\n".join(f"    {example}" for example in phrase.examples)
    return f"- {shown(phrase.form)}\n\n{examples}\n"


def shown(form: str) -> str:
    """The form for people: words in bold, blanks in italics."""
    form = VERB.sub(lambda verb: f'"{verb[1]}/{verb[2] or third(verb[1])}"', form)
    return outside(form, lambda text: NAMES.sub(lambda name: f"*{NAMED[name[0]]}*", blanks(text)))


def blanks(text: str) -> str:
    """Names of rules as blanks to be filled in."""
    text = re.sub(r"(?<!\w)([a-z_]+)(?!\w)", lambda rule: f"*{rule[1].replace('_', ' ')}*", text)
    return re.sub(r"(\*[a-z ]+\*|\))\?", r"[\1]", text).replace("[)]", ")?")


def outside(form: str, change: Callable[[str], str]) -> str:
    """The form with its literal words in bold and everything else changed."""
    found: list[str] = []
    end = 0
    for word in WORD.finditer(form):
        found += [change(form[end : word.start()]), f"**{word[1]}**"]
        end = word.end()
    return "".join([*found, change(form[end:])])
