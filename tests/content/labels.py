"""What the tests of shipped cards share: an ability of a city by itself, written back."""

from wtactics.cards import Card
from wtactics.engine.meaning import Ability


def labelled(card: Card, ability: Ability, written: str) -> str:
    """What a city says without a bid would be its advantage, were it all that stands on the card (decision 0043)."""
    return f"Always: {written}" if card.type == "city" and ability.switch == 0 else written
