"""Rituals alone and with other mods of ORC: random games keep the laws."""

import pytest

from scenes.scene import rule
from wtactics.content.content import content_of
from wtactics.games import UnknownRuleset, ruleset
from wtactics.lab.conformance import check_ruleset


@rule("ORC-RITUAL-01")
@pytest.mark.parametrize(
    "name", ["orc+rituals", "orc+openmull+rituals", "orc+heroes+rituals", "orc+rituals+triumv", "orc+mounts+rituals"]
)
def test_random_games_with_it_keep_the_laws(name: str) -> None:
    content = content_of(name)
    decks = [(deck.name, deck.cards(content.pool.cards)) for deck in content.decks.values()]
    findings = check_ruleset(content.game, content.pool, decks, games=1, seed=7)
    assert findings.games == 1


def test_it_is_a_mod_of_orc_alone() -> None:
    with pytest.raises(UnknownRuleset, match="rituals is a mod of orc"):
        ruleset("ava+rituals")
