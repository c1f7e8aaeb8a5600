"""The others: "all other creatures" behind several that were chosen leave these out, not only the card that says it."""

from scenes.arc import rule, scene

PACK = {"Wolf": "creature 1 1/2", "Bear": "creature 1 1/2", "Lynx": "creature 1 1/2", "Boar": "creature 1 1/2"}


@rule("ARC-RESP-09")
def test_others_than_two_that_were_chosen() -> None:
    cards = PACK | {"Cull": "magic 0: Choose two creatures. Kill all other creatures."}
    s = scene("A: hand: Cull; army: Wolf, Bear\nB: army: Lynx, Boar\nphase: Play", cards=cards)
    s.choose("play Cull", "pick Wolf", "pick Lynx")
    assert [name for name in PACK if "graveyard" not in s.place(name)] == ["Wolf", "Lynx"]


@rule("ARC-RESP-09")
def test_others_than_two_targets() -> None:
    cards = PACK | {"Herd": "event 0: Mark two target creatures. All other creatures get +1/+0 until end of turn."}
    s = scene("A: hand: Herd; army: Wolf, Bear\nB: army: Lynx\nphase: Play", cards=cards)
    s.choose("play Herd", "target Wolf", "target Lynx")
    assert [s.value(name) for name in ("Wolf", "Bear", "Lynx")] == ["1/2", "2/2", "1/2"]


@rule("ARC-RESP-09")
def test_others_than_those_that_each_player_chose() -> None:
    cards = PACK | {"Census": "magic 0: Each player chooses a creature he controls. Kill all other creatures."}
    s = scene("A: hand: Census; army: Wolf, Bear\nB: army: Lynx, Boar\nphase: Play", cards=cards)
    s.choose("play Census", "pick Bear", "pick Boar")
    assert [name for name in PACK if "graveyard" not in s.place(name)] == ["Bear", "Boar"]
