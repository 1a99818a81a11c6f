"""A thought that is stopped."""

import threading

from bossa.players import Stop


def stop_after(seconds: float) -> Stop:
    """Asked from another thread, then; after no time, before it is given out."""
    stop = Stop()
    stopper = threading.Timer(seconds, stop.ask)
    stopper.start()
    if not seconds:
        stopper.join()
    return stop
