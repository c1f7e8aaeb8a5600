"""Who was marked for a bid is still known when it is settled, played out in ARC."""

from scenes.arc import rule, scene


@rule("ARC-TACT-06")
def test_those_who_were_marked_for_it_are_unmarked_when_it_is_won() -> None:
    cards = {"Sage": "creature 1 1/1: Whenever you win a bid, unmark all residents you marked for that bid."}
    s = scene(
        "A: no city; city Fen (Body, 8): Elk 1/1 cost 3, Yak 1/1 marked; army: Sage\nB: army: Ox\nphase: Tactics",
        cards=cards,
    )
    s.choose("claim Body", "bid Elk")
    s.all_pass()
    assert (s.table.marked[s.card("Elk")], s.table.marked[s.card("Yak")]) == (0, 1)


@rule("ARC-TACT-06")
def test_those_who_answered_are_others_than_those_of_the_claim() -> None:
    cards = {
        "Sage": "creature 1 1/1: Whenever an opponent wins a bid, unmark all residents that were marked to answer it."
    }
    s = scene(
        "A: no city; city Fen (Body, 8): Elk 1/1 cost 3\nB: no city; city Moor (Body, 8): Ox; army: Sage\nphase: Tactics",
        cards=cards,
    )
    s.choose("claim Body", "bid Elk", "bid Ox")
    s.all_pass()
    assert (s.table.marked[s.card("Elk")], s.table.marked[s.card("Ox")]) == (1, 0)
