"""Blind regions of round 24, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, starting, values
from blind.test_played_ava_regions_bids import ALL, ONE, TWO, won
from blind.texts import plays, regions, until
from scenes.regions import Scene

TEXTS = {
    "Wait": "event 0: Draw a card.", "Ram": "event 0: Deal 30 damage to target region.",
    "Call": "event 0: Put target creature into its controller's army.",
    "Home": "event 0: Return target creature to its owner's hand.",
    "Moss": "creature 0 The Empire 1/1", "Fern": "creature 0 Gaian 1/1", "Bone": "creature 0 Dark Legion 1/1",
    "Ogre": "creature 0 Red Banner 1/1", "Lord": "creature 0 House of Nobles 1/1",
}  # fmt: skip
HILLFORT, ISLE, TOLLBRIDGE, MAZE = (
    "Terraced Hillfort", "Scriptorium Isle", "Tollbridge of Cairnmere", "Hedge-Maze of Ullenwood")  # fmt: skip
HARBOUR, ALLEYS, DRILL, OBSERVATORY = (
    "Coin-Divers' Harbour", "Barricaded Alleys", "Drill-Fields of the Ninth Road", "Threefold Observatory")  # fmt: skip


def event(name: str, faction: str) -> dict[str, str]:
    """An event that this region supports."""
    return TEXTS | {name: TEXTS[name].replace("event 0:", f"event 0 {faction}:")}


@plays(
    "Terraced Hillfort",
    "Scriptorium Isle",
    "Tollbridge of Cairnmere",
    "Hedge-Maze of Ullenwood",
    "Coin-Divers' Harbour",
)
@plays("Barricaded Alleys", "Drill-Fields of the Ninth Road", "Threefold Observatory")
@pytest.mark.parametrize(("region", "can"), [
    (HILLFORT, "Ogre"), (ISLE, "Lord, Moss"), (TOLLBRIDGE, "Moss, Ogre"), (MAZE, "Fern"), (HARBOUR, "Bone, Lord"),
    (ALLEYS, "Bone"), (DRILL, "Moss"), (OBSERVATORY, "Fern, Lord"),
])  # fmt: skip
def test_what_a_region_supports(region: str, can: str) -> None:
    s = regions(
        f"A: region {region}; hand: Moss, Fern, Bone, Ogre, Lord; army: Ox\nB: army: Elk\nphase: Entrance", TEXTS
    )
    assert sorted(offered(s, "play")) == can.split(", ")


def answered(region: str, *disciplines: str, prize: str = ": the benefit", more: str = "") -> Scene:
    """In B's turn A wins the disciplines that B claims, and takes this for them."""
    s = regions(
        f"A: region {region}; body: Ox, Oxlip; mind: Cow, Cowslip; soul: Hen, Henbane; army: Yak 1/9; deck: 9; "
        f"hand: Wait{more}\n"
        "B: army: Elk 1/9; body: Bee; mind: Bug; soul: Bat; hand: 1; deck: 9\nphase: Tactics, active B", TEXTS,
    )  # fmt: skip
    mine = {"Body": ("Ox", "Oxlip"), "Mind": ("Cow", "Cowslip"), "Soul": ("Hen", "Henbane")}
    theirs = {"Body": "Bee", "Mind": "Bug", "Soul": "Bat"}
    for discipline in disciplines:
        until(s, f"claim {discipline}")
        s.choose(f"claim {discipline}", f"bid {theirs[discipline]}")
        for name in mine[discipline]:
            until(s, f"bid {name}")
            s.choose(f"bid {name}")
    while s.phase == "Tactics" and not s.over:
        s.choose(next((o for o in s.options() if o.endswith(prize)), None) or s.way_on())
    return s


@plays("Terraced Hillfort")
def test_in_the_hillfort_the_front_bears_one_more() -> None:
    s = regions(
        f"A: region {HILLFORT}; army: Ox 1/1 marked, Yak 1/2; body: Cow 1/1; hand: Call, Ram; deck: 9\n"
        "B: army: Elk 1/1; hand: 1; deck: 9",
        event("Call", "Red Banner") | {"Ram": event("Ram", "Red Banner")["Ram"]},
    )
    assert values(s, "Ox", "Yak", "Cow", "Elk", "Avatar of A") == ["1/2", "1/3", "1/1", "1/1", "0/0"]
    s.play("Call", "target Cow")
    assert s.value("Cow") == "1/2"
    other, moved = s.fork(), s.fork()
    s.to("Play", "B")
    assert values(s, "Ox", "Cow") == ["1/2", "1/2"]
    other.play("Ram", f"target {HILLFORT}")
    assert (other.place(HILLFORT), values(other, "Ox", "Cow")) == ("A's graveyard", ["1/1", "1/1"])
    moved.carry_out("move Yak to the Body Domain")
    assert (moved.place("Yak"), moved.value("Yak")) == ("A's Body", "1/2")
    s = regions(f"A: region Salt; regions: {HILLFORT}; army: Ox 1/1; hand: 1\nB: army: Elk 1/1; hand: 1", TEXTS)
    assert s.value("Ox") == "1/1"


@plays("Terraced Hillfort")
def test_whoever_has_suffered_enough_dies_outside_the_hillfort() -> None:
    s = regions(
        f"A: region {HILLFORT}; army: Ox 1/2 hurt 2, Yak 1/3 hurt 2; hand: 1\nB: army: Elk; hand: Ram\nphase: Play, active B",
        TEXTS,
    )
    assert (s.place("Ox"), s.value("Ox")) == ("A's Front", "1/3")
    s.play("Ram", f"target {HILLFORT}")
    assert (s.place("Ox"), s.place("Yak")) == ("A's graveyard", "A's Front")
    s = regions(f"A: region {HILLFORT}; army: Ox 1/2 hurt 2; hand: 1\nB: army: Elk; hand: 1", TEXTS)
    s.carry_out("move Ox to the Body Domain")
    assert s.place("Ox") == "A's graveyard"


@plays("Scriptorium Isle")
@pytest.mark.parametrize(("disciplines", "points", "drawn"), [
    ((), (), 0), (ONE, (), 1), (ONE, ONE, 0), (TWO, (), 1), (TWO, ONE, 1), (TWO, TWO, 0), (ALL, (), 1),
])  # fmt: skip
def test_on_the_isle_one_card_is_taken_instead_of_points(
    disciplines: tuple[str, ...], points: tuple[str, ...], drawn: int
) -> None:
    s = won(ISLE, disciplines, points, "army: Yak; hand: Wait", "army: Elk; hand: 1; deck: 9")
    assert (9 - len(s.deck("A")), len(s.deck("B"))) == (drawn, 9)
    assert s.victory("A") == (3 if disciplines == ALL else len(points))


@plays("Scriptorium Isle")
@pytest.mark.parametrize("prize", [": the benefit", ": 1 VP"])
@pytest.mark.parametrize("disciplines", [ONE, TWO])
def test_it_is_won_in_others_tactics_phases_too(prize: str, disciplines: tuple[str, ...]) -> None:
    s = answered(ISLE, *disciplines, prize=prize)
    assert (s.active, len(s.deck("A")), len(s.deck("B"))) == ("B", 8 if prize == ": the benefit" else 9, 9)
    assert s.victory("A") == (len(disciplines) if prize == ": 1 VP" else 0)


@plays("Scriptorium Isle", "Threefold Observatory")
@pytest.mark.parametrize(("region", "bids", "out"), [
    (ISLE, ONE, True), (ISLE, (), False), (OBSERVATORY, ONE, False), (OBSERVATORY, TWO, True),
])  # fmt: skip
def test_out_of_an_empty_deck_a_draw_is_the_end(region: str, bids: tuple[str, ...], out: bool) -> None:
    s = regions(
        f"A: region {region}; body: Ox; mind: Cow; army: Yak; deck: 0; hand: Wait\nB: army: Elk; hand: 1\n"
        "C: army: Hen; hand: 1\nphase: Tactics", TEXTS,
    )  # fmt: skip
    for discipline, bid in zip(bids, ("Ox", "Cow"), strict=False):
        until(s, f"claim {discipline}")
        s.choose(f"claim {discipline}", f"bid {bid}")
    while s.phase == "Tactics" and not s.out("A"):
        s.choose(next((o for o in s.options() if o.endswith(": the benefit")), None) or s.way_on())
    assert (s.out("A") != "", s.over) == (out, False)


@plays("Tollbridge of Cairnmere")
@pytest.mark.parametrize("who", ["A", "B"])
def test_when_the_tollbridge_is_lost_two_cards_are_drawn(who: str) -> None:
    hands = ("Ram, 1", "1") if who == "A" else ("1", "Ram, 1")
    s = regions(
        f"A: region {TOLLBRIDGE}; regions: Hill, Coast; army: Ox; hand: {hands[0]}; deck: 9\n"
        f"B: army: Elk; hand: {hands[1]}; deck: 9\nphase: Play, active {who}", event("Ram", "Red Banner"),
    )  # fmt: skip
    s.choose("play Ram", f"target {TOLLBRIDGE}")
    while s.place(TOLLBRIDGE) != "A's graveyard":
        s.choose("pass")
    assert s.place("Hill") == "A's Region"
    s.all_pass()
    assert (s.place("Hill"), len(s.deck("A")), len(s.deck("B"))) == ("A's Region", 7, 9)


@plays("Tollbridge of Cairnmere")
@pytest.mark.parametrize(("attack", "drawn"), [(9, 2), (8, 0)])
def test_in_an_attack_it_is_lost_too_and_hurt_it_is_not(attack: int, drawn: int) -> None:
    s = regions(
        f"A: army: Ewe {attack}/9; hand: 1; deck: 9\nB: region {TOLLBRIDGE}; army: Elk; hand: 1; deck: 9\nphase: Attack",
        TEXTS,
    )
    s.attack(TOLLBRIDGE, "Ewe")
    fought(s)
    assert (9 - len(s.deck("B")), len(s.deck("A"))) == (drawn, 9)


@plays("Tollbridge of Cairnmere")
@pytest.mark.parametrize(("deck", "pile", "out"), [
    (2, "", False), (1, "", True), (0, "", True), (9, "; no regions", True),
])  # fmt: skip
def test_with_too_few_cards_or_no_other_region_it_is_the_end(deck: int, pile: str, out: bool) -> None:
    s = regions(
        f"A: army: Ox; hand: Ram; deck: 9\nB: region {TOLLBRIDGE}{pile}; army: Elk; hand: 1; deck: {deck}\n"
        "C: army: Cow; hand: 1",
        TEXTS,
    )
    s.choose("play Ram", f"target {TOLLBRIDGE}")
    s.all_pass()
    assert (s.out("B") != "", s.over) == (out, False)


@plays("Tollbridge of Cairnmere")
def test_from_the_pile_or_anothers_loss_nothing_is_drawn() -> None:
    s = regions(
        f"A: army: Ox; hand: Ram; deck: 9; region {TOLLBRIDGE}\n"
        f"B: region Hill; regions: {TOLLBRIDGE}, Coast; army: Elk; hand: 1; deck: 9",
        event("Ram", "Red Banner"),
    )
    s.choose("play Ram", "target Hill")
    s.all_pass()
    assert (s.place("Hill"), len(s.deck("A")), len(s.deck("B"))) == ("B's graveyard", 9, 9)


@plays("Hedge-Maze of Ullenwood")
def test_in_the_maze_whoever_lies_on_top_bears_two_more() -> None:
    s = regions(
        f"A: region {MAZE}; body: Ox 1/1 marked, Yak 1/1; mind: Cow 1/1; soul: Hen 1/1, Pig 1/1; avatar in Mind; "
        "army: Tup 1/1, Cur 1/1; "
        "hand: Home, Ram, 1; deck: 9\nB: body: Elk 1/1; army: Sow 1/1; hand: 1; deck: 9",
        event("Home", "Gaian") | {"Ram": event("Ram", "Gaian")["Ram"]},
    )  # fmt: skip
    everybody = ("Ox", "Yak", "Cow", "Hen", "Pig", "Tup", "Elk", "Sow")
    assert values(s, *everybody) == ["1/3", "1/1", "1/3", "1/3", "1/1", "1/1", "1/1", "1/1"]
    assert s.value("Avatar of A") == "0/0"
    arrived, gone, lost = s.fork(), s.fork(), s.fork()
    s.to("Play", "B")
    assert values(s, *everybody) == ["1/3", "1/1", "1/3", "1/3", "1/1", "1/1", "1/1", "1/1"]
    arrived.carry_out("move Tup to the Body Domain")
    assert arrived.domain("A", "Body") == ["Tup", "Ox", "Yak"]
    assert values(arrived, "Tup", "Ox", "Yak") == ["1/3", "1/1", "1/1"]
    gone.play("Home", "target Hen")
    assert values(gone, "Pig", "Ox", "Cow") == ["1/3", "1/3", "1/3"]
    lost.play("Ram", f"target {MAZE}")
    assert values(lost, "Ox", "Cow", "Hen") == ["1/1", "1/1", "1/1"]


@plays("Hedge-Maze of Ullenwood")
def test_whoever_is_covered_may_die_of_what_he_has_suffered() -> None:
    s = regions(f"A: region {MAZE}; body: Ox 1/1 hurt 1; army: Yak 1/1; hand: 1\nB: army: Elk; hand: 1", TEXTS)
    assert s.place("Ox") == "A's Body"
    s.carry_out("move Yak to the Body Domain")
    assert (s.place("Ox"), s.domain("A", "Body"), s.value("Yak")) == ("A's graveyard", ["Yak"], "1/3")
    s = regions(f"A: army: Ewe 2/9; hand: 1\nB: region {MAZE}; body: Cow 1/1; hand: 1\nphase: Attack", TEXTS)
    s.attack(MAZE, "Ewe")
    s.defend("Ewe with Cow")
    assert (s.place("Cow"), s.damage(MAZE)) == ("B's Body", 0)


def laid(s: Scene, name: str, stash: str = "Gaian") -> None:
    """A hand card becomes a resource card of this stash."""
    s.choose(f"lay {name}", f"name {stash}")
    assert s.place(name).endswith("gold")


@plays("Coin-Divers' Harbour")
@pytest.mark.parametrize("later", [0, 1, 2])
def test_two_are_laid_in_the_harbour_over_both_play_phases(later: int) -> None:
    s = regions(f"A: region {HARBOUR}; hand: Pig, Cow, Hen; army: Ox\nB: army: Elk; hand: Rat, Yak", TEXTS)
    for n, (name, stash) in enumerate((("Pig", "Gaian"), ("Cow", "Red Banner"))):
        s.to("Second Play") if n == later else None
        laid(s, name, stash)
    assert not offered(s, "lay")
    s.to("Second Play") if s.phase == "Play" else None
    assert not offered(s, "lay")
    s.to("Play", "B")
    laid(s, "Yak")
    assert not offered(s, "lay")
    s.to("Play", "A")
    laid(s, "Hen")
    assert len(offered(s, "lay")) == len(s.hand("A"))


@plays("Coin-Divers' Harbour")
@pytest.mark.parametrize("before", [0, 1])
def test_it_counts_what_was_laid_whenever_the_harbour_is_lost_or_won(before: int) -> None:
    s = regions(
        f"A: region {HARBOUR}; hand: Pig, Cow, Hen, Ram; army: Ox\nB: army: Elk; hand: 1", event("Ram", "Dark Legion")
    )
    laid(s, "Pig") if before else None
    s.play("Ram", f"target {HARBOUR}")
    if not before:
        laid(s, "Pig")
    assert not offered(s, "lay")
    s = regions(f"A: region Salt; regions: {HARBOUR}; hand: Pig, Cow, Hen, Ram; army: Ox\nB: army: Elk; hand: 1", TEXTS)
    laid(s, "Pig") if before else None
    assert bool(offered(s, "lay")) is not before
    s.play("Ram", "target Salt")
    for name in ("Pig", "Cow")[before:]:
        laid(s, name)
    assert not offered(s, "lay")
    assert not starting(s, "lay")
