"""Law 5 for people: any set that the engine can name one by one can be named in every order, and comes to the same."""

from collections.abc import Iterable, Iterator
from itertools import chain, islice, permutations
from random import Random
from typing import Any

import pytest

from scenes import ava, orc
from scenes.arc import scene
from wtactics.content.content import content_of
from wtactics.engine.digest import digest_of
from wtactics.engine.draft import Draft, at_will
from wtactics.engine.match import Match, NotOffered
from wtactics.engine.places import NOBODY, Option, what_of
from wtactics.engine.step import Step
from wtactics.games import GAMES as RULESETS
from wtactics.kits.verbs import BID, BLOCK, GIVE, LAY, PASS, PICK, SEND, WEAR
from wtactics.records.record import begin

PASSING = 0  # the option to pass
SMALL = 4  # sets of so many are named in each of their orders


class Told(Match):
    """A match that tells which answers its steps were given, also those that nobody was asked for."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.answers: list[tuple[Step[Any], Option]] = []

    def carry_out(self, step: Step[Any], answer: Option) -> None:
        self.answers.append((step, int(answer)))
        super().carry_out(step, answer)


def namings(name: str, seed: int, choices: int) -> Iterator[Match]:
    """The questions of a random game at which a naming begins."""
    content, chance = content_of(name), Random(seed)
    decks = [chance.choice(list(content.decks.values())) for _ in range(2)]
    match = begin(content.game, content.pool, [(deck.name, deck.cards(content.cards)) for deck in decks], seed).match
    for _ in range(choices):
        if match.over:
            return
        if is_naming(match):
            yield match
        options = match.table.options
        lively = [i for i in range(len(options)) if what_of(options[i]) != PASS]
        match.choose_at(chance.choice(lively) if lively and chance.random() < 0.7 else chance.randrange(len(options)))


def combats() -> Iterator[Match]:
    """Attacks that some of some defenders may answer, and a card that asks for several creatures."""
    for attackers, defenders in ((1, 2), (2, 2), (2, 3), (3, 4), (4, 3)):
        wolves = ", ".join(f"Wolf{n} 2/2" for n in range(attackers))
        s = scene(f"""
            A: army: {wolves}
            B: city Oakhold (Body, 8): {", ".join(f"Elder{n} 1/3" for n in range(defenders))}
            phase: Attack
        """)
        s.choose("attack Oakhold", *(f"send Wolf{n}" for n in range(attackers) if attackers > 1))
        assert "done" in s.options()
        yield s.match
    for least in ("two", "up to three"):
        s = scene(
            """
            A: gems 3 Gaian; hand: Call; army: Wolf, Ox, Cow, Ram
            phase: Play
        """,
            cards={"Call": f"event 1: Mark {least} creatures you control."},
        )
        s.choose("play Call")
        while s.options() and "pass" in s.options():
            s.choose("pass")
        yield s.match


def fronts() -> Iterator[Match]:
    """Attacks of ORC, on a player and on a monster beside him: who attacks, which pieces are used, who defends."""
    cards = dict.fromkeys(("Axe", "Bow", "Club", "Dirk"), "equipment 1 (Weapon): Equipped creature gets +1/+0.")
    cards |= dict.fromkeys(("Ring", "Torc"), "equipment 1 (Charm): Equipped creature gets +0/+1.")
    cards["Beast"] = "quest (Confrontation Beast) 1/5: Hit points: 5. Victory points: 2."
    for quest in ("", "quests: Beast;"):
        s = orc.scene(
            f"""
            A: {quest} offensive: Wolf 2/2, Ox 3/3, Ram, Boar; attached: Axe on Wolf, Bow on Wolf, Ring on Wolf, Torc on Wolf,
               Club on Ox, Dirk on Ox
            B: defensive: Elder 1/3, Elk 2/2, Hart 2/3, Doe
        """,
            cards=cards,
        )
        s.choose(*(["accept Beast"] if quest else []))
        s.to("Move or Attack")
        s.choose("attack B")
        yield s.match
        s.choose("send Wolf", "send Ox", "done")
        yield s.match
        s.choose("done")
        yield s.match


def is_naming(match: Match) -> bool:
    step, t = match.step, match.table
    return not step.begun(t) and any(step.rank(t, o) != NOBODY for o in t.options)


def named_by_lot(match: Match, chance: Random) -> tuple[list[Option], bool, Match]:
    """A set that the engine names in its own order, the forced ones among them; whether one passed; what it leads to."""
    strict = Told(match.table.clone(), match.rules, match.rows)
    step, frame, passed = strict.step, strict.table.frame, False
    while True:
        passed = len(strict.answers) > 0 and chance.random() < 0.3 and PASSING in strict.table.options
        wanted = [o for o in strict.table.options if step.rank(strict.table, o) != NOBODY]
        strict.choose(PASSING if passed else chance.choice(wanted))
        if strict.over or strict.step is not step or strict.table.frame != frame or not step.begun(strict.table):
            break
    end = next((i for i, (_, o) in enumerate(strict.answers) if i > 0 and o < 1), len(strict.answers))
    taken = [o for by, o in strict.answers[:end] if by is step and o > 0 and what_of(o) == what_of(wanted[0])]
    return taken[: named_before_next(match, taken)], passed, strict


def named_before_next(match: Match, taken: list[Option]) -> int:
    """How many of these belong to the first naming: another of the same step may follow at once."""
    draft, n = Draft(match), 0
    for o in taken:
        draft.choose(o)
        n += 1
        if not draft.under_way:
            break
    return n


def realms() -> Iterator[Match]:
    """In AVA: residents that may be marked for a bid, and attackers that creatures and an avatar may answer."""
    for n in (2, 3, 4, 5):
        residents = ", ".join(f"Elder{i}" for i in range(n))
        s = ava.scene(f"A: city Fen (Body, 8): {residents}\nB:\nphase: Tactics")
        s.choose("claim Body")
        yield s.match
        wolves = [f"Wolf{i}" for i in range(n)]
        s = ava.scene(f"A: army: {', '.join(wolves)}\nB: army: {residents}\nphase: Attack")
        s.choose("attack B's army", *(f"send {wolf}" for wolf in wolves), "done")
        yield s.match


GAMES = {
    "bids": (lambda: chain.from_iterable(namings("arc", seed, 500) for seed in range(6)), {BID}, 1),
    "payments and armies": (
        lambda: chain.from_iterable(namings("slot", seed, 400) for seed in range(3)),
        {GIVE, LAY},
        1,
    ),
    "bids and avatars": (realms, {BID, BLOCK}, 8),
    "combats and picks": (combats, {BLOCK, PICK}, 12),
    "fronts": (lambda: chain(fronts(), *(namings("orc", seed, 700) for seed in range(3))), {SEND, WEAR, BLOCK}, 12),
}


@pytest.mark.parametrize("what", GAMES)
def test_any_order_comes_to_what_the_engines_order_comes_to(what: str) -> None:
    positions, verbs, times = GAMES[what]
    chance, tried = Random(5), dict.fromkeys((BLOCK, BID, GIVE, LAY, PICK, SEND, WEAR), 0)
    for match in positions():
        for _ in range(times):
            taken, passed, strict = named_by_lot(match, chance)
            for order in orders(taken, chance):
                assert outcome(match, order, passed) == digest_of(strict.table), (what, order)
            tried[what_of(taken[0])] += len(taken) > 1
    assert all(tried[verb] > 5 for verb in verbs), tried


def orders(taken: list[Option], chance: Random) -> list[list[Option]]:
    """All orders of a small set, some of a large one."""
    if len(taken) <= SMALL:
        return [list(order) for order in permutations(taken)]
    return [chance.sample(taken, len(taken)) for _ in range(10)]


def outcome(match: Match, order: list[Option], passed: bool) -> int:
    """What naming in this order leads to, every one of them offered in its turn."""
    draft = Draft(match)
    for o in order:
        draft.choose(o)
    if draft.under_way and (passed or PASSING in draft.match.table.options):
        draft.choose(PASSING)
    reached = match.clone()
    for pick in draft.picks():
        reached.choose_at(pick)
    return int(digest_of(reached.table))


def some(name: str) -> Iterator[Match]:
    """A few namings of each kind."""
    own = {
        "arc": combats,
        "slot": tuple,
        "orc": lambda: chain(fronts(), fronts(), fronts(), fronts()),
        "ava": lambda: chain(realms(), realms(), realms(), realms()),
    }[name]
    return chain(namings(name, 11, 400), namings(name, 21, 400), own())


@pytest.mark.parametrize("name", RULESETS)
def test_whatever_is_offered_beside_what_was_named_can_be_named(name: str) -> None:
    chance, beside = Random(7), 0
    for match in some(name):
        draft = Draft(match)
        while not draft.parts or draft.under_way:
            draft.choose(chance.choice(list(draft.match.table.options)))
            beside += draft.under_way and min(ranks(draft, draft.match.table.options)) < max(ranks(draft, draft.named))
        assert Draft(match, draft.parts).picks() == draft.picks()
    assert beside > 10


def ranks(draft: Draft, options: Iterable[Option]) -> list[int]:
    """Where these stand among all that are named."""
    found = [int(draft.match.step.rank(draft.match.table, o)) for o in options]
    return [rank for rank in found if rank != NOBODY]


@pytest.mark.parametrize("name", RULESETS)
def test_any_of_the_named_can_be_taken_back(name: str) -> None:
    chance, taken_back = Random(9), 0
    for match in some(name):
        draft = Draft(match)
        while (not draft.parts or draft.under_way) and len(draft.named) < 3:
            draft.choose(chance.choice(list(draft.match.table.options)))
        if not draft.under_way:
            continue
        one = chance.choice(draft.named)
        left = draft.named
        left.remove(one)
        less = draft.without(one)
        assert len(less.named) == len(left)
        assert digest_of(less.match.table) == digest_of(Draft(match, left).match.table)
        less.choose(one)
        assert len(less.named) == len(draft.named)
        taken_back += 1
    assert taken_back > 5


def test_what_is_not_there_is_refused_and_nothing_changes() -> None:
    match = next(iter(namings("slot", 3, 50)))
    before = digest_of(match.table)
    with pytest.raises(NotOffered, match="option 99 is not offered after 0 parts"):
        Draft(match, [99])
    first = match.table.options[0]
    with pytest.raises(NotOffered, match="is not offered after 1 part"):
        Draft(match, [first, first])
    with pytest.raises(NotOffered, match="is not among the 1 that are named"):
        Draft(match, [first]).without(99)
    assert digest_of(match.table) == before


@pytest.mark.parametrize("name", RULESETS)
def test_a_draft_leaves_its_match_alone(name: str) -> None:
    for match in islice(namings(name, 2, 300), 20):
        before = digest_of(match.table)
        trial = at_will(match)
        assert trial.table.at_will
        assert not match.table.at_will
        assert digest_of(match.table) == before
        assert set(match.table.options) <= set(trial.table.options)
