"""Blind texts of ARC's thirtyfifth round about magic and events, played as their writers meant them."""

import pytest

from blind.gestures import aims, offered, resolve, starting
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Toss": "event 0: Discard target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Give": "event 0: Sacrifice a creature.",
    "Rise": "event 0: Unmark target creature.", "Two": "creature 2 1/1", "Zero": "creature 0 1/1", "Five": "creature 5 4/4",
    "Off": "event 0: Remove target creature card in any graveyard from the game.", "Pop": "magic 0: Gain 1 VP.",
    "Bury": "event 0: Put target creature on top of its owner's deck.", "Steal": "magic 0: Gain control of target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
PITCH, HERD, SENTENCE, GRAVES = "Hail of Hot Pitch", "The Herd Awakes", "Swift Sentence", "Opened Graves"
OFFER, PACT, WRETCH = "An Uncivil Offer", "Pact with the Gravekeeper", "Sackcloth Wretch"


@plays("Hail of Hot Pitch")
@pytest.mark.parametrize(("goal", "left"), [
    ("Ox", "B's Army"), ("Ram", "B's graveyard"), ("Hen", "A's graveyard"), ("Elm", "B's Kingdom"), ("Fir", "B's graveyard"),
    ("Oak", "A's Kingdom"),
])  # fmt: skip
def test_hot_pitch_falls_on_a_creature_or_a_city(goal: str, left: str) -> None:
    s = arc(
        f"A: hand: {PITCH}; gems 1 Red Banner, 2 Gaian; city Oak (Body, 8): Hen 1/1; deck: 9\n"
        "B: army: Ox 1/4; city Elm (Body, 8): Ram 1/3; city Fir (Mind, 5, hurt 2); deck: 9",
        TEXTS,
    )
    s.choose(f"play {PITCH}")
    assert sorted(aims(s)) == ["Elm", "Fir", "Hen", "Oak", "Ox", "Ram"]
    s.choose(f"target {goal}")
    s.all_pass()
    assert (s.place(goal), s.points("B")) == (left, 15)
    if "graveyard" not in left:
        assert s.damage(goal) == 3
        s.to("Draw", "B")
        assert s.damage(goal) == (0 if goal == "Ox" else 3)


@plays("The Herd Awakes")
def test_the_whole_army_awakes_and_nobody_else() -> None:
    s = arc(
        f"A: army: Wolf marked, Fox marked, Cur; hand: {HERD}; gems 3 Gaian; city Oak (Body, 8): Hen marked, Ewe\n"
        "B: army: Ox marked; city Elm (Body, 8)", TEXTS,
    )  # fmt: skip
    s.choose(f"play {HERD}")
    resolve(s)
    assert [s.marked(name) for name in ("Wolf", "Fox", "Cur", "Hen", "Ox")] == [False, False, False, True, True]
    s.choose("move Ewe to the Army")
    resolve(s)
    assert s.marked("Ewe")


@plays("The Herd Awakes")
def test_whoever_has_attacked_is_ready_to_defend() -> None:
    s = arc(
        f"A: army: Wolf 1/9; hand: {HERD}; gems 3 Gaian; city Oak (Body, 8)\nB: army: Ox 1/9; city Elm (Body, 8){COMBAT}",
        TEXTS,
    )
    s.choose("attack Elm")
    until(s, "block")
    s.choose("done")
    until(s, f"play {HERD}")
    assert (s.phase, s.marked("Wolf")) == ("Second Play", True)
    s.choose(f"play {HERD}")
    s.all_pass()
    s.to("Attack", "B")
    s.choose("attack A's army")
    until(s, "block")
    assert offered(s, "block") == ["Ox with Wolf"]


@plays("Swift Sentence", "Sackcloth Wretch")
def test_the_sentence_destroys_whoever_is_marked() -> None:
    s = arc(
        f"A: army: Wolf; hand: {SENTENCE}; gems 3 The Empire; city Oak (Body, 8): Hen marked\n"
        f"B: army: Ox 1/9 marked, Ram, {WRETCH} marked; hand: Rise, Wait; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"play {SENTENCE}")
    assert sorted(aims(s)) == sorted(["Hen", "Ox", WRETCH])
    saved = s.fork()
    s.choose("target Ox")
    s.all_pass()
    assert s.place("Ox") == "B's graveyard"
    died = arc(
        f"A: army: Wolf; hand: {SENTENCE}, Pop; gems 3 The Empire\nB: army: {WRETCH} marked; city Elm (Body, 8)", TEXTS
    )
    died.choose(f"play {SENTENCE}", *starting(died, f"target {WRETCH}"))
    died.all_pass()
    assert (died.hand("A"), died.place(WRETCH)) == ([], "B's graveyard")  # it has died
    saved.choose("target Ox", "play Rise", "target Ox")
    saved.all_pass()
    assert (saved.place("Ox"), saved.place(SENTENCE)) == ("B's Army", "A's graveyard")


@plays("Swift Sentence")
def test_without_anybody_marked_there_is_no_sentence() -> None:
    s = arc(f"A: army: Wolf; hand: {SENTENCE}; gems 3 The Empire\nB: army: Ox, Ram", TEXTS)
    assert f"play {SENTENCE}" not in s.options()


@plays("Opened Graves")
@pytest.mark.parametrize("chosen", [[], ["Two"], ["Two", "Ox"]])
def test_up_to_two_come_out_of_ones_own_grave(chosen: list[str]) -> None:
    s = arc(
        f"A: army: Wolf; hand: {GRAVES}; gems 2 Dark Legion; grave: Two, Pop, Ox, Fox\nB: army: Cow; grave: Ram", TEXTS
    )
    s.choose(f"play {GRAVES}")
    assert sorted(aims(s)) == ["Fox", "Ox", "Two"]
    s.choose(*(f"target {name}" for name in chosen), *["done"] * (len(chosen) < 2))
    s.all_pass()
    assert sorted(s.hand("A")) == sorted(chosen)
    assert sorted(s.grave("A")) == sorted({"Two", "Pop", "Ox", "Fox", GRAVES} - set(chosen))


@plays("Opened Graves")
def test_who_has_left_the_grave_does_not_come_out_of_it() -> None:
    s = arc(
        f"A: army: Wolf; hand: {GRAVES}; gems 2 Dark Legion; grave: Two, Ox, Fox\nB: army: Cow; hand: Off, Wait", TEXTS
    )
    s.choose(f"play {GRAVES}", "target Two", "target Fox", "play Off", "target Two")
    s.all_pass()
    assert (s.hand("A"), s.place("Two"), s.place("Ox")) == (["Fox"], "removed", "A's graveyard")


def offering(hand: int, deck: int) -> Scene:
    """A makes B, who has so many cards, the offer."""
    s = arc(
        f"A: army: Wolf; hand: {OFFER}; gems 2 House of Nobles; deck: {deck}\nB: army: Ox; hand: {hand}\nC: army: Cow; hand: 4"
    )
    s.choose(f"play {OFFER}")
    assert sorted(aims(s)) == ["player B", "player C"]
    s.choose("target player B")
    s.all_pass()
    return s


@plays("An Uncivil Offer")
@pytest.mark.parametrize("way", ["discards", "draw"])
def test_the_opponent_takes_one_way_or_the_other(way: str) -> None:
    s = offering(3, 5)
    assert (s.asked, len(s.options())) == ("B", 2)
    s.choose(next(option for option in s.options() if way in option))
    if way == "discards":
        assert s.asked == "B"
        s.choose(s.options()[0])
        s.choose(*s.options()[:1] * (s.asked == "B"))
    assert (len(s.hand("A")), len(s.hand("B")), len(s.hand("C"))) == ((0, 1, 4) if way == "discards" else (2, 3, 4))


@plays("An Uncivil Offer")
@pytest.mark.parametrize(("hand", "deck", "left"), [(1, 5, (2, 1)), (0, 5, (2, 0)), (3, 1, (0, 1))])
def test_a_way_that_cannot_be_gone_whole_is_closed(hand: int, deck: int, left: tuple[int, int]) -> None:
    s = offering(hand, deck)
    assert not starting(s, "choose")
    while s.asked == "B" and starting(s, "pick"):
        s.choose(s.options()[0])
    assert ((len(s.hand("A")), len(s.hand("B"))), s.over) == (left, False)


@plays("An Uncivil Offer")
def test_where_neither_can_be_gone_whole_both_are_open() -> None:
    s = offering(1, 1)
    assert (s.asked, len(starting(s, "choose"))) == ("B", 2)
    drawn = s.fork()
    s.choose("choose: that player discards")
    assert (s.hand("A"), s.hand("B")) == ([], [])
    drawn.choose("choose: draw")
    assert "A is defeated (ARC-WIN-06)" in drawn.log()


@plays("Pact with the Gravekeeper")
@pytest.mark.parametrize(("goal", "gems", "paid"), [
    ("Two", "2 Dark Legion, 1 Gaian", "2 Dark Legion + 1 Gaian"), ("Zero", "1 Dark Legion, 9 Gaian", "1 Dark Legion"),
    ("Five", "2 Dark Legion, 4 Gaian", "2 Dark Legion + 4 Gaian"),
])  # fmt: skip
def test_the_pact_costs_one_more_than_whom_it_raises(goal: str, gems: str, paid: str) -> None:
    s = arc(
        f"A: army: Wolf; hand: {PACT}; gems {gems}; city Oak (Body, 8); city Ash (Mind, 8); grave: Zero, Pop\n"
        "B: army: Ox; grave: Five\nC: army: Cow; grave: Two", TEXTS,
    )  # fmt: skip
    s.choose(f"play {PACT}", *starting(s, f"target {goal}"))
    s.choose(*starting(s, f"target {goal}"))
    s.all_pass()
    assert sorted(offered(s, "pick")) == ["Ash", "Oak"]
    s.choose("pick Ash")
    assert (s.place(goal), s.marked(goal), s.consumed("A")) == ("Ash", False, paid)
    assert f"move {goal} to the Army" in s.options()


@plays("Pact with the Gravekeeper")
def test_whom_the_pact_is_too_dear_for() -> None:
    s = arc(f"A: hand: {PACT}; gems 2 Dark Legion, 1 Gaian; grave: Five, Two, Pop\nB: army: Ox; grave: Zero", TEXTS)
    s.choose(f"play {PACT}")
    assert sorted(aims(s)) == ["Two", "Zero"]
    s = arc(f"A: hand: {PACT}; gems 1 Dark Legion, 4 Gaian; grave: Two, Pop\nB: army: Ox", TEXTS)
    assert f"play {PACT}" not in s.options()  # two gems are the Dark Legion's


@plays("Pact with the Gravekeeper")
def test_whom_a_city_does_not_admit_the_pact_does_not_raise_there() -> None:
    cards = TEXTS | {"Ban": "city 3 Mind 6: Always: Only Red Banner creatures can enter this city."}
    for cities, place in (("city Ban; city Oak (Body, 8)", "Oak"), ("city Ban", "A's graveyard")):
        s = arc(f"A: hand: {PACT}; gems 3 Dark Legion; {cities}; grave: Two\nB: army: Ox", cards)
        s.play(PACT)
        assert s.place("Two") == place


@plays("Pact with the Gravekeeper")
def test_a_card_that_has_left_the_grave_is_not_raised_and_the_gems_are_spent() -> None:
    s = arc(f"A: hand: {PACT}; gems 3 Dark Legion; grave: Two\nB: army: Ox; grave: Zero; hand: Off, Wait", TEXTS)
    s.choose(f"play {PACT}", "target Two", "play Off", "target Two")
    s.all_pass()
    assert (s.place("Two"), s.consumed("A"), s.place(PACT)) == ("removed", "3 Dark Legion", "A's graveyard")


@plays("Pact with the Gravekeeper")
@pytest.mark.parametrize("way", ["Axe", "Toss", "Back", "Bury", "Give"])
@pytest.mark.parametrize("owner", ["A", "B"])
def test_whoever_was_raised_by_the_pact_is_gone_for_good(way: str, owner: str) -> None:
    graves = {owner: f"; grave: {WRETCH}"}
    s = arc(
        f"A: hand: {PACT}, {way}; gems 3 Dark Legion; city Oak (Body, 8){graves.get('A', '')}\n"
        f"B: army: Ox; hand: Pop{graves.get('B', '')}", TEXTS,
    )  # fmt: skip
    s.play(PACT, *starting(s, "target"))
    assert s.place(WRETCH) == "Oak"
    s.choose(f"play {way}", *starting(s, f"target {WRETCH}"))
    s.choose(*starting(s, f"target {WRETCH}"))
    s.all_pass()
    assert s.place(WRETCH) == "removed"
    if way != "Axe":  # its writer lets it have died there; neither the text nor a rule says so
        assert s.hand("B") == ["Pop"]


@plays("Pact with the Gravekeeper")
def test_the_pact_holds_in_later_turns_and_under_another_player() -> None:
    s = arc(
        f"A: hand: {PACT}; gems 3 Dark Legion; city Oak (Body, 8); grave: Two; deck: 9\n"
        "B: army: Ox; hand: Steal, Toss; deck: 9",
        TEXTS,
    )
    s.play(PACT)
    s.to("Play", "B")
    s.play("Steal", "target Two")
    assert "Two" not in s.grave("A")
    s.choose("play Toss", "target Two")
    s.all_pass()
    assert s.place("Two") == "removed"
