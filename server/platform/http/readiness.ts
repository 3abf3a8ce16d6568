/**
 * Whether this process can serve: not stopping, and PostgreSQL responds on a connection of its own, so that a busy pool is
 * not taken for a dead database. A lost connection turns it red at once; it comes back by itself. Asked by probes.ts.
 */
import { Client } from 'pg';
import type { Logger } from '../logging/logger';

const RESPONSE_WITHIN_MS = 800;
const RETRY_MS = 200;
/** Found out within so long, even when no one asks. */
const HEARTBEAT_MS = 1_000;
/** A connection that is back so soon was no outage: a busy process was only late to respond. */
const OUTAGE_AFTER_MS = 1_000;

export class Readiness {
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;
  private stopping = false;
  private lostAt: number | null = null;
  private readonly heartbeat = setInterval(() => void this.isReady(), HEARTBEAT_MS).unref();

  constructor(
    private readonly databaseUrl: string,
    private readonly log: Logger,
    /** What is away that the server can do without. */
    readonly missing: () => readonly string[] = () => [],
  ) {}

  async open(): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: 'haatbar-readiness',
      connectionTimeoutMillis: RESPONSE_WITHIN_MS,
      query_timeout: RESPONSE_WITHIN_MS,
    });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    try {
      await client.connect();
      if (this.closed) await client.end();
      else this.gain(client);
    } catch {
      this.retry();
    }
  }

  /** From now on red: no new visitors should be sent here. */
  drain(): void {
    this.stopping = true;
  }

  async isReady(): Promise<boolean> {
    const { client } = this;
    if (this.stopping || !client) return false;
    try {
      await client.query('SELECT 1');
      return true;
    } catch {
      this.lose(client);
      return false;
    }
  }

  /** True while the database has been away for more than a moment: a statement sent now would only wait to fail. */
  isAway(): boolean {
    return this.lostAt !== null && Date.now() - this.lostAt > OUTAGE_AFTER_MS;
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.timer);
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private gain(client: Client): void {
    this.client = client;
    if (this.lostAt !== null) this.log.warn('the database is back', { awayMs: Date.now() - this.lostAt });
    this.lostAt = null;
  }

  private lose(client: Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.lostAt ??= Date.now();
    this.log.warn('the database is lost: not ready');
    client.end().catch(() => undefined);
    this.retry();
  }

  private retry(): void {
    if (this.closed) return;
    this.timer = setTimeout(() => void this.open(), RETRY_MS).unref();
  }
}
