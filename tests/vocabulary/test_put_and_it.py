"""It: what was put into a city, and not the city."""

import pytest

from language.ava.said import refusal
from scenes.ava import rule, scene

CARDS = {
    "Rest": "event 0: Put target creature into a city you control. Unmark it.",
    "Leave": "event 0: Put target attacking creature into a city of its controller. If he has no city, it gets -3/-0 this turn "
             "instead.",
    "Ox": "creature 1 4/4",
}  # fmt: skip


@rule("AVA-MARK-02")
def test_what_was_put_into_a_city_is_unmarked() -> None:
    s = scene("A: hand: Rest; army: Ox marked; city Oak (Body, 8)\nB:\nphase: Play", cards=CARDS)
    s.play("Rest")
    assert (s.place("Ox"), s.marked("Ox")) == ("Oak", False)


def test_without_a_city_it_strikes_less_instead() -> None:
    s = scene("A: army: Ox\nB: hand: Leave\nphase: Attack", cards=CARDS)
    s.choose("attack B", "send Ox")
    s.choose("done", "play Leave")
    s.settle()
    assert "Ox ATK 1 DEF 4" in s.show()


@pytest.mark.parametrize(
    "text",
    [
        "Put all residents of target city into their controller's Army. Mark up to two of them.",
        "Put all creatures in target city into their controller's Army. Mark them.",
        "Put all creatures in your Army into target city you control. They get +1/+1 until end of turn.",
    ],
)
def test_those_who_were_somewhere_are_not_found_there_any_more(text: str) -> None:
    assert refusal(text, "magic")
