"""Choosing between ways, played out: how many, by whom, and however it is set out."""

import pytest

from scenes.arc import Scene, scene

THREE = "draw a card; gain 1 victory point; lose 2 victory points"


def told(s: Scene) -> tuple[int, int]:
    return s.points("A"), len(s.hand("A"))


def event(text: str, *answers: str, way: str = "", foe: str = "") -> Scene:
    """An event of this text, played; of several ways the one that begins so."""
    s = scene(f"A: hand: Deed; deck: 9\nB: deck: 9{foe}", cards={"Deed": f"event 0: {text}"})
    s.play(f"Deed{way}", *answers)
    return s


def sage(text: str, *answers: str, foe: str = "") -> Scene:
    """A creature of this text comes into play."""
    s = scene(f"A: gems 9 Gaian; hand: Sage; deck: 9\nB: deck: 9{foe}", cards={"Sage": f"creature 1 1/1: {text}"})
    s.play("Sage", *answers)
    return s


@pytest.mark.parametrize("text", [
    "Choose one - Draw a card. - Gain 1 victory point.",
    "Choose one:\n\u2022 Draw a card.\n\u2022 Gain 1 victory point.",
    "Choose one \u2013\n- Draw a card\n- Gain 1 victory point",
    "Choose one: draw a card, or gain 1 victory point.",
    "Either draw a card or gain 1 victory point.",
])  # fmt: skip
def test_one_of_two_however_they_are_set_out(text: str) -> None:
    assert told(event(text, way=": Draw")) == (15, 1)
    assert told(event(text, way=": Gain")) == (16, 0)


def test_two_of_three_are_chosen_as_an_event_is_played() -> None:
    text = f"Choose two: {THREE}."
    ways = {": Draw a card. Gain": (16, 1), ": Draw a card. Lose": (13, 1), ": Gain a victory point. Lose": (14, 0)}
    for way, after in ways.items():
        assert told(event(text, way=way)) == after


def test_two_of_three_are_chosen_as_a_trigger_is_carried_out() -> None:
    text = f"When this creature comes into play, choose two: {THREE}."
    assert told(sage(text, "choose: draw", "choose: gain")) == (16, 1)
    assert told(sage(text, "choose: draw", "choose: lose")) == (13, 1)
    assert told(sage(text, "choose: gain")) == (14, 0)  # then only one is left


def test_up_to_two_may_be_none_and_one_or_both_is_one_at_least() -> None:
    assert told(sage(f"When this creature comes into play, choose up to two: {THREE}.", "done")) == (15, 0)
    both = "When this creature comes into play, choose one or both: draw a card; gain 1 victory point."
    s = scene("A: gems 9 Gaian; hand: Sage; deck: 9", cards={"Sage": f"creature 1 1/1: {both}"})
    s.choose("play Sage")
    while "choose: draw a card" not in s.options():
        s.choose(s.options()[0])
    assert s.options() == ["choose: draw a card", "choose: gain a victory point"]
    s.choose("choose: draw a card", "done")
    assert told(s) == (15, 1)


def test_you_may_do_one_of_two_or_none() -> None:
    text = "When this creature comes into play, you may draw a card or gain 1 victory point."
    assert told(sage(text, "no")) == (15, 0)
    assert told(sage(text, "yes", "choose: gain")) == (16, 0)


def test_an_opponent_chooses_what_you_do_or_he() -> None:
    text = "Target opponent chooses one: you draw two cards; or he loses 2 victory points."
    s = event(text, "choose: draw")
    assert (told(s), s.points("B")) == ((15, 2), 15)
    s = event(text, "choose: that player loses")
    assert (told(s), s.points("B")) == ((15, 0), 13)


@pytest.mark.parametrize("text", [
    "Each player either discards a card or loses 2 victory points.",
    "Each player chooses one: he discards a card; or he loses 2 victory points.",
])  # fmt: skip
def test_each_player_chooses_for_himself(text: str) -> None:
    s = scene("A: hand: Deed, Elf 1/1; deck: 9\nB: hand: Orc 1/1, Ox 1/1; deck: 9", cards={"Deed": f"event 0: {text}"})
    s.choose("play Deed")
    while "pass" in s.options()[0]:
        s.choose(s.options()[0])
    s.choose(s.options()[1])
    assert (s.points("A"), len(s.hand("A"))) == (13, 1)
    s.choose(s.options()[0])
    s.choose("pick Ox")
    assert (s.points("B"), len(s.hand("B"))) == (15, 1)


def test_who_cannot_pay_must_do_the_other() -> None:
    text = "When this creature comes into play, target opponent must either pay 1 power or lose 2 victory points."
    assert sage(text).points("B") == 13


WAYS = "When this creature comes into play, choose one: destroy target enchantment; or draw a card, then gain 1 victory point."


def test_a_way_of_a_trigger_with_its_target_is_chosen_as_the_trigger_goes_on_the_chain() -> None:
    s = scene(
        "A: gems 9 Gaian; hand: Sage; deck: 9; army: Elf 1/1\nB: deck: 9",
        cards={"Sage": f"creature 1 1/1: {WAYS}", "Bond": "enchantment 1: Attach to a creature. It gets +1/+1."},
    )
    s.play("Sage")
    assert told(s) == (16, 1)  # no enchantment is in play, so there is but one way


@pytest.mark.parametrize(("way", "after", "graves"), [
    ("choose: destroy", (15, 0), ["Bond"]), ("choose: draw a card and gain", (16, 1), []),
])  # fmt: skip
def test_where_several_ways_have_targets_the_player_of_the_trigger_is_asked(
    way: str, after: tuple[int, int], graves: list[str]
) -> None:
    s = scene(
        "A: gems 9 Gaian; hand: Sage, Bond; deck: 9; army: Elf 1/1\nB: deck: 9",
        cards={"Sage": f"creature 1 1/1: {WAYS}", "Bond": "enchantment 1: Attach to a creature. It gets +1/+1."},
    )
    s.play("Bond")
    s.play("Sage", way)
    assert (told(s), s.grave("A")) == (after, graves)


BOTH = "Choose one: deal 1 damage to target creature; or draw a card. If you control an Elf, you may choose both."


def test_both_ways_are_offered_only_where_the_text_allows_it() -> None:
    prints = {"Deed": f"event 0: {BOTH}"}
    s = scene("A: hand: Deed; army: Orc 1/3; deck: 5", cards=prints)
    assert sum(label.startswith("play Deed") for label in s.options()) == 2
    s = scene("A: hand: Deed; army: Elf 1/3; deck: 5", cards=prints)
    assert sum(label.startswith("play Deed") for label in s.options()) == 3
    s.play(next(label for label in s.options() if "Choose this way" in label).removeprefix("play "))
    assert (s.damage("Elf"), len(s.hand("A"))) == (1, 1)


@pytest.mark.parametrize(("army", "after"), [("Sage", (16, 0)), ("Sage, Elf 1/1", (16, 1))])
def test_of_a_trigger_both_may_be_chosen_if_it_is_so(army: str, after: tuple[int, int]) -> None:
    text = "At the end of your turn, choose one, or both if you control an Elf: gain 1 victory point; or draw a card."
    s = scene(f"A: army: {army}; deck: 9\nB: deck: 9", cards={"Sage": f"creature 1 1/1: {text}"})
    while not s.options()[0].startswith("choose: "):
        s.choose(s.way_on())
    s.choose("choose: gain")
    if "choose: draw a card" in s.options():
        s.choose("choose: draw a card")
    assert told(s) == after


def test_a_choice_between_targets_is_made_once_each_turn() -> None:
    text = "Whenever a creature dies, choose one: mark target creature; or gain 1 victory point. Do this only once each turn."
    prints = {"Sage": f"creature 1 1/3: {text}", "Bolt": "event 0: Deal 1 damage to each creature."}
    s = scene("A: hand: Bolt; army: Sage\nB: army: Orc 1/1, Ox 1/1", cards=prints)
    s.choose("play Bolt")
    for _ in range(9):
        s.settle()
        gains = [label for label in s.options() if label.startswith("choose: gain")]
        s.choose(gains[0] if gains else s.way_on())
    assert s.points("A") == 16
