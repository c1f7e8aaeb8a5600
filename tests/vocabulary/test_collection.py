"""From cards to a library: order, subtypes, keywords, faults."""

import dataclasses

import pytest

from wtactics.cards import Card, FaultyFile, FilePlace
from wtactics.engine.meaning import ACTIVATED, STANDING, TRIGGERED
from wtactics.language.errors import TextRefused
from wtactics.language.structure import structure
from wtactics.rulesets.arc.speech.contents import SPEECH
from wtactics.vocabulary.keywords import KEYWORDS, read_keywords
from wtactics.vocabulary.reading.collection import build_library

PLAIN = Card(
    number=1, version=1, set="Trial", name="Ember Adept", faction="Gaian", type="creature", subtypes=("Elf", "Mage"),
    cost=2, cost_x=False, loyalty=1, attack=1, defense=2, strength=0, discipline="", text="", flavour="", stats=(),
    place=FilePlace("trial.toml", 1), text_line=2,
)  # fmt: skip


def card(name: str, text: str, **values: object) -> Card:
    return dataclasses.replace(PLAIN, name=name, text=text, **values)  # type: ignore[arg-type]


def test_definitions_follow_the_order_of_the_cards() -> None:
    library = build_library(
        [card("Rock Imp", ""), card("Ash Elf", "Flying."), card("Bog Elf", "(M): Draw a card.")], SPEECH
    )
    assert library.names == ["Rock Imp", "Ash Elf", "Bog Elf"]
    assert [library.acts[d] for d in range(3)] == [0, 0, 1]


def test_a_city_defends_by_its_strength() -> None:
    library = build_library(
        [card("Low Town", "", type="city", strength=9, discipline="Mind", attack=0, defense=0)], SPEECH
    )
    assert (library.type[0], library.defense[0], library.discipline[0]) == (0, 9, 1)


def test_every_word_of_name_and_subtypes_is_a_subtype() -> None:
    library = build_library(
        [card("Ash Elf", "", subtypes=("Archer",)), card("Rock", "Elves get +1/+0.", subtypes=())], SPEECH
    )
    assert [[library.is_kind(d, library.kinds.index(word)) for word in ("ash", "elf", "archer")] for d in (0, 1)] == [
        [True, True, True],
        [False, False, False],
    ]


def test_a_keyword_is_a_bit_and_its_meaning_is_kept_once() -> None:
    library = build_library([card("Ash Elf", "Flying, ranged."), card("Bog Elf", "Flying.")], SPEECH)
    flying, ranged = library.traits.index("flying"), library.traits.index("ranged")
    assert [library.trait[d] for d in (0, 1)] == [1 << flying | 1 << ranged, 1 << flying]
    assert library.first[2] == library.first[0]
    assert library.abilities[library.trait_first[flying]].kind == STANDING


def test_a_keyword_with_a_number_is_an_ability_of_the_card() -> None:
    library = build_library([card("Ash Elf", "Battle cry 2.")], SPEECH)
    assert library.abilities[0].kind == TRIGGERED
    assert "attack=Fixed(n=2)" in structure(library.abilities[0])


def test_a_granted_ability_has_a_number_of_its_own() -> None:
    library = build_library(
        [card("Ash Elf", '(M): Target creature gains "2 power: Draw a card." until end of turn.')], SPEECH
    )
    granted = library.abilities[len(library.abilities) - 1]
    assert (granted.kind, granted.number) == (ACTIVATED, len(library.abilities) - 1)
    assert library.abilities[0].effects[0].statement.ability is granted


def test_the_choices_of_an_ability_have_places_of_their_own() -> None:
    library = build_library([card("Ash Elf", "(M): Mark a creature. Deal 1 damage to two target creatures.")], SPEECH)
    pick, mark, deal = library.abilities[0].effects
    assert (deal.things.at, pick.slot.at, mark.things.at, library.abilities[0].room) == (0, 2, 2, 3)


def test_the_faults_of_all_cards_are_told_together() -> None:
    with pytest.raises(TextRefused) as caught:
        build_library(
            [card("Ash Elf", "Flyng."), card("Bog Elf", "Flying."), card("Fen Elf", "Ranged. Flyin.")], SPEECH
        )
    assert [fault.card for fault in caught.value.faults] == ["Ash Elf", "Fen Elf"]


def test_an_x_that_neither_text_nor_cost_gives_is_a_fault() -> None:
    bolt = card("Bolt", "Deal X damage to target city.", type="event", attack=0, defense=0)
    paid = card("Toll", "Draw a card. You may pay an additional X power to gain X victory points.", type="event")
    said = card("Tithe", "Gain X victory points, where X is the number of Elves in play.", type="event")
    build_library([dataclasses.replace(bolt, cost_x=True), paid, said], SPEECH)
    with pytest.raises(TextRefused, match="nothing says what X is") as caught:
        build_library([bolt, paid, said], SPEECH)
    assert [(fault.card, fault.line, fault.column) for fault in caught.value.faults] == [("Bolt", 1, 6)]


def test_every_keyword_is_understood() -> None:
    assert {keyword.name for keyword in read_keywords()} >= {"flying", "ranged", "battle cry"}
    build_library([], SPEECH)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("flying = 3", "found flying = 3, expected a table"),
        ("[flying]\nsense = ''", "found the unknown key 'sense' of flying, expected number or text"),
        ("[flying]\ntext = 3", "found 3 as text of flying, expected a text"),
        ("[Flying]", "found the name 'Flying', expected a name in small letters"),
        ("[rage]\nnumber = true\ntext = 'Flying.'", "found no N in the text of rage, expected a text"),
        ("[flying", "expected keywords in TOML"),
    ],
)
def test_a_faulty_file_of_keywords_is_refused(tmp_path, text: str, message: str) -> None:
    path = tmp_path / KEYWORDS.name
    path.write_text(text, "utf-8")
    with pytest.raises(FaultyFile) as caught:
        read_keywords(path)
    assert message in str(caught.value)
