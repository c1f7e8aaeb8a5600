"""ARC-COMBAT: who leaves a combat, and what ends with it."""

from scenes.arc import rule, scene

RECALL = {"Recall": "event 0: Return target creature to its owner's hand."}
SHIFT = {"Shift": "event 0: Move target creature to target city you control."}


@rule("ARC-COMBAT-24")
def test_an_attacker_that_leaves_play_neither_deals_nor_takes_damage() -> None:
    for answer in ("done", "block Ram with Ox"):
        s = scene(
            """
            A: army: Ram 3/9
            B: army: Ox 1/9; hand: Recall
            phase: Attack
        """,
            cards=RECALL,
        )
        s.choose("attack B's army", "pass", answer, "play Recall", "target Ram")
        assert s.place("Ram") == "A's hand"
        assert (s.points("B"), s.damage("Ox")) == (15, 0)


@rule("ARC-COMBAT-24")
def test_an_attacker_that_leaves_the_army_leaves_its_combat() -> None:
    s = scene(
        """
        A: army: Ram 3/9, Mule 2/9; city Oakhold (Body, 8); hand: Shift
        B: army: Ox 1/9
        phase: Attack
    """,
        cards=SHIFT,
    )
    s.choose("attack B's army", "send Ram", "send Mule", "pass", "block Ram with Ox", "play Shift", "target Ram")
    assert s.place("Ram") == "Oakhold"
    assert (s.damage("Ram"), s.damage("Ox")) == (0, 0)
    assert s.points("B") == 13


@rule("ARC-COMBAT-24")
def test_a_defender_that_leaves_the_defending_areas_leaves_its_combat() -> None:
    s = scene(
        """
        A: army: Ram 3/9
        B: army: Ox 1/9, Cow 1/9; city Reedmere (Mind, 5); city Saltford (Soul, 6); hand: Shift
        phase: Attack
    """,
        cards=SHIFT,
    )
    s.choose("attack Reedmere", "pass", "block Ram with Ox", "block Ram with Cow")
    s.choose("play Shift", "target Ox", "target Saltford")
    assert s.place("Ox") == "Saltford"
    assert (s.damage("Ox"), s.damage("Cow"), s.damage("Ram")) == (0, 3, 1)
    assert s.damage("Reedmere") == 0


@rule("ARC-COMBAT-24")
def test_a_defender_that_goes_from_the_army_into_the_attacked_city_still_defends() -> None:
    s = scene(
        """
        A: army: Ram 3/9
        B: army: Ox 1/9; city Reedmere (Mind, 5); city Saltford (Soul, 6); hand: Shift
        phase: Attack
    """,
        cards=SHIFT,
    )
    s.choose("attack Reedmere", "pass", "block Ram with Ox", "play Shift", "target Ox", "target Reedmere")
    assert s.place("Ox") == "Reedmere"
    assert (s.damage("Ox"), s.damage("Ram"), s.damage("Reedmere")) == (3, 1, 0)


@rule("ARC-COMBAT-25")
def test_after_each_combat_the_dead_and_what_was_attached_to_them_lie_in_their_graveyards() -> None:
    s = scene(
        """
        A: army: Ox 3/2, Cow 2/2; attached: Ribbon on Ram; hand: Jab, Jab
        B: army: Ram 2/3, Mule 2/2
        phase: Attack, active B
    """,
        cards={"Ribbon": "enchantment 1: Attach to target creature.", "Jab": "event 0: Deal 1 damage to target city."},
    )
    s.choose("attack A's army", "send Ram", "send Mule", "pass", "block Ram with Ox", "block Mule with Cow")
    s.choose("play Jab", "target Keep of B", "pass", "pass")
    assert s.grave("A") == ["Ox", "Ribbon", "Jab"]
    assert s.grave("B") == ["Ram"]
    assert [line for line in s.log() if line.endswith("dies")] == ["Ram dies", "Ox dies"]
    assert (s.place("Mule"), s.place("Cow")) == ("B's Army", "A's Army")
    s.choose("pass")
    assert [line for line in s.log() if line.endswith("dies")][2:] == ["Mule dies", "Cow dies"]


@rule("ARC-COMBAT-25")
def test_what_lasts_for_a_combat_ends_with_it() -> None:
    s = scene(
        """
        A: army: Ram 1/9, Mule 1/9; hand: Rage, Rage
        B: army: Ox 1/9, Cow 1/9
        phase: Attack
    """,
        cards={"Rage": "event 0: All creatures get +2/+0 during this combat."},
    )
    s.choose("attack B's army", "send Ram", "send Mule", "pass", "block Ram with Ox", "block Mule with Cow")
    s.choose("play Rage", "pass", "pass")
    assert (s.damage("Ram"), s.damage("Ox")) == (3, 3)
    s.choose("pass")
    assert (s.damage("Mule"), s.damage("Cow")) == (1, 1)


@rule("ARC-COMBAT-27")
def test_creatures_are_called_attackers_and_defenders_until_the_end_of_the_attack() -> None:
    cards = {"Trip": "event 0: Deal 1 damage to target attacking creature.",
             "Shove": "event 0: Deal 1 damage to target defending creature."}  # fmt: skip
    s = scene(
        """
        A: army: Ram 1/9, Mule 1/9, Wolf 1/9; hand: Trip, Trip, Trip, Shove, Shove
        B: army: Ox 1/9, Cow 1/9, Hen 1/9
        phase: Play
    """,
        cards=cards,
    )
    s.refused("play Trip (1)", "ARC-PLAY-07")
    s.choose("done", "attack B's army", "send Ram", "send Mule", "done")
    s.refused("play Shove (1)", "ARC-PLAY-07")
    s.choose("play Trip")
    assert s.options() == ["target Ram", "target Mule"]
    s.choose("target Ram", "pass", "pass", "block Ram with Ox", "done", "pass")
    assert s.damage("Ox") == 1
    s.choose("play Trip")
    assert s.options() == ["target Ram", "target Mule"]
    s.choose("target Ram", "play Shove", "pass")
    assert s.damage("Ox") == 2
    s.to("Second Play")
    s.refused("play Trip (3)", "ARC-PLAY-07")
    s.refused("play Shove (2)", "ARC-PLAY-07")


ROLES = {
    "Horn": "creature 1 0/9: All attacking creatures get +2/+0.",
    "Wall": "creature 1 0/9: All defending creatures get +0/+3.",
    "Ruin": "event 0: Target opponent loses 20 victory points.",
    "Spur": "event 0: Target attacking creature gets +1/+0 until end of turn.",
    "Brace": "event 0: Target defending creature gets +0/+1 until end of turn.",
}


@rule("ARC-COMBAT-26")
def test_when_the_attack_is_over_nobody_attacks_or_defends() -> None:
    s = scene(
        """
        A: army: Ram 1/2, Goat 1/2; city Fen (Body, 8): Horn; hand: Spur, Brace
        B: army: Ox 0/2; city Hill (Body, 8): Wall; hand: Spur
        phase: Attack
    """,
        cards=ROLES,
    )
    s.choose("attack B's army", "send Ram", "send Goat", "pass", "pass", "block Ram with Ox")
    assert [s.value(name) for name in ("Ram", "Goat", "Ox")] == ["3/2", "3/2", "0/5"]
    s.to("Second Play")
    assert [s.value(name) for name in ("Ram", "Goat", "Ox")] == ["1/2", "1/2", "0/2"]
    s.refused("play Spur (1)", "ARC-PLAY-07")
    s.refused("play Brace", "ARC-PLAY-07")


@rule("ARC-COMBAT-26", "ARC-MULTI-05")
def test_when_an_attack_ends_because_a_player_left_nobody_attacks_or_defends() -> None:
    s = scene(
        """
        A: army: Ram 1/2, Goat 1/2; city Fen (Body, 8): Horn; hand: Spur, Brace
        B: army: Ox 0/2 of C; city Hill (Body, 8); hand: Spur
        C: city Mount (Body, 8): Wall; hand: Ruin
        phase: Attack
    """,
        cards=ROLES,
    )
    s.choose("attack B's army", "send Ram", "send Goat", "pass", "pass", "pass", "block Ram with Ox")
    assert [s.value(name) for name in ("Ram", "Goat", "Ox")] == ["3/2", "3/2", "0/5"]
    s.choose("pass", "play Ruin", "target player B")
    s.to("Second Play")
    assert (s.out("B"), s.place("Ox")) == ("ARC-WIN-04", "C's graveyard")
    assert [s.value(name) for name in ("Ram", "Goat")] == ["1/2", "1/2"]
    s.refused("play Spur (1)", "ARC-PLAY-07")
    s.refused("play Brace", "ARC-PLAY-07")


@rule("ARC-MULTI-05")
def test_an_attacker_that_belongs_to_a_third_player_who_leaves_strikes_nobody() -> None:
    s = scene(
        """
        A: army: Wolf 2/2, Spy 3/3 of C, Imp 1/1 of C
        B: army: Owl 1/5, Ram 1/5 of C
        C: hand: Cheer
        phase: Attack
        """,
        cards={"Cheer": "event 0: Gain 1 victory point."},
    )
    s.choose("attack B's army", "send Wolf", "send Spy", "send Imp")
    assert s.asked == "C"
    s.concede("C")
    assert s.options() == ["done", "block Wolf with Owl"]
    s.choose("done")
    assert (s.points("B"), s.place("Spy"), s.place("Ram")) == (13, "removed", "removed")
