"""Imports go one way, and `import bossa` stays light."""

import ast
import resource
import subprocess
import sys
from pathlib import Path

import pytest

import bossa

SOURCE = Path(bossa.__file__).parent

MAY_IMPORT = {
    "rules": set[str](),
    "notation": {"rules"},
    "rulebook": {"rules", "notation"},
    "locales": {"rules"},
    "kernel": {"rules", "notation"},
    "players": {"rules", "notation", "kernel"},
    "analysis": {"rules", "notation", "kernel", "players"},
    "lessons": {"rules", "notation"},
    "arena": {"rules", "notation", "kernel", "players"},
    "server": {
        "rules", "notation", "rulebook", "locales", "players", "analysis", "lessons", "folders",
        "escaping",
    },
    "cli": {
        "rules", "notation", "rulebook", "locales", "players", "analysis", "lessons", "arena",
        "server", "folders", "escaping",
    },
}  # fmt: skip
"""The rooms that each room may call. `folders` and `escaping` are single files."""

SUB_ROOMS = {
    "kernel": {
        "constants": set[str](),
        "jit": {"constants"},
        "law": {"constants", "jit"},
        "eval": {"constants", "jit", "law"},
        "search": {"constants", "jit", "law", "eval"},
    },
    "cli": {
        "terminal": set[str](),
        "commands": {"terminal"},
        "main": {"commands", "terminal"},
    },
    "server": {
        "settings": set[str](),
        "waiting": set[str](),
        "lesson_figures": {"protocol", "storage"},
        "protocol": set[str](),
        "storage": {"protocol", "waiting"},
        "games": {"protocol", "settings", "storage"},
        "accounts": {"games", "protocol", "storage"},
        "live": {"games", "protocol", "storage", "waiting"},
        "jobs": {"games", "live", "protocol", "settings", "storage", "waiting"},
        "previews": {"games", "jobs", "protocol"},
        "reviews": {"http", "jobs", "protocol", "settings", "storage", "waiting"},
        "http": {"protocol", "settings"},
        "health": {"jobs", "protocol", "storage"},
        "retention": {"accounts", "games", "settings", "storage"},
        "services": {
            "accounts",
            "games",
            "health",
            "http",
            "jobs",
            "lesson_figures",
            "live",
            "previews",
            "protocol",
            "retention",
            "reviews",
            "settings",
            "storage",
        },
        "routes": {
            "accounts",
            "games",
            "http",
            "jobs",
            "live",
            "previews",
            "protocol",
            "services",
        },
        "app": {"http", "routes", "services", "settings"},
    },
}
"""The rooms inside a room, and which of the others each may call. A room may be a single file."""

CALLS_THE_SERVER = {
    "commands/serve.py",  # starts it
    "commands/backup.py",  # reads its settings, and copies its database
    "commands/tidy.py",  # tidies its database
    "commands/figures.py",  # reads what its database has counted
}
"""The files of the command that may call the server."""


def imports_of(path: Path) -> set[str]:
    modules = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            modules.add(node.module)
            if node.module.startswith("bossa."):
                # `from bossa.cli import terminal` imports a room as well.
                modules |= {f"{node.module}.{alias.name}" for alias in node.names}
    return modules


def test_every_room_is_listed() -> None:
    rooms = {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name[0] != "_"}
    assert rooms == set(MAY_IMPORT)


def test_imports_go_one_way() -> None:
    for room, allowed in MAY_IMPORT.items():
        for path in (SOURCE / room).rglob("*.py"):
            for module in imports_of(path):
                package, _, rest = module.partition(".")
                if package == "bossa" and rest:
                    assert rest.split(".")[0] in allowed | {room}, f"{path}: {module}"


@pytest.mark.parametrize("room", SUB_ROOMS)
def test_every_sub_room_is_listed(room: str) -> None:
    found = {
        path.stem
        for path in (SOURCE / room).iterdir()
        if path.name[0] != "_" and (path.suffix == ".py" or (path / "__init__.py").exists())
    }
    assert found == set(SUB_ROOMS[room])


@pytest.mark.parametrize("room", SUB_ROOMS)
def test_imports_inside_a_room_go_one_way(room: str) -> None:
    for sub_room, allowed in SUB_ROOMS[room].items():
        place = SOURCE / room / sub_room
        for path in place.rglob("*.py") if place.is_dir() else [place.with_suffix(".py")]:
            for module in imports_of(path):
                names = module.split(".")
                if names[:2] == ["bossa", room] and len(names) > 2:
                    assert names[2] in allowed | {sub_room}, f"{path}: {module}"


def test_the_command_calls_the_server_to_start_it_and_for_its_settings() -> None:
    callers = {
        path.relative_to(SOURCE / "cli").as_posix()
        for path in (SOURCE / "cli").rglob("*.py")
        if any(module.startswith("bossa.server") for module in imports_of(path))
    }
    assert callers == CALLS_THE_SERVER


def test_what_the_kernel_compiles_in_comes_from_one_file() -> None:
    """Packing turns values of the rules into words and back, and compiles nothing."""
    kernel = SOURCE / "kernel"
    allowed = {kernel / "constants.py", kernel / "law" / "packing.py"}
    for path in set(kernel.rglob("*.py")) - allowed:
        assert not any(module.startswith("bossa.rules") for module in imports_of(path)), path


def test_rules_and_notation_need_the_standard_library_only() -> None:
    for room in ("rules", "notation"):
        for path in (SOURCE / room).rglob("*.py"):
            for module in imports_of(path):
                name = module.split(".")[0]
                assert name == "bossa" or name in sys.stdlib_module_names, f"{path}: {module}"


def test_importing_bossa_needs_no_third_party_package() -> None:
    # -S leaves site-packages out, so anything from there would not be found.
    code = f"import sys; sys.path.insert(0, {str(SOURCE.parent)!r}); import bossa; bossa.Game.new()"
    subprocess.run([sys.executable, "-S", "-c", code], check=True)


def test_importing_bossa_takes_under_100_ms(tmp_path: Path) -> None:
    path = f"import sys; sys.path.insert(0, {str(SOURCE.parent)!r}); "
    # Bytecode is kept, as on a user's machine, whatever the environment of the tests says.
    environment = {"PYTHONPYCACHEPREFIX": str(tmp_path)}

    def seconds(code: str) -> float:
        """Of the processor, so that a busy machine does not count."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-S", "-c", code], check=True, env=environment)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    # The start of Python itself is not ours.
    bare = [seconds(path) for _ in range(9)]
    ours = [seconds(path + "import bossa") for _ in range(9)]
    assert min(ours) - min(bare) < 0.1
