"""How sentences hang together: what became of it this way, what is so meanwhile, from where it is taken."""

import pytest

from scenes.arc import scene

CARDS = {
    "Bolt": "event 0: Deal 2 damage to target creature. If it dies this way, gain 1 VP.",
    "Blast": "magic 0: Deal 2 damage to each creature. Gain 1 VP for each creature killed this way.",
    "Doom": "event 0: Kill target creature. If it isn't killed this way, gain 1 VP.",
    "Siege": "event 0: Deal 2 damage to target city. If that city is destroyed this way, gain 1 VP.",
    "Ghost": "creature 1 1/1: When this creature dies, return it from your graveyard to your hand.",
    "Herald": "creature 1 1/5: Whenever another creature dies and you control an Elf, gain 1 VP.",
    "Elf": "creature 1 (Elf) 1/1", "Ox": "creature 1 1/4", "Rock": "creature 1 1/1: This creature can't be killed.",
    "Hut": "city 1 Body 2", "Keep": "city 1 Body 6",
}  # fmt: skip


@pytest.mark.parametrize(("target", "points"), [("Elf", 16), ("Ox", 15)])
def test_who_dies_of_damage_dies_this_way(target: str, points: int) -> None:
    s = scene("A: hand: Bolt\nB: army: Elf, Ox\nphase: Play", cards=CARDS)
    s.play("Bolt", f"target {target}")
    assert s.points("A") == points


def test_those_who_die_of_damage_are_counted() -> None:
    s = scene("A: army: Elf; hand: Blast\nB: army: Elf, Ox\nphase: Play", cards=CARDS)
    s.play("Blast")
    assert s.points("A") == 17


@pytest.mark.parametrize(("target", "points"), [("Elf", 15), ("Rock", 16)])
def test_it_is_not_killed_this_way(target: str, points: int) -> None:
    s = scene("A: hand: Doom\nB: army: Elf, Rock\nphase: Play", cards=CARDS)
    s.play("Doom", f"target {target}")
    assert s.points("A") == points


@pytest.mark.parametrize(("target", "points"), [("Hut", 16), ("Keep", 15)])
def test_a_city_is_destroyed_this_way(target: str, points: int) -> None:
    s = scene("A: hand: Siege\nB: city Hut; city Keep\nphase: Play", cards=CARDS)
    s.play("Siege", f"target {target}")
    assert s.points("A") == points


@pytest.mark.parametrize(("army", "points"), [("Herald, Elf", 16), ("Herald", 15)])
def test_what_is_so_meanwhile_is_asked_as_it_happens(army: str, points: int) -> None:
    s = scene(f"A: army: {army}; hand: Doom\nB: army: Ghost\nphase: Play", cards=CARDS)
    s.play("Doom", "target Ghost")
    assert (s.points("A"), s.hand("B")) == (points, ["Ghost"])


TRIBUTES = {
    "Tribute": "magic 0: Each player sacrifices an Elf. Each player who cannot loses 3 VP.",
    "Offer": "magic 0: Each opponent may discard two cards. For each opponent who does not, draw two cards.",
    "Elf": "creature 1 (Elf) 1/1", "Gift": "event 0: Draw a card.",
}  # fmt: skip


def test_each_player_who_cannot() -> None:
    s = scene("A: army: Elf; hand: Tribute\nB: 9 points\nC: 8 points; army: Elf\nphase: Play", cards=TRIBUTES)
    s.play("Tribute")
    assert [s.points(who) for who in "ABC"] == [15, 6, 8]


@pytest.mark.parametrize(("hand", "choices", "drawn"), [
    ("Gift, Gift, Elf", ["yes", "pick Gift", "pick Gift"], 0), ("Gift, Gift", ["no"], 2), ("Gift", ["yes"], 2),
])  # fmt: skip
def test_for_each_opponent_who_does_not(hand: str, choices: list[str], drawn: int) -> None:
    s = scene(f"A: hand: Offer; deck: 9\nB: hand: {hand}\nphase: Play", cards=TRIBUTES)
    s.play("Offer", *choices)
    assert len(s.hand("A")) == drawn


PAIRS = {
    "Duel": "event 0: Choose a creature you control and another creature. Kill the first; it deals damage equal to its ATK"
            " to the other.",
    "Whim": "magic 0: Discard any number of cards, then draw that many cards.",
    "Fair": "magic 0: Each player discards up to two cards, then draws that many cards.",
    "Half": "magic 0: Choose two target creatures. Kill one of them and mark the other.",
    "Elf": "creature 1 (Elf) 3/1", "Ox": "creature 1 1/3", "Cow": "creature 1 1/4", "Gift": "event 0: Draw a card.",
}  # fmt: skip


def test_the_first_strikes_the_other_as_it_falls() -> None:
    s = scene("A: army: Elf; hand: Duel\nB: army: Ox, Cow\nphase: Play", cards=PAIRS)
    s.play("Duel", "pick Cow")
    assert (s.place("Elf"), s.place("Cow"), s.place("Ox")) == ("A's graveyard", "B's Army", "B's Army")
    s = scene("A: army: Elf; hand: Duel\nB: army: Ox, Cow\nphase: Play", cards=PAIRS)
    s.play("Duel", "pick Ox")
    assert s.place("Ox") == "B's graveyard"


def test_the_other_of_two() -> None:
    s = scene("A: hand: Half\nB: army: Elf, Ox, Cow\nphase: Play", cards=PAIRS)
    s.play("Half", "target Elf", "target Cow", "pick Cow")
    assert (s.place("Cow"), s.marked("Elf"), s.marked("Ox")) == ("B's graveyard", True, False)


@pytest.mark.parametrize("n", [0, 1, 2])
def test_that_many_are_drawn(n: int) -> None:
    s = scene("A: hand: Whim, Elf, Ox; deck: Cow, Gift, 5\nphase: Play", cards=PAIRS)
    s.play("Whim", *["pick Elf", "pick Ox"][:n], *["done"] * (n < 2))
    assert (len(s.grave("A")), s.hand("A")) == (n + 1, [["Elf", "Ox"], ["Ox", "Cow"], ["Cow", "Gift"]][n])


def test_each_player_draws_as_many_as_he_discarded() -> None:
    s = scene("A: hand: Fair, Elf; deck: Cow, 5\nB: hand: Ox, Gift; deck: Elf, Elf, 5\nphase: Play", cards=PAIRS)
    s.play("Fair", "done", "pick Ox", "pick Gift")
    assert (s.hand("A"), s.hand("B")) == (["Elf"], ["Elf (2)", "Elf (3)"])
