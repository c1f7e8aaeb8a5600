"""Blind Enchantments and Equipment of ORC's round 20, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Cost": "event 1: Gain 1 influence.", "Dig": "event 0: Draw a card.",
    "Swap": "event 0: Put target creature into its controller's other front.", "Dear": "event 2: Gain 5 influence.",
    "Nod": "event 0: Mark target creature.", "Wither": "event 0: Mark target resource card.",
    "Glean": "event 0: Return target resource card to its owner's hand.", "Zap": "event 0: Deal 1 damage to target creature.",
    "Fetch": "event 0: Return target creature to its owner's hand.", "Gift": "event 0: Target opponent draws a card.",
    "Toss": "event 0: Target player discards a card.", "Raid": "event 0: Target opponent loses 9 influence.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Hat": "equipment 0 (Shield): Equipped creature gets 0/+1.",
    "Knife": "equipment 0 (Weapon): Equipped creature gets 0/+1.", "Unaccept": "event 0: You abandon a quest.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Later": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Last": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Easy": "quest (Assignment): Draw a card. Victory Points: 2.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


def passing(s: Scene, label: str, seat: str = "A") -> None:
    """Something is chosen, and all pass until this player is asked again."""
    s.choose(label)
    while s.asked != seat:
        s.choose("pass")


@plays("Bramble about the Boots")
def test_who_has_brambles_about_him_does_not_move() -> None:
    table = "A: offensive: Ox 1/9, Elk; hand: Swap, Fetch, 1\nB: hand: 1; attached: Bramble about the Boots on Ox"
    s = orc(table + FIGHT, TEXTS)
    assert offered(s, "move") == ["Elk"]
    s.choose("attack B")
    assert "send Ox" in s.options()
    s = orc(table, TEXTS)
    s.do("play Fetch", "target Ox")
    assert (s.place("Ox"), s.place("Bramble about the Boots")) == ("A's hand", "B's graveyard")


@plays("Bramble about the Boots")
def test_brambles_hang_on_any_creature_of_the_battlefield_and_let_it_defend() -> None:
    s = orc(
        "A: offensive: Ox; defensive: Rat; resources: 1; hand: Bramble about the Boots\n"
        "B: defensive: Cow; offensive: Owl; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose("play Bramble about the Boots", "in the Offensive")
    assert targets(s) == ["Ox", "Cow"]
    s.choose("target Cow")
    s.all_pass()
    assert s.place("Bramble about the Boots") == "on Cow"
    s.to("Move or Attack")
    s.choose("attack B")
    until(s, "block")
    assert "block Ox with Cow" in s.options()


@plays("Moth in the Drum")
@pytest.mark.parametrize(("hung", "drawn"), [
    ("Moth in the Drum of B on A", 1), ("Moth in the Drum of B on A, Moth in the Drum of B on A", 1),
    ("Moth in the Drum of B on B", 2),
])  # fmt: skip
def test_who_has_the_moth_draws_no_second_card(hung: str, drawn: int) -> None:
    s = orc(f"A: hand: Dig; deck: 9; attached: {hung}\nB: hand: 1; deck: 9\nphase: Discard, active B", TEXTS)
    s.to("Draw", "A") if drawn == 2 else s.to("Play", "A")
    if drawn == 2:
        assert "yes" in s.options()
        s.choose("yes")
        s.to("Play", "A")
    assert len(s.deck("A")) == 9 - drawn
    s.do("play Dig")
    assert len(s.deck("A")) == 8 - drawn


@plays("Moth in the Drum")
def test_cards_drawn_by_effects_in_the_draw_phase_are_not_touched() -> None:
    s = orc("A: hand: 1; deck: 9\nB: hand: Gift; attached: Moth in the Drum of B on A\nphase: Discard, active B", TEXTS)
    s.to("Draw", "A")
    s.do("play Gift")
    s.to("Play", "A")
    assert len(s.deck("A")) == 7


@plays("Moth in the Drum")
def test_the_moth_is_laid_on_any_player() -> None:
    s = orc("A: offensive: Ox; resources: 3; hand: Moth in the Drum\nB: hand: 1", TEXTS)
    s.choose("play Moth in the Drum")
    assert targets(s) == ["player A", "player B"]


@plays("Hen in the Counting-House")
def test_any_resource_card_is_hung_with_the_hen() -> None:
    s = orc(
        "A: offensive: Ox; resources: Pig marked, 2; hand: Hen in the Counting-House\nB: resources: Cow; hand: 1", TEXTS
    )
    s.choose("play Hen in the Counting-House")
    assert {"Pig", "Cow"} <= set(targets(s))
    s.choose("target Cow")
    s.all_pass()
    assert (s.place("Hen in the Counting-House"), s.gold("B")) == ("on Cow", 2)


@plays("Hen in the Counting-House")
@pytest.mark.parametrize(
    "hung", ["Hen in the Counting-House on Rat", "Hen in the Counting-House on Rat, Hen in the Counting-House on Rat"]
)
def test_its_card_gives_two_gold_and_by_an_effect_none(hung: str) -> None:
    s = orc(f"A: resources: Rat, Pig; attached: {hung}; hand: Dear, Wither, Glean\nB: hand: 1", TEXTS)
    assert s.gold("A") == 3
    other, gone = s.fork(), s.fork()
    s.do("play Dear")
    assert (s.gold("A"), s.marked("Rat"), s.marked("Pig")) == (1, True, False)
    other.do("play Wither", "target Rat")
    assert other.gold("A") == 1
    gone.do("play Glean", "target Rat")
    assert (gone.hand("A")[-1], gone.place("Hen in the Counting-House"), gone.gold("A")) == ("Rat", "A's graveyard", 1)


@plays("Gilding on the Warrant")
@pytest.mark.parametrize(("hung", "who", "points"), [
    ("Gilding on Easy", "A", 3), ("Gilding on Easy", "B", 3), ("Gilding on Easy, Gilding on Easy", "A", 3),
    ("Gilding on Next", "A", 2),
])  # fmt: skip
def test_who_takes_the_gilded_quest_loses_two_and_gets_one_more(hung: str, who: str, points: int) -> None:
    s = orc(
        f"A: quests: Easy; chapter: Later; attached: {hung}; hand: Dig, 1\nB: quests: Next; chapter: Last; hand: Dig, 1",
        TEXTS,
    )
    if who == "B":
        s.to("Play", "B")
    passing(s, "accept Easy", who)
    assert s.influence(who) == (18 if points == 3 else 20)
    s.do("play Dig")
    assert (s.victory(who), s.influence(who), s.place("Gilding")) == (
        points, 18 if points == 3 else 20, "A's graveyard" if points == 3 else "on Next",
    )  # fmt: skip


@plays("Gilding on the Warrant")
def test_it_costs_anew_who_accepts_anew_and_nothing_who_has_accepted() -> None:
    s = orc(
        "A: 5 influence; offensive: Ox; quests: Next; chapter: Later; resources: 3; hand: Gilding, Unaccept\n"
        "B: quests: Last; hand: 1", TEXTS,
    )  # fmt: skip
    passing(s, "accept Next")
    s.choose("play Gilding")
    assert sorted(targets(s)) == ["Last", "Next"]
    s.choose("target Next")
    s.all_pass()
    assert (s.influence("A"), s.place("Gilding")) == (5, "on Next")
    s.do("play Unaccept")
    assert s.pursues("A") == []
    passing(s, "accept Next")
    assert (s.influence("A"), s.pursues("A")) == (3, ["Next"])


@plays("Gilding on the Warrant")
@pytest.mark.parametrize("influence", [2, 1])
def test_who_has_two_or_less_may_accept_and_is_lost(influence: int) -> None:
    s = orc(
        f"A: {influence} influence; quests: Next; attached: Gilding of B on Next; hand: 1\nB: quests: Last; hand: 1",
        TEXTS,
    )
    s.choose("accept Next")
    assert (s.over, s.influence("A")) == (True, influence - 2)


@plays("Gilding on the Warrant")
@pytest.mark.parametrize("hung", [True, False])
def test_the_gilded_quest_does_not_expire(hung: bool) -> None:
    gilding = "; attached: Gilding on Easy" if hung else ""
    s = orc(
        f"A: 2 VP; quests: Easy; chapter: Later; hand: 1{gilding}\nB: 3 VP; quests: Next; chapter: Last; hand: 1", TEXTS
    )
    if hung:
        s.to("Draw", "B")
        s.to("Draw", "A")
        assert (s.place("Easy"), s.place("Next")) == ("A's Quest", "removed")
    else:
        until(s, "let expire")
        assert s.options() == ["let expire Easy", "let expire Next"]


@plays("Tusk-Hilted Falchion")
def test_the_falchion_hits_hard_and_costs_toughness() -> None:
    s = orc(
        "A: offensive: Ox 1/3, Elk 1/1, Pig 1/3; attached: Knife on Pig, Tusk-Hilted Falchion on Pig,"
        " Tusk-Hilted Falchion on Ox; resources: 2; hand: Tusk-Hilted Falchion\nB: hand: 1", TEXTS,
    )  # fmt: skip
    assert (s.value("Ox"), s.value("Pig")) == ("4/2", "1/4")
    s.choose("play Tusk-Hilted Falchion")
    assert "Elk" in targets(s)
    s.choose("target Elk")
    s.all_pass()
    assert (s.place("Elk"), s.gold("A")) == ("A's graveyard", 0)


@plays("Hinge-Iron Targe")
def test_the_targe_helps_only_the_unmarked() -> None:
    s = orc(
        "A: offensive: Ox 1/1 hurt 1, Elk 1/1 marked, Keeper assigned, Pig 1/1; attached: Hinge-Iron Targe on Ox,"
        " Hinge-Iron Targe on Elk, Hinge-Iron Targe on Keeper, Hat on Pig, Hinge-Iron Targe on Pig; hand: Nod\nB: hand: 1",
        TEXTS,
    )
    assert [s.value(n) for n in ("Ox", "Elk", "Keeper", "Pig")] == ["2/3", "1/1", "1/1", "1/2"]
    s.do("play Nod", "target Ox")
    assert s.place("Ox") == "A's graveyard"


@plays("Hinge-Iron Targe")
def test_an_attacker_lacks_it_and_a_defender_has_it_until_he_is_marked() -> None:
    table = (
        "A: offensive: Ox 1/9; attached: Hinge-Iron Targe on Ox; hand: Nod, 1\n"
        f"B: defensive: Cow 1/2; attached: Hinge-Iron Targe on Cow; hand: 1{FIGHT}"
    )
    s = orc(table, TEXTS)
    assert s.value("Ox") == "2/11"
    s.choose("attack B")
    assert s.value("Ox") == "1/9"
    until(s, "block")
    s.choose("block Ox with Cow")
    until(s, "play Nod")
    assert s.value("Cow") == "2/4"
    other = s.fork()
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage("Cow")) == (2, 1)
    other.do("play Nod", "target Cow")
    other.to("Second Play")
    assert (other.damage("Ox"), other.damage("Cow")) == (1, 1)
