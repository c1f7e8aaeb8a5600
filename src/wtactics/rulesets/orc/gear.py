"""What hangs on creatures and other things, and what lies dropped beside them: equipment and enchantments."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import SILENCED, WHILE_IN_PLAY
from wtactics.engine.places import ATTACHED, ENCHANTMENT, EQUIPMENT, NOBODY, PEACE, CardId, Seat, Thing
from wtactics.engine.rows import MODIFIER, MODIFIER_A, MODIFIER_ON
from wtactics.engine.state import Terms, put
from wtactics.rulesets.orc.fields import Fields
from wtactics.rulesets.orc.span import Span
from wtactics.rulesets.orc.terms import DONNING

HANDED_ON: Final = 1  # of the fact that a piece is attached: a creature handed it on
BY_RULE: Final = 1  # in the modifier of what is silent by a rule, and not by a text


class Gear(Span):
    """Columns of what is attached and dropped, and what changes them."""

    def __init__(self, terms: Terms, blank: bool = True) -> None:
        super().__init__(terms, blank)
        self.attached_at: vec[i64] = vec[i64]()  # card -> when it was attached to its host
        self.worn_in: vec[i64] = vec[i64]()  # card -> the phase of which turn in which it was last chosen to be used
        self.picked_up: vec[i64] = vec[i64]()  # card -> the turn in which it last picked up a piece

    def copy_columns(self, t: Fields) -> None:
        super().copy_columns(t)
        assert isinstance(t, Gear)
        t.attached_at = self.attached_at[:]
        t.worn_in = self.worn_in[:]
        t.picked_up = self.picked_up[:]

    def own_columns(self) -> list[vec[i64]]:
        return [*super().own_columns(), self.attached_at, self.worn_in, self.picked_up]

    def add_card(self, d: i64, seat: Seat) -> None:
        """One more card, which is attached to nothing."""
        super().add_card(d, seat)
        self.attached_at = append(self.attached_at, 0)
        self.worn_in = append(self.worn_in, 0)
        self.picked_up = append(self.picked_up, 0)

    # ---- what hangs on a thing

    def hung_on(self, host: Thing) -> vec[i64]:
        """ORC-EQUIP-05 What is attached to the thing, however much that is, the longest attached first."""
        out = vec[i64]()
        for c in self.board:
            if self.place[c] & 15 == ATTACHED and self.host[c] == host:
                out = append(out, c)
                i = len(out) - 1
                while i > 0 and self.attached_at[out[i - 1]] > self.attached_at[c]:
                    out[i] = out[i - 1]
                    i -= 1
                out[i] = c
        return out

    def is_equipment(self, c: CardId) -> bool:
        """ORC-EQUIP-01 Is the card a piece?"""
        return self.library.type[self.printed[c]] == EQUIPMENT

    def is_dropped(self, c: Thing) -> bool:
        """ORC-EQUIP-19 Does this equipment lie on the ground?"""
        return self.is_card(c) and self.in_front(c) and self.is_equipment(c)

    def clash(self, a: CardId, b: CardId) -> bool:
        """ORC-EQUIP-06, ORC-EQUIP-07, ORC-ENCH-07, ORC-ENCH-08 On one host, can only one of these two take effect?"""
        d, other = self.printed[a], self.printed[b]
        if a == b or self.library.type[d] != self.library.type[other]:
            return False
        if self.library.type[d] == ENCHANTMENT:
            return d == other
        for kind in range(len(self.library.kinds)):
            if self.library.is_kind(d, kind) and self.library.is_kind(other, kind):
                return self.is_equipment(a)
        return False

    def is_idle(self, c: CardId) -> bool:
        """ORC-EQUIP-08, ORC-ENCH-08 Is the card silent by a rule?"""
        return self.rule_of_silence(c) != NOBODY

    def rule_of_silence(self, c: CardId) -> i64:
        """Where the modifier begins that keeps the card silent by a rule; NOBODY if there is none."""
        m = self.modifiers
        for i in range(0, len(m), MODIFIER):
            if m[i] == SILENCED and m[i + MODIFIER_ON] == c and m[i + MODIFIER_A] == BY_RULE:
                return i
        return NOBODY

    def has_rival(self, c: CardId) -> bool:
        """ORC-EQUIP-06 Does another card take effect on the same host that this one clashes with?"""
        for other in self.hung_on(self.host[c]):
            if self.clash(c, other) and not self.is_idle(other):
                return True
        return False

    def this_phase(self) -> i64:
        """This phase of this turn, as one number."""
        return self.turn << 4 | self.phase

    def hush(self, c: CardId) -> None:
        """The card neither says nor does anything until it is let speak."""
        if not self.is_idle(c):
            self.modify(SILENCED, c, BY_RULE, 0, WHILE_IN_PLAY, self.controller[c], c)
            self.silence(c)

    def unhush(self, c: CardId) -> None:
        """The card speaks again, unless a text silences it, too."""
        i = self.rule_of_silence(c)
        if i != NOBODY:
            self.drop_modifier(i)
            self.let_speak(c)

    # ---- equipment and enchantments

    def attach(self, c: CardId, host: Thing, how: i64 = 0) -> None:
        """ORC-EQUIP-03, ORC-EQUIP-13, ORC-ENCH-05, ORC-ENCH-06 The card is attached to this until something ends that."""
        before = self.host[c]
        if self.place[c] & 15 != ATTACHED:
            self.move(c, ATTACHED, self.controller[c])
        super().attach(c, host, how)
        self.join(c)
        if before != host:
            self.relieve(before)

    def join(self, c: CardId) -> None:
        """ORC-EQUIP-11, ORC-ENCH-08, ORC-ENCH-11 What comes to a host is silent if it clashes with what takes effect there."""
        self.attached_at[c] = self.changes
        self.unhush(c)
        if self.has_rival(c):
            self.hush(c)

    def hang(self, c: CardId, host: Thing) -> None:
        super().hang(c, host)
        self.ask_to_wear(c)

    def ask_to_wear(self, piece: CardId) -> None:
        """ORC-EQUIP-11 A piece that comes unused may be switched to at that moment, also if a text attaches it."""
        if self.is_idle(piece) and self.is_equipment(piece):
            self.then(DONNING, piece)

    def relieve(self, host: Thing) -> None:
        """ORC-EQUIP-11, ORC-ENCH-09 Whatever clashes with nothing any more takes effect, the longest attached first."""
        for c in self.hung_on(host):
            if self.is_idle(c) and not self.has_rival(c):
                self.unhush(c)

    def wear(self, c: CardId) -> None:
        """ORC-EQUIP-09, ORC-EQUIP-10, ORC-EQUIP-11 This piece is used, and none that clashes with it."""
        for other in self.hung_on(self.host[c]):
            if self.clash(c, other):
                self.hush(other)
        self.unhush(c)
        self.relieve(self.host[c])
        self.worn_in[c] = self.this_phase()
        self.happened(facts.WORN, c, self.host[c])

    def drop(self, c: CardId) -> None:
        """ORC-EQUIP-18, ORC-EQUIP-19, ORC-AREA-16 The piece lies where its carrier was, on nothing, and does nothing."""
        carrier = self.host[c]
        kind, seat = self.place[carrier] & 15, self.controller[carrier]
        self.host = put(self.host, c, NOBODY)
        self.front[c] = kind
        self.controller = put(self.controller, c, seat)
        self.move(c, kind, seat)
        self.changed_values()
        self.happened(facts.DROPPED, c, seat)
        self.hush(c)
        self.relieve(carrier)

    def pick_up(self, creature: CardId, piece: CardId, marked: bool) -> None:
        """ORC-EQUIP-22, ORC-EQUIP-25 The creature is marked, unless a text says otherwise, and carries the piece."""
        self.picked_up[creature] = self.turn
        self.happened(facts.PICKED_UP, creature, piece)
        if marked:
            self.mark(creature)
        self.attach(piece, creature)

    def happened(self, fact: i64, a: Thing, b: Thing = 0, n: i64 = 0) -> None:
        """ORC-EQUIP-18, ORC-DEATH-04 Who dies in combat leaves all its equipment on the ground."""
        super().happened(fact, a, b, n)
        if fact == facts.DIED:
            for mod in self.terms.mods:
                mod.dying(self, a)
            if self.role[a] != PEACE:
                self.drop_all(a)

    def drop_all(self, carrier: CardId) -> None:
        """ORC-EQUIP-08, ORC-EQUIP-18 All pieces that it carries lie on the ground, the unused first: none takes over."""
        for idle in (True, False):
            for c in self.hung_on(carrier):
                if self.is_equipment(c) and self.is_idle(c) == idle:
                    self.drop(c)
