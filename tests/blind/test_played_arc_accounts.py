"""Blind texts of ARC's eleventh and twelfth round about cards, points, bids and gems, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Rite": "magic 0: Draw a card.",
    "Spark": "event 0: Deal 2 damage to target creature.", "Home": "event 0: Return target creature to its owner's hand.",
    "Exile": "event 0: Remove target creature from the game.", "Fall": "event 0: Destroy target city.",
    "Rise": "magic 0: Put target creature card from your graveyard into play.",
    "Spell": "magic 1: Draw a card.", "Flash": "event 1: Draw a card.", "Five": "magic 5: Draw a card.",
    "Four": "magic 4: Draw a card.", "Rat": "creature 0 1/1", "Hog": "creature 0 1/1", "Elk": "creature 3 Gaian 1/1",
    "Small": "creature 1 Gaian 1/1", "Three": "creature 3 Gaian 1/1", "Mid": "creature 4 Gaian 1/1",
    "Big": "creature 5 Gaian 1/1",
    "Fort": "city 2 Body 8: Always: Creatures of cost 3 can't enter this city.",
    "Cleanse": "event 0: Remove target creature card in any graveyard from the game.",
}  # fmt: skip
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


def claimed(s: Scene, discipline: str, *mine: str, theirs: str = "") -> None:
    """Claim with these residents, an opponent answers with that one, and everybody lets it be until more is asked."""
    s.choose(f"claim {discipline}", *(f"bid {name}" for name in mine))
    while s.phase == "Tactics" and not any(
        label.startswith(("claim", "yes", "target", "pick")) for label in s.options()
    ):
        answer = f"bid {theirs}"
        s.choose(answer if answer in s.options() else "done" if "done" in s.options() else s.way_on())


@plays("Ask the Oldest Tree", "Acorns in the Treasury")
@pytest.mark.parametrize("card", ["Ask the Oldest Tree", "Acorns in the Treasury"])
def test_a_card_becomes_a_resource_card_of_any_faction_with_a_free_gem(card: str) -> None:
    s = arc(f"A: hand: {card}, Rat, Flash; gems 2 Gaian; deck: Hog, Elk\nB: army: Ox", TEXTS)
    s.choose(f"play {card}")
    s.all_pass()
    s.choose(*["pick Rat"] * (card == "Ask the Oldest Tree"))
    assert len(s.options()) == 5
    s.choose("name Red Banner")
    laid = "Rat" if card == "Ask the Oldest Tree" else "Hog"
    assert (s.gems("A"), laid in s.hand("A") + s.deck("A"), s.sees("B", laid)) == ("1 Red Banner", False, False)
    assert "play Flash" in s.options()
    s = arc(f"A: hand: {card}; gems 2 Gaian; deck: 0\nB: army: Ox", TEXTS)
    s.play(card)
    assert (s.gems("A"), s.over) == ("", False)


@plays("Aunt of the Reading Room", "Glovemaker Spy", "Peacock Terrace")
@pytest.mark.parametrize(
    ("who", "discipline", "drawn"),
    [
        ("Aunt of the Reading Room", "Mind", 1),
        ("Aunt of the Reading Room", "Body", 0),
        ("", "Mind", 1),
        ("", "Body", 0),
    ],
)
def test_a_bid_for_mind_that_is_won_brings_a_card(who: str, discipline: str, drawn: int) -> None:
    mind = "city Elm (Mind, 8)" if who else "city Peacock Terrace"
    army = f"army: {who}; " if who else ""
    s = arc(
        f"A: {army}city Oak (Body, 8): Big, Ox; {mind}; deck: 9\nB: city Dale (Body, 8): Small{TACTICS}",
        TEXTS,
    )
    stopped = s.fork()
    claimed(s, discipline, "Big")
    assert (len(s.hand("A")), s.points("A")) == (drawn, 16)
    claimed(stopped, discipline, "Ox", theirs="Small")
    assert (len(stopped.hand("A")), stopped.points("A")) == (0, 15)


@plays("Glovemaker Spy")
@pytest.mark.parametrize(("discipline", "sees"), [("Mind", True), ("Body", False)])
def test_a_bid_for_mind_that_is_won_shows_an_opponents_hand(discipline: str, sees: bool) -> None:
    s = arc(
        "A: army: Glovemaker Spy; city Oak (Body, 8): Big, Ox; city Elm (Mind, 8)\nB: hand: Rat, Hog; city Dale (Body, 8)\n"
        f"C: hand: Elk{TACTICS}",
        TEXTS,
    )
    claimed(s, discipline, "Big")
    if sees:
        assert sorted(s.options()) == ["target player B", "target player C"]
        s.choose("target player B")
        s.all_pass()
    assert [s.sees("A", n) for n in ("Rat", "Hog", "Elk")] == [sees, sees, False]
    assert not s.sees("C", "Rat")


@plays("Jinx on the Herald's Tongue")
@pytest.mark.parametrize(
    ("hand", "mine", "left", "points"), [("Rat, Hog", "Small", 1, 15), ("", "Small", 0, 14), ("Rat, Hog", "Big", 2, 16)]
)
def test_a_claim_that_is_not_won_costs_a_card_or_a_point(hand: str, mine: str, left: int, points: int) -> None:
    held = f"hand: {hand}; " if hand else ""
    s = arc(
        f"A: {held}city Oak (Body, 8): {mine}, Ox; attached: Jinx on A; deck: 9\nB: city Dale (Body, 8): Three{TACTICS}",
        TEXTS,
    )
    claimed(s, "Body", mine, theirs="Three")
    s.choose(*[label for label in s.options() if label == "pick Hog"])
    s.to("Play", "A")
    assert (len(s.hand("A")), s.points("A")) == (left, points)


@plays("Objection from the Gallery")
def test_a_magic_card_does_not_resolve_unless_its_player_pays_two() -> None:
    s = arc(
        "A: hand: Spell; gems 3 Gaian; deck: Rat\nB: hand: Objection from the Gallery; gems 2 House of Nobles", TEXTS
    )
    s.choose("play Spell", "play Objection from the Gallery")
    assert (s.asked, s.options()) == ("A", ["pay 2 Gaian", "no"])
    no = s.fork()
    s.choose("pay 2 Gaian")
    s.all_pass()
    assert (s.hand("A"), s.consumed("A")) == (["Rat"], "3 Gaian")
    no.choose("no")
    assert (no.hand("A"), no.consumed("A"), no.place("Spell")) == ([], "1 Gaian", "A's graveyard")
    s = arc("A: hand: Flash; gems 3 Gaian\nB: hand: Objection from the Gallery, Wait; gems 2 House of Nobles", TEXTS)
    s.choose("play Flash")
    assert s.options() == ["pass", "play Wait"]


@plays("Page with a Lantern Pole")
@pytest.mark.parametrize("play", ["Page with a Lantern Pole", "Rise"])
def test_entering_it_looks_at_the_top_card_and_may_put_it_down(play: str) -> None:
    held = (
        "hand: Page with a Lantern Pole; gems 2 House of Nobles"
        if play != "Rise"
        else "hand: Rise; grave: Page with a Lantern Pole"
    )
    s = arc(f"A: {held}; deck: Rat, Hog, Elk\nB: army: Ox", TEXTS)
    s.choose(f"play {play}")
    until(s, "yes")
    assert (s.sees("A", "Rat"), s.sees("B", "Rat"), s.sees("A", "Hog")) == (True, False, False)
    no = s.fork()
    s.choose("yes")
    assert s.deck("A") == ["Hog", "Elk", "Rat"]
    no.choose("no")
    assert no.deck("A") == ["Rat", "Hog", "Elk"]


@plays("Sackcloth Ghoul")
@pytest.mark.parametrize(("way", "asked"), [("Axe", True), ("Spark", True), ("Home", False), ("Exile", False)])
def test_dying_it_lets_its_controller_draw(way: str, asked: bool) -> None:
    s = arc(f"A: hand: {way}, Wait\nB: army: Sackcloth Ghoul; deck: 1; hand: 1", TEXTS)
    s.choose(f"play {way}")
    while s.table.chain and "yes" not in s.options():
        s.choose(s.way_on())
    assert (s.asked == "B" and "yes" in s.options()) == asked
    if asked:
        no = s.fork()
        s.choose("yes")
        no.choose("no")
        assert (len(s.hand("B")), len(no.hand("B"))) == (2, 1)


@plays("Scale Street")
@pytest.mark.parametrize(
    ("advantage", "gems", "playable"),
    [(" (advantage)", 4, ["Five", "Four"]), ("", 4, ["Four"]), (" (advantage)", 3, [])],
)
def test_with_its_advantage_costly_cards_cost_one_less(advantage: str, gems: int, playable: list[str]) -> None:
    s = arc(f"A: city Scale Street{advantage}; gems {gems} Gaian; hand: Five, Four\nB: gems 4 Gaian; hand: Five", TEXTS)
    assert [name for name in ("Five", "Four") if f"play {name}" in s.options()] == playable
    if "Five" in playable:
        s.play("Five")
        assert s.consumed("A") == "4 Gaian"


@plays("Scale Street")
def test_x_is_put_in_and_opponents_pay_as_always() -> None:
    cards = TEXTS | {"Wave": "magic X: Deal X damage to target creature."}
    s = arc("A: city Scale Street (advantage); gems 4 Gaian; hand: Wave\nB: army: Ox 1/9", cards)
    s.choose("play Wave")
    s.choose("number 4" if "number 5" not in s.options() else "number 5")
    s.all_pass()
    assert s.consumed("A") == "4 Gaian"
    s = arc("A: city Scale Street (advantage)\nB: gems 4 Gaian; hand: Five, Four\nphase: Play, active B", TEXTS)
    assert "play Five" not in s.options()


@plays("Bargain at the Lychgate")
def test_a_creature_comes_back_to_the_hand_or_for_two_points_into_a_city() -> None:
    s = arc(
        "A: hand: Bargain at the Lychgate; gems 3 Dark Legion; grave: Rat, Elk, Axe; city Oak (Body, 8); city Fort\nB:",
        TEXTS,
    )
    s.choose("play Bargain at the Lychgate")
    assert sorted(s.options()) == ["target Elk", "target Rat"]
    s.choose("target Rat")
    until(s, "yes")
    no = s.fork()
    s.choose("yes")
    s.choose("pick Oak")
    assert (s.place("Rat"), s.marked("Rat"), s.points("A"), s.hand("A")) == ("Oak", False, 13, [])
    no.choose("no")
    assert (no.hand("A"), no.points("A")) == (["Rat"], 15)


@plays("Clerk of the Third Vote", "Loud Petitioner")
@pytest.mark.parametrize(
    ("mine", "theirs", "won"),
    [
        ("Clerk of the Third Vote", "Three", True), ("Clerk of the Third Vote", "Mid", False),
        ("Three", "Clerk of the Third Vote", False), ("Loud Petitioner", "Three", True), ("Loud Petitioner", "Mid", False),
        ("Three", "Loud Petitioner", True),
    ],
)  # fmt: skip
def test_in_a_bid_it_counts_for_two_more(mine: str, theirs: str, won: bool) -> None:
    s = arc(f"A: city Oak (Body, 8): {mine}, Ox; deck: 9\nB: city Dale (Body, 8): {theirs}; deck: 9{TACTICS}", TEXTS)
    claimed(s, "Body", mine, theirs=theirs)
    s.to("Play", "A")
    assert (s.points("A"), s.marked(theirs)) == (15 + won, True)


ILSABET = (
    "A: army: Ilsabet the Go-Between, Three; gems 3 Gaian; hand: Wait\n"
    "B: {} points; army: Mid, Elk marked; city Dale (Body, 8): Small, Big; hand: Axe"
)


@plays("Ilsabet the Go-Between")
def test_two_creatures_change_sides_unless_the_opponent_pays_two_points() -> None:
    s = arc(ILSABET.format(15), TEXTS)
    s.choose("use Ilsabet the Go-Between", "target Three")
    assert sorted(s.options()) == ["target Elk", "target Small"]
    s.choose("target Elk")
    s.all_pass()
    assert (s.asked, s.consumed("A"), s.marked("Ilsabet the Go-Between")) == ("B", "3 Gaian", True)
    paid = s.fork()
    s.choose("no")
    assert [(s.controller(n), s.place(n)) for n in ("Three", "Elk")] == [("B", "B's Army"), ("A", "A's Army")]
    assert (s.marked("Elk"), s.points("B")) == (True, 15)
    s.to("Play", "B")
    assert s.controller("Elk") == "A"
    paid.choose("yes")
    assert (paid.points("B"), paid.controller("Elk"), paid.controller("Three")) == (13, "B", "A")


@plays("Ilsabet the Go-Between")
def test_with_a_target_that_is_gone_nothing_is_asked_and_out_of_a_city_one_comes_into_a_city() -> None:
    s = arc(ILSABET.format(15), TEXTS)
    s.choose("use Ilsabet the Go-Between", "target Three", "target Elk")
    until(s, "play Axe")
    s.choose("play Axe", "target Three")
    s.all_pass()
    assert (s.controller("Elk"), s.points("B")) == ("B", 15)
    s = arc(ILSABET.format(15), TEXTS)
    s.choose("use Ilsabet the Go-Between", "target Three", "target Small")
    s.all_pass()
    s.choose("no")
    assert (s.place("Small"), s.place("Three")) == ("Keep of A", "B's Army")


@plays("Count the Candles")
def test_two_cards_are_drawn_and_one_is_discarded() -> None:
    s = arc("A: hand: Count the Candles, Rat; gems 2 House of Nobles; deck: Hog, Elk, Axe\nB: army: Ox", TEXTS)
    s.choose("play Count the Candles")
    s.all_pass()
    assert sorted(s.options()) == ["pick Elk", "pick Hog", "pick Rat"]
    s.choose("pick Elk")
    assert (sorted(s.hand("A")), s.place("Elk")) == (["Hog", "Rat"], "A's graveyard")
    s = arc("A: hand: Count the Candles, Rat; gems 2 House of Nobles; deck: Hog\nB: army: Ox", TEXTS)
    s.choose("play Count the Candles")
    s.all_pass()
    assert (s.over, s.winner) == (True, "B")


@plays("Debt of Hospitality")
def test_at_the_end_of_his_unmark_phase_he_pays_two_or_loses_a_point() -> None:
    table = "A: hand: Debt of Hospitality, 1; gems 4 House of Nobles; deck: 9\nB: gems {} consumed; deck: 9"
    s = arc(table.format("2 Gaian"), TEXTS)
    s.choose("play Debt of Hospitality")
    until(s, "yes")
    assert (s.phase, s.asked, s.gems("B")) == ("Unmark", "B", "2 Gaian")
    paid = s.fork()
    s.choose("no")
    assert (s.points("A"), s.points("B"), s.gems("B")) == (15, 14, "2 Gaian")
    paid.choose("yes")
    assert (paid.points("B"), paid.gems("B")) == (15, "")
    s = arc(table.format("1 Gaian"), TEXTS)
    s.choose("play Debt of Hospitality")
    s.to("Tactics", "B")
    assert (s.points("B"), s.gems("B")) == (14, "1 Gaian")


@plays("Ferryman of Spent Coins")
def test_for_two_gems_and_its_mark_a_cheap_creature_comes_back_to_the_hand() -> None:
    s = arc(
        "A: army: Ferryman of Spent Coins; gems 2 Gaian; grave: Rat, Elk, Small, Axe; hand: Wait\nB: grave: Hog; hand: Cleanse",
        TEXTS,
    )
    s.choose("use Ferryman of Spent Coins")
    assert sorted(s.options()) == ["target Rat", "target Small"]
    s.choose("target Small")
    gone = s.fork()
    s.all_pass()
    assert (s.hand("A"), s.consumed("A"), s.marked("Ferryman of Spent Coins")) == (["Wait", "Small"], "2 Gaian", True)
    until(gone, "play Cleanse")
    gone.choose("play Cleanse", "target Small")
    gone.all_pass()
    assert (gone.hand("A"), gone.place("Small")) == (["Wait"], "removed")
    for gems, grave in (("1 Gaian", "Rat"), ("2 Gaian", "Elk")):
        s = arc(f"A: army: Ferryman of Spent Coins; gems {gems}; grave: {grave}\nB: army: Ox", TEXTS)
        assert "use Ferryman of Spent Coins" not in s.options()


@plays("Guest with a Letter")
@pytest.mark.parametrize("play", ["Guest with a Letter", "Rise"])
def test_entering_it_draws_a_card_and_from_an_empty_deck_that_ends_it(play: str) -> None:
    held = (
        "hand: Guest with a Letter; gems 3 House of Nobles"
        if play != "Rise"
        else "hand: Rise; grave: Guest with a Letter"
    )
    for deck in (2, 0):
        s = arc(f"A: {held}; deck: {deck}\nB: army: Ox", TEXTS)
        s.choose(f"play {play}")
        s.all_pass()
        assert (s.over, len(s.hand("A"))) == (deck == 0, deck // 2)
