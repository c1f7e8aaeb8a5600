"""Blind texts of ORC that speak of who kills and who dies, played as their writers meant them."""

from blind.texts import orc, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.",
    "Rain": "event 0: Deal 3 damage to each creature.",
    "Back": "event 0: Return target creature to its owner's hand.",
    "Lure": "event 0: Gain control of target creature.",
    "Jab": "event 0: Deal 1 damage to target creature.", "Poke": "event 0: Deal 1 damage to target creature.",
    "Curse": "magic 0: Deal 1 damage to target creature.",
    "Bow": 'equipment 0: Equipped creature has "(M): Deal 3 damage to target creature."',
    "Archer": "creature 3/9: (M): Deal 3 damage to target creature.",
    "Break": "event 0: Destroy target enchantment.",
    "Mage": "creature (Caster) 1/9",
}  # fmt: skip
FIGHT = "phase: Move or Attack"


@plays("Widow of the Fens")
def test_at_her_death_each_opponent_of_her_controller_loses_a_point_of_influence() -> None:
    s = orc("A: offensive: Widow of the Fens; hand: Axe\nB: hand: 1\nC: hand: 1", TEXTS)
    s.choose("play Axe")
    s.all_pass()
    assert [s.influence(seat) for seat in "ABC"] == [20, 19, 19]


@plays("Widow of the Fens")
def test_she_speaks_for_whoever_controls_her_and_only_when_she_dies() -> None:
    s = orc("A: hand: Lure, Axe\nB: defensive: Widow of the Fens", TEXTS)
    s.choose("play Lure")
    s.all_pass()
    assert s.controller("Widow of the Fens") == "A"
    s.choose("play Axe")
    s.all_pass()
    assert (s.place("Widow of the Fens"), s.influence("A"), s.influence("B")) == ("B's graveyard", 20, 19)
    s = orc("A: offensive: Widow of the Fens; hand: Back\nB: hand: 1", TEXTS)
    s.choose("play Back")
    s.all_pass()
    assert (s.place("Widow of the Fens"), s.influence("B")) == ("A's hand", 20)


@plays("Widow of the Fens")
def test_she_dies_in_combat_and_may_win_the_game() -> None:
    s = orc(f"A: 5 influence; offensive: Widow of the Fens\nB: 1 influence; defensive: Ox 2/9\n{FIGHT}")
    s.choose("attack B", "block Widow of the Fens with Ox")
    assert (s.over, s.winner) == (True, "A")


@plays("Sliver of Night")
def test_each_kill_of_the_carrier_gives_its_controller_a_point() -> None:
    s = orc(f"A: offensive: Ox 4/9; attached: Sliver of Night on Ox\nB: defensive: Cow 1/2, Hen 1/2; hand: 1\n{FIGHT}")
    s.choose("attack B", "block Ox with Cow", "block Ox with Hen", "number 2", "trigger of Sliver of Night, number 2")
    assert (s.place("Cow"), s.place("Hen"), s.influence("A")) == ("B's graveyard", "B's graveyard", 22)


@plays("Sliver of Night")
def test_a_kill_by_the_carriers_own_ability_counts_and_that_of_another_does_not() -> None:
    s = orc("A: offensive: Archer; attached: Sliver of Night on Archer\nB: defensive: Cow 1/2; hand: 1", TEXTS)
    s.carry_out("use Archer", "target Cow")
    assert (s.place("Cow"), s.influence("A")) == ("B's graveyard", 21)
    s = orc("A: offensive: Ox 4/9; hand: Axe; attached: Sliver of Night on Ox\nB: defensive: Cow 1/2; hand: 1", TEXTS)
    s.play("Axe", "target Cow")
    assert (s.place("Cow"), s.influence("A")) == ("B's graveyard", 20)


@plays("Sliver of Night")
def test_it_kills_in_defence_and_as_its_carrier_dies_as_well() -> None:
    s = orc(f"A: offensive: Cow 9/2\nB: defensive: Ox 4/4; attached: Sliver of Night on Ox\n{FIGHT}")
    s.choose("attack B", "block Cow with Ox")
    assert (s.place("Ox"), s.place("Cow"), s.influence("B")) == ("B's graveyard", "A's graveyard", 21)


@plays("Sliver of Night")
def test_who_kills_together_with_others_has_killed() -> None:
    s = orc(f"A: offensive: Cow 1/5\nB: defensive: Ox 3/4, Elk 2/4; attached: Sliver of Night on Elk\n{FIGHT}")
    s.choose("attack B", "block Cow with Ox", "block Cow with Elk", "number 0")
    assert (s.place("Cow"), s.influence("B")) == ("A's graveyard", 21)


@plays("Leech Gauntlet")
def test_each_kill_in_combat_is_a_counter_and_a_point_of_attack() -> None:
    s = orc(f"A: offensive: Ox 4/9; attached: Leech Gauntlet on Ox\nB: defensive: Cow 1/2, Hen 1/2; hand: 1\n{FIGHT}")
    s.choose("attack B", "block Ox with Cow", "block Ox with Hen", "number 2", "trigger of Leech Gauntlet, number 2")
    assert s.value("Ox") == "6/9"


@plays("Leech Gauntlet")
def test_kills_out_of_combat_do_not_count() -> None:
    s = orc("A: offensive: Archer; attached: Leech Gauntlet on Archer\nB: defensive: Cow 1/2; hand: 1", TEXTS)
    s.carry_out("use Archer", "target Cow")
    assert (s.place("Cow"), s.value("Archer")) == ("B's graveyard", "3/9")


@plays("Leech Gauntlet")
def test_the_counters_stay_when_the_carrier_changes() -> None:
    s = orc(
        "A: offensive: Ox 4/9, Elk 1/1, Ram 1/9; resources: 3; attached: Leech Gauntlet on Ox\n"
        f"B: defensive: Cow 1/2; hand: 1\n{FIGHT}"
    )
    s.choose("attack B", "send Ox", "done", "block Ox with Cow")
    assert s.value("Ox") == "5/9"
    s.to("Play", "B")
    s.to("Play", "A")
    s.choose("reassign Leech Gauntlet to Ram")
    assert (s.value("Ox"), s.value("Ram")) == ("4/9", "2/9")


@plays("Leech Gauntlet")
def test_dropped_it_keeps_its_counters_for_whoever_picks_it_up() -> None:
    s = orc(f"A: offensive: Ox 4/1, Ram 1/9; attached: Leech Gauntlet on Ox\nB: defensive: Cow 1/2; hand: 1\n{FIGHT}")
    s.choose("attack B", "send Ox", "done", "block Ox with Cow")
    s.to("Second Play")
    assert (s.place("Ox"), s.place("Leech Gauntlet")) == ("A's graveyard", "A's Offensive")
    s.choose("Ram picks up Leech Gauntlet")
    assert s.value("Ram") == "2/9"


@plays("Bitter Familiarity")
def test_only_the_first_targeting_of_a_turn_lets_the_controller_draw() -> None:
    table = "A: hand: Jab, Poke, 1; attached: Bitter Familiarity on Ox\nB: defensive: Ox 1/9; hand: 2"
    s = orc(table, TEXTS)
    s.choose("play Jab")
    s.all_pass()
    assert (len(s.hand("A")), len(s.hand("B"))) == (2, 3)  # the creature's controller, not the enchantment's
    s.choose("play Poke")
    s.all_pass()
    assert (len(s.hand("A")), len(s.hand("B"))) == (1, 3)


@plays("Bitter Familiarity")
def test_abilities_count_magic_does_not_and_each_turn_begins_anew() -> None:
    table = (
        "A: offensive: Archer, Mage; hand: Curse, 1; attached: Bitter Familiarity on Ox\nB: defensive: Ox 1/9; hand: 2"
    )
    s = orc(table, TEXTS)
    s.play("Curse", "target Ox")
    assert len(s.hand("B")) == 2
    s.carry_out("use Archer", "target Ox")
    assert len(s.hand("B")) == 3
    s.to("Play", "B")
    held = len(s.hand("B"))
    s.to("Play", "A")
    s.carry_out("use Archer", "target Ox")
    assert len(s.hand("B")) == held + 1


@plays("Bitter Familiarity")
def test_when_it_leaves_play_its_controller_chooses_two_cards_to_discard() -> None:
    for way in ("Axe", "Back"):
        s = orc(
            f"A: hand: {way}, 1; attached: Bitter Familiarity on Ox\nB: defensive: Ox 1/9; hand: Rat, Elk, Fox; deck: 1",
            TEXTS,
        )
        s.choose(f"play {way}")
        s.all_pass()
        assert (s.asked, s.deck("B")) == ("B", [])  # he has drawn, for the event took aim at Ox
        s.choose("pick Rat", "pick Fox")
        assert [s.place(name) for name in ("Rat", "Elk", "Fox")] == ["B's graveyard", "B's hand", "B's graveyard"]


@plays("Bitter Familiarity")
def test_nobody_discards_when_the_enchantment_alone_goes() -> None:
    s = orc("A: hand: Break, 1; attached: Bitter Familiarity on Ox\nB: defensive: Ox 1/9; hand: 3", TEXTS)
    s.choose("play Break")
    s.all_pass()
    assert (s.place("Bitter Familiarity"), s.place("Ox"), len(s.hand("B"))) == ("A's graveyard", "B's Defensive", 3)


@plays("Bitter Familiarity")
def test_with_one_card_that_one_is_discarded() -> None:
    s = orc("A: hand: Rain, 1; attached: Bitter Familiarity on Ox\nB: defensive: Ox 1/3; hand: Rat", TEXTS)
    s.choose("play Rain", "in the Offensive")
    s.all_pass()
    assert (s.place("Ox"), s.hand("B"), s.place("Rat")) == ("B's graveyard", [], "B's graveyard")


@plays("Scarred Berserker")
def test_he_casts_off_a_piece_and_rages_once_a_turn() -> None:
    s = orc(
        """
        A: offensive: Scarred Berserker, Ox; hand: 1; attached: Ring on Scarred Berserker, Band on Scarred Berserker, Belt on Ox
        B: hand: 1
    """,
        dict.fromkeys(("Ring", "Band", "Belt"), "equipment 1: Equipped creature gets +0/+1."),
    )
    assert s.value("Scarred Berserker") == "3/4"
    s.choose("use Scarred Berserker")
    assert s.options() == ["give Ring", "give Band"]
    s.choose("give Ring")
    s.all_pass()
    assert (s.value("Scarred Berserker"), s.place("Ring"), s.place("Band")) == (
        "6/3", "A's graveyard", "on Scarred Berserker",
    )  # fmt: skip
    assert "use Scarred Berserker" not in s.options()
    s.to("Play", "B")
    assert s.value("Scarred Berserker") == "3/3"
    s.to("Play", "A")
    assert "use Scarred Berserker" in s.options()


@plays("Scarred Berserker")
def test_without_a_piece_of_his_own_he_cannot() -> None:
    s = orc(
        "A: offensive: Scarred Berserker, Ox; hand: 1; attached: Belt on Ox\nB: hand: 1",
        {"Belt": "equipment 1: Equipped creature gets +0/+1."},
    )
    assert "use Scarred Berserker" not in s.options()
