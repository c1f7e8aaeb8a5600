"""Counters with names, played out: they are put, counted, paid with, and gone with their card; and how cards come into play."""

import pytest

from scenes.arc import Scene, scene
from wtactics.engine.tallies import counters_on
from wtactics.engine.telling import modifiers_data


def counters(s: Scene, name: str) -> dict[str, int]:
    """The counters on a card, by name."""
    t, c = s.table, s.card(name)
    return {word: n for number, word in enumerate(t.library.counters) if (n := int(counters_on(t, c, number))) > 0}


def told(*texts: str, army: str = "Elder 1/1", **cards: str) -> Scene:
    """A scene in which A has played cards of these texts, each at the first creature that can be a target."""
    names = [f"Call{i}" for i in range(len(texts))]
    s = scene(
        f"A: gems 9 Gaian; hand: {', '.join(names)}; army: {army}\nB: army: Ogre 3/3",
        cards={name: f"magic 1: {text}" for name, text in zip(names, texts, strict=True)} | cards,
    )
    for name in names:
        s.choose(f"play {name}")
        while s.table.chain:
            s.choose(next((o for o in s.options() if o == "target Elder"), s.way_on()))
    return s


def test_counters_are_put_on_a_card_and_taken_from_it() -> None:
    s = told("Put three rust counters on target creature.", "Remove a rust counter from target creature.")
    assert (counters(s, "Elder"), counters(s, "Ogre")) == ({"rust": 2}, {})
    assert "Elder gets three rust counters" in s.log()
    assert "Elder loses a rust counter" in s.log()
    view = s.game.view(s.table, 1)
    signs = s.game.show.signs(view, s.card("Elder"), modifiers_data(view))
    assert [(sign.title, sign.number) for sign in signs] == [("It has two rust counters on it.", 2)]


def test_more_than_there_are_cannot_be_taken() -> None:
    s = told(
        "Put a rust counter on target creature. Put a soul counter on it.",
        "Remove two rust counters from target creature.",
    )
    assert counters(s, "Elder") == {"soul": 1}
    assert counters(
        told("Put two rust counters on each creature.", "Remove all rust counters from target creature."), "Ogre"
    ) == {"rust": 2}


def test_values_follow_the_counters() -> None:
    s = told("Put two blood counters on target creature.", "Remove a blood counter from target creature.",
             army="Elder", Elder="creature 1 1/1: This creature gets +1/+0 for each blood counter on it.")  # fmt: skip
    assert s.value("Elder") == "2/1"


def test_a_text_tells_those_with_counters_from_others() -> None:
    s = told("Put a rust counter on target creature.", "All creatures with a rust counter on them get +2/+0 until end of turn.",
             "All creatures with no rust counters on them get +0/+2 until end of turn.")  # fmt: skip
    assert (s.value("Elder"), s.value("Ogre")) == ("3/1", "3/5")


def test_counters_go_with_their_card() -> None:
    s = told("Put a rust counter on target creature.", "Return target creature to its owner's hand.")
    assert (s.place("Elder"), counters(s, "Elder")) == ("A's hand", {})


def test_a_price_is_paid_with_counters_that_the_card_came_with() -> None:
    s = scene("A: gems 5 Gaian; hand: Mage\nB: army: Ogre 3/3", cards={
        "Mage": "creature 1 1/1: This creature comes into play with two charge counters.\n"
                "Remove a charge counter from this creature: Gain 1 victory point."})  # fmt: skip
    s.play("Mage")
    assert counters(s, "Mage") == {"charge": 2}
    for points in (16, 17):
        s.carry_out("use Mage")
        assert s.points("A") == points
    assert not [label for label in s.options() if label.startswith("use")]


@pytest.mark.parametrize(("allies", "marked"), [("Elder 1/1", True), ("Elf 1/1", False)])
def test_a_card_comes_into_play_marked_if_its_text_says_so(allies: str, marked: bool) -> None:
    s = scene(f"A: gems 5 Gaian; hand: Sloth; army: {allies}, Host\nB: army: Ogre 3/3", cards={
        "Sloth": "creature 1 1/1: If you control no Elves, this creature comes into play marked.",
        "Host": "creature 1 1/1: Whenever a creature is marked, gain 1 victory point."})  # fmt: skip
    s.play("Sloth")
    s.all_pass()
    assert (s.marked("Sloth"), s.points("A")) == (marked, 15)


def test_what_was_put_into_play_came_marked() -> None:
    s = told("Put two 1/1 Imp creature tokens into your army. They come into play marked.")
    assert (s.marked("Imp"), s.marked("Imp (2)")) == (True, True)


@pytest.mark.parametrize(("target", "drawn"), [("Imp", 1), ("Elder", 0)])
def test_a_card_that_is_gone_was_a_token_or_not(target: str, drawn: int) -> None:
    s = scene("A: gems 9 Gaian; hand: Call, Kill; army: Elder 1/1\nB: army: Ogre 3/3", cards={
        "Call": "magic 1: Put a 1/1 Imp creature token into your army.",
        "Kill": "magic 1: Kill target creature. If it was a token, draw a card."})  # fmt: skip
    s.play("Call")
    s.play("Kill", f"target {target}")
    assert len(s.hand("A")) == drawn
