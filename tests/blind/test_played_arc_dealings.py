"""Blind texts of ARC's thirteenth and fourteenth round about cards, points and bids, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Rite": "magic 0: Draw a card.",
    "Spell": "magic 1: Draw a card.", "Flash": "event 1: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Spark": "event 0: Deal 2 damage to target creature.", "Exile": "event 0: Remove target creature from the game.",
    "Home": "event 0: Return target creature to its owner's hand.", "Tap": "event 0: Mark target creature.",
    "Rise": "magic 0: Put target creature card from your graveyard into play.", "Vines": "enchantment 0: Enchant creature.",
    "Small": "creature 1 Gaian 1/1", "Mid": "creature 4 Gaian 1/1", "Three": "creature 3 Gaian 1/1",
    "Big": "creature 5 Gaian 1/1",
    "Rat": "creature 0 1/1", "Hog": "creature 0 1/1", "Elk": "creature 0 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


@plays("A Word with the Printer", "Not in My House")
@pytest.mark.parametrize(
    ("stop", "played", "can"),
    [
        ("A Word with the Printer", "Spell", True), ("A Word with the Printer", "Flash", False),
        ("Not in My House", "Flash", True), ("Not in My House", "Spell", False),
    ],
)  # fmt: skip
def test_what_waits_on_the_chain_does_not_resolve_and_its_power_is_lost(stop: str, played: str, can: bool) -> None:
    s = arc(f"A: hand: {played}; gems 1 Gaian; army: Wolf\nB: hand: {stop}, Wait; gems 3 House of Nobles", TEXTS)
    s.choose(f"play {played}")
    assert (f"play {stop}" in s.options()) == can
    if can:
        s.choose(f"play {stop}")
        s.all_pass()
        assert (s.place(played), s.hand("A"), s.consumed("A")) == ("A's graveyard", [], "1 Gaian")


@plays("Assessor of Idle Hands")
@pytest.mark.parametrize(
    ("army", "lost"),
    [("Wolf, Fox", 0), ("Wolf, Fox, Hog", 1), ("Wolf, Fox, Hog marked, Rat", 1), ("Wolf, Fox, Hog, Rat, Elk", 1),
                       ("Wolf, Fox, Hog, Rat, Elk, Cat", 2), ("Wolf, Fox, Hog, Rat, Elk, Cat, Dog, Cow, Owl", 2)],
)  # fmt: skip
def test_at_the_end_of_each_turn_three_idle_creatures_cost_a_point(army: str, lost: int) -> None:
    home = army.rpartition(", ")
    s = arc(
        f"A: army: {home[0]}; city Oak (Body, 8): {home[2]}; deck: 9\nB: army: Assessor of Idle Hands; deck: 9; {WAITING}",
        TEXTS,
    )
    s.to("Draw", "B")
    assert (s.points("A"), s.points("B")) == (15 - lost, 15)
    s.to("Draw", "A")
    assert s.points("B") == 15  # he alone is idle there


@plays("Assessor of Idle Hands")
def test_he_counts_himself_and_marking_somebody_in_time_helps() -> None:
    s = arc(f"A: army: Assessor of Idle Hands, Wolf, Fox; hand: Tap\nB: army: Ox; {WAITING}", TEXTS)
    free = s.fork()
    s.to("Draw", "B")
    assert s.points("A") == 14
    while not free.chain():
        free.choose("done" if "done" in free.options() else free.way_on())
    until(free, "play Tap")
    free.choose("play Tap", "target Wolf")
    free.to("Draw", "B")
    assert free.points("A") == 15


@plays("Choice of Indignities")
@pytest.mark.parametrize(
    ("deck", "hand", "ways"), [(9, "Rat, Hog, Elk", 2), (9, "Rat", 1), (1, "Rat, Hog", 1), (1, "Rat", 2)]
)
def test_the_opponent_chooses_what_can_be_done_whole(deck: int, hand: str, ways: int) -> None:
    s = arc(f"A: hand: Choice of Indignities; gems 4 House of Nobles; deck: {deck}\nB: hand: {hand}; army: Ox", TEXTS)
    s.choose("play Choice of Indignities")
    s.all_pass()
    if ways == 2:
        assert (s.asked, len(s.options())) == ("B", 2)
        draw = s.fork()
        s.choose(next(label for label in s.options() if "discard" in label))
        s.choose(*["pick Rat", "pick Hog"] * (hand.count(",") == 2))
        assert (len(s.hand("B")), s.hand("A")) == (int(hand.count(",") == 2), [])
        draw.choose(next(label for label in draw.options() if "draw" in label))
        assert (draw.over, len(draw.hand("B"))) == (deck == 1, hand.count(",") + 1)
    else:
        assert (len(s.hand("A")), len(s.hand("B"))) == ((2, 1) if deck == 9 else (0, 0))


@plays("Gutterside Mourner")
@pytest.mark.parametrize(("way", "lost"), [("Axe", 1), ("Spark", 1), ("Home", 0), ("Exile", 0)])
def test_dying_it_costs_an_opponent_a_point(way: str, lost: int) -> None:
    s = arc(f"A: hand: {way}; army: Gutterside Mourner\nB: army: Ox\nC: army: Mule", TEXTS)
    s.choose(f"play {way}", "target Gutterside Mourner")
    if lost:
        until(s, "target player")
        assert (s.asked, sorted(s.options())) == ("A", ["target player B", "target player C"])
        s.choose("target player C")
    s.all_pass()
    assert [s.points(seat) for seat in "ABC"] == [15, 15, 15 - lost]


@plays("Bone-Cart Puller")
@pytest.mark.parametrize(("way", "asked"), [("Axe", True), ("Spark", True), ("Home", False), ("Exile", False)])
def test_dying_it_lets_a_card_be_drawn(way: str, asked: bool) -> None:
    s = arc(f"A: hand: {way}, Rat\nB: army: Bone-Cart Puller; deck: 1; hand: 1", TEXTS)
    s.choose(f"play {way}")
    while s.table.chain and "yes" not in s.options():
        s.choose(s.way_on())
    assert ("yes" in s.options()) == asked
    if asked:
        no = s.fork()
        assert s.asked == "B"
        s.choose("yes")
        assert len(s.hand("B")) == 2
        no.choose("no")
        assert len(no.hand("B")) == 1
        s = arc(f"A: hand: {way}, Rat\nB: army: Bone-Cart Puller; deck: 0; hand: 1", TEXTS)
        s.choose(f"play {way}")
        while s.table.chain:
            s.choose(next((label for label in s.options() if label == "yes"), s.way_on()))
        assert not s.over


@plays("Keyhole Niece")
def test_marked_she_sees_an_opponents_hand() -> None:
    s = arc("A: army: Keyhole Niece; hand: Wait\nB: hand: Rat, Hog; army: Ox\nC: hand: Elk", TEXTS)
    s.choose("use Keyhole Niece")
    assert sorted(s.options()) == ["target player B", "target player C"]
    s.choose("target player B")
    s.all_pass()
    assert [s.sees("A", n) for n in ("Rat", "Hog", "Elk")] == [True, True, False]
    assert (s.sees("C", "Rat"), s.marked("Keyhole Niece"), s.hand("B")) == (False, True, ["Rat", "Hog"])
    assert "use Keyhole Niece" not in s.options()


@plays("Paved-Road Courier", "Hayfield Godmother")
@pytest.mark.parametrize("who", ["Paved-Road Courier", "Hayfield Godmother"])
def test_entering_it_brings_a_card_or_a_point(who: str) -> None:
    for held, play in ((f"hand: {who}; gems 2 The Empire, 3 Gaian", who), (f"hand: Rise; grave: {who}", "Rise")):
        s = arc(f"A: {held}; deck: 3\nB: army: Ox", TEXTS)
        s.choose(f"play {play}")
        while not {"done", "over"} & set(s.options()):
            s.choose(s.way_on())
        assert (len(s.hand("A")), s.points("A")) == ((1, 15) if who == "Paved-Road Courier" else (0, 16))
    s = arc("A: hand: Rise; grave: Paved-Road Courier; deck: 0\nB: army: Ox", TEXTS)
    s.play("Rise")
    assert (s.over, s.winner) == (True, "B")


@plays("Rob the Hearse")
def test_a_creature_of_ones_own_graveyard_returns_to_the_hand() -> None:
    s = arc("A: hand: Rob the Hearse; gems 2 Dark Legion; grave: Rat, Axe, Hog\nB: grave: Elk; hand: 1", TEXTS)
    s.choose("play Rob the Hearse")
    assert sorted(s.options()) == ["target Hog", "target Rat"]
    s.choose("target Rat")
    s.all_pass()
    assert (s.hand("A"), s.grave("A")[0]) == (["Rat"], "Rob the Hearse")
    assert (
        "play Rob the Hearse"
        not in arc("A: hand: Rob the Hearse; gems 2 Dark Legion; grave: Axe\nB: grave: Elk", TEXTS).options()
    )


@plays("A Shovel at Midnight")
def test_the_topmost_creature_of_ones_graveyard_returns_and_who_dies_in_response_is_it() -> None:
    s = arc(
        "A: hand: A Shovel at Midnight; gems 2 Dark Legion; grave: Rat, Hog, Wait; army: Wolf\nB: grave: Elk; hand: Axe",
        TEXTS,
    )
    s.choose("play A Shovel at Midnight")
    died = s.fork()
    s.all_pass()
    assert s.hand("A") == ["Hog"]
    died.choose("play Axe")
    died.all_pass()
    assert (died.hand("A"), "Hog" in died.grave("A")) == (["Wolf"], True)
    s = arc("A: hand: A Shovel at Midnight; gems 2 Dark Legion; grave: Wait\nB: grave: Elk", TEXTS)
    s.play("A Shovel at Midnight")
    assert (s.hand("A"), len(s.grave("A"))) == ([], 2)


@plays("Sponsor of the Season", "Envoy of the Sealed Lips")
@pytest.mark.parametrize(
    ("mine", "discipline", "theirs", "won"),
    [
        ("Sponsor of the Season", "Body", "Mid", True), ("Sponsor of the Season", "Body", "Big", False),
        ("Big", "Body", "Sponsor of the Season", False), ("Envoy of the Sealed Lips", "Mind", "Three", True),
        ("Envoy of the Sealed Lips", "Mind", "Mid", False), ("Envoy of the Sealed Lips", "Body", "Three", False),
        ("Three", "Mind", "Envoy of the Sealed Lips", False), ("Three", "Body", "Envoy of the Sealed Lips", True),
    ],
)  # fmt: skip
def test_marked_for_a_bid_it_counts_for_more(mine: str, discipline: str, theirs: str, won: bool) -> None:
    s = arc(
        f"A: city Oak (Body, 8): {mine}, Ox; city Elm (Mind, 8); deck: 9\nB: city Dale (Body, 8): {theirs}; deck: 9{TACTICS}",
        TEXTS,
    )
    s.choose(f"claim {discipline}", f"bid {mine}", "done")
    while not s.marked(theirs):
        s.choose(f"bid {theirs}" if f"bid {theirs}" in s.options() else s.way_on())
    s.to("Play")
    assert s.points("A") == 15 + won


@plays("Wax over the Coin-Slot")
def test_its_gem_is_spent_once_and_not_freed() -> None:
    s = arc(
        "A: gems 1 Gaian, 1 Red Banner consumed; hand: Rite, Spell; deck: 9\nB: hand: Wax over the Coin-Slot;"
        " gems 2 House of Nobles\nphase: Play, active B",
        TEXTS,
    )
    s.choose("play Wax over the Coin-Slot")
    assert {"target Gaian resource card", "target Red Banner resource card"} <= set(s.options())
    s.choose("target Gaian resource card")
    s.to("Play", "A")
    s.play("Spell", "pay 1 Gaian")
    s.to("Tactics", "A")
    assert (s.gems("A"), s.consumed("A")) == ("1 Red Banner", "1 Gaian")


@plays("Knife at the Hustings")
def test_who_was_marked_for_the_claim_and_costs_little_dies_and_does_not_count() -> None:
    s = arc(
        "A: army: Wolf; city Oak (Body, 8): Three, Mid, Small marked; city Elm (Mind, 8); deck: 9\n"
        f"B: city Dale (Body, 8): Rat; hand: Knife at the Hustings; gems 3 Dark Legion; deck: 9{TACTICS}",
        TEXTS,
    )
    assert "play Knife at the Hustings" not in s.options()
    low = s.fork()
    s.choose("claim Body", "bid Three", "done")
    until(s, "play Knife")
    s.choose("play Knife at the Hustings")
    s.to("Play")
    assert (s.place("Three"), s.points("A"), s.place("Small")) == ("A's graveyard", 15, "Oak")
    low.choose("claim Body", "bid Mid")
    while low.phase == "Tactics":
        assert "play Knife at the Hustings" not in low.options()
        low.choose("done" if "done" in low.options() else low.way_on())


@plays("Elder of the Split Field")
def test_each_resource_card_of_its_controller_makes_it_stronger_for_the_turn() -> None:
    cards = TEXTS | {"Sow": "magic 0: Put a card from your hand into play as a resource card."}
    s = arc(
        "A: army: Elder of the Split Field; hand: Rat, Hog, Sow; deck: 9\nB: army: Ox; hand: Elk\nphase: Draw", cards
    )
    s.choose("2 resources")
    while s.phase == "Draw":
        s.choose(
            next((label for label in s.options() if label in ("pick Rat", "pick Hog", "name Gaian")), s.options()[0])
        )
    s.to("Play")
    assert s.value("Elder of the Split Field") == "4/4"
    s.to("Draw", "B")
    assert s.value("Elder of the Split Field") == "2/2"
    s.choose("draw 1 + 1 resource")
    s.to("Play", "B")
    assert s.value("Elder of the Split Field") == "2/2"
