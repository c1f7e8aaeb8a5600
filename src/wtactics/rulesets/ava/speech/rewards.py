"""Rewards in words: who takes the advantage and 1 VP besides, who can't take VP, and advantages that are switched on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.lasting import WHILE_SOURCE
from wtactics.engine.meaning import Number, Statement, Trigger
from wtactics.engine.places import DISCIPLINES, Thing
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.favours import ON, STAYS, Bestow, Favour, on_for_a_while
from wtactics.kits.realm.speech.roads import a_city
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.rulesets.ava.speech.prizes import BID
from wtactics.rulesets.ava.speech.standing import of
from wtactics.rulesets.ava.terms import TAKE_BOTH, TAKE_POINTS
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import decree_alone
from wtactics.vocabulary.sentences.parts import Contribution, Triggered
from wtactics.vocabulary.things.meaning import Host, Things, This
from wtactics.vocabulary.things.mentioning import plain, same
from wtactics.vocabulary.triggers.catalogue import ENTERS
from wtactics.vocabulary.triggers.meaning import Comes
from wtactics.vocabulary.triggers.watching import Doing, Watched, call, happens, says, very_card

ANY: Final = -1


class Reward(Statement):
    """AVA-CONFLICT-01, AVA-TACT-06 What a bid brings whoever wins it: the advantage and 1 VP, or no VP."""

    def __init__(self, players: Things, both: bool, discipline: i64 = ANY) -> None:
        self.players: Final = players
        self.both: Final = both
        self.discipline: Final = discipline  # of any, or of this one alone

    def law(self) -> i64:
        return bit_of(TAKE_BOTH if self.both else TAKE_POINTS)

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        """Is it said of this deed, this player and this discipline?"""
        return self.law() >> deed & 1 == 1 and self.discipline in (ANY, other) and self.players.has(t, c)

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return self.both and self.is_meant(t, deed, c, other)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return not self.both and self.is_meant(t, deed, c, other)

    def text(self) -> str:
        bid = "bids" if self.discipline == ANY else DISCIPLINES[int(self.discipline)]
        if not self.both:
            return f"{self.players.text()} can't take VP for {bid}"
        return f"{self.players.text()} may take both the advantage and 1 VP for {bid}"


def no_points(reading: Reading, payer: Payer, *discipline: int) -> Reward:
    return Reward(of(payer), False, discipline[0] if discipline else ANY)


def one_vp(said: Sequence[Any]) -> None:
    """One VP is what a bid brings."""
    number = next((each for each in said if isinstance(each, Number)), None)
    if number is not None and plain(number) != 1:
        raise Misread("1 VP", number.text())


def both(reading: Reading, payer: Payer, *said: Any) -> Reward:
    one_vp(said)
    discipline = next((each for each in said if isinstance(each, int)), ANY)
    return Reward(of(payer), True, discipline)


def now(reading: Reading, reward: Reward) -> Deed:
    return decree_alone(reading, reward)


def takes_for(reading: Reading, who: Watched, *said: Any) -> Trigger:
    """AVA-TACT-06 A winner takes VP for this discipline: one."""
    one_vp(said)
    discipline = next(each for each in said if isinstance(each, int))
    call(reading, who, True)
    return Comes(
        facts.PRIZED, [len(DISCIPLINES) + discipline], who.noun, says(who, f"take VP for {DISCIPLINES[discipline]}")
    )


def takes_advantage(reading: Reading, who: Watched) -> Trigger:
    """AVA-TACT-05 A winner takes the advantage of a discipline, whichever."""
    call(reading, who, True)
    return Comes(facts.PRIZED, [*range(len(DISCIPLINES))], who.noun, says(who, "take an advantage"))


def its_own(reading: Reading) -> Things:
    return reading.it()


def yours_for_a_while(reading: Reading, city: Things) -> Favour:
    """Advantages are those of whoever controls the city."""
    noun = reading.noun_of(city)
    if not isinstance(noun, CardNoun) or noun.whose != YOURS:
        raise Misread("a city you control", city.text())
    return on_for_a_while(reading, city)


def holds_by_itself(reading: Reading, city: Things) -> Contribution:
    """AVA-TACT-05 It is gained as this comes into play, and what happens then does; it is there as long as both are."""
    if not isinstance(city, Host):
        raise Misread("the city that this is attached to", city.text())
    trigger = happens(reading, very_card(reading, This(reading.word)), Doing(ENTERS))
    return Triggered(trigger, [Bestow(a_city(reading, city), WHILE_SOURCE)])


CANT: Final = '("can\'t" | "cannot" | "don\'t" | "doesn\'t" | "never")'
TAKE: Final = '("take" | "takes" | "choose" | "chooses" | "gain" | "gains" | "get" | "gets" | "takes")'
SO_MANY: Final = '("a" | "any")? "vp"'
WIN: Final = '("win" | "wins" | ("have" | "has") "won")'
ANY_BID: Final = (
    '("bids" (("they" | "he" | "you") ("win" | "wins"))? | "disciplines" (("they" | "he" | "you") ("win" | "wins"))?'
    f' | {BID} (("they" | "he" | "you") ("win" | "wins"))?)'
)
ADVANTAGE: Final = '(("its" | "the" | "an" | "their") ("advantage" | "advantages"))'
FOR_IT: Final = '("for" ("it" | "that" ("bid" | "discipline")?) | "instead" "of" ("the" | "its" | "an") "advantage")?'
BESIDES: Final = '("besides" | "beside" | "in" "addition" "to" | "as" "well" "as" | "and" "also" | "and")'
BOTH: Final = (
    f'("both"? {ADVANTAGE} {BESIDES} number "vp"'
    ' | number "vp" ("besides" | "beside" | "in" "addition" "to" | "as" "well" "as" | "and")'
    f" {ADVANTAGE})"
)
HE: Final = '("you" | "he" | "they" | "that" "player")'
MAY: Final = '("may" | "can")?'
WHENEVER: Final = '("when" | "whenever" | "if")'
PHRASES: Final = [
    Phrase("happening", f'anyone {TAKE} ("any" | "the" | "a" | number)? "vp" (("for" | "from") discipline | "instead"'
           ' "of" ("the"? "advantage" ("of" | "for") discipline | "the" discipline "advantage" | discipline "\'s"'
           ' "advantage"))', takes_for,
           ["Whenever an opponent takes VP for Soul, draw a card."]),
    Phrase("happening", 'anyone ("take" | "takes" | "choose" | "chooses") ("an" | "the" | "any" | "one") "advantage"',
           takes_advantage,
           ["Whenever you take an advantage, draw a card."]),
    Phrase("no_reward", f'card_payer {CANT} {TAKE} {SO_MANY} "for" {ANY_BID}', no_points,
           ["Opponents can't take VP for bids."]),
    Phrase("no_reward", f'card_payer {CANT} {TAKE} {SO_MANY} "for" discipline', no_points),
    Phrase("no_reward", f'card_payer {CANT} {TAKE} {SO_MANY} "instead" "of" {ADVANTAGE}',
           no_points),
    Phrase("no_reward", f'(card_payer "that" {WIN} ({ANY_BID} | discipline) | {WHENEVER} card_payer {WIN} ({ANY_BID} |'
           f' discipline) "," {HE}) {CANT}'
           f' {TAKE} {SO_MANY} {FOR_IT}', no_points, ["An opponent who wins Soul can't take VP for it."]),
    Phrase(STATEMENT, "no_reward", same),
    Phrase(ORDER, "no_reward", now),
    Phrase("both_rewards", f'("when" | "whenever" | "if") card_payer {WIN} ({ANY_BID} | ({BID} "for")? discipline) ","'
           f' {HE} {MAY} {TAKE}'
           f' {BOTH} {FOR_IT}', both, ["Whenever you win a bid, you may take both its advantage and 1 VP."]),
    Phrase("both_rewards", f'("for" | "of") "each" ("discipline" | "bid") card_payer {WIN} ","? {HE} {MAY} {TAKE} {BOTH}'
           f' {FOR_IT}', both),
    Phrase("both_rewards", f'"for" discipline "," card_payer {MAY} {TAKE} {BOTH}',
           lambda reading, discipline, payer, *said: both(reading, payer, discipline, *said),
           ["For Body, you may take both the advantage and 1 VP."]),
    Phrase("both_rewards", f'card_payer {MAY} {TAKE} {BOTH} "for" ({ANY_BID} | discipline | "each" ("bid" | "discipline")'
           f' {HE} {WIN})', both),
    Phrase(STATEMENT, "both_rewards", same),
    Phrase(ORDER, "both_rewards", now),
    Phrase("advantage_of", '"its" "advantage"', its_own),
    Phrase("advantage_of", '"the" "advantage" "of" (again | aimed | enchanted_thing)'
           ' | (again | aimed | enchanted_thing) "\'s" "advantage"', same),
    Phrase("permanent", f'advantage_of ({STAYS} | ("needs" | "requires") "no" ("bid" | "claim"))', holds_by_itself,
           ["Enchant a city. Its advantage needs no bid."]),
    Phrase(ORDER, f'advantage_of ("is" | "becomes") {ON}', on_for_a_while,
           ["The advantage of target city you control is in effect until end of turn."]),
    Phrase(ORDER, '"you" ("have" | "gain" | "get" | "enjoy") advantage_of', yours_for_a_while),
]  # fmt: skip
