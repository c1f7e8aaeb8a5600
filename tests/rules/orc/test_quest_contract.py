"""ORC-QUEST: contracts, their escrow and duration, what follows a completion, and photo finishes."""

from typing import Final

from scenes.orc import Scene, rule, scene

TWO: Final = "quest (Contract): Play two Events."
VENGEANCE: Final = (
    "quest (Contract): Kill three enemy creatures of one faction that together cost 5 or more, losing no creature of your own "
    "in between. Duration: 3 turns. Reward: Put a +2/+0 counter on the creature that made the last kill. "
    "Escrow: a card from your hand, face down. Victory Points: 2."
)
CARDS = {
    "Pledge": f"{TWO} Escrow: 2 gold. Duration: 2 turns. Victory Points: 1.",
    "Oath": f"{TWO} Escrow: a card from your hand, face down. Duration: 2 turns. Victory Points: 2.",
    "Bail": f"{TWO} Escrow: 4 influence. If you fail or abandon it, discard a card. Victory Points: 1.",
    "Open": f"{TWO} Escrow: a card from your hand. Victory Points: 1.",
    "Vengeance": VENGEANCE,
    "Full House": "quest (Assignment): You complete this quest when there are six creatures in play. Victory Points: 3.",
    "Glut": "quest (Assignment): You complete this quest when there are six creatures in play. Victory Points: 2.",
    "Ready": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Hymn": "event: Gain 1 influence.",
    "Bolt": "event: Kill target enemy creature.",
    "Axe": "event: Kill target creature you control.",
    **{f"Red{n}": f"creature {n} Red Banner 1/1" for n in (1, 2, 3)},
    "Ones": "creature 1 Red Banner 1/1", "Uno": "creature 1 Red Banner 1/1", "Twin": "creature 2 Red Banner 1/1",
    "Slayer": "creature 9/9: (M): Kill target enemy creature.",
}  # fmt: skip


def taken_up(text: str, quest: str, *answers: str) -> Scene:
    s = scene(text, cards=CARDS)
    s.choose(f"accept {quest}", *answers)
    s.all_pass()
    return s


@rule("ORC-QUEST-28", "ORC-QUEST-29", "ORC-QUEST-30")
def test_escrow_of_gold_is_paid_with_the_token_and_comes_back_with_the_points() -> None:
    s = taken_up("A: quests: Pledge; resources: 2; hand: 2 Hymn, 1\nB:", "Pledge")
    assert s.gold("A") == 0
    s.play("Hymn", "in the Offensive")
    s.play("Hymn", "in the Offensive")
    assert (s.victory("A"), s.gold("A")) == (1, 2)


@rule("ORC-QUEST-29")
def test_who_cannot_pay_the_escrow_in_full_cannot_accept() -> None:
    s = scene("A: quests: Pledge; resources: 1; hand: 1\nB: quests: Bail", cards=CARDS)
    s.refused("accept Pledge", "ORC-QUEST-29")
    s = scene("A: 3 influence; quests: Bail; hand: 1\nB:", cards=CARDS)
    s.refused("accept Bail", "ORC-QUEST-29")


@rule("ORC-QUEST-32", "ORC-QUEST-28", "ORC-QUEST-31", "ORC-AREA-15")
def test_a_card_staked_face_down_is_seen_by_its_owner_and_lost_face_up() -> None:
    s = taken_up("A: quests: Oath; hand: Hymn, Axe\nB: hand: 1", "Oath", "give Axe")
    assert (s.sees("A", "Axe"), s.sees("B", "Axe"), s.hand("A")) == (True, False, ["Hymn"])
    s.choose("abandon Oath")
    assert s.grave("A") == ["Axe"]
    assert s.sees("B", "Axe")


@rule("ORC-QUEST-32")
def test_a_card_staked_openly_is_seen_by_all_and_returns_on_success() -> None:
    s = taken_up("A: quests: Open; hand: 2 Hymn, Axe\nB: hand: 1", "Open", "give Axe")
    assert (s.sees("A", "Axe"), s.sees("B", "Axe")) == (True, True)
    s.play("Hymn", "in the Offensive")
    s.play("Hymn", "in the Offensive")
    assert s.hand("A") == ["Axe"]


@rule("ORC-QUEST-32", "ORC-QUEST-31", "ORC-QUEST-23")
def test_influence_staked_is_lost_and_a_further_punishment_is_printed() -> None:
    s = taken_up("A: quests: Bail; hand: Axe\nB:", "Bail")
    assert s.influence("A") == 16
    s.choose("abandon Bail")
    assert (s.influence("A"), s.grave("A")) == (16, ["Axe"])


@rule("ORC-QUEST-32")
def test_influence_staked_is_gained_anew_on_success() -> None:
    s = taken_up("A: quests: Bail; hand: 2 Hymn, 1\nB:", "Bail")
    s.play("Hymn", "in the Offensive")
    s.play("Hymn", "in the Offensive")
    assert s.influence("A") == 22


@rule("ORC-QUEST-34", "ORC-QUEST-33", "ORC-QUEST-31", "ORC-QUEST-65", "ORC-QUEST-66")
def test_a_quest_that_has_run_out_is_failed_before_unmarking_and_replaced() -> None:
    s = taken_up("A: quests: Pledge; chapter: Next; resources: 2; hand: 1\nB: hand: 1", "Pledge")
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.progress("A", "Pledge").startswith("turn 2")
    s.to("Play", "B")
    assert s.pursues("A") == ["Pledge"]
    s.to("Play", "A")
    assert (s.pursues("A"), s.place("Pledge"), s.place("Next"), s.gold("A")) == ([], "removed", "A's Quest", 2)


@rule("ORC-QUEST-34")
def test_a_quest_that_has_run_out_for_one_stays_for_the_other() -> None:
    s = taken_up("A: quests: Pledge; chapter: Next; resources: 2; hand: 1\nB: resources: 2; hand: 1", "Pledge")
    s.to("Play", "B")
    s.to("Play", "A")
    s.to("Play", "B")
    s.choose("accept Pledge")
    s.to("Play", "A")
    assert (s.pursues("A"), s.pursues("B"), s.place("Pledge")) == ([], ["Pledge"], "A's Quest")


@rule("ORC-QUEST-35", "ORC-QUEST-36", "ORC-QUEST-31", "ORC-QUEST-64")
def test_points_escrow_reward_failing_and_removal_follow_each_other() -> None:
    s = taken_up("A: quests: Open; chapter: Next; hand: 2 Hymn, Axe\nB: hand: Bolt", "Open", "give Axe")
    s.to("Play", "B")
    s.choose("accept Open")
    s.to("Play", "A")
    s.play("Hymn", "in the Offensive")
    s.play("Hymn", "in the Offensive")
    told = [line for line in s.log() if any(word in line for word in ("VP", "escrow", "completes", "fails", "comes"))]
    assert told[0] == "A gains 1 VP"
    assert told[1] == "A takes back the escrow of Open"
    assert told[2:4] == ["A completes Open", "B fails Open"]
    assert (s.grave("B"), s.place("Open"), s.place("Next")) == (["Bolt"], "removed", "A's Quest")


@rule("ORC-QUEST-37", "ORC-QUEST-36", "ORC-WIN-09")
def test_in_a_photo_finish_the_active_player_was_first() -> None:
    s = scene(
        "A: quests: Full House; hand: 1\nB: offensive: Wolf, Imp, Elf, Orc, Ox; resources: 1; hand: Red1", cards=CARDS
    )
    s.choose("accept Full House")
    s.to("Play", "B")
    s.choose("accept Full House")
    s.to("Entrance", "B")
    s.play("Red1", "in the Offensive")
    assert (s.victory("A"), s.victory("B")) == (0, 3)


@rule("ORC-WIN-DX1", "ORC-QUEST-36")
def test_points_of_a_quest_that_win_end_the_game_before_escrow_and_reward() -> None:
    s = taken_up("A: 9 VP; quests: Open; hand: 2 Hymn, Axe\nB:", "Open", "give Axe")
    s.play("Hymn", "in the Offensive")
    s.play("Hymn", "in the Offensive")
    assert (s.over, s.winner, s.ending, s.hand("A")) == (True, "A", "ORC-WIN-02", [])


def vengeance(enemies: str, own: str = "") -> Scene:
    text = f"A: quests: Vengeance; hand: 4 Bolt, Axe, 1; defensive: {own or 'Ox 1/5'}\nB: offensive: {enemies}"
    return taken_up(text, "Vengeance", "give Spare")


def kill(s: Scene, *names: str) -> None:
    for n, name in enumerate(names):
        label = next(label for label in s.options() if label.startswith("play Bolt"))
        s.carry_out(label, *([f"target {name}"] if len(names) - n > 1 or len(s.cards_at("B's Offensive")) > 1 else []))


@rule("ORC-QUEST-EX2")
def test_three_of_one_faction_that_cost_five_are_blood_vengeance() -> None:
    s = vengeance("Twin, Red2, Red1, Wolf")
    assert s.progress("A", "Vengeance").endswith("0 of 3 done")
    kill(s, "Twin", "Red2")
    assert s.progress("A", "Vengeance").endswith("2 of 3 done")
    kill(s, "Red1")
    assert (s.victory("A"), s.hand("A")[-1]) == (2, "Spare")


@rule("ORC-QUEST-EX2")
def test_three_that_cost_too_little_want_a_fourth() -> None:
    s = vengeance("Red1, Ones, Uno, Red3")
    kill(s, "Red1", "Ones", "Uno")
    assert (s.victory("A"), s.pursues("A")) == (0, ["Vengeance"])
    kill(s, "Red3")
    assert s.victory("A") == 2


@rule("ORC-QUEST-EX2")
def test_a_loss_in_between_ends_the_count() -> None:
    s = vengeance("Twin, Red2, Red1, Wolf")
    kill(s, "Twin", "Red2")
    s.play("Axe")
    assert s.progress("A", "Vengeance").endswith("0 of 3 done")


@rule("ORC-QUEST-EX2")
def test_the_creature_that_made_the_last_kill_is_rewarded() -> None:
    s = vengeance("Twin, Red2, Red3", "Slayer")
    kill(s, "Twin", "Red2")
    s.carry_out("use Slayer")
    assert (s.victory("A"), s.value("Slayer")) == (2, "11/9")


@rule("ORC-QUEST-EX2", "ORC-QUEST-34")
def test_after_three_turns_the_vengeance_is_over_and_the_card_is_lost() -> None:
    s = taken_up("A: quests: Vengeance; chapter: Next; hand: Axe, 1\nB: hand: 1", "Vengeance", "give Axe")
    for _ in range(2):
        s.to("Play", "B")
        s.to("Play", "A")
        assert s.pursues("A") == ["Vengeance"]
    s.to("Play", "B")
    s.to("Play", "A")
    assert (s.pursues("A"), s.grave("A"), s.place("Next")) == ([], ["Axe"], "A's Quest")


@rule("ORC-QUEST-34")
def test_a_quest_of_one_turn_is_over_as_the_next_begins() -> None:
    cards = {
        "Rush": "quest (Assignment): Play two Events. Duration: 1 turn. Victory Points: 2.",
        "Hymn": "event: Gain 1 influence.",
    }
    s = scene("A: quests: Rush; hand: Hymn, 1\nB: hand: 1", cards=cards)
    s.choose("accept Rush")
    s.play("Hymn", "in the Offensive")
    s.to("Play", "B")
    assert s.pursues("A") == ["Rush"]
    s.to("Play", "A")
    assert (s.pursues("A"), s.place("Rush")) == ([], "removed")


@rule("ORC-QUEST-01")
def test_a_quest_that_prints_no_points_gives_none() -> None:
    cards = {"Whim": "quest (Assignment): Play an Event. Reward: Gain 2 influence.", "Hymn": "event: Gain 1 influence."}
    s = scene("A: quests: Whim; hand: Hymn, 1\nB: hand: 1", cards=cards)
    s.choose("accept Whim")
    s.play("Hymn", "in the Offensive")
    assert (s.place("Whim"), s.victory("A"), s.influence("A")) == ("removed", 0, 23)
