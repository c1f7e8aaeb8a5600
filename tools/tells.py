"""Tells: counts in random games how often who is asked, or that nobody is, depends on cards that the others cannot see."""

from __future__ import annotations

import argparse
import random
from collections import Counter
from typing import Any

from wtactics.content.content import content_of
from wtactics.engine.chain import speak
from wtactics.engine.imagine import imagine, unseen
from wtactics.engine.match import Match
from wtactics.engine.places import NOBODY, what_of
from wtactics.engine.step import Step, reasons
from wtactics.engine.table import Table
from wtactics.engine.values import refresh
from wtactics.engine.view import View
from wtactics.kits.verbs import NO, PASS

MOST = 1 << 30  # more choices than any game has


class Overheard(Match):
    """A match that compares each step's question with those of tables that a spectator could not tell from the real one."""

    def listen(self, dreams: int, chance: random.Random) -> None:
        """Begin to compare, with so many imagined tables for each step."""
        self.dreams, self.chance = dreams, chance
        self.met: Counter[str] = Counter()  # questions, by step
        self.told: Counter[str] = Counter()  # those that an imagined table asks otherwise
        self.silent: Counter[str] = Counter()  # those that only an imagined table asks

    def carry_out(self, step: Step[Any], answer: int) -> None:
        """Carry out a step as ever; before, see whom it asks on other tables."""
        t = self.table
        real = whom(step, t)
        name = type(step).__name__
        self.met[name] += real != NOBODY
        if self.met_by(t, step) != real:
            (self.told if real != NOBODY else self.silent)[name] += 1
        super().carry_out(step, answer)

    def met_by(self, t: Table, step: Step[Any]) -> int:
        """Whom the step asks on an imagined table where it asks otherwise; else whom it asks on this one."""
        real = whom(step, t)
        for _ in range(self.dreams):
            dream = self.dream(t)
            if t.agenda[t.frame] >= t.terms.rule_steps:
                speak(dream)
            step.ask(dream)
            found = whom(step, dream)
            if found != real and not (must_choose(t) and len(dream.options) == 0):
                return found
        return real

    def dream(self, t: Table) -> Table:
        """A table that shows a spectator the same, if he does not even know what is in the decks."""
        view = View(t, NOBODY)
        dream = imagine(view, self.chance.getrandbits(60))
        kinds = len(t.library.type)
        for seat in range(t.seats):
            for c in unseen(view, seat):
                d = self.chance.randrange(kinds)
                if dream.could_be(c, d):
                    dream.printed[c] = d
        refresh(dream)
        return dream


def whom(step: Step[Any], t: Table) -> int:
    """The seat that is asked by these options; NOBODY if nobody is."""
    alone = len(t.options) == 1 and reasons(t, step) != 0
    return int(t.asked) if len(t.options) > 1 or alone else NOBODY


def must_choose(t: Table) -> bool:
    """Is there something to choose, and no way to decline? Then a table on which there is nothing was never possible."""
    return len(t.options) > 0 and not any(what_of(o) in (PASS, NO) for o in t.options)


def games(ruleset: str, number: int, seed: int, *, dreams: int, discreet: bool, most: int = MOST) -> list[Overheard]:
    """So many random games, overheard; each ends after so many choices at the latest."""
    content = content_of(ruleset)
    names, out = content.deck_names(), []
    for n in range(seed, seed + number):
        chance = random.Random(n)
        decks = [content.list_of(chance.choice(names)) for _ in range(2)]
        dealt = content.game.laid(content.pool.library, decks, content.game.settle({"discreet": int(discreet)}))
        match = Overheard(dealt.table, dealt.rules)
        match.listen(dreams, chance)
        match.table.sow(n)
        match.run()
        for _ in range(most):
            if match.over:
                break
            match.choose_at(chance.randrange(len(match.table.options)))
        out.append(match)
    return out


def show(found: list[Overheard]) -> None:
    """Print what was counted, by step, the worst first."""
    met: Counter[str] = sum((match.met for match in found), Counter())
    told: Counter[str] = sum((match.told for match in found), Counter())
    silent: Counter[str] = sum((match.silent for match in found), Counter())
    print(f"{'step':16} {'asked':>7} {'telling':>8} {'silence that tells':>20}")
    for name in sorted(met | silent, key=lambda name: -told[name] - silent[name]):
        print(f"{name:16} {met[name]:7} {told[name]:8} {silent[name]:20}")
    print(f"{'all':16} {met.total():7} {told.total():8} {silent.total():20}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ruleset")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--dreams", type=int, default=3, help="imagined tables for each step")
    parser.add_argument("--discreet", action="store_true", help="with the setting that keeps it secret")
    wanted = parser.parse_args()
    show(games(wanted.ruleset, wanted.games, wanted.seed, dreams=wanted.dreams, discreet=wanted.discreet))
