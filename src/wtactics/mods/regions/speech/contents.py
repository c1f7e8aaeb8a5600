"""The words of Regions: those of AVA, and what its regions say; their sheets print factions."""

from __future__ import annotations

from typing import Final

from wtactics.cards import FACTIONS, Card
from wtactics.engine.library import NO_EXTRAS, Extras
from wtactics.engine.places import CITY, REGION
from wtactics.mods.regions.speech import (
    activity,
    capitals,
    civilians,
    domains,
    entering,
    garrisons,
    one_domain,
    regions,
    shifting,
    stacks,
    travels,
)
from wtactics.mods.regions.speech.guide import GUIDE
from wtactics.rulesets.ava.speech.contents import SPEECH as OF_AVA
from wtactics.vocabulary.printing import Sheet
from wtactics.vocabulary.speech import Speech


class RegionsSheet(Sheet):
    """AVA-REGION-18 A region prints the factions that it supports."""

    def extras(self, card: Card) -> Extras:
        """The factions, as bits."""
        bits = sum([1 << FACTIONS.index(faction) for faction in card.supports])
        return Extras(0, 0, bits, []) if bits else NO_EXTRAS


WORDINGS: Final[dict[str, str]] = {
    "front": "army", "fronts": "armies",  # AVA-REGION-06
    "tactical advantage": "advantage", "hit points": "hp",
    **{f"domain of {the}{name}": f"{name} domain" for name in ("body", "mind", "soul") for the in ("", "the ")},
    **{f"; {prize} :": f". {prize} :" for prize in ("domination", "total domination")},
    "loyalty :": "supports",
    **{f"{whose} top creatures": f"the top creatures of {whose} domains" for whose in ("your", "his", "their")},
    **{f"{a} top creature{yours}": f"{a} creature{yours} on top of a domain" for a in ("target", "a", "each", "another")
       for yours in ("", " you control")},
    **{f"{a} top creature {of}": f"{a} top creature {of}" for a in ("target", "a", "each", "another")
       for of in ("of", "in", "from")},
    **{f"{how} top creature{s} of": f"{how} creature{s} on top of" for how in ("marked", "unmarked", "military", "civilian")
       for s in ("", "s")},
    **{f"the {how} top creature of {one} of": f"a {how} creature on top of {one} of" for how in ("marked", "unmarked")
       for one in ("one", "any")},
    **{f"{cost} the top creature of one of your domains :": f"{cost} a creature on top of one of your domains :"
       for cost in ("mark", "sacrifice", "discard", "unmark")},
    "from a domain , the attacker it": "from a domain , the attacker it",
    "from a domain , the attacker": "from a domain , the attacker it defends against",
    **{f"{is_} lost this way": f"{is_} destroyed this way" for is_ in ("is", "was")},
    **{f"{a} civilian{behind}": f"{a} civilian creature{behind}" for a in ("a", "target", "each", "no", "another")
       for behind in (" ,", " .", " dies", " can", " can't", " gets", " defends", " you control", " an opponent controls")},
    **{f"civilians{behind}": f"civilian creatures{behind}" for behind in ("", " you control")},
    "defend as civilians": "defend as civilians", "defends as civilians": "defends as civilians",
    "as a civilian ,": "as a civilian ,", "as a civilian .": "as a civilian .", "defend as a civilian": "defend as a civilian",
    "lie at": "are at", "lie on": "are on", "lies at": "is at", "lies on": "is on",
    **{f"the creature that is {now} on top of that domain": "the top creature of that domain" for now in ("now", "then")},
    "regains all hp": "regains all its strength", "regain all hp": "regain all its strength",
    "win a discipline": "win a bid", "wins a discipline": "wins a bid",  # a bid is made for each (AVA-REGION-17)
    **{f"{whose} three domains": f"{whose} domains" for whose in ("your", "his", "their")},
    "would take hp from": "would deal damage to", "all its hp": "all its strength", "all its lost hp": "all its strength",
    **{f"{end} {stays}": kept for end in (".", ";", ", and", ". the", "; the")
       for stays, kept in (("damage on the first stays on it", "with its damage"), ("damage of the first stays on it",
                           "with its damage"), ("its damage is removed", "without its damage"))},
    **{f". the next region {pile}is turned up": "and turn up the next one" for pile in ("", "of the pile ", "of your pile ")},
    **{f"make {a}{who} {defence}": f"defend with {who} creatures" for who in ("civilian", "military")
       for a, defence in (("a ", "defence"), ("a ", "defense"), ("", "defences"), ("any ", "defence"))},
    **{f"{end} {stays}": "with its damage" for end in (".", ";", ", and")
       for stays in ("its damage stays on it", "it keeps its damage", "its damage stays")},
    **{f". {then}turn up the {nxt}": "and turn up the next one" for then in ("then ", "")
       for nxt in ("next one", "next region", "top region of the pile", "top region of your pile", "next region of the pile")},
    "your region pile": "your region pile", "your region": "your active region",  # no other is in play (AVA-REGION-02)
    "in your front with your avatar": "in the same army as your avatar",
    "region 's player": "region 's controller", "stands on": "is on", "lies below": "is below", "hit point": "hp",
}  # fmt: skip
SPEECH: Final = Speech(
    OF_AVA.phases,
    OF_AVA.times,
    families=(
        *OF_AVA.families,
        regions,
        activity,
        capitals,
        domains,
        civilians,
        entering,
        garrisons,
        one_domain,
        shifting,
        stacks,
        travels,
    ),
    keywords=OF_AVA.keywords,
    guide=GUIDE,
    sheet=RegionsSheet(),
    lacks=OF_AVA.lacks,
    hosted=OF_AVA.hosted,
    wordings={**OF_AVA.wordings, **WORDINGS},
    called=OF_AVA.called,
    attacked=1 << CITY | 1 << REGION,  # AVA-REGION-09
    paraphrases=OF_AVA.paraphrases,
)
