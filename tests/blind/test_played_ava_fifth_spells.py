"""Blind texts of AVA's fifth round, its spells and cities, that waited for a scene, played as their writer meant them."""

from dataclasses import replace

import pytest

from blind.gestures import blocking, fought, offered, resolve, takes, targets
from blind.texts import ava, cards_of, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Cut": "event 0: Deal 2 damage to target creature.",
    "Home": "event 0: Return target creature to its owner's hand.", "Calm": "event 0: You gain 1 LP.",
    "Dear": "creature 4 1/1", "Mean": "creature 3 2/2", "Moss": "event 1 Gaian: Draw a card.",
    "Peat": "magic 3 House of Nobles: You gain 1 LP.", "Leaf": "event 3 House of Nobles: You gain 1 LP.",
}  # fmt: skip
COMBAT, TACTICS = "\nphase: Attack", "\nphase: Tactics"


@plays("Open the Granaries")
@pytest.mark.parametrize(("home", "gain"), [("avatar in Moor", 4), ("army: Hen", 3)])
def test_each_resident_of_ones_cities_is_a_life_point(home: str, gain: int) -> None:
    s = ava(
        f"A: gold 2 Gaian; hand: Open the Granaries; city Dale: Ox, Cow marked; city Moor: Pig; {home}\nB: city Fen: Elk"
    )
    s.play("Open the Granaries")
    assert (s.life("A"), s.life("B")) == (20 + gain, 20)


@plays("Borrowed Faces")
def test_a_cheap_creature_attacks_for_another_for_a_turn() -> None:
    s = ava(
        "A: gold 4 House of Nobles; hand: Borrowed Faces, 1; deck: 9\nB: army: Mean marked, Dear; avatar marked; deck: 9",
        TEXTS,
    )
    s.choose("play Borrowed Faces")
    assert "target Dear" not in s.options()
    s.all_pass()
    assert (s.controller("Mean"), s.place("Mean"), s.marked("Mean")) == ("A", "A's Army", False)
    s.to("Attack")
    s.choose("attack B's army", "send Mean", *(["done"] if "done" in s.options() else []))
    fought(s)
    assert s.victory("A") == 2
    s.to("Draw", "B")
    assert (s.controller("Mean"), s.place("Mean")) == ("B", "B's Army")


@plays("Shield of Reeds")
def test_a_defender_takes_no_combat_damage_and_strikes_back_and_effects_hurt_it() -> None:
    s = ava(f"A: army: Ox 3/9; hand: Cut\nB: army: Elk 2/9, Hen; gold 1 Gaian; hand: Shield of Reeds{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ox", "done")
    assert "play Shield of Reeds" not in s.options()
    until(s, "block")
    s.choose("block Ox with Elk", "done")
    until(s, "play Shield")
    s.choose("play Shield of Reeds")
    s.choose("target Elk") if targets(s) else None
    resolve(s)
    fought(s)
    assert (s.damage("Elk"), s.damage("Ox")) == (0, 2)
    s.play("Cut", "target Elk")
    assert s.damage("Elk") == 2


@plays("Cut the Rope")
def test_only_a_marked_creature_is_destroyed_and_only_while_it_is_marked() -> None:
    cards = {**TEXTS, "Call": "event 0: Unmark target creature."}
    s = ava(
        "A: gold 3 Dark Legion; hand: Cut the Rope, 1; army: Ox marked\nB: army: Elk marked, Hen; hand: Call", cards
    )
    s.choose("play Cut the Rope")
    assert sorted(targets(s)) == ["Elk", "Ox"]
    s.choose("target Elk")
    saved = s.fork()
    resolve(s)
    assert s.place("Elk") == "B's graveyard"
    saved.choose("play Call", "target Elk")
    resolve(saved)
    assert saved.place("Elk") == "B's Army"


@plays("Mirage Column")
@pytest.mark.parametrize("deck", ["9", "0"])
def test_an_attacker_fades_and_its_controller_must_draw(deck: str) -> None:
    s = ava(f"A: army: Ox 3/9, Cow 2/9; deck: {deck}\nB: avatar marked; gold 2 Red Banner; hand: Mirage Column{COMBAT}")
    s.choose("attack B's army", "send Ox", "send Cow", "done", "play Mirage Column", "target Ox")
    while not s.over and s.phase == "Attack":
        s.choose(s.way_on())
    if deck == "0":
        assert s.winner == "B"
    else:
        assert (s.victory("A"), s.marked("Ox"), len(s.hand("A")), len(s.hand("B"))) == (2, True, 1, 0)


@plays("Observatory of Tarn")
def test_twice_a_turn_the_top_card_is_seen_and_may_go_down() -> None:
    s = ava("A: city Observatory of Tarn (advantage); gold 3 Gaian; deck: Ox, Elk, Cow, 2; hand: 1\nB: army: Hen")
    for answer, top in (("yes", "Elk"), ("no", "Elk")):
        s.choose("use Observatory of Tarn")
        until(s, "yes")
        s.choose(answer)
        assert s.deck("A")[0] == top
    assert (s.deck("A")[-1], s.consumed("A"), "use Observatory of Tarn" in s.options()) == ("Ox", "2 Gaian", False)
    s = ava("A: city Observatory of Tarn; gold 3 Gaian; deck: Ox, Elk; hand: 1\nB: army: Hen")
    assert "use Observatory of Tarn" not in s.options()


@plays("Debt of Blood")
@pytest.mark.parametrize(
    ("gold", "pay", "life"), [("gold 1 Gaian;", True, 21), ("gold 1 Gaian;", False, 20), ("", False, 20)]
)
def test_each_event_of_the_indebted_is_paid_or_costs_a_life_point(gold: str, pay: bool, life: int) -> None:
    s = ava(f"A: {gold} hand: Calm, 1\nB: attached: Debt of Blood on A; hand: Calm", TEXTS)
    s.choose("play Calm")
    while s.table.chain:
        s.choose(next((o for o in s.options() if pay and o.startswith(("yes", "pay"))), None) or s.way_on())
    assert (s.life("A"), s.consumed("A"), s.life("B")) == (life, "1 Gaian" if pay else "", 20)


@plays("Silversteel Halberd")
@pytest.mark.parametrize(("end", "place"), [("Axe", "B's hand"), ("Home", "B's graveyard")])
def test_the_halberd_comes_back_to_its_owner_only_from_the_dead(end: str, place: str) -> None:
    s = ava(f"A: army: Ox 1/1; hand: {end}, 1\nB: attached: Silversteel Halberd on Ox", TEXTS)
    assert s.value("Ox") == "3/2"
    s.play(end)
    assert s.place("Silversteel Halberd") == place


@plays("Chain of Vows")
@pytest.mark.parametrize(("lead", "free"), [("; avatar in Dale", False), ("", True)])
def test_while_its_controllers_avatar_is_in_a_city_the_chained_is_idle(lead: str, free: bool) -> None:
    s = ava(f"A: city Dale: Ox, Cow{lead}; attached: Chain of Vows on Ox\nB:{TACTICS}")
    s.choose("claim Body")
    assert ("bid Ox" in s.options()) is free
    s = ava(f"A: army: Elk\nB: city Dale: Ox, Cow{lead}; attached: Chain of Vows on Ox; hand: 1{COMBAT}")
    blocking(s, "Dale", "Elk")
    assert ("block Elk with Ox" in s.options(), "block Elk with Cow" in s.options()) == (free, True)
    if free:
        s = ava(f"A: army: Ox, Cow; attached: Chain of Vows on Ox\nB:{COMBAT}")
        s.choose("attack B's army")
        assert "send Ox" in s.options()


@plays("Lantern Quay")
@pytest.mark.parametrize(("prize", "less"), [("the advantage", 2), ("1 VP", 0)])
def test_with_mind_the_first_magic_of_the_turn_costs_two_less(prize: str, less: int) -> None:
    s = ava(
        f"A: city Lantern Quay: Elder; gold 9 House of Nobles; hand: Leaf, Peat, Peat\nB: army: Elk{TACTICS}", TEXTS
    )
    takes(s, "Mind", "Elder", prize)
    s.to("Play")
    for name, cost in (("Leaf", 3), ("Peat", 6 - less), ("Peat", 9 - less)):
        s.play(name)
        assert s.consumed("A") == f"{cost} House of Nobles"


@plays("Blackwater Gaol")
@pytest.mark.parametrize(("prize", "lives"), [("the advantage", [20, 18, 19]), ("1 VP", [20, 20, 20])])
def test_with_soul_each_death_costs_the_opponent_whose_creature_it_was(prize: str, lives: list[int]) -> None:
    cards = {**TEXTS, "Storm": "event 0: Kill each creature."}
    s = ava(
        f"A: city Blackwater Gaol: Elder; army: Ox; hand: Storm, 1\nB: army: Elk, Hen\nC: army: Cow{TACTICS}", cards
    )
    takes(s, "Soul", "Elder", prize)
    s.to("Play")
    s.choose("play Storm")
    while "done" not in s.options():
        s.choose(s.way_on())
    assert [s.life(seat) for seat in "ABC"] == lives


@plays("Raze the Outskirts")
@pytest.mark.parametrize(("strength", "place"), [(8, "B's Kingdom"), (2, "B's graveyard")])
def test_a_city_loses_as_much_strength_as_creatures_stand_in_the_army(strength: int, place: str) -> None:
    s = ava(
        f"A: gold 4 Red Banner; hand: Raze the Outskirts; army: Ox, Cow marked; city Dale: Hen\nB: city Fen (Mind, {strength})"
    )
    s.choose("play Raze the Outskirts")
    assert sorted(targets(s)) == ["Dale", "Fen"]
    s.choose("target Fen")
    s.all_pass()
    assert (s.place("Fen"), s.consumed("A"), s.damage("Dale")) == (place, "2 Red Banner", 0)
    if strength == 8:
        assert s.damage("Fen") == 2


@plays("Sudden Levy")
def test_a_creature_of_the_hand_defends_and_goes_back_as_the_turn_ends() -> None:
    s = ava(f"A: army: Ox 1/9; deck: 9\nB: gold 3 The Empire; hand: Sudden Levy, Mean, Calm; deck: 9{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ox", "done", "play Sudden Levy")
    until(s, "block")
    assert (s.place("Mean"), s.marked("Mean"), s.consumed("B")) == ("B's Army", False, "3 The Empire")
    s.choose("block Ox with Mean")
    s.to("Second Play")
    assert s.damage("Ox") == 2
    s.to("Draw", "B")
    assert s.place("Mean") == "B's hand"


@plays("Masons' Pledge")
@pytest.mark.parametrize(("hurt", "left"), [(3, 2), (0, 0)])
def test_each_upkeep_of_the_pledges_controller_mends_one(hurt: int, left: int) -> None:
    damage = f", hurt {hurt}" if hurt else ""
    s = ava(
        f"A: attached: Masons' Pledge on Fen; hand: Wait\nB: city Fen (Mind, 8{damage}); hand: Wait\nphase: Discard",
        TEXTS,
    )
    s.to("Draw", "B")
    assert s.damage("Fen") == hurt
    s.to("Draw", "A")
    assert s.damage("Fen") == left


@plays("Root Parliament")
@pytest.mark.parametrize(
    ("prize", "lead", "sent"),
    [("the advantage", "", True), ("1 VP", "", False), ("the advantage", "Dale", False)],
)
def test_with_body_residents_attack_from_their_cities(prize: str, lead: str, sent: bool) -> None:
    home = f"; avatar in {lead}" if lead else ""
    s = ava(f"""
        A: city Root Parliament: Elder, Ox 3/9; city Dale: Pig 1/9{home}; army: Hen 1/9
        B: avatar marked; hand: 1{TACTICS}
    """)  # fmt: skip
    takes(s, "Body", "Elder", prize)
    s.to("Play") if s.phase == "Tactics" else None
    until(s, "attack B's army") if not lead else s.to("Second Play")
    if lead:
        assert not any("attacks" in line for line in s.log())
        return
    s.choose("attack B's army")
    assert ("Ox" in offered(s, "send"), "Pig" in offered(s, "send"), "Elder" in offered(s, "send")) == (
        sent,
        sent,
        False,
    )
    if sent:
        s.choose("send Ox", "send Pig", "done")
        assert (s.place("Ox"), s.marked("Ox"), s.place("Pig")) == ("Root Parliament", True, "Dale")
        fought(s)
        assert (s.victory("A"), s.place("Ox")) == (4, "Root Parliament")


@plays("Ysolde, the Patient Hand")
@pytest.mark.parametrize(("attacks", "placed"), [(False, 2), (True, 1)])
def test_without_an_attack_two_resource_cards_may_be_placed(attacks: bool, placed: int) -> None:
    ysolde = {**TEXTS, "Avatar of A": replace(cards_of("ava")["Ysolde, the Patient Hand"], name="Avatar of A")}
    s = ava("A: army: Ox; hand: 3\nB: army: Elk 0/9; hand: 1", ysolde)
    first = s.fork()
    s.to("Attack")
    if attacks:
        s.choose("attack B's army", *(["send Ox", "done"] if "send Ox" in s.options() else []))
        fought(s)
    s.to("Second Play")
    laid = 0
    while offered(s, "lay"):
        s.choose(f"lay {offered(s, 'lay')[0]}")
        s.choose(next(o for o in s.options() if "Gaian" in o)) if not offered(
            s, "lay"
        ) and "done" not in s.options() else None
        laid += 1
    assert laid == placed
    first.choose(f"lay {offered(first, 'lay')[0]}")
    first.choose(next(o for o in first.options() if "Gaian" in o)) if "done" not in first.options() else None
    assert offered(first, "lay") == []


@plays("Forged Seal")
def test_a_sealed_resource_card_gives_gold_of_any_faction() -> None:
    s = ava("A: gold 1 House of Nobles, 1 The Empire; hand: Forged Seal, Moss\nB: gold 1 Gaian", TEXTS)
    assert "play Moss" not in s.options()
    s.choose("play Forged Seal")
    assert len(targets(s)) == 2
    s.choose("target The Empire resource card")
    resolve(s)
    s.play("Moss")
    assert (s.place("Moss"), s.consumed("A")) == ("A's graveyard", "1 House of Nobles + 1 The Empire")
