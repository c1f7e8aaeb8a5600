"""The catalogue of facts: which verbs tell of each, who is their subject, and in which forms they stand."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.places import CITY
from wtactics.language.phrase import third

FIRST: Final = False  # the subject of a verb is the first thing of its fact,
SECOND: Final = True  # or the second
CARD: Final = "watched_card"  # the rules of the other thing: a card,
ANY: Final = "watched_too"  # a card or a player

PASTS: Final = {
    "come": "came", "go": "went", "make": "made", "begin": "began", "leave": "left", "deal": "dealt", "take": "took",
    "hit": "hit", "draw": "drew", "lose": "lost", "build": "built", "become": "became", "get": "got", "win": "won",
    "lay": "laid", "put": "put", "drop": "dropped", "fall": "fell",
}  # fmt: skip
PARTICIPLES: Final = {
    "come": "come", "go": "gone", "begin": "begun", "take": "taken", "become": "become", "draw": "drawn", "fall": "fallen",
}  # fmt: skip


class Verb:
    """One verb for a fact, as "they" have it, with others for the same; behind it stands to whom it is done."""

    def __init__(
        self,
        fact: int,
        words: str,
        *ways: str,
        subject: bool = FIRST,
        to: str = "",
        types: int = 0,
        always: bool = False,
    ) -> None:
        self.fact: Final = fact
        self.words: Final = words  # as it is written; what is suffered begins with "is"
        self.ways: Final = ways or (words,)  # as it can be read
        self.subject: Final = subject
        self.link, _, self.to = to.rpartition(" ")  # the word before the other thing, and the rule of that
        self.types: Final = types  # of cards that a game must have for it, as bits
        self.always: Final = always  # the other thing is always named

    def suffers(self) -> bool:
        """Is it done to its subject?"""
        return self.ways[0].startswith("is ")

    def now(self) -> str:
        """How it is worded of what happens, in any person: attack, attacks."""
        return self.form([form(word, rest) for word, rest in self.parts() for word in (third(word), word)])

    def then(self) -> str:
        """How it is worded of what happened, and behind "has": attacked, came, come."""
        return self.form([form(word, rest) for word, rest in self.parts() for word in pasts(word)])

    def towards(self, then: bool = False) -> str:
        """How it is worded behind that to which it is done: the creature that it attacks, deals damage to."""
        words = [word for verb, rest in self.parts() for word in self.persons(verb, rest, then)]
        forms = [form(word, self.link) if self.link else form(word) for word in dict.fromkeys(words)]
        return f"({' | '.join(forms)})"

    def persons(self, verb: str, rest: str, then: bool) -> list[str]:
        """The verb in any person, or in the past, with what belongs to it."""
        told = pasts(verb)[:1] if then else [third(verb), verb]
        return [f"{word} {rest}".strip() for word in told]

    def suffered(self) -> str:
        """What is suffered, behind "is" and "was": dealt damage."""
        return self.form([form(*way.split()[1:]) for way in self.ways])

    def parts(self) -> list[tuple[str, str]]:
        """The verb itself and what belongs to it, of each way."""
        return [(word, rest) for word, _, rest in (way.partition(" ") for way in self.ways)]

    def form(self, forms: list[str]) -> str:
        """One of these forms, and the other thing behind it."""
        found = list(dict.fromkeys(forms))
        verb = found[0] if len(found) == 1 else f"({' | '.join(found)})"
        if not self.to:
            return verb
        other = f'"{self.link}" {self.to}' if self.link else self.to
        return f"{verb} {other}" if self.always else f"{verb} ({other})?"


def form(*words: str) -> str:
    """These words as a form."""
    return " ".join(f'"{word}"' for word in " ".join(words).split())


def pasts(verb: str) -> list[str]:
    """The verb in the past tense, and behind "has"."""
    return [PASTS.get(verb) or ended(verb), PARTICIPLES.get(verb) or PASTS.get(verb) or ended(verb)]


def ended(verb: str) -> str:
    """The past of a verb that follows the rule."""
    return verb + ("d" if verb.endswith("e") else "ed")


def third_person(words: str) -> str:
    """The verb as he, she and it have it; "is" stays."""
    verb, _, rest = words.partition(" ")
    return f"{verb if verb == 'is' else third(verb)} {rest}".strip()


def past(words: str, many: bool = False) -> str:
    """The verb in the past tense: attacked, came into play, was marked, were marked."""
    verb, _, rest = words.partition(" ")
    told = pasts(verb)[0] if verb != "is" else "were" if many else "was"
    return f"{told} {rest}".strip()


def not_past(words: str, many: bool = False) -> str:
    """The same with "not": didn't attack, wasn't marked."""
    return f"{past(words, many)}".replace(" ", "n't ", 1) if words.startswith("is ") else f"didn't {words}"


HURT_BY: Final = Verb(facts.HURT, "is dealt damage", "is dealt damage", "is damaged", "is hurt", to=f"by {CARD}")
STRUCK_BY: Final = Verb(facts.STRUCK, "is dealt combat damage", subject=SECOND, to=f"by {CARD}")
ENTERS: Final = Verb(facts.ENTERED, "come into play", "come into play", "enter", "come in play")
# What cards do.
CARDS: Final = (
    ENTERS,
    Verb(facts.DIED, "die"),
    Verb(facts.LEFT, "leave play"),
    Verb(facts.MARKED, "is marked", "mark", "become marked"),
    Verb(facts.UNMARKED, "is unmarked", "unmark", "become unmarked"),
    Verb(facts.ATTACKED, "attack", to=ANY),
    Verb(facts.DEFENDED, "defend", to=f"against {CARD}"),
    Verb(facts.DEFENDED, "defend against", "block", to=CARD, always=True),
    Verb(facts.MOVED, "move"),
    Verb(facts.MOVED, "move into", "move into", "move to", to=CARD, types=1 << CITY, always=True),  # ARC-MOVE-08
    Verb(facts.SHIFTED, "enter", to=CARD, types=1 << CITY, always=True),
    Verb(facts.HURT, "is dealt damage", "take damage", "suffer damage", to=f"from {CARD}"),
    Verb(facts.HURT, "deal damage", subject=SECOND, to=f"to {ANY}"),
    Verb(facts.HURT, "damage", subject=SECOND, to=ANY, always=True),
    Verb(facts.STRUCK, "deal combat damage", to=f"to {ANY}"),
    Verb(facts.STRUCK, "hit", to=ANY),
    Verb(facts.KILLED, "kill", to=CARD, always=True),
    Verb(facts.KILLED, "destroy", to=CARD, types=1 << CITY, always=True),
    Verb(facts.SURVIVED, "survive a combat", "survive a combat", "survive combat", "survive a battle"),
)
# What is done to them.
SUFFERED: Final = (
    Verb(facts.MARKED, "is marked"),
    Verb(facts.UNMARKED, "is unmarked"),
    Verb(facts.ATTACKED, "is attacked", subject=SECOND, to=f"by {CARD}"),
    Verb(
        facts.ATTACKED,
        "attack",
        "is announced as an attacker",
        "is announced as attacker",
        "is declared as an attacker",
        "is declared an attacker",
        "is announced an attacker",
    ),
    Verb(
        facts.DEFENDED,
        "defend",
        "is announced as a defender",
        "is announced as defender",
        "is declared as a defender",
        "is declared a defender",
        "is announced a defender",
        "is assigned as a defender",
    ),
    Verb(facts.ENTERED, "come into play", "is put into play"),
    Verb(facts.SHIFTED, "is moved"),
    Verb(facts.DESTROYED, "is destroyed"),
    Verb(facts.BUILT, "is built"),
    HURT_BY,
    STRUCK_BY,
    Verb(facts.KILLED, "is killed", subject=SECOND, to=f"by {CARD}", always=True),
    Verb(facts.KILLED, "is destroyed", subject=SECOND, to=f"by {CARD}", types=1 << CITY, always=True),
    Verb(facts.DIED, "die", "is killed"),
    Verb(facts.SACRIFICED, "is sacrificed"),
)
# What players do with cards, and what is done to these.
DRAW: Final = Verb(facts.DREW, "draw")
PEOPLE: Final = (
    Verb(facts.PLAYED, "play"), Verb(facts.DISCARDED, "discard"), Verb(facts.BUILT, "build"), DRAW,
    Verb(facts.SACRIFICED, "sacrifice"), Verb(facts.WENT, "move"),
)  # fmt: skip
ONLY_BY: Final = (
    Verb(facts.SACRIFICED, "is sacrificed", to="by anyone", always=True),
    Verb(facts.BUILT, "is built", to="by anyone", always=True),
    Verb(facts.WENT, "is moved", to="by anyone", always=True),
)  # fmt: skip
DRAWN: Final = Verb(facts.DREW, "is drawn", to="by anyone")
PASSIVE: Final = (
    Verb(facts.PLAYED, "is played", to="by anyone"),
    Verb(facts.DISCARDED, "is discarded", to="by anyone"),
    DRAWN,
    *ONLY_BY,
)
# What they do with victory points.
POINTS: Final = (Verb(facts.GAINED, "gain"), Verb(facts.LOST, "lose"))
# After these a card is not where it was: what is said of it now, is not said of what it was then.
GONE: Final = (facts.DIED, facts.LEFT, facts.DESTROYED, facts.DISCARDED)
HANGING: Final = ("enchantment", "equipment")  # what is attached to another card, or to a player
# What the other one is called, of whom a fact tells that says nothing of him: by who does it, and by whom it is done to.
DUELS: Final = {facts.ATTACKED: ("target", "attacker"), facts.STRUCK: ("target", "attacker")}
PARTS: Final = {**DUELS, facts.DEFENDED: ("attacker", "defender")}  # and each of the two, by what it does
