"""Build hook: the built page goes into every wheel and sdist; with WTACTICS_COMPILED=1 the wheel has the compiled engine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Shipped(BuildHookInterface):  # type: ignore[type-arg]  # the builder does not matter
    """Builds the page; compiles a copy of the package and puts the extension modules into the wheel."""

    stage: Path | None = None

    def wanted(self) -> bool:
        """Tell whether a compiled wheel was asked for."""
        return os.environ.get("WTACTICS_COMPILED", "") == "1"

    def dependencies(self) -> list[str]:
        """Ask for the compiler only where it is used, and for what the games want that it learns from."""
        compiler = ["mypy>=2.4,<3", "setuptools>=80", "librt>=0.16", "mypy_extensions>=1.1"]
        return [*compiler, "click>=8.3,<9", "rich>=15,<16"] if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is not there, and compile if that is wanted, before anything is put together."""
        if version == "editable":
            return
        self.lay_the_table()
        if self.target_name != "wheel" or not self.wanted():
            return
        self.stage = Path(mkdtemp(prefix="wtactics-"))
        unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(Path(self.root, "src/wtactics"), self.stage / "wtactics", ignore=unwanted)
        tool = Path(self.root, "tools/compile_group.py")
        best = {"WTACTICS_OPT": "guided"} | os.environ  # a wheel is built once, and played with for long
        subprocess.run([sys.executable, str(tool), "--in", str(self.stage)], env=best, check=True)
        shutil.rmtree(self.stage / "build", ignore_errors=True)
        made = [path for kind in ("*.so", "*.pyd") for path in self.stage.rglob(kind)]
        build_data["force_include"] |= {str(path): path.relative_to(self.stage).as_posix() for path in made}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def lay_the_table(self) -> None:
        """Build the page with npm where it is not built; nothing is shipped without it."""
        static, client = Path(self.root, "src/wtactics/server/static"), Path(self.root, "client")
        page, press = static / "index.html", static / "press" / "press.js"  # which draws faces on paper
        npm = shutil.which("npm")
        if not (page.is_file() and press.is_file()) and npm and (client / "package.json").is_file():
            subprocess.run([npm, "ci", "--silent"], cwd=client, check=True)
            subprocess.run([npm, "run", "--silent", "build"], cwd=client, check=True)
        if not (page.is_file() and press.is_file()):
            raise RuntimeError(
                "the page is not built: python3 dev.py play builds it, or put npm (Node 20.19 or newer) on PATH"
            )

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        if self.stage:
            shutil.rmtree(self.stage, ignore_errors=True)
