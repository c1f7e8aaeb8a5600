"""Blind texts of ARC's twenty-ninth round about creatures, played as their writers meant them."""

import pytest

from blind.gestures import fought, offered, resolve, targets, values
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Give": "event 0: Sacrifice a creature.",
    "Toss": "event 0: Discard target creature.", "Back": "event 0: Return target creature to its owner's hand.",
    "Raise": "magic 0: Put target creature card from your graveyard into play.",
    "Sweep": "event 0: Kill all creatures.", "Free": "event 0: Unmark target creature.",
    "Sting": "event 0: Deal 1 damage to target creature.", "Pay": "event 1: Gain 1 victory point.",
    "Two": "creature 2 Gaian 1/1", "Three": "creature 3 Gaian 1/1", "Four": "creature 4 Gaian 1/1",
    "Five": "creature 5 Gaian 1/1", "Red": "creature 1 Red Banner 1/1", "One": "creature 1 Gaian 1/1",
    "Marsh": "city 2 Mind 8: Always: Human creatures can't enter this city.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


FAWN = "Dew-Lapping Fawn"


@plays("Dew-Lapping Fawn")
@pytest.mark.parametrize("answer", ["", "Axe"])
def test_the_fawn_is_gain_as_it_comes_wherever_from(answer: str) -> None:
    s = arc(f"A: hand: {FAWN}; gems 2 Gaian\nB: army: Ox; hand: {answer or 'Wait'}", TEXTS)
    s.choose(f"play {FAWN}")
    if answer:
        while not targets(s) and s.table.chain:
            s.choose("play Axe" if s.place(FAWN) == "Keep of A" and "play Axe" in s.options() else "pass")
        s.choose(f"target {FAWN}")
    resolve(s)
    assert (s.points("A"), s.points("B"), s.place(FAWN)) == (16, 15, "A's graveyard" if answer else "Keep of A")
    s = arc(f"A: hand: Raise; grave: {FAWN}\nB: army: Ox", TEXTS)
    s.play("Raise")
    s.all_pass()
    assert s.points("A") == 16


TROLL = "Hummock Troll"


@plays("Hummock Troll")
def test_the_troll_goes_for_armies_alone() -> None:
    s = arc(f"A: army: {TROLL}, Wolf; {WAITING}\nB: city Elm (Body, 8); army: Ox; {WAITING}{COMBAT}", TEXTS)
    city = s.fork()
    s.choose("attack B's army", f"send {TROLL}", "done")
    fought(s)
    assert s.points("B") == 11
    city.choose("attack Elm")
    assert f"send {TROLL}" not in city.options()
    fought(city)
    assert (city.damage("Elm"), city.marked(TROLL)) == (1, False)
    s = arc(f"A: army: {TROLL}\nB: city Elm (Body, 8); army: Ox{COMBAT}", TEXTS)
    assert offered(s, "attack") == ["B's army"]
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: city Elm (Body, 8): {TROLL}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    until(s, "block")
    s.choose(f"block Wolf with {TROLL}")
    fought(s)
    assert s.damage("Wolf") == 4


SHEPHERDESS = "Oldroot Shepherdess"


def felled(s: Scene, whom: str, way: str = "Axe") -> None:
    """That creature is felled so, until somebody is asked for more."""
    s.choose(f"play {way}")
    s.choose(*[f"target {whom}"] * bool(targets(s)))
    s.choose(*[f"pick {whom}"] * (f"pick {whom}" in s.options()))
    while s.table.chain and not {"yes", "no"} & set(s.options()):
        s.choose("pass")


@plays("Oldroot Shepherdess")
def test_another_comes_out_of_the_grave_for_who_dies() -> None:
    s = arc(
        f"A: city Oak (Body, 8); city Fir (Mind, 8); army: {SHEPHERDESS}, Three; grave: Two, Four, Red; hand: Axe\nB: army: Ox",
        TEXTS,
    )
    felled(s, "Three")
    no = s.fork()
    s.choose("yes", *["pick Two"] * ("pick Two" in s.options()))
    while s.table.chain or offered(s, "pick"):
        assert not {"pick Four", "pick Red", "pick Three"} & set(s.options())
        s.choose(next((label for label in s.options() if label in ("pick Two", "pick Fir")), "pass"))
    assert (s.place("Two"), s.marked("Two"), s.place("Three")) == ("Fir", False, "A's graveyard")
    no.choose("no")
    resolve(no)
    assert no.place("Two") == "A's graveyard"


def answered(s: Scene, answer: str) -> bool:
    """Until all is resolved he answers so; was he asked?"""
    asked = False
    while s.table.chain or offered(s, "pick"):
        label = next((o for o in s.options() if o == answer or o.startswith("pick")), "pass")
        asked = asked or label == answer
        s.choose(label)
    return asked


@plays("Oldroot Shepherdess")
def test_once_each_turn_somebody_comes_and_who_declines_may_later() -> None:
    army = f"A: army: {SHEPHERDESS}, Three, Four; grave: Two, One; hand: Axe, Axe\nB: army: Ox"
    s = arc(army, TEXTS)
    no = s.fork()
    felled(s, "Three")
    assert answered(s, "yes")
    assert len([name for name in ("Two", "One") if s.place(name) == "Keep of A"]) == 1
    felled(s, "Four")
    assert not answered(s, "yes")
    assert len([name for name in ("Two", "One") if s.place(name) == "Keep of A"]) == 1
    felled(no, "Three")
    assert answered(no, "no")
    felled(no, "Four")
    assert answered(no, "yes")
    assert len([name for name in ("Two", "One", "Three") if no.place(name) == "Keep of A"]) == 1


@plays("Oldroot Shepherdess")
@pytest.mark.parametrize(("way", "whom", "army"), [
    ("Axe", "Red", "Red"), ("Axe", SHEPHERDESS, "Three"), ("Toss", "Three", "Three"), ("Give", "Three", "Three"),
    ("Axe", "Ox", "Three"),
])  # fmt: skip
def test_for_whose_end_nobody_comes(way: str, whom: str, army: str) -> None:
    s = arc(f"A: army: {SHEPHERDESS}, {army}; grave: Two; hand: {way}\nB: army: Ox", TEXTS)
    felled(s, whom, way)
    assert not answered(s, "yes")
    assert s.place("Two") == "A's graveyard"
    s = arc(f"A: army: {SHEPHERDESS}, Two, Three; grave: Two; hand: Axe, Axe\nB: army: Ox", TEXTS)
    felled(s, "Two")
    assert not answered(s, "yes")  # it would have to be lower
    felled(s, "Three")
    assert answered(s, "yes")  # which uses nothing up
    assert sorted((s.place("Two"), s.place("Two (2)"))) == ["A's graveyard", "Keep of A"]


@plays("Oldroot Shepherdess")
def test_who_dies_with_her_counts_and_whoever_else_owns_it() -> None:
    s = arc(f"A: army: {SHEPHERDESS}, Three; grave: Two; hand: Sweep\nB: army: Ox", TEXTS)
    s.choose("play Sweep")
    assert answered(s, "yes")
    assert (s.place(SHEPHERDESS), s.place("Two")) == ("A's graveyard", "Keep of A")
    s = arc(f"A: army: {SHEPHERDESS}, Three of B; grave: Two; hand: Axe\nB: army: Ox; grave: One", TEXTS)
    felled(s, "Three")
    assert answered(s, "yes")
    assert (s.place("Two"), s.place("Three"), s.place("One")) == ("Keep of A", "B's graveyard", "B's graveyard")


WRAITH = "Pauper's Wraith"


@plays("Pauper's Wraith")
@pytest.mark.parametrize(("way", "lost"), [("Axe", 1), ("Toss", 0), ("Back", 0), ("Give", 0)])
def test_the_death_of_the_wraith_costs_one_opponent(way: str, lost: int) -> None:
    s = arc(f"A: hand: {way}; army: {WRAITH} of B\nB: army: Ox\nC: army: Elk", TEXTS)
    s.choose(f"play {way}", *[f"target {WRAITH}"] * (way != "Give"))
    while s.table.chain or offered(s, "pick"):
        if offered(s, "pick"):
            assert (s.asked, sorted(offered(s, "pick"))) == ("A", ["player B", "player C"])
        s.choose("pick player C" if offered(s, "pick") else "pass")
    assert [s.points(seat) for seat in "ABC"] == [15, 15, 15 - lost]
    if way == "Axe":
        s = arc(f"A: hand: Axe; army: {WRAITH}\nB: army: Ox; 1 points", TEXTS)
        s.play("Axe", f"target {WRAITH}")
        while not s.over:
            s.choose("pass")
        assert s.winner == "A"


GHOUL = "Gravel-Toothed Ghoul"


@plays("Gravel-Toothed Ghoul")
def test_the_ghoul_feeds_on_its_own() -> None:
    s = arc(f"A: army: {GHOUL} marked, Wolf marked, {WRAITH}; city Oak (Body, 8): Hen\nB: army: Ox", TEXTS)
    s.choose(f"use {GHOUL}")
    assert {label.partition(" ")[2] for label in s.options() if label.startswith("give")} == {"Wolf", "Hen", WRAITH}
    s.choose(f"give {WRAITH}")
    resolve(s)
    assert (s.value(GHOUL), s.place(WRAITH), s.points("B"), s.marked(GHOUL)) == ("5/3", "A's graveyard", 15, True)
    s.choose(f"use {GHOUL}", "give Hen")
    resolve(s)
    s.choose(f"use {GHOUL}", *["give Wolf"] * ("give Wolf" in s.options()))
    resolve(s)
    assert (s.value(GHOUL), offered(s, "use"), s.place("Ox")) == ("11/3", [], "B's Army")
    s.to("Draw", "B")
    assert s.value(GHOUL) == "2/3"


@plays("Gravel-Toothed Ghoul")
def test_the_ghoul_feeds_in_combat_and_what_is_eaten_is_gone() -> None:
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: {GHOUL}, Hen; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose(f"block Wolf with {GHOUL}", "done")
    until(s, "use")
    s.choose(f"use {GHOUL}", *["give Hen"] * ("give Hen" in s.options()))
    fought(s)
    assert s.damage("Wolf") == 5
    s = arc(f"A: army: {GHOUL}, Hen; {WAITING}\nB: army: Ox; hand: Axe", TEXTS)
    s.choose(f"use {GHOUL}", *["give Hen"] * ("give Hen" in s.options()))
    until(s, "play Axe")
    s.choose("play Axe", f"target {GHOUL}")
    resolve(s)
    assert (s.place("Hen"), s.place(GHOUL)) == ("A's graveyard", "A's graveyard")


SHADOW = "Mourner's Shadow"


@plays("Mourner's Shadow")
@pytest.mark.parametrize(("grave", "value"), [
    ("", "2/2"), ("; grave: Wait, Two", "4/4"), ("; grave: Two, Wait", "2/2"), ("; grave: Two, Marsh", "2/2"),
])  # fmt: skip
def test_the_shadow_mourns_who_died_last(grave: str, value: str) -> None:
    s = arc(f"A: army: {SHADOW}{grave}\nB: grave: Four", TEXTS)
    assert s.value(SHADOW) == value


@plays("Mourner's Shadow")
@pytest.mark.parametrize(("hurt", "place"), [(1, "A's Army"), (3, "A's graveyard")])
def test_an_event_on_top_ends_the_mourning(hurt: int, place: str) -> None:
    s = arc(f"A: army: {SHADOW} hurt {hurt}; grave: Two; hand: Wait; deck: 9\nB: army: Ox", TEXTS)
    assert s.value(SHADOW) == "4/4"
    s.play("Wait")
    s.all_pass()
    assert s.place(SHADOW) == place
    if hurt == 1:
        assert s.value(SHADOW) == "2/2"
    s = arc(f"A: army: {SHADOW}, Wolf; hand: Give\nB: army: Ox", TEXTS)
    s.choose("play Give")
    while s.place("Wolf") == "A's Army":
        s.choose("pick Wolf" if "pick Wolf" in s.options() else "pass")
    s.all_pass()
    assert (s.grave("A"), s.value(SHADOW)) == (["Give", "Wolf"], "2/2")


PETITIONER = "Velvet-Cuffed Petitioner"


@plays("Velvet-Cuffed Petitioner")
@pytest.mark.parametrize(
    ("claim", "answer", "won"),
    [(PETITIONER, "Four", 0), (PETITIONER, "Three", 1), ("Four", PETITIONER, 0), ("Five", PETITIONER, 1)],
)
def test_the_petitioner_counts_as_four_on_either_side(claim: str, answer: str, won: int) -> None:
    s = arc(f"A: city Oak (Body, 8): {claim}; {WAITING}\nB: city Elm (Mind, 8): {answer}; {WAITING}{TACTICS}", TEXTS)
    s.choose("claim Body", f"bid {claim}")
    until(s, "bid")
    s.choose(f"bid {answer}")
    s.to("Play")
    assert s.points("A") == 15 + won
    for gems, may in ((1, False), (2, True)):
        s = arc(f"A: hand: {PETITIONER}; gems {gems} House of Nobles\nB: army: Ox", TEXTS)
        assert (f"play {PETITIONER}" in s.options()) is may


HEIRESS = "Heiress of the Wax Seal"


@plays("Heiress of the Wax Seal")
@pytest.mark.parametrize("there", ["army: {0} marked", "city Fir (Mind, 8): {0}"])
@pytest.mark.parametrize(("answer", "yes", "drawn"), [(None, True, 1), (None, False, 0), ("Four", None, 0)])
def test_who_wins_a_bid_may_draw(there: str, answer: str | None, yes: bool | None, drawn: int) -> None:
    s = arc(
        f"A: city Oak (Soul, 8): Two; {there.format(HEIRESS)}; deck: Rat, Hog\n"
        f"B: city Elm (Mind, 8): Four; {WAITING}{TACTICS}",
        TEXTS,
    )
    s.choose("claim Soul", "bid Two")
    if answer:
        while s.asked == "A":
            s.choose("done" if "done" in s.options() else s.way_on())
        until(s, "bid")
        s.choose(f"bid {answer}")
    while s.phase == "Tactics":
        if "yes" in s.options():
            assert s.points("A") == 16  # the point of the bid is there before
        s.choose(("yes" if yes else "no") if "yes" in s.options() else "done" if "done" in s.options() else s.way_on())
    assert len(s.hand("A")) == drawn
    assert any("> A: yes" in line for line in s.log()) is bool(yes)


@plays("Heiress of the Wax Seal")
def test_an_empty_deck_harms_no_heiress_and_to_block_is_no_win() -> None:
    s = arc(f"A: city Oak (Soul, 8): Two; army: {HEIRESS}; deck: 0\nB: army: Ox{TACTICS}", TEXTS)
    s.choose("claim Soul", "bid Two")
    while s.phase == "Tactics":
        s.choose("no" if "no" in s.options() else "done" if "done" in s.options() else s.way_on())
    assert (s.over, s.points("A")) == (False, 16)
    s = arc(
        f"A: city Oak (Soul, 8): Two\nB: city Elm (Mind, 8): Four; army: {HEIRESS}; deck: Rat; {WAITING}{TACTICS}",
        TEXTS,
    )
    s.choose("claim Soul", "bid Two")
    until(s, "bid")
    s.choose("bid Four")
    s.to("Play")
    assert (s.points("A"), s.hand("B")) == (15, ["Wait"])


OUTRIDER = "Torch-Hand Outrider"


@plays("Torch-Hand Outrider")
@pytest.mark.parametrize("home", ["army: Ox, {0}; city Elm (Body, 8)", "army: Ox; city Elm (Body, 8): {0}"])
def test_the_outrider_defends_nobody(home: str) -> None:
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: {home.format(OUTRIDER)}; {WAITING}{COMBAT}", TEXTS)
    for goal in ("Elm", "B's army"):
        other = s.fork()
        other.choose(f"attack {goal}")
        until(other, "block")
        assert [label for label in offered(other, "block") if OUTRIDER in label] == []
    s = arc(f"A: army: {OUTRIDER}; {WAITING}\nB: city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    fought(s)
    assert s.damage("Elm") == 4


MIRELLE = "Horn-Captain Mirelle"


@plays("Horn-Captain Mirelle")
@pytest.mark.parametrize(
    "there", ["army: {0} marked, Wolf 1/9, Fox 1/9", "army: Wolf 1/9, Fox 1/9; city Oak (Body, 8): {0}"]
)
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
def test_at_her_horn_attackers_hit_harder(there: str, goal: str) -> None:
    s = arc(f"A: {there.format(MIRELLE)}; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    assert s.value("Wolf") == "1/9"
    s.choose(f"attack {goal}", "send Wolf", "done")
    assert values(s, "Wolf", "Fox", MIRELLE, "Ox") == ["2/9", "1/9", "2/4", "1/9"]
    fought(s)
    assert (s.damage("Elm"), s.points("B"), s.value("Wolf")) == ((2, 15, "1/9") if goal == "Elm" else (0, 13, "1/9"))


@plays("Horn-Captain Mirelle")
def test_two_captains_add_up_and_none_blows_for_herself_or_dead() -> None:
    s = arc(
        f"A: army: {MIRELLE}, {MIRELLE}, Wolf; hand: Axe, Wait\nB: army: Ox 1/9; city Elm (Body, 8); {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", f"send {MIRELLE}", "send Wolf", "done")
    assert values(s, "Wolf", MIRELLE, f"{MIRELLE} (2)") == ["3/1", "3/4", "2/4"]
    until(s, "play Axe")
    s.choose("play Axe", f"target {MIRELLE} (2)")
    resolve(s)
    assert values(s, "Wolf", MIRELLE) == ["2/1", "2/4"]
