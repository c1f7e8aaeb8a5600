"""Blind texts of ARC on what happens instead, played as their writers meant them."""

from blind.texts import arc, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Hit": "event 0: Deal 2 damage to target creature.",
    "Zap": "event 0: Deal 1 damage to target creature.",
}  # fmt: skip


@plays("Moonlit Pact")
def test_its_creature_returns_to_hand_instead_of_dying_and_a_gem_saves_the_pact() -> None:
    table = "A: army: Wolf 1/1; gems {}; attached: Moonlit Pact on Wolf; hand: Axe\nB: army: Mule"
    for gems, answers, pact in (
        ("1 Gaian", ["yes"], "A's hand"),
        ("1 Gaian", ["no"], "A's graveyard"),
        ("1 Gaian consumed", [], "A's graveyard"),
    ):
        s = arc(table.format(gems), TEXTS)
        assert s.value("Wolf") == "2/2"
        s.play("Axe", "target Wolf", *answers)
        assert (s.place("Wolf"), s.place("Moonlit Pact")) == ("A's hand", pact)
        assert "Wolf dies" not in s.log()


@plays("Moonlit Pact")
def test_it_is_for_creatures_of_ones_own_and_holds_whatever_kills() -> None:
    s = arc("A: hand: Moonlit Pact; gems 2 Gaian; army: Wolf, Elk\nB: army: Mule")
    s.choose("play Moonlit Pact")
    assert s.options() == ["target Wolf", "target Elk"]
    s = arc("A: army: Wolf 1/1; attached: Moonlit Pact on Wolf; hand: Hit\nB: army: Mule", TEXTS)
    s.play("Hit", "target Wolf")
    assert (s.place("Wolf"), s.place("Moonlit Pact")) == ("A's hand", "A's graveyard")


@plays("Echo Adept")
def test_an_event_that_has_resolved_may_come_back_for_a_mark() -> None:
    table = "A: army: Echo Adept{}; hand: Hit, Hit\nB: army: Ox 1/9"
    for answer, place, marked in (("yes", "A's hand", True), ("no", "A's graveyard", False)):
        s = arc(table.format(""), TEXTS)
        s.play("Hit", "target Ox", answer)
        assert (s.place("Hit"), s.marked("Echo Adept"), s.damage("Ox")) == (place, marked, 2)
    s = arc(table.format(" marked"), TEXTS)
    s.play("Hit", "target Ox", "yes")  # he is asked in vain
    assert s.place("Hit") == "A's graveyard"


@plays("Echo Adept")
def test_events_of_others_and_those_that_fail_stay_where_they_are() -> None:
    s = arc("A: hand: Hit\nB: army: Echo Adept, Ox 1/9", TEXTS)
    s.play("Hit", "target Ox")
    assert (s.place("Hit"), s.marked("Echo Adept")) == ("A's graveyard", False)
    s = arc("A: army: Echo Adept; hand: Zap\nB: army: Ox 1/9; hand: Axe", TEXTS)
    s.choose("play Zap", "target Ox", "play Axe", "target Ox")
    s.all_pass()
    assert (s.place("Zap"), s.marked("Echo Adept")) == ("A's graveyard", False)
