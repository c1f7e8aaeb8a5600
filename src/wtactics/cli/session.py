"""One person at the terminal against bots: draws the table, asks, listens, tells what happened."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from rich.text import Text

from wtactics.bots.bot import Bot
from wtactics.cli.choice import NotUnderstood, chosen
from wtactics.cli.ending import verdict
from wtactics.cli.face import card_text
from wtactics.cli.paper import paper
from wtactics.cli.review import how_it_went
from wtactics.cli.screen import Screen
from wtactics.content.bad_input import BadInput
from wtactics.content.content import Content
from wtactics.engine.draft import Draft
from wtactics.engine.places import Option, what_of
from wtactics.engine.view import View
from wtactics.kits.verbs import PASS
from wtactics.records.record import RecordedMatch

HELP: Final = """\
Choose an option by its number or by words of it ("2", "play ember", "army").
  pass          nothing more here; in a window: no response
  auto          pass windows by itself until somebody acts; again: stop that
  back, back NAME   take back what you have named last, or what has these words
  ?             why can I not do more with what I have?
  ? NAME, ? 3   why not this card, with the rule; whether option 3 may be chosen
  card NAME     the text of a card          rule ARC-TACT-06  the text of a rule
  look          draw the table again        grave             the graveyards
  log           the last things that happened
  save [FILE]   write the game to a file    quit              save and leave
  concede       give up                     draw              offer a draw, where the rules know one
  concede match give up the match, where this is one game of several"""
BACK: Final = 15  # lines of the log


class Leave(Exception):
    """The person goes away; the game is not over."""


class TerminalSession:
    """The person, the bots and the match between them."""

    def __init__(
        self, content: Content, played: RecordedMatch, seat: int, bots: list[Bot], players: tuple[str, ...]
    ) -> None:
        table = played.match.table
        self.content: Final = content
        self.played: Final = played
        self.seat = seat  # who sits there; in turn whoever is asked, where all do
        self.all_sit: Final = played.game.by_hand  # do all players sit at this terminal, as people?
        self.bots: Final = bots
        self.views: Final[list[View]] = [played.game.view(table, n) for n in range(len(bots))]
        self.view = self.views[seat]
        self.players: Final = players
        self.screen = Screen(played.game, played.match, self.view, players)
        self.asking: Screen = self.screen  # tells of the question, with what is named so far
        self.draft: Draft = Draft(played.match)
        self.named: list[tuple[str, Option]] = []  # in words; further ones may be named, in any order
        self.auto = False
        self.changed = True  # something has happened since the last question
        self.drawn = ""  # the table, as it was drawn last
        self.story: list[str] = []
        self.save: Callable[[str], None] = lambda _file: None
        self.give_up_match: Callable[[], None] | None = None  # where this is one game of several

    def play(self) -> None:
        """From question to question until the match is over, or the person leaves."""
        while not self.view.over:
            if self.all_sit and not self.view.mine:
                self.sit_down(self.view.asked)
            if self.view.mine:
                self.answer()
            else:
                seat = self.view.asked
                self.played.choose_at(self.bots[seat].choose_at(self.views[seat]))
            self.tell_news()
        self.tell_end()

    def sit_down(self, seat: int) -> None:
        """Another person sits down; nobody is shown anything until he says that he is there."""
        self.tell_news()
        self.seat, self.view, self.named, self.auto = seat, self.views[seat], [], False
        paper().clear()
        self.screen = Screen(self.played.game, self.played.match, self.view, self.players)
        self.changed, self.drawn = True, ""
        paper().print(Text(f"Now {self.played.game.show.seat_name(seat)}: press Enter when you sit there."))
        self.listen()

    def tell_news(self) -> None:
        """Say what has happened since."""
        lines = self.screen.news()
        self.changed = self.changed or bool(lines)
        self.story += lines
        for line in lines:
            paper().print(Text(f"  . {line}", "bold" if line.startswith("turn ") else "dim"))

    def tell_end(self) -> None:
        """Say how it ended."""
        paper().print(self.screen.picture())
        paper().print(verdict(self.content.rulebook, self.content.game, self.view, self.seat))
        for line in how_it_went(self.content, self.played.record, self.seat):
            paper().print(line)

    # ---- a question to the person

    def answer(self) -> None:
        """Ask until an option is chosen."""
        if self.auto and self.screen.is_quiet():
            self.played.choose_at(0)  # to pass is always the first option
            return
        self.begin(Draft(self.played.match))
        self.show()
        while True:
            line = self.listen()
            try:
                if self.is_done(line):
                    return
            except NotUnderstood as error:
                paper().print(Text(str(error)))
            except BadInput as refusal:  # the game goes on
                paper().print(Text(f"{refusal.message}."))

    def begin(self, draft: Draft) -> None:
        """Ask as this draft does."""
        game = self.played.game
        self.draft = draft
        self.asking = Screen(game, draft.match, game.view(draft.match.table, self.seat), self.players)
        self.named = [one for one in self.named if one[1] in draft.named]

    def show(self) -> None:
        """The table, if it has changed and the match has begun, then the question and its options."""
        if self.changed and self.view.turn > 0:
            self.show_table()
        self.changed = False
        for line in self.asking.asked():
            paper().print(line)
        if self.named:
            paper().print(Text(f"  so far: {', '.join(label for label, _ in self.named)}", "dim"))

    def show_table(self) -> None:
        """Draw the table, unless it would look as it did when it was drawn last."""
        with paper().capture() as picture:
            paper().print(self.screen.picture())
        if picture.get() != self.drawn:
            self.drawn = picture.get()
            paper().print(self.screen.picture())

    def listen(self) -> str:
        """A line from the person; at the end of the input he has left."""
        if sys.stdin is None:  # closed before the program began
            raise Leave
        try:
            line = paper().input(f"{self.played.game.show.seat_name(self.seat)}> ").strip()
        except (EOFError, KeyboardInterrupt):
            paper().print()
            raise Leave from None
        if not sys.stdin.isatty():
            paper().print(Text(line))  # what comes from a pipe is seen nowhere else
        return line

    def is_done(self, line: str) -> bool:
        """Do what was typed; tell whether the question is answered."""
        word, _, rest = line.partition(" ")
        word, rest = word.casefold(), rest.strip()
        if not line:
            paper().print("Type a number or words of an option; help tells what else there is.")
        elif line.startswith("?"):
            self.explain(line[1:].strip())
        elif word in ("quit", "exit", "q") and not rest:
            raise Leave
        elif word == "concede" and not rest:
            self.played.concede(self.seat)
            return True
        elif (word, rest.casefold()) == ("concede", "match"):
            if self.give_up_match is None:
                raise NotUnderstood("There is no match to give up but this game: concede gives it up.")
            self.give_up_match()
            self.played.concede(self.seat)
            return True
        elif word == "draw" and not rest and self.played.match.rules.agree is not None:
            self.played.offer_draw(self.seat)
            return bool(self.played.match.over)
        elif word == "back":
            self.take_back(rest)
        elif not self.is_shown(word, rest):
            return self.is_chosen(self.meant(line))
        return False

    def is_chosen(self, place: int) -> bool:
        """Choose an option; tell whether the question is answered, or more may be named."""
        label, option = self.labels()[place], self.asking.match.table.options[place]
        self.draft.choose(option)
        if self.draft.under_way:
            self.named.append((label, option))
            self.show()
            return False
        for pick in self.draft.picks():
            self.played.choose_at(pick)
        return True

    def take_back(self, words: str) -> None:
        """Take back one of what is named so far: the last, or the one that has these words."""
        if not self.named:
            raise NotUnderstood("You have named nothing yet that could be taken back.")
        place = chosen(words, [label for label, _ in self.named]) if words else -1
        self.begin(self.draft.without(self.named.pop(place)[1]))
        self.show()

    def labels(self) -> list[str]:
        """The options in words."""
        return self.played.game.labels(self.asking.view)

    def meant(self, line: str) -> int:
        """The place of the option that is meant, counted from 0."""
        plain = self.labels()
        if line.casefold() in ("pass", "done", "p"):
            if what_of(self.asking.view.options()[0]) != PASS:
                raise NotUnderstood("You cannot pass here: one of the options has to be taken.")
            return 0
        return chosen(line, plain)

    def is_shown(self, word: str, rest: str) -> bool:
        """Show or do something that answers no question, if that is what was asked for."""
        if word == "card" and rest:
            paper().print(card_text(self.content, rest))
        elif word == "rule" and rest:
            self.show_rule(rest)
        elif word == "save":
            self.save(rest)
        elif rest or word not in ("help", "auto", "look", "grave", "log"):
            return False
        else:
            self.show_more(word)
        return True

    def show_more(self, word: str) -> None:
        """What single words show."""
        if word == "help":
            paper().print(Text(HELP))
        elif word == "auto":
            self.auto = not self.auto
            paper().print("Quiet windows are passed for you." if self.auto else "You are asked in every window again.")
        elif word == "look":
            paper().print(self.screen.picture())
        elif word == "log":
            paper().print(Text("\n".join(f"  . {line}" for line in self.story[-BACK:]) or "Nothing has happened yet."))
        else:
            for pile in self.screen.piles():
                paper().print(Text(f" {pile}"))

    def explain(self, rest: str) -> None:
        """Why not."""
        if rest.isdecimal():
            label = self.labels()[chosen(rest, self.labels())]
            paper().print(Text(f"{label}: this may be chosen now."))
            return
        for line in self.asking.answers(rest):
            paper().print(line)

    def show_rule(self, rest: str) -> None:
        """The text of a rule."""
        from wtactics.cli.rules import find, print_rule

        print_rule(find(self.content.rulebook, rest))
