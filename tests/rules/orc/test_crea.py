"""ORC-CREA: creatures, their values and their types."""

from scenes.orc import rule, scene


@rule("ORC-CREA-01", "ORC-CREA-02", "ORC-CREA-03", "ORC-CREA-11", "ORC-CREA-12")
def test_creatures_enter_unmarked_into_either_front_in_the_entrance_phase() -> None:
    s = scene("A: hand: Ram 2/2 cost 1, Ox 1/3 cost 1, Elk 9/9 cost 3; resources: 3\n B: hand: 1\n phase: Play")
    s.refused("play Ram", "ORC-CREA-01")
    s.to("Entrance")
    s.choose("play Ram")
    assert s.options() == ["in the Offensive", "in the Defensive"]
    s.choose("in the Offensive")
    s.refused("play Elk", "ORC-GOLD-20")
    s.choose("play Ox", "in the Defensive")
    assert (s.place("Ram"), s.place("Ox")) == ("A's Offensive", "A's Defensive")
    assert not s.marked("Ram")
    assert s.gold("A") == 1


@rule("ORC-CREA-08", "ORC-CREA-09", "ORC-CREA-16")
def test_each_word_of_name_and_subtypes_is_a_type_and_compared_as_a_whole() -> None:
    s = scene(
        "A: offensive: Elvish Sorceress, Orchid Lord, Bell\n B: hand: 1",
        cards={
            "Elvish Sorceress": "creature (Caster) 1/1",
            "Orchid Lord": "creature (Leader) 1/1",
            "Bell": "creature 0/1: All Elves get +1/+0. All casters get +0/+1. All Sorceress creatures get +0/+2.\n"
            "All Orcs get +5/+5. All leaders get +0/+4.",
        },
    )
    assert s.value("Elvish Sorceress") == "2/4"
    assert s.value("Orchid Lord") == "1/5"


@rule("ORC-CREA-08")
def test_names_of_other_cards_are_no_types() -> None:
    cards = {
        "Elvish Sorceress": "creature 1/1",
        "Elvish Song": "event: Draw a card.",
        "Hymn": "event (Elvish): Draw a card.",
        "Call": "event: Return target Elvish card from your graveyard to your hand.",
    }
    s = scene("A: hand: Call; grave: Elvish Sorceress, Elvish Song, Hymn\n B: hand: 1", cards=cards)
    s.choose("play Call", "in the Offensive")
    assert s.options() == ["target Elvish Sorceress", "target Hymn"]


@rule("ORC-CREA-10", "ORC-CREA-EX2")
def test_leader_beast_caster() -> None:
    s = scene(
        "A: offensive: Chimera, Bell; hand: Spark\n B: hand: 1",
        cards={
            "Chimera": "creature (Leader Beast Caster) 1/1",
            "Bell": "creature 0/9: All Leaders get +1/+0. All Beasts get +0/+1. All Casters get +2/+0.",
            "Spark": "magic 0: Draw a card.",
        },
    )
    assert s.value("Chimera") == "4/2"
    s.play("Spark")
    assert s.grave("A") == ["Spark"]


@rule("ORC-CREA-EX1", "ORC-CREA-06")
def test_plus_5_minus_2() -> None:
    s = scene(
        "A: offensive: Ram 3/4; hand: Fury\n B: hand: 1",
        cards={"Fury": "event 0: Target creature gets +5/-2 until end of turn."},
    )
    s.play("Fury")
    assert s.value("Ram") == "8/2"


@rule("ORC-CREA-13", "ORC-CREA-14")
def test_values_are_added_up_exactly_even_below_0() -> None:
    s = scene(
        "A: offensive: Imp 1/3; hand: Sap, Fury\n B: hand: 1",
        cards={
            "Sap": "event 0: Target creature gets -3/+0 until end of turn.",
            "Fury": "event 0: Target creature gets +3/+0 until end of turn.",
        },
    )
    s.play("Sap")
    assert s.value("Imp") == "-2/3"
    s.play("Fury")
    assert s.value("Imp") == "1/3"


@rule("ORC-CREA-15")
def test_counters_stay_as_long_as_the_creature() -> None:
    s = scene(
        "A: offensive: Imp 1/3; hand: Gift, Home\n B: hand: 1",
        cards={
            "Gift": "event 0: Put a +2/0 counter on target creature.",
            "Home": "event 0: Return target creature to its owner's hand.",
        },
    )
    s.play("Gift")
    assert s.value("Imp") == "3/3"
    s.to("Play", "B")
    assert s.value("Imp") == "3/3"
    s.to("Play", "A")
    s.play("Home")
    assert s.place("Imp") == "A's hand"
