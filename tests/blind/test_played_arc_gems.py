"""Blind texts of ARC's last rounds about resource cards and their gems, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, until

TEXTS = {
    "Rite": "magic 0: Draw a card.", "Spell": "magic 1: Draw a card.", "Loyal": "creature 1 Red Banner loyalty 1 1/1",
    "Loyal Two": "creature 2 Dark Legion loyalty 2 1/1",
}  # fmt: skip


@plays("Late Furrow")
def test_up_to_two_cards_become_resource_cards_with_spent_gems() -> None:
    s = arc("A: hand: Late Furrow, Fox, Hog, Rat; gems 3 Gaian\nB: army: Ox", TEXTS)
    s.choose("play Late Furrow")
    assert s.options() == ["done", "pick Fox", "pick Hog", "pick Rat"]
    none, one = s.fork(), s.fork()
    s.choose("pick Fox", "pick Rat", "name Red Banner", "name Dark Legion")
    assert (s.hand("A"), s.gems("A"), s.consumed("A")) == (["Hog"], "", "1 Dark Legion + 3 Gaian + 1 Red Banner")
    assert not s.sees("B", "Fox")
    s.to("Play", "A")
    assert s.gems("A") == "1 Dark Legion + 3 Gaian + 1 Red Banner"
    one.choose("pick Hog", "done", "name The Empire")
    assert (one.hand("A"), one.consumed("A")) == (["Fox", "Rat"], "3 Gaian + 1 The Empire")
    none.choose("done")
    assert (len(none.hand("A")), none.consumed("A")) == (3, "3 Gaian")


@plays("Prism Spring")
@pytest.mark.parametrize(
    ("gems", "hand", "can", "left"),
    [
        ("2 Gaian", "Loyal", True, "1 Gaian"),
        ("2 Gaian", "Loyal Two", False, ""),
        ("1 Gaian, 1 Dark Legion", "Loyal Two", True, ""),
    ],
)
def test_the_gem_of_its_card_counts_for_any_faction_but_is_only_one(gems: str, hand: str, can: bool, left: str) -> None:
    s = arc(
        f"A: gems {gems}; hand: {hand}; army: Wolf\nB: hand: Prism Spring; gems 1 Gaian; army: Ox\nphase: Play, active B",
        TEXTS,
    )
    without = s.fork()
    s.choose("play Prism Spring", "target Gaian resource card")
    s.to("Play", "A")
    assert (f"play {hand}" in s.options()) == can
    if can:
        s.play(hand)
        assert (s.place(hand), s.gems("A")) == ("Keep of A", left)
    without.to("Play", "A")
    assert f"play {hand}" not in without.options()


@plays("Prism Spring", "Veined Seam")
@pytest.mark.parametrize(("card", "anybody"), [("Prism Spring", True), ("Veined Seam", False)])
def test_whose_resource_card_it_is_laid_on(card: str, anybody: bool) -> None:
    s = arc(f"A: gems 1 Gaian, 2 Red Banner; hand: {card}; army: Wolf\nB: army: Ox; gems 1 The Empire", TEXTS)
    s.choose(f"play {card}")
    assert ("target The Empire resource card" in s.options()) == anybody
    assert "target Red Banner resource card" in s.options()


@plays("Rust on the Coin")
def test_its_gem_is_spent_once_and_not_replenished() -> None:
    s = arc(
        "A: gems 1 Gaian, 1 Red Banner consumed; hand: Rite, Spell; deck: 9\nB: hand: Rust; gems 2 Dark Legion\n"
        "phase: Play, active B",
        TEXTS,
    )
    s.play("Rust", "target Gaian resource card")
    s.to("Play", "A")
    free = s.fork()
    s.play("Spell", "pay 1 Gaian")
    s.to("Tactics", "A")
    assert (s.gems("A"), s.consumed("A")) == ("1 Red Banner", "1 Gaian")
    free.to("Tactics", "A")
    assert (free.gems("A"), free.consumed("A")) in (("1 Red Banner + 1 Gaian", ""), ("1 Gaian + 1 Red Banner", ""))


@plays("Rust on the Coin")
def test_it_is_laid_on_anybodys_resource_card() -> None:
    s = arc("A: hand: Rust; gems 2 Dark Legion\nB: gems 1 Gaian", TEXTS)
    s.choose("play Rust")
    assert "target Gaian resource card" in s.options()
    assert len(s.options()) > 1


@plays("Veined Seam")
@pytest.mark.parametrize(("back", "hand"), [("yes", ["Veined Seam"]), ("no", [])])
def test_its_gem_is_one_of_every_faction_and_as_cards_are_drawn_it_may_come_back(back: str, hand: list[str]) -> None:
    s = arc("A: gems 3 Red Banner; hand: Veined Seam; deck: Rat, Hog, Elk, Fox\nB: army: Ox; gems 1 The Empire", TEXTS)
    s.choose("play Veined Seam")
    s.choose("target Red Banner resource card (3)")
    s.all_pass()
    s.to("Draw", "A")
    s.choose("draw 2")
    until(s, "yes")
    s.choose(back)
    s.all_pass()
    assert [name for name in s.hand("A") if name == "Veined Seam"] == hand
    assert s.place("Veined Seam") == ("A's hand" if hand else "on Red Banner resource card")


@plays("Veined Seam")
@pytest.mark.parametrize(("hand", "can"), [("Monk", True), ("Loyal Two", False)])
def test_the_gem_of_the_seam_meets_one_loyalty_mark_of_any_faction(hand: str, can: bool) -> None:
    cards = TEXTS | {"Monk": "creature 1 Gaian loyalty 1 1/1"}
    s = arc(f"A: gems 3 Red Banner; hand: Veined Seam, {hand}; deck: 9\nB: army: Ox", cards)
    s.choose("play Veined Seam", "target Red Banner resource card (3)")
    s.all_pass()
    assert s.place("Veined Seam") == "on Red Banner resource card"
    s.to("Draw", "A")
    s.choose("draw 2")
    until(s, "no")
    s.choose("no")
    s.to("Play", "A")
    assert (f"play {hand}" in s.options()) == can
