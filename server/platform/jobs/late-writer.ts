/**
 * Writes what requests have only counted: some seconds after the first of it, one run at a time, and once more when the
 * server stops. A kill loses the counts of these seconds.
 */
const WRITTEN_AFTER_MS = 3_000;

export class LateWriter {
  private running: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  /** `write` catches its own errors. */
  constructor(private readonly write: () => Promise<void>) {}

  /** True once the server stops: nothing more is counted. */
  get isStopped(): boolean {
    return this.stopped;
  }

  schedule(): void {
    if (!this.stopped) this.timer ??= setTimeout(() => void this.flush(), WRITTEN_AFTER_MS).unref();
  }

  /** Resolves once all that is counted so far is written, or cannot be written now. */
  flush(): Promise<void> {
    this.running = this.running.then(() => {
      clearTimeout(this.timer);
      this.timer = undefined;
      return this.write();
    });
    return this.running;
  }

  /** Writes what is left. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.flush();
  }
}
