"use strict";
// Boards and pieces from their markup, element by element: what is no shape, and what would load or
// run anything, is left out, and text is only ever set as text.
const SHAPES = ["g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "title"];
const HARMLESS = /^(?!on|href|style|xlink)[a-z][\w-]*$/i;
function shapes(markup) {
  const read = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${markup}</svg>`, "image/svg+xml").documentElement;
  const copied = (from) => {
    if (from.nodeType === Node.TEXT_NODE) return document.createTextNode(from.data);
    if (from.nodeType !== Node.ELEMENT_NODE || !SHAPES.includes(from.localName)) return "";
    return shape(from.localName, Object.fromEntries([...from.attributes].filter(({ name }) => HARMLESS.test(name)).map(({ name, value }) => [name, value])), ...[...from.childNodes].map(copied));
  };
  return [...read.childNodes].map(copied);
}

// A board with its pieces; the ground, which stays, is drawn once.
const drawnGround = (box, markup) => shape("g", {}, shape("rect", { x: box[0], y: box[1], width: box[2], height: box[3], fill: "#fff" }), ...shapes(markup));
const drawnPieces = (pieces) => shape("g", {}, ...pieces.map((one) => shape("g", { transform: `translate(${one.x_} ${one.y_})` }, ...shapes(one.look_))));
