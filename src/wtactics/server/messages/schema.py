"""The JSON Schema of all that server and client say to each other: what the client's types are generated from."""

from __future__ import annotations

import json
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from wtactics.server import messages
from wtactics.server.messages import paper, workshop

SAID: Final = (messages, workshop, paper)  # what holds the messages
UNIONS: Final[dict[str, Any]] = {
    "FromClient": messages.FromClient,
    "Sentence": messages.Sentence,
    "ToClient": messages.ToClient,
}


def schema() -> dict[str, Any]:
    """Every message and every part of one, by name; as they are written, so that every field is there."""
    models = dict.fromkeys(model for said in SAID for model in vars(said).values() if is_message(model))
    _, definitions = models_json_schema([(model, "serialization") for model in models], by_alias=False)
    found: dict[str, Any] = definitions["$defs"]
    for name, union in UNIONS.items():
        found[name] = TypeAdapter(union).json_schema(mode="serialization")
        found[name].pop("$defs", None)
        found[name].pop("discriminator", None)
    return {"title": "Messages", "$defs": {name: whole(untitled(found[name])) for name in sorted(found)}}


def whole(part: dict[str, Any]) -> dict[str, Any]:
    """The same, with every field required: both sides always write all of them."""
    return part | {"required": list(part["properties"])} if "properties" in part else part


def is_message(model: object) -> bool:
    """Is this one of our models?"""
    return isinstance(model, type) and issubclass(model, messages.Message) and model is not messages.Message


def untitled(part: Any) -> Any:
    """The same without the titles that would become types of their own, and the sizes that types cannot say."""
    if isinstance(part, list):
        return [untitled(one) for one in part]
    if not isinstance(part, dict):
        return part
    return {
        key: {name: untitled(field) for name, field in value.items()} if key == "properties" else untitled(value)
        for key, value in part.items()
        if key not in ("title", "default", "maxItems", "minItems")
    }


def schema_text() -> str:
    """The schema as a file."""
    return json.dumps(schema(), indent=1) + "\n"
