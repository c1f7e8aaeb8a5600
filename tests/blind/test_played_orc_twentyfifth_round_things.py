"""Blind enchantments, equipment, quests and two creatures of ORC's round 25, played as their writer meant them."""

import pytest

from blind.gestures import accepting, aiming, offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Sage": "creature (Caster) 1/1",
    "Rise": "event 0: Put target creature card from your graveyard into play.",
    "Bolt": "event 0: Deal 3 damage to target creature.",
    "Swap": "event 0: Put target creature into its controller's other front.", "Wizard": "creature (Caster) 1/1",
    "Peel": "event 0: Discard target enchantment.", "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.",
    "Mail": "equipment 0 (Armor): Equipped creature gets 0/+1.", "Coat": "equipment 0: Equipped creature gets 0/+1.",
    "Bear": "quest (Confrontation) 3/10: Hit points: 3. Victory Points: 2.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Later": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
ENTRANCE = "\nphase: Entrance"
IRONS, TITHE, FURROW = "Gilded Leg-Irons", "Tallow and Tithe", "Twice-Dug Furrow"
MUSTER, BROKERS = "Muster at the Old Milestone", "Silence the Spell-Brokers"
BILLHOOK, HARNESS = "Muleteer's Billhook", "Harness of Quarried Slate"
PILFERER, COLOSSUS = "Pilferer of the Baggage Train", "Breakwater Colossus"


@plays("Gilded Leg-Irons")
def test_whoever_wears_them_does_not_attack() -> None:
    s = orc(f"A: 2 gold; offensive: Ox; defensive: Rat; hand: {IRONS}\nB: defensive: Cow, Hen; hand: 1", TEXTS)
    aiming(s, IRONS)
    assert sorted(targets(s)) == ["Cow", "Hen", "Ox"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.place(IRONS), s.gold("A")) == ("on Cow", 0)
    s.to("Move or Attack", "B")
    s.choose("move Cow", "move Hen")
    s.to("Move or Attack", "A")
    s.to("Move or Attack", "B")
    assert (s.place("Cow"), s.place(IRONS)) == ("B's Offensive", "on Cow")
    s.choose("attack A")
    s.to("Second Play", "B")
    assert (s.influence("A"), s.marked("Hen"), s.marked("Cow")) == (19, True, False)


@plays("Gilded Leg-Irons")
def test_nor_does_it_go_for_a_monster_but_it_defends() -> None:
    s = orc(f"A: offensive: Ox; attached: {IRONS} on Ox; quests: Bear; hand: 1\nB: hand: 1", TEXTS)
    accepting(s, "Bear")
    while s.active == "A":
        assert not offered(s, "attack")
        s.choose(s.way_on())
    s = orc(f"A: offensive: Ox; hand: 1\nB: defensive: Cow; attached: {IRONS} on Cow; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert offered(s, "block") == ["Ox with Cow"]


@plays("Tallow and Tithe")
@pytest.mark.parametrize(("tithes", "on", "left"), [(1, "A", 18), (2, "A", 18), (1, "B", 20), (0, "", 20)])
def test_recycling_costs_two(tithes: int, on: str, left: int) -> None:
    hung = f"; attached: {', '.join([f'{TITHE} on {on} in the Offensive'] * tithes)}" if tithes else ""
    s = orc(f"A: resources: Ox, Elk, Hen, Pig; hand: 0\nB: hand: 1{hung}", TEXTS)
    s.choose("recycle")
    while any(option.startswith(("take back", "trigger")) for option in s.options()):
        s.choose(s.options()[0])
    assert (s.influence("A"), s.influence("B"), len(s.hand("A"))) == (left, 20, 4)


@plays("Tallow and Tithe")
def test_it_is_laid_on_a_player() -> None:
    s = orc(f"A: 2 gold; offensive: Ox; hand: {TITHE}\nB: hand: 1", TEXTS)
    s.choose(f"play {TITHE}")
    assert [option for option in s.options() if option.startswith("target")] == ["target player A", "target player B"]
    s.choose("target player B")
    s.all_pass()
    assert (s.place(TITHE), s.gold("A")) == ("on player B", 0)


@plays("Twice-Dug Furrow")
def test_a_resource_card_gives_two() -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox; resources: Bean, Rye marked; hand: {FURROW}, 1\nB: resources: Pea; hand: 1", TEXTS
    )
    aiming(s, FURROW)
    assert sorted(targets(s)) == ["Bean", "Rye"]
    s.choose("target Rye")
    s.all_pass()
    assert s.place(FURROW) == "on Rye"
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.gold("A") == 3


@plays("Twice-Dug Furrow")
@pytest.mark.parametrize(("furrows", "gold"), [(0, 4), (1, 5), (2, 5)])
def test_of_two_furrows_one_gives_and_recycling_ends_it(furrows: int, gold: int) -> None:
    hung = f"; attached: {', '.join([f'{FURROW} on Bean in the Offensive'] * furrows)}" if furrows else ""
    s = orc(f"A: offensive: Ox; resources: Bean, Rye, Pea, Corn; hand: 1{hung}\nB: hand: 1", TEXTS)
    assert s.gold("A") == gold
    s.choose("recycle")
    while any(option.startswith("take back") for option in s.options()):
        s.choose(s.options()[0])
    assert s.place("Bean") == "A's hand"
    assert not furrows or s.place(FURROW) == "A's graveyard"


@plays("Muster at the Old Milestone")
@pytest.mark.parametrize(
    ("army", "done"),
    [
        ("offensive: Ox, Elk marked, Pig, Yak assigned, Hen", True), ("offensive: Ox, Elk, Pig, Yak", False),
        ("offensive: Ox, Elk, Pig, Yak; defensive: Hen", False), ("defensive: Ox, Elk, Pig, Yak, Hen", False),
    ],
)  # fmt: skip
def test_five_stand_in_the_offensive(army: str, done: bool) -> None:
    s = orc(f"A: quests: {MUSTER}; chapter: Next; {army}; hand: 1\nB: quests: Later; hand: 1", TEXTS)
    accepting(s, MUSTER)
    assert (s.victory("A"), s.pursues("A")) == ((2, []) if done else (0, [MUSTER]))


@plays("Muster at the Old Milestone")
def test_the_fifth_comes_later() -> None:
    s = orc(
        f"A: quests: {MUSTER}; chapter: Next; offensive: Ox, Elk, Pig, Yak; grave: Hen; hand: Rise, 1\n"
        "B: quests: Later; hand: 1", TEXTS,
    )  # fmt: skip
    accepting(s, MUSTER)
    s.do("play Rise")
    assert (s.victory("A"), s.place(MUSTER)) == (2, "removed")


TWO_CASTERS = "B: quests: Later; defensive: Sage, Wizard, Cow; hand: 1; deck: 20"


@plays("Silence the Spell-Brokers")
def test_two_casters_are_silenced() -> None:
    s = orc(
        f"A: 2 gold; quests: {BROKERS}; chapter: Next; offensive: Ox; hand: Axe, Bolt, Axe; deck: 20\n{TWO_CASTERS}",
        TEXTS,
    )
    accepting(s, BROKERS)
    assert s.gold("A") == 0
    s.do("play Axe", "target Cow")
    s.do("play Axe", "target Sage")
    assert s.victory("A") == 0
    s.do("play Bolt", "target Wizard")
    assert (s.victory("A"), s.gold("A"), len(s.hand("A")), s.place(BROKERS)) == (3, 2, 1, "removed")


@plays("Silence the Spell-Brokers")
def test_ones_own_and_earlier_ones_do_not_count_and_the_gold_is_lost_in_time() -> None:
    s = orc(
        f"A: 2 gold; quests: {BROKERS}; chapter: Next; offensive: Ox, Sage; hand: Axe, Axe, Axe; deck: 20\n"
        "B: quests: Later; defensive: Cow, Wizard, Sage; hand: 1; deck: 20", TEXTS,
    )  # fmt: skip
    poor = orc(f"A: 1 gold; quests: {BROKERS}; hand: 1\n{TWO_CASTERS}", TEXTS)
    assert f"accept {BROKERS}" not in poor.options()
    s.do("play Axe", "target Wizard")
    accepting(s, BROKERS)
    s.do("play Axe", "target Sage")
    s.do("play Axe", "target Sage")
    assert (s.victory("A"), s.pursues("A")) == (0, [BROKERS])
    for _ in range(2):
        s.to("Play", "B")
        s.to("Play", "A")
        assert s.pursues("A") == [BROKERS]
    s.to("Play", "B")
    s.to("Play", "A")
    assert (s.pursues("A"), s.victory("A"), s.gold("A")) == ([], 0, 0)


@plays("Muleteer's Billhook")
def test_the_billhook_hits_hard_while_it_is_used() -> None:
    s = orc(
        f"A: 1 gold; offensive: Ox; defensive: Rat, Elk; attached: Bow on Elk; hand: {BILLHOOK}\nB: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.choose(f"play {BILLHOOK}")
    assert sorted(targets(s)) == ["Elk", "Ox", "Rat"]
    s.choose("target Rat")
    s.all_pass()
    assert (s.place(BILLHOOK), s.value("Rat"), s.value("Ox"), s.gold("A")) == ("on Rat", "3/1", "1/1", 0)
    worn = "A: offensive: Ox; attached: {} on Ox, {} on Ox; hand: 1\nB: hand: 1"
    assert orc(worn.format("Bow", BILLHOOK), TEXTS).value("Ox") == "2/1"
    assert orc(worn.format(BILLHOOK, "Bow"), TEXTS).value("Ox") == "3/1"


@plays("Harness of Quarried Slate")
@pytest.mark.parametrize(
    ("worn", "value", "moves"), [(HARNESS, "1/5", False), (f"Mail on Ox, {HARNESS}", "1/2", True)]
)  # fmt: skip
def test_the_harness_is_too_heavy_to_move(worn: str, value: str, moves: bool) -> None:
    s = orc(f"A: offensive: Ox, Elk; attached: {worn} on Ox; hand: Swap\nB: defensive: Cow; hand: 1", TEXTS)
    assert s.value("Ox") == value
    put = s.fork()
    put.do("play Swap", "target Ox")
    assert put.place("Ox") == "A's Defensive"
    s.to("Move or Attack")
    assert ("Ox" in offered(s, "move")) is moves
    s.choose("attack B", "send Ox")
    s.to("Second Play")
    assert s.influence("B") == 19


@plays("Pilferer of the Baggage Train")
@pytest.mark.parametrize("way", ["Coat", "Bow", "influence"])
def test_coming_it_pilfers_a_piece_or_influence(way: str) -> None:
    s = orc(
        f"A: 3 gold; offensive: Ox, Coat; hand: {PILFERER}\n"
        f"B: defensive: Cow; offensive: Hen; attached: Bow on Cow, Mail on Hen; hand: 0{ENTRANCE}", TEXTS,
    )  # fmt: skip
    s.choose(f"play {PILFERER}", "in the Offensive")
    while not any("influence" in option for option in s.options()):
        s.choose(s.way_on())
    if way == "influence":
        s.choose(next(option for option in s.options() if "influence" in option))
    else:
        s.choose(next(option for option in s.options() if "quipment" in option))
        assert sorted(targets(s)) == ["Bow", "Coat"]
        s.choose(f"target {way}")
    assert (s.influence("A"), s.place("Mail")) == (22 if way == "influence" else 20, "on Hen")
    assert (s.place("Bow") == "B's hand", s.place("Coat") == "A's hand") == (way == "Bow", way == "Coat")


@plays("Pilferer of the Baggage Train")
def test_without_a_piece_it_pilfers_influence() -> None:
    s = orc(f"A: grave: {PILFERER}; hand: Rise\nB: offensive: Hen; attached: Mail on Hen; hand: 1", TEXTS)
    s.do("play Rise")
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.place(PILFERER), s.influence("A"), s.place("Mail")) == ("A's Offensive", 22, "on Hen")


@plays("Breakwater Colossus")
@pytest.mark.parametrize("state", ["", " assigned"])
def test_it_takes_what_a_fight_deals_to_its_neighbours(state: str) -> None:
    s = orc(
        f"A: offensive: Ox 3/9, Elk 2/9; hand: Bolt, 1\n"
        f"B: defensive: {COLOSSUS}{state}, Cow 1/9, Hen 2/9; offensive: Pig; hand: 1{FIGHT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B", "send Ox", "send Elk")
    until(s, "block")
    s.choose("block Ox with Cow", "block Elk with Hen")
    until(s, "play Bolt")
    burnt = s.fork()
    s.to("Second Play")
    assert [s.damage(name) for name in ("Cow", "Hen", COLOSSUS, "Ox", "Elk")] == (
        [3, 2, 0, 1, 2] if state else [0, 0, 5, 1, 2]
    )
    aiming(burnt, "Bolt")
    burnt.choose("target Cow")
    burnt.to("Second Play")
    assert [burnt.damage(name) for name in ("Cow", COLOSSUS)] == ([6, 0] if state else [3, 5])  # the Bolt is no combat


@plays("Breakwater Colossus")
def test_it_takes_it_for_attackers_too_and_dies_of_it() -> None:
    s = orc(
        f"A: offensive: Ox 1/9, {COLOSSUS} hurt 6; defensive: Rat; attached: Coat on {COLOSSUS}; hand: 1\n"
        f"B: defensive: Cow 3/9, Hen 2/9; hand: 1{FIGHT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B", "send Ox")
    until(s, "block")
    s.choose("block Ox with Cow", "done")
    s.to("Second Play")
    assert [s.place(name) for name in ("Ox", COLOSSUS, "Coat")] == ["A's Offensive", "A's graveyard", "A's graveyard"]
    assert (s.damage("Ox"), s.influence("A"), s.influence("B")) == (0, 20, 20)


@plays("Breakwater Colossus")
def test_not_for_those_of_the_other_front_but_for_who_fights_a_monster() -> None:
    s = orc(f"A: offensive: Ox 1/9; defensive: {COLOSSUS}; hand: 1\nB: defensive: Cow 2/9; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Cow")
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage(COLOSSUS)) == (2, 0)
    s = orc(f"A: offensive: Ox 1/9, {COLOSSUS}; quests: Bear; hand: 1\nB: hand: 1", TEXTS)
    accepting(s, "Bear")
    s.to("Move or Attack")
    s.choose("attack Bear", *[o for o in s.options() if o.startswith("send Ox")])
    s.choose(*[o for o in s.options() if o.startswith("send Ox")])
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage(COLOSSUS)) == (0, 3)


@plays("Breakwater Colossus")
def test_of_two_one_is_chosen_and_it_is_not_moved_on() -> None:
    s = orc(f"A: offensive: Ox 3/9; hand: 1\nB: defensive: {COLOSSUS}, {COLOSSUS}, Cow 1/9; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Cow", "done")
    while s.phase == "Move or Attack":
        chosen = [option for option in s.options() if f"{COLOSSUS} (2)" in option and not option.startswith("block")]
        s.choose(chosen[0] if chosen else s.way_on())
    assert (s.damage("Cow"), sorted([s.damage(COLOSSUS), s.damage(f"{COLOSSUS} (2)")])) == (0, [0, 3])
