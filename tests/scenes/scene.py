"""The scene kit: a scene sets a table from a few lines of text, chooses by label, and looks.

    @rule("ARC-COMBAT-20")
    def test_an_undefended_attacker_costs_the_defender_points() -> None:
        s = scene('''
            A: army: Wolf 2/2, Guard 1/4 marked
            B: 15 points; city Oakhold (Body, 8): Elder 1/1; hand: Fireball
            phase: Attack
        ''', cards={"Fireball": "event 2 Red Banner: Deal 3 damage to target creature."})
        s.choose("attack B's army")         # Wolf is the only one who can be sent, so nobody is asked
        assert s.points("B") == 13

**The text.** One line for each seat (it may run on over several lines), parts parted by semicolons, and one for the phase.
What a ruleset has stands at the head of its description: scenes/arc.py, scenes/slot.py.

- A pile is told from its first card: `hand: Fireball, 3 Wolf, 2`; a number alone stands for so many spare cards.
- Behind a card's name stands how it lies, in the order of the description's signs: `Wolf 2/2 marked hurt 2 of B`. What
  neither `cards` nor the description prints is a plain creature; `cards` prints cards by short lines (scenes/printing.py).
- What the text cannot mean is refused: a word out of its place, a name that nearly is a printed one, a player or phase that
  is not there.
- `dice` are handed in, and all must be used; `settings` are house rules by name; `seed` is for scenes that let chance
  rule; `game` is a ruleset that was edited. `deal(deck, deck)` begins with the setup: each deck is "Oakhold, 3 Wolf".

**Choosing.** `s.choose(label, ...)` takes one label after the other: the whole label, else its only beginning, else the only
one that contains it. Forced choices happen by themselves, as in every match. `s.stop_at(NextCombat)` stops the next choice
before that rule, so that one can look where nobody is asked; `s.go_on()` goes on, and so does whoever chooses. `s.play(name,
"target Imp")` plays a card, answers, and passes until the chain is empty, `s.carry_out` does so with any label; `s.all_pass()`
passes until no window asks; `s.to("Attack", "B")` goes on to the first question of that phase (of B's). `s.refused("send
Guard", "ARC-COMBAT-01")` says that this is not offered, and which rule (or card, by name) forbids it, by the one source of
legality; there the first of several Imps is "Imp (1)".

**Looking** never goes on with the match (scenes/looking.py). Names that occur twice are numbered in the order of the text:
"Imp", "Imp (2)". A test decorated with `rule` shows its scenes when it fails: table, options, log.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, ParamSpec, Self, TypeVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from scenes.attempts import Label
from scenes.kit import Cards
from scenes.looking import Spectator
from scenes.setting import Setting
from wtactics.engine.match import Match
from wtactics.engine.places import Option, card_of, other_of, what_of
from wtactics.engine.step import Step
from wtactics.engine.values import BY_CARD
from wtactics.kits.asked import in_window
from wtactics.kits.game import Game
from wtactics.kits.verbs import PASS

P = ParamSpec("P")
S = TypeVar("S", bound="Scene")
SCENES: Final[list[Scene]] = []  # those of the test that runs now


def rule(*ids: str) -> Callable[[Callable[P, None]], Callable[P, None]]:
    """Mark a test as the scene of these rules: it shows its tables when it fails, and its dice must all be used."""

    def mark(test: Callable[P, None]) -> Callable[P, None]:
        @functools.wraps(test)
        def play(*arguments: P.args, **named: P.kwargs) -> None:
            SCENES.clear()
            try:
                test(*arguments, **named)
                for s in SCENES:
                    left = list(s.table.dice)[s.table.rolls :]
                    assert not left, f"dice that nobody rolled: {left}"
                    assert s.stops.stop is None, f"{s.stops.stop} was never reached"
            except BaseException:
                print(*(s.show() for s in SCENES), sep="\n\n")  # noqa: T201 -- pytest shows it with the failure
                raise

        return pytest.mark.rule(*ids)(play)

    return mark


class Scene(Spectator):
    """A match under way; a ruleset's own adds the words for its options and for what it alone has."""

    labels_mean: type[Label]  # what its labels mean
    halts = False  # does a choice run no further than to where the next phase begins, so that one can look?
    ways: tuple[str, ...] = ()  # what is chosen on the way to a phase, where one cannot pass

    @classmethod
    def set(
        cls, text: str, *, cards: Cards | None = None, dice: Sequence[int] = (), seed: int = 1,
        settings: Mapping[str, int] | None = None, game: Game | None = None,
    ) -> Self:  # fmt: skip
        """Set a table and run on to its first question; `game` is the ruleset, unless it is edited."""
        game = game or cls.kit.game
        t = cls.kit.laid(Setting(cls.kit, dict(cards or {})).read(text), game, settings or {})
        return cls(game, Match(t, game.rules), dice, seed)

    @classmethod
    def deal(
        cls, *decks: str, cards: Cards | None = None, dice: Sequence[int] = (), seed: int = 1,
        settings: Mapping[str, int] | None = None,
    ) -> Self:  # fmt: skip
        """Begin a match with these decks, at its first question; names that `cards` does not print are plain."""
        kit = cls.kit
        lists = kit.lists(decks, cards or {})
        names = dict.fromkeys(name for deck in lists for name in deck)
        library = kit.library({name: kit.book.get(name) or kit.plain({}) for name in names} | dict(cards or {}))
        numbers = {name: d for d, name in enumerate(library.names)}
        dealing = kit.game.dealing(library, {**kit.dealt, **(settings or {})}, kit.game.rules)
        t = dealing.table([[numbers[name] for name in deck] for deck in lists])
        return cls(kit.game, Match(t, kit.game.rules), dice, seed)

    def __init__(self, game: Game, match: Match, dice: Sequence[int] = (), seed: int = 1) -> None:
        super().__init__(game, match)
        self.table.sow(seed)
        self.table.dice = vec[i64](list(dice))
        SCENES.append(self)
        self.halt()  # where the first phase begins
        if self.stops.stopped:
            self.halt()

    def fork(self) -> Self:
        """The same match with all that has happened, to be played on by itself."""
        match = self.match.clone()
        match.table.facts = self.table.facts[:]
        return type(self)(self.game, match)

    # ---- running on

    def stop_at(self, step: type[Step[Any]]) -> None:
        """Stop here: the next choice runs no further than to the moment before this rule."""
        self.stops.stop = step

    def halt(self) -> None:
        """Run on to a question or, so that one can look, to where another phase begins, if that comes first."""
        self.stops.until(self.match.run, self.halts)
        self.listen()

    def go_on(self) -> None:
        """Run on to the next question."""
        self.match.run()
        self.stops.stopped = False
        self.listen()

    def settle(self) -> None:
        """Go on if nobody is asked, for the scene was stopped so that one can look."""
        if self.stops.stopped:
            self.go_on()

    def concede(self, seat: str) -> None:
        """The player who is asked gives up."""
        assert self.asked == seat, f"{seat} cannot concede: {self.asked} is asked\n\n{self.show()}"
        self.lines.append(f"> {seat} concedes")
        self.match.concede(self.seats.index(seat))
        self.listen()

    # ---- choosing

    @property
    def asked(self) -> str:
        """Who must choose; nobody when the match is over."""
        self.settle()
        return self.seats[self.match.asked] if not self.over else ""

    def options(self) -> list[str]:
        """The labels of the open question."""
        self.settle()
        return [] if self.over else self.game.label_words(self.table)

    def choose(self, *wanted: str) -> None:
        """Choose by label, one after the other."""
        for label in wanted:
            o = self.find(label)
            refused = self.match.forbids(what_of(o), card_of(o), other_of(o))
            assert refused <= 0, f"{label} is offered, but forbidden by {refused}"
            self.lines.append(f"> {self.seats[self.table.asked]}: {label}")
            self.stops.until(lambda o=o: self.match.choose(o), self.halts)
            self.listen()

    def find(self, wanted: str) -> Option:
        """The one option that this label means."""
        offered = self.options()
        for fits in (wanted.__eq__, lambda label: label.startswith(wanted), lambda label: wanted in label):
            found = [i for i, label in enumerate(offered) if fits(label)]
            if len(found) == 1:
                return self.table.options[found[0]]
        raise AssertionError(f"expected one option {wanted!r}, found {offered}\n\n{self.show()}")

    def way_on(self) -> str:
        """The label of what brings the match on: to pass where that is possible."""
        offered = self.options()
        passing = [label for label, o in zip(offered, self.table.options, strict=True) if what_of(o) == PASS]
        return next(iter([*passing, *(way for way in self.ways if way in offered)]), offered[0])

    def play(self, name: str, *answers: str) -> None:
        """Play a card, answer what it asks, and let all pass until it has resolved."""
        self.carry_out(f"play {name}", *answers)

    def carry_out(self, label: str, *answers: str) -> None:
        """Choose something, answer what it asks, and let all pass until the chain is empty."""
        self.choose(label)
        left = list(answers)
        while not self.over and (left or self.table.chain):
            self.settle()
            if in_window(self.table):
                self.choose(self.way_on())
            else:
                assert left, f"{label} asks more\n\n{self.show()}"
                self.choose(left.pop(0))

    def all_pass(self) -> None:
        """All pass until no window asks anybody."""
        self.settle()
        while not self.over and in_window(self.table):
            self.choose(self.way_on())

    def to(self, phase: str, seat: str = "") -> None:
        """Go on to the first question of a phase (of that seat's turn), choosing nothing where that is possible."""
        there, turn = self.kit.phases.index(phase), self.turn
        wanted = self.seats.index(seat) if seat else int(self.table.active)
        self.settle()
        while not (self.table.phase == there and self.table.active == wanted):
            assert not self.over, f"the match is over before {phase}\n\n{self.show()}"
            assert self.turn < turn + self.table.seats + 1, f"{phase} passed without a question\n\n{self.show()}"
            self.choose(self.way_on())
            self.settle()

    # ---- being refused

    def meant(self, label: str) -> tuple[int, int, int]:
        """The verb, thing and number of an option of this label, offered or not."""
        return self.labels_mean.of(self, label)

    def refused(self, label: str, why: str) -> None:
        """This is not offered, and forbidden by the rule of this id, or by the text that concerns the card of this name."""
        assert label not in self.options(), f"{label} is offered\n\n{self.show()}"
        found = self.reason(label)
        assert found == why, f"{label}: expected {why}, found {found}\n\n{self.show()}"

    def reason(self, label: str) -> str:
        """The id of the rule that forbids this option, or the name of the card that a text forbids it."""
        number = self.match.forbids(*self.meant(label))
        if number >= BY_CARD:
            return str(self.table.library.names[self.table.printed[number - BY_CARD]])
        return self.game.rule_id(number) if number > 0 else ("not asked here" if number < 0 else "nothing")
