"""ORC-TURN: upkeep, which is paid or not."""

from scenes.orc import rule, scene

CARDS = {
    "Ogre": "creature 3/3: Upkeep 3 ~ discard it.",
    "Imp": "creature 1/1: Upkeep: 1 ~ you lose 2 influence.",
    "Hydra": "creature 4/4: Upkeep 2 ~ deal 1 damage to target creature.",
    "Pact": "enchantment: Enchant a player.\nUpkeep 1 ~ sacrifice this enchantment.",
}


@rule("ORC-TURN-EX1", "ORC-TURN-10", "ORC-TURN-11", "ORC-TURN-12", "ORC-TURN-13")
def test_an_upkeep_is_paid_or_its_penalty_is_taken() -> None:
    s = scene("A: offensive: Ogre, Wolf 2/2; resources: 3 marked\nB: hand: 1\nphase: Discard, active B", cards=CARDS)
    s.to("Upkeep", "A")
    assert s.options() == ["pay upkeep of Ogre", "pay no upkeep of Ogre"]
    paid = s.fork()
    paid.choose("pay upkeep of Ogre")
    assert paid.place("Ogre") == "A's Offensive"
    assert paid.gold("A") == 0
    s.choose("pay no upkeep of Ogre")
    assert s.place("Ogre") == "A's graveyard"
    assert s.gold("A") == 3


@rule("ORC-TURN-14", "ORC-TURN-12")
def test_several_are_settled_one_after_the_other_as_the_active_player_likes() -> None:
    s = scene(
        "A: offensive: Ogre, Imp; resources: 3\nB: offensive: Imp; hand: 1\nphase: Discard, active B", cards=CARDS
    )
    s.to("Upkeep", "A")
    assert s.options() == [
        "pay upkeep of Ogre", "pay no upkeep of Ogre", "pay upkeep of Imp", "pay no upkeep of Imp",
    ]  # fmt: skip
    s.choose("pay upkeep of Imp")
    assert s.place("Ogre") == "A's graveyard"  # two gold are left, so its penalty must be taken
    assert s.influence("A") == 20
    assert s.gold("A") == 2


@rule("ORC-TURN-14")
def test_what_is_too_dear_is_not_offered() -> None:
    s = scene("A: offensive: Ogre, Imp; resources: 1\nB: hand: 1\nphase: Discard, active B", cards=CARDS)
    s.to("Upkeep", "A")
    assert s.options() == ["pay no upkeep of Ogre", "pay upkeep of Imp", "pay no upkeep of Imp"]
    s.refused("pay upkeep of Ogre", "ORC-TURN-14")


@rule("ORC-TURN-14")
def test_who_cannot_pay_must_take_the_penalty() -> None:
    s = scene("A: offensive: Imp; hand: 1\nB: hand: 1\nphase: Discard, active B", cards=CARDS)
    s.to("Draw", "A")
    assert s.influence("A") == 18


@rule("ORC-TURN-13")
def test_a_penalty_may_ask_for_a_target() -> None:
    s = scene("A: offensive: Hydra, Wolf 2/2, Fox 1/1; hand: 1\nB: hand: 1\nphase: Discard, active B", cards=CARDS)
    s.to("Upkeep", "A")
    s.choose("target Fox")
    assert s.place("Fox") == "A's graveyard"


@rule("ORC-TURN-10", "ORC-TURN-14")
def test_only_what_prints_one_and_is_ones_own_has_an_upkeep() -> None:
    s = scene("""
        A: offensive: Wolf 2/2; attached: Pact on B in the Offensive; resources: 1
        B: offensive: Imp; hand: 1; resources: 1
        phase: Discard, active B
    """, cards=CARDS)  # fmt: skip
    s.to("Upkeep", "A")
    assert s.options() == ["pay upkeep of Pact", "pay no upkeep of Pact"]
    s.choose("pay no upkeep of Pact")
    assert s.place("Pact") == "A's graveyard"
