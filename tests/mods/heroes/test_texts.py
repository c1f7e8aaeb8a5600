"""ORC-COUNTER, ORC-HERO: texts that hear of countering, do it and forbid it, and what they say of Heroes."""

from scenes.heroes import USUAL, Scene, rule, scene


def announced(hero: str, other: str, mine: str = "") -> Scene:
    """A has used an ability of 5 of his Hero, and B may respond."""
    cards = {
        "Captain": f"hero Gaian loyalty 3 {USUAL}: 5: You gain 3 influence.\n{hero}",
        "Feast": "event 0: You gain 1 influence.", "Hush": "event 0: Counter target ability of an enemy Hero.",
        "Clerk": "creature 1 1/1: Whenever you counter an ability, draw a card.",
        "Guide": "creature 1 1/1: Whenever an ability of your Hero is countered, gain 1 influence.",
        "Muzzle": "creature 1 1/1: Opponents can't counter abilities.",
        "Zealot": "creature 1 1/1: As long as your Hero is Gaian, this creature gets +2/+0.",
    }  # fmt: skip
    s = scene(f"A: hero: Captain; 10 influence; resources: 9; {mine}\nB: {other}; deck: Feast, Feast", cards=cards)
    s.choose(next(label for label in s.options() if label.startswith("use Captain")), "in the Offensive")
    return s


def counters(s: Scene) -> list[str]:
    """The options of countering, whoever is asked."""
    return [label for label in s.options() if label.startswith("counter")]


PLAIN = "Whenever you draw a card, gain 1 influence."


@rule("ORC-COUNTER-02")
def test_who_counters_is_heard_by_both_sides() -> None:
    s = announced(PLAIN, "resources: 9; hand: Feast; offensive: Clerk", "offensive: Guide")
    s.choose(*counters(s))
    assert "B draws Feast" in s.log()
    assert "A gains 1 influence" in s.log()
    assert "A gains 3 influence" not in s.log()


@rule("ORC-COUNTER-01")
def test_who_cannot_counter_does_not() -> None:
    assert counters(announced(PLAIN, "resources: 9; hand: Feast", "offensive: Muzzle")) == []


@rule("ORC-COUNTER-01")
def test_a_text_counters_for_nothing_but_its_own_cost() -> None:
    s = announced(PLAIN, "resources: 1; hand: Hush", "offensive: Guide")
    s.choose("play Hush", "in the Offensive")
    s.all_pass()
    assert "A gains 1 influence" in s.log(), "who countered it is heard"
    assert "A gains 3 influence" not in s.log()
    assert s.gold("A") == 4, "what was paid stays paid"


@rule("ORC-COUNTER-01")
def test_a_text_does_not_counter_what_cannot_be_countered() -> None:
    s = announced("Captain's abilities can't be countered.", "resources: 1; hand: Hush, Feast")
    assert not any("Hush" in label for label in s.options())


@rule("ORC-HERO-02")
def test_a_hero_is_of_the_faction_of_its_border() -> None:
    assert announced(PLAIN, "resources: 1; hand: Feast", "offensive: Zealot").value("Zealot") == "3/1"


@rule("ORC-COUNTER-01")
def test_for_a_turn_nobody_counters_what_the_hero_uses() -> None:
    cards = {
        "Captain": f"hero Gaian loyalty 3 {USUAL}: 5: You gain 3 influence.",
        "Oath": "event 0: Abilities of your Hero can't be countered this turn.",
        "Hush": "event 0: Counter target ability of an enemy Hero.",
    }
    for oath in (True, False):
        s = scene(
            "A: hero: Captain; 10 influence; resources: 9; hand: Oath\n"
            "B: hero: Captain; resources: 9; hand: Hush; deck: Hush, Hush",
            cards=cards,
        )
        if oath:
            s.choose("play Oath", "in the Offensive")
            s.all_pass()
        s.choose(next(label for label in s.options() if label.startswith("use Captain")), "in the Offensive")
        assert bool(counters(s)) != oath
        assert any("Hush" in label for label in s.options()) != oath
        if oath:
            s.all_pass()
            assert s.influence("A") == 13
