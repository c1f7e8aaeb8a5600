"""Company: who can't attack alone, and who must defend."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import DEFEND, GO_ALONE, MUST_DEFEND, Statement
from wtactics.language.phrase import TOLD, Phrase
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.needs import Needs
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import ABLE, IF_ABLE, TURNLY, ActPhrase, HabitPhrase, bit
from wtactics.vocabulary.rulings.meaning import Act, Cant, Do
from wtactics.vocabulary.rulings.restraint import decree

DEFENDING: Final = Act("must defend", bit(MUST_DEFEND))
ATTACKING_ALONE: Final = Act("attack alone", bit(GO_ALONE))


def only_in_company(reading: Reading) -> Statement:
    return Cant(reading.subject(), ATTACKING_ALONE)


def must_defend_now(reading: Reading, _until: int) -> list[Deed]:
    """The time stands in the middle: defends this turn if able."""
    steps = [decree(reading, Do(reading.subject(), DEFENDING, DEFENDING.words))]
    reading.end_time()
    return steps


ANOTHER: Final = '("another" | ("at" "least")? "one" "other")'
YOURS: Final = '("of" "yours" | "you" "control")'
OTHERS: Final = (
    f'(({ANOTHER} ("creature" | "attacker") | "other" ("creatures" | "attackers")) {YOURS}?'
    f' | {ANOTHER} "of" "your" ("creatures" | "attackers"))'
)
BESIDE: Final = f'("together" | "along")? "with" {OTHERS} | "alongside" {OTHERS} | "as" "part" "of" "a" "group"'
PHRASES: Final = [
    ActPhrase("alone", '"attack" ("alone" | "by" ("it" | "them"))', ATTACKING_ALONE),
    Phrase("ruling", '"never" {attack} "alone"', only_in_company),
    Phrase("ruling", f'("can" | "may") ("only" "attack" | "attack" "only") ({BESIDE})'
           f' | {{attack}} "only" ({BESIDE})', only_in_company,
           ["This creature can attack only together with another creature."]),
    Phrase("ruling", f'("can\'t" | "cannot") "attack" ("unless" {OTHERS} ("attacks" | "attack") ("with" ("it" | "them"))?'
           f' | "without" {OTHERS})', only_in_company, ["This creature can't attack unless another creature attacks."]),
    HabitPhrase("must defend", "must defend", MUST_DEFEND, f'("must" | ("has" | "have") "to") "defend" {ABLE}'),
    HabitPhrase("must defend", "must defend", MUST_DEFEND, f"{{defend}} {TURNLY}? {IF_ABLE}"),
    Phrase(TOLD, f'("must"? "defend" | "defends") until {IF_ABLE}', must_defend_now,
           ["Target creature must defend this turn if able."], needs=Needs(deeds=bit(DEFEND))),
]  # fmt: skip
