"""Blind enchantments and cities of AVA's twenty-fifth round, played as their writer meant them."""

import pytest

from blind.gestures import offered, takes, targets
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Hail": "event 0: Kill all creatures.",
    "Scare": "event 0: Discard target creature.", "Home": "event 0: Return target creature to its owner's hand.",
    "Peel": "event 0: Destroy target enchantment.", "Knock": "event 0: Deal 2 damage to target creature.",
    "Call": "event 0: Put target creature into its controller's army.",
    "Red": "event 1 Red Banner: Gain 1 victory point.", "Leaf": "event 1 Gaian: Gain 1 victory point.",
    "Deep": "event 2 Red Banner: Gain 1 victory point.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"


@plays("Captain's Notched Falchion")
@pytest.mark.parametrize(("card", "place"), [("Peel", "B's graveyard"), ("Wait", "Dale")])
def test_whoever_has_the_falchion_is_stronger_and_may_die_without_it(card: str, place: str) -> None:
    s = ava(
        f"A: hand: Captain's Notched Falchion, Knock, {card}; gold 2 Red Banner; army: Ox 1/1\n"
        "B: army: Elk 1/1; city Dale: Hen 1/2", TEXTS,
    )  # fmt: skip
    s.choose("play Captain's Notched Falchion")
    assert sorted(targets(s)) == ["Elk", "Hen", "Ox"]
    s.choose("target Hen")
    s.all_pass()
    assert [s.value(n) for n in ("Hen", "Elk", "Ox")] == ["3/3", "1/1", "1/1"]
    s.play("Knock", "target Hen")
    assert s.place("Hen") == "Dale"
    s.play(card)
    assert s.place("Hen") == place


MASONS = "Masons in Moss Aprons"


@plays("Masons in Moss Aprons")
@pytest.mark.parametrize(("hurt", "left"), [(5, 4), (1, 0), (0, 0)])
def test_the_masons_mend_in_the_upkeep_of_whoever_hired_them(hurt: int, left: int) -> None:
    damage = f", hurt {hurt}" if hurt else ""
    s = ava(
        f"A: hand: {MASONS}; gold 2 Gaian; city Oak (Mind, 9, hurt 3); army: Ox\nB: city Dale (Body, 9{damage}); army: Elk"
    )
    s.choose(f"play {MASONS}")
    assert sorted(targets(s)) == ["Dale", "Oak"]
    s.choose("target Dale")
    s.all_pass()
    s.to("Play", "B")
    assert (s.place(MASONS), s.damage("Dale"), s.damage("Oak")) == ("on Dale", hurt, 3)
    s.to("Play", "A")
    assert (s.damage("Dale"), s.damage("Oak")) == (left, 3)


SCALES = "Changer's Brass Scales"
OWNED = "A: hand: {}; gold 1 Gaian, 2 The Empire{}; army: Ox\nB: gold 1 Dark Legion; army: Elk; hand: 1"


def weighed(hand: str) -> Scene:
    """A has tied the scales to his Gaian card."""
    s = ava(OWNED.format(f"{SCALES}, {hand}", ""), TEXTS)
    s.choose(f"play {SCALES}")
    assert "target Dark Legion resource card" not in s.options()
    s.choose("target Gaian resource card")
    s.all_pass()
    return s


@plays("Changer's Brass Scales")
@pytest.mark.parametrize(("card", "can"), [("Red", True), ("Leaf", True), ("Deep", False)])
def test_a_card_with_the_scales_gives_gold_of_any_faction(card: str, can: bool) -> None:
    s = weighed(card)
    assert offered(s, "play") == ([card] if can else [])
    assert not offered(ava(OWNED.format("Red, 1", ""), TEXTS), "play")
    if not can:
        return
    s.play(card)
    assert (s.victory("A"), s.marked("Gaian resource card"), s.gems("A")) == (1, True, "")


@plays("Changer's Brass Scales")
def test_a_card_with_the_scales_gives_one_gold_alone() -> None:
    s = weighed("Red, Leaf")
    assert sorted(offered(s, "play")) == ["Leaf", "Red"]
    s.play("Red")
    assert not offered(s, "play")


@plays("Changer's Brass Scales")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_scales_may_be_tied_to_another_own_card_in_the_upkeep(answer: str) -> None:
    s = weighed("1")
    s.to("Play", "B")
    assert s.place(SCALES) == "on Gaian resource card"
    until(s, "pass")  # it waits on the chain in A's upkeep
    assert (s.active, s.phase) == ("A", "Upkeep")
    until(s, "yes")
    assert s.asked == "A"
    s.choose(answer)
    if answer == "yes":
        assert "pick Dark Legion resource card" not in s.options()
        s.choose(next(option for option in s.options() if "The Empire" in option))
    assert s.phase != "Upkeep" or not s.table.chain
    assert s.place(SCALES) == ("on The Empire resource card" if answer == "yes" else "on Gaian resource card")


@plays("Stagwater Palings")
@pytest.mark.parametrize(("prize", "values"), [
    ("the advantage", ["2/9", "1/1", "1/1"]), ("1 VP", ["1/9", "1/1", "1/1"]),
])  # fmt: skip
def test_who_wins_body_has_a_stronger_army(prize: str, values: list[str]) -> None:
    s = ava(f"A: city Stagwater Palings: Elder, Hen; army: Ox 1/9; hand: Call\nB: army: Elk; hand: 1{TACTICS}", TEXTS)
    takes(s, "Body", "Elder", prize)
    s.to("Play")
    assert [s.value(n) for n in ("Ox", "Hen", "Elk")] == values
    assert s.value("Avatar of A")[0] == "0"
    s.play("Call", "target Hen")
    assert s.value("Hen") == f"{values[0][0]}/1"  # also who comes later
    s.to("Play", "B")
    assert s.value("Ox") == "1/9"


@plays("Tabularium Hill")
@pytest.mark.parametrize(("prize", "drawn"), [("the advantage", 1), ("1 VP", 0)])
def test_who_gains_the_hill_draws(prize: str, drawn: int) -> None:
    s = ava(f"A: city Tabularium Hill: Elder; hand: 1; deck: 5\nB: army: Elk; hand: 1{TACTICS}")
    takes(s, "Mind", "Elder", prize)
    while s.table.chain:
        s.choose(s.way_on())
    assert (len(s.hand("A")), s.victory("A")) == (1 + drawn, 1 - drawn)


@plays("Tabularium Hill")
@pytest.mark.parametrize(("prize", "over"), [("the advantage", True), ("1 VP", False)])
def test_who_gains_the_hill_must_draw(prize: str, over: bool) -> None:
    s = ava(f"A: city Tabularium Hill: Elder; hand: 1; deck: 0\nB: army: Elk; hand: 1{TACTICS}")
    takes(s, "Mind", "Elder", prize)
    while not s.over and s.phase == "Tactics":
        s.choose(s.way_on())
    assert s.over is over


@plays("Tabularium Hill")
def test_the_hill_is_gained_in_an_opponents_turn_and_by_a_sweep_as_well() -> None:
    s = ava(f"A: city Oak (Mind, 8): Ox; hand: 1\nB: city Tabularium Hill: Elk, Cow; hand: 1; deck: 5{TACTICS}")
    s.choose("claim Mind", "bid Ox")
    until(s, "bid Elk")
    s.choose("bid Elk", "bid Cow")
    until(s, "Mind: the advantage")
    s.choose("Mind: the advantage")
    s.settle()
    assert (s.asked, len(s.hand("B")), s.victory("B")) == ("A", 2, 0)
    s = ava(
        f"A: city Tabularium Hill: Elder, Ox, Hen; city Oak (Body, 8); city Elm (Soul, 8); hand: 1; deck: 5\n"
        f"B: army: Elk; hand: 1{TACTICS}"
    )
    for discipline, who in (("Body", "Elder"), ("Mind", "Ox"), ("Soul", "Hen")):
        until(s, f"claim {discipline}")
        s.choose(f"claim {discipline}", f"bid {who}")
        s.choose("done") if "done" in s.options() else None
    s.settle()
    assert (len(s.hand("A")), s.victory("A")) == (2, 3)


STRAND = "city Ossuary"
WON = f"{STRAND} (advantage)"


@plays("Ossuary on the Strand")
@pytest.mark.parametrize(("city", "card", "who", "life"), [
    (WON, "Axe", "Elk", 21), (WON, "Axe", "Ox", 20), (WON, "Scare", "Elk", 20), (WON, "Home", "Elk", 20),
    (STRAND, "Axe", "Elk", 20), (WON, "Hail", "", 23),
])  # fmt: skip
def test_the_strand_gains_life_by_each_dead_of_the_opponents(city: str, card: str, who: str, life: int) -> None:
    s = ava(f"A: {city}; army: Ox, Pig; hand: {card}\nB: army: Elk, Cow\nC: city Dale: Hen", TEXTS)
    s.choose(f"play {card}")
    s.choose(f"target {who}") if who else None
    while s.table.chain or any(option.startswith("trigger") for option in s.options()):
        s.choose(s.way_on())
    assert [s.life(seat) for seat in "ABC"] == [life, 20, 20]
