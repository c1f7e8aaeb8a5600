"""Blind texts of ARC's thirtyfifth round about simple creatures, played as their writers meant them."""

import pytest

from blind.gestures import aims, fought, offered, resolve, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Toss": "event 0: Discard target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Give": "event 0: Sacrifice a creature.",
    "Raise": "magic 0: Put target creature card from your graveyard into play.", "Two": "creature 2 1/1",
    "Ebb": "event 0: Target creature gets +0/-4 until end of turn.", "Steal": "magic 0: Gain control of target creature.",
    "Bolt": "event 0: Deal 2 damage to target creature.", "Spell": "magic 0: Deal 2 damage to target creature.",
    "Sweep": "magic 0: Deal 2 damage to each creature.", "Charm": "enchantment 0: Attach to a creature.",
    "Witch": "creature 1 1/1: (M): Deal 1 damage to target creature.", "Oath": "enchantment 0: Attach to a player.",
    "Rat": "event 9: Draw a card.", "Hog": "event 9: Draw a card.", "Elk": "event 9: Draw a card.",
    "Stay": "enchantment 0: Attach to a creature. It can't attack.", "Sow": "creature 1 (Beast) 1/1",
    "Beast Hide": "enchantment 0: Attach to a creature.", "Wild Beast": "creature 1 2/2",
    "Raze": "event 0: Destroy target city.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
OGRE, WILLOW, ROAD, BELL = "Gatehorn Ogre", "Willowhand Attendant", "Road-Sworn Legionary", "Bellchamber Orator"
WRETCH, GLUTTON, TUSKMAN = "Sackcloth Wretch", "Cairn Glutton", "Frothing Tuskman"
BADGER, AUDITOR, ENVOY = "Grandmother Badger", "Incorruptible Auditor", "Silkshod Envoy"


@plays("Gatehorn Ogre")
@pytest.mark.parametrize(("goal", "more"), [("Elm", 2), ("B's army", 0)])
@pytest.mark.parametrize("blocked", [True, False])
def test_the_ogre_is_fiercer_against_a_city(goal: str, more: int, blocked: bool) -> None:
    s = arc(f"A: army: {OGRE}, Wolf 1/9; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    assert s.value(OGRE) == "3/3"
    s.choose(f"attack {goal}", f"send {OGRE}", "send Wolf")
    assert values(s, OGRE, "Wolf") == [f"{3 + more}/3", "1/9"]
    until(s, "block")
    s.choose(f"block {OGRE} with Ox" if blocked else "done")
    fought(s)
    told = (s.damage("Ox"), s.damage("Elm"), s.points("B"), s.value(OGRE))
    city = goal == "Elm"
    if blocked:
        assert told == (3 + more, 1 if city else 0, 15 if city else 14, "3/3")
    else:
        assert told == (0, 6 if city else 0, 15 if city else 11, "3/3")


@plays("Gatehorn Ogre")
def test_an_ogre_that_stays_behind_or_defends_is_as_printed() -> None:
    s = arc(f"A: army: {OGRE}, Wolf 1/9; {WAITING}\nB: army: Ox; city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm", "send Wolf", "done")
    assert s.value(OGRE) == "3/3"
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: Ox; city Elm (Body, 8): {OGRE}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    until(s, "block")
    s.choose(f"block Wolf with {OGRE}")
    assert s.value(OGRE) == "3/3"


@plays("Gatehorn Ogre")
def test_the_ogre_stays_fierce_until_the_attack_ends_also_when_the_city_is_gone() -> None:
    s = arc(
        f"A: army: {OGRE}; hand: Raze, Wait\nB: army: Ox 0/9; city Elm (Body, 8); city Fir (Mind, 8){COMBAT}", TEXTS
    )
    s.choose("attack Elm")
    until(s, "block")
    s.choose(f"block {OGRE} with Ox")
    until(s, "play Raze")
    s.choose("play Raze", "target Elm")
    resolve(s)
    assert (s.place("Elm"), s.value(OGRE)) == ("B's graveyard", "5/3")
    fought(s)
    assert (s.damage("Ox"), s.value(OGRE)) == (5, "3/3")


@plays("Willowhand Attendant")
def test_the_attendant_unmarks_a_fellow_resident() -> None:
    city = f"city Oak (Body, 8): {WILLOW}, Hen marked, Cow"
    s = arc(
        f"A: {city}; city Ash (Mind, 8): Ewe marked; army: Wolf marked\nB: army: Ox; city Elm (Body, 8): Ram", TEXTS
    )
    s.choose(f"use {WILLOW}")
    assert sorted(aims(s)) == ["Cow", "Hen"]
    s.choose("target Hen")
    s.all_pass()
    assert [s.marked(name) for name in ("Hen", WILLOW, "Ewe", "Wolf")] == [False, True, True, True]
    for a in (f"army: {WILLOW}, Wolf marked", f"city Oak (Body, 8): {WILLOW} marked, Hen marked",
              f"city Oak (Body, 8): {WILLOW}; army: Wolf marked"):  # fmt: skip
        assert not starting(arc(f"A: {a}\nB: army: Ox", TEXTS), "use")


@plays("Willowhand Attendant")
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
def test_in_an_attack_on_its_city_the_army_is_tended_too(goal: str) -> None:
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}\nB: city Elm (Body, 8): {WILLOW}, Hen marked; army: Ox marked; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}")
    s.choose(f"use {WILLOW}")
    if goal == "Elm":
        assert sorted(aims(s)) == ["Hen", "Ox"]
        s.choose("target Ox")
    resolve(s)
    assert (s.marked("Ox"), s.marked("Hen")) == ((False, True) if goal == "Elm" else (True, False))
    until(s, "block" if goal == "Elm" else "pass")
    assert offered(s, "block") == (["Wolf with Ox"] if goal == "Elm" else [])


@plays("Road-Sworn Legionary")
@pytest.mark.parametrize(("where", "goal", "blocks"), [
    (f"city Ash (Mind, 8): {ROAD}, Hen", "Elm", True), (f"army: {ROAD}", "Elm", True),
    (f"city Ash (Mind, 8): {ROAD} marked, Hen", "Elm", False), (f"city Ash (Mind, 8): {ROAD}, Hen", "B's army", False),
    (f"city Ash (Mind, 8): {ROAD}, Hen", "Ash", True),
])  # fmt: skip
def test_the_legionary_defends_every_city_of_his_player(where: str, goal: str, blocks: bool) -> None:
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: {where}; city Elm (Body, 8): Elder; {WAITING}{COMBAT}", TEXTS)
    s.choose(f"attack {goal}")
    if goal != "B's army":
        until(s, "block")
    else:
        s.choose("pass")
    assert (f"block Wolf with {ROAD}" in s.options()) is blocks
    assert ("block Wolf with Hen" in s.options()) is (goal == "Ash")
    if blocks:
        s.choose(f"block Wolf with {ROAD}", *starting(s, "done"))
        fought(s)
        assert (s.damage("Wolf"), s.damage(ROAD), s.damage(goal), s.marked(ROAD)) == (2, 1, 0, False)
        assert s.place(ROAD) == ("B's Army" if "army" in where else "Ash")


@plays("Road-Sworn Legionary")
def test_where_the_legionary_may_not_enter_he_does_not_defend() -> None:
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}\nB: city Ban: Elder; city Ash (Mind, 8): {ROAD}; {WAITING}{COMBAT}",
        TEXTS | {"Ban": "city 3 Body 6: Always: Only Gaian creatures can enter this city."},
    )
    s.choose("attack Ban")
    until(s, "block")
    assert offered(s, "block") == ["Wolf with Elder"]


@plays("Bellchamber Orator")
@pytest.mark.parametrize(
    ("mine", "answer", "won"), [(f"{BELL}", 3, True), (f"{BELL}", 4, False), ("Hen cost 2", 2, False)]
)
def test_the_orator_counts_for_four_as_she_claims(mine: str, answer: int, won: bool) -> None:
    s = arc(f"A: city Oak (Body, 8): {mine}\nB: city Elm (Body, 8): Cow cost {answer}; army: Ox{TACTICS}", TEXTS)
    s.choose("claim Body", f"bid {mine.removesuffix(' cost 2')}", "bid Cow")
    assert (s.points("A"), s.points("B")) == (15 + won, 15)


@plays("Bellchamber Orator")
@pytest.mark.parametrize(("claimed", "won"), [(4, False), (5, True)])
def test_the_orator_counts_for_four_as_she_answers(claimed: int, won: bool) -> None:
    s = arc(f"A: city Oak (Body, 8): Hen cost {claimed}\nB: city Elm (Body, 8): {BELL}; army: Ox{TACTICS}", TEXTS)
    s.choose("claim Body", "bid Hen", f"bid {BELL}")
    assert s.points("A") == 15 + won


@plays("Bellchamber Orator")
def test_an_orator_who_is_gone_counts_nothing_and_costs_two_elsewhere() -> None:
    s = arc(f"A: city Oak (Body, 8): {BELL}\nB: city Elm (Body, 8): Cow cost 1; army: Ox; hand: Axe{TACTICS}", TEXTS)
    s.choose("claim Body", f"bid {BELL}", "play Axe")
    s.choose(*starting(s, f"target {BELL}"))
    until(s, "bid")
    s.choose("bid Cow")
    assert s.points("A") == 15
    s = arc(f"A: hand: {BELL}; gems 2 House of Nobles\nB: army: Ox", TEXTS)
    s.play(BELL)
    assert s.consumed("A") == "2 House of Nobles"


@plays("Sackcloth Wretch")
@pytest.mark.parametrize(("way", "lost"), [("Axe", 1), ("Ebb", 1), ("Toss", 0), ("Back", 0), ("Give", 0)])
def test_for_the_wretchs_death_one_opponent_discards_what_he_likes(way: str, lost: int) -> None:
    s = arc(f"A: army: {WRETCH}; hand: {way}, Rat\nB: army: Ox; hand: Hog, Elk\nC: army: Cow; hand: 2", TEXTS)
    s.choose(f"play {way}")
    s.choose(*starting(s, f"target {WRETCH}"))
    s.all_pass() if lost else resolve(s)
    if lost:
        assert (s.asked, sorted(aims(s))) == ("A", ["player B", "player C"])
        s.choose("target player B")
        until(s, "pick")
        assert (s.asked, sorted(aims(s))) == ("B", ["Elk", "Hog"])
        s.choose("pick Elk")
    assert (s.hand("B"), s.grave("B")) == ((["Hog"], ["Elk"]) if lost else (["Hog", "Elk"], []))
    assert (s.grave("A").count("Rat"), len(s.hand("C"))) == (0, 2)


@plays("Sackcloth Wretch")
def test_whoever_controlled_the_wretch_chooses_and_an_empty_hand_loses_nothing() -> None:
    s = arc(f"A: army: Wolf; hand: Axe, Rat\nB: army: {WRETCH} of A; hand: Hog", TEXTS)
    s.choose("play Axe", f"target {WRETCH}")
    s.all_pass()
    assert (s.hand("A"), s.hand("B"), sorted(s.grave("A"))) == ([], ["Hog"], ["Axe", "Rat", WRETCH])
    s = arc(f"A: army: {WRETCH}, Wolf; hand: Axe, Rat\nB: army: Ox", TEXTS)
    s.choose("play Axe", f"target {WRETCH}")
    s.all_pass()
    assert (s.hand("A"), s.hand("B"), s.phase) == (["Rat"], [], "Play")


@plays("Cairn Glutton")
@pytest.mark.parametrize(
    ("grave", "attack"), [("", 1), ("grave: Two; ", 2), ("grave: Two, Rat, Sow, Charm, Spell, Ox; ", 4)]
)
def test_the_glutton_feeds_on_its_own_dead(grave: str, attack: int) -> None:
    s = arc(f"A: army: {GLUTTON}, Wolf; {grave}hand: Axe\nB: army: Cow; grave: Two, Two", TEXTS)
    assert s.value(GLUTTON) == f"{attack}/3"
    other = s.fork()
    s.play("Axe", "target Wolf")
    assert s.value(GLUTTON) == f"{attack + 1}/3"
    other.play("Axe", "target Cow")
    assert other.value(GLUTTON) == f"{attack}/3"


@plays("Cairn Glutton")
def test_the_glutton_feeds_where_it_is_controlled_and_no_longer_than_they_lie_there() -> None:
    s = arc(f"A: army: Wolf; grave: Two, Two, Two; hand: Raise\nB: army: {GLUTTON} of A; grave: Sow", TEXTS)
    assert s.value(GLUTTON) == "2/3"
    s = arc(f"A: army: {GLUTTON}; grave: Two, Sow; hand: Raise\nB: army: Ox", TEXTS)
    s.choose("play Raise", "target Sow")
    s.all_pass()
    assert s.value(GLUTTON) == "2/3"


@plays("Frothing Tuskman")
@pytest.mark.parametrize(("a", "must"), [
    (f"army: {TUSKMAN}, Wolf 1/9", True), (f"army: {TUSKMAN} marked, Wolf 1/9", False),
    (f"city Oak (Body, 8): {TUSKMAN}; army: Wolf 1/9", False),
    (f"army: {TUSKMAN}, Wolf 1/9; attached: Stay on {TUSKMAN}", False),
])  # fmt: skip
def test_whether_the_tuskman_must_attack(a: str, must: bool) -> None:
    s = arc(f"A: {a}\nB: army: Ox 1/9; city Elm (Body, 8){COMBAT}", TEXTS)
    assert {"attack Elm", "attack B's army"} <= set(s.options())
    assert ("done" in s.options()) is not must
    if must:
        alone = s.fork()
        s.choose("attack Elm", "send Wolf")
        assert (s.marked(TUSKMAN), s.marked("Wolf")) == (True, True)
        alone.choose("attack B's army", f"send {TUSKMAN}", "done")
        assert (alone.marked(TUSKMAN), alone.marked("Wolf")) == (True, False)


@plays("Frothing Tuskman")
def test_nothing_sends_the_tuskman_to_the_army_and_others_turns_are_free() -> None:
    s = arc(f"A: city Oak (Body, 8): {TUSKMAN}; army: Wolf\nB: army: {TUSKMAN}; city Elm (Body, 8)", TEXTS)
    assert "done" in s.options()
    s.to("Attack")
    assert "done" in s.options()
    s.choose("done")


@plays("Grandmother Badger")
def test_all_other_beasts_of_hers_are_stronger() -> None:
    s = arc(
        f"A: army: {BADGER}, Wild Beast, Wolf 1/9; city Oak (Body, 8): Sow hurt 1, Hen; hand: Toss; "
        "attached: Beast Hide on Hen\nB: army: Ox; city Elm (Body, 8): Boar", TEXTS | {"Boar": "creature 1 (Beast) 1/1"},
    )  # fmt: skip
    assert values(s, BADGER, "Wild Beast", "Sow", "Wolf", "Hen", "Boar") == ["2/4", "3/3", "2/2", "1/9", "1/1", "1/1"]
    s.play("Toss", f"target {BADGER}")
    assert (s.value("Wild Beast"), s.place("Sow"), s.place("Hen")) == ("2/2", "A's graveyard", "Oak")


@plays("Grandmother Badger")
def test_two_badgers_strengthen_each_other() -> None:
    s = arc(f"A: army: {BADGER}; city Oak (Body, 8): {BADGER}, Sow\nB: army: Ox, {BADGER}", TEXTS)
    assert values(s, BADGER, f"{BADGER} (2)", "Sow", f"{BADGER} (3)") == ["3/5", "3/5", "3/3", "2/4"]


@plays("Incorruptible Auditor")
@pytest.mark.parametrize(("card", "may"), [("Bolt", False), ("Spell", False), ("Charm", True)])
def test_whose_magic_cannot_aim_at_the_auditor(card: str, may: bool) -> None:
    s = arc(f"A: army: Wolf, Fox; hand: {card}\nB: army: {AUDITOR}, Ox", TEXTS)
    s.choose(f"play {card}")
    assert sorted(aims(s)) == sorted(["Fox", "Ox", "Wolf", *[AUDITOR] * may])
    s = arc(f"A: army: {AUDITOR}, Wolf; hand: {card}\nB: army: Ox", TEXTS)
    s.choose(f"play {card}")
    assert AUDITOR in aims(s)


@plays("Incorruptible Auditor")
def test_abilities_reach_the_auditor_and_so_does_what_has_no_target() -> None:
    s = arc(f"A: army: Witch; hand: Sweep\nB: army: {AUDITOR}, Ox 1/9", TEXTS)
    s.choose("use Witch", f"target {AUDITOR}")
    s.all_pass()
    assert s.damage(AUDITOR) == 1
    s.play("Sweep")
    assert s.place(AUDITOR) == "B's graveyard"


@plays("Silkshod Envoy")
def test_the_envoy_moves_awake() -> None:
    s = arc(
        f"A: city Oak (Body, 8): {ENVOY}, Hen, {ENVOY} marked; city Ash (Mind, 8); city Fir (Soul, 8)\n"
        "B: army: Ox; city Elm (Body, 8)", TEXTS,
    )  # fmt: skip
    assert not offered(s, "move", f"{ENVOY} (2)")
    s.choose(starting(s, f"move {ENVOY}", "move Silkshod Envoy (1)")[0].rpartition(" to ")[0] + " to Ash")
    resolve(s)
    assert (s.place(ENVOY), s.marked(ENVOY)) == ("Ash", False)
    assert not offered(s, "move")  # both cities have been part of a move
    s = arc(f"A: city Oak (Body, 8): {ENVOY}; city Ash (Mind, 8): Hen; city Fir (Soul, 8)\nB: army: Ox", TEXTS)
    s.choose(f"move {ENVOY} to the Army")
    resolve(s)
    again = s.fork()
    assert sorted(offered(s, "move", ENVOY)) == sorted([f"{ENVOY} to Ash", f"{ENVOY} to Fir"])
    again.choose(f"move {ENVOY} to Fir")
    resolve(again)
    assert (again.place(ENVOY), again.marked(ENVOY), offered(again, "move", ENVOY)) == ("Fir", False, [])
    s.choose("move Hen to the Army")
    resolve(s)
    assert s.marked("Hen")
    s.to("Attack")
    s.choose("attack B's army")
    assert (s.marked(ENVOY), "send Hen" in s.options()) == (True, False)


@plays("Silkshod Envoy")
def test_in_the_army_the_marked_envoy_stays() -> None:
    s = arc(f"A: army: {ENVOY} marked, Wolf; city Oak (Body, 8)\nB: army: Ox", TEXTS)
    assert (offered(s, "move", ENVOY), offered(s, "move", "Wolf")) == ([], ["Wolf to Oak"])
