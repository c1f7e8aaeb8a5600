"""The cards and decks that ship with the program, played at random under the eyes of the check."""
from wtactics import check_ruleset, find_decks, load_library, ruleset
from wtactics.cards import CONTENT


def test_the_decks_that_ship_keep_the_laws() -> None:
    box = load_library()
    game = ruleset("arc")
    decks = [(deck.name, deck.cards(box.cards)) for deck in find_decks(CONTENT / "decks", "arc")]
    assert len(decks) > 1
    findings = check_ruleset(game, box, decks, games=4, seed=20)
    assert findings.games == 4
    assert findings.decisions > 500
