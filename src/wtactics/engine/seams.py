"""Seams: what card texts ask of a table and each ruleset's own table answers in its way."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.history import History
from wtactics.engine.places import NOBODY, SEAT_THING, CardId, Seat, Thing

NO_END: Final = 1 << 40  # more than anybody ever has


class Seams(History):
    """Questions and deeds that rulesets fill; those without a sensible answer here raise NotImplementedError."""

    def resides(self, c: CardId, city: CardId) -> bool:
        """Is the card a resident of this city now?"""
        return self.home[c] == city

    def admits(self, city: CardId, c: CardId) -> i64:
        """0, or what keeps this card out of this city."""
        return 0

    def is_of(self, city: CardId, discipline: i64) -> bool:
        """Is it a city of this discipline?"""
        return self.library.discipline[self.printed[city]] == discipline

    def dwelling(self, c: CardId) -> CardId:
        """The city of which the card is a resident now, also one that it but helps to defend; NOBODY if there is none."""
        goal = self.aim()
        if self.home[c] == NOBODY and NOBODY < goal < SEAT_THING and self.resides(c, goal):
            return goal
        return self.home[c]

    def aim(self) -> Thing:
        """What is attacked now, a city or a player's army; NOBODY if nothing is."""
        return NOBODY

    def figure(self, thing: Thing) -> Thing:
        """The card as which a player stands on the table; the thing itself where none does."""
        return thing

    def names_thing(self, what: i64) -> bool:
        """Does an option of this verb name a card or player?"""
        return True

    def could_be(self, c: CardId, d: i64) -> bool:
        """Could a hidden card be this one, by what everybody knows of it?"""
        for mod in self.terms.mods:
            if not mod.could_be(self, c, d):
                return False
        return True

    def arrive(self, c: CardId, seat: Seat, home: CardId, marked: bool = False) -> bool:
        """A permanent comes into play by an effect, in this city (NOBODY: where the rules put it); False if it cannot."""
        raise NotImplementedError

    def take(self, c: CardId, seat: Seat, until: i64) -> None:
        """The seat takes control of the card, for good or until then."""
        raise NotImplementedError

    def shift(self, c: CardId, home: CardId) -> bool:
        """An effect moves a creature to this city, or to its controller's army (NOBODY); False if it cannot."""
        raise NotImplementedError

    def leave_combat(self, c: CardId) -> None:
        """By an effect, and where it is, the creature takes no part in the attack any more."""
        raise NotImplementedError

    def bids_now(self) -> bool:
        """Is there a claim that has not been compared with the answers to it?"""
        return False

    def bid_for(self) -> i64:
        """For which discipline it is; NOBODY if there is none."""
        return NOBODY

    def has_bids(self) -> bool:
        """Has anybody been marked for it?"""
        return False

    def is_bid(self, c: CardId) -> bool:
        """Has this card been marked for it?"""
        return False

    def take_back_bid(self, c: CardId) -> None:
        """The card does not count for it any more, and stays marked."""
        raise NotImplementedError

    def covered(self, c: CardId) -> bool:
        """Does an ally stand before the card, so that not everybody reaches it?"""
        return False

    def swap(self, a: CardId, b: CardId) -> bool:
        """Two creatures of one army change places; False if they cannot."""
        raise NotImplementedError

    def player_of(self, c: CardId) -> Seat:
        """Who controls the card, as texts mean it; NOBODY if nobody does."""
        return self.controller[c]

    def lasts(self, until: i64) -> i64:
        """Until when an effect lasts that is made now, and said to last until then."""
        return until

    def near(self, c: CardId) -> bool:
        """Is the card so near t.me that nouns mean it, where a ruleset's speech makes them local?"""
        return True

    def was_near(self, home: i64, seat: Seat) -> bool:
        """Was a card so near t.me that was there, under this seat's control (`home_then`)?"""
        return True

    def shuns(self, thing: Thing) -> i64:
        """0, or the number of the rule by which the thing is no target of what t.me says, for t.you; of mods', here."""
        for mod in self.terms.mods:
            rule = mod.shuns(self, thing)
            if rule != 0:
                return rule
        return 0

    def debarred(self, what: i64, seat: Seat, thing: Thing, other: i64) -> i64:
        """0, or the number of the rule of a mod by which the seat cannot do this."""
        for mod in self.terms.mods:
            rule = mod.forbids(self, what, seat, thing, other)
            if rule != 0:
                return rule
        return 0

    def adjusted(self, what: i64, seat: Seat, n: i64) -> i64:
        """What a number of the game, which the ruleset has as n, is for this seat by its mods."""
        for mod in self.terms.mods:
            n = mod.adjusted(self, what, seat, n)
        return n

    def keeps_from_play(self, seat: Seat, c: CardId) -> i64:
        """0 if a mod lets the seat play the card from where it lies, or the rule by which it may not; NOBODY: none minds."""
        for mod in self.terms.mods:
            rule = mod.keeps_from_play(self, seat, c)
            if rule != NOBODY:
                return rule
        return NOBODY

    def pays(self, c: CardId) -> bool:
        """Do the rules let the card be given as a price by who controls it?"""
        return True

    def picks_targets(self) -> bool:
        """Is whomever a text picks its target: nobody who can't be one, and to whom it would do nothing?"""
        return False

    def yields(self, c: CardId, kind: i64) -> bool:
        """Do the rules let an effect take the card out of play, to a place of this kind? What happens instead happens here."""
        for mod in self.terms.mods:
            if not mod.yields(self, c, kind):
                return False
        return True

    def trade(self, seat: Seat) -> None:
        """Mods learn that the seat has made or paid gold."""
        for mod in self.terms.mods:
            mod.traded(self, seat)

    def arranged(self, cards: vec[i64]) -> vec[i64]:
        """These cards, in the order in which they lie where they go together."""
        return cards

    def falls(self, c: CardId) -> bool:
        """Must the card leave play by what it has suffered, or what it has lost?"""
        return False

    def undergo(self, how: i64, c: CardId, kind: i64) -> None:
        """What the rules do with the card (averting.py: WASTE, GIVE_UP) happens, as no text did anything instead."""
        raise NotImplementedError

    def spare(self) -> None:
        """Nobody is hurt in the battle that is fought."""
        raise NotImplementedError

    def least_points(self) -> i64:
        """How few points a player may have."""
        return 0

    def most_points(self, seat: Seat) -> i64:
        """How many points the player may have."""
        return NO_END

    def victory_of(self, seat: Seat) -> i64:
        """The player's victory points, where `points` are something else."""
        raise NotImplementedError

    def score(self, seat: Seat, n: i64) -> None:
        """The player has so many more of these; fewer if n is below 0."""
        raise NotImplementedError

    def gain_actions(self, seat: Seat, n: i64) -> None:
        """The player has so many more action points; fewer if n is below 0."""
        raise NotImplementedError

    def produce(self, seat: Seat, faction: i64, n: i64) -> None:
        """The player has so much more power of a faction (NOBODY: he named none) this turn."""
        raise NotImplementedError

    def gems(self, seat: Seat) -> vec[i64]:
        """The power the seat can spend, by faction, and its sum at the end."""
        raise NotImplementedError

    def spend(self, seat: Seat, packed: i64) -> None:
        """The seat pays so much power, packed by faction."""
        raise NotImplementedError

    def affords(self, seat: Seat, n: i64) -> bool:
        """Could the seat pay so much now?"""
        raise NotImplementedError

    def ways_to_pay(self, seat: Seat, n: i64) -> vec[i64]:
        """The payments of so much, packed by faction, each once; none where the rules ask for its parts as it is collected."""
        return vec[i64]()

    def collect(self, seat: Seat, n: i64) -> None:
        """The seat pays so much, which it has, and is asked with what."""
        raise NotImplementedError

    def lay(self, c: CardId, seat: Seat, marked: bool = False, faction: i64 = NOBODY) -> None:
        """An effect makes the card a resource card of the seat, which names its faction if none is told."""
        raise NotImplementedError

    def could_draw(self, seat: Seat, n: i64) -> bool:
        """Are there as many cards as the seat is to draw, where ways that cannot be gone whole are closed?"""
        return True

    def could_lose(self, seat: Seat, n: i64) -> bool:
        """Has the seat as many points as it is to lose, where ways that cannot be gone whole are closed?"""
        return True

    def fail_draw(self, seat: Seat) -> None:
        """The seat was to draw from an empty deck."""
        raise NotImplementedError
