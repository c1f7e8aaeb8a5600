"""What the parts of card text mean to the engine: nouns, numbers, conditions, statements, prices, abilities. All frozen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.places import CardId, Seat, Thing

if TYPE_CHECKING:
    from wtactics.engine.table import Table

SPELL: Final = 0  # kinds of abilities: what an event or a magic card does when it resolves
STANDING: Final = 1  # always works while its card is in play
TRIGGERED: Final = 2
ACTIVATED: Final = 3
ATTACHING: Final = 4  # what an enchantment is attached to: its one target
PREREQUISITE: Final = 5  # what must hold for the card to be played
ADDITION: Final = 6  # what is given beside its cost as the card is played
AVERTING: Final = 7  # what is done instead of something that would happen; its trigger says of what
LEVY: Final = 8  # what is done in each turn of its controller unless he pays its price
AGREED: Final = 9  # what a card says of itself, as a statement, that only the rules read
DONE_ONCE: Final = 1  # how often an effect is done that was told to wait
DONE_WHENEVER: Final = 2
# When a statement has its turn in computing values: losses and grants, values set, added, and last what cards may do.
GRANTING: Final = 0
SETTING: Final = 1
ADDING: Final = 2
RULING: Final = 3
# What the values that a statement gives may depend on, beside the cards on the board and who controls them; as bits.
MARKS: Final = 1
HARM: Final = 2
ROLES: Final = 4
PHASES: Final = 8
HOMES: Final = 16
ZONES: Final = 32  # cards in hands, decks, graveyards
POINTS: Final = 64
VALUES: Final = 128  # ATK, DEF, ranged value and life themselves
TURNS: Final = 256  # whose turn it is; of a turn's phases only the first changes that
PAST: Final = 512  # what happened in this turn and the one before; it stirs all that may depend on anything, too
ANYTHING: Final = 511
# What cards may forbid or permit.
ATTACK: Final = 0
DEFEND: Final = 1
MOVE: Final = 2
BE_MARKED: Final = 3
UNMARK: Final = 4
BE_TARGET: Final = 5
BE_KILLED: Final = 6
USE_ABILITIES: Final = 7
ENTER: Final = 8
BID: Final = 9
BE_PLAYED: Final = 10
MARK_TO_MOVE: Final = 11
DEAL_DAMAGE: Final = 12
BE_HURT: Final = 13
DRAW: Final = 14
GAIN_POINTS: Final = 15
ARRIVE_IN_ARMY: Final = 16
MARK_TO_ATTACK: Final = 17
STRIKE_FIRST: Final = 18  # what strikes first is permitted to
MUST_ATTACK: Final = 19  # what must attack is "permitted" this
STRIKE_DOUBLE: Final = 20  # so is what deals double combat damage
BE_UNMARKED: Final = 21  # by effects; UNMARK is what the Unmark phase does
IGNORE_COVER: Final = 22  # to attack what is covered, in close combat
IGNORE_COVER_RANGED: Final = 23
BE_ATTACKED_BY_MAGIC: Final = 24
LIE_OPEN: Final = 25  # what is covered is "permitted" to count as uncovered
STRIKE_BACK: Final = 26
REST: Final = 27
BE_SWAPPED: Final = 28
NEED_UPKEEP: Final = 29
BE_SHIFTED: Final = 30  # to another place, by a text; MOVE is what its player does by the rules
BE_ATTACKED_CLOSE: Final = 31
BE_ATTACKED_RANGED: Final = 32
JOIN_GROUP: Final = 33
GO_ALONE: Final = 33  # in games without groups: as the only attacker
BE_ATTACKED_BY_GROUP: Final = 34
MUST_DEFEND: Final = 34  # what must defend is "permitted" this
LIE_COVERED: Final = 35  # what nobody covers is "permitted" to count as covered
COME_UNMARKED: Final = 36
COME_MARKED: Final = 36  # where the rules have cards come unmarked
ATTACK_MARKED: Final = 37
DEFEND_MARKED: Final = 38
SHOOT_MAGIC: Final = 39  # whose ranged weapon is magic by a text is "permitted" this
PRICES: Final = 40  # no deeds: what cards cost,
FEES: Final = 41  # what their abilities cost,
MOVE_TOLL: Final = 42  # how many action points deeds of a creature take,
ATTACK_TOLL: Final = 43
REST_TOLL: Final = 44
GROUP_TOLL: Final = 45
UPKEEP_TOLL: Final = 46  # and what is owed for it in each turn
HAND_SIZE: Final = 47  # nor these: how many cards a player keeps in his hand,
DRAWS: Final = 48  # how many he draws where he draws some in a phase of his turn,
MOVES: Final = 49  # how often he moves in a turn,
LAYINGS: Final = 50  # and how many resource cards he lays down in one
ATTACK_FROM_CITY: Final = 51  # who resides in a city attacks as if in the army
PLAY_FROM: Final = 52  # out of a pile where rules let no card be played from
PLAY_AS_EVENT: Final = 53  # whenever events may be played
UNLED_ATTACK: Final = 56  # an Army may attack without its leader,
UNLED_DEFENCE: Final = 57  # or defend; 54, 55 and 58 to 60 are in engine/prices.py


class Noun:
    """Which things a phrase such as "unmarked Elvish creature you control" means."""

    def is_on_board(self) -> bool:
        """Can it mean nothing but cards on the board?"""
        return False

    def is_hidden(self, t: Table) -> bool:
        """Could it mean cards that somebody cannot see, and only some of those that lie there?"""
        return False

    def fits(self, t: Table, thing: Thing) -> bool:
        """Is this thing one of them? Reads t.me, t.you and the item under way."""
        raise NotImplementedError

    def scope(self, t: Table) -> vec[i64]:
        """Cards on the board among which all are that it means, if it can mean no others: most nouns know no fewer."""
        return t.board

    def all(self, t: Table) -> vec[i64]:
        """All of them, in the table's order."""
        raise NotImplementedError

    def count(self, t: Table) -> i64:
        """How many there are."""
        return len(self.all(t))

    def reaches(self, t: Table, n: i64) -> bool:
        """Are there at least so many?"""
        return self.count(t) >= n

    def depends(self) -> i64:
        """What it means depends on, as bits; who does not say it may depend on anything."""
        return ANYTHING

    def text(self, many: bool) -> str:
        """The noun in card English, one or many."""
        raise NotImplementedError


class Number:
    """A number in a text."""

    def of(self, t: Table) -> i64:
        """What it comes to now."""
        raise NotImplementedError

    def reaches(self, t: Table, n: i64) -> bool:
        """Is it at least so much now?"""
        return self.of(t) >= n

    def is_hidden(self, t: Table) -> bool:
        """Could it hang on cards that somebody cannot see?"""
        return False

    def depends(self) -> i64:
        """What it depends on, as bits; who does not say it may depend on anything."""
        return ANYTHING

    def text(self) -> str:
        """The number in card English."""
        raise NotImplementedError


class Condition:
    """What may or may not hold."""

    def holds(self, t: Table) -> bool:
        """Does it hold now, for t.me and t.you?"""
        raise NotImplementedError

    def is_hidden(self, t: Table) -> bool:
        """Could it hang on cards that somebody cannot see?"""
        return False

    def depends(self) -> i64:
        """What it depends on, as bits; who does not say it may depend on anything."""
        return ANYTHING

    def text(self) -> str:
        """The condition in card English."""
        raise NotImplementedError


class Statement:
    """What a standing ability says; it works on the columns that values are computed in."""

    def phases(self) -> i64:
        """The phases of computing values in which it works, as bits."""
        return 0

    def work(self, t: Table, phase: i64) -> None:
        """Do its part of computing values in this phase (GRANTING, SETTING, ...); t.me says it, t.you controls that."""

    def law(self) -> i64:
        """The deeds (or PRICES) of which it speaks only when one is to be decided, as bits: for pairs, cards not in play."""
        return 0

    def rulings(self) -> i64:
        """The deeds of which it speaks otherwise, as bits: for single things in the phase RULING, or PRICES of its own card."""
        return 0

    def sets(self) -> bool:
        """Does it say what a number of the rules is? Else it says by how much that changes."""
        return False

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        """How much more (less, if below 0) than usual a number of the rules is for this seat, or this card of its."""
        return 0

    def floor(self, t: Table, what: i64, seat: Seat, c: CardId) -> i64:
        """What that number is at least, however much less other texts make it."""
        return 0

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        """Does it forbid c this deed towards other?"""
        return False

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        """Does it permit c this deed towards other, against the rules?"""
        return False

    def is_entry(self) -> bool:
        """Does it say how its own card comes into play?"""
        return False

    def enter(self, t: Table, c: CardId) -> None:
        """Let its own card come into play so."""

    def hushes(self) -> bool:
        """Does it take all abilities from what its own card is attached to?"""
        return False

    def depends(self) -> i64:
        """What the values that it gives depend on, as bits; who does not say it may depend on anything."""
        return ANYTHING

    def text(self) -> str:
        """The statement in card English."""
        raise NotImplementedError


class Trigger:
    """When a triggered ability happens."""

    def __init__(self, fact: i64, own: bool = False, also: i64 = 0, group: bool = False) -> None:
        self.fact: Final = fact
        self.group = group  # what happens to several things at once, it hears of only once
        self.also: Final = also  # other facts that it waits for, whose things stand in the same order, as bits
        self.own: Final = own  # it speaks of its own card, so it is heard even where that is not in play

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        """Is this fact, about a and b, the one it waits for? t.me is the card that listens."""
        raise NotImplementedError

    def text(self) -> str:
        """The trigger in card English, from "When" to before the comma."""
        raise NotImplementedError


class Target:
    """One "target ..." of a text: which things, how few and how many; `another` must differ from all before it."""

    def __init__(
        self, noun: Noun, least: i64 = 1, most: i64 = 1, another: bool = False, cost: Number | None = None
    ) -> None:
        self.noun: Final = noun
        self.least: Final = least
        self.most: Final = most
        self.another: Final = another
        self.cost: Final = cost  # what they may cost together
        self.leans: bool = False  # what it may be hangs on the targets before it


class Due:
    """One part of a price beside power: marking, discarding, killing. It is paid one thing at a time."""

    def __init__(self, noun: Noun, count: i64) -> None:
        self.noun: Final = noun
        self.count: Final = count
        self.at: i64 = -1  # set once: where what is given is written down among the choices; -1 if the text forgets it

    def payable(self, t: Table, seat: Seat, c: CardId) -> bool:
        """Can this seat pay it for this card?"""
        raise NotImplementedError

    def choices(self, t: Table, seat: Seat, c: CardId) -> vec[i64]:
        """What can be given, each once; empty where there is nothing to choose."""
        raise NotImplementedError

    def give(self, t: Table, seat: Seat, c: CardId, thing: Thing) -> None:
        """Pay one of it."""
        raise NotImplementedError

    def text(self) -> str:
        """This part in card English."""
        raise NotImplementedError


class Price:
    """What an activated ability takes: power (of a faction, or -1 for any; X times), marking itself, other dues."""

    def __init__(self, power: i64, faction: i64, x: bool, mark: bool, dues: list[Due]) -> None:
        self.power: Final = power
        self.faction: Final = faction
        self.x: Final = x
        self.mark: Final = mark
        self.dues: Final = dues
        self.users: Noun | None = None  # who uses the ability; who controls its card, unless somebody is told


def phases_of(statements: list[Statement]) -> i64:
    """The phases of computing values in which these have something to do, as bits; laws are gathered in the last."""
    bits: i64 = 0
    for statement in statements:
        bits |= statement.phases() | (1 << RULING if statement.law() != 0 else 0)
    return bits


def laws_of(statements: list[Statement], rulings: bool = False) -> i64:
    """The deeds of which these speak only when one is to be decided, as bits; or those that they rule for single things."""
    bits: i64 = 0
    for statement in statements:
        bits |= statement.rulings() if rulings else statement.law()
    return bits


class Ability:
    """One paragraph of card text. Its effects stand among the library's steps from `start` on."""

    def __init__(
        self,
        kind: i64,
        effects: list[Any],
        targets: list[Target],
        room: i64 = 0,
        price: Price | None = None,
        trigger: Trigger | None = None,
        condition: Condition | None = None,
        statements: list[Statement] | None = None,
        x_is: Number | None = None,
        x_most: Number | None = None,
        text: str = "",
        switch: i64 = 0,
        watches: i64 = ANYTHING,
        recalls: i64 = 0,
        delay: i64 = 0,
    ) -> None:
        self.kind: Final = kind
        self.effects: Final = effects
        self.targets: Final = targets
        self.room: i64 = room  # things chosen for it or by it: its targets' places, then its picks
        self.delay: Final = delay  # 0, or whether it is done once or every time: an effect that was told to wait
        self.price: Final = price
        self.trigger: Final = trigger
        self.condition: Final = condition
        self.statements: Final[list[Statement]] = statements if statements is not None else []
        self.x_is: Final = x_is
        self.x_most: Final = x_most
        self.text: Final = text
        self.watches: Final = watches  # what the values that its statements give depend on, as bits
        self.recalls: Final = recalls  # the facts of a turn that it asks about later, as bits
        self.only: Final = self.statements[0] if len(self.statements) == 1 else None
        self.laws: Final = laws_of(self.statements)  # the deeds of which they speak when these are to be decided
        self.speaks_of: Final = self.laws | laws_of(self.statements, True)  # and all that they forbid or permit
        self.in_phases: Final = phases_of(self.statements)  # in which its statements have something to do, as bits
        self.switch: Final = switch  # 0, or the kind of modifier that must lie on its card for it to work
        self.start: i64 = 0  # set once, by the library: its first step
        self.number: i64 = 0  # set once, by the library: its place among the abilities

    def is_heard(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        """Is this fact the one that it waits for?"""
        return self.trigger is not None and self.trigger.matches(t, a, b, n)

    def is_hidden(self, t: Table) -> bool:
        """Could it hang on cards that somebody cannot see whether it may be used?"""
        if self.condition is not None and self.condition.is_hidden(t):
            return True
        if any(target.noun.is_hidden(t) for target in self.targets):
            return True
        return self.price is not None and any(due.noun.is_hidden(t) for due in self.price.dues)


def come_as_told(t: Table, c: CardId) -> None:
    """The card comes into play as its own text says: marked, with counters."""
    library, d = t.library, t.printed[c]
    me, you, item = t.me, t.you, t.item
    t.speak_for(c, t.controller[c])
    for i in range(library.first[d], library.first[d + 1]):
        ability = library.abilities[i]
        condition = ability.condition
        if ability.switch == 0 and (condition is None or condition.holds(t)):
            for statement in ability.statements:
                statement.enter(t, c)
    t.speak_again(me, you, item)
