/**
 * Where public reads go: a replica when READ_DATABASE_URL names one, else the database itself. A replica may lag, so
 * nothing that must read its own write belongs here; one that is away, too far behind or interrupts a statement is left
 * alone (replica-watch.ts) and the database responds instead. Asked for by services as `ReadDatabase`.
 */
import type { DataSource } from 'typeorm';
import { isConnectionError } from '../errors/connection-errors';
import type { ReplicaWatch } from './replica-watch';
import type { Db } from './sql';
import { sqlState } from './transaction';

export interface Replica {
  /** Not yet initialised. */
  readonly source: DataSource;
  readonly watch: ReplicaWatch;
}

/** The replica's recovery interrupted the statement. */
const INTERRUPTED = '40001';

export class ReadDatabase {
  private opening: Promise<DataSource> | null = null;

  constructor(
    private readonly primary: DataSource,
    readonly replica: Replica | null = null,
  ) {}

  /** `work` may be run a second time, on the other database: it only reads. */
  async run<T>(work: (db: Db) => Promise<T>): Promise<T> {
    if (!this.replica?.watch.isUsable()) return work(this.primary);
    try {
      return await work(await this.open(this.replica));
    } catch (error) {
      if (!isPassing(error)) throw error;
      this.replica.watch.leaveAlone(error);
      return work(this.primary);
    }
  }

  async close(): Promise<void> {
    await this.replica?.watch.close();
    const source = await this.opening?.catch(() => null);
    if (source?.isInitialized) await source.destroy();
  }

  /**
   * At the first read, so that a replica that is away prevents no server from starting; tried again after a failure.
   */
  private open({ source }: Replica): Promise<DataSource> {
    this.opening ??= source.initialize().catch((error: unknown) => {
      this.opening = null;
      throw error;
    });
    return this.opening;
  }
}

function isPassing(error: unknown): boolean {
  return isConnectionError(error) || sqlState(error) === INTERRUPTED;
}
