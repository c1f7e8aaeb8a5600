"""Quests of ORC that ask for whole turns and attacks, and monsters that count their hit points."""

from scenes.orc import rule, scene

CARDS = {
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Coin": "event 0: Gain 1 influence.",
    "Jab": "event 0: Deal 4 damage to target creature.",
}


@rule("ORC-QUEST-20")
def test_several_deeds_of_one_turn_are_all_done_in_that_turn() -> None:
    cards = {**CARDS, "Road": "quest: In one of your turns, kill a creature and play two Events. Victory Points: 1."}
    s = scene(
        "A: hand: Jab, Coin; quests: Road; chapter: Next\nB: hand: 1; offensive: Cow 1/1; defensive: Hen 1/1",
        cards=cards,
    )
    s.choose("accept Road")
    s.play("Coin", "in the Offensive")
    assert s.place("Road") == "A's Quest"
    s.play("Jab", "in the Offensive")
    assert s.victory("A") == 1


@rule("ORC-QUEST-20")
def test_deeds_of_two_turns_are_not_those_of_one() -> None:
    cards = {**CARDS, "Road": "quest: In one of your turns, recycle and play two Events. Victory Points: 1."}
    s = scene("A: hand: Coin, Coin; quests: Road; chapter: Next\nB: hand: 1", cards=cards)
    s.choose("accept Road")
    s.play("Coin", "in the Offensive")
    s.play("Coin", "in the Offensive")
    assert s.victory("A") == 0


@rule("ORC-QUEST-35")
def test_what_is_done_for_each_of_them_counts_those_that_the_quest_speaks_of() -> None:
    cards = {
        **CARDS,
        "Road": "quest: Have two creatures in your Defensive. Reward: gain 1 influence for each of them. Victory Points: 1.",
    }
    s = scene("A: defensive: Hen, Cow, Imp; quests: Road; chapter: Next\nB: hand: 1", cards=cards)
    s.choose("accept Road")
    s.all_pass()
    assert (s.place("Road"), s.influence("A")) == ("removed", 23)


@rule("ORC-QUEST-47")
def test_a_monster_under_its_own_name_grows_with_what_it_has_lost_and_only_in_the_fight() -> None:
    cards = {
        **CARDS,
        "Hunt": "quest (Confrontation) 2/2: Slay the Mire Drake (2/2, 3 hit points). The Mire Drake gets +1/0 for each hit "
        "point that it has lost to the player who attacks it. Victory Points: 1.",
    }
    s = scene("A: offensive: Ox 2/3, Elk 2/3; quests: Hunt; chapter: Next\nB: hand: 1", cards=cards)
    s.choose("accept Hunt")
    s.to("Move or Attack")
    s.choose("attack Hunt", "send Ox against Hunt", "send Elk against Hunt")
    assert s.value("Hunt") == "2/2"
    s.choose(s.way_on())
    assert sorted(s.place(name) for name in ("Ox", "Elk")) == ["A's Offensive", "A's graveyard"]
    assert s.value("Hunt") == "2/2"


@rule("ORC-QUEST-20")
def test_an_attack_on_you_counts_in_which_nothing_is_lost_and_one_that_costs_influence_does_not() -> None:
    turn = "Lose no influence in one turn of opponents in which you are attacked."
    for text in ("In one attack on you, lose no influence.", turn):
        quest = f"quest: {text} Victory Points: 1."
        for blocks, points in ((["block Ox with Cow"], 1), (["done"], 0)):
            s = scene(
                "A: quests: Road; chapter: Next; defensive: Cow 1/9\nB: offensive: Ox 2/2; hand: 1",
                cards={**CARDS, "Road": quest},
            )
            s.choose("accept Road")
            s.to("Move or Attack", "B")
            s.choose("attack A", *blocks)
            s.to("Draw", "A")
            assert (text, s.victory("A")) == (text, points)


@rule("ORC-QUEST-20")
def test_a_turn_without_an_attack_on_you_does_not_count() -> None:
    quest = "quest: Lose no influence in one turn of opponents in which you are attacked. Victory Points: 1."
    s = scene("A: quests: Road; chapter: Next\nB: offensive: Ox 2/2; hand: 1", cards={**CARDS, "Road": quest})
    s.choose("accept Road")
    s.to("Draw", "B")
    s.to("Draw", "A")
    assert s.victory("A") == 0
