"""Blind events, magic, enchantments and equipment of ORC's round 30, played as their writer meant them."""

import pytest

from blind.gestures import aiming, offered, resolved, starting, targets, values
from blind.texts import orc, plays, there, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Peel": "event 0: Discard target enchantment.",
    "Wait": "event 0: Gain 1 influence.",
    "Dig": "event 0: Draw two cards.", "Free": "event 0: Unmark target creature.", "Sleep": "event 0: Mark target creature.",
    "Swap": "event 0: Put target creature into its controller's other front.", "Seer": "creature 1/1: (M): Gain 1 influence.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Mage": "creature (Caster) 1/1", "Man": "creature (Human) 1/1",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.", "Mail": "equipment 0 (Armor): Equipped creature gets 0/+1.",
    "Vine": "enchantment 0: Attach to a creature. It gets 0/+1.",
    "Monk": "creature (Caster) 1/9: (A): Demons you control get 0/+1.",
    "Bear": "quest (Confrontation) 0/3: Hit points: 3. Victory Points: 2.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
HOLD, PALMS, SNARE, CHILL = "Hold Until Cockcrow", "Slippery Palms", "Nettlesnare at Noon", "A Chill off the Barrows"
LEDGERS, SCORCH, DROWN, LITANY = "Ledgers by Candlelight", "Scorch the Parchment", "Drown the Weary", "Sootfall Litany"
SAPWINE, CHOIR, MANACLES, OATH = (
    "Sapwine Benediction",
    "Choir of Nine Throats",
    "Manacles of Bindbriar",
    "Oath of the Ninth Rung",
)
MOTHS, FURROW = "Moths in the Almanac", "Marrowgild Furrow"
FALCHION, HAUBERK, HARNESS = "Grindwheel Falchion", "Hauberk of Tarn Ettle", "Hundredbuckle Harness"
LAID = "A: {} gold; offensive: Ox 1/9, Yak, Guard assigned; defensive: Rat; hand: {}\n"
FOES = "B: defensive: Cow 1/9, Guard assigned, Pig 1/1 marked; offensive: Hen; hand: 1"


@plays("Hold Until Cockcrow")
@pytest.mark.parametrize("mine", [True, False])
def test_a_defender_holds(mine: bool) -> None:
    s = orc(
        f"A: 1 gold; offensive: Ox 4/9; hand: {'Wait' if mine else HOLD}, 1; deck: 9\n"
        f"B: resources: 1; defensive: Cow 1/1, Pig; hand: {HOLD if mine else 'Wait'}; deck: 9{FIGHT}", TEXTS,
    )  # fmt: skip
    assert not offered(s, "play", HOLD)
    s.choose("attack B")
    while not starting(s, "block"):
        assert not offered(s, "play", HOLD)
        s.choose("pass")
    s.choose("block Ox with Cow", "done")
    until(s, f"play {HOLD}")
    aiming(s, HOLD, "Defensive" if mine else "Offensive")
    assert set(targets(s)) <= {"Cow"}
    s.choose(*starting(s, "target Cow"))
    resolved(s)
    assert s.value("Cow") == "1/5"
    s.to("Second Play")
    assert (s.place("Cow"), s.value("Cow"), s.influence("B")) == ("B's Defensive", "1/5", 20)
    s.to("Play", "B")
    assert s.value("Cow") == "1/1"


@plays("Slippery Palms")
@pytest.mark.parametrize(("which", "hand"), [("Bow", "A"), ("Mail", "B"), ("Net", "A")])
def test_a_piece_slips_back_to_its_owner(which: str, hand: str) -> None:
    s = orc(
        f"A: 1 gold; offensive: Ox 1/9, Net; attached: Bow on Ox; defensive: Rat; hand: {PALMS}\n"
        "B: defensive: Cow 1/9; attached: Mail on Cow; offensive: Hen; hand: 1",
        TEXTS | {"Net": "equipment 0: Equipped creature gets +1/0."},
    )  # fmt: skip
    aiming(s, PALMS)
    assert sorted(targets(s)) == ["Bow", "Mail", "Net"]
    s.choose(f"target {which}")
    s.all_pass()
    assert s.place(which) == f"{hand}'s hand"
    assert (s.place("Ox"), s.place("Cow"), s.gold("A")) == ("A's Offensive", "B's Defensive", 0)
    s = orc(f"A: 1 gold; offensive: Ox; defensive: Rat; attached: Vine on Ox; hand: {PALMS}\nB: hand: 1", TEXTS)
    assert not offered(s, "play")


@plays("Nettlesnare at Noon")
@pytest.mark.parametrize("who", ["Cow", "Yak"])
def test_somebody_steps_into_the_nettles(who: str) -> None:
    s = orc(LAID.format(2, SNARE) + FOES, TEXTS)
    aiming(s, SNARE)
    assert sorted(targets(s)) == ["Cow", "Ox", "Yak"]
    s.choose(f"target {who}")
    s.all_pass()
    assert [n for n in ("Ox", "Yak", "Cow", "Pig", "Hen", "Rat") if s.marked(n)] == sorted(
        [who, "Pig"], key="Ox Yak Cow Pig".find
    )


@plays("Nettlesnare at Noon")
def test_who_defends_goes_on_in_the_nettles() -> None:
    s = orc(f"A: 2 gold; offensive: Ox 3/9; hand: {SNARE}, 1\nB: defensive: Cow 2/9; hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block")
    until(s, f"play {SNARE}")
    aiming(s, SNARE)
    s.choose(*starting(s, "target Cow"))
    resolved(s)
    assert s.marked("Cow")
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage("Cow"), s.influence("B")) == (2, 3, 20)


@plays("A Chill off the Barrows")
@pytest.mark.parametrize("mine", [True, False])
def test_attackers_shiver(mine: bool) -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox 3/9, Elk 1/9, Yak 3/9; hand: {CHILL if mine else 'Wait'}; deck: 9\n"
        f"B: resources: 2; defensive: Cow 3/9; hand: {'Wait' if mine else CHILL}; deck: 9{FIGHT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B", "send Ox", "send Elk", "done")
    until(s, f"play {CHILL}")
    aiming(s, CHILL, "Offensive" if mine else "Defensive")
    assert not targets(s)
    resolved(s)
    assert [s.value("Ox"), s.value("Yak"), s.value("Cow")] == ["1/9", "3/9", "3/9"]
    s.to("Second Play")
    assert s.influence("B") == 19
    s.to("Play", "B")
    assert s.value("Ox") == "3/9"
    s = orc(f"A: 2 gold; offensive: Ox 3/9; hand: {CHILL}, 1\nB: hand: 1", TEXTS)
    if offered(s, "play", CHILL):
        s.do(f"play {CHILL}")
        assert s.value("Ox") == "3/9"


@plays("Ledgers by Candlelight")
@pytest.mark.parametrize(("deck", "hand", "away", "left"), [
    ("Rat, Hog, Pig", "Rye", "Rye", ["Hog", "Rat"]), ("Rat, Hog, Pig", "Rye", "Rat", ["Hog", "Rye"]),
    ("Rat", "Rye", "Rat", ["Rye"]),
    ("0", "Rye", "Rye", []), ("0", "", "", []),
])  # fmt: skip
def test_two_are_drawn_and_one_is_discarded(deck: str, hand: str, away: str, left: list[str]) -> None:
    s = orc(f"A: 2 gold; offensive: Ox; hand: {LEDGERS}{', ' * bool(hand)}{hand}; deck: {deck}\nB: hand: 1", TEXTS)
    aiming(s, LEDGERS)
    while s.table.chain:
        picks = [f"discard {away}", f"pick {away}"]
        s.choose(next((o for o in picks if o in s.options()), None) or s.way_on())
    assert (sorted(s.hand("A")), s.over) == (left, False)
    assert not away or s.place(away) == "A's graveyard"


PYRE = (
    f"A: 2 gold; offensive: Ox 1/9; defensive: Rat 1/9; attached: {{}}; hand: {SCORCH}\n"
    "B: defensive: Cow 1/9; offensive: Hen 1/9; hand: 1"
)


@plays("Scorch the Parchment")
def test_somebody_or_some_parchment_is_scorched() -> None:
    s = orc(PYRE.format("Vine on Cow, Vine on Rat, Bow on Ox"), TEXTS)
    ways = starting(s, f"play {SCORCH}")
    assert len(ways) == 2
    burnt = s.fork()
    s.choose(ways[0], *["in the Offensive"])
    assert sorted(targets(s)) == ["Cow", "Ox"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.damage("Cow"), s.place("Vine")) == (2, "on Cow")
    burnt.choose(ways[1])
    burnt.choose(*starting(burnt, "in the Offensive"))
    if targets(burnt):
        assert targets(burnt) == ["Vine"]
        burnt.choose("target Vine")
    burnt.all_pass()
    assert (burnt.place("Vine"), burnt.place("Vine (2)"), burnt.damage("Cow")) == ("A's graveyard", "on Rat", 0)
    bare = orc(PYRE.format("Bow on Ox"), TEXTS)
    assert len(starting(bare, f"play {SCORCH}")) == 1
    bare.choose(*starting(bare, f"play {SCORCH}"), "in the Offensive")
    assert sorted(targets(bare)) == ["Cow", "Ox"]


@plays("Drown the Weary")
@pytest.mark.parametrize("woken", [True, False])
def test_the_weary_drown(woken: bool) -> None:
    s = orc(
        LAID.format(3, DROWN).replace("Yak,", "Yak marked, Mage,") + FOES.replace("hand: 1", "hand: Free, 1"), TEXTS
    )
    aiming(s, DROWN)
    assert sorted(targets(s)) == ["Pig", "Yak"]
    s.choose("target Pig")
    if woken:
        until(s, "play Free")
        aiming(s, "Free", "Defensive")
        s.choose("target Pig")
    s.all_pass()
    assert s.place("Pig") == ("B's Defensive" if woken else "B's graveyard")
    assert not offered(
        orc(f"A: 3 gold; offensive: Mage; hand: {DROWN}\nB: defensive: Cow, Guard assigned; hand: 1", TEXTS), "play"
    )


@plays("Sootfall Litany")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_soot_falls_on_the_foes_opposite(front: str) -> None:
    s = orc(
        f"A: 4 gold; offensive: Ox 1/9, Mage; defensive: Rat 1/9, Mage; hand: {LITANY}\n"
        "B: defensive: Cow 1/9, Guard assigned; offensive: Hen 1/9, Pig 1/2; hand: 1", TEXTS,
    )  # fmt: skip
    aiming(s, LITANY, front)
    assert not targets(s)
    s.all_pass()
    hit = front == "Offensive"
    assert [s.damage(n) for n in ("Ox", "Rat", "Cow", "Guard", "Hen")] == [0, 0, 2 * hit, 2 * hit, 2 * (not hit)]
    assert (s.place("Pig") == "B's graveyard") is not hit


@plays("Sapwine Benediction")
def test_all_of_ones_own_are_healed_everywhere() -> None:
    s = orc(
        f"A: 1 gold; offensive: Mage, Ox 1/9 hurt 5, Guard assigned hurt 3; defensive: Rat 1/9 hurt 1; hand: {SAPWINE}\n"
        "B: defensive: Cow 1/9 hurt 4; hand: 1", TEXTS,
    )  # fmt: skip
    s.do(f"play {SAPWINE}")
    assert [s.damage(n) for n in ("Ox", "Guard", "Rat", "Cow")] == [0, 0, 0, 4]


@plays("Choir of Nine Throats")
@pytest.mark.parametrize(("who", "value"), [("Cow", "4/12"), ("Ox", "4/12"), ("Mage", "4/4")])
def test_the_choir_lifts_somebody(who: str, value: str) -> None:
    s = orc(
        f"A: 2 gold; offensive: Mage, Ox 1/9; defensive: Mage marked, Monk assigned; hand: {CHOIR}, Axe\n"
        "B: defensive: Cow 1/9, Mage; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    aiming(s, CHOIR)
    assert {"Cow", "Ox", "Mage"} <= set(targets(s))
    assert "Monk" not in targets(s)
    s.choose(f"target {who}")
    s.all_pass()
    assert s.value(who) == value
    s.do("play Axe", "target Mage" if who != "Mage" else "target Ox")
    assert s.value(who) == value
    s.to("Play", "B")
    assert s.value(who) in ("1/9", "1/1")


@plays("Manacles of Bindbriar")
def test_the_manacled_does_not_attack_but_does_all_else() -> None:
    s = orc(LAID.format(2, MANACLES) + FOES, TEXTS)
    aiming(s, MANACLES)
    assert sorted(targets(s)) == ["Cow", "Guard", "Pig"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.place(MANACLES), s.gold("A")) == ("on Cow", 0)
    s = orc(
        "A: offensive: Ox, Seer, Yak; hand: 1; quests: Bear\n"
        f"B: defensive: Cow; attached: {MANACLES} on Ox, {MANACLES} on Seer; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose("accept Bear")
    while s.asked != "A":
        s.choose("pass")
    assert offered(s, "use") == ["Seer"]
    s.to("Move or Attack")
    assert {"Ox", "Seer"} <= set(offered(s, "move"))
    s.choose("attack Bear")
    assert not [o for o in starting(s, "send") if "Ox" in o or "Seer" in o]
    assert not offered(
        orc(f"A: offensive: Ox; hand: 1\nB: attached: {MANACLES} on Ox; hand: 1{FIGHT}", TEXTS), "attack"
    )
    s = orc(f"A: offensive: Elk; hand: 1\nB: defensive: Ox; hand: 1; attached: {MANACLES} of A on Ox{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert starting(s, "block") == ["block Elk with Ox"]


@plays("Oath of the Ninth Rung")
def test_who_has_sworn_is_stronger() -> None:
    s = orc(LAID.format(2, f"{OATH}, Swap, Peel") + FOES, TEXTS)
    aiming(s, OATH)
    assert sorted(targets(s)) == ["Ox", "Yak"]
    s.choose("target Ox")
    s.all_pass()
    assert (values(s, "Ox", "Yak"), s.place(OATH)) == (["2/12", "1/1"], "on Ox")
    s.do("play Swap", "target Ox")
    assert s.value("Ox") == "2/12"
    s.do("play Peel", front="Defensive")
    assert (s.value("Ox"), s.place(OATH)) == ("1/9", "A's graveyard")


def drawn(s: Scene, seat: str) -> tuple[bool, int]:
    """On to the next Play phase of that seat, who draws all he can: is he offered a second card, and what does he draw?"""
    before, offers = len(s.deck(seat)), False
    while (s.asked, s.active, s.phase) != (seat, seat, "Play"):
        offers = offers or (s.active == seat and "yes" in s.options())
        s.choose("yes" if "yes" in s.options() else s.way_on())
    return offers, before - len(s.deck(seat))


@plays("Moths in the Almanac")
def test_an_opponent_with_moths_draws_one_card_and_by_texts_all() -> None:
    s = orc(f"A: 2 gold; offensive: Ox; hand: {MOTHS}; deck: 9\nB: hand: Dig, 1; deck: 9\nC: hand: 1; deck: 9", TEXTS)
    aiming(s, MOTHS)
    assert sorted(targets(s)) == ["player B", "player C"]
    s = orc(f"A: 2 gold; offensive: Ox; hand: {MOTHS}; deck: 9\nB: hand: Dig, 1; deck: 9", TEXTS)
    s.do(f"play {MOTHS}")
    assert s.place(MOTHS) == "on player B"
    assert drawn(s, "B") == (False, 1)
    left = len(s.deck("B"))
    s.do("play Dig")
    assert len(s.deck("B")) == left - 2
    assert drawn(s, "A") == (True, 2)


@plays("Marrowgild Furrow")
@pytest.mark.parametrize(("furrow", "gold"), [(0, 5), (1, 6)])
def test_out_of_the_furrow_come_two_and_it_is_not_recycled(furrow: int, gold: int) -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox; resources: Bean, Rye marked; hand: {FURROW}, 1\nB: resources: Pea; hand: 1", TEXTS
    )
    aiming(s, FURROW)
    assert sorted(targets(s)) == ["Bean", "Rye"]
    hung = f"; attached: {FURROW} on Bean in the Offensive" * furrow
    s = orc(f"A: offensive: Ox; resources: Bean, Rye, Pea, Corn, Oat; hand: 1{hung}\nB: hand: 1", TEXTS)
    assert s.gold("A") == gold
    s.choose("recycle")
    while starting(s, "take back"):
        assert "take back Bean" not in s.options() or not furrow
        s.choose(s.options()[0])
    assert (s.place("Bean") == "A's resources") is bool(furrow)
    s = orc(f"A: offensive: Ox; resources: Bean, Rye, Pea, Corn; hand: 1{hung}\nB: hand: 1", TEXTS)
    assert ("recycle" in s.options()) is not furrow


@plays("Grindwheel Falchion")
def test_with_the_falchion_one_hits_harder() -> None:
    s = orc(f"A: 2 gold; offensive: Ox 1/9; defensive: Rat; hand: {FALCHION}\nB: defensive: Cow; hand: 1", TEXTS)
    aiming(s, FALCHION)
    s.choose(*starting(s, "target Ox"))
    s.all_pass()
    assert (s.place(FALCHION), values(s, "Ox", "Rat", "Cow")) == ("on Ox", ["3/9", "1/1", "1/1"])
    s = orc(f"A: offensive: Ox 1/9, {FALCHION}; attached: Bow on Ox; hand: 1\nB: hand: 1", TEXTS)
    assert s.value("Ox") == "2/9"
    s = orc(f"A: offensive: Ox 1/9; attached: Bow on Ox, {FALCHION} on Ox; hand: 1\nB: hand: 1", TEXTS)
    assert s.value("Ox") == "2/9"  # both are weapons


@plays("Hauberk of Tarn Ettle")
def test_humans_alone_wear_the_hauberk() -> None:
    s = orc(f"A: 2 gold; offensive: Ox, Man; defensive: Rat, Man; hand: {HAUBERK}\nB: defensive: Man; hand: 1", TEXTS)
    aiming(s, HAUBERK)
    assert not {"Ox", "Rat", "Man (3)"} & set(targets(s))
    s.choose(*starting(s, "target Man")[:1])
    s.all_pass()
    assert sorted([s.value("Man"), s.value("Man (2)")]) == ["1/1", "1/4"]
    s = orc(f"A: offensive: Ox, Man, {HAUBERK}; hand: 1\nB: hand: 1", TEXTS)
    assert f"Man picks up {HAUBERK}" in s.options()
    assert f"Ox picks up {HAUBERK}" not in s.options()
    assert not offered(orc(f"A: 2 gold; offensive: Ox; hand: {HAUBERK}\nB: defensive: Man; hand: 1", TEXTS), "play")


@plays("Hundredbuckle Harness")
@pytest.mark.parametrize(("worn", "value"), [
    (f"{HARNESS} on Ox", "1/9"), (f"{HARNESS} on Ox, Bow on Ox", "3/10"), (f"Bow on Ox, Bow on Ox, {HARNESS} on Ox", "4/11"),
    (f"{HARNESS} on Ox, {HARNESS} on Ox", "3/11"), (f"{HARNESS} on Ox, Vine on Ox", "1/10"),
    (f"{HARNESS} on Ox, Bow on Rat", "1/9"),
])  # fmt: skip
def test_each_other_piece_buckled_on_counts(worn: str, value: str) -> None:
    s = orc(f"A: offensive: Ox 1/9; defensive: Rat; attached: {worn}; hand: 1\nB: hand: 1", TEXTS)
    assert s.value("Ox") == value
    assert there(s, "A's hand") != []
