"""Blind texts of AVA on residents, bids and defenders, played as their writers meant them."""

import pytest

from blind.gestures import blocking, resolve
from blind.texts import ava, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Home": "event 0: Return target creature to its owner's hand.", "Call": "event 0: Unmark target creature.",
    "Ram": "event 0: Deal 3 damage to target city.", "Sting": "event 0: Deal 3 damage to target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Hedge-Choir Novice", "Orchard Tithe-Counter")
@pytest.mark.parametrize("name", ["Hedge-Choir Novice", "Orchard Tithe-Counter"])
def test_it_counts_as_two_residents_in_a_claim_and_in_an_answer(name: str) -> None:
    for claims, answers, won in (((name,), ("Elk",), "A"), (("Ox",), (name,), "B"), ((name,), ("Elk", "Hen"), "")):
        s = ava(
            f"""
            A: city Dale (Body, 8): {claims[0]}
            B: city Fen (Body, 8): {answers[0]}{", Hen" if "Hen" in answers else ""}
            phase: Tactics
            """
        )
        s.choose("claim Body", f"bid {claims[0]}")
        s.choose("done") if s.asked == "A" and "done" in s.options() else None
        s.choose(*(f"bid {who}" for who in answers))
        s.choose("done") if "done" in s.options() else None
        assert (s.asked if "Body: 1 VP" in s.options() else "") == won


@plays("Hedge-Choir Novice", "Orchard Tithe-Counter")
@pytest.mark.parametrize("name", ["Hedge-Choir Novice", "Orchard Tithe-Counter"])
def test_if_it_leaves_before_the_comparison_it_counts_for_nothing(name: str) -> None:
    s = ava(f"A: city Dale (Body, 8): {name}, Ox\nB: city Fen (Body, 8): Elk; hand: Axe\nphase: Tactics", TEXTS)
    s.choose("claim Body", f"bid {name}", "bid Ox", "pass", "bid Elk", "play Axe", f"target {name}")
    s.all_pass()
    assert "Body: 1 VP" not in s.options()
    assert (s.victory("A"), s.victory("B")) == (0, 0)


@plays("Brickfoot Garrison", "Moat Eel")
def test_in_a_city_it_is_stronger_and_the_helping_army_counts_as_residents() -> None:
    for name, plain, there in (("Brickfoot Garrison", "2/3", "3/4"), ("Moat Eel", "2/1", "2/4")):
        s = ava(f"A: city Dale (Body, 8): {name}; army: {name}\nB:")
        assert (s.value(name), s.value(f"{name} (2)")) == (there, plain)
        s = ava(f"A: army: Ox 1/1\nB: city Dale (Body, 8); army: {name}; hand: Wait{COMBAT}", TEXTS)
        army = s.fork()
        blocking(s, "Dale", "Ox")
        assert s.value(name) == there
        s.to("Second Play")
        assert s.value(name) == plain
        blocking(army, "B's army", "Ox")
        assert army.value(name) == plain


@plays("Brickfoot Garrison", "Moat Eel")
def test_the_bonus_goes_with_the_city_and_damage_tells() -> None:
    for name in ("Brickfoot Garrison", "Moat Eel"):
        s = ava(f"A: city Dale (Body, 8): {name}; hand: Sting, Fall\nB:", TEXTS)
        s.play("Sting")
        assert s.place(name) == "Dale"
        s.play("Fall")
        assert s.place(name) == "A's graveyard"


@plays("Brickfoot Garrison")
def test_without_its_leader_the_army_does_not_count_as_residents() -> None:
    s = ava(
        f"A: army: Ox 1/1\nB: city Dale (Body, 8): Elk; city Fen (Mind, 8); avatar in Fen; army: Brickfoot Garrison{COMBAT}"
    )
    blocking(s, "Dale", "Ox")
    assert s.value("Brickfoot Garrison") == "2/3"


@plays("Banner-Kin Shieldhand")
def test_beside_the_avatar_it_is_stronger_marked_or_not() -> None:
    for places, value in (
        ("army: Banner-Kin Shieldhand", "3/3"),
        ("avatar marked; army: Banner-Kin Shieldhand marked", "3/3"),
        ("city Dale (Body, 8): Banner-Kin Shieldhand", "2/2"),
        ("city Dale (Body, 8): Banner-Kin Shieldhand; avatar in Dale", "3/3"),
        ("city Dale (Body, 8); city Fen (Mind, 8): Banner-Kin Shieldhand; avatar in Dale", "2/2"),
        ("city Dale (Body, 8); avatar in Dale; army: Banner-Kin Shieldhand", "2/2"),
    ):
        assert ava(f"A: {places}\nB:").value("Banner-Kin Shieldhand") == value
    s = ava("A: city Dale (Body, 8); army: Banner-Kin Shieldhand\nB:")
    s.choose("move Avatar of A to Dale")
    s.all_pass()
    assert s.value("Banner-Kin Shieldhand") == "2/2"
    s = ava(f"A: army: Ox\nB: city Dale (Body, 8); army: Banner-Kin Shieldhand{COMBAT}")
    blocking(s, "Dale", "Ox")
    assert s.value("Banner-Kin Shieldhand") == "3/3"


@plays("Slate-Roof Archer")
def test_from_the_army_it_shoots_at_any_creature_and_as_a_resident_within_its_city() -> None:
    s = ava("A: army: Slate-Roof Archer, Ox 1/1\nB: city Dale (Body, 8): Elk 1/1; army: Imp 1/1")
    s.choose("use Slate-Roof Archer")
    assert sorted(s.options()) == ["target Elk", "target Imp", "target Ox", "target Slate-Roof Archer"]
    s.choose("target Elk")
    s.all_pass()
    assert (s.place("Elk"), s.marked("Slate-Roof Archer")) == ("B's graveyard", True)
    s = ava("A: city Dale (Body, 8): Slate-Roof Archer, Ox 1/9; army: Hen\nB: army: Imp 1/1; hand: 1")
    s.choose("use Slate-Roof Archer")
    assert sorted(s.options()) == ["target Ox", "target Slate-Roof Archer"]
    s = ava("A: army: Slate-Roof Archer marked, Ox\nB:")
    assert "use Slate-Roof Archer" not in s.options()


@plays("Slate-Roof Archer")
def test_while_its_army_helps_a_city_it_shoots_only_there() -> None:
    s = ava(f"A: army: Ox 1/9\nB: city Dale (Body, 8): Elk 1/9; army: Slate-Roof Archer{COMBAT}")
    army = s.fork()
    s.choose("attack Dale", "send Ox", "done", "use Slate-Roof Archer")
    assert sorted(s.options()) == ["target Elk", "target Slate-Roof Archer"]
    army.choose("attack B's army", "send Ox", "done", "use Slate-Roof Archer")
    assert "target Ox" in army.options()


@plays("Velvet Informer")
def test_a_hand_is_seen_by_who_sends_the_informer() -> None:
    s = ava("A: army: Velvet Informer\nB: hand: Axe, 1\nC: hand: Fall\nD: hand: 1", TEXTS)
    s.choose("use Velvet Informer", "target player B")
    s.all_pass()
    assert s.marked("Velvet Informer")
    assert [line for line in s.log() if "Axe" in line]
    assert not [line for line in s.log() if "Fall" in line]
    assert s.place("Axe") == "B's hand"


@plays("Velvet Informer")
def test_a_resident_cannot_look_into_hands() -> None:
    s = ava("A: city Dale (Body, 8): Velvet Informer\nB: hand: Axe, 1", TEXTS)
    assert "use Velvet Informer" not in s.options()
    s = ava(f"A: army: Ox; hand: 1\nB: city Dale (Body, 8); army: Velvet Informer; hand: Wait{COMBAT}", TEXTS)
    army = s.fork()
    s.choose("attack Dale", "send Ox", "done")
    assert "use Velvet Informer" not in s.options()
    army.choose("attack B's army", "send Ox", "done")
    assert "use Velvet Informer" in army.options()


@plays("Sally-Port Captain")
def test_who_helps_from_the_army_is_raised_while_it_defends_the_captains_city() -> None:
    table = """
        A: army: Ox 1/9, Cow 1/9
        B: city Dale (Body, 8): Sally-Port Captain marked, Elder 1/1; city Fen (Mind, 8); army: Elk 1/1, Hen 1/1;
           hand: Axe, Wait
    """
    s = ava(table + COMBAT, TEXTS)
    fen, army = s.fork(), s.fork()
    blocking(s, "Dale", "Ox", "Cow")
    assert s.value("Elk") == "1/1"
    s.choose("block Cow with Elder", "block Ox with Elk", "done")
    names = ("Elk", "Hen", "Elder", "Sally-Port Captain")
    assert [s.value(name) for name in names] == ["2/2", "1/1", "1/1", "3/4"]
    gone = s.fork()
    s.to("Second Play")
    assert (s.value("Elk"), s.damage("Ox")) == ("1/1", 2)
    gone.choose("play Axe", "target Sally-Port Captain")
    resolve(gone)
    assert gone.value("Elk") == "1/1"
    for other, target in ((fen, "Fen"), (army, "B's army")):
        blocking(other, target, "Ox")
        other.choose("block Ox with Elk", "done")
        assert other.value("Elk") == "1/1"


@plays("Grove-Sister Augur")
def test_each_bid_won_unmarks_it_and_makes_it_stronger() -> None:
    s = ava("A: city Dale (Body, 8): Grove-Sister Augur; city Fen (Mind, 8)\nB: army: Elk; hand: 1\nphase: Tactics")
    s.choose("claim Body", "bid Grove-Sister Augur")
    resolve(s)
    assert (s.value("Grove-Sister Augur"), s.marked("Grove-Sister Augur")) == ("3/4", False)
    s.choose("claim Mind", "bid Grove-Sister Augur")
    resolve(s)
    assert s.value("Grove-Sister Augur") == "5/4"
    s.choose("Body: 1 VP", "Mind: 1 VP")
    s.to("Play", "B")
    assert s.value("Grove-Sister Augur") == "1/4"


@plays("Grove-Sister Augur")
def test_a_bid_lost_or_drawn_does_nothing_and_one_answered_and_won_does() -> None:
    for bids, values in ((("Elk",), ("1/4", "1/4")), (("Elk", "Hen"), ("1/4", "3/4"))):
        s = ava("""
            A: city Dale (Body, 8): Ox; army: Grove-Sister Augur marked
            B: city Fen (Body, 8): Elk, Hen; army: Grove-Sister Augur marked
            phase: Tactics
        """)  # fmt: skip
        s.choose("claim Body", "bid Ox", *(f"bid {name}" for name in bids))
        s.choose("done") if "done" in s.options() else None
        resolve(s)
        assert (s.value("Grove-Sister Augur"), s.value("Grove-Sister Augur (2)")) == values
        assert s.marked("Grove-Sister Augur")
        assert s.marked("Grove-Sister Augur (2)") == (values[1] == "1/4")


@plays("Red Quartermaster")
def test_a_resident_joins_the_army_and_can_attack_in_this_turn() -> None:
    s = ava(
        "A: army: Red Quartermaster, Cow; city Dale (Body, 8): Ox 1/1, Elk marked\nB: city Fen (Body, 8): Imp; hand: 1"
    )
    s.choose("use Red Quartermaster")
    assert sorted(s.options()) == ["target Elk", "target Ox"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.value("Ox"), s.marked("Ox")) == ("A's Army", "2/1", False)
    assert "move Cow to Dale" in s.options()
    s.to("Attack")
    s.choose("attack Fen")
    assert "send Ox" in s.options()


@plays("Red Quartermaster")
def test_who_has_left_the_city_by_then_gets_nothing() -> None:
    s = ava("A: army: Red Quartermaster; city Dale (Body, 8): Ox 1/1, Elk; city Fen (Mind, 8); hand: Fall\nB:", TEXTS)
    s.choose("use Red Quartermaster", "target Ox", "play Fall", "target Dale")
    s.all_pass()
    assert (s.place("Ox"), s.value("Ox")) == ("A's Army", "1/1")
