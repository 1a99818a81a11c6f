"""A person who neither sees the page nor has a pointer: Chromium's accessibility tree and the keys
Tab and Enter are all there is."""

import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page
from tests.waiting import until

MOST_STOPS = 150
"""So often Tab is pressed before something counts as out of reach."""


@dataclass
class Node:
    role: str
    name: str
    focused: bool = False
    disabled: bool = False
    inside: list[str] = field(default_factory=list)
    """The names of all that it is in, from the outside."""


class Reader:
    def __init__(self, page: Page) -> None:
        self.page = page
        self._tree = page.context.new_cdp_session(page)

    def nodes(self) -> list[Node]:
        """All that is read out, in its order."""
        raw = self._tree.send("Accessibility.getFullAXTree")["nodes"]
        by_id: dict[str, Any] = {node["nodeId"]: node for node in raw}
        found: list[Node] = []

        def walk(node: Any, inside: list[str]) -> None:
            name = str(node.get("name", {}).get("value", ""))
            if not node["ignored"]:
                true = {p["name"] for p in node.get("properties", ()) if p["value"].get("value")}
                role = str(node["role"]["value"])
                flags = ("focused" in true, "disabled" in true)
                found.append(Node(role, name, *flags, inside=inside))
                inside = [*inside, name] if name else inside
            for child in node.get("childIds", ()):
                if child in by_id:
                    walk(by_id[child], inside)

        walk(raw[0], [])
        return found

    def buttons(self, name: str, inside: str = "") -> list[str]:
        """The names of the buttons that could be pressed now."""
        return [
            node.name
            for node in self.nodes()
            if node.role == "button"
            and not node.disabled
            and re.search(name, node.name)
            and (not inside or inside in node.inside)
        ]

    def log(self) -> str:
        """What was last said of what happened."""
        nodes = self.nodes()
        start = next(number for number, node in enumerate(nodes) if node.role == "log")
        said = nodes[start + 1]
        return said.name if said.role == "StaticText" else ""

    def press(self, name: str, inside: str = "") -> None:
        """Go there with Tab, in the page's own order, and press Enter."""
        for _ in range(MOST_STOPS):
            here = next((n for n in self.nodes() if n.focused and n.role == "button"), None)
            if here and here.name == name and (not inside or inside in here.inside):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{name} is out of reach")

    def until_button(self, *names: str) -> list[str]:
        return until(lambda: self.buttons("|".join(names)))
