"""Blind texts of ARC's twenty-sixth round about enchantments, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolve, targets
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Wait": "event 0: Draw a card.", "Break": "event 0: Destroy target enchantment.",
    "Free": "event 0: Unmark target resource card.", "Back": "event 0: Return target creature to its owner's hand.",
    "Pay": "event 1: Gain 1 victory point.", "Clerk": "creature 1 Gaian 1/9: 1 power: Gain 1 VP.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


def first(s: Scene, label: str) -> None:
    """Choose the first option that begins so."""
    s.choose(next(option for option in s.options() if option.startswith(label)))


@plays("Hide of Wet Bark")
@pytest.mark.parametrize("host", ["Ox", "Wolf", "Hen"])
def test_bark_strengthens_who_wears_it(host: str) -> None:
    s = arc(
        f"A: hand: Hide of Wet Bark, Break; gems 2 Gaian; army: Wolf; city Oak (Body, 8): Hen\nB: army: Ox; {WAITING}",
        TEXTS,
    )
    s.choose("play Hide of Wet Bark")
    assert sorted(targets(s)) == ["Hen", "Ox", "Wolf"]
    s.choose(f"target {host}")
    resolve(s)
    assert [s.value(name) for name in ("Ox", "Wolf", "Hen")] == [
        "2/3" if name == host else "1/1" for name in ("Ox", "Wolf", "Hen")
    ]
    s.to("Draw", "B")
    assert (s.value(host), s.place("Hide of Wet Bark")) == ("2/3", f"on {host}")
    s.to("Play", "A")
    s.choose("play Break")
    resolve(s)
    assert (s.value(host), s.place("Hide of Wet Bark")) == ("1/1", "A's graveyard")


@plays("Hide of Wet Bark")
def test_two_hides_add_up_and_the_hurt_die_without_them() -> None:
    hides = "attached: Hide of Wet Bark on Ox, Hide of Wet Bark on Ox"
    s = arc(f"A: hand: Break; {hides}\nB: army: Ox hurt 3", TEXTS)
    assert s.value("Ox") == "3/5"
    s.choose("play Break")
    first(s, "target Hide")
    resolve(s)
    assert s.place("Ox") == "B's graveyard"
    assert {s.place("Hide of Wet Bark"), s.place("Hide of Wet Bark (2)")} == {"A's graveyard"}


PAVED = "Paved Approach"
TOWNS = "city Oak (Body, 8): Hen, Cow, Bee; city Fir (Mind, 8): Sage, Elf; army: Wolf"


def goes(s: Scene, name: str, goal: str) -> None:
    """It moves there."""
    s.choose(f"move {name} to {goal}")
    resolve(s)


@plays("Paved Approach")
@pytest.mark.parametrize("roads", [f"{PAVED} on Oak", f"{PAVED} on Oak, {PAVED} on Oak"])
def test_two_go_in_and_out_each_turn(roads: str) -> None:
    s = arc(f"A: {TOWNS}; attached: {roads}; hand: Break\nB: army: Ox", TEXTS)
    left = s.fork()
    goes(s, "Hen", "the Army")
    assert "Cow to the Army" in offered(s, "move")
    goes(s, "Wolf", "Oak")
    assert (s.place("Wolf"), [way for way in offered(s, "move") if "Oak" in way or way.startswith(("Cow", "Bee"))]) == (
        "Oak",
        [],
    )
    assert "Sage to the Army" in offered(s, "move")
    s.to("Draw", "B")
    s.to("Play", "A")
    goes(s, "Cow", "the Army")
    goes(s, "Bee", "the Army")
    assert (s.place("Bee"), offered(s, "move", "Wolf")) == ("A's Army", [])
    goes(left, "Hen", "Fir")
    assert sorted(offered(left, "move")) == ["Bee to the Army", "Cow to the Army", "Wolf to Oak"]  # Fir is used up
    if "," not in roads:
        left.choose("play Break")
        resolve(left)
        assert offered(left, "move") == []


@plays("Paved Approach")
def test_any_city_may_be_paved_and_without_it_one_goes() -> None:
    s = arc(f"A: {TOWNS}; hand: {PAVED}; gems 2 The Empire\nB: city Elm (Body, 8)", TEXTS)
    plain = s.fork()
    s.choose(f"play {PAVED}")
    assert sorted(targets(s)) == ["Elm", "Fir", "Oak"]
    s.choose("target Oak")
    resolve(s)
    goes(s, "Hen", "the Army")
    goes(s, "Cow", "the Army")
    assert (s.place("Cow"), offered(s, "move", "Bee")) == ("A's Army", [])
    goes(plain, "Hen", "the Army")
    assert offered(plain, "move", "Cow") == []


MOULD = "Mould"  # on the Coins


@plays("Mould on the Coins")
def test_a_mouldy_gem_stays_spent() -> None:
    s = arc(
        f"A: hand: {MOULD}; gems 2 Dark Legion; deck: 9\n"
        "B: gems 2 Gaian consumed, 1 Red Banner consumed; hand: Free, Wait; deck: 9",
        TEXTS,
    )
    s.choose(f"play {MOULD}")
    assert "target Gaian resource card" in s.options()
    assert any("Dark Legion" in option for option in s.options())
    s.choose("target Gaian resource card")
    resolve(s)
    s.to("Draw", "B")
    assert (s.gems("B"), s.consumed("B")) == ("1 Gaian + 1 Red Banner", "1 Gaian")
    s.to("Draw", "A")
    s.to("Draw", "B")
    assert (s.gems("B"), s.consumed("B")) == ("1 Gaian + 1 Red Banner", "1 Gaian")
    until(s, "play Free")
    s.choose("play Free")
    first(s, "target Gaian")
    resolve(s)
    assert (s.gems("B"), s.consumed("B")) == ("2 Gaian + 1 Red Banner", "")


@plays("Mould on the Coins")
def test_a_free_gem_moulds_when_it_is_spent_and_no_sooner() -> None:
    s = arc(f"A: gems 1 Gaian; attached: {MOULD} on Spare; hand: Pay; deck: 9\nB: army: Ox; deck: 9", TEXTS)
    free = s.fork()
    s.play("Pay")
    s.to("Draw", "B")
    s.to("Draw", "A")
    assert (s.gems("A"), s.consumed("A"), s.points("A")) == ("", "1 Gaian", 16)
    free.to("Draw", "B")
    free.to("Draw", "A")
    assert free.gems("A") == "1 Gaian"


@plays("Mould on the Coins")
def test_the_other_gem_of_the_pile_is_spent_before_the_mouldy_one() -> None:
    # Its writer lets the payer choose which; the game takes the one to which nothing is attached, which none would not
    s = arc(f"A: gems 2 Gaian; attached: {MOULD} on Spare; hand: Pay, Pay; deck: 9\nB: army: Ox; deck: 9", TEXTS)
    first(s, "play Pay")
    resolve(s)
    assert (s.marked("Gaian resource card"), s.marked("Gaian resource card (2)")) == (False, True)
    both = s.fork()
    s.to("Draw", "B")
    s.to("Draw", "A")
    assert s.gems("A") == "2 Gaian"
    first(both, "play Pay")
    resolve(both)
    both.to("Draw", "B")
    both.to("Draw", "A")
    assert (both.gems("A"), both.consumed("A")) == ("1 Gaian", "1 Gaian")


STRUCK = "Struck from the Guest Book"


@plays("Struck from the Guest Book")
def test_the_struck_does_not_bid() -> None:
    s = arc(f"A: hand: {STRUCK}; gems 1 House of Nobles; army: Wolf\nB: city Elm (Body, 8): Ox", TEXTS)
    s.choose(f"play {STRUCK}")
    assert sorted(targets(s)) == ["Ox", "Wolf"]
    s = arc(f"A: city Oak (Body, 8): Ox, Hen; attached: {STRUCK} on Ox; {WAITING}\nB: army: Elk{TACTICS}", TEXTS)
    s.choose("claim Body")
    assert offered(s, "bid") == ["Hen"]
    s = arc(
        f"A: city Oak (Body, 8): Hen; attached: {STRUCK} on Ox; {WAITING}\nB: city Elm (Body, 8): Ox, Cow; {WAITING}{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Hen")
    until(s, "bid")
    assert (s.asked, offered(s, "bid")) == ("B", ["Cow"])


@plays("Struck from the Guest Book")
def test_the_struck_does_all_else() -> None:
    s = arc(
        f"A: army: Clerk, Wolf; attached: {STRUCK} on Clerk; gems 1 Gaian; city Oak (Body, 8)\nB: city Elm (Body, 8)",
        TEXTS,
    )
    assert "Clerk to Oak" in offered(s, "move")
    s.choose("use Clerk")
    resolve(s)
    assert s.points("A") == 16
    s.to("Attack")
    s.choose("attack Elm", "send Clerk", "done")
    fought(s)
    assert s.damage("Elm") == 1
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: Clerk; attached: {STRUCK} on Clerk; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Wolf with Clerk")
    fought(s)
    assert s.damage("Wolf") == 1


VOW = "Vow of No Idle Day"


@plays("Vow of No Idle Day")
@pytest.mark.parametrize("vows", [1, 2])
def test_whoever_has_sworn_attacks_or_pays(vows: int) -> None:
    sworn = ", ".join([f"{VOW} on B"] * vows)
    s = arc(f"A: army: Wolf 1/9; attached: {sworn}; deck: 9\nB: army: Ox 1/9; city Elm (Body, 8); deck: 9", TEXTS)
    s.to("Draw", "B")
    assert (s.points("A"), s.points("B"), s.value("Ox")) == (15, 15, "1/9")  # it was not his phase
    idle = s.fork()
    s.to("Attack", "B")
    s.choose("attack A's army")
    assert (s.value("Ox"), s.value("Wolf")) == (f"{1 + vows}/9", "1/9")
    s.to("Draw", "A")
    assert (s.points("B"), s.value("Ox")) == (15, "1/9")
    while idle.active == "B":
        idle.choose(idle.way_on())
        idle.settle()
    assert (idle.points("A"), idle.points("B")) == (15, 15 - vows)
    idle.to("Attack", "A")
    idle.choose("attack Elm")
    assert idle.value("Wolf") == "1/9"


@plays("Vow of No Idle Day")
def test_one_may_swear_oneself_and_without_an_army_one_pays_all_the_same() -> None:
    s = arc(f"A: hand: {VOW}; gems 3 Red Banner; deck: 9\nB: deck: 9\nC: army: Elk; deck: 9", TEXTS)
    s.choose(f"play {VOW}")
    assert sorted(targets(s)) == ["player A", "player B", "player C"]
    s.choose("target player A")
    resolve(s)
    assert s.points("A") == 15
    s.to("Draw", "B")
    assert [s.points(seat) for seat in "ABC"] == [14, 15, 15]
    s.to("Draw", "C")
    assert [s.points(seat) for seat in "ABC"] == [14, 15, 15]
    s = arc(f"A: attached: {VOW} on A; 1 points; deck: 9\nB: deck: 9", TEXTS)
    while s.options():
        s.choose(s.way_on())
    assert (s.winner, s.turn) == ("B", 3)


@plays("Vow of No Idle Day")
def test_an_attack_without_attackers_was_an_attack() -> None:
    s = arc(f"A: army: Wolf; attached: {VOW} on A\nB: army: Ox; hand: Back, Wait{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "play Back")
    s.choose("play Back", "target Wolf")
    s.to("Draw", "B")
    assert (s.points("A"), s.points("B"), s.hand("A")) == (15, 15, ["Wolf"])
