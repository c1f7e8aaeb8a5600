"""Blind rituals of round 25, played as their writer meant them."""

from dataclasses import replace

import pytest

from blind.gestures import accepting, offered, starting, targets, values
from blind.texts import of_round, plays, until
from blind.texts import rituals as rituals_of
from scenes.rituals import Scene

TEXTS = {
    "Mage": "creature (Caster) 1/9", "Wait": "event 0: Gain 1 influence.", "Axe": "event 0: Kill target creature.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Scare": "event 0: Discard target creature.",
    "Bounce": "event 0: Return target creature to its owner's hand.", "Plague": "event 0: Kill all Beasts.",
    "Banish": "event 0: Remove target creature from the game.", "Lamb": "creature (Beast) 1/1",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Snatch": "event 0: Remove target creature card in an opponent's graveyard from the game.",
    "Vine": "event 0: Take control of target creature.", "Dirge": "magic 2: Charges: 3. Draw a card.",
    "Herald": "creature 7 1/9: When this creature comes into play, gain 2 influence.",
    "Dear": "creature 4 1/9", "Three": "creature 3 1/9", "Hydra": "creature X 1/9", "Hex": "creature X+4 1/9",
    "Bear": "quest (Confrontation) 0/3: Hit points: 3. Victory Points: 2.",
}  # fmt: skip
CANDLE, SCROLLS, CHANT, DAWN = (
    "Rite of the Black Candle", "Vigil of Nine Scrolls", "Chant of Burning Standards", "Dawn Over Oldgrove",
)  # fmt: skip
HYMN, ASH, WHISPERS, REQUIEM = (
    "Hymn of the Open Barrow", "Reckoning of Ash", "Whispers of the Hollow King", "Requiem for the Levied",
)  # fmt: skip
NEEDED = {
    CANDLE: (2, 3), SCROLLS: (2, 1), CHANT: (4, 2), DAWN: (3, 3), HYMN: (3, 4), ASH: (3, 3), WHISPERS: (3, 2), REQUIEM: (4, 3),
}  # fmt: skip
# The writer tells the charges as a value beside the text; a card prints them in its text
PRINTED = {
    name: replace(card, text=f"Charges: {NEEDED[name][0]}. {card.text}")
    for name, card in of_round("rituals-25", *NEEDED).items()
}


def rituals(text: str) -> Scene:
    """A scene in which the rituals of this round print their charges."""
    return rituals_of(text, {**{name: card for name, card in PRINTED.items() if name in text}, **TEXTS})


def named(s: Scene, label: str, *answers: str) -> None:
    """Something is begun, these being chosen where they are asked for."""
    s.choose(label)
    for answer in answers:
        s.choose(answer) if answer in s.options() else None


def full(name: str, more: str = "hand: 1", b: str = "hand: 1", front: str = "Offensive") -> Scene:
    """A ritual that is full is announced beside a Caster, as far as its targets."""
    charges, cost = NEEDED[name]
    s = rituals(f"A: resources: {cost}; rituals: {name} {charges} charges; {more}\nB: {b}")
    named(s, f"play {name}", f"in the {front}")
    return s


def slain(s: Scene, way: str, who: str, front: str = "Offensive") -> None:
    """Somebody is dealt with so, and all is resolved."""
    named(s, f"play {way}", f"in the {front}")
    s.choose(*[o for o in s.options() if o == f"target {who}"])
    while s.table.chain or starting(s, "trigger"):
        s.choose(next(iter(starting(s, "trigger")), None) or s.way_on())


@plays("Rite of the Black Candle", "Vigil of Nine Scrolls", "Chant of Burning Standards", "Dawn Over Oldgrove")
@plays("Hymn of the Open Barrow", "Reckoning of Ash", "Whispers of the Hollow King", "Requiem for the Levied")
@pytest.mark.parametrize("name", NEEDED)
def test_a_ritual_is_played_full_for_its_gold_beside_a_caster(name: str) -> None:
    charges, cost = NEEDED[name]
    for has, gold, army, can in (
        (charges, cost, "Mage", True), (charges - 1, cost, "Mage", False), (charges, cost - 1, "Mage", False),
        (charges, cost, "Ox", False),
    ):  # fmt: skip
        s = rituals(
            f"A: {gold} gold; resources: Rye marked; offensive: {army}; rituals: {name} {has} charges, Dirge; grave: Imp; "
            "hand: 1\nB: defensive: Cow; hand: 1"
        )
        assert bool(offered(s, "play")) is can


@plays("Rite of the Black Candle")
@pytest.mark.parametrize(
    ("front", "who"), [("Offensive", "Cow"), ("Offensive", "Ox"), ("Defensive", "Hen"), ("Offensive", "Guard")]
)
@pytest.mark.parametrize("saved", [False, True])
def test_the_candle_puts_one_out(front: str, who: str, saved: bool) -> None:
    s = full(
        CANDLE, "offensive: Mage, Ox 1/99, Guard assigned; defensive: Mage, Elk; hand: 1",
        f"defensive: Cow 1/99, Guard assigned; offensive: Hen; hand: {'Bounce' if saved else '1'}", front,
    )  # fmt: skip
    assert sorted(targets(s)) == (["Cow", "Guard", "Mage", "Ox"] if front == "Offensive" else ["Elk", "Hen", "Mage"])
    s.choose(f"target {who}")
    card = "Guard (2)" if who == "Guard" else who
    gone = saved and who != "Guard"  # whoever owns the Guard cannot aim at it
    if gone:
        until(s, "play Bounce")
        named(s, "play Bounce", f"in the {'Defensive' if front == 'Offensive' else 'Offensive'}", f"target {who}")
    s.all_pass()
    owner = "A" if who == "Ox" else "B"
    assert s.place(card) == f"{owner}'s {'hand' if gone else 'graveyard'}"
    assert (s.place(CANDLE), s.place("Elk"), s.place("Mage")) == ("A's graveyard", "A's Defensive", "A's Offensive")


@plays("Rite of the Black Candle")
def test_to_be_put_out_is_a_death_and_a_monster_loses_a_hit_point() -> None:
    s = rituals(
        f"A: resources: 3; rituals: {CANDLE} 2 charges, {REQUIEM}; offensive: Mage, Ox; hand: 1\nB: defensive: Cow; hand: 1"
    )
    named(s, f"play {CANDLE}", "in the Offensive", "target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.charges(REQUIEM)) == ("A's graveyard", 1)
    s = rituals(
        f"A: resources: 3; rituals: {CANDLE} 2 charges; offensive: Mage; hand: 1; quests: Bear\nB: defensive: Cow; hand: 1"
    )
    accepting(s, "Bear")
    named(s, f"play {CANDLE}", "in the Offensive")
    assert "Bear" in targets(s)
    s.choose("target Bear")
    s.all_pass()
    assert s.progress("A", "Bear") == "2 hit points left"


@plays("Vigil of Nine Scrolls")
@pytest.mark.parametrize(("deck", "drawn"), [(6, 3), (2, 2), (0, 0)])
def test_three_scrolls_are_drawn_or_what_is_there(deck: int, drawn: int) -> None:
    s = full(SCROLLS, f"offensive: Mage; hand: 6; deck: {deck}")
    s.all_pass()
    assert (len(s.hand("A")), len(s.hand("B")), s.over, s.place(SCROLLS)) == (6 + drawn, 1, False, "A's graveyard")
    s = rituals(f"A: resources: 1; offensive: Mage; hand: {SCROLLS}, 1; deck: 6\nB: hand: 1")
    s.choose(f"place {SCROLLS}")
    s.all_pass()
    assert (len(s.deck("A")), s.charges(SCROLLS)) == (6, 0)


@plays("Chant of Burning Standards")
@pytest.mark.parametrize("who", ["B", "C"])
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_one_opponents_standards_burn(who: str, front: str) -> None:
    s = full(CHANT, "offensive: Mage; defensive: Mage; hand: 1", "hand: 1\nC: hand: 1", front)
    assert sorted(targets(s)) == ["player B", "player C"]
    s.choose(f"target player {who}")
    s.all_pass()
    assert {seat: s.influence(seat) for seat in "ABC"} == {seat: 15 if seat == who else 20 for seat in "ABC"}


@plays("Chant of Burning Standards")
@pytest.mark.parametrize(("before", "lost"), [(5, True), (4, True), (6, False)])
def test_whoever_has_no_influence_left_has_lost(before: int, lost: bool) -> None:
    s = full(CHANT, "offensive: Mage; hand: 1", f"{before} influence; hand: 1")
    s.choose(*starting(s, "target player B"))
    s.all_pass()
    assert s.over is lost


@plays("Dawn Over Oldgrove")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_dawn_breaks_over_all_of_his(front: str) -> None:
    s = full(
        DAWN, "offensive: Mage, Ox 1/1 marked, Guard assigned; defensive: Mage, Elk; hand: Swap, Vine, 1; deck: 9",
        "defensive: Cow; offensive: Hen, Pig of A; hand: 1; deck: 9", front,
    )  # fmt: skip
    assert not targets(s)
    s.all_pass()
    everybody = ("Mage", "Ox", "Guard", "Mage (2)", "Elk", "Cow", "Hen", "Pig")
    assert values(s, *everybody) == ["3/11", "3/3", "3/11", "3/11", "3/3", "1/1", "1/1", "1/1"]
    s.do("play Swap", "target Ox")
    assert (s.place("Ox"), s.value("Ox")) == ("A's Defensive", "3/3")
    s.do("play Vine", "target Cow")
    assert (s.place("Cow"), s.value("Cow")) == ("A's Offensive", "1/1")  # who comes later
    s.to("Play", "B")
    assert values(s, *everybody) == ["1/9", "1/1", "1/9", "1/9", "1/1", "1/1", "1/1", "1/1"]


@plays("Hymn of the Open Barrow")
@pytest.mark.parametrize("who", ["Imp", "Herald", "Hydra"])
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
@pytest.mark.parametrize("snatched", [False, True])
def test_the_barrow_gives_one_up_where_the_hymn_is_sung(who: str, front: str, snatched: bool) -> None:
    s = full(
        HYMN, "10 influence; offensive: Mage; defensive: Mage; grave: Imp, Herald, Hydra, Axe; hand: 1",
        f"grave: Pig; defensive: Cow; hand: {'Snatch' if snatched else 'Wait'}", front,
    )  # fmt: skip
    assert sorted(targets(s)) == ["Herald", "Hydra", "Imp"]
    s.choose(f"target {who}")
    assert (s.gold("A"), s.place(who)) == (0, "A's graveyard")
    if snatched:
        until(s, "play Snatch")
        named(s, "play Snatch", "in the Offensive", f"target {who}")
    while s.table.chain:
        s.choose(s.way_on())
    assert s.place(who) == ("removed" if snatched else f"A's {front}")
    if not snatched:
        assert s.marked(who) is False
    assert s.influence("A") == (12 if who == "Herald" and not snatched else 10)
    assert s.place(HYMN) == "A's graveyard"


@plays("Hymn of the Open Barrow")
@pytest.mark.parametrize("grave", ["Axe", "Dirge", ""])
def test_without_a_creature_in_ones_own_grave_it_is_not_sung(grave: str) -> None:
    there = f"grave: {grave}; " if grave else ""
    s = rituals(
        f"A: resources: 4; rituals: {HYMN} 3 charges; offensive: Mage; {there}hand: 1\nB: grave: Pig; defensive: Cow; hand: 1"
    )
    assert not offered(s, "play")


@plays("Reckoning of Ash")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_the_ash_falls_on_the_foes_over_there(front: str) -> None:
    s = full(
        ASH, "offensive: Mage, Ox 1/2; defensive: Mage, Elk 1/2; hand: 1",
        "defensive: Cow 1/9, Guard assigned, Pig 1/2, Ram 1/3 hurt 1; offensive: Hen 1/9, Rat 1/2; hand: 1\n"
        "C: defensive: Dog 1/9; offensive: Sow 1/9; hand: 1", front,
    )  # fmt: skip
    assert not targets(s)
    s.all_pass()
    there, elsewhere = (("Cow", "Guard", "Dog"), ("Hen", "Sow")) if front == "Offensive" else (
        ("Hen", "Sow"), ("Cow", "Guard", "Dog"))  # fmt: skip
    assert ([s.damage(n) for n in there], [s.damage(n) for n in elsewhere]) == ([2] * len(there), [0] * len(elsewhere))
    assert [s.damage(n) for n in ("Mage", "Mage (2)", "Ox", "Elk")] == [0] * 4
    dead = ["Pig", "Ram"] if front == "Offensive" else ["Rat"]
    assert [n for n in ("Pig", "Ram", "Rat") if s.place(n) == "B's graveyard"] == dead
    assert [s.influence(seat) for seat in "ABC"] == [20, 20, 20]


@plays("Reckoning of Ash")
@pytest.mark.parametrize("brought", ["A", "B"])
def test_monsters_are_spared_the_ash(brought: str) -> None:
    there = {brought: "quests: Bear; "}
    s = rituals(
        f"A: resources: 3; rituals: {ASH} 3 charges; {there.get('A', '')}offensive: Mage; defensive: Mage; hand: 1\n"
        f"B: {there.get('B', '')}defensive: Cow 1/9; hand: 1"
    )
    accepting(s, "Bear")
    named(s, f"play {ASH}", "in the Offensive")
    s.all_pass()
    assert (s.progress("A", "Bear"), s.damage("Cow")) == ("3 hit points left", 2)


def whispered(s: Scene, victim: str | None) -> bool:
    """The Whispers are placed, and this one is given up for them; was that asked?"""
    s.choose(f"place {WHISPERS}")
    asked = False
    while s.table.chain or starting(s, "yes", "pick", "give", "sacrifice"):
        if starting(s, "yes"):
            assert (s.asked, asked) == ("A", False)
            asked = True
            s.choose("yes" if victim else "no")
        elif found := starting(s, "pick", "give", "sacrifice"):
            s.choose(next(o for o in found if o.endswith(f" {victim}")))
        else:
            s.choose(s.way_on())
    return asked


WARD = (
    "A: resources: 3; offensive: Ox, Mage; defensive: Elk; hand: Whispers of the Hollow King, 1; deck: 9\n"
    "B: defensive: Cow; hand: 4; deck: 9"
)


@plays("Whispers of the Hollow King")
@pytest.mark.parametrize("victim", ["Ox", "Elk", None])
def test_one_is_given_to_the_king_from_either_front_as_it_is_placed(victim: str | None) -> None:
    s = rituals(WARD)
    assert whispered(s, victim)
    assert [n for n in ("Ox", "Mage", "Elk", "Cow") if s.place(n).endswith("graveyard")] == [victim] * bool(victim)
    assert (s.charges(WHISPERS), s.place(WHISPERS), len(s.hand("B"))) == (2 if victim else 0, "A's Rituals", 4)
    s.to("Upkeep", "A")
    s.choose(f"charge {WHISPERS}")
    assert s.charges(WHISPERS) == (3 if victim else 1)
    s.to("Play", "A")
    assert bool(offered(s, "play", "Whispers")) is bool(victim)


@plays("Whispers of the Hollow King")
def test_with_nobody_to_give_it_begins_empty() -> None:
    s = rituals(f"A: resources: 3; hand: {WHISPERS}, 1\nB: defensive: Cow; hand: 4")
    whispered(s, None)
    assert (s.charges(WHISPERS), s.place("Cow"), len(s.hand("B"))) == (0, "B's Defensive", 4)


@plays("Whispers of the Hollow King")
@pytest.mark.parametrize("who", ["B", "C"])
@pytest.mark.parametrize(("hand", "left"), [("Bee, Bug, Bat, Gnu, Emu", 2), ("Bee, Bug, Bat", 0), ("Bee", 0)])
def test_three_cards_of_one_opponents_choice_go(who: str, hand: str, left: int) -> None:
    hands = {"B": "4", "C": "4"} | {who: hand}
    s = full(WHISPERS, "offensive: Mage, Ox; hand: 4", f"hand: {hands['B']}\nC: hand: {hands['C']}")
    assert sorted(targets(s)) == ["player B", "player C"]
    s.choose(f"target player {who}")
    s.all_pass()
    while found := starting(s, "discard", "pick"):
        assert (s.asked, len(found) > 1) == (who, True)
        s.choose(found[-1])
    s.all_pass()
    assert (len(s.hand("A")), len(s.hand(who)), len(s.hand("C" if who == "B" else "B"))) == (4, left, 4)
    assert s.hand(who) == hand.split(", ")[:left]
    assert (s.place("Ox"), s.place(WHISPERS)) == ("A's Offensive", "A's graveyard")


@plays("Requiem for the Levied")
@pytest.mark.parametrize(("way", "who", "front", "more"), [
    ("Axe", "Ox", "Offensive", 1), ("Axe", "Elk", "Defensive", 1), ("Axe", "Pig", "Offensive", 1),
    ("Axe", "Cow", "Offensive", 0), ("Axe", "Sow", "Offensive", 0), ("Scare", "Ox", "Offensive", 0),
    ("Bounce", "Ox", "Offensive", 0), ("Banish", "Ox", "Offensive", 0), ("Plague", "", "Offensive", 2),
    ("Plague", "", "Defensive", 1),
])  # fmt: skip
@pytest.mark.parametrize("has", [0, 2, 3, 4])
def test_the_requiem_is_for_ones_own_dead(way: str, who: str, front: str, more: int, has: int) -> None:
    s = rituals(
        f"A: rituals: {REQUIEM} {has} charges, Dirge; offensive: Ox, Pig of B, Lamb, Lamb; defensive: Elk, Lamb; hand: {way}\n"
        "B: defensive: Cow, Sow of A; hand: 1"
    )
    slain(s, way, who, front)
    assert (s.charges(REQUIEM), s.charges("Dirge")) == (min(4, has + more), 0)


@plays("Requiem for the Levied")
def test_in_others_turns_too_and_beside_the_charge_of_the_upkeep_and_only_while_it_is_placed() -> None:
    s = rituals(
        f"A: rituals: {REQUIEM}; offensive: Mage; defensive: Elk; hand: 1; deck: 9\n"
        "B: offensive: Hen; hand: Axe; deck: 9\nphase: Play, active B"
    )
    slain(s, "Axe", "Elk")
    assert (s.place("Elk"), s.charges(REQUIEM)) == ("A's graveyard", 1)
    s.to("Upkeep", "A")
    s.choose(f"charge {REQUIEM}")
    assert s.charges(REQUIEM) == 2
    s = rituals(f"A: resources: 1; offensive: Ox; hand: {REQUIEM}, Axe\nB: hand: 1")
    slain(s, "Axe", "Ox")
    s.choose(f"place {REQUIEM}")
    s.all_pass()
    assert s.charges(REQUIEM) == 0
    s = rituals(f"A: rituals: {REQUIEM}; offensive: Mage, Ox; hand: Axe; deck: 9\nB: hand: 1; deck: 9\nphase: Unmark")
    until(s, f"charge {REQUIEM}")
    s.choose(f"charge {REQUIEM}")
    until(s, "play Axe")
    slain(s, "Axe", "Ox")
    assert s.charges(REQUIEM) == 2


@plays("Requiem for the Levied")
@pytest.mark.parametrize("names", [(), ("Imp",), ("Three", "Hydra"), ("Imp", "Three")])
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
@pytest.mark.parametrize("snatched", [False, True])
def test_up_to_two_cheap_ones_come_back_tired(names: tuple[str, ...], front: str, snatched: bool) -> None:
    s = full(
        REQUIEM, "10 influence; offensive: Mage; defensive: Mage; grave: Imp, Three, Hydra, Hex, Dear, Axe; hand: 1",
        f"grave: Pig; hand: {'Snatch' if snatched else 'Wait'}", front,
    )  # fmt: skip
    assert sorted(targets(s)) == ["Hydra", "Imp", "Three"]
    for name in names:
        s.choose(f"target {name}")
    s.choose(*starting(s, "done"))
    gone = names[:1] if snatched else ()
    if gone:
        until(s, "play Snatch")
        named(s, "play Snatch", "in the Offensive", f"target {gone[0]}")
    while s.table.chain:
        s.choose(s.way_on())
    for name in ("Imp", "Three", "Hydra", "Hex", "Dear"):
        there = "removed" if name in gone else f"A's {front}" if name in names else "A's graveyard"
        assert (s.place(name), there == f"A's {front}" and not s.marked(name)) == (there, False)
    assert (s.place(REQUIEM), s.gold("A")) == ("A's graveyard", 0)


@plays("Requiem for the Levied")
def test_with_nobody_in_the_grave_it_is_played_for_nothing() -> None:
    s = full(REQUIEM, "offensive: Mage; grave: Dear; hand: 1", "grave: Pig; hand: 1")
    s.all_pass()
    assert (s.place(REQUIEM), s.place("Dear"), s.place("Pig")) == ("A's graveyard", "A's graveyard", "B's graveyard")
