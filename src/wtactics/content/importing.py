"""Other people's cards as a set: an export of the live game becomes sheets, and comes again as new versions of its cards."""

from __future__ import annotations

import hashlib
import json
import re
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from wtactics.cards import CardLibrary, Fault, FaultyFile, FilePlace
from wtactics.cards.sheet import cards_of
from wtactics.cards.source import read_source, source_of
from wtactics.cards.writing import lines_of, quoted
from wtactics.content.foreign import BadRow, ForeignCard, foreign
from wtactics.content.own_sets import toml_files

FIRST: Final = 100_000  # number of a card that does not ship
NUMBERS: Final = 800_000
BLOCK: Final = re.compile(r"^[ \t]*\[\[[ \t]*card[ \t]*\]\]", re.MULTILINE)


@dataclass(slots=True)
class Imported:
    """What came of an import."""

    new: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    same: int = 0
    left_out: list[str] = field(default_factory=list)  # which are no cards: texts make them
    remarks: list[str] = field(default_factory=list)  # what is otherwise than in the export
    faults: list[Fault] = field(default_factory=list)  # of rows that were left out


@dataclass(slots=True)
class Kept:
    """A card that was imported before: where it stands, and what of."""

    file: Path
    block: int  # of its sheet
    number: int
    version: int
    name: str
    imported: str


class Import:
    """A folder into which an export is put, row by row; nothing is written before the end."""

    def __init__(self, file: Path, folder: Path, ruleset: str, shipped: CardLibrary) -> None:
        self.file: Final = file
        self.folder: Final = folder
        self.ruleset: Final = ruleset
        self.texts: Final[dict[Path, str]] = {}
        self.kept: Final[dict[str, Kept]] = {}
        self.numbers: Final = {card.number for card in shipped}
        self.names: Final = {card.name: "" for card in shipped}  # and the guid of whose it is
        self.report: Final = Imported()
        self.changed: Final[dict[Path, dict[int, str]]] = {}
        self.added: Final[dict[Path, list[str]]] = {}
        for sheet in toml_files(folder) if folder.is_dir() else ():
            self.read(sheet)

    def read(self, sheet: Path) -> None:
        """What lies in the folder already."""
        source = read_source(sheet)
        if "cards" in source.table:
            return
        self.texts[sheet] = "\n".join(source.lines)
        for block, (card, table) in enumerate(zip(cards_of(source), source.table.get("card", ()), strict=True)):
            guid = str(table.get("guid", ""))
            version = card.version if isinstance(card.version, int) else 0
            kept = Kept(sheet, block, card.number, version, card.name, str(table.get("imported", "")))
            self.numbers.add(card.number)
            self.names[card.name] = guid
            if guid:
                self.kept[guid] = kept

    def take(self, rows: list[Any], step: Callable[[], object]) -> Imported:
        """Take all rows, and write what is new; a row with a mistake is told and left out."""
        for number, row in enumerate(rows, 1):
            try:
                self.row(row)
            except BadRow as bad:
                place = FilePlace(f"{self.file}, card {number}{bad.name and f' {bad.name!r}'}", 0)
                self.report.faults.append(Fault(place, bad.found, bad.expected))
            step()
        self.write()
        return self.report

    def row(self, row: Any) -> None:
        """One card of the export: new, changed, or as it was."""
        found = foreign(row, self.ruleset)
        if found.token:
            self.report.left_out.append(found.card.name)
            return
        digest = digest_of(row)
        kept = self.kept.get(found.guid)
        if kept is not None and kept.imported == digest:
            self.report.same += 1
            return
        remarks = list(found.remarks)
        if self.names.get(found.card.name, found.guid) != found.guid:
            name = f"{found.card.name} ({found.card.set})"
            remarks.append(f"{found.card.name}: another card is called so; here it is {name}")
            found = replace(found, card=replace(found.card, name=name))
        if self.names.get(found.card.name, found.guid) != found.guid:
            raise BadRow(found.card.name, "the name of another card", "a name of its own")
        self.put(found, kept, digest)
        self.report.remarks += remarks

    def put(self, found: ForeignCard, kept: Kept | None, digest: str) -> None:
        """Lay the card into its sheet, in the place of its earlier version if there is one."""
        number = kept.number if kept is not None else self.free_number(found.guid)
        card = replace(found.card, number=number, version=kept.version + 1 if kept is not None else 1)
        origin = {"guid": found.guid, "artist": found.artist, "licence": found.licence, "imported": digest}
        lines = [*lines_of(card), *(f"{key} = {quoted(words)}" for key, words in origin.items() if words)]
        block = "\n".join(["[[card]]", *lines, ""])
        head = f"set = {quoted(card.set)}\nrulesets = [{quoted(self.ruleset)}]\n"
        check(head + block, found.card.name)
        self.numbers.add(number)
        self.names[card.name] = found.guid
        if kept is not None and kept.block >= 0:
            self.changed.setdefault(kept.file, {})[kept.block] = block
        else:
            sheet = kept.file if kept is not None else self.folder / f"{sheet_name(card.set)}.toml"
            self.texts.setdefault(sheet, head)
            self.added.setdefault(sheet, []).append(block)
        (self.report.new if kept is None else self.report.changed).append(card.name)
        self.kept[found.guid] = Kept(self.folder, -1, number, int(card.version), card.name, digest)

    def free_number(self, guid: str) -> int:
        """The number that belongs to this card, for whoever imports it; the next if another one has it."""
        number = FIRST + zlib.crc32(guid.encode()) % NUMBERS
        while number in self.numbers:
            number += 1
        return number

    def write(self) -> None:
        """Write the sheets in which anything is new; the others stay as they are."""
        for sheet in {*self.changed, *self.added}:
            text = exchanged(self.texts[sheet], self.changed.get(sheet, {})).rstrip("\n") + "\n"
            text += "".join(f"\n{block}" for block in self.added.get(sheet, ()))
            self.folder.mkdir(parents=True, exist_ok=True)
            half = sheet.with_suffix(".new")
            half.write_text(text, "utf-8")
            half.replace(sheet)


def exchanged(text: str, blocks: Mapping[int, str]) -> str:
    """A sheet with other cards in the place of some; what stands around them stays."""
    starts = [found.start() for found in BLOCK.finditer(text)]
    ends = [*starts[1:], len(text)]
    for n in sorted(blocks, reverse=True):
        text = f"{text[: starts[n]]}{blocks[n]}\n{text[ends[n] :]}"
    return text


def check(sheet: str, name: str) -> None:
    """Is the card one that a sheet may hold? What is wrong is told as of its row."""
    try:
        cards_of(source_of(sheet, "the row"))
    except FaultyFile as faulty:
        raise BadRow(name, faulty.faults[0].found, faulty.faults[0].expected) from None


def digest_of(row: Any) -> str:
    """A short hash over a row as the export has it."""
    return hashlib.sha256(json.dumps(row, sort_keys=True).encode()).hexdigest()[:16]


def sheet_name(title: str) -> str:
    """How the sheet of a set is called: its letters and digits, in small letters."""
    return "-".join(re.findall(r"[^\W_]+", title.casefold()))[:60] or "cards"
