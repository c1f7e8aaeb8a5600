"""ORC-AREA: where cards lie, and who sees them."""

from scenes.orc import rule, scene
from wtactics.engine.places import ASIDE, HAND, RESERVE, place_of

CARDS = {
    "Doom": "event: Kill target creature.",
    "Banish": "event: Remove target creature from the game.",
    "Feast": "event: Draw a card.",
    "Recall": "event: Return target creature to its owner's hand.",
    "March": "event: Creatures in the North Front get +1/+1 until end of turn.",
    "Wall": "event: Creatures in the South Front get +0/+1 until end of turn.",
    "Road": "quest", "Path": "quest", "Track": "quest",
}  # fmt: skip


@rule("ORC-AREA-01", "ORC-AREA-02", "ORC-AREA-04", "ORC-AREA-05", "ORC-AREA-06", "ORC-AREA-07", "ORC-AREA-03")
def test_every_player_has_areas_of_his_own_and_the_open_quests_are_shared() -> None:
    s = scene("""
        A: offensive: Wolf; defensive: Ox; resources: Stone; quests: Road; chapter: Path
        B: offensive: Imp; defensive: Elf; resources: Gem; quests: Track
    """, cards=CARDS)  # fmt: skip
    places = {name: s.place(name) for name in ("Wolf", "Ox", "Stone", "Imp", "Elf", "Gem")}
    assert places == {
        "Wolf": "A's Offensive", "Ox": "A's Defensive", "Stone": "A's resources",
        "Imp": "B's Offensive", "Elf": "B's Defensive", "Gem": "B's resources",
    }  # fmt: skip
    t = s.table
    assert [t.in_front(s.card(name)) for name in ("Wolf", "Ox", "Stone", "Road")] == [True, True, False, False]
    assert [s.sees(seat, name) for seat in "AB" for name in ("Road", "Track")] == [True] * 4
    assert (len(s.deck("A")), list(t.quest_deck(0))) == (10, [s.card("Path")])


@rule("ORC-AREA-08")
def test_the_graveyard_is_open_and_the_newest_card_lies_on_top() -> None:
    s = scene("A: hand: Doom, Feast; offensive: Wolf\nB: grave: Old", cards=CARDS)
    s.play("Doom")
    s.play("Feast", "in the Offensive")
    assert s.grave("A") == ["Feast", "Doom", "Wolf"]
    assert all(s.sees("B", name) for name in ("Feast", "Doom", "Wolf", "Old"))


@rule("ORC-AREA-09", "ORC-AREA-15", "ORC-CARD-16")
def test_hands_and_resources_are_seen_by_their_owner_and_decks_by_nobody() -> None:
    s = scene("""
        A: hand: Wolf, Ox; resources: Stone; deck: Owl, Fox; chapter: Path, Road; offensive: Elf; removed: Relic; quests: Track
        B:
    """, cards=CARDS)  # fmt: skip
    for name in ("Wolf", "Stone"):
        assert (s.sees("A", name), s.sees("B", name)) == (True, False)
    assert (s.sees("A", "Owl"), s.sees("B", "Owl")) == (False, False)
    assert s.sees("B", "Elf")
    assert s.sees("B", "Relic")
    theirs = s.game.views(s.table, 1)
    assert [theirs.count(kind, 0) for kind in (HAND, RESERVE, ASIDE)] == [2, 1, 2]  # how many they are is public


@rule("ORC-AREA-10", "ORC-STATE-07", "ORC-STATE-08")
def test_what_is_removed_from_the_game_lies_apart() -> None:
    s = scene("A: hand: Banish; offensive: Wolf\nB:", cards=CARDS)
    s.play("Banish")
    assert (s.place("Wolf"), s.grave("A")) == ("removed", ["Banish"])


@rule("ORC-AREA-11")
def test_any_number_of_cards_may_lie_in_a_front() -> None:
    pages = {f"Page {chr(65 + n)}": "creature 0 1/1" for n in range(12)}
    s = scene(f"A: hand: {', '.join(pages)}; offensive: 20 Wolf\nB:\nphase: Entrance", cards=pages)
    for name in pages:
        s.choose(f"play {name}", "in the Offensive")
    assert len(s.table.at(s.table.place[s.card("Wolf")] & 15, 0)) == 32


@rule("ORC-AREA-12")
def test_north_and_south_front_are_older_names_of_the_fronts() -> None:
    s = scene("A: hand: March, Wall; offensive: Wolf 2/2; defensive: Ox 2/2\nB:", cards=CARDS)
    s.play("March", "in the Offensive")
    assert (s.value("Wolf"), s.value("Ox")) == ("3/3", "2/2")
    s.play("Wall", "in the Defensive")
    assert (s.value("Wolf"), s.value("Ox")) == ("3/3", "2/3")


@rule("ORC-AREA-13")
def test_each_card_is_in_one_place_at_a_time() -> None:
    s = scene("A: hand: Doom, 2; offensive: Wolf; resources: 3; quests: Road\nB: hand: 4; chapter: Path", cards=CARDS)
    s.play("Doom")
    t = s.table
    lying = [c for place in range(len(t.first)) for c in t.at(place & 15, place >> 4)]
    assert sorted(lying) == list(range(len(t.place)))


@rule("ORC-AREA-14")
def test_what_leaves_play_goes_to_its_owner_whoever_controlled_it() -> None:
    s = scene("A: hand: Doom, Recall; offensive: Wolf of B, Fox of B\nB:", cards=CARDS)
    s.play("Doom", "target Wolf")
    s.play("Recall")
    assert (s.place("Wolf"), s.place("Fox")) == ("B's graveyard", "B's hand")
    assert s.table.place[s.card("Wolf")] != place_of(HAND, 0)
