"""Blind enchantments and cities of AVA's twenty-fourth round, played as their writer meant them."""

import pytest

from blind.gestures import offered, takes, targets
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Hail": "event 0: Kill all creatures.",
    "Scare": "event 0: Discard target creature.", "Peel": "event 0: Destroy target enchantment.",
    "Sweep": "event 0: Destroy all enchantments.", "Sage": "creature 1 1/1: (M): Gain 1 victory point.",
    "Leech": "enchantment 1 Gaian: Attach to a creature. At the start of your Upkeep phase, gain 1 victory point.",
    "One": "event 1 Gaian: Gain 1 victory point.", "Two": "event 2 Gaian: Gain 1 victory point.",
    "Three": "event 3 Gaian: Gain 1 victory point.", "Rite": "magic 2 Gaian: Draw a card.",
    "Cost": "event 2 Gaian: Draw a card.", "Ogre": "creature 2 Gaian 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"


@plays("Boar-Tusk Gauntlets")
def test_whoever_wears_the_gauntlets_is_stronger() -> None:
    s = ava(
        "A: hand: Boar-Tusk Gauntlets; gold 2 Red Banner; army: Ox 1/1\n"
        "B: army: Cow 1/1; city Dale: Hen 1/1; attached: Boar-Tusk Gauntlets on Cow"
    )
    assert (s.value("Cow"), s.value("Ox")) == ("3/2", "1/1")
    s.choose("play Boar-Tusk Gauntlets")
    assert sorted(targets(s)) == ["Cow", "Hen", "Ox"]
    more = s.fork()
    s.choose("target Hen")
    s.all_pass()
    assert (s.value("Hen"), s.value("Cow"), s.value("Ox")) == ("3/2", "3/2", "1/1")
    more.choose("target Cow")
    more.all_pass()
    assert more.value("Cow") == "5/3"


@plays("Boar-Tusk Gauntlets")
@pytest.mark.parametrize("card", ["Peel", "Axe"])
def test_the_gauntlets_go_with_their_bearer_and_he_may_die_without_them(card: str) -> None:
    s = ava(f"A: hand: {card}\nB: army: Cow 1/1 hurt 1; attached: Boar-Tusk Gauntlets of A on Cow", TEXTS)
    s.play(card)
    assert (s.place("Cow"), s.place("Boar-Tusk Gauntlets")) == ("B's graveyard", "A's graveyard")


@plays("Quarantine Ribbon")
def test_residents_behind_the_ribbon_claim_nothing() -> None:
    table = f"A: city Oak (Body, 8): Ox; avatar in Oak; city Dale (Mind, 8): Hen, Nun; hand: Wait\nB: army: Elk{{}}{TACTICS}"
    s = ava(table.format("; attached: Quarantine Ribbon on Oak"), TEXTS)
    assert {"claim Body", "claim Mind"} <= set(s.options())
    s.choose("claim Body")  # also with residents of other cities
    assert sorted(offered(s, "bid")) == ["Hen", "Nun"]
    s = ava(table.format(""), TEXTS)
    s.choose("claim Body")
    assert sorted(offered(s, "bid")) == ["Avatar of A", "Hen", "Nun", "Ox"]


@plays("Quarantine Ribbon")
def test_who_was_marked_for_a_bid_before_the_ribbon_came_still_counts() -> None:
    tie = {"Tie": "event 0: Put target enchantment card from your graveyard into play."}
    s = ava(
        "A: city Oak (Body, 8): Ox, Cow; hand: Wait\n"
        f"B: city Fen (Mind, 8): Fox; grave: Quarantine Ribbon; hand: Tie{TACTICS}", TEXTS | tie,
    )  # fmt: skip
    s.choose("claim Body", "bid Ox", "bid Cow")
    until(s, "play Tie")
    s.choose("play Tie")
    until(s, "target Oak")
    s.choose("target Oak")
    until(s, "bid Fox")
    s.choose("bid Fox")
    until(s, "Body: 1 VP")
    assert (s.asked, s.place("Quarantine Ribbon")) == ("A", "on Oak")


@plays("Quarantine Ribbon")
def test_residents_behind_the_ribbon_answer_nothing_but_are_marked_otherwise() -> None:
    s = ava(
        "A: city Fen (Body, 8): Fox, Ram; hand: Wait; attached: Quarantine Ribbon on Oak\n"
        f"B: city Oak (Body, 8): Ox, Sage; city Dale (Mind, 8): Hen, Yak; hand: Wait{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Fox", "done")
    until(s, "bid")
    assert (s.asked, sorted(offered(s, "bid"))) == ("B", ["Hen", "Yak"])
    s = ava("A: city Oak (Body, 8): Sage; hand: Wait\nB: army: Elk; attached: Quarantine Ribbon on Oak", TEXTS)
    s.choose("use Sage")
    s.all_pass()
    assert (s.victory("A"), s.marked("Sage")) == (1, True)


@plays("Quarantine Ribbon")
def test_the_ribbon_is_tied_to_any_city() -> None:
    s = ava("A: hand: Quarantine Ribbon; gold 2 Dark Legion; city Oak; army: Ox\nB: city Fen: Fox")
    s.choose("play Quarantine Ribbon")
    assert sorted(targets(s)) == ["Fen", "Oak"]
    s.choose("target Fen")
    s.all_pass()
    assert s.place("Quarantine Ribbon") == "on Fen"


SEAM = "A: hand: {}; gold {} The Empire, 1 Gaian; army: Ox\nB: army: Cow; gold 1 Red Banner"


@plays("Second Seam of Ore")
@pytest.mark.parametrize(
    ("seams", "card", "can"), [(0, "Two", False), (1, "Two", True), (1, "Three", False), (2, "Three", False)]
)
def test_an_own_resource_card_gives_two(seams: int, card: str, can: bool) -> None:
    hand = ", ".join(["Second Seam of Ore"] * seams + [card])
    s = ava(SEAM.format(hand, 2 * max(seams, 1)), TEXTS)
    for _ in range(seams):
        s.choose(next(o for o in s.options() if o.startswith("play Second Seam of Ore")))
        assert "target Red Banner resource card" not in s.options()
        s.choose("target Gaian resource card")
        s.all_pass()
    assert (f"play {card}" in s.options()) is can
    if can:
        s.play(card)
        assert (s.victory("A"), s.marked("Gaian resource card")) == (1, True)


@plays("Second Seam of Ore")
def test_what_is_left_of_the_second_seam_waits_until_the_turn_ends() -> None:
    s = ava(SEAM.format("Second Seam of Ore, One, One, One, Wait", 2).replace("B: army", "B: hand: 1; army"), TEXTS)
    s.choose("play Second Seam of Ore", "target Gaian resource card")
    s.all_pass()
    s.play(offered(s, "play", "One")[0])
    late = s.fork()
    s.play(offered(s, "play", "One")[0])
    assert s.victory("A") == 2
    assert not offered(s, "play", "One")
    late.to("Upkeep", "B")
    assert (late.asked, offered(late, "play")) == ("A", ["Wait"])


@plays("Wagon with a Spare Wheel")
@pytest.mark.parametrize(("wagons", "moves"), [(0, 1), (1, 2), (2, 3)])
def test_the_owner_of_a_wagon_makes_one_more_move(wagons: int, moves: int) -> None:
    attached = "; attached: " + ", ".join(["Wagon with a Spare Wheel on A"] * wagons) if wagons else ""
    s = ava(
        "A: army: Ox, Hen, Pig, Cow, Ram marked; city Dale; hand: Wait\n"
        f"B: army: Yak, Fox; city Fen; hand: Wait{attached}", TEXTS,
    )  # fmt: skip
    for name in ("Ox", "Hen", "Pig")[:moves]:
        assert "move Ram to Dale" not in s.options()
        s.choose(f"move {name} to Dale")
        s.all_pass()
        assert (s.place(name), s.marked(name)) == ("Dale", True)
    assert not offered(s, "move")
    s.to("Second Play")
    assert not offered(s, "move")
    s.to("Play", "B")
    s.choose("move Yak to Fen")
    s.all_pass()
    assert not offered(s, "move")


@plays("Wagon with a Spare Wheel")
def test_a_wagon_is_given_to_anybody_and_may_break_after_the_first_move() -> None:
    s = ava(
        "A: hand: Wagon with a Spare Wheel, Peel; gold 2 Gaian; army: Ox, Hen, Pig; city Dale\nB: army: Yak; hand: 1",
        TEXTS,
    )
    s.choose("play Wagon with a Spare Wheel")
    assert sorted(targets(s)) == ["player A", "player B"]
    s.choose("target player A")
    s.all_pass()
    s.choose("move Ox to Dale")
    s.all_pass()
    whole = s.fork()
    s.play("Peel")
    assert not offered(s, "move")
    whole.to("Second Play")  # over both Play phases
    whole.choose("move Hen to Dale")
    whole.all_pass()
    assert (whole.place("Hen"), offered(whole, "move")) == ("Dale", [])


BAILIFF = (
    "army: Ox; gold 1 Gaian{}; hand: {}\nB: army: Elk; hand: 1; attached: Bailiff at Breakfast on A{}\nphase: Upkeep"
)


@plays("Bailiff at Breakfast")
@pytest.mark.parametrize(("marked", "hand", "pays", "left", "gold"), [
    ("", "Hen, Cow", True, ["Hen", "Cow"], ""), ("", "Hen, Cow", False, ["Hen"], "1 Gaian"),
    (" marked", "Hen, Cow", None, ["Hen"], ""), ("", "0", False, [], "1 Gaian"), (" marked", "0", None, [], ""),
])  # fmt: skip
def test_who_has_the_bailiff_pays_or_discards(
    marked: str, hand: str, pays: bool | None, left: list[str], gold: str
) -> None:
    s = ava("A: " + BAILIFF.format(marked, hand, ""))
    if pays is not None:
        until(s, "pay")
        assert s.asked == "A"
        s.choose("pay 1 Gaian" if pays else "no")
    if hand != "0" and not pays:
        until(s, "pick")
        assert (s.asked, offered(s, "pick")) == ("A", ["Hen", "Cow"])
        s.choose("pick Cow")
    assert (s.hand("A"), s.gems("A"), s.place("Bailiff at Breakfast")) == (left, gold, "on player A")


@plays("Bailiff at Breakfast")
def test_two_bailiffs_are_settled_one_after_the_other_and_come_to_nobody_else() -> None:
    s = ava("A: " + BAILIFF.format("", "Hen, Cow, Pig", ", Bailiff at Breakfast on A"))
    until(s, "pay")
    s.choose("pay 1 Gaian")
    until(s, "pick")
    s.choose("pick Pig")
    assert (s.hand("A"), s.gems("A")) == (["Hen", "Cow"], "")
    s.to("Play", "B")
    assert len(s.hand("B")) == 2  # what he has drawn, too


LENT = (
    "A: hand: Borrowed Incantation; gold 3 House of Nobles; army: Ox; deck: 9\n"
    "B: army: Cow; hand: Peel; deck: 9; attached: Leech on Cow"
)


@plays("Borrowed Incantation")
def test_who_borrows_an_enchantment_controls_it_where_it_is() -> None:
    s = ava(LENT, TEXTS)
    s.play("Borrowed Incantation")
    assert (s.controller("Leech"), s.place("Leech"), s.place("Borrowed Incantation")) == ("A", "on Cow", "on Leech")
    s.to("Play", "B")
    assert (s.victory("A"), s.victory("B")) == (0, 0)  # "you" is its borrower now
    s.to("Play", "A")
    assert (s.victory("A"), s.victory("B")) == (1, 0)


@plays("Borrowed Incantation")
@pytest.mark.parametrize(("card", "target", "drawn"), [
    ("Peel", "Leech", 1), ("Peel", "Borrowed Incantation", 0), ("Sweep", "", 1), ("Axe", "Cow", 1),
])  # fmt: skip
def test_its_borrower_draws_as_the_lent_enchantment_leaves(card: str, target: str, drawn: int) -> None:
    s = ava(LENT.replace("A: hand: ", f"A: hand: {card}, "), TEXTS)
    s.play("Borrowed Incantation")
    s.choose(f"play {card}", *([f"target {target}"] if target else []))
    while s.table.chain:
        s.choose("pass")
    assert (len(s.hand("A")), len(s.hand("B"))) == (drawn, 1)
    assert s.place("Borrowed Incantation") == "A's graveyard"
    if drawn:
        assert s.place("Leech") == "B's graveyard"
    else:
        assert (s.place("Leech"), s.controller("Leech")) == ("on Cow", "B")


@plays("Borrowed Incantation")
def test_of_two_borrowers_the_later_one_controls_it_and_both_draw() -> None:
    s = ava(
        "A: hand: Borrowed Incantation; gold 3 House of Nobles; army: Ox; deck: 9\n"
        "B: army: Cow; hand: 1; deck: 9; attached: Leech on Cow\n"
        "C: hand: Peel, Borrowed Incantation; gold 3 House of Nobles; deck: 9; army: Yak", TEXTS,
    )  # fmt: skip
    s.play("Borrowed Incantation")
    s.to("Play", "C")
    s.play("Borrowed Incantation", "target Leech")
    assert (s.place("Borrowed Incantation"), s.place("Borrowed Incantation (2)")) == ("on Leech", "on Leech")
    assert s.controller("Leech") == "C"
    hands = [len(s.hand(seat)) for seat in "AC"]
    s.choose("play Peel", "target Leech")
    while s.table.chain or offered(s, "trigger"):
        s.choose(next((o for o in s.options() if o.startswith("trigger")), None) or "pass")
    assert [len(s.hand(seat)) for seat in "AC"] == [hands[0] + 1, hands[1]]  # C has played the Peel


@plays("Borrowed Incantation")
def test_any_enchantment_can_be_borrowed() -> None:
    s = ava(f"{LENT}, Boar-Tusk Gauntlets on Ox; attached: Wagon with a Spare Wheel of A on B", TEXTS)
    s.choose("play Borrowed Incantation")
    assert sorted(targets(s)) == ["Boar-Tusk Gauntlets", "Leech", "Wagon with a Spare Wheel"]


@plays("Hurdle Green")
@pytest.mark.parametrize(("advantage", "value"), [(" (advantage)", "2/1"), ("", "1/1")])
def test_with_its_advantage_attackers_are_stronger(advantage: str, value: str) -> None:
    s = ava(
        f"A: city Hurdle Green{advantage}: Elk; army: Ox 1/1, Hen 1/1; hand: Wait\nB: army: Cow 1/1; hand: Wait{COMBAT}",
        TEXTS,
    )
    assert s.value("Ox") == "1/1"
    s.choose("attack B's army", "send Ox", "send Avatar of A", "done")
    assert [s.value(n) for n in ("Ox", "Hen", "Cow", "Avatar of A")] == [value, "1/1", "1/1", "0/0"]
    s.to("Second Play")
    assert s.value("Ox") == "1/1"


STEPS = "city Inkhorn Steps: Elk; "


@plays("Inkhorn Steps")
@pytest.mark.parametrize(("second", "prize", "drawn", "won"), [
    ("", "the advantage", 1, 0), ("", "1 VP", 0, 1), ("city Inkhorn Steps; ", "the advantage", 2, 0),
])  # fmt: skip
def test_who_gains_the_advantage_of_mind_draws(second: str, prize: str, drawn: int, won: int) -> None:
    s = ava(f"A: {STEPS}{second}hand: Wait\nB: army: Cow; hand: 1{TACTICS}", TEXTS)
    takes(s, "Mind", "Elk", prize)
    if offered(s, "trigger"):
        s.choose(s.options()[0])
    s.to("Play")
    assert (len(s.hand("A")) - 1, s.victory("A")) == (drawn, won)


@plays("Inkhorn Steps")
def test_an_answer_that_wins_brings_the_card_too_and_an_empty_deck_defeat() -> None:
    s = ava(
        f"A: city Dale (Mind, 8): Ox; hand: Wait\nB: {STEPS}army: Cow; city Fen (Body, 8): Hen; hand: 1{TACTICS}", TEXTS
    )
    s.choose("claim Mind", "bid Ox") if "claim Mind" in s.options() else None
    until(s, "bid")
    s.choose("bid Elk", "bid Hen")
    until(s, "Mind: the advantage")
    assert s.asked == "B"
    s.choose("Mind: the advantage")
    s.to("Play")
    assert len(s.hand("B")) == 2
    s = ava(f"A: {STEPS}hand: Wait; deck: 0\nB: army: Cow; hand: 1{TACTICS}", TEXTS)
    takes(s, "Mind", "Elk", "the advantage")
    while not s.over and s.table.chain:
        s.choose("pass")
    assert (s.over, s.winner) == (True, "B")


@plays("Inkhorn Steps")
def test_another_advantage_brings_no_card() -> None:
    s = ava(f"A: {STEPS}city Dale (Body, 8); hand: Wait\nB: army: Cow; hand: 1{TACTICS}", TEXTS)
    takes(s, "Body", "Elk", "the advantage")
    s.to("Play")
    assert len(s.hand("A")) == 1


@plays("Consolation Hill")
@pytest.mark.parametrize(("advantage", "card", "who", "life"), [
    (" (advantage)", "Axe", "Ox", 21), (" (advantage)", "Axe", "Elder", 21), (" (advantage)", "Axe", "Cow", 20),
    (" (advantage)", "Scare", "Ox", 20), ("", "Axe", "Ox", 20), (" (advantage)", "Hail", "", 23),
])  # fmt: skip
def test_with_its_advantage_each_own_death_brings_a_life_point(advantage: str, card: str, who: str, life: int) -> None:
    s = ava(f"A: city Consolation Hill{advantage}: Elder; army: Ox, Hen; hand: {card}\nB: army: Cow; hand: 1", TEXTS)
    s.choose(f"play {card}", *([f"target {who}"] if who else []))
    while s.table.chain or offered(s, "trigger"):
        s.choose(next((o for o in s.options() if o.startswith("trigger")), None) or "pass")
    assert (s.life("A"), s.life("B")) == (life, 20)


@plays("Pigeonhole Archive")
@pytest.mark.parametrize(("cities", "cards", "left"), [
    ("city Pigeonhole Archive: Elk", 11, 9), ("city Pigeonhole Archive: Elk", 9, 9), ("city Pigeonhole Archive: Elk", 8, 8),
    ("city Pigeonhole Archive: Elk; city Pigeonhole Archive", 11, 9), ("city Dale: Elk", 11, 7),
])  # fmt: skip
def test_nine_cards_are_kept_without_any_bid(cities: str, cards: int, left: int) -> None:
    s = ava(f"A: {cities}; hand: {cards}\nB: army: Cow; hand: 1\nphase: Discard", TEXTS)
    while s.asked == "A" and s.phase == "Discard":
        assert all(o.startswith("discard") for o in s.options())
        s.choose(s.options()[0])
    assert (len(s.hand("A")), len(s.grave("A"))) == (left, cards - left)


@plays("Pigeonhole Archive")
def test_the_archive_keeps_nothing_for_others() -> None:
    s = ava("A: army: Ox; hand: 11\nB: city Pigeonhole Archive: Cow; hand: 1\nphase: Discard", TEXTS)
    while s.asked == "A" and s.phase == "Discard":
        s.choose(s.options()[0])
    assert len(s.hand("A")) == 7


@plays("Pigeonhole Archive")
@pytest.mark.parametrize(("cities", "card", "gold", "can"), [
    ("city Pigeonhole Archive (advantage): Elk", "Rite", 1, True),
    ("city Pigeonhole Archive (advantage): Elk", "Rite", 0, False),
    ("city Pigeonhole Archive: Elk", "Rite", 1, False), ("city Pigeonhole Archive (advantage): Elk", "Cost", 1, False),
    ("city Pigeonhole Archive (advantage): Elk; city Pigeonhole Archive (advantage)", "Rite", 0, True),
])  # fmt: skip
def test_with_its_advantage_magic_costs_one_less(cities: str, card: str, gold: int, can: bool) -> None:
    paid = f"gold {gold} Gaian, 3 Red Banner" if gold else "gold 3 Red Banner"
    s = ava(f"A: {cities}; hand: {card}, 1; {paid}; army: Ox\nB: army: Cow", TEXTS)
    assert bool(offered(s, "play", card)) is can
