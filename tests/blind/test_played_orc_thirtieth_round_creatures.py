"""Blind creatures of ORC's round 30, played as their writer meant them."""

import pytest

from blind.gestures import offered, starting, targets, uses, values
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Hail": "event 0: Kill all creatures.",
    "Bounce": "event 0: Return target creature to its owner's hand.", "Wait": "event 0: Gain 1 influence.",
    "Rise": "event 0: Put target creature card from your graveyard into play.",
    "Gale": "event 0: Deal 2 damage to each local creature.", "Banish": "event 0: Remove target creature from the game.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Wither": "event 0: Target creature gets 0/-9 until end of turn.", "Stroke": "event 0: Deal 3 damage to target creature.",
    "Guard": "creature (Human) 1/1: (A): Demons you control get 0/+1.", "Man": "creature (Human) 1/1",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
UPKEEP = "\nphase: Discard, active B"
ENTRANCE = "\nphase: Entrance"
GLEANER, TOLLGUARD, PRIEST, HODD = "Hazelmump Gleaner", "Sestine Tollguard", "Ilvane Mosspriest", "Gristle Hodd"
KARSHUK, QUILL, CREW, OSK = "Karshuk Earcollector", "Dame Orlabeth Quill", "Rattlepike Mortarcrew", "Weeping Osk"
YSOUL, BRUGGA, CORVANE, AUMERY = (
    "Lanternmother Ysoul",
    "Brugga Drumfist",
    "Tithemaster Corvane",
    "Sir Aumery of Thornholt",
)


def comes(s: Scene, name: str) -> None:
    """It is played from the hand, and is there."""
    s.choose(f"play {name}")
    while s.place(name) != "A's Offensive":
        s.choose("in the Offensive" if "in the Offensive" in s.options() else s.way_on())


@plays("Hazelmump Gleaner")
@pytest.mark.parametrize("gleans", [True, False])
def test_the_gleaner_lays_one_more(gleans: bool) -> None:
    s = orc(f"A: 2 gold; offensive: Ox; hand: {GLEANER}, Bean, Rye; deck: 9\nB: hand: 1; deck: 9", TEXTS)
    s.choose("lay Bean")
    s.to("Entrance")
    comes(s, GLEANER)
    while not (s.asked == "A" and s.phase == "Entrance" and not s.table.chain and "done" in s.options()):
        if not s.table.chain and s.phase != "Entrance":
            break
        s.choose(next((o for o in s.options() if gleans and (o in ("yes", "pick Rye", "lay Rye"))), None)
                 or next((o for o in ("no",) if o in s.options()), None) or s.way_on())  # fmt: skip
    assert s.place("Rye") == ("A's resources" if gleans else "A's hand")
    assert not s.marked("Rye")


@plays("Hazelmump Gleaner")
def test_with_an_empty_hand_nothing_is_gleaned() -> None:
    s = orc(f"A: 2 gold; offensive: Ox; hand: {GLEANER}; deck: 9\nB: hand: 1; deck: 9{ENTRANCE}", TEXTS)
    comes(s, GLEANER)
    while s.table.chain:
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert s.cards_at("A's resources") == []


@plays("Sestine Tollguard")
def test_the_tollguard_strikes_harder_as_it_defends() -> None:
    s = orc(f"A: offensive: Ox 1/9; hand: Wait\nB: defensive: {TOLLGUARD}; hand: Wait{FIGHT}", TEXTS)
    assert s.value(TOLLGUARD) == "1/3"
    s.choose("attack B")
    until(s, "block")
    assert s.value(TOLLGUARD) == "1/3"
    s.choose("block")
    until(s, "play Wait")
    assert s.value(TOLLGUARD) == "3/3"
    s.to("Second Play")
    assert (s.value(TOLLGUARD), s.damage("Ox")) == ("1/3", 3)
    s = orc(f"A: offensive: {TOLLGUARD}; hand: Wait\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    assert s.value(TOLLGUARD) == "1/3"


@plays("Ilvane Mosspriest")
@pytest.mark.parametrize(("name", "left"), [("Cow", 3), ("Ox", 0), ("Elk", 0), (PRIEST, 0)])
def test_the_priest_heals_one_of_the_battlefield(name: str, left: int) -> None:
    s = orc(
        f"A: offensive: {PRIEST} hurt 1, Ox 1/9 hurt 2, Elk; defensive: Rat 1/9 hurt 3; hand: 1\n"
        "B: defensive: Cow 1/9 hurt 5; offensive: Hen 1/9 hurt 3; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"use {PRIEST}")
    assert sorted(targets(s)) == ["Cow", "Elk", PRIEST, "Ox"]
    s.choose(f"target {name}")
    while s.table.chain:
        s.choose(next(iter(starting(s, "number")[-1:]), None) or s.way_on())
    assert (s.damage(name), s.marked(PRIEST), s.damage("Rat")) == (left, True, 3)
    assert not uses(s)


@plays("Gristle Hodd")
@pytest.mark.parametrize(("resources", "answer", "place"), [
    (1, "pay upkeep", "A's Offensive"), (1, "pay no upkeep", "A's graveyard"), (0, "pay upkeep", "A's graveyard"),
])  # fmt: skip
def test_hodd_is_paid_or_destroyed(resources: int, answer: str, place: str) -> None:
    money = f"resources: {resources}; " if resources else ""
    s = orc(
        f"A: {money}offensive: {HODD}; attached: Bow on {HODD}; hand: 1; deck: 9\nB: offensive: Osk; hand: 1{UPKEEP}",
        TEXTS,
    )
    while not (s.asked == "A" and s.phase == "Play"):
        s.choose(next(iter(starting(s, answer)), None) or s.way_on())
    assert (s.place(HODD), s.gold("A")) == (place, int(answer == "pay no upkeep"))
    left = s.place(HODD)
    s.to("Play", "B")
    assert s.place(HODD) == left


@plays("Karshuk Earcollector")
@pytest.mark.parametrize(("foes", "value"), [("Cow 1/1", "3/4"), ("Cow 1/9", "2/4"), ("Cow 5/1", "")])
def test_for_each_ear_karshuk_is_stronger(foes: str, value: str) -> None:
    s = orc(f"A: offensive: {KARSHUK}; hand: 1; deck: 9\nB: defensive: {foes}; hand: 1; deck: 9{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block")
    while s.phase == "Move or Attack":
        s.choose(s.way_on())
    if not value:
        assert (s.place(KARSHUK), s.place("Cow")) == ("A's graveyard", "B's graveyard")
        return
    assert s.value(KARSHUK) == value
    s.to("Play", "B")
    assert s.value(KARSHUK) == value


@plays("Karshuk Earcollector")
def test_others_kills_are_not_his() -> None:
    s = orc(f"A: offensive: {KARSHUK}, Ox; hand: Axe, Stroke\nB: defensive: Cow, Pig; hand: 1", TEXTS)
    s.do("play Axe", "target Cow")
    s.do("play Stroke", "target Pig")
    assert (s.place("Pig"), s.value(KARSHUK)) == ("B's graveyard", "2/4")


@plays("Dame Orlabeth Quill")
def test_the_dame_keeps_her_humans() -> None:
    s = orc(
        f"A: offensive: {QUILL}, Man, Guard assigned, Ox; defensive: Man; hand: Swap, Bounce, 1\nB: defensive: Man; hand: 1",
        TEXTS,
    )
    assert values(s, QUILL, "Man", "Guard", "Ox", "Man (2)", "Man (3)") == ["1/3", "1/2", "1/2", "1/1", "1/1", "1/1"]
    away = s.fork()
    s.do("play Swap", "target Man")
    assert values(s, "Man", "Man (2)") == ["1/1", "1/1"]
    away.do("play Swap", f"target {QUILL}")
    assert values(away, "Man", "Guard", "Man (2)") == ["1/1", "1/1", "1/2"]
    two = orc(f"A: offensive: {QUILL}, {QUILL}, Man hurt 1; hand: 1\nB: hand: 1", TEXTS)
    assert values(two, QUILL, "Man") == ["1/4", "1/3"]


@plays("Rattlepike Mortarcrew")
@pytest.mark.parametrize("state", ["", " marked"])
def test_two_others_load_the_mortar(state: str) -> None:
    s = orc(
        f"A: offensive: {CREW}{state}, Ox, Elk, Yak marked, Guard assigned; defensive: Rat; hand: 1\n"
        "B: defensive: Cow 1/9, Pig; offensive: Hen; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"use {CREW}")
    assert sorted(targets(s)) == ["Cow", "Pig"]
    s.choose("target Cow")
    while offered(s, "give"):
        assert not set(offered(s, "give")) - {"Ox", "Elk"}
        s.choose(starting(s, "give")[0])
    s.all_pass()
    assert (s.damage("Cow"), [s.marked(n) for n in ("Ox", "Elk", "Rat")]) == (3, [True, True, False])
    assert s.marked(CREW) is bool(state)
    assert not uses(s)
    for army in (f"{CREW}, Ox", f"{CREW}, Ox, Elk marked", f"{CREW}, Ox; defensive: Rat"):
        assert not uses(orc(f"A: offensive: {army}; hand: 1\nB: defensive: Cow; hand: 1", TEXTS))


@plays("Weeping Osk")
@pytest.mark.parametrize(("way", "lost"), [("Axe", 2), ("Wither", 2), ("Bounce", 0), ("Scare", 0), ("Banish", 0)])
@pytest.mark.parametrize("whose", ["", " of B"])
def test_who_weeps_for_osk(way: str, lost: int, whose: str) -> None:
    s = orc(f"A: offensive: {OSK}{whose}; hand: {way}\nB: hand: 1", TEXTS)
    s.do(f"play {way}")
    assert s.place(OSK) != "A's Offensive"
    assert [s.influence(seat) for seat in "AB"] == [20, 20 - lost]


@plays("Weeping Osk")
def test_in_a_fight_it_weeps_too() -> None:
    s = orc(f"A: offensive: Ox 3/9; hand: 1\nB: defensive: {OSK}; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block")
    s.to("Second Play")
    assert (s.place(OSK), s.influence("A"), s.influence("B")) == ("B's graveyard", 18, 20)


@plays("Lanternmother Ysoul")
def test_assigned_she_dims_the_foes_opposite() -> None:
    table = (
        "A: offensive: {}, Ox 1/1; defensive: Rat 1/1; hand: Swap, Swap\n"
        "B: defensive: Cow 2/1, Pig 0/1; offensive: Hen 2/1; hand: 1"
    )
    s = orc(table.format(f"{YSOUL} assigned"), TEXTS)
    assert [s.value(n)[:1] for n in ("Cow", "Hen", "Ox", "Rat")] == ["1", "2", "1", "1"]
    s.do(starting(s, "play Swap")[0], "target Hen", front="Defensive")
    assert (s.place("Hen"), s.value("Hen")) == ("B's Defensive", "1/1")
    s.do(starting(s, "play Swap")[0], "target Cow")
    assert s.value("Cow") == "2/1"
    for state in ("", " marked"):
        assert orc(table.format(f"{YSOUL}{state}"), TEXTS).value("Cow") == "2/1"
    s = orc(table.format(YSOUL), TEXTS)
    s.choose(*starting(s, "assign"))
    s.all_pass()
    assert s.value("Cow") == "2/1"
    s.to("Play", "B")
    assert s.value("Cow") == "1/1"


@plays("Brugga Drumfist")
@pytest.mark.parametrize(("drums", "lost"), [("Elk", 5), ("", 2)])
def test_who_is_marked_by_the_drum_makes_it_louder(drums: str, lost: int) -> None:
    s = orc(
        f"A: offensive: {BRUGGA}, Elk, Pig, Yak marked, Guard assigned; defensive: Rat; hand: Wait; deck: 9\n"
        f"B: hand: Wait; deck: 9{FIGHT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B", f"send {BRUGGA}", "send Pig")
    while s.phase == "Move or Attack":
        picks = [o for o in s.options() if o.startswith(("pick", "give", "mark"))]
        assert not picks or {o.rpartition(" ")[2] for o in picks} == {"Elk"}
        yes = "yes" if drums else "no"
        s.choose(next((o for o in s.options() if o == yes or (drums and o in picks)), None) or s.way_on())
    assert (s.influence("B"), s.marked("Elk"), s.value(BRUGGA)) == (19 - lost, bool(drums), f"{lost}/4")
    s.to("Play", "B")
    assert s.value(BRUGGA) == "2/4"


@plays("Brugga Drumfist")
def test_alone_or_defending_he_does_not_drum() -> None:
    s = orc(f"A: offensive: {BRUGGA}; defensive: Rat; hand: 1; deck: 9\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    s.to("Second Play")
    assert (s.influence("B"), s.marked("Rat")) == (18, False)
    s = orc(f"A: offensive: Ox 1/9; hand: 1\nB: defensive: {BRUGGA}, Cow; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, f"block Ox with {BRUGGA}")
    s.choose(f"block Ox with {BRUGGA}")
    s.to("Second Play")
    assert (s.damage("Ox"), s.marked("Cow")) == (2, False)


@plays("Tithemaster Corvane")
@pytest.mark.parametrize(("theirs", "deck", "ways"), [
    ("Rye, Oat", "Rat, Hog", 2), ("0", "Rat, Hog", 1), ("Rye, Oat", "0", 1),
])  # fmt: skip
@pytest.mark.parametrize("way", [0, 1])
def test_the_opponent_gives_a_card_one_way_or_the_other(theirs: str, deck: str, ways: int, way: int) -> None:
    s = orc(f"A: offensive: Ox; grave: {CORVANE}; hand: Rise; deck: {deck}\nB: hand: {theirs}; deck: 9", TEXTS)
    before = len(s.hand("B"))
    s.choose("play Rise")
    asked = list[str]()
    while s.table.chain or not s.place(CORVANE).startswith("A's O") or offered(s, "discard"):
        if starting(s, "choose:"):
            asked.append(s.asked)
            s.choose(s.options()[way])
        else:
            s.choose(next((o for o in ("in the Offensive", "pick Rye") if o in s.options()), None) or s.way_on())
    lost, drawn = before - len(s.hand("B")), len(s.hand("A"))
    assert (lost + drawn, asked) == (1, ["B"] * (ways == 2))
    assert (lost, drawn) == ((1, 0) if (ways == 2 and way == 0) or deck == "0" else (0, 1))
    assert not lost or s.place("Oat") == "B's hand"


@plays("Sir Aumery of Thornholt")
@pytest.mark.parametrize("saves", [True, False])
@pytest.mark.parametrize("way", ["Axe", "Stroke"])
def test_sir_aumery_dies_for_another(saves: bool, way: str) -> None:
    s = orc(
        f"A: offensive: {AUMERY}, Ox 1/4 marked hurt 2; attached: Bow on Ox; hand: 1\nB: hand: {way}, 1\nphase: Play, active B",
        TEXTS,
    )
    s.choose(f"play {way}")
    s.choose(*starting(s, "in the Defensive"))
    s.choose("target Ox")
    while s.table.chain:
        s.choose(("yes" if saves else "no") if "yes" in s.options() else s.way_on())
    assert s.place(AUMERY) == ("A's graveyard" if saves else "A's Offensive")
    assert s.place("Ox") == ("A's Offensive" if saves else "A's graveyard")
    if saves:
        assert (s.damage("Ox"), s.marked("Ox"), s.place("Bow")) == (0, True, "on Ox")


@plays("Sir Aumery of Thornholt")
@pytest.mark.parametrize(("way", "who"), [
    ("Scare", "Ox"), ("Bounce", "Ox"), ("Axe", AUMERY), ("Axe", "Rat"), ("Axe", "Cow"), ("Hail", ""),
])  # fmt: skip
def test_for_others_he_does_not(way: str, who: str) -> None:
    s = orc(f"A: offensive: {AUMERY}, Ox; defensive: Rat; hand: {way}, 1\nB: defensive: Cow; hand: 1", TEXTS)
    s.choose(f"play {way}")
    s.choose(*starting(s, "in the Defensive" if who == "Rat" else "in the Offensive"))
    s.choose(*starting(s, f"target {who}")) if who else None
    while s.table.chain:
        assert "yes" not in s.options()
        s.choose(s.way_on())
    assert (s.place(AUMERY) == "A's Offensive") is (who != AUMERY and way != "Hail")
    assert not who or not s.place(who).endswith("sive")


@plays("Sir Aumery of Thornholt")
def test_of_several_he_saves_one_and_none_whose_def_stays_nothing() -> None:
    s = orc(
        f"A: offensive: {AUMERY} 2/3, Ox 1/2, Yak 1/2; hand: 1\nB: hand: Gale, 1\nphase: Play, active B".replace(
            " 2/3", ""
        ),
        TEXTS,
    )
    s.choose("play Gale")
    s.choose(*starting(s, "in the Defensive"))
    while s.table.chain:
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert s.place(AUMERY) == "A's graveyard"
    assert sorted([s.place("Ox"), s.place("Yak")]) == ["A's Offensive", "A's graveyard"]
    s = orc(f"A: offensive: {AUMERY}, Ox 1/2; hand: 1\nB: hand: Wither, 1\nphase: Play, active B", TEXTS)
    s.choose("play Wither")
    s.choose(*starting(s, "in the Defensive"))
    s.choose("target Ox")
    while s.table.chain:
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert s.place("Ox") == "A's graveyard"


@plays("Sir Aumery of Thornholt")
def test_who_falls_in_a_fight_may_be_saved() -> None:
    s = orc(f"A: offensive: Ox 1/2, {AUMERY}; hand: 1; deck: 9\nB: defensive: Cow 5/9; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B", "send Ox", "done")
    until(s, "block Ox")
    s.choose("block Ox with Cow")
    while s.phase == "Move or Attack":
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (s.place("Ox"), s.place(AUMERY), s.damage("Ox")) == ("A's Offensive", "A's graveyard", 0)


@plays("Karshuk Earcollector")
def test_who_kills_with_another_has_an_ear_too() -> None:
    s = orc(f"A: offensive: Ox 1/3; hand: 1; deck: 9\nB: defensive: {KARSHUK}, Pig 1/9; hand: 1; deck: 9{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block Ox with {KARSHUK}", "block Ox with Pig")
    while s.phase == "Move or Attack":
        s.choose(s.way_on())
    assert (s.place("Ox"), s.value(KARSHUK)) == ("A's graveyard", "3/4")
