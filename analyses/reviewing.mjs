// A review of a person's own decisions as the page gives it, by several workers that share one core: see hinting.mjs.

// Plays a game with a person in the first seat, who mostly does what the usual bot would and every so often something
// else, then has it reviewed: ms from the tap until the first mistake is shown and until all is judged, how many decisions
// there were, and how many mistakes.
const PLAYED = (often) => `(async () => {
  const { match } = playView;
  for (let k = 0; match.now; k++) {
    const { options, usual, what } = match.now;
    match.choose(what < 0 && k % ${often} === 0 ? k % options.length : usual);
    if (k % 40 === 0) await new Promise((done) => setTimeout(done));
  }
  playView.draw();
})()`;
export async function reviewed(server, tab, game, { scenario, players }, { workers, slower, often = 9 }) {
  await tab.go(server.home);
  await tab.evaluate("remembered.set('play.replay', false)");
  await tab.go(`${server.home}#/play/${game}?scenario=${scenario}&players=${players}&seed=1&game=1`);
  await tab.until("typeof playView !== 'undefined' && playView.match?.now", 60);
  await tab.evaluate(PLAYED(often));
  return { scenario, workers, ...await tab.evaluate(`(async () => {
    const busy = Array.from({ length: ${slower - workers} }, () => new Worker(Adviser.source("${game}"))), adviser = playView.adviser("hint"), { ask } = adviser;
    adviser.ask = (question, ...given) => ask.call(adviser, { ...question, workers: ${workers} }, ...given);
    await new Promise((done) => setTimeout(done, 500));
    const begun = performance.now(), passed = () => performance.now() - begun, found = { curve: 0, first: 0, last: 0 };
    playView.askReview();
    const { reviewed } = playView;
    while (reviewed.state === "going") {
      await new Promise((done) => setTimeout(done, 20));
      const all = [...reviewed.all.values()];
      if (all.length && all.every(({ before }) => before)) found.curve ||= passed();
      if (all.some(({ mark }) => mark)) found.first ||= passed();
    }
    found.last = passed();
    const own = playView.gone().filter(({ bot }) => !bot);
    for (const one of [adviser.worker, ...busy]) one.terminate();
    delete playView.advisers.hint;
    return { ...found, state: reviewed.state, decisions: own.length, mistakes: own.filter(({ mark }) => mark).length };
  })()`) };
}
