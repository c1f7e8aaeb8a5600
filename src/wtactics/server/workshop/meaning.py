"""What an ability means, part by part: when it works, what is paid, whom it names, what it does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wtactics.engine.lasting import ADVANTAGE, DOMINATION, TOTAL_DOMINATION
from wtactics.engine.meaning import (
    ACTIVATED,
    ADDITION,
    AGREED,
    ATTACHING,
    AVERTING,
    LEVY,
    PREREQUISITE,
    SPELL,
    STANDING,
    TRIGGERED,
    Ability,
    Target,
)
from wtactics.vocabulary.deeds.averting import said
from wtactics.vocabulary.reading.heads import capital
from wtactics.vocabulary.reading.writing import (
    effect_texts,
    limits_of,
    opening,
    prerequisite_text,
    price_of,
    standing_text,
    write,
)
from wtactics.vocabulary.sentences.limits import plainly
from wtactics.vocabulary.triggers.meaning import Very

ALWAYS: Final = "always, while it is in play"
SWITCHED: Final = {
    int(ADVANTAGE): "while a won bid has switched it on",
    int(DOMINATION): "while two won bids have switched it on",
    int(TOTAL_DOMINATION): "while three won bids have switched it on",
}
Parts = list[tuple[str, str]]
COUNTS: Final = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five"}


def parts_of(ability: Ability) -> Parts:
    """The parts of an ability with what each is called, in the order in which they matter at the table."""
    return [*moment(ability), *paid(ability), *aimed(ability), *done(ability), *bounds(ability)]


def moment(ability: Ability) -> Iterator[tuple[str, str]]:
    """When it works."""
    if ability.kind == SPELL:
        yield "when", "as it is played"
    elif ability.kind in (TRIGGERED, AVERTING) and ability.trigger is not None:
        yield "instead" if ability.kind == AVERTING else "when", ability.trigger.text()
    elif ability.kind == ACTIVATED:
        yield "when", "whenever you may use abilities"
    elif ability.kind == STANDING:
        if ability.condition is not None or ability.switch not in SWITCHED:
            yield "when", ALWAYS if ability.condition is None else opening(ability.condition)
    elif ability.kind == PREREQUISITE and ability.condition is not None:
        yield "when", prerequisite_text(ability.condition)
    elif ability.kind == LEVY:
        yield "when", "in each of your turns, unless its upkeep is paid"


def paid(ability: Ability) -> Iterator[tuple[str, str]]:
    """What it takes."""
    if ability.price is not None and ability.kind in (ACTIVATED, ADDITION, LEVY):
        price = price_of(ability.price).replace("(M)", "mark this card")
        yield "you pay", price or "nothing"


def aimed(ability: Ability) -> Iterator[tuple[str, str]]:
    """Whom it names."""
    for target in ability.targets:
        yield "attached to" if ability.kind == ATTACHING else "whom", named(target)


def named(target: Target) -> str:
    """A target in words."""
    least, most = int(target.least), int(target.most)
    noun = target.noun.text(most != 1)
    if isinstance(target.noun, Very):
        return noun
    many = COUNTS.get(most, str(most))
    if least == most:
        return f"{many} {'other ' if target.another else ''}{noun}, of your choice"
    return (
        f"up to {many} {noun}, of your choice"
        if least == 0
        else f"{COUNTS.get(least, least)} to {many} {noun}, of your choice"
    )


def done(ability: Ability) -> Iterator[tuple[str, str]]:
    """What it does, or what holds."""
    if ability.kind == STANDING:
        yield "what", standing_text(ability.statements, None)
    elif ability.kind == AGREED:
        yield "what", ability.statements[0].text()
    elif ability.kind not in (ATTACHING, PREREQUISITE, ADDITION):
        for i, text in enumerate(effect_texts(plainly(said(ability.effects))[0])):
            yield "then" if i else "what", text


def bounds(ability: Ability) -> Iterator[tuple[str, str]]:
    """How often, and only when."""
    if ability.switch in SWITCHED:
        yield "only", SWITCHED[ability.switch]
    for words in limits_of(ability):
        yield "only", words
    _, use = plainly(said(ability.effects))
    if use is not None:
        yield "only", use.text()


def told(ability: Ability) -> tuple[str, Parts]:
    """The ability in normal words, and its parts; where a part has no words of its own, the whole stands for it."""
    wording = write(ability)
    try:
        parts = [(label, capital(words)) for label, words in parts_of(ability) if words]
    except (NotImplementedError, AttributeError, IndexError):  # a part that is only ever said with others
        parts = [("what", wording)]
    return wording, parts
