"""More blind creatures and the events of ORC's round 34, played as their writer meant them."""

import pytest

from blind.gestures import accepting, aiming, offered, resolved, starting, targets, values
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Wait": "event 0: Gain 1 influence.", "Bounce": "event 0: Return target creature to its owner's hand.",
    "Hail": "event 0: Kill all creatures.", "Storm": "event 0: Deal 3 damage to all creatures.",
    "Give": "event 0: Sacrifice a creature.", "Swap": "event 0: Put target creature into its controller's other front.",
    "Sting": "event 0: Deal 2 damage to target creature.",
    "Wilt": "event 0: Target creature gets 0/-3 until end of turn.",
    "Jeer": "event 0: Target creature gets -2/0 until end of turn.",
    "Stop": "event 0: Target Event does not resolve.", "Dig": "event 0: Draw two cards.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Ward": "creature 1/9: (A): Demons you control get 0/+1.",
    "Seer": "creature 1/9: (M): Gain 1 influence.", "Leech": "creature 1/9: (M): Target opponent loses 1 influence.",
    "Raven": "creature 1/9: Whenever another creature dies, you gain 1 influence.",
    "Easy": "quest (Assignment): Draw two cards. Victory Points: 1.",
    "Bear": "quest (Confrontation) 0/3: Hit points: 3. Victory Points: 2.",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.", "Vine": "enchantment 0: Attach to a creature. It gets 0/+1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
CUTPURSE, BARON, ERRANT = "Reedbank Cutpurse", "Baron Behind the Others", "Errant of the Open Road"
SHIELDS, ARROW, NEWS = "Close the Shields", "Arrow out of the Hedge", "Urgent News from Home"


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


def blocked(s: Scene, *pairs: str) -> None:
    """These defend and no others."""
    until(s, "block")
    s.choose(*[f"block {pair}" for pair in pairs])
    s.choose(*["done"] * bool(starting(s, "block")))


def on(s: Scene) -> None:
    """The attack goes on to its end, and nobody does anything."""
    while s.phase == "Move or Attack":
        s.choose((starting(s, "number 0", "trigger") or [s.way_on()])[0])


@plays("Reedbank Cutpurse")
@pytest.mark.parametrize(("extra", "deed", "cards", "influence"), [
    ("", "", 1, 19), ("Bow", "", 1, 18), ("", "block", 0, 20), ("", "lost", 0, 20), ("", "Jeer", 0, 20),
    ("empty", "", 0, 19),
])  # fmt: skip
def test_the_cutpurse_draws_for_what_it_takes(extra: str, deed: str, cards: int, influence: int) -> None:
    hung = f"attached: Bow on {CUTPURSE}; " if extra == "Bow" else ""
    deck = 0 if extra == "empty" else 9
    s = orc(
        f"A: offensive: {CUTPURSE}, Leech; {hung}hand: Wait, Axe; deck: {deck}\n"
        f"B: defensive: Cow 0/9; offensive: Hen; hand: Jeer, Wait{FIGHT}", TEXTS,
    )  # fmt: skip
    strikes(s, CUTPURSE)
    if deed == "Jeer":
        aimed(s, "Jeer", CUTPURSE, "Defensive")
    until(s, "block")
    if deed in ("block", "lost"):
        s.choose(f"block {CUTPURSE} with Cow")
        if deed == "lost":
            aimed(s, "Axe", "Cow")
    before = len(s.hand("A"))
    on(s)
    assert (len(s.hand("A")) - before, s.influence("B")) == (cards, influence)


@plays("Reedbank Cutpurse")
def test_neither_others_nor_a_confrontation_pay_the_cutpurse() -> None:
    s = orc(
        f"A: offensive: {CUTPURSE}, Ox 3/9, Leech; hand: 1; deck: 9; quests: Bear\nB: defensive: Cow; hand: 1",
        TEXTS,
    )
    accepting(s, "Bear")
    s.do("use Leech")
    s.to("Move or Attack")
    s.choose("attack B")
    s.choose(f"send {CUTPURSE} against Bear", "send Ox")
    s.choose(*["done"] * bool(starting(s, "send")))
    on(s)
    assert (s.influence("B"), len(s.hand("A")), s.marked(CUTPURSE)) == (16, 1, True)


@plays("Baron Behind the Others")
@pytest.mark.parametrize("card", ["Axe", "Sting", "Wilt"])
@pytest.mark.parametrize("state", ["", " marked"])
@pytest.mark.parametrize("saved", [True, False])
def test_another_dies_for_the_baron(card: str, state: str, saved: bool) -> None:
    s = orc(
        f"A: offensive: {BARON}{state} hurt 1, Ox, Guard assigned, Raven; defensive: Rat; hand: {card}, 1\n"
        "B: defensive: Cow; offensive: Hen; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"play {card}", "in the Offensive", f"target {BARON}")
    while not starting(s, "yes", "pick"):
        s.choose("pass")
    assert s.asked == "A"
    s.choose(*["yes" if saved else "no"] * ("yes" in s.options()))
    if not saved:
        s.choose(*["decline"] * ("decline" in s.options()))
        s.all_pass()
        assert (s.place(BARON), s.place("Ox"), s.influence("A")) == ("A's graveyard", "A's Offensive", 21)
        return
    assert sorted(offered(s, "pick")) == ["Guard", "Ox", "Raven"]
    s.choose("pick Guard")
    s.all_pass()
    if card == "Wilt":  # its writer lets others follow; whoever can bear nothing at all has to go
        assert (s.place(BARON), s.place("Guard"), s.place("Ox")) == ("A's graveyard", "A's graveyard", "A's Offensive")
        return
    assert (s.place(BARON), s.damage(BARON), s.marked(BARON)) == ("A's Offensive", 0, True)
    assert (s.place("Guard"), s.place("Ox"), s.influence("A")) == ("A's graveyard", "A's Offensive", 20)


@plays("Baron Behind the Others")
@pytest.mark.parametrize(("card", "state", "others"), [
    ("Axe", "", ""), ("Axe", " assigned", ", Ox"), ("Scare", "", ", Ox"), ("Bounce", "", ", Ox"),
    ("Hail", "", ", Ox"),
])  # fmt: skip
def test_who_is_alone_at_work_or_does_not_die_is_not_asked(card: str, state: str, others: str) -> None:
    s = orc(
        f"A: offensive: {BARON}{state}{others}; defensive: Rat 1/9; hand: Wait\n"
        f"B: defensive: Cow; offensive: Hen; hand: {card}\nphase: Play, active B", TEXTS,
    )  # fmt: skip
    aiming(s, card, "Defensive")
    s.choose(*[f"target {BARON}"] * (f"target {BARON}" in s.options()))
    while s.table.chain:
        assert not starting(s, "pick")
        assert card in ("Axe", "Hail") or "yes" not in s.options()
        s.choose("yes" if "yes" in s.options() else s.way_on())  # who says so finds nobody
    assert s.place(BARON) == ("A's hand" if card == "Bounce" else "A's graveyard")
    if others:
        assert s.place("Ox") == ("A's graveyard" if card == "Hail" else "A's Offensive")


@plays("Baron Behind the Others")
def test_who_falls_along_with_the_baron_is_there_still() -> None:
    s = orc(f"A: offensive: {BARON}, Ox; hand: Wait\nB: defensive: Cow; hand: Storm\nphase: Play, active B", TEXTS)
    aiming(s, "Storm", "Defensive")
    until(s, "yes")
    s.choose("yes")  # its writer bars who dies in the same check; ORC-DEATH-10 does this before any of them goes
    resolved(s)
    assert (s.place(BARON), s.damage(BARON), s.place("Ox")) == ("A's Offensive", 0, "A's graveyard")


@plays("Baron Behind the Others")
def test_a_sacrifice_is_no_death_of_the_baron_and_who_is_afar_cannot_go_for_him() -> None:
    s = orc(f"A: offensive: {BARON}, Ox; hand: Give, 1\nB: defensive: Cow; hand: 1", TEXTS)
    s.choose("play Give", *[o for o in s.options() if o == "in the Offensive"])
    while s.table.chain or offered(s, "pick"):
        assert "yes" not in s.options()
        s.choose(next(iter(starting(s, f"pick {BARON}", "in the Offensive")), None) or s.way_on())
    assert (s.place(BARON), s.place("Ox")) == ("A's graveyard", "A's Offensive")
    s = orc(f"A: offensive: {BARON}; defensive: Ox, Elk; hand: Axe, 1\nB: defensive: Cow; hand: 1", TEXTS)
    s.choose("play Axe", "in the Offensive", f"target {BARON}")
    while s.table.chain:
        assert not starting(s, "pick")
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (s.place(BARON), s.place("Ox"), s.place("Elk")) == ("A's graveyard", "A's Defensive", "A's Defensive")


@plays("Baron Behind the Others")
def test_a_saved_baron_fights_on() -> None:
    s = orc(f"A: offensive: {BARON}, Ox; hand: 1\nB: defensive: Cow 0/9; hand: Axe{FIGHT}", TEXTS)
    strikes(s, BARON)
    until(s, "play Axe")
    aiming(s, "Axe", "Defensive")
    s.choose(*starting(s, f"target {BARON}"))
    while s.place("Ox") == "A's Offensive":
        s.choose(next((o for o in s.options() if o in {"yes", "pick Ox"}), None) or s.way_on())
    on(s)
    assert (s.place(BARON), s.marked(BARON), s.influence("B")) == ("A's Offensive", True, 16)
    s = orc(f"A: offensive: Cow 3/9; hand: 1\nB: defensive: {BARON}, Ox; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    blocked(s, f"Cow with {BARON}")
    while s.place("Ox") == "B's Defensive":
        s.choose(next((o for o in s.options() if o in {"yes", "pick Ox"}), None) or s.way_on())
    on(s)
    assert (s.place(BARON), s.damage(BARON), s.marked(BARON), s.damage("Cow")) == ("B's Defensive", 0, True, 4)


@plays("Errant of the Open Road")
def test_the_errant_grows_with_each_quest_of_its_player() -> None:
    s = orc(
        f"A: offensive: {ERRANT}; defensive: {ERRANT}; hand: Dig, Dig, 1; deck: 30; quests: Easy; chapter: Easy\n"
        f"B: offensive: {ERRANT}; hand: 1; deck: 30", TEXTS,
    )  # fmt: skip
    three = (ERRANT, f"{ERRANT} (2)", f"{ERRANT} (3)")
    s.choose("accept Easy")
    while s.asked != "A":
        s.choose("pass")
    aimed(s, "Dig")
    while starting(s, "yes", "trigger"):
        s.choose(s.way_on())
    assert (s.victory("A"), values(s, *three)) == (1, ["3/3", "3/3", "2/2"])
    s.to("Play", "B")
    assert values(s, *three) == ["3/3", "3/3", "2/2"]


@plays("Errant of the Open Road")
@pytest.mark.parametrize("who", ["A", "B"])
def test_a_quest_in_an_opponents_turn_counts_for_who_completes_it(who: str) -> None:
    s = orc(
        f"A: offensive: {ERRANT}; hand: Dig, 1; deck: 30; quests: Easy\n"
        f"B: defensive: {ERRANT}, Cow; hand: Dig, 1; deck: 30", TEXTS,
    )  # fmt: skip
    accepting(s, "Easy")
    s.to("Play", "B")
    s.choose("accept Easy")
    until(s, "play Dig")
    if who == "A":
        while s.asked != "A":
            s.choose("lay Spare (2)" if "lay Spare (2)" in s.options() else starting(s, "lay Spare")[0])
        assert "play Dig" in s.options()
    while s.asked != who:
        s.choose("pass")
    aimed(s, "Dig", front="Defensive")
    while starting(s, "yes", "trigger"):
        s.choose(s.way_on())
    assert (s.victory("A"), s.victory("B")) == (int(who == "A"), int(who == "B"))
    assert values(s, ERRANT, f"{ERRANT} (2)") == (["3/3", "2/2"] if who == "A" else ["2/2", "3/3"])


@plays("Close the Shields")
@pytest.mark.parametrize("mine", [True, False])
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_defenders_of_one_battlefield_close_their_shields(mine: bool, front: str) -> None:
    s = orc(
        f"A: 1 gold; offensive: Ox 2/9, Elk; defensive: Rat; hand: {SHIELDS if mine else 'Wait'}, Swap; deck: 9\n"
        f"B: resources: 1; defensive: Cow 1/1, Dog; offensive: Hen; hand: {'Wait' if mine else SHIELDS}; deck: 9{FIGHT}",
        TEXTS,
    )  # fmt: skip
    strikes(s, "Ox")
    blocked(s, "Ox with Cow")
    aimed(s, SHIELDS, front=front)
    hit = (front == "Offensive") is mine
    assert values(s, "Cow", "Dog", "Ox", "Rat", "Hen") == ["1/3" if hit else "1/1", "1/1", "2/9", "1/1", "1/1"]
    on(s)
    assert s.place("Cow") == ("B's Defensive" if hit else "B's graveyard")
    if hit:
        assert s.value("Cow") == "1/3"
        s.to("Play", "B")
        assert s.value("Cow") == "1/1"


@plays("Close the Shields")
def test_who_defends_later_has_no_shield() -> None:
    s = orc(f"A: 1 gold; offensive: Ox 2/9; hand: {SHIELDS}\nB: defensive: Cow 1/1; hand: Wait{FIGHT}", TEXTS)
    strikes(s, "Ox")
    aimed(s, SHIELDS)
    blocked(s, "Ox with Cow")
    assert s.value("Cow") == "1/1"


@plays("Arrow out of the Hedge")
def test_the_arrow_finds_attackers_only() -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox 2/3, Elk 2/9, Yak 9/3, Leech; defensive: Rat; hand: Swap, {ARROW}; deck: 9\n"
        f"B: resources: 2; defensive: Cow; offensive: Hen; hand: {ARROW}; deck: 9", TEXTS,
    )  # fmt: skip
    assert f"play {ARROW}" not in s.options()
    s.to("Move or Attack")
    strikes(s, "Ox", "Elk")
    until(s, f"play {ARROW}")
    assert s.asked == "B"
    wrong = s.fork()
    aiming(s, ARROW, "Defensive")
    assert sorted(targets(s)) == ["Elk", "Ox"]
    hurt = s.fork()
    s.choose("target Ox")
    left = s.fork()
    resolved(s)
    assert (s.place("Ox"), s.gold("B")) == ("A's graveyard", 0)
    on(s)
    assert s.influence("B") == 18
    hurt.choose("target Elk")
    resolved(hurt)
    assert hurt.damage("Elk") == 3
    until(left, "play Swap")
    aiming(left, "Swap")
    left.choose("target Ox")
    resolved(left)
    assert (left.place("Ox"), left.damage("Ox")) == ("A's Defensive", 0)
    wrong.choose(f"play {ARROW}")
    assert "in the Offensive" not in wrong.options()


@plays("Urgent News from Home")
@pytest.mark.parametrize(("who", "state"), [("Cow", ""), ("Cow", " marked"), ("Ward", " assigned")])
def test_an_enemy_goes_home_with_his_things(who: str, state: str) -> None:
    cow = f"Cow 1/9{state}" if who == "Cow" else "Cow"
    s = orc(
        f"A: 2 gold; offensive: Ox; defensive: Rat; attached: Vine on {who}; hand: {NEWS}\n"
        f"B: defensive: {cow}, Ward assigned, Raven; attached: Bow on {who}; offensive: Hen; hand: Wait", TEXTS,
    )  # fmt: skip
    aiming(s, NEWS)
    assert sorted(targets(s)) == ["Cow", "Raven", "Ward"]
    s.choose(f"target {who}")
    resolved(s)
    assert (s.place(who), s.place("Bow"), s.place("Vine")) == ("B's hand", "B's hand", "A's graveyard")
    assert (s.influence("B"), s.gold("A")) == (20, 0)
    s = orc(f"A: 2 gold; offensive: Ox; hand: {NEWS}\nB: defensive: Cow of A; hand: Wait", TEXTS)
    aiming(s, NEWS)
    s.choose(*starting(s, "target"))
    resolved(s)
    assert s.place("Cow") == "A's hand"


@plays("Urgent News from Home")
def test_news_in_the_midst_of_a_fight() -> None:
    text = f"A: 2 gold; offensive: Ox 3/9; hand: {NEWS}\nB: resources: 2; defensive: Cow 1/9; hand: {NEWS}{FIGHT}"
    s = orc(text, TEXTS)
    strikes(s, "Ox")
    blocked(s, "Ox with Cow")
    theirs = s.fork()
    until(s, f"play {NEWS}")
    if s.asked == "B":
        s.choose("pass")
    assert s.asked == "A"
    aimed(s, NEWS, "Cow")
    on(s)
    assert (s.place("Cow"), s.influence("B"), s.damage("Ox")) == ("B's hand", 20, 0)
    until(theirs, f"play {NEWS}")
    assert theirs.asked == "B"
    aimed(theirs, NEWS, "Ox", "Defensive")
    on(theirs)
    assert (theirs.place("Ox"), theirs.influence("B"), theirs.damage("Cow")) == ("A's hand", 20, 0)
