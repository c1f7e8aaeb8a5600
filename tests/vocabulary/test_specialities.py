"""Cities that are of other disciplines, too: they are claimed through them, and a won bid switches their advantage on."""

from scenes.arc import rule, scene

TABLE = "A: city Weir (Mind, 6): Elk 2/2, Ox 2/2\nB: army: Ram 1/1\nphase: Tactics"


@rule("ARC-TACT-01", "ARC-TACT-07", "ARC-TACT-09")
def test_a_city_of_all_disciplines_may_be_claimed_through_for_each_and_is_switched_on_by_any() -> None:
    cards = {
        "Weir": "city Mind 6: Always: Weir is a city of all three disciplines. Advantage: Your creatures get +1/+0."
    }
    s = scene(TABLE, cards=cards)
    s.choose("claim Body", "bid Elk", "done")
    assert s.points("A") == 16
    assert s.value("Elk") == "3/2"


@rule("ARC-TACT-01")
def test_without_it_no_other_discipline_than_its_own_may_be_claimed() -> None:
    s = scene(TABLE, cards={"Weir": "city Mind 6: Always: Weir is also a city of Soul."})
    assert [option for option in s.options() if option.startswith("claim")] == ["claim Mind", "claim Soul"]
