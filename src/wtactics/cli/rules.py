"""wtactics rules: the rulebook, by rule, by topic, by word."""

from __future__ import annotations

import re
from collections.abc import Iterator

import click
from rich.padding import Padding
from rich.text import Text

from wtactics.cli.paper import paper
from wtactics.cli.words import RulesetName, RulesetOption, examples
from wtactics.content.bad_input import BadInput, unknown
from wtactics.rulebook import Rule, Rulebook, UnknownRule, all_rulesets, load_rulebook
from wtactics.rulebook.code import SOURCES
from wtactics.rulebook.coverage import carriers


@click.command(
    epilog=examples(
        "wtactics rules ARC-TACT-06",
        "wtactics rules SLOT-DRAW-05",
        "wtactics rules TACT-06",
        "wtactics rules --topic TACT",
        "wtactics rules empty deck",
    ),
)
@click.argument("wanted", nargs=-1, metavar="[RULE | WORD]...")
@click.option("--topic", metavar="TOPIC", help="Print all rules of a topic, such as TACT.")
@click.option(
    "--ruleset", cls=RulesetOption, type=RulesetName(), show_default="the one that a rule's number names, else arc",
    help="Whose rulebook is read.",
)  # fmt: skip
def rules(wanted: tuple[str, ...], topic: str | None, ruleset: str | None) -> None:
    """Print rules: by their number, by topic, or all that hold the given words.

    Without anything, the topics are listed. A rule named by its number is printed with the places of the
    program that carry it out.
    """
    book = game_book(ruleset) if ruleset and "+" in ruleset else load_rulebook(ruleset or "arc")
    if topic is not None:
        print_topic(book, topic)
    elif not wanted:
        print_topics(book)
    elif any(looks_like_a_number(word) for word in wanted):
        for word in wanted:
            print_rule(find(book if ruleset else book_of(word), word), with_places=True)
    else:
        print_matching(book, " ".join(wanted))


def looks_like_a_number(word: str) -> bool:
    """Whether somebody means a rule's number by this, not a word of its text."""
    return re.fullmatch(r"([A-Za-z]+-)?[A-Za-z]+-(EX|SC|DX)?\d+", word, re.IGNORECASE) is not None


def game_book(name: str) -> Rulebook:
    """The rulebook of a ruleset with those of its mods behind it."""
    from wtactics.games import ruleset

    return ruleset(name).book()


def book_of(word: str) -> Rulebook:
    """The book that has the rule of this number, which may be a mod's; else the one that it names, or ARC's."""
    first = word.split("-", maxsplit=1)[0].lower()
    own = load_rulebook(first if first in all_rulesets() else "arc")
    return own if full_number(own, word) in own else next((book for book in mod_books() if word in book), own)


def mod_books() -> Iterator[Rulebook]:
    """The books of all mods."""
    from wtactics.games import GAMES, mods_of

    for name in GAMES:
        yield from (mod.book for mod in mods_of(name).values())


def full_number(book: Rulebook, word: str) -> str:
    """A rule's number with the name of its book."""
    return word if word.count("-") == 2 else f"{book.ruleset}-{word}"


def find(book: Rulebook, word: str) -> Rule:
    """The rule of this number; the name of the book may be left out."""
    try:
        return book.rule(full_number(book, word))
    except UnknownRule as error:
        raise BadInput(str(error)) from None


def print_topics(book: Rulebook) -> None:
    """The topics with what the book calls them."""
    for topic in book.topics():
        paper().print(f"[bold]{topic:<9}[/]{book.heading(topic)} [dim]({len(book.rules_of(topic))})[/]")


def print_topic(book: Rulebook, topic: str) -> None:
    """All rules of a topic."""
    if topic.upper() not in book.topics():
        raise unknown("topic", topic, book.topics())
    paper().print(Text(f"{topic.upper()}: {book.heading(topic)}", "bold underline"))
    for rule in book.rules_of(topic):
        print_rule(rule)


def print_matching(book: Rulebook, words: str) -> None:
    """All rules whose title or text holds these words."""
    wanted = words.casefold()
    found = [rule for rule in book if wanted in f"{rule.title} {rule.text}".casefold()]
    if not found:
        raise BadInput(
            f"no rule of {book.ruleset.upper()} holds {words!r}; expected a rule's number or words of its text"
        )
    for rule in found:
        print_rule(rule)


def print_rule(rule: Rule, *, with_places: bool = False) -> None:
    """A rule as the book has it, and, if wanted, where the program carries it out."""
    paper().print(Text.assemble((rule.id, "bold cyan"), " ", (rule.title, "bold")))
    paper().print(Padding(Text(rule.text), (0, 0, 0, 4)))
    if with_places:
        places = dict.fromkeys(place for rule_id, place in carriers(SOURCES) if rule_id == rule.id)
        paper().print(Padding(Text(f"carried by: {', '.join(places) or 'nothing yet'}", "dim"), (0, 0, 1, 4)))
