"""The scene kit of SLOT: a scene sets both grids from a few lines of text, chooses by label, and looks.

    @rule("SLOT-RESOLVE-EX1")
    def test_an_even_match() -> None:
        s = scene('''
            A: front: Fighter; back: -, -, -, Page
            B: front: Fighter; back: -, -, -, Page
        ''')
        s.choose("attack Fighter F1 with Fighter F1, close")
        assert (s.tokens("A F1"), s.tokens("B F1")) == (1, 1)

**The text.** One line for each seat (it may run on), parts parted by semicolons, and one for the step:

    A: 14 points; front: Fighter, -, Archer marked, Knight hurt 1; back: -, Mage of B; twilight: Archer; deck: 3 Page
    step: Action, active A, turn 3, ap 2

- Rows go from column 1 to 4; `-` is an empty slot, and what is not mentioned is empty. Piles go from the top.
- A creature is a name, then `marked`, `hurt 1`, `of B` (its owner), `moved`, in this order. Names of the book's examples
  (Fighter, Archer, Shaman, Druid, Mage, Lord, Walking Corpse, Knight) have its values; any other is 1/1/1/1 for 1.
- What the text cannot mean is refused: a word out of its place, a name that nearly is a printed one, no `def` or `life`.
- `cards` prints creatures: `"level 2 cost 3 close 1 magic 4 def 2 life 1 upkeep 1 fixed (Elf) ranged_name Ensnare: text"`.
- The scene begins with its step (Action, unless told) by the real steps, and runs on to the first question.

**Choosing.** `s.choose(label, ...)` takes the whole label, else its only beginning, else the only one that contains it; the
words are those of rulesets/slot/told/words.py. `s.decline()` declines all offers of an exchange. `s.to("Move")` goes on to the
first question of that step. `s.stop_at(Compare)` stops the next choice before that rule (a class of the ruleset), where one
can look though nobody is asked; `s.go_on()` goes on. `s.refused(label, why)` says that the option is not offered, and which
rule (or card) forbids it.

**Looking.** A slot is told as "A F1": `s.who`, `s.marked`, `s.tokens`, `s.value("A F1", "close")`. Further `s.army("A")`,
`s.twilight("A")`, `s.grave("A")` and `s.deck("A")` from the top, `s.points("A")`, `s.ap`, `s.asked`, `s.active`, `s.step`,
`s.turn`, `s.over`, `s.winner` ("" for a draw), `s.ending`, `s.log()`, and below all s.match and s.table.

`deal(deck, deck, ...)` begins with the setup: each deck is "3 Fighter, 8 Page".
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from typing import Final, ParamSpec

import pytest

from laying import Stopping, Unclear, name_of, run_until
from slot_setting import BOOK, ORDER, SEATS, Setting, lay_out, library_of, printed_cards
from wtactics.engine.checked import CheckedMatch
from wtactics.engine.match import Match
from wtactics.engine.places import ASIDE, DECK, GRAVE, NOBODY, card_of, other_of, what_of
from wtactics.engine.values import BY_CARD, refresh
from wtactics.kits import verbs
from wtactics.kits.asked import in_window
from wtactics.rulesets.slot.deal import SlotDealing
from wtactics.rulesets.slot.grid import NAMES
from wtactics.rulesets.slot.rules.atk import attack_with
from wtactics.rulesets.slot.soundness import check_armies
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.told.refusals import IDS
from wtactics.rulesets.slot.told.story import STORY
from wtactics.rulesets.slot.told.words import PHASES, labels

P = ParamSpec("P")
SCENES: Final[list[Scene]] = []  # those of the test that runs now


def rule(*ids: str) -> Callable[[Callable[P, None]], Callable[P, None]]:
    """Mark a test as the scene of these rules: it shows its tables when it fails."""

    def mark(test: Callable[P, None]) -> Callable[P, None]:
        @functools.wraps(test)
        def play(*arguments: P.args, **named: P.kwargs) -> None:
            SCENES.clear()
            try:
                test(*arguments, **named)
                for s in SCENES:
                    assert s.stop is None, f"{s.stop} was never reached"
            except BaseException:
                print(*(s.show() for s in SCENES), sep="\n\n")  # noqa: T201 -- pytest shows it with the failure
                raise

        return pytest.mark.rule(*ids)(play)

    return mark


def scene(text: str, *, cards: dict[str, str] | None = None, settings: dict[str, int] | None = None) -> Scene:
    """Set a table and run on to its first question."""
    t, slot = lay_out(Setting(cards or {}).read(text), settings or {})
    return Scene(CheckedMatch(Match(t, slot.rules), check_armies), 1)


def deal(
    *decks: str, cards: dict[str, str] | None = None, seed: int = 1, settings: dict[str, int] | None = None
) -> Scene:
    """Begin a match with these decks, A first, at its first question."""
    counted = [[re.fullmatch(r"(?:(\d+) )?(.+)", entry.strip()) for entry in deck.split(",")] for deck in decks]
    lists = [[found[2] for found in deck if found for _ in range(int(found[1] or 1))] for deck in counted]
    for n, names in enumerate(lists):
        for name in names:
            name_of(name, {**BOOK, **(cards or {})}, f"deck {n}", ORDER)
    library = library_of(printed_cards([name for names in lists for name in names], cards or {}))
    slot = SlotDealing(library, {"first_player": 0, **(settings or {})})
    t = slot.table([[library.names.index(name) for name in names] for names in lists])
    return Scene(CheckedMatch(Match(t, slot.rules), check_armies), seed)


class Scene(Stopping):
    """A match under way, with words for what one chooses and sees."""

    def __init__(self, match: Match, seed: int) -> None:
        super().__init__(match)
        assert isinstance(match.table, SlotTable)
        self.table: Final[SlotTable] = match.table
        self.table.listening = True
        self.chosen: Final[list[str]] = []
        self.table.sow(seed)
        SCENES.append(self)
        match.run()

    # ---- choosing

    def options(self) -> list[str]:
        """The labels of the open question."""
        return [] if self.over else labels(self.table)

    def choose(self, *wanted: str) -> None:
        """Choose by label, one after the other."""
        for label in wanted:
            at = self.find(label)
            o = self.table.options[at]
            refused = self.match.forbids(what_of(o), card_of(o), other_of(o))
            assert refused <= 0, f"{label} is offered, but forbidden by {refused}"
            self.chosen.append(f"{self.asked}: {label}")
            self.play_on(at)

    def play_on(self, place: int) -> None:
        """Choose the option there, and run on to the next question or to where the scene is to stop."""
        if self.stop is None:
            self.match.choose_at(place)
        else:
            self.match.act(self.table.options[place])
            run_until(self.match, self.is_stopped)

    def go_on(self) -> None:
        """Run on to the next question."""
        self.match.run()

    def find(self, wanted: str) -> int:
        """The place of the one option that this label means."""
        offered = self.options()
        for fits in (wanted.__eq__, lambda label: label.startswith(wanted), lambda label: wanted in label):
            found = [i for i, label in enumerate(offered) if fits(label)]
            if len(found) == 1:
                return found[0]
        raise AssertionError(f"expected one option {wanted!r}, found {offered}\n\n{self.show()}")

    def decline(self) -> None:
        """All decline until no exchange asks anybody."""
        while not self.over and in_window(self.table):
            self.choose("decline")

    def to(self, step: str, seat: str = "") -> None:
        """Go on to the first question of a step (of that seat's turn), choosing nothing where that is possible."""
        there, turn = PHASES.index(step), self.turn
        wanted = SEATS.index(seat) if seat else int(self.table.active)
        while not (self.table.phase == there and self.table.active == wanted):
            assert not self.over, f"the game is over before {step}\n\n{self.show()}"
            assert self.turn < turn + 3, f"{step} passed without a question\n\n{self.show()}"
            offered = self.options()
            self.choose(next((way for way in ("decline", "done") if way in offered), offered[0]))

    def refused(self, label: str, why: str) -> None:
        """This is not offered, and forbidden by the rule of this id, or by the text that concerns the card of this name."""
        assert label not in self.options(), f"{label} is offered\n\n{self.show()}"
        number = self.match.forbids(*self.meant(label))
        found = (
            self.table.library.names[self.table.printed[number - BY_CARD]] if number >= BY_CARD else IDS.of(int(number))
        )
        assert found == why, f"{label}: expected {why}, found {found if number > 0 else number}\n\n{self.show()}"

    def meant(self, label: str) -> tuple[int, int, int]:
        """The verb, thing and number of an option of this label, offered or not."""
        me, you = SEATS[self.table.asked], SEATS[1 - self.table.asked]
        if found := re.fullmatch(r"attack (.+) with (.+), (close|ranged)", label):
            mask = sum(1 << self.table.slot(self.card(me, name)) for name in found[2].split(" + "))
            return verbs.ATTACK, self.card(you, found[1]), int(attack_with(mask, found[3] == "ranged"))
        if found := re.fullmatch(r"(move|place|lay) (.+?) (?:to|in) ([FB][1-4])", label):
            verb = {"move": verbs.MOVE, "place": verbs.PLACE, "lay": verbs.LAY}[found[1]]
            return verb, self.card(me, found[2]), NAMES.index(found[3])
        if found := re.fullmatch(r"(pay \d+ for|give up) (.+)", label):
            return (verbs.REFUSE if found[1] == "give up" else verbs.UPKEEP), self.card(me, found[2]), 0
        if found := re.fullmatch(r"use ([^:]+)(?:: (\d+))?", label):
            c = self.card(me, found[1])
            return verbs.ACTIVATE, c, int(self.table.library.first[self.table.printed[c]]) + int(found[2] or 0)
        word, _, name = label.partition(" ")
        verb = {"rest": verbs.REST, "recruit": verbs.RECRUIT, "give": verbs.GIVE, "target": verbs.TARGET}.get(word)
        if verb is None:
            known = "attack X with Y, close; move, place, lay X in F1; pay 1 for, give up, use, rest, recruit, give, target X"
            raise Unclear(f"the wish {label!r}", known, word)
        return verb, self.card(you if word == "target" and name not in self.army(me) else me, name), 0

    def card(self, seat: str, name: str) -> int:
        """A card of the seat: "Fighter F1", a slot alone, or a name with its pile in brackets; else one of its deck."""
        t, s = self.table, SEATS.index(seat)
        if name[-2:] in NAMES:
            c = int(t.in_slot(s, NAMES.index(name[-2:])))
            there = f"{t.library.names[t.printed[c]]} {name[-2:]}" if c != NOBODY else "nobody"
            if c == NOBODY or name not in (name[-2:], there):
                raise Unclear(f"slot {name[-2:]} of {seat}", name, there)
            return c
        kind = ASIDE if name.endswith("(twilight)") else GRAVE if name.endswith("(graveyard)") else DECK
        plain = name.partition(" (")[0]
        found = [int(c) for c in t.at(kind, s) if t.library.names[t.printed[c]] == plain]
        if not found:
            pile = ", ".join(t.library.names[t.printed[c]] for c in t.at(kind, s)) or "no card"
            raise Unclear(f"a card of {seat}", f"a slot such as {name} F1, or one of {pile}", name)
        return found[0]

    # ---- looking

    def at(self, where: str) -> int:
        """Who stands in a slot such as "A F1"."""
        seat, slot = where.split()
        return self.card(seat, slot)

    def who(self, where: str) -> str:
        """The name of who stands there, nothing where the slot is empty."""
        seat, slot = where.split()
        c = self.table.in_slot(SEATS.index(seat), NAMES.index(slot))
        return self.table.library.names[self.table.printed[c]] if c >= 0 else ""

    def marked(self, where: str) -> bool:
        """Is the creature there marked?"""
        return self.table.marked[self.at(where)] == 1

    def tokens(self, where: str) -> int:
        """How many tokens the creature there has."""
        return int(self.table.harm[self.at(where)])

    def value(self, where: str, value: str) -> int:
        """Close, ranged, DEF or life of the creature there."""
        refresh(self.table)
        t, c = self.table, self.at(where)
        return int(
            {"close": t.strength(c, False), "ranged": t.strength(c, True), "DEF": t.guard(c), "life": t.lives(c)}[value]
        )

    def army(self, seat: str) -> list[str]:
        """Who stands in an army, with slots."""
        t, s = self.table, SEATS.index(seat)
        there = [(int(t.in_slot(s, slot)), name) for slot, name in enumerate(NAMES)]
        return [f"{t.library.names[t.printed[c]]} {name}" for c, name in there if c >= 0]

    def pile(self, kind: int, seat: str) -> list[str]:
        """The names of the cards in a pile, from the top."""
        return [self.table.library.names[self.table.printed[c]] for c in self.table.at(kind, SEATS.index(seat))]

    def twilight(self, seat: str) -> list[str]:
        """The names in a twilight."""
        return self.pile(ASIDE, seat)

    def grave(self, seat: str) -> list[str]:
        """The names in a graveyard, from the top."""
        return self.pile(GRAVE, seat)

    def deck(self, seat: str) -> list[str]:
        """The names in a deck."""
        return self.pile(DECK, seat)

    def points(self, seat: str) -> int:
        """The victory points of a player."""
        return int(self.table.points[SEATS.index(seat)])

    @property
    def ap(self) -> int:
        """The action points of the active player."""
        return int(self.table.ap)

    @property
    def asked(self) -> str:
        """Who must choose; nobody when the match is over."""
        return SEATS[self.match.asked] if not self.over else ""

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return SEATS[self.table.active]

    @property
    def step(self) -> str:
        """Which step of the turn it is."""
        return PHASES[self.table.phase]

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return int(self.table.turn)

    @property
    def over(self) -> bool:
        """Is the match over?"""
        return self.match.over

    @property
    def winner(self) -> str:
        """Who has won; nobody in a draw."""
        assert self.over, f"nobody has won yet\n\n{self.show()}"
        return SEATS[self.table.winner] if self.table.winner != NOBODY else ""

    @property
    def ending(self) -> str:
        """The id of the rule that ended the match."""
        return IDS.of(int(self.table.ending)) if self.over else ""

    def log(self) -> list[str]:
        """What has happened, one sentence each."""
        return STORY.tell_all(self.table)

    def show(self) -> str:
        """The table, the open question and the log, for people."""
        lines = []
        for seat in SEATS:
            t = self.table
            there = [f"{one}{' marked' if self.marked(f'{seat} {one[-2:]}') else ''} {self.tokens(f'{seat} {one[-2:]}')}"
                     for one in self.army(seat)]  # fmt: skip
            lines.append(f"{seat}: {self.points(seat)} VP, {', '.join(there)}; twilight {self.twilight(seat)}")
        lines += [f"{self.step} of {self.active}, {self.ap} AP, turn {t.turn}", "Options: " + "; ".join(self.options())]
        return "\n".join([*lines, "Choices:", *self.chosen, "Log:", *self.log()])
