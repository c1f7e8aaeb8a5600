"""Wordings of what happened before, played out: this turn, the first time each turn, who killed whom."""

import pytest

from scenes.arc import Scene, scene

CARDS = {
    "Bolt": "event 0: Deal 2 damage to target creature.",
    "Sling": "event 0: Deal 2 damage to target player.",
    "Doom": "event 0: Kill target creature.",
    "Spare": "event 0: Draw a card.",
    "Recall": "event 0: Return target creature to its owner's hand.",
    "Elf": "creature 0 (Elf) 2/3",
}
GAIN = "gain 1 victory point"
ELF = ("play Elf",)
SPARE = ("play Spare",)
OX = ("play Bolt", "target Ox")
RAT = ("play Bolt", "target Rat")


def table(text: str, kind: str = "event 0", hand: str = "Probe", army: str = "Imp 1/1") -> Scene:
    """A table with a card that says this."""
    return scene(
        f"A: 1 points; hand: {hand}, Bolt, Bolt, Doom, Sling, Spare, Elf; army: {army}; deck: 20"
        "\nB: 9 points; army: Ox 1/9, Rat 1/2; deck: 20; hand: Bolt, Doom",
        cards=CARDS | {"Probe": f"{kind}: {text}"},
    )


@pytest.mark.parametrize(
    ("text", "before", "gained"),
    [
        (f"If you played a creature this turn, {GAIN}.", ELF, 1),
        (f"If you didn't play a creature this turn, {GAIN}.", ELF, 0),
        (f"If you played no creature this turn, {GAIN}.", OX, 1),
        (f"If you played two or more cards this turn, {GAIN}.", ELF, 1),  # this one is the second
        (f"If you played three or more cards this turn, {GAIN}.", ELF, 0),
        (f"If an opponent played a card this turn, {GAIN}.", ELF, 0),
        (f"If an Elf was played this turn, {GAIN}.", ELF, 1),
        (f"If no Elf was played by an opponent this turn, {GAIN}.", ELF, 1),
        (f"If a creature died this turn, {GAIN}.", RAT, 1),
        (f"If a creature died this turn, {GAIN}.", OX, 0),
        (f"If a creature you control died this turn, {GAIN}.", RAT, 0),
        (f"If a creature an opponent controls died this turn, {GAIN}.", RAT, 1),
        (f"If no creature died this turn, {GAIN}.", RAT, 0),
        (f"If an opponent lost victory points this turn, {GAIN}.", ("play Sling", "target player B"), 1),
        (f"If an opponent lost 3 or more victory points this turn, {GAIN}.", ("play Sling", "target player B"), 0),
        (f"If a creature was dealt damage this turn, {GAIN}.", OX, 1),
        (f"If a creature was dealt damage last turn, {GAIN}.", OX, 0),
        (f"If two or more creatures were dealt damage this turn, {GAIN}.", OX, 0),
        (f"If you drew a card this turn, {GAIN}.", SPARE, 1),
        (f"If you have drawn no cards this turn, {GAIN}.", SPARE, 0),
        ("Gain 1 victory point for each card you drew this turn.", SPARE, 1),
        ("Gain 1 victory point for each creature that died this turn.", RAT, 1),
        ("Gain 1 victory point for each creature you control that died this turn.", RAT, 0),
        ("Gain X victory points, where X is the number of creatures that were dealt damage this turn.", OX, 1),
        ("Gain X victory points, where X is the number of cards you have drawn this turn.", SPARE, 1),
        ("Gain 1 victory point for each creature card in any graveyard that died this turn.", RAT, 1),
        ("Gain X victory points, where X is the damage dealt to target creature this turn.", OX, 2),
    ],
)
def test_what_happened_this_turn_is_asked_for(text: str, before: tuple[str, ...], gained: int) -> None:
    s = table(text)
    s.carry_out(*before)
    s.play("Probe", *(["target Ox"] if "target" in text else []))
    assert s.points("A") == 1 + gained


@pytest.mark.parametrize("hurt", ["that was dealt damage this turn", "dealt damage this turn"])
def test_only_what_was_hurt_this_turn_can_be_named(hurt: str) -> None:
    s = table(f"Kill target creature {hurt}.")
    s.carry_out(*OX)
    s.play("Probe")
    assert s.place("Ox") == "B's graveyard", "there was no other choice"


def test_a_creature_that_left_and_came_back_has_not_been_hurt() -> None:
    s = table(
        "If this creature was dealt damage this turn, this creature gets +3/+0.", "creature 0 1/9", "Recall", "Probe"
    )
    s.carry_out("play Bolt", "target Probe")
    assert s.value("Probe") == "4/9"
    s.carry_out("play Recall", "target Probe")
    s.carry_out("play Probe")
    assert s.value("Probe") == "1/9"


def test_it_is_forgotten_when_a_turn_begins() -> None:
    s = table("Creatures that were dealt damage this turn get +3/+0.", "creature 0 1/9", "Elf", "Probe")
    s.carry_out(*OX)
    assert s.value("Ox") == "4/9"
    s.to("Play", "B")
    assert s.value("Ox") == "1/9"


@pytest.mark.parametrize(
    ("text", "gains"),
    [
        ("The first time each turn this creature is dealt damage", [1, 1]),
        ("Whenever a creature is dealt damage for the first time each turn", [1, 1]),
        ("Once each turn, whenever this creature is dealt damage", [1, 1]),
        ("The second time each turn this creature is dealt damage", [0, 1]),
        ("Whenever you play your second event each turn", [0, 1]),
        ("Whenever this creature is dealt damage", [1, 2]),
    ],
)
def test_times_are_counted_in_each_turn(text: str, gains: list[int]) -> None:
    s = table(f"{text}, {GAIN}.", "creature 0 1/9", "Elf", "Probe")
    for gained in gains:
        s.carry_out("play Bolt", "target Probe")
        assert s.points("A") == 1 + gained
    s.to("Play", "B")
    before = s.points("A")
    s.carry_out("play Bolt", "target Probe")
    assert s.points("A") == before + (0 if "second" in text else 1), "it is another turn"


def test_the_first_is_counted_from_before_the_card_came() -> None:
    s = table(f"Whenever you play your second event each turn, {GAIN}.", "creature 0 1/9")
    s.carry_out(*SPARE)
    s.carry_out("play Probe")
    s.carry_out(*OX)
    assert s.points("A") == 2


def test_each_player_has_a_first_card_of_his_own() -> None:
    s = table(f"Whenever a player plays his first event each turn, {GAIN}.", "creature 0 1/9", "Elf", "Probe")
    s.choose("play Bolt", "target Ox")
    s.to("Play", "B")
    s.carry_out("play Bolt", "target Ox")
    assert s.points("A") == 3


@pytest.mark.parametrize(
    ("text", "deed", "gained"),
    [
        ("When an opponent plays a creature", ELF, 0),
        ("When this creature kills a creature", ("play Doom", "target Rat"), 0),
        ("When a creature is killed by this creature", ("use Probe", "target Rat"), 1),
        ("When this creature kills a creature", ("use Probe", "target Rat"), 1),
        ("When this creature deals damage", ("use Probe", "target Rat"), 1),
        ("When this creature deals damage to a creature", ("use Probe", "target Rat"), 1),
        ("When a creature is dealt damage by this creature", OX, 0),
    ],
)
def test_who_did_it_is_told(text: str, deed: tuple[str, ...], gained: int) -> None:
    s = table(f"{text}, {GAIN}.\n\n(M): Deal 2 damage to target creature.", "creature 0 1/9", "Elf", "Probe")
    s.carry_out(*deed)
    assert s.points("A") == 1 + gained


BLOWS = {
    "Ogre": "creature 0 5/3: When this creature kills a creature, gain 1 victory point.",
    "Duelist": "creature 0 3/3: First strike.\n\nWhen this creature kills a creature, gain 1 victory point.",
    "Martyr": "creature 0 1/2: When an Orc kills this creature, gain 1 victory point.",
    "Orc": "creature 0 (Orc) 2/9",
}


@pytest.mark.parametrize(
    ("attacker", "blockers", "a", "b"),
    [
        ("Ogre", "Ox 1/2", 1, 0),
        ("Ogre", "Ox 1/2, Rat 1/2", 2, 0),  # its damage goes to both
        ("Ogre", "Ox 1/9", 0, 0),
        ("Ogre", "Ox 3/2", 1, 0),  # both die, and it killed all the same
        ("Ox 1/2", "Ogre", 0, 1),
        ("Ox 1/4", "Duelist, Ogre", 0, 1),  # the first blow does not kill
        ("Ox 1/3", "Duelist, Ogre", 0, 1),  # the first blow kills
        ("Orc", "Martyr, Ox 1/1", 0, 1),
        ("Ox 3/3", "Martyr", 0, 0),
    ],
)
def test_killers_are_whose_blows_kill(attacker: str, blockers: str, a: int, b: int) -> None:
    s = scene(
        f"A: 5 points; army: {attacker}; deck: 9\nB: 5 points; army: {blockers}; deck: 9\nphase: Attack", cards=BLOWS
    )
    name = attacker.split(maxsplit=1)[0]
    s.choose("attack B's army")
    for blocker in blockers.split(", "):
        s.choose(f"block {name} with {blocker.split()[0]}")
    while a > 1 and s.points("A") < 5 + a:
        s.choose(s.options()[0])  # which of two triggers is carried out first
    assert (s.points("A"), s.points("B")) == (5 + a, 5 + b)


def test_damage_that_costs_points_is_damage_dealt_to_a_player() -> None:
    s = table(f"When this creature deals damage to an opponent, {GAIN}.\n\n(M): Deal 2 damage to target player.",
              "creature 0 1/9", "Elf", "Probe")  # fmt: skip
    s.carry_out("use Probe", "target player B")
    assert s.points("A") == 2
