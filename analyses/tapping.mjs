// Taps on odds questions as a person sees them: from the finger's to the painted button, and to the
// painted answer, in ms. Real touches; what the page does beside them counts.
const PAUSES = [400, 1200]; // ms between taps, in turn: a number raised twice, and a look at the answer
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

const WATCH = `addEventListener("click", async (event) => {
  const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now() - event.timeStamp);
    port2.postMessage(0);
  }));
  const tap = (window.tap = { button: await painted() });
  tap.answer = tap.button;
  while (document.querySelector("#answer[aria-busy=true]")) tap.answer = await painted();
  tap.done = true;
}, true)`;
// Each chooses what was not chosen yet.
const CHOOSE = `(() => {
  const ones = [...document.querySelectorAll("#form button[data-value]")].filter((one) => one.offsetParent && !one.disabled
    && one.getAttribute("aria-pressed") !== "true" && one.getAttribute("aria-disabled") !== "true" && !one.closest("details"));
  window.tap = null;
  document.querySelector("[data-tapped]")?.removeAttribute("data-tapped");
  const one = ones[(window.turn = (window.turn ?? 0) + 5) % ones.length];
  one.setAttribute("data-tapped", "");
  return one.outerHTML.slice(0, 120);
})()`;

export async function taps(tab, many) {
  const found = [];
  await tab.evaluate(`${WATCH};0`);
  for (let k = 0; k < many; k++) {
    const what = await tab.evaluate(CHOOSE);
    await tab.tap("[data-tapped]");
    await tab.until("window.tap?.done");
    found.push({ what, ...await tab.evaluate("tap") });
    await pause(PAUSES[k % PAUSES.length]);
  }
  return found;
}
