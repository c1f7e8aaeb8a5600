"""Blind creatures of ORC's round 20, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets, uses
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Zap": "event 0: Deal 1 damage to target creature.", "Nod": "event 0: Mark target creature.",
    "Lift": "event 0: Unmark target creature.", "Fetch": "event 0: Return target creature to its owner's hand.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Glean": "event 0: Return target resource card to its owner's hand.",
    "Hat": "equipment 0 (Helmet): Equipped creature gets 0/+1.", "Cap": "equipment 0 (Helmet): Equipped creature gets 0/+1.",
    "Drop": "event 0: Target equipment drops.",
    "Bear": "creature (Beast) 1/9", "Gone": "event 0: Remove target creature from the game.",
    "Mender": "quest (Assignment): Heal a creature. Victory Points: 2.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Cresset Lookout")
def test_the_lookout_is_strong_in_the_defensive_alone() -> None:
    s = orc(
        "A: offensive: Cresset Lookout; defensive: Cresset Lookout marked, Cresset Lookout; hand: Swap, Swap\n"
        "B: defensive: Cresset Lookout; hand: 1", TEXTS,
    )  # fmt: skip
    names = ["Cresset Lookout", *(f"Cresset Lookout ({n})" for n in (2, 3, 4))]
    assert [s.value(n) for n in names] == ["1/3", "3/3", "3/3", "3/3"]
    s.do("play Swap", "target Cresset Lookout (2)", front="Defensive")
    assert [s.value(n) for n in names] == ["1/3", "3/3", "1/3", "3/3"]
    s.do("play Swap", "target Cresset Lookout")
    assert [s.value(n) for n in names] == ["3/3", "3/3", "1/3", "3/3"]


@plays("Linden Salver")
@pytest.mark.parametrize(("hurt", "left", "points"), [(3, 1, 2), (2, 0, 2), (1, 0, 2), (0, 0, 0)])
def test_up_to_two_damage_is_healed(hurt: int, left: int, points: int) -> None:
    s = orc(
        f"A: offensive: Linden Salver, Ox 1/9{f' hurt {hurt}' if hurt else ''}; defensive: Rat; hand: 1;"
        " quests: Mender; chapter: Next\nB: defensive: Cow; offensive: Owl; hand: 1",
        TEXTS,
    )
    s.choose("accept Mender")
    while s.asked != "A":
        s.choose("pass")
    s.choose("use Linden Salver")
    assert set(targets(s)) == {"Linden Salver", "Ox", "Cow"}
    s.choose("target Ox")
    s.all_pass()
    assert (s.damage("Ox"), s.marked("Linden Salver"), s.victory("A")) == (left, True, points)


@plays("Linden Salver")
def test_it_heals_in_windows_and_nobody_who_is_dead() -> None:
    s = orc(
        "A: defensive: Linden Salver, Ox 1/3 hurt 2; hand: 1\nB: offensive: Owl; hand: Zap, Zap, 1\nphase: Play, active B",
        TEXTS,
    )
    s.choose("play Zap")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    s.choose("target Ox")
    until(s, "use Linden Salver")
    saved = s.fork()
    s.all_pass()
    assert s.place("Ox") == "A's graveyard"
    saved.choose("use Linden Salver", "target Ox")
    saved.all_pass()
    assert (saved.place("Ox"), saved.damage("Ox")) == ("A's Defensive", 1)
    late = orc("A: offensive: Linden Salver, Ox 1/3 hurt 2; hand: 1\nB: hand: Axe", TEXTS)
    late.choose("use Linden Salver", "target Ox")
    until(late, "play Axe")
    late.choose("play Axe", "target Ox")
    late.all_pass()
    assert late.place("Ox") == "A's graveyard"


@plays("Fair-Weather Pikeman")
@pytest.mark.parametrize(("gold", "pays"), [(1, True), (1, False), (0, False)])
def test_the_pikeman_stays_for_one_gold(gold: int, pays: bool) -> None:
    s = orc(
        f"A: defensive: Fair-Weather Pikeman; attached: Hat of A on Fair-Weather Pikeman; resources: {gold}; hand: 1\n"
        "B: hand: 1\nphase: Discard, active B",
        TEXTS,
    )
    if gold:
        s.to("Upkeep", "A")
        s.choose(f"pay {'' if pays else 'no '}upkeep of Fair-Weather Pikeman")
    s.to("Play", "A")
    assert (s.place("Fair-Weather Pikeman"), s.place("Hat"), s.gold("A")) == (
        "A's Defensive" if pays else "A's hand", "on Fair-Weather Pikeman" if pays else "A's hand", gold - pays,
    )  # fmt: skip


@plays("Fair-Weather Pikeman")
def test_it_goes_home_to_its_owner_and_only_in_its_controllers_upkeep() -> None:
    s = orc(
        "A: hand: 1\nB: offensive: Fair-Weather Pikeman of A; attached: Hat of B on Fair-Weather Pikeman; hand: 1\n"
        "phase: Discard, active B",
        TEXTS,
    )
    s.to("Play", "A")
    assert s.place("Fair-Weather Pikeman") == "B's Offensive"
    s.to("Play", "B")
    assert (s.place("Fair-Weather Pikeman"), s.place("Hat")) == ("A's hand", "B's hand")
    s = orc("A: resources: 1; hand: Fair-Weather Pikeman, 1\nB: hand: 1\nphase: Entrance", TEXTS)
    s.do("play Fair-Weather Pikeman")
    s.to("Play", "B")
    assert s.place("Fair-Weather Pikeman") == "A's Offensive"
    s.to("Upkeep", "A")
    assert "pay no upkeep of Fair-Weather Pikeman" in s.options()


@plays("Rattling Rearguard")
@pytest.mark.parametrize(("ending", "front", "lost"), [
    ("Axe", "offensive", 1), ("Axe", "defensive", 1), ("Zap", "defensive", 1), ("Scare", "offensive", 0),
    ("Fetch", "offensive", 0), ("Gone", "offensive", 0),
])  # fmt: skip
def test_each_opponent_loses_one_as_it_dies(ending: str, front: str, lost: int) -> None:
    s = orc(f"A: {front}: Rattling Rearguard; hand: {ending}, 1\nB: hand: 1\nC: hand: 1", TEXTS)
    s.do(f"play {ending}", front=front.capitalize())
    assert not s.place("Rattling Rearguard").startswith(f"A's {front.capitalize()}")
    assert [s.influence(x) for x in "ABC"] == [20, 20 - lost, 20 - lost]


@plays("Rattling Rearguard")
def test_the_opponents_of_whoever_had_it_lose_in_combat_too() -> None:
    s = orc(f"A: offensive: Ox 2/9; hand: 1\nB: defensive: Rattling Rearguard of A; hand: 1\nC: hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Rattling Rearguard")
    s.to("Second Play")
    assert (s.place("Rattling Rearguard"), [s.influence(x) for x in "ABC"]) == ("A's graveyard", [19, 20, 19])


@plays("Chantman of the Oars")
def test_another_is_marked_for_each_chant() -> None:
    s = orc(
        "A: offensive: Chantman of the Oars marked, Ox, Elk, Pig marked, Keeper assigned; defensive: Rat; hand: 1\n"
        "B: defensive: Cow; offensive: Owl; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose("use Chantman of the Oars", "target Ox")
    assert offered(s, "give") == ["Ox", "Elk"]
    s.choose("give Ox")
    s.all_pass()
    assert (s.value("Ox"), s.marked("Ox"), s.marked("Elk")) == ("3/1", True, False)
    s.choose("use Chantman of the Oars")
    assert {"Chantman of the Oars", "Ox", "Elk", "Pig", "Cow"} <= set(targets(s))
    assert {"Rat", "Owl"}.isdisjoint(targets(s))
    s.choose("target Ox")
    s.all_pass()
    assert (s.value("Ox"), s.marked("Elk"), uses(s)) == ("5/1", True, [])
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"


@plays("Chantman of the Oars")
def test_it_marks_neither_itself_nor_those_elsewhere_and_chants_for_itself() -> None:
    s = orc("A: offensive: Chantman of the Oars; defensive: Rat; hand: 1\nB: defensive: Cow; hand: 1", TEXTS)
    assert not uses(s)
    s = orc("A: offensive: Chantman of the Oars, Ox; hand: 1\nB: defensive: Cow; hand: 1", TEXTS)
    s.choose("use Chantman of the Oars", "target Chantman of the Oars")
    s.all_pass()
    assert (s.value("Chantman of the Oars"), s.marked("Chantman of the Oars"), s.marked("Ox")) == ("3/3", False, True)


@plays("Pavilion Captain")
def test_the_captain_makes_the_others_of_its_front_tougher_from_the_next_turn_on() -> None:
    marked = orc("A: offensive: Pavilion Captain marked; hand: 1\nB: hand: 1", TEXTS)
    assert not offered(marked, "assign")
    s = orc(
        "A: offensive: Pavilion Captain, Ox 1/1, Elk 1/1; defensive: Rat 1/1; hand: Swap\n"
        "B: defensive: Cow 1/1; hand: Scare, 1", TEXTS,
    )  # fmt: skip
    s.choose("assign Pavilion Captain")
    s.all_pass()
    names = ("Pavilion Captain", "Ox", "Elk", "Rat", "Cow")
    assert (s.assigned("Pavilion Captain"), [s.value(n) for n in names]) == (True, ["2/3", "1/1", "1/1", "1/1", "1/1"])
    s.to("Play", "B")
    assert [s.value(n) for n in names] == ["2/3", "1/2", "1/2", "1/1", "1/1"]
    until(s, "play Swap")
    s.do("play Swap", front="Defensive")
    assert (s.place("Rat"), s.value("Rat")) == ("A's Offensive", "1/2")


@plays("Pavilion Captain")
def test_who_lives_by_the_captain_dies_without() -> None:
    table = (
        "A: offensive: Pavilion Captain assigned, Ox 1/1 hurt 1, Elk 1/1; resources: 1; hand: Swap\n"
        "B: hand: Scare, 1\nphase: {}"
    )
    s = orc(table.format("Play, active B"), TEXTS)
    assert s.value("Ox") == "1/2"
    s.do("play Scare", "target Pavilion Captain", front="Defensive")
    assert (s.place("Ox"), s.value("Elk")) == ("A's graveyard", "1/1")
    s = orc(table.format("Play"), TEXTS)
    s.do("play Swap", "target Ox")
    assert s.place("Ox") == "A's graveyard"
    s = orc(table.format("Unmark"), TEXTS)
    until(s, "unassign Pavilion Captain")
    s.choose("unassign Pavilion Captain")
    s.to("Play", "A")
    assert (s.place("Ox"), s.value("Elk")) == ("A's graveyard", "1/1")


@plays("Rag-and-Pewter Dealer")
@pytest.mark.parametrize(("army", "gained"), [
    ("offensive: Rag-and-Pewter Dealer", 2), ("defensive: Rag-and-Pewter Dealer marked", 2),
    ("offensive: Rag-and-Pewter Dealer; defensive: Rag-and-Pewter Dealer", 4), ("offensive: Rat", 0),
])  # fmt: skip
def test_who_recycles_gains_two(army: str, gained: int) -> None:
    s = orc(f"A: {army}; resources: Ox, Elk, Hen, Pig; hand: 0\nB: offensive: Owl; hand: 1", TEXTS)
    s.choose("recycle")
    while any(option.startswith(("take back", "trigger")) for option in s.options()):
        s.choose(s.options()[0])
    assert (s.influence("A"), s.influence("B"), len(s.hand("A"))) == (20 + gained, 20, 4)


@plays("Rag-and-Pewter Dealer")
def test_only_his_own_recycling_counts() -> None:
    s = orc("A: offensive: Rag-and-Pewter Dealer; resources: Ox; hand: Glean\nB: resources: 4; hand: 1", TEXTS)
    s.do("play Glean", "target Ox")
    s.to("Play", "B")
    s.choose("recycle")
    while any(option.startswith("take back") for option in s.options()):
        s.choose(s.options()[0])
    assert (s.influence("A"), s.influence("B")) == (20, 20)


@plays("Ditchlamp Seer")
@pytest.mark.parametrize(("target", "value"), [
    ("Cow", "4/4"), ("Hen", "3/3"), ("Keeper", "dies"), ("Ditchlamp Seer", "dies"), ("Sow", "-2/3"),
])  # fmt: skip
def test_the_marked_lose_two_and_the_others_one(target: str, value: str) -> None:
    s = orc(
        "A: offensive: Ditchlamp Seer; defensive: Rat; hand: 1\n"
        "B: defensive: Cow 5/5, Hen 5/5 marked, Keeper assigned, Sow 0/5 marked; offensive: Owl; hand: Lift, Nod", TEXTS,
    )  # fmt: skip
    s.choose("use Ditchlamp Seer")
    assert set(targets(s)) == {"Ditchlamp Seer", "Cow", "Hen", "Keeper", "Sow"}
    s.choose(f"target {target}")
    s.all_pass()
    assert s.marked("Ditchlamp Seer") is (target != "Ditchlamp Seer")
    if value == "dies":
        assert s.place(target).endswith("graveyard")
    else:
        assert s.value(target) == value
        s.to("Play", "B")
        assert s.value(target) in ("5/5", "0/5")


@plays("Ditchlamp Seer")
@pytest.mark.parametrize(("answer", "name", "value"), [("Lift", "Hen", "4/4"), ("Nod", "Cow", "3/3")])
def test_whether_it_is_marked_is_looked_at_as_it_resolves(answer: str, name: str, value: str) -> None:
    s = orc(
        f"A: offensive: Ditchlamp Seer; hand: 1\nB: defensive: Cow 5/5, Hen 5/5 marked; hand: {answer}, Lift, Nod",
        TEXTS,
    )
    s.choose("use Ditchlamp Seer", f"target {name}")
    until(s, f"play {answer}")
    s.choose(f"play {answer}")
    s.choose("in the Defensive") if "in the Defensive" in s.options() else None
    s.choose(f"target {name}")
    s.all_pass()
    assert s.value(name) == value
    s.to("Second Play")
    assert s.value(name) == value


@plays("Ditchlamp Seer")
def test_who_is_hurt_enough_dies_of_it() -> None:
    s = orc(
        "A: offensive: Ditchlamp Seer; hand: 1\nB: defensive: Cow 1/4 marked hurt 2, Hen 1/4 hurt 2; hand: 1", TEXTS
    )
    other = s.fork()
    s.do("use Ditchlamp Seer", "target Cow")
    other.do("use Ditchlamp Seer", "target Hen")
    assert (s.place("Cow"), other.place("Hen")) == ("B's graveyard", "B's Defensive")


@plays("Lynx of the Long Snow")
def test_the_lynx_grows_with_other_beasts_of_its_front() -> None:
    s = orc(
        "A: offensive: Lynx of the Long Snow hurt 4, Bear, Bear marked, Ox; defensive: Bear, Lynx of the Long Snow;"
        " hand: Swap\nB: defensive: Bear, Bear; hand: Axe, 1", TEXTS,
    )  # fmt: skip
    lynxes = ("Lynx of the Long Snow", "Lynx of the Long Snow (2)")
    assert [s.value(n) for n in lynxes] == ["5/5", "4/4"]
    grown = s.fork()
    s.do("play Swap", "target Bear")
    assert (s.place(lynxes[0]), s.value(lynxes[1])) == ("A's graveyard", "5/5")
    grown.do("play Swap", "target Bear", front="Defensive")
    assert [grown.value(n) for n in lynxes] == ["6/6", "3/3"]


@plays("Lynx of the Long Snow")
def test_it_carries_nothing() -> None:
    s = orc(
        "A: offensive: Lynx of the Long Snow, Ox, Elk; attached: Hat on Ox; hand: Cap, Drop; resources: 1\nB: hand: 1",
        TEXTS,
    )
    assert offered(s, "reassign") == ["Hat to Elk"]
    played = s.fork()
    played.choose("play Cap")
    assert targets(played) == ["Ox", "Elk"]
    s.do("play Drop")
    assert sorted(o for o in s.options() if "picks up" in o) == ["Elk picks up Hat", "Ox picks up Hat"]
