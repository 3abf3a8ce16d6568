/**
 * Where public reads go: a replica when READ_DATABASE_URL names one, else the database itself. A replica may lag, so nothing that must read its own
 * write belongs here; one that is away or interrupts a statement is left alone for a while and the database responds instead. Asked for by services
 * as `ReadDatabase`.
 */
import type { DataSource } from 'typeorm';
import type { Logger } from '../logging/logger';
import { isConnectionError } from './connection-errors';
import type { Db } from './sql';
import { sqlState } from './transaction';

export interface Replica {
  /** Not yet initialised. */
  readonly source: DataSource;
  readonly log: Logger;
}

const LEFT_ALONE_MS = 10_000;
/** The replica's recovery interrupted the statement. */
const INTERRUPTED = '40001';

export class ReadDatabase {
  private opening: Promise<DataSource> | null = null;
  private leftAloneUntil = 0;

  constructor(
    private readonly primary: DataSource,
    private readonly replica: Replica | null = null,
  ) {}

  /** `work` may be run a second time, on the other database: it only reads. */
  async run<T>(work: (db: Db) => Promise<T>): Promise<T> {
    if (!this.replica || Date.now() < this.leftAloneUntil) return work(this.primary);
    try {
      return await work(await this.open(this.replica));
    } catch (error) {
      if (!isPassing(error)) throw error;
      this.replica.log.warn('the database for reading is left alone for a while', { error });
      this.leftAloneUntil = Date.now() + LEFT_ALONE_MS;
      return work(this.primary);
    }
  }

  async close(): Promise<void> {
    const source = await this.opening?.catch(() => null);
    if (source?.isInitialized) await source.destroy();
  }

  /** At the first read, so that a replica that is away prevents no server from starting; tried again after a failure. */
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
