"""Blind Events, Magic, Enchantments and Equipment of ORC's round 19, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Dig": "event 0: Draw a card.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Cost": "event 1: Gain 1 influence.", "Dear": "event 4: Gain 1 influence.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Rite": "magic 0: Draw a card.",
    "Mage": "creature (Caster) 1/9", "Hat": "equipment 0: Equipped creature gets 0/+1.",
    "Seal": "enchantment 0: Attach to target creature. The host gets 0/+2.",
    "Gem": "enchantment 0: Attach to target equipment. The carrier of the host gets +1/0.",
    "Heal": "event 0: Heal target creature.",
    "Burn": "event 0: Target opponent sacrifices a resource card.", "Zap": "event 0: Deal 1 damage to target creature.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Easy": "quest (Assignment): Draw a card. Victory Points: 2.",
    "Lift": "event 0: Unmark target creature.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Lanterns Out")
def test_no_more_events_are_played_in_this_turn() -> None:
    s = orc(
        "A: offensive: Mage; resources: 1; hand: Lanterns Out, Dig, Rite; deck: 5\nB: defensive: Cow; hand: Dig, Zap; deck: 5",
        TEXTS,
    )
    s.choose("play Lanterns Out")
    until(s, "play Dig")
    assert s.asked == "B"
    s.do("play Dig")  # in answer
    while s.table.chain:
        s.choose("pass")
    assert (len(s.deck("B")), offered(s, "play")) == (4, ["Rite"])
    s.do("play Rite")
    s.to("Play", "B")
    assert offered(s, "play") == ["Zap"]


@plays("Cut the Saddle Straps")
def test_a_piece_comes_off_and_lies_there_until_it_is_picked_up() -> None:
    s = orc(
        "A: offensive: Ox 1/1 hurt 1, Elk; defensive: Rat; resources: 1; attached: Hat on Ox; hand: Cut the Saddle Straps, 1\n"
        "B: defensive: Cow; offensive: Owl; attached: Hat on Cow, Hat on Owl; hand: 1",
        TEXTS,
    )
    s.choose("play Cut the Saddle Straps")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert sorted(targets(s)) == ["Hat", "Hat (2)"]
    s.choose("target Hat")
    s.all_pass()
    assert (s.place("Hat"), s.place("Ox"), s.value("Elk")) == ("A's Offensive", "A's graveyard", "1/1")
    taken = s.fork()
    s.to("Play", "B")
    assert (s.place("Hat"), s.place("Hat (2)")) == ("A's graveyard", "on Cow")
    taken.choose("Elk picks up Hat")
    taken.all_pass()
    taken.to("Play", "B")
    assert (taken.place("Hat"), taken.value("Elk")) == ("on Elk", "1/2")


@plays("Cut the Saddle Straps")
def test_what_lies_dropped_cannot_be_cut_off() -> None:
    s = orc(
        "A: offensive: Ox, Elk; attached: Hat on Ox; resources: 2; hand: Cut the Saddle Straps, Cut the Saddle Straps, 1\n"
        "B: defensive: Cow; hand: 1", TEXTS,
    )  # fmt: skip
    s.do("play Cut the Saddle Straps")
    assert (s.place("Hat"), s.gold("A")) == ("A's Offensive", 1)
    assert not offered(s, "play")


@plays("Sudden Harvest")
@pytest.mark.parametrize("many", [3, 1, 0])
def test_up_to_three_own_resource_cards_are_unmarked(many: int) -> None:
    s = orc(
        "A: resources: Ox marked, Elk marked, Hen marked, Pig; hand: Sudden Harvest, Cost\nB: resources: Cow marked; hand: 1",
        TEXTS,
    )
    s.do("play Sudden Harvest")
    assert set(offered(s, "pick")) >= {"Ox", "Elk", "Hen", "Pig"}
    for name in ("Elk", "Hen", "Pig")[3 - many :]:
        s.choose(f"pick {name}")
    s.choose("done") if "done" in s.options() else None
    assert (s.gold("A"), s.marked("Cow"), s.marked("Ox"), s.marked("Pig")) == (many, True, True, many == 0)
    assert ("play Cost" in s.options()) is (many > 0)


@plays("Consolation of the Late")
@pytest.mark.parametrize(
    ("mine", "theirs", "deck", "drawn"), [(2, 3, 5, 2), (3, 3, 5, None), (2, 3, 1, 1), (1, 1, 5, None)]
)
def test_who_is_behind_draws_two(mine: int, theirs: int, deck: int, drawn: int | None) -> None:
    s = orc(
        f"A: {mine} VP; resources: 1; hand: Consolation of the Late, 1; deck: {deck}\nB: {theirs} VP; hand: 1\nC: hand: 1"
    )
    assert ("play Consolation of the Late" in s.options()) is (drawn is not None)
    if drawn is not None:
        s.do("play Consolation of the Late")
        assert len(s.deck("A")) == deck - drawn


@plays("Ransom Under Flag")
@pytest.mark.parametrize(("name", "brings"), [("Dear", 4), ("Free", 0), ("Vague", 2)])
def test_who_owns_the_ransomed_creature_gains_its_cost(name: str, brings: int) -> None:
    s = orc(
        f"A: 9 influence; offensive: Ox; resources: 3; hand: Ransom Under Flag, 1\n"
        f"B: 9 influence; defensive: {name} of C, Cow; attached: Hat of A on {name}, Seal of D on {name}; hand: 1\n"
        "C: 9 influence; hand: 1\nD: hand: 1",
        TEXTS | {"Dear": "creature 4 1/9", "Free": "creature 0 1/9", "Vague": "creature X+2 1/9"},
    )  # fmt: skip
    s.choose("play Ransom Under Flag")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert set(targets(s)) == {"Ox", name, "Cow"}
    s.choose(f"target {name}")
    s.all_pass()
    assert [s.influence(x) for x in "ABC"] == [9, 9, 9 + brings]
    assert (s.place(name), s.place("Hat"), s.place("Seal")) == ("C's hand", "A's hand", "D's graveyard")


@plays("Scour the Banner")
def test_all_enchantments_of_one_creature_go() -> None:
    s = orc(
        "A: offensive: Mage; resources: 1; hand: Scour the Banner, 1; attached: Seal on Cow, Seal on Mage\n"
        "B: defensive: Cow 1/1 hurt 2, Hen; attached: Seal on Cow, Hat on Cow, Gem on Hat; offensive: Owl; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose("play Scour the Banner")
    assert targets(s) == ["Mage", "Cow", "Hen"]
    s.choose("target Cow")
    s.all_pass()
    assert [s.place(n) for n in ("Seal", "Seal (2)", "Seal (3)")] == ["A's graveyard", "on Mage", "B's graveyard"]
    assert (s.place("Cow"), s.place("Mage")) == ("B's graveyard", "A's Offensive")


@plays("Scour the Banner")
def test_a_piece_and_what_hangs_on_it_stay() -> None:
    s = orc(
        "A: offensive: Mage; resources: 1; hand: Scour the Banner, 1\n"
        "B: defensive: Cow 1/9; attached: Seal on Cow, Hat on Cow, Gem on Hat; hand: 1", TEXTS,
    )  # fmt: skip
    s.do("play Scour the Banner", "target Cow")
    assert [s.place(n) for n in ("Seal", "Hat", "Gem")] == ["B's graveyard", "on Cow", "on Hat"]
    assert s.value("Cow") == "2/10"


@plays("Rain of Nails")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_who_is_marked_in_that_battlefield_is_hurt(front: str) -> None:
    s = orc(
        "A: offensive: Mage, Ox 1/9 marked, Elk 1/9, Keeper assigned; defensive: Mage, Rat 1/9 marked; resources: 3;"
        " hand: Rain of Nails, 1\nB: defensive: Cow 1/9 marked, Hen 1/9; offensive: Owl 1/9 marked; hand: 1", TEXTS,
    )  # fmt: skip
    s.do("play Rain of Nails", front=front)
    assert [s.damage(n) for n in ("Mage", "Elk", "Keeper", "Hen")] == [0, 0, 0, 0]
    there = 2 if front == "Offensive" else 0
    assert [s.damage(n) for n in ("Ox", "Cow", "Rat", "Owl")] == [there, there, 2 - there, 2 - there]


@plays("Call the Last Fallen")
@pytest.mark.parametrize(("grave", "back"), [("Ox, Elk, Dig", ["Elk"]), ("Dig, Hat", [])])
def test_the_newest_creature_of_the_graveyard_comes_back(grave: str, back: list[str]) -> None:
    s = orc(
        f"A: offensive: Mage; resources: 2; grave: {grave}; hand: Call the Last Fallen\nB: grave: Cow; hand: 1", TEXTS
    )
    s.do("play Call the Last Fallen")
    assert s.hand("A") == back
    assert s.grave("A") == ["Call the Last Fallen", *[n for n in reversed(grave.split(", ")) if n not in back]]


@plays("Call the Last Fallen")
def test_who_dies_before_it_resolves_counts() -> None:
    s = orc("A: offensive: Mage, Ox; resources: 2; grave: Elk; hand: Call the Last Fallen\nB: hand: Axe", TEXTS)
    s.choose("play Call the Last Fallen")
    until(s, "play Axe")
    s.choose("play Axe", "target Ox")
    s.all_pass()
    assert (s.hand("A"), s.grave("A")) == (["Ox"], ["Call the Last Fallen", "Elk"])


@plays("Brand of the Vanished")
@pytest.mark.parametrize(("name", "left"), [("Dear", 0), ("Free", 3)])
def test_a_hurt_creature_is_removed_for_its_cost_less_one(name: str, left: int) -> None:
    s = orc(
        "A: offensive: Mage; resources: 3; hand: Brand of the Vanished, 1; deck: 5\n"
        f"B: defensive: {name} hurt 1, Cow; offensive: Owl hurt 1; attached: Hat on {name}, Seal on {name};"
        " hand: Heal, 1; deck: 5",
        TEXTS | {"Dear": "creature 4 1/9", "Free": "creature 0 1/9", "Owl": "creature 0 1/9"},
    )
    s.choose("play Brand of the Vanished")
    until(s, "play Heal")
    assert s.gold("A") == left
    healed = s.fork()
    s.all_pass()
    assert (s.place(name), s.place("Seal"), len(s.deck("B")), len(s.deck("A"))) == ("removed", "B's graveyard", 4, 5)
    healed.do("play Heal", f"target {name}", front="Defensive")
    healed.all_pass()
    assert (healed.place(name), len(healed.deck("B"))) == ("B's Defensive", 5)


@plays("Brand of the Vanished")
def test_who_cannot_pay_the_cost_less_one_cannot_brand() -> None:
    cards = TEXTS | {"Dear": "creature 4 1/9"}
    s = orc("A: offensive: Mage; resources: 2; hand: Brand of the Vanished\nB: defensive: Dear hurt 1; hand: 1", cards)
    assert not offered(s, "play")


@plays("Tangled Standard")
def test_its_host_does_not_move_and_is_put_elsewhere() -> None:
    table = (
        "A: offensive: Ox 1/9, Elk; defensive: Rat; hand: Swap, 1\nB: defensive: Cow;"
        " attached: Tangled Standard on Ox; hand: 1"
    )
    s = orc(table + FIGHT, TEXTS)
    assert offered(s, "move") == ["Elk", "Rat"]
    s.choose("attack B")
    assert "send Ox" in s.options()
    s = orc(table, TEXTS)
    s.do("play Swap", "target Ox")
    assert (s.place("Ox"), s.place("Tangled Standard")) == ("A's Defensive", "on Ox")
    s = orc(
        "A: offensive: Ox; resources: 1; hand: Tangled Standard, 1\nB: defensive: Cow; offensive: Owl; hand: 1", TEXTS
    )
    s.choose("play Tangled Standard")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert targets(s) == ["Ox", "Cow"]
