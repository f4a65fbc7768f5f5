"use strict";
// The games kept on this device, one entry each, so that one that is damaged harms no other. What
// cannot be kept is said in a sentence. `open` gives the storage: to ask for it may fail by itself.
const KEPT = "samurai-odds.kept", FULL = "This device's storage is full: delete others under New game, or save the game as a file to keep it.";
const NOWHERE = "This browser keeps nothing here (a private window?): save the game as a file to keep it.";
class Shelf {
  constructor(open) { Object.assign(this, { open, mine: new Map() }); }

  // The games kept of one game, the last played first: {id, when, held, card}; held is null where it
  // is damaged, card is what was said of it and the name it was given.
  list(game) {
    let storage, names;
    try {
      storage = this.open();
      this.moved(storage, game);
      names = Array.from({ length: storage.length }, (_, k) => storage.key(k)).filter((name) => name.startsWith(`${KEPT}.${game}.`));
    } catch { return []; }
    return names.map((name) => ({ id: name.slice(KEPT.length + game.length + 2), ...this.read(storage, name) })).sort((a, b) => b.when - a.when);
  }

  read(storage, name) {
    try {
      const { when, held, card } = JSON.parse(storage.getItem(name));
      if (Number.isFinite(when) && held && typeof held === "object") return { when, held, card: card && typeof card === "object" ? card : {} };
    } catch { /* damaged */ }
    return { when: 0, held: null, card: {} };
  }

  // The one game that pages of earlier versions kept.
  moved(storage, game) {
    const name = `samurai-odds.play.${game}`, text = storage.getItem(name);
    if (text === null) return;
    let held = null;
    try { held = JSON.parse(text); } catch { /* damaged */ }
    try { storage.setItem(`${KEPT}.${game}.before`, JSON.stringify({ when: 1, held })); } catch { return; } // full: it stays, and hides no other
    storage.removeItem(name);
  }

  // A name that no game has yet.
  id(game) {
    const used = new Set(this.list(game).map(({ id }) => id));
    let number = used.size + 1;
    while (used.has(String(number))) number += 1;
    return String(number);
  }

  // Keep a game under its id, or under a new one if it has none or another page has gone on with
  // it meanwhile: that id, and the sentence why it is not kept, "" if it is. It keeps its name.
  put(game, id, held, when, card = {}) {
    try {
      const storage = this.open(), at = (one) => `${KEPT}.${game}.${one}`, there = id === null ? null : storage.getItem(at(id)), { name } = this.read(storage, at(id)).card;
      if (id === null || (this.mine.has(at(id)) && there !== null && there !== this.mine.get(at(id)))) id = this.id(game);
      const text = JSON.stringify({ when, held, card: { ...card, name } });
      storage.setItem(at(id), text);
      this.mine.set(at(id), text);
      return { id, fault: "" };
    } catch (fault) { return { id, fault: /quota/i.test(`${fault.name} ${fault.message}`) ? FULL : NOWHERE }; }
  }

  // Go on with a game that is kept, as it stands.
  take(game, id) {
    const name = `${KEPT}.${game}.${id}`;
    try { this.mine.set(name, this.open().getItem(name)); } catch { /* nothing is kept */ }
  }

  // Give a game another name.
  rename(game, id, name) {
    const at = `${KEPT}.${game}.${id}`;
    try {
      const storage = this.open(), one = this.read(storage, at);
      if (one.held) storage.setItem(at, JSON.stringify({ ...one, card: { ...one.card, name } }));
      if (this.mine.has(at)) this.take(game, id);
    } catch { /* nothing is kept */ }
  }

  drop(game, id) { try { this.open().removeItem(`${KEPT}.${game}.${id}`); } catch { /* nothing was kept */ } }
}
