"""Chance in the place of a choice: nobody is asked, and the die says which."""

from scenes import arc, orc


def test_a_random_creature_is_hit_and_nobody_chooses() -> None:
    cards = {"Bolt": "event 0: Deal 1 damage to a random enemy creature."}
    for rolled, dead in ((0, "Elk"), (1, "Yak")):
        s = arc.scene("A: hand: Bolt\nB: army: Elk 1/1, Yak 1/1", cards=cards, dice=[rolled])
        s.choose("play Bolt")
        s.all_pass()
        assert [name for name in ("Elk", "Yak") if s.place(name) == "B's graveyard"] == [dead]


def test_of_several_players_each_sacrifices_what_chance_picks_among_his() -> None:
    cards = {"Toll": "event 0: Each player sacrifices a random creature."}
    s = arc.scene("A: army: Ox 1/1, Cub 1/1; hand: Toll\nB: army: Elk 1/1, Yak 1/1", cards=cards, dice=[0, 1])
    s.choose("play Toll")
    s.all_pass()
    gone = {name for name in ("Ox", "Cub", "Elk", "Yak") if "graveyard" in s.place(name)}
    assert gone == {"Ox", "Yak"}


def test_two_are_picked_only_where_there_are_two() -> None:
    cards = {"Blight": "event 0: Destroy two random enemy creatures."}
    s = arc.scene("A: hand: Blight\nB: army: Elk 1/1, Yak 1/1, Doe 1/1", cards=cards, dice=[0, 0])
    s.choose("play Blight")
    s.all_pass()
    assert sum(s.place(name) == "B's graveyard" for name in ("Elk", "Yak", "Doe")) == 2
    s = arc.scene("A: hand: Blight\nB: army: Elk 1/1", cards=cards)
    s.choose("play Blight")
    s.all_pass()
    assert s.place("Elk") == "B's graveyard"


def test_what_was_picked_is_spoken_of_afterwards() -> None:
    text = "Choose a creature in this battlefield at random. Deal 1 damage to it. If it is yours, draw two cards."
    cards = {"Storm": f"event: {text}"}
    for rolled, drawn in ((0, 2), (1, 0)):
        s = orc.scene("A: offensive: Wolf 2/2; hand: Storm\nB: defensive: Elk 2/2", cards=cards, dice=[rolled])
        s.play("Storm", "in the Offensive")
        assert len(s.hand("A")) == drawn


def test_a_lead_in_vp_is_counted_and_being_behind_counts_nothing() -> None:
    cards = {"Envy": "event: Choose an opponent. Draw a card for each VP he has more than you."}
    for mine, his, drawn in ((1, 3, 2), (3, 1, 0)):
        s = orc.scene(f"A: {mine} VP; hand: Envy\nB: {his} VP", cards=cards)
        s.play("Envy", "in the Offensive")
        assert len(s.hand("A")) == drawn


def test_influence_that_was_lost_this_turn_is_counted() -> None:
    cards = {
        "Wound": "event: You lose 2 influence.",
        "Wrath": "event: Deal damage to target creature equal to the influence that you have lost this turn.",
    }
    s = orc.scene("A: hand: 2 Wound, Wrath\nB: defensive: Elk 1/4", cards=cards)
    s.play("Wound", "in the Offensive")
    s.play("Wound", "in the Offensive")
    s.play("Wrath")
    assert s.place("Elk") == "B's graveyard"


def test_loyalty_is_a_value_of_cards_in_orc() -> None:
    cards = {
        "Guard": "creature 1 Gaian loyalty 2 1/1",
        "Scout": "creature 1 Gaian loyalty 1 1/1",
        "Purge": "event: Destroy all creatures of loyalty 2 or more.",
    }
    s = orc.scene("A: hand: Purge\nB: defensive: Guard, Scout", cards=cards)
    s.play("Purge", "in the Offensive")
    assert (s.place("Guard"), s.place("Scout")) == ("B's graveyard", "B's Defensive")


def test_as_a_price_chance_needs_no_more_cards_than_it_picks() -> None:
    cards = {"Gambler": "creature 1/1: Discard a card at random: This creature gets +2/0 until end of turn."}
    s = arc.scene("A: army: Gambler; hand: Oak", cards=cards)
    s.choose("use Gambler")
    assert s.hand("A") == []
    s.all_pass()
    assert s.table.attack[s.card("Gambler")] == 3
    assert not any(option.startswith("use Gambler") for option in s.options())
