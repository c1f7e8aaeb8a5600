"""Reading the texts of cards: line by line, sentence by sentence, every fault noted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.meaning import SPELL, Ability, Noun, Trigger
from wtactics.language.errors import TextFault, TextRefused
from wtactics.language.reader import Unread
from wtactics.language.words import Cutter, Sentence, Words
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.players import Either
from wtactics.vocabulary.printing import bare_name
from wtactics.vocabulary.reading.abilities import Opened, abilities_of, as_it_enters, attaching, made, opens, timely
from wtactics.vocabulary.reading.advantages import ADVANTAGE, can_wait, in_advantage, is_labelled
from wtactics.vocabulary.reading.lexicon import Lexicon
from wtactics.vocabulary.reading.memo import Memo
from wtactics.vocabulary.reading.readers import REMINDER, hints_for, whole_reader, widest_reader
from wtactics.vocabulary.reading.reading import Reading, words_of
from wtactics.vocabulary.reading.sentence import always_holds, keyword_of, label_of, limited, loosely, said, written
from wtactics.vocabulary.reading.spoken import Mention
from wtactics.vocabulary.reading.unsaid import NO_X, X_SAID, asks_cost_for_x, fault_at, unsaid
from wtactics.vocabulary.sentences.outcomes import amended, said_last
from wtactics.vocabulary.sentences.parts import (
    Activated,
    Addition,
    Advantage,
    Attaching,
    Contribution,
    Defined,
    Effects,
    Headed,
    Keywords,
    Limits,
    Prerequisite,
    Standing,
    Triggered,
)
from wtactics.vocabulary.speech import Speech, Speeches
from wtactics.vocabulary.things.meaning import Host

SPELLS: Final = ("event", "magic")
LONGEST: Final = 2000  # characters of a text
SHOWN: Final = 60  # of them, where there are more
MOST_HINTS: Final = 3  # for one text


class CardText:
    """What the text of a card means: abilities, keywords, and abilities that its effects grant."""

    def __init__(self) -> None:
        self.abilities: list[Ability] = []
        self.keywords: list[tuple[str, int]] = []
        self.granted: list[Ability] = []
        self.cost_is_x: TextFault | None = None  # what is wrong with the text unless X stands in the cost of its card


class Spell:
    """The text of an event or magic card while it is read: all its sentences make one ability."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.steps: list[Any] = []
        self.others: list[Ability] = []

    def add(self, part: Contribution, reading: Reading, text: str) -> None:
        """One more sentence."""
        self.reading = reading
        if isinstance(part, Effects):
            self.steps = amended(self.steps, part.steps)
            reading.last_said = said_last(part.steps)
        if isinstance(part, Addition | Prerequisite | Standing | Headed):
            self.others += abilities_of(part, reading, text)

    def abilities(self, text: str) -> list[Ability]:
        """The ability, and what else the text says."""
        return [made(SPELL, self.steps, self.reading, text), *self.others]


class TextReader:
    """Reads texts with the whole vocabulary."""

    def __init__(self, words: Words, lexicon: Lexicon, speech: Speech, others: Speeches = tuple) -> None:
        self.lexicon: Final = lexicon
        self.speech: Final = speech
        self.others: Final = others
        self.brackets: Final = speech.sheet.brackets
        self.reader: Final = whole_reader(speech)
        self.cutter: Final = Cutter(self.reader.literals, words)
        self.meanings: Final[dict[str, list[Ability]]] = {}  # what keywords mean, to hold reminders against
        self.played_from: i64 = -1  # the pile out of which the card that is read can be played
        self.memo = Memo()
        self.host: Mention | None = None  # what the enchantment that is read is attached to
        self.switches: Mapping[str, int] = {}  # what the card that is read names in brackets, with their switches
        self.attached = False  # whether the sentence before in the line says so
        self.is_advantage = False  # whether what the card that is read says is the advantage of a city

    def read(self, card: str, type_: str, text: str, switches: Mapping[str, int] | None = None) -> CardText:
        """What the text means; TextRefused with all its faults if it is not understood."""
        if len(text) > LONGEST:
            why = f"expected at most {LONGEST} characters, found {len(text)}"
            raise TextRefused([TextFault(card, 1, 1, text[:SHOWN], text[:SHOWN], (), why)])
        self.switches, self.host, self.played_from = switches or {}, None, i64(-1)
        self.memo = Memo()
        paragraphs = self.cutter.paragraphs(text, card)
        bids = type_ == "city" and ADVANTAGE in self.reader.literals
        self.is_advantage = bids and not is_labelled(paragraphs)
        faults: list[TextFault] = []
        found = CardText()
        if type_ in SPELLS:
            whole = [s for line in paragraphs for s in line]
            self.read_spell(card, type_, text, whole, found, faults)
            if not faults:
                faults += self.unsaid_in(card, whole, found, (0, 0))
                found.cost_is_x = fault_at(card, X_SAID, whole, NO_X) if asks_cost_for_x(found.abilities) else None
        else:
            for line in paragraphs:
                before = len(found.abilities), len(found.granted)
                self.memo.begin_line()
                self.read_line(card, type_, line, found, faults)
                faults += [] if faults else self.unsaid_in(card, line, found, before)
        if faults:
            raise TextRefused(dict.fromkeys(faults))
        self.memo.settle([*found.abilities, *found.granted])
        return found

    def unsaid_in(self, card: str, line: list[Sentence], found: CardText, before: tuple[int, int]) -> list[TextFault]:
        """The numbers of which the abilities of a line speak, and that nothing gives."""
        abilities = found.abilities[before[0] :] + found.granted[before[1] :]
        return [fault_at(card, sign, line, why) for sign, why in unsaid(abilities)]

    def read_spell(
        self, card: str, type_: str, text: str, lines: list[Sentence], found: CardText, faults: list[TextFault]
    ) -> None:
        """All sentences together, once for each alternative of a choice."""
        branch, ways = 0, 1
        while lines and branch < ways:
            spell = Spell(Reading(type_, self.lexicon, branch))
            for sentence in lines:
                try:
                    ways = max(ways, self.ways(sentence, "spell"))
                    part, reading = self.sentence(sentence, "spell", spell.reading)
                    spell.add(part, reading, sentence.line.text)
                except Unread as unread:
                    faults.append(self.fault(unread, card, type_, sentence, "spell", len(faults)))
            found.abilities += spell.abilities(text)
            found.granted += spell.reading.granted
            branch += 1

    def ways(self, sentence: Sentence, start: str) -> int:
        """How many alternatives the sentence offers."""
        most = 1
        for tree in self.reader.trees(sentence, start):
            for part in tree.parts():
                most = max(most, len(self.reader.ways(part)))
        return most

    def sentence(self, sentence: Sentence, start: str, reading: Reading) -> tuple[Contribution, Reading]:
        """The part that the sentence makes, and the reading after it."""

        def build(tree: Any) -> tuple[Contribution, Reading]:
            after = reading.copy()
            part = self.reader.build(tree, after)
            return part, after

        try:
            prefer = always_holds if reading.is_new() else lambda _: False
            say = lambda part: self.speech.in_own_words(written(part))  # noqa: E731 -- a name keeps the line short
            return self.reader.read(sentence, start, build, say, prefer, lambda after: after.targets)
        except Unread as unread:
            if unread.why or start == REMINDER or self.reader.derives(sentence, start):
                raise
            wide = widest_reader(self.speech, tuple(self.others()))
            if not wide.derives(sentence.in_words_of(self.reader.literals, wide.literals), start):
                raise
            raise Unread(unread.column, unread.found, unread.expected, "no card of this game can say that") from None

    def fault(self, unread: Unread, card: str, type_: str, sentence: Sentence, start: str, told: int) -> TextFault:
        """The fault as it is shown; beside the first ones stands what would be understood."""
        fresh = self.fresh(type_)

        def is_understood(other: Sentence) -> bool:
            try:
                self.sentence(other, start, fresh)
            except Unread:
                return False
            return True

        def hint() -> str:
            return hints_for(self.speech).hint(sentence, start, is_understood)

        return unread.fault(card, sentence, hint if not unread.why and told < MOST_HINTS else str)

    def read_line(self, card: str, type_: str, line: list[Sentence], found: CardText, faults: list[TextFault]) -> None:
        """One line: a sentence that opens an ability, and those that add to it."""
        opened: Opened | None = None
        self.attached = False
        reminded = ""  # the keyword of which the sentence before reminds
        switch = 0  # what the name in brackets switches on that stood last in the line
        for cut in line:
            sentence = self.brackets.joined(cut, self.reader.literals)
            try:
                name, label = self.brackets.end(sentence), label_of(sentence)
                if reminded and name == 0 and label == 0 and self.reminds(type_, sentence, reminded):
                    continue
                reminded = keyword_of(sentence) if label > 0 else ""
                if name > 0:
                    self.close(opened, found)
                    switch, behind = self.switch_of(sentence, name)
                    rest = sentence.without(behind)
                    opened = self.read_next(type_, rest, None, found, switch) if rest.tokens else None
                elif label > 0:
                    self.close(opened, found)
                    opened = self.read_labelled(type_, sentence, label, found)
                else:
                    opened = self.read_next(type_, sentence, opened, found, switch)
            except Unread as unread:
                if bare_name(sentence) and cut is not line[-1]:
                    why = f'a name is set off by a dash: "{bare_name(sentence)} - ..."'
                    unread = Unread(unread.column, unread.found, [], why)  # told better
                faults.append(self.fault(unread, card, type_, sentence, "permanent", len(faults)))
                opened = Opened(Effects([]), self.fresh(type_), "") if opened is None else opened
        self.close(opened, found)

    def fresh(self, type_: str, switch: int = 0) -> Reading:
        """The reading of a sentence that goes on with none."""
        reading = Reading(type_, self.lexicon, switch=switch)
        reading.host, reading.played_from = self.host, self.played_from
        self.memo.lend(reading)
        return reading

    def read_next(
        self, type_: str, sentence: Sentence, opened: Opened | None, found: CardText, switch: int = 0
    ) -> Opened | None:
        """The next sentence of a line."""
        before = opened.reading if opened is not None else self.fresh(type_, switch)
        if self.is_advantage and opened is None:
            sentence = self.switched_on(sentence, before)
        try:
            part, reading = self.sentence(sentence, "permanent", before)
        except Unread as unread:
            if opened is None or unread.why or not self.memo.learns(opened.reading):
                raise
            self.close(opened, found)
            try:
                return self.read_next(type_, sentence, None, found, switch)
            except Unread as apart:
                raise max(unread, apart, key=lambda fault: fault.column) from None
        if isinstance(part, Limits):
            return limited(sentence, part, opened)
        if opened is not None and reading.moment is not None:
            self.close(opened, found)
            return self.read_next(type_, sentence, None, found, switch)
        if opened is None:
            part = timely(part, reading, self.moment(reading, switch))
        if isinstance(part, Effects | Defined):
            if opened is None:
                first = sentence.tokens[0]
                raise Unread(first.column or 1, str(first), [], "nothing says when this is done")
            opened.reading = reading
            opened.more(part)
            opened.text = f"{opened.text} {said(sentence)}"
            return opened
        if opened is not None:
            self.close(opened, found)
            return self.read_next(type_, sentence, None, found, switch)
        if switch != 0 and not isinstance(part, Standing | Triggered):
            raise Unread(sentence.tokens[0].column or 1, str(sentence.tokens[0]), [], self.brackets.fault)
        return self.begin(sentence, part if switch == 0 else Advantage(part, switch), reading, found)

    def moment(self, reading: Reading, switch: int) -> Trigger | None:
        """When it is done, if nothing says so; what is told behind what a card is attached to, as it is attached."""
        if switch != 0:
            return self.brackets.moment()
        return as_it_enters(reading) if self.attached else None

    def switched_on(self, sentence: Sentence, reading: Reading) -> Sentence:
        """The sentence of a city without labels as the city's advantage, if it can be that."""
        advantage = in_advantage(sentence, self.reader.literals)
        for words in (sentence, advantage):
            try:
                part, _ = self.sentence(words, "permanent", reading)
            except Unread:
                continue
            if words is advantage or not can_wait(part):
                return words
        return sentence

    def begin(self, sentence: Sentence, part: Contribution, reading: Reading, found: CardText) -> Opened | None:
        """A sentence that stands for itself, or opens an ability."""
        self.played_from = reading.played_from
        if reading.attach is not None:
            self.host = host_of(reading.attach.noun)
        self.attached = isinstance(part, Attaching)
        if reading.attach is not None and not isinstance(part, Attaching):
            found.abilities.append(attaching(reading.attach, said(sentence)))
        ways = self.ways(sentence, "permanent") if opens(part) and reading.targets else 1
        if ways > 1:
            found.abilities += self.each_way(sentence, part, reading, ways, found)
            return None
        if opens(part):
            return Opened(part, reading, said(sentence))
        if isinstance(part, Standing) and (reading.picked or (reading.targets and reading.attach is None)):
            first = sentence.tokens[0]
            raise Unread(first.column or 1, str(first), [], "nobody ever chooses a card for what always holds")
        found.keywords += part.traits if isinstance(part, Keywords) else []
        found.abilities += abilities_of(part, reading, said(sentence))
        found.granted += reading.granted
        self.host = self.memo.hear(reading) or self.host
        return None

    def each_way(
        self, sentence: Sentence, part: Contribution, reading: Reading, ways: int, found: CardText
    ) -> list[Ability]:
        """A choice between targets: one ability for each way, for targets are chosen when an ability is announced."""
        if not isinstance(part, Activated):
            first = sentence.tokens[0]
            raise Unread(first.column or 1, str(first), [], "only a price can stand before a choice between targets")
        abilities: list[Ability] = []
        for branch in range(ways):
            way, after = self.sentence(sentence, "permanent", Reading(reading.word, self.lexicon, branch))
            abilities += abilities_of(way, after, said(sentence))
            found.granted += after.granted
        return abilities

    def switch_of(self, sentence: Sentence, end: int) -> tuple[int, int]:
        """What the name in brackets switches on that begins the sentence, and how many words stand before that."""
        first, last = sentence.tokens[1], sentence.tokens[end]
        name = sentence.line.text[(first.column or 1) - 1 : (last.column or 1) - 1].strip()
        switch, behind = self.brackets.opened(sentence, name, end, self.switches)
        if switch == 0:
            raise Unread(first.column or 1, name, [*filter(None, self.switches), *self.brackets.switches])
        return switch, behind

    def read_labelled(self, type_: str, sentence: Sentence, label: int, found: CardText) -> Opened | None:
        """A name, a dash, and what the name means; of a known keyword it is a reminder, which must not say otherwise."""
        name, rest = keyword_of(sentence), self.brackets.joined(sentence.without(label), self.reader.literals)
        if not name:
            return self.read_next(type_, rest, None, found)
        head = Sentence(sentence.tokens[: label - 1], sentence.line)
        part, _ = self.sentence(head, "permanent", Reading(type_, self.lexicon))
        self.hold_against(name, self.reminder(type_, rest), rest)
        found.keywords += part.traits if isinstance(part, Keywords) else []
        return None

    def reminder(self, type_: str, sentence: Sentence) -> list[Ability]:
        """What a reminder says, in its own words or in those of any text; of two faults the one further on is told."""
        try:
            return abilities_of(*self.sentence(sentence, "reminder", Reading(type_, self.lexicon)))
        except Unread as unread:
            odd = unread
        found = CardText()
        try:
            self.close(self.read_next(type_, sentence, None, found), found)
        except Unread as plain:
            raise max(plain, odd, key=lambda fault: fault.column) from None
        return found.abilities

    def reminds(self, type_: str, sentence: Sentence, name: str) -> bool:
        """Does the sentence remind of a keyword in words that are read nowhere else? It must be this keyword."""
        try:
            part, reading = self.sentence(sentence, "reminder", Reading(type_, self.lexicon))
        except Unread:
            return False
        self.hold_against(name, abilities_of(part, reading), sentence)
        return True

    def hold_against(self, name: str, reminder: list[Ability], sentence: Sentence) -> None:
        """Refuse a reminder that says what its keyword does not mean."""
        meant = self.meanings.get(name)
        if meant and loosely(meant) != loosely(reminder):
            raise Unread(sentence.tokens[0].column or 1, str(sentence.tokens[0]), [], f"{name} means something else")

    def close(self, opened: Opened | None, found: CardText) -> None:
        """An ability has no more sentences."""
        if opened is not None:
            found.abilities.append(opened.ability())
            self.memo.learn(found.abilities[-1], opened.reading)
            found.granted += opened.reading.granted
            self.host = self.memo.hear(opened.reading) or self.host


def host_of(noun: Noun) -> Mention:
    """What is attached to such a thing speaks of it so."""
    person = not isinstance(noun, CardNoun | Either)
    words = ["player", "opponent"] if person else words_of(noun)
    return Mention(Host(words[0], person), words, noun)
