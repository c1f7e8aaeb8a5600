"""Blind enchantments and cities of AVA's round 23, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, takes, targets
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Hail": "event 0: Kill all creatures.", "Wait": "event 0: Draw a card.",
    "Scare": "event 0: Discard target creature.", "Raze": "event 0: Destroy target city.",
    "Cull": "event 0: Each player sacrifices a creature.", "Peel": "event 0: Destroy target enchantment.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Lay": "event 0: Put an enchantment card from your hand into play.",
    "One": "event 1 The Empire: Gain 1 victory point.", "Two": "event 2 The Empire: Gain 1 victory point.",
    "Three": "event 3 The Empire: Gain 1 victory point.", "Rite": "magic 2 Gaian: Draw a card.",
    "Bond": "enchantment 2 Gaian: Attach to target creature. Enchanted creature gets +1/+0.",
    "Cost": "event 2 Gaian: Draw a card.", "Scout": "creature 1/1: [ ]: Draw a card.", "Mean": "creature 3 2/2",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Gilded Harness")
def test_whoever_wears_the_harness_is_stronger() -> None:
    s = ava(
        "A: hand: Gilded Harness; gold 2 House of Nobles; army: Ox 1/1\n"
        "B: army: Cow 1/1 hurt 1; city Dale: Hen 1/1; attached: Gilded Harness on Cow; hand: 1", TEXTS,
    )  # fmt: skip
    assert (s.value("Cow"), s.value("Ox")) == ("3/2", "1/1")
    s.choose("play Gilded Harness")
    assert sorted(targets(s)) == ["Cow", "Hen", "Ox"]
    more = s.fork()
    s.choose("target Ox")
    s.all_pass()
    assert (s.value("Ox"), s.value("Hen"), s.place("Gilded Harness")) == ("3/2", "1/1", "on Ox")
    more.choose("target Cow")
    more.all_pass()
    assert more.value("Cow") == "5/3"


@plays("Gilded Harness")
@pytest.mark.parametrize("card", ["Peel", "Axe"])
def test_the_harness_goes_with_its_wearer_who_may_die_without_it(card: str) -> None:
    s = ava(f"A: hand: {card}\nB: army: Cow 1/1 hurt 1; attached: Gilded Harness of A on Cow; hand: 1", TEXTS)
    s.play(card)
    assert (s.place("Cow"), s.place("Gilded Harness")) == ("B's graveyard", "A's graveyard")


@plays("Creeping Snare")
def test_who_is_snared_does_not_attack_and_does_all_else() -> None:
    snared = "attached: Creeping Snare of B on Scout"
    s = ava(f"A: army: Scout, Hen; {snared}; hand: 1\nB: army: Cow; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army")
    assert offered(s, "send", "Scout") == []
    s = ava(f"A: army: Scout, Hen; city Dale; {snared}; hand: 1\nB: army: Cow; hand: 1", TEXTS)
    assert (offered(s, "move", "Scout"), offered(s, "use")) == (["Scout to Dale"], ["Scout"])
    s = ava(f"A: army: Cow; hand: 1\nB: army: Scout; attached: Creeping Snare of A on Scout; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Cow", "done")
    until(s, "block")
    assert "Cow with Scout" in offered(s, "block")
    s = ava("A: hand: Creeping Snare; gold 2 Gaian; army: Elk\nB: city Dale: Hen; army: Ox; hand: 1")
    s.choose("play Creeping Snare")
    assert sorted(targets(s)) == ["Elk", "Hen", "Ox"]
    s.choose("target Elk")
    s.all_pass()
    assert s.place("Creeping Snare") == "on Elk"
    assert not offered(s, "attack")


@plays("Creeping Snare")
def test_an_attacker_that_is_snared_goes_on() -> None:
    s = ava(f"A: army: Ox 2/9; hand: 1\nB: city Dale (Body, 9); hand: Lay, Creeping Snare{COMBAT}", TEXTS)
    s.choose("attack Dale", "send Ox", "done")
    until(s, "play Lay")
    s.choose("play Lay")
    fought(s, "pick Creeping Snare", "place on Ox", "target Ox")
    assert (s.place("Creeping Snare"), s.damage("Dale")) == ("on Ox", 2)


@plays("Crooked Ledger")
@pytest.mark.parametrize(("ledgers", "card", "can"), [
    (0, "Two", False), (1, "Two", True), (1, "Three", False), (2, "Two", True), (2, "Three", False),
])  # fmt: skip
def test_a_resource_card_with_ledgers_gives_two_gold(ledgers: int, card: str, can: bool) -> None:
    on = f"attached: {', '.join(['Crooked Ledger on Spare'] * ledgers)}; " if ledgers else ""
    s = ava(f"A: gold 1 The Empire; {on}hand: {card}; army: Ox\nB: hand: 1", TEXTS)
    assert bool(offered(s, "play", card)) is can
    if can:
        s.play(card)
        assert (s.victory("A"), s.gems("A"), sum(s.table.extra)) == (1, "", 0)


@plays("Crooked Ledger")
def test_the_second_gold_waits_until_the_turn_ends_for_who_marked_the_card() -> None:
    s = ava("A: hand: Crooked Ledger; gold 2 The Empire; army: Ox\nB: gold 1 The Empire; hand: One, One, Wait", TEXTS)
    s.choose("play Crooked Ledger")
    assert len(targets(s)) == 3
    s.choose("target The Empire resource card (3)")
    s.all_pass()
    s.to("Play", "B")
    s.choose(next(o for o in s.options() if o.startswith("play One")))
    s.all_pass()
    assert (s.victory("B"), s.gems("B"), s.table.gems(1)[4], s.table.gems(0)[4]) == (1, "", 1, 0)
    lost = s.fork()
    s.choose(next(o for o in s.options() if o.startswith("play One")))
    s.all_pass()
    assert (s.victory("B"), sum(s.table.gems(1))) == (2, 0)
    lost.to("Play", "A")
    assert sum(lost.table.gems(1)) == 0


@plays("Pestilent Seal")
@pytest.mark.parametrize("seals", [1, 2])
def test_each_seal_costs_the_sealed_player_a_life_point_at_his_upkeep(seals: int) -> None:
    on = ", ".join(["Pestilent Seal of A on B"] * seals)
    s = ava(f"A: army: Ox; hand: 1\nB: army: Elk; hand: 1; attached: {on}\nC: army: Cow; hand: 1")
    for seat, lost in (("B", 1), ("C", 1), ("A", 1), ("B", 2)):
        s.to("Play", seat)
        assert [s.life(x) for x in "ABC"] == [20, 20 - lost * seals, 20]


@plays("Pestilent Seal")
def test_any_player_is_sealed_and_may_lose_his_last_life_point() -> None:
    s = ava("A: hand: Pestilent Seal; gold 3 Dark Legion; army: Ox\nB: 1 LP; army: Elk; hand: 1")
    s.choose("play Pestilent Seal")
    assert sorted(targets(s)) == ["player A", "player B"]
    s.choose("target player B")
    s.all_pass()
    assert (s.place("Pestilent Seal"), s.life("B")) == ("on player B", 1)
    while s.asked:
        s.choose(s.way_on())
    assert (s.over, s.winner, s.active, s.turn) == (True, "A", "B", 4)


@plays("Forgewall Keep")
@pytest.mark.parametrize(("prize", "more"), [("the advantage", 1), ("1 VP", 0)])
@pytest.mark.parametrize("razed", [False, True])
def test_attackers_are_stronger_while_the_keep_gives_its_advantage(prize: str, more: int, razed: bool) -> None:
    s = ava(
        "A: city Forgewall Keep: Elder; army: Ox 2/9, Hen 1/1; hand: 1\n"
        "B: army: Elk 1/1; city Dale (Body, 9); hand: Raze\nphase: Tactics", TEXTS,
    )  # fmt: skip
    takes(s, "Body", "Elder", prize)
    s.to("Attack")
    assert s.value("Ox") == "2/9"
    s.choose("attack Dale", "send Ox", "send Avatar of A", "done")
    assert [s.value(n) for n in ("Ox", "Hen", "Elk", "Avatar of A")] == [f"{2 + more}/9", "1/1", "1/1", "0/0"]
    if razed:
        until(s, "play Raze")
        s.choose("play Raze", "target Forgewall Keep")
        until(s, "block")
        assert s.value("Ox") == "2/9"
    fought(s)
    assert s.damage("Dale") == 2 + (0 if razed else more)


@plays("Lantern Athenaeum")
@pytest.mark.parametrize(("prize", "drawn"), [("the advantage", 1), ("1 VP", 0)])
def test_who_keeps_the_advantage_of_mind_draws_a_card(prize: str, drawn: int) -> None:
    s = ava("A: city Lantern Athenaeum: Elder; deck: 9; hand: 1\nB: army: Elk; hand: 1\nphase: Tactics")
    takes(s, "Mind", "Elder", prize)
    s.all_pass() if s.table.chain else None
    assert (len(s.hand("A")), s.victory("A")) == (1 + drawn, 1 - drawn)
    s.to("Play")
    assert len(s.hand("A")) == 1 + drawn


@plays("Lantern Athenaeum")
@pytest.mark.parametrize(("deck", "over"), [(9, False), (0, True)])
def test_a_passive_winner_of_mind_draws_and_without_cards_he_is_defeated(deck: int, over: bool) -> None:
    s = ava(
        "A: city Oak (Mind, 8): Ox; hand: 1\n"
        f"B: city Lantern Athenaeum: Elk, Cow; deck: {deck}; hand: 1\nphase: Tactics"
    )  # fmt: skip
    s.choose("claim Mind", "bid Ox")
    until(s, "bid Elk")
    s.choose("bid Elk", "bid Cow")
    until(s, "Mind")
    assert s.asked == "B"
    s.choose("Mind: the advantage")
    while s.asked and s.table.chain:
        s.choose("pass")
    assert (s.over, len(s.hand("B"))) == (over, 1 if over else 2)


@plays("Ossuary Deep")
@pytest.mark.parametrize(("advantage", "card", "who", "life"), [
    (" (advantage)", "Axe", "Cow", 21), (" (advantage)", "Axe", "Ox", 20), (" (advantage)", "Scare", "Cow", 20),
    ("", "Axe", "Cow", 20), (" (advantage)", "Cull", "", 20),
])  # fmt: skip
def test_with_the_advantage_each_opponents_death_brings_a_life_point(
    advantage: str, card: str, who: str, life: int
) -> None:
    s = ava(f"A: city Ossuary Deep{advantage}; army: Ox; hand: {card}\nB: army: Cow; hand: 1", TEXTS)
    s.play(card, *([f"target {who}"] if who else []))
    assert (s.life("A"), s.life("B"), s.place(who or "Cow").endswith("graveyard")) == (life, 20, True)


@plays("Ossuary Deep")
def test_all_who_die_at_once_count_until_the_turn_ends() -> None:
    s = ava("A: city Ossuary Deep (advantage); army: Ox; hand: Hail\nB: army: Cow, Pig\nC: army: Hen", TEXTS)
    s.choose("play Hail")
    while s.table.chain or any(o.startswith("trigger") for o in s.options()):
        s.choose(next((o for o in s.options() if o.startswith("trigger")), "pass"))
    assert s.life("A") == 23
    s = ava("A: city Ossuary Deep (advantage); army: Ox; hand: Wait\nB: army: Cow; hand: Axe", TEXTS)
    s.to("Play", "B")
    s.play("Axe", "target Cow")
    assert s.life("A") == 20


@plays("Wildergrove")
def test_residents_of_the_grove_are_tougher_without_any_bid() -> None:
    s = ava(
        "A: city Wildergrove: Ox 1/1 hurt 1, Cow 1/1; avatar in Wildergrove; city Dale: Hen 1/1; army: Yak 1/1; hand: Raze\n"
        "B: army: Elk 1/1; hand: 1", TEXTS,
    )  # fmt: skip
    assert [s.value(n) for n in ("Ox", "Cow", "Hen", "Yak", "Elk")] == ["1/2", "1/2", "1/1", "1/1", "1/1"]
    assert s.life("A") == 20
    s.play("Raze", "target Wildergrove")
    assert (s.place("Ox"), s.value("Cow")) == ("A's graveyard", "1/1")
    s = ava("A: army: Elk 1/9; hand: 1\nB: city Wildergrove; army: Yak 1/1; hand: Wait\nphase: Attack", TEXTS)
    s.choose("attack Wildergrove", "send Elk", "done")
    assert (s.value("Yak"), s.value("Elk")) == ("1/2", "1/9")
    s.to("Second Play")
    assert s.value("Yak") == "1/1"


@plays("Wildergrove")
@pytest.mark.parametrize(("prize", "attack"), [("the advantage", 2), ("1 VP", 1)])
def test_with_its_advantage_all_own_creatures_are_stronger_for_the_turn(prize: str, attack: int) -> None:
    s = ava(
        "A: city Wildergrove: Elder; city Dale: Hen 1/1; army: Ox 1/1; grave: Pig 1/1; hand: Raise, Raze\n"
        "B: army: Elk 1/1; hand: 1\nphase: Tactics", TEXTS,
    )  # fmt: skip
    takes(s, "Body", "Elder", prize)
    s.to("Play")
    s.play("Raise")
    names = ("Ox", "Hen", "Pig", "Elder", "Elk", "Avatar of A")
    assert [s.value(n) for n in names] == [*[f"{attack}/1"] * 3, f"{attack}/2", "1/1", "0/0"]
    lost = s.fork()
    lost.play("Raze", "target Wildergrove")
    assert lost.value("Ox") == "1/1"
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"


@plays("Tariff Harbour")
@pytest.mark.parametrize(("card", "advantage", "gold", "can"), [
    ("Rite", " (advantage)", 1, True), ("Rite", " (advantage)", 0, False), ("Rite", "", 1, False),
    ("Cost", " (advantage)", 1, False), ("Bond", " (advantage)", 1, False), ("Bond", " (advantage)", 2, True),
])  # fmt: skip
def test_only_magic_costs_its_player_one_less(card: str, advantage: str, gold: int, can: bool) -> None:
    s = ava(
        f"A: city Tariff Harbour{advantage}: Elk; hand: {card}, 1; gold {gold} Gaian; army: Ox\nB: army: Cow; hand: 1",
        TEXTS,
    )
    assert bool(offered(s, "play", card)) is can
    if can:
        s.choose(f"play {card}")
        assert s.consumed("A") == f"{gold} Gaian" or card == "Bond"


@plays("Tariff Harbour")
@pytest.mark.parametrize(("gold", "can"), [(2, True), (1, False)])
def test_an_x_is_put_in_before_the_harbour_takes_its_one(gold: int, can: bool) -> None:
    s = ava(
        f"A: city Tariff Harbour (advantage); hand: Exhumation Writ, 1; gold {gold} Dark Legion; grave: Mean\nB: hand: 1",
        TEXTS,
    )
    assert bool(offered(s, "play", "Exhumation")) is can
    if can:
        s.play("Exhumation Writ")
        assert (s.place("Mean"), s.consumed("A")) == ("A's Army", "2 Dark Legion")


@plays("Tariff Harbour")
def test_two_harbours_add_up_and_nothing_costs_less_than_nothing() -> None:
    both = "city Tariff Harbour (advantage); city Tariff Harbour (advantage)"
    for cost, can in ((2, True), (1, True), (3, False)):
        s = ava(f"A: {both}; hand: Song, 1; army: Ox\nB: army: Cow", {"Song": f"magic {cost} Gaian: Draw a card."})
        assert bool(offered(s, "play", "Song")) is can
