"""While an attack goes on, and outside combat: who joins an attack, what holds during one, what happens away from it."""

from scenes.orc import rule, scene

CARDS = {
    "Hound": "creature 1 2/2: If you attack, Hound must attack too if it can.",
    "Drum": "creature 1 1/1: Creatures you control in your Offensive get +1/+0 while you attack.",
    "Wall": "creature 1 1/3: While an opponent attacks you, Wall gets +0/+2.",
    "Widow": "creature 1 1/1: Whenever a creature you control dies outside combat, each opponent loses 1 influence.",
    "Leech": "creature 1 1/9: Whenever Leech is dealt damage outside combat, put a +1/0 counter on it.",
    "Watch": "creature 1 1/1: As long as Watch is unmarked in your Defensive, it gets +0/+2.",
    "Axe": "event 0: Kill target creature.",
    "Sting": "event 0: Deal 1 damage to target creature.",
    "Trip": "event 0: Play only after attackers have been declared and before defenders are. Kill target attacker.",
}


@rule("ORC-CONFLICT-01")
def test_who_joins_each_attack_is_among_the_attackers_and_makes_nobody_attack() -> None:
    idle = scene("A: offensive: Hound, Wolf 2/2\nB: hand: 1\nphase: Second Move or Attack", cards=CARDS)
    assert "done" in idle.options()
    s = scene("A: offensive: Wolf 2/2, Hound, Ox 1/1\nB: hand: 1\nphase: Move or Attack", cards=CARDS)
    s.choose("attack B", "send Wolf")
    assert s.options() == ["done", "send Ox"]
    s.choose("done")
    assert (s.marked("Hound"), s.marked("Ox")) == (True, False)


@rule("ORC-CONFLICT-01")
def test_who_joins_each_attack_stays_where_it_cannot_attack() -> None:
    s = scene("A: offensive: Wolf 2/2, Hound marked, Ox 1/1\nB: hand: 1\nphase: Move or Attack", cards=CARDS)
    s.choose("attack B", "send Wolf")
    assert "done" in s.options()


def test_attackers_are_stronger_while_their_player_attacks_and_not_before_or_after() -> None:
    s = scene("A: offensive: Wolf 2/2; defensive: Drum\nB: hand: 1\nphase: Move or Attack", cards=CARDS)
    assert s.value("Wolf") == "2/2"
    s.choose("attack B")
    s.go_on()
    assert (s.influence("B"), s.value("Wolf")) == (17, "2/2")


def test_a_creature_is_stronger_while_its_player_is_attacked() -> None:
    s = scene("A: offensive: Wolf 4/4, Ox 1/1\nB: defensive: Wall\nphase: Move or Attack", cards=CARDS)
    assert s.value("Wall") == "1/3"
    s.choose("attack B", "send Wolf", "done")
    assert s.value("Wall") == "1/5"


def test_who_dies_as_an_attacker_does_not_die_outside_combat() -> None:
    away = scene("A: offensive: Wolf 2/2, Widow; hand: Axe\nB: hand: 1\nphase: Play", cards=CARDS)
    away.play("Axe", "target Wolf")
    away.go_on()
    assert away.influence("B") == 19
    s = scene("A: offensive: Wolf 2/2; defensive: Widow\nB: hand: Trip; hand: 1\nphase: Move or Attack", cards=CARDS)
    s.choose("attack B")
    s.play("Trip")
    s.go_on()
    assert (s.place("Wolf"), s.influence("B")) == ("A's graveyard", 20)


def test_damage_of_a_combat_is_not_dealt_outside_it() -> None:
    away = scene("A: offensive: Leech; hand: Sting\nB: hand: 1\nphase: Play", cards=CARDS)
    away.play("Sting")
    away.go_on()
    assert away.value("Leech") == "2/9"
    s = scene("A: offensive: Leech\nB: defensive: Ox 1/9\nphase: Move or Attack", cards=CARDS)
    s.choose("attack B", "block Leech with Ox")
    s.go_on()
    assert s.value("Leech") == "1/9"


def test_a_creature_is_so_only_in_the_front_that_is_named() -> None:
    s = scene("A: defensive: Watch\nB: hand: 1\nphase: Play", cards=CARDS)
    assert s.value("Watch") == "1/3"
    for elsewhere in ("offensive: Watch", "defensive: Watch marked"):
        assert scene(f"A: {elsewhere}\nB: hand: 1\nphase: Play", cards=CARDS).value("Watch") == "1/1"
