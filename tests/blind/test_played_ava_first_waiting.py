"""Blind texts of AVA's first round that waited for a scene, played as their writer meant them."""

import pytest

from blind.gestures import blocking, fought, offered, resolve, takes, targets
from blind.texts import ava, cards_of, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Home": "event 0: Return target creature to its owner's hand.",
    "Sting": "event 0: Deal 7 damage to target avatar.", "Drain": "event 0: Target player loses 2 LP.",
    "Wolf": "creature (Beast) 1/1", "Ann": "creature (Human) 1/1", "Bob": "creature (Human) 1/1",
    "Slow": "creature 4 Gaian 1/1", "Rat": "creature 3 Gaian 1/1",
}  # fmt: skip
MAELIS = f"avatar 0/20: {cards_of('ava')['Maelis Corran, Warden of Gates'].text}"
COMBAT, TACTICS, UPKEEP = "\nphase: Attack", "\nphase: Tactics", "\nphase: Discard, active B"


@plays("Fickle Pikeman")
@pytest.mark.parametrize(("home", "to"), [("army: ", "C's Army"), ("city Dale: ", "Moor")])
def test_who_pays_nothing_gives_the_pikeman_away_for_good(home: str, to: str) -> None:
    s = ava(f"""
        A: {home}Fickle Pikeman; gold 2 Gaian; deck: 9
        B: deck: 9
        C: city Moor; deck: 9
        phase: Discard, active C
    """)  # fmt: skip
    until(s, "choose")
    paid = s.fork()
    paid.choose("choose: pay 2 gold")
    paid.to("Draw", "A")
    assert (paid.consumed("A"), paid.place("Fickle Pikeman")) == ("2 Gaian", s.place("Fickle Pikeman"))
    s.choose("choose: an opponent")
    assert sorted(offered(s, "pick")) == ["player B", "player C"]
    s.choose("pick player C")
    s.to("Play", "A")
    assert (s.place("Fickle Pikeman"), s.consumed("A")) == (to, "")


@plays("Pallid Choirmaster")
def test_the_choirmaster_raises_the_dead_once() -> None:
    table = "A: {}: Pallid Choirmaster marked, Ox; city Moor: Elk; grave: Rat, Slow; hand: Axe, Home\nB: grave: Rat"
    s = ava(table.format("army"), TEXTS)
    s.choose("use Pallid Choirmaster")
    assert sorted(offered(s, "give")) == ["Elk", "Ox"]
    s.choose("give Ox")
    resolve(s)
    assert [s.marked(n) for n in ("Ox", "Elk", "Rat")] == [True] * 3
    assert (s.place("Rat"), s.place("Slow")) == ("A's Army", "A's graveyard")
    for end in ("Axe", "Home"):
        gone = s.fork()
        gone.play(end, "target Rat")
        assert gone.place("Rat") == "removed"
    s.choose("play Home", "target Ox")
    resolve(s)
    assert s.place("Ox") == "A's hand"
    s = ava(table.format("city Dale"), TEXTS)
    assert offered(s, "use") == []


@plays("Mossback Ferrier")
@pytest.mark.parametrize(
    ("table", "marked"),
    [("city Dale: Mossback Ferrier, Ox", False), ("city Dale: Ox, Cow; army: Mossback Ferrier", True)],
)
def test_who_moves_out_of_the_ferriers_city_is_unmarked(table: str, marked: bool) -> None:
    s = ava(f"A: {table}; hand: 1\nB:")
    s.carry_out("move Ox to the Army")
    assert (s.place("Ox"), s.marked("Ox"), offered(s, "move")) == ("A's Army", marked, [])


@plays("Mossback Ferrier")
def test_who_moves_out_of_another_city_and_the_ferrier_himself_stay_marked() -> None:
    for who in ("Cow", "Mossback Ferrier"):
        s = ava("A: city Dale: Mossback Ferrier, Ox; city Moor: Cow; hand: 1\nB:")
        s.carry_out(f"move {who} to the Army")
        assert s.marked(who)


@plays("Gilt Bodyguard")
@pytest.mark.parametrize(
    ("home", "saved"),
    [
        ("army: Gilt Bodyguard", True), ("city Fen: Gilt Bodyguard; avatar in Fen", True),
        ("army: Gilt Bodyguard marked", False), ("city Fen: Gilt Bodyguard", False),
    ],
)  # fmt: skip
def test_the_bodyguard_takes_the_damage_of_the_avatar_beside_it(home: str, saved: bool) -> None:
    s = ava(f"A: hand: Sting, Drain\nB: {home}", TEXTS)
    s.play("Sting", "target Avatar of B")
    assert (s.life("B"), s.place("Gilt Bodyguard") == "B's graveyard") == ((20, True) if saved else (13, False))
    s.play("Drain", "target player B")
    assert s.life("B") == (18 if saved else 11)


@plays("Gilt Bodyguard")
def test_the_bodyguard_takes_what_gets_past_the_defenders() -> None:
    s = ava(f"A: army: Ox 3/3\nB: army: Gilt Bodyguard; hand: Wait{COMBAT}", TEXTS)
    blocking(s, "B's army", "Ox")
    fought(s, "yes")
    assert (s.life("B"), s.victory("A"), s.damage("Gilt Bodyguard")) == (20, 0, 3)


@plays("Guild Muster")
def test_all_of_a_type_are_unmarked_and_stay_at_home() -> None:
    s = ava("""
        A: army: Ann marked, Bob, Wolf, Wolf marked; city Dale: Ann marked; gold 3 Red Banner; hand: Guild Muster
        B: army: Bob marked; city Fen
    """, TEXTS)  # fmt: skip
    s.choose("play Guild Muster")
    until(s, "choose")
    s.choose("choose: Human")
    assert [s.marked(n) for n in ("Ann", "Ann (2)", "Wolf", "Wolf (2)", "Bob (2)")] == [False, False, False, True, True]
    s.to("Attack")
    s.choose("attack Fen")
    assert [o for o in offered(s, "send") if "Avatar" not in o] == ["Wolf"]
    s.choose("send Wolf", "done")
    s.to("Play", "B")
    s.to("Attack", "A")
    s.choose("attack Fen")
    assert "send Bob" in s.options()


@plays("Hold the Ford")
def test_a_defender_holds_the_ford_in_one_way_or_both() -> None:
    for alongside, mode, hurt, place in (
        (False, "+3/+0 until end of turn.", 4, "B's graveyard"), (False, "+0/+3 until end of turn.", 1, "B's Army"),
        (True, "+3/+0 until end of turn. Target", 4, "B's Army"),
    ):  # fmt: skip
        s = ava(f"A: army: Ox 1/9\nB: army: Elk 1/1; gold 2 Red Banner; hand: Hold the Ford{COMBAT}", TEXTS)
        assert offered(s, "play") == []
        blocking(s, "B's army", "Ox")
        s.choose("block Ox with Elk")
        if alongside:
            s.choose("block Ox with Avatar of B")
        until(s, "play Hold")
        assert len(offered(s, "play")) == (3 if alongside else 2)
        fits = [o for o in s.options() if o.startswith(f"play Hold the Ford: Target defending creature gets {mode}")]
        s.choose(min(fits, key=len))
        s.to("Second Play") if s.phase == "Attack" else None
        assert (s.damage("Ox"), s.place("Elk")) == (hurt, place)


@plays("Unwatched Postern")
def test_an_unmarked_creature_slips_away_unmarked() -> None:
    s = ava("""
        A: hand: Unwatched Postern; gold 1 Gaian; city Dale: Ox, Cow marked; city Moor; army: Elk
        B: army: Pig; city Fen
    """, TEXTS)  # fmt: skip
    s.choose("play Unwatched Postern")
    assert sorted(targets(s)) == ["Elk", "Ox"]
    s.choose("target Ox")
    until(s, "pick")
    assert sorted(offered(s, "pick")) == ["Dale", "Moor"]
    s.choose("pick Moor")
    army = s.fork()
    army.choose("choose: put target unmarked creature you control into your army")
    assert army.place("Ox") == "A's Army"
    s.choose("choose: put target unmarked creature you control into a city you control")
    assert (s.place("Ox"), s.marked("Ox"), s.place("Elk")) == ("Moor", False, "A's Army")
    assert "move Elk to Dale" in s.options()


@plays("Unwatched Postern")
def test_a_defender_who_slips_away_is_out_of_the_combat() -> None:
    s = ava(f"""
        A: army: Ox 2/2
        B: city Fen: Elk 5/5, Pig; city Moor; gold 1 Gaian; hand: Unwatched Postern
    {COMBAT}""", TEXTS)  # fmt: skip
    blocking(s, "Fen", "Ox")
    s.choose("block Ox with Elk", "done")
    until(s, "play Unwatched")
    s.choose("play Unwatched Postern", "target Elk")
    until(s, "pick")
    s.choose("pick Moor", "choose: put target unmarked creature you control into a city")
    fought(s)
    assert (s.place("Elk"), s.damage("Elk"), s.damage("Ox")) == ("Moor", 0, 0)


@plays("Mantle of the Distant Prince")
def test_an_army_fights_without_its_prince() -> None:
    s = ava(f"""
        A: city Dale; avatar in Dale; army: Ox 2/2; attached: Mantle of the Distant Prince on A
        B: army: Elk; avatar marked; hand: 1
    {COMBAT}""")  # fmt: skip
    s.choose("attack B's army")
    while not offered(s, "block"):
        s.choose(s.way_on())
    fought(s)
    assert (s.victory("A"), s.life("B")) == (2, 20)
    without = ava(f"A: city Dale; avatar in Dale; army: Ox 2/2\nB: army: Elk; hand: 1{COMBAT}")
    assert offered(without, "attack") == []


@plays("Mantle of the Distant Prince")
@pytest.mark.parametrize("mantle", [True, False])
def test_an_army_defends_without_its_prince(mantle: bool) -> None:
    hung = "; attached: Mantle of the Distant Prince on B" if mantle else ""
    s = ava(f"A: army: Ox 2/2\nB: city Fen; avatar in Fen; army: Elk{hung}; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Ox", "done")
    while s.phase == "Attack" and not offered(s, "block"):
        s.choose(s.way_on())
    assert offered(s, "block") == (["Ox with Elk"] if mantle else [])


@plays("Mantle of the Distant Prince")
@pytest.mark.parametrize("paid", [True, False])
def test_the_mantle_costs_a_gold_or_a_card_each_upkeep(paid: bool) -> None:
    table = "A: {}; attached: Mantle of the Distant Prince on A; deck: Cow, 9\nB: deck: 9; hand: 3" + UPKEEP
    s = ava(table.format("gold 1 Gaian; hand: Ox, Elk"))
    until(s, "choose")
    assert s.phase == "Upkeep"
    s.choose("choose: pays 1 gold" if paid else "choose: discards a card")
    if not paid:
        s.choose("pick Elk")
    assert (s.consumed("A"), s.grave("A")) == (("1 Gaian", []) if paid else ("", ["Elk"]))
    poor = ava(table.format("hand: Ox, Elk"))
    until(poor, "pick")
    assert (poor.phase, offered(poor, "pick")) == ("Upkeep", ["Ox", "Elk"])
    bare = ava(table.format("20 LP"))
    bare.to("Draw", "A")
    assert (bare.hand("A"), bare.grave("A")) == (["Cow"], [])


@plays("Saint Orrin's Stair")
@pytest.mark.parametrize(("prize", "life"), [("the advantage", 14), ("1 VP", 13)])
def test_with_soul_the_avatar_is_hurt_one_less(prize: str, life: int) -> None:
    s = ava(f"A: city Saint Orrin's Stair: Elder; hand: Sting, Drain\nB: army: Elk{TACTICS}", TEXTS)
    takes(s, "Soul", "Elder", prize)
    s.to("Play")
    s.play("Sting", "target Avatar of A")
    assert s.life("A") == life
    s.play("Drain", "target player A")
    assert s.life("A") == life - 2


@plays("Saint Orrin's Stair")
def test_who_builds_the_stair_gains_three_lp() -> None:
    s = ava("A: cities: Saint Orrin's Stair; gold 4 House of Nobles; hand: 1\nB:\nphase: Entrance")
    s.carry_out("build Saint Orrin's Stair")
    assert (s.place("Saint Orrin's Stair"), s.life("A"), s.life("B")) == ("A's Kingdom", 23, 20)


@plays("Otterfall Terraces")
@pytest.mark.parametrize("prize", ["the advantage", "1 VP"])
def test_with_body_three_moves_mark_nobody(prize: str) -> None:
    s = ava(f"A: city Otterfall Terraces: Wolf, Ox, Cow; army: Wolf; hand: 1\nB: army: Elk{TACTICS}", TEXTS)
    assert [s.value(n) for n in ("Wolf", "Wolf (2)", "Ox")] == ["1/2", "1/1", "1/1"]
    takes(s, "Body", "Cow", prize)
    s.to("Play")
    s.carry_out("move Ox to the Army")
    if prize == "1 VP":
        assert (s.marked("Ox"), offered(s, "move")) == (True, [])
    else:
        s.carry_out("move Wolf to the Army")
        assert (s.marked("Ox"), s.marked("Wolf"), s.value("Wolf")) == (False, False, "1/1")
        s.carry_out("move Ox to Otterfall Terraces")
        assert (s.place("Ox"), offered(s, "move")) == ("Otterfall Terraces", [])


@plays("Quarterstone")
@pytest.mark.parametrize(("cities", "cost"), [("city Dale; city Moor", 4), ("no city", 6)])
def test_each_city_makes_the_quarterstone_cheaper(cities: str, cost: int) -> None:
    cities = "" if cities == "no city" else f"{cities}; "
    s = ava(f"A: {cities}cities: Quarterstone; gold 7 Gaian; hand: 1\nB: city Fen\nphase: Entrance")
    s.carry_out("build Quarterstone")
    assert s.consumed("A") == f"{cost} Gaian"


@plays("Quarterstone")
@pytest.mark.parametrize("prize", ["the advantage", "1 VP"])
def test_with_mind_creatures_come_in_the_play_phases(prize: str) -> None:
    s = ava(f"A: city Quarterstone: Elder; hand: Rat; gold 3 Gaian\nB: army: Elk{TACTICS}", TEXTS)
    takes(s, "Mind", "Elder", prize)
    s.to("Play")
    assert ("play Rat" in s.options()) is (prize != "1 VP")
    if prize != "1 VP":
        s.play("Rat", "place in the Army")
        assert (s.place("Rat"), s.marked("Rat"), s.consumed("A")) == ("A's Army", False, "3 Gaian")


@plays("Maelis Corran, Warden of Gates")
@pytest.mark.parametrize(
    ("home", "there"),
    [
        ("army: Ox 1/1, Cow; city Dale: Hen", ["Cow", "Ox"]),
        ("city Dale: Ox 1/1, Hen; army: Cow; avatar in Dale", ["Hen", "Ox"]),
    ],
)
def test_maelis_guards_who_is_where_she_is(home: str, there: list[str]) -> None:
    s = ava(f"A: {home}; hand: 1\nB: army: Elk", TEXTS | {"Avatar of A": MAELIS})
    s.choose("use Avatar of A")
    assert sorted(targets(s)) == there
    s.choose("target Ox")
    resolve(s)
    assert (s.value("Ox"), s.value("Elk"), s.marked("Avatar of A")) == ("1/3", "1/1", True)
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"
