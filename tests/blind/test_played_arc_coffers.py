"""Blind texts of ARC's twentieth round about gems and what is being played, as their writers meant them."""

from blind.texts import arc, plays

TEXTS = {
    "Open": "event 0: Free target resource card's gem.",
    "Gift": "event 0: Free all consumed gems you control.",
    "Feast": "magic 1: Gain 1 victory point.",
    "Cheer": "event 0: Gain 1 victory point.",
}


@plays("Rust in the Coffers")
def test_a_rusted_gem_is_freed_by_nothing() -> None:
    s = arc("A: hand: Rust in the Coffers, Open, Gift; gems 3 Dark Legion\nB: gems 1 Gaian; deck: 5", TEXTS)
    s.choose("play Rust in the Coffers")
    s.choose(next(label for label in s.options() if "Gaian" in label))
    s.all_pass()
    assert (s.gems("B"), s.consumed("B")) == ("1 Gaian", "")
