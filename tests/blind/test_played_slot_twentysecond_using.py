"""Blind texts of SLOT's twenty-second round that are used or happen by themselves, played as their writers meant them."""

import pytest

from blind.gestures import aims, spend, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Wall": "def 4 life 9", "Bow": "ranged 1 def 1 life 5",
    "One": "cost 1 close 1 def 1 life 1", "Two": "cost 2 close 1 def 1 life 1", "Three": "cost 3 close 1 def 1 life 1",
    "Biter": "close 3 def 1 life 1", "Keen": "close 2 ranged 2 def 1 life 5: Steadfast.",
    "Doom": "close 1 def 1 life 1: [ ] - Deal 1 damage to each ally creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def attacks(s: Scene, target: str) -> list[str]:
    """Who can attack it now, and in which type."""
    return [option.partition(" with ")[2] for option in starting(s, f"attack {target}")]


def arrives(name: str, army: str, foes: str = "front: Ann", more: str = "") -> Scene:
    """It is recruited by A into F2 for Imps out of the twilight."""
    s = slot(f"A: {army}; twilight: 4 Imp; deck: {name}, One{more}\nB: {foes}\nstep: Recruit", CAST)
    s.choose(f"recruit {name}", f"place {name} in F2")
    spend(s)
    return s


@plays("Dawnrush Volunteer")
def test_it_is_ready_as_it_comes() -> None:
    s = arrives("Dawnrush Volunteer", "front: Ox")
    assert (s.marked("A F2"), len(s.twilight("A"))) == (False, 2)
    s.choose("recruit One", "place One in F3", "give Dawnrush Volunteer F2")
    assert (s.marked("A F2"), s.marked("A F3")) == (True, True)
    s = arrives("Dawnrush Volunteer", "front: Ox")
    s.to("Action")
    assert "Dawnrush Volunteer F2, close" in attacks(s, "Ann F1")


@plays("Reaping Axeman")
def test_each_kill_may_ready_it() -> None:
    s = table("front: Reaping Axeman, Lamb", "front: Lamb, Lamb, Ann; back: -, -, -, Ox", "Action")
    vain, group = s.fork(), s.fork()
    s.choose("attack Lamb F1 with Reaping Axeman F1, close")
    no = s.fork()
    s.choose("yes")
    assert (s.marked("A F1"), s.ap) == (False, 2)
    no.choose("no")
    assert no.marked("A F1")
    vain.choose("attack Lamb F2 with Lamb F2, close")
    assert (vain.who("B F2"), starting(vain, "yes")) == ("", [])
    group.choose("attack Lamb F1 with Reaping Axeman F1 + Lamb F2, close", "number 0", "number 0")
    assert (group.who("B F1"), starting(group, "yes"), group.marked("A F1")) == ("", [], True)
    s = table("front: Reaping Axeman hurt 1, Ox", f"front: Biter; {FAR}", "Action")
    s.choose("attack Biter F1 with Reaping Axeman F1, close")
    s.choose("yes")  # in vain
    assert (s.who("A F1"), s.who("B F1"), s.grave("A")) == ("", "", ["Reaping Axeman"])


@plays("Reaping Axeman")
def test_a_kill_by_strike_back_counts_too() -> None:
    for marked in ("", " marked"):
        s = table(f"front: Lamb, Ox; {FAR}", f"front: Reaping Axeman{marked}; {FAR}", "Action")
        s.choose("attack Reaping Axeman F1 with Lamb F1, close")
        if marked:
            assert s.asked == "B"
            s.choose("yes")
        assert (s.who("A F1"), s.marked("B F1")) == ("", False)


@plays("Toadstool Heckler")
def test_it_marks_an_enemy_of_its_column() -> None:
    s = table("front: -, Toadstool Heckler, Ox", "front: Ox, Ann, Ox; back: Ox, Ox")
    s.choose("use Toadstool Heckler F2")
    assert aims(s) == ["Ann F2", "Ox B2"]
    s.choose("pick Ox B2")
    assert [s.marked(where) for where in ("A F2", "B F2", "B B2", "B F1")] == [True, False, True, False]
    s = table("front: Ox; back: -, Toadstool Heckler", "front: Ox, Ann marked, Ox; back: Ox, Ox")
    s.choose("use Toadstool Heckler B2")
    assert s.marked("B B2")
    assert uses(table("front: -, Toadstool Heckler marked, Ox", "front: Ox, Ann")) == []
    s = table("front: -, Toadstool Heckler, Ox", "front: Ox, Ann marked")
    s.choose(*starting(s, "use"))  # it may be used in vain
    assert [s.marked(f"B {where}") for where in ("F1", "F2")] == [False, True]
    s = table("front: Club, Ox", "front: Toadstool Heckler, Ox", "Action")
    s.choose("attack Ox F2 with Ox F2, close", "use Toadstool Heckler F1")
    assert s.marked("A F1")


@plays("Sapmilk Matron")
def test_her_death_heals_who_stood_beside_her() -> None:
    foes = "front: Ox hurt 2, Sapmilk Matron hurt 1, Ann; back: Ox hurt 1, Ox hurt 1, Ox hurt 1"
    for a, label in (
        ("front: -, Club", "attack Sapmilk Matron F2 with Club F2, close"),
        ("front: Saint, Ox", "use Saint F1"),
    ):
        s = table(a, foes, "Action")
        s.choose(label, *["target Sapmilk Matron F2"] * label.startswith("use"))
        assert [s.tokens(f"B {where}") for where in ("F1", "F3", "B1", "B2", "B3")] == [1, 0, 1, 0, 1]
    s = table("front: Sapmilk Matron hurt 1, Ox hurt 1, Ox", "front: Biter, Ox", "Action")
    group = s.fork()
    s.choose("attack Biter F1 with Sapmilk Matron F1, close")
    assert (s.who("A F1"), s.tokens("A F2")) == ("", 0)
    group.choose("attack Biter F1 with Sapmilk Matron F1 + Ox F2, close", "number 3")
    assert (group.who("A F1"), group.tokens("A F2")) == ("", 1)


@plays("Wailing Coffin-Maid")
def test_her_death_marks_an_enemy() -> None:
    s = table("front: Club, Ann marked, Boss; back: Ox", "front: Wailing Coffin-Maid, Ox", "Action")
    s.choose("attack Wailing Coffin-Maid F1 with Club F1, close")
    assert (s.asked, aims(s)) == ("B", ["Boss F3", "Ox B1"])
    s.choose("pick Ox B1")
    assert [s.marked(f"A {where}") for where in ("F3", "B1")] == [False, True]
    s = table("front: Club, Ann marked", "front: Wailing Coffin-Maid, Ox", "Action")
    s.choose("attack Wailing Coffin-Maid F1 with Club F1, close")
    assert (aims(s), s.who("B F1")) == ([], "")
    s = table("front: Ox, Saint, Wailing Coffin-Maid", "front: Ann, Ox")
    s.choose("use Saint F2", "target Wailing Coffin-Maid F3")
    assert (s.asked, aims(s)) == ("A", ["Ann F1", "Ox F2"])
    bow = CAST | {"Volley": "ranged 3 def 9 life 5", "Maid": "ranged 2 def 1 life 1"}
    s = slot(f"A: front: Wailing Coffin-Maid, Bow, Ox\nB: front: Volley, Ox; {FAR}", bow)
    s.choose("attack Volley F1 with Wailing Coffin-Maid F1 + Bow F2, ranged", "number 3")
    assert (s.who("A F1"), aims(s), s.marked("B F2")) == ("", [], False)


@plays("Bellowing Hammerman")
def test_each_bellow_strengthens_its_next_battle() -> None:
    s = table("front: Bellowing Hammerman marked, Ox, Ox, Ann; twilight: Imp", "front: Ann, Ann")
    s.choose("use Bellowing Hammerman F1", "give Ox F2")
    assert (s.value("A F1", "close"), s.marked("A F2"), s.marked("A F3")) == (4, True, False)
    s.choose("use Bellowing Hammerman F1")
    spend(s)
    assert (s.value("A F1", "close"), s.twilight("A")) == (5, [])
    s.to("Action")
    assert s.value("A F1", "close") == 5
    s.choose("attack Ann F2 with Ox F3, close")
    s.decline()
    assert s.value("A F1", "close") == 3
    s = table("front: Bellowing Hammerman, Ox", "front: Ann")
    s.choose("use Bellowing Hammerman F1")
    assert (s.marked("A F1"), s.marked("A F2"), s.value("A F1", "close")) == (False, True, 4)
    s.to("Move", "B")
    assert s.value("A F1", "close") == 3
    assert uses(table("front: Bellowing Hammerman, Ox marked", "front: Ann")) == []
    # Its writer lets it be lost in a group; there a value that was changed before stays changed
    s = table(f"front: Ann, Ox; {FAR}", "front: Bellowing Hammerman, Ox; twilight: Imp", "Action")
    s.choose("attack Bellowing Hammerman F1 with Ann F1, close", "use Bellowing Hammerman F1")
    assert (s.marked("B F2"), s.twilight("B"), s.tokens("A F1")) == (True, ["Imp"], 1)


@plays("Coin-Mouthed Cadaver")
def test_out_of_the_twilight_it_is_worth_two() -> None:
    def after(army: str, twilight: str, price: str) -> Scene:
        s = slot(f"A: front: {army}; twilight: {twilight}; deck: {price}\nB: front: Ann\nstep: Recruit", CAST)
        if f"recruit {price}" in s.options():
            s.choose(f"recruit {price}", f"place {price} in F4")
            while s.who("A F4") == "":
                s.choose(starting(s, "give")[-1])
        return s

    s = after("Ox marked, Ox marked", "Coin-Mouthed Cadaver", "Two")
    assert (s.who("A F4"), s.grave("A")) == ("Two", ["Coin-Mouthed Cadaver"])
    assert after("Ox marked, Ox marked", "Coin-Mouthed Cadaver", "One").who("A F4") == ""
    assert after("Ox marked, Ox marked", "Coin-Mouthed Cadaver", "Three").who("A F4") == ""
    s = after("Ox, Ox marked", "Coin-Mouthed Cadaver", "Three")
    assert (s.who("A F4"), s.marked("A F1")) == ("Three", True)
    assert after("Ox marked, Ox marked", "2 Coin-Mouthed Cadaver", "Three").who("A F4") == ""
    assert after("Coin-Mouthed Cadaver, Ox marked", "Imp", "Two").who("A F4") == "Two"
    assert after("Coin-Mouthed Cadaver, Ox marked", "Imp", "Three").who("A F4") == ""
    s = table("front: Bellowing Hammerman, Ox marked; twilight: 2 Coin-Mouthed Cadaver")
    s.choose("use Bellowing Hammerman F1")
    assert (len(s.twilight("A")), s.value("A F1", "close")) == (1, 4)


@plays("Mistlegged Stalker")
def test_the_back_row_cannot_attack_it() -> None:
    s = table("front: Ox; back: Bow, Bow", f"front: Mistlegged Stalker, Ann; {FAR}", "Action")
    assert attacks(s, "Mistlegged Stalker F1") == ["Ox F1, close", "Ox F1, ranged"]
    assert "Bow B2, ranged" in attacks(s, "Ann F2")
    s = table("front: Ox; back: Saint", "front: -, Ann; back: Mistlegged Stalker", "Action")
    assert "Ox F1, close" in attacks(s, "Mistlegged Stalker B1")  # it may stand in the back row itself
    s.choose("use Saint B1", "target Mistlegged Stalker B1")
    assert s.tokens("B B1") == 1
    s = table("front: Mistlegged Stalker, Ox", "back: Biter, Ox", "Action")
    s.choose("attack Biter B1 with Mistlegged Stalker F1, close")
    assert (s.who("B B1"), s.tokens("A F1")) == ("", 0)
    s = table("front: Mistlegged Stalker, Ox", f"front: Biter, Ox; {FAR}", "Action")
    s.choose("attack Biter F1 with Mistlegged Stalker F1, close")
    assert s.tokens("A F1") == 1


@plays("Narrow-Stair Axeman", "Drowsy Hill-Giant")
def test_who_is_never_fought_by_a_group_and_who_is_slow() -> None:
    s = table("front: Ox, Ox, Ox", f"front: Ann, Narrow-Stair Axeman; {FAR}", "Action")
    assert not [each for each in attacks(s, "Narrow-Stair") if "+" in each]
    assert "Ox F1 + Ox F2, close" in attacks(s, "Ann F1")
    s.choose("attack Narrow-Stair Axeman F2 with Ox F1, close")
    assert "Ox F2, close" in attacks(s, "Narrow-Stair Axeman F2")
    s = table("front: Drowsy Hill-Giant, Ox", f"front: Wall; {FAR}", "Action")
    group = s.fork()
    s.choose("attack Wall F1 with Drowsy Hill-Giant F1, close")
    assert (s.ap, s.tokens("B F1")) == (1, 1)
    group.choose("attack Wall F1 with Drowsy Hill-Giant F1 + Ox F2, close")
    assert group.tokens("B F1") == 1
    s = table("front: Drowsy Hill-Giant, Ox, Ox", f"front: Wall; {FAR}", "Action, ap 2")
    assert {"Drowsy Hill-Giant F1 + Ox F2, close", "Drowsy Hill-Giant F1, close"} <= set(attacks(s, "Wall"))
    s = table("front: Drowsy Hill-Giant, Ox", f"front: Wall; {FAR}", "Action, ap 1")
    assert attacks(s, "Wall F1") == ["Ox F2, close", "Ox F2, ranged"]
    assert starting(table("front: Drowsy Hill-Giant, Ox", step="Upkeep"), "pay 1 for Drowsy Hill-Giant")


@plays("Over-Shield Spearman")
@pytest.mark.parametrize(
    ("army", "reached"),
    [("front: -, Over-Shield Spearman", "F1 F2 F3 B2"), ("back: -, Over-Shield Spearman; front: Lamb marked", "")],
)
def test_whom_it_reaches(army: str, reached: str) -> None:
    s = table(army, "front: Wall, Wall, Wall; back: Ox, Ox, Ox, Ox", "Action")
    assert {option.split()[2] for option in starting(s, "attack") if "Spearman" in option} == set(reached.split())
    if reached:
        s.choose("attack Ox B2 with Over-Shield Spearman F2, close")
        assert (s.tokens("B B2"), s.tokens("A F2")) == (1, 0)


@plays("Nameless Footman")
def test_its_death_is_worth_nothing() -> None:
    s = table(f"front: Club, Club; {FAR}", "front: Nameless Footman hurt 1, Lamb, Ox; back: -, Ann", "Action")
    other = s.fork()
    s.choose("attack Nameless Footman F1 with Club F1, close")
    assert (s.who("B F1"), s.points("A"), s.twilight("B")) == ("", 0, ["Nameless Footman"])
    s.choose("attack Lamb F2 with Club F2, close")
    assert s.points("A") == 1
    other.choose("attack Lamb F2 with Club F1, close", "attack Nameless Footman F1 with Club F2, close")
    assert (other.who("B F1"), other.points("A")) == ("", 0)
    for label, points in (("Nameless Footman F1", 0), ("Nameless Footman F1 + Ox F2", 2)):
        s = table("front: Nameless Footman hurt 1, Ox, Ox", "front: Club, Ox", "Action")
        s.choose(f"attack Club F1 with {label}, close")
        while starting(s, "number"):
            s.choose("number 6" if "number 6" in s.options() else "number 0")
        assert (s.who("A F1"), s.points("B")) == ("", points)


@plays("Rime-Fingered Shade")
def test_whom_it_touches_is_marked() -> None:
    cold = CAST | {"Pair": "close 2 ranged 2 def 2 life 5"}
    s = slot(f"A: front: Rime-Fingered Shade, Ox, Ox\nB: front: Pair, Wall; {FAR}", cold)
    fails, group = s.fork(), s.fork()
    s.choose("attack Pair F1 with Rime-Fingered Shade F1, close")
    assert (s.tokens("B F1"), s.marked("B F1")) == (1, True)
    fails.choose("attack Wall F2 with Rime-Fingered Shade F1, close")
    assert (fails.tokens("B F2"), fails.marked("B F2")) == (0, False)
    group.choose("attack Pair F1 with Rime-Fingered Shade F1 + Ox F2, close", "number 0", "number 0")
    assert (group.tokens("B F1"), group.marked("B F1")) == (1, False)
    for who, how, hurt in (("Keen", "close", 1), ("Keen", "ranged", 0)):
        s = table(f"front: {who}; {FAR}", f"front: Rime-Fingered Shade; {FAR}", "Action")
        s.choose(f"attack Rime-Fingered Shade F1 with {who} F1, {how}")
        assert (s.tokens("A F1"), s.marked("A F1"), s.tokens("B F1")) == (hurt, hurt == 1, 1)
