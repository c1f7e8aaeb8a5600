"""Second sentences, played out: other numbers for some, once more, and what comes back into play."""

from scenes.arc import scene

BOLT = {"Bolt": "event 0: Deal 2 damage to target creature."}


def test_some_of_them_are_dealt_more_at_the_same_time() -> None:
    text = "Deal 1 damage to each creature. Each of them that is marked is dealt 3 damage instead."
    s = scene("A: hand: Rain; army: Elf 2/5, Imp 2/5 marked", cards={"Rain": f"magic 0: {text}"})
    s.play("Rain")
    assert (s.damage("Elf"), s.damage("Imp")) == (1, 3)


def test_who_is_damaged_is_looked_at_before_any_damage() -> None:
    text = "Deal 1 damage to each creature, or 2 to each that is undamaged."
    s = scene("A: hand: Rain; army: Elf 2/5, Imp 2/5 hurt 1", cards={"Rain": f"magic 0: {text}"})
    s.play("Rain")
    assert (s.damage("Elf"), s.damage("Imp")) == (2, 2)


def test_some_of_them_get_more_counters() -> None:
    text = "Put a +1/+1 counter on each creature you control. Put three on each Elf instead."
    s = scene("A: hand: Gift; army: Elf 1/1, Imp 1/1", cards={"Gift": f"magic 0: {text}"})
    s.play("Gift")
    assert (s.value("Elf"), s.value("Imp")) == ("4/4", "2/2")


def test_a_change_is_another_one_under_a_condition() -> None:
    text = "Target creature gets +1/+1 until end of turn, or +2/+2 if it is an Elf."
    for name, value in (("Elf", "3/3"), ("Imp", "2/2")):
        s = scene(f"A: hand: Gift; army: {name} 1/1", cards={"Gift": f"magic 0: {text}"})
        s.play("Gift")
        assert s.value(name) == value


def test_two_counters_instead_of_one_or_one_more() -> None:
    for more in ("put two on it instead", "put another on it"):
        text = f"Put a +1/+0 counter on target creature. If you control an Elf, {more}."
        s = scene("A: hand: Gift; army: Elf 1/1", cards={"Gift": f"magic 0: {text}"})
        s.play("Gift")
        assert s.value("Elf") == "3/1"


def test_what_dies_comes_back_with_a_counter() -> None:
    text = "When this creature dies, return it to play in your army with a -1/-1 counter on it."
    prints = {"Saint": f"creature 1 2/2: {text}"} | BOLT
    s = scene("A: hand: Bolt; army: Saint", cards=prints)
    s.play("Bolt")
    assert (s.value("Saint"), s.grave("A")) == ("1/1", ["Bolt"])


def test_two_sentences_between_quotes_are_one_ability() -> None:
    text = 'Elves you control have "(M): Gain 1 victory point. If you control an Imp, gain 2 instead."'
    s = scene("A: 3 points; army: Sage, Elf, Imp", cards={"Sage": f"creature 1 1/1: {text}"})
    s.carry_out("use Elf")
    assert s.points("A") == 5
