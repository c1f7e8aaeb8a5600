"""Blind events of ORC's round 34, played as their writer meant them."""

import pytest

from blind.gestures import aiming, offered, resolved, starting, targets, uses
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Sting": "event 0: Deal 2 damage to target creature.", "Storm": "event 0: Deal 2 damage to all creatures.",
    "Wilt": "event 0: Target creature gets 0/-3 until end of turn.",
    "Stop": "event 0: Target Event does not resolve.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Ward": "creature 1/9: (A): Demons you control get 0/+1.",
    "Seer": "creature 1/9: (M): Gain 1 influence.",
    "Raven": "creature 1/9: Whenever another creature dies, you gain 1 influence.",
    "Archer": "creature 1/9: (M): Deal 1 damage to target creature.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
LADS, WAGES, WORD, SQUIRE = (
    "Once More", "Wages of the Buried", "Last Word at the Ford", "Blows for the Squire",
)  # fmt: skip
STRONG = f"play {WORD}: Target creature gets +3/+0 until end of turn."
TOUGH = f"play {WORD}: Target creature gets +0/+3 until end of turn."


def aimed(s: Scene, card: str, who: str = "", front: str = "Offensive") -> None:
    """A card that somebody may play is played so and resolves."""
    until(s, f"play {card}")
    aiming(s, card, front)
    s.choose(*[f"target {who}"] * (f"target {who}" in s.options()))
    resolved(s)


def strikes(s: Scene, *names: str) -> None:
    """A attacks B with these."""
    s.choose("attack B")
    for name in names:
        s.choose(*[f"send {name}"] * (f"send {name}" in s.options()))
    s.choose(*["done"] * bool(starting(s, "send")))
    assert all(s.marked(name) for name in names)


def on(s: Scene) -> None:
    """The attack goes on to its end, and nobody does anything."""
    while s.phase == "Move or Attack":
        s.choose((starting(s, "number 0", "trigger") or [s.way_on()])[0])


def shielded(s: Scene, first: str, second: str, front: str = "Offensive") -> None:
    """The first one's damage is to be dealt to the second."""
    until(s, f"play {SQUIRE}")
    aiming(s, SQUIRE, front)
    s.choose(f"target {first}")
    s.choose(*[f"target {second}"] * (f"target {second}" in s.options()))


@plays("Once More, Lads")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_one_of_ones_own_is_woken(front: str) -> None:
    s = orc(
        f"A: 1 gold; offensive: Seer marked, Ox, Guard assigned; defensive: Rat marked, Elk; hand: {LADS}\n"
        "B: defensive: Cow marked; offensive: Hen marked; hand: 1", TEXTS,
    )  # fmt: skip
    aiming(s, LADS, front)
    assert sorted(targets(s)) == (["Ox", "Seer"] if front == "Offensive" else ["Elk", "Rat"])
    idle = s.fork()
    who = "Seer" if front == "Offensive" else "Rat"
    s.choose(f"target {who}")
    resolved(s)
    assert not s.marked(who)
    assert [s.marked(n) for n in ("Cow", "Hen", "Seer", "Rat")] == [True, True, who != "Seer", who != "Rat"]
    assert bool(uses(s)) is (who == "Seer")
    idle.choose(f"target {'Ox' if front == 'Offensive' else 'Elk'}")
    resolved(idle)
    assert (idle.marked("Ox"), idle.marked("Elk"), idle.place(LADS)) == (False, False, "A's graveyard")


@plays("Once More, Lads")
def test_a_woken_attacker_goes_on_and_attacks_but_once() -> None:
    s = orc(f"A: 1 gold; offensive: Ox 3/9; hand: {LADS}; deck: 9\nB: offensive: Hen; hand: 1; deck: 9{FIGHT}", TEXTS)
    strikes(s, "Ox")
    aimed(s, LADS, "Ox")
    assert not s.marked("Ox")
    on(s)
    assert (s.influence("B"), s.marked("Ox")) == (17, False)
    s.to("Second Move or Attack")
    assert (starting(s, "attack"), starting(s, "move")) == ([], ["move Ox"])


@plays("Wages of the Buried")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
@pytest.mark.parametrize("who", ["Ox", "Elk", "Guard"])
def test_one_of_either_front_is_the_wage(front: str, who: str) -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox, Raven; defensive: Elk marked, Guard assigned; hand: {WAGES}; deck: 9\n"
        "B: defensive: Cow; offensive: Hen; hand: Wait; deck: 9", TEXTS,
    )  # fmt: skip
    aiming(s, WAGES, front)
    assert sorted(offered(s, "give")) == ["Elk", "Guard", "Ox", "Raven"]
    s.choose(f"give {who}")
    assert (s.place(who), s.hand("A"), s.influence("A")) == ("A's graveyard", [], 20)
    assert s.asked == "B"  # it has been paid before anybody answers
    resolved(s)
    assert (len(s.hand("A")), s.influence("A"), s.place("Cow")) == (2, 20, "B's Defensive")


@plays("Wages of the Buried")
@pytest.mark.parametrize(("deck", "drawn"), [(1, 1), (0, 0), (3, 2)])
def test_no_wage_is_given_back_and_without_a_creature_there_is_none(deck: int, drawn: int) -> None:
    s = orc(f"A: 2 gold; defensive: Ox; hand: {WAGES}; deck: {deck}\nB: defensive: Cow; hand: Stop", TEXTS)
    aiming(s, WAGES)
    s.choose(*starting(s, "give Ox"))
    stopped = s.fork()
    resolved(s)
    assert (len(s.hand("A")), s.place("Ox")) == (drawn, "A's graveyard")
    aimed(stopped, "Stop", WAGES)
    assert (stopped.hand("A"), stopped.place("Ox"), stopped.gold("A")) == ([], "A's graveyard", 0)
    s = orc(f"A: 2 gold; hand: {WAGES}\nB: defensive: Cow; hand: 1", TEXTS)
    assert not offered(s, "play")


@plays("Last Word at the Ford")
@pytest.mark.parametrize(("way", "change"), [(STRONG, (3, 0)), (TOUGH, (0, 3))])
@pytest.mark.parametrize("who", ["Ox", "Cow", "Ward"])
def test_the_last_word_is_strength_or_shelter(way: str, change: tuple[int, int], who: str) -> None:
    s = orc(
        f"A: 1 gold; offensive: Ox 1/9, Guard assigned; defensive: Rat; hand: {WORD}; deck: 9\n"
        "B: defensive: Cow 1/9, Ward assigned; offensive: Hen; hand: Wait; deck: 9", TEXTS,
    )  # fmt: skip
    assert sorted(starting(s, f"play {WORD}")) == sorted([STRONG, TOUGH])
    s.choose(way)
    s.choose(*["in the Offensive"] * ("in the Offensive" in s.options()))
    assert sorted(targets(s)) == ["Cow", "Ox", "Ward"]
    s.choose(f"target {who}")
    assert (s.asked, s.value(who)) == ("B", "1/9")
    resolved(s)
    assert s.value(who) == f"{1 + change[0]}/{9 + change[1]}"
    s.to("Play", "B")
    assert s.value(who) == "1/9"


@plays("Blows for the Squire")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_the_squire_takes_what_is_dealt_to_the_other(front: str) -> None:
    s = orc(
        f"A: 9 gold; offensive: Ox 1/9 hurt 1, Elk 1/9, Guard assigned; defensive: Rat 1/9, Pig 1/9; "
        f"hand: {SQUIRE}, Sting, Sting, Storm, Swap, Wilt; deck: 9\nB: defensive: Cow; offensive: Hen; hand: Wait; deck: 9",
        TEXTS,
    )  # fmt: skip
    aiming(s, SQUIRE, front)
    first, second = ("Ox", "Elk") if front == "Offensive" else ("Rat", "Pig")
    assert sorted(targets(s)) == sorted([first, second])
    s.choose(f"target {first}")
    assert set(targets(s)) <= {second}
    s.choose(*starting(s, "target"))
    resolved(s)
    had = s.damage(first)
    s.do("play Sting", f"target {first}", front=front)
    assert (s.damage(first), s.damage(second)) == (had, 2)
    s.do("play Sting", f"target {second}", front=front)
    assert (s.damage(first), s.damage(second)) == (had, 4)
    s.do("play Storm", front=front)
    assert (s.damage(first), s.damage(second)) == (had, 8)
    weak = s.fork()
    weak.do("play Wilt", f"target {first}", front=front)
    assert weak.value(first) == "1/6"
    s.to("Play", "B")
    assert (s.damage(first), s.damage(second)) == (0, 0)


@plays("Blows for the Squire")
def test_it_holds_from_front_to_front_and_until_the_squire_is_gone() -> None:
    s = orc(
        f"A: 9 gold; offensive: Ox 1/9, Elk 1/9; defensive: Rat; hand: {SQUIRE}, Sting, Axe, Swap\n"
        "B: defensive: Cow; offensive: Hen; hand: Wait",
        TEXTS,
    )
    shielded(s, "Ox", "Elk")
    resolved(s)
    gone, dead = s.fork(), s.fork()
    aimed(s, "Swap", "Elk")
    aimed(s, "Sting", "Ox")
    assert (s.place("Elk"), s.damage("Ox"), s.damage("Elk")) == ("A's Defensive", 0, 2)
    aimed(gone, "Axe", "Elk")
    aimed(gone, "Sting", "Ox")
    assert gone.damage("Ox") == 2
    aimed(dead, "Axe", "Ox")  # that is no damage
    assert (dead.place("Ox"), dead.damage("Elk")) == ("A's graveyard", 0)


@plays("Blows for the Squire")
@pytest.mark.parametrize("lost", ["Ox", "Elk"])
def test_without_one_of_the_two_nothing_is_turned_aside(lost: str) -> None:
    s = orc(
        f"A: 9 gold; offensive: Ox 1/9, Elk 1/9, Yak 1/9; hand: {SQUIRE}, Sting\nB: defensive: Cow; hand: Swap, Wait",
        TEXTS,
    )
    shielded(s, "Ox", "Elk")
    until(s, "play Swap")
    aiming(s, "Swap", "Defensive")
    s.choose(f"target {lost}")
    resolved(s)
    assert s.place(lost) == "A's Defensive"
    front = "Defensive" if lost == "Ox" else "Offensive"
    aimed(s, "Sting", "Ox", front)
    assert (s.damage("Ox"), s.damage("Elk")) == (2, 0)


@plays("Blows for the Squire")
def test_in_combat_the_squire_takes_both_shares_at_once() -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox 2/9; hand: Wait\nB: resources: 2; defensive: Cow 1/1, Dog 1/3; hand: {SQUIRE}{FIGHT}",
        TEXTS,
    )
    strikes(s, "Ox")
    until(s, "block")
    s.choose("block Ox with Cow", "done")
    shielded(s, "Cow", "Dog", "Defensive")
    resolved(s)
    on(s)
    assert (s.place("Cow"), s.damage("Dog"), s.damage("Ox"), s.influence("B")) == ("B's Defensive", 2, 1, 20)
    s = orc(f"A: 2 gold; offensive: Ox 5/1, Elk 1/9; hand: {SQUIRE}\nB: defensive: Cow 2/9; hand: Wait{FIGHT}", TEXTS)
    strikes(s, "Ox")
    until(s, "block")
    s.choose(*starting(s, "block Ox with Cow"))
    shielded(s, "Ox", "Elk")
    resolved(s)
    on(s)
    assert (s.place("Ox"), s.damage("Elk"), s.damage("Cow")) == ("A's Offensive", 2, 5)
