"""AVA-CREA: where creatures come to, what they are called, and how they die."""

from scenes.ava import rule, scene


@rule("AVA-CREA-01", "AVA-SETUP-03", "AVA-CREA-09")
def test_a_new_creature_arrives_in_the_army_or_an_own_city_unmarked_and_may_defend() -> None:
    s = scene(
        "A: gold 2 Gaian; city Oak; hand: Bee, Wasp\nB: city Reed\nphase: Entrance",
        cards={"Bee": "creature 1 1/1", "Wasp": "creature 1 1/1"},
    )
    s.choose("play Bee")
    assert s.options() == ["place in Oak", "place in the Army"]
    s.refused("place in Reed", "AVA-CREA-01")
    s.choose("place in the Army")
    assert (s.place("Bee"), s.marked("Bee")) == ("A's Army", False)
    s = scene("A: gold 2 Gaian; hand: Bee\nB:\nphase: Entrance", cards={"Bee": "creature 1 1/1"})
    s.choose("play Bee")
    assert s.place("Bee") == "A's Army"


@rule("AVA-CREA-01")
def test_if_the_city_is_gone_another_place_is_named() -> None:
    s = scene(
        "A: gold 2 Gaian; city Oak; hand: Bee\nB: hand: Raze\nphase: Entrance",
        cards={"Bee": "creature 1 1/1", "Raze": "event 0: Deal 9 damage to target city."},
    )
    s.choose("play Bee", "place in Oak", "play Raze")
    s.all_pass()
    assert s.place("Bee") == "A's Army"


@rule("AVA-CREA-03", "AVA-CREA-EX1", "AVA-CARD-06", "AVA-CARD-07")
def test_each_word_of_name_and_subtype_line_is_a_type_by_itself() -> None:
    cards = {
        "Grey Warden": "creature 1 (Leader Beast Caster) 1/1",
        **{
            f"{kind} Cheer": f"event 0: {kind} creatures get +1/+0 until end of turn."
            for kind in ("Leader", "Beast", "Caster", "Warden")
        },
    }
    s = scene(
        f"A: army: Grey Warden, Ox 1/1; hand: {', '.join(name for name in cards if 'Cheer' in name)}\nB:", cards=cards
    )
    for n, kind in enumerate(("Leader", "Beast", "Caster", "Warden"), start=2):
        s.play(f"{kind} Cheer")
        assert (s.value("Grey Warden"), s.value("Ox")) == (f"{n}/1", "1/1")


@rule("AVA-CREA-07", "AVA-CREA-EX2", "AVA-CREA-05")
def test_values_change_in_pairs_and_no_defence_means_death() -> None:
    s = scene(
        "A: army: Ox 1/3; hand: Rage, Rage\nB:",
        cards={"Rage": "event 0: Target creature gets +5/-2 until end of turn."},
    )
    s.play("Rage")
    assert s.value("Ox") == "6/1"
    s.play("Rage")
    assert s.place("Ox") == "A's graveyard"


@rule("AVA-CREA-04", "AVA-CREA-08")
def test_an_attack_below_none_deals_nothing() -> None:
    s = scene(
        "A: avatar marked; army: Ox 1/3; hand: Lame, 1\nB: avatar marked",
        cards={"Lame": "event 0: Target creature gets -3/+0 until end of turn."},
    )
    s.play("Lame")
    s.to("Attack")
    s.choose("attack B's army")
    assert (s.victory("A"), s.life("B")) == (0, 20)


@rule("AVA-CREA-05", "AVA-CREA-06")
def test_damage_of_all_sources_adds_up_within_a_turn_and_is_gone_in_the_next() -> None:
    jab = {"Jab": "event 0: Deal 2 damage to target creature."}
    s = scene("A: army: Ox 1/4; hand: Jab, Jab\nB: hand: Jab", cards=jab)
    s.play("Jab")
    assert s.damage("Ox") == 2
    s.to("Play", "B")
    assert s.damage("Ox") == 0
    s.play("Jab")
    assert s.damage("Ox") == 2


@rule("AVA-CREA-02")
def test_creatures_of_the_army_attack_and_defend_and_those_in_a_city_defend_that_city() -> None:
    s = scene(
        "A: avatar marked; army: Ox 2/2; city Oak: Elder 1/1\n"
        "B: avatar marked; army: Bear 1/9; city Reed: Imp 1/9; city Fen: Cow 1/9\nphase: Attack"
    )
    s.choose("attack Reed")
    assert s.options() == ["done", "block Ox with Bear", "block Ox with Imp"]
    assert s.marked("Ox")
    assert not s.marked("Elder")
