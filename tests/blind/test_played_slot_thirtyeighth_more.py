"""Blind texts of SLOT's thirty-eighth round about reach, cover, groups, moves and rests, played as meant."""

import pytest

from blind.gestures import starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Two": "close 2 ranged 2 def 2 life 9", "Four": "close 4 ranged 4 def 4 life 9",
    "Six": "close 6 ranged 6 def 6 life 9", "Bow": "ranged 2 def 2 life 5", "Mage": "magic 4 close 1 def 2 life 5",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Brute": "close 2 def 2 life 9", "Wall": "def 5 life 9",
    "Sniper": "close 1 ranged 2 def 2 life 5: This creature has Sharpshooter.",
    "Pricker": "close 1 def 1 life 5: [ ] - Deal 1 damage to target creature.",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
    "Medic": "close 1 def 1 life 5: [ ] - Restore 1 life to target damaged creature.",
    "Thrower": "close 1 def 1 life 5: [1] - Deal 1 damage to target creature.",
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


LOUT, FLITTER, COURIER, PIKEMAN = "Quarry Lout", "Dusk Flitter", "Ridgeway Courier", "Eelmarsh Pikeman"
GIANT, CAPTAIN, KEEPER, VETERAN = "Hollowstone Giant", "Volley Captain", "Chainward Keeper", "Tower Shield Veteran"


@plays("Quarry Lout")
def test_the_lout_never_rests() -> None:
    s = table(f"front: {LOUT} hurt 1, Ox hurt 1, Medic", f"front: {LOUT} hurt 1, Ox")
    assert starting(s, "rest") == ["rest Ox F2"]
    s.choose("use Medic F3", f"target {LOUT} F1 of A")
    assert (s.tokens("A F1"), s.marked("A F1")) == (0, False)
    assert starting(table(f"front: {LOUT} hurt 1, Ox"), "rest") == []


@plays("Dusk Flitter", "Tower Shield Veteran")
@pytest.mark.parametrize(("foes", "band", "found"), [
    (f"front: {FLITTER}, Ox; back: Lamb, Lamb", "Two F1, close", [f"{FLITTER} F1", "Lamb B1", "Ox F2"]),
    (f"front: {FLITTER} marked, Ox; back: Lamb, Lamb", "Two F1, ranged", [f"{FLITTER} F1", "Lamb B1", "Ox F2"]),
    (f"front: {FLITTER}, Ox; back: Lamb, Lamb", "Bow B1, ranged", [f"{FLITTER} F1", "Lamb B1"]),
    (f"front: {FLITTER}, Ox; back: Lamb, Lamb", "Ann F2, close", [f"{FLITTER} F1", "Ox F2"]),
    (f"front: Ox, Ox; back: {FLITTER}, Lamb", "Two F1, close", ["Ox F1", "Ox F2"]),
    (f"front: {FLITTER}; back: {FLITTER}", "Two F1, close", [f"{FLITTER} B1", f"{FLITTER} F1"]),
    (f"front: {VETERAN}, -, Ox; back: Lamb, Lamb", "Ann F2, close", ["Ox F3", f"{VETERAN} F1"]),
    (f"front: {VETERAN}, -, Ox; back: Lamb, Lamb", "Two F1, close", [f"{VETERAN} F1"]),
    (f"front: -, {VETERAN} marked; back: Lamb, Lamb", "Two F1, close", [f"{VETERAN} F2"]),
    (f"front: -, {VETERAN}; back: Lamb, Lamb", "Bow B1, ranged", []),
    (f"front: -, -, {VETERAN}; back: Lamb, Lamb", "Two F1, close", ["Lamb B1"]),
    (f"front: -, Ox, Ox; back: Lamb, {VETERAN}", "Two F1, close", ["Lamb B1", "Ox F2"]),
    (f"front: -, Ox, Ox; back: {VETERAN}, {VETERAN}", "Two F1, close", ["Ox F2", f"{VETERAN} B1"]),
    (f"front: {VETERAN}, Ox, Ox; back: Lamb", "Two F1, ranged", ["Ox F2", f"{VETERAN} F1"]),
])  # fmt: skip
def test_whom_they_cover(foes: str, band: str, found: list[str]) -> None:
    assert whom(table("front: Two, Ann; back: Bow", foes), band) == found


@plays("Dusk Flitter")
def test_whoever_is_behind_the_flitter_can_be_hit() -> None:
    s = table("front: Two, Ox", f"front: {FLITTER}, Ox; back: Lamb")
    s.choose("attack Lamb B1 with Two F1, close")
    assert (s.who("B B1"), s.twilight("B"), s.who("B F1")) == ("", ["Lamb"], FLITTER)
    s = table(f"front: {FLITTER}, Ox; back: Bow", "front: Ox, Ox; back: Lamb")
    assert whom(s, f"{FLITTER} F1, close") == ["Ox F1", "Ox F2"]


@plays("Tower Shield Veteran")
def test_what_passes_the_tower_shield() -> None:
    foes = f"front: -, {VETERAN}; back: Lamb, Ox, Ann"
    s = table("front: Mage, Mage, Two; back: Sniper, Ox, Bow", foes)
    assert (whom(s, "Mage F1, ranged"), whom(s, "Mage F1, close")) == (["Lamb B1", f"{VETERAN} F2"], [f"{VETERAN} F2"])
    assert (whom(s, "Sniper B1, ranged"), whom(s, "Bow B3, ranged")) == (["Lamb B1"], [])
    assert (whom(s, "Two F3, close"), whom(s, "Two F3, ranged")) == ([f"{VETERAN} F2"], [f"{VETERAN} F2"])
    s = table("front: Two, Slayer", foes)
    s.choose("use Slayer F2", f"target {VETERAN} F2")
    assert whom(s, "Two F1, close") == ["Lamb B1"]
    assert whom(table(f"front: {VETERAN}, Ox", "front: -, Ox; back: Lamb, Ox"), f"{VETERAN} F1, close") == [
        "Lamb B1",
        "Ox F2",
    ]


@plays("Ridgeway Courier")
def test_the_courier_moves_and_is_not_marked() -> None:
    s = table(f"front: {COURIER}, -, Ox", f"front: -, Ann; {FAR}", "Move, ap 3")
    assert ways(s, f"{COURIER} F1") == ["B1", "F2"]
    s.choose(f"move {COURIER} F1 to F2")
    assert (s.who("A F2"), s.marked("A F2"), s.ap, ways(s, f"{COURIER} F2")) == (COURIER, False, 2, [])
    s.choose("done")
    s.choose(f"attack Ann F2 with {COURIER} F2, close")
    assert (s.tokens("B F2"), s.ap) == (1, 1)
    s = table(f"front: {COURIER}, Two, Ox", f"front: -, Ann; {FAR}", "Move, ap 3")
    s.choose(f"move {COURIER} F1 to F2")
    assert (s.army("A"), s.marked("A F1"), s.marked("A F2"), s.ap) == (
        ["Two F1", f"{COURIER} F2", "Ox F3"], False, False, 2,
    )  # fmt: skip
    assert (ways(s, "Two F1"), ways(s, f"{COURIER} F2")) == (["B1", "F2"], [])
    s = table(f"front: {COURIER}, Two, Ox", f"front: -, Ann; {FAR}", "Move, ap 3")
    s.choose("move Two F2 to F1")
    assert (s.marked("A F1"), s.marked("A F2"), ways(s, f"{COURIER} F2")) == (True, False, ["B2", "F1", "F3"])
    assert ways(table(f"front: {COURIER} marked, Ox", step="Move, ap 3"), f"{COURIER} F1") == []


@plays("Ridgeway Courier")
def test_the_courier_pays_a_point_and_is_free_to_pay_or_rest() -> None:
    s = table(f"front: {COURIER}, Thrower marked; back: Ox marked", step="Move, ap 1")
    s.choose(f"move {COURIER} F1 to F2")
    assert (s.who("A F2"), s.asked, s.step, s.ap) == (COURIER, "A", "Action", 0)
    s.choose("use Thrower F1", "target Ann F1")
    assert (s.tokens("B F1"), s.marked("A F2")) == (1, True)
    s = table(f"front: {COURIER}, -, Ox", step="Move, ap 3")
    s.choose(f"move {COURIER} F1 to B1", "move Ox F3 to F2")
    assert (s.marked("A B1"), s.marked("A F2"), s.ap) == (False, True, 1)
    s = table(f"front: {COURIER}, Ox; back: -, -, {COURIER} moved", step="Move, ap 3")
    assert ways(s, f"{COURIER} B3") == []


@plays("Eelmarsh Pikeman")
@pytest.mark.parametrize(("army", "label", "left"), [
    (f"front: {PIKEMAN}, Two, Ox", f"{PIKEMAN} F1 + Two F2", 2),
    (f"front: {PIKEMAN}, Two, Ox", f"{PIKEMAN} F1 + Two F2 + Ox F3", 1),
    (f"front: {PIKEMAN}, Two, Ox", "Two F2 + Ox F3", 1), (f"front: {PIKEMAN}, Two, Ox", f"{PIKEMAN} F1", 2),
    (f"front: {PIKEMAN}, {PIKEMAN}, Ox", f"{PIKEMAN} F1 + {PIKEMAN} F2", 3),
    (f"front: {PIKEMAN}, {PIKEMAN}, Ox", f"{PIKEMAN} F1 + {PIKEMAN} F2 + Ox F3", 2),
    (f"front: {PIKEMAN}, {PIKEMAN}, {PIKEMAN}", f"{PIKEMAN} F1 + {PIKEMAN} F2 + {PIKEMAN} F3", 3),
    (f"front: {PIKEMAN} marked, Two, Ox", "Two F2 + Ox F3", 1),
])  # fmt: skip
def test_what_a_group_with_the_pikeman_takes(army: str, label: str, left: int) -> None:
    s = table(f"{army}; back: Ox, Ox, Ox, Bow", f"front: Ox, Axe, Ox, Two; back: -, -, -, {PIKEMAN}")
    s.choose(f"attack Axe F2 with {label}, close")
    while starting(s, "number"):
        s.choose("number 0")
    assert s.ap == left


@plays("Eelmarsh Pikeman")
def test_which_groups_the_pikeman_makes_possible() -> None:
    for points, most in ((1, 2), (2, 3)):
        s = table(f"front: {PIKEMAN}, Two, Ox", f"front: Ox, Ann; {FAR}", f"Action, ap {points}")
        found = {band.count("+") + 1 for band in bands(s, "Ann F2") if PIKEMAN in band}
        assert sorted(found) == list(range(2, most + 1))
        others = [band for band in bands(s, "Ann F2") if PIKEMAN not in band]
        assert others == (["Two F2 + Ox F3, close", "Two F2 + Ox F3, ranged"] if points > 1 else [])
    s = table(f"front: Bow, {PIKEMAN}, {PIKEMAN}; back: Ox", "front: Four, Ox", "Action, ap 1")
    s.choose("attack Ox F2 with Bow F1, ranged")
    assert (s.ap, starting(s, "attack")) == (0, [f"attack Ox F2 with {PIKEMAN} F2 + {PIKEMAN} F3, close"])
    divided(s, f"Ox F2 with {PIKEMAN} F2 + {PIKEMAN} F3, close")
    assert (s.tokens("B F2"), s.asked) == (2, "B")


@plays("Hollowstone Giant")
def test_no_group_attacks_the_giant() -> None:
    s = table("front: Six, Six, Two", f"front: Ox, {GIANT}, Ox", "Action, ap 3")
    assert (bands(s, f"{GIANT} F2"), len(bands(s, "Ox F1"))) == ([], 2)
    assert whom(s, "Two F3, close") == [f"{GIANT} F2", "Ox F3"]
    s.choose(f"attack {GIANT} F2 with Six F1, close")
    s.choose(f"attack {GIANT} F2 with Six F2, ranged")
    assert (s.tokens("B F2"), s.ap) == (2, 1)
    s = table(f"front: {GIANT}, Ox, Ox", "front: Four, Wall; back: -, -, -, Ox")
    assert [band for band in bands(s, "Wall F2") if GIANT in band][:1] == [f"{GIANT} F1 + Ox F2, close"]
    s.choose(f"attack Wall F2 with {GIANT} F1 + Ox F2, close")
    assert (s.tokens("B F2"), s.ap) == (1, 1)


@plays("Volley Captain")
@pytest.mark.parametrize(("army", "foes", "foe", "found"), [
    (f"front: Two, Ox; back: {CAPTAIN}, Bow", "front: Lamb, Ox", "Lamb F1", [
        "Two F1 + Ox F2, ranged", f"Two F1 + {CAPTAIN} B1, ranged", f"Ox F2 + {CAPTAIN} B1, ranged",
        f"Two F1 + Ox F2 + {CAPTAIN} B1, ranged"]),
    (f"front: Two, Ox; back: {CAPTAIN}, Bow", "front: Ox, Lamb", "Lamb F2", ["Two F1 + Ox F2, ranged"]),
    (f"front: Two, Ox; back: {CAPTAIN} marked", "front: Lamb, Ox", "Lamb F1", ["Two F1 + Ox F2, ranged"]),
    (f"front: Two, Brute; back: {CAPTAIN}", "front: Lamb, Ox", "Lamb F1", [f"Two F1 + {CAPTAIN} B1, ranged"]),
    (f"front: Two; back: {CAPTAIN}", "front: -, Ox; back: Lamb", "Lamb B1", []),
    (f"front: {CAPTAIN}, Ox", "front: Lamb, Ox", "Lamb F1", [f"{CAPTAIN} F1 + Ox F2, ranged"]),
])  # fmt: skip
def test_which_volleys_the_captain_joins(army: str, foes: str, foe: str, found: list[str]) -> None:
    assert [band for band in bands(table(army, foes), foe) if "ranged" in band] == found
    assert not [band for band in bands(table(army, foes), foe) if "close" in band and f"{CAPTAIN} B" in band]


@plays("Volley Captain")
def test_the_captain_s_volley_is_a_group_like_any_other() -> None:
    s = table(f"front: Two, Ox; back: {CAPTAIN}, Bow", f"front: Wall, Ox; {FAR}")
    divided(s, f"Wall F1 with Two F1 + {CAPTAIN} B1, ranged")
    assert (s.tokens("B F1"), s.ap, s.marked("A B1"), s.marked("A F1"), s.marked("A F2")) == (1, 1, True, True, False)
    s = table(f"front: Two, Ox; back: {CAPTAIN}", f"front: Four, Ox; {FAR}")
    s.choose(f"attack Four F1 with Two F1 + {CAPTAIN} B1, ranged")
    assert starting(s, "number") == [f"number {n}" for n in range(5)]
    s.choose("number 2", "number 2")
    assert (s.tokens("A F1"), s.who("A B1"), s.tokens("B F1")) == (1, "", 1)
    assert bands(table(f"front: Two, Ox; back: {CAPTAIN}", "front: Lamb", "Action, ap 1"), "Lamb F1") == []


@plays("Chainward Keeper")
def test_the_keeper_chains_the_enemy_s_column() -> None:
    foes = f"back: -, {KEEPER} marked"
    s = table("front: Ox, Two, Ox; back: -, Ann", f"{foes}; front: Ox", "Move, ap 3")
    assert (ways(s, "Two F2"), ways(s, "Ann B2")) == ([], [])
    assert (ways(s, "Ox F1"), ways(s, "Ox F3")) == (["B1"], ["B3", "F4"])
    s = table("front: Ox, Two, Ox", f"{foes}; front: Ox")
    assert whom(s, "Two F2, close") == [f"{KEEPER} B2", "Ox F1"]
    s = table("front: Ox, Pricker, Ox", f"{foes}; front: Ox", "Abilities, ap 3")
    assert uses(s) == ["Pricker F2"]


@plays("Chainward Keeper")
def test_the_chain_goes_with_the_keeper_and_binds_no_friends() -> None:
    s = table(f"front: {KEEPER}, Ox, -, Ox; back: Two", "front: Two, Two, Ox", "Move, ap 3")
    assert (ways(s, f"{KEEPER} F1"), ways(s, "Two B1")) == (["B1", "F2"], ["B2", "F1"])
    stays = s.fork()
    s.choose(f"move {KEEPER} F1 to F2")
    s.to("Move", "B")
    assert (ways(s, "Two F1"), ways(s, "Two F2"), ways(s, "Ox F3")) == (["B1"], [], ["B3", "F4"])
    stays.to("Move", "B")
    assert (ways(stays, "Two F1"), ways(stays, "Two F2"), ways(stays, "Ox F3")) == (
        [],
        ["B2", "F3"],
        ["B3", "F2", "F4"],
    )
    s = table("front: Ox, -, Ox", f"front: -, {KEEPER}, Ox", "Move, ap 3")
    s.choose("move Ox F1 to F2")
    assert (s.who("A F2"), ways(s, "Ox F3")) == ("Ox", ["B3", "F4"])  # whoever comes there is bound, too
