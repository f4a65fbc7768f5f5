"""Kinds of decision, each declared once: packed into a number, said, ordered, read and matched.

What a player decides has fields: a unit, a hex, a card. An option packs them into one number; so
does a line of orders said beforehand, which says where a piece stands instead of which it is.
`Kind` declares both with all that is said of them; what compiled rules need to pack and unpack is
written from it (`packing.Packing.packer`, `taker`).

Texts name fields: ``{unit}``, or ``{hex:occupant}`` to say a field as another type than its own.
What a type is called in a sentence is the game's (`Names.said`), how a line of orders writes it a
`Word` of the game's.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Protocol

from samurai_odds.errors import OddsError, check_one_of
from samurai_odds.play import layout as at
from samurai_odds.play.at_table import NO, WAY, Chance, Choice, Offer
from samurai_odds.play.events import Happening
from samurai_odds.play.layout import kind_of, seat_of
from samurai_odds.play.orders_text import Grammar
from samurai_odds.play.packing import Fields, Packing, by_number
from samurai_odds.play.replay import Step
from samurai_odds.play.scene import Line

State = Any  # of a game, whose functions know its names


@cache
def in_register(place: int) -> Any:
    """Find what one number of the state has."""
    return lambda s: int(s[place])


class Names(Protocol):
    """Says in a sentence what a field of some type stands for."""

    def said(self, type: str, s: State, number: int) -> str:
        """Name what a number stands for in a state."""


# ---- said ----------------------------------------------------------------------------

Text = str | Callable[[Any, Any, Fields], str]  # a sentence, or what makes it of names and fields
Where = Mapping[str, int | str]  # fields as they must be: a number, or as another field is
Context = Mapping[str, tuple[str, Callable[[Any], int]]]  # fields: type, and what finds it
Derived = Mapping[str, tuple[str, Callable[[Any, Fields], int]]]
After = Mapping[str, tuple[str, Callable[[Step], int]]]
Places = tuple[str, ...] | Callable[[Any, Any, Fields], tuple[int, ...]]  # fields, or places
What = str | Callable[[Any, Fields], str]  # a name, or what finds it by names and fields
Says = Callable[[Any, Fields], "str | Chance"]  # what more is said: a card's text, the odds


@dataclass(frozen=True)
class Case:
    """What is said of a decision whose fields are as ``where`` has them.

    ``places`` are its own, if not those of the kind. In a play-by-play ``rule`` is the heading of
    the rulebook, and ``instead`` is what the other seats read where who decides does so in secret.
    """

    text: Text
    where: Where = field(default_factory=dict)
    places: Places | None = None
    rule: str = ""
    instead: Text = ""


@dataclass(frozen=True)
class Happens:
    """What a decision is whose fields are as ``where`` has them, as something that happens.

    ``kind`` is one of `events.KINDS`, "" where nothing does; the others name the fields that it
    has of the decision, ``what`` a thing, or a function that names it. ``secret`` is what the
    other seats may not know.
    """

    kind: str
    where: Where = field(default_factory=dict)
    piece: str = ""
    target: str = ""
    start: str = ""
    end: str = ""
    lost: str = ""
    left: str = ""
    gained: str = ""
    what: What = ""
    secret: tuple[str, ...] = ()

    def made(self, name: str, names: Any, seat: int, fields: Fields) -> Happening:
        """Return what happens by a kind of decision of a name."""
        return Happening(
            self.kind,
            seat,
            piece=_value(fields, self.piece),
            target=_value(fields, self.target),
            start=_value(fields, self.start),
            end=_value(fields, self.end),
            what=self.what if isinstance(self.what, str) else self.what(names, fields),
            lost=_value(fields, self.lost),
            left=_value(fields, self.left),
            gained=_value(fields, self.gained),
            numbers=fields,
            seats=(seat,) if self.secret else None,
            secret=self.secret,
            decision=name,
        )


def _value(fields: Fields, name: str) -> int:
    return fields[name] if name else at.NONE


_CHOSEN = Happens("chosen")

# Why a question is about no piece (`Kind.nobody`).
WHO = "who it is about is what is asked"
HAND = "it is about cards"
PLAN = "it is about all that a seat has"
OFF_BOARD = "whom it is about stands nowhere on the board, and is named"


def holds(fields: Fields, where: Where) -> bool:
    """Return whether fields are as they must be."""
    for name, wanted in where.items():
        if fields[name] != (fields[wanted] if isinstance(wanted, str) else wanted):
            return False
    return True


def sentence(text: Text, names: Names, types: Mapping[str, str], s: State, fields: Fields) -> str:
    """Say a text: each ``{field}`` as its type is said, or as the type after a colon."""
    if not isinstance(text, str):
        return text(names, s, fields)
    first, *rest = text.split("{")
    parts = [first]
    for one in rest:
        named, _, after = one.partition("}")
        name, _, other = named.partition(":")
        parts += [names.said(other or types[name], s, fields[name]), after]
    return "".join(parts)


# ---- ordered beforehand --------------------------------------------------------------


@dataclass(frozen=True)
class Word:
    """How what a type names is written in a line of orders: ``form`` stands for it in a form.

    ``read`` raises OddsError, or returns None where the line must be of another form; if there is
    none, ``instead`` says what to write for the word.
    """

    form: str
    write: Callable[[int], str]
    read: Callable[[str], int | None]
    instead: str = ""


@dataclass(frozen=True)
class Words:
    """The words of a game's lines of orders by type, and what else (``about``) its readers need."""

    types: Mapping[str, Word]
    about: Any = None


Ordered = tuple[int, int]  # a line of a script: a kind of decision and a value
Wanted = int | str | Callable[[Fields, Words], int]


@dataclass(frozen=True)
class Form:
    """A way to write a line of orders: words, and ``{field}`` for what is named.

    ``where`` has the other fields: a number, the name of a field that is the same, or what makes
    it of those read. ``makes`` gives the lines of a script where it is not one line of the kind,
    ``before`` those that come before that line.
    ``shown`` says whether the form is named when a line cannot be read, ``usage`` how. A form with
    a type that a game has no `Word` for is none of its.
    """

    text: str
    where: Mapping[str, Wanted] = field(default_factory=dict)
    makes: Callable[[Fields, Words], Sequence[Ordered]] | None = None
    before: Callable[[Fields, Words], Sequence[Ordered]] | None = None
    shown: bool = True
    usage: str = ""

    @property
    def verb(self) -> str:
        return self.text.split()[0]

    @property
    def fixed(self) -> dict[str, int | str]:
        """The fields that a line written so is known by."""
        return {k: one for k, one in self.where.items() if isinstance(one, int | str)}

    def named(self, types: Mapping[str, str], words: Words) -> str:
        """Name the form: each type as it is written in forms."""
        pairs = [(word, _field(word)) for word in self.text.split()]
        shown = [words.types[_type(one, types)].form if name else one for one, name in pairs]
        return self.usage or " ".join(shown)


def _field(word: str) -> str:
    """Return the field that a word of a form stands for, "" where it stands for itself."""
    return word[1:-1].partition(":")[0] if word.startswith("{") else ""


def _type(word: str, types: Mapping[str, str]) -> str:
    """Return the type of a field as a form names it: its own, or that after a colon."""
    name, _, other = word[1:-1].partition(":")
    return other or types[name]


@dataclass(frozen=True, eq=False)
class Kind:
    """A kind of decision.

    ``value`` packs its options; ``line`` lines of scripts, if not the same. ``as_line(s, choice)``
    makes a line of an option, ``as_other_line`` another that is meant too, or NONE (`Kinds.as_line`
    may give them the question as well).

    ``title`` is the question, the first that holds of several cases; ``decline`` is the option 0
    where it is to do nothing; the other options are said by the first of ``buttons`` that holds.
    ``places`` are the fields whose places an option is about, in the order of a tap on each,
    ``subject`` those of whom is asked, ``piece`` is who that is, ``against`` are the places of whom
    he is up against; ``nobody`` says why a question is about none of these. ``role`` is what its
    options are among others, ``declined`` what the option 0 is (`at_table`), ``without`` what it is
    called where it ends a phase in which nothing was chosen. Beside the fields of an option there
    are those of the state (``context``), and what follows from both (``derived``). ``trace`` says
    what was decided in a play-by-play, with what came of it (``after``) and ``{seat}``; of a
    declined decision only if ``declines``. ``wordings`` are what is said of it elsewhere, by a
    game's name for that.

    ``happens`` says what a decision is as data, where it is more than "chosen".

    ``answers`` are lines of a game written down that say what was decided, and at which ``place``.
    ``forms`` are lines of orders; ``try`` may stand before one that ``may_fail``; ``more`` is the
    word that lets a bot add others; ``only`` says why another game refuses them. A plan for a turn
    holds what is ``planned``; the rest is left to who plays on.
    """

    code: int
    name: str
    value: Packing
    line: Packing | None = None
    as_line: Callable[..., int] | None = None
    as_other_line: Callable[..., int] | None = None
    title: Text | tuple[Case, ...] = ""
    decline: str = ""
    buttons: tuple[Case, ...] = ()
    places: Places = ()
    subject: tuple[str, ...] = ()
    piece: str = ""
    against: tuple[str, ...] = ()
    nobody: str = ""
    role: str = WAY
    declined: str = NO
    without: str = ""
    context: Context = field(default_factory=dict)
    derived: Derived = field(default_factory=dict)
    trace: tuple[Case, ...] = ()
    after: After = field(default_factory=dict)
    declines: bool = False
    happens: tuple[Happens, ...] = ()
    wordings: Mapping[str, tuple[Case, ...]] = field(default_factory=dict)
    forms: tuple[Form, ...] = ()
    answers: tuple[Form, ...] = ()
    may_fail: bool = False
    more: str = ""
    only: str = ""
    planned: bool = False

    @property
    def lines(self) -> Packing:
        """How a line of a script is packed."""
        return self.value if self.line is None else self.line

    def asked(self, s: State) -> Fields:
        """Return the fields that the state has before anything is chosen."""
        return {name: value(s) for name, (_, value) in self.context.items()}

    def fields(self, s: State, value: int) -> Fields:
        """Return all fields of an option."""
        fields = self.value.unpack(value)
        for name, (_, get) in self.context.items():
            fields[name] = get(s)
        for name, (_, known) in self.derived.items():
            fields[name] = known(s, fields)
        return fields

    @property
    def types(self) -> dict[str, str]:
        """The types of all fields."""
        types = {one.name: one.type for one in self.value.fields}
        for rows in (self.context, self.derived, self.after):
            for name, row in rows.items():
                types[name] = row[0]
        types |= {"seat": "seat", "place": "hex"}
        return types

    # ---- said ------------------------------------------------------------------------

    def question(self, names: Names, s: State) -> str:
        """Return what is asked."""
        title = self.title
        cases = title if isinstance(title, tuple) else (Case(title),)
        return self._said_first(cases, names, s, self.asked(s))

    def label(self, names: Names, s: State, value: int) -> str:
        """Return what an option says, alone."""
        if value == 0 and self.decline:
            return self.decline
        return self._said_first(self.buttons, names, s, self.fields(s, value))

    def option(self, names: Names, s: State, value: int, says: Says | None = None) -> Choice:
        """Return what an option says, and its places."""
        if value == 0 and self.decline:
            return Choice(self.decline, role=self.declined, without=self.without)
        fields = self.fields(s, value)
        for case in self.buttons:
            if holds(fields, case.where):
                places = self.places if case.places is None else case.places
                text = sentence(case.text, names, self.types, s, fields)
                if isinstance(places, tuple):
                    places_named = tuple(fields[one] for one in places if fields[one] >= 0)
                else:
                    places_named = places(names, s, fields)
                said = "" if says is None else says(s, fields)
                faces = isinstance(case.text, str) and "{facing}" in case.text
                facing = fields["facing"] if faces else at.NONE
                if isinstance(said, str):
                    return Choice(text, places_named, said, role=self.role, facing=facing)
                chance = said if said.says else None
                return Choice(
                    text, places_named, said.says, role=self.role, chance=chance, facing=facing
                )
        raise LookupError(f"{self.name}: nothing says {value}")

    def happening(self, names: Names, step: Step) -> Happening | None:
        """Return what a decision makes happen, None if nothing."""
        if step.value == 0 and self.decline and not self.declines:
            return None
        fields = self.fields(step.before, step.value)
        fields["seat"] = seat_of(step.what)
        for name, (_, known) in self.after.items():
            fields[name] = known(step)
        for one in (*self.happens, _CHOSEN):
            if holds(fields, one.where):
                return one.made(self.name, names, fields["seat"], fields) if one.kind else None
        return None

    def lines_of(
        self, names: Names, s: State, one: Happening, write: Callable[[str, str], str]
    ) -> list[Line]:
        """Say what a decision in a state has made happen; ``write`` writes a rule and a text."""
        for rule, text, other in self.tellings(names, s, one):
            if other:
                return [Line(write(rule, text), (one.seat,), write(rule, other))]
            return [Line(write(rule, text))]
        return []

    def tellings(self, names: Names, s: State, one: Happening) -> Iterator[tuple[str, str, str]]:
        """Yield the rule of a decision and its words, and those for who may not know them."""
        fields = dict(one.numbers)
        for case in self.trace:
            if holds(fields, case.where):
                text = sentence(case.text, names, self.types, s, fields)
                other = sentence(case.instead, names, self.types, s, fields)
                if text or other:
                    yield case.rule, text, other
                return

    def narrated(self, names: Names, step: Step, write: Callable[[str, str], str]) -> list[Line]:
        """Say what was decided in a step, if it is told."""
        one = self.happening(names, step)
        return [] if one is None else self.lines_of(names, step.before, one, write)

    def narrations(self, names: Names, step: Step) -> Iterator[tuple[str, str, str]]:
        """Yield the rule of a decision and its words, and those for who may not know them."""
        one = self.happening(names, step)
        if one is not None:
            yield from self.tellings(names, step.before, one)

    def worded(self, what: str, names: Names, s: State, fields: Fields) -> str:
        """Say an option, or what is asked, in other words than those of a choice; "": nothing."""
        return self._said_first(self.wordings.get(what, ()), names, s, fields)

    def _said_first(self, cases: tuple[Case, ...], names: Names, s: State, fields: Fields) -> str:
        for case in cases:
            if holds(fields, case.where):
                return sentence(case.text, names, self.types, s, fields)
        return ""

    # ---- ordered beforehand ------------------------------------------------------------

    @property
    def line_types(self) -> dict[str, str]:
        """The types of the fields of a line."""
        return {one.name: one.type for one in self.lines.fields}

    def spelled(self, value: int, words: Words) -> str:
        """Write a line of a script as a player would; "" where no order says it."""
        return _spelled(self.forms, self.lines.unpack(value), self.line_types, words)

    def spelled_answer(self, value: int, words: Words) -> str:
        """Write an option as a player notes it; "" where no answer says it by itself."""
        return _spelled(self.answers, self.value.unpack(value), self.types, words)

    def read(self, form: Form, said: Sequence[str], words: Words) -> Sequence[Ordered] | None:
        """Read a line's words by one of the forms: lines of a script; None if it is another's."""
        fields = read_fields(form, self.forms, said, self.line_types, words)
        if fields is None or form.makes is not None:
            return None if fields is None or form.makes is None else form.makes(fields, words)
        before = [] if form.before is None else form.before(fields, words)
        return [*before, (self.code, self.lines.pack(fields))]

    def answered(self, form: Form, said: Sequence[str], words: Words) -> Fields | None:
        """Read what was decided by one of the answers: its fields; None if it is another's."""
        return read_fields(form, self.answers, said, self.types, words)


def _spelled(forms: Sequence[Form], fields: Fields, types: Mapping[str, str], words: Words) -> str:
    """Write fields in the first form that has them all, those that say the most by themselves."""
    for form in sorted(forms, key=lambda one: -len(one.fixed)):
        named = [_field(word) for word in form.text.split()]
        known = all(name in fields for name in (*filter(None, named), *form.fixed))
        if form.makes is None and known and holds(fields, form.fixed):
            shown = [
                words.types[types[name]].write(fields[name]) if name else word
                for name, word in zip(named, form.text.split(), strict=True)
            ]
            return " ".join(shown)
    return ""


def read_fields(
    form: Form, forms: Sequence[Form], said: Sequence[str], types: Mapping[str, str], words: Words
) -> Fields | None:
    """Read a line's words by a form: the fields that they name; None if it is another's.

    What stands for itself in one of the ``forms`` names nothing in another.
    """
    wanted = form.text.split()
    words_of_forms = {one for each in forms for one in each.text.split()}
    if len(wanted) != len(said):
        return None
    pairs = list(zip(wanted, said, strict=True))
    if any(there in words_of_forms if _field(one) else one != there for one, there in pairs):
        return None
    fields: Fields = {}
    for one, there in pairs:
        if name := _field(one):
            word = words.types.get(_type(one, types))
            number = None if word is None else word.read(there)
            if number is None and word is not None and word.instead:
                raise OddsError(f"cannot read '{' '.join(said)}': write {word.instead}")
            if number is None:
                return None
            fields[name] = number
    if form.makes is None:
        for name, pattern in form.where.items():
            if isinstance(pattern, str):
                fields[name] = fields[pattern]
            else:
                fields[name] = pattern if isinstance(pattern, int) else pattern(fields, words)
    return fields


class Kinds:
    """All kinds of decision of a game, in the sequence in which orders are explained."""

    def __init__(self, *kinds: Kind) -> None:
        self.all = kinds
        self.by_code = {kind.code: kind for kind in kinds}
        self.by_name = {kind.name: kind for kind in kinds}

    def __getitem__(self, code: int) -> Kind:
        return self.by_code[code]

    @property
    def planned(self) -> tuple[int, ...]:
        """The kinds that a plan for a turn holds."""
        return tuple(kind.code for kind in self.all if kind.planned)

    def offer(
        self, names: Names, s: State, values: Sequence[int], says: Mapping[int, Says]
    ) -> Offer:
        """Return what is asked in a state, and the options open by their values.

        ``says`` has, by kind, what more is said of an option.
        """
        kind = self.by_code[kind_of(int(s[at.PENDING]))]
        fields = kind.asked(s)
        subject = tuple(fields[name] for name in kind.subject if fields[name] >= 0)
        choices = tuple(kind.option(names, s, int(one), says.get(kind.code)) for one in values)
        piece = fields[kind.piece] if kind.piece else at.NONE
        against = tuple(fields[name] for name in kind.against if fields[name] >= 0)
        return Offer(kind.question(names, s), choices, subject, piece, against)

    def as_line(self, module: str, text: str = "s") -> Callable[..., int]:
        """Return the function for rules that makes a line of an option of a kind.

        It takes what is ``text`` (``"q, s"``: the question and the state), a kind, an option.
        """
        rules = {one.code: (one.as_line, f"{text}, choice") for one in self.all if one.as_line}
        made: Any = by_number(module, "as_line", f"{text}, kind, choice", "kind", rules, "choice")
        return made  # type: ignore[no-any-return]

    def as_other_line(self, module: str, text: str = "s") -> Callable[..., int]:
        """Return the function for rules that makes another line of an option, or NONE."""
        rules = {
            one.code: (one.as_other_line, f"{text}, choice")
            for one in self.all
            if one.as_other_line
        }
        taken, none = f"{text}, kind, choice", str(at.NONE)
        made: Any = by_number(module, "as_other_line", taken, "kind", rules, none)
        return made  # type: ignore[no-any-return]

    # ---- lines of orders -----------------------------------------------------------------

    def grammar(self, words: Words, extra: Mapping[str, str], refuse: bool) -> Grammar:
        """Return how the lines of orders are written; ``extra`` are verbs of no kind of decision.

        ``refuse`` has lines refused that are for ``only`` some games.
        """
        ours = [kind for kind in self.all if not (refuse and kind.only)]
        forms: dict[str, str] = {}
        for kind in ours:
            for verb in _verbs(kind):
                forms[verb] = usage(kind.forms, verb, kind.line_types, words)
        more = {kind.more: kind.code for kind in ours if kind.more}
        forms = {**extra, **forms, "more": _either([f"more {word}" for word in more])}
        failing = [verb for kind in ours if kind.may_fail for verb in _verbs(kind)]
        refused = {
            verb: f"'{verb}' {kind.only}"
            for kind in self.all
            if refuse and kind.only
            for verb in _verbs(kind)
        }
        return Grammar(forms, failing, more, refused)

    def read(self, grammar: Grammar, text: str, said: Sequence[str], words: Words) -> list[Ordered]:
        """Read one line of orders: the lines of a script; OddsError if it cannot be."""
        forms = [(kind, form) for kind in self.all for form in kind.forms if form.verb == said[0]]
        for kind, form in sorted(forms, key=lambda one: one[1].text.count("{")):
            fields_read = kind.read(form, said, words)
            if fields_read is not None:
                return list(fields_read)
        raise grammar.refusal(text, said[0])

    def read_answer(self, text: str, said: Sequence[str], words: Words) -> tuple[Kind, Fields]:
        """Read what was decided: its kind and fields; OddsError if it cannot be."""
        forms = [(kind, form) for kind in self.all for form in kind.answers]
        several = [(kind, form) for kind, form in forms if form.verb == said[0]]
        for kind, form in sorted(several, key=lambda one: one[1].text.count("{")):
            fields = kind.answered(form, said, words)
            if fields is not None:
                return kind, fields
        kind, form = several[0]
        named = form.usage or usage(kind.answers, said[0], kind.types, words)
        raise OddsError(f"cannot read '{text}': write {named}")


def _verbs(kind: Kind) -> list[str]:
    return [*dict.fromkeys(form.verb for form in kind.forms)]


def usage(forms: Iterable[Form], verb: str, types: Mapping[str, str], words: Words) -> str:
    """Return the forms of a verb, as they are named when a line cannot be read."""
    shown = [form for form in forms if form.verb == verb and form.shown]
    return _either([form.named(types, words) for form in shown])


def _either(several: Iterable[str]) -> str:
    *first, last = several
    return f"{', '.join(first)}, or {last}" if first else last


def named_word(form: str, what: str, names: Sequence[str], first: int = 0) -> Word:
    """Return how one of some things is written by its name; ``what`` they are, when it is none."""

    def read(word: str) -> int:
        check_one_of(what, word, names)
        return names.index(word) + first

    return Word(form, lambda number: names[number - first], read)


def word_of(names: Sequence[str], form: str, instead: str = "") -> Word:
    """Return how one of a few words is written; another word is none of the type."""
    return Word(
        form,
        lambda number: names[number],
        lambda word: names.index(word) if word in names else None,
        instead,
    )
