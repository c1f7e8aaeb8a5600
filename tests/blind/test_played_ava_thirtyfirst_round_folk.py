"""Blind creatures of AVA's round 31 that fight, bid and settle, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, starting, targets, values
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Hail": "event 0: Kill all creatures.",
    "Scare": "event 0: Discard target creature.", "Give": "event 0: Sacrifice a creature.",
    "Home": "event 0: Return target creature to its owner's hand.", "Stand": "event 0: Unmark target creature.",
    "Stroke": "event 0: Deal 1 damage to target creature.", "Raze": "event 0: Destroy target city.",
    "Wither": "event 0: Target creature gets +0/-9 until end of turn.",
    "Call": "event 0: Put target creature into its controller's army.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Guard": "creature (Human Soldier) 1/9", "Toy Soldier": "creature (Toy) 1/9",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
ENTRANCE = "\nphase: Entrance"
LOOKOUT, RUFFIAN, PORTREEVE, LADY = (
    "Greenpath Lookout",
    "Wallbreak Ruffian",
    "Steadfast Portreeve",
    "Lady of Two Voices",
)
BONEPICKER, HEALER, CRAGFIST = "Spiteful Bonepicker", "Birchbark Healer", "Heedless Cragfist"


@plays("Greenpath Lookout")
@pytest.mark.parametrize("place", ["the Army", "Oak"])
@pytest.mark.parametrize(("answer", "deck"), [("yes", ["Hog", "Elm", "Rat"]), ("no", ["Rat", "Hog", "Elm"])])
def test_the_lookout_looks_and_leaves_it_or_not(place: str, answer: str, deck: list[str]) -> None:
    s = ava(
        f"A: city Oak; gold 2 Gaian; hand: {LOOKOUT}; deck: Rat, Hog, Elm; army: Ox\nB: army: Elk; hand: 1{ENTRANCE}",
        TEXTS,
    )
    s.choose(f"play {LOOKOUT}", f"place in {place}")
    while answer not in s.options():
        assert s.deck("A") == ["Rat", "Hog", "Elm"]
        s.choose(s.way_on())
    assert (s.sees("A", "Rat"), s.sees("B", "Rat"), s.sees("A", "Hog")) == (True, False, False)
    s.choose(answer)
    assert (s.deck("A"), s.hand("A"), s.place(LOOKOUT)) == (deck, [], "Oak" if place == "Oak" else "A's Army")


@plays("Greenpath Lookout")
def test_however_it_came_and_an_empty_deck_is_no_harm() -> None:
    s = ava(f"A: army: Ox; grave: {LOOKOUT}; hand: Raise; deck: Rat, Hog\nB: army: Elk; hand: 1", TEXTS)
    s.choose("play Raise")
    until(s, "yes")
    s.choose("yes")
    assert s.deck("A") == ["Hog", "Rat"]
    s = ava(f"A: army: Ox; grave: {LOOKOUT}; hand: Raise; deck: 0\nB: army: Elk; hand: 1", TEXTS)
    s.choose("play Raise")
    while s.table.chain:
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (s.over, s.place(LOOKOUT)) == (False, "A's Army")


SIEGE = f"A: army: {RUFFIAN}, Ox 1/9; hand: {{}}\nB: army: Cow 1/9; city Dale (Body, 20); hand: {{}}{COMBAT}"


@plays("Wallbreak Ruffian")
@pytest.mark.parametrize("blocked", [True, False])
def test_walls_make_the_ruffian_fierce(blocked: bool) -> None:
    s = ava(SIEGE.format("Wait", "Wait"), TEXTS)
    assert s.value(RUFFIAN) == "2/2"
    s.choose("attack Dale", f"send {RUFFIAN}", "send Ox", "done")
    assert s.value(RUFFIAN) == "4/2"
    until(s, "block")
    s.choose(f"block {RUFFIAN} with Cow" if blocked else "done", *["done"] * (blocked and "done" in s.options()))
    fought(s)
    assert (s.damage("Cow"), s.damage("Dale")) == ((4, 1) if blocked else (0, 5))
    s.to("Second Play")
    assert s.value(RUFFIAN) == "2/2"


@plays("Wallbreak Ruffian")
def test_armies_do_not_and_a_city_that_has_fallen_does() -> None:
    s = ava(SIEGE.format("Wait", "Wait"), TEXTS)
    s.choose("attack B's army", f"send {RUFFIAN}", "done")
    assert s.value(RUFFIAN) == "2/2"
    s = ava(SIEGE.format("Raze", "Wait").replace("city Dale (Body, 20)", "city Dale (Body, 20); city Fen"), TEXTS)
    s.choose("attack Dale", f"send {RUFFIAN}", "done")
    until(s, "block")
    s.choose(f"block {RUFFIAN} with Cow")
    until(s, "play Raze")
    s.choose("play Raze", "target Dale")
    while s.table.chain:
        s.choose("pass")
    assert (s.place("Dale"), s.value(RUFFIAN)) == ("B's graveyard", "4/2")
    fought(s)
    assert s.damage("Cow") == 4
    s = ava(f"A: army: Ram 1/9; hand: Wait\nB: army: Cow; city Dale: {RUFFIAN}; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack Dale")
    until(s, "block")
    s.choose(f"block Ram with {RUFFIAN}")
    assert s.value(RUFFIAN) == "2/2"


@plays("Steadfast Portreeve")
def test_at_home_the_portreeve_is_steadfast() -> None:
    s = ava(f"A: city Dale: {PORTREEVE} hurt 2; army: {PORTREEVE}; hand: Call\nB: army: Elk", TEXTS)
    assert values(s, PORTREEVE, f"{PORTREEVE} (2)") == ["2/4", "1/2"]
    s.play("Call", f"target {PORTREEVE}")
    assert s.place(PORTREEVE) == "A's graveyard"
    s = ava(f"A: city Dale: {PORTREEVE}; army: Ox\nB: army: Elk", TEXTS)
    s.carry_out(f"move {PORTREEVE} to the Army")
    assert (s.place(PORTREEVE), s.value(PORTREEVE)) == ("A's Army", "1/2")
    s = ava(f"A: city Dale: {PORTREEVE} hurt 3; city Fen; hand: Raze; army: Ox\nB: army: Elk", TEXTS)
    s.play("Raze", "target Dale")
    assert s.place(PORTREEVE) == "A's graveyard"


@plays("Steadfast Portreeve")
@pytest.mark.parametrize(("goal", "avatar", "value"), [
    ("Dale", "avatar", "2/4"), ("B's army", "avatar", "1/2"), ("Dale", "city Fen; avatar in Fen", "1/2"),
])  # fmt: skip
def test_he_is_steadfast_too_while_the_army_helps_a_city(goal: str, avatar: str, value: str) -> None:
    s = ava(f"A: army: Ram 1/9; hand: Wait\nB: city Dale; {avatar}; army: {PORTREEVE}; hand: Wait{COMBAT}", TEXTS)
    s.choose(f"attack {goal}", "send Ram", "done")
    assert s.value(PORTREEVE) == value
    s.to("Second Play")
    assert s.value(PORTREEVE) == "1/2"


@plays("Lady of Two Voices")
@pytest.mark.parametrize(("mine", "theirs", "won"), [
    ([LADY], ["Cow"], 1), ([LADY], ["Cow", "Pig"], 0), ([LADY, "Hen"], ["Cow", "Pig"], 1), (["Hen"], ["Cow"], 0),
])  # fmt: skip
def test_the_lady_counts_for_two(mine: list[str], theirs: list[str], won: int) -> None:
    s = ava(f"A: city Oak: {LADY}, Hen; hand: 1\nB: city Elm: Cow, Pig; army: Ox; hand: 1{TACTICS}", TEXTS)
    s.choose("claim Body", *(f"bid {name}" for name in mine))
    s.choose(*["done"] * (s.asked == "A" and "done" in s.options()))
    until(s, "bid Cow")
    s.choose(*(f"bid {name}" for name in theirs))
    prizes(s)
    assert s.victory("A") == won


def prizes(s: Scene) -> None:
    """All is bid, and whoever wins takes a victory point."""
    while s.phase == "Tactics":
        s.choose(next((o for o in s.options() if o.endswith(": 1 VP")), None) or s.way_on())


@plays("Lady of Two Voices")
@pytest.mark.parametrize(("city", "claimed", "won"), [
    (LADY, 1, 0), (LADY, 2, 0), (LADY, 3, 1), (f"{LADY} marked", 1, 1),
])  # fmt: skip
def test_in_an_answer_she_counts_so_too(city: str, claimed: int, won: int) -> None:
    s = ava(f"A: city Oak: Hen, Ewe, Sow; hand: 1\nB: city Elm: {city}; hand: 1{TACTICS}", TEXTS)
    s.choose("claim Body", *(f"bid {name}" for name in ("Hen", "Ewe", "Sow")[:claimed]))
    s.choose(*["done"] * (s.asked == "A" and "done" in s.options()))
    while s.phase == "Tactics":
        wanted = [o for o in s.options() if o.endswith(": 1 VP") or o == f"bid {LADY}"]
        s.choose(wanted[0] if wanted else s.way_on())
    assert s.victory("A") == won
    assert s.victory("B") == (claimed == 1 and not won)


@plays("Lady of Two Voices")
def test_a_lady_who_is_gone_or_stays_out_counts_nothing() -> None:
    s = ava(f"A: city Oak: {LADY}; hand: 1\nB: city Elm: Cow; army: Ox; hand: Axe{TACTICS}", TEXTS)
    s.choose("claim Body", f"bid {LADY}")
    until(s, "play Axe")
    s.choose("play Axe", f"target {LADY}")
    while s.table.chain:
        s.choose("pass")
    prizes(s)
    assert s.victory("A") == 0
    assert not offered(ava(f"A: city Oak: {LADY} marked; army: {LADY}\nB: army: Ox{TACTICS}", TEXTS), "bid")


@plays("Spiteful Bonepicker")
@pytest.mark.parametrize(
    ("way", "lost"), [("Axe", 1), ("Stroke", 1), ("Wither", 1), ("Scare", 0), ("Home", 0), ("Give", 0)]
)
@pytest.mark.parametrize("whose", ["", " of B"])
def test_each_opponent_pays_for_the_bonepicker(way: str, lost: int, whose: str) -> None:
    s = ava(f"A: army: {BONEPICKER}{whose}; hand: {way}\nB: army: Elk\nC: army: Cow", TEXTS)
    s.choose(f"play {way}")
    s.choose(*[o for o in s.options() if o.endswith(f" {BONEPICKER}")])
    s.all_pass()
    assert s.place(BONEPICKER) != "A's Army"
    assert [s.life(seat) for seat in "ABC"] == [20, 20 - lost, 20 - lost]


@plays("Birchbark Healer")
@pytest.mark.parametrize("who", ["Elk", HEALER, "Hen"])
def test_the_healer_toughens_anybody_this_turn(who: str) -> None:
    s = ava(f"A: army: {HEALER}, {HEALER}; city Oak: Nun; hand: Wait\nB: army: Elk; city Dale: Hen; hand: 1", TEXTS)
    s.choose(*starting(s, f"use {HEALER}")[:1])
    assert sorted(targets(s)) == [HEALER, f"{HEALER} (2)", "Elk", "Hen", "Nun"]
    before = s.value(who)
    s.choose(f"target {who}")
    s.all_pass()
    assert (s.marked(HEALER), s.value(who)) == (True, f"{before[0]}/{int(before[2]) + 2}")
    s.choose(*starting(s, "use"))
    s.choose(f"target {who}")
    s.all_pass()
    assert s.value(who) == f"{before[0]}/{int(before[2]) + 4}"
    assert not offered(s, "use")
    s.to("Play", "B")
    assert s.value(who) == before


@plays("Birchbark Healer")
def test_a_resident_heals_its_own_city_alone_and_in_the_fight() -> None:
    s = ava(f"A: city Oak: {HEALER}, Nun; city Fen: Hen; army: Ox; hand: Wait\nB: army: Elk; hand: 1", TEXTS)
    s.choose(f"use {HEALER}")
    assert sorted(targets(s)) == [HEALER, "Nun"]
    s = ava(f"A: army: Ram 2/9; hand: 1\nB: army: {HEALER}, Cow 1/2; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Ram with Cow", *["done"] * ("done" in s.options()))
    until(s, f"use {HEALER}")
    s.choose(f"use {HEALER}", "target Cow")
    fought(s)
    assert (s.place("Cow"), s.damage("Cow")) == ("B's Army", 2)


@plays("Heedless Cragfist")
@pytest.mark.parametrize("goal", ["Dale", "B's army"])
def test_the_cragfist_does_not_defend_but_does_all_else(goal: str) -> None:
    s = ava(f"A: army: Ram 1/9; hand: 1\nB: army: {CRAGFIST}, Elk; city Dale: {CRAGFIST}, Hen{COMBAT}", TEXTS)
    s.choose(f"attack {goal}")
    until(s, "block")
    assert not offered(s, "block", f"Ram with {CRAGFIST}")
    assert "Ram with Elk" in offered(s, "block")
    s = ava(f"A: army: {CRAGFIST}; city Oak; hand: 1\nB: army: Elk; city Dale; hand: 1", TEXTS)
    moves = s.fork()
    moves.carry_out(f"move {CRAGFIST} to Oak")
    assert moves.place(CRAGFIST) == "Oak"
    s.to("Attack")
    s.choose("attack Dale")
    fought(s)
    assert s.damage("Dale") == 5
    s = ava(f"A: city Oak: {CRAGFIST}; hand: 1\nB: army: Elk; hand: 1{TACTICS}", TEXTS)
    s.choose("claim Body")
    assert offered(s, "bid") == [CRAGFIST]
