"""How costs are worded: events cost you 1 less, the first card each opponent plays each turn costs 1 more."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine import facts
from wtactics.engine.lasting import THIS_TURN as UNTIL_END
from wtactics.engine.meaning import STANDING, Ability, Noun, Number
from wtactics.engine.places import EQUIPMENT, RESOURCE
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.needs import SPELLS, Needs
from wtactics.vocabulary.nouns.cards import ANYONES, ANYWHERE, IN_PLAY, OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import PERMANENTS, Detail, check_suited, fill_place
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.counting import so_many
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.costs import Cost, CostThen, Fee, InTurn, OwnCost, OwnFree, SetCost, WhoseTurn
from wtactics.vocabulary.rulings.decrees import Declare
from wtactics.vocabulary.rulings.restraint import decree_alone, slots_in
from wtactics.vocabulary.things.meaning import All, Everyone, Things, You
from wtactics.vocabulary.things.mentioning import renewed, same
from wtactics.vocabulary.triggers.meaning import Very
from wtactics.vocabulary.triggers.past import THIS_TURN
from wtactics.vocabulary.triggers.remembering import recalled


class Amount:
    """So much more, or less."""

    def __init__(self, number: Number, more: bool) -> None:
        self.number: Final = number
        self.more: Final = more


class Payer:
    """Who plays cards: some players, or all (None); each of them or all together."""

    def __init__(self, players: Things | None, of_each: bool = True, plays: bool = False) -> None:
        self.plays: Final = plays  # that they play them is said, and not alone that these cost them something
        self.players: Final = players
        self.of_each: Final = of_each


class Priced:
    """The cards of which a price is said, who plays them, and which of those that he plays."""

    def __init__(
        self,
        cards: CardNoun,
        payer: Payer | None = None,
        nth: int = 0,
        fact: int = facts.PLAYED,
        beyond: bool = False,
        when: WhoseTurn | None = None,
    ) -> None:
        self.when: Final = when  # in whose turn, if that is said
        self.fact: Final = fact  # that tells of those before
        self.beyond: Final = beyond  # all behind the one
        self.cards: Final = cards
        self.payer: Final = payer
        self.nth: Final = nth


def each_alone(sorts: list[Sort], *said: Detail) -> CardNoun:
    """Cards wherever they are, each judged for itself: none is the cheapest."""
    fields: dict[str, Any] = {}
    for each in said:
        fill_place(fields, each)
    fields.setdefault("where", ANYWHERE)
    if {"extreme", "mutual", "among"} & fields.keys():
        raise Misread("what can be told of a card by itself", "a comparison with others")
    check_suited(sorts, fields)
    return CardNoun(sorts, **fields)


def playable(cards: CardNoun) -> CardNoun:
    """The cards, unless they are never played: resource cards are laid down, of which other laws speak."""
    if any(sort.types == 1 << RESOURCE for sort in cards.sorts):
        raise Misread("cards that are played", cards.text(True))
    return cards


def cards_priced(reading: Reading, *parts: Sort | Detail | None) -> CardNoun:
    """Cards wherever they are: they are paid for before they come into play."""
    noun = each_alone(
        [part for part in parts if isinstance(part, Sort)], *(part for part in parts if isinstance(part, Detail))
    )
    if noun.where != ANYWHERE or noun.whose != ANYONES:
        raise Misread("cards wherever they are", noun.text(True))
    return noun


def priced(reading: Reading, cards: CardNoun, payer: Payer | None = None) -> Priced:
    return Priced(cards, payer)


def priced_such(reading: Reading, cards: CardNoun, payer: Payer, *such: Detail) -> Priced:
    """What the cards are, said behind who plays them."""
    found = renewed(cards, *such)
    if found.where != ANYWHERE or found.whose != ANYONES:
        raise Misread("cards wherever they are", found.text(True))
    return Priced(found, payer)


def priced_then(reading: Reading, cards: CardNoun, payer: Payer, when: WhoseTurn) -> Priced:
    return Priced(cards, payer, when=when)


class TurnPhrase(Phrase):
    """In whose turn cards are played."""

    def __init__(self, form: str, yours: bool, own: bool) -> None:
        super().__init__("when_played", f'("during" | "in" | "on") {form}', self.give, needs=SPELLS)
        self.when: Final = WhoseTurn(yours, own)

    def give(self, reading: Reading) -> WhoseTurn:
        return self.when


def priced_of(reading: Reading, payer: Payer, cards: CardNoun) -> Priced:
    return Priced(cards, payer)


def nth_priced(reading: Reading, n: int, cards: CardNoun, payer: Payer | None = None) -> Priced:
    return Priced(cards, payer or Payer(None, False), n)


def nth_priced_then(reading: Reading, n: int, cards: CardNoun, payer: Payer, when: WhoseTurn) -> Priced:
    return Priced(cards, payer, n, when=when)


def nth_yours_then(reading: Reading, n: int, cards: CardNoun, when: WhoseTurn) -> Priced:
    return Priced(cards, Payer(You()), n, when=when)


def nth_priced_of(reading: Reading, payer: Payer, n: int, cards: CardNoun) -> Priced:
    return Priced(cards, payer, n)


def priced_yours(reading: Reading, cards: CardNoun) -> Priced:
    """Nobody controls what he has yet to play: those that he plays are meant."""
    return Priced(cards, Payer(You()))


def pays_you(reading: Reading) -> Payer:
    return Payer(You())


def pays_opponents(reading: Reading) -> Payer:
    return Payer(Everyone(True))


def pays_anyone(reading: Reading) -> Payer:
    return Payer(None)


def plays_them(reading: Reading, payer: Payer) -> Payer:
    return Payer(payer.players, payer.of_each, True)


def pays_he(reading: Reading, player: Things) -> Payer:
    return Payer(player)


def dearer(reading: Reading) -> bool:
    return True


def cheaper(reading: Reading) -> bool:
    return False


def amount(reading: Reading, number: Number, more: bool) -> Amount:
    return Amount(number, more)


def additional(reading: Reading, number: Number, *_coin: None) -> Amount:
    return Amount(number, True)


def cost(reading: Reading, what: Priced, *parts: Payer | Amount | Number | int | None) -> Cost:
    """What is said of the price of cards, with who pays for them and for what each it is said."""
    payers = [part for part in (what.payer, *parts) if isinstance(part, Payer) and part is not AGAIN]
    if AGAIN in parts and (not payers or isinstance(payers[0].players, You)):
        raise Misread("who plays them", "him")
    if len({payer.players.text() if payer.players is not None else "" for payer in payers}) > 1:
        raise Misread("who pays said once", "said twice")
    payer = payers[0] if payers else Payer(None)
    said = next(part for part in parts if isinstance(part, Amount))
    number = so_many(said.number, tuple(part for part in parts if isinstance(part, Number)))
    least = next((part for part in parts if isinstance(part, int)), 0)
    plays = what.nth > 0 or (what.payer is not None and what.payer.plays)
    played = plays and any(
        sort.types == 1 << EQUIPMENT for sort in what.cards.sorts
    )  # handed on, it costs what it prints
    found = Cost(what.cards, payer.players, number, said.more, in_turn(reading, what, payer), least, played)
    return found if what.when is None else CostThen(found, what.when)


def in_turn(reading: Reading, what: Priced, payer: Payer) -> InTurn | None:
    """Which of those that he plays in a turn."""
    if what.nth == 0:
        return None
    players: Noun = PlayerNoun() if payer.players is None else Very(payer.players)
    past = recalled(reading, what.fact, what.cards, players, THIS_TURN, True)
    return InTurn(past, what.nth, payer.of_each, what.beyond)


def set_cost(reading: Reading, what: Priced, *parts: Payer | Number | None) -> SetCost:
    """They cost so much, or nothing."""
    number = next((part for part in parts if isinstance(part, Number)), Fixed(0))
    found = cost(reading, what, *(part for part in parts if isinstance(part, Payer)), Amount(number, True))
    if what.when is not None:
        raise Misread("cards played at any time", "those of some turns")
    return SetCost(found.cards, found.players, number, True, found.which, found.least, found.played)


def cost_nought(reading: Reading, what: Priced, *parts: Payer | Number | None) -> SetCost:
    refuse_bare(next(part for part in parts if isinstance(part, Number)))
    return set_cost(reading, what, *parts)


def refuse_bare(number: Number) -> None:
    """A number alone could be all that they cost, or what they cost more."""
    if not isinstance(number, Fixed) or number.n != 0:
        raise Misread('"more", "less" or "instead"', f"{number.text()} alone")


def own_nought(reading: Reading, this: Things, number: Number, *_coin: None) -> OwnFree:
    refuse_bare(number)
    return own_free(reading, this)


def own_free(reading: Reading, _this: Things) -> OwnFree:
    return OwnFree(Fixed(0), False)


def cost_by(reading: Reading, what: Priced, more: bool, number: Number, *rest: Number | int | None) -> Cost:
    return cost(reading, what, Amount(number, more), *rest)


def pays(reading: Reading, payer: Payer, said: Amount, what: Priced) -> Cost:
    return cost(reading, what, payer, said)


def own_cost(reading: Reading, _this: Things, said: Amount, *each: Number) -> OwnCost:
    """Whoever is called "it" is none of those that a sentence before lets be played out of a pile."""
    they = getattr(reading.they.things, "noun", None) if reading.they is not None else None
    if reading.called_it and isinstance(they, CardNoun) and not they.is_on_board():
        raise Misread("what costs so much", "it")
    return OwnCost(so_many(said.number, each), said.more)


def at_least(reading: Reading, number: Number) -> int:
    return plain_number(number)


def plain_number(number: Number) -> int:
    """A number that stands in the text as such."""
    n = getattr(number, "n", 0)
    if n < 1:
        raise Misread("a number such as 1", number.text())
    return int(n)


def fee(reading: Reading, things: Things, *parts: Payer | Amount | int) -> Fee:
    """What using abilities of these costs more or less; of one's own one alone uses them."""
    payer = next((part for part in parts if isinstance(part, Payer)), Payer(None))
    said = next(part for part in parts if isinstance(part, Amount))
    return Fee(
        things, payer.players, said.number, said.more, next((part for part in parts if isinstance(part, int)), 0)
    )


def abilities_of_whom(reading: Reading, payer: Payer) -> Things:
    """The cards in play of whoever is named."""
    found = CardNoun([Sort(types=PERMANENTS, word="permanent")], IN_PLAY)
    if isinstance(payer.players, You):
        return All(renewed(found, Detail("whose", YOURS)))
    if isinstance(payer.players, Everyone):
        return All(renewed(found, Detail("whose", OPPONENTS)))
    raise Misread("your abilities, or those of opponents", "others")


def abilities_of_these(reading: Reading, things: Things) -> Things:
    return All(things.noun) if isinstance(things, All) else things


def abilities_of_one(reading: Reading, *things: Things) -> Things:
    return things[0] if things else reading.it()


def decreed_now(reading: Reading, what: Priced, *parts: Payer | Amount | Number) -> Deed:
    """What is played this turn costs so much more or less."""
    statement = cost(reading, what, *parts)
    reading.kept.extend(slots_in(statement))
    return Declare(reading.grant(Ability(STANDING, [], [], statements=[statement])), UNTIL_END)


AGAIN: Final[Payer] = Payer(None)  # who was named as he who plays them
COUNTED: Final = Needs(fact=facts.PLAYED)
PLAYS: Final = '("play" | "plays" | "recruit" | "recruits")'
PLAYED: Final = '("played" | "recruited")'
TO_PLAY: Final = '("to" ("play" | "recruit" | "build"))?'
TO_USE: Final = '("to" ("use" | "activate"))?'
THE_COST: Final = '"the" ("power" | "gold")? "cost" "of"'
COSTS: Final = '("cost" | "costs")'
NOTHING: Final = '("nothing" | "no" ("gold" | "power" | "gems"))'
USUAL: Final = '(("its" | "their" | "the") ("usual" | "printed" | "normal")? ("cost" | "costs"))'
TURNLY: Final = '("each" | "a" | "in" ("a" | "each") | "during" ("a" | "each" | "any") | "this") "turn"'
PHRASES: Final = [
    # how much
    Phrase("more_or_less", '"more"', dearer),
    Phrase("more_or_less", '"less"', cheaper),
    Phrase("amount", "number coin more_or_less | number more_or_less coin?", lambda reading, number, *said: amount(
        reading, number, next(each for each in said if each is not None))),
    Phrase("amount", '"an" "additional" number coin? | number "additional" coin?', additional),
    Phrase("owed", "amount", same),
    Phrase("owed", "number coin?", additional),
    Phrase("changed_up", '"increased" | "raised"', dearer),
    Phrase("changed_up", '"reduced" | "decreased" | "lowered"', cheaper),
    Phrase("change_up", '"increase" | "raise"', dearer),
    Phrase("change_up", '"reduce" | "decrease" | "lower"', cheaper),
    Phrase("least", '("," | "," "but" | "," "and" | "but") ("never" | "not") "less" "than" number', at_least),
    Phrase("least", '","? ("to" | "with") "a" "minimum" "of" number | "(" "minimum" number ")"', at_least),
    # who pays
    Phrase("card_payer", '"you"', pays_you),
    Phrase("card_payer", '"your"? "opponents" | ("each" | "an" | "any") "opponent"', pays_opponents),
    Phrase("card_payer", '("each" | "a" | "any") "player" | "players" | "all" "players"', pays_anyone),
    Phrase("card_payer", "he_player", pays_he),
    Phrase("whose_cards", '"your" | "ally"', pays_you),
    Phrase("whose_cards", '"enemy" | "opposing"', pays_opponents),
    Phrase("whose_cards", '"your"? "opponents" "\'" | ("an" | "each") "opponent" "\'s"', pays_opponents),
    Phrase("whose_cards", '("each" | "a") "player" "\'s"', pays_anyone),
    Phrase("whose_cards", 'he_player "\'s"', pays_he),
    # for what
    Phrase("cards_priced", "[other] stance* (any_priced | any_priceds) quality*", cards_priced),
    Phrase("cards_priced", 'any_priceds ("," any_priceds)* ","? ("and" | "or") any_priceds', cards_priced),
    Phrase("cards_priced", 'any_priced ("," any_priced)* ","? "or" any_priced', cards_priced),
    Phrase("any_priced", "sort | card_sort", same),
    Phrase("any_priceds", "sorts | card_sorts", same),
    Phrase("played_by", f'card_payer {PLAYS} | {PLAYED} "by" card_payer', plays_them),
    Phrase("priced", '("all" | "each")? cards_priced ("that"? played_by)?', priced),
    Phrase("priced", '("all" | "each")? cards_priced "that"? played_by quality+', priced_such,
           ["Creatures you play with flying cost 1 less."], needs=SPELLS),
    Phrase("priced", '"the" cards_priced "that"? played_by', priced, needs=SPELLS),
    Phrase("priced", '("all" | "each")? cards_priced "that"? played_by when_played', priced_then, needs=SPELLS),
    TurnPhrase('("each" "of")? "your" "own"? ("turn" | "turns")', True, True),
    TurnPhrase('("other" "players" "\'" | "another" "player" "\'s") ("turn" | "turns")', False, False),
    TurnPhrase('("his" | "their") "own"? ("turn" | "turns")', False, True),
    Phrase("priced", "whose_cards cards_priced", priced_of),
    Phrase("priced", '("all" | "each")? cards_priced "of" card_payer', lambda reading, cards, payer: priced_of(
        reading, payer, cards), ["Events of opponents cost 1 more."]),
    Phrase("priced", f'"the" ordinal cards_priced "that"? (played_by | "played") {TURNLY}', nth_priced, needs=COUNTED),
    Phrase("priced", '"the" ordinal cards_priced "that"? played_by when_played', nth_priced_then, needs=COUNTED),
    Phrase("priced", '"your" ordinal cards_priced when_played', nth_yours_then, needs=COUNTED),
    Phrase("priced", f"whose_cards ordinal cards_priced {TURNLY}", nth_priced_of, needs=COUNTED),
    Phrase("priced_alone", 'cards_priced | ("a" | "an") cards_priced', priced),
    Phrase("priced_alone", f"whose_cards ordinal cards_priced {TURNLY}", nth_priced_of, needs=COUNTED),
    # laws
    Phrase("cost_law", f"priced {COSTS} (card_payer | payer_again)? amount {TO_PLAY} for_each? least?", cost),
    Phrase("payer_again", '"him" | "her" | "them"', lambda reading: AGAIN),
    Phrase("cost_law", f"priced {COSTS} (card_payer | payer_again)? {NOTHING} {TO_PLAY}", set_cost),
    Phrase("cost_law", f"priced {COSTS} (card_payer | payer_again)? number coin? {TO_PLAY}", cost_nought),
    Phrase("card_law", f"self {COSTS} number coin? {TO_PLAY}", own_nought),
    Phrase("cost_law", f'priced {COSTS} (card_payer | payer_again)? number coin? {TO_PLAY} "instead" ("of" {USUAL})?',
           set_cost),
    Phrase("card_law", f'self {COSTS} "you"? {NOTHING} {TO_PLAY}', own_free,
           ["If you control an Elf, this card costs nothing."]),
    Phrase("priced_yours", '("all" | "each")? cards_priced "that"? "you" "control"', priced_yours),
    Phrase("cost_law", f'priced_yours {COSTS} card_payer? amount "to" ("play" | "recruit" | "build") for_each? least?', cost),
    Phrase("cost_law", f'{THE_COST} priced ("is" | "are") changed_up "by" number coin? for_each? least?', cost_by),
    Phrase("cost_law", f'change_up {THE_COST} priced "by" number coin? for_each? least?',
           lambda reading, more, what, *rest: cost_by(reading, what, more, *rest)),
    Phrase("cost_law", f'card_payer "must"? ("pay" | "pays") owed ("for" | "to" {PLAYS}) priced_alone', pays),
    Phrase(STATEMENT, "cost_law", same,
           ["Creature cards opponents play cost 1 more.", "Event cards cost you 1 less.",
            "The first event each opponent plays each turn costs 1 more.", "Elf cards cost 1 less, but never less than 1."]),
    Phrase(ORDER, "cost_law", decree_alone, ["Event cards cost you 1 less this turn."]),
    Phrase(ORDER, f'priced "this" "turn" {COSTS} card_payer? amount {TO_PLAY}', decreed_now),
    Phrase("card_law", f'"playing"? self {COSTS} "you"? amount {TO_PLAY} for_each?', own_cost,
           ["This card costs 2 less.", "This card costs 1 less for each city you control."]),
    Phrase("own_costs", f"{COSTS} amount {TO_PLAY} for_each?",
           lambda reading, said, *each: own_cost(reading, You(), said, *each)),
    Phrase("abilities_meant", '"activated"? "abilities" "of" (general | again)', abilities_of_these),
    Phrase("abilities_meant", '(card_nouns | owned_nouns) "\'" "activated"? "abilities"',
           lambda reading, noun: All(noun)),
    Phrase("abilities_meant", '(self | again) "\'s" "activated"? "abilities" | "its" "activated"? "abilities"',
           abilities_of_one),
    Phrase("abilities_meant", 'whose_cards "activated"? "abilities"', abilities_of_whom),
    Phrase(STATEMENT, f"abilities_meant {COSTS} card_payer? amount {TO_USE} least?", fee,
           ["Abilities of creatures opponents control cost 1 more.", "Your abilities cost you 1 less, but never less than 1."]),
    Phrase(STATEMENT, 'abilities_meant ("require" | "need") "an" "additional" "payment" "of" number coin?',
           lambda reading, things, number, *coin: Fee(things, None, number, True),
           ["Abilities of all creatures require an additional payment of 1 gold."]),
]  # fmt: skip
