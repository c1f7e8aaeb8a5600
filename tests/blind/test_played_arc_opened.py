"""Blind texts of ARC's later rounds that were understood only later, played as their writers meant them."""

import pytest

from blind.texts import arc, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Rite": "magic 0: Deal 1 damage to target creature.", "Spark": "event 0: Deal 1 damage to target creature.",
    "Vines": "enchantment 0: Enchant creature. Enchanted creature gets +1/+1.",
    "Cleanse": "event 0: Remove target creature card in any graveyard from the game.",
    "Ghoul": "creature 2 2/2", "Lord": "creature 3 3/3", "Giant": "creature 4 4/4", "Hydra": "creature X 1/1",
    "Fort": "city 2 Body 8: Always: Creatures with flying can't enter this city.", "Bat": "creature 1 1/1: Flying",
    "Herald": "creature 0 1/1: When this creature comes into play, gain 1 victory point."
    " When you play a creature, gain 1 victory point.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Cinder Imp")
def test_by_marking_itself_it_burns_anybodys_creature() -> None:
    s = arc("A: army: Cinder Imp, Ox 1/3\nB: army: Mule 1/3; city Oakhold (Body, 8): Elder 1/1")
    s.choose("use Cinder Imp")
    assert sorted(s.options()) == ["target Cinder Imp", "target Elder", "target Mule", "target Ox"]
    own = s.fork()
    s.choose("target Elder")
    s.all_pass()
    assert (s.place("Elder"), s.marked("Cinder Imp")) == ("B's graveyard", True)
    own.choose("target Cinder Imp")
    own.all_pass()
    assert own.place("Cinder Imp") == "A's graveyard"
    s.to("Draw", "B")
    assert s.damage("Mule") == 0


@plays("Cinder Imp")
def test_marked_it_burns_nobody_and_in_a_fight_it_may() -> None:
    s = arc("A: army: Cinder Imp marked\nB: army: Mule")
    assert "use Cinder Imp" not in s.options()
    s = arc(f"A: army: Ox 1/2\nB: army: Cinder Imp, Mule 1/9{COMBAT}")
    s.choose("attack B's army")
    while "use Cinder Imp" not in s.options():
        s.choose(
            "block Ox with Mule" if "block Ox with Mule" in s.options() else "pass" if "pass" in s.options() else "done"
        )
    s.choose("use Cinder Imp", "target Ox")
    while s.table.chain:
        s.choose("pass")
    assert s.damage("Ox") + (s.place("Ox") == "A's graveyard") >= 1


UNLESS = "A: hand: {}; gems {}; army: Wolf 1/3\nB: hand: {}; gems 2 The Empire; army: Mule 1/3"


@pytest.mark.parametrize(
    ("stay", "spell"), [("Writ of Stay", "Rite"), ("Refuse the Envoy", "Rite"), ("Refuse the Envoy", "Spark")]
)
@pytest.mark.parametrize(
    ("gems", "answer", "damage", "left"),
    [
        ("2 Gaian", "yes", 1, ""),
        ("1 Gaian, 1 Red Banner", "yes", 1, ""),
        ("2 Gaian", "no", 0, "2 Gaian"),
        ("1 Gaian", "", 0, "1 Gaian"),
    ],
)
@plays("Writ of Stay", "Refuse the Envoy")
def test_what_is_not_paid_for_does_not_resolve(
    stay: str, spell: str, gems: str, answer: str, damage: int, left: str
) -> None:
    s = arc(UNLESS.format(spell, gems, stay), TEXTS)
    s.choose(f"play {spell}", "target Mule", f"play {stay}")
    s.choose(f"target {spell}") if f"target {spell}" in s.options() else None
    while s.table.chain and "no" not in s.options() and "yes" not in s.options():
        s.choose("pass")
    if answer:
        assert s.asked == "A"
        s.choose(next(label for label in s.options() if label.startswith(("pay", "yes") if answer == "yes" else "no")))
    s.all_pass()
    assert (s.damage("Mule"), s.place(spell), s.gems("A")) == (damage, "A's graveyard", left)


@plays("Writ of Stay", "Refuse the Envoy")
def test_creatures_enchantments_and_abilities_are_no_targets_and_events_not_for_the_writ() -> None:
    cards = TEXTS | {"Imp": "creature 0 1/1: (M): Deal 1 damage to target creature."}
    s = arc(UNLESS.format("Spark, Vines", "2 Gaian", "Writ of Stay, Refuse the Envoy"), cards)
    s.choose("play Spark", "target Mule")
    assert "play Writ of Stay" not in s.options()
    assert "play Refuse the Envoy" in s.options()
    s = arc(UNLESS.format("Vines", "2 Gaian", "Writ of Stay, Refuse the Envoy, Wait"), cards)
    s.choose("play Vines", "target Mule")
    assert not {"play Refuse the Envoy", "play Writ of Stay"} & set(s.options())


@plays("Writ of Stay", "Refuse the Envoy")
@pytest.mark.parametrize("stay", ["Writ of Stay", "Refuse the Envoy"])
def test_what_has_left_the_chain_is_asked_for_nothing(stay: str) -> None:
    cards = TEXTS | {"Stop": "event 0: Target event or magic card does not resolve."}
    s = arc(UNLESS.format("Rite, Stop", "2 Gaian", f"{stay}, Wait"), cards)
    s.choose("play Rite", "target Mule", f"play {stay}")
    s.choose("target Rite") if "target Rite" in s.options() else None
    s.choose("play Stop", "target Rite")
    s.all_pass()
    assert (s.damage("Mule"), s.gems("A"), s.place("Rite")) == (0, "2 Gaian", "A's graveyard")


@plays("Gate Sergeant")
def test_marked_it_unmarks_another_of_its_army_from_army_or_city() -> None:
    for home in ("army: Gate Sergeant, {}", "city Oakhold (Body, 8): Gate Sergeant; army: {}"):
        s = arc(f"A: {home.format('Ox marked, Elk')}; city Elm (Mind, 8): Sage marked\nB: army: Mule marked")
        s.choose("use Gate Sergeant")
        s.choose(*[label for label in s.options() if "Ox" in label])
        s.all_pass()
        assert [s.marked(name) for name in ("Gate Sergeant", "Ox", "Sage", "Mule")] == [True, False, True, True]


@plays("Gate Sergeant")
def test_he_chooses_among_his_army_without_the_sergeant() -> None:
    s = arc("A: army: Gate Sergeant, Ox marked, Elk marked; city Elm (Mind, 8): Sage marked\nB: army: Mule marked")
    s.choose("use Gate Sergeant")
    s.all_pass() if not [label for label in s.options() if "Ox" in label] else None
    assert sorted(label.partition(" ")[2] for label in s.options()) == ["Elk", "Ox"]


GRAVES = "A: army: Gravecaller Adept{}; grave: Ghoul, Lord, Giant, Axe; hand: {}\nB: grave: Bat; hand: {}"


@plays("Gravecaller Adept")
def test_for_a_card_a_small_creature_comes_back_and_not_the_discarded_one() -> None:
    s = arc(GRAVES.format("", "Hydra, Wait", "Wait"), TEXTS)
    s.choose("use Gravecaller Adept")
    assert sorted(s.options()) == ["target Ghoul", "target Lord"]
    s.choose("target Lord")
    assert sorted(label.partition(" ")[2] for label in s.options()) == ["Hydra", "Wait"]
    s.choose(*[label for label in s.options() if "Hydra" in label])
    s.all_pass()
    assert (sorted(s.hand("A")), s.marked("Gravecaller Adept")) == (["Lord", "Wait"], True)
    assert sorted(s.grave("A")) == ["Axe", "Ghoul", "Giant", "Hydra"]


@plays("Gravecaller Adept")
def test_without_a_card_or_marked_or_without_a_target_it_calls_nobody() -> None:
    for marked, hand, grave in (("", "", "Ghoul"), (" marked", "Wait", "Ghoul"), ("", "Wait", "Giant")):
        held = f"; hand: {hand}" if hand else ""
        s = arc(f"A: army: Gravecaller Adept{marked}; grave: {grave}{held}\nB: army: Mule", TEXTS)
        assert "use Gravecaller Adept" not in s.options()


@plays("Gravecaller Adept")
def test_what_has_left_the_graveyard_stays_away() -> None:
    s = arc(GRAVES.format("", "Hydra", "Cleanse"), TEXTS)
    s.choose("use Gravecaller Adept", "target Ghoul")
    while "play Cleanse" not in s.options():
        s.choose(s.options()[0])
    s.choose("play Cleanse", "target Ghoul")
    s.all_pass()
    assert (s.hand("A"), s.place("Ghoul")) == ([], "removed")


WRIGHT = (
    "A: army: Gravewright Apprentice; gems {}; grave: Ghoul, Lord, Hydra, Bat, Herald; {}"
    "\nB: grave: Imp 1/1; city Oak (Body, 8)"
)


@plays("Gravewright Apprentice")
def test_for_two_gems_a_small_creature_comes_into_a_city_of_his_choice() -> None:
    s = arc(WRIGHT.format("1 Gaian, 1 Red Banner", "city Fort; city Elm (Mind, 8)"), TEXTS)
    s.choose("use Gravewright Apprentice")
    assert sorted(s.options()) == ["target Bat", "target Ghoul", "target Herald", "target Hydra"]
    other = s.fork()
    s.choose("target Ghoul")
    s.all_pass()
    assert sorted(s.options()) == ["pick Elm", "pick Fort"]
    s.choose("pick Elm")
    s.all_pass()
    assert (s.place("Ghoul"), s.marked("Ghoul"), s.gems("A"), s.marked("Gravewright Apprentice")) == (
        "Elm",
        False,
        "",
        True,
    )
    other.choose("target Herald")
    other.all_pass()
    other.choose("pick Fort")
    other.all_pass()
    assert other.points("A") == 16  # it came into play, and was not played


@plays("Gravewright Apprentice")
def test_only_a_city_that_admits_it_is_chosen_and_without_gems_it_is_not_used() -> None:
    s = arc(WRIGHT.format("2 Gaian", "city Fort; city Elm (Mind, 8)"), TEXTS)
    s.choose("use Gravewright Apprentice", "target Bat")
    s.all_pass()
    assert s.place("Bat") == "Elm"
    s = arc(WRIGHT.format("2 Gaian", "city Fort"), TEXTS)
    s.choose("use Gravewright Apprentice", "target Bat")
    s.all_pass()
    assert s.place("Bat") == "A's graveyard"
    s = arc(WRIGHT.format("1 Gaian", "city Fort"), TEXTS)
    assert "use Gravewright Apprentice" not in s.options()
