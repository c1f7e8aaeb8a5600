"""Reading the texts of cards: line by line, sentence by sentence, every fault noted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import SPELL, Ability, Trigger
from wtactics.language.errors import TextFault, TextRefused
from wtactics.language.reader import ALL_WAYS, Unread
from wtactics.language.words import Sentence
from wtactics.vocabulary.printing import UNSAID, bare_name
from wtactics.vocabulary.reading.abilities import (
    Opened,
    OpenedWays,
    abilities_of,
    as_it_enters,
    attaching,
    can_be_ways,
    opens,
    timely,
)
from wtactics.vocabulary.reading.advantages import ADVANTAGE, can_wait, in_advantage, is_labelled, says_what_it_is
from wtactics.vocabulary.reading.enchanting import hosted, is_of_the_host, names_no_host, of_the_host
from wtactics.vocabulary.reading.idle import check_idle
from wtactics.vocabulary.reading.leaning import chose
from wtactics.vocabulary.reading.meantime import parted
from wtactics.vocabulary.reading.memo import Memo, only_names
from wtactics.vocabulary.reading.mending import having_done, refuse_it_between, switched, told, unlabelled
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.reading.sentence import keyword_of, label_of, limited, loosely, said, unsaid_at
from wtactics.vocabulary.reading.sentences import SentenceReader
from wtactics.vocabulary.reading.spells import Spell
from wtactics.vocabulary.reading.spoken import host_of
from wtactics.vocabulary.reading.unsaid import NO_X, X_SAID, asks_cost_for_x, fault_at, unsaid
from wtactics.vocabulary.sentences.overriding import overridden
from wtactics.vocabulary.sentences.parts import (
    Advantage,
    Attaching,
    Contribution,
    Defined,
    Effects,
    Keywords,
    Limits,
    Overriding,
    Standing,
)

SPELLS: Final = ("event", "magic")
LONGEST: Final = 2000  # characters of a text
SHOWN: Final = 60  # of them, where there are more
PAIR: Final = 2


class CardText:
    """What the text of a card means: abilities, keywords, and abilities that its effects grant."""

    def __init__(self) -> None:
        self.abilities: list[Ability] = []
        self.keywords: list[tuple[str, int]] = []
        self.granted: list[Ability] = []
        self.cost_is_x: TextFault | None = None  # what is wrong with the text unless X stands in the cost of its card


class TextReader(SentenceReader):
    """Reads texts with the whole vocabulary."""

    def read(self, card: str, type_: str, text: str, switches: Mapping[str, int] | None = None) -> CardText:
        """What the text means; TextRefused with all its faults if it is not understood."""
        if len(text) > LONGEST:
            why = f"expected at most {LONGEST} characters, found {len(text)}"
            raise TextRefused([TextFault(card, 1, 1, text[:SHOWN], text[:SHOWN], (), why)])
        self.switches, self.host, self.played_from = switches or {}, None, i64(-1)
        self.memo = Memo()
        paragraphs = self.paragraphs(text, card, "spell" if type_ in SPELLS else "permanent")
        self.has_bids = type_ == "city" and ADVANTAGE in self.reader.literals
        self.is_advantage = self.has_bids and not is_labelled(paragraphs)
        self.names_no_host = names_no_host(type_, paragraphs)
        faults: list[TextFault] = []
        found = CardText()
        if type_ in SPELLS:
            whole, lines = parted([s for line in paragraphs for s in line], self.reader.literals)
            self.read_spell(card, type_, text, whole, found, faults)
            for line in lines:
                self.read_line(card, type_, line, found, faults)
            if not faults:
                faults += self.unsaid_in(card, [*whole, *(s for line in lines for s in line)], found, (0, 0))
                found.cost_is_x = fault_at(card, X_SAID, whole, NO_X) if asks_cost_for_x(found.abilities) else None
        else:
            unlabelled = self.is_advantage
            for line in paragraphs:
                self.is_advantage = unlabelled
                before = len(found.abilities), len(found.granted)
                self.memo.begin_line(before[0])
                self.read_line(card, type_, line, found, faults)
                faults += [] if faults else self.unsaid_in(card, line, found, before)
        if faults:
            raise TextRefused(dict.fromkeys(faults))
        self.memo.settle([*found.abilities, *found.granted])
        found.cost_is_x = check_idle(card, paragraphs, [*found.abilities, *found.granted]) or found.cost_is_x
        return found

    def unsaid_in(self, card: str, line: list[Sentence], found: CardText, before: tuple[int, int]) -> list[TextFault]:
        """The numbers of which the abilities of a line speak, and that nothing gives."""
        abilities = found.abilities[before[0] :] + found.granted[before[1] :]
        return [fault_at(card, sign, line, why) for sign, why in unsaid(abilities)]

    def read_spell(
        self, card: str, type_: str, text: str, lines: list[Sentence], found: CardText, faults: list[TextFault]
    ) -> None:
        """All sentences together, once for each alternative of a choice, and once with both of two."""
        branch, ways, start = 0, 1, len(found.abilities)
        while lines and branch < ways:
            here, reading = self.read_way(card, type_, text, lines, branch, found, faults)
            ways, branch = max(ways, here), branch + 1
        if lines and reading.both_if is not None:
            if ways != PAIR:
                amiss = unsaid_at(lines[-1], "only of two ways can both be chosen")
                faults.append(self.fault(amiss, card, type_, lines[-1], "spell", len(faults)))
            else:
                self.read_way(card, type_, text, lines, ALL_WAYS, found, faults)
        found.abilities[start:] = in_a_row(found.abilities[start:])

    def read_way(
        self,
        card: str,
        type_: str,
        text: str,
        lines: list[Sentence],
        branch: int,
        found: CardText,
        faults: list[TextFault],
    ) -> tuple[int, Reading]:
        """All sentences, with this alternative of a choice; how many there are."""
        spell, ways = Spell(Reading(type_, self.lexicon, branch)), 1
        for sentence in lines:
            try:
                here = self.ways(sentence, "spell")
                if here > 1 and ways > 1:
                    raise unsaid_at(sentence, "only one choice can be made as this card is played")
                ways = max(ways, here)
                part, reading = self.sentence(sentence, "spell", spell.reading)
                spell.add(part, reading, sentence.line.text)
            except Unread as unread:
                faults.append(self.fault(unread, card, type_, sentence, "spell", len(faults)))
        found.abilities += spell.abilities(text)
        found.granted += spell.reading.granted
        return ways, spell.reading

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
                if self.has_bids and says_what_it_is(sentence):
                    self.is_advantage = sentence.tokens[0] == ADVANTAGE
            except Unread as unread:
                if bare_name(sentence) and cut is not line[-1]:
                    why = f'a name is set off by a dash: "{bare_name(sentence)} - ..."'
                    unread = Unread(unread.column, unread.found, [], why)  # told better
                faults.append(self.fault(unread, card, type_, sentence, "permanent", len(faults)))
                opened = Opened(Effects([]), self.fresh(type_), "") if opened is None else opened
        self.close(opened, found)

    def read_next(
        self, type_: str, sentence: Sentence, opened: Opened | None, found: CardText, switch: int = 0
    ) -> Opened | None:
        """The next sentence of a line."""
        if isinstance(opened, OpenedWays):
            return self.go_on(type_, sentence, opened, found, switch)
        before = opened.reading if opened is not None else self.fresh(type_, switch)
        sentence = having_done(sentence, type_, self.reader)
        if self.is_advantage and opened is None:
            sentence = self.switched_on(sentence, before)
        try:
            part, reading = self.of_target(sentence, before) if opened is None else self.plainly(sentence, before)
        except Unread as unread:
            if opened is None or (unread.why and not only_names(opened)) or not self.memo.learns(opened.reading):
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
                raise unsaid_at(sentence, "nothing says when this is done")
            opened.reading = reading
            opened.more(part)
            opened.text = f"{opened.text} {said(sentence)}"
            return opened
        if opened is not None:
            self.close(opened, found)
            return self.read_next(type_, sentence, None, found, switch)
        part = unlabelled(part, self.switches.get(UNSAID, 0), self.brackets, sentence)
        parts = switched(part, switch, self.brackets, sentence)
        return [self.begin(sentence, each, reading, found) for each in parts][-1]

    def plainly(self, sentence: Sentence, before: Reading) -> tuple[Contribution, Reading]:
        """What a sentence of a card that stays in play means."""
        return self.sentence(sentence, "permanent", before)

    def of_target(self, sentence: Sentence, before: Reading) -> tuple[Contribution, Reading]:
        """The same, where what always holds of a target of an enchantment holds of what it is attached to."""
        other = of_the_host(sentence, self.reader.literals) if self.names_no_host and self.host is None else None
        if other is None:
            return self.plainly(sentence, before)
        plain: tuple[Contribution, Reading] | None = None
        odd: Unread | None = None
        try:
            plain = self.plainly(sentence, before)
        except Unread as unread:
            odd = unread.with_traceback(None)  # which holds this call, and so itself
        if plain is None or (plain[1].attach is None and plain[1].moment is None):
            try:
                part, reading = self.plainly(other, before)
            except Unread:
                pass
            else:
                if is_of_the_host(part, plain[0] if plain is not None else None, sentence) and hosted(reading):
                    return part, reading
        if odd is not None:
            raise odd
        assert plain is not None
        return plain

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
            return self.each_way(sentence, reading, ways)
        if opens(part):
            return Opened(part, reading, told(part, sentence))
        picked = chose(part, reading.picked, reading.pending)
        if isinstance(part, Standing) and (picked or (reading.targets and reading.attach is None)):
            raise unsaid_at(sentence, "nobody ever chooses a card for what always holds")
        found.keywords += part.traits if isinstance(part, Keywords) else []
        if isinstance(part, Overriding):
            in_place = overridden(found.abilities[self.memo.begun :], part, reading, said(sentence))
            if not in_place:
                raise unsaid_at(sentence, "nothing like it stands before it")
            found.abilities[-1:] = in_place
        else:
            found.abilities += abilities_of(part, reading, told(part, sentence))
        found.granted += reading.granted
        self.host = self.memo.hear(reading) or self.host
        if isinstance(part.part if isinstance(part, Advantage) else part, Standing):
            self.memo.state(reading)
        return None

    def each_way(self, sentence: Sentence, reading: Reading, ways: int) -> OpenedWays:
        """A choice between targets: one ability for each way, for targets are chosen when an ability is announced."""
        refuse_it_between(sentence)
        each = [self.one_way(sentence, reading, branch) for branch in range(ways)]
        opened = OpenedWays(each, lambda: self.one_way(sentence, reading, ALL_WAYS))
        if opened.allows_both():
            each.append(opened.both())
        if not can_be_ways(each):
            raise unsaid_at(sentence, "only a price or a moment can stand before a choice between targets")
        return opened

    def one_way(self, sentence: Sentence, reading: Reading, branch: int) -> Opened:
        """One alternative of the sentence."""
        way, after = self.sentence(sentence, "permanent", self.fresh(reading.word, int(reading.switch), branch))
        way = timely(way, after, self.moment(after, int(reading.switch)))
        way = way if reading.switch == 0 or isinstance(way, Advantage) else Advantage(way, reading.switch)
        way = unlabelled(way, self.switches.get(UNSAID, 0), self.brackets, sentence)
        return Opened(way, after, told(way, sentence))

    def go_on(self, type_: str, sentence: Sentence, opened: OpenedWays, found: CardText, switch: int) -> Opened | None:
        """A sentence that adds to each of several ways, or stands for itself."""
        aside = CardText()
        after = [self.read_next(type_, sentence, way, aside, switch) for way in opened.each]
        if all(way is before for way, before in zip(after, opened.each, strict=True)):
            if opened.allows_both():
                opened.each.append(opened.both())
                self.read_next(type_, sentence, opened.each[-1], aside, switch)
            opened.text = opened.each[0].text
            return opened
        self.close(opened, found)
        return self.read_next(type_, sentence, None, found, switch)

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
            odd = unread.with_traceback(None)
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
            raise unsaid_at(sentence, f"{name} means something else")

    def close(self, opened: Opened | None, found: CardText) -> None:
        """An ability has no more sentences."""
        if isinstance(opened, OpenedWays):
            abilities, granted = opened.abilities()
            found.abilities += abilities
            found.granted += granted
            self.host = self.memo.hear(opened.reading) or self.host
        elif opened is not None:
            found.abilities.append(opened.ability())
            self.memo.learn(found.abilities[-1], opened.reading)
            found.granted += opened.reading.granted
            self.host = self.memo.hear(opened.reading) or self.host


def in_a_row(abilities: list[Ability]) -> list[Ability]:
    """The ways to play a card, one behind the other; what else it says was read with each of them, and is said once."""
    ways = [i for i, each in enumerate(abilities) if each.kind == SPELL]
    return [*(abilities[i] for i in ways), *abilities[ways[-1] + 1 :]] if len(ways) > 1 else abilities
