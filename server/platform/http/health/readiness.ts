/**
 * Whether this process can serve: not stopping, and a PostgreSQL that takes writes responds on a connection of its own,
 * so that a busy pool is not taken for a dead database. A lost connection turns it red at once, and so does a
 * PostgreSQL that lets no new one in (another password): the pool lives on connections that it made before, and not for
 * long; or one in which the role may read nothing any more. It comes back by itself. Asked by probes.ts.
 */
import { Client } from 'pg';
import { isRefusal } from '../../errors/connection-errors';
import { mayRead, serverState } from '../../db/server-state';
import { WalPositions } from '../../db/wal-positions';
import type { Logger } from '../../logging/logger';

const RESPONSE_WITHIN_MS = 800;
const RETRY_MS = 200;
/** Found out within so long, even when no one asks. */
const HEARTBEAT_MS = 1_000;
/** As often a new connection is tried. */
const DOOR_MS = 5_000;
/** So many in a row that were late, or one that was refused: no new connection can be made. */
const MOST_FAILURES = 3;
/** A connection that is back so soon was no outage: a busy process was only late to respond. */
const OUTAGE_AFTER_MS = 1_000;

/**
 * Further state for operators: unavailable dependencies that the server can do without, and how far the replica is
 * behind.
 */
export interface Surroundings {
  readonly missing: readonly string[];
  readonly replica?: { readonly lagSeconds: number | null };
}

export class Readiness {
  /** Positions in the write-ahead log of this database. */
  readonly positions = new WalPositions();
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;
  private stopping = false;
  private lostAt: number | null = null;
  private checking: Promise<boolean> | undefined;
  /** New connections that failed, one after another. */
  private failures = 0;
  private readonly heartbeat = setInterval(() => void this.isReady(), HEARTBEAT_MS).unref();
  private readonly tries = setInterval(() => void this.tryNewConnection(), DOOR_MS).unref();

  constructor(
    private readonly databaseUrl: string,
    private readonly log: Logger,
    readonly surroundings: () => Surroundings = () => ({ missing: [] }),
  ) {}

  async open(): Promise<void> {
    const client = this.newClient('haatbar-readiness');
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    try {
      await client.connect();
      const takesWrites = await this.check(client);
      if (this.closed || !takesWrites) await client.end();
      if (this.closed) return;
      if (takesWrites) this.gain(client);
      else this.retry();
    } catch {
      client.end().catch(() => undefined);
      this.retry();
    }
  }

  /** From now on red: no new visitors should be sent here. */
  drain(): void {
    this.stopping = true;
  }

  /** All who ask at once wait for one statement: the driver is about to reject a connection that queues them. */
  async isReady(): Promise<boolean> {
    const { client } = this;
    if (this.stopping || !client || this.failures >= MOST_FAILURES) return false;
    this.checking ??= this.responds(client).finally(() => (this.checking = undefined));
    return this.checking;
  }

  /** True while the database has been away for more than a moment: a statement sent now would only wait to fail. */
  isAway(): boolean {
    return this.lostAt !== null && performance.now() - this.lostAt > OUTAGE_AFTER_MS;
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.heartbeat);
    clearInterval(this.tries);
    clearTimeout(this.timer);
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private newClient(name: string): Client {
    return new Client({
      connectionString: this.databaseUrl,
      application_name: name,
      connectionTimeoutMillis: RESPONSE_WITHIN_MS,
      query_timeout: RESPONSE_WITHIN_MS,
    });
  }

  /** A lost database is tried by `open` already. */
  private async tryNewConnection(): Promise<void> {
    if (!this.client) return;
    const client = this.newClient('haatbar-new-connection');
    client.on('error', () => undefined); // `connect` rejects
    try {
      await client.connect();
      this.count(0);
    } catch (error) {
      this.count(isRefusal(error) ? MOST_FAILURES : this.failures + 1, error);
    } finally {
      client.end().catch(() => undefined);
    }
  }

  private count(failures: number, error?: unknown): void {
    if (this.closed) return;
    const [before, now] = [this.failures >= MOST_FAILURES, failures >= MOST_FAILURES];
    this.failures = failures;
    if (now && !before) this.log.warn('the database takes no new connection: not ready', { error });
    if (before && !now) this.log.warn('the database takes new connections again');
  }

  private async responds(client: Client): Promise<boolean> {
    const takesWrites = await this.check(client).catch(() => false);
    if (!takesWrites) this.lose(client);
    return takesWrites;
  }

  /**
   * A standby that has taken the primary's place serves no one until it is promoted, nor does a role without rights.
   */
  private async check(client: Client): Promise<boolean> {
    const { isStandby, position } = await serverState(client);
    if (isStandby) return false;
    if (position !== null) this.positions.add(position);
    return mayRead(client);
  }

  private gain(client: Client): void {
    this.client = client;
    this.count(0);
    if (this.lostAt !== null) this.log.warn('the database is back', { awayMs: Math.round(performance.now() - this.lostAt) });
    this.lostAt = null;
  }

  private lose(client: Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    client.end().catch(() => undefined);
    this.retry();
  }

  private retry(): void {
    if (this.closed) return;
    if (this.lostAt === null) {
      this.lostAt = performance.now();
      this.log.warn('the database is lost: not ready');
    }
    this.timer = setTimeout(() => void this.open(), RETRY_MS).unref();
  }
}
