// Saved games, links and the shelf of games, asked by Python: `node saves.mjs MODULE DATA`.
import { readFileSync } from "node:fs";

const [module, data] = process.argv.slice(2);
const { SaveFault, parseSave, readSave, readLink, linkOf, checkOf, differs, packedText, unpackedText, Shelf } = await import(module);
const KNOWN = { game: "ran", titles: { here: "Here", more: "More" }, bot: "greedy", players: (key) => (key === "here" ? 2 : 3), isPlayer: (name) => ["person", "greedy"].includes(name) };

// A storage as browsers have it, which may be full.
class Storage {
  constructor(held = {}, most = Infinity) { Object.assign(this, { held: new Map(Object.entries(held)), most }); }
  get length() { return this.held.size; }
  key(place) { return [...this.held.keys()][place] ?? null; }
  getItem(name) { return this.held.get(name) ?? null; }
  setItem(name, text) {
    if (text.length > this.most) throw Object.assign(Error("it is full"), { name: "QuotaExceededError" });
    this.held.set(name, String(text));
  }
  removeItem(name) { this.held.delete(name); }
}
const tried = async (act) => { try { return await act(); } catch (fault) { if (!(fault instanceof SaveFault)) throw fault; return { fault: fault.message }; } };

const does = {
  save: ({ text }) => readSave(parseSave(text), KNOWN),
  link: ({ text }) => readLink([...new URLSearchParams(text)], KNOWN),
  linked: ({ text }) => linkOf(readLink([...new URLSearchParams(text)], KNOWN)),
  check: ({ state, notes }) => checkOf(Int32Array.from(state), notes),
  differs: ({ about, today, same }) => differs(about, today, same ?? undefined),
  packed: async ({ text }) => unpackedText(await packedText(text)),
  unpacked: ({ text }) => unpackedText(text),
  bomb: async () => unpackedText(await packedText("0".repeat(5000000))),
  shelf() {
    const storage = new Storage({ "samurai-odds.play.ran": JSON.stringify({ scenario: "older" }), "samurai-odds.kept.ran.7": "{damaged", "samurai-odds.kept.battles.1": "{}" });
    const [mine, other] = [new Shelf(() => storage), new Shelf(() => storage)], names = () => mine.list("ran").map(({ id, held }) => [id, held?.scenario ?? null]);
    const seen = { before: names() };
    seen.first = mine.put("ran", null, { scenario: "one" }, 10);
    seen.again = mine.put("ran", seen.first.id, { scenario: "one, later" }, 20);
    other.take("ran", seen.first.id);
    other.put("ran", seen.first.id, { scenario: "in another tab" }, 30);
    seen.both = mine.put("ran", seen.first.id, { scenario: "one, last" }, 40);
    seen.after = names();
    mine.drop("ran", "7");
    seen.dropped = names();
    const full = new Shelf(() => new Storage({}, 10)), closed = new Shelf(() => { throw Error("denied"); }), none = new Shelf(() => undefined);
    seen.faults = [full, closed, none].map((one) => one.put("ran", null, {}, 1).fault);
    const tight = new Storage({ "samurai-odds.kept.ran.1": JSON.stringify({ when: 5, held: { scenario: "kept" } }), "samurai-odds.play.ran": JSON.stringify({ scenario: "o".repeat(99) }) }, 70), little = new Shelf(() => tight);
    seen.tight = [little.put("ran", null, { scenario: "new" }, 9), little.list("ran").map(({ id, held }) => [id, held.scenario]), tight.getItem("samurai-odds.play.ran").length > 99];
    seen.empty = [closed, none].map((one) => one.list("ran").length);
    return seen;
  },
};
const found = [];
for (const one of JSON.parse(readFileSync(data, "utf-8"))) found.push(await tried(() => does[one.do](one)));
console.log(JSON.stringify(found));
