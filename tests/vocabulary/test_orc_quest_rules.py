"""Rules of quests that texts bend: what they are worth, who may accept them, how many are active, and what they ask."""

from scenes.orc import Scene, rule, scene

CARDS = {
    "Feast": "quest (Assignment): Play an Event. Victory Points: 2.",
    "Raid": "quest (Assignment): Attack twice. Victory Points: 1.",
    "Hymn": "event 0: Gain 1 influence.",
    "Gild": "enchantment 0: Attach to a quest. Whoever completes it gets 2 more victory points.",
    "Rust": "enchantment 0: Attach to a quest. It is worth 1 victory point less.",
    "Wage": "enchantment 0: Attach to a quest. Whoever completes it draws a card.",
    "Toll": "enchantment 0: Attach to a quest. To accept it, a player must pay 2 gold.",
    "Deed": "enchantment 0: Attach to a quest. Only you can accept it.",
    "Seal": "enchantment 0: Attach to a quest. It can't expire.",
    "Bard": "creature 1 1/1: Each quest that you complete is worth 1 more victory point.",
    "Herald": "creature 1 1/1: You may have three active quests.",
    "Idler": "creature 1 1/1: Opponents can have only one active quest.",
    "Guard": "creature 1 1/1: Opponents can't accept quests.",
    "Chain": "creature 1 1/1: Opponents can't abandon quests.",
    "Writ": "event 0: Target opponent abandons one of his active quests.",
    "Miser": "creature 1 1/1: Opponents can't recycle.",
    "Bar": "creature 1 1/1: Opponents can't lay resource cards.",
    "Rock": "creature 1 1/1: This creature can't change fronts.",
    "Shove": "event 0: Target creature changes fronts.",
}


def completed(attached: str, more: str = "") -> int:
    """How many victory points A has who has completed Feast, with this attached to it."""
    s = scene(f"A: hand: Hymn; quests: Feast; chapter: Raid; attached: {attached}{more}\nB: quests: Raid", cards=CARDS)
    s.choose("accept Feast", "play Hymn")
    s.choose(*[label for label in s.options() if label == "in the Offensive"][:1])
    s.all_pass()
    return s.victory("A")


@rule("ORC-QUEST-01", "ORC-ENCH-04")
def test_a_quest_is_worth_more_or_less() -> None:
    assert completed("Seal on Feast in the Offensive") == 2
    assert completed("Gild on Feast in the Offensive") == 4
    assert completed("Rust on Feast in the Offensive") == 1
    assert completed("Seal on Feast in the Offensive", "; offensive: Bard") == 3


def ready(text: str, *choices: str) -> Scene:
    s = scene(text, cards=CARDS)
    s.choose(*choices)
    return s


@rule("ORC-QUEST-36")
def test_whoever_completes_it_draws_a_card() -> None:
    s = ready("A: hand: Hymn; deck: 3; quests: Feast; chapter: Raid\nB: quests: Raid; attached: Wage on Feast in the Offensive",
              "accept Feast", "play Hymn", "in the Offensive")  # fmt: skip
    s.all_pass()
    assert s.victory("A") == 2
    assert "A draws Spare" in s.log()


@rule("ORC-QUEST-14", "ORC-QUEST-18")
def test_who_accepts_it_pays_and_only_one_may() -> None:
    s = ready(
        "A: resources: 2; quests: Feast; attached: Toll on Feast in the Offensive\nB: quests: Raid", "accept Feast"
    )
    assert s.gold("A") == 0
    poor = ready("A: resources: 1; quests: Feast; attached: Toll on Feast in the Offensive\nB: quests: Raid")
    poor.refused("accept Feast", "ORC-QUEST-14")
    s = ready("A: quests: Feast\nB: quests: Raid; attached: Deed on Feast in the Offensive")
    assert "accept Raid" in s.options()
    assert "accept Feast" not in s.options()


@rule("ORC-QUEST-15", "ORC-QUEST-17", "ORC-QUEST-22")
def test_how_many_quests_are_active_is_said_by_texts() -> None:
    s = ready("A: quests: Feast\nB: quests: Raid; offensive: Idler", "accept Feast")
    s.refused("accept Raid", "ORC-QUEST-17")
    s = ready("A: quests: Feast\nB: quests: Raid; offensive: Guard")
    assert "accept Raid" not in s.options()
    s = ready("A: quests: Feast\nB: quests: Raid; offensive: Chain", "accept Feast")
    assert "abandon Feast" not in s.options()


@rule("ORC-QUEST-22")
def test_an_opponent_abandons_a_quest_of_his_choice() -> None:
    s = ready(
        "A: quests: Feast\nB: quests: Raid; hand: Writ",
        "accept Feast",
        "pass",
        "accept Raid",
        "play Writ",
        "in the Offensive",
    )
    s.all_pass()
    s.choose("pick Raid")
    assert s.pursues("A") == ["Feast"]


@rule("ORC-GOLD-02", "ORC-GOLD-09")
def test_opponents_neither_recycle_nor_lay_resource_cards() -> None:
    plain = ready("A: resources: 4; hand: 1\nB: offensive: Rock")
    assert {"recycle"} <= {label.split()[0] for label in plain.options()}
    s = ready("A: resources: 4; hand: 1\nB: offensive: Miser, Bar")
    assert not {"recycle", "lay"} & {label.split()[0] for label in s.options()}


@rule("ORC-MOVE-02")
def test_who_cannot_change_fronts_is_neither_moved_nor_put_elsewhere() -> None:
    s = ready("A: offensive: Rock, Wolf 1/1; hand: Shove, Shove", "play Shove", "target Rock")
    s.all_pass()
    assert s.place("Rock") == "A's Offensive"
    s = ready("A: offensive: Rock, Wolf 1/1; hand: Shove", "play Shove", "target Wolf")
    s.all_pass()
    assert s.place("Wolf") == "A's Defensive"
    s = ready("A: offensive: Rock, Wolf 1/1\nphase: Move or Attack")
    assert "move Wolf" in s.options()
    assert "move Rock" not in s.options()


ASKED = {
    "March": "quest (Assignment): Move two different creatures. Victory Points: 1.",
    "Arm": "quest (Assignment): Equip two different creatures. Victory Points: 1.",
    "Sack": "quest (Assignment): Make an opponent lose 3 influence in one attack. Victory Points: 1.",
    "Wall": "quest (Assignment): End your turn with two unmarked creatures in your Defensive. Victory Points: 1.",
    "Bare": "quest (Assignment): End your turn with no cards in hand. Victory Points: 1.",
    "Reuse": "quest (Assignment): Recycle. Victory Points: 1.",
    "Raid": CARDS["Raid"],
    "Sword": "equipment 0: Equipped creature gets +1/+0.",
    "Rock": CARDS["Rock"],
}


def asked(quest: str, text: str) -> Scene:
    s = scene(f"A: quests: {quest}; chapter: Raid; {text}", cards=ASKED)
    s.choose(f"accept {quest}")
    return s


@rule("ORC-QUEST-20")
def test_each_creature_counts_once() -> None:
    s = asked("Arm", "offensive: Wolf 1/1, Fox 1/1; hand: Sword, Sword, Sword\nB: quests: Raid")
    s.choose("play Sword", "target Wolf")
    s.all_pass()
    s.choose("play Sword", "target Wolf")
    s.all_pass()
    assert s.victory("A") == 0
    s.choose("play Sword", "target Fox")
    s.all_pass()
    assert s.victory("A") == 1


@rule("ORC-QUEST-20")
def test_influence_is_lost_in_one_attack() -> None:
    s = asked("Sack", "offensive: Wolf 1/1, Fox 2/1\nB: quests: Raid")
    s.to("Move or Attack")
    s.choose("attack B", "send Wolf", "send Fox")
    s.all_pass()
    s.choose("fight Wolf")
    s.all_pass()
    assert s.victory("A") == 1
    s = asked("Sack", "offensive: Wolf 1/1, Fox 2/1\nB: quests: Raid; defensive: Ox 1/5")
    s.to("Move or Attack")
    s.choose("attack B", "send Wolf", "send Fox")
    s.all_pass()
    s.choose("block Wolf with Ox", "fight Wolf")
    s.all_pass()
    assert s.victory("A") == 0


@rule("ORC-QUEST-20")
def test_a_turn_ends_with_creatures_or_without_cards() -> None:
    s = asked("Wall", "defensive: Wolf 1/1, Fox 1/1\nB: quests: Raid")
    assert s.victory("A") == 0
    s.to("Draw", "B")
    assert s.victory("A") == 1
    s = asked("Bare", "defensive: Wolf 1/1\nB: quests: Raid")
    s.to("Draw", "B")
    assert s.victory("A") == 1


@rule("ORC-QUEST-17")
def test_active_quests_are_counted() -> None:
    cards = CARDS | {"Sworn": "creature 1 1/1: As long as you have an active quest, this creature gets +1/+1."}
    table = "A: offensive: Sworn; quests: Feast; chapter: Raid\nB: quests: Raid"
    s = scene(table, cards=cards)
    assert s.value("Sworn") == "1/1"
    s.choose("accept Feast")
    assert s.value("Sworn") == "2/2"
