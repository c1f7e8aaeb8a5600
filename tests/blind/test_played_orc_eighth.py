"""Blind creatures of ORC's fourteenth round, played as their writer meant them."""

import pytest

from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Blow": "event 0: Deal 3 damage to target creature.",
    "Wait": "event 0: Gain 1 influence.", "Hex": "magic 0: Mark target creature.", "Mage": "creature (Caster) 1/9",
    "Spear": "equipment 0: Equipped creature gets +1/0.", "Ring": "equipment 0: Equipped creature gets 0/+1.",
    "Rain": "event 0: Deal 1 damage to each creature.", "Keeper": "creature 1/1: (A): Goblins you control get 0/+1.",
    **dict.fromkeys(("Old", "Other", "Next"), "quest (Assignment): Draw nine cards. Victory Points: 1."),
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Tallow Street Watcher")
@pytest.mark.parametrize(
    ("mine", "theirs", "left"), [("", "Tallow Street Watcher", 18), ("", "2 Tallow Street Watcher", 16),
    ("Tallow Street Watcher", "", 20), ("", "Cow", 20)],
)  # fmt: skip
def test_an_opponent_who_recycles_loses_two_influence(mine: str, theirs: str, left: int) -> None:
    s = orc(f"A: offensive: {mine or 'Ox'}; resources: 4; hand: 1\nB: defensive: {theirs or 'Cow'}; hand: 1")
    s.choose("recycle")
    for _ in range(3):
        s.choose(s.options()[0])
    s.choose("trigger of Tallow Street Watcher (2)") if theirs.startswith("2") else None
    s.all_pass()
    assert (s.influence("A"), s.influence("B"), len(s.hand("A"))) == (left, 20, 5)


@plays("Fenmoor Loner")
def test_only_while_no_other_of_his_is_in_its_front_it_is_stronger() -> None:
    s = orc(
        "A: offensive: Fenmoor Loner; defensive: Rat; hand: Elk 1/1, 1; resources: 9\n"
        "B: defensive: Cow; hand: 1\nphase: Entrance"
    )
    assert s.value("Fenmoor Loner") == "4/4"
    s.do("play Elk")
    assert (s.place("Elk"), s.value("Fenmoor Loner")) == ("A's Offensive", "2/3")
    s = orc("A: offensive: Fenmoor Loner hurt 3; hand: Elk 1/1, 1; resources: 9\nB: hand: 1\nphase: Entrance")
    s.do("play Elk")
    assert s.place("Fenmoor Loner") == "A's graveyard"
    assert orc("A: offensive: Fenmoor Loner, Keeper assigned\nB: hand: 1", TEXTS).value("Fenmoor Loner") == "2/3"


@plays("Gate-Lane Drover")
def test_another_ally_of_its_front_is_put_into_the_other_as_it_is() -> None:
    s = orc(
        "A: offensive: Gate-Lane Drover, Ox 5/5 marked hurt 1, Elk, Keeper assigned; defensive: Rat; "
        "attached: Spear on Ox; hand: 1\n"
        "B: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.choose("use Gate-Lane Drover")
    assert sorted(s.options()) == ["target Elk", "target Ox"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.marked("Ox"), s.damage("Ox"), s.place("Spear")) == ("A's Defensive", True, 1, "on Ox")
    assert s.marked("Gate-Lane Drover")


@plays("Gate-Lane Drover")
def test_an_attacker_who_is_put_away_costs_nobody_anything() -> None:
    s = orc(f"A: offensive: Gate-Lane Drover, Ox 3/3, Elk; hand: 1\nB: hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B", "send Ox", "done")
    until(s, "use Gate-Lane Drover")
    s.choose("use Gate-Lane Drover", "target Ox")
    s.to("Second Play")
    assert (s.place("Ox"), s.influence("B")) == ("A's Defensive", 20)


@plays("Chapel Bellringer")
def test_assigned_it_weakens_the_enemies_opposite_from_the_next_turn_on() -> None:
    s = orc(
        "A: defensive: Chapel Bellringer, Ox 2/2; resources: 1; hand: 1\n"
        "B: offensive: Cow 2/2, Imp 0/2; defensive: Hen 2/2; hand: 1"
    )
    s.do("assign Chapel Bellringer")
    assert (s.assigned("Chapel Bellringer"), s.gold("A"), s.value("Cow")) == (True, 0, "2/2")
    s.to("Play", "B")
    assert [s.value(name) for name in ("Cow", "Hen", "Ox")] == ["1/2", "2/2", "2/2"]
    assert s.value("Imp") in ("0/2", "-1/2")
    s.to("Second Play")
    away = orc("A: defensive: Chapel Bellringer; resources: 1; hand: 1\nB: offensive: Cow 2/2; hand: 1")
    assert "assign Chapel Bellringer" in away.options()
    marked = orc("A: defensive: Chapel Bellringer marked; resources: 1; hand: 1\nB: offensive: Cow 2/2; hand: 1")
    assert "assign Chapel Bellringer" not in marked.options()


@plays("Chapel Bellringer")
def test_its_death_ends_it() -> None:
    s = orc(
        "A: defensive: Chapel Bellringer assigned; hand: 1\nB: offensive: Cow 2/2; hand: Axe\nphase: Play, active B",
        TEXTS,
    )
    assert s.value("Cow") == "1/2"
    s.do("play Axe", "target Chapel Bellringer")
    assert s.value("Cow") == "2/2"


@plays("Slumbering Barrow Ogre")
def test_it_enters_marked_and_wakes_in_the_next_unmark_phase_of_its_own() -> None:
    s = orc(
        "A: hand: Slumbering Barrow Ogre, 1; resources: 9\nB: offensive: Ox 1/1; hand: 1\nphase: Entrance",
    )
    s.do("play Slumbering Barrow Ogre", front="Defensive")
    assert (s.place("Slumbering Barrow Ogre"), s.marked("Slumbering Barrow Ogre")) == ("A's Defensive", True)
    s.to("Move or Attack", "B")
    s.choose("attack A")
    s.to("Second Play")
    assert (s.influence("A"), s.marked("Slumbering Barrow Ogre")) == (19, True)
    s.to("Draw", "A")
    assert not s.marked("Slumbering Barrow Ogre")


@plays("Hired Halberdier")
@pytest.mark.parametrize("state", ["", " marked"])
def test_unpaid_it_goes_home_with_its_equipment(state: str) -> None:
    s = orc(
        f"A: offensive: Hired Halberdier{state}; attached: Spear on Hired Halberdier; resources: 1; hand: 1\nB: hand: 1\n"
        "phase: Discard, active B",
        TEXTS,
    )
    s.to("Upkeep", "A")
    paid = s.fork()
    paid.choose("pay upkeep of Hired Halberdier")
    assert (paid.place("Hired Halberdier"), paid.gold("A")) == ("A's Offensive", 0)
    s.choose("pay no upkeep of Hired Halberdier")
    assert (s.place("Hired Halberdier"), s.place("Spear"), s.gold("A")) == ("A's hand", "A's hand", 1)
    poor = orc("A: offensive: Hired Halberdier; hand: 1\nB: hand: 1\nphase: Discard, active B")
    poor.to("Draw", "A")
    assert poor.place("Hired Halberdier") == "A's hand"


@plays("Field-Looter Imp")
@pytest.mark.parametrize(("who", "drawn"), [("Field-Looter Imp", True), ("Elk", False)])
def test_it_draws_when_it_picks_a_piece_up_and_not_when_another_does(who: str, drawn: bool) -> None:
    s = orc(
        f"A: offensive: Ox, Field-Looter Imp, Elk; attached: Spear on Ox; deck: Rat, 3; hand: 1\nB: defensive: Cow 9/9{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Ox", "done", "block Ox with Cow")
    s.to("Second Play")
    s.choose(f"{who} picks up Spear")
    s.all_pass()
    assert (s.place("Spear"), "Rat" in s.hand("A")) == (f"on {who}", drawn)


@plays("Field-Looter Imp")
def test_a_piece_that_is_played_on_it_is_not_picked_up() -> None:
    s = orc("A: offensive: Field-Looter Imp, Ox; deck: Rat, 3; hand: Ring, 1\nB: hand: 1", TEXTS)
    s.do("play Ring", "target Field-Looter Imp")
    assert (s.place("Ring"), "Rat" in s.hand("A")) == ("on Field-Looter Imp", False)


@plays("Breachline Rider")
@pytest.mark.parametrize(("block", "lost", "value"), [(False, 5, "5/3"), (True, 0, "3/3")])
def test_undefended_it_strikes_harder(block: bool, lost: int, value: str) -> None:
    s = orc(f"A: offensive: Breachline Rider; hand: Wait\nB: defensive: Cow 0/9; hand: Axe{FIGHT}", TEXTS)
    assert s.value("Breachline Rider") == "3/3"
    s.choose("attack B")  # the text has nothing against the time before: nobody has been declared then, either
    until(s, "block")
    s.choose("block" if block else "done")
    assert s.value("Breachline Rider") == value
    if block:  # gone or not, it had a defender
        s.choose("play Axe", "target Cow")
        s.all_pass()
    s.to("Second Play")
    assert (s.influence("B"), s.value("Breachline Rider")) == (20 - lost, "3/3")


@plays("Whisperless Wraith")
def test_events_cannot_aim_at_it_and_all_else_can() -> None:
    s = orc(
        "A: offensive: Whisperless Wraith, Mage; hand: Axe, Hex, Rain, 1\nB: defensive: Whisperless Wraith, Cow 1/9; hand: Axe",
        TEXTS,
    )
    axe, hex_ = s.fork(), s.fork()
    axe.choose("play Axe")
    assert sorted(axe.options()) == ["target Cow", "target Mage"]
    hex_.choose("play Hex")
    assert len(hex_.options()) == 4
    s.do("play Rain")
    assert (s.damage("Whisperless Wraith"), s.damage("Whisperless Wraith (2)")) == (1, 1)


@plays("Questing Hedge Knight")
@pytest.mark.parametrize(("quests", "gold", "can"), [(0, 3, False), (1, 3, True), (2, 2, True), (2, 1, False)])
def test_each_active_quest_of_his_makes_it_cheaper(quests: int, gold: int, can: bool) -> None:
    s = orc(
        f"A: hand: Questing Hedge Knight, 1; resources: {gold}; quests: Old; chapter: Next\n"
        "B: quests: Other; chapter: Next; hand: 1",
        TEXTS,
    )
    for quest in ("Old", "Other")[:quests]:
        s.choose(f"accept {quest}")
        s.all_pass()
    s.to("Entrance")
    assert ("play Questing Hedge Knight" in s.options()) == can
    if can:
        s.do("play Questing Hedge Knight")
        assert (s.place("Questing Hedge Knight"), s.gold("A")) == ("A's Offensive", gold - 4 + quests)


@plays("Questing Hedge Knight")
def test_a_quest_of_the_opponent_alone_does_not() -> None:
    s = orc(
        "A: hand: Questing Hedge Knight, 1; resources: 3; quests: Old; chapter: Next\nB: hand: 1\nphase: Play, active B",
        TEXTS,
    )
    s.choose("accept Old")
    s.to("Entrance", "A")
    assert (s.pursues("B"), "play Questing Hedge Knight" in s.options()) == (["Old"], False)


@plays("Rust-Market Salvager")
def test_a_discarded_card_brings_an_equipment_back_it_may_be_that_card() -> None:
    s = orc(
        "A: hand: Rust-Market Salvager, Ring, Rat; grave: Spear, Elk; resources: 3\nB: grave: Spear; hand: 1\nphase: Entrance",
        TEXTS,
    )
    s.do("play Rust-Market Salvager")
    no = s.fork()
    no.choose("no")
    assert (no.hand("A"), no.place("Spear")) == (["Ring", "Rat"], "A's graveyard")
    s.choose("yes", "Ring")
    back = s.fork()
    back.choose("Ring")
    assert back.hand("A") == ["Rat", "Ring"]
    s.choose("Spear")
    assert (s.hand("A"), s.place("Ring"), s.place("Spear (2)")) == (["Rat", "Spear"], "A's graveyard", "B's graveyard")


@plays("Rust-Market Salvager")
def test_it_discards_for_nothing_where_no_equipment_is_and_nothing_from_an_empty_hand() -> None:
    s = orc("A: hand: Rust-Market Salvager, Rat; grave: Elk; resources: 3\nB: hand: 1\nphase: Entrance", TEXTS)
    s.do("play Rust-Market Salvager")
    s.choose("yes")
    assert (s.hand("A"), s.place("Rat"), s.place("Elk")) == ([], "A's graveyard", "A's graveyard")
    s = orc("A: hand: Rust-Market Salvager; grave: Spear; resources: 3\nB: hand: 1\nphase: Entrance", TEXTS)
    s.do("play Rust-Market Salvager")
    assert s.place("Spear") == "A's graveyard"


@plays("Greenglass Herbwife")
def test_another_ally_is_marked_to_heal_anybody_and_allies_are_tougher_besides() -> None:
    s = orc(
        "A: offensive: Greenglass Herbwife, Ox 1/9 hurt 3, Elk, Keeper assigned, Rat marked; defensive: Hog; hand: 1\n"
        "B: defensive: Cow 1/9 hurt 1; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose("use Greenglass Herbwife")
    enemy = s.fork()
    asked = sorted(s.options())
    assert asked == [f"target {name}" for name in ("Cow", "Elk", "Greenglass Herbwife", "Ox", "Rat")]
    s.choose("target Ox")
    assert sorted(label.split()[-1] for label in s.options()) == ["Elk", "Ox"]
    s.choose(next(label for label in s.options() if label.endswith("Ox")))
    s.all_pass()
    assert (s.damage("Ox"), s.value("Ox"), s.marked("Ox"), s.marked("Greenglass Herbwife")) == (1, "1/10", True, False)
    enemy.choose("target Cow", "Elk")
    enemy.all_pass()
    assert (enemy.damage("Cow"), enemy.value("Cow"), enemy.marked("Elk")) == (0, "1/9", True)
    s.to("Play", "B")
    assert s.value("Ox") == "1/9"
    alone = orc("A: offensive: Greenglass Herbwife; hand: 1\nB: defensive: Cow 1/9 hurt 1; hand: 1")
    assert "use Greenglass Herbwife" not in alone.options()
