"""Who you are."""

from functools import partial

from perankh.server import protocol
from perankh.server.api.call import Call
from perankh.server.api.endpoint import Endpoints
from perankh.server.api.summaries import summaries
from perankh.server.refusals import Refused
from perankh.server.store import lists

endpoints = Endpoints()
MOST_TABLES = 100


@endpoints.add("GET", "/api/me", protocol.Me)
async def me(call: Call) -> protocol.Me:
    """Who you are, by your cookie."""
    return await call.services.people.me(call.guest)


@endpoints.add("PUT", "/api/me", protocol.Me, body=protocol.NameMe)
async def name_me(call: Call, body: protocol.NameMe) -> protocol.Me:
    """Give yourself a name; makes you a guest, if you are none yet."""
    guest = await call.need_guest(body.name)
    await call.services.people.rename(guest, body.name)
    return await call.services.people.me(guest)


@endpoints.add("POST", "/api/me/recovery", protocol.RecoveryPhrase, refuses=["no-guest"])
async def new_phrase(call: Call) -> protocol.RecoveryPhrase:
    """A phrase that makes another browser you. It is shown once, and takes the place of an older one."""
    if call.guest is None or (await call.services.people.me(call.guest)).player is None:
        raise Refused("no-guest")
    return protocol.RecoveryPhrase(await call.services.people.new_phrase(call.guest))


@endpoints.add("POST", "/api/me/recover", protocol.Me, body=protocol.Recover, refuses=["bad-phrase"])
async def recover(call: Call, body: protocol.Recover) -> protocol.Me:
    """Be the guest whose recovery phrase this is."""
    call.check_rate("guesses")
    call.be(await call.services.people.recover(body.phrase))
    return await call.services.people.me(call.guest)


@endpoints.add("GET", "/api/me/tables", protocol.TableList)
async def my_tables(call: Call) -> protocol.TableList:
    """Tables where you sit and that are not over."""
    if call.guest is None:
        return protocol.TableList([])
    ids = await call.services.store.read(partial(lists.of_guest, guest=call.guest, limit=MOST_TABLES))
    return await summaries(call, ids)
