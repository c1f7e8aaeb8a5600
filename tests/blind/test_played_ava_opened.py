"""Blind texts of AVA that were understood only later, played as their writers meant them."""

import pytest

from blind.gestures import offered, resolve
from blind.texts import ava, plays, until

TEXTS = {
    "Wait": "event 0: Draw a card.", "Rite": "magic 0: Deal 1 damage to target creature.",
    "Spark": "event 0: Deal 1 damage to target creature.", "Stop": "event 0: Target event or magic does not resolve.",
}  # fmt: skip


@plays("Surveyor's Errand")
@pytest.mark.parametrize("deck", ["Fern, Moss, Oak, Elm, Yew", "Fern, Moss", "Fern"])
def test_of_four_cards_one_is_taken_and_the_rest_goes_to_the_bottom(deck: str) -> None:
    s = ava(f"A: gold 2 Gaian; hand: Surveyor's Errand; deck: {deck}\nB: hand: 1", TEXTS)
    names = deck.split(", ")
    s.choose("play Surveyor's Errand")
    s.all_pass()
    if len(names) > 1:
        assert sorted(o.partition(" ")[2] for o in s.options()) == sorted(names[:4])
        s.choose(*[o for o in s.options() if o.endswith("Moss")])
        taken = "Moss"
    else:
        taken = "Fern"
    while s.table.chain:
        s.choose(next((o for o in s.options() if o.endswith("Elm")), s.options()[-1]))
    assert s.hand("A") == [taken]
    rest = [name for name in names if name != taken]
    assert sorted(s.deck("A")) == sorted(rest)
    if len(names) == 5:
        assert s.deck("A")[0] == "Yew"


@plays("Surveyor's Errand")
def test_taking_the_last_card_is_no_draw_and_nobody_loses() -> None:
    s = ava("A: gold 2 Gaian; hand: Surveyor's Errand; deck: Fern\nB: hand: 1", TEXTS)
    s.play("Surveyor's Errand")
    assert (s.hand("A"), s.over) == (["Fern"], False)


@plays("Choked Verse", "Forbidden Clause")
@pytest.mark.parametrize("stop", ["Choked Verse", "Forbidden Clause"])
@pytest.mark.parametrize("spell", ["Rite", "Spark"])
@pytest.mark.parametrize(("gold", "answer", "damage"), [(2, "yes", 1), (2, "no", 0), (1, "", 0)])
def test_a_spell_of_ava_is_stopped_unless_its_player_pays(
    stop: str, spell: str, gold: int, answer: str, damage: int
) -> None:
    faction = {"Choked Verse": "Dark Legion", "Forbidden Clause": "House of Nobles"}[stop]
    s = ava(
        f"A: hand: {spell}; gold {gold} Gaian; army: Wolf\nB: hand: {stop}; gold 2 {faction}; army: Mule 1/3", TEXTS
    )
    s.choose(f"play {spell}", "target Mule", f"play {stop}")
    s.choose(f"target {spell}") if f"target {spell}" in s.options() else None
    while s.table.chain and not [o for o in s.options() if o.startswith(("yes", "no", "pay"))]:
        s.choose("pass")
    if answer:
        assert s.asked == "A"
        s.choose(next(o for o in s.options() if o.startswith(("pay", "yes") if answer == "yes" else "no")))
    while s.table.chain:
        s.choose("pass")
    assert (s.damage("Mule"), s.place(spell)) == (damage, "A's graveyard")
    assert s.gems("A") == ("" if damage else f"{gold} Gaian")


@plays("Choked Verse", "Forbidden Clause")
@pytest.mark.parametrize("stop", ["Choked Verse", "Forbidden Clause"])
def test_what_is_stopped_already_costs_nothing_more(stop: str) -> None:
    faction = {"Choked Verse": "Dark Legion", "Forbidden Clause": "House of Nobles"}[stop]
    s = ava(f"A: hand: Rite, Stop; gold 2 Gaian\nB: hand: {stop}, Wait; gold 2 {faction}; army: Mule 1/3", TEXTS)
    s.choose("play Rite")
    s.choose("target Mule") if "target Mule" in s.options() else None
    s.choose(f"play {stop}")
    s.choose("target Rite") if "target Rite" in s.options() else None
    s.choose("play Stop", "target Rite")
    while s.table.chain:
        s.choose("pass")
    assert (s.damage("Mule"), s.gems("A")) == (0, "2 Gaian")


@plays("Ivy Scaffold", "Masons' Guild")
@pytest.mark.parametrize("work", ["Ivy Scaffold", "Masons' Guild"])
@pytest.mark.parametrize(("hurt", "left"), [(3, 2), (1, 0), (0, 0)])
def test_in_each_own_upkeep_the_city_is_mended_a_little(work: str, hurt: int, left: int) -> None:
    loss = f", hurt {hurt}" if hurt else ""
    s = ava(
        f"""
        A: city Oak (Body, 8{loss}); city Elm (Mind, 8, hurt 2); attached: {work} on Oak
        B: army: Mule; city Ford (Soul, 8, hurt 3); hand: Wait
        phase: Second Play, active B
        """,
        TEXTS,
    )
    s.to("Play", "A")
    assert [s.damage(name) for name in ("Oak", "Elm", "Ford")] == [left, 2, 3]
    s.to("Play", "B")
    assert s.damage("Oak") == left


@plays("Ivy Scaffold", "Masons' Guild")
def test_the_scaffold_is_put_on_any_city_and_the_guild_on_an_own_one() -> None:
    for work, faction, cities in (
        ("Ivy Scaffold", "Gaian", ["Ford", "Oak"]), ("Masons' Guild", "House of Nobles", ["Oak", "Elm"]),
    ):  # fmt: skip
        s = ava(f"A: gold 2 {faction}; hand: {work}; city Oak (Body, 8); city Elm (Mind, 8)\nB: city Ford (Soul, 8)")
        s.choose(f"play {work}")
        assert {f"target {city}" for city in cities} <= set(s.options())
        assert ("target Ford" in s.options()) == ("Ford" in cities)


@plays("Silver Whisperer")
@pytest.mark.parametrize("prize", ["Mind: the advantage", "Mind: 1 VP"])
def test_winning_a_bid_for_mind_it_orders_the_top_of_an_opponents_deck(prize: str) -> None:
    s = ava(
        """
        A: city Elm (Mind, 8): Sage 1/1 cost 2, Silver Whisperer
        B: army: Mule; deck: Fern, Moss, Oak, Yew
        phase: Tactics
        """
    )
    s.choose("claim Mind", "bid Sage")
    while prize not in s.options() and "pick Fern" not in s.options():
        s.choose(s.way_on())
    s.choose(prize) if prize in s.options() else None
    while not [o for o in s.options() if "Moss" in o]:
        s.choose(s.way_on())
    assert s.asked == "A"
    assert not [o for o in s.options() if "Yew" in o]
    while [o for o in s.options() if "Moss" in o or "Fern" in o or "Oak" in o]:
        s.choose(next(o for o in s.options() if "Oak" in o or "Moss" in o or "Fern" in o))
    assert (sorted(s.deck("B")[:3]), s.deck("B")[3]) == (["Fern", "Moss", "Oak"], "Yew")


@plays("Silver Whisperer")
def test_a_bid_for_another_discipline_whispers_nothing() -> None:
    s = ava(
        "A: city Elm (Body, 8): Sage 1/1 cost 2, Silver Whisperer\nB: army: Mule; deck: Fern, Moss, Oak, Yew\nphase: Tactics"
    )
    s.choose("claim Body", "bid Sage")
    s.to("Play")
    assert s.deck("B") == ["Fern", "Moss", "Oak", "Yew"]


@plays("Deep Study")
def test_two_are_drawn_and_one_of_the_hand_goes_on_top() -> None:
    s = ava("A: gold 1 House of Nobles; hand: Deep Study, Elk; deck: Fern, Moss, Oak\nB: hand: 1")
    s.choose("play Deep Study")
    s.all_pass()
    assert sorted(o.partition(" ")[2] for o in s.options()) == ["Elk", "Fern", "Moss"]
    s.choose(*[o for o in s.options() if o.endswith("Elk")])
    s.all_pass()
    assert (sorted(s.hand("A")), s.deck("A")) == (["Fern", "Moss"], ["Elk", "Oak"])


@plays("Deep Study")
def test_with_too_few_cards_he_is_defeated() -> None:
    s = ava("A: gold 1 House of Nobles; hand: Deep Study, Elk; deck: Fern\nB: hand: 1")
    s.choose("play Deep Study")
    s.all_pass()
    assert s.over


@plays("Call to the Colours")
@pytest.mark.parametrize("found", ["Guard", "Old Soldier"])
def test_a_soldier_by_name_or_subtype_is_found_and_shown(found: str) -> None:
    cards = {
        "Guard": "creature 2 The Empire (Human Soldier) 1/1", "Old Soldier": "creature 2 The Empire 1/1",
        "Elf": "creature 2 Gaian (Elf) 1/1", "Soldier Song": "magic 0: Draw a card.",
    }  # fmt: skip
    s = ava(
        "A: gold 2 The Empire; hand: Call to the Colours; deck: Guard, Elf, Old Soldier, Soldier Song\nB: hand: 1",
        cards,
    )
    s.choose("play Call to the Colours")
    s.all_pass()
    offered = [o.partition(" ")[2] for o in s.options() if o.startswith("pick")]
    assert sorted(offered) == ["Guard", "Old Soldier"]
    s.choose(f"pick {found}")
    s.all_pass()
    assert (s.hand("A"), len(s.deck("A"))) == ([found], 3)
    assert found in str(s.log())


@plays("Dusty Silence")
def test_the_enchanted_player_draws_but_one_card_in_his_draw_phase() -> None:
    s = ava(
        "A: hand: 1; attached: Dusty Silence on B\nB: hand: Wait; deck: Fern, Moss, Oak, Elm\nphase: Second Play",
        TEXTS,
    )
    s.to("Play", "B")
    assert sorted(s.hand("B")) == ["Fern", "Wait"]
    s.play("Wait")
    assert sorted(s.hand("B")) == ["Fern", "Moss"]


@plays("Dusty Silence")
def test_it_is_put_on_any_player() -> None:
    s = ava("A: gold 2 Dark Legion; hand: Dusty Silence\nB: hand: 1")
    s.choose("play Dusty Silence")
    assert len(s.options()) == 2
    s.choose(*[o for o in s.options() if o.endswith("B")])
    s.all_pass()
    assert s.place("Dusty Silence") == "on player B"


ACADEMY = "A: hand: Rite, Spark, Elk; gold {} Gaian; deck: Fern, Moss, Oak; city Lantern Academy{}\nB: army: Mule 1/9"


@plays("Lantern Academy")
def test_with_the_advantage_each_spell_may_be_a_card_for_a_gold() -> None:
    s = ava(ACADEMY.format(2, " (advantage)"), TEXTS)
    for n, spell in enumerate(("Rite", "Spark"), 1):
        s.choose(f"play {spell}")
        while s.table.chain or s.place(spell) == "A's hand":
            s.choose(
                next(
                    (o for o in s.options() if o == "yes" or o.startswith("pay") or o == "target Mule"), s.options()[0]
                )
            )
        assert (len(s.deck("A")), s.damage("Mule")) == (3 - n, n)
    assert s.gems("A") == ""


@plays("Lantern Academy")
def test_without_gold_or_advantage_or_by_choice_nothing_is_drawn() -> None:
    for gold, advantage, no in ((2, "", False), (0, " (advantage)", False), (2, " (advantage)", True)):
        s = ava(ACADEMY.format(gold, advantage).replace("gold 0 Gaian; ", ""), TEXTS)
        s.choose("play Rite")
        while s.table.chain or s.place("Rite") == "A's hand":
            s.choose(next((o for o in s.options() if o == "target Mule" or (no and o == "no")), s.way_on()))
        assert (len(s.deck("A")), s.damage("Mule")) == (3, 1), (gold, advantage, no)


KEYS = "A: gold 9 House of Nobles; hand: Chamberlain of Keys, Fen; cities: {}; city Dale (Body, 8)\nB:\nphase: Entrance"
TOWNS = dict.fromkeys(("Moor", "Tarn", "Loch"), "city 2 House of Nobles Body 6")


@plays("Chamberlain of Keys")
@pytest.mark.parametrize(("answer", "top"), [("yes", "Tarn"), ("no", "Moor")])
def test_its_entering_may_turn_the_cities_over_and_building_or_rotating_is_left(answer: str, top: str) -> None:
    s = ava(KEYS.format("Moor, Tarn, Loch"), TOWNS)
    s.choose("play Chamberlain of Keys", "place in the Army")
    until(s, answer)
    s.choose(answer)
    resolve(s)
    assert offered(s, "build") == [top]
    s.choose("rotate the cities deck")
    assert offered(s, "build") == []
    s = ava(KEYS.format("Moor, Tarn, Loch"), TOWNS)
    s.choose("rotate the cities deck", "play Chamberlain of Keys", "place in the Army")
    until(s, answer)
    s.choose(answer)
    resolve(s)
    cities = s.pile(next(k for n, k in s.kit.piles.items() if n == "cities"), "A")
    assert cities[0] == {"Tarn": "Loch", "Moor": "Tarn"}[top]
    assert offered(s, "build") == []


@plays("Chamberlain of Keys")
def test_of_one_city_none_comes_to_the_top() -> None:
    s = ava(KEYS.format("Moor"), TOWNS)
    s.choose("play Chamberlain of Keys", "place in the Army")
    until(s, "yes")
    s.choose("yes")
    resolve(s)
    assert offered(s, "build") == ["Moor"]
