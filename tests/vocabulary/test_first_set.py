"""What a first set of AVA says: how many live in a city, points in heaps, damage that lies on cards, other players."""

import pytest

from scenes.ava import Scene, scene

CARDS = {
    "Hut": "city 2 Mind 8: Always: No more than two creatures can live in this city.",
    "Ban": "enchantment 0: Attach to target player.\nThe enchanted player's cities can't have more than one resident.",
    "Poor": "event 0: Target player gains 1 VP.", "Rich": "event 0: Target player gains 2 VP.",
    "Clerk": "creature 1 1/1: Whenever an opponent gains 2 or more VP, draw a card.",
    "Axe": "event 0: Kill target creature with 2 or more damage on it.",
    "Tax": "event 0: Target player gains 1 LP. Each other player loses 2 LP.",
    "Crown": "event 0: Your avatar's ATK is 4 until end of turn.",
    "Toll": "event 0: Sacrifice a creature to play this card. Draw two cards.",
    "Keep": "city 2 Mind 8: Always: Your avatar leads your army while it lives in this city.",
    "Ghost": "creature 1 2/1: If this creature would die while attacking, return it to its owner's hand instead.",
    "March": "magic 0: You may make any number of moves this turn.",
    "Wolf": "creature 1 2/2: 0: This creature gets +1/+0 until end of turn. If it is attacking, it gets +3/+0 instead.",
    "Trio": "creature 1 1/1: While you control a Body, a Mind and a Soul city, this creature gets +2/+2.",
    "Shy": "creature 1 1/1: Fewer than two creatures can't block this creature.",
}  # fmt: skip


def offers(s: Scene, words: str) -> bool:
    return any(option.startswith(words) for option in s.options())


def after_move(told: str, city: str) -> bool:
    """Can Elf move into this city?"""
    s = scene(told, cards=CARDS)
    return offers(s, f"move Elf to {city}") or offers(s, f"move Elf into {city}")


@pytest.mark.parametrize(("living", "goes"), [("Ox 1/1", True), ("Ox 1/1, Pig 1/1", False)])
def test_no_more_creatures_enter_a_city_than_can_live_there(living: str, goes: bool) -> None:
    told = f"A: city Hut: {living}; city Fen; army: Elf 1/1\nB: army: Cow 1/1"
    assert after_move(told, "Hut") == goes
    assert after_move(told, "Fen")


@pytest.mark.parametrize(("event", "hand"), [("Poor", 0), ("Rich", 1)])
def test_two_points_at_once_are_a_heap(event: str, hand: int) -> None:
    s = scene(f"A: hand: {event}\nB: army: Clerk", cards=CARDS)
    s.carry_out(f"play {event}", "target player A")
    assert len(s.hand("B")) == hand


def test_who_has_so_much_damage_is_killed() -> None:
    s = scene("A: hand: Axe\nB: army: Ox 1/5 hurt 2, Cow 1/5 hurt 1", cards=CARDS)
    s.carry_out("play Axe")
    assert (s.place("Ox"), s.place("Cow")) == ("B's graveyard", "B's Army")


@pytest.mark.parametrize(("target", "lives"), [("A", (21, 18)), ("B", (18, 21))])
def test_each_other_player_is_another_than_the_one_who_was_spoken_of(target: str, lives: tuple[int, int]) -> None:
    s = scene("A: hand: Tax\nB: 20 LP", cards=CARDS)
    s.carry_out("play Tax", f"target player {target}")
    assert (s.life("A"), s.life("B")) == lives


def test_the_atk_of_an_avatar_is_set() -> None:
    s = scene("A: hand: Crown\nB: army: Cow 1/1", cards=CARDS)
    s.carry_out("play Crown")
    assert s.value("Avatar of A").startswith("4/")


def test_what_is_given_to_play_a_card_is_said_in_its_first_sentence() -> None:
    s = scene("A: hand: Toll; army: Ox 1/1\nB: army: Cow 1/1", cards=CARDS)
    s.carry_out("play Toll")
    assert (s.place("Ox"), len(s.hand("A"))) == ("A's graveyard", 2)


@pytest.mark.parametrize(("home", "defends"), [("Keep", True), ("Fen", False)])
def test_an_avatar_leads_its_army_from_the_one_city(home: str, defends: bool) -> None:
    s = scene(f"A: army: Ox 2/2\nB: city Keep; city Fen; army: Bear 5/5; avatar in {home}\nphase: Attack", cards=CARDS)
    s.choose("attack B's army", "send Ox", "done")
    assert offers(s, "block Ox with Bear") == defends


@pytest.mark.parametrize(("phase", "place"), [("Attack", "A's hand"), ("Attack, active B", "A's graveyard")])
def test_who_would_die_while_attacking_returns(phase: str, place: str) -> None:
    s = scene(f"A: army: Ghost\nB: army: Bear 5/5\nphase: {phase}", cards=CARDS)
    if "B" in phase:
        s.choose("attack A's army", "send Bear", "done", "block Bear with Ghost", "done")
    else:
        s.choose("attack B's army", "send Ghost", "done", "block Ghost with Bear", "done")
    while s.place("Ghost") == "A's Army":
        s.choose("no" if offers(s, "no") else "pass")
    assert s.place("Ghost") == place


def test_one_moves_as_often_as_one_likes() -> None:
    s = scene("A: city Fen; army: Elf 1/1, Ox 1/1; hand: March\nB: army: Cow 1/1", cards=CARDS)
    s.carry_out("play March")
    s.choose("move Elf to Fen")
    s.all_pass()
    assert offers(s, "move Ox to Fen")


@pytest.mark.parametrize(("phase", "value"), [("Play", "3/2"), ("Attack", "5/2")])
def test_more_is_got_instead_while_attacking(phase: str, value: str) -> None:
    s = scene(f"A: army: Wolf; hand: Poor\nB: army: Cow 1/9\nphase: {phase}", cards=CARDS)
    if phase == "Attack":
        s.choose("attack B's army", "send Wolf", "done")
    while not offers(s, "use Wolf"):
        s.choose("done" if offers(s, "done") else "pass")
    s.choose("use Wolf")
    s.all_pass()
    assert s.value("Wolf") == value


@pytest.mark.parametrize(
    ("cities", "value"),
    [
        ("city Fen (Body, 8); city Oak (Mind, 8); city Den (Soul, 8)", "3/3"),
        ("city Fen (Body, 8); city Oak (Mind, 8)", "1/1"),
    ],
)
def test_three_cities_are_named_in_one_list(cities: str, value: str) -> None:
    s = scene(f"A: {cities}; army: Trio\nB: army: Cow 1/1", cards=CARDS)
    assert s.value("Trio") == value


def test_who_blocks_a_creature_is_meant_and_no_other_defender() -> None:
    cards = CARDS | {"Imp": "creature 1 2/2: Creatures blocking this creature get -1/-1."}
    s = scene("A: army: Imp, Ox 1/9; hand: Poor\nB: army: Elk 3/3, Hen 3/3\nphase: Attack", cards=cards)
    s.choose(
        "attack B's army", "send Imp", "send Ox", "done", "pass", "block Imp with Elk", "block Ox with Hen", "done"
    )
    assert (s.value("Elk"), s.value("Hen")) == ("2/2", "3/3")


def test_who_defends_an_army_is_stronger_than_in_a_city() -> None:
    cards = CARDS | {"Imp": "creature 1 1/1: Creatures defending your Army get +0/+1."}
    s = scene("A: army: Ox 1/9; hand: Poor\nB: army: Imp, Hen 3/3; city Oak\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Ox", "done", "pass", "block Ox with Hen", "done")
    assert (s.value("Hen"), s.value("Imp")) == ("3/4", "1/1")
