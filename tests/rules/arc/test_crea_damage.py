"""ARC-CREA: values, damage and death of creatures."""

import pytest

from scenes.arc import rule, scene

JAB = {"Jab": "event 0: Deal 1 damage to target creature."}


@rule("ARC-CREA-06")
def test_the_attack_is_the_damage_dealt_and_below_zero_it_is_none() -> None:
    s = scene("""
        A: army: Ram 3/9, Sloth -2/9, Mule 0/9
        B: 10 points; army: Ox -3/9 hurt 2, Cow 4/9
        phase: Attack
    """)
    s.choose("attack B's army", "send Ram", "send Sloth", "send Mule", "block Ram with Ox", "block Mule with Cow")
    assert (s.damage("Ox"), s.damage("Ram"), s.damage("Mule"), s.damage("Cow")) == (5, 0, 4, 0)
    assert s.points("B") == 10


@rule("ARC-CREA-07", "ARC-CREA-08")
def test_a_creature_bears_damage_below_its_defense_and_dies_of_as_much() -> None:
    for hurt, place in ((1, "A's Army"), (2, "B's graveyard")):
        s = scene(
            f"""
            A: army: Ram 1/3 hurt {hurt} of B; attached: Ivy on Ram, Moss of B on Ram, Lichen on Ivy; hand: Jab
            B: army: Ox 1/1
            phase: Play
        """,
            cards=JAB
            | {
                "Ivy": "enchantment 1: Attach to target creature.",
                "Moss": "enchantment 1: Attach to target creature.",
                "Lichen": "enchantment 1: Attach to target enchantment.",
            },
        )
        s.choose("play Jab", "target Ram")
        assert s.place("Ram") == place
        if hurt == 2:
            assert s.grave("A") == ["Lichen", "Ivy", "Jab"]
            assert s.grave("B") == ["Moss", "Ram"]
        else:
            assert s.damage("Ram") == 2
            assert s.place("Ivy") == "on Ram"


@rule("ARC-CREA-08")
def test_all_sources_add_up_over_the_turn() -> None:
    s = scene(
        """
        A: army: Ram 1/9, Mule 1/1; hand: Jab, Poke
        B: army: Ox 0/3
        phase: Play
    """,
        cards=JAB | {"Poke": "magic 0: Deal 1 damage to target creature."},
    )
    s.choose("play Poke", "target Ox", "pass", "play Jab", "target Ox")
    assert (s.place("Ox"), s.damage("Ox")) == ("B's Army", 2)
    s.choose("done", "attack B's army", "send Ram", "done", "block Ram with Ox")
    assert s.place("Ox") == "B's graveyard"


@rule("ARC-CREA-08")
def test_death_compares_with_the_defense_of_the_moment_and_none_left_is_death() -> None:
    cards = {"Rot": "event 0: Target creature gets +0/-1 until end of turn."}
    for print_, place in (("1/3 hurt 1", "A's Army"), ("1/3 hurt 2", "A's graveyard"), ("1/1", "A's graveyard")):
        s = scene(
            f"""
            A: army: Ram {print_}; hand: Rot
            B: army: Ox 1/1
            phase: Play
        """,
            cards=cards,
        )
        s.choose("play Rot", "target Ram")
        assert s.place("Ram") == place


@rule("ARC-CREA-08", "ARC-WIN-09")
def test_death_waits_until_the_text_has_been_followed_and_a_ban_on_killing_prevents_it() -> None:
    s = scene(
        """
        A: army: Ram 1/2, Undying; hand: Trance, Smite
        B: army: Ox 1/1
        phase: Play
    """,
        cards={
            "Trance": "event 0: Target creature gets +0/-2 until end of turn. It gets +0/+2 until end of turn.",
            "Undying": "creature 1 1/1: This creature can't be killed.",
            "Smite": "event 0: Deal 3 damage to target creature.",
        },
    )
    s.choose("play Trance", "target Ram", "pass", "play Smite", "target Undying")
    assert (s.place("Ram"), s.value("Ram")) == ("A's Army", "1/2")
    assert (s.place("Undying"), s.damage("Undying")) == ("A's Army", 3)


@rule("ARC-CREA-08")
def test_a_creature_without_defense_is_dead_at_once() -> None:
    s = scene("""
        A: army: Ram 1/0, Mule 1/-1, Goat 0/1
        B: army: Ox 1/1
        phase: Play
    """)
    assert [s.place(name) for name in ("Ram", "Mule", "Goat")] == ["A's graveyard", "A's graveyard", "A's Army"]


@rule("ARC-CREA-09", "ARC-TURN-20")
def test_damage_is_gone_when_any_turn_ends() -> None:
    s = scene("""
        A: army: Ram 2/5; city Oakhold (Body, 8): Elder 1/1
        B: army: Ox 3/5, Cow 1/1
        phase: Attack
    """)
    s.choose("attack B's army", "block Ram with Ox")
    s.to("Second Play")
    assert (s.damage("Ram"), s.damage("Ox")) == (3, 2)
    s.to("Draw", "B")
    assert (s.damage("Ram"), s.damage("Ox")) == (0, 0)
    s.to("Attack", "B")
    s.choose("attack A's army", "send Ox", "done")
    assert s.points("A") == 12
    s.to("Draw", "A")
    assert (s.place("Ram"), s.damage("Ram")) == ("A's Army", 0)


@rule("ARC-CREA-09")
def test_damage_of_an_opponents_turn_is_gone_with_that_turn() -> None:
    s = scene(
        """
        A: army: Ram 2/5
        B: hand: Jab, 2
        phase: Play, active B
    """,
        cards=JAB,
    )
    s.choose("play Jab")
    assert s.damage("Ram") == 1
    s.to("Draw", "A")
    assert s.damage("Ram") == 0


@rule("ARC-CREA-10", "ARC-CREA-EX2")
@pytest.mark.parametrize(("hurt", "place"), [(0, "A's Army"), (1, "A's Army"), (2, "A's graveyard")])
def test_both_parts_of_a_change_of_values_apply_together(hurt: int, place: str) -> None:
    s = scene(
        f"""
        A: army: Ram 2/4 hurt {hurt}; hand: Frenzy
        B: army: Ox 1/1
        phase: Play
    """,
        cards={"Frenzy": "event 0: Target creature gets +5/-2 until end of turn."},
    )
    s.choose("play Frenzy", "target Ram")
    assert s.place("Ram") == place
    if place == "A's Army":
        assert s.value("Ram") == "7/2"
        s.to("Draw", "B")
        assert s.value("Ram") == "2/4"
