"""ORC-COUNTER: texts say what countering takes, and what cannot be countered."""

from scenes.heroes import USUAL, Scene, rule, scene


def announced(hero: str, other: str) -> Scene:
    """A has used an ability of 5 of his Hero, and B may respond."""
    cards = {
        "Captain": f"hero loyalty 3 {USUAL}: 5: You gain 3 influence.\n{hero}",
        "Feast": "event 0: You gain 1 influence.",
        "Spy": "creature 1 1/1: Whenever an opponent uses an ability of his Hero, he loses 2 influence.",
    }
    s = scene(f"A: hero: Captain; resources: 9\nB: {other}", cards=cards)
    s.choose(next(label for label in s.options() if label.startswith("use Captain")), "in the Offensive")
    return s


def counters(s: Scene) -> list[str]:
    """The options of countering, whoever is asked."""
    return [label for label in s.options() if label.startswith("counter")]


@rule("ORC-COUNTER-03")
def test_countering_takes_more_where_a_text_says_so() -> None:
    plain = "Whenever you gain influence, draw a card."
    dear = "Whoever counters an ability of Captain has to spend 2 gold more."
    assert counters(announced(plain, "resources: 7; hand: Feast")) != []
    assert counters(announced(dear, "resources: 7; hand: Feast")) == []
    s = announced(dear, "resources: 9; hand: Feast")
    s.choose(*counters(s))
    assert s.gold("B") == 0


@rule("ORC-COUNTER-01")
def test_its_abilities_cannot_be_countered() -> None:
    assert counters(announced("Captain's abilities can't be countered.", "resources: 9; hand: Feast")) == []


@rule("ORC-HERO-11")
def test_who_uses_an_ability_of_his_hero_is_heard() -> None:
    s = announced("Whenever you draw a card, gain 1 influence.", "resources: 1; offensive: Spy")
    assert "A loses 2 influence" in s.log()
