"""What texts say of the rules, played: only if and only when, in company, what players do by their creatures."""

import pytest

from scenes import orc
from scenes.arc import rule, scene

HAND = {
    "Bolt": "event 0: Deal 1 damage to target creature.",
    "Tax": "event 0: Target player discards a card.",
    "Cub": "creature 0 (Elf) 1/1: When this creature dies, draw a card.",
    "Ban": "event 0: Target player can't attack this turn.",
}


def said(text: str) -> dict[str, str]:
    """The cards of a scene, with a Sage that says this."""
    return {**HAND, "Sage": f"creature 0 1/9: {text}"}


@pytest.mark.parametrize("elk", [True, False])
@rule("ARC-CONFLICT-02")
def test_what_is_done_only_if_something_is_so_is_not_done_else(elk: bool) -> None:
    cards = said("This creature can attack only if you control an Elf.")
    s = scene(f"A: army: Sage{', Cub marked' if elk else ''}; hand: Bolt\nB: army: Ox 1/1\nphase: Attack", cards=cards)
    assert ("attack B's army" in s.options()) is elk


@pytest.mark.parametrize("active", ["A", "B"])
@rule("ARC-CONFLICT-02")
def test_events_are_played_in_own_turns_only(active: str) -> None:
    cards = said("Opponents can play events only during their own turns.")
    s = scene(f"A: hand: Bolt; army: Sage\nB: hand: Bolt; army: Ox 1/1\nphase: Play, active {active}", cards=cards)
    if active == "B":
        assert "play Bolt" in s.options()
        return
    s.play("Bolt", "target Sage")  # and nobody was asked for an answer
    assert s.place("Bolt") == "A's graveyard"


@pytest.mark.parametrize(
    ("text", "played"),
    [
        ("You can play only Elf cards.", ["Cub"]),
        ("You can't play Elf cards.", ["Bolt"]),
        ("Events can't be played.", ["Cub"]),
        ("Enemy events can't be played.", ["Bolt", "Cub"]),
    ],
)
@rule("ARC-CONFLICT-02")
def test_only_what_is_not_forbidden_is_played(text: str, played: list[str]) -> None:
    s = scene("A: hand: Bolt, Cub; army: Sage; city Oak (Body, 8)\nB: army: Ox 1/1", cards=said(text))
    assert [name for name in ("Bolt", "Cub") if f"play {name}" in s.options()] == played


@rule("ARC-CONFLICT-02")
def test_a_player_is_no_target() -> None:
    s = scene("A: hand: Tax, Cub\nB: army: Sage; hand: 2", cards=said("You can't be targeted by opponents."))
    s.play("Tax")  # and nobody but A was left
    assert (s.place("Cub"), len(s.hand("B"))) == ("A's graveyard", 2)


@pytest.mark.parametrize("text", ["Opponents can't move creatures.", "Opponents can't move."])
@rule("ARC-CONFLICT-02")
def test_players_who_can_not_move_have_creatures_that_can_not(text: str) -> None:
    field = "A: army: Ox 1/1; city Oak (Body, 8)\nB: army: Sage; city Elm (Body, 8)\nphase: Play"
    assert any(option.startswith("move Ox") for option in scene(field).options())
    assert not any(option.startswith("move") for option in scene(field, cards=said(text)).options())
    own = scene(f"{field}, active B", cards=said(text))
    assert any(option.startswith("move Sage") for option in own.options())


@rule("ARC-CONFLICT-02")
def test_whoever_can_not_attack_has_creatures_that_can_not_be_they_new_or_old() -> None:
    s = scene("A: hand: Ban; army: Ox 1/1\nB: army: Elk 1/1\nphase: Play", cards=HAND)
    s.play("Ban", "target player A")
    s.go_on()
    assert not s.marked("Ox")  # and nothing was asked


@pytest.mark.parametrize("others", ["", ", Ox 1/1", ", Ox 1/1 marked"])
@rule("ARC-CONFLICT-02")
def test_who_can_not_attack_alone_attacks_with_another(others: str) -> None:
    cards = said("This creature can't attack alone.")
    s = scene(f"A: army: Sage{others}; hand: Bolt\nB: army: Elk 1/1\nphase: Attack", cards=cards)
    if others != ", Ox 1/1":
        assert "attack B's army" not in s.options()
        return
    s.choose("attack B's army", "send Sage")
    assert s.marked("Ox")  # nothing else was open
    s = scene(f"A: army: Sage{others}; hand: Bolt\nB: army: Elk 1/1\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Ox")
    assert {"done", "send Sage"} <= set(s.options())


@rule("ORC-CONFLICT-02")
def test_in_orc_too_nobody_goes_alone_who_can_not() -> None:
    cards = said("This creature can't attack alone.")
    s = orc.scene("A: offensive: Sage; defensive: Yak 1/1\nB: hand: 1\nphase: Second Move or Attack", cards=cards)
    assert "attack B" not in s.options()
    s = orc.scene("A: offensive: Sage, Ox 1/1\nB: hand: 1\nphase: Second Move or Attack", cards=cards)
    s.choose("attack B", "send Sage")
    assert s.marked("Ox")  # which had to come along


@rule("ARC-CONFLICT-01")
def test_who_must_defend_does_if_he_can() -> None:
    cards = said("This creature must defend if able.")
    s = scene("A: army: Ox 1/1\nB: army: Sage, Elk 1/1\nphase: Attack", cards=cards)
    s.choose("attack B's army")
    assert s.options() == ["done", "block Ox with Elk"]  # nothing was open before but to block with the Sage
    s = scene("A: army: Ox 1/1\nB: army: Sage marked, Elk 1/1\nphase: Attack", cards=cards)
    s.choose("attack B's army")
    s.refused("block Ox with Sage", "ARC-COMBAT-01")


@rule("ORC-CONFLICT-01")
def test_in_orc_too_who_must_defend_does() -> None:
    cards = said("This creature must defend if able.")
    s = orc.scene("A: offensive: Ox 1/1\nB: defensive: Sage, Elk 1/1\nphase: Second Move or Attack", cards=cards)
    s.choose("attack B")
    s.refused("block Ox with Sage", "ORC-COMBAT-21")  # it does already


@rule("ORC-CONFLICT-02")
def test_in_orc_too_a_player_uses_no_abilities() -> None:
    field = "A: defensive: Yak; hand: 1\nB: offensive: Sage\nphase: Play"
    cards = {"Yak": "creature 0 1/1: (M): Gain 1 influence."}
    assert "use Yak" in orc.scene(field, cards=cards).options()
    assert "use Yak" not in orc.scene(field, cards={**cards, **said("Opponents can't use abilities.")}).options()


@pytest.mark.parametrize(
    ("text", "price"),
    [
        ("The first event you play each turn costs nothing.", 0),
        ("Events cost nothing.", 0),
        ("Events you play cost 1 instead of their usual cost.", 1),
        ("Events cost 0. Events cost you 1 more.", 1),
    ],
)
@rule("ARC-PLAY-11")
def test_a_text_sets_what_cards_cost(text: str, price: int) -> None:
    cards = {"Boon": "event 3: Gain 1 victory point.", **said(text.replace(". Events", ".\nEvents"))}
    s = scene("A: gems 4 Gaian; hand: Boon; army: Sage\nB: army: Ox 1/1", cards=cards)
    s.play("Boon")
    assert s.gems("A") == f"{4 - price} Gaian"


@pytest.mark.parametrize("elf", [True, False])
@rule("ARC-PLAY-11")
def test_a_card_says_when_it_costs_nothing_or_is_not_played(elf: bool) -> None:
    cards = {
        "Gift": "creature 5 1/1: If you control an Elf, this card costs nothing.",
        "Vow": "event 0: You can't play this card if you control an Elf. Gain 1 victory point.",
        "Oath": "event 0: This card can be played only if you control an Elf. Gain 1 victory point.",
        **HAND,
    }
    s = scene(f"A: hand: Gift, Vow, Oath; army: Ox 1/1{', Cub' if elf else ''}\nB: army: Ram 1/1", cards=cards)
    assert [name for name in ("Gift", "Oath", "Vow") if f"play {name}" in s.options()] == (
        ["Gift", "Oath"] if elf else ["Vow"]
    )


@rule("ARC-CONFLICT-01")
def test_enemy_creatures_come_into_play_marked() -> None:
    cards = said("Creatures your opponents control come into play marked.")
    for active, marked in (("A", True), ("B", False)):
        field = "A: hand: Cub; army: Ox 1/1; city Oak (Body, 8)\nB: hand: Cub; army: Sage; city Elm (Body, 8)"
        s = scene(f"{field}\nphase: Play, active {active}", cards=cards)
        s.choose("play Cub")
        s.all_pass()
        assert s.marked("Cub" if active == "A" else "Cub (2)") is marked


@rule("ORC-CONFLICT-01")
def test_in_orc_too_they_come_marked() -> None:
    cards = said("Enemy creatures in all zones come into play marked.")
    s = orc.scene("A: hand: Cub; offensive: Ox 1/1\nB: offensive: Sage\nphase: Entrance", cards=cards)
    s.play("Cub", "Offensive")
    assert s.marked("Cub")


@rule("ORC-CONFLICT-01")
def test_one_card_fewer_is_drawn() -> None:
    field = "A: offensive: Ox 1/1\nB: offensive: Sage\nphase: Draw"
    assert "yes" in orc.scene(field, cards=said("Enemy creatures get +0/+0.")).options()
    s = orc.scene(field, cards=said("Opponents draw one fewer card in their Draw phase."))
    s.to("Play")
    assert len(s.hand("A")) == 1


@rule("ARC-CONFLICT-02")
def test_an_opponent_is_kept_from_attacking_for_a_turn() -> None:
    cards = {"Hush": "event 0: An opponent can't attack this turn."}
    s = scene("A: army: Ox 1/1\nB: army: Elk 1/1; hand: Hush\nphase: Play", cards=cards)
    s.choose("done", "play Hush")
    offered = s.options()
    s.choose("done")
    assert not any(option.startswith("attack") for option in [*offered, *s.options()])


@rule("ARC-CONFLICT-02")
def test_so_many_attack_and_no_more() -> None:
    field = "A: army: Ox 1/1, Cow 1/1\nB: army: Sage\nphase: Attack"
    s = scene(field, cards=said("Your opponent can attack with only one creature each turn."))
    s.choose("attack B's army", "send Ox")
    assert not s.marked("Cow")
