"""The words of literal types."""

from typing import Any, Literal, get_args, get_origin


def literals(annotation: Any) -> tuple[str, ...]:
    """Return the words of the literal types in an annotation."""
    if get_origin(annotation) is Literal:
        return get_args(annotation)
    return tuple(word for part in get_args(annotation) for word in literals(part))
