"""wtactics serve: the table in the browser."""

from __future__ import annotations

import signal
import sys
import webbrowser
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import click

from wtactics.cli.words import DATA, IDLE, OWN_SETS, UNENTERED, examples
from wtactics.content.bad_input import BadInput
from wtactics.server.guard.limits import Limits

if TYPE_CHECKING:
    from collections.abc import Callable
    from socket import socket

    from wtactics.server.data.clearing import Keeping
    from wtactics.server.data.owner import Owner
    from wtactics.server.rooms.lobby import Lobby

PORT: Final = 8642


@click.command(
    epilog=examples("wtactics serve --open", "wtactics serve --host 0.0.0.0 --port 80 --data /srv/table.sqlite3")
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 lets other machines in.")
@click.option(
    "--port", type=click.IntRange(0, 65535), help=f"The port; without it {PORT}, or a free one if that is taken."
)
@DATA
@click.option("--open/--no-open", "open_", default=False, help="Open the page in a browser.")
@click.option(
    "--rate", type=click.FloatRange(1), default=30.0, show_default=True, help="Messages a second from one window."
)
@click.option(
    "--windows", type=click.IntRange(1), default=200, show_default=True, help="Windows at once from one address."
)
@click.option(
    "--rooms-per-guest",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    help="Games that one guest may have begun and not brought to an end.",
)
@click.option(
    "--rooms-per-hour", type=click.IntRange(1), default=120, show_default=True,
    help="Games begun from one address in an hour.",
)  # fmt: skip
@UNENTERED
@IDLE
@click.option(
    "--log-level", type=click.Choice(["debug", "info", "warning", "error"]), default="warning", show_default=True,
    help="How grave must be what is logged on stderr?",
)  # fmt: skip
@click.option(
    "--by-hand", is_flag=True, help="Let people play cards whose texts nobody reads, by hand, in rooms for that."
)
@click.option(
    "--read-ahead/--no-read-ahead", default=True, show_default=True,
    help="Read all cards at the start, or those of a game when somebody first asks for it.",
)  # fmt: skip
@OWN_SETS
def serve(
    host: str, port: int | None, data: str | None, open_: bool, rate: float, windows: int, rooms_per_guest: int,
    rooms_per_hour: int, unentered: float, idle: float, log_level: str,
    by_hand: bool, read_ahead: bool,
) -> None:  # fmt: skip
    """Serve the table to browsers: play against bots, or invite friends by a link.

    Everything is kept in one data file. Ctrl-C ends the server; games go on where they were when it starts again.
    """
    from wtactics.content.own_sets import allow_hands
    from wtactics.server import run
    from wtactics.server.data.clearing import Keeping
    from wtactics.server.data.dataplace import DataFileRefused, usual_file
    from wtactics.server.data.owner import Owner
    from wtactics.server.guard.logs import set_up_logs

    set_up_logs(log_level)
    if by_hand:
        allow_hands()
    run.allow_many_files()
    owner = Owner(data or str(usual_file()), click.echo)
    limits = Limits(
        rate=rate, burst=max(2 * rate, 60), addresses=windows, rooms_of_guest=rooms_per_guest, rooms_an_hour=rooms_per_hour,
    )  # fmt: skip
    try:
        lobby = opened(owner, limits, Keeping(unentered, idle))
        ear, address = run.listen(host, PORT if port is None else port, fixed=port is not None)
    except (DataFileRefused, run.NoAddress) as refused:
        owner.release()
        raise BadInput(str(refused)) from None
    if port is None and not address.endswith(f":{PORT}/"):
        click.echo(f"Port {PORT} is taken; a free one serves as well.")
    owner.address = address
    keep_open(lobby, owner, ear, partial(webbrowser.open, address) if open_ else None, read_ahead)


def opened(owner: Owner, limits: Limits, keeping: Keeping) -> Lobby:
    """The lobby, once its data file is ours."""
    from wtactics.server.data.datafile import open_data
    from wtactics.server.data.store import Store
    from wtactics.server.rooms.lobby import Lobby

    return Lobby(Store(open_data(owner.where, claim=owner.take), owner), limits, keeping=keeping)


def keep_open(lobby: Lobby, owner: Owner, ear: socket, ready: Callable[[], object] | None, read_ahead: bool) -> None:
    """Serve until somebody ends it, or another program has the data file."""
    from wtactics.form import engine_form
    from wtactics.server import run
    from wtactics.server.guard.discretion import shown
    from wtactics.server.web.app import make_app

    where = shown(owner.where)
    click.echo(f"The table is laid at {owner.address} ({engine_form()}; data in {where}). Ctrl-C ends it.")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # comes after everything is closed
    server = run.server_of(make_app(lobby, warm=read_ahead), lobby.limits, ready)
    owner.when_lost = partial(setattr, server, "should_exit", True)
    with suppress(KeyboardInterrupt):
        server.run([ear])
    if owner.lost:
        raise BadInput(
            f"{where}: another server has taken over, as this one gave no sign of life; nothing kept is lost"
        )
