"""Good sheets become cards; each mistake in a bad one is told with its line."""

from dataclasses import replace
from pathlib import Path

import pytest

from wtactics.cards import FaultyFile, FilePlace, load_cards, read_sheet

THE_FACTIONS = "Dark Legion, Gaian, House of Nobles, Red Banner or The Empire"
THE_COSTS = 'a whole number, 0 or more, or "X" or "X + 2"'
THE_KEYS = (
    "number, version, name, faction, type, subtypes, cost, loyalty, attack, defense, strength, discipline, "
    "supports, text, flavour, guid, artist, licence, imported, orc, arc, ava or slot"
)
THE_TYPES = "creature, city, enchantment, magic, event, equipment, quest, avatar, region or hero"
GOOD = '''\
set = "Trial"

[[card]]   # the first
number = 7
version = "2b"
name = "Salt Marsh Ferryman"
faction = "empire"
type = "Creature"
subtypes = "Human, Sailor"
cost = 4
loyalty = 2
attack = 2
defense = 3
text = """
(M): Move target creature.
[[card]]
type = "no key, only words"
When this creature dies, draw a card.
"""
flavour = "Two coins, please."

[card.slot]
level = 2
close = 3
weapon = "oar"
ranged = false

[[card]]
number = 8
version = 1
name = "Saltmarsh"
faction = "The Gaian"
type = "city"
cost = 5
strength = 6
discipline = "soul"
text = """Upkeep."""

[[card]]
number = 9
version = 1
name = "Tide's Toll"
faction = "House of Nobles"
type = "magic"
cost = "X + 2"
loyalty = 3
'''


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    path = tmp_path / "trial.toml"
    path.write_text(GOOD, encoding="utf-8")
    return path


def faults_of(tmp_path: Path, text: str | bytes) -> list[str]:
    """What a file with this text is told, without the folder's name."""
    path = tmp_path / "bad.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(FaultyFile) as caught:
        read_sheet(path)
    return str(caught.value).replace(str(tmp_path) + "/", "").splitlines()


def block(**changes: object) -> str:
    """A good creature's block, one key a line from line 4 on, with some keys changed, added or (None) left out."""
    keys: dict[str, object] = {
        "number": 1, "version": 1, "name": '"Reed Warden"', "faction": '"Gaian"', "type": '"creature"',
        "cost": 2, "attack": 1, "defense": 2,
    }  # fmt: skip
    lines = [f"{key} = {value}" for key, value in (keys | changes).items() if value is not None]
    return "\n".join(['set = "Trial"', "", "[[card]]", *lines]) + "\n"


def test_a_good_sheet_gives_its_cards_as_printed(sheet: Path) -> None:
    ferryman, city, toll = read_sheet(sheet)
    assert (ferryman.number, ferryman.version, ferryman.set, ferryman.name) == (7, "2b", "Trial", "Salt Marsh Ferryman")
    assert (ferryman.faction, ferryman.type, ferryman.subtypes) == ("The Empire", "creature", ("Human,", "Sailor"))
    assert (ferryman.cost, ferryman.cost_x, ferryman.loyalty) == (4, False, 2)
    assert (ferryman.attack, ferryman.defense, ferryman.flavour) == (2, 3, "Two coins, please.")
    assert (city.faction, city.strength, city.discipline, city.text) == ("Gaian", 6, "Soul", "Upkeep.")
    assert (toll.cost, toll.cost_x, toll.loyalty, toll.text) == (2, True, 3, "")


def test_lines_of_blocks_and_texts_are_those_of_the_file(sheet: Path) -> None:
    ferryman, city, toll = read_sheet(sheet)
    lines = GOOD.splitlines()
    assert [card.place.line for card in (ferryman, city, toll)] == [3, 28, 39]
    assert {lines[card.place.line - 1][:8] for card in (ferryman, city, toll)} == {"[[card]]"}
    assert lines[ferryman.text_line - 1] == ferryman.text.splitlines()[0]
    assert lines[city.text_line - 1] == 'text = """Upkeep."""'
    assert ferryman.place == FilePlace(str(sheet), 3)


def test_stats_of_one_ruleset_stand_in_a_table_of_their_own(sheet: Path) -> None:
    ferryman, city, _ = read_sheet(sheet)
    assert ferryman.stats_in("slot") == {"level": 2, "close": 3, "weapon": "oar", "ranged": False}
    assert ferryman.stats_in("ava") == city.stats_in("slot") == {}
    assert isinstance(hash(ferryman), int)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (block(), None),
        (block(cost=None), None),
        (block(cost='"X"', loyalty=3), None),
        (block(atack=1), "bad.toml:12: found the unknown key 'atack', expected attack"),
        (block(name=None), "bad.toml:3: found no key 'name', expected name = ..."),
        (block(name='" "'), "bad.toml:6: found an empty text as name, expected the name of the card"),
        (block(name=5), "bad.toml:6: found the number 5 as name, expected the name of the card"),
        (block(number='"1"'), "bad.toml:4: found the text '1' as number, expected a whole number, 1 or more"),
        (block(number=0), "bad.toml:4: found the number 0 as number, expected a whole number, 1 or more"),
        (block(version="true"), "bad.toml:5: found true as version, expected a whole number, 0 or more"),
        (
            block(faction='"Rot Banner"'),
            f"bad.toml:7: found the unknown faction 'Rot Banner', expected {THE_FACTIONS}",
        ),
        (
            block(type='"beast"', attack=None, defense=None),
            f"bad.toml:8: found the unknown type 'beast', expected {THE_TYPES}",
        ),
        (block(attack=None), "bad.toml:3: found a creature without attack, expected attack = ..."),
        (block(defense=-2), "bad.toml:11: found the number -2 as defense, expected a whole number, 0 or more"),
        (block(defense=1.5), "bad.toml:11: found the number 1.5 as defense, expected a whole number, 0 or more"),
        (
            block(strength=4),
            "bad.toml:12: found strength on a card of type creature, expected strength only on city or region",
        ),
        (
            block(cost='"Y"'),
            'bad.toml:9: found the text \'Y\' as cost, expected a whole number, 0 or more, or "X" or "X + 2"',
        ),
        (block(loyalty=3), "bad.toml:12: found loyalty 3 above cost 2, expected 2 or less"),
        (block(subtypes="[1]"), 'bad.toml:12: found a list as subtypes, expected a text such as "Human Mage"'),
        (block() + "[card.slto]\nlevel = 1\n", "bad.toml:12: found the unknown key 'slto', expected slot"),
        (
            block() + "[card.slot]\nlevel = 1\nlife = -1\n",
            "bad.toml:14: found the number -1 as life, expected a whole number, 0 or more",
        ),
        (
            block() + "[card.slot]\nlife = []\n",
            "bad.toml:13: found a list as life, expected a whole number, a text, true or false",
        ),
        (block(slot=3), "bad.toml:12: found the number 3 as slot, expected a table"),
        ('set = "A"\ncard = 3\n', "bad.toml:2: found the number 3 as card, expected [[card]] blocks"),
        ('set = "A"\n[card]\nx = 1\n', "bad.toml:2: found a table as card, expected [[card]] blocks"),
        ("# nothing\n", "bad.toml:1: found no key 'set', expected set = ..."),
        (b'set = "A"\n# \xff\n', "bad.toml:2: found the byte 0xff, expected text in UTF-8"),
    ],
)
def test_a_mistake_is_told_with_its_line(tmp_path: Path, text: str | bytes, told: str | None) -> None:
    if told is None:
        (tmp_path / "good.toml").write_text(str(text))
        assert len(read_sheet(tmp_path / "good.toml")) == 1
    else:
        assert faults_of(tmp_path, text) == [told]


def test_a_city_needs_strength_and_discipline(tmp_path: Path) -> None:
    city = block(type='"city"', attack=None, defense=None)
    assert faults_of(tmp_path, city) == [
        "bad.toml:3: found a city without discipline, expected discipline = ...",
        "bad.toml:3: found a city without strength, expected strength = ...",
    ]
    wrong = block(type='"city"', attack=None, defense=None, strength=3, discipline='"Heart"')
    assert faults_of(tmp_path, wrong) == [
        "bad.toml:11: found the unknown discipline 'Heart', expected Body, Mind or Soul"
    ]


def test_broken_toml_is_told_with_the_line_of_the_parser(tmp_path: Path) -> None:
    (told,) = faults_of(tmp_path, 'set = "Trial"\n\n[[card]\nnumber = 1\n')
    assert told.startswith("bad.toml:3: found a mistake in the TOML (")
    assert told.endswith("), expected well-formed TOML")
    (told,) = faults_of(tmp_path, 'set = "Trial"\nx =')
    assert told.startswith("bad.toml:2: found a mistake in the TOML (")


def test_a_file_that_is_not_there_is_one_fault(tmp_path: Path) -> None:
    with pytest.raises(FaultyFile, match=r"none\.toml: found no such file or directory, expected a file"):
        read_sheet(tmp_path / "none.toml")


def test_all_faults_of_a_file_are_told_at_once_in_order_of_lines(tmp_path: Path) -> None:
    second = block(number=-1, faction='"Elves"', zeal='"high"').partition("\n\n")[2]
    told = faults_of(tmp_path, block(name=None, cost=-3, loyalty=1) + second)
    assert told == [
        "bad.toml:3: found no key 'name', expected name = ...",
        f"bad.toml:8: found the number -3 as cost, expected {THE_COSTS}",
        "bad.toml:13: found the number -1 as number, expected a whole number, 1 or more",
        f"bad.toml:16: found the unknown faction 'Elves', expected {THE_FACTIONS}",
        f"bad.toml:21: found the unknown key 'zeal', expected {THE_KEYS}",
    ]


def test_windows_line_ends_change_nothing(tmp_path: Path, sheet: Path) -> None:
    other = tmp_path / "windows.toml"
    other.write_bytes(GOOD.replace("\n", "\r\n").encode())
    assert [card.fingerprint() for card in read_sheet(other)] == [card.fingerprint() for card in read_sheet(sheet)]
    assert [card.text_line for card in read_sheet(other)] == [card.text_line for card in read_sheet(sheet)]


def armed(more: str = "", **changes: object) -> str:
    """A good sheet of SLOT, with some keys of its table changed, added or (None) left out from line 11 on."""
    keys: dict[str, object] = {"close": 3, "ranged": 2, "defense": 3, "life": 2, "level": 1}
    lines = [f"{key} = {value}" for key, value in (keys | changes).items() if value is not None]
    card = block(cost=2, attack=None, defense=None).replace('"Trial"\n', '"Trial"\nrulesets = ["slot"]\n', 1)
    return card + more + "\n".join(["[card.slot]", *lines]) + "\n"


def test_a_sheet_says_whose_cards_it_holds(tmp_path: Path, sheet: Path) -> None:
    assert {card.rulesets for card in read_sheet(sheet)} == {("orc", "arc", "ava")}
    (tmp_path / "armed.toml").write_text(armed(magic="true", ranged_name='"Moss"'))
    (warden,) = read_sheet(tmp_path / "armed.toml")
    assert warden.rulesets == ("slot",)
    assert warden.stats_in("slot")["ranged_name"] == "Moss"
    assert warden.callings == {"reed warden"}
    assert warden.kinds == {"reed", "warden"}
    library = load_cards([sheet, tmp_path / "armed.toml"])
    assert [card.name for card in library.of("slot")] == ["Reed Warden"]
    assert len(library.of("arc")) == 3


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (armed(life=None), "bad.toml:11: found no key 'life', expected life = ..."),
        (armed(life=0), "bad.toml:15: found 0 as life, expected a whole number from 1 to 99"),
        (armed(level=4), "bad.toml:16: found 4 as level, expected a whole number from 1 to 3"),
        (armed(close="true"), "bad.toml:12: found True as close, expected a whole number from 0 to 99"),
        (armed(magic="true", ranged=None), "bad.toml:16: found magic without ranged, expected ranged = ... beside it"),
        (armed(range=3), "bad.toml:17: found the unknown key 'range', expected ranged"),
        (
            armed("attack = 3\n"),
            "bad.toml:11: found attack on a card of slot, expected attack only on a card of orc, arc or ava",
        ),
        (
            armed().replace("[card.slot]", "[card.ava]"),
            "bad.toml:4: found no table [card.slot], expected [card.slot] with defense, life, level",
        ),
        (armed().replace('"creature"', '"magic"'), "bad.toml:9: found a magic for slot, expected creature"),
        (
            armed().replace("cost = 2", 'cost = "X"'),
            "bad.toml:10: found a cost of X for slot, expected a whole number, 0 or more",
        ),
        (
            armed().replace('["slot"]', '["slto"]'),
            (
                "bad.toml:2: found ['slto'] as rulesets, expected a list of some of orc, arc, ava or slot, "
                "each with mods behind it if only they play its cards"
            ),
        ),
    ],
)  # fmt: skip
def test_a_mistake_in_the_values_of_a_ruleset_is_told(tmp_path: Path, text: str, told: str) -> None:
    assert told in faults_of(tmp_path, text)


def sworn(**changes: object) -> str:
    """A card of ORC, which may ask for loyalty of two factions."""
    return block(**changes).replace('"Trial"\n', '"Trial"\nrulesets = ["orc"]\n', 1) + "[card.orc]\n"


def test_a_card_of_orc_may_have_no_faction_or_loyalty_of_two_and_a_cost_with_a_t(tmp_path: Path) -> None:
    text = sworn(faction=None, cost='"T - 3"') + 'second_faction = "red banner"\nsecond_loyalty = 2\n'
    (tmp_path / "sworn.toml").write_text(text)
    (warden,) = read_sheet(tmp_path / "sworn.toml")
    assert (warden.faction, warden.cost, warden.cost_x, warden.cost_t, warden.price) == ("", -3, True, True, "T - 3")
    assert warden.stats_in("orc") == {"second_faction": "red banner", "second_loyalty": 2}
    assert [replace(warden, cost=n, cost_t=False).price for n in (-1, 0, 2)] == ["X - 1", "X", "X + 2"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (sworn(cost='"Y"'), 'expected a whole number, 0 or more, or "X", "X - 1", "T" or "T + 2"'),
        (block(cost='"T"'), 'expected a whole number, 0 or more, or "X" or "X + 2"'),
        (block(cost='"X - 1"'), 'expected a whole number, 0 or more, or "X" or "X + 2"'),
        (block(faction=None), "found no key 'faction', expected faction = ..."),
        (sworn() + "second_loyalty = 1\n", "found second_loyalty without second_faction"),
        (sworn() + 'second_loyalty = 1\nsecond_faction = "Blue"\n', "found the unknown faction 'Blue', expected Dark"),
    ],
)
def test_what_only_orc_prints_is_refused_elsewhere_and_looked_at(tmp_path: Path, text: str, told: str) -> None:
    assert any(told in line for line in faults_of(tmp_path, text))
