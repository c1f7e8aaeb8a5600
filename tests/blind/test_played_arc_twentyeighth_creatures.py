"""Blind texts of ARC's twenty-eighth round about creatures, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolve
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Give": "event 0: Sacrifice a creature.",
    "Toss": "event 0: Discard target creature.", "Back": "event 0: Return target creature to its owner's hand.",
    "Raze": "event 0: Deal 8 damage to target city.", "Scratch": "event 0: Deal 4 damage to target city.",
    "Raise": "magic 0: Put target creature card from your graveyard into play.",
    "Two": "creature 2 Gaian 1/1", "Four": "creature 4 Gaian 1/1", "Five": "creature 5 Gaian 1/1",
    "Six": "creature 6 Gaian 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


HERDER = "Rampart Goatherd"


@plays("Rampart Goatherd")
@pytest.mark.parametrize("home", ["army: Ox, {0}; city Elm (Body, 8)", "army: Ox; city Elm (Body, 8): {0}"])
def test_the_goatherd_hits_harder_in_defence_of_a_city(home: str) -> None:
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: {home.format(HERDER)}; {WAITING}{COMBAT}", TEXTS)
    assert s.value(HERDER) == "1/3"
    s.choose("attack Elm")
    until(s, "block")
    assert s.value(HERDER) == "1/3"  # it merely lives there
    other = s.fork()
    s.choose(f"block Wolf with {HERDER}")
    assert s.value(HERDER) == "3/3"
    fought(s)
    assert (s.damage("Wolf"), s.value(HERDER)) == (3, "1/3")
    other.choose("block Wolf with Ox", "done")
    assert other.value(HERDER) == "1/3"


@plays("Rampart Goatherd")
def test_the_goatherd_defends_the_army_as_it_is_and_so_it_attacks() -> None:
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: {HERDER}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose(f"block Wolf with {HERDER}")
    assert s.value(HERDER) == "1/3"
    fought(s)
    assert s.damage("Wolf") == 1
    s = arc(f"A: army: {HERDER}; {WAITING}\nB: city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    assert s.value(HERDER) == "1/3"


OTTER = "Puddlewick Otter"


@plays("Puddlewick Otter")
@pytest.mark.parametrize("whom", ["Hen", "Wolf", "Cow"])
def test_the_otter_wakes_another_as_it_comes(whom: str) -> None:
    s = arc(
        f"A: hand: {OTTER}; gems 2 Gaian; city Oak (Body, 8): Hen marked; army: Wolf marked, Cow\nB: army: Ox marked",
        TEXTS,
    )
    s.choose(f"play {OTTER}")
    until(s, "pick")
    assert (s.asked, sorted(offered(s, "pick"))) == ("A", ["Cow", "Hen", "Wolf"])  # and he must
    assert not offered(s, "done")
    s.choose(f"pick {whom}")
    resolve(s)
    assert [s.marked(name) for name in ("Hen", "Wolf", "Ox")] == [whom != "Hen", whom != "Wolf", True]


@plays("Puddlewick Otter")
def test_the_otter_wakes_whoever_called_it_back_and_alone_nobody() -> None:
    s = arc(f"A: hand: Raise; grave: {OTTER}; army: Hen marked\nB: army: Ox marked", TEXTS)
    s.play("Raise")
    s.all_pass()
    assert (s.marked("Hen"), s.marked("Ox"), s.place(OTTER)) == (False, True, "Keep of A")
    s = arc(f"A: hand: {OTTER}; gems 2 Gaian\nB: army: Ox marked", TEXTS)
    s.play(OTTER)
    s.all_pass()
    assert (s.place(OTTER), s.marked("Ox"), s.marked(OTTER)) == ("Keep of A", True, False)


CAPPER = "Breach Capper"


@plays("Breach Capper")
@pytest.mark.parametrize(("hurt", "gained"), [("", 0), (", hurt 3", 0), (", hurt 4", 2), (", hurt 7", 2)])
def test_whoever_breaches_the_wall_is_paid(hurt: str, gained: int) -> None:
    s = arc(
        f"A: army: {CAPPER}; {WAITING}\nB: city Elm (Body, 8{hurt}); city Fir (Mind, 8); army: Ox; {WAITING}{COMBAT}",
        TEXTS,
    )
    defended = s.fork()
    s.choose("attack Elm")
    fought(s)
    s.all_pass()
    assert (s.points("A"), s.points("B")) == (15 + gained, 15)
    assert (s.place("Elm") == "B's graveyard") is (gained > 0)
    defended.choose("attack Elm")
    until(defended, "block")
    defended.choose(f"block {CAPPER} with Ox")
    fought(defended)
    assert (defended.points("A"), defended.place("Elm")) == (15, "B's Kingdom")


@plays("Breach Capper")
def test_another_who_breaches_it_earns_nothing() -> None:
    s = arc(
        f"A: army: {CAPPER} marked, Wolf 9/9\nB: city Elm (Body, 8); city Fir (Mind, 8); army: Ox; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack Elm")
    fought(s)
    assert (s.place("Elm"), s.points("A")) == ("B's graveyard", 15)
    s = arc(f"A: army: {CAPPER}; hand: Raze\nB: city Elm (Body, 8); city Fir (Mind, 8); army: Ox", TEXTS)
    s.play("Raze", "target Elm")
    s.all_pass()
    assert (s.place("Elm"), s.points("A")) == ("B's graveyard", 15)
    s = arc(
        f"A: army: {CAPPER}; hand: Scratch, Wait\nB: city Elm (Body, 8); city Fir (Mind, 8); army: Ox; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack Elm")
    until(s, "play Scratch")
    s.choose("play Scratch", "target Elm")
    fought(s)
    s.all_pass()
    assert (s.place("Elm"), s.points("A")) == ("B's graveyard", 17)  # what others did before does not matter


SHADE = "Creditor Shade"


@plays("Creditor Shade")
@pytest.mark.parametrize(("way", "lost"), [("Axe", 1), ("Toss", 0), ("Back", 0), ("Give", 0)])
def test_its_death_costs_all_opponents_of_its_player(way: str, lost: int) -> None:
    s = arc(f"A: hand: {way}; army: {SHADE} of B\nB: army: Ox\nC: army: Elk", TEXTS)
    s.play(way, *[f"target {SHADE}"] * (way != "Give"))
    s.all_pass()
    assert s.place(SHADE) == ("B's hand" if way == "Back" else "B's graveyard")
    assert [s.points(seat) for seat in "ABC"] == [15, 15 - lost, 15 - lost]


@plays("Creditor Shade")
def test_its_death_in_combat_may_end_the_match() -> None:
    s = arc(f"A: army: Wolf 2/9; 1 points; {WAITING}\nB: army: {SHADE}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose(f"block Wolf with {SHADE}")
    while not s.over:
        s.choose(s.way_on())
    assert s.winner == "B"


JUROR = "Unswayed Juror"


@plays("Unswayed Juror")
@pytest.mark.parametrize(
    ("claim", "answer", "won"), [(JUROR, "Five", 0), (JUROR, "Four", 1), ("Five", JUROR, 0), ("Six", JUROR, 1)]
)
def test_the_juror_counts_as_five_on_either_side(claim: str, answer: str, won: int) -> None:
    s = arc(f"A: city Oak (Body, 8): {claim}; {WAITING}\nB: city Elm (Mind, 8): {answer}; {WAITING}{TACTICS}", TEXTS)
    s.choose("claim Body", f"bid {claim}")
    until(s, "bid")
    s.choose(f"bid {answer}")
    s.to("Play")
    assert s.points("A") == 15 + won


@plays("Unswayed Juror")
def test_the_juror_costs_three_and_bids_unmarked_out_of_a_city() -> None:
    for gems, may in ((2, False), (3, True)):
        s = arc(f"A: hand: {JUROR}; gems {gems} The Empire\nB: army: Ox", TEXTS)
        assert (f"play {JUROR}" in s.options()) is may
    s = arc(f"A: city Oak (Body, 8): {JUROR} marked, Two; army: {JUROR}\nB: army: Ox; {WAITING}{TACTICS}", TEXTS)
    s.choose("claim Body")
    assert offered(s, "bid") == ["Two"]


LADY = "Pageant Stewardess"


@plays("Pageant Stewardess")
@pytest.mark.parametrize("there", ["army: {0} marked", "city Fir (Mind, 8): {0}"])
@pytest.mark.parametrize(("discipline", "answer", "yes", "drawn"), [
    ("Soul", None, True, 1), ("Soul", None, False, 0), ("Body", None, None, 0), ("Soul", "Four", None, 0),
])  # fmt: skip
def test_who_wins_a_soul_bid_may_draw(
    there: str, discipline: str, answer: str | None, yes: bool | None, drawn: int
) -> None:
    s = arc(
        f"A: city Oak (Soul, 8): Two; city Ash (Body, 8); {there.format(LADY)}; deck: Rat, Hog\n"
        f"B: city Elm (Mind, 8): Four; {WAITING}{TACTICS}",
        TEXTS,
    )
    s.choose(f"claim {discipline}", "bid Two")
    if answer:
        while s.asked == "A":
            s.choose("done" if "done" in s.options() else s.way_on())
        until(s, "bid")
        s.choose(f"bid {answer}")
    while s.phase == "Tactics":
        s.choose(("yes" if yes else "no") if "yes" in s.options() else "done" if "done" in s.options() else s.way_on())
    assert len(s.hand("A")) == drawn
    assert any("yes" in line for line in s.log()) is bool(yes)


@plays("Pageant Stewardess")
def test_an_empty_deck_is_no_danger_and_to_block_a_claim_is_no_win() -> None:
    s = arc(f"A: city Oak (Soul, 8): Two; army: {LADY}; deck: 0\nB: army: Ox{TACTICS}", TEXTS)
    s.choose("claim Soul", "bid Two")
    while s.phase == "Tactics":
        s.choose("no" if "no" in s.options() else "done" if "done" in s.options() else s.way_on())
    assert (s.over, s.points("A")) == (False, 16)
    s = arc(
        f"A: city Oak (Soul, 8): Two\nB: city Elm (Mind, 8): Four; army: {LADY}; deck: Rat; {WAITING}{TACTICS}", TEXTS
    )
    s.choose("claim Soul", "bid Two")
    until(s, "bid")
    s.choose("bid Four")
    s.to("Play")
    assert (s.points("A"), s.hand("B"), s.hand("A")) == (15, ["Wait"], [])


JAR = "Gutter Nightjar"


@plays("Gutter Nightjar")
def test_two_stop_the_nightjar_or_none() -> None:
    s = arc(f"A: army: {JAR}, Wolf; {WAITING}\nB: army: Ox 1/9, Cow 1/9, Hen; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army", f"send {JAR}", "send Wolf")
    until(s, "block")
    none, one = s.fork(), s.fork()
    s.choose(f"block {JAR} with Ox")
    assert "done" not in s.options()
    s.choose(f"block {JAR} with Cow", "done")
    fought(s)
    assert (s.place(JAR), s.points("B")) == ("A's graveyard", 14)
    none.choose("done")
    fought(none)
    assert none.points("B") == 11
    one.choose("block Wolf with Ox", "done")  # others are stopped by one
    fought(one)
    assert (one.points("B"), one.damage("Ox")) == (12, 1)


@plays("Gutter Nightjar")
def test_who_has_one_defender_has_none_against_it_and_one_who_is_left_still_defends() -> None:
    s = arc(f"A: army: {JAR}; {WAITING}\nB: army: Ox; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    fought(s)
    assert s.points("B") == 12
    s = arc(f"A: army: {JAR}; hand: Axe, Wait\nB: army: Ox 0/9, Cow; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose(f"block {JAR} with Ox")  # and the other must help
    until(s, "play Axe")
    s.choose("play Axe", "target Cow")
    fought(s)
    assert (s.points("B"), s.damage("Ox"), s.place(JAR)) == (15, 3, "A's Army")
