// Saves, links and storage of the page in Chromium: `node keeping.mjs CHROMIUM FOLDER LINKS SAVES`.
// Prints what was seen, what was said of broken links and saves, and all complaints.
import { serve, Tab } from "../../analyses/chromium.mjs";

const [chromium, folder, ...lists] = process.argv.slice(2), [links, saves] = lists.map((one) => JSON.parse(one)), seen = {};
const server = await serve(folder), tab = await Tab.open(chromium), see = (text) => tab.evaluate(text);
const GAME = "#/play/ran?scenario=study-foot&players=person%2Cgreedy&seed=5";
const said = () => see("[...document.querySelectorAll('[role=status], .verdict, #lost, .said, [data-told]')].map((one) => one.textContent).filter(Boolean).join(' | ')");
const kept = () => see("playView.shelf.list('ran').map(({ id, held }) => [id, held?.seed ?? null, held?.choices?.length ?? null])");
const choose = async () => { await see("playView.choose(playView.match.now.usual)"); await tab.until("playView.match?.now"); };
const playing = () => tab.until("typeof playView !== 'undefined' && playView.match?.now && document.querySelector('svg.field')");
const open = async (hash) => { await tab.go(server.home + hash); };
const pressed = (text) => see(`[...document.querySelectorAll("button")].find((one) => one.textContent === ${JSON.stringify(text)}).click()`);

// Two games side by side, one from a link: none is overwritten.
await open(GAME);
await playing();
seen.untouched = await kept();
for (let k = 0; k < 3; k++) await choose();
const first = await see("location.hash"), saved = await see("JSON.stringify({ ...playView.match.saved, game: 'ran' })");
await open("#/play/ran");
await playing();
seen.resumed = await see("location.hash") === first;
await see("document.querySelector('[data-do=new]').click()");
await see("document.querySelector('[data-do=start]').click()");
await playing();
await choose();
await open(first.replace("seed=5", "seed=7").replace(/&(version|rules|check|choices)=[^&]*/g, "")); // somebody's link
await playing();
seen.opened = await kept();
await choose();
seen.added = await kept();
await see("document.querySelector('[data-do=new]').click()");
seen.listed = await see("document.querySelectorAll('[data-kept]').length");
await see("document.querySelector('[data-kept=\"1\"]').click()");
await playing();
seen.again = await see("location.hash") === first;

// The same link and save: under other rules with another end, with the same, damaged, without a check.
const of = (changes) => JSON.stringify({ ...JSON.parse(saved), ...changes });
const load = async (text) => { // into what asks for a new game
  await see("document.querySelector('.new textarea') || document.querySelector('[data-do=new]').click()");
  await see(`document.querySelector("[aria-label='A saved game']").value = ${JSON.stringify(text)}`);
  await pressed("Load");
};
await load(of({ rules: "0123456789ab", version: "0.1.9", check: "00000000" }));
seen.other = await said();
await pressed("Open its position");
await tab.until("typeof positionView !== 'undefined' && positionView.scenario && document.querySelector('svg.field')");
seen.position = await see("positionView.written()") === JSON.parse(saved).position;
await open(first.replace(/rules=\w+/, "rules=0123456789ab").replace(/check=\w+/, "check=00000000"));
seen.linked = await said();
await open(first.replace(/rules=\w+/, "rules=0123456789ab").replace("0.2.0", "0.1.9"));
await playing();
seen.same = await said();
await open("#/play/ran?new");
await load(of({ check: "00000000" }));
seen.damaged = await said();
await load(of({ choices: [0, 999] }));
seen.impossible = await said();
await load(of({ version: undefined, rules: undefined, check: undefined }));
seen.unchecked = await said();
await load(of({ check: "00000000", position: undefined }));
await pressed("Open its position");
await tab.until("document.querySelector(\"select[aria-label='Begin with']\")");
seen.begins = await see("positionView.scenario.title_");

// What is no link and no save: a line for each.
seen.links = [];
for (const link of links) {
  await open(link);
  await tab.until("document.querySelector('#view').children.length > 0");
  seen.links.push(await said());
}
await open("#/play/ran?new");
seen.saves = [];
for (const text of saves) {
  await load(text);
  seen.saves.push(await see("document.querySelector('.new .aside').textContent"));
}

// A position changed, shared, opened where another has been changed; text stays text.
await open("#/position/battles");
await see("positionView.change(positionView.placed.moved(positionView.scenario, 0, 1)); positionView.change(positionView.placed.moved(positionView.scenario, 0, 1))");
const position = await see("positionView.written()");
seen.edited = position.split("\n").filter((line) => /^(Title|Source|Placement):/.test(line));
const link = await see(`positionLink("battles", positionView.written().replace(/Title: .*/, "Title: <img src=x onerror=document.title=1><script>document.title=2</script>"))`);
await see(`location.hash = ${JSON.stringify(link)}`);
await tab.until("positionView.scenario.title_.includes('<img')");
seen.text = await see("[document.title, document.querySelectorAll('#view img, #view script').length, document.querySelector('.small strong').textContent]");
await open("#/position/battles");
seen.own = await see("positionView.written()") === position;
await see("(() => { const one = document.querySelector('select[aria-label=\"Begin with\"]'); one.selectedIndex = 2; one.dispatchEvent(new Event('change')); })()");
const begun = await see("positionView.written()");
await open("#/position/battles");
seen["begun again"] = begun !== position && await see("positionView.written()") === begun;

// Storage: full, closed, lost, damaged.
await open(first);
await playing();
await see("(() => { for (let text = 'x'.repeat(1 << 20); text.length;) try { localStorage[`fill${localStorage.length}`] = text; } catch { text = text.slice(0, text.length >> 1); } })()");
for (let k = 0; k < 9; k++) await choose(); // what is free yet is too little for them
seen.full = await said();
await see("localStorage.clear()");
await choose();
seen.lost = [await see("playView.unkept"), (await kept()).length];
await see("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))");
await see("location.hash = '#/position/swords'"); // from the network then
await tab.until("positionView.game === 'swords' && document.querySelector('svg.field')");
await see("for (const name of ['game', 'position.ran', 'play.ran', 'kept.ran.9', 'last', 'session.ran', 'play.coach']) localStorage[`samurai-odds.${name}`] = '{[', localStorage[`samurai-odds.kept.ran.${name}`] = '{}'");
for (const hash of ["#/ran/", "#/position/ran", "#/play/ran"]) await open(hash);
await see("document.querySelector('[data-do=new]').click()");
seen.broken = await see("[...document.querySelectorAll('.kept li')].map((one) => one.textContent.slice(0, 14))");
const { identifier } = await tab.send("Page.addScriptToEvaluateOnNewDocument", { source: "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } })" });
for (const hash of ["#/ran/", "#/position/ran", GAME]) await open(hash);
await playing();
await choose();
seen.closed = await said();
await tab.send("Page.removeScriptToEvaluateOnNewDocument", { identifier });
console.log(JSON.stringify({ seen, complaints: tab.complaints }));
await tab.close();
process.exit(0);
