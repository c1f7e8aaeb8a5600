"""AVA-REGION: what decks with regions may be, and the decks and regions that ship."""

from dataclasses import replace

import pytest
from click.testing import CliRunner

from scenes.regions import KIT, rule
from wtactics.cards import Card
from wtactics.cli.door import wtactics
from wtactics.content.content import content_of
from wtactics.engine.imagine import imagine
from wtactics.engine.places import ASIDE, HAND, REGION
from wtactics.lab.conformance import check_ruleset
from wtactics.mods.regions.rules.deck import deck_faults
from wtactics.server.web.catalogue import faces

NAME = "ava+regions"
CONTENT = content_of(NAME)
DECKS = list(CONTENT.decks)


def deck(*words: str) -> list[Card]:
    """A legal deck, then these cards as scenes print them."""
    pile = [KIT.card(f"Marsh {n}", "region 8 Gaian Red Banner", 100 + n) for n in range(5)]
    main = [KIT.card(f"Elf {n % 15}", "creature Gaian 1/1", n % 15 + 1) for n in range(60)]
    more = [KIT.card(f"Card {n}", told, 200 + n) for n, told in enumerate(words)]
    return [*pile, *main, KIT.card("Me", "avatar Dark Legion 0/20", 99), *more]


@rule("AVA-REGION-01")
def test_a_deck_has_exactly_five_regions_and_no_city() -> None:
    assert deck_faults(deck()) == []
    assert deck_faults(deck("region 8 Gaian")) == [("AVA-REGION-01", "expected 5 regions, found 6")]
    assert deck_faults(deck()[1:]) == [("AVA-REGION-01", "expected 5 regions, found 4")]
    assert deck_faults(deck("city Gaian Body 6")) == [("AVA-REGION-01", "expected no city, found Card 0")]
    marsh = deck()[0]
    assert deck_faults([marsh] * 5 + deck()[5:]) == [("AVA-DECK-05", "expected at most 4 copies of Marsh 0, found 5")]


@rule("AVA-REGION-18", "AVA-DECK-08")
def test_a_deck_holds_only_cards_of_factions_that_some_region_supports() -> None:
    assert deck_faults(deck("creature Red Banner 1/1")) == []
    assert deck_faults(deck("creature The Empire 1/1")) == [
        ("AVA-REGION-18", "Card 0 is of The Empire, which none of the regions supports")
    ]


@rule("AVA-REGION-18")
def test_a_region_that_supports_nothing_is_refused_and_changes_nothing() -> None:
    idle = replace(deck()[0], name="Waste", number=300, supports=())
    cards = [idle, *deck()[1:]]
    before = list(cards)
    assert deck_faults(cards) == [("AVA-REGION-18", "Waste supports no faction, expected one at least")]
    assert cards == before


@rule("AVA-REGION-02", "AVA-REGION-04", "AVA-REGION-18")
def test_twelve_regions_ship_for_this_game_alone_and_each_faction_is_supported() -> None:
    regions = [card for card in CONTENT.cards if card.type == "region"]
    assert len(regions) == 12
    assert all(card.strength > 0 and card.supports and card.text for card in regions)
    assert {faction for card in regions for faction in card.supports} == {card.faction for card in regions}
    assert not any(card.type == "region" for card in content_of("ava").cards)
    assert not set(DECKS) & set(content_of("ava").decks)


@rule("AVA-REGION-01")
def test_whoever_looks_at_the_cards_of_the_game_is_shown_regions_and_no_city() -> None:
    types = [face.type for face in faces("ava+regions")]
    assert (types.count("region"), types.count("city")) == (12, 0)
    assert any(card.type == "city" for card in CONTENT.cards), "a deck that holds one is told why it may not"
    run = CliRunner().invoke(wtactics, ["cards", "--ruleset", "ava+regions", "--type", "city"])
    assert (run.exit_code, "no card fits" in run.output) == (2, True)
    assert any(face.type == "city" for face in faces("ava"))


@pytest.mark.parametrize("name", DECKS)
def test_each_deck_that_ships_is_legal_and_each_region_of_it_lets_much_be_played(name: str) -> None:
    cards = CONTENT.decks[name].cards(CONTENT.cards)
    assert CONTENT.game.faults(cards) == []
    main = [card for card in cards if card.type not in ("region", "avatar")]
    for region in (card for card in cards if card.type == "region"):
        assert sum(card.faction in region.supports for card in main) * 2 > len(main)


@rule("AVA-REGION-01", "AVA-DECK-09")
def test_what_others_imagine_of_a_region_pile_is_any_order_and_nothing_but_regions() -> None:
    match, orders = CONTENT.match(("Harbour Dues", "Low Ground"), 5, {"first_player": 0}), set()
    while match.table.turn == 0:
        match.choose_at(len(match.table.options) - 1)
    t = match.table
    for n in range(12):
        guess = imagine(CONTENT.game.view(t, 1), n)
        pile = guess.at(ASIDE, 0)
        assert all(guess.library.type[guess.printed[c]] == REGION for c in pile)
        assert not any(guess.library.type[guess.printed[c]] == REGION for c in guess.at(HAND, 0))
        orders.add(tuple(int(guess.printed[c]) for c in pile))
        assert [guess.printed[c] for c in guess.at(ASIDE, 1)] == [t.printed[c] for c in t.at(ASIDE, 1)]
    assert len(orders) > 1


def test_random_games_keep_the_laws_of_the_engine() -> None:
    decks = [(name, CONTENT.decks[name].cards(CONTENT.cards)) for name in DECKS]
    findings = check_ruleset(CONTENT.game, CONTENT.pool, decks, games=3, seed=11)
    assert findings.games == 3
