"""Guests: a signed cookie, a name if they like, a recovery phrase if they like. No e-mail, no password."""

import hashlib
import hmac
import secrets
from contextlib import suppress

from sqlalchemy import Connection, select

from perankh.server.moment import DAY, now
from perankh.server.protocol import Me
from perankh.server.refusals import Refused
from perankh.server.store.errors import Conflict
from perankh.server.store.schema import guests, settings
from perankh.server.store.statements import NAME_GUEST, NEW_GUEST, NEW_SETTING, PHRASE_OF_GUEST, Unit
from perankh.server.store.store import Store

COOKIE = "perankh_guest"
LIFE = 400 * DAY
FRESH = 30 * DAY  # after that a cookie in use is replaced by a new one
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
CONSONANTS, VOWELS = "bdfghjkmnprstwyz", "aeiu"  # 64 syllables
WORDS, SYLLABLES = 5, 3  # 90 bits


def new_id(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.key = b""

    async def open(self) -> None:
        """The key that cookies are signed with is made once and kept in the store, for all processes."""
        if not await self.store.read(_key):
            unit = Unit()
            unit.add(NEW_SETTING, name="cookie-key", value=secrets.token_hex(32))
            with suppress(Conflict):  # another process has made one at the same time
                await self.store.commit(unit)
        self.key = bytes.fromhex(await self.store.read(_key))

    # Cookies

    def cookie(self, guest: str) -> str:
        text = f"{guest}.{now()}"
        return f"{text}.{self._signature(text)}"

    def guest_of(self, cookie: str | None) -> str | None:
        """The guest whose cookie this is; None if it is missing, forged or too old."""
        guest, _, rest = (cookie or "").partition(".")
        made, _, signature = rest.partition(".")
        if not hmac.compare_digest(self._signature(f"{guest}.{made}").encode(), signature.encode()):
            return None
        return guest if now() - int(made) < LIFE else None

    def renewed(self, cookie: str | None) -> str | None:
        """A new cookie for whoever comes with one that is good, but no longer fresh."""
        guest = self.guest_of(cookie)
        if cookie is None or guest is None or now() - int(cookie.split(".")[1]) < FRESH:
            return None
        return self.cookie(guest)

    def _signature(self, text: str) -> str:
        return hmac.new(self.key, text.encode(), hashlib.sha256).hexdigest()

    # Guests

    async def new_guest(self, name: str | None = None) -> str:
        guest, unit = new_id(16), Unit()
        unit.add(NEW_GUEST, id=guest, name=tidy(name), phrase=None, created=now())
        await self.store.commit(unit)
        return guest

    async def rename(self, guest: str, name: str) -> None:
        unit = Unit()
        unit.add(NAME_GUEST, of_guest=guest, new_name=tidy(name))
        await self.store.commit(unit)

    async def me(self, guest: str | None) -> Me:
        wanted = select(guests).where(guests.c.id == guest)
        row = await self.store.read(lambda connection: connection.execute(wanted).first()) if guest else None
        return Me() if row is None else Me(row.id, row.name, row.phrase is not None)

    async def new_phrase(self, guest: str) -> str:
        phrase = " ".join(_word() for _ in range(WORDS))
        unit = Unit()
        unit.add(PHRASE_OF_GUEST, of_guest=guest, hashed=_hashed(phrase))
        await self.store.commit(unit)
        return phrase

    async def recover(self, phrase: str) -> str:
        wanted = select(guests.c.id).where(guests.c.phrase == _hashed(phrase))
        guest = await self.store.read(lambda connection: connection.execute(wanted).scalar())
        if guest is None:
            raise Refused("bad-phrase")
        return str(guest)


def _key(connection: Connection) -> str:
    return connection.execute(select(settings.c.value).where(settings.c.name == "cookie-key")).scalar() or ""


def tidy(name: str | None) -> str | None:
    return " ".join(name.split()) or None if name is not None else None


def _word() -> str:
    return "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES))


def _hashed(phrase: str) -> str:
    return hashlib.sha256(" ".join(phrase.lower().split()).encode()).hexdigest()
