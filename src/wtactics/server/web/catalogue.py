"""What can be chosen and looked up: rulesets, decks, bots, cards as they are printed, and the rulebook."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from wtactics.bots.roster import BOTS, LEVELS
from wtactics.cards import CONTENT, Card, Deck
from wtactics.cards.belonging import ruleset_of
from wtactics.cards.stats import numbers_line
from wtactics.content.choosing import offer_of
from wtactics.content.content import Content, content_of, told_once
from wtactics.content.deck_guide import deck_guide
from wtactics.content.left_unread import unread
from wtactics.content.own_sets import hands_allowed
from wtactics.games import GAMES, edit_of, mods_of, ruleset
from wtactics.mentor.first_game import first_game
from wtactics.records.record import Brought
from wtactics.server.messages import (
    AdvisedCard,
    BotInfo,
    DeckGuideInfo,
    DeckInfo,
    FaceInfo,
    FirstInfo,
    LengthInfo,
    ModInfo,
    OfferInfo,
    RuleInfo,
    RulesetInfo,
    SettingInfo,
    TopicInfo,
)
from wtactics.server.show.card_signs import explained
from wtactics.vocabulary.keywords import keywords_for

FAR_VALUES: Final = ("close", "ranged", "defense", "life")
VALUES: Final = {
    "creature": ("attack", "defense"), "city": ("strength",), "avatar": ("attack", "defense"), "region": ("strength",),
}  # fmt: skip
SHOWN_AS: Final = {  # what an avatar has as DEF is its player's life; of a region HP are printed
    ("avatar", "defense"): "life", ("region", "strength"): "hp",
}  # fmt: skip
UNPLAYED: Final = ("quest", "avatar", "region", "hero")  # they lie there from the beginning, and cost nothing


@told_once
def decks(name: str) -> dict[str, Deck]:
    """The decks of a ruleset by their keys, which are the names of their files; those for learning come first."""
    found = sorted(content_of(name).decks.values(), key=lambda deck: (not deck.learning, deck.name))
    return {Path(deck.file).stem: deck for deck in found}


def deck_keys(name: str) -> list[str]:
    """The keys of the decks of a ruleset."""
    return list(decks(name))


def deck_name(name: str, key: str) -> str:
    """What people call the deck."""
    deck = decks(name).get(key)
    return deck.name if deck else key


def deck_cards(name: str, key: str) -> Brought:
    """The deck's name, and its cards."""
    deck = decks(name)[key]
    return deck.name, deck.cards(content_of(name).cards)


def rulesets() -> tuple[RulesetInfo, ...]:
    """Every ruleset that can be played, without mods."""
    return tuple(ruleset_info(name) for name in GAMES)


@told_once
def ruleset_info(name: str) -> RulesetInfo:
    """A ruleset with its mods, and with its decks, settings and lesson as they are with those that its name has."""
    game, lesson = ruleset(name), lesson_of(name)
    mods = mods_of(game.ruleset)
    areas = game.show.layout(game.settle(), game.seats[0]).areas
    return RulesetInfo(
        name=name, title=game.title, summary=lesson.get("summary", ""), seats=game.seats,
        settings=tuple(
            SettingInfo(name=s.name, title=s.title or s.name, default=s.default, least=s.least, most=s.most)
            for s in game.settings
        ),
        decks=tuple(deck_info(name, key, deck) for key, deck in decks(name).items()),
        bots=tuple(BotInfo(key=key, title=LEVELS[key], description=about) for key, about in BOTS.items()),
        keywords={keyword.name: keyword.text for keyword in keywords_for(game.speech.keywords) if keyword.text},
        lesson=tuple((part["title"], " ".join(part["text"].split())) for part in lesson.get("lesson", ())),
        mods=tuple(
            ModInfo(key=key, title=mod.title, about=mod.about, seats=ruleset(f"{game.ruleset}+{key}").seats,
                    offer=offer_info(f"{game.ruleset}+{key}"))
            for key, mod in mods.items()
        ),
        offer=offer_info(game.ruleset), first=first_info(name),
        columns=max(area.columns for area in areas), hand=any(area.form == "fan" for area in areas),
        fronts=[area.title for area in areas if area.faces], best_of=game.best_of,
        hands=hands_allowed(),
    )  # fmt: skip


def first_info(name: str) -> FirstInfo | None:
    """The room to ask for by whoever plays this for the first time."""
    first = first_game(name)
    if first is None:
        return None
    return FirstInfo(
        deck=first.deck, against=first.against, bot=first.bot, seed=first.seed, settings=dict(first.settings)
    )


@told_once
def offer_info(name: str) -> OfferInfo:
    """A game or a mod, for whoever chooses; a game that stands in a grid shows one."""
    offer, game = offer_of(name), ruleset(name)
    columns = max(area.columns for area in game.show.layout(game.settle(), game.seats[0]).areas)
    found = offer.length
    length = LengthInfo(turns=found.turns, decisions=found.decisions, minutes=found.minutes) if found else None
    return OfferInfo(
        about=offer.about, wins=offer.wins, feels=offer.feels, hard=offer.hard, rules=offer.rules, length=length,
        picture=tuple(face_info(card, name) for card in offer.picture), grid=columns,
    )  # fmt: skip


def lesson_of(name: str) -> dict[str, Any]:
    """What the files say of how a game is played, that of its ruleset first; nothing of what has no file.

    A part of a mod's takes the place of the one that it names, or comes last; a mod without a file is told of in its own
    sentences.
    """
    own, *mods = name.split("+")
    told: dict[str, Any] = {"summary": "", "lesson": []} | lesson_file(own)
    for mod in mods:
        edit = mods_of(own).get(mod) or edit_of(mod)
        found = lesson_file(f"{own}+{mod}") or {"lesson": [{"title": f"With {edit.title}", "text": edit.about}]}
        told |= {"summary": found.get("summary", told["summary"]), "lesson": merged(told["lesson"], found["lesson"])}
    return told


def merged(lesson: list[dict[str, str]], more: list[dict[str, str]]) -> list[dict[str, str]]:
    """A lesson with parts that take the place of others, or come behind them."""
    instead = {part["instead"]: part for part in more if "instead" in part}
    return [instead.get(part["title"], part) for part in lesson] + [part for part in more if "instead" not in part]


def lesson_file(name: str) -> dict[str, Any]:
    """A lesson as its file has it; nothing where there is none."""
    path = CONTENT / "lessons" / f"{name}.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def deck_info(name: str, key: str, deck: Deck) -> DeckInfo:
    """A deck, for whoever chooses."""
    factions = dict.fromkeys(card.faction for card in deck.cards(content_of(name).cards))
    return DeckInfo(
        key=key, name=deck.name, learning=deck.learning, description=" ".join(deck.description.split()),
        size=sum(count for _, count, _ in deck.entries), factions=tuple(sorted(factions)),
        guide=deck_guide(name, key) is not None,
    )  # fmt: skip


@told_once
def guide_info(name: str, key: str) -> DeckGuideInfo | None:
    """The guide to a deck, card by card; None where there is none."""
    guide = deck_guide(name, key)
    if guide is None:
        return None
    return DeckGuideInfo(
        name=guide.deck.name, title=ruleset(name).title, description=" ".join(guide.deck.description.split()),
        hand=guide.hand, turns=guide.turns,
        cards=tuple(
            AdvisedCard(face=face_info(one.card, name), count=one.count, advice=one.advice) for one in guide.cards
        ),
    )  # fmt: skip


@told_once
def faces(name: str) -> tuple[FaceInfo, ...]:
    """The cards of a ruleset as they are printed, and behind them the tokens that they make."""
    return faces_on(content_of(name))


def faces_on(content: Content) -> tuple[FaceInfo, ...]:
    """The cards of a shelf, and the tokens that they make."""
    left = unread(content, content.shown)
    return tuple(
        face_info(card, content.ruleset, left.get(card.name, ())) for card in (*content.shown, *content.pool.tokens)
    )


def face_info(card: Card, ruleset: str, left: Iterable[str] = ()) -> FaceInfo:
    """One card as it is printed; `left` is what nobody reads of its text."""
    token = card.number < 0
    cost = "" if token or card.type in UNPLAYED else card.price.replace(" ", "")
    return FaceInfo(
        number=card.number, version=str(card.version), set=card.set, name=card.name, faction=card.faction, type=card.type,
        token=token, subtypes=card.subtypes, cost=cost, loyalty=card.loyalty,
        values=values_of(card, ruleset),
        discipline=card.discipline, text=face_text(card), flavour=card.flavour, keywords=keywords_of(card, ruleset),
        supports=card.supports, signs=explained(card, cost, ruleset_of(ruleset)), stats=stats_of(card, ruleset),
        unread=tuple(left),
    )  # fmt: skip


def face_of(content: Content, card: Card) -> FaceInfo:
    """A card of a shelf as it is printed, with what nobody reads of it there."""
    return face_info(card, content.ruleset, unread(content, [card]).get(card.name, ()))


def face_text(card: Card) -> str:
    """The text of a card, below the numbers that only its type prints."""
    numbers = numbers_line(card)
    return f"{numbers}\n{card.text.strip()}" if numbers else card.text


def values_of(card: Card, name: str) -> dict[str, int]:
    """The printed numbers of a card: those of a ruleset's own table, if it has one."""
    stats = ruleset(name).speech.sheet.stats
    if stats:
        printed = card.stats_in(stats)
        return {key: int(printed[key]) for key in FAR_VALUES if key in printed}
    return {SHOWN_AS.get((card.type, key), key): getattr(card, key) for key in VALUES.get(card.type, ())}


def stats_of(card: Card, name: str) -> dict[str, int | str | bool]:
    """What else a ruleset's own table says of the card: level, weapons, ..."""
    stats = ruleset(name).speech.sheet.stats
    return {key: value for key, value in card.stats_in(stats).items() if key not in FAR_VALUES} if stats else {}


@cache
def keywords(name: str) -> tuple[str, ...]:
    """The keywords that the English of a ruleset's cards knows."""
    return tuple(keyword.name for keyword in keywords_for(ruleset(name).speech.keywords))


def keywords_of(card: Card, name: str) -> tuple[str, ...]:
    """The keywords of a card: those of its paragraphs that hold nothing else."""
    found: list[str] = []
    for line in card.text.splitlines():
        words = [word.strip(" .") for word in line.split(",")]
        if all(word.casefold().rstrip(" 0123456789") in keywords(name) for word in words):
            found += words
    return tuple(found)


@told_once
def topics(name: str) -> tuple[TopicInfo, ...]:
    """The rulebook, topic by topic."""
    book = content_of(name).rulebook
    return tuple(
        TopicInfo(
            topic=topic, title=book.heading(topic),
            rules=tuple(
                RuleInfo(id=rule.id, title=rule.title, text=rule.text, topic=rule.topic) for rule in book.rules_of(topic)
            ),
        )
        for topic in book.topics()
    )  # fmt: skip
