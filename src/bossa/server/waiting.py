"""Waiting for an event, with a limit."""

import asyncio


async def happens(event: asyncio.Event, seconds: float) -> bool:
    """Whether the event is set within so many seconds."""
    try:
        # Not `asyncio.wait_for`: before Python 3.12 it can miss that it is cancelled.
        async with asyncio.timeout(seconds):
            return await event.wait()
    except TimeoutError:
        return False
