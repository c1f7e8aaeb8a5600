"""The words for a claim: its cities, what winning it gives, the bids so far, and what others could still bid."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.lasting import ADVANTAGE
from wtactics.engine.places import DISCIPLINES, CardId, Seat
from wtactics.kits.realm.bids import cannot_bid
from wtactics.kits.realm.table import Realm
from wtactics.kits.sentences import seat_slot
from wtactics.kits.told.names import Names

PREFIX: Final = "Advantage: "

T = TypeVar("T", bound=Realm)


class ClaimWords(Generic[T]):
    """A ruleset says what a resident counts, what winning gives, and how a claim under way is told."""

    def __init__(self, names: Names[T]) -> None:
        self.names: Final = names

    def weight(self, t: T, c: CardId) -> i64:
        """What a resident that is marked adds to a bid: one."""
        return 1

    def reward(self, t: T, discipline: i64) -> str:
        """What winning the claim gives the active player."""
        raise NotImplementedError

    def could_bid(self, t: T, seat: Seat) -> i64:
        """The most that the seat could still add: all residents that it may mark; they lie open."""
        n: i64 = 0
        for c in t.board:
            if cannot_bid(t, seat, c) == 0:
                n += self.weight(t, c)
        return n

    def cities(self, t: T, discipline: i64) -> vec[i64]:
        """The cities of this discipline that the active player controls."""
        disciplines, printed = t.library.discipline, t.printed
        found = vec[i64]()
        for city in t.cities(t.active):
            if disciplines[printed[city]] == discipline:
                found = append(found, city)
        return found

    def rivals(self, t: T, seat: Seat) -> list[int]:
        """The others who are in the match, in the order in which they answer."""
        found: list[int] = []
        other = t.next_seat(seat)
        while other != seat:
            if t.out[other] == 0:
                found.append(int(other))
            other = t.next_seat(other)
        return found

    def advantage(self, t: T, city: CardId) -> str:
        """What a city's advantage says."""
        library, d = t.library, t.printed[city]
        here = range(library.first[d], library.first[d + 1])
        return " ".join(
            [library.abilities[a].text.removeprefix(PREFIX) for a in here if library.abilities[a].switch == ADVANTAGE]
        )

    def advantages(self, t: T, discipline: i64) -> list[str]:
        """The advantages of the cities of a claim, each between marks of a quotation."""
        texts = [self.advantage(t, city).removesuffix(".") for city in self.cities(t, discipline)]
        return counted_out(
            [f"\N{LEFT DOUBLE QUOTATION MARK}{text}\N{RIGHT DOUBLE QUOTATION MARK}" for text in texts if text != ""]
        )

    def named(self, t: T, discipline: i64) -> str:
        """The cities of a claim, by name."""
        return " and ".join(counted_out([self.names.of(t, city) for city in self.cities(t, discipline)]))

    def brief(self, t: T, discipline: i64) -> tuple[str, ...]:
        """A claim that is offered, in a few signs: its cities, and how much either side could bid."""
        mine = self.could_bid(t, t.active)
        theirs = max([int(self.could_bid(t, other)) for other in self.rivals(t, t.active)], default=0)
        return (self.named(t, discipline), f"you {mine}, others {theirs} at most")

    def notes(self, t: T, discipline: i64) -> tuple[str, ...]:
        """The same in words."""
        yours = f"you could bid {self.could_bid(t, t.active)} at most"
        others = [
            f"{seat_slot(other)} could bid {self.could_bid(t, other)} at most" for other in self.rivals(t, t.active)
        ]
        return (f"winning gives {self.reward(t, discipline)}", yours, *others)

    def stand(self, t: T, seat: Seat) -> str:
        """What an opponent of a claim has bid, and could still bid."""
        so_far, more = t.size_of(seat), self.could_bid(t, seat)
        begun = f"answers with {so_far}, and " if so_far > 0 else ""
        return f"{seat_slot(seat)} {begun}could reach {so_far + more} at most"

    def now(self, t: T, discipline: i64, seat: Seat) -> str:
        """A claim under way, in a sentence to whoever is asked: what is at stake, and how the bids stand."""
        name, cities, size = DISCIPLINES[discipline], self.named(t, discipline), t.size_of(t.active)
        prize = f"winning gives {self.reward(t, discipline)}"
        if seat == t.active:
            bids = "; ".join([self.stand(t, other) for other in self.rivals(t, seat)])
            return f"You claim {name} for {cities} with {size} so far; {prize}. {bids}."
        mine = t.size_of(seat)
        answer = f"Your answer is {mine} so far, of {mine + self.could_bid(t, seat)} at most"
        claim = f"{seat_slot(t.active)} claims {name} for {cities} with {size}; {prize}."
        return f"{claim} {answer}; {self.answered(t, discipline, seat, size)}."

    def answered(self, t: T, discipline: i64, seat: Seat, size: i64) -> str:
        """What an answer comes to."""
        return f"{size} is enough to stop it"


def counted_out(words: list[str]) -> list[str]:
    """Each of these once, with how often where that is more."""
    return [f"{word} (x{words.count(word)})" if words.count(word) > 1 else word for word in dict.fromkeys(words)]
