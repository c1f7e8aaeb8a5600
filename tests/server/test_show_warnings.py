"""A play whose only target is one's own is told to be so before it is announced, on the page and in the terminal."""

from scenes import slot as slot_scene
from scenes.arc import Scene, rule, scene
from wtactics.cli.screen import Screen
from wtactics.games import ruleset
from wtactics.kits.game import Game

ARC, SLOT = ruleset("arc"), ruleset("slot")
ZEALOT = {"Zealot": "close 1 def 1 life 1: 1 AP Atone - Kill target ally creature."}
CARDS = {
    "Snuff": "event 0: Kill target creature.",
    "Envy": "event 0: Kill target creature an opponent controls.",
    "Boon": "magic 0: Target player gains 1 victory point.",
    "Duel": "event 0: Target creature you control deals damage equal to its attack to another target creature.",
}


def warnings(s: Scene | slot_scene.Scene, start: str, game: Game = ARC) -> list[str]:
    view = game.view(s.table, s.table.asked)
    found = zip(game.labels(view), view.options(), strict=True)
    return [game.show.points(view, o).warning for label, o in found if label.startswith(start)]


@rule("ARC-PLAY-07")
def test_the_only_target_is_told_if_it_is_ones_own() -> None:
    s = scene("A: army: Wolf 2/2; hand: Snuff, Envy\nB:", cards=CARDS)
    assert warnings(s, "play Snuff") == ["Your Wolf is its only target."]


def test_nothing_is_told_where_there_is_a_choice_or_the_target_is_theirs() -> None:
    s = scene("A: army: Wolf 2/2; hand: Snuff, Boon\nB: army: Bear 3/3", cards=CARDS)
    assert warnings(s, "play Snuff") == [""]
    assert warnings(s, "play Boon") == [""]
    s = scene("A: hand: Snuff, Envy\nB: army: Bear 3/3", cards=CARDS)
    assert warnings(s, "play Snuff") == warnings(s, "play Envy") == [""]


def test_the_terminal_says_so_beside_the_option() -> None:
    s = scene("A: army: Wolf 2/2; hand: Snuff\nB:", cards=CARDS)
    view = ARC.view(s.table, 0)
    lines = [line.plain for line in Screen(ARC, s.match, view, ("you", "bot")).asked()]
    assert any("play Snuff" in line and line.endswith("Your Wolf is its only target.") for line in lines), lines


@rule("SLOT-ABIL-08")
def test_in_the_eight_slot_game_too() -> None:
    s = slot_scene.scene("A: front: Zealot\nB: front: Page", cards=ZEALOT)
    assert warnings(s, "use Zealot F1", SLOT) == ["Your Zealot is its only target."], SLOT.label_words(s.table)
    s = slot_scene.scene("A: front: Zealot, Page\nB: front: Page", cards=ZEALOT)
    assert warnings(s, "use Zealot F1", SLOT) == [""]
