"""Blind events, magic, attachments and a quest of ORC's round 16, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Mage": "creature (Caster) 1/9", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Dig": "event 0: Draw a card.", "Spear": "equipment 0: Equipped creature gets +1/0.",
    "Heal": "event 0: Heal 9 damage from target creature.", "Drain": "event 0: Target opponent loses 3 influence.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Sudden Brambles")
def test_an_attacker_is_weaker_by_three_for_the_turn() -> None:
    s = orc(f"A: offensive: Ox 5/5, Elk 2/2, Rat; hand: 1\nB: hand: Sudden Brambles; resources: 1{FIGHT}", TEXTS)
    s.choose("attack B", "send Ox", "send Elk", "done", "play Sudden Brambles")
    assert targets(s) == ["Ox", "Elk"]
    small = s.fork()
    s.choose("target Ox")
    s.to("Second Play")
    assert (s.influence("B"), s.value("Ox")) == (16, "2/5")
    s.to("Play", "B")
    assert s.value("Ox") == "5/5"
    small.choose("target Elk")
    small.to("Second Play")
    assert small.influence("B") == 15
    peace = orc("A: offensive: Ox; hand: Sudden Brambles, 1; resources: 1\nB: defensive: Cow; hand: 1", TEXTS)
    assert "play Sudden Brambles" not in peace.options()


@plays("Rope across the Road")
def test_an_unmarked_creature_is_marked() -> None:
    s = orc(
        "A: offensive: Ox, Elk marked, Keeper assigned; defensive: Rat; hand: Rope across the Road, 1; resources: 1\n"
        "B: defensive: Cow, Hen marked; offensive: Owl; hand: 1",
        TEXTS,
    )
    s.choose("play Rope across the Road")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert targets(s) == ["Ox", "Cow"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.marked("Cow"), s.marked("Ox"), s.gold("B"), s.gold("A")) == (True, False, 0, 0)


@plays("Rope across the Road")
def test_a_marked_defender_goes_on_defending() -> None:
    s = orc(
        f"A: offensive: Ox 3/3; hand: Rope across the Road, 1; resources: 1\nB: defensive: Cow 1/9; hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    until(s, "block Ox with Cow")
    s.choose("block Ox with Cow")
    until(s, "play Rope across the Road")
    s.choose("play Rope across the Road")
    s.to("Second Play")
    assert (s.influence("B"), s.damage("Cow"), s.damage("Ox"), s.marked("Cow")) == (20, 3, 1, True)


@plays("A Knife for the Limping")
def test_a_creature_with_damage_dies() -> None:
    s = orc(
        "A: offensive: Ox 1/9 hurt 1, Elk; defensive: Rat 1/9 hurt 1; hand: A Knife for the Limping, 1; resources: 2\n"
        "B: defensive: Cow 1/9 hurt 3, Hen; attached: Spear on Cow; hand: 1",
        TEXTS,
    )
    s.choose("play A Knife for the Limping")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert targets(s) == ["Ox", "Cow"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.place("Cow"), s.place("Spear"), s.place("Ox")) == ("B's graveyard", "B's graveyard", "A's Offensive")


@plays("A Knife for the Limping")
def test_who_has_been_healed_meanwhile_does_not_die() -> None:
    s = orc(
        "A: offensive: Ox; hand: A Knife for the Limping, 1; resources: 2\nB: defensive: Cow 1/9 hurt 3; hand: Heal",
        TEXTS,
    )
    s.choose("play A Knife for the Limping")
    until(s, "play Heal")
    s.choose("play Heal", "target Cow")
    s.all_pass()
    assert (s.place("Cow"), s.place("A Knife for the Limping")) == ("B's Defensive", "A's graveyard")


@plays("A Prudent Retreat")
def test_one_of_his_creatures_goes_home_with_its_equipment() -> None:
    s = orc(
        "A: offensive: Ox, Elk marked, Keeper assigned; attached: Spear on Ox; hand: A Prudent Retreat, 1; resources: 1\n"
        "B: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.choose("play A Prudent Retreat")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.place("Spear"), s.place("Elk")) == ("A's hand", "A's hand", "A's Offensive")


@plays("A Prudent Retreat")
@pytest.mark.parametrize("side", ["A", "B"])
def test_who_retreats_from_a_combat_is_in_none(side: str) -> None:
    a, b = ("A Prudent Retreat", "1") if side == "A" else ("1", "A Prudent Retreat")
    s = orc(
        f"A: offensive: Ox 3/3; resources: 1; hand: {a}\nB: defensive: Cow 1/1; resources: 1; hand: {b}{FIGHT}", TEXTS
    )
    s.choose("attack B")
    until(s, "block Ox with Cow")
    s.choose("block Ox with Cow")
    until(s, "play A Prudent Retreat")
    s.choose("play A Prudent Retreat")
    for label in ("in the Offensive", "in the Defensive", f"target {'Ox' if side == 'A' else 'Cow'}"):
        s.choose(label) if label in s.options() else None
    s.to("Second Play")
    assert (s.place("Ox"), s.place("Cow"), s.influence("B")) == (
        ("A's hand", "B's Defensive", 20) if side == "A" else ("A's Offensive", "B's hand", 20)
    )


@plays("Open the Storehouse")
@pytest.mark.parametrize(("picks", "gold"), [((), 0), (("Rat",), 1), (("Rat", "Hog", "Elk"), 3)])
def test_up_to_three_own_resource_cards_are_unmarked(picks: tuple[str, ...], gold: int) -> None:
    s = orc(
        "A: resources: Pig, Rat marked, Hog marked, Elk marked; hand: Open the Storehouse, 1\n"
        "B: resources: Cow marked; hand: 1",
        TEXTS,
    )
    s.do("play Open the Storehouse")
    assert sorted(label.split()[-1] for label in s.options()) == ["Elk", "Hog", "Pig", "Rat", "done"]
    for name in picks:
        s.choose(next(label for label in s.options() if label.endswith(name)))
    s.choose("done") if len(picks) < 3 else None
    assert (s.gold("A"), s.marked("Cow"), s.marked("Pig")) == (gold, True, True)
    assert [name for name in ("Rat", "Hog", "Elk") if not s.marked(name)] == list(picks)


@plays("Rain of Roof Slates")
def test_all_without_a_piece_suffer_two() -> None:
    s = orc(
        "A: offensive: Mage, Keeper assigned, Ox 1/9; defensive: Rat 1/9; attached: Spear on Ox; "
        "hand: Rain of Roof Slates, 1; resources: 2\n"
        "B: defensive: Cow 1/9, Hen 1/9; offensive: Owl 1/9; attached: Spear on Hen; hand: 1",
        TEXTS,
    )
    s.do("play Rain of Roof Slates")
    assert [s.damage(name) for name in ("Mage", "Ox", "Rat", "Cow", "Hen", "Owl")] == [2, 0, 0, 2, 0, 0]
    assert s.place("Keeper") == "A's graveyard"


@plays("A Lesson in Patience")
def test_three_cards_are_drawn_and_one_of_the_hand_is_discarded() -> None:
    s = orc(
        "A: offensive: Mage; resources: 2; hand: A Lesson in Patience, Owl; deck: Rat, Hen, Cow, 2\nB: hand: 1", TEXTS
    )
    s.do("play A Lesson in Patience")
    assert sorted(label.split()[-1] for label in s.options()) == ["Cow", "Hen", "Owl", "Rat"]
    s.choose(next(label for label in s.options() if label.endswith("Owl")))
    s.all_pass()
    assert (sorted(s.hand("A")), s.place("Owl"), len(s.deck("A"))) == (["Cow", "Hen", "Rat"], "A's graveyard", 2)
    none = orc("A: offensive: Ox; resources: 2; hand: A Lesson in Patience, 1\nB: hand: 1", TEXTS)
    assert "play A Lesson in Patience" not in none.options()


@plays("Common Grave")
def test_each_player_loses_three() -> None:
    s = orc("A: offensive: Mage; resources: 2; hand: Common Grave, 1\nB: hand: 1\nC: hand: 1", TEXTS)
    s.do("play Common Grave")
    assert [s.influence(seat) for seat in "ABC"] == [17, 17, 17]


@plays("Common Grave")
def test_who_falls_with_all_others_does_not_win() -> None:
    s = orc("A: 3 influence; offensive: Mage; resources: 2; hand: Common Grave, 1\nB: 2 influence; hand: 1", TEXTS)
    alone = orc("A: 4 influence; offensive: Mage; resources: 2; hand: Common Grave, 1\nB: 3 influence; hand: 1", TEXTS)
    for table, winner in ((s, ""), (alone, "A")):
        table.do("play Common Grave")
        assert (table.over, table.winner) == (True, winner)


@plays("Seven-League Ivy")
@pytest.mark.parametrize("state", ["", " marked"])
def test_its_host_attacks_from_the_defensive(state: str) -> None:
    s = orc(
        f"A: defensive: Ox 3/3{state}, Elk; attached: Seven-League Ivy on Ox; hand: 1\nB: defensive: Cow; hand: 1{FIGHT}",
        TEXTS,
    )
    assert ("attack B" in s.options()) == (not state)
    if not state:
        s.choose("attack B")
        assert "send Elk" not in s.options()
        until(s, "block")
        assert offered(s, "block") == ["Ox with Cow"]
        s.choose("done")
        s.to("Second Play")
        assert (s.influence("B"), s.marked("Ox"), s.place("Ox")) == (17, True, "A's Defensive")


@plays("Seven-League Ivy")
def test_its_host_still_defends() -> None:
    s = orc(f"A: offensive: Ox; hand: 1\nB: defensive: Cow; attached: Seven-League Ivy on Cow; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert offered(s, "block") == ["Ox with Cow"]


@plays("Muzzle for the Well")
def test_its_host_draws_one_card_in_his_draw_phases() -> None:
    s = orc(
        "A: offensive: Ox; hand: 1; attached: Muzzle for the Well on B\nB: hand: Dig, 1; deck: 9\nphase: Discard", TEXTS
    )
    s.to("Play", "B")
    assert len(s.deck("B")) == 8
    s.do("play Dig")
    assert len(s.deck("B")) == 7
    s.to("Draw", "A")
    assert sorted(s.options()) == ["no", "yes"]


@plays("Silver Leash")
@pytest.mark.parametrize(("gold", "can"), [(2, True), (1, False)])
def test_its_host_attacks_for_two_gold(gold: int, can: bool) -> None:
    s = orc(
        f"A: offensive: Ox 3/3, Elk 1/1, Rat 1/1; attached: Silver Leash on Ox; resources: {gold}; hand: 1\n"
        f"B: hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    assert offered(s, "send") == ["Ox", "Elk", "Rat"][not can :]
    free = s.fork()
    if can:
        s.choose("send Ox", "send Elk", "done")
        s.to("Second Play")
        assert (s.influence("B"), s.gold("A"), s.marked("Ox")) == (16, 0, True)
    free.choose("send Elk", "done")
    free.to("Second Play")
    assert (free.influence("B"), free.gold("A"), free.marked("Ox")) == (19, gold, False)


@plays("Gatekeeper's Billhook")
def test_its_carrier_is_stronger_as_a_defender() -> None:
    s = orc(
        f"A: offensive: Ox 1/9; attached: Gatekeeper's Billhook on Ox; hand: 1\n"
        f"B: defensive: Cow 1/9; attached: Gatekeeper's Billhook on Cow; hand: 1{FIGHT}",
        TEXTS,
    )
    assert (s.value("Ox"), s.value("Cow")) == ("1/9", "1/9")
    s.choose("attack B")
    until(s, "block Ox with Cow")
    s.choose("block Ox with Cow")
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage("Cow"), s.value("Cow")) == (4, 1, "1/9")


@plays("Boots of the Courier")
def test_its_carrier_is_not_marked_by_moving() -> None:
    s = orc(
        f"A: defensive: Ox 3/3, Elk, Hog marked; attached: Boots of the Courier on Ox, Boots of the Courier on Hog; "
        f"hand: 1\nB: hand: 1{FIGHT}",
        TEXTS,
    )
    assert offered(s, "move") == ["Ox", "Elk"]
    s.choose("move Ox", "move Elk")
    assert (s.place("Ox"), s.marked("Ox"), s.marked("Elk")) == ("A's Offensive", False, True)
    assert "move Ox" not in s.options()
    s.to("Second Move or Attack")
    assert "move Ox" not in s.options()
    s.choose("attack B")
    s.to("Play", "B")
    assert s.influence("B") == 17


@plays("Double Stamp")
@pytest.mark.parametrize(("stamps", "gold"), [(1, 2), (2, 2)])
def test_its_host_gives_two_gold(stamps: int, gold: int) -> None:
    hung = ", ".join(stamps * ["Double Stamp on Rat"])
    s = orc(
        f"A: resources: Rat; attached: {hung}; hand: Cost, 1\nB: resources: Cow; hand: 1",
        TEXTS | {"Cost": "event 2: Gain 1 influence."},
    )
    assert (s.gold("A"), s.gold("B")) == (gold, 1)
    s.do("play Cost")
    assert (s.influence("A"), s.gold("A"), s.marked("Rat")) == (21, 0, True)


@plays("Double Stamp")
def test_any_resource_card_is_its_host() -> None:
    s = orc("A: offensive: Mage; resources: Rat, Pig; hand: Double Stamp, 1\nB: resources: Cow marked; hand: 1", TEXTS)
    s.choose("play Double Stamp")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert sorted(targets(s)) == ["Cow", "Pig", "Rat"]
    s.choose("target Cow")
    s.all_pass()
    s.to("Play", "B")
    assert s.gold("B") == 2


@plays("The Hurried War")
@pytest.mark.parametrize(("has", "offers"), [(2, False), (4, True)])
def test_it_wants_three_influence_in_escrow(has: int, offers: bool) -> None:
    s = orc(f"A: {has} influence; hand: 1; quests: The Hurried War; chapter: Next\nB: hand: 1", TEXTS)
    assert ("accept The Hurried War" in s.options()) == offers
    if offers:
        s.choose("accept The Hurried War")
        assert s.influence("A") == has - 3


@plays("The Hurried War")
def test_eight_influence_from_one_opponent_complete_it() -> None:
    s = orc(
        "A: hand: 3 Drain, 1; offensive: Ox 2/2; quests: The Hurried War; chapter: Next\nB: hand: 1\nC: hand: 1", TEXTS
    )
    s.choose("accept The Hurried War")
    split = s.fork()
    for _ in range(3):
        assert (s.victory("A"), s.influence("A")) == (0, 17)
        s.do("play Drain", "target player B")
    assert (s.victory("A"), s.influence("A"), s.influence("B")) == (4, 20, 11)
    for seat in "BBC":
        split.do("play Drain", f"target player {seat}")
    assert (split.victory("A"), split.influence("A")) == (0, 17)
    split.to("Move or Attack")
    split.choose("attack B")
    split.to("Play", "B")
    assert (split.victory("A"), split.influence("A"), split.influence("B")) == (4, 20, 12)


@plays("The Hurried War")
def test_it_runs_out_as_his_second_next_turn_begins() -> None:
    s = orc("A: hand: 1; quests: The Hurried War; chapter: Next\nB: hand: 1", TEXTS)
    s.choose("accept The Hurried War")
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.pursues("A") == ["The Hurried War"]
    s.to("Play", "B")
    s.to("Draw", "A")
    assert ("The Hurried War" in s.pursues("A"), s.influence("A"), s.victory("A")) == (False, 17, 0)


@plays("The Hurried War")
def test_its_last_three_influence_are_lost_by_accepting_or_abandoning_it() -> None:
    s = orc("A: 3 influence; hand: 1; quests: The Hurried War; chapter: Next\nB: hand: 1", TEXTS)
    s.choose("accept The Hurried War")
    assert (s.influence("A"), s.over, s.winner) == (0, True, "B")
    left = orc("A: hand: 1; quests: The Hurried War; chapter: Next\nB: hand: 1", TEXTS)
    left.choose("accept The Hurried War", "abandon The Hurried War")
    assert (left.influence("A"), left.pursues("A"), left.victory("A")) == (17, [], 0)


@plays("The Hurried War")
def test_influence_that_an_opponent_loses_by_himself_does_not_count() -> None:
    own = {"Bleed": "event 0: You lose 3 influence."}
    s = orc("A: hand: 2 Drain, Dig; quests: The Hurried War; chapter: Next\nB: hand: Bleed, 1", TEXTS | own)
    s.choose("accept The Hurried War")
    for _ in range(2):
        until(s, "play Drain")
        s.do("play Drain")
    s.to("Play", "B")
    s.do("play Bleed")
    assert (s.influence("B"), s.victory("A")) == (11, 0)
