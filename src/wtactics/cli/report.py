"""The report of a simulation, as a page for people."""

from __future__ import annotations

from rich import box
from rich.table import Table

from wtactics.cli.contest import Contest
from wtactics.cli.ending import how
from wtactics.cli.paper import paper
from wtactics.cli.tally import GUARDS, Tally, quartiles, wilson
from wtactics.content.content import Content
from wtactics.form import engine_form


def print_report(content: Content, contest: Contest, tally: Tally) -> None:
    """Length, wins, endings and speed."""
    page = paper()
    if tally.games == 0:
        page.print("no game was finished")
        return
    last = contest.seed + tally.games - 1
    many = "1 game" if tally.games == 1 else f"{tally.games} games"
    page.print(f"[bold]{many} of {contest.ruleset.upper()}[/], seeds {contest.seed} to {last}")
    page.print(lengths(tally))
    page.print(wins(tally, bots=len(set(contest.bots)) > 1))
    page.print(endings(content, tally))
    page.print(guards(tally))
    if contest.check:
        page.print("checked: the invariants of the table held after every step")
    speed = tally.games / tally.seconds if tally.seconds else 0.0
    deeds = tally.decisions / tally.seconds if tally.seconds else 0.0
    page.print(f"speed: {speed:,.1f} games and {deeds:,.0f} decisions a CPU-second; the engine runs {engine_form()}")


def plain_table(title: str, *columns: str) -> Table:
    """A table without frills: words on the left, numbers on the right."""
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    for i, column in enumerate(columns):
        table.add_column(column, justify="right" if i else "left", overflow="fold")
    return table


def lengths(tally: Tally) -> Table:
    """How long games are."""
    table = plain_table("Length", "", "lower quartile", "median", "upper quartile")
    for name, counts in (("turns", tally.turns_of), ("decisions", tally.decisions_of)):
        table.add_row(name, *(str(n) for n in quartiles(counts)))
    return table


def wins(tally: Tally, *, bots: bool) -> Table:
    """Who wins how often: by seat, by deck, and by bot where there are several."""
    table = plain_table("Wins", "", "won", "of", "share", "95 % interval")
    for sort in ("seat", "deck", *(["bot"] if bots else [])):
        for name in sorted(tally.played[sort]):
            won, played = tally.won[sort][name], tally.played[sort][name]
            table.add_row(f"{sort} {name}", str(won), str(played), *share(won, played))
        table.add_section()
    if tally.draws:
        table.add_row("draws", str(tally.draws), str(tally.games), *share(tally.draws, tally.games))
    return table


def endings(content: Content, tally: Tally) -> Table:
    """By which rules games ended, and by which rules those fell who were out by then."""
    table = plain_table("How they ended", "by", "games", "share", "95 % interval")
    for (ending, out), games in tally.endings.most_common():
        table.add_row(f"{ending or '-'}: {how(content.rulebook, ending, out)}", str(games), *share(games, tally.games))
    return table


def guards(tally: Tally) -> Table:
    """How many games ran into a guard, none of them too."""
    table = plain_table("Games that hit a guard", "", "games", "share", "95 % interval")
    for guard, about in GUARDS.items():
        table.add_row(f"{guard}: {about}", str(tally.guards[guard]), *share(tally.guards[guard], tally.games))
    return table


def share(part: int, whole: int) -> tuple[str, str]:
    """A share and its interval."""
    low, high = wilson(part, whole)
    return f"{part / whole:.1%}", f"{low:.1%} to {high:.1%}"
