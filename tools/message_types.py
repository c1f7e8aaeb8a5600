"""The client's types: client/src/messages.ts from client/messages.schema.json, by json-schema-to-typescript.

    python tools/message_types.py            write the file
    python tools/message_types.py --check    tell whether it is what would be written

The schema is a golden file: dev.py bless writes it from src/wtactics/server/messages/__init__.py.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

CLIENT = Path(__file__).resolve().parents[1] / "client"
SCHEMA = CLIENT / "messages.schema.json"
TYPES = CLIENT / "src" / "messages.ts"
REFERENCE = re.compile(r"(?<=\n)(?: \*\n)? \* This interface was referenced by .*\n \* via the `definition` .*\n")
ROOT_TYPE = re.compile(r"export interface Messages \{\n.*\n\}\n")
BANNER = "/** What server and client say to each other: the shape of src/wtactics/server/messages/__init__.py. */"


def plainer(schema: Any) -> Any:
    """The schema with tuples as json2ts knows them: it reads no prefixItems, and would call their members unknown."""
    if isinstance(schema, list):
        return [plainer(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    told = {key: plainer(part) for key, part in schema.items()}
    members = told.pop("prefixItems", None)
    return told if members is None else {**told, "items": members, "minItems": len(members), "maxItems": len(members)}


def generated() -> str:
    """The text of the file, as the npm package writes it."""
    command = [
        str(CLIENT / "node_modules" / ".bin" / "json2ts"), "--unreachableDefinitions",
        "--additionalProperties=false", "--bannerComment", BANNER,
    ]  # fmt: skip
    schema = json.dumps(plainer(json.loads(SCHEMA.read_text("utf-8"))))
    text = subprocess.run(command, cwd=CLIENT, input=schema, capture_output=True, text=True, check=True).stdout
    text = ROOT_TYPE.sub("", REFERENCE.sub("", text))
    return re.sub(r"/\*\*\n \*/\n", "", text)


def main(words: list[str]) -> int:
    """Write the types, or check them."""
    if not (CLIENT / "node_modules").is_dir():
        print("message_types: expected the client's packages, found none: run npm ci in client/", file=sys.stderr)
        return 2
    text = generated()
    if words == ["--check"]:
        fresh = TYPES.is_file() and TYPES.read_text("utf-8") == text
        print("fresh" if fresh else f"{TYPES.name} is stale: run python tools/message_types.py")
        return int(not fresh)
    TYPES.write_text(text, "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
