"""The writer's guide to AVA's card English: what games with cities share, and what only its cards say."""

from __future__ import annotations

from typing import Final

from wtactics.kits.realm.speech.families import PARTS
from wtactics.language.guide import CAPITALS, IT, MARK, SPELLS, TARGETS, UNSAID, introduction
from wtactics.rulesets.ava.speech import (
    asides,
    avatars,
    building,
    captains,
    coming,
    habits,
    hosts,
    kingdoms,
    lacks,
    latecomers,
    leading,
    pools,
    prizes,
    reclaims,
    rewards,
    ruins,
    signs,
    spoils,
    standing,
    surveys,
    tallies,
    upkeep,
    whereabouts,
)
from wtactics.vocabulary.deeds import victory
from wtactics.vocabulary.guides.blanks import BLANKS
from wtactics.vocabulary.guides.manual import Blank, Guide
from wtactics.vocabulary.rulings import allowances

INTRODUCTION: Final = introduction(
    "Card English of avatars and cities",
    SPELLS,
    """\
On other cards each line is an ability of its own: a triggered one ("Whenever this creature attacks, ..."), an
  activated one ("2 gold: ..."), a standing one ("All Elves get +1/+1.") or a row of keywords. A triggered or activated
  ability may go on over several sentences of its line.""",
    UNSAID,
    """\
On cities, what no label stands before is the advantage, which a won bid switches on; only what the city costs, how it
  comes into play, and what happens as it comes, goes or gains the advantage needs no bid. "Advantage:" says so before one
  ability; then the others, and those behind "Always:", need no bid.""",
    '"Life points" (or "LP") are what players lose to attackers; "VP" (or "victory points") is what wins at a number.',
    '"Your avatar" is the card that stands for you; it is no creature, so texts on creatures do not speak of it.',
    TARGETS,
    IT,
    MARK,
    CAPITALS,
)
WORDS: Final = {"power": "gold"}
FORMS: Final = {
    '"victory" ("point" | "points")': '"life" ("point" | "points")',
    '("one" "or" "more" | "any")? "victory" "points"': '("one" "or" "more" | "any")? "life" "points"',
    '"victory" "points"': '"life" "points"', '"victory" "point"': '"life" "point"',
}  # fmt: skip
OWN_BLANKS: Final = (
    Blank("stander", "a player, where his avatar stands", "If {} in a city, draw a card.", "you are", "target opponent is"),
    Blank("reach", "where", "As long as you are {}, this creature gets +1/+0.", "in this creature's city",
          "in the same army as this creature"),
    Blank("led_army", "whose Army", "{} can attack without its avatar.", "Your army", "Each army"),
    Blank("marching", "what the Army does", "Your army can {} without its avatar.", "attack", "defend", "attack and defend"),
    Blank("winning", "gains", "Whenever an opponent {} the advantage of Mind, draw a card.", "gains", "wins"),
    Blank("allowance", "what may be done so often", "{} each turn.", "You may make two moves",
          "You may lay two resource cards"),
    Blank("spoils_way", "by what", "Whenever you gain VP {}, draw a card.", "from an attack", "for this creature's damage"),
    Blank("spoils_share", "what share", "You gain {} VP from attacks.", "half as many", "twice as many"),
    Blank("like_which", "of which card", "Gain 1 gold of the faction of {}.", "target city"),
    Blank("claimed_city", "which city", "You may claim the discipline of {} this turn.", "target city"),
    Blank("bidding_side", "for what", "You may mark creatures in your army {} as if they were residents.", "for claims",
          "for answers"),
    Blank("advantage_of", "whose advantage", "{} is in effect until end of turn.", "The advantage of target city you control"),
    Blank("spoils_more", "more or fewer", "You gain 1 {} VP from attacks.", "more", "fewer"),
    Blank("until_works", "his next Entrance phase", "Target player can't build cities {}.", "in his next Entrance phase"),
    Blank("further", "more", "You may build one {} city each turn.", "additional", "extra"),
    Blank("works", "what may be done so often with the cities deck", "{} each turn.", "You may build two cities",
          "You may rotate your cities deck twice"),
    Blank("how_often", "how many times", "Rotate your cities deck {}.", "once", "twice", "three times"),
    Blank("until_claims", "his next Tactical phase", "Target player can't claim disciplines {}.",
          "in his next Tactical phase", "during his next Tactical phase"),
    Blank("counts_whom", "for whom", "Target resident marked for this bid counts for {} in this bid.", "you", "your side"),
    Blank("bid_ends", "how the bid under way ends", "If {}, draw a card.", "you win this bid", "nobody wins that bid"),
    Blank("in_vain", "a claim that is made in vain", "Whenever {}, draw a card.", "you claim Soul and don't win it",
          "an opponent claims a discipline and doesn't win it"),
    Blank("score_change", "more or fewer", "Whenever an opponent {} VP, draw a card.", "gains", "loses"),
)  # fmt: skip
GUIDE: Final = Guide(
    (*PARTS, ("What only AVA says", (avatars, whereabouts, leading, standing, captains, coming, kingdoms, building, surveys,
                                 spoils, asides, habits,
                                 signs, prizes, rewards, reclaims, tallies, latecomers, hosts,
                                 lacks, pools, ruins, upkeep, victory,
                                 allowances))),
    OWN_BLANKS, INTRODUCTION, common=BLANKS, words=WORDS, forms=FORMS,
)  # fmt: skip
