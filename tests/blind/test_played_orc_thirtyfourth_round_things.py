"""Blind equipment of ORC's round 34, and an enchantment of a quest, played as their writer meant them."""

import pytest

from blind.gestures import accepting, aiming, offered, resolved, starting, targets, uses, values
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Dig": "event 0: Draw two cards.",
    "Sleep": "event 0: Mark target creature.", "Break": "event 0: Discard target Equipment.",
    "Wild": "event 0: Target creature gains the subtype Caster until end of turn.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Ward": "creature 1/9: (A): Demons you control get 0/+1.",
    "Mage": "creature (Caster) 1/9", "Page": "creature (Caster) 1/1", "Caster Boy": "creature 1/1",
    "Monk": "creature (Caster) 1/9: (A): Demons you control get 0/+1.",
    "Thorn": "creature 1/9: Whenever a creature deals damage to this creature, deal 1 damage to that creature.",
    "Easy": "quest (Assignment): Draw two cards. Victory Points: 1.",
    "Deal": "quest (Contract): Draw nine cards. Escrow: 3 influence. Duration: 3 turns. Victory Points: 1.",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.", "Belt": "equipment 0: Equipped creature gets 0/+1.",
    "Buckler": "equipment 0 (Shield): Equipped creature gets 0/+1.",
    "Wand": "equipment 0 (Staff): Equipped creature gets 0/+1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
SPEAR, DOOR, ROD, SWORD = (
    "Ash-Shafted Boar Spear", "Door Torn from a Manor", "Rod of Quiet Sparks", "Sword of the Fallen Elder Brother",
)  # fmt: skip
WRIT = "Writ of the Private Hunt"


def aimed(s: Scene, card: str, who: str = "", front: str = "Offensive") -> None:
    """A card that somebody may play is played so and resolves."""
    until(s, f"play {card}")
    aiming(s, card, front)
    s.choose(*[f"target {who}"] * (f"target {who}" in s.options()))
    resolved(s)


def blocked(s: Scene, *pairs: str) -> None:
    """These defend and no others."""
    until(s, "block")
    s.choose(*[f"block {pair}" for pair in pairs])
    s.choose(*["done"] * bool(starting(s, "block")))


def on(s: Scene) -> None:
    """The attack goes on to its end, and nobody does anything."""
    while s.phase == "Move or Attack":
        s.choose((starting(s, "number 0", "trigger") or [s.way_on()])[0])


@plays("Ash-Shafted Boar Spear")
def test_the_spear_adds_two_for_ones_own() -> None:
    s = orc(
        f"A: 4 gold; offensive: Ox, Yak marked; defensive: Rat; hand: {SPEAR}, {SPEAR}, Break; deck: 9\n"
        "B: defensive: Cow; offensive: Hen; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    aiming(s, SPEAR)
    assert sorted(targets(s)) in (["Ox", "Yak"], ["Ox", "Rat", "Yak"])
    s.choose("target Ox")
    s.all_pass()
    assert (s.place(SPEAR), s.value("Ox"), s.gold("A")) == ("on Ox", "3/1", 2)
    s.choose(f"play {SPEAR}")
    s.choose(*[o for o in s.options() if o == "in the Offensive"])
    s.choose("target Ox")
    while s.table.chain or starting(s, "yes"):
        s.choose(s.way_on())
    assert s.value("Ox") == "3/1"  # two weapons, and one of them works
    s.do("play Break", f"target {SPEAR}")
    assert s.value("Ox") == "3/1"
    s.to("Move or Attack")
    s.choose("attack B")
    on(s)
    assert s.influence("B") == 17


@plays("Door Torn from a Manor")
def test_the_door_shelters_defenders_only() -> None:
    s = orc(
        f"A: offensive: Ox 3/9; attached: {DOOR} on Ox; hand: 1; deck: 9\n"
        f"B: defensive: Cow 1/2, Dog 1/2; attached: {DOOR} on Cow, {DOOR} on Dog; hand: Wait; deck: 9{FIGHT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B")
    assert values(s, "Ox", "Cow", "Dog") == ["3/9", "1/2", "1/2"]
    blocked(s, "Ox with Cow")
    until(s, "play Wait")
    assert values(s, "Ox", "Cow", "Dog") == ["3/9", "1/5", "1/2"]
    assert s.influence("B") == 20


@plays("Door Torn from a Manor")
@pytest.mark.parametrize(("attack", "lives"), [(1, True), (3, False), (4, False), (5, False)])
def test_behind_the_door_one_withstands_a_blow(attack: int, lives: bool) -> None:
    s = orc(
        f"A: offensive: Ox {attack}/9; hand: 1\nB: defensive: Cow 1/2; attached: {DOOR} on Cow; hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    blocked(s, "Ox with Cow")
    on(s)
    assert (s.place("Cow") == "B's Defensive", s.damage("Ox")) == (lives, 1)


@plays("Door Torn from a Manor")
def test_an_idle_door_shelters_nobody() -> None:
    s = orc(
        f"A: offensive: Ox 1/9; hand: 1\nB: defensive: Cow 1/2; attached: Buckler on Cow, {DOOR} on Cow; hand: Wait{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    blocked(s, "Ox with Cow")
    while "play Wait" not in s.options():
        s.choose(next((o for o in s.options() if "Buckler" in o), None) or s.way_on())
    assert s.value("Cow") == "1/3"


@plays("Rod of Quiet Sparks")
def test_only_casters_carry_the_rod_and_strike_with_it() -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox, Mage, Caster Boy; defensive: Rat; hand: {ROD}, 1\n"
        "B: defensive: Cow, Thorn, Ward assigned, Mage; offensive: Hen; hand: 1", TEXTS,
    )  # fmt: skip
    aiming(s, ROD)
    assert sorted(targets(s)) == ["Caster Boy", "Mage"]
    s.choose("target Mage")
    s.all_pass()
    assert (s.place(ROD), s.gold("A"), uses(s)) == ("on Mage", 0, ["Mage"])
    s.choose("use Mage")
    assert sorted(targets(s)) == ["Caster Boy", "Cow", "Mage", "Mage (2)", "Ox", "Thorn", "Ward"]
    s.choose("target Thorn")
    s.all_pass()
    assert (s.damage("Thorn"), s.damage("Mage"), s.marked("Mage"), uses(s)) == (1, 1, True, [])
    none = orc(f"A: 2 gold; offensive: Ox; hand: {ROD}\nB: defensive: Mage; hand: 1", TEXTS)
    assert not offered(none, "play")


@plays("Rod of Quiet Sparks")
def test_the_rod_falls_from_who_is_no_caster_and_only_casters_take_it() -> None:
    s = orc(f"A: 2 gold; offensive: Ox, Yak; hand: Wild, {ROD}, 1; deck: 9\nB: hand: Wait; deck: 9", TEXTS)
    s.do("play Wild", "target Ox")
    s.do(f"play {ROD}")
    assert (s.place(ROD), uses(s)) == ("on Ox", ["Ox"])
    s.to("Play", "B")
    assert (s.place(ROD), s.place("Ox")) == ("A's Offensive", "A's Offensive")
    s = orc(f"A: 2 gold; offensive: Mage, Caster Boy, Ox; attached: {ROD} on Mage; hand: 1\nB: hand: 1", TEXTS)
    assert [o for o in s.options() if "reassign" in o] == [f"reassign {ROD} to Caster Boy"]
    s = orc(
        f"A: offensive: Page, Caster Boy, Ox; attached: {ROD} on Page; hand: 1\nB: defensive: Cow 9/9; hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Page", "done")
    blocked(s, "Page with Cow")
    s.to("Second Play")
    assert s.place(ROD) == "A's Offensive"
    assert [o for o in s.options() if "picks up" in o] == [f"Caster Boy picks up {ROD}"]


@plays("Rod of Quiet Sparks")
def test_an_idle_rod_or_one_at_work_does_nothing() -> None:
    for army, hung in (
        ("Monk assigned", f"{ROD} on Monk"),
        ("Mage marked", f"{ROD} on Mage"),
        ("Mage", f"Wand on Mage, {ROD} on Mage"),
    ):
        s = orc(f"A: offensive: {army}, Ox; attached: {hung}; hand: 1\nB: defensive: Cow; hand: 1", TEXTS)
        assert not uses(s)


HEIR = "A: offensive: Ox 3/1, {}; defensive: Rat; attached: {}; hand: {}; deck: 9\nB: defensive: Cow 9/30; hand: {}; deck: 9"


def fallen(s: Scene, *attackers: str) -> None:
    """Ox attacks with these and dies of Cow's blow, as far as somebody is asked of the sword."""
    s.choose("attack B", "send Ox")
    for name in attackers:
        s.choose(f"send {name}")
    s.choose(*["done"] * bool(starting(s, "send")))
    blocked(s, "Ox with Cow")
    while s.place("Ox") == "A's Offensive":
        s.choose("fight Ox" if "fight Ox" in s.options() else s.way_on())


@plays("Sword of the Fallen Elder Brother")
@pytest.mark.parametrize("who", ["Elk", "Yak", "Guard", "Bull"])
def test_a_brother_takes_up_the_sword(who: str) -> None:
    s = orc(
        HEIR.format("Elk 1/9, Yak 1/9 marked, Guard assigned, Bull 1/9", f"{SWORD} on Ox", "Wait", "1") + FIGHT, TEXTS
    )
    assert values(s, "Ox", "Elk") == ["4/2", "1/9"]
    fallen(s, "Bull")
    assert s.asked == "A"
    s.choose(*["yes"] * ("yes" in s.options()))
    assert sorted(offered(s, "pick")) == ["Bull", "Elk", "Guard", "Yak"]
    s.choose(f"pick {who}")
    assert (s.place(SWORD), s.value(who), s.gold("A")) == (f"on {who}", "2/10", 0)
    assert (s.marked(who), s.assigned(who)) == (who in ("Yak", "Bull"), who == "Guard")
    on(s)
    assert s.influence("B") == (18 if who == "Bull" else 19)
    if who == "Elk":
        assert not [o for o in s.options() if "picks up" in o]


@plays("Sword of the Fallen Elder Brother")
def test_nobody_need_take_the_sword_and_somebody_may_pick_it_up() -> None:
    s = orc(HEIR.format("Elk 1/9", f"{SWORD} on Ox", "Wait", "1") + FIGHT, TEXTS)
    fallen(s)
    s.choose("no" if "no" in s.options() else s.way_on())
    s.to("Second Play")
    assert (s.place(SWORD), s.value("Elk")) == ("A's Offensive", "1/9")
    s.choose(f"Elk picks up {SWORD}")
    assert (s.place(SWORD), s.marked("Elk"), s.value("Elk")) == ("on Elk", True, "2/10")
    s = orc(
        f"A: offensive: Ox 3/1; defensive: Rat; attached: {SWORD} on Ox; hand: 1\nB: defensive: Cow 9/30; hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    blocked(s, "Ox with Cow")
    on(s)
    assert (s.place(SWORD), s.place("Ox")) == ("A's Offensive", "A's graveyard")


@plays("Sword of the Fallen Elder Brother")
def test_a_death_elsewhere_takes_the_sword_along() -> None:
    s = orc(HEIR.format("Elk 1/9", f"{SWORD} on Ox", "Axe", "1"), TEXTS)
    s.do("play Axe", "target Ox")
    assert (s.place("Ox"), s.place(SWORD)) == ("A's graveyard", "A's graveyard")
    s = orc(HEIR.format("Elk 1/9", f"{SWORD} on Ox", "Wait", "Axe") + FIGHT, TEXTS)  # in combat, whatever kills him
    s.choose("attack B", "send Ox", "done")
    aiming(s, "Axe", "Defensive")
    s.choose("target Ox")
    while not starting(s, "yes", "pick"):
        s.choose("pass")
    s.choose(*["yes"] * ("yes" in s.options()))
    s.choose(*starting(s, "pick Elk"))
    assert s.place(SWORD) == "on Elk"


@plays("Sword of the Fallen Elder Brother")
def test_an_heir_with_a_weapon_has_the_sword_unused_or_changes_to_it() -> None:
    s = orc(HEIR.format("Elk 1/9", f"{SWORD} on Ox, Bow on Elk", "Wait", "1") + FIGHT, TEXTS)
    assert s.value("Elk") == "2/9"
    fallen(s)
    s.choose(*["yes"] * ("yes" in s.options()))
    s.choose(*starting(s, "pick Elk"))
    assert (s.place(SWORD), s.value("Elk")) == ("on Elk", "2/9")
    other = s.fork()
    s.choose("done")
    assert s.value("Elk") == "2/9"
    other.choose(f"wear {SWORD}")
    assert other.value("Elk") == "2/10"


@plays("Sword of the Fallen Elder Brother")
def test_a_defender_leaves_it_to_one_of_the_defensive() -> None:
    s = orc(
        f"A: offensive: Ox 9/30, Hen 1/9; hand: 1\nB: defensive: Cow 1/1, Dog 1/9; offensive: Pig; attached: {SWORD} on Cow; "
        f"hand: Wait{FIGHT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B", "send Ox", "send Hen")
    blocked(s, "Ox with Cow", "Hen with Dog")
    while s.place("Cow") == "B's Defensive":
        s.choose("fight Ox" if "fight Ox" in s.options() else s.way_on())
    assert s.asked == "B"
    s.choose(*["yes"] * ("yes" in s.options()))
    s.choose(*starting(s, "pick Dog"))
    assert (s.place(SWORD), s.value("Dog"), s.marked("Dog")) == ("on Dog", "2/10", False)
    on(s)
    assert s.damage("Hen") == 2


@plays("Writ of the Private Hunt")
@pytest.mark.parametrize(("gold", "quest"), [(2, "Easy"), (1, "Easy"), (2, "Deal")])
def test_opponents_pay_two_for_a_private_hunt(gold: int, quest: str) -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox; hand: {WRIT}, 1; deck: 20; quests: {quest}\n"
        f"B: resources: {gold}; offensive: Hen; hand: 1; deck: 20; quests: Other",
        TEXTS | {"Other": "quest (Assignment): Kill nine creatures. Victory Points: 1."},
    )  # fmt: skip
    s.choose(f"play {WRIT}")
    s.choose(*[o for o in s.options() if o == "in the Offensive"])
    assert sorted(targets(s)) == sorted([quest, "Other"])
    s.choose(f"target {quest}")
    s.all_pass()
    accepting(s, quest)
    assert (s.pursues("A"), s.gold("A"), s.influence("A")) == ([quest], 0, 17 if quest == "Deal" else 20)
    s.to("Play", "B")
    assert "accept Other" in s.options()
    assert (f"accept {quest}" in s.options()) is (gold == 2)
    if gold == 1:
        return
    s.choose(f"accept {quest}")
    while s.asked != "B":
        s.choose("pass")
    assert (s.pursues("B"), s.gold("B"), s.influence("B")) == ([quest], 0, 17 if quest == "Deal" else 20)
    s.choose(f"abandon {quest}")
    while s.asked != "B":
        s.choose("pass")
    assert f"accept {quest}" not in s.options()


@plays("Writ of the Private Hunt")
@pytest.mark.parametrize("who", ["A", "B"])
def test_the_writ_comes_back_when_another_has_hunted(who: str) -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox; hand: {WRIT}, Dig, 1; deck: 20; quests: Easy\n"
        "B: resources: 2; offensive: Hen; hand: Dig, 1; deck: 20", TEXTS,
    )  # fmt: skip
    s.choose(f"play {WRIT}")
    s.choose(*[o for o in s.options() if o == "in the Offensive"])
    s.choose(*starting(s, "target Easy"))
    s.all_pass()
    assert s.place(WRIT) == "on Easy"
    if who == "B":
        s.to("Play", "B")
    s.choose("accept Easy")
    while s.asked != who:
        s.choose("pass")
    aimed(s, "Dig")
    while starting(s, "yes", "trigger"):
        s.choose(s.way_on())
    assert s.victory(who) == 1
    assert s.place(WRIT) == ("A's hand" if who == "B" else "A's graveyard")


@plays("Writ of the Private Hunt")
def test_who_hunts_already_pays_nothing_and_an_expired_quest_takes_the_writ_along() -> None:
    s = orc(
        f"A: resources: 2; offensive: Ox; hand: {WRIT}, 1; deck: 20; quests: Easy\n"
        "B: resources: 2; offensive: Hen; hand: Dig, 1; deck: 20", TEXTS | {"Easy": TEXTS["Easy"].replace("two", "nine")},
    )  # fmt: skip
    gone = s.fork()
    accepting(s, "Easy")
    s.to("Play", "B")
    s.choose("accept Easy")
    while s.asked != "B":
        s.choose("pass")
    assert s.gold("B") == 2
    s.to("Play", "A")
    s.do(f"play {WRIT}")
    s.to("Play", "B")
    assert (s.pursues("B"), s.gold("B"), s.place(WRIT)) == (["Easy"], 2, "on Easy")
    gone.do(f"play {WRIT}")
    assert gone.place(WRIT) == "on Easy"
    while gone.place("Easy") != "removed":
        gone.choose(gone.way_on())
    assert gone.place(WRIT) == "A's graveyard"
