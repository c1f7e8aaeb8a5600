"""Blind texts of SLOT with abilities that are used, played as their writers meant them."""

from blind.gestures import aims, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 def 6 life 5", "Four": "close 4 def 4 life 5",
    "Boss": "level 2 close 1 def 3 life 5", "Rock": "def 9 life 9 fixed", "Bow": "ranged 1 def 1 life 5",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in step 4 of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


@plays("Gutter Chirurgeon")
def test_it_takes_a_token_of_a_neighbour_upon_itself() -> None:
    s = table("front: Gutter Chirurgeon, Ox hurt 2, Ox hurt 1; back: Ox hurt 1, Ox hurt 1")
    s.choose("use Gutter Chirurgeon F1")
    assert aims(s) == ["Ox F2", "Ox B1"]
    s.choose("pick Ox F2")
    assert (s.tokens("A F1"), s.tokens("A F2"), s.marked("A F1")) == (1, 1, True)
    s = table("front: Gutter Chirurgeon hurt 1, Ox hurt 1")
    s.choose("use Gutter Chirurgeon F1")
    assert (s.who("A F1"), s.tokens("A F2"), s.points("B"), s.grave("A")) == ("", 0, 0, ["Gutter Chirurgeon"])


@plays("Tortoise Shieldman")
def test_for_one_energy_it_is_tougher_in_this_battle() -> None:
    s = slot(
        f"A: front: Club; {FAR}\nB: front: Tortoise Shieldman marked, Ox, Ox; {FAR}",
        CAST | {"Club": "close 4 def 6 life 5"},
    )
    s.choose("attack Tortoise Shieldman F1 with Club F1, close")
    s.choose("use Tortoise Shieldman F1", "give Ox F2")
    assert (s.value("B F1", "DEF"), s.marked("B F2")) == (4, True)
    s.choose("use Tortoise Shieldman F1", "give Ox F3")
    s.choose(*[label for label in s.options() if label == "decline"])
    assert (s.who("B F1"), s.value("B F1", "DEF"), s.tokens("B F1")) == ("Tortoise Shieldman", 3, 0)


@plays("Tortoise Shieldman")
def test_used_before_a_battle_it_lasts_through_the_next_one() -> None:
    s = table("front: Tortoise Shieldman, Ox, Ox; back: Ox; twilight: 2 Imp", f"front: Four; {FAR}")
    s.choose("use Tortoise Shieldman F1", "give Imp (twilight)")
    assert s.value("A F1", "DEF") == 4
    s.to("Action")
    assert s.value("A F1", "DEF") == 4
    s.choose("attack Four F1 with Ox F2, close")
    s.decline()
    assert s.value("A F1", "DEF") == 3


@plays("Herald in Sable", "Ladder Page")
def test_an_ally_of_level_two_is_unmarked() -> None:
    for name, others in (
        ("Herald in Sable", "Boss marked, Boss marked"), ("Ladder Page", "Boss marked, Boss; back: Ox marked")
    ):  # fmt: skip
        s = table(f"front: {name}, {others}")
        s.choose(f"use {name} F1")
        s.choose(*[option for option in s.options() if option.endswith("Boss F2")])
        assert (s.marked("A F1"), s.marked("A F2")) == (True, False)
        assert s.marked("A F3" if name == "Herald in Sable" else "A B1")
    s = table("front: Herald in Sable, Ox, Boss marked")
    s.choose("use Herald in Sable F1")
    assert not s.marked("A F3")


@plays("Changeling Midwife")
def test_an_ally_is_changed_for_another_of_its_price() -> None:
    cast = CAST | {
        name: f"{level}cost 2 close 1 ranged 1 def 1 life 4"
        for name, level in (("Kid", ""), ("Twin", ""), ("Giant", "level 2 "))
    }
    cast["Dear"] = "cost 3 def 1 life 1"
    army = "front: Changeling Midwife, Kid hurt 1, Ox, Giant; deck: Twin, Dear, Giant"
    s = slot(f"A: {army}\nB: front: Ann; {FAR}\nstep: Abilities", cast)
    s.choose("use Changeling Midwife F1", "give Ox F3")
    assert aims(s) == ["Kid F2", "Ox F3"]  # of those who are not of level 2
    s.choose("pick Kid F2")
    assert aims(s) == ["Kid", "Twin"]  # the text puts it back before it chooses, whatever the writer says
    s.choose("pick Twin")
    assert (s.who("A F2"), s.marked("A F2"), s.tokens("A F2")) == ("Twin", True, 0)
    assert (s.twilight("A"), s.grave("A"), s.marked("A F1"), s.marked("A F3")) == ([], [], True, True)


@plays("Whisperer Below")
def test_an_enemy_is_weaker_until_the_end_of_the_turn() -> None:
    s = table("front: Whisperer Below, Ox", "front: Ann; back: Ann, -, -, Page")
    s.choose("use Whisperer Below F1")
    assert aims(s) == ["Ann F1", "Ann B1", "Page B4"]
    s.choose("target Ann B1")
    assert (s.value("B B1", "DEF"), s.value("B F1", "DEF"), s.marked("A F1")) == (2, 3, True)
    s.to("Action")
    assert s.value("B B1", "DEF") == 2
    s.to("Move", "B")
    assert s.value("B B1", "DEF") == 3


@plays("Dewcup Healer")
def test_it_heals_one_of_its_column_or_row() -> None:
    s = table(
        "front: Ox hurt 1, Dewcup Healer hurt 0, Ox, Ox hurt 1; back: Ox hurt 1, Ox hurt 2".replace(" hurt 0", "")
    )
    s.choose("use Dewcup Healer F2", "give Ox F3")
    assert aims(s) == ["Ox F1", "Ox F4", "Ox B2"]
    s.choose("pick Ox B2")
    assert (s.tokens("A B2"), s.marked("A F2"), s.marked("A F3")) == (1, True, True)
    assert uses(table("front: Dewcup Healer, Ox marked hurt 1")) == []


@plays("Ember Slinger")
def test_for_three_others_somebody_in_the_enemy_front_row_is_burnt() -> None:
    s = table("front: Ember Slinger, Ox, Ox; twilight: Imp", "front: Imp, -, -, Ann; back: Ox")
    s.choose("use Ember Slinger F1")
    assert aims(s) == ["Imp F1", "Ann F4"]
    s.choose("pick Imp F1")
    assert (s.who("B F1"), s.points("A"), s.twilight("A")) == ("", 1, [])
    assert [s.marked(f"A F{n}") for n in (1, 2, 3)] == [True] * 3
    assert uses(table("front: Ember Slinger, Ox, Ox")) == []


@plays("Broker of Positions")
def test_two_enemies_change_places_in_its_own_step_four() -> None:
    s = table("front: Broker of Positions, Ox, Ox, Ox", "front: Ann, Boss marked; back: Ox, -, -, Page")
    s.choose("use Broker of Positions F1")
    s.choose("give Ox F2", "give Ox F3")
    assert aims(s) == ["Boss F2", "Ox B1"]
    s.choose("pick Boss F2")
    assert [s.who(f"B {where}") for where in ("F1", "F2", "B1")] == ["Boss", "Ann", "Ox"]
    assert (s.marked("B F1"), s.marked("B F2"), s.marked("A F4")) == (True, False, False)
    assert uses(table("front: Broker of Positions, Ox, Ox, Ox", "front: Ann, Boss", "Action")) == []
    s = table("front: Broker of Positions, Ox, Ox", "front: Ann, -, Boss; back: -, Ox")
    s.choose(*(option for option in s.options() if option.startswith("use")))
    assert s.army("B") == ["Ann F1", "Boss F3", "Ox B2"]  # used in vain


@plays("Moss Shepherdess")
def test_a_column_heals_itself_or_is_tougher() -> None:
    army = "front: Moss Shepherdess, Ox hurt 2, Ox; back: Ox marked, Ox"
    s = table(army)
    s.choose("use Moss Shepherdess F1")
    other = s.fork()
    heal = [option for option in s.options() if "heal" in option.lower() or "token" in option.lower()]
    s.choose(*(heal or s.options()[:1]))
    assert (s.tokens("A F2"), s.value("A F2", "DEF")) == (1, 1)
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "B2", "F3")] == [False, True, True, False]
    other.choose(other.options()[1])
    assert (other.tokens("A F2"), other.value("A F2", "DEF"), other.value("A B2", "DEF")) == (2, 3, 3)
    assert other.value("A F1", "DEF") == 3
    other.to("Move", "B")
    assert other.value("A F2", "DEF") == 1
    assert uses(table("front: Moss Shepherdess, Ox; back: Ox marked; twilight: 3 Imp")) == []


@plays("Oxgoad Bully")
def test_a_neighbour_strikes_harder_in_the_next_battle_even_in_a_group() -> None:
    for who, tokens in (("Ox B2", 0), ("Ox F1", 1)):
        s = slot(
            f"A: front: Ox, Oxgoad Bully, -, Ox; back: -, Ox, -, Page\nB: front: Three, Ox; {FAR}\nstep: Abilities",
            CAST | {"Three": "def 3 life 5"},
        )
        s.choose("use Oxgoad Bully F2")
        assert aims(s) == ["Ox F1", "Ox B2"]
        s.choose(f"pick {who}")
        s.to("Action")
        s.choose("attack Three F1 with Ox F1, close")
        s.decline()
        assert (s.tokens("B F1"), s.value("A F1", "close")) == (tokens, 1)
    s = slot(f"A: front: Ox, Ox, Oxgoad Bully; {FAR}\nB: front: Four; {FAR}\nstep: Abilities", CAST)
    s.choose("use Oxgoad Bully F3")
    s.to("Action")
    s.choose("attack Four F1 with Ox F1 + Ox F2, close", "number 0", "number 0")
    assert s.tokens("B F1") == 1
