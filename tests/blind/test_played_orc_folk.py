"""Blind creatures of ORC's rounds 8 and 9, played as their writers meant them."""

import pytest

from blind.gestures import offered, targets, uses
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Jab": "event 0: Deal 1 damage to target creature.",
    "Scare": "event 0: Discard target creature.", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Shove": "event 0: Put target creature into the other front of its controller.",
    "Calm": "event 0: Target creature loses all abilities until end of turn.",
    "Study": "magic 0: Draw a card.", "Rain": "event 0: Deal 1 damage to each creature.",
    "Mage": "creature (Caster) 1/9", "Archer": "creature 1/9: (M): Deal 1 damage to target creature.",
    **dict.fromkeys(("Ann", "Ben"), "creature (Soldier) 1/1"), "Wolf": "creature (Beast) 1/9",
    "Sprint": "quest (Assignment): Play an Event. Victory Points: 1.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Wheatfield Skirmisher")
def test_it_is_stronger_while_it_attacks() -> None:
    s = orc(f"A: offensive: Wheatfield Skirmisher, Ox; hand: 1\nB: defensive: Wheatfield Skirmisher; hand: 1{FIGHT}")
    assert s.value("Wheatfield Skirmisher") == "2/2"
    s.choose("attack B", "send Wheatfield Skirmisher", "done")
    until(s, "block")
    assert (s.value("Wheatfield Skirmisher"), s.value("Wheatfield Skirmisher (2)")) == ("4/2", "2/2")
    s.choose("done")
    s.to("Second Play")
    assert (s.influence("B"), s.value("Wheatfield Skirmisher")) == (16, "2/2")
    other = orc(f"A: offensive: Ox 1/9; hand: 1\nB: defensive: Wheatfield Skirmisher; hand: 1{FIGHT}")
    other.choose("attack B", "block Ox with Wheatfield Skirmisher")
    other.to("Second Play")
    assert other.damage("Ox") == 2


@plays("Salve Gatherer")
@pytest.mark.parametrize(("name", "left"), [("Ox", 1), ("Cow", 0), ("Salve Gatherer", 0), ("Elk", 0)])
def test_two_damage_of_anybody_near_are_healed(name: str, left: int) -> None:
    s = orc(
        "A: offensive: Salve Gatherer hurt 1, Ox 1/9 hurt 3, Elk; defensive: Rat 1/9 hurt 2; hand: 1\n"
        "B: defensive: Cow 1/9 hurt 1; hand: 1"
    )
    s.choose("use Salve Gatherer")
    assert sorted(targets(s)) == ["Cow", "Elk", "Ox", "Salve Gatherer"]
    s.choose(f"target {name}")
    s.all_pass()
    assert (s.damage(name), s.damage("Rat"), s.marked("Salve Gatherer"), uses(s)) == (left, 2, True, [])


@plays("Bone Porter")
@pytest.mark.parametrize(("spell", "lost"), [("Axe", 1), ("Scare", 0)])
def test_its_death_costs_everybody_one(spell: str, lost: int) -> None:
    s = orc(f"A: offensive: Ox; hand: {spell}, 1\nB: defensive: Bone Porter; hand: 1\nC: hand: 1", TEXTS)
    s.do(f"play {spell}", "target Bone Porter")
    assert [s.influence(seat) for seat in "ABC"] == 3 * [20 - lost]


@plays("Rapier Cousin")
def test_no_event_aims_at_it() -> None:
    s = orc(
        "A: offensive: Archer, Mage; defensive: Rapier Cousin; hand: 2 Jab, Rain\nB: defensive: Rapier Cousin, Cow; hand: 1",
        TEXTS,
    )
    ability = s.fork()
    s.choose("play Jab")
    assert sorted(targets(s)) == ["Archer", "Cow", "Mage"]
    ability.choose("use Archer", "target Rapier Cousin")
    ability.all_pass()
    ability.do("play Rain")
    assert ability.place("Rapier Cousin (2)") == "B's graveyard"
    own = orc("A: defensive: Rapier Cousin; hand: Jab\nB: hand: 1", TEXTS)
    assert offered(own, "play") == []


@plays("Scullery Ogre")
def test_unpaid_upkeep_marks_it() -> None:
    s = orc("A: offensive: Scullery Ogre; resources: 1; hand: 1\nB: hand: 1\nphase: Discard, active B")
    s.to("Upkeep", "A")
    paid = s.fork()
    paid.choose("pay upkeep of Scullery Ogre")
    paid.to("Move or Attack")
    assert (paid.gold("A"), "attack B" in paid.options()) == (0, True)
    s.choose("pay no upkeep of Scullery Ogre")
    assert (s.marked("Scullery Ogre"), s.gold("A")) == (True, 1)
    poor = orc("A: offensive: Scullery Ogre; hand: 1\nB: hand: 1\nphase: Discard, active B")
    poor.to("Play", "A")
    assert poor.marked("Scullery Ogre")


@plays("Fife Player")
def test_soldiers_of_its_front_strike_harder() -> None:
    s = orc(
        "A: offensive: Fife Player, Ann, Ox 1/1; defensive: Ben; hand: Axe\nB: defensive: Ann; hand: 1",
        TEXTS,
    )
    assert [s.value(name) for name in ("Fife Player", "Ann", "Ox", "Ben", "Ann (2)")] == ["1/2", "2/1", *3 * ["1/1"]]
    s.do("play Axe", "target Fife Player")
    assert s.value("Ann") == "1/1"
    two = orc("A: offensive: 2 Fife Player, Ann; hand: 1\nB: hand: 1", TEXTS)
    assert two.value("Ann") == "3/1"


@plays("Old Trapper")
@pytest.mark.parametrize(("name", "hurt"), [("Ox", 1), ("Wolf", 2)])
def test_an_attacker_suffers_one_and_a_beast_two(name: str, hurt: int) -> None:
    s = orc(f"A: offensive: Ox 1/9, Wolf, Elk; hand: 1\nB: defensive: Old Trapper; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B", "send Ox", "send Wolf", "done")
    until(s, "use Old Trapper")
    s.choose("use Old Trapper")
    assert targets(s) == ["Ox", "Wolf"]
    s.choose(f"target {name}")
    s.to("Second Play")
    assert (s.damage(name), s.damage("Elk"), s.marked("Old Trapper")) == (hurt, 0, True)
    peace = orc("A: offensive: Old Trapper, Wolf; hand: 1\nB: defensive: Cow; hand: 1", TEXTS)
    assert uses(peace) == []


@plays("Novice Hexer")
def test_magic_of_its_player_in_its_front_makes_it_stronger() -> None:
    s = orc("A: offensive: Novice Hexer, Mage; defensive: Mage; hand: 3 Study, Jab\nB: hand: Jab", TEXTS)
    s.choose("play Study", "in the Offensive")
    assert (s.chain(), s.value("Novice Hexer")) == (["Study"], "3/2")
    s.all_pass()
    s.do("play Study")
    assert s.value("Novice Hexer") == "5/2"
    s.do("play Study", front="Defensive")
    s.do("play Jab", "target Mage")
    assert s.value("Novice Hexer") == "5/2"
    s.to("Play", "B")
    assert s.value("Novice Hexer") == "1/2"


@plays("Baron of Three Mills")
@pytest.mark.parametrize(("theirs", "drawn"), [(3, 2), (2, 1), (1, 1)])
def test_he_draws_two_while_an_opponent_has_more_resource_cards(theirs: int, drawn: int) -> None:
    s = orc(
        f"A: offensive: Baron of Three Mills; resources: 2 Rye marked; deck: 5; hand: 1\nB: resources: {theirs} Hay marked"
        "; hand: 1"
    )
    s.do("use Baron of Three Mills")
    assert (len(s.hand("A")), s.marked("Baron of Three Mills")) == (1 + drawn, True)


@plays("Watchfire Keeper")
def test_assigned_it_makes_the_others_of_its_front_tougher() -> None:
    s = orc("A: defensive: Watchfire Keeper, Ox 2/2; offensive: Rat 1/1; hand: 1\nB: offensive: Cow 2/2; hand: 1")
    s.do("assign Watchfire Keeper")
    assert s.value("Ox") == "2/2"
    s.to("Play", "B")
    assert [s.value(name) for name in ("Watchfire Keeper", "Ox", "Rat", "Cow")] == ["1/3", "2/3", "1/1", "2/2"]


@plays("Prodigal Nephew")
@pytest.mark.parametrize("deck", [3, 0])
def test_an_opponent_loses_two_or_lets_its_player_draw(deck: int) -> None:
    s = orc(f"A: hand: Prodigal Nephew, 1; resources: 3; deck: {deck}\nB: hand: 1\nphase: Entrance")
    s.do("play Prodigal Nephew", front="Defensive")
    if deck:
        assert (s.asked, len(s.options())) == ("B", 2)
        draws = s.fork()
        draws.choose(next(label for label in draws.options() if "draw" in label))
        assert (len(draws.hand("A")), draws.influence("B")) == (2, 20)
        s.choose(next(label for label in s.options() if "draw" not in label))
    assert (len(s.hand("A")), s.influence("B"), s.influence("A")) == (1, 18, 20)


@plays("Granite Watchman")
def test_neither_its_player_nor_an_effect_takes_it_to_the_other_front() -> None:
    s = orc(f"A: offensive: Granite Watchman, Ox; hand: 1\nB: hand: 1{FIGHT}")
    assert offered(s, "move") == ["Ox"]
    s.refused("move Granite Watchman", "Granite Watchman")
    put = orc("A: offensive: Granite Watchman, Ox; hand: Shove, Scare\nB: hand: 1", TEXTS)
    put.do("play Shove", "target Granite Watchman")
    assert put.place("Granite Watchman") == "A's Offensive"
    put.do("play Scare", "target Granite Watchman")
    assert put.place("Granite Watchman") == "A's graveyard"
    enters = orc("A: hand: Granite Watchman, 1; resources: 2\nB: hand: 1\nphase: Entrance")
    enters.do("play Granite Watchman", front="Defensive")
    assert enters.place("Granite Watchman") == "A's Defensive"


@plays("Grave Moth")
def test_each_other_death_near_is_a_counter_three_at_most() -> None:
    s = orc(
        "A: offensive: Grave Moth, Ox; defensive: Rat; hand: 2 Axe, Rain\n"
        "B: defensive: 3 Imp 1/1; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.do("play Axe", "target Rat", front="Defensive")
    assert s.value("Grave Moth") == "0/3"
    s.do("play Axe", "target Ox")
    assert s.value("Grave Moth") == "1/3"
    s.do("play Rain")
    while offered(s, "trigger"):
        s.choose(s.options()[0])
    assert (s.value("Grave Moth"), s.damage("Grave Moth")) == ("3/3", 1)
    s.to("Play", "B")
    assert s.value("Grave Moth") == "3/3"


@plays("Countess Imre of the Long Game")
@pytest.mark.parametrize("joins", [True, False])
def test_she_accepts_what_an_opponent_accepts_and_draws_as_he_completes_it(joins: bool) -> None:
    s = orc(
        "A: quests: Sprint; chapter: Next; hand: Jab, 1\nB: offensive: Countess Imre of the Long Game; deck: 5; hand: 1",
        TEXTS,
    )
    s.choose("accept Sprint")
    until(s, "yes")
    assert s.asked == "B"
    s.choose("yes" if joins else "no")
    s.all_pass()
    assert (s.pursues("B"), s.pursues("A")) == (["Sprint"] if joins else [], ["Sprint"])
    s.do("play Jab")
    assert (s.victory("A"), s.victory("B"), len(s.hand("B"))) == (1, 0, 3 if joins else 1)
