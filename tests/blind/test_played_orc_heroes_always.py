"""Blind Heroes that always work or wait for something, played as their writers meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import heroes, plays, until
from scenes import heroes as heroes_scenes

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Hail": "event 1: Draw a card.",
    "Rain": "event 1: Draw a card.", "Storm": "event 0: Kill all creatures in all zones.",
    "Scare": "event 0: Discard target creature.", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Study": "magic 0: Draw a card.", "Mage": "creature (Caster) 1/1",
    "Sprint": "quest (Assignment): Play an Event. Victory Points: 1.",
    "Walk": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Shove": "event 0: Put target creature into the other front of its controller.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


def led(hero: str, table: str, influence: int = 10) -> heroes_scenes.Scene:
    """A table on which A has this Hero."""
    return heroes(f"A: {influence} influence; hero: {hero}; {table}", TEXTS)


def begun(s: heroes_scenes.Scene, hero: str, front: str = "Offensive") -> heroes_scenes.Scene:
    """The Hero is used, from that front if one is asked for."""
    s.choose(f"use {hero}")
    if f"in the {front}" in s.options():
        s.choose(f"in the {front}")
    return s


def settled(s: heroes_scenes.Scene) -> None:
    """All pass, and triggers of one moment come in any order."""
    s.all_pass()
    while not s.over and s.options()[0].startswith("trigger of"):
        s.choose(s.options()[-1])
        s.all_pass()


@plays("Captain Dray Hollin", "Prioress Ellandine")
@pytest.mark.parametrize("active", ["A", "B"])
def test_all_own_creatures_of_one_front_are_stronger_while_they_are_there(active: str) -> None:
    army = (
        "offensive: Ox 1/1 marked, Keeper assigned; defensive: Rat 1/1; hand: Shove, 1\n"
        "B: offensive: Owl; defensive: Cow; hand: 1"
    )
    names = ("Ox", "Keeper", "Rat", "Owl", "Cow")
    s = led("Captain Dray Hollin", f"{army}\nphase: Play, active {active}")
    assert [s.value(name) for name in names] == ["2/1", "2/1", "1/1", "1/1", "1/1"]
    s = led("Prioress Ellandine", army.replace("Rat 1/1", "Rat 1/1 hurt 1"))
    assert [s.value(name) for name in names] == ["1/1", "1/1", "1/2", "1/1", "1/1"]
    s.do("play Shove", "target Rat", front="Defensive")
    assert s.place("Rat") == "A's graveyard"


@plays("Gorthak Redhand")
def test_attackers_strike_harder() -> None:
    s = led("Gorthak Redhand", f"offensive: Ox 1/1, Elk 1/1; hand: Wait\nB: defensive: Cow 0/1; hand: 1{FIGHT}")
    assert s.value("Ox") == "1/1"
    s.choose("attack B", "send Ox", "done")
    assert (s.value("Ox"), s.value("Elk")) == ("2/1", "1/1")
    s.to("Second Play")
    assert (s.influence("B"), s.value("Ox")) == (18, "1/1")
    s = led("Gorthak Redhand", f"defensive: Ox 1/1; hand: Wait\nB: offensive: Cow; hand: 1{FIGHT}, active B")
    s.choose("attack A")
    until(s, "block")
    s.choose("block")
    assert s.value("Ox") == "1/1"


@plays("Hetman Dorrick")
def test_attackers_strike_harder_while_the_own_defensive_is_empty() -> None:
    table = f"offensive: Ox 1/1, Elk 1/1; hand: Shove, Wait\nB: hand: 1{FIGHT}"
    s = led("Hetman Dorrick", table)
    assert s.value("Ox") == "1/1"
    s.choose("attack B", "send Ox", "done")
    assert (s.value("Ox"), s.value("Elk")) == ("2/1", "1/1")
    s.play("Shove", "target Elk")
    assert (s.place("Elk"), s.value("Ox")) == ("A's Defensive", "1/1")
    s = led("Hetman Dorrick", table.replace("; hand: Shove", "; defensive: Rat; hand: Shove"))
    s.choose("attack B", "send Ox", "done")
    assert s.value("Ox") == "1/1"


@plays("Sister Huld of the Long Loaf")
@pytest.mark.parametrize(("has", "then"), [(10, 11), (16, 16)])
def test_each_own_upkeep_is_one_influence_up_to_what_she_prints(has: int, then: int) -> None:
    s = led("Sister Huld of the Long Loaf", "hand: 1\nB: hand: 1", influence=has)
    s.to("Play", "B")
    assert s.influence("A") == has
    s.to("Play", "A")
    assert (s.influence("A"), s.influence("B")) == (then, 20)


@plays("Vosk the Unmourned")
@pytest.mark.parametrize(
    ("spell", "target", "then"), [("Axe", "Ox", 11), ("Axe", "Cow", 10), ("Scare", "Ox", 10), ("Storm", "", 12)]
)
def test_each_death_of_his_is_one_influence(spell: str, target: str, then: int) -> None:
    s = led("Vosk the Unmourned", f"offensive: Ox; defensive: Rat; hand: {spell}, 1\nB: defensive: Cow; hand: 1")
    s.do(f"play {spell}", *([f"target {target}"] if target else []))
    settled(s)
    assert s.influence("A") == then
    full = led("Vosk the Unmourned", "offensive: Ox; defensive: Rat; hand: Storm, 1\nB: hand: 1", influence=15)
    full.do("play Storm")
    settled(full)
    assert full.influence("A") == 16


@plays("Old Nettlewick")
@pytest.mark.parametrize("asks", [True, False])
@pytest.mark.parametrize("says", ["yes", "no"])
def test_a_death_in_the_own_defensive_may_be_a_card(asks: bool, says: str) -> None:
    table = "offensive: Ox; defensive: Rat; deck: 5\nB: offensive: Cow; defensive: Hen; hand: Axe, 1"
    s = led("Old Nettlewick", f"{table}\nphase: Play, active B")
    s.do("play Axe", "target Rat" if asks else "target Ox", front="Offensive" if asks else "Defensive")
    assert ("yes" in s.options()) == asks
    if asks:
        assert s.asked == "A"
        s.choose(says)
        s.all_pass()
    assert len(s.deck("A")) == 5 - (asks and says == "yes")


@plays("Old Nettlewick")
def test_what_is_discarded_there_is_no_card() -> None:
    s = led("Old Nettlewick", "defensive: Rat; hand: Scare, 1; deck: 5\nB: hand: 1")
    s.do("play Scare", front="Defensive")
    assert (s.place("Rat"), "yes" in s.options(), len(s.deck("A"))) == ("A's graveyard", False, 5)


@plays("Vorrun of the Ninth Pit", "Morvane the Unburied")
@pytest.mark.parametrize(("hero", "gold", "paid"), [
    ("Vorrun of the Ninth Pit", 3, 2), ("Vorrun of the Ninth Pit", 1, 1), ("Morvane the Unburied", 3, 2),
    ("Morvane the Unburied", 1, 1),
])  # fmt: skip
def test_for_each_death_of_his_one_gold_is_one_influence_of_an_opponent(hero: str, gold: int, paid: int) -> None:
    table = (
        f"offensive: Ox; defensive: Rat; resources: {gold}; hand: 1\n"
        f"B: offensive: Cow; hand: Storm, 1\nphase: Play, active B"
    )
    s = led(hero, table)
    s.do("play Storm")
    for _ in range(paid):
        while "yes" not in s.options():
            s.choose(s.way_on() if "pass" in s.options() else s.options()[0])
        assert s.asked == "A"
        s.choose("yes")
        s.all_pass()
    s.all_pass()
    assert (s.influence("A"), s.influence("B"), s.gold("A")) == (10, 20 - paid, gold - paid)


@plays("Vorrun of the Ninth Pit", "Morvane the Unburied")
@pytest.mark.parametrize(
    ("hero", "lost"), [("Vorrun of the Ninth Pit", [0, 0, 1]), ("Morvane the Unburied", [0, 1, 1])]
)
def test_he_may_decline_and_one_or_all_opponents_lose(hero: str, lost: list[int]) -> None:
    s = led(hero, "offensive: Ox; resources: 1; hand: Axe, Scare\nB: hand: 1\nC: hand: 1")
    discarded = s.fork()
    discarded.do("play Scare", *(["target Ox"] if "target Ox" in discarded.options() else []))
    assert "yes" not in discarded.options()
    s.do("play Axe")
    s.choose("target player C") if "target player C" in s.options() else None
    s.all_pass()
    no = s.fork()
    no.choose("no")
    no.all_pass()
    assert (no.influence("B"), no.influence("C"), no.gold("A")) == (20, 20, 1)
    s.choose("yes")
    s.all_pass()
    assert [s.influence("A") + 10, s.influence("B"), s.influence("C")] == [20 - n for n in lost]


@plays("Castellan Orrick", "Chancellor Ombrey")
@pytest.mark.parametrize("hero", ["Castellan Orrick", "Chancellor Ombrey"])
@pytest.mark.parametrize("active", ["A", "B"])
def test_the_first_event_of_each_opponent_in_a_turn_costs_one_more(hero: str, active: str) -> None:
    s = led(
        hero, f"resources: 4; hand: Wait, Hail, 1\nB: resources: 4; hand: Hail, Rain, 1\nphase: Play, active {active}"
    )
    if active == "A":
        s.choose("play Hail", "in the Offensive")
        assert s.gold("A") == 3
        s.choose("play Hail")
        s.choose("in the Offensive") if "in the Offensive" in s.options() else None
        assert s.gold("B") == 2
        return
    s.do("play Hail")
    assert s.gold("B") == 2
    s.do("play Rain")
    assert s.gold("B") == 1


@plays("Chancellor Ombrey")
def test_magic_and_poor_opponents() -> None:
    s = led(
        "Chancellor Ombrey", "hand: 1\nB: offensive: Mage; resources: 1; hand: Study, Hail, 1\nphase: Play, active B"
    )
    assert offered(s, "play") == ["Study"]
    s.do("play Study")
    assert s.gold("B") == 1


@plays("Exarch Pellam Dure")
@pytest.mark.parametrize(("who", "left"), [("A", 3), ("B", 5)])
def test_a_quest_that_his_player_completes_is_two_cards(who: str, left: int) -> None:
    events = TEXTS | {"Cheer": "event 0: Gain 1 influence."}
    s = heroes(
        "A: 10 influence; hero: Exarch Pellam Dure; quests: Sprint; chapter: Next; deck: 5; hand: Cheer, 1\n"
        f"B: deck: 5; hand: Cheer, 1\nphase: Play, active {who}", events
    )  # fmt: skip
    s.choose("accept Sprint")
    s.all_pass()
    s.do("play Cheer" if who == "A" else next(label for label in s.options() if label.startswith("play Cheer")))
    assert (s.victory(who), len(s.deck("A")), len(s.deck("B"))) == (1, left, 5)


@plays("Kestrel Amorath")
@pytest.mark.parametrize(("who", "points"), [("A", 2), ("B", 1)])
def test_each_quest_that_he_completes_is_one_point_more(who: str, points: int) -> None:
    s = led(
        "Kestrel Amorath", f"quests: Sprint; chapter: Next; hand: Wait, 1\nB: hand: Wait, 1\nphase: Play, active {who}"
    )
    s.choose("accept Sprint")
    s.all_pass()
    s.do(next(label for label in s.options() if label.startswith("play Wait")))
    assert s.victory(who) == points


@plays("Bertrand the Pathfinder")
@pytest.mark.parametrize("picks", [0, 1, 2])
def test_a_completed_quest_unmarks_up_to_two_of_his_resource_cards(picks: int) -> None:
    s = led(
        "Bertrand the Pathfinder", "quests: Sprint; chapter: Next; resources: 3 Ore marked; hand: Wait, 1\nB: hand: 1"
    )
    s.choose("accept Sprint")
    s.all_pass()
    s.do("play Wait")
    for _ in range(picks):
        s.choose(next(label for label in s.options() if "Ore" in label))
    s.choose("done") if picks < 2 else None
    s.all_pass()
    assert (s.victory("A"), s.gold("A")) == (1, picks)


@plays("Bertrand the Pathfinder")
def test_for_one_gold_he_draws_with_two_active_quests_only() -> None:
    s = led("Bertrand the Pathfinder", "quests: Walk; resources: 3; deck: 5; hand: 1\nB: quests: Next; hand: 1")
    assert not offered(s, "use", "Bertrand")
    s.choose("accept Walk")
    s.all_pass()
    assert not offered(s, "use", "Bertrand")
    s.to("Play", "A")
    s.choose("accept Next")
    s.all_pass()
    held = len(s.deck("A"))
    begun(s, "Bertrand the Pathfinder")
    s.all_pass()
    assert (len(s.deck("A")), s.gold("A"), offered(s, "use", "Bertrand")) == (held - 1, 2, [])


@plays("Wenna of the Hollow Oak")
def test_recycling_strengthens_a_creature_of_either_front_for_good() -> None:
    s = led(
        "Wenna of the Hollow Oak",
        "resources: 4; offensive: Ox 1/1, Keeper assigned; defensive: Rat 1/1; hand: 1\nB: defensive: Cow; hand: 1",
    )
    s.choose("recycle")
    while not targets(s):
        s.choose(next((label for label in s.options() if label.startswith("take")), s.options()[0]))
    assert sorted(targets(s)) == ["Ox", "Rat"]
    s.choose("target Rat")
    s.all_pass()
    s.to("Play", "B")
    assert (s.value("Rat"), s.value("Ox")) == ("2/2", "1/1")


@plays("Mordant the Patient")
@pytest.mark.parametrize(("active", "can"), [("B", True), ("A", False)])
def test_three_deaths_in_opponents_turns_cost_an_opponent_a_creature(active: str, can: bool) -> None:
    caster = "hand: Storm, 1\nB: offensive: Cow, Hen; hand: 1" if active == "A" else "hand: 1\nB: hand: Storm, Cow, 1"
    s = led(
        "Mordant the Patient",
        f"resources: 2; offensive: Ox, Elk; defensive: Rat; {caster}\nphase: Play, active {active}",
    )
    s.do("play Storm")
    if active == "B":
        assert s.influence("B") == 20
        s.to("Play", "A")
    assert bool(offered(s, "use", "Mordant")) == can
    if can:
        begun(s, "Mordant the Patient")
        assert s.gold("A") == 0
        s.all_pass()
        assert s.influence("B") == 17  # he has no creature
        s.to("Play", "A")
        assert not offered(s, "use", "Mordant")


@plays("Mordant the Patient")
def test_the_opponent_chooses_which_creature_he_gives_up() -> None:
    # its writer lets him choose in any front; what is chosen loosely is local (ORC-SPAN-07, ORC-HERO-15)
    s = heroes(
        "A: 10 influence; hero: Mordant the Patient; resources: 2; offensive: Ox, Elk, Rat; hand: 1\n"
        "B: offensive: Owl; defensive: Cow, Hen; hand: Bolt, 1\nphase: Play, active B",
        TEXTS | {"Bolt": "event 0: Kill all enemy creatures."},
    )
    s.do("play Bolt", front="Defensive")
    settled(s)
    s.to("Play", "A")
    begun(s, "Mordant the Patient")
    s.all_pass()
    assert (s.asked, len(s.options())) == ("B", 2)
    s.choose(next(label for label in s.options() if "Hen" in label))
    s.all_pass()
    assert (s.place("Hen"), s.place("Cow"), s.influence("B")) == ("B's graveyard", "B's Defensive", 20)
