"""Operators over effects in SLOT, played out: durations, conditions, outcomes, amounts, limits."""

from vocabulary.slot_field import Field

MAGES = "B1 Mage, B2 Mage"


def field(text: str, army: str = "", enemies: str = "F1 Bone Guard") -> Field:
    return Field(f"F1 Imp, {MAGES}{army}", enemies, cards={"Imp": text})


def use(f: Field, *answers: str) -> None:
    f.choose("use Imp", "give Mage B1", *answers)


def test_a_duration_covers_both_armies() -> None:
    f = field("[1]: Target ally creature gets +1 close and target enemy creature gets -1 DEF until end of turn.")
    before = f.values("Imp"), f.values("Bone Guard")
    f.choose("use Imp", "target Imp", "give Mage B1")
    assert f.values("Imp")[0] == before[0][0] + 1
    assert f.values("Bone Guard")[2] == before[1][2] - 1


def test_it_holds_while_a_knight_is_there() -> None:
    text = "While you control a Knight, this creature gets +1 close and +1 DEF."
    alone, accompanied = field(text), field(text, ", F2 Knight")
    assert [b - a for a, b in zip(alone.values("Imp"), accompanied.values("Imp"), strict=True)] == [1, 0, 1, 0]


def test_instead_is_never_both() -> None:
    text = "[1]: You get 1 AP. If you control a Knight, you get 2 AP instead."
    for army, more in (("", 1), (", F2 Knight", 2)):
        f = field(text, army)
        before = f.t.ap
        use(f)
        assert f.t.ap == before + more


def test_otherwise_is_the_other_way() -> None:
    text = "[1]: If you control a Knight, you get 1 AP. Otherwise, mark this creature."
    for army, marked in (("", True), (", F2 Knight", False)):
        f = field(text, army)
        use(f)
        assert f.marked("Imp") == marked


def test_what_could_not_be_done_was_not_done() -> None:
    for enemies, more in (("F1 Bone Guard", 1), ("F1 Bone Guard marked", 0)):
        f = field("[1]: Mark target enemy creature. If you do, you get 1 AP.", "", enemies)
        before = f.t.ap
        use(f)
        assert f.t.ap == before + more


def test_for_every_two_is_rounded_down() -> None:
    f = field("[1]: For every two Mages you control, you get 1 AP.", ", B3 Mage")
    before = f.t.ap
    use(f)
    assert f.t.ap == before + 1


def test_one_is_spared_by_losing_what_one_has() -> None:
    text = "[1]: Lose 2 victory points unless you lose 1 AP."
    f = field(text)
    before = f.t.ap, f.t.points[0]
    use(f, "yes")
    assert (f.t.ap, f.t.points[0]) == (before[0] - 1, before[1])
