"""Blind spells and enchantments of AVA's round 21, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, targets
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Raze": "event 0: Destroy target city.", "Gain": "event 2: Gain 1 victory point.",
    "Rite": "magic 2 Gaian: Gain 1 victory point.", "Free": "event 0: Unmark target resource card.",
    "Call": "event 0: Put target creature into its controller's army.",
    "Peel": "event 0: Discard target enchantment.", "Cost": "event 1 Gaian: Draw a card.",
    "Scout": "creature 1/1: [ ]: Draw a card.",
    "Wake": "event 0: Target creature can attack this turn although it is marked.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Scorch the Granaries")
@pytest.mark.parametrize(("strength", "place"), [(8, "B's Kingdom"), (4, "B's graveyard"), (3, "B's graveyard")])
def test_four_damage_are_dealt_to_any_city(strength: int, place: str) -> None:
    s = ava(
        "A: hand: Scorch the Granaries; gold 3 Red Banner; city Oak (Mind, 8)\n"
        f"B: city Dale (Body, {strength}): Ox; army: Elk; no cities"
    )
    s.choose("play Scorch the Granaries")
    assert sorted(targets(s)) == ["Dale", "Oak"]
    s.choose("target Dale")
    s.all_pass()
    stands = place == "B's Kingdom"
    assert (s.place("Dale"), s.place("Ox"), s.damage("Oak")) == (place, "Dale" if stands else "B's Army", 0)
    assert (s.victory("A"), s.life("B")) == (0, 20)
    if stands:
        s.to("Play", "B")
        assert s.damage("Dale") == 4


@plays("Cart of the Coughing")
def test_everybody_who_is_there_is_weaker_for_the_turn() -> None:
    s = ava(
        "A: hand: Cart of the Coughing, Raise; gold 3 Dark Legion; army: Ox 1/1, Hen 2/3; grave: Pig 2/2; city Oak: Ram 2/2\n"
        "B: army: Elk 2/3 hurt 2; city Dale: Cow 2/2",
        TEXTS,
    )
    s.play("Cart of the Coughing")
    assert (s.place("Ox"), s.place("Elk")) == ("A's graveyard", "B's graveyard")
    s.play("Raise", "target Pig")
    assert [s.value(n) for n in ("Hen", "Ram", "Cow", "Pig")] == ["1/2", "1/1", "1/1", "2/2"]
    assert (s.value("Avatar of B"), s.life("B")) == ("0/0", 20)
    s.to("Play", "B")
    assert s.value("Hen") == "2/3"


@plays("Envoys from Every Wall")
@pytest.mark.parametrize(("cities", "deck", "drawn", "over"), [
    ("", 5, 0, False), ("city Oak; ", 5, 1, False), ("city Oak; city Fen; ", 5, 2, False), ("city Oak; city Fen; ", 1, 1, True),
])  # fmt: skip
def test_each_own_city_brings_a_card(cities: str, deck: int, drawn: int, over: bool) -> None:
    s = ava(
        f"A: {cities}hand: Envoys from Every Wall; gold 3 House of Nobles; army: Elk; deck: {deck}\nB: city Dale; army: Ox"
    )
    s.play("Envoys from Every Wall")
    assert (len(s.hand("A")), s.over) == (drawn, over)


@plays("Moss over the Breach")
def test_a_city_is_whole_again() -> None:
    s = ava(
        "A: hand: Moss over the Breach; gold 2 Gaian; city Oak (Mind, 8)\n"
        "B: city Dale (Body, 8, hurt 5); city Fen (Soul, 8, hurt 2)"
    )
    s.choose("play Moss over the Breach")
    assert sorted(targets(s)) == ["Dale", "Fen", "Oak"]
    none = s.fork()
    s.choose("target Dale")
    s.all_pass()
    assert (s.damage("Dale"), s.damage("Fen")) == (0, 2)
    none.choose("target Oak")
    none.all_pass()
    assert [none.damage(n) for n in ("Dale", "Fen", "Oak")] == [5, 2, 0]


@plays("Turn Out the Wards")
@pytest.mark.parametrize(("goes", "rests"), [
    (("Ox", "Pig", "Avatar of A"), "Ox"), (("Ox", "Pig", "Avatar of A"), "Avatar of A"), (("Ox", "Pig"), "Pig"),
    (("Ox",), "Ox"), ((), None),
])  # fmt: skip
def test_residents_go_to_the_army_and_one_of_them_is_unmarked(goes: tuple[str, ...], rests: str | None) -> None:
    s = ava(
        "A: hand: Turn Out the Wards; gold 3 The Empire; city Dale: Ox marked, Hen marked; city Oak: Pig; avatar in Oak marked;"
        " army: Yak marked\nB: city Fen: Elk marked"
    )
    s.choose("play Turn Out the Wards")
    until(s, "pick")
    assert sorted(offered(s, "pick")) == ["Avatar of A", "Hen", "Ox", "Pig"]
    s.choose(*(f"pick {name}" for name in goes))
    s.choose("done") if "done" in s.options() else None
    if len(goes) > 1:
        assert sorted(offered(s, "pick")) == sorted(goes)
        s.choose(f"pick {rests}")
    s.all_pass()
    names = ("Ox", "Hen", "Pig", "Avatar of A", "Yak", "Elk")
    before = dict.fromkeys(names, True) | {"Pig": False}
    assert {name: s.marked(name) for name in names} == before | ({rests: False} if rests else {})
    homes = {"Ox": "Dale", "Hen": "Dale", "Pig": "Oak", "Avatar of A": "Oak"}
    assert {n: s.place(n) for n in homes} == homes | dict.fromkeys(goes, "A's Army")
    assert offered(s, "move") or not goes  # the move of the turn is there yet


@plays("Hail out of Season")
def test_an_attacker_is_weaker_for_the_turn() -> None:
    s = ava(
        "A: army: Ox 2/2, Hen 5/5; hand: Axe\n"
        f"B: hand: Hail out of Season; gold 1 Gaian; city Oak (Body, 9); army: Cow{COMBAT}",
        TEXTS,
    )
    assert not offered(s, "play", "Hail")
    s.choose("attack Oak", "send Ox", "send Avatar of A", "done")
    until(s, "play Hail")
    assert not [o for o in s.options() if "Cow" in o or "Hen" in o or "Avatar" in o]
    s.choose("play Hail out of Season")
    gone = s.fork()
    fought(s)
    assert (s.value("Ox"), s.damage("Oak")) == ("-1/2", 0)
    s.to("Play", "B")
    assert s.value("Ox") == "2/2"
    until(gone, "play Axe")
    gone.choose("play Axe", "target Ox")
    fought(gone)
    assert (gone.place("Ox"), gone.place("Hail out of Season")) == ("A's graveyard", "B's graveyard")


@plays("Braced Shoulders")
def test_a_defender_is_tougher_beyond_the_attack() -> None:
    s = ava(
        f"A: army: Ox 4/9; hand: Braced Shoulders; gold 1 The Empire\nB: army: Cow 1/1, Hen 1/1; hand: Wait{COMBAT}",
        TEXTS,
    )
    assert not offered(s, "play")
    s.choose("attack B's army", "send Ox", "done")
    assert not offered(s, "play", "Braced")
    until(s, "block")
    s.choose("block Ox with Cow")
    s.choose("done") if "done" in s.options() else None
    until(s, "play Braced Shoulders")
    s.choose("play Braced Shoulders")
    assert not targets(s)  # Cow is the only defender
    fought(s)
    assert (s.value("Cow"), s.place("Cow"), s.damage("Cow"), s.value("Hen")) == ("1/5", "B's Army", 4, "1/1")
    s.to("Second Play")
    assert s.value("Cow") == "1/5"
    s.to("Play", "B")
    assert s.value("Cow") == "1/1"


@plays("Ladle of Hot Pitch")
def test_two_damage_are_dealt_to_any_creature_in_anybodys_turn() -> None:
    s = ava(
        "A: army: Elk; city Oak: Pig 1/2; hand: Wait\n"
        "B: army: Ox 1/3, Hen 1/3 hurt 1; hand: Ladle of Hot Pitch; gold 1 Red Banner",
        TEXTS,
    )
    s.choose("play Wait")
    until(s, "play Ladle of Hot Pitch")
    s.choose("play Ladle of Hot Pitch")
    assert sorted(targets(s)) == ["Elk", "Hen", "Ox", "Pig"]
    other = s.fork()
    s.choose("target Ox")
    s.all_pass()
    assert (s.damage("Ox"), s.place("Ox")) == (2, "B's Army")
    other.choose("target Hen")
    other.all_pass()
    assert other.place("Hen") == "B's graveyard"


@plays("Price of a Deaf Ear")
@pytest.mark.parametrize(("spell", "gold", "pays", "won"), [
    ("Gain", "4 Gaian", True, 1), ("Gain", "4 Gaian", False, 0), ("Gain", "3 Gaian", None, 0),
    ("Rite", "3 Gaian, 1 Red Banner", True, 1),
])  # fmt: skip
def test_a_spell_resolves_only_if_its_player_pays_two(spell: str, gold: str, pays: bool | None, won: int) -> None:
    s = ava(f"A: hand: {spell}; gold {gold}; army: Elk\nB: hand: Price of a Deaf Ear; gold 2 House of Nobles", TEXTS)
    s.choose(f"play {spell}")
    until(s, "play Price of a Deaf Ear")
    s.choose("play Price of a Deaf Ear")
    if pays is not None:
        until(s, "pay")
        assert s.asked == "A"
        s.choose(next(o for o in s.options() if o.startswith("pay") is pays))
    s.all_pass()
    left = {True: "", False: "2 Gaian", None: "1 Gaian"}[pays]
    assert (s.victory("A"), s.place(spell), s.gems("A")) == (won, "A's graveyard", left)


@plays("Bell at the Wrong Hour")
def test_any_resident_is_marked_and_kept_from_the_answer() -> None:
    s = ava(
        "A: city Oak (Body, 8): Ox; avatar in Oak; army: Yak; hand: Wait\n"
        "B: city Fen (Body, 8): Fox, Hen marked; army: Elk; hand: Bell at the Wrong Hour, Wait; gold 1 Dark Legion"
        "\nphase: Tactics", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Ox")
    s.choose("done") if "done" in s.options() else None
    until(s, "play Bell at the Wrong Hour")
    s.choose("play Bell at the Wrong Hour")
    assert sorted(targets(s)) == ["Avatar of A", "Fox", "Hen", "Ox"]
    other = s.fork()
    s.choose("target Fox")
    until(s, "Body: 1 VP")
    assert (s.asked, s.marked("Fox")) == ("A", True)
    other.choose("target Avatar of A")
    until(other, "bid Fox")
    assert other.marked("Avatar of A")


@plays("Swapped Milestones")
@pytest.mark.parametrize("razed", [False, True])
def test_the_attack_turns_to_another_city(razed: bool) -> None:
    s = ava(
        "A: army: Ox 2/9, Pig 3/9; city Elm (Soul, 8); hand: Wait\n"
        "B: hand: Swapped Milestones, Raze; gold 3 The Empire; city Dale (Body, 9): Cow; city Fen (Mind, 9): Hen 0/9;"
        f" city Salt (Soul, 9); army: Elk 0/9{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Dale", "send Ox", "send Pig", "done")
    until(s, "play Swapped Milestones")
    assert s.asked == "B"
    s.choose("play Swapped Milestones")
    assert sorted(targets(s)) == ["Fen", "Salt"]
    s.choose("target Fen")
    if razed:
        until(s, "play Raze")
        s.choose("play Raze", "target Dale")
    until(s, "block")
    assert sorted(offered(s, "block")) == sorted(
        f"{foe} with {name}"
        for foe in ("Ox", "Pig")
        for name in ("Hen", "Elk", "Avatar of B", *(["Cow"] if razed else []))
    )  # a razed city's residents go to the Army, which helps
    s.choose("block Ox with Elk", "done")
    fought(s)
    assert (s.damage("Fen"), s.marked("Ox"), s.marked("Pig")) == (3, True, True)
    assert s.place("Dale") == ("B's graveyard" if razed else "B's Kingdom")
    assert razed or s.damage("Dale") == 0


@plays("Swapped Milestones")
@pytest.mark.parametrize(("goal", "cities"), [
    ("Dale", "city Dale (Body, 9)"), ("B's army", "city Dale (Body, 9); city Fen (Mind, 9)"),
])  # fmt: skip
def test_no_milestones_are_swapped_without_another_city_or_for_an_army(goal: str, cities: str) -> None:
    s = ava(
        f"A: army: Ox 2/9; hand: 1\nB: hand: Swapped Milestones, Wait; gold 3 The Empire; {cities}; army: Elk{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}", "send Ox", "done")
    until(s, "play Wait")
    assert offered(s, "play") == ["Wait"]


@plays("Coat of Living Bark")
def test_whoever_wears_the_coat_is_stronger_and_tougher() -> None:
    s = ava(
        "A: hand: Coat of Living Bark, Peel; gold 2 Gaian; army: Ox 1/1\n"
        "B: army: Cow 1/1 hurt 2; city Dale: Hen 1/1; attached: Coat of Living Bark on Cow",
        TEXTS,
    )
    assert s.value("Cow") == "2/3"
    s.choose("play Coat of Living Bark")
    assert sorted(targets(s)) == ["Cow", "Hen", "Ox"]
    more = s.fork()
    s.choose("target Ox")
    s.all_pass()
    assert (s.value("Ox"), s.value("Hen")) == ("2/3", "1/1")
    peeled = s.fork()
    peeled.choose(
        "play Peel", "target Coat of Living Bark (2)"
    ) if "target Coat of Living Bark (2)" in s.options() else None
    more.choose("target Cow")
    more.all_pass()
    assert more.value("Cow") == "3/5"


@plays("Coat of Living Bark")
@pytest.mark.parametrize(("card", "place"), [("Peel", "B's graveyard"), ("Axe", "B's graveyard")])
def test_the_coat_goes_with_its_wearer_and_its_wearer_may_die_without_it(card: str, place: str) -> None:
    s = ava(f"A: hand: {card}\nB: army: Cow 1/1 hurt 2; attached: Coat of Living Bark on Cow", TEXTS)
    s.play(card)
    assert (s.place("Cow"), s.place("Coat of Living Bark")) == (place, place)


@plays("Doubled Watch")
def test_residents_of_the_watched_city_are_tougher() -> None:
    table = "B: city Dale (Body, 8): Ox 1/1 hurt 1; city Fen: Hen 1/1; avatar in Dale; army: Yak 1/1; attached: Doubled Watch"
    s = ava(f"A: army: Elk 1/1; hand: Call\n{table} of A on Dale", TEXTS)
    assert [s.value(n) for n in ("Ox", "Hen", "Yak", "Elk")] == ["1/2", "1/1", "1/1", "1/1"]
    assert s.life("B") == 20  # the avatar's DEF
    s.play("Call", "target Ox")
    assert s.place("Ox") == "B's graveyard"
    s = ava(
        "A: army: Elk 1/9; hand: 1\nB: city Dale (Body, 8); army: Yak 1/1; attached: Doubled Watch of A on Dale; hand: Wait"
        f"{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Dale", "send Elk", "done")
    assert (s.value("Yak"), s.value("Elk")) == ("1/2", "1/9")
    s.to("Second Play")
    assert s.value("Yak") == "1/1"
    s = ava("A: hand: Doubled Watch; gold 2 The Empire; city Oak; army: Elk\nB: city Dale; army: Ox")
    s.choose("play Doubled Watch")
    assert sorted(targets(s)) == ["Dale", "Oak"]


@plays("Leadfoot Hex")
def test_who_is_hexed_does_not_attack_and_does_all_else() -> None:
    hexed = "attached: Leadfoot Hex of B on Scout"
    s = ava(f"A: army: Scout, Hen; {hexed}; hand: 1\nB: army: Cow; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army")
    assert offered(s, "send", "Scout") == []
    s = ava(f"A: army: Scout, Hen; city Dale; {hexed}; hand: 1\nB: army: Cow; hand: 1", TEXTS)
    assert (offered(s, "move", "Scout"), offered(s, "use")) == (["Scout to Dale"], ["Scout"])
    s = ava(f"A: army: Cow; hand: 1\nB: army: Scout; attached: Leadfoot Hex of A on Scout; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Cow", "done")
    until(s, "block")
    assert "Cow with Scout" in offered(s, "block")
    s = ava("A: hand: Leadfoot Hex; gold 2 Dark Legion; army: Elk\nB: city Dale: Hen; army: Ox")
    s.choose("play Leadfoot Hex")
    assert sorted(targets(s)) == ["Elk", "Hen", "Ox"]


@plays("Sealed Coffer")
@pytest.mark.parametrize("marked", ["", " marked"])
def test_a_sealed_resource_card_stays_marked(marked: str) -> None:
    s = ava(
        "A: hand: Sealed Coffer, 1; gold 2 House of Nobles; army: Elk\n"
        f"B: gold 1 Gaian{marked}, 1 Red Banner marked; hand: Cost, Free; army: Cow", TEXTS,
    )  # fmt: skip
    s.choose("play Sealed Coffer")
    assert {"Gaian resource card", "Red Banner resource card"} <= set(targets(s))
    s.choose("target Gaian resource card")
    s.all_pass()
    s.to("Play", "B")
    coffer = "Gaian resource card"
    assert (s.marked(coffer), s.marked("Red Banner resource card")) == (bool(marked), False)
    if not marked:
        s.play("Cost")
        assert s.marked(coffer)
    s.play("Free", f"target {coffer}")
    assert not s.marked(coffer)
