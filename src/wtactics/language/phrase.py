"""A phrase is one entry of the vocabulary: which rule of the grammar it extends, how it is worded, what it means."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

VERB: Final = re.compile(r"\{([a-z]+)(?:/([a-z]+))?\}")
LITERAL: Final = re.compile(r'"(?:\\.|[^"\\])*"|\{[a-z/]+\}')
RULE: Final = re.compile(r"[a-z_]+")
DEFEND: Final = re.compile(
    r'(?:"(defend|defends|defending)"|\{(defend)\})( "against")?'
)  # "block" is another word for both
BLOCK: Final = {"defend": "block", "defends": "blocks", "defending": "blocking"}
SIBILANTS: Final = ("s", "x", "z", "ch", "sh", "o")

# The rules in which a verb stands with a subject, or without: "draw a card", "target player draws a card".
ORDER: Final = "order"
TOLD: Final = "told"
BOTH: Final = "deed"
CHANGED: Final = "change"  # told of a subject, with a time beside it: "target creature gains flying until end of turn"


class Phrase:
    """One way of saying something: `form` in our notation, where {draw} is a verb in the person its subject asks for.

    The builder is called as build(reading, *parts): the parts are what the rules and named terminals of the form gave,
    in the order of the text; literal words in quotes give nothing. An optional part in [...] that is absent gives None.
    With `opens`, the parts are read as a text of their own: a new reading, with targets of its own. With `choice`, the
    parts are alternatives: of the phrases that they are it tells which are built together by a reading of one choice.
    """

    def __init__(
        self,
        rule: str,
        form: str,
        build: Callable[..., Any],
        examples: Sequence[str] = (),
        opens: bool = False,
        choice: Callable[[Sequence[Phrase | None]], list[list[int]]] | None = None,
        needs: object = None,
    ) -> None:
        self.rule: Final = rule
        self.form: Final = form
        self.build: Final = build
        self.examples: Final = tuple(examples)
        self.opens: Final = opens
        self.choice: Final = choice
        self.needs: Final = needs  # what a game must have for the words to mean something there; None: nothing special

    def rules(self) -> tuple[str, ...]:
        """The grammar rules it extends: a deed is both ordered and told."""
        return (ORDER, TOLD) if self.rule == BOTH else (self.rule,)

    def forms(self) -> dict[str, str]:
        """These rules with the form that each gets."""
        form = DEFEND.sub(or_block, self.form) if "defend" in self.form else self.form
        if self.rule == BOTH:
            return {ORDER: ordered(form), TOLD: told(form)}
        return {self.rule: ordered(form) if self.rule == ORDER else told(form)}


class Guarding(Phrase):
    """What is said of defending a place: whoever blocks does it to attackers."""

    def forms(self) -> dict[str, str]:
        return {self.rule: told(self.form)}


class Idiom(Phrase):
    """Words that always mean the same."""

    def __init__(self, rule: str, form: str, meaning: Any, examples: Sequence[str] = ()) -> None:
        super().__init__(rule, form, self.give, examples)
        self.meaning: Final = meaning

    def give(self, reading: Any) -> Any:
        return self.meaning


def connected(phrases: Sequence[Phrase]) -> list[Phrase]:
    """The phrases without those that want a rule which none of them extends."""
    found = [(phrase, phrase.rules(), set(RULE.findall(LITERAL.sub(" ", phrase.form)))) for phrase in phrases]
    while True:
        rules = {rule for _, extended, _ in found for rule in extended}
        whole = [each for each in found if each[2] <= rules]
        if len(whole) == len(found):
            return [phrase for phrase, _, _ in found]
        found = whole


def or_block(said: re.Match[str]) -> str:
    """Defending, and whom it meets, in other words: "defend against it" is "block it"."""
    verb = f'"{BLOCK[said[1]]}"' if said[1] is not None else "{block}"
    return f"({said[0]} | {verb})"


def ordered(form: str) -> str:
    """The form as an order, without a subject: "draw a card"."""
    return VERB.sub(lambda verb: f'"{verb[1]}"', form)


def told(form: str) -> str:
    """The form after a subject of whatever number: "they draw a card", "he draws a card"."""
    if "{" not in form:
        return form
    return VERB.sub(lambda verb: f'("{verb[1]}" | "{verb[2] or third(verb[1])}")', form)


def third(verb: str) -> str:
    """The verb as he, she and it have it: draws, searches, destroys, carries."""
    if verb == "have":
        return "has"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + ("es" if verb.endswith(SIBILANTS) else "s")


class Misread(Exception):
    """A builder refuses a reading: what it expected there, and what the words mean instead."""

    def __init__(self, expected: str, found: str, lightly: bool = False) -> None:
        self.expected: Final = expected
        self.found: Final = found
        self.lightly: Final = lightly  # told only where no other reading is refused
        super().__init__(f"expected {expected}, found {found}")
