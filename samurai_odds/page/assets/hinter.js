"use strict";
// The worker of hints. A question {id, game, kind, start, ...} is answered by {id, found} as often
// as more is known, at last by {id, done: true}; a fault by {id, fault}. The next question ends
// the one before between two of its steps. A worker has one game.
{
  let hinter = null, asked = 0;
  const answers = {
    hint: ({ start, seed, looks }) => hinter.hints(hinter.start(start), seed, looks),
    review: ({ start, seed, events, games }) => hinter.reviews(hinter.start(start), events, seed, games),
    *tutor({ start, seed, events, games, seat, since }) {
      const found = hinter.tutored(hinter.start(start), events, seat, since, seed, games);
      if (found) yield found;
    },
  };

  self.onmessage = ({ data }) => {
    const { id, game, kind } = data;
    asked = id;
    let going = null;
    const step = () => {
      if (asked !== id) return;
      try {
        if (!hinter) {
          if (typeof HINTS === "undefined") importScripts("runtime.js", `rules-${game}.js`, "hints.js");
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
