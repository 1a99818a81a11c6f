"""Games through the API: every request's good and bad ways, on both databases."""

import random
import time
from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import pytest
from tests.server.running import Client, Json, error_of, events_of

from bossa.notation import read_record

pytestmark = pytest.mark.slow


def waited(client: Client, game: str, number: int) -> Json:
    """The snapshot after something more has happened."""
    events = events_of(client, game, number, lambda event: event["snapshot"] is not None)
    return dict(events[-1][1]["snapshot"])


def my_turn(client: Client, snapshot: Json) -> Json:
    while not snapshot["moves"] and snapshot["status"] != "over":
        snapshot = waited(client, snapshot["id"], snapshot["number"])
    return snapshot


def played_out(clients: dict[str, Client], snapshot: Json, seed: int) -> Json:
    """A game to its end, each seat decided by its client, by chance."""
    source = random.Random(seed)
    game = snapshot["id"]
    while True:
        for seat, client in clients.items():
            snapshot = client.look(game)
            if snapshot["status"] == "over":
                return snapshot
            if snapshot["moves"]:
                choice = source.choice(snapshot["moves"])["text"]
                answer = client.decide(snapshot, choice)
                assert answer.status_code == 200, (seat, answer.text)


@pytest.mark.parametrize("rules", ["regular", "regular+chips", "novice", "novice+chips"])
def test_a_game_against_the_computer(ada: Client, rules: str) -> None:
    snapshot = ada.create(rules=rules)
    source = random.Random(4)
    while snapshot["status"] != "over":
        snapshot = my_turn(ada, snapshot)
        if snapshot["moves"]:
            answer = ada.decide(snapshot, source.choice(snapshot["moves"])["text"])
            assert answer.status_code == 200, answer.text
            snapshot = answer.json()
    record = ada.http.get(f"/games/{snapshot['id']}/record").text
    read = read_record(record)
    assert read.game.over
    assert dict(read.tags)["Hash"] == snapshot["hash"]
    assert snapshot["reveal"]["removed"] == str(read.game.removed)


def test_a_game_by_link_with_a_spectator(ada: Client, bo: Client, address: str) -> None:
    mine = ada.create(opponent="link", seat="A")
    assert mine["status"] == "waiting"
    assert mine["position"]["hands"] == {"A": None, "B": None}
    theirs = bo.join(mine)
    assert (theirs["you"], theirs["status"]) == ("B", "setup")
    assert theirs["position"]["hands"]["A"] is None
    over = played_out({"A": ada, "B": bo}, theirs, 3)
    watcher = Client(address)
    seen = watcher.look(over["id"])
    assert seen["you"] is None
    assert seen["outcome"] == over["outcome"]
    assert seen["moves"] == []
    assert error_of(watcher.act(over["id"], "resign")) == "not-your-seat"
    events = events_of(watcher, over["id"], 0, lambda event: event["number"] == seen["number"])
    assert [number for number, _ in events] == list(range(1, seen["number"] + 1))


def test_a_game_on_one_device_shows_the_hand_of_who_is_to_decide(ada: Client) -> None:
    snapshot = ada.create(rules="regular+chips", opponent="device")
    seen = set()
    source = random.Random(8)
    while snapshot["status"] != "over":
        eyes = snapshot["eyes"]
        if snapshot["status"] == "setup":
            seen.add((snapshot["phase"], eyes))
            other = "B" if eyes == "A" else "A"
            assert snapshot["position"]["hands"][eyes] is not None
            assert snapshot["position"]["hands"][other] is None
        snapshot = ada.decide(snapshot, source.choice(snapshot["moves"])["text"]).json()
    assert {("keep", "A"), ("keep", "B")} <= seen


def test_who_knows_more_than_the_server_hears_everything(ada: Client) -> None:
    """As after the games were brought back from a copy."""
    snapshot = ada.create(rules="novice", opponent="device")
    last = snapshot["number"]
    events = events_of(ada, snapshot["id"], last + 40, lambda event: event["number"] == last)
    assert [number for number, _ in events] == list(range(1, last + 1))


def test_the_same_request_twice_is_done_once(ada: Client) -> None:
    snapshot = ada.create(opponent="device")
    body = {"decision": 1, "choice": snapshot["moves"][0]["text"], "request": str(uuid4())}
    first = ada.post(f"/games/{snapshot['id']}/decisions", **body)
    second = ada.post(f"/games/{snapshot['id']}/decisions", **body)
    assert first.status_code == second.status_code == 200
    assert first.json()["number"] == second.json()["number"]
    # Another decision with the same word would not be made, and so is refused.
    other = {**body, "choice": snapshot["moves"][1]["text"]}
    answer = ada.post(f"/games/{snapshot['id']}/decisions", **other)
    assert (answer.status_code, error_of(answer)) == (409, "request-id-used")
    # The same word for something else is something else.
    resigned = ada.post(f"/games/{snapshot['id']}/resign", request=body["request"])
    assert resigned.json()["outcome"]["ending"] == "resign"


def test_a_new_game_asked_for_twice_is_one_game(ada: Client, bo: Client, address: str) -> None:
    new_game = {"opponent": "link", "request": str(uuid4())}
    ada.post("/me")
    tabs = [ada, *(Client(address) for _ in range(3))]
    for tab in tabs:
        tab.http.cookies = ada.http.cookies
    with ThreadPoolExecutor(4) as threads:
        answers = list(threads.map(lambda tab: tab.post("/games", **new_game), tabs))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["id"] for answer in answers}) == 1
    assert len(ada.http.get("/games").json()["games"]) == 1
    # The word is Ada's: with Bo it stands for another game.
    assert bo.post("/games", **new_game).json()["id"] != answers[0].json()["id"]


def test_of_two_who_race_for_one_decision_one_gets_it(ada: Client, address: str) -> None:
    """Two tabs of one player, at the same time, many times over."""
    tabs = [ada, Client(address)]
    snapshot = ada.create(opponent="device", rules="novice")
    tabs[1].http.cookies = ada.http.cookies
    with ThreadPoolExecutor(2) as threads:
        for _ in range(8):
            if snapshot["status"] == "over":
                break
            choices = [snapshot["moves"][0]["text"], snapshot["moves"][-1]["text"]]
            racing = [
                threads.submit(tab.decide, snapshot, choice)
                for tab, choice in zip(tabs, choices, strict=True)
            ]
            answers = [future.result() for future in racing]
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            refused = next(answer for answer in answers if answer.status_code == 409)
            assert error_of(refused) in ("stale-decision", "game-over")
            snapshot = ada.look(snapshot["id"])


def test_both_keep_a_chip_at_once(ada: Client, bo: Client) -> None:
    for turn in range(6):
        mine = ada.create(rules="novice+chips", opponent="link", seat="A")
        theirs = bo.join(mine)
        mine = ada.look(mine["id"])
        order = [(ada, mine, "keep-d"), (bo, theirs, "keep-i")]
        if turn % 2:
            order.reverse()
        with ThreadPoolExecutor(2) as threads:
            racing = [
                threads.submit(one.decide, snapshot, choice) for one, snapshot, choice in order
            ]
            assert [future.result().status_code for future in racing] == [200, 200]
        snapshot = ada.look(mine["id"])
        assert snapshot["status"] == "playing"
        assert snapshot["position"]["chips"] == {"A": ["d"], "B": ["i"]}


def test_a_chip_kept_is_a_secret_until_both_have(ada: Client, bo: Client) -> None:
    mine = ada.create(rules="novice+chips", opponent="link", seat="A")
    bo.join(mine)
    snapshot = ada.decide(ada.look(mine["id"]), "keep-d").json()
    assert snapshot["position"]["chips"]["A"] == ["d"]
    seen = bo.look(mine["id"])
    assert seen["position"]["chips"]["A"] == ["d", "i"]
    events = events_of(bo, mine["id"], 0, lambda event: event["number"] == seen["number"])
    assert events[-1][1]["kind"] == "chosen"
    assert events[-1][1]["choice"] is None
    bo.decide(seen, "keep-d")
    assert bo.look(mine["id"])["position"]["chips"] == {"A": ["d"], "B": ["d"]}


def test_the_inviter_cannot_act_for_the_guest(ada: Client, bo: Client) -> None:
    mine = ada.create(rules="novice", opponent="link", seat="A")
    assert error_of(ada.post("/invitations", token=token_of(mine))) == "own-invitation"
    assert error_of(ada.act(mine["id"], "resign")) == "nobody-there-yet"
    theirs = bo.join(mine)
    mine = ada.look(mine["id"])
    waiting, waits = (ada, mine) if theirs["moves"] else (bo, theirs)
    moves = (theirs if theirs["moves"] else mine)["moves"]
    number = waits["decisions"][0]["number"]
    seat = waits["decisions"][0]["player"]
    asked = {"decision": number, "choice": moves[0]["text"]}
    assert error_of(waiting.act(mine["id"], "decisions", **asked)) == "not-your-turn"
    assert error_of(waiting.act(mine["id"], "decisions", seat=seat, **asked)) == "not-your-seat"


def token_of(snapshot: Json) -> str:
    return str(snapshot["invitation"]["url"]).split("#")[1]


def test_looking_at_an_invitation_claims_nothing(ada: Client, bo: Client) -> None:
    mine = ada.create(opponent="link")
    token = token_of(mine)
    for _ in range(100):
        assert bo.post("/invitations/look", token=token).json()["open"]
    assert ada.look(mine["id"])["status"] == "waiting"
    assert "url" in ada.look(mine["id"])["invitation"]
    assert bo.look(mine["id"])["invitation"] is None


def test_who_has_just_joined_is_not_away(ada: Client, bo: Client) -> None:
    snapshot = ada.create(rules="novice", opponent="link", seat="A")
    bo.join(snapshot)
    assert ada.look(snapshot["id"])["seats"]["B"]["here"] is True


def test_of_two_who_claim_at_once_one_gets_the_seat(ada: Client, address: str) -> None:
    for _ in range(5):
        mine = ada.create(opponent="link")
        guests = [Client(address) for _ in range(4)]
        for guest in guests:
            guest.http.put("/me", json={"name": "Guest"})
        with ThreadPoolExecutor(4) as threads:
            racing = [
                threads.submit(guest.post, "/invitations", token=token_of(mine)) for guest in guests
            ]
            answers = [future.result() for future in racing]
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        late = next(answer for answer in answers if answer.status_code == 409)
        assert error_of(late) == "seat-is-taken"
        assert error_of(Client(address).post("/invitations", token=token_of(mine))) == (
            "seat-is-taken"
        )


def test_nothing_is_learned_by_guessing(ada: Client) -> None:
    guesses = ["0" * 40, "a" * 40, "x"]
    answers = {ada.post("/invitations/look", token=guess).text for guess in guesses}
    assert len(answers) == 1
    assert error_of(ada.post("/invitations/look", token=guesses[-1])) == "no-such-invitation"
    assert error_of(ada.http.get(f"/games/{'0' * 20}")) == "no-such-game"


def test_takebacks(ada: Client, bo: Client) -> None:
    snapshot = ada.create(rules="novice", opponent="device")
    assert not snapshot["can_take_back"]
    assert error_of(ada.act(snapshot["id"], "takeback")) == "nothing-to-take-back"
    after = ada.decide(snapshot, snapshot["moves"][-1]["text"]).json()
    drawn = [step["tile"] for step in after["steps"] if step["kind"] == "drawn"]
    back = ada.act(snapshot["id"], "takeback").json()
    assert back["position"]["text"] == snapshot["position"]["text"]
    again = ada.decide(back, snapshot["moves"][-1]["text"]).json()
    # The pile keeps its order: the tile that had come comes again.
    assert [step["tile"] for step in again["steps"] if step["kind"] == "drawn"] == drawn
    assert '[Takebacks "1"]' in ada.http.get(f"/games/{snapshot['id']}/record").text

    mine = ada.create(rules="novice", opponent="link")
    theirs = bo.join(mine)
    first, second = (ada, bo) if ada.look(mine["id"])["moves"] else (bo, ada)
    snapshot = first.look(mine["id"])
    first.decide(snapshot, snapshot["moves"][0]["text"])
    asked = first.act(mine["id"], "takeback").json()
    assert asked["takeback"] == {"by": snapshot["you"]}
    assert error_of(first.act(mine["id"], "takeback/answer", accept=True)) == "nothing-asked"
    refused = second.act(mine["id"], "takeback/answer", accept=False).json()
    assert refused["takeback"] is None
    # Who was refused asks again after the next move.
    assert not first.look(mine["id"])["can_take_back"]
    assert error_of(first.act(mine["id"], "takeback")) == "takeback-declined"
    snapshot = second.look(mine["id"])
    second.decide(snapshot, snapshot["moves"][0]["text"])
    assert first.look(mine["id"])["can_take_back"]
    second.act(mine["id"], "takeback")
    assert error_of(first.act(mine["id"], "takeback")) == "takeback-asked"
    back = first.act(mine["id"], "takeback/answer", accept=True).json()
    assert back["position"]["text"] == snapshot["position"]["text"]
    assert theirs["status"] == "playing"


def test_a_game_cannot_go_on_for_ever_by_takebacks(
    ada: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bossa.server.games.replay.MOST_TAKEBACKS", 2)
    snapshot = ada.create(rules="novice", opponent="device")
    for _ in range(2):
        ada.decide(snapshot, snapshot["moves"][0]["text"])
        snapshot = ada.act(snapshot["id"], "takeback").json()
    after = ada.decide(snapshot, snapshot["moves"][0]["text"]).json()
    assert not after["can_take_back"]
    assert error_of(ada.act(snapshot["id"], "takeback")) == "enough-takebacks"


def test_a_stale_decision_is_refused_after_a_takeback(ada: Client) -> None:
    snapshot = ada.create(rules="novice", opponent="device")
    ada.decide(snapshot, snapshot["moves"][0]["text"])
    ada.act(snapshot["id"], "takeback")
    assert error_of(ada.decide(snapshot, snapshot["moves"][0]["text"])) == "stale-decision"


def test_resigning_calling_off_and_another_game(ada: Client, bo: Client) -> None:
    mine = ada.create(opponent="link", seat="A")
    bo.join(mine)
    off = bo.act(mine["id"], "call-off").json()
    assert off["status"] == "called-off"
    assert error_of(ada.act(mine["id"], "resign")) == "called-off"
    offered = ada.act(mine["id"], "rematch").json()
    assert offered["rematch"] == {"by": "A", "game": None}
    accepted = bo.act(mine["id"], "rematch").json()
    again = accepted["rematch"]["game"]
    assert (ada.look(again)["you"], bo.look(again)["you"]) == ("B", "A")
    over = ada.act(again, "resign").json()
    assert over["outcome"] == {"ending": "resign", "winner": "A"}
    assert error_of(ada.act(again, "call-off")) == "game-over"
    assert error_of(bo.act(again, "claim")) == "game-over"
    listed = ada.http.get("/games").json()["games"]
    assert [game["id"] for game in listed] == [again, mine["id"]]


def test_a_finished_game_can_be_stepped_through(ada: Client) -> None:
    snapshot = ada.create(rules="novice", opponent="device")
    over = played_out({"both": ada}, snapshot, 5)
    record = ada.http.get(f"/games/{over['id']}/record").text
    for step in range(len(over["steps"]) + 1):
        then = ada.post("/positions", record=record, step=step).json()
        assert then["steps"] == over["steps"][:step]
    assert then["outcome"] == over["outcome"]
    assert then["position"] == over["position"]
    assert error_of(ada.post("/positions", record=record, step=150)) == "no-such-step"


def test_names_and_other_devices(ada: Client, address: str) -> None:
    assert ada.http.get("/me").json() == {"name": None}
    assert ada.http.put("/me", json={"name": "坊\u3000茶"}).json() == {"name": "坊 茶"}
    assert ada.http.put("/me", json={"name": "  Ada\u0007  B "}).json() == {"name": "Ada B"}
    assert error_of(ada.http.put("/me", json={"name": " "})) == "bad-name"
    assert error_of(ada.http.put("/me", json={"name": "x" * 99})) == "bad-name"
    snapshot = ada.create(opponent="device")
    url = ada.post("/me/links").json()["url"]
    phone = Client(address)
    assert phone.post("/links", token=url.split("#")[1]).json() == {"name": "Ada B"}
    assert phone.look(snapshot["id"])["you"] == "both"
    assert ada.look(snapshot["id"])["you"] == "both"
    assert error_of(Client(address).post("/links", token=url.split("#")[1])) == "no-such-link"


def test_a_clock_runs_out_with_nobody_connected(ada: Client, bo: Client) -> None:
    assert error_of(ada.post("/games", clock={"seconds": 60.0, "days": 3})) == "bad-clock"
    assert error_of(ada.post("/games", clock={"seconds": 1.0})) == "bad-request"
    mine = ada.create(rules="novice", opponent="link", clock={"seconds": 30.0, "increment": 60.0})
    bo.join(mine)
    snapshot = ada.look(mine["id"])
    assert snapshot["clock"]["running"] in ("A", "B")
    first = ada if snapshot["moves"] else bo
    before = first.look(mine["id"])
    after = first.decide(before, before["moves"][0]["text"]).json()
    if after["status"] == "playing":
        assert after["clock"][before["you"]] > before["clock"][before["you"]]
        assert after["clock"]["running"] != before["you"]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/games", {"rules": "chess"}),
        ("/games", {"level": 3}),
        ("/games", {"opponent": "computer", "level": "grandmaster"}),
        ("/games", {"unknown": 1}),
        ("/games/xyz/decisions", {}),
        ("/invitations", {"token": "no such thing"}),
        ("/links", {}),
    ],
)
def test_bad_requests_are_refused_with_a_code(ada: Client, path: str, body: Json) -> None:
    answer = ada.http.post(path, json=body)
    assert error_of(answer)
    assert answer.json()["error"]["text"]


def test_other_bad_requests(ada: Client, address: str) -> None:
    http = ada.http
    assert error_of(http.post("/games", content=b"{", headers=JSON)) == "bad-request"
    assert error_of(http.post("/games", content=b"x" * 70_000, headers=JSON)) == "too-large"
    assert error_of(http.get("/nothing")) == "no-such-page"
    refused = http.delete("/games")
    assert (error_of(refused), refused.headers["allow"]) == ("not-allowed", "GET, POST")
    foreign = {"Origin": "https://elsewhere.example"}
    assert error_of(http.post("/games", json={}, headers=foreign)) == "cross-site"
    site = {"Sec-Fetch-Site": "cross-site"}
    assert error_of(http.post("/games", json={}, headers=site)) == "cross-site"
    ours = {"Origin": address}
    assert http.post("/games", json={"opponent": "device"}, headers=ours).status_code == 201


JSON = {"Content-Type": "application/json"}


def test_a_stream_goes_on_where_it_was(ada: Client) -> None:
    snapshot = ada.create(rules="novice", opponent="device")
    number = snapshot["number"]
    for _ in range(3):
        snapshot = ada.decide(snapshot, snapshot["moves"][0]["text"]).json()
    missed = events_of(
        ada, snapshot["id"], number, lambda event: event["number"] == snapshot["number"]
    )
    assert [one for one, _ in missed] == list(range(number + 1, snapshot["number"] + 1))
    with_header = {"Last-Event-ID": str(snapshot["number"] - 1)}
    url = f"/games/{snapshot['id']}/events"
    with ada.http.stream("GET", url, headers=with_header) as answer:
        lines = answer.iter_lines()
        assert next(line for line in lines if line.startswith("id:")) == f"id: {snapshot['number']}"


def test_who_is_away_is_shown_as_away(ada: Client, bo: Client) -> None:
    mine = ada.create(opponent="link", seat="A")
    bo.join(mine)

    def here_says(wanted: bool) -> bool:
        end = time.monotonic() + 20
        while time.monotonic() < end:
            if ada.look(mine["id"])["seats"]["B"]["here"] is wanted:
                return True
        return False

    with bo.http.stream("GET", f"/games/{mine['id']}/events") as answer:
        lines = answer.iter_lines()
        next(lines)
        assert here_says(True)
    assert here_says(False)
