// Whether a finger reaches what may be chosen, in Chromium: `node reaching.mjs CHROMIUM FOLDER CASES [PICTURES]`. Each
// game of the cases is played by its usual choices, and every question looked at on two phones. Prints what is not reached.
import { writeFileSync } from "node:fs";
import { serve, Tab } from "../../analyses/chromium.mjs";

const [chromium, folder, cases, pictures] = process.argv.slice(2), seen = {}, faults = [];
const server = await serve(folder), tab = await Tab.open(chromium), look = (expression) => tab.evaluate(expression);
const SIZES = [[390, 844], [390, 664]], FEW = 5;
// The options of what is asked: which are in sight, and which of those a finger does not hit; which no scrolling brings in sight.
const REACHED = `(() => {
  const options = [...document.querySelectorAll(".asked .options button, .asked .step button, .asked .pair button, .reel button")].filter((one) => one.checkVisibility() && !one.disabled);
  const middle = (one) => { const { left, top, width, height } = one.getBoundingClientRect(); return [left + width / 2, top + height / 2]; };
  const isSeen = (one) => { const [x, y] = middle(one); for (let box = one.parentElement; box; box = box.parentElement) if (box === document.documentElement ? y < 0 || y > innerHeight : getComputedStyle(box).overflowY !== "visible" && box !== document.body) { const { top, bottom } = box.getBoundingClientRect(); if (y < top || y > bottom) return false; } return x > 0 && y >= 0 && y <= innerHeight; };
  const isHit = (one) => one.contains(document.elementFromPoint(...middle(one))), words = (one) => (one.getAttribute("aria-label") || one.innerText).replace(/\\s+/g, " ").slice(0, 40);
  scrollTo(0, 0);
  const shown = options.filter(isSeen), covered = shown.filter((one) => !isHit(one)).map(words), below = options.filter((one) => !shown.includes(one));
  const never = below.filter((one) => { one.scrollIntoView({ block: "center" }); return !isSeen(one) || !isHit(one); }).map(words);
  scrollTo(0, 0);
  for (const box of document.querySelectorAll(".beside, .options")) box.scrollTop = 0;
  const cut = options.filter((one) => one.scrollHeight > one.clientHeight + 1).map(words);
  return { number: options.length, cut, covered, below: below.map(words), never, high: Math.round(playView.field.size.height) };
})()`;

await tab.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value: "reduce" }] });
await tab.go(server.home);
await look("remembered.set('play.replay', false)");
for (const { game, scenario, players, seed, most } of JSON.parse(cases)) {
  await tab.go(`${server.home}#/play/${game}?scenario=${scenario}&players=${players}&seed=${seed}&game=0`);
  await tab.until("playView.match?.now && playView.offer", 60);
  const titles = new Set();
  for (let k = 0; k < most && await look("Boolean(playView.offer)"); k++) {
    const title = await look("playView.sheeted ? playView.sheeted.section.querySelector('h2').textContent : playView.offer.title.replace(/\\d+/g, '#')");
    if (!titles.has(title)) for (const [width, height] of SIZES) {
      await tab.sized(width, height);
      const { number, cut, covered, below, never, high } = await look(REACHED), at = `${game} ${k}, ${title}, ${height}`;
      if (covered.length) faults.push(`${at}: covered ${covered.join(", ")}`);
      if (cut.length) faults.push(`${at}: words cut off in ${cut.join(", ")}`);
      if (never.length) faults.push(`${at}: out of reach ${never.join(", ")}`);
      const few = /^Plan/.test(title) ? 2 * FEW + 2 : FEW; // steppers have two buttons
      if (height === SIZES[0][1] && number <= few && below.length) faults.push(`${at}: not in sight, of ${number} beside a board of ${high}: ${below.join(", ")}`);
      if (pictures) writeFileSync(`${pictures}/${game}-${k}-${height}.png`, await tab.picture());
    }
    titles.add(title);
    await tab.sized(...SIZES[0]);
    await look("playView.sheeted ? (playView.sheeted.isPlan ? (playView.asBot(), playView.answerSheet()) : playView.answerSheet()) : playView.choose(playView.match.now.usual)");
    await tab.until("playView.offer || playView.match.over", 60);
  }
  seen[game] = [...titles];
}

// Orders by touch: the board moves at once or stands still under the finger (framing.mjs has a finger that is quicker), a tap on who is to move takes nothing back; one taken back while
// orders are given comes again by Undo.
await tab.go(`${server.home}#/play/battles?scenario=first-samurai-skirmish&players=person,steady&seed=0&game=54727&choices=2`);
await tab.until("playView.match?.now && playView.offer", 60);
await tab.send("Emulation.setEmulatedMedia", { features: [] });
const pause = (ms) => new Promise((done) => setTimeout(done, ms)), spot = (name) => look(`playView.spots.findIndex((one) => one[2] === "${name}")`);
const at = async (name) => look(`(() => { const { field } = playView, { left, top, width } = field.size, by = width / field.cam.w, [x, y] = field.at[${await spot(name)}]; return [left + (x - field.cam.x) * by, top + (y - field.cam.y) * by].map(Math.round); })()`);
async function touch([x, y]) {
  await tab.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await tab.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
const now = () => look("[[...playView.ordered].map((place) => playView.spots[place][2]).join(), playView.match.sitting.choices.length, playView.offer?.title ?? '']");
await look("scrollTo(0, 0)");
await pause(500);
await touch(await at("g9"));
await pause(100);
await tab.until("!(playView.isWaiting() && !playView.course.ahead) && !playView.field.moving && !playView.field.isGoing"); // moved at once, if at all
seen.still = [await at("h9")];
for (const ms of [400, 1000]) { await pause(ms); seen.still.push(await at("h9")); }
await touch(await at("h9"));
await pause(500);
seen.ordered = [await now()];
await touch(await at("g9")); // takes the order back
await pause(500);
seen.ordered.push(await now());
seen.said = await look("document.getElementById('toast').textContent");
await tab.tap("[data-do=undo]");
await pause(500);
seen.ordered.push(await now());
await tab.tap("[data-role=end]");
await look("scrollTo(0, 0)");
await pause(500);
await touch(await at("g9"));
await pause(500);
await touch(await at("g7"));
await pause(500);
seen.moving = [await now(), await look("playView.spots[playView.offer.subject[0]]?.[2] ?? ''")];
await touch(await at("h9"));
await pause(500);
seen.moving.push(await now());
// The coach has much to say: the question stays in sight; he says that he looks on; a review has none of his answers.
await look("document.querySelector('[data-do=coach]').click()");
seen.onlooking = await look("document.querySelector('.hints').innerText");
await tab.go(`${server.home}#/play/battles?scenario=first-samurai-skirmish&players=person,steady&seed=0&game=54727&choices=2`);
await tab.until("playView.match?.now && playView.offer", 60);
await look(`(() => { const { match } = playView, found = { draw: 0, seat: 0, number: 1, lost: { value: 0.31, se: 0.06 }, why: ["It is so for a reason of its own. ".repeat(4)] };
  playView.judged = { match, found, at: { state: match.sitting.state }, mine: { steps: [] }, better: { steps: [], words: "army 2 by Totomi to Mikawa, ".repeat(14) } }; playView.draw(); })()`);
seen.coached = [await look("document.querySelectorAll('.coach').length"), await look(REACHED)];
if (pictures) writeFileSync(`${pictures}/coach.png`, await tab.picture());
await look("(() => { playView.reviewed = { match: playView.match, all: new Map(), seats: [0], state: 'stopped', at: -1 }; playView.draw(); })()");
seen.reviewed = await look("[document.querySelectorAll('.review').length, document.querySelectorAll('.coach').length]");
// Large text and a phone on its side: the question is on the screen, nothing lies over it, no button over the board.
await tab.go(`${server.home}#/play/battles?scenario=first-samurai-skirmish&players=person,steady&seed=0&game=54727&choices=2`);
await tab.until("playView.match?.now && playView.offer", 60);
const box = (selector) => look(`(({ top, bottom, height }) => ({ top, bottom, height }))(document.querySelector("${selector}").getBoundingClientRect())`);
await look("document.documentElement.style.fontSize = '200%'");
await pause(300);
seen.large = [(await box(".asked .verdict")).bottom <= (await box(".tools")).top, (await box(".tools")).height + (await box("#views")).height < 130];
await look("document.documentElement.style.fontSize = ''");
await tab.sized(844, 390);
await pause(300);
const aside = await look(REACHED);
seen.aside = [aside.covered, aside.never];
seen.apart = (await box(".float")).top >= (await box("svg.field")).bottom - 1;
// Of what was looked at some has no place on the board; and none of it has one on the board of another game.
await look("playView.field.see([113, -1])");
const needed = () => look("(playView.field.needed || []).filter((place) => !playView.field.at[place])");
seen.needed = [await needed()];
for (const [width, height] of SIZES) { await tab.sized(width, height); await pause(300); }
await tab.go(`${server.home}#/play/swords?scenario=quick-4&players=planner,planner,planner,planner&seed=0&game=0`);
await tab.until("playView.game === 'swords' && Boolean(playView.match) && playView.field.seen", 60);
seen.needed.push(await needed());
console.log(JSON.stringify({ seen, faults, complaints: tab.complaints }));
server.stop();
await tab.close();
process.exit(0);
