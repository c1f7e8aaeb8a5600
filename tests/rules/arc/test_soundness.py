"""The look at a table of ARC finds what is at odds with the rules."""

from collections.abc import Callable

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from scenes.arc import scene
from wtactics.engine.invariants import Broken
from wtactics.engine.places import ATTACHED, ATTACKER, DEFENDER, HAND, NOBODY, PEACE, RESERVE, CardId, seat_thing
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.rulesets.arc.soundness import SOUNDNESS
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.terms import PLAY_1

PEACEFUL = """
    A: army: Wolf 2/2, Fox 1/1; gems 2 Gaian; city Fen (Body, 8): Elder 1/1; attached: Vines on Wolf; hand: Cheer
    B: army: Owl 1/3; hand: Cheer
    C:
"""
CARDS = {
    "Vines": "enchantment 0: Attach to target creature.\nEnchanted creature gets +1/+1.",
    "Cheer": "event 0: Gain 1 victory point.",
}
Damage = Callable[[ArcTable], None]


def table(attack: bool = False) -> ArcTable:
    """A table in a Play phase; or in an attack of Wolf on B's army that Owl defends."""
    s = scene(PEACEFUL + f"    phase: {'Attack' if attack else 'Play'}", cards=CARDS)
    if attack:
        s.choose("attack B's army", "send Wolf", "done")
        while "block Wolf with Owl" not in s.options():
            s.choose("pass")
        s.choose("block Wolf with Owl")
        assert s.asked in "AB"
    return s.table


def card(t: ArcTable, name: str) -> CardId:
    """The first card of this name."""
    return [t.library.names[d] for d in t.printed].index(name)


def mark_twice(t: ArcTable) -> None:
    t.marked[card(t, "Wolf")] = 2


def mark_twice_in_the_reserve(t: ArcTable) -> None:
    t.marked[next(c for c in range(len(t.place)) if t.place[c] & 15 == RESERVE)] = 2


def sixth_faction(t: ArcTable) -> None:
    t.colour[t.first[RESERVE]] = 5


def purse_not_opened(t: ArcTable) -> None:
    t.purses[0] = 7


def attached_creature(t: ArcTable) -> None:
    t.move(card(t, "Fox"), ATTACHED, 0)


def city_in_the_army(t: ArcTable) -> None:
    t.move(card(t, "Fen"), ARMY, 0)


def resident_in_the_army(t: ArcTable) -> None:
    t.home[card(t, "Wolf")] = card(t, "Fen")


def enchantment_in_the_kingdom(t: ArcTable) -> None:
    t.move(card(t, "Vines"), KINGDOM, 0)


def homeless(t: ArcTable) -> None:
    t.home[card(t, "Elder")] = NOBODY


def at_home_in_a_wolf(t: ArcTable) -> None:
    t.home[card(t, "Elder")] = card(t, "Wolf")


def city_in_a_city(t: ArcTable) -> None:
    t.home[card(t, "Keep of B")] = card(t, "Fen")


def owe_power(t: ArcTable) -> None:
    t.extra[3] = -1


def attack_in_peace(t: ArcTable) -> None:
    t.role[card(t, "Wolf")] = ATTACKER


def forget_an_attacker(t: ArcTable) -> None:
    t.attackers = vec[i64]([i64(card(t, "Wolf"))])


def bid_in_the_play_phase(t: ArcTable) -> None:
    t.bids = append(append(t.bids, 0), card(t, "Elder"))


def hurt_to_death(t: ArcTable) -> None:
    t.harm[card(t, "Fox")] = 1


def host_in_hand(t: ArcTable) -> None:
    t.host[card(t, "Vines")] = t.first[HAND]


def without_points(t: ArcTable) -> None:
    t.points[1] = 0


def without_a_city(t: ArcTable) -> None:
    t.controller[card(t, "Keep of C")] = 0


def attack_in_the_play_phase(t: ArcTable) -> None:
    t.phase = PLAY_1


def attack_another_army(t: ArcTable) -> None:
    t.goal = seat_thing(2)


def attack_unsent(t: ArcTable) -> None:
    t.role[card(t, "Fox")] = ATTACKER


def attack_from_a_city(t: ArcTable) -> None:
    t.role[card(t, "Elder")] = ATTACKER


def defend_for_another(t: ArcTable) -> None:
    t.role[card(t, "Keep of C")] = DEFENDER


IN_PEACE: list[tuple[Damage, str]] = [
    (mark_twice, "is marked 2 times"),
    (mark_twice_in_the_reserve, "is marked 2 times"),
    (sixth_faction, "resource card .* is of faction 5"),
    (purse_not_opened, "the purse of seat 0 was counted"),
    (attached_creature, "is attached, but no enchantment"),
    (city_in_the_army, "is in an Army, but does not march"),
    (resident_in_the_army, "is in an Army, but does not march or is at home in"),
    (enchantment_in_the_kingdom, "is in a Kingdom, but neither a city nor anybody who resides in one"),
    (homeless, "resides in -1, which is no city"),
    (at_home_in_a_wolf, "which is no city"),
    (city_in_a_city, "city .* resides in"),
    (owe_power, "somebody has -1 units of produced power"),
    (attack_in_peace, "but nothing is attacked"),
    (forget_an_attacker, "something of an attack is left"),
    (bid_in_the_play_phase, "residents are marked for a claim in phase 4"),
    (hurt_to_death, "should have gone to the graveyard: damage 1, DEF 1"),
    (host_in_hand, "should have gone to the graveyard"),
    (without_points, "seat 1 plays on with 0 points and 1 cities"),
    (without_a_city, "seat 2 plays on with 15 points and 0 cities"),
]
IN_ATTACK: list[tuple[Damage, str]] = [
    (attack_in_the_play_phase, "is attacked in phase 4"),
    (attack_another_army, "the army of seat 2 is attacked, but seat 1 defends"),
    (attack_unsent, "attacks, but was not sent"),
    (attack_from_a_city, "attacks, but was not sent, or is not in the active player's Army"),
    (defend_for_another, "defends for seat 2, but seat 1 is attacked"),
]
BREAKS = [(spoil, told, False) for spoil, told in IN_PEACE] + [(spoil, told, True) for spoil, told in IN_ATTACK]


@pytest.mark.parametrize(("spoil", "told", "attack"), BREAKS, ids=lambda value: getattr(value, "__name__", ""))
def test_what_is_at_odds_with_the_rules_is_told(spoil: Damage, told: str, attack: bool) -> None:
    t = table(attack)
    assert (t.goal != NOBODY) == attack
    assert attack == any(t.role[c] != PEACE for c in t.board)
    SOUNDNESS.check(t)
    spoil(t)
    with pytest.raises(Broken, match=told):
        SOUNDNESS.check(t)
