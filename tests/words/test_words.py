"""A game speaks only what it carries out: every phrase that its cards can say is shown to do something there."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from batches import in_batches
from words.tables import shows
from words.used import watching
from wtactics.cards import read_plurals
from wtactics.engine.lasting import CONTROLLERS, WHILE_IN_PLAY, WHILE_SOURCE
from wtactics.games import GAMES, entry
from wtactics.language.grammar import Rule
from wtactics.language.phrase import Phrase
from wtactics.language.reader import Reader
from wtactics.rulesets.ava.speech.kingdoms import begins_with
from wtactics.rulesets.slot.speech.weapon_names import weapons_of
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.collection import Collection
from wtactics.vocabulary.reading.readers import all_phrases, whole_reader
from wtactics.vocabulary.sentences.clauses import UntilPhrase
from wtactics.vocabulary.sentences.phases import phrases_of

HERE = Path(__file__).parent
KINDS = {
    "elf", "orc", "imp", "bird", "archer", "rat", "zombie", "soldier", "sage", "human", "knight", "corpse", "beast", "healer",
    "guard", "mage", "ember", "adept", "undead", "walking corpse", "killer", "saint", "page",
}  # fmt: skip
STARTS = {
    "arc": ("spell", "permanent", "reminder"),
    "ava": ("spell", "permanent", "reminder"),
    "orc": ("spell", "permanent"),
    "slot": ("permanent", "reminder"),  # SLOT-CARD-01
}
BEFORE = (begins_with,)  # heeded before any table is laid
MOST = 60  # trials, after which a text does nothing
TRIALS = {game: tomllib.loads((HERE / f"{game}.toml").read_text("utf-8")) for game in GAMES}
ALL = [(game, shown) for game in GAMES for shown in TRIALS[game]["shown"]]


@in_batches(ALL)
def test_a_text_does_something(game: str, shown: dict[str, Any]) -> None:
    assert shows(game, shown["type"], shown["text"], shown["trial"], MOST, shown.get("table", "")) >= 0


@pytest.mark.parametrize("game", GAMES)
def test_every_phrase_is_shown(game: str) -> None:
    said = {id(phrase) for shown in TRIALS[game]["shown"] for phrase in used(game, shown["type"], shown["text"])}
    unsaid = [phrase for phrase in spoken(game) if id(phrase) not in said and phrase.build not in BEFORE]
    assert [f"{phrase.rule}: {phrase.form}" for phrase in unsaid] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_time_that_is_spoken_ends(game: str) -> None:
    package = HERE.parents[1] / "src/wtactics"
    files = [package / "kits/turns.py", *(package / "rulesets" / game).rglob("*.py")]
    source = "".join(path.read_text("utf-8") for path in files)
    ends = "end_turn_modifiers()" in source
    names = {1: ends, 2: ends, 3: ends, 4: "end_modifiers(NEXT_TACTICS" in source, 5: "end_modifiers(NEXT_UNMARK" in source,
             6: "end_modifiers(NEXT_TURN" in source, 7: ends}  # fmt: skip
    times = {phrase.until for phrase in spoken(game) if isinstance(phrase, UntilPhrase)} - {WHILE_IN_PLAY, WHILE_SOURCE}
    assert times
    assert all(names[time % CONTROLLERS] for time in times)


@cache
def collection(game: str) -> Collection:
    speech = entry(game).speech
    return Collection(KINDS, keywords_for(speech.keywords), read_plurals(), speech)


def used(game: str, type_: str, text: str) -> list[Phrase]:
    """The phrases that a text is read with."""
    with watching(collection(game).reader.reader) as phrases:
        collection(game).reader.read("Probe", type_, text, weapons_of("Brambles", "Ensnare"))
    return phrases


@cache
def spoken(game: str) -> list[Phrase]:
    """The phrases of a game that a text on one of its cards can need; what its phases are called is told by their examples."""
    reader: Reader = whole_reader(entry(game).speech)
    grammar = reader.grammar
    known, unseen = set[Rule](), [grammar.named[start] for start in STARTS[game]]
    while unseen:
        if (rule := unseen.pop()) not in known:
            known.add(rule)
            unseen += [grammar.rules[part] for parts in rule.parts for part in parts if part >= 0]
    reached = {id(reader.nodes[rule.name]) for rule in known if rule.name in reader.nodes}
    names = {phrase.form for phrase in phrases_of(entry(game).speech)}
    return [phrase for phrase in all_phrases(entry(game).speech) if id(phrase) in reached and phrase.form not in names]
