"""The words of SLOT's questions: what is asked, and what each option is called, unmistakable within its question."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import ASIDE, GRAVE, NOBODY, CardId, Option, Thing, card_of, is_seat, other_of, what_of
from wtactics.kits import verbs
from wtactics.kits.asked import in_window, verb_asked
from wtactics.kits.told.labels import ASKED, Labels
from wtactics.kits.told.names import Names, seat_name
from wtactics.rulesets.slot import grid
from wtactics.rulesets.slot.rows import BEARER, FEE_ROW, FEE_SINCE, is_own_fee
from wtactics.rulesets.slot.rules.atk import attackers_of, is_ranged
from wtactics.rulesets.slot.rules.upk_due import fee_gold
from wtactics.rulesets.slot.table import SlotTable

PHASES: Final = ("Setup", "Unmark", "Upkeep", "Recruit", "Abilities", "Move", "Action", "Twilight")
PILES: Final = {ASIDE: "twilight", GRAVE: "graveyard"}
SORTS: Final = ("row", "column", "pair", "square")

QUESTIONS: Final[dict[int, str]] = ASKED | {
    **dict.fromkeys((verbs.ATTACK, verbs.REST), "what to do next?"),
    verbs.MOVE: "who moves, and where to?",
    verbs.NUMBER: "how much of the strike back?",
    verbs.GIVE: "who pays?",
    verbs.LAY: "which creature, in which slot?",
    verbs.ORDER: "which ability happens next?",
    verbs.RECRUIT: "which creature to recruit?",
    verbs.PLACE: "in which slot?",
    verbs.REVEAL: "which creature to turn up?",
    **dict.fromkeys((verbs.UPKEEP, verbs.REFUSE), "whom to pay for?"),
    verbs.SHAPE: "which shape to mark?",
}


class SlotNames(Names[SlotTable]):
    """How SLOT calls its things."""

    def card(self, t: SlotTable, c: CardId) -> str:
        """A creature in play with its slot, elsewhere with its pile."""
        name = super().card(t, c)
        if t.in_army(c):
            return f"{name} {grid.NAMES[t.slot(c)]}"
        return f"{name} ({PILES[t.kind(c)]})" if t.kind(c) in PILES else name


NAMES: Final = SlotNames("creature", PHASES)


def card_name(t: SlotTable, thing: Thing) -> str:
    """What a thing is called by those who may know it."""
    return NAMES.of(t, thing)


def question(t: SlotTable) -> str:
    """What is asked now, with the step before it."""
    if in_window(t):
        return f"{PHASES[t.phase]}: use an ability?"
    verb = verb_asked(t)
    words = QUESTIONS[verb]
    if verb == verbs.NUMBER and len(t.parts) < len(t.fighters):
        words = f"how much of the strike back for {card_name(t, t.fighters[len(t.parts)])}?"
    return f"{PHASES[t.phase]}: {words}"


def giving(t: SlotTable, c: Thing) -> str:
    """SLOT-PAY-01 What it means to give this creature for a price."""
    return f"mark {card_name(t, c)}" if t.in_army(c) else f"spend {t.library.names[t.printed[c]]}"


def number_names(t: SlotTable, things: vec[i64]) -> dict[int, str]:
    """A name for each of these things; equal ones say whose they are or, elsewhere than in play, are numbered."""
    plain = {int(thing): card_name(t, thing) for thing in things}
    names: dict[int, str] = {}
    used: dict[str, int] = {}
    for thing, name in plain.items():
        twice = list(plain.values()).count(name) > 1
        whose = twice and not is_seat(thing) and t.in_army(thing)
        full = f"{name} of {seat_name(t.controller[thing])}" if whose else name
        used[full] = used.get(full, 0) + 1
        names[thing] = full if used[full] == 1 else f"{full} ({used[full]})"
    return names


def labels(t: SlotTable) -> list[str]:
    """The labels of all options, in their order."""
    verbs_there = dict.fromkeys([int(what_of(o)) for o in t.options])
    names = {verb: option_names(t, verb) for verb in verbs_there}
    return [phrase(t, o, names[int(what_of(o))]) for o in t.options]


def label(t: SlotTable, answer: Option) -> str:
    """What this option of the open question is called."""
    return phrase(t, answer, option_names(t, what_of(answer)))


def option_names(t: SlotTable, verb: i64) -> dict[int, str]:
    """Names for all things that the options with this verb speak of."""
    things = vec[i64]()
    for o in t.options:
        if what_of(o) == verb and t.names_thing(verb):
            things = append(things, card_of(o))
    return number_names(t, things)


LABELS: Final = Labels[SlotTable](
    {
        verbs.LAY: "lay {thing} in {slot}",
        verbs.PLACE: "place {thing} in {slot}",
    },
    {"slot": lambda _t, o, _: grid.NAMES[other_of(o)]},
    "decline",
)


def phrase(t: SlotTable, answer: Option, names: dict[int, str]) -> str:
    """What an option is called, when its things are called so."""
    what, thing, other = what_of(answer), card_of(answer), other_of(answer)
    if what == verbs.ATTACK:
        return f"attack {names[thing]} with {band(t, attackers_of(other))}, {'ranged' if is_ranged(other) else 'close'}"
    if what in (verbs.UPKEEP, verbs.REFUSE):
        return fee_words(t, what, names[thing], other)
    if what == verbs.REVEAL:
        return f"turn up {t.library.names[t.printed[t.laid[t.asked * grid.SLOTS + other]]]} {grid.NAMES[other]}"
    if what == verbs.SHAPE:
        deed = "mark" if t.bill[BEARER] != NOBODY else "choose"
        return f"{deed} the {SORTS[grid.sort_of(other)]} {slot_names(grid.SHAPES[other])}"
    if what == verbs.MOVE:
        partner = t.in_slot(t.controller[thing], other)
        swap = f", swapping with {t.library.names[t.printed[partner]]}" if partner >= 0 else ""
        return f"move {names[thing]} to {grid.NAMES[other]}{swap}"
    return LABELS.phrase(t, answer, names)


def band(t: SlotTable, slots: i64) -> str:
    """The attackers in these slots."""
    there = [t.in_slot(t.active, slot) for slot in range(grid.SLOTS) if slots >> slot & 1 == 1]
    return " + ".join([card_name(t, c) for c in there])


def slot_names(slots: i64) -> str:
    """The names of these slots."""
    return " ".join([grid.NAMES[slot] for slot in range(grid.SLOTS) if slots >> slot & 1 == 1])


def fee_words(t: SlotTable, what: i64, name: str, i: i64) -> str:
    """To pay a fee or to refuse it; of several fees of one creature each says which it is."""
    gold, own = fee_gold(t, i), is_own_fee(t.fees[i * FEE_ROW + FEE_SINCE])
    whose = name if own else f"the effect of {name}"
    before = [j * FEE_ROW for j in range(int(i)) if fee_gold(t, j) > 0]
    rows = [(t.fees[j], is_own_fee(t.fees[j + FEE_SINCE])) for j in before]
    same = rows.count((t.fees[i * FEE_ROW], own))
    which = f", fee {same + 1}" if same else ""
    if what == verbs.UPKEEP:
        return f"pay {gold} for {whose}{which}"
    return f"give up {whose}{which}" if own else f"end {whose}{which}"
