"""SLOT-DESIGN: the four provisional parts are exchanged one by one, and the rest of the game stays as it is."""

from random import Random

import pytest

from scenes.slot import Scene, rule, scene
from wtactics.engine.places import DECK, GRAVE, Option
from wtactics.engine.step import NEXT, Step
from wtactics.games import entry
from wtactics.kits.verbs import PASS, RECRUIT, UPKEEP
from wtactics.rulesets.slot.ids import PAY_05, RECR_05
from wtactics.rulesets.slot.rows import FEE_GOLD, FEE_ROW, GOLD, OTHERS
from wtactics.rulesets.slot.rules.blows import Compare
from wtactics.rulesets.slot.rules.move import MoveCreatures
from wtactics.rulesets.slot.rules.pay import PayPrice, payer
from wtactics.rulesets.slot.rules.recr import Recruit
from wtactics.rulesets.slot.rules.recr_whom import cannot_recruit, cost_of
from wtactics.rulesets.slot.rules.turn import SetPoints
from wtactics.rulesets.slot.rules.upk import SettleFees
from wtactics.rulesets.slot.stock import one_of_each
from wtactics.rulesets.slot.table import SlotTable

CARDS = {
    "Duke": "cost 2 close 5 def 3 life 9",
    "Watch": "def 1 life 1: [ ] Watch - This creature gets +1 DEF until end of turn.",
}


class PointsByArmy(SetPoints):
    """As many action points as there are creatures in the army."""

    def do(self, t: SlotTable, answer: int) -> int:
        t.ap = len(t.army(t.active))
        return NEXT


class LightMoves(MoveCreatures):
    """Moving marks nobody."""

    def move(self, t: SlotTable, c: int, slot: int) -> None:
        super().move(t, c, slot)
        t.unmark(c)


class RecruitFromStock(Recruit):
    """Recruits are paid for with cards of the deck."""

    def ask(self, t: SlotTable) -> None:
        t.ask(t.active)
        t.offer(PASS)
        for c in one_of_each(t, DECK, t.active):
            if self.forbids(t, RECRUIT, c, 0) == 0:
                t.offer(RECRUIT, c)

    def forbids(self, t: SlotTable, what: int, thing: int, other: int) -> int:
        if what != RECRUIT or cannot_recruit(t, t.active, thing) not in (0, RECR_05):
            return super().forbids(t, what, thing, other)
        return RECR_05 if cost_of(t, t.active, thing) >= len(t.at(DECK, t.active)) else 0


class FeesFromStock(SettleFees):
    """Fees are paid for with cards of the deck."""

    def forbids(self, t: SlotTable, what: int, thing: int, other: int) -> int:
        refusal = super().forbids(t, what, thing, other)
        if what != UPKEEP or refusal not in (0, PAY_05):
            return refusal
        return PAY_05 if t.fees[other * FEE_ROW + FEE_GOLD] > len(t.at(DECK, t.active)) else 0


class PayFromStock(PayPrice):
    """Gold is the uppermost card of the deck, laid in the graveyard."""

    def ask(self, t: SlotTable) -> None:
        if t.bill[OTHERS] > 0:
            super().ask(t)

    def do(self, t: SlotTable, answer: int) -> int:
        if t.bill[OTHERS] > 0:
            return super().do(t, answer)
        seat = payer(t)
        for c in [c for c in t.at(DECK, seat) if c != t.note(1)][: t.bill[GOLD]]:
            t.move(c, GRAVE, seat)
        return NEXT


class BlowsByDifference(Compare):
    """A blow takes as many life points as it exceeds the DEF by, and one."""

    def do(self, t: SlotTable, answer: int) -> int:
        a, b, ranged = t.fighters[0], t.target, t.ranged_now
        hits, back = t.strength(a, ranged) - t.guard(b) + 1, t.strength(b, ranged) - t.guard(a) + 1
        t.hurt(b, hits, a)
        t.hurt(a, back, b)
        return NEXT


Edition = list[tuple[type[Step[SlotTable]], Step[SlotTable]]]
STOCK: Edition = [(Recruit, RecruitFromStock()), (SettleFees, FeesFromStock()), (PayPrice, PayFromStock())]
AS_WRITTEN = {"points": (3, 2, 0), "moving": (True, 2), "economy": (2, 5), "attack": (1, 1, True, 4)}
# What is exchanged: the part of the game, settings, swapped steps, and how that part is played then.
EDITIONS: list[tuple[str, dict[str, int], Edition, tuple[int, ...]]] = [
    ("points", {"action_points": 5}, [], (5, 4, 2)),
    ("points", {"attack_price": 2, "rest_price": 1}, [], (3, 1, 0)),
    ("points", {}, [(SetPoints, PointsByArmy())], (4, 3, 1)),
    ("moving", {"move_marks": 0}, [], (False, 2)),
    ("moving", {"move_price": 3}, [], (True, 0)),
    ("moving", {}, [(MoveCreatures, LightMoves())], (False, 2)),
    ("economy", {}, STOCK, (0, 3)),
    ("attack", {"group_most": 1}, [], (1, 1, True, 0)),
    ("attack", {"group_most": 2}, [], (1, 1, True, 3)),
    ("attack", {}, [(Compare, BlowsByDifference())], (3, 3, True, 4)),
]
ALL = pytest.mark.parametrize(("part", "settings", "swapped", "played"), EDITIONS)


def table(text: str, settings: dict[str, int], swapped: Edition) -> Scene:
    """A scene of this edition of the game."""
    game = entry("slot")
    for old, new in swapped:
        game.rules.swap(old, new, 3 if old is PayPrice else 1)
    return scene(text, cards=CARDS, settings=settings, game=game)


def points(settings: dict[str, int], swapped: Edition) -> tuple[int, ...]:
    """The action points of a turn, what an attack leaves of them, and what a rest after it leaves."""
    s = table("A: front: Fighter, Fighter hurt 1, Watch, Watch\nB: front: Duke\nstep: Unmark", settings, swapped)
    s.to("Action")
    found = [s.ap]
    s.choose("attack Duke F1 with Fighter F1, ranged")
    s.decline()
    found.append(s.ap)
    s.choose("rest Fighter F2")
    return (*found, s.ap)


def moving(settings: dict[str, int], swapped: Edition) -> tuple[int, ...]:
    """Is a creature marked that has moved, and what is left of three action points?"""
    s = table("A: front: Page, -, Watch\nB: front: Page\nstep: Move, ap 3", settings, swapped)
    s.choose("move Page F1 to F2")
    return s.marked("A F2"), s.ap


def economy(settings: dict[str, int], swapped: Edition) -> tuple[int, ...]:
    """How many are marked for a recruit of cost 2, and how many cards the deck has left of six."""
    s = table("A: front: Page, Page, Page; deck: Duke, 5 Page\nB: front: Page\nstep: Recruit", settings, swapped)
    s.choose("recruit Duke", "place Duke in B1")
    while s.options()[0].startswith("give "):
        s.choose(s.options()[0])
    assert (s.who("A B1"), s.marked("A B1")) == ("Duke", True)
    return sum(s.marked(f"A {slot}") for slot in ("F1", "F2", "F3")), len(s.deck("A"))


def attack(settings: dict[str, int], swapped: Edition) -> tuple[int, ...]:
    """Tokens of attacker and attacked, is the attacker marked, and how many attacks by groups were offered?"""
    s = table("A: front: Duke, Duke, Duke\nB: front: -, Duke\nstep: Action, ap 9", settings, swapped)
    groups = sum("+" in label for label in s.options())
    s.choose("attack Duke F2 with Duke F1, close")
    return s.tokens("A F1"), s.tokens("B F2"), s.marked("A F1"), groups


PLAYED = {"points": points, "moving": moving, "economy": economy, "attack": attack}


@rule("SLOT-DESIGN-01")
def test_they_are_played_as_written_here() -> None:
    assert {part: play({}, []) for part, play in PLAYED.items()} == AS_WRITTEN


@rule("SLOT-DESIGN-01")
@ALL
def test_one_part_is_exchanged_and_the_others_stay(
    part: str, settings: dict[str, int], swapped: Edition, played: object
) -> None:
    assert {other: play(settings, swapped) for other, play in PLAYED.items()} == {**AS_WRITTEN, part: played}


@rule("SLOT-DESIGN-01")
@pytest.mark.parametrize(("part", "settings", "swapped", "played"), [edition for edition in EDITIONS if edition[2]])
def test_a_swapped_part_is_played_to_the_end_of_a_game(
    part: str, settings: dict[str, int], swapped: Edition, played: object
) -> None:
    army = "front: Fighter, Mage, Knight, Page; back: Archer, Shaman, Page, Druid; deck: 8 Fighter, 4 Knight, 4 Mage"
    s = table(f"A: {army}\nB: {army}\nstep: Unmark", settings, swapped)
    chance = Random(part)
    for _ in range(3000):
        if not s.over:
            s.match.choose_at(chance.randrange(len(s.table.options)))
    assert s.over, f"{part} ({played}): no end in turn {s.turn}"
    assert s.ending.startswith(("SLOT-WIN", "SLOT-DRAW"))


@rule("SLOT-DESIGN-01", "SLOT-REST-04")
def test_resting_and_unmarking_are_exchanged_by_settings_too() -> None:
    text = "A: front: Fighter hurt 1\nB: front: Page marked, Page\nstep: Unmark"
    s = table(text, {"rest_enabled": 0, "unmark_both": 1}, [])
    s.to("Action")
    s.refused("rest Fighter F1", "SLOT-REST-04")
    assert not s.marked("B F1")
    s = table(text, {}, [])
    s.to("Action")
    assert ("rest Fighter F1" in s.options(), s.marked("B F1")) == (True, True)


@rule("SLOT-DESIGN-03")
def test_the_same_creatures_do_other_things_in_other_slots() -> None:
    offered = set()
    for front, back in (
        ("Archer, Fighter", "-"),
        ("Fighter, Archer", "-"),
        ("Fighter", "Archer"),
        ("Archer", "Fighter"),
    ):
        s = table(f"A: front: {front}; back: {back}\nB: front: Duke; back: Duke", {}, [])
        offered.add(tuple(s.options()))
    assert len(offered) == 4


@rule("SLOT-DESIGN-07")
def test_nothing_gets_stronger_or_weaker_with_the_hour() -> None:
    army = "front: Fighter, Archer, Mage, Lord; back: Shaman, Druid, Knight, Walking Corpse"
    s = table(f"A: {army}\nB: {army}\nstep: Unmark, turn 1", {"level_fee": 0, "level_2": 3}, [])
    slots = [f"{seat} {row}{n}" for seat in "AB" for row in "FB" for n in range(1, 5)]
    hours = {}
    while s.turn < 25:
        hours[s.turn, s.step] = tuple(
            s.value(slot, value) for slot in slots for value in ("close", "ranged", "DEF", "life")
        )
        s.choose("done")
    assert len(hours) == 24 * 2
    assert len(set(hours.values())) == 1


@rule("SLOT-DESIGN-08")
def test_an_attack_is_close_or_ranged_and_magic_is_ranged() -> None:
    s = table("A: front: Mage, Fighter; back: Mage\nB: front: Duke, Fighter; back: Duke", {}, [])
    attacks = [label for label in s.options() if label.startswith("attack ")]
    assert {label.rpartition(", ")[2] for label in attacks} == {"close", "ranged"}
    assert {label.rpartition(", ")[2] for label in attacks if "with Mage B1" in label} == {"ranged"}
    s.choose("attack Fighter F2 with Mage F1, ranged")  # a bow answers magic, by DEF and one life point as ever
    assert (s.tokens("B F2"), s.who("A F1")) == (1, "")


class NoPoints(SetPoints):
    """Action points are given out freely."""

    def do(self, t: SlotTable, answer: Option) -> int:
        t.ap = 100
        return NEXT


class FreeOfCharge(PayPrice):
    """Nothing is paid for anything."""

    def ask(self, t: SlotTable) -> None:
        return

    def do(self, t: SlotTable, answer: Option) -> int:
        t.square_up()
        return NEXT


class OneSided(Compare):
    """Nobody strikes back."""

    def strikes(self, t: SlotTable, i: int) -> bool:
        return False


@rule("SLOT-DESIGN-01")
def test_each_of_the_four_provisional_parts_can_be_exchanged() -> None:
    exchanges: list[tuple[type[Step[SlotTable]], Step[SlotTable]]] = [
        (SetPoints, NoPoints()), (PayPrice, FreeOfCharge()), (Compare, OneSided()),
    ]  # fmt: skip
    army = "front: Fighter, Page, Page, Page; back: Page, Page, Page, Page; deck: 3 Page, 2 Knight"
    for old, new in exchanges:
        game = entry("slot")
        game.rules.swap(old, new, 3 if old is PayPrice else 1)
        s = scene(f"A: {army}\nB: {army}\nstep: Unmark", settings={"move_marks": 0}, game=game)
        chance = Random(5)
        for _ in range(200):
            if not s.over:
                s.match.choose_at(chance.randrange(len(s.table.options)))
        assert s.over or s.turn > 4
