"""Blind events and magic of ORC's round 17, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Wake": "event 0: Unmark target creature.",
    "Mage": "creature (Caster) 1/9", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Monk": "creature 1/9: (A): Elves you control get 0/+1.",
    "Shove": "event 0: Put target creature into the other front of its controller.",
    "Archer": "creature 1/9: (M): Deal 2 damage to target creature.",
    "Herald": "creature 1/1: When Herald enters play, gain 1 influence.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Smokepot Volley")
def test_an_attacker_deals_no_damage_in_this_turn() -> None:
    s = orc(
        f"A: offensive: Archer, Ox 3/9; hand: 1\nB: defensive: Cow 1/9; hand: Smokepot Volley, 1; resources: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Archer", "send Ox")
    until(s, "play Smokepot Volley")
    s.choose("play Smokepot Volley")
    assert targets(s) == ["Archer", "Ox"]
    open_ = s.fork()
    s.choose("target Ox")
    until(s, "block")
    s.choose("block Ox with Cow")
    s.to("Second Play")
    assert (s.damage("Cow"), s.damage("Ox"), s.influence("B")) == (0, 1, 19)
    open_.choose("target Archer")
    open_.to("Second Play")
    assert open_.influence("B") == 17
    calm = orc("A: offensive: Ox; hand: Smokepot Volley, 1; resources: 1\nB: defensive: Cow; hand: 1", TEXTS)
    assert "play Smokepot Volley" not in calm.options()


@plays("Smokepot Volley")
def test_abilities_of_an_attacker_deal_none_either() -> None:
    texts = TEXTS | {"Archer": "creature 1/9: 0: Deal 2 damage to target creature."}
    s = orc(
        f"A: offensive: Archer; hand: 1\nB: defensive: Cow 1/9; hand: Smokepot Volley, 1; resources: 1{FIGHT}", texts
    )
    s.choose("attack B")
    until(s, "play Smokepot Volley")
    s.choose("play Smokepot Volley")
    s.choose("target Archer") if "target Archer" in s.options() else None
    s.to("Second Play")
    s.do("use Archer", "target Cow")
    assert (s.damage("Cow"), s.influence("B")) == (0, 20)


@plays("Paid in Advance")
@pytest.mark.parametrize(("there", "gold"), [
    ("Rat", 1), ("Rat, Hog marked", 2), ("Rat, Hog marked, Elk marked", 2), ("Rat, Hog, Elk", 3),
])  # fmt: skip
def test_two_marked_resource_cards_are_unmarked(there: str, gold: int) -> None:
    s = orc(f"A: resources: {there}; hand: Paid in Advance, 1\nB: resources: Cow marked; hand: 1", TEXTS)
    s.do("play Paid in Advance")
    while picks := [label for label in s.options() if label.split()[-1] in ("Rat", "Hog", "Elk")]:
        s.choose(picks[0])
    assert (s.gold("A"), s.gold("B")) == (gold, 0)


@plays("Stayed Hand")
@pytest.mark.parametrize(("gold", "answer", "works"), [(3, "yes", True), (3, "no", False), (2, "", False)])
def test_an_event_does_nothing_unless_its_player_pays_three(gold: int, answer: str, works: bool) -> None:
    s = orc(
        f"A: offensive: Ox; resources: {gold}; hand: Axe, 1\nB: defensive: Cow; resources: 2; hand: Stayed Hand", TEXTS
    )
    s.choose("play Axe", "target Cow")
    until(s, "play Stayed Hand")
    s.choose("play Stayed Hand", "in the Offensive")
    s.all_pass()
    if answer:
        assert s.asked == "A"
        s.choose(answer)
        s.all_pass()
    assert (s.place("Cow"), s.place("Axe")) == ("B's graveyard" if works else "B's Defensive", "A's graveyard")
    assert (s.gold("A"), s.place("Stayed Hand")) == (0 if works else gold, "B's graveyard")


@plays("Broken Causeway")
@pytest.mark.parametrize(("front", "free"), [("Offensive", "Elk"), ("Defensive", "Ox")])
def test_nobody_of_that_front_moves_for_the_rest_of_the_turn(front: str, free: str) -> None:
    # its writer means all fronts, but a noun is local where the text does not say "in all zones"
    s = orc("A: offensive: Ox; defensive: Elk; resources: 1; hand: Broken Causeway, Shove\nB: hand: 1", TEXTS)
    s.do("play Broken Causeway", front=front)
    shoved = s.fork()
    s.to("Move or Attack")
    assert (offered(s, "move"), "attack B" in s.options()) == ([free], True)
    s.to("Second Move or Attack")
    assert offered(s, "move") == [free]
    s.to("Play", "B")
    s.to("Move or Attack", "A")
    assert offered(s, "move") == ["Ox", "Elk"]
    shoved.do("play Shove", front=front)
    assert (shoved.place("Ox"), shoved.place("Elk")) == 2 * (
        "A's Defensive" if front == "Offensive" else "A's Offensive",
    )
    shoved.to("Move or Attack")
    assert offered(shoved, "move") == [free]


@plays("Last Words")
@pytest.mark.parametrize(("spell", "name", "can"), [("Axe", "Ox", True), ("Scare", "Ox", False), ("Axe", "Cow", False)])
def test_it_wants_an_own_death_of_this_turn(spell: str, name: str, can: bool) -> None:
    s = orc(
        f"A: offensive: Ox, Elk; resources: 1; deck: 9; hand: Last Words, {spell}\nB: defensive: Cow; hand: 1", TEXTS
    )
    assert "play Last Words" not in s.options()
    s.do(f"play {spell}", f"target {name}")
    assert ("play Last Words" in s.options()) == can
    if can:
        later = s.fork()
        s.do("play Last Words")
        assert (len(s.deck("A")), s.gold("A")) == (7, 0)
        later.to("Play", "B")
        later.to("Play", "A")
        assert "play Last Words" not in later.options()


@plays("Winter of Thorns")
def test_a_marked_creature_dies_if_it_still_is_marked() -> None:
    s = orc(
        "A: offensive: Mage, Ox marked, Keeper assigned; defensive: Rat marked; resources: 3; hand: Winter of Thorns, 1\n"
        "B: defensive: Cow marked, Hen; offensive: Owl marked; hand: Wake",
        TEXTS,
    )
    s.choose("play Winter of Thorns")
    assert targets(s) == ["Ox", "Cow"]
    s.choose("target Cow")
    woken = s.fork()
    s.all_pass()
    assert (s.place("Cow"), s.place("Ox"), s.gold("A")) == ("B's graveyard", "A's Offensive", 0)
    until(woken, "play Wake")
    woken.choose("play Wake", "in the Defensive", "target Cow")
    woken.all_pass()
    assert (woken.place("Cow"), woken.marked("Cow")) == ("B's Defensive", False)


@plays("Mercy of the Springs")
def test_all_of_the_zone_are_healed_and_each_gives_one_influence() -> None:
    s = orc(
        "A: 10 influence; offensive: Mage, Ox 1/9 hurt 5, Monk assigned hurt 1; defensive: Rat 1/9 hurt 3; "
        "resources: 2; hand: Mercy of the Springs, 1\nB: defensive: Cow 1/9 hurt 2; hand: 1",
        TEXTS,
    )
    s.do("play Mercy of the Springs")
    assert [s.damage(name) for name in ("Ox", "Monk", "Rat", "Cow")] == [0, 0, 3, 2]
    assert (s.influence("A"), s.gold("A")) == (12, 0)
    s = orc("A: 10 influence; offensive: Mage; resources: 2; hand: Mercy of the Springs, 1\nB: hand: 1", TEXTS)
    s.do("play Mercy of the Springs")
    assert s.influence("A") == 10


@plays("Summons from the Barrow")
@pytest.mark.parametrize(("front", "there"), [("offensive", "A's Offensive"), ("defensive", "A's Defensive")])
def test_one_of_the_fallen_enters_play_there(front: str, there: str) -> None:
    s = orc(
        f"A: {front}: Mage; resources: 4; grave: Herald, Elk cost 3, Boar cost 4, Axe; hand: Summons from the Barrow, 1\n"
        "B: grave: Cow; hand: 1",
        TEXTS,
    )
    s.choose("play Summons from the Barrow")
    assert targets(s) == ["Herald", "Elk"]
    s.choose("target Herald")
    s.all_pass()
    assert (s.place("Herald"), s.marked("Herald"), s.influence("A"), s.gold("A")) == (there, False, 21, 0)
    assert s.place("Elk") == "A's graveyard"


@plays("Burning of the Ledgers")
def test_each_player_gives_up_a_resource_card_of_his_choice() -> None:
    s = orc(
        "A: offensive: Mage; resources: Rat, Hog, Elk; hand: Burning of the Ledgers, 1\n"
        "B: resources: Cow marked, Hen; hand: 1\nC: hand: 1",
        TEXTS,
    )
    s.do("play Burning of the Ledgers")
    assert (s.asked, sorted(label.split()[-1] for label in s.options())) == ("A", ["Elk", "Hog", "Rat"])
    s.choose(next(label for label in s.options() if label.endswith("Hog")))
    assert (s.asked, sorted(label.split()[-1] for label in s.options())) == ("B", ["Cow", "Hen"])
    assert s.place("Hog") == "A's resources"
    s.choose(next(label for label in s.options() if label.endswith("Cow")))
    assert [s.place(name) for name in ("Rat", "Hog", "Elk", "Cow", "Hen")] == [
        "A's resources", "A's graveyard", "A's resources", "B's graveyard", "B's resources",
    ]  # fmt: skip


@plays("Summons from the Barrow")
def test_who_has_left_the_graveyard_does_not_come() -> None:
    exile = {"Exile": "event 0: Remove target creature card in an opponent's graveyard from the game."}
    table = "A: offensive: Mage; resources: 4; grave: Elk cost 3; hand: Summons from the Barrow, 1\nB: hand: Exile"
    s = orc(table, TEXTS | exile)
    s.choose("play Summons from the Barrow", "play Exile", "in the Offensive")
    s.all_pass()
    assert (s.place("Elk"), s.place("Summons from the Barrow"), s.gold("A")) == ("removed", "A's graveyard", 0)
