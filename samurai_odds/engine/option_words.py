"""How answers and refusals name an option, and what they say to add.

The command and Python know an option as ``--range``. The page has a control with a label for it,
and functions of its own in place of these (`page/scripts.py`): no text is read to reword it.
"""


def named_option(name: str, value: object = "") -> str:
    """Name an option, and a value of it.

    >>> named_option("volleys", 2)
    '--volleys 2'
    """
    return f"--{name} {value}".rstrip()


def add(name: str, value: str, words: str) -> str:
    """Say what comes of another value of an option."""
    return f"Add --{name} {value}: {words}."


def to_add(text: str) -> str:
    """Say what is of use to who types alone, such as what to add: on the page nothing."""
    return text


def named_command(name: str, options: str = "") -> str:
    """Name the command that answers something else.

    >>> named_command("ran fire", "--mode entry")
    "'ran fire --mode entry'"
    """
    return f"'{name} {options}".rstrip() + "'"
