"""Who lives in one of somebody's cities, goes to one place or another, and is neither marked nor moved by the rules."""

import pytest

from scenes.arc import scene

CARDS = {
    "Levy": "magic 0: Move any number of your unmarked creatures from one of your cities to your Army. They are not marked.",
    "Horn": "magic 0: Put a creature in one of your cities into your Army. It keeps its mark.",
    "Rats": "creature 1 1/1: 0: Put this creature into another city of yours or into your Army.",
    "Ox": "creature 1 1/1", "Cow": "creature 1 1/1", "Calf": "creature 1 1/1",
    "Hut": "city 1 Body 4", "Fort": "city 1 Mind 6",
}  # fmt: skip
TABLE = "A: city Hut: Ox, Cow; city Fort: Calf; hand: Levy, Horn\nphase: Play"


def test_all_who_go_come_from_the_one_city_that_was_picked() -> None:
    s = scene(TABLE, cards=CARDS)
    s.choose("play Levy")
    s.settle()
    s.choose("pick Hut")
    assert s.options() == ["done", "pick Ox", "pick Cow"]
    s.choose("pick Ox", "pick Cow")
    assert (s.place("Ox"), s.place("Cow"), s.place("Calf")) == ("A's Army", "A's Army", "Fort")
    assert not s.marked("Ox")


def test_one_of_them_may_live_in_any_of_the_cities() -> None:
    s = scene(TABLE, cards=CARDS)
    s.choose("play Horn")
    s.settle()
    assert s.options() == ["pick Ox", "pick Cow", "pick Calf"]


@pytest.mark.parametrize(("way", "place"), [("your army", "A's Army"), ("another city", "Fort")])
def test_who_puts_it_there_says_to_which_of_two_places(way: str, place: str) -> None:
    s = scene("A: city Hut: Rats; city Fort\nphase: Play", cards=CARDS)
    s.choose("use Rats", "pass")
    s.settle()
    s.choose(f"choose: put this creature into {way}")  # the city is the one other than its own
    assert s.place("Rats") == place
