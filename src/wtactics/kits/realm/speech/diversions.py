"""Diversions in words: the attack under way is on another city of the same player, or on his army, instead."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.chain import pick, picked
from wtactics.engine.meaning import ROLES, Noun
from wtactics.engine.places import CITY, NOBODY, Flow, Option, Seat, Thing, seat_thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.kits.realm.table import Realm
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, choose, is_among
from wtactics.vocabulary.needs import ARMIES
from wtactics.vocabulary.nouns.cards import YOURS as OWN
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.aims import may_be
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.lines import triggered
from wtactics.vocabulary.sentences.parts import Contribution
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Again, Slot, Things, You, clause
from wtactics.vocabulary.triggers.campaigns import Campaigner, is_charged
from wtactics.vocabulary.triggers.meaning import Happens, Very
from wtactics.vocabulary.triggers.past import OneOf
from wtactics.vocabulary.triggers.watching import Watched


def attacked_seat(t: Table) -> Seat:
    """Who is attacked, as long as it can still be changed what: he has not assigned his defenders."""
    assert isinstance(t, Realm)
    return t.defending if t.goal != NOBODY and not t.answered else NOBODY


class OtherGoal(Noun):
    """What else of the attacked player could be attacked: his other cities, his army."""

    def __init__(self, yours: bool, army: bool, cities: bool, before: Slot | None = None) -> None:
        self.before: Final = before  # what the attack was on before the same text changed that: it does so once
        self.yours: Final = yours  # only as long as you are attacked yourself
        self.army: Final = army
        self.cities: Final = cities

    def fits(self, t: Table, thing: Thing) -> bool:
        return is_among(self.all(t), thing)

    def all(self, t: Table) -> vec[i64]:
        assert isinstance(t, Realm)
        out = vec[i64]()
        seat = attacked_seat(t)
        if seat == NOBODY or (self.yours and seat != t.you) or self.is_done(t):
            return out
        if self.army and t.aim() != seat_thing(seat):
            out = append(out, seat_thing(seat))
        if self.cities:
            for city in t.cities(seat):
                if city != t.aim():
                    out = append(out, city)
        return out

    def is_done(self, t: Table) -> bool:
        """Has the text changed already what is attacked?"""
        return self.before is not None and picked(t, self.before.at) != NOBODY

    def depends(self) -> i64:
        return ROLES

    def text(self, many: bool) -> str:
        if self.yours:
            return "your army or another city of yours" if self.army else "another city of yours"
        city = "another city of the attacked player"
        return f"the attacked player's army or {city}" if self.army else city


class Diverted(Slot):
    """What the attack was on before a text first changed that; what else the text says of it is said of that."""

    def __init__(self) -> None:
        super().__init__("what was attacked before")


class Divert(Deed):
    """All attackers attack this instead, if it is of the attacked player and he has not assigned his defenders."""

    def __init__(self, players: Things, things: Things, before: Diverted) -> None:
        self.players: Final = players
        self.things: Final = things
        self.before: Final = before

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, Realm)
        seat = attacked_seat(t)
        if seat == NOBODY or picked(t, self.before.at) != NOBODY:
            return NEXT
        for thing in self.things.of(t):
            if thing != t.aim() and (thing == seat_thing(seat) or (t.is_city(thing) and t.controller[thing] == seat)):
                pick(t, self.before.at, t.aim())
                t.divert(thing)
                return NEXT
        return NEXT

    def text(self) -> str:
        return clause(self.players, "redirect", f"the attack to {self.things.text()}")


class ArmyOfAttacked(Campaigner):
    """The army of the attacked player, as whoever attacks it attacks him."""

    def text(self) -> str:
        return "the attacked player's army"


def divert(reading: Reading, *said: Any) -> Deed:
    return Divert(reading.players(), next(each for each in said if isinstance(each, Things)), goal_before(reading))


def goal_before(reading: Reading) -> Diverted:
    """Where the text writes down what was attacked before."""
    for slot in reading.picked:
        if isinstance(slot, Diverted):
            return slot
    before = Diverted()
    reading.picked.append(before)
    return before


def would_be(reading: Reading, on: Watched) -> Happens:
    """If it would be attacked, something else is attacked instead: as the attack is announced."""
    return is_charged(reading, on, None)


def instead_at_once(reading: Reading, trigger: Happens, steps: Steps) -> Contribution:
    if not any(isinstance(step, Divert) for step in steps):
        raise Misread("what is attacked instead", "something else")
    return triggered(reading, trigger, steps)


def a_goal(reading: Reading, things: Things) -> Things:
    """A city that is told or chosen, or what was chosen among an army and cities."""
    slot = bare(things)
    if not may_be(reading, 1 << CITY, things) and not (isinstance(slot, Slot) and is_goal(reading, slot)):
        raise Misread("a city", things.text())
    return things


def is_goal(reading: Reading, things: Things) -> bool:
    """Was it chosen among what else could be attacked?"""
    return isinstance(reading.noun_of(things), OtherGoal)


def pick_goal(reading: Reading, noun: OtherGoal, *_whose: object) -> Things:
    other = OtherGoal(noun.yours, noun.army, noun.cities, goal_before(reading))
    found: Things = reading.pick(other, noun.text(False))
    return found


def other_target(reading: Reading) -> Slot:
    """A city that is chosen when the text is announced."""
    return reading.target(OtherGoal(False, False, True), "another target city of the same player")


def divert_by_him(reading: Reading, noun: OtherGoal) -> Deed:
    """The attacked player chooses what."""
    reading.actor = Campaigner(False)
    return divert(reading, pick_goal(reading, noun))


def said_goal(reading: Reading) -> Things:
    """That, which was chosen just before."""
    found = reading.mentions[-1].things if reading.mentions else None
    if not isinstance(found, Slot) or not is_goal(reading, found):
        raise Misread("what else is attacked, chosen before", "that")
    return Again(found, "that")


def his_army(reading: Reading) -> Things:
    return ArmyOfAttacked(False)


def city_or_army(reading: Reading) -> Watched:
    """Both are of the one who speaks, though that is said once."""
    city = CardNoun([Sort(types=1 << CITY, word="city")], whose=OWN)
    return Watched(OneOf([city, Very(You())]), "a city or army of yours", None, [])


YOURS: Final = OtherGoal(True, True, True)
YOUR_CITIES: Final = OtherGoal(True, False, True)
THEIRS: Final = OtherGoal(False, True, True)
THEIR_CITIES: Final = OtherGoal(False, False, True)
MINE: Final = '("of" "yours" | "you" "control")'
SAME: Final = (
    '("of" "the" ("same" | "same"? ("attacked" | "defending")) ("player" | "opponent") | "of" "his" | "he" "controls"'
    ' | "the" ("attacked" | "defending" | "same") ("player" | "opponent") "controls")'
)
CITY_OF_MINE: Final = (
    f'(("another" "city" {MINE}? | ("another" | "one" | "any") "of" "your" "other"? "cities" | "a" "city" {MINE}))'
)
CITY_OF_HIS: Final = f'(("another" | "a") "city" {SAME} | ("another" | "one") "of" "his" "other"? "cities")'
HIS_ARMY: Final = (
    '(("his" | "its" ("owner" | "controller" | "player") "\'s" | "the" ("attacked" | "defending" | "same")'
    ' ("player" | "opponent") "\'s") "army"'
    ' | "the" "army" ("of" ("its" ("owner" | "controller") | "the" ("attacked" | "defending" | "same")'
    ' ("player" | "opponent")))?)'
)
CHOICE: Final = (
    '(","? ("of" "your" "choice" | ("that" | "which" | "whichever")? "you" "choose" | "as" "you" "choose"))?'
)
IF_CITY: Final = '("if" ("a" "city" "is" "attacked" | "the" "attack" "is" "on" "a" "city"))?'  # or it is no other goal
ATTACK: Final = '(("the" | "that" | "this" | "his") "attack")'
ATTACKERS: Final = '("all"? "the"? ("attackers" | "attacking" "creatures"))'
NOW: Final = '"now"?'
HIS: Final = '("his" | "its" "owner" "\'s" | "the" ("attacked" | "defending") "player" "\'s")'
INSTEAD: Final = '("instead" ("of" ("that" | "this" | "the" "attacked") ("city" | "army"))?)'
ONTO: Final = '("on" | "to" | "onto" | "against" | "upon" | "at")'
TURNS: Final = '("redirected" | "diverted" | "directed" | "turned" | "shifted" | "moved" | "made")'
TURN: Final = '({redirect} | "divert" | "turn" | "change" | "shift" | "direct")'
PHRASES: Final = [
    Phrase("goal_new", f'"your" "army" ("," "or" | "or") {CITY_OF_MINE} | "another" "target" {MINE} {CHOICE}'
           f' ((":" | ",") "your" "army" "or" {CITY_OF_MINE})? | {CITY_OF_MINE} ","? "or" "your" "army" {IF_CITY} ","?',
           lambda reading: YOURS),
    Phrase("goal_new", CITY_OF_MINE, lambda reading: YOUR_CITIES),
    Phrase("goal_new", f'{HIS_ARMY} "or" {CITY_OF_HIS} | "another" "target" {SAME} | {CITY_OF_HIS} ("," "or" | "or")'
           f' {HIS_ARMY} ","? | "the" "army" "or" ("a" | "another") "city" {SAME}'
           f' | "another" "target" {CHOICE} ("," | ":") ({HIS_ARMY} "or" {CITY_OF_HIS} | {CITY_OF_HIS} "or" {HIS_ARMY})',
           lambda reading: THEIRS),
    Phrase("goal_new", CITY_OF_HIS, lambda reading: THEIR_CITIES),
    Phrase("goal_now", f"goal_new {CHOICE}", pick_goal),
    Phrase("goal_now", HIS_ARMY, his_army),
    Phrase("goal_now", '"your" "army" | "you"', lambda reading: You()),
    Phrase("goal_now", '"another" "target" "city" "of" "the" "same" ("player" | "opponent")', other_target,
           ["Another target city of the same player is attacked instead."], needs=ARMIES),
    Phrase("goal_now", "again | self | aimed", a_goal),
    Phrase("goal_now", '"that"', said_goal),
    Phrase("deed", "{choose} goal_mixed", lambda reading, noun: choose(reading, pick_goal(reading, noun)),
           ["Choose your army or another city of yours. The attack is on that instead."], needs=ARMIES),
    Phrase("goal_mixed", f'"the" "army" "or" ("a" | "another") "city" {SAME} | {HIS_ARMY} "or" {CITY_OF_HIS}'
           f' | {CITY_OF_HIS} "or" {HIS_ARMY}', lambda reading: THEIRS),
    Phrase("goal_mixed", f'"your" "army" "or" {CITY_OF_MINE} | {CITY_OF_MINE} ","? "or" "your" "army" {IF_CITY}',
           lambda reading: YOURS),
    Phrase(ORDER, f'{ATTACK} {NOW} ("is" {NOW} {TURNS}? {ONTO} | "goes" {ONTO} | "becomes" "an" "attack" "on")'
           f' goal_now {INSTEAD}?'
           f' | goal_now "is" {NOW} "attacked" {INSTEAD}'
           f' | goal_now ("is" | "becomes") {NOW} "the" "new"? "target" "of" {ATTACK} {INSTEAD}?'
           f' | {ATTACKERS} {NOW} ("attack" | "are" {NOW} "attacking") goal_now {INSTEAD}'
           f' | {ATTACKERS} "now" ("attack" | "are" "attacking") goal_now', divert,
           ["The attack is on your army instead."], needs=ARMIES),
    Phrase("deed", f'{TURN} ("the" "target" "of")? {ATTACK} {ONTO} goal_now {INSTEAD}?'
           f' | ("have" | "let" | "make") (goal_now "be"? "attacked" | {ATTACKERS} "attack" goal_now) {INSTEAD}'
           f' | ("have" | "let" | "make") {ATTACK} ("be" {TURNS}?)? {ONTO} goal_now {INSTEAD}?', divert,
           ["Whenever an opponent attacks your army, you may redirect the attack to target city you control."], needs=ARMIES),
    Phrase(ORDER, f'goal_new "," "of" {HIS} "choice" "," "is" "attacked" "instead"'
           f' | goal_new "is" "attacked" "instead" ","? "of" {HIS} "choice"',
           divert_by_him, needs=ARMIES),
    Phrase("goal", f'("a" "city" "or" ("an" | "your")? "army" | "an"? "army" "or" "a"? "city") {MINE}', city_or_army,
           ["Whenever an opponent attacks a city or army of yours, draw a card."], needs=ARMIES),
    Phrase("ability", '("if" | "when" | "whenever") would_goal "," effects', instead_at_once,
           ["If your army would be attacked, target city you control is attacked instead."], needs=ARMIES),
    Phrase("would_goal", 'goal_one "would" "be" "attacked"', would_be),
]  # fmt: skip
