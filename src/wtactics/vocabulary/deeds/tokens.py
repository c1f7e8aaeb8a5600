"""Tokens: creatures that a text makes, and puts into play as cards that nobody has brought."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.chain import pick
from wtactics.engine.meaning import Number
from wtactics.engine.newcomers import create, room_for_tokens
from wtactics.engine.places import CREATURE, NOBODY, Seat
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.deeds.deed import ByEach
from wtactics.vocabulary.deeds.journeys import Into, into_play
from wtactics.vocabulary.needs import TOKENS
from wtactics.vocabulary.nouns.describing import is_a
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import TOKENS as ONLY_TOKENS
from wtactics.vocabulary.nouns.sorts import Kind, Sort
from wtactics.vocabulary.nouns.tokenkinds import TokenKind
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Slot, Things, You, article, clause
from wtactics.vocabulary.things.mentioning import MANY, counted


class PutTokens(ByEach):
    """Players put so many tokens into play; none where that would be more than a match can have."""

    def __init__(
        self, players: Things, number: Number, token: TokenKind, into: Into, those: Slot | None = None
    ) -> None:
        super().__init__(players, number)
        self.token: Final = token
        self.into: Final = into
        self.those: Final = those  # where they are written down for what the text says of them later

    def by(self, t: Table, seat: Seat, n: i64) -> None:
        if n > room_for_tokens(t) or not self.into.is_there(t):
            return
        tokens = vec[i64]()
        for _ in range(n):
            tokens = append(tokens, create(t, self.token.number, seat))
        for i in range(len(tokens)):
            if self.those is not None:
                pick(t, self.those.at + i, tokens[i])
            self.into.bring(t, tokens[i], seat)

    def text(self) -> str:
        return clause(self.players, "put", f"{tokens_text(self.number, self.token)} {self.into.text()}")


def tokens_text(number: Number, token: TokenKind) -> str:
    """So many of these tokens, in words."""
    if not isinstance(number, Fixed):
        return f"{number.text()} {token.text(True)}"
    return article(token.text(False)) if number.n == 1 else f"{counted(int(number.n))} {token.text(True)}"


def token_kind(
    reading: Reading,
    stats: tuple[Fixed, Fixed],
    faction: int | None,
    kinds: tuple[Kind, ...] | None,
    *more: tuple[int, str],
) -> TokenKind:
    """What is printed on a token."""
    return reading.lexicon.token(
        TokenKind(
            stats[0].n,
            stats[1].n,
            NOBODY if faction is None else faction,
            list(kinds or ()),
            more[0][1] if more else "",
        )
    )


def put_tokens(reading: Reading, number: Number, token: TokenKind, into: Into) -> PutTokens:
    players = reading.players()
    those: Slot | None = None
    if isinstance(players, You) and isinstance(number, Fixed) and 1 <= number.n <= MANY:
        words = "those tokens" if number.n > 1 else "that token"
        those = reading.made(
            Slot(words, number.n, plural=number.n > 1), ["token", "creature", *(k.word for k in token.kinds)]
        )
    return PutTokens(players, number, token, into.settled(), those)


def created(reading: Reading, number: Number, token: TokenKind) -> PutTokens:
    """What is created comes into play, where nothing else is said."""
    return put_tokens(reading, number, token, into_play(reading))


def was_token(reading: Reading) -> Quality:
    """A token is one wherever it lies, and when it is nowhere any more."""
    return is_a(reading, False, Sort(1 << CREATURE, word="token", tokens=ONLY_TOKENS))


PHRASES: Final = [
    Phrase("minted", 'stats [faction] [kinds] "creature"? "token" ("with" traits)?', token_kind, needs=TOKENS),
    Phrase("minteds", 'stats [faction] [kinds] "creature"? "tokens" ("with" traits)?', token_kind, needs=TOKENS),
    Phrase("deed", "({put} | {create}) number (minted | minteds) into", put_tokens,
           ["Put two 2/1 Gaian Orc creature tokens into your army.", "Put a 1/1 Imp creature token with flying into play.",
            "Put X 1/1 Elf creature tokens into a city you control, where X is the number of Elves you control."],
           needs=TOKENS),
    Phrase("deed", "{create} number (minted | minteds)", created, ["Create two 1/1 Elf creature tokens."], needs=TOKENS),
    Phrase("predicate", '"was" "a" "token"', was_token, ["Kill target creature. If it was a token, draw a card."],
           needs=TOKENS),
]  # fmt: skip
