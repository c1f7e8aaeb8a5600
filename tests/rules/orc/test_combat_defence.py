"""ORC-COMBAT: defending, and combats one after the other."""

from scenes.orc import rule, scene


@rule("ORC-COMBAT-DX4", "ORC-COMBAT-18", "ORC-COMBAT-22", "ORC-COMBAT-26")
def test_undefended_attackers_cost_influence_and_a_defended_one_does_not() -> None:
    s = scene("""
        A: offensive: Wolf 3/3, Fox 2/2, Bear 5/5
        B: defensive: Wall 0/9
        phase: Move or Attack
    """)
    s.choose("attack B", "send Wolf", "send Fox", "send Bear")
    s.choose("block Bear with Wall")
    s.choose("fight Bear", "fight Wolf")
    assert s.influence("B") == 15
    assert s.marked("Wolf")
