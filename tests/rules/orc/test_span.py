"""ORC-SPAN: how far effects reach."""

import pytest

from scenes.orc import Scene, rule, scene

MERFOLK = dict.fromkeys(("Anne", "Ben", "Cleo", "Dan"), "creature (Merfolk) 1/1")
FIELD = """
    A: offensive: Herald, Anne; defensive: Ben
    B: defensive: Cleo; offensive: Dan
    phase: Move or Attack
"""


def lifted(s: Scene) -> str:
    """Of which Merfolk the values are raised, by their first letters."""
    return "".join(name[0] for name in MERFOLK if s.value(name) == "2/2")


@rule(
    "ORC-SPAN-EX1",
    "ORC-SPAN-02",
    "ORC-SPAN-03",
    "ORC-SPAN-04",
    "ORC-SPAN-05",
    "ORC-SPAN-06",
    "ORC-SPAN-11",
    "ORC-SPAN-12",
    "ORC-SPAN-16",
)
def test_guard_nearby() -> None:
    s = scene(FIELD, cards=MERFOLK | {"Herald": "creature 0/9: All Merfolk gain Guard. All Merfolk get +1/+1."})
    assert lifted(s) == "AC"
    s.choose("move Herald")
    assert lifted(s) == "BD"


@rule("ORC-SPAN-EX2", "ORC-SPAN-01", "ORC-SPAN-09", "ORC-SPAN-13")
@pytest.mark.parametrize("words", ["Merfolk in all zones", "All Merfolk everywhere", "All global Merfolk"])
def test_guard_everywhere(words: str) -> None:
    s = scene(FIELD, cards=MERFOLK | {"Herald": f"creature 0/9: {words} get +1/+1."})
    assert lifted(s) == "ABCD"
    s.choose("move Herald")
    assert lifted(s) == "ABCD"


@rule("ORC-SPAN-EX3", "ORC-SPAN-07", "ORC-SPAN-13")
def test_the_far_end_of_the_world() -> None:
    s = scene(
        """
        A: offensive: Sling; defensive: Ox 1/5
        B: offensive: Ram 1/5; defensive: Cow 1/5
    """,
        cards={
            "Sling": "creature 1/5: 0: Deal 1 damage to target creature in all zones.\n0: Deal 1 damage to target creature."
        },
    )
    far, near = [label for label in s.options() if label.startswith("use Sling")]
    s.fork().carry_out(far, "target Ox")
    s.choose(near)
    assert s.options() == ["target Sling", "target Cow"]
    s.refused("target Ox", "ORC-RESP-12")


@rule("ORC-SPAN-07")
def test_a_loose_choice_is_among_what_is_local() -> None:
    s = scene(
        "A: offensive: Scold; defensive: Ox 1/5\n B: offensive: Ram 1/5; defensive: Cow 1/5, Calf 1/2",
        cards={"Scold": "creature 1/1: 0: Mark a creature."},
    )
    s.choose("use Scold")
    assert s.options() == ["pick Scold", "pick Cow", "pick Calf"]


@rule("ORC-SPAN-08", "ORC-SPAN-15", "ORC-SPAN-14")
def test_an_event_works_in_the_front_that_its_player_names() -> None:
    s = scene(
        """
        A: offensive: Ram 1/5; defensive: Ox 1/5; hand: Rain
        B: offensive: Boar 1/5; defensive: Cow 1/5
    """,
        cards={"Rain": "event 0: Deal 1 damage to each creature."},
    )
    s.choose("play Rain")
    assert s.options() == ["in the Offensive", "in the Defensive"]
    s.choose("in the Defensive")
    s.all_pass()
    assert [s.damage(name) for name in ("Ram", "Ox", "Boar", "Cow")] == [0, 1, 1, 0]


@rule("ORC-SPAN-08")
def test_with_one_target_an_event_hits_any_creature_and_names_the_front_by_it() -> None:
    s = scene(
        "A: defensive: Ox 1/5; hand: Dart\n B: defensive: Cow 1/5, Calf 1/1",
        cards={"Dart": "event 0: Deal 1 damage to target creature."},
    )
    s.choose("play Dart", "in the Offensive")
    assert s.options() == ["target Cow", "target Calf"]
    s.refused("target Ox", "ORC-RESP-12")


@rule("ORC-SPAN-08", "ORC-SPAN-16")
def test_what_others_say_is_read_from_where_they_are_while_the_front_of_an_event_is_tried() -> None:
    """What cards forbid is computed when it is asked for: here while it is asked whether Dart has targets in a front."""
    ward = "creature 2/2: As long as you control another Ward in the same zone, this creature can't be the target of Events."
    s = scene(
        "A: offensive: Ox 1/5; hand: Dart\n B: defensive: 2 Ward",
        cards={"Dart": "event 0: Deal 1 damage to target creature.", "Ward": ward},
    )
    s.choose("play Dart")
    assert s.damage("Ox") == 1  # there is nobody else to hit


@rule("ORC-SPAN-10", "ORC-SPAN-15")
def test_an_enchantment_lies_where_its_host_lies() -> None:
    s = scene(
        """
        A: offensive: Ram 1/5; defensive: Ox 1/5, Cook 1/1; attached: Banner on Ram
        B: hand: 1
        phase: Move or Attack
    """,
        cards={"Banner": "enchantment 1: Attach to target creature. Creatures you control get +1/+0."},
    )
    assert [s.value(name) for name in ("Ram", "Ox", "Cook")] == ["2/5", "1/5", "1/1"]
    s.choose("move Ram")
    assert [s.value(name) for name in ("Ram", "Ox", "Cook")] == ["2/5", "2/5", "2/1"]


@rule("ORC-SPAN-10")
def test_an_enchantment_on_a_player_lies_where_it_was_played() -> None:
    s = scene(
        "A: offensive: Ram 1/5; defensive: Ox 1/5; attached: Banner on A in the Defensive\n B: hand: 1",
        cards={"Banner": "enchantment 1: Attach to target player. Creatures you control get +1/+0."},
    )
    assert [s.value(name) for name in ("Ram", "Ox")] == ["1/5", "2/5"]


@rule("ORC-SPAN-10")
def test_what_somebody_does_meanwhile_does_not_widen_it() -> None:
    s = scene(
        "A: offensive: Ram 1/5; defensive: Ox 1/5; hand: Feast, 1\n B: attached: Curse on A in the Offensive; hand: 1",
        cards={
            "Curse": "enchantment 1: Attach to target player. Enchanted player's creatures get -1/0.",
            "Feast": "event 0: Gain 1 influence.",
        },
    )
    s.play("Feast", "in the Offensive")  # of whom it speaks while it resolves is the cursed player
    s.to("Play", "B")
    assert [s.value(name) for name in ("Ram", "Ox")] == ["1/5", "0/5"]


@rule("ORC-SPAN-16")
def test_what_an_effect_has_done_stays_with_a_card_wherever_it_goes() -> None:
    s = scene(
        "A: offensive: Ram 1/5; hand: Feast\n B: hand: 1\n phase: Play",
        cards={"Feast": "event 0: Creatures you control get +2/+0 until end of turn."},
    )
    s.play("Feast", "in the Offensive")
    s.to("Move or Attack")
    s.choose("move Ram")
    assert s.value("Ram") == "3/5"


@rule("ORC-SPAN-17")
def test_a_player_is_a_target_from_either_front_and_resources_only_where_they_are_named() -> None:
    s = scene(
        "A: resources: Sheaf marked, Rye marked; offensive: Imp; defensive: Ape; hand: Last Coin\n B: resources: 1; hand: 1",
        cards={
            "Imp": "creature 1/1: 0: Target opponent loses 1 influence.",
            "Ape": "creature 1/1: 0: Target opponent loses 1 influence.",
            "Last Coin": "event 0: Unmark one of your resource cards.",
        },
    )
    s.carry_out("use Imp")
    s.carry_out("use Ape")
    assert s.influence("B") == 18
    s.choose("play Last Coin", "in the Offensive", "pick Rye")
    assert s.gold("A") == 1


@rule("ORC-SPAN-02")
def test_a_twin_counts_in_the_same_zone() -> None:
    twin = "creature 2/2: As long as you control another Sworn Twin in the same zone, this creature gets +2/+1."
    s = scene(
        "A: offensive: Sworn Twin, Ram 1/1; defensive: Sworn Twin\n B: hand: 1\n phase: Move or Attack",
        cards={"Sworn Twin": twin},
    )
    assert (s.value("Sworn Twin"), s.value("Sworn Twin (2)")) == ("2/2", "2/2")
    s.choose("move Sworn Twin (2)")
    assert (s.value("Sworn Twin"), s.value("Sworn Twin (2)")) == ("4/3", "4/3")


@rule("ORC-SPAN-06", "ORC-SPAN-09")
def test_a_front_that_is_named_without_a_player_is_everybodys() -> None:
    s = scene(
        "A: hand: Call; offensive: Ox 1/1; defensive: Hen 1/1\nB: offensive: Imp 1/1; defensive: Elk 1/1",
        cards={"Call": "event: Creatures in the Offensive get +1/+0 until end of turn."},
    )
    s.play("Call", "in the Offensive")
    assert [s.value(name) for name in ("Ox", "Hen", "Imp", "Elk")] == ["2/1", "1/1", "2/1", "1/1"]
