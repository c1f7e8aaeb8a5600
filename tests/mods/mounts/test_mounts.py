"""ORC-MOUNT: mounts and their riders."""

import pytest

from scenes import orc
from scenes.mounts import KIT, rule, scene
from wtactics.content.content import content_of
from wtactics.engine.lasting import RIDDEN
from wtactics.lab.conformance import check_ruleset
from wtactics.language.errors import TextRefused
from wtactics.vocabulary.reading.writing import write

CARDS = {
    "Horse": "creature 2 Gaian (Mount) 3/4",
    "Boar": "creature 1 Red Banner (Mount) 2/2",
    "Elk": "creature 1 Gaian (Mount) 2/3: Other creatures you control get +1/+0.\n"
    "With or without a rider: Creatures you control get +0/+1.",
    "Imp": "creature 1 Red Banner 1/1",
    "Archer": "creature 1 Gaian 1/2: (M): Deal 1 damage to target creature.\n1: Deal 1 damage to target creature.",
    "Bolt": "event 0: Deal 6 damage to target creature.",
    "Sting": "event 0: Deal 3 damage to target creature.",
    "Doom": "event 0: Kill target creature.",
    "Shift": "event 0: Move target creature to the other front.",
    "Bless": "event 0: Target creature gets +3/+0 until end of turn.",
    "Snatch": "event 0: Return target creature to its owner's hand.",
    "Guard": "creature 1 Gaian 2/2: (A): Your other creatures get +0/+1.",
    "Feast": "event 0: You gain 1 influence.",
}


@rule("ORC-MOUNT-01", "ORC-MOUNT-02")
def test_a_mount_enters_where_somebody_of_its_faction_stands() -> None:
    s = scene("A: resources: 5; hand: Horse, Boar; offensive: Wolf 2/2; defensive: Imp\nphase: Entrance", cards=CARDS)
    s.choose("play Horse")  # only in the Offensive, so nobody is asked
    s.all_pass()
    assert s.place("Horse") == "A's Offensive"
    s.choose("play Boar")
    s.all_pass()
    assert s.place("Boar") == "A's Defensive"
    alone = scene("A: resources: 5; hand: Horse, 1; offensive: Imp\nphase: Entrance", cards=CARDS)
    alone.refused("play Horse", "ORC-MOUNT-01")
    early = scene("A: resources: 5; hand: Horse, 1; offensive: Wolf 2/2", cards=CARDS)
    early.refused("play Horse", "ORC-CREA-01")


@rule("ORC-MOUNT-03", "ORC-MOUNT-12")
def test_mounting_marks_both_and_is_for_creatures_in_one_front() -> None:
    s = scene("A: offensive: Wolf 2/2, Horse, Boar, Imp; defensive: Fox 1/1\nB: offensive: Cow 1/1", cards=CARDS)
    s.refused("Fox mounts Horse", "ORC-MOUNT-03")
    s.refused("Boar mounts Horse", "ORC-MOUNT-03")
    s.refused("Cow mounts Horse", "ORC-MOUNT-03")
    s.refused("Wolf mounts Imp", "ORC-MOUNT-03")
    s.choose("Wolf mounts Horse")
    s.all_pass()
    assert (s.rider("Horse"), s.marked("Wolf"), s.marked("Horse")) == ("Wolf", True, True)
    assert "Wolf mounts Horse" in s.log()
    s.refused("Imp mounts Horse", "ORC-MOUNT-03")
    s.refused("Wolf mounts Boar", "ORC-MOUNT-03")
    s.refused("Wolf gets off", "ORC-MOUNT-12")


@rule("ORC-MOUNT-12")
def test_who_is_marked_does_not_mount_and_getting_off_marks_nobody() -> None:
    s = scene("A: offensive: Wolf 2/2 riding Horse, Horse, Imp marked, Boar; defensive: Fox 1/1 assigned", cards=CARDS)
    s.refused("Imp mounts Boar", "ORC-MOUNT-12")
    s.choose("Wolf gets off")
    s.all_pass()
    assert (s.rider("Horse"), s.marked("Wolf"), s.marked("Horse")) == ("", False, False)
    assert "Wolf gets off Horse" in s.log()
    assert "Wolf mounts Horse" in s.options()


@rule("ORC-MOUNT-12")
def test_others_may_respond_to_mounting() -> None:
    s = scene("A: offensive: Wolf 2/2, Horse\nB: hand: Feast", cards=CARDS)
    s.choose("Wolf mounts Horse")
    assert (s.asked, s.options()) == ("B", ["pass", "play Feast"])


@rule("ORC-MOUNT-04", "ORC-MOUNT-08")
def test_without_a_rider_a_mount_does_not_attack_and_a_rider_not_without_it() -> None:
    s = scene("A: offensive: Wolf 2/2 riding Horse, Horse, Boar, Imp\nphase: Move or Attack", cards=CARDS)
    s.choose("attack B")
    assert set(s.options()) == {"send Horse", "send Imp"}
    s.refused("send Boar", "ORC-MOUNT-04")
    s.refused("send Wolf", "ORC-MOUNT-08")
    only = scene("A: offensive: Boar\nphase: Move or Attack", cards=CARDS)
    only.refused("attack B", "ORC-MOUNT-04")


@rule("ORC-MOUNT-08", "ORC-MOUNT-13")
def test_the_values_of_the_mount_count_and_both_are_marked() -> None:
    s = scene(
        "A: offensive: Wolf 2/2 riding Horse, Horse; hand: Bless\nB: 20 influence\nphase: Move or Attack", cards=CARDS
    )
    s.choose("attack B")
    assert (s.marked("Wolf"), s.marked("Horse")) == (True, True)
    s.choose("play Bless", "target Wolf")
    s.all_pass()
    assert s.influence("B") == 17  # the Wolf's bonus does not help


@rule("ORC-MOUNT-13")
def test_a_pair_attacks_and_moves_only_with_both_unmarked() -> None:
    s = scene("A: offensive: Wolf 2/2 marked riding Horse, Horse, Imp, 2\nphase: Move or Attack", cards=CARDS)
    s.refused("move Horse", "ORC-MOUNT-13")
    s.choose("attack B")
    s.refused("send Horse", "ORC-MOUNT-13")


@rule("ORC-MOUNT-05")
def test_a_mount_defends_with_a_rider_or_without() -> None:
    board = """
        A: offensive: Ox 2/9, Cow 2/9
        B: defensive: Boar, Wolf 2/2 marked riding Horse, Horse
        phase: Move or Attack
    """
    s = scene(board, cards=CARDS)
    s.choose("attack B", "send Ox", "send Cow")
    s.all_pass()
    assert {"block Ox with Boar", "block Ox with Horse"} <= set(s.options())
    assert not any("with Wolf" in label for label in s.options())
    s.choose("block Ox with Boar", "block Cow with Horse", "fight Cow")
    assert s.table.harm[s.card("Cow")] == 3


@rule("ORC-MOUNT-08")
def test_a_rider_does_not_defend_by_itself() -> None:
    s = scene(
        "A: offensive: Ox 2/9\nB: defensive: Wolf 2/2 riding Horse, Horse, Imp\nphase: Move or Attack", cards=CARDS
    )
    s.choose("attack B")
    s.all_pass()
    s.refused("block Ox with Wolf", "ORC-MOUNT-08")


@rule("ORC-MOUNT-06")
def test_abilities_work_while_it_is_ridden_unless_they_say_otherwise() -> None:
    s = scene("A: offensive: Wolf 2/2, Elk", cards=CARDS)
    assert (s.value("Wolf"), s.value("Elk")) == ("2/3", "2/4")
    s.choose("Wolf mounts Elk")
    assert s.value("Wolf") == "3/3"


@rule("ORC-MOUNT-06")
def test_an_ability_that_is_used_or_triggered_sleeps_without_a_rider_too() -> None:
    cards = CARDS | {"Ram": "creature 1 Gaian (Mount) 2/3: 1: Draw a card.\nWhenever you gain influence, draw a card."}
    s = scene("A: resources: 3; hand: 2 Feast; offensive: Wolf 2/2, Ram", cards=cards)
    s.refused("use Ram", "ORC-ABIL-20")
    s.play("Feast", "in the Offensive")
    assert len(s.hand("A")) == 1
    s.choose("Wolf mounts Ram")
    s.all_pass()
    s.carry_out("use Ram")
    assert len(s.hand("A")) == 2
    s.play("Feast", "in the Offensive")
    assert len(s.hand("A")) == 2


@rule("ORC-MOUNT-06")
def test_each_sentence_of_a_line_says_by_itself_whether_it_needs_a_rider() -> None:
    cards = CARDS | {
        "Goat": "creature 1 Gaian (Mount) 2/3: Creatures you control get +1/+0. Creatures you control get +0/+1.",
        "Ibex": "creature 1 Gaian (Mount) 2/3: With or without a rider, creatures you control get +1/+0. "
        "Creatures you control get +0/+1.",
        "Stag": "creature 1 Gaian (Mount) 2/3: With or without a rider: Creatures you control get +1/+0. "
        "Creatures you control get +0/+1.",
        "Roe": "creature 1 Gaian (Mount) 2/3: While nobody rides it, creatures you control get +1/+0. "
        "Creatures you control get +0/+1.",
    }
    values = {}
    for mount in ("Goat", "Ibex", "Stag", "Roe"):
        alone = scene(f"A: offensive: Wolf 2/2, {mount}", cards=cards)
        ridden = scene(f"A: offensive: Wolf 2/2 riding {mount}, {mount}", cards=cards)
        values[mount] = alone.value("Wolf"), ridden.value("Wolf")
    assert values == {
        "Goat": ("2/2", "3/3"), "Ibex": ("3/2", "3/3"), "Stag": ("3/3", "3/3"), "Roe": ("3/2", "2/3")
    }  # fmt: skip


@rule("ORC-MOUNT-06")
def test_what_a_mount_costs_and_does_as_it_comes_needs_no_rider() -> None:
    text = "This creature costs 1 less. When this creature comes into play, draw a card."
    cards = CARDS | {"Goat": f"creature 2 Gaian (Mount) 2/3: {text}"}
    s = scene("A: resources: 1; hand: Goat; offensive: Wolf 2/2; deck: 2\nphase: Entrance", cards=cards)
    s.choose("play Goat")
    s.all_pass()
    assert (s.place("Goat"), len(s.hand("A"))) == ("A's Offensive", 1)


@rule("ORC-MOUNT-06", "ORC-TURN-10")
def test_an_upkeep_is_owed_only_while_the_mount_is_ridden() -> None:
    cards = CARDS | {
        "Drake": "creature 4 Gaian (Mount) 5/4: Upkeep 2 ~ its rider gets off and this creature is marked."
    }
    alone = scene("A: resources: 3; offensive: Wolf 2/2, Drake\nphase: Upkeep", cards=cards)
    assert "pay upkeep of Drake" not in alone.options()
    s = scene("A: resources: 3; offensive: Wolf 2/2 riding Drake, Drake\nphase: Upkeep", cards=cards)
    s.choose("pay no upkeep of Drake")
    assert (s.rider("Drake"), s.marked("Drake"), s.marked("Wolf")) == ("", True, False)


@rule("ORC-MOUNT-07")
def test_opponents_aim_at_the_mount_and_its_own_side_at_whom_it_likes() -> None:
    board = """
        A: offensive: Wolf 2/2 riding Horse, Horse; hand: Bless
        B: defensive: Cow 1/5; hand: Sting
        phase: Play, active {}
    """
    theirs = scene(board.format("B"), cards=CARDS)
    theirs.choose("play Sting")
    assert set(theirs.options()) == {"target Horse", "target Cow"}
    theirs.refused("target Wolf", "ORC-MOUNT-07")
    own = scene(board.format("A"), cards=CARDS)
    own.choose("play Bless")
    assert "target Wolf" in own.options()


@rule("ORC-MOUNT-09")
def test_a_rider_uses_its_abilities() -> None:
    s = scene("A: resources: 1; offensive: Archer riding Horse, Horse\nB: defensive: Cow 1/5", cards=CARDS)
    s.carry_out("use Archer: (M)", "target Cow")
    assert (s.table.harm[s.card("Cow")], s.rider("Horse")) == (1, "Archer")


@pytest.mark.parametrize(("attack", "rider"), [(6, "A's graveyard"), (5, "A's Offensive")])
@rule("ORC-MOUNT-10", "ORC-MOUNT-11", "ORC-MOUNT-DX1")
def test_damage_beyond_goes_on_to_the_rider(attack: int, rider: str) -> None:
    s = scene(
        f"A: offensive: Wolf 2/2 riding Horse, Horse\nB: defensive: Ox {attack}/9\nphase: Move or Attack", cards=CARDS
    )
    s.choose("attack B")
    s.all_pass()
    s.choose("block Horse with Ox")
    assert (s.place("Horse"), s.place("Wolf")) == ("A's graveyard", rider)
    assert s.table.harm[s.card("Ox")] == 3  # the mount's blow alone
    if attack == 5:
        assert (s.table.harm[s.card("Wolf")], s.marked("Wolf")) == (1, True)


@rule("ORC-MOUNT-10", "ORC-MOUNT-11")
def test_outside_of_combat_too_and_without_damage_the_rider_is_only_marked() -> None:
    s = scene("A: offensive: Wolf 2/2 riding Horse, Horse; hand: Bolt", cards=CARDS)
    s.play("Bolt", "target Horse")
    assert (s.place("Horse"), s.place("Wolf")) == ("A's graveyard", "A's graveyard")
    killed = scene("A: offensive: Wolf 2/2 riding Horse, Horse; hand: Doom", cards=CARDS)
    killed.play("Doom", "target Horse")
    assert (killed.place("Wolf"), killed.marked("Wolf"), killed.table.harm[killed.card("Wolf")]) == (
        "A's Offensive",
        True,
        0,
    )
    gone = scene("A: offensive: Wolf 2/2 riding Horse, Horse; hand: Snatch", cards=CARDS)
    gone.play("Snatch", "target Horse")
    assert (gone.place("Wolf"), gone.marked("Wolf")) == ("A's Offensive", False)  # it did not die


@rule("ORC-MOUNT-13")
def test_a_pair_moves_as_one() -> None:
    s = scene("A: offensive: Wolf 2/2 riding Horse, Horse, Imp\nphase: Move or Attack", cards=CARDS)
    s.refused("move Wolf", "ORC-MOUNT-13")
    s.choose("move Horse")
    assert (s.place("Horse"), s.place("Wolf"), s.rider("Horse")) == ("A's Defensive", "A's Defensive", "Wolf")
    assert (s.marked("Horse"), s.marked("Wolf")) == (True, True)


@rule("ORC-MOUNT-13", "ORC-MOUNT-14")
def test_an_effect_moves_the_pair_by_its_mount_and_takes_a_rider_off() -> None:
    s = scene("A: offensive: Wolf 2/2 riding Horse, Horse; hand: Shift", cards=CARDS)
    s.play("Shift", "target Horse")
    assert (s.place("Wolf"), s.rider("Horse"), s.marked("Wolf")) == ("A's Defensive", "Wolf", False)
    off = scene("A: offensive: Wolf 2/2 riding Horse, Horse; hand: Shift", cards=CARDS)
    off.play("Shift", "target Wolf")
    assert (off.place("Wolf"), off.place("Horse"), off.rider("Horse")) == ("A's Defensive", "A's Offensive", "")


@rule("ORC-MOUNT-13")
def test_a_pair_cannot_be_assigned() -> None:
    s = scene("A: offensive: Guard riding Horse, Horse; hand: Feast", cards=CARDS)
    s.refused("assign Guard", "ORC-MOUNT-13")
    s.choose("Guard gets off")
    s.all_pass()
    assert "assign Guard" in s.options()


@rule("ORC-MOUNT-14")
def test_when_its_rider_is_gone_a_mount_stays() -> None:
    s = scene("A: offensive: Wolf 2/2 riding Horse, Horse; hand: Doom", cards=CARDS)
    s.play("Doom", "target Wolf")
    assert (s.place("Horse"), s.rider("Horse"), s.marked("Horse")) == ("A's Offensive", "", False)


@rule("ORC-MOUNT-06")
def test_what_mounts_say_is_spoken_with_the_mod_alone_and_written_back() -> None:
    text = "creature (Mount) 1/1: Its rider gets +1/+1.\nWhenever a creature mounts this creature, draw a card."
    abilities = KIT.library({"Mule": text}).abilities
    assert [ability.switch for ability in abilities] == [RIDDEN, RIDDEN]
    assert write(abilities[0]).startswith("Ridden: ")
    with pytest.raises(TextRefused):
        orc.KIT.library({"Mule": text})
    with pytest.raises(TextRefused):
        KIT.library({"Mule": "creature (Mount) 1/1: Ridden: Attach to target creature."})


def test_words_of_riding_combine() -> None:
    cards = {
        "Groom": "creature 1/1: Mounted creatures you control get +1/+0.\nAll ridden creatures you control get +0/+2.",
        "Whip": "event 0: Unmark target ridden creature.",
    }
    s = scene("A: offensive: Wolf 2/2 riding Horse, Horse marked, Groom marked; hand: Whip", cards=CARDS | cards)
    assert (s.value("Wolf"), s.value("Horse"), s.value("Groom")) == ("3/2", "3/6", "1/1")
    s.play("Whip")  # there is but one target
    assert (s.marked("Horse"), s.marked("Groom")) == (False, True)


@rule("ORC-MOUNT-02", "ORC-MOUNT-03")
def test_mounts_are_named_and_so_is_who_rides_another_one() -> None:
    cards = {
        "Spur": "event 0: Unmark target mount's rider.",
        "Cull": "event 0: Kill target unridden mount.",
        "Rain": "event 0: Deal 1 damage to each non-mount creature.",
        "Trip": "event 0: Mark target mount. Its rider gets +1/+1 until end of turn.",
    }
    text = "A: offensive: Wolf 2/2 marked riding Horse, Horse, Boar, Imp; hand: Spur, Cull, Rain, Trip"
    s = scene(text, cards=CARDS | cards)
    s.play("Spur", "target Horse")
    assert not s.marked("Wolf")
    s.play("Cull")  # but one of them has no rider
    assert s.place("Boar") == "A's graveyard"
    s.play("Trip")
    assert (s.marked("Horse"), s.value("Wolf")) == (True, "3/3")
    s.play("Rain", "in the Offensive")
    assert (s.place("Imp"), s.damage("Wolf"), s.damage("Horse")) == ("A's graveyard", 1, 0)


@rule("ORC-MOUNT-12")
@pytest.mark.parametrize(
    "text",
    [
        "Mounting this creature doesn't mark its rider.",
        "With or without a rider: This creature doesn't mark the creature that mounts it.",
    ],
)
def test_who_mounts_may_stay_unmarked(text: str) -> None:
    s = scene("A: offensive: Wolf 2/2, Mule, Horse", cards=CARDS | {"Mule": f"creature 1 (Mount) 1/1: {text}"})
    s.choose("Wolf mounts Mule")
    assert (s.rider("Mule"), s.marked("Wolf"), s.marked("Mule")) == ("Wolf", False, True)


@rule("ORC-MOUNT-13")
@pytest.mark.parametrize(
    "text", ["Attacking with this creature doesn't mark its rider.", "Its rider isn't marked when attacking."]
)
def test_a_rider_may_attack_unmarked_while_its_mount_is_marked(text: str) -> None:
    cards = CARDS | {"Mule": f"creature 1 (Mount) 1/1: {text}"}
    s = scene("A: offensive: Wolf 2/2 riding Mule, Mule, Imp\nB: defensive: 1\nphase: Move or Attack", cards=cards)
    s.choose("attack", "send Mule", "done")
    assert (s.marked("Wolf"), s.marked("Mule")) == (False, True)
    s = scene(
        "A: offensive: Wolf 2/2 riding Mule, Mule marked, Imp\nB: defensive: 1\nphase: Move or Attack", cards=cards
    )
    assert not any("Mule" in option for option in s.options())


@pytest.mark.parametrize("name", ["orc+mounts", "orc+heroes+mounts"])
def test_random_games_keep_the_laws(name: str) -> None:
    content = content_of(name)
    decks = [(deck.name, deck.cards(content.pool.cards)) for deck in content.decks.values()]
    findings = check_ruleset(content.game, content.pool, decks, games=2, seed=5)
    assert findings.games == 2


def test_what_is_said_of_a_mount_and_its_rider_holds_of_both_while_it_is_ridden() -> None:
    cards = {"Horse": "creature 2 Gaian (Mount) 3/3: This creature and its rider get +1/+1."}
    s = scene("A: offensive: Wolf 2/2 riding Horse, Horse\nB: 20 influence", cards=cards)
    assert (s.value("Horse"), s.value("Wolf")) == ("4/4", "3/3")
    alone = scene("A: offensive: Wolf 2/2, Horse\nB: 20 influence", cards=cards)
    assert (alone.value("Horse"), alone.value("Wolf")) == ("3/3", "2/2")
