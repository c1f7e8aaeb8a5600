"""Blind texts of ARC's thirtyfifth round about intricate creatures and magic, played as their writers meant them."""

import pytest

from blind.gestures import aims, fought, offered, resolve, starting, values
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Toss": "event 0: Discard target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Give": "event 0: Sacrifice a creature.",
    "Raise": "magic 0: Put target creature card from your graveyard into play.", "Two": "creature 2 1/1",
    "Stop": "event 0: Stop target ability from resolving.", "Raze": "event 0: Destroy target city.",
    "Crypt": "city 0 Body 9: Creatures in your Army get +0/+1.",
    "Off": "event 0: Remove target creature card in any graveyard from the game.", "Zero": "creature 0 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
SURGEON, SHAMAN, PIPER = "Surgeon of the Black Barge", "Furrow Shaman", "Vanguard Piper"
LADY, CORPSE, WRETCH = "Lady Perrin Ashcombe", "Thrice-Dug Corpse", "Sackcloth Wretch"


@plays("Surgeon of the Black Barge", "Sackcloth Wretch")
def test_once_each_turn_the_surgeon_cuts_another_open() -> None:
    s = arc(f"A: army: {SURGEON}, Wolf of B; city Oak (Body, 8): {WRETCH}; deck: 9\nB: army: Ox; hand: 2", TEXTS)
    s.choose(f"use {SURGEON}")
    assert sorted(offered(s, "give")) == sorted(["Wolf", WRETCH])
    other = s.fork()
    s.choose(f"give {WRETCH}")
    s.all_pass()
    assert (len(s.hand("A")), s.grave("A"), len(s.hand("B"))) == (1, [WRETCH], 2)  # no death
    assert (starting(s, "use"), s.marked(SURGEON)) == ([], False)
    other.choose("give Wolf")
    other.all_pass()
    assert (other.grave("B"), other.grave("A")) == (["Wolf"], [])
    s = arc(f"A: army: {SURGEON}; deck: 9\nB: army: Ox", TEXTS)
    assert not starting(s, "use")  # not herself


@plays("Surgeon of the Black Barge")
def test_the_surgeon_works_in_each_players_turn() -> None:
    s = arc(
        f"A: army: {SURGEON}, Wolf, Fox 1/9, Cur; hand: Wait; deck: 9\nB: army: Ox 1/9; city Elm (Body, 8); {WAITING}; deck: 9",
        TEXTS,
    )
    s.choose(f"use {SURGEON}", "give Wolf")
    s.all_pass()
    s.to("Attack")
    s.choose("attack Elm", "send Fox", "done")
    assert s.asked == "B"
    s.choose("pass")
    assert (s.asked, starting(s, "use")) == ("A", [])
    s.to("Play", "B")
    s.to("Attack", "B")
    s.choose("attack A's army")
    assert s.asked == "A"
    s.choose(f"use {SURGEON}", "give Cur")
    resolve(s)
    assert (sorted(s.grave("A")), starting(s, "use")) == (["Cur", "Wolf"], [])
    s = arc(f"A: army: {SURGEON}, {SURGEON}, Wolf, Fox; deck: 9\nB: army: Ox", TEXTS)
    s.choose(f"use {SURGEON}", "give Wolf")
    s.all_pass()
    assert len(starting(s, "use")) == 1  # each of them once


@plays("Surgeon of the Black Barge")
def test_an_operation_that_came_to_nothing_was_the_one_of_this_turn() -> None:
    s = arc(f"A: army: {SURGEON}, Wolf, Fox; deck: 9\nB: army: Ox; hand: Stop", TEXTS)
    s.choose(f"use {SURGEON}", "give Wolf", "play Stop", *starting(s, "target"))
    resolve(s)
    assert (s.hand("A"), s.grave("A"), starting(s, "use")) == ([], ["Wolf"], [])


@plays("Surgeon of the Black Barge")
def test_who_must_draw_from_an_empty_deck_for_the_surgeon_is_defeated() -> None:
    s = arc(f"A: army: {SURGEON}, Wolf; deck: 0\nB: army: Ox", TEXTS)
    s.choose(f"use {SURGEON}")
    s.choose(*starting(s, "give Wolf"))
    s.all_pass()
    assert s.over


@plays("Furrow Shaman")
@pytest.mark.parametrize("way", ["play", "raise"])
def test_the_shaman_sows_a_gem_that_is_free_next_turn(way: str) -> None:
    lies = f"hand: {SHAMAN}; gems 4 Gaian" if way == "play" else f"hand: Raise; grave: {SHAMAN}; gems 4 Gaian consumed"
    s = arc(f"A: army: Wolf; {lies}; deck: Two, 9\nB: army: Ox; deck: 9", TEXTS)
    s.choose(f"play {SHAMAN}" if way == "play" else "play Raise")
    s.all_pass()
    assert sorted(s.options()) == sorted(
        f"name {faction}" for faction in ("Dark Legion", "Gaian", "House of Nobles", "Red Banner", "The Empire")
    )
    s.choose("name Red Banner")
    assert (s.gems("A"), s.consumed("A"), s.hand("A")) == ("", "4 Gaian + 1 Red Banner", [])
    assert "Two" not in s.deck("A")
    s.to("Play", "B")
    assert s.consumed("A") == "4 Gaian + 1 Red Banner"
    s.to("Draw", "A")
    assert s.gems("A") == "4 Gaian + 1 Red Banner"


@plays("Furrow Shaman")
def test_an_empty_deck_does_not_harm_the_shaman() -> None:
    s = arc(f"A: army: Wolf; hand: {SHAMAN}; gems 4 Gaian; deck: 0\nB: army: Ox; deck: 9", TEXTS)
    s.choose(f"play {SHAMAN}")
    while s.table.chain or starting(s, "name"):
        s.choose(s.options()[0])
    assert (s.over, s.consumed("A"), s.place(SHAMAN)) == (False, "4 Gaian", "Keep of A")


def marching(*names: str, b: str = "army: Ox 9/9", hand: str = "Wait") -> Scene:
    """They attack Elm in this order."""
    s = arc(
        f"A: army: {PIPER}, Wolf 1/9, Fox 1/9, Cur 1/9; hand: {hand}\nB: {b}; city Elm (Body, 20); {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack Elm", *(f"send {name}" for name in names), "done")
    return s


@plays("Vanguard Piper")
@pytest.mark.parametrize(("names", "more"), [
    ([PIPER, "Wolf", "Fox"], 1), (["Wolf", PIPER, "Fox"], 0), (["Wolf", "Fox", PIPER], 0), ([PIPER], 0),
])  # fmt: skip
def test_behind_the_piper_all_are_fiercer(names: list[str], more: int) -> None:
    s = marching(*names)
    expected = [f"{1 + more * (name in names)}/9" for name in ("Wolf", "Fox")]
    assert values(s, PIPER, "Wolf", "Fox", "Cur", "Ox") == ["1/2", *expected, "1/9", "9/9"]
    until(s, "block")
    s.choose("done")
    fought(s)  # the first place is kept after its own combat
    assert s.damage("Elm") == len(names) + more * (len(names) - 1)
    assert values(s, "Wolf", "Fox") == ["1/9", "1/9"]


@plays("Vanguard Piper")
@pytest.mark.parametrize(("way", "damage"), [("blocked", 2), ("Axe", 2), ("Back", 2)])
def test_when_the_piper_is_gone_nobody_is(way: str, damage: int) -> None:
    s = marching(PIPER, "Wolf", "Fox", hand="Wait" if way == "blocked" else f"Wait, {way}")
    if way != "blocked":
        until(s, f"play {way}")
        s.choose(f"play {way}", f"target {PIPER}")
        resolve(s)
        assert values(s, "Wolf", "Fox") == ["1/9", "1/9"]
    until(s, "block")
    s.choose(*[f"block {PIPER} with Ox"] * (way == "blocked"), *["done"] * (way != "blocked"))
    fought(s)
    assert s.damage("Elm") == damage


@plays("Vanguard Piper")
def test_a_piper_who_came_second_is_never_first() -> None:
    s = marching("Wolf", PIPER, "Fox", hand="Wait, Axe")
    until(s, "play Axe")
    s.choose("play Axe", "target Wolf")
    resolve(s)
    assert values(s, PIPER, "Fox") == ["1/2", "1/9"]


@plays("Vanguard Piper")
def test_whoever_is_put_first_later_is_first() -> None:
    s = arc(
        f"A: army: {PIPER}, Wolf 1/9, Fox 1/9; hand: Third Rank Forward, Wait; gems 1 Red Banner\n"
        f"B: army: Ox; city Elm (Body, 20); {WAITING}{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Elm", "send Wolf", f"send {PIPER}", "send Fox")
    assert values(s, "Wolf", "Fox") == ["1/9", "1/9"]
    until(s, "play Third")
    s.choose("play Third")
    until(s, "pick")
    s.choose(f"pick {PIPER}", "pick Wolf")
    assert values(s, "Wolf", "Fox", PIPER) == ["2/9", "2/9", "1/2"]


def bidding(gems: str, cost: int, army: str = "", discipline: str = "Body", hand: str = "Axe") -> Scene:
    """A claims, and B has the lady, a fort and a crypt."""
    s = arc(
        f"A: city Oak ({discipline}, 8): Hen cost 3; city Brazenfort; army: Wolf; deck: 9; hand: {hand}, Wait\n"
        f"B: army: {LADY}{army}; gems {gems}; city Brazenfort; city Crypt; city Elm (Mind, 8): Cow cost {cost}; deck: 9"
        f"{TACTICS}",
        TEXTS,
    )
    s.choose(f"claim {discipline}", "bid Hen")
    until(s, "bid Cow")
    s.choose("bid Cow")
    s.all_pass()
    return s


@plays("Lady Perrin Ashcombe", "Brazenfort")
@pytest.mark.parametrize("pays", [True, False])
def test_for_two_gems_the_lady_shares_the_won_bid(pays: bool) -> None:
    s = bidding("1 Gaian, 2 Red Banner", 1)
    assert (s.asked, sorted(s.options())) == ("B", ["no", "yes"])
    s.choose(*(["yes", "pay 1 Gaian + 1 Red Banner"] if pays else ["no"]))
    assert (s.points("A"), s.points("B"), s.value(LADY)) == (16, 15, "3/5" if pays else "2/4")
    assert (s.value("Wolf"), s.consumed("B")) == ("2/1", "1 Gaian + 1 Red Banner" if pays else "")
    s.to("Draw", "B")
    assert s.value(LADY) == ("3/5" if pays else "2/4")
    s.to("Play", "B")
    assert s.value(LADY) == "2/4"


@plays("Lady Perrin Ashcombe")
@pytest.mark.parametrize(("gems", "cost", "discipline"), [
    ("1 Gaian", 1, "Body"), ("3 Gaian", 3, "Body"), ("3 Gaian", 4, "Body"), ("3 Gaian", 1, "Soul"),
])  # fmt: skip
def test_nothing_is_shared_that_was_not_won_or_paid_or_is_another_discipline(
    gems: str, cost: int, discipline: str
) -> None:
    s = bidding(gems, cost, discipline=discipline)
    s.choose(*["yes"] * ("yes" in s.options()))
    s.all_pass()
    assert (s.value(LADY), s.consumed("B") != "") == ("2/4", discipline == "Soul")


@plays("Lady Perrin Ashcombe", "Brazenfort")
@pytest.mark.parametrize(
    ("card", "goal", "left"), [("Axe", LADY, "2/2"), ("Raze", "Crypt", "2/1"), ("Raze", "Brazenfort (2)", "1/2")]
)
def test_the_advantages_stay_when_the_lady_goes_and_end_with_their_city(card: str, goal: str, left: str) -> None:
    s = bidding("2 Gaian", 1, army=", Ram", hand=card)
    s.choose("yes")
    assert s.value("Ram") == "2/2"
    until(s, f"play {card}")
    s.choose(f"play {card}", f"target {goal}")
    resolve(s)
    assert (s.place(goal), s.value("Ram")) == ("B's graveyard", left)
    s.to("Second Play", "A")
    assert s.value("Ram") == left
    s.to("Play", "B")
    assert s.value("Ram") == "1/1"


@plays("Lady Perrin Ashcombe")
def test_a_city_that_comes_later_has_no_part_in_the_bid() -> None:
    s = arc(
        "A: city Oak (Body, 8): Hen cost 3; army: Wolf; deck: 9\n"
        f"B: army: {LADY}, Ram; gems 2 Gaian; hand: Found, Crypt; city Brazenfort; deck: 9{TACTICS}",
        TEXTS | {"Found": "event 0: Put a city card from your hand into play."},
    )
    s.choose("claim Body", "bid Hen")
    until(s, "yes")
    s.choose("yes")
    until(s, "play Found")
    s.choose("play Found")
    resolve(s)
    assert (s.place("Crypt"), s.value("Ram")) == ("B's Kingdom", "2/1")


@plays("Lady Perrin Ashcombe")
def test_of_her_own_players_bids_the_lady_has_nothing() -> None:
    s = arc(
        f"A: city Brazenfort: Hen cost 3; army: {LADY}; gems 2 Gaian\nB: army: Ox; city Elm (Mind, 8){TACTICS}", TEXTS
    )
    s.choose("claim Body", "bid Hen")
    assert ("yes" in s.options(), s.consumed("A"), s.points("A")) == (False, "", 16)


@plays("Thrice-Dug Corpse")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_for_two_others_the_corpse_comes_back(answer: str) -> None:
    s = arc(
        f"A: army: {CORPSE}, Wolf; hand: Axe; grave: Two, Zero, Raise, Ox; city Oak (Body, 8); city Ash (Mind, 8)\n"
        "B: army: Cow; grave: Ram, Ewe", TEXTS,
    )  # fmt: skip
    s.play("Axe", f"target {CORPSE}", answer, *(["pick Zero", "pick Ash"] if answer == "yes" else []))
    if answer == "no":
        assert (s.place(CORPSE), s.place("Zero")) == ("A's graveyard", "A's graveyard")
        return
    assert (s.place("Zero"), s.place("Ox"), s.place("Two"), s.place(CORPSE)) == (
        "removed",
        "removed",
        "A's graveyard",
        "Ash",
    )
    assert (s.marked(CORPSE), s.damage(CORPSE)) == (True, 0)


@plays("Thrice-Dug Corpse")
def test_which_cards_and_cities_are_the_corpses() -> None:
    s = arc(
        f"A: army: {CORPSE}; hand: Axe; grave: Two, Zero, Raise, Ox; city Oak (Body, 8); city Ash (Mind, 8)\n"
        "B: army: Cow; grave: Ram, Ewe", TEXTS,
    )  # fmt: skip
    s.choose("play Axe", f"target {CORPSE}")
    until(s, "yes")
    s.choose("yes")
    assert set(aims(s)) <= {"Ox", "Two", "Zero"}
    s.choose("pick Two")
    assert sorted(aims(s)) == ["Ox", "Zero"]
    s.choose("pick Zero")
    assert sorted(aims(s)) == ["Ash", "Oak"]


@plays("Thrice-Dug Corpse")
@pytest.mark.parametrize(
    ("way", "grave"), [("Axe", "Two, Raise"), ("Toss", "Two, Zero"), ("Give", "Two, Zero"), ("Back", "Two, Zero")]
)
def test_with_too_few_or_without_a_death_the_corpse_stays_away(way: str, grave: str) -> None:
    s = arc(f"A: army: {CORPSE}; hand: {way}; grave: {grave}; city Oak (Body, 8)\nB: army: Cow; grave: Ram, Ewe", TEXTS)
    s.choose(f"play {way}", *starting(s, f"target {CORPSE}"))
    s.choose(*starting(s, f"target {CORPSE}"))
    s.all_pass()
    s.choose(*starting(s, "yes"))  # with one card there it comes to nothing
    assert s.place(CORPSE) == ("A's hand" if way == "Back" else "A's graveyard")
    assert s.place("Two") == "A's graveyard"


@plays("Thrice-Dug Corpse")
@pytest.mark.parametrize("gone", [True, False])
def test_a_corpse_that_has_left_the_grave_does_not_return(gone: bool) -> None:
    s = arc(
        f"A: army: {CORPSE}; hand: Axe; grave: Two, Zero, Ox; city Oak (Body, 8)\nB: army: Cow; hand: Off, Wait", TEXTS
    )
    s.choose("play Axe", f"target {CORPSE}")
    while s.place(CORPSE) != "A's graveyard" or "play Off" not in s.options():
        s.choose("pass")
    if gone:
        s.choose("play Off", f"target {CORPSE}")
    until(s, "yes")
    s.choose("yes", "pick Two", "pick Zero")
    s.all_pass()
    assert s.place(CORPSE) == ("removed" if gone else "Oak")


@plays("Thrice-Dug Corpse")
def test_whoever_died_beside_the_corpse_can_be_removed_and_it_comes_back_again_and_again() -> None:
    s = arc(
        f"A: army: {CORPSE}, Wolf, Fox; hand: 2 Sweep; grave: Two, Zero; city Oak (Body, 8)\nB: army: Ox",
        TEXTS | {"Sweep": "event 0: Kill each creature."},
    )
    s.choose(starting(s, "play Sweep")[0])
    s.all_pass()
    s.choose("yes")
    assert {"pick Wolf", "pick Two"} <= set(s.options())
    s.choose("pick Wolf", *starting(s, "pick Fox"))
    s.all_pass()
    assert (s.place(CORPSE), s.place("Wolf"), s.place("Fox")) == ("Oak", "removed", "removed")
    s.choose("play Sweep")
    s.all_pass()
    s.choose("yes")
    s.all_pass()
    assert (s.place(CORPSE), s.place("Two"), s.place("Zero")) == ("Oak", "removed", "removed")


@plays("Thrice-Dug Corpse")
def test_the_corpse_returns_to_whoever_controlled_it() -> None:
    s = arc(
        f"A: army: Wolf; hand: Axe; grave: Two, Zero\nB: army: {CORPSE} of A; grave: Ram, Ewe, Elk; city Elm (Body, 8)",
        TEXTS | dict.fromkeys(("Ram", "Ewe", "Elk"), "creature 1 1/1"),
    )
    s.play("Axe", f"target {CORPSE}", "yes", "pick Ram", "pick Elk")
    assert (s.place(CORPSE), s.grave("B"), s.marked(CORPSE)) == ("Elm", ["Ewe"], True)
    assert "Two" in s.grave("A")
