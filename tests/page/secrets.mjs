// What a question shows of what its seat cannot know: `node secrets.mjs CHROMIUM FOLDER CASES`. Prints, by case, how often it
// was looked at, how often a tap ahead was offered, and all that is wrong.
import { serve, Tab } from "../../analyses/chromium.mjs";

const [chromium, folder, cases] = process.argv.slice(2), found = [];
const server = await serve(folder), tab = await Tab.open(chromium);
// Plays on by the bot's choices; at each of its own it is asked again with what is hidden put otherwise: `ends` are two places
// alike while another moves, where he stops at once; of `cards` in hand and deck one kind is exchanged for another.
const LOOKED = `async (most, { ends, hand, deck, kinds }) => {
  const view = playView, wrong = [], { AT } = view.played, pause = () => new Promise((done) => setTimeout(done, 60));
  const shown = async () => { view.ahead = null; if (view.course) view.course.ahead = null; view.draw(); await pause(); return JSON.stringify([...view.field.spots.values()].map(({ place, says }) => [place, says])) + view.place.querySelector(".asked")?.textContent; };
  let looks = 0, ahead = 0;
  for (let k = 0; k < most && view.match.now; k++) {
    const { sitting, now } = view.match, { state } = sitting, isOwn = state[AT.ACTIVE] === now.seat, kept = state.slice(), plain = await shown();
    const own = view.left().flatMap(({ places }) => places), besides = [...view.field.spots.values()].filter(({ place }) => !own.includes(place));
    ahead += view.ahead?.match === view.match && view.ahead.places.size > 0;
    if (!isOwn && besides.length) wrong.push([sitting.choices.length, view.offer.title, besides.map(({ says }) => says)]);
    if (ends && !isOwn) state[ends[1]] = state[ends[0]];
    for (const [k, from] of (hand || []).entries()) {
      const held = Array.from({ length: kinds[k] }, (_, one) => one).filter((one) => state[from + one]), drawn = Array.from({ length: kinds[k] }, (_, one) => one).filter((one) => state[deck[k] + one] && !held.includes(one));
      held.slice(0, drawn.length).forEach((one, n) => { for (const [at, by] of [[from, -1], [deck[k], 1]]) { state[at + one] += by; state[at + drawn[n]] -= by; } });
    }
    if (state.some((one, at) => one !== kept[at])) {
      looks += 1;
      if (await shown() !== plain) wrong.push([sitting.choices.length, view.offer.title, "hidden"]);
      state.set(kept);
    }
    view.match.choose(now.usual);
    view.afresh();
    if (view.reel) view.settle();
  }
  return { looks, ahead, wrong };
}`;
await tab.go(server.home);
await tab.evaluate("remembered.set('play.replay', false)");
for (const { link, most, hidden } of JSON.parse(cases)) {
  await tab.go(`${server.home}#/play/${link}`);
  await tab.until("playView.match?.now && document.querySelector('.spot, [data-place]')", 60);
  found.push(await tab.evaluate(`(${LOOKED})(${most}, ${JSON.stringify(hidden)})`));
}
console.log(JSON.stringify({ found, complaints: tab.complaints }));
server.stop();
await tab.close();
process.exit(0);
