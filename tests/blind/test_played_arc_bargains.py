"""Blind texts of ARC's last rounds about bids and what opponents grant and pay, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Rite": "magic 0: Draw a card.",
    "Spark": "event 0: Deal 2 damage to target creature.", "Spell": "magic 1: Draw a card.", "Flash": "event 1: Draw a card.",
    "Rouse": "event 0: Unmark target creature.", "Vines": "enchantment 1: Enchant creature. Enchanted creature gets +1/+1.",
    "Big": "creature 5 Gaian 1/1", "Mid": "creature 4 Gaian 1/1", "Loyal": "creature 1 Red Banner loyalty 1 1/1",
    "Loyal Two": "creature 2 Dark Legion loyalty 2 1/1", "Meteor": "event X: Deal X damage to target creature.",
    "Small": "creature 1 Gaian 1/1", "Hall": "city 1 Body 5",
}  # fmt: skip
TACTICS = "\nphase: Tactics"


def claim(s: Scene, discipline: str, *mine: str, theirs: tuple[str, ...] = ()) -> None:
    """Claim with these residents; an opponent answers with those, and everybody lets it be."""
    s.choose(f"claim {discipline}", *(f"bid {name}" for name in mine))
    left = list(theirs)
    while s.phase == "Tactics" and not any(label.startswith(("claim", "yes", "draw")) for label in s.options()):
        now = next((f"bid {name}" for name in left if f"bid {name}" in s.options()), "")
        if now:
            left.remove(now.removeprefix("bid "))
        s.choose(now or ("done" if "done" in s.options() else s.way_on()))
    assert not left


CLERKS = (
    "A: {}; city Oak (Body, 8): {}; city Elm (Mind, 8); hand: Axe\n"
    "B: city Dale (Body, 8): {}; army: Inkwell Clerk, Quill Magistrate\nphase: Tactics"
)


@plays("Inkwell Clerk", "Quill Magistrate")
@pytest.mark.parametrize(
    ("who", "discipline", "drawn"),
    [
        ("Inkwell Clerk", "Mind", 1),
        ("Inkwell Clerk", "Body", 0),
        ("Quill Magistrate", "Mind", 1),
        ("Quill Magistrate", "Body", 1),
    ],
)
def test_a_bid_that_is_won_brings_a_card_wherever_the_clerk_is(who: str, discipline: str, drawn: int) -> None:
    for where in (f"army: {who}; city Fen (Soul, 8): Mid", f"city Fen (Soul, 8): {who}, Mid"):
        s = arc(CLERKS.format(where, "Big", "Ox"), TEXTS)
        claim(s, discipline, "Big")
        assert (s.points("A"), len(s.hand("A")), len(s.hand("B"))) == (16, 1 + drawn, 0)


@plays("Inkwell Clerk", "Quill Magistrate")
def test_a_bid_that_is_stopped_brings_nobody_a_card() -> None:
    s = arc(CLERKS.format("army: Inkwell Clerk, Quill Magistrate; city Fen (Soul, 8): Ox", "Mid", "Big"), TEXTS)
    claim(s, "Mind", "Mid", theirs=("Big",))
    assert (s.points("A"), s.hand("A"), s.hand("B")) == (15, ["Axe"], [])


@plays("Tithe-Wraith")
def test_for_two_gems_an_opponents_bid_brings_a_point_too() -> None:
    table = (
        "A: city Oak (Body, 8): {}; army: {}; gems 2 Gaian\nB: city Dale (Body, 8): {}; army: Tithe-Wraith; gems {}{}"
    )
    s = arc(table.format("Big, Ox", "Ox", "Ox", "1 Gaian, 1 Red Banner", TACTICS), TEXTS)
    claim(s, "Body", "Big")
    assert (s.asked, s.points("A")) == ("B", 16)
    no = s.fork()
    s.choose("yes")
    assert (s.points("A"), s.points("B"), s.gems("B")) == (16, 16, "")
    no.choose("no")
    assert (no.points("B"), no.gems("B")) == (15, "1 Gaian + 1 Red Banner")
    s = arc(table.format("Big, Ox", "Ox", "Ox", "1 Gaian", TACTICS), TEXTS)
    claim(s, "Body", "Big")
    assert (s.points("A"), s.points("B")) == (16, 15)
    s = arc(table.format("Mid, Ox", "Tithe-Wraith", "Big", "2 Gaian", TACTICS), TEXTS)
    claim(s, "Body", "Mid", theirs=("Big",))
    assert (s.points("A"), s.points("B"), s.gems("A"), s.gems("B")) == (15, 15, "2 Gaian", "2 Gaian")


@plays("Ivory Seneschal", "Grain Reeve")
@pytest.mark.parametrize(
    ("mine", "theirs", "won"),
    [
        ("Ivory Seneschal", ("Big", "Small"), True), ("Ivory Seneschal", ("Big", "Two"), False),
        ("Grain Reeve", ("Mid",), True), ("Grain Reeve", ("Big",), False),
        ("Big", ("Grain Reeve",), True), ("Big", ("Ivory Seneschal",), False), ("Small", ("Grain Reeve",), False),
    ],
)  # fmt: skip
def test_marked_for_a_bid_it_counts_for_more_than_it_costs(mine: str, theirs: tuple[str, ...], won: bool) -> None:
    s = arc(
        f"A: city Oak (Body, 8): {mine}, Ox; hand: 1\nB: city Dale (Body, 8): {', '.join(theirs)}{TACTICS}",
        TEXTS | {"Two": "creature 2 Gaian 1/1"},
    )
    claim(s, "Body", mine, theirs=theirs)
    assert s.points("A") == 15 + won


@plays("Ivory Seneschal")
def test_gone_before_the_comparison_it_counts_for_nothing_and_it_costs_four() -> None:
    s = arc(f"A: city Oak (Body, 8): Ivory Seneschal, Ox\nB: city Dale (Body, 8): Small; hand: Axe{TACTICS}", TEXTS)
    s.choose("claim Body", "bid Ivory Seneschal", "done")
    until(s, "play Axe")
    s.choose("play Axe", "target Ivory Seneschal")
    s.to("Play")
    assert s.points("A") == 15
    assert "play Ivory Seneschal" in arc("A: hand: Ivory Seneschal; gems 4 House of Nobles").options()


@plays("Tariff House")
@pytest.mark.parametrize(
    ("named", "dearer"),
    [
        ("magic", ["Spell"]),
        ("event", ["Flash"]),
        ("enchantment", ["Vines"]),
        ("creature", ["Small"]),
        ("city", ["Hall"]),
    ],
)
def test_gaining_its_advantage_it_names_a_type_that_costs_opponents_one_more(named: str, dearer: list[str]) -> None:
    cards = TEXTS | {"Small": "creature 1 Gaian 1/1", "Elder": "creature 1 1/1"}
    s = arc(
        f"A: city Tariff House: Big, Ox; gems 1 Gaian; hand: Spell\nB: city Dale (Body, 8): Elder; gems 1 Gaian;"
        f" hand: Spell, Flash, Vines, Small, Hall{TACTICS}",
        cards,
    )
    s.choose("claim Mind", "bid Big")
    while not any(named in label for label in s.options()):
        s.choose("done" if "done" in s.options() else s.way_on())
    assert s.asked == "A"
    s.choose(next(label for label in s.options() if named in label))
    s.to("Play")
    assert "play Spell" in s.options()  # for himself nothing is dearer
    s.to("Play", "B")
    playable = {label.removeprefix("play ") for label in s.options() if label.startswith("play")}
    assert {"Spell", "Flash", "Vines", "Small", "Hall"} - playable == set(dearer)


@plays("Tariff House")
def test_before_anything_is_named_nothing_is_dearer() -> None:
    s = arc(
        "A: city Tariff House (advantage)\nB: gems 1 Gaian; hand: Spell, Flash; army: Ox\nphase: Play, active B", TEXTS
    )
    assert {"play Spell", "play Flash"} <= set(s.options())


@plays("Levy of Silver")
def test_the_opponent_loses_two_points_or_a_resource_card_as_he_chooses() -> None:
    s = arc("A: hand: Levy of Silver; gems 3 House of Nobles\nB: gems 1 Gaian consumed, 1 Red Banner", TEXTS)
    s.choose("play Levy of Silver")
    until(s, "choose")
    assert s.asked == "B"
    card = s.fork()
    s.choose(next(label for label in s.options() if "lose" in label))
    assert (s.points("B"), s.gems("B"), s.consumed("B")) == (13, "1 Red Banner", "1 Gaian")
    card.choose(next(label for label in card.options() if "lose" not in label))
    assert sorted(card.options()) == ["pick Gaian resource card", "pick Red Banner resource card"]
    card.choose("pick Gaian resource card")
    assert (card.points("B"), card.gems("B"), card.consumed("B"), len(card.grave("B"))) == (15, "1 Red Banner", "", 1)


@plays("Levy of Silver")
def test_without_a_resource_card_he_loses_the_points_and_perhaps_the_match() -> None:
    for points in (5, 2):
        s = arc(f"A: hand: Levy of Silver; gems 3 House of Nobles\nB: {points} points; army: Ox; hand: 1", TEXTS)
        s.play("Levy of Silver")
        assert (s.points("B"), s.over) == (points - 2, points == 2)


TREATY = "A: hand: Treaty of Three Seals; gems 3 House of Nobles; deck: {}\nB: {}army: Ox"


@plays("Treaty of Three Seals")
@pytest.mark.parametrize(("way", "points", "hand"), [("points", 17, 0), ("draw", 15, 2), ("hand", 15, 0)])
def test_the_opponent_chooses_what_he_grants(way: str, points: int, hand: int) -> None:
    s = arc(TREATY.format(9, "gems 1 Gaian consumed, 1 Red Banner; "), TEXTS)
    s.choose("play Treaty of Three Seals")
    until(s, "choose")
    assert (s.asked, len(s.options())) == ("B", 3)
    s.choose(next(label for label in s.options() if (way if way != "points" else "victory") in label))
    s.choose(*["pick Gaian resource card"] * (way == "hand"))
    assert (s.points("A"), len(s.hand("A")), len(s.hand("B")), s.consumed("B")) == (
        points, hand, int(way == "hand"), "" if way == "hand" else "1 Gaian",
    )  # fmt: skip


@plays("Treaty of Three Seals")
@pytest.mark.parametrize(("deck", "gems", "ways"), [("9", "", 2), ("1", "gems 1 Gaian; ", 2), ("1", "", 1)])
def test_what_cannot_be_done_whole_is_not_chosen(deck: str, gems: str, ways: int) -> None:
    s = arc(TREATY.format(deck, gems), TEXTS)
    s.choose("play Treaty of Three Seals")
    if ways > 1:
        until(s, "choose")
        assert len(s.options()) == ways
    else:
        s.all_pass()
        assert s.points("A") == 17


@plays("Ledger of Debts")
@pytest.mark.parametrize(("mine", "theirs", "winner"), [(15, 15, ""), (29, 15, "A"), (15, 1, "A")])
def test_an_opponent_loses_a_point_and_another_is_gained(mine: int, theirs: int, winner: str) -> None:
    s = arc(f"A: {mine} points; hand: Ledger of Debts; gems 3 House of Nobles\nB: {theirs} points; army: Ox", TEXTS)
    s.play("Ledger of Debts")
    assert (s.points("A"), s.points("B"), s.winner if s.over else "") == (mine + 1, theirs - 1, winner)


@plays("Ledger of Debts", "Treaty of Three Seals", "Levy of Silver")
@pytest.mark.parametrize("card", ["Ledger of Debts", "Treaty of Three Seals", "Levy of Silver"])
def test_only_opponents_are_targets(card: str) -> None:
    s = arc(f"A: hand: {card}; gems 4 House of Nobles\nB: army: Ox\nC: army: Mule", TEXTS)
    s.choose(f"play {card}")
    assert sorted(s.options()) == ["target player B", "target player C"]


@plays("Hush of the Crypt", "Hushed Quarrel")
@pytest.mark.parametrize(
    ("hush", "played", "can"),
    [
        ("Hush of the Crypt", "Spell", True), ("Hush of the Crypt", "Flash", True), ("Hush of the Crypt", "Vines", False),
        ("Hushed Quarrel", "Spell", False), ("Hushed Quarrel", "Flash", True),
    ],
)  # fmt: skip
def test_what_is_played_does_not_resolve_and_its_cost_stays_spent(hush: str, played: str, can: bool) -> None:
    own = "Dark Legion" if hush == "Hush of the Crypt" else "House of Nobles"
    s = arc(f"A: hand: {played}; gems 1 Gaian; army: Mule\nB: hand: {hush}, Wait; gems 3 {own}", TEXTS)
    s.choose(f"play {played}")
    s.choose(*["target Mule"] * ("target Mule" in s.options()))
    until(s, "play Wait")
    assert (f"play {hush}" in s.options()) == can
    if can:
        s.choose(f"play {hush}")
        s.all_pass()
        assert (s.place(played), s.hand("A"), s.consumed("A")) == ("A's graveyard", [], "1 Gaian")


@plays("Hushed Quarrel")
def test_for_two_gems_the_event_resolves_after_all() -> None:
    s = arc("A: hand: Flash; gems 3 Gaian; deck: Rite\nB: hand: Hushed Quarrel; gems 2 House of Nobles", TEXTS)
    s.choose("play Flash", "play Hushed Quarrel")
    assert (s.asked, s.options()) == ("A", ["pay 2 Gaian", "no"])
    no = s.fork()
    s.choose("pay 2 Gaian")
    s.all_pass()
    assert (s.hand("A"), s.consumed("A")) == (["Rite"], "3 Gaian")
    no.choose("no")
    assert (no.hand("A"), no.consumed("A"), no.place("Flash")) == ([], "1 Gaian", "A's graveyard")


@plays("Debtor's Brand")
@pytest.mark.parametrize(("play", "gems", "lost"), [("Big", 5, 1), ("Mid", 4, 0), ("Meteor", 5, 1), ("Meteor", 4, 0)])
def test_playing_what_costs_five_costs_a_point(play: str, gems: int, lost: int) -> None:
    s = arc(f"A: hand: {play}; gems {gems} Gaian\nB: army: Ox 1/9; attached: Debtor's Brand on A", TEXTS)
    s.choose(f"play {play}")
    while any(label.startswith(("number", "target", "pay", "X")) for label in s.options()):
        s.choose(s.options()[-1])
    s.all_pass()
    assert (s.points("A"), s.points("B")) == (15 - lost, 15)
