"""The writer's guide to card English, made from the phrases: nothing stands in it that is not read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from wtactics.language.phrase import VERB, third
from wtactics.language.words import NAMED

BLANK: Final = re.compile(r"(?<!\*)\*([a-z ]+)\*(?!\*)")
WORD: Final = re.compile(r'"((?:\\.|[^"\\])*)"')
NAMES: Final = re.compile(r"\b(?:" + "|".join(NAMED) + r")\b")
MADE: Final = """\
The text of a card is the only version of what it does. This page is made from the vocabulary that reads it
(`python3 dev.py bless`); every example in it is read by a test. `python3 -m wtactics check-cards FILE` reads the cards
in a file, and says of each fault where it is and what would be understood there."""
SHOWN: Final = """\
How this page shows it: literal words are in **bold**, blanks to be filled in are in *italics* (all of them are explained
under [Blanks](#blanks)). [x] may be missing, x | y is a choice, x* may come again and again. **draw/draws** is the verb as
an order ("Draw a card.") and after a subject ("Target player draws a card.")."""
SPELLS: Final = "The text of an event or magic card is one ability: all its sentences are carried out in order."
UNSAID: Final = """\
Where nothing says when, nothing is read, but for two things: what speaks of those who "defend against this creature" is
  done as soon as they do; what an enchantment does to a target is done as it comes into play, attached to that target."""
TARGETS: Final = """\
"target ..." is chosen when the text is announced; "a ..." after a verb when it is carried out, by whoever does it."""
IT: Final = """\
"it" is the card that was spoken of last. Where one card does something to another, "it gets ..." is the one that does it,
  and "kill it" is refused: say "this creature" or "that creature"."""
MARK: Final = '"(M)" in a price means: mark this card.'
HOW: Final = "How a text is read:"
CAPITALS: Final = "Factions and the card's own name have capitals; subtypes and keywords may have them."


class Entry:
    """One way of saying something, as a page shows it: its form and its examples."""

    def __init__(self, form: str, examples: Sequence[str]) -> None:
        self.form: Final = form
        self.examples: Final = examples


Family = tuple[str, str, Sequence[Entry]]  # its name, what it is, what it says


def introduction(title: str, *how: str, beside: str = "", shown: str = SHOWN) -> str:
    """How a guide begins: what it is (and what stands beside it), how texts are read, and how the page shows that."""
    made = f"{MADE} {beside}" if beside else MADE
    points = "\n".join(f"- {point}" for point in how)
    end = f"\n{shown}\n" if shown else ""
    return f"# {title}\n\n{made}\n\n{HOW}\n\n{points}\n{end}"


def points_of(introduction: str) -> list[str]:
    """How texts are read, point by point, as an introduction tells it."""
    points = introduction.partition(HOW)[2].partition("\n\n- ")[2].partition("\n\n")[0]
    return [" ".join(point.split()) for point in points.split("\n- ") if point]


def guide(
    parts: Iterable[tuple[str, Iterable[Family]]],
    blanks: Iterable[tuple[Sequence[str], str, Sequence[str]]],
    keywords: Iterable[tuple[str, str]],
    introduction: str,
    sentences: Iterable[Sequence[str]] = (),
) -> str:
    """The guide in Markdown: parts with their families and phrases; sentences under titles; blanks; the keywords."""
    pages = [introduction]
    for title, families in parts:
        chapters = [chapter(*family) for family in families if any(phrase.examples for phrase in family[2])]
        if chapters:
            pages += [f"## {title}\n", *chapters]
    for title, *examples in sentences:
        pages.append("\n".join([f"## {title}", "", *(f"- {example}" for example in examples), ""]))
    rows = [f"| {', '.join(map(blank, rules))} | {what} | {' · '.join(samples)} |" for rules, what, samples in blanks]
    pages += ["## Blanks\n\n| blank | stands for | for example |\n| --- | --- | --- |", *rows] if rows else []
    told = list(keywords)
    pages += ["\n## Keywords\n\n| keyword | meaning |\n| --- | --- |"] if told else []
    pages += [f"| {name} | {text or '(nothing by itself: other texts speak of it)'} |" for name, text in told]
    return "\n".join(pages).rstrip("\n") + "\n"


def chapter(name: str, what: str, phrases: Sequence[Entry]) -> str:
    """A family: its heading and what it is; then its phrases."""
    title, about = headed(name, what)
    return f"### {title}\n\n{about}\n\n" + "".join(entry(phrase) for phrase in phrases if phrase.examples)


def headed(name: str, what: str) -> tuple[str, str]:
    """The heading of a family and what it is, from the sentence that it is told in."""
    title, colon, rest = what.partition(": ")
    return (title, rest[:1].upper() + rest[1:]) if colon else (name.capitalize(), what)


def entry(phrase: Entry) -> str:
    """One phrase: its form and its examples."""
    examples = "".join(f"  - {example}\n" for example in phrase.examples)
    return f"- {shown(phrase.form)}\n{examples}"


def shown(form: str) -> str:
    """The form for people: words in bold, blanks in italics."""
    form = VERB.sub(lambda verb: f'"{verb[1]}/{verb[2] or third(verb[1])}"', form)
    bold = outside(form, lambda text: NAMES.sub(lambda name: f"*{NAMED[name[0]]}*", blanked(text)))
    return bold.replace("** **", " ").replace("** **'", "'").replace(" 's**", "'s**").replace(" '**", "'**")


def blanked(text: str) -> str:
    """Names of rules as blanks to be filled in."""
    text = re.sub(r"(?<!\w)([a-z_]+)(?!\w)", lambda rule: blank(rule[1]), text)
    return re.sub(r"(\*[a-z ]+\*|\))\?", r"[\1]", text).replace("[)]", ")?")


def blank(rule: str) -> str:
    """A rule as a blank."""
    return f"*{rule.replace('_', ' ')}*"


def outside(form: str, change: Callable[[str], str]) -> str:
    """The form with its literal words in bold and everything else changed."""
    found: list[str] = []
    end = 0
    for word in WORD.finditer(form):
        found += [change(form[end : word.start()]), f"**{word[1]}**"]
        end = word.end()
    return "".join([*found, change(form[end:])])
