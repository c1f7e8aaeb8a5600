"""By which of a game's rules the bricks of realms refuse: each ruleset says which of its numbers it is."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64


class Law:
    """The numbers of the rules by which a game with cities refuses what these bricks forbid."""

    def __init__(
        self,
        *,
        hand: i64,
        window: i64,
        prerequisite: i64,
        payment: i64,
        target: i64,
        host: i64,
        home: i64,
        arrival: i64,
        entry: i64,
        joining: i64,
        cost: i64,
        faction: i64,
        fee: i64,
        resource: i64,
        ability: i64,
        activation: i64,
        used: i64,
        moment: i64,
        tired: i64,
        distance: i64,
        once_moved: i64,
        way: i64,
        rested: i64,
        attacker: i64,
        goal: i64,
        order: i64,
        opponent: i64,
        defender: i64,
        assignment: i64,
        discipline: i64,
        claim: i64,
        once_claimed: i64,
        unmarked: i64,
        resident: i64,
        hand_limit: i64,
        empty_deck: i64,
    ) -> None:
        self.hand: Final = hand  # cards are played from hand
        self.window: Final = window  # only events answer
        self.prerequisite: Final = prerequisite  # what a card asks for must hold
        self.payment: Final = payment  # all of a cost is paid
        self.target: Final = target  # targets are there and legal
        self.host: Final = host  # enchantments have a host
        self.home: Final = home  # a creature arrives in a place of its player
        self.arrival: Final = arrival  # and in which not
        self.entry: Final = entry  # what a city admits
        self.joining: Final = joining  # whom a creature joins that changes sides
        self.cost: Final = cost  # enough to pay with
        self.faction: Final = faction  # enough of the right faction
        self.fee: Final = fee  # enough for an ability
        self.resource: Final = resource  # resources are of a faction
        self.ability: Final = ability  # abilities are one's own cards'
        self.activation: Final = activation  # all that an ability asks for is given
        self.used: Final = used  # marked cards are used up
        self.moment: Final = moment  # when abilities may be used
        self.tired: Final = tired  # who moves is unmarked
        self.distance: Final = distance  # a move leads elsewhere
        self.once_moved: Final = once_moved  # how often one moves
        self.way: Final = way  # from where to where
        self.rested: Final = rested  # who fights is unmarked
        self.attacker: Final = attacker  # who attacks
        self.goal: Final = goal  # what is attacked
        self.order: Final = order  # attackers are announced once
        self.opponent: Final = opponent  # opponents are attacked
        self.defender: Final = defender  # who defends
        self.assignment: Final = assignment  # each defends against one
        self.discipline: Final = discipline  # claims are of a discipline
        self.claim: Final = claim  # of a city that the claimant has
        self.once_claimed: Final = once_claimed  # and how often
        self.unmarked: Final = unmarked  # who is marked for a bid was not
        self.resident: Final = resident  # and resides in a city
        self.hand_limit: Final = hand_limit  # down to which number is discarded
        self.empty_deck: Final = empty_deck  # who cannot draw loses

    def amended(self, **said: int) -> Law:
        """The same law, but for these numbers: a mod says only what is otherwise."""
        known: dict[str, Any] = {name: getattr(self, name) for name in dir(self) if not name.startswith("_")}
        known = {name: number for name, number in known.items() if isinstance(number, int)}
        return Law(**{**known, **said})
