"""Blind texts of ORC that were understood only later, played as their writers meant them."""

import pytest

from blind.texts import orc, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Hymn": "event 0: Gain 1 influence.",
    "Rite": "magic 0: Deal 1 damage to target creature.", "Spark": "event 0: Deal 1 damage to target creature.",
    "Stop": "event 0: Target event or magic does not resolve.", "Mage": "creature (Caster) 1/9",
}  # fmt: skip


@plays("Court Gossip")
def test_for_a_card_it_looks_at_an_opponents_hand_once_a_turn() -> None:
    s = orc("A: offensive: Court Gossip; hand: Fern, Moss\nB: defensive: Cow; hand: Ox, Elk", TEXTS)
    s.choose("use Court Gossip")
    s.choose(*[label for label in s.options() if "Fern" in label][:1])
    s.all_pass() if s.table.chain else None
    assert (s.hand("A"), s.grave("A")) == (["Moss"], ["Fern"])
    assert [s.table.shown[s.card(name)] & 1 for name in ("Ox", "Elk")] == [1, 1]
    assert "use Court Gossip" not in s.options()


@plays("Court Gossip")
def test_without_a_card_nobody_gossips() -> None:
    s = orc("A: offensive: Court Gossip\nB: defensive: Cow; hand: Ox", TEXTS)
    assert "use Court Gossip" not in s.options()


CANCEL = "A: hand: {}; resources: {}; offensive: Mage\nB: hand: Hush!, 1; resources: 3; defensive: Donkey 1/3"


@plays("Hush!")
@pytest.mark.parametrize("spell", ["Rite", "Spark"])
@pytest.mark.parametrize(("gold", "answer", "damage"), [(2, "yes", 1), (2, "no", 0), (1, "", 0)])
def test_a_spell_is_hushed_unless_its_player_pays(spell: str, gold: int, answer: str, damage: int) -> None:
    s = orc(CANCEL.format(f"{spell}, 1", gold), TEXTS)
    s.choose(f"play {spell}")
    while "play Hush!" not in s.options():
        s.choose(next((o for o in s.options() if o in ("in the Offensive", "target Donkey")), "pass"))
    s.choose("play Hush!")
    s.choose("in the Defensive") if "in the Defensive" in s.options() else None
    s.choose(f"target {spell}") if f"target {spell}" in s.options() else None
    while s.table.chain and not [o for o in s.options() if o.startswith(("yes", "no", "pay"))]:
        s.choose("pass")
    if answer:
        assert s.asked == "A"
        s.choose(next(o for o in s.options() if o.startswith(("pay", "yes") if answer == "yes" else "no")))
    while s.table.chain:
        s.choose(next((o for o in s.options() if o.startswith("no")), "pass"))
    assert (s.damage("Donkey"), s.place(spell), s.gold("A")) == (damage, "A's graveyard", 0 if damage else gold)


@plays("Debt Ledger")
def test_each_spell_of_the_enchanted_opponent_is_a_point_of_influence() -> None:
    s = orc(
        """
        A: 10 influence; hand: Wait; attached: Debt Ledger on B
        B: hand: Rite, Spark, Fern, Hymn; offensive: Mage
        phase: Play, active B
        """,
        TEXTS,
    )
    for spell in ("Rite", "Spark"):
        s.choose(f"play {spell}")
        while s.table.chain:
            s.choose(next((o for o in s.options() if o in ("in the Offensive", "target Mage")), s.way_on()))
    assert s.influence("A") == 12
    s.choose("play Hymn")
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.influence("A"), s.influence("B")) == (13, 21)


@plays("Debt Ledger")
def test_own_spells_and_creatures_are_no_debts_and_it_is_put_on_an_opponent() -> None:
    s = orc(
        "A: 10 influence; offensive: Noble, Duke; hand: Hymn, Debt Ledger; resources: 3\nB: hand: 1",
        TEXTS | dict.fromkeys(("Noble", "Duke"), "creature 1 House of Nobles 1/1"),
    )
    s.choose("play Debt Ledger")
    while s.table.chain or s.place("Debt Ledger") == "A's hand":
        s.choose(s.options()[0])
    assert s.place("Debt Ledger") == "on player B"
    s.choose("play Hymn")
    while s.table.chain:
        s.choose(s.way_on())
    assert s.influence("A") == 11


@plays("Nine Candles")
def test_three_magic_cards_of_one_turn_are_rewarded() -> None:
    rites = TEXTS | dict.fromkeys(("Rite", "Song", "Oath", "Vow"), "magic 0: Gain 1 influence.")
    s = orc("A: offensive: Mage; hand: Rite, Song, Oath, Vow; resources: 3; quests: Nine Candles\nB: hand: 1", rites)
    s.choose("accept Nine Candles")
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.pursues("A"), s.gold("A")) == (["Nine Candles"], 0)
    for n, rite in enumerate(("Rite", "Song", "Oath"), 1):
        assert s.victory("A") == 0
        s.choose(f"play {rite}")
        while s.table.chain:
            s.choose(s.way_on())
        assert len(s.hand("A")) == 4 - n + (2 if n == 3 else 0)
    assert (s.victory("A"), s.pursues("A"), s.gold("A")) == (3, [], 3)


@plays("Nine Candles")
def test_before_it_was_accepted_and_in_two_turns_they_do_not_count() -> None:
    rites = TEXTS | dict.fromkeys(("Rite", "Song", "Oath", "Vow"), "magic 0: Gain 1 influence.")
    s = orc("A: offensive: Mage; hand: Rite, Song, Oath, Vow; resources: 3; quests: Nine Candles\nB: hand: 1", rites)
    s.choose("play Rite")
    while s.table.chain:
        s.choose(s.way_on())
    s.choose("accept Nine Candles")
    for rite in ("Song", "Oath"):
        while s.table.chain:
            s.choose(s.way_on())
        s.choose(f"play {rite}")
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.victory("A"), s.pursues("A")) == (0, ["Nine Candles"])
    s.to("Play", "B")
    s.to("Play", "A")
    s.choose("play Vow")
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.victory("A"), s.pursues("A")) == (0, ["Nine Candles"])
