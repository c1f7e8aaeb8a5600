"""Blind regions and their creatures of the fifteenth round, played as their writers meant them."""

from blind.gestures import fought
from blind.texts import WAIT, plays, regions
from scenes.regions import Scene

COMBAT = "\nphase: Attack"


def attacked(table: str, region: str, *attackers: str) -> Scene:
    """A attacks a region of B."""
    s = regions(table + COMBAT, WAIT)
    s.attack(region, *attackers)
    return s


@plays("The Samphire Flats")
def test_military_defenders_are_tougher_to_the_end_of_the_attack() -> None:
    table = (
        "A: army: Ox 1/9, Cow 1/9; hand: Wait\n"
        "B: region The Samphire Flats; body: Elder 1/1; army: Elk 1/1, Rat 1/1; hand: Wait"
    )
    s = attacked(table, "The Samphire Flats", "Ox", "Cow")
    civilian = s.fork()
    s.choose("block Ox with Elk", "done")
    assert (s.value("Elk"), s.value("Rat")) == ("1/2", "1/1")
    civilian.choose("block Ox with Elder")
    assert civilian.value("Elder") == "1/1"


@plays("Sentry among the Chimneys")
def test_it_strikes_back_out_of_a_domain() -> None:
    table = (
        "A: army: Ox 1/9, Cow 1/9; hand: 1\nB: body: Sentry among the Chimneys; mind: Elder 1/9; hand: 1; region Salt"
    )
    s = attacked(table, "Salt", "Ox", "Cow")
    s.choose("block Ox with Sentry among the Chimneys", "block Cow with Elder", "done")
    fought(s)
    assert (s.damage("Ox"), s.damage("Cow")) == (2, 0)
