"""Blind texts of SLOT whose weapons are named first, and on attacks of one kind, played as their writers meant them."""

from blind.texts import FAR, FOLK, battle, plays, slot

WALL = FOLK | {"Wall": "close 9 ranged 9 def 2 life 5"}


@plays("Hookchain Brute")
def test_whoever_it_attacks_in_close_combat_does_not_strike_back() -> None:
    s = battle("Hookchain Brute", "Wall", "attack Wall F1 with Hookchain Brute F1, close", WALL)
    assert s.tokens("A F1") == 0
    s = battle("Hookchain Brute, Ox", "Wall", "attack Wall F1 with Ox F2, close", WALL)
    assert s.tokens("A F2") == 1  # whom others attack strikes back


@plays("Gloomfen Lurker")
def test_unmarked_it_cannot_be_shot_at_and_marked_it_can() -> None:
    for mark, shot in (("", False), (" marked", True)):
        s = slot(f"A: front: Wall; {FAR}\nB: front: Gloomfen Lurker{mark}; {FAR}", WALL)
        options = [option for option in s.options() if option.startswith("attack Gloomfen Lurker")]
        assert any(option.endswith("close") for option in options)
        assert any(option.endswith("ranged") for option in options) == shot
