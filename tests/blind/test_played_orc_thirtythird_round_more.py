"""More blind creatures of ORC's round 33, played as their writer meant them."""

import pytest

from blind.gestures import accepting, aiming, offered, resolved, starting, targets, uses, values
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.",
    "Wait": "event 0: Gain 1 influence.",
    "Sting": "event 0: Deal 2 damage to target creature.", "Cheer": "event 0: Target creature gets +2/0 until end of turn.",
    "Jeer": "event 0: Target creature gets -2/0 until end of turn.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Ward": "creature 1/9: (A): Demons you control get 0/+1.",
    "Archer": "creature 1/9: (M): Deal 1 damage to target creature.",
    "Mage": "creature (Caster) 1/9", "Bolt": "magic 0: Deal 1 damage to target creature.",
    "Easy": "quest (Assignment): Draw two cards. Victory Points: 1.", "Dig": "event 0: Draw two cards.",
    "Hard": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Healing": "quest (Assignment): Heal a creature. Victory Points: 2.",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.", "Vine": "enchantment 0: Attach to a creature. It gets 0/+1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
WIDOW, STAG, CRIER, HARRIER = "Widow of the Hollow", "Stag of First Snow", "Market Crier", "Sootwing Harrier"
ALMONER, MATRON = "Almoner of Saint Orla", "Thornback Matron"


def strikes(s: Scene, *names: str) -> None:
    """A attacks B with these."""
    s.choose("attack B")
    for name in names:
        s.choose(*[f"send {name}"] * (f"send {name}" in s.options()))
    s.choose(*["done"] * bool(starting(s, "send")))
    assert all(s.marked(name) for name in names)


def aimed(s: Scene, card: str, who: str, front: str = "Offensive") -> None:
    """A card that somebody may play is played so and resolves."""
    until(s, f"play {card}")
    aiming(s, card, front)
    s.choose(f"target {who}")
    resolved(s)


def blocked(s: Scene, *pairs: str) -> None:
    """These defend and no others."""
    until(s, "block")
    s.choose(*[f"block {pair}" for pair in pairs])
    s.choose(*["done"] * bool(starting(s, "block")))


@plays("Widow of the Hollow")
@pytest.mark.parametrize("state", ["", " marked"])
@pytest.mark.parametrize(("who", "value"), [
    ("Ox", "0/8"), ("Elk", "0/8"), ("Cow", "dead"), ("Ward", "0/8"), (WIDOW, "1/1"), ("Bull", "dead"),
])  # fmt: skip
def test_the_widow_withers_whoever_is_near(state: str, who: str, value: str) -> None:
    s = orc(
        f"A: offensive: {WIDOW}{state}, Ox 1/9, Elk 1/9 marked, Guard assigned; defensive: Rat; hand: 1; deck: 9\n"
        "B: defensive: Cow, Bull 5/9 hurt 8, Ward assigned; offensive: Hen; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"use {WIDOW}")
    for _ in range(2):
        if offered(s, "give"):
            assert offered(s, "give") == ["Ox"]
            s.choose("give Ox")
        if targets(s):
            assert sorted(targets(s)) == ["Bull", "Cow", "Elk", "Ox", "Ward", WIDOW]
            s.choose(f"target {who}")
    s.all_pass()
    assert (s.marked("Ox"), s.marked(WIDOW), uses(s)) == (True, bool(state), [])
    if value == "dead":
        assert s.place(who) == "B's graveyard"
    else:
        assert s.value(who) == value
        s.to("Play", "B")
        assert s.value(who) == ("2/2" if who == WIDOW else "1/9")


@plays("Widow of the Hollow")
def test_the_widow_withers_as_often_as_it_is_paid_for() -> None:
    s = orc(
        f"A: offensive: {WIDOW}, Ox, Elk; defensive: Rat; hand: 1\nB: defensive: Cow 2/9; offensive: Hen; hand: 1",
        TEXTS,
    )
    for value in ("1/8", "0/7"):
        s.choose(f"use {WIDOW}")
        while starting(s, "give", "target"):
            s.choose((starting(s, "give") or ["target Cow"])[0])
        s.all_pass()
        assert s.value("Cow") == value
    assert (uses(s), s.marked(WIDOW)) == ([], False)


@plays("Stag of First Snow")
def test_the_stag_grows_with_the_quests_of_its_player() -> None:
    s = orc(
        f"A: offensive: {STAG}; defensive: {STAG} hurt 3; hand: Dig, Sting, 1; deck: 9; quests: Easy\n"
        f"B: offensive: {STAG}; hand: 1; deck: 9; quests: Hard", TEXTS,
    )  # fmt: skip
    stags = (STAG, f"{STAG} (2)", f"{STAG} (3)")
    assert values(s, *stags) == ["3/4"] * 3
    accepting(s, "Hard")
    assert values(s, *stags) == ["4/5", "4/5", "3/4"]
    accepting(s, "Easy")
    assert values(s, *stags) == ["5/6", "5/6", "3/4"]
    s.do("play Sting", f"target {STAG}", front="Defensive")
    assert s.damage(stags[1]) == 5
    given = s.fork()
    given.choose("abandon Hard")
    given.all_pass()
    assert (given.place(stags[1]), given.value(STAG)) == ("A's graveyard", "4/5")
    s.choose("play Dig", *starting(s, "in the Offensive"))
    s.choose(*[o for o in s.options() if o == "in the Offensive"])
    while s.table.chain or starting(s, "pick"):
        s.choose(s.way_on())
    assert (s.victory("A"), s.place(stags[1]), s.value(STAG), s.value(stags[2])) == (1, "A's graveyard", "4/5", "3/4")


@plays("Market Crier")
@pytest.mark.parametrize(("hand", "deck", "left"), [("Axe, Wait", 3, 2), ("Axe, Wait", 0, 1), ("", 0, 0), ("", 3, 0)])
def test_the_crier_changes_a_card(hand: str, deck: int, left: int) -> None:
    s = orc(f"A: 1 gold; offensive: {CRIER}; hand: {hand}; deck: {deck}\nB: hand: 1".replace("hand: ;", ""), TEXTS)
    s.choose(f"use {CRIER}")
    s.all_pass()
    if left:
        while not starting(s, "pick", "discard"):
            s.choose(s.way_on())
        assert len(starting(s, "pick", "discard")) == left + 1
        s.choose(next(o for o in s.options() if "Wait" in o))
        s.all_pass()
        assert s.place("Wait") == "A's graveyard"
    assert (len(s.hand("A")), len(s.deck("A")), s.gold("A"), s.marked(CRIER)) == (left, max(deck - 1, 0), 0, True)
    assert not uses(s)


@plays("Market Crier")
def test_the_crier_works_in_windows_for_gold_only() -> None:
    s = orc(
        f"A: offensive: Ox; hand: Wait\nB: resources: 1; defensive: {CRIER}, {CRIER} marked; hand: Axe; deck: 5", TEXTS
    )
    s.choose("play Wait", *starting(s, "in the Offensive"))
    s.choose(*[o for o in s.options() if o == "in the Offensive"])
    until(s, "use")
    assert len(uses(s)) == 1
    s.choose(*starting(s, "use"))
    while s.table.chain or starting(s, "pick", "discard"):
        s.choose(next((o for o in s.options() if "Spare" in o), None) or s.way_on())
    assert (s.hand("B"), len(s.deck("B")), s.gold("B")) == (["Axe"], 4, 0)
    s = orc(f"A: offensive: {CRIER}; hand: 1\nB: hand: 1", TEXTS)
    assert not uses(s)


@plays("Sootwing Harrier")
@pytest.mark.parametrize("mover", ["", "Cheer", "Jeer"])
def test_only_the_strong_stop_the_harrier(mover: str) -> None:
    s = orc(
        f"A: offensive: {HARRIER}, Ox 1/9; hand: Wait\n"
        f"B: defensive: Pup 2/2, Dog 3/9, Cub 1/1; attached: Bow on Pup; offensive: Hen 5/5; "
        f"hand: Wait, {mover or 'Axe'}{FIGHT}",
        TEXTS,
    )
    strikes(s, HARRIER, "Ox")
    if mover:
        aimed(s, mover, "Dog" if mover == "Jeer" else "Cub", "Defensive")
    until(s, "block")
    found = {"": ["Dog", "Pup"], "Cheer": ["Cub", "Dog", "Pup"], "Jeer": ["Pup"]}[mover]
    assert sorted(o.rpartition(" ")[2] for o in starting(s, f"block {HARRIER}")) == found
    assert len(starting(s, "block Ox")) == 3


@plays("Sootwing Harrier")
def test_who_is_weakened_later_still_stops_it_and_it_may_be_anybodys_defender() -> None:
    s = orc(f"A: offensive: {HARRIER}; hand: Jeer\nB: defensive: Dog 3/9; hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    blocked(s, f"{HARRIER} with Dog")
    aimed(s, "Jeer", "Dog")
    while s.phase == "Move or Attack":
        s.choose(s.way_on())
    assert (s.damage(HARRIER), s.damage("Dog"), s.influence("B")) == (1, 3, 20)
    s = orc(f"A: offensive: Ox 1/9; hand: Wait\nB: defensive: {HARRIER}; hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    blocked(s, f"Ox with {HARRIER}")
    s.to("Second Play")
    assert (s.damage("Ox"), s.influence("B")) == (3, 20)


@plays("Almoner of Saint Orla")
@pytest.mark.parametrize(("who", "left"), [("Ox", 3), ("Elk", 0), ("Cow", 0), (ALMONER, 0), ("Bull", 0), ("Ward", 2)])
def test_the_almoner_heals_whoever_is_near(who: str, left: int) -> None:
    s = orc(
        f"A: offensive: {ALMONER} hurt 1, Ox 1/9 hurt 5, Elk 1/9 hurt 1, Guard assigned hurt 2; defensive: Rat 1/9 hurt 1; "
        "hand: 1; quests: Healing\n"
        "B: defensive: Cow 1/9 hurt 2, Bull 1/9, Ward assigned hurt 4; offensive: Hen 1/9 hurt 1; hand: 1", TEXTS,
    )  # fmt: skip
    accepting(s, "Healing")
    s.choose(f"use {ALMONER}")
    assert sorted(targets(s)) == sorted([ALMONER, "Bull", "Cow", "Elk", "Ward", "Ox"])
    s.choose(f"target {who}")
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.damage(who), s.marked(ALMONER), s.victory("A")) == (left, True, 0 if who == "Bull" else 2)
    assert not uses(s)


@plays("Thornback Matron")
@pytest.mark.parametrize("matron", ["", " hurt 5"])
@pytest.mark.parametrize("attacks", [True, False])
def test_whoever_strikes_the_matron_is_pricked(matron: str, attacks: bool) -> None:
    foes = "Cow 1/9, Dog 2/5, Pup 0/9, Mite 1/1"
    s = orc(
        f"A: offensive: {f'{MATRON}{matron}' if attacks else 'Dog 2/5'}; hand: 1\n"
        f"B: defensive: {foes if attacks else f'{MATRON}{matron}'}; hand: 1{FIGHT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B")
    blocked(s, *([f"{MATRON} with {n}" for n in ("Cow", "Dog", "Pup", "Mite")] if attacks else [f"Dog with {MATRON}"]))
    while s.phase == "Move or Attack":
        s.choose((starting(s, "number 0", "trigger") or [s.way_on()])[0])
    if not attacks:
        assert s.place("Dog") == "A's graveyard"
    else:
        assert [s.damage(n) for n in ("Cow", "Dog", "Pup")] == [1, 1, 0]  # Mite got all that the Matron dealt
        assert s.place("Mite") == "B's graveyard"
    assert s.place(MATRON).endswith("graveyard") is bool(matron)


@plays("Thornback Matron")
@pytest.mark.parametrize(("way", "pricked"), [("use Archer", 1), ("play Sting", 0), ("play Bolt", 0)])
def test_an_archer_is_pricked_and_no_spell(way: str, pricked: int) -> None:
    s = orc(f"A: offensive: Archer, Mage; hand: Sting, Bolt\nB: defensive: {MATRON}; hand: 1", TEXTS)
    s.do(way, f"target {MATRON}")
    assert s.damage(MATRON) == (2 if "Sting" in way else 1)
    assert (s.damage("Archer"), s.damage("Mage")) == (pricked, 0)
    s = orc(f"A: offensive: Archer hurt 8; hand: 1\nB: defensive: {MATRON} hurt 5; hand: 1", TEXTS)
    s.do("use Archer", f"target {MATRON}")
    assert (s.place(MATRON), s.place("Archer")) == ("B's graveyard", "A's graveyard")
