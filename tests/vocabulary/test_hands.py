"""Hands and decks."""

from vocabulary.stage import ARMY, DECK, GRAVE, HAND, THEM, YOU, Named, Stage, n
from wtactics.engine.meaning import DRAW
from wtactics.vocabulary.deeds.death import PutInGraveyard
from wtactics.vocabulary.deeds.decks import ANYWHERE, BOTTOM, TOP, PutOnDeck, Search, Shuffle
from wtactics.vocabulary.deeds.hands import Discard, DiscardAtRandom, DrawCards, ReturnToHand
from wtactics.vocabulary.deeds.looking import LookAt, Reveal, RevealAtRandom
from wtactics.vocabulary.nouns.cards import THEIRS, CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import CountOf
from wtactics.vocabulary.rulings.meaning import Act, Cant
from wtactics.vocabulary.things.meaning import All, Everyone, They, TopOf

EVERYBODY = 3


def test_players_draw_from_the_top() -> None:
    stage = Stage()
    stage.speaker()
    top = stage.at(DECK, 1)[:2]
    stage.perform(DrawCards(THEM, n(2)))
    assert stage.at(HAND, 1) == top


def test_who_must_draw_from_an_empty_deck_has_failed() -> None:
    stage = Stage()
    stage.speaker()
    size = len(stage.at(DECK, 1))
    stage.perform(DrawCards(THEM, n(size)))
    assert stage.t.failed[1] == 0
    stage.perform(DrawCards(THEM, n(1)))
    assert stage.t.failed[1] != 0
    assert len(stage.at(HAND, 1)) == size


def test_who_may_draw_from_an_empty_deck_comes_to_no_harm() -> None:
    stage = Stage()
    stage.speaker()
    size = len(stage.at(DECK, 1))
    stage.perform(DrawCards(THEM, n(size + 1), optional=True))
    assert len(stage.at(HAND, 1)) == size
    assert stage.t.failed[1] == 0


def test_who_cannot_draw_draws_nothing() -> None:
    stage = Stage(Cant(THEM, Act("draw cards", 1 << DRAW)))
    stage.speaker()
    stage.perform(DrawCards(THEM, n(2)))
    assert stage.at(HAND, 1) == []


def test_cards_of_the_hand_of_the_deck_and_permanents_are_discarded() -> None:
    stage = Stage()
    stage.speaker()
    held, orc, far = stage.lay("Elf", HAND, 1), stage.lay("Orc", ARMY, 1), stage.at(DECK, 1)[0]
    stage.perform(Discard(THEM, Named(held, orc, far)))
    assert sorted(stage.at(GRAVE, 1)) == sorted([held, orc, far])


def test_chance_picks_what_is_discarded() -> None:
    stage = Stage()
    stage.speaker()
    held = [stage.lay("Elf", HAND, 1) for _ in range(4)]
    stage.t.dice = type(stage.t.dice)([2])
    stage.perform(DiscardAtRandom(THEM, n(1)))
    assert stage.at(GRAVE, 1) == [held[2]]
    stage.perform(DiscardAtRandom(THEM, n(9)))
    assert stage.at(HAND, 1) == []


def test_cards_return_to_their_owners_hands() -> None:
    stage = Stage()
    elder = stage.speaker()
    dead = stage.lay("Orc", GRAVE, 1)
    stage.perform(ReturnToHand(YOU, Named(elder, dead)))
    assert (stage.at(HAND, 0), stage.at(HAND, 1)) == ([elder], [dead])


def test_what_returns_to_a_hand_is_known_to_all() -> None:
    stage = Stage()
    stage.speaker()
    dead = stage.lay("Orc", GRAVE, 1)
    stage.perform(ReturnToHand(YOU, Named(dead)))
    assert stage.t.shown[dead] == EVERYBODY


def test_cards_go_on_and_under_the_deck() -> None:
    stage = Stage()
    elder = stage.speaker()
    orc = stage.lay("Orc", ARMY)
    stage.perform(PutOnDeck(YOU, Named(elder), TOP))
    stage.perform(PutOnDeck(YOU, Named(orc), BOTTOM))
    assert (stage.at(DECK)[0], stage.at(DECK)[-1]) == (elder, orc)


def test_only_decks_that_got_a_card_are_shuffled_with_it() -> None:
    stage = Stage()
    stage.speaker()
    orc = stage.lay("Orc", ARMY, 1)
    before = (stage.at(DECK, 0), stage.at(DECK, 1))
    stage.perform(PutOnDeck(YOU, Named(orc), ANYWHERE))
    assert stage.at(DECK, 0) == before[0]
    assert sorted(stage.at(DECK, 1)) == sorted([*before[1], orc])
    assert stage.at(DECK, 1) != [*before[1], orc]


def test_a_deck_is_shuffled() -> None:
    stage = Stage()
    stage.speaker()
    before = stage.at(DECK, 1)
    stage.perform(Shuffle(THEM))
    assert stage.at(DECK, 1) != before
    assert sorted(stage.at(DECK, 1)) == sorted(before)


def test_a_search_is_noted_and_says_what_for() -> None:
    stage = Stage()
    stage.speaker()
    stage.t.listening = True
    deed = Search(YOU, THEM, Named(words="an Elf"))
    stage.perform(deed)
    assert list(stage.t.facts)[1:] == [-1, 0, 1]
    assert deed.text() == "search target opponent's deck for an Elf"


def test_only_the_one_who_looks_sees() -> None:
    stage = Stage()
    stage.speaker()
    stage.t.shuffle(1)
    top = stage.at(DECK, 1)[0]
    assert stage.perform(LookAt(YOU, Named(top))).shown[top] == 1
    assert stage.perform(Reveal(YOU, Named(top))).shown[top] == EVERYBODY


def test_chance_picks_what_is_revealed() -> None:
    stage = Stage()
    stage.speaker()
    held = [stage.lay("Elf", HAND, 1) for _ in range(3)]
    stage.t.dice = type(stage.t.dice)([1])
    stage.perform(RevealAtRandom(THEM, n(1)))
    assert [stage.t.shown[c] for c in held] == [2, EVERYBODY, 2]


def test_each_player_does_it_to_his_own() -> None:
    stage = Stage()
    stage.speaker()
    mine, his = stage.lay("Elf", HAND, 0), stage.lay("Elf", HAND, 1)
    hand = All(CardNoun([Sort(word="card")], HAND, THEIRS, They()))
    stage.perform(Discard(Everyone(False), hand))
    assert (stage.at(GRAVE, 0), stage.at(GRAVE, 1)) == ([mine], [his])
    first, second = stage.at(DECK, 0)[0], stage.at(DECK, 1)[0]
    stage.perform(PutInGraveyard(Everyone(False), TopOf(They(), n(1))))
    assert (stage.at(GRAVE, 0), stage.at(GRAVE, 1)) == ([mine, first], [his, second])
    stage.perform(DrawCards(Everyone(False), CountOf(CardNoun([Sort(word="card")], GRAVE, THEIRS, They()))))
    assert [len(stage.at(HAND, seat)) for seat in (0, 1)] == [2, 2]
