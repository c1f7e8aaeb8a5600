"""Cards made up for tests: small libraries by lot, whose texts use most kinds of abilities, and decks of them."""

from functools import cache
from random import Random

from wtactics.cards import DISCIPLINES, FACTIONS, Card, CardLibrary, FilePlace
from wtactics.content.pool import CardPool, pool_of
from wtactics.games import ruleset
from wtactics.records.record import RecordedMatch, begin

ARC = ruleset("arc")
CITY_TEXTS = (
    "",
    "Advantage: Creatures you control get +1/+0.",
    "Advantage: Mark: Draw a card.",
    "When this city comes into play, you gain 1 victory point.",
)
CREATURE_TEXTS = (
    "",
    "When this creature comes into play, draw a card.",
    "When this creature dies, target opponent discards a card.",
    "Whenever this creature attacks, it deals 1 damage to target city.",
    "Mark: Deal 1 damage to target creature.",
    "2 gold: This creature gets +2/+0 until end of turn.",
    "Other creatures you control get +0/+1.",
    "Sacrifice this creature: Draw a card.",
)
ENCHANTMENT_TEXTS = (
    "Attach to target creature.\nEnchanted creature gets +2/+2.",
    "Attach to target creature.\nEnchanted creature can't attack.",
    "Attach to target city.\nWhenever a creature dies, you gain 1 victory point.",
)
SPELL_TEXTS = (
    "Deal 3 damage to target creature.",
    "Draw two cards.",
    "Target player discards a card.",
    "Look at target player's hand.",
    "Return target creature to its owner's hand.",
    "Destroy target resource card.",
    "Each player discards a card.",
    "Search your deck for a creature card and put it into your hand. Shuffle your deck.",
)


def card(number: int, name: str, type_: str, text: str = "", **values: object) -> Card:
    """A card of cost 1, attack 1 and defense 2 unless told otherwise."""
    printed: dict[str, object] = {
        "number": number, "version": 1, "set": "toys", "name": name, "faction": FACTIONS[number % 5], "type": type_,
        "subtypes": (), "cost": 1, "cost_x": False, "loyalty": 0, "attack": 1, "defense": 2, "strength": 0,
        "discipline": "", "text": text, "flavour": "", "stats": (), "place": FilePlace("toys", number), "text_line": number,
    }  # fmt: skip
    return Card(**(printed | values))  # type: ignore[arg-type]


def cards_by_lot(seed: int) -> list[Card]:
    """Six cities, fourteen creatures, three enchantments, eight spells; with values and texts by lot."""
    chance = Random(seed)
    cards = [
        card(i + 1, f"Town {i}", "city", chance.choice(CITY_TEXTS), cost=2, strength=4 + chance.randrange(6),
             discipline=DISCIPLINES[i % 3], attack=0, defense=0)
        for i in range(6)
    ]  # fmt: skip
    for i in range(14):
        text = CREATURE_TEXTS[i % len(CREATURE_TEXTS)]
        cost, attack, defense = chance.randrange(4), chance.randrange(4), 1 + chance.randrange(4)
        cards.append(card(11 + i, f"Beast {i}", "creature", text, cost=cost, attack=attack, defense=defense))
    for i, text in enumerate(ENCHANTMENT_TEXTS):
        cards.append(card(31 + i, f"Bond {i}", "enchantment", text, attack=0, defense=0))
    for i, text in enumerate(SPELL_TEXTS):
        type_ = chance.choice(("event", "magic"))
        cards.append(card(41 + i, f"Spell {i}", type_, text, cost=chance.randrange(3), attack=0, defense=0))
    return cards


MAKERS = (
    ("creature", "When this creature comes into play, put a 1/1 Imp creature token with flying into your army."),
    (
        "creature",
        "This creature comes into play with two charge counters.\nRemove a charge counter from this creature: Draw a card.",
    ),
    ("creature", "This creature comes into play marked.\nWhenever a token dies, put a rust counter on this creature."),
    ("creature", "Mark: Put two 2/1 Gaian Wolf creature tokens into play."),
    (
        "creature",
        "Whenever this creature attacks, each player puts a 1/1 Imp creature token with flying into his army.",
    ),
    (
        "creature",
        "This creature gets +1/+0 for each rust counter on it. Creatures with a rust counter on them have flying.",
    ),
    ("creature", "Sacrifice a token: Put a rust counter on target creature."),
    (
        "event",
        "Put X 1/1 Sapling creature tokens into a city you control, where X is the number of cities you control.",
    ),
    ("event", "Return target creature to its owner's hand. If it was a token, draw a card."),
)


COPIERS = (
    ("creature", "When this creature comes into play, put a copy of target creature into your army."),
    ("creature", "When this creature dies, put two copies of it into play."),
    ("creature", "Mark: Create a token that is a copy of target creature, except it is 1/1."),
    ("creature", "Mark: This creature becomes a copy of target creature until end of turn."),
    ("creature", "2 gold: Target creature becomes a copy of this creature as long as this creature is in play."),
    (
        "creature",
        "Whenever a token dies, this creature becomes a copy of another creature in play until your next turn.",
    ),
    ("event", "Target creature becomes a copy of another target creature until end of turn. Draw a card."),
    ("event", "Put a token that is a copy of each creature you control into your army."),
    ("event", "Each creature becomes a copy of target creature until end of turn."),
    (
        "event",
        "Reveal the top four cards of your deck and split them into two piles. An opponent chooses which goes to your hand.",
    ),
    ("event", "Return target creature to its owner's hand. If it was a token, draw a card."),
)


@cache
def makers(texts: tuple[tuple[str, str], ...] = MAKERS) -> CardPool:
    """A box of cards by lot, and others that make tokens and put counters on cards, or whatever these texts say."""
    made = [
        card(61 + i, f"Maker {i}", type_, text, cost=i % 2, **({"attack": 0, "defense": 0} if type_ == "event" else {}))
        for i, (type_, text) in enumerate(texts)
    ]
    more = [card(81 + i, f"Maker again {i}", each.type, each.text, cost=0, attack=each.attack, defense=each.defense)
            for i, each in enumerate(made)]  # fmt: skip
    return pool_of(CardLibrary([*cards_by_lot(0), *made, *more]))


@cache
def pool(seed: int = 0) -> CardPool:
    """A box of cards by lot."""
    return pool_of(CardLibrary(cards_by_lot(seed)))


def deck(cards: CardPool, seed: int, size: int = 45) -> tuple[str, list[Card]]:
    """A deck by lot, with a city of each discipline."""
    chance = Random(seed)
    printed = list(cards.cards)
    others = [chance.choice(printed[3:]) for _ in range(size - 3)]
    return f"Deck {seed}", [*printed[:3], *others]


def new_match(seed: int, seats: int = 2, cards: CardPool | None = None, **settings: int) -> RecordedMatch:
    """A match of decks by lot, at its first question."""
    cards = pool(seed % 3) if cards is None else cards
    return begin(ARC, cards, [deck(cards, seed * 8 + seat) for seat in range(seats)], seed, settings)


def play_on(played: RecordedMatch, choices: int, seed: int = 0) -> RecordedMatch:
    """Play so many choices more at random, or to the end."""
    chance = Random(seed)
    while choices > 0 and not played.match.over:
        played.choose_at(chance.randrange(len(played.match.table.options)))
        choices -= 1
    return played
