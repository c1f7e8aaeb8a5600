"""Small tables whose trees of choices are counted: each with the order of its first options and its leaves by depth."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from scenes import arc, ava, orc


@dataclass(frozen=True)
class Tree:
    """A scene, what is chosen before one counts, and what is found there."""

    name: str
    text: str
    options: tuple[str, ...]
    leaves: tuple[int, ...]  # at depth 1, 2, 3
    cards: dict[str, str] = field(default_factory=dict)
    before: tuple[str, ...] = ()
    scene: Callable[..., Any] = arc.scene

    def root(self) -> Any:
        """The scene at the question from which one counts."""
        s = self.scene(self.text, cards=self.cards)
        s.choose(*self.before)
        s.go_on()
        return s


TREES: Final = (
    Tree(
        "two attackers, two defenders",
        """
        A: army: Wolf 2/2, Ox 3/3
        B: army: Guard 1/4, Elder 1/1
        phase: Attack
        """,
        ("done", "block Wolf with Guard", "block Ox with Guard", "block Wolf with Elder", "block Ox with Elder"),
        (5, 12, 33),
        before=("attack B's army", "send Wolf", "send Ox"),
    ),
    Tree(
        "who is sent against what",
        """
        A: army: Wolf 2/2, Ox 3/3
        B: army: Guard 1/4; city Oakhold (Body, 8): Elder 1/1
        phase: Attack
        """,
        ("done", "attack B's army", "attack Oakhold"),
        (3, 7, 14),
    ),
    Tree(
        "a bid and its answer",
        """
        A: city Oakhold (Mind, 8): Elder 1/1, Imp 2/1; army: Wolf 2/2
        B: city Reedmere (Mind, 8): Guard 1/4, Scribe 1/2
        phase: Tactics
        """,
        ("done", "bid Elder", "bid Imp"),
        (3, 8, 24),
        before=("claim Mind",),
    ),
    Tree(
        "what to claim",
        """
        A: city Oakhold (Mind, 8): Elder 1/1; city Fenhold (Body, 6): Imp 2/1
        B: city Reedmere (Mind, 8): Guard 1/4
        phase: Tactics
        """,
        ("done", "claim Body", "claim Mind"),
        (3, 11, 25),
    ),
    Tree(
        "a price of three factions",
        """
        A: gems 2 Gaian, 2 Red Banner, 2 The Empire; hand: Ogre
        B:
        phase: Play
        """,
        (
            "pay 2 Gaian + 1 Red Banner + 1 The Empire",
            "pay 2 Red Banner + 2 The Empire",
            "pay 1 Gaian + 1 Red Banner + 2 The Empire",
            "pay 1 Gaian + 2 Red Banner + 1 The Empire",
            "pay 2 Gaian + 2 Red Banner",
        ),
        (5, 10, 20),
        cards={"Ogre": "creature 4 Red Banner loyalty 1 4/4"},
        before=("play Ogre",),
    ),
    Tree(
        "two targets",
        """
        A: gems 2 Red Banner; hand: Storm; army: Wolf 2/2
        B: army: Guard 1/4, Elder 1/1
        phase: Play
        """,
        ("target Wolf", "target Guard", "target Elder"),
        (3, 6, 12),
        cards={"Storm": "magic 2 Red Banner: Deal 3 damage to target creature. Mark another target creature."},
        before=("play Storm",),
    ),
    Tree(
        "cards or resources",
        """
        A: hand: Wolf, Ox; deck: Imp, Elder, 5
        B:
        phase: Draw
        """,
        ("draw 2", "draw 1 + 1 resource", "2 resources"),
        (3, 7, 29),
    ),
    Tree(
        "when to respond",
        """
        A: gems 2 Gaian; hand: Thorn, Bramble; army: Wolf 2/2
        B: gems 2 Red Banner; hand: Spark; army: Guard 1/4
        phase: Play
        """,
        ("done", "play Thorn", "play Bramble", "move Wolf to Keep of A"),
        (4, 8, 18),
        cards={
            "Thorn": "event 1 Gaian: Deal 1 damage to target creature.",
            "Bramble": "event 1 Gaian: Target creature gets +0/+2 until end of turn.",
            "Spark": "event 1 Red Banner: Deal 2 damage to target creature.",
        },
    ),
    Tree(
        "which front, which target",
        """
        A: hand: Spark; resources: 2; offensive: Wolf 2/2; defensive: Hen 1/1
        B: offensive: Guard 1/4; defensive: Elder 1/1
        """,
        ("in the Offensive", "in the Defensive"),
        (2, 4, 15),
        cards={"Spark": "event 1 Red Banner: Deal 1 damage to target creature."},
        before=("play Spark",),
        scene=orc.scene,
    ),
    Tree(
        "who is sent, and with which piece",
        """
        A: offensive: Wolf 2/2, Ox 3/3; attached: Axe on Wolf, Bow on Wolf
        B: defensive: Elder 1/1
        phase: Move or Attack
        """,
        ("send Wolf", "send Ox"),
        (2, 4, 8),
        cards=dict.fromkeys(("Axe", "Bow"), "equipment 1 (Weapon): Equipped creature gets +1/+0."),
        before=("attack B",),
        scene=orc.scene,
    ),
    Tree(
        "two defenders, and how damage is divided",
        """
        A: offensive: Wolf 2/2
        B: defensive: Guard 1/4, Elder 1/1
        phase: Move or Attack
        """,
        ("done", "block Wolf with Guard", "block Wolf with Elder"),
        (3, 6, 15),
        before=("attack B",),
        scene=orc.scene,
    ),
    Tree(
        "a Play phase",
        """
        A: hand: Boon, Axe; resources: 1; offensive: Wolf 2/2; quests: Road
        B: hand: 1
        """,
        ("done", "lay Boon", "lay Axe", "play Axe", "accept Road"),
        (5, 16, 52),
        cards={"Boon": "creature 1 1/1", "Axe": "equipment 1: Equipped creature gets +1/+0.", "Road": "quest"},
        scene=orc.scene,
    ),
    Tree(
        "a bid in which an opponent may win",
        """
        A: city Oakhold (Body, 8): Elder, Smith
        B: city Reedmere (Mind, 8): Cook
        phase: Tactics
        """,
        ("done", "claim Body"),
        (2, 7, 16),
        scene=ava.scene,
    ),
    Tree(
        "attackers with their leader",
        """
        A: army: Wolf 2/2, Ox 3/3
        B: city Oakhold (Body, 8): Elder 1/3
        phase: Attack
        """,
        ("done", "attack B's army", "attack Oakhold"),
        (3, 8, 20),
        scene=ava.scene,
    ),
    Tree(
        "who blocks, and who stands alongside",
        """
        A: army: Wolf 2/2, Ox 3/3; avatar marked
        B: army: Guard 1/4
        phase: Attack
        """,
        (
            "done",
            "block Wolf with Guard",
            "block Ox with Guard",
            "block Wolf with Avatar of B",
            "block Ox with Avatar of B",
        ),
        (5, 12, 24),
        before=("attack B's army", "send Wolf", "send Ox"),
        scene=ava.scene,
    ),
    Tree(
        "one move, one resource card, other gold for loyalty",
        """
        A: gold 2 Gaian, 1 Red Banner, 1 Dark Legion; hand: Oath; army: Wolf 2/2; city Oakhold; avatar marked
        B:
        """,
        ("done", "play Oath", "move Wolf to Oakhold", "lay Oath"),
        (4, 12, 30),
        cards={"Oath": "magic 3 Gaian loyalty 1: Gain 1 victory point."},
        scene=ava.scene,
    ),
    Tree(
        "creatures come, and one thing is done with the cities deck",
        """
        A: gold 2 Gaian; hand: Elf; city Oakhold; cities: Fort, Wall
        B:
        phase: Entrance
        """,
        ("done", "play Elf", "build Fort", "rotate the cities deck"),
        (4, 8, 20),
        cards={"Elf": "creature 1 1/1", "Fort": "city 1 Body 6", "Wall": "city 0 Mind 6"},
        scene=ava.scene,
    ),
)
