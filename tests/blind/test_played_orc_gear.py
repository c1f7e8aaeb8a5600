"""Blind texts of ORC that speak of equipment, played as their writers meant them."""

from blind.texts import orc, plays
from scenes.orc import Scene

FOLK = {"Rich": "creature 3 1/1", "Poor": "creature 2 1/1", "Free": "creature 0 1/1"}


@plays("Beggar's Crown")
def test_only_a_creature_of_cost_two_or_less_carries_the_crown() -> None:
    s = orc("A: offensive: Poor, Rich; defensive: Free; resources: 3; hand: Beggar's Crown\nB: defensive: Cow", FOLK)
    s.choose("play Beggar's Crown")
    assert s.options() == ["target Poor", "target Free"]
    s.choose("target Poor")
    s.all_pass()
    assert (s.place("Beggar's Crown"), s.value("Poor"), s.gold("A")) == ("on Poor", "3/3", 0)
    s = orc("A: offensive: Rich; resources: 3; hand: Beggar's Crown, 1\nB: defensive: Cow", FOLK)
    assert "play Beggar's Crown" not in s.options()


@plays("Beggar's Crown")
def test_the_crown_is_neither_handed_to_nor_picked_up_by_the_rich() -> None:
    table = (
        "A: offensive: Poor, Rich, Free; resources: 3; hand: 1; attached: Beggar's Crown on Poor\nB: defensive: Cow 9/9"
    )
    s = orc(table, FOLK)
    assert [label for label in s.options() if "reassign" in label] == ["reassign Beggar's Crown to Free"]
    s.choose("reassign Beggar's Crown to Free")
    assert (s.value("Free"), s.value("Poor")) == ("3/3", "1/1")
    s = orc(f"{table}\nphase: Move or Attack", FOLK)
    s.choose("attack B", "send Poor", "done", "block Poor with Cow")
    s.to("Second Play")
    assert s.place("Beggar's Crown") == "A's Offensive"
    assert [label for label in s.options() if "picks up" in label] == ["Free picks up Beggar's Crown"]


@plays("Anvil Priest")
def test_what_is_attached_in_his_zone_costs_its_player_a_gold_less() -> None:
    table = "A: offensive: Anvil Priest, Ox; defensive: Elk; resources: 1; hand: Blade\nB: defensive: Cow"
    s = orc(table, {"Blade": "equipment 2: Equipped creature gets +1/+0."})
    s.choose("play Blade")
    assert s.options() == ["target Anvil Priest", "target Ox"]  # for Elk it costs 2
    s.choose("target Ox")
    s.all_pass()
    assert (s.place("Blade"), s.gold("A")) == ("on Ox", 0)


@plays("Anvil Priest")
def test_two_priests_save_two_a_foes_none_and_nothing_costs_less_than_nothing() -> None:
    for priests, cost, gold in (("2 Anvil Priest", 3, 1), ("2 Anvil Priest", 1, 2), ("Ox", 2, 0)):
        s = orc(
            f"A: offensive: {priests}; resources: 2; hand: Blade\nB: defensive: Anvil Priest",
            {"Blade": f"equipment {cost}: Equipped creature gets +1/+0."},
        )
        s.choose("play Blade")
        if "Ox" not in priests:
            s.choose("target Anvil Priest (2)")
        s.all_pass()
        assert s.gold("A") == gold


@plays("Anvil Priest")
def test_handing_a_piece_on_costs_less_too_and_magic_does_not() -> None:
    s = orc(
        "A: offensive: Anvil Priest, Ox, Mage; resources: 1; hand: Hymn; attached: Blade on Ox\nB: defensive: Cow",
        {
            "Mage": "creature (Caster) 1/9",
            "Blade": "equipment 2: Equipped creature gets +1/+0.",
            "Hymn": "magic 2: Draw a card.",
        },
    )
    assert "play Hymn" not in s.options()
    s.choose("reassign Blade to Mage")
    assert (s.place("Blade"), s.gold("A")) == ("on Mage", 0)


PIECES = {
    "Blade": "equipment 1 (Weapon): Equipped creature gets +1/+0.", "Belt": "equipment 1: Equipped creature gets +0/+1.",
    "Spear": "equipment 1: Attach only to an Elf. It gets +1/+1.", "Bert": "creature (Elf) 9/1",
}  # fmt: skip


def after_the_fall() -> Scene:
    """Bert has fallen in combat, and his pieces lie in the Offensive."""
    s = orc(
        """
        A: offensive: Bert, Wandering Smith, Elk; defensive: Ram; attached: Blade on Bert, Belt on Bert, Spear on Bert
        B: defensive: Cow 9/1
        phase: Move or Attack
    """,
        PIECES,
    )
    s.choose("attack B", "send Bert", "done", "block Bert with Cow")
    s.to("Second Play")
    return s


@plays("Wandering Smith")
def test_the_smith_picks_up_as_many_pieces_as_it_likes_and_is_marked_once() -> None:
    s = after_the_fall()
    s.choose("Wandering Smith picks up Blade")
    one = s.fork()
    s.choose("pick Belt")  # the spear is for Elves
    assert (s.place("Blade"), s.place("Belt"), s.place("Spear")) == (*["on Wandering Smith"] * 2, "A's Offensive")
    assert (s.marked("Wandering Smith"), s.value("Wandering Smith")) == (True, "2/3")
    one.choose("done")
    assert one.place("Belt") == "A's Offensive"
    one.choose("Elk picks up Belt")
    assert (one.place("Belt"), one.place("Blade")) == ("on Elk", "on Wandering Smith")


@plays("Wandering Smith")
def test_others_take_one_piece_each_and_nobody_from_the_other_front() -> None:
    s = after_the_fall()
    assert not any(label.startswith("Ram picks up") for label in s.options())
    s.choose("Elk picks up Blade")
    picks = [label for label in s.options() if "picks up" in label]
    assert picks == ["Wandering Smith picks up Belt"]
