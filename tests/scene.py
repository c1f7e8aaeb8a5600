"""The scene kit: a scene sets a table of ARC from a few lines of text, chooses by label, and looks.

    @rule("ARC-COMBAT-20")
    def test_an_undefended_attacker_costs_the_defender_points() -> None:
        s = scene('''
            A: army: Wolf 2/2, Guard 1/4 marked
            B: 15 points; city Oakhold (Body, 8): Elder 1/1; hand: Fireball
            phase: Attack
        ''', cards={"Fireball": "event 2 Red Banner: Deal 3 damage to target creature."})
        s.choose("attack B's army")         # Wolf is the only one who can be sent, so nobody is asked
        assert s.points("B") == 13

**The text.** One line for each seat (it may run on over several lines), parts parted by semicolons, and one for the
phase:

    A: 15 points; gems 3 Gaian, 2 Red Banner, 1 Gaian consumed; army: Wolf 2/2, Ox 1/5 cost 3 marked hurt 2
    B: city Oakhold (Body, 8): Elder 1/1, Imp; city Reedmere (Mind, 6, hurt 2, marked, advantage); hand: Fireball, 3;
       deck: Wolf, 9; grave: Old Imp, Imp; removed: Relic; attached: Vines on Wolf, Curse on A; army: Spy 1/1 of A
    phase: Attack, active B, turn 4

- Phases: Unmark, Draw, Tactics, Play (the default, A active, turn 3), Attack, Second Play, Discard. The scene begins
  with that phase by the real steps, and runs on to the first question.
- A card is a name, then, in this order where needed: `2/2`, `cost 3`, `marked`, `hurt 2`, `of A` (its owner), `on
  Wolf` (its host, the first card of that name, or a player's letter). A name without values is a 1/1 creature of cost
  1, unless the table of cards prints it. A number stands for so many spare cards ("Spare", creature 1/1 Gaian, cost
  1).
- What the text cannot mean is refused: a word out of its place ("Wolf 2/2 hurt 1 marked"), a name that nearly is one of the
  table of cards, a player or phase that is not there.
- Order: decks from the top, graveyards from the oldest card. Residents stand behind their city's colon.
- Who has no `city` has "Keep of A" (Body, 8), unless he has `no city`; who has no `deck` has 10 spare cards; who has
  no points 15.
- `cards` prints cards: a type, then in any order cost (`2`, `X`, `X+2`), faction (Gaian unless told), `loyalty 1`,
  `(Elvish Archer)` subtypes, `2/3`, for cities discipline and strength last (`city 3 Mind 6`); then a colon and the
  text in card English.
- `dice` are handed in, and all must be used; `settings` are house rules by name; `seed` is for scenes that let chance
  rule.
- A city with `advantage` has won its claim: its advantage holds until its player's next Tactics phase.
- Names of cards that occur twice are numbered in the order of the text: "Imp", "Imp (2)". (Labels number equal names
  within one question.) Different names read better. Resource cards are called "Gaian resource card".

**Choosing.** `s.choose(label, ...)` takes one label after the other: the whole label, else its only beginning, else
the only one that contains it. `s.options()` lists the labels; the words are those of rulesets/arc/told/words.py: "pass"
(in windows), "done", "play Wolf", "use Imp", "move Wolf to Oakhold", "move Wolf to the Army", "claim Body", "bid
Elder", "target Wolf", "target player B", "pay 2 Gaian + 1 Red Banner", "draw 2", "draw 1 + 1 resource", "2
resources", "lay Wolf", "name Gaian", "attack Oakhold", "attack B's army", "send Wolf", "block Wolf with Guard",
"discard Wolf", "place in Oakhold", "found Oakhold", "trigger of Imp", "yes", "no". Forced choices happen by
themselves, as in every match: who can do nothing is not asked. After each choice the scene runs on to the next
question or, if that comes first, to the beginning of the next phase, where one can look before damage is removed;
asking for options (or choosing again) goes on from there, and so does `s.go_on()`. `s.stop_at(NextCombat)` stops the next
choice before that rule (a class of the ruleset), so that one can look where nobody is asked. `s.play("Fireball", "target Imp")`
plays a card, answers, and passes until the chain is empty, `s.carry_out("use Imp", ...)` does so with any label;
`s.all_pass()` passes until no window asks any more; `s.concede("B")` is B giving up, who must be asked just then;
`s.to("Attack")` goes on to the first question of that phase (passing, drawing two, discarding what comes first),
`s.to("Play", "B")` to B's. `s.refused("send Guard", "ARC-COMBAT-01")` says that the option is not offered, and that
this rule (or "Iron Ban", a card's name: a card's text) forbids it, by the one source of legality; there the first of several
Imps is "Imp (1)".

**Looking.** `s.points("B")`, `s.place("Wolf")` ("A's Army", "Oakhold", "B's Kingdom", "A's hand", "A's graveyard",
"A's deck", "A's reserves", "removed", "the chain", "on Wolf", "on player A"), `s.value("Wolf")` ("2/2"), `s.damage`,
`s.marked`, `s.controller`, `s.sees("B", "Wolf")`, `s.hand("A")`, `s.deck("A")` and `s.grave("A")` (names from the
top), `s.gems("A")` and `s.consumed("A")` ("2 Gaian + 1 Red Banner"), `s.asked`, `s.active`, `s.phase` ("Attack"),
`s.turn`, `s.chain()` (oldest first), `s.over`, `s.winner` ("A", "" for a draw), `s.ending` ("ARC-WIN-03"),
`s.out("B")` (the rule that defeated him, or ""), `s.log()`, and below all s.match and s.table.

`deal(decks, ...)` begins with the setup instead: each deck is a list of names with counts ("Oakhold, 3 Wolf, 38
Spare").

A test decorated with `rule` shows its scenes (table, options, log) when it fails, and fails when dice are left over.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Final, ParamSpec

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from attempt import meant
from laying import name_of, run_until
from setting import ORDER, PHASES, SEATS, Setting, definitions, lay_out, library_of, printed_cards
from spectator import Spectator
from wtactics.engine.match import Match
from wtactics.engine.places import card_of, other_of, what_of
from wtactics.engine.values import BY_CARD
from wtactics.kits.asked import in_window
from wtactics.rulesets.arc.deal import ArcDealing
from wtactics.rulesets.arc.told.refusals import IDS
from wtactics.rulesets.arc.told.words import card_name, labels

P = ParamSpec("P")
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
                    assert s.stop is None, f"{s.stop} was never reached"
            except BaseException:
                print(*(s.show() for s in SCENES), sep="\n\n")  # noqa: T201 -- pytest shows it with the failure
                raise

        return pytest.mark.rule(*ids)(play)

    return mark


def scene(
    text: str, *, cards: dict[str, str] | None = None, dice: Sequence[int] = (), seed: int = 1,
    settings: dict[str, int] | None = None,
) -> Scene:  # fmt: skip
    """Set a table and run on to its first question."""
    setting = Setting(cards or {}).read(text)
    t, arc = lay_out(setting, settings or {})
    return Scene(Match(t, arc.rules), dice, seed)


def deal(
    *decks: str, cards: dict[str, str] | None = None, dice: Sequence[int] = (), seed: int = 1,
    settings: dict[str, int] | None = None,
) -> Scene:  # fmt: skip
    """Begin a match with these decks, at its first question; names that `cards` does not print are 1/1 creatures."""
    lists = [[entry.partition(" ") for entry in deck.split(", ")] for deck in decks]
    counted = [[(int(n), name) if n.isdigit() else (1, f"{n} {name}".strip()) for n, _, name in deck] for deck in lists]
    names = dict.fromkeys(
        name_of(name, cards or {}, f"deck {n}", ORDER) for n, deck in enumerate(counted) for _, name in deck
    )
    library = library_of(printed_cards(dict.fromkeys(names, "creature 1 1/1") | (cards or {})))
    number = definitions(library)
    arc = ArcDealing(library, settings)
    t = arc.table([[number[name] for n, name in deck for _ in range(n)] for deck in counted])
    return Scene(Match(t, arc.rules), dice, seed)


class Scene(Spectator):
    """A match under way, with words for what one chooses and sees."""

    def __init__(self, match: Match, dice: Sequence[int], seed: int) -> None:
        super().__init__(match)
        self.table.sow(seed)
        self.table.dice = vec[i64](list(dice))
        SCENES.append(self)
        self.halt()  # where the first phase begins
        if not self.table.options:
            self.halt()

    # ---- choosing

    def halt(self) -> None:
        """Run on to a question or, so that one can look, to where another phase begins, if that comes first."""
        phase = self.table.phase
        run_until(self.match, lambda: self.table.phase != phase or self.is_stopped())
        self.listen()

    def go_on(self) -> None:
        """Run on to the next question."""
        self.match.run()
        self.listen()

    def options(self) -> list[str]:
        """The labels of the open question."""
        self.go_on()
        return [] if self.over else labels(self.table)

    def choose(self, *wanted: str) -> None:
        """Choose by label, one after the other."""
        for label in wanted:
            at = self.find(label)
            o = self.table.options[at]
            refused = self.match.forbids(what_of(o), card_of(o), other_of(o))
            assert refused <= 0, f"{label} is offered, but forbidden by {refused}"
            self.lines.append(f"> {SEATS[self.table.asked]}: {label}")
            self.match.act(o)
            self.halt()

    def find(self, wanted: str) -> int:
        """The place of the one option that this label means."""
        offered = self.options()
        for fits in (wanted.__eq__, lambda label: label.startswith(wanted), lambda label: wanted in label):
            found = [i for i, label in enumerate(offered) if fits(label)]
            if len(found) == 1:
                return found[0]
        raise AssertionError(f"expected one option {wanted!r}, found {offered}\n\n{self.show()}")

    def play(self, name: str, *answers: str) -> None:
        """Play a card, answer what it asks, and let all pass until it has resolved."""
        self.carry_out(f"play {name}", *answers)

    def carry_out(self, label: str, *answers: str) -> None:
        """Choose something, answer what it asks, and let all pass until the chain is empty."""
        self.choose(label)
        left = list(answers)
        while not self.over and (left or self.table.chain):
            self.go_on()
            if not in_window(self.table):
                assert left, f"{label} asks more\n\n{self.show()}"
                self.choose(left.pop(0))
            else:
                self.choose("pass")

    def concede(self, seat: str) -> None:
        """The player who is asked gives up."""
        assert self.asked == seat, f"{seat} cannot concede: {self.asked} is asked\n\n{self.show()}"
        self.lines.append(f"> {seat} concedes")
        self.match.concede(SEATS.index(seat))
        self.listen()

    def all_pass(self) -> None:
        """All pass until no window asks anybody."""
        self.go_on()
        while not self.over and in_window(self.table):
            self.choose("pass")

    def to(self, phase: str, seat: str = "") -> None:
        """Go on to the first question of a phase (of that seat's turn)."""
        there = PHASES.index(phase)
        wanted = SEATS.index(seat) if seat else self.table.active
        turn = self.table.turn
        self.go_on()
        while not (self.table.phase == there and self.table.active == wanted):
            assert not self.over, f"the match is over before {phase}\n\n{self.show()}"
            assert self.table.turn < turn + self.table.seats + 1, f"{phase} passed without a question\n\n{self.show()}"
            offered = self.options()
            self.choose(next((way for way in ("pass", "done", "draw 2") if way in offered), offered[0]))
            self.go_on()

    def refused(self, label: str, why: str) -> None:
        """This is not offered, and forbidden by the rule of this id, or by the text that concerns the card of this name."""
        assert label not in self.options(), f"{label} is offered\n\n{self.show()}"
        found = self.reason(label)
        assert found == why, f"{label}: expected {why}, found {found}\n\n{self.show()}"

    def reason(self, label: str) -> str:
        """The id of the rule that forbids this option, or the name of the card that a text forbids it."""
        number = self.match.forbids(*meant(self.table, label, self.names))
        if number >= BY_CARD:
            return card_name(self.table, number - BY_CARD)
        return IDS.of_match(self.table, number) if number > 0 else ("not asked here" if number < 0 else "nothing")

    @property
    def asked(self) -> str:
        """Who must choose; nobody when the match is over."""
        self.go_on()
        return SEATS[self.match.asked] if not self.over else ""
