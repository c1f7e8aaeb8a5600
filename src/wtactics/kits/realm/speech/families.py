"""The families of card English that games with cities speak, in the order in which one learns them."""

from __future__ import annotations

from typing import Final

from wtactics.kits.realm.speech import (
    armies,
    bidding,
    billets,
    breaches,
    claims,
    combats,
    crossings,
    curbs,
    dialect,
    disciplines,
    diversions,
    duels,
    dwellings,
    favours,
    frays,
    gems,
    housemates,
    losses,
    musters,
    named,
    others,
    outbid,
    outcomes,
    paces,
    portals,
    postures,
    regrouping,
    residence,
    roads,
    rooms,
    sallies,
    settled,
    sides,
    sieges,
    stages,
    stakes,
    sums,
    waiting,
    winnings,
    yields,
)
from wtactics.vocabulary.deeds import dividing, tokens
from wtactics.vocabulary.guides.chapters import LINES, NOUNS, SENTENCES, VERBS
from wtactics.vocabulary.nouns import loyalty
from wtactics.vocabulary.rulings import duties, forthcoming, sources
from wtactics.vocabulary.sentences import carried, phases
from wtactics.vocabulary.things import graves, naming_one, one_keeper
from wtactics.vocabulary.triggers import blows, fighting, outside, travelling

PARTS: Final = (
    (
        "Lines of a text",
        (
            *LINES,
            travelling,
            sieges,
            frays,
            musters,
            outcomes,
            combats,
            fighting,
            blows,
            losses,
            outside,
            stages,
            bidding,
            stakes,
            sums,
            sides,
            winnings,
            outbid,
            settled,
            claims,
            roads,
            rooms,
            sallies,
            paces,
            postures,
            armies,
        ),
    ),
    ("Sentences", (*SENTENCES, carried, breaches)),
    ("Times", (phases,)),
    (
        "Verbs",
        (
            *VERBS,
            favours,
            gems,
            yields,
            duels,
            diversions,
            portals,
            tokens,
            dividing,
            sources,
            duties,
            forthcoming,
            regrouping,
            crossings,
            billets,
            curbs,
            waiting,
        ),
    ),
    (
        "Nouns",
        (*NOUNS, loyalty, graves, one_keeper, dwellings, residence, housemates, disciplines, named, naming_one, others),
    ),
    ("Other wordings that are understood", (dialect,)),
)
