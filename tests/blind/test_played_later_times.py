"""Blind texts of ARC and AVA that have their time, understood later, played as their writers meant them."""

import pytest

from blind.texts import arc, ava, plays

TEXTS = {"Wait": "event 0: Draw a card."}
COMBAT = "\nphase: Attack"


@plays("Ambush in the Reeds")
def test_only_when_attacked_two_residents_come_to_defend() -> None:
    s = arc(
        "A: army: Ox\nB: hand: Ambush in the Reeds; gems 3 Gaian; city Oak (Body, 8): Elder\nphase: Play, active B",
        TEXTS,
    )
    assert "play Ambush in the Reeds" not in s.options()
    s = arc(
        f"""
        A: army: Ox 1/9; hand: Wait
        B: hand: Ambush in the Reeds; gems 3 Gaian; city Oak (Body, 8): Elder, Cook; city Elm (Mind, 8): Sage marked{COMBAT}
        """,
        TEXTS,
    )
    s.choose("attack B's army")
    while "play Ambush in the Reeds" not in s.options():
        s.choose(s.way_on())
    s.choose("play Ambush in the Reeds")
    for _ in range(12):
        if not s.table.chain:
            break
        s.choose(next((o for o in s.options() if o.endswith(("Elder", "Cook"))), s.way_on()))
    assert [s.place(name) for name in ("Elder", "Cook", "Sage")] == ["B's Army", "B's Army", "Elm"]
    assert [s.marked(name) for name in ("Elder", "Cook")] == [False, False]
    while "block Ox with Elder" not in s.options():
        s.choose(s.way_on())


@plays("Ash Cultist")
def test_sacrificed_in_the_own_turn_it_brings_another_small_one_back() -> None:
    cards = TEXTS | {"Ghoul": "creature 2 2/2", "Lord": "creature 3 3/3"}
    table = "A: army: Ash Cultist; grave: Ghoul, Lord\nB: army: Mule; hand: Wait\nphase: {}"
    s = arc(table.format("Play"), cards)
    s.choose("use Ash Cultist")
    s.choose("target Ghoul") if "target Ghoul" in s.options() else None
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.hand("A"), s.place("Ash Cultist")) == (["Ghoul"], "A's graveyard")
    s = arc("A: army: Mule; hand: Wait\nB: army: Ash Cultist; grave: Ghoul\nphase: Attack", cards)
    s.choose("attack B's army")
    for _ in range(12):
        if s.phase != "Attack":
            break
        assert "use Ash Cultist" not in s.options()
        s.choose(s.way_on())
    s = arc("A: army: Ash Cultist; grave: Lord\nB: army: Mule", cards)
    s.choose("use Ash Cultist")  # it may be used in vain, and does not bring itself back
    s.all_pass()
    assert (s.hand("A"), s.place("Ash Cultist")) == ([], "A's graveyard")


@plays("Broken Oath")
@pytest.mark.parametrize("outnumbered", [True, False])
def test_an_attacker_changes_sides_until_the_turn_ends(outnumbered: bool) -> None:
    own = "city Oak (Body, 8)" if outnumbered else "city Oak (Body, 8): Cook; army: Yak, Hen"
    s = arc(
        f"A: army: Ox 3/3, Ram 1/1; hand: Wait\nB: hand: Broken Oath; gems 4 Dark Legion; {own}; 15 points{COMBAT}",
        TEXTS,
    )
    s.choose("attack Oak", "send Ox", "send Ram")
    s.choose("done") if [o for o in s.options() if o.startswith("send")] else None
    for _ in range(6):
        if "play Broken Oath" in s.options() or not outnumbered:
            break
        s.choose(s.way_on())
    assert ("play Broken Oath" in s.options()) == outnumbered
    if outnumbered:
        s.choose("play Broken Oath", "target Ox")
        while s.table.chain:
            s.choose(s.way_on())
        assert (s.controller("Ox"), s.place("Ox"), s.marked("Ox")) == ("B", "B's Army", False)
        s.to("Second Play")
        assert s.damage("Oak") == 1
        s.to("Play", "B")
        assert s.controller("Ox") == "A"


@plays("Bribed Herald", "Bribed Delegate")
@pytest.mark.parametrize("bribe", ["Bribed Herald", "Bribed Delegate"])
def test_whom_it_bribes_is_not_counted_for_this_claim(bribe: str) -> None:
    s = ava(
        f"A: city Oak (Body, 8): Sage; hand: 1\nB: hand: {bribe}; gold 2 House of Nobles\nphase: Play, active B", TEXTS
    )
    assert f"play {bribe}" not in s.options()
    for bribed, winner in ((True, False), (False, True)):
        s = ava(
            f"""
            A: city Oak (Body, 8): Sage, Cook; hand: Wait
            B: city Elm (Body, 8): Elder; hand: {bribe}; gold 2 House of Nobles
            phase: Tactics
            """,
            TEXTS,
        )
        s.choose("claim Body", "bid Sage", "bid Cook")
        for _ in range(30):
            if s.phase != "Tactics":
                break
            wanted = [o for o in s.options() if o in {"bid Elder", "target Sage"} or o.endswith("1 VP")]
            wanted += [o for o in s.options() if bribed and o == f"play {bribe}"]
            s.choose(wanted[0] if wanted else s.way_on())
        assert (s.victory("A") > 0) == winner
        assert not bribed or s.marked("Sage")


@plays("Saint Orrin's Stair")
def test_built_it_gives_three_life_and_its_advantage_shields_the_avatar() -> None:
    s = ava("A: 20 LP; gold 4 House of Nobles; cities: Saint Orrin's Stair\nB: army: Mule\nphase: Entrance", TEXTS)
    s.choose(next(o for o in s.options() if o.startswith("build")))
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.place("Saint Orrin's Stair"), s.life("A")) == ("A's Kingdom", 23)
    bolt = {"Bolt": "event 0: Deal 3 damage to target player.", "Drain": "event 0: Target player loses 3 LP."}
    for card, life in (("Bolt", 18), ("Drain", 17)):
        s = ava(f"A: 20 LP; city Saint Orrin's Stair (advantage)\nB: hand: {card}\nphase: Play, active B", TEXTS | bolt)
        s.choose(f"play {card}")
        s.choose(*[o for o in s.options() if o.endswith((" A", "of A"))][:1])
        while s.table.chain:
            s.choose(s.way_on())
        assert s.life("A") == life
