"""Blind texts of ARC, AVA and ORC on roads, bids and combat that were understood later, played as their writers meant them."""

import pytest

from blind.texts import arc, ava, orc, plays

TEXTS = {
    "Wait": "event 0: Draw a card.", "Spark": "event 0: Deal 3 damage to target creature.",
    "Lift": "event 0: Return target creature to its owner's hand.",
    "Quake": "event 0: Deal 3 damage to target city.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Sticky Mud")
def test_one_goes_into_the_mud_and_not_out_of_it_but_by_effects() -> None:
    s = arc(
        "A: army: Ox; city Oak (Body, 8): Elder; city Elm (Mind, 8); hand: Lift; attached: Sticky Mud on Oak\nB: army: Mule",
        TEXTS,
    )
    moves = [o for o in s.options() if o.startswith("move")]
    assert sorted(moves) == ["move Ox to Elm", "move Ox to Oak"]
    s.play("Lift", "target Elder")
    assert s.hand("A") == ["Elder"]


@plays("Rusted Gate")
def test_nobody_goes_through_the_gate_and_residents_defend() -> None:
    s = arc(
        "A: army: Ox; city Oak (Body, 8): Elder; city Elm (Mind, 8): Sage; attached: Rusted Gate on Oak\nB: army: Mule",
        TEXTS,
    )
    moves = [o for o in s.options() if o.startswith("move")]
    assert sorted(moves) == ["move Ox to Elm", "move Sage to the Army"]
    s = arc(f"A: army: Ox 1/9\nB: army: Mule; city Oak (Body, 8): Elder; attached: Rusted Gate on Oak{COMBAT}", TEXTS)
    s.choose("attack Oak")
    assert "block Ox with Elder" in s.options()


@plays("Consecrated Walls")
def test_each_attacker_does_the_city_one_less_and_an_event_does_not() -> None:
    s = arc(
        f"A: army: Ox 3/3, Ram 1/1; hand: Quake\nB: city Oak (Body, 9); attached: Consecrated Walls on Oak{COMBAT}",
        TEXTS,
    )
    s.choose("attack Oak", "send Ox", "send Ram")
    s.choose("done") if "done" in s.options() and "send" in str(s.options()) else None
    s.to("Second Play")
    assert s.damage("Oak") == 2
    s.play("Quake", "target Oak")
    assert s.damage("Oak") == 5


@plays("Beekeeper's Charm")
def test_each_attacker_of_the_city_is_stung_once() -> None:
    s = arc(
        f"""
        A: army: Ox 1/3, Ram 1/1; hand: Wait
        B: city Oak (Body, 9); city Elm (Mind, 8); attached: Beekeeper's Charm on Oak{COMBAT}
        """,
        TEXTS,
    )
    other = s.fork()
    s.choose("attack Oak", "send Ox", "send Ram")
    s.choose("done") if [o for o in s.options() if o.startswith("send")] else None
    while s.table.chain or s.options()[0].startswith("trigger"):
        s.choose(s.way_on())
    assert (s.damage("Ox"), s.place("Ram")) == (1, "A's graveyard")
    s.to("Second Play")
    assert (s.damage("Oak"), s.damage("Elm")) == (1, 0)
    other.choose("attack Elm", "send Ox")
    other.choose("done")
    other.to("Second Play")
    assert other.damage("Ox") == 0


@plays("Oathbound Sentinel")
@pytest.mark.parametrize(
    ("lies", "goal", "helps"), [("", "Elm", True), ("", "B's army", False), (" marked", "Elm", False)]
)
def test_from_its_city_it_defends_another_and_stays_where_it_is(lies: str, goal: str, helps: bool) -> None:
    s = arc(
        f"""
        A: army: Ox 1/9; hand: Wait
        B: army: Mule; city Oak (Body, 8): Oathbound Sentinel{lies}, Cook; city Elm (Mind, 8): Sage{COMBAT}
        """,
        TEXTS,
    )
    s.choose(f"attack {goal}")
    while "block Ox with Mule" not in s.options():
        s.choose(s.way_on())
    assert "block Ox with Cook" not in s.options()
    assert ("block Ox with Oathbound Sentinel" in s.options()) == helps
    if helps:
        s.choose("block Ox with Oathbound Sentinel")
        s.to("Second Play")
        assert (s.damage("Ox"), s.place("Oathbound Sentinel"), s.damage("Elm")) == (2, "Oak", 0)


@plays("Orderly Withdrawal")
def test_an_attacker_goes_home_marked_and_does_no_harm() -> None:
    s = arc(
        f"""
        A: army: Ox 3/3, Ram 1/1; city Oak (Body, 8); hand: Orderly Withdrawal; gems 1 The Empire
        B: city Elm (Mind, 9); hand: Wait{COMBAT}
        """,
        TEXTS,
    )
    s.choose("attack Elm", "send Ox", "send Ram")
    s.choose("done") if [o for o in s.options() if o.startswith("send")] else None
    while "play Orderly Withdrawal" not in s.options():
        s.choose(s.way_on())
    s.choose("play Orderly Withdrawal", "target Ox")
    while s.table.chain:
        s.choose(next((o for o in s.options() if o.endswith("Oak")), s.way_on()))
    s.to("Second Play")
    assert (s.place("Ox"), s.marked("Ox"), s.damage("Elm")) == ("Oak", True, 1)


@plays("Stuffed Urn", "Called Bluff")
@pytest.mark.parametrize(
    ("card", "faction", "most"), [("Stuffed Urn", "House of Nobles", 6), ("Called Bluff", "House of Nobles", 5)]
)
def test_a_claim_is_worth_more(card: str, faction: str, most: int) -> None:
    for answer, winner in ((most - 1, "A"), (most + 1, "B")):
        s = arc(
            f"""
            A: city Oak (Body, 8): Sage cost 2; hand: {card}; gems 2 {faction}; 15 points
            B: city Elm (Body, 8): Elder cost {answer}; hand: Wait; 15 points
            phase: Tactics
            """,
            TEXTS,
        )
        s.choose("claim Body", "bid Sage")
        while s.phase == "Tactics":
            s.choose(next((o for o in s.options() if o in ("bid Elder", f"play {card}", "target Sage")), s.way_on()))
        gained = [s.points(seat) - 15 for seat in "AB"]
        assert (gained[0] > 0) == (winner == "A"), (answer, gained)


@plays("Lichen Giant")
@pytest.mark.parametrize(
    ("event", "damage"), [("Deal 3 damage to target creature.", 1), ("Deal 1 damage to target creature.", 0)]
)
def test_events_hurt_the_giant_two_less_and_combat_does_not(event: str, damage: int) -> None:
    for kind in ("event", "magic"):
        s = ava("A: hand: Bolt; army: Ox\nB: army: Lichen Giant", TEXTS | {"Bolt": f"{kind} 0: {event}"})
        s.play("Bolt", "target Lichen Giant")
        assert s.damage("Lichen Giant") == damage
    s = ava(f"A: army: Ox 3/9; avatar marked; hand: Wait\nB: army: Lichen Giant; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army")
    while "block Ox with Lichen Giant" not in s.options():
        s.choose(s.way_on())
    s.choose("block Ox with Lichen Giant")
    s.to("Second Play")
    assert s.damage("Lichen Giant") == 3


@plays("Imperial Sapper")
def test_it_does_a_city_twice_the_damage_and_a_creature_what_it_has() -> None:
    s = ava(f"A: army: Imperial Sapper; avatar marked; hand: Wait\nB: city Oak (Body, 9); hand: 1{COMBAT}", TEXTS)
    atk = int(s.value("Imperial Sapper").partition("/")[0])
    s.choose("attack Oak")
    s.to("Second Play")
    assert s.damage("Oak") == 2 * atk
    s = ava(f"A: army: Imperial Sapper; avatar marked; hand: Wait\nB: city Oak (Body, 9): Elder 1/9{COMBAT}", TEXTS)
    s.choose("attack Oak")
    while "block Imperial Sapper with Elder" not in s.options():
        s.choose(s.way_on())
    s.choose("block Imperial Sapper with Elder")
    s.to("Second Play")
    assert (s.damage("Oak"), s.damage("Elder")) == (0, atk)


@plays("Smoke and Mirrors")
def test_an_attacker_is_gone_from_combat_and_unmarked() -> None:
    table = (
        "A: army: Ox 3/9; avatar marked; hand: Wait\nB: city Oak (Body, 9); hand: Smoke and Mirrors; gold 2 Dark Legion"
    )
    s = ava(table + COMBAT, TEXTS)
    s.choose("attack Oak")
    while "play Smoke and Mirrors" not in s.options():
        s.choose(s.way_on())
    s.choose("play Smoke and Mirrors")
    s.choose("target Ox") if "target Ox" in s.options() else None
    while s.table.chain:
        s.choose(s.way_on())
    s.to("Second Play")
    assert (s.damage("Oak"), s.marked("Ox"), s.place("Ox")) == (0, False, "A's Army")


@plays("Court Minstrel", "Dowager of Two Seals")
@pytest.mark.parametrize("name", ["Court Minstrel", "Dowager of Two Seals"])
def test_marked_for_a_bid_it_counts_as_two(name: str) -> None:
    for mine, winner in ((name, "A"), ("Sage", "")):
        s = ava(
            f"A: city Oak (Body, 8): {mine}; army: Ox\nB: city Elm (Body, 8): Elder, Cook; hand: 1\nphase: Tactics",
            TEXTS,
        )
        s.choose("claim Body")
        while s.phase == "Tactics":
            wanted = [o for o in s.options() if o.startswith("bid") and not o.endswith("Cook")]
            s.choose(wanted[0] if wanted else next((o for o in s.options() if o.endswith("1 VP")), s.way_on()))
        assert (s.victory("A") > 0) == (winner == "A")


@plays("Marsh Hag")
def test_for_two_gold_one_goes_to_the_other_front_once_a_turn() -> None:
    s = orc("A: offensive: Marsh Hag, Ox marked; resources: 4; hand: 1\nB: defensive: Elk; offensive: Owl; hand: 1")
    s.choose("use Marsh Hag")
    assert sorted(s.options()) == ["target Elk", "target Marsh Hag", "target Ox"]
    s.choose("target Elk")
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.place("Elk"), s.gold("A"), "use Marsh Hag" in s.options()) == ("B's Offensive", 2, False)


@plays("Militia Brigandine")
def test_only_a_human_wears_it() -> None:
    men = {"Man": "creature House of Nobles (Human) 1/1", "Elf": "creature House of Nobles (Elf) 1/1"}
    s = orc("A: offensive: Man, Elf; resources: 4; hand: Militia Brigandine, 1\nB: offensive: Owl; hand: 1", men)
    s.choose("play Militia Brigandine")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    s.choose("target Man") if "target Man" in s.options() else None
    assert "target Elf" not in s.options()
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.place("Militia Brigandine"), s.value("Man")) == ("on Man", "1/4")
