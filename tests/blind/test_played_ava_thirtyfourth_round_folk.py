"""Blind creatures of AVA's round 34 that bid, fight and live in cities, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolved, starting, values
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Raze": "event 0: Destroy target city.",
    "Brawn": "event 0: Target creature gets +1/+0 until end of turn.",
    "Call": "event 0: Put target creature into its controller's army.",
    "House": "event 0: Put target creature you control into target city you control.",
    "Take": "event 0: Gain control of target creature.", "Stone": "event 0: Deal 5 damage to target city.",
    "Drum": "creature 1/9: [2]: Draw a card.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
ENTRANCE = "\nphase: Entrance"
PETITIONER, RIDER, OGRE = "Petitioner with Two Tongues", "Wolf Rider of Oxley Down", "Ogre Too Big for Doors"
ALMONER, MATRON = "Almoner of Fair Dealing", "Matron of the Warm Keep"
HART = "White Hart of the Ridings"


def prizes(s: Scene, prize: str = "1 VP") -> None:
    """All is bid, and whoever wins takes this, where he has the choice."""
    while s.phase == "Tactics":
        found = [o for o in s.options() if o.endswith(f": {prize}")] or [o for o in s.options() if o.endswith(": 1 VP")]
        s.choose(next(iter(found), None) or s.way_on())


def claimed(s: Scene, discipline: str, *bidders: str) -> None:
    """A claims a discipline with these residents."""
    s.choose(f"claim {discipline}", *(f"bid {name}" for name in bidders))
    s.choose(*["done"] * (s.asked == "A" and "done" in s.options()))


def answered(s: Scene, *bidders: str) -> None:
    """The next who is asked answers with these."""
    while not offered(s, "bid"):
        s.choose(s.way_on())
    s.choose(*(f"bid {name}" for name in bidders))
    s.choose(*["done"] * ("done" in s.options()))


@plays("Petitioner with Two Tongues")
@pytest.mark.parametrize(("mine", "theirs", "won"), [
    ([PETITIONER], ["Cow"], (1, 0)), ([PETITIONER], ["Cow", "Pig"], (0, 0)), ([PETITIONER, "Hen"], ["Cow", "Pig"], (1, 0)),
    ([PETITIONER], ["Cow", "Pig", "Ewe"], (0, 1)), (["Hen"], ["Cow"], (0, 0)), ([PETITIONER], [], (1, 0)),
])  # fmt: skip
def test_the_petitioner_claims_for_two(mine: list[str], theirs: list[str], won: tuple[int, int]) -> None:
    s = ava(f"A: city Oak: {PETITIONER}, Hen; hand: 1\nB: city Elm: Cow, Pig, Ewe; army: Ox; hand: 1{TACTICS}", TEXTS)
    claimed(s, "Body", *mine)
    assert [n for n in (PETITIONER, "Hen") if s.marked(n)] == mine
    answered(s, *theirs)
    prizes(s)
    assert (s.victory("A"), s.victory("B")) == won


@plays("Petitioner with Two Tongues")
@pytest.mark.parametrize(("claims", "won"), [(1, (0, 1)), (2, (0, 0)), (3, (1, 0))])
def test_and_answers_for_two(claims: int, won: tuple[int, int]) -> None:
    s = ava(f"A: city Oak: Hen, Ewe, Sow; hand: 1\nB: city Elm: {PETITIONER}; army: Ox; hand: 1{TACTICS}", TEXTS)
    claimed(s, "Body", *("Hen", "Ewe", "Sow")[:claims])
    answered(s, PETITIONER)
    prizes(s)
    assert (s.victory("A"), s.victory("B"), s.marked(PETITIONER)) == (*won, True)


@plays("Petitioner with Two Tongues")
def test_marked_in_the_army_or_gone_it_says_nothing() -> None:
    s = ava(f"A: city Oak: {PETITIONER} marked, Hen; army: {PETITIONER}; hand: 1\nB: army: Ox; hand: 1{TACTICS}", TEXTS)
    s.choose("claim Body")
    assert [o for o in s.options() if PETITIONER in o] == []
    s = ava(f"A: city Oak: {PETITIONER}; hand: 1\nB: city Elm: Cow; army: Ox; hand: Axe{TACTICS}", TEXTS)
    claimed(s, "Body", PETITIONER)
    until(s, "play Axe")
    s.choose("play Axe", f"target {PETITIONER}")
    resolved(s)
    answered(s, "Cow")
    prizes(s)
    assert (s.victory("A"), s.victory("B")) == (0, 1)
    s = ava(f"A: city Oak: {PETITIONER}; army: Drum; hand: 1\nB: army: Ox; hand: 1", TEXTS)
    assert not offered(s, "use")


@plays("Wolf Rider of Oxley Down")
@pytest.mark.parametrize(("goal", "value"), [("Dale", "4/2"), ("B's army", "2/2")])
def test_the_rider_is_wild_against_cities(goal: str, value: str) -> None:
    s = ava(
        f"A: army: {RIDER}, {RIDER}, Ox; hand: Wait\nB: army: Cow; city Dale (Body, 20): Hen; hand: 1{COMBAT}", TEXTS
    )
    names = (RIDER, f"{RIDER} (2)", "Ox")
    assert values(s, *names) == ["2/2", "2/2", "1/1"]
    s.choose(f"attack {goal}", f"send {RIDER}", "send Ox", "done")
    assert values(s, *names) == [value, "2/2", "1/1"]
    fought(s, "no")
    assert (s.damage("Dale"), s.victory("A")) == ((5, 0) if goal == "Dale" else (0, 3))
    assert values(s, *names) == ["2/2", "2/2", "1/1"]


@plays("Wolf Rider of Oxley Down")
def test_it_is_so_until_the_attack_ends_though_the_city_has_fallen() -> None:
    s = ava(
        f"A: army: {RIDER}, Ox 9/9; hand: Wait\nB: army: Cow 1/4; city Dale; city Fen; hand: Stone, Stone{COMBAT}",
        TEXTS,
    )
    s.choose("attack Dale", "send Ox", f"send {RIDER}", *["done"] * ("done" in s.options()))
    until(s, "block")
    s.choose(f"block {RIDER} with Cow")
    s.choose(*["done"] * ("done" in s.options()))
    while s.place("Dale") == "B's Kingdom":
        s.choose(s.way_on())
    assert (s.phase, s.value(RIDER)) == ("Attack", "4/2")
    fought(s)
    assert (s.place("Cow"), s.damage("Fen"), s.value(RIDER)) == ("B's graveyard", 0, "2/2")


@plays("Wolf Rider of Oxley Down")
@pytest.mark.parametrize(("goal", "home"), [("B's army", "army: {}; city Dale"), ("Dale", "army: Elk; city Dale: {}")])
def test_a_defending_rider_is_as_printed(goal: str, home: str) -> None:
    s = ava(f"A: army: Ox 1/9; hand: Wait\nB: {home.format(RIDER)}; hand: Wait{COMBAT}", TEXTS)
    s.choose(f"attack {goal}")
    until(s, "block")
    s.choose(f"block Ox with {RIDER}")
    fought(s)
    assert s.damage("Ox") == 2


@plays("Ogre Too Big for Doors")
def test_the_ogre_is_played_moved_and_put_into_no_city() -> None:
    s = ava(f"A: gold 4 Red Banner; city Oak; army: Ox; hand: {OGRE}\nB: army: Cow{ENTRANCE}", TEXTS)
    s.choose(f"play {OGRE}")
    assert not starting(s, "place in Oak")
    s.choose(*starting(s, "place in the Army"))
    s.all_pass()
    assert s.place(OGRE) == "A's Army"
    s = ava(f"A: city Oak; army: {OGRE}, Ox; hand: House\nB: army: Cow", TEXTS)
    assert [o.partition(" to ")[0] for o in offered(s, "move")] == ["Ox", "Avatar of A"]
    s.choose("play House")
    s.choose(*starting(s, f"target {OGRE}"))
    s.choose(*starting(s, "target Oak"))
    resolved(s)
    assert s.place(OGRE) == "A's Army"


@plays("Ogre Too Big for Doors")
@pytest.mark.parametrize(
    ("goal", "can"), [("Dale", ["Avatar of B", "Cow", "Hen"]), ("B's army", ["Avatar of B", "Cow", OGRE])]
)
def test_it_defends_the_army_and_no_city(goal: str, can: list[str]) -> None:
    s = ava(f"A: army: Ox; hand: 1\nB: army: {OGRE}, Cow; city Dale: Hen; hand: 1{COMBAT}", TEXTS)
    s.choose(f"attack {goal}")
    until(s, "block")
    assert sorted(o.removeprefix("Ox with ") for o in offered(s, "block")) == can
    if goal == "B's army":
        s.choose(f"block Ox with {OGRE}")
        fought(s)
        assert s.place("Ox") == "A's graveyard"


@plays("Ogre Too Big for Doors")
def test_it_attacks_cities_and_armies() -> None:
    s = ava(f"A: army: {OGRE}; hand: 1\nB: army: Cow; city Dale; hand: 1{COMBAT}", TEXTS)
    s.choose("attack Dale")
    fought(s)
    assert s.damage("Dale") == 5


BIDS = (
    "A: 20 LP; {}; city Oak (Body): Hen, Ewe; city Elm (Mind): Sow; hand: 1\n"
    "B: {}; city Dale: Cow, Pig; hand: 1\nC: {}; city Fen: Elk; hand: 1\nphase: Tactics"
)


@plays("Almoner of Fair Dealing")
@pytest.mark.parametrize(("whose", "bids", "gains"), [
    (0, [], "A"), (0, ["Cow"], ""), (0, ["Cow", "Pig"], ""), (1, ["Cow", "Pig"], "B"), (1, [], ""), (1, ["Cow"], ""),
    (2, ["Cow", "Pig"], ""), (2, [], ""),
])  # fmt: skip
@pytest.mark.parametrize("prize", ["1 VP", "the advantage"])
@pytest.mark.parametrize("sign", ["", " marked"])
def test_the_almoner_gains_for_each_bid_of_his_player(
    whose: int, bids: list[str], gains: str, prize: str, sign: str
) -> None:
    homes = [f"army: {ALMONER}{sign}" if n == whose else "army: Ox" for n in range(3)]
    s = ava(BIDS.format(*homes), TEXTS)
    claimed(s, "Body", "Hen")
    while not starting(s, "claim", "Body: ") and s.phase == "Tactics":
        found = [o for o in s.options() if o.removeprefix("bid ") in bids]
        s.choose(found[0] if found else s.way_on())
    resolved(s)
    expected = [20 + (gains == seat) for seat in "ABC"]
    assert [s.life(seat) for seat in "ABC"] == expected
    prizes(s, prize)
    assert [s.life(seat) for seat in "ABC"] == expected


@plays("Almoner of Fair Dealing")
def test_he_gains_for_each_discipline_and_wherever_he_is() -> None:
    s = ava(
        f"A: city Oak (Body): Hen, {ALMONER}; city Elm (Mind): Sow; army: {ALMONER}; hand: 1\nB: hand: 1{TACTICS}",
        TEXTS,
    )
    claimed(s, "Body", "Hen")
    until(s, "claim Mind")
    while starting(s, "trigger of"):
        s.choose(starting(s, "trigger of")[0])
    resolved(s)
    assert s.life("A") == 22
    until(s, "claim Mind")
    claimed(s, "Mind", ALMONER)
    prizes(s)
    assert (s.life("A"), s.victory("A")) == (24, 2)


@plays("Matron of the Warm Keep")
def test_the_matron_warms_the_others_of_her_city() -> None:
    s = ava(
        f"A: city Oak: {MATRON}, Hen, Yak of B; city Fen: Ewe; army: Ox, {MATRON}; avatar in Oak; hand: House, Call, Axe\n"
        "B: army: Cow; city Dale: Elk; hand: 1", TEXTS,
    )  # fmt: skip
    names = (MATRON, "Hen", "Yak", "Ewe", "Ox", f"{MATRON} (2)", "Cow", "Elk")
    assert values(s, *names) == ["1/4", "1/2", "1/2", "1/1", "1/1", "1/4", "1/1", "1/1"]
    assert s.card_picture(s.card("Avatar of A")) == "Avatar of A ATK 0 DEF 20"
    s.choose("play House", "target Ox", "target Oak")
    resolved(s)
    s.play("Call", "target Hen")
    assert values(s, "Ox", "Hen", "Yak") == ["1/2", "1/1", "1/2"]
    s.play("Axe", f"target {MATRON}")
    assert values(s, "Ox", "Hen", "Yak") == ["1/1", "1/1", "1/1"]


@plays("Matron of the Warm Keep")
@pytest.mark.parametrize(("home", "avatar", "found"), [
    ("city Dale: {}, Hen; army: Cow", "avatar", ["1/4", "1/2", "1/2", "1/1"]),
    ("city Dale: {}, Hen; army: Cow", "city Elm; avatar in Elm", ["1/4", "1/2", "1/1", "1/1"]),
    ("city Dale: Hen; army: {}, Cow", "avatar marked", ["1/4", "1/2", "1/2", "1/1"]),
    ("city Dale: Hen; army: {}, Cow", "city Elm; avatar in Elm", ["1/4", "1/1", "1/1", "1/1"]),
])  # fmt: skip
def test_who_helps_to_defend_her_city_is_warmed_too(home: str, avatar: str, found: list[str]) -> None:
    s = ava(
        f"A: army: Ram 0/9; hand: Wait\nB: {home.format(MATRON)}; city Fen: Ewe; {avatar}; hand: Wait{COMBAT}", TEXTS
    )
    other = s.fork()
    s.choose("attack Dale", "send Ram", "done")
    names = (MATRON, "Hen", "Cow", "Ewe")
    assert values(s, *names) == found
    fought(s)
    at_home = "1/2" if "Dale: Matron" in home.format(MATRON) else "1/1"
    assert values(s, *names) == ["1/4", at_home, "1/1", "1/1"]
    other.choose("attack B's army", "send Ram", "done")
    assert values(other, *names) == ["1/4", at_home, "1/1", "1/1"]


@plays("White Hart of the Ridings")
@pytest.mark.parametrize("goal", ["Dale", "B's army"])
def test_the_weak_cannot_stand_in_the_harts_way(goal: str) -> None:
    s = ava(
        f"A: army: {HART}, Ram; hand: Brawn\n"
        f"B: army: Cow 2/9, Pig 3/9, Ewe 0/9; city Dale: Hen 2/9, Sow 3/9; hand: Brawn, Brawn{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose(f"attack {goal}", f"send {HART}", "send Ram", *["done"] * ("done" in s.options()))
    strong, residents = s.fork(), ["Sow"] if goal == "Dale" else []
    until(s, "block")
    assert sorted(o.removeprefix(f"{HART} with ") for o in offered(s, "block", HART)) == [
        "Avatar of B",
        "Pig",
        *residents,
    ]
    assert "block Ram with Ewe" in s.options()
    until(strong, "play Brawn")
    strong.choose(starting(strong, "play Brawn")[0], "target Cow")
    resolved(strong)
    until(strong, "block")
    assert f"block {HART} with Cow" in strong.options()


@plays("White Hart of the Ridings")
def test_what_comes_after_the_assignment_undoes_nothing() -> None:
    weak = TEXTS | {"Sap": "event 0: Target creature gets -3/+0 until end of turn."}
    s = ava(f"A: army: {HART}; hand: Sap\nB: army: Cow 3/9; city Dale; hand: 1{COMBAT}", weak)
    s.choose("attack Dale")
    until(s, "block")
    s.choose(f"block {HART} with Cow", *["done"] * ("done" in s.options()))
    until(s, "play Sap")
    s.choose("play Sap", "target Cow")
    fought(s)
    assert (s.damage("Cow"), s.damage("Dale"), s.damage(HART)) == (4, 0, 0)
    s = ava(f"A: army: Ox 1/9; hand: 1\nB: army: {HART}; hand: 1{COMBAT}", weak)
    s.choose("attack B's army")
    until(s, "block")
    assert f"block Ox with {HART}" in s.options()
