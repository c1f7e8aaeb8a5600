"""The blind text of ARC on who moved, played as its writer meant it, and what an effect puts elsewhere."""

from blind.texts import arc, plays


@plays("Mind Your Step")
def test_whoever_made_a_move_this_turn_is_hurt_and_nobody_else() -> None:
    s = arc(
        """
        A: hand: Mind Your Step, Push, Imp; gems 2 Red Banner; army: Wolf 1/5;
           city Oakhold (Body, 8): Elder 1/5; city Elm (Mind, 8): Sage 1/5
        B: army: Mule 1/5
        """,
        {"Push": "magic 0: Put target creature you control into your army.", "Imp": "creature 0 1/5"},
    )
    s.play("Imp", "place in Elm")
    s.carry_out("move Elder to the Army")
    s.play("Push", "target Sage")
    assert s.place("Sage") == "A's Army"
    s.play("Mind Your Step")
    assert [name for name in ("Wolf", "Elder", "Sage", "Imp", "Mule") if s.damage(name)] == ["Elder"]
    assert s.damage("Elder") == 2


@plays("Mind Your Step")
def test_moves_of_the_turn_before_are_forgotten() -> None:
    s = arc(
        """
        A: army: Wolf 1/5; city Oakhold (Body, 8): Elder 1/5
        B: hand: Mind Your Step; gems 2 Red Banner; army: Mule 1/5
        """
    )
    s.choose("move Elder to the Army")
    s.to("Draw", "B")
    s.choose("draw 2")
    s.to("Play", "B")
    s.play("Mind Your Step")
    assert s.damage("Elder") == 0
