"""Paraphrases: plainer words stand for turns of speech where a text is not understood, and nowhere else."""

import pytest
from tools.paraphrases import NAME, read, reader, switches_of

from batches import in_batches
from language.readings import collection, meanings, refusal
from wtactics.games import ruleset
from wtactics.language.errors import TextRefused
from wtactics.language.normal import NormalWords, plain_pieces
from wtactics.language.paraphrases import FaultyParaphrase, Paraphrases, Turn
from wtactics.rulesets.arc.speech.contents import SPEECH
from wtactics.vocabulary.paraphrases import FOLDER, Line, lines_of, read_paraphrases, turns_in
from wtactics.vocabulary.reading.cardtext import TextReader
from wtactics.vocabulary.reading.rewording import normal_of
from wtactics.vocabulary.reading.synonyms import synonyms

GAMES = ("arc", "slot", "orc", "ava")
NORMAL = NormalWords(synonyms(SPEECH))


def turn(line: str) -> Turn:
    return Turn(line, NORMAL)


def reworded(line: str, text: str) -> list[str]:
    """What becomes of a text by one line, each way of it."""
    pieces = plain_pieces(collection().reader.cutter, text)
    found = Paraphrases([turn(line)]).found_in(pieces)
    return [
        " ".join(spelling for _, spelling, _ in (*pieces[:first], *other, *pieces[behind:]))
        for first, behind, other in found
    ]


def columns(line: str, text: str) -> list[tuple[str, int]]:
    """The words that stand for others, and where each is said to stand."""
    (found,) = Paraphrases([turn(line)]).found_in(plain_pieces(collection().reader.cutter, text))
    return [(word, column) for _, word, column in found[2]]


def test_words_are_replaced_where_they_stand() -> None:
    assert reworded("is not higher than = is at most", "Its ATK is not higher than 2.") == ["Its ATK is at most 2 ."]
    assert reworded("is not higher than = is at most", "Its ATK is not as high as 2.") == []


def test_one_of_several_and_what_may_be_left_out() -> None:
    line = "not (higher|greater) [in value] than = at most"
    said = ["not higher than", "not greater than", "not higher in value than", "not greater in value than"]
    assert [reworded(line, f"ATK {each} 2.") for each in said] == [["ATK at most 2 ."]] * len(said)
    assert reworded(line, "ATK not larger than 2.") == []


def test_gaps_are_repeated_in_the_plain_words() -> None:
    line = "it is {who} that draws = {who} draws"
    assert reworded(line, "Now it is the owner of the city that draws a card.") == [
        "Now the owner of the city draws a card ."
    ]
    assert reworded(line, "Now it is your turn, and he that draws is first.") == [], "no gap reaches over a comma"


def test_a_gap_that_comes_twice_is_filled_alike() -> None:
    line = "{who} or {who} alone = {who}"
    assert reworded(line, "an elf or a dwarf alone.") == []
    assert reworded(line, "an elf or an elf alone.") == ["an elf ."]


def test_numbers_are_figures_or_words() -> None:
    line = "sees {n} cards fewer = sees {n} less"
    assert reworded(line, "He sees 2 cards fewer.") == ["He sees 2 less ."]
    assert reworded(line, "He sees two cards fewer.") == ["He sees two less ."]
    assert reworded(line, "He sees some cards fewer.") == []


def test_a_choice_is_repeated_or_said_choice_by_choice() -> None:
    assert reworded("{be:is|are} all marked = {be} marked", "They are all marked.") == ["They are marked ."]
    line = "{be:is|are} quite unmarked = {be:isn't|aren't} marked"
    assert reworded(line, "They are quite unmarked.") == ["They aren't marked ."]


def test_the_plain_words_stand_where_the_others_do() -> None:
    line = "only down to = down to"
    assert columns(line, "He discards only down to two.") == [("down", 12), ("to", 22)]


def test_each_of_several_sentences_stands_for_the_whole() -> None:
    line = "residents of a chosen city rest = choose a city . its residents rest"
    found = columns(line, "Residents of a chosen city rest.")
    assert [word for word, _ in found] == ["Choose", "a", "city", ".", "Its", "residents", "rest"]
    assert [column for word, column in found if word in ("city", "rest")] == [27, 27]
    assert [column for word, column in found if word in ("Choose", "Its")] == [0, 0]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("no plain words", "an equals sign"),
        ("said {who} = plain {whom}", "instead of {whom}"),
        ("{be:is|are} = {be:isn't}", "as many choices"),
        ("(a|b|c|d|e|f) " * 4 + "= plain", "at most 400 ways"),
    ],
)
def test_a_faulty_line_says_what_was_expected(line: str, expected: str) -> None:
    with pytest.raises(FaultyParaphrase, match=expected):
        turn(line)


def test_a_text_is_read_in_plainer_words_and_told_in_its_own() -> None:
    said, plain = "Kill target creature whose ATK is not higher than 2.", "Kill target creature whose ATK is at most 2."
    assert meanings(said, "event") == [meaning.replace(plain, said) for meaning in meanings(plain, "event")]


def test_who_is_called_he_where_no_player_is_spoken_of_is_a_card() -> None:
    he, it = "Ember Adept is not marked when he moves.", "Ember Adept is not marked when it moves."
    assert meanings(he, "creature") == meanings(it, "creature")
    assert "'he'" not in refusal("Ember Adept is not marked when he sings.")


def test_what_no_paraphrase_helps_is_refused_in_its_own_words() -> None:
    told = refusal("Kill target creature whose ATK is not higher than the moon.", "event")
    assert "not higher than the moon" in told
    assert "at most" not in told.split("\n")[0]


# ---- those of the games: each tenth of them, by the examples that stand below it (python tools/paraphrases.py: all)

LINES = [line for path in sorted(FOLDER.glob("*/*.txt")) for line in lines_of(path)]


@in_batches((line,) for line in LINES[::10])
def test_a_paraphrase_brings_a_text_to_be_understood(line: Line) -> None:
    for example in line.examples:
        by = reader(example.game)
        with pytest.raises(TextRefused):
            TextReader.read(by, NAME, example.type, example.text, switches_of(example))
        read(example)
        turns, faults = turns_in([line], normal_of(by.speech))
        assert any(Paraphrases(turns).found_in(plain_pieces(by.cutter, example.text)))
        assert not faults


def test_each_paraphrase_has_an_example() -> None:
    assert [str(line.place) for line in LINES if not line.examples] == []


@pytest.mark.parametrize("game", GAMES)
def test_all_of_a_game_are_paraphrases(game: str) -> None:
    speech = ruleset(game).speech
    assert read_paraphrases(speech.paraphrases, normal_of(speech)).by_word
