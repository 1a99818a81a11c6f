"""How long a worker may be silent, and how long its work may take."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Patience:
    """Silence is counted in looks at the worker, not in seconds: while the server itself stands
    still, or is too busy to look, nobody has been silent."""

    every: float = 1.0
    """Seconds between two beats of a worker, and between two looks at it."""
    looks: int = 5
    """Looks without a beat after which a worker hangs."""
    looks_at_start: int = 60
    """The same before its first beat: on a busy machine a process starts slowly."""
    background: int = 12
    """A background worker, which gets what the others leave of the processor, may be silent for so
    many times as long."""
    work: float = 30.0
    """Seconds that work may take that a player waits for."""
    first_work: float = 600.0
    """The same until a worker has done its first work: the search may have to be compiled."""
