"""Messages about a table of slots: where creatures stand, what lies face down, what faces print."""
from random import Random

from wtactics.cli.shelf import shelf
from wtactics.record import begin
from wtactics.recordfile import to_text
from wtactics.server import catalogue, show
from wtactics.server.live import Live


def live(seed: int = 5) -> Live:
    """A match of two decks that ship, at its first question."""
    stage = shelf("slot")
    decks = [(deck.name, deck.cards(stage.cards)) for deck in list(stage.decks.values())[:2]]
    played = begin(stage.game, stage.box, decks, seed)
    return Live("room", played, to_text(played.record))


def play_on(match: Live, choices: int, seed: int = 1) -> None:
    chance = Random(seed)
    while choices > 0 and not match.played.match.over:
        match.step(chance.randrange(len(match.played.match.table.options)), [0, 1], True)
        choices -= 1


def test_faces_print_the_values_of_the_ruleset() -> None:
    faces = {face.name: face for face in catalogue.faces("slot")}
    assert faces["Mage"].values == {"close": 1, "ranged": 4, "defense": 2, "life": 1}
    assert faces["Mage"].stats == {"magic": True, "level": 1}
    assert faces["Longbow Elf"].keywords == ("Sharpshooter",)
    assert all(face.stats == {} for face in catalogue.faces("arc"))
    assert {face.name for face in catalogue.faces("arc")}.isdisjoint(faces)


def test_creatures_are_told_with_their_slots() -> None:
    match = live()
    play_on(match, 80)
    for seat in range(2):
        state = match.state(seat)
        cards = {card.name: card for card in state.cards}
        army = next(place for place in state.places if (place.area, place.seat) == ("army", 0))
        slots = [cards[name].slot for name in army.cards if name is not None]
        assert len(slots) > 4
        assert slots == sorted(set(slots), key=lambda slot: slot or 0)


def test_face_down_creatures_are_backs_in_slots_once_both_have_laid() -> None:
    match = live()
    first = match.asked
    play_on(match, 3)
    told = [place for place in match.state(1 - first).places if (place.area, place.seat) == ("army", first)]
    assert told[0].backs == ()
    while match.asked == first or match.state(first).places[0].count == 0:
        play_on(match, 1)
    backs = [place.backs for place in match.state(1 - first).places if place.area == "army"]
    assert all(len(slots) >= 3 for slots in backs)


def test_every_update_of_a_game_can_be_told_to_everybody() -> None:
    match = live(8)
    play_on(match, 300, 2)
    assert match.seq == 300 or match.played.match.over
    for seat in (0, 1, show.onlooker):
        assert match.state(seat).model_dump_json()


def test_the_layout_says_what_the_slots_are_called() -> None:
    army = show.layout_message(shelf("slot").game, {}, 2).areas[0]
    assert (army.form, army.columns, army.slots) == ("grid", 4, ("F1", "F2", "F3", "F4", "B1", "B2", "B3", "B4"))
