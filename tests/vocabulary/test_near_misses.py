"""Enchantments on the target of which they speak; sums of claims and answers; ends of graveyards; advantages counted."""

import pytest

from scenes.arc import rule, scene


@rule("ARC-ENCH-02", "ARC-ENCH-03")
def test_what_is_said_of_a_target_holds_as_long_as_it_is_attached_to_it() -> None:
    s = scene("A: hand: Whet; army: Ox 1/1, Cow 1/1\nB: army: Owl 1/1\nphase: Play",
              cards={"Whet": "enchantment 0: Target creature gets +2/+1."})  # fmt: skip
    s.play("Whet", "target Ox")
    assert s.place("Whet") == "on Ox"
    s.to("Play", "B")
    assert (s.value("Ox"), s.value("Cow")) == ("3/2", "1/1")


@rule("ARC-TACT-05")
@pytest.mark.parametrize(
    ("text", "claim", "answer"),
    [
        ("When marked for a claim, Elder adds 2 more to it.", 3, 1),
        ("Elder counts double when marked to answer a claim.", 1, 2),
        ("When marked for a bid, Elder adds 2 to the sum.", 3, 3),
        ("In bids for Body Elder counts 2 more.", 3, 3),
        ("Elder counts 2 more in a Mind bid.", 1, 1),
        ("When marked for a Body claim, Elder counts double.", 2, 1),
    ],
)
def test_of_which_bids_it_is_said(text: str, claim: int, answer: int) -> None:
    cards = {"Elder": f"creature 1 1/1: {text}"}
    s = scene("A: city Oak (Body, 8): Elder\nB: city Elm (Body, 8): Cook 1/1 cost 1\nphase: Tactics", cards=cards)
    s.choose("claim Body", "bid Elder", "bid Cook")
    assert f"A claims Body with {claim}" in s.log()
    s = scene("A: city Oak (Body, 8): Cook 1/1 cost 1\nB: city Elm (Body, 8): Elder\nphase: Tactics", cards=cards)
    s.choose("claim Body", "bid Cook", "bid Elder")
    assert f"B answers with {answer}" in s.log()


@rule("ARC-AREA-09")
def test_the_topmost_of_a_sort_is_found_once_below_others() -> None:
    cards = {"Idle": "event 0: Draw a card.", "Elf": "creature 1 (Elf) 1/1", "Ox": "creature 1 1/1",
             "Dig": "event 0: Return the topmost creature of your graveyard to your hand. If it is an Elf, gain 1 VP."
             }  # fmt: skip
    s = scene("A: 15 points; hand: Dig, Dig, Idle; grave: Ox, Elf\nB:", cards=cards)
    s.play("Idle")
    s.play("Dig")
    assert s.grave("A")[1:] == ["Idle", "Ox"]
    assert s.points("A") == 16
    s.play("Dig")
    assert s.points("A") == 16
    assert "Ox" in s.hand("A")


@rule("ARC-TACT-09")
def test_advantages_are_counted_as_they_come_and_go() -> None:
    cards = {"Dowager": "creature 1 2/3: Dowager gets +1/+1 for each city you control whose advantage you have.",
             "Ruin": "event 0: Destroy target city."}  # fmt: skip
    s = scene("A: city Oak (Body, 8): Sage 1/1 cost 1; city Ash (Body, 8); army: Dowager; hand: Ruin\nB:\nphase: Tactics",
              cards=cards)  # fmt: skip
    assert s.value("Dowager") == "2/3"
    s.choose("claim Body", "bid Sage", "pass", "pass")
    assert s.value("Dowager") == "4/5"
    s.to("Play")
    s.play("Ruin", "target Oak")
    assert s.value("Dowager") == "3/4"


@pytest.mark.parametrize(("answer", "points", "hand"), [("yes", 14, 2), ("no", 15, 1)])
def test_what_is_paid_for_takes_the_place_of_the_sentence_before(answer: str, points: int, hand: int) -> None:
    cards = {"Deal": "event 0: Draw a card. You may lose 1 VP to draw two cards instead."}
    s = scene("A: 15 points; hand: Deal; deck: 40\nB:", cards=cards)
    s.play("Deal", answer)
    assert (s.points("A"), len(s.hand("A"))) == (points, hand)


@rule("ARC-POWER-05")
def test_free_gems_of_another_are_consumed_as_many_as_one_likes() -> None:
    s = scene("A: hand: Raid\nB: gems 3 Gaian\nphase: Play",
              cards={"Raid": "magic 0: Target opponent's free gems are consumed, up to two of them."})  # fmt: skip
    s.play("Raid", "pick Gaian resource card", "pick Gaian resource card (2)")
    assert sum(s.marked(f"Gaian resource card{i}") for i in ("", " (2)", " (3)")) == 2


@rule("ARC-PLAY-11")
def test_the_first_creature_in_each_of_your_turns_costs_less() -> None:
    cards = {"Lord": "creature 1 1/1: The first creature you play in each of your turns costs 1 less power.",
             "Ox": "creature 1 1/1", "Cow": "creature 1 1/1"}  # fmt: skip
    s = scene("A: city Oak (Body, 8): Lord; hand: Ox, Cow\nB:\nphase: Play", cards=cards)
    assert "play Ox" in s.options()
    s.play("Ox")
    assert "play Cow" not in s.options()


@rule("ARC-COMBAT-16")
def test_two_deal_damage_to_each_other_at_once() -> None:
    cards = {"Duel": "event 0: Target creature and target creature an opponent controls deal damage equal to their ATK to"
             " each other."}  # fmt: skip
    s = scene("A: hand: Duel; army: Ox 2/3\nB: army: Owl 3/2\nphase: Play", cards=cards)
    s.play("Duel", "target Ox")
    assert (s.place("Ox"), s.place("Owl")) == ("A's graveyard", "B's graveyard")


def test_once_in_each_turn_costs_nothing() -> None:
    s = scene(
        "A: army: Sage; deck: 40\nB:\nphase: Play",
        cards={"Sage": "creature 1 1/1: Once each turn, you may draw a card."},
    )
    before = len(s.hand("A"))
    s.carry_out("use Sage")
    assert len(s.hand("A")) == before + 1
    assert "use Sage" not in s.options()


def test_others_are_not_the_creature_whose_city_it_is() -> None:
    text = "creature 1 1/1: Other residents in Elder's city get +0/+1."
    s = scene("A: city Oak (Body, 8): Elder, Sage 1/1\nB:\nphase: Play", cards={"Elder": text})
    assert (s.value("Elder"), s.value("Sage")) == ("1/1", "1/2")


def test_otherwise_holds_what_is_said_behind_a_statement_with_a_condition() -> None:
    text = "creature 1 1/1: As long as Sage is marked, it gets +0/+2. Otherwise it gets +1/+0."
    s = scene("A: army: Sage\nB: city Elm (Body, 8)\nphase: Attack", cards={"Sage": text})
    assert s.value("Sage") == "2/1"
    s.choose("attack Elm")
    assert s.value("Sage") == "1/3"
