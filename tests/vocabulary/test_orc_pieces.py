"""Rules of equipment, Magic and undefended attackers that texts bend."""

from scenes.orc import rule, scene

CARDS = {
    "Sword": "equipment 2: Equipped creature gets +1/+0.",
    "Sash": "equipment 2: Reassigning this equipment marks neither creature.",
    "Charm": "equipment 2: Reassigning this equipment costs no gold.",
    "Curse": "equipment 2: This equipment can't be reassigned.",
    "Bow": "equipment 0: Elves can't carry this equipment.",
    "Smith": "creature 1 1/1: Reassigning equipment costs you 1 less.",
    "Monk": "creature 1 1/1: This creature can't carry equipment.",
    "Elf": "creature 1 (Elf) 1/1",
    "Thief": "creature 1 1/1: This creature may pick up equipment without being marked.",
    "Lord": "creature 1 1/1: Creatures an opponent controls can't pick up equipment.",
    "Fumble": "event 0: Target equipment drops.",
    "Sage": "creature 1 1/1: You need no Caster to play Magic.",
    "Hymn": "magic 0: Gain 1 influence.",
    "Wall": "creature 1 1/1: Undefended attackers cost you 1 influence less.",
    "Ram": "creature 1 2/2: Undefended, this creature costs 2 more influence.",
    "Truce": "event 0: You lose no influence in combat this turn.",
}


def handed(piece: str, more: str = "") -> tuple[bool, int]:
    """Whether handing this piece on marks, and what it costs."""
    s = scene(f"A: resources: 3; offensive: Wolf 1/1, Fox 1/1{more}; attached: {piece} on Wolf", cards=CARDS)
    s.choose(f"reassign {piece} to Fox")
    return s.marked("Fox"), 3 - s.gold("A")


@rule("ORC-EQUIP-16")
def test_handing_on_marks_nobody_costs_less_or_is_barred() -> None:
    assert handed("Sword") == (True, 2)
    assert handed("Sword", ", Smith marked") == (True, 1)
    assert handed("Sash") == (False, 2)
    assert handed("Charm") == (True, 0)
    s = scene("A: resources: 3; offensive: Wolf 1/1, Fox 1/1; attached: Curse on Wolf", cards=CARDS)
    assert not [label for label in s.options() if label.startswith("reassign")]


@rule("ORC-EQUIP-23")
def test_who_carries_nothing_or_not_this() -> None:
    s = scene("A: resources: 3; offensive: Monk, Wolf 1/1, Elf; hand: Sword, Bow", cards=CARDS)
    sword = s.fork()
    sword.choose("play Sword")
    assert sword.options() == ["target Wolf", "target Elf"]
    s.choose("play Bow")
    assert s.options() == ["target Wolf"] or s.place("Bow") in ("on Wolf", "the chain")


@rule("ORC-EQUIP-22", "ORC-EQUIP-26")
def test_a_piece_drops_and_is_picked_up_by_whom_texts_let() -> None:
    board = "A: resources: 3; offensive: Wolf 1/1, Thief; attached: Sword on Wolf; hand: Fumble"
    s = scene(board, cards=CARDS)
    s.choose("play Fumble")
    s.all_pass()
    assert s.place("Sword") == "A's Offensive"
    s.choose("Thief picks up Sword")
    assert (s.place("Sword"), s.marked("Thief")) == ("on Thief", False)
    s = scene(f"{board}\nB: defensive: Lord", cards=CARDS)
    s.choose("play Fumble")
    s.all_pass()
    assert not [label for label in s.options() if "pick" in label]


@rule("ORC-MAGIC-02")
def test_magic_needs_no_caster() -> None:
    assert "play Hymn" in scene("A: offensive: Sage; hand: Hymn", cards=CARDS).options()
    assert "play Hymn" not in scene("A: offensive: Elf; hand: Hymn", cards=CARDS).options()


def lost(attackers: str, defensive: str = "", truce: bool = False) -> int:
    """How much influence an attack costs that is let through."""
    hand = "; hand: Truce" if truce else ""
    board = f"A: offensive: {attackers}\nB: 20 influence; offensive: Elf{defensive}{hand}\nphase: Move or Attack"
    s = scene(board, cards=CARDS)
    s.choose("attack B")
    if truce:
        s.choose("play Truce", "in the Offensive")
    s.all_pass()
    return 20 - s.influence("B")


@rule("ORC-COMBAT-22")
def test_undefended_attackers_cost_more_or_less() -> None:
    assert lost("Wolf 3/3") == 3
    assert lost("Wolf 3/3", ", Wall") == 2
    assert lost("Ram") == 4
    assert lost("Wolf 3/3", "", True) == 0
