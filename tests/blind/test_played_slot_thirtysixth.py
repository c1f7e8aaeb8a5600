"""Blind texts of SLOT's thirty-sixth round about values, weapons and blows, played as their writers meant them."""

import pytest

from blind.gestures import starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Two": "close 2 ranged 2 def 2 life 9", "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9",
    "Five": "close 5 ranged 5 def 5 life 9", "Six": "close 6 ranged 6 def 6 life 9", "Pike": "close 9 def 2 life 9",
    "Bow": "ranged 2 def 2 life 5", "Mage": "magic 4 close 1 def 2 life 5", "Lamb": "close 1 ranged 1 def 1 life 1",
    "Naked": "close 1 ranged 1 def 0 life 5", "Calm": "close 3 ranged 3 def 3 life 9: This creature has Steadfast.",
    "Rock": "close 3 ranged 3 def 4 life 9: This creature has Steadfast.",
    "Medic": "close 1 def 1 life 5: [ ] - Restore 1 life to an ally creature adjacent to this creature.",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
    "Pricker": "close 1 def 1 life 5: [ ] - Deal 1 damage to target creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def divided(s: Scene, label: str) -> None:
    """Attack so in a group; all of the strike back goes to its first member."""
    s.choose(f"attack {label}")
    while starting(s, "number", "trigger"):
        s.choose(starting(s, "number", "trigger")[-1])


def whom(s: Scene, with_whom: str) -> list[str]:
    """Whom this one alone can attack so."""
    found = (label.removeprefix("attack ").partition(" with ") for label in starting(s, "attack"))
    return sorted(foe for foe, _, band in found if band == with_whom)


WARDEN, AXEMAN, CAPTAIN = "Thicket Warden", "Elbow-to-Elbow Axeman", "Pennon Captain"
SISTER, KNIGHT, GUARD = "Twinbow Sister", "Tourney Knight", "Runeplate Guard"


@plays("Thicket Warden", "Elbow-to-Elbow Axeman", "Pennon Captain", "Twinbow Sister", "Tourney Knight")
@pytest.mark.parametrize(
    ("army", "foes", "values"),
    [
        (f"front: Two, {WARDEN}, Two, Two; back: Two, Two marked", f"front: Three, Three; {FAR}", {
            "A F1 DEF": 3, "A F3 DEF": 3, "A B2 DEF": 3, "A F4 DEF": 2, "A B1 DEF": 2, "A F2 DEF": 3, "B F2 DEF": 3,
            "B F1 DEF": 3}),
        (f"front: {WARDEN} marked, {WARDEN}", "front: Ox", {"A F1 DEF": 4, "A F2 DEF": 4}),
        (f"front: {WARDEN}, Two, {WARDEN}; back: -, {WARDEN}", "front: Ox", {
            "A F2 DEF": 5, "A F1 DEF": 3, "A B2 DEF": 3}),
        (f"front: Ox, {AXEMAN}, Ox marked, Ox; back: Ox, Ox", "front: Ox, Ox", {"A F2 DEF": 5, "A F1 DEF": 1}),
        (f"front: {AXEMAN}, Ox; back: Ox", "front: Ox, Ox", {"A F1 DEF": 4}),
        (f"front: {AXEMAN}, -, Ox; back: Ox, Ox", "front: Ox, Ox", {"A F1 DEF": 3}),
        (f"front: Ox; back: -, -, Ox, {AXEMAN}", "front: Ox", {"A B4 DEF": 4}),
        (f"front: {AXEMAN}, {AXEMAN}, {AXEMAN}", "front: Ox", {"A F1 DEF": 4, "A F2 DEF": 5, "A F3 DEF": 4}),
        (f"front: Two, {CAPTAIN}, Bow, Two; back: Two, Two", "front: Two, Two", {
            "A F1 close": 3, "A F4 close": 3, "A F2 close": 2, "A B1 close": 2, "A B2 close": 2, "B F1 close": 2,
            "A F1 ranged": 2, "A F1 DEF": 2}),
        (f"front: Two, {CAPTAIN} marked, {CAPTAIN}; back: Two", "front: Ox", {
            "A F1 close": 4, "A F2 close": 3, "A F3 close": 3, "A B1 close": 2}),
        (f"front: Two; back: Two, -, -, {CAPTAIN}", "front: Ox", {"A F1 close": 2, "A B1 close": 3}),
        (f"front: {SISTER}, Ox, Ox, {SISTER}; back: {SISTER}", f"front: {SISTER}", {
            "A F1 ranged": 5, "A F4 ranged": 5, "A B1 ranged": 3, "B F1 ranged": 3, "A F1 close": 1}),
        (f"front: {SISTER}, {SISTER} marked, {SISTER}", f"front: {SISTER}, Ox; back: -, {SISTER}", {
            "A F1 ranged": 5, "A F2 ranged": 5, "B F1 ranged": 3, "B B2 ranged": 3}),
        (f"front: {SISTER}, Ox, Two", f"back: {SISTER}; front: Ox", {"A F1 ranged": 3, "B B1 ranged": 3}),
        (f"front: {KNIGHT}, {KNIGHT} hurt 1, Ox", "front: Ox", {"A F1 close": 5, "A F2 close": 4, "A F3 close": 1}),
    ],
)  # fmt: skip
def test_what_they_are_worth_where_they_stand(army: str, foes: str, values: dict[str, int]) -> None:
    s = table(army, foes)
    assert {where: s.value(where[:4], where[5:]) for where in values} == values


@plays("Thicket Warden")
def test_the_thicket_hardens_neighbours_in_battle_but_from_no_group() -> None:
    for foes, hit in ((f"front: Two, {WARDEN}", 0), (f"front: Two, Ox, {WARDEN}; back: -, {WARDEN}", 1)):
        s = table("front: Two, Ox", foes)
        s.choose("attack Two F1 with Two F1, close")
        assert s.tokens("B F1") == hit, foes
    for army, band, hits in (
        (f"front: {WARDEN}, Two, Ox", f"{WARDEN} F1 + Two F2", (0, 1, 0)),
        (f"front: {WARDEN}, Two, Two", "Two F2 + Two F3", (0, 0, 1)),
    ):
        s = table(army, f"front: -, Four; {FAR}")
        s.choose(f"attack Four F2 with {band}, close")
        s.choose("number 2", "number 2")
        assert (s.tokens("A F1"), s.tokens("A F2"), s.tokens("A F3")) == hits, band


@plays("Thicket Warden")
def test_the_thicket_is_there_while_both_stand_so() -> None:
    s = table(f"front: {WARDEN}, Two, Ox", step="Move, ap 3")
    s.choose("move Two F2 to B2")
    assert s.value("A B2", "DEF") == 2
    s = table("front: Slayer, Ox", f"front: Two, {WARDEN}", "Abilities")
    assert s.value("B F1", "DEF") == 3
    s.choose("use Slayer F1", f"target {WARDEN} F2")
    assert s.value("B F1", "DEF") == 2


@plays("Elbow-to-Elbow Axeman")
def test_the_axeman_counts_elbows_at_all_times_but_in_a_group() -> None:
    s = table(f"front: Ox, {AXEMAN}, Ox", step="Move, ap 3")
    s.choose("move Ox F1 to B1")
    assert s.value("A F2", "DEF") == 4
    for foes, hit in ((f"front: {AXEMAN}, Ox", 0), (f"front: {AXEMAN}; back: Ox", 1)):
        s = table("front: Three, Ox", foes)
        s.choose(f"attack {AXEMAN} F1 with Three F1, close")
        assert s.tokens("B F1") == hit
    s = table(f"front: Two, {AXEMAN}, Ox", f"front: Three; {FAR}")
    s.choose(f"attack Three F1 with Two F1 + {AXEMAN} F2, close", "number 0", "number 3")
    assert (s.tokens("A F2"), s.value("A F2", "DEF")) == (1, 5)


@plays("Pennon Captain")
def test_the_pennon_leads_blows_and_answers_in_its_row() -> None:
    for army, label, foe, hit in (
        (f"front: Two, Ox, {CAPTAIN}", "Two F1, close", "Three", 1),
        (f"front: Two, Ox, {CAPTAIN}", "Two F1, ranged", "Three", 0),
        (f"front: Two, Ox; back: {CAPTAIN}", "Two F1, close", "Three", 0),
        (f"front: Two, Ox, Ox, {CAPTAIN}", "Two F1 + Ox F2, close", "Five", 1),
        (f"front: {CAPTAIN}, Two, Ox", f"{CAPTAIN} F1 + Two F2, close", "Five", 0),
    ):  # fmt: skip
        s = table(army, f"front: {foe}; {FAR}")
        divided(s, f"{foe} F1 with {label}")
        assert s.tokens("B F1") == hit, label
    s = table("front: Three, Ox", f"front: Two, {CAPTAIN}")
    s.choose("attack Two F1 with Three F1, close")
    assert s.tokens("A F1") == 1
    assert whom(table(f"front: Bow, {CAPTAIN}"), "Bow F1, close") == []


@plays("Twinbow Sister")
def test_the_twin_bows_are_strung_together() -> None:
    for army, hit in ((f"front: {SISTER}, Ox, Ox, {SISTER}", 1), (f"front: {SISTER}, Ox; back: {SISTER}", 0)):
        s = table(army, f"front: Five; {FAR}")
        s.choose(f"attack Five F1 with {SISTER} F1, ranged")
        assert s.tokens("B F1") == hit
    s = table("front: Slayer, Ox", f"front: {SISTER}, Ox, {SISTER}", "Abilities")
    assert s.value("B F1", "ranged") == 5
    s.choose("use Slayer F1", f"target {SISTER} F3")
    assert s.value("B F1", "ranged") == 3
    s = table(f"front: {SISTER}, {SISTER}, Ox", f"front: Six; {FAR}")
    divided(s, f"Six F1 with {SISTER} F1 + {SISTER} F2, ranged")
    assert s.tokens("B F1") == 1  # 3 and 3
    s = table(f"front: {SISTER}, Ox; back: {SISTER}, {SISTER}", f"front: Five; {FAR}")
    s.choose(f"attack Five F1 with {SISTER} B1, ranged")
    assert s.tokens("B F1") == 1
    s = table(f"front: {SISTER}, Four, {SISTER}", f"front: -, {'Axe'}; {FAR}")
    divided(s, f"Axe F2 with {SISTER} F1 + Four F2, ranged")
    assert s.tokens("B F2") == 0  # 3 and 4, and not 5 and 4


@plays("Tourney Knight")
def test_the_unhurt_knight_rides_on() -> None:
    s = table(f"front: {KNIGHT}, Ox", f"front: Five, Ox; {FAR}")
    s.choose(f"attack Ox F2 with {KNIGHT} F1, close")
    assert (s.tokens("B F2"), s.marked("A F1"), s.ap) == (1, False, 2)
    s.choose(f"attack Five F1 with {KNIGHT} F1, close")
    assert (s.tokens("B F1"), s.tokens("A F1"), s.marked("A F1"), s.value("A F1", "close")) == (1, 1, False, 4)
    s.choose(f"attack Ox F2 with {KNIGHT} F1, close")
    assert (s.tokens("B F2"), s.marked("A F1"), s.asked) == (2, True, "B")


@plays("Tourney Knight")
def test_the_hurt_knight_is_a_rider_like_others() -> None:
    s = table(f"front: {KNIGHT} hurt 1, Ox", f"front: Five, Ox; {FAR}")
    s.choose(f"attack Ox F2 with {KNIGHT} F1, close")
    assert (s.tokens("B F2"), s.marked("A F1")) == (1, True)
    assert whom(table(f"front: {KNIGHT} marked, Ox", "front: Ox"), f"{KNIGHT} F1, close") == []
    s = table(f"front: {KNIGHT}, Two, Ox", f"front: Axe; {FAR}")
    divided(s, f"Axe F1 with {KNIGHT} F1 + Two F2, close")
    assert (s.tokens("B F1"), s.marked("A F1")) == (0, True)
    s = table(f"front: {KNIGHT}, Five, Ox", f"front: Axe; {FAR}")
    divided(s, f"Axe F1 with {KNIGHT} F1 + Five F2, close")
    assert s.tokens("B F1") == 1  # 4 and 5
    s = table(f"front: {KNIGHT} hurt 1, Medic", f"front: Five, Ox; {FAR}")
    s.choose("use Medic F2", *starting(s, "pick"))
    assert (s.tokens("A F1"), s.value("A F1", "close")) == (0, 5)
    s.choose(f"attack Ox F2 with {KNIGHT} F1, close")
    assert s.marked("A F1") is False


@plays("Tourney Knight")
def test_a_prick_in_the_exchange_unhorses_the_knight() -> None:
    s = table(f"front: {KNIGHT}, Ox", "front: Five; back: Pricker, -, -, Page")
    s.choose(f"attack Five F1 with {KNIGHT} F1, close", "use Pricker B1", f"target {KNIGHT} F1")
    assert (s.tokens("B F1"), s.who("A F1")) == (0, "")
    s = table("front: Five, Ox", f"front: {KNIGHT}; {FAR}")
    s.choose(f"attack {KNIGHT} F1 with Five F1, close")
    assert (s.tokens("A F1"), s.tokens("B F1"), s.value("B F1", "close")) == (1, 1, 4)


@plays("Runeplate Guard")
@pytest.mark.parametrize(("foes", "found"), [
    (f"front: Ox, {GUARD}, Two", [f"{GUARD} F2"]), (f"front: Ox, Two; back: {GUARD}, Ox", ["Two F2"]),
    (f"front: Ox, Two, {GUARD} marked", ["Ox F1", f"{GUARD} F3"]), (f"front: {GUARD}, {GUARD}", []),
    (f"front: Ox, Ox; back: Two, {GUARD}", ["Ox F1", f"{GUARD} B2"]),
])  # fmt: skip
def test_whom_runes_keep_from_magic(foes: str, found: list[str]) -> None:
    s = table("front: -, Mage, Ox", foes)
    assert whom(s, "Mage F2, ranged") == found
    assert whom(s, "Mage F2, close")


@plays("Runeplate Guard")
def test_runes_keep_off_the_answer_of_magic() -> None:
    for army, hit in ((f"front: Two, {GUARD}", 0), (f"front: Two, Ox, {GUARD}", 1)):
        s = table(f"{army}; back: -, -, -, Ox", f"front: Mage; {FAR}")
        s.choose("attack Mage F1 with Two F1, ranged")
        assert s.tokens("A F1") == hit, army
        s = table(f"{army}; back: -, -, -, Ox", f"front: Pike; {FAR}")
        s.choose("attack Pike F1 with Two F1, close")
        assert s.tokens("A F1") == 1  # no magic


ARCHER, PIKEMAN, SHADE = "Bramble Archer", "Border Pikeman", "Widow's Shade"


@plays("Bramble Archer")
@pytest.mark.parametrize(("army", "label", "foes", "harm"), [
    (f"front: {ARCHER}, Ox", f"Four F1 with {ARCHER} F1, ranged", "front: Four", {"B F1": 1}),
    (f"front: {ARCHER}, Ox", f"Five F1 with {ARCHER} F1, ranged", "front: Five", {"B F1": 0}),
    (f"front: {ARCHER}, Ox", f"Two F1 with {ARCHER} F1, close", "front: Two", {"B F1": 0}),
    (f"front: {ARCHER}, Ox", f"Naked F1 with {ARCHER} F1, ranged", "front: Naked", {"B F1": 1}),
    ("front: Four, Ox", f"{ARCHER} F1 with Four F1, ranged", f"front: {ARCHER}", {"A F1": 1}),
    ("front: Two, Ox", f"{ARCHER} F1 with Two F1, close", f"front: {ARCHER}", {"A F1": 0}),
    ("front: Four, Four", f"{ARCHER} F1 with Four F1 + Four F2, ranged", f"front: {ARCHER}", {"A F1": 1, "A F2": 0}),
    (f"front: {ARCHER}, Two", f"Six F1 with {ARCHER} F1 + Two F2, ranged", "front: Six", {"B F1": 0}),
    (f"front: {ARCHER}, Three", "Four F1 with Three F2, ranged", "front: Four", {"B F1": 0}),
])  # fmt: skip
def test_whom_the_bramble_pierces(army: str, label: str, foes: str, harm: dict[str, int]) -> None:
    s = table(f"{army}; back: -, -, -, Ox", f"{foes}; {FAR}")
    divided(s, label)
    assert {where: s.tokens(where) for where in harm} == harm
    assert "Four" not in foes or s.value("B F1", "DEF") == 4  # in that battle alone


@plays("Bramble Archer")
def test_the_bramble_pierces_each_of_a_group_and_below_nothing_nobody() -> None:
    s = table("front: Two, Two, Ox", f"front: {ARCHER}; {FAR}")
    s.choose(f"attack {ARCHER} F1 with Two F1 + Two F2, ranged", *starting(s, "trigger")[:1])
    s.choose(*starting(s, "trigger")[:1], "number 1", "number 1")
    assert (s.tokens("A F1"), s.tokens("A F2"), s.value("A F1", "DEF")) == (1, 1, 2)
    s = table(f"front: {ARCHER}, Ox", "front: Two; back: Pricker, -, -, Page")
    s.choose(f"attack Two F1 with {ARCHER} F1, ranged")
    assert (s.asked, s.value("B F1", "DEF")) == ("B", 1)  # from the beginning of the battle
    s = table(f"front: {ARCHER}, Ox", "front: Naked; back: Pricker, -, -, Page")
    s.choose(f"attack Naked F1 with {ARCHER} F1, ranged")
    assert s.value("B F1", "DEF") == 0


@plays("Border Pikeman")
@pytest.mark.parametrize(("army", "label", "foes", "harm"), [
    ("front: Five, Ox", f"{PIKEMAN} F1 with Five F1, close", f"front: {PIKEMAN}", (1, 1)),
    ("front: Five, Ox", f"{PIKEMAN} F1 with Five F1, close", f"front: {PIKEMAN} marked", (1, 1)),
    ("front: Six, Ox", f"{PIKEMAN} F1 with Six F1, close", f"front: {PIKEMAN}", (0, 1)),
    ("front: Two, Ox", f"{PIKEMAN} F1 with Two F1, ranged", f"front: {PIKEMAN}", (0, 0)),
    (f"front: {PIKEMAN}, Ox", f"Five F1 with {PIKEMAN} F1, close", "front: Five", (1, 0)),
    (f"front: {PIKEMAN}, Ox", f"Three F1 with {PIKEMAN} F1, close", "front: Three", (1, 1)),
])  # fmt: skip
def test_the_braced_pike_answers_harder(army: str, label: str, foes: str, harm: tuple[int, int]) -> None:
    s = table(army, f"{foes}; {FAR}")
    s.choose(f"attack {label}")
    assert (s.tokens("A F1"), s.tokens("B F1")) == harm


@plays("Border Pikeman")
def test_the_pikeman_divides_five() -> None:
    s = table("front: Three, Two, Ox", f"front: {PIKEMAN}; {FAR}")
    s.choose(f"attack {PIKEMAN} F1 with Three F1 + Two F2, close")
    assert starting(s, "number") == [f"number {n}" for n in range(6)]
    s.choose("number 3", "number 2")
    assert (s.tokens("A F1"), s.tokens("A F2"), s.value("B F1", "close")) == (1, 1, 3)


@plays("Widow's Shade")
def test_the_shade_s_chill_marks_whom_it_hurts() -> None:
    for foe, hit in (("Three", 1), ("Four", 0), ("Three marked", 1)):
        s = table(f"front: {SHADE}, Ox", f"front: {foe}, Two; {FAR}")
        s.choose(f"attack {foe.split()[0]} F1 with {SHADE} F1, ranged")
        assert (s.tokens("B F1"), s.marked("B F1"), s.marked("B F2")) == (hit, hit == 1, False), foe
    for steady, hit in (("Calm", 1), ("Rock", 0)):
        s = table(f"front: {steady}, Ox", f"front: {SHADE}; {FAR}")
        s.choose(f"attack {SHADE} F1 with {steady} F1, ranged")
        assert (s.tokens("A F1"), s.marked("A F1"), s.tokens("B F1")) == (hit, hit == 1, 1), steady
        s = table(f"front: {steady}, Ox", f"front: {SHADE}; {FAR}")
        s.choose(f"attack {SHADE} F1 with {steady} F1, close")  # it has no close weapon, and does not answer
        assert (s.tokens("A F1"), s.marked("A F1")) == (0, False), steady
    for army, band, foe, chilled in (
        (f"front: {SHADE}, Three", f"{SHADE} F1 + Three F2", "Six", False),
        (f"front: {SHADE}, Three", "Three F2", "Three", False),
    ):  # fmt: skip
        s = table(f"{army}; back: -, -, -, Ox", f"front: {foe}; {FAR}")
        divided(s, f"{foe} F1 with {band}, ranged")
        assert (s.tokens("B F1"), s.marked("B F1")) == (1, chilled), band
