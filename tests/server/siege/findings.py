"""What an attack found out, and the list of attacks."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class Findings:
    """The figures of one attack, and whether the server stood it."""

    name: str
    began: float = field(default_factory=time.monotonic)
    lines: list[tuple[str, bool]] = field(default_factory=list)
    """What was found, and whether it is as it must be."""
    skipped: str = ""
    """Why the attack could not be made here."""

    def say(self, text: str) -> None:
        """A line of progress."""
        print(f"[{self.name} {time.monotonic() - self.began:5.1f} s] {text}", flush=True)

    def note(self, text: str) -> None:
        """A figure."""
        self.expect(True, text)

    def expect(self, is_good: bool, text: str) -> None:
        """A figure that must be good."""
        self.lines.append((text, is_good))
        self.say(text if is_good else f"FAILED: {text}")

    @property
    def verdict(self) -> str:
        if self.skipped:
            return "skipped"
        return "held" if all(is_good for _, is_good in self.lines) else "FAILED"


Attack = Callable[[Findings], None]
ATTACKS: dict[str, Attack] = {}
"""By name, in the order in which they are made."""


def attack(name: str) -> Callable[[Attack], Attack]:
    """Add an attack to the list."""

    def add(function: Attack) -> Attack:
        ATTACKS[name] = function
        return function

    return add
