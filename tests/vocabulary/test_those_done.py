"""Those to whom the text has done something are spoken of: all of them, or one of them."""

from scenes.arc import rule, scene


@rule("ARC-STATE-03")
def test_residents_of_cities_that_were_damaged_are_marked() -> None:
    s = scene(
        "A: city Weir (Mind, 9): Elk 2/2; hand: Flood\nB: city Moor (Body, 5): Ox 2/2\nphase: Play",
        cards={"Flood": "magic 0: Deal 2 damage to each city with strength 5 or less, then mark all residents of each city "
               "that took damage this way."},
    )  # fmt: skip
    s.choose("play Flood")
    assert (s.marked("Elk"), s.marked("Ox")) == (False, True)


@rule("ARC-CREA-02")
def test_one_of_the_discarded_cards_comes_back() -> None:
    s = scene(
        "A: hand: Sift, Elk, Ox\nphase: Play",
        cards={
            "Sift": "magic 0: Discard two cards. Put one of the creature cards discarded this way into your hand.",
            "Elk": "creature 1 1/1",
            "Ox": "magic 9: Draw a card.",
        },
    )
    s.choose("play Sift")
    assert (s.hand("A"), s.place("Ox")) == (["Elk"], "A's graveyard")
