"""Blind texts of ARC's twentieth round about creatures in play, in battle and in bids, played as their writers meant them."""

import pytest

from blind.gestures import fought
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Sap": "event 0: Target creature gets -1/-0.",
    "Home": "event 0: Return target creature to its owner's hand.", "Exile": "event 0: Remove target creature from the game.",
    "Rise": "magic 0: Put target creature card from your graveyard into play.", "Yawn": "event 0: Mark target creature.",
    "Spark": "event 0: Deal 2 damage to target creature.", "Wilt": "event 0: Target creature gets -0/-9 this turn.",
    "Rally": "magic 0: Target creature gets +2/+0 this turn.", "Cheap": "creature 2 Gaian 1/9", "Dear": "creature 3 Gaian 1/9",
    "Free": "creature 0 Gaian 1/9", "Five": "creature 5 Gaian 1/1", "Four": "creature 4 Gaian 1/1",
    "Rite": "magic 0: Draw a card.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


def attacked(s: Scene, goal: str, *senders: str) -> None:
    """A attacks with these, who are all he has, and nobody responds until blockers are asked for."""
    s.choose(f"attack {goal}", *(f"send {name}" for name in senders))
    until(s, "block")


@plays("Ditchwater Sentry")
@pytest.mark.parametrize(("goal", "place"), [("B's army", "army"), ("Oak", "city")])
def test_it_is_tougher_while_it_defends(goal: str, place: str) -> None:
    b = "army: Ditchwater Sentry; city Oak (Body, 8)" if place == "army" else "city Oak (Body, 8): Ditchwater Sentry"
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: {b}; {WAITING}{COMBAT}", TEXTS)
    assert s.value("Ditchwater Sentry") == "1/2"
    attacked(s, goal)
    s.choose("block Wolf with Ditchwater Sentry")
    assert s.value("Ditchwater Sentry") == "1/4"
    s.to("Second Play")
    assert (s.place("Ditchwater Sentry") != "B's graveyard", s.value("Ditchwater Sentry")) == (True, "1/2")
    s = arc(f"A: army: Ditchwater Sentry; {WAITING}\nB: army: Ox; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    assert s.value("Ditchwater Sentry") == "1/2"


@plays("Nettle Piper")
@pytest.mark.parametrize("play", ["Nettle Piper", "Rise"])
def test_entering_it_unmarks_one_of_your_creatures(play: str) -> None:
    held = "hand: Nettle Piper; gems 3 Gaian" if play != "Rise" else "hand: Rise; grave: Nettle Piper"
    s = arc(f"A: {held}; army: Wolf marked, Ox; city Oak (Body, 8): Elk marked\nB: army: Boar marked", TEXTS)
    s.choose(f"play {play}")
    until(s, "target")
    assert sorted(s.options()) == ["target Elk", "target Nettle Piper", "target Ox", "target Wolf"]
    s.choose("target Elk")
    s.all_pass()
    assert [s.marked(name) for name in ("Elk", "Wolf", "Boar")] == [False, True, True]


@plays("Gatebreaker Oaf")
@pytest.mark.parametrize(
    ("army", "goal", "city", "points"), [("", "Oak", 5, 15), ("", "B's army", 0, 12), ("hurt 1", "Oak", 5, 15)]
)
def test_it_breaks_cities(army: str, goal: str, city: int, points: int) -> None:
    s = arc(f"A: army: Gatebreaker Oaf {army}\nB: city Oak (Body, 8); no army{COMBAT}".replace("; no army", ""), TEXTS)
    s.choose(f"attack {goal}")
    s.to("Second Play")
    assert (s.damage("Oak"), s.points("B")) == (city, points)


@plays("Gatebreaker Oaf")
def test_it_breaks_nobody_else_and_nobody_else_breaks_so() -> None:
    s = arc(f"A: army: Gatebreaker Oaf, Wolf 3/3\nB: city Oak (Body, 8): Ox 1/9{COMBAT}", TEXTS)
    attacked(s, "Oak", "Gatebreaker Oaf", "Wolf")
    s.choose("block Gatebreaker Oaf with Ox")
    fought(s)
    assert (s.damage("Ox"), s.damage("Oak")) == (3, 3)


@plays("Gatebreaker Oaf")
def test_with_no_strength_it_deals_no_damage_and_so_no_more() -> None:
    # Its writer lets it deal 2, others (of Cinder Foundry) by the same words nothing
    weak = {**TEXTS, "Faint": "event 0: Target creature gets -3/-0 this turn."}
    s = arc(f"A: army: Gatebreaker Oaf; hand: Faint\nB: city Oak (Body, 8){COMBAT}", weak)
    s.choose("attack Oak")
    until(s, "play Faint")
    s.choose("play Faint")
    s.to("Draw", "B")
    assert s.damage("Oak") == 0


@plays("Bonesetter of the Ninth Row")
def test_it_sets_all_bones_of_anybody() -> None:
    s = arc("A: army: Bonesetter of the Ninth Row; hand: Spark\nB: army: Ox 1/5 hurt 4, Elk 1/9 hurt 1", TEXTS)
    s.choose("use Bonesetter of the Ninth Row")
    assert {"target Ox", "target Elk", "target Bonesetter of the Ninth Row"} <= set(s.options())
    s.choose("target Ox")
    s.all_pass()
    assert (s.damage("Ox"), s.damage("Elk"), s.marked("Bonesetter of the Ninth Row")) == (0, 1, True)
    s.play("Spark", "target Ox")
    assert s.damage("Ox") == 2
    s = arc(
        f"A: army: Wolf 3/9, Imp 3/9; {WAITING}\nB: army: Bonesetter of the Ninth Row, Ox 1/5; {WAITING}{COMBAT}", TEXTS
    )
    attacked(s, "B's army", "Wolf", "Imp")
    s.choose("block Wolf with Ox")
    until(s, "use Bonesetter of the Ninth Row")
    s.choose("use Bonesetter of the Ninth Row")
    assert {"target Wolf", "target Ox"} <= set(s.options())


@plays("Candlewick Ghoul")
@pytest.mark.parametrize(
    ("way", "lost"), [("Axe", 1), ("Spark", 1), ("Wilt", 1), ("Home", 0), ("Exile", 0), ("Yawn", 0)]
)
def test_its_death_costs_each_opponent_a_point(way: str, lost: int) -> None:
    s = arc(f"A: hand: {way}; army: Candlewick Ghoul\nB: army: Ox\nC: army: Mule", TEXTS)
    s.play(way, "target Candlewick Ghoul")
    assert [s.points(seat) for seat in "ABC"] == [15, 15 - lost, 15 - lost]


@plays("Quiet Assessor")
@pytest.mark.parametrize(("answer", "won"), [("Four", 1), ("Five", 0)])
def test_it_counts_for_five_in_bids(answer: str, won: int) -> None:
    s = arc(
        f"A: city Oak (Body, 8): Quiet Assessor; {WAITING}\nB: city Elm (Mind, 8): {answer}; {WAITING}{TACTICS}", TEXTS
    )
    s.choose("claim Body", "bid Quiet Assessor")
    until(s, f"bid {answer}")
    s.choose(f"bid {answer}")
    s.to("Play")
    assert s.points("A") == 15 + won
    s = arc(
        f"A: city Oak (Body, 8): {answer}; {WAITING}\nB: city Elm (Mind, 8): Quiet Assessor; {WAITING}{TACTICS}", TEXTS
    )
    s.choose("claim Body", f"bid {answer}")
    until(s, "bid Quiet")
    s.choose("bid Quiet Assessor")
    s.to("Play")
    assert s.points("A") == 15


@plays("Quiet Assessor")
def test_it_still_costs_two() -> None:
    s = arc(
        f"A: city Oak (Body, 8): Quiet Assessor, Wolf; {WAITING}\nB: city Elm (Mind, 8): Four; {WAITING}{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Wolf")
    until(s, "bid Four")
    s.choose("bid Four")
    s.to("Play")
    assert s.points("A") == 15
    assert "play Quiet Assessor" in arc("A: hand: Quiet Assessor; gems 2 House of Nobles\nB: army: Ox").options()


@plays("Hillfort Ox")
def test_it_never_attacks_but_does_all_else() -> None:
    s = arc(f"A: army: Hillfort Ox, Wolf\nB: army: Imp; city Elm (Mind, 8){COMBAT}", TEXTS)
    for goal in ("Elm", "B's army"):
        fight = s.fork()
        fight.choose(f"attack {goal}")
        assert (fight.marked("Wolf"), fight.marked("Hillfort Ox")) == (True, False)
    assert not any(
        o.startswith("attack") for o in arc(f"A: army: Hillfort Ox; {WAITING}\nB: army: Imp{COMBAT}", TEXTS).options()
    )
    s = arc(f"A: army: Wolf\nB: army: Hillfort Ox{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    assert "block Wolf with Hillfort Ox" in s.options()
    s = arc(f"A: city Oak (Body, 8): Hillfort Ox, Wolf\nB: army: Imp{TACTICS}", TEXTS)
    s.choose("claim Body", "bid Hillfort Ox")
    assert s.marked("Hillfort Ox")
    s = arc("A: army: Hillfort Ox; city Oak (Body, 8)\nB: army: Imp", TEXTS)
    assert "move Hillfort Ox to Oak" in s.options()


@plays("Outrider of Three Fords")
def test_it_moves_unmarked() -> None:
    s = arc("A: army: Outrider of Three Fords, Wolf; city Oak (Body, 8)\nB: army: Imp", TEXTS)
    s.choose("move Outrider of Three Fords to Oak")
    s.all_pass()
    assert (s.place("Outrider of Three Fords"), s.marked("Outrider of Three Fords")) == ("Oak", False)
    assert not [o for o in s.options() if o.startswith("move") and "Oak" in o]
    s = arc("A: army: Wolf; city Oak (Body, 8): Outrider of Three Fords\nB: army: Imp", TEXTS)
    s.choose("move Outrider of Three Fords to the Army")
    s.to("Attack")
    s.choose("attack B's army")
    assert "send Outrider of Three Fords" in s.options()
    s = arc("A: army: Outrider of Three Fords marked, Wolf; city Oak (Body, 8)\nB: army: Imp", TEXTS)
    assert [o for o in s.options() if o.startswith("move")] == ["move Wolf to Oak"]
    s.choose("move Wolf to Oak")
    assert s.marked("Wolf")


@plays("Lantern Boy of the Barrows")
def test_it_looks_at_your_top_card_and_may_bury_it() -> None:
    s = arc("A: army: Lantern Boy of the Barrows; deck: Rat, Hog; grave: Elk\nB: army: Ox; deck: 5", TEXTS)
    s.choose("use Lantern Boy of the Barrows")
    until(s, "yes")
    assert (s.sees("A", "Rat"), s.sees("B", "Rat"), s.sees("A", "Hog")) == (True, False, False)
    no = s.fork()
    s.choose("yes")
    assert (s.deck("A"), s.grave("A"), s.marked("Lantern Boy of the Barrows")) == (["Hog"], ["Rat", "Elk"], True)
    no.choose("no")
    assert (no.deck("A"), no.grave("A")) == (["Rat", "Hog"], ["Elk"])
    s = arc("A: army: Lantern Boy of the Barrows; deck: 0\nB: army: Ox", TEXTS)
    s.choose("use Lantern Boy of the Barrows")
    s.all_pass()
    assert (s.over, s.marked("Lantern Boy of the Barrows"), s.grave("A")) == (False, True, [])


@plays("Oathsworn Ram-Bearer")
def test_the_cheap_do_not_stand_against_it() -> None:
    s = arc(f"A: army: Oathsworn Ram-Bearer, Wolf\nB: army: Cheap, Dear, Free{COMBAT}", TEXTS)
    attacked(s, "B's army", "Oathsworn Ram-Bearer", "Wolf")
    offers = {option for option in s.options() if option.startswith("block")}
    assert {o for o in offers if "Ram-Bearer" in o} == {"block Oathsworn Ram-Bearer with Dear"}
    assert {"block Wolf with Cheap", "block Wolf with Free"} & offers
    s = arc(f"A: army: Wolf\nB: army: Oathsworn Ram-Bearer, Cheap{COMBAT}", TEXTS)
    attacked(s, "B's army")
    assert {"block Wolf with Cheap", "block Wolf with Oathsworn Ram-Bearer"} <= set(s.options())


@plays("The Ledger Widow")
def test_each_event_of_an_opponent_is_a_point() -> None:
    s = arc("A: hand: Spark, Home, Rite, Wait; army: Wolf\nB: army: The Ledger Widow, Ox 1/9; hand: Axe", TEXTS)
    s.choose("play Spark", "target Ox")
    while s.damage("Ox") == 0 and s.points("B") == 15:
        s.choose("pass")
    assert (s.points("B"), s.damage("Ox")) == (16, 0)  # its trigger resolves before the event
    s.all_pass()
    s.play("Home", "target The Ledger Widow")
    assert s.points("B") == 17
    s = arc("A: hand: Rite, Wait; army: Wolf\nB: army: The Ledger Widow; hand: Axe", TEXTS)
    s.choose("play Rite")
    until(s, "play Axe")
    s.choose("play Axe", "target Wolf")
    s.all_pass()
    assert (s.points("B"), s.place("Wolf")) == (15, "A's graveyard")
    s = arc("A: army: The Ledger Widow; hand: Wait, Wait\nB: army: Ox\nC: army: Ox", TEXTS)
    s.play("Wait")
    assert s.points("A") == 15


@plays("Elder of Wet Stones")
def test_it_is_as_strong_as_you_have_gaian_resource_cards() -> None:
    s = arc(
        "A: army: Elder of Wet Stones; gems 2 Gaian, 1 Gaian consumed, 2 Red Banner; hand: Rally\nB: gems 4 Gaian; army: Ox",
        TEXTS,
    )
    assert s.value("Elder of Wet Stones") == "3/5"
    s.play("Rally", "target Elder of Wet Stones")
    assert s.value("Elder of Wet Stones") == "5/5"
    assert arc("A: army: Elder of Wet Stones; gems 2 Red Banner\nB: army: Ox").value("Elder of Wet Stones") == "0/5"


@plays("Carver of Small Names")
def test_it_counts_the_others_that_died_before() -> None:
    s = arc(
        "A: army: Carver of Small Names, Wolf, Elk; gems 6 Dark Legion; hand: 3 Axe, Home\nB: army: Ox, Boar, Imp",
        TEXTS,
    )
    s.carry_out("use Carver of Small Names")
    assert s.value("Carver of Small Names") == "1/1"
    s.play("Home", "target Imp")
    s.play("Axe", "target Wolf")
    s.play("Axe", "target Ox")
    s.carry_out("use Carver of Small Names")
    assert s.value("Carver of Small Names") == "3/3"
    s.play("Axe", "target Boar")
    assert s.value("Carver of Small Names") == "3/3"
    s.carry_out("use Carver of Small Names")
    assert s.value("Carver of Small Names") == "6/6"
    assert "use Carver of Small Names" not in s.options()
    s.to("Draw", "B")
    assert s.value("Carver of Small Names") == "1/1"


@plays("Thorn Collar")
@pytest.mark.parametrize("way", ["attack", "move", "bid", "Yawn"])
def test_whoever_wears_it_is_pricked_when_it_is_marked(way: str) -> None:
    phase = {"attack": COMBAT, "bid": TACTICS}.get(way, "")
    wolf = "city Oak (Body, 8): Wolf 2/9" if way in ("bid", "move") else "army: Wolf 2/9; city Oak (Body, 8)"
    s = arc(
        f"A: {wolf}; attached: Thorn Collar on Wolf; hand: Yawn, Yawn, Wait\nB: army: Imp 0/1; {WAITING}{phase}", TEXTS
    )
    if way == "attack":
        s.choose("attack B's army")
    elif way == "bid":
        s.choose("claim Body", "bid Wolf")
    elif way == "move":
        s.choose("move Wolf to the Army")
    else:
        s.play("Yawn", "target Wolf")
    while s.damage("Wolf") == 0 and s.phase != "Discard":
        s.choose(s.way_on())
    assert s.damage("Wolf") == 1
    if way == "Yawn":
        s.play("Yawn", "target Wolf")
        assert s.damage("Wolf") == 1


@plays("Thorn Collar")
def test_it_is_put_upon_anybody() -> None:
    s = arc(
        "A: hand: Thorn Collar; gems 2 Gaian; army: Wolf; city Oak (Body, 8): Elk\nB: army: Ox, Boar 1/9; hand: Yawn",
        TEXTS,
    )
    s.choose("play Thorn Collar")
    assert sorted(s.options()) == ["target Boar", "target Elk", "target Ox", "target Wolf"]
    s.choose("target Boar")
    s.all_pass()
    assert s.place("Thorn Collar") == "on Boar"
