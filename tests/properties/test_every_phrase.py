"""Every phrase of every ruleset, in its examples and in sentences grown by lot: understood or refused, never an accident."""

from functools import cache

import pytest

from language.growing import Grower, Grown
from wtactics.cards import read_plurals
from wtactics.games import GAMES, entry
from wtactics.language.errors import TextRefused
from wtactics.language.reader import NotDerived
from wtactics.language.structure import structure
from wtactics.rulesets.slot.speech.weapon_names import weapons_of
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.abilities import abilities_of
from wtactics.vocabulary.reading.cardtext import CardText
from wtactics.vocabulary.reading.collection import Collection
from wtactics.vocabulary.reading.readers import STARTS, all_phrases
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.reading.writing import write
from wtactics.vocabulary.sentences.lines import Contribution

TYPES = {
    "arc": ("creature", "event", "city", "enchantment", "magic"),
    "slot": ("creature",),
    "orc": ("creature", "event", "magic", "enchantment", "equipment", "quest"),
    "ava": ("creature", "event", "city", "enchantment", "magic", "avatar"),
}
KINDS = {"elf", "orc", "soldier", "corpse", "knight", "beast"}
MOST_ROWS = 1000  # of one rule
GROWN = [("arc", "creature"), ("slot", "creature"), ("orc", "quest"), ("ava", "city")]


@cache
def collection(game: str) -> Collection:
    speech = entry(game).speech
    return Collection(KINDS, keywords_for(speech.keywords), read_plurals(), speech)


def outcome(game: str, text: str) -> CardText | TextRefused:
    """What the text means on the first type of card that can say it, else how the first type refuses it."""
    refusals: list[TextRefused] = []
    for type_ in TYPES[game]:
        try:
            return collection(game).reader.read("Probe", type_, text, weapons_of("Brambles", "Ensnare"))
        except TextRefused as refused:
            refusals.append(refused)
    return refusals[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_understood_or_refused_with_its_place(game: str) -> None:
    examples = dict.fromkeys(example for phrase in all_phrases(collection(game).speech) for example in phrase.examples)
    for example in examples:
        found = outcome(game, example)
        if isinstance(found, TextRefused):
            assert all(fault.column > 0 and (fault.expected or fault.why) for fault in found.faults), example
        else:
            assert found.abilities or found.keywords, example
    collection(game).reader.reader.keep()  # for those who read the same in both forms (test_forms)


@pytest.mark.parametrize(
    "text", ["Mark this card: Draw a card.", "Mark Probe: Draw a card.", "Mark me, 2 power: Draw a card."]
)
def test_the_card_itself_can_be_marked_as_a_price(text: str) -> None:
    found, signed = outcome("arc", text), outcome("arc", text.replace("Mark this card", "(M)"))
    assert isinstance(found, CardText), found
    assert isinstance(signed, CardText)
    assert found.abilities[0].price is not None
    assert found.abilities[0].price.mark
    assert structure(found.abilities[0].price) == structure(signed.abilities[0].price)


@pytest.mark.parametrize(("game", "type_"), GROWN)
def test_every_rule_of_the_grammar_is_built_or_refused(game: str, type_: str) -> None:
    reader = collection(game).reader.reader
    grower = Grower(reader, tuple(collection(game).traits[:1]), ("guardian",))
    built = 0
    for grown in grower.sentences(7, 1):
        built += is_built(game, type_, grown)
    assert built > len(grower.rules) // 4


def is_built(game: str, type_: str, grown: Grown) -> bool:
    """Is it understood? Whatever is wrong with it has a name: all else is an accident, told with its words."""
    reader, reading = collection(game).reader, Reading(type_, collection(game).lexicon)
    try:
        part = reader.reader.build(grown.parts[0], reading)
        assert isinstance(part, Contribution)
        for ability in abilities_of(part, reading):
            assert write(ability)
    except NotDerived:
        return False
    except Exception as accident:
        raise AssertionError(f"{game}, {type_}: {' '.join(grown.words)!r}: {accident!r}") from accident
    return True


@pytest.mark.parametrize("game", GAMES)
def test_no_form_stands_for_thousands_of_rows(game: str) -> None:
    rules = collection(game).reader.reader.grammar.rules
    assert {rule.name: len(rule.rows) for rule in rules if len(rule.rows) > MOST_ROWS} == {}


def test_sentences_are_grown_for_every_start() -> None:
    left = set(STARTS)
    for grown in Grower(collection("arc").reader.reader, ("flying",)).sentences(7, 1):
        left.discard(grown.parts[0].data.split("_")[0])
        if not left:
            break
    assert left == set()
