"""What the text of a scene says: who has what, which phase it is."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from scenes.text import Unclear, counted, lines_of, name_of, number_of, parted, seat_of
from wtactics.cards.card import Card

if TYPE_CHECKING:
    from scenes.kit import Kit

SPARE = "Spare"  # the card that is meant where a number stands for cards


@dataclass
class Lying:
    """One card of a scene, and how it lies on the table."""

    name: str
    kind: int
    owner: int
    seat: int
    said: dict[str, str | None] = field(default_factory=dict)  # by sign: what stands behind its name
    home: Lying | None = None
    id: int = -1


@dataclass
class Setting:
    """What the text of a scene says."""

    kit: Kit
    cards: dict[str, str | Card]
    lying: list[Lying] = field(default_factory=list)
    # Name -> the words of its print, where no table of cards has it
    words: dict[str, str] = field(default_factory=dict)
    points: dict[int, int] = field(default_factory=dict)
    phase: int = 0
    active: int = 0
    numbers: dict[str, int] = field(default_factory=dict)  # what the line of the phase counts: the turn, and more
    seats: int = 0
    told: set[tuple[int, str]] = field(default_factory=set)  # the parts that were told of a seat
    where: str = ""  # the part that is being read

    def read(self, text: str) -> Setting:
        """Read the lines: one for each seat, and one for the phase."""
        kit = self.kit
        self.phase, self.seats = kit.phases.index(kit.first), kit.game.seats[0]
        for head, rest in lines_of(text, (*kit.seats, kit.head)):
            if head == kit.head:
                self.read_phase(rest)
                continue
            seat = kit.seats.index(head)
            self.seats = max(self.seats, seat + 1)
            for part in parted(rest, ";"):
                self.where = f"{head}: {part}"
                self.read_part(seat, part)
        for seat in range(self.seats):
            kit.complete(self, seat)
        for i, lies in enumerate(self.lying):
            lies.id = i
        return self

    def read_phase(self, text: str) -> None:
        """Read the line of the phase: its name, who is active, which turn it is."""
        kit, where = self.kit, f"{self.kit.head}:{text}"
        for part in parted(text):
            word, _, rest = part.partition(" ")
            if word == "active":
                self.active = seat_of(rest, kit.seats[: self.seats], where)
            elif word in kit.numbers:
                self.numbers[word] = number_of(rest, where, kit.numbers[word][1])
            elif part in kit.phases[1:]:
                self.phase = kit.phases.index(part)
            else:
                others = " or ".join(f"{name} {n}" for name, (n, _) in kit.numbers.items())
                raise Unclear(where, f"a {kit.head} out of {', '.join(kit.phases[1:])}, active A, {others}", part)

    def read_part(self, seat: int, part: str) -> None:
        """Read what a seat has: points, a pile of cards, or what the ruleset alone knows."""
        kit = self.kit
        word = re.split(r"[: ]", part, maxsplit=1)[0]
        self.told.add((seat, word))
        if re.fullmatch(r"\d+ points?", part):
            self.points[seat] = int(word)
        elif not kit.read(self, seat, part):
            if word not in kit.piles:
                raise Unclear(self.where, f"{', '.join(('points', *kit.parts))} or one of {', '.join(kit.piles)}", part)
            for mention in parted(part[len(word) + 1 :]):
                self.mention(seat, kit.piles[word], mention)

    def mention(self, seat: int, kind: int, text: str) -> Lying:
        """Read a card where it lies, or so many alike; values in the text are printed on it."""
        kit = self.kit
        n, name = counted(text)
        found = kit.mention.fullmatch(name or SPARE)
        if found is None:
            raise Unclear(self.where, f"a name and then {kit.order}", text)
        said, printed = found.groupdict(), {**kit.book, **self.cards}
        plain = name_of(said["name"], printed, self.where, kit.order) if name else SPARE
        if said.get("attack") is not None:
            self.print(plain, kit.plain(said))
        elif plain not in self.cards and plain not in self.words:
            self.print(plain, kit.book.get(plain) or kit.plain(said))
        owner = kit.seats.index(said["owner"]) if said.get("owner") else seat
        self.lying += [Lying(plain, kind, owner, seat, said) for _ in range(n)]
        return self.lying[-1]

    def print(self, name: str, words: str) -> None:
        """Note what is printed on a card; it cannot be told in two ways."""
        assert self.words.setdefault(name, words) == words, f"{name}: {self.words[name]!r} or {words!r}?"
        assert name not in self.cards, f"{name} is printed in the table of cards already"

    @property
    def prints(self) -> dict[str, str | Card]:
        """The words of all cards of the scene, in the order of the text, and of those that it does not mention."""
        known = {**self.words, **self.cards}
        return {lies.name: known[lies.name] for lies in self.lying} | known

    def number(self, name: str) -> int:
        """What the line of the phase counts, as told or as usual."""
        return self.numbers.get(name, self.kit.numbers[name][0])
