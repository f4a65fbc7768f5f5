"""Whatever is asked is answered with probabilities that sum to one, or refused as bad input."""

import random

import pytest

from samurai_odds import OddsError, ran
from samurai_odds.ran.facts import load
from samurai_odds.ran.homes import HOMES, options_of, question_class
from samurai_odds.ran.units import TYPES, WORDS

MEN = ("6/5", "5/4 wounded", "4/3 1h lost-face", "7/6 so-taisho", "0/1", "9/9")
CONTINGENTS = ("8/2/4", "15/10/5", "9/5/4 31rp", "9/5/4 1rp", "6/1/6 so-taisho", "9/9/9", "3/4/1")
RATINGS = ("6-4/5-3", "7-4", "5-4/3-3", "9-9", "4-1")
SPARING = {"shock": 0.05, "fire": 0.012, "assault": 0.06}  # how often an option is given
TEXTS = {
    "terrain": ("clear", "woods", "castle", "bog"),
    "firer_terrain": ("clear", "woods"),
    "hexside": ("uphill", "stream", "river"),
    "volley_ranges": ("1,2", "2,2,1", "1,x"),
    "volley_flanks": ("1", "2,3"),
    "return_flanks": ("1", "2"),
    "bystander_flanks": ("1", "1,2"),
    "return_to": ("1", "1,2"),
    "charge_zone": ("1,2", "2,3"),
    "enemy_type": ("KB", "AS", "SI-B", "KBH", "Honjin"),
    "enemy_busho": ("5", "4, 6"),
    "enemy_units": ("SI 7-4", "KB 8-6 + SI 6-4"),
    "enemy_inactive": ("3", "7"),
    "risen": ("4", "finished", "none", "often"),
    "second_contingent": ("1", "2", "1,2", "behind"),
    "defender_second_contingent": ("1", "2", "behind"),
    "target_second_contingent": ("behind",),
    "firer_second_contingent": ("2", "beside", "behind"),
    "coordination": ("roll", "planned", "first", "1L", "2R", "0L"),
    "enemy_momenta": ("3", "4, 0", "x"),
    "in_zone": ("1", "all", "2"),
    "under_fire": ("1", "all"),
    "not_clear": ("1", "1,2"),
    "first_contingent": ("8/2/4", "8/4/4 20rp"),
    "value": ("phases", "attacker_hits", "hits"),
    "combat": (
        "duel 6/5 5/5",
        "shock 'SI 7-4' 'AS 6-4'",
        "shock 'SI 7-4' 'Honjin 5-0 4h' --army attacker",
        "shock 'SI 7-4 + AS 6-4' 'AS 6-4' --second-contingent 2 --segment 2",
        "flight '15/10/5 31rp'",
        "rally 'AS 6-4/5-3'",
    ),
    "busho": ("5, 4", "6 so-taisho, 3", "9"),
}


def unit(luck):
    words = [word for word in WORDS if luck.random() < 0.035]
    hits = luck.choice(("", "", "2h", "4h"))
    return " ".join((luck.choice(TYPES), luck.choice(RATINGS), hits, *words))


def text(luck, name):
    if name in TEXTS:
        return luck.choice(TEXTS[name])
    if name.endswith("contingent"):
        return luck.choice(CONTINGENTS)
    if name in ("first", "second") and luck.random() < 0.2:
        return ", ".join(luck.choice(MEN) for _ in range(2))
    if name in ("first", "second") or name.endswith("_busho"):
        return luck.choice(MEN)
    return " + ".join(unit(luck) for _ in range(luck.choice((1, 1, 1, 2, 3))))


def draw(procedure, seed):
    """Draw inputs, mostly of the right kind."""
    luck = random.Random(f"{procedure} {seed}")
    given = {name: text(luck, name) for name in question_class(procedure).arguments}
    if procedure == "alone":
        given["enemy"] = text(luck, "enemy_type")
    for option in options_of(procedure):
        if luck.random() > SPARING.get(procedure, 0.2):
            continue
        if option.repeatable:
            given[option.keyword] = tuple(text(luck, option.keyword) for _ in range(2))
        elif option.takes is bool:
            given[option.keyword] = True
        elif option.takes is int:
            given[option.keyword] = luck.randint(option.least, min(option.most, 12))
        elif option.takes is str:
            given[option.keyword] = text(luck, option.keyword)
        else:
            given[option.keyword] = luck.choice(option.takes)
    return given


@pytest.mark.quick(per="procedure")
@pytest.mark.parametrize("seeds", [range(200), range(200, 1000)], ids=str)
@pytest.mark.parametrize("procedure", HOMES)
def test_any_options(procedure, seeds):
    answered = 0
    for seed in seeds:
        try:
            odds = getattr(ran, procedure)(**draw(procedure, seed))
        except OddsError as refusal:
            said = str(refusal)
            assert said
            continue
        answered += 1
        assert float(odds.chances.sum()) == pytest.approx(1, abs=1e-9)
        assert len({tuple(row) for row in odds.rows.tolist()}) == len(odds.rows)
        assert odds.trace(seed) is not None
        assert odds.question.heading
        if seed % 10 == 0:
            assert odds.verdict.text
        for _, expression in odds.question.headlines.chances:
            odds.p(expression)
    assert answered >= len(seeds) / 50


def test_any_pack_that_is_sound_gives_sums_of_one(tmp_path):
    shipped = load().tables
    for seed in range(12):
        luck = random.Random(seed)
        lines = ["[shock_results]", 'source = "assumed"']
        for column in range(1, 14):
            cells = ", ".join(f'"{luck.randint(0, 7)}({luck.randint(0, 7)})"' for _ in range(10))
            lines.append(f"{column} = [{cells}]")
        lines += ["[fire]", 'source = "published"']
        for row in shipped["fire"]:
            if row != "source":
                cells = ", ".join(
                    f'"{luck.randint(0, 4)}{luck.choice(["", "D"])}"' for _ in range(10)
                )
                lines.append(f"{row} = [{cells}]")
        path = tmp_path / f"{seed}.toml"
        path.write_text("\n".join(lines), encoding="utf-8")
        for odds in (
            ran.shock("SI 7-4 flank", "AS 6-4/5-3 2h", attacker_busho="5/5", rules=str(path)),
            ran.fire("AS-T 5-4", "SI 7-4/6-3", shock=True, rules=str(path)),
        ):
            assert float(odds.chances.sum()) == pytest.approx(1, abs=1e-9)
            assert odds.provenance.weakest_source == "assumed"
