"""Blind texts of ARC's fifth to ninth round about bids, cities, gems and cards, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Break": "event 0: Destroy target enchantment.",
    "Ram": "event 0: Deal 3 damage to target city.", "Bolt": "magic 1: Gain 1 victory point.", "Fen": "city 2 Mind 6",
    "Gain": "event 1: Gain 1 victory point.", "Big": "creature 3 Gaian 1/1", "Small": "creature 1 Gaian 1/1",
    "Five": "creature 5 Gaian 1/1", "Four": "creature 4 Gaian 1/1", "Breath": "event 0: Unmark target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


@plays("Weight of Names")
@pytest.mark.parametrize(("target", "won"), [("", False), ("target player A", True), ("target player B", False)])
def test_in_a_bid_a_player_s_sum_is_three_higher(target: str, won: bool) -> None:
    s = arc(
        "A: city Oak (Body, 8): Big; hand: Weight of Names, Wait; gems 2 House of Nobles\n"
        "B: city Elm (Mind, 8): Four; hand: Wait\nphase: Tactics",
        TEXTS,
    )
    assert "play Weight of Names" not in s.options()
    s.choose("claim Body", "bid Big")
    until(s, "bid Four")
    s.choose("bid Four")
    if target:
        until(s, "play Weight of Names")
        s.choose("play Weight of Names", target)
    s.to("Play")
    assert s.points("A") == 15 + won


@plays("Weight of Names")
def test_with_three_more_an_answer_of_nobody_is_three() -> None:
    s = arc(
        "A: city Oak (Body, 8): Big; hand: Wait\nB: city Elm (Mind, 8): Four; hand: Weight of Names; gems 2 House of Nobles\n"
        "phase: Tactics",
        TEXTS,
    )
    s.choose("claim Body", "bid Big")
    until(s, "play Weight of Names")
    s.choose("play Weight of Names", "target player B")
    s.to("Play")
    assert s.points("A") == 15


@plays("Whispers in the Gallery")
def test_a_resident_marked_for_the_claim_does_not_count() -> None:
    s = arc(
        "A: city Oak (Body, 8): Big, Small, Elder marked; hand: Wait\n"
        "B: city Elm (Mind, 8): Four; hand: Whispers in the Gallery; gems 1 House of Nobles\nphase: Tactics",
        TEXTS,
    )
    s.choose("claim Body", "bid Big", "bid Small")
    until(s, "play Whispers in the Gallery")
    early = s.fork()
    early.choose("play Whispers in the Gallery")
    assert sorted(early.options()) == ["target Big", "target Small"]
    early.choose("target Big")
    early.to("Play")
    assert (early.points("A"), early.marked("Big"), early.marked("Four")) == (16, True, False)
    until(s, "bid Four")
    s.choose("bid Four")
    plain = s.fork()
    until(s, "play Whispers in the Gallery")
    s.choose("play Whispers in the Gallery")
    assert "target Four" not in s.options()
    s.choose("target Small")
    s.to("Play")
    assert s.points("A") == 15
    plain.to("Play")
    assert plain.points("A") == 15 + (3 + 1 > 4)


@plays("Court Whisperer")
@pytest.mark.parametrize(("discipline", "won"), [("Mind", True), ("Body", False)])
def test_in_a_claim_for_mind_the_whisperer_counts_for_five(discipline: str, won: bool) -> None:
    s = arc(
        f"A: city Oak ({discipline}, 8): Court Whisperer; {WAITING}\nB: city Elm (Mind, 8): Four; {WAITING}\nphase: Tactics",
        TEXTS,
    )
    s.choose(f"claim {discipline}", "bid Court Whisperer")
    until(s, "bid Four")
    s.choose("bid Four")
    s.to("Play")
    assert s.points("A") == 15 + won


@plays("Court Whisperer")
def test_in_an_answer_the_whisperer_counts_for_two() -> None:
    s = arc(
        f"A: city Oak (Mind, 8): Four; {WAITING}\nB: city Elm (Mind, 8): Court Whisperer; {WAITING}\nphase: Tactics",
        TEXTS,
    )
    s.choose("claim Mind", "bid Four")
    until(s, "bid Court Whisperer")
    s.choose("bid Court Whisperer")
    s.to("Play")
    assert s.points("A") == 16


@plays("Gilded Envoy")
@pytest.mark.parametrize(("mine", "won"), [("", False), ("Small", True)])
def test_the_envoy_counts_for_two_more_with_each_other_resident(mine: str, won: bool) -> None:
    s = arc(
        f"A: city Oak (Body, 8): Gilded Envoy, Small, Elder marked; {WAITING}\nB: city Elm (Mind, 8): Five; {WAITING}\n"
        "phase: Tactics",
        TEXTS,
    )
    s.choose("claim Body", "bid Gilded Envoy", *[f"bid {mine}"] * bool(mine), *["done"] * (not mine))
    until(s, "bid Five")
    s.choose("bid Five")
    s.to("Play")
    assert s.points("A") == 15 + won


@plays("Fishwife of the Locks")
@pytest.mark.parametrize(("mine", "won"), [("Five", True), ("Big", False)])
def test_when_an_opponent_wins_a_bid_those_who_answered_are_unmarked(mine: str, won: bool) -> None:
    s = arc(
        f"A: city Oak (Body, 8): {mine}; {WAITING}\nB: army: Fishwife of the Locks;"
        f" city Elm (Mind, 8): Small, Ant cost 1, Bee cost 1, Elder marked; {WAITING}\nphase: Tactics",
        TEXTS,
    )
    s.choose("claim Body", f"bid {mine}")
    until(s, "bid Small")
    s.choose("bid Small", "bid Ant", "bid Bee")
    if won:
        while s.asked != "B" or not any("Small" in label for label in s.options()):
            s.choose("yes" if "yes" in s.options() else s.way_on())
        assert not [label for label in s.options() if "Elder" in label or "Five" in label]
        s.choose("pick Small", "pick Bee")
    s.to("Play")
    assert s.points("A") == 15 + won
    assert [s.marked(n) for n in ("Small", "Ant", "Bee", "Elder")] == [not won, True, not won, True]


@plays("Buttress Spell")
def test_the_next_four_damage_to_a_city_are_prevented() -> None:
    s = arc(
        "A: hand: Ram, Ram, Ram\nB: city Oak (Body, 8, hurt 1); city Elm (Mind, 8); hand: Buttress Spell;"
        " gems 2 The Empire; army: Ox",
        TEXTS,
    )
    s.choose("play Ram", "target Oak", "play Buttress Spell")
    until(s, "pick")
    assert sorted(s.options()) == ["pick Elm", "pick Oak"]
    s.choose("pick Oak")
    s.all_pass()
    assert s.damage("Oak") == 1
    s.play("Ram", "target Elm")
    s.play("Ram (2)" if "play Ram (2)" in s.options() else "Ram", "target Oak")
    assert (s.damage("Oak"), s.damage("Elm")) == (3, 3)


@plays("Sudden Portcullis")
def test_a_city_suffers_no_damage_this_turn() -> None:
    s = arc(
        f"A: army: Wolf 2/2, Cub 2/2; hand: Ram, Wait\nB: city Oak (Body, 8, hurt 1); city Elm (Mind, 8);"
        f" hand: Sudden Portcullis; gems 3 The Empire{COMBAT}",
        TEXTS,
    )
    s.choose("attack Oak", "send Wolf", "send Cub")
    until(s, "play Sudden Portcullis")
    s.choose("play Sudden Portcullis")
    assert {"target Oak", "target Elm", "target Keep of A"} == {*s.options()}
    s.choose("target Oak")
    s.to("Second Play")
    s.play("Ram", "target Oak")
    assert s.damage("Oak") == 1


@plays("Harvest Tithe")
def test_each_city_brings_its_player_a_point() -> None:
    s = arc(
        "A: hand: Harvest Tithe; gems 4 Gaian; city Oak (Body, 8); city Elm (Mind, 8, hurt 7)\nB: city Dale (Body, 8)"
    )
    s.play("Harvest Tithe")
    assert (s.points("A"), s.points("B")) == (17, 15)


@plays("Weigh the Ledgers")
def test_who_has_the_fewest_points_draws_three_and_lays_one_below() -> None:
    table = (
        "A: {} points; hand: Weigh the Ledgers, Axe; gems 3 House of Nobles; deck: Elk, Fox, Hen, Cow, Pig\nB: 9 points"
    )
    s = arc(table.format(8), TEXTS)
    s.choose("play Weigh the Ledgers")
    s.all_pass()
    assert sorted(s.options()) == ["pick Axe", "pick Elk", "pick Fox", "pick Hen"]
    s.choose("pick Axe")
    assert (s.hand("A"), s.deck("A")) == (["Elk", "Fox", "Hen"], ["Cow", "Pig", "Axe"])
    assert not s.sees("B", "Axe")
    assert "play Weigh the Ledgers" not in arc(table.format(9), TEXTS).options()
    third = arc(f"{table.format(8)}\nC: 8 points", TEXTS)
    assert "play Weigh the Ledgers" not in third.options()


@plays("Map of Buried Roads")
def test_a_city_of_the_deck_comes_into_the_hand() -> None:
    s = arc("A: hand: Map of Buried Roads; gems 2 House of Nobles; deck: Elk, 3, Fen, Oak, 2\nB: army: Ox",
            TEXTS | {"Oak": "city 2 Body 8"})  # fmt: skip
    s.choose("play Map of Buried Roads")
    s.all_pass()
    assert {"Fen", "Oak"} <= {label.split(" ", 1)[-1] for label in s.options()}
    assert not [label for label in s.options() if "Elk" in label]
    s.choose(next(label for label in s.options() if label.endswith("Fen")))
    assert (s.hand("A"), len(s.deck("A")), s.sees("B", "Fen")) == (["Fen"], 7, True)
    none = arc("A: hand: Map of Buried Roads; gems 2 House of Nobles; deck: Elk, 3\nB: army: Ox", TEXTS)
    none.play("Map of Buried Roads")
    assert (none.hand("A"), len(none.deck("A"))) == ([], 4)


@plays("Rusting Hex")
def test_the_resource_card_stays_spent_in_its_player_s_unmark_phase() -> None:
    s = arc("A: hand: Rusting Hex; gems 2 Dark Legion\nB: gems 2 Gaian consumed, 1 Red Banner consumed", TEXTS)
    s.choose("play Rusting Hex", "target Gaian resource card")
    s.to("Play", "B")
    assert (s.gems("B"), s.consumed("B")) == ("1 Gaian + 1 Red Banner", "1 Gaian")


@plays("Auction of Titles")
def test_who_does_not_mark_two_creatures_lets_the_player_draw_two() -> None:
    s = arc(
        "A: hand: Auction of Titles; gems 3 House of Nobles\nB: army: Cow, Pig, Owl\nC: army: Bat, Rat marked", TEXTS
    )
    s.choose("play Auction of Titles")
    s.all_pass()
    assert s.asked == "B"
    no = s.fork()
    s.choose("yes", "no", "pick Cow", "pick Owl")
    assert [s.marked(n) for n in ("Cow", "Pig", "Owl", "Bat")] == [True, False, True, False]
    assert len(s.hand("A")) == 2
    no.choose("no", "no")
    assert (len(no.hand("A")), no.marked("Cow")) == (4, False)
