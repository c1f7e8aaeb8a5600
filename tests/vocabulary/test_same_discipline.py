"""Cities of the same discipline as another, in texts of AVA."""

from scenes.ava import rule, scene

TEXT = "Exchange control of target city you control and target city of the same discipline that an opponent controls."
CARDS = {
    "Keys": f"magic 0: {TEXT}",
    "Quake": "magic 0: Destroy target city. Deal 2 damage to each other city of the same discipline.",
    "Hall": "city 0 Body 6",
    "Fort": "city 0 Mind 6",
    "Gate": "city 0 Body 6",
}


@rule("AVA-CITY-01")
def test_cities_of_the_same_discipline_are_exchanged() -> None:
    s = scene("A: city Hall; hand: Keys\nB: city Fort; city Gate\nphase: Play", cards=CARDS)
    s.choose("play Keys")  # without a choice: Fort is of another discipline
    assert (s.controller("Hall"), s.controller("Gate"), s.controller("Fort")) == ("B", "A", "B")


@rule("AVA-CITY-01")
def test_other_cities_of_the_discipline_of_the_target_are_hurt() -> None:
    s = scene("A: city Hall; hand: Quake\nB: city Fort; city Gate\nphase: Play", cards=CARDS)
    s.choose("play Quake", "Gate")
    while "pass" in s.options() and s.damage("Hall") == 0:
        s.choose("pass")
    assert (s.damage("Hall"), s.damage("Fort")) == (2, 0)
