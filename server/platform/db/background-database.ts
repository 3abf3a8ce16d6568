/**
 * One connection of its own for writes that no request waits for (counters of what was read): however slow they are,
 * they never take a connection from the pool that serves requests. Opened at the first write. Asked for by services as
 * `BackgroundDatabase`.
 */
import type { DataSource } from 'typeorm';

export class BackgroundDatabase {
  private opening: Promise<DataSource> | null = null;

  /**
   * `source` is a pool of one connection, not yet initialised; a command line may give its only one, which stays open
   * at `close`.
   */
  constructor(private readonly source: DataSource) {}

  /** Fails where the database is away; the next call tries again. */
  open(): Promise<DataSource> {
    if (this.opening === null && this.source.isInitialized) return Promise.resolve(this.source);
    this.opening ??= this.source.initialize().catch((error: unknown) => {
      this.opening = null;
      throw error;
    });
    return this.opening;
  }

  async close(): Promise<void> {
    const source = await this.opening?.catch(() => null);
    if (source?.isInitialized) await source.destroy();
  }
}
