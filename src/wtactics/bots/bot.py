"""What a bot is: it is shown a view with an open question, and answers with one of the options."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from wtactics.engine.match import NotOffered
from wtactics.engine.places import Option
from wtactics.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. Write your own by overriding `choose`."""

    def choose(self, view: View) -> Option:
        """Answer the open question with one of view.options()."""
        raise NotImplementedError

    def choose_at(self, view: View) -> i64:
        """The place of that answer among the options, counted from 0; a bot that knows it may say it at once."""
        answer = self.choose(view)
        i: i64 = 0
        for option in view.options():
            if option == answer:
                return i
            i += 1
        raise NotOffered(f"seat {view.seat}: {type(self).__name__} chose {answer}, which is not among its {i} options")

    def sow(self, seed: i64) -> None:
        """Begin a match; a bot that throws dice of its own throws them from this seed."""
