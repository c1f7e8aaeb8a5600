"""The story of a match: a sentence for every fact that a log tells, from one seat's view or for those who see all."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import GONE, GRAVE, NOBODY, SEAT_THING, Seat, Thing, is_seat
from wtactics.engine.rows import FACT, FACT_A, FACT_B, FACT_N
from wtactics.engine.sight import FACE_DOWN
from wtactics.engine.table import Table
from wtactics.engine.telling import facts_for
from wtactics.kits.handwork import DEEDS, measure_words, tool_of
from wtactics.kits.sentences import Part, Sentence, filled, plain
from wtactics.kits.told.counting import so_many
from wtactics.kits.told.names import Names, RuleIds, seat_name

# {a} and {b} are what the fact tells of, by name; {player} is its seat; {n} its number. What other sentences tell is empty.
TOLD: Final[dict[int, str]] = {
    facts.ENTERED: "{a} enters play for {player}",
    facts.ATTACKED: "{a} attacks {b}",
    facts.PLAYED: "{player} {plays/play} {a}",
    facts.DREW: "{player} {draws/draw} {a}",
    facts.DISCARDED: "{player} {discards/discard} {a}",
    facts.HURT: "{a} suffers {n} damage from {b}",
    facts.HEALED: "{a} recovers {n} damage",
    facts.ATTACHED: "{a} is attached to {b}",
    facts.STRUCK: "{a} strikes {b} for {n}",
    facts.RESOLVED: "{a} resolves",
    facts.CANCELLED: "{a} will not resolve",
    facts.CHOSEN: "{player} {chooses/choose} {a}",
    facts.PHASE_BEGAN: "{player}: {phase} phase",
    facts.SHUFFLED: "{player} {shuffles his/shuffle your} deck",
    facts.LEFT: "{a} goes to {way}",
    facts.DIED: "{a} dies",
    facts.MARKED: "{a} is marked",
    facts.UNMARKED: "{a} is unmarked",
    facts.TURN_BEGAN: "turn {number} begins: {player}",
    facts.TURN_ENDED: "turn {number} of {player} ends",
    facts.PHASE_ENDED: "",
    facts.GAINED: "{player} {gains/gain} {n} VP",
    facts.LOST: "{player} {loses/lose} {n} VP",
    facts.ACTIVATED: "{player} {uses/use} {a}: {text}",
    facts.FIZZLED: "{a} does nothing",
    facts.CONTROLLED: "{player} {takes/take} control of {a}",
    facts.TRIGGERED: "{a} triggers: {text}",
    facts.BARRED: "a card's text keeps {a} from this",
    facts.AIMED: "{a} targets {b}",
    facts.MODIFIED: "{a} gets {change}",
    facts.DEFEATED: "{who} {is/are} defeated ({rule})",
    facts.WON: "{who} {wins/win} ({rule})",
    facts.DRAWN_GAME: "the game is a draw ({rule})",
    facts.CONCEDED: "{who} {concedes/concede}",
    facts.AGREED: "{who} {agrees}",
    facts.CREATED: "{player} {creates/create} {token}",
    facts.TALLIED: "{a} {tally}",
    facts.BECAME: "{former} becomes a copy of {a}",
    facts.PLACED: "{player} {places/place} {a}",
    facts.RECHARGED: "{a} {charges}",
    facts.MOUNTED: "{a} mounts {b}",
    facts.DISMOUNTED: "{a} gets off {b}",
    facts.COUNTERED: "{player} {counters/counter} what {a} does",
    facts.MUSTERED: "{a} stands there for {player} from the start",
    facts.LEFT_TO_HANDS: "by hand, {player} {carries/carry} out {a}: {sentence}",
    facts.HANDLED: "by hand: {player} would ",
    facts.OBJECTED: "by hand: {player} {objects/object}",
    facts.TAKEN_BACK: "by hand: {player} {takes/take} it back",
    facts.INSISTED: "by hand: {player} {insists/insist}",
}
NAMELESS: Final = "Token"  # what a token is called that is nothing else
WAYS_OUT: Final[dict[int, str]] = {GRAVE: "the graveyard", GONE: "the cards removed from the game"}

T = TypeVar("T", bound=Table)


def seat_part(seat: Seat) -> Part:
    """A player, as part of a sentence."""
    return Part(seat_name(seat), SEAT_THING + seat)


def tokens_part(t: Table, token: Thing, n: int) -> Part:
    """So many tokens like this one, as part of a sentence."""
    name = t.library.names[t.printed[token]]
    return Part(so_many(n, f"{name} token" if name != NAMELESS else "token"), token, t.printed[token])


class Parts(Generic[T]):
    """What stands for a player, a card, a rule or a number in what the story tells of a fact."""

    def __init__(self, names: Names[T], ids: RuleIds) -> None:
        self.names: Final = names
        self.ids: Final = ids

    def of(self, t: T, slot: str, a: Thing, b: i64, n: i64) -> Part:
        """What stands in this slot of the sentence."""
        if slot in ("a", "b"):
            return self.thing(t, a if slot == "a" else b)
        if slot == "player":
            return seat_part(b)
        if slot == "token":
            return tokens_part(t, a, 1)
        if slot == "who":
            return seat_part(a) if a != NOBODY else Part("nobody")
        if slot == "agrees":
            return Part("agrees", you="agree") if n != 0 else Part("refuses", you="refuse")
        if slot == "rule":
            return Part(self.ids.of_match(t, n), rule=self.ids.of_match(t, n))
        return Part(self.word(t, slot, a, b, n))

    def word(self, t: T, slot: str, a: i64, b: i64, n: i64) -> str:
        """What stands in a slot that names neither a card nor a player."""
        if slot == "phase":
            return self.names.phases[a]
        if slot == "tally":
            return f"{'gets' if n > 0 else 'loses'} {so_many(n if n > 0 else -n, f'{t.library.counters[b]} counter')}"
        if slot == "charges":
            return f"{'gets' if n > 0 else 'loses'} {so_many(n if n > 0 else -n, 'charge')}"
        if slot == "way" and t.is_token(a):
            return "nowhere, being a token"
        if slot == "way":
            return WAYS_OUT.get(int(n), "the deck of its owner")
        if slot == "text":
            return t.library.abilities[n].text
        if slot == "former":
            return t.library.names[n]
        if slot == "sentence":
            return str(t.library.steps[n].text())
        if slot == "measure":
            return measure_words(n)
        assert slot in ("n", "number"), f"no words for the slot {slot}"
        return str(n if slot == "n" else a)

    def thing(self, t: T, thing: Thing) -> Part:
        """A player, a card that may be known, or one that may not."""
        if thing == NOBODY or thing >= FACE_DOWN:
            return Part(f"a {self.names.noun}", thing)
        if is_seat(thing):
            return Part(self.names.of(t, thing), thing)
        return Part(t.library.names[t.printed[thing]], thing, t.printed[thing])


class Story(Generic[T]):
    """The sentences of a ruleset's story; `sentences` tells more than is told in every ruleset, or something else."""

    def __init__(self, parts: Parts[T], sentences: dict[int, str]) -> None:
        self.parts: Final = parts
        self.sentences: Final = TOLD | sentences

    def tell(self, t: T, seat: Seat, told: i64 = 0) -> list[str]:
        """What has been noted, as this seat (NOBODY: a spectator) learns of it; the first numbers are told already."""
        return self.lines(t, facts_for(t, seat), told)

    def tell_all(self, t: T, told: i64 = 0) -> list[str]:
        """What has been noted on the table, with nothing hidden."""
        return self.lines(t, t.facts, told)

    def lines(self, t: T, noted: vec[i64], told: i64) -> list[str]:
        """A sentence for each of these facts but for those that the others imply."""
        lines: list[str] = []
        while told < len(noted):
            a, b, n = noted[told + FACT_A], noted[told + FACT_B], noted[told + FACT_N]
            line = plain(self.in_parts(t, noted[told], a, b, n))
            if line != "" and not self.is_implied(noted, told):
                lines.append(line)
            told += FACT
        return lines

    def is_implied(self, noted: vec[i64], at: i64) -> bool:
        """Does the next fact tell this one, too?"""
        return False

    def in_parts(self, t: T, fact: i64, a: Thing, b: i64, n: i64) -> Sentence:
        """What happened, in parts, told with the names that a view gives; nothing for what the other sentences imply."""
        assert fact in self.sentences, f"no words for fact {fact}"
        template = self.sentences[int(fact)] + (DEEDS[int(tool_of(n))] if fact == facts.HANDLED else "")
        return filled(template, lambda slot: self.parts.of(t, slot, a, b, n))
