"""Scripts are written shorter, and mean the same."""

import json
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from analyses.browsing import node
from samurai_odds.engine.script import program
from samurai_odds.engine.script.program import Program
from samurai_odds.page.sharing import within
from samurai_odds.page.short import digest, short_texts, shortest
from samurai_odds.page.site import by_hand
from samurai_odds.page.smaller import named_alike, smaller
from tests.engine.script.node import needs_node

TO_32_BITS = re.compile(r"(?<!\|)\|\s*0(?!\d)|~|<<|>>")

MEANS = r"""
// Every way to write that could come out otherwise.
const first = (a, b) => {
  for (const one of [a, b]) ; // nothing
  while (a < b) a++;
  return a - -b + +a;
};
let plain = 1
let other = plain
;[1, 2].forEach((one) => { plain += one; })
const text = `a  ${ [1, 2].map((x) => `<${ x }  ;}>`).join(" ; ") }  // b`, quoted = "a ; } // b";
const found = "a/b".replace(/[/"'`]\/?/g, " - ") /* , "no" */ + 8 / 2 / 2;
const returned = () => {
  return /x  y/.test("x  y")
};
const made = { of: 1, get half() { return this.of / 2; } }, half = made.half / 2;
if (plain) { if (other) ; }
const answered = [first(1, 3), plain, other, text, quoted, found, returned(), half, 1 .toFixed(1)];
"""


@needs_node
def test_what_is_smaller_means_the_same(tmp_path: Path) -> None:
    answers = []
    for script in (MEANS, smaller(MEANS)):
        file = tmp_path / "script.js"
        file.write_text(f"{script}\nconsole.log(JSON.stringify(answered));", encoding="utf-8")
        done = subprocess.run([str(node()), file], capture_output=True, text=True, check=True)
        answers.append(json.loads(done.stdout))
    assert answers[0] == answers[1]
    assert answers[0][3:6] == ["a  <1  ;}> ; <2  ;}>  // b", "a ; } // b", "a - b2"]


@pytest.mark.parametrize(
    ("long", "short"),
    [
        ("f ( a , b ) ;\n\n  g ( ) ;\n", "f(a,b);g();\n"),
        ("{ a ; }", "{a}"),
        ("{ for ( ; ; ) ; }", "{for(;;);}"),
        ("{ ; }", "{;}"),
        ("a + ++ b", "a+ ++b"),
        ("let a = b\nlet c", "let a=b\nlet c"),
        ("f()\n  .g()\n", "f().g()\n"),
        ("return  typeof  a // no\n", "return typeof a\n"),
        ('x = "a  b" ;', 'x="a  b";'),
    ],
)
def test_only_what_means_nothing_falls_away(long: str, short: str) -> None:
    assert smaller(long) == short
    assert smaller(short) == short


def test_a_constant_that_one_other_names_is_written_there() -> None:
    lines = [
        "const $$a=$dict([]);",
        "const $$b=Object.freeze([$$a,1]);",
        "const $$c=[2];",
        "const $$d=Object.freeze([$$c]);",  # named by a text beside
        "const $$e=$of($$K,$$b,()=>$$c);",  # worked out when it is called
        "const $$f=$dict([[$$c,$$b]]);",  # $$b is named twice
        "const $$g=$def(()=>$$h);",
        "const $$h=[3];",  # named in a function
    ]
    assert within(lines, ["given($$d)"]) == [
        "const $$b=Object.freeze([$dict([]),1]);",
        *lines[2:],
    ]


@dataclass(frozen=True)
class Piece:
    name: str
    steps: int = 1
    tags: tuple[str, ...] = ()


@needs_node
@pytest.mark.parametrize("piece", [Piece("a"), Piece("b", True), Piece("c", 1, ("d",))])
def test_an_object_is_written_by_its_values_up_to_what_is_usual(
    piece: Piece, tmp_path: Path
) -> None:
    whole = Program({}, own=("tests",))
    name = whole.literal(piece)
    assert "{name:" not in whole.text().split(f"const {name}=")[1]
    runtime = (Path(program.__file__).parent / "python.js").read_text("utf-8")
    script = f"{runtime}\n{whole.text()}\nconst {{name_,steps_,tags_}}={name};"
    file = tmp_path / "script.js"
    file.write_text(f"{script}console.log(JSON.stringify([name_,steps_,tags_]))", "utf-8")
    done = subprocess.run([str(node()), file], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == [piece.name, piece.steps, list(piece.tags)]


def test_names_that_files_share_are_short_and_the_same_in_all() -> None:
    files = {
        "games.js": "const $add=(a,b)=>a+b,$f=[];$add($add(1,$$aV),2)",
        "ran.js": "const $$aV=$f`${$add(1,2)} $1`;function $a$(a){return $add(a,$$b)}",
    }
    assert named_alike(files) == {
        "games.js": "const $0=(a,b)=>a+b,$1=[];$0($0(1,$a),2)",
        "ran.js": "const $a=$1`${$0(1,2)} $1`;function $a$(a){return $0(a,$b)}",
    }
    many = named_alike({"one": ";".join(f"$n{chr(97 + k)}" for k in range(26))})["one"]
    assert len(set(many.split(";"))) == 26


def test_members_that_no_text_can_say_have_short_names() -> None:
    """But not those of fields and keywords, whose names end with _ only where they are read."""
    files = {
        "runtime.js": "const read=(one,name)=>one[`${name}_`];a_=1;",
        "ran.js": '$method(C,"hidden_",()=>1);x({seats:2});x.hidden_()+x.seats_+x.__init___',
        "play.js": 'read(x,"asked");x.asked_=x.hidden_;const{also_hidden_:b}=x',
    }
    named = named_alike(files)
    assert named["runtime.js"].startswith(files["runtime.js"])
    assert named["ran.js"].endswith('(C,"b_",()=>1);x({seats:2});x.b_()+x.seats_+x.__init___')
    assert named["play.js"] == 'read(x,"asked");x.asked_=x.b_;const{c_:b}=x'


@needs_node
def test_what_is_called_most_has_a_name_of_its_own(tmp_path: Path) -> None:
    names = ["int", "isinstance", "len", "max", "range", "str", "tuple"]
    brought = ",".join(f"{name}:(...given)=>['{name}',...given]" for name in names)
    called = ",".join(f"$py.{name}(1)" for name in names)
    files = {
        "runtime.js": f"const $py={{{brought},sum:()=>0}};",
        "ran.js": f"const $f=Object.freeze([{called},$py.sum(1)]);",
    }
    named = named_alike(files)
    assert "$py" not in named["ran.js"]
    assert ".sum(" in named["ran.js"]
    assert ".len(" not in named["ran.js"]
    answers = []
    for both in (files, named):
        script = tmp_path / "script.js"
        frozen = re.search(r"const (\$\w+)=", both["ran.js"])
        assert frozen is not None
        shown = f"console.log(JSON.stringify([{frozen[1]},Object.isFrozen({frozen[1]})]));"
        script.write_text(both["runtime.js"] + both["ran.js"] + shown, encoding="utf-8")
        done = subprocess.run([str(node()), script], capture_output=True, text=True, check=True)
        answers.append(json.loads(done.stdout))
    assert answers[0] == answers[1] == [[*([name, 1] for name in names), 0], True]


def test_what_a_minifier_made_is_of_the_scripts_as_they_are() -> None:
    """Else they are written by `smaller` again: ``python -m analyses.fit.shorten``."""
    scripts = [*by_hand()]
    assert set(short_texts()) <= set(map(digest, scripts)), "of scripts that were changed since"
    stale = [one[:60] for one in scripts if digest(one) not in short_texts()]
    assert stale == []
    for one in scripts:
        assert len(shortest(one)) < len(smaller(one))


def test_a_script_that_nothing_is_kept_of_is_made_smaller() -> None:
    assert shortest("f ( a ) ;\n") == "f(a);\n"


def test_no_short_text_cuts_numbers_to_32_bits() -> None:
    """A minifier made `|0` of `Math.trunc`: squares of 64 games were too large for that."""
    assert len(TO_32_BITS.findall("a | 0, ~b, b|0||0")) == 3
    for script in by_hand():
        assert len(TO_32_BITS.findall(shortest(script))) == len(TO_32_BITS.findall(script))
