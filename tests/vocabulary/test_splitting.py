"""Splitting piles, played out: who looks, takes, and puts the rest away, and who sees what of it."""

import pytest

from scenes.arc import Scene, scene
from wtactics.engine.view import View

CARDS = "deck: Elf 1/1, Ox 1/1, Mule 1/1, Hen 1/1, Cat 1/1"


def deed(text: str, *answers: str, foe: str = "") -> Scene:
    s = scene(f"A: hand: Deed; {CARDS}\nB: {foe}deck: 9", cards={"Deed": f"event 0: {text}"})
    s.play("Deed", *answers)
    return s


@pytest.mark.parametrize(("text", "where"), [
    ("Put one of them into your hand and the rest on the bottom of your deck.", "A's deck"),
    ("Put one into your hand and the other two into your graveyard.", "A's graveyard"),
    ("You may put a creature card from among them into your hand. Put the rest into your graveyard.", "A's graveyard"),
])  # fmt: skip
def test_one_is_taken_and_the_rest_put_away(text: str, where: str) -> None:
    answers = ["yes"] if "may" in text else []
    s = deed(f"Look at the top three cards of your deck. {text}", *answers, "pick Ox")
    assert [s.place(name) for name in ("Elf", "Ox", "Mule", "Hen")] == [where, "A's hand", where, "A's deck"]
    first = s.card("Hen")
    assert s.table.first[s.table.place[first]] == first  # what was looked at lies on top no more


def test_the_rest_is_put_away_though_nothing_is_taken() -> None:
    text = "Look at the top two cards of your deck. You may put one of them into your hand. Put the rest into your graveyard."
    s = deed(text, "no")
    assert [s.place(name) for name in ("Elf", "Ox", "Mule")] == ["A's graveyard", "A's graveyard", "A's deck"]


@pytest.mark.parametrize("text", [
    "Look at the top three cards of your deck and put them back in any order.",
    "Look at the top three cards of your deck, then put them back on top in any order.",
])  # fmt: skip
def test_the_order_is_chosen_card_by_card(text: str) -> None:
    s = deed(text, "pick Mule", "pick Elf")
    assert [s.place(name) for name in ("Elf", "Ox", "Mule")] == ["A's deck"] * 3
    top = s.table.at(s.table.kind(s.card("Elf")), 0)[:3]
    assert [int(c) for c in top] == [s.card("Ox"), s.card("Elf"), s.card("Mule")]


def test_who_takes_from_the_top_sees_no_more_of_the_deck() -> None:
    s = scene(
        f"A: hand: Deed; {CARDS}\nB: deck: 9",
        cards={
            "Deed": "event 0: Look at the top two cards of your deck. Put one of them into your hand and the other "
            "on the bottom."
        },
    )
    s.choose("play Deed")
    while "pick Elf" not in s.options():
        s.choose(s.options()[0])
    mine, theirs = View(s.table, 0), View(s.table, 1)
    assert [mine.sees(s.card(name)) for name in ("Elf", "Ox", "Mule", "Hen")] == [True, True, False, False]
    assert not any(theirs.sees(s.card(name)) for name in ("Elf", "Ox", "Mule", "Hen"))


@pytest.mark.parametrize("text", [
    "Target opponent reveals his hand. You choose a creature card from it. He discards it.",
    "Look at target opponent's hand and choose a card from it. That player discards that card.",
])  # fmt: skip
def test_you_choose_what_another_discards(text: str) -> None:
    s = deed(text, "pick Orc", foe="hand: Orc 1/1, Imp 1/1; ")
    assert (s.place("Orc"), s.place("Imp")) == ("B's graveyard", "B's hand")


def test_all_of_a_sort_go_one_way() -> None:
    s = scene("A: hand: Deed; deck: Elf 1/1, Flash, Ox 1/1, Hen 1/1\nB: deck: 9", cards={
        "Flash": "event 0: Draw a card.",
        "Deed": "event 0: Reveal the top three cards of your deck. Put all creature cards revealed this way into your hand and "
                "the rest into your graveyard."})  # fmt: skip
    s.play("Deed")
    found = [s.place(name) for name in ("Elf", "Flash", "Ox", "Hen")]
    assert found == ["A's hand", "A's graveyard", "A's hand", "A's deck"]


def test_a_hand_is_shuffled_into_its_deck() -> None:
    s = scene(
        f"A: hand: Deed, Imp 1/1; {CARDS}\nB: hand: Orc 1/1; deck: 9",
        cards={"Deed": "event 0: Each player shuffles his hand into his deck and draws two cards."},
    )
    s.play("Deed")
    assert (len(s.hand("A")), len(s.hand("B"))) == (2, 2)
