"""Wordings: other ways of saying the same words, put right before a sentence is read. None of them touches a meaning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

# The normal words, and what stands for them. A test holds every one against a sentence in normal words.
NORMAL: Final[Mapping[str, tuple[str, ...]]] = {
    # short forms
    "can't": ("cannot", "can not", "may not", "shall not"),
    "isn't": ("is not",),
    "aren't": ("are not",),
    "wasn't": ("was not",),
    "weren't": ("were not",),
    "don't": ("do not",),
    "doesn't": ("does not",),
    "didn't": ("did not",),
    "hasn't": ("has not",),
    "haven't": ("have not",),
    "it is": ("it 's",),
    "that is": ("that 's",),
    "you have": ("you've",),
    "they are": ("they're",),
    "i is": ("i'm",),
    "i isn't": ("i'm not", "i am not"),
    # people and things
    "he": ("he / she", "he or she", "she / he", "she"),
    "him": ("him / her", "him or her", "himself", "herself", "himself / herself"),
    "his": ("his / her", "his or her", "his own", "his / her own", "her own"),
    "it": ("itself",),
    "its": ("its own",),
    "your": ("your own",),
    "their": ("their own",),
    "them": ("themselves",),
    "you": ("yourself",),
    "that": ("who",),
    "ally": ("allied", "friendly", "friend"),
    "allies": ("friends",),
    "enemy": ("foe", "hostile"),
    "enemies": ("foes",),
    "creature": ("unit",),
    "creatures": ("units",),
    "an opponent": ("your opponent",),
    # where
    "here": ("living here", "residing here"),
    "is here": ("lives here", "resides here"),
    "are here": ("live here", "reside here"),
    "is in": ("lives in", "resides in", "stands in", "lies in", "is located in", "is resident in", "is residing in"),
    "are in": ("live in", "reside in", "stand in", "are located in", "are resident in"),
    "in": ("living in", "residing in", "located in", "standing in"),
    "no player": ("neither player",),
    "coming into play": ("entering play",),
    # how many
    "each": ("every", "each and every", "each one of"),
    "all": ("any and all",),
    "at least": ("no fewer than", "no less than", "not less than", "not fewer than"),
    "at most": ("no more than", "not more than"),
    "or more": ("or greater", "or higher"),
    "or less": ("or fewer", "or lower"),
    # when
    "start": ("beginning", "onset", "outset", "commencement"),
    "whenever": ("each time", "every time", "any time", "anytime", "as soon as", "whensoever", "the moment"),
    "until end of turn": (
        "until the end of turn", "until end of the turn", "until the end of the turn", "until end of this turn",
        "until the end of this turn", "till end of turn", "till the end of turn", "for the rest of the turn",
        "for the rest of this turn", "until the turn ends", "until this turn ends",
    ),
    "until your": (
        "until the start of your", "until the beginning of your", "till your", "till the start of your", "up to your",
    ),
    "until its": ("until the start of its", "until the beginning of its"),
    "during this attack": (
        "for this attack", "until the attack is over", "until the end of the attack", "until end of attack",
        "until the end of this attack", "for the attack", "for the rest of the attack", "for that attack", "during that attack",
    ),
    "during this combat": (
        "for this combat", "for that combat", "during that combat", "until end of combat", "until the end of combat",
        "until the end of this combat", "until the combat is over", "for the combat", "for the rest of the combat",
    ),
    "at the end of": ("at end of", "at the close of"),
    "at the end of turn": ("at end of turn", "at the end of the turn"),
    "as long as": ("while", "so long as", "for as long as", "whilst", "for so long as", "for the time"),
    "your turn": ("each of your turns",),
    "only once each turn": ("only once per turn", "only one time each turn", "only one time per turn"),
    "once each turn": ("once per turn", "one time each turn", "one time per turn"),
    # verbs
    "come into play": ("enter play",),
    "comes into play": ("enters play",),
    "came into play": ("entered play",),
    "put": ("place", "bring"),
    "puts": ("places", "brings"),
    "in place": ("in place",),
    "instead of": ("in place of", "in lieu of"),
    "kill": ("slay",),
    "kills": ("slays",),
    "killed": ("slain", "slew"),
    "die": ("perish",),
    "dies": ("perishes",),
    "died": ("perished",),
    "choose": ("pick", "select"),
    "chooses": ("picks", "selects"),
    "chosen": ("picked", "selected"),
    "discard": ("throw away",),
    "discards": ("throws away",),
    "is killed": ("gets killed",),
    "is destroyed": ("gets destroyed",),
    "is marked": ("gets marked",),
    "are marked": ("get marked",),
    # values
    "defense": ("defence",),
    "victory points": ("vp", "vps"),
    "with total cost": ("with a total cost of", "with total power cost", "with combined cost", "with a combined cost of"),
    "with cost": ("with a cost of", "with power cost", "with a power cost of", "with a gold cost of"),
    "other than": ("except for", "except"),
    "among": ("amongst", "from amongst"),
    "in which": ("wherein",),
    "on": ("upon",),
    # said in vain
    "": (
        ", including you ,", "including you", ", as well", "as well", ", too", "too", "shall", "forthwith", "immediately",
        "at once", "straight away", "right away",
    ),
    "rounded down": ("( rounded down )", ", rounded down", "rounding down", ", rounding down"),
    "rounded up": ("( rounded up )", ", rounded up", "rounding up", ", rounding up"),
}  # fmt: skip
SPELLINGS: Final[Mapping[str, str]] = {spelling: normal for normal, each in NORMAL.items() for spelling in each}
LONGEST: Final = max(len(spelling.split()) for spelling in SPELLINGS)
