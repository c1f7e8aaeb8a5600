"""SLOT-DESIGN-01: parts of a ruleset that its designers may exchange."""

from random import Random

from scenes.slot import rule, scene
from wtactics.engine.places import Option
from wtactics.engine.step import NEXT, Step
from wtactics.games import entry
from wtactics.rulesets.slot.rules.blows import Compare
from wtactics.rulesets.slot.rules.pay import PayPrice
from wtactics.rulesets.slot.rules.turn import SetPoints
from wtactics.rulesets.slot.table import SlotTable


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
