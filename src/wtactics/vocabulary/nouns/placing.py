"""How places and owners are worded: in your army, in target city, from a graveyard, that an opponent controls."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import DECK, GRAVE, HAND
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.nouns.cards import OPPONENTS, THEIRS, YOURS
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase, same
from wtactics.vocabulary.nouns.quality import Beside, LivingIn
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things


def controlled_by(reading: Reading, players: Things) -> Detail:
    return Detail("all", [Detail("whose", THEIRS), Detail("of", players)])


def place(reading: Reading, whose: Detail | None, where: Detail) -> Detail:
    return Detail("all", ([whose] if whose is not None else []) + [where])


def some_zone(reading: Reading, where: Detail) -> Detail:
    return where


def his(reading: Reading, players: Things) -> Detail:
    return controlled_by(reading, players)


def his_own(reading: Reading) -> Detail:
    return controlled_by(reading, reading.he())


def in_city(reading: Reading, city: Things) -> Detail:
    return Detail("quality", LivingIn(city))


def in_some_city(reading: Reading) -> Detail:
    return Detail("where", KINGDOM)


def beside(reading: Reading) -> Detail:
    return Detail("quality", Beside(reading.other_than()))


def whereabouts() -> list[Phrase]:
    """Places of cards that are not in play, and whose they are."""
    zones = {"hand": HAND, "graveyard": GRAVE, "deck": DECK}
    found: list[Phrase] = [
        DetailPhrase(
            "zone", f'"{word}" | "{word}s"' if word != "graveyard" else '"graveyard" | "graveyards"', "where", zone
        )
        for word, zone in zones.items()
    ]
    found.append(DetailPhrase("army", '"army" | "armies"', "where", ARMY))
    found.append(DetailPhrase("city_place", '"cities" | "city"', "where", KINGDOM))
    found.append(DetailPhrase("owned", '"your"', "whose", YOURS))
    found.append(DetailPhrase("owned", '"an" "opponent" "\'s" | "your"? "opponents" "\'"', "whose", OPPONENTS))
    return found


PHRASES: Final = [
    *whereabouts(),
    DetailPhrase("post", '"you" "control"', "whose", YOURS),
    DetailPhrase("post", '("an" "opponent" "controls") | ("your"? "opponents" "control")', "whose", OPPONENTS),
    DetailPhrase("post", '"in" "play"', "all", []),
    Phrase("post", 'he_player ("controls" | "control")', controlled_by),
    Phrase("post", '("in" | "from" | "of") place', same),
    Phrase("place", "owner (army | city_place)", place),
    Phrase("place", '("the" | "an")? army_alone', same),
    Phrase("army_alone", "army", same),
    Phrase("reach", '("in" | "from" | "of") cities_there', in_city),
    Phrase("place", '"a" "city" | "cities"', in_some_city),
    Phrase("cities_there", "aimed | self | enchanted_thing", same),
    Phrase("post", '"in" "the" "same" "city" "or" "army"', beside),
    Phrase("owner", "owned", same),
    Phrase("owner", '"his" | "her" | "their"', his_own),
    Phrase("owner", 'he_player ("\'s" | "\'")', his),
    Phrase("lying", "owner zone", place),
    Phrase("lying", '"any" zone | "a" zone', some_zone),
]  # fmt: skip
