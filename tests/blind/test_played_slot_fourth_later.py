"""Blind texts of SLOT's third and fourth rounds that were understood later, played as their writers meant them."""

from blind.gestures import uses
from blind.texts import FAR, FOLK, battle, plays, slot

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 def 3 life 5",
    "Medic": "close 1 def 1 life 1: [ ] - Remove 1 damage from target ally creature.",
}  # fmt: skip


@plays("Scarred Berserker")
def test_each_token_on_it_makes_it_stronger() -> None:
    s = slot(
        f"A: front: Scarred Berserker hurt 2, Medic; {FAR}\nB: front: Ann, Scarred Berserker; {FAR}\nstep: Abilities",
        CAST,
    )
    assert [s.value(where, "close") for where in ("A F1", "B F2")] == [4, 2]
    s.choose("use Medic F2")
    assert (s.tokens("A F1"), s.value("A F1", "close")) == (1, 3)


@plays("Scarred Berserker")
def test_tokens_of_the_same_battle_do_not_count_and_in_a_group_none_do() -> None:
    cast = CAST | {"Four": "close 6 def 4 life 5"}
    s = slot(f"A: front: Scarred Berserker hurt 1; {FAR}\nB: front: Four; {FAR}", cast)
    s.choose("attack Four F1 with Scarred Berserker F1, close")
    s.decline()
    assert (s.tokens("B F1"), s.tokens("A F1"), s.value("A F1", "close")) == (0, 2, 4)  # 3 against 4
    for foe, tokens in (("Three", 1), ("Four", 0)):  # 2 + 1 together
        cast = CAST | {"Three": "ranged 1 def 3 life 5", "Four": "ranged 1 def 4 life 5"}
        s = slot(f"A: front: Scarred Berserker hurt 2, Ox; {FAR}\nB: front: {foe}; {FAR}", cast)
        s.choose(f"attack {foe} F1 with Scarred Berserker F1 + Ox F2, close")
        s.decline()
        assert s.tokens("B F1") == tokens


@plays("Old Ironhorn")
def test_it_attacks_unmarked_and_is_not_marked_by_it_but_in_a_group() -> None:
    s = battle("Old Ironhorn", "Ann", "attack Ann F1 with Old Ironhorn F1, close", CAST)
    assert (s.marked("A F1"), s.tokens("B F1")) == (False, 1)
    s.choose("attack Ann F1 with Old Ironhorn F1, close")
    s.decline()
    assert s.tokens("B F1") == 2
    s = battle("Old Ironhorn, Ox", "Ann", "attack Ann F1 with Old Ironhorn F1 + Ox F2, close", CAST)
    assert (s.marked("A F1"), s.marked("A F2")) == (True, True)
    s = slot(f"A: front: Old Ironhorn marked, Ox; {FAR}\nB: front: Ann; {FAR}", CAST)
    assert not [label for label in s.options() if "with Old Ironhorn" in label]


@plays("Old Ironhorn")
def test_no_ally_swaps_it_away_and_itself_it_moves_and_swaps() -> None:
    s = slot("A: front: Old Ironhorn, Ox, -; back: -, -, -, Page\nB: front: Ann; back: -, -, -, Page\nstep: Move", CAST)
    assert not [label for label in s.options() if label.startswith("move Ox F2 to F1")]
    assert {"move Old Ironhorn F1 to B1", "move Ox F2 to F3"} <= set(s.options())
    s.choose("move Old Ironhorn F1 to F2, swapping with Ox")
    assert (s.who("A F2"), s.who("A F1")) == ("Old Ironhorn", "Ox")


@plays("Needle Fencer")
def test_whom_it_attacks_does_not_strike_back() -> None:
    s = battle("Needle Fencer", "Club", "attack Club F1 with Needle Fencer F1, close", CAST)
    assert (s.who("A F1"), s.tokens("B F1")) == ("Needle Fencer", 1)


@plays("Needle Fencer")
def test_attacked_it_strikes_back_and_in_a_group_the_enemy_does() -> None:
    s = battle("Ann", "Needle Fencer", "attack Needle Fencer F1 with Ann F1, close", CAST)
    assert (s.tokens("A F1"), s.tokens("B F1")) == (1, 0)
    s = slot(f"A: front: Needle Fencer, Ox; {FAR}\nB: front: Club; {FAR}", CAST)
    s.choose("attack Club F1 with Needle Fencer F1 + Ox F2, close")
    s.decline()
    s.choose([label for label in s.options() if "6" in label or "5" in label][-1])
    assert "Needle Fencer" not in (s.who("A F1"), s.who("A F2")) or s.tokens("A F2") == 1


@plays("Temple Novice")
def test_by_marking_itself_it_takes_a_token_off_an_ally_beside_it() -> None:
    s = slot(
        f"A: front: Ox hurt 1, Temple Novice, Ox hurt 1; back: -, Ox hurt 3, Ox hurt 1\nB: front: Ann; {FAR}\nstep: Abilities",
        CAST,
    )
    s.choose("use Temple Novice F2")
    assert s.options() == ["pick Ox F1", "pick Ox F3", "pick Ox B2"]
    s.choose("pick Ox B2")
    assert [s.tokens(where) for where in ("A F1", "A F3", "A B2", "A B3")] == [1, 1, 2, 1]
    assert s.marked("A F2")


@plays("Temple Novice")
def test_it_helps_in_a_battle_in_the_enemys_turn_too_and_not_itself() -> None:
    s = slot("A: front: Ann; back: -, -, -, Page\nB: front: Ox hurt 8, Temple Novice; back: -, -, -, Page", CAST)
    s.choose("attack Ox F1 with Ann F1, close", "use Temple Novice F2")
    assert (s.who("B F1"), s.tokens("B F1"), s.marked("B F2")) == ("Ox", 8, True)
    s = slot("A: front: Temple Novice; back: -, Ox hurt 1\nB: front: Ann hurt 1\nstep: Abilities", CAST)
    s.choose(*[label for label in s.options() if label.startswith("use")])  # it may be used in vain
    assert (s.tokens("A B2"), s.tokens("B F1")) == (1, 1)


@plays("Rust Archer")
def test_whom_it_shoots_at_has_less_defence_for_that_battle() -> None:
    s = slot(f"A: front: Rust Archer; {FAR}\nB: front: Ann, Witch; {FAR}", CAST)
    s.choose("attack Ann F1 with Rust Archer F1, ranged")
    assert (s.value("B F1", "DEF"), s.value("A F1", "DEF")) == (2, 2)
    s.decline()
    assert (s.tokens("B F1"), s.value("B F1", "DEF")) == (1, 3)
    s = slot(f"A: front: Rust Archer; {FAR}\nB: front: Ann, Witch; {FAR}", CAST)
    s.choose("attack Ann F1 with Rust Archer F1, close")
    assert s.value("B F1", "DEF") == 3


@plays("Rust Archer")
def test_striking_back_it_rusts_the_attacker_and_each_of_a_group() -> None:
    s = slot(
        f"A: front: Ann, Ann; {FAR}\nB: front: Rust Archer, Witch; {FAR}",
        CAST | {"Ann": "close 1 ranged 1 def 3 life 5"},
    )
    group = s.fork()
    s.choose("attack Rust Archer F1 with Ann F1, ranged")
    assert [s.value(f"A {where}", "DEF") for where in ("F1", "F2")] == [2, 3]
    s.decline()
    assert (s.tokens("A F1"), s.value("A F1", "DEF")) == (1, 3)  # 2 against 2
    group.choose("attack Rust Archer F1 with Ann F1 + Ann F2, ranged")
    assert [group.value(f"A {where}", "DEF") for where in ("F1", "F2")] == [2, 2]


@plays("Rust Archer")
def test_in_a_group_it_rusts_nobody_and_nothing_is_below_0() -> None:
    s = slot(f"A: front: Rust Archer, Ann; {FAR}\nB: front: Ann, Witch; {FAR}", CAST)
    s.choose("attack Ann F1 with Rust Archer F1 + Ann F2, ranged")
    assert s.value("B F1", "DEF") == 3
    s = slot(f"A: front: Rust Archer; {FAR}\nB: front: Nil, Witch; {FAR}", CAST | {"Nil": "def 0 life 5"})
    s.choose("attack Nil F1 with Rust Archer F1, ranged")
    assert s.value("B F1", "DEF") == 0


@plays("Trophy Taker")
def test_killing_one_of_level_2_is_a_point_more() -> None:
    cast = CAST | {"Chief": "level 2 close 3 def 3 life 1", "Imp": "def 1 life 1"}
    scores = {}
    for foe in ("Chief", "Imp"):
        s = battle("Trophy Taker", f"{foe}, Ann", f"attack {foe} F1 with Trophy Taker F1, close", cast)
        assert s.who("B F1") == ""
        scores[foe] = s.points("A")
    assert scores["Chief"] == scores["Imp"] + 1
    assert s.points("B") == 0


@plays("Trophy Taker")
def test_it_counts_when_it_dies_itself_and_when_it_strikes_back() -> None:
    cast = CAST | {"Chief": "level 2 close 3 def 3 life 1"}
    s = battle("Trophy Taker", "Chief, Ann", "attack Chief F1 with Trophy Taker F1, close", cast)
    assert (s.who("A F1"), s.points("A")) == ("", 3)  # a column, and the trophy
    s = battle("Chief, Ann", "Trophy Taker", "attack Trophy Taker F1 with Chief F1, close", cast)
    assert (s.who("A F1"), s.who("B F1"), s.points("B")) == ("", "", 3)


@plays("Trophy Taker")
def test_in_a_group_it_takes_no_trophy() -> None:
    cast = CAST | {"Chief": "level 2 def 3 life 1"}
    for group in ("Trophy Taker F1 + Ox F2", "Ox F1 + Trophy Taker F2"):
        members = ", ".join(member[:-3] for member in group.split(" + "))
        s = battle(members, "Chief, Ann", f"attack Chief F1 with {group}, close", cast)
        assert (s.who("B F1"), s.points("A")) == ("", 2)


@plays("Siege Foreman")
def test_a_full_column_is_marked_for_a_token_in_the_column_opposite() -> None:
    s = slot(
        "A: front: Siege Foreman, Ox, Ox; back: Ox, Ox\nB: front: Ann, Ann, Ann; back: -, Ann\nstep: Abilities", CAST
    )
    s.choose("use Siege Foreman F1", "mark the column F2 B2")
    assert sorted(s.options()) == ["pick Ann B2", "pick Ann F2"]
    s.choose("pick Ann B2")
    assert [s.tokens(f"B {where}") for where in ("F1", "F2", "B2", "F3")] == [0, 0, 1, 0]
    assert [s.marked(f"A {where}") for where in ("F1", "B1", "F2", "B2")] == [False, False, True, True]
    assert uses(s) == ["Siege Foreman F1"]  # its own column
    s.choose("use Siege Foreman F1")
    assert (s.tokens("B F1"), s.marked("A F1"), s.marked("A B1")) == (1, True, True)


@plays("Siege Foreman")
def test_its_token_kills_and_may_score_and_the_twilight_does_not_pay() -> None:
    s = slot("A: front: Siege Foreman; back: Ox\nB: front: Imp; back: -, Ann\nstep: Abilities", CAST)
    s.choose("use Siege Foreman F1")
    assert (s.who("B F1"), s.points("A")) == ("", 2)  # a column is empty
    s = slot(f"A: front: Siege Foreman; {FAR}; twilight: 3 Imp\nB: front: Ann; {FAR}\nstep: Abilities", CAST)
    assert uses(s) == []


@plays("Siege Foreman")
def test_opposite_an_empty_column_nobody_is_hurt() -> None:
    s = slot("A: front: Siege Foreman; back: Ox\nB: front: -, Ann\nstep: Abilities", CAST)
    s.choose(*[label for label in s.options() if label.startswith("use")])  # it may be used in vain
    assert s.tokens("B F2") == 0


@plays("Restless Shade")
def test_its_shots_are_magic_and_heed_no_cover() -> None:
    s = slot("A: front: Restless Shade; back: -, -, -, Page\nB: front: Ann, Ann, Ann; back: Ann, Ann, Ann", CAST)
    shots = [label for label in s.options() if label.startswith("attack") and "Restless" in label]
    assert sorted(shots) == [
        "attack Ann B1 with Restless Shade F1, ranged", "attack Ann F1 with Restless Shade F1, ranged",
        "attack Ann F2 with Restless Shade F1, ranged",
    ]  # fmt: skip


@plays("Restless Shade")
def test_another_is_marked_and_it_changes_places_without_a_move() -> None:
    s = slot(
        f"A: front: Restless Shade, Ox; back: Ox, -, -, Page; twilight: Imp\nB: front: Ann; {FAR}\nstep: Abilities",
        CAST,
    )
    twilit = s.fork()
    s.choose("use Restless Shade F1")
    while s.options() and "use" not in s.options()[0] and s.who("A F1") == "Restless Shade":
        s.choose(next(label for label in s.options() if "Ox F2" in label))
    assert (s.who("A F2"), s.who("A F1"), s.marked("A F2"), s.marked("A F1")) == ("Restless Shade", "Ox", False, True)
    assert s.ap == 3
    twilit.choose("use Restless Shade F1")
    while twilit.who("A F1") == "Restless Shade":
        twilit.choose(next(label for label in twilit.options() if "Ox B1" in label or "Imp" in label))
    assert (twilit.who("A B1"), twilit.marked("A B1"), twilit.marked("A F1"), twilit.twilight("A")) == (
        "Restless Shade", False, False, [],
    )  # fmt: skip


@plays("Restless Shade")
def test_in_a_battle_it_stays_the_target_wherever_it_stands() -> None:
    s = slot(f"A: front: Club; {FAR}\nB: front: Restless Shade marked, Ox; {FAR}", CAST)
    s.choose("attack Restless Shade F1 with Club F1, close", "use Restless Shade F1")
    while s.who("B F1") == "Restless Shade":
        s.choose(next(label for label in s.options() if "Page" in label or "Ox F2" in label))
    s.decline()
    assert (s.who("B F2"), s.tokens("B F2"), s.tokens("B F1")) == ("Restless Shade", 1, 0)


@plays("Restless Shade")
def test_with_nobody_to_pay_or_nobody_beside_it_it_stays() -> None:
    s = slot(f"A: front: Restless Shade, Ox marked\nB: front: Ann; {FAR}\nstep: Abilities", CAST)
    assert uses(s) == []
    s = slot(f"A: front: Restless Shade; {FAR}\nB: front: Ann; {FAR}\nstep: Abilities", CAST)
    s.choose(*[label for label in s.options() if label.startswith("use")])  # it may be used in vain
    assert s.who("A F1") == "Restless Shade"


@plays("Restless Shade")
def test_whom_none_may_swap_away_is_no_ally_for_it() -> None:
    s = slot(
        f"A: front: Restless Shade, Old Ironhorn; back: Ox, -, -, Page\nB: front: Ann; {FAR}\nstep: Abilities", CAST
    )
    s.choose("use Restless Shade F1", "give Page B4", "pick Old Ironhorn F2")  # it may be chosen in vain
    assert (s.who("A F1"), s.who("A F2")) == ("Restless Shade", "Old Ironhorn")


@plays("Patient Stalker")
def test_unmarked_at_the_end_of_its_turn_it_heals() -> None:
    s = slot(
        f"A: front: Patient Stalker hurt 1, Patient Stalker marked hurt 1, Patient Stalker; {FAR}\nB: front: Ann; {FAR}",
        CAST,
    )
    s.to("Action", "B")
    assert [s.tokens(f"A {where}") for where in ("F1", "F2", "F3")] == [0, 1, 0]


@plays("Patient Stalker")
def test_at_the_end_of_the_enemys_turn_it_does_not() -> None:
    s = slot("A: front: Ann; back: -, -, -, Page\nB: front: Patient Stalker hurt 1; back: -, -, -, Page", CAST)
    s.to("Action", "B")
    assert s.tokens("B F1") == 1
