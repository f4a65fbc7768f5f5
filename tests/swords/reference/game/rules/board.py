"""The board of the reference game: which provinces touch, over land or over a sea line.

Each line names a province and those of its neighbors that come after it; ``~`` is a sea line.
The lines in doubt are drawn as the facts file draws them by default.
"""

LAND, SEA = "land", "sea"

PRINTED = """
    Aki: Bingo, Iwami, Suo
    Awa (Honshu): Kazusa
    Awa (Shikoku): Iyo, Sanuki, Tosa
    Awaji: ~Sanuki, ~Settsu
    Bingo: Bitchu, Hoki, Iwami, Izumo
    Bitchu: Bizen, Hoki, Mimasaka
    Bizen: Harima, Mimasaka
    Bungo: Buzen, Chikugo, Chikuzen, Higo, Hyuga, ~Iyo
    Buzen: Chikuzen, ~Nagato
    Chikugo: Chikuzen, Higo, Hizen
    Chikuzen: Hizen
    Dewa: Echigo, Mutsu
    Echigo: Etchu, Kozuke, Mutsu, Shinano
    Echizen: Hida, Kaga, Mino, Omi, Wakasa
    Etchu: Hida, Kaga, Noto, Shinano
    Harima: Inaba, Mimasaka, Settsu, Tajima, Tamba
    Hida: Kaga, Mino, Shinano
    Higo: Hyuga, Satsuma
    Hitachi: Mutsu, Shimosa, Shimotsuke
    Hoki: Inaba, Izumo, Mimasaka
    Hyuga: Osumi, Satsuma
    Iga: Ise, Omi, Yamashiro, Yamato
    Iki: ~Nagato
    Inaba: Mimasaka, Tajima
    Ise: Kii, Mino, Omi, Owari, Shima, Yamato
    Iwami: Izumo, Nagato, Suo
    Iyo: Sanuki, Tosa
    Izu: Sagami, Suruga
    Izumi: Kawachi, Kii
    Kaga: Noto
    Kai: Musashi, Sagami, Shinano, Suruga
    Kawachi: Kii, Settsu, Yamashiro, Yamato
    Kazusa: Shimosa
    Kii: Yamato
    Kozuke: Musashi, Mutsu, Shimotsuke, Shinano
    Mikawa: Mino, Owari, Shinano, Totomi
    Mino: Omi, Owari, Shinano
    Musashi: Sagami, Shimosa, Shimotsuke, Shinano
    Mutsu: Shimotsuke
    Nagato: Suo
    Oki: ~Izumo
    Omi: Tamba, Wakasa, Yamashiro
    Osumi: Satsuma
    Sado: ~Echigo
    Sagami: Suruga
    Settsu: Tamba, Yamashiro
    Shimosa: Shimotsuke
    Shinano: Suruga, Totomi
    Suruga: Totomi
    Tajima: Tamba, Tango
    Tamba: Tango, Wakasa, Yamashiro
    Tango: Wakasa
    Tsushima: ~Iki
    Yamashiro: Yamato
"""

NAMES = (
    "Aki", "Awa (Honshu)", "Awa (Shikoku)", "Awaji", "Bingo", "Bitchu", "Bizen", "Bungo",
    "Buzen", "Chikugo", "Chikuzen", "Dewa", "Echigo", "Echizen", "Etchu", "Harima", "Hida",
    "Higo", "Hitachi", "Hizen", "Hoki", "Hyuga", "Iga", "Iki", "Inaba", "Ise", "Iwami", "Iyo",
    "Izu", "Izumi", "Izumo", "Kaga", "Kai", "Kawachi", "Kazusa", "Kii", "Kozuke", "Mikawa",
    "Mimasaka", "Mino", "Musashi", "Mutsu", "Nagato", "Noto", "Oki", "Omi", "Osumi", "Owari",
    "Sado", "Sagami", "Sanuki", "Satsuma", "Settsu", "Shima", "Shimosa", "Shimotsuke",
    "Shinano", "Suo", "Suruga", "Tajima", "Tamba", "Tango", "Tosa", "Totomi", "Tsushima",
    "Wakasa", "Yamashiro", "Yamato",
)  # fmt: skip


class Board:
    """Provinces by name, with their neighbors in the order of the names."""

    def __init__(self, names: list[str], borders: dict[tuple[str, str], str]):
        self.names = list(names)
        self.kind = {(a, b): kind for (a, b), kind in borders.items()}
        self.kind.update({(b, a): kind for (a, b), kind in borders.items()})

    def around(self, name: str) -> list[str]:
        return [other for other in self.names if (name, other) in self.kind]

    def touch(self, a: str, b: str) -> bool:
        return (a, b) in self.kind

    def by_sea(self, a: str, b: str) -> bool:
        return self.kind[a, b] == SEA


def japan() -> Board:
    """The printed map."""
    borders = {}
    for line in PRINTED.strip().splitlines():
        name, others = line.strip().split(": ")
        for other in others.split(", "):
            borders[name, other.lstrip("~")] = SEA if other.startswith("~") else LAND
    return Board(list(NAMES), borders)
