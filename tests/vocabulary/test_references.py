"""What was chosen, discarded, revealed before, and how much at most: references and caps played out in ARC."""

import pytest

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


@rule("ARC-STATE-11")
def test_control_lasts_as_long_as_the_card_does() -> None:
    cards = {
        "Siren": "creature 0 1/1: When this creature comes into play, gain control of target creature as long as this creature "
        "remains in play."
    }
    cards["Axe"] = "event 0: Kill target creature."
    s = scene("A: hand: Siren, Axe; army: Yak\nB: army: Ox", cards=cards)
    s.carry_out("play Siren", "target Ox")
    assert s.place("Ox") == "A's Army"
    s.carry_out("play Axe", "target Siren")
    assert (s.place("Siren"), s.place("Ox")) == ("A's graveyard", "B's Army")


@rule("ARC-PLAY-07")
def test_a_ban_ends_with_the_card_that_laid_it() -> None:
    cards = {
        "Imp": "creature 0 1/1: When I come into play, choose an enemy creature. As long as I remain in play, that creature "
        "gets -2/-0.",
        "Axe": "event 0: Kill target creature.",
    }
    s = scene("A: hand: Imp, Axe\nB: army: Ox 3/3", cards=cards)
    s.carry_out("play Imp")
    assert s.value("Ox") == "1/3"
    s.carry_out("play Axe", "target Imp")
    assert s.value("Ox") == "3/3"


DOUBLE = (
    "creature 0 1/1: As I come into play, choose another creature in play. As long as the chosen creature remains in play, "
    "my ATK and DEF are equal to its ATK and DEF. When it leaves play, put two +1/+1 counters on me."
)


@rule("ARC-CREA-10")
def test_a_card_remembers_what_was_chosen_for_it() -> None:
    cards = {"Double": DOUBLE, "Axe": "event 0: Kill target creature."}
    s = scene("A: hand: Double, Axe\nB: army: Ox 3/4, Elk 2/2", cards=cards)
    s.carry_out("play Double", "pick Ox")
    assert s.value("Double") == "3/4"
    s.carry_out("play Axe", "target Ox")
    assert s.value("Double") == "3/3"


@rule("ARC-STATE-09")
def test_what_was_chosen_is_remembered_as_the_card_goes() -> None:
    cards = {
        "Bond": "creature 0 1/1: When this creature comes into play, choose an enemy creature. When this creature leaves play, "
        "kill the chosen creature.",
        "Axe": "event 0: Kill target creature.",
    }
    s = scene("A: hand: Bond, Axe\nB: army: Ox, Elk", cards=cards)
    s.carry_out("play Bond", "pick Ox")
    s.carry_out("play Axe", "target Bond")
    assert (s.place("Ox"), s.place("Elk")) == ("B's graveyard", "B's Army")


@rule("ARC-ABIL-05")
@pytest.mark.parametrize(("hurt", "died"), [("", False), (" hurt 1", True)])
def test_it_is_the_one_of_two_that_was_named_again(hurt: str, died: bool) -> None:
    cards = {
        "Boar": "creature 1 1/3: Whenever a creature defends against this creature, kill that creature if it is damaged."
    }
    s = scene(f"A: army: Boar hurt 1\nB: army: Ox 0/5{hurt}\nphase: Attack", cards=cards)
    s.choose("attack B's army", "block Boar with Ox")
    s.all_pass()
    assert (s.place("Ox") == "B's graveyard") == died
