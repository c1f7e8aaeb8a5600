"""Spoils in words: the victory points that unblocked attackers bring, how many more or fewer, and when some are gained so."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Noun, Number, Statement, Trigger
from wtactics.engine.places import SEAT_THING, CardId, Seat, Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Phrase
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.terms import GAIN_VP, SPOILS
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import ActPhrase
from wtactics.vocabulary.rulings.meaning import Act
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import cant, decree_alone
from wtactics.vocabulary.sentences.apiece import or_so_much
from wtactics.vocabulary.things.meaning import Everyone, Things, You, clause, possessive
from wtactics.vocabulary.things.mentioning import keeper
from wtactics.vocabulary.triggers.meaning import Happens, Very
from wtactics.vocabulary.triggers.watching import Watched, call, says, you_yourself

MORE: Final = 0
FEWER: Final = 1
NONE: Final = 2
HALF_DOWN: Final = 3  # half as many,
HALF_UP: Final = 4  # or, of an odd number, one more


class Way:
    """By whose damage, and in attacks on whose army, victory points are gained."""

    def __init__(self, attackers: Things | None = None, army: Things | None = None) -> None:
        self.attackers: Final = attackers
        self.army: Final = army

    def text(self) -> str:
        if self.attackers is not None:
            where = "" if self.army is None else f" in attacks on {possessive(self.army)} army"
            return f"for the damage of {self.attackers.text()}{where}"
        return "from attacks" if self.army is None else f"from attacks on {possessive(self.army)} army"


class Spoils(Statement):
    """AVA-AVATAR-08, AVA-CONFLICT-01 Unblocked attackers bring players so many victory points more or fewer, or none."""

    def __init__(self, players: Things | None, way: Way, how: int, number: Number | None = None) -> None:
        self.players: Final = players
        self.way: Final = way
        self.how: Final = how
        self.number: Final = number

    def law(self) -> i64:
        return bit_of(SPOILS)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != SPOILS or (self.players is not None and not self.players.has(t, seat_thing(seat))):
            return 0
        attackers, army = self.way.attackers, self.way.army
        if (attackers is not None and not attackers.has(t, c)) or (army is not None and not army.has(t, t.aim())):
            return 0
        if self.how >= HALF_DOWN:
            return -((usual + i64(self.how == HALF_DOWN)) // 2)
        n = self.number.of(t) if self.number is not None else usual
        return n if self.how == MORE else -n

    def text(self) -> str:
        players = self.players if self.players is not None else Everyone(False)
        if self.how == NONE:
            return f"{players.text()} can't gain VP {self.way.text()}"
        if self.number is None:
            much = {MORE: "twice as many VP", HALF_DOWN: "half as many VP"}.get(
                int(self.how), "half as many VP, rounded up,"
            )
            gain = clause(players, "gain", f"{much} {self.way.text()}")
            return f"you {gain}" if isinstance(players, You) else gain
        n = self.number.text()
        gain = clause(players, "gain", f"{n} {'more' if self.how == MORE else 'fewer'} VP {self.way.text()}")
        return f"you {gain}" if isinstance(players, You) else gain


class Spoiled(Happens):
    """AVA-AVATAR-08 An unblocked attacker brings its player victory points."""

    def __init__(self, first: Noun | None, gainer: Noun, army: Things | None, words: str) -> None:
        super().__init__(facts.STRUCK, first, None, words)
        self.gainer: Final = gainer
        self.army: Final = army

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        assert isinstance(t, AvaTable)
        if b < SEAT_THING or t.alongside or (self.army is not None and not self.army.has(t, b)):
            return False
        return self.gainer.fits(t, seat_thing(t.active)) and super().matches(t, a, b, n)


def in_attacks(reading: Reading) -> Way:
    return Way()


def on_army(reading: Reading, whose: Detail) -> Way:
    return Way(army=keeper(whose))


def by_damage(reading: Reading, attackers: Things) -> Way:
    return Way(attackers)


def by_damage_on(reading: Reading, attackers: Things, whose: Detail) -> Way:
    return Way(attackers, keeper(whose))


def gains_so(reading: Reading, who: Watched, way: Way) -> Trigger:
    call(reading, who, True)
    first = Very(way.attackers) if way.attackers is not None else None
    return Spoiled(first, who.noun, way.army, f"{says(who, 'gain')} VP {way.text()}")


def brings_you(reading: Reading, attackers: Watched, *_damage: object) -> Trigger:
    """You gain them for its damage."""
    call(reading, attackers, False)
    return Spoiled(attackers.noun, Very(You()), None, f"{says(attackers, 'give')} you VP")


def changed(reading: Reading, payer: Payer, *said: Any) -> Spoils:
    way = next(each for each in said if isinstance(each, Way))
    number = next(each for each in said if isinstance(each, Number))
    how = next(each for each in said if isinstance(each, bool))
    return Spoils(payer.players, way, MORE if how else FEWER, number)


def none_so(reading: Reading, payer: Payer, way: Way) -> Spoils:
    return Spoils(payer.players, way, NONE)


def changed_now(reading: Reading, payer: Payer, *said: Any) -> Deed:
    return decree_alone(reading, changed(reading, payer, *said))


def yours_changed(reading: Reading, number: Number, more: bool) -> Spoils:
    return Spoils(You(), Way(), MORE if more else FEWER, number)


def yours_changed_now(reading: Reading, number: Number, more: bool) -> Deed:
    return decree_alone(reading, yours_changed(reading, number, more))


def its_damage(reading: Reading, attackers: Things, number: Number, more: bool) -> Spoils:
    return Spoils(You(), by_damage(reading, attackers), MORE if more else FEWER, number)


def none_now(reading: Reading, payer: Payer, way: Way) -> Deed:
    return decree_alone(reading, none_so(reading, payer, way))


def nobody_so(reading: Reading, way: Way) -> Spoils:
    return Spoils(None, way, NONE)


def nobody_now(reading: Reading, way: Way) -> Deed:
    return decree_alone(reading, nobody_so(reading, way))


def given(reading: Reading, attackers: Things, number: Number, more: bool) -> Spoils:
    """What they give their player."""
    return Spoils(None, Way(attackers), MORE if more else FEWER, number)


BY: Final = '("from" | "in" | "by" | "for" | "through")'
ATTACK: Final = '("an" "attack" | "attacks" | "any" "attack")'
GAIN: Final = '("gain" | "gains" | "get" | "gets" | "would" "gain")'
WHO: Final = '("player" | "players")'
GAINS: Final = '("gain" | "gains" | "can" "gain" | "may" "gain")'
AGAIN: Final = '("you" | "he" | "they" | "that" "player") ("gain" | "gains" | "get" | "gets")'
NO: Final = '(("can\'t" | "cannot" | "don\'t" | "doesn\'t") "gain" "any"? "vp" | ("gain" | "gains") "no" "vp")'
MANY_VP: Final = '(number spoils_more "vp"? | number "vp" spoils_more)'
GIVE: Final = '("give" | "put" | "earn" | "yield")'  # what brings VP is read as what puts it
NO_VP: Final = Act("gain VP", bit_of(GAIN_VP))
PHRASES: Final = [
    ActPhrase("alone", '"gain" "any"? "vp"', NO_VP),
    Phrase("ruling", '("gain" | "gains") "no" "vp"', lambda reading: cant(reading, NO_VP),
           ["Target opponent gains no VP this turn."]),
    Phrase("fronted", 'tail ","? "or" number "vp" "if" if_condition', or_so_much,
           ["Gain 1 VP, or 2 VP if you control an Elf."]),
    Phrase("spoils_way", f'{BY} {ATTACK} | "by" "attacking"', in_attacks),
    Phrase("spoils_way", f'{BY} {ATTACK} ("on" | "against") owner "army"', on_army),
    Phrase("spoils_way", f'{BY} "the" "combat"? "damage" "of" general', by_damage),
    Phrase("spoils_way", f'{BY} "the" "combat"? "damage" "of" general "in" "attacks" "on" owner "army"', by_damage_on),
    Phrase("spoils_way", f'{BY} general ("\'s" | "\'") ("combat"? "damage" | "attack" | "attacks")', by_damage),
    Phrase("spoils_more", '"additional" | "extra" | "more"', lambda reading: True),
    Phrase("spoils_less", '"less" | "fewer"', lambda reading: False),
    Phrase("happening", 'anyone ("gain" | "gains") ("one" "or" "more" | "any")? "vp" spoils_way', gains_so,
           ["Whenever you gain VP from an attack, draw a card.",
            "Whenever you gain VP for this creature's damage, draw a card."]),
    Phrase("happening", 'watched ("\'s" ("combat"? "damage" | "attack"))?'
           ' ("gives" | "give" | "brings" | "bring" | "earns" | "scores")'
           ' "you" ("one" "or" "more" | "any")? "vp"', brings_you, ["Whenever this creature gives you VP, draw a card."]),
    Phrase(STATEMENT, f'("whenever" | "when" | "if") card_payer "would" "gain" "vp" spoils_way "," ({AGAIN} | "gain")'
           f' {MANY_VP}', changed),
    Phrase(STATEMENT, f'general ("\'s" | "\'") "combat"? "damage" ("gives" | "puts") "you" {MANY_VP}',
           its_damage, ["This creature's damage gives you 1 more VP."]),
    # with "1 additional VP" it is a trigger that brings one
    Phrase(STATEMENT, f'("whenever" | "when" | "if") card_payer ("gain" | "gains") "vp" spoils_way "," {AGAIN}'
           ' (number spoils_more | number "vp" spoils_more | number spoils_less "vp")', changed),
    Phrase("spoils_more", "spoils_less", lambda reading, more: more),
    Phrase(STATEMENT, f"card_payer {GAIN} {MANY_VP} spoils_way", changed,
           ["You gain 1 more VP for the damage of this creature."]),
    Phrase(ORDER, f"card_payer {GAIN} {MANY_VP} spoils_way", changed_now),
    Phrase(STATEMENT, f'"your" "attacks" {GIVE} "you"? {MANY_VP}', yours_changed, ["Your attacks give you 1 more VP."]),
    Phrase(ORDER, f'"your" "attacks" {GIVE} "you"? {MANY_VP}', yours_changed_now),
    Phrase(STATEMENT, f"card_payer {NO} spoils_way", none_so, ["Opponents can't gain VP from attacks on your army."]),
    Phrase(ORDER, f"card_payer {NO} spoils_way", none_now),
    Phrase(STATEMENT, f'"no" {WHO} {GAINS} "any"? "vp" spoils_way', nobody_so),
    Phrase(ORDER, f'"no" {WHO} {GAINS} "any"? "vp" spoils_way', nobody_now,
           ["This turn, no player gains VP from unblocked attackers."]),
    Phrase("victims", '"your" "victory" "points"', you_yourself, ["Unblocked attackers deal 1 less damage to your LP."]),
    Phrase(STATEMENT, f'general ("gives" | "give" | "bring" | "brings") ("their" | "its") ("player" |'
           f' "controller") {MANY_VP} "each"?', given,
           ["Unblocked attackers give their player 1 less VP."]),
]  # fmt: skip
