"""A place where a test can kill the server, to show that nothing is lost there."""

import os
import random
import signal

from bossa.rules import Unreadable

_NAME, _, _CHANCE = os.environ.get("BOSSA_FAULT", "").partition(":")


def point(name: str) -> None:
    """With BOSSA_FAULT=committed:0.1 the process kills itself at one point `committed` in ten."""
    if name == _NAME and random.random() < float(_CHANCE or 1):
        if not hasattr(signal, "SIGKILL"):
            raise Unreadable("needs-posix", what="BOSSA_FAULT")
        os.kill(os.getpid(), signal.SIGKILL)
