"""Who is meant and how many, played out in ARC: players compared, the highest, sides, places, halves, words left out."""

import pytest

from scenes.arc import rule, scene


@rule("ARC-WIN-01")
def test_players_are_compared_by_what_they_have() -> None:
    cards = {"Tax": "event 0: Each player with more creature cards in his graveyard than you loses 2 victory points."}
    s = scene("A: hand: Tax; grave: Ox\nB: grave: Elk, Cow", cards=cards)
    s.play("Tax")
    assert (s.points("A"), s.points("B")) == (15, 13)


@rule("ARC-PLAY-07")
def test_a_card_is_played_only_by_who_is_outnumbered() -> None:
    cards = {"Revolt": "event 0: Play only if an opponent controls more creatures than you do. Gain 1 victory point."}
    s = scene("A: hand: Revolt; army: Mule\nB: army: Ox, Elk", cards=cards)
    s.play("Revolt")
    assert s.points("A") == 16
    s = scene("A: hand: Revolt; army: Mule, Ram\nB: army: Ox, Elk", cards=cards)
    assert "play Revolt" not in s.options()


@rule("ARC-RESP-09")
def test_who_fits_when_his_turn_comes_fits_to_the_end() -> None:
    cards = {"Alms": "event 0: Each player with no cards in hand draws two cards, then discards a card."}
    s = scene("A: hand: Alms; deck: Yak, Ram\nB: hand: Ox; deck: Elk, Cow", cards=cards)
    s.choose("play Alms")
    s.all_pass()
    s.choose("pick Yak")
    assert (s.hand("A"), s.hand("B")) == (["Ram"], ["Ox"])


@rule("ARC-RESP-09")
def test_of_two_that_are_highest_one_is_picked() -> None:
    cards = {"Axe": "event 0: Kill the creature with the highest ATK."}
    s = scene("A: hand: Axe; army: Mule 3/3\nB: army: Ox 3/3, Elk 1/1", cards=cards)
    s.choose("play Axe")
    s.all_pass()
    assert s.options() == ["pick Mule", "pick Ox"]
    s.choose("pick Ox")
    assert (s.place("Ox"), s.place("Mule")) == ("B's graveyard", "A's Army")


@rule("ARC-PLAY-07")
def test_the_lowest_is_the_lowest_of_those_named() -> None:
    cards = {"Pick": "event 0: Kill target creature an opponent controls with the lowest ATK."}
    s = scene("A: hand: Pick; army: Mule 0/1\nB: army: Ox 3/3, Elk 1/1, Cow 2/2", cards=cards)
    s.carry_out("play Pick")
    assert s.place("Elk") == "B's graveyard"


@rule("ARC-ABIL-06")
@pytest.mark.parametrize(
    "words", ["target enemy", "target creature you don't control", "target creature controlled by an opponent"]
)
def test_sides_are_told_in_many_ways(words: str) -> None:
    s = scene("A: army: Bane, Mule\nB: army: Ox, Elk", cards={"Bane": f"creature 1 1/1: (M): Mark {words}."})
    s.choose("use Bane")
    assert s.options() == ["target Ox", "target Elk"]


@rule("ARC-CREA-10")
def test_a_bonus_without_a_subject_is_this_creatures() -> None:
    cards = {"Boar": "creature 1 2/2: +2/+0 while attacking a city."}
    s = scene("A: army: Boar\nB: army: Ox; city Reed (Mind, 6)\nphase: Attack", cards=cards)
    assert s.value("Boar") == "2/2"
    s.choose("attack Reed")
    assert s.value("Boar") == "4/2"


@rule("ARC-CREA-10")
def test_of_many_only_those_who_attack_get_it() -> None:
    cards = {"Drum": "creature 1 1/1: Orcs you control get +1/+0 while attacking."}
    s = scene("A: army: Drum, Orc 1/1, Mule 1/1\nB: army: Ox\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Orc", "send Mule", "done")
    assert (s.value("Orc"), s.value("Mule")) == ("2/1", "1/1")


@rule("ARC-ENCH-01")
def test_it_is_what_the_card_is_attached_to() -> None:
    cards = {"Iron": "enchantment 1: Attach to target creature. It can't attack."}
    s = scene("A: army: Mule, Ram; attached: Iron on Mule\nB: army: Ox\nphase: Attack", cards=cards)
    s.choose("attack B's army")
    assert "send Mule" not in s.options()


@rule("ARC-WIN-01")
@pytest.mark.parametrize(("how", "left"), [("", 8), (", rounded down", 8), (", rounded up", 7)])
def test_half_is_rounded_as_it_is_said(how: str, left: int) -> None:
    cards = {"Tithe": f"event 0: Target opponent loses half his victory points{how}."}
    s = scene("A: hand: Tithe\nB: 15 points", cards=cards)
    s.carry_out("play Tithe")
    assert s.points("B") == left


@rule("ARC-WIN-01")
def test_the_first_does_not_count() -> None:
    cards = {"Gift": "event 0: Gain 1 victory point for each Orc you control beyond the first."}
    s = scene("A: hand: Gift; army: Orc 1/1, Orc 1/1, Orc 1/1", cards=cards)
    s.play("Gift")
    assert s.points("A") == 17
    s = scene("A: hand: Gift", cards=cards)
    s.play("Gift")
    assert s.points("A") == 15


@rule("ARC-ABIL-05")
@pytest.mark.parametrize(("residents", "points"), [("Mule", 15), ("Mule, Ram", 16)])
def test_residents_are_counted_by_a_condition(residents: str, points: int) -> None:
    text = "At the start of your Tactics phase, if this city has at least two residents, gain 1 victory point."
    s = scene(f"A: city Inn (Mind, 6): {residents}\nphase: Draw", cards={"Inn": f"city 3 Mind 6: Always: {text}"})
    s.to("Tactics")
    assert s.points("A") == points


@rule("ARC-WIN-01")
def test_graveyards_are_compared() -> None:
    text = "If there are more creature cards in your graveyard than in an opponent's graveyard, draw a card."
    s = scene("A: hand: Wake; grave: Ox; deck: Yak\nB: army: Elk", cards={"Wake": f"event 0: {text}"})
    s.play("Wake")
    assert s.hand("A") == ["Yak"]


@rule("ARC-PLAY-07")
def test_targets_cost_no_more_together_than_is_said() -> None:
    text = "Destroy any number of target creatures with total cost 3 or less."
    cards = {"Sweep": f"event 0: {text}", "Ox": "creature 2 2/2", "Elk": "creature 2 1/1", "Cow": "creature 1 1/1"}
    s = scene("A: hand: Sweep\nB: army: Ox, Elk, Cow", cards=cards)
    s.choose("play Sweep", "target Ox")
    assert s.options() == ["done", "target Cow"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.place("Ox"), s.place("Elk"), s.place("Cow")) == ("B's graveyard", "B's Army", "B's graveyard")


@rule("ARC-RESP-09")
def test_picks_cost_no_more_together_than_is_said() -> None:
    cards = {
        "Rest": "event 0: Unmark up to two creatures you control with total cost 3 or less.",
        "Ox": "creature 2 2/2",
    }
    s = scene("A: hand: Rest; army: Ox marked, Elk 1/1 marked, Cow 1/1 marked", cards=cards)
    s.choose("play Rest")
    s.all_pass()
    s.choose("pick Ox")
    assert s.options() == ["done", "pick Elk", "pick Cow"]


@rule("ARC-RESP-09")
def test_one_of_those_is_picked_among_them_alone() -> None:
    cards = {"Duel": "event 0: Mark two target creatures. Kill one of them."}
    s = scene("A: hand: Duel; army: Mule, Ram\nB: army: Ox, Elk", cards=cards)
    s.choose("play Duel", "target Mule", "target Ox")
    s.all_pass()
    assert s.options() == ["pick Mule", "pick Ox"]


@rule("ARC-CREA-06")
def test_a_value_is_what_is_counted() -> None:
    cards = {"Host": "creature 1 1/4: This creature's ATK is equal to the number of creatures in your army."}
    s = scene("A: army: Host, Mule, Ram\nB: army: Ox", cards=cards)
    assert s.value("Host") == "3/4"


EACH_HIS = """
    A: hand: Due, Yak, Ram, Hen; army: Mule, Ox; city Oakhold (Body, 8); city Elm (Mind, 8)
    B: hand: Pig, Cat; army: Elk, Cow, Bee; city Ford (Soul, 8)
    C: hand: Dog, Kit; army: Emu; city Hill (Soul, 8)
"""


@pytest.mark.parametrize(
    "due",
    [
        "Each player sacrifices a creature for each city he controls.",
        "Each player sacrifices a creature he controls for each city he controls.",
        "Each player sacrifices one creature for each city that player controls.",
    ],
)
@rule("ARC-RESP-09")
def test_each_player_sacrifices_as_many_as_are_counted_for_him(due: str) -> None:
    s = scene(EACH_HIS, cards={"Due": f"event 0: {due}"})
    s.choose("play Due")
    s.all_pass()
    while s.table.chain:
        s.choose("pick Cow" if "pick Cow" in s.options() else s.options()[0])
    graves = {seat: sorted(s.grave(seat)) for seat in "ABC"}
    assert graves == {"A": ["Due", "Mule", "Ox"], "B": ["Cow"], "C": ["Emu"]}


@rule("ARC-RESP-09")
def test_each_player_discards_as_many_as_are_counted_for_him() -> None:
    s = scene(EACH_HIS, cards={"Due": "event 0: Each player discards a card for each city he controls."})
    s.choose("play Due")
    s.all_pass()
    while s.table.chain:
        s.choose(s.options()[0])
    assert [len(s.hand(seat)) for seat in "ABC"] == [1, 1, 1]


@rule("ARC-RESP-09")
def test_each_opponent_loses_and_draws_as_much_as_is_counted_for_him() -> None:
    loses = "Each opponent loses 1 victory point for each creature he controls."
    draws = "Each player draws a card for each city he controls."
    s = scene(EACH_HIS, cards={"Due": f"event 0: {loses} {draws}"})
    s.play("Due")
    assert [s.points(seat) for seat in "ABC"] == [15, 12, 14]
    assert [len(s.hand(seat)) for seat in "ABC"] == [5, 3, 3]
