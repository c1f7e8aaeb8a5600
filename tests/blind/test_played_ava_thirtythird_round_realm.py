"""Blind enchantments and cities of AVA's round 33, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolved, starting, takes, targets, values
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Raze": "event 0: Destroy target city.",
    "Hail": "event 0: Kill all creatures.", "Scare": "event 0: Discard target creature.",
    "Give": "event 0: Sacrifice a creature.", "Snip": "event 0: Destroy target enchantment.",
    "Call": "event 0: Put target creature into its controller's army.",
    "House": "event 0: Put target creature you control into target city you control.",
    "Grab": "event 0: Gain control of target city.", "Lore": "event 0: Draw two cards.",
    "Home": "event 0: Return target creature to its owner's hand.", "Stand": "event 0: Unmark target creature.",
    "Tune": "event 1 Gaian: Gain 1 life point.", "Song": "event 2 Gaian loyalty 1: Gain 1 life point.",
    "Hymn": "event 3 Gaian: Gain 1 life point.", "Deed": "magic 1 Gaian: Gain 1 life point.",
    "Pup": "creature 0 Gaian 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
ENTRANCE = "\nphase: Entrance"
TITHES, BANNER, ORCHARDFALL, LYCEUM = "Heavy Tithes", "Banner over the Gate", "Orchardfall", "Vellumcross Lyceum"
CRADLE, CLANG, SUNMILE = "Cradle of Moths", "Clanghallow", "Sunmile"


def settled(s: Scene) -> None:
    """All is resolved, in whatever order."""
    while starting(s, "trigger of") or s.table.chain:
        s.choose(next(iter(starting(s, "trigger of")), None) or s.way_on())


@plays("Heavy Tithes")
@pytest.mark.parametrize("whose", ["A", "B", "C"])
def test_who_pays_tithes_is_not_offered_a_second_card(whose: str) -> None:
    s = ava(
        f"A: gold 2 The Empire; army: Ox; hand: {TITHES}, 1; deck: 9\nB: army: Cow; hand: 1; deck: 9\n"
        "C: army: Elk; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"play {TITHES}")
    assert sorted(targets(s)) == ["player A", "player B", "player C"]
    s.choose(f"target player {whose}")
    s.all_pass()
    assert s.place(TITHES) == f"on player {whose}"
    asked = set()
    while s.options() and not (s.active == "A" and s.turn > 5 and s.phase == "Play"):
        second = s.phase == "Draw" and "yes" in s.options()
        asked |= {s.asked} if second else set()
        s.choose("yes" if second else s.way_on())
    assert asked == {*"ABC"} - {whose}
    assert [len(s.deck(seat)) for seat in "ABC"] == [7 + (seat == whose) for seat in "ABC"]


@plays("Heavy Tithes")
def test_cards_drawn_by_effects_are_no_tithe() -> None:
    s = ava(f"A: army: Ox; hand: Lore, Wait, 1; deck: 9; attached: {TITHES} of B on A\nB: army: Cow; hand: 1", TEXTS)
    s.play("Lore")
    s.play("Wait")
    assert len(s.deck("A")) == 6
    s = ava(
        f"A: army: Ox; hand: Lore, Lore, 1; deck: 9; attached: {TITHES} of B on A\nB: army: Cow; hand: 1\n"
        "phase: Discard, active B", TEXTS,
    )  # fmt: skip
    until(s, "play Lore")
    while not (s.active == "A" and s.phase == "Upkeep" and offered(s, "play")):
        s.choose(s.way_on())
    s.choose(starting(s, "play Lore")[0])
    resolved(s)
    assert len(s.deck("A")) == 7
    while not (s.phase == "Draw" and offered(s, "play", "Lore")):
        assert s.phase in ("Upkeep", "Draw")
        s.choose(s.way_on())
    assert len(s.deck("A")) == 6
    s.choose("play Lore")
    resolved(s)
    assert len(s.deck("A")) == 4


@plays("Banner over the Gate")
@pytest.mark.parametrize("city", ["Oak", "Dale"])
def test_whoever_lives_under_the_banner_is_stronger(city: str) -> None:
    s = ava(
        f"A: gold 2 Red Banner; army: Ox; city Oak: Hen; avatar in Oak; hand: {BANNER}, House, Call, Snip\n"
        "B: army: Cow; city Dale: Elk 2/3; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"play {BANNER}")
    assert sorted(targets(s)) == ["Dale", "Oak"]
    s.choose(f"target {city}")
    s.all_pass()
    names = ("Ox", "Hen", "Cow", "Elk", "Avatar of A")
    mine, theirs = ("2/2", "2/3") if city == "Oak" else ("1/1", "3/4")
    assert values(s, *names) == ["1/1", mine, "1/1", theirs, "0/0"]
    s.choose("play House", "target Ox", *starting(s, "target Oak"))
    s.all_pass()
    assert (s.place("Ox"), s.value("Ox")) == ("Oak", mine)
    s.play("Call", "target Hen")
    assert values(s, "Hen", "Ox") == ["1/1", mine]
    s.choose("play Snip", *starting(s, "target"))
    s.all_pass()
    assert values(s, *names) == ["1/1", "1/1", "1/1", "2/3", "0/0"]


@plays("Banner over the Gate")
@pytest.mark.parametrize(("goal", "avatar", "value"), [
    ("Dale", "avatar", "2/10"), ("Dale", "avatar marked", "2/10"), ("B's army", "avatar", "1/9"), ("Fen", "avatar", "1/9"),
    ("Dale", "city Elm; avatar in Elm", "1/9"),
])  # fmt: skip
def test_who_helps_to_hold_the_gate_lives_there_for_the_attack(goal: str, avatar: str, value: str) -> None:
    s = ava(
        f"A: army: Ram 0/9; hand: Wait\nB: city Dale: Elk; city Fen; {avatar}; army: Cow 1/9; attached: {BANNER} on Dale; "
        f"hand: Wait{COMBAT}", TEXTS,
    )  # fmt: skip
    assert values(s, "Cow", "Elk", "Ram") == ["1/9", "2/2", "0/9"]
    s.choose(f"attack {goal}", "send Ram", "done")
    assert values(s, "Cow", "Elk", "Ram", "Avatar of B") == [value, "2/2", "0/9", "0/0"]
    fought(s)
    assert s.value("Cow") == "1/9"


@plays("Orchardfall", "Vellumcross Lyceum", "Cradle of Moths", "Clanghallow", "Sunmile")
@pytest.mark.parametrize(("city", "discipline", "strength"), [
    (ORCHARDFALL, "Body", 8), (LYCEUM, "Mind", 7), (CRADLE, "Soul", 7), (CLANG, "Body", 9), (SUNMILE, "Mind", 8),
])  # fmt: skip
def test_what_discipline_a_city_is_of(city: str, discipline: str, strength: int) -> None:
    s = ava(f"A: city {city}: Hen; army: Ox; hand: 1\nB: army: Cow; hand: 1{TACTICS}", TEXTS)
    assert offered(s, "claim") == [discipline]
    for atk, place in ((strength, "B's graveyard"), (strength - 1, "B's Kingdom")):
        s = ava(f"A: army: Ram {atk}/9; hand: 1\nB: city {city}; city Fen; army: Cow; hand: 1{COMBAT}", TEXTS)
        s.choose(f"attack {city}")
        fought(s)
        assert s.place(city) == place


@plays("Orchardfall")
@pytest.mark.parametrize(("prize", "more"), [("the advantage", 1), ("1 VP", 0)])
def test_with_orchardfall_all_of_ones_creatures_are_tougher(prize: str, more: int) -> None:
    s = ava(
        f"A: army: Ox 1/9, Yak of B; city {ORCHARDFALL}: Hen; city Fen: Ewe; hand: Pup, 1; deck: 9\n"
        f"B: army: Cow; hand: 1; deck: 9{TACTICS}", TEXTS,
    )  # fmt: skip
    assert values(s, "Ox", "Hen") == ["1/9", "1/1"]
    takes(s, "Body", "Hen", prize)
    s.to("Play")
    assert values(s, "Ox", "Yak", "Hen", "Ewe", "Cow", "Avatar of A") == [
        f"1/{9 + more}", f"1/{1 + more}", f"1/{1 + more}", f"1/{1 + more}", "1/1", "0/0",
    ]  # fmt: skip
    s.to("Entrance")
    s.choose("play Pup", "place in the Army")
    s.all_pass()
    assert s.value("Pup") == f"1/{1 + more}"
    s.to("Play", "B")
    assert values(s, "Ox", "Pup") == ["1/9", "1/1"]


@plays("Orchardfall")
@pytest.mark.parametrize("way", ["Raze", "Grab"])
def test_where_orchardfall_is_lost_its_advantage_ends(way: str) -> None:
    s = ava(f"A: army: Ox; hand: {way}\nB: city {ORCHARDFALL} (advantage); city Fen; army: Cow hurt 1; hand: 1", TEXTS)
    assert values(s, "Cow", "Ox") == ["1/2", "1/1"]
    s.choose(f"play {way}", *starting(s, f"target {ORCHARDFALL}"))
    s.choose(*starting(s, f"target {ORCHARDFALL}"))
    settled(s)
    assert (s.place("Cow"), s.value("Ox")) == ("B's graveyard", "1/1")


@plays("Vellumcross Lyceum")
@pytest.mark.parametrize(("lit", "gold", "can"), [
    (0, "1 Gaian", ["Tune", "Wait"]), (1, "1 Gaian", ["Song", "Tune", "Wait"]), (1, "", ["Tune", "Wait"]),
    (2, "", ["Song", "Tune", "Wait"]), (1, "2 Gaian", ["Hymn", "Song", "Tune", "Wait"]),
    (2, "1 Gaian", ["Hymn", "Song", "Tune", "Wait"]), (1, "1 The Empire", ["Song", "Tune", "Wait"]),
])  # fmt: skip
@pytest.mark.parametrize("card", ["Wait", "Tune", "Song"])
def test_events_are_cheap(lit: int, gold: str, can: list[str], card: str) -> None:
    cities = "; ".join(f"city {LYCEUM}{' (advantage)' * (n < lit)}" for n in range(2))
    money = f"gold {gold}; " if gold else ""
    s = ava(f"A: {money}{cities}; army: Ox; hand: Wait, Tune, Song, Hymn; deck: 9\nB: army: Cow; hand: 1", TEXTS)
    assert sorted(offered(s, "play")) == can
    if card not in can:
        return
    had = int(gold.partition(" ")[0] or 0)
    s.play(card)
    price = max({"Wait": 0, "Tune": 1, "Song": 2}[card] - lit, 0)
    assert (s.place(card), int(s.gems("A").partition(" ")[0] or 0)) == ("A's graveyard", had - price)


@plays("Vellumcross Lyceum")
def test_nothing_else_is_cheaper_nor_for_anybody_else_nor_next_turn() -> None:
    s = ava(
        f"A: city {LYCEUM} (advantage); army: Ox; hand: Deed, Tune, 1; deck: 9\nB: army: Cow; hand: Tune; deck: 9",
        TEXTS,
    )
    assert offered(s, "play") == ["Tune"]
    s.choose("play Tune")
    while s.table.chain:
        assert s.asked != "B" or not offered(s, "play")
        s.choose(s.way_on())
    s = ava(f"A: city {LYCEUM} (advantage); army: Ox; hand: Tune, 1; deck: 9\nB: army: Cow; hand: 1; deck: 9", TEXTS)
    s.to("Play", "B")
    s.to("Play", "A")
    assert not offered(s, "play")


@plays("Vellumcross Lyceum")
@pytest.mark.parametrize("prize", ["the advantage", "1 VP"])
def test_a_passive_winner_has_it_as_well(prize: str) -> None:
    s = ava(
        f"A: city Oak (Mind): Hen; army: Ox; hand: Wait; deck: 9\nB: city {LYCEUM}: Cow, Pig; hand: Tune; deck: 9{TACTICS}",
        TEXTS,
    )
    s.choose("claim Mind", "bid Hen")
    until(s, "bid Cow")
    s.choose("bid Cow", "bid Pig")
    while not starting(s, "Mind: "):
        s.choose("done" if "done" in s.options() else s.way_on())
    assert s.asked == "B"
    s.choose(f"Mind: {prize}")
    until(s, "play Wait")
    s.choose("play Wait")
    found = False
    while s.table.chain:
        found = found or (s.asked == "B" and offered(s, "play") == ["Tune"])
        s.choose(s.way_on())
    assert found == (prize == "the advantage")


@plays("Cradle of Moths")
@pytest.mark.parametrize(("way", "who", "gained"), [
    ("Axe", "Ox", 1), ("Axe", "Hen", 1), ("Axe", "Ewe", 1), ("Axe", "Yak", 1), ("Axe", "Cow", 0), ("Scare", "Ox", 0),
    ("Give", "Ox", 0), ("Home", "Ox", 0),
])  # fmt: skip
@pytest.mark.parametrize("lit", [True, False])
def test_each_death_feeds_the_moths(way: str, who: str, gained: int, lit: bool) -> None:
    s = ava(
        f"A: army: Ox, Yak of B; city {CRADLE}{' (advantage)' * lit}: Hen; city Fen: Ewe; hand: {way}\nB: army: Cow; hand: 1",
        TEXTS,
    )
    s.choose(f"play {way}")
    s.choose(*[o for o in s.options() if o.endswith(f" {who}")])
    settled(s)
    while starting(s, "give") or s.table.chain:
        s.choose(next(iter(starting(s, f"give {who}")), None) or s.way_on())
    assert s.place(who) not in ("A's Army", CRADLE, "Fen", "B's Army")
    assert (s.life("A"), s.life("B")) == (20 + gained * lit, 20)


@plays("Cradle of Moths")
def test_of_many_each_counts_and_in_the_next_turn_none() -> None:
    s = ava(
        f"A: army: Ox; city {CRADLE}: Hen, Nun; hand: Hail; deck: 9\nB: army: Cow; hand: 1; deck: 9{TACTICS}", TEXTS
    )
    takes(s, "Soul", "Hen", "the advantage")
    late = s.fork()
    s.to("Play")
    s.choose("play Hail")
    settled(s)
    assert (s.life("A"), s.life("B")) == (23, 20)
    late.to("Play", "B")
    late.to("Play", "A")
    late.choose("play Hail")
    settled(late)
    assert (late.place("Ox"), late.life("A")) == ("A's graveyard", 20)


@plays("Clanghallow")
def test_as_clanghallow_is_built_the_foes_armies_shake() -> None:
    s = ava(
        f"A: gold 4 Red Banner; army: Ox 1/9; city Oak: Hen 1/9; cities: {CLANG}; hand: 1\n"
        "B: army: Cow 1/9, Pig, Ewe 1/9 of A; city Dale: Elk 1/9; hand: Wait\n"
        f"C: army: Sow 1/9; city Fen: Nun 1/9; hand: Wait{ENTRANCE}", TEXTS,
    )  # fmt: skip
    s.choose(f"build {CLANG}")
    until(s, "play Wait")
    while s.place(CLANG) != "A's Kingdom":
        s.choose(s.way_on())
    assert (s.damage("Cow"), s.table.chain != []) == (0, True)
    settled(s)
    names = ("Ox", "Hen", "Cow", "Ewe", "Elk", "Sow", "Nun")
    assert [n for n in names if s.damage(n)] == ["Cow", "Ewe", "Sow"]
    assert {s.damage(n) for n in ("Cow", "Ewe", "Sow")} == {1}
    assert (s.place("Pig"), [s.life(seat) for seat in "ABC"]) == ("B's graveyard", [20, 20, 20])


@plays("Clanghallow")
@pytest.mark.parametrize(("prize", "more"), [("the advantage", 1), ("1 VP", 0)])
def test_with_its_advantage_attackers_strike_harder(prize: str, more: int) -> None:
    s = ava(
        f"A: army: Ox 1/9, Yak 0/9, Ram 1/9; city {CLANG}: Hen; hand: Wait, 1; deck: 9\n"
        f"B: army: Cow 1/9; city Dale (Body, 20); hand: Wait; deck: 9{TACTICS}", TEXTS,
    )  # fmt: skip
    takes(s, "Body", "Hen", prize)
    assert s.damage("Cow") == 0
    s.to("Attack")
    names = ("Ox", "Yak", "Ram", "Hen", "Cow")
    assert values(s, *names) == ["1/9", "0/9", "1/9", "1/1", "1/9"]
    s.choose("attack Dale", "send Ox", "send Yak", "done")
    assert values(s, *names) == [f"{1 + more}/9", f"{more}/9", "1/9", "1/1", "1/9"]
    fought(s)
    assert (s.damage("Dale"), s.value("Ox")) == (1 + 2 * more, "1/9")


@plays("Clanghallow")
def test_its_advantage_is_for_creatures() -> None:
    s = ava(
        f"A: army: Ox 1/9; city {CLANG} (advantage); hand: 1\nB: army: Cow; city Dale (Body, 20); hand: Wait{COMBAT}",
        TEXTS,
    )
    s.choose("attack Dale", "send Ox", "send Avatar of A")
    assert values(s, "Ox", "Avatar of A") == ["2/9", "0/0"]  # its writer would count it, too: AVA-COMBAT-03
    fought(s)
    assert s.damage("Dale") == 2


def moves(s: Scene, goal: str) -> int:
    """How many of ones own can be moved one after the other."""
    n = 0
    while found := [o for o in starting(s, "move") if o.endswith(goal)]:
        s.carry_out(found[0])
        n += 1
    return n


@plays("Sunmile")
@pytest.mark.parametrize(("cities", "prize", "n"), [
    (1, "the advantage", 2), (2, "the advantage", 3), (1, "1 VP", 1), (2, "1 VP", 1),
])  # fmt: skip
@pytest.mark.parametrize("split", [True, False])
def test_who_has_sunmile_moves_once_more(cities: int, prize: str, n: int, split: bool) -> None:
    more = f"; city {SUNMILE}" * (cities - 1)
    s = ava(
        f"A: army: Ox, Yak, Ram, Ewe, Sow marked; city {SUNMILE}: Hen{more}; city Oak; hand: Stand; deck: 9\n"
        f"B: army: Cow; city Dale; hand: 1; deck: 9{TACTICS}", TEXTS,
    )  # fmt: skip
    takes(s, "Mind", "Hen", prize)
    settled(s)
    s.to("Play")
    assert not [o for o in starting(s, "move") if "Sow" in o or "Hen" in o]
    if split:
        s.carry_out("move Ox to Oak")
        assert s.marked("Ox")
        s.to("Attack")
        s.to("Second Play")
        assert moves(s, "to Oak") == n - 1
    else:
        assert moves(s, "to Oak") == n
    s.to("Play", "B")
    s.to("Play", "A")
    assert moves(s, "to the Army") == 1


@plays("Sunmile")
def test_a_passive_winner_has_nothing_of_it() -> None:
    s = ava(
        f"A: city Oak (Mind): Hen; army: Ox, Yak; hand: Wait; deck: 9\n"
        f"B: city {SUNMILE}: Cow, Pig; army: Elk, Ewe, Sow; hand: 1; deck: 9{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Mind", "bid Hen")
    until(s, "bid Cow")
    s.choose("bid Cow", "bid Pig")
    while not starting(s, "Mind: "):
        s.choose("done" if "done" in s.options() else s.way_on())
    assert s.asked == "B"
    s.choose("Mind: the advantage")
    settled(s)
    s.to("Play")
    assert moves(s, "to Oak") == 1
    s.to("Play", "B")
    assert moves(s, f"to {SUNMILE}") == 1
