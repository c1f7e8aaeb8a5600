"""Records as files: JSON that people can read, and a reader that trusts nothing."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from errno import EINVAL
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from wtactics.cards import FaultyFile
from wtactics.cards.entry import one_of, say
from wtactics.content.own_sets import OwnCards, digest_of
from wtactics.engine.chance import KEY_BYTES, Seed
from wtactics.games import UnknownRuleset, ruleset
from wtactics.kits.game import MOST_SEED
from wtactics.kits.settings import BadSettings
from wtactics.records.laid import CannotLie, LaidTable
from wtactics.records.laid_data import laid_as_data, laid_from
from wtactics.records.record import (
    DRAW_OFFERED,
    BadRecord,
    DeckList,
    Outcome,
    Printing,
    Record,
    seed_from_text,
    seed_in_text,
)
from wtactics.version import __version__

FORMAT: Final = "wtactics record"
VERSION: Final = 2  # of the format; a reader refuses what it does not know
OWN: Final = 3  # the version of those that carry cards of their own,
LAID: Final = 4  # and of those that begin from a table that was laid out
READ: Final = (1, 2, 3, 4)  # the first knew seeds only, and no keys
ROW: Final = 20  # so many choices stand on a line
KEYS: Final = ("format", "version", "written_by", "ruleset", "settings", "seed", "decks", "cards", "choices", "outcome")
CARRIED: Final = "own"  # from the third on, before the choices: the sets whose cards it carries
TABLE: Final = "laid"  # in the fourth, behind them: the table from which it begins
SEATS: Final = 8
MOST_CARDS: Final = 1000  # in a deck
MOST_BYTES: Final = 8_000_000
KEY: Final = re.compile(f"[0-9a-f]{{{2 * KEY_BYTES}}}")


def write_record(record: Record, path: Path) -> None:
    """Write a record, or replace the one that is there, in one go; OSError says why that cannot be."""
    write_text(to_text(record), path)


def write_text(text: str, path: Path) -> None:
    """Write a file, or replace the one that is there, in one go; OSError says why that cannot be."""
    if path.exists() and not path.is_file():  # a folder, or a device that would be replaced by a file
        raise OSError(EINVAL, "is no file", str(path))
    draft = path.with_name(f".{path.name}.new")
    try:
        draft.write_text(text, "utf-8")
        draft.replace(path)
    except OSError:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise


def to_text(record: Record) -> str:
    """The record as JSON: one line for each setting, deck and card, the choices in rows."""
    decks = [
        {"name": deck.name, "cards": [[n, len(list(run))] for n, run in groupby(deck.cards)]} for deck in record.decks
    ]
    cards = {str(p.number): [p.name, p.version, p.fingerprint] for p in record.printings}
    rows = [record.choices[i : i + ROW] for i in range(0, len(record.choices), ROW)]
    seed = record.seed if isinstance(record.seed, int) else seed_in_text(record.seed)
    end = record.outcome
    outcome = end and {"winner": end.winner, "ending": end.ending, "turn": end.turn, "points": list(end.points)}
    entries = {
        "format": plain(FORMAT), "version": plain(version_of(record)), "written_by": plain(__version__),
        "ruleset": plain(record.ruleset), "settings": block("{", [pair(*item) for item in record.settings.items()], "}"),
        "seed": plain(seed), "decks": block("[", [plain(deck) for deck in decks], "]"),
        "cards": block("{", [pair(*item) for item in cards.items()], "}"),
    }  # fmt: skip
    if record.own or record.laid:
        own = [{"set": each.set, "digest": each.digest, "sheet": each.sheet} for each in record.own]
        entries[CARRIED] = block("[", [plain(each) for each in own], "]")
    if record.laid:
        entries[TABLE] = plain(laid_as_data(record.laid))
    entries |= {"choices": block("[", [plain(row)[1:-1] for row in rows], "]"), "outcome": plain(outcome)}
    return "{\n" + ",\n".join(f'"{key}": {value}' for key, value in entries.items()) + "\n}\n"


def version_of(record: Record) -> int:
    """The version of the format that the record needs."""
    return LAID if record.laid else OWN if record.own else VERSION


def plain(value: object) -> str:
    """A value on one line."""
    return json.dumps(value, ensure_ascii=False)


def pair(key: str, value: object) -> str:
    """A key and its value on one line."""
    return f"{plain(key)}: {plain(value)}"


def block(begin: str, lines: list[str], end: str) -> str:
    """Several lines between brackets."""
    return begin + "".join(f"\n  {line}," for line in lines)[:-1] + ("\n" if lines else "") + end


# ---- reading


def read_record(path: Path) -> Record:
    """Read a record; BadRecord says what is wrong with it, and where."""
    return from_text(read_text(path), str(path))


def read_text(path: Path) -> str:
    """The text of a file that is not too large; BadRecord says why it has none."""
    try:
        with path.open("rb") as opened:
            raw = opened.read(MOST_BYTES + 1)
        text = raw.decode("utf-8")
    except OSError as error:
        raise BadRecord(
            str(path), "a file that can be read", (error.strerror or "an error of the system").lower()
        ) from None
    except UnicodeDecodeError as error:
        raise BadRecord(
            str(path), "text in UTF-8", f"the byte 0x{error.object[error.start]:02x} at {error.start}"
        ) from None
    if len(raw) > MOST_BYTES:
        raise BadRecord(str(path), f"a file of at most {MOST_BYTES} bytes", "more")
    return text


def from_text(text: str, source: str = "record") -> Record:
    """Read the text of a record; BadRecord says what is wrong with it, and where."""
    data = parsed(text, source)
    found = data.get("format")
    if found != FORMAT:
        raise BadRecord(source, f"a record (format {FORMAT!r})", f"the format {found!r}" if found else "no format")
    if data.get("version") not in READ or isinstance(data["version"], (bool, float)):
        raise BadRecord(
            source, f"version {one_of([str(n) for n in READ])} of the format", say_missing(data.get("version"))
        )
    keys = (*KEYS, *{OWN: (CARRIED,), LAID: (CARRIED, TABLE)}.get(data["version"], ()))
    for key in (*data, *keys):
        if (key in data) != (key in keys):
            raise BadRecord(source, f"the keys {', '.join(keys)}", f"{key!r}" if key in data else f"no {key!r}")
    return RecordReader(source, data).record()


def parsed(text: str, source: str) -> dict[str, Any]:
    """The JSON object that the whole text is."""
    try:
        data = json.loads(text, object_pairs_hook=once, parse_constant=refuse)
    except json.JSONDecodeError as error:
        found = f"{error.msg.lower().removesuffix(' at')} at column {error.colno}"
        raise BadRecord(f"{source}:{error.lineno}", "well-formed JSON, and nothing after it", found) from None
    except NotJson as error:
        raise BadRecord(source, "well-formed JSON", str(error)) from None
    except (ValueError, RecursionError):
        raise BadRecord(source, "well-formed JSON", "far too many digits or brackets") from None
    if not isinstance(data, dict):
        raise BadRecord(source, "a JSON object", say_missing(data))
    return data


class NotJson(ValueError):
    """What Python takes for JSON, and is none."""


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object whose keys all differ."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise NotJson("a key that stands twice in one object")
    return found


def refuse(word: str) -> None:
    """JSON has no such number."""
    raise NotJson(f"the number {word}")


def say_missing(value: object) -> str:
    """What stands in a file, null included."""
    return "nothing" if value is None else say(value)


class RecordReader:
    """Reads the object of a record key by key."""

    def __init__(self, source: str, data: dict[str, Any]) -> None:
        self.source: Final = source
        self.data: Final = data

    def record(self) -> Record:
        """All of it."""
        name = self.text(self.data["ruleset"], "ruleset")
        try:
            name = ruleset(name).name
        except UnknownRuleset as unknown:
            raise self.bad("ruleset", unknown.expected, unknown.found) from None
        printings = self.printings()
        return Record(
            name,
            self.settings(name),
            self.seed(self.data["seed"]),
            self.decks({printing.number for printing in printings}),
            printings,
            self.choices(),
            self.outcome(),
            self.own({printing.number for printing in printings}),
            self.laid(),
        )

    def bad(self, where: str, expected: str, found: str) -> BadRecord:
        """The refusal of this record."""
        return BadRecord(f"{self.source}, {where}", expected, found)

    def text(self, value: object, where: str) -> str:
        """A value that must be a text."""
        if not isinstance(value, str):
            raise self.bad(where, "a text", say_missing(value))
        return value

    def number(self, value: object, where: str, least: int, most: int) -> int:
        """A value that must be a whole number within bounds."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.bad(where, "a whole number", say_missing(value))
        if not least <= value <= most:
            raise self.bad(where, f"{least} to {most}", str(value))
        return value

    def seed(self, value: object) -> Seed:
        """A seed; or the key, in hexadecimal digits, which the first version of the format did not know."""
        if not isinstance(value, str) or self.data["version"] == 1:
            return self.number(value, "seed", 0, MOST_SEED)
        if not KEY.fullmatch(value):
            raise self.bad(
                "seed", f"a whole number, or a key of {2 * KEY_BYTES} hexadecimal digits", say_missing(value)
            )
        return seed_from_text(value)

    def items(self, value: object, where: str, length: int | None = None) -> list[Any]:
        """A value that must be a list, of this length if one is given."""
        if not isinstance(value, list):
            raise self.bad(where, "a list", say_missing(value))
        if length is not None and len(value) != length:
            raise self.bad(where, f"{length} entries", str(len(value)))
        return value

    def table(self, value: object, where: str, *keys: str) -> dict[str, Any]:
        """A value that must be an object, with these keys if any are given."""
        if not isinstance(value, dict):
            raise self.bad(where, "an object", say_missing(value))
        if keys and set(value) != set(keys):
            raise self.bad(where, f"the keys {', '.join(keys)}", ", ".join(value) or "none")
        return value

    def settings(self, name: str) -> dict[str, int]:
        """The settings, all of them known to the ruleset."""
        try:
            return ruleset(name).settle(self.table(self.data["settings"], "settings"))
        except BadSettings as bad:
            raise self.bad("settings", f"settings of {name}", "; ".join(bad.faults)) from None

    def printings(self) -> tuple[Printing, ...]:
        """The cards, by number."""
        found = []
        for key, value in self.table(self.data["cards"], "cards").items():
            where = f"cards, {key!r}"
            if not key.isascii() or not key.isdigit() or key != str(int(key[:9])):
                raise self.bad(where, "the number of a card", repr(key))
            name, version, fingerprint = self.items(value, where, 3)
            if not isinstance(version, str):
                version = self.number(version, f"{where}, version", 0, 1 << 31)
            name, fingerprint = self.text(name, f"{where}, name"), self.text(fingerprint, f"{where}, fingerprint")
            found.append(Printing(int(key), version, name, fingerprint))
        return tuple(found)

    def own(self, known: set[int]) -> tuple[OwnCards, ...]:
        """The cards that it carries, all of them in its decks; what their digests are over."""
        found: list[OwnCards] = []
        for i, value in enumerate(self.items(self.data.get(CARRIED, []), CARRIED), 1):
            where = f"{CARRIED}, set {i}"
            told = self.table(value, where, "set", "digest", "sheet")
            own = OwnCards(*(self.text(told[key], f"{where}, {key}") for key in ("set", "digest", "sheet")))
            try:
                numbers = [card.number for card in own.cards]
                digest = digest_of(own.cards)
            except FaultyFile as faulty:
                raise self.bad(where, "a sheet of cards", str(faulty)) from None
            if not known.issuperset(numbers) or own.set not in {card.set for card in own.cards}:
                raise self.bad(where, "cards of that set that stand in the decks", "others")
            if digest != own.digest:
                raise self.bad(f"{where}, digest", digest, own.digest)
            found.append(own)
        return tuple(found)

    def laid(self) -> LaidTable | None:
        """The table from which the match begins, None where it was dealt."""
        try:
            return laid_from(self.data[TABLE]) if TABLE in self.data else None
        except CannotLie as bad:
            raise self.bad(f"{TABLE}, {bad.where}", bad.expected, bad.found) from None

    def decks(self, known: set[int]) -> tuple[DeckList, ...]:
        """The decks; each of their cards stands among the cards of the record."""
        decks = self.items(self.data["decks"], "decks")
        if not 1 <= len(decks) <= SEATS:
            raise self.bad("decks", f"1 to {SEATS} decks", str(len(decks)))
        return tuple(self.deck(deck, f"deck {i}", known) for i, deck in enumerate(decks))

    def deck(self, value: object, where: str, known: set[int]) -> DeckList:
        """One deck: its name, and runs of equal cards."""
        deck = self.table(value, where, "name", "cards")
        cards: list[int] = []
        for run in self.items(deck["cards"], f"{where}, cards"):
            number, count = self.items(run, f"{where}, cards", 2)
            if not isinstance(number, int) or isinstance(number, bool) or number not in known:
                raise self.bad(f"{where}, cards", "the number of a card of this record", say_missing(number))
            cards += [number] * self.number(count, f"{where}, count of card {number}", 1, MOST_CARDS)
            if len(cards) > MOST_CARDS:
                raise self.bad(f"{where}, cards", f"at most {MOST_CARDS} cards", "more")
        return DeckList(self.text(deck["name"], f"{where}, name"), tuple(cards))

    def choices(self) -> list[int]:
        """The choices, each an index, a concession or the offer of a draw."""
        choices = self.items(self.data["choices"], "choices")
        return [self.choice(choice, f"choice {i}") for i, choice in enumerate(choices, 1)]

    def choice(self, value: object, where: str) -> int:
        """One choice."""
        offer = isinstance(value, int) and DRAW_OFFERED - SEATS < value <= DRAW_OFFERED
        return self.number(value, where, DRAW_OFFERED - SEATS + 1 if offer else -SEATS, 1 << 31)

    def outcome(self) -> Outcome | None:
        """How the match ended, None if it did not."""
        if self.data["outcome"] is None:
            return None
        end = self.table(self.data["outcome"], "outcome", "winner", "ending", "turn", "points")
        winner = None if end["winner"] is None else self.number(end["winner"], "outcome, winner", 0, SEATS - 1)
        points = [self.number(n, "outcome, points", 0, 1 << 31) for n in self.items(end["points"], "outcome, points")]
        turn = self.number(end["turn"], "outcome, turn", 0, 1 << 31)
        return Outcome(winner, self.text(end["ending"], "outcome, ending"), turn, tuple(points))
