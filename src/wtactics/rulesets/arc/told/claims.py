"""The words for a claim: its cities, what winning it gives, the sums so far, and what others could still bid."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.lasting import ADVANTAGE
from wtactics.engine.places import DISCIPLINES, CardId, Seat
from wtactics.kits.realm.bids import cannot_bid
from wtactics.kits.sentences import seat_slot
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.told.words import card_name

PREFIX: Final = "Advantage: "


def could_bid(t: ArcTable, seat: Seat) -> i64:
    """ARC-TACT-03, ARC-TACT-05 The most that the seat could still add: all residents that it may mark; they lie open."""
    cost, printed = t.library.cost, t.printed
    n: i64 = 0
    for c in t.board:
        if cannot_bid(t, seat, c) == 0:
            n += cost[printed[c]]
    return n


def claimed_cities(t: ArcTable, discipline: i64) -> vec[i64]:
    """ARC-TACT-02, ARC-TACT-09 The cities whose advantages the active player claims."""
    disciplines, printed = t.library.discipline, t.printed
    found = vec[i64]()
    for city in t.cities(t.active):
        if disciplines[printed[city]] == discipline:
            found = append(found, city)
    return found


def rivals(t: ArcTable, seat: Seat) -> list[int]:
    """The others who are in the match, in the order in which they answer."""
    found: list[int] = []
    other = t.next_seat(seat)
    while other != seat:
        if t.out[other] == 0:
            found.append(int(other))
        other = t.next_seat(other)
    return found


def advantage(t: ArcTable, city: CardId) -> str:
    """What a city's advantage says."""
    library, d = t.library, t.printed[city]
    here = range(library.first[d], library.first[d + 1])
    return " ".join(
        [library.abilities[a].text.removeprefix(PREFIX) for a in here if library.abilities[a].switch == ADVANTAGE]
    )


def reward(t: ArcTable, discipline: i64) -> str:
    """ARC-TACT-07, ARC-TACT-09 What winning the claim gives."""
    texts = [text for city in claimed_cities(t, discipline) if (text := advantage(t, city)) != ""]
    return "1 point" + "".join(
        [f", and \N{LEFT DOUBLE QUOTATION MARK}{text}\N{RIGHT DOUBLE QUOTATION MARK}" for text in texts]
    )


def cities_named(t: ArcTable, discipline: i64) -> str:
    """The cities of a claim, by name."""
    return " and ".join([card_name(t, city) for city in claimed_cities(t, discipline)])


def claim_brief(t: ArcTable, discipline: i64) -> tuple[str, ...]:
    """A claim that is offered, in a few signs: its cities, and how much either side could bid."""
    mine = could_bid(t, t.active)
    theirs = max([int(could_bid(t, other)) for other in rivals(t, t.active)], default=0)
    return (cities_named(t, discipline), f"you {mine}, others {theirs} at most")


def claim_notes(t: ArcTable, discipline: i64) -> tuple[str, ...]:
    """The same in words."""
    mine = f"winning gives {reward(t, discipline)}"
    yours = f"you could bid {could_bid(t, t.active)} at most"
    return (
        mine,
        yours,
        *[f"{seat_slot(other)} could bid {could_bid(t, other)} at most" for other in rivals(t, t.active)],
    )


def claim_now(t: ArcTable, discipline: i64, seat: Seat) -> str:
    """A claim under way, in a sentence to whoever is asked: what is at stake, and how the bids stand."""
    name, cities, size = DISCIPLINES[discipline], cities_named(t, discipline), t.size_of(t.active)
    prize = f"winning gives {reward(t, discipline)}"
    if seat == t.active:
        bids = "; ".join([stand(t, other) for other in rivals(t, seat)])
        return f"You claim {name} for {cities} with {size} so far; {prize}. {bids}."
    answer = f"Your answer is {t.size_of(seat)} so far, of {t.size_of(seat) + could_bid(t, seat)} at most"
    return (
        f"{seat_slot(t.active)} claims {name} for {cities} with {size}; {prize}. {answer}; {size} is enough to stop it."
    )


def stand(t: ArcTable, seat: Seat) -> str:
    """What an opponent of a claim has bid, and could still bid."""
    so_far, more = t.size_of(seat), could_bid(t, seat)
    begun = f"answers with {so_far}, and " if so_far > 0 else ""
    return f"{seat_slot(seat)} {begun}could reach {so_far + more} at most"
