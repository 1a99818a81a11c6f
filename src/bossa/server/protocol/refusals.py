"""What the server refuses beyond the rules. Each class carries the HTTP status of its answer."""

from typing import ClassVar

from bossa.rules import Refusal


class ServerRefusal(Refusal):
    status: ClassVar[int]


class Malformed(ServerRefusal):
    """No request of HTTP, or one without a `Host`."""

    status = 400


class Missing(ServerRefusal):
    """There is no such thing, or the caller may not know of it."""

    status = 404


class NoSuchPage(ServerRefusal):
    status = 404


class NotYours(ServerRefusal):
    """It belongs to another player."""

    status = 403


class Foreign(ServerRefusal):
    """The request comes from a page of another site."""

    status = 403


class NotAllowed(ServerRefusal):
    """The address exists, but not with this method."""

    status = 405


class TooLarge(ServerRefusal):
    """More bytes than any request needs."""

    status = 413


class HeadTooLarge(ServerRefusal):
    """The same for the head of a request."""

    status = 431


class Misdirected(ServerRefusal):
    """The request is for another host."""

    status = 421


class BadRequest(ServerRefusal):
    """The request cannot be read; `where` names the field."""

    status = 422


class TooMany(ServerRefusal):
    """More requests than one client needs: a rate limit."""

    status = 429


class TooSoon(ServerRefusal):
    """The same, where it is known after how many seconds it can be done again: `seconds`."""

    status = 429


class Unforeseen(ServerRefusal):
    """A mistake of the server's. The log has it."""

    status = 500


class Overloaded(ServerRefusal):
    """The server has more to do than it can. Nothing was done."""

    status = 503


class Away(ServerRefusal):
    """The database does not answer. Nothing was done, or nobody knows: the client asks again with
    the same request id, and the action is done once."""

    status = 503


class Damaged(ServerRefusal):
    """A stored game cannot be read by this version of the server."""

    status = 503
