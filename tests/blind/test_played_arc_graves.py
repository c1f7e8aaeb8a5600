"""Blind texts of ARC on graves, tolls and gems, played as their writers meant them."""

from blind.texts import arc, plays

TEXTS = {"Rite": "magic 0: Draw a card.", "Wait": "event 0: Draw a card."}


@plays("Call of the Barrow")
def test_up_to_two_of_total_cost_five_come_into_one_city_marked() -> None:
    dead = {"Rat": "creature 1 1/1", "Elk": "creature 2 2/2", "Bear": "creature 3 3/3", "Giant": "creature 6 5/5"}
    table = """
        A: hand: Call of the Barrow; gems 4 Dark Legion; grave: Rat, Elk, Bear, Giant;
           city Oakhold (Body, 8); city Elm (Mind, 8)
        B: grave: Wolf; city Ford (Soul, 8)
        """
    s = arc(table.replace("B: grave", "B: army: Mule; hand: Wait; grave"), dead | TEXTS)
    s.choose("play Call of the Barrow")
    s.all_pass()
    assert s.options() == ["done", "pick Rat", "pick Elk", "pick Bear"]
    s.choose("pick Elk")
    assert s.options() == ["done", "pick Bear"]  # 5 in all
    s.choose("pick Bear")
    assert s.options() == ["pick Oakhold", "pick Elm"]  # one city for both
    s.choose("pick Elm")
    assert (s.place("Bear"), s.place("Elk"), s.place("Rat")) == ("Elm", "Elm", "A's graveyard")
    assert (s.marked("Bear"), s.marked("Elk")) == (True, True)


@plays("Call of the Barrow")
def test_none_may_be_called() -> None:
    s = arc("A: hand: Call of the Barrow; gems 4 Dark Legion; grave: Rat 1/1\nB: army: Mule")
    s.play("Call of the Barrow", "done")
    assert (s.place("Rat"), s.place("Call of the Barrow")) == ("A's graveyard", "A's graveyard")
    s = arc("A: hand: Call of the Barrow; gems 4 Dark Legion\nB: army: Mule")
    s.play("Call of the Barrow")
    assert s.place("Call of the Barrow") == "A's graveyard"


@plays("Toll Collector")
def test_an_opponents_move_from_or_to_his_city_costs_a_gem_or_a_point() -> None:
    table = """
        A: 15 points; gems {}; city Oakhold (Body, 8): Elder, Sage; city Elm (Mind, 8); army: Wolf
        B: army: Toll Collector
        """
    for move in ("move Elder to the Army", "move Elder to Elm", "move Wolf to Elm"):
        s = arc(table.format("1 Gaian"))
        s.choose(move)
        s.all_pass()
        ways = s.options()
        assert (s.asked, len(ways)) == ("A", 2)  # once for a move
        t = s.fork()
        s.choose(ways[0])
        s.all_pass()
        t.choose(ways[1])
        t.all_pass()
        paid, lost = (s, t) if s.points("A") == 15 else (t, s)
        assert (paid.points("A"), paid.consumed("A"), lost.points("A"), lost.consumed("A")) == (15, "1 Gaian", 14, "")
        assert s.place("Elder") == {"move Elder to the Army": "A's Army", "move Elder to Elm": "Elm"}.get(
            move, "Oakhold"
        )
    s = arc(table.format("1 Gaian consumed"))
    s.carry_out("move Elder to the Army")
    assert s.points("A") == 14  # without a gem the point is lost


@plays("Toll Collector")
def test_ones_own_moves_and_what_effects_shift_are_free() -> None:
    s = arc("A: 15 points; gems 1 Gaian; city Oakhold (Body, 8): Elder; army: Toll Collector\nB: army: Mule")
    s.carry_out("move Elder to the Army")
    assert (s.points("A"), s.gems("A")) == (15, "1 Gaian")
    s = arc(
        "A: 15 points; gems 1 Gaian; hand: Push; city Oakhold (Body, 8): Elder\nB: army: Toll Collector",
        {"Push": "magic 0: Put target creature you control into your army."},
    )
    s.play("Push")
    assert (s.place("Elder"), s.points("A"), s.gems("A")) == ("A's Army", 15, "1 Gaian")


@plays("Land Tax")
def test_each_opponent_picks_two_free_gems_that_are_consumed() -> None:
    s = arc(
        """
        A: hand: Land Tax; gems 2 House of Nobles, 2 Gaian
        B: gems 2 Gaian, 1 Red Banner, 1 The Empire consumed; army: Mule; hand: Spark
        C: gems 1 Gaian
        """,
        {"Spark": "event 3: Draw a card."},
    )
    s.choose("play Land Tax", "pay 2 House of Nobles")
    while s.table.chain or s.asked == "B":
        if "play Spark" in s.options() or s.options() == ["pass"]:
            s.choose("pass")
            continue
        assert s.asked == "B"
        assert not [label for label in s.options() if "Empire" in label]
        red = [label for label in s.options() if "Red" in label]
        s.choose(red[0] if red else s.options()[0])
        if "Red Banner" in s.consumed("B") and s.gems("B") == "1 Gaian":
            break
    assert (s.gems("B"), s.gems("C"), s.gems("A")) == ("1 Gaian", "", "2 Gaian")


@plays("Keeper of the Seed")
def test_it_comes_marked_and_later_gives_a_gem_for_the_turn() -> None:
    s = arc("A: hand: Keeper of the Seed, Imp; gems 3 Gaian\nB: army: Mule", {"Imp": "creature 1 loyalty 1 1/1"})
    s.play("Keeper of the Seed")
    assert s.marked("Keeper of the Seed")
    assert "use Keeper of the Seed" not in s.options()
    s = arc("A: army: Keeper of the Seed; hand: Imp, 2\nB: army: Mule", {"Imp": "creature 1 loyalty 1 1/1"})
    assert "play Imp" not in s.options()
    s.carry_out("use Keeper of the Seed")
    assert s.marked("Keeper of the Seed")
    s.play("Imp")
    assert s.place("Imp") == "Keep of A"
    s = arc("A: army: Keeper of the Seed; hand: Imp\nB: army: Mule; hand: 2", {"Imp": "event 1: Draw a card."})
    s.carry_out("use Keeper of the Seed")
    assert "play Imp" in s.options()
    s.to("Draw", "B")
    s.choose("draw 2")
    assert not [line for line in s.log() if "A plays Imp" in line]
    assert s.asked == "B"  # the gem is lost: A could answer nothing


@plays("Carrion Priest")
def test_another_creature_is_given_up_for_two_cards_or_a_point() -> None:
    table = "A: 15 points; army: Carrion Priest, Rat, Elk of B; deck: 5\nB: army: Mule"
    for way, cards, points in (("raw two", 2, 15), ("point", 0, 16)):
        s = arc(table)
        label = [option for option in s.options() if option.startswith("use Carrion Priest")]
        if len(label) > 1:
            s.choose(next(option for option in label if way in option))
        else:
            s.choose(label[0])
        assert [option.split(maxsplit=1)[1] for option in s.options()] == ["Rat", "Elk"]
        s.choose(next(option for option in s.options() if option.endswith("Elk")))
        while s.table.chain:
            s.settle()
            s.choose(next((option for option in s.options() if way in option), s.way_on()))
        assert (s.place("Elk"), s.marked("Carrion Priest")) == ("B's graveyard", True)
        assert (len(s.hand("A")), s.points("A")) == (cards, points)
    s = arc("A: army: Carrion Priest; city Oakhold (Body, 8)\nB: army: Mule")
    assert not [option for option in s.options() if option.startswith("use")]


@plays("Chamber of Twelve")
def test_magic_cards_are_played_whenever_events_are_while_the_advantage_is_held() -> None:
    for held in (" (advantage)", ""):
        s = arc(
            f"""
            A: city Chamber of Twelve{held}; hand: Rite, Wait; gems 1 Gaian
            B: army: Mule; hand: Rite, Spell; gems 3 Gaian
            phase: Play, active B
            """,
            TEXTS | {"Rite": "magic 1: Draw a card.", "Spell": "magic 1: Gain 1 VP."},
        )
        s.choose("play Spell")
        assert s.asked == "A"
        assert ("play Rite" in s.options()) == bool(held)
        if held:
            s.choose("play Rite")
            assert s.consumed("A") == "1 Gaian"
            assert s.asked == "A" or "play Rite" not in s.options()


@plays("Uncle Skull")
def test_from_the_graveyard_he_costs_two_more() -> None:
    table = (
        "A: {}: Uncle Skull; gems {} Dark Legion, {} Gaian; city Oakhold (Body, 8); city Elm (Mind, 8)\nB: army: Mule"
    )
    s = arc(table.format("grave", 1, 4))
    s.choose("play Uncle Skull")
    assert s.options() == ["place in Oakhold", "place in Elm"]
    s.choose("place in Elm")
    s.all_pass()
    assert (s.place("Uncle Skull"), s.gems("A")) == ("Elm", "")
    for where, own, other, offered in (
        ("grave", 1, 3, False),
        ("grave", 0, 5, False),
        ("hand", 1, 2, True),
        ("grave", 5, 1, True),
    ):
        s = arc(table.format(where, own, other))
        assert ("play Uncle Skull" in s.options()) == offered
    s = arc("A: army: Wolf; hand: Wait\nB: grave: Uncle Skull; gems 9 Dark Legion; army: Mule", TEXTS)
    s.choose("play Wait")
    assert s.asked == "A"  # not in another's turn


@plays("Grave Bargain")
def test_two_points_are_part_of_the_price_and_a_cheap_creature_comes_marked() -> None:
    dead = {"Rat": "creature 1 1/1", "Bear": "creature 3 3/3", "Giant": "creature 4 5/5"}
    cities = "city Oakhold (Body, 8); city Elm (Mind, 8)"
    s = arc(
        f"A: 15 points; hand: Grave Bargain; gems 1 Dark Legion; grave: Rat, Bear, Giant; {cities}"
        "\nB: army: Mule; hand: Wait; grave: Rat",
        dead | TEXTS,
    )
    s.choose("play Grave Bargain")
    assert s.options() == ["target Rat", "target Bear"]
    s.choose("target Bear")
    assert (s.points("A"), s.asked) == (13, "B")  # before it resolves
    s.choose("pass")
    while s.place("Bear") == "A's graveyard":
        s.choose(next((option for option in s.options() if "Elm" in option), s.way_on()))
    assert (s.place("Bear"), s.marked("Bear"), s.points("A")) == ("Elm", True, 13)
    s = arc(f"A: 15 points; hand: Grave Bargain; gems 1 Dark Legion; grave: Giant; {cities}\nB: army: Mule", dead)
    assert "play Grave Bargain" not in s.options()
