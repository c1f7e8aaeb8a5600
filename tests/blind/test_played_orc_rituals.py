"""Blind texts of ORC on rituals, played with the mod that has them, as their writer meant them."""

from blind.texts import plays, rituals

TEXTS = {
    "Mage": "creature (Caster) 1/9", "Dirge": "magic 2: Charges: 3. Draw a card.", "Wait": "event 0: Gain 1 influence.",
}  # fmt: skip


@plays("Morning Vigil")
def test_placed_for_nothing_and_charged_once_it_draws_two() -> None:
    s = rituals("A: offensive: Mage; resources: 1; hand: Morning Vigil, 1\nB: hand: 1", TEXTS)
    s.choose("place Morning Vigil")
    assert (s.place("Morning Vigil"), s.gold("A")) == ("A's Rituals", 1)
    assert "play Morning Vigil" not in s.options()
    s.to("Upkeep", "A")
    s.choose("charge Morning Vigil")
    s.to("Play", "A")
    held = len(s.hand("A"))
    s.choose("play Morning Vigil")
    while s.table.chain:
        s.choose(s.way_on())
    assert (len(s.hand("A")), s.gold("A"), s.place("Morning Vigil")) == (held + 2, 0, "A's graveyard")


@plays("Morning Vigil")
def test_without_its_charge_gold_or_a_caster_it_is_not_played() -> None:
    for charges, front, gold in (("", "Mage", 1), (" 1 charge", "Ox", 1), (" 1 charge", "Mage", 0)):
        held = f"; resources: {gold}" if gold else ""
        s = rituals(f"A: offensive: {front}{held}; rituals: Morning Vigil{charges}; hand: 1\nB: hand: 1", TEXTS)
        assert "play Morning Vigil" not in s.options()


@plays("The Long Thunder")
def test_after_two_charges_it_strikes_somebody_of_the_battlefield() -> None:
    table = """
        A: offensive: Mage; resources: 2; rituals: The Long Thunder {}; hand: 1
        B: defensive: Elk 1/7, Hen 1/6; offensive: Owl; hand: 1
        """
    assert "play The Long Thunder" not in rituals(table.format("1 charge"), TEXTS).options()
    s = rituals(table.format("2 charges"), TEXTS)
    s.choose("play The Long Thunder")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert sorted(s.options()) == ["target Elk", "target Hen", "target Mage"]
    other = s.fork()
    s.choose("target Elk")
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.damage("Elk"), s.gold("A")) == (6, 0)
    other.choose("target Hen")
    while other.table.chain:
        other.choose(other.way_on())
    assert other.place("Hen") == "B's graveyard"


@plays("Incense Bearer")
def test_by_its_mark_a_placed_ritual_of_anybody_has_one_charge_more() -> None:
    s = rituals(
        "A: offensive: Incense Bearer; rituals: Dirge 1 charge; hand: 1\nB: rituals: The Long Thunder; hand: 1", TEXTS
    )
    s.choose("use Incense Bearer")
    assert sorted(s.options()) == ["target Dirge", "target The Long Thunder"]
    s.choose("target Dirge")
    s.all_pass()
    assert (s.charges("Dirge"), s.charges("The Long Thunder"), s.marked("Incense Bearer")) == (2, 0, True)


@plays("Incense Bearer")
def test_a_full_ritual_gets_none_and_the_charging_of_the_turn_is_left() -> None:
    s = rituals("A: offensive: Incense Bearer; rituals: Dirge 3 charges; hand: 1\nB: hand: 1", TEXTS)
    if "use Incense Bearer" in s.options():
        s.choose("use Incense Bearer")
        s.all_pass()
    assert s.charges("Dirge") == 3
    s = rituals("A: offensive: Incense Bearer; rituals: Dirge 1 charge; hand: 1\nB: hand: 1", TEXTS)
    s.choose("use Incense Bearer")
    s.all_pass()
    s.to("Upkeep", "A")
    s.choose("charge Dirge")
    assert s.charges("Dirge") == 3
