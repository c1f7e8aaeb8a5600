"""Blind creatures of ORC's round 31 that do more than fight, and its events, played as their writer meant them."""

import pytest

from blind.gestures import aiming, offered, starting, targets
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Wait": "event 0: Gain 1 influence.", "Bounce": "event 0: Return target creature to its owner's hand.",
    "Wither": "event 0: Target creature gets 0/-9 until end of turn.", "Free": "event 0: Unmark target creature.",
    "Hail": "event 0: Kill all creatures.", "Sleep": "event 0: Mark target creature.",
    "Rise": "event 0: Put target creature card from your graveyard into play.", "Leech": "event 0: You lose 2 influence.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Seer": "creature 1/1: (M): Gain 1 influence.",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.", "Vine": "enchantment 0: Attach to a creature.",
    "Glean": "event 0: Return target resource card to its owner's hand.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
ENTRANCE = "\nphase: Entrance"
PEDDLER, CLERK, NURSE, WEAVER = "Oxcart Peddler", "Copperquill Clerk", "Wychhazel Nurse", "Gravecloth Weaver"
SCENT, SCREE, SHOVED, KNIFE = "Scent of the Chase", "Loose Scree", "Shoved Off the Line", "Knife at Curfew"
BRIBED, FEW = "Bribed Tollmen", "Stand of the Few"


def resolved(s: Scene, *wanted: str) -> None:
    """All is resolved; what is offered of this is done."""
    while s.table.chain or any(option in s.options() for option in wanted):
        s.choose(next((option for option in wanted if option in s.options()), None) or s.way_on())


@plays("Oxcart Peddler")
@pytest.mark.parametrize("sells", [True, False])
def test_the_peddler_brings_one_more_resource(sells: bool) -> None:
    s = orc(f"A: 3 gold; offensive: Ox; hand: {PEDDLER}, Bean, Rye, Wait; deck: 9\nB: hand: 1; deck: 9", TEXTS)
    s.choose("lay Bean")
    s.to("Entrance")
    s.choose(f"play {PEDDLER}", "in the Offensive")
    while s.place(PEDDLER) != "A's Offensive":
        s.choose(s.way_on())
    if sells:
        s.choose(*starting(s, "yes"))
        s.choose(next(o for o in s.options() if o.endswith(" Rye")))
    else:
        s.choose(*starting(s, "no"))
        s.choose(*starting(s, "decline"))
    assert s.place("Rye") == ("A's resources" if sells else "A's hand")
    assert not s.marked("Rye")
    assert s.gold("A") == 3 - 2 + 1 + sells


@plays("Oxcart Peddler")
def test_with_nothing_in_hand_nothing_is_laid_and_any_way_in_will_do() -> None:
    s = orc(f"A: 2 gold; offensive: Ox; hand: {PEDDLER}\nB: hand: 1{ENTRANCE}", TEXTS)
    s.choose(f"play {PEDDLER}", "in the Offensive")
    resolved(s)
    assert (s.place(PEDDLER), s.gold("A")) == ("A's Offensive", 0)
    s = orc(f"A: offensive: Ox; grave: {PEDDLER}; hand: Rise, Rye\nB: hand: 1", TEXTS)
    s.choose("play Rise")
    while s.table.chain:
        s.choose(
            next((o for o in s.options() if o in ("in the Offensive", "yes") or o.endswith(" Rye")), None) or s.way_on()
        )
    assert (s.place(PEDDLER), s.place("Rye")) == ("A's Offensive", "A's resources")


@plays("Copperquill Clerk")
@pytest.mark.parametrize(("away", "deck", "drawn"), [
    ("Ox", "Yak, Ram, Fox", 2), ("Rye", "Yak, Ram, Fox", 2), ("", "Yak, Ram, Fox", 0), ("Ox", "Yak", 1), ("Ox", "0", 0),
])  # fmt: skip
def test_the_clerk_exchanges_one_for_two(away: str, deck: str, drawn: int) -> None:
    s = orc(
        f"A: offensive: {CLERK}; resources: Ox, Elk, Hen, Pig; deck: {deck}; hand: Rye, Wait\nB: hand: 1; deck: 9",
        TEXTS,
    )
    s.choose("recycle")
    while starting(s, "take back"):
        s.choose(s.options()[0])
    assert {"Ox", "Elk", "Hen", "Pig", "Rye"} <= set(s.hand("A"))
    if away:
        s.choose(*starting(s, "yes"))
        s.choose(next(o for o in s.options() if o.endswith(f" {away}")))
    else:
        s.choose(next(o for o in s.options() if o in ("no", "decline")))
    s.all_pass()
    assert len(s.hand("A")) == 6 - bool(away) + drawn
    assert s.grave("A") == ([away] if away else [])
    assert not s.over


@plays("Copperquill Clerk")
def test_who_else_recycles_does_not_concern_the_clerk() -> None:
    s = orc(
        f"A: offensive: {CLERK}; resources: Fox; deck: 5; hand: Rye, Glean\nB: resources: 4; hand: 1; deck: 9", TEXTS
    )
    s.do("play Glean", "target Fox")
    assert (sorted(s.hand("A")), len(s.deck("A"))) == (["Fox", "Rye"], 5)
    s.to("Play", "B")
    s.choose("recycle")
    while starting(s, "take back"):
        s.choose(s.options()[0])
    assert s.asked == "B"
    assert (sorted(s.hand("A")), len(s.deck("A"))) == (["Fox", "Rye"], 5)


@plays("Wychhazel Nurse")
@pytest.mark.parametrize(("name", "left", "gained"), [("Cow", 2, 1), ("Ox", 0, 1), ("Elk", 0, 0), (NURSE, 0, 1)])
def test_the_nurse_is_thanked_if_she_healed(name: str, left: int, gained: int) -> None:
    s = orc(
        f"A: offensive: {NURSE} hurt 1, Ox 1/9 hurt 2, Elk; defensive: Rat 1/9 hurt 3; hand: 1\n"
        "B: defensive: Cow 1/9 hurt 5; offensive: Hen 1/9 hurt 3; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"use {NURSE}")
    assert sorted(targets(s)) == ["Cow", "Elk", "Ox", NURSE]
    s.choose(f"target {name}")
    while s.table.chain or starting(s, "number"):
        s.choose(next(iter(starting(s, "number")[-1:]), None) or s.way_on())
    assert (s.damage(name), s.marked(NURSE), s.damage("Rat")) == (left, True, 3)
    assert (s.influence("A"), s.influence("B")) == (20 + gained, 20)


@plays("Wychhazel Nurse")
def test_whom_she_does_not_reach_she_does_not_heal() -> None:
    s = orc(f"A: offensive: {NURSE}, Ox 1/9 hurt 3; hand: Wait\nB: defensive: Cow; hand: Bounce", TEXTS)
    s.choose(f"use {NURSE}", "target Ox")
    until(s, "play Bounce")
    aiming(s, "Bounce", "Defensive")
    s.choose("target Ox")
    resolved(s)
    assert (s.place("Ox"), s.influence("A"), s.marked(NURSE)) == ("A's hand", 20, True)


@plays("Gravecloth Weaver")
@pytest.mark.parametrize(("way", "who", "gold", "place"), [
    ("Axe", "Ox", 1, "A's hand"), ("Wither", "Ox", 1, "A's hand"), ("Axe", "Ox", 0, "A's graveyard"),
    ("Axe", "Yak", 1, "B's hand"), ("Axe", "Cow", 1, "B's graveyard"),
    ("Scare", "Ox", 1, "A's graveyard"), ("Axe", WEAVER, 1, "A's graveyard"),
])  # fmt: skip
def test_whom_the_weaver_saves(way: str, who: str, gold: int, place: str) -> None:
    s = orc(
        f"A: {gold} gold; offensive: {WEAVER}, Ox, Yak of B; attached: Bow on Ox, Vine on Ox; hand: {way}\n"
        "B: defensive: Cow; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(*starting(s, f"play {way}"), *["in the Offensive"] * ("in the Offensive" in s.options()))
    s.choose(*starting(s, "in the Offensive"), f"target {who}")
    resolved(s, "yes")
    assert s.place(who) == place
    saved = place.endswith("hand")
    assert s.gold("A") == gold - saved
    assert not saved or who != "Ox" or (s.place("Bow"), s.place("Vine")) == ("A's graveyard", "A's graveyard")


@plays("Gravecloth Weaver")
def test_nobody_must_pay_and_the_other_front_is_too_far() -> None:
    s = orc(f"A: 2 gold; offensive: {WEAVER}, Ox; defensive: Rat; hand: Axe, Axe\nB: offensive: Cow; hand: 1", TEXTS)
    s.do("play Axe", "target Rat", front="Defensive")
    assert (s.place("Rat"), s.gold("A")) == ("A's graveyard", 2)
    s.choose("play Axe")
    s.choose(*starting(s, "in the Offensive"), "target Ox")
    resolved(s, "no")
    assert (s.place("Ox"), s.gold("A")) == ("A's graveyard", 2)


@plays("Gravecloth Weaver")
def test_who_dies_with_the_weaver_is_still_seen() -> None:
    s = orc(f"A: 2 gold; offensive: {WEAVER}, Ox, Elk; defensive: Rat; hand: Hail\nB: hand: 1", TEXTS)
    s.choose("play Hail")
    s.choose(*starting(s, "in the Offensive"))
    while s.table.chain or s.asked != "A" or not starting(s, "done"):
        s.choose(next((o for o in s.options() if o == "yes" or o.startswith("trigger")), None) or s.way_on())
    assert sorted(s.hand("A")) == ["Elk", "Ox"]
    assert (s.place(WEAVER), s.gold("A")) == ("A's graveyard", 0)


@plays("Gravecloth Weaver")
def test_who_falls_in_a_fight_is_saved_too() -> None:
    s = orc(f"A: offensive: Ox 5/9; hand: 1\nB: 1 gold; defensive: {WEAVER}, Cow; hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Cow")
    while s.phase == "Move or Attack":
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (s.place("Cow"), s.gold("B")) == ("B's hand", 0)


LINES = (
    "A: {} gold; offensive: Ox 1/9 marked, Yak 1/9, Guard assigned; defensive: Rat marked; hand: {}\n"
    "B: defensive: Cow 1/9 marked, Guard assigned, Pig; offensive: Hen marked; hand: {}"
)


@plays("Scent of the Chase")
@pytest.mark.parametrize("who", ["Ox", "Cow", "Yak", "Guard (2)"])
def test_somebody_of_the_battlefield_is_woken(who: str) -> None:
    s = orc(LINES.format(2, SCENT, 1), TEXTS)
    aiming(s, SCENT)
    assert {"Ox", "Yak", "Cow", "Pig"} <= set(targets(s)) <= {"Ox", "Yak", "Cow", "Pig", "Guard"}
    target = who.removesuffix(" (2)")
    s.choose(f"target {target}")
    s.all_pass()
    marked = [name for name in ("Ox", "Yak", "Cow", "Rat", "Hen") if s.marked(name)]
    assert marked == [name for name in ("Ox", "Cow", "Rat", "Hen") if name != who]
    assert (s.assigned("Guard"), s.assigned("Guard (2)"), s.gold("A")) == (True, True, 0)


@plays("Scent of the Chase")
def test_an_attacker_that_is_woken_attacks_all_the_same() -> None:
    s = orc(f"A: 2 gold; offensive: Ox 3/9; hand: {SCENT}\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, f"play {SCENT}")
    aiming(s, SCENT)
    s.choose(*starting(s, "target Ox"))
    resolved(s)
    assert not s.marked("Ox")
    s.to("Second Play")
    assert (s.influence("B"), s.marked("Ox")) == (17, False)


@plays("Loose Scree")
@pytest.mark.parametrize("mine", [True, False])
def test_scree_slows_an_attacker(mine: bool) -> None:
    s = orc(
        f"A: 1 gold; offensive: Ox 4/9, Elk 2/9, Yak 3/9; hand: {SCREE if mine else 'Wait'}, 1; deck: 9\n"
        f"B: resources: 1; defensive: Cow 3/9 marked; hand: {'Wait' if mine else SCREE}; deck: 9{FIGHT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B", "send Ox", "send Elk", "done")
    until(s, f"play {SCREE}")
    aiming(s, SCREE, "Offensive" if mine else "Defensive")
    assert sorted(targets(s)) == ["Elk", "Ox"]
    s.choose("target Elk")
    resolved(s)
    assert (s.value("Elk"), s.value("Ox")) in (("0/9", "4/9"), ("-1/9", "4/9"))
    s.to("Second Play")
    assert (s.influence("B"), s.marked("Elk")) == (16, True)
    s.to("Play", "B")
    assert s.value("Elk") == "2/9"
    for foes in ("", "\nphase: Entrance"):
        assert not offered(
            orc(f"A: 1 gold; offensive: Ox; hand: {SCREE}, Wait\nB: hand: 1{foes}", TEXTS), "play", SCREE
        )


@plays("Shoved Off the Line")
@pytest.mark.parametrize(
    ("who", "place"), [("Ox", "A's Defensive"), ("Cow", "B's Offensive"), ("Pig", "B's Offensive")]
)
def test_somebody_is_shoved_into_his_other_front(who: str, place: str) -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox 1/9 marked hurt 2, Yak, Guard assigned; defensive: Rat; attached: Vine on Ox, Bow on Ox; "
        f"hand: {SHOVED}\nB: defensive: Cow 1/9 hurt 3, Pig of A; offensive: Hen; hand: 1", TEXTS,
    )  # fmt: skip
    aiming(s, SHOVED)
    assert sorted(targets(s)) == ["Cow", "Ox", "Pig", "Yak"]
    s.choose(f"target {who}")
    s.all_pass()
    assert (s.place(who), s.controller(who)) == (place, place[0])
    assert (s.marked("Ox"), s.damage("Ox"), s.damage("Cow"), s.marked("Cow")) == (True, 2, 3, False)
    assert (s.place("Vine"), s.place("Bow")) == ("on Ox", "on Ox")
    s.to("Move or Attack")
    assert sorted(offered(s, "move")) == sorted({"Yak", "Rat"})


@plays("Shoved Off the Line")
@pytest.mark.parametrize(("who", "loss"), [("Ox", 2), ("Cow", 2)])
def test_who_is_shoved_drops_out_of_the_fight(who: str, loss: int) -> None:
    s = orc(f"A: 2 gold; offensive: Ox 3/9, Elk 2/9; hand: {SHOVED}\nB: defensive: Cow 2/9; hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B", "send Ox", "send Elk")
    until(s, "block")
    s.choose("block Ox with Cow")
    until(s, f"play {SHOVED}") if not starting(s, "fight") else s.choose("fight Ox")
    until(s, f"play {SHOVED}")
    aiming(s, SHOVED)
    s.choose(f"target {who}")
    resolved(s)
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage("Cow"), s.influence("B")) == (0, 0, 20 - loss)
    assert s.place(who) == ("A's Defensive" if who == "Ox" else "B's Offensive")


@plays("Knife at Curfew")
@pytest.mark.parametrize("woken", [True, False])
def test_the_marked_are_knifed(woken: bool) -> None:
    s = orc(LINES.format(4, KNIFE, "Free, 1"), TEXTS)
    aiming(s, KNIFE)
    assert sorted(targets(s)) == ["Cow", "Ox"]
    s.choose("target Cow")
    if woken:
        until(s, "play Free")
        aiming(s, "Free", "Defensive")
        s.choose("target Cow")
    s.all_pass()
    assert s.place("Cow") == ("B's Defensive" if woken else "B's graveyard")


TOLL = (
    f"A: 2 gold; offensive: Ox; resources: Rye, Oat marked; hand: {BRIBED}\n"
    "B: resources: Bean, Pea; hand: Pay, Wait; offensive: Hen"
)
COINS = {"Pay": "event 1: Gain 3 influence."}


@plays("Bribed Tollmen")
@pytest.mark.parametrize("chosen", [["Rye", "Oat"], ["Oat"], [], ["Bean", "Pea"], ["Bean"]])
def test_resources_are_marked_for_nothing(chosen: list[str]) -> None:
    s = orc(TOLL, TEXTS | COINS)
    s.choose(f"play {BRIBED}")
    s.choose(*starting(s, "in the Offensive"))
    assert sorted(targets(s)) == ["Bean", "Oat", "Pea", "Rye"]
    s.choose(*(f"target {name}" for name in chosen), *["done"] * (len(chosen) < 2))
    resolved(s)
    assert [name for name in ("Bean", "Oat", "Pea", "Rye") if s.marked(name)] == sorted({*chosen, "Oat"})
    assert (s.gold("B"), s.gold("A")) == (2 - len({*chosen} & {"Bean", "Pea"}), 1 - ("Rye" in chosen))


@plays("Bribed Tollmen")
def test_their_owner_may_spend_them_in_answer() -> None:
    s = orc(TOLL, TEXTS | COINS)
    s.choose(f"play {BRIBED}")
    s.choose(*starting(s, "in the Offensive"), "target Bean", "target Pea")
    # By its writer he could make gold in answer that he spends later; it is made ahead only where it is paid with at once
    assert not starting(s, "make")
    s.choose("play Pay")
    resolved(s)
    assert (s.influence("B"), s.gold("B"), s.marked("Bean"), s.marked("Pea")) == (23, 0, True, True)


@plays("Stand of the Few")
@pytest.mark.parametrize(("mine", "theirs", "third", "may"), [
    ("Cow", "Fox, Elk", "", True), ("Cow", "Fox", "", False), ("Cow, Pig", "Fox", "", False),
    ("Cow", "Fox, Elk", "\nC: offensive: Ram; hand: 1", False), ("Cow", "Fox, Elk", "\nC: offensive: Ram, Ewe; hand: 1", True),
])  # fmt: skip
def test_only_the_few_may_stand(mine: str, theirs: str, third: str, may: bool) -> None:
    s = orc(f"A: 2 gold; offensive: {mine}; hand: {FEW}, Wait\nB: defensive: {theirs}; hand: 1{third}", TEXTS)
    assert (FEW in " ".join(starting(s, "play"))) is may


@plays("Stand of the Few")
def test_undefended_attackers_cost_nothing_this_turn_and_all_else_does() -> None:
    s = orc(
        f"A: offensive: Ox 4/9, Elk 2/9; hand: Wait, Drain; deck: 9\nB: resources: 2; defensive: Cow 1/9; hand: {FEW}, Wait; "
        f"deck: 9{FIGHT}", TEXTS | {"Drain": "event 0: Target opponent loses 2 influence."},
    )  # fmt: skip
    s.choose("attack B", "send Ox", "send Elk")
    until(s, f"play {FEW}")
    aiming(s, FEW, "Defensive")
    resolved(s)
    while s.phase == "Move or Attack":
        s.choose(*(starting(s, "block Ox") or [s.way_on()])[:1])
    assert (s.influence("B"), s.damage("Cow")) == (20, 4)
    s.do("play Drain")
    assert s.influence("B") == 18


@plays("Stand of the Few")
def test_what_was_lost_before_is_lost() -> None:
    s = orc(
        f"A: offensive: Ox 4/9, Elk 2/9, Yak 1/1; hand: Wait; deck: 9\nB: resources: 2; hand: {FEW}, Wait; deck: 9{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Ox", "send Elk")
    s.choose(*starting(s, "done"))
    until(s, "fight")
    s.choose("fight Ox")
    while s.influence("B") == 20:
        s.choose("pass")
    until(s, f"play {FEW}")
    aiming(s, FEW, "Defensive")
    resolved(s)
    s.to("Second Play")
    assert s.influence("B") == 16


@plays("Stand of the Few")
def test_how_many_there_are_later_does_not_matter() -> None:
    s = orc(
        f"A: offensive: Ox 4/9; hand: 1; deck: 9\nB: resources: 2; grave: Hen; hand: {FEW}, Rise, Wait; deck: 9{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    until(s, f"play {FEW}")
    aiming(s, FEW, "Defensive")
    until(s, "play Rise")
    s.choose("play Rise")
    resolved(s, "in the Offensive")
    assert s.place("Hen") == "B's Offensive"  # as many as A has
    s.to("Second Play")
    assert s.influence("B") == 20


@plays("Stand of the Few")
def test_in_the_next_turn_they_cost_as_much_as_ever() -> None:
    s = orc(f"A: 2 gold; hand: {FEW}, 1; deck: 9\nB: offensive: Ox 4/9; hand: 1; deck: 9", TEXTS)
    s.do(f"play {FEW}")
    s.to("Move or Attack", "B")
    s.choose("attack A")
    s.to("Second Play")
    assert s.influence("A") == 16
