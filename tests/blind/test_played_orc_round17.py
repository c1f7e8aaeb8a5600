"""Blind creatures of ORC's round 17, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Zap": "event 0: Deal 3 damage to target creature.", "Quake": "event 0: Deal 2 damage to each creature in this zone.",
    "Gust": "event 0: Deal 1 damage to each creature in this zone.",
    "Wither": "event 0: Target creature gets 0/-3 until end of turn.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Spear": "equipment 0: Equipped creature gets +1/0.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Oathshield Harrad")
def test_it_takes_what_would_hurt_another_there_outside_combat() -> None:
    army = "offensive: Oathshield Harrad{}, Ox 1/9; defensive: Rat 1/9"
    for state, name, front, hurt in (
        ("", "Ox", "Offensive", (3, 0, 0)),
        (" marked", "Ox", "Offensive", (3, 0, 0)),
        (" assigned", "Ox", "Offensive", (0, 3, 0)),
        ("", "Rat", "Defensive", (0, 0, 3)),
        ("", "Oathshield Harrad", "Offensive", (3, 0, 0)),
    ):
        s = orc(f"A: {army.format(state)}; hand: Zap, 1\nB: hand: 1", TEXTS)
        s.do("play Zap", *[f"target {name}"] * (state != " assigned" and front == "Offensive"), front=front)
        assert tuple(s.damage(c) for c in ("Oathshield Harrad", "Ox", "Rat")) == hurt, (state, name)
    s = orc(f"A: {army.format('')}; hand: Wither, Axe\nB: hand: 1", TEXTS)
    s.do("play Wither", "target Ox")
    assert (s.value("Ox"), s.value("Oathshield Harrad")) == ("1/6", "1/6")
    s.do("play Axe", "target Ox")
    assert (s.place("Ox"), s.damage("Oathshield Harrad")) == ("A's graveyard", 0)


@plays("Oathshield Harrad")
def test_it_takes_the_sum_and_no_blows_of_a_combat() -> None:
    s = orc(
        "A: offensive: Oathshield Harrad, Ox 1/9; hand: Quake, 1\nB: defensive: Cow 1/9; hand: 1", TEXTS
    )  # fmt: skip
    s.do("play Quake")
    assert [s.damage(name) for name in ("Oathshield Harrad", "Ox")] == [4, 0]
    s = orc(f"A: offensive: Oathshield Harrad, Ox 1/9; hand: 1\nB: defensive: Cow 3/9; hand: Zap, 1{FIGHT}", TEXTS)
    s.choose("attack B", "send Ox")
    until(s, "block")
    s.choose("block Ox with Cow")
    until(s, "play Zap")
    s.choose("play Zap", "target Ox")
    s.to("Second Play")
    assert [s.damage(name) for name in ("Oathshield Harrad", "Ox")] == [3, 3]


@plays("Oathshield Harrad")
def test_who_would_have_hurt_another_has_killed_it() -> None:
    sniper = {
        "Sniper": "creature 1/9: (M): Deal 6 damage to target creature.\nWhenever Sniper kills a creature, gain 5 influence."
    }
    s = orc(
        "A: 10 influence; offensive: Sniper; hand: 1\nB: defensive: Oathshield Harrad, Ox 1/9; hand: 1", TEXTS | sniper
    )
    s.do("use Sniper", "target Ox")
    assert (s.place("Oathshield Harrad"), s.damage("Ox"), s.influence("A")) == ("B's graveyard", 0, 15)


@plays("Oathshield Harrad")
def test_of_two_one_takes_all_of_it() -> None:
    # its writer lets their controller choose which of them; the rules say nothing of it
    s = orc("A: offensive: Oathshield Harrad, Oathshield Harrad, Ox 1/9; hand: Zap, 1\nB: hand: 1", TEXTS)
    s.do("play Zap", "target Ox")
    assert (s.damage("Ox"), sorted(s.damage(f"Oathshield Harrad{n}") for n in ("", " (2)"))) == (0, [0, 3])


@plays("Ashmouth Tallyman")
def test_who_recycles_draws_a_card_for_each_of_them() -> None:
    for army, drawn in (
        ("offensive: Ashmouth Tallyman", 1), ("offensive: Ashmouth Tallyman; defensive: Ashmouth Tallyman", 2),
        ("offensive: Ashmouth Tallyman assigned", 0), ("offensive: Ox", 0),
    ):  # fmt: skip
        s = orc(f"A: {army}; resources: 5; deck: 9; hand: 1\nB: offensive: Ashmouth Tallyman; deck: 9; hand: 1", TEXTS)
        s.choose("recycle")
        for _ in range(4):
            s.choose(s.options()[0])
        s.choose(*[option for option in s.options() if option.startswith("trigger")][:1])
        s.all_pass()
        assert (len(s.deck("A")), len(s.deck("B")), len(s.hand("A"))) == (9 - drawn, 9, 5 + drawn), army


@plays("Cinderhoof Breaker")
def test_one_defends_against_it_and_more_against_others() -> None:
    s = orc(
        f"A: offensive: Cinderhoof Breaker, Ox; hand: 1\nB: defensive: Cow, Hen, Cinderhoof Breaker; hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Cinderhoof Breaker", "send Ox")
    until(s, "block")
    s.choose("block Cinderhoof Breaker with Cow")
    assert sorted(offered(s, "block")) == ["Ox with Cinderhoof Breaker", "Ox with Hen"]
    s.choose("block Ox with Hen", "block Ox with Cinderhoof Breaker")
    s.to("Second Play")
    assert (s.influence("B"), s.place("Cow"), s.place("Ox")) == (20, "B's graveyard", "A's graveyard")


@plays("Moorland Nightwatch")
def test_marked_it_defends_and_does_not_attack() -> None:
    s = orc(
        "A: offensive: Ox 2/9, Moorland Nightwatch marked; hand: 1\n"
        "B: defensive: Moorland Nightwatch marked, Cow marked, Moorland Nightwatch assigned; "
        f"offensive: Moorland Nightwatch; hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    until(s, "block")
    assert offered(s, "block") == ["Ox with Moorland Nightwatch"]
    s.choose("block")
    s.to("Second Play")
    assert (s.influence("B"), s.damage("Ox"), s.marked("Moorland Nightwatch (2)")) == (20, 1, True)


@plays("Waystone Porter")
def test_another_of_its_front_is_put_into_the_other() -> None:
    s = orc(
        "A: offensive: Waystone Porter, Ox marked, Elk, Keeper assigned; defensive: Rat; attached: Spear on Ox; hand: 1\n"
        "B: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.choose("use Waystone Porter")
    assert targets(s) == ["Ox", "Elk"]
    other = s.fork()
    s.choose("target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.marked("Ox"), s.place("Spear")) == ("A's Defensive", True, "on Ox")
    assert (s.marked("Waystone Porter"), "use Waystone Porter" in s.options()) == (True, False)
    other.choose("target Elk")
    other.all_pass()
    assert (other.place("Elk"), other.marked("Elk")) == ("A's Defensive", False)
    other.to("Move or Attack")
    assert "move Elk" in other.options()


@plays("Waystone Porter")
def test_a_defender_who_is_put_away_is_in_no_combat() -> None:
    s = orc(f"A: offensive: Ox 3/3; hand: 1\nB: defensive: Cow 1/1, Waystone Porter; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Cow", "done")
    until(s, "use Waystone Porter")
    s.choose("use Waystone Porter")
    s.to("Second Play")
    assert (s.place("Cow"), s.damage("Ox"), s.influence("B")) == ("B's Offensive", 0, 20)


@plays("Gravelarder Wretch")
@pytest.mark.parametrize(("spell", "name", "front", "value"), [
    ("Axe", "Cow", "Offensive", "3/2"), ("Scare", "Cow", "Offensive", "2/2"),
    ("Axe", "Ox", "Offensive", "2/2"), ("Axe", "Owl", "Defensive", "2/2"),
])  # fmt: skip
def test_it_grows_by_the_deaths_of_enemies_opposite(spell: str, name: str, front: str, value: str) -> None:
    s = orc(
        f"A: offensive: Gravelarder Wretch, Ox; defensive: Elk; hand: {spell}, 1\n"
        "B: defensive: Cow, Hen 1/1; offensive: Owl, Bee; hand: 1",
        TEXTS,
    )
    s.do(f"play {spell}", f"target {name}", front=front)
    assert (s.place(name).endswith("graveyard"), s.value("Gravelarder Wretch")) == (True, value)
    s.to("Play", "B")
    assert s.value("Gravelarder Wretch") == value


@plays("Gravelarder Wretch")
@pytest.mark.parametrize(("hurt", "place"), [("", "A's Offensive"), (" hurt 1", "A's graveyard")])
def test_two_who_die_at_once_give_it_two_counters(hurt: str, place: str) -> None:
    s = orc(
        f"A: offensive: Gravelarder Wretch{hurt}; hand: Gust, 1\nB: defensive: Cow, Hen; offensive: Owl; hand: 1",
        TEXTS,
    )
    s.do("play Gust")
    if not hurt:
        s.choose("trigger of Gravelarder Wretch, number 2")
        s.all_pass()
    assert [s.place(name) for name in ("Gravelarder Wretch", "Cow", "Hen")] == [place, *2 * ["B's graveyard"]]
    assert hurt or s.value("Gravelarder Wretch") == "4/2"


@plays("Drumwife of Oldgate")
def test_two_others_are_marked_and_one_strikes_harder() -> None:
    army = "Drumwife of Oldgate{}, Ox 1/1, Elk, Hog, Pig, Keeper assigned, Bee marked; defensive: Rat"
    for state in ("", " marked"):
        s = orc(f"A: offensive: {army.format(state)}; hand: 1\nB: defensive: Cow 1/1; offensive: Hen; hand: 1", TEXTS)
        s.choose("use Drumwife of Oldgate")
        assert targets(s) == ["Drumwife of Oldgate", "Ox", "Elk", "Hog", "Pig", "Bee", "Cow"]
        s.choose("target Cow")
        assert offered(s, "give") == ["Ox", "Elk", "Hog", "Pig"]
        s.choose("give Ox", "give Pig")
        s.all_pass()
        assert (s.value("Cow"), s.value("Ox"), s.marked("Drumwife of Oldgate")) == ("4/1", "1/1", bool(state))
        assert [s.marked(name) for name in ("Ox", "Elk", "Hog", "Pig")] == [True, False, False, True]
        s.do("use Drumwife of Oldgate", "target Ox", "give Elk")
        assert (s.value("Ox"), s.marked("Hog"), "use Drumwife of Oldgate" in s.options()) == ("4/1", True, False)
        s.to("Play", "B")
        assert s.value("Cow") == "1/1"


@plays("Tollhouse Brute")
@pytest.mark.parametrize(("gold", "pays"), [(2, True), (2, False), (1, False)])
def test_two_gold_or_three_influence(gold: int, pays: bool) -> None:
    s = orc(f"A: offensive: Tollhouse Brute; resources: {gold}; hand: 1\nB: hand: 1\nphase: Discard, active B", TEXTS)
    if gold == 2:
        s.to("Upkeep", "A")
        s.choose("pay upkeep of Tollhouse Brute" if pays else "pay no upkeep of Tollhouse Brute")
    s.to("Play", "A")
    assert (s.influence("A"), s.gold("A"), s.place("Tollhouse Brute")) == (
        20 if pays else 17, gold - 2 * pays, "A's Offensive",
    )  # fmt: skip


@plays("Tollhouse Brute")
def test_it_may_cost_the_last_influence() -> None:
    s = orc("A: 3 influence; offensive: Tollhouse Brute; hand: 1\nB: hand: 1\nphase: Discard, active B", TEXTS)
    s.settle()
    assert (s.influence("A"), s.winner) == (0, "B")


@plays("Rootwell Anchorite")
def test_assigned_for_one_gold_it_makes_the_others_there_tougher() -> None:
    army = "offensive: Rootwell Anchorite, Ox 1/1, Keeper; defensive: Rat 1/1"
    s = orc(f"A: {army}; resources: 1; hand: 1\nB: defensive: Cow 1/1; hand: Axe, 1", TEXTS)
    assert "assign Rootwell Anchorite" not in orc(f"A: {army}; hand: 1\nB: hand: 1", TEXTS).options()
    s.do("assign Rootwell Anchorite")
    assert (s.gold("A"), s.value("Ox"), s.assigned("Rootwell Anchorite")) == (0, "1/1", True)
    s.to("Play", "B")
    names = ("Rootwell Anchorite", "Ox", "Keeper", "Rat", "Cow")
    assert [s.value(name) for name in names] == ["1/3", "1/3", "1/3", "1/1", "1/1"]
    gone = orc(
        "A: offensive: Rootwell Anchorite assigned, Ox 1/1 hurt 2, Elk 1/5 hurt 2; hand: 1\nB: hand: Quake, Gust, 1\n"
        "phase: Play, active B",
        TEXTS,
    )
    assert gone.place("Ox") == "A's Offensive"
    gone.do("play Quake", front="Defensive")
    assert [gone.place(name) for name in ("Rootwell Anchorite", "Ox", "Elk")] == [
        "A's Offensive", "A's graveyard", "A's Offensive",
    ]  # fmt: skip
    gone.do("play Gust", front="Defensive")
    assert [gone.place(name) for name in ("Rootwell Anchorite", "Elk")] == 2 * ["A's graveyard"]


@plays("Vault Assessor")
def test_events_of_opponents_cost_more_in_its_battlefield() -> None:
    texts = TEXTS | {"Cost": "event 1: Kill target creature."}
    for gold, assessors, reach in (
        (1, "Vault Assessor marked", ["Elk", "Owl"]), (2, "Vault Assessor", ["Ox", "Elk", "Hen", "Owl"]),
        (2, "Vault Assessor, Vault Assessor", ["Elk", "Owl"]), (1, "Vault Assessor assigned", ["Ox", "Elk", "Hen", "Owl"]),
    ):  # fmt: skip
        table = f"A: offensive: Ox; defensive: Elk; resources: {gold}; hand: Cost, 1"
        found = []
        for front in ("Offensive", "Defensive"):
            s = orc(f"{table}\nB: defensive: {assessors}, Hen; offensive: Owl; hand: 1", texts)
            s.choose("play Cost")
            if f"in the {front}" in s.options():
                s.choose(f"in the {front}")
            dear = any(name in ("Ox", "Hen") for name in targets(s))
            found += [name for name in targets(s) if name in ("Ox", "Hen", "Elk", "Owl") and name not in found]
            s.choose("target Ox" if dear else "target Elk")
            s.all_pass()
            assert s.gold("A") == gold - 1 - (dear and assessors == "Vault Assessor")
        assert sorted(found) == sorted(reach), assessors
    own = orc("A: offensive: Vault Assessor, Ox; resources: 1; hand: Cost, 1\nB: hand: 1", texts)
    own.do("play Cost", "target Ox")
    assert (own.gold("A"), own.place("Ox")) == (0, "A's graveyard")


@plays("Twicefallen Squire")
@pytest.mark.parametrize("hung", ["attached: Spear on Twicefallen Squire; ", ""])
def test_with_a_piece_it_returns_from_its_death_in_combat(hung: str) -> None:
    back = "A's hand" if hung else "A's graveyard"
    s = orc(f"A: offensive: Twicefallen Squire; {hung}hand: 1\nB: defensive: Cow 9/9; hand: Axe, 1{FIGHT}", TEXTS)
    early = s.fork()
    s.choose("attack B")
    until(s, "block")
    s.choose("block Twicefallen Squire with Cow")
    s.to("Second Play")
    assert s.place("Twicefallen Squire") == back
    assert not hung or s.place("Spear") == "A's Offensive"
    early.choose("attack B")
    until(early, "play Axe")
    early.choose("play Axe", "target Twicefallen Squire")
    early.to("Second Play")
    assert early.place("Twicefallen Squire") == back
    calm = orc(f"A: offensive: Twicefallen Squire, Ox; {hung}hand: Axe, 1\nB: hand: 1", TEXTS)
    calm.do("play Axe", "target Twicefallen Squire")
    assert calm.place("Twicefallen Squire") == "A's graveyard"
