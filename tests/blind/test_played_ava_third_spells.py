"""Blind texts of AVA's third round, its spells and cities, played as their writer meant them."""

import pytest

from blind.texts import ava, plays, there
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Archer": "creature 1 1/1: Mark: Deal 1 damage to target creature.", "Fern": "creature 2 Gaian 1/1",
    "Seed": "creature 0 Gaian 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"


def wins(s: Scene, discipline: str, prize: str) -> None:
    """A claims a discipline with Elder, alone, and takes what he likes."""
    s.choose(f"claim {discipline}", "bid Elder")
    while not any(label.startswith(discipline) for label in s.options()):
        s.choose("done" if "done" in s.options() else s.way_on())
    s.choose(f"{discipline}: {prize}")


@plays("Falling Masonry")
def test_a_resident_suffers_four_and_another_two() -> None:
    table = "A: gold 2 Red Banner; hand: Falling Masonry\nB: city Dale (Body, 8): Elder 1/9; army: Elk 1/9"
    for target, damage in (("Elder", 4), ("Elk", 2)):
        s = ava(table)
        s.play("Falling Masonry", f"target {target}")
        assert s.damage(target) == damage


@plays("Falling Masonry")
def test_who_helps_an_attacked_city_from_the_army_is_a_resident() -> None:
    s = ava(
        f"""
        A: army: Ox; gold 2 Red Banner; hand: Falling Masonry
        B: city Dale (Body, 8): Elder 1/9; army: Elk 1/9; hand: Wait{COMBAT}
        """,
        TEXTS,
    )
    s.choose("attack Dale", "send Ox", "done")
    while "play Falling Masonry" not in s.options():
        s.choose("pass")
    s.choose("play Falling Masonry", "target Elk")
    while s.table.chain:
        s.choose("pass")
    assert s.damage("Elk") == 4


@plays("Falling Masonry")
def test_in_an_attack_on_the_army_nobody_of_it_is_a_resident() -> None:
    s = ava(
        f"""
        A: army: Ox; gold 2 Red Banner; hand: Falling Masonry
        B: city Dale (Body, 8); army: Elk 1/9; hand: Wait{COMBAT}
        """,
        TEXTS,
    )
    s.choose("attack B's army", "send Ox", "done", "pass", "play Falling Masonry", "target Elk")
    while s.table.chain:
        s.choose("pass")
    assert s.damage("Elk") == 2


@plays("Stand Like Stone")
def test_it_stands_like_stone_for_the_turn() -> None:
    s = ava("A: gold 1 The Empire; hand: Stand Like Stone\nB: city Dale (Body, 8): Elder 1/1; army: Elk 2/2; hand: 1")
    s.choose("play Stand Like Stone")
    assert sorted(s.options()) == ["target Elder", "target Elk"]
    s.choose("target Elder")
    s.all_pass()
    assert (s.value("Elder"), s.value("Elk")) == ("2/4", "2/2")
    s.to("Play", "B")
    assert s.value("Elder") == "1/1"


@plays("Sudden Downpour")
@pytest.mark.parametrize("wet", [("Elk", "Elder"), ("Ox",), ()])
def test_none_one_or_two_creatures_anywhere_are_marked(wet: tuple[str, ...]) -> None:
    s = ava(
        "A: army: Ox; gold 2 Gaian; hand: Sudden Downpour, 1\nB: city Dale (Body, 8): Elder; army: Elk, Cow marked",
        TEXTS,
    )
    s.choose("play Sudden Downpour", *(f"target {name}" for name in wet))
    if len(wet) < 2:
        s.choose("done")
    s.all_pass()
    assert {name for name in ("Ox", "Elder", "Elk") if s.marked(name)} == set(wet)


@plays("Sudden Downpour")
def test_whoever_attacks_or_defends_already_goes_on() -> None:
    s = ava(f"A: army: Ox 2/9\nB: army: Elk 1/9; gold 2 Gaian; hand: Sudden Downpour{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ox", "done")
    late = s.fork()
    s.choose("play Sudden Downpour", "target Elk", "done")
    while s.phase == "Attack":
        assert "block Ox with Elk" not in s.options()
        s.choose(s.way_on())
    while "block Ox with Elk" not in late.options():
        late.choose("pass")
    late.choose("block Ox with Elk")
    late.choose("done") if "done" in late.options() else None
    late.choose("play Sudden Downpour", "target Elk", "done")
    late.all_pass()
    assert "Elk strikes Ox for 1" in late.log()
    assert late.log().index("Elk is marked") < late.log().index("Elk strikes Ox for 1")


@plays("Last One Standing")
def test_each_player_keeps_one_creature_and_avatars_stay() -> None:
    s = ava(
        """
        A: army: Ox, Cow; city Hill (Body, 8): Elder; gold 6 Red Banner; hand: Last One Standing
        B: army: Elk, Hen
        C: army: Owl
        D: hand: 1
        """
    )
    s.choose("play Last One Standing")
    s.all_pass()
    assert (s.asked, sorted(s.options())) == ("A", ["pick Cow", "pick Elder", "pick Ox"])
    s.choose("pick Elder")
    assert (s.asked, sorted(s.options()), s.place("Ox")) == ("B", ["pick Elk", "pick Hen"], "A's Army")
    s.choose("pick Hen")
    s.all_pass()
    assert [there(s, f"{seat}'s Army") for seat in "ABCD"] == [
        ["Avatar of A"], ["Hen", "Avatar of B"], ["Owl", "Avatar of C"], ["Avatar of D"],
    ]  # fmt: skip
    assert s.place("Elder") == "Hill"


@plays("Hurled Boulder")
def test_a_creature_or_a_city_in_play_suffers_four() -> None:
    table = """
        A: gold 3 Red Banner; hand: Hurled Boulder
        B: city Dale (Body, {}); city Elm (Mind, 8); army: Elk 1/5; hand: 1
    """
    s = ava(table.format(8))
    s.choose("play Hurled Boulder")
    assert sorted(s.options()) == ["target Dale", "target Elk", "target Elm"]
    elk = s.fork()
    s.choose("target Dale")
    s.all_pass()
    s.to("Play", "B")
    assert s.damage("Dale") == 4  # for good
    elk.choose("target Elk")
    elk.all_pass()
    assert "Elk suffers 4 damage from Hurled Boulder" in elk.log()
    elk.to("Play", "B")
    assert elk.damage("Elk") == 0
    s = ava(table.format(4))
    s.choose("play Hurled Boulder", "target Dale")
    s.all_pass()
    assert s.place("Dale") == "B's graveyard"


@plays("Giant's Heart")
def test_its_bearer_is_a_giant_that_never_attacks() -> None:
    s = ava("A: gold 3 Gaian; hand: Giant's Heart; army: Ox 1/1\nB: army: Elk 1/1")
    s.choose("play Giant's Heart")
    assert sorted(s.options()) == ["target Elk", "target Ox"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.value("Ox"), s.place("Giant's Heart")) == ("4/4", "on Ox")
    s = ava(
        f"A: army: Archer, Cow; attached: Giant's Heart on Archer; hand: Wait\nB: army: Elk; hand: Wait{COMBAT}", TEXTS
    )
    s.choose("attack B's army")
    assert "send Archer" not in s.options()
    s.choose("send Cow") if "send Cow" in s.options() else None
    while "use Archer" not in s.options():
        s.choose(s.way_on())
    assert (s.marked("Cow"), s.marked("Archer")) == (True, False)


@plays("Giant's Heart")
def test_it_defends_moves_and_bids() -> None:
    s = ava(f"A: army: Ox\nB: army: Elk; attached: Giant's Heart on Elk{COMBAT}")
    s.choose("attack B's army", "send Ox", "done")
    assert "block Ox with Elk" in s.options()
    s = ava("A: city Hill (Body, 8); army: Ox; attached: Giant's Heart on Ox\nB: army: Elk")
    assert "move Ox to Hill" in s.options()
    s = ava("A: city Hill (Body, 8): Elder; attached: Giant's Heart on Elder\nB: army: Elk\nphase: Tactics")
    s.choose("claim Body")
    assert "bid Elder" in s.options()


ARENA = (
    "A: city Ironfield Arena{}; army: Ox 1/9, Cow 1/9; hand: Fall\nB: army: Elk 1/9; hand: Wait; city Dale (Mind, 8){}"
)


@plays("Ironfield Arena")
def test_with_its_advantage_attackers_strike_harder() -> None:
    s = ava(ARENA.format(" (advantage)", COMBAT), TEXTS)
    assert s.value("Ox") == "1/9"
    s.choose("attack Dale", "send Ox", "done")
    assert [s.value(name) for name in ("Ox", "Cow", "Elk")] == ["2/9", "1/9", "1/9"]
    gone = s.fork()
    s.to("Second Play")
    assert (s.damage("Dale"), s.value("Ox")) == (2, "1/9")
    gone.choose("pass", "play Fall", "target Ironfield Arena")
    while gone.table.chain:
        gone.choose("pass")
    assert gone.value("Ox") == "1/9"
    s = ava(ARENA.format("", COMBAT), TEXTS)
    s.choose("attack Dale", "send Ox", "done")
    assert s.value("Ox") == "1/9"


@plays("Ironfield Arena")
@pytest.mark.parametrize(("prize", "damage"), [("the advantage", 2), ("1 VP", 1)])
def test_the_advantage_is_won_with_body_and_taken_for_the_turn(prize: str, damage: int) -> None:
    s = ava(
        "A: city Ironfield Arena: Elder; army: Ox 1/9\nB: army: Elk 1/9 marked; city Dale (Mind, 8)\nphase: Tactics"
    )
    wins(s, "Body", prize)
    s.to("Attack")
    s.choose("attack Dale")
    s.choose("send Ox") if "send Ox" in s.options() else None
    while s.damage("Dale") == 0:
        s.choose(s.way_on())
    assert s.damage("Dale") == damage
    s.to("Play", "B")
    s.to("Attack", "A")
    s.choose("attack Dale")
    s.to("Play", "B")
    assert s.damage("Dale") == damage + 1


@plays("Willowmere")
def test_its_residents_are_always_tougher_the_helping_army_among_them() -> None:
    s = ava("A: city Willowmere: Elder 1/1; army: Ox 1/1; city Hill (Body, 8): Sage 1/1\nB: army: Elk 1/1")
    assert [s.value(name) for name in ("Elder", "Ox", "Sage", "Elk")] == ["1/2", "1/1", "1/1", "1/1"]
    s.carry_out("move Elder to the Army")
    assert s.value("Elder") == "1/1"
    s = ava(f"A: army: Elk 1/1\nB: city Willowmere: Elder 1/1; army: Ox 1/1; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack Willowmere", "send Elk", "done")
    assert [s.value(name) for name in ("Elder", "Ox")] == ["1/2", "1/2"]


@plays("Willowmere")
@pytest.mark.parametrize(("prize", "cost"), [("the advantage", 1), ("1 VP", 2)])
def test_with_soul_creatures_cost_one_less_this_turn(prize: str, cost: int) -> None:
    s = ava(
        "A: city Willowmere: Elder; gold 5 Gaian; hand: Fern, Fern, Seed\nB: army: Elk; hand: 1\nphase: Tactics", TEXTS
    )
    wins(s, "Soul", prize)
    s.to("Entrance")
    for name in ("Fern", "Seed"):
        s.choose(f"play {name}")
        while s.table.chain or any(label.startswith("place") for label in s.options()):
            s.choose(s.options()[0])
    assert s.consumed("A") == f"{cost} Gaian"
    s.choose("play Fern")
    while s.table.chain or any(label.startswith("place") for label in s.options()):
        s.choose(s.options()[0])
    assert s.consumed("A") == f"{2 * cost} Gaian"
