"""Every refusal has a status, by its class and not by its name."""

import importlib
import pkgutil
from collections.abc import Iterator

import pytest

import bossa
from bossa.rules import Refusal
from bossa.server.http.errors import STATUS_OF_RULES, status_of
from bossa.server.protocol.refusals import ServerRefusal

for module in pkgutil.walk_packages(bossa.__path__, "bossa."):
    if not module.name.endswith("__main__") and ".migrations" not in module.name:
        importlib.import_module(module.name)


def all_below(kind: type[Refusal]) -> Iterator[type[Refusal]]:
    yield kind
    for below in kind.__subclasses__():
        yield from all_below(below)


KINDS = {kind.__name__: kind for kind in all_below(Refusal)}


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_every_class_of_refusals_has_a_status(kind: type[Refusal]) -> None:
    if kind is ServerRefusal:
        assert not hasattr(kind, "status"), "each class below says its own"
        return
    assert 400 <= status_of(kind("code")) < 600
    if issubclass(kind, ServerRefusal):
        assert "status" in vars(kind)
    else:
        assert kind in STATUS_OF_RULES


def test_a_class_without_a_status_would_be_found() -> None:
    class Forgotten(Refusal):
        pass

    class AlsoForgotten(ServerRefusal):
        pass

    with pytest.raises(KeyError):
        status_of(Forgotten("code"))
    with pytest.raises(AttributeError):
        status_of(AlsoForgotten("code"))
