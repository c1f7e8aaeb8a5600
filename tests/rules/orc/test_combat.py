"""ORC-COMBAT, first half: who attacks whom, who defends, and when players respond."""

from scenes.orc import rule, scene

LULL = {"Lull": "event 0: Mark target creature."}
JAB = {"Jab": "event 0: Deal 1 damage to target creature.", "Poke": "event 0: Deal 1 damage to target creature."}


@rule("ORC-COMBAT-02", "ORC-COMBAT-03", "ORC-COMBAT-09", "ORC-CREA-04", "ORC-CREA-05")
def test_unmarked_creatures_of_the_offensive_attack() -> None:
    s = scene("""
        A: offensive: Ram 2/2, Mule 2/2 marked, Monk 1/1 assigned, Goat 1/1; defensive: Ox 1/1
        B: offensive: Boar 1/1; defensive: Cow 1/4
        phase: Move or Attack
    """)
    s.choose("attack B")
    s.refused("send Mule", "ORC-COMBAT-02")
    s.refused("send Monk", "ORC-COMBAT-02")
    s.refused("send Ox", "ORC-COMBAT-03")
    s.refused("send Boar", "ORC-COMBAT-03")
    s.refused("done", "ORC-COMBAT-09")
    assert s.options() == ["send Ram", "send Goat"]


@rule("ORC-COMBAT-09", "ORC-COMBAT-38")
def test_without_a_creature_that_can_attack_there_is_no_attack() -> None:
    s = scene("""
        A: offensive: Mule 2/2 marked; defensive: Ox 1/1
        B: hand: 1
        phase: Move or Attack
    """)
    assert s.options() == ["done", "move Ox"]
    s.refused("attack B", "ORC-COMBAT-02")
    s.refused("attack A", "ORC-COMBAT-38")


@rule("ORC-COMBAT-10", "ORC-COMBAT-11", "ORC-COMBAT-39", "ORC-CREA-11")
def test_all_attackers_are_named_together_and_marked() -> None:
    s = scene(
        """
        A: offensive: Ram 2/2, Goat 1/1, Bell
        B: hand: 1
        phase: Move or Attack
    """,
        cards={"Bell": "creature 0/1: Whenever another creature attacks, gain 1 influence for each marked creature."},
    )
    s.choose("attack B", "send Ram", "send Goat", "done", "trigger of Bell")
    assert s.influence("A") == 24
    assert (s.marked("Ram"), s.marked("Goat"), s.marked("Bell")) == (True, True, False)
    s.choose("fight Ram")
    assert s.place("Ram") == "A's Offensive"
    assert s.marked("Ram")


@rule("ORC-COMBAT-04", "ORC-COMBAT-02", "ORC-CREA-04", "ORC-CREA-05", "ORC-COMBAT-17")
def test_unmarked_creatures_of_the_defensive_defend_if_their_player_likes() -> None:
    s = scene("""
        A: offensive: Ram 2/2; defensive: Ox 1/1
        B: offensive: Boar 1/1; defensive: Cow 1/4, Calf 1/1 marked, Monk 1/1 assigned
        phase: Move or Attack
    """)
    s.choose("attack B")
    assert s.asked == "B"
    assert s.options() == ["done", "block Ram with Cow"]
    s.refused("block Ram with Calf", "ORC-COMBAT-02")
    s.refused("block Ram with Monk", "ORC-COMBAT-02")
    s.refused("block Ram with Boar", "ORC-COMBAT-04")
    s.refused("block Ram with Ox", "ORC-COMBAT-04")
    s.choose("done")
    assert s.influence("B") == 18


@rule("ORC-COMBAT-05", "ORC-COMBAT-19", "ORC-COMBAT-20", "ORC-COMBAT-21", "ORC-COMBAT-07")
def test_each_defender_stands_against_one_attacker() -> None:
    s = scene("""
        A: offensive: Ram 1/3, Goat 1/3
        B: defensive: Cow 1/4, Calf 1/4, Hen 0/4
        phase: Move or Attack
    """)
    s.choose("attack B", "send Ram", "send Goat", "block Ram with Cow")
    s.refused("block Goat with Cow", "ORC-COMBAT-21")
    s.refused("block Cow with Calf", "ORC-COMBAT-04")
    s.choose("block Ram with Calf", "block Goat with Hen")
    s.choose("fight Ram", "number 1")
    assert (s.damage("Ram"), s.damage("Cow"), s.damage("Calf")) == (2, 1, 0)
    assert (s.damage("Goat"), s.damage("Hen")) == (0, 1)


@rule("ORC-COMBAT-12", "ORC-COMBAT-13", "ORC-COMBAT-14", "ORC-COMBAT-06", "ORC-COMBAT-08", "ORC-COMBAT-DX5")
def test_players_name_the_next_combat_in_turns() -> None:
    s = scene(
        """
        A: offensive: Ant, Bee 1/1, Cat 1/1
        B: defensive: Elder 0/9
        phase: Move or Attack
    """,
        cards={
            "Ant": "creature 1/1: Whenever this creature deals damage to a player, other creatures get +2/+0 until end of turn."
        },
    )
    s.choose("attack B", "send Ant", "send Bee", "send Cat", "block Cat with Elder")
    assert s.asked == "A"
    assert s.options() == ["fight Ant", "fight Bee", "fight Cat"]
    s.choose("fight Ant")
    assert (s.asked, s.influence("B")) == ("B", 19)
    assert s.options() == ["fight Bee", "fight Cat"]
    s.choose("fight Cat")
    assert s.influence("B") == 16
    assert s.damage("Elder") == 3


@rule("ORC-COMBAT-15", "ORC-RESP-DX2", "ORC-RESP-03", "ORC-RESP-04", "ORC-RESP-05", "ORC-EVENT-05")
def test_after_the_announcement_the_defender_answers_first_and_in_turns() -> None:
    s = scene(
        """
        A: offensive: Ram 2/5; hand: Jab
        B: defensive: Cow 1/5; hand: Poke, Jab
        phase: Move or Attack
    """,
        cards=JAB,
    )
    s.choose("attack B")
    assert s.asked == "B"
    s.choose("play Poke", "target Ram")
    assert s.asked == "A"
    s.choose("pass")
    assert s.damage("Ram") == 1
    assert s.asked == "B"
    s.choose("play Jab", "target Ram", "pass")
    assert s.damage("Ram") == 2
    assert s.asked == "A"


@rule("ORC-COMBAT-33")
def test_defending_does_not_mark() -> None:
    s = scene("A: offensive: Ram 1/3\n B: defensive: Cow 1/4\n phase: Move or Attack")
    s.choose("attack B", "block Ram with Cow")
    assert s.damage("Cow") == 1
    assert not s.marked("Cow")


@rule("ORC-COMBAT-DX7", "ORC-COMBAT-34")
def test_marked_before_it_is_declared_it_cannot_defend_and_marked_later_it_still_does() -> None:
    s = scene(
        "A: offensive: Ram 1/3; hand: Lull, 1\n B: defensive: Cow 1/4; hand: 1\n phase: Move or Attack",
        cards=LULL,
    )
    first = s.fork()
    first.choose("attack B", "play Lull", "target Cow")
    assert first.marked("Cow")
    assert first.influence("B") == 19
    s.choose("attack B", "pass", "block Ram with Cow", "play Lull", "target Cow")
    assert s.marked("Cow")
    assert (s.influence("B"), s.damage("Cow"), s.damage("Ram")) == (20, 1, 1)


@rule("ORC-COMBAT-34")
def test_whoever_leaves_its_front_drops_out() -> None:
    s = scene(
        "A: offensive: Ram 3/3\n B: defensive: Cow 1/4; hand: Gust\n phase: Move or Attack",
        cards={"Gust": "event 0: Move target creature to the other front."},
    )
    away = s.fork()
    away.choose("attack B", "play Gust", "target Ram")
    assert away.place("Ram") == "A's Defensive"
    assert (away.influence("B"), away.damage("Cow")) == (20, 0)
    s.choose("attack B", "pass", "block Ram with Cow", "play Gust", "target Cow")
    assert (s.influence("B"), s.damage("Ram"), s.damage("Cow")) == (20, 0, 0)


@rule("ORC-COMBAT-36")
def test_who_comes_into_play_during_an_attack_takes_no_part_in_it() -> None:
    s = scene(
        "A: offensive: Ram 3/3\n B: defensive: Cow 1/4; grave: Hen 1/1; hand: Recall\n phase: Move or Attack",
        cards={"Recall": "event 0: Put a creature card from your graveyard into play in your Defensive."},
    )
    s.choose("attack B", "pass", "block Ram with Cow", "play Recall", "in the Defensive")
    assert s.place("Hen") == "B's Defensive"
    assert (s.damage("Ram"), s.damage("Hen"), s.damage("Cow")) == (1, 0, 3)


@rule("ORC-COMBAT-38")
def test_of_several_opponents_one_is_attacked() -> None:
    s = scene("""
        A: offensive: Ram 3/3
        B: defensive: Cow 1/4
        C: defensive: Hen 1/4
        phase: Move or Attack
    """)
    assert s.options() == ["done", "attack B", "attack C", "move Ram"]
    s.choose("attack C")
    assert s.asked == "C"
    assert s.options() == ["done", "block Ram with Hen"]
    s.refused("block Ram with Cow", "ORC-COMBAT-04")
    s.choose("done")
    assert (s.influence("B"), s.influence("C")) == (20, 17)


@rule("ORC-COMBAT-09", "ORC-COMBAT-35")
def test_who_dies_of_being_named_an_attacker_attacks_nobody() -> None:
    cards = {"Frail": "creature 9/1: Frail gets 0/-1 while it attacks."}
    s = scene("A: offensive: Frail, Ox 1/1\n B: hand: 1\n phase: Move or Attack", cards=cards)
    s.choose("attack B", "send Frail", "send Ox")
    s.to("Second Play")
    assert (s.place("Frail"), s.influence("B")) == ("A's graveyard", 19)
    alone = scene("A: offensive: Frail\n B: hand: 1\n phase: Move or Attack", cards=cards)
    alone.choose("attack B")
    alone.to("Draw", "B")
    assert (alone.place("Frail"), alone.influence("B")) == ("A's graveyard", 20)
