"use strict";
// The worker of hints. A question {id, game, kind, start, ...} is answered by {id, found} as often
// as more is known, at last by {id, done: true}; a fault by {id, fault}. The next question, or the
// kind "stop", ends the one before between two of its steps. A worker has one game. The games of a
// hint, and the decisions of a review, are shared by several workers of this file: each has its luck by
// its number, whoever plays it. They stay for the next hint: to compile the game takes each as long as many games.
{
  const SOME_MS = 100, MOST_WORKERS = 4, MOST_AT_ONCE = 8, LOTS = 3, AHEAD = 2;
  let hinter = null, asked = 0, team = null, helping = null;
  const answers = {
    hint: ({ start, seed, looks }) => hinter.thinking(hinter.start(start), seed, looks),
    tutor: ({ start, seed, events, games, seat, since, left }) => hinter.tutored(hinter.start(start), events, seat, since, seed, games, left),
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
  const { port1, port2 } = new MessageChannel(), turns = [], turn = () => new Promise((done) => { turns.push(done); port2.postMessage(0); });
  port1.onmessage = () => turns.shift()(); // for messages to be heard: a timer would wait longer

  // This worker and its helpers, who play the games of one start's plans; each takes some when it is free.
  // Where none are left they play ahead: whoever is still compared plays as many games again in the next round.
  class Team {
    constructor(workers) {
      Object.assign(this, { helpers: [], left: [], ahead: [], wake: null });
      try { while (this.helpers.length < workers - 1) this.helpers.push(this.helper()); } catch { /* then there are fewer */ }
    }

    helper() {
      const worker = new Worker(self.location.href), one = { worker, ready: false, at: [], told: 0 };
      worker.onmessage = ({ data: { id, ready, rows, found } }) => {
        if (id !== asked) return;
        if (ready) one.ready = true; else if (found) { one.at.shift(); this.seen(found); } else this.take(one.at.shift(), rows);
        this.give(one);
      };
      worker.onerror = () => { // others do what it had
        const had = one.at, games = had.flat();
        worker.terminate();
        Object.assign(one, { ready: false, at: [] });
        this.helpers = this.helpers.filter((other) => other !== one);
        if (this.tasks) {
          this.tasks.unshift(...had);
          return this.wake?.();
        }
        games.forEach((game) => this.out.delete(`${game}`));
        this.left.unshift(...games.filter((game) => this.round.includes(`${game}`)));
        return this.wake?.();
      };
      return one;
    }

    begin(question) {
      this.tasks = null;
      this.forget();
      this.wake?.();
      for (const one of this.helpers) {
        Object.assign(one, { ready: false, at: [] });
        one.worker.postMessage({ ...question, kind: "help" });
      }
    }

    // Begin with other starts: helpers hold those of the games played so far, which need room.
    forget() {
      Object.assign(this, { starts: [], left: [], ahead: [], round: [], out: new Set(), done: new Set() });
      for (const one of this.helpers) one.told = 0;
    }

    // Have games played: [start, seed, first, how many] each; those after them too, where nobody has anything else to do.
    async play(wanted, isAhead) {
      const after = (rounds) => wanted.flatMap(([start, seed, first, games]) => {
        if (!this.starts.includes(start)) this.starts.push(start);
        return Array.from({ length: games }, (_, k) => [this.starts.indexOf(start), seed, first + rounds * games + k]);
      });
      const isNew = (game) => !this.out.has(`${game}`) && !this.done.has(`${game}`), round = after(0);
      Object.assign(this, { round: round.map(String), left: round.filter(isNew), ahead: isAhead ? after(1).filter(isNew) : [] });
      this.helpers.forEach((one) => this.give(one));
      for (const id = asked; asked === id && (this.left.length || this.round.some((game) => this.out.has(game)));) {
        if (this.left.length) {
          const [at, seed, game] = this.left.shift();
          hinter.known(this.starts[at], seed, game, hinter.rowOf(this.starts[at], seed, game));
          await turn();
        } else await new Promise((wake) => { this.wake = wake; });
      }
    }

    // Have decisions looked at: [what, place] each; `heard` is told what is found of each.
    async share(question, tasks, heard) {
      let left = tasks.length;
      Object.assign(this, { tasks, seen: (found) => { left -= 1; heard(found); this.wake?.(); } });
      this.helpers.forEach((one) => this.give(one));
      for (const { id } = question; asked === id && left;) {
        if (tasks.length) {
          this.seen(look(question, tasks.shift()));
          await turn();
        } else await new Promise((wake) => { this.wake = wake; });
      }
      if (asked === question.id) this.tasks = null;
    }

    // Keep some lots of games with a helper: the more are left, the larger. Of decisions, which take long, two.
    give(one) {
      while (this.tasks?.length && one.ready && one.at.length < AHEAD) {
        const task = this.tasks.shift();
        one.worker.postMessage({ id: asked, kind: "look", task });
        one.at.push(task);
      }
      while (one.ready && one.at.length < LOTS && (this.left.length || this.ahead.length)) {
        const many = Math.floor(this.left.length / LOTS / (1 + this.helpers.length)), from = this.left.length ? this.left : this.ahead;
        const games = from.splice(0, Math.min(MOST_AT_ONCE, Math.max(1, many)));
        one.worker.postMessage({ id: asked, kind: "play", told: one.told, starts: this.starts.slice(one.told).map(hinter.lent), games });
        one.told = this.starts.length;
        one.at.push(games);
        games.forEach((game) => this.out.add(`${game}`));
      }
    }

    take(games, rows) {
      games.forEach((game, k) => {
        const [at, seed, number] = game;
        hinter.known(this.starts[at], seed, number, rows[k]);
        this.out.delete(`${game}`);
        this.done.add(`${game}`);
      });
      this.wake?.();
    }
  }

  // What a question's game has at a place among its decisions.
  const turnsOf = (question) => (question.turns ||= hinter.decisions(hinter.start(question.start), question.events, question.left));
  const look = (question, [what, place]) => $plainly(hinter[what](turnsOf(question), place, question.seed, question.games));

  // Take steps that are found one after the other, or name the games that the next one needs; give what they come to.
  async function follow(steps, { id, kind }) {
    let step;
    while (asked === id && !(step = steps.next()).done) {
      if (Array.isArray(step.value)) await team.play(step.value, kind === "hint");
      else postMessage({ id, found: $plainly(step.value) });
      await turn();
    }
    return step?.value;
  }

  // What some seats decided in a finished game: what each gave away, those first that seem to have given most; at last all that was
  // judged of it, `held` before this too, smoothed along it. Until a mistake is found all workers play the games of one decision:
  // it is found sooner. Then each has decisions of its own, and waits for nobody; first the chances at those that are left.
  async function review(question) {
    const { id, start, events, seats, held, seed, games } = question, rows = new Map(held), turns = turnsOf(question), own = turns.flatMap(({ seat_: seat }, place) => (seats.includes(seat) ? [place] : []));
    const result = $plainly(hinter.outcome(hinter.start(start), events)), guesses = [], tell = (found) => postMessage({ id, found }), heard = (found) => { rows.set(found.place, found.row); tell(found); };
    tell({ result, turns: own.map((place) => ({ place, number: turns[place].number_, draw: turns[place].draw_, seat: turns[place].seat_, bot: turns[place].by_bot_ })) });
    const left = own.filter((place) => !turns[place].by_bot_ && !rows.has(place));
    await team.share(question, left.map((place) => ["guessed", place]), ({ place, guess }) => { guesses[place] = guess; });
    left.sort((a, b) => guesses[b] - guesses[a]);
    for (let mark; asked === id && !mark && left.length; team.forget()) {
      const found = await follow(hinter.judging(turns, left.shift(), seed, games), question);
      if (asked !== id) return;
      heard($plainly(found));
      mark = found.get_("mark");
    }
    if (asked !== id) return;
    await team.share(question, own.filter((place) => !rows.has(place)).map((place) => ["glanced", place]), tell);
    if (asked !== id) return;
    await team.share(question, left.map((place) => ["judged", place]), heard);
    if (asked !== id) return;
    const places = [...rows.keys()].sort((a, b) => a - b), smooth = places.length ? $plainly(hinter.along(places.map((place) => rows.get(place)))) : [];
    tell({ smooth: smooth.map((one, k) => ({ place: places[k], ...one })) });
    postMessage({ id, done: true });
  }

  function help(data) {
    const { id, start } = data;
    load(data);
    helping = { first: hinter.start(start), starts: [], question: data };
    postMessage({ id, ready: true });
  }
  function play({ id, told, starts, games }) {
    helping.starts.length = told;
    helping.starts.push(...starts.map((one) => hinter.borrowed(helping.first, one)));
    postMessage({ id, rows: games.map(([at, seed, game]) => hinter.rowOf(helping.starts[at], seed, game)) });
  }

  // Scripts of the version that this one is of.
  const needs = (...names) => importScripts(...names.map((name) => `${(self.location.href || "").replace(/hinter\.js$/, "")}${name}.js`));
  function load({ game, kind }) {
    if (typeof RULED === "undefined") needs("runtime", "games", `rules-${game}`);
    if (hinter || kind === "wins") return;
    if (typeof HINTS === "undefined") needs("hints");
    hinter = HINTS(RULED[game]);
  }

  async function think(data) {
    const { id, kind, workers } = data;
    try {
      if (kind === "hint" || kind === "review") {
        team ||= new Team(typeof Worker === "undefined" ? 1 : workers || Math.min(navigator.hardwareConcurrency || 1, MOST_WORKERS));
        team.begin(data); // helpers load what they need meanwhile
      }
      load(data);
      if (kind === "review") return await review(data);
      await follow(answers[kind](data), data);
      if (asked !== id) return;
      postMessage({ id, done: true });
      if (team) team.ahead = [];
    } catch (fault) {
      postMessage({ id, fault: String(fault.message || fault) });
    }
  }

  self.onmessage = ({ data }) => {
    if (data.kind === "play") return play(data);
    if (data.kind === "look") return postMessage({ id: data.id, found: look(helping.question, data.task) });
    asked = data.id;
    if (data.kind !== "stop") return data.kind === "help" ? help(data) : think(data);
  };
}
