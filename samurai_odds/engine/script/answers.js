// What is answered otherwise in a browser than by Python: expressions over outcomes, the exact
// reader, the figure and the error that users see.
const OddsError = class OddsError extends $py.ValueError {
  static $new(...problems) { return super.$new(...problems); }
};
OddsError.title = "OddsError";
const TooLarge = $fault("TooLarge");
const unknown = (what, value, choices) => `unknown ${what} '${value}': choose from ${[...$it(choices)].join(", ")}`;

// ---- expressions: + - * / // % **, comparisons, and or not, min max abs, quoted words -----------

const $trees = new Map();
function $tree(text) {
  if (!$trees.has(text)) $trees.set(text, $parsed(text));
  return $trees.get(text);
}
function $parsed(text) {
  const wrong = () => { throw OddsError.$new(`cannot read '${text}'`); };
  const typed = { "≥": ">=", "≤": "<=", "≠": "!=", "×": "*", "÷": "/", "−": "-", "–": "-", "‘": "'", "’": "'", "“": '"', "”": '"' };
  text = text.replace(/[≥≤≠×÷−–‘’“”]/g, (sign) => typed[sign]);
  const parts = text.match(/\d+\.?\d*(?:e[+-]?\d+)?|\.\d+|[A-Za-z_]\w*|'[^']*'|"[^"]*"|\*\*|\/\/|[<>=!]=|[-+*/%<>(),]|\S/g) || wrong();
  let at = 0;
  const is = (...signs) => signs.includes(parts[at]), take = (sign) => (is(sign) ? parts[at++] : wrong());
  const left = (signs, below) => () => {
    let found = below();
    while (is(...signs)) found = { do: parts[at++], parts: [found, below()] };
    return found;
  };
  const either = () => several("or", both)(), both = () => several("and", not)();
  const several = (sign, below) => () => {
    const found = [below()];
    while (is(sign)) { at++; found.push(below()); }
    return found.length > 1 ? { do: sign, parts: found } : found[0];
  };
  const not = () => (is("not") ? (at++, { do: "not", parts: [not()] }) : compared());
  const compared = () => {
    const found = [sum()], signs = [];
    while (is("<", "<=", ">", ">=", "==", "!=", "in", "not")) {
      const out = is("not") && at++;
      signs.push(is("in") && out ? (at++, "not in") : out ? wrong() : parts[at++]);
      found.push(signs.at(-1).endsWith("in") ? listed() : sum());
    }
    return signs.length ? { do: "compare", signs, parts: found } : found[0];
  };
  const listed = () => { // (1, 2), [1, 2] or {1, 2}
    const end = { "(": ")", "[": "]", "{": "}" }[parts[at++]] || wrong(), found = [];
    do { found.push(sum()); if (is(",")) at++; } while (!is(end) && at < parts.length);
    take(end);
    return { do: "list", parts: found };
  };
  const sum = () => left(["+", "-"], product)(), product = () => left(["*", "/", "//", "%"], signed)();
  const signed = () => (is("-", "+") ? { do: `${parts[at++]}1`, parts: [signed()] } : power());
  const power = () => { const base = single(); return is("**") ? (at++, { do: "**", parts: [base, signed()] }) : base; };
  const single = () => {
    const one = parts[at++];
    if (one === "(") { const inner = either(); take(")"); return inner; }
    if (/^[\d.]/.test(one || "")) return { do: "number", value: +one };
    if (/^['"]/.test(one || "")) return { do: "word", value: one.slice(1, -1) };
    if (!/^[A-Za-z_]/.test(one || "")) return wrong();
    if (!is("(")) return { do: "name", value: one };
    const given = [];
    do { at++; given.push(either()); } while (is(","));
    take(")");
    return { do: one, parts: given };
  };
  const found = either();
  return at === parts.length ? found : wrong();
}
const $steps = { "+": "add", "-": "sub", "*": "mul", "/": "div", "//": "floordiv", "%": "mod", "**": "pow",
  "<": "lt", "<=": "le", ">": "gt", ">=": "ge", "==": "eq", "!=": "ne", min: "min", max: "max" };
function $valued(node, columns, words) {
  const value = (one) => $valued(one, columns, words), nonzero = (one) => np.both("ne", value(one), 0);
  if (node.do === "number") return node.value;
  if (node.do === "name") return columns.has(node.value) ? columns.find(node.value)
    : $throw(unknown("variable", node.value, columns));
  if (node.do === "not") return np.both("eq", value(node.parts[0]), 0);
  if (node.do === "-1") return $neg(value(node.parts[0]));
  if (node.do === "+1") return value(node.parts[0]);
  if (node.do === "abs") return np.abs(value(node.parts[0]));
  if (node.do === "and" || node.do === "or") return node.parts.map(nonzero).reduce((a, b) => np.both(node.do, a, b));
  if (node.do === "compare") {
    const side = (one, other) => (one.do !== "word" ? value(one)
      : words.has(other.value) ? words.find(other.value).indexOf(one.value) : $throw(`'${one.value}' is compared with no words`));
    const pair = (sign, one, other) => {
      if (!sign.endsWith("in")) return np.both($steps[sign], side(one, other), side(other, one));
      const found = other.parts.map((each) => pair("==", one, each)).reduce((a, b) => np.both("or", a, b));
      return sign === "in" ? found : np.both("eq", found, 0);
    };
    return node.signs.map((sign, k) => pair(sign, node.parts[k], node.parts[k + 1])).reduce((a, b) => np.both("and", a, b));
  }
  if (!$steps[node.do]) $throw(`cannot use '${node.do || node.value}'`);
  return node.parts.map(value).reduce((a, b) => np.both($steps[node.do], a, b));
}
const $throw = (text) => { throw OddsError.$new(text); };
const $length = (columns) => np.asarray(columns.values_()[0]).size;
function evaluate(text, columns, words = null) {
  const found = np.asarray($valued($tree(text), columns, words || $dict([])));
  const whole = np.broadcast_to(found, [$length(columns)]);
  const values = whole.values().map(Number);
  if (!values.every((x) => Math.abs(x) <= 1e100)) $throw(`cannot work out '${text}': it divides by zero or overflows somewhere`);
  return new NDArray(values, [values.length]);
}
const check = (text, names) => {
  for (const name of names_in(text)) if (!$in(name, names)) $throw(`${unknown("variable", name, names)} (in '${text}')`);
};
function names_in(text) {
  const found = $set([]), walk = (node) => {
    if (node.do === "name") found.add_(node.value);
    (node.parts || []).forEach(walk);
  };
  walk($tree(text));
  return found;
}
const is_condition = (text) => ["compare", "and", "or", "not"].includes($tree(text).do);

// ---- the exact reader ---------------------------------------------------------------------------

const MOST_NODES = 20000; // some seconds on a phone
function graphed(question, most = MOST_NODES) {
  const { rules } = question.machine_;
  try { return new rules.Graph(rules, { numbers: question.numbers_ }, most); } catch (fault) {
    if (!(fault instanceof RangeError)) throw fault;
    throw TooLarge.$new("Too many states for the page: the command answers this question.");
  }
}
const unfolded = (question) => decided(question, graphed(question));
function decided(question, graph) {
  const states = graph.ends || graph.leaves.map((node) => [...graph.states[node]]);
  const columns = question.columns_(new NDArray(states.flat(), [states.length, states[0].length]));
  const names = () => (question.derive_ ? columns.union_(question.derive_(columns)) : columns);
  let choice = graph.event.map(() => 0);
  if (graph.event.some((event) => event < 0))
    choice = graph.best(evaluate(question.value_, names(), question.words_).values()).choice;
  return { columns_: columns, get names_() { return names(); }, chances_: () => np.asarray(graph.chances(choice)) };
}

function outcomes(question) {
  const found = question.reading_ ? question.reading_() : unfolded(question);
  const columns = $items(found.columns_), chances = [...np.asarray(found.chances_()).values()];
  const cells = columns.map(([, one]) => np.asarray(one).values());
  const reached = chances.flatMap((chance, k) => (chance ? [k] : []));
  const rows = reached.flatMap((k) => cells.map((one) => one[k]));
  return [columns.map(([name]) => name), new NDArray(rows, [reached.length, columns.length]),
    new NDArray(reached.map((k) => chances[k]), [reached.length])];
}
const $made = $def("**how", function (how) { return $replace(this, $named(how)); });

// ---- a game's questions as a page asks them -------------------------------------------------------

const GAMES = {};
const $plainly = (one) => (one instanceof $Dict
  ? Object.fromEntries($items(one).map(([name, value]) => [name, $plainly(value)]))
  : Array.isArray(one) ? one.map($plainly) : $plain(one));
// Plain values as Python has them: objects are dictionaries.
const $pythonly = (one) => (Array.isArray(one) ? one.map($pythonly)
  : one && typeof one === "object" ? $dict(Object.entries(one).map(([name, value]) => [name, $pythonly(value)])) : one);
const $game = (asked, { ask, shown, details }, about) => ({
  ...about,
  // What is seen of an answer at once, as plain values, and `details()`, what is seen later.
  seen(odds) {
    let known = null;
    return { ...$plainly(shown(odds)), details: () => (known ??= $plainly(details(odds))) };
  },
  // What the rules forbid throws with `problems_`.
  ask(procedure, given) { return this.seen(ask(asked[procedure], $dict(Object.entries(given)))); },
  // How lucky the battles of a session were: each its procedure, given, seen and theirs.
  luck: (logged) => $plainly($luck($dict(Object.entries(asked)), $pythonly(logged))),
  // The reasons why a question may not be asked; none if it may.
  problems(procedure, given) {
    try { $kw(asked[procedure], [], given); return []; } catch (fault) {
      if (fault.problems_) return fault.problems_;
      throw fault;
    }
  },
});
