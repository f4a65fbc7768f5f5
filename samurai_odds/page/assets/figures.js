"use strict";
// Silhouettes of the pieces and signs of the controls, drawn for this project: `figure("samurai-bow")`, `sign("undo")`.
// A silhouette has a box of 48 x 48 and one color (currentColor), and faces right. Parts are shared; a path in the list
// of a figure is filled, `stroke` draws a line, `moved` moves what it holds, and `gap` is cut out: --gap is the color below.
const SVG = "http://www.w3.org/2000/svg";
function shape(kind, given = {}, ...children) {
  const one = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(given)) one.setAttribute(name, value);
  one.append(...children);
  return one;
}
const FIGURES = (() => {
  const stroke = (d, width = 2.2) => ({ d, fill: "none", stroke: "currentColor", "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round" });
  const gap = (d) => ({ d, class: "gap" }), moved = (transform, ...parts) => ({ transform, parts });
  const ring = (x, y, r) => `M${x + r} ${y}a${r} ${r} 0 1 1-${2 * r} 0 ${r} ${r} 0 1 1 ${2 * r} 0`;
  const jingasa = "M14 14.5 24 7l10 7.5q-10 3-20 0z", head = "M20.5 15.5h7v4.2q-3.5 2.6-7 0z";
  const kabuto = "M17.2 14q0-6.6 6.8-6.6T30.8 14l2.8 4.6-4.3 1.1-1-2.7h-8.6l-1 2.7-4.3-1.1z";
  const horns = "M24 8.5Q18 8 16.2 1.8 19.5 6 24 6t7.8-4.2Q30 8 24 8.5z", shoulders = "M12.5 21h5.5l-.8 8-5.7-.6zM35.5 21H30l.8 8 5.7-.6z";
  const body = "M17.5 20.5h13l1.5 5-1.8 1 1.8 7.5H16l1.8-7.5-1.8-1z", legs = "M16.5 35h15l1.7 10h-5.6L24 37.5 20.4 45h-5.6z";
  const horse = "M5 33.5q-.7-8 6.5-9.3h17q4.5-.6 6.5-6.2l2.2-5.5 1.8 2.5 1.3-.3.7 2.8 4.5 5.2-2 3.3-5.2-1.6q-1.2 4.6-3.3 7.1l4.5 5.5-2 8h-3.2l.9-7-5.7-4.3q-6 2.3-12.5.6L13.5 38l.5 7h-3.2L9 37.5l1.2-4.3Q7 36 5.5 41.5 3.3 39 5 33.5z";
  const rider = "M17.5 13.5h9l2 5.5-2.5.5 2.5 9.5-3.5 8h-3.5l1.5-8.5-6-2z", raised = (d) => moved("translate(-1.8 -6) scale(.98)", d);
  const foot = [jingasa, head, body, legs], bushi = [horns, kabuto, body, legs, shoulders], mounted = (...parts) => [moved("translate(2 7) scale(.87)", horse, rider, raised(horns), raised(kabuto), ...parts)];
  const spear = [stroke("M38 10 34.5 46"), "M38.5 1l2.3 6-2.6 4.2-2.2-4.6z"], katana = [stroke("M31 27Q40 19 41.5 4", 2.6), stroke("M28.5 24.5 34 29.5", 2)];
  const bow = [stroke("M33 3q12.5 10 8 22t-10 21", 2.4), stroke("M33 3 31 46", .9), stroke("M20 26 42 22", 1.6)];
  const gun = [{ d: "M13 25.5l4.5-1.8L43 14.3l.9 2.4-18.4 7-1.4 3.3-3 .7-1-2.3-4.6 5.4-4-1z", class: "cut", "stroke-width": 1.4, "paint-order": "stroke" }];
  const found = {
    "ashigaru-spear": [...foot, ...spear], "ashigaru-bow": [...foot, ...bow], "ashigaru-arquebus": [...foot, ...gun],
    "samurai-spear": [...bushi, ...spear], "samurai-bow": [...bushi, ...bow], swordsman: [...bushi, ...katana],
    levy: ["M16 15q8-11 16 0z", head, "M18.5 20.5h11L33 35H15z", "M17 36h14l1.5 9h-5L24 38l-3.5 7h-5z", stroke("M38 8 34.5 46", 2), stroke("M31.5 9.5Q38 5.5 42.5 12", 2.4)],
    "samurai-spear-cavalry": mounted(stroke("M9 25 46 5", 2), "M46.5 2l-1 5-4.5.6z"),
    "samurai-bow-cavalry": mounted(stroke("M29 1q10 6.5 7 14t-8 13"), stroke("M29 1 27.5 28", .9)),
    bodyguard: [stroke("M14.5 30V3", 1.6), "M4 3h10.5v14H4z", ...bushi, ...katana],
    ronin: ["M11.5 17q3-10.5 12.5-11t12.5 11q-12.5 4-25 0z", "M17 21h14l3 7-3.5 1.5L33 38l1 7h-6l-4-6-4 6h-6l1-7 2.5-8.5L14 28z", stroke("M13 36 37 29.5", 2.6)],
    daimyo: [horns, kabuto, body, shoulders, "M13.5 34h21l4 4v7h-5.5v-5H15v5H9.5v-7z", ring(40, 15, 6), stroke("M38.5 20 34.5 29")],
    busho: mounted(ring(36, 6.5, 5), stroke("M34 11 28.5 19", 2)), leader: [...bushi, ring(40, 13, 6), stroke("M38.5 18 34 27")],
    Honjin: ["M3 18h42v22q-5-2.5-10.5 0-5.2-2.5-10.5 0-5.3-2.5-10.5 0Q8 37.5 3 40z", gap(ring(24, 28, 5.5)), ring(24, 28, 2.6), stroke("M3.5 45V12M44.5 45V12"), stroke("M24 17V3", 1.6), "M24 3h10v9H24z"],
    castle: ["M24 2l2 3.5h6l3 4.5h-3v5h4.5l4 5.5H37V27h5l4 6.5h-3.5V45h-14V36.5h-9V45h-14V33.5H2L6 27h5v-6.5H7.5l4-5.5H16v-5h-3l3-4.5h6z"],
    ninja: ["M16.5 13.5Q16.5 6 24 6t7.5 7.5v6q-7.5 4-15 0z", "M17 22h14l5 6-4 3-1.5 6 2.5 8h-6l-3-6.5-3 6.5h-6l2.5-8-1.5-6-4-3z", gap("M18.5 12.2h11v3.3h-11z"), stroke("M9 33 36 13", 2)],
    "lone-leader": [moved("translate(5.5 6) scale(.77)", ...bushi), { ...stroke(ring(24, 24, 22)), "stroke-dasharray": "5 4" }],
  };
  // The same under the names that Swords and RAN have for them.
  const also = { bowman: "samurai-bow", gunner: "ashigaru-arquebus", spearman: "ashigaru-spear", KB: "samurai-spear-cavalry", KBH: "samurai-spear-cavalry",
    "KB-B": "samurai-bow-cavalry", SI: "samurai-spear", "SI-B": "samurai-bow", AS: "ashigaru-spear", "AS-T": "ashigaru-arquebus", "AS-B": "ashigaru-bow" };
  for (const [name, one] of Object.entries(also)) found[name] = found[one];
  return found;
})();
const drawnPart = (part) => (part.parts ? shape("g", { transform: part.transform }, ...part.parts.map(drawnPart)) : shape("path", typeof part === "string" ? { d: part } : part));
const figure = (name) => shape("svg", { class: "figure", viewBox: "0 0 48 48", "aria-hidden": "true", fill: "currentColor" }, ...(FIGURES[name] || []).map(drawnPart));

// Signs: a box of 24 x 24, lines only.
const SIGNS = {
  swap: "M7 4 3 8l4 4M3 8h14M17 12l4 4-4 4M21 16H7", compare: "M5 5h5v14H5zM14 9h5v10h-5z", share: "M12 15V3M8 7l4-4 4 4M5 12v8h14v-8", more: "M5 12h.01M12 12h.01M19 12h.01",
  dice: "M5 5h14v14H5zM9 9h.01M15 15h.01M12 12h.01M15 9h.01M9 15h.01", odds: "M4 19h16M6 16V9M11 16V5M16 16v-4", play: "M7 4l13 8-13 8z", position: "M12 3l8 4.5v9L12 21l-8-4.5v-9z",
  replay: "M4 12a8 8 0 1 0 3-6.2M4 4v5h5", hint: "M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 11c-.5.5-.5 1-.5 2H9c0-1 0-1.5-.5-2A6 6 0 0 1 12 3z", undo: "M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-2",
  log: "M5 6h14M5 12h14M5 18h9", pause: "M8 5v14M16 5v14", skip: "M5 5l9 7-9 7zM18 5v14", close: "M6 6l12 12M18 6 6 18", back: "M15 5l-7 7 7 7", chart: "M3 17l5-6 4 3 8-9",
  check: "M5 12l5 5 9-11", plus: "M12 5v14M5 12h14", minus: "M5 12h14", zoom: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5", flag: "M6 21V4h12l-3 4 3 4H6", theme: "M12 4a8 8 0 1 0 .01 0M12 4v16M14 5v14M16 6v12M18 8v8",
};
const sign = (name) => shape("svg", { class: "sign", viewBox: "0 0 24 24", "aria-hidden": "true" }, shape("path", { d: SIGNS[name] }));
