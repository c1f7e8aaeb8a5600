"""Attacks with so many, attackers that nobody meets, and what costs otherwise in a front, in games of ORC."""

import pytest

from scenes.orc import scene

CARDS = {
    "Horn": "creature 0 2/2: Whenever you attack with two or more creatures, gain 1 VP.",
    "Duellist": "creature 0 2/2: Whenever you attack with exactly one creature, it gets +2/+0 until end of turn.",
    "Sneak": "creature 0 2/2: Whenever this creature attacks and is not defended, gain 1 VP.",
    "Cantor": "creature 0 (Caster) 1/1: Magic you play in this front costs 1 less.",
    "Hexer": "creature 0 (Caster) 1/1",
    "Hydra": "creature 0 2/3: Whenever this creature is dealt damage and survives, put a +1/+0 counter on it.",
    "Rouser": "creature 0 1/1: (M): Unassign all creatures you control.",
    "Steersman": "creature 0 1/1: (A): Other creatures you control get +1/+0.",
    "Smith": "creature 0 1/1: Whenever this creature becomes equipped, gain 1 VP.",
    "Shade": "creature 0 1/1: When this creature is discarded, gain 1 VP.",
    "Squire": "creature 0 1/1: This creature gets +1/+0 as long as it carries a Weapon.",
    "Cap": "equipment 0 (Helmet): Equipped creature gets +0/+0.",
    "Parry": "event 0: Remove target attacker from combat.",
    "Spear": "equipment 0 (Weapon): Equipped creature gets +1/+0.",
    "Feast": "magic 2: Draw a card.",
    "Bolt": "event 0: Deal 2 damage to target creature.",
    "Slam": "event 0: Deal 3 damage to target creature.",
    "Drop": "event 0: Discard a card.",
}


@pytest.mark.parametrize(("sent", "points"), [(("send Ox", "send Cow"), 1), (("send Ox",), 0)])
def test_it_counts_with_how_many_somebody_attacks(sent: tuple[str, ...], points: int) -> None:
    s = scene("A: offensive: Ox 1/1, Cow 1/1, Horn marked\nB:\nphase: Move or Attack", cards=CARDS)
    s.choose("attack B", *sent)
    if len(sent) == 1:
        s.choose("done")
    assert s.victory("A") == points


def test_the_one_who_attacks_alone_is_it() -> None:
    s = scene("A: offensive: Ox 1/1, Duellist\nB: defensive: Hen 1/1\nphase: Move or Attack", cards=CARDS)
    s.choose("attack B", "send Ox", "done")
    assert (s.value("Ox"), s.value("Duellist")) == ("3/1", "2/2")


@pytest.mark.parametrize(("blocks", "points"), [("done", 1), ("block Sneak with Hen", 0)])
def test_an_attacker_goes_undefended_or_not(blocks: str, points: int) -> None:
    s = scene("A: offensive: Sneak\nB: defensive: Hen 1/9\nphase: Move or Attack", cards=CARDS)
    s.choose("attack B", blocks)
    assert s.victory("A") == points


def test_magic_is_cheaper_in_one_front_only() -> None:
    s = scene("A: offensive: Cantor; defensive: Hexer; hand: Feast; resources: 1\nB:", cards=CARDS)
    s.choose("play Feast")
    assert s.gold("A") == 0
    s = scene("A: offensive: Cantor; defensive: Hexer; hand: Feast; resources: 2\nB:", cards=CARDS)
    other = s.fork()
    s.choose("play Feast", "in the Offensive")
    assert s.gold("A") == 1
    other.choose("play Feast", "in the Defensive")
    assert other.gold("A") == 0


def test_magic_that_is_too_dear_elsewhere_is_refused() -> None:
    s = scene("A: offensive: Hexer; defensive: Hexer; hand: Feast; resources: 1\nB:", cards=CARDS)
    s.refused("play Feast", "ORC-GOLD-20")


@pytest.mark.parametrize(("piece", "value"), [("Spear", "3/1"), ("Cap", "1/1")])
def test_it_matters_which_piece_is_carried(piece: str, value: str) -> None:
    s = scene(f"A: offensive: Squire; attached: {piece} on Squire\nB:", cards=CARDS)
    assert s.value("Squire") == value


def test_who_is_removed_from_combat_strikes_nobody() -> None:
    s = scene("A: offensive: Ox 3/3\nB: hand: Parry\nphase: Move or Attack", cards=CARDS)
    before = s.points("B")
    s.choose("attack B", "play Parry")
    s.all_pass()
    assert (s.points("B"), s.place("Ox"), s.marked("Ox")) == (before, "A's Offensive", True)


@pytest.mark.parametrize(("event", "value"), [("Bolt", "3/3"), ("Slam", "")])
def test_who_survives_grows(event: str, value: str) -> None:
    s = scene(f"A: offensive: Hydra; hand: {event}\nB: defensive: Ox 1/9", cards=CARDS)
    s.choose(f"play {event}", "target Hydra")
    assert (s.place("Hydra") == "A's graveyard") == (value == "")
    assert value in ("", s.value("Hydra"))


def test_an_effect_unassigns() -> None:
    s = scene("A: offensive: Steersman assigned, Rouser\nB:", cards=CARDS)
    s.choose("use Rouser")
    assert (s.assigned("Steersman"), s.marked("Steersman")) == (False, True)


def test_equipping_and_discarding_are_heard_of() -> None:
    s = scene("A: offensive: Smith; hand: Spear, Shade, Drop\nB:", cards=CARDS)
    s.choose("play Spear")
    assert s.victory("A") == 1
    s.choose("play Drop", "in the Offensive")
    assert s.victory("A") == 2
