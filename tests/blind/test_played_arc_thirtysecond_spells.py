"""Blind texts of ARC's thirtysecond round about spells, attachments and cities, played as their writers meant them."""

import pytest

from blind.gestures import aims, fought, offered, resolve, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Charm": "enchantment 0: Attach to a creature.",
    "Lord": "creature 1 1/1: (M): Gain 1 VP.", "Spell": "magic 0: Draw a card.", "Two": "creature 2 Gaian 1/1",
    "Red": "creature 1 Red Banner 1/1", "Green": "creature 1 Gaian 1/1", "Loyal": "creature 2 Gaian loyalty 2 1/1",
    "Raise": "magic 0: Put target creature card from your graveyard into play.", "Magic": "magic 2 Gaian: Draw a card.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
WON = pytest.mark.parametrize("won", ["", " (advantage)"])
MIDGES, LEDGER, SONG = "Plague of Midges", "Ledger of Small Debts", "Ramming Song"


@plays("Plague of Midges")
def test_the_midges_weaken_and_kill() -> None:
    s = arc(f"A: army: Wolf; hand: {MIDGES}; gems 2 Gaian\nB: army: Ox 1/3; city Elm (Body, 8): Hen 3/2", TEXTS)
    s.choose(f"play {MIDGES}")
    assert sorted(aims(s)) == ["Hen", "Ox", "Wolf"]
    dead = s.fork()
    s.choose("target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.value("Ox").rpartition("/")[2]) == ("B's Army", "1")
    s.to("Play", "B")
    assert s.value("Ox") == "1/3"
    dead.choose("target Hen")
    dead.all_pass()
    assert dead.place("Hen") == "B's graveyard"


@plays("Ledger of Small Debts")
@pytest.mark.parametrize("card", ["Wait", "Axe", "Two"])
def test_of_the_debts_one_is_paid(card: str) -> None:
    s = arc(f"A: army: Wolf; hand: {LEDGER}, Wait; gems 2 The Empire; deck: Axe, Two, 4\nB: army: Ox", TEXTS)
    s.choose(f"play {LEDGER}")
    until(s, "pick" if s.table.chain else "discard")
    assert sorted(aims(s)) == ["Axe", "Two", "Wait"]
    s.choose(f"pick {card}")
    assert sorted(s.hand("A")) == sorted({"Axe", "Two", "Wait"} - {card})
    assert card in s.grave("A")


@plays("Ramming Song")
@pytest.mark.parametrize(("goal", "x"), [("Elm", 2), ("Elm", 0), ("Fir", 3), ("Oak", 1)])
def test_the_song_rams_a_city_for_what_is_paid(goal: str, x: int) -> None:
    s = arc(
        f"A: army: Wolf; hand: {SONG}; gems 4 Red Banner; city Oak (Body, 8)\n"
        "B: army: Ox; city Elm (Body, 8); city Fir (Body, 2)", TEXTS,
    )  # fmt: skip
    s.choose(f"play {SONG}")
    assert sorted(aims(s)) == ["Elm", "Fir", "Oak"]
    s.choose(f"target {goal}")
    assert offered(s, "number") == ["0", "1", "2", "3"]
    s.choose(f"number {x}")
    s.all_pass()
    assert (s.consumed("A"), s.points("B")) == (f"{x + 1} Red Banner", 15)
    assert (s.place("Fir") == "B's graveyard") is (goal == "Fir")
    if goal != "Fir":
        assert s.damage(goal) == x
    assert f"play {SONG}" not in arc(f"A: hand: {SONG}; gems 3 Gaian\nB: army: Ox", TEXTS).options()


PEAT, MUSTER, STAIR = "Called from the Peat", "Moonless Muster", "Hidden Stair"


@plays("Called from the Peat")
def test_a_creature_is_called_out_of_ones_own_grave() -> None:
    s = arc(f"A: hand: {PEAT}; gems 2 Dark Legion; grave: Hen, Wait, Two\nB: army: Ox 1/3; grave: Green", TEXTS)
    s.choose(f"play {PEAT}")
    assert sorted(aims(s)) == ["Hen", "Two"]
    s.choose("target Hen")
    s.all_pass()
    assert (s.hand("A"), sorted(s.grave("A"))) == (["Hen"], sorted([PEAT, "Two", "Wait"]))
    s = arc(f"A: hand: {PEAT}; gems 2 Dark Legion; grave: Wait\nB: army: Ox 1/3; grave: Green", TEXTS)
    assert f"play {PEAT}" not in s.options()


@plays("Moonless Muster")
def test_residents_are_mustered_without_a_move() -> None:
    s = arc(
        f"A: army: Wolf; hand: {MUSTER}; gems 3 Red Banner; city Oak (Body, 8): Hen 1/3, Cow 1/2 marked, Elk 1/1\n"
        "B: army: Ox 1/3; city Elm (Mind, 7)", TEXTS,
    )  # fmt: skip
    s.choose(f"play {MUSTER}", *starting(s, "pick Oak"))
    assert sorted(offered(s, "pick")) == ["Cow", "Elk", "Hen"]
    s.choose("pick Hen", "pick Cow", "done")
    assert [s.place(name) for name in ("Hen", "Cow", "Elk")] == ["A's Army", "A's Army", "Oak"]
    assert values(s, "Hen", "Cow", "Elk", "Wolf") == ["2/3", "2/2", "1/1", "1/1"]
    assert [s.marked(name) for name in ("Hen", "Cow")] == [False, True]
    assert "move Elk to the Army" in s.options()  # the city has been part of no move
    s.to("Attack")
    s.choose("attack Elm")
    assert "send Hen" in s.options()
    s.to("Play", "B")
    assert s.value("Hen") == "1/3"


@plays("Moonless Muster")
def test_nobody_need_be_mustered() -> None:
    s = arc(
        f"A: hand: {MUSTER}; gems 3 Red Banner; city Oak (Body, 8): Hen; city Ash (Mind, 8): Elk\nB: city Elm (Mind, 7)"
    )
    s.choose(f"play {MUSTER}")
    assert sorted(aims(s)) == ["Ash", "Oak"]
    s.choose("pick Ash")
    assert sorted(offered(s, "pick")) == ["Elk"]
    s.choose("done")
    assert (s.place("Hen"), s.place("Elk"), s.value("Elk")) == ("Oak", "Ash", "1/1")


@plays("Hidden Stair")
def test_whoever_takes_the_stair_gets_up() -> None:
    s = arc(f"A: army: Wolf marked; hand: {STAIR}, Wait; gems 1 House of Nobles\nB: army: Ox 1/3 marked, Cow", TEXTS)
    s.choose(f"play {STAIR}")
    assert sorted(aims(s)) == ["Cow", "Ox", "Wolf"]
    s.choose("target Ox")
    while s.table.chain:
        s.choose("pass")
    assert (s.marked("Ox"), s.marked("Wolf")) == (False, True)
    s = arc(
        f"A: army: Wolf 1/9, Fox; hand: {STAIR}; gems 1 House of Nobles\nB: army: Ox 1/3; city Elm (Body, 8){COMBAT}"
    )
    s.choose("attack Elm", "send Wolf", "done")
    until(s, "play")
    s.choose(f"play {STAIR}", "target Wolf")
    while s.table.chain:
        s.choose("pass")
    assert not s.marked("Wolf")
    until(s, "block")
    s.choose("done")
    fought(s)
    assert s.damage("Elm") == 1


HORN, CANDLE, WASPS, HUSH = "Horn Answered Late", "Candle Pinched Out", "Barrel of Wasps", "Plover's Hush Money"


@plays("Horn Answered Late")
def test_the_horn_is_heard_by_those_who_defend() -> None:
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: Ox 1/3, Cow 1/3; hand: {HORN}; gems 2 Gaian{COMBAT}", TEXTS)
    s.choose("attack B's army")
    early = s.fork()
    until(s, "block")
    s.choose("block Wolf with Ox", "done")
    until(s, f"play {HORN}")
    s.choose(f"play {HORN}")
    while s.table.chain:
        s.choose("pass")
    assert values(s, "Ox", "Cow", "Wolf") == ["2/4", "1/3", "1/9"]
    early.choose(f"play {HORN}")
    until(early, "block")
    early.choose("block Wolf with Ox", "done")
    assert values(early, "Ox", "Cow") == ["1/3", "1/3"]


@plays("Candle Pinched Out")
@pytest.mark.parametrize(("card", "meets"), [("Spell", True), ("Wait", True), ("Two", False), ("Charm", False)])
def test_the_candle_puts_out_magic_and_events(card: str, meets: bool) -> None:
    s = arc(
        f"A: army: Wolf; hand: {card}; gems 2 Gaian; deck: 9\nB: army: Ox; hand: {CANDLE}, Wait; gems 3 Dark Legion",
        TEXTS,
    )
    s.choose(f"play {card}")
    s.choose(*starting(s, "target Wolf"))
    until(s, "play Wait")
    assert (f"play {CANDLE}" in s.options()) is meets
    if meets:
        s.choose(f"play {CANDLE}")
        resolve(s)
        assert (s.grave("A"), s.hand("A"), s.grave("B"), s.consumed("B")) == ([card], [], [CANDLE], "3 Dark Legion")


@plays("Barrel of Wasps")
def test_the_wasps_sting_attackers() -> None:
    s = arc(f"A: army: Wolf 1/2, Fox, Cur\nB: army: Ox 1/3; hand: {WASPS}, Wait; gems 2 Gaian{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Wolf", "send Fox", "done", f"play {WASPS}")
    assert sorted(aims(s)) == ["Fox", "Wolf"]
    s.choose("target Wolf")
    while s.table.chain:
        s.choose("pass")
    assert (s.place("Wolf"), s.place("Fox")) == ("A's graveyard", "A's Army")
    s = arc(f"A: army: Wolf; hand: {WASPS}; gems 2 Gaian\nB: army: Ox", TEXTS)
    assert f"play {WASPS}" not in s.options()


@plays("Plover's Hush Money")
@pytest.mark.parametrize(
    ("gems", "pays", "won"), [("2 Gaian", True, True), ("2 Gaian", False, False), ("1 Gaian", False, False)]
)
def test_who_is_hushed_counts_for_nothing_unless_it_is_paid(gems: str, pays: bool, won: bool) -> None:
    s = arc(
        f"A: city Oak (Body, 8): Hen cost 3; gems {gems}; army: Lord\n"
        f"B: city Elm (Body, 8): Cow cost 2, Ewe cost 1; hand: {HUSH}; gems 1 The Empire, 2 Red Banner{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Hen", f"play {HUSH}", "target Hen")
    assert bool(starting(s, "pay")) is (gems == "2 Gaian")
    s.choose(*(starting(s, "pay") if pays else ["no"] * ("no" in s.options())))
    assert s.marked("Hen")
    s.choose("bid Ewe", *["done"] * pays)
    assert (("A wins the bid for Body" in s.log()), s.consumed("A")) == (won, gems if pays else "")


@plays("Plover's Hush Money")
def test_the_hush_money_is_paid_in_a_bid_alone() -> None:
    s = arc(f"A: hand: {HUSH}; gems 3 The Empire; city Oak (Body, 8): Hen cost 3; army: Wolf\nB: army: Ox", TEXTS)
    assert f"play {HUSH}" not in s.options()
    s = arc(
        f"A: city Oak (Body, 8): Hen cost 3\nB: city Elm (Body, 8): Cow cost 3; hand: {HUSH}; gems 1 The Empire; army: Ox"
        f"{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Hen", "pass", "bid Cow")
    s.choose(f"play {HUSH}")  # after the answer's marks, too
    assert sorted(aims(s)) == ["Cow", "Hen"]


IVY, JERKIN, STAMP, LEASH = "Ivy in the Mortar", "Boarhide Jerkin", "Stamp of Arrears", "Leash of Good Manners"


@plays("Ivy in the Mortar")
def test_the_ivy_gnaws_at_the_end_of_its_citys_turns() -> None:
    s = arc(f"A: hand: {IVY}; gems 2 Gaian; city Oak (Body, 8); army: Wolf\nB: army: Ox; city Elm (Body, 8)", TEXTS)
    s.choose(f"play {IVY}")
    assert sorted(aims(s)) == ["Elm", "Oak"]
    s.choose("target Elm")
    s.to("Play", "B")
    assert s.damage("Elm") == 0  # that was A's turn
    s.to("Play", "A")
    assert s.damage("Elm") == 1
    s.to("Play", "B")
    assert s.damage("Elm") == 1
    s = arc(
        f"A: army: Wolf; city Oak (Body, 3, hurt 2); city Fir (Body, 9); attached: {IVY} on Oak\nB: army: Ox", TEXTS
    )
    s.to("Play", "B")
    assert (s.place("Oak"), s.place(IVY)) == ("A's graveyard", "A's graveyard")


@plays("Boarhide Jerkin")
def test_who_wears_the_jerkin_is_stronger() -> None:
    s = arc(f"A: hand: {JERKIN}; gems 2 Red Banner; army: Wolf\nB: army: Ox; city Elm (Body, 8): Hen", TEXTS)
    s.choose(f"play {JERKIN}")
    assert sorted(aims(s)) == ["Hen", "Ox", "Wolf"]
    s.choose("target Ox")
    s.to("Play", "B")
    assert values(s, "Ox", "Wolf") == ["2/3", "1/1"]


@plays("Stamp of Arrears")
def test_one_gem_of_the_stamped_stays_spent() -> None:
    s = arc(
        f"A: hand: {STAMP}; gems 2 House of Nobles; army: Wolf\nB: army: Ox; gems 2 Gaian consumed, 1 Red Banner consumed"
    )
    s.choose(f"play {STAMP}", "target Gaian resource card")
    s.to("Play", "B")
    assert (s.consumed("B"), s.gems("B")) == ("1 Gaian", "1 Gaian + 1 Red Banner")
    s = arc(
        f"A: hand: {STAMP}; gems 2 House of Nobles; army: Wolf\nB: army: Ox; gems 2 Gaian; hand: Magic; deck: 9", TEXTS
    )
    s.choose(f"play {STAMP}", "target Gaian resource card")
    s.to("Play", "B")
    s.choose("play Magic")  # once it can be spent
    s.to("Play", "A")
    s.to("Play", "B")
    assert s.consumed("B") == "1 Gaian"


@plays("Leash of Good Manners")
def test_the_leashed_neither_attacks_nor_moves() -> None:
    leashed = f"army: Wolf 1/9, Fox; attached: {LEASH} on Wolf; city Oak (Body, 8)"
    s = arc(f"A: {leashed}\nB: army: Ox; city Elm (Body, 8)", TEXTS)
    assert (offered(s, "move", "Wolf"), bool(offered(s, "move", "Fox")), starting(s, "use")) == ([], True, [])
    s.to("Attack")
    s.choose("attack Elm")
    assert s.marked("Wolf") is False
    s = arc(f"A: army: Ox 1/9; {WAITING}\nB: {leashed}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    assert "block Ox with Wolf" in s.options()


@plays("Leash of Good Manners")
def test_whose_creature_it_is_slips_the_leash() -> None:
    s = arc(f"A: hand: {LEASH}; gems 6 House of Nobles; army: Wolf\nB: army: Ox; gems 3 Gaian; hand: Wait", TEXTS)
    s.choose(f"play {LEASH}", "target Ox")
    resolve(s)
    assert not starting(s, "use")
    s.to("Play", "B")
    assert not offered(s, "move", "Ox")
    s.choose(*starting(s, "use"))
    resolve(s)
    assert (s.place(LEASH), s.consumed("B"), bool(offered(s, "move", "Ox"))) == ("A's graveyard", "3 Gaian", True)
    s = arc(f"A: army: Wolf; gems 2 Gaian; attached: {LEASH} on Wolf\nB: army: Ox", TEXTS)
    assert not starting(s, "use")


QUAY, EAVES, RING, REDOUBT = "Saltgrave Quay", "Thousand Eaves", "Mosshallow Ring", "Cattlegate Redoubt"


@plays("Saltgrave Quay")
@WON
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
def test_from_the_quay_attackers_are_stronger(won: str, goal: str) -> None:
    s = arc(
        f"A: city {QUAY}{won}; army: Wolf 1/9, Fox 1/9; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 8); {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}", "send Wolf", "done")
    assert values(s, "Wolf", "Fox", "Ox") == ["2/9" if won else "1/9", "1/9", "1/9"]
    fought(s)
    assert s.value("Wolf") == "1/9"


@plays("Thousand Eaves")
@WON
def test_under_the_eaves_creatures_are_cheaper(won: str) -> None:
    s = arc(f"A: city {EAVES}{won}; hand: Two, Two, Magic; gems 2 Gaian\nB: army: Ox", TEXTS)
    s.choose("play Two")
    s.all_pass()
    assert s.consumed("A") == ("1 Gaian" if won else "2 Gaian")
    assert (bool(starting(s, "play Two")), "play Magic" in s.options()) == (won != "", False)
    s = arc(f"A: city {EAVES}{won}; city {EAVES}{won}; hand: Loyal; gems 1 Gaian, 1 Red Banner\nB: army: Ox", TEXTS)
    assert ("play Loyal" in s.options()) is (won != "")


@plays("Mosshallow Ring")
@WON
def test_residents_of_the_ring_bear_more(won: str) -> None:
    s = arc(
        f"A: army: Wolf 2/9; {WAITING}\nB: city {RING}{won}: Hen; army: Ox; city Elm (Body, 8): Cow; {WAITING}{COMBAT}",
        TEXTS,
    )
    inside = f"1/{3 if won else 1}"
    assert values(s, "Hen", "Ox", "Cow", "Wolf") == [inside, "1/1", "1/1", "2/9"]
    army = s.fork()
    s.choose(f"attack {RING}")
    assert values(s, "Hen", "Ox", "Cow", "Wolf") == [inside, inside, "1/1", "2/9"]
    fought(s)
    assert s.value("Ox") == "1/1"
    army.choose("attack B's army")
    assert army.value("Ox") == "1/1"


@plays("Cattlegate Redoubt")
@WON
def test_only_banner_folk_enter_the_redoubt(won: str) -> None:
    hand = "hand: Red, Green, Raise; gems 4 Red Banner; army: Wolf, Bull; grave: Two"
    cards = TEXTS | {"Bull": "creature 1 Red Banner 1/9", "Wolf": "creature 1 Gaian 1/9"}
    s = arc(f"A: city {REDOUBT}{won}; city Oak (Body, 8); {hand}\nB: army: Ox", cards)
    assert f"move Bull to {REDOUBT}" in s.options()
    assert f"move Wolf to {REDOUBT}" not in s.options()
    s.choose("play Red")
    assert f"place in {REDOUBT}" in s.options()
    s = arc(f"A: city {REDOUBT}{won}; city Oak (Body, 8); {hand}\nB: army: Ox", cards)
    s.choose("play Green")
    s.all_pass()
    assert s.place("Green") == "Oak"
    s = arc(f"A: army: Ox 1/9; {WAITING}\nB: city {REDOUBT}{won}: Hen; army: Wolf, Bull{COMBAT}", cards)
    s.choose(f"attack {REDOUBT}")
    until(s, "block")
    assert set(offered(s, "block")) == {"Ox with Hen", "Ox with Bull"}


@plays("Cattlegate Redoubt")
@WON
def test_out_of_the_redoubt_they_march_awake(won: str) -> None:
    s = arc(f"A: city {REDOUBT}{won}: Hen, Cow, Hog marked; city Oak (Body, 8): Elk; army: Wolf\nB: army: Ox", TEXTS)
    assert not offered(s, "move", "Hog")
    aside, other = s.fork(), s.fork()
    s.choose("move Hen to the Army")
    resolve(s)
    assert (s.marked("Hen"), s.place("Hen"), offered(s, "move", "Cow")) == (not won, "A's Army", [])
    aside.choose("move Hen to Oak")
    resolve(aside)
    assert aside.marked("Hen")
    other.choose("move Elk to the Army")
    resolve(other)
    assert other.marked("Elk")
