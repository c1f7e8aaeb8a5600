"""What a person is told of ARC besides the table: the log of what happened, and what waits on the chain."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import ABILITY_PLAY, CANCELLED, CARD_PLAY, MOVE_PLAY
from wtactics.engine.places import NOBODY, RESERVE, SEAT_THING
from wtactics.engine.sight import FACE_DOWN
from wtactics.engine.telling import FACT, chain_data
from wtactics.kits.cities import IN_ARMY
from wtactics.kits.sentences import Line, Part, Sentence, Waiting, filled
from wtactics.rulesets.arc.ids import WIN_12
from wtactics.rulesets.arc.refusals import rule_id
from wtactics.rulesets.arc.story import in_parts, is_laying
from wtactics.rulesets.arc.story_parts import MARKS, part, seat_part, thing_part
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.view import ArcView
from wtactics.rulesets.arc.words import seat_name

HEADS: Final = (facts.TURN_BEGAN, facts.PHASE_BEGAN)
IMPLIED: Final = (facts.TURN_ENDED, facts.PHASE_ENDED)  # the heading that follows says so
SHORTER: Final[dict[int, str]] = {  # than the story, which has no headings and no links
    facts.TURN_BEGAN: "Turn {number}: {player}",
    facts.CONCEDED: "{who} gives up",
}
NO_BIDS: Final = "{player} and {others} bid 0 for {discipline}: nobody wins it"
NO_ANSWER: Final = "{answering} answers with 0, and {player} does not win the bid for {discipline}"


def log(t: ArcTable, noted: vec[i64]) -> list[Line]:
    """The lines of a log for these facts, without phases in which nothing happened; what came several times is said once."""
    lines: list[Line] = []
    last: Sentence = ()
    times = 1
    at = 0
    while at < len(noted):
        fact, a, here = noted[at], noted[at + 1], at
        at += FACT * told_together(noted, at)
        text = () if is_quiet(noted, here) else told(t, noted, here, at)
        if len(text) == 0:
            continue
        if fact == facts.PHASE_BEGAN and len(lines) > 0 and lines[-1].head and lines[-1].turn == 0:
            lines.pop()
        if len(lines) > 0 and text == last:
            times += 1
            lines[-1] = Line((*text, Part(f" (x{times})")))
            continue
        last, times = text, 1
        lines.append(Line(text, fact in HEADS, int(a) if fact == facts.TURN_BEGAN else 0))
    return lines


def is_quiet(noted: vec[i64], at: int) -> bool:
    """Does another line say it already?"""
    if noted[at] in IMPLIED or is_laying(noted, at) or is_arriving(noted, at):
        return True
    given_up = at > 0 and noted[at - FACT] == facts.CONCEDED and noted[at - FACT + 1] == noted[at + 1]
    return noted[at] == facts.DEFEATED and given_up


def told_together(noted: vec[i64], at: int) -> int:
    """How many facts from here on one sentence tells: cards marked one after another, attackers, bids of nothing."""
    fact, after = noted[at], at + FACT
    if fact in MARKS:
        while after < len(noted) and noted[after] == fact:
            after += FACT
        return (after - at) // FACT
    if fact == facts.ATTACKED:
        while after < len(noted) and noted[after] == fact and noted[after + 2] == noted[at + 2]:
            after += FACT
        return (after - at) // FACT
    if fact not in (facts.CLAIMED, facts.ANSWERED) or noted[at + 3] != 0:
        return 1
    while after < len(noted) and noted[after] == facts.ANSWERED and noted[after + 3] == 0:
        after += FACT
    lost = after < len(noted) and noted[after] == facts.BID_LOST
    many = (after - at) // FACT + 1
    return many if lost and (fact == facts.CLAIMED or many == 2) else 1


def told(t: ArcTable, noted: vec[i64], at: int, after: int) -> Sentence:
    """The sentence for the facts from here up to there; nothing where only gems are marked."""
    fact, a, b, n = noted[at], noted[at + 1], noted[at + 2], noted[at + 3]
    if fact in MARKS:
        return marks(t, fact, [noted[i + 1] for i in range(at, after, FACT) if not is_gem(t, noted[i + 1])])
    if fact == facts.ATTACKED and after > at + FACT:
        return (*listed(t, [noted[i + 1] for i in range(at, after, FACT)]), Part(" attack "), thing_part(t, b))
    if after > at + FACT:
        answering = noted[at + FACT + 2] if after == at + 3 * FACT else NOBODY  # in a match of two
        seats = {"player": noted[after - FACT + 2], "answering": b, "others": answering}
        template = NO_BIDS if fact == facts.CLAIMED else NO_ANSWER
        return filled(template, lambda slot: bidder(seats[slot]) if slot in seats else part(t, slot, fact, a, b, n))
    if fact not in SHORTER:
        return in_parts(t, fact, a, b, n)
    line = filled(SHORTER[fact], lambda slot: part(t, slot, fact, a, b, n))
    rule = rule_id(WIN_12)
    return (*line, Part(" ("), Part(rule, rule=rule), Part(")")) if fact == facts.CONCEDED else line


def bidder(seat: i64) -> Part:
    """Who has bid: one player, or several."""
    return seat_part(seat) if seat != NOBODY else Part("the others")


def marks(t: ArcTable, fact: i64, cards: list[i64]) -> Sentence:
    """Which cards were marked or unmarked, in one sentence; nothing where there are none."""
    verb = "is" if len(cards) == 1 else "are"
    done = Part(f" {verb} {'marked' if fact == facts.MARKED else 'unmarked'}")
    return (*listed(t, cards), done) if len(cards) > 0 else ()


def listed(t: ArcTable, cards: list[i64]) -> Sentence:
    """Several cards in a sentence."""
    text: Sentence = (thing_part(t, cards[0]),)
    for i in range(1, len(cards)):
        text = (*text, Part(" and " if i == len(cards) - 1 else ", "), thing_part(t, cards[i]))
    return text


def is_arriving(noted: vec[i64], at: int) -> bool:
    """Does a card resolve of which the next fact tells where it goes?"""
    after = at + FACT
    if noted[at] != facts.RESOLVED or after >= len(noted):
        return False
    return noted[after] in (facts.ENTERED, facts.MOVED) and noted[after + 1] == noted[at + 1]


def is_gem(t: ArcTable, name: i64) -> bool:
    """Is this a resource card, whose marks the gems tell?"""
    return name >= FACE_DOWN or t.place[name] & 15 == RESERVE


# ---- the chain


def pending(view: ArcView) -> list[Waiting]:
    """What was announced and has not resolved, the oldest first."""
    return [waiting(view, item) for item in chain_data(view) if item["state"] != CANCELLED]


def waiting(view: ArcView, item: dict[str, Any]) -> Waiting:
    """One play that waits, in words."""
    source, seat, ability, home = item["source"], item["seat"], item["ability"], item["home"]
    card, player = card_part(view, source), Part(seat_name(seat), SEAT_THING + seat)
    text: Sentence
    if item["sort"] == MOVE_PLAY:
        text = (player, Part(" moves "), card, *arrival(view, home))
    elif item["sort"] == CARD_PLAY:
        text = (player, Part(" plays "), card, *(arrival(view, home) if home != NOBODY else ()))
    elif item["sort"] == ABILITY_PLAY:
        text = (player, Part(" uses "), card, Part(f": {view.library.abilities[ability].text}"))
    else:
        text = (card, Part(" of "), player, Part(f" triggers: {view.library.abilities[ability].text}"))
    aims = aimed_at(view, item)
    if len(aims) > 0:
        names = [card_part(view, thing) for thing in aims]
        text = (*unended(text), Part(", aimed at "), names[0])
        for name in names[1:]:
            text = (*text, Part(", "), name)
    return Waiting(source, seat, text, aims)


def unended(text: Sentence) -> Sentence:
    """A sentence without its full stop, so that it can go on."""
    return (*text[:-1], Part(text[-1].text[:-1])) if text[-1].text.endswith(".") and text[-1].thing == NOBODY else text


def aimed_at(view: ArcView, item: dict[str, Any]) -> tuple[int, ...]:
    """The targets of a play; its other choices come later."""
    if item["ability"] == NOBODY:
        return ()
    room: int = 0
    for target in view.library.abilities[item["ability"]].targets:
        room += target.most
    return tuple([thing for thing in item["picks"][:room] if thing != NOBODY])


def arrival(view: ArcView, home: int) -> tuple[Part, ...]:
    """Where a creature goes."""
    return (Part(" to "), Part("the Army") if home in (NOBODY, IN_ARMY) else card_part(view, home))


def card_part(view: ArcView, name: int) -> Part:
    """A card or player by its name in the view, as part of a sentence."""
    if name >= SEAT_THING and name < FACE_DOWN:
        return Part(seat_name(name - SEAT_THING), name)
    if name < 0 or not view.sees(name):
        return Part("a card", name)
    printed = view.printed(name)
    return Part(view.library.names[printed], name, printed)
