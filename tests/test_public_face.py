"""What `import wtactics` gives, and that it costs nothing until it is asked for."""

import subprocess
import sys

import pytest

import wtactics


@pytest.mark.parametrize("name", sorted(set(wtactics.__all__) - {"__version__"}))
def test_every_public_name_is_there_and_knows_what_it_is(name: str) -> None:
    assert getattr(wtactics, name).__name__ == name
    assert name in dir(wtactics)


def test_the_list_of_public_names_is_the_list_of_their_homes() -> None:
    assert set(wtactics.__all__) == {"__version__", *wtactics.HOME_OF}


def test_an_unknown_name_is_refused_like_any_other() -> None:
    with pytest.raises(AttributeError, match="module 'wtactics' has no attribute 'chess'"):
        wtactics.__getattr__("chess")


def test_importing_the_package_imports_nothing_else() -> None:
    code = "import sys, wtactics; print(sorted(name for name in sys.modules if name.startswith('wtactics.')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
