"""Blind creatures and pieces of ORC's thirteenth round, played as their writer meant them."""

import pytest

from blind.gestures import targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Jab": "event 0: Deal 1 damage to target creature.",
    "Hex": "magic 0: Mark target creature.", "Wait": "event 0: Gain 1 influence.", "Mage": "creature (Caster) 1/9",
    "Doze": "event 0: Mark target creature.",
    "Shove": "event 0: Put target creature into the other front of its controller.",
    "Scare": "event 0: Discard target creature.", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Rain": "event 0: Deal 1 damage to each creature.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Furrowhelm Yeoman")
def test_in_the_defensive_it_is_better_and_hurt_it_dies_of_leaving() -> None:
    s = orc(f"A: defensive: Furrowhelm Yeoman hurt 2, Ox; offensive: Furrowhelm Yeoman; hand: 1\nB: hand: 1{FIGHT}")
    assert (s.value("Furrowhelm Yeoman"), s.value("Furrowhelm Yeoman (2)")) == ("3/3", "2/2")
    s.choose("move Furrowhelm Yeoman")
    assert s.place("Furrowhelm Yeoman") == "A's graveyard"


@plays("Gravewatch Cantor")
def test_each_other_ally_that_dies_in_its_front_gives_one_influence() -> None:
    s = orc(
        "A: 10 influence; offensive: Gravewatch Cantor, Ox, Elk; defensive: Rat; hand: 2 Axe, Scare, 1\n"
        "B: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.do("play Scare", "target Ox")
    assert s.influence("A") == 10
    s.do("play Axe", "target Cow")
    assert s.influence("A") == 10
    s.do("play Axe", "target Elk")
    assert s.influence("A") == 11
    s = orc(
        "A: 10 influence; offensive: Gravewatch Cantor hurt 1, Ox, Elk; defensive: Rat; hand: Rain, 1\nB: hand: 1",
        TEXTS,
    )
    s.do("play Rain")
    s.choose(s.options()[0])  # which of two triggers is the first
    assert (s.place("Gravewatch Cantor"), s.influence("A")) == ("A's graveyard", 12)
    s = orc("A: 10 influence; offensive: Gravewatch Cantor; defensive: Rat; hand: Axe, 1\nB: hand: 1", TEXTS)
    s.do("play Axe", front="Defensive")
    assert (s.place("Rat"), s.influence("A")) == ("A's graveyard", 10)


@plays("Ashfen Prowler")
def test_each_other_ally_that_is_marked_makes_it_stronger_for_the_turn() -> None:
    s = orc(
        "A: offensive: Ashfen Prowler marked, Ox, Elk, Keeper assigned, Hog marked; defensive: Rat; hand: 1\nB: hand: 1",
        TEXTS,
    )
    s.choose("use Ashfen Prowler")
    assert sorted(label.split()[-1] for label in s.options()) == ["Elk", "Ox"]
    s.choose(s.options()[0])
    s.all_pass()
    s.choose("use Ashfen Prowler")
    s.all_pass()
    assert (s.value("Ashfen Prowler"), s.marked("Ox"), s.marked("Elk"), s.marked("Rat")) == ("5/1", True, True, False)
    assert "use Ashfen Prowler" not in s.options()
    s.to("Play", "B")
    assert s.value("Ashfen Prowler") == "1/1"


@plays("Larkspur Hedgewitch")
def test_by_her_mark_she_heals_two_of_anybody_local() -> None:
    table = (
        "A: offensive: Larkspur Hedgewitch, Ox 1/9 hurt 3, Keeper assigned; defensive: Rat; hand: 1\n"
        "B: defensive: Cow 1/9 hurt 1; offensive: Hen; hand: 1"
    )
    for name, left in (("Ox", 1), ("Cow", 0), ("Larkspur Hedgewitch", 0)):
        s = orc(table, TEXTS)
        s.choose("use Larkspur Hedgewitch")
        assert sorted(s.options()) == ["target Cow", "target Larkspur Hedgewitch", "target Ox"]
        s.choose(f"target {name}")
        s.all_pass()
        assert (s.damage(name), s.marked("Larkspur Hedgewitch")) == (left, True)


@plays("Brassknuckle Drover")
def test_unpaid_it_is_marked_for_the_turn() -> None:
    s = orc("A: offensive: Brassknuckle Drover; resources: 1; hand: 1\nB: hand: 1\nphase: Discard, active B")
    s.to("Upkeep", "A")
    paid = s.fork()
    paid.choose("pay upkeep of Brassknuckle Drover")
    paid.to("Move or Attack")
    assert (paid.gold("A"), "attack B" in paid.options()) == (0, True)
    s.choose("pay no upkeep of Brassknuckle Drover")
    s.to("Draw", "B")
    assert (s.marked("Brassknuckle Drover"), s.place("Brassknuckle Drover")) == (True, "A's Offensive")
    poor = orc("A: offensive: Brassknuckle Drover; hand: 1\nB: hand: 1\nphase: Discard, active B")
    poor.to("Play", "A")
    assert poor.marked("Brassknuckle Drover")


@plays("Palisade Matron")
def test_unmarked_she_makes_the_others_of_her_front_tougher() -> None:
    s = orc(
        "A: offensive: Palisade Matron, Ox 1/1, Elk 1/1 hurt 1, Keeper assigned; defensive: Rat 1/1; hand: Doze, 1\n"
        "B: defensive: Hen 1/1; hand: 1",
        TEXTS,
    )
    names = ("Palisade Matron", "Ox", "Keeper", "Rat", "Hen")
    assert [s.value(name) for name in names] == ["1/4", "1/2", "1/2", "1/1", "1/1"]
    s.do("play Doze", "target Palisade Matron")
    assert (s.value("Ox"), s.place("Elk")) == ("1/1", "A's graveyard")
    two = orc("A: offensive: 2 Palisade Matron, Ox 1/1; hand: 1\nB: hand: 1", TEXTS)
    assert (two.value("Ox"), two.value("Palisade Matron")) == ("1/3", "1/5")


@plays("Lorn Pikeman")
@pytest.mark.parametrize(
    ("others", "value"), [("", "3/4"), (", Ox", "1/2"), (", Keeper assigned", "1/2"), (", Elk marked", "1/2")]
)
def test_alone_in_his_front_he_is_better(others: str, value: str) -> None:
    s = orc(
        f"A: offensive: Lorn Pikeman{others}; defensive: Rat; hand: 1\nB: defensive: Hen; offensive: Cow; hand: 1",
        TEXTS,
    )
    assert s.value("Lorn Pikeman") == value


@plays("Vellum Auditor")
@pytest.mark.parametrize(
    ("resources", "left"), [("Rat, Elk, Hen marked", 1), ("Rat marked, Elk marked, Hen marked", 0)]
)
def test_an_opponent_marks_one_of_his_resource_cards_of_his_choice(resources: str, left: int) -> None:
    s = orc(f"A: hand: Vellum Auditor, 1; resources: 3\nB: resources: {resources}; hand: 1\nphase: Entrance", TEXTS)
    s.do("play Vellum Auditor")
    if left:
        assert s.asked == "B"
        s.choose(next(label for label in s.options() if label.endswith("Elk")))
        assert (s.marked("Elk"), s.marked("Rat")) == (True, False)
    assert (s.gold("B"), s.gold("A")) == (left, 1)


@plays("Peppercorn Tithewife")
def test_by_her_mark_she_gives_one_gold_for_the_turn() -> None:
    s = orc("A: offensive: Peppercorn Tithewife; resources: 1; hand: Wait\nB: hand: Wait", TEXTS)
    s.choose("use Peppercorn Tithewife")
    assert s.gold("A") == 1  # it waits
    s.all_pass()
    assert (s.gold("A"), s.marked("Peppercorn Tithewife")) == (2, True)
    s.to("Play", "B")
    assert s.gold("A") == 1


@plays("Cinderhoof Charger")
def test_as_it_attacks_a_card_makes_it_stronger_for_the_turn() -> None:
    s = orc(f"A: offensive: Cinderhoof Charger; hand: Rat, Elk\nB: hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    no = s.fork()
    no.choose("no")
    no.to("Second Play")
    assert (no.influence("B"), no.hand("A")) == (18, ["Rat", "Elk"])
    s.choose("yes")
    s.choose(next(label for label in s.options() if label.endswith("Elk")))
    assert (s.value("Cinderhoof Charger"), s.place("Elk")) == ("5/3", "A's graveyard")
    s.to("Second Play")
    assert s.influence("B") == 15
    s.to("Play", "B")
    assert s.value("Cinderhoof Charger") == "2/3"
    empty = orc(f"A: offensive: Cinderhoof Charger; hand: 0\nB: hand: Wait{FIGHT}", TEXTS)
    empty.choose("attack B")
    empty.to("Draw", "B")
    assert empty.influence("B") == 18


@plays("Oathless Bannerman")
def test_it_attacks_and_does_not_defend() -> None:
    s = orc(f"A: offensive: Oathless Bannerman; hand: 1\nB: defensive: Oathless Bannerman, Hen; hand: 1{FIGHT}")
    s.choose("attack B")
    until(s, "block")
    assert [label for label in s.options() if label.startswith("block")] == ["block Oathless Bannerman with Hen"]


@plays("Wickerdeep Oracle")
def test_assigned_it_sorts_three_cards_before_the_draw() -> None:
    s = orc("A: offensive: Wickerdeep Oracle; resources: 1; deck: Fox, Rat, Hog, Hen; hand: Wait\nB: hand: 1", TEXTS)
    s.do("assign Wickerdeep Oracle")
    assert (s.assigned("Wickerdeep Oracle"), s.gold("A")) == (True, 0)
    s.to("Play", "B")
    assert s.deck("A") == ["Fox", "Rat", "Hog", "Hen"]
    s.to("Draw", "A")
    assert sorted(label.split()[-1] for label in s.options()) == ["Fox", "Hog", "Rat"]
    assert (s.sees("A", "Hog"), s.sees("B", "Hog"), s.sees("A", "Hen")) == (True, False, False)
    s.choose(next(label for label in s.options() if label.endswith("Fox")))
    s.choose(next(label for label in s.options() if label.endswith("Hog")))
    assert (s.hand("A")[0], s.deck("A")[-1]) == ("Wait", "Fox")
    s.to("Play", "A")
    assert set(s.hand("A")[1:]) == {"Hog", "Rat"}


@plays("Cooper's Mallet")
def test_its_carrier_strikes_harder_as_a_defender_alone() -> None:
    s = orc(
        "A: offensive: Ox 1/9; attached: Cooper's Mallet on Ox; hand: Wait\n"
        f"B: defensive: Cow 1/9; attached: Cooper's Mallet on Cow; hand: Wait{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    assert (s.value("Ox"), s.value("Cow")) == ("1/9", "1/9")
    until(s, "block")
    s.choose("block")
    assert (s.value("Ox"), s.value("Cow")) == ("1/9", "4/9")
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage("Cow"), s.value("Cow")) == (4, 1, "1/9")


@plays("Riverglass Buckler")
def test_opponents_aim_no_event_at_its_host() -> None:
    table = (
        "A: offensive: Mage; hand: Axe, Hex, Rain; attached: Riverglass Buckler on Mage\n"
        "B: defensive: Cow 1/9, Hen 1/9; attached: Riverglass Buckler on Cow; hand: 1"
    )
    s = orc(table, TEXTS)
    hex_, rain = s.fork(), s.fork()
    s.choose("play Axe")
    assert s.options() == ["target Mage", "target Hen"]
    hex_.choose("play Hex")
    assert hex_.options() == ["target Mage", "target Cow", "target Hen"]
    rain.do("play Rain")
    assert rain.damage("Cow") == 1


@plays("Gallows Cloak")
def test_it_comes_back_if_its_host_dies_outside_of_combat() -> None:
    s = orc("A: offensive: Ox 1/1, Elk; attached: Gallows Cloak on Ox; hand: Axe, Scare, 1\nB: hand: 1", TEXTS)
    assert s.value("Ox") == "2/2"
    gone = s.fork()
    s.do("play Axe", "target Ox")
    assert (s.place("Ox"), s.place("Gallows Cloak")) == ("A's graveyard", "A's hand")
    gone.do("play Scare", "target Ox")
    assert gone.place("Gallows Cloak") == "A's graveyard"
    s = orc(
        f"A: offensive: Ox 1/1; attached: Gallows Cloak on Ox; hand: 1\nB: defensive: Cow 9/9; hand: 1{FIGHT}", TEXTS
    )
    s.choose("attack B")
    until(s, "block")
    s.choose("block")
    assert (s.place("Ox"), s.place("Gallows Cloak")) == ("A's graveyard", "A's Offensive")


@plays("Marrow Sexton")
@pytest.mark.parametrize(
    ("answer", "bones", "hurt"),
    [
        (["play Wait", "in the Defensive"], "removed", 3),
        (["play Dig", "in the Defensive"], "B's hand", 0),
        (["play Shove", "in the Defensive", "target Cow"], "removed", 0),
        (["play Axe", "in the Defensive", "target Marrow Sexton"], "removed", 3),
    ],
)
def test_it_digs_up_bones_and_strikes_with_their_printed_attack(answer: list[str], bones: str, hurt: int) -> None:
    texts = {**TEXTS, "Dig": "event 0: Return target creature card in your graveyard to your hand."}
    s = orc(
        "A: offensive: Marrow Sexton, Keeper assigned; defensive: Rat; hand: 1; resources: 2\n"
        f"B: defensive: Cow 1/9; offensive: Hen; grave: Bull 3/1; hand: {answer[0].removeprefix('play ')}, 1",
        texts,
    )
    s.choose("use Marrow Sexton")
    assert targets(s) == ["Marrow Sexton", "Cow"]
    s.choose("target Cow")
    until(s, answer[0])
    s.choose(*answer)
    s.all_pass()
    assert (s.place("Bull"), s.damage("Cow"), s.gold("A")) == (bones, hurt, 0)
    assert "Axe" in answer[0] or s.marked("Marrow Sexton")
