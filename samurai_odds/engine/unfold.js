// Exact answers of a machine: see unfold.py and reading.py. `forward` and `backward` are
// translated from walks.py.
const END = 0, AUTOMATIC = -1;

class Graph {
  // More than `most` states throw a RangeError.
  constructor(machine, question, most = Infinity) {
    this.machine = machine;
    this.most = most;
    this.numbers = Int32Array.from(question.numbers);
    this.dice = machine.pool ? (machine.dice ??= new Dice(machine.pool)) : new Dice((code) => question.dice[code]);
    this.number = new Map();
    this.states = []; this.event = []; this.first = []; this.target = []; this.postorder = [];
    this.enter(Int32Array.from(machine.begin(this.numbers)));
    const path = [0], next = [0];
    while (path.length) {
      const node = path[path.length - 1], place = next[next.length - 1]++;
      if (place === this.edges(node)) {
        this.postorder.push(node);
        path.pop();
        next.pop();
        continue;
      }
      const state = this.states[node].slice(), known = this.states.length, event = this.event[node];
      machine.step(this.numbers, state, event > 0 ? this.dice.outcome[this.dice.start[event] + place] : place);
      const child = this.enter(state);
      this.target[this.first[node] + place] = child;
      if (child === known) {
        path.push(child);
        next.push(0);
      }
    }
    this.leaves = this.event.flatMap((event, node) => (event === END ? [node] : []));
  }

  // Carry out the automatic rules and number the state that they lead to.
  enter(state) {
    const { machine, numbers } = this;
    let event = machine.pending(numbers, state);
    while (event === AUTOMATIC) {
      machine.step(numbers, state, 0);
      event = machine.pending(numbers, state);
    }
    const name = state.join();
    if (!this.number.has(name)) {
      const node = this.states.length;
      if (node >= this.most) throw RangeError(`more than ${node} states`);
      this.number.set(name, node);
      this.states.push(state);
      this.event.push(event);
      this.first.push(this.target.length);
      if (event > 0) this.dice.add(event);
      for (let k = this.edges(node); k > 0; k--) this.target.push(0);
    }
    return this.number.get(name);
  }

  edges(node) {
    const event = this.event[node];
    return event > 0 ? this.dice.size[event] : event < 0 ? Math.floor(-event / 2) : 0;
  }

  // The chance of each leaf, with the choices given by node.
  chances(choice = this.event.map(() => 0)) {
    const { event, first, target, postorder, dice } = this, chance = event.map(() => 0);
    forward$(event, first, target, postorder, event.length, choice, dice.start, dice.size,
      dice.probability, chance);
    return this.leaves.map((node) => chance[node]);
  }

  // The best choices for the values of the leaves: side 0 raises the value, side 1 lowers it.
  best(values) {
    const { event, first, target, postorder, dice } = this;
    const value = event.map(() => 0), choice = event.map(() => 0);
    this.leaves.forEach((node, place) => { value[node] = values[place]; });
    backward$(event, first, target, postorder, dice.start, dice.size, dice.probability, value, choice);
    return { value: value[0], choice };
  }
}
