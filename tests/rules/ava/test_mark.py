"""AVA-MARK: what is marked, and what that keeps it from."""

from scenes.ava import rule, scene


@rule("AVA-MARK-01", "AVA-MARK-03", "AVA-MARK-04", "AVA-MARK-08", "AVA-MARK-06", "AVA-ABIL-EX4")
def test_a_marked_card_cannot_be_marked_again_until_something_unmarks_it() -> None:
    s = scene(
        "A: army: Sage; hand: Wake, Lull\nB:",
        cards={
            "Sage": "creature 1 1/1: (M): Draw a card.",
            "Wake": "event 0: Unmark target creature.",
            "Lull": "event 0: Mark target creature.",
        },
    )
    s.carry_out("use Sage")
    assert s.marked("Sage")
    s.refused("use Sage", "AVA-MARK-04")
    s.play("Lull")
    assert s.marked("Sage")
    s.play("Wake")
    s.carry_out("use Sage")
    assert s.marked("Sage")


@rule("AVA-MARK-EX1")
def test_attacking_moving_and_using_an_ability_mark() -> None:
    s = scene(
        "A: avatar marked; army: Ox 1/1, Elk 1/1, Sage; city Oak; hand: 1\nB: avatar marked",
        cards={"Sage": "creature 1 1/1: (M): Draw a card."},
    )
    s.carry_out("use Sage")
    s.carry_out("move Elk to Oak")
    s.to("Attack")
    s.choose("attack B's army")
    assert [s.marked(name) for name in ("Ox", "Elk", "Sage")] == [True, True, True]


@rule("AVA-MARK-07", "AVA-ABIL-EX5", "AVA-AVATAR-17")
def test_so_many_other_creatures_are_marked_and_neither_the_card_itself_nor_the_avatar() -> None:
    hymn = {"Cantor": "creature 1 1/1: Mark two other creatures you control: Draw a card."}
    s = scene("A: army: Cantor, Ox 1/1; hand: 1\nB:", cards=hymn)
    s.refused("use Cantor", "AVA-ABIL-07")
    s = scene("A: army: Cantor, Ox 1/1; city Oak: Imp 1/1; hand: 1\nB:", cards=hymn)
    s.carry_out("use Cantor", "give Ox")
    assert [s.marked(name) for name in ("Cantor", "Ox", "Imp", "Avatar of A")] == [False, True, True, False]
