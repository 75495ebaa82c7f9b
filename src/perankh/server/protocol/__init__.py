"""Everything that goes over the wire, HTTP and socket: the one source of the OpenAPI document and the TypeScript types.

People read messages, not texts: an id and arguments that the client puts into words with the .ftl files.

A table is looked at by one *viewer*: a seat, or a spectator. Versions belong to the viewer: they count what this viewer
was told, so that nobody learns from a gap how many secret choices somebody else made. Times are milliseconds since
1970.
"""

from perankh.server.protocol.base import *  # noqa: F403
from perankh.server.protocol.history import *  # noqa: F403
from perankh.server.protocol.house import *  # noqa: F403
from perankh.server.protocol.play import *  # noqa: F403
from perankh.server.protocol.tables import *  # noqa: F403
