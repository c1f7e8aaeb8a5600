"""Laid tables as data that stand in a record; what is read is taken at its word in nothing."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from wtactics.records.laid import CannotLie, LaidTable


def laid_as_data(laid: LaidTable) -> dict[str, Any]:
    """What `laid_from` reads."""
    return asdict(laid)


def laid_from(data: object) -> LaidTable:
    """The laid table that the data, as JSON has it, tells of; CannotLie says what is wrong with it."""
    from pydantic import TypeAdapter, ValidationError  # here, for most records need none of it

    try:
        return TypeAdapter(LaidTable).validate_json(json.dumps(data), strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ", ".join(str(part) for part in first["loc"]) or "all of it"
        raise CannotLie(where, first["msg"].lower(), repr(first["input"])) from None
