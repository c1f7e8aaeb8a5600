"""What the twenty-fourth day brought to SLOT: prices in other words, magic values, first moves, who is attacked."""

from scenes.slot import Scene, rule, scene

FAR = "back: -, -, -, Page"


def on(text: str, setting: str, **cards: str) -> Scene:
    """A table with a card that says this."""
    return scene(
        setting, cards={"Warden": f"close 2 ranged 1 def 3 life 3: {text}", "Ox": "close 1 def 1 life 9", **cards}
    )


@rule("SLOT-CARD-04")
def test_a_magic_value_is_that_of_who_has_a_magic_weapon() -> None:
    text = "Adjacent allies have +1 to their magic attack."
    s = on(
        text,
        f"A: front: Warden, Wizard; back: Bow, -, -, Page\nB: {FAR}",
        Wizard="magic 2 def 1 life 1",
        Bow="ranged 2 def 1 life 1",
    )
    assert (s.value("A F2", "ranged"), s.value("A B1", "ranged")) == (3, 2)


@rule("SLOT-AP-02")
def test_the_first_move_of_an_opponent_costs_more() -> None:
    text = "Your opponent's first move in each of his turns takes 1 more action point."
    s = on(text, f"A: front: Ox, Page, Page; {FAR}\nB: front: Warden; {FAR}\nstep: Move, ap 4")
    s.choose("move Ox F1 to B1")
    assert s.ap == 2
    s.choose("move Page F3 to B3")
    assert s.ap == 1


@rule("SLOT-PAY-01")
def test_who_is_marked_to_pay_gold_counts_double() -> None:
    text = "Gold paid by marking this creature counts double."
    s = on(
        text,
        f"A: front: Warden; back: -, -, -, Page marked; deck: Two\nB: {FAR}\nstep: Recruit",
        Two="cost 2 def 1 life 1",
    )
    assert "recruit Two" in s.options()
    s = on(
        "Blessed.",
        f"A: front: Warden; back: -, -, -, Page marked; deck: Two\nB: {FAR}\nstep: Recruit",
        Two="cost 2 def 1 life 1",
    )
    assert "recruit Two" not in s.options()


@rule("SLOT-MOVE-09")
def test_no_player_swaps_it() -> None:
    s = on(
        "Neither player can swap this creature with another.",
        f"A: front: Warden, Ox; {FAR}\nB: {FAR}\nstep: Move, ap 3",
    )
    assert not [option for option in s.options() if "swapping" in option]


@rule("SLOT-PAY-01")
def test_another_column_is_not_the_one_that_was_marked() -> None:
    text = "[C]: Unmark a creature in another column of your army."
    s = on(text, f"A: front: Warden, Ox marked; back: Page, Page marked, -, -\nB: {FAR}\nstep: Abilities")
    s.choose("use Warden F1")
    assert s.options() == ["pick Ox F2", "pick Page B2"]


@rule("SLOT-GROUP-01")
def test_the_attacked_ally_is_the_one_that_is_attacked() -> None:
    text = "[1]: The attacked ally has +3 DEF until the end of the battle."
    s = on(text, f"A: front: Axe; {FAR}\nB: front: Page, Warden, Page; {FAR}", Axe="close 3 def 9 life 9")
    s.choose("attack Page F1 with Axe F1, close")
    s.choose("use Warden F2", "give Page F3")
    assert s.value("B F1", "DEF") == 4


@rule("SLOT-PRIO-01")
def test_it_is_the_only_creature_while_no_other_is_there() -> None:
    text = "While this creature is the only creature in your front row, it has +2 DEF."
    assert on(text, f"A: front: Warden; {FAR}\nB: front: Ox; {FAR}").value("A F1", "DEF") == 5
    assert on(text, f"A: front: Warden, Ox; {FAR}\nB: front: Ox; {FAR}").value("A F1", "DEF") == 3
    assert on(text, f"A: front: -, Ox; back: Warden\nB: front: Ox; {FAR}").value("A B1", "DEF") == 3
