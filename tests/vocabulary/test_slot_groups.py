"""What SLOT's texts on groups do in play: what they take, how much their values come to, whose abilities they keep."""

import pytest

from vocabulary.slot_field import Field
from wtactics.rulesets.slot.rules.abil_price import others_of

SACKS = {"Sack (Elf)": "", "Knave (Orc)": ""}


def spent(text: str, attack: str) -> int:
    """How many action points this attack takes, with the text on a creature of the attacker's front row."""
    f = Field("F1 Slinger, F2 Sack, F3 Sack", "F2 Knave, F4 Knave", "action", {"Slinger (Elf)": text, **SACKS})
    f.choose(f"attack Knave F2 with {attack}, close")
    return 3 - int(f.t.ap)


@pytest.mark.parametrize(
    ("text", "with_it", "without"),
    [
        ("", 2, 2),
        ("A group of which this creature is a member takes 1 action point less.", 1, 2),
        ("Group attacks in which this creature is not a member cost 1 action point less.", 2, 1),
        ("If all members of a group are Elves, that group attack takes 1 action point less.", 2, 1),
        ("If all members of a group are Orcs, that group attack takes 1 action point less.", 2, 2),
    ],
)
def test_what_a_group_takes(text: str, with_it: int, without: int) -> None:
    assert spent(text, "Slinger F1 + Sack F2") == with_it
    assert spent(text, "Sack F2 + Sack F3") == without


@pytest.mark.parametrize(
    ("text", "hurt"), [("", 0), ("While this creature is in the back row, your groups have +1.", 1)]
)
def test_what_the_values_of_a_group_come_to(text: str, hurt: int) -> None:
    cards = {"Slinger": text, "Wall": "This creature gets +3 DEF.", **SACKS}
    f = Field("B1 Slinger, F2 Sack, F3 Sack", "F2 Wall, F4 Knave", "action", cards)
    f.choose("attack Wall F2 with Sack F2 + Sack F3, close", "0", "0")
    assert f.hurt("Wall") == hurt


@pytest.mark.parametrize(
    ("text", "close"),
    [
        ("", 2),
        ("Members of your groups keep their abilities.", 4),
        ("Ally creatures keep their abilities in groups.", 4),
        ("Adjacent allies keep their abilities in groups.", 4),
    ],
)
def test_members_keep_their_abilities(text: str, close: int) -> None:
    cards = {"Slinger": text, "Brute": "When this creature attacks, it gets +2 close until end of turn.", **SACKS}
    f = Field("B1 Slinger, F1 Brute, F2 Sack", "F2 Knave, F4 Knave", "action", cards)
    f.choose("attack Knave F2 with Brute F1 + Sack F2, close")
    assert f.values("Brute")[0] == close


@pytest.mark.parametrize(
    ("text", "hurt"),
    [
        ("When an enemy group attacks, put 1 token on each of its members.", (1, 1)),
        ("When two enemies attack as a group, put 1 token on each member of the group.", (1, 1)),
        ("When three enemies attack as a group, put 1 token on each member of the group.", (0, 0)),
        ("When a group of enemy Elves attacks, put 1 token on each of them.", (1, 1)),
        ("When a group of enemy Orcs attacks, put 1 token on each of them.", (0, 0)),
        ("When a group attacks, put 1 token on each of its members.", (1, 1)),
        ("When your group attacks, put 1 token on each of its members.", (0, 0)),
    ],
)
def test_whose_group_attacks_and_of_how_many(text: str, hurt: tuple[int, int]) -> None:
    cards = {"Slinger (Elf)": "", "Witness": text, **SACKS}
    f = Field("F1 Slinger, F2 Sack", "F2 Knave, B4 Witness", "action", cards)
    f.choose("attack Knave F2 with Slinger F1 + Sack F2, close")
    assert (f.hurt("Slinger"), f.hurt("Sack")) == hurt


@pytest.mark.parametrize(("wound", "points"), [("", 0), (" hurt 1", 2)])
def test_a_group_kills_its_target_once_for_all_members(wound: str, points: int) -> None:
    cards = {
        "Slinger (Elf)": "",
        "Witness": "When allies attack as a group and kill their target, you get 2 AP.",
        **SACKS,
    }
    f = Field("F1 Slinger, F2 Sack, B4 Witness", f"F2 Knave{wound}, F4 Knave", "action", cards)
    f.choose("attack Knave F2 with Slinger F1 + Sack F2, close", "0", "0")
    assert int(f.t.ap) == 1 + points


@pytest.mark.parametrize(
    ("text", "two", "three"),
    [
        ("When three other allies attack as a group, it takes 2 action points instead of 3.", 2, 2),
        ("Group attacks of two ally creatures cost 1 action point less.", 1, 3),
        ("Group attacks of three Orcs take 1 action point less.", 2, 3),
        ("Your groups of two cost 1 action point.", 1, 3),
    ],
)
def test_what_groups_of_so_many_take(text: str, two: int, three: int) -> None:
    for n, attack in ((two, "Slinger F1 + Sack F2"), (three, "Slinger F1 + Sack F2 + Sack F3")):
        cards = {"Slinger (Elf)": "", "Drummer": text, **SACKS}
        f = Field("F1 Slinger, F2 Sack, F3 Sack, B4 Drummer", "F2 Knave, F4 Knave", "action", cards)
        f.choose(f"attack Knave F2 with {attack}, close")
        assert 3 - int(f.t.ap) == n


def test_what_groups_take_is_nothing_that_abilities_ask_for() -> None:
    cards = {
        "Drummer (Elf)": "Group attacks with an Elf as a member cost 1 AP more.",
        "Seer (Elf)": "[2]: You get 1 AP.",
        **SACKS,
    }
    army = "F1 Sack, F2 Sack, F3 Sack, F4 Drummer, B1 Sack, B2 Seer, B3 Seer, B4 Sack"
    f = Field(army, "F2 Knave", "action", cards)
    for slot in (5, 6):
        seer = f.t.in_slot(0, slot)
        price = next(each.price for each in f.t.library.abilities if each.text.startswith("[2]"))
        assert others_of(f.t, 0, seer, price) == 2


def test_who_attacks_and_who_is_attacked_are_called_by_their_parts() -> None:
    text = "When an enemy attacks an ally, put 1 token on the attacked creature."
    for said, hurt in ((text, (0, 1)), (text.replace("attacked creature", "attacker"), (1, 0))):
        hard = "This creature has +3 DEF."
        f = Field("F2 Slinger", "F2 Wall, B4 Witness", "action", {"Slinger": hard, "Wall": hard, "Witness": said})
        f.choose("attack Wall F2 with Slinger F2, close")
        assert (f.hurt("Slinger"), f.hurt("Wall")) == hurt
