"""Blind texts of ARC's seventh round, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Rite": "magic 0: Draw a card.",
    "Spell": "magic 1: Draw a card.", "Flash": "event 1: Draw a card.",
    "Rise": "magic 0: Put target creature card from your graveyard into play.", "Deer": "creature 1 Gaian 1/1",
    "Move": "magic 0: Put target creature from one of your cities into your Army.", "Big": "creature 5 Gaian 1/1",
    "Six": "creature 6 Gaian 1/1", "Seven": "creature 7 Gaian 1/1",
    "Low": "creature 2 Gaian 1/1", "Three": "creature 3 Gaian 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


@plays("Whisper Broker")
@pytest.mark.parametrize(
    ("hand", "after"), [("Rite, Flash, Rat", ["Rite", "Rat", "Hog"]), ("Rite, Rat", ["Rite", "Rat", "Hog"])]
)
def test_for_two_gems_an_event_of_an_opponents_hand_goes_under_his_deck(hand: str, after: list[str]) -> None:
    s = arc(f"A: army: Whisper Broker; gems 2 Gaian; hand: Wait\nB: hand: {hand}; deck: Hog, Cow; army: Ox", TEXTS)
    s.choose("use Whisper Broker")
    s.all_pass()
    s.choose(*["pick Flash"] * ("pick Flash" in s.options()))
    # he draws in any case: what can be done is done, though the writer means no card if there is no event
    assert (s.hand("B"), s.deck("B")) == (after, ["Cow", "Flash"] if "Flash" in hand else ["Cow"])
    assert (s.consumed("A"), s.marked("Whisper Broker"), s.sees("A", "Rat")) == ("2 Gaian", True, True)


@plays("Thornwall Sentinel")
@pytest.mark.parametrize(("goal", "value"), [("Oak", "3/5"), ("B's army", "1/5")])
def test_defending_a_city_it_strikes_harder(goal: str, value: str) -> None:
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: Thornwall Sentinel; city Oak (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose(f"attack {goal}")
    assert s.value("Thornwall Sentinel") == "1/5"
    until(s, "block")
    s.choose("block Wolf with Thornwall Sentinel")
    assert s.value("Thornwall Sentinel") == value
    s.to("Second Play")
    assert (s.value("Thornwall Sentinel"), s.damage("Wolf")) == ("1/5", int(value[0]))


@plays("Cinder Road Courier")
@pytest.mark.parametrize("play", ["Cinder Road Courier", "Rise"])
def test_entering_it_draws_a_card_and_from_an_empty_deck_that_ends_it(play: str) -> None:
    held = (
        "hand: Cinder Road Courier; gems 2 Red Banner" if play != "Rise" else "hand: Rise; grave: Cinder Road Courier"
    )
    for deck in (2, 0):
        s = arc(f"A: {held}; deck: {deck}\nB: army: Ox", TEXTS)
        s.choose(f"play {play}")
        s.all_pass()
        assert (s.over, len(s.hand("A"))) == (deck == 0, deck // 2)


@plays("Gravewax Chandler")
def test_for_a_gem_each_death_of_another_of_ones_own_brings_a_point() -> None:
    s = arc("A: army: Gravewax Chandler, Wolf; gems 1 Gaian; hand: Axe, Axe, Wait\nB: army: Ox", TEXTS)
    s.play("Axe", "target Ox")
    assert s.points("A") == 15
    s.choose("play Axe", "target Wolf")
    until(s, "yes")
    no = s.fork()
    s.choose("yes")
    assert (s.points("A"), s.consumed("A")) == (16, "1 Gaian")
    no.choose("no")
    assert (no.points("A"), no.gems("A")) == (15, "1 Gaian")


@plays("Imperial Toll Collector")
@pytest.mark.parametrize(("active", "can"), [("A", False), ("B", True)])
def test_during_its_players_turn_events_cost_opponents_one_more(active: str, can: bool) -> None:
    s = arc(
        f"A: army: Imperial Toll Collector; gems 1 Gaian; hand: Flash\nB: gems 1 Gaian; hand: Flash; army: Ox\n"
        f"phase: Play, active {active}",
        TEXTS,
    )
    if active == "A":
        s.choose("play Flash")  # for himself it costs what it did
    assert ("play Flash" in s.options() and s.asked == "B") == can


@plays("Rootsong Elder")
def test_marked_it_unmarks_another_gaian_creature() -> None:
    s = arc(
        "A: army: Rootsong Elder; hand: Wait\nB: army: Deer marked, Rager marked",
        TEXTS | {"Rager": "creature 1 Red Banner 1/1"},
    )
    s.choose("use Rootsong Elder")
    s.choose(*["target Deer"] * ("target Deer" in s.options()))
    s.all_pass()
    assert [s.marked(n) for n in ("Deer", "Rager", "Rootsong Elder")] == [False, True, True]


@plays("Duelist of the Glass Court", "Bannerless Reaver")
def test_one_is_defended_against_by_one_and_the_other_defends_nothing() -> None:
    duelist = "Duelist of the Glass Court"
    s = arc(
        f"A: army: {duelist}, Wolf\nB: army: Ox, Mule, Bannerless Reaver; city Oak (Body, 8): Bannerless Reaver{COMBAT}"
    )
    s.choose("attack Oak", f"send {duelist}", "send Wolf")
    assert not [label for label in s.options() if "Reaver" in label]
    s.choose(f"block {duelist} with Ox")
    assert s.options() == ["done", "block Wolf with Mule"]


@plays("Carrion Choir")
@pytest.mark.parametrize(
    ("grave", "value"), [("Rat, Hog, Elk, Axe", "3/4"), ("Rat", "2/4"), ("Rat, Hog, Elk, Cow", "4/4")]
)
def test_it_is_stronger_by_each_two_creatures_in_its_graveyard(grave: str, value: str) -> None:
    assert arc(f"A: army: Carrion Choir; grave: {grave}\nB: grave: Pig, Dog", TEXTS).value("Carrion Choir") == value


@plays("Ashfield Twins")
def test_for_a_gem_and_a_card_who_fights_suffers_two() -> None:
    s = arc(
        f"A: army: Wolf 1/9, Fox; {WAITING}\nB: army: Ashfield Twins marked; gems 1 Gaian; hand: Rat, Wait{COMBAT}",
        TEXTS,
    )
    assert (
        "use Ashfield Twins" not in arc("A: army: Ashfield Twins, Wolf; gems 1 Gaian; hand: Rat\nB: army: Ox").options()
    )
    s.choose("attack B's army", "send Wolf", "done")
    until(s, "use Ashfield Twins")
    s.choose("use Ashfield Twins")
    s.choose(next(label for label in s.options() if label.endswith("Rat")))
    while s.table.chain:
        s.choose("pass")
    assert (s.damage("Wolf"), s.consumed("B"), s.place("Rat")) == (2, "1 Gaian", "B's graveyard")
    assert "use Ashfield Twins" not in s.options()


@plays("Hollowmere")
def test_with_its_advantage_residents_are_tougher() -> None:
    s = arc(
        f"A: army: Wolf; {WAITING}\nB: army: Ox; city Hollowmere (advantage): Elder; city Oak: Imp; {WAITING}{COMBAT}",
        TEXTS,
    )
    assert [s.value(n) for n in ("Elder", "Imp", "Ox")] == ["1/3", "1/1", "1/1"]
    s.choose("attack Hollowmere")
    assert s.value("Ox") == "1/3"
    assert arc("A: city Hollowmere: Elder\nB: army: Ox").value("Elder") == "1/1"


@plays("Kettle Forge")
@pytest.mark.parametrize(
    ("advantage", "goal", "value"),
    [(" (advantage)", "Oak", "2/1"), (" (advantage)", "B's army", "1/1"), ("", "Oak", "1/1")],
)
def test_with_its_advantage_they_strike_harder_against_cities(advantage: str, goal: str, value: str) -> None:
    s = arc(
        f"A: army: Wolf, Fox; city Kettle Forge{advantage}; {WAITING}\nB: army: Ox; city Oak (Body, 8); {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}", "send Wolf", "done")
    assert [s.value(n) for n in ("Wolf", "Fox", "Ox")] == [value, "1/1", "1/1"]
    s.to("Second Play")
    assert s.value("Wolf") == "1/1"


@plays("Stonecutters' Ward")
def test_with_its_advantage_it_mends_another_city_for_two_gems_and_its_mark() -> None:
    s = arc(
        "A: city Stonecutters' Ward (hurt 2, advantage); city Oak (Body, 8, hurt 3); city Elm (Mind, 8); gems 2 Gaian;"
        " hand: Wait\nB:",
        TEXTS,
    )
    s.choose("use Stonecutters' Ward")
    assert sorted(s.options()) == ["target Elm", "target Oak"]
    s.choose("target Oak")
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.damage("Oak"), s.damage("Stonecutters' Ward"), s.marked("Stonecutters' Ward"), s.consumed("A")) == (
        1,
        2,
        True,
        "2 Gaian",
    )
    s = arc("A: city Stonecutters' Ward; city Oak (Body, 8, hurt 3); gems 2 Gaian\nB: army: Ox")
    assert "use Stonecutters' Ward" not in s.options()


@plays("Rusted Shackles")
def test_its_bearer_neither_attacks_nor_moves_but_defends_and_is_carried() -> None:
    s = arc(
        "A: army: Ox; city Oak (Body, 8): Wolf, Imp; attached: Rusted Shackles on Wolf; hand: Move\nB: army: Mule",
        TEXTS,
    )
    assert not [label for label in s.options() if label.startswith("move Wolf")]
    assert "move Imp to the Army" in s.options()
    s.play("Move", "target Wolf")
    s.to("Attack")
    s.choose("attack B's army")
    assert (s.marked("Ox"), s.marked("Wolf")) == (True, False)
    s = arc(f"A: army: Mule\nB: army: Wolf; attached: Rusted Shackles on Wolf{COMBAT}")
    s.choose("attack B's army")
    assert "block Mule with Wolf" in s.options()


@plays("Edict of Silence")
def test_no_more_than_one_event_a_turn_is_played_by_him() -> None:
    s = arc(
        "A: hand: Wait, Wait, Rite; attached: Edict of Silence on A; deck: Rat, Hog, Cow, Pig\nB: army: Ox; hand: Wait, Wait",
        TEXTS,
    )
    s.play("Wait")
    assert ("play Wait" in s.options(), "play Rite" in s.options()) == (False, True)
    s.to("Play", "B")
    s.play("Wait (2)") if "play Wait (2)" in s.options() else None
    until(s, "play Wait")
    assert s.turn == 4


@plays("Sift the Ashes")
def test_up_to_two_cheap_creatures_return_to_the_hand() -> None:
    s = arc("A: hand: Sift the Ashes; gems 2 Dark Legion; grave: Low, Deer, Three, Axe\nB: grave: Rat; army: Ox", TEXTS)
    s.choose("play Sift the Ashes")
    assert sorted(label for label in s.options() if label != "done") == ["target Deer", "target Low"]
    one = s.fork()
    s.choose("target Low", "target Deer")
    s.all_pass()
    assert sorted(s.hand("A")) == ["Deer", "Low"]
    one.choose("target Deer")
    one.choose(*["done"] * ("done" in one.options() and bool(one.table.chain)))
    one.all_pass()
    assert one.hand("A") == ["Deer"]


@plays("Rally the Smiths")
def test_a_creature_is_stronger_for_the_turn() -> None:
    s = arc("A: hand: Rally the Smiths; gems 1 Red Banner; army: Wolf\nB: army: Ox")
    s.choose("play Rally the Smiths", "target Ox")
    s.settle()
    assert (s.value("Ox"), s.value("Wolf")) == ("3/3", "1/1")
    s.to("Draw", "B")
    assert s.value("Ox") == "1/1"


@plays("Night Levy")
@pytest.mark.parametrize(("card", "points"), [("Rat", 16), ("Rite", 15)])
def test_an_opponent_discards_and_a_creature_brings_a_point(card: str, points: int) -> None:
    s = arc("A: hand: Night Levy, Wait; gems 2 Dark Legion\nB: hand: Rat, Rite; army: Ox", TEXTS)
    s.choose("play Night Levy")
    until(s, "pick")
    assert s.asked == "B"
    s.choose(f"pick {card}")
    assert (s.points("A"), s.place(card)) == (points, "B's graveyard")
    s = arc("A: hand: Night Levy, Wait; gems 2 Dark Legion\nB: army: Ox", TEXTS)
    s.play("Night Levy")
    assert s.points("A") == 15


@plays("Ledger Knight of Varn")
@pytest.mark.parametrize(
    ("mine", "theirs", "won"),
    [
        ("Ledger Knight of Varn", "Six", True),
        ("Ledger Knight of Varn", "Seven", False),
        ("Six", "Ledger Knight of Varn", False),
    ],
)
def test_marked_for_a_bid_it_counts_as_seven(mine: str, theirs: str, won: bool) -> None:
    s = arc(f"A: city Oak (Body, 8): {mine}, Ox; deck: 9\nB: city Dale (Body, 8): {theirs}; deck: 9{TACTICS}", TEXTS)
    s.choose("claim Body", f"bid {mine}", "done")
    until(s, f"bid {theirs}")
    s.choose(f"bid {theirs}")
    s.to("Play", "A") if s.phase == "Tactics" else None
    assert s.points("A") == 15 + won


@plays("Fallow Season")
def test_with_fewer_resource_cards_than_each_opponent_two_are_laid_with_spent_gems() -> None:
    s = arc("A: hand: Fallow Season, Wait; gems 2 Gaian; deck: Rat, Hog, Cow\nB: gems 3 Gaian; army: Ox", TEXTS)
    s.play("Fallow Season")
    assert (s.consumed("A"), s.gems("A"), s.deck("A")) == ("4 Gaian", "", ["Cow"])
    s = arc("A: hand: Fallow Season, Wait; gems 2 Gaian; deck: Rat, Hog, Cow\nB: gems 3 Gaian\nC: gems 2 Gaian", TEXTS)
    assert "play Fallow Season" not in s.options()


@plays("Broken Seal")
@pytest.mark.parametrize(("card", "can"), [("Spell", True), ("Vines", True), ("Flash", False)])
def test_magic_and_enchantments_do_not_resolve_unless_two_are_paid(card: str, can: bool) -> None:
    cards = TEXTS | {"Vines": "enchantment 1: Enchant creature. Enchanted creature gets +1/+1."}
    s = arc(
        f"A: hand: {card}; gems 3 Gaian; army: Wolf; deck: Rat\nB: hand: Broken Seal, Wait; gems 2 The Empire", cards
    )
    s.choose(f"play {card}")
    assert ("play Broken Seal" in s.options()) == can
    if can:
        s.choose("play Broken Seal")
        s.choose("pass")
        assert s.options() == ["pay 2 Gaian", "no"]
        no = s.fork()
        s.choose("pay 2 Gaian")
        s.all_pass()
        assert (s.consumed("A"), s.hand("A"), s.value("Wolf")) == (
            "3 Gaian",
            ["Rat"] * (card == "Spell"),
            "2/2" if card == "Vines" else "1/1",
        )
        no.choose("no")
        no.all_pass()
        assert (no.consumed("A"), no.place(card), no.hand("A")) == ("1 Gaian", "A's graveyard", [])


@plays("Fever of Battle")
def test_its_bearer_is_stronger_and_weaker_and_must_attack() -> None:
    s = arc(
        f"A: army: Wolf 1/3, Fox; attached: Fever of Battle on Wolf; {WAITING}\nB: army: Ox; city Dale (Body, 8){COMBAT}",
        TEXTS,
    )
    assert s.value("Wolf") == "4/2"
    assert s.options() == ["attack B's army", "attack Dale"]
    s.choose("attack Dale")
    assert "done" not in s.options()
    s.choose("send Fox")
    assert s.marked("Wolf")
    s = arc(
        f"A: army: Wolf 1/3 marked, Fox; attached: Fever of Battle on Wolf; {WAITING}\nB: army: Ox; {WAITING}{COMBAT}",
        TEXTS,
    )
    assert {"done", "pass"} & set(s.options())
    s = arc("A: hand: Fever of Battle; gems 3 Red Banner\nB: army: Ox 1/1")
    s.play("Fever of Battle")
    assert s.place("Ox") == "B's graveyard"


@plays("Mire Leech")
def test_who_was_hurt_by_it_stays_marked_in_one_unmark_phase() -> None:
    cards = TEXTS | {"Tap": "event 0: Mark target creature.", "Two": "event 0: Mark all creatures."}
    s = arc(
        f"A: army: Mire Leech, Wolf 1/9; hand: Two; deck: 9\nB: army: Ox 0/9, Mule 0/9; hand: Wait, 1; deck: 9{COMBAT}",
        cards,
    )
    s.choose("attack B's army", "send Mire Leech", "send Wolf")
    until(s, "block")
    s.choose("block Mire Leech with Ox", "block Wolf with Mule")
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage("Mule")) == (1, 1)
    s.play("Two")
    s.to("Play", "B")
    assert (s.marked("Ox"), s.marked("Mule")) == (True, False)
    s.to("Tactics", "A")
    s.to("Draw", "B")
    assert not s.marked("Ox")
