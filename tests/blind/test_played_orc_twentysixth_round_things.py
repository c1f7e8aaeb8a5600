"""Blind enchantments, equipment and quests of ORC's round 26, played as their writer meant them."""

import pytest

from blind.gestures import accepting, aiming, offered, targets
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Peel": "event 0: Discard target enchantment.",
    "Bounce": "event 0: Return target creature to its owner's hand.", "Seize": "event 0: Gain control of target creature.",
    "Bolt": "event 0: Deal 3 damage to target creature.", "Wither": "event 0: Target creature gets 0/-9 until end of turn.",
    "Fade": "event 0: Target creature gets 0/-1 until end of turn.", "Wait": "event 0: Gain 1 influence.",
    "Sword": "equipment 0: Equipped creature gets +1/0.", "Coat": "equipment 0: Equipped creature gets 0/+1.",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.", "Wall": "equipment 0 (Shield): Equipped creature gets 0/+5.",
    "Oath": "enchantment 0: Attach to target creature. Enchanted creature is also a Soldier.",
    "Mourner": "creature 1/1: Whenever a creature dies, you gain 5 influence.",
    "Lord": "creature (Noble) 1/1", "Guard": "creature (Soldier) 1/1", "Stray Soldier": "creature 1/1",
    "Easy": "quest (Assignment): Attack. Victory Points: 2.", "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Later": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Last": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
VOW, VEIN, POSTED = "Bare Hands Vow", "Vein of Small Silver", "Posted"
PROOF, ARMS = "Nine-Tenths Grave-Proof", "Present Arms"
BILL, TARGE, HATCHET = "Gatehouse Bill", "Hallmarked Targe", "Homing Hatchet"


def blocked(s: Scene, attacker: str, defender: str) -> None:
    """A attacks B, who lets one defend."""
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block {attacker} with {defender}")


@plays("Bare Hands Vow")
def test_all_its_pieces_come_off_and_others_pick_them_up() -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox, Elk, Pig; defensive: Rat; attached: Sword on Ox, Coat on Ox; hand: {VOW}, Bow\n"
        "B: defensive: Cow; offensive: Hen; hand: 1", TEXTS,
    )  # fmt: skip
    aiming(s, VOW)
    assert sorted(targets(s)) == ["Cow", "Elk", "Ox", "Pig"]
    s.choose("target Ox")
    s.all_pass()
    assert [s.place(name) for name in (VOW, "Sword", "Coat")] == ["on Ox", "A's Offensive", "A's Offensive"]
    assert (s.value("Ox"), s.gold("A")) == ("1/1", 0)
    lifts = sorted(option for option in s.options() if "picks up" in option)
    assert lifts == [f"{who} picks up {piece}" for who in ("Elk", "Pig") for piece in ("Coat", "Sword")]
    worn = s.fork()
    worn.choose("play Bow")
    assert sorted(targets(worn)) == ["Elk", "Pig", "Rat"]
    s.choose("Elk picks up Sword")
    s.all_pass()
    s.to("Play", "B")
    assert [s.place(name) for name in ("Sword", "Coat")] == ["on Elk", "A's graveyard"]


@plays("Bare Hands Vow")
def test_without_it_one_carries_again_and_nothing_comes_back() -> None:
    lies = "A: offensive: Ox, Elk; attached: {}Sword on Elk; hand: Peel, 1\nB: hand: 1"
    s = orc(lies.format(f"{VOW} on Ox, "), TEXTS)
    assert not offered(s, "reassign")
    s.do("play Peel")
    assert s.place("Sword") == "on Elk"
    assert offered(s, "reassign") == offered(orc(lies.format(""), TEXTS), "reassign")


@plays("Bare Hands Vow")
def test_enemies_vow_too() -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox; hand: {VOW}\nB: defensive: Cow, Hen; attached: Sword on Cow; hand: Bow, 1", TEXTS
    )
    aiming(s, VOW)
    s.choose("target Cow")
    s.all_pass()
    assert (s.place("Sword"), s.value("Cow")) == ("B's Defensive", "1/1")
    s.to("Play", "B")
    s.do("play Bow")
    assert s.place("Bow") == "on Hen"


@plays("Vein of Small Silver")
def test_a_resource_card_gives_two() -> None:
    s = orc(f"A: 2 gold; offensive: Ox; resources: Bean, Rye; hand: {VEIN}, 1\nB: resources: Pea; hand: 1", TEXTS)
    aiming(s, VEIN)
    assert sorted(targets(s)) == ["Bean", "Rye"]
    s.choose("target Bean")
    s.all_pass()
    assert s.place(VEIN) == "on Bean"
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.gold("A") == 3


@plays("Vein of Small Silver")
@pytest.mark.parametrize(("veins", "gold"), [(0, 2), (1, 3), (2, 3)])
def test_of_two_veins_one_gives(veins: int, gold: int) -> None:
    hung = f"; attached: {', '.join([f'{VEIN} on Bean in the Offensive'] * veins)}" if veins else ""
    s = orc(f"A: offensive: Ox; resources: Bean, Rye; hand: 1{hung}\nB: hand: 1", TEXTS)
    assert s.gold("A") == gold


@plays("Vein of Small Silver")
def test_its_card_is_recycled_and_it_goes() -> None:
    s = orc(
        "A: resources: Bean, Rye, Pea, Corn; hand: 1\n"
        f"B: hand: 1; attached: {VEIN} on Bean in the Offensive", TEXTS,
    )  # fmt: skip
    s.choose("recycle")
    while any(option.startswith("take back") for option in s.options()):
        s.choose(s.options()[0])
    assert (s.place("Bean"), s.place(VEIN)) == ("A's hand", "B's graveyard")


@plays("Posted on Every Door")
@pytest.mark.parametrize("hung", [True, False])
def test_the_posted_quest_does_not_expire(hung: bool) -> None:
    notice = f"; attached: {POSTED} on Easy" if hung else ""
    s = orc(
        f"A: 2 VP; quests: Easy; chapter: Later; hand: 1{notice}\nB: 3 VP; quests: Next; chapter: Last; hand: 1", TEXTS
    )
    if hung:
        s.to("Draw", "B")
        s.to("Draw", "A")
        assert (s.place("Easy"), s.place("Next")) == ("A's Quest", "removed")
    else:
        until(s, "let expire")
        assert s.options() == ["let expire Easy", "let expire Next"]


@plays("Posted on Every Door")
@pytest.mark.parametrize(("notices", "owner", "points"), [(0, "A", 2), (1, "A", 3), (1, "B", 3), (2, "A", 3)])
def test_whoever_completes_it_gets_one_more(notices: int, owner: str, points: int) -> None:
    hung = f"; attached: {', '.join([f'{POSTED} on Easy'] * notices)}" if notices else ""
    s = orc(
        f"A: offensive: Ox; quests: Easy; chapter: Later; hand: 1{hung if owner == 'A' else ''}\n"
        f"B: quests: Next; hand: 1{hung if owner == 'B' else ''}", TEXTS,
    )  # fmt: skip
    accepting(s, "Easy")
    s.to("Move or Attack")
    s.choose("attack B")
    s.to("Second Play")
    assert (s.victory("A"), s.victory("B"), s.place("Easy")) == (points, 0, "removed")
    assert not notices or s.place(POSTED) == f"{owner}'s graveyard"


@plays("Posted on Every Door")
def test_it_is_hung_on_any_open_quest() -> None:
    s = orc(f"A: 2 gold; offensive: Ox; quests: Easy; hand: {POSTED}, 1\nB: quests: Next; hand: 1", TEXTS)
    accepting(s, "Easy")
    aiming(s, POSTED)
    assert sorted(targets(s)) == ["Easy", "Next"]
    s.choose("target Easy")
    s.all_pass()
    assert (s.place(POSTED), s.gold("A")) == ("on Easy", 0)


@plays("Nine-Tenths Grave-Proof")
@pytest.mark.parametrize("way", ["Axe", "Bolt", "Fade"])
@pytest.mark.parametrize("state", ["", " marked"])
def test_it_does_not_die_but_stands_in_the_other_front(way: str, state: str) -> None:
    s = orc(
        f"A: offensive: Ox 1/3{state} hurt 2, Mourner; attached: {PROOF} on Ox, Sword on Ox, Oath on Ox; hand: {way}\n"
        "B: hand: 1", TEXTS,
    )  # fmt: skip
    s.do(f"play {way}", "target Ox")
    assert [s.place(name) for name in ("Ox", PROOF, "Sword", "Oath")] == [
        "A's Defensive",
        "A's graveyard",
        "on Ox",
        "on Ox",
    ]
    assert (s.damage("Ox"), s.marked("Ox"), s.influence("A")) == (0, bool(state), 20)


@plays("Nine-Tenths Grave-Proof")
@pytest.mark.parametrize(("way", "there"), [("Wither", "graveyard"), ("Scare", "graveyard"), ("Bounce", "hand")])
def test_without_toughness_it_dies_and_to_be_discarded_is_no_death(way: str, there: str) -> None:
    s = orc(f"A: offensive: Ox 1/3, Elk; attached: {PROOF} on Ox; hand: {way}\nB: hand: 1", TEXTS)
    s.do(f"play {way}", "target Ox")
    assert (s.place("Ox"), s.place(PROOF)) == (f"A's {there}", "A's graveyard")


@plays("Nine-Tenths Grave-Proof")
def test_the_second_saves_it_the_next_time() -> None:
    s = orc(
        f"A: offensive: Ox 1/3, Elk; attached: {PROOF} on Ox, {PROOF} on Ox; hand: Axe, Axe, Axe\nB: hand: 1", TEXTS
    )
    s.do("play Axe", "target Ox")
    assert (s.place("Ox"), sorted([s.place(PROOF), s.place(f"{PROOF} (2)")])) == (
        "A's Defensive",
        ["A's graveyard", "on Ox"],
    )
    s.do("play Axe", front="Defensive")
    assert (s.place("Ox"), s.place(PROOF), s.place(f"{PROOF} (2)")) == (
        "A's Offensive",
        "A's graveyard",
        "A's graveyard",
    )
    s.do("play Axe", "target Ox")
    assert s.place("Ox") == "A's graveyard"


@plays("Nine-Tenths Grave-Proof")
def test_it_drops_out_of_combat() -> None:
    s = orc(f"A: offensive: Ox 2/9; hand: 1\nB: defensive: Cow 1/1; attached: {PROOF} on Cow; hand: 1{FIGHT}", TEXTS)
    blocked(s, "Ox", "Cow")
    s.to("Second Play")
    assert (s.place("Cow"), s.damage("Cow"), s.damage("Ox"), s.influence("B")) == ("B's Offensive", 0, 1, 20)
    s = orc(f"A: 3 gold; offensive: Ox, Elk; defensive: Rat; hand: {PROOF}\nB: defensive: Cow; hand: Seize", TEXTS)
    aiming(s, PROOF)
    assert sorted(targets(s)) == ["Elk", "Ox"]
    s.choose("target Ox")
    s.all_pass()
    assert s.place(PROOF) == "on Ox"
    s.to("Move or Attack")
    s.choose("attack B", "send Elk")
    until(s, "play Seize")
    aiming(s, "Seize", "Defensive")
    s.choose("target Ox")
    s.all_pass()
    assert (s.controller("Ox"), s.place(PROOF)) == ("B", "A's graveyard")


WORN = "attached: Sword on Ox, Sword on Elk, Coat on Elk{}"


@plays("Present Arms")
@pytest.mark.parametrize(
    ("army", "third", "done"),
    [
        ("offensive: Ox, Elk marked, Pig", ", Coat on Pig", True), ("offensive: Ox, Elk, Pig", "", False),
        ("offensive: Ox, Elk; defensive: Pig", ", Coat on Pig", False), ("offensive: Ox, Elk, Pig, Coat", "", False),
        ("defensive: Ox, Elk, Pig", ", Bow on Pig, Bow on Pig", True),
        ("defensive: Ox, Elk, Pig assigned", ", Bow on Pig", True),
    ],
)  # fmt: skip
def test_three_of_a_front_carry_something(army: str, third: str, done: bool) -> None:
    s = orc(
        f"A: quests: {ARMS}; chapter: Next; {army}; {WORN.format(third)}; hand: 1\nB: quests: Later; hand: 1", TEXTS
    )
    s.choose(f"accept {ARMS}")
    s.all_pass()
    assert (s.victory("A"), s.pursues("A")) == ((2, []) if done else (0, [ARMS]))


@plays("Present Arms")
def test_the_third_is_equipped_later() -> None:
    s = orc(
        f"A: quests: {ARMS}; chapter: Next; offensive: Ox, Elk, Pig; {WORN.format('')}; hand: Bow, 1\n"
        "B: quests: Later; hand: 1",
        TEXTS,
    )
    accepting(s, ARMS)
    s.do("play Bow", "target Pig")
    assert (s.victory("A"), s.place(ARMS)) == (2, "removed")


@plays("Gatehouse Bill")
@pytest.mark.parametrize(
    ("worn", "value"), [(BILL, "3/10"), (f"{BILL} on Cow, Bow", "3/10"), (f"Bow on Cow, {BILL}", "2/9")]
)  # fmt: skip
def test_a_defender_hits_harder_and_bears_more(worn: str, value: str) -> None:
    s = orc(f"A: offensive: Ox 1/9; hand: Wait\nB: defensive: Cow 1/9; attached: {worn} on Cow; hand: 1{FIGHT}", TEXTS)
    before = "2/9" if worn.startswith("Bow") else "1/9"
    assert s.value("Cow") == before
    blocked(s, "Ox", "Cow")
    s.choose(*["done"] * ("done" in s.options()))
    assert s.value("Cow") == value
    s.to("Second Play")
    assert (s.damage("Ox"), s.value("Cow")) == (int(value[0]), before)


@plays("Gatehouse Bill")
@pytest.mark.parametrize(("toughness", "place"), [(1, "graveyard"), (2, "Defensive")])
def test_when_the_bonus_ends_its_wounds_count(toughness: int, place: str) -> None:
    s = orc(
        f"A: offensive: Ox 1/9; hand: 1\nB: defensive: Cow 1/{toughness}; attached: {BILL} on Cow; hand: 1{FIGHT}",
        TEXTS,
    )
    blocked(s, "Ox", "Cow")
    s.to("Second Play")
    assert (s.place("Cow"), s.damage("Ox")) == (f"B's {place}", 3)
    s = orc(f"A: offensive: Cow; attached: {BILL} on Cow; hand: 1\nB: hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    s.to("Second Play")
    assert s.influence("B") == 19  # it does not defend


@plays("Hallmarked Targe")
def test_only_nobles_and_soldiers_carry_it() -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox, Lord, Stray Soldier; defensive: Guard; hand: {TARGE}\nB: defensive: Lord; hand: 1",
        TEXTS,
    )
    s.choose(f"play {TARGE}")
    assert sorted(targets(s)) == ["Guard", "Lord", "Stray Soldier"]
    s.choose("target Lord")
    s.all_pass()
    assert (s.place(TARGE), s.value("Lord"), s.value("Guard")) == ("on Lord", "2/3", "1/1")
    assert (
        f"play {TARGE}"
        not in orc(f"A: 2 gold; offensive: Ox; hand: {TARGE}\nB: defensive: Lord; hand: 1", TEXTS).options()
    )
    s = orc(f"A: 2 gold; offensive: Ox, Lord, Guard; attached: {TARGE} on Lord; hand: 1\nB: hand: 1", TEXTS)
    assert offered(s, "reassign") == [f"{TARGE} to Guard"]
    s = orc(f"A: offensive: Ox, Lord, {TARGE}; hand: 1\nB: hand: 1", TEXTS)
    assert [option for option in s.options() if "picks up" in option] == [f"Lord picks up {TARGE}"]


@plays("Hallmarked Targe")
@pytest.mark.parametrize(("also", "before"), [("", "2/3"), ("Wall on Ox, ", "1/6")])
def test_who_is_neither_any_more_drops_it(also: str, before: str) -> None:
    s = orc(f"A: offensive: Ox; attached: Oath on Ox, {also}{TARGE} on Ox; hand: Peel, 1\nB: hand: 1", TEXTS)
    assert s.value("Ox") == before
    s.do("play Peel")
    assert (s.place(TARGE), s.value("Ox")) == ("A's Offensive", "1/6" if also else "1/1")
    s.to("Play", "B")
    assert s.place(TARGE) == "A's graveyard"
