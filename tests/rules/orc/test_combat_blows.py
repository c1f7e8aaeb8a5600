"""ORC-COMBAT, second half: what the blows of a combat do."""

from scenes.orc import rule, scene

FIELD = "A: offensive: Ram {}; hand: {}\n B: defensive: Cow {}; hand: {}\n phase: Move or Attack"


@rule(
    "ORC-COMBAT-DX1", "ORC-COMBAT-24", "ORC-COMBAT-25", "ORC-COMBAT-26", "ORC-DEATH-01", "ORC-COMBAT-27", "ORC-DEATH-02"
)
def test_atk_equal_to_def_kills_and_less_does_not() -> None:
    s = scene("A: offensive: Ram 3/3\n B: defensive: Cow 2/3\n phase: Move or Attack")
    s.choose("attack B", "block Ram with Cow")
    assert (s.place("Cow"), s.place("Ram")) == ("B's graveyard", "A's Offensive")
    assert (s.damage("Ram"), s.influence("B")) == (2, 20)


@rule("ORC-COMBAT-DX2", "ORC-COMBAT-25")
def test_both_blows_fall_at_the_same_moment() -> None:
    s = scene("A: offensive: Ram 3/2\n B: defensive: Cow 2/3\n phase: Move or Attack")
    s.choose("attack B", "block Ram with Cow")
    assert (s.place("Cow"), s.place("Ram")) == ("B's graveyard", "A's graveyard")


@rule("ORC-COMBAT-DX3", "ORC-COMBAT-28")
def test_several_defenders_strike_together_and_share_what_the_attacker_deals() -> None:
    s = scene("A: offensive: Ram 4/4\n B: defensive: Cow 2/2, Hen 2/3\n phase: Move or Attack")
    s.choose("attack B", "block Ram with Cow", "block Ram with Hen")
    assert s.asked == "A"
    assert len(s.options()) == 5
    s.refused("number 5", "ORC-COMBAT-28")
    first = s.fork()
    first.choose("number 2")
    assert [first.place(name) for name in ("Ram", "Cow", "Hen")] == ["A's graveyard", "B's graveyard", "B's Defensive"]
    s.choose("number 1")
    assert [s.place(name) for name in ("Ram", "Cow", "Hen")] == ["A's graveyard", "B's Defensive", "B's graveyard"]


@rule("ORC-COMBAT-23", "ORC-RESP-02", "ORC-RESP-09")
def test_each_combat_has_a_window_that_opens_again_and_the_defender_is_asked_first() -> None:
    s = scene(
        FIELD.format("2/5", "Rage", "1/2", "Bark"),
        cards={
            "Rage": "event 0: Target creature gets +2/+0 until end of turn.",
            "Bark": "event 0: Target creature gets +0/+3 until end of turn.",
        },
    )
    s.choose("attack B", "pass", "pass", "block Ram with Cow")
    assert s.asked == "B"
    s.choose("play Bark", "target Cow", "pass")
    assert s.value("Cow") == "1/5"
    assert s.asked == "A"
    s.choose("play Rage", "target Ram")
    assert s.damage("Cow") == 4


@rule("ORC-COMBAT-23")
def test_the_combat_of_an_undefended_attacker_has_a_window_too() -> None:
    s = scene(
        FIELD.format("2/5", "Rage", "1/2", "1"),
        cards={"Rage": "event 0: Target creature gets +2/+0 until end of turn."},
    )
    s.choose("attack B", "pass", "done")
    assert s.asked == "A"
    s.choose("play Rage", "target Ram")
    assert s.influence("B") == 16


@rule("ORC-COMBAT-29", "ORC-DEATH-06")
def test_earlier_damage_counts() -> None:
    s = scene("A: offensive: Ram 2/5 hurt 4\n B: defensive: Cow 1/4 hurt 2\n phase: Move or Attack")
    s.choose("attack B", "block Ram with Cow")
    assert (s.place("Cow"), s.place("Ram")) == ("B's graveyard", "A's graveyard")


@rule("ORC-COMBAT-30")
def test_what_is_beyond_killing_costs_no_influence() -> None:
    s = scene("A: offensive: Ram 9/5\n B: defensive: Cow 1/1\n phase: Move or Attack")
    s.choose("attack B", "block Ram with Cow")
    assert (s.place("Cow"), s.influence("B")) == ("B's graveyard", 20)


@rule("ORC-COMBAT-31", "ORC-COMBAT-35", "ORC-COMBAT-DX6")
def test_a_defender_that_dies_before_the_blow_has_stopped_the_attacker_and_deals_nothing() -> None:
    s = scene(FIELD.format("2/5", "Bolt, 1", "3/2", "1"), cards={"Bolt": "event 0: Kill target creature."})
    s.choose("attack B", "pass", "block Ram with Cow", "play Bolt", "target Cow")
    assert s.place("Cow") == "B's graveyard"
    assert (s.influence("B"), s.damage("Ram")) == (20, 0)


@rule("ORC-COMBAT-32", "ORC-COMBAT-35")
def test_an_attacker_that_dies_before_its_combat_fights_none() -> None:
    s = scene(FIELD.format("2/2", "1", "3/2", "Bolt, 1"), cards={"Bolt": "event 0: Kill target creature."})
    s.choose("attack B", "pass", "block Ram with Cow", "play Bolt", "target Ram")
    assert s.place("Ram") == "A's graveyard"
    assert (s.influence("B"), s.damage("Cow")) == (20, 0)


@rule("ORC-COMBAT-37", "ORC-CREA-13")
def test_atk_of_0_or_below_deals_no_damage() -> None:
    s = scene(
        "A: offensive: Ram 0/2, Imp\n B: defensive: Cow 0/1\n phase: Move or Attack",
        cards={"Imp": "creature 1/2: This creature gets -3/+0."},
    )
    assert s.value("Imp") == "-2/2"
    s.choose("attack B", "send Ram", "send Imp", "block Ram with Cow", "fight Ram")
    assert (s.damage("Ram"), s.damage("Cow"), s.influence("B")) == (0, 0, 20)


@rule("ORC-COMBAT-27")
def test_what_was_used_and_what_hung_on_the_dead_lies_in_the_graveyards_after_a_combat() -> None:
    s = scene(
        "A: offensive: Ram 3/3; hand: Rage\n B: defensive: Cow 2/3; attached: Moss on Cow\n phase: Move or Attack",
        cards={
            "Rage": "event 0: Target creature gets +2/+0 until end of turn.",
            "Moss": "enchantment 1: Attach to target creature. Enchanted creature gets +0/+1.",
        },
    )
    s.choose("attack B", "pass", "block Ram with Cow", "play Rage", "target Ram")
    assert s.grave("A") == ["Rage"]
    assert s.grave("B") == ["Moss", "Cow"]
