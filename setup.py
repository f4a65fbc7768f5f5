"""What pyproject.toml cannot say: the README as a package page shows it.

There a picture or a link into the repository leads nowhere: links keep their words, pictures go.
"""

import re
from pathlib import Path


def for_a_package_page(readme: str) -> str:
    """Return the README without what is not an address."""
    pictures = r"^(!\[[^]]*\]\((?!https:)[^)]*\)|<img src=\"(?!https:)[^>]*>)\n+"
    readme = re.sub(pictures, "", readme, flags=re.MULTILINE)
    return re.sub(r"\[([^]]*)\]\((?!https:)[^)]*\)", r"\1", readme)


if __name__ == "__main__":
    from setuptools import setup

    text = Path(__file__).with_name("README.md").read_text(encoding="utf-8")
    setup(
        long_description=for_a_package_page(text),
        long_description_content_type="text/markdown",
    )
