"""What quests ask to be taken from opponents: influence, by attacks and effects of whoever has them active."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.chain import top
from wtactics.engine.meaning import Number, Trigger
from wtactics.engine.places import SEAT_THING, Thing, seat_thing
from wtactics.engine.rows import RESOLVING, SEAT, STATE
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.pacts import Feat
from wtactics.rulesets.orc.speech.acts import INFLUENCE, feat_of, of_quest
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.mentioning import plain
from wtactics.vocabulary.triggers.catalogue import STRUCK_BY, Verb
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Doing, Watched, happens, says

Robbed = tuple[bool, Number]  # whether it is one opponent who loses so much influence


class Plunder(Trigger):
    """An opponent loses influence by an attacker of yours, or else by an effect of yours."""

    def __init__(self, by_effects: bool) -> None:
        super().__init__(facts.STRUCK, also=bit_of(facts.LOST) if by_effects else 0)
        self.by_effects: Final = by_effects

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if b >= SEAT_THING:
            return b != seat_thing(t.you) and t.is_card(a) and t.controller[a] == t.you
        if t.is_card(a) or b == t.you or len(t.chain) == 0:
            return False
        return top(t, STATE) == RESOLVING and top(t, SEAT) == t.you

    def text(self) -> str:
        return "make opponents lose influence" if self.by_effects else "make opponents lose influence by attacks"


def robbed(reading: Reading, *said: bool | Number) -> Robbed:
    """Whoever loses it may be said before how much it is, or behind."""
    return next(part for part in said if isinstance(part, bool)), next(
        part for part in said if isinstance(part, Number)
    )


def plunder(reading: Reading, taken: Robbed) -> Feat:
    return taking(reading, taken, True)


def plunder_in_combat(reading: Reading, taken: Robbed) -> Feat:
    return taking(reading, taken, False)


def taking(reading: Reading, taken: Robbed, by_effects: bool) -> Feat:
    """From one opponent, or from opponents together."""
    of_quest(reading)
    one, n = taken[0], plain(taken[1])
    who = "an opponent" if one else "opponents"
    feat = feat_of(
        f"make {who} lose {n} influence{'' if by_effects else ' by attacks'}", Plunder(by_effects), n, amounts=True
    )
    feat.one_foe = one
    return feat


def in_all(reading: Reading, feat: Feat) -> Feat:
    """However it is spread over turns, which is so of every sum."""
    if not feat.amounts or feat.turns > 0 or feat.at_once:
        raise Misread("a sum", feat.words)
    return feat


def makes_lose(reading: Reading, who: Watched) -> Doing:
    """ORC-COMBAT-30 Who is hit by an attacker loses influence."""
    return Doing(STRIKES, who)


def lost_in_combat(reading: Reading, who: Watched) -> Happens:
    found = happens(reading, who, Doing(STRUCK_BY))
    return Happens(found.fact, None, found.second, f"{says(who, 'lose')} victory points in combat")


def lost_in_its_combat(reading: Reading, who: Watched, card: Watched) -> Happens:
    """ORC-COMBAT-30 Of the player it tells first, so he is spoken of behind it."""
    found = happens(reading, card, Doing(STRIKES, who))
    return Happens(
        found.fact,
        found.first,
        found.second,
        f"{says(who, 'lose')} victory points in combat with {card.words}",
        found.own,
    )


STRIKES: Final = Verb(facts.STRUCK, "deal combat damage", to="to watched_too")
IN_COMBAT: Final = '("in" "combat" | ("by" | "with" | "through") ("its" "attack" | "attacking" | "combat" "damage"))'
ANY: Final = '(("one" "or" "more" | "any")? "victory" "points" | "a" "victory" "point")'
ATTACKER: Final = '("an" "undefended"? "attacker" | "undefended"? "attackers")'
BY_ATTACKS: Final = f'("in" "combat" | "by" ("attacks" | "an" "attack" | "combat" "damage") | ("to" | "by") {ATTACKER})'
LOSE: Final = (
    '("make" loser "lose" | "cause" loser "to" "lose")'  # who is to "have" them lose it may leave it to others
)
ATTACKS: Final = (
    '(("by" | "with" | "through") ("your"? "undefended"? ("attacks" | "attackers") | "attacking")'
    ' ("of" "yours")? | "in" "combat")'
)
SO_MUCH: Final = f'(so_much {INFLUENCE} | number {INFLUENCE} "or" "more")'
ROBBERS: Final = (
    '(("have" | "let")? ("undefended"? "attackers" ("you" "control" | "of" "yours")?'
    ' | "your" "undefended"? ("attackers" | "attacks")))'
)
PHRASES: Final = [
    Phrase("loser", '("an" | "one" | "a" "single") "opponent"', lambda reading: True),
    Phrase("loser", '"your"? "opponents"', lambda reading: False),
    Phrase("robbed", f'{LOSE} {SO_MUCH} | "take" {SO_MUCH} "from" loser | "cost" loser {SO_MUCH}', robbed),
    Phrase("feat", "robbed", plunder, ["Make an opponent lose 6 influence in one turn."]),
    Phrase("feat", f"robbed {ATTACKS}", plunder_in_combat, ["Make opponents lose 8 influence by attacks."]),
    Phrase("struck", '"a" "player"', lambda reading: True),
    Phrase("robbed_fighting", f"{ROBBERS} robbed", lambda reading, taken: taken),
    Phrase("robbed_fighting", f'{ROBBERS} ("cost" struck {SO_MUCH} | "take" {SO_MUCH} "from" struck)', robbed),
    Phrase("feat", "robbed_fighting", plunder_in_combat, ["Have your attackers take 6 influence from a player."]),
    Phrase("doing", f'("makes" | "make" | "causes" | "cause") anyone "to"? "lose" {ANY} {IN_COMBAT}', makes_lose,
           ["Whenever this creature makes an opponent lose influence in combat, draw a card."]),
    Phrase("happening", f'anyone ("loses" | "lose") {ANY} {BY_ATTACKS}',
           lost_in_combat, ["Whenever you lose influence in combat, draw a card."]),
    Phrase("happening", f'anyone ("loses" | "lose") {ANY} "in" (("the" | "a") "combat" "of" | "combat" "with") watched_card',
           lost_in_its_combat),
    Phrase("feat", 'feat ("in" ("all" | "total") | "altogether")', in_all),
]  # fmt: skip
