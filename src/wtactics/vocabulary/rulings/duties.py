"""Duties: what must be paid for each creature that attacks, by whoever attacks with it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import ATTACK, ATTACK_TOLL, Number, Statement
from wtactics.engine.places import CREATURE, NOBODY, SEAT_THING, CardId, Seat, Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.needs import ARMIES, CITIES, PEOPLE_HIT
from wtactics.vocabulary.nouns.cards import OPPONENTS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.aims import refuse_beyond
from wtactics.vocabulary.rulings.meaning import Act
from wtactics.vocabulary.things.meaning import All, Everyone, Things, You
from wtactics.vocabulary.things.mentioning import renewed, same

ATTACKING: Final = Act("attack", bit_of(ATTACK))


class OfYours(Things):
    """Where you are the attacked player: your army, and your cities."""

    def of(self, t: Table) -> vec[i64]:
        return vec[i64]([seat_thing(t.you)])

    def has(self, t: Table, thing: Thing) -> bool:
        return thing != NOBODY and (thing == seat_thing(t.you) or (thing < SEAT_THING and t.controller[thing] == t.you))

    def text(self) -> str:
        return "you"


class YourArmy(You):
    """Your army, which is attacked as you are, and none of your cities."""

    def text(self) -> str:
        return "your army"


class AttackDuty(Statement):
    """These creatures can't attack (or can't attack that) unless so much is paid for each as it is announced."""

    def __init__(self, things: Things, number: Number, goal: Things | None = None) -> None:
        self.things: Final = things
        self.number: Final = number
        self.goal: Final = goal

    def law(self) -> i64:
        return bit_of(ATTACK_TOLL)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        goal = self.goal
        if what != ATTACK_TOLL or not self.things.has(t, c) or (goal is not None and not goal.has(t, t.aim())):
            return 0
        return self.number.of(t)

    def text(self) -> str:
        goal = "" if self.goal is None else f" {self.goal.text()}"
        whose = "their" if self.things.many() else "its"
        return f"{self.things.text()} can't attack{goal} unless {whose} controller pays {self.number.text()} gold"


def duty(reading: Reading, *parts: Things | Number | str | None) -> AttackDuty:
    """Whoever attacks with it pays: its controller."""
    things = reading.subject()
    goal = next((part for part in parts if isinstance(part, Things)), None)
    if things.people():
        number = next(part for part in parts if isinstance(part, Number))
        return duty_of_people(reading, number, *([goal] if goal is not None else []))
    if goal is not None:
        refuse_beyond(reading, ATTACKING, goal)
    if (
        "you" in parts
        and isinstance(things, All)
        and isinstance(things.noun, CardNoun)
        and things.noun.whose == OPPONENTS
    ):
        raise Misread("their controller", "you")
    noun = things.noun if isinstance(things, All) else None
    if reading.word == "hero" and reading.until >= 0 and isinstance(noun, CardNoun) and noun.near:
        raise Misread(
            '"in all zones", or in which front', f"{noun.text(True)}, who could be those of one front or of both"
        )
    return AttackDuty(things, next(part for part in parts if isinstance(part, Number)), goal)


def duty_of_people(reading: Reading, number: Number, *parts: Things | None) -> AttackDuty:
    """Opponents pay for each of their creatures with which they attack."""
    players = reading.players()
    if not isinstance(players, Everyone) or players.noun is not None:
        raise Misread("opponents, or each player", players.text())
    noun = CardNoun([Sort(types=1 << CREATURE, word="creature")])
    theirs = renewed(noun, Detail("whose", OPPONENTS)) if players.opponents else noun
    return AttackDuty(All(theirs), number, next((part for part in parts if part is not None), None))


def duty_of_whoever(reading: Reading, opponents: bool, goal: Things, number: Number, *_coin: None) -> AttackDuty:
    """Whoever attacks it with creatures pays for each of them."""
    noun = CardNoun([Sort(types=1 << CREATURE, word="creature")])
    return AttackDuty(All(renewed(noun, Detail("whose", OPPONENTS)) if opponents else noun), number, goal)


def duty_of(reading: Reading, things: Things, number: Number, *_coin: None) -> AttackDuty:
    return AttackDuty(things, number)


NOT: Final = '("can\'t" | "cannot")'
PAYS: Final = '("pay" | "pays")'
ANNOUNCED: Final = (
    '"when" ("it" | "they") ("is" | "are") ("announced" | "declared") ("as" ("an" "attacker" | "attackers"))?'
)
ANNOUNCE: Final = '("announce" | "announces" | "declare" | "declares")'
MUST: Final = '("must" | ("has" | "have") "to")'
SO_MUCH: Final = 'number ("more" | "additional" | "extra")? coin? "for" "each" ("creature" | "attacker")'
THEY_ATTACK: Final = f'("they" | "he") ({ANNOUNCE} "against" | "attack" | "attacks")'
OWNER: Final = '("you" | ("its" | "their") ("controller" | "controllers"))'
TAIL: Final = (
    f'({ANNOUNCED} | "for" "each" ("of" "them" | "of" "those"? "creatures" | "attacker" | "creature")? | "each")'
)
PHRASES: Final = [
    Phrase("attack_payer", '"you"', lambda reading: "you"),
    Phrase("attack_payer", '("its" | "their") ("controller" | "controllers" | "owner") | "that" "player" | "he" | "they"',
           lambda reading: "its controller"),
    Phrase("attacked_by_them", "aimed | self | you_all", same),
    Phrase("attacked_by_them", "home", same, needs=CITIES),
    Phrase("attacked_by_them", '"your" "army"', lambda reading: YourArmy(), needs=ARMIES),
    Phrase("you_all", '"you"', lambda reading: OfYours()),
    Phrase("you_all", '"you" "or" ("your" "cities" | "a" "city" "you" "control")', lambda reading: OfYours(), needs=CITIES),
    Phrase("ruling", f'{PAYS} {SO_MUCH} "that"? {THEY_ATTACK} attacked_by_them "with"?', duty_of_people,
           ["Opponents pay 1 gold for each attacker they announce against you."], needs=PEOPLE_HIT),
    Phrase("ruling", f'{MUST}? {PAYS} {SO_MUCH} (("with" | "by") ("which" | "that") {THEY_ATTACK} | "attacking"'
           ' | "that" ("attacks" | "is" "attacking")) attacked_by_them', duty_of_people,
           ["Opponents must pay 1 gold for each creature with which they attack your army."], needs=ARMIES),
    Phrase("ruling", f'{MUST} {PAYS} {SO_MUCH} "that"? {THEY_ATTACK} attacked_by_them "with"?', duty_of_people, needs=ARMIES),
    Phrase("ruling", f'("costs" | "cost") {OWNER}? number coin? "to" "attack" ("with")?', duty,
           ["Enchanted creature costs 2 gold to attack with."], needs=PEOPLE_HIT),
    Phrase("ruling", f'{NOT} "attack" attacked_by_them? "unless" attack_payer {PAYS} number coin? {TAIL}?', duty,
           ["This creature can't attack unless you pay 2 gold.",
            "Creatures opponents control can't attack this city unless their controller pays 1 gold."], needs=PEOPLE_HIT),
    Phrase("who_attacks", '("whoever" | ("a" | "any" | "each") "player" "that") "attacks" | "players" "that" "attack"',
           lambda reading: False),
    Phrase("who_attacks", '("an" | "any" | "each") "opponent" "that" "attacks" | "opponents" "that" "attack"',
           lambda reading: True),
    Phrase(STATEMENT, f"who_attacks attacked_by_them {MUST}? {PAYS} {SO_MUCH}", duty_of_whoever,
           ["Whoever attacks this creature's city must pay 1 gold for each attacker."], needs=ARMIES),
    Phrase(STATEMENT, '"attacking" "with" (general | aimed) "costs" number coin', duty_of,
           ["Attacking with this creature costs 2 gold."], needs=PEOPLE_HIT),
    Phrase(STATEMENT, '"it" "costs" ("you" | "its" "controller")? number coin "to" "attack" "with" self',
           lambda reading, *parts: duty_of(reading, parts[-1], parts[0]), needs=PEOPLE_HIT),
]  # fmt: skip
