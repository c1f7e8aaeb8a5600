"""Wordings of the live game for what our own cards say otherwise, and a few things that only it speaks of."""

from __future__ import annotations

from typing import Final

from wtactics.engine.facts import LEFT
from wtactics.engine.lasting import WHILE_IN_PLAY
from wtactics.engine.meaning import MOVE, Noun, Number, Trigger
from wtactics.engine.places import CITY, CREATURE
from wtactics.kits.realm.speech.homes import INTO_ARMY, ArmyOf, EntersArmy, MoveAlong, PlayedIntoArmy
from wtactics.language.phrase import CHANGED, TOLD, Misread, Phrase
from wtactics.vocabulary.changes.tallying import itself
from wtactics.vocabulary.changes.values import Change, Get
from wtactics.vocabulary.conditions.meaning import AtTime
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT
from wtactics.vocabulary.deeds.hands import Discard, discard_own, return_to_hand
from wtactics.vocabulary.deeds.harm import MEND, deal_damage, repair_all
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.deeds.mending import RepairUpTo, heal_up_to
from wtactics.vocabulary.deeds.wealth import produce
from wtactics.vocabulary.needs import Needs
from wtactics.vocabulary.nouns.cards import ANYWHERE, OPPONENTS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail, fill_place
from wtactics.vocabulary.nouns.placing import in_city
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.nouns.quality import Harbouring, LivingIn
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.counting import halves
from wtactics.vocabulary.numbers.meaning import Fixed, XNumber
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import PERMITTED
from wtactics.vocabulary.rulings.meaning import Act, Law, Such
from wtactics.vocabulary.rulings.restraint import can_to, cant_to, only_such
from wtactics.vocabulary.sentences.clauses import Steps, together
from wtactics.vocabulary.sentences.dues import SacrificeDue
from wtactics.vocabulary.sentences.lines import triggered
from wtactics.vocabulary.sentences.parts import Contribution, Defined
from wtactics.vocabulary.sentences.prices import another, power, sacrifice_itself, sacrifice_sort
from wtactics.vocabulary.speech import PhaseName
from wtactics.vocabulary.things.abroad import Abroad
from wtactics.vocabulary.things.among import owned
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.dwelling import HomeThen
from wtactics.vocabulary.things.home import HomeOf
from wtactics.vocabulary.things.meaning import All, Host, KeeperOf, Slot, Things, This, You
from wtactics.vocabulary.things.mentioning import all_of, but, each_of, his_controller, his_owner, renewed, same
from wtactics.vocabulary.things.picking import Check
from wtactics.vocabulary.triggers.campaigns import AttackedCard
from wtactics.vocabulary.triggers.moments import of_him
from wtactics.vocabulary.triggers.watching import very_card


def triggered_at_once(reading: Reading, trigger: Trigger, steps: Steps) -> Contribution:
    """Without a comma a time behind a trigger is when that happens."""
    if isinstance(steps[0], Check) and isinstance(steps[0].condition, AtTime):
        raise Misread('"," behind the trigger', steps[0].condition.when())
    return triggered(reading, trigger, steps)


def home_of_this(reading: Reading, *_this: Things) -> Things:
    """Where it lives; where it lived, if the text hears it leaving play."""
    if isinstance(reading.gone, This) or reading.given_up:
        return home_then(reading, This(reading.word))
    return reading.tell(HomeOf(This(reading.word)))


def its_residents(reading: Reading, city: Things, sorts: Sort, *more: Detail) -> Things:
    """None but a city, by its name, has residents."""
    if reading.word != "city" or sorts.word not in ("resident", "creature"):
        raise Misread("the residents of a city", f"{city.text()}'s {sorts.text(True)}")
    return all_of(reading, owned(reading, in_city(reading, city), sorts, *more))


def home_of_it(reading: Reading, *_being: bool) -> Things:
    """Where this creature is at home, if nothing else was spoken of."""
    things = reading.it()
    if isinstance(things, Host) and things.word == "creature":
        return reading.tell(HomeOf(things))
    if not isinstance(things, This):
        raise Misread(f"this {reading.word}", things.text())
    return home_of_this(reading)


def that_home(reading: Reading) -> Things:
    """The city in which somebody is, as was just said, if none was spoken of."""
    places = [where.value for where in reading.area if isinstance(where.value, LivingIn)]
    said = places[-1] if places else None
    named = any("city" in each.words for each in reading.latest())
    if named or said is None or not isinstance(said.city, HomeOf | AttackedCard):
        raise Misread("a city that was spoken of before", "that city")
    return said.city


def home_then(reading: Reading, *this: Things) -> Things:
    """Where this creature lived before it left play."""
    things = this[0] if this else reading.it()
    if not isinstance(things, This):
        raise Misread(f"this {reading.word}", things.text())
    reading.recall(LEFT)
    return reading.tell(HomeThen(This(reading.word)))


def my(reading: Reading) -> Things:
    return reading.tell(This(reading.word))


def here(reading: Reading) -> Detail:
    if reading.word != "city":
        raise Misread("a place", "here")
    return in_city(reading, This(reading.word))


def target_army(reading: Reading) -> Things:
    slot: Slot = reading.target(PlayerNoun(), "target player")
    return ArmyOf(slot)


def move_along(reading: Reading, things: Things) -> MoveAlong:
    return MoveAlong(things, This(reading.word))


def regain_up_to(reading: Reading, number: Number) -> RepairUpTo:
    return RepairUpTo(You(), number, reading.subject())


def gain_strength(reading: Reading, number: Number) -> For:
    return For(Get(reading.subject(), Change(Fixed(0), number)), WHILE_IN_PLAY)


def this_can(reading: Reading, act: Act) -> Law:
    return Law(This(reading.word), act, None, can=True)


def into_army(reading: Reading, _this: Things) -> Law:
    """Whoever plays it says whether it comes into a city or into his army."""
    return Law(This(reading.word), PERMITTED[0][1], None, can=True)


def comes_to_army(reading: Reading, *_said: Things) -> Law:
    return EntersArmy(itself(reading))


def others_into_army(reading: Reading, sort: Sort, *said: Detail) -> Law:
    """Creatures that you play may come into your army."""
    fields: dict[str, object] = {"where": ANYWHERE}
    for each in said:
        fill_place(fields, each)
    return PlayedIntoArmy(Such(CardNoun([sort], **fields)))  # type: ignore[arg-type]


def any_other(reading: Reading, noun: CardNoun) -> Things:
    return All(renewed(noun, Detail("other_than", reading.other_than())), True)


def to_do(reading: Reading, first: Steps, then: Steps) -> Steps:
    reading.in_order_to = True
    return together(reading, first, then)


def one_concerned(reading: Reading, keeper: Things) -> Things:
    """Of a player and the keeper of a card, the one of whom the text has spoken: with a card it is always its keeper."""
    if not isinstance(keeper, KeeperOf):
        raise Misread("the owner or controller of a card that was spoken of before", keeper.text())
    if any(mention.things.people() and mention.things is not keeper for mention in reading.mentions):
        raise Misread("one player who was spoken of before", "two")
    return keeper


def x_chosen(reading: Reading) -> Contribution:
    """Whoever plays the card says what X is as he pays for it."""
    reading.x_said = True
    return Defined(XNumber())


def opposing(reading: Reading) -> Detail:
    return Detail("whose", OPPONENTS)


def of_city(reading: Reading, city: Things, phase: PhaseName) -> tuple[Noun, list[int], str]:
    """The turn of the player whose city it is; of the one in which somebody resides, where he lives, whoever is helping."""
    found = bare(city)
    return of_him(reading, KeeperOf(HomeOf(found.things) if isinstance(found, HomeOf) else found, False), phase)


def where_is(reading: Reading, noun: CardNoun) -> Detail:
    return Detail("quality", Harbouring(noun))


def can_towards(reading: Reading, act: Act, things: Things) -> Law:
    """Who may go to other players' cities may be "there"."""
    noun = things.noun if isinstance(things, All) else None
    if act.is_meant(MOVE) and isinstance(noun, CardNoun) and noun.whose == OPPONENTS and noun.types_meant == 1 << CITY:
        reading.area.append(Detail("quality", Abroad()))
    return can_to(reading, act, things)


def each_of_theirs(reading: Reading, noun: CardNoun) -> Things:
    return each_of(reading, renewed(noun, Detail("whose", OPPONENTS)))


def each_creature_of_theirs(reading: Reading, noun: CardNoun) -> Things:
    """Of places it is said elsewhere."""
    if noun.types_meant >> CREATURE & 1 == 0:
        raise Misread("creatures", noun.text(True))
    return each_of_theirs(reading, noun)


def sacrifice_other(reading: Reading, sort: Sort) -> SacrificeDue:
    """In hands there are creature cards: another creature than this one is in play as it is."""
    if sort.word == "card":
        raise Misread("what is in play, such as a creature", sort.text(False))
    return SacrificeDue(another(reading, CardNoun([sort])), 1)


def discard_other(reading: Reading, sort: Sort) -> Discard:
    return discard_own(reading, but(reading, CardNoun([sort])))


FULL: Final = '("printed" | "full" | "original" | "printed" "full")'
COME: Final = '("comes" | "come") "into" "play"'
ARMIES: Final = '(("your" | "its" "controller" "\'s" | "the") "army")'
NOT_THERE: Final = (
    '("instead" ("of" ("in" | "into")? ("a" | "one" "of" "your")? ("city" | "cities"))? | "," "not" "in" "a" "city")'
)
IN_ARMY: Final = '"directly"? ("into" | "in") "your" "army"'
NO_CITY: Final = '("instead" "of" ("into" | "in" | "to")? ("a" | "one" "of" "your") ("city" | "cities"))'
AS_PLAYED: Final = '(("when" | "as") "you" "play" ("it" | "him" | "her"))'
CHOICE: Final = '"of" "your" "choice" | "that"? "you" "choose"'
WHERE: Final = '("the" | "a") "city" ("in" "which" | "where" | "that")?'
LIVES: Final = '("lives" | "live") "in"?'
RESIDES: Final = '("resides" | "reside") "in"?'  # as a thing of its own: speech/residence.py
# What is read as other words, wherever it stands
HOUSES: Final = ("this city", "the enchanted city", "enchanted city", "that city", "target city")
PORTIONS: Final = {"each": "each resident", "each one": "each resident", "one": "a resident", "any one": "a resident",
                   "two": "two residents", "three": "three residents", "up to two": "up to two residents",
                   "any number": "any number of residents"}  # fmt: skip
MORE: Final = ("another", "any other", "other", "any more", "more", "any further", "further")
PEOPLE: Final = (
    "target player", "target opponent", "that player", "enchanted player", "an opponent", "each opponent", "your opponents",
    "its controller", "that city 's controller", "enchanted city 's controller",
)  # fmt: skip
WORDINGS: Final = {
    "all of that damage": "that damage",
    "is wasted": "doesn't resolve",
    **{f"{house} 's residents": f"residents of {house}" for house in HOUSES},
    **{f"all {house} 's residents": f"all residents of {house}" for house in HOUSES},
    **{f"all of {house} 's residents": f"all residents of {house}" for house in HOUSES},
    **{f"{some} of {house} 's residents": f"{residents} of {house}"
       for some, residents in PORTIONS.items() for house in HOUSES},
    **{f"{some} of its residents": f"{residents} in it" for some, residents in PORTIONS.items()},
    **{f"can't play {more} {card}{when}": f"can't play {cards}{when}" for more in MORE for when in (" this turn",)
       for cards, each in (("magic cards", ("magic", "magic card", "magic cards")), ("creatures", ("creature", "creatures")),
                           ("event cards", ("event", "events", "event card", "event cards")), ("cards", ("card", "cards")))
       for card in each},
    **{f"{whose} army 's {ones}": f"{ones} in {whose} army" for ones in ("creatures", "attackers", "defenders")
       for whose in ("your", "his", "their", "target player 's", "target opponent 's", "an opponent 's", "that player 's",
                     "each player 's", "each opponent 's", "the defending player 's", "the attacking player 's")},
    **{f"{house} 's {ones}": f"{ones} in {house}" for ones in ("creatures",) for house in HOUSES},
    **{f"marked for {a} discipline": "marked for a bid" for a in ("a", "any")},
    **{f"your third bid in {same} turn": "your third bid each turn" for same in ("the same", "one", "a single")},
    "for each of its residents": "for each of its residents",
    "the next damage dealt to": "the next damage to",
    **{f"present {bid}": f"current {bid}" for bid in ("bid", "claim")},
    **{f"{nobody} {may}": f"no player {may}" for nobody in ("nobody", "no one") for may in ("can", "may")},
    "your cities without damage": "your undamaged cities",
    **{f"none of your cities {being} without damage": "you control no undamaged city" for being in ("is", "are")},
    **{f"plays during your turn {costs} that {who}": f"plays during your turn {costs}"
       for costs in ("costs", "cost") for who in ("opponent", "player")},
    "no longer counts": "doesn't count", "no longer count": "don't count",
    **{f"creatures out of {whose} cities": f"creatures from {whose} cities" for whose in ("his", "their", "your")},
    **{f"attackers of {people}": f"attackers against {people}" for people in PEOPLE},
    **{f"and {nobody} {blocks} it": "and isn't blocked" for nobody in ("no creature", "no creatures", "nobody", "no one")
       for blocks in ("defends against", "defend against", "blocks", "block", "is blocking", "is defending against")},
    "attacker of your army": "creature attacking your army", "attackers of your army": "creatures attacking your army",
    "shift": "move", "shifts": "moves", "shifted": "moved",
    "look at the hand of an opponent": "choose an opponent , then look at his hand",
    "look at an opponent 's hand": "choose an opponent , then look at his hand",
}  # fmt: skip
PHRASES: Final = [
    # things
    Phrase("general", "own_home", same),
    Phrase("home", "own_home", same),
    Phrase("home", f"{WHERE} self {RESIDES}", home_of_this),
    Phrase("home", f'{WHERE} "it" {RESIDES}', home_of_it),
    Phrase("own_home", f'"my" "city" | self "\'s" "city" | {WHERE} self {LIVES}', home_of_this,
           ["When this creature comes into play, this creature's city gets +0/+2 until end of turn."]),
    Phrase("own_home", '"the" "city" "that"? self being "in" | "the" "city" ("in" "which" | "where") self being', home_of_this),
    Phrase("own_home", f'{WHERE} "it" {LIVES} | "the" "city" "it" being "in" | "its" "city"', home_of_it),
    Phrase("own_home", f'{WHERE} (self | "it" | "he") ("was" "in" | "lived" "in"? | "resided" "in"?)', home_then,
           ["Sacrifice this creature: Deal 1 damage to the city it was in."]),
    Phrase("own_home", '"that" "city"', that_home,
           ["While this creature is in a city, other creatures in that city get +0/+1."]),
    Phrase("cities_there", "own_home", same),
    Phrase("general", '("all" "of"?)? self "\'s" sorts post*', its_residents),
    Phrase("goal_attacked", "home", very_card),
    Phrase("forbidden", "towards home", cant_to),
    Phrase("forbidden", "towards enchanted_thing", cant_to),
    Phrase("only", '"only" nouns ("can" | "may") towards enchanted_thing', only_such),
    Phrase("reach", '"here"', here, ["Creatures here get +0/+1."]),
    Phrase("he_player", 'home "\'s" "controller"', his_controller),
    Phrase("he_player", 'home "\'s" "owner"', his_owner),
    Phrase("he_player", '"that" "player" "or" he_player', one_concerned,
           ["When this creature damages a city, that player or that city's owner discards a card."]),
    Phrase("other", '"opposing"', opposing),
    Phrase("aimed", '"target" "army"', target_army, ["Until end of turn, target army can't defend target city."]),
    Phrase("post", '"where" ("a" | "an")? card_noun "is"', where_is,
           ["When this creature attacks a city where an Elf is, draw a card."]),
    Phrase("he_player", 'my "controller"', his_controller),
    Phrase("he_player", 'my "owner"', his_owner),
    Phrase("my", '"my"', my),
    # deeds
    Phrase("deed", '{move} things "along"', move_along, ["When this creature moves, move target creature along."]),
    Phrase("deed", '{deal} number "additional" "damage" "to" things', deal_damage),
    Phrase("deed", '{produce} number [faction] ("resource" | "resources")', produce),
    Phrase("deed", f'({MEND}) "up" "to" number ("strength" | "damage") ("of" | "on" | "in" | "to") things', heal_up_to,
           ["Restore up to 4 strength to target city."]),
    Phrase("deed", f'("fully" | "completely") ({MEND}) things', repair_all),
    Phrase(TOLD, '("is" | "are") ("fully" | "completely") ("repaired" | "restored")',
           lambda reading: repair_all(reading, reading.subject())),
    Phrase("deed", f'({MEND}) things ("fully" | "completely" | "entirely" | "to" ("its" | "their") {FULL} "strength")',
           repair_all, ["Repair target city to its full strength."]),
    Phrase(TOLD, '({regain} | {recover}) "up" "to" number ("lost"? "strength" | "damage")', regain_up_to,
           ["Target city regains up to 4 strength."]),
    Phrase("deed", '({heal} | {remove}) "up" "to" number "damage" ("from" | "of" | "on") things', heal_up_to),
    Phrase("deed", '{put} things "in" whose_place ("hand" | "hands")', return_to_hand),
    Phrase("deed", '({return} | {put}) ("to" | "into") whose_place ("hand" | "hands") things',
           lambda reading, whose, things: return_to_hand(reading, things, whose),
           ["Return to your hand target creature card in your graveyard."]),
    Phrase(CHANGED, '{gain} number ("defense" | "strength") "points"', gain_strength),
    Phrase("price_part", '"discard" "another" sort ("you" "control")? ("from" "play")?', sacrifice_other,
           ["Discard another creature you control: Draw a card."]),
    Phrase("deed", '{discard} "another" sort ("you" "control")? ("from" "play")?', discard_other,
           ["You may discard another creature you control. If you do, draw a card."]),
    Phrase("price_part", '"discard" ("a" | "an" | "one") sort "you" "control" ("from" "play")?', sacrifice_sort,
           ["As an additional cost to play this card, discard a creature you control."]),
    Phrase("price_part", '"discard" self ("from" "play")?', sacrifice_itself, ["Discard this creature: Draw a card."]),
    Phrase("price_part", '"pay" number [faction] ("power" | "gold")', power, ["Pay 2 power: Draw a card."]),
    # numbers
    *halves(lambda reading: False),
    # sentences
    Phrase("ordered", 'order "to" ordered', to_do),
    Phrase("anywhere", f'"x" "is" ("a" | "any") "number" ({CHOICE})', x_chosen,
           ["X power: Deal X damage to target creature. X is a number of your choice."]),
    Phrase("anywhere", '"choose" (("a" | "any") "number")? "x"', x_chosen),
    Phrase("ability", "trigger effects", triggered_at_once, ["When this creature comes into play draw a card."]),
    Phrase("moment_part", '(again | self) "\'s" phase', of_city),
    # rulings
    Phrase("ruling", '("can" | "may") ("help" | "also")? towards reached', can_towards,
           ["This creature can move into opponents' cities."]),
    Phrase("card_law", f'"you" ("may" | "can") ("put" | "place" | "play") self {IN_ARMY} ({NO_CITY} {AS_PLAYED}? | {AS_PLAYED})'
           f' | "you" ("may" | "can") "play" self {IN_ARMY} | self ("may" | "can") ({COME} | "enter")'
           f' "directly"? ("in" | "into") {ARMIES} {NOT_THERE}?', into_army,
           ["You may put this creature into your army instead of a city when you play it."],
           needs=Needs(deeds=PERMITTED[0][1].deeds)),
    Phrase("card_law", '"i" "can" permitted', this_can),
    Phrase(STATED, f'{COME} "unmarked"? ("in" | "into") {ARMIES} {NOT_THERE}? | "enters" {ARMIES} {NOT_THERE}?', comes_to_army,
           ["This creature comes into play in your army."], needs=Needs(deeds=INTO_ARMY.deeds)),
    Phrase(STATEMENT, f'"you" ("may" | "can") ("put" | "place" | "play") (sort | sorts) quality* ("that"? "you" "play")?'
           f' {IN_ARMY} {NO_CITY}?',
           others_into_army, ["You may play Elves into your army."], needs=Needs(deeds=INTO_ARMY.deeds)),
    Phrase(STATEMENT, f'(sorts | ("a" | "an" | "any") sort) quality* "that"? "you" "play"'
           f' ("may" | "can") ({COME} | "enter" | "be" ("put" | "placed" | "played"))'
           f' "directly"? ("in" | "into") {ARMIES} {NOT_THERE}?', others_into_army, needs=Needs(deeds=INTO_ARMY.deeds)),
    Phrase("crowd", '"each" "opponent" "\'s" (card_noun | card_nouns)', each_creature_of_theirs,
           ["Each opponent's Elf gets -1/-0."]),
    Phrase("reached", '"all"? owned_nouns | "all"? thing_nouns', all_of,
           ["This creature can defend against creatures with flying."]),
    Phrase("reached", '("a" | "an") card_noun', each_of, ["This creature may move into a city of an opponent."]),
    Phrase("reached", '("an" | "any" | "each") "opponent" "\'s" card_noun', each_of_theirs,
           ["This creature may move into an opponent's city."]),
    Phrase("reached", '"another" card_noun', any_other),
    Phrase("reached", '"each" card_noun', each_of),
    Phrase("reached", '"any" card_noun | ("any" | "each" | "all") "of" owned_nouns', each_of),
]  # fmt: skip
