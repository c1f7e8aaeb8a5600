"""How quests are worded: what is to be done, how often, in which turns, at what stake, for what."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.chain import top
from wtactics.engine.facts import ACCEPTED, COMPLETED, FAILED, STRUCK
from wtactics.engine.meaning import Condition, Noun, Number, Trigger
from wtactics.engine.places import NOBODY, Thing
from wtactics.engine.rows import N
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.pacts import (
    LONGEST,
    Criteria,
    Duration,
    Feat,
    Fee,
    HitPoints,
    OfQuest,
    Reserved,
    Term,
    Worth,
    criteria_of,
)
from wtactics.rulesets.orc.questing import Questing
from wtactics.rulesets.orc.speech.acts import (
    condition_met,
    event_met,
    kill_one_there,
    lose_none,
    no_attack,
    of_quest,
    shun,
)
from wtactics.rulesets.orc.speech.states import Alike
from wtactics.rulesets.orc.terms import ABANDONED
from wtactics.vocabulary.conditions.meaning import Compare
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.sorts import EITHER
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps, subject_told
from wtactics.vocabulary.sentences.parts import Agreed, Contribution, Prerequisite, Triggered
from wtactics.vocabulary.things.meaning import One, Things
from wtactics.vocabulary.things.mentioning import counted, plain, same
from wtactics.vocabulary.triggers.meaning import Happens


class OfCriteria(Things):
    """Those creatures of which the criteria of this quest speak, as they are now."""

    def of(self, t: Table) -> vec[i64]:
        assert isinstance(t, Questing)
        criteria = criteria_of(t, t.me)
        for feat in criteria.feats if criteria is not None else []:
            condition = feat.condition
            number = condition.number if isinstance(condition, Compare) else None
            if isinstance(number, Alike):
                return number.most(t)
            if number is not None and hasattr(number, "noun"):
                noun: Noun = number.noun
                return noun.all(t)
        return vec[i64]()

    def text(self) -> str:
        return "each of those creatures"


class LastDoer(One):
    """The creature that did the last deed of a completed quest."""

    def __init__(self, words: str) -> None:
        self.words: Final = words

    def one(self, t: Table) -> Thing:
        return top(t, N)

    def text(self) -> str:
        return self.words


# ---- how often, and in which turns


def again(feat: Feat, words: str) -> Feat:
    """The same part with more said of it."""
    found = Feat(f"{feat.words} {words}".strip(), feat.trigger, feat.condition)
    found.second, found.amounts, found.count = feat.second, feat.amounts, feat.count
    found.turns, found.in_row, found.at_once = feat.turns, feat.in_row, feat.at_once
    found.alike, found.cost, found.same_foe, found.one_foe = feat.alike, feat.cost, feat.same_foe, feat.one_foe
    found.undoing, found.shunned, found.own = feat.undoing, feat.shunned, feat.own
    found.whole, found.shunned_too, found.wanted = feat.whole, feat.shunned_too, feat.wanted
    return found


def counting(feat: Feat) -> Feat:
    if feat.trigger is None or feat.shunned is not None or feat.condition is not None:
        raise Misread("what is done", feat.words)
    return feat


def in_turns(reading: Reading, feat: Feat, span: tuple[int, bool]) -> Feat:
    n, in_row = span
    if counting(feat).turns > 0:
        raise Misread("turns said once", feat.words)
    found = again(feat, f"on {counted(n)} turns{' in a row' if in_row else ''}")
    found.turns, found.in_row = n, in_row
    return found


def turns_first(reading: Reading, span: tuple[int, bool], feat: Feat) -> Feat:
    return in_turns(reading, feat, span)


def in_one_turn(reading: Reading, feat: Feat, own: bool) -> Feat:
    if feat.turns > 0 or feat.at_once:
        raise Misread("turns said once", feat.words)
    found = again(counting(feat), "in one turn of yours" if own else "in one turn")
    found.at_once, found.own = True, own
    return found


def in_one_attack(reading: Reading, feat: Feat) -> Feat:
    """ORC-TURN-29 Who attacks or defends does so in the one attack of a turn; of others it would be said of the time."""
    trigger = counting(feat).trigger
    if feat.one_foe and feat.amounts and trigger is not None and (trigger.fact, trigger.also) == (STRUCK, 0):
        return in_one_turn(reading, feat, True)  # what attackers take from one player
    noun = trigger.second if feat.second and isinstance(trigger, Happens) else getattr(trigger, "first", None)
    if not isinstance(noun, CardNoun) or any(sort.role == EITHER for sort in noun.sorts):
        raise Misread("attackers or defenders", feat.words)
    return in_one_turn(reading, feat, False)


def one_turn_first(reading: Reading, own: bool, feat: Feat) -> Feat:
    found = in_one_turn(reading, feat, own)
    found.led = True
    return found


def all_in_one_turn(reading: Reading, feats: list[Feat], own: bool) -> list[Feat]:
    """Several deeds of a sort, all of them in one turn."""
    for feat in feats:
        feat.together, feat.own = True, own
    return feats


def all_one_turn_first(reading: Reading, own: bool, feats: list[Feat]) -> list[Feat]:
    return all_in_one_turn(reading, feats, own)


def so_often(reading: Reading, feat: Feat, number: Number) -> Feat:
    if counting(feat).count != 1:
        raise Misread("a number said once", feat.words)
    found: Feat = again(feat, f"{counted(plain(number))} times")
    found.count = plain(number)
    return found


def twice(reading: Reading, feat: Feat) -> Feat:
    return so_often(reading, feat, Fixed(2))


def costing(reading: Reading, feat: Feat, number: Number) -> Feat:
    found = again(counting(feat), f"that together cost {number.text()} or more")
    found.cost = plain(number)
    return found


def undone(reading: Reading, feat: Feat, lost: tuple[Trigger, str]) -> Feat:
    found = again(counting(feat), f"without {lost[1].replace('lose', 'losing', 1)} in between")
    found.undoing = lost[0]
    return found


def consecutive(reading: Reading, number: Number) -> tuple[int, bool]:
    return plain(number), True


def scattered(reading: Reading, number: Number) -> tuple[int, bool]:
    return plain(number), False


# ---- sentences


def criteria(reading: Reading, *parts: Any) -> Contribution:
    of_quest(reading)
    found = [part for part in parts if isinstance(part, Feat)]
    if any(feat.same_foe for feat in found[:1]):
        raise Misread("a player who was spoken of before", found[0].words)
    if len(found) > 1 and found[0].led:
        raise Misread("one deed behind the turn, or all of them in that turn", found[1].words)
    found[:1] = [again(found[0], "")] if found[0].led else found[:1]
    return Agreed(Criteria(found))


def all_feats(reading: Reading, feats: list[Feat]) -> Contribution:
    of_quest(reading)
    return Agreed(Criteria(feats))


class TermPhrase(Phrase):
    """A number that a quest prints."""

    def __init__(self, form: str, term: type[Term], example: str) -> None:
        super().__init__("permanent", form, self.read, [example])
        self.term: Final = term

    def read(self, reading: Reading, *parts: Any) -> Contribution:
        of_quest(reading)
        n = plain(parts[-1])
        if n > LONGEST:
            raise Misread(f"a number up to {LONGEST}", str(n))
        return Agreed(self.term(n))


def reserved(reading: Reading, _word: str) -> Contribution:
    of_quest(reading)
    return Agreed(Reserved(1))


def reward(reading: Reading, steps: Steps) -> Contribution:
    of_quest(reading)
    return Triggered(OfQuest(COMPLETED, "when you complete this quest"), steps)


def accept_only_if(reading: Reading, _word: str, condition: Condition) -> Contribution:
    of_quest(reading)
    return Prerequisite(condition)


class FatePhrase(Phrase):
    """When this quest is completed, failed or abandoned by somebody who has it active."""

    def __init__(self, form: str, fact: int, words: str, number: int = NOBODY) -> None:
        super().__init__("fate", form, self.read)
        self.trigger: Final = OfQuest(fact, words, number)

    def read(self, reading: Reading, _word: str = "") -> Trigger:
        of_quest(reading)
        return self.trigger


def last_doer(reading: Reading) -> Things:
    of_quest(reading)
    return reading.tell(LastDoer("the creature that made the last kill"))


def those_of_criteria(reading: Reading) -> Things:
    of_quest(reading)
    return OfCriteria()


QUEST: Final = '("it" | "this" word)'
# "Faction" is what the reader calls the names of factions
WORDINGS: Final[dict[str, str]] = {
    "of one faction": "of one allegiance", "of the same faction": "of the same allegiance",
    "share a faction": "share an allegiance", "each time": "whenever",
    "gets an additional": "gets", "get an additional": "get",
}  # fmt: skip
IN: Final = '("on" | "in" | "during" | "within")'
ON: Final = '(("on" | "in") any_span | ("on" | "in" | "during") "each" "of" any_span)'
FOR: Final = '("during" | "on" | "in" | "for") ("each" "of")?'
ONE: Final = '("one" | "a" "single" | "a" | "the" "same")'
ATTACK: Final = '("attack" ("of" "yours")? | "combat" "phase")'
TURNS: Final = '("turn" | "turns")'
IN_ROW: Final = '("in" "a" "row" | "on" "end" | "running")'
CLOSE: Final = '("consecutive" | "successive")'
INCLUDED: Final = '"," ("this" "one" "included" | "including" "this" "one")'
GENERIC: Final = '("complete" | "accomplish" | "fulfil" | "fulfill")'
PHRASES: Final = [
    # in which turns, how often
    Phrase("bare_span", f"many {TURNS} {IN_ROW} | many {CLOSE} {TURNS}", consecutive),
    Phrase("bare_loose", f'many "different"? {TURNS}', scattered),
    Phrase("own_span", f'many {CLOSE} {TURNS} "of" "yours" | many "of" "your" {CLOSE} {TURNS}', consecutive),
    Phrase("own_span", f'many ("of" "your" {TURNS} | {TURNS} "of" "yours") "in" "a" "row"', consecutive),
    Phrase("own_loose", f'many "different"? {TURNS} "of" "yours" | many "of" "your" {TURNS}', scattered),
    Phrase("own_turns", "own_span | own_loose", same),
    Phrase("own_turns", f"(own_span | own_loose) {INCLUDED}", same),
    Phrase("span", "bare_span | own_span", same),
    Phrase("any_span", "span | bare_loose | own_loose", same),
    Phrase("feat", f"feat {ON}", in_turns),
    Phrase("feat", 'feat "during" span', in_turns),
    Phrase("feat", '"during" span ","? feat', turns_first),
    Phrase("feat", f'{ON} ","? feat', turns_first, ["On three turns in a row, attack."]),
    Phrase("any_span", f"any_span {INCLUDED}", same),
    Phrase("feat", f"feat {IN} one_turn", in_one_turn, ["Kill two creatures in one turn."]),
    Phrase("feat", f'{IN} one_turn ","? feat', one_turn_first),
    Phrase("feat", f'feat {IN} {ONE} {ATTACK} | {IN} {ONE} {ATTACK} ","? feat', in_one_attack,
           ["Kill two defenders in one attack."]),
    Phrase("feats", f"feats_of {IN} one_turn", all_in_one_turn, ["Play two Magic cards and an Event in one turn."]),
    Phrase("feats", f'{IN} one_turn ","? feats_of', all_one_turn_first),
    Phrase("one_turn", f'{ONE} "turn" | "one" "and" "the" "same" "turn"', lambda reading: False),
    Phrase("one_turn", f'{ONE} "turn" "of" "yours" | ("one" | "a" "single") "of" "your" "turns"', lambda reading: True),
    Phrase("feat", 'feat many "times"', so_often, ["Attack five times."]),
    Phrase("feat", 'feat "twice"', twice,
           ["Attack twice."]),
    Phrase("feat", f'shun_said {FOR} own_turns | {FOR} own_turns ","? shun_said', shun,
           ["Don't attack during two of your turns in a row."]),
    Phrase("shunned", '"attack"', no_attack),
    Phrase("shunned", '"lose" ("a" | "an" | "any") card_noun | "lose" "any" card_nouns', lose_none),
    # what more is asked of those to whom it is done
    Phrase("feat", 'feat ("that" | "which") "together" "cost" many ("or" "more")', costing,
           ["Play two creatures that together cost 8 or more."]),
    Phrase("feat", 'feat ","? ("without" "losing" | "losing" "no") lost', undone,
           ["Kill three creatures without losing a creature in between."]),
    Phrase("lost", '("a" | "an" | "any")? card_noun ("of" "your" "own"?)? ("in" "between")?', lose_none),
    Phrase("word", '"quest" | "assignment" | "contract" | "confrontation"', lambda reading: "quest"),
    Phrase("feat_too", "feat", same),
    Phrase("feat_too", '"kill" "one" "in" "its" "controller" "\'s" front', kill_one_there,
           ["Kill an enemy creature that is attacking you, and also kill one in its controller's Defensive."]),
    # sentences
    Phrase("permanent", "feats", all_feats),
    Phrase("permanent", 'feat (("," "and" "also"? | "and" "also" | "and" "then"?) feat_too)*', criteria),
    Phrase("permanent", f'"you"? {GENERIC} {QUEST} ("when" | "if" | "once") feat_met', criteria,
           ["You complete this quest when you control six creatures."]),
    Phrase("feat_met", "if_condition", condition_met),
    Phrase("feat_met", "happening", event_met),
    TermPhrase(f'"duration" ":"? number (("of" "your")? {TURNS})?', Duration, "Duration: 3 turns."),
    TermPhrase('"vp" ":"? number | "worth"? ":"? number "vp"', Worth, "Victory Points: 2."),
    TermPhrase('"hit" ("point" | "points") ":"? number | number "hit" ("point" | "points")', HitPoints, "Hit points: 5."),
    TermPhrase('"accepting" "this" word "costs" number "gold"', Fee, "Accepting this quest costs 1 gold."),
    Phrase("permanent", '"only" "one" "player" ("can" | "may") "have" "this" word "active"', reserved,
           ["Only one player can have this quest active."]),
    Phrase("permanent", '"reward" ":" effects', reward, ["Reward: Draw two cards."]),
    Phrase("permanent", '"you" ("can" | "may") "accept" "this" word "only" "if" if_condition', accept_only_if,
           ["You can accept this quest only if you control an Elf."]),
    Phrase("permanent", '"accept" "this" word "only" "if" if_condition', accept_only_if),
    FatePhrase(f'"complete" {QUEST}', COMPLETED, "when you complete this quest"),
    FatePhrase(f'"accept" {QUEST}', ACCEPTED, "when you accept this quest"),
    FatePhrase(f'"fail" {QUEST}', FAILED, "when you fail this quest"),
    FatePhrase(f'"abandon" {QUEST}', FAILED, "when you abandon this quest", ABANDONED),
    FatePhrase(f'("fail" "or" "abandon" | "abandon" "or" "fail") {QUEST}', FAILED, "when you fail or abandon this quest"),
    Phrase("trigger", '("when" | "whenever" | "if") "you" fate', same,
           ["If you fail or abandon this quest, lose 2 influence."]),
    Phrase("last_killer", '"the" "creature" "that" "made" "the" "last" "kill"', last_doer,
           ["Kill two creatures. Reward: Put a +1/+1 counter on the creature that made the last kill."]),
    Phrase("things", "last_killer", same),
    Phrase("subject_one", "last_killer", subject_told),
    Phrase("general", '"each" "of" "those" "creatures"', those_of_criteria,
           ["Have three Elves. Reward: Put a +1/+1 counter on each of those creatures."]),
]  # fmt: skip
