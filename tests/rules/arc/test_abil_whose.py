"""ARC-ABIL: whose an ability is, and whom a trigger speaks of."""

from scenes.arc import rule, scene
from wtactics.engine.places import card_of, other_of, what_of
from wtactics.kits.verbs import ACTIVATE
from wtactics.rulesets.arc.ids import ABIL_05

CARDS = {
    "Sage": "creature 1 1/1: (M): Draw a card.",
    "Captain": 'creature 1 1/1: All other creatures you control have "(M): Gain 1 victory point."',
}


@rule("ARC-ABIL-05")
def test_a_card_has_no_abilities_but_its_own() -> None:
    s = scene("A: army: Archer, Wolf 2/2\nB: army: 1", cards={"Archer": "creature 1 1/1: (M): Gain 1 victory point."})
    offered = next(o for o in s.table.options if what_of(o) == ACTIVATE)
    wolf = next(c for c in range(len(s.table.place)) if s.table.library.names[s.table.printed[c]] == "Wolf")
    assert s.match.forbids(ACTIVATE, card_of(offered), other_of(offered)) == 0
    assert s.match.forbids(ACTIVATE, wolf, other_of(offered)) == ABIL_05


@rule("ARC-ABIL-05")
def test_a_granted_ability_belongs_to_those_that_it_was_granted_to() -> None:
    s = scene("A: army: Captain, Wolf 2/2, Sage\nB: army: 1", cards=CARDS)
    used = [(card_of(o), other_of(o)) for o in s.table.options if what_of(o) == ACTIVATE]
    granted = next(ability for c, ability in used if c == s.card("Wolf"))
    printed = next(ability for c, ability in used if c == s.card("Sage") and ability != granted)
    assert [s.match.forbids(ACTIVATE, s.card(name), granted) for name in ("Wolf", "Sage", "Captain")] == [0, 0, ABIL_05]
    assert [s.match.forbids(ACTIVATE, s.card(name), printed) for name in ("Wolf", "Sage")] == [ABIL_05, 0]


@rule("ARC-ABIL-10", "ARC-ABIL-11")
def test_what_happens_to_the_player_of_a_trigger_happens_to_that_player() -> None:
    cards = CARDS | {"Tithe": "creature 1 1/1: Whenever a player draws a card, he loses 1 victory point.",
                     "Boon": "event 0: Target player draws a card."}  # fmt: skip
    s = scene("A: army: Tithe; hand: Boon, Boon\nB:\nC:", cards=cards)
    s.play("Boon", "target player B")
    assert [s.points(seat) for seat in "ABC"] == [15, 14, 15]
    s.play("Boon", "target player A")
    assert [s.points(seat) for seat in "ABC"] == [14, 14, 15]
