// The scripts that the first view needs, its game's too, asked for together before any of them runs.
const VERSIONED = "{prefix}", LOST = "This page cannot be loaded whole: a new version has replaced it, or there is no network. Reload it.";
{ // light or dark, before anything is painted
  let theme;
  try { theme = /light|dark/.exec(localStorage["samurai-odds.theme"])?.[0]; } catch {}
  document.documentElement.dataset.theme = theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}
addEventListener("DOMContentLoaded", () => {
  let game = /^#\/(?:play\/|position\/)?(battles|swords|ran)\b/.exec(location.hash)?.[1];
  try { game ||= /battles|swords|ran/.exec(localStorage["samurai-odds.game"])?.[0]; } catch {}
  for (const name of ["runtime", game || "battles", "page"])
    document.head.append(Object.assign(document.createElement("script"), { src: `${VERSIONED}${name}.js`, async: false,
      onerror: () => { document.getElementById("view").textContent = LOST; } }));
});
