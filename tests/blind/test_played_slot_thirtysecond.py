"""Blind texts of SLOT's thirtysecond round about values, blows, kills and moves, played as their writers meant them."""

import pytest

from blind.gestures import starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9", "Wall": "close 1 def 9 life 9",
    "Bow": "ranged 2 def 2 life 5", "Witchlight": "magic 4 def 1 life 5", "Lamb": "close 1 ranged 1 def 1 life 1",
    "Five": "close 5 ranged 5 def 5 life 9", "Two": "close 2 ranged 2 def 2 life 9", "Pike": "close 9 def 2 life 9",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.", "Root": "close 1 def 1 life 5 fixed",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def divided(s: Scene, label: str) -> None:
    """Attack so in a group; all of the strike back goes to its first member."""
    s.choose(f"attack {label}")
    while starting(s, "number"):
        s.choose(starting(s, "number")[-1])


def whom(s: Scene, with_whom: str) -> list[str]:
    """Whom this one alone can attack so."""
    found = (label.removeprefix("attack ").partition(" with ") for label in starting(s, "attack"))
    return sorted(foe for foe, _, band in found if band == with_whom)


def ways(s: Scene, who: str) -> list[str]:
    """Into which slots this one can move, swaps included."""
    return sorted(label.removeprefix(f"move {who} to ")[:2] for label in starting(s, f"move {who} to"))


TENDER, SLINGER, SPOTTER = "Gorsewall Tender", "Mothshade Slinger", "Bellhouse Spotter"
LURCHER, HALBERDIER = "Gauntrib Lurcher", "Fourpost Halberdier"


@plays("Gorsewall Tender", "Mothshade Slinger", "Bellhouse Spotter", "Gauntrib Lurcher", "Fourpost Halberdier")
@pytest.mark.parametrize(
    ("army", "values"),
    [
        (f"front: {TENDER}, Three; back: Three, Three", {
            "A F1 DEF": 3, "A F2 DEF": 4, "A B1 DEF": 4, "A B2 DEF": 3, "B F1 DEF": 3, "A F2 close": 3}),
        (f"front: {TENDER} marked, {TENDER}, Three", {"A F1 DEF": 4, "A F2 DEF": 4, "A F3 DEF": 4}),
        (f"front: {SLINGER}; back: -, {SLINGER}", {"A F1 ranged": 2, "A B2 ranged": 3, "A B2 close": 1}),
        (f"front: {SPOTTER}, Two; back: Two", {
            "A F1 ranged": 2, "A B1 ranged": 3, "A F2 ranged": 2, "A B1 close": 2, "B F1 ranged": 3}),
        (f"front: Two, {SPOTTER}; back: Two, {SPOTTER}", {"A F2 ranged": 3, "A B2 ranged": 3, "A B1 ranged": 2}),
        (f"front: {LURCHER}", {"A F1 close": 3}),
        (f"front: -, {LURCHER}", {"A F2 close": 4, "A F2 DEF": 3}),
        (f"front: Ox, {LURCHER}, Ox; back: Ox, -, Ox", {"A F2 close": 2}),
        (f"front: {LURCHER}, Ox; back: {LURCHER}", {"A F1 close": 1, "A B1 close": 2}),
        (f"front: {HALBERDIER}, Three, Three; back: Three, Three", {
            "A F1 DEF": 4, "A F2 DEF": 4, "A B1 DEF": 4, "A B2 DEF": 4, "A F3 DEF": 3, "B F1 DEF": 3}),
        (f"front: {HALBERDIER}, Three; back: -, Three", {"A F1 DEF": 3, "A F2 DEF": 3}),
        (f"front: Three, Three, {HALBERDIER}, Three; back: Three, Three", {"A F3 DEF": 3, "A F1 DEF": 3, "A F2 DEF": 3}),
        (f"front: Three, {HALBERDIER}; back: {HALBERDIER}, Three", {
            "A F1 DEF": 5, "A F2 DEF": 5, "A B1 DEF": 5, "A B2 DEF": 5}),
    ],
)  # fmt: skip
def test_what_they_are_worth_where_they_stand(army: str, values: dict[str, int]) -> None:
    s = table(army, "front: Three, Ox; back: Page, Ox")
    assert {where: s.value(where[:4], where[5:]) for where in values} == values


@plays("Gorsewall Tender")
def test_whoever_leaves_the_tender_is_as_it_was() -> None:
    s = table(f"front: Three, {TENDER}", f"front: Three; {FAR}", "Move, ap 3")
    assert s.value("A F1", "DEF") == 4
    s.choose("move Three F1 to B1")
    assert s.value("A B1", "DEF") == 3
    s = table("front: Three, Four", f"front: Three, {TENDER}; {FAR}")
    s.choose("attack Three F1 with Three F1, close")
    assert (s.tokens("B F1"), s.tokens("A F1")) == (0, 1)


@plays("Mothshade Slinger")
def test_the_slinger_slings_farther_from_behind() -> None:
    for place, harm in (("back", 1), ("front", 0)):
        s = table("front: Three, Ox", f"{place}: {SLINGER}")
        s.choose(f"attack {SLINGER} {place[0].upper()}1 with Three F1, ranged")
        assert s.tokens("A F1") == harm, place
    s = table(f"back: {SLINGER}", step="Move, ap 3")
    s.choose(f"move {SLINGER} B1 to F1")
    assert s.value("A F1", "ranged") == 2


@plays("Bellhouse Spotter")
def test_the_spotter_gives_nobody_a_bow() -> None:
    s = table(f"front: Pike; back: {SPOTTER}", f"front: Two; {FAR}")
    assert whom(s, "Pike F1, ranged") == []
    s.choose(f"attack Two F1 with {SPOTTER} B1, ranged")
    assert s.tokens("B F1") == 1  # 1 and 1 more against 2


@plays("Gauntrib Lurcher")
def test_the_lurcher_bites_harder_with_room() -> None:
    for army, harm in ((f"front: {LURCHER}", 1), (f"front: {LURCHER}, Ox", 0)):
        s = table(army, f"front: Three, Ox; {FAR}")
        s.choose(f"attack Three F1 with {LURCHER} F1, close")
        assert s.tokens("B F1") == harm, army


@plays("Fourpost Halberdier")
def test_a_post_that_is_left_or_lost_ends_it() -> None:
    s = table(f"front: {HALBERDIER}, Three; back: Ox, Ox", step="Move, ap 3")
    s.choose("move Three F2 to F3")
    assert [s.value(f"A {where}", "DEF") for where in ("F1", "F3", "B1", "B2")] == [3, 3, 1, 1]
    s = table("front: Two, Three", f"front: {HALBERDIER}, Lamb; back: Ox, Ox")
    assert s.value("B F2", "DEF") == 2
    s.choose("attack Lamb F2 with Two F1, close")
    assert (s.who("B F2"), s.value("B F1", "DEF"), s.value("B B1", "DEF")) == ("", 3, 1)


MANGONEL = "Brackwater Mangonel"


@plays("Brackwater Mangonel")
@pytest.mark.parametrize(("army", "where", "shoots"), [
    (f"front: Ox; back: {MANGONEL}", "B1", False), (f"front: -, Ox; back: {MANGONEL}", "B1", True),
    (f"front: {MANGONEL}; back: Ox", "F1", True), (f"front: {MANGONEL}, Ox", "F1", True),
])  # fmt: skip
def test_the_mangonel_needs_a_free_sight(army: str, where: str, shoots: bool) -> None:
    s = table(army, f"front: Ann; {FAR}")
    assert whom(s, f"{MANGONEL} {where}, ranged") == ["Ann F1"] * shoots


@plays("Brackwater Mangonel")
def test_the_hindered_mangonel_strikes_back() -> None:
    s = table("front: Witchlight, Ox", f"front: Ox; back: {MANGONEL}")
    s.choose(f"attack {MANGONEL} B1 with Witchlight F1, ranged")
    assert (s.tokens("A F1"), s.tokens("B B1")) == (1, 1)


SNIPER = "Quillfeather Sniper"


@plays("Quillfeather Sniper")
def test_nobody_answers_the_sniper_s_arrow() -> None:
    s = table(f"front: {SNIPER}, Ox", f"front: Three; {FAR}")
    close = s.fork()
    s.choose(f"attack Three F1 with {SNIPER} F1, ranged")
    assert (s.tokens("B F1"), s.who("A F1")) == (1, SNIPER)
    close.choose(f"attack Three F1 with {SNIPER} F1, close")
    assert (close.tokens("B F1"), close.who("A F1")) == (0, "")


@plays("Quillfeather Sniper")
def test_attacked_or_in_a_group_the_sniper_is_as_anybody() -> None:
    s = table("front: Two, Ox", f"front: {SNIPER}; {FAR}")
    s.choose(f"attack {SNIPER} F1 with Two F1, ranged")
    assert (s.tokens("A F1"), s.who("B F1")) == (1, "")
    s = table(f"front: {SNIPER}, Two", f"front: Three; {FAR}")
    divided(s, f"Three F1 with {SNIPER} F1 + Two F2, ranged")
    assert (s.tokens("B F1"), s.who("A F1"), s.tokens("A F2")) == (1, "", 0)


PICKET = "Hobnail Picket"


@plays("Hobnail Picket")
@pytest.mark.parametrize(("there", "stuck"), [
    (f"front: {PICKET}", True), (f"back: {PICKET} marked", True), (f"front: -, -, {PICKET}", False), ("front: Ann", False),
])  # fmt: skip
def test_nobody_moves_in_front_of_the_picket(there: str, stuck: bool) -> None:
    s = table("front: Ox, Two; back: Three, Bow", there, "Move, ap 3")
    assert s.step == "Move"
    assert (ways(s, "Ox F1"), ways(s, "Three B1")) == (([], []) if stuck else (["B1", "F2"], ["B2", "F1"]))
    assert ("F1" in ways(s, "Two F2"), "B1" in ways(s, "Bow B2")) == (not stuck, not stuck)
    assert ("B2" in ways(s, "Two F2"), "F3" in ways(s, "Two F2")) == (True, True)


@plays("Hobnail Picket")
def test_the_picket_holds_enemies_alone_and_where_it_goes() -> None:
    s = table(f"front: {PICKET}, Ox; back: Ox", f"front: Two, Three; {FAR}", "Move, ap 3")
    assert {"F2", "B1"} <= set(ways(s, f"{PICKET} F1"))
    assert "B2" in ways(s, "Ox B1")
    s.choose(f"move {PICKET} F1 to F2")
    s.to("Move", "B")
    assert (ways(s, "Two F1"), ways(s, "Three F2")) == (["B1"], [])
    s = table("front: Two, Ox", f"front: {PICKET}; {FAR}")
    s.choose(f"attack {PICKET} F1 with Two F1, close")
    assert s.marked("A F1")  # it fights all the same


WIDOW = "Widow Harrowgait"


@plays("Widow Harrowgait")
@pytest.mark.parametrize(("army", "label", "foes", "won"), [
    (f"front: {WIDOW}", f"Lamb F1 with {WIDOW} F1, close", "front: Lamb, Ox; back: Ox", 1),
    (f"front: {WIDOW}", f"Lamb F1 with {WIDOW} F1, ranged", "front: Lamb, Ox; back: Ox", 1),
    (f"front: {WIDOW}", f"Lamb F1 with {WIDOW} F1, close", "front: Lamb, Ox", 3),
    (f"front: {WIDOW}, Two", "Lamb F1 with Two F2, close", "front: Lamb, Ox; back: Ox", 0),
    (f"front: {WIDOW}, Two", f"Ox F1 with {WIDOW} F1, close", "front: Ox, Ox; back: Ox", 0),
    (f"front: {WIDOW}, Wall", f"Lamb F1 with {WIDOW} F1 + Wall F2, close", "front: Lamb, Ox; back: Ox", 0),
    (f"front: {WIDOW} hurt 1, Ox; back: Ox", f"Pike F1 with {WIDOW} F1, close", "front: Pike hurt 8, Ox; back: Ox", 1),
])  # fmt: skip
def test_what_the_widow_s_kills_are_worth(army: str, label: str, foes: str, won: int) -> None:
    s = table(f"{army}; twilight: Imp", foes)
    divided(s, label)
    assert (s.points("A"), s.points("B")) == (won, 0)
    assert s.who("A F1") == ("" if "Pike" in foes else WIDOW)


@plays("Widow Harrowgait")
def test_the_widow_s_strike_back_is_paid_too() -> None:
    s = table("front: Lamb, Ox; back: Ox", f"front: {WIDOW} marked; {FAR}")
    s.choose(f"attack {WIDOW} F1 with Lamb F1, close")
    assert (s.who("A F1"), s.points("B")) == ("", 1)
    s = table(f"front: {WIDOW}, Slayer", "front: Lamb, Ox; back: Ox", "Abilities")
    s.choose("use Slayer F2", "target Lamb F1")
    assert (s.who("B F1"), s.points("A")) == ("", 0)


SHELLBACK = "Ironmoss Shellback"


@plays("Ironmoss Shellback")
@pytest.mark.parametrize(("name", "weapon", "hit"), [
    ("Three", "close", 1), ("Three", "ranged", 0), ("Four", "ranged", 0), ("Five", "ranged", 1), ("Witchlight", "ranged", 0),
])  # fmt: skip
def test_arrows_glance_off_the_shell(name: str, weapon: str, hit: int) -> None:
    s = table(f"front: {name}, Ox", f"front: {SHELLBACK}; {FAR}")
    s.choose(f"attack {SHELLBACK} F1 with {name} F1, {weapon}")
    assert s.tokens("B F1") == hit


RUNNER = "Heronshank Runner"


@plays("Heronshank Runner")
def test_the_runner_runs_for_nothing_once() -> None:
    s = table(f"front: {RUNNER}, Ox", step="Move, ap 0")
    assert (ways(s, "Ox F2"), ways(s, f"{RUNNER} F1")) == ([], ["B1", "F2"])
    s = table(f"front: {RUNNER}, Ox", step="Move, ap 3")
    s.choose(f"move {RUNNER} F1 to B1")
    assert (s.ap, s.marked("A B1"), ways(s, f"{RUNNER} B1")) == (3, True, [])
    s = table(f"front: {RUNNER} marked, Ox", step="Move, ap 3")
    assert ways(s, f"{RUNNER} F1") == []


@plays("Heronshank Runner")
@pytest.mark.parametrize(("first", "left"), [(f"move {RUNNER} F1 to F2", 3), ("move Ox F2 to F1", 2)])
def test_whoever_begins_the_swap_pays_for_it(first: str, left: int) -> None:
    s = table(f"front: {RUNNER}, Ox", step="Move, ap 3")
    s.choose(first)
    assert (s.who("A F1"), s.who("A F2"), s.ap) == ("Ox", RUNNER, left)
    assert (s.marked("A F1"), s.marked("A F2")) == (left == 2, left == 3)


EELSKIN = "Eelskin Slipaway"


@plays("Eelskin Slipaway")
@pytest.mark.parametrize(("army", "who", "where"), [
    (f"front: -, {EELSKIN}", f"{EELSKIN} F2", ["B1", "B2", "B3", "F1", "F3"]),
    (f"front: {EELSKIN}", f"{EELSKIN} F1", ["B1", "B2", "F2"]),
    (f"back: -, -, -, {EELSKIN}; front: -, -, Ox, Root", f"{EELSKIN} B4", ["B3", "F3"]),
    (f"front: -, Root; back: {EELSKIN}", f"{EELSKIN} B1", ["B2", "F1"]),
    (f"front: {EELSKIN} marked, Ox", f"{EELSKIN} F1", []), (f"front: -, {EELSKIN}; back: Ox", "Ox B1", ["B2", "F1"]),
    ("front: -, Ox", "Ox F2", ["B2", "F1", "F3"]),
])  # fmt: skip
def test_where_the_eelskin_slips(army: str, who: str, where: list[str]) -> None:
    s = table(army, step="Move, ap 3")
    assert ways(s, who) == where


@plays("Eelskin Slipaway")
def test_the_eelskin_slips_and_swaps_for_a_point() -> None:
    s = table(f"front: {EELSKIN}, Two; back: -, Ox marked", step="Move, ap 3")
    s.choose(f"move {EELSKIN} F1 to B2")
    assert (s.who("A F1"), s.who("A B2"), s.marked("A B2"), s.ap, ways(s, f"{EELSKIN} B2")) == (
        "Ox",
        EELSKIN,
        True,
        2,
        [],
    )
    s = table(f"front: {EELSKIN}; back: -, {TENDER}")
    assert s.value("A F1", "DEF") == 2  # it is beside nobody


REAVER = "Oxblood Reaver"


@plays("Oxblood Reaver")
def test_the_reaver_goes_on_as_long_as_it_kills() -> None:
    s = table(f"front: {REAVER}, -, Ox", f"front: Lamb, Lamb, Ann; {FAR}")
    s.choose(f"attack Lamb F1 with {REAVER} F1, close")
    assert (s.marked("A F1"), s.ap) == (False, 2)
    s.choose(f"attack Lamb F2 with {REAVER} F1, close")
    assert (s.marked("A F1"), s.ap) == (False, 1)
    s = table(f"front: {REAVER}, Ox", f"front: Ann, Ann; {FAR}")
    s.choose(f"attack Ann F1 with {REAVER} F1, close")
    assert (s.tokens("B F1"), s.marked("A F1")) == (1, True)


@plays("Oxblood Reaver")
def test_its_strike_back_wakes_it_and_no_group_does() -> None:
    s = table("front: Lamb, Ox", f"front: {REAVER} marked; {FAR}")
    s.choose(f"attack {REAVER} F1 with Lamb F1, close")
    assert (s.who("A F1"), s.marked("B F1")) == ("", False)
    s = table(f"front: {REAVER}, Wall", f"front: Lamb, Ann; {FAR}")
    divided(s, f"Lamb F1 with {REAVER} F1 + Wall F2, close")
    assert (s.who("B F1"), s.marked("A F1")) == ("", True)
    s = table(f"front: {REAVER} marked, Two, Ox", f"front: Lamb, Ann; {FAR}")
    s.choose("attack Lamb F1 with Two F2, close")
    assert (s.who("B F1"), s.marked("A F1")) == ("", True)


DART = "Sloeberry Dartblower"


@plays("Sloeberry Dartblower")
@pytest.mark.parametrize(("army", "label", "foes", "harm"), [
    (f"front: {DART}, Ox", f"Two F1 with {DART} F1, ranged", "front: Two, Two", (1, True)),
    (f"front: {DART}, Ox", f"Three F1 with {DART} F1, ranged", "front: Three, Two", (0, False)),
    (f"front: {DART}, Two", f"Three F1 with {DART} F1 + Two F2, ranged", "front: Three, Two", (1, False)),
    (f"front: {DART}, Two", "Two F1 with Two F2, ranged", "front: Two, Two", (1, False)),
])  # fmt: skip
def test_whom_the_dart_stuns(army: str, label: str, foes: str, harm: tuple[int, bool]) -> None:
    s = table(army, f"{foes}; {FAR}")
    divided(s, label)
    assert (s.tokens("B F1"), s.marked("B F1")) == harm
    assert not s.marked("B F2")


GAFFER = "Tarpit Gaffer"


@plays("Tarpit Gaffer")
@pytest.mark.parametrize(("army", "label", "foes", "where", "harm"), [
    (f"front: {GAFFER}", f"Three F1 with {GAFFER} F1, close", "front: Three", "B F1", 1),
    (f"front: {GAFFER}", f"Four F1 with {GAFFER} F1, close", "front: Four", "B F1", 0),
    (f"front: {GAFFER}, Ox", f"Four F1 with {GAFFER} F1 + Ox F2, close", "front: Four", "B F1", 0),
    ("front: Three", f"{GAFFER} F1 with Three F1, close", f"front: {GAFFER}", "A F1", 1),
    ("front: Three, Three", f"{GAFFER} F1 with Three F1 + Three F2, close", f"front: {GAFFER}", "A F1", 1),
    ("front: Four", f"{GAFFER} F1 with Four F1, close", f"front: {GAFFER}", "A F1", 0),
])  # fmt: skip
def test_whom_the_gaff_catches(army: str, label: str, foes: str, where: str, harm: int) -> None:
    s = table(f"{army}; back: -, -, -, Ox", f"{foes}; {FAR}")
    divided(s, label)
    assert s.tokens(where) == harm


@plays("Tarpit Gaffer")
@pytest.mark.parametrize(("weapon", "guard"), [("close", 2), ("ranged", 3)])
def test_the_gaff_works_in_its_battle_alone(weapon: str, guard: int) -> None:
    s = table("front: Three, Three, Slayer", f"front: {GAFFER}, Three; {FAR}")
    s.choose(f"attack {GAFFER} F1 with Three F1, {weapon}")
    assert (s.value("A F1", "DEF"), s.value("A F2", "DEF"), s.value("B F2", "DEF")) == (guard, 3, 3)
    s.decline()
    assert s.value("A F1", "DEF") == 3


DOZER = "Nettlebed Dozer"


@plays("Nettlebed Dozer")
def test_the_dozer_rests_for_one_point() -> None:
    s = table(f"front: {DOZER} hurt 2, Bow", step="Action, ap 1")
    s.choose(f"rest {DOZER} F1")
    assert (s.tokens("A F1"), s.marked("A F1")) == (1, True)
    s = table(f"front: {DOZER} hurt 1, Ox hurt 1", step="Action, ap 3")
    s.choose(f"rest {DOZER} F1")
    assert (s.ap, starting(s, "rest")) == (2, ["rest Ox F2"])
    for army in (f"{DOZER} marked hurt 1", DOZER, "Ox hurt 1"):
        assert not starting(table(f"front: {army}, Bow", step="Action, ap 1"), "rest"), army


LONER = "Bramblecloak Loner"


@plays("Bramblecloak Loner")
def test_the_loner_is_met_one_at_a_time() -> None:
    s = table("front: Three, Two, Ox", f"front: {LONER}, Ann; {FAR}")
    groups = [label for label in starting(s, "attack") if "+" in label]
    assert not [label for label in groups if LONER in label]
    assert [label for label in groups if label.startswith("attack Ann F2")]
    s.choose(f"attack {LONER} F1 with Two F2, close", f"attack {LONER} F1 with Three F1, close")
    assert (s.who("B F1"), s.ap) == ("", 1)
