"""What mods tell beside what their ruleset tells: each adds its own, so that several go together."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wtactics.engine.match import Match
from wtactics.engine.sight import thing_named
from wtactics.kits.attempts import Attempt
from wtactics.kits.refusal import Refusal
from wtactics.kits.sentences import capital

Refused = Callable[[Match, Attempt], Refusal | None]


def with_sayings(refused: Refused, sayings: Mapping[str, str]) -> Refused:
    """The same refusals, and what the rules of a mod say of the table, by their ids; {thing} is what is wanted."""

    def also_refused(match: Match, attempt: Attempt) -> Refusal | None:
        found = refused(match, attempt)
        if found is None or found.rule not in sayings:
            return found
        said = sayings[found.rule]
        t, thing = match.table, int(thing_named(match.table, attempt.thing))
        name = t.library.names[t.printed[thing]] if t.is_card(thing) else "this"
        return Refusal(capital(said.replace("{thing}", name)), found.rule, found.text)

    return also_refused
