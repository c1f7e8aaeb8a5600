"""Moves of several creatures: out of both fronts in one turn, and together with another one, in games of ORC."""

from scenes.orc import rule, scene

CARDS = {
    "Marshal": "creature 6 (Human Knight) 3/4: Other creatures you control in all zones get 0/+1 while they are not in the "
    "same front as Marshal. You may move creatures out of both of your fronts in the same turn if Marshal is one of the "
    "creatures that move. Each other creature that moves in the same phase as he does gets +1/0 until the beginning of your "
    "next turn.",
    "Captain": "creature 2 1/1: You may move creatures out of both of your fronts in the same turn.",
}


@rule("ORC-MOVE-03")
def test_with_the_marshal_creatures_leave_both_fronts() -> None:
    s = scene("""
        A: offensive: Wolf 2/2, Marshal; defensive: Fox 1/1
        phase: Move or Attack
    """, cards=CARDS)  # fmt: skip
    alone = s.fork()
    alone.choose("move Wolf")
    alone.refused("move Fox", "ORC-MOVE-03")
    alone.choose("move Marshal")
    alone.choose("move Fox")
    assert alone.place("Fox") == "A's Offensive"
    s.choose("move Fox")
    s.refused("move Wolf", "ORC-MOVE-03")
    s.choose("move Marshal", "move Wolf")
    assert s.place("Wolf") == "A's Defensive"


@rule("ORC-MOVE-03")
def test_a_permission_without_a_condition_holds_for_all_moves_of_its_controller() -> None:
    s = scene("""
        A: offensive: Wolf 2/2, Captain marked; defensive: Fox 1/1
        B: offensive: Ox 1/1, Cow 1/1; defensive: Hen 1/1
        phase: Move or Attack
    """, cards=CARDS)  # fmt: skip
    s.choose("move Fox", "move Wolf")
    assert s.place("Wolf") == "A's Defensive"
    s.to("Move or Attack", "B")
    s.choose("move Ox")
    s.refused("move Hen", "ORC-MOVE-03")


def test_who_moves_beside_him_is_stronger_until_his_next_turn_whoever_goes_first() -> None:
    s = scene("""
        A: offensive: Wolf 2/2, Cub 1/1, Marshal, Bee 1/1; defensive: Fox 1/1
        phase: Move or Attack
    """, cards=CARDS)  # fmt: skip
    s.choose("move Wolf")
    assert s.value("Wolf") == "2/3"
    s.choose("move Marshal")
    assert s.value("Wolf") == "3/2"  # where he is they have no more DEF
    assert s.value("Cub") == "1/2"
    s.choose("move Cub")
    assert s.value("Cub") == "2/1"
    assert s.value("Bee") == "1/2"
    assert s.value("Marshal") == "3/4"
    s.to("Play", "A")
    assert s.value("Wolf") == "2/2"


def test_of_some_only_those_are_changed_of_whom_it_is_true() -> None:
    s = scene("A: offensive: Marshal, Wolf 2/2; defensive: Fox 1/1", cards=CARDS)
    assert s.value("Wolf") == "2/2"
    assert s.value("Fox") == "1/2"
