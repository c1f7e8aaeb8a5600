"""Blind texts of ORC's third round, its creatures, played as their writer meant them."""

import pytest

from blind.texts import orc, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Spark": "event 0: Deal 2 damage to target creature.",
    "Home": "event 0: Return target creature to its owner's hand.", "Hymn": "event 0: Gain 1 influence.",
    "Exile": "event 0: Remove target creature from the game.", "Hex": "magic 0: Kill target creature.",
    "Vines": "enchantment 0: Enchanted creature gets +1/+1.", "Spear": "equipment 0: Equipped creature gets +1/0.",
    **dict.fromkeys(("Grub", "Snag"), "creature 1 (Goblin) 1/1"),
}  # fmt: skip
FIGHT = "phase: Move or Attack"


@plays("Thornwood Sentinel")
def test_in_the_defensive_it_is_stronger_and_only_there() -> None:
    s = orc("A: defensive: Thornwood Sentinel; hand: 1\nB: offensive: Hen; hand: 1\nphase: Move or Attack")
    assert s.value("Thornwood Sentinel") == "2/4"
    s.choose("move Thornwood Sentinel")
    assert (s.place("Thornwood Sentinel"), s.value("Thornwood Sentinel")) == ("A's Offensive", "1/2")
    hurt = orc("A: defensive: Thornwood Sentinel hurt 2, Ox; hand: 1\nB: hand: 1\nphase: Move or Attack")
    assert hurt.place("Thornwood Sentinel") == "A's Defensive"
    hurt.choose("move Thornwood Sentinel")
    assert hurt.place("Thornwood Sentinel") == "A's graveyard"


@plays("Goblin Drumbeater")
def test_other_goblins_of_its_front_strike_harder() -> None:
    s = orc(
        """
        A: offensive: Goblin Drumbeater, Grub, Ox 1/1; defensive: Snag
        B: defensive: Goblin Cook 1/1; offensive: Goblin King 1/1
        """,
        TEXTS,
    )
    values = [s.value(name) for name in ("Goblin Drumbeater", "Grub", "Ox", "Snag", "Goblin Cook", "Goblin King")]
    assert values == ["1/2", "2/1", "1/1", "1/1", "1/1", "1/1"]
    s = orc("A: offensive: Goblin Drumbeater, Goblin Drumbeater; defensive: Snag\nB: hand: 1", TEXTS)
    assert [s.value(name) for name in ("Goblin Drumbeater", "Goblin Drumbeater (2)")] == ["2/2", "2/2"]


@plays("Ledger Keeper")
def test_it_draws_and_then_discards_the_one_it_likes() -> None:
    s = orc("A: offensive: Ledger Keeper; hand: Fox; deck: Rat, Elk\nB: hand: 1")
    s.choose("use Ledger Keeper")
    s.all_pass()
    assert (s.marked("Ledger Keeper"), len(s.options())) == (True, 2)
    s.choose(next(label for label in s.options() if "Rat" in label))
    assert (s.hand("A"), s.grave("A")) == (["Fox"], ["Rat"])
    s = orc("A: offensive: Ledger Keeper marked; hand: Fox; deck: Rat, Elk\nB: hand: 1")
    assert "use Ledger Keeper" not in s.options()


@plays("Ledger Keeper")
def test_with_an_empty_deck_it_still_discards() -> None:
    s = orc("A: offensive: Ledger Keeper; hand: Fox, Elk; deck: 0\nB: hand: 1")
    s.choose("use Ledger Keeper")
    s.all_pass()
    s.choose(next(label for label in s.options() if "Elk" in label))
    assert (s.hand("A"), s.grave("A")) == (["Fox"], ["Elk"])


@plays("Gallows Wight")
@pytest.mark.parametrize(("event", "loss"), [("Axe", 2), ("Spark", 2), ("Home", 0), ("Exile", 0)])
def test_its_death_costs_each_opponent_two_influence(event: str, loss: int) -> None:
    s = orc(f"A: hand: {event}, 1\nB: defensive: Gallows Wight; hand: Hymn\nC: hand: 1", TEXTS)
    s.choose(f"play {event}")
    s.all_pass()
    assert s.place("Gallows Wight") != "B's Defensive"
    assert [s.influence(seat) for seat in "ABC"] == [20 - loss, 20, 20 - loss]


@plays("Gallows Wight")
def test_dying_in_combat_it_does_so_too() -> None:
    s = orc(f"A: offensive: Ox 9/9; hand: 1\nB: defensive: Gallows Wight; hand: 1\n{FIGHT}")
    s.choose("attack B", "block Ox with Gallows Wight")
    s.to("Second Play")
    assert (s.place("Gallows Wight"), s.influence("A"), s.influence("B")) == ("B's graveyard", 18, 20)


OGRE = "A: offensive: Siege Ogre; resources: {} Hay marked; attached: Spear on Siege Ogre, Vines on Siege Ogre; hand: 1"


@plays("Siege Ogre")
def test_unpaid_it_goes_home_with_its_equipment_and_paid_it_stays() -> None:
    s = orc(f"{OGRE.format(2)}\nB: hand: 1\nphase: Discard, active B", TEXTS)
    s.to("Upkeep", "A")
    paid = s.fork()
    paid.choose("pay upkeep of Siege Ogre")
    assert (paid.place("Siege Ogre"), paid.gold("A")) == ("A's Offensive", 0)
    s.choose("pay no upkeep of Siege Ogre")
    assert [s.place(name) for name in ("Siege Ogre", "Spear", "Vines")] == ["A's hand", "A's hand", "A's graveyard"]
    assert s.gold("A") == 2


@plays("Siege Ogre")
def test_who_cannot_pay_loses_it_to_his_hand() -> None:
    s = orc(f"{OGRE.format(1)}\nB: hand: 1\nphase: Discard, active B", TEXTS)
    s.to("Play", "A")
    assert (s.place("Siege Ogre"), s.gold("A")) == ("A's hand", 1)


@plays("Watchtower Captain")
def test_assigned_for_a_gold_it_shields_the_others_of_its_front_from_the_next_turn_on() -> None:
    s = orc(
        "A: defensive: Watchtower Captain, Ox 1/1; offensive: Elk 1/1; resources: 2; hand: 1\n"
        "B: offensive: Hen 1/1; hand: Spark, 1",
        TEXTS,
    )
    s.carry_out("assign Watchtower Captain")
    assert (s.assigned("Watchtower Captain"), s.gold("A"), s.value("Ox")) == (True, 1, "1/1")
    s.to("Play", "B")
    assert [s.value(name) for name in ("Ox", "Elk", "Hen", "Watchtower Captain")] == ["1/3", "1/1", "1/1", "2/3"]
    s.choose("play Spark", "in the Offensive", "target Ox")
    s.all_pass()
    assert (s.damage("Ox"), s.place("Ox")) == (2, "A's Defensive")
    s.to("Unmark", "A")
    s.choose("unassign Watchtower Captain")
    assert (s.marked("Watchtower Captain"), s.value("Ox")) == (True, "1/1")


@plays("Watchtower Captain")
def test_when_it_leaves_those_whom_it_kept_alive_die() -> None:
    s = orc(
        "A: defensive: Watchtower Captain assigned, Ox 1/1 hurt 2; resources: 2; hand: 1\nB: offensive: Hen; hand: Axe, 1\n"
        "phase: Play, active B",
        TEXTS,
    )
    assert (s.place("Ox"), s.value("Ox")) == ("A's Defensive", "1/3")
    s.choose("play Axe", "target Watchtower Captain")
    s.all_pass()
    assert s.place("Ox") == "A's graveyard"
    s = orc("A: defensive: Watchtower Captain; hand: 1\nB: hand: 1")
    assert "assign Watchtower Captain" not in s.options()  # there is no gold


@plays("Wolfpack Matriarch")
def test_two_others_are_marked_and_an_attacker_of_her_battlefield_is_stronger_for_the_turn() -> None:
    s = orc(
        f"""
        A: offensive: Wolfpack Matriarch, Ox 1/1, Elk 1/1, Cow 1/1, Rat 1/1; hand: 1
        B: defensive: Hen 1/1; hand: Hymn
        {FIGHT}
        """,
        TEXTS,
    )
    assert "use Wolfpack Matriarch" not in s.options()  # nobody attacks
    s.choose("attack B", "send Ox", "send Cow", "done", "pass", "use Wolfpack Matriarch")
    assert "target Elk" not in s.options()
    s.choose("target Ox")
    while any(label.startswith("give") for label in s.options()):
        assert "give Cow" not in s.options()  # whoever attacks is marked already
        s.choose(s.options()[0])
    while s.table.chain:
        s.choose("pass")
    assert s.value("Ox") == "3/3"
    assert [s.marked(name) for name in ("Wolfpack Matriarch", "Elk", "Rat")] == [False, True, True]
    s.to("Second Play")
    assert s.value("Ox") == "3/3"
    s.to("Draw", "B")
    assert s.value("Ox") == "1/1"


@plays("Wolfpack Matriarch")
def test_from_the_defensive_she_helps_an_enemys_attacker_and_two_must_be_free() -> None:
    for others, can in (("Elk, Rat", True), ("Elk, Rat marked", False), ("Elk", False)):
        s = orc(
            f"A: offensive: Ox 1/1; hand: 1\nB: defensive: Wolfpack Matriarch, {others}; hand: Hymn\n{FIGHT}", TEXTS
        )
        s.choose("attack B")
        assert ("use Wolfpack Matriarch" in s.options()) == can
        if can:
            s.choose("use Wolfpack Matriarch", "give Elk", *(["give Rat"] if "give Rat" in s.options() else []))
            s.choose("pass")
            assert s.value("Ox") == "3/3"


ENVOY = "A: hand: Lord Velmar's Envoy, 1; resources: 4\nB: hand: {}\nphase: Entrance"


@plays("Lord Velmar's Envoy")
def test_as_it_enters_an_event_of_a_hand_that_is_seen_is_discarded_without_an_answer() -> None:
    s = orc(ENVOY.format("Axe, Hymn, Hex, Fox"), TEXTS)
    s.choose("play Lord Velmar's Envoy", "in the Offensive")
    while "pass" in s.options():
        s.choose("pass")
    assert (s.asked, s.options()) == ("A", ["pick Axe", "pick Hymn"])
    assert (s.sees("A", "Fox"), s.sees("A", "Hex")) == (True, True)
    s.choose("pick Hymn")
    assert (s.place("Hymn"), s.hand("B")) == ("B's graveyard", ["Axe", "Hex", "Fox"])


@plays("Lord Velmar's Envoy")
def test_a_hand_without_an_event_is_just_seen_and_an_opponent_is_named() -> None:
    s = orc(ENVOY.format("Hex, Fox"), TEXTS)
    s.choose("play Lord Velmar's Envoy", "in the Offensive")
    assert (s.hand("B"), s.sees("A", "Fox"), s.place("Lord Velmar's Envoy")) == (["Hex", "Fox"], True, "A's Offensive")
    s = orc("A: hand: Lord Velmar's Envoy, 1; resources: 4\nB: hand: Axe\nC: hand: Hymn\nphase: Entrance", TEXTS)
    s.choose("play Lord Velmar's Envoy", "in the Offensive")
    while "pass" in s.options():
        s.choose("pass")
    assert s.options() == ["target player B", "target player C"]
    s.choose("target player C")
    assert (s.place("Hymn"), s.place("Axe")) == ("C's graveyard", "B's hand")


BLADE = f"""
    A: offensive: Ox 1/1, Elk{{}}, Rat; defensive: Owl; attached: Heirloom Blade on Ox; hand: Wait
    B: defensive: Cow 9/9; hand: 1
    {FIGHT}
"""


@plays("Heirloom Blade")
@pytest.mark.parametrize("state", ["", " marked"])
def test_the_blade_goes_on_from_hand_to_hand_when_its_carrier_dies_in_combat(state: str) -> None:
    s = orc(BLADE.format(state), {**TEXTS, "Wait": "event 0: Draw a card."})
    assert s.value("Ox") == "3/1"
    s.choose("attack B", "send Ox", "done")
    while "block Ox with Cow" not in s.options():
        s.choose("pass")
    s.choose("block Ox with Cow")
    while "yes" not in s.options():
        s.choose("pass")
    no = s.fork()
    s.choose("yes")
    assert sorted(s.options()) == ["pick Elk", "pick Rat"]
    s.choose("pick Elk")
    assert (s.place("Heirloom Blade"), s.value("Elk"), s.marked("Elk")) == ("on Elk", "3/1", bool(state))
    no.choose("no")
    assert no.place("Heirloom Blade") == "A's Offensive"
