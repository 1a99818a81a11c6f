"""Stops for thoughts."""

import threading

from bossa.players import Stop


def stop_after(seconds: float) -> Stop:
    """A stop that another thread asks after so many seconds; after 0 seconds, before it is
    returned."""
    stop = Stop()
    stopper = threading.Timer(seconds, stop.ask)
    stopper.start()
    if not seconds:
        stopper.join()
    return stop
