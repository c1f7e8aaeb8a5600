"""What is named as a text is carried out, and what is such, played out in ARC."""

from scenes.arc import rule, scene


@rule("ARC-PLAY-07")
def test_creatures_of_the_creature_type_that_was_named_die() -> None:
    cards = {
        "Purge": "magic 0: Name a creature type. Kill all creatures of that type.",
        "Ox": "creature 1 (Orc) 1/5:",
        "Elk": "creature 1 (Elf) 1/5:",
    }
    s = scene("A: hand: Purge; army: Ox\nB: army: Elk", cards=cards)
    s.choose("play Purge")
    s.all_pass()
    s.choose("choose: Elf")
    assert (s.place("Ox"), s.place("Elk")) == ("A's Army", "B's graveyard")


@rule("ARC-PLAY-07")
def test_the_faction_of_a_resource_card_is_that_which_it_was_laid_for() -> None:
    cards = {"Purge": "magic 0: Name a faction. Target opponent's gems of that faction become consumed."}
    s = scene("A: hand: Purge\nB: gems 2 Gaian, 1 Red Banner", cards=cards)
    s.choose("play Purge")
    s.all_pass()
    s.choose("choose: Gaian")
    assert s.consumed("B") == "2 Gaian"


@rule("ARC-PLAY-07")
def test_cards_of_the_cost_that_was_named_are_discarded() -> None:
    cards = {
        "Raid": "event 0: Name a number. Target opponent reveals his hand and discards all cards with that cost.",
        "Ox": "creature 3 1/5:",
        "Elk": "creature 2 1/5:",
    }
    s = scene("A: hand: Raid\nB: hand: Ox, Elk", cards=cards)
    s.choose("play Raid")
    s.all_pass()
    s.choose("choose: 3")
    assert s.hand("B") == ["Elk"]


@rule("ARC-PLAY-07")
def test_what_was_named_as_the_card_came_is_remembered_by_it() -> None:
    cards = {
        "Seer": "creature 0 1/1: When I come into play, name a card type. Opponents can't play cards of the named type.",
        "Fair": "event 0: Draw a card.",
        "Spell": "magic 0: Draw a card.",
    }
    s = scene("A: hand: Seer\nB: hand: Fair, Spell\nphase: Play", cards=cards)
    s.choose("play Seer")
    s.all_pass()
    s.choose("choose: event")
    s.to("Play", "B")
    assert [option for option in s.options() if "play" in option] == ["play Spell"]


@rule("ARC-PLAY-07")
def test_what_was_named_is_kept_by_what_holds_for_a_while() -> None:
    cards = {
        "Hush": "event 0: Name a card. Target opponent can't play cards with that name until your next turn.",
        "Fair": "event 0: Draw a card.",
        "Feast": "event 0: Draw two cards.",
    }
    s = scene("A: hand: Hush\nB: hand: Fair, Feast", cards=cards)
    s.choose("play Hush")
    s.all_pass()
    s.choose("choose: Fair")
    s.to("Play", "B")
    assert [option for option in s.options() if "play" in option] == ["play Feast"]
