"""Noun phrases in every position: what is said in other words means the same, wherever in a sentence it stands."""

import tomllib
from functools import cache
from pathlib import Path

import pytest

from wtactics.cards import read_plurals
from wtactics.games import GAMES, entry
from wtactics.language.errors import TextRefused
from wtactics.language.structure import structure
from wtactics.rulesets.slot.speech.weapon_names import weapons_of
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.collection import Collection

MATRIX = tomllib.loads((Path(__file__).parent / "nouns.toml").read_text("utf-8"))
KINDS = {"elf", "orc", "wolf", "soldier", "ember", "adept"}
TYPES = ("creature", "event", "enchantment")


@cache
def collection(game: str) -> Collection:
    speech = entry(game).speech
    return Collection(KINDS, keywords_for(speech.keywords), read_plurals(), speech)


def meant(game: str, text: str) -> list[str]:
    """The abilities of a text on the first type of card that can say it."""
    refusals: list[TextRefused] = []
    for type_ in TYPES[: 1 if game == "slot" else len(TYPES)]:
        try:
            found = collection(game).reader.read("Ember Adept", type_, text, weapons_of("Brambles", "Ensnare"))
        except TextRefused as refused:
            refusals.append(refused)
            continue
        return [structure(ability) for ability in found.abilities]
    raise AssertionError(str(refusals[0]))


def filled(frame: str, one: str, many: str) -> str:
    """The frame with the noun in its place, one or many, behind the article that it wants."""
    text = frame.replace("{many}", many).replace("a {one}", f"{'an' if one[0] in 'aeiouAEIOU' else 'a'} {one}")
    text = text.replace("{one}", one)
    return text[0].upper() + text[1:]


def cells(game: str) -> list[tuple[str, str]]:
    """Each sentence that a game can say beside one that means the same."""
    found: list[tuple[str, str]] = []
    for row in MATRIX["noun"]:
        if game not in row.get("games", GAMES):
            continue
        for frame in MATRIX["frames"]["slot" if game == "slot" else "others"]:
            if frame in row.get("not_in", ()):
                continue
            known = filled(frame, *row["known"])
            found += [(filled(frame, *said), known) for said in row["said"]]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_noun_in_other_words_means_the_same_everywhere(game: str) -> None:
    wrong: list[str] = []
    for text, known in cells(game):
        try:
            if meant(game, text) != meant(game, known):
                wrong.append(f"{text} is not {known}")
        except AssertionError as refused:
            wrong.append(str(refused))
    assert wrong == []


@pytest.mark.parametrize("pair", MATRIX["pair"], ids=lambda pair: pair["text"])
def test_other_words_mean_the_same(pair: dict[str, str]) -> None:
    for game in pair.get("games", GAMES):
        assert meant(game, pair["text"]) == meant(game, pair["known"]), game


@pytest.mark.parametrize("text", MATRIX["refused"]["texts"])
def test_what_could_mean_two_things_is_refused(text: str) -> None:
    with pytest.raises(AssertionError):
        meant("arc", text)
