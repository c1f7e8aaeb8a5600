"""What scenes of blind texts do and look at again and again, whatever they play."""

from __future__ import annotations

from scenes.scene import Scene


def offered(s: Scene, verb: str, name: str = "") -> list[str]:
    """What can be done so now."""
    return [option.removeprefix(f"{verb} ") for option in s.options() if option.startswith(f"{verb} {name}")]


def targets(s: Scene) -> list[str]:
    """Who can be aimed at."""
    return offered(s, "target")


def uses(s: Scene) -> list[str]:
    """Who can be used now."""
    return offered(s, "use")


def recruits(s: Scene) -> list[str]:
    """Who can be recruited now."""
    return sorted(option.removeprefix("recruit ") for option in s.options() if option.startswith("recruit"))


def spend(s: Scene, name: str = "Imp") -> None:
    """Pay out of the twilight as long as it is asked for."""
    while f"give {name} (twilight)" in s.options():
        s.choose(f"give {name} (twilight)")


def aims(s: Scene) -> list[str]:
    """What can be chosen as a target now."""
    return [option.partition(" ")[2] for option in s.options() if option.startswith(("target", "pick"))]


def blocking(s: Scene, target: str, *senders: str) -> None:
    """A attacks with these and nobody responds until blockers are asked for."""
    s.choose(f"attack {target}", *(f"send {name}" for name in senders), "done")
    while not any(label.startswith("block") for label in s.options()):
        s.choose("pass")


def resolve(s: Scene) -> None:
    """All pass until the chain is empty."""
    while s.table.chain:
        s.choose("pass")


def resolved(s: Scene) -> None:
    """All is resolved, whatever is asked on the way."""
    while s.table.chain:
        s.choose(s.way_on())


def fought(s: Scene, *answers: str) -> None:
    """Nobody does anything more until the attack is over, but for these answers."""
    while s.phase == "Attack":
        s.choose(next((o for o in (*answers, "done") if o in s.options()), None) or s.way_on())


def takes(s: Scene, discipline: str, bid: str, prize: str) -> None:
    """A claims a discipline with one resident, wins unless somebody answers, and takes the advantage or 1 VP."""
    s.choose(f"claim {discipline}", f"bid {bid}")
    while not any(label.startswith(discipline) for label in s.options()):
        s.choose("done" if "done" in s.options() else s.way_on())
    s.choose(f"{discipline}: {prize}")


def starting(s: Scene, *words: str) -> list[str]:
    """The options that begin so."""
    return [option for option in s.options() if option.startswith(words)]


def fight(s: Scene, label: str) -> None:
    """Attack so, the strike back being divided as it comes, and nobody uses an ability."""
    s.choose(f"attack {label}")
    while "decline" in s.options() and s.asked:
        s.choose("decline")
    while starting(s, "number"):
        s.choose(starting(s, "number")[0])


def values(s: Scene, *names: str) -> list[str]:
    """ATK and DEF of these, one after the other."""
    return [s.value(name) for name in names]


def accepting(s: Scene, quest: str) -> None:
    """A accepts a quest, and all pass until he is asked again."""
    s.choose(f"accept {quest}")
    while s.asked != "A":
        s.choose("pass")


def aiming(s: Scene, card: str, front: str = "Offensive") -> None:
    """A card is played in that front, as far as its targets."""
    s.choose(f"play {card}")
    s.choose(*[f"in the {front}"] * (f"in the {front}" in s.options()))


def mends(s: Scene, goal: str) -> None:
    """The ability is carried out; the city is chosen then, for it is no *target*."""
    while s.table.chain or offered(s, "pick"):
        s.choose(f"pick {goal}" if f"pick {goal}" in s.options() else "pass")
