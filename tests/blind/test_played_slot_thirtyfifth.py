"""Blind texts of SLOT's thirty-fifth round about values, weapons, reach and moves, played as their writers meant them."""

import pytest

from blind.gestures import starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Two": "close 2 ranged 2 def 2 life 9", "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9",
    "Five": "close 5 ranged 5 def 5 life 9", "Six": "close 6 ranged 6 def 6 life 9", "Pike": "close 9 def 2 life 9",
    "Bow": "ranged 2 def 2 life 5", "Root": "close 1 def 1 life 5 fixed", "Lamb": "close 1 ranged 1 def 1 life 1",
    "Dwarf": "close 1 def 1 life 5", "Miner": "close 1 def 1 life 5 (Dwarf)", "Peer": "level 2 close 1 def 1 life 3",
    "Glutton": "level 2 close 1 def 1 life 3 upkeep 2", "Eater": "close 1 def 1 life 3 upkeep 1",
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


def bands(s: Scene, foe: str) -> list[str]:
    """The groups that can attack this one."""
    return [label.partition(" with ")[2] for label in starting(s, f"attack {foe} with") if "+" in label]


def ways(s: Scene, who: str) -> list[str]:
    """Into which slots this one can move, swaps included."""
    return sorted(label.removeprefix(f"move {who} to ")[:2] for label in starting(s, f"move {who} to"))


SPEARMAN, DRUM, CORPORAL = "Barbican Spearman", "Rope-Drum Sergeant", "Shoulder-to-Shoulder Corporal"
HAMMER, IRONBEARD, VETERAN = "Brothers' Hammer", "Scar-Proud Ironbeard", "Grudge-Book Veteran"


@plays(
    "Barbican Spearman",
    "Rope-Drum Sergeant",
    "Shoulder-to-Shoulder Corporal",
    "Brothers' Hammer",
    "Scar-Proud Ironbeard",
)
@pytest.mark.parametrize(
    ("army", "values"),
    [
        (f"front: {SPEARMAN}, Two, -, {SPEARMAN} marked; back: -, {SPEARMAN}", {
            "A F1 DEF": 3, "A F4 DEF": 3, "A B2 DEF": 2, "A F2 DEF": 2}),
        (f"front: Two, {DRUM}, Two, Two; back: Two, Two", {
            "A F1 close": 3, "A F3 close": 3, "A B2 close": 3, "A B1 close": 2, "A F4 close": 2, "A F2 close": 1,
            "B F1 close": 3, "A F1 ranged": 2, "A F1 DEF": 2}),
        (f"front: Two, {DRUM} marked, {DRUM}; back: {DRUM}", {"A F1 close": 4, "A F2 close": 2, "A B1 close": 1}),
        (f"front: Two, {CORPORAL}, Three, Ox; back: Two", {
            "A F1 DEF": 3, "A F2 DEF": 4, "A F3 DEF": 4, "A F4 DEF": 2, "A B1 DEF": 2, "B F1 DEF": 3}),
        (f"front: Two marked, {CORPORAL} marked, Ox, Ox marked", {"A F1 DEF": 3, "A F2 DEF": 4, "A F3 DEF": 2}),
        (f"front: Two, {CORPORAL}, Three", {"A F1 DEF": 2, "A F2 DEF": 3, "A F3 DEF": 3}),
        (f"front: Ox, Ox, Ox, Ox; back: Two, {CORPORAL}, Ox, Two", {"A F1 DEF": 1, "A B1 DEF": 3, "A B2 DEF": 4}),
        (f"front: Ox, Ox, Ox, Ox; back: Two, {CORPORAL}", {"A F1 DEF": 1, "A B1 DEF": 2, "A B2 DEF": 3}),
        (f"front: Two, {CORPORAL}, {CORPORAL}, Ox", {"A F1 DEF": 4, "A F2 DEF": 5, "A F3 DEF": 5, "A F4 DEF": 3}),
        (f"front: {HAMMER}; back: Dwarf, Miner", {"A F1 close": 3, "A F1 DEF": 3}),
        (f"front: {HAMMER}, Miner marked, -, Dwarf; back: Miner", {"A F1 close": 5, "A F2 close": 1}),
        (f"front: {HAMMER}, {HAMMER}, Miner, Lintel Sentinel", {"A F1 close": 6, "A F2 close": 6}),
        (f"front: {HAMMER}, Ox, Two", {"A F1 close": 3}),
        (f"back: {HAMMER}, -, -, Miner; front: Miner", {"A B1 close": 4}),
        (f"front: {IRONBEARD}, {IRONBEARD} hurt 1, {IRONBEARD} hurt 2", {
            "A F1 close": 3, "A F2 close": 5, "A F3 close": 5, "A F2 DEF": 3}),
    ],
)  # fmt: skip
def test_what_they_are_worth_where_they_stand(army: str, values: dict[str, int]) -> None:
    s = table(army, "front: Three, Pike; back: Dwarf, Ox")
    assert {where: s.value(where[:4], where[5:]) for where in values} == values


@plays("Barbican Spearman")
def test_the_spearman_is_harder_to_hit_in_front() -> None:
    s = table(f"front: {SPEARMAN}", step="Move, ap 3")
    s.choose(f"move {SPEARMAN} F1 to B1")
    assert s.value("A B1", "DEF") == 2
    s = table(f"back: {SPEARMAN}", step="Move, ap 3")
    s.choose(f"move {SPEARMAN} B1 to F1")
    assert s.value("A F1", "DEF") == 3
    for place, hit in (("front", 0), ("back", 1)):
        s = table("front: Two, Ox", f"{place}: {SPEARMAN}, Ox")
        s.choose(f"attack {SPEARMAN} {place[0].upper()}1 with Two F1, close")
        assert s.tokens(f"B {place[0].upper()}1") == hit, place


@plays("Rope-Drum Sergeant")
def test_the_drum_beats_in_blows_and_in_answers() -> None:
    s = table(f"front: Two, {DRUM}", f"front: Three; {FAR}")
    s.choose("attack Three F1 with Two F1, close")
    assert s.tokens("B F1") == 1
    s = table(f"front: Two, {DRUM}", f"front: Three; {FAR}")
    s.choose("attack Three F1 with Two F1, ranged")
    assert s.tokens("B F1") == 0
    s = table("front: Three, Ox", f"front: Two; back: {DRUM}")
    s.choose("attack Two F1 with Three F1, close")
    assert (s.tokens("A F1"), s.tokens("B F1")) == (1, 1)
    assert whom(table(f"front: Bow, {DRUM}"), "Bow F1, close") == []


@plays("Rope-Drum Sergeant")
def test_the_drum_beats_for_a_group_unless_it_is_in_it() -> None:
    for army, label, hit in (
        (f"front: Two, Ox; back: {DRUM}", "Two F1 + Ox F2, close", 1),
        (f"front: {DRUM}, Two; back: Ox", f"{DRUM} F1 + Two F2, close", 0),
    ):
        s = table(army, f"front: Four; {FAR}")
        divided(s, f"Four F1 with {label}")
        assert s.tokens("B F1") == hit, army


@plays("Shoulder-to-Shoulder Corporal")
def test_one_gap_and_nobody_has_the_corporal_s_help() -> None:
    s = table(f"front: Two, {CORPORAL}, Ox, Three", step="Move, ap 3")
    s.choose("move Three F4 to B4")
    assert [s.value(f"A {where}", "DEF") for where in ("F1", "F2", "F3", "B4")] == [2, 3, 1, 3]
    s = table("front: Two, Three", f"front: {CORPORAL}, Lamb, Two, Ox; back: Ox")
    s.choose("attack Lamb F2 with Two F1, close")
    assert (s.who("B F2"), s.value("B F1", "DEF"), s.value("B F3", "DEF")) == ("", 3, 2)


@plays("Brothers' Hammer")
def test_the_hammer_falls_with_its_brothers_but_in_no_group() -> None:
    for army, band, foe, hit in (
        (f"{HAMMER}, Miner, Dwarf", f"{HAMMER} F1", "Five", 1), (f"{HAMMER}, Miner, Ox", f"{HAMMER} F1", "Five", 0),
        (f"{HAMMER}, Miner, Ox", f"{HAMMER} F1 + Miner F2", "Five", 0),
        (f"{HAMMER}, Two, Ox", f"{HAMMER} F1 + Two F2", "Five", 1),
    ):  # fmt: skip
        s = table(f"front: {army}", f"front: {foe}; {FAR}")
        divided(s, f"{foe} F1 with {band}, close")
        assert s.tokens("B F1") == hit, band
    s = table("front: Four, Ox", f"front: {HAMMER}, Miner; {FAR}")
    s.choose(f"attack {HAMMER} F1 with Four F1, close")
    assert s.tokens("A F1") == 1
    s = table("front: Two, Two", f"front: {HAMMER}, Dwarf hurt 4, Miner; {FAR}")
    s.choose("attack Dwarf F2 with Two F1, close")
    assert (s.who("B F2"), s.value("B F1", "close")) == ("", 4)


@plays("Scar-Proud Ironbeard")
def test_the_ironbeard_does_not_rest_on_its_scars() -> None:
    s = table(f"front: {IRONBEARD} hurt 1, Ox hurt 1")
    assert starting(s, "rest") == ["rest Ox F2"]
    s = table(f"front: {IRONBEARD}, Ox", f"front: Four; {FAR}")
    s.choose(f"attack Four F1 with {IRONBEARD} F1, close")
    assert (s.tokens("A F1"), s.tokens("B F1"), s.value("A F1", "close")) == (1, 0, 5)
    s = table(f"front: {IRONBEARD} hurt 1, Ox", f"front: Five; {FAR}")
    s.choose(f"attack Five F1 with {IRONBEARD} F1, close")
    assert s.tokens("B F1") == 1


@plays("Scar-Proud Ironbeard", "Bandage Carrier")
def test_a_bandage_cools_the_ironbeard() -> None:
    s = table(f"front: {IRONBEARD} hurt 1, Bandage Carrier, Ox; twilight: Imp", step="Abilities")
    s.choose("use Bandage Carrier F2", "give Imp (twilight)")
    assert (s.tokens("A F1"), s.value("A F1", "close")) == (0, 3)


@plays("Grudge-Book Veteran")
@pytest.mark.parametrize(("army", "label", "foes", "harm"), [
    ("front: Five, Ox", f"{VETERAN} F1 with Five F1, close", f"front: {VETERAN}", (1, 1)),
    ("front: Six, Ox", f"{VETERAN} F1 with Six F1, close", f"front: {VETERAN} marked", (0, 1)),
    ("front: Two, Ox", f"{VETERAN} F1 with Two F1, ranged", f"front: {VETERAN}", (0, 0)),
    (f"front: {VETERAN}, Ox", f"Four F1 with {VETERAN} F1, close", "front: Four", (1, 0)),
    (f"front: {VETERAN}, Ox", f"Three F1 with {VETERAN} F1, close", "front: Three", (0, 1)),
])  # fmt: skip
def test_the_veteran_s_answer_is_harder_than_his_blow(army: str, label: str, foes: str, harm: tuple[int, int]) -> None:
    s = table(army, f"{foes}; {FAR}")
    s.choose(f"attack {label}")
    assert (s.tokens("A F1"), s.tokens("B F1")) == harm


@plays("Grudge-Book Veteran")
def test_the_veteran_divides_five() -> None:
    s = table("front: Three, Two, Ox", f"front: {VETERAN}; {FAR}")
    s.choose(f"attack {VETERAN} F1 with Three F1 + Two F2, close")
    assert starting(s, "number") == [f"number {n}" for n in range(6)]
    s.choose("number 3", "number 2")
    assert (s.tokens("A F1"), s.tokens("A F2"), s.value("B F1", "close")) == (1, 1, 3)


QUARRIER, ARCHER = "Two-Hand Quarrier", "Thornshaft Archer"


@plays("Two-Hand Quarrier")
@pytest.mark.parametrize(("army", "label", "foes", "harm"), [
    (f"front: {QUARRIER}, Ox", f"Four F1 with {QUARRIER} F1, close", "front: Four", {"B F1": 2, "A F1": 1}),
    (f"front: {QUARRIER}, Ox", f"Five F1 with {QUARRIER} F1, close", "front: Five", {"B F1": 0, "A F1": 1}),
    ("front: Four, Ox", f"{QUARRIER} F1 with Four F1, close", f"front: {QUARRIER}", {"A F1": 2, "B F1": 1}),
    ("front: Four, Ox", f"{QUARRIER} F1 with Four F1, ranged", f"front: {QUARRIER}", {"A F1": 0, "B F1": 1}),
    (f"front: {QUARRIER}, Two", f"Six F1 with {QUARRIER} F1 + Two F2, close", "front: Six", {"B F1": 1}),
    (f"front: {QUARRIER}, Two", "Two F1 with Two F2, close", "front: Two", {"B F1": 1, "A F2": 1}),
])  # fmt: skip
def test_the_great_axe_takes_two(army: str, label: str, foes: str, harm: dict[str, int]) -> None:
    s = table(f"{army}; back: -, -, -, Ox", f"{foes}; {FAR}")
    divided(s, label)
    assert {where: s.tokens(where) for where in harm} == harm


@plays("Two-Hand Quarrier")
def test_the_great_axe_answers_each_of_a_group_with_two() -> None:
    s = table("front: Two, Two, Ox", f"front: {QUARRIER}; {FAR}")
    s.choose(f"attack {QUARRIER} F1 with Two F1 + Two F2, close", "number 2", "number 2")
    assert (s.tokens("A F1"), s.tokens("A F2"), s.tokens("B F1")) == (2, 2, 1)
    s = table(f"front: {QUARRIER}, Ox", "front: Ann hurt 3, Ox; back: Ox")
    s.choose(f"attack Ann F1 with {QUARRIER} F1, close")
    assert (s.who("B F1"), s.twilight("B")) == ("", ["Ann"])


@plays("Thornshaft Archer")
@pytest.mark.parametrize(("army", "label", "foes", "harm"), [
    (f"front: {ARCHER}, Ox", f"Four F1 with {ARCHER} F1, ranged", "front: Four", {"B F1": 1}),
    (f"front: {ARCHER}, Ox", f"Five F1 with {ARCHER} F1, ranged", "front: Five", {"B F1": 0}),
    (f"front: {ARCHER}, Ox", f"Two F1 with {ARCHER} F1, close", "front: Two", {"B F1": 0}),
    ("front: Four, Ox", f"{ARCHER} F1 with Four F1, ranged", f"front: {ARCHER}", {"A F1": 1}),
    ("front: Two, Ox", f"{ARCHER} F1 with Two F1, close", f"front: {ARCHER}", {"A F1": 0}),
    ("front: Four, Four", f"{ARCHER} F1 with Four F1 + Four F2, ranged", f"front: {ARCHER}", {"A F1": 1, "A F2": 0}),
    (f"front: {ARCHER}, Two", f"Six F1 with {ARCHER} F1 + Two F2, ranged", "front: Six", {"B F1": 0}),
    (f"front: {ARCHER}, Three", "Four F1 with Three F2, ranged", "front: Four", {"B F1": 0}),
])  # fmt: skip
def test_whom_the_thorn_pierces(army: str, label: str, foes: str, harm: dict[str, int]) -> None:
    s = table(f"{army}; back: -, -, -, Ox", f"{foes}; {FAR}")
    divided(s, label)
    assert {where: s.tokens(where) for where in harm} == harm
    assert "Four" not in foes or s.value("B F1", "DEF") == 4  # in that battle alone


@plays("Thornshaft Archer")
def test_the_thorn_pierces_each_of_a_group() -> None:
    s = table("front: Two, Two, Ox", f"front: {ARCHER}; {FAR}")
    s.choose(f"attack {ARCHER} F1 with Two F1 + Two F2, ranged")
    s.choose(*starting(s, "trigger")[:1], "number 1", "number 1")
    assert (s.tokens("A F1"), s.tokens("A F2"), s.value("A F1", "DEF")) == (1, 1, 2)


PIKEMAN, LONGBOW = "Over-the-Shoulder Pikeman", "Hilltop Longbow"


@plays("Over-the-Shoulder Pikeman")
@pytest.mark.parametrize(("army", "where", "foes", "found"), [
    (f"front: Ox; back: {PIKEMAN}", "B1", "front: Ann, Ox; back: Two, Two", ["Ann F1"]),
    (f"front: Ox; back: -, {PIKEMAN}", "B2", "front: Ann, -, Ox; back: Two, Two", ["Two B2"]),
    (f"front: {PIKEMAN}", "F1", "front: Ann, Ox, Ox; back: Two, Two", ["Ann F1", "Ox F2"]),
    (f"front: -, {PIKEMAN}", "F2", "front: Ann, -, Ox; back: Two, Two", ["Ann F1", "Ox F3", "Two B2"]),
    (f"front: Ox; back: {PIKEMAN} marked", "B1", "front: Ann", []),
])  # fmt: skip
def test_whom_the_pike_reaches(army: str, where: str, foes: str, found: list[str]) -> None:
    s = table(army, foes)
    assert whom(s, f"{PIKEMAN} {where}, close") == found
    assert whom(s, f"{PIKEMAN} {where}, ranged") == []


@plays("Over-the-Shoulder Pikeman")
def test_the_pike_strikes_from_behind_alone() -> None:
    s = table(f"front: Ox, Two; back: {PIKEMAN}, Pike", f"front: Four; {FAR}")
    assert bands(s, "Four F1") == ["Ox F1 + Two F2, close", "Ox F1 + Two F2, ranged"]
    assert whom(s, "Pike B2, close") == []
    s.choose(f"attack Four F1 with {PIKEMAN} B1, close")
    assert (s.tokens("B F1"), s.who("A B1"), s.grave("A"), s.ap) == (1, "", [PIKEMAN], 2)


@plays("Hilltop Longbow")
@pytest.mark.parametrize(("army", "where", "foes", "found"), [
    (f"front: {LONGBOW}", "F1", "front: Ann, Ox, Two, Ox; back: Two, Two", ["Ann F1", "Ox F2", "Ox F4", "Two F3"]),
    (f"front: Ox; back: -, -, -, {LONGBOW}", "B4", "front: Ann, Ox, Two; back: Two, -, -, Bow", [
        "Ann F1", "Bow B4", "Ox F2", "Two F3"]),
    (f"front: -, {LONGBOW}", "F2", "front: Ann; back: Two, Two, Two, Two", ["Ann F1", "Two B2"]),
])  # fmt: skip
def test_the_longbow_reaches_the_whole_front_row(army: str, where: str, foes: str, found: list[str]) -> None:
    assert whom(table(army, foes), f"{LONGBOW} {where}, ranged") == found


@plays("Hilltop Longbow")
def test_the_longbow_is_as_others_in_close_combat_and_in_groups() -> None:
    s = table(f"front: {LONGBOW}, Ox, Ox", "front: Ann, Ox, Two, Ox")
    assert whom(s, f"{LONGBOW} F1, close") == ["Ann F1", "Ox F2"]
    assert [band for band in bands(s, "Two F3") + bands(s, "Ox F4") if LONGBOW in band] == []
    assert [band for band in bands(s, "Ox F2") if LONGBOW in band and "ranged" in band]
    s.choose(f"attack Two F3 with {LONGBOW} F1, ranged")
    assert s.tokens("B F3") == 1


SENTINEL, WARDER = "Lintel Sentinel", "Bramble Warder"


@plays("Lintel Sentinel")
def test_the_sentinel_stays_and_fights() -> None:
    s = table(f"front: {SENTINEL}, Two; back: Ox", step="Move, ap 3")
    assert (ways(s, f"{SENTINEL} F1"), ways(s, "Two F2"), ways(s, "Ox B1")) == ([], ["B2", "F3"], ["B2"])
    s = table(f"front: {SENTINEL} hurt 1, Ox", f"front: Six; {FAR}")
    assert whom(s, f"{SENTINEL} F1, close") == ["Six F1"]
    s.choose(f"rest {SENTINEL} F1")
    assert (s.tokens("A F1"), s.marked("A F1")) == (0, True)
    s = table("front: Six, Ox", f"front: {SENTINEL}; {FAR}")
    s.choose(f"attack {SENTINEL} F1 with Six F1, close")
    assert (s.tokens("B F1"), s.tokens("A F1")) == (1, 0)


@plays("Bramble Warder")
@pytest.mark.parametrize(("foes", "stuck"), [
    (f"front: {WARDER}, Ann", True), (f"back: {WARDER} marked, Ann", True), (f"front: Ann, -, {WARDER}", False),
])  # fmt: skip
def test_nobody_moves_in_front_of_the_bramble(foes: str, stuck: bool) -> None:
    s = table("front: Ox, Two; back: Three, Bow", foes, "Move, ap 3")
    assert (ways(s, "Ox F1"), ways(s, "Three B1")) == (([], []) if stuck else (["B1", "F2"], ["B2", "F1"]))
    assert ("F1" in ways(s, "Two F2"), "B1" in ways(s, "Bow B2")) == (not stuck, not stuck)
    assert {"B2", "F3"} <= set(ways(s, "Two F2"))


SCOUT = "Softshoe Scout"


@plays("Bramble Warder", "Softshoe Scout")
@pytest.mark.parametrize(("foes", "first", "on"), [
    (f"front: -, {WARDER}", "F2", []), (f"front: -, {WARDER}", "B1", ["B2", "F1"]), (f"front: {WARDER}", "", []),
    (f"front: -, -, {WARDER}", "F2", ["B2", "F1", "F3"]),
])  # fmt: skip
def test_the_bramble_stops_the_scout_on_its_way(foes: str, first: str, on: list[str]) -> None:
    s = table(f"front: {SCOUT}; back: -, -, -, Ox", f"{foes}; {FAR}", "Move, ap 3")
    if first:
        s.choose(f"move {SCOUT} F1 to {first}")
        s.choose(*[label for label in s.options() if label == "yes"])
        assert sorted(label[-2:] for label in starting(s, "place")) == on
    assert first or ways(s, f"{SCOUT} F1") == []


@plays("Bramble Warder")
def test_the_bramble_goes_with_its_warder_and_holds_enemies_alone() -> None:
    s = table(f"front: {WARDER}, Ox; back: Ox", f"front: Two, Three; {FAR}", "Move, ap 3")
    assert {"F2", "B1"} <= set(ways(s, f"{WARDER} F1"))
    s.choose(f"move {WARDER} F1 to F2")
    s.to("Move", "B")
    assert (ways(s, "Two F1"), ways(s, "Three F2")) == (["B1"], [])
