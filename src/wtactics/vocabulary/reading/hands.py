"""BYHAND-HAND-01 Reading what can be read of a text: what is not understood of it is left to its player's hands."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Final

from wtactics.engine import facts
from wtactics.engine.lasting import THIS_TURN
from wtactics.engine.meaning import SPELL, TRIGGERED, Price, Trigger
from wtactics.engine.places import NOBODY
from wtactics.language.errors import TextFault, TextRefused
from wtactics.language.reader import Unread, end_of
from wtactics.language.structure import structure
from wtactics.language.words import Sentence, TextLine
from wtactics.vocabulary.deeds.byhand import ByHand
from wtactics.vocabulary.reading.abilities import Opened, made
from wtactics.vocabulary.reading.cardtext import LONGEST, SPELLS, CardText
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.reading.rewording import PatientReader
from wtactics.vocabulary.reading.sentence import label_of, limited, said
from wtactics.vocabulary.reading.spells import Spell
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.limits import UseDue
from wtactics.vocabulary.sentences.parts import Activated, Effects, Limits, Triggered
from wtactics.vocabulary.things.meaning import This
from wtactics.vocabulary.triggers.meaning import Happens, Very

# Orders to stand where one is not understood: each game speaks one of them
PLAIN: Final = ("Draw a card", "Gain 1 victory point", "Mark this creature")
FRONTS: Final = (",", ":")  # what stands between a moment or a price and what is done then


class Handed(Activated):
    """What says no moment: it is done when its card comes into play, and once in each turn when its controller says so."""

    def __init__(self) -> None:
        super().__init__(Price(0, NOBODY, False, False, [UseDue(THIS_TURN)]), [])


class HandReader(PatientReader):
    """Reads texts as far as they can be read; what no game could play by itself is carried out by hand."""

    def read(self, card: str, type_: str, text: str, switches: Mapping[str, int] | None = None) -> CardText:
        """What the text means; TextRefused only of a text that is too long."""
        try:
            return super().read(card, type_, text, switches)
        except TextRefused:
            if len(text) > LONGEST:
                raise
        return self.read_some(card, type_, text)

    def read_some(self, card: str, type_: str, text: str) -> CardText:
        """What some sentences of the text mean, and the others as they stand."""
        self.host, self.played_from = None, NOBODY
        self.memo = type(self.memo)()
        lines = self.cutter.paragraphs(text, card)
        found = CardText()
        if type_ in SPELLS:
            whole = [sentence for line in lines for sentence in line]
            found = self.spell_read(card, type_, text, whole)
        else:
            for line in lines:
                self.memo.begin_line(len(found.abilities))
                self.add_line(card, type_, line, found)
        self.memo.settle([*found.abilities, *found.granted])
        return found

    # ---- events and magic

    def spell_read(self, card: str, type_: str, text: str, whole: list[Sentence]) -> CardText:
        """All its sentences in their order; all by hand where what is read speaks of a number that nothing gives."""
        found = CardText()
        branch, ways = 0, 1
        while whole and branch < ways:
            spell = Spell(Reading(type_, self.lexicon, branch))
            strange = False  # has a sentence come before that nobody reads?
            for sentence in whole:
                try:
                    ways = max(ways, self.ways(sentence, "spell"))
                    if strange:  # it must not speak of what stands in words that nobody reads
                        self.sentence(sentence, "spell", Reading(type_, self.lexicon, branch))
                    part, reading = self.sentence(sentence, "spell", spell.reading)
                    spell.add(part, reading, sentence.line.text)
                except Unread:
                    spell.steps = [*spell.steps, ByHand(said(sentence))]
                    strange = True
            found.abilities += spell.abilities(text)
            found.granted += spell.reading.granted
            branch += 1
        return self.by_hand(card, type_, text) if self.unsaid_in(card, whole, found, (0, 0)) else found

    def by_hand(self, card: str, type_: str, text: str) -> CardText:
        """An event or magic card of which every sentence is carried out by hand."""
        found = CardText()
        steps: Steps = [ByHand(said(sentence)) for line in self.cutter.paragraphs(text, card) for sentence in line]
        found.abilities.append(made(SPELL, steps, Reading(type_, self.lexicon), text))
        return found

    # ---- what stays in play

    def add_line(self, card: str, type_: str, line: list[Sentence], found: CardText) -> None:
        """What a line means: as a whole where that is understood, else what its sentences do."""
        part = self.line_read(type_, line)
        if part is None:
            part = self.read_by_sentence(type_, line)
        if self.unsaid_in(card, line, part, (0, 0)):
            part = self.all_left(type_, line)
        add(part, found)

    def line_read(self, type_: str, line: list[Sentence]) -> CardText | None:
        """What sentences of a line mean that are understood together; None where they are not."""
        memo, host, pile = copy(self.memo), self.host, self.played_from
        found, faults = CardText(), list[TextFault]()
        self.read_line("", type_, line, found, faults)
        if not faults and not self.unsaid_in("", line, found, (0, 0)):
            return found
        self.memo, self.host, self.played_from = memo, host, pile
        return None

    def all_left(self, type_: str, line: list[Sentence]) -> CardText:
        """A line of which all sentences are carried out by hand."""
        found = CardText()
        handed = Opened(Handed(), self.fresh(type_), "")
        for sentence in line:
            handed = self.leave(handed, sentence)
        self.close(handed, found)
        return found

    def read_by_sentence(self, type_: str, line: list[Sentence]) -> CardText:
        """The sentences of a line one after the other; what says no moment goes on with the ability before it."""
        found = CardText()
        opened: Opened | None = None
        for cut in line:
            sentence = self.brackets.joined(cut, self.reader.literals)
            before = len(found.abilities)
            try:
                if self.brackets.end(sentence) > 0 or label_of(sentence) > 0:
                    self.close(opened, found)
                    opened, before = None, len(found.abilities)
                    self.add_named(type_, cut, found)
                elif opened is not None and is_strange(opened):
                    opened = self.read_behind(type_, sentence, opened, found)
                else:
                    opened = self.read_next(type_, sentence, opened, found)
            except Unread:
                opened = opened if len(found.abilities) == before else None  # it was closed on the way
                apart = self.behind_front(type_, sentence)
                if apart is None:
                    opened = self.leave(opened or Opened(Handed(), self.fresh(type_), ""), sentence)
                else:
                    self.close(opened, found)
                    opened = apart
        self.close(opened, found)
        return found

    def add_named(self, type_: str, cut: Sentence, found: CardText) -> None:
        """A sentence behind a name; Unread if it is not understood by itself."""
        part = self.line_read(type_, [cut])
        if part is None:
            raise Unread(1, "", [])
        add(part, found)

    def read_behind(self, type_: str, sentence: Sentence, opened: Opened, found: CardText) -> Opened | None:
        """A sentence behind one that nobody reads: it must not speak of what stands there."""
        part, reading = self.sentence(sentence, "permanent", self.fresh(type_))
        if isinstance(part, Limits):
            return limited(sentence, part, opened)
        if isinstance(part, Effects) and reading.moment is None:
            part, opened.reading = self.sentence(sentence, "permanent", opened.reading)
            opened.more(part)
            opened.text = f"{opened.text} {said(sentence)}"
            return opened
        self.close(opened, found)
        return self.read_next(type_, sentence, None, found)

    def leave(self, opened: Opened, sentence: Sentence) -> Opened:
        """A sentence that nobody reads is what is done next."""
        opened.steps = [*opened.steps, ByHand(said(sentence))]
        opened.text = f"{opened.text} {said(sentence)}".strip()
        return opened

    def behind_front(self, type_: str, sentence: Sentence) -> Opened | None:
        """The ability of a sentence that begins with a moment or a price that is understood; None if it does not."""
        orders = (self.cutter.sentences(TextLine(text, 1), "")[0] for text in PLAIN)
        order = next(each for each in orders if self.reader.derives(each, "spell"))
        plain = structure(self.sentence(order, "spell", Reading("event", self.lexicon))[0])
        for i in range(len(sentence.tokens) - 2, 0, -1):
            if sentence.tokens[i] not in FRONTS:
                continue
            try:
                front = sentence.of_words((*sentence.tokens[: i + 1], *order.tokens))
                part, reading = self.sentence(front, "permanent", self.fresh(type_))
            except Unread:
                continue
            rest = [ByHand(rest_of(sentence, i + 1))]
            if type(part) is Triggered and structure(Effects(part.steps)) == plain:
                return Opened(Triggered(part.trigger, rest), reading, said(sentence))
            if type(part) is Activated and structure(Effects(part.steps)) == plain:
                return Opened(Activated(part.price, rest, part.condition), reading, said(sentence))
        return None

    def close(self, opened: Opened | None, found: CardText) -> None:
        super().close(opened, found)
        if opened is not None and isinstance(opened.part, Handed):
            found.abilities.append(made(TRIGGERED, opened.steps, opened.reading, opened.text, arrival(opened)))


def add(part: CardText, found: CardText) -> None:
    """Add what a part of a text means to the whole."""
    found.abilities += part.abilities
    found.keywords += part.keywords
    found.granted += part.granted


def is_strange(opened: Opened) -> bool:
    """Does the ability say something that nobody reads?"""
    return any(isinstance(step, ByHand) for step in opened.steps)


def rest_of(sentence: Sentence, first: int) -> str:
    """The sentence from this word on, as it stands in its line."""
    return sentence.line.text[(sentence.tokens[first].column or 1) - 1 : end_of(sentence) - 1] + "."


def arrival(opened: Opened) -> Trigger:
    """The moment at which its card comes into play."""
    this = This(opened.reading.word)
    return Happens(facts.ENTERED, Very(this), None, f"whenever {this.text()} comes into play", True)
