"""Synonyms: words of one game, or of all, that stand for those of the grammar wherever they are said."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from wtactics.language.phrase import VERB, third
from wtactics.language.wordings import SPELLINGS
from wtactics.vocabulary.reading.readers import all_phrases
from wtactics.vocabulary.speech import Speech

WORD: Final = re.compile(r'"([a-z]+)"')  # of a form


@cache
def synonyms(speech: Speech) -> dict[str, str]:
    """The other wordings, and those of a player who does one thing after the other: "then draws" is "and draws"."""
    verbs = {third(verb[1]) for phrase in all_phrases(speech) for verb in VERB.finditer(phrase.form)}
    then = {f"{then} {verb}": f"and {verb}" for verb in verbs for then in ("then", "and then")}
    own = {called: shared for shared, called in speech.called.items() if " " not in called}
    known = {**SPELLINGS, **own, **speech.wordings}
    return {**olden(speech, known), **known, **then}


def olden(speech: Speech, known: Mapping[str, str]) -> dict[str, str]:
    """How it was said once what he, she or it does, and you do: standeth, bearest."""
    spelled = {word for phrase in all_phrases(speech) for word in WORD.findall(phrase.form)} | set(known)
    found: dict[str, str] = {}
    for verb in {verb[1] for phrase in all_phrases(speech) for verb in VERB.finditer(phrase.form)} | spelled:
        now = third(verb)
        if verb.isalpha() and (now in spelled or verb not in spelled):
            base = verb.removesuffix("e")
            found |= {f"{base}eth": known.get(now, now), f"{base}est": known.get(verb, verb)}
    return {old: now for old, now in found.items() if old not in spelled}
