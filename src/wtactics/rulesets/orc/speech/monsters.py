"""What other cards and Confrontations say of quests: whenever you complete a quest, in combat with a Confrontation."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.meaning import HOMES, ROLES, Number
from wtactics.engine.places import ATTACKER, BLOCKED, NOBODY, PEACE, CardId, Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.pacts import HitPoints
from wtactics.rulesets.orc.questing import Questing
from wtactics.rulesets.orc.speech.acts import of_quest
from wtactics.vocabulary.changes.values import Are, Change, Get, Stats, get
from wtactics.vocabulary.deeds.deed import STATED
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Being, Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import subject
from wtactics.vocabulary.sentences.narrowing import narrow_at_once
from wtactics.vocabulary.sentences.parts import Agreed, Contribution, Standing, Stated, Twofold
from wtactics.vocabulary.things.meaning import One, Things, This
from wtactics.vocabulary.things.mentioning import plain


class KeeperOfMonster(One):
    """ORC-QUEST-44 The player who controls the monster in this combat."""

    def one(self, t: Table) -> Thing:
        assert isinstance(t, Questing)
        return seat_thing(t.keeper) if t.keeper != NOBODY else NOBODY

    def text(self) -> str:
        return "the player who controls it in that combat"

    def people(self) -> bool:
        return True


class Fighting(Quality):
    """ORC-QUEST-40 A creature attacks a monster: any, or the one that says so."""

    def __init__(self, itself: bool, now: bool = False) -> None:
        self.itself: Final = itself
        self.now: Final = now

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, Questing)
        if self.itself:
            return t.prey[c] == t.me and (t.role[c] != PEACE or not self.now)
        return t.prey[c] != NOBODY and t.role[c] != PEACE

    def depends(self) -> i64:
        return ROLES | HOMES

    def behind(self) -> str:
        if self.now:
            return "attacking it"
        return "that fought against it" if self.itself else "in combat with a Confrontation creature"


class AttackingYou(Quality):
    """A creature attacks the player of whom it is said."""

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, Questing)
        return t.role[c] in (ATTACKER, BLOCKED) and t.prey[c] == NOBODY and t.defending == t.you

    def depends(self) -> i64:
        return ROLES

    def behind(self) -> str:
        return "that is attacking you"

    def told(self, many: bool) -> str:
        return f"{'are' if many else 'is'} attacking you"


def keeper_of_it(reading: Reading) -> Things:
    of_quest(reading)
    return reading.tell(KeeperOfMonster())


def that_fought(reading: Reading, _it: Things | None = None) -> Detail:
    of_quest(reading)
    return Detail("quality", Fighting(True))


def attacking_it(reading: Reading, _it: Things | None = None) -> Detail:
    """ORC-QUEST-52 A creature is in combat with the monster that speaks."""
    of_quest(reading)
    return Detail("quality", Fighting(True, True))


def stature(reading: Reading, *said: Any) -> Contribution:
    """ORC-QUEST-38, ORC-QUEST-47 What stands on the quest: its ATK and DEF, and its hit points for each player.

    Of which types it is said to be matters to nobody: it is no card of them.
    """
    of_quest(reading)
    reading.tell(This(reading.word))
    stats = next(part for part in said if isinstance(part, tuple) and isinstance(part[0], Number))
    values = Are(This(reading.word), Stats(*stats))
    return Twofold([Standing([Stated([values], None)]), Agreed(HitPoints(plain(said[-1])))])


def attacking_you(reading: Reading) -> Detail:
    return Detail("all", [Detail("near", False), Detail("quality", AttackingYou())])


def it_alone(reading: Reading) -> None:
    """Where a sentence that always holds goes on behind an ability, "it" is the creature that says so."""
    if reading.mentions or reading.host is not None or reading.word not in ("creature", "quest"):
        raise Misread("nothing that was spoken of before", "it")
    subject(reading, reading.tell(This(reading.word)))


def fighting_monster(reading: Reading) -> Being:
    return is_fighting_monster(reading, False)


def is_fighting_monster(reading: Reading, negated: bool) -> Being:
    fighting = Fighting(False)
    return Being(CardNoun([Sort()], where=ANYWHERE, qualities=[fighting]), fighting.behind(), negated)


def gets_against_monsters(reading: Reading, change: Change) -> Get:
    narrow_at_once(reading, fighting_monster(reading))
    return get(reading, change)


GETS: Final = '("gets" | "get" | "has" | "have" | "gains" | "gain")'
FIGHTING: Final = '("attacking" | "fighting" | "in" "combat" "with")'
HITS: Final = 'number "hit" ("point" | "points")'
WITH: Final = '("," | "," "with" | "with" | "," "and" | "and")'
OF_TYPES: Final = '(("a" | "an")? kinds ("creature" | ",")?)'
PHRASES: Final = [
    Phrase("sayer", '"it"', it_alone),
    # what stands on a Confrontation
    Phrase("he_player", '"the" "player" ("who" | "that") "controls" "it" ("during" "this" "combat")?', keeper_of_it),
    Phrase("post", '"that" "fought" "against"? ("it" | self) ("this" "turn" | "in" "this" "attack")?', that_fought),
    Phrase("post", '"that" "attacked" ("it" | self)', that_fought),
    Phrase("post", '("that" ("is" | "are"))? "attacking" "you"', attacking_you),
    Phrase("post", f'("that" (("is" | "are")? {FIGHTING} | "attacks" | "attack" | "fights" | "fight") | {FIGHTING})'
           ' ("it" | self)', attacking_it, ["(M): Deal 2 damage to target creature that attacks it."]),
    Phrase("permanent", f'"kill"? self (":" | "," | "(" | "is")? ("a" | "an")? stats {WITH} "has"? {HITS} ")"?', stature,
           ["Slay this quest (4/4, 3 hit points)."]),
    Phrase("permanent", f'"kill"? self (":" | "," | "(" | "is")? {OF_TYPES} stats {WITH} "has"? {HITS} ")"?', stature),
    Phrase("permanent", f"{OF_TYPES}? stats {WITH} {HITS}", stature),
    Phrase("permanent", f'"kill" ("a" | "an") stats ("creature" | kinds "creature"?) {WITH} {HITS}', stature),
    Phrase("doing_so", '"in" "combat" "with" "a" "confrontation" "creature"?', fighting_monster),
    Phrase(STATED, f'{GETS} gain_of_values ("in" "combat" "with" | "against") ("confrontations" | "a" "confrontation")',
           gets_against_monsters, ["This creature gets +2/+0 against Confrontations."]),
    Phrase("predicate", 'being "in" "combat" "with" "a" "confrontation" "creature"?', is_fighting_monster,
           ["This creature gets +2/+0 while it is in combat with a Confrontation."]),
]  # fmt: skip
