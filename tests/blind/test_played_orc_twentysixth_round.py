"""Blind creatures of ORC's round 26 that are simple, played as their writer meant them."""

import pytest

from blind.gestures import accepting, aiming, offered, resolve, targets, uses, values
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Bounce": "event 0: Return target creature to its owner's hand.", "Wait": "event 0: Gain 1 influence.",
    "Rise": "event 0: Put target creature card from your graveyard into play.",
    "Gust": "event 0: Deal 1 damage to each local creature.", "Gale": "event 0: Deal 2 damage to each local creature.",
    "Doom": "magic 0: Kill target creature.", "Spear": "equipment 0: Equipped creature gets +1/0.",
    "Seize": "event 0: Gain control of target creature.", "Slinger": "creature 1/1: (M): Deal 1 damage to target creature.",
    "Sage": "creature (Caster) 1/1", "Mourner": "creature 1/1: Whenever a creature dies, you gain 5 influence.",
    "Bear": "quest (Confrontation) 0/10: Hit points: 3. Victory Points: 2.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
ENTRANCE = "\nphase: Entrance"
UPKEEP = "\nphase: Discard, active B"
PARTISAN, YARROW, LAUGH = "Ditch-Line Partisan", "Yarrow Apothecary", "Last-Laugh Skeleton"
HEIRESS, GOBLIN, TROLL = "Heiress with Full Coffers", "Rented Goblin", "Long-Stride Troll"
GHOUL, DUCHESS, SERGEANT = "Pall-Side Ghoul", "Duchess beyond Reproach", "Sergeant Up Front"


@plays("Ditch-Line Partisan")
@pytest.mark.parametrize(
    ("lies", "value"), [("defensive: {}", "2/3"), ("offensive: {}", "2/1"), ("defensive: {} assigned", "2/1")]
)
def test_the_ditch_protects_it(lies: str, value: str) -> None:
    assert orc(f"A: {lies.format(PARTISAN)}; hand: 1\nB: hand: 1", TEXTS).value(PARTISAN) == value


@plays("Ditch-Line Partisan")
@pytest.mark.parametrize(("hurt", "place"), [(" hurt 1", "graveyard"), ("", "Offensive")])
def test_wounded_it_does_not_leave_the_ditch_alive(hurt: str, place: str) -> None:
    s = orc(f"A: defensive: {PARTISAN}{hurt}; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    assert s.place(PARTISAN) == "A's Defensive"
    s.choose(f"move {PARTISAN}")
    s.to("Second Play")
    assert s.place(PARTISAN) == f"A's {place}"


@plays("Yarrow Apothecary")
@pytest.mark.parametrize(("name", "left"), [("Ox", 1), ("Cow", 0), ("Elk", 0), (YARROW, 0)])
def test_two_of_the_damage_goes(name: str, left: int) -> None:
    s = orc(
        f"A: offensive: {YARROW} hurt 1, Ox 1/9 hurt 3, Elk; defensive: Rat; hand: 1\n"
        "B: defensive: Cow 1/9 hurt 1; offensive: Hen; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"use {YARROW}")
    assert sorted(targets(s)) == sorted(["Ox", "Cow", "Elk", YARROW])
    s.choose(f"target {name}")
    s.all_pass()
    assert (s.damage(name), s.marked(YARROW), s.value("Ox")) == (left, True, "1/9")


@plays("Yarrow Apothecary")
def test_marked_or_assigned_it_heals_nobody() -> None:
    for state in (" marked", " assigned"):
        assert not uses(orc(f"A: offensive: {YARROW}{state}, Ox 1/9 hurt 3; hand: 1\nB: hand: 1", TEXTS))
    s = orc(f"A: offensive: {YARROW}, Ox 1/9 hurt 3; hand: 1\nB: hand: 1", TEXTS)
    assert uses(s) == [YARROW]


@plays("Last-Laugh Skeleton")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
@pytest.mark.parametrize(
    ("way", "state", "lost"),
    [("Axe", "", 1), ("Gust", "", 1), ("Scare", "", 0), ("Bounce", "", 0), ("Gust", " assigned", 0)],
)
def test_dying_costs_each_opponent_one(front: str, way: str, state: str, lost: int) -> None:
    s = orc(f"A: {front.lower()}: {LAUGH}{state}; hand: {way}\nB: hand: 1\nC: hand: 1", TEXTS)
    s.do(f"play {way}", front=front)
    assert s.place(LAUGH) == ("A's hand" if way == "Bounce" else "A's graveyard")
    assert [s.influence(seat) for seat in "ABC"] == [20, 20 - lost, 20 - lost]


@plays("Last-Laugh Skeleton")
def test_in_combat_and_anothers_turn_too() -> None:
    s = orc(f"A: offensive: Ox 2/9; hand: 1\nB: defensive: {LAUGH}; hand: 1\nC: hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block Ox with {LAUGH}")
    s.to("Second Play")
    assert (s.place(LAUGH), [s.influence(seat) for seat in "ABC"]) == ("B's graveyard", [19, 20, 19])


SILVER = "resources: Oat marked, Corn marked, Rye marked, Pea"


@plays("Heiress with Full Coffers")
@pytest.mark.parametrize("picked", [[], ["Oat"], ["Oat", "Rye"]])
@pytest.mark.parametrize("way", ["comes", "is raised"])
def test_coming_she_frees_up_to_two_resources(picked: list[str], way: str) -> None:
    if way == "comes":
        s = orc(f"A: 3 gold; {SILVER}; hand: {HEIRESS}\nB: resources: Bean marked; hand: 1{ENTRANCE}", TEXTS)
        s.choose(f"play {HEIRESS}", "in the Offensive")
    else:
        s = orc(f"A: 3 gold; {SILVER}; grave: {HEIRESS}; hand: Rise\nB: resources: Bean marked; hand: 1", TEXTS)
        s.choose("play Rise", *[o for o in ("in the Offensive",) if o in s.options()])
    while not offered(s, "pick"):
        s.choose(s.way_on())
    assert {"Oat", "Corn", "Rye"} <= set(offered(s, "pick"))
    assert "Bean" not in offered(s, "pick")
    before = s.gold("A")
    s.choose(*(f"pick {name}" for name in picked))
    s.choose(*["done"] * (len(picked) < 2))
    assert [name for name in ("Oat", "Corn", "Rye") if not s.marked(name)] == picked
    assert (s.gold("A"), s.marked("Bean")) == (before + len(picked), True)


@plays("Heiress with Full Coffers")
def test_to_change_hands_is_no_coming() -> None:
    s = orc(f"A: {SILVER}; hand: Seize\nB: defensive: {HEIRESS}; hand: 1", TEXTS)
    s.do("play Seize")
    assert (s.controller(HEIRESS), s.marked("Oat"), offered(s, "pick")) == ("A", True, [])


@plays("Rented Goblin")
@pytest.mark.parametrize(("gold", "pays"), [(1, True), (1, False), (0, False)])
def test_it_goes_unless_it_is_paid(gold: int, pays: bool) -> None:
    s = orc(
        f"A: offensive: {GOBLIN}, Mourner; attached: Spear on {GOBLIN}; resources: {gold}; hand: 1\nB: hand: 1{UPKEEP}",
        TEXTS,
    )
    if gold:
        s.to("Upkeep", "A")
        s.choose(f"pay upkeep of {GOBLIN}" if pays else f"pay no upkeep of {GOBLIN}")
    s.to("Play", "A")
    assert (s.place(GOBLIN), s.place("Spear")) == (
        ("A's Offensive", f"on {GOBLIN}") if pays else ("A's graveyard", "A's graveyard")
    )
    assert (s.gold("A"), s.influence("A")) == (gold - pays, 20)  # to be discarded is no death


@plays("Rented Goblin")
def test_it_goes_to_its_owner_and_others_upkeep_is_not_its_own() -> None:
    s = orc(f"A: offensive: {GOBLIN} of B; hand: 1\nB: hand: 1{UPKEEP}", TEXTS)
    s.to("Play", "A")
    assert s.place(GOBLIN) == "B's graveyard"
    s = orc(f"A: 1 gold; hand: {GOBLIN}\nB: hand: 1{ENTRANCE}", TEXTS)
    s.choose(f"play {GOBLIN}", "in the Offensive")
    s.to("Play", "B")
    assert s.place(GOBLIN) == "A's Offensive"
    s.to("Play", "A")
    assert s.place(GOBLIN) == "A's graveyard"


@plays("Long-Stride Troll")
def test_its_move_does_not_tire_it_and_it_attacks() -> None:
    s = orc(f"A: defensive: {TROLL}, Elk; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    s.choose(f"move {TROLL}", "move Elk")
    s.to("Second Move or Attack")
    assert [(s.place(name), s.marked(name)) for name in (TROLL, "Elk")] == [
        ("A's Offensive", False), ("A's Offensive", True),
    ]  # fmt: skip
    assert not offered(s, "move")  # it has come from there itself
    s.choose("attack B")
    s.to("Play", "B")
    assert s.influence("B") == 16


@plays("Long-Stride Troll")
def test_it_moves_back_to_defend() -> None:
    s = orc(f"A: offensive: {TROLL}, Elk; hand: 1\nB: offensive: Ox; hand: 1{FIGHT}", TEXTS)
    s.choose(f"move {TROLL}", "move Elk")
    s.to("Move or Attack", "B")
    s.choose("attack A")
    until(s, "block")
    assert offered(s, "block") == [f"Ox with {TROLL}"]
    for state in (" marked", " assigned"):
        s = orc(f"A: offensive: {TROLL}{state}, Elk; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
        assert offered(s, "move") == ["Elk"]


@plays("Pall-Side Ghoul")
@pytest.mark.parametrize(
    ("way", "front", "victim", "value"),
    [
        ("Axe", "Offensive", "Ox", "3/2"), ("Axe", "Offensive", "Cow", "3/2"), ("Axe", "Defensive", "Rat", "2/2"),
        ("Axe", "Defensive", "Hen", "2/2"), ("Scare", "Offensive", "Ox", "2/2"), ("Bounce", "Offensive", "Ox", "2/2"),
        ("Gust", "Offensive", "", "5/2"),
    ],
)  # fmt: skip
def test_it_grows_by_each_death_beside_it(way: str, front: str, victim: str, value: str) -> None:
    s = orc(
        f"A: offensive: {GHOUL}, Ox, Elk; defensive: Rat; hand: {way}\nB: defensive: Cow; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.do(f"play {way}", *[f"target {victim}"] * bool(victim), front=front)
    while s.table.chain or offered(s, "trigger"):
        s.choose(s.way_on())
    assert s.value(GHOUL) == value
    s.to("Play", "B")
    assert s.value(GHOUL) == value


@plays("Pall-Side Ghoul")
def test_dying_with_them_it_gets_nothing() -> None:
    s = orc(f"A: offensive: {GHOUL}, Ox; hand: Gale\nB: defensive: Cow; hand: 1", TEXTS)
    s.do("play Gale")
    assert (s.place(GHOUL), s.value(GHOUL)) == ("A's graveyard", "2/2")


@plays("Duchess beyond Reproach")
@pytest.mark.parametrize("front", ["offensive", "defensive"])
def test_no_opponent_aims_an_event_at_her(front: str) -> None:
    other = "defensive" if front == "offensive" else "offensive"
    s = orc(f"A: {other}: Ox, Sage, Slinger; hand: Axe, Gust, Doom\nB: {front}: {DUCHESS}, Cow 1/9; hand: Axe", TEXTS)
    matches = [s.fork() for _ in range(4)]
    for match, card, aims in zip(matches, ("Axe", "Doom"), (False, True), strict=False):
        aiming(match, card, other.capitalize())
        assert (DUCHESS in targets(match)) is aims
        assert "Cow" in targets(match)
    matches[2].choose("use Slinger")
    assert DUCHESS in targets(matches[2])
    matches[3].do("play Gust", front=other.capitalize())
    assert matches[3].damage(DUCHESS) == 1
    s.to("Play", "B")
    aiming(s, "Axe", front.capitalize())
    assert DUCHESS in targets(s)


@plays("Duchess beyond Reproach")
def test_assigned_she_is_aimed_at_and_a_new_master_protects_her() -> None:
    s = orc(f"A: offensive: Ox; hand: Axe\nB: defensive: {DUCHESS} assigned; hand: 1", TEXTS)
    s.do("play Axe", f"target {DUCHESS}")
    assert s.place(DUCHESS) == "B's graveyard"
    s = orc(f"A: offensive: {DUCHESS}, Ox; hand: Axe\nB: defensive: Cow; hand: Seize\nC: hand: Seize", TEXTS)
    s.choose("play Axe")
    s.choose(*[o for o in s.options() if o == "in the Offensive"], f"target {DUCHESS}")
    killed = s.fork()
    resolve(killed)
    assert killed.place(DUCHESS) == "A's graveyard"


@plays("Sergeant Up Front")
@pytest.mark.parametrize("leads", [True, False])
def test_those_who_attack_with_him_hit_harder(leads: bool) -> None:
    s = orc(
        f"A: offensive: {SERGEANT}, Ox 1/9, Elk 1/9, Pig; hand: 1\nB: offensive: Hen; defensive: Cow; hand: Wait, Axe{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", *[f"send {SERGEANT}"] * leads, "send Ox", "send Elk")
    until(s, "play Wait")
    assert values(s, SERGEANT, "Ox", "Elk", "Pig", "Cow") == ["3/3", *[f"{1 + leads}/9"] * 2, "1/1", "1/1"]
    killed = s.fork()
    s.to("Second Play")
    assert (s.influence("B"), s.value("Ox")) == (20 - (7 if leads else 2), f"{1 + leads}/9")
    s.to("Play", "B")
    assert s.value("Ox") == "1/9"
    if leads:
        killed.choose("play Axe", *[o for o in killed.options() if o == "in the Defensive"])
        killed.choose(*[o for o in killed.options() if o == "in the Defensive"], f"target {SERGEANT}")
        resolve(killed)
        assert (killed.place(SERGEANT), killed.value("Ox")) == ("A's graveyard", "2/9")


@plays("Sergeant Up Front")
def test_against_a_monster_those_of_the_other_front_count() -> None:
    s = orc(
        f"A: offensive: {SERGEANT}, Elk; defensive: Rat, Pig; quests: Bear; hand: 1\nB: hand: Wait",
        TEXTS,
    )
    accepting(s, "Bear")
    s.to("Move or Attack")
    s.choose("attack Bear", f"send {SERGEANT} against Bear", "send Rat against Bear")
    until(s, "play Wait")
    assert values(s, SERGEANT, "Elk", "Rat", "Pig") == ["3/3", "1/1", "2/1", "1/1"]
