"""Blind texts of ORC on what attacks cost, on fronts that were spoken of and on gold, played as their writer meant them."""

import pytest

from blind.gestures import accepting, offered, targets, values
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Cost": "event 4: Gain 1 influence.", "Shed": "event 0: Target equipment drops.",
    "Ransack": "event 0: Each opponent loses 2 influence.", "Swap": "event 0: Put target creature into its other front.",
    "Cap": "equipment 0: +0/+1.", "Guard": "creature (Soldier) 1/1", "Pike": "creature (Soldier) 1/1",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
ENTRANCE = "\nphase: Entrance"


def sent(s: Scene, *names: str) -> None:
    """A attacks B with these alone."""
    s.choose("attack B", *(f"send {name}" for name in names))
    s.choose(*["done"] * (s.asked == "A" and "done" in s.options()))


@plays("Ditch Scout")
@pytest.mark.parametrize(("theirs", "drawn"), [("hand: 1", 1), ("defensive: Cow 1/9; hand: 1", 0)])
def test_the_scout_draws_where_it_is_not_met(theirs: str, drawn: int) -> None:
    s = orc(f"A: offensive: Ditch Scout, Ox; hand: 1; deck: 5\nB: {theirs}{FIGHT}", TEXTS)
    sent(s, "Ditch Scout")
    if not drawn:
        until(s, "block")
        s.choose("block Ditch Scout with Cow")
    s.to("Second Play")
    assert (len(s.hand("A")) - 1, s.influence("B")) == (drawn, 18 if drawn else 20)


@plays("Ditch Scout")
def test_what_others_and_effects_cost_draws_nothing() -> None:
    s = orc(f"A: offensive: Ditch Scout, Ox 3/3; hand: Ransack; deck: 5\nB: hand: 1{FIGHT}", TEXTS)
    sent(s, "Ox")
    s.to("Second Play")
    s.do("play Ransack")
    assert (s.hand("A"), s.influence("B")) == ([], 15)


@plays("Reefless Corsair")
@pytest.mark.parametrize(("hand", "left"), [("Hen, Rat", 1), ("0", 0)])
def test_the_corsair_takes_a_card_by_lot(hand: str, left: int) -> None:
    s = orc(f"A: offensive: Reefless Corsair; hand: 1\nB: hand: {hand}{FIGHT}", TEXTS)
    s.choose("attack B")
    s.to("Second Play")
    assert (s.influence("B"), len(s.hand("B"))) == (17, left)


@plays("Heir Presumptive", "Hornet Standard")
@pytest.mark.parametrize(("card", "lost"), [("Heir Presumptive", 2), ("Hornet Standard", 4)])
def test_whose_attack_costs_influence_brings_a_card(card: str, lost: int) -> None:
    s = orc(
        f"A: offensive: Ox 2/2; attached: {card} on Ox in the Offensive; hand: 1; deck: 5\nB: hand: 1{FIGHT}", TEXTS
    )
    s.choose("attack B")
    s.to("Second Play")
    assert (s.influence("B"), len(s.hand("A"))) == (20 - lost, 2)
    s = orc(
        f"A: offensive: Ox 2/2; attached: {card} on Ox in the Offensive; hand: 1; deck: 5\n"
        f"B: defensive: Cow 1/9; hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Cow")
    s.to("Second Play")
    assert (s.influence("B"), len(s.hand("A"))) == (20, 1)


@plays("Raise the Bridge")
def test_behind_the_bridge_an_attacker_costs_nothing() -> None:
    s = orc(
        f"A: offensive: Ox 3/3, Elk 2/2; hand: 1\nB: 9 gold; offensive: Cow; defensive: Pig; hand: Raise the Bridge{FIGHT}",
        TEXTS,
    )
    sent(s, "Ox", "Elk")
    until(s, "play Raise the Bridge")
    s.choose("play Raise the Bridge")
    assert sorted(targets(s)) == ["Elk", "Ox"]
    s.choose("target Ox")
    s.to("Second Play")
    assert s.influence("B") == 18


@plays("Fend with the Broom")
def test_the_broom_fends_off_an_undefended_attacker() -> None:
    s = orc(
        f"A: offensive: Ox 3/3, Elk 2/9; hand: 1\nB: 9 gold; defensive: Pig 1/9; hand: Fend with the Broom{FIGHT}",
        TEXTS,
    )
    sent(s, "Ox", "Elk")
    assert not offered(s, "play")
    until(s, "block")
    s.choose("block Elk with Pig")
    until(s, "play Fend with the Broom")
    s.choose("play Fend with the Broom")
    assert "target Elk" not in s.options()
    s.choose(*["target Ox"] * ("target Ox" in s.options()))
    s.to("Second Play")
    assert (s.influence("B"), s.damage("Pig")) == (20, 2)


@plays("Crack the Crown's Pride")
@pytest.mark.parametrize(("strong", "won"), [("4", 3), ("3", 0)])
def test_six_influence_by_attackers_whom_nobody_meets(strong: str, won: int) -> None:
    quest = "Crack the Crown's Pride"
    s = orc(f"A: offensive: Ox {strong}/4, Elk 2/2; quests: {quest}; hand: Ransack\nB: hand: 1", TEXTS)
    accepting(s, quest)
    s.do("play Ransack")
    s.to("Move or Attack")
    sent(s, "Ox", "Elk")
    s.to("Second Play")
    assert (s.victory("A"), s.influence("B")) == (won, 16 - int(strong))


@plays("Spend Like a Prince")
def test_eight_gold_in_one_turn_are_princely() -> None:
    s = orc("A: 9 gold; quests: Spend Like a Prince; hand: Cost, Cost, Cost\nB: hand: 1", TEXTS)
    s.do("play Cost")  # before it was accepted
    accepting(s, "Spend Like a Prince")
    s.do("play Cost")
    assert s.victory("A") == 0
    s = orc("A: 9 gold; quests: Spend Like a Prince; hand: Cost, Cost, Cost\nB: hand: 1", TEXTS)
    accepting(s, "Spend Like a Prince")
    s.do("play Cost")
    assert s.victory("A") == 0
    s.do("play Cost")
    assert s.victory("A") == 3


@plays("Deep Strongbox")
def test_the_strongbox_gives_two_and_stays() -> None:
    box = "attached: Deep Strongbox on Ox in the Offensive"
    s = orc(f"A: resources: Ox, Elk, Hen, Pig, Owl; {box}; hand: 1\nB: hand: 1", TEXTS)
    assert s.gold("A") == 6
    s.choose("recycle")
    for _ in range(4):
        assert "Ox" not in str(s.options())
        s.choose(s.options()[0])
    assert len(s.hand("A")) == 5
    s = orc(f"A: resources: Ox, Elk, Hen, Pig; {box}; hand: 1\nB: hand: 1", TEXTS)
    assert "recycle" not in s.options()


@plays("Seam of Silver")
def test_a_seam_gives_two_and_can_be_recycled() -> None:
    box = "attached: Seam of Silver on Ox in the Offensive"
    s = orc(f"A: resources: Ox, Elk, Hen, Pig; {box}; hand: 1\nB: hand: 1", TEXTS)
    assert (s.gold("A"), "recycle" in s.options()) == (5, True)


@plays("Clerk at Thy Elbow")
def test_he_draws_no_second_card() -> None:
    for laid, drawn in (("attached: Clerk at Thy Elbow on B in the Offensive; ", 1), ("", 2)):
        s = orc(f"A: {laid}hand: 1\nB: hand: 1; deck: 9\nphase: Discard", TEXTS)
        s.to("Play", "B")
        assert len(s.hand("B")) == 1 + drawn


@plays("Lantern Marshal")
def test_the_marshal_unmarks_who_stands_where_he_comes() -> None:
    s = orc(
        "A: offensive: Lantern Marshal, Pike marked; defensive: Guard marked, Ox marked; hand: 1\nB: hand: 1"
        "\nphase: Move or Attack",
        TEXTS,
    )
    assert values(s, "Pike", "Guard") == ["1/2", "1/1"]
    s.choose("move Lantern Marshal")
    until(s, "pick")
    assert sorted(offered(s, "pick")) == ["Guard", "Ox"]
    s.choose("pick Guard")
    assert [s.marked(name) for name in ("Lantern Marshal", "Pike", "Guard", "Ox")] == [True, True, False, True]
    assert values(s, "Pike", "Guard") == ["1/1", "1/2"]


@plays("Handed-Down Helm", "Brother's Axe")
@pytest.mark.parametrize("piece", ["Handed-Down Helm", "Brother's Axe"])
def test_the_piece_of_the_fallen_goes_to_another_of_that_front(piece: str) -> None:
    s = orc(
        f"A: offensive: Ox, Elk; defensive: Hen; attached: {piece} on Ox; hand: 1\nB: defensive: Cow 9/9; hand: 1{FIGHT}",
        TEXTS,
    )
    sent(s, "Ox")
    until(s, "block")
    s.choose("block Ox with Cow")
    until(s, "yes")
    s.choose("yes")
    assert "pick Hen" not in s.options()
    s.choose(*["pick Elk"] * ("pick Elk" in s.options()))
    s.to("Second Play")
    assert (s.place("Ox"), s.place(piece)) == ("A's graveyard", "on Elk")
