"""Tables of rules: a line with a dash for each, below it what is asked and what it comes to."""


def by_rule(table: str) -> dict[str, list[tuple[str, str]]]:
    """Read a table; a line without what is asked asks the same again, a backslash goes on."""
    found: dict[str, list[tuple[str, str]]] = {}
    asked = ""
    for line in table.replace("\\\n", "").splitlines():
        if line.startswith("- "):
            listed = found.setdefault(line.removeprefix("- "), [])
        elif line.startswith(" "):
            question, told = line.split(" : ")
            asked = question.strip() or asked
            listed.append((asked, " ".join(told.split())))
    return found
