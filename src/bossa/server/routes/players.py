"""The player who asks: name, and links to other devices."""

from starlette.responses import StreamingResponse

from bossa.server.accounts.links import LINK_SECONDS
from bossa.server.protocol.answers import Link, Me, SignedOut
from bossa.server.protocol.personal_data import MyData
from bossa.server.protocol.requests import LinkBody, NameBody
from bossa.server.routes.context import Context
from bossa.server.routes.endpoint import Endpoints

endpoints = Endpoints()


@endpoints.get("/me", Me)
async def me(context: Context) -> Me:
    account = await context.account()
    return Me(name=await context.services.players.name_of(account) if account else None)


@endpoints.post("/me", Me)
async def become_player(context: Context) -> Me:
    """Makes a newcomer a player and nothing else, so that a lost answer loses nothing."""
    account = await context.player_or_newcomer()
    return Me(name=await context.services.players.name_of(account))


@endpoints.put("/me", Me, body=NameBody)
async def rename(context: Context, body: NameBody) -> Me:
    account = await context.player_or_newcomer()
    return Me(name=await context.services.players.rename(account, body.name))


@endpoints.delete("/me", Me)
async def remove_me(context: Context) -> Me:
    """Removes the player: open games end, and seats become those of a guest without a name."""
    account = await context.account()
    if account:
        await context.services.removal.remove(account.id)
    context.leave()
    return Me(name=None)


@endpoints.get(
    "/me/data", MyData, description="Everything that is kept of the player, as a file to save."
)
async def my_data(context: Context) -> StreamingResponse:
    context.services.downloads.check(context.client, "too-many-requests")
    pieces = context.services.personal_data.of(await context.account())
    name = 'attachment; filename="bossa-data.json"'
    headers = {"Content-Disposition": name}
    return StreamingResponse(pieces, media_type="application/json", headers=headers)


@endpoints.post("/me/links", Link, status=201)
async def create_link(context: Context) -> Link:
    account = await context.player_or_newcomer()
    token = await context.services.links.create(account)
    return Link(url=f"{context.address}/continue#{token}", seconds=LINK_SECONDS)


@endpoints.post("/me/sign-out-others", SignedOut)
async def sign_out_others(context: Context) -> SignedOut:
    """Revokes the tokens of all other devices of the player. Their streams end."""
    account = await context.account()
    count = await context.services.devices.sign_out_others(account) if account else 0
    return SignedOut(devices=count)


@endpoints.post("/links", Me, body=LinkBody)
async def use_link(context: Context, body: LinkBody) -> Me:
    device = await context.account()
    account = await context.services.links.use(body.token, device, body.own_games)
    if device is None or device.token != account.token:
        context.become(account)
    return Me(name=await context.services.players.name_of(account))
