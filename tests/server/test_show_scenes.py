"""What single moments look like to a seat: changed values with their sources, signs, where options point, drafts, why not."""

from scenes.arc import Scene, rule, scene
from toy_pool import ARC
from wtactics.engine.influence import influences
from wtactics.engine.places import CREATURE, NOBODY
from wtactics.games import ruleset
from wtactics.kits import verbs
from wtactics.rulesets.arc.told.asking import MOMENTS, SENTENCES
from wtactics.server.messages import CardState, OptionShown, Reason, TableState, Why
from wtactics.server.show import table as show

CARDS = {
    "Warden": "creature 2 1/3: Other creatures you control get +1/+2.",
    "Badge": "event 0: Target creature gets +2/-1 until end of turn.",
    "Small Print": "event 0: Target creature becomes 1/1 until end of turn.",
    "Idle": "event 0: Gain 1 victory point.",
    "Bolt": "event 0: Deal 1 damage to target creature.",
    "Captain": "creature 4 Red Banner loyalty 2 3/3",
    "Iron Ban": "enchantment 0: Attach to target city. Creatures can't attack.",
    "Shade": "creature 1 1/1",
    "Falconer": "creature 2 1/1: Other creatures you control gain flying.",
    "Boon": "event 0: Target player draws a card.",
    "Clerk": "creature 0 1/1: When this creature comes into play, you may draw a card.",
}


def state_of(s: Scene, seat: int = 0) -> TableState:
    """The table as a seat sees it."""
    s.go_on()
    return show.table_state(ARC, s.match, seat, 0)


def card_of(state: TableState, title: str) -> CardState:
    """The one card of this title."""
    (found,) = [card for card in state.cards if card.title == title]
    return found


def signs(state: TableState, title: str) -> list[str]:
    """The signs on a card."""
    return [sign.key for sign in card_of(state, title).signs]


def option(state: TableState, label: str) -> OptionShown:
    """The option of this label."""
    assert state.question is not None
    (found,) = [one for one in state.question.options if one.label == label]
    return found


def why(s: Scene, title: str, seat: int = 0) -> tuple[Reason, ...]:
    """Why the seat cannot do something with a card."""
    name = card_of(state_of(s, seat), title).name
    return show.reasons(ARC, s.match, seat, Why(do="why", seq=0, card=name))


@rule()
def test_values_are_told_with_their_sources() -> None:
    s = scene("A: army: Warden, Shade; hand: Badge, Idle\nB:", cards=CARDS)
    s.play("Badge", "target Shade")
    shade = card_of(state_of(s), "Shade")
    assert [(value.key, value.now, value.printed) for value in shade.values] == [("attack", 4, 1), ("defense", 2, 1)]
    assert [change.text for change in shade.changes] == ["+1/+2 Warden", "+2/-1 Badge"]
    assert card_of(state_of(s), "Warden").changes == ()


@rule()
def test_what_a_value_is_set_to_is_told_before_what_is_added() -> None:
    s = scene("A: army: Warden, Captain; hand: Small Print, Idle\nB:", cards=CARDS)
    s.play("Small Print", "target Captain")
    captain = card_of(state_of(s), "Captain")
    assert [change.text for change in captain.changes] == ["becomes 1/1 Small Print", "+1/+2 Warden"]
    assert [value.now for value in captain.values] == [2, 3]


@rule()
def test_influences_account_for_all_that_differs_from_what_is_printed() -> None:
    s = scene("A: army: Warden, Warden, Shade; hand: Badge, Small Print, Idle\nB: army: Warden", cards=CARDS)
    s.play("Badge", "target Shade")
    s.play("Small Print", "target Shade")
    s.go_on()
    t = s.table
    found = influences(ARC.view(t, NOBODY))
    for c in t.board:
        mine = [one for one in found if one.card == c]
        printed = t.printed[c]
        attack = mine[-1].attack[1] if mine else t.library.attack[printed]
        defense = mine[-1].defense[1] if mine else t.library.defense[printed]
        assert (attack, defense) == (t.attack[c], t.defense[c])
        assert not mine or t.type(c) == CREATURE
    assert len(found) >= 5


@rule()
def test_granted_keywords_are_told_with_their_sources() -> None:
    s = scene("A: army: Falconer, Shade\nB:", cards=CARDS)
    shade = card_of(state_of(s), "Shade")
    assert shade.keywords == ("flying",)
    assert [change.text for change in shade.changes] == ["gains flying Falconer"]


@rule()
def test_subtypes_that_texts_give_are_told_with_their_sources() -> None:
    herald = "creature 1 1/1: All other creatures are also Elves."
    s = scene("A: army: Herald, Shade\nB:", cards=CARDS | {"Herald": herald, "Elf": "creature 1 1/1 (Elf)"})
    assert [change.text for change in card_of(state_of(s), "Shade").changes] == ["is also Elf Herald"]
    s = scene("A: hand: Veil; army: Shade\nB:", cards=CARDS | {"Veil": "event 0: Target creature gains every subtype."})
    s.play("Veil")
    s.go_on()
    assert [change.text for change in card_of(state_of(s), "Shade").changes] == ["is also of every type Veil"]


@rule()
def test_a_question_in_the_middle_of_a_card_says_what_the_card_says() -> None:
    s = scene("A: hand: Clerk; deck: 5\nB:", cards=CARDS)
    s.choose("play Clerk")
    state = state_of(s)
    assert state.question is not None
    says = "When this creature comes into play, you may draw a card."
    assert state.question.text == f"Clerk ({says}): do you want that?"
    assert not ARC.show.continues(s.match)


def test_every_verb_and_every_kind_of_window_has_its_question() -> None:
    assert set(SENTENCES) == set(range(verbs.RECRUIT))  # the verbs from there on belong to other rulesets
    assert set(MOMENTS) == {window.key for window in show.layout_message(ARC, {}, 3).windows}


@rule()
def test_an_attack_is_seen_on_the_cards_in_it() -> None:
    s = scene("A: army: Shade, Warden\nB: army: Captain; hand: Idle\nphase: Attack", cards=CARDS)
    asked = state_of(s)
    assert option(asked, "attack {seat:1}'s army").seat == 1
    assert option(asked, "attack {seat:1}'s army").area == "army"
    assert option(asked, "done").rest
    s.choose("attack B's army", "send Shade", "done")
    waiting = state_of(s)
    assert (waiting.aim, waiting.waiting) == (-2, "B is choosing.")
    assert signs(waiting, "Shade") == ["marked", "attacking"]
    theirs = state_of(s, 1)
    assert theirs.question is not None
    assert theirs.question.window == "attacked"
    s.choose("pass")
    assert (option(state_of(s, 1), "block Shade with Captain").onto) == card_of(theirs, "Shade").name
    s.choose("block Shade with Captain")
    fought = state_of(s, 1)
    assert signs(fought, "Captain") == ["defending"]
    assert card_of(fought, "Captain").foe == card_of(fought, "Shade").name
    assert signs(fought, "Shade") == ["marked", "attacking", "blocked"]
    assert fought.question is not None
    assert fought.question.window == "defence"


@rule()
def test_a_play_on_the_chain_is_told_with_its_aim() -> None:
    s = scene("A: army: Shade; hand: Bolt\nB: army: Captain; hand: Idle", cards=CARDS)
    s.choose("play Bolt")
    draft = state_of(s)
    assert ARC.show.continues(s.match)
    assert draft.question is not None
    assert draft.question.text == "Choose a target for Bolt."
    s.choose("target Captain")
    assert not ARC.show.continues(s.match)
    state = state_of(s, 1)
    (pending,) = state.chain
    assert "".join(part.text for part in pending.text) == "A plays Bolt, aimed at Captain"
    assert pending.aims == (card_of(state, "Captain").name,)
    assert state.question is not None
    assert (state.question.window, state.question.text) == ("their-play", "Bolt waits on the chain. Do you respond?")


@rule()
def test_a_part_that_names_a_player_leaves_a_place_for_the_name() -> None:
    s = scene("A: army: Shade; hand: Boon, Idle\nB:", cards=CARDS)
    s.choose("play Boon")
    view = ARC.view(s.match.table, 0)
    offered = range(len(view.options()))
    assert [show.chosen(ARC, view, pick)[0] for pick in offered] == ["target {seat:0}", "target {seat:1}"]


@rule()
def test_attackers_go_on_with_an_attack_and_a_window_never_goes_on() -> None:
    s = scene("A: army: Shade, Warden; hand: Idle\nB: hand: Idle\nphase: Attack", cards=CARDS)
    s.go_on()
    assert not ARC.show.continues(s.match)
    s.choose("attack B's army")
    s.go_on()
    assert ARC.show.continues(s.match)
    s.choose("send Shade")
    s.go_on()
    assert ARC.show.continues(s.match)
    s.choose("done")
    s.go_on()
    assert not ARC.show.continues(s.match)


@rule()
def test_why_not_names_the_rule_and_what_is_missing() -> None:
    s = scene("A: gems 1 Red Banner, 4 Gaian; hand: Captain, Idle; army: Shade marked\nB: army: Warden", cards=CARDS)
    (reason,) = why(s, "Captain")
    assert (reason.attempt, reason.allowed, reason.rule) == ("play Captain", False, "ARC-POWER-09")
    assert reason.because == "Captain needs 2 Red Banner gems, and you have 1 free."
    assert [reason.allowed for reason in why(s, "Idle")] == [True]
    assert {reason.rule for reason in why(s, "Shade")} == {"ARC-MOVE-02"}
    assert why(s, "Warden")[0].because == "Nothing can be done with this now."
    assert show.reasons(ARC, s.match, 1, Why(do="why", seq=0))[0].because == "A is choosing; wait for your move."


@rule()
def test_why_not_tells_what_a_text_asks_for_and_which_cards_forbid() -> None:
    s = scene("A: hand: Bolt, Idle; army: Shade\nB: army: Warden", cards=CARDS)
    s.choose("play Bolt")
    city = next(place.cards[0] for place in state_of(s).places if place.area == "kingdom")
    (reason,) = show.reasons(ARC, s.match, 0, Why(do="why", seq=0, card=city))
    assert (reason.rule, reason.because) == ("ARC-PLAY-07", "Bolt says: Deal 1 damage to target creature.")
    assert [reason.allowed for reason in why(s, "Warden")] == [True]


@rule()
def test_gems_are_counted_by_faction_and_lie_in_stacks() -> None:
    s = scene("A: gems 1 Red Banner, 2 Gaian; hand: Idle\nB: gems 1 Gaian", cards=CARDS)
    for seat in (0, 1, NOBODY):
        state = state_of(s, seat)
        assert (state.seats[0].counters["gems-gaian"], state.seats[0].counters["gems-red-banner"]) == (2, 1)
        gems = [card for card in state.cards if card.title.endswith("resource card")]
        assert sorted(card.faction or "" for card in gems) == ["Gaian", "Gaian", "Gaian", "Red Banner"]
        assert [card.face is None for card in gems if card.owner == 1] == [seat != 1]


def test_the_layout_of_a_match_is_told_once() -> None:
    layout = show.layout_message(ruleset("arc"), {"winning_points": 20}, 2)
    assert [counter.goal for counter in layout.counters if counter.form == "score"] == [20]
    assert [area.key for area in layout.areas if area.row == 0] == ["army"]
    assert [phase.number for phase in layout.phases] == [1, 2, 3, 4, 5, 6, 7]
    assert "their-fight" not in [window.key for window in layout.windows]
    assert "their-fight" in [window.key for window in show.layout_message(ruleset("arc"), {}, 3).windows]
