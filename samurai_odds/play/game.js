// Games of a start, as games.py plays them. Before this stand the rules and the loop, translated;
// GAME says how long a row is and what tells the stream of cards redrawn from that of the game.
const DONE = 0, MOST_LOGGED = 2000000;

class Player {
  // A start is a question and a state: `start_data` of game_script.py.
  constructor({ question, state }) { // numbers that nobody writes are not copied: half a megabyte
    [this.question, this.state] = [question, state].map((one) => (one instanceof Int32Array ? one : Int32Array.from(one)));
  }

  // Return the rows of games `first` to `first + games - 1` of a seed.
  play(seed, first, games) {
    return Array.from({ length: games }, (_, k) => this.rowOf(seed, first + k));
  }

  // Return the row of a game.
  rowOf(seed, game) {
    this.used ??= new Int32Array(this.state.length);
    return this.part(seed, game, undefined, this.used).row;
  }

  // Return the events of one game: code, value, and the options of a choice.
  record(seed, game) {
    const log = new Int32Array(MOST_LOGGED);
    this.part(seed, game, log);
    if (log[0] > log.length) throw RangeError(`game ${game} of seed ${seed} is too long to be recorded`);
    const events = [];
    for (let at = 1; at < log[0]; at += 3 + log[at + 2]) {
      const [what, value, options] = log.subarray(at, at + 3);
      events.push([what, value, what < 0 ? [...log.subarray(at + 3, at + 3 + options)] : null]);
    }
    return events;
  }

  // Play one game until it ends or the question has it stopped: its row, its state and the draws
  // until then, null at the end. It is played in `state`: one that is wanted no more costs nothing.
  part(seed, game, log = new Int32Array(0), state = new Int32Array(this.state.length)) {
    const keys = [BigInt(seed), BigInt(seed) ^ BigInt(GAME.redrawn)].map(key);
    const aside = new Int32Array(GAME.aside);
    const row = new Int16Array(GAME.row);
    const code = play_games$(this.question, this.state, DICE.start, DICE.outcome, DICE.limit,
      DICE.guide, DICE.guideStart, ...keys, game, state, aside, [row], log);
    return { row, state, draws: code === DONE ? null : -1 - code };
  }
}
