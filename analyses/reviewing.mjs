// A review of a person's own decisions as the page gives it, by several workers that share one core: see hinting.mjs.

// Has a game played by two bots, then gone through again with a person in the place of the first, who chooses the same.
// Then the person has it reviewed: ms from the tap until the win chance is known at every decision, until the first mistake
// is shown, until all is judged; how many decisions there were, and mistakes. Where it is warm the person has looked at the
// end of the game until the workers have compiled it; else the tap comes before they begin.
export async function reviewed(server, tab, game, { scenario, players, seed = 1, number = 1 }, { workers, warm, slower }) {
  const open = async (who) => {
    await tab.go(`${server.home}#/play/${game}?scenario=${scenario}&players=${who.join()}&seed=${seed}&game=${number}`);
    await tab.until(`typeof playView !== "undefined" && playView.match?.about.players[0] === "${who[0]}"`, 60);
  };
  await tab.go(server.home);
  await tab.evaluate("remembered.set('play.replay', false)");
  await open(players);
  await tab.until("playView.match.over", 60);
  await tab.evaluate("globalThis.values = playView.match.sitting.events.filter(([what]) => what < 0 && -what % 10 === 0).map(([, value]) => value)");
  await tab.evaluate(`location.hash = "#/play/${game}?scenario=${scenario}&players=${["person", ...players.slice(1)].join()}&seed=${seed}&game=${number}"`);
  await tab.until("playView.match.now && playView.match.about.players[0] === 'person'", 60);
  return { title: await tab.evaluate("playView.played.titles[playView.laid]"), who: players[0], workers, warm, ...await tab.evaluate(`(async () => {
    const { match } = playView;
    for (const value of values) match.choose(match.now.options.indexOf(value));
    const busy = Array.from({ length: ${slower - workers} }, () => new Worker(Adviser.source("${game}"))), adviser = playView.adviser("hint"), { ask } = adviser;
    adviser.ask = (question, ...given) => ask.call(adviser, { ...question, workers: ${workers} }, ...given);
    await new Promise((done) => setTimeout(done, 500));
    playView.draw();
    if (${warm}) do await new Promise((done) => setTimeout(done, 100)); while (adviser.busy || !adviser.worker);
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
    if (reviewed.state !== "done") throw Error(reviewed.state);
    const own = playView.gone();
    for (const one of [adviser.worker, ...busy]) one.terminate();
    delete playView.advisers.hint;
    return { ...found, decisions: own.length, mistakes: own.filter(({ mark }) => mark).length };
  })()`) };
}
