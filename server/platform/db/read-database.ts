/**
 * Where public reads go: a replica when READ_DATABASE_URL names one, else the database itself. A replica may lag, so nothing that must read its own
 * write belongs here; one that is away or interrupts a statement is left alone for a while and the database answers instead. Asked for by services
 * as `ReadDatabase`.
 */
import type { DataSource } from 'typeorm';
import type { Logger } from '../logging/logger';
import type { Db } from './sql';

export interface Replica {
  /** Not yet initialised. */
  readonly source: DataSource;
  readonly log: Logger;
}

const LEFT_ALONE_MS = 10_000;
/** The connection is gone, the server starts, stops or refuses more connections, or recovery interrupted the statement. */
const PASSING = /^(08...|57P0[123]|53300|40001|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE)$/;
const BROKEN = /terminated unexpectedly|timeout expired|timeout exceeded when trying to connect|not queryable/;

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

  /** At the first read, so that a replica that is away keeps no server from starting; tried anew after a failure. */
  private open({ source }: Replica): Promise<DataSource> {
    this.opening ??= source.initialize().catch((error: unknown) => {
      this.opening = null;
      throw error;
    });
    return this.opening;
  }
}

function isPassing(error: unknown): boolean {
  const { code, message, driverError } = error as { code?: string; message?: string; driverError?: { code?: string } };
  return PASSING.test(driverError?.code ?? code ?? '') || BROKEN.test(message ?? '');
}
