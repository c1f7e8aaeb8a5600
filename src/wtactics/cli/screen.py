"""What the terminal tells of a match, whatever its ruleset: the table, the news, the question, and why something cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.text import Text

from wtactics.cli.board import Board
from wtactics.cli.choice import NotUnderstood
from wtactics.engine.match import Match
from wtactics.engine.places import DECK, KINDS, NOBODY, Option, card_of, what_of
from wtactics.engine.telling import chain_data, forget_facts
from wtactics.engine.view import View
from wtactics.kits.attempts import Attempt
from wtactics.kits.game import Game
from wtactics.kits.sentences import plain, with_names
from wtactics.kits.verbs import PASS

SHORT: Final = 40  # what is longer is looked up with `card`


class Screen:
    """Tells one seat of a match in the words that its ruleset gives to every program."""

    def __init__(self, game: Game, match: Match, view: View, players: tuple[str, ...]) -> None:
        self.game: Final = game
        self.match: Final = match
        self.view: Final = view
        self.players: Final = players  # who sits there, by seat

    def board(self) -> Board:
        """The table as it is now."""
        names = self.game.show.names(self.match.table) if self.view.mine else {}
        return Board(self.game, self.view, self.players, names)

    def picture(self) -> RenderableType:
        """The table: opponents above, what waits in the middle, my side below."""
        board, mine, seats = self.board(), self.view.seat, self.view.seats
        parts: list[RenderableType] = [Line(board.headline(), characters="=", style="bold"), board.phases()]
        for seat in [(mine + 1 + i) % seats for i in range(seats - 1)]:
            parts += [Line(style="dim"), *board.player(seat)]
        parts.append(Line(style="dim"))
        if waiting := [Text(f" {plain(play.text)}") for play in reversed(self.game.show.pending(self.view))]:
            parts += [*waiting, Line(style="dim")]
        return Group(*parts, *board.player(mine, mine=True))

    def news(self) -> list[str]:
        """What has happened since it was last told."""
        lines = [plain(line.text) for line in self.game.log(self.view)]
        forget_facts(self.match.table)
        return lines

    def asked(self) -> Iterator[Text]:
        """The open question of this seat, with its options by number."""
        yield Text("")
        waiting = [plain(play.text) for play in self.game.show.pending(self.view)]
        yield from (Text(line, "italic") for line in waiting)
        if (text := self.under_way()) and not waiting[-1].endswith(text):
            yield Text(text, "italic")
        yield Text(with_names(self.game.show.asking(self.view), self.game.show.seat_name), "bold")
        for number, (label, o) in enumerate(zip(self.game.labels(self.view), self.view.options(), strict=True), 1):
            yield Text.assemble((f"{number:>4} ", "bold"), label, *self.beside(o))

    def under_way(self) -> str:
        """The text of the play that is being announced or carried out, which what is asked belongs to."""
        newest = chain_data(self.view)[-1:]
        texts = [self.view.library.abilities[item["ability"]].text for item in newest if item["ability"] != NOBODY]
        return "".join(texts)

    def beside(self, o: Option) -> Iterator[tuple[str, str]]:
        """What one would like to know of an option, and what one must, behind its label."""
        at = self.game.show.points(self.view, o)
        if at.notes and len(at.notes[0]) <= SHORT:
            yield f" ({at.notes[0]})", "dim"
        if at.warning:
            yield f"  {at.warning}", "yellow"

    def is_quiet(self) -> bool:
        """Could one pass here, and has nobody done anything that would be answered?"""
        passes = what_of(self.match.table.options[0]) == PASS
        return passes and self.game.show.window(self.view) is not None and not self.game.show.pending(self.view)

    def piles(self) -> Iterator[str]:
        """What lies in the piles through which everybody may look."""
        return self.board().piles()

    def choice(self, i: int) -> tuple[str, str, int]:
        """A choice in words for those who know all; for others; and the card that they may not know (NOBODY: none)."""
        table = self.match.table
        view = self.game.view(table, table.asked)
        start = f"{self.game.show.seat_name(table.asked)}, {self.game.question(view)}"
        whole = f"{start} {self.game.labels(view)[i]}"
        option = table.options[i]
        card = int(card_of(option)) if table.names_thing(what_of(option)) else NOBODY
        if self.view.mine or not 0 <= card < len(table.place) or self.view.sees(card):
            return whole, "", NOBODY
        return whole, f"{start} a card that you do not see", card

    # ---- why not

    def answers(self, name: str) -> Iterator[RenderableType]:
        """An answer for each thing that one might want to do now, with all cards or with those of this name."""
        told: set[str] = set()
        asked = {int(what_of(o)) for o in self.match.table.options}
        for attempt in self.attempts(name):
            if not name and attempt.what not in asked:
                continue
            refusal = self.game.show.refused(self.match, attempt)
            said = self.answer(attempt, whole=bool(name))
            words = attempt.words + (refusal.text if refusal is not None else "")
            if words not in told and (refusal is not None or name):
                told.add(words)
                yield said
        if not told:
            yield Text(
                "No rule or card forbids you anything that is asked now: all that may be chosen is among the options."
            )

    def attempts(self, name: str) -> list[Attempt]:
        """What the seat might want with its cards, or with those of this name."""
        view = self.view
        mine = [int(c) for kind in range(KINDS) for c in view.known(kind, view.seat) if name or kind != DECK]
        cards = [c for c in mine if name.casefold() in view.library.names[view.printed(c)].casefold()]
        if name and not cards:
            raise NotUnderstood(f"You have no card {name!r} on the table.")
        return [attempt for c in cards for attempt in self.game.show.attempts(view, c)]

    def answer(self, attempt: Attempt, *, whole: bool) -> RenderableType:
        """The answer for one attempt: the rule or card in short, or with its text."""
        refusal = self.game.show.refused(self.match, attempt)
        said = Text.assemble((with_names(attempt.words, self.game.show.seat_name).removesuffix("."), "bold"), ": ")
        if refusal is None:
            return said + Text("this may be chosen now.")
        said.append(with_names(refusal.because, self.game.show.seat_name))
        if not refusal.rule:
            return said + Text(f" {refusal.text}") if whole and refusal.text else said
        title, _, text = refusal.text.partition(". ")
        said.append(f" {title} ({refusal.rule}).")
        return Group(said, Padding(Text(text, "dim"), (0, 0, 0, 4))) if whole else said
