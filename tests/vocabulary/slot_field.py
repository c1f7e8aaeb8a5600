"""A field for scenes of SLOT's card texts: two armies from a few words, in a step of A's turn, played by the real rules.

    f = Field("F2 Elvish Fighter hurt 1, B2 Elvish Shaman, B1 Mage; twilight: Mage; graveyard: Knight", "F2 Bone Guard")
    f.choose("use Elvish Shaman", "Elvish Fighter")

Cards are those that ship; `cards` prints more: a text for each name, on a creature of close 2, ranged 2, DEF 2, life 2.
"""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.cards import CONTENT, CardLibrary, load_cards
from wtactics.content.pool import CardPool, pool_of
from wtactics.engine.match import Match
from wtactics.engine.places import ASIDE, DECK, GRAVE
from wtactics.engine.values import refresh
from wtactics.rulesets.slot.deal import SlotDealing
from wtactics.rulesets.slot.grid import NAMES, kind_of
from wtactics.rulesets.slot.rules.act import Act, UseAbilities
from wtactics.rulesets.slot.rules.move import MoveCreatures
from wtactics.rulesets.slot.rules.recr import Recruit
from wtactics.rulesets.slot.rules.start import NextTurn
from wtactics.rulesets.slot.rules.upk import FindFees
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import ABILITIES_STEP, ACTION_STEP, MOVE_STEP, RECRUIT_STEP, UPKEEP_STEP
from wtactics.rulesets.slot.told.words import labels

SHIPPED: Final = CONTENT / "cards" / "the-muster"
PILES: Final = {"deck": DECK, "twilight": ASIDE, "graveyard": GRAVE}
STEPS: Final = {
    "upkeep": (UPKEEP_STEP, FindFees),
    "recruit": (RECRUIT_STEP, Recruit),
    "abilities": (ABILITIES_STEP, UseAbilities),
    "move": (MOVE_STEP, MoveCreatures),
    "action": (ACTION_STEP, Act),
}
PRINTED: Final = """
[[card]]
number = {number}
version = 1
name = "{name}"
faction = "Gaian"
type = "creature"
subtypes = "{kinds}"
cost = 1
text = '''{text}'''
[card.slot]
close = 2
ranged = 2
defense = 2
life = 2
level = 1
"""


@cache
def shipped() -> CardLibrary:
    """The cards that ship."""
    return load_cards([SHIPPED], "slot")


@cache
def pool(names: frozenset[str], cards: tuple[tuple[str, str], ...]) -> CardPool:
    """Those of the cards that ship, and these; a name may have kinds behind it: "Miller (Elf)"."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "trial.toml"
        texts = ['set = "Trial"\nrulesets = ["slot"]\n']
        for i, (name, text) in enumerate(cards):
            plain, _, kinds = name.partition(" (")
            texts.append(PRINTED.format(number=901 + i, name=plain, kinds=kinds.rstrip(")") or "Human", text=text))
        path.write_text("".join(texts), "utf-8")
        own = load_cards([path]) if cards else ()
    return pool_of(CardLibrary([*(card for card in shipped() if card.name in names), *own]), "slot")


class Field:
    """Two armies in the midst of A's turn."""

    def __init__(
        self, a: str, b: str = "F4 Bone Guard", step: str = "action", cards: dict[str, str] | None = None
    ) -> None:
        lists = [self.entries(text) for text in (a, b)]
        names = frozenset(name for entries in lists for _, name, _, _ in entries)
        self.pool = pool(names, tuple((cards or {}).items()))
        self.slot = SlotDealing(self.pool.library)
        numbers = {name: d for d, name in enumerate(self.pool.library.names)}
        self.t: SlotTable = self.slot.table([[numbers[name] for _, name, _, _ in entries] for entries in lists])
        self.t.sow(7)
        for seat, entries in enumerate(lists):
            for where, name, marked, hurt in entries:
                self.lay(seat, where, name, marked, hurt)
        self.begin(*STEPS[step])
        self.match = Match(self.t, self.slot.rules)
        self.match.run()

    @staticmethod
    def entries(text: str) -> list[tuple[int, str, bool, int]]:
        """Kind of place, name, mark and tokens of each card of a side."""
        found = []
        for part in text.split("; "):
            pile, colon, names = part.partition(": ")
            for entry in (names if colon else part).split(", "):
                words, _, hurt = entry.partition(" hurt ")
                name, marked = words.removesuffix(" marked"), words.endswith(" marked")
                slot, _, rest = name.partition(" ")
                where = PILES[pile] if colon else kind_of(NAMES.index(slot))
                found.append((int(where), name if colon else rest, marked, int(hurt or 0)))
        return found

    def lay(self, seat: int, where: int, name: str, marked: bool, hurt: int) -> None:
        """Lay one card of its deck where it belongs."""
        t = self.t
        c = next(c for c in t.at(DECK, seat) if self.name(c) == name)
        if where in (ASIDE, GRAVE):
            t.move(c, where, seat)
        elif where != DECK:
            t.enter(c, where, seat)
            t.marked[c] = i64(marked)
            t.harm[c] = hurt

    def begin(self, number: int, step: type) -> None:
        """It is this step of A's third turn, and nothing has happened in it."""
        t, steps = self.t, self.slot.rules.steps
        t.waiting = vec[i64]()
        t.turn, t.active, t.phase, t.ap = 3, 0, number, 3
        at = [next(i for i, one in enumerate(steps) if isinstance(one, sort)) for sort in (NextTurn, step)]
        t.carry(vec[i64]([at[0], 0, 0, 0, at[1], 0, 0, 0]))
        t.frame = 4
        t.changed_values()

    # ---- choosing

    def options(self) -> list[str]:
        """What can be chosen, in words."""
        return labels(self.match.table) if not self.match.over else []

    def choose(self, *words: str) -> None:
        """Choose, one after the other, the only option that says this; the shortest of those that begin so."""
        for word in words:
            told = self.options()
            fits = [i for i, label in enumerate(told) if label == word] or [
                i for i, label in enumerate(told) if word in label
            ]
            assert len(fits) == 1, f"{word!r} among {told}"
            self.match.choose(self.match.table.options[fits[0]])

    # ---- looking

    def name(self, c: int) -> str:
        return self.pool.library.names[self.t.printed[c]]

    def at(self, slot: str, seat: int = 0) -> str:
        """Who stands in a slot, nothing if nobody does."""
        c = self.t.in_slot(seat, NAMES.index(slot))
        return self.name(c) if c >= 0 else ""

    def card(self, name: str) -> int:
        """The first card of this name that stands in an army, else anywhere."""
        t = self.t
        found = [c for c in t.board if self.name(c) == name] + [c for c in range(len(t.place)) if self.name(c) == name]
        return found[0]

    def values(self, name: str) -> tuple[int, int, int, int]:
        """Close, ranged, DEF and life."""
        refresh(self.t)
        c = self.card(name)
        return self.t.strength(c, False), self.t.strength(c, True), self.t.guard(c), self.t.lives(c)

    def marked(self, name: str) -> bool:
        return self.t.marked[self.card(name)] == 1

    def hurt(self, name: str) -> int:
        return int(self.t.harm[self.card(name)])

    def pile(self, name: str, seat: int = 0) -> list[str]:
        """The names of the cards in a pile."""
        return [self.name(c) for c in self.t.at(PILES[name], seat)]
