"""What a card says where it is printed as words alone."""

from __future__ import annotations

from typing import Final

from wtactics.server.messages import FaceInfo

SHORT: Final = {"attack": "ATK", "defense": "DEF", "hp": "HP"}


def words_of(face: FaceInfo) -> dict[str, str]:
    """Name, cost, type line, text, values, and where it is from."""
    type_ = f"Token {face.type}" if face.token else face.type.capitalize()
    level = int(face.stats.get("level", 1))
    kinds = f" - {' '.join(face.subtypes)}" if face.subtypes else ""
    values = [f"{SHORT.get(key, key)} {value}" for key, value in face.values.items()]
    faction = f"{face.faction} {face.loyalty}" if face.loyalty else face.faction
    supports = f"supports {', '.join(face.supports)}" if face.supports else ""
    return {
        "name": face.name, "cost": face.cost, "type": f"{f'Level {level} ' if level > 1 else ''}{type_}{kinds}",
        "side": ", ".join(filter(None, (faction, face.discipline, supports))), "text": face.text.strip(),
        "flavour": face.flavour.strip(), "values": "  ".join(values),
        "foot": " · ".join(filter(None, (str(face.number) * (not face.token), face.version and f"v{face.version}", face.set))),
    }  # fmt: skip
