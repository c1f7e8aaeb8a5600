"""Blind quests of ORC, and who lives for quests, played as their writers meant them."""

from blind.texts import orc, plays
from scenes.orc import Scene

TEXTS = {
    "Hymn": "event 0: Gain 1 influence.", "Jab": "event 0: Deal 4 damage to target creature.",
    "Hex": "magic 0: Deal 4 damage to target creature.",
    "Mage": "creature (Caster) 1/9", "Rouse": "event 0: Unmark target creature.",
    "Axe": "event 0: Kill target creature.",
    **dict.fromkeys(("Asp", "Bee", "Cat", "Dog"), "creature 1 (Elf) 1/1"),
    "Grub": "creature 1 (Orc) 1/1",
    **dict.fromkeys(("Old", "Next"), "quest (Assignment): Draw nine cards. Victory Points: 1."),
    "Feast": "quest (Assignment): Play an Event. Victory Points: 1.",
}  # fmt: skip


def accepted(text: str, quest: str, *answers: str) -> Scene:
    """A has the quest active from his first Play phase on."""
    s = orc(text, TEXTS)
    s.choose(f"accept {quest}", *answers)
    s.all_pass()
    return s


def left(s: Scene, quest: str) -> str:
    """How many hit points A's monster has left."""
    return s.progress("A", quest).rsplit("; ", 1)[-1]


@plays("The Empty Saddle")
def test_an_empty_offensive_at_the_end_of_two_own_turns_in_a_row() -> None:
    s = accepted(
        "A: defensive: Ox; quests: The Empty Saddle; chapter: Next; hand: 1\nB: offensive: Hen; hand: 1", "The Empty"
    )
    s.to("Play", "B")
    assert s.victory("A") == 0
    s.to("Play", "A")
    assert s.victory("A") == 0
    s.to("Play", "B")
    assert (s.victory("A"), s.place("The Empty Saddle")) == (2, "removed")


@plays("The Empty Saddle")
def test_somebody_in_the_offensive_at_the_end_of_a_turn_between_breaks_the_row() -> None:
    s = accepted("A: defensive: Ox; quests: The Empty Saddle; chapter: Next; hand: 1\nB: hand: 1", "The Empty Saddle")
    s.to("Play", "B")
    s.to("Move or Attack", "A")
    s.choose("move Ox")
    s.to("Play", "B")
    s.to("Move or Attack", "A")
    s.choose("move Ox")
    s.to("Play", "B")
    assert (s.place("Ox"), s.victory("A")) == ("A's Defensive", 0)  # the row begins anew
    s.to("Play", "A")
    s.to("Play", "B")
    assert s.victory("A") == 2


@plays("The Empty Saddle")
def test_whoever_enters_the_offensive_last_of_all_is_there_as_the_turn_ends() -> None:
    table = "A: hand: Asp, 1; resources: 1; quests: The Empty Saddle; chapter: Next\nB: hand: 1"
    for front, points in (("Offensive", 0), ("Defensive", 2)):
        s = accepted(table, "The Empty Saddle")
        s.to("Play", "B")
        s.to("Entrance", "A")
        s.choose("play Asp", f"in the {front}")
        s.to("Play", "B")
        assert s.victory("A") == points


@plays("Quiet Winter")
def test_two_own_turns_without_an_attack_bring_the_gold_back_and_a_point() -> None:
    s = accepted(
        "A: offensive: Ox; quests: Quiet Winter; chapter: Next; resources: 2; hand: 1\nB: offensive: Hen; hand: 1",
        "Quiet",
    )
    assert s.gold("A") == 0
    s.to("Move or Attack", "B")
    s.choose("attack A")  # others may
    s.to("Play", "A")
    assert s.victory("A") == 0
    s.to("Play", "B")
    assert (s.victory("A"), s.place("Quiet Winter")) == (1, "removed")


@plays("Quiet Winter")
def test_an_attack_begins_the_two_turns_anew_even_one_on_a_monster() -> None:
    monster = {"Beast": "quest (Confrontation) 0/9: Hit points: 3. Victory Points: 1."}
    for target in ("attack B", "attack Beast"):
        s = orc(
            "A: offensive: Ox; quests: Quiet Winter; chapter: Next; resources: 2; hand: 1\nB: quests: Beast; hand: 1",
            TEXTS | monster,
        )
        s.choose("accept Quiet Winter", "accept Beast")
        s.to("Play", "B")
        s.to("Move or Attack", "A")
        s.choose(target)
        s.to("Play", "B")
        assert s.victory("A") == 0
        s.to("Play", "A")
        s.to("Play", "B")
        assert s.victory("A") == 0  # one turn
        s.to("Play", "A")
        s.to("Play", "B")
        assert s.victory("A") == 1


@plays("Quiet Winter")
def test_who_cannot_pay_two_gold_does_not_accept_it_and_who_abandons_it_loses_them() -> None:
    s = orc("A: quests: Quiet Winter; resources: 1; hand: 1\nB: hand: 1", TEXTS)
    s.refused("accept Quiet Winter", "ORC-QUEST-29")
    s = accepted("A: quests: Quiet Winter; resources: 2; hand: 1\nB: hand: 1", "Quiet Winter")
    s.choose("abandon Quiet Winter")
    assert s.gold("A") == 0


@plays("The Toll Serpent")
def test_no_event_of_anybody_aims_at_the_serpent_but_magic_does() -> None:
    s = accepted(
        "A: offensive: Mage; quests: The Toll Serpent; hand: Axe, Hex\nB: defensive: Cow; hand: 1", "The Toll Serpent"
    )
    event = s.fork()
    event.choose("play Axe")
    assert event.options() == ["target Mage", "target Cow"]
    s.play("Hex", "target The Toll Serpent")
    assert left(s, "The Toll Serpent") == "2 hit points left"


@plays("The Toll Serpent")
def test_nor_do_events_of_whoever_plays_it_in_a_fight() -> None:
    s = accepted(
        "A: offensive: Ox 1/9; quests: The Toll Serpent; hand: 1\nB: defensive: Cow; hand: Axe", "The Toll Serpent"
    )
    s.to("Move or Attack")
    s.choose("attack The Toll Serpent", "play Axe")
    assert s.options() == ["target Ox", "target Cow"]


@plays("The Toll Serpent")
def test_three_hits_slay_it_for_two_points() -> None:
    s = accepted(
        "A: offensive: Ox 4/5, Elk 4/5, Ram 4/5; quests: The Toll Serpent; chapter: Next\nB: hand: Jab",
        "The Toll Serpent",
    )
    s.to("Move or Attack")
    s.choose("attack The Toll Serpent", "send Ox", "send Elk", "send Ram")
    while not s.victory("A"):
        s.choose(s.options()[0])
    assert (s.victory("A"), s.place("The Toll Serpent"), s.place("Ox")) == (2, "removed", "A's Offensive")


@plays("Errant of the Broken Lance")
def test_each_quest_that_is_completed_unmarks_and_strengthens_the_errant() -> None:
    errant = "Errant of the Broken Lance"
    s = accepted(f"A: offensive: {errant} marked; quests: Feast; chapter: Next; hand: Hymn, 1\nB: hand: 1", "Feast")
    s.choose("play Hymn", "in the Offensive")
    s.all_pass()
    assert (s.victory("A"), s.marked(errant), s.value(errant)) == (1, False, "4/4")


@plays("Errant of the Broken Lance")
def test_the_quests_of_others_are_none_of_his_business() -> None:
    errant = "Errant of the Broken Lance"
    s = orc(f"A: offensive: {errant} marked; hand: 1\nB: quests: Feast; chapter: Next; hand: Hymn, 1", TEXTS)
    s.to("Play", "B")
    s.choose("accept Feast")
    s.play("Hymn", "in the Offensive")
    assert (s.victory("B"), s.marked(errant), s.value(errant)) == (1, True, "3/3")


@plays("Errant of the Broken Lance")
def test_against_a_monster_he_strikes_harder_and_against_others_not() -> None:
    errant = "Errant of the Broken Lance"
    table = f"A: offensive: {errant}; quests: Beast; hand: Hymn\nB: defensive: Cow 0/9; hand: 1"
    monster = {"Beast": "quest (Confrontation) 0/5: Hit points: 3. Victory Points: 1."}
    s = orc(table, TEXTS | monster)
    s.choose("accept Beast")
    s.to("Move or Attack")
    assert s.value(errant) == "3/3"
    fight = s.fork()
    fight.choose("attack Beast")
    assert fight.value(errant) == "5/3"
    fight.to("Second Play")
    assert (left(fight, "Beast"), fight.value(errant)) == ("2 hit points left", "3/3")
    s.choose("attack B", f"send {errant}", "pass", f"block {errant} with Cow")
    assert s.value(errant) == "3/3"


@plays("Stand Together")
def test_three_unmarked_of_a_kind_in_the_defensive_as_an_opponents_turn_ends() -> None:
    s = accepted(
        """
        A: defensive: Asp, Bee, Cat, Dog marked, Grub; offensive: Elf 1/1; quests: Stand Together; chapter: Next; hand: 1
        B: hand: 1
    """,
        "Stand Together",
    )
    s.to("Play", "B")
    assert s.victory("A") == 0  # it was an own turn that ended
    s.to("Play", "A")
    assert s.victory("A") == 2
    assert [s.value(name) for name in ("Asp", "Bee", "Cat", "Grub", "Elf")] == ["1/2", "1/2", "1/2", "1/1", "1/1"]


@plays("Stand Together")
def test_of_three_players_any_opponents_turn_will_do() -> None:
    s = accepted(
        "A: defensive: Asp, Bee, Cat; quests: Stand Together; chapter: Next; hand: 1\nB: hand: 1\nC: hand: 1",
        "Stand Together",
    )
    s.to("Play", "B")
    s.to("Play", "C")
    assert s.victory("A") == 2


@plays("Stand Together")
def test_a_word_of_their_names_is_a_type_they_share() -> None:
    s = accepted(
        "A: defensive: Red Ant, Red Bug, Red Moth, Old Crow; quests: Stand Together; chapter: Next; hand: 1\nB: hand: 1",
        "Stand Together",
    )
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.victory("A") == 2
    assert [s.value(name) for name in ("Red Ant", "Red Bug", "Red Moth", "Old Crow")] == ["1/2", "1/2", "1/2", "1/1"]


@plays("Stand Together")
def test_two_are_not_enough_nor_three_of_different_kinds_nor_marked_ones() -> None:
    for there in ("Asp, Bee, Grub", "Asp, Bee, Cat assigned", "Asp, Bee; offensive: Cat"):
        s = accepted(
            f"A: defensive: {there}; quests: Stand Together; chapter: Next; hand: 1\nB: hand: 1", "Stand Together"
        )
        s.to("Play", "B")
        s.to("Play", "A")
        assert s.victory("A") == 0


@plays("Bounty on the Ridge")
def test_an_attacker_and_one_in_its_controllers_defensive_are_killed() -> None:
    s = accepted(
        """
        A: defensive: Ox 5/5; quests: Bounty; chapter: Next; resources: 3; hand: Axe, 1
        B: offensive: Hen, Cock; defensive: Cow; hand: 1
    """,
        "Bounty",
    )
    assert s.gold("A") == 0
    s.to("Move or Attack", "B")
    s.choose("attack A", "send Hen", "done", "pass", "block Hen with Ox", "pass")
    assert (s.place("Hen"), s.victory("A")) == ("B's graveyard", 0)
    s.to("Play", "A")
    s.play("Axe", "in the Offensive")
    assert (s.place("Cow"), s.victory("A"), s.influence("A")) == ("B's graveyard", 3, 23)


@plays("Bounty on the Ridge")
def test_the_other_order_will_do_and_those_who_do_not_attack_are_none() -> None:
    s = accepted(
        """
        A: defensive: Ox 5/5; quests: Bounty; chapter: Next; resources: 3; hand: 2 Axe, 1
        B: offensive: Hen, Cock; defensive: Cow; hand: 1
    """,
        "Bounty",
    )
    s.play("Axe", "in the Offensive")
    s.play("Axe", "target Cock")
    assert s.victory("A") == 0  # Cock did not attack
    s.to("Move or Attack", "B")
    s.choose("attack A", "block Hen with Ox")
    assert (s.place("Hen"), s.victory("A"), s.influence("A")) == ("B's graveyard", 3, 23)


@plays("Bounty on the Ridge")
def test_it_must_be_the_defensive_of_whoever_attacked() -> None:
    table = """
        A: defensive: Ox 5/5; quests: Bounty; chapter: Next; resources: 3; hand: 2 Axe, 1
        B: offensive: Hen; defensive: Cow; hand: 1
        C: defensive: Sow; hand: 1
    """
    for first, points in (("Cow", 3), ("Sow", 0)):
        s = accepted(table, "Bounty")
        s.play("Axe", "in the Offensive", f"target {first}")
        s.to("Move or Attack", "B")
        s.choose("attack A", "pass", "block Hen with Ox", "pass")
        assert (s.place("Hen"), s.victory("A")) == ("B's graveyard", points)
    s.to("Play", "A")
    s.play("Axe", "in the Offensive")
    assert (s.place("Cow"), s.victory("A")) == ("B's graveyard", 3)


@plays("Bounty on the Ridge")
def test_after_three_turns_it_is_failed_and_the_gold_lost() -> None:
    s = accepted("A: quests: Bounty; chapter: Next; resources: 3; hand: 1\nB: hand: 1", "Bounty")
    for _ in range(2):
        s.to("Play", "B")
        s.to("Play", "A")
        assert s.pursues("A") == ["Bounty"]
    s.to("Play", "B")
    s.to("Draw", "A")
    assert (s.pursues("A"), s.place("Bounty"), s.gold("A")) == ([], "removed", 3)


@plays("Grimjaw, Eater of Roads")
def test_whoever_takes_a_hit_point_is_marked_again_by_the_player_of_the_monster() -> None:
    s = accepted("A: offensive: Ox 5/9, Elk 5/9; quests: Grimjaw; hand: Rouse, 1\nB: hand: Hymn", "Grimjaw")
    s.to("Move or Attack")
    s.choose("attack Grimjaw", "send Ox", "done", "pass", "play Rouse", "in the Offensive", "target Ox")
    s.all_pass()
    assert "Ox is unmarked" in s.log()
    assert (s.marked("Ox"), s.marked("Elk"), left(s, "Grimjaw")) == (True, False, "4 hit points left")


@plays("Grimjaw, Eater of Roads")
def test_five_hits_slay_it_for_three_points_and_blows_that_are_too_weak_do_nothing() -> None:
    s = accepted("A: offensive: 5 Ox 5/9, Elk 4/9; quests: Grimjaw; chapter: Next; hand: 1\nB: hand: 1", "Grimjaw")
    s.to("Move or Attack")
    weak = s.fork()
    weak.choose("attack Grimjaw", "send Elk", "done")
    weak.to("Second Play")
    assert left(weak, "Grimjaw") == "5 hit points left"
    s.choose("attack Grimjaw", *5 * ["send Ox against"], "done")
    s.to("Second Play")
    assert (s.victory("A"), s.place("Grimjaw")) == (3, "removed")
