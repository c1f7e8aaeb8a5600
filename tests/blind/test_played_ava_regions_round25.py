"""Blind regions of round 25, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, starting, values
from blind.test_played_ava_regions_bids import ALL, ONE, TWO, won
from blind.test_played_ava_regions_round24 import TEXTS as OLDER
from blind.test_played_ava_regions_round24 import answered
from blind.texts import plays, regions, until
from scenes.regions import Scene

TEXTS = OLDER | {
    "Mend": "event 0: Restore 9 HP to your active region.", "Study": "event 0: Draw a card.",
    "Lady": "creature 0 House of Nobles 1/1", "Rite": "magic 2 Gaian: Draw a card.", "Charm": "magic 0 Gaian: Draw a card.",
    "Psalm": "magic 2 Gaian loyalty 1: Draw a card.", "Storm": "magic X Gaian: Deal X damage to target creature.",
    "Dirge": "magic 1 Dark Legion: Draw a card.", "Cost": "event 2 Gaian: Draw a card.",
    "Veil": "enchantment 2 Gaian: Attach to target creature. Enchanted creature gets +1/0.",
    "Fawn": "creature 2 Gaian 1/1", "Drill": "creature 0 1/1: 1: Gain 1 LP.", "Wake": "event 0: Unmark target creature.",
}  # fmt: skip
VALE, PLATEAU, LIBRARY, BASTION = "Fernwatch Vale", "Drumfire Plateau", "Candlemere Library", "Ironmark Bastion"
HOLLOW, STARWELL, MARKET, REDOUBT = "Bonefen Hollow", "Starwell Terrace", "Goldreach Market", "Lastlight Redoubt"


def event(faction: str, *names: str) -> dict[str, str]:
    """The cards, these events being of this faction."""
    return TEXTS | {name: TEXTS[name].replace("event 0:", f"event 0 {faction}:") for name in names}


@plays("Fernwatch Vale", "Drumfire Plateau", "Candlemere Library", "Ironmark Bastion", "Bonefen Hollow")
@plays("Starwell Terrace", "Goldreach Market", "Lastlight Redoubt")
@pytest.mark.parametrize(("region", "can"), [
    (VALE, "Fern"), (PLATEAU, "Ogre"), (LIBRARY, "Lord"), (BASTION, "Lord, Moss"), (HOLLOW, "Bone"), (STARWELL, "Fern, Lord"),
    (MARKET, "Lord, Ogre"), (REDOUBT, "Moss"),
])  # fmt: skip
def test_what_a_region_supports(region: str, can: str) -> None:
    s = regions(
        f"A: region {region}; hand: Moss, Fern, Bone, Ogre, Lord; army: Ox\nB: army: Elk\nphase: Entrance", TEXTS
    )
    assert sorted(offered(s, "play")) == can.split(", ")


@plays("Fernwatch Vale")
def test_in_the_vale_whoever_is_in_a_domain_bears_one_more() -> None:
    s = regions(
        f"A: region {VALE}; body: Ox 1/1 marked, Yak 1/1; mind: Cow 1/1; soul: Hen 1/1; avatar in Mind; army: Tup 1/1; "
        "hand: Call, Ram; deck: 9\nB: body: Elk 1/1; army: Sow 1/1; hand: 1; deck: 9",
        event("Gaian", "Call", "Ram"),
    )  # fmt: skip
    everybody = ("Ox", "Yak", "Cow", "Hen", "Tup", "Elk", "Sow", "Avatar of A")
    assert values(s, *everybody) == ["1/2", "1/2", "1/2", "1/2", "1/1", "1/1", "1/1", "0/0"]
    arrived, lost = s.fork(), s.fork()
    s.play("Call", "target Hen")
    assert (s.place("Hen"), values(s, "Hen", "Yak")) == ("A's Front", ["1/1", "1/2"])
    s.to("Play", "B")
    assert values(s, "Ox", "Yak", "Elk") == ["1/2", "1/2", "1/1"]
    arrived.carry_out("move Tup to the Body Domain")
    assert values(arrived, "Tup", "Ox", "Yak") == ["1/2", "1/2", "1/2"]
    lost.play("Ram", f"target {VALE}")
    assert (lost.place(VALE), values(lost, "Ox", "Yak", "Cow")) == ("A's graveyard", ["1/1", "1/1", "1/1"])
    s = regions(f"A: region {VALE}; body: Ox 1/1 hurt 1; army: Tup; hand: Call\nB: hand: 1", event("Gaian", "Call"))
    assert s.place("Ox") == "A's Body"
    s.play("Call", "target Ox")
    assert s.place("Ox") == "A's graveyard"  # lost at once


@plays("Drumfire Plateau")
@pytest.mark.parametrize(("disciplines", "points", "more"), [
    ((), (), 0), (ONE, (), 1), (ONE, ONE, 0), (TWO, (), 1), (TWO, ONE, 1), (TWO, TWO, 0), (ALL, (), 1),
])  # fmt: skip
def test_after_a_won_bid_the_front_strikes_harder(
    disciplines: tuple[str, ...], points: tuple[str, ...], more: int
) -> None:
    s = won(PLATEAU, disciplines, points, "army: Yak 1/9, Ewe 1/9; hand: Wait", "army: Elk 1/9; hand: 1; deck: 9")
    until(s, "move")
    assert values(s, "Yak", "Ewe", "Elk", "Ox", "Avatar of A") == [
        f"{1 + more}/9",
        f"{1 + more}/9",
        "1/9",
        "1/1",
        "0/0",
    ]
    assert s.victory("A") == (3 if disciplines == ALL else len(points))
    s.carry_out("move Yak to the Soul Domain")
    assert values(s, "Yak", "Ewe") == ["1/9", f"{1 + more}/9"]
    s.to("Play", "B")
    assert s.value("Ewe") == "1/9"


@plays("Drumfire Plateau")
@pytest.mark.parametrize("prize", [": the benefit", ": 1 VP"])
def test_won_in_anothers_turn_it_helps_defenders(prize: str) -> None:
    more = prize == ": the benefit"
    s = answered(PLATEAU, *ONE, prize=prize)
    s.to("Attack")
    assert (s.active, values(s, "Yak", "Elk")) == ("B", [f"{1 + more}/9", "1/9"])
    s.attack(PLATEAU, "Elk")
    s.defend("Elk with Yak")
    assert s.damage("Elk") == 1 + more
    s.to("Play", "A")
    assert s.value("Yak") == "1/9"


@plays("Drumfire Plateau")
def test_whoever_arrives_later_has_it_and_with_the_plateau_it_is_gone() -> None:
    s = regions(
        f"A: region {PLATEAU} advantage; army: Yak 1/9; body: Cow 1/1; hand: Call, Ram\nB: army: Elk 1/9; hand: 1",
        event("Red Banner", "Call", "Ram"),
    )
    assert values(s, "Yak", "Cow") == ["2/9", "1/1"]
    s.play("Call", "target Cow")
    assert s.value("Cow") == "2/1"
    s.play("Ram", f"target {PLATEAU}")
    assert values(s, "Yak", "Cow") == ["1/9", "1/1"]


def drawing(s: Scene, *answers: str) -> list[int]:
    """A's Draw phase, with these answers: how many cards are in his hand whenever he is asked, and at its end."""
    left, seen = list(answers), []
    while s.active != "A" or s.phase in ("Unmark", "Upkeep", "Draw"):
        s.settle()
        if "yes" in s.options():
            seen.append(len(s.hand("A")))
            s.choose(left.pop(0) if s.asked == "A" else "no")
        elif s.phase in ("Unmark", "Upkeep", "Draw"):
            s.choose(s.way_on())
        s.settle()
        if s.phase not in ("Unmark", "Upkeep", "Draw"):
            break
    assert not left
    return [*seen, len(s.hand("A"))]


@plays("Candlemere Library")
@pytest.mark.parametrize(("region", "deck", "answers", "seen"), [
    (LIBRARY, 9, ("yes", "yes"), [1, 2, 3]), (LIBRARY, 9, ("yes", "no"), [1, 2, 2]), (LIBRARY, 9, ("no",), [1, 1]),
    (LIBRARY, 3, ("yes", "yes"), [1, 2, 3]), (LIBRARY, 2, ("yes",), [1, 2]), (LIBRARY, 1, (), [1]),
    ("Salt", 9, ("yes",), [1, 2]),
])  # fmt: skip
def test_a_third_card_may_be_drawn_in_the_library(
    region: str, deck: int, answers: tuple[str, ...], seen: list[int]
) -> None:
    s = regions(
        f"A: region {region}; army: Ox; hand: 0; deck: {deck}\nB: region Fen; regions: {LIBRARY}; army: Elk; hand: 1; deck: 9\n"
        "phase: Unmark",
        TEXTS,
    )
    assert drawing(s, *answers) == seen
    assert (len(s.deck("A")), s.over, s.out("A")) == (deck - seen[-1], False, "")


@plays("Candlemere Library")
def test_neither_opponents_nor_other_draws_have_a_third_card() -> None:
    s = regions(
        f"A: army: Ox; hand: 0; deck: 9\nB: region {LIBRARY}; army: Elk; hand: 1; deck: 9\nphase: Unmark", TEXTS
    )
    assert drawing(s, "yes") == [1, 2]
    s = regions(
        f"A: region {LIBRARY}; army: Ox; hand: Study; deck: 9\nB: army: Elk; hand: 1", event("House of Nobles", "Study")
    )
    s.play("Study")
    assert (len(s.hand("A")), len(s.deck("A")), "yes" in s.options()) == (1, 8, False)


@plays("Ironmark Bastion")
@pytest.mark.parametrize(("attackers", "left"), [
    ("Ewe 3/9", 8), ("Ewe 1/9", 10), ("Ewe 0/9", 10), ("Ewe 3/9, Tup 2/9", 7), ("Ewe 1/9, Tup 1/9, Cur 1/9", 10),
])  # fmt: skip
def test_whoever_is_let_through_takes_one_less_from_the_bastion(attackers: str, left: int) -> None:
    for region, hp in (
        (BASTION, left),
        ("Salt", 10 - sum(int(word.split("/")[0][-1]) for word in attackers.split(", "))),
    ):
        s = regions(f"A: army: {attackers}; hand: 1\nB: region {region}; army: Elk 1/9; hand: 1\nphase: Attack", TEXTS)
        s.attack(region, *(word.split()[0] for word in attackers.split(", ")))
        fought(s)
        assert s.hp(region) == hp


@plays("Ironmark Bastion")
def test_the_next_region_is_no_bastion_and_what_texts_take_is_taken() -> None:
    s = regions(
        f"A: army: Ewe 3/9, Tup 3/9, Cur 2/9; hand: 1\nB: region {BASTION} hurt 6; regions: Fen, Coast; army: Elk; hand: 1\n"
        "phase: Attack", TEXTS,
    )  # fmt: skip
    s.attack(BASTION, "Ewe", "Tup", "Cur")
    fought(s)
    assert (s.place(BASTION), s.hp("Fen")) == ("B's graveyard", 8)
    s = regions(
        f"A: army: Ewe 3/9, Tup 3/9; hand: 1\nB: region {BASTION}; army: Elk 0/9; hand: 1\nphase: Attack", TEXTS
    )
    s.attack(BASTION, "Ewe", "Tup")
    s.defend("Tup with Elk")
    assert (s.hp(BASTION), s.damage("Elk")) == (8, 3)
    s = regions(
        f"A: army: Ox; hand: Poke\nB: region {BASTION}; army: Elk; hand: 1",
        TEXTS | {"Poke": "event 0: Deal 1 damage to target region."},
    )
    s.play("Poke", f"target {BASTION}")
    assert s.hp(BASTION) == 9
    s = regions(f"A: region {BASTION}; army: Ewe 3/9; hand: 1\nB: region Fen; army: Elk; hand: 1\nphase: Attack", TEXTS)
    s.attack("Fen", "Ewe")
    fought(s)
    assert s.hp("Fen") == 7


def discarding(s: Scene) -> list[str]:
    """All is carried out, everybody discarding the last of what he can: who was asked?"""
    asked = []
    while found := starting(s, "discard", "pick"):
        asked.append(s.asked)
        s.choose(found[-1])
        s.all_pass()
    s.all_pass()
    return asked


@plays("Bonefen Hollow")
@pytest.mark.parametrize("who", ["A", "B"])
@pytest.mark.parametrize(("hand", "left"), [("Bee, Bug", ["Bee"]), ("Bee", []), ("0", [])])
def test_when_the_hollow_is_lost_each_opponent_discards(who: str, hand: str, left: list[str]) -> None:
    ram = {"A": "; hand: Ram, Ash, Elm", "B": "; hand: Fir, Oak"}
    s = regions(
        f"A: army: Ox{ram['A'] if who == 'A' else '; hand: Ash, Elm'}\n"
        f"B: region {HOLLOW}; regions: Hill, Coast; army: Elk{'; hand: Fir, Oak' if who == 'A' else '; hand: Ram, Fir, Oak'}\n"
        f"C: army: Sow; hand: {hand}\nphase: Play, active {who}", event("Dark Legion", "Ram") if who == "B" else TEXTS,
    )  # fmt: skip
    s.choose("play Ram", f"target {HOLLOW}")
    s.all_pass()
    assert s.place("Hill") == "B's Region"
    asked = discarding(s)
    assert set(asked) == {"A", *(["C"] if len(hand) > 4 else [])}
    assert (s.hand("A"), s.hand("B"), s.hand("C")) == (["Ash"], ["Fir", "Oak"], left)
    assert (s.place(HOLLOW), s.over) == ("B's graveyard", False)


@plays("Bonefen Hollow")
@pytest.mark.parametrize(("attack", "lost"), [(9, True), (8, False)])
def test_lost_in_an_attack_which_goes_on(attack: int, lost: bool) -> None:
    s = regions(
        f"A: army: Ewe {attack}/9, Tup 2/9; hand: Ash, Elm; deck: 9\n"
        f"B: region {HOLLOW}; regions: Hill, Coast; army: Elk; hand: Fir, Oak; deck: 9\nphase: Attack",
        TEXTS,
    )
    s.attack(HOLLOW, "Ewe", *(["Tup"] if lost else []))
    s.choose(*starting(s, "done"))
    s.all_pass()
    discarding(s)
    fought(s)
    assert (len(s.hand("A")), s.hand("B")) == (2 - lost, ["Fir", "Oak"])
    assert s.place(HOLLOW) == ("B's graveyard" if lost else "B's Region")
    if lost:
        assert s.hp("Hill") == 8


@plays("Bonefen Hollow")
def test_with_the_last_region_all_is_over_and_anothers_loss_is_nothing() -> None:
    s = regions(
        f"A: army: Ox; hand: Ram, Ash, Elm\nB: region {HOLLOW}; no regions; army: Elk; hand: 1\nC: army: Sow; hand: Bee, Bug",
        TEXTS,
    )
    s.play("Ram", f"target {HOLLOW}")
    assert (s.out("B") != "", s.over, starting(s, "discard", "pick")) == (True, False, [])
    assert (s.hand("A"), s.hand("C")) == (["Ash", "Elm"], ["Bee", "Bug"])
    s = regions(
        f"A: army: Ox; hand: Ram, Ash; region {HOLLOW}\nB: region Hill; regions: {HOLLOW}, Coast; army: Elk; hand: Fir",
        event("Dark Legion", "Ram"),
    )
    s.play("Ram", "target Hill")
    assert (s.place("Hill"), s.hand("A"), s.hand("B")) == ("B's graveyard", ["Ash"], ["Fir"])
