"""Laid tables as data that stand in a record; what is read is taken at its word in nothing."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from wtactics.records.laid import LaidTable


class BadLaid(ValueError):
    """The data is no laid table: where, what was expected, what was found."""

    def __init__(self, where: str, expected: str, found: str) -> None:
        super().__init__(f"{where}: expected {expected}, found {found}")
        self.where, self.expected, self.found = where, expected, found


def laid_as_data(laid: LaidTable) -> dict[str, Any]:
    """What `laid_from` reads."""
    return asdict(laid)


def laid_from(data: object) -> LaidTable:
    """The laid table that the data, as JSON has it, tells of; BadLaid says what is wrong with it."""
    from pydantic import TypeAdapter, ValidationError  # here, for most records need none of it

    try:
        return TypeAdapter(LaidTable).validate_json(json.dumps(data), strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ", ".join(str(part) for part in first["loc"]) or "all of it"
        raise BadLaid(where, first["msg"].lower(), repr(first["input"])) from None
