"""Heroes and Mounts together, and with the other mods of ORC."""

from itertools import combinations

import pytest

from scenes.heroes import USUAL
from scenes.knights import rule, scene
from wtactics.games import mods_of, ruleset

CARDS = {
    "Captain": f"hero Gaian loyalty 3 {USUAL}: 2: Deal 2 damage to target creature.\nCreatures you control get +1/+0.",
    "Horse": "creature 2 Gaian (Mount) 3/4",
}


@pytest.mark.parametrize("count", range(2, 6))
def test_all_mods_of_orc_go_together_in_any_number(count: int) -> None:
    for names in combinations(mods_of("orc"), count):
        assert ruleset("+".join(("orc", *reversed(names)))).name == "+".join(("orc", *names))


@rule("ORC-HERO-13", "ORC-MOUNT-08")
def test_a_hero_makes_the_mount_stronger_that_fights_for_its_rider() -> None:
    s = scene("A: hero: Captain; offensive: Wolf 2/2 riding Horse, Horse\nphase: Move or Attack", cards=CARDS)
    s.choose("attack B")
    assert s.influence("B") == 20 - 4


@rule("ORC-HERO-11", "ORC-MOUNT-07")
def test_a_hero_aims_at_the_mount_and_not_at_its_rider() -> None:
    board = "A: hero: Captain; resources: 4\nB: defensive: Wolf 2/2 riding Horse, Horse, Cow 1/1"
    s = scene(board, cards=CARDS)
    s.choose("use Captain")
    assert set(s.options()) == {"target Horse", "target Cow"}


@rule("ORC-HERO-07", "ORC-MOUNT-02")
def test_what_is_seen_of_both_is_told_on_the_cards() -> None:
    s = scene("A: hero: Captain; offensive: Wolf 2/2 riding Horse, Horse", cards=CARDS)
    view = s.game.view(s.table, 1)
    signs = {
        name: [sign.key for sign in s.game.show.signs(view, s.card(name), [])] for name in ("Wolf", "Horse", "Captain")
    }
    assert signs == {"Wolf": ["mounted"], "Horse": ["ridden"], "Captain": ["leading"]}
    assert s.game.show.limits(view, 0) == {"points": 40, "victory": 10}
    (hero,) = [area for area in s.game.show.layout(s.game.settle(), 2).areas if area.key == "hero"]
    assert list(view.at(hero.kind, 0)) == [s.card("Captain")]


@rule("ORC-HERO-12")
def test_a_hero_that_has_acted_in_this_turn_is_seen_to_have_done_so() -> None:
    s = scene("A: hero: Captain; resources: 4\nB: defensive: Cow 1/9", cards=CARDS)
    s.carry_out("use Captain")
    for seat, acted in (("A", True), ("B", False)):
        shown = s.game.show.signs(s.game.view(s.table, 1), s.card("Captain" if seat == "A" else "Champion B"), [])
        assert ("used" in [sign.key for sign in shown]) == acted


@rule("ORC-HERO-11", "ORC-MOUNT-12", "ORC-COUNTER-06")
def test_why_not_is_told_in_words() -> None:
    s = scene("A: hero: Captain; resources: 4; offensive: Wolf 2/2 marked, Horse\nB: defensive: Cow 1/9", cards=CARDS)
    view = s.game.view(s.table, 0)
    attempts = [one for one in s.game.show.attempts(view, s.card("Wolf")) if one.words.endswith("mounts Horse")]
    refusal = s.game.show.refused(s.match, attempts[0])
    assert refusal is not None
    assert (refusal.rule, refusal.because) == (
        "ORC-MOUNT-12",
        "Both must be unmarked and unassigned, in a Play phase of yours.",
    )
