// A hint as a page gives it, by several workers. Chromium slows no worker: so it has one core of this
// machine, which as many workers share as it is to be slower. A worker that has nothing to do keeps
// its share busy, and so do others where there are fewer: each has just that share all the time.
const BUSY = `;{
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => { for (const end = performance.now() + 0.1; performance.now() < end;); port2.postMessage(0); };
  port2.postMessage(0);
}`;
// Games are counted where they are played, and told some at a time.
const COUNTED = `;if (typeof importScripts === "function") for (const { Player } of Object.values(RULED)) {
  const { part } = Player.prototype, told = new BroadcastChannel("games");
  let games = 0;
  Player.prototype.part = function (...given) {
    if ((games += 1) % 4 === 0) told.postMessage(4);
    return part.apply(this, given);
  };
}`;
export const watched = (file) => (file.endsWith("hinter.js") ? BUSY : file.includes("rules-") ? COUNTED : "");

// Hints at the first choice of the position in sight, with other luck each: ms until the first ranking,
// the end of the first and that of all, and their games, with which more workers play some too that nobody
// wants. They are as many as are said, else as it takes to play so many games. Workers that are warm have
// been asked before, as on a page where somebody has asked for hints.
export async function hinted(server, tab, game, { workers, warm = false, slower, many = Infinity, hints = Infinity }) {
  await tab.go(`${server.home}#/position/${game}`);
  return { workers, warm, ...await tab.evaluate(`(async () => {
    await loadPlay("${game}");
    const busy = Array.from({ length: ${slower - workers} }, () => new Worker(Adviser.source("${game}"))), adviser = new Adviser("${game}");
    const { asked } = new Begun("${game}", positionView.scenario).hint(-1), counted = new BroadcastChannel("games");
    const found = { first: 0, last: 0, games: 0, hints: 0 };
    let played = 0;
    counted.onmessage = ({ data }) => { played += data; };
    await new Promise((done) => setTimeout(done, 500));
    if (${warm}) adviser.warm({ ...asked, workers: ${workers}, looks: WARMING });
    while (adviser.busy) await new Promise((done) => setTimeout(done, 100));
    played = 0;
    const begun = performance.now(), passed = () => performance.now() - begun;
    for (; played < ${many} && found.hints < ${hints}; found.hints++) {
      await new Promise((done, failed) => adviser.ask({ ...asked, seed: asked.seed + found.hints, workers: ${workers} }, (one) => {
        if (one.fault) failed(Error(one.fault));
        if (one.found) found.first ||= passed();
        if (one.done) done();
      }));
      found.last ||= passed();
      found.games ||= played;
    }
    for (const one of [adviser.worker, ...busy]) one.terminate();
    counted.close();
    return { ...found, all: passed(), played };
  })()`) };
}
