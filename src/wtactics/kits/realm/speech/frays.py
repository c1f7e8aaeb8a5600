"""What a creature is engaged in, in words: it attacks an army, defends a city, defends against an Elf, is the only defender."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import ROLES, Condition, Noun
from wtactics.engine.places import AVATAR, CITY, DEFENDER, NOBODY, PEACE, SEAT_THING, CardId, Thing
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.sieges import BEING, InSiege
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.needs import ARMIES, CITIES
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.describing import is_where
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Against, Attacks, Being, LivingIn, Quality
from wtactics.vocabulary.nouns.sorts import ATTACKING, DEFENDING, Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.aims import may_be
from wtactics.vocabulary.rulings.defending import Withstands
from wtactics.vocabulary.sentences.narrowing import narrow
from wtactics.vocabulary.things.meaning import Things, This, You
from wtactics.vocabulary.things.meaning import article as an_article
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.triggers.campaigns import AttackedCard, goal_card
from wtactics.vocabulary.triggers.circumstances import Circumstance
from wtactics.vocabulary.triggers.fighting import is_against
from wtactics.vocabulary.triggers.meaning import Very
from wtactics.vocabulary.triggers.watching import Watched
from wtactics.vocabulary.triggers.ways import Alone, How, also_attacking


def defends_beside(t: Table, c: CardId, other: CardId) -> bool:
    """Does another one defend against the same attacker as this defender?"""
    return other != c and t.role[other] == DEFENDER and t.foe[other] == t.foe[c]


class OnlyDefender(Quality):
    """A creature defends, and no other one defends against the same attacker."""

    def holds(self, t: Table, c: CardId) -> bool:
        if t.role[c] != DEFENDER:
            return False
        for other in t.board:
            if defends_beside(t, c, other):
                return False
        return True

    def depends(self) -> i64:
        return ROLES

    def behind(self) -> str:
        return "that is the only defender against its attacker"

    def told(self, many: bool) -> str:
        return f"{'are' if many else 'is'} the only defender against its attacker"


class DefendsBeside(Quality):
    """A creature defends, and so does such another one: against the same attacker."""

    def __init__(self, noun: Noun, words: str) -> None:
        self.noun: Final = noun
        self.words: Final = words

    def holds(self, t: Table, c: CardId) -> bool:
        if t.role[c] != DEFENDER:
            return False
        for other in t.board:
            if defends_beside(t, c, other) and self.noun.fits(t, other):
                return True
        return False

    def depends(self) -> i64:
        return ROLES | self.noun.depends()

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"defending against its attacker together with {self.words}"


class Withstood(Quality):
    """An attacker against which this one defends, perhaps together with such another one."""

    def __init__(self, things: Things, beside: DefendsBeside | None = None) -> None:
        self.things: Final = things
        self.beside: Final = beside

    def holds(self, t: Table, c: CardId) -> bool:
        for d in self.things.of(t):
            if NOBODY < d < SEAT_THING and is_against(t, d, c) and (self.beside is None or self.beside.holds(t, d)):
                return True
        return False

    def depends(self) -> i64:
        return ROLES | self.things.depends() | (0 if self.beside is None else self.beside.depends())

    def is_passing(self) -> bool:
        return True

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        words = "" if self.beside is None else f" together with {self.beside.words}"
        return f"that {self.things.text()} defends against{words}"


class InAttackOn(Quality):
    """A creature attacks or defends, and such a thing is attacked."""

    def __init__(self, noun: Noun, words: str) -> None:
        self.noun: Final = noun
        self.words: Final = words

    def holds(self, t: Table, c: CardId) -> bool:
        return t.role[c] != PEACE and t.aim() != NOBODY and self.noun.fits(t, t.aim())

    def depends(self) -> i64:
        return ROLES | self.noun.depends()

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"in an attack on {self.words}"


def in_attack_on(reading: Reading, goal: Watched) -> Quality:
    return narrow(reading, InAttackOn(goal.noun, goal.words))


def goals(reading: Reading, noun: CardNoun) -> Watched:
    return goal_card(reading, Watched(noun, an_article(noun.text(False)), None, []))


def any_army(reading: Reading) -> Watched:
    return Watched(PlayerNoun(), "an army", None, [])


def fighting_there(reading: Reading, goal: Watched) -> Detail:
    return Detail("quality", InAttackOn(goal.noun, goal.words))


def being_there(reading: Reading, goal: Watched) -> Quality:
    return InAttackOn(goal.noun, goal.words)


def attacks(reading: Reading, goal: Watched) -> Quality:
    """The city that is attacked then can be spoken of."""
    if isinstance(goal.noun, CardNoun) and goal.very is None:
        reading.area.append(Detail("quality", LivingIn(AttackedCard())))
    return Attacks(goal.noun, goal.words)


def defends(reading: Reading, goal: Watched) -> Quality:
    """Places are defended: who defends a creature defends against it."""
    if goal.very is not None and not goal.very.people() and not may_be(reading, 1 << CITY | 1 << AVATAR, goal.very):
        raise Misread("a city or an army", goal.words)
    return InSiege(goal.noun, goal.words)


def your_army(reading: Reading) -> Quality:
    return InSiege(Very(You()), "your army")


def withstands(reading: Reading, foe: Watched) -> Quality:
    """Of an attacker that has gone it is still known who defends against it."""
    if isinstance(foe.very, This):
        return is_where(reading, False, Detail("quality", Against(foe.very)))
    return is_where(reading, False, Detail("quality", Withstands(foe.noun, foe.words)))


def while_fighting(reading: Reading, things: Things, fights: Quality) -> Condition:
    return Is(things, fights)


def fighting(reading: Reading, fights: Quality) -> Detail:
    """Who does so: creatures that attack this city."""
    inner = fights.noun if isinstance(fights, Being) else None
    return Detail("quality", inner.qualities[0] if isinstance(inner, CardNoun) else fights)


def withstood(reading: Reading, things: Things, *others: Watched) -> Detail:
    return Detail("quality", Withstood(things, *(DefendsBeside(each.noun, each.words) for each in others)))


def beside(reading: Reading, other: Watched) -> Quality:
    return DefendsBeside(other.noun, other.words)


class Fighting(Circumstance):
    """It would happen to a creature that attacks or defends so."""

    def __init__(self, quality: Quality) -> None:
        self.quality: Final = quality

    def holds(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return a < SEAT_THING and self.quality.holds(t, a)

    def text(self) -> str:
        return f"while {self.quality.behind()}"


def fighting_so(reading: Reading, quality: Quality) -> How:
    return How(quality, f"while {quality.behind()}", False)


AS: Final = '("as" "long" "as")'
WITH: Final = '("together" "with" | "alongside" | "along" "with")'
OTHERS: Final = '("assigned" "to" | "against" | "that"? "defending" "against")'
FOE: Final = '(("an" | "its" | "that" | "the") ("attacker" | "attacking" "creature"))'
IN_ATTACK: Final = Being(CardNoun([Sort(role=ATTACKING)], where=ANYWHERE), "attacking")
IN_DEFENCE: Final = Being(CardNoun([Sort(role=DEFENDING)], where=ANYWHERE), "defending")
PHRASES: Final = [
    Phrase("in_role", '"attack"', lambda reading: IN_ATTACK,
           ["Creatures in your army get +1/+0 while they attack."], needs=CITIES),
    Phrase("in_role", '"defend"', lambda reading: IN_DEFENCE,
           ["Creatures you control get +0/+1 while they defend."], needs=CITIES),
    Phrase("narrowing", f'{AS} "they" in_role', narrow, needs=CITIES),
    Phrase("assault", "goal_one", attacks),
    Phrase("defence", "besieged", defends),
    Phrase("defence", '"your" "army"', your_army, needs=ARMIES),
    Phrase("defence", f"{WITH} watched_card", beside),
    Phrase("fights", '("attacks" | "attack") assault', same),
    Phrase("fights", '("attacks" | "attack") "alone"', lambda reading: Alone()),
    Phrase("fights", f'("attacks" | "attack") {WITH} watched_card', also_attacking),
    Phrase("fights", '("defends" | "defend") defence', same),
    Phrase("fights", '("defends" | "defend") "against" watched_card', withstands),
    Phrase("limit_if", f"{AS} subject_plain fights", while_fighting,
           ["2 power: Draw a card. Use this ability only while this creature attacks a city."], needs=CITIES),
    Phrase("standing_if", f"{AS} subject_plain fights", while_fighting,
           ["This creature gets +2/+0 while it attacks an army.",
            "This creature gets +0/+2 while it defends against an Elf."], needs=CITIES),
    Phrase("narrowing", f'{AS} "they" fights', narrow, ["Elves get +1/+0 while they attack a city."], needs=CITIES),
    Phrase("doing_so", '"attacking" assault', same, needs=CITIES),
    Phrase("doing_so", '"defending" defence', same, ["This creature gets +0/+2 while defending a city."], needs=CITIES),
    Phrase("assailing", '"attacking" assault | "defending" defence', same, needs=CITIES),
    Phrase("circumstance", f"{AS} assailing", lambda reading, quality: Fighting(quality),
           ["If this creature would die while defending a city, return it to its owner's hand instead."], needs=CITIES),
    Phrase("how", f"{AS} assailing", fighting_so,
           ["When this creature dies while attacking a city, draw a card."], needs=CITIES),
    Phrase("doing_way", '"attacking" assault', same, needs=CITIES),
    Phrase("doing_way", '"defending" defence', same, ["Creatures defending a city get +0/+1."], needs=CITIES),
    Phrase("post", f'"that"? self ("defends" "against" | "is" "defending" "against" | "is" "assigned" "to")'
           f" ({WITH} watched_card)?", withstood, ["Attackers this creature defends against get -1/-0."], needs=CITIES),
    Phrase("post", '"that" fights', fighting, ["Creatures that attack this city get -1/-0."], needs=CITIES),
    Phrase("narrowing", '"in" ("an" | "any") "attack" ("on" | "against") goal_one', in_attack_on,
           ["Creatures you control get +1/+0 in an attack on a city."], needs=CITIES),
    Phrase("narrowing", '"in" "attacks" ("on" | "against") goals_any', in_attack_on, needs=CITIES),
    Phrase("post", '"in" ("an" | "any") "attack" ("on" | "against") goal_one', fighting_there, needs=CITIES),
    Phrase("predicate", f'{BEING} "in" ("an" | "any") "attack" ("on" | "against") goal_one', being_there, needs=CITIES),
    Phrase("fights", '("attacks" | "attack") ("together"? "with" | "alongside") so_many_others', same),
    Phrase("goals_any", "card_nouns", goals, needs=CITIES),
    Phrase("goals_any", '"armies" | "an" "army"', any_army, needs=CITIES),
    Phrase("predicate", f'{BEING} "the" "only" ("defender" | "creature") {OTHERS} {FOE}', lambda reading: OnlyDefender(),
           ["As long as this creature is the only defender against its attacker, it gets +2/+1."]),
    Phrase("predicate", f'{BEING} "the" "only" "creature" "attacking"',
           lambda reading: Alone(), needs=CITIES),
]  # fmt: skip
