/**
 * Asks the replica once a second, on a connection of its own, whether it responds and how far it is behind. One that
 * does not, or is too far behind, is left alone until it responds again; the log mentions both once. Made by server/app
 * where READ_DATABASE_URL names a replica; used by ReadDatabase.
 */
import { Client } from 'pg';
import type { Logger } from '../logging/logger';
import { serverState, type ServerState } from './server-state';
import type { WalPositions } from './wal-positions';

const RESPONDS_WITHIN_MS = 800;
const EVERY_MS = 1_000;

export interface ReplicaSettings {
  readonly url: string;
  readonly mostLagSeconds: number;
}

export class ReplicaWatch {
  private client: Client | null = null;
  private reason: 'not asked' | 'away' | 'lagging' | null = 'not asked';
  private lagMs: number | null = null;
  private asking: Promise<void> | null = null;
  private closed = false;
  private readonly timer = setInterval(() => void this.ask(), EVERY_MS).unref();

  constructor(
    private readonly settings: ReplicaSettings,
    private readonly positions: WalPositions,
    private readonly log: Logger,
  ) {}

  isUsable(): boolean {
    return this.reason === null;
  }

  /** For `/readyz`: null until it has responded. */
  lagSeconds(): number | null {
    return this.lagMs === null ? null : Math.round(this.lagMs / 100) / 10;
  }

  /** A read has failed there: it is not used until it has responded again. */
  leaveAlone(error: unknown): void {
    this.drop();
    this.judge('away', error);
  }

  /** One question at a time; never fails. */
  ask(): Promise<void> {
    this.asking ??= this.check().finally(() => (this.asking = null));
    return this.asking;
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.asking;
    this.drop();
  }

  private async check(): Promise<void> {
    if (this.closed) return;
    try {
      this.client ??= await this.connect();
      const lagMs = this.lagOf(await serverState(this.client));
      this.lagMs = lagMs;
      this.judge(lagMs > this.settings.mostLagSeconds * 1000 ? 'lagging' : null);
    } catch (error) {
      this.drop();
      this.lagMs = null;
      this.judge('away', error);
    }
  }

  private lagOf({ isStandby, position, replayedSecondsAgo }: ServerState): number {
    if (!isStandby || position === null) return 0;
    return this.positions.lagMs(position) ?? Math.max(this.positions.ageMs(), Number(replayedSecondsAgo ?? 0) * 1000);
  }

  private judge(reason: 'away' | 'lagging' | null, error?: unknown): void {
    const before = this.reason;
    this.reason = reason;
    if (this.closed || reason === before || (reason === null && before === 'not asked')) return;
    if (reason === null) this.log.warn('the database for reading is used again', { lagSeconds: this.lagSeconds() });
    else this.log.warn('the database for reading is left alone for a while', { reason, lagSeconds: this.lagSeconds(), error });
  }

  private async connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.settings.url,
      application_name: 'haatbar-replica-watch',
      connectionTimeoutMillis: RESPONDS_WITHIN_MS,
      query_timeout: RESPONDS_WITHIN_MS,
    });
    client.on('error', () => undefined); // the next question finds out
    await client.connect();
    return client;
  }

  /** Without waiting: a frozen server does not respond to it. */
  private drop(): void {
    const { client } = this;
    this.client = null;
    client?.end().catch(() => undefined);
  }
}
