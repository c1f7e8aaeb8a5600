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


@rule("ORC-COMBAT-19")
def test_who_must_be_defended_against_by_several_is_so_or_by_none() -> None:
    cards = {"Giant": "creature 3/9: Giant can't be defended against by only one creature."}
    text = "A: offensive: Giant, Fox 2/2\nB: defensive: Wall 0/9, Gate 0/9{}\nphase: Move or Attack"
    s = scene(text.format(", Door 0/9"), cards=cards)
    s.choose("attack B", "send Giant", "send Fox")
    late = s.fork()
    s.choose("block Giant with Wall")
    s.refused("done", "ORC-COMBAT-19")
    s.choose("block Fox with Gate")  # and the Door, which is left, has to follow
    assert s.asked == "A"
    late.choose("block Fox with Gate")
    late.refused("block Giant with Door", "ORC-COMBAT-19")
    late.choose("done")
    few = scene(text.format(" marked"), cards=cards)
    few.choose("attack B", "send Giant", "send Fox")
    few.refused("block Giant with Wall", "ORC-COMBAT-19")
    few.choose("block Fox with Wall")
    assert few.asked == "A"
