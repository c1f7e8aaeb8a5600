"""Facts and views of them: each wording of what happens, or happened, means what its canonical twin means, for any fact."""

from __future__ import annotations

import pytest

from language.matrix.cells import GAMES, differing

GAIN = {"slot": "you get 1 AP"}
# What cards do: now, bare, then, behind "has"; and what is done to them, as all of these.
DOES = {
    "die": "dies die died died", "leave": "leaves~play leave~play left~play left~play",
    "deal": "deals~damage deal~damage dealt~damage dealt~damage",
    "kill": "kills~an~Elf kill~an~Elf killed~an~Elf killed~an~Elf",
    "marked": "is~marked are~marked was~marked been~marked",
    "hurt": "is~dealt~damage are~dealt~damage was~dealt~damage been~dealt~damage",
    "slain": "is~killed~by~an~Elf are~killed~by~an~Elf was~killed~by~an~Elf been~killed~by~an~Elf",
    "move": "moves move moved moved",
}  # fmt: skip
OWN = {
    "arc": {"destroyed": "is~destroyed are~destroyed was~destroyed been~destroyed"},
    "slot": {"rest": "rests rest rested rested"},
}
# Wordings of what cards do, and what they mean; E is what is done then.
CARDS = (
    ("Whenever another creature NOW, E.", "Whenever any other creature NOW, E."),
    ("Whenever one or more creatures you control BARE, E.", "Whenever one or more of your creatures BARE, E."),
    ("Whenever an Elf or Wolf NOW, E.", "Whenever an Elf or a Wolf NOW, E."),
    ("Whenever a creature NOW, E.", "After a creature NOW, E."),
    ("Whenever a creature NOW, E.", "When a creature has HAD, E."),
    ("The first time each turn a creature NOW, E.", "The first time a creature NOW in a turn, E."),
    ("The first time each turn this creature NOW, E.", "The first time in each turn that this creature NOW, E."),
    ("The second time each turn a creature NOW, E.", "The second time during a turn that a creature NOW, E."),
    ("The first time in your turn a creature NOW, E.", "The first time a creature NOW in each of your turns, E."),
    ("The first time each turn a creature NOW in your turn, E.", "The first time in your turn that a creature NOW, E."),
    ("Whenever a creature NOW for the first time each turn, E.", "When a creature NOW for the first time in a turn, E."),
    ("Whenever a creature NOW during an opponent's turn, E.", "Whenever a creature NOW in another player's turn, E."),
    ("END a creature THEN this turn, E.", "END any creature THEN this turn, E."),
    ("END a creature THEN this turn, E.", "END a creature has already HAD this turn, E."),
    ("END a creature you control THEN this turn, E.", "END one of your creatures THEN this turn, E."),
    ("END no creatures you control THEN this turn, E.", "END none of your creatures THEN this turn, E."),
)  # fmt: skip
# The same of what players do.
PEOPLE = {
    "arc": ("play an event", "discard a card", "draw a card", "sacrifice a creature", "win a bid", "use an ability"),
    "ava": (
        "play an event",
        "discard a card",
        "build a city",
        "gain an advantage",
        "lose a bid",
    ),
    "orc": (
        "play an event",
        "discard a card",
        "complete a quest",
        "accept a quest",
        "lay a resource card",
        "use an ability",
    ),
    "slot": ("recruit a creature", "use an ability"),
}
PASTS = {"win": "won", "lose": "lost", "draw": "drew", "build": "built", "lay": "laid"}
DEEDS = (
    ("The first time each turn you DO, E.", "The first time you DO in a turn, E."),
    ("The first time each turn you DO in your turn, E.", "The first time in each of your turns that you DO, E."),
    ("Whenever you DO your first THING each turn, E.", "When you DO the first THING of the turn, E."),
    ("Whenever you DO your second THING each turn, E.", "Whenever you DO your second THING in a turn, E."),
    ("END you DID no THINGS this turn, E.", "END you didn't DO this turn, E."),
    ("END you DID A this turn, E.", "END you have already DONE this turn, E."),
    ("If an opponent DID no THINGS this turn, STAYS.", "If no opponent DID A this turn, STAYS."),
    ("If an opponent DID A this turn, STAYS.", "If an opponent has DONE this turn, STAYS."),
)  # fmt: skip


def cells(game: str) -> list[tuple[str, str]]:
    """Each column with three of the rows, each time with others."""
    rows = [*DOES.values(), *OWN.get(game, {}).values()]
    found = []
    for i, pair in enumerate(CARDS):
        for j in range(3):
            now, bare, then, had = rows[(i * 3 + j) % len(rows)].replace("~", "_").split()
            words = {"NOW": now, "BARE": bare, "THEN": then, "HAD": had, "E.": GAIN.get(game, "draw a card") + "."}
            found.append(tuple(filled(text, words) for text in pair))
    for pair in DEEDS:
        for deed in PEOPLE[game]:
            verb, a, thing = deed.split(" ", 2)
            things = thing[:-1] + "ies" if thing.endswith("y") else f"{thing}s"
            did = PASTS.get(verb) or verb.removesuffix("e") + "ed"
            done = "drawn" if verb == "draw" else did
            words = {"DONE": f"{done} {a} {thing}", "DID A": f"{did} {a} {thing}", "DID": did, "THINGS": things,
                     "DO your": f"{verb} your", "DO the": f"{verb} the", "THING": thing, "DO": deed,
                     "E.": GAIN.get(game, "draw a card") + "."}  # fmt: skip
            found.append(tuple(filled(text, words) for text in pair))
    return found


def filled(text: str, words: dict[str, str]) -> str:
    for blank, word in (words | {"END": "At the end of your turn, if", "STAYS": "this creature can't attack"}).items():
        text = text.replace(blank, word.replace("_", " "))
    return text


@pytest.mark.parametrize("game", GAMES)
def test_wordings_of_facts_mean_the_same(game: str) -> None:
    assert differing(game, cells(game)) == []
