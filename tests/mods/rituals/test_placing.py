"""ORC-RITUAL: texts that place rituals, that hand charges on, and that keep a player from charging several."""

from scenes.rituals import rule, scene

CARDS = {
    "Mage": "creature (Caster) 1/1", "Dirge": "magic 2: Charges: 3. Draw two cards.",
    "Toll": "magic 0: Charges: 2. Draw a card.",
    "Knell": "magic 0: Charges: 2. Draw a card.",
    "Rite": "event 0: You may place a ritual card from your hand with a charge on it.",
    "Dig": "event 0: Place target ritual card in your graveyard.",
    "Pour": "event 0: Move a charge from one of your rituals to another.",
    "Top": "event 0: Put a charge on each ritual you control that is not full.",
    "Warden": "creature 1/1: Players can't charge more than one ritual each turn.",
}  # fmt: skip


@rule("ORC-RITUAL-04")
def test_a_text_places_a_ritual_of_the_hand_with_charges_on_it() -> None:
    s = scene("A: resources: 1; hand: Rite, Dirge", cards=CARDS)
    s.do("play Rite", "yes")
    assert (s.place("Dirge"), s.charges("Dirge")) == ("A's Rituals", 1)


@rule("ORC-RITUAL-03", "ORC-RITUAL-04")
def test_a_text_places_a_ritual_of_the_graveyard_empty() -> None:
    s = scene("A: resources: 1; hand: Dig, 1; grave: Dirge", cards=CARDS)
    s.do("play Dig")
    assert (s.place("Dirge"), s.charges("Dirge")) == ("A's Rituals", 0)


@rule("ORC-RITUAL-09")
def test_another_ritual_is_one_of_ones_own() -> None:
    s = scene("A: rituals: Dirge 2 charges, Toll; hand: Pour\nB: rituals: Knell 1 charge", cards=CARDS)
    s.do("play Pour", "Dirge")
    assert (s.charges("Dirge"), s.charges("Toll")) == (1, 1)


@rule("ORC-RITUAL-10")
def test_only_rituals_that_are_not_full_get_a_charge() -> None:
    s = scene("A: rituals: Dirge 1 charge, Toll 2 charges; hand: Top, 1", cards=CARDS)
    s.do("play Top")
    assert (s.charges("Dirge"), s.charges("Toll")) == (2, 2)


@rule("ORC-RITUAL-05")
def test_a_text_may_allow_one_ritual_only_to_be_charged_in_a_turn() -> None:
    s = scene("A: rituals: Dirge, Toll\nB: offensive: Warden; deck: 3\nphase: Upkeep", cards=CARDS)
    s.choose("charge Dirge")
    assert (s.charges("Dirge"), s.charges("Toll")) == (1, 0)
    assert "charge Toll" not in s.options()
