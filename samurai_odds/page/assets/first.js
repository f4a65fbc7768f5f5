// The scripts that the first view needs, its game's too, asked for together before any of them runs.
addEventListener("DOMContentLoaded", () => {
  let game = /^#\/(?:play\/|position\/)?(battles|swords|ran)\b/.exec(location.hash)?.[1];
  try { game ||= JSON.parse(localStorage["samurai-odds.game"]); } catch {}
  for (const name of ["runtime", game || "battles", "page"])
    document.head.append(Object.assign(document.createElement("script"), { src: `${name}.js`, async: false }));
});
