"""ARC-COMBAT where card texts have a say: habits, bans and triggers of those who fight."""

from scenes.arc import rule, scene


@rule("ARC-COMBAT-03", "ARC-CONFLICT-01")
def test_a_card_may_attack_without_being_marked() -> None:
    s = scene(
        """
        A: army: Lynx, Ram 1/1
        B: army: Ox 2/9
        phase: Attack
    """,
        cards={"Lynx": "creature 1 2/2: This creature isn't marked for attacking."},
    )
    s.choose("attack B's army", "send Lynx")
    assert not s.marked("Lynx")
    assert s.options() == ["done", "send Ram"]
    s.refused("send Lynx", "ARC-COMBAT-06")
    s.choose("done", "done")
    assert s.points("B") == 13


@rule("ARC-COMBAT-01", "ARC-COMBAT-03")
def test_who_cannot_be_marked_cannot_be_announced_as_attacker() -> None:
    s = scene(
        """
        A: army: Statue, Idol, Ram 1/1, Mule 1/1
        B: army: Ox 2/9
        phase: Attack
    """,
        cards={
            "Statue": "creature 1 2/2: This creature can't be marked.",
            "Idol": "creature 1 2/2: This creature can't be marked.\nThis creature isn't marked for attacking.",
        },
    )
    s.choose("attack B's army")
    assert s.options() == ["send Idol", "send Ram", "send Mule"]
    s.refused("send Statue", "ARC-COMBAT-01")
    s.choose("send Ram")


BOAR = "creature 1 2/2: This creature must attack."


@rule("ARC-COMBAT-02", "ARC-CONFLICT-01")
def test_a_creature_that_must_attack_attacks_while_it_can() -> None:
    s = scene(
        """
        A: army: Ram 1/1, Boar, Mule 1/1, Hog marked
        B: army: Ox 2/9
        phase: Attack
    """,
        cards={"Boar": BOAR, "Hog": BOAR},
    )
    assert s.options() == ["attack B's army", "attack Keep of B"]
    s.refused("done", "Boar")
    s.choose("attack B's army")
    assert s.options() == ["send Ram", "send Boar", "send Mule"]
    s.choose("send Ram")
    assert s.options() == ["send Boar", "send Mule"]
    s.refused("done", "Boar")
    s.choose("send Boar")
    assert s.options() == ["done", "send Mule"]


@rule("ARC-COMBAT-02", "ARC-CONFLICT-01")
def test_a_creature_that_must_attack_is_content_once_it_attacks_even_unmarked() -> None:
    s = scene(
        """
        A: army: Boar, Ram 1/1
        B: army: Ox 2/9
        phase: Attack
    """,
        cards={"Boar": BOAR + "\nThis creature isn't marked for attacking."},
    )
    s.choose("attack B's army", "send Boar")
    assert s.options() == ["done", "send Ram"]


@rule("ARC-COMBAT-04", "ARC-CONFLICT-02")
def test_a_ban_on_attacking_cities_leaves_the_army_as_target() -> None:
    cards = {"Gnat": "creature 1 1/1: This creature can't attack cities."}
    s = scene(
        """
        A: army: Gnat; city Oakhold (Body, 8): Elder 1/1
        B: army: Ox 2/9
        phase: Attack
    """,
        cards=cards,
    )
    assert s.options() == ["done", "attack B's army"]
    s.refused("attack Keep of B", "Gnat")
    s = scene(
        """
        A: army: Gnat, Ram 1/1, Wasp; city Oakhold (Body, 8): Elder 1/1
        B: army: Ox 2/9; city Reedmere (Mind, 8)
        phase: Attack
    """,
        cards=cards | {"Wasp": "creature 1 1/1: This creature can't attack cities."},
    )
    assert s.options() == ["done", "attack B's army", "attack Reedmere"]
    s.choose("attack Reedmere")
    assert s.asked == "B"
    assert s.options() == ["done", "block Ram with Ox"]


@rule("ARC-COMBAT-08", "ARC-CONFLICT-02")
def test_a_ban_on_defending_is_named_as_the_reason() -> None:
    s = scene(
        """
        A: army: Hawk
        B: army: Ox 2/9, Eagle
        phase: Attack
    """,
        cards={
            "Hawk": "creature 1 1/1: Only creatures with flying can defend against this creature.",
            "Eagle": "creature 1 1/1: Flying",
        },
    )
    s.choose("attack B's army")
    assert s.options() == ["done", "block Hawk with Eagle"]
    s.refused("block Hawk with Ox", "Ox")


@rule("ARC-COMBAT-08")
def test_a_keyword_may_stand_beside_what_it_means() -> None:
    """Compiled, too, where classes tell all that they hold."""
    text = "Flying - Only creatures with flying and ranged can defend against this creature."
    s = scene("A: army: Hawk\nB: army: Ox 2/9, Eagle\nphase: Attack", cards={
        "Hawk": f"creature 1 1/1: {text}",
        "Eagle": f"creature 1 1/1: {text}",
    })  # fmt: skip
    s.choose("attack B's army")
    assert s.options() == ["done", "block Hawk with Eagle"]


@rule("ARC-COMBAT-13", "ARC-COMBAT-27")
def test_statements_about_attackers_and_defenders_hold_as_soon_as_they_are_such() -> None:
    s = scene(
        """
        A: army: Ram 1/9, Mule 1/9, Drum
        B: army: Ox 1/9, Cow 1/9, Wall
        phase: Attack
    """,
        cards={
            "Drum": "creature 1 0/1: Attacking creatures you control get +2/+0.",
            "Wall": "creature 1 0/1: Defending creatures you control get +4/+0.",
        },
    )
    s.choose("attack B's army", "send Ram", "done")
    assert (s.value("Ram"), s.value("Mule")) == ("3/9", "1/9")
    s.choose("block Ram with Ox", "done")
    assert (s.damage("Ox"), s.damage("Ram")) == (3, 5)
    assert (s.value("Ram"), s.value("Ox")) == ("1/9", "1/9")


@rule("ARC-COMBAT-07", "ARC-ABIL-10")
def test_attacking_and_defending_are_heard_when_all_are_announced() -> None:
    s = scene(
        """
        A: army: Herald, Ram 1/9, Mule 2/9
        B: army: Guard, Sentry, Ox 1/9
        phase: Attack
    """,
        cards={
            "Herald": "creature 1 1/9: Whenever this creature attacks, gain 1 victory point.",
            "Guard": "creature 1 1/9: Whenever this creature defends, gain 1 victory point.",
            "Sentry": "creature 1 1/9: Whenever this creature defends, gain 5 victory points.",
        },
    )
    s.choose("attack B's army", "send Herald")
    assert s.points("A") == 15
    s.choose("send Mule", "done")
    assert (s.points("A"), s.points("B")) == (16, 15)
    s.choose("block Herald with Guard")
    assert s.points("B") == 15
    s.choose("block Herald with Ox")
    assert (s.points("A"), s.points("B")) == (16, 14)


FENCER = {"Fencer": "creature 1 3/1: This creature strikes first."}


@rule("ARC-COMBAT-15", "ARC-CONFLICT-01")
def test_who_strikes_first_is_not_struck_back_by_the_dead() -> None:
    s = scene(
        """
        A: army: Fencer
        B: army: Ox 3/3, Cow 3/4
        phase: Attack
    """,
        cards=FENCER,
    )
    s.choose("attack B's army", "block Fencer with Ox", "done")
    assert (s.place("Fencer"), s.damage("Fencer"), s.place("Ox")) == ("A's Army", 0, "B's graveyard")
    s = scene(
        """
        A: army: Fencer
        B: army: Ox 3/3, Cow 3/4
        phase: Attack
    """,
        cards=FENCER,
    )
    s.choose("attack B's army", "block Fencer with Ox", "block Fencer with Cow")
    assert (s.place("Fencer"), s.place("Ox"), s.damage("Cow")) == ("A's graveyard", "B's graveyard", 3)


@rule("ARC-COMBAT-15", "ARC-CONFLICT-01")
def test_a_defender_that_strikes_first_is_safe_from_the_attacker_it_kills() -> None:
    s = scene(
        """
        A: army: Ram 5/3
        B: army: Ox 3/3, Fencer
        phase: Attack
    """,
        cards=FENCER,
    )
    s.choose("attack B's army", "block Ram with Ox", "block Ram with Fencer")
    assert (s.place("Ram"), s.place("Fencer"), s.place("Ox")) == ("A's graveyard", "B's Army", "B's Army")
    assert (s.damage("Fencer"), s.damage("Ox")) == (0, 0)
    assert "Ox strikes Ram for 3" not in s.log()


@rule("ARC-COMBAT-15", "ARC-CONFLICT-02")
def test_who_cannot_be_killed_strikes_back_after_the_first_blow() -> None:
    s = scene(
        """
        A: army: Fencer
        B: army: Undying
        phase: Attack
    """,
        cards=FENCER | {"Undying": "creature 1 1/1: This creature can't be killed."},
    )
    s.choose("attack B's army", "block Fencer with Undying")
    assert (s.place("Fencer"), s.place("Undying"), s.damage("Undying")) == ("A's graveyard", "B's Army", 3)


@rule("ARC-COMBAT-15", "ARC-CONFLICT-01")
def test_two_that_strike_first_strike_together_once() -> None:
    s = scene(
        """
        A: army: Fencer, Ram 1/9
        B: army: Duellist, Ox 1/9
        phase: Attack
    """,
        cards=FENCER | {"Duellist": "creature 1 2/9: This creature strikes first."},
    )
    s.choose("attack B's army", "send Fencer", "send Ram", "block Fencer with Duellist", "block Ram with Ox")
    assert s.place("Fencer") == "A's graveyard"
    assert s.damage("Duellist") == 3
    assert (s.damage("Ram"), s.damage("Ox")) == (1, 1)


@rule("ARC-CREA-06", "ARC-CONFLICT-01")
def test_a_text_may_double_combat_damage_or_forbid_it() -> None:
    s = scene(
        """
        A: army: Titan, Dove, Ram 3/9
        B: army: Ox 1/9, Ghost
        phase: Attack
    """,
        cards={
            "Titan": "creature 1 3/9: This creature deals double combat damage.",
            "Dove": "creature 1 3/9: This creature can't deal damage.",
            "Ghost": "creature 1 1/1: This creature can't be dealt damage.",
        },
    )
    s.choose("attack B's army", "send Titan", "send Dove", "send Ram", "block Titan with Ox", "block Ram with Ghost")
    assert (s.damage("Ox"), s.points("B")) == (6, 15)
    assert (s.place("Ghost"), s.damage("Ghost"), s.damage("Ram")) == ("B's Army", 0, 1)


@rule("ARC-COMBAT-20", "ARC-ABIL-10")
def test_combat_damage_is_heard_only_where_some_is_dealt() -> None:
    text = """
        A: army: Thief, Idler
        B: army: Ox 1/9
        phase: Attack
    """
    cards = {
        "Thief": "creature 1 1/9: Whenever this creature deals combat damage to a player, gain 1 victory point.",
        "Idler": "creature 1 0/9: Whenever this creature deals combat damage to a player, gain 5 victory points.",
    }
    s = scene(text, cards=cards)
    s.choose("attack B's army", "send Thief", "send Idler", "done")
    assert (s.points("A"), s.points("B")) == (16, 14)
    s = scene(text, cards=cards)
    s.choose("attack B's army", "send Thief", "send Idler", "block Thief with Ox")
    assert (s.points("A"), s.points("B")) == (15, 15)


@rule("ARC-COMBAT-16")
def test_prevented_damage_is_not_dealt() -> None:
    s = scene(
        """
        A: army: Thief
        B: army: Ox 1/9; hand: Ward
        phase: Attack
    """,
        cards={
            "Thief": "creature 1 2/9: Whenever this creature deals combat damage to a creature, gain 1 victory point.",
            "Ward": "event 0: Prevent the next 2 damage that would be dealt to target creature this turn.",
        },
    )
    s.choose("attack B's army", "pass", "block Thief with Ox", "play Ward", "target Ox")
    assert (s.damage("Ox"), s.damage("Thief"), s.points("A")) == (0, 1, 15)
