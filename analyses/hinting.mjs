// A hint as a page gives it, by several workers. Chromium slows no worker: so each waits after a game for
// as long as it would have taken longer.
const waiting = (times) => `;if (typeof importScripts === "function") for (const { Player } of Object.values(RULED)) {
  const { part } = Player.prototype;
  let due = 0, games = 0;
  Player.prototype.part = function (...given) {
    const begun = performance.now(), found = part.apply(this, given), played = performance.now();
    due += ${times - 1} * (played - begun);
    games += 1;
    if (due > 3) {
      const wait = new XMLHttpRequest();
      wait.open("GET", "/wait?" + Math.round(due) + "&" + games, false);
      wait.send();
      due -= performance.now() - played;
      games = 0;
    }
    return found;
  };
}`;
export const slower = (times) => (file) => (file.startsWith("rules-") ? waiting(times) : "");

// A hint at the first choice of the position in sight: ms until its first ranking and its end, and games.
export async function hinted(server, tab, game, workers) {
  await tab.go(`${server.home}#/position/${game}`);
  server.games = 0;
  const [first, last] = await tab.evaluate(`(async () => {
    await loadPlay("${game}");
    const adviser = new Adviser("${game}"), { asked } = new Begun("${game}", positionView.scenario).hint(-1), begun = performance.now(), found = [];
    await new Promise((done, failed) => adviser.ask({ ...asked, workers: ${workers} }, (one) => {
      if (one.fault) failed(Error(one.fault));
      if (one.found) found.push(performance.now() - begun);
      if (one.done) done();
    }));
    adviser.worker.terminate();
    return [found[0], found.at(-1)];
  })()`);
  return { workers, first, last, games: server.games };
}
