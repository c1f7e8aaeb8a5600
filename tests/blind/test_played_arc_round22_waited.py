"""A blind text of ARC's twenty-second round that was understood later, played as its writer meant it."""

from blind.texts import arc, plays

TEXTS = {
    "Rite": "magic 2 loyalty 2 Red Banner: Draw a card.", "Dear": "magic 3: Draw a card.",
    "Kin": "magic 2 loyalty 2 Gaian: Draw a card.",
}  # fmt: skip


@plays("Moneychanger's Mark")
def test_a_resource_card_of_anybody_pays_as_a_gem_of_any_faction() -> None:
    table = "A: hand: Moneychanger's Mark, Rite, Dear, Kin; gems 1 House of Nobles, 1 Gaian, 1 Red Banner\nB: gems 1 The Empire"
    s = arc(table, TEXTS)
    assert "play Rite" not in s.options()
    s.choose("play Moneychanger's Mark")
    assert "target The Empire resource card" in s.options()
    s.choose("target Gaian resource card")
    s.all_pass()
    assert s.place("Moneychanger's Mark").startswith("on Gaian resource card")
    assert {"play Rite"} <= set(s.options())
    assert "play Dear" not in s.options()  # it still pays but 1
    s.play("Rite")
    assert (s.gems("A"), s.consumed("A")) == ("", "1 Gaian + 1 House of Nobles + 1 Red Banner")


@plays("Moneychanger's Mark")
def test_it_serves_whose_resource_card_it_is_and_pays_its_own_faction_too() -> None:
    table = "A: hand: Moneychanger's Mark; gems 1 House of Nobles\nB: army: Ox; hand: Rite, Kin; gems 1 Gaian, 1 {}"
    for other, playable in (("Red Banner", {"play Rite"}), ("Gaian", {"play Kin"}), ("The Empire", set())):
        s = arc(table.format(other), TEXTS)
        plain = s.fork()
        s.choose("play Moneychanger's Mark")
        s.choose(next(o for o in s.options() if o.startswith("target Gaian resource card")))
        s.all_pass()
        s.to("Play", "B")
        assert set(s.options()) & {"play Rite", "play Kin"} == playable
        plain.to("Play", "B")
        assert ("play Rite" in plain.options()) is False
