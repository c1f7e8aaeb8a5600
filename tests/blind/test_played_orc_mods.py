"""Blind texts of ORC with Heroes and with Mounts, played as their writer meant them."""

import pytest

from blind.texts import heroes, mounts, plays

TEXTS = {
    "Wait": "event 0: Gain 1 influence.", "Spark": "event 0: Deal 2 damage to target creature.",
    "Elf": "creature 1 (Elvish) 1/1", "Oak": "creature 1 (Elvish) 2/2", "Horse": "creature (Mount) 3/4",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Aldric of the Low Gates")
def test_once_in_his_own_turn_two_gold_draw_a_card() -> None:
    s = heroes("A: hero: Aldric of the Low Gates; resources: 5; deck: Rat, Elk, 9\nB: hand: Wait", TEXTS)
    s.choose("use Aldric of the Low Gates")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert s.hand("A") == []
    s.all_pass()
    assert (s.hand("A"), s.gold("A")) == (["Rat"], 3)
    assert "use Aldric of the Low Gates" not in s.options()
    poor = heroes("A: hero: Aldric of the Low Gates; resources: 1; hand: 1\nB: hand: 1", TEXTS)
    assert "use Aldric of the Low Gates" not in poor.options()


@plays("Aldric of the Low Gates")
def test_in_a_window_of_his_own_turn_he_draws_and_not_in_that_of_another() -> None:
    s = heroes(
        f"A: hero: Aldric of the Low Gates; resources: 2; offensive: Ox; hand: Wait\nB: hand: Wait{FIGHT}", TEXTS
    )
    s.choose("attack B", "pass")
    assert "use Aldric of the Low Gates" in s.options()
    s = heroes(
        "A: hero: Aldric of the Low Gates; resources: 2; defensive: Ox; hand: Wait\nB: offensive: Elk; hand: Wait"
        f"{FIGHT}, active B",
        TEXTS,
    )
    s.choose("attack A")
    assert (s.asked, "use Aldric of the Low Gates" in s.options()) == ("A", False)


@plays("Aldric of the Low Gates")
@pytest.mark.parametrize(("resources", "can"), [(4, True), (3, False)])
def test_for_three_gold_a_resource_and_a_card_it_is_countered(resources: int, can: bool) -> None:
    s = heroes(
        f"A: hero: Aldric of the Low Gates; resources: 5; deck: Rat, 9\nB: resources: {resources}; hand: Wait", TEXTS
    )
    s.choose("use Aldric of the Low Gates")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    found = [label for label in s.options() if label.startswith("counter")]
    assert bool(found) == can
    if can:
        s.choose(found[0])
        s.all_pass()
        assert (s.hand("A"), s.gold("A"), s.hand("B")) == ([], 3, [])


@plays("Yssa Greenmantle")
def test_elvish_creatures_of_both_fronts_are_tougher() -> None:
    s = heroes(
        """
        A: 18 influence; hero: Yssa Greenmantle; offensive: Elf, Ox 1/1; defensive: Oak; hand: 1
        B: offensive: Elvish Bow 1/1; resources: 9; hand: 3
        """,
        TEXTS,
    )
    assert [s.value(name) for name in ("Elf", "Oak", "Ox", "Elvish Bow")] == ["1/2", "2/3", "1/1", "1/1"]
    assert not [label for label in s.options() if label.startswith("use")]


KORGAN = "hero: Korgan Redfist; 15 influence; offensive: Ox 3/9; defensive: Cow 3/9; resources: 6; hand: 2 Spark, Wait"


@plays("Korgan Redfist")
@pytest.mark.parametrize("active", ["A", "B"])
def test_for_each_kill_in_combat_of_a_creature_of_his_influence_is_gained(active: str) -> None:
    s = heroes(f"A: {KORGAN}\nB: offensive: Elk 1/1; defensive: Hen 1/1; hand: 1{FIGHT}, active {active}", TEXTS)
    attacker, foe, blocker = ("B", "Ox", "Hen") if active == "A" else ("A", "Elk", "Cow")
    s.choose(f"attack {attacker}")
    while f"block {foe} with {blocker}" not in s.options():
        s.choose("pass")
    s.choose(f"block {foe} with {blocker}")
    while s.phase == "Move or Attack":
        s.choose(s.way_on())
    assert (s.place("Hen" if active == "A" else "Elk"), s.influence("A")) == ("B's graveyard", 16)


@plays("Korgan Redfist")
def test_another_death_gives_nothing_and_no_more_than_his_own_influence_is_had() -> None:
    s = heroes(f"A: {KORGAN}\nB: offensive: Elk 1/1; hand: 1", TEXTS)
    s.choose("play Spark")
    while s.place("Elk") != "B's graveyard":
        s.choose(next((label for label in s.options() if label in ("in the Defensive", "target Elk")), s.way_on()))
    assert s.influence("A") == 15
    s = heroes(f"A: {KORGAN.replace('15', '22')}\nB: defensive: Hen 1/1; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    while "block Ox with Hen" not in s.options():
        s.choose("pass")
    s.choose("block Ox with Hen")
    while s.phase == "Move or Attack":
        s.choose(s.way_on())
    assert (s.place("Hen"), s.influence("A")) == ("B's graveyard", 22)


@plays("Korgan Redfist")
def test_for_three_gold_one_of_his_in_the_front_he_names_strikes_harder_once() -> None:
    s = heroes(f"A: {KORGAN.replace('3/9; def', '3/9, Ram; def')}\nB: defensive: Hen 1/1; resources: 6; hand: 2", TEXTS)
    s.choose("use Korgan Redfist", "in the Offensive")
    assert s.options() == ["target Ox", "target Ram"]
    s.choose("target Ox")
    assert [label for label in s.options() if label.startswith("counter")]
    s.all_pass()
    assert (s.value("Ox"), s.gold("A"), "use Korgan Redfist" in s.options()) == ("6/9", 3, False)
    s.to("Play", "B")
    assert s.value("Ox") == "3/9"


@plays("Bog Lizard")
def test_ridden_or_not_its_mark_alone_hurts_a_creature_beside_it() -> None:
    for army in ("Bog Lizard, Ox 1/9", "Ox 1/9 riding Bog Lizard, Bog Lizard"):
        s = mounts(
            f"A: offensive: {army}; defensive: Rat; hand: 1\nB: defensive: Hen 1/9; offensive: Owl; hand: 1", TEXTS
        )
        s.choose("use Bog Lizard")
        assert sorted(s.options()) == ["target Bog Lizard", "target Hen", "target Ox"]
        s.choose("target Ox")
        s.all_pass()
        assert (s.damage("Ox"), s.marked("Bog Lizard"), s.marked("Ox")) == (1, True, False)


@plays("Bog Lizard")
def test_an_enemy_rider_is_out_of_its_reach_and_its_mount_is_not() -> None:
    s = mounts(
        "A: offensive: Bog Lizard, Ox; hand: 1\nB: defensive: Knave 1/9 riding Horse, Horse, Hen; hand: 1", TEXTS
    )
    s.choose("use Bog Lizard")
    assert sorted(s.options()) == ["target Bog Lizard", "target Hen", "target Horse", "target Ox"]
