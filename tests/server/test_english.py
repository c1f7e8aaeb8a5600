"""Card English as a page has it: all that a guide says, in chapters that have an address."""

from __future__ import annotations

import pytest

from wtactics.games import ruleset
from wtactics.server.web.english import english
from wtactics.vocabulary.guides.handbook import examples_in, keywords_of


@pytest.mark.parametrize("name", ["arc", "slot", "orc", "ava"])
def test_all_examples_of_the_guide_are_there_in_chapters_with_addresses(name: str) -> None:
    told, speech = english(name), ruleset(name).speech
    texts = {example for chapter in told.chapters for saying in chapter.sayings for example in saying.examples}
    assert set(examples_in(speech)) <= texts
    assert len(texts) > 400
    keys = [chapter.key for chapter in told.chapters]
    assert len(set(keys)) == len(keys)
    assert all(key.strip("-") == key != "" for key in keys)
    forms = [saying.form for chapter in told.chapters if chapter.part == "Keywords" for saying in chapter.sayings]
    assert [word for word, _ in keywords_of(speech) if not any(form.startswith(f"**{word}**") for form in forms)] == []
    assert len(told.points) > 4
    assert not any("\n" in point or not point for point in told.points)


def test_what_mods_bring_comes_before_what_the_game_says() -> None:
    parts = list(dict.fromkeys(chapter.part for chapter in english("orc+heroes+mounts").chapters))
    own = list(dict.fromkeys(chapter.part for chapter in english("orc").chapters))
    assert set(own) <= set(parts)
    assert [part for part in parts if part not in own] == ["Heroes", "By example", "Mounts"]
    assert parts.index("Heroes") < parts.index("Mounts") < parts.index(own[0])
