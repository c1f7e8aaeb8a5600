"""Bad input: one clear message on stderr, exit code 2, and no traceback."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import click

from wtactics.cards import FaultyFile, UnknownCard
from wtactics.cards.entry import nearest, one_of


class BadInput(click.ClickException):
    """What the user is told when something he gave cannot be used: where, what was found, what was expected."""

    exit_code = 2


def unknown(what: str, found: str, known: Iterable[str]) -> BadInput:
    """A name that nothing bears, with those that come nearest."""
    names = list(known)
    near = nearest(found, names)
    if near:
        return BadInput(f"no {what} {found!r}; nearest: {', '.join(near)}")
    return BadInput(f"no {what} {found!r}; expected {one_of(names) if names else 'nothing: there is none yet'}")


@contextmanager
def plainly(file: str = "") -> Iterator[None]:
    """Turn the faults of files, and of words on the command line, into refusals; those of this file name it."""
    try:
        yield
    except click.UsageError as error:
        command = f"; see {error.ctx.command_path} --help" if error.ctx is not None else ""
        raise BadInput(f"{error.format_message().rstrip('.')}{command}") from None
    except FaultyFile as faulty:
        raise BadInput(str(faulty)) from None
    except UnknownCard as error:
        raise BadInput(str(error)) from None
    except OSError as error:
        raise BadInput(
            f"{error.filename or 'what is written'}: {(error.strerror or 'it cannot be used').lower()}"
        ) from None
    except Exception as error:
        if is_told(error):
            told = str(error)
            raise BadInput(told if told.startswith(file) else f"{file}, {told}") from None
        raise


def is_told(error: Exception) -> bool:
    """Is this a fault of what was given, which knows how to say so? The modules that raise such are loaded by then."""
    from wtactics.kits.settings import BadSettings
    from wtactics.language.errors import TextRefused
    from wtactics.records.record import BadRecord

    return isinstance(error, BadRecord | BadSettings | TextRefused)
