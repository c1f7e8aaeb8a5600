"""What was chosen, discarded, revealed before, and how much at most: references and caps played out in ARC."""

from scenes.arc import rule, scene


@rule("ARC-TURN-17")
def test_each_player_discards_down_as_he_likes() -> None:
    cards = {"Fair": "event 0: Each player discards down to two cards."}
    s = scene("A: hand: Fair, Yak, Ram\nB: hand: Ox, Elk, Cow, Mule", cards=cards)
    s.choose("play Fair")
    s.all_pass()
    s.choose("pick Ox", "pick Mule")
    assert (s.hand("A"), s.hand("B")) == (["Yak", "Ram"], ["Elk", "Cow"])


@rule("ARC-TURN-08")
def test_cards_are_drawn_until_there_are_so_many() -> None:
    cards = {"Feast": "event 0: Draw cards until you have two cards in hand."}
    s = scene("A: hand: Feast, Ox; deck: Yak, Ram\nB: army: Elk", cards=cards)
    s.play("Feast")
    assert s.hand("A") == ["Ox", "Yak"]


@rule("ARC-PLAY-07")
def test_a_number_is_no_more_than_its_cap() -> None:
    cards = {"Loot": "event 0: X is the number of creatures you control. Gain X victory points, but no more than two."}
    s = scene("A: hand: Loot; army: Yak, Ram, Mule\nB: army: Elk", cards=cards)
    s.play("Loot")
    assert s.points("A") == 17


@rule("ARC-PLAY-07")
def test_a_cap_is_of_the_whole() -> None:
    cards = {"Loot": "event 0: Gain 2 victory points for each creature you control, to a maximum of 5."}
    s = scene("A: hand: Loot; army: Yak, Ram, Mule\nB: army: Elk", cards=cards)
    s.play("Loot")
    assert s.points("A") == 20


@rule("ARC-RESP-09")
def test_what_was_chosen_is_spoken_of_again() -> None:
    cards = {"Edict": "event 0: Choose an enemy creature. Kill the chosen creature."}
    s = scene("A: hand: Edict; army: Yak\nB: army: Elk, Ox", cards=cards)
    s.choose("play Edict")
    s.all_pass()
    s.choose("pick Ox")
    assert s.place("Ox") == "B's graveyard"


@rule("ARC-PLAY-07")
def test_the_discarded_card_is_asked_about_where_it_lies_now() -> None:
    cards = {
        "Raid": "event 0: Target opponent discards a card. If the discarded card was a creature card, you gain 1 victory point."
    }
    s = scene("A: hand: Raid; army: Yak\nB: hand: Elk", cards=cards)
    s.carry_out("play Raid")
    assert (s.hand("B"), s.points("A")) == ([], 16)


@rule("ARC-ABIL-05")
def test_a_card_is_called_by_a_part_of_its_name() -> None:
    cards = {"Big Nose Yarb": "creature 1 1/1: When Yarb attacks, he gets +2/+0 until end of turn."}
    s = scene("A: army: Big Nose Yarb, Mule\nB: army: Ox\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Big Nose Yarb", "done")
    s.all_pass()
    assert s.value("Big Nose Yarb") == "3/1"
