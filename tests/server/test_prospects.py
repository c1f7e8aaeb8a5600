"""What is told before a choice: battles come to what was foretold, and what is done at once is named first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from scenes import orc
from wtactics.content.content import content_of
from wtactics.engine import facts
from wtactics.engine.match import Match
from wtactics.engine.places import card_of, other_of, what_of
from wtactics.engine.rows import FACT
from wtactics.engine.telling import forget_facts
from wtactics.kits.verbs import ATTACK, NUMBER, PASS, SEND
from wtactics.records.file import to_text
from wtactics.records.record import begin
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.told.outlook import Outlook, of_attack, of_battle
from wtactics.server.messages import OptionShown
from wtactics.server.rooms.live_match import LiveMatch
from wtactics.server.show import table as show

OAR = "creature 1/1: 1: This creature gets +1/+0 until end of turn."
OWN_WILL = (facts.TRIGGERED, facts.ACTIVATED, facts.PLAYED)  # whoever does something else changes what was foretold


def begun(name: str, seed: int, pair: int = 0) -> LiveMatch:
    """A match of two decks that ship."""
    content = content_of(name)
    one, other = list(combinations(content.decks.values(), 2))[pair]
    played = begin(content.game, content.pool, [(deck.name, deck.cards(content.cards)) for deck in (one, other)], seed)
    return LiveMatch("room", played, to_text(played.record))


def positions(name: str, seeds: int, choices: int) -> Iterator[LiveMatch]:
    """The questions of some matches that dice play, who attack whenever they may."""
    for seed in range(seeds):
        live, chance = begun(name, seed, seed % 2), Random(seed)
        for _ in range(choices):
            if live.played.match.over:
                break
            yield live
            options = live.played.match.table.options
            fights = [place for place, o in enumerate(options) if what_of(o) in (ATTACK, SEND)]
            live.played.take(chance.choice(fights) if fights else chance.randrange(len(options)))


def declined(match: Match, under_way: int) -> list[tuple[int, ...]] | None:
    """What happens while everybody declines, until no attack on this one is under way; nothing if somebody is asked more."""
    t = match.table
    while not match.over and t.aim() == under_way:
        if PASS not in t.options and what_of(t.options[0]) != NUMBER:
            return None
        match.choose(t.options[0] if PASS not in t.options else PASS)  # of a strike back that is divided nothing
    told = [tuple(int(n) for n in t.facts[i : i + FACT]) for i in range(0, len(t.facts), FACT)]
    return None if any(fact[0] in OWN_WILL for fact in told) else told


def hurt_in(told: list[tuple[int, ...]], c: int) -> int:
    return sum(fact[3] for fact in told if fact[:2] == (facts.HURT, c))


def test_an_attack_of_slot_comes_to_what_was_foretold() -> None:
    compared = deaths = groups = 0
    chance = Random(5)
    for live in positions("slot", 6, 320):
        attacks = [o for o in live.played.match.table.options if what_of(o) == ATTACK]
        for o in chance.sample(attacks, min(2, len(attacks))):
            found, told = battle(live.played.match, o)
            if found is None or told is None:
                continue
            compared += 1
            groups += found.shared
            deaths += found.dies
            assert hurt_in(told, found.target) == found.lost
            assert any(fact[:2] == (facts.DIED, found.target) for fact in told) == found.dies
            if not found.shared:
                assert hurt_in(told, found.fighters[0]) == found.losses[0]
    assert compared > 100
    assert deaths > 20
    assert groups > 1


def battle(match: Match, attack: int) -> tuple[Outlook | None, list[tuple[int, ...]] | None]:
    """What is foretold of an attack, before it and in its first window, and what comes of it."""
    assert isinstance(match.table, SlotTable)
    before = own_columns(match.table)
    found = of_attack(match.table, card_of(attack), other_of(attack))
    assert own_columns(match.table) == before
    trial = match.clone()
    t = trial.table
    assert isinstance(t, SlotTable)
    t.listening = True
    forget_facts(t)
    trial.choose(attack)
    if t.target == card_of(attack) and len(t.facts) // FACT and found is not None:
        again = of_battle(t)
        quiet = not any(t.facts[i] in OWN_WILL for i in range(0, len(t.facts), FACT))
        if again is not None and quiet and len(t.losses) == 0 and len(t.parts) == 0 and PASS in t.options:
            assert (again.force, again.lost, again.back) == (found.force, found.lost, found.back)
    return found, declined(trial, int(card_of(attack)))


def own_columns(t: SlotTable) -> list[list[int]]:
    return [[int(n) for n in column] for column in (*t.own_columns(), t.harm, t.agenda[: t.agenda_end], t.marked)]


@pytest.mark.parametrize(("name", "choices"), [("slot", 300), ("arc", 400), ("ava", 500)])
def test_what_is_done_at_once_is_named_first_and_nothing_else(name: str, choices: int) -> None:
    whole = parts = 0
    for live in positions(name, 4, choices):
        seat = live.asked
        question = live.state(seat).question
        assert question is not None
        for option in question.options:
            if option.verb not in ("use", "rest"):
                continue
            assert option.notes
            assert option.at_once == live.tried(seat, [option.id]).whole
            whole += option.at_once
            parts += not option.at_once
    assert whole > 10
    assert parts > 5


def test_a_single_target_is_named_and_pointed_at() -> None:
    aimed: list[OptionShown] = []
    for name, choices in (("slot", 300), ("arc", 600), ("orc", 400), ("ava", 400)):
        for live in positions(name, 4, choices):
            question = live.state(live.asked).question
            aimed += [one for one in question.options if one.aims and one.verb != "claim"] if question else []
    assert len(aimed) > 10
    assert all(option.at_once and any(" targets " in note for note in option.notes) for option in aimed)


def test_attacks_are_told_with_their_numbers_the_best_first() -> None:
    told = 0
    for live in positions("slot", 2, 300):
        question = live.state(live.asked).question
        attacks = [option for option in question.options if option.verb == "attack"] if question else []
        for option in attacks:
            assert len(option.brief) == 2 + (len(option.slots) > 0)
            assert option.notes[2].endswith(("action point", "action points"))
        if attacks:
            best = min(attacks, key=lambda option: option.rank)
            assert "dies" in best.notes[0] or not any("it dies" in option.notes[0] for option in attacks)
            told += 1
    assert told > 10


def test_what_is_done_at_once_is_told_to_whoever_does_it() -> None:
    s = orc.scene("A: offensive: Oar; resources: 1\nB:\nphase: Play", cards={"Oar": OAR})
    question = show.table_state(s.game, s.match, 0, 0).question
    assert question is not None
    (use,) = [one for one in question.options if one.verb == "use"]
    assert any("{seat:0} pay 1 gold" in note for note in use.notes)  # not "you pays"
