"""Reading a card sentence by sentence: what is understood is told, where it is not, and what would be."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import lru_cache
from itertools import islice
from typing import Final

from wtactics.cards import Card, CardLibrary, read_plurals
from wtactics.content.content import content_of
from wtactics.engine.meaning import SPELL, Ability
from wtactics.games import ruleset, speeches
from wtactics.language.errors import TextFault, TextRefused
from wtactics.language.hints import spelled
from wtactics.language.reader import Unread, end_of
from wtactics.language.words import Sentence
from wtactics.server.messages.workshop import CardDraft, CardRead, FieldFault, SentenceRead, WordingFault
from wtactics.server.web.catalogue import face_info
from wtactics.server.workshop.drafts import printed, sketched
from wtactics.server.workshop.meaning import told
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.cardtext import SPELLS, CardText
from wtactics.vocabulary.reading.collection import Collection, kinds_of_tokens
from wtactics.vocabulary.reading.readers import hints_for
from wtactics.vocabulary.reading.sentence import said

FREE: Final = 900_000  # the number of a card that has none yet
MOST_ROUNDS: Final = 30  # of reading a text without the sentences that were not understood
MOST_INSTEAD: Final = 3
LOOKING: Final = 1.5  # seconds for what would be understood, for one sentence
LEAST_LIKE: Final = 0.35
NO_ADVANTAGE: Final = (
    "bids",
    'It needs none: what only a won bid switches on stands behind "Advantage:", or in a city that labels nothing',
)
TRIVIAL: Final = ("draw a card",)  # what stands for the rest of a sentence, to see whether its beginning is understood


@dataclass(frozen=True)
class Span:
    """A sentence in its text: the line, and the columns, from 0."""

    line: int
    begin: int
    end: int
    sentence: Sentence

    def holds(self, line: int, column: int) -> bool:
        """Does this place of the text lie in it, or right behind it?"""
        return line == self.line and self.begin <= column <= self.end + 1


@lru_cache(8)
def shipped_kinds(game: str) -> frozenset[str]:
    """The subtypes of the cards that ship."""
    speech = ruleset(game).speech
    return frozenset(
        kind for card in content_of(game).cards for kind in (*speech.kinds(card), *kinds_of_tokens(card.text))
    )


def collection_for(game: str, card: Card) -> Collection:
    """What reads this card in the words of the game."""
    speech = ruleset(game).speech
    kinds = {*shipped_kinds(game), *speech.kinds(card), *kinds_of_tokens(card.text)}
    return Collection(kinds, keywords_for(speech.keywords), read_plurals(), speech, speeches)


class CardReading:
    """One card while it is read."""

    def __init__(self, game: str, draft: CardDraft, set_name: str) -> None:
        self.game: Final = game
        self.draft: Final = draft.model_copy(update={"games": draft.games or (game,), "number": draft.number or FREE})
        self.card, self.faults = printed(self.draft, set_name)
        self.shown: Final = self.card or sketched(self.draft, set_name)
        self.collection: Final = collection_for(game, self.shown)
        self.reader: Final = self.collection.reader
        self.type: Final = self.shown.type
        self.start: Final = "spell" if self.type in SPELLS else "permanent"

    def whole(self, others: CardLibrary) -> CardRead:
        """All that the game understands of it, among these cards."""
        sheet = ruleset(self.game).speech.sheet
        text = sheet.text(self.shown)
        fields = [*self.faults, *clashes(self.shown, others)]
        told_alike = len(text) == len(self.shown.text)
        found, spans, wrong = self.read(text if told_alike else self.shown.text)
        known = {word.name: word.text for word in keywords_for(ruleset(self.game).speech.keywords)}
        entries = [self.with_keywords(one, known) for one in self.abilities(found, spans, wrong)]
        read = sorted([*entries, *wrong.values()], key=lambda one: (one.line, one.begin))
        if self.card is not None and not wrong:
            fields += self.of_the_card(self.card)
        named = [
            (name, known.get(plain_keyword(name), "")) for name in dict.fromkeys(name for name, _ in found.keywords)
        ]
        return CardRead(
            face=face_info(self.shown, self.game, [one.text for one in wrong.values()]),
            fields=tuple(fields), sentences=tuple(read),
            keywords=tuple((name, meant) for name, meant in named if meant),
            understood=not wrong, playable=not wrong and not fields,
        )  # fmt: skip

    def with_keywords(self, read: SentenceRead, known: dict[str, str]) -> SentenceRead:
        """A line of keywords, with what each of them means."""
        if read.parts or read.fault:
            return read
        words = [word.strip(" .") for word in read.text.split(",")]
        meant = tuple((word, known[plain_keyword(word)]) for word in words if known.get(plain_keyword(word)))
        return read.model_copy(update={"parts": meant})

    def of_the_card(self, card: Card) -> list[FieldFault]:
        """What is wrong with text and values together."""
        before = len(self.collection.faults)
        self.collection.card(card)
        more = self.collection.faults[before:]
        return [FieldFault(field="text", found=f.found, expected=f.why or ", ".join(f.expected)) for f in more]

    # ---- sentences

    def read(self, text: str) -> tuple[CardText, list[Span], dict[tuple[int, int], SentenceRead]]:
        """The text without what is not understood, its sentences, and those that are not understood."""
        spans = [*self.spans(text)]
        lines, wrong = text.split("\n"), dict[tuple[int, int], SentenceRead]()
        for _ in range(MOST_ROUNDS):
            try:
                return self.reader.read(self.shown.name, self.type, "\n".join(lines), self.switches()), spans, wrong
            except TextRefused as refused:
                before = len(wrong)
                for fault in refused.faults:
                    span = next(
                        (s for s in spans if s.holds(fault.line - 1, fault.column - 1) and key(s) not in wrong), None
                    )
                    if span is not None:
                        wrong[key(span)] = self.not_understood(span, fault)
                        line = lines[span.line]
                        lines[span.line] = line[: span.begin] + " " * (span.end + 1 - span.begin) + line[span.end + 1 :]
                if len(wrong) == before:  # a fault of the text as a whole
                    wrong[0, -1] = whole_fault(refused.faults[0])
                    return CardText(), spans, wrong
        return CardText(), spans, wrong

    def switches(self) -> dict[str, int]:
        """What the card itself names in brackets."""
        return dict(ruleset(self.game).speech.sheet.switches(self.shown)) if self.card is not None else {}

    def spans(self, text: str) -> Iterator[Span]:
        """The sentences of a text."""
        for line in self.reader.cutter.paragraphs(text, self.shown.name):
            for sentence in line:
                begin, end = (sentence.tokens[0].column or 1) - 1, end_of(sentence) - 1
                yield Span(sentence.line.number - 1, begin, end, sentence)

    def abilities(
        self, found: CardText, spans: list[Span], wrong: dict[tuple[int, int], SentenceRead]
    ) -> Iterator[SentenceRead]:
        """What is understood, ability by ability; sentences that make none by themselves, one by one."""
        left = [span for span in spans if key(span) not in wrong]
        if self.start == "spell" and left:
            spells = [ability for ability in found.abilities if ability.kind == SPELL]
            for ability in spells[:1] if spells else ():
                if ability.effects:
                    yield entry(left[0], left[-1], " ".join(said(s.sentence) for s in left), spells)
            return
        for ability in found.abilities:
            mine: list[Span] = []
            while left and (said(left[0].sentence) in ability.text or not mine):
                if said(left[0].sentence) in ability.text:
                    mine.append(left.pop(0))
                elif any(said(span.sentence) in ability.text for span in left):
                    yield plainly_read(left.pop(0))
                else:
                    break
            if mine:
                found_there = entry(mine[0], mine[-1], ability.text, [ability])
                yield self.in_a_city(found_there) if ability.switch == 0 else found_there
        for span in left:
            yield plainly_read(span)

    def in_a_city(self, read: SentenceRead) -> SentenceRead:
        """ARC-CARD-12, AVA-CARD-13 What needs no bid in a city, where its writer could have meant an advantage."""
        if self.type != "city" or "advantage" not in self.reader.reader.literals:
            return read
        return read.model_copy(update={"parts": (*read.parts, NO_ADVANTAGE)})

    # ---- what is not understood

    def not_understood(self, span: Span, fault: TextFault) -> SentenceRead:
        """A sentence that is not understood: where, why, what would be; and its beginning, if that is."""
        column = min(max(fault.column - 1, span.begin), span.end)
        text = said(span.sentence)
        instead = [] if fault.why and not fault.expected else [*islice(self.instead(span.sentence), MOST_INSTEAD)]
        return SentenceRead(
            line=span.line, begin=span.begin, end=span.end, text=text, wording="", parts=tuple(self.beginning(span)),
            fault=WordingFault(
                begin=column, end=max(column + 1, span.end), found=fault.found, why=fault.why,
                expected=fault.expected, instead=tuple(dict.fromkeys(instead)),
            ),
        )  # fmt: skip

    def understands(self, sentence: Sentence) -> bool:
        """Would this sentence alone be understood?"""
        try:
            self.reader.sentence(sentence, self.start, self.reader.fresh(self.type))
        except Unread:
            return False
        return True

    def beginning(self, span: Span) -> Iterator[tuple[str, str]]:
        """When it would work, where that much is understood."""
        text = said(span.sentence)
        head, comma, _ = text.partition(",")
        if (
            not comma
            or self.start == "spell"
            or not head.casefold().startswith(("when", "whenever", "at ", "if ", "each time"))
        ):
            return
        for rest in TRIVIAL:
            try:
                found = self.reader.read(self.shown.name, self.type, f"{head}, {rest}.", self.switches())
            except TextRefused:
                continue
            for ability in found.abilities:
                yield from (part for part in told(ability)[1] if part[0] == "when")
            return

    def instead(self, sentence: Sentence) -> Iterator[str]:
        """Sentences that would be understood: his own with a word mended, then those most like it."""
        hints, until = hints_for(ruleset(self.game).speech), time.monotonic() + LOOKING
        stray = hints.reader.stray(sentence, self.start)
        if stray is not None:
            for words in hints.mended(sentence, stray):
                if time.monotonic() > until:
                    break
                if hints.reader.parses(words, self.start) and self.understands(words):
                    yield spelled(words)
                    break
        yield from islice(self.behind(sentence, until), 2)
        mine = [str(word).casefold() for word in sentence.tokens]
        like = sorted(((likeness(mine, words), example) for example, words in hints.known), reverse=True)[:12]
        for much, example in like:
            if much < LEAST_LIKE or time.monotonic() > until:
                return
            cut = [s for line in self.reader.cutter.paragraphs(example, self.shown.name) for s in line]
            if len(cut) == 1 and self.understands(cut[0]):
                yield example

    def behind(self, sentence: Sentence, until: float) -> Iterator[str]:
        """The beginning of the sentence as it is, and behind its comma the sentences most like what stands there."""
        head, comma, rest = said(sentence).partition(", ")
        if not comma or self.start == "spell":
            return
        mine = [word.casefold() for word in rest.rstrip(".").split()]
        known = hints_for(ruleset(self.game).speech).known
        like = sorted(
            ((likeness(mine, words), example) for example, words in known if "," not in example), reverse=True
        )
        for much, example in like[:12]:
            if much < LEAST_LIKE or time.monotonic() > until:
                return
            joined = f"{head}, {example[:1].lower()}{example[1:]}"
            cut = [s for line in self.reader.cutter.paragraphs(joined, self.shown.name) for s in line]
            if len(cut) == 1 and self.understands(cut[0]):
                yield joined


def likeness(mine: list[str], words: list[str]) -> float:
    """How much of two sentences is equal."""
    matcher = SequenceMatcher(None, mine, words, autojunk=False)
    return matcher.ratio() if matcher.real_quick_ratio() > LEAST_LIKE and matcher.quick_ratio() > LEAST_LIKE else 0.0


def key(span: Span) -> tuple[int, int]:
    """By what a sentence is known in its text."""
    return span.line, span.begin


def entry(first: Span, last: Span, text: str, abilities: list[Ability]) -> SentenceRead:
    """What some sentences mean together; each way of a choice tells its parts."""
    told_all = [told(ability) for ability in abilities]
    wording = " / ".join(dict.fromkeys(wording for wording, _ in told_all))
    parts = tuple(dict.fromkeys(part for _, each in told_all for part in each))
    end = last.end if last.line == first.line else first.end
    same = plain_words(wording) == plain_words(text)
    return SentenceRead(
        line=first.line, begin=first.begin, end=end, text=text, wording="" if same else wording, parts=parts
    )


def plainly_read(span: Span) -> SentenceRead:
    """A sentence that is understood and does nothing by itself: keywords, reminders."""
    return SentenceRead(line=span.line, begin=span.begin, end=span.end, text=said(span.sentence), wording="", parts=())


def whole_fault(fault: TextFault) -> SentenceRead:
    """What is wrong with a text as a whole."""
    wording = WordingFault(begin=0, end=0, found=fault.found[:80], why=fault.why, expected=fault.expected, instead=())
    return SentenceRead(line=0, begin=0, end=0, text=fault.words[:80], wording="", parts=(), fault=wording)


def plain_words(text: str) -> str:
    """The words of a text, for a comparison."""
    return " ".join(text.casefold().replace(".", " ").split())


def plain_keyword(name: str) -> str:
    """A keyword without its number."""
    return name.rstrip(" 0123456789").casefold()


def clashes(card: Card, others: CardLibrary) -> Iterator[FieldFault]:
    """Names and numbers that are taken."""
    if card.name in others:
        there = others.find(card.name)
        yield FieldFault(field="name", found=f"the name of a card of {there.set!r}", expected="a name of its own")
    if card.number in {other.number for other in others}:
        there = others.numbered(card.number)
        yield FieldFault(field="number", found=f"the number of {there.name!r}", expected="a number of its own")


def read_card(game: str, draft: CardDraft, set_name: str, twin: bool = False) -> CardRead:
    """What the game understands of a card as it is typed; a twin is a card of its set that is called the same."""
    reading = CardReading(game, draft, set_name)
    found = reading.whole(content_of(game).cards)
    reading.reader.reader.memory.new.clear()  # what people try out is not kept for other runs
    if not twin:
        return found
    fault = FieldFault(field="name", found="the name of another card of this set", expected="a name of its own")
    return found.model_copy(update={"fields": (*found.fields, fault), "playable": False})
