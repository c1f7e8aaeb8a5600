"""SLOT-START: the hidden creatures, and the rounds until both armies are full."""

from random import Random

from scenes.slot import Scene, deal, rule
from wtactics.engine import facts
from wtactics.engine.rows import FACT
from wtactics.engine.telling import facts_for
from wtactics.rulesets.slot.grid import NAMES
from wtactics.rulesets.slot.view import SlotView

PAGES = "30 Page"
MIXED = "20 Page, 4 Fighter, Knight, Lord"
ROW = ("F1", "F2", "F3", "F4")


def lay(s: Scene, *slots: str, name: str = "Page") -> None:
    """Lay this creature into each of these slots."""
    s.choose(*(f"lay {name} in {slot}" for slot in slots))


def fill(s: Scene) -> None:
    """Turn up and add what comes first until the first turn."""
    while s.turn == 0:
        s.choose(s.options()[0])


def backs(s: Scene, viewer: str, seat: str) -> list[str]:
    """In which slots of the seat the viewer sees creatures lie face down."""
    mask = SlotView(s.table, "AB".index(viewer)).backs("AB".index(seat))
    return [name for slot, name in enumerate(NAMES) if mask >> slot & 1]


@rule("SLOT-START-02", "SLOT-DESIGN-04")
def test_lot_decides_who_is_player_1_and_nothing_else() -> None:
    games = [deal(PAGES, PAGES, seed=seed, settings={"first_player": -1}) for seed in range(12)]
    assert {s.asked for s in games} == {"A", "B"}
    for s in games:
        first = s.asked
        fill(s)
        assert (s.active, s.turn, s.table.rolls) == (first, 1, 1)
    assert deal(PAGES, PAGES, settings={"first_player": 1}).asked == "B"


@rule("SLOT-START-03")
def test_each_lays_four_creatures_into_any_four_slots_unseen() -> None:
    s = deal(MIXED, PAGES)
    s.choose("lay Fighter in F2")
    assert s.asked == "A"
    s.choose("lay Page in F4", "lay Page in B1")
    assert {label.split()[-1] for label in s.options()} == {"B2", "B3", "B4"}
    s.choose("lay Fighter in B4")
    assert (s.asked, s.army("A"), backs(s, "A", "A")) == ("B", [], ["F2", "F4", "B1", "B4"])


@rule("SLOT-START-03", "SLOT-INFO-01")
def test_neither_sees_anything_of_the_others_choice_until_both_have_chosen() -> None:
    s = deal(MIXED, PAGES)
    other = deal(MIXED, PAGES)
    lay(s, *ROW)
    other.choose("lay Knight in B1", "lay Fighter in B2", "lay Fighter in B3", "lay Page in B4")
    views = [SlotView(one.table, 1) for one in (s, other)]
    assert views[0].extras() == views[1].extras()
    assert [view.count(0, 0) for view in views] == [26, 26]
    assert backs(s, "B", "A") == []
    assert len(facts_for(s.table, 1)) == len(facts_for(other.table, 1))
    lay(s, "F1", "F2", "B1", "B2")
    assert backs(s, "B", "A") == list(ROW)
    assert backs(s, "A", "B") == ["F1", "F2", "B1", "B2"]
    assert list(SlotView(s.table, 1).laid())[:2] != list(SlotView(s.table, 0).laid())[:2]
    assert SlotView(s.table, 1).count(0, 0) == 22


@rule("SLOT-START-03", "SLOT-INFO-01")
def test_who_lies_face_down_is_not_told_before_he_is_turned_up() -> None:
    s = deal(MIXED, PAGES)
    s.choose("lay Fighter in F1", "lay Page in F2", "lay Page in F3", "lay Knight in F4")
    lay(s, *ROW)
    hidden = [int(s.table.laid[slot]) for slot in range(4)]
    enemy, owner = SlotView(s.table, 1), SlotView(s.table, 0)
    assert [enemy.sees(c) for c in hidden] == [False] * 4
    assert [owner.sees(c) for c in hidden] == [True] * 4
    noted = list(facts_for(s.table, 1))
    told = [noted[i + 1] for i in range(0, len(noted), FACT) if noted[i] == facts.LAID and noted[i + 2] == 0]
    assert len(told) == 4
    assert not set(told) & set(hidden)
    s.choose("turn up Knight F4")
    assert [SlotView(s.table, 1).sees(c) for c in hidden] == [False, False, False, True]


@rule("SLOT-START-04", "SLOT-START-05", "SLOT-START-08", "SLOT-START-07")
def test_in_a_round_one_is_turned_up_and_then_one_is_added_face_up() -> None:
    s = deal(MIXED, PAGES)
    s.choose("lay Fighter in F1", "lay Page in F2", "lay Page in F3", "lay Page in F4")
    lay(s, "B1")  # and so the rest: no other slots are left
    assert (s.asked, s.options()) == (
        "A",
        ["turn up Fighter F1", "turn up Page F2", "turn up Page F3", "turn up Page F4"],
    )
    s.choose("turn up Page F3")
    assert (s.asked, s.army("A")) == ("A", ["Page F3"])
    assert {label.split()[-1] for label in s.options()} == {"B1", "B2", "B3", "B4"}
    s.refused("lay Knight in F1", "SLOT-ARMY-03")
    s.refused("lay Knight in F3", "SLOT-ARMY-03")
    s.choose("lay Fighter in B2")
    assert (s.asked, s.army("A"), s.who("A B2")) == ("B", ["Page F3", "Fighter B2"], "Fighter")
    assert SlotView(s.table, 1).sees(s.at("A B2"))
    assert s.options() == [f"turn up Page B{n}" for n in range(1, 5)]
    s.choose("turn up Page B1", "lay Page in F1")
    assert (s.asked, s.army("B")) == ("A", ["Page F1", "Page B1"])


@rule("SLOT-START-06", "SLOT-START-EX1", "SLOT-START-11", "SLOT-TWI-01", "SLOT-ARMY-02", "SLOT-POINTS-07")
def test_a_full_start() -> None:
    s = deal(MIXED, PAGES)
    lay(s, *ROW)
    lay(s, *ROW)
    turns = []
    while s.turn == 0:
        turns.append(f"{s.asked} {s.options()[0].split()[0]}")
        s.choose(s.options()[0])
    assert turns == [*["A turn", "A lay", "B turn", "B lay"] * 3, "A lay"]  # what is left has no choice
    rounds = [" ".join(line.split()[:2]) for line in s.log() if "turns up" in line or " puts " in line]
    assert rounds == ["A turns", "A puts", "B turns", "B puts"] * 4
    assert [len(s.army(seat)) for seat in "AB"] == [8, 8]
    assert all(SlotView(s.table, 1 - seat).sees(s.table.in_slot(seat, slot)) for seat in range(2) for slot in range(8))
    assert [len(s.deck("A")), len(s.deck("B"))] == [26 - 8, 30 - 8]
    assert [s.twilight(seat) + s.grave(seat) for seat in "AB"] == [[], []]
    assert (s.points("A"), s.points("B"), s.active, s.turn) == (0, 0, "A", 1)
    assert backs(s, "A", "B") == backs(s, "B", "B") == []


@rule("SLOT-START-09", "SLOT-START-EX2", "SLOT-LEVEL-02")
def test_only_one_of_the_first_eight_is_of_level_2_the_hidden_included() -> None:
    s = deal(MIXED, MIXED)
    s.choose("lay Knight in F1")
    s.refused("lay Lord in F2", "SLOT-START-09")
    lay(s, "F2", "F3", "F4")
    lay(s, *ROW)
    s.choose("turn up Page F2", "lay Page in B2", "turn up Page F1", "lay Knight in B1", "turn up Page F3")
    assert s.asked == "A"
    s.refused("lay Lord in B1", "SLOT-START-09")
    s.choose("lay Page in B1", "turn up Page F2")
    s.refused("lay Lord in B2", "SLOT-START-09")


@rule("SLOT-START-09", "SLOT-DECK-08")
def test_a_deck_that_is_just_legal_leaves_a_choice_to_the_end() -> None:
    s = deal("7 Page, 5 Knight", "8 Page")
    fill(s)
    assert sorted(one.split()[0] for one in s.army("A")) == ["Knight"] + ["Page"] * 7
    assert len(s.army("B")) == 8


@rule("SLOT-START-10", "SLOT-ABIL-03", "SLOT-WIN-07")
def test_these_creatures_are_free_unmarked_and_have_not_come_into_play() -> None:
    cards = {"Herald": "cost 7 close 1 def 1 life 1: When this creature comes into play, gain 1 victory point."}
    s = deal("20 Herald", "20 Page", cards=cards)
    s.choose("lay Herald in F1", "lay Herald in F2", "lay Herald in F3", "lay Herald in F4")
    assert (s.over, s.army("A"), s.army("B")) == (False, [], [])
    lay(s, *ROW)
    s.choose("turn up Herald F1")
    assert (s.over, s.army("A"), s.army("B")) == (False, ["Herald F1"], [])
    fill(s)
    assert s.points("A") == 0
    assert not any(s.marked(f"A {slot}") for slot in NAMES)


@rule("SLOT-START-11", "SLOT-UPK-01", "SLOT-LEVEL-03")
def test_the_first_turn_is_an_ordinary_one_and_level_2_owes_its_fee() -> None:
    s = deal("20 Page, Knight", "20 Page")
    s.choose("lay Page in F1", "lay Page in F2", "lay Page in F3", "lay Knight in F4")
    lay(s, *ROW)
    fill(s)
    assert (s.active, s.step, s.ap) == ("A", "Upkeep", 3)
    assert s.options() == ["pay 1 for Knight F4", "give up Knight F4"]
    s.choose("pay 1 for Knight F4", "give Page F1")
    s.to("Move")
    s.choose("done")
    assert s.step == "Action"
    assert "attack Page F2 with Page F2, close" in s.options()


@rule("SLOT-START-06", "SLOT-START-09", "SLOT-DECK-08")
def test_whatever_is_chosen_both_armies_are_full_in_the_end() -> None:
    cards = {"Hero": "level 2 def 1 life 1"}
    for seed in range(14):
        s, chance = deal("7 Page, 5 Hero", "8 Page", cards=cards, settings={"level_fee": 0}), Random(seed)
        while s.turn == 0:
            s.match.choose_at(chance.randrange(len(s.options())))
        assert [len(s.army(seat)) for seat in "AB"] == [8, 8]
        assert sum("Hero" in one for one in s.army("A")) == 1
