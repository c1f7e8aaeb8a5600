"""Blind texts of ORC's round 2, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets, uses
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Free": "event 0: Gain 1 influence.", "Mage": "creature (Caster) 1/9",
    "Drain": "event 0: Each opponent loses 4 influence.", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Ann": "creature (Human) 1/1", "Study": "event 0: Draw a card.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Sprint": "quest (Assignment): Play two Events. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Break Their Banners")
@pytest.mark.parametrize(("attack", "spells", "done"), [(6, 0, True), (2, 1, True), (5, 0, False), (1, 1, False)])
def test_an_opponent_loses_six_in_one_turn(attack: int, spells: int, done: bool) -> None:
    s = orc(
        f"A: offensive: Ox {attack}/9; hand: Drain, 1; quests: Break Their Banners; chapter: Next; deck: 20\n"
        "B: deck: 20; hand: 1",
        TEXTS,
    )
    s.choose("accept Break Their Banners")
    if spells:
        s.do("play Drain")
    s.to("Move or Attack")
    s.choose("attack B")
    s.to("Second Play")
    assert ((s.victory("A") > 0), s.influence("B")) == (done, 20 - attack - 4 * spells)
    if not done:
        s.to("Play", "A")
        s.to("Play", "B")
        assert s.victory("A") == 0


@plays("Marsh Hag")
def test_once_a_turn_for_two_gold_a_creature_changes_fronts() -> None:
    s = orc(
        "A: offensive: Marsh Hag marked; defensive: Rat; resources: 5; hand: Free\n"
        "B: defensive: Cow marked; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose("use Marsh Hag")
    assert targets(s) == ["Marsh Hag", "Cow"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.place("Cow"), s.marked("Cow"), s.gold("A"), uses(s)) == ("B's Offensive", True, 3, [])
    combat = orc(f"A: offensive: Ox 3/9; hand: 1\nB: defensive: Marsh Hag; resources: 2; hand: 1{FIGHT}")
    combat.choose("attack B")
    until(combat, "use Marsh Hag")
    combat.choose("use Marsh Hag", "target Ox")
    combat.to("Second Play")
    assert (combat.place("Ox"), combat.marked("Ox"), combat.influence("B")) == ("A's Defensive", True, 20)


@plays("Militia Brigandine")
def test_a_human_is_tougher_in_it() -> None:
    s = orc("A: offensive: Ann, Ox; hand: 2 Militia Brigandine; resources: 4\nB: hand: 1", TEXTS)
    s.do("play Militia Brigandine")
    assert (s.place("Militia Brigandine"), s.value("Ann")) == ("on Ann", "1/4")
    s.do("play Militia Brigandine")
    assert s.value("Ann") == "1/4"
    none = orc("A: offensive: Ox; hand: Militia Brigandine; resources: 2\nB: hand: 1", TEXTS)
    assert offered(none, "play") == []


@plays("Brook Healer")
@pytest.mark.parametrize(("n", "left"), [(0, 3), (2, 1)])
def test_for_a_gold_up_to_two_damage_are_healed(n: int, left: int) -> None:
    s = orc("A: offensive: Brook Healer, Ox 1/9 hurt 3; resources: 1; hand: 1\nB: defensive: Cow 1/9 hurt 1; hand: 1")
    s.choose("use Brook Healer")
    assert sorted(targets(s)) == ["Brook Healer", "Cow", "Ox"]
    s.choose("target Ox")
    s.all_pass()
    s.choose(next(label for label in s.options() if label.endswith(str(n))))
    assert (s.damage("Ox"), s.gold("A"), s.marked("Brook Healer")) == (left, 0, True)
    poor = orc("A: offensive: Brook Healer, Ox 1/9 hurt 3; hand: 1\nB: hand: 1")
    assert uses(poor) == []


@plays("Rooftop Duelist")
def test_one_creature_at_most_defends_against_him() -> None:
    s = orc(f"A: offensive: Rooftop Duelist, Ox; hand: 1\nB: defensive: Cow 1/9, Hen 1/9; hand: 1{FIGHT}")
    s.choose("attack B", "send Rooftop Duelist", "send Ox")
    until(s, "block")
    s.choose("block Rooftop Duelist with Cow")
    assert offered(s, "block") == ["Ox with Hen"]


@plays("Cloister Archivist")
def test_the_first_acceptance_of_a_turn_is_a_card() -> None:
    s = orc("A: offensive: Cloister Archivist; quests: Sprint; chapter: Next; hand: 1\nB: hand: 1", TEXTS)
    s.choose("accept Sprint")
    assert len(s.hand("A")) == 2
    s.choose("abandon Sprint", "accept Sprint")
    assert len(s.hand("A")) == 2
    theirs = orc("A: quests: Sprint; chapter: Next; hand: 1\nB: offensive: Cloister Archivist; hand: 1", TEXTS)
    theirs.choose("accept Sprint")
    assert (len(theirs.hand("A")), len(theirs.hand("B"))) == (1, 1)


@plays("Grim Bargain")
@pytest.mark.parametrize(("hand", "ways"), [("Rat, Fox, Hog", 2), ("Rat", 1)])
def test_each_opponent_discards_two_cards_or_loses_three(hand: str, ways: int) -> None:
    s = orc(f"A: offensive: Ox; hand: Grim Bargain; resources: 3\nB: hand: {hand}", TEXTS)
    s.do("play Grim Bargain")
    if ways == 2:
        assert (s.asked, len(s.options())) == ("B", 2)
        gives = s.fork()
        gives.choose(next(label for label in gives.options() if "discard" in label))
        for name in ("Rat", "Hog"):
            gives.choose(next(label for label in gives.options() if label.endswith(name)))
        assert (gives.hand("B"), gives.influence("B")) == (["Fox"], 20)
        s.choose(next(label for label in s.options() if "influence" in label))
    assert (s.influence("B"), s.influence("A"), s.grave("B")) == (17, 20, [])


@plays("Tide of Slumbering Roots")
def test_the_marked_are_destroyed_and_the_own_among_them_are_influence() -> None:
    s = orc(
        "A: offensive: Mage marked, Ox marked, Elk, Keeper assigned; defensive: Rat marked; hand: Tide of Slumbering Roots; "
        "resources: 6\nB: defensive: Cow marked, Hen; offensive: Owl marked; hand: 1",
        TEXTS,
    )
    s.do("play Tide of Slumbering Roots")
    fallen = [
        name for name in ("Mage", "Ox", "Elk", "Keeper", "Rat", "Cow", "Hen", "Owl") if "graveyard" in s.place(name)
    ]
    assert (fallen, s.influence("A"), s.influence("B")) == (["Mage", "Ox", "Cow"], 22, 20)


@plays("Ambush in the Reeds")
@pytest.mark.parametrize(("names", "hurt"), [(("Ox",), 4), (("Ox", "Elk"), 2)])
def test_an_attacker_suffers_two_and_a_lone_one_four(names: tuple[str, ...], hurt: int) -> None:
    s = orc(f"A: offensive: Ox 1/9, Elk 1/9; hand: 1\nB: hand: Ambush in the Reeds; resources: 2{FIGHT}", TEXTS)
    s.choose("attack B", *(f"send {name}" for name in names))
    s.choose("done") if len(names) < 2 else None
    until(s, "play Ambush")
    s.choose("play Ambush in the Reeds")
    s.choose("target Ox") if targets(s) else None
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage("Elk")) == (hurt, 0)


@plays("Curse of the Restless Scribe")
@pytest.mark.parametrize(("second", "lost"), [("yes", 2), ("no", 0)])
def test_a_second_card_of_the_draw_phase_costs_two(second: str, lost: int) -> None:
    s = orc("A: offensive: Ox; hand: Curse of the Restless Scribe; resources: 2\nB: hand: Study", TEXTS)
    s.choose("play Curse of the Restless Scribe")
    s.choose("target player B") if targets(s) else None
    s.all_pass()
    s.to("Draw", "B")
    s.choose(second)
    s.to("Play", "B")
    s.do("play Study")
    assert s.influence("B") == 20 - lost


@plays("Treasury Thief")
@pytest.mark.parametrize("blocked", [True, False])
def test_an_attack_that_costs_influence_costs_a_resource_card_too(blocked: bool) -> None:
    s = orc(
        f"A: offensive: Treasury Thief; hand: 1\nB: defensive: Cow 0/9; resources: Oats, Rye marked; hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    until(s, "block")
    s.choose("block Treasury Thief with Cow" if blocked else "done")
    if not blocked:
        while not any(label.endswith("Rye") for label in s.options()):
            s.choose(s.way_on())
        assert s.asked == "B"
        s.choose(next(label for label in s.options() if label.endswith("Rye")))
    s.to("Second Play")
    assert (s.influence("B"), s.grave("B")) == ((20, []) if blocked else (19, ["Rye"]))


@plays("Vein of Silver")
def test_its_resource_card_gives_one_gold_more() -> None:
    s = orc("A: offensive: Ox; resources: Rye, 2 Oats; hand: Vein of Silver, 1\nB: resources: Hay; hand: 1", TEXTS)
    s.choose("play Vein of Silver")
    assert sorted(targets(s)) == ["Oats", "Oats (2)", "Rye"]
    s.choose("target Rye")
    s.all_pass()
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.gold("A") == 4


@plays("Hailfang Bow")
@pytest.mark.parametrize(("state", "hurt"), [(" marked", 2), ("", 1)])
def test_its_carrier_shoots_for_one_and_for_two_at_the_marked(state: str, hurt: int) -> None:
    s = orc(
        "A: offensive: Ann; defensive: Rat; attached: Hailfang Bow on Ann; hand: 1\n"
        f"B: defensive: Cow 1/9{state}; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose("use Ann")
    assert targets(s) == ["Ann", "Cow"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.damage("Cow"), s.marked("Ann")) == (hurt, True)


@plays("Ashen Warlord")
def test_whoever_is_named_his_defender_is_weaker() -> None:
    s = orc(f"A: offensive: Ashen Warlord, Ox 1/9; hand: 1\nB: defensive: Cow 2/9, Hen 1/1, Pig 2/9; hand: 1{FIGHT}")
    s.choose("attack B", "send Ashen Warlord", "send Ox")
    until(s, "block")
    frail = s.fork()
    s.choose("block Ashen Warlord with Cow", "block Ox with Pig")
    s.to("Second Play")
    assert (s.damage("Ashen Warlord"), s.damage("Ox"), s.value("Cow"), s.value("Pig")) == (1, 2, "1/8", "2/9")
    frail.choose("block Ashen Warlord with Hen", "done")
    frail.to("Second Play")
    assert (frail.place("Hen"), frail.damage("Ashen Warlord"), frail.influence("B")) == ("B's graveyard", 0, 19)
