"""Blind texts of SLOT's thirty-eighth round about values, blows and answers, played as their writers meant them."""

import pytest

from blind.gestures import starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Two": "close 2 ranged 2 def 2 life 9", "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9",
    "Five": "close 5 ranged 5 def 5 life 9", "Six": "close 6 ranged 6 def 6 life 9", "Brute": "close 2 def 2 life 9",
    "Mage": "magic 4 close 1 def 2 life 9", "Bow": "ranged 2 def 2 life 9", "Post": "def 1 life 9", "Wall": "def 4 life 9",
    "Oak": "def 5 life 9", "Rock": "def 6 life 9", "Lamb": "close 1 ranged 1 def 1 life 1", "Biter": "close 9 def 1 life 1",
    "Steady": "close 2 ranged 2 def 2 life 9: This creature has Steadfast.",
    "Pricker": "close 1 def 1 life 5: [ ] - Deal 1 damage to target creature.",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
    "Medic": "close 1 def 1 life 5: [ ] - Restore 1 life to target damaged creature.",
    "Waker": "close 1 def 1 life 5: [ ] - Unmark target creature.",
    "Ghost": "close 1 def 1 life 1: When another ally creature is about to die in a battle, prevent all damage of this"
    " battle and put this creature into your twilight.",
}  # fmt: skip
IDLE = "back: -, -, -, Pricker"  # who is asked in every exchange, so that one can look


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def divided(s: Scene, label: str) -> None:
    """Attack so; of a strike back at a group all goes to its first member."""
    s.choose(f"attack {label}")
    s.decline()
    while starting(s, "number", "trigger"):
        s.choose(starting(s, "number", "trigger")[-1])


GUARD, SERGEANT, SINGER, BRAWLER = "Osier Ford Guard", "Withybow Sergeant", "Bindweed Singer", "Cockpit Brawler"
WIGHT, ADEPT, BOWMAN, CHAMPION = "Kennel Wight", "Rime Adept", "Pavise Bowman", "Hearthside Champion"


@plays("Osier Ford Guard", "Withybow Sergeant", "Cockpit Brawler", "Kennel Wight")
@pytest.mark.parametrize(
    ("army", "foes", "values"),
    [
        (f"front: {GUARD}, -, -, {GUARD} marked; back: {GUARD}, Two", f"front: Ox; back: {GUARD}", {
            "A F1 DEF": 3, "A F4 DEF": 3, "A B1 DEF": 2, "A B2 DEF": 2, "A F1 close": 3, "B B1 DEF": 2, "B F1 DEF": 1}),
        (f"front: Two, {SERGEANT}, Brute; back: Two, Mage, Two", "front: Two, Two", {
            "A F1 ranged": 3, "A F2 ranged": 3, "A B1 ranged": 2, "A B2 ranged": 5, "A B3 ranged": 2,
            "B F2 ranged": 2, "B F1 ranged": 2, "A F1 close": 2, "A F1 DEF": 2}),
        (f"front: {SERGEANT} marked, Two, {SERGEANT}", "front: Ox", {"A F2 ranged": 4, "A F1 ranged": 3}),
        (f"front: {SERGEANT}; back: {SERGEANT}", "front: Ox", {"A F1 ranged": 4, "A B1 ranged": 4}),
        (f"front: {BRAWLER}, {BRAWLER} hurt 1, {BRAWLER} marked hurt 2", "front: Ox hurt 4", {
            "A F1 close": 3, "A F2 close": 4, "A F3 close": 5, "A F3 DEF": 2}),
        (f"front: {WIGHT}", "front: Ox hurt 1", {"A F1 close": 3}),
    ],
)  # fmt: skip
def test_what_they_are_worth_where_they_stand(army: str, foes: str, values: dict[str, int]) -> None:
    s = table(army, foes)
    assert {where: s.value(where[:4], where[5:]) for where in values} == values


@plays("Osier Ford Guard")
def test_the_guard_holds_the_ford_in_front_alone_and_in_no_group() -> None:
    for where, hit in (("F1", 0), ("B1", 1)):
        row = f"front: {GUARD}" if where == "F1" else f"back: {GUARD}; front: -, Ox"
        s = table("front: Brute, Ox", f"{row}")
        s.choose(f"attack {GUARD} {where} with Brute F1, close")
        assert s.tokens(f"B {where}") == hit
    s = table("front: Three, Ox", f"front: {GUARD}, Ox")
    s.choose(f"attack {GUARD} F1 with Three F1, close")
    assert s.tokens("B F1") == 1
    s = table(f"front: {GUARD}, Ox; back: -, -, {GUARD}", step="Move, ap 3")
    s.choose(f"move {GUARD} F1 to B1")
    assert s.value("A B1", "DEF") == 2
    s.choose(f"move {GUARD} B3 to F3")
    assert s.value("A F3", "DEF") == 3
    s = table(f"front: {GUARD}, Two, Ox", f"front: Three; {IDLE}")
    s.choose(f"attack Three F1 with {GUARD} F1 + Two F2, close")
    assert (s.asked, s.value("A F1", "DEF")) == ("B", 2)
    s.choose("decline", "number 2")
    while starting(s, "number"):
        s.choose(starting(s, "number")[0])
    assert (s.tokens("A F1"), s.value("A F1", "DEF")) == (1, 3)


@plays("Withybow Sergeant")
@pytest.mark.parametrize(("army", "label", "harm"), [
    (f"front: Three, Ox; back: {SERGEANT}", "Three F1", 1), ("front: Three, Ox", "Three F1", 0),
    (f"front: {SERGEANT}, Two, Ox", "Two F2 + Ox F3", 1), ("front: -, Two, Ox", "Two F2 + Ox F3", 0),
])  # fmt: skip
def test_who_shoots_beside_the_sergeant(army: str, label: str, harm: int) -> None:
    s = table(f"{army}, Ox", f"front: Wall, Wall; {FAR}")
    divided(s, f"Wall F{1 if 'Three' in label else 2} with {label}, ranged")
    assert s.tokens(f"B F{1 if 'Three' in label else 2}") == harm


@plays("Withybow Sergeant")
def test_the_sergeant_in_a_group_gives_nothing_and_nobody_a_bow() -> None:
    for foe, hit in (("Oak", 1), ("Rock", 0)):
        s = table(f"front: {SERGEANT}, Two, Ox", f"front: {foe}; {FAR}")
        divided(s, f"{foe} F1 with {SERGEANT} F1 + Two F2, ranged")
        assert s.tokens("B F1") == hit  # 3 and 2
        assert s.value("A F2", "ranged") == 3  # and again afterwards
    s = table(f"front: {SERGEANT}, Brute", "front: Ox, Ox")
    assert [label for label in starting(s, "attack") if "Brute F2, ranged" in label] == []
    s = table("front: Ann, Ox", f"front: Brute, {SERGEANT}")
    s.choose("attack Brute F1 with Ann F1, ranged")
    assert s.tokens("A F1") == 0  # nor does he answer with one


@plays("Bindweed Singer")
def test_the_singer_gives_a_neighbour_strength_until_the_turn_ends() -> None:
    s = table(f"front: {SINGER}, Two marked, Ox; back: Ox, Two", f"front: Four; {FAR}", "Abilities, ap 3")
    s.choose(f"use {SINGER} F1")
    assert starting(s, "target") == ["target Two F2", "target Ox B1"]
    s.choose("target Ox B1")
    assert (s.value("A B1", "close"), s.value("A B1", "ranged"), s.marked("A F1")) == (3, 1, True)
    s.to("Move")
    s.choose("move Ox B1 to F1")
    assert (s.who("A F1"), s.value("A F1", "close")) == ("Ox", 3)
    s.to("Move", "B")
    assert s.value("A F1", "close") == 1
    for army in (f"{SINGER}, -, Ox; back: -, Ox", f"{SINGER} marked, Ox"):
        assert uses(table(f"front: {army}; twilight: 3 Imp", step="Abilities, ap 3")) == []


@plays("Bindweed Singer")
def test_the_singer_sings_in_battles_of_either_turn_and_adds_up() -> None:
    s = table(f"front: {SINGER}, Two, {SINGER}, Ox", "front: -, Rock, Ox", "Abilities, ap 3")
    s.choose(f"use {SINGER} F1")
    s.choose(f"use {SINGER} F3", "target Two F2")
    assert s.value("A F2", "close") == 6
    s.to("Action")
    s.choose("attack Rock F2 with Two F2, close")
    assert s.tokens("B F2") == 1
    s = table("front: Three, Ox", f"front: Ox, {SINGER}; {FAR}")
    s.choose("attack Ox F1 with Three F1, close", f"use {SINGER} F2")
    assert (s.tokens("A F1"), s.tokens("B F1"), s.value("B F1", "close")) == (1, 1, 3)
    s.to("Move", "B")
    assert s.value("B F1", "close") == 1
    s = table(f"front: {SINGER}, Bow, Ox", f"front: Ox; {FAR}")
    s.choose(f"use {SINGER} F1", *starting(s, "target"))
    assert [label for label in starting(s, "attack") if "Bow F2, close" in label] == []


@plays("Cockpit Brawler")
@pytest.mark.parametrize(("army", "label", "foes", "harm", "then"), [
    (f"front: {BRAWLER}, Ox", f"Four F1 with {BRAWLER} F1, close", "Four", 0, 4),
    (f"front: {BRAWLER} hurt 1, Ox", f"Four F1 with {BRAWLER} F1, close", "Four", 1, 5),
    (f"front: {BRAWLER} hurt 2, Two, Ox", f"Wall F1 with {BRAWLER} F1 + Two F2, close", "Wall", 1, 5),
    (f"front: {BRAWLER} hurt 2, Two, Ox", f"Rock F1 with {BRAWLER} F1 + Two F2, close", "Rock", 0, 5),
])  # fmt: skip
def test_how_the_brawler_strikes_when_he_is_hurt(army: str, label: str, foes: str, harm: int, then: int) -> None:
    s = table(army, f"front: {foes}; {FAR}")
    divided(s, label)
    assert (s.tokens("B F1"), s.value("A F1", "close")) == (harm, then)


@plays("Cockpit Brawler")
def test_the_brawler_answers_with_what_he_has_lost_before_and_calms_down_as_he_is_healed() -> None:
    for hurt, harm in ((1, 0), (2, 1)):
        s = table("front: Five, Ox", f"front: {BRAWLER} hurt {hurt}, Ox")
        s.choose(f"attack {BRAWLER} F1 with Five F1, close")
        assert (s.tokens("A F1"), s.tokens("B F1") if hurt == 1 else s.who("B F1")) == (harm, 2 if hurt == 1 else "")
    s = table(f"front: {BRAWLER} hurt 2, {BRAWLER} hurt 1, Medic")
    s.choose(f"rest {BRAWLER} F1")
    assert (s.tokens("A F1"), s.value("A F1", "close")) == (1, 4)
    s.choose("use Medic F3", f"target {BRAWLER} F2")
    assert s.value("A F2", "close") == 3


@plays("Kennel Wight")
@pytest.mark.parametrize(("army", "label", "foes", "harm"), [
    (f"front: {WIGHT}, Ox", f"Oak F1 with {WIGHT} F1, close", "front: Oak hurt 1", {"B F1": 2}),
    (f"front: {WIGHT}, Ox", f"Oak F1 with {WIGHT} F1, close", "front: Oak, Ox hurt 1", {"B F1": 0}),
    (f"front: {WIGHT}, Ox", f"Rock F1 with {WIGHT} F1, close", "front: Rock hurt 1", {"B F1": 1}),
    (f"front: {WIGHT}, Ox, Ox", f"Oak F1 with {WIGHT} F1 + Ox F2, close", "front: Oak hurt 1", {"B F1": 1}),
    ("front: Four hurt 1, Ox", f"{WIGHT} F1 with Four F1, close", f"front: {WIGHT}", {"A F1": 1}),
    ("front: Three hurt 1, Ox", f"{WIGHT} F1 with Three F1, close", f"front: {WIGHT}", {"A F1": 2}),
    (f"front: Three, {WIGHT}", "Oak F1 with Three F1, close", "front: Oak hurt 1", {"B F1": 1}),
])  # fmt: skip
def test_whom_the_wight_smells(army: str, label: str, foes: str, harm: dict[str, int]) -> None:
    s = table(army, f"{foes}; {FAR}")
    divided(s, label)
    assert {where: s.tokens(where) for where in harm} == harm


@plays("Kennel Wight")
def test_the_wight_smells_blood_as_long_as_there_is_some() -> None:
    s = table(f"front: {WIGHT}, Pricker, Ox", f"front: Oak; {FAR}")
    s.choose(f"attack Oak F1 with {WIGHT} F1, close", "use Pricker F2", "target Oak F1")
    assert s.tokens("B F1") == 2
    s = table(f"front: {WIGHT}, Ox", f"front: Oak hurt 1, Medic; {FAR}")
    s.choose(f"attack Oak F1 with {WIGHT} F1, close")
    assert s.value("A F1", "close") == 5
    s.choose("use Medic F2", *starting(s, "target"))
    assert (s.tokens("B F1"), s.value("A F1", "close")) == (0, 3)


@plays("Rime Adept")
@pytest.mark.parametrize(("army", "label", "foes", "seen"), [
    (f"front: {ADEPT}, Ox", f"Three F1 with {ADEPT} F1, ranged", "front: Three", (1, True)),
    (f"front: {ADEPT}, Ox", f"Three F1 with {ADEPT} F1, ranged", "front: Three marked", (1, True)),
    (f"front: {ADEPT}, Ox", f"Four F1 with {ADEPT} F1, ranged", "front: Four", (0, False)),
    (f"front: {ADEPT}, Ox", f"Ox F1 with {ADEPT} F1, close", "front: Ox", (1, False)),
    (f"front: Ox; back: {ADEPT}", f"Two B1 with {ADEPT} B1, ranged", "front: Ox; back: Two", (1, True)),
    (f"front: {ADEPT}, Two, Ox", f"Three F1 with {ADEPT} F1 + Two F2, ranged", "front: Three", (1, False)),
    (f"front: {ADEPT}, Two, Ox", "Two F1 with Two F2, ranged", "front: Two", (1, False)),
])  # fmt: skip
def test_whom_the_adept_chills(army: str, label: str, foes: str, seen: tuple[int, bool]) -> None:
    s = table(army, foes if "back" in foes else f"{foes}; {FAR}")
    divided(s, label)
    where = f"B {label.partition(' with ')[0][-2:]}"
    assert (s.tokens(where), s.marked(where), s.marked("B F1") and "B1" in where) == (*seen, False)


@plays("Rime Adept")
def test_the_adept_chills_by_its_answer_and_not_where_nothing_is_lost() -> None:
    for weapon, chilled in (("ranged", True), ("close", False)):
        s = table("front: Steady, Ox", f"front: {ADEPT}, Ox; {FAR}")
        s.choose(f"attack {ADEPT} F1 with Steady F1, {weapon}")
        assert (s.tokens("A F1"), s.marked("A F1"), s.who("B F1")) == (int(chilled), chilled, "")
    s = table(f"front: {ADEPT}, Ox", "front: Lamb, Ghost")
    s.choose(f"attack Lamb F1 with {ADEPT} F1, ranged")
    assert (s.who("B F1"), s.marked("B F1"), s.twilight("B")) == ("Lamb", False, ["Ghost"])


@plays("Pavise Bowman")
@pytest.mark.parametrize(("army", "label", "foes", "harm"), [
    ("front: Four, Ox", f"{BOWMAN} F1 with Four F1, close", f"front: {BOWMAN}", {"A F1": 1}),
    ("front: Five, Ox", f"{BOWMAN} F1 with Five F1, close", f"front: {BOWMAN}", {"A F1": 0}),
    ("front: Five, Ox", f"{BOWMAN} F1 with Five F1, close", f"front: {BOWMAN}, {SERGEANT}", {"A F1": 1}),
    ("front: Four, Ox", f"{BOWMAN} B1 with Four F1, close", f"front: -, Ox; back: {BOWMAN} marked", {"A F1": 1}),
    ("front: Four, Ox", f"{BOWMAN} F1 with Four F1, ranged", f"front: {BOWMAN}", {"A F1": 1}),
    (f"front: {BOWMAN}, Ox", f"Two F1 with {BOWMAN} F1, close", "front: Two", {"B F1": 0}),
    (f"front: {BOWMAN}, Ox", f"Wall F1 with {BOWMAN} F1, ranged", "front: Wall", {"B F1": 1}),
    ("front: Four, Ox", "Ox F1 with Four F1, close", f"front: Ox, {BOWMAN}", {"A F1": 0}),
    ("front: Four, Two", f"{BOWMAN} F1 with Four F1 + Two F2, close", f"front: {BOWMAN}", {"A F1": 1, "A F2": 0}),
])  # fmt: skip
def test_how_the_bowman_answers(army: str, label: str, foes: str, harm: dict[str, int]) -> None:
    s = table(f"{army}; {FAR}", foes if "back" in foes else f"{foes}; {FAR}")
    divided(s, label)
    assert {where: s.tokens(where) for where in harm} == harm


@plays("Pavise Bowman")
def test_the_bowman_s_four_is_divided_among_a_group() -> None:
    s = table("front: Two, Two, Ox", f"front: {BOWMAN}, Ox; {FAR}")
    s.choose(f"attack {BOWMAN} F1 with Two F1 + Two F2, close")
    assert starting(s, "number") == [f"number {n}" for n in range(5)]
    s.choose("number 2", "number 2")
    assert (s.tokens("A F1"), s.tokens("A F2"), s.who("B F1")) == (1, 1, "")


@plays("Hearthside Champion")
@pytest.mark.parametrize(("army", "label", "foes", "harm"), [
    ("front: Five, Ox", "Ox F1 with Five F1, close", f"front: Ox, {CHAMPION}", {"A F1": 1, "B F1": 1, "B F2": 0}),
    ("front: Five, Ox", "Post F1 with Five F1, close", f"front: Post, {CHAMPION} marked", {"A F1": 1, "B F1": 1}),
    ("front: Five, Ox", "Ox F1 with Five F1, close", f"front: Ox; back: {CHAMPION}", {"A F1": 1, "B F1": 1, "B B1": 0}),
    ("front: Six, Ox", "Ox F1 with Six F1, close", f"front: Ox, {CHAMPION}", {"A F1": 0}),
    ("front: Five, Ox", "Ox F1 with Five F1, close", f"front: Ox, -, {CHAMPION}", {"A F1": 0, "B F1": 1}),
    ("front: Six, Ox", "Axe F1 with Six F1, close", f"front: Axe, {CHAMPION}", {"A F1": 0}),  # it must
    ("front: Six, Ox", "Axe F1 with Six F1, close", f"front: Axe, -, {CHAMPION}", {"A F1": 1}),
    ("front: Five, Ox", f"{CHAMPION} F1 with Five F1, close", f"front: {CHAMPION}, Ox", {"A F1": 1, "B F1": 1}),
    ("front: Five, Ox", "Ox F1 with Five F1, ranged", f"front: Ox, {CHAMPION}", {"A F1": 0, "B F1": 1}),
    ("front: Ox, Ox", "Ox F1 with Ox F1, ranged", f"front: Ox, {CHAMPION}", {"A F1": 1, "B F1": 1}),
    (f"front: Ox, {CHAMPION}", "Two F1 with Ox F1, close", "front: Two", {"A F1": 1, "B F1": 0}),
])  # fmt: skip
def test_for_whom_the_champion_answers(army: str, label: str, foes: str, harm: dict[str, int]) -> None:
    s = table(f"{army}; {FAR}", foes if "back" in foes else f"{foes}; {FAR}")
    s.choose(f"attack {label}")
    assert {where: s.tokens(where) for where in harm} == harm


@plays("Hearthside Champion")
def test_the_champion_divides_its_five_among_a_group() -> None:
    s = table("front: Two, Three, Ox", f"front: Post, {CHAMPION}; {FAR}")
    s.choose("attack Post F1 with Two F1 + Three F2, close")
    assert starting(s, "number") == [f"number {n}" for n in range(6)]
    s.choose("number 2", "number 3")
    assert (s.tokens("A F1"), s.tokens("A F2"), s.tokens("B F1"), s.tokens("B F2")) == (1, 1, 1, 0)
