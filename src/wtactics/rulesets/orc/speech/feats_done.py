"""More that quests ask for: pieces that are taken up, kills by Events and Magic, and what is done in turns of others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Number, Trigger
from wtactics.engine.places import EQUIPMENT, EVENT, MAGIC, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.pacts import Feat
from wtactics.rulesets.orc.speech.acts import KILL, Tally, enough, everywhere, feat_of, of_quest, yours
from wtactics.rulesets.orc.speech.questing import counting, so_often
from wtactics.vocabulary.nouns.cards import ANYWHERE, YOURS, CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.mentioning import counted, plain
from wtactics.vocabulary.triggers.meaning import Happens

PIECE: Final = CardNoun([Sort(1 << EQUIPMENT, word="equipment")], where=ANYWHERE)
Spells = tuple[int, str]  # which types of cards, as bits, and in words


class InOthersTurn(Trigger):
    """It happens in the turn of somebody else."""

    def __init__(self, trigger: Trigger) -> None:
        super().__init__(trigger.fact, trigger.own, trigger.also, trigger.group)
        self.trigger: Final = trigger

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return t.active != t.you and self.trigger.matches(t, a, b, n)

    def text(self) -> str:
        return f"{self.trigger.text()} during an opponent's turn"


def take_up(reading: Reading, number: Number | None = None) -> Feat:
    """ORC-EQUIP-20 Creatures of yours do, by the rule or by an effect."""
    of_quest(reading)
    n = plain(number) if number is not None else 1
    words = "pick up an equipment" if n == 1 else f"pick up {counted(n)} equipment"
    return feat_of(words, Happens(facts.PICKED_UP, yours(), PIECE, "take up"), n, True)


def kill_by_spells(reading: Reading, tally: Tally, spells: Spells) -> Feat:
    """ORC-DEATH-11 The damage or the effect of such a card of yours makes them die."""
    of_quest(reading)
    noun, n, words = enough(tally)
    killer = CardNoun([Sort(spells[0], word=spells[1])], where=ANYWHERE, whose=YOURS)
    trigger = Happens(KILL.fact, killer, everywhere(noun), KILL.word)
    return feat_of(f"kill {words} with {spells[1]}", trigger, n, True)


def in_their_turns(reading: Reading, feat: Feat) -> Feat:
    """ORC-EVENT-02 What is done in turns of others, whether in one or in several."""
    of_quest(reading)
    trigger = counting(feat).trigger
    if trigger is None or feat.turns > 0 or feat.at_once:
        raise Misread("a deed of which no turn is said", feat.words)
    found = Feat(f"{feat.words} during opponents' turns", InOthersTurn(trigger))
    found.count, found.second, found.amounts = feat.count, feat.second, feat.amounts
    return found


def in_their_turn(reading: Reading, feat: Feat) -> Feat:
    """All of it in one of them."""
    found = in_their_turns(reading, feat)
    found.words = f"{feat.words} during an opponent's turn"
    found.at_once = True
    return found


def often_first(reading: Reading, number: Number, feat: Feat) -> Feat:
    return so_often(reading, feat, number)


EQUIPMENTS: Final = '("equipment" | "equipments")'
PIECES: Final = f'("dropped"? {EQUIPMENTS} | "dropped"? ("piece" | "pieces") ("of" "dropped"? {EQUIPMENTS})?)'
MINE: Final = '("your" "creatures" | ("creatures" | "a" "creature") "of" "yours" | "creatures" "you" "control")'
EVENTS: Final = '("a" | "an" | "your")? ("event" | "events") ("card" | "cards")?'
MAGICS: Final = '("a" | "your")? "magic" ("card" | "cards")?'
WITH: Final = '("with" | "by")'
IN: Final = '("in" | "on" | "during")'
PHRASES: Final = [
    Phrase("feat", f'("have" {MINE})? "take" "up" (many | "a" | "an" | "one")? {PIECES}', take_up,
           ["Take up two dropped equipment."]),
    Phrase("spells_of", EVENTS, lambda reading: (1 << EVENT, "events")),
    Phrase("spells_of", MAGICS, lambda reading: (1 << MAGIC, "magic cards")),
    Phrase("spells_of", f'{EVENTS} ("or" | "and") {MAGICS} | {MAGICS} ("or" | "and") {EVENTS}',
           lambda reading: (1 << EVENT | 1 << MAGIC, "events or magic cards")),
    Phrase("feat", f'"kill" feat_many {WITH} spells_of', kill_by_spells, ["Kill two enemy creatures with events."]),
    Phrase("feat", f'feat {IN} "your"? "opponents" "\'" "turns" | feat {IN} "turns" "of" "your"? "opponents"', in_their_turns,
           ["Play two events during opponents' turns."]),
    Phrase("feat", f'feat {IN} ("an" "opponent" "\'s" | "your" "opponent" "\'s") "turn"', in_their_turn,
           ["Play an event during an opponent's turn."]),
    Phrase("feat", '"twice" "," feat', lambda reading, feat: so_often(reading, feat, Fixed(2))),
    Phrase("feat", 'many "times" "," feat', often_first),
]  # fmt: skip
