"""What is printed, as columns by definition; shared by all tables, never written after loading."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import (
    ACTIVATED,
    ADDING,
    ADDITION,
    ATTACHING,
    AVERTING,
    RULING,
    SPELL,
    STANDING,
    Ability,
)
from wtactics.engine.places import CREATURE, NOBODY, QUEST

# How activated abilities of a card are used, as bits; what must be switched on has the same bits further up.
FREELY: Final = 1
BY_MARK: Final = 2  # the card itself is marked
BY_X: Final = 1  # a cost with an X,
BY_T: Final = 2  # or with the cost of the target
SWITCHED: Final = 2  # so much further up
UNSWITCHED: Final = FREELY | BY_MARK
UNLESS_MARKED: Final = FREELY | FREELY << SWITCHED
# With the bits of engine/meaning.py: what is given by an ability that must be switched on depends on whether it is
AWAKE: Final = 1024


class Extras:
    """What only some rulesets print: two more values that are computed, and signs and numbers that only they can read."""

    def __init__(self, ranged: i64, life: i64, signs: i64, own: list[int]) -> None:
        self.ranged: Final = ranged
        self.life: Final = life
        self.signs: Final = signs  # as bits
        self.own: Final = own


NO_EXTRAS: Final = Extras(0, 0, 0, [])


class Printed:
    """The play values of one card, before they are laid out in columns."""

    def __init__(
        self,
        name: str,
        type_: i64,
        faction: i64,
        cost: i64,
        cost_x: i64,
        loyalty: i64,
        attack: i64,
        defense: i64,
        discipline: i64,
        traits: i64,
        kinds: list[int],
        abilities: list[Ability],
        extras: Extras = NO_EXTRAS,
    ) -> None:
        self.extras: Final = extras
        self.name: Final = name
        self.type: Final = type_
        self.faction: Final = faction
        self.cost: Final = cost
        self.cost_x: Final = cost_x  # whether the cost has a letter: 0, BY_X or BY_T
        self.loyalty: Final = loyalty
        self.attack: Final = attack
        self.defense: Final = defense
        self.discipline: Final = discipline
        self.traits: Final = traits
        self.kinds: Final = kinds  # numbers of its subtypes
        self.abilities: Final = abilities


def stands_as(p: Printed) -> i64:
    """The types that nouns mean it by, as bits: a quest on which a creature stands is both."""
    bit: i64 = 1
    return bit << p.type | (bit << CREATURE if p.type == QUEST and p.defense > 0 else 0)


class Library:
    """Columns by definition, by ability and by subtype; and the steps of all effects, in one row."""

    def __init__(
        self,
        printed: list[Printed],
        kinds: list[str],
        traits: list[str],
        trait_abilities: list[list[Ability]],
        extra: list[Ability],
        counters: list[str] | None = None,
        tokens: i64 = 0,
    ) -> None:
        """`trait_abilities` are what each keyword means; `extra` are abilities that effects grant; the last are tokens."""
        self.tokens: Final = tokens  # how many definitions, the last ones, are of tokens
        self.counters: Final[list[str]] = counters if counters is not None else []  # what texts call counters
        self.printed: Final = printed
        self.numbers: list[int] = list(range(len(printed)))  # whoever boxes the cards writes down what is printed
        self.kinds: Final = kinds
        self.traits: Final = traits
        self.names: Final[list[str]] = [p.name for p in printed]
        self.type: Final[vec[i64]] = vec[i64]([p.type for p in printed])
        self.stands_as: Final[vec[i64]] = vec[i64](
            [stands_as(p) for p in printed]
        )  # the types that it counts as, as bits
        self.faction: Final[vec[i64]] = vec[i64]([p.faction for p in printed])
        self.cost: Final[vec[i64]] = vec[i64]([max(0, p.cost) for p in printed])
        self.less: Final[vec[i64]] = vec[i64]([max(0, -p.cost) for p in printed])  # what is taken away from X or T
        self.cost_x: Final[vec[i64]] = vec[i64]([i64(p.cost_x != 0) for p in printed])
        self.cost_t: Final[vec[i64]] = vec[i64]([i64(p.cost_x == BY_T) for p in printed])
        self.loyalty: Final[vec[i64]] = vec[i64]([p.loyalty for p in printed])
        self.attack: Final[vec[i64]] = vec[i64]([p.attack for p in printed])
        self.defense: Final[vec[i64]] = vec[i64]([p.defense for p in printed])
        self.discipline: Final[vec[i64]] = vec[i64]([p.discipline for p in printed])
        self.trait: Final[vec[i64]] = vec[i64]([p.traits for p in printed])
        self.abilities: Final[list[Ability]] = []
        self.steps: Final[list[Any]] = []
        self.lay_out(trait_abilities, extra)
        self.delays: Final = any(ability.delay != 0 for ability in self.abilities)  # can effects be told to wait?
        self.describe_extras()
        self.describe_abilities()
        self.describe_kinds()
        self.index()

    def lay_out(self, trait_abilities: list[list[Ability]], extra: list[Ability]) -> None:
        """Number all abilities: those of the definitions, then those of keywords, then those that effects grant."""
        self.first: vec[i64] = vec[i64]()  # definition -> its first ability; one more at the end
        for p in self.printed:
            self.first = append(self.first, len(self.abilities))
            self.add(p.abilities)
        self.first = append(self.first, len(self.abilities))
        self.trait_first: vec[i64] = vec[i64]()  # keyword -> its first ability; one more at the end
        for meanings in trait_abilities:
            self.trait_first = append(self.trait_first, len(self.abilities))
            self.add(meanings)
        self.trait_first = append(self.trait_first, len(self.abilities))
        self.add(extra)
        # Do cards come into being, of the last definitions or as copies?
        self.creates: bool = self.tokens > 0 or any(step.creates() for step in self.steps if step is not None)

    def add(self, abilities: list[Ability]) -> None:
        """Lay the effects of these abilities out as passages; the step after each is the one that ends it."""
        for ability in abilities:
            ability.start = len(self.steps)
            ability.number = len(self.abilities)
            self.abilities.append(ability)
            self.steps.extend(ability.effects)
            self.steps.append(None)

    def describe_extras(self) -> None:
        """Columns by definition of what only some rulesets print."""
        extras = [p.extras for p in self.printed]
        self.ranged: vec[i64] = vec[i64]([each.ranged for each in extras])
        self.life: vec[i64] = vec[i64]([each.life for each in extras])
        self.signs: vec[i64] = vec[i64]([each.signs for each in extras])
        self.far: bool = any(
            each.ranged != 0 or each.life != 0 for each in extras
        )  # are ranged value and life computed too?
        self.owns: i64 = max((len(each.own) for each in extras), default=0)  # how many numbers each definition has
        self.owned: vec[i64] = vec[i64]([0] * (self.owns * len(extras)))
        for d, each in enumerate(extras):
            for i, n in enumerate(each.own):
                self.owned[self.owns * d + i] = n

    def own(self, d: i64, i: i64) -> i64:
        """A number of the ruleset's own, the i-th that it prints on this definition."""
        return self.owned[self.owns * d + i]

    def describe_kinds(self) -> None:
        """Which definition has which subtype."""
        self.is_a: vec[i64] = vec[i64]([0] * (len(self.kinds) * len(self.printed) + 1))
        for d, p in enumerate(self.printed):
            for kind in p.kinds:
                self.is_a[kind * len(self.printed) + d] = 1

    def describe_abilities(self) -> None:
        """Columns by ability: its kind, and when it is to be looked at."""
        self.kind_of: vec[i64] = vec[i64]()  # ability -> its kind
        self.phases_of: vec[i64] = vec[i64]()  # ability -> the phases in which it makes statements, as bits
        self.watches_of: vec[i64] = vec[i64]()  # ability -> what the values depend on that it gives, as bits
        self.shaped_by_of: vec[i64] = vec[i64]()  # the same of abilities whose statements do more than add
        self.ruled_by_of: vec[i64] = vec[i64]()  # ability -> what its rulings depend on, if it gives no values
        self.deeds_of: vec[i64] = vec[i64]()  # ability -> the deeds (and PRICES) of which it speaks, as bits
        self.hears_of: vec[i64] = vec[i64]()  # ability -> the fact it waits for, as bits
        self.averts_of: vec[i64] = vec[i64]()  # ability -> the fact instead of which something is done, as bits
        for i, ability in enumerate(self.abilities):
            standing = ability.kind == STANDING
            self.kind_of = append(self.kind_of, ability.kind)
            self.phases_of = append(self.phases_of, ability.in_phases if standing else 0)
            watches = ability.watches | (AWAKE if ability.switch != 0 else 0)
            rules_only = ability.in_phases & ~(1 << RULING) == 0
            self.watches_of = append(self.watches_of, watches if standing and not rules_only else 0)
            more = ability.in_phases & ~(1 << ADDING) != 0
            self.shaped_by_of = append(self.shaped_by_of, self.watches_of[i] if more else 0)
            self.ruled_by_of = append(self.ruled_by_of, watches if standing and rules_only else 0)
            self.deeds_of = append(self.deeds_of, ability.speaks_of if standing else 0)
            self.hears_of = append(self.hears_of, self.heard_by(i, i + 1))
            self.averts_of = append(self.averts_of, self.averted_by(i))

    def index(self) -> None:
        """Which definitions have standing, activated or triggered abilities, what they listen to, what playing them does."""
        count = len(self.printed)
        self.hears: vec[i64] = vec[i64]([0] * count)  # definition -> facts as bits
        # Definition -> the phases in which it makes statements, as bits
        self.def_phases: vec[i64] = vec[i64]([0] * count)
        self.always: vec[i64] = vec[i64]([0] * count)  # the same, without what must be switched on
        # Definition -> what values depend on by its statements, as bits
        self.def_watches: vec[i64] = vec[i64]([0] * count)
        self.def_shaped_by: vec[i64] = vec[i64]([0] * count)  # by those of them that do more than add
        self.def_ruled_by: vec[i64] = vec[i64]([0] * count)  # definition -> what only rulings depend on so
        # Definition -> the deeds of which it speaks, keywords included
        self.def_deeds: vec[i64] = vec[i64]([0] * count)
        self.acts: vec[i64] = vec[i64]([0] * count)
        self.acts_by: vec[i64] = vec[i64]([0] * count)  # definition -> how its activated abilities are used, as bits
        self.enters: vec[i64] = vec[i64]([0] * count)  # definition -> 1 if its text says how it comes into play
        self.hushes: vec[i64] = vec[i64]([0] * count)  # definition -> 1 if it takes its host's abilities
        self.hushing = False  # any of them does
        for d in range(count):
            start, end = self.first[d], self.first[d + 1]
            self.hears[d] = self.heard_by(start, end)
            self.acts[d] = self.has(start, end, ACTIVATED)
            self.acts_by[d] = self.ways_to_act(start, end)
            for i in range(start, end):
                self.def_phases[d] |= self.phases_of[i]
                self.def_watches[d] |= self.watches_of[i]
                self.def_shaped_by[d] |= self.shaped_by_of[i]
                self.def_ruled_by[d] |= self.ruled_by_of[i]
                self.def_deeds[d] |= self.deeds_of[i]
                self.always[d] |= 0 if self.abilities[i].switch != 0 else self.phases_of[i]
                if any(statement.is_entry() for statement in self.abilities[i].statements):
                    self.enters[d] = 1
                if any(statement.hushes() for statement in self.abilities[i].statements):
                    self.hushes[d] = 1
                    self.hushing = True
        self.index_keywords()
        self.index_past()
        self.index_plays()
        for d in range(count):
            self.def_deeds[d] |= self.deeds_of_traits(self.trait[d])

    def index_plays(self) -> None:
        """What playing a card does, and what is given for it."""
        count = len(self.printed)
        self.play: vec[i64] = vec[i64]([NOBODY] * count)  # definition -> what playing it does: its first such ability
        self.plays: vec[i64] = vec[i64]([0] * count)  # and how many there are to choose from
        self.addition: vec[i64] = vec[i64]([NOBODY] * count)  # definition -> what says what is given to play it
        self.shared = False  # with other players than who controls its card: an ability of any
        for ability in self.abilities:
            self.shared = self.shared or (ability.price is not None and ability.price.users is not None)
        self.spoken: i64 = 0  # the deeds of which any text speaks
        for deeds in self.deeds_of:
            self.spoken |= deeds
        for d in range(count):
            for i in range(self.first[d], self.first[d + 1]):
                if self.kind_of[i] == ADDITION:
                    self.addition[d] = i
                if self.kind_of[i] in (SPELL, ATTACHING):
                    self.play[d] = i if self.play[d] == NOBODY else self.play[d]
                    self.plays[d] += 1

    def index_past(self) -> None:
        """Which facts of a turn are asked about later."""
        count = len(self.printed)
        self.recalls: vec[i64] = vec[i64]([0] * count)  # definition -> the facts that it asks about later, as bits
        self.minds: vec[i64] = vec[i64]([0] * count)  # definition -> those, and the facts that it waits for
        self.recalled: i64 = 0  # the same of keywords and of what is granted
        self.minded: i64 = 0
        self.averts: vec[i64] = vec[i64]([0] * count)  # definition -> facts instead of which it does something, as bits
        self.averted: i64 = 0  # the same of what is granted
        for d in range(count):
            for i in range(self.first[d], self.first[d + 1]):
                self.recalls[d] |= self.abilities[i].recalls
                self.minds[d] |= self.abilities[i].recalls | self.hears_of[i]
                self.averts[d] |= self.averts_of[i]
        for i in range(self.first[count], len(self.abilities)):
            self.recalled |= self.abilities[i].recalls
            self.minded |= self.abilities[i].recalls | self.hears_of[i]
            if self.abilities[i].delay == 0:  # what is told to wait counts from when it does
                self.averted |= self.averts_of[i]

    def index_keywords(self) -> None:
        """The same for keywords, as bits of keywords."""
        self.trait_hears: vec[i64] = vec[i64]([0] * (len(self.traits) + 1))
        self.trait_deeds: vec[i64] = vec[i64]([0] * (len(self.traits) + 1))  # keyword -> deeds of which it speaks
        self.standing_traits: i64 = 0
        self.acting_traits: i64 = 0
        self.hearing_traits: i64 = 0
        self.trait_phases: i64 = 0
        self.trait_watches: i64 = 0
        self.trait_ruled_by: i64 = 0
        self.all_traits_hear: i64 = 0
        for k in range(len(self.traits)):
            start, end = self.trait_first[k], self.trait_first[k + 1]
            self.trait_hears[k] = self.heard_by(start, end)
            self.all_traits_hear |= self.trait_hears[k]
            self.standing_traits |= self.has(start, end, STANDING) << k
            self.acting_traits |= self.has(start, end, ACTIVATED) << k
            self.hearing_traits |= i64(self.trait_hears[k] != 0) << k
            for i in range(start, end):
                self.trait_deeds[k] |= self.deeds_of[i]
                self.trait_phases |= self.phases_of[i]
                self.trait_watches |= self.watches_of[i]
                self.trait_ruled_by |= self.ruled_by_of[i]
        self.telling_traits: i64 = self.standing_traits | self.hearing_traits

    def deeds_of_traits(self, held: i64) -> i64:
        """The deeds of which these keywords speak."""
        bits: i64 = 0
        k: i64 = 0
        while held >> k != 0:
            if held >> k & 1 == 1:
                bits |= self.trait_deeds[k]
            k += 1
        return bits

    def silent(self, d: i64) -> bool:
        """Does this definition neither make a statement nor wait for anything, by text or keyword?"""
        return self.def_phases[d] == 0 and self.hears[d] == 0 and self.trait[d] & self.telling_traits == 0

    def heard_by(self, start: i64, end: i64) -> i64:
        """The facts that the abilities from start to end wait for, as bits."""
        bits: i64 = 0
        for i in range(start, end):
            trigger = self.abilities[i].trigger
            if trigger is not None and self.abilities[i].kind != AVERTING:
                if trigger.fact >= facts.LOGGED:
                    raise ValueError(
                        f"{type(trigger).__name__}: expected a fact below {facts.LOGGED}, found {trigger.fact}"
                    )
                bits |= bit_of(trigger.fact) | trigger.also
        return bits

    def averted_by(self, i: i64) -> i64:
        """The facts instead of which this ability does something, as bits."""
        ability = self.abilities[i]
        trigger = ability.trigger
        if trigger is None or ability.kind != AVERTING:
            return 0
        return bit_of(trigger.fact) | trigger.also

    def ways_to_act(self, start: i64, end: i64) -> i64:
        """How the activated ones of these abilities are used: their card is marked for it, they are switched on, or both."""
        bits: i64 = 0
        for i in range(start, end):
            ability = self.abilities[i]
            if ability.kind == ACTIVATED:
                by_mark = BY_MARK if ability.price is not None and ability.price.mark else FREELY
                bits |= by_mark if ability.switch == 0 else by_mark << SWITCHED
        return bits

    def has(self, start: i64, end: i64, kind: i64) -> i64:
        """1 if one of the abilities from start to end is of this kind."""
        for i in range(start, end):
            if self.abilities[i].kind == kind:
                return 1
        return 0

    def is_kind(self, d: i64, kind: i64) -> bool:
        """Has this definition the subtype?"""
        return self.is_a[kind * len(self.type) + d] == 1
