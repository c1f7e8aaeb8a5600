"""Blind texts of ARC's twentieth round about spells, what is attached, and cities, played as their writers meant them."""

import pytest

from blind.gestures import fought
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Home": "event 0: Return target creature to its owner's hand.",
    "Spark": "event 0: Deal 2 damage to target creature.", "Wilt": "event 0: Target creature gets -0/-9 this turn.",
    "Exile": "event 0: Remove target creature from the game.", "Ram": "event 0: Deal 3 damage to target city.",
    "Rite": "magic 1: Gain 1 victory point.", "Cheer": "event 1: Gain 1 victory point.",
    "Vines": "enchantment 0: Attach to a creature.",
    "Five": "creature 5 Gaian 1/1", "Four": "creature 4 Gaian 1/1",
    "Titan": "creature 9 Gaian 1/1", "Bolt": "event 0: Deal 2 damage to target creature.",
    "Fire": "event 0: Deal 3 damage to target city.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


@plays("Wringing Dry")
@pytest.mark.parametrize(
    ("deck", "left", "grave"),
    [("Rat, Hog, Elk, Ant", ["Ant"], ["Elk", "Hog", "Rat", "Old"]), ("Rat, Hog", [], ["Hog", "Rat", "Old"])],
)
def test_three_cards_run_out_of_an_opponents_deck(deck: str, left: list[str], grave: list[str]) -> None:
    s = arc(f"A: hand: Wringing Dry; gems 3 Dark Legion; army: Wolf\nB: deck: {deck}; grave: Old\nC: army: Ox", TEXTS)
    s.choose("play Wringing Dry")
    assert sorted(s.options()) == ["target player B", "target player C"]
    s.choose("target player B")
    s.all_pass()
    assert (s.deck("B"), s.grave("B"), len(s.deck("A")), len(s.deck("C")), s.over) == (left, grave, 10, 10, False)


@plays("Second Survey")
@pytest.mark.parametrize(
    ("cities", "drawn"),
    [
        ("city Oak (Body, 8); city Elm (Mind, 8); city Ash (Soul, 8)", 2),
        ("city Oak (Body, 8); city Elm (Mind, 8); city Ash (Mind, 8)", 1),
        ("city Oak (Body, 8)", 1),
    ],
)
def test_with_a_city_of_each_discipline_two_cards_are_drawn(cities: str, drawn: int) -> None:
    s = arc(f"A: hand: Second Survey; gems 2 The Empire; {cities}; deck: Rat, Hog, Elk\nB: city Yew (Soul, 8)", TEXTS)
    s.play("Second Survey")
    assert s.hand("A") == ["Rat", "Hog"][:drawn]
    s = arc(f"A: hand: Second Survey; gems 2 The Empire; {cities}; deck: Rat\nB: city Yew (Soul, 8)", TEXTS)
    s.play("Second Survey")
    assert s.over is (drawn == 2)


@plays("Seedcorn Feast")
@pytest.mark.parametrize(("theirs", "drawn"), [(4, True), (3, False), (2, False)])
def test_a_card_becomes_a_resource_and_who_still_has_fewer_draws(theirs: int, drawn: bool) -> None:
    s = arc(
        f"A: hand: Seedcorn Feast, Rat, Hog; gems 2 Gaian; deck: Elk, Ant\nB: gems {theirs} Gaian\nC: gems 1 Gaian",
        TEXTS,
    )
    s.choose("play Seedcorn Feast")
    until(s, "pick")
    s.choose("pick Hog")
    s.choose("The Empire")
    assert (s.gems("A"), s.consumed("A")) == ("1 The Empire", "2 Gaian")
    assert s.hand("A") == ["Rat", *["Elk"] * drawn]


@plays("Seedcorn Feast")
@pytest.mark.parametrize(("theirs", "drawn"), [(3, True), (2, False)])
def test_without_a_card_in_hand_it_only_counts(theirs: int, drawn: bool) -> None:
    s = arc(f"A: hand: Seedcorn Feast; gems 2 Gaian; deck: Elk\nB: gems {theirs} Gaian", TEXTS)
    s.play("Seedcorn Feast")
    assert (s.hand("A"), s.consumed("A"), s.gems("A")) == (["Elk"] * drawn, "2 Gaian", "")


@plays("Breach and Burn")
@pytest.mark.parametrize(("target", "hurt"), [("Elm", True), ("Oak", False), ("Ash", False)])
def test_a_city_suffers_three(target: str, hurt: bool) -> None:
    s = arc(
        "A: hand: Breach and Burn; gems 4 Red Banner; city Oak (Body, 3); city Fir (Body, 9)\n"
        "B: city Elm (Body, 8); city Ash (Mind, 6, hurt 3)",
        TEXTS,
    )
    s.play("Breach and Burn", f"target {target}")
    assert s.place(target) == ("B's Kingdom" if hurt else f"{'A' if target == 'Oak' else 'B'}'s graveyard")
    if hurt:
        s.to("Draw", "B")
        assert s.damage("Elm") == 3


@plays("Stumble at the Threshold")
def test_an_attacker_stumbles_this_turn() -> None:
    s = arc(
        f"A: army: Wolf 5/9, Fox 5/9; {WAITING}\nB: hand: Stumble at the Threshold, Wait; gems 1 Gaian; army: Ox{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Wolf", "done")
    until(s, "play Stumble")
    s.choose("play Stumble at the Threshold")
    s.to("Second Play")
    assert (s.value("Wolf"), s.value("Fox"), s.points("B")) == ("2/9", "5/9", 13)
    s.to("Draw", "B")
    assert s.value("Wolf") == "5/9"
    s = arc("A: hand: Stumble at the Threshold, Wait; gems 1 Gaian; army: Wolf\nB: army: Ox", TEXTS)
    assert "play Stumble at the Threshold" not in s.options()
    s = arc(f"A: army: Wolf 2/9; {WAITING}\nB: hand: Stumble at the Threshold, Wait; gems 1 Gaian{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "play Stumble")
    s.choose("play Stumble at the Threshold")
    s.to("Second Play")
    assert (s.value("Wolf"), s.points("B")) == ("-1/9", 15)


@plays("Not While I Live")
@pytest.mark.parametrize(
    ("way", "place", "hurt"),
    [
        ("Axe", "B's Army", 0),
        ("Spark", "B's Army", 2),
        ("Wilt", "B's Army", 0),
        ("Home", "B's hand", 0),
        ("Exile", "removed", 0),
    ],
)
def test_for_a_turn_it_does_not_die(way: str, place: str, hurt: int) -> None:
    s = arc(f"A: hand: Not While I Live, {way}, Bolt; gems 2 Red Banner; army: Wolf\nB: army: Ox 1/2", TEXTS)
    s.play("Not While I Live", "target Ox")
    s.play(way, "target Ox")
    assert s.place("Ox") == place
    if place == "B's Army":
        assert s.damage("Ox") == hurt
        wolf = s.fork()
        wolf.play("Bolt", "target Wolf")
        assert wolf.place("Wolf") == "A's graveyard"
        s.to("Draw", "B")
        assert (s.place("Ox"), s.damage("Ox")) == ("B's Army", 0)


@plays("Not While I Live")
def test_in_combat_it_does_not_die_either_until_the_turn_ends() -> None:
    s = arc(
        f"A: army: Wolf 9/9; hand: Not While I Live; gems 2 Red Banner\nB: army: Ox 1/2, Elk 1/2; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Wolf with Ox", "block Wolf with Elk")
    until(s, "play Not")
    s.choose("play Not While I Live", "target Ox")
    fought(s)
    assert (s.place("Ox"), s.damage("Ox"), s.place("Elk")) == ("B's Army", 9, "B's graveyard")
    s = arc("A: hand: Not While I Live, Wait; gems 2 Red Banner; army: Wolf\nB: army: Ox; hand: Axe, Wait", TEXTS)
    s.play("Not While I Live", "target Wolf")
    s.to("Play", "B")
    s.play("Axe", "target Wolf")
    assert s.place("Wolf") == "A's graveyard"


@plays("Letter of Delay")
def test_a_magic_on_the_chain_is_returned() -> None:
    s = arc(
        "A: hand: Rite, Rite, Cheer, Four; gems 9 Gaian; grave: Rite\n"
        "B: hand: Letter of Delay, Rite; gems 3 House of Nobles; grave: Rite",
        TEXTS,
    )
    for other in ("play Cheer", "play Four"):
        wrong = s.fork()
        wrong.choose(other)
        assert not any("Letter" in option for option in wrong.options())
    s.choose("play Rite")
    assert s.asked == "B"
    s.choose("play Letter of Delay")
    s.all_pass()
    assert (s.points("A"), sorted(s.hand("A")), s.grave("A")) == (
        15,
        ["Cheer", "Four", "Rite", "Rite (2)"],
        ["Rite (3)"],
    )
    assert (s.consumed("A"), s.grave("B")[0]) == ("1 Gaian", "Letter of Delay")


@plays("Letter of Delay")
def test_the_letter_finds_nothing_that_is_not_being_played() -> None:
    s = arc(
        "A: hand: Letter of Delay, Rite, Cheer; gems 3 House of Nobles; grave: Rite\nB: army: Ox; hand: Rite", TEXTS
    )
    assert "play Letter of Delay" not in s.options()
    s = arc("A: hand: Letter of Delay, Rite; gems 3 House of Nobles, 1 Gaian\nB: army: Ox; hand: Wait", TEXTS)
    s.choose("play Rite", "pay 1 Gaian")
    until(s, "play Letter of Delay")
    s.choose("play Letter of Delay")
    s.all_pass()
    assert (s.points("A"), s.hand("A")) == (15, ["Rite"])


@plays("The Dead Keep Count")
def test_each_death_of_this_turn_costs_a_point() -> None:
    s = arc(
        f"A: army: Wolf 9/1, Elk 9/1; hand: The Dead Keep Count, Axe, Home, Bolt; gems 2 Dark Legion\n"
        f"B: army: Ox 1/1, Imp, Spy of A; {WAITING}",
        TEXTS,
    )
    assert "play The Dead Keep Count" not in s.options()
    s.play("Bolt", "target Imp")  # before it, and so for nothing
    s.to("Attack")
    s.choose("attack B's army", "send Wolf", "done")
    until(s, "play The Dead")
    s.choose("play The Dead Keep Count")
    until(s, "block")
    s.choose("block Wolf with Ox", "done")
    s.to("Second Play")
    assert [s.points(seat) for seat in "AB"] == [14, 14]
    s.play("Home", "target Elk")
    assert [s.points(seat) for seat in "AB"] == [14, 14]
    s.play("Axe")
    assert [s.points(seat) for seat in "AB"] == [14, 13]  # Spy was B's as it died


@plays("The Dead Keep Count")
def test_deaths_of_another_turn_cost_nothing() -> None:
    s = arc(
        "A: army: Wolf 9/9; hand: The Dead Keep Count; gems 2 Dark Legion\n"
        f"B: army: Ox 1/1; hand: Axe, Wait; city Elm (Body, 20){COMBAT}",
        TEXTS,
    )
    s.choose("attack Elm")
    until(s, "play The Dead")
    s.choose("play The Dead Keep Count")
    s.to("Play", "B")
    s.play("Axe", "target Wolf")
    assert [s.points(seat) for seat in "AB"] == [15, 15]


@plays("Silver Inkwell")
@pytest.mark.parametrize("discipline", ["Body", "Mind"])
def test_each_bid_you_win_brings_a_card(discipline: str) -> None:
    table = (
        "A: city Oak (Body, 8): Elder, Hen; city Elm (Mind, 8): Five; attached: Silver Inkwell on Oak; deck: Rat, Hog\n"
        "B: city Ash (Soul, 8): {}; hand: Wait" + TACTICS
    )
    s = arc(table.format("Ox"), TEXTS)
    bid = "Elder" if discipline == "Body" else "Five"
    s.choose(f"claim {discipline}", f"bid {bid}")
    s.to("Play")
    assert s.hand("A") == ["Rat"]
    s = arc(table.format("Titan"), TEXTS)
    s.choose("claim Body", "bid Elder")
    until(s, "bid Titan")
    s.choose("bid Titan")
    s.to("Play")
    assert s.hand("A") == []
    s = arc(
        "A: hand: Silver Inkwell; gems 2 House of Nobles; city Oak (Body, 8); city Elm (Mind, 8)\nB: city Ash (Soul, 8)",
        TEXTS,
    )
    s.choose("play Silver Inkwell")
    assert sorted(s.options()) == ["target Elm", "target Oak"]


@plays("Regimental Drum")
def test_your_attackers_strike_harder() -> None:
    s = arc(
        "A: army: Wolf 2/9, Elk 2/9, Hen 2/9; city Oak (Body, 8): Fox 2/9; attached: Regimental Drum on Oak; hand: Wait\n"
        f"B: army: Ox 1/9; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Wolf", "send Elk", "done")
    assert [s.value(name) for name in ("Wolf", "Elk", "Hen", "Fox", "Ox")] == ["3/9", "3/9", "2/9", "2/9", "1/9"]
    until(s, "block")
    s.choose("block Wolf with Ox")
    s.to("Second Play")
    assert (s.value("Wolf"), s.damage("Ox"), s.points("B")) == ("2/9", 3, 12)
    s = arc(
        f"A: army: Wolf 2/9; {WAITING}\nB: city Elm (Body, 8); attached: Regimental Drum on Elm; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army")
    assert s.value("Wolf") == "2/9"
    s = arc(
        "A: hand: Regimental Drum; gems 3 Red Banner; city Oak (Body, 8); city Fir (Body, 8)\nB: city Elm (Body, 8)",
        TEXTS,
    )
    s.choose("play Regimental Drum")
    assert sorted(s.options()) == ["target Fir", "target Oak"]


@plays("Vatsmere")
@pytest.mark.parametrize(("won", "drawn"), [(" (advantage)", ["Rat"]), ("", [])])
def test_each_enchantment_you_play_brings_a_card(won: str, drawn: list[str]) -> None:
    s = arc(f"A: city Vatsmere{won}; hand: Vines, Bolt; deck: Rat, Hog\nB: army: Ox, Imp; hand: Axe", TEXTS)
    s.play("Bolt", "target Imp")
    assert s.hand("A") == ["Vines"]
    s.choose("play Vines")
    until(s, "play Axe")
    vain = s.fork()
    s.all_pass()
    assert (s.hand("A"), s.place("Vines")) == (drawn, "on Ox")
    vain.choose("play Axe", *["target Ox"] * ("target Ox" in vain.options()))
    vain.all_pass()
    assert (vain.hand("A"), vain.place("Vines")) == (drawn, "A's graveyard")
    s = arc(f"A: hand: Vines; army: Ox\nB: city Vatsmere{won}; deck: Rat", TEXTS)
    s.play("Vines")
    assert s.hand("B") == []


@plays("Saltmother's Rest")
@pytest.mark.parametrize(("won", "less"), [(" (advantage)", 1), ("", 0)])
def test_each_blow_on_your_other_cities_is_weaker(won: str, less: int) -> None:
    table = (
        "A: army: Wolf 3/3, Elk 1/3; hand: Ram, Fire, Wait; city Fir (Body, 9)\n"
        f"B: city Saltmother's Rest{won}; city Oak (Body, 9); hand: Wait{COMBAT}"
    )
    for target, lost in (("Oak", 4 - 2 * less), ("Saltmother's Rest", 4)):
        s = arc(table, TEXTS)
        s.choose(f"attack {target}", "send Wolf", "send Elk")
        s.to("Second Play")
        assert s.damage(target) == lost
        s.play("Ram", "target Oak")
        assert s.damage("Oak") == 3 - less + lost * (target == "Oak")
        s.play("Fire", "target Fir")
        assert s.damage("Fir") == 3


@plays("Old Gallowgate")
@pytest.mark.parametrize(("picks", "hand"), [((), []), (("Rat",), ["Rat"]), (("Rat", "Elk"), ["Rat", "Elk"])])
def test_as_it_falls_up_to_two_of_your_dead_return(picks: tuple[str, ...], hand: list[str]) -> None:
    s = arc(
        "A: hand: Ram; army: Wolf\n"
        "B: city Old Gallowgate (hurt 2); city Oak (Body, 8); grave: Rat, Hog, Elk, Rite; army: Ox\nC: army: Mule",
        TEXTS,
    )
    s.choose("play Ram", "target Old Gallowgate")
    until(s, "pick")
    assert (s.asked, {o for o in s.options() if o.startswith("pick")}) == ("B", {"pick Rat", "pick Hog", "pick Elk"})
    s.choose(*(f"pick {name}" for name in picks))
    if len(picks) < 2:
        s.choose("done")
    s.all_pass()
    assert (s.hand("B"), s.place("Old Gallowgate")) == (hand, "B's graveyard")


@plays("Old Gallowgate")
def test_with_its_advantage_all_your_creatures_are_stronger() -> None:
    for won, atk in ((" (advantage)", 2), ("", 1)):
        s = arc(f"A: city Old Gallowgate{won}: Elk; city Oak (Body, 8): Hen; army: Wolf\nB: army: Ox", TEXTS)
        assert [s.value(name) for name in ("Elk", "Hen", "Wolf", "Ox")] == [f"{atk}/1"] * 3 + ["1/1"]
    s = arc("A: hand: Ram; army: Wolf\nB: city Old Gallowgate (hurt 2); grave: Rat; army: Ox", TEXTS)
    s.choose("play Ram", "target Old Gallowgate")
    while not s.over:
        s.choose(s.way_on())
    assert s.winner == "A"


@plays("Court of Ninefold Proof")
@pytest.mark.parametrize(
    ("mine", "answer", "won"),
    [("city Court of Ninefold Proof: Four", "Four", 1), ("city Oak (Mind, 8): Four; city Court of Ninefold Proof", "Four", 0),
     ("city Court of Ninefold Proof: Four", "Five", 0)],
)  # fmt: skip
def test_its_residents_count_one_more(mine: str, answer: str, won: int) -> None:
    s = arc(f"A: {mine}; {WAITING}\nB: city Elm (Soul, 8): {answer}; {WAITING}{TACTICS}", TEXTS)
    s.choose("claim Mind", "bid Four")
    until(s, f"bid {answer}")
    s.choose(f"bid {answer}")
    s.to("Play")
    assert s.points("A") == 15 + won
    s = arc(f"A: city Elm (Soul, 8): Five; {WAITING}\nB: city Court of Ninefold Proof: Four; {WAITING}{TACTICS}", TEXTS)
    s.choose("claim Soul", "bid Five")
    until(s, "bid Four")
    s.choose("bid Four")
    s.to("Play")
    assert s.points("A") == 15


@plays("Court of Ninefold Proof")
@pytest.mark.parametrize(("won", "more"), [(" (advantage)", 1), ("", 0)])
def test_events_of_opponents_cost_one_more(won: str, more: int) -> None:
    court = f"city Court of Ninefold Proof{won}"
    for gems in (1, 2):
        s = arc(f"A: hand: Cheer, Rite; gems {gems} Gaian\nB: {court}", TEXTS)
        assert ("play Cheer" in s.options(), "play Rite" in s.options()) == (gems > more, True)
    s.play("Cheer")
    assert (s.points("A"), s.consumed("A")) == (16, f"{1 + more} Gaian")
    s = arc(f"A: hand: Cheer; gems 1 Gaian; {court}\nB: army: Ox", TEXTS)
    assert "play Cheer" in s.options()
