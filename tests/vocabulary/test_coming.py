"""Creatures of AVA that come in a Play phase, only into a city, or move without using up the move of the turn."""

from scenes.ava import scene


def test_a_creature_comes_in_a_play_phase_where_its_text_says_so() -> None:
    cards = {"Scout": "creature 0 1/1: This card can be played in your Play phases.", "Imp": "creature 0 1/1"}
    s = scene("A: hand: Scout, Imp\nB:\nphase: Play", cards=cards)
    s.refused("play Imp", "AVA-PLAY-04")
    s.choose("play Scout")
    s.all_pass()
    assert s.place("Scout") == "A's Army"


def test_a_text_lets_its_player_play_creatures_early() -> None:
    cards = {"Host": "creature 1 1/1: You may play creature cards in your Play phases.", "Imp": "creature 0 1/1"}
    s = scene("A: army: Host; hand: Imp\nB: hand: Imp\nphase: Play", cards=cards)
    assert any(option.startswith("play Imp") for option in s.options())


def test_a_creature_that_comes_only_into_cities_never_arrives_in_the_army() -> None:
    cards = {"Lurker": "creature 0 2/2: This creature can be played only into a city.", "Fort": "city 1 Body 6"}
    s = scene("A: city Fort; hand: Lurker\nB:\nphase: Entrance", cards=cards)
    s.choose("play Lurker")
    s.all_pass()
    assert s.place("Lurker") == "Fort"


def test_moves_of_such_a_creature_are_not_counted() -> None:
    cards = {
        "Outrider": "creature 1 2/2: Moving this creature doesn't use up your move of the turn.",
        "Fort": "city 1 Body 6",
    }
    s = scene("A: city Fort; army: Wolf 2/2, Ox 1/5, Outrider\nB:\nphase: Play", cards=cards)
    s.carry_out("move Wolf to Fort")
    assert "move Ox to Fort" not in s.options()
    s.carry_out("move Outrider to Fort")
    s = scene("A: city Fort; army: Wolf 2/2, Outrider\nB:\nphase: Play", cards=cards)
    s.carry_out("move Outrider to Fort")
    s.carry_out("move Wolf to Fort")
