"""ORC-TRIUMV: three players, one target each, and what freedom costs."""

from collections.abc import Sequence
from functools import cached_property

import pytest

from scenes import orc
from scenes.orc import OrcKit, OrcLabel, rule
from scenes.setting import Setting
from wtactics.cli.board import Board
from wtactics.content.content import content_of
from wtactics.engine.places import SEAT_THING, card_of, is_seat, seat_thing, what_of
from wtactics.games import UnknownRuleset, ruleset
from wtactics.kits import verbs
from wtactics.kits.attempts import Attempt
from wtactics.kits.game import Game
from wtactics.kits.sentences import plain
from wtactics.kits.settings import BadSettings
from wtactics.lab.conformance import check_ruleset
from wtactics.mods.triumv.rules import FOR_CARDS, FOR_GOLD, ROTATION, target_of
from wtactics.mods.triumv.told import STORY
from wtactics.rulesets.orc.rules.combat_blows import Blows
from wtactics.rulesets.orc.table import OrcTable
from wtactics.server.messages.web import RoomRequest, SeatRequest
from wtactics.server.rooms.room import RequestFault, new_room

LEFT, RIGHT = 1, -1
CARDS = {
    "Purse": "event: You get 2 gold.",
    "Trinket": "event 1: You gain 1 influence.",
    "Bolt": "event: Deal 1 damage to target creature.",
    "Ogre Hunt": "quest (Confrontation Ogre) 2/2: Hit points: 2. Victory Points: 2.",
}


class TriumvKit(OrcKit):
    """ORC with the mod; that all attack to the left or right is told among what the first player has."""

    parts = (*OrcKit.parts, "all to the left", "all to the right")

    @cached_property
    def game(self) -> Game:
        return ruleset("orc+triumv")

    def read(self, setting: Setting, seat: int, part: str) -> bool:
        if part not in self.parts[-2:]:
            return super().read(setting, seat, part)
        setting.numbers["rotation"] = LEFT if part.endswith("left") else RIGHT
        return True

    def finish(self, t: OrcTable, setting: Setting) -> None:
        super().finish(t, setting)
        t.keep(ROTATION, 0, setting.numbers.get("rotation", 0))


class TriumvLabel(OrcLabel):
    """What its labels mean."""

    forms = (
        (verbs.ATTACK, r"attack (?P<player>[A-D]) for (?P<by_lot>\d+ cards?) by lot"),
        (verbs.ATTACK, r"attack (?P<player>[A-D]) for (?P<gold>all gold)"),
        *OrcLabel.forms,
    )

    def number(self) -> int:
        if self.parts.get("by_lot") or self.parts.get("gold"):
            return FOR_CARDS if self.parts.get("by_lot") else FOR_GOLD
        return super().number()


class TriumvScene(orc.Scene):
    """A scene of it."""

    kit = TriumvKit()
    story = STORY
    labels_mean = TriumvLabel

    def target(self, seat: str) -> str:
        """Whom the player attacks in this round."""
        return self.seats[target_of(self.table, self.seats.index(seat))]

    def goals(self) -> set[str]:
        """Whom whoever is asked may attack, as labels say it."""
        offered = zip(self.table.options, self.options(), strict=True)
        return {label.removeprefix("attack ") for o, label in offered if what_of(o) == verbs.ATTACK}


def campaign(a: str = "", dice: Sequence[int] = (), rotation: int = RIGHT, **more: str) -> TriumvScene:
    """A is about to attack; all go to the right unless it is told otherwise."""
    told = {LEFT: "all to the left; ", RIGHT: "all to the right; "}.get(rotation, "")
    seats = [f"A: {told}offensive: Wolf 2/2; {a}", f"B: {more.get('b', '')}", f"C: {more.get('c', '')}"]
    return TriumvScene.set("\n".join([*seats, f"phase: {more.get('phase', 'Move or Attack')}"]), cards=CARDS, dice=dice)


@rule("ORC-TRIUMV-01")
@pytest.mark.parametrize("seats", [2, 4])
def test_it_is_for_three_and_says_why(seats: int) -> None:
    content = content_of("orc+triumv")
    with pytest.raises(BadSettings, match=rf"expected 3 \(by ORC-TRIUMV-01\), one for each seat, found {seats}"):
        content.game.deal(content.pool.library, [[0]] * seats, 1)


@rule("ORC-TRIUMV-02", "ORC-TRIUMV-03", "ORC-TRIUMV-04")
@pytest.mark.parametrize(("die", "direction"), [(1, RIGHT), (2, RIGHT), (3, RIGHT), (4, LEFT), (5, LEFT), (6, LEFT)])
def test_the_first_roll_says_in_which_direction_all_attack(die: int, direction: int) -> None:
    s = campaign(dice=(die - 1,), rotation=0, phase="Discard, active C")
    s.to("Play", "A")
    for n, seat in enumerate("ABC"):
        assert s.target(seat) == "ABC"[(n + direction) % 3]
    assert len({s.target(seat) for seat in "ABC"}) == 3


@rule("ORC-TRIUMV-02", "ORC-TRIUMV-03")
def test_before_the_first_turn_the_first_player_rolls_and_he_is_number_one() -> None:
    decks = [f"30 {name}, Ogre Hunt" for name in ("Wolf", "Fox", "Bear")]
    given = {"first_player": 1, "vetoes": 0}
    s = TriumvScene.deal(*decks, cards=CARDS, settings=given, seed=3)
    rolled = next(line for line in s.log() if " rolls " in line)
    assert rolled.startswith("B rolls ")
    low = int(rolled.split()[-1]) <= 3
    told = ["B attacks A", "C attacks B", "A attacks C"] if low else ["B attacks C", "C attacks A", "A attacks B"]
    assert ", ".join(told) in s.log()
    assert s.turn == 1


@rule("ORC-TRIUMV-05", "ORC-TRIUMV-DX1")
def test_each_round_the_next_player_rolls_and_high_rolls_turn_the_direction_round() -> None:
    s = campaign(dice=(2 - 1, 5 - 1, 1 - 1), rotation=0, phase="Discard, active C")
    for turn, (roll, told) in enumerate((
        ("B rolls 2", "A attacks C, B attacks A, C attacks B"),
        ("C rolls 5", "A attacks B, B attacks C, C attacks A"),
        ("A rolls 1", "A attacks B, B attacks C, C attacks A"),
    )):  # fmt: skip
        s.to("Play", "A")
        assert s.log().count(roll) == 1
        assert s.log().count(told) == (1 if turn < 2 else 2)
        targets = [s.target(seat) for seat in "ABC"]
        assert targets == [part[-1] for part in told.split(", ")]
        s.to("Play", "C")
        assert [s.target(seat) for seat in "ABC"] == targets  # nobody rolls within a round


@rule("ORC-TRIUMV-04")
def test_one_attacks_his_target_and_nobody_else() -> None:
    for rotation, mine, other in ((RIGHT, "C", "B"), (LEFT, "B", "C")):
        s = campaign(rotation=rotation)
        assert s.goals() == {mine}
        s.refused(f"attack {other}", "ORC-TRIUMV-04")
        s.choose(f"attack {mine}")
        assert (s.influence(mine), s.influence(other)) == (18, 20)


@rule("ORC-TRIUMV-06", "ORC-TRIUMV-DX2")
def test_three_cards_by_lot_buy_an_attack_on_the_other_player() -> None:
    s = campaign("hand: Purse, Trinket, Bolt, Imp", dice=(3, 0, 1))
    assert s.goals() == {"C", "B for 3 cards by lot"}
    s.choose("attack B for 3 cards by lot")
    s.go_on()
    assert (s.hand("A"), sorted(s.grave("A"))) == (["Trinket"], ["Bolt", "Imp", "Purse"])
    assert (s.influence("B"), s.influence("C")) == (18, 20)
    assert "A pays 3 cards by lot to attack B" in s.log()


@rule("ORC-TRIUMV-06", "ORC-TRIUMV-DX2")
def test_two_cards_are_too_few_and_all_gold_will_do() -> None:
    s = campaign("hand: Trinket, Imp; resources: 2")
    assert s.goals() == {"C", "B for all gold"}
    s.refused("attack B for 3 cards by lot", "ORC-TRIUMV-06")
    s.choose("attack B for all gold")
    s.go_on()
    assert (s.gold("A"), len(s.hand("A")), s.influence("B")) == (0, 2, 18)


@rule("ORC-TRIUMV-06", "ORC-TRIUMV-DX2")
def test_once_a_coin_is_spent_gold_buys_no_freedom() -> None:
    s = campaign("hand: Trinket, Imp; resources: 2", phase="Play")
    s.play("Trinket", "in the Offensive")
    s.to("Move or Attack")
    assert s.goals() == {"C"}
    s.refused("attack B for all gold", "ORC-TRIUMV-06")


@rule("ORC-TRIUMV-06")
def test_gold_that_was_made_in_this_turn_counts_as_used_though_all_resources_are_unmarked() -> None:
    s = campaign("hand: Purse; resources: 2", phase="Play")
    s.play("Purse", "in the Offensive")
    s.to("Move or Attack")
    assert s.gold("A") == 4
    assert s.goals() == {"C"}
    s.refused("attack B for all gold", "ORC-TRIUMV-06")
    s.to("Play", "B")
    s.to("Move or Attack", "A")
    assert any(goal.endswith("for all gold") for goal in s.goals())  # in his next turn he has used none


@rule("ORC-TRIUMV-06")
@pytest.mark.parametrize("resources", ["", "resources: 1, Imp marked"])
def test_gold_takes_a_resource_card_and_all_of_them_unmarked(resources: str) -> None:
    s = campaign(resources)
    assert s.goals() == {"C"}
    s.refused("attack B for all gold", "ORC-TRIUMV-06")


@rule("ORC-TRIUMV-06")
def test_freedom_is_for_sale_only_where_one_is_bound() -> None:
    s = campaign("hand: 3; resources: 1")
    s.refused("attack C for 3 cards by lot", "ORC-TRIUMV-06")
    s.refused("attack C for all gold", "ORC-TRIUMV-06")


@rule("ORC-TRIUMV-07")
def test_effects_hit_whom_one_likes() -> None:
    s = campaign("hand: Bolt", b="defensive: Elder 1/1", c="defensive: Sage 1/1", phase="Play")
    s.choose("play Bolt")
    assert {"target Elder", "target Sage"} <= set(s.options())


@rule("ORC-TRIUMV-08")
def test_when_two_are_left_each_attacks_the_other_and_nobody_rolls() -> None:
    s = campaign(c="hand: 1", phase="Play, active C")
    s.concede("C")
    s.to("Move or Attack", "A")
    assert s.goals() == {"B"}
    s.to("Play", "A")
    assert not any(" rolls " in line for line in s.log())
    assert s.game.show.standing(s.game.view(s.table, 0), 0) == ""


@rule("ORC-TRIUMV-09")
def test_there_are_three_quests_and_each_vetoes_three_of_the_deck_from_his_right() -> None:
    quests = {f"{place} {n}": "quest" for place in ("Hill", "Vale", "Moor") for n in range(10)}
    lists = [", ".join(f"{place} {n}" for n in range(10)) for place in ("Hill", "Vale", "Moor")]
    decks = [f"30 {name}, {own}" for name, own in zip(("Wolf", "Fox", "Bear"), lists, strict=True)]
    s = TriumvScene.deal(*decks, cards=quests, settings={"first_player": 0}, seed=1)
    vetoes: list[tuple[str, str]] = []
    while s.options()[0].startswith("veto"):
        vetoes.append((s.asked, s.options()[0].split()[1]))
        s.choose(s.options()[0])
    assert vetoes == [("A", "Moor"), ("B", "Hill"), ("C", "Vale")] * 3
    open_quests = [s.table.library.names[s.table.printed[s.table.open_quest(seat)]].split()[0] for seat in range(3)]
    assert open_quests == ["Hill", "Vale", "Moor"]
    s.to("Play")
    for name in s.options():
        assert not name.startswith("abandon")
    first, second, third = (label for label in s.options() if label.startswith("accept"))
    s.choose(first, second)
    s.refused(third, "ORC-QUEST-17")


@rule("ORC-TRIUMV-07", "ORC-TRIUMV-09")
def test_a_monster_is_attacked_as_ever_and_an_opponent_who_profits_is_one_by_lot() -> None:
    seen = set()
    for die in (0, 1):
        s = campaign("quests: Ogre Hunt", dice=(die,), phase="Play")
        s.choose("accept Ogre Hunt")
        s.to("Move or Attack")
        s.stop_at(Blows)
        s.choose("attack Ogre Hunt")
        seen.add(int(s.table.keeper))
    assert seen == {1, 2}


@rule("ORC-TRIUMV-10")
def test_two_enemies_are_near_me_and_not_each_other_and_only_the_attacked_one_defends() -> None:
    howl = {"Drummer": "creature 1/1: All creatures get +1/0."}
    seats = ["A: all to the left; offensive: Wolf 2/2", "B: defensive: Elder 1/1, Drummer", "C: defensive: Sage 1/1"]
    text = "\n".join([*seats, "phase: Move or Attack"])
    s = TriumvScene.set(text, cards=howl)
    assert [s.value(name) for name in ("Wolf", "Elder", "Sage")] == ["3/2", "2/1", "1/1"]
    s.choose("attack B")
    while s.asked == "A":
        s.choose(s.way_on())
    assert s.asked == "B"
    assert not any("Sage" in label for label in s.options())


# ---- what is told


def test_everybody_sees_whom_everybody_attacks() -> None:
    s = campaign()
    for viewer in range(3):
        view = s.game.view(s.table, viewer)
        told = [s.game.show.standing(view, seat) for seat in range(3)]
        assert told == ["target: {seat:2}", "target: {seat:0}", "target: {seat:1}"]
    assert s.game.show.asking(s.game.view(s.table, 0)).endswith("In this round you attack {seat:2}.")
    assert s.game.show.asking(s.game.view(s.table, 1)) == ""


def test_refusals_say_whom_the_die_gives_and_what_freedom_costs() -> None:
    s = campaign("hand: 1; resources: 1, Imp marked")
    view = s.game.view(s.table, 0)
    tried = s.game.show.attempts(view, int(seat_thing(1)))
    assert [one.words for one in tried] == [
        "attack {seat:1}", "attack {seat:1} for 3 cards by lot", "attack {seat:1} for all gold",
    ]  # fmt: skip
    dear = "whoever else you attack costs 3 cards by lot, or all your gold."
    told = [str(s.game.show.refused(s.match, one)) for one in tried]
    assert told == [
        f"The die has you attack player C in this round; {dear} (ORC-TRIUMV-04)",
        "You have 1 card in your hand, and 3 are discarded. (ORC-TRIUMV-06)",
        "Not all of your resource cards are unmarked. (ORC-TRIUMV-06)",
    ]
    free = Attempt(verbs.ATTACK, int(seat_thing(2)), FOR_GOLD, "attack C for all gold")
    assert str(s.game.show.refused(s.match, free)).startswith("You may attack player C for nothing.")
    assert [one.other for one in s.game.show.attempts(view, int(seat_thing(2)))] == [0]


def test_nobody_pays_by_a_slip_of_the_hand() -> None:
    s = campaign("hand: 3")
    leaps = s.game.show.leaps(s.game.view(s.table, 0))
    assert {int(card_of(leap.first)) - SEAT_THING for leap in leaps if is_seat(card_of(leap.first))} == {2}
    points = [s.game.show.points(s.game.view(s.table, 0), o).words for o in s.table.options]
    assert "attack {seat:1} for 3 cards by lot" in points


def test_the_log_tells_rolls_among_all_else_that_happens() -> None:
    s = campaign(dice=(0,), phase="Discard, active C")
    s.table.listening = True
    s.to("Play", "A")
    lines = [plain(line.text) for line in s.game.show.log(s.table, s.table.facts)]
    roll = lines.index("B rolls 1")
    assert lines[roll + 1] == "A attacks C, B attacks A, C attacks B"
    assert lines[roll + 2].startswith("Turn ")  # it is rolled before the round's first turn


def test_random_games_with_it_keep_the_laws() -> None:
    content = content_of("orc+triumv")
    decks = [(deck.name, deck.cards(content.pool.cards)) for deck in content.decks.values()]
    findings = check_ruleset(content.game, content.pool, decks, games=3, seed=5)
    assert findings.games == 3


def test_it_is_a_mod_of_orc_alone() -> None:
    with pytest.raises(UnknownRuleset, match="triumv is a mod of orc"):
        ruleset("arc+triumv")


def test_random_games_with_it_and_other_mods_keep_the_laws() -> None:
    content = content_of("orc+openmull+heroes+rituals+triumv")
    assert content.game.seats == (3, 3)
    decks = [(deck.name, deck.cards(content.pool.cards)) for deck in content.decks.values()]
    assert check_ruleset(content.game, content.pool, decks, games=2, seed=7).games == 2


def test_the_terminal_tells_targets_beside_names() -> None:
    s = campaign(rotation=LEFT)
    board = Board(s.game, s.game.view(s.table, 0))
    assert board.about(0).plain.endswith("target: B")
    assert board.about(2).plain.endswith("target: A")


@rule("ORC-TRIUMV-01")
@pytest.mark.parametrize("others", [1, 3])
def test_a_room_for_another_number_is_refused_with_the_reason(others: int) -> None:
    deck = next(iter(content_of("orc+triumv").decks))
    me, bot = SeatRequest(kind="me", deck=deck, bot=None), SeatRequest(kind="bot", deck=deck, bot="random")
    asked = RoomRequest(ruleset="orc+triumv", seats=(me, *[bot] * others), settings={}, seed=None)
    with pytest.raises(RequestFault, match=r"expected 3 \(by ORC-TRIUMV-01\) seats"):
        new_room(asked, "guest", "Guest")
