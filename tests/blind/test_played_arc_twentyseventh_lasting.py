"""Blind texts of ARC's twenty-seventh round about enchantments and cities, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolve, targets
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Wait": "event 0: Draw a card.", "Break": "event 0: Destroy target enchantment.",
    "Pay": "event 1: Gain 1 victory point.", "Cheer": "event 0: Gain 1 victory point.",
    "Rite": "magic 1: Gain 1 victory point.", "Loyal": "event 2 House of Nobles loyalty 2: Gain 1 victory point.",
    "Dear": "event 2: Gain 1 victory point.", "Shift": "event 0: Put target creature into your army.",
    "Marsh": "city 2 Mind 8: Always: Human creatures can't enter this city.", "Man": "creature 1 (Human) 1/1",
    "Vine": "enchantment 1: Attach to a creature. It gets +2/+2.",
    "Four": "creature 4 Gaian 1/1", "Five": "creature 5 Gaian 1/1", "Ex": "creature X+1 Gaian 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
WON = pytest.mark.parametrize("won", ["", " (advantage)"])

MAIL = "Rooted Mail"


@plays("Rooted Mail")
def test_whoever_wears_rooted_mail_is_strong_and_stays() -> None:
    s = arc(f"A: hand: {MAIL}, Shift, Break; gems 2 Gaian; city Oak (Body, 8): Hen; army: Wolf\nB: army: Ox", TEXTS)
    s.choose(f"play {MAIL}")
    assert sorted(targets(s)) == ["Hen", "Ox", "Wolf"]
    s.choose("target Hen")
    resolve(s)
    assert (s.value("Hen"), s.value("Wolf"), offered(s, "move", "Hen")) == ("2/4", "1/1", [])
    assert offered(s, "move", "Wolf")
    free = s.fork()
    s.play("Shift", "target Hen")  # effects may shift it
    assert (s.place("Hen"), s.value("Hen"), offered(s, "move", "Hen")) == ("A's Army", "2/4", [])
    s.to("Draw", "B")
    assert s.value("Hen") == "2/4"
    free.play("Break")
    assert (free.value("Hen"), bool(offered(free, "move", "Hen"))) == ("1/1", True)


@plays("Rooted Mail")
def test_the_rooted_fight_and_bid() -> None:
    s = arc(f"A: army: Wolf; attached: {MAIL} on Wolf; {WAITING}\nB: city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    fought(s)
    assert s.damage("Elm") == 2
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: Ox; attached: {MAIL} on Ox; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    assert offered(s, "block") == ["Wolf with Ox"]
    s = arc(f"A: city Oak (Body, 8): Hen; attached: {MAIL} on Hen\nB: army: Ox{TACTICS}", TEXTS)
    s.choose("claim Body", "bid Hen")
    s.to("Draw", "B")
    assert s.points("A") == 16


HOLES = "Murder-Holes"


@plays("Murder-Holes")
@pytest.mark.parametrize("who", ["Hen", "Ox"])
def test_through_murder_holes_defenders_hit_harder(who: str) -> None:
    home = f"city Marsh: Hen 1/1; city Fir (Mind, 8); army: Ox 1/1, Man; attached: {HOLES} on Marsh; {WAITING}"
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: {home}{COMBAT}", TEXTS)
    other = s.fork()
    s.choose("attack Marsh")
    until(s, "block")
    assert [s.value(name) for name in ("Hen", "Ox", "Man")] == ["1/1", "1/1", "1/1"]
    s.choose(f"block Wolf with {who}")
    s.choose(*["done"] * ("done" in s.options()))
    assert [s.value(name) for name in ("Hen", "Ox")] == ["3/1" if name == who else "1/1" for name in ("Hen", "Ox")]
    fought(s)
    assert s.damage("Wolf") == 3
    other.choose("attack B's army")
    until(other, "block")
    other.choose("block Wolf with Ox")
    other.choose(*["done"] * ("done" in other.options()))
    assert other.value("Ox") == "1/1"


@plays("Murder-Holes")
def test_murder_holes_are_bored_into_any_city() -> None:
    s = arc(f"A: hand: {HOLES}; gems 2 Red Banner; city Oak (Body, 8)\nB: city Elm (Body, 8)", TEXTS)
    s.choose(f"play {HOLES}")
    assert sorted(targets(s)) == ["Elm", "Oak"]
    s.choose("target Elm")
    resolve(s)
    assert s.place(HOLES) == "on Elm"


COIN = "Coin That Bites"


@plays("Coin That Bites")
def test_the_coin_bites_whoever_spends_it() -> None:
    s = arc(f"A: hand: {COIN}; gems 2 Dark Legion\nB: gems 1 Gaian; hand: Pay, Pay; deck: 9", TEXTS)
    s.choose(f"play {COIN}")
    assert any("Gaian" in each for each in targets(s))
    assert any("Dark Legion" in each for each in targets(s))
    s.choose(next(option for option in s.options() if "Gaian" in option))
    resolve(s)
    assert s.points("B") == 15
    s = arc(f"A: gems 1 Gaian; attached: {COIN} on Spare; hand: Pay; deck: 9\nB: army: Ox; deck: 9", TEXTS)
    s.play("Pay")
    s.all_pass()
    assert (s.consumed("A"), s.points("A"), s.points("B")) == ("1 Gaian", 15, 15)  # one gained, one lost


@plays("Coin That Bites")
def test_another_gem_does_not_bite_and_the_last_point_may_be_bitten_off() -> None:
    s = arc(f"A: gems 2 Gaian; attached: {COIN} on Spare; hand: Pay, Pay; deck: 9\nB: army: Ox; deck: 9", TEXTS)
    for points in (16, 16):
        s.choose(next(option for option in s.options() if option.startswith("play Pay")))
        while s.table.chain:
            s.choose("pass")
        assert s.points("A") == points
    s = arc(
        f"A: gems 1 Gaian; attached: {COIN} on Spare; hand: Turn; 1 points; deck: 9\nB: army: Ox; deck: 9",
        TEXTS | {"Turn": "event 1: Mark target creature."},
    )
    s.choose("play Turn")
    while not s.over:
        s.choose(s.way_on())
    assert s.winner == "B"


WAX = "Sealed in Grey Wax"


@plays("Sealed in Grey Wax")
def test_what_is_sealed_does_nothing() -> None:
    s = arc(
        f"A: hand: {WAX}, Break; gems 3 House of Nobles; army: Wolf; attached: Vine on Wolf\nB: army: Ox; attached: Vine on Ox",
        TEXTS,
    )
    s.choose(f"play {WAX}")
    assert len(targets(s)) == 2
    s.choose(next(option for option in s.options() if option.startswith("target") and option.endswith("(2)")))
    resolve(s)
    assert (s.value("Wolf"), s.value("Ox"), s.place("Vine (2)")) == ("3/3", "1/1", "on Ox")
    gone = s.fork()
    s.choose(f"use {WAX}")
    resolve(s)
    assert (s.hand("A"), s.value("Ox"), s.gems("A")) == (["Break", WAX], "3/3", "")
    gone.choose("play Break", next(o for o in targets_of(gone, "play Break") if o.endswith("(2)")))
    resolve(gone)
    assert (gone.place("Vine (2)"), gone.place(WAX)) == ("B's graveyard", "A's graveyard")


def targets_of(s: Scene, label: str) -> list[str]:
    """What could be aimed at with that."""
    other = s.fork()
    other.choose(label)
    return [option for option in other.options() if option.startswith("target")]


@plays("Sealed in Grey Wax")
def test_a_sealed_seal_does_not_seal() -> None:
    sealed = f"attached: Vine on Wolf, {WAX} on Vine"
    s = arc(f"A: army: Wolf; {sealed}; gems 2 Gaian\nB: army: Ox; hand: {WAX}; gems 1 House of Nobles; deck: 9", TEXTS)
    assert (s.value("Wolf"), offered(s, "use")) == ("1/1", [WAX])
    s.to("Play", "B")
    s.choose(f"play {WAX}")
    s.choose(*[option for option in s.options() if option.startswith(f"target {WAX}")])
    resolve(s)
    assert s.value("Wolf") == "3/3"
    s.to("Play", "A")
    assert offered(s, "use") == []  # what is sealed is not used


LISTS = "Harrowgate Lists"


@plays("Harrowgate Lists")
@WON
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
def test_in_the_lists_attackers_hit_harder(won: str, goal: str) -> None:
    s = arc(
        f"A: city {LISTS}{won}; army: Wolf 1/9, Fox 1/9; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 8); {WAITING}{COMBAT}",
        TEXTS,
    )
    assert s.value("Wolf") == "1/9"
    s.choose(f"attack {goal}", "send Wolf", "done")
    more = int(won != "")
    assert [s.value(name) for name in ("Wolf", "Fox", "Ox")] == [f"{1 + more}/9", "1/9", "1/9"]
    fought(s)
    assert (s.damage("Elm"), s.points("B"), s.value("Wolf")) == (
        (1 + more, 15, "1/9") if goal == "Elm" else (0, 14 - more, "1/9")
    )


STAIRS = "Inkwell Stairs"


@plays("Inkwell Stairs")
@pytest.mark.parametrize(
    ("there", "may"),
    [
        (f"city {STAIRS}", ["Cheer"]), (f"city {STAIRS} (advantage)", ["Cheer", "Pay"]),
        (f"city {STAIRS} (advantage); gems 1 House of Nobles", ["Cheer", "Loyal", "Pay", "Rite"]),
        (f"city {STAIRS} (advantage); gems 1 Gaian", ["Cheer", "Pay", "Rite"]),
        (f"city {STAIRS} (advantage); city {STAIRS} (advantage)", ["Cheer", "Loyal", "Pay"]),
    ],
)  # fmt: skip
def test_on_the_stairs_events_are_cheap(there: str, may: list[str]) -> None:
    s = arc(f"A: {there}; hand: Cheer, Pay, Loyal, Rite\nB: army: Ox", TEXTS)
    assert sorted(offered(s, "play")) == may


@plays("Inkwell Stairs")
def test_the_stairs_help_their_own_player_in_any_turn() -> None:
    two = f"city {STAIRS} (advantage); city {STAIRS} (advantage)"
    s = arc(f"A: army: Wolf; hand: Pay, Wait\nB: {two}; hand: Dear", TEXTS)
    assert offered(s, "play") == ["Wait"]
    s.choose("play Wait")
    until(s, "play Dear")
    s.choose("play Dear")
    resolve(s)
    assert s.points("B") == 16


MERE = "Chapel Mere"


@plays("Chapel Mere")
def test_the_chapel_mends_for_two_gems() -> None:
    for state in ("", " (advantage)"):
        s = arc(
            f"A: city {MERE}{state}; city Oak (Body, 8, hurt 2); gems 5 Gaian\nB: city Elm (Body, 8, hurt 2)", TEXTS
        )
        assert offered(s, "use") == [MERE] * bool(state)
    for left, gems in ((1, "3 Gaian"), (0, "1 Gaian")):
        s.choose(f"use {MERE}")
        assert sorted(targets(s)) == [MERE, "Oak"]
        s.choose("target Oak")
        resolve(s)
        assert (s.damage("Oak"), s.gems("A"), s.marked(MERE)) == (left, gems, False)
    assert offered(s, "use") == []
    s = arc(f"A: army: Wolf; {WAITING}\nB: city {MERE} (advantage, hurt 3); gems 1 Gaian, 1 The Empire{COMBAT}", TEXTS)
    s.choose(f"attack {MERE}")
    until(s, "use")
    s.choose(f"use {MERE}")
    while s.table.chain:
        s.choose("pass")
    assert s.damage(MERE) == 2


ARCH = "Narrow Arch of Tamsel"


@plays("Narrow Arch of Tamsel")
@WON
def test_the_great_do_not_fit_under_the_arch(won: str) -> None:
    s = arc(
        f"A: city {ARCH}{won}: Hen; city Oak (Body, 8); army: Five, Four; hand: Five, Ex; gems 9 Gaian\nB: army: Ox",
        TEXTS,
    )
    assert ([way.partition(" to ")[2] for way in offered(s, "move", "Five")], len(offered(s, "move", "Four"))) == (
        ["Oak"],
        2,
    )
    assert s.value("Hen") == ("1/3" if won else "1/1")
    small = s.fork()
    s.play("Five")
    assert s.place("Five (2)") == "Oak"
    small.choose("play Ex")
    while not offered(small, "place"):
        small.choose(next((o for o in small.options() if o.startswith("number") or " 7" in o), small.way_on()))
    assert len(offered(small, "place")) == 2  # X counts as 0
    s = arc(
        f"A: army: Wolf 2/9; {WAITING}\nB: city {ARCH}{won}: Hen; city Fir (Mind, 8); army: Five, Four; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {ARCH}")
    assert [s.value(name) for name in ("Hen", "Four", "Five")] == (["1/3", "1/3", "1/1"] if won else ["1/1"] * 3)
    until(s, "block")
    assert sorted(offered(s, "block")) == ["Wolf with Four", "Wolf with Hen"]


QUAY = "Listening Quay"


@plays("Listening Quay")
@pytest.mark.parametrize(("answer", "hand"), [("yes", ["Rat"]), ("no", ["Hog"])])
def test_on_the_quay_one_hears_of_events(answer: str, hand: list[str]) -> None:
    s = arc(
        f"A: city {QUAY} (advantage); hand: Hog, Wait; deck: Rat, Elk; army: Wolf\nB: army: Ox; hand: Cheer{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army")
    until(s, "play Cheer")
    s.choose("play Cheer")
    until(s, "yes")
    assert (s.asked, s.points("B")) == ("A", 15)  # before that event
    s.choose(answer)
    if answer == "yes":
        assert sorted(label.split()[1] for label in s.options()) == ["Hog", "Rat", "Wait"]
        s.choose(next(label for label in s.options() if label.endswith("Hog")))
    assert sorted(name for name in s.hand("A") if name != "Wait") == hand
    assert s.grave("A") == ["Hog"] * (answer == "yes")
    while s.table.chain:
        s.choose("pass")
    assert s.points("B") == 16


@plays("Listening Quay")
def test_when_nothing_is_heard_on_the_quay() -> None:
    fight = f"army: Wolf; hand: Hog, Cheer; deck: Rat\nB: army: Ox; hand: Cheer{COMBAT}"
    s = arc(f"A: city {QUAY} (advantage); {fight}", TEXTS)
    s.choose("attack B's army")
    lost = arc(f"A: city {QUAY}; {fight}", TEXTS)
    lost.choose("attack B's army")
    abroad = arc(f"A: army: Wolf; hand: Cheer\nB: city {QUAY} (advantage); hand: Hog, Wait; deck: Rat{COMBAT}", TEXTS)
    abroad.choose("attack B's army")
    for match, seat, deck in ((s, "A", ["Rat"]), (lost, "B", ["Rat"]), (abroad, "A", [])):
        while match.asked != seat or "play Cheer" not in match.options():
            match.choose("pass")
        match.choose("play Cheer")
        while match.table.chain:
            assert "yes" not in match.options()
            match.choose("pass")
        assert (match.points(seat), match.deck("A") if deck else match.grave("B")) == (16, deck)
