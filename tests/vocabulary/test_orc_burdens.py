"""What is counted of pieces in games of ORC: those on one creature, and never those of several as if they were one's own."""

import pytest

from language.orc.said import refusal
from scenes.orc import rule, scene

CARDS = {
    "Porter": "creature 1 1/1: Porter gets +1/0 for each Equipment it carries.",
    "Rust": "event 0: Destroy all Equipment on target creature.",
    "Sword": "equipment 0 (Weapon): Equipped creature gets +0/+1.",
    "Cap": "equipment 0 (Helmet): Equipped creature gets +0/+1.",
}


@rule("ORC-EQUIP-03")
def test_a_creature_counts_what_it_carries_itself() -> None:
    s = scene(
        "A: offensive: Porter, Wolf 1/1; attached: Sword on Porter; attached: Cap on Porter\nB: hand: 1\nphase: Play",
        cards=CARDS,
    )
    assert (s.value("Porter"), s.value("Wolf")) == ("3/3", "1/1")
    away = scene("A: offensive: Porter, Wolf 1/1; attached: Sword on Wolf\nB: hand: 1\nphase: Play", cards=CARDS)
    assert away.value("Porter") == "1/1"


@rule("ORC-EQUIP-03")
def test_what_lies_on_one_creature_is_destroyed_and_what_lies_on_another_is_not() -> None:
    s = scene(
        "A: offensive: Wolf 1/1, Ox 1/1; attached: Sword on Wolf; attached: Cap on Ox; hand: Rust\n"
        "B: hand: 1\nphase: Play",
        cards=CARDS,
    )
    s.play("Rust", "target Wolf")
    s.all_pass()
    assert (s.place("Sword"), s.value("Wolf"), s.value("Ox")) == ("A's graveyard", "1/1", "1/2")


@pytest.mark.parametrize(
    "text",
    [
        "Each Elf gets +1/+0 for each Equipment attached to it.",
        "Elves you control get +1/+0 for each Equipment they carry.",
        "Each Elf gets +1/+0 for each damage on it.",
        "Elves get +1/+0 for each rust counter on them.",
        "When this creature dies, draw a card for each Equipment attached to it.",
        "Whenever an Elf dies, draw a card for each Equipment it carries.",
        "Whenever a creature comes into play outside combat, draw a card.",
        "Whenever this creature kills a creature outside combat, draw a card.",
        "Destroy each Elf target creature carries.",
    ],
)
def test_what_would_count_otherwise_than_its_writer_means_is_refused(text: str) -> None:
    assert refusal(text, "creature")
