"""Messages about a table of slots: where creatures stand, what lies face down, what faces print."""

from random import Random

from scenes.slot import scene
from wtactics.content.content import content_of
from wtactics.games import ruleset
from wtactics.records.file import to_text
from wtactics.records.record import begin
from wtactics.rulesets.slot.grid import NAMES
from wtactics.server.rooms.live_match import LiveMatch
from wtactics.server.show import table as show
from wtactics.server.web import catalogue


def live(seed: int = 5) -> LiveMatch:
    """A match of two decks that ship, at its first question."""
    content = content_of("slot")
    decks = [(deck.name, deck.cards(content.cards)) for deck in list(content.decks.values())[:2]]
    played = begin(content.game, content.pool, decks, seed)
    return LiveMatch("room", played, to_text(played.record))


def play_on(match: LiveMatch, choices: int, seed: int = 1) -> None:
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
    for seat in (0, 1, show.spectator):
        assert match.state(seat).model_dump_json()


def test_the_layout_says_what_the_slots_are_called() -> None:
    army = show.layout_message(content_of("slot").game, {}, 2).areas[0]
    assert (army.form, army.columns, army.slots) == ("grid", 4, ("F1", "F2", "F3", "F4", "B1", "B2", "B3", "B4"))


def test_the_layout_tells_limits_and_whether_a_draw_can_be_agreed_on() -> None:
    layout = show.layout_message(content_of("slot").game, {"action_points": 5}, 2)
    assert {counter.key: counter.most for counter in layout.counters if counter.most} == {"ap": 5, "elite": 2}
    assert layout.draws
    assert not show.layout_message(content_of("arc").game, {}, 2).draws


def test_reach_is_told_of_every_creature_and_holds_all_that_may_be_attacked_now() -> None:
    match, chance, compared, groups = live(3), Random(3), 0, 0
    for _ in range(400):
        if match.played.match.over:
            break
        asked = match.asked
        state = match.state(asked)
        cards = {card.name: card for card in state.cards}
        armies = {name for place in state.places if place.area == "army" for name in place.cards if name is not None}
        assert all(
            cards[one].controller != card.controller and one in armies for card in cards.values() for one in card.reach
        )
        assert all(card.name in armies for card in cards.values() if card.reach)
        standing = {card.slot: card.name for card in cards.values() if card.name in armies and card.controller == asked}
        for option in state.question.options if state.question else ():
            if option.verb != "attack":
                continue
            several = [standing[slot] for slot in option.slots]
            attackers = several or [option.card]
            assert all(option.onto in cards[one].reach for one in attackers if one is not None)
            compared += 1
            groups += len(several) > 1
        match.step(chance.randrange(len(match.played.match.table.options)), [0, 1], True)
    assert compared > 40
    assert groups > 5


def test_a_question_about_the_deck_shows_it_to_its_owner_alone() -> None:
    match = live()
    asked = match.asked
    own, theirs = match.state(asked), match.state(1 - asked)
    deck = next(place for place in own.places if (place.area, place.seat) == ("deck", asked))
    assert own.question is not None
    assert {option.card for option in own.question.options} <= set(deck.cards)
    assert own.question.text == "Lay 4 more face down: choose a creature, then a slot."
    assert theirs.question is None
    assert next(place.cards for place in theirs.places if (place.area, place.seat) == ("deck", asked)) == ()


def test_an_army_may_have_one_of_level_2_until_the_first_turn_and_two_from_then_on() -> None:
    match = live()
    assert [seat.limits for seat in match.state(0).seats] == [{"elite": 1}] * 2
    while match.state(0).turn == 0:
        play_on(match, 1)
    assert [seat.limits for seat in match.state(0).seats] == [{"elite": 2}] * 2


def test_a_creature_whose_death_would_empty_a_shape_says_what_that_is_worth() -> None:
    s = scene("A: front: Fighter, -, Fighter, Fighter; back: Page\nB: front: Fighter, Fighter; back: -, -, Page")
    state = show.table_state(ruleset("slot"), s.match, 0, 0)
    worth = {
        f"{'AB'[c.controller]} {NAMES[c.slot or 0]}": sign
        for c in state.cards
        for sign in c.signs
        if sign.key == "worth"
    }
    assert {slot: sign.number for slot, sign in worth.items()} == {
        "A F1": 1, "A F3": 2, "A F4": 2, "A B1": 1, "B F1": 2, "B F2": 2, "B B3": 4,
    }  # fmt: skip
    assert worth["B B3"].title.endswith("4 VP for {seat:0}.")
    army = show.layout_message(ruleset("slot"), None, 2).areas[0]
    assert army.note == "emptied pair 1, column 2, square 4 VP"


def test_a_bill_says_how_much_is_left() -> None:
    match, chance, told = live(7), Random(7), set()
    for _ in range(300):
        if match.played.match.over:
            break
        state = match.state(match.asked)
        if state.question and all(option.verb == "give" for option in state.question.options):
            told.add(int(state.question.text.split(" ")[0]))
        match.step(chance.randrange(len(match.played.match.table.options)), [0, 1], True)
    assert {1, 2} <= told
    assert 0 not in told
