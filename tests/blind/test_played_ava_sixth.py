"""Blind texts of AVA's sixth round, its creatures, that waited for a scene, played as their writer meant them."""

import pytest

from blind.gestures import blocking, fought, offered, resolve, targets
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Cut": "event 0: Deal 2 damage to target creature.",
    "Home": "event 0: Return target creature to its owner's hand.", "Storm": "event 0: Kill each creature.",
    "Push": "event 0: Target creature gets +4/+0 until end of turn.",
}  # fmt: skip
COMBAT, TACTICS, ENTRANCE = "\nphase: Attack", "\nphase: Tactics", "\nphase: Entrance"


@plays("Ferrywoman of the Reeds")
@pytest.mark.parametrize(("deck", "answer", "hand"), [("9", "yes", 1), ("9", "no", 0), ("0", "", 0)])
def test_its_coming_may_be_a_card_and_an_empty_deck_defeats_nobody(deck: str, answer: str, hand: int) -> None:
    s = ava(f"A: gold 2 Gaian; hand: Ferrywoman of the Reeds; deck: {deck}\nB: army: Elk{ENTRANCE}")
    s.choose("play Ferrywoman of the Reeds")
    while s.table.chain:
        s.choose(answer if answer in s.options() else s.way_on())
    assert (len(s.hand("A")), s.over, s.place("Ferrywoman of the Reeds")) == (hand, False, "A's Army")


@plays("Oathbound Pikeman")
def test_it_strikes_harder_only_as_a_defender() -> None:
    for home, target in (("army: ", "B's army"), ("city Fen (Mind, 8): ", "Fen")):
        s = ava(f"A: army: Ox 1/9, Cow 1/9\nB: {home}Oathbound Pikeman, Oathbound Pikeman; hand: Wait{COMBAT}", TEXTS)
        blocking(s, target, "Ox", "Cow")
        s.choose("block Ox with Oathbound Pikeman", "done")
        assert (s.value("Oathbound Pikeman"), s.value("Oathbound Pikeman (2)")) == ("4/3", "2/3")
        s.to("Second Play")
        assert (s.damage("Ox"), s.value("Oathbound Pikeman")) == (4, "2/3")
    s = ava(f"A: army: Oathbound Pikeman\nB: avatar marked; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Oathbound Pikeman", "done")
    fought(s)
    assert s.victory("A") == 2


@plays("Cellar Rat Swarm")
def test_the_strong_do_not_block_it_and_the_avatar_may() -> None:
    s = ava(f"A: army: Cellar Rat Swarm, Ox\nB: army: Elk 3/3, Bear 4/3, Hen 2/2; hand: Push{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Cellar Rat Swarm", "send Ox", "done", "play Push", "target Hen")
    until(s, "block")
    assert sorted(offered(s, "block", "Cellar")) == ["Cellar Rat Swarm with Avatar of B", "Cellar Rat Swarm with Elk"]
    assert {"Ox with Bear", "Ox with Hen"} <= set(offered(s, "block"))


@plays("Cellar Rat Swarm")
def test_strength_that_comes_later_undoes_no_block() -> None:
    s = ava(f"A: army: Cellar Rat Swarm\nB: army: Elk 3/3; hand: Push, 1; avatar marked{COMBAT}", TEXTS)
    blocking(s, "B's army", "Cellar Rat Swarm")
    s.choose("block Cellar Rat Swarm with Elk")
    until(s, "play Push")
    s.choose("play Push", "target Elk")
    resolve(s)
    fought(s)
    assert (s.victory("A"), s.damage("Elk"), s.place("Cellar Rat Swarm")) == (0, 2, "A's graveyard")


@plays("Breaker of Gates")
def test_against_a_city_it_is_three_stronger_and_it_never_defends() -> None:
    for target, harm, points in (("Fen", 7, 0), ("B's army", 0, 4)):
        s = ava(f"A: army: Breaker of Gates, Ox\nB: city Fen (Mind, 8); avatar marked; hand: 1{COMBAT}")
        s.choose(f"attack {target}", "send Breaker of Gates", "done")
        fought(s)
        assert (s.damage("Fen"), s.victory("A"), s.value("Breaker of Gates")) == (harm, points, "4/2")
    for home in ("army: ", "city Fen (Mind, 8): "):
        s = ava(f"A: army: Ox\nB: {home}Breaker of Gates, Elk; hand: 1{COMBAT}")
        blocking(s, "Fen" if "Fen" in home else "B's army", "Ox")
        assert sorted(offered(s, "block")) == ["Ox with Avatar of B", "Ox with Elk"]


@plays("Candlelit Scribe")
def test_of_two_cards_one_comes_to_the_hand_and_one_goes_under_the_deck() -> None:
    s = ava("A: army: Candlelit Scribe; deck: Ox, Elk, Cow, 2; hand: 1\nB:")
    s.choose("use Candlelit Scribe")
    s.all_pass()
    assert offered(s, "pick") == ["Ox", "Elk"]
    assert (s.sees("A", "Elk"), s.sees("B", "Elk"), s.sees("A", "Cow")) == (True, False, False)
    s.choose("pick Elk")
    assert (s.place("Elk"), s.deck("A")[0], s.deck("A")[-1], s.marked("Candlelit Scribe")) == (
        "A's hand",
        "Cow",
        "Ox",
        True,
    )
    for deck, hand in (("Ox", ["Ox"]), ("0", [])):
        s = ava(f"A: army: Candlelit Scribe; deck: {deck}; hand: 0; city Dale\nB:")
        s.choose("use Candlelit Scribe")
        while s.table.chain:
            s.choose(s.way_on())
        assert (s.hand("A"), s.over) == (hand, False)


@plays("Moonwell Tender")
def test_for_a_gold_three_damage_is_healed() -> None:
    s = ava("A: gold 1 Red Banner; army: Moonwell Tender; city Dale: Ox 1/9 hurt 2\nB: army: Elk 1/9 hurt 5; hand: 1")
    s.choose("use Moonwell Tender", "target Elk")
    s.all_pass()
    assert (s.damage("Elk"), s.damage("Ox"), s.consumed("A"), s.marked("Moonwell Tender")) == (
        2,
        2,
        "1 Red Banner",
        True,
    )
    s = ava("A: gold 1 Gaian; city Dale: Moonwell Tender, Ox 1/9 hurt 2; army: Cow 1/9 hurt 1\nB: army: Elk 1/9 hurt 5")
    s.choose("use Moonwell Tender")
    assert not {"Cow", "Elk"} & set(targets(s))
    s.choose("target Ox")
    s.all_pass()
    assert s.damage("Ox") == 0


@plays("Graveyard Usurer")
@pytest.mark.parametrize(("gold", "asked", "drawn"), [(3, 3, 1), (0, 0, 0)])
def test_each_other_death_may_be_paid_for_a_card_its_own_not(gold: int, asked: int, drawn: int) -> None:
    s = ava(
        f"A: gold {gold} Gaian; army: Graveyard Usurer, Ox; hand: Storm; deck: 9\nB: army: Elk, Hen".replace(
            "gold 0 Gaian; ", ""
        ),
        TEXTS,
    )
    s.choose("play Storm")
    seen = 0
    while s.table.chain or "done" not in s.options():
        seen += "yes" in s.options()
        s.choose("yes" if "yes" in s.options() and seen == 1 else s.way_on())
    assert (seen, len(s.hand("A")), s.consumed("A")) == (asked, drawn, "1 Gaian" if gold else "")


@plays("Twin Banner Sergeant")
def test_other_soldiers_of_ones_own_attack_harder_wherever_the_sergeant_stands() -> None:
    cards = {**TEXTS, "Guard": "creature 1 (Soldier) 1/9", "Levy": "creature 1 (Soldier) 1/9"}
    s = ava(f"""
        A: city Dale: Twin Banner Sergeant; army: Guard, Ox 1/9, Levy
        B: city Fen (Mind, 8); avatar in Fen marked; hand: Axe{COMBAT}
    """, cards)  # fmt: skip
    s.choose("attack Fen", "send Guard", "send Ox", "done")
    assert [s.value(name) for name in ("Guard", "Ox", "Levy")] == ["2/9", "1/9", "1/9"]
    gone = s.fork()
    fought(s)
    assert (s.damage("Fen"), s.value("Guard")) == (3, "1/9")
    gone.choose("play Axe", "target Twin Banner Sergeant")
    resolve(gone)
    assert gone.value("Guard") == "1/9"
    s = ava(f"A: army: Twin Banner Sergeant\nB: hand: 1{COMBAT}")
    s.choose("attack B's army", "send Twin Banner Sergeant", "done")
    assert s.value("Twin Banner Sergeant") == "2/2"


@plays("Stag of the Last Grove")
@pytest.mark.parametrize(
    ("rest", "answer", "place", "marked"),
    [("Ox, Cow", "mark", "A's Army", 1), ("Ox, Cow", "put", "A's graveyard", 0), ("", "", "A's graveyard", 0)],
)
def test_each_upkeep_another_creature_is_marked_or_the_stag_goes(
    rest: str, answer: str, place: str, marked: int
) -> None:
    army = f"Stag of the Last Grove, {rest}" if rest else "Stag of the Last Grove"
    s = ava(f"A: army: {army}; deck: 9\nB: hand: 1; deck: 9\nphase: Discard, active B")
    if answer:
        until(s, "choose")
        s.choose(next(o for o in s.options() if o.startswith(f"choose: {answer}")))
    if answer == "mark":
        s.choose("pick Ox")
    s.to("Draw", "A")
    assert s.place("Stag of the Last Grove") == place
    assert sum(s.marked(name) for name in ("Ox", "Cow") if rest) == marked


@plays("Roadside Duelist")
@pytest.mark.parametrize(
    ("blocks", "value"),
    [
        (("Elk",), "4/3"),
        (("Elk", "Hen"), "3/2"),
        (("Avatar of B",), "3/2"),
        ((), "3/2"),
        (("Elk", "Avatar of B"), "4/3"),
    ],
)
def test_blocked_by_one_creature_and_no_second_it_is_stronger(blocks: tuple[str, ...], value: str) -> None:
    s = ava(f"A: army: Roadside Duelist\nB: army: Elk 0/9, Hen 0/9, Cow; hand: Wait{COMBAT}", TEXTS)
    blocking(s, "B's army", "Roadside Duelist")
    s.choose(*(f"block Roadside Duelist with {name}" for name in blocks))
    s.choose("done") if "done" in s.options() else None
    until(s, "play Wait")
    while s.table.chain:
        s.choose("pass")
    assert s.value("Roadside Duelist") == value
    s.to("Second Play")
    assert s.value("Roadside Duelist") == value
    s.to("Discard")
    s.to("Play", "B")
    assert s.value("Roadside Duelist") == "3/2"


@plays("Ashen Phoenix")
def test_for_two_cards_the_dead_comes_back_to_its_owners_hand() -> None:
    table = "A: army: Ashen Phoenix; hand: {}\nB: hand: 1"
    for kill, rest, answer, place, left in (
        ("Axe", "Ox, Elk, Cow", "yes", "A's hand", 2), ("Axe", "Ox, Elk", "no", "A's graveyard", 2),
        ("Axe", "Ox", "", "A's graveyard", 1), ("Home", "Ox, Elk", "", "A's hand", 3),
    ):  # fmt: skip
        s = ava(table.format(f"{kill}, {rest}"), TEXTS)
        s.choose(f"play {kill}")
        while s.table.chain or "done" not in s.options():
            s.choose(answer if answer and answer in s.options() else s.way_on())
        assert (s.place("Ashen Phoenix"), len(s.hand("A"))) == (place, left)


@plays("Elder Barkskin")
def test_each_single_damage_to_it_is_one_less() -> None:
    s = ava(f"A: army: Ox 2/9\nB: army: Elder Barkskin; hand: 1; avatar marked{COMBAT}")
    blocking(s, "B's army", "Ox")
    s.choose("block Ox with Elder Barkskin")
    fought(s)
    assert s.damage("Elder Barkskin") == 1
    s = ava(f"A: army: Elder Barkskin\nB: army: Elk 2/9, Hen 1/9, Cow 3/9; hand: 1; avatar marked{COMBAT}")
    blocking(s, "B's army", "Elder Barkskin")
    s.choose(*(f"block Elder Barkskin with {name}" for name in ("Elk", "Hen", "Cow")))
    fought(s)
    assert s.damage("Elder Barkskin") == 1 + 0 + 2
    s = ava("A: army: Elder Barkskin; hand: Cut, 1\nB: army: Elk", TEXTS)
    s.play("Cut", "target Elder Barkskin")
    assert s.damage("Elder Barkskin") == 1


@plays("Smiling Ambassador")
@pytest.mark.parametrize(
    ("answers", "winner"), [(("Elk",), "A"), (("Elk", "Cow"), "nobody"), (("Elk", "Cow", "Hen"), "B")]
)
def test_the_ambassador_counts_as_two_in_a_claim(answers: tuple[str, ...], winner: str) -> None:
    s = ava(f"A: city Dale: Smiling Ambassador\nB: city Fen: Elk, Cow, Hen, Pig{TACTICS}")
    s.choose("claim Body", "bid Smiling Ambassador")
    until(s, "bid Elk")
    s.choose(*(f"bid {name}" for name in answers), "done")
    assert f"{winner} wins the bid for Body" in s.log()


@plays("Smiling Ambassador")
def test_the_ambassador_counts_as_two_in_an_answer() -> None:
    s = ava(f"A: city Dale: Elder\nB: city Fen: Smiling Ambassador{TACTICS}")
    s.choose("claim Body", "bid Elder")
    until(s, "bid Smiling")
    s.choose("bid Smiling Ambassador")
    assert "B wins the bid for Body" in s.log()


@plays("Legion Drummer")
def test_two_others_are_marked_and_a_soldier_of_the_army_is_ready() -> None:
    cards = {
        **TEXTS,
        "Guard": "creature 1 (Soldier) 1/9",
        "Levy": "creature 1 (Soldier) 1/9",
        "Ward": "creature 1 (Soldier) 1/9",
    }
    s = ava(
        "A: army: Legion Drummer, Guard marked, Ox, Levy; city Dale: Ward marked, Cow\nB: army: Elk; hand: 1", cards
    )
    s.choose("use Legion Drummer")
    if targets(s):
        assert sorted(targets(s)) == ["Guard", "Levy"]
        s.choose("target Guard")
    assert sorted(offered(s, "give")) == ["Cow", "Levy", "Ox"]
    s.choose("give Ox", "give Cow")
    resolve(s)
    names = ("Legion Drummer", "Guard", "Ox", "Cow", "Levy", "Ward")
    assert [s.marked(name) for name in names] == [False, False, True, True, False, True]
    s = ava("A: army: Guard marked, Ox; city Dale: Legion Drummer, Ward marked, Cow\nB: army: Elk; hand: 1", cards)
    assert "use Legion Drummer" not in s.options()
