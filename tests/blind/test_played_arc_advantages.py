"""Blind texts of cities without a label: their writers meant them as advantages, which a won bid switches on."""

from blind.texts import arc, plays
from scenes.arc import Scene


def wins(s: Scene, discipline: str) -> None:
    """A claims a discipline with Elder, alone."""
    s.choose(f"claim {discipline}", "bid Elder")


@plays("Thornwall")
def test_who_lives_behind_thorns_is_stronger_once_the_bid_is_won() -> None:
    s = arc("A: city Thornwall: Elder, Page 1/1; army: Ox 2/2\nB: city Moor (Mind, 8): Rat 1/1\nphase: Tactics")
    assert s.value("Page") == "1/1"
    wins(s, "Body")
    s.choose("done", "done")  # Page and Rat stay at home
    assert [s.value(name) for name in ("Page", "Ox", "Rat")] == ["2/2", "2/2", "1/1"]
    s.to("Tactics", "B")
    assert s.value("Page") == "2/2"
    s.to("Tactics", "A")
    assert s.value("Page") == "1/1"


@plays("Saltmarsh", "Brassgate Forge")
def test_only_the_first_creature_of_a_turn_is_cheaper_and_only_behind_a_won_bid() -> None:
    for city in ("Saltmarsh", "Brassgate Forge"):
        table = f"A: city {city}: Elder; gems 3 Gaian; hand: Cub cost 2, Owl cost 2, Bat cost 1\nB:\nphase: Tactics"
        s = arc(table)
        wins(s, "Body")
        s.choose("play Cub")
        assert "play Owl" in s.options()  # 1 for Cub, and 2 are left
        s.choose("play Owl")
        assert not any(option.startswith("play") for option in s.options())
        s = arc(table.replace("Tactics", "Play"))
        s.choose("play Cub")
        assert "play Owl" not in s.options()


@plays("Lanternholt")
def test_a_lantern_lights_the_next_draw_phase_and_no_later_one() -> None:
    s = arc("A: city Lanternholt: Elder; deck: 9\nB:\nphase: Tactics")
    wins(s, "Mind")
    s.to("Draw", "A")
    assert (s.asked, s.options()) == ("A", ["draw 2", "draw 1 + 1 resource"])  # there is no card for two resources
    assert len(s.hand("A")) == 1
    s = arc("A: city Lanternholt: Elder; deck: 9\nB:\nphase: Draw")
    assert s.hand("A") == []


@plays("Candlewick Abbey")
def test_a_candle_may_be_lit_as_the_discard_phase_begins() -> None:
    table = "A: city Candlewick Abbey: Elder; deck: 9\nB:\nphase: Tactics"
    for lit, cards in (("yes", 1), ("no", 0)):
        s = arc(table)
        wins(s, "Soul")
        s.choose(lit)
        assert len(s.hand("A")) == cards
    s = arc(table.replace("Tactics", "Second Play"))
    s.to("Draw", "B")
    assert s.hand("A") == []
