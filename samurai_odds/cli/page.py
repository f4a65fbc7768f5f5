"""`samurai-odds page`: the page for the phone."""

from pathlib import Path

import click

from samurai_odds.cli.helping import Helped
from samurai_odds.cli.output import Output, is_forced, whole_file
from samurai_odds.errors import OddsError


@click.command(cls=Helped)
@click.option("--out", type=Output(), metavar="DIR", help="Folder to write the page into.")
@click.option(
    "--one", type=Output(".html"), metavar="FILE", help="One file that needs no other, to mail."
)
@click.option(
    "--rules",
    multiple=True,
    metavar="FILE",
    help="Your own rules values (TOML), a file a game: FILE, or GAME:FILE.",
)
def page(out: str | None, one: str | None, rules: tuple[str, ...]) -> None:
    """Write the page for the phone: odds in a browser, offline.

    A folder is to be served: `python -m http.server -d DIR`.
    """
    from samurai_odds.page.packs import rules_of
    from samurai_odds.page.site import one_file, write_site

    if out is None and one is None:
        raise OddsError("say where the page goes: --out DIR, --one FILE or both")
    if out is not None:
        _check(Path(out))
    own = rules_of(rules)
    try:
        if out is not None:
            write_site(Path(out), own)
            click.echo(f"the page is in {out}: serve it with 'python -m http.server -d {out}'")
        if one is not None:
            with whole_file(Path(one)) as unfinished:
                unfinished.write_text(one_file(own), encoding="utf-8")
            click.echo(f"the page is {one}: open it in a browser")
    except OSError as fault:
        raise OddsError(f"cannot write '{fault.filename or out}': {fault.strerror}") from None


def _check(folder: Path) -> None:
    """Raise OddsError unless the folder is new, empty, or holds a page already."""
    if folder.is_file():
        raise OddsError(f"cannot write '{folder}': it is a file, not a folder")
    if is_forced() or not folder.is_dir() or (folder / "manifest.webmanifest").exists():
        return
    if any(folder.iterdir()):
        raise OddsError(f"--out '{folder}' holds other files: add --force to write into it")
