"""Blind texts of ARC's twenty-seventh round about creatures, played as their writer meant them."""

import pytest

from blind.gestures import fought, mends, offered, resolve, targets
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Give": "event 0: Sacrifice a creature.",
    "Toss": "event 0: Discard target creature.", "Back": "event 0: Return target creature to its owner's hand.",
    "Jab": "event 0: Deal 2 damage to target creature.",
    "Raise": "magic 0: Put target creature card from your graveyard into play.",
    "Vine": "enchantment 1: Attach to a creature.", "Moss": "enchantment 1: Attach to an enchantment.",
    "Charge": "magic 0: Your residents can attack this turn.",
    "Two": "creature 2 Gaian 1/1", "Four": "creature 4 Gaian 1/1", "Five": "creature 5 Gaian 1/1",
    "Six": "creature 6 Gaian 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"

LANCER = "Ferrymead Lancer"


@plays("Ferrymead Lancer")
def test_the_lancer_hits_cities_harder() -> None:
    s = arc(
        f"A: army: {LANCER}; {WAITING}\nB: city Elm (Body, 8); city Fir (Mind, 8); army: Ox 1/9; {WAITING}{COMBAT}",
        TEXTS,
    )
    army, blocked = s.fork(), s.fork()
    assert s.value(LANCER) == "3/2"
    s.choose("attack Elm")
    assert s.value(LANCER) == "5/2"
    fought(s)
    assert (s.damage("Elm"), s.value(LANCER)) == (5, "3/2")
    army.choose("attack B's army")
    assert army.value(LANCER) == "3/2"
    fought(army)
    assert army.points("B") == 12
    blocked.choose("attack Elm")
    until(blocked, "block")
    blocked.choose(f"block {LANCER} with Ox")
    fought(blocked)
    assert blocked.damage("Ox") == 5


@plays("Ferrymead Lancer")
def test_the_lancer_defends_as_it_is() -> None:
    # Its writer lets the bonus outlast a city that falls; in ARC nobody attacks a city that is gone
    s = arc(f"A: army: Wolf 0/9; {WAITING}\nB: city Elm (Body, 8): {LANCER}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    until(s, "block")
    s.choose(f"block Wolf with {LANCER}")
    assert s.value(LANCER) == "3/2"


COPYIST = "Brinewick Copyist"


@plays("Brinewick Copyist")
def test_the_copyist_brings_a_card() -> None:
    s = arc(f"A: hand: {COPYIST}; gems 2 House of Nobles; deck: Rat, Hog\nB: army: Ox; hand: Axe", TEXTS)
    gone = s.fork()
    s.play(COPYIST)
    s.all_pass()
    assert (s.hand("A"), s.place(COPYIST)) == (["Rat"], "Keep of A")
    gone.choose(f"play {COPYIST}")
    while gone.place(COPYIST) != "Keep of A":
        gone.choose("pass")
    until(gone, "play Axe")
    gone.choose("play Axe", f"target {COPYIST}")
    resolve(gone)
    assert (gone.hand("A"), gone.place(COPYIST)) == (["Rat"], "A's graveyard")
    s = arc(f"A: hand: Raise; grave: {COPYIST}; deck: Rat, Hog\nB: army: Ox", TEXTS)
    s.play("Raise")
    s.all_pass()
    assert s.hand("A") == ["Rat"]


@plays("Brinewick Copyist")
def test_the_copyist_is_no_offer() -> None:
    s = arc(f"A: hand: {COPYIST}; gems 2 House of Nobles; deck: 0\nB: army: Ox", TEXTS)
    s.choose(f"play {COPYIST}")
    while not s.over:
        s.choose(s.way_on())
    assert s.winner == "B"


BADGER = "Sett-Warden Badger"


@plays("Sett-Warden Badger")
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
def test_the_badger_defends_well(goal: str) -> None:
    s = arc(f"A: army: Wolf 3/9; {WAITING}\nB: army: {BADGER}; city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    assert s.value(BADGER) == "2/2"
    s.choose(f"attack {goal}")
    until(s, "block")
    assert s.value(BADGER) == "2/2"
    s.choose(f"block Wolf with {BADGER}")
    assert s.value(BADGER) == "3/4"
    while s.damage("Wolf") == 0:
        assert s.place(BADGER) == "B's Army"
        s.choose(s.way_on())
    assert s.damage("Wolf") == 3
    s = arc(f"A: army: {BADGER}; {WAITING}\nB: city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    assert s.value(BADGER) == "2/2"


BELLOWS = "Bellows of the Crypt"


@plays("Bellows of the Crypt")
@pytest.mark.parametrize(("way", "lost"), [("Axe", 1), ("Jab", 1), ("Toss", 0), ("Back", 0), ("Give", 0)])
def test_its_death_costs_all_opponents_of_its_player(way: str, lost: int) -> None:
    s = arc(f"A: hand: {way}; army: {BELLOWS} of B\nB: army: Ox\nC: army: Elk", TEXTS)
    s.play(way, *[f"target {BELLOWS}"] * (way != "Give"))
    s.all_pass()
    assert s.place(BELLOWS) == ("B's hand" if way == "Back" else "B's graveyard")
    assert [s.points(seat) for seat in "ABC"] == [15, 15 - lost, 15 - lost]


PAVISOR = "Pavisor of the Fifth Cohort"


@plays("Pavisor of the Fifth Cohort")
def test_the_pavisor_attacks_nobody_and_does_all_else() -> None:
    s = arc(f"A: city Oak (Body, 8): {PAVISOR}, Hen; army: Wolf; hand: Charge\nB: city Elm (Body, 8)", TEXTS)
    moves = s.fork()
    s.play("Charge")
    s.to("Attack")
    s.choose("attack Elm")
    assert sorted(offered(s, "send")) == ["Hen", "Wolf"]
    moves.choose(f"move {PAVISOR} to the Army")
    resolve(moves)
    assert moves.place(PAVISOR) == "A's Army"
    assert not offered(arc(f"A: army: {PAVISOR}; {WAITING}\nB: city Elm (Body, 8){COMBAT}", TEXTS), "attack")
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: {PAVISOR}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    assert offered(s, "block") == [f"Wolf with {PAVISOR}"]
    s = arc(f"A: city Oak (Body, 8): {PAVISOR}, Two\nB: army: Ox{TACTICS}", TEXTS)
    s.choose("claim Body")
    assert sorted(offered(s, "bid")) == [PAVISOR, "Two"]


MASON = "Gutter-Wall Mason"


@plays("Gutter-Wall Mason")
@pytest.mark.parametrize(("hurt", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_the_mason_mends_a_city_of_its_player(hurt: int, left: int) -> None:
    oak = f"city Oak (Body, 8{f', hurt {hurt}' if hurt else ''})"
    s = arc(f"A: army: {MASON}; {oak}; city Ash (Mind, 8, hurt 3)\nB: city Elm (Body, 8, hurt 5)", TEXTS)
    s.choose(f"use {MASON}")
    assert (s.marked(MASON), sorted(offered(s, "pick"))) == (True, ["Ash", "Oak"])
    mends(s, "Oak")
    assert ([s.damage(name) for name in ("Oak", "Ash", "Elm")], offered(s, "use")) == ([left, 3, 5], [])


@plays("Gutter-Wall Mason")
def test_the_mason_works_in_combat_and_not_marked() -> None:
    s = arc(f"A: army: {MASON} marked; city Oak (Body, 8, hurt 5)\nB: army: Ox", TEXTS)
    assert offered(s, "use") == []
    s = arc(
        f"A: army: Wolf; {WAITING}\nB: army: {MASON}; city Oak (Body, 8, hurt 5); city Ash (Mind, 8){COMBAT}", TEXTS
    )
    s.choose("attack Oak")
    until(s, "use")
    assert s.asked == "B"
    s.choose(f"use {MASON}")
    mends(s, "Oak")
    assert s.damage("Oak") == 3


PROCTOR = "Proctor with Two Seals"


@plays("Proctor with Two Seals")
@pytest.mark.parametrize(
    ("claim", "answer", "won"), [(PROCTOR, "Five", 0), (PROCTOR, "Four", 1), ("Five", PROCTOR, 0), ("Six", PROCTOR, 1)]
)
def test_the_proctor_counts_as_five_on_either_side(claim: str, answer: str, won: int) -> None:
    s = arc(f"A: city Oak (Body, 8): {claim}; {WAITING}\nB: city Elm (Mind, 8): {answer}; {WAITING}{TACTICS}", TEXTS)
    s.choose("claim Body", f"bid {claim}")
    until(s, "bid")
    s.choose(f"bid {answer}")
    s.to("Play")
    assert s.points("A") == 15 + won


@plays("Proctor with Two Seals")
def test_the_proctor_costs_three_and_gone_counts_nothing() -> None:
    for gems, may in ((2, False), (3, True)):
        s = arc(f"A: hand: {PROCTOR}; gems {gems} The Empire\nB: army: Ox", TEXTS)
        assert (f"play {PROCTOR}" in s.options()) is may
    s = arc(
        f"A: city Oak (Body, 8): {PROCTOR}, Two; {WAITING}\nB: city Elm (Mind, 8): Two; hand: Axe, Wait{TACTICS}", TEXTS
    )
    s.choose("claim Body", f"bid {PROCTOR}", "bid Two")
    until(s, "play Axe")
    s.choose("play Axe", f"target {PROCTOR}")
    until(s, "bid")
    s.choose("bid Two")
    s.to("Play")
    assert (s.place(PROCTOR), s.points("A")) == ("A's graveyard", 15)


GORGER = "Cellar Gorger"


@plays("Cellar Gorger")
def test_the_gorger_eats_cards() -> None:
    s = arc(f"A: army: {GORGER} marked; hand: Rat, Hog; deck: 9\nB: army: Ox; deck: 9", TEXTS)
    s.choose(f"use {GORGER}", "give Hog")
    resolve(s)
    assert (s.value(GORGER), s.grave("A"), s.hand("A")) == ("3/3", ["Hog"], ["Rat"])
    s.choose(f"use {GORGER}")
    resolve(s)
    assert (s.value(GORGER), s.hand("A"), offered(s, "use")) == ("5/3", [], [])
    s.to("Draw", "B")
    assert s.value(GORGER) == "1/3"
    s = arc(f"A: army: {GORGER}; hand: Rat, Wait\nB: city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    until(s, "use")
    s.choose(f"use {GORGER}", "give Rat")
    fought(s)
    assert s.damage("Elm") == 3


HART = "Ivy-Pulling Hart"


@plays("Ivy-Pulling Hart")
def test_the_hart_pulls_an_enchantment_down() -> None:
    s = arc(
        f"A: hand: {HART}; gems 4 Gaian; army: Wolf; attached: Vine on Wolf\nB: army: Ox; attached: Vine on Ox",
        TEXTS,
    )
    s.choose(f"play {HART}")
    until(s, "target")
    assert (s.asked, len(targets(s)), offered(s, "done")) == ("A", 2, [])
    theirs = next(option for option in s.options() if option.startswith("target Vine") and option.endswith("(2)"))
    s.choose(theirs)
    resolve(s)
    assert (s.place("Vine"), s.place("Vine (2)")) == ("on Wolf", "B's graveyard")


@plays("Ivy-Pulling Hart")
def test_the_hart_pulls_its_own_if_there_is_no_other() -> None:
    s = arc(f"A: hand: Raise; grave: {HART}; army: Wolf; attached: Vine on Wolf, Moss on Vine\nB: army: Ox", TEXTS)
    s.play("Raise", "target Vine")
    s.all_pass()
    assert s.place(HART) == "Keep of A"
    assert (s.place("Vine"), s.place("Moss")) == ("A's graveyard", "A's graveyard")
    s = arc(f"A: hand: {HART}; gems 4 Gaian\nB: army: Ox", TEXTS)
    s.play(HART)
    s.all_pass()
    assert s.place(HART) == "Keep of A"


WARMED = "Warmed by the Newly Dead"


@plays("Warmed by the Newly Dead")
@pytest.mark.parametrize(("grave", "value"), [("", "2/2"), ("Rat", "4/4"), ("Wait, Rat", "4/4"), ("Rat, Wait", "2/2")])
def test_the_newly_dead_warm(grave: str, value: str) -> None:
    s = arc(f"A: army: {WARMED}{f'; grave: {grave}' if grave else ''}\nB: grave: Hog", TEXTS)
    assert s.value(WARMED) == value


@plays("Warmed by the Newly Dead")
def test_who_is_no_longer_warmed_may_die() -> None:
    s = arc(f"A: army: {WARMED} hurt 2, Wolf; grave: Rat; hand: Wait\nB: army: Ox", TEXTS)
    assert s.value(WARMED) == "4/4"
    s.play("Wait")  # an event lies on top
    assert s.place(WARMED) == "A's graveyard"
    s = arc(f"A: army: {WARMED}, Wolf; grave: Wait; hand: Axe\nB: army: Ox", TEXTS)
    s.choose("play Axe", "target Wolf")
    resolve(s)
    assert (s.place("Wolf"), s.value(WARMED)) == ("A's graveyard", "2/2")  # for the Axe lies upon it
