"""Wall of Briars of ARC's thirty-seventh round, played as its writer meant it."""

import pytest

from blind.gestures import fought, resolve, starting
from blind.texts import arc, plays, until

TEXTS = {
    "Wait": "event 0: Draw a card.", "Bait": "creature 1 -1/9",
    "Gun": 'enchantment 0: Attach to a creature. It has "0 power: Deal 1 damage to target city."',
}  # fmt: skip
BRIARS = "Wall of Briars"


@plays("Wall of Briars")
@pytest.mark.parametrize("by", ["A", "B"])
@pytest.mark.parametrize(("name", "blocked", "hurt"), [
    ("Wolf 2/9", False, 2), ("Wolf 0/9", False, 0), ("Wolf 2/9", True, 0), ("Wolf 9/9", False, 2), ("Bait", False, 0),
])  # fmt: skip
def test_whoever_hurts_a_city_is_torn_by_its_briars(by: str, name: str, blocked: bool, hurt: int) -> None:
    hang = {by: f"; attached: {BRIARS} on Elm"}
    s = arc(
        f"A: army: {name}, Fox 1/9; hand: Wait{hang.get('A', '')}\n"
        f"B: army: Ox 0/20; city Elm (Body, 8); city Fir (Mind, 8); hand: Wait{hang.get('B', '')}\nphase: Attack", TEXTS,
    )  # fmt: skip
    who = name.partition(" ")[0]
    s.choose("attack Elm", f"send {who}", "done")
    until(s, "block")
    s.choose(f"block {who} with Ox" if blocked else "done")
    fought(s)
    assert (s.damage(who), s.damage("Fox"), s.damage("Ox")) == (hurt, 0, 2 * blocked)
    assert s.place("Elm") == ("B's graveyard" if name == "Wolf 9/9" else "B's Kingdom")


@plays("Wall of Briars")
def test_each_attacker_is_torn_right_after_it_has_struck_and_none_elsewhere() -> None:
    s = arc(
        f"A: army: Wolf 1/2, Fox 1/3; hand: Wait\nB: army: Ox 0/20; city Elm (Body, 8); city Fir (Mind, 8); hand: Wait; "
        f"attached: {BRIARS} on Elm\nphase: Attack", TEXTS,
    )  # fmt: skip
    other = s.fork()
    s.choose("attack Elm", "send Wolf", "send Fox")
    until(s, "block")
    s.choose("done")
    while s.damage("Elm") < 2:
        assert s.damage("Fox") == 0
        s.choose("pass")
    assert s.place("Wolf") == "A's graveyard"  # before the second strikes
    fought(s)
    assert (s.damage("Elm"), s.damage("Fox"), s.place("Fox")) == (2, 2, "A's Army")
    other.choose("attack Fir", "send Wolf", "send Fox")
    fought(other)
    assert (other.damage("Fir"), other.damage("Wolf"), other.damage("Fox")) == (2, 0, 0)


@plays("Wall of Briars")
def test_effects_of_an_attacker_do_not_touch_the_briars() -> None:
    s = arc(
        f"A: army: Wolf 1/9; attached: Gun on Wolf\nB: army: Ox 0/20; city Elm (Body, 8); hand: Wait; "
        f"attached: {BRIARS} on Elm", TEXTS,
    )  # fmt: skip
    s.choose("use Wolf")
    s.choose(*starting(s, "target Elm"))
    s.all_pass()
    assert (s.damage("Elm"), s.damage("Wolf")) == (1, 0)
    s.to("Attack")
    s.choose("attack Elm")
    until(s, "use Wolf")
    s.choose("use Wolf", "target Elm")
    resolve(s)
    assert (s.damage("Elm"), s.damage("Wolf")) == (2, 0)


@plays("Consecrated Walls", "Bedrock Vow")
@pytest.mark.parametrize("walls", ["Consecrated Walls", "Bedrock Vow"])
def test_walls_lessen_the_combat_damage_of_an_attacker_and_not_that_of_its_ability(walls: str) -> None:
    s = arc(
        f"A: army: Wolf 4/9; attached: Gun on Wolf\nB: army: Ox 0/20; city Elm (Body, 8); hand: Wait; attached: {walls} on Elm",
        TEXTS,
    )
    s.to("Attack")
    s.choose("attack Elm")
    until(s, "use Wolf")
    s.choose("use Wolf", "target Elm")
    until(s, "block")
    assert s.damage("Elm") == 1
    s.choose("done")
    fought(s)
    assert s.damage("Elm") == 1 + 3
