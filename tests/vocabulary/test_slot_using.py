"""What SLOT's activated and triggered texts do in play: healing, marking, swapping, the twilight, battles."""

from vocabulary.slot_field import Field
from wtactics.rulesets.slot.terms import ACTION_STEP


def fight(f: Field, attack: str) -> None:
    """Attack, and let both decline to use abilities."""
    f.choose(attack)
    while "decline" in f.options():
        f.choose("decline")


def test_heal_mends_a_neighbour_and_takes_its_two_others_out_of_the_twilight_too() -> None:
    f = Field("F2 Elvish Fighter hurt 1, B2 Elvish Shaman, B4 Mage, F4 Mage; twilight: Knight")
    f.choose("use Elvish Shaman", "give Knight", "give Mage B4")
    assert f.hurt("Elvish Fighter") == 0
    assert f.marked("Elvish Shaman")
    assert (f.pile("twilight"), f.pile("graveyard")) == ([], ["Knight"])


def test_volley_asks_for_a_pair_and_hits_what_is_weak_in_front() -> None:
    f = Field("B1 Marsh Bowman, B2 Mage, B4 Mage", "F1 Shore Ghoul, F2 Bone Guard, B1 Mage")
    f.choose("use Marsh Bowman")
    assert f.hurt("Shore Ghoul") == 1
    assert f.marked("Marsh Bowman")
    assert [bool(f.t.marked[f.t.in_slot(0, slot)]) for slot in (4, 5, 7)] == [True, True, False]


def test_barrage_hits_whoever_is_soft_in_the_whole_front_row() -> None:
    enemies = "F1 Reed Warden, F3 Reed Courier, B1 Elvish Fighter"
    f = Field("F1 Bone Hurler, F2 Bone Guard, F3 Bone Guard, F4 Bone Guard", enemies)
    f.choose("use Bone Hurler")
    assert (f.hurt("Reed Warden"), f.pile("twilight", 1), f.hurt("Elvish Fighter")) == (0, ["Reed Courier"], 0)


def test_wash_wounds_mends_the_square_and_no_more() -> None:
    f = Field("F1 Willow Nurse, B1 Elvish Fighter hurt 1, B2 Elvish Druid hurt 1, F3 Reed Warden hurt 1")
    f.choose("use Willow Nurse")
    assert [f.hurt(name) for name in ("Elvish Fighter", "Elvish Druid", "Reed Warden")] == [0, 0, 1]


def test_chant_unmarks_another() -> None:
    f = Field("F1 Wood Chanter, F2 Mage marked, F3 Elvish Archer, F4 Longbow Elf marked")
    f.choose("use Wood Chanter")
    assert f.options() == ["target Mage F2", "target Longbow Elf F4"]
    f.choose("target Mage F2")
    assert not f.marked("Mage")
    assert f.marked("Elvish Archer")


def test_otters_slip_past_and_what_is_rooted_stays() -> None:
    f = Field("F1 Otter Runner, F2 Mage, B1 Old Alder, F4 Elvish Archer")
    f.choose("use Otter Runner", "target Mage", "give Elvish Archer")
    assert (f.at("F1"), f.at("F2")) == ("Mage", "Otter Runner")
    g = Field("F1 Otter Runner, B1 Old Alder, F4 Elvish Archer")
    g.choose("use Otter Runner", "give Elvish Archer")
    assert (g.at("F1"), g.at("B1")) == ("Otter Runner", "Old Alder")


def test_the_ferryman_moves_an_ally_to_a_slot_next_to_it() -> None:
    f = Field("F1 Ferryman, F4 Bone Guard, B1 Mage")
    f.choose("use Ferryman", "target Bone Guard", "give Mage")
    assert len(f.options()) == 2
    f.choose("B4")
    assert (f.at("B4"), f.at("F4")) == ("Bone Guard", "")


def test_lookout_fade_and_curse_last_as_long_as_they_say() -> None:
    f = Field(
        "F1 Heron on One Leg, B1 Elvish Archer, F2 Tide Wraith, F3 Tallow Witch, B4 Mage, F4 Mage", "F2 Bone Guard"
    )
    f.choose(
        "use Heron on One Leg", "target Elvish Archer", "use Tide Wraith", "use Tallow Witch", "give Elvish Archer"
    )
    assert (f.values("Elvish Archer")[1], f.values("Tide Wraith")[2], f.values("Bone Guard")[2]) == (4, 7, 2)


def test_undermine_takes_the_cover_from_whom_it_aims_at() -> None:
    covered = "F3 Bone Guard, B3 Silt Archer, F1 Bone Guard, B1 Silt Archer"
    f = Field("F2 Dwarvish Sapper, F3 Elvish Fighter, B1 Mage, B4 Mage", covered)
    assert not [option for option in f.options() if option.startswith("attack Silt Archer B3 with Elvish")]
    f.choose("use Dwarvish Sapper", "target Silt Archer B3", "give Mage B1")
    assert [option for option in f.options() if option.startswith("attack Silt Archer B3 with Elvish")]


def test_ward_keeps_magic_away_until_your_next_turn() -> None:
    f = Field("F1 Court Mage, F2 Walking Corpse, F3 House Guard", "F3 Mage")
    f.choose("use Court Mage", "target House Guard", "give Walking Corpse", "done")
    while f.t.phase != ACTION_STEP:
        f.choose("done")
    told = sorted(option for option in f.options() if option.startswith("attack"))
    assert f.t.active == 1
    assert told == [
        "attack House Guard F3 with Mage F3, close",
        "attack Walking Corpse F2 with Mage F3, close",
        "attack Walking Corpse F2 with Mage F3, ranged",
    ]


def test_exhume_and_raise_use_the_piles() -> None:
    army = "F1 Lich Registrar, F2 Exhumer of Debts, F3 Bone Guard, F4 Bone Guard, B1 Bone Guard"
    f = Field(f"{army}; graveyard: Walking Corpse, Knight")
    f.choose("use Lich Registrar", "target Walking Corpse", "give Bone Guard F3", "give Bone Guard F4")
    assert (f.pile("twilight"), f.pile("graveyard")) == (["Walking Corpse"], ["Knight"])
    f.choose("use Exhumer of Debts", "give Bone Guard B1", "B2")
    assert (f.at("B2"), f.marked("Walking Corpse"), f.pile("twilight")) == ("Walking Corpse", True, [])


def test_demoralize_and_morale_hear_recruits_by_their_kind() -> None:
    f = Field("F1 Bell Ghoul, F2 Bone Guard; deck: Walking Corpse", "F1 Mage, F2 Mage marked, B1 Mage", step="recruit")
    f.choose("recruit Walking Corpse", "F3", "give Bone Guard")
    assert f.t.marked[f.t.in_slot(1, 0)] == 1
    assert f.t.marked[f.t.in_slot(1, 4)] == 0
    g = Field("F1 Standard Bearer, F2 Mage, F3 Mage, B1 Mage, B2 Mage, B3 Mage; deck: Sworn Knight", step="recruit")
    g.choose("recruit Sworn Knight", "F4", "give Mage F2", "target Sworn Knight", "yes")
    assert not g.marked("Sworn Knight")


def test_regrow_and_command_wait_for_the_turn() -> None:
    f = Field("F1 Elvish Fighter", "F1 Alder Sapling hurt 1, F2 Bannerlord, F3 Mage")
    f.choose("done")
    while f.match.asked == 0 or f.t.phase < 3:
        f.choose(f.options()[0])
    assert (f.t.active, f.hurt("Alder Sapling"), f.t.ap) == (1, 0, 4)


def test_spring_mends_all_when_it_arrives_and_may_be_declined() -> None:
    f = Field("F1 Elvish Fighter hurt 1, F2 Mage, F3 Mage, F4 Mage; deck: Keeper of Springs", step="recruit")
    f.choose("recruit Keeper of Springs", "B1", "yes")
    assert f.hurt("Elvish Fighter") == 0


def test_tusks_and_spears_count_in_the_battle_only() -> None:
    f = Field("F2 Thornback Boar, B3 Mage", "F2 Quay Spear, F3 Mage")
    fight(f, "attack Quay Spear F2 with Thornback Boar")
    assert f.pile("twilight", 1) == ["Quay Spear"]
    assert f.pile("graveyard") == ["Thornback Boar"]  # close 4 against its DEF of 3


def test_ensnare_works_with_the_bow_and_not_hand_to_hand() -> None:
    f = Field("F2 Elvish Druid, F3 House Guard", "F2 Bone Guard, F4 Bone Guard")
    fight(f, "attack Bone Guard F2 with Elvish Druid F2, ranged")
    assert f.marked("Bone Guard")
    g = Field("F2 Elvish Druid, F3 House Guard", "F2 Bone Guard, F4 Bone Guard")
    fight(g, "attack Bone Guard F2 with Elvish Druid F2, close")
    assert not g.marked("Bone Guard")


def test_an_ensnaring_archer_ensnares_whoever_shoots_at_it() -> None:
    f = Field("F2 Sentry, F3 House Guard", "F2 Elvish Druid", cards={"Sentry": "Steadfast."})
    fight(f, "attack Elvish Druid F2 with Sentry F2, ranged")
    assert (f.marked("Sentry"), f.hurt("Sentry")) == (True, 1)
    g = Field("F2 Sentry, F3 House Guard", "F2 Elvish Druid", cards={"Sentry": "Steadfast."})
    fight(g, "attack Elvish Druid F2 with Sentry F2, close")
    assert not g.marked("Sentry")


def test_brambles_and_rend_weaken_whom_they_hit_for_the_turn() -> None:
    f = Field("F2 Bramble Weaver, F4 House Guard", "F2 Reed Warden, F4 Mage")
    fight(f, "attack Reed Warden F2 with Bramble Weaver F2, ranged")
    assert f.values("Reed Warden")[2] == 5  # ranged 4 does not reach it
    g = Field("F2 Bramble Weaver, F4 House Guard", "F1 Elvish Druid, F4 Mage")
    fight(g, "attack Elvish Druid F1 with Bramble Weaver F2, ranged")
    assert (g.hurt("Elvish Druid"), g.values("Elvish Druid")[2]) == (1, 2)
    h = Field("F2 Shore Ghoul, F4 House Guard", "F1 Elvish Fighter, F4 Mage")
    fight(h, "attack Elvish Fighter F1 with Shore Ghoul")
    assert (h.hurt("Elvish Fighter"), h.values("Elvish Fighter")[0]) == (1, 2)


def test_the_hook_draws_out_who_stands_behind() -> None:
    f = Field("F2 Boathook Guard, F4 House Guard", "F2 Elvish Fighter, B2 Mage, F4 Mage")
    fight(f, "attack Elvish Fighter F2")
    assert (f.hurt("Elvish Fighter"), f.at("F2", 1), f.at("B2", 1)) == (1, "Mage", "Elvish Fighter")


def test_graveshift_saves_all_and_goes_to_the_twilight_and_no_second_one_does() -> None:
    f = Field("F1 Elvish Fighter, F4 House Guard", "F1 Elvish Fighter hurt 1, B4 Pale Undertaker, B3 Pale Undertaker")
    fight(f, "attack Elvish Fighter F1 with Elvish Fighter F1, close")
    f.choose(f.options()[0])
    assert f.pile("twilight", 1) == ["Pale Undertaker"]
    assert [f.hurt("Elvish Fighter"), int(f.t.harm[f.t.in_slot(1, 0)])] == [0, 1]
    assert len(f.t.army(1)) == 2


def test_wail_load_and_hunger_hear_deaths() -> None:
    f = Field("F2 Grave Rider hurt 1, F4 House Guard", "F2 Fog Wailer, F4 Bone Guard")
    fight(f, "attack Fog Wailer F2")
    assert f.marked("House Guard")  # by the wail
    assert f.pile("twilight", 1) == ["Fog Wailer"]
    assert f.hurt("Grave Rider") == 0
    g = Field("F2 Walking Corpse, B1 Corpse Carter marked, F4 House Guard", "F2 Bone Guard, F4 Mage")
    fight(g, "attack Bone Guard F2")
    g.choose("yes")
    assert g.pile("graveyard") == ["Walking Corpse"]
    assert not g.marked("Corpse Carter")


def test_members_of_a_group_have_no_abilities_and_have_them_again() -> None:
    f = Field("F1 Thornback Boar, F2 House Guard, F4 Mage", "F2 Bone Guard, F4 Mage")
    f.choose("attack Bone Guard F2 with Thornback Boar F1 + House Guard F2, close")
    while f.t.target >= 0:
        f.choose(f.options()[0])
    assert f.marked("House Guard")  # steadfast is lost, too
    assert len(f.t.mute) == 0


CARDS = {
    "Hush": "[ ]: Target enemy creature loses all abilities until end of turn.",
    "Toll": "2G: Target enemy creature loses steadfast until end of turn.",
    "Rally": "2 AP: Unmark target marked ally creature.",
    "Shove": "[ ]: Swap two target enemy creatures.",
    "Measure": "[ ]: Deal damage equal to half this creature's close to target enemy creature.",
    "Vow": "[ ]: Target ally creature gains steadfast until end of turn.",
    "Square": "[S]: You get 1 AP.",
    "Claim": "[ ]: Gain control of target enemy creature.",
    "Plain": "",
}


def test_all_abilities_are_lost_until_the_turn_ends() -> None:
    f = Field("F1 Hush, F2 Plain, F4 Plain", "F1 Toll Sergeant, F2 House Guard, F4 Mage", cards=CARDS)
    assert f.values("House Guard")[2] == 5
    f.choose("use Hush", "target Toll Sergeant")
    assert f.values("House Guard")[2] == 4
    f.choose("done")
    while f.t.turn == 3:
        f.choose(f.options()[0])
    assert f.values("House Guard")[2] == 5
    assert len(f.t.mute) == 0


def test_keywords_are_lost_and_gained() -> None:
    f = Field("F1 Toll, F2 Plain, F3 Plain, B1 Vow", "F2 House Guard, F4 Mage", cards=CARDS)
    f.choose("use Toll", "target House Guard", "give Toll", "give Plain F2")
    held = f.t.traits[f.card("House Guard")]
    assert held == 0
    f.choose("use Vow", "target Plain F3")
    assert f.values("Plain")
    assert f.t.traits[f.t.in_slot(0, 2)] != 0


def test_action_points_pay_and_are_gained() -> None:
    f = Field("F1 Rally, F2 Mage marked, F3 Square, F4 Plain, B3 Plain, B4 Plain", cards=CARDS)
    f.choose("use Rally")
    assert (f.t.ap, f.marked("Mage")) == (1, False)
    f.choose("use Square")
    assert f.t.ap == 2
    assert [bool(f.t.marked[f.t.in_slot(0, slot)]) for slot in (2, 3, 6, 7)] == [True] * 4


def test_two_enemies_change_places_and_damage_is_halved_upwards() -> None:
    f = Field("F1 Shove, F2 Measure", "F1 Bone Guard, B4 Elvish Fighter, F3 Mage", cards=CARDS)
    f.choose("use Shove", "target Bone Guard F1", "target Elvish Fighter")
    assert (f.at("F1", 1), f.at("B4", 1)) == ("Elvish Fighter", "Bone Guard")
    f.choose("use Measure", "target Mage F3")
    assert f.at("F3", 1) == ""


def test_control_brings_a_creature_into_an_empty_slot_of_its_new_army() -> None:
    f = Field("F1 Claim, F2 Plain", "F1 Bone Guard, F2 Mage", cards=CARDS)
    f.choose("use Claim", "target Bone Guard", "B3")
    assert f.at("B3") == "Bone Guard"
    assert f.at("F1", 1) == ""


def test_battles_begin_rests_are_taken_and_creatures_are_given_up() -> None:
    texts = {
        "Drum": "At the start of the battle, you get 1 AP.",
        "Nap": "When another ally creature rests, you get 1 AP.",
        "Heir": "When another ally creature is given up, you get 1 AP.",
    }
    f = Field("F1 Drum, F2 Nap, F3 Elvish Fighter hurt 1, F4 Old Alder", "F1 Reed Warden, F4 House Guard", cards=texts)
    f.choose("rest Elvish Fighter")
    assert (f.t.ap, f.hurt("Elvish Fighter")) == (2, 0)
    fight(f, "attack House Guard F4 with Old Alder F4, close")
    assert f.t.ap == 2  # one for the attack, one for the drum
    g = Field("F1 Elvish Fighter", "F1 Heir, F2 Elvish Druid", cards=texts)
    g.choose("done")
    g.choose("give up Elvish Druid")
    assert (g.t.active, g.t.ap, g.pile("graveyard", 1)) == (1, 4, ["Elvish Druid"])


def test_action_points_are_counted_for_each() -> None:
    cards = {"Herald": "[ ]: You get 1 AP for each adjacent ally Elf.", "Miller (Elf)": ""}
    f = Field("F2 Herald, F1 Miller, B2 Miller, F4 Miller", cards=cards, step="abilities")
    before = f.t.ap
    f.choose("use Herald")
    assert f.t.ap == before + 2
