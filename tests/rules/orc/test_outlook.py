"""What combats of ORC are foretold to come to: beside defenders, pieces and combats that are offered, and in windows."""

from scenes.orc import Scene, rule, scene
from wtactics.engine.places import DEFENDER
from wtactics.kits.layout import MINUS

CARDS = {
    "Spear": "equipment (Weapon) 1: Equipped creature gets +3/+0.",
    "Club": "equipment (Weapon) 1: Equipped creature gets +1/+0.",
    "Bolt": "event: Kill target creature.",
    "Whelp": "quest (Confrontation Beast) 1/2: Hit points: 2. Victory Points: 2.",
}
FIELD = "A: offensive: Wolf 4/3, Fox 1/1\nB: defensive: Ox 1/2, Elk 2/4\nphase: Move or Attack"


def notes(s: Scene, label: str) -> tuple[str, ...]:
    """What is told beside this option to whoever is asked."""
    view = s.game.view(s.table, s.table.asked)
    return s.game.show.points(view, s.find(label)).notes


def brief(s: Scene, label: str) -> tuple[str, ...]:
    view = s.game.view(s.table, s.table.asked)
    return s.game.show.points(view, s.find(label)).brief


def asked(s: Scene) -> str:
    return s.game.show.asking(s.game.view(s.table, s.table.asked))


@rule("ORC-COMBAT-24", "ORC-COMBAT-26")
def test_beside_a_defender_stands_what_its_combat_would_come_to() -> None:
    s = scene(FIELD)
    s.choose("attack B", "send Wolf", "done")
    assert notes(s, "block Wolf with Ox") == ("Wolf takes 1 of its 3", "Ox dies")
    assert brief(s, "block Wolf with Elk") == (f"it {MINUS}2 of 3", "yours dies")
    assert not any(s.table.role[c] == DEFENDER for c in s.table.board)  # it was but tried
    s.choose("block Wolf with Ox", "done")
    assert s.table.harm[s.card("Wolf")] == 1
    assert not s.table.in_play(s.card("Ox"))


@rule("ORC-COMBAT-28")
def test_of_several_defenders_each_is_told_the_worst() -> None:
    s = scene(FIELD.replace("Wolf 4/3", "Wolf 3/9"))
    s.choose("attack B", "send Wolf", "done", "block Wolf with Ox")
    assert notes(s, "block Wolf with Elk") == ("Wolf takes 3 of its 9", "Ox may die", "Elk takes up to 3 of its 4")
    s.choose("block Wolf with Elk")
    assert asked(s) == "Wolf deals 3 to Ox (dies of 2) and Elk (dies of 4): how much of it to Ox?"


@rule("ORC-COMBAT-18")
def test_a_combat_that_may_come_next_tells_the_influence_it_costs() -> None:
    s = scene(FIELD)
    s.choose("attack B", "send Wolf", "send Fox", "block Fox with Elk")
    assert notes(s, "fight Wolf") == ("{seat:1} loses 4 influence",)
    assert brief(s, "fight Wolf") == (f"{MINUS}4",)
    assert notes(s, "fight Fox") == ("Fox dies", "Elk takes 1 of its 4")


@rule("ORC-EQUIP-09", "ORC-EQUIP-10")
def test_beside_a_piece_stands_what_comes_of_using_it() -> None:
    s = scene(
        "A: offensive: Wolf 4/9\nB: defensive: Ox 1/5, Elk 1/1; attached: Spear on Ox, Club on Ox\nphase: Move or Attack",
        cards=CARDS,
    )
    s.choose("attack B", "block Wolf with Ox", "done")
    assert s.options() == ["wear Club", "done"]
    assert notes(s, "wear Club") == ("Wolf takes 2 of its 9", "Ox takes 4 of its 5")  # the Spear would make it 4


@rule("ORC-COMBAT-15", "ORC-COMBAT-23")
def test_a_window_in_a_fight_says_what_the_combat_comes_to() -> None:
    s = scene(FIELD.replace("B: ", "B: hand: Bolt; "), cards=CARDS)
    s.choose("attack B", "send Wolf", "done")
    window = s.game.show.window
    assert window(s.game.view(s.table, 1)) == "attacked"
    assert asked(s) == "You are attacked by Wolf (4). Do you respond before you name defenders?"
    s.choose("pass", "block Wolf with Ox", "done")
    assert window(s.game.view(s.table, 1)) == "defence"
    assert asked(s) == "Wolf (4) fights Ox (1): Wolf takes 1 of its 3; Ox dies. Do you respond?"


@rule("ORC-QUEST-47", "ORC-QUEST-53")
def test_a_combat_with_a_monster_is_foretold_in_hit_points() -> None:
    s = scene("A: offensive: Fox 3/2, Elf 1/4; quests: Whelp; hand: Bolt\nB: hand: Bolt", cards=CARDS)
    s.choose("accept Whelp")
    s.to("Move or Attack")
    s.choose("attack Whelp", "send Fox against Whelp", "send Elf against Whelp")
    assert s.game.show.window(s.game.view(s.table, 1)) == "monster"
    s.all_pass()
    assert notes(s, "fight Fox") == ("Fox takes 1 of its 2", "Whelp takes 1 of its 2")
    assert notes(s, "fight Elf") == ("Elf takes 1 of its 4", "Whelp takes nothing")
