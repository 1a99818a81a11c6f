"""Uptime: the seconds during which the servers of a database could accept moves, all added up.

Whatever a player may lose by waiting is counted in uptime, not by the calendar: clocks, absence,
leases. Each server reports every second that it can write (storage/reports.py). Time between two
reports that are further apart counts for nothing: nobody could move, or the system's clock was
changed. Uptime is read in the transaction that judges by it, so the first move after an outage does
not come too late.
"""

from sqlalchemy import ColumnElement, case, select

from bossa.server.storage.schema import alive

LONGEST = 2.0
"""Seconds between two reports that still count: a shorter outage is not seen."""


def uptime(now: ColumnElement[float]) -> ColumnElement[float]:
    """In SQL: the uptime at this moment."""
    return select(uptime_of_report(now)).scalar_subquery()


def uptime_of_report(now: ColumnElement[float]) -> ColumnElement[float]:
    """The same as a column of the report that is there."""
    passed = now - alive.c.at
    return alive.c.uptime + case((passed.between(0.0, LONGEST), passed), else_=0.0)
