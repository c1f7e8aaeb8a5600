"""Blind texts of AVA's fourteenth round, its creatures and enchantments, played as their writer meant them."""

import pytest

from blind.gestures import blocking, fought
from blind.texts import ava, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Call": "event 0: Unmark target creature.", "Free": "event 0: Unmark target resource card.", "Fern": "creature 0 Gaian 1/1",
    "Take": "magic 0: Gain control of target creature.", "Bond": "enchantment 0: Attach to target creature.",
    "Wake": "event 0: Put target creature card from your graveyard into your Army.",
    "Herd": "magic 0: Put a creature card from your hand into play in one of your cities.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Stray Drummer")
def test_the_drummer_plays_for_attackers_that_go_with_the_avatar() -> None:
    s = ava(
        f"A: army: Ox 1/9, Cow 1/9; city Dale (Body, 8): Stray Drummer marked; hand: 1\nB: army: Elk 1/9; hand: Wait{COMBAT}",
        TEXTS,
    )
    alone = s.fork()
    s.choose("attack B's army", "send Ox", "send Avatar of A", "done")
    assert [s.value(name) for name in ("Ox", "Cow", "Elk")] == ["2/9", "1/9", "1/9"]
    assert s.value("Avatar of A").startswith("0/")
    s.to("Second Play")
    assert s.value("Ox") == "1/9"
    alone.choose("attack B's army", "send Ox", "done")
    assert alone.value("Ox") == "1/9"


@plays("Wicker Guardian", "Gate-Wide Tortoise")
def test_it_never_attacks_and_does_all_else() -> None:
    for name in ("Wicker Guardian", "Gate-Wide Tortoise"):
        s = ava(f"A: army: {name}, Ox, Cow; city Dale (Body, 8)\nB: army: Elk")
        assert f"move {name} to Dale" in s.options()
        s.to("Attack")
        s.choose("attack B's army")
        assert f"send {name}" not in s.options()
        assert "send Ox" in s.options()
        s = ava(f"A: army: Ox 1/9, Cow\nB: army: {name}{COMBAT}")
        blocking(s, "B's army", "Ox")
        assert f"block Ox with {name}" in s.options()
        s = ava(f"A: city Dale (Body, 8): {name}\nB: army: Elk\nphase: Tactics")
        s.choose("claim Body")
        assert f"bid {name}" in s.options()


@plays("Plague Sexton")
def test_as_it_enters_each_opponent_loses_the_top_of_his_deck() -> None:
    s = ava("""
        A: gold 3 Dark Legion; hand: Plague Sexton; deck: 3
        B: deck: Ox, Elk, Cow
        C: deck: Hen
        D: deck: 0
        phase: Entrance
    """)  # fmt: skip
    s.play("Plague Sexton")
    assert (s.pile(s.kit.piles["grave"], "B"), s.pile(s.kit.piles["grave"], "C")) == (["Ox", "Elk"], ["Hen"])
    assert (s.pile(s.kit.piles["grave"], "A"), s.over, s.place("Cow")) == ([], False, "B's deck")


@plays("Standard-Bearer Ilva")
def test_with_her_in_the_army_it_attacks_and_defends_though_the_avatar_is_in_a_city() -> None:
    for who, led in (("Standard-Bearer Ilva marked", True), ("Hen", False)):
        s = ava(f"A: city Dale (Body, 8); avatar in Dale; army: Ox 1/9, {who}; hand: 1\nB: army: Elk\nphase: Play")
        s.to("Attack" if led else "Second Play")
        assert ("attack B's army" in s.options()) == led
        s = ava(
            f"A: army: Imp 2/9\nB: city Dale (Body, 8); city Fen (Mind, 8); avatar in Fen; army: Ox 1/9, {who}{COMBAT}"
        )
        city = s.fork()
        s.choose("attack B's army", "send Imp", "done")
        assert not [o for o in s.options() if "with Avatar" in o]
        assert ("block Imp with Ox" in s.options()) == led
        fought(s)
        assert (s.victory("A"), s.life("B")) == (2, 20)
        city.choose("attack Dale", "send Imp", "done")
        assert ("block Imp with Ox" in city.options()) == led


@plays("Standard-Bearer Ilva")
def test_the_army_that_she_leads_is_within_reach_of_residents_of_the_city_it_helps() -> None:
    for who in ("Standard-Bearer Ilva", "Elk"):
        s = ava(f"""
            A: army: Imp 2/9
            B: city Dale (Body, 8): Archer, Elder; city Fen (Mind, 8); avatar in Fen; army: Ox 1/1, {who}{COMBAT}
        """, {"Archer": "creature 1 1/1: Mark: Deal 1 damage to target creature."})  # fmt: skip
        s.choose("attack Dale", "send Imp", "done", "use Archer")
        assert ("target Ox" in s.options()) == (who != "Elk")
        assert "target Elder" in s.options()


@plays("Double-Chinned Alderman", "Beadle with a Loud Bell")
@pytest.mark.parametrize("name", ["Double-Chinned Alderman", "Beadle with a Loud Bell"])
def test_it_counts_as_two_in_claims_and_answers_and_for_nothing_once_it_is_dead(name: str) -> None:
    table = "A: city Hill (Body, 8): {}\nB: city Dale (Body, 8): {}; hand: Axe\nphase: Tactics"
    s = ava(table.format(f"{name}, Cow", "Ox, Elk"), TEXTS)
    killed = s.fork()
    s.choose("claim Body", f"bid {name}", "bid Cow", "pass", "bid Ox", "bid Elk", "pass")
    assert (s.asked, "Body: 1 VP" in s.options()) == ("A", True)
    killed.choose("claim Body", f"bid {name}", "done", "pass", "bid Ox", "done", "play Axe", f"target {name}")
    while "Body: 1 VP" not in killed.options():
        killed.choose("pass")
    assert killed.asked == "B"
    s = ava(table.format("Cow", name))
    s.choose("claim Body", "bid Cow", f"bid {name}")
    assert (s.asked, "Body: 1 VP" in s.options()) == ("B", True)


@plays("Ratcatcher's Bride")
def test_two_gold_and_a_mark_deal_two_damage_within_reach() -> None:
    s = ava("A: gold 1 Gaian, 1 Red Banner; army: Ratcatcher's Bride\nB: city Dale (Body, 8): Elk 1/2; army: Hen")
    s.choose("use Ratcatcher's Bride")
    assert sorted(s.options()) == ["target Elk", "target Hen", "target Ratcatcher's Bride"]
    s.choose("target Elk")
    s.all_pass()
    assert (s.place("Elk"), s.consumed("A"), s.marked("Ratcatcher's Bride")) == (
        "B's graveyard", "1 Gaian + 1 Red Banner", True,
    )  # fmt: skip
    s = ava("A: gold 2 Gaian; city Fen (Mind, 8): Ratcatcher's Bride, Ox; hand: 1\nB: army: Hen")
    s.choose("use Ratcatcher's Bride")
    assert sorted(s.options()) == ["target Ox", "target Ratcatcher's Bride"]
    for a in ("gold 1 Gaian; army: Ratcatcher's Bride", "gold 2 Gaian; army: Ratcatcher's Bride marked"):
        assert "use Ratcatcher's Bride" not in ava(f"A: {a}, Ox; hand: 1\nB: army: Hen").options()


@plays("Ironshod Provost")
def test_what_opponents_bring_comes_marked_and_stays_so_until_they_unmark() -> None:
    s = ava(
        "A: army: Ironshod Provost, Cow\nB: hand: Fern, Wake, 1; grave: Ox; deck: 9\nphase: Entrance, active B", TEXTS
    )
    s.play("Fern")
    s.choose("done", "play Wake")
    s.all_pass()
    assert (s.place("Ox"), s.marked("Ox"), s.marked("Fern")) == ("B's Army", True, True)
    s.to("Play", "B")
    assert (s.marked("Ox"), s.marked("Fern")) == (False, False)
    s = ava("A: army: Ironshod Provost; hand: Fern\nB: hand: 1\nphase: Entrance", TEXTS)
    s.play("Fern")
    assert not s.marked("Fern")
    s = ava("A: army: Ironshod Provost, Cow\nB: hand: Take, 1\nphase: Play, active B", TEXTS)
    s.play("Take", "target Cow")
    assert (s.place("Cow"), s.marked("Cow")) == ("B's Army", False)


@plays("Debt-Eater")
@pytest.mark.parametrize(("gold", "answer", "place", "paid"), [
    ("1 Gaian marked, 1 Red Banner", "pay", "A's Army", "1 Gaian + 1 Red Banner"), ("2 Gaian", "no", "A's graveyard", ""),
    ("1 Gaian", "", "A's graveyard", ""),
])  # fmt: skip
def test_each_upkeep_it_takes_two_gold(gold: str, answer: str, place: str, paid: str) -> None:
    s = ava(f"A: gold {gold}; army: Debt-Eater; deck: 9\nB: hand: 1; deck: 9\nphase: Discard, active B")
    if answer:
        s.to("Upkeep", "A")
        s.choose(next(o for o in s.options() if (o == "yes" or o.startswith("pay")) == (answer == "pay")))
    s.to("Draw", "A")
    assert (s.place("Debt-Eater"), s.consumed("A")) == (place, paid)


@plays("Penitent Giant")
def test_for_each_it_kills_it_costs_two_life_points_or_its_next_unmarking() -> None:
    s = ava(f"A: army: Penitent Giant, Cow; hand: Call; deck: 9\nB: army: Ox 1/1, Elk 1/1{COMBAT}", TEXTS)
    blocking(s, "B's army", "Penitent Giant")
    s.choose("block Penitent Giant with Ox", "block Penitent Giant with Elk", "done")
    chosen = 0
    while s.phase == "Attack":
        ways = [o for o in s.options() if o.startswith("choose")]
        if ways:
            assert len(ways) == 2, ways
            s.choose(ways[chosen])
            chosen += 1
        else:
            s.choose(s.way_on())
    assert (chosen, s.life("A")) == (2, 18)
    s.to("Play", "A")
    assert s.marked("Penitent Giant")
    s.to("Play", "B")
    s.to("Play", "A")
    assert not s.marked("Penitent Giant")


@plays("Penitent Giant")
def test_as_a_defender_too_and_if_it_fell_itself_only_the_loss_is_open() -> None:
    s = ava(f"A: army: Ox 9/1\nB: army: Penitent Giant; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Ox", "done", "block Ox with Penitent Giant")
    fought(s)
    assert (s.place("Penitent Giant"), s.place("Ox"), s.life("B")) == ("B's graveyard", "A's graveyard", 18)


@plays("Notched Vambrace")
def test_any_creature_may_bear_it_and_is_stronger_while_it_does() -> None:
    s = ava("A: gold 2 Red Banner; hand: Notched Vambrace, Raze; army: Ox 1/1\nB: army: Elk 1/1",
            {"Raze": "event 0: Destroy target enchantment."})  # fmt: skip
    s.choose("play Notched Vambrace")
    assert sorted(s.options()) == ["target Elk", "target Ox"]
    s.choose("target Elk")
    s.all_pass()
    assert s.value("Elk") == "2/3"
    s.play("Raze")
    assert s.value("Elk") == "1/1"


@plays("Silken Custody")
def test_his_avatar_does_not_move_and_does_all_else() -> None:
    s = ava(
        "A: gold 3 House of Nobles; hand: Silken Custody, 1; army: Cow\nB: city Dale (Body, 8); army: Ox, Elk; deck: 9"
    )
    s.choose("play Silken Custody", "target player B")
    s.all_pass()
    s.to("Play", "B")
    assert "move Ox to Dale" in s.options()
    s.refused("move Avatar of B to Dale", "Avatar of B")
    s.to("Attack", "B")
    s.choose("attack A's army")
    assert "send Avatar of B" in s.options()


@plays("Silken Custody")
def test_the_fall_of_its_city_brings_it_to_the_army() -> None:
    s = ava("A: hand: Fall, 1\nB: city Dale (Body, 8); avatar in Dale; attached: Silken Custody on B; hand: 1", TEXTS)
    s.play("Fall")
    assert (s.place("Avatar of B"), s.place("Silken Custody")) == ("B's Army", "on player B")


@plays("Spoiled Vault")
def test_a_resource_card_once_marked_stays_so() -> None:
    cards = {**TEXTS, "Nap": "event 1 Gaian: Draw a card."}
    s = ava(
        "A: army: Ox; hand: Spoiled Vault; gold 2 Dark Legion\nB: gold 1 Gaian, 1 Red Banner; hand: Nap, Free; deck: 9",
        cards,
    )
    s.choose("play Spoiled Vault", "target Gaian resource card")
    s.all_pass()
    assert s.gems("B") == "1 Gaian + 1 Red Banner"
    s.to("Play", "B")
    s.play("Nap")
    s.to("Play", "A")
    s.to("Play", "B")
    assert (s.gems("B"), s.consumed("B")) == ("1 Red Banner", "1 Gaian")
    s.choose("play Free")
    s.choose("target Gaian resource card") if "target Gaian resource card" in s.options() else None
    s.all_pass()
    assert s.gems("B") == "1 Gaian + 1 Red Banner"


@plays("Lively Cattlemarket")
def test_each_creature_that_enters_play_in_its_city_brings_two_life_points() -> None:
    table = """
        A: city Dale (Body, 8); city Moor (Soul, 8); attached: Lively Cattlemarket on Dale; army: Ox; hand: Fern, Herd
        B: hand: 1"""
    for place, life in (("Dale", 22), ("Moor", 20), ("the Army", 20)):
        s = ava(f"{table}\nphase: Entrance", TEXTS)
        s.play("Fern", f"place in {place}")
        assert s.life("A") == life
    s = ava(table, TEXTS)
    s.carry_out("move Ox to Dale")
    assert (s.place("Ox"), s.life("A")) == ("Dale", 20)
    s.choose("play Herd")
    while s.place("Fern") == "A's hand":
        s.choose("pick Dale" if "pick Dale" in s.options() else s.options()[0])
    s.all_pass()
    assert (s.place("Fern"), s.life("A")) == ("Dale", 22)
    s = ava(
        "A: gold 2 Gaian; hand: Lively Cattlemarket, 1; city Dale (Body, 8); city Moor (Soul, 8)\nB: city Fen (Mind, 8)"
    )
    s.choose("play Lively Cattlemarket")
    assert sorted(s.options()) == ["target Dale", "target Moor"]


@plays("Blind Cutler")
@pytest.mark.parametrize("taken", [True, False])
def test_an_enchantment_among_the_top_four_may_be_taken(taken: bool) -> None:
    s = ava("""
        A: gold 3 Red Banner; hand: Blind Cutler; deck: Ox, Bond, Cow, Hen, Elk
        B: hand: 1
        phase: Entrance
    """, TEXTS)  # fmt: skip
    s.choose("play Blind Cutler")
    while not [o for o in s.options() if "Bond" in o or o in ("yes", "no")]:
        s.choose("pass")
    s.choose("yes" if taken else "no") if "yes" in s.options() else None
    while s.place("Blind Cutler") != "A's Army" or s.pile(s.kit.piles["deck"], "A")[0] != "Elk":
        wanted = [o for o in s.options() if "Bond" in o] if taken else [o for o in s.options() if o in ("done", "no")]
        s.choose((wanted or s.options())[0])
    assert s.place("Bond") == ("A's hand" if taken else "A's deck")
    assert [line for line in s.log() if "look at the top four cards of your main deck. You may" in line]
    assert len(s.pile(s.kit.piles["deck"], "A")) == (4 if taken else 5)


@plays("Mule Caravan")
def test_a_mule_in_a_city_produces_two_gold_of_its_faction() -> None:
    cards = {
        "Dale": "city 2 Red Banner Body 8",
        "Rust": "event 2 Red Banner: Gain 1 LP.",
        "Moss": "event 2 Gaian: Gain 1 LP.",
    }
    s = ava("A: city Dale: Mule Caravan; hand: Rust, Moss\nB: hand: 1", cards)
    s.choose("use Mule Caravan")
    s.all_pass()
    assert (s.marked("Mule Caravan"), "play Rust" in s.options(), "play Moss" in s.options()) == (True, True, False)
    s.play("Rust")
    assert s.life("A") == 21
    s = ava("A: city Dale; army: Mule Caravan; hand: 1\nB: hand: 1", cards)
    assert "use Mule Caravan" not in s.options()


@plays("Goat-Legged Herald")
def test_it_moves_unmarked_and_may_attack_in_the_same_turn() -> None:
    s = ava("A: city Dale (Body, 8): Goat-Legged Herald, Ox; army: Cow\nB: army: Elk")
    s.carry_out("move Goat-Legged Herald to the Army")
    assert not s.marked("Goat-Legged Herald")
    assert not [o for o in s.options() if o.startswith("move")]
    s.to("Attack")
    s.choose("attack B's army")
    assert "send Goat-Legged Herald" in s.options()
    s = ava("A: city Dale (Body, 8): Goat-Legged Herald marked, Ox; army: Cow\nB: army: Elk")
    assert "move Ox to the Army" in s.options()
    assert not [o for o in s.options() if "Herald" in o]
