"""ORC-RESP: windows, items that wait, triggers that do not, the state check."""

from scenes.orc import rule, scene

JOLT = {"Jolt": "event 0: Target opponent loses 1 influence."}


@rule("ORC-RESP-02", "ORC-RESP-01", "ORC-RESP-06", "ORC-RESP-04")
def test_after_each_action_the_others_are_asked_and_then_the_phase_is_left_by_a_window() -> None:
    hymn = {"Sage": "creature (Caster) 1/1", "Hymn": "magic 0: Draw a card."}
    s = scene("A: offensive: Sage; hand: 1, Hymn\n B: hand: Jolt", cards=JOLT | hymn)
    s.choose("lay Spare")
    assert s.asked == "B"
    s.choose("pass")
    assert (s.asked, s.phase) == ("A", "Play")
    s.choose("done")
    assert (s.asked, s.phase) == ("B", "Play")
    s.choose("play Jolt", "in the Offensive")
    assert s.influence("A") == 19
    assert (s.asked, s.phase) == ("A", "Move or Attack")


@rule("ORC-RESP-02", "ORC-RESP-16")
def test_a_skipped_phase_has_no_window_but_there_is_one_right_before_discard() -> None:
    s = scene("A: offensive: Ram 1/1; hand: 9\n B: hand: Jolt\n phase: Move or Attack", cards=JOLT)
    s.choose("done")
    assert (s.asked, s.phase) == ("A", "Second Play")
    s.choose("done")
    assert (s.asked, s.phase) == ("A", "Second Move or Attack")
    s.choose("done")
    assert (s.asked, s.phase) == ("B", "Entrance")
    s.choose("pass")
    assert (s.asked, s.phase) == ("A", "Discard")
    s.refused("play Jolt", "ORC-STATE-06")


@rule("ORC-RESP-06", "ORC-RESP-08", "ORC-RESP-07")
def test_it_closes_when_all_have_passed_in_a_row_and_the_latest_resolves_first() -> None:
    s = scene(
        "A: 3 influence; hand: Gift, 1\n B: hand: Theft, 1",
        cards={
            "Gift": "event 0: If you have less influence than target opponent, gain 5 influence.",
            "Theft": "event 0: Target opponent loses 2 influence.",
        },
    )
    s.choose("play Gift", "in the Offensive")
    assert (s.asked, s.chain()) == ("B", ["Gift"])
    s.choose("play Theft", "in the Offensive")
    assert s.influence("A") == 6


@rule("ORC-RESP-08")
def test_nothing_is_added_while_items_resolve() -> None:
    s = scene(
        "A: hand: Jolt, 1\n B: hand: Jolt, Jolt",
        cards=JOLT,
    )
    s.choose("play Jolt", "in the Offensive", "play Jolt", "in the Offensive")
    assert (s.influence("A"), s.influence("B")) == (19, 19)
    assert s.asked == "A"


@rule("ORC-RESP-10")
def test_events_and_abilities_fit_into_a_window_and_nothing_else() -> None:
    s = scene(
        "A: hand: 1\n B: resources: 5; defensive: Imp; hand: Spell, Moss, Axe, Ram 1/1, Jolt",
        cards=JOLT
        | {
            "Imp": "creature (Caster) 1/1: 0: Draw a card.",
            "Spell": "magic 0: Draw a card.",
            "Moss": "enchantment 0: Attach to target creature.",
            "Axe": "equipment 0: Equipped creature gets +1/+0.",
        },
    )
    s.choose("lay Spare")
    assert [label.split(":")[0] for label in s.options()] == ["pass", "play Jolt", "use Imp"]
    for name in ("Spell", "Moss", "Axe", "Ram"):
        s.refused(f"play {name}", "ORC-RESP-10")


@rule("ORC-RESP-11")
def test_a_rule_action_has_happened_before_it_can_be_answered() -> None:
    s = scene("A: hand: 2\n B: hand: Jolt", cards=JOLT)
    s.choose("lay Spare")
    assert s.place("Spare") == "A's resources"
    assert s.asked == "B"
    assert s.chain() == []


@rule("ORC-RESP-12")
def test_what_is_announced_is_paid_for_before_it_waits_and_everybody_sees_it() -> None:
    s = scene(
        "A: resources: 2; offensive: Cow 1/3; hand: Bolt, 1\n B: hand: Jolt",
        cards=JOLT | {"Bolt": "event 2: Kill target creature."},
    )
    s.choose("play Bolt")
    assert s.asked == "B"
    assert (s.gold("A"), s.chain(), s.place("Bolt")) == (0, ["Bolt"], "the chain")
    assert s.sees("B", "Bolt")


@rule("ORC-RESP-DX1", "ORC-RESP-13")
def test_a_saving_answer() -> None:
    s = scene(
        "A: resources: 1; defensive: Sage; hand: Doom, 1\n B: offensive: Xena 2/2; hand: Rescue",
        cards={
            "Sage": "creature (Caster) 1/1",
            "Doom": "magic 1: Destroy target creature.",
            "Rescue": "event 0: Return target creature to its owner's hand.",
        },
    )
    s.choose("play Doom", "target Xena", "play Rescue", "target Xena")
    assert (s.place("Xena"), s.place("Doom"), s.gold("A")) == ("B's hand", "A's graveyard", 0)


@rule("ORC-RESP-13")
def test_targets_are_looked_at_again() -> None:
    s = scene(
        "A: offensive: Sling; hand: 1\n B: defensive: Cow 1/3; hand: Gust",
        cards={
            "Sling": "creature 1/1: 0: Deal 1 damage to target creature.",
            "Gust": "event 0: Move target creature to the other front.",
        },
    )
    s.choose("use Sling", "target Cow", "play Gust", "target Cow", "pass")
    assert (s.place("Cow"), s.damage("Cow")) == ("B's Offensive", 0)


@rule("ORC-RESP-14", "ORC-ABIL-15", "ORC-ABIL-16")
def test_triggers_resolve_directly_and_are_not_answered() -> None:
    s = scene(
        "A: offensive: Ghoul, Ram 1/1; hand: Bolt, 1\n B: hand: Jolt",
        cards=JOLT
        | {
            "Ghoul": "creature 1/1: Whenever another creature dies, gain 1 influence.",
            "Bolt": "event 0: Kill target creature.",
        },
    )
    s.choose("play Bolt", "target Ram", "pass")
    assert s.influence("A") == 21
    assert s.chain() == []


@rule("ORC-RESP-15")
def test_the_active_players_triggers_come_first_and_each_player_orders_his_own() -> None:
    s = scene(
        "A: 20 influence; offensive: Ghoul, Ghast, Ram 1/1; hand: Bolt, 1\n B: defensive: Crow",
        cards={
            "Ghoul": "creature 1/1: Whenever another creature dies, gain 1 influence.",
            "Ghast": "creature 1/1: Whenever another creature dies, if you have more influence than an opponent, draw a card.",
            "Crow": "creature 1/1: Whenever another creature dies, gain 9 influence.",
            "Bolt": "event 0: Kill target creature.",
        },
    )
    s.choose("play Bolt", "target Ram")
    assert s.options() == ["trigger of Ghoul", "trigger of Ghast"]
    hand = len(s.hand("A"))
    s.choose("trigger of Ghoul")
    assert (s.influence("A"), s.influence("B")) == (21, 29)
    assert len(s.hand("A")) == hand + 1


@rule("ORC-RESP-17")
def test_after_each_item_it_is_looked_at_who_is_dead_and_who_has_won() -> None:
    s = scene(
        "A: offensive: Ram 1/1; hand: Weak, Strong\n B: 1 influence; hand: Jolt",
        cards=JOLT
        | {
            "Weak": "event 0: Target creature gets +0/-1 until end of turn.",
            "Strong": "event 0: Target creature gets +0/+1 until end of turn.",
        },
    )
    s.play("Weak")
    assert s.place("Ram") == "A's graveyard"


@rule("ORC-RESP-17")
def test_within_an_item_nobody_dies_even_after_a_card_was_drawn() -> None:
    temper = "event 0: Draw a card. Deal 2 damage to target creature. It gets +0/+3 until end of turn."
    s = scene("A: offensive: Ram 1/1; hand: Temper", cards={"Temper": temper})
    s.play("Temper")
    assert (s.place("Ram"), s.value("Ram")) == ("A's Offensive", "1/4")


@rule("ORC-RESP-18")
def test_who_can_do_nothing_passes_by_himself() -> None:
    s = scene("A: hand: 3\n B: hand: 3")
    s.choose("lay Spare")
    assert s.asked == "A"
    told = scene("A: hand: 3\n B: hand: 3", settings={"discreet": 1})
    told.choose("lay Spare")
    assert told.asked == "B"
    assert told.options() == ["pass"]


@rule("ORC-RESP-19", "ORC-RESP-07")
def test_an_ability_outlives_its_source() -> None:
    s = scene(
        "A: offensive: Sling; hand: 1\n B: defensive: Cow 1/3; hand: Bolt",
        cards={"Sling": "creature 1/1: 0: Deal 2 damage to target creature.", "Bolt": "event 0: Kill target creature."},
    )
    s.choose("use Sling", "target Cow", "play Bolt", "target Sling", "pass")
    assert (s.place("Sling"), s.damage("Cow")) == ("A's graveyard", 2)


@rule("ORC-RESP-19")
def test_it_does_not_follow_its_card_elsewhere() -> None:
    s = scene(
        "A: offensive: Homer; hand: 1\n B: defensive: Cow 1/3; hand: Bolt",
        cards={
            "Homer": "creature 1/1: 0: Return this creature to its owner's hand.",
            "Bolt": "event 0: Kill target creature.",
        },
    )
    s.choose("use Homer", "play Bolt", "target Homer", "pass")
    assert (s.place("Homer"), s.hand("A")) == ("A's graveyard", ["Spare"])
