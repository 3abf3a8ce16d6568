/**
 * Lets a few pieces of heavy work run at once and a bounded number wait; more than that is rejected at once rather than
 * piled up in memory.
 */
export class GateFullError extends Error {
  override readonly name = 'GateFullError';
}

export class Gate {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly waitingOfGroup = new Map<string, number>();

  constructor(
    private readonly parallel: number,
    private readonly maxWaiting: number,
    /** So many of one group may wait, so that one leaves places to the others. */
    private readonly maxOfGroup = maxWaiting,
  ) {}

  async run<T>(work: () => Promise<T>, group?: string): Promise<T> {
    await this.enter(group);
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(group: string | undefined): Promise<void> {
    if (this.running < this.parallel) {
      this.running += 1;
      return;
    }
    const waitingOfGroup = group === undefined ? 0 : (this.waitingOfGroup.get(group) ?? 0);
    if (this.waiting.length >= this.maxWaiting || waitingOfGroup >= this.maxOfGroup) throw new GateFullError('too many waiting');
    this.count(group, 1);
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.count(group, -1);
  }

  private count(group: string | undefined, more: number): void {
    if (group === undefined) return;
    const waiting = (this.waitingOfGroup.get(group) ?? 0) + more;
    if (waiting > 0) this.waitingOfGroup.set(group, waiting);
    else this.waitingOfGroup.delete(group);
  }

  /** Passes the place of work that has ended to the next that waits, so `running` only falls when no one waits. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}

/** A gate for each key, as long as it is used. */
export class KeyedGate {
  private readonly gates = new Map<string, { readonly gate: Gate; users: number }>();

  constructor(
    private readonly parallel: number,
    private readonly maxWaiting: number,
  ) {}

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const entry = this.gates.get(key) ?? { gate: new Gate(this.parallel, this.maxWaiting), users: 0 };
    this.gates.set(key, entry);
    entry.users += 1;
    try {
      return await entry.gate.run(work);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) this.gates.delete(key);
    }
  }
}
