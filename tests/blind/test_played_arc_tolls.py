"""Blind texts of ARC's tenth and eleventh round about points, bids and what is paid, played as their writers meant them."""

from dataclasses import replace

import pytest

from blind.texts import arc, of_round, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Spark": "event 0: Deal 2 damage to target creature.", "Home": "event 0: Return target creature to its owner's hand.",
    "Exile": "event 0: Remove target creature from the game.", "Doom": "event 0: Destroy up to two target creatures.",
    "Rise": "magic 0: Put target creature card from your graveyard into play.", "Flash": "event 1: Draw a card.",
    "Rat": "creature 0 1/1", "Hog": "creature 2 1/1", "Elk": "creature 3 Gaian 1/1", "Hydra": "creature X 1/1",
    "Small": "creature 1 Gaian 1/1", "Three": "creature 3 Gaian 1/1", "Mid": "creature 4 Gaian 1/1",
    "Big": "creature 5 Gaian 1/1", "Toll": "event 1: Draw a card.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


@plays("Mothgate")
@pytest.mark.parametrize(("advantage", "drawn"), [(" (advantage)", 1), ("", 0)])
def test_with_its_advantage_a_card_is_drawn_as_the_draw_phase_begins(advantage: str, drawn: int) -> None:
    s = arc(f"A: city Mothgate{advantage}; deck: 9\nB: army: Ox; deck: 9\nphase: Play, active B", TEXTS)
    s.to("Draw", "A")
    assert len(s.hand("A")) == drawn
    assert "draw 2" in s.options()
    s.to("Draw", "B")
    assert len(s.hand("B")) == 0


@plays("Mothgate")
def test_of_an_empty_deck_that_ends_it() -> None:
    s = arc(
        "A: city Mothgate (advantage); deck: 0; hand: 2\nB: army: Ox; deck: 9; hand: Wait\nphase: Play, active B", TEXTS
    )
    while not s.over:
        s.choose(s.way_on())
    assert (s.winner, s.phase) == ("B", "Draw")


@plays("Sunken Chantry")
@pytest.mark.parametrize(("advantage", "lost"), [(" (advantage)", 1), ("", 0)])
def test_with_its_advantage_each_death_costs_an_opponent_a_point(advantage: str, lost: int) -> None:
    s = arc(f"A: city Sunken Chantry{advantage}; army: Wolf, Fox; hand: Axe, Axe\nB: army: Ox\nC: army: Mule", TEXTS)
    s.choose("play Axe", "target Wolf")
    if lost:
        until(s, "target player")
        assert sorted(s.options()) == ["target player B", "target player C"]
        s.choose("target player C")
    s.all_pass()
    assert [s.points(seat) for seat in "ABC"] == [15, 15, 15 - lost]
    s.play("Axe", "target Ox")
    assert [s.points(seat) for seat in "ABC"] == [15, 15, 15 - lost]


@plays("Tomb Lamprey")
@pytest.mark.parametrize(("way", "lost"), [("Axe", 1), ("Spark", 1), ("Home", 0), ("Exile", 0)])
def test_dying_it_costs_an_opponent_a_point(way: str, lost: int) -> None:
    s = arc(f"A: hand: {way}; army: Tomb Lamprey\nB: army: Ox", TEXTS)
    s.play(way, "target Tomb Lamprey")
    assert (s.points("A"), s.points("B")) == (15, 15 - lost)


@plays("Gorse Ram")
def test_entering_it_mends_a_city_or_turns_a_card_over() -> None:
    s = arc(
        "A: hand: Rise, Rat; grave: Gorse Ram; city Oak (Body, 8, hurt 3); city Elm (Mind, 8, hurt 1); deck: Hog, Elk\n"
        "B: city Dale (Body, 8, hurt 3)",
        TEXTS,
    )
    s.choose("play Rise")
    while len([label for label in s.options() if label.startswith(("choose", "trigger"))]) < 2:
        s.choose(s.way_on())
    card = s.fork()
    s.choose(
        next(
            label
            for label in s.options()
            if "strength" in label.lower() or "regain" in label.lower() or "repair" in label.lower()
        )
    )
    until(s, "target")
    assert sorted(s.options()) == ["target Elm", "target Oak"]
    s.choose("target Oak")
    s.all_pass()
    assert (s.damage("Oak"), s.damage("Elm"), s.damage("Dale")) == (1, 1, 3)
    card.choose(next(label for label in card.options() if "draw" in label.lower()))
    until(card, "pick")
    assert sorted(card.options()) == ["pick Hog", "pick Rat"]
    card.choose("pick Rat")
    assert (card.hand("A"), card.damage("Oak")) == (["Hog"], 3)


@plays("Rival's Toast", "Late Vote")
@pytest.mark.parametrize(("card", "who"), [("Rival's Toast", "A"), ("Rival's Toast", "B"), ("Late Vote", "A")])
def test_three_more_in_the_bid_that_is_going_on(card: str, who: str) -> None:
    s = arc(
        f"A: city Oak (Body, 8): Three, Ox; city Elm (Mind, 8); hand: {card}; gems 2 House of Nobles; deck: 9\n"
        f"B: city Dale (Body, 8): Mid; deck: 9{TACTICS}",
        TEXTS,
    )
    assert f"play {card}" not in s.options()
    s.choose("claim Body", "bid Three", "done")
    while s.phase == "Tactics" and not any(label.startswith("claim") for label in s.options()):
        wanted = [f"play {card}", f"target player {who}", "bid Mid"]
        s.choose(
            next((label for label in wanted if label in s.options()), "done" if "done" in s.options() else s.way_on())
        )
    assert (s.points("A"), s.marked("Mid")) == (15 + (who == "A"), True)


@plays("Late Vote")
def test_an_opponent_who_marks_nobody_answers_with_three() -> None:
    for mine, won in (("Three", 0), ("Mid", 1)):
        s = arc(
            f"A: city Oak (Body, 8): {mine}, Ox; deck: 9\n"
            f"B: city Dale (Body, 8); hand: Late Vote; gems 2 The Empire; deck: 9{TACTICS}",
            TEXTS,
        )
        s.choose("claim Body", f"bid {mine}", "done")
        until(s, "play Late Vote")
        s.choose("play Late Vote")
        s.to("Play", "A") if s.phase == "Tactics" else None
        assert s.points("A") == 15 + won


@plays("Silt Crawler")
@pytest.mark.parametrize(("graves", "cost"), [(("Oak", "Elm"), 4), (("", ""), 6), (("Oak", ""), 5)])
def test_each_city_in_a_graveyard_makes_it_cheaper(graves: tuple[str, str], cost: int) -> None:
    cards = TEXTS | {"Oak": "city 2 Body 8", "Elm": "city 2 Mind 8"}
    a, b = (f"; grave: {name}, Rat" if name else "" for name in graves)
    for gems, can in ((cost, True), (cost - 1, False)):
        s = arc(f"A: hand: Silt Crawler; gems {gems} Dark Legion{a}\nB: army: Ox{b}", cards)
        assert ("play Silt Crawler" in s.options()) == can


@plays("Percentage Mercenary")
def test_announced_as_an_attacker_it_costs_a_point() -> None:
    s = arc(f"A: army: Percentage Mercenary, Wolf; {WAITING}\nB: army: Ox; {WAITING}{COMBAT}", TEXTS)
    other = s.fork()
    s.choose("attack B's army", "send Percentage Mercenary", "done")
    until(s, "block")
    assert (s.points("A"), s.points("B")) == (14, 15)
    other.choose("attack B's army", "send Wolf", "done")
    until(other, "block")
    assert other.points("A") == 15


@plays("Sore Loser")
@pytest.mark.parametrize(("hand", "asked"), [("Rat, Hog", True), ("", False)])
def test_an_opponent_who_wins_a_bid_discards_or_grants_a_point(hand: str, asked: bool) -> None:
    held = f"hand: {hand}; " if hand else ""
    s = arc(
        f"A: {held}city Oak (Body, 8): Big, Ox; deck: 9\nB: army: Sore Loser; city Dale (Body, 8); deck: 9{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Big", "done")
    while s.phase == "Tactics" and not any(label.startswith("choose") for label in s.options()):
        s.choose("done" if "done" in s.options() else s.way_on())
    if asked:
        assert (s.asked, s.points("A")) == ("A", 16)
        grant = s.fork()
        s.choose(next(label for label in s.options() if "discard" in label), "pick Hog")
        assert (s.hand("A"), s.points("B")) == (["Rat"], 15)
        grant.choose(next(label for label in grant.options() if "discard" not in label))
        assert (len(grant.hand("A")), grant.points("B")) == (2, 16)
    else:
        assert (s.points("A"), s.points("B")) == (16, 16)


@plays("Bill of Damages")
@pytest.mark.parametrize(
    ("cities", "lost"),
    [("city Dale (Body, 8, hurt 3); city Elm (Mind, 8, hurt 1); city Fen (Soul, 8)", 2), ("city Dale (Body, 8)", 0)],
)
def test_each_damaged_city_costs_its_controller_a_point(cities: str, lost: int) -> None:
    s = arc(
        f"A: hand: Bill of Damages; gems 3 House of Nobles; city Oak (Body, 8, hurt 2)\nB: {cities}; army: Ox", TEXTS
    )
    s.play("Bill of Damages")
    assert (s.points("A"), s.points("B"), s.place("Bill of Damages")) == (15, 15 - lost, "A's graveyard")


@plays("Loud Bidder")
@pytest.mark.parametrize(
    ("mine", "theirs", "won"),
    [("Loud Bidder", "Mid", True), ("Loud Bidder", "Big", False), ("Mid", "Loud Bidder", False)],
)
def test_in_bids_it_counts_as_five(mine: str, theirs: str, won: bool) -> None:
    s = arc(f"A: city Oak (Body, 8): {mine}, Ox; deck: 9\nB: city Dale (Body, 8): {theirs}; deck: 9{TACTICS}", TEXTS)
    s.choose("claim Body", f"bid {mine}", "done")
    until(s, f"bid {theirs}")
    s.choose(f"bid {theirs}")
    s.to("Play", "A") if s.phase == "Tactics" else None
    assert s.points("A") == 15 + won


@plays("Inkwell Hall")
@pytest.mark.parametrize(("advantage", "cards", "kept"), [(" (advantage)", 11, 9), (" (advantage)", 9, 9), ("", 9, 7)])
def test_with_its_advantage_nine_cards_are_kept(advantage: str, cards: int, kept: int) -> None:
    s = arc(f"A: city Inkwell Hall{advantage}; hand: {cards}; deck: 9\nB: army: Ox; deck: 9")
    s.to("Draw", "B")
    assert len(s.hand("A")) == kept


@plays("Patchcoat Gleaner")
@pytest.mark.parametrize(("way", "back"), [("Axe", ["Imp"]), ("Home", ["Patchcoat Gleaner"]), ("Exile", [])])
def test_dying_it_brings_the_oldest_card_of_the_graveyard_back(way: str, back: list[str]) -> None:
    s = arc(f"A: army: Patchcoat Gleaner; hand: {way}; grave: Imp, Relic\nB: army: Ox; grave: Cat", TEXTS)
    s.play(way, "target Patchcoat Gleaner")
    assert (s.hand("A"), s.grave("B")) == (back, ["Cat"])


COUNTING = "Raid on the Counting-House"


@plays("Raid on the Counting-House")
@pytest.mark.parametrize(
    ("gems", "taken", "gained"), [("2 Gaian", 2, 1), ("2 Gaian", 1, 0), ("3 Gaian", 2, 0), ("1 Gaian consumed", 0, 1)]
)
def test_up_to_two_free_gems_are_consumed_and_if_none_is_left_a_point_is_gained(
    gems: str, taken: int, gained: int
) -> None:
    cards = TEXTS | {"Raid": replace(of_round("arc-10", COUNTING)[COUNTING], name="Raid")}
    s = arc(f"A: hand: Raid, Wait; gems 3 Red Banner\nB: gems {gems}; army: Ox", cards)
    s.choose("play Raid")
    for _ in range(taken):
        until(s, "pick")
        s.choose(next(label for label in s.options() if label.startswith("pick")))
    s.choose(*["done"] * (taken == 1))
    s.all_pass()
    assert (s.points("A"), s.points("B")) == (15 + gained, 15)


@plays("Rot in the Stores")
@pytest.mark.parametrize(
    ("number", "left"), [(0, ["Hog", "Small"]), (2, ["Rat", "Hydra", "Small"]), (5, ["Rat", "Hog", "Hydra", "Small"])]
)
def test_each_card_of_the_named_cost_is_discarded(number: int, left: list[str]) -> None:
    s = arc("A: hand: Rot in the Stores, Hog; gems 3 Dark Legion\nB: hand: Rat, Hog, Hydra, Small; army: Ox", TEXTS)
    s.choose("play Rot in the Stores")
    s.all_pass()
    s.choose(f"choose: {number}")
    while s.active == "A" and any(label.startswith(("pick", "lay", "order")) for label in s.options()):
        s.choose(s.options()[0])
    assert ([name.partition(" (")[0] for name in s.hand("B")], len(s.hand("A"))) == (left, 1)


@plays("Three Bell Court")
def test_gaining_its_advantage_it_unmarks_two_who_were_marked_for_the_claim_and_the_first_event_is_cheaper() -> None:
    s = arc(
        "A: city Three Bell Court: Big, Mid, Three, Imp marked; city Oak (Body, 8); hand: Flash, Toll; gems 1 Gaian; deck: 9\n"
        f"B: city Dale (Body, 8); deck: 9{TACTICS}",
        TEXTS,
    )
    s.choose("claim Soul", "bid Big", "bid Mid", "bid Three")
    while not any(label.startswith("pick") for label in s.options()):
        s.choose("done" if "done" in s.options() else s.way_on())
    assert sorted(s.options()) == ["done", "pick Big", "pick Mid", "pick Three"]
    s.choose("pick Big", "pick Mid")
    assert [s.marked(n) for n in ("Big", "Mid", "Three", "Imp")] == [False, False, True, True]
    s.to("Play", "A")
    s.play("Flash")
    assert (s.gems("A"), "play Toll" in s.options()) == ("1 Gaian", True)
    s.play("Toll")
    assert s.gems("A") == ""
