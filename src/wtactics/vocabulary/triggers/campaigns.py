"""Attacks as a whole: who announces one, on whom, while it is under way, and when it is over."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import ROLES, TURNS, Condition, Noun, Trigger
from wtactics.engine.places import CITY, NOBODY, PEACE, REGION, SEAT_THING, Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.meaning import AtTime
from wtactics.vocabulary.needs import ARMIES, Needs
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.limits import AT_LEAST, AT_MOST
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Happened, One, Things, This, You
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.triggers.catalogue import Verb, not_past, past
from wtactics.vocabulary.triggers.meaning import Happens, Very
from wtactics.vocabulary.triggers.past import TURNS as WHEN
from wtactics.vocabulary.triggers.past import OneOf
from wtactics.vocabulary.triggers.remembering import judged, recalled
from wtactics.vocabulary.triggers.watching import IS, Doing, VerbPhrase, Watched, call, happens, says

ATTACKED: Final = Needs(types=1 << CITY, fact=facts.CHARGED)


class Assailed(Noun):
    """What is attacked where players are: their armies, and their cities."""

    def __init__(self, players: Noun) -> None:
        self.players: Final = players

    def fits(self, t: Table, thing: Thing) -> bool:
        if thing >= SEAT_THING:
            return self.players.fits(t, thing)
        return thing >= 0 and t.type(thing) == CITY and self.players.fits(t, seat_thing(t.controller[thing]))

    def all(self, t: Table) -> vec[i64]:
        out = self.players.all(t)
        for c in t.board:
            if self.fits(t, c):
                out = append(out, c)
        return out

    def text(self, many: bool) -> str:
        return self.players.text(many)


class UnderAttack(AtTime):
    """An attack has been announced and goes on: by such players, on such a thing."""

    def __init__(self, by: Noun | None, on: Noun | None, words: str) -> None:
        self.by: Final = by
        self.on: Final = on
        self.words: Final = words

    def is_late(self) -> bool:
        """Is it true only once defenders have been assigned?"""
        return False

    def holds(self, t: Table) -> bool:
        aim = t.aim()
        if aim == NOBODY or (self.by is not None and not self.by.fits(t, seat_thing(t.active))):
            return False
        return self.on is None or self.on.fits(t, aim)

    def depends(self) -> i64:
        return ROLES | TURNS | (self.on.depends() if self.on is not None else 0)

    def text(self) -> str:
        return f"it is {self.words}"

    def when(self) -> str:
        return f"during {self.words}"

    def stage_of(self, attack: UnderAttack) -> UnderAttack | None:
        """The stage of the attack that this says of any; nothing where it says none."""
        return None


class Ends(Trigger):
    """An attack or a combat is over: anyone, of such players, or one in which these took part."""

    def __init__(self, fact: i64, by: Noun | None, part: Things | None, words: str) -> None:
        super().__init__(fact)
        self.by: Final = by
        self.part: Final = part
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if self.by is not None and not self.by.fits(t, seat_thing(b)):
            return False
        if self.part is None:
            return True
        for c in self.part.of(t):
            fights = NOBODY < c < SEAT_THING and t.role[c] != PEACE
            if fights and (self.fact == facts.ATTACK_OVER or c == a or t.foe[c] == a):
                return True
        return False

    def text(self) -> str:
        return self.words


class FoughtSo(Things):
    """These, as far as they fight so: as attackers of a city, as defenders."""

    def __init__(self, things: Things, quality: Quality, words: str) -> None:
        self.things: Final = things
        self.quality: Final = quality
        self.words: Final = words

    def of(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for c in self.things.of(t):
            if c < SEAT_THING and self.quality.holds(t, c):
                out = append(out, c)
        return out

    def text(self) -> str:
        return f"{self.things.text()} {self.words}"


class Campaigner(One):
    """The player who attacks, or the one who is attacked, while an attack goes on."""

    def __init__(self, attacks: bool) -> None:
        self.attacks: Final = attacks

    def one(self, t: Table) -> Thing:
        aim = t.aim()
        if aim == NOBODY or self.attacks:
            return NOBODY if aim == NOBODY else seat_thing(t.active)
        return aim if aim >= SEAT_THING else seat_thing(t.controller[aim])

    def depends(self) -> i64:
        return ROLES | TURNS

    def text(self) -> str:
        return f"the {'attacking' if self.attacks else 'defending'} player"

    def people(self) -> bool:
        return True


def attacking_player(reading: Reading) -> Things:
    return reading.tell(Campaigner(True))


def defending_player(reading: Reading) -> Things:
    return reading.tell(Campaigner(False))


def goal_card(reading: Reading, goal: Watched) -> Watched:
    """A city, or a region where there are regions; nothing else that a card is can be attacked so."""
    noun = goal.noun
    if isinstance(noun, CardNoun) and noun.types_meant not in (1 << CITY, 1 << REGION):
        raise Misread("a city or a player", goal.words)
    return goal


def goal_player(reading: Reading, who: Watched) -> Watched:
    return Watched(Assailed(who.noun), who.words, None, [])


def goal_army(reading: Reading, who: Watched) -> Watched:
    return Watched(who.noun, f"{'your' if isinstance(who.very, You) else who.words + chr(39) + 's'} army", None, [])


def either_goal(reading: Reading, first: Watched, second: Watched) -> Watched:
    return Watched(OneOf([first.noun, second.noun]), f"{first.words} or {second.words}", None, [])


def charges(reading: Reading, who: Watched, doing: Doing) -> Happens:
    """A player announces an attack."""
    if doing.other is not None and doing.other.names:
        call(reading, doing.other, False)
    call(reading, who, True)
    on = doing.other.noun if doing.other is not None else None
    if isinstance(who.very, You) and isinstance(on, Assailed):
        attacked(reading)
    return Happens(facts.CHARGED, on, who.noun, doing.words(says(who, doing.verb.words)), False, True)


def attacked(reading: Reading) -> None:
    """He is the one who is attacked, and not the one who attacks him."""
    reading.mention(Campaigner(False), ["player", "opponent"])


def attacks_army(reading: Reading, watched: Watched, army: Watched) -> Happens:
    """A creature attacks an army, which is to attack its player."""
    return happens(reading, watched, Doing(ATTACKING, army))


def is_charged(reading: Reading, on: Watched | None, by: Watched | None) -> Happens:
    """An attack is announced, and it may be said on whom and by whom."""
    words = "whenever an attack is announced" + (f" on {on.words}" if on is not None else "")
    if on is not None and on.names:
        call(reading, on, False)
    reading.mention(Happened(True, True, "that player"), ["player", "opponent"])
    by_noun = by.noun if by is not None else None
    return Happens(facts.CHARGED, on.noun if on is not None else None, by_noun,
                   words + (f" by {by.words}" if by is not None else ""), False, True)  # fmt: skip


def attackers_announced(reading: Reading, on: Watched | None = None) -> Happens:
    return is_charged(reading, on, None)


def charged_then(reading: Reading, who: Watched, doing: Doing, ago: int) -> Condition:
    """If you attacked, if an opponent attacked you this turn."""
    on = doing.other.noun if doing.other is not None else None
    past_ = recalled(reading, facts.CHARGED, on, who.noun, ago, True)
    words = f"{who.words} {doing.words(past(doing.verb.words))} {WHEN[ago]}"
    return judged(past_, (PlayerNoun(), AT_LEAST, Fixed(1), ""), words)


def charged_not_then(reading: Reading, who: Watched, doing: Doing, ago: int) -> Condition:
    """If you didn't attack this turn."""
    on = doing.other.noun if doing.other is not None else None
    past_ = recalled(reading, facts.CHARGED, on, who.noun, ago, True)
    words = f"{who.words} {doing.words(not_past(doing.verb.words))} {WHEN[ago]}"
    return judged(past_, (PlayerNoun(), AT_MOST, Fixed(0), ""), words)


class AttackedCard(One):
    """The card on which the attack under way is."""

    def one(self, t: Table) -> Thing:
        aim = t.aim()
        return aim if NOBODY < aim < SEAT_THING else NOBODY

    def depends(self) -> i64:
        return ROLES

    def text(self) -> str:
        return "the attacked city"


def attack_on(reading: Reading, on: Watched | None = None) -> UnderAttack:
    if on is not None and isinstance(on.noun, CardNoun):
        reading.mention(AttackedCard(), ["city", "card"], on.noun)
    return UnderAttack(None, on.noun if on is not None else None, f"an attack on {on.words}" if on else "an attack")


def attack_of(reading: Reading, by: Watched, on: Watched | None = None) -> UnderAttack:
    whose = "your" if isinstance(by.very, You) else f"{by.words}'s"
    words = f"{whose} attack" + (f" on {on.words}" if on is not None else "")
    return UnderAttack(by.noun, on.noun if on is not None else None, words)


def ends(reading: Reading, fact: int, things: Things | None = None) -> Ends:
    what = "an attack" if fact == facts.ATTACK_OVER else "a combat"
    return Ends(fact, None, things, f"at the end of {what}{took_part(things)}")


def took_part(things: Things | None) -> str:
    if isinstance(things, FoughtSo):
        return f" in which {things.text()}"
    return f" in which {things.text()} took part" if things is not None else ""


def ends_of(reading: Reading, by: Watched, fact: int, things: Things | None = None) -> Ends:
    if fact != facts.ATTACK_OVER:
        raise Misread("an attack", "a combat")
    call(reading, by, True)
    whose = "your" if isinstance(by.very, You) else f"{by.words}'s"
    return Ends(fact, by.noun, things, f"at the end of {whose} attack{took_part(things)}")


def this_fights(reading: Reading, things: Things) -> Things:
    if not isinstance(things, This):
        raise Misread("this card itself", things.text())
    return things


ON: Final = '("on" | "against" | "upon")'
ANNOUNCED: Final = '("announced" | "declared" | "launched" | "made" | "begun" | "started")'
TAKES_PART: Final = '(("takes" | "took") "part" | "fought" | "attacked" "or" "defended" | "was" "involved")'
ATTACKING: Final = Verb(facts.ATTACKED, "attack")
ATTACK: Final = Verb(facts.CHARGED, "attack", subject=True, to="goal")
ANNOUNCE: Final = Verb(
    facts.CHARGED, "announce an attack", "announce an attack", "declare an attack", "make an attack", "launch an attack",
    "begin an attack", "start an attack", subject=True, to="on goal",
)  # fmt: skip
UNDER_ATTACK: Final = '("it" ("attacks" | "is" "attacking") | "attacked" | "under" "attack")'
PHRASES: Final = [
    Phrase("he_player", '"the" "attacking" ("player" | "opponent")', attacking_player,
           ["Whenever a defender dies, the attacking player loses 1 victory point."], needs=ATTACKED),
    Phrase("he_player", f'"the" (("defending" | "attacked") ("player" | "opponent") | ("player" | "opponent") {UNDER_ATTACK})',
           defending_player, needs=ATTACKED),
    Phrase("goal_one", "watched_card", goal_card, needs=ATTACKED),
    Phrase("goal_one", "anyone", goal_player),
    Phrase("goal_one", "goal_army", same),
    Phrase("goal_army", 'anyone ("\'s" | "\'") "army" | "an" "army" "of" anyone', goal_army, needs=ARMIES),
    Phrase("anyones", '"your"', lambda reading: Watched(Very(You()), "you", You(), ["player"])),
    Phrase("goal_army", 'anyones "army"', goal_army, needs=ARMIES),
    Phrase("goal_army", '"an" "army"', lambda reading: Watched(PlayerNoun(), "an army", None, []), needs=ARMIES),
    Phrase("goal_army", '"an" "army" anyone ("control" | "controls")', goal_army, needs=ARMIES),
    Phrase("goal", "goal_one", same),
    Phrase("goal", 'goal_one "or" goal_one', either_goal),
    *(VerbPhrase("charging", verb, verb.now(), ["Whenever an opponent attacks, draw a card."]) for verb in (ATTACK, ANNOUNCE)),
    *(VerbPhrase("charged", verb, verb.then()) for verb in (ATTACK, ANNOUNCE)),
    Phrase("happening", "anyone charging", charges,
           ["Whenever an opponent announces an attack on one of your cities, draw a card."]),
    Phrase("happening", 'watched ("attack" | "attacks") goal_army', attacks_army,
           ["Whenever this creature attacks an opponent's army, draw a card."], needs=ATTACKED),
    Phrase("happening", f'"an" "attack" {IS} {ANNOUNCED} [attacked_too] [attacking_too]', is_charged),
    Phrase("happening", f'goal_army {IS} "attacked" [attacking_too]', is_charged, needs=ARMIES),
    Phrase("attacked_too", f"{ON} goal", same),
    Phrase("attacking_too", '"by" anyone', same),
    Phrase("happening", f'"attackers" ("are" | "have" "been") {ANNOUNCED} attacked_too?', attackers_announced),
    Phrase("condition", f'goal_one {IS} ("being" "attacked" | "under" "attack")', attack_on, needs=ATTACKED),
    Phrase("condition", f'goal_people {IS} "attacked"', attack_on, needs=ATTACKED),
    Phrase("goal_people", "anyone", goal_player),
    Phrase("goal_people", "goal_army", same),
    Phrase("goal_people", "watched_card", goal_card, needs=ATTACKED),
    Phrase("condition", f'anyone {IS} "attacking" goal', attack_of, needs=ATTACKED),
    Phrase("condition", f'(anyones | anyone ("\'s" | "\'")) "army" ("attacks" | {IS} "attacking") goal?', attack_of,
           needs=ATTACKED),
    Phrase("condition", 'someone ("have" | "has")? charged which_turn', charged_then,
           ["If an opponent attacked you this turn, draw a card."], needs=ATTACKED),
    Phrase("condition", 'someone ("didn\'t" charging | ("hasn\'t" | "haven\'t") charged) in_turn', charged_not_then,
           ["At the end of your turn, if you didn't attack this turn, draw a card."], needs=ATTACKED),
    Phrase("attack_named", '("an" | "the" | "any") "attack" attacked_too?', attack_on, needs=ATTACKED),
    Phrase("attack_named", '(anyones | anyone ("\'s" | "\'")) "attack" attacked_too?', attack_of),
    Phrase("time_condition", '"during" attack_named', same, ["Play only during an opponent's attack."]),
    Phrase("time_condition",
           f'"after" ("all" "the"? | "the")? "attackers" (("have" | "had") "been" | "are" | "were") {ANNOUNCED} attacked_too?',
           attack_on),
    Phrase("moment", '"at" "the" "end" "of" ("an" | "each" | "any" | "the")? fray in_which?', ends, needs=ATTACKED),
    Phrase("moment", '"at" "the" "end" "of" (anyones | anyone ("\'s" | "\'")) fray in_which?', ends_of),
    Phrase("happening", '("an" | "each" | "any" | "the")? fray in_which? ("ends" | "is" "over")', ends),
    Phrase("fray", '"attack"', lambda reading: facts.ATTACK_OVER),
    Phrase("fray", '"combat" | "a" "combat" | "battle" | "a" "battle"', lambda reading: facts.COMBAT_OVER),
    Phrase("in_which", f'"in" "which" self {TAKES_PART}', this_fights),
]  # fmt: skip
