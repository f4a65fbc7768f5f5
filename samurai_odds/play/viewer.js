"use strict";
// Every game of the page: its frames unpacked, its board redrawn, its lines and its curve.
const SVG = "http://www.w3.org/2000/svg";

async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
}

async function show(game) {
  const data = await unpacked(JSON.parse(game.querySelector("script").textContent));
  const { looks, pieces, frames, judged } = data;
  // Drawings are ours, with all names in them escaped; what is text is set as text.
  const drawings = new DOMParser().parseFromString(
    `<svg xmlns="${SVG}">${looks.map((one) => `<g>${one}</g>`).join("")}</svg>`, "image/svg+xml").documentElement.children;
  const find = (what) => game.querySelector(what);
  const [map, list, said] = [find(".map"), find(".told ol"), find("output")];
  const drawn = map.querySelector(".pieces");
  const standing = [];  // the pieces there are, frame by frame
  frames.reduce((before, [, , , gone, come]) => {
    const now = new Set([...before].filter((one) => !gone.includes(one)).concat(come));
    standing.push(now);
    return now;
  }, new Set());
  const judgedAt = new Map();
  for (const one of judged) judgedAt.set(one[0], [...(judgedAt.get(one[0]) ?? []), one]);
  let here = -1, listed = null, cursor = null;

  function list_turn(turn) {
    listed = turn;
    list.replaceChildren(...frames.flatMap(([number, lines], place) => number !== turn ? [] : [
      ...(judgedAt.get(place) ?? []).flatMap(([, , , words]) => words.map((line) => item(line, place, "judged"))),
      ...lines.map((line) => item(line.trim(), place, "")),
    ]));
  }

  function item(line, place, kind) {
    const one = document.createElement("li");
    one.textContent = line;
    one.className = kind;
    one.dataset.frame = place;
    return one;
  }

  function go(place) {
    place = Math.max(0, Math.min(frames.length - 1, place));
    const before = here < 0 || here === place ? null : standing[Math.max(0, place - 1)];
    here = place;
    const [turn, , state] = frames[here];
    drawn.replaceChildren(...[...standing[here]].map((number) => {
      const [x, y, look] = pieces[number], piece = drawings[look].cloneNode(true);
      piece.setAttribute("transform", `translate(${x} ${y})`);
      if (before && !before.has(number)) piece.setAttribute("class", "moved");
      return piece;
    }));
    if (map.classList.contains("large")) drawn.querySelector(".moved")?.scrollIntoView({ block: "nearest", inline: "center" });
    said.textContent = `${data.turnNamed} ${turn} · step ${here + 1} of ${frames.length}${state ? " · " + state : ""}`;
    if (listed !== turn) list_turn(turn);
    for (const one of list.children) {
      one.classList.toggle("now", +one.dataset.frame === here);
      one.classList.toggle("later", +one.dataset.frame > here);
    }
    const now = list.querySelector(".now"), told = list.parentElement;
    if (now) told.scrollTop = now.offsetTop - told.offsetTop - told.clientHeight / 3;
    const x = here / Math.max(1, frames.length - 1) * 1000;
    cursor?.setAttribute("d", `M${x} 0V100`);
  }

  function turn(by) {
    const now = frames[here][0], first = frames.findIndex(([one]) => one === now);
    if (by > 0) {
      const next = frames.findIndex(([one], place) => place > here && one !== now);
      return go(next < 0 ? frames.length - 1 : next);
    }
    if (here > first) return go(first);
    go(frames.findIndex(([one]) => one === frames[Math.max(0, first - 1)][0]));
  }

  const moves = {
    "turn-1": () => turn(-1), turn1: () => turn(1), "step-1": () => go(here - 1), step1: () => go(here + 1),
    zoom: () => map.classList.toggle("large"),
  };
  const keys = { ArrowLeft: "step-1", ArrowRight: "step1", PageUp: "turn-1", PageDown: "turn1" };
  game.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-go]"), line = target.closest("[data-frame]");
    if (button) moves[button.dataset.go]();
    else if (line) go(+line.dataset.frame);
  });
  document.addEventListener("keydown", (event) => {
    const only = document.querySelectorAll(".game").length === 1;
    let name = keys[event.key];
    if (!name || event.altKey || event.ctrlKey || event.metaKey || !(only || game.contains(document.activeElement))) return;
    if (event.shiftKey) name = name.replace("step", "turn");
    event.preventDefault();
    moves[name]();
  });
  if (judged.length) cursor = curve(find(".curve"), data, go);
  const asked = Number(location.hash.slice(1));  // FILE#STEP
  const marked = judged.some(([, , mark]) => mark);  // a review begins with its first turn
  go(asked ? asked - 1 : marked ? judged[0][0] : 0);
}

function made(name, attributes, ...inside) {
  const one = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, value);
  one.append(...inside);
  return one;
}

// The chances before every decision, and what was marked; a click goes there.
function curve(place, { judged, lines, frames }, go) {
  const x = (frame) => frame / Math.max(1, frames.length - 1) * 1000;
  const dashes = ["", "7 3", "2 3", "9 3 2 3", "1 2"];
  const paths = lines.map((name, number) => {
    const steps = judged.map(([frame, chances]) => `${x(frame)} ${100 - 100 * chances[number]}`);
    return made("path", { class: "chance", d: `M${steps.join("L")}`, "stroke-dasharray": dashes[number % 5] });
  });
  const legend = document.createElement("small"), marks = document.createElement("div");
  const named = lines.map((name, k) => `${name} ${["——", "– –", "····", "–·–", "...."][k % 5]}`).join(", ");
  const marked = judged.some(([, , mark]) => mark) ? " Marked: ?? blunder, ? mistake, ?! inaccuracy." : "";
  legend.textContent = `Win chance: ${named}; dashes: an even share; a tap goes there.${marked}`;
  const cursor = made("path", { class: "cursor", d: "M0 0V100", stroke: "var(--shu)", "stroke-width": 2, "vector-effect": "non-scaling-stroke" });
  const even = made("path", { class: "even", d: `M0 ${100 - 100 / Math.max(2, lines.length)}H1000` });
  const picture = made("svg", { viewBox: "0 0 1000 100", preserveAspectRatio: "none", role: "img", "aria-label": "win chance" }, even, ...paths, cursor);
  marks.className = "marks";
  place.replaceChildren(legend, picture, marks);
  marks.replaceChildren(...judged.filter(([, , mark]) => mark).map(([frame, , mark]) => {
    const one = document.createElement("button");
    one.textContent = mark;
    one.title = `${mark} at step ${frame + 1}`;
    one.style.left = `${x(frame) / 10}%`;
    one.addEventListener("click", () => go(frame));
    return one;
  }));
  picture.addEventListener("click", (event) => {
    const box = picture.getBoundingClientRect();
    const wanted = (event.clientX - box.left) / box.width * 1000;
    go(judged.reduce((best, one) => Math.abs(x(one[0]) - wanted) < Math.abs(x(best[0]) - wanted) ? one : best)[0]);
  });
  return cursor;
}

document.querySelectorAll(".game").forEach(show);
