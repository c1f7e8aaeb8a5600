"""What texts do with mounting: another mount under who has fallen, nobody marked, mounts that nobody rides any more."""

from scenes.mounts import rule, scene

CARDS = {
    "Horse": "creature 2 Gaian (Mount) 3/4",
    "Pony": "creature 1 Gaian (Mount) 1/2",
    "Relay": "creature 2 Gaian (Mount) 3/4: When this mount dies, its rider may mount another mount you control in this front. "
    "Neither is marked by this.",
    "Jockey": "creature 1 Gaian 2/9: When this creature's mount dies, this creature may mount a mount you control.",
    "Acrobat": "creature 1 Gaian 2/2: When this creature mounts a mount, unmark both.",
    "Bronco": "creature 2 Gaian (Mount) 3/4: When its rider gets off, deal 1 damage to that rider.",
    "Lark": "creature 2 Gaian (Mount) 3/4: Whenever a creature gets off this mount, draw a card.",
    "Sergeant": "creature 1 Gaian 1/1: When a mount you control dies, its rider is not marked.",
    "Walker": "creature 1 Gaian 1/1: This creature can't ride.",
    "Lance": "equipment 0: While the carrier rides a mount, that mount gets +2/+0.",
    "Saddle": "equipment 0: Only a mount can carry this. Mounting the carrier does not mark the rider.",
    "Burr": "enchantment 0: Attach to target mount. Nobody can mount it.",
    "Thorns": "enchantment 0: Attach to target mount. Nobody can ride it.",
    "Doom": "event 0: Kill target creature.",
    "Leg Up": "event 0: Target creature you control mounts target mount you control. Neither of them is marked by this.",
    "Trumpeter": "creature 1 Gaian (Mount) 3/4: When this mount attacks, deal 1 damage to each enemy creature in its front.",
}  # fmt: skip


@rule("ORC-MOUNT-11", "ORC-MOUNT-12")
def test_the_rider_of_a_dead_mount_may_go_on_on_another_one() -> None:
    board = "A: offensive: Wolf 2/2 riding Relay, Relay, Pony; hand: Doom\nB: defensive: Horse; hand: 1"
    s = scene(board, cards=CARDS)
    s.choose("play Doom", "target Relay")
    s.all_pass()
    s.choose("yes")
    if s.rider("Pony") == "":
        assert "pick Horse" in s.options() or "pick Pony" in s.options()
        s.choose("pick Pony")
    assert (s.rider("Pony"), s.marked("Pony"), s.marked("Wolf")) == ("Wolf", False, True)  # it fell, which marks it
    left = scene(board, cards=CARDS)
    left.choose("play Doom", "target Relay")
    left.all_pass()
    left.choose("no")
    assert left.rider("Pony") == ""


@rule("ORC-MOUNT-11", "ORC-MOUNT-12")
def test_a_rider_itself_may_mount_again_when_its_mount_dies() -> None:
    s = scene("A: offensive: Jockey riding Horse, Horse, Pony; hand: Doom", cards=CARDS)
    s.choose("play Doom", "target Horse")
    s.all_pass()
    s.choose("yes")
    assert (s.rider("Pony"), s.marked("Pony")) == ("Jockey", True)


@rule("ORC-MOUNT-12")
def test_as_one_mounts_both_are_unmarked() -> None:
    s = scene("A: offensive: Acrobat, Wolf 2/2, Horse, Pony", cards=CARDS)
    s.choose("Acrobat mounts Horse")
    s.all_pass()
    assert (s.marked("Acrobat"), s.marked("Horse")) == (False, False)
    s.choose("Wolf mounts Pony")
    s.all_pass()
    assert (s.marked("Wolf"), s.marked("Pony")) == (True, True)


@rule("ORC-MOUNT-12")
def test_a_text_mounts_without_marking_and_a_saddle_spares_the_rider() -> None:
    s = scene("A: offensive: Wolf 2/2, Horse; hand: Leg Up", cards=CARDS)
    s.choose("play Leg Up", "target Wolf")
    s.choose("target Horse") if "target Horse" in s.options() else None
    s.all_pass()
    assert (s.rider("Horse"), s.marked("Wolf"), s.marked("Horse")) == ("Wolf", False, False)
    saddled = scene("A: offensive: Wolf 2/2, Horse; attached: Saddle on Horse", cards=CARDS)
    saddled.choose("Wolf mounts Horse")
    saddled.all_pass()
    assert (saddled.marked("Wolf"), saddled.marked("Horse")) == (False, True)


@rule("ORC-MOUNT-06", "ORC-MOUNT-14")
def test_a_mount_hears_that_its_rider_gets_off() -> None:
    s = scene("A: offensive: Wolf 2/2 riding Bronco, Bronco, Elk 1/9 riding Lark, Lark", cards=CARDS)
    s.choose("Wolf gets off")
    s.all_pass()
    assert (s.table.harm[s.card("Wolf")], s.table.harm[s.card("Elk")]) == (1, 0)
    s.choose("Elk gets off")
    s.all_pass()
    assert len(s.hand("A")) == 1


@rule("ORC-MOUNT-11")
def test_riders_of_all_own_mounts_stay_unmarked_where_a_text_says_so() -> None:
    s = scene("A: offensive: Wolf 2/2 riding Horse, Horse, Sergeant; hand: Doom", cards=CARDS)
    s.play("Doom", "target Horse")
    assert not s.marked("Wolf")
    away = scene("A: offensive: Wolf 2/2 riding Horse, Horse; defensive: Sergeant; hand: Doom", cards=CARDS)
    away.play("Doom", "in the Offensive", "target Horse")
    assert away.marked("Wolf")


@rule("ORC-MOUNT-03")
def test_who_cannot_ride_does_not_and_nobody_mounts_what_cannot_be_mounted() -> None:
    s = scene("A: offensive: Walker, Wolf 2/2, Horse, Pony; attached: Burr on Pony", cards=CARDS)
    assert [label for label in s.options() if " mounts " in label] == ["Wolf mounts Horse"]
    ridden = scene("A: offensive: Wolf 2/2 riding Horse, Horse; hand: Burr, Thorns; resources: 2", cards=CARDS)
    ridden.play("Burr")
    assert ridden.rider("Horse") == "Wolf"  # who rides, goes on
    ridden.play("Thorns")
    assert ridden.rider("Horse") == ""


def test_a_lance_helps_the_mount_of_its_carrier() -> None:
    s = scene("A: offensive: Wolf 2/2 riding Horse, Horse, Pony; attached: Lance on Wolf", cards=CARDS)
    assert (s.value("Horse"), s.value("Wolf"), s.value("Pony")) == ("5/4", "2/2", "1/2")


@rule("ORC-SPAN-03")
def test_enemies_in_its_front_stand_opposite() -> None:
    s = scene(
        "A: offensive: Wolf 2/2 riding Trumpeter, Trumpeter\nB: offensive: Cow 1/5; defensive: Ox 1/5\nphase: Move or Attack",
        cards=CARDS,
    )
    s.choose("attack B")
    s.all_pass()
    assert (s.table.harm[s.card("Ox")], s.table.harm[s.card("Cow")]) == (1, 0)


@rule("ORC-MOUNT-03")
def test_its_rider_is_of_the_mount_to_which_something_was_done() -> None:
    cards = CARDS | {"Pike": "creature 1 Gaian 9/9: When this creature kills a mount, its rider dies too."}
    s = scene("A: offensive: Wolf 2/9 riding Horse, Horse\nB: defensive: Pike\nphase: Move or Attack", cards=cards)
    s.choose("attack B")
    s.all_pass()
    s.choose("block Horse with Pike")
    for _ in range(6):
        if s.place("Wolf") != "A's Offensive" or s.turn != 3:
            break
        s.choose(s.way_on())
    assert (s.place("Horse"), s.place("Wolf"), s.place("Pike")) == ("A's graveyard", "A's graveyard", "B's Defensive")


@rule("ORC-MOUNT-14")
def test_its_mount_is_what_a_rider_has_got_off_of() -> None:
    cards = CARDS | {"Squire": "creature 1 Gaian 1/1: (M): Target rider you control gets off. Unmark its mount."}
    s = scene("A: offensive: Wolf 2/9 marked riding Horse, Horse marked, Squire", cards=cards)
    s.carry_out("use Squire")
    assert (s.rider("Horse"), s.marked("Horse"), s.marked("Wolf")) == ("", False, True)


@rule("ORC-MOUNT-11")
def test_who_rode_a_mount_that_died_is_its_rider_still() -> None:
    cards = CARDS | {"Groom": "creature 1 Gaian 1/1: Whenever a mount you control dies, unmark its rider."}
    s = scene("A: offensive: Wolf 2/9 riding Horse, Horse, Groom; hand: Doom", cards=cards)
    s.play("Doom", "target Horse")
    assert not s.marked("Wolf")


@rule("ORC-MOUNT-12")
def test_who_cannot_get_off_is_thrown_off_by_a_text_still_and_is_given_for_a_price() -> None:
    cards = CARDS | {
        "Yoke": "enchantment 0: Attach to target mount. Its rider can't get off.",
        "Trip": "event 0: Target mount's rider gets off.",
        "Bay": "creature 2 Gaian (Mount) 3/4: Sacrifice its rider: This mount gets +3/+3 until end of turn.",
    }  # fmt: skip
    s = scene("A: offensive: Wolf 2/2 riding Horse, Horse; attached: Yoke on Horse; hand: Trip", cards=cards)
    assert "Wolf gets off" not in s.options()
    s.play("Trip")
    assert s.rider("Horse") == ""
    bay = scene("A: offensive: Wolf 2/2 riding Bay, Bay", cards=cards)
    bay.carry_out("use Bay")
    assert (bay.place("Wolf"), bay.value("Bay"), "use Bay" in bay.options()) == ("A's graveyard", "6/7", False)


@rule("ORC-ABIL-14")
def test_who_rides_it_is_marked_for_its_price() -> None:
    cards = {"Bay": "creature 2 Gaian (Mount) 3/4: Mark its rider: This mount gets +3/+3 until end of turn."}
    s = scene("A: offensive: Wolf 2/2 riding Bay, Bay", cards=cards)
    s.carry_out("use Bay")
    assert (s.marked("Wolf"), s.marked("Bay"), s.value("Bay")) == (True, False, "6/7")
    assert "use Bay" not in s.options()
    alone = scene("A: offensive: Wolf 2/2, Bay", cards=cards)
    assert "use Bay" not in alone.options()


@rule("ORC-MOUNT-03")
def test_only_who_rides_such_a_mount_is_stronger() -> None:
    cards = {
        "Sir": "creature 2 2/2: While this creature rides a Dragon, it gets +1/+1.",
        "Wyrm": "creature 2 Gaian (Dragon Mount) 3/4",
        "Horse": "creature 2 Gaian (Beast Mount) 3/4",
        "Drake": "creature 2 Gaian (Dragon) 3/4",
    }
    assert scene("A: offensive: Sir riding Wyrm, Wyrm", cards=cards).value("Sir") == "3/3"
    assert scene("A: offensive: Sir riding Horse, Horse, Drake, Wyrm", cards=cards).value("Sir") == "2/2"


@rule("ORC-RESP-19")
def test_its_rider_is_who_rode_a_mount_that_has_left_play_in_any_way() -> None:
    cards = {
        "Horse": "creature 2 Gaian (Mount) 3/3: Whenever this creature attacks, draw a card.",
        "Bounce": "event 0: Return target mount to its owner's hand. Mark its rider.",
        "Oust": "event 0: Discard target mount. Mark its rider.",
        "Kill": "event 0: Kill target mount. Its rider gets +1/+1 until end of turn.",
    }
    for event, marked, value in (("Bounce", True, "2/2"), ("Oust", True, "2/2"), ("Kill", True, "3/3")):
        s = scene(f"A: offensive: Wolf 2/2 riding Horse, Horse; hand: {event}, Horse", cards=cards)
        s.play(event)
        assert (s.marked("Wolf"), s.value("Wolf")) == (marked, value), event
