"""How quests hear of what happens, and what befalls the creatures that stand on them."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import STANDING, Ability
from wtactics.engine.places import ATTACHED, CREATURE, EQUIPMENT, EVENT, GRAVE, NOBODY, CardId, Seat, Thing
from wtactics.engine.values import may, says
from wtactics.kits.targets import keep_targets, targets_there
from wtactics.rulesets.orc.ids import EQUIP_23
from wtactics.rulesets.orc.ledger import Ledger
from wtactics.rulesets.orc.pacts import hit_points_of
from wtactics.rulesets.orc.progress import follow
from wtactics.rulesets.orc.terms import CARRY


class Monsters(Ledger):
    """What happens counts for quests; monsters lose hit points, and stay where they are."""

    def matters(self, fact: i64, a: Thing, b: Thing = 0, n: i64 = 0) -> None:
        """ORC-QUEST-20 What triggers hear of counts for quests, too."""
        super().matters(fact, a, b, n)
        if len(self.oaths) > 0:
            follow(self, fact, a, b, n)

    def happened(self, fact: i64, a: Thing, b: Thing = 0, n: i64 = 0) -> None:
        """ORC-QUEST-20, ORC-QUEST-36 So does what no trigger waits for, and it may be what a quest asks."""
        self.unsettled = self.unsettled or len(self.oaths) > 0
        heard = (self.ears | self.own_ears(a) | self.recalled) >> min(fact, facts.LOGGED - 1) & 1 == 1
        super().happened(fact, a, b, n)
        if len(self.oaths) > 0 and fact < facts.LOGGED and not heard:
            follow(self, fact, a, b, n)

    def is_monster(self, c: CardId) -> bool:
        """ORC-QUEST-38 Is the card an open quest on which a creature stands that is to be slain?"""
        return self.is_open(c) and hit_points_of(self, c) > 0

    def type(self, c: CardId) -> i64:
        """ORC-QUEST-46 What stands on an open Confrontation is a creature."""
        return CREATURE if self.is_open(c) and self.library.defense[self.printed[c]] > 0 else super().type(c)

    def near(self, c: CardId) -> bool:
        """ORC-QUEST-40, ORC-QUEST-42, ORC-QUEST-43 A monster is near to those who fight it, and they to it and each other."""
        if self.me != NOBODY and self.is_monster(self.me) and not self.is_open(c):
            return self.prey[c] == self.me
        if not self.is_monster(c) or c == self.me:
            hunted = self.prey[c] != NOBODY and self.me != NOBODY
            hunts = hunted and (self.prey[c] == self.prey[self.me] or (self.aiming and self.is_creature(self.me)))
            return hunts or super().near(c)  # ORC-QUEST-41, ORC-QUEST-45
        return self.reaches_monster(c)

    def reaches_monster(self, c: CardId) -> bool:
        """ORC-QUEST-41, ORC-QUEST-45, ORC-QUEST-56 Who fights it does; other creatures and plays only as they take aim."""
        if self.me == NOBODY:
            return False
        engaged = self.is_fought(c)
        host = self.host[self.me]
        if host == c or self.prey[self.me] == c or (self.is_card(host) and self.prey[host] == c):
            return True
        if not self.aiming:
            return False
        if self.in_play(self.me):
            return engaged and self.is_creature(self.me)
        type_ = self.library.type[self.printed[self.me]]
        return self.pursues(self.you, c) or (engaged and type_ == EVENT)

    def has_targets(self, ability: Ability) -> bool:
        """ORC-QUEST-45, ORC-QUEST-56 Can this text be given all its targets, monsters among them?"""
        self.take_aim(True)
        found = targets_there(self, ability)
        self.take_aim(False)
        return found

    def keeps_targets(self) -> bool:
        """ORC-RESP-19 Is a target left of what resolves, monsters among them?"""
        self.take_aim(True)
        kept = keep_targets(self)
        self.take_aim(False)
        return kept

    def is_fought(self, c: CardId) -> bool:
        """ORC-QUEST-40 Does any creature attack this monster now?"""
        for a in self.attackers:
            if self.prey[a] == c:
                return True
        return False

    def player_of(self, c: CardId) -> Seat:
        """ORC-QUEST-44 Who controls the card and uses its abilities: of a monster in a fight its player, else nobody.

        ORC-QUEST-50 So nobody equips it: pieces hang on creatures that one controls.
        """
        if not self.is_monster(c):
            return self.controller[c]
        return self.keeper if self.is_fought(c) else NOBODY

    def pays(self, c: CardId) -> bool:
        """ORC-QUEST-51 Who plays a monster cannot pay with it; its own (M) is another matter."""
        return not self.is_monster(c)

    def shuns(self, thing: Thing) -> i64:
        """ORC-EQUIP-23 Who cannot carry the piece is not equipped."""
        gear = self.me != NOBODY and self.library.type[self.printed[self.me]] == EQUIPMENT
        return EQUIP_23 if gear and self.is_card(thing) and self.cannot_carry(thing, self.me) else super().shuns(thing)

    def cannot_carry(self, c: CardId, piece: CardId) -> bool:
        """ORC-EQUIP-23 Does a text in force, or that of a piece that is not in play, keep the creature from carrying it?"""
        if self.place[piece] & 15 == ATTACHED:
            return False
        if may(self, CARRY, c, piece, 0) != 0:
            return True
        d = self.printed[piece]
        for i in range(self.library.first[d], self.library.first[d + 1]):
            if self.library.kind_of[i] == STANDING and says(self, i, CARRY, c, piece, True):
                return True
        return False

    def opposing(self) -> Seat:
        """ORC-QUEST-53 Who has the part of the defending player: who plays the monsters, where no player is attacked."""
        return self.defending if self.defending != NOBODY else self.keeper

    def wound(self, c: CardId, n: i64, source: CardId) -> None:
        """ORC-QUEST-46, ORC-QUEST-54 Damage that reaches a monster's DEF costs it one hit point, and is never kept."""
        if not self.is_monster(c):
            super().wound(c, n, source)
            if len(self.oaths) > 0 or self.minded >> facts.KILLED & 1 == 1:
                self.note_blow(c, source)
            return
        self.happened(facts.HURT, c, source, n)
        if n >= self.defense[c]:
            self.strike_monster(c, source)

    def strike_monster(self, c: CardId, source: CardId) -> None:
        """ORC-QUEST-47, ORC-QUEST-56 It loses a hit point for the player whose creature or effect it is."""
        seat = self.controller[source] if self.is_card(source) else self.you
        if self.pursues(seat, c):
            self.weaken(c, seat, hit_points_of(self, c))
            if self.is_creature(source):
                self.note_fight(c, seat, source)

    def yields(self, c: CardId, kind: i64) -> bool:
        """ORC-QUEST-43, ORC-QUEST-56 What would kill a monster costs it a hit point; what would return it does nothing."""
        if not self.is_monster(c):
            return super().yields(c, kind)
        if kind == GRAVE:
            self.strike_monster(c, self.me)
        return False
