"""What SLOT's texts on prices, moves, cover, groups, upkeep and tokens do in play."""

import pytest

from vocabulary.slot_field import Field
from wtactics.rulesets.slot.speech.spots import lies_covered


def field(text: str, a: str = "F2 Slinger, F4 House Guard", b: str = "F2 Sack, F4 House Guard", **more: str) -> Field:
    """A creature with this text and one with another, both of close 2, ranged 2, DEF 2, life 2."""
    return Field(a, b, more.get("step", "action"), {"Slinger": text, "Sack (Elf)": more.get("sack", "")})


def offered(f: Field, words: str) -> bool:
    return any(words in option for option in f.options())


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("This creature can't rest.", 3),
        ("Moving this creature costs 2 AP instead of 1.", 1),
        ("This creature may move without paying AP.", 3),
        ("Your Humans may move for free.", 2),
        ("Moving costs adjacent allies 1 AP less.", 2),
        ("Moving costs all allies 1 AP less.", 3),
        ("You pay 1 AP less to move.", 3),
        ("You pay no AP for moving damaged allies.", 2),
        ("An opponent pays 1 AP more to move.", 2),
        ("It costs no AP to move this creature.", 3),
        ("Moving this creature is free.", 3),
        ("Your creatures move for 1 AP less.", 3),
    ],
)
def test_what_a_move_takes(text: str, left: int) -> None:
    f = field(text, step="move")
    if "can't" not in text and "Your" not in text:
        f.choose("move Slinger F2 to F1")
    assert f.t.ap == (left if "Your" not in text else 3)


def test_what_attacks_and_groups_take() -> None:
    f = field("Attacking with this creature costs 2 AP.", "F2 Slinger, F4 House Guard")
    f.choose("attack Sack F2 with Slinger F2, close")
    assert f.t.ap == 1
    g = field(
        "", "F2 Slinger, F3 Slinger, F1 Slinger", sack="Group attacks declared by the opponent cost 1 additional AP."
    )
    assert not offered(g, "F1 + Slinger F2 + Slinger F3")
    g.choose("attack Sack F2 with Slinger F1 + Slinger F2, close")
    assert g.t.ap == 0


def test_who_joins_no_group_and_whom_none_attacks() -> None:
    three = "F2 Slinger, F3 Slinger, F1 Elvish Fighter"
    assert not offered(field("This creature can't take part in group attacks.", three), "+")
    assert not offered(
        field("", three, sack="This creature can't be attacked by groups."), "attack Sack F2 with Elvish Fighter F1 +"
    )
    assert offered(field("", three), "attack Sack F2 with Elvish Fighter F1 +")


@pytest.mark.parametrize(("how", "close", "ranged"), [("ranged", True, False), ("close", False, True)])
def test_who_cannot_be_attacked_so(how: str, close: bool, ranged: bool) -> None:
    f = field("", sack=f"This creature can't be attacked in {how} combat.")
    assert offered(f, "attack Sack F2 with Slinger F2, close") == close
    assert offered(f, "attack Sack F2 with Slinger F2, ranged") == ranged


def test_cover_that_nobody_gives_and_that_is_ignored() -> None:
    hidden = field("", sack="This creature counts as covered.")
    assert lies_covered(hidden.t, hidden.card("Sack"))
    assert not offered(hidden, "attack Sack F2")
    assert offered(field("This creature ignores cover.", sack="This creature counts as covered."), "attack Sack F2")


def test_whom_texts_of_enemies_cannot_move() -> None:
    text = "[ ]: Swap target enemy creature with an enemy creature adjacent to it."
    f = field(text, b="F2 Sack, F3 House Guard", sack="Enemy abilities can't move, swap or push this creature.")
    assert not offered(f, "use Slinger") or f.at("F2", 1) == "Sack"
    g = field(text, b="F2 Sack, F3 House Guard")
    g.choose("use Slinger", "target Sack")
    assert g.at("F3", 1) == "Sack"


def test_who_has_upkeep_is_paid_for_or_given_up() -> None:
    f = field("Each ally Elf has upkeep 1.", "F2 Slinger, F3 Sack", step="upkeep")
    assert offered(f, "Sack")
    f.choose("give up Sack")
    assert f.pile("graveyard") == ["Sack"]


def test_tokens_are_put_and_moved() -> None:
    f = field("[ ]: Put a damage token on target enemy creature.")
    f.choose("use Slinger", "target Sack")
    assert f.hurt("Sack") == 1
    g = field(
        "[ ]: Move a damage token from target ally creature to an enemy creature.",
        "F2 Slinger, F3 Elvish Fighter hurt 1",
    )
    g.choose("use Slinger", "target Elvish Fighter", "Sack")
    assert (g.hurt("Elvish Fighter"), g.hurt("Sack")) == (0, 1)


def test_who_comes_unmarked_and_what_it_costs() -> None:
    text = "Knights cost you 4 less to recruit.\nAlly Knights come into play unmarked.\nWhen you recruit a Knight, gain 1 VP."
    f = field(text, "F2 Slinger; deck: Knight", step="recruit")
    f.choose("recruit Knight", "F1")
    assert (f.marked("Knight"), f.marked("Slinger"), f.t.points[0]) == (False, False, 1)


def test_action_points_of_this_turn() -> None:
    f = field("[ ]: You get 1 additional AP this turn.")
    f.choose("use Slinger")
    assert f.t.ap == 4


def test_signs_without_a_colon_and_names_with_little_words_are_prices() -> None:
    for text in (
        "[ ] Lay to Rest - Gain 1 victory point.",
        "[ ] Gain 1 victory point.",
        "Etiquette - [ ] Gain 1 victory point.",
        "[ ] Call! - Gain 1 victory point.",
        "[ ] - Gain 1 victory point.",
    ):
        f = field(text)
        f.choose("use Slinger")
        assert (f.t.points[0], f.marked("Slinger")) == (1, True)


def test_deaths_in_a_column_count_in_both_armies() -> None:
    text = "When a creature dies in its column, be it friend or foe, gain 1 victory point.\n[ ]: Kill another target creature."
    f = field(text, "F2 Slinger, B2 Sack", b="F2 Sack, F3 Sack")
    for name, points in (("target Sack F2", 1),):
        f.choose("use Slinger", name)
        assert f.t.points[0] >= points
    g = field(text, "F2 Slinger, B2 Sack", b="F2 Sack, F3 Sack")
    g.choose("use Slinger", "target Sack F3")
    assert g.at("F3", 1) == ""


def test_values_are_set_and_what_is_added_counts_on_top() -> None:
    f = field(
        "This creature's close is equal to the number of ally creatures. This creature has +1 close.",
        "F2 Slinger, F4 House Guard",
    )
    assert f.values("Slinger")[0] == 3
    g = field("[ ]: Target enemy's DEF becomes 5 until end of turn.")
    g.choose("use Slinger", "target Sack")
    assert g.values("Sack")[2] == 5
    h = field("[ ]: Set the life of target enemy to 1 until end of turn.")
    h.choose("use Slinger", "target Sack")
    assert h.values("Sack")[3] == 1
    k = field("[ ]: Halve target enemy's ranged until end of turn.")
    k.choose("use Slinger", "target Sack")
    assert k.values("Sack")[1] == 1


def test_a_card_goes_back_into_the_deck_and_can_be_recruited_again() -> None:
    f = field(
        "[ ]: Put target creature card in your graveyard into your army deck.",
        "F2 Slinger, F4 House Guard; graveyard: Knight",
    )
    f.choose("use Slinger")
    assert (f.pile("graveyard"), f.pile("deck")) == ([], ["Knight"])


def test_who_is_hit_has_neighbours() -> None:
    text = "[Cleave] - Close. Enemies adjacent to the creature hit by this weapon lose 1 life."
    f = field(text, b="F2 Sack, F3 House Guard, B4 House Guard")
    f.choose("attack Sack F2 with Slinger F2, close")
    while f.options() and "done" not in f.options():
        f.choose("decline" if "decline" in f.options() else f.options()[0])
    assert (f.at("F3", 1), f.at("B4", 1)) == ("", "House Guard")
