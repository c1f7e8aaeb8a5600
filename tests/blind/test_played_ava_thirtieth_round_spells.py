"""Blind magic and events of AVA's round 30, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, starting, targets
from blind.texts import ava, plays, there, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Stand": "event 0: Unmark target creature.",
    "Spell": "event 1 Gaian: Gain 1 victory point.", "Rite": "magic 1 Gaian: Gain 1 victory point.",
    "Bond": "enchantment 0: Enchant a creature. The enchanted creature gets +1/+1.",
    "Toll": "creature 1/1: Whenever a creature dies, you gain 1 LP.", "Deed": "event 2 Gaian: Gain 1 victory point.",
    "Bury": "event 0: Remove target card in a graveyard from the game.", "Sage": "creature 1/1: (M): Gain 1 victory point.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TITHE, VERDICT, LOAMSONG, LEDGER, TALLY = (
    "Tithe of Cinders", "Drumhead Verdict", "Loamsong", "Ledger of Whispers", "The Exhumer's Tally",
)  # fmt: skip
PALISADO, UNSPELL, BROTH, RIME = "Hasty Palisado", "Unspell the Tongue", "Camp Broth", "Rime"


@plays("Tithe of Cinders")
@pytest.mark.parametrize(("city", "damage"), [("Dale", 3), ("Oak", 3), ("Fen", None)])
def test_a_city_burns(city: str, damage: int | None) -> None:
    s = ava(
        f"A: hand: {TITHE}; gold 2 Red Banner; city Oak (Mind, 9); army: Ox; cities: Moor\n"
        "B: city Dale (Body, 9); army: Elk; city Fen (Body, 3): Hen", TEXTS | {"Moor": "city 2 Soul 6"},
    )  # fmt: skip
    s.choose(f"play {TITHE}")
    assert sorted(targets(s)) == ["Dale", "Fen", "Oak"]
    s.choose(f"target {city}")
    s.all_pass()
    if damage is None:
        assert (s.place("Fen"), s.place("Hen")) == ("B's graveyard", "B's Army")
        return
    s.to("Play", "B")
    assert s.damage(city) == damage  # it stays


@plays("Drumhead Verdict")
@pytest.mark.parametrize(("who", "saved"), [("Elk", False), ("Fox", False), ("Pig", False), ("Elk", True)])
def test_who_is_marked_is_condemned(who: str, saved: bool) -> None:
    s = ava(
        f"A: hand: {VERDICT}; gold 3 The Empire; army: Ox, Pig marked, Toll\n"
        "B: army: Elk marked, Cow; avatar marked; city Dale: Fox marked, Hen; hand: Stand", TEXTS,
    )  # fmt: skip
    s.choose(f"play {VERDICT}")
    assert sorted(targets(s)) == ["Elk", "Fox", "Pig"]
    s.choose(f"target {who}")
    if saved:
        until(s, "play Stand")
        s.choose("play Stand", f"target {who}")
    s.all_pass()
    assert s.place(who).endswith("graveyard") is not saved
    assert s.life("A") == 20 + (not saved)
    s = ava(f"A: hand: {VERDICT}; gold 3 The Empire; army: Ox\nB: army: Elk; avatar marked", TEXTS)
    assert not offered(s, "play")


@plays("Loamsong")
def test_the_top_card_is_gold_at_once_and_one_may_be_laid_besides() -> None:
    s = ava(f"A: hand: {LOAMSONG}, Deed, Rye; gold 3 Gaian; army: Ox; deck: Rat, Hog\nB: army: Elk; hand: 1", TEXTS)
    s.play(LOAMSONG)
    assert (s.place("Rat"), s.marked("Rat"), len(s.deck("A"))) == ("A's gold", False, 1)
    assert not s.sees("B", "Rat")
    assert offered(s, "lay", "Rye")
    s.play("Deed")
    assert (s.victory("A"), s.gems("A")) == (1, "")


@plays("Loamsong")
def test_an_empty_deck_is_no_draw() -> None:
    s = ava(f"A: hand: {LOAMSONG}; gold 2 Gaian; army: Ox; deck: 0\nB: army: Elk; hand: 1", TEXTS)
    s.play(LOAMSONG)
    assert (s.over, s.place(LOAMSONG), s.hand("A")) == (False, "A's graveyard", [])


@plays("Ledger of Whispers")
@pytest.mark.parametrize("deck", [["Rat", "Hog", "Elm", "Yew", "Ash"], ["Rat", "Hog"], ["Rat"], []])
def test_one_of_four_is_taken_and_the_rest_laid_under(deck: list[str]) -> None:
    s = ava(
        f"A: hand: {LEDGER}; gold 2 House of Nobles; army: Ox; deck: {', '.join(deck) or 0}\nB: army: Elk; hand: 1",
        TEXTS,
    )
    s.choose(f"play {LEDGER}")
    seen = list[list[str]]()
    while s.table.chain or any(o.split()[-1] in deck for o in s.options()):
        names = [o for o in s.options() if o.split()[-1] in deck]
        seen += [sorted(o.split()[-1] for o in names)] if names else []
        s.choose(names[-1] if names else s.way_on())
    taken = deck[: len(deck[:4])][-1:]
    assert s.hand("A") == taken
    if len(deck) > 1:
        assert seen[0] == sorted(deck[:4])
    if len(deck) == 5:
        assert s.deck("A") == ["Ash", "Elm", "Hog", "Rat"]  # in the order that was chosen
    else:
        assert sorted(s.deck("A")) == sorted(set(deck) - set(taken))
    for name in taken:
        assert not s.sees("B", name)


@plays("The Exhumer's Tally")
@pytest.mark.parametrize(("wanted", "life"), [([], 20), (["Rat"], 18), (["Rat", "Hog"], 16)])
def test_the_dead_come_back_for_life(wanted: list[str], life: int) -> None:
    s = ava(
        f"A: hand: {TALLY}; gold 3 Dark Legion; army: Ox; grave: Rat, Spell, Hog, Pig\nB: army: Elk; grave: Cow", TEXTS
    )
    s.choose(f"play {TALLY}")
    assert sorted(targets(s)) == ["Hog", "Pig", "Rat"]
    s.choose(*(f"target {name}" for name in wanted), *["done"] * (len(wanted) < 2))
    s.all_pass()
    assert (sorted(s.hand("A")), s.life("A"), s.life("B")) == (sorted(wanted), life, 20)
    assert {"Spell", "Pig"} <= set(there(s, "A's graveyard"))


@plays("The Exhumer's Tally")
def test_only_who_comes_back_costs_and_that_may_be_the_end() -> None:
    s = ava(f"A: hand: {TALLY}; gold 3 Dark Legion; army: Ox; grave: Rat, Hog\nB: army: Elk; hand: Bury", TEXTS)
    s.choose(f"play {TALLY}", "target Rat", "target Hog")
    until(s, "play Bury")
    s.choose("play Bury", "target Rat")
    s.all_pass()
    assert (s.hand("A"), s.life("A")) == (["Hog"], 18)
    s = ava(f"A: 4 LP; hand: {TALLY}; gold 3 Dark Legion; army: Ox; grave: Rat, Hog\nB: army: Elk", TEXTS)
    s.choose(f"play {TALLY}", "target Rat", "target Hog")
    while not s.over:
        s.choose("pass")
    assert s.winner == "B"


@plays("Hasty Palisado")
@pytest.mark.parametrize("mine", [True, False])
def test_a_defender_stands_firm(mine: bool) -> None:
    s = ava(
        f"A: army: Ram 4/9; hand: {'Wait' if mine else PALISADO}; gold 1 Gaian\n"
        f"B: army: Cow 1/1, Elk; hand: {PALISADO if mine else 'Wait'}; gold 1 Gaian{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B's army", "send Ram", "done")
    while not starting(s, "block"):
        assert not offered(s, "play", PALISADO)
        s.choose("pass")
    s.choose("block Ram with Cow", "done")
    until(s, f"play {PALISADO}")
    s.choose(f"play {PALISADO}")
    if targets(s):
        assert targets(s) == ["Cow"]
        s.choose("target Cow")
    while s.table.chain:
        s.choose("pass")
    assert s.value("Cow") == "1/5"
    fought(s)
    assert (s.place("Cow"), s.damage("Cow")) == ("B's Army", 4)
    s = ava(f"A: army: Ram; hand: {PALISADO}; gold 1 Gaian\nB: army: Cow", TEXTS)
    assert not offered(s, "play")


@plays("Unspell the Tongue")
def test_a_magic_card_is_unspelled() -> None:
    s = ava(
        f"A: hand: Rite, Spell, Bond; gold 1 Gaian; army: Sage\nB: army: Elk; hand: {UNSPELL}; gold 2 House of Nobles",
        TEXTS,
    )
    assert not offered(s, "play", UNSPELL)
    spell, bond, sage = s.fork(), s.fork(), s.fork()
    s.choose("play Rite")
    until(s, f"play {UNSPELL}")
    s.choose(f"play {UNSPELL}", *starting(s, "target Rite"))
    s.choose(*starting(s, "target Rite"))
    s.all_pass()
    assert (s.victory("A"), s.place("Rite"), s.gems("A"), s.gems("B")) == (0, "A's graveyard", "", "")
    for other, labels in ((spell, ["play Spell"]), (bond, ["play Bond", "target Elk"]), (sage, ["use Sage"])):
        other.choose(*labels)
        while other.table.chain:
            assert not offered(other, "play", UNSPELL)
            other.choose("pass")
    assert (spell.victory("A"), sage.victory("A"), bond.value("Elk")) == (1, 1, "2/2")


@plays("Camp Broth")
@pytest.mark.parametrize(("army", "life"), [("Ox, Pig marked, Elk of B", 23), ("Ox", 21), ("", 20)])
def test_broth_is_for_each_in_the_army(army: str, life: int) -> None:
    home = f"army: {army}; " if army else ""
    s = ava(f"A: {home}hand: {BROTH}; gold 1 The Empire; city Oak: Nun\nB: army: Cow of A, Hen; hand: 1", TEXTS)
    s.play(BROTH)
    assert (s.life("A"), s.life("B")) == (life, 20)


@plays("Camp Broth")
def test_who_is_there_as_it_is_served_is_counted() -> None:
    s = ava(f"A: army: Ox, Pig; hand: {BROTH}; gold 1 The Empire\nB: army: Cow; hand: Axe", TEXTS)
    s.choose(f"play {BROTH}")
    until(s, "play Axe")
    s.choose("play Axe", "target Ox")
    s.all_pass()
    assert s.life("A") == 21


SIEGE = (
    f"A: army: Ox 3/2, Yak 1/9; hand: Wait\n"
    f"B: army: Cow 2/3; city Dale (Body, 9); hand: {RIME}, Wait; gold 1 Dark Legion{COMBAT}"
)


@plays("Rime on the Bowstrings")
@pytest.mark.parametrize("met", [True, False])
def test_who_is_rimed_hurts_nobody_and_can_be_hurt(met: bool) -> None:
    s = ava(SIEGE, TEXTS)
    assert not offered(s, "play", RIME)
    s.choose("attack Dale", "send Ox", "send Yak", "done")
    until(s, f"play {RIME}")
    s.choose(f"play {RIME}")
    assert sorted(targets(s)) == ["Ox", "Yak"]
    s.choose("target Ox")
    until(s, "block")
    s.choose(*["block Ox with Cow"] * met)
    fought(s)
    assert (s.damage("Dale"), s.damage("Cow")) == (1, 0)
    assert s.place("Ox") == ("A's graveyard" if met else "A's Army")


@plays("Rime on the Bowstrings")
@pytest.mark.parametrize(("answer", "result"), [("yes", (19, 0)), ("no", (20, 1))])
def test_in_an_attack_on_an_army_it_brings_nothing(answer: str, result: tuple[int, int]) -> None:
    s = ava(SIEGE, TEXTS)
    s.choose("attack B's army", "send Ox", "send Yak", "done")
    until(s, f"play {RIME}")
    s.choose(f"play {RIME}", "target Ox")
    fought(s, answer)
    assert (s.life("B"), s.victory("A")) == result
