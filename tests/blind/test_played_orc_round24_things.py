"""Blind enchantments, equipment and quests of ORC's round 24, played as their writer meant them."""

import pytest

from blind.gestures import accepting, offered, targets
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Scare": "event 0: Discard target creature.",
    "Bounce": "event 0: Return target creature to its owner's hand.", "Peel": "event 0: Discard target enchantment.",
    "Snap": "event 0: Discard target equipment.", "Pull": "event 0: Draw 2 cards.",
    "Oath": "enchantment 0: Attach to target creature. Enchanted creature is also a Human.",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.", "Wall": "equipment 0 (Shield): Equipped creature gets 0/+5.",
    "Coat": "equipment 0 (Armour): Equipped creature gets 0/+1.",
    "Ann": "creature (Human) 1/1", "Human Guard": "creature 1/1", "Bob": "creature (Human) 1/1",
    "Bear": "quest (Confrontation) 0/10: Hit points: 3. Victory Points: 3.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
PENNON, PURSE, AGUE = "Ransom Pennon", "Pinched Purse-Strings", "Homesick Ague"
HALBERD, BUCKLER, HAUBERK = "Threshold Halberd", "Drillyard Buckler", "Bark-Laced Hauberk"


def blocked(s: Scene, attacker: str, defender: str) -> None:
    """A attacks B, who lets one defend."""
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block {attacker} with {defender}")


@plays("Ransom Pennon")
@pytest.mark.parametrize("host", ["Ox", "Cow"])
def test_it_flies_on_anybody_of_the_battlefield(host: str) -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox, Elk; defensive: Rat; hand: {PENNON}\nB: defensive: Cow; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose(f"play {PENNON}", "in the Offensive")
    assert sorted(targets(s)) == ["Cow", "Elk", "Ox"]
    s.choose(f"target {host}")
    s.all_pass()
    assert (s.place(PENNON), s.gold("A"), s.influence("A")) == (f"on {host}", 0, 20)


@plays("Ransom Pennon")
@pytest.mark.parametrize(("flags", "owner", "paid"), [(1, "A", "A"), (2, "A", "A"), (1, "B", "B")])
def test_an_attack_under_it_pays_its_controller(flags: int, owner: str, paid: str) -> None:
    flag = f"; attached: {', '.join([f'{PENNON} on Ox'] * flags)}"
    s = orc(
        f"A: offensive: Ox 1/9, Elk 1/9{flag if owner == 'A' else ''}; hand: 1\n"
        f"B: defensive: Cow 1/9{flag if owner == 'B' else ''}; hand: Wait{FIGHT}",
        TEXTS,
    )
    other = s.fork()
    s.choose("attack B", "send Ox")
    until(s, "play Wait")
    s.all_pass()
    assert (s.influence("A"), s.influence("B")) == ((21, 20) if paid == "A" else (20, 21))
    other.choose("attack B", "send Elk")
    until(other, "play Wait")
    assert (other.influence("A"), other.influence("B")) == (20, 20)


@plays("Ransom Pennon")
def test_to_go_for_a_monster_pays_and_to_defend_does_not() -> None:
    s = orc(f"A: offensive: Ox; attached: {PENNON} on Ox; quests: Bear; hand: 1\nB: hand: 1", TEXTS)
    accepting(s, "Bear")
    s.to("Move or Attack")
    s.choose("attack Bear")
    s.to("Second Play")
    assert s.influence("A") == 21
    s = orc(f"A: offensive: Ox 1/9; hand: 1\nB: defensive: Cow 1/9; attached: {PENNON} on Cow; hand: 1{FIGHT}", TEXTS)
    blocked(s, "Ox", "Cow")
    s.to("Second Play")
    assert s.influence("B") == 20


def drawing(s: Scene, seat: str) -> bool:
    """On to this player's Play phase, drawing what can be drawn: was there a second card?"""
    asked = False
    s.settle()
    while not (s.phase == "Play" and s.active == seat):
        draws = s.phase == "Draw" and "yes" in s.options()
        asked = asked or draws
        s.choose("yes" if draws else s.way_on())
        s.settle()
    return asked


@plays("Pinched Purse-Strings")
@pytest.mark.parametrize(("poor", "held"), [("A", (1, 2)), ("B", (2, 1))])
def test_there_is_no_second_card(poor: str, held: tuple[int, int]) -> None:
    s = orc(f"A: 3 gold; offensive: Ox, Elk; hand: {PURSE}\nB: hand: 0", TEXTS)
    s.choose(f"play {PURSE}")
    assert [option for option in s.options() if option.startswith("target")] == ["target player A", "target player B"]
    s.choose(f"target player {poor}")
    s.all_pass()
    assert (s.place(PURSE), s.gold("A")) == (f"on player {poor}", 0)
    assert drawing(s, "B") is (poor != "B")
    assert drawing(s, "A") is (poor != "A")
    assert (len(s.hand("A")), len(s.hand("B"))) == held


@plays("Pinched Purse-Strings")
def test_effects_may_draw_and_it_stays_until_it_is_removed() -> None:
    s = orc(f"A: attached: {PURSE} on B; offensive: Ox; hand: Peel, Wait\nB: hand: Pull; deck: 20", TEXTS)
    pulled = s.fork()
    pulled.to("Draw", "B")
    assert (pulled.asked, len(pulled.hand("B"))) == ("A", 2)  # B has drawn and may respond to A alone
    pulled.choose("play Wait", "in the Offensive")
    until(pulled, "play Pull")
    pulled.choose("play Pull", "in the Offensive")
    assert pulled.phase == "Draw"
    assert drawing(pulled, "B") is False
    assert len(pulled.hand("B")) == 3
    assert pulled.place(PURSE) == "on player B"
    s.do("play Peel")
    assert drawing(s, "B") is True


@plays("Homesick Ague")
def test_its_host_hits_softer() -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox; defensive: Rat; hand: {AGUE}\nB: defensive: Cow 3/3; offensive: Hen; hand: 1", TEXTS
    )
    s.choose(f"play {AGUE}", *[o for o in s.options() if o == "in the Offensive"])
    s.choose(*[o for o in s.options() if o == "in the Offensive"])
    assert sorted(targets(s)) == ["Cow", "Ox"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.place(AGUE), s.value("Cow"), s.gold("A")) == ("on Cow", "1/3", 0)
    s = orc(f"A: offensive: Ox 1/9; hand: 1\nB: defensive: Cow 1/9; attached: {AGUE} on Cow; hand: 1{FIGHT}", TEXTS)
    blocked(s, "Ox", "Cow")
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage("Cow")) == (0, 1)


@plays("Homesick Ague")
@pytest.mark.parametrize(("way", "there"), [("Axe", "hand"), ("Scare", "graveyard"), ("Bounce", "graveyard")])
@pytest.mark.parametrize("owner", ["A", "B"])
def test_it_goes_home_when_its_host_dies(way: str, there: str, owner: str) -> None:
    s = orc(f"A: hand: {way}; attached: {AGUE} of {owner} on Cow\nB: defensive: Cow; hand: 0", TEXTS)
    s.do(f"play {way}")
    assert (s.place(AGUE), s.place("Cow")) == (
        f"{owner}'s {there}",
        "B's hand" if way == "Bounce" else "B's graveyard",
    )


@plays("Homesick Ague")
def test_of_two_agues_one_works() -> None:
    s = orc(f"A: hand: Axe; attached: {AGUE} on Cow, {AGUE} on Cow\nB: defensive: Cow 3/3; hand: 0", TEXTS)
    assert s.value("Cow") == "1/3"
    s.do("play Axe")
    assert [s.place(name) for name in (AGUE, f"{AGUE} (2)")] == ["A's hand", "A's graveyard"]
    s = orc(
        f"A: offensive: Ox 4/9; hand: 1; attached: {AGUE} on Cow\nB: defensive: Cow; hand: 1{FIGHT}",
        TEXTS,
    )
    blocked(s, "Ox", "Cow")
    s.to("Second Play")
    assert s.place(AGUE) == "A's hand"


USED = "defensive: Cow 1/9; attached: {} on Cow"


@plays("Threshold Halberd")
@pytest.mark.parametrize(
    ("worn", "harm"), [(HALBERD, 4), (f"{HALBERD} on Cow, Bow", 4), (f"Bow on Cow, {HALBERD}", 2)]
)  # fmt: skip
def test_a_defender_hits_harder(worn: str, harm: int) -> None:
    s = orc(f"A: offensive: Ox 1/9; hand: Wait\nB: {USED.format(worn)}; hand: 1{FIGHT}", TEXTS)
    assert s.value("Cow") == ("2/9" if worn.startswith("Bow") else "1/9")
    blocked(s, "Ox", "Cow")
    s.choose(*["done"] * ("done" in s.options()))
    assert s.value("Cow") == f"{harm}/9"
    s.to("Second Play")
    assert (s.damage("Ox"), s.value("Cow")) == (harm, "2/9" if worn.startswith("Bow") else "1/9")


@plays("Threshold Halberd")
def test_taken_up_in_the_fight_it_works_at_once_and_never_for_an_attacker() -> None:
    s = orc(f"A: offensive: Ox 1/9; hand: Snap, 1\nB: {USED.format(f'Bow on Cow, {HALBERD}')}; hand: 1{FIGHT}", TEXTS)
    blocked(s, "Ox", "Cow")
    until(s, "play Snap")
    assert s.value("Cow") == "2/9"
    s.choose("play Snap", "target Bow")
    s.to("Second Play")
    assert (s.place("Bow"), s.damage("Ox")) == ("B's graveyard", 4)
    s = orc(f"A: offensive: Cow; attached: {HALBERD} on Cow; hand: 1\nB: hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    s.to("Second Play")
    assert s.influence("B") == 19


@plays("Drillyard Buckler")
def test_only_humans_carry_it() -> None:
    s = orc(
        f"A: 1 gold; offensive: Ox, Ann, Human Guard; defensive: Bob; hand: {BUCKLER}\nB: defensive: Bob; hand: 1",
        TEXTS,
    )
    s.choose(f"play {BUCKLER}")
    assert sorted(targets(s)) == ["Ann", "Bob", "Human Guard"]  # not the one of the enemy
    s.choose("target Human Guard")
    s.all_pass()
    assert (s.place(BUCKLER), s.value("Human Guard"), s.value("Ann")) == ("on Human Guard", "2/2", "1/1")
    nobody = f"A: 1 gold; offensive: Ox; hand: {BUCKLER}\nB: defensive: Bob; hand: 1"
    assert f"play {BUCKLER}" not in orc(nobody, TEXTS).options()
    s = orc(f"A: 2 gold; offensive: Ox, Ann, Bob; attached: {BUCKLER} on Ann; hand: 1\nB: hand: 1", TEXTS)
    assert offered(s, "reassign") == [f"{BUCKLER} to Bob"]
    s = orc(f"A: offensive: Ox, Ann, {BUCKLER}; hand: 1\nB: hand: 1", TEXTS)
    assert [option for option in s.options() if "picks up" in option] == [f"Ann picks up {BUCKLER}"]


@plays("Drillyard Buckler")
def test_who_is_no_human_any_more_drops_it_and_two_shields_are_one_too_many() -> None:
    s = orc(f"A: offensive: Ox; attached: Oath on Ox, {BUCKLER} on Ox; hand: Peel\nB: hand: 1", TEXTS)
    assert s.value("Ox") == "2/2"
    s.do("play Peel")
    assert (s.place(BUCKLER), s.value("Ox")) == ("A's Offensive", "1/1")
    s.to("Play", "B")
    assert s.place(BUCKLER) == "A's graveyard"
    for worn, value in ((f"Wall on Ann, {BUCKLER} on Ann", "1/6"), (f"{BUCKLER} on Ann, Wall on Ann", "2/2")):
        assert orc(f"A: offensive: Ann; attached: {worn}; hand: 1\nB: hand: 1", TEXTS).value("Ann") == value


def fallen(gold: int, worn: str) -> Scene:
    """A's Ox with what it wears attacks a Cow that kills it."""
    s = orc(
        f"A: {gold} gold; offensive: Ox; attached: {worn} on Ox; hand: 1\nB: defensive: Cow 9/9; hand: 0{FIGHT}", TEXTS
    )
    blocked(s, "Ox", "Cow")
    while s.phase == "Move or Attack" and "yes" not in s.options():
        s.choose("done" if "done" in s.options() else s.way_on())
    assert s.place("Ox") == "A's graveyard"
    return s


@plays("Bark-Laced Hauberk")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_left_on_the_ground_it_is_bought_back(owner: str) -> None:
    s = fallen(1, f"{HAUBERK} of {owner}")
    assert (s.asked, s.phase) == ("A", "Move or Attack")
    no = s.fork()
    s.choose("yes")
    assert (s.place(HAUBERK), s.gold("A")) == (f"{owner}'s hand", 0)
    no.choose("no")
    assert (no.place(HAUBERK), no.gold("A")) == ("A's Offensive", 1)
    no.to("Play", "B")
    assert no.place(HAUBERK) == f"{owner}'s graveyard"


@plays("Bark-Laced Hauberk")
@pytest.mark.parametrize(("gold", "worn"), [(0, HAUBERK), (1, f"Coat on Ox, {HAUBERK}")])
def test_without_gold_or_unused_it_lies_there(gold: int, worn: str) -> None:
    s = fallen(gold, worn)
    assert (s.place(HAUBERK), "yes" in s.options(), s.phase) == ("A's Offensive", False, "Second Play")


@plays("Bark-Laced Hauberk")
@pytest.mark.parametrize(("way", "there"), [("Axe", "A's graveyard"), ("Bounce", "A's hand")])
def test_outside_combat_it_does_not_drop(way: str, there: str) -> None:
    s = orc(f"A: 2 gold; offensive: Ox; attached: {HAUBERK} on Ox; hand: {way}, 1\nB: hand: 1", TEXTS)
    assert s.value("Ox") == "1/3"
    s.do(f"play {way}")
    assert (s.place(HAUBERK), s.gold("A"), "yes" in s.options()) == (there, 2, False)
