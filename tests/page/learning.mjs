// Hint, coach, review and trying again in Chromium: `node learning.mjs CHROMIUM FOLDER GAME [PICTURES]`. The
// game as JSON: its address, what the person chooses in it, the path of axe if it is there. Prints what was seen.
import { readFileSync, writeFileSync } from "node:fs";
import { serve, Tab } from "../../analyses/chromium.mjs";

const [chromium, folder, given, pictures] = process.argv.slice(2), { address, values, axe } = JSON.parse(given), seen = { axe: [] };
const server = await serve(folder), tab = await Tab.open(chromium), see = (text) => tab.evaluate(text);
// What axe has against the view; a picture of it in each size and scheme, where they are wanted.
async function look(name) {
  for (const scheme of axe ? ["light", "dark"] : []) {
    await see(readFileSync(axe, "utf-8") + ";0");
    seen.axe.push(...(await tab.axed(scheme)).map((one) => `${name}, ${one}`));
  }
  for (const [width, height] of pictures ? [[390, 844], [844, 390], [1280, 800]] : []) for (const scheme of ["light", "dark"]) {
    await tab.sized(width, height);
    await tab.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }, { name: "prefers-reduced-motion", value: "reduce" }] });
    await see("scrollTo(0, 0)");
    await new Promise((done) => setTimeout(done, 600));
    writeFileSync(`${pictures}/${name}-${width}-${scheme}.png`, await tab.picture());
  }
  await tab.sized(390, 844);
  await tab.send("Emulation.setEmulatedMedia", {});
}
const open = async () => { await tab.go(`${server.home}#/play/battles?${address}`); await tab.until("playView.match?.now && document.querySelector('.spot, [data-place]')", 60); };
const chosen = (all) => see(`for (const value of ${JSON.stringify(all)}) playView.choose(playView.match.now.options.indexOf(value))`);
const marks = (is) => see(`playView.marks().filter((one) => one.is === ${JSON.stringify(is)} && one.way).map(({ way, from, to }) => [way, from, to])`);

// What anybody can see or hear of the page, and what of it is spoken.
const whole = () => see(`[document.body.innerText, ...[...document.querySelectorAll("*")].flatMap((one) => [one.getAttribute("aria-label"), one.getAttribute("title"), one.tagName === "TITLE" ? one.textContent : ""])].filter(Boolean).join("\\n")`);

await tab.go(server.home);
await see("remembered.set('play.replay', false)");
await open();

// A hint: rows, arrows of the plan that is taken, the bar; then it is played.
await see("{ const asked = playView.hintAsked.bind(playView); playView.hintAsked = () => ({ ...asked(), looks: [2, 6] }); }");
await tab.tap("[data-do=hint]");
seen.stop = await see("Boolean(document.querySelector('.hinting [data-do=stop]'))");
await tab.until("playView.hint?.state === 'done'", 120);
seen.plans = await see("playView.ranked().map(({ choices, win }) => ({ choices, win }))");
seen.tied = await see("playView.hint.found.tied");
seen.rows = await see("[...document.querySelectorAll('.hinting .planned b')].map((one) => one.textContent)");
seen.bar = await see("[document.querySelector('.winbar').innerText, document.querySelector('.winbar').getAttribute('aria-label')]");
seen.first = await marks("advice");
await look("hint");
await see("[...document.querySelectorAll('.hinting .planned')].at(-1).click()"); // the last one shown
seen.taken = await marks("advice");
seen.drawn = await see("document.querySelectorAll('.field .arrow.advice').length");
seen.spoken = await see("document.getElementById('live').textContent");
const begun = await see("playView.match.sitting.events.length");
await tab.tap("[data-do='play it']");
seen.played = await see(`playView.match.sitting.events.slice(${begun}).map(([what, value]) => [what, value])`);
await see("playView.undo(playView.match.back)");
seen.back = await see("playView.match.sitting.choices.length");

// The coach: speaks of the first turn, which is bad, and is silent of the next.
await see("playView.reel && playView.settle(); document.querySelector('[data-do=coach]').click()");
const upTo = (count) => chosen(values.slice(0, count));
await upTo(1);
while (await see("playView.deciding !== null")) await chosen([values[await see("playView.match.sitting.choices.length")]]);
await tab.until("Boolean(playView.judged)", 120);
seen.coach = await see("document.querySelector('.coach').innerText");
seen.judged = await see("playView.judged.found");
seen.heard = await see("document.getElementById('live').textContent");
seen.better = await marks("advice");
seen.mine = await see("playView.marks().filter(({ is, from }) => ['moved', 'shot', 'retreat'].includes(is) && from >= 0).length");
await look("coach");
await tab.tap("[data-do=show]");
seen.turn = await see("playView.frame < playView.match.frames.length - 1");
await tab.tap("[data-do='try again']");
seen.again = await see("[playView.match.sitting.choices.length, document.querySelectorAll('.coach').length]");
await chosen(seen.judged.best.choices.map(([, value]) => value)); // the better one
while (await see("playView.deciding !== null")) await see("playView.choose(playView.match.now.usual)");
await tab.until("!playView.adviser('tutor').busy", 120);
seen.silent = await see("[document.querySelectorAll('.coach').length, document.getElementById('live').textContent.includes('Coach')]");
await see("document.querySelector('[data-do=coach]').click()");

// The review of the bad game.
await see("playView.undo(0)");
await upTo(values.length);
await tab.until("Boolean(playView.match.over)", 60);
seen.saved = await see("JSON.stringify({ ...playView.match.saved, game: playView.game })");
await tab.tap("[data-do=review]");
await tab.until("playView.reviewed.state === 'done'", 300);
seen.gone = await see("playView.gone().map(({ place, number, draw, mark, before, lost }) => ({ place, number, draw, mark, before, lost }))");
seen.review = await see("document.querySelector('.review').textContent");
seen.dots = await see("[document.querySelectorAll('.curve .dot').length, document.querySelectorAll('.curve .point').length]");
await look("review");
seen.when = await see("[playView.reviewed.all.get(playView.reviewed.at).number, document.querySelector('.standing').textContent]");
seen.turned = await see("playView.frame !== null && playView.frame <= playView.gone().find(({ place }) => place === playView.reviewed.at).draw"); // the board of the mistake
seen.hidden = [await whole(), await see("document.querySelectorAll('.arrow.advice').length")];
seen.answer = await see("(() => { const one = playView.reviewed.all.get(playView.reviewed.at); return [one.made.better.words, one.best.choices, one.place]; })()");
await tab.tap("[data-do=answer]");
seen.shown = [await whole(), await see("document.querySelectorAll('.arrow.advice').length")];
await look("answer");

// Trying it again: nothing of the answer before, then the same judge.
const kept = await see("JSON.stringify([location.hash, playView.shelf.list('battles')])");
await tab.tap("[data-do=retry]");
seen.retry = [await whole(), await see("document.querySelectorAll('.arrow.advice, [data-do=hint], [data-do=bot]').length"), await see("playView.match.sitting.events.length")];
await look("retry");
seen.begun = await see("[scrollY, document.querySelector('.tools [data-do=undo]').getAttribute('aria-disabled'), document.querySelectorAll('[data-do=end], [data-do=new], [data-do^=turn]').length]");
await see("for (let k = 0; k < 9 && !playView.course; k += 1) playView.choose(playView.match.now.usual)");
seen.course = [await see("playView.course === null")];
await tab.tap("[data-do='try again']");
seen.course.push(await see("playView.course === null"), await see("playView.match.sitting.events.length"));
await see("playView.choose(playView.match.now.usual)");
await tab.tap(".tools [data-do=undo]"); // one step of what is tried
seen.step = await see("[playView.retry.tried, playView.match.sitting.events.length]");
await see("playView.atOnce(() => { for (let k = 0; k < 2; k += 1) playView.match.choose(playView.match.now.usual); })"); // as by a tap ahead
seen.atOnce = await see("[playView.retry.tried, playView.match.now.seat, playView.match.sitting.events.length]");
await see("playView.undo(playView.match.back)");
for (const value of await see("playView.reviewed.all.get(playView.reviewed.at).plan.choices.map(([, value]) => value)")) await chosen([value]); // the same again
while (await see("!playView.retry.tried")) await see("playView.choose(playView.match.now.usual)");
seen.judging = await see("[document.querySelectorAll('.spot').length, document.querySelector('.retry').innerText]");
await tab.until("Boolean(playView.retry.answer)", 120);
seen.same = await see("[playView.retry.answer.lost, document.querySelector('.retry').innerText]");
await look("tried");
await tab.tap("[data-do='try again']");
seen.anew = await whole();
await chosen(seen.answer[1].map(([, value]) => value));
while (await see("!playView.retry.tried")) await see("playView.choose(playView.match.now.usual)");
await tab.until("Boolean(playView.retry.answer)", 120);
seen.found = await see("document.querySelector('.retry').innerText");
await tab.tap("[data-do=review]");
seen.kept = await see("JSON.stringify([location.hash, playView.shelf.list('battles')])") === kept;
seen.over = await see("[Boolean(playView.match.over), Boolean(document.querySelector('.review .mistake'))]");

// With the others judged too all of it is the command's.
await tab.tap("[data-do=others]");
await tab.until("playView.reviewed.state === 'done'", 300);
seen.all = await see("playView.gone().map(({ number, mark, lost, before }) => ({ number, mark, lost, red: before[0] }))");

// The same game whose choices were left to the bot: they are judged for nobody, and that is kept.
await see("(({ match: { saved } }) => playView.open({ ...saved, choices: saved.choices.map((one) => ~one) }))(playView)");
await tab.until("Boolean(playView.match?.over)", 60);
seen.bot = [await see("playView.match.saved.choices.every((one) => one < 0)"), await see("readLink([...new URLSearchParams(linkOf(playView.match.saved))], playView.known).choices.every((one, k) => one === playView.match.saved.choices[k])")];
await tab.tap("[data-do=review]");
await tab.until("playView.reviewed.state === 'done'", 120);
seen.bot.push(await see("playView.gone().every(({ bot, mark, before, lost }) => bot && before && !mark && !lost)"), await see("document.querySelector('.review').innerText"));
console.log(JSON.stringify({ seen, complaints: tab.complaints }));
await tab.close();
server.stop();
process.exit(0);
