"""How an answer was made."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

YOURS = "yours"  # the source of what was changed by hand
SOURCES = ("rulebook", "published", "reconstructed", "assumed", YOURS)  # strongest first


def source_tag(text: str) -> str:
    """Take the source tag off the beginning of ``source`` or ``placement``."""
    return re.split(r"[\s,:;]", text, maxsplit=1)[0]


def weak_tags(texts: Mapping[str, str]) -> dict[str, str]:
    """Give the source tags of what is weaker than the rulebook."""
    tags = {name: source_tag(text) for name, text in texts.items()}
    return {name: tag for name, tag in tags.items() if tag != SOURCES[0]}


def weakest(sources: Iterable[str]) -> str:
    """Give the weakest of some source tags; of none, ``rulebook``."""
    return max(sources, key=SOURCES.index, default=SOURCES[0])


def asked_for(**given: Any) -> dict[str, Any]:
    """Return the inputs that say something, as an answer records them: a path by its name."""
    return {
        name: value.__fspath__() if hasattr(value, "__fspath__") else value
        for name, value in given.items()
        if value is not None
    }


@dataclass(frozen=True)
class Provenance:
    """Everything needed to make an answer again, and to know how far to trust it.

    ``rests_on`` maps each number or ruling weaker than the rulebook that the
    answer used to its source tag.
    """

    game: str
    procedure: str
    inputs: Mapping[str, Any]
    edition: str
    pack: str
    version: str
    rests_on: Mapping[str, str] = field(default_factory=dict)
    method: str = "exact"
    samples: int | None = None
    seed: int = 0
    elapsed_s: float = 0.0
    interrupted: bool = False
    because: str = ""  # why this method, when it was not the asker's choice
    condition: str | None = None

    @property
    def weakest_source(self) -> str:
        """The weakest source tag that the answer rests on."""
        return weakest(self.rests_on.values())

    def made(self, **how: Any) -> "Provenance":
        """Return the same of an answer that was made in this way, as `replace` would, but fast."""
        one = object.__new__(Provenance)
        one.__dict__.update(self.__dict__, **how)
        return one

    def simulated(
        self,
        samples: int,
        seed: int,
        elapsed_s: float,
        interrupted: bool = False,
        because: str = "",
    ) -> "Provenance":
        """Return the same for an answer that rests on games played, ``samples`` of them."""
        return self.made(
            method="monte-carlo",
            samples=samples,
            seed=seed,
            elapsed_s=round(elapsed_s, 6),
            interrupted=interrupted,
            because=because,
        )

    def copied(self, **how: Any) -> "Provenance":
        """Return the same, made in this way, whose dictionaries nobody shares."""
        return self.made(inputs=dict(self.inputs), rests_on=dict(self.rests_on), **how)

    def to_dict(self) -> dict[str, Any]:
        """Give the contract's part of every JSON answer that says how it was made."""
        return {
            "game": self.game,
            "procedure": self.procedure,
            "inputs": dict(self.inputs),
            "rules": {
                "edition": self.edition,
                "pack": self.pack,
                "weakest_source": self.weakest_source,
                "rests_on": dict(self.rests_on),
            },
            "method": self.method,
            "samples": self.samples,
            "seed": self.seed,
            "elapsed_s": self.elapsed_s,
            "version": self.version,
        }


class Simulated:
    """An answer that rests on games played."""

    provenance: Provenance

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C came: what had been played until then is here."""
        return self.provenance.interrupted
