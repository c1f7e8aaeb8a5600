"""Blind Enchantments and Equipment of ORC's round 19 that hang on something else, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Cost": "event 1: Gain 1 influence.", "Dear": "event 2: Gain 5 influence.",
    "Swap": "event 0: Put target creature into its controller's other front.", "Dig": "event 0: Draw a card.",
    "Rite": "magic 0: Draw a card.", "Lift": "event 0: Unmark target resource card.",
    "Burn": "event 0: Target opponent sacrifices a resource card.", "Zap": "event 0: Deal 1 damage to target creature.",
    "Peel": "event 0: Discard target enchantment.", "Wither": "event 0: Mark target resource card.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Later": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Last": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Easy": "quest (Assignment): Draw a card. Victory Points: 2.",
    "Small": "creature 3 1/2", "Weak": "creature 3 1/1", "Big": "creature 4 1/9", "Vague": "creature X+3 1/9",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Granary Seal")
def test_a_sealed_card_gives_two_gold_each_time() -> None:
    s = orc("A: offensive: Ox; resources: Rat, Pig marked, 3; hand: Granary Seal, 1\nB: resources: Cow; hand: 1", TEXTS)
    s.choose("play Granary Seal")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert sorted(target for target in targets(s) if "Spare" not in target) == ["Pig", "Rat"]
    s.choose("target Pig")
    s.all_pass()
    assert (s.place("Granary Seal"), s.marked("Pig")) == ("on Pig", True)
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.gold("A") == 6


@plays("Granary Seal")
@pytest.mark.parametrize("hung", ["Granary Seal on Rat", "Granary Seal on Rat, Granary Seal on Rat"])
def test_its_gold_stays_and_a_second_seal_adds_nothing(hung: str) -> None:
    s = orc(f"A: resources: Rat; attached: {hung}; hand: Cost, Cost, Lift, Cost\nB: hand: Burn", TEXTS)
    assert s.gold("A") == 2
    s.do("play Cost")
    assert (s.influence("A"), s.gold("A"), s.marked("Rat")) == (21, 1, True)
    s.do("play Lift")
    assert s.gold("A") == 3
    s.to("Play", "B")
    s.do("play Burn")
    assert (s.place("Rat"), s.place("Granary Seal")) == ("A's graveyard", "A's graveyard")


@plays("Pledge Nailed to the Door")
@pytest.mark.parametrize(("hung", "who", "points"), [
    ("Pledge Nailed to the Door on Easy", "A", 3), ("Pledge Nailed to the Door on Easy", "B", 3),
    ("Pledge Nailed to the Door on Easy, Pledge Nailed to the Door on Easy", "A", 3),
    ("Pledge Nailed to the Door on Next", "A", 2),
])  # fmt: skip
def test_whoever_completes_the_pledged_quest_gets_one_more(hung: str, who: str, points: int) -> None:
    s = orc(
        f"A: quests: Easy; chapter: Later; attached: {hung}; hand: Dig, 1\nB: quests: Next; chapter: Last; hand: Dig, 1",
        TEXTS,
    )
    if who == "B":
        s.to("Play", "B")
    s.choose("accept Easy")
    while s.asked != who:
        s.choose("pass")
    s.do("play Dig")
    assert (s.victory(who), s.place("Pledge Nailed to the Door")) == (
        points,
        "A's graveyard" if points == 3 else "on Next",
    )


@plays("Pledge Nailed to the Door")
def test_the_pledge_may_hang_on_either_quest() -> None:
    s = orc(
        "A: offensive: Ox; quests: Easy; resources: 2; hand: Pledge Nailed to the Door, 1\nB: quests: Next; hand: 1",
        TEXTS,
    )
    s.choose("play Pledge Nailed to the Door")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert sorted(targets(s)) == ["Easy", "Next"]


@plays("Pledge Nailed to the Door")
@pytest.mark.parametrize(("hung", "peeled"), [(True, False), (True, True), (False, False)])
def test_the_pledged_quest_does_not_expire(hung: bool, peeled: bool) -> None:
    pledge = "; attached: Pledge Nailed to the Door on Easy" if hung else ""
    s = orc(
        f"A: 2 VP; quests: Easy; chapter: Later; hand: Peel, 1{pledge}\nB: 3 VP; quests: Next; chapter: Last; hand: 1",
        TEXTS,
    )
    if peeled:
        s.do("play Peel")
    if hung and not peeled:
        s.to("Draw", "B")
        s.to("Draw", "A")
        assert (s.place("Easy"), s.place("Next"), s.place("Last")) == ("A's Quest", "removed", "B's Quest")
    else:
        until(s, "let expire")
        assert (s.asked, s.options()) == ("A", ["let expire Easy", "let expire Next"])


@plays("Ox-Hide Pavise")
def test_only_in_the_defensive_the_carrier_is_tougher() -> None:
    s = orc(
        "A: offensive: Ox 1/1; defensive: Rat 1/1 hurt 2; attached: Ox-Hide Pavise on Ox, Ox-Hide Pavise on Rat;"
        " hand: Swap, Swap\n"
        "B: hand: 1", TEXTS,
    )  # fmt: skip
    assert [s.value(n) for n in ("Ox", "Rat")] == ["1/1", "1/4"]
    s.do("play Swap", front="Offensive")
    assert (s.place("Ox"), s.value("Ox")) == ("A's Defensive", "1/4")
    s.do("play Swap", "target Rat", front="Defensive")
    assert s.place("Rat") == "A's graveyard"


@plays("Staff of the Second Voice")
def test_a_cheap_carrier_becomes_a_caster() -> None:
    s = orc(
        "A: offensive: Small, Big, Vague, Weak; resources: 2; hand: Staff of the Second Voice, Rite, 1; deck: 5\n"
        "B: defensive: Small; hand: 1", TEXTS,
    )  # fmt: skip
    assert "play Rite" not in s.options()
    s.choose("play Staff of the Second Voice")
    assert targets(s) == ["Small", "Vague", "Weak"]
    dead = s.fork()
    s.choose("target Small")
    s.all_pass()
    assert s.value("Small") == "1/1"
    s.do("play Rite")
    assert len(s.deck("A")) == 4
    dead.choose("target Weak")
    dead.all_pass()
    assert dead.place("Weak") == "A's graveyard"


@plays("Staff of the Second Voice")
def test_a_marked_carrier_casts_in_its_front_only() -> None:
    s = orc(
        "A: offensive: Small marked; attached: Staff of the Second Voice on Small; hand: Rite; deck: 5\nB: hand: 1",
        TEXTS,
    )
    s.choose("play Rite")
    assert "in the Defensive" not in s.options()
    s.all_pass()
    assert len(s.deck("A")) == 4


@plays("Staff of the Second Voice")
def test_it_is_handed_on_and_picked_up_by_the_cheap_alone() -> None:
    s = orc(
        "A: offensive: Small, Big, Vague; resources: 2; attached: Staff of the Second Voice on Small; hand: Drop, 1\n"
        "B: hand: 1",
        TEXTS | {"Drop": "event 0: Target equipment drops."},
    )
    assert offered(s, "reassign") == ["Staff of the Second Voice to Vague"]
    s.do("play Drop")
    assert sorted(o for o in s.options() if "picks up" in o) == [
        "Small picks up Staff of the Second Voice", "Vague picks up Staff of the Second Voice",
    ]  # fmt: skip
