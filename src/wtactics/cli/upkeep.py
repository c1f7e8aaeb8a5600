"""wtactics backup and clean: what the keeper of a server does with its data file."""

from __future__ import annotations

from pathlib import Path

import click

from wtactics.cli.paper import bar
from wtactics.cli.words import DATA, IDLE, UNENTERED, examples
from wtactics.content.bad_input import BadInput


@click.command(
    epilog=examples("wtactics backup", "wtactics backup /srv/copies/monday.sqlite3 --data /srv/table.sqlite3")
)
@click.argument("file", required=False, type=click.Path(path_type=Path))
@DATA
def backup(file: Path | None, data: str | None) -> None:
    """Copy the data file, also while a server uses it. Without FILE the copy lies beside it, named for the time.

    Nothing is ever overwritten. The copy is whole, and can be served as it is.
    """
    from wtactics.server.data.backup import back_up, usual_copy
    from wtactics.server.data.dataplace import DataFileRefused, path_of, usual_file

    where = data or str(usual_file())
    try:
        source = path_of(where)
        copy = file or usual_copy(source)
        with bar("copying") as show:
            back_up(source, copy, lambda left, total: show(total=total, completed=total - left))
    except DataFileRefused as refused:
        raise BadInput(str(refused)) from None
    click.echo(f"Copied {source} to {copy} ({size_of(copy)}).")


@click.command(epilog=examples("wtactics clean --dry-run", "wtactics clean --idle 90 --data /srv/table.sqlite3"))
@DATA
@UNENTERED
@IDLE
@click.option("--dry-run", is_flag=True, help="Only say what would be cleared away.")
def clean(data: str | None, unentered: float, idle: float, dry_run: bool) -> None:
    """Clear away rooms that nobody needs any more, and give their space back. A server that runs does so by itself."""
    from wtactics.server.data.clearing import Keeping, clear, count_old
    from wtactics.server.data.datafile import NotKept, fold, open_data
    from wtactics.server.data.dataplace import DataFileRefused, usual_file
    from wtactics.server.data.owner import Owner
    from wtactics.server.data.store import Store

    where, keeping = data or str(usual_file()), Keeping(unentered, idle)
    if "://" not in where and not Path(where).expanduser().is_file():
        raise BadInput(f"{where}: expected a data file, found nothing")
    owner = Owner(where, click.echo)
    try:
        store = Store(open_data(where, claim=owner.take), owner)
        old, there = count_old(store, keeping)
        with bar("clearing away") as show:
            while not dry_run and (ids := clear(store, keeping)):
                show(total=old, advance=len(ids))
            if not dry_run:
                fold(store.engine)
    except (DataFileRefused, NotKept) as refused:
        raise BadInput(str(refused)) from None
    finally:
        owner.release()
    click.echo(f"{old} of {there} rooms {'would be' if dry_run else 'were'} cleared away.")


def size_of(file: Path) -> str:
    """How much room a file takes."""
    size = file.stat().st_size
    return f"{size / (1 << 20):.1f} MB" if size >= 1 << 20 else f"{size / 1024:.0f} kB"
