"""Every class of refusals has an HTTP status."""

import importlib
import pkgutil
from collections.abc import Iterator

import pytest

import bossa
from bossa.rules import Refusal
from bossa.server.http.errors import STATUS_OF_RULES, status_of
from bossa.server.protocol.refusals import ServerRefusal

# Import every module, so that all classes of refusals exist.
for module in pkgutil.walk_packages(bossa.__path__, "bossa."):
    if not module.name.endswith("__main__") and ".migrations" not in module.name:
        importlib.import_module(module.name)


def with_subclasses(kind: type[Refusal]) -> Iterator[type[Refusal]]:
    yield kind
    for subclass in kind.__subclasses__():
        yield from with_subclasses(subclass)


KINDS = {kind.__name__: kind for kind in with_subclasses(Refusal)}


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_every_class_of_refusals_has_a_status(kind: type[Refusal]) -> None:
    if kind is ServerRefusal:
        assert not hasattr(kind, "status"), "each subclass has its own status"
        return
    assert 400 <= status_of(kind("code")) < 600
    if issubclass(kind, ServerRefusal):
        assert "status" in vars(kind)
    else:
        assert kind in STATUS_OF_RULES


def test_a_class_without_a_status_raises_an_error() -> None:
    class Forgotten(Refusal):
        pass

    class AlsoForgotten(ServerRefusal):
        pass

    with pytest.raises(KeyError):
        status_of(Forgotten("code"))
    with pytest.raises(AttributeError):
        status_of(AlsoForgotten("code"))
