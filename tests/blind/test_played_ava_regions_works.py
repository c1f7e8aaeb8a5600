"""Blind creatures, events and magic of Regions that mend, harm, shift and defend, played as their writers meant them."""

import pytest

from blind.gestures import fought, offered, targets
from blind.texts import plays, regions
from scenes.regions import Scene

TEXTS = {
    "Wait": "event 0: Draw a card.", "Axe": "event 0: Kill target creature.",
    "Graze": "event 0: Deal 3 damage to target region.",
    "Sting": "event 0: Deal 30 damage to target region.", "Imp": "creature 2 1/1", "Ogre": "creature 4 1/1",
    "Fern": "event 0 Red Banner: Draw a card.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


def attacked(table: str, region: str, *attackers: str) -> Scene:
    """A attacks the region with these, and B is asked who defends."""
    s = regions(table + COMBAT, TEXTS)
    s.attack(region, *attackers)
    return s


@plays("Stairhead Halberdier", "Thatch Warden", "Gatehouse Warden", "Terrace Steward")
@pytest.mark.parametrize(("name", "attack"), [
    ("Stairhead Halberdier", 3), ("Thatch Warden", 2), ("Gatehouse Warden", 1), ("Terrace Steward", 3),
])  # fmt: skip
def test_it_strikes_back_from_a_domain_and_others_do_not(name: str, attack: int) -> None:
    s = attacked(f"A: army: Ox 1/9; hand: 1\nB: body: {name}; mind: Sage 5/9; army: Elk; hand: 1", "Keep of B", "Ox")
    s.choose(f"block Ox with {name}")
    assert "block Ox with Elk" not in s.options()
    s.choose("block Ox with Sage")
    fought(s)
    assert (s.damage("Ox"), s.damage(name), s.damage("Sage")) == (attack, 1, 1)
    below = attacked(f"A: army: Ox 1/9; hand: 1\nB: body: Elder, {name}; hand: 1", "Keep of B", "Ox")
    assert offered(below, "block") == ["Ox with Elder", "Ox with Avatar of B"]


@plays("Backstair Guard")
def test_the_guard_defends_from_below_in_the_place_of_the_top() -> None:
    table = (
        "A: army: Ox 1/9, Cow 1/9; hand: 1\n"
        "B: body: Elder, Backstair Guard{}; mind: Sage; army: Elk; avatar in Soul; hand: 1"
    )
    s = attacked(table.format(""), "Keep of B", "Ox", "Cow")
    s.choose("block Ox with Backstair Guard")
    assert offered(s, "block") == ["Ox with Sage", "Cow with Sage"]
    s.refused("block Ox with Elder", "AVA-REGION-11")
    s.choose("done")
    fought(s)
    assert (s.damage("Ox"), s.damage("Backstair Guard")) == (0, 1)
    top = attacked(table.format(""), "Keep of B", "Ox", "Cow")
    top.choose("block Ox with Elder")
    assert not [label for label in offered(top, "block") if "Guard" in label]
    marked = attacked(table.format(" marked"), "Keep of B", "Ox", "Cow")
    assert not [label for label in offered(marked, "block") if "Guard" in label]


@plays("Boundary-Stone Setter")
@pytest.mark.parametrize("place", ["army: {}", "body: {}, Elder", "body: Elder, {}"])
@pytest.mark.parametrize(("hurt", "left"), [(5, 7), (1, 10), (0, 10)])
def test_its_mark_mends_two_of_the_own_region(place: str, hurt: int, left: int) -> None:
    own = place.format("Boundary-Stone Setter")
    s = regions(
        f"A: region Bay (10){f' hurt {hurt}' if hurt else ''}; {own}; hand: 1\nB: region Hill (10) hurt 5; hand: 1"
    )
    s.choose("use Boundary-Stone Setter")
    s.all_pass()
    assert (s.hp("Bay"), s.hp("Hill"), s.marked("Boundary-Stone Setter")) == (left, 5, True)


@plays("Dam Menders")
@pytest.mark.parametrize(("hurt", "left"), [(5, 8), (2, 10)])
def test_an_event_mends_three_of_the_own_region(hurt: int, left: int) -> None:
    s = regions(
        f"A: region Bay (10) hurt {hurt}; gold 2 Gaian; hand: Dam Menders, 1\nB: region Hill (10) hurt 5; hand: 1"
    )
    s.choose("play Dam Menders")
    s.all_pass()
    assert (s.hp("Bay"), s.hp("Hill"), s.consumed("A")) == (left, 5, "2 Gaian")


@plays("Boundary Waller", "Hedgerow Postilion")
@pytest.mark.parametrize(("name", "mends"), [("Boundary Waller", 3), ("Hedgerow Postilion", 1)])
@pytest.mark.parametrize("place", ["the Front", "the Mind Domain"])
@pytest.mark.parametrize(("hurt", "full"), [(5, False), (0, True)])
def test_as_it_enters_the_own_region_is_mended(name: str, mends: int, place: str, hurt: int, full: bool) -> None:
    gold = "3 Gaian" if name == "Boundary Waller" else "2 House of Nobles"
    s = regions(
        f"A: region Bay (10){f' hurt {hurt}' if hurt else ''}; gold {gold}; hand: {name}, 1\n"
        "B: region Hill (10) hurt 5; hand: 1\nphase: Entrance"
    )  # fmt: skip
    s.play(name, f"place in {place}", *(["number 3"] if name == "Boundary Waller" and not full else []))
    assert (s.hp("Bay"), s.hp("Hill")) == (10 if full else 5 + mends, 5)


@plays("Boundary Firebrand")
@pytest.mark.parametrize("place", ["the Front", "the Mind Domain"])
@pytest.mark.parametrize(("hurt", "lost"), [(0, False), (9, True)])
def test_as_it_enters_a_region_of_an_opponent_suffers_two(place: str, hurt: int, lost: bool) -> None:
    s = regions(
        "A: gold 3 Red Banner; hand: Boundary Firebrand, 1\n"
        f"B: region Bay (10){f' hurt {hurt}' if hurt else ''}; regions: Hill; hand: 1\n"
        "C: region Moor (10); hand: 1\nD:\nphase: Entrance"
    )  # fmt: skip
    s.choose("play Boundary Firebrand", f"place in {place}")
    while not targets(s):
        s.choose("pass")
    assert targets(s) == ["player B", "player C", "player D"]
    s.choose("target player B")
    s.all_pass()
    assert (s.place("Bay"), s.hp("Moor"), s.hp("Keep of A")) == ("B's graveyard" if lost else "B's Region", 10, 10)
    assert s.hp("Hill" if lost else "Bay") == (10 if lost else 8)


@plays("Fire along the Hedgebanks", "Burning Hayricks")
@pytest.mark.parametrize(("name", "gold", "damage"), [("Fire along the Hedgebanks", 3, 4), ("Burning Hayricks", 2, 2)])
@pytest.mark.parametrize("hurt", [0, 9])
def test_a_region_suffers_and_what_is_too_much_is_lost(name: str, gold: int, damage: int, hurt: int) -> None:
    s = regions(
        f"A: gold {gold} Red Banner; hand: {name}, 1\n"
        f"B: region Bay (10){f' hurt {hurt}' if hurt else ''}; regions: Hill; hand: 1\nC:\nD:"
    )
    s.choose(f"play {name}")
    assert len(s.options()) == (4 if name.startswith("Fire") else 3)
    s.choose("target player B" if name.startswith("Fire") else "pick Bay")
    s.all_pass()
    assert s.place("Bay") == ("B's graveyard" if hurt else "B's Region")
    assert (s.hp("Hill" if hurt else "Bay"), s.hp("Keep of C")) == (10 if hurt else 10 - damage, 10)
    last = regions(f"A: gold {gold} Red Banner; hand: {name}, 1\nB: region Bay (10) hurt 9; no regions; hand: 1")
    last.choose(f"play {name}")
    last.choose("target player B") if "target player B" in last.options() else None
    last.all_pass()
    assert last.winner == "A"


@plays("Called to the Door", "Changing of the Watch")
@pytest.mark.parametrize(
    ("name", "gold"), [("Called to the Door", "1 House of Nobles"), ("Changing of the Watch", "1 Red Banner")]
)
def test_a_creature_of_an_own_domain_becomes_its_top_unmarked_and_may_defend(name: str, gold: str) -> None:
    table = "A: army: Ox 0/9; mind: Nun; hand: 1\nB: gold {}; body: Elder, Imp, Sage marked; army: Elk; hand: {}, 1"
    s = regions(table.format(gold, name) + COMBAT, TEXTS)
    s.choose("attack Keep of B")
    s.choose("send Ox", "done") if "send Ox" in s.options() else None
    s.choose(f"play {name}")
    assert sorted(targets(s)) == ["Elder", "Imp", "Sage"]
    s.choose("target Sage")
    s.all_pass()
    assert (s.domain("B", "Body"), s.marked("Sage")) == (["Sage", "Elder", "Imp"], False)
    assert [label for label in offered(s, "block") if "Avatar" not in label] == ["Ox with Sage", "Ox with Elk"]


@plays("Called to the Door", "Changing of the Watch")
@pytest.mark.parametrize(
    ("name", "gold"), [("Called to the Door", "1 House of Nobles"), ("Changing of the Watch", "1 Red Banner")]
)
def test_who_defends_already_goes_on(name: str, gold: str) -> None:
    s = attacked(f"A: army: Ox 1/9; hand: 1\nB: gold {gold}; body: Elder 1/9, Sage; hand: {name}, 1", "Keep of B", "Ox")
    while not offered(s, "block"):
        s.choose("pass")
    s.choose("block Ox with Elder")
    s.choose("done") if "done" in s.options() else None
    s.choose(f"play {name}", "target Sage")
    fought(s)
    assert (s.domain("B", "Body"), s.damage("Elder"), s.hp("Keep of B")) == (["Sage", "Elder"], 1, 10)


@plays("Seer of the Inner Circle")
def test_the_seer_enters_the_mind_and_puts_creatures_on_top() -> None:
    s = regions("A: gold 4 House of Nobles; hand: Seer of the Inner Circle, 1\nB: hand: 1\nphase: Entrance")
    s.choose("play Seer of the Inner Circle")
    places = [o for o in s.options() if o.startswith("place in")]
    assert places in ([], ["place in the Mind Domain"])
    s.choose(*places)
    s.all_pass()
    assert s.place("Seer of the Inner Circle") == "A's Mind"
    s = regions(
        "A: mind: Seer of the Inner Circle; body: Elder, Sage marked; army: Elk; hand: 1\nB: soul: Nun; hand: 1"
    )
    s.choose("use Seer of the Inner Circle")
    assert sorted(targets(s)) == ["Elder", "Sage", "Seer of the Inner Circle"]
    s.choose("target Sage")
    s.all_pass()
    assert (s.domain("A", "Body"), s.marked("Sage"), s.marked("Elder")) == (["Sage", "Elder"], True, False)
    assert offered(s, "move", "Elk")


@plays("Tunnel Runner")
def test_the_runner_may_move_without_a_mark() -> None:
    table = "A: army: Tunnel Runner{}, Elk; hand: 1\nB: hand: 1"
    s = regions(table.format(""))
    s.choose("move Tunnel Runner to the Body Domain")
    s.choose(next((o for o in s.options() if o in ("no", "yes")), s.options()[0])) if "yes" in s.options() else None
    s.all_pass()
    assert (s.place("Tunnel Runner"), offered(s, "move")) == ("A's Body", [])
    assert not s.marked("Tunnel Runner")
    assert not offered(regions(table.format(" marked")), "move", "Tunnel Runner")
    other = regions(table.format(""))
    other.carry_out("move Elk to the Body Domain")
    assert other.marked("Elk")


@plays("Forced Levy")
def test_the_top_of_one_domain_of_each_player_comes_to_his_front() -> None:
    s = regions(
        "A: gold 3 The Empire; hand: Forced Levy, 1; body: Elder marked, Sage; mind: Monk\n"
        "B: body: Nun; mind: Imp; hand: 1\nC:\nD:",
        TEXTS,
    )
    s.choose("play Forced Levy")
    while s.table.chain or s.place("Elder") == "A's Body":
        s.choose(next((o for o in s.options() if "Body" in o), None) or s.way_on())
    assert [s.place(name) for name in ("Elder", "Sage", "Monk", "Nun", "Imp")] == [
        "A's Front", "A's Body", "A's Mind", "B's Front", "B's Mind",
    ]  # fmt: skip
    assert (s.marked("Elder"), s.marked("Nun"), bool(offered(s, "move", "Sage"))) == (True, False, True)


@plays("Forced Procession")
def test_the_top_of_one_domain_of_each_opponent_comes_to_his_front_marked() -> None:
    s = regions(
        "A: gold 3 House of Nobles; hand: Forced Procession, 1; body: Elder\n"
        "B: body: Nun, Sage; mind: Imp; hand: 1\nC: body: Monk marked\nD:",
        TEXTS,
    )
    s.choose("play Forced Procession")
    while s.table.chain or s.place("Nun") == "B's Body":
        s.choose(next((o for o in s.options() if "Body" in o), None) or s.way_on())
    assert [s.place(name) for name in ("Elder", "Nun", "Sage", "Imp", "Monk")] == [
        "A's Body", "B's Front", "B's Body", "B's Mind", "C's Front",
    ]  # fmt: skip
    assert (s.marked("Nun"), s.marked("Monk"), s.marked("Sage")) == (True, True, False)


@plays("Burned Bridges")
def test_an_attacker_does_the_region_no_harm_in_this_turn() -> None:
    table = "A: army: Ox 2/9, Cow 1/9; hand: 1\nB: gold 2 Gaian; army: Elk 1/9; hand: Burned Bridges, 1"
    idle = regions(table + "\nphase: Play, active B", TEXTS)
    assert "play Burned Bridges" not in idle.options()
    s = regions(table + COMBAT, TEXTS)
    s.choose("attack Keep of B", "send Ox", "send Cow")
    s.choose("done") if "done" in s.options() else None
    s.choose("play Burned Bridges")
    assert sorted(targets(s)) == ["Cow", "Ox"]
    s.choose("target Ox")
    s.all_pass()
    fight = s.fork()
    s.choose("done")
    fought(s)
    assert s.hp("Keep of B") == 9
    fight.choose("block Ox with Elk", "done")
    fought(fight)
    assert (fight.damage("Elk"), fight.damage("Ox")) == (2, 1)


@plays("Palisade")
def test_the_first_damage_of_each_turn_to_the_enchanted_region_is_less() -> None:
    s = attacked(
        "A: army: Ox 3/9, Cow 3/9; hand: Graze, 1\n"
        "B: region Bay (20); regions: Hill; attached: Palisade on Bay; hand: 1",
        "Bay",
        "Ox",
        "Cow",
    )
    s.choose("done")
    fought(s)
    assert s.hp("Bay") == 20 - 1 - 3
    s.to("Second Play")
    s.choose("play Graze", "target Bay")
    s.all_pass()
    assert s.hp("Bay") == 13
    s = regions("A: gold 2 Gaian; hand: Palisade, Graze, 1\nB: region Hill; hand: Sting", TEXTS)
    s.play("Palisade")
    assert s.place("Palisade") == "on Keep of A"
    s.choose("play Graze", "target Keep of A")
    s.all_pass()
    assert s.hp("Keep of A") == 9
    s.to("Play", "B")
    s.choose("play Sting", "target Keep of A")
    s.all_pass()
    assert s.place("Palisade") == "A's graveyard"


@plays("Oath of the Wallwrights")
def test_attackers_harm_the_enchanted_region_less_and_its_loss_brings_a_cheap_creature() -> None:
    table = (
        "A: army: Ox 3/9, Cow 3/9, Hen 1/9; hand: Graze, 1\n"
        "B: region Bay (9); regions: {}; attached: Oath of the Wallwrights on Bay; hand: Imp, Ogre"
    )
    s = attacked(table.format("Hill"), "Bay", "Ox", "Cow", "Hen")
    s.choose("done")
    fought(s)
    assert s.hp("Bay") == 7
    s.to("Second Play")
    s.choose("play Graze", "target Bay")
    s.all_pass()
    assert s.hp("Bay") == 4
    for says, place in (("yes", "B's Mind"), ("no", "B's hand")):
        s = regions(table.format("Hill").replace("Graze", "Sting"), TEXTS)
        s.choose("play Sting", "target Bay")
        s.all_pass()
        assert (s.place("Oath of the Wallwrights"), s.asked) == ("B's graveyard", "B")
        while s.asked == "B" and s.options()[0] not in ("pass", "done"):
            wanted = [o for word in (says, "Imp", "Mind") for o in s.options() if word in o]
            s.choose(wanted[0] if wanted else s.options()[0])
            assert "pick Ogre" not in s.options()
        assert (s.place("Imp"), s.place("Ogre")) == (place, "B's hand")


@plays("Orator of the Low Hall")
@pytest.mark.parametrize(("place", "discipline", "wins"), [("mind", "Mind", True), ("body", "Body", False)])
def test_the_orator_counts_as_two_in_bids_for_mind(place: str, discipline: str, wins: bool) -> None:
    s = regions(f"A: {place}: Orator of the Low Hall; hand: 1\nB: {place}: Nun; hand: 1\nphase: Tactics")
    s.choose(f"claim {discipline}", "bid Orator of the Low Hall")
    while s.phase == "Tactics":
        s.choose(next((o for o in s.options() if o in ("bid Nun", f"{discipline}: 1 VP")), None) or s.way_on())
    assert (s.victory("A"), s.marked("Orator of the Low Hall"), s.marked("Nun")) == (int(wins), True, True)


@plays("Surveyor of the Back Country", "Under Another Flag")
@pytest.mark.parametrize("way", ["use Surveyor of the Back Country", "play Under Another Flag"])
def test_the_active_region_goes_below_the_pile_with_its_damage(way: str) -> None:
    table = (
        "A: region Bay (10) hurt 4; {}; gold 4 House of Nobles; army: Surveyor of the Back Country; "
        "hand: Under Another Flag, 1\nB: hand: Sting"
    )
    cards = TEXTS | {
        "Hill": "region 8 Gaian: When this region is lost, draw a card.",
        "Bay": "region 10 House of Nobles: When this region is lost, draw nine cards.",
    }
    s = regions(table.format("regions: Hill"), cards)
    s.choose(way)
    s.all_pass()
    assert (s.place("Hill"), s.place("Bay"), s.hp("Hill"), len(s.deck("A"))) == ("A's Region", "A's regions", 8, 10)
    assert s.consumed("A") == ("3 House of Nobles" if way.startswith("use") else "4 House of Nobles")
    s.to("Play", "B")
    s.choose("play Sting", "target Hill")
    s.all_pass()
    assert (s.place("Bay"), s.hp("Bay")) == ("A's Region", 6)
    assert way not in regions(table.format("no regions"), cards).options()


@plays("Surveyor of the Back Country")
def test_the_surveyor_works_in_the_first_play_phase_only() -> None:
    s = regions(
        "A: gold 3 Gaian; regions: Hill; army: Surveyor of the Back Country; hand: 1\nB: hand: 1\nphase: Second Play"
    )
    assert not offered(s, "use")


@plays("Give Ground, Keep the Army")
def test_the_attacked_region_makes_room_for_the_next_one() -> None:
    table = "A: army: Ox 2/9; hand: 2 Sting\nB: gold 2 Red Banner; region Bay (10) hurt 4; {}; hand: Give Ground, 1"
    cards = TEXTS | {"Bay": "region 10 Red Banner: When this region is lost, draw nine cards."}
    s = regions(table.format("regions: Hill, Moor") + COMBAT, cards)
    s.choose("attack Bay")
    s.choose("send Ox", "done") if "send Ox" in s.options() else None
    s.choose("play Give Ground")
    s.all_pass()
    s.choose("done") if "done" in s.options() else None
    fought(s)
    assert (s.place("Bay"), s.hp("Hill"), len(s.deck("B"))) == ("B's regions", 8, 10)
    s.to("Second Play")
    s.choose("play Sting", "target Hill")
    s.all_pass()
    assert s.place("Moor") == "B's Region"
    s.choose("play Sting", "target Moor")
    s.all_pass()
    assert (s.place("Bay"), s.hp("Bay")) == ("B's Region", 6)  # as it was
    assert "play Give Ground" not in regions(table.format("no regions") + COMBAT, cards).options()
    idle = regions(table.format("regions: Hill") + "\nphase: Play, active B", cards)
    assert "play Give Ground" not in idle.options()
