"""AVA-REGION: the Front, the three Domains, entering them and moving between them."""

from scenes.regions import rule, scene

IMP = {"Imp": "creature 0 1/1", "Elf": "creature 0 Mind 1/1"}
NOD = {"Nod": "event 0: Gain 1 LP."}  # so that its holder is asked in every phase
HERE = "hand: Imp; body: Ox 1/4, Calf 0/1"


@rule("AVA-REGION-06")
def test_the_front_is_the_army_by_another_name() -> None:
    cards = {"Drill": "magic 0: Creatures in your army get +1/+1 until end of turn."}
    s = scene("A: hand: Drill; army: Wolf 2/2; body: Ox 1/4\nB:\nphase: Play", cards=cards)
    assert (s.place("Wolf"), s.place("Avatar of A")) == ("A's Front", "A's Front")
    s.play("Drill")
    assert (s.value("Wolf"), s.value("Ox")) == ("3/3", "1/4")


@rule("AVA-REGION-07", "AVA-REGION-08")
def test_new_creatures_enter_the_front_or_a_domain_and_lie_on_top_of_it() -> None:
    s = scene(f"A: {HERE}\nB:\nphase: Entrance", cards=IMP)
    s.choose("play Imp")
    assert s.options() == [f"place in the {name}" for name in ("Front", "Body Domain", "Mind Domain", "Soul Domain")]
    front = s.fork()
    s.choose("place in the Body Domain")
    assert (s.place("Imp"), s.domain("A", "Body")) == ("A's Body", ["Imp", "Ox", "Calf"])
    assert not s.marked("Imp")
    front.choose("place in the Front")
    assert front.place("Imp") == "A's Front"


@rule("AVA-REGION-08", "AVA-CARD-11")
def test_a_printed_discipline_binds_only_where_that_is_agreed_on() -> None:
    text = "A: hand: Elf\nB:\nphase: Entrance"
    s = scene(text, cards=IMP)
    s.choose("play Elf")
    assert "place in the Body Domain" in s.options()
    s = scene(text, cards=IMP, settings={"disciplineDomain": 1})
    s.choose("play Elf")
    assert s.options() == ["place in the Front", "place in the Mind Domain"]
    s.refused("place in the Body Domain", "AVA-REGION-08")


@rule("AVA-REGION-07", "AVA-STATE-11")
def test_a_creature_of_a_domain_that_changes_sides_goes_to_one_of_its_new_controllers() -> None:
    cards = {"Lure": "magic 0: Gain control of target creature."}
    s = scene("A: hand: Lure; mind: Sage 0/3\nB: body: Ox 1/4; army: Wolf 2/2\nphase: Play", cards=cards)
    front = s.fork()
    s.play("Lure", "target Ox", "place in the Mind Domain")
    assert (s.controller("Ox"), s.domain("A", "Mind")) == ("A", ["Ox", "Sage"])
    front.play("Lure", "target Wolf")
    assert (front.controller("Wolf"), front.place("Wolf")) == ("A", "A's Front")


@rule("AVA-REGION-20", "AVA-MOVE-04")
def test_one_move_a_turn_leads_between_the_front_and_the_domains() -> None:
    s = scene("A: army: Wolf 2/2; body: Ox 1/4, Calf 0/1; mind: Sage 0/3 marked; hand: Nod\nB:\nphase: Play", cards=NOD)
    assert {f"move Ox to the {name}" for name in ("Front", "Mind Domain", "Soul Domain")} <= set(s.options())
    s.refused("move Ox to the Body Domain", "AVA-REGION-20")
    s.refused("move Sage to the Front", "AVA-MOVE-01")
    s.refused("move Keep of A to the Front", "AVA-REGION-20")
    up, away = s.fork(), s.fork()
    s.carry_out("move Wolf to the Body Domain")
    assert (s.domain("A", "Body"), s.marked("Wolf")) == (["Wolf", "Ox", "Calf"], True), "whoever arrives lies on top"
    s.refused("move Ox to the Front", "AVA-REGION-20")
    s.to("Second Play")
    s.refused("move Avatar of A to the Mind Domain", "AVA-REGION-20")
    up.carry_out("move Calf to the Front")
    assert (up.place("Calf"), up.domain("A", "Body")) == ("A's Front", ["Ox"]), "who lies below the top may move, too"
    away.carry_out("move Ox to the Mind Domain")
    assert away.domain("A", "Mind") == ["Ox", "Sage"]


@rule("AVA-REGION-20")
def test_a_move_fails_if_its_creature_has_gone_from_where_it_started() -> None:
    cards = NOD | {"Bolt": "event 0: Destroy target creature."}
    s = scene("A: body: Ox 1/4; hand: Nod\nB: hand: Bolt\nphase: Play", cards=cards)
    s.choose("move Ox to the Front", "play Bolt")
    s.all_pass()
    assert s.place("Ox") == "A's graveyard"
    s.refused("move Avatar of A to the Mind Domain", "AVA-REGION-20")


@rule("AVA-REGION-19", "AVA-REGION-20")
def test_the_avatar_begins_in_the_front_and_moves_to_a_domain_and_back() -> None:
    s = scene("A: mind: Sage 0/3; army: Wolf 2/2\nB:\nphase: Play")
    s.carry_out("move Avatar of A to the Mind Domain")
    assert s.place("Avatar of A") == "A's Mind"
    s.to("Second Play")
    assert s.hp("Keep of B") == 10, "the Front has no leader"
    s.to("Play", "B")
    s.to("Play", "A")
    s.carry_out("move Avatar of A to the Front")
    assert s.place("Avatar of A") == "A's Front"
