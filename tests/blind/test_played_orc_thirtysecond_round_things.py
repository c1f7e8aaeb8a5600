"""Blind enchantments and equipment of ORC's round 32, played as their writer meant them."""

import pytest

from blind.gestures import accepting, aiming, offered, resolved, starting, targets, uses, values
from blind.texts import orc, plays, until

TEXTS = {
    "Wait": "event 0: Gain 1 influence.", "Peel": "event 0: Discard target enchantment.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Seer": "creature 1/9: (M): Gain 1 influence.",
    "Duo": "creature 1/1: (Ma1): Gain 1 influence.", "Man": "creature (Soldier) 1/1", "Soldier Boy": "creature 1/1",
    "Pike": "equipment 0 (Weapon): Equipped creature gets +2/0.", "Belt": "equipment 2: Equipped creature gets 0/+1.",
    "Charm": "enchantment 1: Attach to a creature. It gets 0/+1.",
    "Bear": "quest (Confrontation) 0/3: Hit points: 3. Victory Points: 2.",
    "Wild": "event 0: Target creature gains the subtype Soldier until end of turn.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
ANVIL, RUST, DOUBT, SALT = "Anvil Blessing", "Curse of Rust", "Creeping Doubt", "Salted Earth"
BOW, SCALES, HORN, BOOTS = "Ashwood Bow", "Footman's Scales", "Horn of the Hunt", "Seven-Mile Boots"


@plays("Anvil Blessing")
@pytest.mark.parametrize("who", ["Ox", "Cow"])
def test_whoever_is_blessed_is_harder(who: str) -> None:
    s = orc(
        f"A: 4 gold; offensive: Ox, Yak marked, Guard assigned; defensive: Rat marked; hand: {ANVIL}, {ANVIL}, Swap, Peel\n"
        "B: defensive: Cow; offensive: Hen; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"play {ANVIL}")
    assert "in the Defensive" not in s.options()  # nobody is free there
    s.choose(*starting(s, "in the Offensive"))
    assert sorted(targets(s)) == ["Cow", "Ox", "Yak"]
    s.choose(f"target {who}")
    s.all_pass()
    assert (s.place(ANVIL), s.value(who), s.gold("A")) == (f"on {who}", "2/3", 2)
    s.do(f"play {ANVIL}", f"target {who}")
    assert (s.place(f"{ANVIL} (2)"), s.value(who)) == (f"on {who}", "2/3")
    s.do("play Swap", f"target {who}")
    assert (s.value(who), s.place(ANVIL)) == ("2/3", f"on {who}")
    s.do("play Peel", f"target {ANVIL}", front="Defensive")
    assert s.value(who) == "2/3"  # the spare one takes over


@plays("Curse of Rust")
def test_the_cursed_pays_more_for_equipment() -> None:
    s = orc(f"A: 2 gold; offensive: Ox; hand: {RUST}, 1\nB: resources: 9; offensive: Hen; hand: Belt, Charm, 1", TEXTS)
    aiming(s, RUST)
    assert sorted(targets(s)) == ["player A", "player B"]
    s.choose("target player B")
    s.all_pass()
    assert s.place(RUST) == "on player B"
    s.to("Play", "B")
    s.do("play Belt")
    assert (s.place("Belt"), s.gold("B")) == ("on Hen", 6)
    s.do("play Charm")
    assert s.gold("B") == 5


@plays("Curse of Rust")
@pytest.mark.parametrize(("curses", "price"), [(0, 2), (1, 3), (2, 3)])
@pytest.mark.parametrize("way", ["play Belt", "reassign Belt to Elk"])
def test_two_curses_are_one_and_handing_on_is_dearer_too(curses: int, price: int, way: str) -> None:
    hung = f"attached: {', '.join([f'{RUST} on B in the Offensive'] * curses)}; " if curses else ""
    piece = "hand: Belt" if way == "play Belt" else "attached: Belt on Hen; hand: 1"
    for gold in (price, price - 1):
        s = orc(
            f"A: offensive: Ox; {hung}hand: 1\nB: {gold} gold; offensive: Hen, Elk; {piece}\nphase: Play, active B",
            TEXTS,
        )
        assert (way in s.options()) is (gold == price)
    s = orc(
        f"A: offensive: Ox; {hung}hand: 1\nB: 3 gold; offensive: Hen, Elk; {piece}\nphase: Play, active B",
        TEXTS,
    )
    s.do(way, "target Elk") if way == "play Belt" else s.do(way)
    assert (s.place("Belt"), s.gold("B")) == ("on Elk", 3 - price)


@plays("Curse of Rust")
def test_others_pay_as_ever_and_picking_up_is_free() -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox; attached: {RUST} on B in the Offensive; hand: Belt\nB: offensive: Hen; hand: 1",
        TEXTS,
    )
    s.do("play Belt")
    assert (s.place("Belt"), s.gold("A")) == ("on Ox", 0)
    s = orc(
        f"A: offensive: Ox, Elk; attached: {RUST} on A in the Offensive, Belt on Ox; hand: 1\n"
        f"B: defensive: Cow 9/9; hand: 1{FIGHT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B", "send Ox", "done")
    until(s, "block")
    s.choose("block")
    s.to("Second Play")
    s.choose("Elk picks up Belt")
    assert (s.place("Belt"), s.gold("A")) == ("on Elk", 0)


@plays("Creeping Doubt")
def test_the_doubter_does_not_attack() -> None:
    s = orc(
        f"A: 3 gold; offensive: Seer, Duo, Yak; defensive: Rat; hand: {DOUBT}; quests: Bear\n"
        "B: defensive: Cow; offensive: Hen; hand: 1", TEXTS,
    )  # fmt: skip
    aiming(s, DOUBT)
    assert sorted(targets(s)) == ["Cow", "Duo", "Seer", "Yak"]
    s.choose("target Seer")
    s.all_pass()
    accepting(s, "Bear")
    assert sorted(uses(s)) == ["Duo", "Seer"]
    used = s.fork()
    used.choose("use Duo")
    assert "Seer" in offered(used, "give")
    s.to("Move or Attack")
    assert "Seer" in offered(s, "move")
    s.choose("attack B")
    assert starting(s, "send")
    assert not [o for o in starting(s, "send") if "Seer" in o]


@plays("Creeping Doubt")
def test_the_doubter_does_not_defend_and_alone_attacks_nobody() -> None:
    s = orc(
        f"A: offensive: Ox 3/9; attached: {DOUBT} on Cow; hand: 1\nB: defensive: Cow, Dog 1/9; hand: 1{FIGHT}", TEXTS
    )
    s.choose("attack B")
    until(s, "block")
    assert offered(s, "block") == ["Ox with Dog"]
    s = orc(f"A: offensive: Ox; attached: {DOUBT} on Ox; hand: 1; quests: Bear\nB: hand: 1", TEXTS)
    accepting(s, "Bear")
    s.to("Move or Attack")
    assert not starting(s, "attack")


@plays("Salted Earth")
@pytest.mark.parametrize("which", ["Rye", "Oat"])
def test_salted_earth_bears_no_gold(which: str) -> None:
    s = orc(
        f"A: 1 gold; resources: Bean; offensive: Ox; hand: {SALT}, 1; deck: 9\n"
        "B: resources: Rye, Oat marked; offensive: Hen; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    aiming(s, SALT)
    assert sorted(targets(s)) == ["Oat", "Rye"]
    s.choose(f"target {which}")
    s.all_pass()
    assert (s.place(SALT), s.gold("B")) == (f"on {which}", 0 if which == "Rye" else 1)
    s.to("Play", "B")
    assert (s.gold("B"), s.place(which)) == (1, "B's resources")
    assert len(starting(s, "make")) <= 1
    while starting(s, "make"):
        s.choose(starting(s, "make")[0])
    assert s.gold("B") == 1
    assert not s.marked(which)


@plays("Salted Earth")
def test_a_salted_card_is_recycled_or_goes_and_leaves_the_salt() -> None:
    s = orc(
        f"A: offensive: Ox; attached: {SALT} on Rye in the Offensive; hand: 1\n"
        "B: resources: Rye, Oat, Pea, Bean; hand: 1\nphase: Play, active B", TEXTS,
    )  # fmt: skip
    assert s.gold("B") == 3
    s.choose("recycle")
    while starting(s, "take back"):
        s.choose(s.options()[0])
    assert (s.place("Rye"), s.place(SALT)) == ("B's hand", "A's graveyard")
    s = orc(f"A: 1 gold; offensive: Ox; resources: Bean; hand: {SALT}\nB: hand: 1", TEXTS)
    assert not offered(s, "play")


@plays("Ashwood Bow")
@pytest.mark.parametrize("who", ["Cow", "Ox", "Yak"])
def test_the_archer_shoots(who: str) -> None:
    s = orc(
        f"A: offensive: Ox 1/9, Yak 1/9, Guard assigned; defensive: Rat; attached: {BOW} on Ox; hand: 1\n"
        "B: defensive: Cow 1/9; offensive: Hen; hand: 1", TEXTS,
    )  # fmt: skip
    assert (s.value("Ox"), uses(s)) == ("2/9", ["Ox"])
    s.choose("use Ox")
    assert sorted(targets(s)) == ["Cow", "Ox", "Yak"]
    s.choose(f"target {who}")
    s.all_pass()
    assert (s.damage(who), s.marked("Ox"), s.gold("A")) == (1, True, 0)
    assert not uses(s)


@plays("Ashwood Bow")
def test_an_idle_bow_does_nothing_and_a_defender_shoots_and_defends() -> None:
    s = orc(f"A: offensive: Ox; attached: Pike on Ox, {BOW} on Ox; hand: 1\nB: defensive: Cow; hand: 1", TEXTS)
    assert (s.value("Ox"), uses(s)) == ("3/1", [])
    s = orc(f"A: offensive: Guard assigned; attached: {BOW} on Guard; hand: 1\nB: defensive: Cow; hand: 1", TEXTS)
    assert not uses(s)
    s = orc(f"A: offensive: Elk 3/9; hand: 1\nB: defensive: Ox 1/9; attached: {BOW} on Ox; hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Elk with Ox")
    until(s, "use Ox")
    s.choose("use Ox", "target Elk")
    resolved(s)
    assert (s.damage("Elk"), s.marked("Ox")) == (1, True)
    s.to("Second Play")
    assert (s.damage("Elk"), s.damage("Ox"), s.influence("B")) == (3, 3, 20)


@plays("Footman's Scales")
def test_soldiers_alone_wear_scales() -> None:
    s = orc(
        f"A: 3 gold; offensive: Man, Soldier Boy, Ox; defensive: Rat; hand: {SCALES}\nB: defensive: Man; hand: 1", TEXTS
    )
    s.choose(f"play {SCALES}")
    s.choose(*starting(s, "in the Offensive"))
    assert sorted(targets(s)) == ["Man", "Soldier Boy"]
    s.choose("target Man")
    s.all_pass()
    assert (s.value("Man"), s.gold("A")) == ("1/4", 2)
    assert [o for o in s.options() if "reassign" in o] == [f"reassign {SCALES} to Soldier Boy"]
    assert not offered(orc(f"A: 1 gold; offensive: Ox; hand: {SCALES}\nB: defensive: Man; hand: 1", TEXTS), "play")
    s = orc(
        f"A: offensive: Man, Soldier Boy, Ox; attached: {SCALES} on Man; hand: 1\nB: defensive: Cow 9/9; hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Man", "done")
    until(s, "block")
    s.choose("block")
    s.to("Second Play")
    assert s.place(SCALES) == "A's Offensive"
    assert [o for o in s.options() if "picks up" in o] == [f"Soldier Boy picks up {SCALES}"]


@plays("Footman's Scales")
def test_whoever_is_no_soldier_any_more_lets_them_fall() -> None:
    s = orc(
        f"A: 1 gold; offensive: Ox, Yak; hand: Wild, {SCALES}, 1; deck: 9\nB: offensive: Hen; hand: Wait; deck: 9",
        TEXTS,
    )
    s.do("play Wild", "target Ox")
    s.do(f"play {SCALES}")
    assert (s.place(SCALES), s.value("Ox")) == ("on Ox", "1/4")
    s.to("Play", "B")
    assert (s.place(SCALES) != "on Ox", s.value("Ox")) == (True, "1/1")
    s.to("Play", "A")
    assert s.place(SCALES) == "A's graveyard"


@plays("Horn of the Hunt")
def test_the_horn_stirs_the_other_attackers() -> None:
    s = orc(
        f"A: offensive: Ox, Elk, Yak; defensive: Rat; attached: {HORN} on Ox; hand: Wait, Swap, 1; deck: 9; quests: Bear\n"
        "B: defensive: Cow; hand: Wait; deck: 9", TEXTS,
    )  # fmt: skip
    accepting(s, "Bear")
    s.to("Move or Attack")
    s.choose("attack B", "send Ox", "send Elk")
    s.choose(*starting(s, "send Rat"))
    s.choose(*starting(s, "done"))
    assert values(s, "Ox", "Elk", "Yak", "Rat", "Cow") == ["1/1", "2/1", "1/1", "1/1", "1/1"]
    until(s, "play Swap")
    aiming(s, "Swap")
    s.choose("target Elk")
    resolved(s)
    assert (s.place("Elk"), s.value("Elk")) == ("A's Defensive", "2/1")
    s.to("Play", "B")
    assert s.value("Elk") == "1/1"


@plays("Horn of the Hunt")
def test_two_horns_stir_each_other_and_one_at_home_nobody() -> None:
    s = orc(
        f"A: offensive: Ox, Elk, Yak; attached: {HORN} on Ox, {HORN} on Elk, Pike on Ox; hand: Wait\n"
        f"B: defensive: Cow; hand: 1{FIGHT}",
        TEXTS,
    )
    home = s.fork()
    s.choose("attack B", "send Ox", "send Elk", "send Yak")
    while starting(s, "trigger"):
        s.choose(starting(s, "trigger")[0])
    assert values(s, "Ox", "Elk", "Yak") == ["4/1", "2/1", "3/1"]
    home.choose("attack B", "send Yak")
    assert values(home, "Ox", "Elk", "Yak") == ["3/1", "1/1", "1/1"]


@plays("Seven-Mile Boots")
def test_the_booted_move_awake_and_attack_then() -> None:
    s = orc(
        f"A: defensive: Ox 2/2, Rat; offensive: Elk; attached: {BOOTS} on Ox; hand: Wait\nB: hand: 1; deck: 9{FIGHT}",
        TEXTS,
    )
    s.choose("move Ox")
    assert (s.place("Ox"), s.marked("Ox"), s.place(BOOTS)) == ("A's Offensive", False, "on Ox")
    until(s, "move Rat")
    assert offered(s, "move") == ["Rat"]  # nobody moves back
    s.choose("move Rat")
    assert s.marked("Rat")
    s.to("Second Move or Attack")
    s.choose("attack B")
    assert sorted(offered(s, "send")) == ["Elk", "Ox"]
    s.choose("send Ox", "done")
    while s.phase == "Second Move or Attack":
        s.choose("pass")
    assert (s.influence("B"), s.marked("Ox")) == (18, True)


@plays("Seven-Mile Boots")
@pytest.mark.parametrize(("state", "may"), [("", True), (" marked", False)])
def test_boots_keep_all_other_rules_of_moving(state: str, may: bool) -> None:
    s = orc(
        f"A: defensive: Ox{state}, Rat; offensive: Elk; attached: {BOOTS} on Ox; hand: Wait\nB: hand: 1{FIGHT}", TEXTS
    )
    assert ("move Ox" in s.options()) is may
    s.choose("move Elk")
    until(s, "done")
    assert "move Ox" not in s.options()  # somebody has moved out of the other front
    s = orc(
        f"A: offensive: Ox 1/9; attached: {BOOTS} on Ox; hand: 1; deck: 9\nB: offensive: Cow 3/9; hand: 1; deck: 9{FIGHT}",
        TEXTS,
    )
    s.choose("move Ox")
    s.to("Move or Attack", "B")
    s.choose("attack A")
    until(s, "block")
    assert offered(s, "block") == ["Cow with Ox"]
