"""Blind creatures of ORC's round 25, played as their writer meant them."""

import pytest

from blind.gestures import accepting, offered, resolve, targets, uses, values
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Bounce": "event 0: Return target creature to its owner's hand.", "Wait": "event 0: Gain 1 influence.",
    "Rise": "event 0: Put target creature card from your graveyard into play.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Bolt": "event 0: Deal 3 damage to target creature.", "Gust": "event 0: Deal 1 damage to each local creature.",
    "Spear": "equipment 0: Equipped creature gets +1/0.", "Coat": "equipment 0: Equipped creature gets 0/+1.",
    "Oath": "enchantment 0: Attach to target creature. Enchanted creature gets 0/+1.",
    "Guard": "creature (Soldier) 1/1", "Scout": "creature (Soldier) 1/1",
    "Bear": "quest (Confrontation) 3/10: Hit points: 3. Victory Points: 2.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Later": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
ENTRANCE = "\nphase: Entrance"
UPKEEP = "\nphase: Discard, active B"
WARDER, KNOCKER, SERJEANT = "Heronmarsh Warder", "Jostling Gateknocker", "Serjeant of the Oaken Pike"
SENTINEL, GIANT, OGRE = "Rattlerib Sentinel", "Slumbering Knoll-Giant", "Tavern-Wrecker Ogre"
KEEPER, DRUID, OSSUARY = "Keeper of the Muster Rolls", "Spring-Turning Druid", "Ghoul of the Sunken Ossuary"
BRAWLER, HERMIT, KNIGHT = "Bellows-Fed Brawler", "Standing-Stone Hermit", "Knight of Many Errands"


@plays("Heronmarsh Warder")
@pytest.mark.parametrize(("name", "value"), [("Ox", "1/3"), ("Cow", "1/3"), (WARDER, "1/4")])
def test_somebody_near_it_is_tougher_until_the_turn_ends(name: str, value: str) -> None:
    s = orc(
        f"A: offensive: {WARDER}, Ox; defensive: Rat; hand: Swap\nB: defensive: Cow; offensive: Hen; hand: 1", TEXTS
    )
    s.choose(f"use {WARDER}")
    assert sorted(targets(s)) == sorted(["Cow", "Ox", WARDER])
    s.choose(f"target {name}")
    s.all_pass()
    assert (s.value(name), s.marked(WARDER), uses(s)) == (value, True, [])
    s.do("play Swap", f"target {name}")
    assert s.value(name) == value
    s.to("Play", "B")
    assert s.value(name) == ("1/2" if name == WARDER else "1/1")


@plays("Heronmarsh Warder")
def test_who_is_gone_is_not_warded() -> None:
    s = orc(f"A: offensive: {WARDER}, Ox; hand: 1\nB: defensive: Cow; hand: Swap", TEXTS)
    s.choose(f"use {WARDER}", "target Ox")
    until(s, "play Swap")
    s.choose("play Swap", "target Ox")
    resolve(s)
    assert (s.place("Ox"), s.value("Ox"), s.marked(WARDER)) == ("A's Defensive", "1/1", True)


@plays("Jostling Gateknocker")
@pytest.mark.parametrize("prey", ["B", "Bear"])
def test_attacking_it_hits_harder(prey: str) -> None:
    s = orc(f"A: offensive: {KNOCKER}; quests: Bear; hand: 1\nB: hand: Wait", TEXTS)
    accepting(s, "Bear")
    s.to("Move or Attack")
    s.choose(*[f"attack {prey}", f"send {KNOCKER}"][: 1 + (f"attack {prey}" not in s.options())])
    until(s, "play Wait")
    assert s.value(KNOCKER) == "3/2"
    s.to("Play", "B")
    assert s.influence("B") == (17 if prey == "B" else 20)
    assert prey == "Bear" or s.value(KNOCKER) == "1/2"


@plays("Jostling Gateknocker")
def test_defending_it_does_not() -> None:
    s = orc(f"A: offensive: Ox 1/9; hand: 1\nB: defensive: {KNOCKER}; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block Ox with {KNOCKER}")
    s.to("Second Play")
    assert s.damage("Ox") == 1
    s = orc(f"A: offensive: {KNOCKER}; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    s.to("Second Play")
    assert s.influence("B") == 17


@plays("Serjeant of the Oaken Pike")
@pytest.mark.parametrize(
    ("state", "expected"), [("", ["2/2", "2/1", "1/1", "1/1", "1/1"]), (" assigned", ["2/2", *["1/1"] * 4])]
)
def test_other_soldiers_of_his_front_hit_harder(state: str, expected: list[str]) -> None:
    s = orc(
        f"A: offensive: {SERJEANT}{state}, Guard, Ox; defensive: Scout; hand: 1\nB: defensive: Guard; hand: 1", TEXTS
    )
    assert values(s, SERJEANT, "Guard", "Ox", "Scout", "Guard (2)") == expected


@plays("Serjeant of the Oaken Pike")
def test_two_of_them_help_each_other() -> None:
    s = orc(f"A: offensive: {SERJEANT}, {SERJEANT}, Guard; hand: Axe\nB: hand: 1", TEXTS)
    assert values(s, SERJEANT, f"{SERJEANT} (2)", "Guard") == ["3/2", "3/2", "3/1"]
    s.do("play Axe", f"target {SERJEANT} (2)")
    assert values(s, SERJEANT, "Guard") == ["2/2", "2/1"]


@plays("Rattlerib Sentinel")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
@pytest.mark.parametrize(
    ("way", "state", "lost"),
    [("Axe", "", 1), ("Gust", "", 1), ("Scare", "", 0), ("Bounce", "", 0), ("Gust", " assigned", 0)],
)
def test_dying_costs_each_opponent_one(front: str, way: str, state: str, lost: int) -> None:
    s = orc(f"A: {front.lower()}: {SENTINEL}{state}; hand: {way}\nB: hand: 1\nC: hand: 1", TEXTS)
    s.do(f"play {way}", front=front)
    assert s.place(SENTINEL) == ("A's hand" if way == "Bounce" else "A's graveyard")
    assert [s.influence(seat) for seat in "ABC"] == [20, 20 - lost, 20 - lost]


@plays("Slumbering Knoll-Giant")
@pytest.mark.parametrize(("gold", "pays"), [(2, True), (2, False), (1, False)])
def test_it_goes_home_unless_it_is_paid(gold: int, pays: bool) -> None:
    s = orc(
        f"A: offensive: {GIANT} of B; attached: Spear on {GIANT}, Coat of B on {GIANT}, Oath on {GIANT};"
        f" resources: {gold}; hand: 1\nB: hand: 1{UPKEEP}", TEXTS,
    )  # fmt: skip
    if gold == 2:
        s.to("Upkeep", "A")
        s.choose(f"pay upkeep of {GIANT}" if pays else f"pay no upkeep of {GIANT}")
    s.to("Play", "A")
    places = [s.place(name) for name in (GIANT, "Spear", "Coat", "Oath")]
    attached = ["A's Offensive", *[f"on {GIANT}"] * 3]
    assert places == (attached if pays else ["B's hand", "A's hand", "B's hand", "A's graveyard"])
    assert s.gold("A") == (0 if pays else gold)


@plays("Tavern-Wrecker Ogre")
def test_it_never_defends() -> None:
    s = orc(f"A: offensive: Ox; hand: 1\nB: defensive: {OGRE}, Cow; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert offered(s, "block") == ["Ox with Cow"]
    s = orc(f"A: defensive: {OGRE}; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    s.choose(f"move {OGRE}")
    s.to("Play", "B")
    s.to("Move or Attack", "A")
    s.choose("attack B")
    s.to("Second Play")
    assert s.influence("B") == 16


@plays("Keeper of the Muster Rolls")
@pytest.mark.parametrize("state", ["", " marked"])
@pytest.mark.parametrize("deck", [5, 0])
def test_two_others_are_marked_for_a_card(state: str, deck: int) -> None:
    s = orc(
        f"A: offensive: {KEEPER}{state}, Ox, Elk, Pig, Yak; defensive: Rat; hand: 1; deck: {deck}\nB: hand: 1", TEXTS
    )
    for n in (1, 2):
        s.choose(f"use {KEEPER}")
        while offered(s, "give"):
            assert not {KEEPER, "Rat"} & set(offered(s, "give"))
            s.choose(f"give {offered(s, 'give')[0]}")
        s.all_pass()
        assert len(s.hand("A")) == 1 + min(n, deck)
        assert sum(s.marked(name) for name in ("Ox", "Elk", "Pig", "Yak")) == 2 * n
    assert (s.marked(KEEPER), uses(s), s.over) == (bool(state), [], False)


@plays("Spring-Turning Druid")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_coming_it_frees_a_resource(front: str) -> None:
    lies = f"resources: Bean marked, Rye marked, Pea; hand: {DRUID}\nB: resources: Corn marked; hand: 1{ENTRANCE}"
    s = orc(f"A: 1 gold; {lies}", TEXTS)
    s.choose(f"play {DRUID}", f"in the {front}")
    until(s, "yes")
    no = s.fork()
    s.choose("yes")
    assert {"Bean", "Rye"} <= set(offered(s, "pick"))
    assert "Corn" not in offered(s, "pick")
    before = s.gold("A")
    s.choose("pick Rye")
    assert (s.marked("Rye"), s.marked("Bean"), s.gold("A")) == (False, True, before + 1)
    no.choose("no")
    no.to("Play", "B")
    assert no.marked("Rye")


@plays("Ghoul of the Sunken Ossuary")
def test_it_feeds_on_others_of_its_front() -> None:
    s = orc(
        f"A: offensive: {OSSUARY} marked, Ox, Elk marked, Pig assigned; defensive: Rat; hand: 1\nB: defensive: Cow; hand: 1",
        TEXTS,
    )
    for n, name in enumerate(("Ox", "Elk", "Pig"), 1):
        s.choose(f"use {OSSUARY}")
        s.choose(*[f"give {name}"] * (f"give {name}" in s.options()))
        s.all_pass()
        assert (s.place(name), s.value(OSSUARY)) == ("A's graveyard", f"{2 + 3 * n}/3")
    assert (uses(s), s.place("Rat"), s.place("Cow")) == ([], "A's Defensive", "B's Defensive")
    s.to("Play", "B")
    assert s.value(OSSUARY) == "2/3"


@plays("Bellows-Fed Brawler")
@pytest.mark.parametrize("state", ["", " marked"])
def test_gold_makes_it_stronger(state: str) -> None:
    s = orc(f"A: 2 gold; offensive: {BRAWLER}{state}; hand: 1\nB: hand: 1", TEXTS)
    for n in (1, 2):
        s.do(f"use {BRAWLER}")
        assert (s.value(BRAWLER), s.gold("A")) == (f"{1 + n}/2", 2 - n)
    assert not uses(s)
    s.to("Play", "B")
    assert s.value(BRAWLER) == "1/2"
    assert not uses(orc(f"A: 2 gold; offensive: {BRAWLER} assigned; hand: 1\nB: hand: 1", TEXTS))


@plays("Standing-Stone Hermit")
def test_assigned_it_shields_its_front_from_the_next_turn_on() -> None:
    army = f"A: {{}} gold; offensive: {HERMIT}{{}}, Ox, Elk; defensive: Rat; hand: Swap\nB: defensive: Cow; hand: 1"
    assert not offered(orc(army.format(0, ""), TEXTS), "assign")
    assert not offered(orc(army.format(1, " marked"), TEXTS), "assign")
    s = orc(army.format(1, ""), TEXTS)
    s.choose(f"assign {HERMIT}")
    s.all_pass()
    assert (s.assigned(HERMIT), s.gold("A"), s.value("Ox")) == (True, 0, "1/1")
    s.to("Play", "B")
    assert values(s, "Ox", "Elk", "Rat", "Cow", HERMIT) == ["1/3", "1/3", "1/1", "1/1", "1/3"]
    moved = orc(army.format(0, " assigned"), TEXTS)
    moved.choose("play Swap", "in the Offensive")
    assert HERMIT not in targets(moved)
    moved.choose("target Ox")
    moved.all_pass()
    assert values(moved, "Ox", "Elk") == ["1/1", "1/3"]
    freed = orc(f"A: offensive: {HERMIT} assigned, Ox; resources: 1; hand: 1\nB: hand: 1{UPKEEP}", TEXTS)
    until(freed, f"unassign {HERMIT}")
    freed.choose(f"unassign {HERMIT}")
    assert freed.value("Ox") == "1/1"


@plays("Knight of Many Errands")
def test_each_active_quest_makes_him_stronger() -> None:
    s = orc(f"A: offensive: {KNIGHT}; quests: Next; hand: 1\nB: offensive: {KNIGHT}; quests: Later; hand: 1", TEXTS)
    assert s.value(KNIGHT) == "2/2"
    accepting(s, "Next")
    assert values(s, KNIGHT, f"{KNIGHT} (2)") == ["3/3", "2/2"]
    accepting(s, "Later")
    assert values(s, KNIGHT, f"{KNIGHT} (2)") == ["4/4", "2/2"]
    s.choose("abandon Next")
    assert s.value(KNIGHT) == "3/3"


@plays("Knight of Many Errands")
def test_wounded_he_dies_of_abandoning_one() -> None:
    s = orc(f"A: offensive: {KNIGHT}, Ox; quests: Next; hand: Gust, Gust\nB: hand: 1", TEXTS)
    accepting(s, "Next")
    s.do("play Gust")
    s.do("play Gust")
    assert (s.place(KNIGHT), s.damage(KNIGHT)) == ("A's Offensive", 2)
    s.choose("abandon Next")
    assert s.place(KNIGHT) == "A's graveyard"
    s = orc(f"A: offensive: {KNIGHT} assigned; quests: Next; hand: 1\nB: hand: 1", TEXTS)
    accepting(s, "Next")
    assert s.value(KNIGHT) == "2/2"
