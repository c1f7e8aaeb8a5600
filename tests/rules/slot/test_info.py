"""SLOT-INFO: who sees what."""

from scenes.slot import Scene, deal, rule, scene
from wtactics.engine.imagine import imagine
from wtactics.engine.places import ASIDE, DECK, GRAVE
from wtactics.engine.telling import as_data
from wtactics.rulesets.slot.speech.printing import level
from wtactics.rulesets.slot.told.layout import counters
from wtactics.rulesets.slot.told.story import STORY
from wtactics.rulesets.slot.view import SlotView

CHANT = {"Chanter": "close 1 def 1 life 1: [1] Chant - This creature gets +1 close until end of turn."}


def view(s: Scene, seat: str) -> SlotView:
    """What a seat (or, as "-", a spectator) may know."""
    return SlotView(s.table, "AB".find(seat))


@rule("SLOT-INFO-01", "SLOT-DECK-05")
def test_the_enemys_deck_is_secret() -> None:
    cards = dict.fromkeys(("Knight", "Archer", "Mage"), "def 1 life 1")
    text = "A: front: Page, Page; deck: {}\nB: front: Page\nstep: Move"
    first, second = (scene(text.format(deck), cards=cards) for deck in ("3 Knight", "2 Archer, Mage"))
    for seat in "B-":
        assert list(view(first, seat).at(DECK, 0)) == list(view(second, seat).at(DECK, 0)) == [-1] * 3
        assert [len(view(s, seat).known(DECK, 0)) for s in (first, second)] == [0, 0]
    assert len(view(first, "A").known(DECK, 0)) == 3


@rule("SLOT-INFO-01", "SLOT-START-03")
def test_the_hidden_creatures_and_the_hidden_choice_are_secret() -> None:
    deck = "9 Page, 3 Fighter"
    s, other = deal(deck, deck), deal(deck, deck)
    s.choose("lay Page in F1")
    other.choose("lay Fighter in B1")
    for seat in "B-":
        assert {**as_data(view(s, seat)), "changes": 0} == {**as_data(view(other, seat)), "changes": 0}
    s.choose("lay Fighter in F2", "lay Page in F3", "lay Page in F4")
    s.choose("lay Page in F1", "lay Page in F2", "lay Page in F3", "lay Fighter in F4")
    down = int(s.table.laid[1])
    assert [view(s, seat).sees(down) for seat in "AB-"] == [True, False, False]
    assert "Fighter" not in " ".join(STORY.tell(s.table, 1)[:4])
    s.choose("turn up Fighter F2")
    assert [view(s, seat).sees(down) for seat in "AB-"] == [True, True, True]


@rule("SLOT-INFO-01", "SLOT-START-09")
def test_who_imagines_the_hidden_creatures_does_not_know_which_is_of_level_2() -> None:
    s = deal("9 Page, 2 Knight", "9 Page, 2 Knight")
    s.choose("lay Knight in F1", "lay Page in F2", "lay Page in F3", "lay Page in F4")
    s.choose("lay Page in F1", "lay Page in F2", "lay Page in F3", "lay Page in F4")
    dreams = [imagine(view(s, "B"), seed) for seed in range(60)]
    elite = [
        [slot for slot in range(4) if level(dream.library, dream.printed[dream.laid[slot]]) == 2] for dream in dreams
    ]
    assert {tuple(slots) for slots in elite} == {(), (0,), (1,), (2,), (3,)}


@rule("SLOT-INFO-02", "SLOT-DECK-05", "SLOT-TWI-03")
def test_the_enemys_deck_and_twilight_are_known_by_number() -> None:
    s = scene("A: front: Page, Page; deck: 3 Knight, Mage; twilight: Archer, Druid\nB: front: Page\nstep: Move")
    for seat in "AB-":
        told = counters(view(s, seat), 0)
        assert (told["deck"], told["twilight"]) == (4, 2)
        assert [view(s, seat).count(kind, 0) for kind in (DECK, ASIDE)] == [4, 2]
    assert [len(view(s, seat).known(ASIDE, 0)) for seat in "AB-"] == [2, 0, 0]


@rule("SLOT-INFO-03")
def test_armies_marks_tokens_points_and_graveyards_are_public() -> None:
    s = scene("""
        A: 4 points; front: Fighter marked hurt 1, Page; grave: Mage, Archer
        B: 2 points; front: Page; back: Page
        step: Move, ap 2
    """)
    c = s.at("A F1")
    for seat in "AB-":
        seen = view(s, seat)
        assert (seen.in_slot(0, 0), seen.sees(c), seen.marked(c), seen.harm(c)) == (c, True, True, 1)
        assert (seen.points(0), seen.points(1), seen.ap) == (4, 2, 2)
        assert [s.table.library.names[seen.printed(one)] for one in seen.known(GRAVE, 0)] == ["Mage", "Archer"]
        assert counters(seen, 0)["ap"] == 2


@rule("SLOT-INFO-03", "SLOT-PAY-01")
def test_every_payment_is_public_and_what_the_twilight_spends_is_seen_in_the_graveyard() -> None:
    s = scene("A: front: Chanter, Page; twilight: Archer, Mage\nB: front: Page\nstep: Abilities", cards=CHANT)
    archer = s.card("A", "Archer (twilight)")
    assert not view(s, "B").sees(archer)
    s.choose("use Chanter F1", "give Archer (twilight)")
    assert (view(s, "B").sees(archer), view(s, "B").kind(archer)) == (True, GRAVE)
    assert [view(s, "B").sees(c) for c in s.table.at(ASIDE, 0)] == [False]
    for seat in (1, -1):
        assert "Archer goes from the twilight to the graveyard" in STORY.tell(s.table, seat)
    s.choose("use Chanter F1", "give Page F2")
    assert "Page is marked" in STORY.tell(s.table, 1)


@rule("SLOT-INFO-03", "SLOT-DECL-03")
def test_decisions_are_told_to_everybody() -> None:
    s = scene("A: front: Fighter; back: -, -, Page\nB: front: Knight; back: -, -, Page")
    s.choose("attack Knight F1 with Fighter F1, close")
    for seat in (0, 1, -1):
        assert [line for line in STORY.tell(s.table, seat) if line.startswith("Fighter") and "attacks Knight" in line]
    s.to("Move", "B")
    s.choose("move Page B3 to F3")
    assert "Page goes to F3" in STORY.tell(s.table, 0)


@rule("SLOT-INFO-04", "SLOT-RECR-08")
def test_a_recruit_is_shown_as_it_comes_and_not_before() -> None:
    s = scene("A: front: Page, Page, Page; deck: Fighter, Mage\nB: front: Page\nstep: Recruit")
    before = STORY.tell(s.table, 1)
    s.choose("recruit Fighter", "place Fighter in B2")
    assert s.options()[0].startswith("give Page")
    fighter = s.card("A", "Fighter")
    assert [view(s, seat).sees(fighter) for seat in "AB-"] == [True, False, False]
    assert STORY.tell(s.table, 1) == before
    other = scene("A: front: Page, Page, Page; deck: Fighter, Mage\nB: front: Page\nstep: Recruit")
    other.choose("recruit Mage", "place Mage in B2")
    assert as_data(view(other, "B")) == as_data(view(s, "B"))
    s.choose("give Page F1", "give Page F2")
    assert view(s, "B").sees(fighter)
    assert "Fighter comes into play for A" in STORY.tell(s.table, 1)


@rule("SLOT-INFO-01", "SLOT-INFO-04", "SLOT-DECK-05")
def test_a_card_that_is_sought_in_the_deck_is_told_to_its_owner_alone_until_it_comes() -> None:
    cards = {"Caller": "def 1 life 1: [ ] Call - Put target Elf card in your deck into play."}
    s = scene("A: front: Caller, Page; deck: Fighter, Mage, Archer\nB: front: Page\nstep: Abilities", cards=cards)
    s.choose("use Caller F1", "target Fighter")
    assert [view(s, seat).sees(s.card("A", "Fighter")) for seat in "B-"] == [False, False]
    assert "Caller targets Fighter" in STORY.tell(s.table, 0)
    assert "Caller targets a creature" in STORY.tell(s.table, 1)
    assert not [line for seat in (1, -1) for line in STORY.tell(s.table, seat) if "Fighter" in line]
    s.choose("place Fighter in B2")
    assert (s.who("A B2"), view(s, "B").sees(s.at("A B2"))) == ("Fighter", True)
