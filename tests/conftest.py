"""What every test finds: sources that run interpreted, steady Hypothesis, and a door to the compiled form."""

import gc
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ["WTACTICS_FORM"] = "interpreted"  # a test that calls main() must not start pytest again

from wtactics import form

gc.set_threshold(100_000, 20, 50)


def keep(phase: str, _: dict[str, int]) -> None:
    """What is still there when Python has looked for garbage stays, and is much: it is not looked through ever again."""
    if phase == "stop":
        gc.freeze()


gc.callbacks.append(keep)

ROOT = Path(__file__).resolve().parents[1]
COMPILED = ROOT / "build" / "compiled"
# All tests remember together what was read, from one run to the next, as long as grammar and reader are the same
os.environ["WTACTICS_CACHE"] = str(ROOT / "build" / "tests" / "read")

# No clock: other parts of the suite run beside this one
settings.register_profile("here", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("here"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


@pytest.fixture(scope="session")
def is_compiled() -> bool:
    """Is there a compiled form that fits the sources?"""
    return form.is_fresh(COMPILED, form.PACKAGE)


@pytest.fixture(scope="session")
def compiled_python(is_compiled: bool) -> Callable[..., str]:
    """Run Python on the compiled form and return what it prints; a failure shows both streams."""
    if not is_compiled:
        if os.environ.get("CI") and shutil.which("cc"):
            pytest.fail("CI needs the compiled form: python3 dev.py build makes it")
        pytest.skip("no fresh compiled form: python3 dev.py build makes one")

    return partial(printed_by, {"WTACTICS_FORM": "compiled", "PYTHONPATH": str(COMPILED)})


@pytest.fixture(scope="session")
def interpreted_python() -> Callable[..., str]:
    """Run Python on the sources and return what it prints; a failure shows both streams."""
    return partial(printed_by, {"WTACTICS_FORM": "interpreted", "PYTHONPATH": str(ROOT / "src")})


def printed_by(form: dict[str, str], *arguments: str, stdin: str = "") -> str:
    """What a program prints in one of the two forms."""
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command, env=os.environ | form, input=stdin, capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, f"{command} ended with {done.returncode}\n{done.stdout}\n{done.stderr}"
    return done.stdout
