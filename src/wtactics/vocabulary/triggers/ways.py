"""How something happens: alone, together with another creature, in combat, in an attack in which this creature took part."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import ROLES, Noun
from wtactics.engine.places import ATTACKER, BLOCKED, CITY, CREATURE, DEFENDER, NOBODY, PEACE, SEAT_THING, CardId, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import CITIES, PEOPLE_HIT
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.describing import Bound
from wtactics.vocabulary.nouns.limits import EXACTLY, bound_text, compares
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import InCombat, Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import All, Things, This
from wtactics.vocabulary.things.mentioning import plain, renewed, same
from wtactics.vocabulary.triggers.circumstances import Circumstance
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.past import Such
from wtactics.vocabulary.triggers.watching import IS, Doing, Watched, happens


def attacks_now(t: Table, c: CardId) -> bool:
    """Does the creature attack just now?"""
    return t.role[c] == ATTACKER or t.role[c] == BLOCKED


class Alone(Quality):
    """A creature is the only attacker."""

    def holds(self, t: Table, c: CardId) -> bool:
        if not attacks_now(t, c):
            return False
        for other in t.board:
            if other != c and attacks_now(t, other):
                return False
        return True

    def depends(self) -> i64:
        return ROLES

    def behind(self) -> str:
        return "attacking alone"


class InCompany(Quality):
    """A creature attacks, and so does another one that is such."""

    def __init__(self, noun: Noun, words: str) -> None:
        self.noun: Final = noun
        self.words: Final = words

    def holds(self, t: Table, c: CardId) -> bool:
        if not attacks_now(t, c):
            return False
        for other in t.board:
            if other != c and attacks_now(t, other) and self.noun.fits(t, other):
                return True
        return False

    def depends(self) -> i64:
        return ROLES | self.noun.depends()

    def rank(self) -> i64:
        return 2  # it names others

    def behind(self) -> str:
        return f"attacking together with {self.words}"


class InNumbers(Quality):
    """A creature attacks, and so do so many others that are such."""

    def __init__(self, noun: CardNoun, bound: Bound) -> None:
        self.noun: Final = noun
        self.bound: Final = bound

    def holds(self, t: Table, c: CardId) -> bool:
        if not attacks_now(t, c):
            return False
        n: i64 = 0
        for other in t.board:
            if other != c and attacks_now(t, other) and self.noun.fits(t, other):
                n += 1
        return compares(n, self.bound.relation, self.bound.number.of(t))

    def depends(self) -> i64:
        return ROLES | self.noun.depends()

    def rank(self) -> i64:
        return 2  # it names others

    def behind(self) -> str:
        return f"attacking together with {self.words()}"

    def words(self) -> str:
        """How many, and who they are."""
        many = bound_text(self.bound.relation, self.bound.number.text())
        exactly = "exactly " if self.bound.relation == EXACTLY else ""
        return f"{exactly}{many} other {self.noun.text(True)}"


class InItsAttack(Quality):
    """It is in the attack under way, or is what is attacked, and one of these takes part in that."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def holds(self, t: Table, c: CardId) -> bool:
        if t.role[c] == PEACE and t.aim() != c:
            return False
        for other in self.things.of(t):
            if NOBODY < other < SEAT_THING and t.role[other] != PEACE:
                return True
        return False

    def depends(self) -> i64:
        return ROLES | self.things.depends()

    def behind(self) -> str:
        return f"in an attack in which {self.things.text()} took part"


class InRole(Quality):
    """A creature attacks, or defends, just now."""

    def __init__(self, attacks: bool) -> None:
        self.attacks: Final = attacks

    def holds(self, t: Table, c: CardId) -> bool:
        return attacks_now(t, c) if self.attacks else t.role[c] == DEFENDER

    def depends(self) -> i64:
        return ROLES

    def behind(self) -> str:
        return f"while {'attacking' if self.attacks else 'defending'}"


class WhileInRole(Circumstance):
    """What would happen to a creature would happen while it attacks, or defends."""

    def __init__(self, role: InRole) -> None:
        self.role: Final = role

    def holds(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return a < SEAT_THING and self.role.holds(t, a)

    def text(self) -> str:
        return self.role.behind()


class How:
    """A quality that a thing has while something happens to it, and how that is said."""

    def __init__(self, quality: Quality, words: str, attacks: bool) -> None:
        self.quality: Final = quality
        self.words: Final = words
        self.attacks: Final = attacks  # it tells how somebody attacks


def alone(reading: Reading) -> How:
    return How(Alone(), "alone", True)


def with_another(reading: Reading, other: Watched) -> How:
    return How(also_attacking(reading, other), f"together with {other.words}", True)


def in_numbers(reading: Reading, bound: Bound, noun: CardNoun) -> InNumbers:
    """Those others can be spoken of, as long as they attack."""
    plain(bound.number)
    if not isinstance(noun.other_than, This) or reading.word not in ("creature", "avatar"):
        raise Misread("other creatures", noun.text(True))
    plainly = renewed(noun, Detail("other_than", None))
    them = renewed(noun, Detail("quality", InRole(True)))
    reading.say(All(them), them)
    return InNumbers(plainly, bound)


def in_numbers_of_any(reading: Reading, bound: Bound) -> InNumbers:
    others = CardNoun([Sort(types=1 << CREATURE, word="creature")])
    return in_numbers(reading, bound, renewed(others, Detail("other_than", reading.other_than())))


def with_so_many(reading: Reading, quality: InNumbers) -> How:
    return How(quality, f"together with {quality.words()}", True)


def in_combat(reading: Reading) -> How:
    return How(InCombat(), "in combat", False)


def as_attacker(reading: Reading) -> How:
    return How(InRole(True), "while attacking", False)


def as_defender(reading: Reading) -> How:
    return How(InRole(False), "while defending", False)


def in_its_attack(reading: Reading, things: Things) -> How:
    quality = InItsAttack(things)
    return How(quality, quality.behind(), False)


def while_attacking(reading: Reading) -> Circumstance:
    return WhileInRole(InRole(True))


def while_defending(reading: Reading) -> Circumstance:
    return WhileInRole(InRole(False))


def happens_so(reading: Reading, watched: Watched, doing: Doing, how: How) -> Happens:
    """Something happens to a card in a way of its own."""
    if doing.verb.subject or (how.attacks and doing.verb.fact != facts.ATTACKED):
        raise Misread("what it does in such a way" if doing.verb.subject else "attacks", doing.verb.words)
    trigger = happens(reading, watched, doing)
    so, other = Such(watched.noun, how.quality), trigger.second
    if doing.verb.fact == facts.KILLED and other is not None and doing.verb.types != 1 << CITY:
        other = Such(other, InCombat() if isinstance(how.quality, InRole) else how.quality)  # both fight
    return Happens(trigger.fact, so, other, f"{trigger.text()} {how.words}", trigger.own)


def attacking_alone(reading: Reading) -> Quality:
    return Alone()


def also_attacking(reading: Reading, other: Watched) -> Quality:
    return InCompany(other.noun, other.words)


WITH: Final = '("together"? "with" | "alongside")'
SO_LONG: Final = '("as" "long" "as" | "when")'
IT: Final = '("it" | "he" | "that" "creature")'
TAKES_PART: Final = (
    '(("takes" | "took" | "take") "part" | "participates" | "participated" | "fought" | "is" "involved")'
)
PHRASES: Final = [
    Phrase("how", '"alone"', alone),
    Phrase("how", f"{WITH} watched_card", with_another),
    Phrase("how", f"{WITH} so_many_others", with_so_many,
           ["When this creature attacks with two or more other Elves, draw a card."], needs=PEOPLE_HIT),
    Phrase("so_many_others", "how_many (card_nouns | card_noun)", in_numbers),
    Phrase("so_many_others", 'how_many "others"', in_numbers_of_any, needs=CITIES),
    Phrase("doing_so", f'"attacking" {WITH} so_many_others', same),
    Phrase("doing_way", f'"attacking" {WITH} so_many_others', same),
    Phrase("how", '"in" "combat"', in_combat),
    Phrase("how", f'{SO_LONG} ("attacking" | {IT} ("attacks" | "is" "attacking"))', as_attacker, needs=PEOPLE_HIT),
    Phrase("how", f'{SO_LONG} ("defending" | {IT} ("defends" | "is" "defending"))', as_defender, needs=PEOPLE_HIT),
    Phrase("how", f'{SO_LONG} ("attacking" "or" "defending" | "defending" "or" "attacking")', in_combat, needs=CITIES),
    Phrase("doing_so", '"attacking" "or" ("defending" | "blocking") | "defending" "or" "attacking"',
           lambda reading: InCombat(), needs=CITIES),
    Phrase("circumstance", f'{SO_LONG} "attacking"', while_attacking,
           ["If a creature you control would die while attacking, return it to its owner's hand instead."], needs=PEOPLE_HIT),
    Phrase("circumstance", f'{SO_LONG} ("defending" | "blocking")', while_defending, needs=PEOPLE_HIT),
    Phrase("how", f'"in" ("an" | "the") "attack" "in" "which" self {TAKES_PART}', in_its_attack),
    Phrase("happening", "watched doing how", happens_so,
           ["Whenever this creature attacks alone, draw a card.",
            "Whenever this creature attacks together with another Elf, draw a card.",
            "When this creature dies in combat, draw a card.", "When this creature dies while attacking, draw a card."]),
    Phrase("happening", f"watched {IS} undergone how", happens_so),
    Phrase("was_what", '"the" "only" ("attacker" | "attacking" "creature")', attacking_alone,
           ["Target attacking creature leaves combat. If it was the only attacker, draw a card."], needs=PEOPLE_HIT),
    Phrase("doing_so", '"attacking" "alone"', attacking_alone, ["As long as attacking alone, this creature gets +2/+0."]),
    Phrase("doing_so", f'"attacking" {WITH} watched_card', also_attacking),
    Phrase("predicate", '("is" | "are") doing_way', same),
    Phrase("doing_way", '"attacking" "alone"', attacking_alone),
    Phrase("doing_way", f'"attacking" {WITH} watched_card', also_attacking,
           ["Elves that are attacking together with this creature get +1/+0."]),
    Phrase("post", "doing_way", lambda reading, quality: Detail("quality", quality)),
]  # fmt: skip
