"""What a person is told of ARC besides the table: the log of what happened."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import ATTACKER, GRAVE, NOBODY, RESERVE, SEAT_THING
from wtactics.engine.sight import FACE_DOWN
from wtactics.engine.telling import FACT
from wtactics.kits.sentences import Line, Part, Sentence, filled
from wtactics.rulesets.arc.ids import WIN_12
from wtactics.rulesets.arc.refusals import rule_id
from wtactics.rulesets.arc.story import in_parts, is_laying
from wtactics.rulesets.arc.story_parts import MARKS, part, seat_part, thing_part
from wtactics.rulesets.arc.table import ArcTable

HEADS: Final = (facts.TURN_BEGAN, facts.PHASE_BEGAN)
IMPLIED: Final = (facts.TURN_ENDED, facts.PHASE_ENDED)  # the heading that follows says so
DEATHS: Final = (facts.DIED, facts.DESTROYED)
SHORTER: Final[dict[int, str]] = {  # than the story, which has no headings and no links
    facts.TURN_BEGAN: "Turn {number}: {player}",
    facts.CONCEDED: "{who} gives up",
}
NO_BIDS: Final = "{player} and {others} bid 0 for {discipline}: nobody wins it"
NO_ANSWER: Final = "{answering} answers with 0, and {player} does not win the bid for {discipline}"
TOLL: Final = "{a} strikes {b}, who loses {n} VP"


def log(t: ArcTable, noted: vec[i64]) -> list[Line]:
    """The lines of a log for these facts, without phases in which nothing happened; what came several times is said once."""
    lines: list[Line] = []
    last: Sentence = ()
    times = 1
    at = 0
    while at < len(noted):
        fact, a, here = noted[at], noted[at + 1], at
        at += FACT * told_together(noted, at)
        text = () if is_quiet(noted, here, at) else told(t, noted, here, at)
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


# ---- what other lines say already


def is_quiet(noted: vec[i64], at: int, after: int) -> bool:
    """Does another line say it already?"""
    if noted[at] in IMPLIED or is_laying(noted, at) or is_arriving(noted, at) or is_buried(noted, at):
        return True
    if after == at + FACT and is_blow(noted, at):
        return True
    given_up = at > 0 and noted[at - FACT] == facts.CONCEDED and noted[at - FACT + 1] == noted[at + 1]
    return noted[at] == facts.DEFEATED and given_up


def is_arriving(noted: vec[i64], at: int) -> bool:
    """Does a card resolve of which the next fact tells where it goes?"""
    after = at + FACT
    if noted[at] != facts.RESOLVED or after >= len(noted):
        return False
    return noted[after] in (facts.ENTERED, facts.MOVED) and noted[after + 1] == noted[at + 1]


def is_buried(noted: vec[i64], at: int) -> bool:
    """Does a card go to the graveyard, as the dead and the destroyed do?"""
    before = at - FACT
    if noted[at] != facts.LEFT or noted[at + 3] != GRAVE or before < 0:
        return False
    return noted[before] in DEATHS and noted[before + 1] == noted[at + 1]


def is_blow(noted: vec[i64], at: int) -> bool:
    """Does the next fact tell who dealt this damage, or took these points, in combat?"""
    after = at + FACT
    if noted[at] not in (facts.HURT, facts.LOST) or after >= len(noted) or noted[after] != facts.STRUCK:
        return False
    struck = noted[at + 1] if noted[at] == facts.HURT else SEAT_THING + noted[at + 2]
    return struck == noted[after + 2] and noted[at + 3] == noted[after + 3]


def is_toll(noted: vec[i64], at: int) -> bool:
    """Does a blow cost its player as many points as it is strong?"""
    return noted[at] == facts.STRUCK and at > 0 and noted[at - FACT] == facts.LOST and is_blow(noted, at - FACT)


# ---- what is told in one line


def told_together(noted: vec[i64], at: int) -> int:
    """How many facts from here on one sentence tells: cards marked, hurt or repaired alike, attackers, bids of nothing."""
    fact = noted[at]
    if fact in MARKS:
        return alike(noted, at, ())
    if fact == facts.ATTACKED:
        return alike(noted, at, (2,))
    if fact in (facts.HURT, facts.HEALED):
        many = alike(noted, at, (2, 3))
        return many - 1 if many > 1 and is_blow(noted, at + (many - 1) * FACT) else many
    if fact not in (facts.CLAIMED, facts.ANSWERED) or noted[at + 3] != 0:
        return 1
    after = at + FACT
    while after < len(noted) and noted[after] == facts.ANSWERED and noted[after + 3] == 0:
        after += FACT
    lost = after < len(noted) and noted[after] == facts.BID_LOST
    many = (after - at) // FACT + 1
    return many if lost and (fact == facts.CLAIMED or many == 2) else 1


def alike(noted: vec[i64], at: int, fields: tuple[int, ...]) -> int:
    """How many facts of the same sort follow each other from here on that agree in these fields."""
    after = at + FACT
    while after < len(noted) and noted[after] == noted[at] and all(noted[after + i] == noted[at + i] for i in fields):
        after += FACT
    return (after - at) // FACT


def told(t: ArcTable, noted: vec[i64], at: int, after: int) -> Sentence:
    """The sentence for the facts from here up to there; nothing where others tell all of them."""
    fact, a, b, n = noted[at], noted[at + 1], noted[at + 2], noted[at + 3]
    if fact in MARKS:
        return marks(t, fact, [noted[i + 1] for i in range(at, after, FACT) if not is_told(t, noted, i)])
    if after > at + FACT and fact in (facts.ATTACKED, facts.HURT, facts.HEALED):
        return (*listed(t, [noted[i + 1] for i in range(at, after, FACT)]), *together(t, fact, b, n))
    if after > at + FACT:
        answering = noted[at + FACT + 2] if after == at + 3 * FACT else NOBODY  # in a match of two
        seats = {"player": noted[after - FACT + 2], "answering": b, "others": answering}
        template = NO_BIDS if fact == facts.CLAIMED else NO_ANSWER
        return filled(template, lambda slot: bidder(seats[slot]) if slot in seats else part(t, slot, fact, a, b, n))
    if is_toll(noted, at):
        return filled(TOLL, lambda slot: part(t, slot, fact, a, b, n))
    if fact not in SHORTER:
        return in_parts(t, fact, a, b, n)
    line = filled(SHORTER[fact], lambda slot: part(t, slot, fact, a, b, n))
    rule = rule_id(WIN_12)
    return (*line, Part(" ("), Part(rule, rule=rule), Part(")")) if fact == facts.CONCEDED else line


def together(t: ArcTable, fact: i64, b: i64, n: i64) -> Sentence:
    """What several cards do or suffer."""
    if fact == facts.ATTACKED:
        return (Part(" attack "), thing_part(t, b))
    return (Part(f" suffer {n} damage from "), thing_part(t, b)) if fact == facts.HURT else (Part(f" recover {n} damage"),)


def bidder(seat: i64) -> Part:
    """Who has bid: one player, or several."""
    return seat_part(seat) if seat != NOBODY else Part("the others")


def marks(t: ArcTable, fact: i64, cards: list[i64]) -> Sentence:
    """Which cards were marked or unmarked, in one sentence; nothing where there are none."""
    verb = "is" if len(cards) == 1 else "are"
    done = Part(f" {verb} {'marked' if fact == facts.MARKED else 'unmarked'}")
    return (*listed(t, cards), done) if len(cards) > 0 else ()


def is_told(t: ArcTable, noted: vec[i64], at: int) -> bool:
    """Is this a resource card, whose marks the gems tell, or an attacker, of whom it is told that it attacks?"""
    name = noted[at + 1]
    if name >= FACE_DOWN or t.place[name] & 15 == RESERVE:
        return True
    if noted[at] != facts.MARKED:
        return False
    later = range(at + FACT, len(noted), FACT)
    return t.role[name] == ATTACKER or any(noted[i] == facts.ATTACKED and noted[i + 1] == name for i in later)


def listed(t: ArcTable, cards: list[i64]) -> Sentence:
    """Several cards in a sentence."""
    text: Sentence = (thing_part(t, cards[0]),)
    for i in range(1, len(cards)):
        text = (*text, Part(" and " if i == len(cards) - 1 else ", "), thing_part(t, cards[i]))
    return text
