"""Blind magic and events of AVA's twenty-sixth round, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, targets
from blind.texts import ava, plays, until
from scenes.scene import rule

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Scare": "event 0: Discard target creature.", "Give": "event 0: Sacrifice a creature.",
    "Home": "event 0: Return target creature to its owner's hand.", "Raze": "event 0: Destroy target city.",
    "Stroke": "event 0: Deal 3 damage to target creature.",
    "Take": "event 0: Gain control of target city.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"


@plays("Rams at the Postern")
@pytest.mark.parametrize(("strength", "left"), [(9, 4), (4, None), (3, None)])
def test_four_damage_is_dealt_to_any_city_and_lasts(strength: int, left: int | None) -> None:
    s = ava(
        "A: hand: Rams at the Postern; gold 3 Red Banner; city Oak (Mind, 9); army: Ox\n"
        f"B: city Dale (Body, {strength}): Hen marked, Cow; army: Elk"
    )
    s.choose("play Rams at the Postern")
    assert sorted(targets(s)) == ["Dale", "Oak"]
    s.choose("target Dale")
    s.all_pass()
    assert (s.life("B"), s.victory("A"), s.damage("Oak")) == (20, 0, 0)
    if left is None:
        assert [s.place(n) for n in ("Dale", "Hen", "Cow")] == ["B's graveyard", "B's Army", "B's Army"]
        assert (s.marked("Hen"), s.marked("Cow")) == (True, False)
        return
    s.to("Play", "B")
    assert (s.damage("Dale"), s.place("Hen")) == (left, "Dale")


@plays("Bled by Candle")
@pytest.mark.parametrize(("who", "life", "lives"), [("B", 20, (22, 18)), ("A", 20, (20, 20)), ("B", 1, (22, 0))])
def test_a_player_is_bled_for_two(who: str, life: int, lives: tuple[int, int]) -> None:
    s = ava(
        f"A: hand: Bled by Candle; gold 2 Dark Legion; army: Ox\nB: {life} LP; army: Elk\nC: army: Cow",
    )
    s.choose("play Bled by Candle")
    assert sorted(targets(s)) == ["player A", "player B", "player C"]
    s.choose(f"target player {who}")
    while s.table.chain:
        s.choose("pass")
    assert ((s.life("A"), s.life("B")), s.life("C")) == (lives, 20)


@plays("Bled by Candle")
def test_who_has_left_the_game_bleeds_for_nobody() -> None:
    end = {"End": "event 0: Target player loses 30 LP."}
    s = ava("A: hand: Bled by Candle; gold 2 Dark Legion; army: Ox\nB: army: Elk\nC: army: Cow; hand: End", TEXTS | end)
    s.choose("play Bled by Candle", "target player B")
    until(s, "play End")
    s.choose("play End", "target player B")
    while s.table.chain:
        s.choose("pass")
    assert (s.out("B") != "", s.life("A"), s.life("C")) == (True, 20, 20)


QUARTERING = "A: hand: Quartering Order; gold 1 The Empire; army: Ox, Hen marked; city Dale: Cow; city Oak"


@plays("Quartering Order")
@pytest.mark.parametrize("chosen", [("Ox", "Hen"), ("Cow",), ("Hen",), ()])
def test_up_to_two_own_creatures_are_quartered(chosen: tuple[str, ...]) -> None:
    s = ava(f"{QUARTERING}\nB: army: Elk; city Fen")
    s.choose("play Quartering Order")
    wanted = [*chosen, "Oak"]
    seen: set[str] = set()
    while targets(s):
        seen |= set(targets(s))
        label = next((f"target {name}" for name in wanted if name in targets(s)), "done")
        wanted = [name for name in wanted if f"target {name}" != label]
        s.choose(label)
    assert {"Dale", "Oak"} <= seen or chosen
    assert seen <= {"Ox", "Hen", "Cow", "Dale", "Oak"}
    s.all_pass()
    homes = {"Ox": "A's Army", "Hen": "A's Army", "Cow": "Dale"} | dict.fromkeys(chosen, "Oak")
    assert {name: s.place(name) for name in homes} == homes
    assert [s.marked(n) for n in ("Ox", "Hen", "Cow")] == [False, True, False]
    assert offered(s, "move")  # the move of the turn is left


@plays("Quartering Order")
@pytest.mark.parametrize(("card", "hit", "places"), [
    ("Axe", "Ox", ["A's graveyard", "Oak", "Dale"]), ("Raze", "Oak", ["A's Army", "A's Army", "Dale"]),
    ("Take", "Oak", ["A's Army", "A's Army", "Dale"]),
])  # fmt: skip
def test_who_is_still_there_is_quartered_where_the_city_is(card: str, hit: str, places: list[str]) -> None:
    s = ava(f"{QUARTERING}\nB: army: Elk; city Fen; hand: {card}", TEXTS)
    s.choose("play Quartering Order")
    wanted = ["Ox", "Hen", "Oak"]
    while targets(s):
        name = next((name for name in wanted if name in targets(s)), "")
        wanted = [other for other in wanted if other != name]
        s.choose(f"target {name}" if name else "done")
    until(s, f"play {card}")
    s.choose(f"play {card}", f"target {hit}")
    s.all_pass()
    assert [s.place(n) for n in ("Ox", "Hen", "Cow")] == places


@plays("Furrow behind the Furrow")
def test_the_top_card_becomes_a_marked_resource_card_of_a_stash_one_names() -> None:
    table = "A: gold 2 Gaian; hand: Furrow behind the Furrow, Wait; deck: {}; army: Hen\nB: hand: 1"
    s = ava(table.format("Ox, Elk"), TEXTS)
    s.choose("play Furrow behind the Furrow")
    while not any(o.startswith("name") for o in s.options()):
        s.choose("pass")
    assert len(s.options()) == 5
    s.choose("name Red Banner")
    s.all_pass() if s.table.chain else None
    assert (s.place("Ox"), s.place("Elk"), s.marked("Ox")) == ("A's gold", "A's deck", True)
    assert (s.gems("A"), s.consumed("A")) == ("", "1 Red Banner + 2 Gaian") or s.consumed(
        "A"
    ) == "2 Gaian + 1 Red Banner"
    assert (s.sees("A", "Ox"), s.sees("B", "Ox")) == (True, False)
    assert "lay Wait" in s.options()
    s = ava(table.format("0"), TEXTS)
    s.choose("play Furrow behind the Furrow")
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.over, s.gems("A"), s.consumed("A")) == (False, "", "2 Gaian")


TENDERS = "A: gold 3 The Empire; hand: Sealed Tenders{}; city Dale (Body, 8); city Hill (Body, 8); deck: {}"
OTHERS = "\nB: city Fen (Body, 8); city Moor (Mind, 8); cities: Tarn\nC: city Holm (Body, 8)"


@plays("Sealed Tenders")
@pytest.mark.parametrize(("discipline", "cards"), [("Body", 4), ("Mind", 1), ("Soul", 0)])
def test_each_city_of_the_discipline_chosen_is_a_card_and_one_is_discarded(discipline: str, cards: int) -> None:
    s = ava(TENDERS.format(", Hen, Pig", 9) + OTHERS, {"Tarn": "city 2 Soul 8"})
    s.choose("play Sealed Tenders")
    while not any(discipline in o for o in s.options()):
        s.choose("pass")
    assert len(s.options()) == 3
    s.choose(next(o for o in s.options() if discipline in o))
    until(s, "pick")
    assert (s.asked, len(offered(s, "pick")), "done" in s.options()) == ("A", 2 + cards, False)
    s.choose("pick Pig")
    s.all_pass() if s.table.chain else None
    assert (len(s.hand("A")), sorted(s.grave("A"))) == (1 + cards, ["Pig", "Sealed Tenders"])


@plays("Sealed Tenders")
@pytest.mark.parametrize(("discipline", "over"), [("Body", True), ("Soul", False)])
def test_who_cannot_draw_for_all_cities_is_defeated(discipline: str, over: bool) -> None:
    s = ava(TENDERS.format("", 2) + "\nB: city Fen (Body, 8)")
    s.choose("play Sealed Tenders")
    while not any(discipline in o for o in s.options()):
        s.choose("pass")
    s.choose(next(o for o in s.options() if discipline in o))
    while s.asked and s.table.chain:
        s.choose(s.way_on())
    assert (s.over, s.hand("A") == []) == (over, not over)
    assert not over or s.winner == "B"


@plays("Sudden Bracken")
def test_bracken_makes_anybody_tougher_until_the_turn_ends() -> None:
    s = ava(
        "A: army: Hen 1/1; hand: Stroke\nB: army: Elk 1/1; city Fen: Cow 1/1; hand: Sudden Bracken; gold 1 Gaian", TEXTS
    )
    s.choose("play Stroke", "target Cow")
    until(s, "play Sudden Bracken")
    s.choose("play Sudden Bracken")
    assert sorted(targets(s)) == ["Cow", "Elk", "Hen"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.value("Cow"), s.damage("Cow"), s.place("Cow"), s.value("Elk")) == ("1/4", 3, "Fen", "1/1")
    s.to("Play", "B")
    assert (s.value("Cow"), s.damage("Cow"), s.place("Cow")) == ("1/1", 0, "Fen")


@plays("Boots over the Parapet")
def test_an_attacker_is_stronger_for_the_turn() -> None:
    s = ava(
        "A: army: Ox 1/9, Pig; hand: Wait\n"
        f"B: army: Cow 0/9; hand: Boots over the Parapet, Wait; gold 1 Red Banner{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B's army", "send Ox", "send Avatar of A", "done")
    until(s, "block")
    s.choose("block Ox with Cow")
    until(s, "play Boots over the Parapet")
    s.choose("play Boots over the Parapet")
    assert targets(s) in ([], ["Ox"])
    s.choose("target Ox") if targets(s) else None
    s.to("Second Play")
    assert (s.damage("Cow"), s.value("Ox"), s.value("Pig")) == (4, "4/9", "1/1")
    s.to("Play", "B")
    assert s.value("Ox") == "1/9"


@plays("Boots over the Parapet")
def test_nobody_is_helped_over_the_parapet_without_an_attack() -> None:
    s = ava("A: army: Ox; hand: Boots over the Parapet, Wait; gold 1 Red Banner\nB: army: Cow; hand: 1", TEXTS)
    assert offered(s, "play") == ["Wait"]
    s.to("Attack")
    assert not offered(s, "play", "Boots")


@plays("Boots over the Parapet")
def test_it_helps_an_opponents_attacker_too_and_none_who_has_left_the_attack() -> None:
    s = ava(
        f"A: army: Ox 1/9, Pig 1/9; hand: Axe, Wait\nB: city Dale (Body, 9); army: Elk; hand: Boots over the Parapet,"
        f" Wait; gold 1 Red Banner{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Dale", "send Ox", "send Pig", "done")
    until(s, "play Boots over the Parapet")
    s.choose("play Boots over the Parapet")
    assert targets(s) == ["Ox", "Pig"]
    s.choose("target Ox")
    until(s, "play Axe")
    s.choose("play Axe", "target Ox")
    fought(s)
    assert (s.place("Ox"), s.damage("Dale"), s.value("Pig")) == ("A's graveyard", 1, "1/9")


@rule("AVA-AVATAR-08")
@plays("Rouse the Commander")
@pytest.mark.parametrize(("plays_it", "life", "won"), [(True, 17, 0), (False, 20, 3)])
def test_a_commander_who_is_roused_stands_alongside(plays_it: bool, life: int, won: int) -> None:
    s = ava(
        "A: army: Ox 3/9; hand: Wait\n"
        f"B: army: Cow; avatar marked; hand: Rouse the Commander; gold 1 The Empire{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B's army", "send Ox", "done")
    if plays_it:
        until(s, "play Rouse the Commander")
        s.choose("play Rouse the Commander")
    fought(s, "yes")
    assert (s.life("B"), s.victory("A")) == (life, won)


@plays("Rouse the Commander")
def test_the_own_avatar_alone_is_roused_and_may_be_marked_again() -> None:
    s = ava(
        "A: hand: Rouse the Commander, 1; gold 1 The Empire; city Dale: Ox marked; avatar in Dale marked\n"
        "B: army: Cow; avatar marked; hand: 1"
    )
    assert not targets(s)
    assert not offered(s, "move")
    s.play("Rouse the Commander")
    assert [s.marked(n) for n in ("Avatar of A", "Ox", "Avatar of B")] == [False, True, True]
    assert offered(s, "move") == ["Avatar of A to the Army"]


@plays("Rouse the Commander")
def test_a_roused_commander_still_counts_for_his_bid() -> None:
    s = ava(
        f"A: city Oak: Hen; avatar in Oak; hand: Rouse the Commander; gold 1 The Empire\nB: city Fen: Fox; hand: 1{TACTICS}"
    )
    s.choose("claim Body", "bid Hen", "bid Avatar of A")
    until(s, "play Rouse the Commander")
    s.choose("play Rouse the Commander")
    until(s, "bid Fox")
    assert not s.marked("Avatar of A")
    s.choose("bid Fox")
    until(s, "Body: 1 VP")
    assert s.asked == "A"


@plays("Point of Procedure")
def test_a_resident_is_marked_before_he_can_answer() -> None:
    s = ava(
        "A: city Oak: Ox, Nun; avatar in Oak; army: Yak; hand: Point of Procedure, Wait; gold 2 House of Nobles\n"
        f"B: city Fen: Fox, Hen marked; army: Elk; hand: Wait{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Ox")
    s.choose("done") if "done" in s.options() else None
    until(s, "play Point of Procedure")
    s.choose("play Point of Procedure")
    assert sorted(targets(s)) == ["Avatar of A", "Fox", "Hen", "Nun", "Ox"]
    idle, nun = s.fork(), s.fork()
    s.choose("target Fox")
    until(s, "Body: 1 VP")
    assert (s.asked, s.marked("Fox"), s.marked("Nun")) == ("A", True, False)
    idle.choose("target Hen")
    until(idle, "bid Fox")
    assert idle.marked("Hen")
    nun.choose("target Nun")
    until(nun, "bid Fox")
    assert nun.marked("Nun")  # for no bid: it is a tie
    nun.choose("bid Fox")
    while nun.phase == "Tactics" and nun.asked:
        assert not (nun.asked == "A" and offered(nun, "Body"))
        nun.choose(nun.way_on())


@rule("AVA-CITY-09")
@plays("Point of Procedure")
def test_whoever_helps_a_city_is_a_resident_and_stays_in_the_combat() -> None:
    s = ava(
        "A: army: Ox 1/9; hand: Point of Procedure, Wait; gold 1 House of Nobles\n"
        f"B: city Dale (Body, 8); army: Cow 2/9; hand: Wait{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Dale", "send Ox", "done")
    early = s.fork()
    until(s, "block")
    s.choose("block Ox with Cow")
    until(s, "play Point of Procedure")
    s.choose("play Point of Procedure")  # nobody else is a resident
    fought(s)
    assert (s.marked("Cow"), s.damage("Ox"), s.damage("Dale")) == (True, 2, 0)
    until(early, "play Point of Procedure")
    early.choose("play Point of Procedure")
    fought(early)
    assert (early.marked("Cow"), early.damage("Ox"), early.damage("Dale")) == (True, 0, 1)


BONE = "A: hand: Named, {}; gold 2 Dark Legion; army: Ox 1/{}\nB: army: Elk 1/{}; hand: {}"


@plays("Named on the Tally Bone")
@pytest.mark.parametrize(("defense", "card", "place", "won"), [
    (2, "Wait", "B's graveyard", 1), (9, "Wait", "B's Army", 0), (9, "Axe", "B's graveyard", 1),
    (5, "Stroke", "B's graveyard", 1), (9, "Scare", "B's graveyard", 0), (9, "Home", "B's hand", 0),
])  # fmt: skip
def test_who_is_named_brings_a_point_by_dying(defense: int, card: str, place: str, won: int) -> None:
    s = ava(BONE.format(card, 9, defense, 1), TEXTS)
    s.choose("play Named")
    assert sorted(targets(s)) == ["Elk", "Ox"]
    s.choose("target Elk")
    s.all_pass()
    if card != "Wait":
        assert (s.damage("Elk"), s.victory("A")) == (2, 0)
        s.choose(f"play {card}", "target Elk")
        s.all_pass()
    assert (s.place("Elk"), s.victory("A"), s.victory("B")) == (place, won, 0)


@plays("Named on the Tally Bone")
def test_the_own_dead_bring_the_point_too_and_only_in_this_turn() -> None:
    s = ava(BONE.format("Axe", 9, 9, 1), TEXTS)
    s.play("Named", "target Ox")
    late = s.fork()
    s.play("Axe", "target Ox")
    assert (s.place("Ox"), s.victory("A"), s.victory("B")) == ("A's graveyard", 1, 0)
    late.to("Play", "B")
    until(late, "play Axe")
    late.choose("play Axe", "target Ox")
    late.all_pass()
    assert (late.place("Ox"), late.victory("A")) == ("A's graveyard", 0)
    s = ava(BONE.format("1", 9, 9, "Give"), TEXTS)
    s.play("Named", "target Elk")
    s.to("Play", "B")
    assert s.victory("A") == 0


@plays("Named on the Tally Bone")
def test_a_named_one_who_is_gone_by_then_is_awaited_by_nobody() -> None:
    raised = {"Raise": "event 0: Put target creature card from your graveyard into your army."}
    s = ava(BONE.format("Axe", 9, 9, "Scare, Raise"), TEXTS | raised)
    s.choose("play Named", "target Elk")
    until(s, "play Scare")
    s.choose("play Scare", "target Elk")
    s.all_pass()
    assert (s.place("Elk"), s.victory("A")) == ("B's graveyard", 0)
