"""wtactics serve: the table in the browser."""

from __future__ import annotations

import signal
import sys
import webbrowser
from contextlib import suppress
from functools import partial
from typing import Final

import click

from wtactics.cli.refusal import Refusal
from wtactics.cli.words import examples
from wtactics.server.limits import Limits

PORT: Final = 8642


@click.command(epilog=examples("wtactics serve --open", "wtactics serve --host 0.0.0.0 --port 80 --data /srv/table.sqlite3"))
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 lets other machines in.")
@click.option("--port", type=click.IntRange(0, 65535), help=f"The port; without it {PORT}, or a free one if that is taken.")
@click.option("--data", metavar="FILE", help="The data file, or the URL of a database. Else one in your own folder.")
@click.option("--open/--no-open", "open_", default=False, help="Open the page in a browser.")
@click.option("--rate", type=click.FloatRange(1), default=30.0, show_default=True, help="Messages a second from one window.")
@click.option(
    "--log-level", type=click.Choice(["debug", "info", "warning", "error"]), default="warning", show_default=True,
    help="How grave must be what is logged on stderr?",
)  # fmt: skip
def serve(host: str, port: int | None, data: str | None, open_: bool, rate: float, log_level: str) -> None:
    """Serve the table to browsers: play against bots, or invite friends by a link.

    Everything is kept in one data file. Ctrl-C ends the server; games go on where they were when it starts again.
    """
    from wtactics.form import form
    from wtactics.server import run
    from wtactics.server.app import make_app
    from wtactics.server.datafile import open_data
    from wtactics.server.dataplace import DataFileRefused, usual_file
    from wtactics.server.discretion import shown
    from wtactics.server.house import House
    from wtactics.server.logs import set_up_logs
    from wtactics.server.owner import Owner
    from wtactics.server.store import Store

    set_up_logs(log_level)
    run.allow_many_files()
    where = data or str(usual_file())
    owner = Owner(where, click.echo)
    try:
        limits = Limits(rate=rate, burst=max(2 * rate, 60))
        house = House(Store(open_data(where, claim=owner.take), owner), limits)
        ear, address = run.listen(host, PORT if port is None else port, fixed=port is not None)
    except (DataFileRefused, run.NoAddress) as refused:
        owner.release()
        raise Refusal(str(refused)) from None
    owner.address = address
    if port is None and not address.endswith(f":{PORT}/"):
        click.echo(f"Port {PORT} is taken; a free one serves as well.")
    click.echo(f"The table is laid at {address} ({form()}; data in {shown(where)}). Ctrl-C ends it.")
    ready = partial(webbrowser.open, address) if open_ else None
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # comes after everything is closed
    server = run.server_of(make_app(house, warm=True), house.limits, ready)
    owner.when_lost = partial(setattr, server, "should_exit", True)
    with suppress(KeyboardInterrupt):
        server.run([ear])
    if owner.lost:
        raise Refusal(f"{shown(where)}: another server has taken over, as this one gave no sign of life; nothing kept is lost")
