"""Make what the wheel holds beside the sources: compiled modules, web client, proofs."""

from __future__ import annotations

import hashlib
import json
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LIBRARY = "tabard"
"""Names tabard__mypyc, beside the package: inside it, modules would get a wrong __file__."""

OPTIMIZATION = "3"
MYPY_SETTINGS = "mypy.toml"
"""Our pyproject.toml under a name that setuptools does not know."""

KEPT = 4
"""How many compiled groups stay in the cache."""


class CustomBuildHook(BuildHookInterface[Any]):
    """Builds the web client in place, adds the compiled modules and the proofs to a wheel.

    Without a C compiler or with TABARD_PURE=1 it compiles nothing; with TABARD_SKIP_WEB=1 the
    client stays as it is.
    """

    def dependencies(self) -> list[str]:
        client = client_tools(Path(self.root))
        needed = [] if client["is_left_out"]() or client["system_npm"]() else [client["NODE_WHEEL"]]
        if obstacle():
            return needed
        compiler = ["mypy[mypyc]>=1.18", "setuptools>=77"]
        return [*needed, *compiler, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        self.app.display_info(f"web client: {client_tools(root)['build'](root)}")
        build_data["force_include"][str(write_proofs(root))] = "tabard/proofs.json"
        self.add_compiled(root, version, build_data)

    def add_compiled(self, root: Path, version: str, build_data: dict[str, Any]) -> None:
        reason = "editable" if version == "editable" else obstacle()
        modules = modules_to_compile(root)
        if reason or not modules:
            self.app.display_info(f"not compiled: {reason or 'no modules listed'}")
            return
        entry, is_new = compiled_group(root, modules)
        seconds = json.loads((entry / "compile.json").read_text())["seconds"]
        verb = "compiled" if is_new else "unchanged, taken from the cache:"
        self.app.display_info(f"{verb} {len(modules)} modules ({seconds} s to compile)")
        shutil.copy(entry / "compile.json", entry.parent / "last.json")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in sorted(libraries_in(entry)):
            build_data["force_include"][str(library)] = library.relative_to(entry).as_posix()


def client_tools(root: Path) -> dict[str, Any]:
    """What dev.py knows of the web client too; in a build, our folder is not where Python looks."""
    return runpy.run_path(str(root / "devtools" / "client.py"))


def write_proofs(root: Path) -> Path:
    """Which tests prove which clause, for `tabard rules` where no tests are installed."""
    scan = runpy.run_path(str(root / "src" / "tabard" / "cli" / "proofs.py"))["scan"]
    target = root / "build" / "proofs.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(scan(root / "tests"), indent=1))
    return target


def obstacle() -> str:
    """Why nothing can be compiled here; empty if it can."""
    if os.environ.get("TABARD_PURE") == "1":
        return "TABARD_PURE=1"
    if not c_compiler():
        return "no C compiler (cc, gcc or clang)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "no Python headers (Debian: python3-dev)"
    return ""


def c_compiler() -> str:
    """The command of the C compiler: the one asked for, Python's own, or any."""
    for command in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        if command and shutil.which(command.split()[0]):
            return str(command)
    return ""


def modules_to_compile(root: Path) -> list[Path]:
    """The files that [tool.tabard.compile] names, relative to the project."""
    table = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["tabard"]["compile"]
    named = {path for pattern in table["modules"] for path in root.glob(pattern)}
    excluded = {path for pattern in table["exclude"] for path in root.glob(pattern)}
    return sorted(path.relative_to(root) for path in named - excluded)


def compiled_group(root: Path, modules: list[Path]) -> tuple[Path, bool]:
    """The folder with the compiled group, and whether it had to be compiled now."""
    cache = root / "build" / "mypyc-cache"
    entry = cache / fingerprint(root, modules)
    if (entry / "compile.json").exists():
        entry.touch()
        return entry, False
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache, prefix="new-") as folder:
        made = compile_apart(root, modules, Path(folder))
        shutil.rmtree(entry, ignore_errors=True)
        made.rename(entry)
    entries = sorted(cache.glob("*/compile.json"), key=lambda file: file.parent.stat().st_mtime)
    for old in entries[:-KEPT]:
        shutil.rmtree(old.parent)
    return entry, True


def compile_apart(root: Path, modules: list[Path], folder: Path) -> Path:
    """Compile in a copy of the sources, so that none of the C files ends up among ours."""
    shutil.copytree(root / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(root / "pyproject.toml", folder / MYPY_SETTINGS)
    # A safe path keeps the project's own folder out of where mypy looks for modules.
    environment = {**os.environ, "CC": c_compiler(), "PYTHONSAFEPATH": "1"}
    started = time.monotonic()
    command = [sys.executable, str(Path(__file__).resolve()), *map(str, modules)]
    ended = subprocess.run(command, cwd=folder, env=environment, check=False)
    if ended.returncode:
        raise SystemExit(
            "mypyc could not compile what [tool.tabard.compile] names: mend what it says above, "
            "exclude the module there, or build uncompiled with TABARD_PURE=1"
        )
    seconds = round(time.monotonic() - started, 1)
    made = folder / "lib"
    (made / "compile.json").write_text(json.dumps({"modules": len(modules), "seconds": seconds}))
    return made


def fingerprint(root: Path, modules: list[Path]) -> str:
    """What the compiled group depends on; packages left of it by the arrows do not count."""
    digest = hashlib.sha256()
    tools = tomllib.loads((root / "pyproject.toml").read_text())["tool"]
    settings = json.dumps([tools["mypy"], tools["tabard"]], sort_keys=True)
    machine = (sys.version, sysconfig.get_platform(), installed_version("mypy"), c_compiler())
    for fact in (*machine, settings):
        digest.update(fact.encode() + b"\0")
    packages = {root.joinpath(*module.parts[:3]) for module in modules}
    sources = {source for package in packages for source in package.rglob("*.py")}
    for file in (Path(__file__).resolve(), *sorted(sources)):
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    for module in modules:
        digest.update(module.as_posix().encode() + b"\0")
    return digest.hexdigest()[:20]


def libraries_in(folder: Path) -> list[Path]:
    """The shared libraries below a folder."""
    return [*folder.rglob("*.so"), *folder.rglob("*.pyd")]


def run_mypyc(modules: list[str]) -> None:
    """Compile the modules as one group into ./lib; runs in the copy, in a process of its own."""
    from mypyc.build import mypycify
    from setuptools import setup

    compile_side_by_side()
    group = mypycify(
        [f"--config-file={MYPY_SETTINGS}", *modules],
        opt_level=OPTIMIZATION,
        debug_level="0",
        multi_file=True,  # compiles in half the time of one C file for all, and runs no slower
        group_name=LIBRARY,
    )
    folders = ["--build-lib", "lib", "--build-temp", "objects"]
    arguments = ["--quiet", "build_ext", *folders, "--parallel", str(os.cpu_count() or 1)]
    setup(name="tabard", packages=[], ext_modules=group, script_args=arguments)


def compile_side_by_side() -> None:
    """Let all cores compile: setuptools takes the C files of a library one after the other."""
    from setuptools._distutils.ccompiler import CCompiler

    def compiled(self: Any, sources: list[str], *given: Any, **named: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            parts = pool.map(lambda source: one_by_one(self, [source], *given, **named), sources)
            return [made for part in parts for made in part]

    one_by_one = CCompiler.compile
    CCompiler.compile = compiled  # type: ignore[method-assign, assignment]


if __name__ == "__main__":
    run_mypyc(sys.argv[1:])
