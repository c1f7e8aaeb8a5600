"""Blind texts of ARC's twenty-second round about magic and events, played as their writers meant them."""

import pytest

from blind.gestures import blocking, fought, offered, targets
from blind.texts import arc, plays, until

TEXTS = {
    "Wait": "event 0: Draw a card.", "Shift": "event 0: Put target creature into a city you control.",
    "Ram": "event 0: Deal 3 damage to target city.", "Rite": "magic 1: Gain 1 victory point.",
    "Charm": "enchantment 0: Attach to a creature.", "Four": "creature 4 Gaian 1/1", "Five": "creature 5 Gaian 1/1",
    "Mourner": "creature 1 Gaian 1/1: When this creature dies, gain 1 VP.", "Two": "creature 2 Gaian 1/1",
    "Hall": "city 3 Gaian loyalty 2 Body 7: When Hall enters play, gain 1 VP.",
    "Spitter": "creature 1 Gaian 3/9: 1 power: Deal 1 damage to target city.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


@plays("Cobblestone Volley")
def test_it_hits_a_creature_in_any_army() -> None:
    a = "hand: Cobblestone Volley; gems 2 Red Banner; army: Wolf; city Oak (Body, 8): Hen"
    s = arc(
        f"A: {a}\nB: army: Ox 1/5 marked hurt 1, Elk 1/3; city Elm (Mind, 8): Cow; hand: Shift, Wait\nC: army: Mule",
        TEXTS,
    )
    s.choose("play Cobblestone Volley")
    assert sorted(targets(s)) == ["Elk", "Mule", "Ox", "Wolf"]
    s.choose("target Ox")
    gone = s.fork()
    s.all_pass()
    assert (s.damage("Ox"), s.damage("Elk"), s.consumed("A")) == (4, 0, "2 Red Banner")
    until(gone, "play Shift")
    gone.choose("play Shift", "target Ox")
    gone.all_pass()
    assert (gone.place("Ox"), gone.damage("Ox")) == ("Elm", 1)
    s = arc(f"A: {a}\nB: army: Elk 1/3", TEXTS)
    s.play("Cobblestone Volley", "target Elk")
    assert s.place("Elk") == "B's graveyard"
    s = arc(
        "A: hand: Cobblestone Volley; gems 2 Red Banner; city Oak (Body, 8): Hen\nB: city Elm (Mind, 8): Cow", TEXTS
    )
    assert "play Cobblestone Volley" not in s.options()


@plays("Mortar of Moss")
def test_a_city_of_yours_is_mended() -> None:
    a = "hand: Mortar of Moss; gems 2 Gaian; city Oak (Body, 8, hurt 5); city Fir (Mind, 8, hurt 3); city Yew (Soul, 8)"
    for city, left in (("Oak", 1), ("Fir", 0), ("Yew", 0)):
        s = arc(f"A: {a}\nB: city Elm (Mind, 8, hurt 5)", TEXTS)
        s.choose("play Mortar of Moss")
        assert sorted(targets(s)) == ["Fir", "Oak", "Yew"]
        s.choose(f"target {city}")
        s.all_pass()
        if offered(s, "number"):  # its writer asks for no number, its text says "up to"
            s.choose(f"number {offered(s, 'number')[-1]}")
        assert (s.damage(city), s.damage("Elm")) == (left, 5)
    s = arc(f"A: {a}\nB: hand: Ram, Wait", TEXTS)
    s.choose("play Mortar of Moss", "target Oak")
    until(s, "play Ram")
    s.choose("play Ram", "target Oak")
    s.all_pass()
    assert (s.place("Oak"), s.damage("Fir")) == ("A's graveyard", 3)


@plays("Sifting the Letters")
@pytest.mark.parametrize("thrown", ["Elk", "Rat", "Hog"])
def test_two_are_drawn_and_one_goes(thrown: str) -> None:
    s = arc("A: hand: Sifting the Letters, Elk; gems 2 House of Nobles; deck: Rat, Hog, Ant\nB: army: Ox", TEXTS)
    s.choose("play Sifting the Letters")
    while thrown not in "".join(s.options()):
        s.choose("pass")
    assert sorted(option.split()[-1] for option in s.options()) == ["Elk", "Hog", "Rat"]
    s.choose(thrown)
    s.all_pass()
    assert sorted(s.hand("A")) == sorted({"Elk", "Rat", "Hog"} - {thrown})
    assert (sorted(s.grave("A")), s.deck("A")) == (sorted(["Sifting the Letters", thrown]), ["Ant"])


@plays("Sifting the Letters")
@pytest.mark.parametrize(("deck", "over"), [("0", True), ("Rat", True), ("Rat, Hog", False)])
def test_who_cannot_draw_both_is_defeated(deck: str, over: bool) -> None:
    s = arc(f"A: hand: Sifting the Letters; gems 2 House of Nobles; deck: {deck}\nB: army: Ox", TEXTS)
    s.choose("play Sifting the Letters")
    s.all_pass()
    assert s.over is over


GRAVE = "hand: Grave for a Grave, Elk; gems 2 Dark Legion"


@plays("Grave for a Grave")
def test_one_that_is_not_dearer_comes_back_for_a_sacrifice() -> None:
    s = arc(
        f"A: {GRAVE}; army: Four, Mourner; grave: Rite, Two, Hen, Five, Four; attached: Charm on Four\nB: grave: Cow; army: Ox",
        TEXTS,
    )
    s.choose("play Grave for a Grave")
    until(s, "pick")
    assert sorted(offered(s, "pick")) == ["Four", "Mourner"]
    cheap = s.fork()
    s.choose("pick Four")
    assert sorted(offered(s, "pick")) == ["Four", "Hen", "Two"]
    again = s.fork()
    again.choose("pick Four")
    again.all_pass()
    assert (again.place("Four"), again.place("Four (2)")) == ("A's graveyard", "A's hand")
    assert (s.place("Four"), s.place("Charm")) == ("A's graveyard", "A's graveyard")
    s.choose("pick Two")
    s.all_pass()
    assert (s.hand("A"), s.points("A")) == (["Elk", "Two"], 15)
    cheap.choose("pick Mourner")
    cheap.all_pass()
    assert (cheap.hand("A"), cheap.points("A"), cheap.place("Four")) == (["Elk", "Hen"], 15, "A's Army")


@plays("Grave for a Grave")
def test_the_sacrificed_one_does_not_come_back_itself() -> None:
    s = arc(f"A: {GRAVE}; army: Four; grave: Rite, Five\nB: army: Ox; grave: Hen", TEXTS)
    s.play("Grave for a Grave")
    assert (s.place("Four"), s.hand("A")) == ("A's graveyard", ["Elk"])
    s = arc(f"A: {GRAVE}; army: Four of B; grave: Hen\nB: army: Ox", TEXTS)
    s.play("Grave for a Grave")
    assert (s.place("Four"), s.hand("A")) == ("B's graveyard", ["Elk", "Hen"])
    s = arc(f"A: {GRAVE}; grave: Hen\nB: army: Ox", TEXTS)
    s.play("Grave for a Grave")
    assert (s.place("Ox"), s.hand("A"), s.consumed("A")) == ("B's Army", ["Elk"], "2 Dark Legion")


CHARTER = "hand: Charter of the Lesser Town, Hall, Rite, Four; gems 3 The Empire"


@plays("Charter of the Lesser Town")
@pytest.mark.parametrize(
    ("mine", "theirs", "third", "may"),
    [(1, 2, 0, True), (2, 2, 0, False), (2, 1, 0, False), (2, 2, 3, True), (2, 1, 2, False), (1, 3, 1, True)],
)
def test_a_charter_is_for_who_has_fewer_cities(mine: int, theirs: int, third: int, may: bool) -> None:
    def cities(seat: str, n: int) -> str:
        return "; ".join(f"city {seat} Town {i} (Body, 8)" for i in range(n))

    c = f"\nC: {cities('Third', third)}" if third else ""
    s = arc(f"A: {CHARTER}; {cities('First', mine)}\nB: {cities('Second', theirs)}; army: Ox{c}", TEXTS)
    assert ("play Charter of the Lesser Town" in s.options()) is may


@plays("Charter of the Lesser Town")
def test_a_city_is_put_into_play_from_hand() -> None:
    s = arc(f"A: {CHARTER}; city Oak (Mind, 8)\nB: city Elm (Mind, 8); city Fir (Mind, 8); hand: Ram, Wait", TEXTS)
    s.choose("play Charter of the Lesser Town")
    until(s, "play Ram")
    late = s.fork()
    until(s, "yes")
    no = s.fork()
    s.choose("yes")
    s.all_pass()
    assert (s.place("Hall"), s.marked("Hall"), s.damage("Hall"), s.points("A")) == ("A's Kingdom", False, 0, 16)
    assert s.consumed("A") == "3 The Empire"
    no.choose("no")
    no.all_pass()
    assert (no.place("Hall"), no.consumed("A"), no.points("A")) == ("A's hand", "3 The Empire", 15)
    late.choose("play Ram", "target Elm")
    until(late, "yes")
    s = arc(
        "A: hand: Charter of the Lesser Town, Rite; gems 3 The Empire\nB: city Elm (Mind, 8); city Fir (Mind, 8)", TEXTS
    )
    s.choose("play Charter of the Lesser Town")
    while s.table.chain:
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert s.hand("A") == ["Rite"]


@plays("Heels in the Turf")
def test_a_defender_stands_firm_for_this_turn() -> None:
    a, b = "army: Wolf 3/9, Fox 3/9", "army: Ox 0/1, Elk 0/1; hand: Heels in the Turf, Wait; gems 1 Gaian"
    s = arc(f"A: {a}; {WAITING}\nB: {b}{COMBAT}", TEXTS)
    blocking(s, "B's army", "Wolf")
    assert "play Heels in the Turf" not in s.options()
    s.choose("block Wolf with Ox", *["done"] * ("done" in s.options()))
    until(s, "play Heels")
    s.choose("play Heels in the Turf")
    assert targets(s) in ([], ["Ox"])
    fought(s)
    assert (s.place("Ox"), s.damage("Ox"), s.value("Ox"), s.value("Elk")) == ("B's Army", 3, "0/4", "0/1")
    s.to("Draw", "B")
    assert (s.place("Ox"), s.damage("Ox"), s.value("Ox")) == ("B's Army", 0, "0/1")
    s = arc(f"A: {a}; hand: Heels in the Turf; gems 1 Gaian\nB: army: Ox 0/1; {WAITING}{COMBAT}", TEXTS)
    blocking(s, "B's army", "Wolf")
    s.choose("block Wolf with Ox")
    until(s, "play Heels")
    s.choose("play Heels in the Turf")
    fought(s)
    assert s.place("Ox") == "B's Army"
    s = arc("A: hand: Heels in the Turf, Wait; gems 1 Gaian; army: Wolf\nB: army: Ox", TEXTS)
    assert "play Heels in the Turf" not in s.options()


@plays("Halt by Decree")
def test_an_attacker_deals_no_combat_damage() -> None:
    table = (
        "A: army: Wolf 3/5, Spitter; gems 1 Gaian; hand: Wait\n"
        f"B: army: Ox 2/1; city Elm (Body, 9); hand: Halt by Decree, Wait; gems 2 The Empire{COMBAT}"
    )
    s = arc(table, TEXTS)
    s.choose("attack Elm", "send Wolf", "send Spitter")
    until(s, "play Halt")
    s.choose("play Halt by Decree")
    assert sorted(targets(s)) == ["Spitter", "Wolf"]
    spits = s.fork()
    s.choose("target Wolf")
    until(s, "block")
    alone = s.fork()
    s.choose("block Wolf with Ox")
    fought(s)
    assert (s.place("Ox"), s.damage("Wolf"), s.damage("Elm")) == ("B's Army", 2, 3)
    alone.choose("done")
    fought(alone)
    assert (alone.damage("Elm"), alone.place("Wolf")) == (3, "A's Army")
    spits.choose("target Spitter")
    until(spits, "use Spitter")
    spits.choose("use Spitter", "target Elm")
    until(spits, "block")
    spits.choose("done")
    fought(spits)
    assert spits.damage("Elm") == 1 + 3
    s = arc(table.replace("Attack", "Play"), TEXTS)
    s.to("Attack")
    s.choose("attack B's army", "send Spitter", "done")
    until(s, "play Halt")
    s.choose("play Halt by Decree")
    fought(s)
    assert s.points("B") == 15
    s = arc("A: army: Wolf; hand: Halt by Decree; gems 2 The Empire\nB: army: Ox", TEXTS)
    assert "play Halt by Decree" not in s.options()
