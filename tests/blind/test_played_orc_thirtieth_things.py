"""Blind enchantments and equipment of ORC's round 28, played as their writer meant them."""

import pytest

from blind.gestures import accepting, aiming, offered, starting, targets, uses, values
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Peel": "event 0: Discard target enchantment.",
    "Wait": "event 0: Gain 1 influence.", "Dig": "event 0: Draw a card.", "Free": "event 0: Unmark target creature.",
    "Gale": "event 0: Deal 2 damage to each local creature.", "Seer": "creature 1/1: (M): Gain 1 influence.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Knot": "event 0: Attach target enchantment to target creature.",
    "Glean": "event 0: Return a resource card you control to your hand.",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.", "Mail": "equipment 0 (Armor): Equipped creature gets 0/+1.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.",
    "Bear": "quest (Confrontation) 0/3: Hit points: 3. Victory Points: 2.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
BURL, LETTERS, GRIT = "Burl of Old Oak", "Homesick Letters", "Grit in the Mill-Race"
SEAM, PICK, COAT = "Seam of Blue Clay", "Quarryman's Long Pick", "Sleeper's Quilted Coat"
LAID = "A: {} gold; offensive: Ox 1/9, Yak, Guard assigned; defensive: Rat; hand: {}\n"
FOES = "B: defensive: Cow 1/9, Guard assigned, Pig 1/1 marked; offensive: Hen; hand: 1"


@plays("Burl of Old Oak")
@pytest.mark.parametrize(("name", "value"), [("Ox", "2/11"), ("Cow", "2/11"), ("Pig", "2/3")])
def test_who_has_the_burl_is_stronger(name: str, value: str) -> None:
    s = orc(LAID.format(2, f"{BURL}, Swap, Peel") + FOES, TEXTS)
    aiming(s, BURL)
    assert sorted(targets(s)) == ["Cow", "Guard", "Ox", "Pig", "Yak"]
    s.choose(f"target {name}")
    s.all_pass()
    assert (s.value(name), s.gold("A"), s.place(BURL)) == (value, 0, f"on {name}")
    s.do("play Swap", f"target {name}")
    assert s.value(name) == value
    s.do("play Peel", front="Offensive" if name == "Yak" else "Defensive")
    assert s.value(name) in (value, "1/9", "1/1")


@plays("Burl of Old Oak")
def test_of_two_burls_one_works() -> None:
    s = orc(f"A: offensive: Ox 1/9; attached: {BURL} on Ox, {BURL} on Ox; hand: Peel, Peel\nB: hand: 1", TEXTS)
    assert s.value("Ox") == "2/11"
    s.do(starting(s, "play Peel")[0], f"target {BURL}")
    assert s.value("Ox") == "2/11"
    s.do("play Peel")
    assert s.value("Ox") == "1/9"


@plays("Homesick Letters")
def test_the_homesick_does_not_attack_but_does_all_else() -> None:
    s = orc(LAID.format(2, LETTERS) + FOES, TEXTS)
    aiming(s, LETTERS)
    assert sorted(targets(s)) == ["Cow", "Guard", "Ox", "Pig", "Yak"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.place(LETTERS), s.gold("A")) == ("on Ox", 0)
    hung = f"; attached: {LETTERS} on Ox"
    s = orc(
        f"A: offensive: Ox, Seer, Yak; hand: 1{hung}, {LETTERS} on Seer; quests: Bear\nB: defensive: Cow; hand: 1",
        TEXTS,
    )
    assert uses(s) == ["Seer"]
    accepting(s, "Bear")
    s.to("Move or Attack")
    assert {"Ox", "Seer"} <= set(offered(s, "move"))
    s.choose("attack Bear")
    assert not [option for option in starting(s, "send") if "Ox" in option or "Seer" in option]
    s = orc(f"A: offensive: Ox; hand: 1{hung}\nB: hand: 1{FIGHT}", TEXTS)
    assert not offered(s, "attack")
    s = orc(f"A: offensive: Elk; hand: 1\nB: defensive: Ox; hand: 1{hung}{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert starting(s, "block") == ["block Elk with Ox"]


@plays("Homesick Letters")
def test_who_is_attacking_already_goes_on() -> None:
    s = orc(
        f"A: offensive: Ox 3/9, Elk; hand: 1\nB: defensive: Cow; attached: {LETTERS} on Cow; hand: Knot{FIGHT}", TEXTS
    )
    s.choose("attack B", "send Ox", "done")
    until(s, "play Knot")
    aiming(s, "Knot", "Defensive")
    s.choose(*starting(s, f"target {LETTERS}"), "target Ox")
    s.to("Second Play")
    assert (s.place(LETTERS), s.influence("B")) == ("on Ox", 17)


def drawn(s: Scene, seat: str) -> tuple[bool, int]:
    """On to the next Play phase of that seat, who draws all he can: is he offered a second card, and what does he draw?"""
    before, offers = len(s.deck(seat)), False
    while (s.asked, s.active, s.phase) != (seat, seat, "Play"):
        if s.active == seat and "yes" in s.options():
            offers = True
        s.choose("yes" if "yes" in s.options() else s.way_on())
    return offers, before - len(s.deck(seat))


@plays("Grit in the Mill-Race")
@pytest.mark.parametrize("who", ["A", "B"])
def test_with_grit_in_it_the_mill_grinds_one_card(who: str) -> None:
    s = orc(f"A: 3 gold; offensive: Ox; hand: {GRIT}; deck: 9\nB: hand: Dig, 1; deck: 9", TEXTS)
    aiming(s, GRIT)
    assert sorted(targets(s)) == ["player A", "player B"]
    s.choose(f"target player {who}")
    s.all_pass()
    assert (s.place(GRIT), s.gold("A")) == (f"on player {who}", 0)
    assert drawn(s, "B") == ((False, 1) if who == "B" else (True, 2))
    left = len(s.deck("B"))
    s.do("play Dig")
    assert len(s.deck("B")) == left - 1
    assert drawn(s, "A") == ((False, 1) if who == "A" else (True, 2))


@plays("Grit in the Mill-Race")
@pytest.mark.parametrize(("way", "offers"), [("Peel", True), ("Wait", False)])
def test_without_the_grit_it_grinds_again(way: str, offers: bool) -> None:
    s = orc(
        f"A: attached: {GRIT} on B; hand: {way}, 1\nB: offensive: Cow; hand: Dig, 1; deck: 9\nphase: Second Play", TEXTS
    )
    s.choose(f"play {way}")
    s.all_pass()
    assert drawn(s, "B") == (offers, 2 if offers else 1)


@plays("Seam of Blue Clay")
def test_out_of_the_seam_come_two() -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox; resources: Bean, Rye marked; hand: {SEAM}, 1\nB: resources: Pea; hand: 1", TEXTS
    )
    aiming(s, SEAM)
    assert sorted(targets(s)) == ["Bean", "Rye"]
    s.choose("target Rye")
    s.all_pass()
    assert s.place(SEAM) == "on Rye"
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.gold("A") == 3


@plays("Seam of Blue Clay")
@pytest.mark.parametrize(("seams", "gold"), [(0, 5), (1, 6), (2, 6)])
def test_of_two_seams_one_gives_and_it_is_not_recycled(seams: int, gold: int) -> None:
    hung = f"; attached: {', '.join([f'{SEAM} on Bean in the Offensive'] * seams)}" if seams else ""
    s = orc(f"A: offensive: Ox; resources: Bean, Rye, Pea, Corn, Oat; hand: 1{hung}\nB: hand: 1", TEXTS)
    assert s.gold("A") == gold
    s.choose("recycle")
    while any(option.startswith("take back") for option in s.options()):
        assert "take back Bean" not in s.options() or not seams
        s.choose(s.options()[0])
    assert (s.place("Bean") == "A's resources", s.place("Corn")) == (seams > 0, "A's hand")
    s = orc(f"A: offensive: Ox; resources: Bean, Rye, Pea, Corn; hand: 1{hung}\nB: hand: 1", TEXTS)
    assert ("recycle" in s.options()) is (not seams)  # four others are needed


@plays("Seam of Blue Clay")
def test_what_is_taken_otherwise_takes_the_seam_along() -> None:
    s = orc(
        f"A: offensive: Ox; resources: Bean; attached: {SEAM} on Bean in the Offensive; hand: Glean\nB: hand: 1", TEXTS
    )
    s.do("play Glean")
    s.choose(*starting(s, "pick"))
    s.all_pass()
    assert (s.place("Bean"), s.place(SEAM)) == ("A's hand", "A's graveyard")


@plays("Quarryman's Long Pick")
def test_with_the_pick_one_hits_harder() -> None:
    s = orc(f"A: 2 gold; offensive: Ox 1/9; defensive: Rat; hand: {PICK}, Swap\nB: defensive: Cow; hand: 1", TEXTS)
    s.choose(f"play {PICK}")
    s.choose(*starting(s, "in the Offensive"))
    s.choose(*starting(s, "target Ox"))
    s.all_pass()
    assert (s.place(PICK), values(s, "Ox", "Rat"), s.gold("A")) == ("on Ox", ["3/9", "1/1"], 0)
    s.do("play Swap", "target Ox")
    assert (s.place("Ox"), s.value("Ox")) == ("A's Defensive", "3/9")
    s = orc(f"A: 2 gold; offensive: Ox 1/9; defensive: Rat; hand: {PICK}\nB: defensive: Cow; hand: 1", TEXTS)
    s.choose(f"play {PICK}")
    assert sorted(targets(s)) in (["Ox", "Rat"], ["Ox"])


@plays("Quarryman's Long Pick")
def test_out_of_use_or_dropped_it_gives_nothing() -> None:
    s = orc(f"A: offensive: Ox 1/9; attached: Bow on Ox, {PICK} on Ox; hand: 1\nB: hand: 1", TEXTS)
    assert s.value("Ox") == "2/9"  # both are weapons
    s = orc(f"A: offensive: Ox 1/9, {PICK}; hand: 1\nB: hand: 1", TEXTS)
    assert s.value("Ox") == "1/9"
    assert f"Ox picks up {PICK}" in s.options()


@plays("Sleeper's Quilted Coat")
@pytest.mark.parametrize(("state", "value"), [(" marked", "1/4"), ("", "1/1"), (" assigned", "1/1")])
def test_the_coat_is_for_sleepers(state: str, value: str) -> None:
    name = "Lazy" if state == " assigned" else "Ox"
    cards = TEXTS | {"Lazy": "creature 1/1: (A): Demons you control get 0/+1."}
    for front in ("offensive", "defensive"):
        s = orc(f"A: {front}: {name}{state}; attached: {COAT} on {name}; hand: 1\nB: hand: 1", cards)
        assert s.value(name) == value


@plays("Sleeper's Quilted Coat")
def test_who_attacks_wears_it_and_who_wakes_wounded_dies() -> None:
    s = orc(f"A: offensive: Ox 1/1; attached: {COAT} on Ox; hand: 1\nB: defensive: Cow 2/9; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    assert s.value("Ox") == "1/4"
    until(s, "block")
    s.choose("block Ox with Cow")
    s.to("Play", "B")
    assert s.place("Ox") == "A's Offensive"
    s = orc(f"A: offensive: Ox 1/1 marked; attached: {COAT} on Ox; hand: Gale, Free\nB: hand: 1", TEXTS)
    s.do("play Gale")
    assert (s.place("Ox"), s.damage("Ox")) == ("A's Offensive", 2)
    s.do("play Free", *["target Ox"] * ("target Ox" in s.options()))
    assert s.place("Ox") == "A's graveyard"
    s = orc(f"A: 1 gold; offensive: Ox 1/1 marked; attached: Mail on Ox; hand: {COAT}\nB: hand: 1", TEXTS)
    s.do(f"play {COAT}")
    assert (s.place(COAT), s.value("Ox")) == ("on Ox", "1/2")  # not in use
