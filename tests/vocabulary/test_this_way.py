"""What a text itself has done is counted, and nothing else; cards are taken out of one graveyard, whoever's."""

import pytest

from scenes.arc import rule, scene

CARDS = {
    "Doom": "event 0: Kill target creature.",
    "Toll": "magic 0: Kill all Elves. Draw a card for each creature killed this way.",
    "Purge": "magic 0: Remove up to three target cards in a single graveyard from the game. "
             "Gain 1 VP for each creature card removed this way.",
    "Loot": "magic 0: Discard two cards. If a creature card was discarded this way, gain 1 VP.",
    "Nap": "magic 0: Mark all creatures. Gain 1 VP for each creature marked this way.",
    "Rite": "magic 0: Sacrifice any number of Elves. Gain 1 VP for each Elf sacrificed this way.",
    "Elf": "creature 1 (Elf) 1/1", "Sage": "creature 1 (Elf) 1/1",
    "Rock": "creature 1 (Elf) 1/1: This creature can't be killed.", "Ox": "creature 1 1/1", "Gift": "event 0: Draw a card.",
}  # fmt: skip


@rule("ARC-MAGIC-01")
def test_only_those_whom_the_text_killed_are_counted() -> None:
    s = scene("A: army: Elf, Ox; hand: Doom, Toll; deck: 40\nB: army: Sage, Rock, Elf\nphase: Play", cards=CARDS)
    s.play("Doom", "target Elf (2)")
    s.play("Toll")
    assert len(s.hand("A")) == 2
    assert s.place("Rock") == "B's Army"


def test_cards_of_one_graveyard_are_taken_and_creatures_counted() -> None:
    s = scene("A: hand: Purge; grave: Elf, Gift, Ox\nB: grave: Sage, Rock, Gift\nphase: Play", cards=CARDS)
    s.choose("play Purge", "target Sage")
    assert s.options() == ["done", "target Rock", "target Gift"]
    s.choose("target Gift", "done")
    s.settle()
    assert s.points("A") == 16
    assert s.place("Rock") == "B's graveyard"


@pytest.mark.parametrize(("discarded", "points"), [(["Elf", "Gift"], 16), (["Gift"], 15)])
def test_if_one_of_them_was_discarded(discarded: list[str], points: int) -> None:
    s = scene("A: hand: Loot, Elf, Gift, Doom\nphase: Play", cards=CARDS)
    s.play("Loot", *discarded)  # the Doom is the last one left
    assert s.points("A") == points


def test_who_was_marked_before_is_not_marked_this_way() -> None:
    s = scene("A: army: Elf marked, Ox; hand: Nap\nB: army: Sage, Rock marked\nphase: Play", cards=CARDS)
    s.play("Nap")
    assert s.points("A") == 17


@pytest.mark.parametrize("n", [0, 1, 2])
def test_any_number_are_given_up(n: int) -> None:
    s = scene("A: army: Elf, Ox, Sage; hand: Rite\nB: army: Rock\nphase: Play", cards=CARDS)
    s.play("Rite", *["pick Elf", "pick Sage"][:n], *["done"] * (n < 2))
    assert (s.points("A"), s.place("Rock")) == (15 + n, "B's Army")


@pytest.mark.parametrize(("text", "gained"), [
    ("Put any number of creatures in your army into a city you control. Gain 1 VP for each creature put there this way.", 1),
    ("Put all creatures you control into your army. Gain 1 VP for each creature put there this way.", 2),
    ("Put all Elf cards in your graveyard into your army. Gain 1 VP for each Elf put there this way.", 1),
    ("Put the top two cards of your deck into your graveyard. Gain 1 VP for each Elf put there this way.", 2),
])  # fmt: skip
def test_only_what_lies_elsewhere_than_before_was_put_there(text: str, gained: int) -> None:
    s = scene(
        "A: city Dale: Elf, Sage; army: Ox; hand: Move; grave: Elf; deck: Elf, Elf, Ox\nB: army: Ox\nphase: Play",
        cards=CARDS | {"Move": f"magic 0: {text}"},
    )
    s.choose("play Move")
    while s.table.chain:
        s.choose(next((o for o in s.options() if o.startswith(("pick", "place"))), None) or s.way_on())
    assert s.points("A") == 15 + gained
