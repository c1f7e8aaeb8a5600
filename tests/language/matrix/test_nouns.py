"""Noun phrases in every position: what is said in other words means the same, wherever in a sentence it stands."""

import pytest

from language.matrix.cells import GAMES, Row, check_refused, differing, games_of, rows, table

FRAMES: dict[str, list[str]] = table("nouns.toml")["frames"]


def filled(frame: str, one: str, many: str) -> str:
    """The frame with the noun in its place, one or many, behind the article that it wants."""
    text = frame.replace("{many}", many).replace("a {one}", f"{'an' if one[0] in 'aeiouAEIOU' else 'a'} {one}")
    text = text.replace("{one}", one)
    return text[0].upper() + text[1:]


def pairs(game: str) -> list[tuple[str, str]]:
    """What is known beside what means the same: each noun in each frame, in one of the games that share these frames."""
    found: list[tuple[str, str]] = []
    for row in rows("nouns.toml", "noun"):
        games = ["slot"] if game == "slot" else [name for name in games_of(row) if name != "slot"]
        for i, said in enumerate(row["said"] if game in games_of(row) else ()):
            for j, frame in enumerate(FRAMES["slot" if game == "slot" else "others"]):
                if frame not in row.get("not_in", ()) and games[(i + j) % len(games)] == game:
                    found.append((filled(frame, *row["known"]), filled(frame, *said)))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_noun_in_other_words_means_the_same_everywhere(game: str) -> None:
    assert differing(game, pairs(game)) == []


@pytest.mark.parametrize("row", rows("nouns.toml", "pair"), ids=lambda row: row["text"])
def test_other_words_mean_the_same(row: Row) -> None:
    for game in games_of(row):
        assert differing(game, [(row["known"], row["text"])], row.get("type", "creature")) == []


@pytest.mark.parametrize("type_", ["creature", "event", "enchantment"])
def test_what_could_mean_two_things_is_refused(type_: str) -> None:
    check_refused("arc", table("nouns.toml")["refused"]["texts"], type_)
