"""What quests ask of whole turns and attacks: that nothing is lost in them, or that several things are done in one."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Noun, Number, Trigger
from wtactics.engine.places import Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.pacts import Criteria, Feat, criteria_of
from wtactics.rulesets.orc.questing import Questing
from wtactics.rulesets.orc.speech.acts import (
    INFLUENCE,
    Moment,
    Tally,
    at_moment,
    enough,
    everywhere,
    feat_of,
    lose_none,
    of_quest,
    shun,
    yours,
)
from wtactics.rulesets.orc.speech.questing import OfCriteria, all_in_one_turn, counting
from wtactics.vocabulary.conditions.meaning import ALL_OF_THEM, PlayersHave
from wtactics.vocabulary.nouns.having import Having
from wtactics.vocabulary.nouns.limits import AT_LEAST
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.parts import Agreed, Contribution
from wtactics.vocabulary.things.active import active
from wtactics.vocabulary.things.meaning import Things, You
from wtactics.vocabulary.things.mentioning import counted, plain, same
from wtactics.vocabulary.triggers.meaning import Comes, Happens, Very
from wtactics.vocabulary.triggers.past import THIS_TURN
from wtactics.vocabulary.triggers.remembering import judged, recalled
from wtactics.vocabulary.triggers.watching import Doing

Shunned = tuple[Trigger, str]  # what must not happen, and in words


class OnYou(Trigger):
    """ORC-TURN-29 An attack on you is over."""

    def __init__(self) -> None:
        super().__init__(facts.ATTACK_OVER)

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return a == seat_thing(t.you)

    def text(self) -> str:
        return "whenever an attack on you is over"


class LosesInfluence(Trigger):
    """You lose influence, by attackers alone or in any way."""

    def __init__(self, in_combat: bool) -> None:
        super().__init__(facts.STRUCK, also=0 if in_combat else bit_of(facts.LOST))

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return b == (seat_thing(t.you) if t.is_card(a) else t.you)

    def text(self) -> str:
        return "whenever you lose victory points"


class ThoseOfCriteria(Number):
    """How many there are of those that the criteria of this quest speak of: that are so, or to whom it was done."""

    def of(self, t: Table) -> i64:
        assert isinstance(t, Questing)
        criteria = criteria_of(t, t.me)
        n = len(OfCriteria().of(t))
        for part, feat in enumerate(criteria.feats if criteria is not None else []):
            if feat.trigger is not None:
                n += len(t.deeds_of(t.you, t.me, part))
        return n

    def text(self) -> str:
        return "the number of those creatures"


def loses_no_influence(reading: Reading) -> Shunned:
    of_quest(reading)
    return LosesInfluence(False), "lose influence"


def loses_none_in_combat(reading: Reading) -> Shunned:
    of_quest(reading)
    return LosesInfluence(True), "lose influence in combat"


def lets_none(reading: Reading, noun: Noun, doing: Doing) -> Shunned:
    """No creature dies: whosever it is, unless it is said."""
    of_quest(reading)
    first, second = doing.nouns(everywhere(noun))
    return Happens(doing.verb.fact, first, second, "let"), f"let a {noun.text(False)} {doing.words(doing.verb.words)}"


def let_pass(reading: Reading, span: tuple[int, bool], shunned: Shunned) -> Feat:
    return shun(reading, shunned, span)


def lay_resources(reading: Reading, number: Number | None = None) -> Feat:
    """ORC-GOLD-02 By the rule."""
    of_quest(reading)
    n = plain(number) if number is not None else 1
    trigger = Happens(facts.RESOURCED, None, Very(You()), "lay", False, True)
    return feat_of("lay a resource card" if n == 1 else f"lay {n} resource cards", trigger, n)


def unharmed(reading: Reading, *said: Any) -> Feat:
    """In so many attacks on you do not let that happen."""
    shunned = next(part for part in said if isinstance(part, tuple))
    number = next((part for part in said if isinstance(part, Number)), None)
    n = plain(number) if number is not None else 1
    feat = feat_of(f"don't {shunned[1]} in {counted(n)} attack{'s' if n > 1 else ''} on you", OnYou(), n)
    feat.shunned = shunned[0]
    return feat


def struck_in_one_attack(reading: Reading, tally: Tally) -> Feat:
    """ORC-TURN-29 So many creatures deal combat damage to an opponent in the one attack of a turn."""
    of_quest(reading)
    noun, n, words = enough(tally)
    trigger = Happens(facts.STRUCK, yours(noun), PlayerNoun(True), "deal combat damage")
    feat = feat_of(f"have {words} deal combat damage to an opponent in one attack of yours", trigger, n)
    feat.at_once, feat.own = True, True
    return feat


def undefended_in_one_attack(reading: Reading, number: Number, *_more: Any) -> Feat:
    """ORC-COMBAT-22 So many of your attackers have no defender, as defenders have been declared in one attack."""
    of_quest(reading)
    n = plain(number)
    feat = feat_of(
        f"have {n} undefended attackers in one attack of yours", Happens(facts.PASSED, yours(), None, "have"), n
    )
    feat.at_once, feat.own = True, True
    return feat


def those_counted(reading: Reading) -> Number:
    of_quest(reading)
    if reading.mentions:
        raise Misread("those of which the quest speaks", "others that were spoken of")
    return ThoseOfCriteria()


def each_of_them(reading: Reading) -> Things:
    of_quest(reading)
    if reading.mentions:
        raise Misread("those of which the quest speaks", "others that were spoken of")
    return OfCriteria()


def unharmed_in_turns(reading: Reading, *said: Any) -> Feat:
    """The same of whole turns of opponents in which they attack you, judged as they end."""
    shunned = next(part for part in said if isinstance(part, tuple))
    number = next((part for part in said if isinstance(part, Number)), None)
    n = plain(number) if number is not None else 1
    past = recalled(reading, facts.CHARGED, Very(You()), None, THIS_TURN, True)
    attacked = judged(past, (Very(You()), AT_LEAST, Fixed(1), ""), "you were attacked this turn")
    words = f"don't {shunned[1]} in {counted(n)} turn{'s' if n > 1 else ''} of opponents in which you are attacked"
    feat = Feat(words, Comes(facts.TURN_ENDED, [], PlayerNoun(True), "an opponent's turn"), attacked)
    feat.count, feat.shunned = n, shunned[0]
    return feat


# ---- several deeds in one turn


def together(reading: Reading, own: bool, *feats: Feat) -> Contribution:
    """All of them are done in the same turn."""
    of_quest(reading)
    if any(feat.trigger is None or feat.turns > 0 or feat.at_once for feat in feats):
        raise Misread("deeds of which no turn is said", feats[0].words)
    feats[0].led = True
    return Agreed(Criteria(all_in_one_turn(reading, [counting(feat) for feat in feats], own)))


# ---- what others have


def he_at_that_time(reading: Reading) -> Things:
    """The opponent whose turn it is."""
    return active(reading)


def others_have(reading: Reading, *said: Any) -> Feat:
    """At the end of his turn the opponent whose turn it is has so much of something."""
    of_quest(reading)
    moment: Moment = next(part for part in said if isinstance(part, tuple))
    players = next(part for part in said if isinstance(part, Things))
    having = next(part for part in said if isinstance(part, Having))
    trigger = moment[0]
    if moment[2] or not isinstance(trigger, Comes) or not isinstance(trigger.players, PlayerNoun):
        raise Misread("an opponent's turn", moment[3])
    words = f"have that opponent {having.told(True)}"
    return at_moment(reading, Feat(words, None, PlayersHave(players, ALL_OF_THEM, having)), moment)


ON_YOU: Final = '("attack" | "attacks") ("on" | "against") "you"'
TURNS: Final = (
    '("opponents" "\'" | "of" "your"? "opponents" "\'")? ("turn" | "turns") ("of" ("opponents" | "an" "opponent"'
    ' | "your" "opponents"))? "in" "which" "you" "are" "attacked"'
)
SO_MANY: Final = '(many | "one" | "an")'
IN: Final = '("in" | "during")'
SINGLE: Final = '("in" | "during") ("one" | "a" "single" | "the" "same") "attack" ("of" "yours")?'
FOES: Final = '"an" "opponent" ("\'s" "victory" "points")?'
DAMAGE: Final = f'"deal" "combat"? "damage" "to" {FOES}'
MANY: Final = '(many ("or" "more")? | "at" "least" many)'
ATTACKERS: Final = (
    f'({MANY} ("of" "your" ("attackers" | "creatures") | "attackers" | "creatures") (("attack" | "go")? "undefended")'
    f' | {MANY} "undefended" "attackers")'
)
HIS: Final = '"have" he_then ("control" commanding | "have" owning)'
PHRASES: Final = [
    # what does not happen
    Phrase("shun_said", '"don\'t" shunned', same),
    Phrase("shun_said", "shunned_none", same),
    Phrase("shunned", f'"lose" ("any" | "a" "point" "of")? {INFLUENCE}', loses_no_influence,
           ["Don't lose influence during two of your turns in a row."]),
    Phrase("shunned", f'"lose" {INFLUENCE} "in" "combat"', loses_none_in_combat),
    Phrase("shunned", '"let" ("a" | "an" | "any") card_noun doing', lets_none),
    Phrase("shunned_none", '"lose" "no" (card_noun | card_nouns)', lose_none),
    Phrase("shunned_none", f'"lose" "no" {INFLUENCE}', loses_no_influence,
           ["In three attacks on you, lose no influence."]),
    Phrase("shunned_none", f'"lose" "no" {INFLUENCE} "in" "combat"', loses_none_in_combat),
    Phrase("shunned_none", '("let" | "have") ("no" card_noun | "none" "of" owned_nouns) doing', lets_none),
    Phrase("feat", f'{IN} {SO_MANY} {ON_YOU} ","? shun_said | shun_said {IN} {SO_MANY} {ON_YOU}', unharmed),
    Phrase("feat", f'{IN} {SO_MANY} {TURNS} ","? shun_said | shun_said {IN} {SO_MANY} {TURNS}', unharmed_in_turns),
    Phrase("turn_span", "own_turns", same),
    Phrase("turn_span", '"a" "turn" "of" "yours"', lambda reading: (1, False)),
    Phrase("feat", '"let" turn_span "pass" "in" "which" ("you" shun_said | none_does)', let_pass,
           ["Let two of your turns in a row pass in which no creature dies."]),
    Phrase("none_does", '"no" card_noun doing', lets_none),
    # in one attack, in one turn
    Phrase("feat", f'"have" {ATTACKERS} {SINGLE} | {SINGLE} ","? "have" {ATTACKERS}', undefended_in_one_attack,
           ["In one attack, have three of your attackers undefended."]),
    Phrase("feat", f'("have" on_many {DAMAGE} | {DAMAGE} "with" on_many) {SINGLE}',
           struck_in_one_attack, ["Have three of your creatures deal damage to an opponent in one attack."]),
    Phrase("permanent", '("in" | "during" | "within") one_turn ","? feat ("," feat)* ","? "and" "also"? feat', together,
           ["In one of your turns, recycle, play an event and attack."]),
    # those that it speaks of
    Phrase("for_each", '"for" "each" "of" ("them" | "those" "creatures")', those_counted),
    Phrase("value", '"the" "number" "of" "those" "creatures"', those_counted),
    Phrase("general", '"each" "of" "them"', each_of_them),
    # what others have
    Phrase("he_then", '"that" ("opponent" | "player") | "him"', he_at_that_time),
    Phrase("feat", f'"at" "the" "end" "of" feat_moment "," {HIS} | {HIS} "at" "the" "end" "of" feat_moment', others_have,
           ["At the end of an opponent's turn, have that opponent control no creatures."]),
    Phrase("feat", '"lay" ("a" "resource" "card" | many "resource" "cards")', lay_resources, ["Lay two resource cards."]),
]  # fmt: skip
