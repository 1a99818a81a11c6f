"""What processes use of the machine: processor time, memory. Zeros where it is not known."""

import os
from pathlib import Path
from typing import NamedTuple

TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Ticks(NamedTuple):
    """Processor seconds of the whole machine since it started."""

    stolen: float
    """What the host of a virtual machine gave to others. With much of it, results say little."""
    idle: float
    total: float


def machine_ticks() -> Ticks:
    try:
        first = Path("/proc/stat").read_text("utf-8").splitlines()[0]
    except OSError:
        return Ticks(0, 0, 0)
    ticks = [int(value) / TICK for value in first.split()[1:9]]
    return Ticks(ticks[7], ticks[3] + ticks[4], sum(ticks))


def processor_seconds(pid: int, with_ended: bool = False) -> float:
    """Processor time that a process has used, on request with that of its ended children."""
    fields = _stat(pid)
    return sum(map(int, fields[11 : 15 if with_ended else 13])) / TICK if fields else 0.0


def resident(pid: int) -> float:
    """Megabytes of memory that a process uses."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text("utf-8").split()[1]) * PAGE / 1e6
    except OSError:
        return 0.0


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = (int(path.name) for path in Path("/proc").glob("[0-9]*"))
    return [each for each in found if (fields := _stat(each)) and int(fields[1]) == pid]


def parent(pid: int) -> int:
    fields = _stat(pid)
    return int(fields[1]) if fields else 0


def family_seconds(pid: int) -> float:
    """Processor time of a process and its children, those that have ended too."""
    return processor_seconds(pid, with_ended=True) + sum(map(processor_seconds, children(pid)))


def _stat(pid: int) -> list[str]:
    """The fields of a process after its name."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
    except OSError:
        return []
