"""A small set of cards and decks in their files, for tests that need some and not ours."""

from collections.abc import Callable

from click.testing import Result

Run = Callable[..., Result]  # runs a command of the command line
CITY = (
    '[[card]]\nnumber = {n}\nversion = 1\nname = "{name}"\nfaction = "Gaian"\ntype = "city"\ncost = 2\nstrength = 6\n'
)
CREATURE = (
    '[[card]]\nnumber = {n}\nversion = 1\nname = "{name}"\nfaction = "{faction}"\ntype = "creature"\n'
    "cost = {cost}\nloyalty = {loyalty}\nattack = {attack}\ndefense = {defense}\n"
)
EVENT = (
    '[[card]]\nnumber = {n}\nversion = 1\nname = "{name}"\nfaction = "Gaian"\ntype = "event"\ncost = {cost}\n'
    'text = "{text}"\n'
)
NAMES = ("Pond Frog", "Pond Heron", "Pond Otter", "Mill Cat", "Mill Dog", "Kiln Crow", "Kiln Toad", "Kiln Rat")
TEXTS = {
    "Quick Spark": "Deal 1 damage to target creature.",
    "Second Helping": "Draw two cards.",
    "Warm Bread": "You gain 1 victory point.",
    "Loud Bell": "Mark target creature.",
}


def small_cards() -> str:
    """Three cities, eight creatures, four events."""
    blocks = ['set = "Trial"\nrulesets = ["arc"]\n']
    for n, (name, discipline) in enumerate((("Pondhall", "Body"), ("Millhall", "Mind"), ("Kilnhall", "Soul")), 1):
        blocks.append(CITY.format(n=n, name=name) + f'discipline = "{discipline}"\n')
    for n, name in enumerate(NAMES):
        faction = "Red Banner" if name.startswith("Kiln") else "Gaian"
        values = {"cost": 1 + n % 4, "loyalty": n % 2, "attack": 1 + n % 3, "defense": 1 + n % 2}
        blocks.append(CREATURE.format(n=10 + n, name=name, faction=faction, **values))
    for n, (name, text) in enumerate(TEXTS.items()):
        blocks.append(EVENT.format(n=30 + n, name=name, cost=1 + n % 2, text=text))
    return "\n".join(blocks)


def small_deck(name: str, cards: dict[str, int]) -> str:
    """The text of a deck file."""
    lines = [f'"{card}" = {n}' for card, n in cards.items()]
    return f'name = "{name}"\nruleset = "arc"\n\n[cards]\n' + "\n".join(lines) + "\n"
