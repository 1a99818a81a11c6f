"""Requests as bytes on a socket, for those that no HTTP client would send."""

import re
import socket
from contextlib import closing
from http.client import HTTPResponse

import httpx


def connect(address: str) -> socket.socket:
    url = httpx.URL(address)
    return socket.create_connection((url.host, url.port or 80), timeout=20)


def answer_on(connection: socket.socket) -> tuple[HTTPResponse, bytes]:
    """The next answer on a connection, and its body."""
    with closing(HTTPResponse(connection)) as answer:
        answer.begin()
        return answer, answer.read()


def ask(address: str, request: bytes) -> tuple[HTTPResponse, bytes]:
    """Send a request on a connection of its own."""
    with connect(address) as connection:
        connection.sendall(request)
        return answer_on(connection)


def is_ended(connection: socket.socket) -> bool:
    """Whether the server ends the connection without another byte."""
    try:
        return connection.recv(65_536) == b""
    except ConnectionError:
        return True


def counted(address: str, metric: str) -> float:
    """The sum of a metric over all its labels that begin like this."""
    _, text = ask(address, b"GET /metrics HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
    found = re.findall(rf"(?m)^{re.escape(metric)}.* (\S+)$", text.decode())
    return sum(map(float, found))
