"""Blind creatures of AVA's round 32 that fight, heal and stand in for others, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolved, targets, values
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Hail": "event 0: Kill all creatures.",
    "Scare": "event 0: Discard target creature.", "Give": "event 0: Sacrifice a creature.",
    "Raze": "event 0: Destroy target city.", "Rain": "event 0: Deal 1 damage to each creature.",
    "Stroke": "event 0: Deal 1 damage to target creature.", "Stand": "event 0: Unmark target creature.",
    "Wither": "event 0: Target creature gets +0/-9 until end of turn.",
    "Brawn": "event 0: Target creature gets +1/+0 until end of turn.",
    "Fall": "event 0: Remove target attacker from combat.", "Home": "event 0: Return target creature to its owner's hand.",
    "Sling": 'enchantment 0: Attach to a creature. Enchanted creature has "[ ]: Deal 1 damage to target city."',
    "Spear": 'enchantment 0: Attach to a creature. Enchanted creature has "[ ]: Deal 1 damage to target creature."',
    "Chime": "creature 1/9: Whenever another creature dies, gain 1 life point.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
ENSIGN, BREAKER, STEWARD = "Vanguard Ensign", "Wall Breaker", "Grave Steward"
NURSE, RUNNER, SISTER = "Lamp Nurse", "Ditch Runner", "Oath Sister"


@plays("Vanguard Ensign")
def test_an_ensign_that_is_sent_home_in_mid_attack_helps_nobody_any_more() -> None:
    s = ava(
        f"A: army: {ENSIGN}, Ox 1/9; city Oak: Hen; hand: House\nB: army: Cow 1/9; city Dale (Body, 20); hand: 1{COMBAT}",
        {**TEXTS, "House": "event 0: Put target creature you control into target city you control."},
    )
    s.choose("attack Dale", f"send {ENSIGN}", "send Ox", "done")
    assert values(s, "Ox") == ["2/9"]
    until(s, "play House")
    s.choose("play House", f"target {ENSIGN}")
    resolved(s)
    assert (s.place(ENSIGN), values(s, "Ox")) == ("Oak", ["1/9"])


@plays("Vanguard Ensign")
def test_with_the_ensign_all_others_who_attack_strike_harder() -> None:
    s = ava(
        f"A: army: {ENSIGN}, Ox 1/9, Yak 1/9; city Oak: Hen; hand: Wait\n"
        f"B: army: Cow 1/9; city Dale (Body, 20); hand: 1{COMBAT}", TEXTS,
    )  # fmt: skip
    names = (ENSIGN, "Ox", "Yak", "Hen", "Cow", "Avatar of A")
    s.choose("attack Dale", f"send {ENSIGN}", "send Ox", "send Avatar of A", "done")
    assert values(s, *names) == ["2/2", "2/9", "1/9", "1/1", "1/9", "0/0"]
    fought(s)
    assert s.damage("Dale") == 4
    assert values(s, *names) == ["2/2", "1/9", "1/9", "1/1", "1/9", "0/0"]


@plays("Vanguard Ensign")
def test_the_ensign_must_be_in_the_attack() -> None:
    s = ava(f"A: army: {ENSIGN}, Ox 1/9, Yak 1/9; hand: Wait\nB: army: Cow; city Dale (Body, 20){COMBAT}", TEXTS)
    s.choose("attack Dale", "send Ox", "send Yak", "done")
    assert values(s, "Ox", "Yak") == ["1/9", "1/9"]
    s = ava(f"A: army: Ram 1/9; hand: 1\nB: army: {ENSIGN}, Cow 1/9; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose(f"block Ram with {ENSIGN}", "block Ram with Cow")
    assert values(s, "Ram", "Cow") == ["1/9", "1/9"]
    s = ava(f"A: army: {ENSIGN}, {ENSIGN}; hand: 1\nB: army: Cow; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", f"send {ENSIGN}", f"send {ENSIGN}", "done")
    assert values(s, ENSIGN, f"{ENSIGN} (2)") == ["3/2", "3/2"]


@plays("Vanguard Ensign")
@pytest.mark.parametrize(("order", "damage"), [([ENSIGN, "Ox"], 1), (["Ox", ENSIGN], 2)])
def test_who_fights_behind_a_dead_ensign_has_nothing_of_it(order: list[str], damage: int) -> None:
    s = ava(f"A: army: {ENSIGN}, Ox 1/9; hand: 1\nB: army: Cow 2/9; city Dale (Body, 9); hand: 1{COMBAT}", TEXTS)
    s.choose("attack Dale", *(f"send {name}" for name in order))
    s.choose(*["done"] * ("done" in s.options()))
    until(s, "block")
    s.choose(f"block {ENSIGN} with Cow")
    fought(s)
    assert (s.place(ENSIGN), s.damage("Cow"), s.damage("Dale")) == ("A's graveyard", 2, damage)


@plays("Vanguard Ensign")
@pytest.mark.parametrize("way", ["Fall", "Home", "Axe"])
def test_an_ensign_that_leaves_the_attack_takes_its_help_with_it(way: str) -> None:
    s = ava(f"A: army: {ENSIGN}, Ox 1/9; hand: {way}\nB: army: Cow; city Dale; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack Dale", f"send {ENSIGN}", "send Ox", "done")
    until(s, f"play {way}")
    assert s.value("Ox") == "2/9"
    s.choose(f"play {way}", f"target {ENSIGN}")
    resolved(s)
    assert (s.place(ENSIGN) == "A's Army", s.value("Ox")) == (way == "Fall", "1/9")


@plays("Wall Breaker")
@pytest.mark.parametrize(("brawn", "harm"), [(False, 6), (True, 8)])
def test_walls_are_broken_twice_as_fast(brawn: bool, harm: int) -> None:
    s = ava(f"A: army: {BREAKER}, Ox 1/9; hand: Brawn\nB: army: Cow; city Dale (Body, 20); hand: 1{COMBAT}", TEXTS)
    s.choose("attack Dale", f"send {BREAKER}", "send Ox", *["done"] * ("done" in s.options()))
    if brawn:
        until(s, "play Brawn")
        s.choose("play Brawn", f"target {BREAKER}")
        resolved(s)
    fought(s)
    assert (s.damage("Dale"), s.life("B"), s.victory("A")) == (harm + 1, 20, 0)


@plays("Wall Breaker")
@pytest.mark.parametrize(("answers", "life", "victory"), [(["yes"], 17, 0), (["no"], 20, 3)])
def test_neither_points_nor_creatures_are_doubled(answers: list[str], life: int, victory: int) -> None:
    s = ava(f"A: army: {BREAKER}; hand: 1\nB: army: Cow 1/9; hand: 1{COMBAT}", TEXTS)
    blocked = s.fork()
    s.choose("attack B's army")
    fought(s, *answers)
    assert (s.life("B"), s.victory("A")) == (life, victory)
    blocked.choose("attack B's army")
    until(blocked, "block")
    blocked.choose(f"block {BREAKER} with Cow")
    fought(blocked)
    assert blocked.damage("Cow") == 3


@plays("Wall Breaker")
def test_a_blocker_saves_the_city_and_what_is_too_much_is_lost() -> None:
    s = ava(f"A: army: {BREAKER}; hand: 1\nB: army: Cow 1/9; city Dale (Body, 20): Hen; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack Dale")
    until(s, "block")
    s.choose(f"block {BREAKER} with Cow")
    fought(s)
    assert (s.damage("Cow"), s.damage("Dale")) == (3, 0)
    s = ava(f"A: army: {BREAKER}; hand: 1\nB: army: Cow; city Dale (Body, 5): Hen; city Fen; hand: 1{COMBAT}", TEXTS)
    s.choose("attack Dale")
    fought(s)
    assert (s.place("Dale"), s.place("Hen"), s.life("B"), s.victory("A")) == ("B's graveyard", "B's Army", 20, 0)
    assert (s.damage("Fen"), s.damage("Hen")) == (0, 0)


@plays("Wall Breaker")
@pytest.mark.parametrize(("card", "goal", "harm"), [("Sling", "Dale", 2), ("Spear", "Cow", 1), ("Sling", "Oak", 2)])
def test_by_an_ability_it_breaks_walls_too(card: str, goal: str, harm: int) -> None:
    s = ava(
        f"A: army: {BREAKER}; city Oak; attached: {card} on {BREAKER}; hand: 1\nB: army: Cow 1/9; city Dale; hand: 1",
        TEXTS,
    )
    s.choose(f"use {BREAKER}", f"target {goal}")
    s.all_pass()
    assert s.damage(goal) == harm


@plays("Grave Steward")
@pytest.mark.parametrize("home", ["army: {}", "city Oak: {}", "army: {} marked"])
@pytest.mark.parametrize("back", ["Hog", STEWARD])
def test_the_steward_fetches_a_creature_or_itself(home: str, back: str) -> None:
    chime = f"A: {home.format(STEWARD)}; army: Chime; gold 1 Gaian, 1 Red Banner; grave: Hog, Wait; hand: 1; deck: 9\n"
    s = ava(chime + "B: army: Cow; grave: Pig; hand: Wait", TEXTS)
    s.choose(f"use {STEWARD}")
    assert (s.place(STEWARD), s.gems("A"), offered(s, "target")) == ("A's graveyard", "", [])
    until(s, "pick")
    assert (s.asked, sorted(s.options())) == ("A", [f"pick {STEWARD}", "pick Hog"])
    s.choose(f"pick {back}")
    s.all_pass()
    assert (s.place(back), s.life("A")) == ("A's hand", 20)
    assert s.place("Hog" if back == STEWARD else STEWARD) == "A's graveyard"


@plays("Grave Steward")
def test_it_costs_two_and_serves_in_a_combat() -> None:
    s = ava(f"A: army: {STEWARD}; gold 1 Dark Legion; grave: Hog; hand: 1\nB: army: Cow; hand: 1", TEXTS)
    assert not offered(s, "use")
    s = ava(
        f"A: army: Ram 1/9; hand: 1; deck: 9\nB: army: {STEWARD}; gold 2 Gaian; grave: Hog; hand: 1; deck: 9{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army")
    until(s, "block")
    s.choose(f"block Ram with {STEWARD}")
    until(s, f"use {STEWARD}")
    s.choose(f"use {STEWARD}")
    until(s, "pick Hog")
    s.choose("pick Hog")
    fought(s)
    assert (s.place("Hog"), s.place(STEWARD), s.damage("Ram"), s.victory("A")) == ("B's hand", "B's graveyard", 0, 0)


@plays("Lamp Nurse")
@pytest.mark.parametrize(("who", "n", "left"), [("Ox", 2, 1), ("Ox", 1, 2), ("Ox", 0, 3), ("Cow", 1, 0), ("Hen", 2, 0)])
def test_the_nurse_heals_up_to_two(who: str, n: int, left: int) -> None:
    s = ava(
        f"A: army: {NURSE}, Ox 1/9 hurt 3; hand: 1\nB: army: Cow 1/9 hurt 1, Elk; city Dale: Hen 1/9 hurt 2; hand: 1",
        TEXTS,
    )
    s.choose(f"use {NURSE}")
    assert sorted(targets(s)) == ["Cow", "Elk", "Hen", NURSE, "Ox"]
    s.choose(f"target {who}")
    until(s, "number")
    most = {"Ox": 2, "Cow": 1, "Hen": 2}[who]
    assert (s.asked, [o for o in s.options() if o in ("number 0", "number 1", "number 2", "number 3")]) == (
        "A", [f"number {k}" for k in range(most + 1)],
    )  # fmt: skip
    s.choose(f"number {n}")
    s.all_pass()
    assert (s.damage(who), s.marked(NURSE), offered(s, "use")) == (left, True, [])


@plays("Lamp Nurse")
def test_the_hale_may_be_nursed_and_a_resident_nurses_at_home() -> None:
    s = ava(f"A: army: {NURSE}, Ox; hand: 1\nB: army: Cow; hand: 1", TEXTS)
    s.choose(f"use {NURSE}", "target Ox")
    s.all_pass()
    assert (s.marked(NURSE), s.damage("Ox")) == (True, 0)
    s = ava(f"A: city Oak: {NURSE}, Hen; city Fen: Ewe; army: Ox; hand: 1\nB: army: Cow; hand: 1", TEXTS)
    s.choose(f"use {NURSE}")
    assert sorted(targets(s)) == ["Hen", NURSE]


@plays("Lamp Nurse")
@pytest.mark.parametrize(("hurt", "place"), [(2, "B's Army"), (0, "B's graveyard")])
def test_in_a_combat_she_may_save_whom_the_next_blow_would_kill(hurt: int, place: str) -> None:
    s = ava(f"A: army: Ram 2/9; hand: 1\nB: army: {NURSE}, Cow 1/3 hurt {hurt}; hand: Axe{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Ram with Cow")
    until(s, f"use {NURSE}")
    s.choose(f"use {NURSE}", "target Cow")
    if not hurt:
        until(s, "play Axe")
        s.choose("play Axe", "target Cow")
    fought(s, "number 2")
    assert s.place("Cow") == place


@plays("Ditch Runner")
def test_the_runner_runs_beside_the_move_of_the_turn() -> None:
    s = ava(f"A: army: {RUNNER}, Ox; city Oak; city Fen; hand: Stand, Stand, 1\nB: army: Cow; hand: 1", TEXTS)
    last = s.fork()
    s.carry_out(f"move {RUNNER} to Oak")
    assert (s.place(RUNNER), s.marked(RUNNER)) == ("Oak", True)
    assert not offered(s, "move", RUNNER)
    s.play("Stand", f"target {RUNNER}")
    s.carry_out(f"move {RUNNER} to Fen")
    s.carry_out("move Ox to Oak")
    assert (s.place(RUNNER), s.place("Ox"), offered(s, "move")) == ("Fen", "Oak", [])
    s.play("Stand", f"target {RUNNER}")
    assert sorted(offered(s, "move")) == [f"{RUNNER} to Oak", f"{RUNNER} to the Army"]
    last.carry_out("move Ox to Oak")
    assert {o.partition(" to ")[0] for o in offered(last, "move")} == {RUNNER}
    last.to("Attack")
    assert not offered(last, "move")
    last.to("Second Play")
    last.carry_out(f"move {RUNNER} to Oak")
    assert (last.place(RUNNER), offered(last, "move")) == ("Oak", [])


@plays("Ditch Runner")
def test_even_the_avatar_has_its_move_beside_it() -> None:
    s = ava(f"A: army: {RUNNER}, Ox; city Oak; hand: 1\nB: army: Cow; hand: 1", TEXTS)
    s.carry_out("move Avatar of A to Oak")
    s.carry_out(f"move {RUNNER} to Oak")
    assert (s.place(RUNNER), s.place("Avatar of A")) == ("Oak", "Oak")
    s = ava(f"A: army: Ox; city Oak; hand: 1\nB: army: {RUNNER}, Cow; city Elm; hand: 1", TEXTS)
    assert not offered(s, "move", RUNNER)


SISTERS = "A: {}; hand: {}, 1\nB: army: Cow; hand: 1"


@plays("Oath Sister")
@pytest.mark.parametrize(
    "home", [f"army: {SISTER}, Ox hurt 0", f"city Oak: {SISTER}, Ox", f"army: {SISTER} marked, Ox"]
)
@pytest.mark.parametrize("way", ["Axe", "Stroke"])
@pytest.mark.parametrize("yes", [True, False])
def test_the_sister_goes_in_the_others_place(home: str, way: str, yes: bool) -> None:
    s = ava(SISTERS.format(f"{home.replace(' hurt 0', '')}; army: Chime", way), TEXTS)
    s.choose(f"play {way}", "target Ox")
    until(s, "yes")
    assert s.asked == "A"
    s.choose("yes" if yes else "no")
    resolved(s)
    place = "Oak" if home.startswith("city") else "A's Army"
    assert (s.place("Ox"), s.place(SISTER)) == ((place, "A's graveyard") if yes else ("A's graveyard", place))
    assert (s.damage("Ox") if yes else 0, s.life("A")) == (0, 20 if yes else 21)


@plays("Oath Sister")
@pytest.mark.parametrize(("table", "way", "who"), [
    (f"army: Ox; city Oak: {SISTER}", "Axe", "Ox"), (f"city Fen: Ox; city Oak: {SISTER}", "Axe", "Ox"),
    (f"army: {SISTER}, Ox", "Scare", "Ox"), (f"army: {SISTER}, Ox", "Axe", SISTER), (f"army: {SISTER}, Ox", "Axe", "Cow"),
    (f"army: {SISTER}, Ox", "Give", "Ox"),
])  # fmt: skip
def test_far_away_or_for_a_foe_or_where_nobody_dies_she_does_nothing(table: str, way: str, who: str) -> None:
    s = ava(SISTERS.format(table, way), TEXTS)
    s.choose(f"play {way}")
    s.choose(*[o for o in s.options() if o.endswith(f" {who}")])
    while s.table.chain:
        assert "yes" not in s.options()
        s.choose(s.way_on())
    assert s.place(who).endswith("graveyard")


@plays("Oath Sister")
@pytest.mark.parametrize(("answers", "dead"), [
    (["yes"], {"Yak", SISTER}), (["no", "yes"], {"Ox", SISTER}), (["no", "no"], {"Ox", "Yak"}),
])  # fmt: skip
def test_of_several_she_saves_one_and_who_is_nobody_any_more_dies_again(answers: list[str], dead: set[str]) -> None:
    s = ava(SISTERS.format(f"army: {SISTER}, Ox 1/1, Yak 1/1", "Rain"), TEXTS)
    s.choose("play Rain")
    for answer in answers:
        until(s, "yes")
        s.choose(answer)
    resolved(s)
    assert {n for n in (SISTER, "Ox", "Yak") if s.place(n) == "A's graveyard"} == dead
    s = ava(SISTERS.format(f"army: {SISTER}, Ox", "Wither"), TEXTS)
    s.choose("play Wither", "target Ox")
    until(s, "yes")
    s.choose("yes")
    resolved(s)
    assert (s.place("Ox"), s.place(SISTER)) == ("A's graveyard", "A's graveyard")


@plays("Oath Sister")
@pytest.mark.parametrize(("table", "saves"), [
    (f"army: Cow 1/2; city Dale: {SISTER}", True), (f"army: {SISTER}; city Dale: Cow 1/2", True),
    (f"army: {SISTER}, Cow 1/2; city Dale", True),
])  # fmt: skip
def test_who_helps_a_city_is_there_with_its_residents_and_who_is_saved_has_struck(table: str, saves: bool) -> None:
    s = ava(f"A: army: Ram 2/9; hand: 1\nB: {table}; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack Dale")
    until(s, "block")
    s.choose("block Ram with Cow")
    fought(s, "yes")
    assert (s.place(SISTER) == "B's graveyard", s.place("Cow") != "B's graveyard") == (saves, saves)
    assert (s.damage("Cow"), s.damage("Ram"), s.damage("Dale")) == (0, 1, 0)


@plays("Oath Sister")
def test_a_sister_who_would_die_with_the_other_saves_nobody() -> None:
    s = ava(SISTERS.format(f"army: {SISTER} hurt 2, Ox 1/1", "Rain"), TEXTS)
    s.choose("play Rain")
    while s.table.chain:  # by her writer she could still be sacrificed for the other one; the book is silent
        assert "yes" not in s.options()
        s.choose(s.way_on())
    assert (s.place("Ox"), s.place(SISTER)) == ("A's graveyard", "A's graveyard")
    s = ava(SISTERS.format(f"army: {SISTER}, {SISTER}, Ox", "Axe"), TEXTS)
    s.choose("play Axe", "target Ox")
    until(s, "yes")
    s.choose("no")
    until(s, "yes")
    s.choose("yes")
    resolved(s)
    assert (s.place("Ox"), len(s.grave("A"))) == ("A's Army", 2)  # one of two sisters and the event
