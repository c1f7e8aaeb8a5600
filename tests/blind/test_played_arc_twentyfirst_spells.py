"""Blind texts of ARC's twenty-first round about spells, what is attached, and cities, played as their writers meant them."""

import pytest

from blind.gestures import fought, starting
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Ram": "event 0: Deal 9 damage to target city.",
    "Spark": "event 0: Deal 2 damage to target city.", "Banner": "event 1 Red Banner loyalty 1: Gain 1 victory point.",
    "Charge": "event 2 Red Banner loyalty 2: Gain 1 victory point.", "Fern": "creature 0 Gaian 2/2",
    "Drill": "creature 0 The Empire 1/1: 1 Red Banner power: Gain 1 victory point.",
    "Pike": "creature 0 Red Banner 1/1", "Moss": "creature 0 Gaian 1/1", "Vow": "enchantment 0: Attach to a resource card.",
    "Gate": "magic 0: Put target creature you control into target city you control.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


def attacked(s: Scene, goal: str, *senders: str) -> None:
    """A attacks with these, who are all he has, and nobody responds until blockers are asked for."""
    s.choose(f"attack {goal}", *(f"send {name}" for name in senders))
    until(s, "block")


@plays("Salt the Earth")
def test_a_resource_card_is_lost_with_its_gem() -> None:
    s = arc(
        "A: hand: Salt the Earth, Vow, Wait; gems 4 Dark Legion; grave: Rat\n"
        "B: gems 2 Gaian, 1 Gaian consumed, 1 Red Banner; grave: Ox",
        TEXTS,
    )
    s.play("Vow", "target Red Banner resource card")
    s.choose("play Salt the Earth")
    until(s, "target")
    aims = starting(s, "target")
    assert any("Gaian" in aim for aim in aims)
    assert "target Red Banner resource card" in aims
    assert any("Dark Legion" in aim for aim in aims)
    banner = s.fork()
    s.choose(next(aim for aim in aims if "Gaian" in aim))
    s.all_pass()
    assert (s.gems("B"), s.consumed("B")) in (("2 Gaian + 1 Red Banner", ""), ("1 Red Banner + 2 Gaian", ""))
    assert len(s.grave("B")) == 2
    banner.choose("target Red Banner resource card")
    banner.all_pass()
    assert (banner.gems("B"), banner.consumed("B")) == ("2 Gaian", "1 Gaian")
    assert (banner.place("Vow"), len(banner.grave("B")), len(banner.grave("A"))) == ("A's graveyard", 2, 3)


@plays("Call Up the Levy")
@pytest.mark.parametrize("who", [(), ("Wolf",), ("Wolf", "Elk"), ("Wolf", "Elk", "Ox")])
def test_any_number_of_your_residents_goes_to_the_army(who: tuple[str, ...]) -> None:
    s = arc(
        "A: hand: Call Up the Levy; gems 2 The Empire; city Oak (Body, 8): Wolf marked, Elk, Ox; city Fir (Body, 8): Imp\n"
        "B: city Elm (Mind, 8): Boar",
        TEXTS,
    )
    s.choose("play Call Up the Levy")
    until(s, "target")
    s.choose("target Oak")
    until(s, "done")
    assert {option for option in s.options() if option != "done"} == {"pick Wolf", "pick Elk", "pick Ox"}
    for name in who:
        s.choose(f"pick {name}")
    if starting(s, "pick"):
        s.choose("done")
    assert [name for name in ("Wolf", "Elk", "Ox") if s.place(name) == "A's Army"] == list(who)
    assert [s.marked(name) for name in ("Wolf", "Elk", "Ox")] == [True, False, False]
    if who == ("Wolf", "Elk"):
        assert "move Ox to the Army" in s.options()  # Oak is not used up
    if who == ("Wolf", "Elk", "Ox"):
        assert "move Elk to Oak" in s.options()


@plays("Torchlit Descent")
@pytest.mark.parametrize(
    ("target", "hurt"), [("Elm", ["Ox", "Boar"]), ("Oak", ["Wolf"]), ("Ash", []), ("Keep of C", ["Fox"])]
)
def test_all_residents_of_a_city_are_burnt(target: str, hurt: list[str]) -> None:
    s = arc(
        "A: hand: Torchlit Descent; gems 4 Red Banner; city Oak (Body, 8): Wolf 1/9; army: Hen 1/9\n"
        "B: city Elm (Mind, 8): Ox 1/9, Boar 1/9, Imp 1/2; city Ash (Soul, 8); army: Elk 1/9\n"
        "C: city Keep of C (Body, 8): Fox 1/9",
        TEXTS,
    )
    s.choose("play Torchlit Descent")
    s.choose(f"target {target}")
    s.all_pass()
    everybody = ("Ox", "Boar", "Wolf", "Hen", "Elk", "Fox")
    assert {name: s.damage(name) for name in everybody} == {name: 2 * (name in hurt) for name in everybody}
    assert (s.damage(target), s.place("Imp")) == (0, "B's graveyard" if target == "Elm" else "Elm")


@plays("The Long Harvest")
@pytest.mark.parametrize(
    ("deck", "laid", "left"), [("Rat, Hog, Elk", 2, ["Elk"]), ("Rat, Hog", 2, []), ("Rat", 1, []), ("0", 0, [])]
)
def test_two_cards_of_the_deck_become_resources(deck: str, laid: int, left: list[str]) -> None:
    s = arc(f"A: hand: The Long Harvest, Wait; gems 4 Gaian; deck: {deck}\nB: army: Ox; {WAITING}; deck: 10", TEXTS)
    s.play("The Long Harvest")
    assert (s.deck("A"), s.gems("A"), s.consumed("A"), s.over) == (left, "", f"{4 + laid} Gaian", False)
    assert len(s.hand("A")) == 1
    if laid == 2:
        assert not any("Rat" in option for option in s.options())
    if left:
        s.to("Draw", "A") if s.active != "A" else s.to("Draw", "B")
        s.to("Draw", "A")
        assert s.gems("A") == "6 Gaian"


@plays("Third Bell")
def test_the_bell_wakes_residents_of_the_attacked_city() -> None:
    table = (
        f"A: army: Wolf 1/9; {WAITING}\n"
        "B: hand: Third Bell, Wait; gems 3 The Empire; city Elm (Mind, 8): Ox marked; city Ash (Body, 8): Imp marked; "
        "army: Elk marked, Hen 1/9"
    )
    s = arc(table + COMBAT, TEXTS)
    s.choose("attack Elm")
    until(s, "play Third Bell")
    late = s.fork()
    s.choose("play Third Bell")
    until(s, "block")
    assert [s.marked(name) for name in ("Ox", "Elk", "Imp", "Wolf")] == [False, False, True, True]
    assert {f"block Wolf with {name}" for name in ("Ox", "Elk", "Hen")} <= set(s.options())
    until(late, "block")
    assert starting(late, "block") == ["block Wolf with Hen"]
    late.choose("block Wolf with Hen")
    until(late, "play Third Bell")
    late.choose("play Third Bell")
    fought(late)
    assert (late.marked("Ox"), late.damage("Ox"), late.damage("Hen")) == (False, 0, 1)
    s = arc(table + COMBAT, TEXTS)
    s.choose("attack B's army")
    while s.phase == "Attack":
        assert "play Third Bell" not in s.options()
        s.choose(s.way_on())
    s = arc(
        table.replace("A: army", "A: hand: Third Bell; gems 3 The Empire; army").replace(f"; {WAITING}\n", "\n"), TEXTS
    )
    assert "play Third Bell" not in s.options()


@plays("Stand Down")
def test_an_attacker_goes_back_unmarked() -> None:
    table = f"A: army: Wolf 3/9, Elk 2/9; {WAITING}\nB: hand: Stand Down, Wait; gems 2 The Empire; army: Ox 1/9{COMBAT}"
    s = arc(table, TEXTS)
    s.choose("attack B's army", "send Wolf", "send Elk")
    until(s, "play Stand Down")
    s.choose("play Stand Down")
    assert starting(s, "target") == ["target Wolf", "target Elk"]
    s.choose("target Wolf")
    until(s, "block")
    assert starting(s, "block") == ["block Elk with Ox"]
    assert (s.marked("Wolf"), s.marked("Elk"), s.place("Wolf")) == (False, True, "A's Army")
    s.choose("done")
    s.to("Second Play")
    assert s.points("B") == 13
    assert starting(s, "move Wolf")


@plays("Stand Down")
def test_its_defenders_have_no_combat() -> None:
    s = arc(
        f"A: army: Wolf 3/9, Elk 2/9; {WAITING}\nB: hand: Stand Down, Wait; gems 2 The Empire; army: Ox 1/9{COMBAT}",
        TEXTS,
    )
    attacked(s, "B's army", "Wolf", "Elk")
    s.choose("block Wolf with Ox")
    until(s, "play Stand Down")
    s.choose("play Stand Down", "target Wolf")
    s.to("Second Play")
    assert [s.damage(name) for name in ("Wolf", "Ox", "Elk")] == [0, 0, 0]
    assert (s.points("B"), s.marked("Wolf")) == (13, False)


@plays("Moss-Grown Ramparts")
@pytest.mark.parametrize(("ramparts", "lost"), [(0, 1 + 2 + 3), (1, 0 + 1 + 2), (2, 0 + 0 + 1)])
def test_each_blow_at_the_city_is_weaker(ramparts: int, lost: int) -> None:
    attached = f"attached: {', '.join(['Moss-Grown Ramparts on Elm'] * ramparts)}; " if ramparts else ""
    s = arc(
        f"A: army: Hen 1/9, Wolf 2/9, Elk 3/9; hand: Spark, Wait\n"
        f"B: {attached}city Elm (Mind, 20); city Ash (Body, 20); {WAITING}{COMBAT}",
        TEXTS,
    )
    other = s.fork()
    s.choose("attack Elm", "send Hen", "send Wolf", "send Elk")
    s.to("Second Play")
    assert s.damage("Elm") == lost
    s.play("Spark", "target Elm")
    assert s.damage("Elm") == lost + 2
    other.choose("attack Ash", "send Hen", "send Wolf", "send Elk")
    other.to("Second Play")
    assert other.damage("Ash") == 6


@plays("Moss-Grown Ramparts")
def test_ramparts_grow_on_any_city() -> None:
    s = arc(
        "A: hand: Moss-Grown Ramparts; gems 2 Gaian; city Oak (Body, 8); army: Wolf\nB: city Elm (Mind, 8); army: Ox",
        TEXTS,
    )
    s.choose("play Moss-Grown Ramparts")
    assert sorted(s.options()) == ["target Elm", "target Oak"]
    s.choose("target Elm")
    s.all_pass()
    assert s.place("Moss-Grown Ramparts") == "on Elm"


@plays("Gilded Pledge")
@pytest.mark.parametrize(("pledged", "way", "can"), [(True, "play Banner", True), (False, "play Banner", False),
                                                     (True, "use Drill", True), (False, "use Drill", False),
                                                     (True, "play Charge", False)])  # fmt: skip
def test_a_pledged_gem_is_of_every_faction(pledged: bool, way: str, can: bool) -> None:
    attached = "; attached: Gilded Pledge on Spare" if pledged else ""
    s = arc(f"A: hand: Banner, Charge; army: Drill; gems 2 Gaian{attached}\nB: gems 1 Gaian", TEXTS)
    assert (way in s.options()) is can
    if can:
        s.carry_out(way)
        assert (s.points("A"), s.gems("A"), s.consumed("A")) == (16, "1 Gaian", "1 Gaian")


@plays("Gilded Pledge")
def test_it_is_pledged_by_whoever_has_the_card() -> None:
    s = arc("A: hand: Gilded Pledge; gems 1 House of Nobles, 1 Gaian\nB: gems 1 Red Banner", TEXTS)
    s.choose("play Gilded Pledge")
    until(s, "target")
    assert len(starting(s, "target")) == 2
    assert not any("Red Banner" in option for option in s.options())
    s.choose("target Gaian resource card")
    while s.place("Gilded Pledge") != "on Gaian resource card":
        s.choose(s.way_on())
    s = arc(
        "A: gems 1 Red Banner, 4 Dark Legion; attached: Gilded Pledge on Spare; hand: Salt the Earth\nB: army: Ox",
        TEXTS,
    )
    s.choose("play Salt the Earth")
    until(s, "target")
    s.choose("target Red Banner resource card")
    s.all_pass()
    assert (s.place("Gilded Pledge"), s.gems("A")) == ("A's graveyard", "")


@plays("Name on the List")
@pytest.mark.parametrize(
    ("lists", "player", "held", "kept"),
    [(1, "A", 8, 5), (1, "A", 6, 5), (1, "A", 5, 5), (1, "A", 4, 4), (2, "A", 8, 5), (1, "B", 8, 7), (0, "A", 8, 7)],
)
def test_whoever_is_listed_keeps_five_cards(lists: int, player: str, held: int, kept: int) -> None:
    attached = f"; attached: {', '.join([f'Name on {player}'] * lists)}" if lists else ""
    s = arc(f"A: hand: {held}; army: Wolf\nB: hand: Wait{attached}\nphase: Second Play", TEXTS)
    s.to("Draw", "B")
    assert (len(s.hand("A")), len(s.grave("A"))) == (kept, held - kept)


@plays("Name on the List")
def test_it_is_said_of_any_player() -> None:
    s = arc("A: hand: Name; gems 2 Dark Legion\nB: army: Ox\nC: army: Elk", TEXTS)
    s.choose("play Name")
    assert sorted(s.options()) == ["target player A", "target player B", "target player C"]
    s.choose("target player B")
    s.all_pass()
    assert s.place("Name") == "on player B"


@plays("Understone")
@pytest.mark.parametrize(
    ("won", "hand", "deck", "drawn"),
    [(" (advantage)", "", 5, 2), (" (advantage)", "; hand: Rat", 5, 0), ("", "", 5, 0), (" (advantage)", "", 1, -1)],
)
def test_with_an_empty_hand_two_cards_are_drawn_at_the_end(won: str, hand: str, deck: int, drawn: int) -> None:
    s = arc(f"A: city Understone{won}{hand}; deck: {deck}\nB: {WAITING}\nphase: Discard", TEXTS)
    if drawn < 0:
        s.all_pass()
        assert s.winner == "B"
        return
    s.to("Draw", "B")
    assert len(s.hand("A")) == drawn + bool(hand)
    s.to("Draw", "A")
    assert len(s.hand("A")) == drawn + bool(hand)


@plays("Pikemoor")
def test_only_gaian_creatures_come_in() -> None:
    s = arc("A: hand: Moss, Pike; army: Fern, Wolf, Pike; city Pikemoor; city Oak (Body, 8)\nB: army: Ox", TEXTS)
    assert "move Fern to Pikemoor" in s.options()
    assert not [option for option in starting(s, "move Pike") if "Pikemoor" in option]
    pike = s.fork()
    s.choose("play Moss")
    until(s, "place")
    assert sorted(s.options()) == ["place in Oak", "place in Pikemoor"]
    pike.choose("play Pike")
    pike.all_pass()
    assert [pike.place(name) for name in ("Pike", "Pike (2)")].count("Oak") == 1


@plays("Pikemoor")
@pytest.mark.parametrize(("won", "fern"), [(" (advantage)", "3/4"), ("", "2/2")])
def test_residents_are_greater_and_helpers_too(won: str, fern: str) -> None:
    s = arc(
        f"A: army: Wolf 1/1; {WAITING}\n"
        f"B: city Pikemoor{won}: Fern; army: Moss, Pike; city Elm (Mind, 8): Hen 1/1; {WAITING}{COMBAT}",
        TEXTS,
    )
    assert [s.value(name) for name in ("Fern", "Moss", "Pike", "Hen")] == [fern, "1/1", "1/1", "1/1"]
    attacked(s, "Pikemoor")
    assert sorted(starting(s, "block")) == ["block Wolf with Fern", "block Wolf with Moss"]
    assert [s.value(name) for name in ("Fern", "Moss", "Pike", "Wolf")] == [fern, "2/3" if won else "1/1", "1/1", "1/1"]
    s.choose("done")
    s.to("Second Play")
    assert s.value("Moss") == "1/1"


@plays("Cindermarket")
def test_creatures_may_be_played_into_the_army() -> None:
    s = arc(f"A: hand: Fern, Ram; city Cindermarket (advantage); city Oak (Body, 8)\nB: army: Ox; {WAITING}", TEXTS)
    s.choose("play Fern")
    until(s, "place")
    assert sorted(s.options()) == ["place in Cindermarket", "place in Oak", "place in the Army"]
    home = s.fork()
    home.choose("place in Oak")
    home.all_pass()
    assert home.place("Fern") == "Oak"
    s.choose("place in the Army")
    s.all_pass()  # here it comes there even if the advantage has ended meanwhile, and its writer names a city then
    assert (s.place("Fern"), s.marked("Fern")) == ("A's Army", False)
    s.to("Attack")
    s.choose("attack B's army")
    assert s.marked("Fern")
    s = arc("A: hand: Fern; city Cindermarket; city Oak (Body, 8)\nB: army: Ox", TEXTS)
    s.choose("play Fern")
    until(s, "place")
    assert "place in the Army" not in s.options()


@plays("Tern Harbour")
def test_it_takes_part_in_two_moves() -> None:
    s = arc(
        "A: army: Wolf, Elk, Hen; city Tern Harbour; city Oak (Body, 8): Fox; deck: Rat; gems 2 Gaian\nB: army: Ox",
        TEXTS,
    )
    s.choose("move Wolf to Tern Harbour")
    s.all_pass()
    assert s.hand("A") == []
    one = s.fork()
    s.choose("move Fox to Tern Harbour")
    s.all_pass()
    assert not [option for option in s.options() if "Tern" in option]
    assert starting(s, "move") == []  # Oak had its one move
    one.choose("move Elk to Tern Harbour")
    one.all_pass()
    assert starting(one, "move Hen") == ["move Hen to Oak"]


@plays("Tern Harbour")
@pytest.mark.parametrize(("answer", "hand", "gems"), [("yes", ["Rat"], "1 Gaian"), ("no", [], "2 Gaian")])
def test_for_each_move_into_it_a_card_can_be_paid_for(answer: str, hand: list[str], gems: str) -> None:
    s = arc(
        "A: army: Wolf, Elk; city Tern Harbour (advantage); city Oak (Body, 8): Fox; deck: Rat, Hog; gems 2 Gaian\nB: army: Ox",
        TEXTS,
    )
    s.choose("move Wolf to Tern Harbour")
    until(s, "yes")
    assert s.place("Wolf") == "Tern Harbour"
    s.choose(answer)
    s.all_pass()
    assert (s.hand("A"), s.gems("A")) == (hand, gems)
    s.choose("move Fox to Tern Harbour")
    until(s, "yes")


@plays("Tern Harbour")
def test_only_moves_bring_cards() -> None:
    table = (
        "A: hand: Fern, Gate; army: Wolf, Elk; city Tern Harbour{}; city Oak (Body, 8): Fox; deck: Rat; gems {}\n"
        "B: army: Ox"
    )
    s = arc(table.format(" (advantage)", "0 Gaian"), TEXTS)
    s.choose("move Wolf to Tern Harbour")
    s.all_pass()
    assert s.deck("A") == ["Rat"]
    for way in ("play Fern", "play Gate", "move Fox to the Army"):
        s = arc(table.format(" (advantage)", "2 Gaian"), TEXTS)
        s.choose(way)
        while "yes" not in s.options() and "play Fern" not in s.options() and "play Gate" not in s.options():
            wanted = [o for o in s.options() if o in ("place in Tern Harbour", "target Elk", "target Tern Harbour")]
            s.choose(wanted[0] if wanted else s.way_on())
        assert "yes" not in s.options()
