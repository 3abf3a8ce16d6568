/**
 * Work on what waits, in several lanes beside each other, each until nothing is left. What one lane waits for holds up
 * no other, and one run at a time waits for them: a job that is started again and again takes one place of the queue.
 */
export class Lanes {
  private readonly open = new Set<Promise<void>>();
  private again = false;
  private isAwaited = false;

  /** `work` does one piece and returns true, or false where nothing is left. */
  constructor(
    private readonly most: number,
    private readonly work: () => Promise<boolean>,
    private readonly end: AbortSignal,
  ) {}

  /** Opens the lanes that are free. Waits for them; where a run waits already, it returns at once. */
  async run(): Promise<void> {
    this.lookAgain();
    const opened = Array.from({ length: this.most - this.open.size }, () => this.openLane());
    const ended = Promise.all(opened);
    // the run of every minute meets the same error, and reports it
    if (this.isAwaited) return void ended.catch(() => undefined);
    this.isAwaited = true;
    await ended.finally(() => (this.isAwaited = false));
  }

  /** Lets lanes look once more before they end: work that could not be taken before may be available now. */
  lookAgain(): void {
    this.again = true;
  }

  /** Waits until no lane is open; how they end does not matter. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.open);
  }

  private openLane(): Promise<void> {
    const lane = this.lane().finally(() => this.open.delete(lane));
    this.open.add(lane);
    return lane;
  }

  private async lane(): Promise<void> {
    while (!this.end.aborted) {
      if (await this.work()) continue;
      if (!this.again) return;
      this.again = false;
    }
  }
}
