"""What is proposed to whoever pays and does not mind: what his army misses least, as a whole."""

from scenes.slot import Scene, rule, scene
from wtactics.engine.draft import at_will
from wtactics.games import ruleset
from wtactics.server.show import table as show

HONE = "This creature gets +1 close until end of turn."
WEAK = "cost 1 close {} def 9 life 1"
CARDS = {
    "One": WEAK.format(1),
    "Two": WEAK.format(2),
    "Five": WEAK.format(5),
    "Two for it": "cost 2 close 1 def 1 life 1",
    "Three for it": "cost 3 close 1 def 1 life 1",
    "Bell": f"close 1 def 9 life 1: [ ] Ring - {HONE}",
    "Solo": f"close 1 def 9 life 1: [1] Sing - {HONE}",
    "Hoarder": f"close 1 def 9 life 1: [1] 1G Gild - {HONE}",
    "Crowd": f"close 1 def 9 life 1: [P] [1] Sing - {HONE}",
}


def proposed(s: Scene) -> list[str]:
    """The labels of what is proposed, whole payments among them."""
    question = show.table_state(ruleset("slot"), at_will(s.match), s.match.asked, 0).question
    assert question is not None
    return [one.label for one in (*question.options, *question.leaps) if one.proposed]


def paying(front: str, back: str, price: str = "Two", more: str = "") -> Scene:
    """The price of a recruit is asked."""
    s = scene(
        f"A: front: {front}; back: {back};{more} deck: {price} for it, One\nB: front: One\nstep: Recruit", cards=CARDS
    )
    s.choose(f"recruit {price} for it", f"place {price} for it in B4")
    return s


@rule("SLOT-PAY-02")
def test_the_twilight_goes_before_creatures_for_the_turn_takes_it_anyhow() -> None:
    s = paying("Five, One", "-", "Three", "twilight: Five, Knight;")
    assert proposed(s) == ["spend Five and Knight, mark One F2"]
    s = paying("-", "Five, One", "Two", "twilight: 3 Five;")
    assert proposed(s) == ["spend Five and Five"]


@rule("SLOT-PAY-02")
def test_who_cannot_attack_from_where_it_stands_goes_before_who_can() -> None:
    assert proposed(paying("One, Two", "Five, Five")) == ["mark Five B1 and Five B2"]  # without a ranged weapon
    assert proposed(paying("One, Two", "Five, -")) == ["mark Five B1 and One F1"]


@rule("SLOT-PAY-02")
def test_who_has_a_use_for_its_own_marking_is_kept() -> None:
    assert proposed(paying("-", "Bell, Five, Two")) == ["mark Two B3 and Five B2"]
    assert proposed(paying("-", "Solo, Five, Two")) == ["mark Solo B1 and Two B3"]  # that one asks for others


@rule("SLOT-PAY-02")
def test_the_weaker_goes_first_and_of_equals_the_first() -> None:
    assert proposed(paying("-", "Five, Two, One")) == ["mark One B3 and Two B2"]
    assert proposed(paying("-", "Two, Two, Two")) == ["mark Two B1 and Two B2"]


@rule("SLOT-PAY-02")
def test_a_price_of_one_is_proposed_among_its_options() -> None:
    s = scene("A: front: Solo; back: Five, Two\nB: front: One\nstep: Abilities", cards=CARDS)
    s.choose("use Solo F1")
    assert proposed(s) == ["mark Two B2"]


@rule("SLOT-PAY-02")
def test_without_the_points_for_an_attack_nobody_is_kept_for_one() -> None:
    for ap, who in ((1, "Two B1"), (0, "One F2")):
        s = scene(f"A: front: Solo, One; back: Two\nB: front: One\nstep: Action, ap {ap}", cards=CARDS)
        s.choose("use Solo F1")
        assert proposed(s) == [f"mark {who}"]


@rule("SLOT-PAY-02", "SLOT-TWI-05")
def test_in_the_enemys_turn_nobody_is_kept_for_an_attack_and_the_twilight_pays_nothing() -> None:
    s = scene("A: front: Five\nB: front: Solo, One; back: Two; twilight: One", cards=CARDS)
    s.choose("attack Solo F1 with Five F1, close")
    s.choose("use Solo F1")
    assert (s.asked, proposed(s)) == ("B", ["mark One F2"])


@rule("SLOT-PAY-02", "SLOT-ABIL-16")
def test_others_and_gold_are_proposed_together() -> None:
    s = scene("A: front: Hoarder; back: Five, Two, One\nB: front: One\nstep: Abilities", cards=CARDS)
    s.choose("use Hoarder F1")
    assert proposed(s) == ["mark One B3 and Two B2"]


@rule("SLOT-PAY-02", "SLOT-ABIL-17")
def test_a_shape_is_proposed_with_what_else_the_price_asks_for() -> None:
    s = scene("A: front: Crowd, One; back: Five, Two, One\nB: front: One\nstep: Abilities", cards=CARDS)
    s.choose("use Crowd F1")
    assert proposed(s) == ["mark the pair B2 B3 and Five B1"]


@rule("SLOT-PAY-02")
def test_whoever_names_another_is_proposed_the_rest() -> None:
    s = paying("-", "Five, Two, One", "Two")
    s.match.table.at_will = True
    s.match.run()
    s.choose("give Five B1")
    assert proposed(s) == ["mark One B3"]


@rule("SLOT-PAY-02")
def test_nothing_is_proposed_where_nothing_is_paid() -> None:
    assert proposed(scene("A: front: One; deck: One\nB: front: One", cards=CARDS)) == []
