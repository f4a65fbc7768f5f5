//# allFunctionsCalledOnLoad
"use strict";
{
const SOME_MS = 100;
let hinter = null, asked = 0;
const answers = {
hint: ({ start, seed, looks }) => hinter.hints(hinter.start(start), seed, looks),
review: ({ start, seed, events, games }) => hinter.reviews(hinter.start(start), events, seed, games),
*tutor({ start, seed, events, games, seat, since }) {
const found = hinter.tutored(hinter.start(start), events, seat, since, seed, games);
if (found) yield found;
},
*decide({ start, playouts, luck }) { yield hinter.decided(hinter.start(start), playouts, luck) ?? "none"; },
*wins({ game, start, games }) { // whole games of the start's bots: how often each seat wins
const { Player, AT } = RULED[game], player = new Player(start), found = { games: 0, wins: [0, 0, 0, 0, 0] };
for (let said = performance.now(); found.games < games; found.games++) {
if (performance.now() - said > SOME_MS) { yield found; said = performance.now(); }
const seat = player.part(0, found.games).state[AT.WINNER];
if (seat >= 0) found.wins[seat] += 1;
}
yield found;
},
};

self.onmessage = ({ data }) => {
const { id, game, kind } = data;
asked = id;
let going = null;
const step = () => {
if (asked !== id) return;
try {
if (typeof RULED === "undefined") importScripts("runtime.js", "games.js", `rules-${game}.js`);
if (!hinter && kind !== "wins") {
if (typeof HINTS === "undefined") importScripts("hints.js");
hinter = HINTS(RULED[game]);
}
going = going || answers[kind](data);
const { value, done } = going.next();
postMessage(done ? { id, done } : { id, found: $plainly(value) });
if (!done) setTimeout(step);
} catch (fault) {
postMessage({ id, fault: String(fault.message || fault) });
}
};
step();
};
}
