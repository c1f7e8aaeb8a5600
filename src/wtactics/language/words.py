"""Words of a text: which of them the grammar knows, which are proper words, and where each stands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Final

from wtactics.language.christened import christened
from wtactics.language.cuts import Cut, language_of
from wtactics.language.namely import NAME_BEFORE, NO_NAME_BEHIND, NO_NAMES, for_self, shortened
from wtactics.language.trees import Token

PIECE: Final = re.compile(
    r"(?P<bonus>[+-](?:\d+|[Xx])/[+-]?(?:\d+|[Xx])(?![\w/])|\d+/[+-](?:\d+|[Xx])(?![\w/]))|(?P<stats>\d+/\d+(?![\w/]))|(?P<int>\d+(?!\w)|\d+(?=[GE](?!\w)))"
    r"|(?P<word>(?:[^\W\d_]|\d)+(?:['\u2019](?:t|m|re|ve|d)\b)?)|(?P<possessive>['\u2019]s\b)|(?P<sign>[.,:;&()\[\]\"'\u2018-\u201d\u2013\u2014\u2022*/+-])"
)  # fmt: skip
# A name, and in brackets behind it all that the line says: what the name means, as behind a dash
DEFINED: Final = re.compile(
    r"^(?P<name>\s*[A-Z][\w'\u2019]*(?: (?:of|the|and|[A-Z][\w'\u2019]*))*(?: \d+)? )\((?P<meaning>[A-Z][^()]*[.!])\)(?=\s*$)"
)
SIGNS: Final = {
    "\u2018": "'",
    "\u2019": "'",
    "\u201c": '"',
    "\u201d": '"',
    "\u2013": "-",
    "\u2014": "-",
    "\u2022": "-",
    "*": "-",
    "&": "and",
}
MINUS: Final = "\u2212"
BULLETS: Final = ("-", "*", "\u2013", "\u2014", "\u2022")
# Terminals that are no words of the grammar, and what they are called when one of them is missing.
NAMED: Final = {
    "INT": "a number", "BONUS": "a change such as +1/+1", "STATS": "values such as 1/1", "FACTION": "a faction",
    "KIND": "a subtype", "TRAIT": "a keyword", "TRAITN": "a keyword with its number", "SELF": "the card's own name",
    "LABEL": "a name for what follows", "TALLY": "the name of a counter",
}  # fmt: skip
STRANGE: Final = "STRANGE"
MOST_NAMES: Final = 4_000  # so many names are kept in pieces: whoever reads cards names the same kinds again and again
CHOOSING: Final = ("choose", "chooses")
COUNTERS: Final = ("counter", "counters")
Piece = tuple[str, str, int]  # sort of piece, spelling, column from 0


@dataclass
class Words:
    """The proper words that texts may use: factions, subtypes with their forms, keywords, and synonyms of plain words."""

    factions: tuple[str, ...] = ()
    kinds: set[str] = field(default_factory=set)
    forms: Mapping[str, str] = field(default_factory=dict)
    traits: tuple[str, ...] = ()
    traits_with_number: tuple[str, ...] = ()
    synonyms: Mapping[str, str] = field(default_factory=dict)

    def kind(self, word: str) -> str | None:
        """The subtype that this form stands for, None if it stands for none."""
        plain = word.casefold()
        if plain in self.forms:
            return self.forms[plain]
        return plain if plain in self.kinds else None

    def names(self) -> dict[tuple[str, ...], tuple[str, str]]:
        """Names of one word or more, in small letters: what each is, and its one spelling."""
        found = {tuple(name.casefold().split()): ("TRAIT", name) for name in self.traits}
        found |= {tuple(name.casefold().split()): ("TRAITN", name) for name in self.traits_with_number}
        found |= {pieces_of(name): ("KIND", name) for name in sorted(self.kinds) if len(pieces_of(name)) > 1}
        long = [(form, name) for form, name in self.forms.items() if " " in form and name in self.kinds]
        found |= {pieces_of(form): ("KIND", name) for form, name in long}
        for name in self.factions:
            plain = name.casefold().split()
            found[tuple(plain)] = ("FACTION", name)
            found[tuple(plain[1:] if plain[0] == "the" else plain)] = ("FACTION", name)
        return found


@dataclass(frozen=True)
class TextLine:
    """One line of a text, with its number."""

    text: str
    number: int

    def begins_with_capital(self, word: Token) -> bool:
        """Does this word, where it stands?"""
        return self.text[(word.column or 1) - 1 :][:1].isupper()


@dataclass(frozen=True)
class Sentence:
    """One sentence: its words as the grammar takes them, and the line it stands in."""

    tokens: tuple[Token, ...]
    line: TextLine

    def key(self) -> tuple[tuple[str, str], ...]:
        """What it says, wherever it stands."""
        return self.said

    @cached_property
    def said(self) -> tuple[tuple[str, str], ...]:
        """Its words, each with its kind."""
        return tuple((token.type, str(token)) for token in self.tokens)

    def without(self, first: int) -> Sentence:
        """The sentence without its first words."""
        return self.of_words(self.tokens[first:])

    def joined(self, start: int, end: int, sort: str, word: str) -> Sentence:
        """The sentence with one word in the place of those from start to end, where the last of them stands."""
        return self.of_words((*self.tokens[:start], self.in_place_of(end, sort, word), *self.tokens[end + 1 :]))

    def parted(self, start: int, sort: str, word: str) -> Sentence:
        """The sentence with one word more in front of the one at start."""
        return self.of_words((*self.tokens[:start], self.in_place_of(start, sort, word), *self.tokens[start:]))

    def in_place_of(self, at: int, sort: str, word: str) -> Token:
        """Another word, where one of the sentence stands."""
        there = self.tokens[at]
        return Token(sort, word, None, there.line, there.column)

    def in_words_of(self, own: Mapping[str, str], others: Mapping[str, str]) -> Sentence:
        """The sentence as a grammar with other literals takes it; proper words stay what they are."""
        plain = {STRANGE, *own.values()}
        return self.of_words(
            tuple(
                Token(others.get(word.casefold(), STRANGE), str(word), None, word.line, word.column)
                if word.type in plain else word
                for word in self.tokens
            )
        )  # fmt: skip

    def of_words(self, words: tuple[Token, ...]) -> Sentence:
        """A sentence of these words, counted anew."""
        return Sentence(tuple(Token(t.type, str(t), i, t.line, t.column) for i, t in enumerate(words)), self.line)


class Cutter:
    """Cuts texts into sentences of words that the grammar knows."""

    def __init__(self, literals: Mapping[str, str], words: Words) -> None:
        self.literals = literals
        self.words = words
        self.names = words.names()
        self.longest = max((len(name) for name in self.names), default=1)
        self.beast: tuple[str, ...] = ()  # what the text that is cut calls the creature that stands on its card
        self.first_of_names: Final = {name[0] for name in self.names}
        self.language: Final = language_of(literals, words.synonyms, self.names)
        self.met: set[str] = set()  # the words of the text that is cut, each of which might be a subtype
        self.reworded: Mapping[int, list[Piece]] = {}  # what stands for lines of it, by their numbers

    def paragraphs(self, text: str, own_name: str = "") -> list[list[Sentence]]:
        """The sentences of each line that has any; those of a text that was cut before are looked up."""
        if self.reworded:
            return self.cut(text, own_name)
        known = self.language.cuts.get((text, own_name))
        if known is None or known.kinds != self.kinds(known.words):
            self.met = set()
            cut = self.cut(text, own_name)
            met = tuple(self.met)
            known = Cut(met, self.kinds(met), tuple(map(tuple, cut)))
            self.language.keep(text, own_name, known)
        return [list(sentences) for sentences in known.lines]

    def kinds(self, words: Iterable[str]) -> list[str | None]:
        """Which subtypes these words stand for."""
        return [self.words.kind(word) for word in words]

    def cut(self, text: str, own_name: str) -> list[list[Sentence]]:
        """The sentences of each line that has any, cut anew."""
        self.beast = tuple(christened(text).casefold().split()) if "confrontation" in self.literals else ()
        cut = (self.sentences(line, own_name) for line in lines_of(text))
        return [sentences for sentences in cut if sentences]

    def sentences(self, line: TextLine, own_name: str) -> list[Sentence]:
        """The sentences of one line; a full stop inside quotes ends none, unless they close and a capital follows."""
        found: list[Sentence] = []
        tokens: list[Token] = []
        quoted = False
        for word in listed(self.tokens(line, own_name), self.literals):
            if tokens[-2:] == [".", '"'] and not quoted and line.begins_with_capital(word):
                found.append(Sentence(tuple(tokens), line))
                tokens = []
            if word == '"':
                quoted = not quoted
            if word == "." and tokens and not quoted:
                found.append(Sentence(tuple(tokens), line))
                tokens = []
            else:
                word.start_pos = len(tokens)  # derivations are kept for other texts that say the same
                tokens.append(word)
        if tokens:
            found.append(Sentence(tuple(tokens), line))
        return found

    def tokens(self, line: TextLine, own_name: str) -> list[Token]:
        """All words and signs of a line, each with its kind of word and its column."""
        pieces = self.reworded.get(line.number) or self.plainly(list(self.pieces(line.text)))
        self.met.update(spelling for _, spelling, _ in pieces)
        own = tuple(spelling.casefold() for _, spelling, _ in self.plainly(list(self.pieces(own_name))))
        short = shortened(own)
        found: list[Token] = []
        i = 0
        while i < len(pieces):
            length, token = self.name_at(pieces, i, own) or (1, self.word(pieces[i]))
            if (beast := self.beast_at(pieces, i)) >= length:
                length, token = beast, Token("SELF", " ".join(own))
            elif token.type == STRANGE and short and self.stands_at(pieces, i, short):
                length, token = len(short), Token("SELF", " ".join(own))
            elif own and token.type in (STRANGE, "KIND") and (part := self.part_of_name(pieces, i, own, found)) > 0:
                length, token = part, Token("SELF", " ".join(own))
            if said := for_self(str(token), own, found):
                token = Token("SELF", " ".join(own)) if said == "SELF" else self.word(("word", said, 0))
            token.line, token.column = line.number, pieces[i][2] + 1
            if token in COUNTERS and found and self.names_counter(found[-1]):
                found[-1] = Token("TALLY", str(found[-1]).casefold(), None, found[-1].line, found[-1].column)
            found.append(token)
            i += length
        return found

    def beast_at(self, pieces: list[Piece], i: int) -> int:
        """How many words call the creature here that the text has given a name, an article among them."""
        if not self.beast:
            return 0
        article = int(pieces[i][1].casefold() == "the" and i + 1 < len(pieces))
        n = article + len(self.beast)
        return n if self.stands_at(pieces, i + article, self.beast) else 0

    def names_counter(self, word: Token) -> bool:
        """Is this, before "counter", the name of one? Capitals, numbers and little words are none."""
        spelled = str(word)
        if (
            word.type not in (STRANGE, "KIND", self.literals.get(spelled))
            or not spelled.isalpha()
            or spelled in NO_NAMES
        ):
            return False
        return word.type != STRANGE or not spelled[0].isupper()

    def pieces(self, text: str) -> Iterator[Piece]:
        """What a line is made of: sort of piece, spelling, column from 0."""
        at = 0
        while at < len(text):
            match = PIECE.match(text, at)
            if match:
                yield match.lastgroup or "", match[0].replace("\u2019", "'"), at
                at = match.end()
            else:
                if not text[at].isspace():
                    yield "strange", text[at], at
                at += 1

    def plainly(self, pieces: list[Piece]) -> list[Piece]:
        """The pieces with synonyms, of one word or more, said in the words of the grammar."""
        found: list[Piece] = []
        i = 0
        while i < len(pieces):
            length, words = self.synonym_at(pieces, i)
            found += as_pieces(words, pieces[i], pieces[i + length - 1]) if words is not None else pieces[i : i + 1]
            i += length
        return found

    def synonym_at(self, pieces: list[Piece], i: int) -> tuple[int, str | None]:
        """How many pieces the longest synonym here takes, and what it stands for; None if there is none."""
        longest = self.language.begun.get(pieces[i][1].casefold())
        if longest is None:
            return 1, None
        said = [spelling.casefold() for _, spelling, _ in pieces[i : i + longest]]
        while said:
            words = " ".join(said)
            if words in self.words.synonyms:
                return len(said), self.words.synonyms[words]
            said.pop()
        return 1, None

    def name_at(self, pieces: list[Piece], i: int, own: tuple[str, ...]) -> tuple[int, Token] | None:
        """The longest name that begins here: the card's own, a faction, a keyword."""
        first = pieces[i][1].casefold()
        if first not in self.first_of_names and first not in own[:1]:
            return None
        for length in range(min(max(self.longest, len(own)), len(pieces) - i), 0, -1):
            words = tuple(spelling.casefold() for _, spelling, _ in pieces[i : i + length])
            capital = pieces[i][1][0].isupper()
            if words == own and capital and not (length == 1 and words[0] in self.literals):
                return length, Token("SELF", " ".join(own))
            sort = self.names.get(words)
            if sort is not None and (capital or sort[0] != "FACTION"):
                return length, Token(*sort)
        return None

    def part_of_name(self, pieces: list[Piece], i: int, own: tuple[str, ...], found: list[Token]) -> int:
        """How many words of the card's own name stand here as its name: a word without an article that no noun follows."""
        spelled, n = [spelling.casefold() for _, spelling, _ in pieces[i : i + len(own)]], 0
        for k in range(len(own)):
            length = 0
            while k + length < len(own) and spelled[length : length + 1] == [own[k + length]]:
                length += 1
            n = max(n, length)
        if n == 0 or not pieces[i][1][0].isupper() or pieces[i + n - 1][0] != "word":
            return 0
        sorts = [self.word(piece).type for piece in pieces[i : i + n]]
        if STRANGE in sorts:
            return n
        before = found[-1] if found else None
        behind = pieces[i + n][1].casefold() if i + n < len(pieces) else "."
        if before is not None and (before.type in ("KIND", "FACTION", "INT", "STATS") or before in NO_NAME_BEHIND):
            return 0
        if before == "the" and any(word.type == "KIND" and word == self.words.kind(spelled[n - 1]) for word in found):
            return 0
        return n if set(sorts) == {"KIND"} and (behind in NAME_BEFORE or behind == "'s") else 0

    def stands_at(self, pieces: list[Piece], i: int, words: tuple[str, ...]) -> bool:
        """Do these words stand here, with a capital?"""
        said = tuple(spelling.casefold() for _, spelling, _ in pieces[i : i + len(words)])
        return said == words and pieces[i][1][0].isupper()

    def word(self, piece: Piece) -> Token:
        """One word or sign as the grammar takes it."""
        sort, spelling, _ = piece
        if sort == "int":
            return (
                Token(self.literals["one"], "one")
                if spelling == "1" and "one" in self.literals
                else Token("INT", spelling)
            )
        if sort == "bonus":
            return Token(
                "BONUS", "/".join(half if half[0] in "+-" else f"+{half}" for half in spelling.upper().split("/"))
            )
        if sort == "stats":
            return Token("STATS", spelling.upper())
        plain = SIGNS.get(spelling, spelling.casefold())
        if plain in self.literals:
            return Token(self.literals[plain], plain)
        kind = self.words.kind(spelling) if sort == "word" else None
        return Token("KIND", kind) if kind is not None else Token(STRANGE, spelling)


def lines_of(text: str) -> list[TextLine]:
    """The lines of a text; those that begin with a bullet go on with the one before."""
    found: list[TextLine] = []
    for n, written in enumerate(text.replace(MINUS, "-").split("\n"), 1):
        line = DEFINED.sub(r"\g<name>-\g<meaning> ", written)
        if found and line.lstrip().startswith(BULLETS):
            found[-1] = TextLine(f"{found[-1].text} {line.lstrip()}", found[-1].number)
        else:
            found.append(TextLine(line, n))
    return found


def listed(words: list[Token], literals: Mapping[str, str]) -> list[Token]:
    """The words with semicolons between what can be chosen, however that is set out: with bullets, as sentences."""
    if not any(word in CHOOSING for word in words) or ";" not in literals:
        return words
    found: list[Token] = []
    begun, listing = False, False
    for i, word in enumerate(words):
        before = str(found[-1]) if found else ""
        semicolon = Token(literals[";"], ";", None, word.line, word.column)
        if begun and word in (":", "-"):
            begun, listing = False, True
        elif listing and word == "." and words[i + 1 : i + 2] == ["-"]:
            found.append(semicolon)
            continue
        elif listing and word == "-" and before != "non":
            if before not in (":", "-", ";", ",", "or"):
                found.append(semicolon)
            continue
        begun = word != "." and (begun or word in CHOOSING)
        listing = listing and word != "."
        found.append(word)
    return found


def as_pieces(words: str, place: Piece, last: Piece) -> list[Piece]:
    """These words where one stood that began with a capital or without; the first does, too; the last ends where it did."""
    _, spelling, column = place
    said = (words.capitalize() if spelling[:1].isupper() else words).split()
    ends = [column] * (len(said) - 1) + [last[2] if len(said) > 1 else column]
    return [
        ("word" if word[0].isalpha() else "int" if word.isdecimal() else "sign", word, at)
        for word, at in zip(said, ends, strict=False)
    ]


@lru_cache(MOST_NAMES)
def pieces_of(name: str) -> tuple[str, ...]:
    """The words and signs that a name is made of, as texts are cut, in small letters."""
    return tuple(match[0].casefold().replace("\u2019", "'") for match in PIECE.finditer(name))


def missing(expected: Iterable[str], literals: Mapping[str, str]) -> list[str]:
    """What these terminals are called by those who write texts."""
    spelled = {name: word for word, name in literals.items()}
    return sorted({NAMED.get(name) or spelled.get(name, name) for name in expected})
