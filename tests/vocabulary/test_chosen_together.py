"""What several choices have chosen is spoken of together; who is put into a city is "it" behind that."""

from scenes.ava import rule, scene

CARDS = {
    "Supper": "magic 0: Each player chooses a creature in his Army and a resident creature he controls."
    " Kill all creatures chosen this way.",
    "Recall": "magic 0: Target creature goes to a city of its controller's choice. If he controls no city, return it to its"
    " owner's hand.",
    "Hall": "city 0 Body 6",
    "Fort": "city 0 Mind 6",
}


@rule("AVA-CONFLICT-01")
def test_all_that_were_chosen_die() -> None:
    s = scene(
        "A: city Hall: Elf 1/1; army: Ox 1/5; hand: Supper\nB: city Fort: Imp 1/1; army: Rat 1/1, Wolf 2/2\nphase: Play",
        cards=CARDS,
    )
    s.choose("play Supper")
    while "Elf" not in s.grave("A"):
        options = s.options()
        s.choose(next((each for each in ("pick Wolf", "pass") if each in options), options[0]))
    assert ({"Elf", "Ox"} <= {*s.grave("A")}, {"Imp", "Wolf"} <= {*s.grave("B")}) == (True, True)
    assert "Rat" not in s.grave("B")


@rule("AVA-CITY-01")
def test_who_cannot_be_put_into_a_city_returns() -> None:
    s = scene("A: city Hall; hand: Recall\nB: army: Wolf 2/2\nphase: Play", cards=CARDS)
    s.choose("play Recall")
    assert s.hand("B") == ["Wolf"]
