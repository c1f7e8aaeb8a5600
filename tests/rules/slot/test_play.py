"""Random games of SLOT: plain creatures by lot and the cards that ship; every law holds at every question, and games end."""

from random import Random

import pytest

from scenes.slot import KIT
from wtactics.cards import CONTENT, find_decks
from wtactics.content.pool import load_library
from wtactics.engine.checked import CheckedMatch
from wtactics.engine.match import Match
from wtactics.games import ruleset
from wtactics.lab.conformance import check_ruleset
from wtactics.rulesets.slot.deal import SlotDealing
from wtactics.rulesets.slot.soundness import check_armies
from wtactics.rulesets.slot.table import SlotTable

SLOT = ruleset("slot")


def words_by_lot(chance: Random) -> str:
    """Values of a plain creature."""
    arms = chance.choice(("close {}", "ranged {}", "magic {}", "close {} ranged {}", "close {} magic {}"))
    values = arms.format(*(chance.randint(1, 5) for _ in range(2)))
    level = chance.choice(("", "", "", "level 2 ", "upkeep 1 ", "fixed "))
    return f"{level}cost {chance.randint(0, 4)} {values} def {chance.randint(1, 5)} life {chance.randint(1, 3)}"


@pytest.mark.parametrize("seed", range(2))
def test_games_of_plain_creatures_come_to_an_end(seed: int) -> None:
    chance = Random(seed)
    cards = {f"Beast {n}": words_by_lot(chance) for n in range(14)} | {"Page": "cost 1 close 2 ranged 2 def 2 life 1"}
    slot = SlotDealing(KIT.library(cards))
    decks = [[chance.randrange(14) for _ in range(20)] + [14] * 9 for _ in range(2)]
    t = slot.table(decks)
    t.sow(seed)
    match = CheckedMatch(Match(t, slot.rules), check_armies)
    match.run()
    choices = 0
    while not match.over:
        labels = SLOT.label_words(t)
        assert len(set(labels)) == len(labels)
        match.choose_at(chance.randrange(len(t.options)))
        choices += 1
        assert choices < 20_000
    assert SLOT.rule_id(int(t.ending)).partition("-")[2][:4] in ("WIN-", "DRAW")


def test_the_cards_that_ship_keep_the_laws() -> None:
    pool = load_library(name="slot")
    decks = [(deck.name, deck.cards(pool.cards)) for deck in find_decks(CONTENT / "decks", "slot")]
    assert [SLOT.faults(cards) for _, cards in decks] == [[]] * len(decks)
    findings = check_ruleset(SLOT, pool, decks, games=1, seed=8)
    assert findings.games == 1


def test_games_with_the_cards_that_ship_are_sound() -> None:
    pool = load_library(name="slot")
    decks = [deck.cards(pool.cards) for deck in find_decks(CONTENT / "decks", "slot")]
    for seed in range(2):
        chance = Random(seed)
        match = SLOT.deal(pool.library, [pool.definitions(chance.choice(decks)) for _ in range(2)], seed)
        t = match.table
        assert isinstance(t, SlotTable)
        while not match.over:
            match.choose_at(chance.randrange(len(t.options)))
