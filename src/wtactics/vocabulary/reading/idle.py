"""What a text says for nothing: an X that nothing uses, a number or a card that is named or chosen and then left alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from wtactics.engine.meaning import SPELL, Ability
from wtactics.language.errors import TextFault, TextRefused
from wtactics.language.structure import parts_within
from wtactics.language.words import Sentence
from wtactics.vocabulary.deeds.deed import Choose
from wtactics.vocabulary.numbers.meaning import XNumber
from wtactics.vocabulary.reading.unsaid import X_SAID, fault_at
from wtactics.vocabulary.sentences.reckoning import Reckon
from wtactics.vocabulary.things.namings import Named, NameOne, NotedName
from wtactics.vocabulary.things.picking import Pick

NAME_SAID: Final = re.compile(r"(choose|chooses|name|names|declare|declares)( .*)?")
IDLE_X: Final = "nothing uses this X"
IDLE_NAME: Final = "nothing uses what is named here"
IDLE_CHOICE: Final = "nothing is done with what is chosen here"


def check_idle(card: str, lines: Iterable[list[Sentence]], abilities: Sequence[Ability]) -> TextFault | None:
    """Refuse what is said for nothing; what is wrong with an X that nothing uses, unless the cost of the card is X."""
    sentences = [sentence for line in lines for sentence in line]
    named = {step.what for ability in abilities for step in ability.effects if isinstance(step, NameOne)}
    if named and named - {part.what for part in used_within(abilities) if isinstance(part, Named | NotedName)}:
        raise TextRefused([fault_at(card, NAME_SAID, sentences, IDLE_NAME)])
    if any(map(chooses_idly, abilities)):
        raise TextRefused([fault_at(card, NAME_SAID, sentences, IDLE_CHOICE)])
    telling = [each for each in abilities if defines_x(each)]
    if not telling or any(map(uses_x, abilities)):
        return None
    idle_x = fault_at(card, X_SAID, sentences, IDLE_X)
    if any(each.kind != SPELL for each in telling):
        raise TextRefused([idle_x])
    return idle_x


def defines_x(ability: Ability) -> bool:
    """Does it say what X is?"""
    return ability.x_is is not None or any(isinstance(step, Reckon) for step in ability.effects)


def uses_x(ability: Ability) -> bool:
    """Does it speak of X, or is X paid for it?"""
    if ability.price is not None and ability.price.x:
        return True
    return any(isinstance(part, XNumber) for part in parts_within(ability))


def chooses_idly(ability: Ability) -> bool:
    """Does it let somebody choose what it never speaks of again? Of two that are chosen together one may be enough."""
    steps = [step for step in ability.effects if not isinstance(step, Choose)]
    plainly = [getattr(step, "things", None) for step in steps]
    picks = [isinstance(step, Pick) and not any(things is step.slot for things in plainly) for step in steps]
    if not any(picks):
        return False
    used = list(used_within(ability))
    left = [pick and not any(part is step.slot for part in used) for pick, step in zip(picks, steps, strict=True)]
    return any(
        left[i] and not (beside_used(i - 1, steps, left) or beside_used(i + 1, steps, left)) for i in range(len(steps))
    )


def beside_used(i: int, steps: Sequence[Any], left: Sequence[bool]) -> bool:
    """Is something chosen here that is spoken of?"""
    return 0 <= i < len(steps) and isinstance(steps[i], Pick) and not left[i]


def used_within(parts: Any) -> Iterator[Any]:
    """All parts within these, but what is only named or chosen there."""
    yield from parts_within(parts, (NameOne, Choose, Pick))
    for pick in (part for part in parts_within(parts) if isinstance(part, Pick)):
        yield from parts_within([pick.players, pick.noun, pick.cost])
