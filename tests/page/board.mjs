// Looks at boards of full games in Chromium, and touches them: `node board.mjs CHROMIUM FOLDER CASES`.
// Prints what was seen, and all complaints.
import { serve, Tab } from "../../analyses/chromium.mjs";

const [chromium, folder, cases] = process.argv.slice(2), seen = {}, faults = [];
const server = await serve(folder), tab = await Tab.open(chromium), pause = (ms) => new Promise((done) => setTimeout(done, ms));
const open = async (game, scenario, players) => {
  await tab.go(`${server.home}#/play/${game}?scenario=${scenario}&players=${players}&seed=4`);
  await tab.until("playView.match?.now && playView.field?.seen");
};
const camera = () => tab.evaluate("({ ...playView.field.cam })"), settled = () => tab.evaluate("new Promise((done) => { const begun = performance.now(), look = (now) => (now > begun + CALM_MS ? setTimeout(done) : requestAnimationFrame(look)); requestAnimationFrame(look); })"); // the frame that ended its way
const touch = (type, ...points) => tab.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
const tapAt = async ([x, y]) => { await touch("touchStart", [x, y]); await touch("touchEnd"); await pause(400); };
// Where a place is on the screen.
const at = (place) => tab.evaluate(`(() => { const { field } = playView, { left, top, width } = field.size, by = width / field.cam.w, [x, y] = field.at[${place}]; return [left + (x - field.cam.x) * by, top + (y - field.cam.y) * by]; })()`);
// The smallest text on the board that can be seen, in pixels, and the smallest button on it.
const SMALLEST = `(() => { const texts = [...playView.map.querySelectorAll("text")].filter((one) => one.textContent && one.checkVisibility());
  const px = (one) => { const { a, b } = one.getScreenCTM(); return parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b); };
  const buttons = [...playView.map.querySelectorAll("button")].map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height));
  return [Math.min(99, ...texts.map(px)), Math.min(...buttons), texts.length]; })()`;
// What is drawn: of each piece its number, its place, how many blocks, its hits, and where it is put.
const DRAWN = `[...playView.field.pieces].map(([number, { one, top }]) => [number, Number(one.dataset.at), one.querySelectorAll(".pp.on").length, top.querySelector(".hits text")?.textContent ?? "0", one.style.transform]).sort((a, b) => a[0] - b[0])`;
const WANTED = `(() => { const { match, field } = playView, board = playView.table.board_(numbers(match.stateAt(null, playView.viewer))), round = (one) => Math.round(10 * one) / 10;
  return board.pieces_.items_().map(([, one]) => one).filter((one) => one.place_ >= 0 && one.left_ > 0).map((one) => [one.number_, one.place_, one.full_ > 1 ? one.left_ : 0, String(isLeader(one) ? 0 : one.hits_), "translate(" + field.at[one.place_].map((x) => round(x) + "px").join(", ") + ")"]).sort((a, b) => a[0] - b[0]); })()`;

// On a map: by province its owner, the units that stand there, and whether a castle does.
const MAPPED = `(() => { const { field } = playView; return field.land.map((cell, place) => { const there = [...field.counters.children].filter((one) => Number(one.dataset.at) === place);
  return [cell.dataset.owner, there.flatMap((one) => [...one.querySelectorAll(".troop text")]).reduce((sum, one) => sum + Number(one.textContent), 0), there.some((one) => one.matches(".castle"))]; }); })()`;
const MUSTERED = `(() => { const { match, field } = playView, board = playView.table.board_(numbers(match.stateAt(null, playView.viewer))).seen_by_(playView.viewer), all = board.pieces_.items_().map(([, one]) => one), owner = new Map(board.owners_.items_());
  return field.at.map((_, place) => { const there = all.filter((one) => one.place_ === place && one.left_ > 0); return [String(owner.get(place) ?? ""), there.filter(({ kind_: kind }) => !["army", "castle", "base"].includes(kind)).reduce((sum, one) => sum + one.left_, 0), there.some(({ kind_: kind }) => kind === "castle")]; }); })()`;

await tab.go(server.home);
await tab.evaluate("remembered.set('play.replay', false)"); // what the others did is not shown by itself here
for (const { game, scenario, players, steps } of JSON.parse(cases)) {
  await open(game, scenario, players);
  // After every choice of a game the board drawn is the board; what came before it was looked at.
  const [shown, meant] = game === "swords" ? [MAPPED, MUSTERED] : [DRAWN, WANTED];
  seen[`${game} equal`] = await tab.evaluate(`(() => { const { match, table } = playView, { happened_: happened } = table; let moved = 0, last = "";
    globalThis.made = 0;
    table.happened_ = (...step) => { made += 1; return happened.apply(table, step); };
    for (let k = 0; k < ${steps} && match.now; k++) { playView.shown = match.frames.length; match.choose(match.now.usual); playView.board(match.stateAt(null, playView.viewer), playView.viewer);
      const drawn = JSON.stringify(${shown}), wanted = JSON.stringify(${meant}); if (drawn !== wanted) return [k, drawn, wanted]; if (drawn !== last) moved += 1; last = drawn; }
    playView.draw(); return moved; })()`);
  seen[`${game} made`] = await tab.evaluate("[made, playView.match.frames.reduce((sum, { steps }) => sum + steps.length, 0)]");
  // At every size text is large enough; far off there is less of it.
  const sizes = [];
  await tab.evaluate("playView.field.whole()");
  await settled();
  for (let k = 0; k < 8; k++) { sizes.push(await tab.evaluate(SMALLEST)); await tab.evaluate("playView.field.zoom(0.7)"); }
  seen[`${game} text`] = [Math.min(...sizes.map(([text]) => text)), Math.min(...sizes.map(([, button]) => button)), sizes[0][2], sizes[7][2]];
}

// Fingers: a drag moves the camera, a pinch and a wheel change its width, and none of them chooses.
await open("battles", "first-samurai-skirmish", "person,steady");
await tab.evaluate("(() => { for (let k = 0; k < 30 && playView.match.now && !playView.left().some(({ places }) => places.length); k++) playView.choose(playView.match.now.usual); })()");
await tab.evaluate("document.querySelector('.beside').replaceChildren()"); // a board of its whole height
await settled();
const made = await tab.evaluate("playView.match.sitting.choices.length"), [left, top, wide, high] = await tab.evaluate("(({ left, top, width, height }) => [left, top, width, height])(playView.field.size)"), mid = [left + wide / 2, top + high / 2];
await tab.evaluate("playView.field.zoom(0.6)");
const first = await camera();
await touch("touchStart", mid); for (const by of [10, 30, 60]) await touch("touchMove", [mid[0] - by, mid[1]]); await touch("touchEnd");
const dragged = await camera();
await touch("touchStart", [mid[0] - 40, mid[1]], [mid[0] + 40, mid[1]]); for (const by of [50, 70, 90]) await touch("touchMove", [mid[0] - by, mid[1]], [mid[0] + by, mid[1]]); await touch("touchEnd");
const pinched = await camera();
await tab.send("Input.dispatchMouseEvent", { type: "mouseWheel", x: mid[0], y: mid[1], deltaX: 0, deltaY: 120 });
await tab.until(`playView.field.cam.w > ${pinched.w}`);
seen.camera = [dragged.x > first.x && dragged.w === first.w, pinched.w < dragged.w * 0.6, (await tab.evaluate("playView.match.sitting.choices.length")) === made];
await tab.evaluate("playView.field.whole()");
await settled();
await tab.evaluate("(() => { const { field } = playView; field.ask([], [], null); globalThis.all = field.cam.w; })()");
const empty = await tab.evaluate("playView.field.at.findIndex((_, place) => !playView.field.occupied.has(place) && playView.field.cells[place].name === 'f7')");
const middle = await at(empty);
seen.twice = await tab.evaluate(`(() => { const { svg, cam } = playView.field; playView.field.dragged = false; const tap = () => svg.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, clientX: ${middle[0]}, clientY: ${middle[1]} }));
  tap(); const once = cam.w === all; tap(); return once && cam.w < all * 0.6; })()`);

// A tap takes the nearest legal place in reach, but no neighbor of a counter.
seen.taps = {};
await tab.evaluate("playView.field.whole()");
await settled();
const [lone, other, beside] = await tab.evaluate(`(() => { const { field } = playView, { occupied, at } = field, far = (a, b) => Math.hypot(at[a][0] - at[b][0], at[a][1] - at[b][1]);
  const other = [...occupied].find((place) => at.some((_, k) => !occupied.has(k) && far(k, place) < 101)), beside = at.findIndex((_, k) => !occupied.has(k) && far(k, other) < 101);
  const lone = at.findIndex((_, k) => [...occupied, beside].every((one) => far(k, one) > 220));
  globalThis.hit = []; field.ask([], [{ place: lone, says: "there" }, { place: beside, says: "beside" }], (place) => hit.push(place)); return [lone, other, beside]; })()`);
await settled();
for (const [name, place, dx, dy] of [["on", lone, 0, 0], ["near", lone, 18, 16], ["off", lone, 64, 12], ["beside", beside, 0, 0], ["counter", other, 0, 0]]) {
  const [x, y] = await at(place);
  await tab.evaluate("hit.length = 0");
  await tapAt([x + dx, y + dy]);
  seen.taps[name] = await tab.evaluate("hit.join()");
}
seen.taps.places = [lone, beside].map(String);
seen.told = await tab.evaluate("playView.field.caption.textContent");
seen.through = await tab.evaluate("(({ left, top, width, height }) => Boolean(width && document.elementFromPoint(left + width / 2, top + height / 2).closest('svg.field')))(playView.field.caption.getBoundingClientRect())");
// What a finger was put down on is meant, wherever the camera or a new drawing takes it; a finger whose end nobody heard spoils no tap.
const afresh = async () => { await tab.evaluate("(() => { hit.length = 0; playView.field.whole(); })()"); await settled(); return at(lone); };
for (const [name, meanwhile] of [["moved", "playView.field.zoom(0.4, playView.field.size.left, playView.field.size.top)"], ["redrawn", "playView.field.ask([], [...playView.field.spots.values()].map(({ place, says }) => ({ place, says })), playView.field.tapped)"]]) {
  await touch("touchStart", await afresh());
  await tab.evaluate(meanwhile);
  await touch("touchEnd");
  await pause(400);
  seen.taps[name] = await tab.evaluate("hit.join()");
}
const lying = await afresh();
await tab.evaluate("playView.field.svg.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, pointerId: 99, clientX: 9, clientY: 9 }))");
await tapAt(lying);
seen.taps.unheard = await tab.evaluate("hit.join()");
seen.buttons = await tab.evaluate("[...playView.map.querySelectorAll('.spot')].map((one) => [one.getAttribute('role'), one.getAttribute('aria-label'), one.tabIndex])");
seen.unspoken = await tab.evaluate("[...playView.field.svg.children].filter((one) => one.getAttribute('aria-hidden') !== 'true').map((one) => one === playView.field.legal)");
// Who sees the board from the other side has his own pieces below, as large boards open on a section.
seen.sides = [];
for (const [scenario, players] of [["epic-study-foot", "person,steady"], ["epic-study-foot", "steady,person"], ["epic-sekigahara", "person,steady"]]) {
  await open("battles", scenario, players);
  seen.sides.push(await tab.evaluate(`(() => { const { field } = playView, high = (kind) => { const all = [...field.counters.querySelectorAll("." + kind)].map((one) => field.at[one.dataset.at][1]); return all.reduce((a, b) => a + b, 0) / all.length; }; return high("red") > high("blue"); })()`));
}
seen.sections = await tab.evaluate("[[...playView.map.querySelectorAll('.strip button')].map((one) => one.textContent).join(), playView.field.cam.w < playView.field.box[2] / 2]");
// What is asked once more leaves the camera where it was moved to; so does a step of a replay that is about no place.
seen.stays = await tab.evaluate(`(() => { const { field } = playView, xs = field.at.map(([x]) => x), [, , [, right]] = field.sections;
  return [0, 1].map(() => { field.fit(right, false); field.ask([], [{ place: xs.indexOf(Math.min(...xs)), says: "there" }]); return field.wanted === right; }); })()`);
await tab.evaluate("remembered.set('play.replay', true)");
await open("battles", "epic-sekigahara", "person,steady");
seen.stepped = await tab.evaluate("(() => { const { field, reel } = playView; playView.reel.isOn = false; playView.stepTo(0); return [reel.beats[0].marks.length, field.cam.w < field.box[2] / 2]; })()");
await tab.evaluate("playView.settle(), remembered.set('play.replay', false)");
// A facing is chosen on a dial around its hex.
await open("ran", "study-guns-and-horse", "person,careful");
seen.dial = await tab.evaluate(`(() => { for (let k = 0; k < 90 && playView.match.now && !playView.left().some(({ facing, places }) => facing >= 0 && places.length); k++) playView.choose(playView.match.now.usual);
  const counts = {}; for (const { facing, places } of playView.left()) if (facing >= 0) counts[places.at(-1)] = (counts[places.at(-1)] || 0) + 1;
  playView.pick(Number(Object.keys(counts).find((place) => counts[place] > 1))); return playView.map.querySelectorAll(".spot.turn").length; })()`);
await settled();
const [wanted, spot] = await tab.evaluate("(() => { const one = playView.left()[1], [x, y] = playView.field.spotAt({ place: one.places.at(-1), facing: one.facing }), { field } = playView, by = field.size.width / field.cam.w; return [one.place, [field.size.left + (x - field.cam.x) * by, field.size.top + (y - field.cam.y) * by]]; })()");
const before = await tab.evaluate("playView.match.sitting.choices.length");
seen.dialled = await tab.evaluate(`Math.min(...[...playView.map.querySelectorAll(".spot.turn circle")].map((one) => one.getBoundingClientRect().width))`);
await tapAt(spot);
seen.faced = (await tab.evaluate(`playView.match.sitting.choices[${before}]`)) === wanted;
// Whom motion is spared: the camera is there at once.
await tab.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value: "reduce" }] });
seen.at_once = await tab.evaluate("(() => { const { field } = playView; field.see([0]); const w = field.cam.w; field.whole(); return field.cam.w > w * 2 && [0, 1, field.at.length - 1].every((place) => field.isInSight(place)); })()");
console.log(JSON.stringify({ seen, faults, complaints: tab.complaints }));
server.stop();
await tab.close();
process.exit(0);
