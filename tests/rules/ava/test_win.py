"""AVA-WIN and AVA-MAT: life points, victory points, cities, and who wins when several fall together."""

from scenes.ava import rule, scene

DRAIN = {"Drain": "event 0: Each player loses 3 life points."}
RAZE = {"Raze": "magic 0: Deal 9 damage to target city."}
PRIZE = {"Prize": "event 0: Gain 2 victory points."}


@rule("AVA-MAT-01", "AVA-WIN-10", "AVA-WIN-11")
def test_everybody_sees_life_points_and_victory_points_which_never_fall_below_none() -> None:
    s = scene(
        "A: 20 LP; hand: Drain, Prize\nB: 2 LP; 3 VP; hand: Balm",
        cards=DRAIN | PRIZE | {"Balm": "event 0: Gain 9 life points."},
    )
    for seat in range(2):
        view = s.game.view(s.table, seat)
        assert [view.points(other) for other in range(2)] == [20, 2]
        assert [view.victory(other) for other in range(2)] == [0, 3]
    s.choose("play Drain", "play Balm")
    s.all_pass()
    assert (s.life("A"), s.life("B")) == (17, 8)
    s.play("Prize")
    assert s.victory("A") == 2


@rule("AVA-WIN-02", "AVA-WIN-01")
def test_who_has_no_life_points_left_is_defeated_also_by_his_own_hand() -> None:
    s = scene("A: 3 LP; hand: Drain\nB: 20 LP", cards=DRAIN)
    s.play("Drain")
    assert (s.winner, s.out("A")) == ("B", "AVA-WIN-02")


@rule("AVA-WIN-03", "AVA-WIN-SC1", "AVA-CITY-14")
def test_who_loses_his_last_city_is_defeated_only_if_his_cities_deck_is_empty() -> None:
    s = scene("A: hand: Raze\nB: city Reed; cities: Site, Site", cards=RAZE)
    s.play("Raze")
    assert s.place("Reed") == "B's graveyard"
    assert not s.over
    s = scene("A: hand: Raze\nB: city Reed; no cities", cards=RAZE)
    s.play("Raze")
    assert (s.winner, s.out("B")) == ("A", "AVA-WIN-03")


@rule("AVA-WIN-03")
def test_a_city_that_was_paid_for_and_waits_keeps_its_player_in_the_match() -> None:
    s = scene(
        "A: gold 2 Gaian; cities: Site\nB: hand: Nap\nphase: Entrance",
        cards={"Site": "city 2 Body 8", "Nap": "event 0: Draw a card."},
    )
    s.choose("build Site")
    assert s.asked == "B"
    assert not s.over
    s.choose("pass")
    assert s.place("Site") == "A's Kingdom"


@rule("AVA-WIN-05")
def test_twenty_victory_points_win() -> None:
    s = scene("A: 18 VP; hand: Prize\nB: 1 VP", cards=PRIZE)
    s.play("Prize")
    assert (s.winner, s.ending) == ("A", "AVA-WIN-05")


@rule("AVA-WIN-06")
def test_a_draw_that_a_text_demands_defeats_who_has_no_card_left() -> None:
    s = scene("A: hand: Study; deck: Wolf\nB:", cards={"Study": "event 0: Draw two cards."})
    s.play("Study")
    assert (s.winner, s.out("A")) == ("B", "AVA-WIN-06")
    s = scene("A: hand: Study; deck: Wolf\nB:", cards={"Study": "event 0: Draw a card. You may draw a card."})
    s.play("Study", "yes")
    assert not s.over


@rule("AVA-WIN-07", "AVA-WIN-SC2")
def test_if_all_fall_together_most_victory_points_win_then_most_cities() -> None:
    def ends(mine: str, his: str) -> tuple[str, str]:
        s = scene(f"A: 3 LP; {mine}; hand: Drain\nB: 2 LP; {his}", cards=DRAIN)
        s.play("Drain")
        return s.winner, s.ending

    assert ends("7 VP", "5 VP") == ("A", "AVA-WIN-07")
    assert ends("7 VP; city Oak; city Elm", "7 VP; city Reed") == ("A", "AVA-WIN-07")
    assert ends("7 VP; city Oak", "7 VP; city Reed; city Fen") == ("B", "AVA-WIN-07")
    assert ends("7 VP; city Oak", "7 VP; city Reed") == ("", "AVA-WIN-07")


@rule("AVA-WIN-08")
def test_if_several_reach_the_target_together_the_same_order_decides() -> None:
    feast = {"Feast": "event 0: Each player gains 3 victory points."}

    def ends(mine: str, his: str) -> tuple[str, str]:
        s = scene(f"A: {mine}; hand: Feast\nB: {his}", cards=feast)
        s.play("Feast")
        return s.winner, s.ending

    assert ends("18 VP", "17 VP") == ("A", "AVA-WIN-08")
    assert ends("18 VP", "18 VP; city Reed") == ("B", "AVA-WIN-08")
    assert ends("18 VP", "18 VP") == ("", "AVA-WIN-08")


@rule("AVA-WIN-09")
def test_in_one_check_the_defeated_go_before_the_target_is_looked_at() -> None:
    both = {"Both": "event 0: Gain 9 victory points. Each player loses 3 life points."}
    s = scene("A: 3 LP; 19 VP; hand: Both\nB: 20 LP", cards=both)
    s.play("Both")
    assert (s.winner, s.ending) == ("B", "AVA-WIN-01")


@rule("AVA-WIN-12")
def test_a_player_may_concede_whenever_somebody_is_asked() -> None:
    s = scene("A:\nB:")
    s.concede("A")
    assert (s.winner, s.out("A")) == ("B", "AVA-WIN-12")


@rule("AVA-MAT-02", "AVA-CITY-11")
def test_the_damage_of_a_city_lies_open_and_stays() -> None:
    s = scene("A: hand: Chip\nB: city Reed (Mind, 6)", cards={"Chip": "event 0: Deal 2 damage to target city."})
    s.play("Chip")
    assert s.damage("Reed") == 2
    s.to("Play", "B")
    assert s.damage("Reed") == 2


@rule("AVA-WIN-04", "AVA-CITY-15")
def test_a_captured_city_comes_with_its_damage_and_without_its_residents() -> None:
    s = scene(
        "A: hand: Deed\nB: city Reed (Mind, 6, hurt 2): Imp 1/1; no cities",
        cards={"Deed": "magic 0: Gain control of target city."},
    )
    s.play("Deed")
    assert (s.winner, s.out("B")) == ("A", "AVA-WIN-03")
    s = scene(
        "A: hand: Deed, Raze\nB: city Reed (Mind, 9, hurt 2): Imp 1/1; cities: Site",
        cards={"Deed": "magic 0: Gain control of target city."} | RAZE,
    )
    s.play("Deed")
    assert (s.place("Reed"), s.damage("Reed"), s.place("Imp")) == ("A's Kingdom", 2, "B's Army")
    s.play("Raze")
    assert s.place("Reed") == "B's graveyard"


@rule("AVA-WIN-09", "AVA-TACT-08")
def test_the_check_comes_after_each_choice_of_what_a_bid_brings() -> None:
    s = scene(
        "A: 19 VP; city Oak (Body, 8): Imp, Elf; city Elm (Mind, 8)\nB: 19 VP; city Fen (Soul, 8): Owl\nphase: Tactics"
    )
    s.choose("claim Body", "bid Imp", "done", "done", "claim Mind", "bid Elf", "done")
    assert s.options() == ["Body: the advantage", "Body: 1 VP"]
    s.choose("Body: 1 VP")
    assert (s.winner, s.ending, s.victory("A")) == ("A", "AVA-WIN-05", 20), "for Mind he is not asked any more"


@rule("AVA-WIN-09", "AVA-COMBAT-20")
def test_the_check_comes_after_each_combat() -> None:
    s = scene("A: 19 VP; army: Ox 2/2, Imp 1/1\nB: army: Wolf\nphase: Attack")
    s.choose("attack B's army", "send Ox", "send Imp", "done", "done", "no")
    assert (s.winner, s.victory("A")) == ("A", 21)


@rule("AVA-WIN-03")
def test_a_last_city_that_is_not_built_after_all_leaves_its_player_defeated() -> None:
    cards = {"Site": "city 2 Body 8", "Halt": "event 0: Stop target card being played from resolving."}
    s = scene("A: gold 2 Gaian; cities: Site\nB: hand: Halt\nphase: Entrance", cards=cards)
    s.choose("build Site", "play Halt")
    s.all_pass()
    assert (s.winner, s.out("A"), s.place("Site")) == ("B", "AVA-WIN-03", "A's graveyard")
