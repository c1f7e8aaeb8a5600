"""Blind spells, enchantments, a quest and equipment of ORC's round 21, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Cost": "event 1: Gain 1 influence.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Pinch": "event 0: Mark target creature.", "Lift": "event 0: Unmark target resource card.",
    "Burn": "event 0: Target opponent sacrifices a resource card.", "Zap": "event 0: Deal 1 damage to target creature.",
    "Gust": "event 0: Deal 1 damage to each creature in this zone.", "Mend": "event 0: Heal all damage from target creature.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Spear": "equipment 0 (Weapon): Equipped creature gets +1/0.",
    "Mage": "creature (Caster) 1/9", "Elf": "creature (Elf) 1/9", "Dear": "creature 4 1/9", "Free": "creature 0 1/9",
    "Ward": "enchantment 0: Attach to target creature. Enchanted creature gets 0/+1.",
    "Archer": "creature 1/9: (M): Deal 1 damage to target creature.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
MANNED = "A: offensive: Mage, {}; defensive: {}; resources: 3; hand: {}, 1\nB: defensive: {}; offensive: {}; hand: {}"


def there(s: Scene, front: str = "Offensive") -> None:
    """In this front, if one is asked for."""
    if f"in the {front}" in s.options():
        s.choose(f"in the {front}")


@plays("Ankle-Deep Mud")
def test_an_attacker_is_weaker_for_the_turn() -> None:
    s = orc(
        f"A: offensive: Ox 2/9, Elk 4/9, Pig; hand: Wait\n"
        f"B: defensive: Cow 1/9; resources: 1; hand: Ankle-Deep Mud, Wait{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Ox", "send Elk", "done")
    until(s, "play Ankle-Deep Mud")
    s.choose("play Ankle-Deep Mud")
    there(s, "Defensive")
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Ox")
    s.to("Second Play")
    assert (s.influence("B"), s.value("Ox")) == (16, "-1/9")
    s.to("Play", "B")
    assert s.value("Ox") == "2/9"


@plays("Ankle-Deep Mud")
def test_there_is_no_mud_in_peace() -> None:
    s = orc("A: offensive: Ox; resources: 1; hand: Ankle-Deep Mud\nB: defensive: Cow; hand: 1")
    assert not offered(s, "play")


@plays("Shoulder to Shoulder")
def test_his_creatures_of_one_front_are_stronger_wherever_they_go() -> None:
    s = orc(
        "A: offensive: Ox 1/1, Elk 1/1 marked, Keeper assigned; defensive: Rat 1/1; resources: 2;"
        " hand: Shoulder to Shoulder, Swap, Swap\nB: defensive: Cow 1/1; hand: 1", TEXTS,
    )  # fmt: skip
    names = ("Ox", "Elk", "Keeper", "Rat", "Cow")
    s.do("play Shoulder to Shoulder")
    assert [s.value(n) for n in names] == ["2/2", "2/2", "2/2", "1/1", "1/1"]
    s.do("play Swap", "target Ox")
    s.do("play Swap", "target Rat", front="Defensive")
    assert (s.place("Ox"), s.place("Rat")) == ("A's Defensive", "A's Offensive")
    assert [s.value(n) for n in names] == ["2/2", "2/2", "2/2", "1/1", "1/1"]
    s.to("Play", "B")
    assert [s.value(n) for n in names] == ["1/1"] * 5


@plays("Bells before Dawn")
@pytest.mark.parametrize("wakes", [(), ("Ox",), ("Ox", "Elk"), ("Ox", "Pig")])
def test_up_to_two_creatures_are_unmarked(wakes: tuple[str, ...]) -> None:
    s = orc(
        "A: offensive: Ox marked, Elk marked, Pig, Keeper assigned; defensive: Rat marked; resources: 1;"
        " hand: Bells before Dawn, 1\n"
        "B: defensive: Cow marked; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose("play Bells before Dawn", "in the Offensive")
    assert targets(s) == ["Ox", "Elk", "Pig"]
    s.choose(*(f"target {name}" for name in wakes))
    s.choose("done") if len(wakes) < 2 else None
    s.all_pass()
    awake = {"Pig", *wakes}
    assert {n for n in ("Ox", "Elk", "Pig", "Rat", "Cow") if not s.marked(n)} == awake
    assert (s.assigned("Keeper"), s.gold("A")) == (True, 0)


@plays("Bells before Dawn")
def test_who_is_woken_in_time_defends() -> None:
    s = orc(
        f"A: offensive: Ox 1/9; hand: 1\nB: defensive: Cow 1/9 marked; resources: 1; hand: Bells before Dawn{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    until(s, "play Bells before Dawn")
    s.choose("play Bells before Dawn")
    there(s, "Defensive")
    s.choose("target Cow")
    until(s, "block")
    assert offered(s, "block") == ["Ox with Cow"]


@plays("Leave None Limping")
@pytest.mark.parametrize("mended", [False, True])
def test_a_hurt_creature_dies(mended: bool) -> None:
    s = orc(
        "A: offensive: Ox 1/9 hurt 1; defensive: Rat 1/9 hurt 1; resources: 2; hand: Leave None Limping, 1\n"
        "B: defensive: Cow 1/9 hurt 1, Hen 1/9; hand: Mend", TEXTS,
    )  # fmt: skip
    s.choose("play Leave None Limping", "in the Offensive")
    assert targets(s) == ["Ox", "Cow"]
    s.choose("target Cow")
    if mended:
        until(s, "play Mend")
        s.choose("play Mend")
        there(s, "Defensive")
        s.choose("target Cow")
    s.all_pass()
    assert s.place("Cow") == ("B's Defensive" if mended else "B's graveyard")
    assert s.place("Ox") == "A's Offensive"
    whole = orc("A: offensive: Ox; resources: 2; hand: Leave None Limping\nB: defensive: Cow; hand: 1", TEXTS)
    assert not offered(whole, "play")


@plays("Fire among the Wagons")
@pytest.mark.parametrize("burns", [False, True])
def test_a_creature_takes_three_or_an_equipment_burns(burns: bool) -> None:
    s = orc(
        "A: offensive: Ox 1/9; defensive: Rat 1/9; resources: 3; attached: Spear on Rat; hand: Fire among the Wagons, 1\n"
        "B: defensive: Cow 1/9; attached: Spear on Cow; hand: 1", TEXTS,
    )  # fmt: skip
    ways = offered(s, "play")
    assert len(ways) == 2
    s.choose(f"play {ways[int(burns)]}")
    there(s)
    if burns:
        s.all_pass()
        assert (s.place("Spear (2)"), s.place("Spear"), s.damage("Cow")) == ("B's graveyard", "on Rat", 0)
    else:
        assert targets(s) == ["Ox", "Cow"]
        s.choose("target Cow")
        s.all_pass()
        assert (s.damage("Cow"), s.place("Spear (2)")) == (3, "on Cow")


@plays("Stripped of Command")
@pytest.mark.parametrize(("who", "paid"), [("Dear", 3), ("Free", 0)])
def test_a_creature_is_stripped_and_goes_home(who: str, paid: int) -> None:
    s = orc(
        f"A: offensive: Ox; resources: 4; hand: Stripped of Command, 1\nB: defensive: {who}; attached: Spear of A on {who},"
        f" Ward of A on {who}; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose("play Stripped of Command")
    there(s)
    s.choose(f"target {who}")
    s.all_pass()
    assert (s.place(who), s.place("Spear"), s.place("Ward")) == ("B's hand", "A's hand", "A's graveyard")
    assert s.gold("A") == 4 - paid
    poor = orc("A: resources: 2; hand: Stripped of Command, 1\nB: defensive: Dear; hand: 1", TEXTS)
    assert not offered(poor, "play") or "target Dear" not in poor.options()


@plays("Stripped of Command")
@pytest.mark.parametrize(("gone", "left"), [("Ox", 20), ("Cow", 20), (None, 20)])
def test_who_goes_home_is_in_no_combat(gone: str | None, left: int) -> None:
    s = orc(
        f"A: offensive: Ox 3/9; hand: Wait\nB: defensive: Cow 1/9; resources: 4; hand: Stripped of Command{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Cow")
    if gone:
        until(s, "play Stripped of Command")
        s.choose("play Stripped of Command")
        there(s, "Defensive")
        s.choose(f"target {gone}")
    s.to("Second Play")
    assert s.influence("B") == left
    if gone != "Cow":
        assert s.damage("Cow") == (0 if gone else 3)


@plays("Cinderfall Hymn")
def test_each_enemy_of_the_opposite_front_is_hurt() -> None:
    s = orc(MANNED.format("Ox 1/9", "Rat 1/9", "Cinderfall Hymn", "Cow 1/9, Keeper assigned", "Hen 1/9", "1"), TEXTS)
    s.do("play Cinderfall Hymn")
    assert [s.damage(n) for n in ("Mage", "Ox", "Rat", "Cow", "Hen")] == [0, 0, 0, 1, 0]
    assert s.place("Keeper") == "B's graveyard"


@plays("Marrow Chill")
def test_a_creature_is_weaker_and_may_die_of_it() -> None:
    s = orc(
        MANNED.format("Ox 3/3", "Rat", "Marrow Chill", "Cow 1/2, Pig 3/5 hurt 2, Elk 3/5 hurt 3", "Hen", "1"), TEXTS
    )
    s.choose("play Marrow Chill")
    assert targets(s) == ["Mage", "Ox", "Cow", "Pig", "Elk"]
    for name, value in (("Ox", "1/1"), ("Pig", "1/3"), ("Cow", ""), ("Elk", "")):
        turn = s.fork()
        turn.choose(f"target {name}")
        turn.all_pass()
        assert turn.place(name) == "B's graveyard" if not value else turn.value(name) == value
        turn.to("Play", "B")
        assert not value or turn.value(name) == value.replace("1/1", "3/3").replace("1/3", "3/5")


@plays("Writ of Transfer")
@pytest.mark.parametrize(("who", "front", "drawn", "answer"), [
    ("Ox", "A's Defensive", 1, ""), ("Cow", "B's Offensive", 0, ""), ("Ox", "A's Offensive", 0, "Pinch"),
])  # fmt: skip
def test_an_unmarked_creature_is_transferred_and_the_own_brings_a_card(
    who: str, front: str, drawn: int, answer: str
) -> None:
    table = MANNED.format(
        "Ox, Elk marked, Keeper assigned", "Rat", "Writ of Transfer", "Cow, Pig marked", "Hen", "Pinch"
    )
    s = orc(f"{table}; attached: Ward on Ox, Ward on Cow", TEXTS)
    deck = len(s.deck("A"))
    s.choose("play Writ of Transfer")
    assert targets(s) == ["Mage", "Ox", "Cow"]
    s.choose(f"target {who}")
    if answer:
        until(s, f"play {answer}")
        s.choose(f"play {answer}")
        there(s, "Defensive")
        s.choose(f"target {who}")
    s.all_pass()
    assert (s.place(who), deck - len(s.deck("A"))) == (front, drawn)
    assert s.marked(who) is bool(answer)
    s.to("Move or Attack")
    assert "move Rat" in s.options()  # it was no move


@plays("Bark over Bone", "Leaden Heels")
@pytest.mark.parametrize("name", ["Bark over Bone", "Leaden Heels"])
def test_they_hang_on_any_local_creature(name: str) -> None:
    s = orc(MANNED.format("Ox 1/1", "Rat", name, "Cow", "Hen", "1"), TEXTS)
    s.choose(f"play {name}")
    there(s)
    assert targets(s) == ["Mage", "Ox", "Cow"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.place(name), s.value("Ox")) == ("on Ox", "2/3" if name == "Bark over Bone" else "1/1")
    s = orc("A: offensive: Ox 1/1; attached: Bark over Bone on Ox, Bark over Bone on Ox; hand: 1\nB: hand: 1")
    assert s.value("Ox") == "2/3"


@plays("Leaden Heels")
def test_leaden_heels_attack_nobody_and_do_all_else() -> None:
    table = "offensive: Archer, Elk; attached: Leaden Heels of B on Archer; hand: 1"
    s = orc(f"A: {table}\nB: defensive: Cow; hand: 1{FIGHT}", TEXTS)
    assert "move Archer" in s.options()
    s.choose("attack B")
    assert offered(s, "send", "Archer") == []
    assert "use Archer" in orc(f"A: {table}\nB: defensive: Cow; hand: 1", TEXTS).options()
    table = "defensive: Archer; attached: Leaden Heels of A on Archer; hand: 1"
    s = orc(f"A: offensive: Ox; hand: 1\nB: {table}{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert offered(s, "block") == ["Ox with Archer"]


@plays("Manor Rents")
def test_the_rented_card_gives_two_gold() -> None:
    s = orc("A: offensive: Ox; resources: Rat, Pig marked, 3; hand: Manor Rents, 1\nB: resources: Cow; hand: 1", TEXTS)
    s.choose("play Manor Rents")
    there(s)
    assert sorted(target for target in targets(s) if "Spare" not in target) == ["Pig", "Rat"]
    s.choose("target Pig")
    s.all_pass()
    assert s.place("Manor Rents") == "on Pig"
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.gold("A") == 6


@plays("Manor Rents")
@pytest.mark.parametrize("hung", ["Manor Rents on Rat", "Manor Rents on Rat, Manor Rents on Rat"])
def test_its_gold_stays_and_a_second_rent_adds_nothing(hung: str) -> None:
    s = orc(f"A: resources: Rat; attached: {hung}; hand: Cost, Cost, Lift\nB: hand: Burn", TEXTS)
    assert s.gold("A") == 2
    s.do("play Cost")
    assert (s.influence("A"), s.gold("A"), s.marked("Rat")) == (21, 1, True)
    s.do("play Lift")
    assert s.gold("A") == 3
    s.to("Play", "B")
    s.do("play Burn")
    assert (s.place("Rat"), s.place("Manor Rents")) == ("A's graveyard", "A's graveyard")


@plays("Song of the Shirker")
@pytest.mark.parametrize(("army", "left"), [
    ("defensive: Rat", 18), ("offensive: Ox marked", 20), ("offensive: Keeper assigned", 20), ("offensive: Ox", 20),
])  # fmt: skip
def test_who_has_nobody_in_his_offensive_loses_influence(army: str, left: int) -> None:
    s = orc(f"A: {army}; hand: 1\nB: attached: Song of the Shirker on A; hand: 1\nphase: Discard, active B", TEXTS)
    s.to("Play", "A")
    assert (s.influence("A"), s.influence("B")) == (left, 20)
    s.to("Play", "B")
    assert (s.influence("A"), s.influence("B")) == (left, 20)
    s = orc("A: offensive: Ox; resources: 2; hand: Song of the Shirker, 1\nB: hand: 1\nC: hand: 1", TEXTS)
    s.choose("play Song of the Shirker")
    there(s)
    assert targets(s) == ["player A", "player B", "player C"]
