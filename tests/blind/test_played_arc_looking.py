"""Blind texts of ARC that look, count residents, lead an attack and shield from events, played as their writers meant them."""

from blind.texts import arc, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Rite": "magic 0: Kill target creature.", "Bomb": "event 0: Kill all creatures.",
    "Archer": "creature 1 1/1: Mark: Deal 1 damage to target creature.", "Wait": "event 0: Draw a card.",
}  # fmt: skip


@plays("Roadside Oracle")
def test_one_of_three_cards_to_hand_and_the_others_below_in_an_order_he_chooses() -> None:
    table = "A: army: Roadside Oracle; deck: Wolf, Elk, Ox, Mule\nB: army: Ram"
    s = arc(table)
    s.choose("use Roadside Oracle")
    assert s.marked("Roadside Oracle")
    assert (s.asked, s.options()) == ("A", ["pick Wolf", "pick Elk", "pick Ox"])
    assert not s.sees("B", "Elk")
    s.choose("pick Elk", "pick Wolf")
    assert (s.hand("A"), s.deck("A")[0], set(s.deck("A")[1:])) == (["Elk"], "Mule", {"Wolf", "Ox"})
    other = arc(table)
    other.choose("use Roadside Oracle", "pick Elk", "pick Ox")
    assert other.deck("A") == ["Mule", *s.deck("A")[1:][::-1]]


@plays("Roadside Oracle")
def test_of_fewer_cards_as_much_as_possible() -> None:
    s = arc("A: army: Roadside Oracle; deck: Wolf, Elk\nB: army: Ram")
    s.choose("use Roadside Oracle", "pick Elk")
    assert (s.hand("A"), s.deck("A")) == (["Elk"], ["Wolf"])
    s = arc("A: army: Roadside Oracle; deck: Wolf\nB: army: Ram")
    s.choose("use Roadside Oracle")
    assert (s.hand("A"), s.deck("A")) == (["Wolf"], [])
    s = arc("A: army: Roadside Oracle marked; deck: Wolf\nB: army: Ram")
    assert "use Roadside Oracle" not in s.options()


@plays("Palace Eavesdropper")
def test_he_alone_looks_at_the_top_card_of_any_deck_and_may_put_it_below() -> None:
    for player, deck in (("A", ["Wolf", "Elk"]), ("B", ["Ox", "Ram"])):
        for answer, left in (("yes", deck[::-1]), ("no", deck)):
            s = arc("A: army: Palace Eavesdropper; deck: Wolf, Elk\nB: army: Mule; deck: Ox, Ram\nC: deck: Hog")
            s.choose("use Palace Eavesdropper")
            assert len(s.options()) == 3
            s.choose(next(option for option in s.options() if option.endswith(player)))
            assert s.sees("A", deck[0])
            assert [seat for seat in ("B", "C") if s.sees(seat, deck[0])] == []
            s.choose(answer)
            assert (s.deck(player), s.marked("Palace Eavesdropper")) == (left, True)


@plays("Palace Eavesdropper")
def test_of_an_empty_deck_nothing_is_seen() -> None:
    s = arc("A: army: Palace Eavesdropper; deck: Wolf\nB: army: Mule; deck: 0")
    s.choose("use Palace Eavesdropper", "B")
    assert (s.deck("A"), s.deck("B"), s.over) == (["Wolf"], [], False)


@plays("Tenancy Agreement")
def test_three_residents_give_a_point_and_none_end_it_as_each_of_his_turns_begins() -> None:
    city = "city Oakhold (Body, 8){}; city Elm (Mind, 8): Sage, Monk, Clerk; attached: Tenancy Agreement on Oakhold"
    for residents, points, place in (
        (": Elder, Smith, Bard", 16, "on Oakhold"),
        (": Elder, Smith, Bard, Cook", 16, "on Oakhold"),
        (": Elder, Smith", 15, "on Oakhold"),
        (": Elder", 15, "on Oakhold"),
        ("", 15, "A's graveyard"),
    ):
        s = arc(f"A: 15 points; {city.format(residents)}\nB: army: Mule; 15 points\nphase: Discard, active B")
        s.to("Draw", "A")
        assert (s.points("A"), s.place("Tenancy Agreement")) == (points, place)
        s = arc(f"A: 15 points; {city.format(residents)}\nB: army: Mule; 15 points\nphase: Discard, active A")
        s.to("Draw", "B")  # no turn of his
        assert (s.points("A"), s.place("Tenancy Agreement")) == (15, "on Oakhold")


@plays("Tenancy Agreement")
def test_it_is_playable_on_ones_own_cities_only() -> None:
    s = arc(
        "A: hand: Tenancy Agreement; gems 2 House of Nobles; city Oakhold (Body, 8); city Elm (Mind, 8)\nB: army: Mule"
    )
    s.choose("play Tenancy Agreement")
    assert s.options() == ["target Oakhold", "target Elm"]


@plays("Horn-Blower of Rook Hill")
def test_every_cheaper_attacker_of_the_attack_is_stronger_until_it_is_over() -> None:
    s = arc(
        """
        A: army: Horn-Blower of Rook Hill, Cub 1/1 cost 1, Elk 1/1 cost 2, Ox 1/1 cost 3, Bull 1/1 cost 4, Rat 1/1 cost 1
        B: 20 points; army: Mule 1/9 marked; hand: Wait
        phase: Attack
        """,
        TEXTS,
    )
    s.choose("attack B's army", "send Cub", "send Horn-Blower of Rook Hill", "send Elk", "send Ox", "send Bull", "done")
    while s.table.chain:
        s.choose("pass")
    values = [s.value(name) for name in ("Horn-Blower of Rook Hill", "Cub", "Elk", "Ox", "Bull", "Rat")]
    assert values == ["2/2", "2/1", "2/1", "1/1", "1/1", "1/1"]
    s.all_pass()
    assert s.points("B") == 20 - 2 - 2 - 2 - 1 - 1
    assert (s.phase, s.value("Cub")) == ("Second Play", "1/1")


@plays("Sanctum of Quiet Bells")
def test_events_of_opponents_do_not_target_its_residents_while_the_advantage_is_held() -> None:
    table = """
        A: city Sanctum of Quiet Bells{}: Elder; city Elm (Mind, 8): Sage; army: Wolf; hand: Axe
        B: army: Mule, Archer; hand: Axe, Rite, Bomb
        phase: Play, active B
        """
    s = arc(table.format(" (advantage)"), TEXTS)
    magic, all_ = s.fork(), s.fork()
    s.choose("play Axe")
    assert s.options() == ["target Sage", "target Wolf", "target Mule", "target Archer"]
    magic.play("Rite", "target Elder")
    assert magic.place("Elder") == "A's graveyard"
    all_.play("Bomb")
    assert all_.place("Elder") == "A's graveyard"
    ability = arc(table.format(" (advantage)"), TEXTS)
    ability.carry_out("use Archer", "target Elder")
    assert ability.place("Elder") == "A's graveyard"
    without = arc(table.format(""), TEXTS)
    without.choose("play Axe")
    assert "target Elder" in without.options()


@plays("Sanctum of Quiet Bells")
def test_ones_own_events_do() -> None:
    s = arc("A: city Sanctum of Quiet Bells (advantage): Elder; hand: Axe\nB: army: Mule", TEXTS)
    s.choose("play Axe")
    assert s.options() == ["target Elder", "target Mule"]
    s = arc(
        "A: army: Wolf; hand: Axe\nB: city Sanctum of Quiet Bells (advantage): Elder; city Elm (Mind, 8): Sage", TEXTS
    )
    s.choose("play Axe")
    assert s.options() == ["target Wolf", "target Sage"]
