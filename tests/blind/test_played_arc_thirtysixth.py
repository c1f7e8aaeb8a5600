"""Blind texts of ARC's thirtysixth round about creatures, played as their writers meant them."""

import pytest

from blind.gestures import aims, fought, offered, resolve, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Toss": "event 0: Discard target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Give": "event 0: Sacrifice a creature.",
    "Raise": "magic 0: Put target creature card from your graveyard into play.", "Top": "creature 2 1/1",
    "Low": "creature 9 1/1", "Ebb": "event 0: Target creature gets +0/-9 until end of turn.",
    "Sap": "event 0: Target creature gets -4/+0 until end of turn.", "Bolt": "event 0: Deal 1 damage to target creature.",
    "Sweep": "magic 0: Kill each creature.", "Cheap": "event 0: Kill target creature with power cost 2 or less.",
    "Dear": "event 0: Kill target creature with power cost 4 or more.",
    "Sling": 'enchantment 0: Attach to a creature. It has "(M): Deal 1 damage to target city."',
    "Rest": "event 0: Mark target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
SNAIL, SCOUT, GHOUL, ORATOR = (
    "Lichenshell Wanderer", "Hedge Scout", "Gravewarden Ghoul", "Court Orator")  # fmt: skip
BRAWLER, OGRE, DANCER, ROOT, KNIGHT = (
    "Emberfist Brawler", "Ram-Tender Ogre", "Ash Dancer", "Rootspeaker", "Twice-Sworn Knight")  # fmt: skip


@plays("Lichenshell Wanderer")
def test_the_wanderer_attacks_armies_and_no_city() -> None:
    s = arc(f"A: army: {SNAIL}; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    assert starting(s, "attack") == ["attack B's army"]
    s.choose("attack B's army")
    until(s, "block")
    s.choose("done")
    fought(s)
    assert s.points("B") == 13
    s = arc(f"A: army: {SNAIL}, Wolf 1/9; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    army = s.fork()
    s.choose("attack Elm")
    assert (s.marked(SNAIL), s.marked("Wolf")) == (False, True)
    army.choose("attack B's army")
    assert sorted(offered(army, "send")) == sorted([SNAIL, "Wolf"])


@plays("Lichenshell Wanderer")
@pytest.mark.parametrize(("where", "goal"), [
    (f"army: {SNAIL}", "Elm"), (f"army: {SNAIL}", "B's army"), (f"army: Cow marked; city Elm (Body, 8): {SNAIL}", "Elm"),
])  # fmt: skip
def test_the_wanderer_defends_army_and_city(where: str, goal: str) -> None:
    city = "" if "city" in where else "; city Elm (Body, 8)"
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: {where}{city}; {WAITING}{COMBAT}", TEXTS)
    s.choose(f"attack {goal}")
    until(s, "block")
    s.choose(f"block Wolf with {SNAIL}")
    fought(s)
    assert (s.damage("Wolf"), s.damage("Elm"), s.points("B")) == (2, 0, 15)


@plays("Hedge Scout")
@pytest.mark.parametrize("way", ["play", "raise"])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_scout_sees_the_top_card_and_leaves_it_or_not(way: str, answer: str) -> None:
    lies = f"hand: {SCOUT}; gems 2 Gaian" if way == "play" else f"hand: Raise; grave: {SCOUT}"
    s = arc(f"A: army: Wolf; {lies}; deck: Top, 3, Low\nB: army: Ox; deck: 5", TEXTS)
    s.choose(f"play {SCOUT}" if way == "play" else "play Raise")
    until(s, "yes")
    assert (s.asked, s.place(SCOUT)) == ("A", "Keep of A")
    assert [s.sees(seat, "Top") for seat in "AB"] == [True, False]
    before = s.deck("A")
    s.choose(answer)
    s.all_pass()
    assert s.deck("A") == ([*before[1:], "Top"] if answer == "yes" else before)
    assert (s.hand("A"), len(s.deck("B"))) == ([], 5)


@plays("Hedge Scout")
def test_with_an_empty_deck_the_scout_sees_nothing() -> None:
    s = arc(f"A: army: Wolf; hand: {SCOUT}; gems 2 Gaian; deck: 0\nB: army: Ox; deck: 5", TEXTS)
    s.choose(f"play {SCOUT}")
    s.all_pass()
    s.choose(*starting(s, "no"))  # asked in vain or not at all
    assert (s.over, s.place(SCOUT), s.phase, len(s.deck("B"))) == (False, "Keep of A", "Play", 5)


@plays("Gravewarden Ghoul")
@pytest.mark.parametrize(("way", "who", "more"), [
    ("Axe", "Ox", 1), ("Axe", "Hen", 1), ("Ebb", "Ox", 1), ("Bolt", "Ox", 1), ("Toss", "Ox", 0), ("Give", "Hen", 0),
    ("Back", "Ox", 0),
])  # fmt: skip
def test_for_each_death_of_another_the_ghoul_grows(way: str, who: str, more: int) -> None:
    s = arc(
        f"A: army: {GHOUL}; city Oak (Body, 8): Hen; hand: {way}; deck: 9\nB: army: Ox; city Elm (Body, 8); deck: 9",
        TEXTS,
    )
    s.choose(f"play {way}", f"{'pick' if way == 'Give' else 'target'} {who}")
    s.all_pass()
    s.to("Second Play")
    assert s.value(GHOUL) == f"{2 + more}/{3 + more}"
    s.to("Draw", "B")
    assert s.value(GHOUL) == "2/3"


@plays("Gravewarden Ghoul")
def test_the_ghoul_grows_in_others_turns_and_for_several_and_not_for_itself() -> None:
    s = arc(
        f"A: army: Wolf; hand: Axe, Bolt, Sweep; deck: 9\nB: army: Ox, {GHOUL}; deck: 9\nC: army: Ram; deck: 9", TEXTS
    )
    s.choose("play Axe", "target Ram")
    s.all_pass()
    assert s.value(GHOUL) == "3/4"
    own = s.fork()
    s.choose("play Bolt", "target Ox")
    s.all_pass()
    assert s.value(GHOUL) == "4/5"
    own.choose("play Sweep")
    own.all_pass()
    assert (own.place(GHOUL), own.place("Ox"), own.place("Wolf")) == ("B's graveyard", "B's graveyard", "A's graveyard")


@plays("Gravewarden Ghoul")
def test_whoever_falls_in_combat_feeds_the_ghoul_too() -> None:
    s = arc(
        f"A: army: {GHOUL}, Wolf 1/1; {WAITING}\nB: army: Ox 2/2, Ram 2/2; city Elm (Body, 9); {WAITING}{COMBAT}", TEXTS
    )
    s.choose("attack Elm", "send Wolf", f"send {GHOUL}")
    until(s, "block")
    s.choose("block Wolf with Ox", f"block {GHOUL} with Ram")
    while s.phase == "Attack":
        s.choose(s.way_on())
    assert (s.place("Wolf"), s.place("Ox"), s.place("Ram")) == ("A's graveyard", "B's Army", "B's graveyard")
    assert (s.value(GHOUL), s.damage(GHOUL)) == ("4/5", 2)


@plays("Court Orator")
@pytest.mark.parametrize(("claim", "answer", "won"), [
    (ORATOR, "Cow cost 3", True), (ORATOR, "Cow cost 4", False), ("Hen cost 4", ORATOR, False), ("Hen cost 5", ORATOR, True),
])  # fmt: skip
def test_the_orator_counts_for_four_in_claims_and_answers(claim: str, answer: str, won: bool) -> None:
    s = arc(f"A: city Oak (Body, 8): {claim}\nB: city Elm (Body, 8): {answer}; army: Ox{TACTICS}", TEXTS)
    s.choose("claim Body", f"bid {claim.partition(' cost')[0]}", f"bid {answer.partition(' cost')[0]}")
    assert (s.points("A"), s.points("B")) == (15 + won, 15)


@plays("Court Orator")
def test_everywhere_else_the_orator_costs_two() -> None:
    s = arc(f"A: hand: {ORATOR}, Cheap, Dear; gems 2 House of Nobles\nB: army: Ox cost 4", TEXTS)
    s.play(ORATOR)
    assert s.consumed("A") == "2 House of Nobles"
    s.choose("play Dear")
    assert ORATOR not in aims(s)
    s.choose(*starting(s, "target"))
    s.all_pass()
    s.choose("play Cheap")
    s.choose(*starting(s, f"target {ORATOR}"))
    s.all_pass()
    assert s.place(ORATOR) == "A's graveyard"


@plays("Emberfist Brawler")
@pytest.mark.parametrize(("goal", "blocked"), [("Elm", False), ("B's army", False), ("Elm", True)])
def test_the_brawler_is_fiercer_as_it_attacks(goal: str, blocked: bool) -> None:
    s = arc(
        f"A: army: {BRAWLER}, Wolf 1/9; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 9); city Fir (Mind, 9); {WAITING}{COMBAT}",
        TEXTS,
    )
    assert s.value(BRAWLER) == "2/2"
    s.choose(f"attack {goal}", f"send {BRAWLER}", "done")
    assert values(s, BRAWLER, "Wolf") == ["4/2", "1/9"]
    until(s, "block")
    s.choose(f"block {BRAWLER} with Ox" if blocked else "done")
    fought(s)
    assert (s.damage("Ox"), s.damage("Elm"), s.points("B"), s.value(BRAWLER)) == (
        4 * blocked, 4 * (goal == "Elm" and not blocked), 11 if goal == "B's army" else 15, "2/2")  # fmt: skip


@plays("Emberfist Brawler")
def test_as_it_defends_or_stays_behind_the_brawler_is_as_printed() -> None:
    s = arc(
        f"A: army: {BRAWLER}, Wolf 1/9; {WAITING}\nB: army: {BRAWLER}; city Elm (Body, 9); {WAITING}{COMBAT}", TEXTS
    )
    s.choose("attack Elm", "send Wolf", "done")
    until(s, "block")
    s.choose(f"block Wolf with {BRAWLER}")
    assert values(s, BRAWLER, f"{BRAWLER} (2)") == ["2/2", "2/2"]
    fought(s)
    assert s.damage("Wolf") == 2


@plays("Ram-Tender Ogre")
@pytest.mark.parametrize(("goal", "blocked", "told"), [
    ("Elm", False, (6, 15, 0)), ("B's army", False, (0, 11, 0)), ("Elm", True, (0, 15, 4)),
])  # fmt: skip
def test_the_ogre_does_more_damage_to_cities_alone(goal: str, blocked: bool, told: tuple[int, int, int]) -> None:
    s = arc(f"A: army: {OGRE}; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 9); {WAITING}{COMBAT}", TEXTS)
    s.choose(f"attack {goal}")
    assert s.value(OGRE) == "4/4"
    until(s, "block")
    s.choose(f"block {OGRE} with Ox" if blocked else "done")
    fought(s)
    assert (s.damage("Elm"), s.points("B"), s.damage("Ox")) == told


@plays("Ram-Tender Ogre")
def test_an_ogre_of_no_strength_adds_nothing_and_what_it_throws_hits_harder() -> None:
    s = arc(f"A: army: {OGRE}; hand: Sap, Wait\nB: army: Ox; city Elm (Body, 9); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    until(s, "play Sap")
    s.choose("play Sap", f"target {OGRE}")
    until(s, "block")
    s.choose("done")
    fought(s)
    assert s.damage("Elm") == 0
    s = arc(
        f"A: army: {OGRE}, Wolf; attached: Sling on {OGRE}, Sling on Wolf\nB: army: Ox; city Elm (Body, 9); city Fir (Mind, 9)",
        TEXTS,
    )
    s.choose(f"use {OGRE}", "target Elm")
    s.all_pass()
    s.choose("use Wolf", "target Fir")
    s.all_pass()
    assert (s.damage("Elm"), s.damage("Fir")) == (3, 1)


@plays("Ash Dancer")
@pytest.mark.parametrize("seat", ["A", "B", "C"])
@pytest.mark.parametrize("home", ["army: {}", "city Ash (Soul, 8): {}"])
def test_the_dancer_burns_any_attacker(seat: str, home: str) -> None:
    at = {name: ("; " + home.format(DANCER)) * (name == seat) for name in "ABC"}
    s = arc(
        f"A: army: Wolf 1/9, Fox 1/9; {WAITING}{at['A']}\nB: army: Ox 1/9; city Elm (Body, 9); {WAITING}{at['B']}\n"
        f"C: army: Ram 1/9; city Fir (Body, 9); {WAITING}{at['C']}", TEXTS,
    )  # fmt: skip
    assert not starting(s, "use")
    s.to("Attack")
    s.choose("attack Elm", "send Wolf", "done")
    until(s, f"use {DANCER}")
    assert s.asked == seat
    s.choose(f"use {DANCER}", *starting(s, "target"))
    assert s.marked(DANCER)
    resolve(s)
    assert [s.damage(name) for name in ("Wolf", "Fox", "Ox", "Ram")] == [1, 0, 0, 0]
    assert not starting(s, "use")


@plays("Ash Dancer")
def test_as_an_attacker_the_dancer_is_marked_and_as_a_defender_it_burns_and_strikes() -> None:
    s = arc(f"A: army: {DANCER}, Wolf 1/9; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 9); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm", f"send {DANCER}", "done")
    while s.phase == "Attack":
        assert not starting(s, "use")
        s.choose(s.way_on())
    s = arc(f"A: army: Wolf 1/2, Fox 1/9; hand: Wait\nB: army: {DANCER}; city Elm (Body, 9); hand: Wait{COMBAT}", TEXTS)
    s.choose("attack Elm", "send Wolf", "done")
    until(s, "block")
    s.choose(f"block Wolf with {DANCER}")
    until(s, f"use {DANCER}")
    s.choose(f"use {DANCER}", *starting(s, "target"))
    while s.phase == "Attack":
        s.choose(s.way_on())
    assert (s.place("Wolf"), s.damage(DANCER), s.damage("Elm")) == ("A's graveyard", 1, 0)


@plays("Ash Dancer")
def test_who_is_no_attacker_any_more_is_not_burnt() -> None:
    s = arc(
        f"A: army: Wolf 1/9, Fox 1/9; hand: Back, Home; city Oak (Body, 8)\nB: army: {DANCER}; city Elm (Body, 9){COMBAT}",
        TEXTS | {"Home": "event 0: Move target creature you control to a city you control."},
    )
    for card in ("Back", "Home"):
        other = s.fork()
        other.choose("attack Elm", "send Wolf", "send Fox")
        until(other, f"use {DANCER}")
        other.choose(f"use {DANCER}")
        assert sorted(aims(other)) == ["Fox", "Wolf"]
        other.choose("target Wolf")
        until(other, f"play {card}")
        other.choose(f"play {card}", "target Wolf")
        while other.table.chain:
            other.choose(*(starting(other, "pick") or [other.way_on()])[:1])
        assert (other.place("Wolf"), other.damage("Wolf"), other.damage("Fox")) == (
            "A's hand" if card == "Back" else "Oak", 0, 0)  # fmt: skip
        assert other.marked(DANCER)


@plays("Rootspeaker")
@pytest.mark.parametrize("goal", ["Hen", "Wolf", "Cur"])
def test_for_any_gem_the_rootspeaker_unmarks_another(goal: str) -> None:
    s = arc(
        f"A: army: {ROOT}, Wolf marked, Cur; city Oak (Body, 8): Hen marked; gems 1 Red Banner, 1 Gaian consumed\n"
        "B: army: Ox marked", TEXTS,
    )  # fmt: skip
    s.choose(f"use {ROOT}")
    assert sorted(aims(s)) == ["Cur", "Hen", "Wolf"]
    s.choose(f"target {goal}")
    assert (s.marked(ROOT), s.gems("A")) == (True, "")
    s.all_pass()
    assert [s.marked(name) for name in ("Hen", "Wolf", "Cur", "Ox")] == [goal != "Hen", goal != "Wolf", False, True]


@plays("Rootspeaker")
@pytest.mark.parametrize(("a", "may"), [
    (f"army: {ROOT}, Wolf marked; gems 1 The Empire", True), (f"army: {ROOT}, Wolf marked; gems 1 Gaian consumed", False),
    (f"army: {ROOT} marked, Wolf marked; gems 1 Gaian", False), (f"army: {ROOT}; gems 1 Gaian", False),
])  # fmt: skip
def test_when_the_rootspeaker_can_speak(a: str, may: bool) -> None:
    s = arc(f"A: {a}\nB: army: Ox marked", TEXTS)
    assert bool(starting(s, "use")) is may


@plays("Rootspeaker")
def test_an_unmarked_attacker_attacks_on_and_in_others_play_phases_nobody_speaks() -> None:
    s = arc(
        f"A: army: {ROOT}, Wolf 1/9; gems 1 Gaian; {WAITING}; deck: 9\n"
        f"B: army: Ox; city Elm (Body, 9); hand: Wait, Rest; deck: 9{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Elm", "send Wolf", "done")
    until(s, f"use {ROOT}")
    s.choose(f"use {ROOT}")
    s.choose(*starting(s, "target Wolf"))
    resolve(s)
    assert not s.marked("Wolf")
    until(s, "block")
    s.choose("done")
    fought(s)
    assert (s.damage("Elm"), s.marked("Wolf")) == (1, False)
    s = arc(
        f"A: army: {ROOT}, Wolf marked; gems 1 Gaian; {WAITING}\nB: army: Ox; hand: Wait\nphase: Play, active B", TEXTS
    )
    s.choose("play Wait")
    assert (s.asked, starting(s, "use")) == ("A", [])


@plays("Twice-Sworn Knight")
@pytest.mark.parametrize("way", ["play", "raise"])
def test_the_knight_comes_marked(way: str) -> None:
    lies = f"hand: {KNIGHT}; gems 4 House of Nobles" if way == "play" else f"hand: Raise; grave: {KNIGHT}"
    s = arc(f"A: army: Wolf; {lies}\nB: army: Ox", TEXTS)
    s.choose(f"play {KNIGHT}" if way == "play" else "play Raise")
    s.all_pass()
    assert (s.place(KNIGHT), s.marked(KNIGHT)) == ("Keep of A", True)


@plays("Twice-Sworn Knight")
def test_the_knight_bids_again_and_again_while_his_bids_are_won() -> None:
    s = arc(
        f"A: city Oak (Body, 8): {KNIGHT}, Hen; city Ash (Mind, 8); city Yew (Soul, 8); army: Wolf, Fox marked\n"
        f"B: army: Ox; city Elm (Body, 9): Cow cost 4, Ewe cost 3{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", f"bid {KNIGHT}", "done")
    assert s.marked(KNIGHT)
    until(s, "bid Ewe")
    s.choose("bid Ewe")
    until(s, "claim")
    assert (s.points("A"), s.marked(KNIGHT), s.marked("Fox")) == (16, False, True)
    s.choose("claim Mind", f"bid {KNIGHT}", "done")
    until(s, "bid Cow")
    s.choose("bid Cow")
    until(s, "claim")
    assert (s.points("A"), s.marked(KNIGHT)) == (16, True)  # 4 against 4
    s.choose("claim Soul", *starting(s, "bid Hen"))
    s.choose(*starting(s, "bid Hen"))
    s.to("Play")
    assert (s.points("A"), s.marked(KNIGHT)) == (17, False)


@plays("Twice-Sworn Knight")
@pytest.mark.parametrize("won", [True, False])
def test_anothers_bid_unmarks_no_knight(won: bool) -> None:
    s = arc(
        f"A: city Oak (Body, 8): Hen cost 2\nB: army: {KNIGHT} marked; city Elm (Body, 9): Cow cost {1 if won else 3}{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Hen", "bid Cow")
    while s.table.chain:
        s.choose("pass")
    assert (s.points("A"), s.marked(KNIGHT)) == (15 + won, True)
