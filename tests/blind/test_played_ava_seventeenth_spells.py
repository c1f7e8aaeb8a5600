"""Blind spells, enchantments and cities of AVA's seventeenth round, played as their writers meant them."""

import pytest

from blind.gestures import fought, offered, takes, targets, uses
from blind.texts import ava, plays, until

TEXTS = {
    "Rust": "event 0: Destroy target enchantment.", "Wait": "event 0: Draw a card.",
    "Ram": "event 0: Deal 3 damage to target city.",
    "Gain": "event 2: Gain 1 victory point.", "Boon": "magic 2: Gain 1 victory point.", "Burn": "magic 0: Destroy target city.",
    "Spoil": "event 0: Mark target resource card.",
    "Elf": "creature 0 (Elf) 2/3", "Elf Friend": "creature 0 (Ranger) 1/1", "Orc": "creature 0 (Orc) 2/2",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Autumn Requisition")
@pytest.mark.parametrize(("deck", "cards"), [("Ox, 3", 1), ("0", 0)])
def test_the_top_card_becomes_a_marked_resource_card(deck: str, cards: int) -> None:
    s = ava(f"A: hand: Autumn Requisition, Hen; gold 2 The Empire; deck: {deck}; army: Elk\nB: army: Cow")
    s.choose("play Autumn Requisition")
    if cards:
        assert len(offered(s, "name")) == 5
        s.choose("name Red Banner")
        assert (s.place("Ox"), s.marked("Ox")) == ("A's gold", True)
    assert (s.gems("A"), s.consumed("A")) == ("", "1 Red Banner + 2 The Empire" if cards else "2 The Empire")
    assert (s.hand("A"), s.over, offered(s, "lay")) == (["Hen"], False, ["Hen"])


@plays("Muster at Dusk")
def test_any_creatures_leave_their_cities_for_the_army() -> None:
    s = ava(
        "A: hand: Muster at Dusk; gold 2 Red Banner; city Dale: Ox, Hen marked, Pig; city Oak: Elk; army: Yak; avatar in Dale\n"
        "B: city Fen: Cow"
    )
    s.choose("play Muster at Dusk")
    none = s.fork()
    assert not any(name in option for option in s.options() for name in ("Cow", "Avatar", "Yak"))
    s.choose("pick Ox", "pick Hen", "pick Elk", "done")
    places = [s.place(name) for name in ("Ox", "Hen", "Elk", "Pig", "Avatar of A")]
    assert places == [*["A's Army"] * 3, "Dale", "Dale"]
    assert (s.marked("Ox"), s.marked("Hen")) == (False, True)
    assert "move Pig to Oak" in s.options()
    none.choose("done")
    assert none.place("Ox") == "Dale"


@plays("Undermine the Gate")
def test_only_a_city_without_residents_is_undermined() -> None:
    s = ava(
        "A: hand: Undermine the Gate; gold 3 Red Banner; city Dale: Ox; city Oak; avatar in Oak; army: Elk\n"
        "B: hand: Wait; city Fen (Body, 8); city Elm (Mind, 4): Cow; city Ash (Soul, 4)",
        TEXTS,
    )
    s.choose("play Undermine the Gate")
    assert sorted(targets(s)) == ["Ash", "Fen"]
    other = s.fork()
    s.choose("target Fen", "pass")
    assert (s.damage("Fen"), s.place("Fen")) == (4, "B's Kingdom")
    other.choose("target Ash", "pass")
    assert other.place("Ash") != "B's Kingdom"


@plays("Reckoning of Kin")
def test_creatures_of_the_named_subtype_are_stronger_for_the_turn() -> None:
    s = ava(
        "A: hand: Reckoning of Kin; gold 3 Gaian; army: Elf, Orc; city Dale: Elf Friend\nB: army: Elf; hand: Wait",
        TEXTS,
    )
    s.choose("play Reckoning of Kin", "pass", "choose: Elf")
    assert [s.value(n) for n in ("Elf", "Elf Friend", "Orc", "Elf (2)")] == ["4/4", "3/2", "2/2", "2/3"]
    s.to("Play", "B")
    assert s.value("Elf") == "2/3"


@plays("Sudden Hail")
def test_attacking_creatures_are_weaker_until_the_turn_ends() -> None:
    s = ava(
        "A: army: Ox 3/3, Hen 1/1, Pig 3/3\n"
        f"B: army: Cow 3/3; hand: 2 Sudden Hail; gold 2 Gaian; city Oak (Body, 9){COMBAT}"
    )
    s.choose("attack Oak", "send Ox", "send Hen", "send Avatar of A", "done", "play Sudden Hail", "pass", "pass")
    assert [s.value(n) for n in ("Ox", "Hen", "Pig", "Cow", "Avatar of A")] == ["1/3", "-1/1", "3/3", "3/3", "0/0"]
    fought(s)
    assert s.damage("Oak") == 1
    assert s.value("Ox") == "1/3"
    s.to("Play", "B")
    assert s.value("Ox") == "3/3"


@plays("Hollow Oath")
@pytest.mark.parametrize("card", ["Gain", "Boon"])
@pytest.mark.parametrize(("gold", "pays", "won"), [(4, True, 1), (4, False, 0), (3, False, 0)])
def test_a_magic_or_event_resolves_only_if_its_player_pays(card: str, gold: int, pays: bool, won: int) -> None:
    s = ava(f"A: hand: {card}; gold {gold} Gaian; army: Elk\nB: hand: Hollow Oath; gold 2 Dark Legion", TEXTS)
    s.choose(f"play {card}")
    until(s, "play Hollow Oath")
    s.choose("play Hollow Oath")
    until(s, "pay") if gold == 4 else s.all_pass()
    if gold == 4:
        assert s.asked == "A"
        s.choose(next(o for o in s.options() if o.startswith("pay") is pays))
        s.all_pass()
    assert (s.victory("A"), s.place(card)) == (won, "A's graveyard")
    assert s.consumed("A") == f"{4 if pays else 2} Gaian"


@plays("Hollow Oath")
def test_no_creature_and_no_ability_takes_the_oath() -> None:
    s = ava("A: hand: Elf; city Dale; army: Ox\nB: hand: Hollow Oath, Wait; gold 2 Dark Legion\nphase: Entrance", TEXTS)
    s.choose("play Elf", "place in Dale")
    assert (s.asked, offered(s, "play")) == ("B", ["Wait"])


@plays("Call to the Gatehouse")
def test_two_residents_of_the_attacked_city_are_unmarked_and_may_defend() -> None:
    s = ava(
        "A: army: Ox 1/9, Pig\n"
        "B: hand: Call to the Gatehouse, Wait; gold 1 The Empire; army: Yak; city Oak: Hen marked;"
        f" city Fen (Body, 9): Cow marked, Fox marked, Bat marked; avatar in Fen marked{COMBAT}",
        TEXTS,
    )
    elsewhere = s.fork()
    s.choose("attack Fen", "send Ox", "done", "play Call to the Gatehouse")
    s.all_pass()
    assert {"Cow", "Fox", "Bat", "Avatar of B"} <= {option.partition(" ")[2] for option in s.options()}
    assert not any("Hen" in option for option in s.options())
    s.choose("pick Cow", "pick Fox")
    assert [s.marked(n) for n in ("Cow", "Fox", "Bat", "Hen")] == [False, False, True, True]
    until(s, "block")
    assert {"Ox with Cow", "Ox with Fox"} <= set(offered(s, "block"))
    assert "Ox with Bat" not in offered(s, "block")
    elsewhere.choose("attack B's army", "send Ox", "done")
    assert offered(elsewhere, "play") == ["Wait"]


@plays("Blood for Banners")
@pytest.mark.parametrize(("life", "deck", "over"), [(4, 3, False), (3, 3, True), (20, 1, True)])
def test_three_life_buy_two_cards(life: int, deck: int, over: bool) -> None:
    s = ava(f"A: {life} LP; hand: Blood for Banners; gold 1 Red Banner; deck: {deck}; army: Elk\nB: army: Cow")
    s.choose("play Blood for Banners")
    assert s.over is over
    assert (s.life("A"), s.life("B")) == (life - 3, 20)
    if not over:
        assert (len(s.hand("A")), len(s.hand("B"))) == (2, 0)


@plays("Ivy-Bound Coin")
def test_an_ivy_bound_card_gives_one_more_of_its_faction() -> None:
    s = ava(
        "A: hand: Spoil, Gain; gold 1 Gaian; attached: Ivy-Bound Coin of B on Spare\nB: army: Cow",
        TEXTS,
    )
    free = s.fork()
    s.choose("play Gain")
    s.all_pass()
    assert (s.victory("A"), s.consumed("A")) == (1, "1 Gaian")
    free.play("Spoil")
    assert "play Gain" not in free.options()  # marked by something else it gives no gold


@plays("Ivy-Bound Coin")
def test_what_is_not_spent_of_the_ivys_gold_waits() -> None:
    pip = {"Pip": "event 1: Gain 1 victory point."}
    s = ava("A: hand: 2 Pip; gold 1 Gaian; attached: Ivy-Bound Coin on Spare\nB: army: Cow", pip)
    s.play("Pip")
    s.play("Pip")
    assert s.victory("A") == 2


@plays("Mason's Seal")
@pytest.mark.parametrize(("seals", "damage"), [("Mason's Seal on Oak", 2), ("2 Mason's Seal on Oak", 1)])
def test_each_undefended_attacker_deals_one_less_to_the_city_sealed(seals: str, damage: int) -> None:
    s = ava(
        f"A: army: Ox 3/3, Hen 1/1; hand: Ram\nB: army: Cow; city Oak (Body, 9); city Elm (Mind, 9); attached: {seals}{COMBAT}",
        TEXTS,
    )
    elsewhere = s.fork()
    s.choose("attack Oak", "send Ox", "send Hen", "done", "play Ram", "target Oak")
    fought(s)
    assert s.damage("Oak") == 3 + damage
    elsewhere.choose("attack Elm", "send Ox", "send Hen", "done")
    fought(elsewhere)
    assert elsewhere.damage("Elm") == 4


@plays("Debtor's Mark")
@pytest.mark.parametrize(("of", "lost"), [("A", 2), ("B", 0)])
def test_the_second_draw_of_the_draw_phase_costs_two(of: str, lost: int) -> None:
    s = ava(
        f"A: hand: Wait; army: Ox; attached: Debtor's Mark of B on {of}\nB: army: Cow; hand: Wait\nphase: Upkeep", TEXTS
    )
    s.to("Draw")
    once = s.fork()
    s.choose("yes")
    s.all_pass()
    assert (s.life("A"), s.life("B")) == (20 - lost, 20)
    once.choose("no")
    once.to("Play")
    assert once.life("A") == 20
    once.play("Wait")
    once.to("Attack", "B")
    assert once.life("A") == 20


@plays("Oath of the Standard")
def test_an_army_is_led_from_the_city() -> None:
    table = f"city Dale (Body, 8); avatar in Dale; army: Ox 3/3, Hen{{}}\nB: army: Cow 1/1{COMBAT}"
    s = ava("A: " + table.format(""))
    assert not offered(s, "attack")
    s = ava("A: " + table.format("; attached: Oath of the Standard on A"))
    s.choose("attack B's army")
    assert offered(s, "send") == ["Ox", "Hen"]
    s.choose("send Ox", "done")
    fought(s)
    assert (s.victory("A"), s.victory("B")) == (3, 0)


@plays("Oath of the Standard")
def test_only_ones_own_player_takes_the_oath_and_with_it_the_lead_goes() -> None:
    s = ava(
        "A: hand: Oath of the Standard, Rust; gold 3 Red Banner; city Dale; avatar in Dale; army: Ox\nB: army: Elk",
        TEXTS,
    )
    s.choose("play Oath of the Standard")
    s.all_pass()
    assert s.place("Oath of the Standard") == "on player A"
    led = s.fork()
    s.play("Rust")
    s.choose("done")
    led.choose("done")
    until(led, "attack")
    assert (offered(s, "attack"), offered(led, "attack")) == ([], ["B's army"])


@plays("Oath of the Standard")
@pytest.mark.parametrize("led", [True, False])
def test_an_army_that_is_led_from_the_city_defends(led: bool) -> None:
    oath = "; attached: Oath of the Standard on B" if led else ""
    s = ava(f"A: army: Ox 3/3, Pig\nB: city Dale (Body, 8); avatar in Dale; army: Cow 1/9, Hen{oath}{COMBAT}")
    s.choose("attack B's army", "send Ox", "done")
    assert offered(s, "block") == (["Ox with Cow", "Ox with Hen"] if led else [])
    fought(s)
    assert (s.victory("A"), s.life("B")) == (3, 20)


@plays("Furzehold")
@pytest.mark.parametrize(("won", "value"), [(" (advantage)", "1/3"), ("", "1/1")])
def test_its_players_creatures_are_tougher_for_the_turn(won: str, value: str) -> None:
    s = ava(f"A: city Furzehold{won}; city Dale: Hen 1/1; army: Ox 1/1; hand: Wait\nB: army: Cow 1/1", TEXTS)
    assert [s.value(n) for n in ("Ox", "Hen", "Cow", "Avatar of A")] == [value, value, "1/1", "0/0"]
    s.to("Attack", "B")
    assert s.value("Ox") == "1/1"


@plays("Furzehold")
def test_with_the_city_the_toughness_goes_and_the_hurt_die() -> None:
    s = ava("A: city Furzehold (advantage); army: Ox 1/1 hurt 2; hand: Burn\nB: army: Cow", TEXTS)
    s.choose("play Burn")
    assert s.place("Ox") == "A's graveyard"


@plays("Quillmere Bourse")
@pytest.mark.parametrize(("prize", "cards"), [("the advantage", 2), ("1 VP", 1)])
def test_one_more_resource_card_is_laid(prize: str, cards: int) -> None:
    s = ava("A: city Quillmere Bourse: Elk; hand: Ox, Hen, Pig\nB: army: Cow\nphase: Tactics")
    takes(s, "Mind", "Elk", prize)
    s.to("Play")
    for name in ("Ox", "Hen")[:cards]:
        s.choose(f"lay {name}", "name Gaian")
    assert s.gems("A") == f"{cards} Gaian"
    assert not offered(s, "lay")


@plays("Vesper Charnel")
def test_destroyed_it_costs_each_opponent_a_card() -> None:
    s = ava("A: hand: Burn, Ox, Hen\nB: city Vesper Charnel; hand: Wait, Yak\nC: hand: Pig, Bat\nD: army: Fox", TEXTS)
    s.choose("play Burn")
    s.all_pass()
    assert (s.asked, offered(s, "pick")) == ("A", ["Ox", "Hen"])
    s.choose("pick Hen")
    assert (s.asked, s.hand("A")) == ("C", ["Ox", "Hen"])  # chosen in turn order, then discarded together
    s.choose("pick Pig")
    assert [s.hand(seat) for seat in "ABCD"] == [["Ox"], ["Wait", "Yak"], ["Bat"], []]


@plays("Vesper Charnel")
@pytest.mark.parametrize(("won", "paid"), [(" (advantage)", 1), ("", 2)])
def test_its_players_events_cost_one_less(won: str, paid: int) -> None:
    s = ava(
        f"A: city Vesper Charnel{won}; gold 4 Gaian; hand: Gain, Wait; army: Elk\nB: gold 4 Gaian; hand: Gain", TEXTS
    )
    magic = ava(f"A: city Vesper Charnel{won}; gold 4 Gaian; hand: Boon; army: Elk\nB: army: Ox", TEXTS)
    s.choose("play Gain", "play Gain")
    s.all_pass()
    assert (s.consumed("A"), s.consumed("B")) == (f"{paid} Gaian", "2 Gaian")
    magic.choose("play Boon")
    assert magic.consumed("A") == "2 Gaian"


@plays("Redmoot")
@pytest.mark.parametrize(("won", "more"), [(" (advantage)", 1), ("", 0)])
def test_creatures_that_attack_a_city_are_stronger(won: str, more: int) -> None:
    s = ava(
        f"A: army: Ox 2/2, Elk 1/1; city Redmoot{won}\nB: army: Cow 3/3; city Oak (Body, 8); hand: Wait{COMBAT}", TEXTS
    )
    army = s.fork()
    s.choose("attack Oak", "send Ox", "send Avatar of A", "done")
    assert [s.value(n) for n in ("Ox", "Elk", "Avatar of A")] == [f"{2 + more}/2", "1/1", "0/0"]
    army.choose("attack B's army", "send Ox", "done")
    assert army.value("Ox") == "2/2"


@plays("Prefecture of Anlis")
@pytest.mark.parametrize(("won", "of"), [(" (advantage)", "B"), (" (advantage)", "A"), ("", "")])
def test_with_the_advantage_a_player_discards_a_card_for_the_mark(won: str, of: str) -> None:
    s = ava(f"A: city Prefecture of Anlis{won}; hand: Ox, Hen; army: Elk\nB: hand: Pig, Yak; army: Cow")
    assert bool(uses(s)) is bool(won)
    if won:
        s.choose("use Prefecture of Anlis", f"target player {of}")
        assert s.asked == of
        s.choose("pick Pig" if of == "B" else "pick Ox")
        assert (s.hand("A"), s.hand("B")) == ((["Ox", "Hen"], ["Yak"]) if of == "B" else (["Hen"], ["Pig", "Yak"]))
        assert s.marked("Prefecture of Anlis")
        assert not uses(s)
