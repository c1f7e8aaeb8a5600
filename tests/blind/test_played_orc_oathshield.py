"""A blind text of ORC's seventeenth round, played as its writer meant it."""

from blind.texts import orc, plays

TEXTS = {"Bolt": "event 0: Kill target creature.", "Zap": "event 0: Deal 3 damage to target creature."}


@plays("Oathshield of the Wall")
def test_it_is_marked_for_another_who_would_die_there() -> None:
    army = "offensive: Ox 1/1, Oathshield of the Wall, Elk 1/3 hurt 1; defensive: Rat"
    for spell in ("Bolt", "Zap"):
        s = orc(f"A: {army}; hand: {spell}, 1\nB: hand: 1", TEXTS)
        s.choose(f"play {spell}", "in the Offensive", "target Elk")
        no = s.fork()
        s.choose("yes")
        s.all_pass()
        assert (s.place("Elk"), s.damage("Elk"), s.marked("Oathshield of the Wall")) == ("A's Offensive", 0, True)
        no.choose("no")
        assert (no.place("Elk"), no.marked("Oathshield of the Wall")) == ("A's graveyard", False)
    for shield, victim, front in (
        ("Oathshield of the Wall marked", "Elk", "Offensive"),
        ("Oathshield of the Wall", "Rat", "Defensive"),
        ("Oathshield of the Wall", "Oathshield of the Wall", "Offensive"),
    ):
        s = orc(f"A: offensive: {shield}, Elk; defensive: Rat, Hen; hand: Bolt, 1\nB: hand: 1", TEXTS)
        s.choose("play Bolt", f"in the {front}", f"target {victim}")
        s.choose(*[option for option in s.options() if option == "yes"])
        assert s.place(victim) == "A's graveyard"
