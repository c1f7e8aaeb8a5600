"""Card English for whoever writes cards: what the guide of a game says, as a page can search it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from wtactics.content.content import told_once
from wtactics.games import ruleset
from wtactics.language.guide import headed, points_of, shown
from wtactics.server.messages import ChapterInfo, EnglishInfo, SayingInfo
from wtactics.vocabulary.guides.handbook import blanks_of, keywords_of, parts_of, spoken
from wtactics.vocabulary.speech import Speech

NO_WORD: Final = re.compile(r"[^a-z0-9]+")
EXAMPLES: Final = "By example"
BLANKS: Final = "Blanks"
KEYWORDS: Final = "Keywords"


@told_once
def english(name: str) -> EnglishInfo:
    """All that cards of a game can say, chapter by chapter; what its mods bring comes first, as it is asked for by name."""
    own, *mods = name.split("+")
    base = ruleset(own).speech
    speeches = [ruleset(f"{own}+{mod}").speech for mod in mods]
    told = [speech for speech in speeches if speech.guide is not base.guide]
    chapters = [chapter for speech in (*told, base) for chapter in chapters_of(speech)]
    return EnglishInfo(points=tuple(points_of(base.guide.introduction)), chapters=tuple(keyed(chapters)))


def chapters_of(speech: Speech) -> Iterator[ChapterInfo]:
    """The chapters of one guide: its families, sentences in the words of all games, blanks, keywords."""
    for part, families in parts_of(speech):
        for family, what, entries in families:
            found = [(shown(entry.form), entry.examples) for entry in entries if entry.examples]
            yield from chapter(part, *headed(family, what), found)
    for title, *examples in speech.guide.shared:
        yield from chapter(EXAMPLES, title, "", [("", [example]) for example in examples])
    blanks = [
        (f"*{', '.join(map(spoken, blank.rules))}*: {blank.meaning}", blank.samples) for blank in blanks_of(speech)
    ]
    yield from chapter(BLANKS, BLANKS, "What can stand where a form has a blank.", blanks)
    keywords = [(f"**{keyword}**: {text}" if text else f"**{keyword}**", ()) for keyword, text in keywords_of(speech)]
    yield from chapter(KEYWORDS, KEYWORDS, "Words that stand for a text.", keywords)


def chapter(part: str, title: str, about: str, told: Iterable[tuple[str, Iterable[str]]]) -> Iterator[ChapterInfo]:
    """A chapter, if anything is said in it."""
    sayings = tuple(SayingInfo(form=form, examples=tuple(examples)) for form, examples in told)
    if sayings:
        yield ChapterInfo(key="", part=part, title=title, about=about, sayings=sayings)


def keyed(chapters: Iterable[ChapterInfo]) -> Iterator[ChapterInfo]:
    """The chapters, each with an address of its own made of its title."""
    known: dict[str, int] = {}
    for each in chapters:
        key = NO_WORD.sub("-", each.title.casefold()).strip("-")
        known[key] = known.get(key, 0) + 1
        yield each.model_copy(update={"key": key if known[key] == 1 else f"{key}-{known[key]}"})
