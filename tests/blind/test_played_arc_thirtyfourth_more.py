"""Blind texts of ARC's thirtyfourth round about officers and spells, played as their writers meant them."""

import pytest

from blind.gestures import aims, offered, resolve, starting, values
from blind.texts import arc, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Back": "event 0: Return target creature to its owner's hand.", "Elf": "creature 2 Gaian (Beast) 1/1",
    "Eel": "creature 2 Gaian (Beast) 1/1", "Two": "creature 2 Gaian 1/1", "Three": "creature 3 Gaian 1/1",
    "Zero": "creature 0 1/1", "Lord": "creature 1 1/1: (M): Gain 1 VP.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
PIPER, BROKER, QUARTERMASTER = "Elderroot Piper", "Mothcrypt Broker", "Ninefold Quartermaster"
VELVET = "Velvet Parliamentarian"


@plays("Elderroot Piper")
def test_in_the_army_the_piper_rouses_the_beasts() -> None:
    s = arc(f"A: army: {PIPER}, Wolf, Elf; city Oak (Body, 8): Eel; hand: Back\nB: army: Elf", TEXTS)
    assert values(s, PIPER, "Wolf", "Elf", "Eel", "Elf (2)") == ["1/3", "1/1", "2/2", "2/2", "1/1"]
    gone = s.fork()
    s.choose(f"move {PIPER} to Oak")
    resolve(s)
    assert values(s, "Elf", "Eel") == ["1/1", "1/1"]
    gone.choose("play Back", f"target {PIPER}")
    resolve(gone)
    assert values(gone, "Elf", "Eel") == ["1/1", "1/1"]
    s = arc(f"A: city Oak (Body, 8): {PIPER}, Eel; army: Elf\nB: army: Ox", TEXTS)
    assert values(s, "Elf", "Eel") == ["1/1", "1/1"]


@plays("Elderroot Piper")
def test_counted_as_resident_the_piper_is_still_in_the_army() -> None:
    s = arc(f"A: army: Wolf; {WAITING}\nB: army: {PIPER}, Elf; city Oak (Body, 8): Eel; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Oak")
    assert values(s, "Elf", "Eel") == ["2/2", "2/2"]


@plays("Mothcrypt Broker")
@pytest.mark.parametrize("answer", ["", "Axe"])
def test_the_broker_buys_back_the_cheap(answer: str) -> None:
    s = arc(
        f"A: army: {BROKER}; gems 1 Gaian, 1 Red Banner; grave: Two, Zero, Three, Wait\nB: army: Ox; grave: Elf; hand: Axe",
        TEXTS,
    )
    s.choose(f"use {BROKER}")
    while not aims(s):
        s.choose("pass")
    assert sorted(aims(s)) == ["Two", "Zero"]
    s.choose(next(label for label in s.options() if label.endswith(" Two")))
    if answer and "play Axe" in s.options():
        s.choose("play Axe", f"target {BROKER}")
    s.all_pass()
    assert (s.hand("A"), s.points("A"), s.points("B")) == (["Two"], 14, 15)
    assert (s.consumed("A"), s.place(BROKER) != "A's Army" or s.marked(BROKER)) == ("1 Gaian + 1 Red Banner", True)


@plays("Mothcrypt Broker")
@pytest.mark.parametrize("a", [
    f"army: {BROKER} marked; gems 2 Gaian; grave: Two", f"army: {BROKER}; gems 1 Gaian; grave: Two",
])  # fmt: skip
def test_the_broker_wants_to_be_paid(a: str) -> None:
    assert not starting(arc(f"A: {a}\nB: army: Ox", TEXTS), "use")


@plays("Ninefold Quartermaster")
@pytest.mark.parametrize(("b", "c", "roused"), [
    ("city Elm (Body, 8): Hen", "army: Elk, Ewe, Ram", True), ("city Elm (Body, 8): Hen, Cow", "army: Elk", False),
    ("army: Hen", "city Elm (Body, 8): Elk, Ewe, Ram", False), ("city Elm (Body, 8): Hen", "city Fir (Body, 8): Elk", True),
])  # fmt: skip
def test_the_quartermaster_rouses_two_of_the_army(b: str, c: str, roused: bool) -> None:
    s = arc(
        f"A: army: {QUARTERMASTER} marked, Wolf marked, Fox marked; city Oak (Body, 8): Boar; city Ash (Mind, 8): Lord marked\n"
        f"B: {b}\nC: {c}\nphase: Second Play", TEXTS,
    )  # fmt: skip
    while s.active == "A" and not aims(s):
        s.choose("done" if "done" in s.options() else s.way_on())
    assert bool(aims(s)) is roused
    if roused:
        assert sorted(aims(s)) == sorted([QUARTERMASTER, "Wolf", "Fox"])
        two, one, none = s, s.fork(), s.fork()
        two.choose(f"pick {QUARTERMASTER}", "pick Wolf")
        one.choose("pick Fox")
        none.choose("done")
        for scene, gone in ((two, ["Wolf", QUARTERMASTER]), (one, ["Fox"]), (none, [])):
            scene.all_pass()
            assert [n for n in ("Wolf", "Fox", QUARTERMASTER, "Lord") if not scene.marked(n)] == gone


@plays("Ninefold Quartermaster")
def test_in_others_turns_and_the_first_play_phase_nobody_is_roused() -> None:
    s = arc(f"A: army: {QUARTERMASTER}, Wolf marked; city Oak (Body, 8): Boar\nB: army: Ox", TEXTS)
    s.to("Attack")
    assert s.marked("Wolf")
    s = arc(
        f"A: army: {QUARTERMASTER}, Wolf marked; city Oak (Body, 8): Boar\nB: army: Ox; {WAITING}\n"
        "phase: Second Play, active B",
        TEXTS,
    )
    while s.active == "B":
        assert s.marked("Wolf")
        s.choose("done" if "done" in s.options() else s.way_on())


@plays("Velvet Parliamentarian")
@pytest.mark.parametrize(("state", "answer"), [("", "yes"), ("", "no"), (" marked", "")])
def test_an_opponents_bid_opens_ones_own_cities(state: str, answer: str) -> None:
    s = arc(
        f"A: city Keep (Body, 8): Hen cost 3; army: Ox\n"
        f"B: army: {VELVET}{state}; city Gatesworn Bastion: Boar; deck: 9{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Hen")
    while s.phase == "Tactics":
        assert s.asked == "B" or "yes" not in s.options()
        s.choose(answer if answer and answer in s.options() else "done" if "done" in s.options() else s.way_on())
    assert (s.points("A"), s.points("B"), s.marked(VELVET)) == (16, 15, answer == "yes" or state != "")
    assert s.value("Boar") == ("2/3" if answer == "yes" else "1/1")


@plays("Velvet Parliamentarian")
@pytest.mark.parametrize("discipline", ["Body", "Mind"])
def test_what_parliament_opens_ends_with_the_next_tactics(discipline: str) -> None:
    s = arc(
        f"A: city Oak ({discipline}, 8): Hen cost 3; army: Wolf; {WAITING}\n"
        f"B: army: {VELVET}, Cow; city Gatesworn Bastion: Boar; city Lanternmoot: Ram; deck: 9{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose(f"claim {discipline}", "bid Hen")
    while s.phase == "Tactics":
        s.choose(next((o for o in ("yes", "done") if o in s.options()), None) or s.way_on())
    on = discipline == "Body"
    assert (s.value("Boar"), s.value("Ram")) == ("2/3" if on else "1/1", "1/1")
    s.to("Draw", "B")
    assert s.value("Boar") == ("2/3" if on else "1/1")
    s.to("Play", "B")
    assert s.value("Boar") == "1/1"


@plays("Velvet Parliamentarian")
@pytest.mark.parametrize("theirs", ["Cow cost 3", "Cow cost 1"])
def test_parliament_sits_only_when_an_opponent_wins(theirs: str) -> None:
    s = arc(
        f"A: army: {VELVET}; city Gatesworn Bastion: Boar cost 1; {WAITING}\nB: city Elm (Body, 8): {theirs}{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Boar")
    while s.phase == "Tactics":
        assert "yes" not in s.options()
        s.choose("bid Cow" if "bid Cow" in s.options() else "done" if "done" in s.options() else s.way_on())
    assert (s.points("A"), s.marked(VELVET)) == (15, False)


VERDICT, BOUNTY, LEVY, SUMMONS = "Kilnfire Verdict", "Rainmother Bounty", "Sexton Levy Night", "Drillyard Summons"


@plays("Kilnfire Verdict")
@pytest.mark.parametrize(
    ("goal", "dies"), [("Ox", False), ("Hen", True), ("Elm", False), ("Oak", False), ("Fir", True)]
)
def test_the_verdict_burns_one_of_them(goal: str, dies: bool) -> None:
    s = arc(
        f"A: army: Wolf; hand: {VERDICT}; gems 3 Red Banner; city Oak (Body, 8)\n"
        "B: army: Ox 1/4; city Elm (Body, 8): Hen 1/3; city Fir (Mind, 3)", TEXTS,
    )  # fmt: skip
    s.choose(f"play {VERDICT}")
    while not aims(s):
        s.choose("pass")
    assert sorted(aims(s)) == ["Elm", "Fir", "Hen", "Oak", "Ox", "Wolf"]
    s.choose(next(label for label in s.options() if label.endswith(f" {goal}")))
    s.all_pass()
    assert s.place(goal).endswith("graveyard") is dies
    if not dies:
        assert s.damage(goal) == 3
        s.to("Play", "B")
        assert s.damage(goal) == (0 if goal == "Ox" else 3)


@plays("Rainmother Bounty")
@pytest.mark.parametrize("deck", ["Two, Three", "0"])
def test_the_bounty_is_a_gem_of_any_faction(deck: str) -> None:
    s = arc(f"A: army: Wolf; hand: {BOUNTY}; gems 3 Gaian; deck: {deck}\nB: army: Ox", TEXTS)
    s.choose(f"play {BOUNTY}")
    while s.table.chain and not offered(s, "name"):
        s.choose("pass")
    if deck != "0":
        assert len(offered(s, "name")) == 5
        s.choose("name The Empire")
    s.all_pass()
    full = deck != "0"
    assert (s.gems("A"), s.consumed("A"), s.hand("A")) == ("1 The Empire" * full, "3 Gaian", [])
    assert (s.deck("A"), s.over) == (["Three"] * full, False)
    if full:
        assert (s.place("Two"), s.sees("A", "Two"), s.sees("B", "Two")) == ("A's reserves", True, False)


@plays("Sexton Levy Night")
@pytest.mark.parametrize(("b", "left"), [("Two, Three, Wait", ["Three"]), ("Two", []), ("", [])])
def test_the_levied_discards_two_of_his_choice(b: str, left: list[str]) -> None:
    hand = f"; hand: {b}" * bool(b)
    s = arc(
        f"A: army: Wolf; hand: {LEVY}, Lord; gems 3 Dark Legion\nB: army: Ox{hand}\nC: army: Elk; hand: Zero, Lord",
        TEXTS,
    )
    s.choose(f"play {LEVY}")
    while not starting(s, "target", "pick"):
        s.choose("pass")
    assert (sorted(aims(s)), s.asked) == (["player B", "player C"], "A")
    s.choose(next(label for label in s.options() if label.endswith("player B")))
    while s.table.chain or starting(s, "discard", "pick"):
        assert not starting(s, "discard", "pick") or s.asked == "B"
        s.choose(
            next((o for o in s.options() if o.endswith((" Two", " Wait")) and "play" not in o), None) or s.way_on()
        )
    assert (s.hand("B"), len(s.hand("C")), s.hand("A")) == (left, 2, ["Lord"])


@plays("Drillyard Summons")
def test_up_to_two_residents_are_summoned() -> None:
    s = arc(
        f"A: army: Wolf; hand: {SUMMONS}; gems 2 The Empire; city Oak (Body, 8): Hen, Cow marked; city Fir (Mind, 8): Elk\n"
        "B: city Elm (Body, 8): Ewe", TEXTS,
    )  # fmt: skip
    s.choose(f"play {SUMMONS}")
    while not aims(s):
        s.choose("pass")
    assert (sorted(aims(s)), "done" in s.options()) == (["Cow", "Elk", "Hen"], True)
    none, one = s.fork(), s.fork()
    s.choose("pick Cow", "pick Elk")
    s.all_pass()
    assert [s.place(name) for name in ("Cow", "Elk", "Hen")] == ["A's Army", "A's Army", "Oak"]
    assert [s.marked(name) for name in ("Cow", "Elk")] == [True, False]
    assert "move Hen to the Army" in s.options()  # no city was part of a move
    one.choose("pick Hen", "done")
    assert [one.place(name) for name in ("Hen", "Elk")] == ["A's Army", "Fir"]
    none.choose("done")
    assert [none.place(name) for name in ("Hen", "Elk")] == ["Oak", "Fir"]


RUSE, EXCHANGE = "Countinghouse Ruse", "Pallbearer Exchange"


@plays("Countinghouse Ruse")
@pytest.mark.parametrize(("discipline", "drawn"), [("Body", 2), ("Mind", 1), ("Soul", 0)])
def test_as_many_cards_as_cities_then_one_goes(discipline: str, drawn: int) -> None:
    s = arc(
        f"A: hand: {RUSE}, Lord; gems 3 House of Nobles; city Oak (Body, 8); city Ash (Body, 8); city Fir (Mind, 8); deck: 9\n"
        "B: city Elm (Soul, 8); army: Ox", TEXTS,
    )  # fmt: skip
    s.choose(f"play {RUSE}")
    while not [label for label in s.options() if label.endswith(discipline)]:
        s.choose("pass")
    assert len(s.options()) == 3
    s.choose(next(label for label in s.options() if label.endswith(discipline)))
    s.choose(*([label for label in s.options() if label.endswith(" Lord")] if drawn else []))
    s.all_pass()
    assert (len(s.hand("A")), s.grave("A")[0 if drawn else -1] in ("Lord", RUSE)) == (drawn, True)
    assert "Lord" in s.grave("A")


@plays("Countinghouse Ruse")
def test_with_nothing_drawn_and_nothing_held_nothing_goes() -> None:
    s = arc(
        f"A: hand: {RUSE}; gems 3 House of Nobles; deck: 1; city Oak (Body, 8); city Ash (Body, 8)\nB: army: Ox", TEXTS
    )
    s.choose(f"play {RUSE}")
    while not [label for label in s.options() if label.endswith("Mind")]:
        s.choose("pass")
    out = s.fork()
    s.choose(next(label for label in s.options() if label.endswith("Mind")))
    s.all_pass()
    assert (s.hand("A"), s.grave("A"), len(s.deck("A"))) == ([], [RUSE], 1)
    out.choose(next(label for label in out.options() if label.endswith("Body")))
    assert (out.over, out.winner, out.out("A")) == (True, "B", "ARC-WIN-06")
