"""Part the C code of mypyc into units: what games call in one, to be optimised; the rest in a few, for all processors.

    python tools/units.py FILE        play some games of every ruleset, interpreted, and write down which functions they call

Of some ten thousand functions games call a sixth. In a file of their own they are compiled in a tenth of the time, and lie
close together where they run.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FrameType

SEED = 77_000_000  # far from the games that are measured
GAMES = {"arc": 12, "slot": 4, "orc": 6, "ava": 6}  # so many call nearly all that thousands do
FIRST = 200  # decisions of a bot that looks ahead
COLD = 6  # units of what games do not call, and as many of what nobody calls but who reads texts
SPEECH = re.compile("vocabulary|speech")  # in the name of a file
HEAD = re.compile(r"^( *)(?!static )[A-Za-z_][\w \*]*?\bCPy(?:Def|Py)_(\w+)\([^;\n]*\)\s*\{\n", re.MULTILINE)
INDENT = re.compile(r"^ +", re.MULTILINE)
NARROW = re.compile(r"(?<== )([0-9]+)(?= << cpy_r)")  # a number that C would shift in 32 bits
MODULE_BODY = re.compile(r"^(char CPyDef_\w*_____top_level__\(void\) \{)", re.MULTILINE)
GLUE = re.compile(r"__[A-Za-z0-9]+_glue$")  # a method as its class's base calls it


# ---- what games call


def main() -> None:
    """Write down the functions that games call, as pairs of file and qualified name."""
    from wtactics.bots.playout import play_out
    from wtactics.bots.roster import make_bot
    from wtactics.content.content import content_of
    from wtactics.lab.bench import pairs, run_games, two_at_random

    codes: set[CodeType] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            codes.add(frame.f_code)

    for name, games in GAMES.items():
        content = content_of(name)
        matches = pairs(content)
        looked_into = matches[0].clone()
        looked_into.table.sow(SEED)
        bots = [make_bot("greedy", content.game, SEED), *two_at_random()[1:]]
        sys.setprofile(note)
        run_games(matches, two_at_random(), SEED, games)
        looked_into.run()
        play_out(looked_into, bots, FIRST)
        sys.setprofile(None)
    found = sorted({(code.co_filename, code.co_qualname) for code in codes})
    Path(sys.argv[1]).write_text(json.dumps(found), "utf-8")


def called(noted: Path, modules: list[str]) -> set[str]:
    """The names in C of the functions that were noted."""
    from mypyc.namegen import NameGenerator

    dotted = {module: module.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for module in modules}
    names = NameGenerator([list(dotted.values())])
    inside = ((dotted.get("wtactics/" + file.rpartition("/wtactics/")[2]), name) for file, name in read(noted))
    return {names.private_name(module, name) for module, name in inside if module and "<" not in name}


def read(noted: Path) -> list[tuple[str, str]]:
    """What was written down."""
    return [(file, name) for file, name in json.loads(noted.read_text("utf-8"))]


# ---- the parts


def part(
    written: list[Path],
    hot: set[str] | None,
    into: Path,
    quicken: Callable[[list[str], list[str]], list[str]],
    first: str,
) -> tuple[Path, list[Path], list[Path]]:
    """Write the code of these files anew, in units: the one to be optimised, others, and those that read texts.

    What is hot is quickened, out of all the code, and `first` stands before it. Where nobody knows what is hot, it is all.
    """
    into.mkdir()
    texts = [path.read_text("utf-8") for path in written]
    head = "\n".join(line for line in texts[0].splitlines() if line.startswith("#include"))
    quick = list[str]()
    slow = [left_of(text, hot, quick) for text in texts]
    optimised = into / "called.c"
    around = [plain(text) for text in slow] if hot is None else []
    optimised.write_text("\n".join((head, first, *around, *quicken(texts, [plain(code) for code in quick]))), "utf-8")
    if hot is None:
        return optimised, [], []
    others, reading = list[str](), list[str]()
    for path, text in zip(written, slow, strict=True):
        (reading if SPEECH.search(path.name) else others).append(text)
    return optimised, in_units(others, into, "others"), in_units(reading, into, "reading")


def in_units(texts: list[str], into: Path, name: str) -> list[Path]:
    """These texts in a few files of that name."""
    paths = [into / f"{name}{n}.c" for n in range(COLD)]
    for path, alike in zip(paths, spread(texts), strict=True):
        path.write_text(plain("\n".join(alike)), "utf-8")
    return paths


def left_of(text: str, hot: set[str] | None, quick: list[str]) -> str:
    """What is left of the code of a module without its hot functions (None: all), which are put among the quick ones."""
    left, end = list[str](), 0
    for begin, after, name in functions(text):
        if hot is None or GLUE.sub("", name) in hot:
            left.append(text[end:begin])
            quick.append(text[begin:after])
            end = after
    return "".join((*left, text[end:]))


def functions(text: str) -> Iterator[tuple[int, int, str]]:
    """Where each function of a module, or its door for Python, begins and ends, and its name in C without CPyDef or CPyPy."""
    for head in HEAD.finditer(text):
        end = f"\n{head[1]}}}\n"
        yield head.start(), text.index(end, head.end() - 1) + len(end), head[2]


def spread(texts: list[str]) -> list[list[str]]:
    """The texts in units of about equal length."""
    bins, lengths = [list[str]() for _ in range(COLD)], [0] * COLD
    for text in texts:
        least = lengths.index(min(lengths))
        bins[least].append(text)
        lengths[least] += len(text)
    return bins


def plain(text: str) -> str:
    """Without indents, most of what mypyc writes; bodies of modules run once, so that a compiler need not dwell on them.

    And numbers are shifted in 64 bits, as they are where the engine runs interpreted.
    """
    return MODULE_BODY.sub(r"ONCE \1", NARROW.sub(r"\1LL", INDENT.sub("", text)))


if __name__ == "__main__":
    main()
