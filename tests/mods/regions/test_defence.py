"""AVA-REGION: attacks on regions, military and civilian defence."""

from scenes.regions import rule, scene

RAIDERS = "A: army: Wolf 3/1, Imp 2/2\n"


@rule("AVA-REGION-09")
def test_what_is_attacked_is_the_active_region_of_an_opponent() -> None:
    s = scene("A: army: Wolf 3/1; body: Elf 1/1\nB: region Marsh (10); regions: Hill; army: Ox 1/4\nC:\nphase: Attack")
    assert s.options() == ["done", "attack Marsh", "attack Keep of C"]
    s.refused("attack Hill", "AVA-REGION-09")
    s.refused("attack B's army", "AVA-REGION-09")
    s.refused("attack Keep of A", "AVA-REGION-09")
    s.refused("attack Ox", "AVA-REGION-09")
    s.attack("Keep of C", "Wolf")
    s.defend()
    assert (s.hp("Keep of C"), s.hp("Marsh")) == (7, 10)


@rule("AVA-REGION-10", "AVA-REGION-06")
def test_any_number_of_the_front_defend_against_any_attackers() -> None:
    s = scene(RAIDERS + "B: army: Ox 1/4, Guard 1/1, Cub 0/1\nphase: Attack")
    s.attack("Keep of B", "Wolf", "Imp")
    assert "block Wolf with Ox" in s.options()
    s.choose("block Imp with Ox", "block Imp with Guard")
    s.refused("block Wolf with Ox", "AVA-COMBAT-11")
    s.defend()
    assert s.place("Imp") == "A's graveyard", "Ox and Guard deal 1 each"
    assert (s.place("Ox"), s.place("Guard"), s.hp("Keep of B")) == ("B's Front", "B's graveyard", 7)


@rule("AVA-REGION-11", "AVA-REGION-07")
def test_only_the_unmarked_top_of_each_domain_defends_as_a_civilian() -> None:
    s = scene(
        RAIDERS + "B: body: Ox 1/4, Calf 0/1; mind: Sage 0/3 marked, Pupil 0/1; soul: Monk 0/5; avatar marked\n"
        "phase: Attack"
    )
    s.attack("Keep of B", "Wolf", "Imp")
    assert s.options() == [
        "done", "block Wolf with Ox", "block Imp with Ox", "block Wolf with Monk", "block Imp with Monk"
    ]  # fmt: skip
    s.refused("block Wolf with Calf", "AVA-REGION-11")
    s.refused("block Wolf with Pupil", "AVA-REGION-11")
    s.refused("block Wolf with Sage", "AVA-COMBAT-01")
    s.defend("Wolf with Ox", "Wolf with Monk")
    assert (s.damage("Ox"), s.damage("Monk"), s.hp("Keep of B")) == (3, 3, 8), "several may defend against one"


@rule("AVA-REGION-12", "AVA-REGION-16")
def test_civilians_take_damage_and_deal_none_while_the_front_strikes_back() -> None:
    s = scene(RAIDERS + "B: body: Giant 9/1\nphase: Attack")
    s.attack("Keep of B", "Wolf")
    s.defend("Wolf with Giant")
    assert (s.place("Wolf"), s.place("Giant")) == ("A's Front", "B's graveyard")
    assert s.hp("Keep of B") == 10, "who was defended against does the region no harm"
    s = scene(RAIDERS + "B: army: Giant 9/1\nphase: Attack")
    s.attack("Keep of B", "Wolf")
    s.defend("Wolf with Giant")
    assert (s.place("Wolf"), s.place("Giant"), s.hp("Keep of B")) == ("A's graveyard", "B's graveyard", 10)


@rule("AVA-REGION-16")
def test_a_defended_attacker_does_no_harm_even_if_its_defender_is_gone() -> None:
    bolt = {"Bolt": "event 0: Destroy target creature."}
    s = scene("A: army: Wolf 3/1; hand: Bolt\nB: army: Ox 1/4\nphase: Attack", cards=bolt)
    s.attack("Keep of B", "Wolf")
    s.choose("block Wolf with Ox", "done")
    s.choose("play Bolt", "target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.place("Wolf"), s.hp("Keep of B")) == ("B's graveyard", "A's Front", 10)


@rule("AVA-REGION-13", "AVA-REGION-SC2")
def test_a_defence_comes_from_the_front_or_from_the_domains() -> None:
    s = scene(RAIDERS + "B: army: Ox 1/4, Cub 0/1; body: Monk 0/5; avatar marked\nphase: Attack")
    s.attack("Keep of B", "Wolf", "Imp")
    civil = s.fork()
    s.choose("block Wolf with Ox")
    s.refused("block Imp with Monk", "AVA-REGION-13")
    assert s.options() == ["done", "block Wolf with Cub", "block Imp with Cub"]
    civil.choose("block Wolf with Monk")
    assert civil.damage("Monk") == 3, "nobody else may defend, so nobody is asked"
    assert civil.hp("Keep of B") == 8


@rule("AVA-REGION-14", "AVA-REGION-15", "AVA-REGION-SC1")
def test_some_attackers_are_held_up_and_others_let_through() -> None:
    s = scene("A: army: Wolf 3/1, Imp 2/2\nB: region Marsh (10); body: Ox 5/3; mind: Sage 1/4\nphase: Attack")
    s.attack("Marsh", "Wolf", "Imp")
    s.defend("Wolf with Ox")
    assert (s.place("Ox"), s.place("Wolf"), s.place("Sage")) == ("B's graveyard", "A's Front", "B's Mind")
    assert s.hp("Marsh") == 8
    assert (s.life("B"), s.victory("A")) == (20, 0), "neither life nor victory points change"


@rule("AVA-REGION-15", "AVA-REGION-03")
def test_attackers_harm_in_their_order_the_region_that_is_active_then() -> None:
    s = scene("A: army: Wolf 3/1, Ox 4/4, Imp 2/2\nB: region Marsh (5); regions: Hill, Coast\nphase: Attack")
    s.attack("Marsh", "Wolf", "Ox", "Imp")
    s.defend()
    assert s.place("Marsh") == "B's graveyard"
    assert (s.place("Hill"), s.hp("Hill"), s.place("Coast")) == ("B's Region", 8, "B's regions"), "2 were too many"
    assert (s.life("B"), s.victory("A")) == (20, 0)


@rule("AVA-REGION-15", "AVA-REGION-05")
def test_where_the_last_region_falls_its_player_is_defeated_at_once() -> None:
    s = scene("A: army: Wolf 3/1, Ox 4/4\nB: region Marsh (3); no regions\nphase: Attack")
    s.attack("Marsh", "Wolf", "Ox")
    s.defend()
    assert (s.over, s.winner, s.out("B")) == (True, "A", "AVA-REGION-05")
    assert s.phase == "Attack"


@rule("AVA-REGION-19", "AVA-AVATAR-11", "AVA-AVATAR-12")
def test_attack_and_military_defence_need_the_avatar_in_the_front_and_civilian_defence_does_not() -> None:
    s = scene("A: army: Wolf 3/1; avatar in Body; hand: Nod\nB:\nphase: Play", cards={"Nod": "event 0: Gain 1 LP."})
    s.refused("attack Keep of B", "AVA-COMBAT-02")
    s.to("Second Play")
    assert (s.hp("Keep of B"), s.marked("Wolf")) == (10, False), "nobody was asked whether to attack"
    s = scene("A: army: Wolf 3/1\nB: army: Ox 9/9; body: Monk 0/5; avatar in Mind\nphase: Attack")
    s.attack("Keep of B", "Wolf")
    assert s.options() == ["done", "block Wolf with Monk"]
    s.refused("block Wolf with Ox", "AVA-AVATAR-12")
    s.refused("block Wolf with Avatar of B", "AVA-REGION-11")


@rule("AVA-REGION-19")
def test_the_avatar_blocks_from_the_front_with_its_life_and_is_never_on_top_of_a_domain() -> None:
    s = scene("A: army: Wolf 3/1\nB: 9 LP\nphase: Attack")
    s.attack("Keep of B", "Wolf")
    s.defend("Wolf with Avatar of B")
    assert (s.life("B"), s.hp("Keep of B"), s.victory("A")) == (6, 10, 0)
    s = scene("A: army: Wolf 3/1\nB: avatar in Body; body: Monk 0/5\nphase: Attack")
    assert s.domain("B", "Body") == ["Avatar of B", "Monk"]
    s.attack("Keep of B", "Wolf")
    assert "block Wolf with Monk" in s.options(), "who lies below the avatar is on top"
    s.refused("block Wolf with Avatar of B", "AVA-REGION-11")


@rule("AVA-REGION-13")
def test_military_and_civilian_creatures_defend_together_where_a_text_lets_them() -> None:
    cards = {"Warden": "creature 1 0/1: Your military and civilian creatures may defend together."}
    s = scene(RAIDERS + "B: army: Ox 1/4, Warden; body: Monk 0/5; avatar marked\nphase: Attack", cards=cards)
    s.attack("Keep of B", "Wolf", "Imp")
    s.choose("block Wolf with Ox", "block Imp with Monk")
    assert (s.damage("Ox"), s.damage("Monk"), s.hp("Keep of B")) == (3, 2, 10)


@rule("AVA-REGION-03")
def test_a_region_that_is_attacked_goes_under_its_pile_and_keeps_its_damage() -> None:
    text = "Put your active region under your pile with its damage and turn up the next one."
    cards = {"Retreat": f"event 0: {text}", "Marsh": "region 9 Gaian", "Fen": "region 8 Gaian"}
    s = scene(
        "A: army: Wolf 3/1\nB: region Marsh hurt 2; regions: Fen; hand: Retreat, Retreat; avatar marked\nphase: Attack",
        cards=cards,
    )
    s.choose("attack Marsh", "send Wolf", "done")
    s.play("Retreat")
    assert s.place("Fen") == "B's Region"
    s.play("Retreat")
    s.all_pass()
    assert (s.place("Marsh"), s.hp("Marsh"), s.place("Fen")) == ("B's Region", 9 - 2 - 3, "B's regions")
