"""What texts say of their own deeds: how much they did, to how many, to whose, and what those were before."""

import pytest

from scenes.arc import scene

CARDS = {
    "Marrow": "event 0: Sacrifice a creature. "
              "Target creature gets +X/+X until end of turn, where X is the DEF of the sacrificed creature.",
    "Spirit": "event 0: Sacrifice a creature. Gain victory points equal to its ATK.",
    "Boost": "event 0: Target creature gets +2/+0 until end of turn.",
    "Tithe": "event 0: As an additional cost, destroy a creature you control. "
             "Target creature gets -X/-X until end of turn, where X is the ATK of the destroyed creature.",
    "Wheel": "event 0: Discard your hand, then draw that many cards.",
    "Both": "event 0: Each player discards his hand, then draws that many cards.",
    "Ruin": "event 0: Kill all creatures. Each player gains 1 VP for each creature he controlled that was killed this way.",
    "Balm": "event 0: Remove all damage from target creature. If that healed 2 damage or more, gain 1 VP.",
    "Salve": "event 0: Remove all damage from each creature you control. Gain 1 VP for each creature healed this way.",
    "Bolt": "event 0: Deal 2 damage to target creature. If it survives, gain 1 VP.",
    "Drain": "event 0: Deal 2 damage to target creature. Gain victory points equal to the damage dealt to it.",
    "Yours": "event 0: Kill target creature. If you controlled it, lose 2 VP. Otherwise, gain 1 VP.",
    "Strong": "event 0: Kill target creature. If its ATK was 3 or more, gain 1 VP.",
    "Lock": "event 0: Mark target creature. If it is already marked, kill it instead.",
    "Pair": "event 0: Kill two target creatures. If exactly one of them was marked, gain 1 VP.",
    "Fine": "event 0: Mark two target creatures. Their controllers lose 1 VP.",
    "Each": "event 0: Mark two target creatures. Gain 1 VP for each of them.",
    "Ram": "creature 1 1/1", "Ox": "creature 1 2/4", "Imp": "creature 1 1/2",
}  # fmt: skip


def test_what_x_is_shows_when_the_creature_is_sacrificed() -> None:
    s = scene("A: army: Ox, Ram; hand: Marrow\nB:\nphase: Play", cards=CARDS)
    s.play("Marrow", "target Ram", "Ox")
    assert s.value("Ram") == "5/5"
    assert s.place("Ox") == "A's graveyard"


def test_a_sacrificed_creature_counts_as_it_was_last() -> None:
    s = scene("A: army: Ram; hand: Boost, Spirit\nB:\nphase: Play", cards=CARDS)
    s.play("Boost")
    s.play("Spirit")
    assert s.points("A") == 18


def test_what_was_given_for_the_price_tells_x() -> None:
    s = scene("A: army: Ox; hand: Tithe\nB: army: Imp\nphase: Play", cards=CARDS)
    s.play("Tithe", "target Imp")
    assert (s.place("Ox"), s.place("Imp")) == ("A's graveyard", "B's graveyard")


@pytest.mark.parametrize(("card", "his"), [("Wheel", 1), ("Both", 1)])
def test_as_many_are_drawn_as_were_discarded(card: str, his: int) -> None:
    s = scene(f"A: hand: {card}, Ram, Ox; deck: Imp, Imp, Imp\nB: hand: Ram; deck: Ox, Ox\nphase: Play", cards=CARDS)
    s.play(card)
    assert (len(s.hand("A")), len(s.hand("B"))) == (2, his)


def test_each_player_counts_his_own() -> None:
    s = scene("A: army: Ram; hand: Ruin\nB: army: Ox, Imp\nphase: Play", cards=CARDS)
    s.play("Ruin")
    assert (s.points("A"), s.points("B")) == (16, 17)


@pytest.mark.parametrize(("hurt", "points"), [(1, 15), (2, 16), (3, 16)])
def test_how_much_was_healed_is_asked(hurt: int, points: int) -> None:
    s = scene(f"A: army: Ox hurt {hurt}; hand: Balm\nB:\nphase: Play", cards=CARDS)
    s.play("Balm")
    assert (s.damage("Ox"), s.points("A")) == (0, points)


def test_only_who_was_hurt_is_healed() -> None:
    s = scene("A: army: Ox hurt 1, Ram, Imp hurt 1; hand: Salve\nB:\nphase: Play", cards=CARDS)
    s.play("Salve")
    assert s.points("A") == 17


@pytest.mark.parametrize(("who", "points"), [("Ox", 16), ("Imp", 15)])
def test_who_lives_through_it_survives(who: str, points: int) -> None:
    s = scene("A: hand: Bolt\nB: army: Ox, Imp\nphase: Play", cards=CARDS)
    s.play("Bolt", f"target {who}")
    assert s.points("A") == points


def test_damage_that_is_dealt_is_counted() -> None:
    s = scene("A: hand: Drain\nB: army: Ox\nphase: Play", cards=CARDS)
    s.play("Drain")
    assert (s.damage("Ox"), s.points("A")) == (2, 17)


@pytest.mark.parametrize(("who", "points"), [("Ram", 13), ("Ox", 16)])
def test_who_controlled_it_is_known_when_it_is_gone(who: str, points: int) -> None:
    s = scene("A: army: Ram; hand: Yours\nB: army: Ox\nphase: Play", cards=CARDS)
    s.play("Yours", f"target {who}")
    assert s.points("A") == points


@pytest.mark.parametrize(("first", "points"), [("", 15), ("Boost", 16)])
def test_a_value_is_that_of_the_moment_before(first: str, points: int) -> None:
    s = scene("A: hand: Boost, Strong\nB: army: Ram\nphase: Play", cards=CARDS)
    if first:
        s.play(first)
    s.play("Strong")
    assert s.points("A") == points


@pytest.mark.parametrize(("state", "place"), [("", "B's Army"), (" marked", "B's graveyard")])
def test_who_is_already_marked_was_so_before(state: str, place: str) -> None:
    s = scene(f"A: hand: Lock\nB: army: Ox{state}\nphase: Play", cards=CARDS)
    s.play("Lock")
    assert s.place("Ox") == place


@pytest.mark.parametrize(("states", "points"), [(("", ""), 15), ((" marked", ""), 16), ((" marked", " marked"), 15)])
def test_how_many_of_them_were_marked(states: tuple[str, str], points: int) -> None:
    s = scene(f"A: hand: Pair\nB: army: Ram{states[0]}, Ox{states[1]}\nphase: Play", cards=CARDS)
    s.play("Pair", "target Ram")
    assert s.points("A") == points


@pytest.mark.parametrize(("others", "points"), [("", (14, 14)), (", Imp", (15, 14))])
def test_each_of_their_controllers_counts_once(others: str, points: tuple[int, int]) -> None:
    s = scene(f"A: army: Ram; hand: Fine\nB: army: Ox{others}\nphase: Play", cards=CARDS)
    s.play("Fine", *(("target Ox", "target Imp") if others else ("target Ram",)))
    assert (s.points("A"), s.points("B")) == points


def test_each_of_them_counts() -> None:
    s = scene("A: hand: Each\nB: army: Ox, Imp\nphase: Play", cards=CARDS)
    s.play("Each", "target Ox")
    assert s.points("A") == 17
