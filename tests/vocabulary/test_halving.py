"""Values that are halved or doubled, in each game: what a creature has by then counts, as each game rounds, for a while."""

import pytest

from scenes import arc, ava, orc, slot
from scenes.scene import Scene
from wtactics.language.errors import TextRefused

GAMES = {"arc": arc.scene, "ava": ava.scene, "orc": orc.scene}
AREA = {"arc": "army", "ava": "army", "orc": "offensive"}


def table(game: str, creatures: str, **cards: str) -> Scene:
    """A can play cards with these texts, and only he has creatures."""
    printed = {name: f"event 0: {text}" for name, text in cards.items()}
    hand = ", ".join(printed)
    return GAMES[game](f"A: hand: {hand}; {AREA[game]}: {creatures}; deck: 9\nB: deck: 9\nphase: Play", cards=printed)


def play(s: Scene, card: str) -> None:
    s.choose(f"play {card}")
    if "in the Offensive" in s.options():
        s.choose("in the Offensive")
    s.all_pass()


def played(game: str, text: str) -> Scene:
    """The only creature had +1/+0 before this was done to it."""
    s = table(game, "Elf 4/5", Gift="Target creature gets +1/+0 until end of turn.", Deed=text)
    for card in ("Gift", "Deed"):
        play(s, card)
    return s


@pytest.mark.parametrize("game", ["arc", "ava", "orc"])
@pytest.mark.parametrize(
    ("text", "down", "up"),
    [
        ("Halve target creature's ATK this turn.", "2/5", "3/5"),
        ("Halve the ATK of target creature until end of turn.", "2/5", "3/5"),
        ("Halve target creature's ATK until end of turn, rounded up.", "3/5", "3/5"),
        ("Halve target creature's ATK, rounded down, until end of turn.", "2/5", "2/5"),
        ("Halve target creature's ATK and DEF this turn.", "2/2", "3/3"),
        ("Target creature's ATK is halved this turn.", "2/5", "3/5"),
        ("The DEF of target creature is cut in half, rounded up, until end of turn.", "5/3", "5/3"),
        ("Set target creature's ATK to half its value (rounded up) until end of turn.", "3/5", "3/5"),
        ("Set target creature's ATK to half of its value until end of turn.", "2/5", "3/5"),
        ("Set target creature's ATK to half until end of turn.", "2/5", "3/5"),
        ("Set the ATK of target creature to half its value until end of turn.", "2/5", "3/5"),
        ("Target creature's ATK becomes half of its value, rounded up, this turn.", "3/5", "3/5"),
        ("Target creature's ATK and DEF become half their values this turn.", "2/2", "3/3"),
        ("Target creature's ATK becomes half its ATK, rounded down, this turn.", "2/5", "2/5"),
        ("Target creature's ATK is set to half until end of turn.", "2/5", "3/5"),
        ("Target creature has half its ATK this turn.", "2/5", "3/5"),
        ("Target creature has half its ATK and DEF, rounded up, this turn.", "3/3", "3/3"),
        ("Target creature loses half its ATK this turn.", "3/5", "2/5"),
        ("Target creature loses half its ATK, rounded up, this turn.", "2/5", "2/5"),
        ("Target creature loses half its DEF, rounded down, this turn.", "5/3", "5/3"),
        ("Set target creature's ATK to twice its value until end of turn.", "10/5", "10/5"),
        ("Set target creature's ATK to double its value until end of turn.", "10/5", "10/5"),
        ("Target creature's ATK becomes twice its value until end of turn.", "10/5", "10/5"),
        ("Target creature's ATK becomes twice its ATK until end of turn.", "10/5", "10/5"),
        ("Target creature's ATK and DEF are doubled this turn.", "10/10", "10/10"),
        ("Target creature has twice its DEF this turn.", "5/10", "5/10"),
        ("Target creature's DEF becomes half its ATK this turn.", "5/2", "5/3"),
        ("Target creature's ATK is set to 3 until end of turn.", "4/5", "4/5"),  # and the 1 that was added
        ("Choose a creature you control. Its DEF becomes half its DEF this turn.", "5/2", "5/3"),
        ("Choose a creature you control. Its ATK is halved this turn.", "2/5", "3/5"),
    ],
)
def test_it_is_so_with_what_the_creature_has_by_then_until_the_turn_ends(
    game: str, text: str, down: str, up: str
) -> None:
    s = played(game, text)
    assert s.value("Elf") == (up if game == "orc" else down)
    s.to("Draw" if game == "arc" else "Play", "B")
    assert s.value("Elf") == "4/5"


@pytest.mark.parametrize("game", ["arc", "ava", "orc"])
def test_what_is_printed_is_another_number_than_what_it_has(game: str) -> None:
    text = "Choose a creature you control. Its DEF becomes half its printed DEF this turn."
    s = table(game, "Elf 4/6", Gift="Target creature's DEF becomes 9 this turn.", Deed=text)
    for card, value in (("Gift", "4/9"), ("Deed", "4/3")):
        play(s, card)
        assert s.value("Elf") == value


@pytest.mark.parametrize("game", ["arc", "ava", "orc"])
@pytest.mark.parametrize(
    "text",
    [
        "Halve the ATK of each creature, rounded down, until end of turn.",
        "Set the ATK of each creature to half its ATK, rounded down, until end of turn.",
        "The ATK of all creatures is halved, rounded down, this turn.",
        "Each creature's ATK is halved, rounded down, this turn.",
        "All creatures have half their ATK, rounded down, this turn.",
        "All creatures lose half their ATK, rounded up, this turn.",
    ],
)
def test_each_has_half_of_its_own_and_who_has_less_than_nothing_loses_none(game: str, text: str) -> None:
    s = table(game, "Elf 4/5, Orc 7/1, Rat 0/2", Deed=text, Curse="Target creature gets -2/-0 until end of turn.")
    s.choose("play Curse", "target Rat")
    s.all_pass()
    play(s, "Deed")
    assert [s.value(each) for each in ("Elf", "Orc", "Rat")] == ["2/5", "3/1", "-2/2"]


@pytest.mark.parametrize("game", ["arc", "ava"])
@pytest.mark.parametrize(("deed", "printed"), [("Halve", 5), ("Double", 14)])
def test_of_a_city_it_is_what_is_left_of_its_strength(game: str, deed: str, printed: int) -> None:
    s = GAMES[game](
        "A: hand: Deed; city Dale (Body, 8, hurt 2); army: Elf 1/1; deck: 9\nB: city Fen; deck: 9\nphase: Play",
        cards={"Deed": f"event 0: {deed} target city's strength until end of turn."},
    )
    s.choose("play Deed", "target Dale")
    s.all_pass()
    assert s.value("Dale") == f"0/{printed}"  # from which the 2 are taken


@pytest.mark.parametrize("game", ["arc", "ava", "orc"])
@pytest.mark.parametrize(
    "text",
    [
        "Halve target creature's ATK.",
        "Halve target creature's cost this turn.",
        "Halve target creature's ATK and ATK this turn.",
        "Target creature's printed ATK is halved this turn.",
        "Enemy creatures have half their ATK.",  # half of what, while others come and go?
        "Set the ATK of each creature to half its DEF until end of turn.",
        "Target creature gains 2 cost until end of turn.",
    ],
)
def test_what_cannot_be_half_is_refused(game: str, text: str) -> None:
    with pytest.raises(TextRefused):
        played(game, text)


def used(text: str, *choices: str) -> slot.Scene:
    """A Sage of SLOT, whose ally has +1 close by then, uses this text."""
    s = slot.scene(
        "A: front: Sage, Ox, Page, Ann; back: Bob\nB: front: Cow, Hen",
        cards={
            "Sage": f"close 1 def 1 life 2: {text}",
            "Ox": "close 4 ranged 3 def 5 life 7",
            "Cow": "close 7 def 3 life 2",
            "Hen": "close 1 def 4 life 2",
            "Page": "close 1 def 1 life 1: Other ally creatures in the front row have +1 close.",
        },
    )
    s.choose("use Sage F1", *choices)
    return s


def values(s: slot.Scene, where: str) -> list[int]:
    return [s.value(where, value) for value in ("close", "ranged", "DEF", "life")]


@pytest.mark.parametrize(
    ("text", "has"),
    [
        ("Halve {}'s close this turn.", [3, 3, 5, 7]),
        ("Halve the ranged of {} until end of turn.", [5, 2, 5, 7]),
        ("Halve {}'s close until end of turn, rounded down.", [2, 3, 5, 7]),
        ("Halve {}'s close and DEF this turn.", [3, 3, 3, 7]),
        ("Halve {}'s attack this turn.", [3, 2, 5, 7]),
        ("Halve {}'s life until end of turn.", [5, 3, 5, 4]),
        ("{}'s close is halved this turn.", [3, 3, 5, 7]),
        ("{}'s close and DEF are halved, rounded down, this turn.", [2, 3, 2, 7]),
        ("{}'s close is doubled this turn.", [10, 3, 5, 7]),
        ("Double the ranged and DEF of {} until end of turn.", [5, 6, 10, 7]),
        ("Set {}'s close to half its value (rounded down) until end of turn.", [2, 3, 5, 7]),
        ("Set {}'s ranged to half of its value until end of turn.", [5, 2, 5, 7]),
        ("Set {}'s DEF to half until end of turn.", [5, 3, 3, 7]),
        ("Set the close of {} to half its value until end of turn.", [3, 3, 5, 7]),
        ("{}'s DEF becomes half of its value, rounded down, this turn.", [5, 3, 2, 7]),
        ("{}'s close becomes half its close this turn.", [3, 3, 5, 7]),
        ("{}'s life is set to half until end of turn.", [5, 3, 5, 4]),
        ("Set {}'s close to twice its value until end of turn.", [10, 3, 5, 7]),
        ("{}'s ranged becomes double its value until end of turn.", [5, 6, 5, 7]),
        ("{} has half its close and ranged this turn.", [3, 2, 5, 7]),
        ("{} has twice its DEF this turn.", [5, 3, 10, 7]),
        ("{} loses half its close this turn.", [2, 3, 5, 7]),
        ("{} loses half its DEF, rounded down, this turn.", [5, 3, 3, 7]),
        ("{}'s DEF is set to 3 until end of turn.", [5, 3, 3, 7]),
        ("{}'s ranged and DEF become 1 until end of turn.", [5, 1, 1, 7]),
        ("Choose an ally creature. Its DEF becomes half its printed DEF this turn.", [5, 3, 3, 7]),
        ("Choose an ally creature. Its close is halved this turn.", [3, 3, 5, 7]),
    ],
)
def test_values_of_armies_are_halved_and_doubled_until_the_turn_ends(text: str, has: list[int]) -> None:
    said = "[ ]: " + text.format("target ally creature").replace("target", "Target", text.startswith("{}"))
    s = used(said, "Ox F2" if "Choose" in text else "target Ox F2")
    assert values(s, "A F2") == has
    s.to("Move", "B")
    assert values(s, "A F2") == [5, 3, 5, 7]


@pytest.mark.parametrize(
    "text",
    [
        "[ ]: Halve the close of each enemy creature until your next turn.",
        "[ ]: Set the close of each enemy creature to half its close until your next turn.",
        "[ ]: Enemy creatures' close is halved until your next turn.",
        "[ ]: Enemy creatures have half their close until your next turn.",
        "[ ]: All enemy creatures lose half their close, rounded down, until your next turn.",
        "[ ]: Halve the close of each enemy creature as long as you pay upkeep 1.",
    ],
)
def test_each_enemy_has_half_of_its_own(text: str) -> None:
    s = used(text)
    assert [s.value(where, "close") for where in ("B F1", "B F2", "A F2")] == [4, 1, 5]
    s.to("Upkeep" if "upkeep" in text else "Move", "A")
    if "upkeep" in text:
        s.choose("end the effect of Sage F1")
    assert [s.value(where, "close") for where in ("B F1", "B F2")] == [7, 1]


@pytest.mark.parametrize(
    "text",
    [
        "[ ]: Halve target creature's close.",
        "[ ]: Halve target creature's level this turn.",
        "[ ]: Target creature loses half its life this turn.",  # life that is lost is tokens
        "[ ]: Target creature's attack and close are halved this turn.",
        "Enemy creatures have half their close.",
        "[ ]: Set the close of each enemy creature to half its DEF until end of turn.",
    ],
)
def test_what_armies_cannot_have_half_of_is_refused(text: str) -> None:
    with pytest.raises(TextRefused):
        used(text)
