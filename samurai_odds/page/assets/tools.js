"use strict";
// Elements, what is remembered on this device, and the question in the address.
const el = (tag, given = {}, ...children) => {
  const one = Object.assign(document.createElement(tag), tag === "button" && { type: tag }); // else it would send a form
  for (const [name, value] of Object.entries(given)) {
    if (name.startsWith("on")) one.addEventListener(name.slice(2), value);
    else if (name in one && typeof value !== "string") one[name] = value;
    else if (value !== null && value !== false) one.setAttribute(name, value === true ? "" : value);
  }
  one.append(...children.flat(3).filter((child) => child !== null && child !== undefined));
  return one;
};
// A button: what it is known by here, what is on it, what a tap does.
const button = (name, label, act, given = {}) => el("button", { "data-do": name, onclick: act, ...given }, label);
// A paragraph in small letters.
const small = (...inside) => el("p", { class: "small" }, ...inside);

// Names of values as words: samurai-bow-cavalry, defender_loss; and an expression that counts.
const worded = (text) => String(text).replace(/(?<=[a-z])[-_](?=[a-z])/g, " ");
const counting = (text) => worded(text).replace(/ == '([^']*)'/g, " is $1").replaceAll(" * ", " × ").replaceAll("-", "−");
// A text in the middle of a sentence; TQ stays as it is.
const lowered = (text) => (/^[A-Z]{2}/.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1));

const has = (held, name) => Object.hasOwn(held, String(name));

const remembered = {
  get(name, usual) {
    try { return JSON.parse(localStorage.getItem(`samurai-odds.${name}`)) ?? usual; } catch { return usual; }
  },
  // A list of what passes a test: an earlier page, or a hand, may have left anything.
  list(name, test) {
    const all = remembered.get(name, []);
    return Array.isArray(all) ? all.filter(test) : [];
  },
  set(name, value) {
    // Whether it is kept: not in a private window, nor where the storage is full.
    try { localStorage.setItem(`samurai-odds.${name}`, JSON.stringify(value)); return true; } catch { return false; }
  },
};

// Load a script that is not there yet; those asked for together run in that order.
const coming = {};
const needed = (name, isMissing) => (isMissing() ? coming[name] ||= new Promise((done, failed) => {
  const ended = (act) => () => { delete coming[name]; act(Error(LOST)); };
  document.head.append(el("script", { src: `${VERSIONED}${name}.js`, async: false, onload: ended(done), onerror: ended(failed) }));
}) : Promise.resolve());

// A question as text: #/game/procedure?name=value&..., which other people's phones read too.
const address = {
  write({ game, procedure, given }) {
    const pairs = Object.entries(given).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]));
    return `#/${game}/${procedure}?${new URLSearchParams(pairs)}`;
  },
  read(hash) {
    const [, game, procedure, query] = /^#\/(\w+)\/(\w*)\??(.*)$/.exec(hash) || [];
    return game ? { game, procedure, pairs: [...new URLSearchParams(query)] } : null;
  },
};

// What the pairs of an address say, by the fields of the form; what it does not know is left out.
function readGiven(form, pairs) {
  const given = pairs.length ? {} : { ...form.first };
  for (const [name, text] of pairs) {
    const field = form.fields.find((one) => one.name === name);
    if (form.sides.some((side) => side.name === name)) given[name] = text;
    else if (!field) continue;
    else if (field.many) given[name] = [...(given[name] || []), text];
    else if (field.kind === "flag") given[name] = text === "true";
    else if (field.kind === "number" || field.kind === "few") given[name] = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN; // no 0x10
    else given[name] = text;
  }
  for (const side of form.sides) given[side.name] ??= side.usual;
  return given;
}

// Said aloud: one region for the whole page, filled and never replaced. A toast is shown for a while besides.
const say = (text) => { document.getElementById("live").textContent = text; };
let toasted;
function toast(text) {
  const one = document.getElementById("toast");
  one.textContent = text;
  one.className = "on";
  say(text);
  clearTimeout(toasted);
  toasted = setTimeout(() => { one.className = ""; }, 2600);
}
