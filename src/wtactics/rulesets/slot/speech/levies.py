"""Levies, in words: the first recruit of each turn, the next one, who may not be recruited, and upkeep that is not paid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.averting import effect_of
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import ENTER, NEED_UPKEEP, STANDING, Ability, Condition, Noun, Number, Statement, Trigger
from wtactics.engine.places import CREATURE as CREATURES
from wtactics.engine.places import NOBODY, Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Idiom, Misread, Phrase
from wtactics.rulesets.slot.speech.battles import need_no_upkeep
from wtactics.rulesets.slot.speech.fights import NeedNoUpkeep
from wtactics.rulesets.slot.speech.tolls import OweUpkeep, belonging
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import UPKEEP_STEP
from wtactics.vocabulary.conditions.judging import one_at_least
from wtactics.vocabulary.deeds.averting import is_instead
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT
from wtactics.vocabulary.nouns.cards import ANYWHERE, YOURS, CardNoun
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.costs import InTurn, OwnCost
from wtactics.vocabulary.rulings.decrees import Declare
from wtactics.vocabulary.rulings.discounts import own_cost_at_least, plays_for
from wtactics.vocabulary.rulings.forthcoming import DeclareNext, next_by
from wtactics.vocabulary.rulings.meaning import Act
from wtactics.vocabulary.rulings.pricing import COSTS, TO_PLAY, Amount, Payer, Priced, at_least, cost, own_cost, pays
from wtactics.vocabulary.rulings.restraint import NOT
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.lines import it_itself
from wtactics.vocabulary.sentences.parts import Replaced
from wtactics.vocabulary.sentences.replacing import replaced
from wtactics.vocabulary.things.meaning import Things, This, You
from wtactics.vocabulary.things.mentioning import counted, plain
from wtactics.vocabulary.things.naming_one import name_one
from wtactics.vocabulary.things.namings import CARD
from wtactics.vocabulary.triggers.catalogue import Verb
from wtactics.vocabulary.triggers.circumstances import Circumstance
from wtactics.vocabulary.triggers.impending import Would, would
from wtactics.vocabulary.triggers.meaning import Happens, Very
from wtactics.vocabulary.triggers.occasions import WHEN
from wtactics.vocabulary.triggers.past import THIS_TURN, Past
from wtactics.vocabulary.triggers.remembering import people_did, recalled
from wtactics.vocabulary.triggers.times import HIS, his_nth
from wtactics.vocabulary.triggers.watching import Doing, VerbPhrase, Watched, call, very_card

NO_UPKEEP: Final = Act("need upkeep", bit_of(NEED_UPKEEP))
CREATURE: Final = CardNoun([Sort(types=1 << CREATURES, word="creature")], where=ANYWHERE)
RECRUIT: Final = Verb(facts.RECRUITED, "recruit")


class NoRecruit(Statement):
    """These cards can't be recruited by these players, or no more than so many of them in a turn."""

    def __init__(self, cards: CardNoun, players: Things | None, past: Past | None = None, most: i64 = 0) -> None:
        self.cards: Final = cards
        self.players: Final = players
        self.past: Final = past
        self.most: Final = most

    def law(self) -> i64:
        return bit_of(ENTER)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed != ENTER or not self.cards.fits(t, c):
            return False
        seat, players, past = t.active, self.players, self.past
        if players is not None and not players.has(t, seat_thing(seat)):
            return False
        return past is None or InTurn(past, 1, True).times(t, seat) >= self.most

    def text(self) -> str:
        players = self.players
        who = "players" if players is None else players.text()
        much = f"more than {counted(int(self.most))} " if self.past is not None else ""
        turnly = " each turn" if self.past is not None else ""
        return f"{who} can't recruit {much}{self.cards.text(self.most != 1)}{turnly}"


def its_cost(reading: Reading, said: Amount, *each: Number) -> OwnCost:
    """Nothing but this card is "it" where nothing was spoken of before."""
    it_itself(reading)
    reading.end_clause()
    return own_cost(reading, This(reading.word), said, *each)


def players_of(payer: Payer) -> Noun:
    return PlayerNoun() if payer.players is None else Very(payer.players)


def nth(reading: Reading, n: int, cards: CardNoun, payer: Payer | None = None) -> Priced:
    return Priced(cards, payer or Payer(None, False), n, facts.RECRUITED)


def nth_of(reading: Reading, payer: Payer, n: int, cards: CardNoun) -> Priced:
    return Priced(cards, payer, n, facts.RECRUITED)


def beyond(reading: Reading, cards: CardNoun, payer: Payer, n: int) -> Priced:
    return Priced(cards, payer, n, facts.RECRUITED, True)


def same_as(reading: Reading, cards: CardNoun, payer: Payer) -> Priced:
    return Priced(cards, payer)


def nth_then(reading: Reading, n: int, cards: CardNoun, payer: Payer, said: Amount, *least: int) -> Declare:
    """The first of the turn that is spoken of."""
    if reading.until < 0:
        raise Misread('"each turn"', "no turn")
    statement = cost(reading, nth(reading, n, cards, payer), said, *least)
    return Declare(reading.grant(Ability(STANDING, [], [], statements=[statement])), reading.time())


def next_one(reading: Reading, cards: CardNoun, payer: Payer, said: Amount, *least: int) -> DeclareNext:
    return next_by(reading, cards, payer, said, facts.RECRUITED, *least)


def recruited_any(reading: Reading, who: Watched, doing: Doing, ago: int) -> Condition:
    """Whoever has recruited has recruited a creature."""
    if doing.verb is not RECRUIT:
        raise Misread("what was played, discarded or drawn", doing.verb.words)
    return people_did(reading, who, doing, one_at_least(reading, CREATURE), ago)


def cant_recruit(reading: Reading, payer: Payer, *cards: CardNoun) -> NoRecruit:
    return NoRecruit(cards[0] if cards else CREATURE, payer.players)


def cant_recruit_then(reading: Reading, *cards: CardNoun) -> NoRecruit:
    return cant_recruit(reading, recruiting_then(reading), *cards)


def recruiting_then(reading: Reading) -> Payer:
    """Players who recruit in the time that is spoken of: what holds always is said of them otherwise."""
    if reading.until < 0:
        raise Misread("until when", "no time")
    return Payer(reading.players())


def cant_be_recruited(reading: Reading, what: Priced) -> NoRecruit:
    return NoRecruit(what.cards, what.payer.players if what.payer is not None else None)


def recruit_at_most(reading: Reading, payer: Payer, number: Number, cards: CardNoun) -> NoRecruit:
    past = recalled(reading, facts.RECRUITED, cards, players_of(payer), THIS_TURN, True)
    return NoRecruit(cards, payer.players, past, plain(number))


def unpaid(reading: Reading, watched: Watched) -> Trigger:
    """Upkeep of somebody is not paid, by whoever it is."""
    call(reading, watched, False)
    words = f"whenever the upkeep of {watched.words} isn't paid"
    return Happens(facts.UNPAID, watched.noun, None, words, watched.own())


def unpaid_by(reading: Reading, who: Watched, *of: Watched) -> Trigger:
    if of:
        call(reading, of[0], False)
    call(reading, who, True)
    words = f"whenever {who.words} {'don' if isinstance(who.very, You) else 'doesn'}'t pay "
    words += f"the upkeep of {of[0].words}" if of else "an upkeep"
    return Happens(facts.UNPAID, of[0].noun if of else None, who.noun, words, bool(of) and of[0].own(), True)


def own_unpaid_by(reading: Reading, who: Watched) -> Trigger:
    """Nothing but this card's own upkeep is "it" where nothing was spoken of before."""
    if reading.mentions:
        raise Misread("whose upkeep", "it")
    return unpaid_by(reading, who, very_card(reading, This(reading.word)))


def unpaid_for(reading: Reading, who: Watched, this: Things) -> Trigger:
    return unpaid_by(reading, who, very_card(reading, this))


class OfUpkeep(Circumstance):
    """SLOT-UPK-03 It is given up, because it is not paid for."""

    def holds(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        assert isinstance(t, SlotTable)
        return t.phase == UPKEEP_STEP and effect_of(t) == NOBODY and t.in_army(a) and not t.is_dead(a)

    def text(self) -> str:
        return "for want of upkeep"


def would_be_given_up(reading: Reading, *_self: Things) -> Would:
    """Who is not paid for goes to the graveyard by the rules."""
    watched = very_card(reading, This(reading.word))
    call(reading, watched, False)
    happening = Happens(facts.BURIED, watched.noun, None, "", True, True)
    return would(reading, happening, f"{watched.words} would be put into a graveyard", (OfUpkeep(),))


def given_up_instead(reading: Reading, trigger: Would, steps: Steps) -> Replaced:
    """Without "instead" it is done beside it."""
    if not is_instead(steps):
        raise Misread('"instead"', "what is done as well")
    return replaced(reading, trigger, steps)


TURNLY: Final = '("each" "turn" | "in" ("the" "same" | "a" | "each" | "any" | "one") "turn")'
IN_YOURS: Final = '(("in" | "during" | "on") "your" ("turn" | "turns"))'
IN_HIS: Final = '("in" | "during" | "on") ("each" "of")? ("his" | "their")'
RECRUITS: Final = '("recruit" | "recruits")'
NEED_NOT: Final = '("don\'t" (("need" | "have") "to")? | "need" "not" | "needn\'t")'
DONT: Final = '("doesn\'t" | "don\'t")'
ONE: Final = '("each" | "every" | "any" | "a" | "an")'
THE_FEE: Final = '("its" "upkeep" | "the" "upkeep" ("for" "it")?)'
ITS_FEE: Final = '("its" "upkeep" | "this" "upkeep" | "the"? "upkeep" "of" self | self "\'s" "upkeep")'
PHRASES: Final = [
    VerbPhrase("people_done", RECRUIT, RECRUIT.then()),
    VerbPhrase("recruiting", RECRUIT, RECRUIT.now()),
    Phrase("did_not", '"didn\'t" recruiting', lambda reading, doing: doing,
           ["If you didn't recruit a creature this turn, this creature can't attack."]),
    Phrase("happening", f"anyone recruiting {HIS} ordinal any_noun each_turn_only", his_nth,
           ["Whenever you recruit your first creature each turn, you get 1 AP."]),
    Phrase("trigger", f'{WHEN} anyone recruiting {HIS} ordinal any_noun ("each" "turn")? nth_in', his_nth),
    # what recruits cost
    Phrase("priced", f'"the" ordinal cards_priced "that"? (played_by | "recruited") {TURNLY}', nth),
    Phrase("priced", '("in" | "during") "your" "recruit" ("phase" | "phases") "," "the" ordinal cards_priced "that"? played_by',
           nth, ["In your Recruit phase, the first creature you recruit costs 1 less."]),
    Phrase("priced", f'"the" ordinal cards_priced "that"? "you" ("recruit" | "play") {IN_YOURS}',
           lambda reading, n, cards: nth(reading, n, cards, Payer(You())),
           ["The first creature you recruit in each of your turns costs 1 less."]),
    Phrase("priced", f'"the" ordinal cards_priced "that"? played_by {IN_HIS} ("turn" | "turns")', nth),
    Phrase("priced", f'({TURNLY} | {IN_YOURS}) "," "the" ordinal cards_priced "that"? played_by', nth),
    Phrase("priced", f"whose_cards ordinal cards_priced {TURNLY}", nth_of),
    Phrase("priced", f'("each" | "every") cards_priced played_by ("beyond" | "after") "the" ordinal {TURNLY}', beyond),
    Phrase("priced_alone", f'("each" | "every") cards_priced played_by ("beyond" | "after") "the" ordinal {TURNLY}', beyond),
    Phrase("priced_alone", f'("each" | "every") cards_priced ("he" | "they") {RECRUITS} "beyond" "the" ordinal {TURNLY}',
           lambda reading, cards, n: Priced(cards, None, n, facts.RECRUITED, True)),
    Phrase("priced_alone", f'({ONE} | "all")? cards_priced "that"? played_by', same_as),
    Phrase("cost_law",
           f'card_payer "must"? ("pay" | "pays") amount "for" {ONE}? cards_priced "that"? ("he" | "they") {RECRUITS}',
           lambda reading, payer, said, cards: pays(reading, payer, said, Priced(cards)),
           ["Your opponent pays 1 more gold for each creature he recruits."]),
    Phrase("cost_law", f'"recruiting" ({ONE} | "all")? cards_priced {COSTS} card_payer? amount for_each? least?',
           lambda reading, cards, *parts: cost(reading, Priced(cards), *parts),
           ["Recruiting Knights costs you 1 less."]),
    Phrase("cost_law", f'card_payer ("can" | "may")? {RECRUITS} priced_alone "for" amount least?', plays_for,
           ["You recruit Knights for 1 less."]),
    Phrase("cost_law", 'card_payer ("pay" | "pays") amount "for" "recruiting" priced_alone', pays),
    Phrase("card_law", f"self {COSTS} amount {TO_PLAY} for_each? least", own_cost_at_least,
           ["This creature costs 1 less for each empty slot in your army, but never less than 1."]),
    Phrase("card_law", f'"it" {COSTS} amount {TO_PLAY} for_each?', its_cost, ["It costs 1 less for each adjacent ally."]),
    Phrase("least", '("," | "," "but" | "but") "at" "least" number', at_least),
    Phrase("least", '","? "but" "it"? "can\'t" "cost" "less" "than" number coin? ("because" "of" "this")?',
           lambda reading, number, *_coin: at_least(reading, number)),
    Phrase(ORDER, f'"the" ordinal cards_priced "that"? played_by {COSTS} amount {TO_PLAY} least?', nth_then),
    Phrase(ORDER, f'"the" "next" cards_priced "that"? played_by "this" "turn" {COSTS} amount {TO_PLAY} least?', next_one,
           ["When this creature comes into play, the next creature you recruit this turn costs 1 less."]),
    Phrase("condition", "someone did in_turn", recruited_any),
    # who may be recruited
    Phrase("deed", '({name} | {say}) ("the" | "a") "name" "of" ("a" | "any") ("creature" | "card")'
           ' | {name} ("a" | "any") "creature" ("card" | "name")', lambda reading: name_one(reading, CARD),
           ["[1]: Name a creature card. Opponents can't recruit creatures of that name until your next turn."]),
    Phrase(STATEMENT, f'card_payer {NOT} "recruit" cards_priced', cant_recruit, ["Opponents can't recruit Knights."]),
    Phrase("forbidden", '"recruit" (("a" | "an" | "any")? cards_priced)?', cant_recruit_then,
           ["[1]: Opponents can't recruit Knights until your next turn."]),
    Phrase(STATEMENT, f'priced {NOT} "be" "recruited"', cant_be_recruited),
    Phrase(STATEMENT, f'card_payer {NOT} "recruit" "more" "than" number cards_priced {TURNLY}', recruit_at_most,
           ["Opponents can't recruit more than one creature each turn."]),
    # upkeep
    Phrase("happening", '"the"? "upkeep" ("of" | "for") watched ("isn\'t" | "is" "not") "paid"', unpaid,
           ["When the upkeep of an enemy creature isn't paid, gain 1 victory point."]),
    Phrase("happening", f'anyone {DONT} "pay" (("an" | "the" | "any")? "upkeep" (("of" | "for") watched)?'
           ' | watched "\'s" "upkeep")', unpaid_by,
           ["Each time an opponent doesn't pay an upkeep, gain 1 victory point."]),
    Phrase("happening", f'watched ("leaves" | "leave") "play" ("because" | "as") {THE_FEE}'
           ' ("isn\'t" | "is" "not" | "was" "not" | "wasn\'t") "paid"'
           ' | watched ("leaves" | "leave") "play" "because" "you" ("didn\'t" | "don\'t") "pay" "its" "upkeep"', unpaid,
           ["When this creature leaves play because its upkeep was not paid, gain 1 victory point."]),
    Phrase("happening", 'watched ("leaves" | "leave") "play" "for" "want" "of" "upkeep"', unpaid),
    Phrase("given_up", f'"you" {DONT} "pay" {ITS_FEE} | {ITS_FEE} ("isn\'t" | "is" "not") "paid"', would_be_given_up),
    Phrase("averting", '("if" | "when") given_up "," effects', given_up_instead,
           ["If you don't pay its upkeep, put this creature into your deck instead."]),
    Idiom("circumstance", '"for" "want" "of" "upkeep"', OfUpkeep()),
    Phrase("happening", f'anyone {DONT} "pay" ("it" | "its" "upkeep" | "this" "upkeep" | "for" "it")', own_unpaid_by,
           ["Whenever you don't pay its upkeep, gain 1 victory point."]),
    Phrase("happening", f'anyone {DONT} "pay" "for" self', unpaid_for),
    Phrase("trigger", f'"if" anyone {DONT} "pay" ("it" | "for" "it")', own_unpaid_by,
           ["Upkeep 1. If you don't pay it, put this creature into your twilight."]),
    Phrase("trigger", f'"if" anyone {DONT} "pay" "for" self', unpaid_for),
    Phrase(STATED, '("has" | "have" | "owes" | "owe" | "pays" | "pay") "no" "upkeep"', need_no_upkeep,
           ["Adjacent allies have no upkeep."]),
    Phrase(STATEMENT, f'"you" {NEED_NOT} "pay" "upkeep" "for" general',
           lambda reading, things: NeedNoUpkeep(belonging(things, YOURS), NO_UPKEEP),
           ["You don't pay upkeep for adjacent allies."]),
    Phrase(STATEMENT, '"the" "upkeep" "of" (general | aimed) ("is" | "are") ("increased" | "raised") "by" number coin?',
           lambda reading, things, number, *_coin: OweUpkeep(things, number),
           ["The upkeep of enemy creatures in this column is increased by 1."]),
    Phrase(STATED, '("cost" | "costs" | "have" | "has" | "need" | "needs" | "owe" | "owes")'
           ' number coin? ("more" | "additional") "upkeep"',
           lambda reading, number, *_coin: OweUpkeep(reading.subject(), number),
           ["Enemy level 2 creatures cost 1 more upkeep."]),
]  # fmt: skip
