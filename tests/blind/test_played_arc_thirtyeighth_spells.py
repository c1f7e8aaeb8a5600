"""Blind texts of ARC's thirty-eighth round about bargains and magic, played as their writers meant them."""

import pytest

from blind.gestures import aims, starting
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Rest": "event 0: Mark target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Pop": "magic 0: Gain 1 VP.",
    "Top": "creature 2 1/1", "Low": "creature 9 1/1", "Old": "creature 3 1/1", "Town": "city 3 Body 6",
    "Home": "event 0: Move target creature to a city its controller controls.",
    "Raze": "event 0: Destroy target city.",
    "Lend": "event 0: Gain control of target creature.",
    "Gong": "creature 1 1/1: Whenever a creature comes into play, gain 1 VP.",
    "Ban": "city 3 Body 6: Always: Only Red Banner creatures can enter this city.",
}  # fmt: skip
TACTICS = "\nphase: Tactics"
ECHO, ENVOY, COALS, PROCESSION, SPADE, AUDITOR = (
    "Echo of the Empty Hall", "Two-Cloaked Envoy", "Coals Over the Column", "Orchard Procession", "Spade and Sack",
    "The Auditor Calls")  # fmt: skip


@plays("Echo of the Empty Hall")
@pytest.mark.parametrize("home", ["army: {} marked", "city Elm (Body, 8): {} marked"])
@pytest.mark.parametrize(("way", "points", "hand"), [("discard", 16, ["Low"]), ("lose", 15, ["Top", "Low"])])
def test_to_the_echo_the_winner_of_a_bid_chooses_what_he_loses(
    home: str, way: str, points: int, hand: list[str]
) -> None:
    s = arc(
        f"A: city Oak (Body, 8): Hen cost 2; hand: Top, Low\nB: {home.format(ECHO)}; hand: 2\nC: army: Ram; hand: 2"
        f"{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Hen")
    until(s, "choose")
    assert (s.asked, s.points("A")) == ("A", 16)  # he has his point already
    s.choose(next(option for option in s.options() if way in option))
    if way == "discard":
        assert (s.asked, s.options()) == ("A", ["pick Top", "pick Low"])
        s.choose("pick Top")
    s.all_pass()
    assert (s.points("A"), s.hand("A"), s.points("B"), len(s.hand("B")), len(s.hand("C"))) == (points, hand, 15, 2, 2)


@plays("Echo of the Empty Hall")
def test_with_an_empty_hand_the_point_is_lost() -> None:
    s = arc(f"A: army: Wolf; city Oak (Body, 8): Hen cost 2\nB: army: {ECHO}; hand: 2{TACTICS}", TEXTS)
    s.choose("claim Body", "bid Hen")
    s.to("Play")
    assert (s.points("A"), s.points("B"), len(s.hand("B"))) == (15, 15, 2)


@plays("Echo of the Empty Hall")
@pytest.mark.parametrize(("active", "cost"), [("A", 1), ("B", 2), ("B", 1)])
def test_to_block_is_not_to_win_and_its_own_player_pays_nothing(active: str, cost: int) -> None:
    s = arc(
        f"A: army: Wolf; city Oak (Body, 8): Hen cost {cost}; hand: 2\nB: army: {ECHO}; city Elm (Body, 8): Cow cost 1; hand: 2"
        f"\nphase: Tactics, active {active}", TEXTS,
    )  # fmt: skip
    first, second = ("Hen", "Cow") if active == "A" else ("Cow", "Hen")
    s.choose("claim Body", f"bid {first}")
    until(s, f"bid {second}")
    if active == "B":
        s.choose("done" if cost == 1 else f"bid {second}")
    else:
        s.choose(f"bid {second}")
    s.to("Play")
    assert (s.points("A"), len(s.hand("A")), s.points("B"), len(s.hand("B"))) == (
        15, 2, 15 + (active == "B" and cost == 1), 2)  # fmt: skip


@plays("Echo of the Empty Hall")
def test_each_bid_that_is_won_is_echoed_and_by_each_echo() -> None:
    s = arc(
        f"A: army: Wolf; city Oak (Body, 8): Hen cost 2; city Ash (Mind, 8): Cow cost 2; hand: 1\n"
        f"B: army: {ECHO}\nC: army: Ram{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Hen", "done")
    until(s, "choose")
    s.choose(next(option for option in s.options() if "discard" in option))
    until(s, "claim Mind")
    assert (s.points("A"), s.hand("A")) == (16, [])
    s.choose("claim Mind", "bid Cow")
    s.to("Play")
    assert s.points("A") == 16  # a point more, and a point less
    s = arc(f"A: army: Wolf; city Oak (Body, 8): Hen cost 2\nB: army: {ECHO}, {ECHO}\nC: army: Ram{TACTICS}", TEXTS)
    s.choose("claim Body", "bid Hen")
    s.to("Play")
    assert s.points("A") == 14


@plays("Two-Cloaked Envoy")
@pytest.mark.parametrize("goal", ["Ox", "Hen", "Cub"])
@pytest.mark.parametrize("marked", ["", " marked"])
def test_the_envoy_changes_cloaks_with_a_cheap_enemy(goal: str, marked: str) -> None:
    s = arc(
        f"A: city Oak (Body, 8): Cur cost 1; city Ash (Mind, 8); army: Fox cost 1, Gong; hand: {ENVOY}; "
        "gems 4 House of Nobles\n"
        f"B: army: Ox cost 3{marked}, Ape cost 4; city Elm (Body, 8): Hen cost 3{marked}, Cow cost 4; city Fir (Mind, 8)\n"
        f"C: army: Cub cost 0{marked}; city Yew (Body, 8)", TEXTS,
    )  # fmt: skip
    s.choose(f"play {ENVOY}", "place in Oak")
    until(s, "target")
    assert (s.asked, sorted(aims(s)), s.place(ENVOY)) == ("A", ["Cub", "Hen", "Ox"], "Oak")
    s.choose(f"target {goal}")
    while s.table.chain or starting(s, "pick", "place"):
        if starting(s, "pick", "place"):
            city = starting(s, "pick", "place")
            assert sorted(o.rpartition(" ")[2] for o in city) == (["Elm", "Fir"] if s.asked == "B" else ["Ash", "Oak"])
            s.choose(city[-1])
        else:
            s.choose(s.way_on())
    other = "C" if goal == "Cub" else "B"
    assert (s.controller(ENVOY), s.controller(goal)) == (other, "A")
    assert s.place(ENVOY) in ({"C": ["Yew"], "B": ["Elm", "Fir"]}[other])
    assert s.place(goal) in (["Oak", "Ash"] if goal == "Hen" else ["A's Army"])
    assert (s.marked(goal), s.marked(ENVOY)) == (marked != "", False)
    assert s.points("A") == 16  # one creature has come into play, and nothing is exchanged again
    s.to("Draw", "B")
    assert (s.controller(ENVOY), s.controller(goal)) == (other, "A")


@plays("Two-Cloaked Envoy")
def test_without_a_cheap_enemy_the_envoy_stays() -> None:
    s = arc(
        f"A: city Oak (Body, 8): Cur cost 1; army: Fox cost 1; hand: {ENVOY}; gems 4 House of Nobles\nB: army: Ox cost 4",
        TEXTS,
    )
    s.play(ENVOY)
    assert (s.controller(ENVOY), s.place(ENVOY), s.controller("Ox"), s.controller("Fox")) == ("A", "Oak", "B", "A")


@plays("Two-Cloaked Envoy")
@pytest.mark.parametrize(("answer", "goal"), [
    ("Axe", "Ox"), ("Axe", ENVOY), ("Back", "Ox"), ("Back", ENVOY), ("Lend", "Ox"), ("Lend", ENVOY), ("Wait", ""),
])  # fmt: skip
@pytest.mark.parametrize("by", ["A", "B"])
def test_where_one_of_the_two_is_gone_nothing_is_exchanged(answer: str, goal: str, by: str) -> None:
    mine, theirs = (f", {answer}", "") if by == "A" else ("", f"; hand: {answer}")
    s = arc(
        f"A: city Oak (Body, 8); hand: {ENVOY}{mine}; gems 4 House of Nobles\nB: army: Ox cost 3, Ape cost 9{theirs}\n"
        "C: army: Ram cost 3", TEXTS,
    )  # fmt: skip
    s.choose(f"play {ENVOY}")
    until(s, "target")
    s.choose("target Ox")
    until(s, f"play {answer}")
    s.choose(f"play {answer}")
    s.choose(*starting(s, f"target {goal}"))
    while s.table.chain or starting(s, "pick", "place"):
        s.choose(s.way_on())
    exchanged = answer == "Wait" or (answer == "Lend" and (goal == "Ox") is (by == "B"))
    if exchanged:
        assert (s.controller(ENVOY), s.controller("Ox")) == ("B", "A")
    elif answer == "Lend":
        assert (s.controller(ENVOY), s.controller("Ox")) == (by, by)
    else:
        left = {"Axe": "graveyard", "Back": "hand"}[answer]
        assert s.place(ENVOY) == (f"A's {left}" if goal == ENVOY else "Oak")
        assert s.place("Ox") == (f"B's {left}" if goal == "Ox" else "B's Army")
        assert s.controller("Ram") == "C"


@plays("Two-Cloaked Envoy")
def test_an_envoy_that_has_been_marked_stays_so_with_its_new_player() -> None:
    s = arc(
        f"A: city Oak (Body, 8); hand: {ENVOY}, Rest; gems 4 House of Nobles\nB: army: Ox cost 3, Ape; city Elm (Body, 8)",
        TEXTS,
    )
    s.choose(f"play {ENVOY}")
    until(s, "target")
    s.choose("target Ox")
    until(s, "play Rest")
    s.choose("play Rest", f"target {ENVOY}")
    s.all_pass()
    assert (s.place(ENVOY), s.marked(ENVOY), s.place("Ox"), s.marked("Ox")) == ("Elm", True, "A's Army", False)


@plays("Two-Cloaked Envoy")
def test_the_envoy_goes_to_a_city_that_admits_it_and_into_the_army_where_none_does() -> None:
    for cities, place in (("city Ban; city Elm (Mind, 8)", "Elm"), ("city Ban", "B's Army")):
        s = arc(f"A: city Oak (Body, 8); hand: {ENVOY}; gems 4 House of Nobles\nB: army: Ox cost 3; {cities}", TEXTS)
        s.choose(f"play {ENVOY}")
        while s.table.chain or starting(s, "pick", "target"):
            s.choose(s.way_on())
        assert (s.place(ENVOY), s.place("Ox")) == (place, "A's Army")


@plays("Coals Over the Column")
@pytest.mark.parametrize(("goal", "hurt"), [("Ox", 3), ("Cow", None), ("Wolf", 3)])
def test_the_coals_fall_on_whoever_is_in_an_army(goal: str, hurt: int | None) -> None:
    s = arc(
        f"A: army: Wolf 1/9; city Oak (Body, 8): Hen; hand: {COALS}; gems 2 Red Banner\n"
        "B: army: Ox 1/9, Cow 1/4 marked hurt 1; city Elm (Body, 8): Ewe\nC: army: Ram", TEXTS,
    )  # fmt: skip
    s.choose(f"play {COALS}")
    assert sorted(aims(s)) == ["Cow", "Ox", "Ram", "Wolf"]
    s.choose(f"target {goal}")
    s.all_pass()
    assert s.place(goal) == ("B's graveyard" if hurt is None else f"{'A' if goal == 'Wolf' else 'B'}'s Army")
    assert s.damage(goal) == (hurt or 0)
    assert [s.damage(name) for name in {"Wolf", "Ox", "Ram", "Hen", "Ewe"} - {goal}].count(0) >= 4


@plays("Coals Over the Column")
@pytest.mark.parametrize(("answer", "hurt"), [("Home", 0), ("Back", 0), ("Rest", 3)])
def test_who_has_gone_from_the_column_is_not_burnt(answer: str, hurt: int) -> None:
    s = arc(
        f"A: army: Wolf; hand: {COALS}; gems 2 Red Banner\nB: army: Ox 1/9, Cow 1/9; city Elm (Body, 8); hand: {answer}",
        TEXTS,
    )
    s.choose(f"play {COALS}", "target Ox", f"play {answer}", "target Ox")
    s.all_pass()
    assert (s.damage("Ox"), s.damage("Cow"), s.place(COALS)) == (hurt, 0, "A's graveyard")
    assert s.place("Ox") == {"Home": "Elm", "Back": "B's hand"}.get(answer, "B's Army")


@plays("Orchard Procession")
@pytest.mark.parametrize(("cities", "gained"), [
    ("city Oak (Body, 8)", 1), ("city Oak (Body, 8); city Ash (Body, 8)", 1),
    ("city Oak (Body, 8); city Ash (Mind, 8, marked)", 2),
    ("city Oak (Body, 8); city Ash (Mind, 8); city Yew (Soul, 8, hurt 3)", 3),
    ("city Oak (Body, 8); city Ash (Mind, 8); city Yew (Soul, 8); city Bay (Soul, 8); city Box (Soul, 8)", 3),
])  # fmt: skip
def test_the_procession_counts_its_players_disciplines(cities: str, gained: int) -> None:
    s = arc(
        f"A: {cities}; hand: {PROCESSION}, Town; gems 4 Gaian; grave: Town\n"
        "B: city Elm (Body, 8); city Fir (Mind, 8); city Fig (Soul, 8)", TEXTS,
    )  # fmt: skip
    s.play(PROCESSION)
    assert (s.points("A"), s.points("B"), s.gems("A")) == (15 + gained, 15, "")


@plays("Orchard Procession")
def test_the_disciplines_are_counted_as_the_procession_comes() -> None:
    s = arc(
        f"A: city Oak (Body, 8); city Ash (Mind, 8); hand: {PROCESSION}; gems 4 Gaian\nB: army: Ox; hand: Raze", TEXTS
    )
    s.choose(f"play {PROCESSION}", "play Raze", "target Ash")
    s.all_pass()
    assert s.points("A") == 16


@plays("Spade and Sack")
def test_the_topmost_creature_card_is_dug_up() -> None:
    s = arc(
        f"A: army: Wolf; hand: {SPADE}; gems 2 Dark Legion; grave: Low, Top, Old, Town, Pop\nB: army: Ox; grave: Ape, Pit",
        TEXTS,
    )
    assert s.grave("A") == ["Pop", "Town", "Old", "Top", "Low"]
    s.choose(f"play {SPADE}")
    s.all_pass()  # nothing is asked
    assert (s.hand("A"), s.grave("A"), s.grave("B")) == (
        ["Old"], [SPADE, "Pop", "Town", "Top", "Low"], ["Pit", "Ape"])  # fmt: skip


@plays("Spade and Sack")
@pytest.mark.parametrize("answer", ["Axe", "Wait"])
def test_who_dies_in_answer_lies_on_top(answer: str) -> None:
    s = arc(f"A: army: Wolf; hand: {SPADE}; gems 2 Dark Legion; grave: Top, Pop\nB: army: Ox; hand: {answer}", TEXTS)
    s.choose(f"play {SPADE}", f"play {answer}")
    s.choose(*starting(s, "target Wolf"))
    s.all_pass()
    assert s.hand("A") == (["Wolf"] if answer == "Axe" else ["Top"])


@plays("Spade and Sack")
@pytest.mark.parametrize("grave", ["", "grave: Pop, Town; "])
def test_where_no_creature_lies_nothing_is_dug_up(grave: str) -> None:
    s = arc(f"A: army: Wolf; {grave}hand: {SPADE}; gems 2 Dark Legion\nB: army: Ox; grave: Low", TEXTS)
    s.play(SPADE)
    assert (s.hand("A"), s.grave("A"), s.grave("B"), s.gems("A")) == (
        [], [SPADE, *["Town", "Pop"] * bool(grave)], ["Low"], "")  # fmt: skip


@plays("The Auditor Calls")
@pytest.mark.parametrize(("mine", "gems", "gone"), [
    ("2 Gaian, 2 House of Nobles", "3 The Empire, 2 Gaian", 1), ("2 Gaian, 2 House of Nobles", "4 Gaian", 0),
    ("2 Gaian, 2 House of Nobles", "3 Gaian", 0), ("4 House of Nobles, 1 Gaian consumed", "5 Gaian", 0),
    ("4 House of Nobles", "1 Gaian, 4 Red Banner consumed", 1), ("5 House of Nobles", "5 Gaian, 1 The Empire", 1),
])  # fmt: skip
def test_whoever_has_more_resources_than_the_auditor_gives_one_up(mine: str, gems: str, gone: int) -> None:
    s = arc(f"A: army: Wolf; hand: {AUDITOR}; gems {mine}\nB: army: Ox; gems {gems}", TEXTS)
    number = len(s.cards_at("B's reserves"))
    s.choose(f"play {AUDITOR}")
    if gone:
        assert s.asked == "B"
        assert all(option.startswith(("pick", "give")) for option in s.options())
        s.choose(s.options()[0])
    s.all_pass()
    assert (number - len(s.cards_at("B's reserves")), len(s.grave("B"))) == (gone, gone)
    assert len(s.cards_at("A's reserves")) == sum(int(part.split()[0]) for part in mine.split(", "))


@plays("The Auditor Calls")
def test_several_choose_one_after_the_other_and_what_has_been_spent_goes_first() -> None:
    s = arc(
        f"A: army: Wolf; hand: {AUDITOR}; gems 4 House of Nobles\nB: army: Ox; gems 4 Gaian, 1 Red Banner consumed\n"
        "C: army: Ram; gems 4 The Empire\nD: army: Cow; gems 2 The Empire, 3 The Empire consumed", TEXTS,
    )  # fmt: skip
    s.choose(f"play {AUDITOR}")
    assert s.asked == "B"
    s.choose("pick Red Banner resource card")
    assert (s.asked, s.grave("B"), s.consumed("B")) == ("D", [], "1 Red Banner")  # all go together
    s.choose("pick The Empire resource card (2)")
    s.all_pass()
    assert (s.gems("B"), s.consumed("B"), len(s.grave("B"))) == ("4 Gaian", "", 1)
    assert (s.gems("C"), s.grave("C")) == ("4 The Empire", [])
    assert (s.gems("D"), s.consumed("D"), len(s.grave("D"))) == ("2 The Empire", "2 The Empire", 1)
    assert s.sees("A", s.grave("D")[0])
    assert s.consumed("A") == "4 House of Nobles"
