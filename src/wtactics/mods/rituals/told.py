"""What is told of rituals, beside what ORC tells: where they lie, what is asked, why not, and their charges."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from wtactics.engine.match import Match
from wtactics.engine.mod import OF_MODS
from wtactics.engine.places import ASIDE, HAND, NOBODY, SEAT_THING, Option, card_of, what_of
from wtactics.kits import verbs
from wtactics.kits.asked import verb_asked
from wtactics.kits.attempts import Attempt, Drop, Spot, asked_of
from wtactics.kits.game import Game
from wtactics.kits.layout import Area, Layout, Pointing, Sign
from wtactics.kits.refusal import Grounds, Refusal
from wtactics.kits.sentences import counted
from wtactics.kits.show import Show
from wtactics.kits.told.asking import first_verb
from wtactics.kits.told.because import Because
from wtactics.mods.rituals.queue import (
    NUMBER,
    PLACED,
    RITUAL_01,
    RITUAL_04,
    RITUAL_06,
    RITUAL_07,
    RITUAL_09,
    RITUAL_10,
    capacity,
    capacity_of,
    charges,
    is_placed,
)
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.told.asking import SENTENCES
from wtactics.rulesets.orc.told.because_now import NOW, Want, called
from wtactics.rulesets.orc.told.plain import AREAS
from wtactics.rulesets.orc.told.pointing import FRONTS
from wtactics.rulesets.orc.told.story import IDS
from wtactics.rulesets.orc.told.words import PHASES

KEY: Final = "rituals"
AREA: Final = Area(KEY, "Rituals", "row", 1, ASIDE, open=True)
QUESTS_BESIDE: Final = "chapter"  # the area of the quest deck, which is the same kind of place
CHARGING: Final = "Charge your rituals, each with one charge, or go on."


def placed(view: Any, name: int) -> bool:
    """ORC-RITUAL-03 Does the view see a placed ritual by this name? All are seen."""
    return name != NOBODY and view.sees(name) and view.kind(name) == ASIDE and view.kept(PLACED, name) > 0


def is_ritual(view: Any, name: int) -> bool:
    """ORC-RITUAL-02 Is a card whose face is seen a ritual?"""
    return capacity_of(view.library, view.printed(name)) > 0


# ---- why not


def of_charging(w: Want) -> str:
    """ORC-RITUAL-06 What is not placed, or has been charged."""
    t, name = w.t, called(w.t, w.thing)
    mine = t.is_card(w.thing) and is_placed(t, w.thing) and t.owner[w.thing] == t.asked
    return f"{name} has been charged in this turn." if mine else f"{name} is not one of your placed rituals."


def of_full(w: Want) -> str:
    return f"{called(w.t, w.thing)} has all its charges: {int(capacity(w.t, w.thing))}."


def of_playing(w: Want) -> str:
    """ORC-RITUAL-10 How far it has come."""
    t, name = w.t, called(w.t, w.thing)
    takes = int(capacity(t, w.thing))
    if is_placed(t, w.thing):
        return f"{name} has {int(charges(t, w.thing))} of {counted(takes, 'charge')}."
    return f"{name} is a ritual: it is placed first, and played when it has {counted(takes, 'charge')}."


class RitualGrounds(Grounds[OrcTable]):
    """How refusals by the rules of rituals are told."""

    def saying(self, match: Match, w: Want) -> str:
        """What is asked now, where a deed has another moment; else what is wrong with the ritual."""
        elsewhere = w.number in (RITUAL_04, RITUAL_07) and match.step.forbids(w.t, w.what, w.thing, w.other) < 0
        return self.because.asked(w) if elsewhere else self.because.of(w)


GROUNDS: Final = RitualGrounds(IDS, Because(NOW, {
    int(RITUAL_01): "{thing} is no ritual.",
    int(RITUAL_04): "rituals are placed beside resource cards, of which you have none.",
    int(RITUAL_06): of_charging,
    int(RITUAL_09): of_full,
    int(RITUAL_10): of_playing,
}))  # fmt: skip


class Telling:
    """What a game tells with rituals, whatever else it tells."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.show: Final = game.show

    def told(self) -> Show:
        """All of it, for programs."""
        return replace(
            self.show, layout=self.layout, counters=self.counters, lies=self.lies, asking=self.asking, points=self.points,
            attempts=self.attempts, drops=self.drops, signs=self.signs, refused=self.refused,
        )  # fmt: skip

    # ---- the table

    def layout(self, settings: Any, seats: int) -> Layout:
        """Placed rituals lie behind the fronts of their players."""
        plan = self.show.layout(settings, seats)
        after = max(i for i, area in enumerate(plan.areas) if area.key == AREAS[1].key) + 1
        return replace(plan, areas=(*plan.areas[:after], AREA, *plan.areas[after:]))

    def lies(self, view: Any, area: str, name: int) -> bool:
        """The quest deck and staked cards lie elsewhere."""
        if area in (KEY, QUESTS_BESIDE):
            return placed(view, name) == (area == KEY)
        return self.show.lies(view, area, name)

    def counters(self, view: Any, seat: int) -> dict[str, int]:
        """No ritual is counted among quests."""
        found = self.show.counters(view, seat)
        mine = sum(placed(view, int(c)) for c in view.at(ASIDE, seat))
        return {**found, QUESTS_BESIDE: found[QUESTS_BESIDE] - mine}

    def signs(self, view: Any, name: int, lasting: list[list[int]]) -> list[Sign]:
        """ORC-RITUAL-03, ORC-RITUAL-09 How many charges a placed ritual has, of how many."""
        found = self.show.signs(view, name, lasting)
        if not placed(view, name):
            return found
        has, takes = int(view.kept(PLACED, name)) - 1, int(capacity_of(view.library, view.printed(name)))
        said = "full, with" if has >= takes else f"{has} of"
        return [Sign("charges", f"Ritual: {said} {counted(takes, 'charge')}.", tag=f"{has}/{takes}"), *found]

    # ---- a question

    def question(self, t: Any) -> str:
        """What is asked in a few words."""
        charging = verb_asked(t) == verbs.CHARGE
        return f"{PHASES[t.phase]}: charge which ritual?" if charging else self.game.question_words(t)

    def asking(self, view: Any) -> str:
        """The question in a sentence to whoever is asked."""
        verb = first_verb(view) if view.mine else verbs.PASS
        if verb == verbs.CHARGE:
            return CHARGING
        return SENTENCES[verbs.PLAY] if verb == verbs.SET_UP else self.show.asking(view)

    def points(self, view: Any, o: Option) -> Pointing:
        """Rituals are put where they lie."""
        if what_of(o) == verbs.SET_UP:
            return Pointing(thing=int(card_of(o)), onto_area=KEY)
        return self.show.points(view, o)

    def attempts(self, view: Any, thing: int) -> list[Attempt]:
        """A ritual is placed, charged, played."""
        found = self.show.attempts(view, thing)
        if not is_own(view, thing):
            return found
        name = view.library.names[view.printed(thing)]
        if placed(view, thing) and not found:
            verb = verbs.CHARGE if verbs.CHARGE in asked_of(view) else verbs.PLAY
            return [Attempt(verb, thing, 0, f"{verbs.NAMES[verb]} {name}")]
        if view.kind(thing) == HAND and any(one.what == verbs.PLAY for one in found):
            return [Attempt(verbs.SET_UP, thing, 0, f"place {name}"), *found]
        return found

    def drops(self, view: Any, c: int, at: Spot) -> Sequence[Drop]:
        """A ritual of the hand is put beside the resources, a placed one into a front."""
        if is_own(view, c) and at.seat == view.seat:
            name = view.library.names[view.printed(c)]
            if view.kind(c) == HAND and at.area == KEY:
                return [Drop(Attempt(verbs.SET_UP, c, 0, f"place {name}"))]
            if placed(view, c) and at.area in FRONTS.values():
                return [Drop(Attempt(verbs.PLAY, c, 0, f"play {name}"))]
        return self.show.drops(view, c, at)

    def refused(self, match: Match, attempt: Attempt) -> Refusal | None:
        """Refusals by the rules of rituals are told in words of their own."""
        number = match.forbids(attempt.what, attempt.thing, attempt.other)
        mine = number // OF_MODS == NUMBER
        return GROUNDS.refused(match, attempt) if mine else self.show.refused(match, attempt)


def is_own(view: Any, thing: int) -> bool:
    """Is it a ritual of the view's own, in its hand or placed, as far as it sees?"""
    if not 0 <= thing < SEAT_THING or not view.sees(thing):
        return False
    return view.owner(thing) == view.seat and is_ritual(view, thing)
