"""Blind texts of SLOT about reach, rests, recruits and what counts where, played as their writers meant them."""

import pytest

from blind.gestures import offered, spend
from blind.texts import FAR, FOLK, battle, plays, slot

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 def 6 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Lord": "level 2 close 0 def 4 life 5", "Four": "close 0 ranged 0 def 4 life 5", "Mage": "magic 6 def 6 life 5",
    "Bow": "ranged 6 def 6 life 5", "Sling": "ranged 1 def 1 life 5", "One": "cost 1 close 1 def 1 life 1",
    "Two": "cost 2 close 1 def 1 life 1", "Lamb": "close 1 ranged 1 def 1 life 1", "Wolf": "close 1 def 1 life 5",
    "Nurse": "close 1 def 1 life 1: [ ] - Restore 1 life to target damaged creature.",
}  # fmt: skip


def fought(a: str, b: str, label: str) -> tuple[int, int]:
    """The tokens on the two in F1 after a battle, -1 for who has died."""
    s = battle(a, b, f"attack {label}", CAST)
    return tuple(s.tokens(where) if s.who(where) else -1 for where in ("A F1", "B F1"))


@plays(
    "Solitary Badger", "Rag-Flag Girl", "Wagon Axeman", "Clapper Leper", "Dusk Glutton", "Elbow-to-Elbow Guard",
)  # fmt: skip
@pytest.mark.parametrize(
    ("army", "who", "value", "comes_to"),
    [
        ("front: Solitary Badger, -, Ox; back: -, Ox", "A F1", "DEF", 5),
        ("front: Solitary Badger; back: Ox", "A F1", "DEF", 3),
        ("front: Rag-Flag Girl, -, -, Ox; back: Ox", "A F4", "close", 2),
        ("front: Rag-Flag Girl, -, -, Ox; back: Ox", "A B1", "close", 1),
        ("front: Rag-Flag Girl, -, -, Ox; back: Ox", "A F1", "close", 1),
        ("front: Rag-Flag Girl, Rag-Flag Girl, -, Ox", "A F4", "close", 3),
        ("front: Ox marked, Wagon Axeman marked, Ox; back: Ox marked, Ox marked", "A F2", "close", 5),
        ("front: Ox, Wagon Axeman, Ox", "A F2", "close", 3),
        ("back: Clapper Leper", "B F1", "DEF", 2),
        ("front: -, Clapper Leper", "B B2", "DEF", 3),
        ("front: -, Clapper Leper", "B F1", "DEF", 3),
        ("front: Dusk Glutton; twilight: 2 Imp; grave: 3 Imp", "A F1", "close", 5),
        ("front: Dusk Glutton; twilight: 5 Imp", "A F1", "close", 6),
        ("front: Ox, Elbow-to-Elbow Guard, Ox; back: Ox, Ox", "A F1", "DEF", 2),
        ("front: Ox, Elbow-to-Elbow Guard, Ox; back: Ox, Ox", "A F3", "DEF", 2),
        ("front: Ox, Elbow-to-Elbow Guard, Ox; back: Ox, Ox", "A B2", "DEF", 1),
        ("front: Ox, Elbow-to-Elbow Guard, Ox; back: Ox, Ox", "A F2", "DEF", 3),
        ("back: Elbow-to-Elbow Guard, Ox, Elbow-to-Elbow Guard", "A B2", "DEF", 3),
    ],
)
def test_what_counts_where_they_stand(army: str, who: str, value: str, comes_to: int) -> None:
    assert slot(f"A: {army}\nB: front: Ann; back: -, Ann; twilight: 3 Imp", CAST).value(who, value) == comes_to


@plays("Spit Turner", "Two-Handed Bravo", "Firepot Slinger", "Halberd Sergeant")
def test_what_battles_come_to() -> None:
    assert fought("Spit Turner", "Lord", "Lord F1 with Spit Turner F1, close") == (0, 1)
    assert fought("Spit Turner", "Four", "Four F1 with Spit Turner F1, close") == (0, 0)
    assert fought("Lord", "Spit Turner", "Spit Turner F1 with Lord F1, close") == (1, 0)
    assert fought("Ox", "Two-Handed Bravo", "Two-Handed Bravo F1 with Ox F1, close") == (0, 0)
    assert fought("Two-Handed Bravo", "Four", "Four F1 with Two-Handed Bravo F1, close") == (0, 1)
    assert fought("Firepot Slinger", "Four", "Four F1 with Firepot Slinger F1, ranged") == (0, 1)
    assert fought("Four", "Firepot Slinger", "Firepot Slinger F1 with Four F1, ranged") == (1, 0)
    s = battle("Ann, Ann", "Halberd Sergeant", "attack Halberd Sergeant F1 with Ann F1 + Ann F2, close", CAST)
    assert (s.tokens("A F1"), s.tokens("A F2")) == (1, 1)
    s = battle("Ann, Ann", "Halberd Sergeant", "attack Halberd Sergeant F1 with Ann F1 + Ann F2, ranged", CAST)
    assert (s.tokens("A F1"), s.tokens("A F2")) == (0, 0)


@plays("Alder Shieldman", "Yew Walker", "Coffin-Lid Crossbow", "Crow's-Nest Archer")
def test_who_reaches_whom() -> None:
    s = slot("A: front: Mage, Mage; back: -, -, -, Page\nB: front: Alder Shieldman, Ann; back: Ox, Ox", CAST)
    assert [option for option in offered(s, "attack", "Ox") if "Mage" in option] == ["Ox B2 with Mage F2, ranged"]
    s = slot(f"A: front: Alder Shieldman; back: Sling\nB: front: Mage; {FAR}", CAST)
    s.choose("attack Mage F1 with Sling B1, ranged")
    assert s.tokens("A B1") == 0
    s = slot(f"A: front: -, Yew Walker, Ox; {FAR}\nB: front: Ann, Ox, Four; {FAR}", CAST)
    alone = [option for option in offered(s, "attack") if "Yew" in option and "+" not in option]
    assert alone == ["Ox F2 with Yew Walker F2, close"]
    assert "Four F3 with Yew Walker F2 + Ox F3, close" in offered(s, "attack")
    s = slot("A: front: Ox; back: Coffin-Lid Crossbow, Coffin-Lid Crossbow\nB: front: Ann, Ann", CAST)
    assert [option for option in offered(s, "attack") if "Coffin" in option] == [
        "Ann F2 with Coffin-Lid Crossbow B2, ranged"
    ]
    s = slot("A: front: Mage; back: -, -, -, Page\nB: front: Ox; back: Coffin-Lid Crossbow", CAST)
    s.choose("attack Coffin-Lid Crossbow B1 with Mage F1, ranged")
    assert s.tokens("A F1") == 0
    s = slot("A: back: -, Crow's-Nest Archer\nB: front: Ox, Ann, Wolf, Bow; back: Ox, Ox", CAST)
    assert [option.partition(" with ")[0] for option in offered(s, "attack")] == ["Ox F1", "Ann F2", "Wolf F3"]


@plays("Parapet Pike")
@pytest.mark.parametrize(
    ("front", "foe", "tokens"), [("Parapet Pike", "Bow", 0), ("Parapet Pike", "Mage", 1), ("Ox", "Bow", 1)]
)
def test_who_stands_behind_it_keeps_his_cover_as_he_attacks(front: str, foe: str, tokens: int) -> None:
    s = slot(f"A: front: {front}; back: Sling\nB: front: {foe}; {FAR}", CAST)
    s.choose(f"attack {foe} F1 with Sling B1, ranged")
    assert s.tokens("A B1") == tokens


@plays("Salve Mother", "Marrow Cur")
@pytest.mark.parametrize(
    ("army", "rester", "left"),
    [
        ("front: Salve Mother, Ox hurt 1, -, Wolf", "Ox F2", 2),
        ("front: Salve Mother marked, Ox hurt 1, -, Wolf", "Ox F2", 1),
        ("front: Salve Mother hurt 1, Ox, -, Wolf", "Salve Mother F1", 2),
        ("front: Salve Mother, -, -, Wolf; back: Ox hurt 1", "Ox B1", 1),
        ("back: Salve Mother, Ox hurt 1, Salve Mother; front: -, -, -, Wolf", "Ox B2", 2),
    ],
)
def test_what_a_rest_takes(army: str, rester: str, left: int) -> None:
    s = slot(f"A: {army}\nB: front: -, -, -, Ann", CAST)
    s.choose(f"rest {rester}")
    assert (s.ap, s.tokens(f"A {rester[-2:]}")) == (left, 0)
    s = slot("A: front: Marrow Cur hurt 1, Nurse, Ox hurt 1\nB: front: Ann", CAST)
    assert offered(s, "rest") == ["Ox F3"]
    s.choose("use Nurse F2")
    s.choose(*[option for option in s.options() if "Marrow" in option and option.startswith("target")])
    assert s.tokens("A F1") == 1


@plays("Strolling Baronet", "Slantwise Deer")
def test_how_they_move() -> None:
    s = slot(f"A: front: Strolling Baronet, Ox; {FAR}\nB: front: Ann\nstep: Move", CAST)
    s.choose("move Strolling Baronet F1 to F2, swapping with Ox")
    assert (s.marked("A F2"), s.ap, offered(s, "move", "Strolling")) == (False, 2, [])
    s = slot("A: front: -, Slantwise Deer; back: Ox, -, -, Page\nB: front: Ann\nstep: Move", CAST)
    assert [option[-5:] for option in offered(s, "move", "Slantwise")] == ["to F1", "to F3", "to B2", "to B3"]
    s.choose("move Slantwise Deer F2 to B3")
    assert (s.marked("A B3"), s.ap) == (True, 2)


@plays("Keeper of the Guest List", "Enlistment Clerk")
@pytest.mark.parametrize(
    ("army", "foes", "slots", "price"),
    [
        ("Ann marked", "Keeper of the Guest List", ["F3"], 3),
        ("Ann marked", "Keeper of the Guest List, Keeper of the Guest List", ["F3"], 4),
        ("Keeper of the Guest List marked", "Ann", ["F3"], 2),
        ("Enlistment Clerk marked", "Ann", ["F3"], 1),
        ("Enlistment Clerk marked", "Ann", ["F3", "F2"], 3),
        ("Enlistment Clerk marked, Enlistment Clerk marked", "Ann", ["F3"], 0),
        ("Ann marked", "Enlistment Clerk", ["F3"], 2),
    ],
)
def test_what_a_recruit_of_cost_two_takes(army: str, foes: str, slots: list[str], price: int) -> None:
    s = slot(
        f"A: front: {army}; back: -, -, -, Ox; twilight: 6 Imp; deck: 3 Two\nB: front: {foes}\nstep: Recruit", CAST
    )
    for where in slots:
        s.choose("recruit Two", f"place Two in {where}")
        spend(s)
    assert (len(s.grave("A")), s.who(f"A {slots[-1]}")) == (price, "Two")


@plays("Gossip at the Rail")
def test_enemies_of_its_column_use_nothing() -> None:
    s = slot("A: front: Saint, Saint; back: Saint\nB: back: Gossip at the Rail\nstep: Abilities", CAST)
    assert offered(s, "use") == ["Saint F2"]


@plays("Bailor of Lost Sons")
def test_one_of_the_twilight_goes_back_into_the_deck() -> None:
    s = slot(f"A: front: Bailor of Lost Sons, Ox; twilight: Ann, Two; {FAR}\nB: front: Ann\nstep: Abilities", CAST)
    s.choose("use Bailor of Lost Sons F1")
    s.choose(*[option for option in s.options() if "Two" in option])
    assert (s.twilight("A"), s.pile(0, "A"), s.ap, s.marked("A F1")) == (["Ann"], ["Two"], 4, True)
    s = slot(f"A: front: Saint, Wolf; {FAR}\nB: front: Bailor of Lost Sons, Ox; twilight: Ann\nstep: Abilities", CAST)
    s.choose("use Saint F1", "target Wolf F2", "use Bailor of Lost Sons F1")
    assert (s.twilight("B"), s.ap) == ([], 3)


@plays("Wake Nurse", "Kettle-Hat Rusher", "Twice-Counted Corpse")
def test_what_kills_set_off() -> None:
    s = slot(f"A: front: Club, Wake Nurse, Ox hurt 2; {FAR}\nB: front: Lamb, Ox", CAST)
    s.choose("attack Lamb F1 with Club F1, close")
    assert s.tokens("A F3") == 1
    s = slot(
        f"A: front: Witch, Wake Nurse hurt 0, Lamb, Ox hurt 2; {FAR}\nB: front: Ox\nstep: Abilities".replace(
            " hurt 0", ""
        ),
        CAST,
    )
    s.choose("use Witch F1", "target Lamb F3")
    assert s.tokens("A F4") == 2
    for army, foes, label, marked in (
        ("Kettle-Hat Rusher", "Imp, Ox", "Imp F1 with Kettle-Hat Rusher F1, close", False),
        ("Kettle-Hat Rusher", "Ox, Ox", "Ox F1 with Kettle-Hat Rusher F1, close", True),
        ("Kettle-Hat Rusher, Ox", "Imp, Ox", "Imp F1 with Kettle-Hat Rusher F1 + Ox F2, close", True),
    ):
        assert battle(army, foes, f"attack {label}", CAST).marked("A F1") == marked
    s = battle(
        "Wolf, Ox",
        "Kettle-Hat Rusher marked",
        "attack Kettle-Hat Rusher F1 with Wolf F1, close",
        CAST | {"Wolf": "close 1 def 1 life 1"},
    )
    assert (s.who("A F1"), s.marked("B F1")) == ("", True)
    s = battle("Twice-Counted Corpse, Ox", "Club", "attack Club F1 with Twice-Counted Corpse F1, close", CAST)
    assert s.twilight("A") == ["Twice-Counted Corpse"]


@plays("Shield-Lashing Pioneer", "Hive Keeper", "Kin-Seller", "Mover of Hedges")
def test_what_they_are_used_for() -> None:
    s = slot(f"A: front: Shield-Lashing Pioneer marked, Ox, Ann; {FAR}\nB: front: Ann\nstep: Abilities", CAST)
    s.choose("use Shield-Lashing Pioneer F1")
    assert (s.value("A F2", "DEF"), s.value("A F3", "DEF"), s.value("A F1", "DEF"), s.marked("A F2")) == (3, 5, 2, True)
    s.to("Action", "B")
    assert s.value("A F3", "DEF") == 5
    s.to("Move", "A")
    assert s.value("A F3", "DEF") == 3
    s = slot("A: front: Hive Keeper, Ox; back: Ox\nB: front: Ann, Ann; back: Boss\nstep: Abilities", CAST)
    s.choose("use Hive Keeper F1")
    s.choose(*[option for option in s.options() if "Boss B1" in option])
    assert (s.marked("B B1"), s.marked("B F1")) == (True, False)
    s = slot("A: front: Hive Keeper, Ox; back: -, Ox\nB: front: Ann\nstep: Abilities", CAST)
    assert offered(s, "use") == []
    s = slot("A: front: Kin-Seller, Lamb, Ox; back: -, -, Club\nB: front: Ann, Ann; back: Lamb\nstep: Abilities", CAST)
    s.choose("use Kin-Seller F1")
    s.choose(*[option for option in s.options() if option.endswith("Lamb B1")])
    assert (s.who("A F2"), s.grave("A"), s.who("B B1"), s.tokens("B F1"), s.points("B")) == ("", ["Lamb"], "", 0, 0)
    s = slot("A: front: Mover of Hedges marked, Ox, Ann hurt 1; back: -, Wolf\nB: front: Ann\nstep: Abilities", CAST)
    s.choose("use Mover of Hedges F1")
    s.choose(*[option for option in s.options() if "F3 B3" in option])
    assert [s.who(f"A {where}") for where in ("F1", "F2", "F3", "B2", "B3")] == [
        "Mover of Hedges",
        "Ann",
        "Ox",
        "",
        "Wolf",
    ]
    assert (s.tokens("A F2"), s.marked("A F2"), s.marked("A F3"), s.marked("A B3")) == (1, False, True, True)


@plays("Stair Fencer", "Viscount behind a Servant")
def test_what_an_attack_sets_off() -> None:
    s = slot(f"A: front: Stair Fencer; {FAR}\nB: front: Six; {FAR}", CAST | {"Six": "close 9 def 6 life 5"})
    s.choose("attack Six F1 with Stair Fencer F1, close")
    other = s.fork()
    s.choose(s.options()[0])
    other.choose(other.options()[1])
    assert [(x.tokens("A F1"), x.tokens("B F1")) for x in (s, other)] == [(1, 1), (0, 0)]
    s = slot(f"A: front: Club, Ox; {FAR}\nB: front: Viscount behind a Servant, Ox, Ann; back: Ann marked", CAST)
    s.choose("attack Viscount behind a Servant F1 with Club F1, close")
    no = s.fork()
    s.choose("yes")
    assert (s.who("B F1"), s.tokens("B F2"), s.marked("B F2")) == ("Viscount behind a Servant", 1, True)
    no.choose("no")
    assert no.who("B F1") == ""


@plays("Sedge Fisher", "Signal Trooper")
def test_what_arrivals_bring() -> None:
    army = "front: Ox, Ann marked; back: -, -, -, Wolf; twilight: 4 Imp; deck: {0}"
    s = slot(f"A: {army.format('Signal Trooper')}\nB: front: Ann\nstep: Recruit", CAST)
    s.choose("recruit Signal Trooper", "place Signal Trooper in F3")
    spend(s)
    other = s.fork()
    s.choose(s.options()[0])
    other.choose(other.options()[1])
    assert sorted((x.ap, x.marked("A F2")) for x in (s, other)) == [(3, False), (4, True)]
    s = slot(f"A: {army.format('Sedge Fisher')}\nB: front: Ann\nstep: Recruit", CAST)
    s.choose("recruit Sedge Fisher", "place Sedge Fisher in F3")
    spend(s)
    s.choose("yes")
    s.choose(*[option for option in s.options() if option.endswith("Ann F2")])
    s.choose(*[option for option in s.options() if option.startswith("place")][:1])
    assert (s.who("A F2"), s.who("A B2"), s.marked("A B2"), s.ap) == ("", "Ann", True, 3)
