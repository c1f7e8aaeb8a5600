"""Blind creatures of ORC's round 23, played as their writer meant them."""

import pytest

from blind.gestures import accepting, offered, resolve, targets, uses, values
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Offer": "event 0: Sacrifice a creature.", "Bounce": "event 0: Return target creature to its owner's hand.",
    "Wait": "event 0: Gain 1 influence.", "Rise": "event 0: Put target creature card from your graveyard into play.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Keeper": "creature 1/1: (A): Demons you control get 0/+1.", "Spear": "equipment 0: Equipped creature gets +1/0.",
    "Bow": "creature (Elf) 1/1", "Pike": "creature (Elf) 1/1", "Foe": "creature (Elf) 1/1", "Far": "creature (Elf) 1/1",
    "Mourner": "creature 1/1: Whenever a creature dies, you gain 5 influence.",
    "Chief": "creature 1/1: (Ma1): Gain 1 influence.",
    "Medic": "creature 1/1: Whenever an effect of yours heals a creature, gain 1 influence.",
    "Leave": "event 0: Two target creatures in your Defensive can attack "
             "as if they stood in your Offensive until end of turn.",
    "Bear": "quest (Confrontation) 1/10: Hit points: 3. Victory Points: 2.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
ENTRANCE = "\nphase: Entrance"
UPKEEP = "\nphase: Discard, active B"


@plays("Fernpath Warden")
def test_the_other_elves_of_the_battlefield_are_tougher() -> None:
    s = orc(
        "A: offensive: Fernpath Warden, Bow, Ox; defensive: Pike; hand: Swap, Axe\n"
        "B: defensive: Foe hurt 1; offensive: Far; hand: 1",
        TEXTS,
    )
    assert values(s, "Fernpath Warden", "Bow", "Ox", "Pike", "Foe", "Far") == ["1/3", "1/2", "1/1", "1/1", "1/2", "1/1"]
    moved = s.fork()
    moved.do("play Swap", "target Bow")
    assert (moved.place("Bow"), moved.value("Bow")) == ("A's Defensive", "1/1")
    s.do("play Axe", "target Fernpath Warden")
    assert (s.value("Bow"), s.place("Foe"), s.place("Bow")) == ("1/1", "B's graveyard", "A's Offensive")


@plays("Fernpath Warden")
def test_two_wardens_shield_each_other_and_an_assigned_one_nobody() -> None:
    s = orc("A: offensive: Fernpath Warden, Fernpath Warden, Bow; hand: 1\nB: hand: 1", TEXTS)
    assert values(s, "Fernpath Warden", "Fernpath Warden (2)", "Bow") == ["1/4", "1/4", "1/3"]
    s = orc("A: offensive: Fernpath Warden assigned, Bow; hand: 1\nB: hand: 1", TEXTS)
    assert s.value("Bow") == "1/1"


@plays("Tollbridge Sergeant")
@pytest.mark.parametrize(("deck", "hand"), [("Elk, 3", ["Elk"]), ("0", [])])
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_coming_he_brings_a_card(deck: str, hand: list[str], front: str) -> None:
    s = orc(f"A: 3 gold; hand: Tollbridge Sergeant; deck: {deck}\nB: hand: 1{ENTRANCE}", TEXTS)
    s.do("play Tollbridge Sergeant", front=front)
    assert (s.hand("A"), s.place("Tollbridge Sergeant"), s.over) == (hand, f"A's {front}", False)
    s = orc(f"A: grave: Tollbridge Sergeant; hand: Rise; deck: {deck}\nB: hand: 1", TEXTS)
    s.do("play Rise", front=front)
    assert (s.hand("A"), s.place("Tollbridge Sergeant"), s.over) == (hand, f"A's {front}", False)


@plays("Ember Lout")
def test_it_is_fiercer_once_it_attacks() -> None:
    s = orc(f"A: offensive: Ember Lout; hand: 1\nB: defensive: Cow 1/9; hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    assert (s.asked, s.value("Ember Lout")) == ("B", "3/2")  # before anybody defends
    met = s.fork()
    s.to("Second Play")
    assert (s.influence("B"), s.value("Ember Lout")) == (17, "3/2")
    until(met, "block")
    met.choose("block Ember Lout with Cow")
    met.to("Second Play")
    assert (met.influence("B"), met.damage("Cow")) == (20, 3)
    s.to("Play", "B")
    assert s.value("Ember Lout") == "2/2"
    s = orc(f"A: offensive: Ox 1/9; hand: 1\nB: defensive: Ember Lout; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Ember Lout")
    s.to("Second Play")
    assert (s.value("Ember Lout"), s.damage("Ox")) == ("2/2", 2)


@plays("Ember Lout")
def test_who_attacks_a_monster_attacks() -> None:
    s = orc("A: offensive: Ember Lout; quests: Bear; hand: 1\nB: hand: 1", TEXTS)
    accepting(s, "Bear")
    s.to("Move or Attack")
    s.choose("attack Bear")
    s.to("Second Play")
    assert (s.value("Ember Lout"), s.marked("Ember Lout")) == ("3/2", True)


@plays("Vault Doorkeeper")
@pytest.mark.parametrize(("way", "lost"), [("Axe", 1), ("Scare", 0), ("Bounce", 0), ("Offer", 0)])
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_its_death_costs_each_opponent_influence(way: str, lost: int, front: str) -> None:
    s = orc(f"A: {front.lower()}: Vault Doorkeeper; hand: {way}\nB: hand: 1\nC: hand: 1", TEXTS)
    s.do(f"play {way}", front=front)
    assert s.place("Vault Doorkeeper") == ("A's hand" if way == "Bounce" else "A's graveyard")
    assert (s.influence("A"), s.influence("B"), s.influence("C")) == (20, 20 - lost, 20 - lost)


@plays("Vault Doorkeeper")
def test_in_combat_too_for_who_controlled_it_and_not_while_assigned() -> None:
    s = orc(f"A: offensive: Ox 5/9; hand: 1\nB: defensive: Vault Doorkeeper of A; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Vault Doorkeeper")
    s.to("Second Play")
    assert (s.place("Vault Doorkeeper"), s.influence("A"), s.influence("B")) == ("A's graveyard", 19, 20)
    s = orc("A: hand: Axe\nB: defensive: Vault Doorkeeper assigned; hand: 1", TEXTS)
    s.do("play Axe")
    assert (s.place("Vault Doorkeeper"), s.influence("A")) == ("B's graveyard", 20)


@plays("Millpond Mender")
@pytest.mark.parametrize(("hurt", "left"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_she_heals_two(hurt: int, left: int) -> None:
    s = orc(
        f"A: offensive: Millpond Mender, Medic; defensive: Rat 1/9 hurt 4; hand: 1\nB: defensive: Cow 1/9 hurt {hurt}; hand: 1",
        TEXTS,
    )
    s.choose("use Millpond Mender")
    assert sorted(targets(s)) == ["Cow", "Medic", "Millpond Mender"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.damage("Cow"), s.damage("Rat"), s.marked("Millpond Mender")) == (left, 4, True)
    assert s.influence("A") == 20 + (hurt > 0)  # without damage nothing was healed


@plays("Millpond Mender")
def test_she_heals_herself_and_rests_when_marked() -> None:
    s = orc("A: offensive: Millpond Mender hurt 1; hand: 1\nB: hand: 1", TEXTS)
    s.choose("use Millpond Mender")
    s.all_pass()
    assert (s.damage("Millpond Mender"), s.marked("Millpond Mender")) == (0, True)
    for state in ("marked", "assigned"):
        assert not uses(orc(f"A: offensive: Millpond Mender {state}, Ox 1/9 hurt 2; hand: 1\nB: hand: 1", TEXTS))


@plays("Tallow Imp")
@pytest.mark.parametrize(("gold", "pays"), [(1, True), (1, False), (0, False)])
def test_it_wants_its_wages(gold: int, pays: bool) -> None:
    s = orc(
        f"A: offensive: Tallow Imp, Mourner; attached: Spear on Tallow Imp; resources: {gold}; hand: 1\nB: hand: 1{UPKEEP}",
        TEXTS,
    )
    if gold:
        s.to("Upkeep", "A")
        s.choose("pay upkeep of Tallow Imp" if pays else "pay no upkeep of Tallow Imp")
    s.to("Play", "A")
    there = ("A's Offensive", "on Tallow Imp") if pays else ("A's graveyard", "A's graveyard")
    assert (s.place("Tallow Imp"), s.place("Spear"), s.gold("A")) == (*there, gold - pays)
    assert s.influence("A") == 20  # that is no death


@plays("Tallow Imp")
def test_it_is_fed_in_its_players_own_turns_alone() -> None:
    s = orc(f"A: hand: 1\nB: defensive: Tallow Imp; resources: 1; hand: 1{UPKEEP}", TEXTS)
    s.to("Play", "A")
    assert (s.place("Tallow Imp"), s.gold("B")) == ("B's Defensive", 1)
    s = orc(f"A: 1 gold; resources: 1; hand: Tallow Imp\nB: resources: 1; hand: 1{ENTRANCE}", TEXTS)
    s.do("play Tallow Imp")
    s.to("Play", "B")
    assert s.place("Tallow Imp") == "A's Offensive"
    s.to("Upkeep", "A")
    assert "pay upkeep of Tallow Imp" in s.options()


@plays("Gate Mastiff")
def test_it_never_attacks_and_does_all_else() -> None:
    s = orc(f"A: offensive: Gate Mastiff; hand: 1\nB: defensive: Cow; hand: 1{FIGHT}", TEXTS)
    assert ("attack B" in s.options(), "move Gate Mastiff" in s.options()) == (False, True)
    s = orc(f"A: offensive: Gate Mastiff, Elk; hand: 1\nB: defensive: Cow; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    assert (s.marked("Gate Mastiff"), s.marked("Elk")) == (False, True)  # nobody else could be sent
    s = orc(f"A: offensive: Elk 1/9; hand: 1\nB: defensive: Gate Mastiff; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Elk with Gate Mastiff")
    s.to("Second Play")
    assert s.damage("Elk") == 2
    for front in ("offensive", "defensive"):
        s = orc(f"A: {front}: Gate Mastiff; quests: Bear; hand: 1\nB: hand: 1", TEXTS)
        accepting(s, "Bear")
        s.to("Move or Attack")
        assert not offered(s, "attack")


@plays("Gate Mastiff")
def test_it_pays_with_its_mark_picks_up_and_is_not_let_attack() -> None:
    s = orc("A: offensive: Gate Mastiff, Chief marked, Spear; hand: 1\nB: hand: 1", TEXTS)
    assert "Gate Mastiff picks up Spear" in s.options()
    s.choose("use Chief")
    s.all_pass()
    assert (s.marked("Gate Mastiff"), s.influence("A")) == (True, 21)
    s = orc("A: defensive: Gate Mastiff, Elk; hand: Leave, 1\nB: hand: 1", TEXTS)
    s.do("play Leave", front="Defensive")
    s.to("Move or Attack")
    s.choose("attack B")
    s.to("Second Play")
    assert (s.influence("B"), s.marked("Elk"), s.marked("Gate Mastiff")) == (19, True, False)


@plays("Hidetub Drummer")
def test_the_others_of_his_front_hit_harder() -> None:
    s = orc(
        "A: offensive: Hidetub Drummer, Ox, Keeper assigned; defensive: Rat; hand: Swap\nB: defensive: Cow; hand: 1",
        TEXTS,
    )
    assert values(s, "Hidetub Drummer", "Ox", "Keeper", "Rat", "Cow") == ["1/2", "2/1", "2/1", "1/1", "1/1"]
    s.do("play Swap", "target Ox")
    assert (s.place("Ox"), s.value("Ox")) == ("A's Defensive", "1/1")
    s = orc("A: offensive: Hidetub Drummer, Hidetub Drummer, Ox; hand: 1\nB: hand: 1", TEXTS)
    assert values(s, "Hidetub Drummer", "Hidetub Drummer (2)", "Ox") == ["2/2", "2/2", "3/1"]


BONES = {
    "Bones": "creature (Skeleton) 1/1", "Skeleton Guard": "creature 1/1",
    "Skeleton Key": "equipment 0: Equipped creature gets +1/0.",
    "Dance": "event (Skeleton): Draw a card.", "Bone Rat": "creature 1/1",
    "Skeleton Jig": "event: Draw a card.",
}  # fmt: skip
TALLIER = "hand: Ossuary Tallier; grave: Bones, Skeleton Guard, Skeleton Key, Skeleton Jig, Dance, Bone Rat, Elk"


@plays("Ossuary Tallier")
def test_a_skeleton_comes_back_for_influence() -> None:
    s = orc(f"A: 4 gold; {TALLIER}\nB: grave: Bones; hand: 1{ENTRANCE}", TEXTS | BONES)
    s.choose("play Ossuary Tallier", "in the Offensive")
    until(s, "target")
    assert sorted(targets(s)) == ["Bones", "Dance", "Skeleton Guard"]  # names of other cards tell no types
    s.choose("target Skeleton Guard")
    until(s, "yes")
    no = s.fork()
    s.choose("yes")
    s.all_pass()
    assert (s.hand("A"), s.influence("A"), "Bones" in s.grave("A")) == (["Skeleton Guard"], 19, True)
    no.choose("no")
    no.all_pass()
    assert (no.hand("A"), no.influence("A"), no.place("Skeleton Guard")) == ([], 20, "A's graveyard")


@plays("Ossuary Tallier")
def test_the_last_influence_may_go_and_without_skeletons_nothing_happens() -> None:
    s = orc(f"A: 1 influence; 4 gold; hand: Ossuary Tallier; grave: Bones\nB: hand: 1{ENTRANCE}", TEXTS | BONES)
    s.choose("play Ossuary Tallier", "in the Offensive")
    until(s, "yes")
    s.choose("yes")
    while not s.over:
        s.choose(s.way_on())
    assert s.winner == "B"
    s = orc(
        f"A: 4 gold; hand: Ossuary Tallier; grave: Elk, Skeleton Jig\nB: grave: Bones; hand: 1{ENTRANCE}", TEXTS | BONES
    )
    s.do("play Ossuary Tallier")
    assert (s.place("Ossuary Tallier"), s.influence("A"), s.hand("A")) == ("A's Offensive", 20, [])
    assert s.asked == "B"  # A was not asked


@plays("Cliffside Stoner")
def test_with_another_he_throws_stones() -> None:
    s = orc(
        "A: offensive: Cliffside Stoner, Ox, Elk marked, Keeper assigned; defensive: Rat\n"
        "B: defensive: Cow 1/9; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose("use Cliffside Stoner")
    assert sorted(targets(s)) == ["Cliffside Stoner", "Cow", "Elk", "Ox"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.damage("Cow"), s.marked("Cliffside Stoner"), s.marked("Ox"), s.marked("Rat")) == (1, True, True, False)
    for table in ("Cliffside Stoner marked, Ox", "Cliffside Stoner assigned, Ox", "Cliffside Stoner, Ox marked"):
        assert not uses(orc(f"A: offensive: {table}; defensive: Rat; hand: 1\nB: defensive: Cow; hand: 1", TEXTS))


@plays("Cliffside Stoner")
def test_a_defender_is_hit_harder_while_its_combat_lasts() -> None:
    s = orc(
        f"A: offensive: Cliffside Stoner, Ox, Elk 1/9; hand: Wait\nB: defensive: Cow 1/9; hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Elk")
    until(s, "block")
    s.choose("block Elk with Cow")
    until(s, "use Cliffside Stoner")
    later = s.fork()
    attacker = s.fork()
    for match, victim, damage in ((s, "Cow", 2), (attacker, "Elk", 1)):
        match.choose("use Cliffside Stoner", f"target {victim}")
        resolve(match)
        assert match.damage(victim) == damage
    later.to("Second Play")
    assert later.damage("Cow") == 1
    later.choose("use Cliffside Stoner", "target Cow")
    later.all_pass()
    assert later.damage("Cow") == 2


OVERSEER = "offensive: Palisade Overseer{}, Ox; defensive: Rat, Keeper assigned"


@plays("Palisade Overseer")
def test_assigned_he_shields_both_fronts() -> None:
    s = orc(f"A: 1 gold; {OVERSEER.format('')}; hand: 1\nB: defensive: Cow; offensive: Hen; hand: 1", TEXTS)
    s.choose("assign Palisade Overseer")
    s.all_pass()
    assert (s.assigned("Palisade Overseer"), s.gold("A"), s.value("Ox")) == (True, 0, "1/1")
    s.to("Play", "B")
    assert values(s, "Ox", "Rat", "Keeper", "Palisade Overseer", "Cow", "Hen") == [
        "1/2",
        "1/2",
        "1/2",
        "2/3",
        "1/1",
        "1/1",
    ]
    s = orc(f"A: {OVERSEER.format(' assigned')}; grave: Elk; hand: Rise\nB: hand: 1", TEXTS)
    s.do("play Rise")
    assert values(s, "Ox", "Elk") == ["1/2", "1/2"]  # who comes later has it, too
    for table in (OVERSEER.format(""), f"1 gold; {OVERSEER.format(' marked')}"):
        assert not offered(orc(f"A: {table}; hand: 1\nB: hand: 1", TEXTS), "assign")


@plays("Palisade Overseer")
def test_it_ends_at_once() -> None:
    s = orc(f"A: {OVERSEER.format(' assigned')}, Wisp 1/0; resources: 1; hand: 1\nB: hand: 1{UPKEEP}", TEXTS)
    assert s.value("Wisp") == "1/1"
    until(s, "unassign Palisade Overseer")
    s.choose("unassign Palisade Overseer")
    s.to("Play", "A")
    assert (s.marked("Palisade Overseer"), s.value("Ox"), s.place("Wisp")) == (True, "1/1", "A's graveyard")
    s = orc("A: hand: Axe\nB: defensive: Palisade Overseer assigned, Cow 1/1 hurt 1; hand: 1", TEXTS)
    s.do("play Axe", "target Palisade Overseer")
    assert s.place("Cow") == "B's graveyard"
