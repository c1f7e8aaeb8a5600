"""Awards, in words: points that are scored for a death or a shape, points that would be, and whether a kill was worth any."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Condition, Noun, Number, Trigger
from wtactics.engine.places import NOBODY, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.grid import COLUMN, PAIR, SQUARE
from wtactics.rulesets.slot.ledger import Ledger
from wtactics.rulesets.slot.rows import PRIZE_POINTS, PRIZE_ROW
from wtactics.rulesets.slot.rules.fray import last_row
from wtactics.rulesets.slot.speech.bends import SHAPES, GameNumber
from wtactics.rulesets.slot.speech.prizes import SCORED, scores_for_kill
from wtactics.rulesets.slot.speech.spots import SHARED
from wtactics.rulesets.slot.speech.steps_between import former
from wtactics.vocabulary.deeds.averting import Forgo, PreventPart
from wtactics.vocabulary.deeds.deed import STATEMENT, cards_of
from wtactics.vocabulary.deeds.score import GainPoints
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.sentences.clauses import Steps, only_if
from wtactics.vocabulary.sentences.lines import triggered
from wtactics.vocabulary.sentences.parts import Contribution
from wtactics.vocabulary.sentences.replacing import open_would
from wtactics.vocabulary.things.meaning import Things, You
from wtactics.vocabulary.triggers.catalogue import POINTS as POINTS_VERBS
from wtactics.vocabulary.triggers.circumstances import Circumstance
from wtactics.vocabulary.triggers.impending import Would, would, would_score
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Doing, Watched, call, says

GAINS: Final = next(verb for verb in POINTS_VERBS if verb.fact == facts.GAINED)
ANY_SHAPE: Final = -1
PRIZED: Final = {ANY_SHAPE: "a kill", PAIR: "a pair", COLUMN: "a column", SQUARE: "a square"}


def is_prize(t: Table, sort: i64) -> bool:
    """SLOT-POINTS-07 Are points given for a death just now, and for a shape of this sort?"""
    assert isinstance(t, Ledger)
    return t.prize != NOBODY and (sort == ANY_SHAPE or sort == t.prize_sort)


class ScoresFor(Happens):
    """A player gains victory points by a kill that empties a shape of this sort."""

    def __init__(self, who: Noun, sort: i64, words: str) -> None:
        super().__init__(facts.GAINED, None, who, words, False, True)
        self.sort: Final = sort

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return is_prize(t, self.sort) and super().matches(t, a, b, n)


class ForShape(Circumstance):
    """The points would be given for a kill, or for a shape that it empties."""

    def __init__(self, sort: i64) -> None:
        self.sort: Final = sort

    def holds(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return is_prize(t, self.sort)

    def text(self) -> str:
        return f"for {PRIZED[int(self.sort)]}"


class Lessened(PreventPart):
    """So many of the points that would be gained are not."""

    def __init__(self, number: Number) -> None:
        super().__init__(number)

    def text(self) -> str:
        return f"he scores {self.number.text()} points less for it"


class Prized(Condition):
    """SLOT-POINTS-02 The death of this creature was worth points by shapes, or was not."""

    def __init__(self, things: Things, worth: bool) -> None:
        self.things: Final = things
        self.worth: Final = worth

    def holds(self, t: Table) -> bool:
        assert isinstance(t, Ledger)
        for c in cards_of(t, self.things):
            i = last_row(t.prizes, PRIZE_ROW, c)
            if (i != NOBODY and t.prizes[i + PRIZE_POINTS] > 0) == self.worth:
                return True
        return False

    def text(self) -> str:
        return f"you scored {'points' if self.worth else 'no points'} for it"


def scores_for(reading: Reading, who: Watched, sort: int) -> Trigger:
    called = Watched(who.noun, who.words, who.very, [*who.names, SCORED])
    call(reading, called, True)
    return ScoresFor(who.noun, sort, f"{says(who, 'score')} points for {PRIZED[sort]}")


def would_score_for(reading: Reading, who: Watched, sort: int) -> Would:
    called = Watched(who.noun, who.words, who.very, [*who.names, SCORED])
    call(reading, called, True)
    words = f"{who.words} would score points"
    return would(reading, Happens(facts.GAINED, None, who.noun, "", False, True), words, (ForShape(sort),))


def kill_would_give(reading: Reading, who: Watched) -> Would:
    return would_score_for(reading, who, ANY_SHAPE)


def score_more(reading: Reading, number: Number) -> GainPoints:
    """Points more than those that were scored."""
    if not any(SCORED in mention.words for mention in reading.mentions):
        raise Misread("points that are scored, before it", "more of them")
    return GainPoints(reading.players(), number)


def score_less(reading: Reading, number: Number) -> Steps:
    open_would(reading)
    check_points(reading)
    return [Lessened(number)]


def score_none(reading: Reading) -> Steps:
    open_would(reading)
    check_points(reading)
    return [Forgo(0, "he scores no points for it")]


def check_points(reading: Reading) -> None:
    if not any(SCORED in mention.words for mention in reading.mentions):
        raise Misread("points that would be scored, before it", "less of them")


def worth_to_others(reading: Reading, shape: int, said: tuple[Number, int], payer: Payer) -> GameNumber:
    """Who controls a shape does not score for it."""
    if payer.players is None or isinstance(payer.players, You):
        raise Misread("an opponent, who empties it", "you")
    return GameNumber(shape, payer.players, *said)


def prized(reading: Reading, worth: bool) -> Condition:
    """What was killed is asked about later."""
    reading.recall(facts.GAINED)
    reading.mention(You(), [SCORED])
    return Prized(former(reading), worth)


def kills_and_scores(reading: Reading, trigger: Trigger, condition: Condition, steps: Steps) -> Contribution:
    """Points are given behind the kill, so it is asked when the text is carried out."""
    if not isinstance(trigger, Happens) or trigger.fact != facts.KILLED:
        raise Misread("that somebody is killed", trigger.text())
    return triggered(reading, trigger, only_if(reading, condition, steps))


GET: Final = '("gain" | "gains" | "get" | "gets" | "receive" | "receives" | "earn" | "earns")'
POINTS: Final = '("victory"? "points" | ("a" | "one") "victory"? "point")'
SOME: Final = f'(("one" "or" "more" | "any")? {POINTS})'
POINT: Final = '("victory"? ("point" | "points"))'
THAT: Final = '("it" | "that" | ("this" | "that") ("kill" | "death" | "creature"))'
FOR_IT: Final = f'("for" {THAT})?'
SOMEBODY: Final = (
    '("a" | "an" | "any" | "another") ("enemy" | "ally" | "enemy" "creature" | "ally" "creature" | "creature")'
)
ANY_ONE: Final = '("an" | "any" | "another") ("enemy" | "ally" | "enemy" "creature" | "ally" "creature" | "creature")'
KILL: Final = '("for" | "by") (("a" | "any" | "each") "kill" | "killing" ("a" "creature" | "creatures" | "somebody"))'
DEATH: Final = (
    f'("for" | "by") ("another" "kill" | ("a" | "any" | "each" | "another") "death" | "killing" {ANY_ONE}'
    f' | ("the" ("death" | "killing") | "a" "kill") "of" {SOMEBODY})'
)
EMPTIED: Final = '("emptied" | "enemy" | "empty" | "emptied" "enemy")'
WORTH: Final = (
    f'"you" {GET} (("points" | "victory" "points")? "for" {THAT} | "any" ("points" | "victory" "points") "for" {THAT})'
)
NO_WORTH: Final = (
    f'"you" {GET} (("no" ("points" | "victory" "points") | "nothing") "for" {THAT})'
    f' | "you" ("don\'t" | "doesn\'t") {GET} ({SOME} | "anything")? "for" {THAT}'
    f' | {THAT} {GET} ("you" ("no" "victory"? "points" | "nothing") | "no" "victory"? "points")'
)
PHRASES: Final = [
    Phrase("happening", f"anyone {GET} {SOME}? {DEATH}", scores_for_kill,
           ["Whenever you score points for the death of an enemy creature, you get 1 AP."]),
    Idiom("prize_of", f"{KILL} | {DEATH}", ANY_SHAPE),
    Phrase("prize_of", "prize_shape", lambda reading, sort: sort),
    *(Idiom("prize_shape", f'("for" | "by") ("emptying" {{a}} {EMPTIED}? "{word}" | {{a}} {EMPTIED}? "{word}")'.replace(
        "{a}", '("a" | "an" | "each")'), sort) for sort, word in enumerate(SHARED) if sort in PRIZED),
    Phrase("happening", f"anyone {GET} {SOME}? prize_shape", scores_for,
           ["Whenever you score points for an emptied column, unmark this creature."]),
    Phrase("impending", f'anyone "would" {GET} {SOME}? prize_of', would_score_for,
           ["If you would score points for a kill, unmark an ally instead."]),
    Phrase("impending", f'("a" | "any") ("kill" | "death") "would" ("give" | "gain" | "bring") anyone {SOME}', kill_would_give),
    Phrase("deed", f'({{gain}} | {{get}}) number {POINT} "more" {FOR_IT}'
           f' | ({{gain}} | {{get}}) number ("more" | "additional" | "extra") {POINT} {FOR_IT}', score_more,
           ["Whenever you score points for an emptied pair, you get 1 point more."]),
    Phrase("bare_row", f'("he" | "you" | "they" | "that" "player") {GET} (number {POINT} ("less" | "fewer")'
           f' | number ("less" | "fewer") {POINT}) "for" {THAT} "instead"?', score_less,
           ["If an opponent would score points for a kill, he scores 1 point less for it."]),
    Phrase("bare_row", f'("he" | "you" | "they" | "that" "player") {GET} ("no" "victory"? "points" | "nothing") "for" {THAT}'
           ' "instead"?', score_none,
           ["If an opponent would score points for a pair, he scores no points for it."]),
    Phrase("impending", f'anyone "would" {GET} "points"', lambda reading, who: would_score(reading, who, Doing(GAINS), None)),
    *(Idiom("prized_own", f'("a" | "each") "{word}" "you" "control" | "{word}s" "you" "control"', shape)
      for shape, word in SHAPES.items() if word != "square"),
    Phrase(STATEMENT, 'prized_own ("is" | "are") "worth" prize_points ("for" | "to") card_payer', worth_to_others,
           ["Columns you control are worth 1 point less to an opponent."]),
    # whether a kill was worth any
    Phrase("prized_kill", WORTH, lambda reading: prized(reading, True)),
    Phrase("prized_kill", NO_WORTH, lambda reading: prized(reading, False)),
    Phrase("ability", '("when" | "whenever") happening ("and" | "and" "if") prized_kill "," effects', kills_and_scores,
           ["When this creature kills an enemy creature and you score no points for it, you gain 1 victory point."]),
    Phrase("if_condition", '"you" ("gained" | "scored") ("points" | "victory" "points") "for" "it"',
           lambda reading: prized(reading, True)),
    Phrase("if_condition", '"you" ("gained" | "scored") "no" ("points" | "victory" "points") "for" "it"',
           lambda reading: prized(reading, False)),
]  # fmt: skip
