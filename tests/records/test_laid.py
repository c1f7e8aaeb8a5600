"""Tables that somebody lays out, and cards that are tried: where things lie then, what is refused, and that records keep it."""

from dataclasses import replace

import pytest

from wtactics.cards import Card
from wtactics.content.content import Content, content_of
from wtactics.engine.invariants import check
from wtactics.engine.places import HAND, RESERVE, card_of, place_of, what_of
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.kits.verbs import PLAY
from wtactics.records.file import from_text, to_text
from wtactics.records.laid import CannotLie, LaidCard, LaidTable
from wtactics.records.record import BadRecord, Brought, RecordedMatch, begin, replay
from wtactics.records.trying import try_card


def brought(content: Content, count: int = 2) -> list[Brought]:
    return [(deck.name, deck.cards(content.cards)) for deck in list(content.decks.values())[:count]]


def laid_out(*cards: LaidCard, **more: object) -> RecordedMatch:
    """A game of ARC in which these cards are laid out at the first question of the first turn."""
    content = content_of("arc")
    played = try_card(content, creature(content), brought(content), 5, "random")
    assert played.record.laid is not None
    laid = LaidTable(played.record.laid.led, cards=cards, **more)  # type: ignore[arg-type]
    return begin(content.game, content.pool, brought(content), 5, None, laid)


def creature(content: Content, seat: int = 0) -> Card:
    return next(card for card in brought(content)[seat][1] if card.type == "creature" and card.defense > 1)


def city(content: Content) -> Card:
    return next(card for card in next(iter(brought(content)))[1] if card.type == "city")


def test_cards_lie_where_they_are_put_marked_and_hurt_and_nobody_has_noticed() -> None:
    content = content_of("arc")
    mine, theirs, home = creature(content).number, creature(content, 1).number, city(content).number
    other = next(card for card in brought(content)[0][1] if card.type == "creature" and card.number != mine)
    played = laid_out(
        LaidCard(0, home, "kingdom"),
        LaidCard(0, mine, "kingdom", marked=True, on=0),
        LaidCard(1, theirs, "army", damage=1),
        LaidCard(0, other.number, "reserve", faction="The Empire"),
        points=((1, 22),),
    )
    t = played.match.table
    stand = [c for c in range(len(t.place)) if t.place[c] in (place_of(KINGDOM, 0), place_of(ARMY, 1))]
    there = {t.library.numbers[t.printed[c]]: c for c in stand}
    assert t.marked[there[mine]] == 1
    assert t.home[there[mine]] == there[home]
    assert t.harm[there[theirs]] == 1
    assert t.controller[there[theirs]] == 1
    assert t.points[1] == 22
    assert any(t.colour[c] == 4 for c in t.at(RESERVE, 0))
    assert len(t.waiting) == len(t.facts) == 0
    check(t)


def test_what_is_swept_goes_under_the_deck() -> None:
    t = laid_out(swept=("hand",)).match.table
    assert [len(t.at(HAND, seat)) for seat in (0, 1)] == [0, 0]


@pytest.mark.parametrize(
    ("laid", "message"),
    [
        ({"area": "hands"}, "card 1: expected an area of arc: army, kingdom, reserve, deck"),
        ({"seat": 2}, "card 1: expected a seat from 0 to 1, found 2"),
        ({"card": 99_999}, "card 1: expected the number of a card of deck 1, found 99999"),
        ({"on": 0}, "card 1: expected a card that was laid before it"),
        ({"slot": 1}, "card 1: expected a slot from 0 to 0 of Army, found 1"),
        ({"faction": "The Empire"}, "card 1: expected among resource cards, one of Dark Legion"),
        ({"damage": 10**9}, "card 1, damage: expected 0 to 1000"),
    ],
)  # fmt: skip
def test_what_cannot_lie_so_is_refused_with_its_place(laid: dict[str, object], message: str) -> None:
    card = replace(LaidCard(0, creature(content_of("arc")).number, "army"), **laid)  # type: ignore[arg-type]
    with pytest.raises(CannotLie) as refused:
        laid_out(card)
    assert message in str(refused.value)


def test_a_table_on_which_the_game_would_be_over_is_refused() -> None:
    with pytest.raises(CannotLie, match="a game that goes on, found one that is over by ARC-WIN-02"):
        laid_out(points=((0, 30),))


@pytest.mark.parametrize("name", ["arc", "orc", "ava", "slot", "orc+heroes", "ava+regions"])
def test_a_card_is_tried_in_a_game_that_its_record_gives_again(name: str) -> None:
    content = content_of(name)
    decks = brought(content)
    card = next(card for card in decks[1][1] if card.type == "creature" and card.cost in (2, 3))
    played = try_card(content, card, decks, 7, "random")
    t = played.match.table
    copies = [c for c in range(len(t.place)) if t.library.numbers[t.printed[c]] == card.number and t.owner[c] == 0]
    assert any(t.kind(c) == HAND or name == "slot" for c in copies)
    assert t.asked == t.active == 0
    again = from_text(to_text(played.record))
    assert again == played.record
    assert list(replay(again, content.pool).table.options) == list(t.options)


def test_a_card_that_its_player_laid_as_a_resource_is_tried_from_the_hand() -> None:
    content = content_of("arc")
    card = content.cards.find("Wading Skeleton")
    t = try_card(content, card, brought(content), 18).match.table  # of this seed the bot lays it before it is played
    assert [c for c in t.at(HAND, 0) if t.library.numbers[t.printed[c]] == card.number]


def test_the_card_that_is_tried_can_be_paid_for() -> None:
    content = content_of("arc")
    card = max((card for card in brought(content)[1][1] if card.type == "creature"), key=lambda card: card.cost)
    played = try_card(content, card, brought(content), 7, "random")
    t = played.match.table
    held = [c for c in t.at(HAND, 0) if t.library.numbers[t.printed[c]] == card.number]
    assert held
    for _ in range(20):
        if any(what_of(o) == PLAY and card_of(o) in held for o in t.options):
            return
        played.choose_at(0)
    raise AssertionError(f"{card.name} is never offered")


def test_a_record_whose_laid_table_is_none_is_refused_with_its_place() -> None:
    text = to_text(laid_out().record)
    with pytest.raises(BadRecord, match=r"record, laid, cards: expected input should be a valid array"):
        from_text(text.replace('"cards": []', '"cards": 7', 1))
    with pytest.raises(BadRecord, match=r"laid, led: expected choices that are offered"):
        replay(from_text(text.replace('"led": [', '"led": [99, ', 1)), content_of("arc").pool)
