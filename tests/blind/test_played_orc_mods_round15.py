"""Blind Heroes and mounts of the rounds that came with ORC's round 17, played as their writers meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import heroes, mounts, plays, until
from scenes import heroes as heroes_scenes

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.", "Wait": "event 0: Gain 1 influence.",
    "Blast": "event 0: Deal 5 damage to target creature.", "Costly": "event 4: Gain 1 influence.",
    "Cost": "event 2: Gain 1 influence.", "Horse": "creature (Mount) 3/4", "Mage": "creature (Caster) 1/9",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Sprint": "quest (Assignment): Play an Event. Victory Points: 1.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


def led(hero: str, table: str) -> heroes_scenes.Scene:
    """A table on which A has this Hero."""
    return heroes(f"A: 10 influence; hero: {hero}; {table}", TEXTS)


@plays("Maud Ironharrow")
def test_two_gold_lay_the_top_card_of_the_deck() -> None:
    s = led("Maud Ironharrow", "resources: 2; deck: Ox, Elk; hand: Hog, Pig\nB: resources: 9; hand: 1")
    s.choose("use Maud Ironharrow")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert any(label.startswith("counter") for label in s.options())
    s.all_pass()
    assert (s.place("Ox"), s.marked("Ox"), s.gold("A"), s.deck("A")) == ("A's resources", False, 1, ["Elk"])
    assert ("lay Hog" in s.options(), "use Maud Ironharrow" in s.options()) == (True, False)
    assert "use Maud Ironharrow" not in led("Maud Ironharrow", "resources: 1; hand: Hog\nB: hand: 1").options()


@plays("Vesh of the Nine Graves")
@pytest.mark.parametrize(("spell", "name", "front", "lost"), [
    ("Axe", "Ox", "Offensive", 1), ("Axe", "Rat", "Defensive", 1), ("Scare", "Ox", "Offensive", 0),
    ("Axe", "Cow", "Offensive", 0),
])  # fmt: skip
def test_each_of_his_deaths_costs_each_opponent_one(spell: str, name: str, front: str, lost: int) -> None:
    army = f"offensive: Ox, Elk; defensive: Rat, Hen; hand: {spell}, 1"
    s = led("Vesh of the Nine Graves", f"{army}\nB: 9 influence; defensive: Cow; hand: 1\nC: 9 influence; hand: 1")
    s.do(f"play {spell}", f"target {name}", front=front)
    assert s.place(name).endswith("graveyard")
    assert [s.influence(seat) for seat in "ABC"] == [10, 9 - lost, 9 - lost]


@plays("General Pavo Strake")
def test_three_gold_unmark_one_of_his() -> None:
    s = led(
        "General Pavo Strake",
        "offensive: Ox 3/3 marked, Elk, Keeper assigned; defensive: Rat marked; resources: 3; hand: 1\n"
        "B: 20 influence; defensive: Cow marked; resources: 9; hand: 1",
    )
    s.choose("use General Pavo Strake", "in the Offensive")
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Ox")
    assert any(label.startswith("counter") for label in s.options())
    s.all_pass()
    assert [s.marked(name) for name in ("Ox", "Rat", "Cow")] == [False, True, True]
    assert (s.gold("A"), "use General Pavo Strake" in s.options()) == (0, False)
    s.to("Move or Attack")
    s.choose("attack B", "send Ox", "done")
    s.to("Second Play")
    assert s.influence("B") == 17


@plays("Red Sabine")
def test_his_attackers_of_the_offensive_strike_harder() -> None:
    s = led(
        "Red Sabine",
        f"offensive: Ox 2/9, Elk 2/9; defensive: Rat 2/9; hand: 1\nB: 20 influence; offensive: Cow 2/9; hand: 1{FIGHT}",
    )
    names = ("Ox", "Elk", "Rat", "Cow")
    assert [s.value(name) for name in names] == ["2/9"] * 4
    s.choose("attack B", "send Ox", "done")
    s.to("Second Play")
    assert (s.influence("B"), [s.value(name) for name in names]) == (17, ["2/9"] * 4)
    other = heroes(
        f"A: 18 influence; offensive: Ox 2/9; hand: 1\nB: 18 influence; hero: Red Sabine; hand: 1{FIGHT}", TEXTS
    )
    other.choose("attack B")
    other.to("Second Play")
    assert other.influence("B") == other.influence("A") - 2


@plays("Brother Quillon")
def test_whoever_completes_a_quest_draws_two() -> None:
    for hero, deck, left in (("Brother Quillon", 6, 4), ("Brother Quillon", 1, 0)):
        s = led(hero, f"hand: Wait, 1; deck: {deck}; quests: Sprint; chapter: Next\nB: hand: 1; deck: 6")
        s.choose("accept Sprint")
        s.do("play Wait")
        assert (s.victory("A"), len(s.deck("A")), len(s.deck("B"))) == (1, left, 6)
    s = heroes(
        "A: hand: Wait, 1; deck: 6; quests: Sprint; chapter: Next\nB: hero: Brother Quillon; hand: 1; deck: 6", TEXTS
    )
    s.choose("accept Sprint")
    s.do("play Wait")
    assert (s.victory("A"), len(s.deck("A")), len(s.deck("B"))) == (1, 6, 6)


@plays("Brother Quillon")
def test_nothing_is_drawn_when_the_points_end_the_game() -> None:
    s = led("Brother Quillon", "7 VP; hand: Wait, 1; deck: 6; quests: Sprint; chapter: Next\nB: hand: 1")
    s.choose("accept Sprint")
    s.do("play Wait")
    assert (s.over, s.winner, len(s.deck("A"))) == (True, "A", 6)


@plays("Damiana Goldhand")
@pytest.mark.parametrize(("name", "gold"), [("Costly", 4), ("Cost", 2), ("Wait", 0)])
def test_one_gold_and_a_card_give_gold_by_its_cost(name: str, gold: int) -> None:
    s = led("Damiana Goldhand", "resources: 1; hand: Costly, Cost, Wait\nB: resources: 9; hand: 2")
    s.choose("use Damiana Goldhand")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert sorted(label.split()[-1] for label in s.options()) == ["Cost", "Costly", "Wait"]
    s.choose(next(label for label in s.options() if label.endswith(f" {name}")))
    assert any(label.startswith("counter") for label in s.options())
    s.all_pass()
    assert (s.gold("A"), s.place(name), "use Damiana Goldhand" in s.options()) == (gold, "A's graveyard", False)
    s.to("Play", "B")
    assert s.gold("A") == 0
    assert "use Damiana Goldhand" not in led("Damiana Goldhand", "hand: Wait\nB: hand: 1").options()


@plays("Maud Ironharrow", "General Pavo Strake", "Damiana Goldhand")
@pytest.mark.parametrize(
    ("hero", "table", "answers", "price", "left"),
    [
        ("Maud Ironharrow", "resources: 2; deck: Ox, Elk; hand: Hog", ("in the Offensive",), 3, ("Ox", "A's deck", False)),
        ("General Pavo Strake", "resources: 3; offensive: Ox marked; hand: 1", (), 4, ("Ox", "A's Offensive", True)),
        (
            "Damiana Goldhand", "resources: 1; hand: Costly, 1", ("in the Offensive", "give Costly"), 2,
            ("Costly", "A's graveyard", False),
        ),
    ],
)  # fmt: skip
def test_what_a_hero_does_for_gold_is_countered(
    hero: str, table: str, answers: tuple[str, ...], price: int, left: tuple[str, str, bool]
) -> None:
    s = led(hero, f"{table}\nB: resources: 9; hand: 2")
    s.choose(f"use {hero}", *answers, "counter")
    s.all_pass()
    assert (s.gold("A"), s.gold("B"), len(s.hand("B")), f"use {hero}" in s.options()) == (0, 8 - price, 1, False)
    assert (left[0], s.place(left[0]), s.marked(left[0])) == left


@plays("Greyfetlock Charger")
def test_it_strikes_harder_while_it_attacks_under_a_rider() -> None:
    army = "Ox 0/9 riding Greyfetlock Charger, Greyfetlock Charger"
    s = mounts(f"A: offensive: {army}; hand: Axe, 1\nB: hand: 1{FIGHT}", TEXTS)
    assert s.value("Greyfetlock Charger") == "4/3"
    s.choose("attack B")
    lost = s.fork()
    s.to("Second Play")
    assert (s.influence("B"), s.value("Greyfetlock Charger")) == (14, "4/3")
    until(lost, "play Axe")
    lost.choose("play Axe", "target Ox")
    lost.to("Second Play")
    assert (lost.place("Ox"), lost.influence("B")) == ("A's graveyard", 16)
    still = mounts(f"A: offensive: Cow 1/9; hand: 1\nB: defensive: {army}; hand: 1{FIGHT}", TEXTS)
    still.choose("attack B")
    until(still, "block")
    still.choose("block")
    still.to("Second Play")
    assert still.damage("Cow") == 4


@plays("Fenback Tortoise")
def test_in_the_defensive_it_is_tougher_with_or_without_a_rider() -> None:
    for front, army, value in (
        ("defensive", "Fenback Tortoise", "1/8"), ("defensive", "Ox riding Fenback Tortoise, Fenback Tortoise", "1/8"),
        ("offensive", "Fenback Tortoise", "1/6"), ("offensive", "Ox riding Fenback Tortoise, Fenback Tortoise", "1/6"),
        ("defensive", "Fenback Tortoise marked", "1/8"), ("defensive", "Fenback Tortoise assigned", "1/6"),
    ):  # fmt: skip
        s = mounts(f"A: {front}: {army}; hand: 1\nB: defensive: Cow 1/1; hand: 1", TEXTS)
        assert (s.value("Fenback Tortoise"), s.value("Cow")) == (value, "1/1"), army
    for hurt, place in ((5, "A's Offensive"), (6, "A's graveyard")):
        s = mounts(f"A: defensive: Fenback Tortoise hurt {hurt}; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
        s.choose("move Fenback Tortoise")
        s.to("Second Play")
        assert s.place("Fenback Tortoise") == place


@plays("Carrion Strider")
def test_its_rider_weakens_a_creature_for_the_turn() -> None:
    army = "Ox 1/9 riding Carrion Strider, Carrion Strider, Elk"
    s = mounts(
        f"A: offensive: {army}; hand: 1\nB: defensive: Cow 1/5, Rat riding Horse, Horse; offensive: Hen; hand: 1", TEXTS
    )
    assert offered(s, "use") == ["Ox"]
    s.choose("use Ox")
    assert targets(s) == ["Ox", "Carrion Strider", "Elk", "Cow", "Horse"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.value("Cow"), s.marked("Ox"), s.marked("Carrion Strider")) == ("1/3", True, False)
    s.to("Play", "B")
    assert s.value("Cow") == "1/5"
    s = mounts(f"A: offensive: {army}; hand: 1\nB: hand: 1", TEXTS)
    s.choose("Ox gets off")
    assert offered(s, "use") == []


@plays("Hitching Post")
def test_nobody_mounts_it() -> None:
    s = mounts(
        "A: offensive: Mage, Ox, Rat riding Horse, Horse, Carrion Strider; resources: 1; hand: Hitching Post, 1\n"
        "B: defensive: Clay Warbull, Cow; offensive: Bone Pony; hand: 1",
        TEXTS,
    )
    assert "Ox mounts Carrion Strider" in s.options()
    s.choose("play Hitching Post")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert targets(s) == ["Carrion Strider", "Clay Warbull"]
    s.choose("target Carrion Strider")
    s.all_pass()
    assert s.place("Hitching Post") == "on Carrion Strider"
    assert "Ox mounts Carrion Strider" not in s.options()
    table = "B: defensive: Carrion Strider, Ox; attached: Hitching Post on Carrion Strider; hand: 1"
    s = mounts(f"A: offensive: Cow; hand: 1\n{table}{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert offered(s, "block") == ["Cow with Carrion Strider", "Cow with Ox"]


@plays("Softfall Blanket")
@pytest.mark.parametrize(("hung", "marked"), [("attached: Softfall Blanket on Horse; ", False), ("", True)])
def test_the_rider_of_a_dying_carrier_is_not_marked(hung: str, marked: bool) -> None:
    s = mounts(
        f"A: offensive: Ox 1/9 riding Horse, Horse; {hung}hand: 1\nB: offensive: Hen; hand: Blast, Axe\nphase: Play, active B",
        TEXTS,
    )
    dead = s.fork()
    s.do("play Blast", front="Defensive")
    assert (s.place("Horse"), s.damage("Ox"), s.marked("Ox")) == ("A's graveyard", 1, marked)
    dead.do("play Axe", front="Defensive")
    assert (dead.place("Horse"), dead.damage("Ox"), dead.marked("Ox")) == ("A's graveyard", 0, marked)


@plays("Softfall Blanket")
def test_only_a_mount_carries_it() -> None:
    s = mounts(
        "A: offensive: Ox, Elk riding Horse, Horse; resources: 1; hand: Softfall Blanket, 1\n"
        "B: defensive: Carrion Strider; hand: 1",
        TEXTS,
    )
    s.do("play Softfall Blanket")
    assert (s.place("Softfall Blanket"), s.gold("A")) == ("on Horse", 0)
    none = mounts("A: offensive: Ox; resources: 1; hand: Softfall Blanket, 1\nB: hand: 1", TEXTS)
    assert "play Softfall Blanket" not in none.options()


@plays("Red Sabine")
@pytest.mark.parametrize(("name", "left"), [("Ox", 2), ("Rat", 3)])
def test_who_comes_from_the_defensive_against_a_confrontation_strikes_as_ever(name: str, left: int) -> None:
    bear = {"Bear": "quest (Confrontation) 1/10: Hit points: 3. Victory Points: 2."}
    s = heroes(
        "A: 10 influence; hero: Red Sabine; offensive: Ox 9/9; defensive: Rat 9/9; hand: 1; quests: Bear\nB: hand: 1",
        TEXTS | bear,
    )
    s.choose("accept Bear")
    s.to("Move or Attack")
    s.choose("attack Bear", f"send {name} against Bear")
    s.choose("done") if "done" in s.options() and s.phase == "Move or Attack" else None
    s.to("Second Play")
    assert s.progress("A", "Bear") == f"{left} hit points left"


@plays("Carrion Strider")
def test_what_its_rider_has_used_resolves_though_it_has_died() -> None:
    s = mounts(
        "A: offensive: Ox 1/9 riding Carrion Strider, Carrion Strider; hand: 1\nB: defensive: Cow 1/5; hand: Blast",
        TEXTS,
    )
    s.choose("use Ox", "target Cow", "play Blast", "target Carrion Strider")
    s.all_pass()
    assert (s.place("Carrion Strider"), s.value("Cow"), s.damage("Ox")) == ("A's graveyard", "1/3", 1)


@plays("Softfall Blanket")
def test_it_drops_in_combat_and_another_mount_picks_it_up() -> None:
    s = mounts(
        "A: offensive: Ox 1/9 riding Horse, Horse, Elk, Carrion Strider; attached: Softfall Blanket on Horse; hand: 1\n"
        f"B: defensive: Cow 5/9; hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Horse", "done")
    until(s, "block")
    s.choose("block")
    s.to("Second Play")
    assert (s.place("Horse"), s.place("Softfall Blanket")) == ("A's graveyard", "A's Offensive")
    assert [label for label in s.options() if "picks up" in label] == ["Carrion Strider picks up Softfall Blanket"]
