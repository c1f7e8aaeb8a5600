"""How many attacks and moves a player can make in a turn, and what is said of creatures in another column."""

from scenes.slot import Scene, rule, scene

FAR = "back: -, -, -, Page"


def on(text: str, setting: str, **cards: str) -> Scene:
    """A table with a card that says this."""
    return scene(
        setting, cards={"Warden": f"close 2 ranged 1 def 3 life 3: {text}", "Ox": "close 1 def 1 life 9", **cards}
    )


def starting(s: Scene, word: str) -> list[str]:
    """The options that begin so."""
    return [option for option in s.options() if option.startswith(word)]


@rule("SLOT-PRIO-02", "SLOT-GROUP-01")
def test_an_attack_of_a_group_is_one_of_the_attacks_that_are_left() -> None:
    text = "Your opponent can make only two attacks each turn."
    s = on(text, f"A: front: Ox, Ox, Ox, Ox; {FAR}\nB: front: Warden, Ox, Ox, Ox; {FAR}\nstep: Action, ap 5")
    s.choose("attack Ox F2 with Ox F1 + Ox F2, close", "number 0", "number 0")
    assert starting(s, "attack")
    s.choose("attack Ox F4 with Ox F3, close")
    assert "A: Twilight" in s.log()  # although Ox F4 and an action point are left


@rule("SLOT-PRIO-02", "SLOT-MOVE-04")
def test_one_enemy_creature_moves_and_no_other() -> None:
    text = "Only one enemy creature may move each turn."
    s = on(text, f"A: front: Ox, Page; {FAR}\nB: front: Warden, Ox; {FAR}\nstep: Move, ap 3")
    assert starting(s, "move Ox F1")
    assert starting(s, "move Page F2")
    s.choose("move Ox F1 to B1")
    assert starting(s, "move") == []


@rule("SLOT-ARMY-06")
def test_an_attacker_in_another_column_is_told_from_one_in_its_own() -> None:
    text = "When this creature is attacked by a creature in another column, mark that creature and heal this creature."
    for slot, healed in (("F1", False), ("F2", True)):
        front = "Ox" if slot == "F1" else "-, Ox"
        s = on(text, f"A: front: {front}; {FAR}\nB: front: Warden hurt 1; {FAR}")
        s.choose(f"attack Warden F1 with Ox {slot}, close")
        assert (s.tokens("B F1") == 0) == healed


@rule("SLOT-ABIL-17")
def test_this_pair_is_the_one_that_was_marked_for_it() -> None:
    text = "[P]: The creatures of this pair have +1 DEF until your next turn."
    s = on(text, f"A: front: Warden, Page, Ox, Ox; {FAR}\nB: {FAR}\nstep: Abilities")
    s.choose("use Warden F1", "mark the pair F3 F4")
    assert [s.value(f"A {slot}", "DEF") for slot in ("F1", "F2", "F3", "F4")] == [3, 1, 2, 2]
