"""The browser client, served from the package."""

from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from perankh.engine.message import Message
from perankh.words import LANGUAGES, words

FOLDER = Path(str(files("perankh").joinpath("web")))
FOR_EVER = "public, max-age=31536000, immutable"  # names of assets change with their content


class Client:
    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder.resolve()

    async def serve(self, request: Request) -> Response:
        path = request.path_params["path"]
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404)
        found = self._find(path)
        if found is not None:
            headers = {"Cache-Control": FOR_EVER if path.startswith("assets/") else "no-cache"}
            packed = found.with_name(f"{found.name}.gz")
            if "gzip" in request.headers.get("Accept-Encoding", "") and packed.is_file():
                headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
                return FileResponse(packed, media_type=guess_type(found.name)[0], headers=headers)
            return FileResponse(found, headers=headers)
        if "." in path.rpartition("/")[2]:
            raise HTTPException(404)
        index = self.folder / "index.html"
        if not index.is_file():
            return HTMLResponse(_not_built(), headers={"Cache-Control": "no-store"})
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    def _find(self, path: str) -> Path | None:
        """A file of the client; never one from outside its folder."""
        if not path or "\0" in path:
            return None
        try:
            wanted = (self.folder / path).resolve()
            return wanted if wanted.is_relative_to(self.folder) and wanted.is_file() else None
        except OSError:  # no file can have this name
            return None


def _not_built() -> str:
    lines = "".join(f"<p lang={one}>{words(one).say(Message('serve-not-built'))}</p>" for one in LANGUAGES)
    return f"<!doctype html><meta charset=utf-8><title>Per-Ankh</title><h1>Per-Ankh</h1>{lines}"
