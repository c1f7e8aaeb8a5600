"""Trying a card: a game is led to a turn in which it can be played, and it lies in hand, with the power to play it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from wtactics.bots.roster import make_bot
from wtactics.cards import Card
from wtactics.content.content import Content
from wtactics.engine.chance import Seed
from wtactics.engine.match import Match, NotOffered
from wtactics.engine.places import ASIDE, DECK, FACTIONS, HAND, RESERVE, card_of, what_of
from wtactics.engine.view import View
from wtactics.kits.layout import Area
from wtactics.kits.verbs import NO, PASS, PLAY
from wtactics.records.laid import CannotLie, LaidCard, LaidTable, lay_out
from wtactics.records.record import Brought, RecordedMatch, begin

SEAT: Final = 0  # whoever tries it
LAST_TURN: Final = 8  # a card that could not be played until then is tried without
MOST_PASSES: Final = 60
FOR_X: Final = 2  # so much of a cost that its player names


def try_card(
    content: Content,
    card: Card,
    decks: list[Brought],
    seed: Seed,
    bot: str = "greedy",
    settings: Mapping[str, object] | None = None,
) -> RecordedMatch:
    """A game of these decks, the first seat's with the card, in a turn in which that seat can play it.

    What comes before is chosen by bots. Where the card cannot be played for many turns (no target comes up), the game begins
    at the seat's first turn all the same; a card that is in no hand in this game stands in play, or lies on top of its pile.
    """
    (name, mine), *others = decks
    listed = list(mine)
    brought = [(name, listed if card in listed else [card, *listed]), *others]
    attempt = Attempt(content, card, brought, seed, settings)
    first: tuple[bool, LaidTable] | None = None  # is it in the midst of a turn?
    for led, match in attempt.course(bot):
        laid = attempt.laid(match, led)
        trial = match.clone()
        try:
            lay_out(content.game, trial, laid)
        except CannotLie:
            continue
        if first is None or not first[0]:
            first = is_menu(trial), laid
        if attempt.comes_to_play(trial):
            first = True, laid
            break
    return begin(content.game, content.pool, brought, seed, settings, first and first[1])


def is_menu(match: Match) -> bool:
    """Is the turn under way: may its player pass?"""
    return any(what_of(o) == PASS for o in match.table.options)


@dataclass(frozen=True)
class Attempt:
    """One card, tried in a game of these decks."""

    content: Content
    card: Card
    decks: list[Brought]
    seed: Seed
    settings: Mapping[str, object] | None = None

    def course(self, bot: str) -> Iterator[tuple[tuple[int, ...], Match]]:
        """The questions of the first seat in its own turns, each with the choices that led there."""
        game = self.content.game
        match = begin(game, self.content.pool, self.decks, self.seed, self.settings).match
        known = self.seed if isinstance(self.seed, int) else 0
        bots = [make_bot(bot, game, known + seat) for seat in range(len(self.decks))]
        led: list[int] = []
        while not match.over and match.table.turn <= LAST_TURN:
            t = match.table
            if game.show.handwork(View(t, t.asked)) is not None:
                return  # what is done by hand is for people
            if t.asked == t.active == SEAT and t.turn > 0 and len(t.chain) == 0:
                yield tuple(led), match
            choice = int(bots[t.asked].choose_at(View(t, t.asked)))
            if not 0 <= choice < len(t.options):
                raise NotOffered(f"the bot chose option {choice} of {len(t.options)}")
            led.append(choice)
            match.choose_at(choice)

    def laid(self, match: Match, led: tuple[int, ...]) -> LaidTable:
        """The card where it can be played from, and the power for it."""
        return LaidTable(led, (), (*self.shown(match), *self.power(match)))

    @cached_property
    def areas(self) -> tuple[Area, ...]:
        """The areas of the game's table."""
        game = self.content.game
        return tuple(game.show.layout(game.settle(), len(self.decks)).areas)

    def area(self, kind: int) -> Area | None:
        """The area of this kind."""
        return next((area for area in self.areas if area.kind == kind), None)

    def shown(self, match: Match) -> Iterator[LaidCard]:
        """The card where this game lets it lie: in hand, on top of its pile, or in the first slot where there is no hand."""
        t = match.table
        kinds, area = {int(t.kind(c)) for c in self.copies(match)}, self.area(HAND)
        if area is None:
            area = next((each for each in self.areas if each.form == "grid"), None)
        elif ASIDE in kinds:
            area = self.area(ASIDE)
        elif min(kinds) > RESERVE:  # what lies among the resources alone is not played yet
            area = None  # it stands in play
        if area is not None:
            yield LaidCard(SEAT, self.card.number, area.key)

    def copies(self, match: Match) -> list[int]:
        """The copies of the card that the seat owns."""
        t = match.table
        return [c for c in range(len(t.place)) if t.owner[c] == SEAT and self.number(match, c) == self.card.number]

    def number(self, match: Match, c: int) -> int:
        """What is printed on a card as its number."""
        return match.table.library.numbers[match.table.printed[c]]

    def power(self, match: Match) -> list[LaidCard]:
        """Cards of the deck that pay for it."""
        area, t = self.area(RESERVE), match.table
        if area is None or self.area(HAND) is None:
            return []
        there = {self.number(match, int(c)) for c in t.at(RESERVE, SEAT)} | {self.card.number}
        deck = [number for c in t.at(DECK, SEAT) if (number := self.number(match, int(c))) not in there]
        faction = (self.card.faction or FACTIONS[0]) if area.form == "stacks" else ""
        needed = self.card.cost + self.card.loyalty + (FOR_X if self.card.cost_x else 0)
        return [LaidCard(SEAT, number, area.key, faction=faction) for number in deck[:needed]]

    def comes_to_play(self, match: Match) -> bool:
        """Is it offered to play a copy from the hand, in this turn, if its player passes until then? Or is none there?"""
        t, turn = match.table, match.table.turn
        if not is_menu(match):
            return False  # the turn is about to begin
        held = [c for c in self.copies(match) if t.kind(c) == HAND]
        for _ in range(MOST_PASSES):
            if not held or any(what_of(o) == PLAY and card_of(o) in held for o in t.options):
                return True
            if match.over or t.turn != turn:
                return False
            passing = [i for i, o in enumerate(t.options) if what_of(o) in (PASS, NO)]
            match.choose_at(passing[0] if passing else 0)
        return False
