"""Blind texts of ARC's thirty-seventh round about further creatures, played as their writers meant them."""

import pytest

from blind.gestures import aims, fought, resolve, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Toss": "event 0: Discard target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Give": "event 0: Sacrifice a creature.",
    "Raise": "magic 0: Put target creature card from your graveyard into play.", "Rest": "event 0: Mark target creature.",
    "Top": "creature 2 1/1", "Low": "creature 9 1/1", "Old": "creature 3 1/1", "Pop": "magic 0: Gain 1 VP.",
    "Raze": "event 0: Destroy target city.", "Sweep": "magic 0: Kill each creature.",
    "Hit": "event 0: Deal 1 damage to target city.",
    "Spell": "magic 0: Kill target creature.", "Charm": "enchantment 0: Attach to a creature.",
    "Hex": "creature 1 0/1: (M): Kill target creature.",
    "Hither": "event 0: Move target creature to a city its controller controls.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
DRUMMER, PULLER, SAPPER, WARDEN, DUELIST, AUCTIONEER, VULTURE, CAPTAIN = (
    "Rampart Drummer", "Bonecart Puller", "Fuse Gang Sapper", "Warden of Nine Oaks", "Glass Court Duelist",
    "Relic Auctioneer", "Siege Vulture", "Captain of the Broken Wedge")  # fmt: skip


@plays("Rampart Drummer")
@pytest.mark.parametrize("drummer", [f", {DRUMMER} marked", f"; city Fir (Mind, 8): {DRUMMER}"])
def test_to_the_drum_others_defend_better(drummer: str) -> None:
    s = arc(
        f"A: army: Wolf 1/9, Fox 1/9; {WAITING}\nB: army: Ox, Cow{drummer}; city Elm (Body, 9): Hen; {WAITING}\n"
        f"C: army: Ram{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Elm", "send Wolf", "send Fox")
    assert values(s, "Ox", "Cow", "Hen", "Wolf", DRUMMER) == ["1/1", "1/1", "1/1", "1/9", "2/4"]
    until(s, "block")
    s.choose("block Wolf with Ox", "block Wolf with Hen")
    assert values(s, "Ox", "Cow", "Hen", "Wolf", DRUMMER) == ["1/2", "1/1", "1/2", "1/9", "2/4"]
    while s.damage("Wolf") == 0:
        s.choose("pass")
    assert [s.damage(name) for name in ("Ox", "Hen", "Wolf", "Elm")] == [1, 1, 2, 0]
    fought(s)
    assert (s.place("Ox"), s.place("Hen"), s.place("Cow")) == (
        "B's graveyard",
        "B's graveyard",
        "B's Army",
    )  # no drum now


@plays("Rampart Drummer")
def test_the_drummer_does_not_drum_for_himself_or_for_others_players() -> None:
    s = arc(f"A: army: Wolf 0/9, {DRUMMER}; hand: Axe\nB: army: {DRUMMER}, {DRUMMER}, Ox; {WAITING}{COMBAT}", TEXTS)
    mine, first, second = DRUMMER, f"{DRUMMER} (2)", f"{DRUMMER} (3)"
    s.choose("attack B's army", "send Wolf", "done")
    until(s, "block")
    both = s.fork()
    s.choose(starting(s, "block")[0], "done")  # one of the two drummers
    assert values(s, mine, first, second, "Ox") == ["2/4", "2/5", "2/4", "1/1"]
    while starting(both, "block"):
        both.choose(starting(both, "block")[0])
    assert values(both, mine, first, second, "Ox") == ["2/4", "2/5", "2/5", "1/3"]
    until(both, "play Axe")
    both.choose("play Axe", f"target {first}")
    resolve(both)
    assert values(both, second, "Ox") == ["2/4", "1/2"]


@plays("Bonecart Puller")
@pytest.mark.parametrize("way", ["play", "raise"])
def test_the_puller_brings_the_newest_creature_card(way: str) -> None:
    played = f"hand: {PULLER}; gems 3 Dark Legion; grave: Top, Old, Pop"
    s = arc(
        f"A: army: Wolf; {played if way == 'play' else f'hand: Raise; grave: Top, {PULLER}, Old, Pop'}\n"
        "B: army: Ox; grave: Low; hand: Axe", TEXTS,
    )  # fmt: skip
    s.choose(f"play {PULLER}" if way == "play" else "play Raise")
    s.choose(*starting(s, f"target {PULLER}"))
    while s.place(PULLER) != "Keep of A":
        assert s.hand("A") == []
        s.choose("pass")
    assert s.hand("A") == []
    s.all_pass()
    assert (s.hand("A"), s.place("Pop"), s.place("Top"), s.grave("B")) == (
        ["Old"], "A's graveyard", "A's graveyard", ["Low"])  # fmt: skip


@plays("Bonecart Puller")
@pytest.mark.parametrize("grave", ["", "grave: Pop; "])
def test_without_a_creature_card_the_cart_is_empty(grave: str) -> None:
    s = arc(f"A: army: Wolf; {grave}hand: {PULLER}; gems 3 Dark Legion\nB: army: Ox; grave: Low", TEXTS)
    s.play(PULLER)
    assert (s.hand("A"), s.place(PULLER), s.grave("B"), s.grave("A")) == (
        [], "Keep of A", ["Low"], ["Pop"] * bool(grave))  # fmt: skip


@plays("Fuse Gang Sapper")
@pytest.mark.parametrize("goal", ["Elm", "Oak", "Fir"])
@pytest.mark.parametrize("marked", ["", " marked"])
def test_the_sapper_spends_itself_on_any_city(goal: str, marked: str) -> None:
    s = arc(
        f"A: army: {SAPPER}{marked}, Wolf; city Oak (Body, 8); deck: 9\n"
        "B: army: Ox; city Elm (Body, 2); city Fir (Mind, 9); hand: Wait; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"use {SAPPER}")
    assert sorted(aims(s)) == ["Elm", "Fir", "Oak"]
    s.choose(f"target {goal}")
    assert (s.asked, s.place(SAPPER), s.damage(goal)) == ("B", "A's graveyard", 0)
    s.all_pass()
    assert s.place("Elm") == ("B's graveyard" if goal == "Elm" else "B's Kingdom")
    s.to("Draw", "B")
    assert [s.damage("Oak"), s.damage("Fir")] == [2 * (goal == "Oak"), 2 * (goal == "Fir")]


@plays("Fuse Gang Sapper", "Gravewarden Ghoul")
def test_an_attacking_sapper_has_not_died_and_what_is_gone_is_not_hit() -> None:
    s = arc(
        f"A: army: {SAPPER}, Wolf, Gravewarden Ghoul marked\nB: army: Ox; city Elm (Body, 8); city Fir (Mind, 9); hand: Raze"
        f"{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Elm", f"send {SAPPER}", "send Wolf")
    gone = s.fork()
    until(s, f"use {SAPPER}")
    assert s.asked == "A"
    s.choose(f"use {SAPPER}", "target Elm")
    resolve(s)
    assert (s.damage("Elm"), s.place(SAPPER), s.value("Gravewarden Ghoul")) == (2, "A's graveyard", "2/3")
    fought(s)
    assert s.damage("Elm") == 3  # Wolf goes on
    until(gone, f"use {SAPPER}")
    gone.choose(f"use {SAPPER}", "target Fir", "play Raze", "target Fir")
    resolve(gone)
    assert (gone.place("Fir"), gone.place(SAPPER), gone.damage("Elm")) == ("B's graveyard", "A's graveyard", 0)


@plays("Warden of Nine Oaks")
@pytest.mark.parametrize("marked", ["", " marked"])
def test_who_lives_with_the_warden_is_no_target_of_opponents_events_and_magic(marked: str) -> None:
    s = arc(
        f"A: army: Wolf, Hex; hand: Axe, Spell, Charm\n"
        f"B: army: Ox; city Elm (Body, 9): {WARDEN}{marked}, Hen, Ram marked; city Fir (Mind, 9): Cow; hand: Axe, Wait", TEXTS,
    )  # fmt: skip
    everybody = sorted(["Wolf", "Hex", "Ox", WARDEN, "Hen", "Ram", "Cow"])
    for way, spared in (("play Axe", True), ("play Spell", True), ("play Charm", False), ("use Hex", False)):
        other = s.fork()
        other.choose(way)
        assert sorted(aims(other)) == [name for name in everybody if not spared or name not in ("Hen", "Ram")]
    s.choose("play Axe", "target Wolf")
    until(s, "play Axe")
    assert s.asked == "B"
    s.choose("play Axe")
    assert sorted(aims(s)) == everybody  # its own player's


@plays("Warden of Nine Oaks")
def test_a_warden_in_the_army_guards_nobody_and_what_has_no_target_goes_on() -> None:
    s = arc(f"A: army: Wolf; hand: Axe, Sweep\nB: army: {WARDEN}; city Elm (Body, 9): Hen, {WARDEN}", TEXTS)
    s.choose("play Sweep")
    s.all_pass()
    assert s.place("Hen") == "B's graveyard"
    s = arc(f"A: army: Wolf; hand: Axe\nB: army: {WARDEN}; city Elm (Body, 9): Hen", TEXTS)
    s.choose("play Axe")
    assert sorted(aims(s)) == ["Hen", WARDEN, "Wolf"]


@plays("Warden of Nine Oaks")
@pytest.mark.parametrize("way", ["play Axe", "play Spell", "use Hex"])
@pytest.mark.parametrize("answer", ["Hither", "Wait"])
def test_who_comes_under_the_warden_in_answer_is_spared(way: str, answer: str) -> None:
    s = arc(
        f"A: army: Wolf, Hex; hand: Axe, Spell\nB: army: Ox; city Elm (Body, 9): {WARDEN}; hand: Hither, Wait", TEXTS
    )
    s.choose(way, "target Ox", f"play {answer}")
    s.choose(*starting(s, "target Ox"))
    s.all_pass()
    assert s.place("Ox") == ("Elm" if answer == "Hither" and "use" not in way else "B's graveyard")


@plays("Warden of Nine Oaks")
@pytest.mark.parametrize(("goal", "guarded"), [("Elm", ["Hen", "Ox"]), ("Fir", ["Hen"]), ("B's army", ["Hen"])])
def test_in_an_attack_on_its_city_the_army_is_guarded_too(goal: str, guarded: list[str]) -> None:
    s = arc(
        f"A: army: Wolf 0/9; hand: Axe\nB: army: Ox; city Elm (Body, 9): {WARDEN}, Hen; city Fir (Mind, 9): Cow; hand: Wait"
        f"{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose(f"attack {goal}")
    until(s, "play Axe")
    s.choose("play Axe")
    assert sorted(aims(s)) == sorted({"Wolf", "Ox", WARDEN, "Hen", "Cow"} - set(guarded))


@plays("Glass Court Duelist")
@pytest.mark.parametrize(("goal", "number"), [("Elm", 0), ("Elm", 1), ("Elm", 2), ("B's army", 1), ("B's army", 2)])
def test_against_one_the_duelist_excels(goal: str, number: int) -> None:
    s = arc(
        f"A: army: {DUELIST}, Wolf 0/9; {WAITING}\nB: army: Ox 3/9, Cow 0/9; city Elm (Body, 9); {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}", f"send {DUELIST}", "send Wolf")
    assert s.value(DUELIST) == "3/2"
    until(s, "block")
    s.choose(*[f"block {DUELIST} with {name}" for name in ("Ox", "Cow")][:number])
    s.choose(*["done"] * ("done" in s.options()))
    assert s.value(DUELIST) == ("5/4" if number == 1 else "3/2")
    while s.damage("Ox") == 0 and s.damage("Elm") == 0:
        s.choose("pass")
    assert [s.damage(name) for name in ("Ox", "Cow", "Elm")] == [[0, 0, 3], [5, 0, 0], [3, 3, 0]][number]
    assert s.place(DUELIST) == ("A's graveyard" if number == 2 else "A's Army")
    fought(s)


@plays("Glass Court Duelist")
def test_who_leaves_the_duel_makes_it_one_or_none_and_in_defence_there_is_none() -> None:
    s = arc(
        f"A: army: {DUELIST}; hand: Axe, Back\nB: army: Ox 0/9, Cow 0/9; city Elm (Body, 9); {WAITING}{COMBAT}", TEXTS
    )
    s.choose("attack Elm")
    until(s, "block")
    s.choose(f"block {DUELIST} with Ox", f"block {DUELIST} with Cow")
    until(s, "play Axe")
    seen = []
    for way, goal in (("Axe", "Ox"), ("Back", "Cow")):
        until(s, f"play {way}")
        s.choose(f"play {way}", f"target {goal}")
        resolve(s)
        seen.append(s.value(DUELIST))
    fought(s)
    assert (seen, s.damage("Elm")) == (["5/4", "3/2"], 0)
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: {DUELIST}; city Elm (Body, 9); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    until(s, "block")
    s.choose(f"block Wolf with {DUELIST}")
    assert s.value(DUELIST) == "3/2"


@plays("Relic Auctioneer")
@pytest.mark.parametrize("home", ["army: Wolf, {} marked", "city Yew (Soul, 8): {}"])
@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("won", [True, False])
def test_for_a_bid_that_is_won_a_card_can_be_bought(home: str, answer: str, won: bool) -> None:
    s = arc(
        f"A: {home.format(AUCTIONEER)}; city Oak (Body, 8): Hen cost 2; gems 2 Gaian; deck: 9\n"
        f"B: army: {AUCTIONEER}; city Elm (Body, 8): Ram cost {1 if won else 2}; gems 1 Gaian; deck: 9{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Hen")
    until(s, "bid Ram")
    s.choose("bid Ram")
    if won:
        until(s, "yes")
        assert (s.asked, s.points("A"), s.consumed("A")) == ("A", 16, "")
        s.choose(answer)
        s.all_pass()
    else:
        assert not starting(s, "yes")
        s.to("Draw", "B")
    drawn = int(won and answer == "yes")
    assert (9 - len(s.deck("A")), s.consumed("A"), 9 - len(s.deck("B")), s.consumed("B")) == (
        drawn, "1 Gaian" * drawn, 0, "")  # fmt: skip


@plays("Relic Auctioneer")
@pytest.mark.parametrize(("gems", "points"), [("1 Gaian consumed", 15), ("3 Gaian", 29)])
def test_without_a_free_gem_or_behind_the_end_nothing_is_bought(gems: str, points: int) -> None:
    s = arc(
        f"A: {points} points; army: {AUCTIONEER}; city Oak (Body, 8): Hen cost 2; gems {gems}; deck: 9; {WAITING}\n"
        f"B: army: Ox{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Hen")
    while not s.over and s.phase == "Tactics":
        assert "yes" not in s.options()
        s.choose(s.way_on())
    assert (s.over, s.points("A"), len(s.deck("A"))) == (points == 29, points + 1, 9)


@plays("Siege Vulture")
def test_for_every_damaged_city_the_vulture_is_stronger() -> None:
    s = arc(
        f"A: army: {VULTURE}; hand: Hit, Hit; city Oak (Body, 8, hurt 3); city Ash (Mind, 8)\n"
        "B: army: Ox; city Elm (Body, 8, hurt 1); city Fir (Mind, 2)\n"
        "C: army: Ram; city Yew (Soul, 8, hurt 7); city Bay (Mind, 8)", TEXTS,
    )  # fmt: skip
    assert s.value(VULTURE) == "5/5"
    for target in ("Ash", "Fir"):
        other = s.fork()
        other.play("Hit", f"target {target}")
        assert other.value(VULTURE) == "6/6"
    s.play("Hit", "target Elm")
    assert s.value(VULTURE) == "5/5"  # it was damaged already
    s.play("Hit", "target Yew")
    assert (s.place("Yew"), s.value(VULTURE)) == ("C's graveyard", "4/4")


@plays("Siege Vulture")
@pytest.mark.parametrize(("mended", "place"), [(3, "A's graveyard"), (2, "A's Army")])
def test_the_vulture_can_die_of_a_city_that_is_repaired(mended: int, place: str) -> None:
    s = arc(
        f"A: army: {VULTURE} hurt 2; hand: Mend; city Oak (Body, 8, hurt 3)\nB: army: Ox; city Elm (Body, 8)",
        TEXTS | {"Mend": f"magic 0: Target city regains {mended} strength."},
    )
    assert s.value(VULTURE) == "3/3"
    s.play("Mend", "target Oak")
    assert s.place(VULTURE) == place


@plays("Captain of the Broken Wedge")
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
@pytest.mark.parametrize(("order", "blocked", "told"), [
    ((CAPTAIN, "Wolf", "Fox"), "", ("3/4", "4/9", "1/9")), ((CAPTAIN, "Wolf", "Fox"), CAPTAIN, ("3/4", "1/9", "1/9")),
    ((CAPTAIN, "Wolf", "Fox"), "Wolf", ("3/4", "4/9", "1/9")), (("Wolf", CAPTAIN, "Fox"), "Fox", ("3/4", "1/9", "4/9")),
    (("Wolf", "Fox", CAPTAIN), "", ("3/4", "1/9", "1/9")),
])  # fmt: skip
def test_through_the_wedge_the_next_attacker_is_fiercer(
    goal: str, order: tuple[str, ...], blocked: str, told: tuple[str, ...]
) -> None:
    s = arc(
        f"A: army: {CAPTAIN}, Wolf 1/9, Fox 1/9; {WAITING}\nB: army: Ox 0/9; city Elm (Body, 20); {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}", *[f"send {name}" for name in order])
    until(s, "block")
    assert values(s, CAPTAIN, "Wolf", "Fox") == ["3/4", "1/9", "1/9"]
    s.choose(f"block {blocked} with Ox" if blocked else "done")
    resolve(s)
    assert values(s, CAPTAIN, "Wolf", "Fox") == list(told)
    fought(s)
    through = sum(int(value[0]) for name, value in zip((CAPTAIN, "Wolf", "Fox"), told, strict=True) if name != blocked)
    assert (15 - s.points("B"), s.damage("Elm")) == ((0, through) if goal == "Elm" else (through, 0))
    assert values(s, CAPTAIN, "Wolf", "Fox") == ["3/4", "1/9", "1/9"]


@plays("Captain of the Broken Wedge")
def test_nobody_moves_up_to_follow_the_captain() -> None:
    s = arc(
        f"A: army: {CAPTAIN}, Wolf 1/9, Fox 1/9; {WAITING}\nB: army: Ox 0/9; city Elm (Body, 20); hand: Axe, Wait{COMBAT}",
        TEXTS,
    )
    s.choose("attack Elm", f"send {CAPTAIN}", "send Wolf", "send Fox")
    until(s, "play Axe")
    s.choose("play Axe", "target Wolf")
    resolve(s)
    until(s, "block")
    s.choose("done")
    resolve(s)
    assert (s.phase, *values(s, CAPTAIN, "Fox")) == ("Attack", "3/4", "1/9")
    fought(s)
    assert s.damage("Elm") == 4


@plays("Captain of the Broken Wedge")
@pytest.mark.parametrize(
    ("when", "told"), [("before", ["5/4", "6/9"]), ("answer", ["5/4", "4/9"]), ("later", ["5/4", "4/9"])]
)
def test_what_the_captain_is_in_that_moment_is_had_to_the_end_of_the_attack(when: str, told: list[str]) -> None:
    s = arc(
        f"A: army: {CAPTAIN}, Wolf 1/9; {WAITING}\nB: army: Ox 0/9; city Elm (Body, 20); hand: Grow, Wait{COMBAT}",
        TEXTS | {"Grow": "event 0: Target creature gets +2/+0 until end of turn."},
    )
    s.choose("attack Elm", f"send {CAPTAIN}", "send Wolf")
    if when == "before":
        s.choose("play Grow", f"target {CAPTAIN}")
        resolve(s)
    until(s, "block")
    s.choose("done")
    assert s.chain() == [CAPTAIN]
    if when == "answer":  # its writer has X counted as the trigger resolves; here it is, as all X, as it is announced
        s.choose("play Grow", f"target {CAPTAIN}")
    resolve(s)
    if when == "later":
        until(s, "play Grow")
        s.choose("play Grow", f"target {CAPTAIN}")
        resolve(s)
    assert values(s, CAPTAIN, "Wolf") == told
