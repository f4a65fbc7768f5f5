"use strict";
// Saved games and links of games: read with nothing taken on trust, checked against today's rules.
// Nothing here knows of the page: what it reads is text, what it gives is plain values.
const MOST_CHOICES = 100000, MOST_TEXT = 4000000, HAND_MADE = { seed: 0, number: 0, dice: false, choices: [] };
class SaveFault extends Error {}
const own = (held, name) => (Object.hasOwn(held, name) ? held[name] : undefined);
const isList = (held, test) => Array.isArray(held) && held.length <= MOST_CHOICES && held.every(test);
const isCount = (value) => Number.isSafeInteger(value) && value >= 0, isText = (value) => typeof value === "string";
const isPlan = (plan) => plan === null || (typeof plan === "object" && [own(plan, "choices"), own(plan, "said")].every((rows) => isList(rows, (row) => isList(row, Number.isSafeInteger))));

// The CRC-32 of a state, but for what bots have noted at its end, as eight hexadecimal digits: check_of of sitting.py.
const CRC = Int32Array.from({ length: 256 }, (_, k) => { for (let bit = 0; bit < 8; bit++) k = k & 1 ? 0xedb88320 ^ (k >>> 1) : k >>> 1; return k; });
function checkOf(state, notes) {
  let crc = -1;
  for (let k = 0; k < state.length - notes; k++)
    for (let shift = 0; shift < 32; shift += 8) crc = CRC[(crc ^ (state[k] >> shift)) & 255] ^ (crc >>> 8);
  return ((crc ^ -1) >>> 0).toString(16).padStart(8, "0");
}

// A saved game's text as values. Throws SaveFault, one clear line, for all that is none.
function parseSave(text) {
  if (text.length > MOST_TEXT) throw new SaveFault("This is no saved game: it is too long.");
  let held;
  try { held = JSON.parse(text); } catch { throw new SaveFault("This is no saved game: it is not JSON."); }
  if (!held || typeof held !== "object" || !Array.isArray(own(held, "choices"))) throw new SaveFault("This is no saved game: it has no list of choices.");
  return held;
}

// What is kept of a game, from what was read; `known` says what can be played: its game, titles,
// bots, the number of players of a scenario.
function readSave(held, known) {
  const given = Object.fromEntries(["game", "scenario", "players", "seed", "number", "dice", "choices", "plans", "version", "rules", "check", "position"].map((name) => [name, own(held, name)]));
  const wrong = (name, why) => { throw new SaveFault(`This is no whole game: its ${name} ${why}.`); };
  if (given.game !== undefined && given.game !== known.game) wrong("game", `is ${quoted(given.game)}, not ${known.game}`);
  if (!isText(given.scenario) || !Object.hasOwn(known.titles, given.scenario)) wrong("scenario", given.scenario === undefined ? "is missing" : `${quoted(given.scenario)} is none of this page's`);
  const players = known.players(given.scenario);
  if (!isList(given.players, isText) || given.players.length !== players) wrong("players", `must be ${players}`);
  for (const player of given.players) if (!known.isPlayer(player)) wrong("players", `name ${quoted(player)}, who is none of this page's`);
  for (const name of ["seed", "number"]) if (!isCount(given[name] ?? 0)) wrong(name, "must be a whole number from 0 on");
  if (!isList(given.choices ?? [], Number.isSafeInteger)) wrong("choices", "must be whole numbers");
  if (given.plans !== undefined && !isList(given.plans, isPlan)) wrong("plans", "are damaged");
  for (const name of ["version", "rules", "check", "position"]) if (given[name] !== undefined && !(isText(given[name]) && given[name].length < MOST_CHOICES)) wrong(name, "is damaged");
  return { ...HAND_MADE, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)), dice: given.dice === true, game: known.game };
}
// Text as a part of a link, deflated, and back; what unpacks to more than a file may be is none.
async function piped(bytes, by) {
  const reader = new Blob([bytes]).stream().pipeThrough(by).getReader(), found = [];
  for (let long = 0; ;) {
    const { value, done } = await reader.read();
    if (done) return new Uint8Array(await new Blob(found).arrayBuffer());
    if ((long += value.length) > MOST_TEXT) throw RangeError("too long");
    found.push(value);
  }
}
async function packedText(text) {
  const bytes = await piped(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
async function unpackedText(packed) {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(await piped(bytes, new DecompressionStream("deflate-raw")));
  } catch { throw new SaveFault("This link is damaged: its position cannot be read."); }
}
const positionLink = async (game, text) => `#/position/${game}?z=${await packedText(text)}`;
const quoted = (value) => { const text = JSON.stringify(value) ?? "missing"; return text.length > 40 ? `${text.slice(0, 40)} ...` : text; };

// A game as pairs of a link, and back. Players who are not named are bots.
const linkOf = ({ scenario, players, seed, number, dice, choices, version, rules, check }) => new URLSearchParams({ scenario, players: players.join(), seed, game: number,
  ...(dice ? { dice: "told" } : {}), ...(choices.length ? { choices: choices.map((one) => one.toString(36)).join(".") } : {}), ...(check ? { version, rules, check } : {}) }).toString();
const LINKED = ["scenario", "players", "seed", "game", "dice", "choices", "version", "rules", "check"].map((name) => ({ name }));
function readLink(pairs, known) {
  const given = new Map(pairs), digits = (text, base) => ((base === 10 ? /^[0-9]+$/ : /^-?[0-9a-z]+$/).test(text) ? parseInt(text, base) : NaN);
  const scenario = given.get("scenario"), count = Object.hasOwn(known.titles, scenario ?? "") ? known.players(scenario) : 0;
  const choices = given.get("choices"), told = given.get("dice");
  if (told !== undefined && told !== "told") throw new SaveFault(`This is no whole link: its dice are ${quoted(told)}, not "told".`);
  return readSave({ scenario, players: given.get("players")?.split(",") ?? Array(count).fill(known.bot), seed: digits(given.get("seed") ?? "0", 10), number: digits(given.get("game") ?? "0", 10), dice: told === "told",
    choices: choices ? choices.split(".").map((one) => digits(one, 36)) : [], ...Object.fromEntries(["version", "rules", "check"].map((name) => [name, given.get(name)])) }, known);
}

// What is to be said of a game that was played again to where it was saved: "" where all is well.
// `is_same`: whether it came to the state that it was saved at; undefined if nobody can know.
function differs({ version, rules, check, choices }, today, is_same) {
  const by = version === undefined ? "an earlier version of this page" : `version ${version}`;
  if (is_same === false) return rules === today.rules ? "This save is damaged or was changed: its choices do not lead to the position it was saved at."
    : `This game was made by ${by}, under other rules (today's version is ${today.version}): played again it would be another game.`;
  if (check === undefined) return choices.length ? `This game was made by ${by}: nothing tells whether the rules were the same, so it may not be the game that was played.` : "";
  return rules === today.rules ? "" : `This game was made by ${by}, under other rules; up to here it is the same under today's.`;
}
