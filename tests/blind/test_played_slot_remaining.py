"""Blind texts of SLOT's earlier rounds that were understood late, played as their writers meant them."""

from blind.gestures import aims, spend, uses
from blind.texts import FAR, FOLK, cards_of, of_round, plays, slot
from scenes.slot import Scene, scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Two": "cost 2 close 1 def 1 life 1", "Tough": "close 1 ranged 1 def 3 life 2",
    "Rock": "def 9 life 9 fixed", "Three": "cost 3 def 1 life 1", "Four": "cost 4 def 1 life 1",
    "Bone": "cost 1 close 1 def 1 life 1 (Undead)", "Lich": "level 2 def 1 life 1 (Undead)",
}  # fmt: skip
LATER = CAST | of_round("slot-3", "Royal Surveyor", "Merry Tinker") | of_round("slot-4", "Doomsayer")


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", LATER)


def recruits(a: str, name: str, where: str) -> Scene:
    """A has chosen whom he recruits, and must pay."""
    s = slot(f"A: {a}; deck: {name}\nB: front: Ann\nstep: Recruit", CAST)
    s.choose(f"recruit {name}", f"place {name} in {where}")
    return s


def arrives(name: str, army: str, foes: str = "front: Ann") -> Scene:
    """It is recruited by A into F2 for Imps out of the twilight."""
    s = slot(f"A: {army}; twilight: 4 Imp; deck: {name}\nB: {foes}\nstep: Recruit", CAST)
    s.choose(f"recruit {name}", f"place {name} in F2")
    spend(s)
    return s


@plays("Royal Surveyor", "Abacus Tactician")
def test_two_change_places_and_keep_all_else() -> None:
    s = table("front: Royal Surveyor, Ox; back: Ox", "front: Ann hurt 1, Ox marked, Rock; back: -, -, -, Lamb")
    s.choose("use Royal Surveyor F1", "give Ox B1")
    assert "Lamb B4" not in aims(s)
    s.choose("pick Ann F1")
    assert [s.who(f"B {where}") for where in ("F1", "F2", "F3", "B4")] == ["Ox", "Ann", "Rock", "Lamb"]
    assert (s.marked("B F1"), s.tokens("B F2"), s.marked("B F2"), s.marked("A F1"), s.ap) == (True, 1, False, True, 3)
    army = "front: Abacus Tactician marked, Ann hurt 1, Lamb, Rock; back: Ox, Ox, -, Ox; twilight: 2 Imp"
    s = table(army, "front: Ox; back: Ox")
    s.choose("use Abacus Tactician F1")
    spend(s)
    assert aims(s) == ["Ann F2", "Rock F4"]
    rock = s.fork()
    s.choose("pick Ann F2")
    assert (s.who("A F2"), s.who("A B2"), s.tokens("A B2"), s.who("A F4"), s.ap) == ("Ox", "Ann", 1, "Rock", 3)
    s.to("Move")
    assert "move Ann B2 to B3" in s.options()
    rock.choose("pick Rock F4")
    assert (rock.who("A F4"), rock.who("A F2")) == ("Rock", "Ann")


@plays("Merry Tinker")
def test_a_neighbour_is_unmarked_once_a_turn() -> None:
    s = table(
        "front: Merry Tinker marked, Ox marked, Ox marked; back: Ann marked; twilight: 4 Imp", "front: Ann marked"
    )
    s.choose("use Merry Tinker F1")
    assert aims(s) == ["Ox F2", "Ann B1"]
    s.choose("target Ox F2")
    spend(s)
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "F3", "B1")] == [True, False, True, True]
    assert (uses(s), len(s.twilight("A"))) == ([], 2)


@plays("Doomsayer")
def test_its_end_puts_a_token_on_each_side() -> None:
    s = table("front: Club, Ann; back: -, -, -, Lamb", "front: Doomsayer, Tough hurt 1, Ox", "Action")
    s.choose("attack Doomsayer F1 with Club F1, close")
    assert (s.asked, aims(s)) == ("A", ["Club F1", "Ann F2", "Lamb B4"])
    s.choose("pick Lamb B4")
    assert (s.asked, aims(s)) == ("B", ["Tough F2", "Ox F3"])
    s.choose("pick Ox F3")
    assert (s.tokens("B F3"), s.who("A B4"), s.grave("A"), s.tokens("A F1")) == (1, "", ["Lamb"], 0)
    assert (s.points("A"), s.points("B")) == (2, 4)


@plays("Carrion Piper")
def test_its_arrival_marks_one_of_the_back_row() -> None:
    s = arrives("Carrion Piper", "front: Ann", "front: Ann, Ann; back: Ox, Boss, Lamb marked")
    assert aims(s) == ["Ox B1", "Boss B2"]
    s.choose("target Boss B2")
    assert [s.marked(f"B {where}") for where in ("F1", "F2", "B1", "B2")] == [False, False, False, True]
    assert not arrives("Carrion Piper", "front: Ann", "front: Ann").marked("B F1")


@plays("Spear Apprentice", "Warding Smith")
def test_values_rise_for_the_next_battle() -> None:
    s = table("front: Spear Apprentice, Ox, Ox; twilight: 2 Imp", f"front: Ann; {FAR}")
    s.choose("use Spear Apprentice F1", "give Imp", "use Spear Apprentice F1", "give Ox F2")
    assert (s.value("A F1", "close"), s.value("A F1", "DEF"), s.marked("A F1")) == (4, 2, False)
    s.to("Action")
    s.choose("attack Ann F1 with Spear Apprentice F1, close")
    s.decline()
    assert (s.tokens("B F1"), s.value("A F1", "close")) == (1, 2)
    s = table("front: Warding Smith marked, Ox, Ox; back: Ann", f"front: Ann; {FAR}")
    s.choose("use Warding Smith F1")
    assert aims(s) == ["Warding Smith F1", "Ox F2", "Ox F3", "Ann B1"]
    s.choose("target Warding Smith F1", "give Ox F2", "give Ox F3")
    assert (s.value("A F1", "DEF"), s.value("A B1", "DEF"), s.marked("A F2"), s.marked("A B1")) == (4, 3, True, False)
    s.to("Move", "B")
    assert s.value("A F1", "DEF") == 3


@plays("Barrow Recruiter")
def test_a_pair_brings_back_one_of_the_undead() -> None:
    s = table("front: Barrow Recruiter, Ox, -, Ox; back: Ox; grave: Bone, Lich, Imp")
    s.choose("use Barrow Recruiter F1", "place Bone (graveyard) in B3")
    assert (s.who("A B3"), s.marked("A B3"), s.grave("A")) == ("Bone", True, ["Lich", "Imp"])
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "F4", "B1")] == [True, True, False, False]
    for army in (
        "front: Barrow Recruiter, Ox marked; grave: Bone; twilight: Imp",
        "front: Barrow Recruiter, Ox; grave: Lich, Imp",
    ):
        assert uses(table(army)) == []


@plays("Twilight Usher")
def test_the_fallen_of_the_own_turn_go_to_the_twilight() -> None:
    s = table("front: Lamb, Ox; back: Twilight Usher", "front: Club, Ox", "Action")
    s.choose("attack Club F1 with Lamb F1, close")
    no = s.fork()
    s.choose("yes")
    assert (s.twilight("A"), s.grave("A"), s.points("B")) == (["Lamb"], [], 0)
    s.to("Move", "B")
    assert (s.twilight("A"), s.grave("A")) == ([], ["Lamb"])
    no.choose("no")
    assert (no.twilight("A"), no.grave("A")) == ([], ["Lamb"])
    s = table("front: Ox, Ox; back: -, -, -, Twilight Usher", "front: Lamb, Ox", "Action")
    s.choose("attack Lamb F1 with Ox F1, close")
    assert (s.twilight("A"), s.twilight("B"), s.asked) == ([], ["Lamb"], "A")


@plays("Quartermaster of Nine Wagons")
def test_the_first_recruit_is_cheaper() -> None:
    for army, names, left in (
        ("front: Quartermaster of Nine Wagons", ("Two", "Two"), [7, 5]),
        ("front: Ox", ("Quartermaster of Nine Wagons", "Two"), [4, 2]),
    ):
        s = slot(f"A: {army}; twilight: 8 Imp; deck: {', '.join(names)}\nB: front: Ann\nstep: Recruit", CAST)
        for n, (name, rest) in enumerate(zip(names, left, strict=True)):
            s.choose(f"recruit {name}", f"place {name} in F{n + 3}")
            spend(s)
            assert len(s.twilight("A")) == rest


@plays("Doomsayer of the Ninth Hour")
def test_a_token_for_gold_while_the_enemy_has_more() -> None:
    s = table(
        "front: Doomsayer of the Ninth Hour marked; twilight: 4 Imp", "front: Tough hurt 1, Ox, -, Ox; back: Ox hurt 1"
    )
    s.choose("use Doomsayer of the Ninth Hour F1")
    assert aims(s) == ["Tough F1", "Ox B1"]
    s.choose("target Ox B1")
    spend(s)
    assert (s.tokens("B B1"), len(s.twilight("A"))) == (2, 2)
    s.choose("use Doomsayer of the Ninth Hour F1", "target Tough F1")
    spend(s)
    assert (s.who("B F1"), s.twilight("B"), s.points("A"), s.twilight("A")) == ("", ["Tough"], 0, [])
    assert uses(table("front: Doomsayer of the Ninth Hour, Ox; twilight: 4 Imp", "front: Tough hurt 1, Ox")) == []
    s = table("front: Saint, Ox, Ox", "front: Doomsayer of the Ninth Hour, Ox")
    s.choose("use Saint F1", "target Ox F2 of A")
    assert s.asked == "A"


@plays("Old Bogbear")
def test_it_stays_marked_unless_it_is_paid_for() -> None:
    s = table("front: Ann", "front: Old Bogbear marked, Ox marked, Boss marked", "Move")
    s.to("Unmark", "B")
    no = s.fork()
    s.choose("yes")
    assert s.options() == ["give Ox F2", "give Boss F3"]
    s.choose("give Ox F2")
    assert [s.marked(f"B {where}") for where in ("F1", "F2", "F3")] == [False, True, False]
    no.choose("no")
    assert [no.marked(f"B {where}") for where in ("F1", "F2", "F3")] == [True, False, False]


@plays("Ditch Surgeon")
def test_a_neighbour_is_healed() -> None:
    s = table("front: Ditch Surgeon, Ox hurt 2, Ox hurt 1; back: Ox hurt 1", "front: Ann hurt 1")
    s.choose("use Ditch Surgeon F1", "give Ox F3")
    assert aims(s) == ["Ox F2", "Ox B1"]
    s.choose("pick Ox F2")
    assert (s.tokens("A F2"), s.tokens("A F3"), s.tokens("B F1"), s.marked("A F1"), s.marked("A F3")) == (
        1,
        1,
        1,
        True,
        True,
    )
    assert uses(table("front: Ditch Surgeon marked, Ox hurt 2, Ox")) == []


@plays("Dusk Broker")
def test_the_twilight_pays_in_the_enemys_turn() -> None:
    for army, gold in (("Dusk Broker, Spear Apprentice", True), ("Spear Apprentice, Ox", False)):
        s = table("front: Saint, Ox", f"front: {army}; twilight: 2 Imp")
        s.choose("use Saint F1", "target Saint F1", "use Spear Apprentice")
        assert ("give Imp (twilight)" in s.options()) == gold
        if gold:
            s.choose("give Imp (twilight)")
            assert (s.value("B F2", "close"), len(s.twilight("B")), s.grave("B")) == (3, 1, ["Imp"])
            assert not s.marked("B F1")


@plays("Grave Choir")
def test_one_of_the_twilight_comes_back_in_the_last_step() -> None:
    s = table("front: Grave Choir, Ox; twilight: Lamb, Boss, Imp", f"front: Ann; {FAR}", "Action")
    s.choose("done")
    no = s.fork()
    s.choose("yes")
    assert aims(s) == ["Lamb (twilight)", "Imp (twilight)"]
    s.choose("pick Lamb (twilight)", "place Lamb (twilight) in F3")
    assert (s.who("A F3"), sorted(s.grave("A")), s.twilight("A"), s.marked("A F3")) == (
        "Lamb",
        ["Boss", "Imp"],
        [],
        True,
    )
    no.choose("no")
    assert len(no.grave("A")) == 3


@plays("Crossbow Militia")
def test_whom_its_bolt_wounds_stays_marked_for_a_turn() -> None:
    s = table("front: Crossbow Militia, Ox", "front: Ann marked, Ox marked", "Action")
    close = s.fork()
    s.choose("attack Ann F1 with Crossbow Militia F1, ranged")
    s.to("Move", "B")
    assert (s.tokens("B F1"), s.marked("B F1"), s.marked("B F2")) == (1, True, False)
    s.to("Move", "A")
    s.to("Move", "B")
    assert not s.marked("B F1")
    close.choose("attack Ox F2 with Crossbow Militia F1, close")
    close.to("Move", "B")
    assert (close.tokens("B F2"), close.marked("B F2")) == (1, False)


@plays("Shroud Bearer", "Carrion Choir")
def test_what_the_twilight_gets_and_yields() -> None:
    s = table("front: Club, Ox", "front: Shroud Bearer, Ox; grave: Ann, Boss", "Action")
    s.choose("attack Shroud Bearer F1 with Club F1, close")
    no = s.fork()
    s.choose("yes", "pick Boss (graveyard)")
    assert (sorted(s.twilight("B")), s.grave("B")) == (["Boss", "Shroud Bearer"], ["Ann"])
    no.choose("no")
    assert (no.twilight("B"), no.grave("B")) == (["Shroud Bearer"], ["Ann", "Boss"])
    s = recruits("front: Carrion Choir; twilight: 2 Imp", "Two", "F2")
    assert (s.who("A F2"), len(s.twilight("A")), s.marked("A F1")) == ("Two", 1, False)


@plays("Heron Outrider")
def test_it_changes_places_as_it_comes() -> None:
    s = arrives("Heron Outrider", "front: Ann, -, Rock; back: Ox, Lamb")
    no = s.fork()
    s.choose("yes")
    rock = s.fork()
    s.choose("pick Lamb B2")
    assert (s.who("A F2"), s.who("A B2"), s.marked("A B2"), s.marked("A F2"), s.ap) == (
        "Lamb",
        "Heron Outrider",
        True,
        False,
        3,
    )
    rock.choose("pick Rock F3")
    assert (rock.who("A F2"), rock.who("A F3")) == ("Heron Outrider", "Rock")
    no.choose("no")
    assert (no.who("A F2"), no.who("A B2")) == ("Heron Outrider", "Lamb")


@plays("Shieldmate")
def test_a_neighbour_takes_no_harm_in_this_battle() -> None:
    s = table("front: Club, Ox, Club", "front: Ann, Shieldmate, Ox", "Action")
    assert uses(table("front: Ann, Ox", "front: Shieldmate, Ox")) == []
    other = s.fork()
    s.choose("attack Ann F1 with Club F1, close", "use Shieldmate F2")
    assert aims(s) == ["Ann F1", "Ox F3"]
    s.choose("pick Ann F1")
    s.decline()
    assert (s.tokens("B F1"), s.marked("B F2")) == (0, True)
    s.choose("attack Ox F3 with Club F3, close")
    assert s.tokens("B F3") == 1
    other.choose("attack Ann F1 with Club F1, close", "use Shieldmate F2", "pick Ox F3")
    other.decline()
    assert other.tokens("B F1") == 1
    assert uses(table("front: Shieldmate, Ox")) == []


@plays("Willing Decoy")
def test_it_is_attacked_instead() -> None:
    s = table("front: Club, Ox", "front: Lamb, Ox; back: Willing Decoy", "Action")
    s.choose("attack Lamb F1 with Club F1, close")
    no = s.fork()
    s.choose("yes")
    assert (s.who("B F1"), s.tokens("B B1"), s.marked("B B1")) == ("Lamb", 1, True)
    no.choose("no")
    assert (no.who("B F1"), no.tokens("B B1"), no.marked("B B1")) == ("", 0, False)
    for foes in ("front: Lamb, Ox; back: Willing Decoy marked", "front: Lamb, Ox; back: -, -, Willing Decoy"):
        s = table("front: Club, Ox", foes, "Action")
        s.choose("attack Lamb F1 with Club F1, close")
        s.choose(*[option for option in s.options() if option == "yes"])
        assert (s.asked, s.who("B F1")) == ("A", "")


@plays("Knight on Credit")
def test_others_pay_for_it() -> None:
    credit = CAST | {"Knight on Credit": cards_of("slot")["Knight on Credit"]}
    s = scene("A: front: Ann\nB: front: Knight on Credit, Ox, Boss\nstep: Move", cards=credit)
    s.to("Upkeep", "B")
    s.choose("pay 1 for Knight on Credit F1")
    assert s.options() == ["give Ox F2", "give Boss F3"]
    s.choose("give Ox F2", "pay 1 for Boss F3")
    assert s.options() == ["give Knight on Credit F1", "give Boss F3"]
    s = scene("A: front: Ann\nB: front: Knight on Credit; back: -, -, -, Ox\nstep: Upkeep, active B", cards=credit)
    s.choose("give up Knight on Credit F1")
    assert (s.who("B F1"), s.grave("B"), s.points("A")) == ("", ["Knight on Credit"], 0)
    s = scene("A: front: Ann\nB: front: Knight on Credit, Boss\nstep: Upkeep, active B", cards=credit)
    s.choose("pay 1 for Boss F2", "give Boss F2")
    assert (s.who("B F1"), s.grave("B")) == ("", ["Knight on Credit"])


@plays("Gold-Toothed Corpse", "Gilded Page")
def test_who_is_worth_two() -> None:
    s = recruits("front: Ox; back: Ox; twilight: Gold-Toothed Corpse, 2 Imp", "Two", "F2")
    one = s.fork()
    s.choose("give Gold-Toothed Corpse (twilight)")
    assert (s.who("A F2"), len(s.twilight("A")), s.marked("A F1")) == ("Two", 2, False)
    one.choose("give Imp (twilight)", "give Ox F1")
    assert (one.who("A F2"), sorted(one.twilight("A"))) == ("Two", ["Gold-Toothed Corpse", "Imp"])
    for army, name, spent in (
        ("front: Imp marked; twilight: Gold-Toothed Corpse", "Bone", ["Gold-Toothed Corpse"]),
        ("front: Gilded Page", "Bone", []),
        ("front: Gilded Page; twilight: Gold-Toothed Corpse", "Three", ["Gold-Toothed Corpse"]),
        ("front: Gilded Page; twilight: Gold-Toothed Corpse", "Four", ["Gold-Toothed Corpse"]),
    ):
        s = recruits(army, name, "F4")
        assert (s.who("A F4"), s.grave("A"), s.twilight("A")) == (name, spent, [])
    s = table("front: Merry Tinker, Ox marked; twilight: Gold-Toothed Corpse")
    assert uses(s) == []
    s = recruits("front: Ox, Gilded Page, Ox", "Two", "F4")
    two = s.fork()
    s.choose("give Gilded Page F2")
    assert (s.who("A F4"), [s.marked(f"A {where}") for where in ("F1", "F2", "F3")]) == ("Two", [False, True, False])
    two.choose("give Ox F1", "give Ox F3")
    assert [two.marked(f"A {where}") for where in ("F1", "F2", "F3")] == [True, False, True]
    s = table("front: Spear Apprentice marked, Gilded Page, Warding Smith marked")
    assert uses(s) == ["Spear Apprentice F1"]
