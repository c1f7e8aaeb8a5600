"""Blind events and magic of ORC's round 27, played as their writer meant them."""

import pytest

from blind.gestures import aiming, offered, starting, targets, values
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Rise": "event 0: Put target creature card from your graveyard into play.",
    "Bury": "event 0: Remove target creature card in a graveyard from the game.",
    "Sage": "creature (Caster) 1/1", "Druid": "creature (Elf Caster) 1/1",
    "Seer": "creature (Caster) 1/1: (M): Gain 1 influence.",
    "Guard": "creature 1/1: (A): Demons you control get 0/+1.", "Monk": "creature (Caster) 1/1: (A): Demons get 0/+1.",
    "Spear": "equipment 0: Equipped creature gets +1/0.", "Coat": "equipment 0: Equipped creature gets 0/+1.",
    "Blade": "equipment 0: Equipped creature gets +1/0.",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.", "Pick": "equipment 0 (Weapon): Equipped creature gets +3/0.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
CHAFF, RIDGE, RUMOURS = "A Fistful of Chaff", "Rooted to the Ridge", "Rumours by the Dozen"
BUTTER, LADS, CINDERS = "Butter", "Up Again", "Hail of Cinders"
SPADE, GALLOP, CHORUS = "Spade and Candle", "Song at Full Gallop", "A Chorus of Scholars"


def casting(s: Scene, card: str, front: str) -> None:
    """Somebody plays it in that front as soon as he can, as far as its targets."""
    until(s, f"play {card}")
    aiming(s, card, front)


ATTACK = f"A: 1 gold; offensive: Ox 2/9, Elk 3/9, Yak; hand: {{}}\nB: 1 gold; defensive: Cow; hand: {{}}{FIGHT}"


@plays("A Fistful of Chaff")
@pytest.mark.parametrize(
    ("hands", "front"), [(("Wait", CHAFF), "Defensive"), ((f"{CHAFF}, Wait", "Wait"), "Offensive")]
)
def test_an_attacker_is_blinded_for_the_turn(hands: tuple[str, str], front: str) -> None:
    s = orc(ATTACK.format(*hands), TEXTS)
    assert not offered(s, "play", CHAFF)
    s.choose("attack B", "send Ox", "send Elk", "done")
    casting(s, CHAFF, front)
    assert sorted(targets(s)) == ["Elk", "Ox"]
    s.choose("target Ox")
    s.to("Second Play")
    assert (s.influence("B"), s.influence("A"), s.value("Ox")) == (17, 20, "-1/9")
    s.to("Play", "B")
    assert s.value("Ox") == "2/9"


@plays("A Fistful of Chaff")
def test_without_an_attacker_there_is_nobody_to_blind() -> None:
    s = orc(f"A: 1 gold; offensive: Ox; hand: {CHAFF}, Wait\nB: defensive: Cow; hand: 1", TEXTS)
    assert offered(s, "play") == ["Wait"]
    s = orc(ATTACK.format("Swap", CHAFF), TEXTS)
    s.choose("attack B", "send Ox", "done")
    casting(s, CHAFF, "Defensive")
    s.choose(*["target Ox"] * ("target Ox" in targets(s)))
    casting(s, "Swap", "Offensive")
    s.choose("target Ox")
    s.to("Second Play")
    assert (s.place("Ox"), s.value("Ox"), s.influence("B")) == ("A's Defensive", "2/9", 20)


@plays("A Fistful of Chaff")
def test_whose_combat_is_over_is_blinded_no_more() -> None:
    s = orc(ATTACK.format("1", f"{CHAFF}, Wait"), TEXTS)
    s.choose("attack B", "send Ox", "send Elk", "done")
    until(s, "fight Ox")
    s.choose("fight Ox")
    seen = []
    while s.phase == "Move or Attack":
        if s.influence("B") < 20 and offered(s, "play", CHAFF):
            match = s.fork()
            aiming(match, CHAFF, "Defensive")
            seen += targets(match) or ["alone"]
            match.choose(*starting(match, "target"))
            match.to("Second Play")
            assert (match.value("Ox"), match.value("Elk"), match.influence("B")) == ("2/9", "0/9", 18)
        s.choose(s.way_on())
    assert set(seen) == {"Elk"} or set(seen) == {"alone"}


@plays("Rooted to the Ridge")
@pytest.mark.parametrize(("hands", "front"), [(("1", RIDGE), "Defensive"), ((f"{RIDGE}, 1", "1"), "Offensive")])
def test_a_defender_holds_the_ridge_to_the_end_of_the_turn(hands: tuple[str, str], front: str) -> None:
    s = orc(
        f"A: 1 gold; offensive: Ox 3/9, Elk 1/9; hand: {hands[0]}\n"
        f"B: 1 gold; defensive: Cow, Pig 1/9, Hen; hand: {hands[1]}{FIGHT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B", "send Ox", "send Elk")
    while not starting(s, "block"):
        assert not offered(s, "play", RIDGE)
        s.choose(s.way_on())
    s.choose("block Ox with Cow", "block Elk with Pig", "done")
    casting(s, RIDGE, front)
    assert sorted(targets(s)) == ["Cow", "Pig"]
    s.choose("target Cow")
    s.to("Second Play")
    assert (s.place("Cow"), s.value("Cow"), s.damage("Cow"), s.damage("Ox")) == ("B's Defensive", "2/4", 3, 2)
    s.to("Play", "B")
    assert (s.value("Cow"), s.place("Cow")) == ("1/1", "B's Defensive")


@plays("Rooted to the Ridge")
def test_without_a_defender_nobody_is_rooted() -> None:
    s = orc(f"A: offensive: Ox; hand: 1\nB: 1 gold; defensive: Cow marked; hand: {RIDGE}{FIGHT}", TEXTS)
    s.choose("attack B")
    while s.phase == "Move or Attack":
        assert not offered(s, "play", RIDGE)
        s.choose(s.way_on())
    assert s.influence("B") == 19


@plays("Rumours by the Dozen")
@pytest.mark.parametrize(
    ("hand", "deck", "heard"), [(", Elk", "Ram, Cow, Yak", ["Cow", "Elk", "Ram"]), (", Elk, Hen", "Ram", ["Elk", "Hen", "Ram"])]
)  # fmt: skip
def test_two_are_drawn_and_one_of_all_is_discarded(hand: str, deck: str, heard: list[str]) -> None:
    s = orc(f"A: 2 gold; offensive: Ox; hand: {RUMOURS}{hand}; deck: {deck}\nB: hand: 1", TEXTS)
    s.choose(f"play {RUMOURS}")
    until(s, "pick")
    assert (s.asked, sorted(offered(s, "pick")), "done" in s.options()) == ("A", heard, False)
    for name in heard:
        match = s.fork()
        match.choose(f"pick {name}")
        assert sorted(match.hand("A")) == [other for other in heard if other != name]
        assert (sorted(match.grave("A")), match.gold("A")) == (sorted([name, RUMOURS]), 0)


@plays("Rumours by the Dozen")
@pytest.mark.parametrize(("hand", "deck", "grave"), [
    (", Elk", "0", ["Elk", RUMOURS]), ("", "Ram", ["Ram", RUMOURS]), ("", "0", [RUMOURS]),
])  # fmt: skip
def test_whoever_hears_little_discards_what_he_has(hand: str, deck: str, grave: list[str]) -> None:
    s = orc(f"A: 2 gold; offensive: Ox; hand: {RUMOURS}{hand}; deck: {deck}\nB: defensive: Cow; hand: Wait", TEXTS)
    s.choose(f"play {RUMOURS}")
    while s.place(RUMOURS) != "A's graveyard":
        s.choose(s.way_on())
    assert (s.over, s.hand("A"), sorted(s.grave("A")), s.influence("A")) == (False, [], sorted(grave), 20)


@plays("Butter on the Hilt")
def test_a_piece_slips_to_its_owners_hand() -> None:
    s = orc(
        f"A: 1 gold; offensive: Ox, Spear; hand: {BUTTER}\n"
        "B: defensive: Cow hurt 1; offensive: Hen; attached: Coat of A on Cow, Blade on Hen; hand: 0", TEXTS,
    )  # fmt: skip
    aiming(s, BUTTER)
    assert sorted(targets(s)) == ["Coat", "Spear"]
    ground = s.fork()
    s.choose("target Coat")
    s.all_pass()
    assert [s.place(name) for name in ("Coat", "Cow", "Spear", "Blade")] == [
        "A's hand", "B's graveyard", "A's Offensive", "on Hen",
    ]  # fmt: skip
    ground.choose("target Spear")
    ground.all_pass()
    assert (ground.place("Spear"), ground.place("Coat"), ground.gold("A")) == ("A's hand", "on Cow", 0)


@plays("Butter on the Hilt")
@pytest.mark.parametrize(("piece", "value"), [("Bow", "4/1"), ("Pick", "2/1")])
def test_its_rival_takes_over(piece: str, value: str) -> None:
    s = orc(f"A: 1 gold; hand: {BUTTER}\nB: defensive: Cow; attached: Bow on Cow, Pick on Cow; hand: 0", TEXTS)
    assert s.value("Cow") == "2/1"
    aiming(s, BUTTER)
    assert sorted(targets(s)) == ["Bow", "Pick"]  # used or not
    s.choose(f"target {piece}")
    s.all_pass()
    assert (s.place(piece), s.place("Cow"), s.value("Cow")) == ("B's hand", "B's Defensive", value)


@plays("Up Again, Lads")
def test_one_of_ones_own_stands_up_and_can_do_something_again() -> None:
    s = orc(
        f"A: 2 gold; offensive: Seer marked, Ox, Guard assigned; defensive: Rat marked; hand: {LADS}\n"
        "B: defensive: Cow marked; hand: 1", TEXTS,
    )  # fmt: skip
    assert not offered(s, "use")
    s.choose(f"play {LADS}", "in the Offensive")
    assert sorted(targets(s)) == ["Ox", "Seer"]
    idle = s.fork()
    s.choose("target Seer")
    s.all_pass()
    assert ([s.marked(n) for n in ("Seer", "Ox", "Rat", "Cow")], s.gold("A")) == ([False, False, True, True], 0)
    s.do("use Seer")
    assert s.influence("A") == 21
    idle.choose("target Ox")
    idle.all_pass()
    assert [idle.marked(n) for n in ("Seer", "Ox")] == [True, False]


@plays("Up Again, Lads")
def test_an_attacker_goes_on_attacking_and_a_defender_is_found() -> None:
    s = orc(f"A: 2 gold; offensive: Ox 2/9; hand: {LADS}\nB: defensive: Cow marked; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    casting(s, LADS, "Offensive")
    s.choose(*starting(s, "target Ox"))
    s.to("Second Play")
    assert (s.influence("B"), s.marked("Ox")) == (18, False)
    s.to("Play", "B")
    assert s.influence("B") == 18
    s = orc(f"A: offensive: Ox; hand: 1\nB: 2 gold; defensive: Cow marked; hand: {LADS}{FIGHT}", TEXTS)
    s.choose("attack B")
    casting(s, LADS, "Defensive")
    s.choose(*starting(s, "target Cow"))
    until(s, "block")
    assert starting(s, "block") == ["block Ox with Cow"]


CINDER = f"A: 3 gold; offensive: {{}}, Ox 1/9; defensive: {{}}; hand: {CINDERS}\n"
HEARTHS = (
    "B: defensive: Cow 1/9, Pig 1/1, Guard assigned, Ram 1/9 marked; offensive: Hen 1/9; hand: 1\n"
    "C: defensive: Ewe 1/9; hand: 1"
)


@plays("Hail of Cinders")
def test_all_enemies_of_the_battlefield_are_burnt() -> None:
    s = orc(CINDER.format("Sage", "Rat 1/9") + HEARTHS, TEXTS)
    aiming(s, CINDERS)
    assert not targets(s)
    s.all_pass()
    names = ("Sage", "Ox", "Rat", "Cow", "Ram", "Hen", "Ewe")
    assert [s.damage(name) for name in names] == [0, 0, 0, 1, 1, 0, 1]
    assert [s.place(name) for name in ("Pig", "Guard")] == ["B's graveyard", "B's graveyard"]
    assert (s.place(CINDERS), s.gold("A")) == ("A's graveyard", 0)


@plays("Hail of Cinders")
def test_it_falls_where_a_caster_is_even_if_nobody_stands_there() -> None:
    s = orc(CINDER.format("Rat", "Sage") + HEARTHS, TEXTS)
    s.do(f"play {CINDERS}", front="Defensive")
    assert [s.damage(name) for name in ("Cow", "Hen", "Ewe")] == [0, 1, 0]
    s = orc(CINDER.format("Sage", "Rat") + "B: offensive: Hen 1/9; hand: 1", TEXTS)
    s.do(f"play {CINDERS}")
    assert (s.damage("Hen"), s.place(CINDERS)) == (0, "A's graveyard")
    assert not offered(orc(CINDER.format("Yak", "Rat") + HEARTHS, TEXTS), "play")


@plays("Spade and Candle")
@pytest.mark.parametrize("name", ["Elk", "Druid"])
@pytest.mark.parametrize("front", ["offensive", "defensive"])
def test_a_creature_is_dug_up_for_the_hand(name: str, front: str) -> None:
    s = orc(f"A: 2 gold; {front}: Sage; grave: Elk, Axe, Druid; hand: {SPADE}\nB: grave: Hen; hand: Bury", TEXTS)
    aiming(s, SPADE, front.capitalize())
    assert sorted(targets(s)) == ["Druid", "Elk"]
    s.choose(f"target {name}")
    gone = s.fork()
    s.all_pass()
    assert (s.hand("A"), s.place("Axe"), s.place(SPADE), s.gold("A")) == ([name], "A's graveyard", "A's graveyard", 0)
    gone.choose("pass") if gone.asked == "A" else None
    casting(gone, "Bury", front.capitalize())
    gone.choose(f"target {name}")
    gone.all_pass()
    assert (gone.hand("A"), gone.place(name), gone.place(SPADE)) == ([], "removed", "A's graveyard")


@plays("Spade and Candle")
@pytest.mark.parametrize(
    ("lies", "grave", "can"), [("Sage", "Elk", True), ("Ox", "Elk", False), ("Sage", "Axe", False)]
)
def test_a_digger_and_a_dead_are_needed(lies: str, grave: str, can: bool) -> None:
    s = orc(f"A: 2 gold; offensive: {lies}; grave: {grave}; hand: {SPADE}, 1\nB: grave: Hen; hand: 1", TEXTS)
    assert bool(offered(s, "play")) is can


@plays("Song at Full Gallop")
def test_all_who_are_there_as_it_is_sung_hit_harder_this_turn() -> None:
    s = orc(
        f"A: 2 gold; offensive: Sage, Ox marked, Guard assigned; defensive: Rat; grave: Elk; hand: {GALLOP}, Rise, Swap, Swap\n"
        "B: defensive: Cow; hand: 1", TEXTS,
    )  # fmt: skip
    aiming(s, GALLOP)
    assert not targets(s)
    s.all_pass()
    names = ("Sage", "Ox", "Guard", "Rat", "Cow")
    assert (values(s, *names), s.gold("A")) == (["2/1", "2/1", "2/1", "1/1", "1/1"], 0)
    s.do("play Rise")
    s.do(starting(s, "play Swap")[0], "target Ox")
    s.do("play Swap", *["target Rat"], front="Defensive")
    assert [s.place(name) for name in ("Elk", "Ox", "Rat")] == ["A's Offensive", "A's Defensive", "A's Offensive"]
    assert values(s, "Elk", "Ox", "Rat", "Sage") == ["1/1", "2/1", "1/1", "2/1"]
    s.to("Play", "B")
    assert values(s, *names) == ["1/1"] * 5


@plays("Song at Full Gallop")
def test_two_songs_add_up() -> None:
    s = orc(f"A: 4 gold; offensive: Sage, Ox; hand: {GALLOP}, {GALLOP}\nB: hand: 1", TEXTS)
    for _ in range(2):
        s.do(starting(s, f"play {GALLOP}")[0])
    assert values(s, "Sage", "Ox") == ["3/1", "3/1"]


@plays("A Chorus of Scholars")
@pytest.mark.parametrize(
    ("choir", "drawn"),
    [
        ("Sage, Ox", 1), ("Sage, Druid marked", 2), ("Sage, Druid marked, Monk assigned", 3),
        ("Sage, Sage, Druid, Seer", 3),
    ],
)  # fmt: skip
def test_each_caster_of_the_front_is_a_card_up_to_three(choir: str, drawn: int) -> None:
    table = f"A: 3 gold; offensive: {choir}; defensive: Seer; hand: {CHORUS}; deck: {{}}\nB: defensive: Sage; hand: 1"
    s = orc(table.format(9), TEXTS)
    s.do(f"play {CHORUS}")
    assert (len(s.hand("A")), s.gold("A"), s.place(CHORUS)) == (drawn, 0, "A's graveyard")
    s = orc(table.format(1), TEXTS)
    s.do(f"play {CHORUS}")
    assert (len(s.hand("A")), s.over) == (1, False)


@plays("A Chorus of Scholars")
def test_without_the_last_scholar_nothing_is_drawn() -> None:
    s = orc(f"A: 3 gold; offensive: Sage, Ox; hand: {CHORUS}; deck: 9\nB: defensive: Druid; hand: Axe", TEXTS)
    aiming(s, CHORUS)
    casting(s, "Axe", "Defensive")
    s.choose("target Sage")
    s.all_pass()
    assert (s.place("Sage"), s.hand("A"), s.place(CHORUS)) == ("A's graveyard", [], "A's graveyard")
