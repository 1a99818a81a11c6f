"""Waiting for an event, though not for ever."""

import asyncio


async def happens(event: asyncio.Event, seconds: float) -> bool:
    """Whether an event is set within a time."""
    try:
        # Not `asyncio.wait_for`: before Python 3.12 it can miss that it is cancelled.
        async with asyncio.timeout(seconds):
            return await event.wait()
    except TimeoutError:
        return False
