"""A step is one rule; a ruleset is a table of contents of steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.mod import NO_MODS, Mod, Modding
from wtactics.engine.places import NOBODY, Flow, Option, Seat, Thing, what_of
from wtactics.engine.setting import Setting
from wtactics.engine.table import Table

NEXT: Final = 0  # how a step ends: go on,
AGAIN: Final = 1  # do it again,
LEAVE: Final = 2  # or leave the passage
NOTHING: Final = -1  # the answer where nothing could be asked

# Why a question may stand though it has one option; a match heeds the reasons for which it has the setting.
HIDES: Final = 1  # there could be more, as far as the other seats know
ENDS_TURN: Final = 2  # it is to pass, and the turn of whoever is asked ends with it
STANDING: Final[dict[str, int]] = {"discreet": HIDES, "end_asked": ENDS_TURN}

# Passages that every game has; a ruleset numbers its own from OWN on.
GAME: Final = 0
TURN: Final = 1
ANNOUNCE: Final = 2  # card or ability chosen; what is its price, its targets
RESOLVE: Final = 3  # the newest item of the chain takes effect
WINDOW: Final = 4  # a round of answers
TRIGGERS: Final = 5  # waiting triggers go on the chain
OWN: Final = 6

T = TypeVar("T", bound=Table)


class Step(Generic[T]):
    """One rule: what it asks, and what it does with the answer. It has no state; what it must remember is on the table."""

    def ask(self, t: T) -> None:
        """Offer options, change nothing. Offering none means there is nothing to ask."""

    def do(self, t: T, answer: Option) -> Flow:
        """Act on the answer (NOTHING where none was offered): NEXT, AGAIN or LEAVE."""
        raise NotImplementedError

    def stands(self, t: T) -> i64:
        """Law 3: for which reasons (HIDES, ENDS_TURN, or both) this is asked though it has but one option; 0 for none."""
        return 0

    def forbids(self, t: T, what: i64, thing: Thing, other: i64) -> i64:
        """0 if this may be chosen here, else the number of the rule that forbids it; ask() offers what gives 0.

        -1 where the question is about other deeds: then the ruleset's step `elsewhere` says what keeps from this one now.
        """
        return -1

    def rank(self, t: T, o: Option) -> i64:
        """Law 5: where it stands among all that are named here one by one and always onward; NOBODY where order tells."""
        return NOBODY

    def touches(self, t: T, chosen: object, thing: Thing) -> bool:
        """Would it do something to this thing, if that were chosen in this place of its text?"""
        return True

    def begun(self, t: T) -> bool:
        """Has something been named here already, of several that are named one by one?"""
        return False

    def creates(self) -> bool:
        """Do copies of cards come into being by it?"""
        return False


def reasons_of(settings: Mapping[str, int]) -> int:
    """The reasons for which questions stand in a match of these settings; what they do not name is off."""
    return sum(why for name, why in STANDING.items() if settings.get(name) == 1)


def reasons(t: Table, step: Step[Any]) -> i64:
    """For which of the reasons that this match heeds the step's question stands, even with one option; 0 for none."""
    heeded = t.terms.standing_reasons
    if heeded != 0:
        heeded &= step.stands(t)
    return heeded


class Deed(Generic[T]):
    """What a mod adds to a menu: one more thing that may be done where the ruleset lists what is to be done."""

    def __init__(self, verb: i64) -> None:
        self.verb: Final = verb

    def offer(self, t: T, seat: Seat) -> None:
        """Offer what `forbids` gives 0 for; change nothing."""
        raise NotImplementedError

    def forbids(self, t: T, seat: Seat, thing: Thing, other: i64) -> i64:
        """0 if the seat may do this now, else the number of the rule that forbids it."""
        raise NotImplementedError

    def do(self, t: T, seat: Seat, answer: Option) -> None:
        """The seat does it."""
        raise NotImplementedError


class Menu(Step[T]):
    """A step that lists what is to be done, to which mods may add deeds of their own, any number of them."""

    def __init__(self) -> None:
        self.deeds: Final[list[Deed[Any]]] = []

    def offer_more(self, t: T, seat: Seat) -> None:
        """Offer what mods have added."""
        for deed in self.deeds:
            deed.offer(t, seat)

    def forbids_more(self, t: T, seat: Seat, what: i64, thing: Thing, other: i64) -> i64:
        """0, or the rule by which what a mod has added cannot be done; -1 where no mod has added it."""
        for deed in self.deeds:
            if deed.verb == what:
                return deed.forbids(t, seat, thing, other)
        return -1

    def do_more(self, t: T, seat: Seat, answer: Option) -> bool:
        """Do what a mod has added; False if it is no such thing."""
        for deed in self.deeds:
            if deed.verb == what_of(answer):
                deed.do(t, seat, answer)
                return True
        return False


class EditFault(ValueError):
    """A mod cannot edit these rules: a landmark is not there, or not so often; or two mods want the same."""


class Over(Step[Any]):
    """The end of a passage."""

    def do(self, t: Table, answer: Option) -> Flow:
        return LEAVE


class PassageEntry:
    """One entry of a table of contents: a step of the ruleset, and what mods have put before it, after it, in its place."""

    def __init__(self, step: Step[Any], own: bool = True) -> None:
        self.step: Final = step  # by its class mods find the entry, whatever others have put in its place
        self.own: Final = own  # is it the ruleset's? What mods add is no landmark
        self.now: Step[Any] = step
        self.by: str = ""  # the mod that put it there
        self.before: list[Step[Any]] = []
        self.after: list[Step[Any]] = []

    def steps(self) -> list[Step[Any]]:
        """All of it, in order."""
        return [*self.before, self.now, *self.after]


class Ruleset(Generic[T]):
    """Passages by number, the first is the game; the checks after every step; what conceding, endless runs, agreeing do.

    Whatever a question is not about, `elsewhere` forbids: it is asked for no option, only why something is none.

    Mods edit it by the classes of its own steps, so that no edit hangs on what another mod has done. It is laid out anew
    after each edit; a match that was dealt before keeps the steps that it had.
    """

    def __init__(
        self,
        name: str,
        passages: list[list[Step[T]]],
        tidy: list[Step[T]],
        concede: Step[T],
        endless: Step[T],
        agree: Step[T] | None = None,
        elsewhere: Step[T] | None = None,
    ) -> None:
        self.name: Final = name
        self.concede: Final = concede  # its answer is the seat that concedes
        self.endless: Final = endless
        self.agree: Final = agree  # ends the match when all have offered a draw; None: they cannot
        self.elsewhere: Final = elsewhere  # names the rule of when and by whom a deed is done
        self.passages: Final = [[PassageEntry(step) for step in passage] for passage in passages]
        self.checks: Final = [PassageEntry(step) for step in tidy]
        self.mods: Final[list[Mod]] = []
        self.tidy: list[Step[Any]] = []
        self.steps: list[Step[Any]] = []
        self.starts: vec[i64] = vec[i64]()
        self.modding: Modding = NO_MODS
        self.lay_out()

    def lay_out(self) -> None:
        """Lay all passages out, one after the other."""
        self.tidy = [step for entry in self.checks for step in entry.steps()]
        self.steps = [Over()]
        self.starts = vec[i64]()
        own, begins = vec[i64]([0]), vec[i64]([0])
        for passage in self.passages:
            self.starts = append(self.starts, len(self.steps))
            for entry in [*passage, PassageEntry(Over())]:
                begins = append(begins, len(self.steps))
                for step in entry.steps():
                    self.steps.append(step)
                    own = append(own, len(begins) - 1)
        self.starts = append(self.starts, len(self.steps))  # where the last one ends
        self.modding = Modding(self.mods[:], own, begins) if len(self.mods) > 0 else NO_MODS

    def ends(self, effects: list[Step[Any] | None]) -> vec[i64]:
        """1 for each step, of the rules and then of the cards, at which a passage ends."""
        of_rules = [i64(isinstance(step, Over)) for step in self.steps]
        return vec[i64](of_rules + [i64(step is None) for step in effects])

    def settings(self) -> list[Setting]:
        """The settings that mods have brought, in their order."""
        return [setting for mod in self.mods for setting in mod.settings]

    # ---- edits

    def admit(self, mod: Mod) -> None:
        """Let a mod edit the rules. Mods come in the order of their numbers, whoever names them in which order."""
        for other in self.mods:
            if other.number >= mod.number:
                found = f"{other.name} ({other.number}) there already"
                raise EditFault(f"{self.name}: expected mods in the order of their numbers, each once, "
                                f"found {mod.name} ({mod.number}) with {found}")  # fmt: skip
            for kind in mod.places:
                if kind in other.places:
                    raise EditFault(f"{self.name}: mods {other.name} and {mod.name} both want places of kind {kind}")
            brought = {setting.name for setting in other.settings}
            for setting in mod.settings:
                if setting.name in brought:
                    raise EditFault(
                        f"{self.name}: mods {other.name} and {mod.name} both bring a setting {setting.name}"
                    )
        self.mods.append(mod)
        mod.edit(self)
        self.lay_out()

    def before(self, landmark: type[Step[T]], step: Step[T], times: int = 1) -> None:
        """Put a step before a rule; if several mods do, the one with the lowest number comes first."""
        for entry in self.entries(landmark, times):
            entry.before.append(step)
        self.lay_out()

    def after(self, landmark: type[Step[T]], step: Step[T], times: int = 1) -> None:
        """Put a step after a rule; if several mods do, the one with the lowest number comes first."""
        for entry in self.entries(landmark, times):
            entry.after.append(step)
        self.lay_out()

    def swap(self, landmark: type[Step[T]], step: Step[T], times: int = 1) -> None:
        """Put a step in the place of a rule, which only one mod may do."""
        who = self.editor()
        for entry in self.entries(landmark, times):
            if entry.by != "":
                raise EditFault(
                    f"{self.name}: {landmark.__name__} is swapped by {entry.by} and by {who}; expected one of them"
                )
            entry.now, entry.by = step, who
        self.lay_out()

    def extend(self, landmark: type[Menu[T]], deed: Deed[Any], times: int = 1) -> None:
        """Add something to what is to be done there, as any number of mods may."""
        who = self.editor()
        for entry in self.entries(landmark, times):
            if not isinstance(entry.now, Menu):
                raise EditFault(
                    f"{self.name}, for {who}: expected {landmark.__name__} to add to, found it swapped by {entry.by}"
                )
            entry.now.deeds.append(deed)

    def add(self, passage: list[Step[T]]) -> i64:
        """A passage more; its number, for the steps that begin it."""
        self.passages.append([PassageEntry(step, own=False) for step in passage])
        self.lay_out()
        return len(self.passages) - 1

    def entries(self, landmark: type[Step[T]], times: int) -> list[PassageEntry]:
        """The entries of the ruleset's own steps of this class; there must be so many."""
        places = [(f"passage {n}", passage) for n, passage in enumerate(self.passages)] + [("the checks", self.checks)]
        found: list[PassageEntry] = []
        where: list[str] = []
        for place, entries in places:
            here = [entry for entry in entries if entry.own and type(entry.step) is landmark]
            if len(here) > 0:
                found += here
                where.append(f"{len(here)} times in {place}")
        if len(found) != times:
            told = ", ".join(where) if len(where) > 0 else "nowhere in the passages and checks"
            raise EditFault(
                f"{self.name}, for {self.editor()}: expected {landmark.__name__} {times} times, found it {told}"
            )
        return found

    def editor(self) -> str:
        """Who edits now."""
        return f"mod {self.mods[-1].name}" if len(self.mods) > 0 else "its caller"
