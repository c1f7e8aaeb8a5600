"""The Exhumation Writ of AVA's round 23, played as its writer meant it."""

import pytest

from blind.gestures import fought, targets
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Home": "event 0: Return target creature to its owner's hand.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Exile": "event 0: Remove target creature card in a graveyard from the game.",
    "Lure": "event 0: Gain control of target creature.",
    "Mean": "creature 3 2/2", "Dear": "creature 4 2/2", "Pup": "creature 1 1/1",
}  # fmt: skip


@plays("Exhumation Writ")
@pytest.mark.parametrize(("gold", "reached"), [
    ("3 Dark Legion", ["Mean", "Pup"]), ("2 Dark Legion, 2 Red Banner", ["Mean", "Pup"]),
    ("1 Dark Legion, 3 Red Banner", ["Pup"]), ("4 Red Banner", ["Pup"]),
])  # fmt: skip
def test_the_cost_of_the_dead_is_paid(gold: str, reached: list[str]) -> None:
    s = ava(
        f"A: hand: Exhumation Writ, 1; gold {gold}; grave: Mean, Pup, Dear, Wait\nB: grave: Cow 0/1; army: Elk; hand: 1",
        TEXTS,
    )
    s.choose("play Exhumation Writ")
    if len(reached) > 1:
        assert sorted(targets(s)) == reached
        s.choose("target Mean")
    s.all_pass()
    paid = "Mean" if len(reached) > 1 else "Pup"
    assert (s.place(paid), s.marked(paid), s.value(paid)) == ("A's Army", False, "2/2" if paid == "Mean" else "1/1")
    assert s.consumed("A") == {
        "3 Dark Legion": "3 Dark Legion", "2 Dark Legion, 2 Red Banner": "2 Dark Legion + 1 Red Banner",
        "1 Dark Legion, 3 Red Banner": "1 Dark Legion", "4 Red Banner": "1 Red Banner",
    }[gold]  # fmt: skip


@plays("Exhumation Writ")
def test_the_exhumed_comes_attacks_and_is_gone_as_the_turn_ends_with_what_lies_on_it() -> None:
    s = ava(
        "A: hand: Exhumation Writ, Gilded Harness, 1; gold 3 Dark Legion, 2 House of Nobles; grave: Orchard Matron\n"
        "B: city Dale (Body, 9); hand: 1", TEXTS,
    )  # fmt: skip
    s.play("Exhumation Writ")
    assert (s.life("A"), s.place("Orchard Matron")) == (23, "A's Army")
    s.play("Gilded Harness")
    s.to("Attack")
    s.choose("attack Dale", "send Orchard Matron", "done")
    fought(s)
    assert s.damage("Dale") == 3
    assert s.place("Orchard Matron") == "A's Army"
    s.to("Play", "B")
    assert (s.place("Orchard Matron"), s.place("Gilded Harness")) == ("removed", "A's graveyard")


@plays("Exhumation Writ")
@pytest.mark.parametrize(("card", "place"), [
    ("Axe", "A's graveyard"), ("Axe, Raise", "A's Army"), ("Home", "A's hand"),
    ("Lure", "removed"), ("move Mean to Dale", "removed"),
])  # fmt: skip
def test_the_exhumed_that_has_left_stays_where_it_went(card: str, place: str) -> None:
    s = ava(
        "A: hand: Exhumation Writ, Axe, Home, Raise, Wait; gold 3 Dark Legion; grave: Mean; city Dale\nB: hand: Lure, Wait",
        TEXTS,
    )
    s.play("Exhumation Writ")
    if card == "Lure":
        s.choose("play Wait")
        until(s, "play Lure")
        s.choose("play Lure")
        s.all_pass()
        assert s.place("Mean") == "B's Army"
    elif card.startswith("move"):
        s.carry_out(card)
        assert s.place("Mean") == "Dale"
    else:
        for name in card.split(", "):
            s.play(name)
    s.to("Play", "B")
    assert s.place("Mean") == place


@plays("Exhumation Writ")
def test_the_dead_that_are_gone_are_not_exhumed() -> None:
    s = ava("A: hand: Exhumation Writ, 1; gold 3 Dark Legion; grave: Mean\nB: hand: Exile", TEXTS)
    s.choose("play Exhumation Writ")
    until(s, "play Exile")
    s.choose("play Exile")
    s.choose("target Mean") if "target Mean" in s.options() else None
    s.all_pass()
    assert (s.place("Mean"), s.place("Exhumation Writ"), s.consumed("A")) == (
        "removed", "A's graveyard", "3 Dark Legion",
    )  # fmt: skip
