"""Blind creatures of ORC's round 6, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets, uses
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Jab": "event 0: Deal 1 damage to target creature.",
    "Scare": "event 0: Discard target creature.", "Rain": "event 0: Deal 3 damage to each creature.",
    "Push": "event 0: Put target creature into the other front of its controller.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Mage": "creature (Caster) 1/9",
    "Wolf": "creature (Beast) 1/1", "Bear": "creature (Beast) 1/2", "Study": "magic 2: Gain 1 influence.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Thatchroof Archer")
@pytest.mark.parametrize("side", ["A", "B"])
def test_an_attacker_near_suffers_one(side: str) -> None:
    mine, theirs = ("Thatchroof Archer, ", "Cow 0/9") if side == "A" else ("", "Thatchroof Archer")
    s = orc(f"A: offensive: {mine}Ox 1/9, Elk 1/9; hand: 1\nB: defensive: {theirs}; hand: 1{FIGHT}")
    s.choose("attack B", "send Ox")
    s.choose("done")
    until(s, "use Thatchroof Archer")
    s.choose("use Thatchroof Archer")
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage("Elk"), s.marked("Thatchroof Archer")) == (1, 0, True)
    peace = orc("A: offensive: Thatchroof Archer, Ox; hand: 1\nB: defensive: Cow; hand: 1")
    assert uses(peace) == []


@plays("Thatchroof Archer")
def test_a_defender_that_shoots_goes_on_defending() -> None:
    s = orc(f"A: offensive: Ox 1/9; hand: 1\nB: defensive: Thatchroof Archer; hand: 1{FIGHT}")
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Thatchroof Archer")
    until(s, "use")
    s.choose("use Thatchroof Archer")
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage("Thatchroof Archer"), s.influence("B")) == (2, 1, 20)


@plays("Millpond Giant")
@pytest.mark.parametrize("gold", [2, 1])
def test_two_gold_keep_it_unmarked(gold: int) -> None:
    s = orc(f"A: offensive: Millpond Giant, Rat; resources: {gold}; hand: 1\nB: hand: 1\nphase: Discard, active B")
    if gold == 2:
        s.to("Upkeep", "A")
        paid = s.fork()
        paid.choose("pay upkeep of Millpond Giant")
        paid.to("Move or Attack")
        assert (paid.gold("A"), sorted(offered(paid, "move"))) == (0, ["Millpond Giant", "Rat"])
        s.choose("pay no upkeep of Millpond Giant")
    s.to("Move or Attack", "A")
    assert (s.marked("Millpond Giant"), offered(s, "move"), s.gold("A")) == (True, ["Rat"], gold)


@plays("Quicksilver Page")
@pytest.mark.parametrize("deck", ["Rat, 3", "0"])
def test_as_it_comes_a_card_is_drawn_and_one_discarded(deck: str) -> None:
    s = orc(f"A: hand: Quicksilver Page, Fox, Hog; resources: 2; deck: {deck}\nB: hand: 1\nphase: Entrance")
    s.do("play Quicksilver Page", front="Defensive")
    held = ["Fox", "Hog", *(["Rat"] if deck != "0" else [])]
    assert sorted(label.split()[-1] for label in s.options()) == held
    s.choose(next(label for label in s.options() if label.endswith("Fox")))
    assert (s.grave("A"), s.hand("A")) == (["Fox"], held[1:])


@plays("Briarback Sow")
def test_the_other_beasts_of_its_front_are_tougher() -> None:
    s = orc(
        "A: offensive: 2 Briarback Sow, Wolf hurt 2, Ox 1/1; defensive: Bear; hand: Scare, Scare\nB: defensive: Wolf; hand: 1",
        TEXTS,
    )
    names = ("Briarback Sow", "Wolf", "Ox", "Bear", "Wolf (2)")
    assert [s.value(name) for name in names] == ["2/4", "1/3", "1/1", "1/2", "1/1"]
    s.do("play Scare", "target Briarback Sow (2)")
    assert s.place("Wolf") == "A's graveyard"  # 1/2, and 2 damage
    assert s.value("Briarback Sow") == "2/3"


@plays("Tomb Sweeper")
@pytest.mark.parametrize(("spell", "lost"), [("Axe", 1), ("Scare", 0)])
def test_its_death_costs_each_opponent_one(spell: str, lost: int) -> None:
    s = orc(f"A: hand: {spell}, 1\nB: defensive: Tomb Sweeper; hand: 1\nC: hand: 1", TEXTS)
    s.do(f"play {spell}")
    assert [s.influence(seat) for seat in "ABC"] == [20 - lost, 20, 20 - lost]


@plays("Rampart Hornist")
def test_two_others_are_marked_to_make_a_defender_tougher() -> None:
    s = orc(
        "A: offensive: Ox 3/9; hand: 1\n"
        f"B: defensive: Rampart Hornist marked, Cow 1/1, Hen, Pig, Keeper assigned; hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    until(s, "block")
    assert uses(s) == []
    s.choose("block Ox with Cow")
    until(s, "use Rampart Hornist")
    s.choose("use Rampart Hornist")
    assert sorted(offered(s, "give")) == ["Cow", "Hen", "Pig"]
    s.choose("give Cow", "give Hen")
    s.to("Second Play")
    assert (s.place("Cow"), s.damage("Cow"), s.value("Cow"), s.damage("Ox")) == ("B's Defensive", 3, "1/5", 1)
    assert [s.marked(name) for name in ("Hen", "Pig", "Cow")] == [True, False, True]


@plays("Crypt Ledgerman")
def test_once_a_turn_a_gold_and_another_creature_here_are_a_counter() -> None:
    s = orc(
        "A: offensive: Crypt Ledgerman, Ox marked, Keeper assigned; defensive: Rat; resources: 4; hand: 1\n"
        "B: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.choose("use Crypt Ledgerman")
    assert sorted(label.split()[-1] for label in s.options()) == ["Keeper", "Ox"]
    s.choose(next(label for label in s.options() if label.endswith("Ox")))
    s.all_pass()
    assert (s.value("Crypt Ledgerman"), s.place("Ox"), s.gold("A"), uses(s)) == ("3/3", "A's graveyard", 3, [])
    s.to("Play", "B")
    s.to("Play", "A")
    assert (s.value("Crypt Ledgerman"), uses(s)) == ("3/3", ["Crypt Ledgerman"])
    alone = orc("A: offensive: Crypt Ledgerman; defensive: Rat; resources: 4; hand: 1\nB: defensive: Cow; hand: 1")
    assert uses(alone) == []


@plays("Barrow Choirboy")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_who_dies_in_combat_here_comes_home_for_two_gold(answer: str) -> None:
    s = orc(
        f"A: offensive: Barrow Choirboy, Ox, Elk; resources: 4; hand: Axe\nB: defensive: Cow 9/9; hand: 1{FIGHT}", TEXTS
    )
    s.choose("attack B", "send Ox")
    s.choose("done")
    until(s, "block")
    s.choose("block Ox with Cow")
    until(s, "yes")
    s.choose(answer)
    assert (s.place("Ox"), s.gold("A")) == ("A's graveyard", 2 if answer == "yes" else 4)
    s.to("Second Play")
    assert s.place("Ox") == "A's graveyard"
    s.do("play Axe", "target Elk")  # no death in combat
    assert ("yes" in s.options(), s.gold("A")) == (False, 2 if answer == "yes" else 4)
    s.to("Play", "B")
    assert (s.place("Ox"), s.place("Elk")) == ("A's hand" if answer == "yes" else "A's graveyard", "A's graveyard")


@plays("Turnpike Bandit")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_whoever_comes_opposite_pays_or_suffers_one(answer: str) -> None:
    s = orc(
        "A: offensive: Turnpike Bandit; hand: 1\nB: offensive: Cow 1/9, Hen 1/9; resources: 1; hand: Rat; deck: 5\n"
        f"{FIGHT.strip()}, active B"
    )
    s.choose("move Cow")
    assert s.asked == "B"
    s.choose(answer)
    s.all_pass()
    assert (s.damage("Cow"), s.gold("B"), s.place("Cow")) == (int(answer == "no"), int(answer == "no"), "B's Defensive")
    s.to("Entrance")
    if answer == "no":
        far = s.fork()
        far.do("play Rat")
        assert sum("Bandit triggers" in line for line in far.log()) == 1
        s.do("play Rat", front="Defensive")
        s.choose("yes")  # it is asked, but there is no gold any more
        assert s.place("Rat") == "B's graveyard"


@plays("Turnpike Bandit")
def test_who_cannot_pay_suffers_one_and_its_own_moves_hurt_nobody() -> None:
    s = orc(f"A: offensive: Turnpike Bandit; hand: 1\nB: offensive: Cow 1/9; hand: 1{FIGHT}, active B")
    s.choose("move Cow")
    s.to("Second Play")
    assert s.damage("Cow") == 1
    own = orc(f"A: offensive: Turnpike Bandit; hand: 1\nB: offensive: Cow 1/9; defensive: Hen 1/9; hand: 1{FIGHT}")
    own.choose("move Turnpike Bandit")
    own.to("Second Play")
    assert (own.damage("Cow"), own.damage("Hen")) == (0, 0)


@plays("Ferret-Eyed Scrivener")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_assigned_it_looks_at_the_top_card_before_each_draw(answer: str) -> None:
    s = orc("A: defensive: Ferret-Eyed Scrivener; resources: 1; hand: 1; deck: Rat, Fox, Hog, Sow, Pig\nB: hand: 1")
    s.do("assign Ferret-Eyed Scrivener")
    assert s.gold("A") == 0
    s.to("Draw", "B")
    assert not s.sees("A", "Rat")
    s.to("Draw", "A")
    assert (s.options(), s.sees("A", "Rat"), s.sees("B", "Rat"), s.sees("A", "Fox")) == (
        ["yes", "no"],
        True,
        False,
        False,
    )
    s.choose(answer)
    s.to("Play", "A")
    assert s.hand("A")[1] == ("Fox" if answer == "yes" else "Rat")


@plays("Eel Mother of the Sunken Weir")
def test_the_first_damage_of_a_turn_becomes_brine_and_brine_becomes_damage() -> None:
    s = orc(
        "A: offensive: Eel Mother of the Sunken Weir; defensive: Rat; hand: Rain, 2 Jab\nB: defensive: Cow 1/9; hand: 1",
        TEXTS,
    )
    assert uses(s) == []
    s.do("play Rain")
    assert (s.damage("Eel Mother of the Sunken Weir"), s.damage("Cow")) == (1, 3)
    s.do("play Jab", "target Eel Mother of the Sunken Weir")
    assert s.damage("Eel Mother of the Sunken Weir") == 2
    s.choose("use Eel Mother")
    assert targets(s) == ["Eel Mother of the Sunken Weir", "Cow"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.damage("Cow"), s.marked("Eel Mother of the Sunken Weir"), uses(s)) == (5, True, [])
    s.to("Play", "B")
    s.to("Play", "A")
    assert uses(s) == []  # the brine is spent
    s.do("play Jab", "target Eel Mother of the Sunken Weir")
    assert (s.damage("Eel Mother of the Sunken Weir"), uses(s)) == (0, ["Eel Mother of the Sunken Weir"])


@plays("Cantor of Green Names")
@pytest.mark.parametrize(("front", "left"), [("Offensive", 1), ("Defensive", 0)])
def test_magic_of_its_player_in_its_front_is_cheaper(front: str, left: int) -> None:
    s = orc("A: offensive: Cantor of Green Names marked; defensive: Mage; resources: 2; hand: Study\nB: hand: 1", TEXTS)
    s.do("play Study", front=front)
    assert (s.gold("A"), s.influence("A")) == (left, 21)
    two = orc("A: offensive: 2 Cantor of Green Names; hand: Study\nB: hand: 1", TEXTS)
    two.do("play Study")
    assert two.influence("A") == 21
    idle = orc("A: offensive: Cantor of Green Names assigned, Mage; resources: 1; hand: Study\nB: hand: 1", TEXTS)
    assert "play Study" not in idle.options()
