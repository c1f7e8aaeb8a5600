"""How players are compared, and what they have counted: who controls five creatures, if you have more cards in hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Condition, Noun, Number
from wtactics.kits.cities import KINGDOM
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.meaning import ALL_OF_THEM, NONE_OF_THEM, ONE_OF_THEM, Compare, PlayersHave
from wtactics.vocabulary.deeds.score import GainPoints, LosePoints
from wtactics.vocabulary.needs import ARMIES, POWER
from wtactics.vocabulary.nouns.cards import ANYONES, IN_PLAY, THEIRS, YOURS, CardNoun
from wtactics.vocabulary.nouns.describing import Bound, BoundPhrase
from wtactics.vocabulary.nouns.having import (
    WITH_EACH,
    WITH_FEWEST,
    WITH_MOST,
    WITH_SOME,
    WITH_THESE,
    Goods,
    Having,
    HavingMore,
    HavingSoMuch,
    HisCards,
    HisPoints,
    SoManyMore,
    YoursOnly,
)
from wtactics.vocabulary.nouns.limits import AT_LEAST, AT_MOST, BELOW, BEYOND, EXACTLY, bound_text
from wtactics.vocabulary.nouns.naming import Detail, same
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import CountOf, Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Everyone, Things, You
from wtactics.vocabulary.things.mentioning import number_x, renewed


class HaverPhrase(Phrase):
    """Some of all players, of whom it is said what they have."""

    def __init__(self, form: str, opponents: bool, which: int, rule: str) -> None:
        super().__init__(rule, form, self.give)
        self.said: Final = (Everyone(opponents), which)

    def give(self, reading: Reading) -> tuple[Things, int]:
        return self.said


class RivalPhrase(Phrase):
    """With which of all the others somebody is compared."""

    def __init__(self, form: str, rivals: int, yours: bool = False) -> None:
        super().__init__("rival", form, self.give)
        self.rivals: Final = rivals
        self.yours: Final = yours  # opponents: those of you, so it is you who is compared

    def give(self, reading: Reading) -> tuple[int, Things | None, bool]:
        return self.rivals, None, self.yours


def these(reading: Reading, players: Things) -> tuple[int, Things, bool]:
    return WITH_THESE, players, False


def yourself(reading: Reading) -> tuple[int, Things, bool]:
    return WITH_THESE, You(), False


def one(reading: Reading, goods: Goods) -> Having:
    return HavingSoMuch(goods, AT_LEAST, Fixed(1))


def none(reading: Reading, goods: Goods) -> Having:
    return HavingSoMuch(goods, AT_MOST, Fixed(0))


def so_much(reading: Reading, number: Number, goods: Goods) -> Having:
    return HavingSoMuch(goods, AT_LEAST, number)


def bounded(reading: Reading, bound: Bound, goods: Goods) -> Having:
    return HavingSoMuch(goods, bound.relation, bound.number)


def so_much_or_more(reading: Reading, number: Number, goods: Goods, less: bool) -> Having:
    return HavingSoMuch(goods, AT_MOST if less else AT_LEAST, number)


def more(reading: Reading, goods: Goods, rival: tuple[int, Things | None, bool]) -> Having:
    return compared(goods, BEYOND, rival)


def fewer(reading: Reading, goods: Goods, rival: tuple[int, Things | None, bool]) -> Having:
    return compared(goods, BELOW, rival)


def compared(goods: Goods, relation: i64, rival: tuple[int, Things | None, bool]) -> Having:
    """What one has beside what the others have."""
    rivals, players, yours = rival
    return YoursOnly(goods, relation, rivals) if yours else HavingMore(goods, relation, rivals, players)


def as_many(reading: Reading, goods: Goods, rival: tuple[int, Things | None, bool]) -> Having:
    return compared(goods, AT_LEAST, rival)


def most(reading: Reading, goods: Goods) -> Having:
    return HavingMore(goods, EXACTLY, WITH_MOST)


def fewest(reading: Reading, goods: Goods) -> Having:
    return HavingMore(goods, EXACTLY, WITH_FEWEST)


def than_most(reading: Reading, goods: Goods, others: Goods) -> Having:
    return than_utmost(goods, BELOW, WITH_MOST, others)


def than_fewest(reading: Reading, goods: Goods, others: Goods) -> Having:
    return than_utmost(goods, BEYOND, WITH_FEWEST, others)


def than_utmost(goods: Goods, relation: int, rivals: int, others: Goods) -> Having:
    """More than whoever has the fewest, less than whoever has the most."""
    if goods.text(True) != others.text(True):
        raise Misread(goods.text(True), others.text(True))
    return HavingMore(goods, relation, rivals)


def points(reading: Reading) -> Goods:
    return HisPoints()


def cards_there(reading: Reading, sort: Sort, *where: Detail) -> Goods:
    fields = {said.field: said.value for said in where if said.field == "where"}
    return HisCards(CardNoun([sort], **fields))


def cards_controlled(reading: Reading, noun: Noun) -> Goods:
    if not isinstance(noun, CardNoun) or noun.whose != ANYONES or noun.where not in (IN_PLAY, KINGDOM):
        raise Misread("cards in play that nobody is said to control", noun.text(True))
    return HisCards(noun)


def has(reading: Reading, haver: tuple[Things, int], having: Having) -> Condition:
    who, which = haver
    if isinstance(having, YoursOnly) and not isinstance(who, You):
        having = beside_others(having, who)
    return PlayersHave(who, which, having)


def beside_others(having: YoursOnly, who: Things) -> HavingMore:
    """An opponent of one player, who is not you, is any of the others."""
    if having.rivals != WITH_SOME or who.many() or who.text().startswith("each "):
        raise Misread('"you", or another player to compare with', who.text())
    return HavingMore(having.goods, having.relation, having.rivals)


def so_many_more(reading: Reading, noun: Noun, rival: tuple[int, Things | None, bool]) -> Number:
    return how_many_apart(noun, rival, False)


def so_many_more_of_his(reading: Reading, noun: Noun) -> Number:
    """More than you, if another is spoken of."""
    if not isinstance(noun, CardNoun) or noun.whose != THEIRS:
        raise Misread("whose they are", noun.text(True))
    return how_many_apart(noun, yourself(reading), False)


def so_many_fewer(reading: Reading, noun: Noun, rival: tuple[int, Things | None, bool]) -> Number:
    return how_many_apart(noun, rival, True)


def how_many_apart(noun: Noun, rival: tuple[int, Things | None, bool], few: bool) -> Number:
    """By how many cards in play a player has more than another, or fewer."""
    rivals, players, yours = rival
    if not isinstance(noun, CardNoun) or noun.whose == ANYONES or noun.where not in (IN_PLAY, KINGDOM):
        raise Misread("cards in play that somebody is said to control", noun.text(True))
    if rivals == WITH_EACH or (yours and noun.whose != YOURS):
        raise Misread('"than another player", or one player', "others")
    goods = HisCards(renewed(noun, Detail("whose", ANYONES), Detail("of", None)))
    others = players if players is not None else Everyone(yours)
    words = others.text() if players is not None else "an opponent" if yours else "another player"
    return CountOf(SoManyMore(noun, goods, others, few, words))


def some_player_has(reading: Reading, having: Having) -> Condition:
    return has(reading, (Everyone(False), ONE_OF_THEM), having)


def who_has(reading: Reading, having: Having) -> Having:
    """Whose points are compared after a sentence has changed them could be meant as they were before."""
    if isinstance(having.goods, HisPoints) and any(
        isinstance(step, GainPoints | LosePoints) for step in reading.last_said
    ):
        raise Misread("points that no sentence before has changed", having.words())
    if isinstance(having, YoursOnly):
        raise Misread('"than you" or "than each other player"', having.rival_text())
    return having


def you_have(reading: Reading) -> tuple[Things, int]:
    return You(), ALL_OF_THEM


def he_has(reading: Reading, players: Things) -> tuple[Things, int]:
    return players, ALL_OF_THEM


def your_pile(reading: Reading, where: Detail, sort: Sort, *theirs: Detail) -> Condition:
    """What lies in your pile beside what lies in each of the others, which is one of the same kind."""
    if theirs and theirs[0].value != where.value:
        raise Misread("piles of the same kind", "two kinds")
    return you_beside_each(CardNoun([sort], where=where.value), BEYOND)


def your_army(reading: Reading, sort: Sort, where: Detail, *theirs: Detail) -> Condition:
    return your_pile(reading, where, sort, *theirs)


def you_beside_each(noun: CardNoun, relation: int) -> Condition:
    """You have more of these than each opponent has."""
    return PlayersHave(You(), ALL_OF_THEM, YoursOnly(HisCards(noun), relation, WITH_EACH))


def so_much_of(rule: str, many: str, single: str) -> list[Phrase]:
    """How much one has of something, in a rule for the verb that is said of it."""
    return [
        Phrase(rule, f'("a" | "an" | "at" "least" "one") {single}', one),
        Phrase(rule, f'"no" ({many} | {single})', none),
        Phrase(rule, f"many {many}", so_much),
        Phrase(rule, f"how_many ({many} | {single})", bounded),
        Phrase(rule, f"number {many} or_so", so_much_or_more),
    ]


def x_bound(reading: Reading, bound: Bound) -> Condition:
    """X, as it was chosen or is told, is so much."""
    number = number_x(reading)
    words = f"{number.text()} is {bound_text(bound.relation, bound.number.text())}"
    return Compare(number, bound.relation, bound.number, words)


def more_of(rule: str, many: str, example: str) -> list[Phrase]:
    """How one compares with others by what he has of something."""
    return [
        Phrase(rule, f'"more" {many} "than" rival', more),
        Phrase(rule, f'("fewer" | "less") {many} "than" rival', fewer),
        Phrase(rule, f'"at" "least" "as" ("many" | "much") {many} "as" rival', as_many, [example]),
        Phrase(rule, f'"the" "most" {many}', most),
        Phrase(rule, f'"the" ("fewest" | "least") {many}', fewest),
        Phrase(rule, f'("fewer" | "less") {many} "than" "the" "player" "with" "the" "most" {many}', than_most),
        Phrase(rule, f'"more" {many} "than" "the" "player" "with" "the" ("fewest" | "least") {many}', than_fewest),
    ]


DO: Final = '("do" | "does" | "have" | "has" | "control" | "controls")?'
HAS: Final = '("has" | "have")'
HOLDS: Final = '("has" | "have" | "contains" | "contain" | "holds" | "hold")'
CONTROL: Final = '("control" | "controls" | "have" | "has")'
PHRASES: Final = [
    *so_much_of("owning", "possessions", "possession"),
    *more_of("owning", "possessions",
             "As long as you have at least as many victory points as each opponent, this creature gets +1/+1."),
    *so_much_of("commanding", "commanded", "commanded_one"),
    *more_of("commanding_more", "commanded",
             "As long as you control at least as many cities as each opponent, this creature gets +1/+1."),
    Phrase("commanding", "commanding_more", same),
    Phrase("or_so", '"or" "less" | "or" "fewer"', lambda reading: True),
    Phrase("or_so", '"or" "more"', lambda reading: False),
    Phrase("possessions", '"victory" "points"', points),
    Phrase("possession", '"victory" "point"', points),
    Phrase("possessions", '(card_sorts | sorts) "in" ("his" | "her" | "their" | "your")? zone', cards_there),
    Phrase("possession", '(card_sort | sort) "in" ("his" | "her" | "their" | "your")? zone', cards_there),
    Phrase("commanded", "card_nouns", cards_controlled),
    Phrase("commanded_one", "card_noun", cards_controlled),
    BoundPhrase('number "or" "less" | "at" "most" number', AT_MOST, "how_many"),
    BoundPhrase('number "or" "more" | "at" "least" many', AT_LEAST, "how_many"),
    BoundPhrase('"exactly" number', EXACTLY, "how_many"),
    BoundPhrase('"more" "than" number', BEYOND, "how_many"),
    BoundPhrase('("less" | "fewer") "than" number', BELOW, "how_many"),
    Phrase("condition", '"x" "is" bound', x_bound, ["Deal X damage to target creature. If X is 4 or more, draw a card."],
           needs=POWER),
    Phrase("rival", f'"you" {DO}', yourself),
    Phrase("rival", f"he_player {DO}", these),
    RivalPhrase(f'("each" | "any") "other" ("player" | "players") {DO} | "all" "other" "players" {DO}', WITH_EACH),
    RivalPhrase(f'"another" "player" {DO}', WITH_SOME),
    RivalPhrase(f'(("each" | "all") "of"? "your"? ("opponent" | "opponents") | "your"? "opponents" | "any" "opponent") {DO}',
                WITH_EACH, True),
    RivalPhrase(f'"an" "opponent" {DO}', WITH_SOME, True),
    Phrase("for_each", '"for" ("each" | "every") card_noun "more" "than" rival', so_many_more),
    Phrase("for_each", '"for" ("each" | "every") card_noun "more"', so_many_more_of_his,
           ["Each player with more cities than you loses 1 victory point for each city he has more."]),
    Phrase("for_each", '"for" ("each" | "every") card_noun ("fewer" | "less") "than" rival', so_many_fewer,
           ["Draw a card for each creature you control fewer than target opponent."]),
    Phrase("who_has", '("with" | "having") owning', who_has),
    Phrase("who_has", '("with" | "having") commanding', who_has, ["Each player with more cities than you draws a card."]),
    Phrase("who_has", f'"that" {HAS} owning', who_has),
    Phrase("who_has", f'("controlling" | "that" {CONTROL}) commanding', who_has),
    Phrase("who_has", '"without" ("a" | "any")? (possessions | possession)',
           lambda reading, goods: who_has(reading, none(reading, goods)),
           ["Each player without cards in hand loses 1 victory point."]),
    Phrase("haver", "haver_some", same),
    Phrase("haver_some", '"you"', you_have),
    Phrase("haver_some", "he_player", he_has),
    Phrase("haver", "haver_all", same),
    HaverPhrase('("an" | "any" | "at" "least" "one") "opponent"', True, ONE_OF_THEM, "haver_some"),
    HaverPhrase('("a" | "any") "player"', False, ONE_OF_THEM, "haver_some"),
    HaverPhrase('"no" "opponent" | "none" "of" "your" "opponents"', True, NONE_OF_THEM, "haver_all"),
    HaverPhrase('"no" "player" | "nobody"', False, NONE_OF_THEM, "haver_all"),
    HaverPhrase('"each" "opponent" | "all" "your"? "opponents"', True, ALL_OF_THEM, "haver_all"),
    HaverPhrase('"each" "player" | "all" "players"', False, ALL_OF_THEM, "haver_all"),
    Phrase("condition", f'"your" zone {HOLDS} "more" card_sorts "than" ("each" | "every") "opponent" "\'s" zone?', your_pile,
           ["As long as your graveyard has more creature cards than each opponent's graveyard, this creature gets +1/+1."]),
    Phrase("condition", f'"you" {CONTROL} "more" sorts "in" "your" army "than" ("each" | "every") "opponent" {DO}'
           ' ("in" ("his" | "their") army?)?', your_army,
           ["As long as you have more creatures in your army than each opponent, this creature gets +1/+1."], needs=ARMIES),
    Phrase("condition", f"haver {HAS} owning", has, ["If you have no cards in hand, draw two cards."]),
    Phrase("condition", f"haver_all {CONTROL} commanding", has, ["If no opponent controls a city, draw a card."]),
    Phrase("condition", f'("a" | "any") "player" {CONTROL} commanding', some_player_has,
           ["If a player controls three or more creatures, draw a card."]),
    Phrase("condition", f"haver_some {CONTROL} commanding_more", has,
           ["Play only if an opponent controls more creatures than you."]),
]  # fmt: skip
