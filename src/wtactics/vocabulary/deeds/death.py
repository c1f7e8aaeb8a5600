"""Leaving play for the graveyard: killing, destroying, giving up, and removing from the game."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.chain import item_of
from wtactics.engine.meaning import BE_KILLED, Noun, Number
from wtactics.engine.places import ASIDE, GONE, GRAVE, LIMBO, NOBODY, Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, bury, cards_by, give_up, lying, owners, put_away, suffers
from wtactics.vocabulary.needs import REMOVAL
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.having import HisCards
from wtactics.vocabulary.nouns.limits import Extreme
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.chance import by_chance
from wtactics.vocabulary.things.meaning import All, Everyone, Things, You, clause
from wtactics.vocabulary.things.mentioning import MANY, but, keeper, plain, so_many
from wtactics.vocabulary.things.owning import kept_by, own, pick_own


class Kill(Deed):
    """Creatures die, unless a card says they can't be killed."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        cards = cards_by(t, self.players, self.things)
        clear_away(t, suffers(t, BE_KILLED, cards, t.me))  # first: who is killed may come to lie aside
        bury(t, suffers(t, BE_KILLED, lying(t, cards), t.me), True, t.me)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "kill", self.things.text())


def clear_away(t: Table, cards: vec[i64]) -> None:
    """What lies aside for all to see, and is not in play, goes to the graveyard just as well."""
    for c in cards:
        if t.kind(c) == ASIDE:
            put_away(t, c, GRAVE)


class Destroy(Kill):
    """Cities, enchantments and resource cards go to the graveyard, unless a card says they can't."""

    def text(self) -> str:
        return clause(self.players, "destroy", self.things.text())


class Sacrifice(Deed):
    """Players give up permanents of their own: nothing keeps those from the graveyard."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        give_up(t, lying(t, cards_by(t, self.players, self.things)))
        return NEXT

    def text(self) -> str:
        return clause(self.players, "sacrifice", self.things.text())


class PutInGraveyard(Deed):
    """Cards go to their owners' graveyards from wherever they lie."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        cards = cards_by(t, self.players, self.things)
        elsewhere = vec[i64]([c for c in cards if not t.in_play(c)])
        bury(t, lying(t, cards), False)
        for c in elsewhere:
            played = t.kind(c) == LIMBO and item_of(t, c) == NOBODY  # and goes there by itself
            if not t.in_play(c) and t.kind(c) != GRAVE and t.kind(c) != GONE and not played:
                put_away(t, c, GRAVE)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "put", f"{self.things.text()} into {owners(self.things, 'graveyard')}")


class RemoveFromGame(Deed):
    """Cards leave the game for good."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_by(t, self.players, self.things):
            if t.kind(c) != GONE:
                put_away(t, c, GONE)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "remove", f"{self.things.text()} from the game")


def kill(reading: Reading, things: Things) -> Kill:
    return Kill(reading.players(), things)


def destroy(reading: Reading, things: Things) -> Destroy:
    return Destroy(reading.players(), things)


def remove_pile(reading: Reading, whose: Detail, where: Detail) -> RemoveFromGame:
    return RemoveFromGame(reading.players(), All(kept_by(Sort(word="card"), where.value, keeper(whose))))


def remove_piles(reading: Reading, where: Detail) -> RemoveFromGame:
    return RemoveFromGame(reading.players(), All(CardNoun([Sort(word="card")], where.value)))


def sacrifice(reading: Reading, things: Things) -> Sacrifice:
    return Sacrifice(reading.players(), things)


def sacrifice_one(reading: Reading, noun: Noun) -> Sacrifice:
    return sacrifice_some(reading, Fixed(1), noun)


def sacrifice_utmost(reading: Reading, noun: CardNoun) -> Sacrifice:
    """The one of his that has the most of something, or the least; of several with as much, one that he picks."""
    if not any(isinstance(quality, Extreme) for quality in noun.qualities):
        raise Misread("one of which there can be no second", noun.text(False), lightly=True)
    return sacrifice_one(reading, noun)


def sacrifice_random(reading: Reading, noun: Noun) -> Sacrifice:
    """Chance picks among what each of them controls."""
    mine = own(reading, noun)
    return Sacrifice(reading.players(), by_chance(reading, mine, f"a random {noun.text(False)}"))


def sacrifice_another(reading: Reading, noun: Noun) -> Sacrifice:
    return sacrifice_one(reading, but(reading, noun))


def sacrifice_some(reading: Reading, number: Number, noun: Noun) -> Sacrifice:
    return Sacrifice(reading.players(), pick_own(reading, noun, number))


def sacrifice_up_to(reading: Reading, *said: Any) -> Sacrifice:
    """As many as whoever gives them up likes, or up to so many."""
    most = plain(said[0]) if len(said) > 1 else MANY
    noun = own(reading, said[-1])
    words = f"up to {so_many(most, noun)}" if len(said) > 1 else f"any number of {noun.text(True)}"
    return Sacrifice(reading.players(), reading.pick(noun, words, 0, most))


def sacrifice_of_those(reading: Reading, number: Number) -> Sacrifice:
    """Of what the players were said to control: each opponent who controls more creatures than you sacrifices one of them."""
    players = reading.subject()
    noun = players.noun if isinstance(players, Everyone) else None
    goods = [having.goods for having in noun.havings] if isinstance(noun, PlayerNoun) else []
    if len(goods) != 1 or not isinstance(goods[0], HisCards) or not goods[0].in_play:
        raise Misread("players of whom it is said what they control", "them")
    return sacrifice_some(reading, number, goods[0].noun)


def put_in_graveyard(reading: Reading, things: Things, *_whose: object) -> PutInGraveyard:
    return PutInGraveyard(reading.players(), things)


def remove_from_game(reading: Reading, things: Things) -> RemoveFromGame:
    return RemoveFromGame(reading.players(), things)


def die(reading: Reading) -> Kill:
    return Kill(You(), reading.subject())


def be_destroyed(reading: Reading) -> Destroy:
    return Destroy(You(), reading.subject())


def be_put_in_graveyard(reading: Reading, *_whose: object) -> PutInGraveyard:
    return PutInGraveyard(You(), reading.subject())


def be_removed(reading: Reading) -> RemoveFromGame:
    return RemoveFromGame(You(), reading.subject())


IS: Final = '("is" | "are" | "am")'
ALL_OF: Final = '("all" ("players" "\'")? | "each" ("player" "\'s")?)'
PHRASES: Final = [
    Phrase(TOLD, f'"die" | "dies" | {IS} "killed"', die, ["Whenever an Elf attacks, this creature dies."]),
    Phrase(TOLD, f'{IS} "destroyed"', be_destroyed, ["Target city is destroyed."]),
    Phrase(
        TOLD,
        f'{IS} "put" ("into" | "in") whose_place ("graveyard" | "graveyards")',
        be_put_in_graveyard,
        ["Target creature is put into its owner's graveyard."],
    ),
    Phrase(
        TOLD,
        '("goes" | "go" | "returns" | "return") ("to" | "into") (whose_place | "the") ("graveyard" | "graveyards")',
        be_put_in_graveyard,
        ["Target creature goes to its owner's graveyard."],
    ),
    Phrase(
        TOLD,
        f'{IS} ("removed" "from" "the" "game" | "exiled")',
        be_removed,
        ["Target creature is removed from the game."],
        needs=REMOVAL,
    ),
    Phrase("deed", "{kill} things", kill, ["Kill target creature."]),
    Phrase("deed", "{destroy} things", destroy, ["Destroy target city.", "Destroy target enchantment."]),
    Phrase("deed", '{sacrifice} ("a" | "an") noun', sacrifice_one, ["Sacrifice a resource card."]),
    Phrase(
        "deed",
        '{sacrifice} ("the" card_noun | owned_one)',
        sacrifice_utmost,
        ["Target opponent sacrifices his creature with the lowest ATK."],
    ),
    Phrase(
        "deed",
        '{sacrifice} ("a" | "an") ("random" noun | noun "chosen"? "at" "random")',
        sacrifice_random,
        ["Each player sacrifices a random creature."],
    ),
    Phrase(
        "deed",
        '{sacrifice} "another" ("of" owned_nouns | noun)',
        sacrifice_another,
        ["(M): Sacrifice another creature."],
    ),
    Phrase(
        "deed", '{sacrifice} number "of" owned_nouns', sacrifice_some, ["Each player sacrifices one of his creatures."]
    ),
    Phrase(
        TOLD,
        '{sacrifice} number "of" ("them" | "those")',
        sacrifice_of_those,
        ["Each opponent that controls more creatures than you sacrifices one of them."],
    ),
    Phrase("deed", "{sacrifice} many nouns", sacrifice_some, ["Target player sacrifices two resource cards."]),
    Phrase(
        "deed",
        '{sacrifice} (("any" "number" "of" | "up" "to" number) nouns | "any" "number" "of" owned_nouns)',
        sacrifice_up_to,
        ["Sacrifice any number of creatures."],
    ),
    Phrase("deed", "{sacrifice} (aimed | general)", sacrifice, ["(M): Sacrifice this creature."]),
    Phrase(
        "deed",
        '{put} things ("into" | "in" | "to") (whose_place | "the") ("graveyard" | "graveyards")',
        put_in_graveyard,
        [
            "Put target creature into its owner's graveyard.",
            "Put the top card of target player's deck into that player's graveyard.",
        ],
    ),
    Phrase(
        "deed",
        '{remove} owner zone "from" "the" "game" | {exile} owner zone',
        remove_pile,
        ["Remove target player's graveyard from the game."],
        needs=REMOVAL,
    ),
    Phrase(
        "deed",
        f'{{remove}} {ALL_OF} zone "from" "the" "game" | {{exile}} {ALL_OF} zone',
        remove_piles,
        ["Remove all graveyards from the game."],
        needs=REMOVAL,
    ),
    Phrase(
        "deed",
        '{remove} things "from" "the" "game" | {exile} things',
        remove_from_game,
        ["Remove target creature from the game.", "Exile target creature."],
        needs=REMOVAL,
    ),
]
