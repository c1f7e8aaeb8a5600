"""Blind texts of ORC that speak of dropped pieces, quest decks and small things, played as their writers meant them."""

import pytest

from blind.gestures import accepting, offered, starting, targets, values
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Wait": "event 0: Draw a card.", "Axe": "event 0: Kill target creature.",
    "Bolt": "event 0: Deal 2 damage to target creature.",
    "Sword": "equipment 0 (Weapon): Equipped creature gets +1/0.", "Cap": "equipment 0 (Helmet): Equipped creature gets 0/+1.",
    "Road": "quest: Control nine creatures.", "Path": "quest: Control ten creatures.",
    "Feast": "quest: Play an event. Victory Points: 2.", "Guard": "creature 1/1: (A): Demons you control get 0/+1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


def first_fight(s: Scene) -> None:
    """A attacks with the Ox alone, which Cow blocks, and all goes its way."""
    s.choose("attack B", *[label for label in ("send Ox",) if label in s.options()])
    s.choose(*["done"] * (s.asked == "A" and "done" in s.options()))
    until(s, "block")
    s.choose("block Ox with Cow")
    s.choose(*["done"] * ("done" in s.options()))
    until(s, "yes") if "yes" not in s.options() and s.place("Cow") != "B's graveyard" and s.place(
        "Ox"
    ) == "A's Offensive" else None


COW = "B: defensive: Cow 1/1; offensive: Hen; attached: Sword on Cow, Cap on Cow; hand: 1"
GNOLL = f"A: offensive: Ox 5/5, {{0}}; hand: {{1}}\n{COW}"


@plays("Magpie Gnoll", "Heir to Every Scabbard")
@pytest.mark.parametrize("name", ["Magpie Gnoll", "Heir to Every Scabbard"])
@pytest.mark.parametrize("takes", [True, False])
def test_one_of_the_pieces_that_an_enemy_drops_is_taken(name: str, takes: bool) -> None:
    s = orc(GNOLL.format(name, 1) + FIGHT, TEXTS)
    first_fight(s)
    assert s.place("Cow") == "B's graveyard"
    assert s.asked == "A"
    s.choose("yes" if takes else "no") if {"yes", "no"} <= set(s.options()) else s.choose(
        "pick Sword" if takes else "decline"
    )
    if takes and "pick Sword" in s.options():
        assert sorted(offered(s, "pick")) == ["Cap", "Sword"]
        s.choose("pick Sword")
    assert s.place("Cap") == "B's Defensive"
    assert s.place("Sword") == (f"on {name}" if takes else "B's Defensive")
    assert s.controller("Sword") == ("A" if takes else "B")
    assert not s.marked(name)


@plays("Magpie Gnoll")
def test_who_carries_nothing_or_dies_elsewhere_drops_nothing() -> None:
    s = orc("A: offensive: Magpie Gnoll; hand: Axe\nB: defensive: Cow; attached: Sword on Cow; hand: 1", TEXTS)
    s.do("play Axe", "target Cow")
    assert (s.place("Sword"), s.place("Cow"), s.asked) == ("B's graveyard", "B's graveyard", "A")
    s = orc("A: offensive: Ox 5/5, Magpie Gnoll; hand: 1\nB: defensive: Cow; hand: 1" + FIGHT, TEXTS)
    first_fight(s)
    assert (s.place("Cow"), offered(s, "pick"), "yes" in s.options()) == ("B's graveyard", [], False)


@plays("Inheritor of Blades")
def test_the_inheritor_takes_what_an_ally_drops() -> None:
    s = orc(
        "A: offensive: Ox 1/1, Inheritor of Blades marked; attached: Sword on Ox, Cap on Ox; hand: 1\n"
        "B: defensive: Cow 5/5; hand: 1"
        + FIGHT, TEXTS,
    )  # fmt: skip
    first_fight(s)
    s.choose("yes") if "yes" in s.options() else None
    assert sorted(offered(s, "pick")) == ["Cap", "Sword"]
    s.choose("pick Cap")
    assert (s.place("Cap"), s.place("Sword"), s.value("Inheritor of Blades")) == (
        "on Inheritor of Blades",
        "A's Offensive",
        "2/5",
    )


@plays("Coat of Thistles")
def test_each_defender_is_pricked() -> None:
    s = orc(
        "A: offensive: Ox 2/5; attached: Coat of Thistles on Ox; hand: 1\nB: defensive: Cow 1/3, Hen 1/1; hand: 1"
        + FIGHT,
        TEXTS,
    )
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Cow", "block Ox with Hen")
    while starting(s, "trigger"):
        s.choose(starting(s, "trigger")[0])
    until(s, "lay")
    assert (s.place("Hen"), s.place("Cow"), s.influence("B")) == ("B's graveyard", "B's graveyard", 20)


DECKS = "A: 9 gold; offensive: Ox; hand: {}; quests: Feast; chapter: Road, Path\nB: hand: 1; quests: Feast; chapter: Path, Road"


@plays("Crows Turn the Page")
@pytest.mark.parametrize("turned", [True, False])
def test_the_top_quest_is_seen_and_may_be_put_under_its_deck(turned: bool) -> None:
    s = orc(DECKS.format("Crows Turn the Page"), TEXTS)
    s.choose("play Crows Turn the Page", *starting(s, "in the Off")[:1])
    s.choose(*[label for label in s.options() if label == "in the Offensive"])
    s.all_pass() if s.asked == "B" else None
    assert sorted(offered(s, "pick")) == ["player A", "player B"]
    s.choose("pick player A")
    top = s.table.quest_deck(0)[0]
    assert {"yes", "no"} <= set(s.options())
    s.choose("yes" if turned else "no")
    left = s.table.quest_deck(0)
    assert (left[0] == top, left[len(left) - 1] == top) == (not turned, turned)


@plays("Lanternless Pathfinder")
def test_the_pathfinder_aims_at_one_quest_deck() -> None:
    s = orc(DECKS.format("Lanternless Pathfinder").replace("A: 9 gold", "A: resources: 4") + "\nphase: Entrance", TEXTS)
    s.choose(starting(s, "play Lanternless")[0])
    s.choose(*starting(s, "in the Def")[:1])
    until(s, "target player B")
    assert sorted(targets(s)) == ["player A", "player B"]
    s.choose("target player B")
    until(s, "yes")
    top = s.table.quest_deck(1)[0]
    s.choose("yes")
    left = s.table.quest_deck(1)
    assert left[len(left) - 1] == top


@plays("Herald's Ribbon", "Wager on the Outcome")
@pytest.mark.parametrize(("name", "cards", "points", "lost"), [("Herald's Ribbon", 2, 2, 0), ("Wager", 0, 3, 3)])
def test_whoever_completes_the_quest_gets_what_hangs_on_it(name: str, cards: int, points: int, lost: int) -> None:
    s = orc(f"A: offensive: Ox; hand: Coin; quests: Feast; attached: {name} on Feast in the Offensive\nB: hand: 1",
            {**TEXTS, "Coin": "event 0: You gain 1 VP."})  # fmt: skip
    accepting(s, "Feast")
    s.do("play Coin")
    assert (s.victory("A"), s.influence("A"), len(s.hand("A"))) == (1 + points, 20 - lost, cards)


@plays("Backer's Portion")
@pytest.mark.parametrize("backer", ["A", "B"])
def test_a_backer_has_his_portion_of_an_opponents_quest(backer: str) -> None:
    hung = "; attached: Backer's Portion on Feast in the Offensive"
    mine, theirs = (hung, "") if backer == "A" else ("", hung)
    s = orc(f"A: offensive: Ox; hand: Wait; quests: Feast{mine}\nB: hand: 1; offensive: Hen{theirs}", TEXTS)
    accepting(s, "Feast")
    s.do("play Wait")
    assert (s.victory("A"), s.victory("B")) == ((2, 0) if backer == "A" else (1, 1))


@plays("Two under One Cloak")
def test_the_second_takes_all_damage_of_the_first() -> None:
    s = orc("A: 9 gold; offensive: Ox 1/5, Yak 1/9; hand: Two under One Cloak, Bolt, Bolt\nB: hand: 1", TEXTS)
    s.choose("play Two under One Cloak", *starting(s, "in the Off")[:1])
    s.choose(*[label for label in s.options() if label == "in the Offensive"])
    s.choose("target Ox")
    s.all_pass()
    s.do("play Bolt", "target Ox")
    s.do("play Bolt", "target Yak")
    assert (s.damage("Ox"), s.damage("Yak")) == (0, 4)


@plays("Dragged from the Desk")
def test_it_is_assigned_no_more_and_marked() -> None:
    s = orc("A: 1 gold; offensive: Ox; hand: Dragged from the Desk\nB: defensive: Guard assigned, Cow; hand: 1", TEXTS)
    s.choose("play Dragged from the Desk", *starting(s, "in the Off")[:1])
    s.choose(*[label for label in s.options() if label in ("in the Offensive", "target Guard")][:1])
    s.choose(*starting(s, "target Guard"))
    s.all_pass()
    assert (s.assigned("Guard"), s.marked("Guard")) == (False, True)


@plays("Steward of Two Barns")
def test_the_steward_lets_one_more_card_be_laid() -> None:
    s = orc("A: offensive: Steward of Two Barns assigned; hand: 3\nB: hand: 1", TEXTS)
    for _ in range(2):
        s.choose(starting(s, "lay")[0])
    assert (starting(s, "lay"), len(s.hand("A"))) == ([], 1)


@plays("Sleepless Chatelaine")
@pytest.mark.parametrize("name", ["Sleepless Chatelaine", "Hen"])
def test_the_chatelaine_defends_though_marked(name: str) -> None:
    s = orc(f"A: offensive: Ox; hand: 1\nB: defensive: {name} marked, Cow; hand: 1" + FIGHT, TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert (f"block Ox with {name}" in s.options()) is (name != "Hen")


@plays("Three Tongues")
def test_three_factions_unmarked_as_an_opponents_turn_ends() -> None:
    folk = {
        "Noble": "creature House of Nobles 1/1", "Orc": "creature Red Banner 1/1", "Elf": "creature Gaian 1/1",
        "Wolf": "creature Red Banner 1/1",
    }  # fmt: skip
    for third, won in (("Elf", True), ("Wolf", False), ("Elf marked", True)):
        s = orc(f"A: offensive: Noble, Orc, {third}; hand: 1; quests: Three Tongues\nB: hand: 1", {**TEXTS, **folk})
        accepting(s, "Three Tongues")
        s.to("Play", "B")
        assert s.victory("A") == 0
        s.to("Play", "A")
        assert (s.victory("A") > 0) is (won and "marked" not in third)


@plays("Stag of the Gorse")
@pytest.mark.parametrize("back", [True, False])
def test_the_stag_grows_for_a_resource_card_that_comes_home(back: bool) -> None:
    s = orc("A: resources: 5; hand: Stag of the Gorse; offensive: Ox\nB: hand: 1\nphase: Entrance", TEXTS)
    s.choose(starting(s, "play Stag")[0])
    s.choose(*starting(s, "in the Def")[:1])
    until(s, "yes")
    s.choose("yes" if back else "no")
    s.choose(*starting(s, "pick")[:1])
    assert (values(s, "Stag of the Gorse"), len(s.hand("A"))) == (["4/4" if back else "3/3"], int(back))


@plays("Lent Sinew")
@pytest.mark.parametrize("pays", [True, False])
def test_the_sinew_is_lent_for_upkeep(pays: bool) -> None:
    s = orc(
        "A: resources: 2; offensive: Ox; attached: Lent Sinew on Ox; hand: 1\nB: hand: 1\nphase: Discard, active B",
        TEXTS,
    )
    assert s.value("Ox") == "4/3"
    s.choose(f"pay {'' if pays else 'no '}upkeep of Lent Sinew")
    s.choose(*["yes"] * ("yes" in s.options()))
    s.to("Play", "A")
    assert (s.value("Ox"), s.marked("Ox"), s.place("Lent Sinew")) == (
        ("4/3", False, "on Ox") if pays else ("1/1", True, "A's graveyard")
    )
