"""Blind texts of ORC's round 21 that were understood later, played as their writer meant them."""

import pytest

from blind.gestures import offered
from blind.texts import orc, plays, until

TEXTS = {
    "Mage": "creature (Caster) 1/9", "Cost": "event 1: Gain 1 influence.", "Rite": "magic 2: Gain 1 influence.",
    "Drain": "event 0: Target opponent loses 3 influence.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip


@plays("Chancery Envoy")
def test_an_assigned_envoy_makes_events_of_opponents_dearer() -> None:
    table = (
        "A: offensive: Chancery Envoy; resources: 2; hand: Cost\nB: offensive: Mage; resources: {}; hand: Cost, Rite"
    )
    s = orc(table.format(2), TEXTS)
    s.do("assign Chancery Envoy")
    assert s.gold("A") == 1
    s.to("Play", "B")
    own = s.fork()
    s.do("play Cost")
    assert (s.influence("B"), s.gold("B")) == (21, 0)
    own.do("play Rite")
    assert own.gold("B") == 0
    s = orc(table.format(1).replace("Chancery Envoy", "Chancery Envoy assigned") + "\nphase: Play, active B", TEXTS)
    assert not offered(s, "play", "Cost")
    s.to("Play", "A")
    s.do("play Cost")
    assert s.influence("A") == 21


@plays("Chancery Envoy")
def test_two_envoys_add_up() -> None:
    for gold, can in ((3, True), (2, False)):
        s = orc(
            "A: offensive: Chancery Envoy assigned; defensive: Chancery Envoy assigned; hand: 1\n"
            f"B: offensive: Mage; resources: {gold}; hand: Cost\nphase: Play, active B", TEXTS,
        )  # fmt: skip
        assert bool(offered(s, "play")) is can


@plays("Furrows by Moonlight")
@pytest.mark.parametrize("deck", ["Ox, 3", "0"])
def test_the_top_card_becomes_a_marked_resource_card(deck: str) -> None:
    s = orc(f"A: offensive: Mage; resources: 2; deck: {deck}; hand: Furrows by Moonlight, Hen\nB: hand: 1", TEXTS)
    s.do("play Furrows by Moonlight")
    if deck != "0":
        assert (s.place("Ox"), s.marked("Ox"), s.sees("A", "Ox"), s.sees("B", "Ox")) == (
            "A's resources",
            True,
            True,
            False,
        )
    assert (s.gold("A"), s.over, offered(s, "lay")) == (0, False, ["Hen"])
    assert not offered(orc("A: offensive: Ox; resources: 2; hand: Furrows by Moonlight\nB: hand: 1", TEXTS), "play")


@plays("Storm the Outer Court")
@pytest.mark.parametrize(("army", "drains", "points"), [
    ("Ox 4/4, Elk 3/3", 0, 3), ("Ox 4/4, Elk 2/2", 0, 0), ("Ox 4/4, Elk 2/2", 1, 0), ("Ox 8/8", 0, 3),
])  # fmt: skip
def test_seven_influence_in_one_attack_complete_the_storm(army: str, drains: int, points: int) -> None:
    s = orc(
        f"A: offensive: {army}; quests: Storm the Outer Court; chapter: Next; hand: Drain, 1\n"
        "B: defensive: Cow marked; hand: 1",
        TEXTS,
    )
    s.choose("accept Storm the Outer Court")
    if drains:
        s.do("play Drain")
    s.to("Move or Attack")
    s.choose("attack B")
    if offered(s, "send"):
        s.choose("send Ox", "send Elk")
    s.to("Second Play")
    assert s.victory("A") == points


@plays("Storm the Outer Court")
def test_only_undefended_attackers_count() -> None:
    s = orc(
        "A: offensive: Ox 4/9, Elk 4/9; quests: Storm the Outer Court; chapter: Next; hand: 1\nB: defensive: Cow 1/9; hand: 1",
        TEXTS,
    )
    s.choose("accept Storm the Outer Court")
    s.to("Move or Attack")
    s.choose("attack B", "send Ox", "send Elk")
    until(s, "block")
    s.choose("block Ox with Cow")
    s.to("Second Play")
    assert (s.victory("A"), s.influence("B")) == (0, 16)
