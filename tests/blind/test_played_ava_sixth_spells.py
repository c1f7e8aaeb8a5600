"""Blind texts of AVA's sixth round, its spells and cities, that waited for a scene, played as their writer meant them."""

from dataclasses import replace

import pytest

from blind.gestures import blocking, fought, offered, resolve, takes, targets
from blind.texts import ava, cards_of, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Call": "event 0: Unmark target creature.", "Peat": "magic 0 Gaian: You gain 3 LP.", "Calm": "event 0: You gain 1 LP.",
    "Bond": "enchantment 0: Attach to target creature.\nEnchanted creature gets +1/+1.",
    "Spoil": "event 0: Target player gains 2 VP.", "Moss": "event 1 Gaian: Draw a card.",
    "Saint": "creature 0 1/1: (M): Deal 1 damage to target creature.",
}  # fmt: skip
COMBAT, TACTICS = "\nphase: Attack", "\nphase: Tactics"


@plays("Bribed Sentry")
def test_a_creature_is_marked_and_a_card_drawn_or_nothing_at_all_happens() -> None:
    s = ava("A: gold 4 House of Nobles; hand: Bribed Sentry, Bribed Sentry, 1; deck: 9\nB: army: Elk; hand: Axe", TEXTS)
    gone = s.fork()
    s.choose("play Bribed Sentry")
    resolve(s)
    assert (s.marked("Elk"), len(s.hand("A"))) == (True, 3)
    gone.choose("play Bribed Sentry", "play Axe")
    resolve(gone)
    assert (gone.place("Elk"), len(gone.hand("A"))) == ("B's graveyard", 2)
    s = ava("A: gold 2 House of Nobles; hand: Bribed Sentry; deck: 0; city Dale\nB: army: Elk")
    s.choose("play Bribed Sentry")
    assert s.winner == "B"


@plays("Bribed Sentry")
def test_a_defender_that_is_marked_goes_on_defending() -> None:
    s = ava(f"A: army: Ox 1/9; gold 2 House of Nobles; hand: Bribed Sentry\nB: army: Elk 1/9; hand: 1{COMBAT}")
    blocking(s, "B's army", "Ox")
    s.choose("block Ox with Elk", *(["done"] if offered(s, "block") else []))
    until(s, "play Bribed")
    s.choose("play Bribed Sentry", "target Elk")
    resolve(s)
    fought(s)
    assert (s.marked("Elk"), s.damage("Ox"), s.damage("Elk")) == (True, 1, 1)


@plays("Words Unspoken")
@pytest.mark.parametrize(
    ("gold", "answer", "life", "place"),
    [("gold 2 Gaian; ", "yes", 23, "A's graveyard"), ("gold 2 Gaian; ", "no", 20, "removed"), ("", "", 20, "removed")],
)
def test_unpaid_a_magic_card_is_cancelled_and_removed(gold: str, answer: str, life: int, place: str) -> None:
    s = ava(f"A: {gold}hand: Peat, 1\nB: gold 3 The Empire; hand: Words Unspoken", TEXTS)
    s.choose("play Peat", "play Words Unspoken")
    while s.table.chain:
        s.choose(
            next(
                (o for o in s.options() if answer and (o == answer or (answer == "yes" and o.startswith("pay")))), None
            )
            or s.way_on()
        )
    assert (s.life("A"), s.place("Peat"), s.place("Words Unspoken")) == (life, place, "B's graveyard")


@plays("Words Unspoken")
def test_an_event_can_be_meant_and_an_enchantment_cannot() -> None:
    s = ava("A: hand: Calm, Bond, 1; army: Ox\nB: gold 3 The Empire; hand: Words Unspoken", TEXTS)
    bond = s.fork()
    s.choose("play Calm", "play Words Unspoken")
    resolve(s)
    assert (s.life("A"), s.place("Calm")) == (20, "removed")
    bond.choose("play Bond")
    assert "play Words Unspoken" not in bond.options()


@plays("Bite the Hand")
def test_ones_own_creature_bites_another_and_goes() -> None:
    s = ava("A: gold 2 Dark Legion; hand: Bite the Hand, 1; army: Ox 3/3\nB: army: Elk 1/9; hand: Axe", TEXTS)
    s.choose("play Bite the Hand", *(["target Ox"] if "target Ox" in s.options() else []))
    s.choose("target Elk") if "target Elk" in s.options() else None
    mine, theirs = s.fork(), s.fork()
    resolve(s)
    assert (s.damage("Elk"), s.place("Ox")) == (3, "A's graveyard")
    mine.choose("play Axe", "target Ox")
    resolve(mine)
    assert (mine.damage("Elk"), mine.place("Ox")) == (0, "A's graveyard")
    theirs.choose("play Axe", "target Elk")
    resolve(theirs)
    assert theirs.place("Ox") == "A's graveyard"


@plays("Rally the Rearguard")
@pytest.mark.parametrize("called", [("Ox", "Cow"), ("Ox",), ()])
def test_up_to_two_are_unmarked_and_do_not_attack_this_turn(called: tuple[str, ...]) -> None:
    s = ava("""
        A: gold 2 The Empire; hand: Rally the Rearguard, 1; army: Ox marked, Cow marked, Hen; city Dale; deck: 9
        B: army: Elk marked; deck: 9
    """)  # fmt: skip
    s.choose("play Rally the Rearguard")
    assert "target Elk" not in s.options()
    s.choose(*(f"target {name}" for name in called))
    s.choose("done") if len(called) < 2 and "done" in s.options() else None
    s.all_pass()
    assert {name for name in ("Ox", "Cow") if not s.marked(name)} == set(called)
    assert {f"move {name} to Dale" for name in called} <= set(s.options())
    s.to("Attack")
    s.choose("attack B's army")
    assert not {f"send {name}" for name in called} & set(s.options())


@plays("Last Stand at the Ford")
def test_while_attacked_ones_dying_creatures_come_to_their_owners_hand() -> None:
    s = ava(f"""
        A: army: Ox 3/1
        B: army: Elk 1/1; attached: Bond on Elk; gold 3 Red Banner; hand: Last Stand at the Ford, Axe{COMBAT}
    """, TEXTS)  # fmt: skip
    s.choose("attack B's army", "send Ox", "done", "play Last Stand")
    resolve(s)
    until(s, "block")
    s.choose("block Ox with Elk", *(["done"] if offered(s, "block") else []))
    s.to("Second Play")
    assert (s.place("Elk"), s.place("Bond"), s.place("Ox")) == ("B's hand", "B's graveyard", "A's graveyard")
    s = ava("A: army: Ox; gold 3 Red Banner; hand: Last Stand at the Ford\nB: army: Elk")
    assert not [o for o in s.options() if o.startswith("play Last Stand")]


@plays("Shared Wound")
def test_everybody_loses_two_life_points_at_once() -> None:
    s = ava("A: 5 LP; gold 1 Dark Legion; hand: Shared Wound, 1\nB:\nC: 2 LP\nD: 1 LP")
    s.play("Shared Wound")
    assert (s.life("A"), s.life("B"), bool(s.out("C")), bool(s.out("D"))) == (3, 18, True, True)


@plays("Tithe of Grain")
def test_the_top_card_becomes_an_unmarked_resource_card_of_a_stash_one_names() -> None:
    s = ava("A: gold 2 House of Nobles; hand: Tithe of Grain, Moss, 1; deck: Ox, Elk\nB: hand: 1", TEXTS)
    s.choose("play Tithe of Grain")
    s.all_pass()
    s.choose(next(o for o in s.options() if "Gaian" in o))
    assert (s.gems("A"), s.deck("A"), s.sees("B", "Ox"), s.sees("A", "Ox")) == ("1 Gaian", ["Elk"], False, True)
    assert {"lay Moss", "play Moss"} <= set(s.options())
    s = ava("A: gold 2 House of Nobles; hand: Tithe of Grain, 1; deck: 0\nB: hand: 1", TEXTS)
    s.choose("play Tithe of Grain")
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.gems("A"), s.over) == ("", False)


@plays("Recruiting Drive")
def test_a_cheap_soldier_of_the_deck_is_found_and_shown() -> None:  # its writer lets him find none, which no word says
    cards = dict.fromkeys(("Guard", "Levy"), "creature 3 (Soldier) 1/1")
    s = ava(
        "A: gold 3 The Empire; hand: Recruiting Drive, 1; deck: Ogre, Ant, Guard, Levy\nB:",
        {**cards, "Ogre": "creature 4 (Soldier) 3/3", "Ant": "creature 1 1/1"},
    )
    s.choose("play Recruiting Drive")
    s.all_pass()
    assert sorted(offered(s, "pick")) == ["Guard", "Levy"]
    s.choose("pick Guard")
    assert ("Guard" in s.hand("A"), s.sees("B", "Guard"), len(s.deck("A"))) == (True, True, 3)
    assert "A shuffles his deck" in s.log()
    s = ava(
        "A: gold 3 The Empire; hand: Recruiting Drive, 1; deck: Ogre, Ant\nB:", {"Ogre": "creature 4 (Soldier) 3/3"}
    )
    s.play("Recruiting Drive")
    assert (len(s.deck("A")), "A shuffles his deck" in s.log()) == (2, True)


@plays("Feast of Crows")
@pytest.mark.parametrize("eaten", [("Ox", "Elk"), ("Elk",), ()])
def test_each_creature_that_is_removed_from_the_graveyard_is_a_life_point(eaten: tuple[str, ...]) -> None:
    s = ava("A: gold 3 Dark Legion; hand: Feast of Crows, 1; grave: Ox, Wait, Elk\nB: grave: Cow", TEXTS)
    s.choose("play Feast of Crows")
    s.all_pass()
    assert sorted(offered(s, "pick")) == ["Elk", "Ox"]
    for name in sorted(eaten, key=("Ox", "Elk").index):
        s.choose(f"pick {name}")
    s.choose("done") if "done" in s.options() and offered(s, "pick") else None
    assert (s.life("A"), {n for n in ("Ox", "Elk", "Wait", "Cow") if s.place(n) == "removed"}) == (
        20 + len(eaten),
        set(eaten),
    )


@plays("Roots of Reckoning")
def test_each_keeps_one_creature_and_all_others_go() -> None:
    s = ava("""
        A: gold 5 Gaian; hand: Roots of Reckoning, 1; army: Ox; city Dale: Cow
        B: army: Elk, Hen, Pig
        C: army: Ant
        D:
    """)  # fmt: skip
    s.choose("play Roots of Reckoning")
    s.all_pass()
    assert (s.asked, sorted(offered(s, "pick"))) == ("A", ["Cow", "Ox"])
    s.choose("pick Cow")
    assert (s.asked, s.place("Ox")) == ("B", "A's Army")
    s.choose("pick Hen")
    places = [s.place(name) for name in ("Ox", "Cow", "Elk", "Hen", "Pig", "Ant", "Avatar of B")]
    assert places == ["A's graveyard", "Dale", "B's graveyard", "B's Army", "B's graveyard", "C's Army", "B's Army"]


@plays("Exchange of Hostages")
def test_two_creatures_change_hands_for_good_where_the_others_cost_is_no_higher() -> None:
    cards = {**TEXTS, "Ogre": "creature 4 3/3", "Ant": "creature 1 1/1", "Bear": "creature 3 2/2"}
    s = ava("""
        A: gold 4 House of Nobles; hand: Exchange of Hostages, 1; army: Bear marked; city Dale
        B: army: Ogre; city Fen (Mind, 8): Ant; attached: Bond on Ant; hand: Axe
    """, cards)  # fmt: skip
    s.choose("play Exchange of Hostages", *(["target Bear"] if "target Bear" in s.options() else []))
    assert "target Ogre" not in s.options()
    s.choose("target Ant") if "target Ant" in s.options() else None
    gone = s.fork()
    resolve(s)
    while s.table.chain:
        s.choose(s.way_on())
    s.choose(next(o for o in s.options() if "Dale" in o)) if offered(s, "pick") or offered(s, "place") else None
    assert (s.controller("Bear"), s.place("Bear"), s.marked("Bear")) == ("B", "B's Army", True)
    assert (s.controller("Ant"), s.place("Ant"), s.place("Bond")) == ("A", "Dale", "on Ant")
    gone.choose("play Axe", "target Ant")
    resolve(gone)
    assert (gone.controller("Bear"), gone.place("Bear")) == ("A", "A's Army")


@plays("Marching Song")
def test_who_stands_in_the_army_then_is_stronger_wherever_it_goes_this_turn() -> None:
    s = ava("A: gold 2 Red Banner; hand: Marching Song, 1; army: Ox 1/1; city Dale: Cow 1/1\nB: army: Elk 1/1")
    s.play("Marching Song")
    assert [s.value(name) for name in ("Ox", "Cow", "Elk")] == ["2/2", "1/1", "1/1"]
    came = s.fork()
    s.carry_out("move Ox to Dale")
    assert s.value("Ox") == "2/2"
    came.carry_out("move Cow to the Army")
    assert came.value("Cow") == "1/1"
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"


@plays("Briar Mantle")
def test_under_the_mantle_it_is_tough_and_stays_where_it_is() -> None:
    s = ava("""
        A: army: Ox 1/1, Cow; city Dale; attached: Briar Mantle on Ox; gold 1 Gaian; hand: Wait, 1
        B: army: Elk
    """, TEXTS)  # fmt: skip
    assert s.value("Ox") == "1/4"
    assert offered(s, "move") == ["Cow to Dale", "Avatar of A to Dale"]
    s.to("Attack")
    s.choose("attack B's army")
    assert "send Ox" in s.options()
    s = ava("A: city Dale: Ox; attached: Briar Mantle on Ox; gold 1 Gaian; hand: Hidden Ford, 1; army: Cow\nB:")
    s.play("Hidden Ford")
    assert s.place("Ox") == "Dale"  # its writer lets effects shift it; three others mean them as well by these words


@plays("Debtor's Chain")
def test_each_mark_of_the_chained_resource_card_costs_its_controller_a_life_point() -> None:
    s = ava(
        "A: gold 2 House of Nobles; hand: Debtor's Chain, 1; deck: 9\nB: gold 1 Gaian; hand: Moss, Moss; deck: 9", TEXTS
    )
    s.choose("play Debtor's Chain")
    assert len(targets(s)) == 3
    s.choose("target Gaian resource card")
    resolve(s)
    s.to("Play", "B")
    assert s.life("B") == 20
    s.choose("play Moss")
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.life("B"), s.life("A")) == (19, 20)


@plays("Siege Ladders")
def test_residents_do_not_block_who_has_ladders_and_the_avatar_of_the_army_may() -> None:
    table = f"A: army: Ox, Cow; attached: Siege Ladders on Ox\nB: city Fen: Elk; army: Hen{{}}{COMBAT}"
    s = ava(table.format(""))
    army, home = s.fork(), ava(table.format("; avatar in Fen"))
    blocking(s, "Fen", "Ox", "Cow")
    assert offered(s, "block", "Ox") == ["Ox with Avatar of B"]
    assert {"Cow with Elk", "Cow with Hen"} <= set(offered(s, "block"))
    blocking(army, "B's army", "Ox", "Cow")
    assert "Ox with Hen" in offered(army, "block")
    blocking(home, "Fen", "Ox", "Cow")
    assert offered(home, "block", "Ox") == []


@plays("Whispering Plague")
def test_each_upkeep_of_the_citys_controller_hurts_its_residents() -> None:
    s = ava("""
        A: attached: Whispering Plague on Fen; deck: 9; army: Ox 1/9; hand: Wait
        B: city Fen: Elk 1/9, Ant 1/1; city Moor: Hen 1/9; army: Cow 1/9; avatar in Fen; hand: Wait; deck: 9
        phase: Discard
    """, TEXTS)  # fmt: skip
    s.to("Draw", "B")
    assert [s.damage(name) for name in ("Elk", "Hen", "Cow", "Ox")] == [1, 0, 0, 0]
    assert (s.place("Ant"), s.life("B")) == ("B's graveyard", 20)
    s.to("Draw", "A")
    assert s.damage("Elk") == 0


@plays("Bloodsworn Brand")
def test_victory_points_of_the_branded_cost_him_as_many_life_points() -> None:
    s = ava("A: gold 3 Red Banner; hand: Bloodsworn Brand, Spoil, Spoil; army: Ox\nB: hand: 1", TEXTS)
    s.choose("play Bloodsworn Brand")
    assert sorted(targets(s)) == ["player A", "player B"]
    s.choose("target player B")
    resolve(s)
    for seat in "AB":
        s.choose("play Spoil", f"target player {seat}")
        while s.table.chain:
            s.choose(s.way_on())
    assert ([s.victory(seat) for seat in "AB"], [s.life(seat) for seat in "AB"]) == ([2, 2], [20, 18])
    s = ava(f"A: attached: Bloodsworn Brand on A; army: Ox 3/3\nB: avatar marked; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Ox", "done")
    fought(s)
    assert (s.victory("A"), s.life("A")) == (3, 17)


@plays("Saltmarsh Haven")
@pytest.mark.parametrize(("prize", "cards"), [("the advantage", 3), ("1 VP", 2)])
def test_with_mind_each_event_one_plays_is_a_card(prize: str, cards: int) -> None:
    s = ava(f"A: city Saltmarsh Haven: Elder; hand: Calm, Peat, 1; deck: 9\nB: army: Elk; hand: Calm{TACTICS}", TEXTS)
    takes(s, "Mind", "Elder", prize)
    s.to("Play")
    s.choose("play Calm")
    while s.table.chain:
        s.choose(s.way_on())
    assert len(s.hand("A")) == cards
    s.choose("play Peat")
    while s.table.chain:
        s.choose(s.way_on())
    assert len(s.hand("A")) == cards - 1


@plays("Ironroot Hold")
@pytest.mark.parametrize(("prize", "value"), [("the advantage", "2/2"), ("1 VP", "1/1")])
def test_with_body_all_ones_creatures_are_stronger_until_the_city_is_gone(prize: str, value: str) -> None:
    s = ava(
        f"A: city Ironroot Hold: Elder; army: Ox 1/1; hand: Fall, 1; city Dale\nB: army: Elk 1/1; hand: 1{TACTICS}",
        TEXTS,
    )
    takes(s, "Body", "Elder", prize)
    s.to("Play")
    later = s.fork()
    assert [s.value(name) for name in ("Ox", "Elder", "Elk")] == [value, value, "1/1"]
    s.play("Fall", "target Ironroot Hold")
    assert s.value("Ox") == "1/1"
    later.to("Play", "B")
    assert later.value("Ox") == "1/1"


@plays("Marshal Odrane")
@pytest.mark.parametrize("kill", ["Axe", ""])
def test_the_marshal_sends_an_attacker_forward_and_its_death_is_a_point(kill: str) -> None:
    odrane = {**TEXTS, "Avatar of A": replace(cards_of("ava")["Marshal Odrane"], name="Avatar of A")}
    s = ava(f"A: gold 2 Gaian; army: Ox 1/1, Cow 1/1\nB: army: Elk; avatar marked; hand: Axe{COMBAT}", odrane)
    s.choose("attack B's army", "send Ox", "done")
    until(s, "use Avatar of A")
    s.choose("use Avatar of A")
    s.choose("target Ox") if targets(s) else None
    resolve(s)
    assert (s.value("Ox"), s.value("Cow"), s.marked("Avatar of A"), s.consumed("A")) == ("4/1", "1/1", True, "2 Gaian")
    if kill:
        until(s, "play Axe")
        s.choose("play Axe", "target Ox")
    fought(s)
    assert s.victory("A") == (1 if kill else 4)
    s = ava("A: gold 2 Gaian; army: Ox; hand: 1\nB: army: Elk", odrane)
    assert "use Avatar of A" not in s.options()
