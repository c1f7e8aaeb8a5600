"""Blind quests of ORC's round 30, and a wager on one, played as their writer meant them."""

import pytest

from blind.gestures import accepting, aiming, offered, starting, targets
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.", "Wait": "event 0: Gain 1 influence.",
    "Bounce": "event 0: Return target creature to its owner's hand.", "Gale": "event 0: Deal 2 damage to each local creature.",
    "Rise": "event 0: Put target creature card from your graveyard into play.", "Give": "event 0: Sacrifice a creature.",
    "Leech": "event 0: Target player loses 3 influence.", "Bleed": "event 0: You lose 3 influence.",
    "Gain": "event 0: Gain 5 influence.",
    "Easy": "quest (Assignment): Draw two cards. Victory Points: 1.", "Dig": "event 0: Draw two cards.",
    "Bear": "quest (Confrontation) 0/3: Hit points: 3. Victory Points: 2.",
    "Guard": "creature 1/1: (A): Demons you control get 0/+1.", "Knight": "creature 5 Gaian 3/3",
    "Vanish": "event 0: You abandon a quest.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
WAGER, TALLY, HALL = "Bard's Reckless Wager", "The Tally of Seven Notches", "A Hall Full of Banners"
SACK, MARCHES = "The Sack of Ollenfurt", "The Quiet Marches"


def played(s: Scene, card: str, target: str = "", front: str = "Offensive") -> None:
    """A card is played and resolves, and all that it brings."""
    s.choose(starting(s, f"play {card}")[0])
    s.choose(*starting(s, f"in the {front}"))
    if target:
        s.choose(*[o for o in s.options() if o == f"target {target}"])
    while s.table.chain:
        s.choose(s.way_on())


@plays("Bard's Reckless Wager")
@pytest.mark.parametrize("who", ["A", "B"])
def test_who_completes_it_draws_two_and_the_others_lose_two(who: str) -> None:
    dig = {"A": "Dig, 1", "B": "1"} if who == "A" else {"A": "1", "B": "Dig, 1"}
    s = orc(
        f"A: offensive: Ox; hand: {dig['A']}; deck: 9; quests: Easy; attached: {WAGER} on Easy in the Offensive\n"
        f"B: hand: {dig['B']}; deck: 9\nC: hand: 1\nphase: Play, active {who}", TEXTS,
    )  # fmt: skip
    s.choose("accept Easy")
    while s.asked != who:
        s.choose("pass")
    before = len(s.deck(who))
    played(s, "Dig")
    s.all_pass()
    assert before - len(s.deck(who)) == 4
    assert [s.influence(seat) for seat in "ABC"] == [20 if seat == who else 18 for seat in "ABC"]
    assert (s.place(WAGER), s.victory(who)) == ("A's graveyard", 1)


@plays("Bard's Reckless Wager")
def test_a_quest_that_goes_otherwise_brings_nothing() -> None:
    s = orc(f"A: 1 gold; offensive: Ox; hand: {WAGER}, 1; quests: Easy\nB: hand: 1; quests: Bear", TEXTS)
    aiming(s, WAGER)
    assert sorted(targets(s)) == ["Bear", "Easy"]
    s.choose("target Bear")
    s.all_pass()
    assert s.place(WAGER) == "on Bear"
    s = orc(
        f"A: offensive: Ox; hand: Vanish, 1; deck: 9; quests: Easy; attached: {WAGER} on Easy in the Offensive\nB: hand: 1",
        TEXTS,
    )
    accepting(s, "Easy")
    played(s, "Vanish")
    assert s.pursues("A") == []
    assert ([s.influence(seat) for seat in "AB"], len(s.deck("A"))) == ([20, 20], 9)


@plays("The Tally of Seven Notches")
def test_three_enemies_killed_over_several_turns() -> None:
    s = orc(
        f"A: offensive: Ox 3/9; hand: Axe, Axe, Gale, 1; deck: 9; quests: {TALLY}\n"
        "B: defensive: Cow 1/9, Pig 1/1, Hen 1/1, Fox 1/9; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    accepting(s, TALLY)
    played(s, "Axe", "Cow")
    assert s.victory("A") == 0
    s.to("Play", "B")
    s.to("Play", "A")
    played(s, "Gale")
    assert (s.place("Pig"), s.place("Hen"), s.victory("A")) == ("B's graveyard", "B's graveyard", 3)


@plays("The Tally of Seven Notches")
@pytest.mark.parametrize(("cards", "victory"), [
    (["Axe Cow", "Axe Pig", "Axe Hen"], 3), (["Axe Cow", "Axe Pig", "Scare Hen"], 0), (["Axe Cow", "Axe Pig", "Axe Ox"], 0),
    (["Axe Cow", "Axe Pig", "Bounce Hen"], 0),
])  # fmt: skip
def test_what_is_a_notch(cards: list[str], victory: int) -> None:
    hand = ", ".join(card.split()[0] for card in cards)
    s = orc(
        f"A: offensive: Ox, Yak; hand: {hand}, 1; quests: {TALLY}\nB: defensive: Cow, Pig, Hen, Fox; hand: 1", TEXTS
    )
    accepting(s, TALLY)
    for card in cards:
        played(s, *card.split())
    assert s.victory("A") == victory


@plays("The Tally of Seven Notches")
def test_what_others_kill_and_what_died_before_is_no_notch_and_combat_is() -> None:
    s = orc(
        f"A: offensive: Ox 3/9, Elk 3/9; hand: Axe, 1; quests: {TALLY}\nB: defensive: Cow, Pig, Hen; hand: 1; deck: 9",
        TEXTS,
    )
    played(s, "Axe", "Hen")
    accepting(s, TALLY)
    s.to("Move or Attack")
    s.choose("attack B", "send Ox", *starting(s, "send Elk"))
    if "send Elk" in s.options():
        s.choose("send Elk")
    until(s, "block")
    s.choose("block Ox with Cow")
    s.choose(*starting(s, "block Elk with Pig"))
    s.to("Second Play")
    assert (s.place("Cow"), s.place("Pig"), s.victory("A")) == ("B's graveyard", "B's graveyard", 0)
    s = orc(
        f"A: offensive: Ox; hand: 1; deck: 9; quests: {TALLY}\nB: defensive: Cow, Pig, Hen; hand: Axe, Axe, Axe, 1; deck: 9",
        TEXTS,
    )
    accepting(s, TALLY)
    s.to("Play", "B")
    for name in ("Cow", "Pig", "Hen"):
        played(s, "Axe", name, front="Defensive")
    assert s.victory("A") == 0


@plays("A Hall Full of Banners")
@pytest.mark.parametrize(("army", "victory"), [
    ("offensive: Ox, Yak marked, Guard assigned; defensive: Rat, Hen, Pig", 2),
    ("offensive: Ox, Yak; defensive: Rat, Hen, Pig", 0),
    ("offensive: Ox, Yak, Elk of B; defensive: Rat, Hen, Pig", 2),
])  # fmt: skip
def test_six_in_the_hall_at_once(army: str, victory: int) -> None:
    s = orc(f"A: {army}; hand: 1; quests: {HALL}\nB: defensive: Cow; hand: 1", TEXTS)
    accepting(s, HALL)
    assert s.victory("A") == victory


@plays("A Hall Full of Banners")
def test_the_sixth_comes_later() -> None:
    s = orc(
        f"A: offensive: Ox, Yak, Elk; defensive: Rat, Hen; grave: Fox; hand: Rise, 1; quests: {HALL}\n"
        "B: defensive: 5 Cow; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    accepting(s, HALL)
    assert s.victory("A") == 0
    s.choose("play Rise")
    while s.table.chain:
        s.choose("in the Offensive" if "in the Offensive" in s.options() else s.way_on())
    s.all_pass()
    assert (s.victory("A"), s.victory("B")) == (2, 0)


SACKING = (
    f"A: {{}} gold; offensive: Ox 4/9; hand: Leech, Leech, Leech, 1; deck: 9; quests: {SACK}\nB: hand: {{}}, 1; deck: 9"
)


@plays("The Sack of Ollenfurt")
def test_seven_taken_over_several_turns_is_the_sack() -> None:
    assert not offered(orc(SACKING.format(2, "Wait"), TEXTS), "accept")
    s = orc(SACKING.format(3, "Gain"), TEXTS)
    accepting(s, SACK)
    assert s.gold("A") == 0
    s.to("Move or Attack")
    s.choose("attack B")
    s.to("Second Play")
    assert (s.influence("B"), s.victory("A")) == (16, 0)
    s.to("Play", "B")
    played(s, "Gain")
    s.to("Play", "A")
    played(s, "Leech", "player B")
    s.all_pass()
    assert (s.victory("A"), s.gold("A")) == (4, 3)


@plays("The Sack of Ollenfurt")
def test_what_others_do_is_no_sack_and_time_runs_out() -> None:
    s = orc(SACKING.format(3, "Bleed, Bleed, Bleed"), TEXTS)
    accepting(s, SACK)
    s.to("Play", "B")
    for _ in range(3):
        played(s, "Bleed")
    assert (s.influence("B"), s.victory("A")) == (11, 0)
    for _ in range(2):
        s.to("Play", "A")
        assert s.pursues("A") == [SACK]
        s.to("Play", "B")
    s.to("Play", "A")
    assert (s.pursues("A"), s.gold("A")) == ([], 0)


@plays("The Sack of Ollenfurt")
def test_ones_own_loss_and_a_third_players_hand_count_as_they_should() -> None:
    s = orc(SACKING.format(3, "Wait"), TEXTS)
    accepting(s, SACK)
    for _ in range(2):
        played(s, "Leech", "player B")
    assert s.victory("A") == 0  # six
    s = orc(SACKING.format(3, "Wait"), TEXTS)
    accepting(s, SACK)
    for seat in ("A", "B", "B"):
        played(s, "Leech", f"player {seat}")
    assert s.victory("A") == 0


QUIET = f"A: {{}}; hand: {{}}; deck: 9; quests: {MARCHES}\nB: defensive: Cow; hand: {{}}; deck: 9"


def years(s: Scene, turns: int) -> None:
    """So many of A's turns go by."""
    for _ in range(turns):
        s.to("Play", "B")
        while not (s.asked == "A" and s.active == "A"):
            s.choose(next((o for o in s.options() if o == "no"), None) or s.way_on())
        if s.victory("A"):
            return
        s.to("Play", "A")


@plays("The Quiet Marches")
@pytest.mark.parametrize("army", ["offensive: Ox", "resources: 1"])
def test_after_three_quiet_turns_there_is_peace(army: str) -> None:
    s = orc(QUIET.format(army, "1", "1"), TEXTS)
    accepting(s, MARCHES)
    years(s, 2)
    assert s.victory("A") == 0
    years(s, 1)
    assert s.victory("A") == 3


@plays("The Quiet Marches")
@pytest.mark.parametrize(("card", "victory"), [("Axe", 0), ("Scare", 3), ("Bounce", 3), ("Give", 3)])
def test_a_death_begins_the_row_anew_and_nothing_else(card: str, victory: int) -> None:
    s = orc(QUIET.format("offensive: Ox, Yak", f"{card}, 1", "1"), TEXTS)
    accepting(s, MARCHES)
    years(s, 1)
    s.choose(f"play {card}")
    s.choose(*starting(s, "in the Offensive"))
    s.choose(*[o for o in s.options() if o.endswith(" Ox")][:1])
    while s.table.chain:
        s.choose(s.way_on())
    assert s.place("Ox") != "A's Offensive"
    years(s, 2)
    assert s.victory("A") == victory
    if not victory:
        years(s, 2)
        assert s.victory("A") == 3


@plays("The Quiet Marches")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_peace_brings_somebody_for_nothing(front: str) -> None:
    s = orc(QUIET.format("offensive: Ox", "Knight, Wait", "1"), TEXTS)
    accepting(s, MARCHES)
    while s.place("Knight") == "A's hand":
        assert "pick Wait" not in s.options()
        ways = [o for o in s.options() if o.startswith("choose:") and front in o]
        wanted = [o for o in (*ways, "pick Knight", "yes") if o in s.options() and s.phase != "Draw"]
        s.choose(next(iter([*wanted, *starting(s, "no")]), None) or s.way_on())
    assert (s.place("Knight"), s.marked("Knight"), s.place("Wait")) == (f"A's {front}", False, "A's hand")


@plays("The Sack of Ollenfurt")
def test_who_abandons_the_sack_loses_his_gold() -> None:
    s = orc(f"A: 3 gold; offensive: Ox; hand: Vanish, 1; deck: 9; quests: {SACK}\nB: hand: 1", TEXTS)
    accepting(s, SACK)
    played(s, "Vanish")
    assert (s.pursues("A"), s.gold("A"), s.victory("A")) == ([], 0, 0)
