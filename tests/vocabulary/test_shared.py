"""What texts mean is read once for all collections of one speech, and each library numbers it for itself."""

import dataclasses

import pytest

from wtactics.cards import Card, FilePlace
from wtactics.engine.library import Library
from wtactics.language.errors import TextRefused
from wtactics.language.structure import parts_within, structure
from wtactics.rulesets.arc.speech.contents import SPEECH
from wtactics.rulesets.slot.speech.contents import SPEECH as SLOTS
from wtactics.vocabulary.keywords import Keyword, read_keywords
from wtactics.vocabulary.nouns.sorts import Kind
from wtactics.vocabulary.reading.collection import build_library, collection_for

OWL = Card(
    number=1, version=1, set="Trial", name="Owl", faction="", type="creature", subtypes=("Beast",), cost=2, cost_x=False,
    loyalty=0, attack=1, defense=2, strength=0, discipline="", text="", flavour="", stats=(),
    place=FilePlace("trial.toml", 1), text_line=2,
)  # fmt: skip
GUARDED = Keyword("guarded", "All other creatures you control get +0/+1.", False)


def card(name: str, text: str, *kinds: str) -> Card:
    return dataclasses.replace(OWL, name=name, text=text, subtypes=kinds)


def meaning(keyword: Keyword, *cards: Card) -> str:
    collection = collection_for(cards, SPEECH, [keyword])
    if collection.faults:
        raise TextRefused(collection.faults)
    return structure(collection.meanings[0])


def numbers(library: Library) -> list[tuple[int, int]]:
    return [(int(each.number), int(each.start)) for each in library.abilities]


def test_collections_share_what_the_abilities_of_a_keyword_are_made_of() -> None:
    one, other = (collection_for(cards, SPEECH, [GUARDED]).meanings[0] for cards in ([], [OWL]))
    assert structure(one) == structure(other)
    assert one[0].statements[0] is other[0].statements[0]
    assert one[0] is not other[0]
    assert one[0].text == other[0].text == "All other creatures you control get +0/+1."


def test_cards_share_what_the_same_text_means_but_no_keyword_is_lost() -> None:
    rook = card("Rook", "Battle cry 2.\nWhen this creature dies, draw two cards.")
    one, other = (collection_for([rook], SPEECH).text("Rook", "creature", rook.text) for _ in range(2))
    assert one.keywords == other.keywords == [("battle cry", 2)]
    assert one.abilities[0] is not other.abilities[0]
    assert one.abilities[0].effects[0] is other.abilities[0].effects[0]


def test_what_is_said_of_a_card_with_another_name_or_of_another_type_is_read_anew() -> None:
    collection = collection_for([OWL], SPEECH)
    said = [("Rook", "event"), ("Rook", "creature"), ("Owl", "event")]
    keys = {collection.said(name, type_, "Draw a card.", {}) for name, type_ in said}
    assert len(keys) == len(said)
    assert collection.said("Rook", "event", "Draw a card. " * 30, {}) is None


def test_a_text_that_wants_x_in_its_cost_says_so_each_time() -> None:
    for _ in range(2):
        with pytest.raises(TextRefused):
            build_library([dataclasses.replace(card("Bolt", "Draw X cards."), type="event")], SPEECH)


def test_a_library_made_later_leaves_the_numbers_of_others_alone() -> None:
    rook = card("Rook", "Battle cry 2.\nWhen this creature dies, draw two cards.")
    libraries: list[tuple[Library, list[tuple[int, int]]]] = []
    for cards in ([OWL], [rook], [OWL], [rook, rook]):
        made = build_library(cards, SPEECH)
        assert [number for number, _ in numbers(made)] == list(range(len(made.abilities)))
        libraries.append((made, numbers(made)))
        assert all(numbers(library) == noted for library, noted in libraries)


def test_a_keyword_with_a_number_means_something_else_with_another() -> None:
    libraries = [build_library([card("Rook", f"Battle cry {n}.")], SPEECH) for n in (2, 3, 2)]
    two, three, again = (structure(each.printed[0].abilities) for each in libraries)
    assert two == again != three


def test_what_names_a_subtype_is_read_anew_for_each_collection() -> None:
    rallying = Keyword("rallying", "Elves you control get +0/+1.", False)
    numbered = []
    for cards in ([card("Elf", "")], [card("Asp", ""), card("Elf", "")], [card("Elf", "")]):
        collection = collection_for(cards, SPEECH, [rallying])
        kinds = [part for part in parts_within(collection.meanings) if isinstance(part, Kind)]
        assert [(kind.word, kind.number) for kind in kinds] == [("elf", collection.lexicon.kinds["elf"])]
        numbered.append(int(kinds[0].number))
    assert numbered == [0, 1, 0]


@pytest.mark.parametrize(
    "text",
    [
        "When this creature dies, put a ruin counter on each city.",
        "When this creature dies, put a 1/1 Wolf creature token into play.",
        'All other creatures you control have "(M): Draw a card."',
    ],
)
def test_what_a_library_numbers_is_nobody_elses(text: str) -> None:
    leaving = Keyword("leaving", text, False)
    one, other = (collection_for([], SPEECH, [leaving]) for _ in range(2))
    assert not one.faults + other.faults
    assert structure(one.meanings[0]) == structure(other.meanings[0])
    assert all(a is not b for a, b in zip(one.granted, other.granted, strict=True))
    parts = [each.effects or each.statements for each in (one.meanings[0][0], other.meanings[0][0])]
    assert parts[0][0] is not parts[1][0]


def test_a_word_that_is_a_subtype_of_one_collection_only_is_refused_in_others() -> None:
    shunning = Keyword("shunning", "All Yaffles get +0/+1.", False)
    for _ in range(2):
        with pytest.raises(TextRefused):
            meaning(shunning, OWL)
        assert meaning(shunning, card("Owl", "", "Yaffles"))


def test_each_speech_has_meanings_of_its_own() -> None:
    keywords = read_keywords()[:1]
    one, other = (collection_for([], speech, keywords) for speech in (SPEECH, SLOTS))
    assert one.shared is not other.shared
    assert one.shared is collection_for([OWL], SPEECH, keywords).shared
    assert one.shared is not collection_for([], SPEECH, keywords, by_hand=True).shared
