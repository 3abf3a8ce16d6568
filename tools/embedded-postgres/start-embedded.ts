/**
 * Real PostgreSQL out of npm, for a machine that has only Node: used whenever DATABASE_URL is not set, and by the
 * tests. A second process on the same folder shares the database of the first and takes it over when the first one
 * leaves; a database that dies alone is started again at the same address, and only when that fails too is `onLost`
 * called.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dropClientVariables } from './client-variables';
import { CLUSTER_USER, clusterPassword, createCluster, SERVER_USER, serverPassword } from './cluster';
import { rejectUnusable } from './own-files';
import { choosePlace, type Place } from './place';
import { becomeOwner, clearStale, gone, liveOwner, livePostmaster } from './postmaster';
import { withStartLock } from './start-lock';
import { freePort } from './free-port';
import { type RunningPostgres, runPostgres } from './supervised-postgres';

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** For tests: quicker, not durable, and its folder is removed by `stop`. */
  readonly ephemeral?: boolean;
  /** PostgreSQL's own lines. */
  readonly log?: (line: string) => void;
  /** Receives lines that an operator should know. */
  readonly notice?: (line: string) => void;
  /**
   * A program of PostgreSQL works, and this process has nothing to do for the database until it is ready: once or twice
   * in a start.
   */
  readonly onWaiting?: () => void;
  /** The database is gone and could not be brought back. */
  readonly onLost?: (error: Error) => void;
}

export interface EmbeddedDatabase {
  /** As the owner of everything in it. */
  readonly url: string;
  /** As the role of a running server, once `migrate` has made it. */
  readonly serverUrl: string;
  readonly port: number;
  readonly dataDir: string;
  stop(): Promise<void>;
}

const RESTARTS_A_MINUTE = 5;
const WATCH_MS = 250;

export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  dropClientVariables();
  const database = new Embedded(options, choosePlace(path.resolve(options.dataDir), options.notice ?? ignore));
  await database.start();
  return database;
}

class Embedded implements EmbeddedDatabase {
  port = 0;
  private running: RunningPostgres | undefined;
  private stopping = false;
  private watch: NodeJS.Timeout | undefined;
  private recovering: Promise<void> = Promise.resolve();
  private restarts: number[] = [];

  constructor(
    private readonly options: EmbeddedOptions,
    private readonly place: Place,
  ) {}

  get dataDir(): string {
    return this.place.dataDir;
  }

  get url(): string {
    return this.urlFor(CLUSTER_USER, clusterPassword(this.dataDir));
  }

  get serverUrl(): string {
    return this.urlFor(SERVER_USER, serverPassword(this.dataDir));
  }

  start(): Promise<void> {
    return withStartLock(this.dataDir, async () => {
      const notice = this.options.notice ?? ignore;
      rejectUnusable(this.dataDir);
      const shared = await clearStale(this.dataDir, notice);
      if (shared) {
        if (this.port !== 0 && this.port !== shared.port) throw new Error(`The database moved to port ${shared.port}.`);
        this.port = shared.port;
        notice(`sharing the PostgreSQL that process ${liveOwner(this.dataDir)} runs on port ${shared.port}`);
        this.watchPostmaster();
        return;
      }
      const { ephemeral = false, log = ignore, onWaiting = ignore } = this.options;
      if (!fs.existsSync(this.dataDir)) onWaiting();
      await createCluster(this.place, ephemeral);
      if (this.port === 0) this.port = await freePort();
      const starting = runPostgres(this.place, this.port, ephemeral, log);
      onWaiting();
      this.running = await starting;
      becomeOwner(this.dataDir);
      void this.running.ended.then(() => this.lost());
    });
  }

  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.watch);
    await this.recovering;
    await this.running?.stop();
    if (this.running) await gone(this.dataDir, 5_000);
    if (this.options.ephemeral) fs.rmSync(this.dataDir, { recursive: true, force: true });
  }

  private urlFor(user: string, password: string): string {
    return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${this.port}/postgres`;
  }

  /** Another program's database has no effect on us when it ends. */
  private watchPostmaster(): void {
    this.watch = setInterval(() => {
      if (livePostmaster(this.dataDir)) return;
      clearInterval(this.watch);
      this.lost();
    }, WATCH_MS).unref();
  }

  private lost(): void {
    if (this.stopping || this.options.ephemeral) return;
    if (livePostmaster(this.dataDir)) return this.watchPostmaster(); // only its supervisor died
    this.recovering = this.recover().catch((error: Error) => this.options.onLost?.(error));
  }

  private async recover(): Promise<void> {
    this.running = undefined;
    for (;;) {
      const now = performance.now();
      this.restarts = [...this.restarts.filter((at) => now - at < 60_000), now];
      if (this.restarts.length > RESTARTS_A_MINUTE) throw new Error('PostgreSQL died again and again.');
      this.options.notice?.('PostgreSQL has ended; starting it again');
      try {
        await this.start();
        this.options.notice?.(`PostgreSQL is back on port ${this.port}`);
        return;
      } catch (error) {
        if (this.stopping) return;
        // the orphaned backends of a killed postmaster hold its shared memory for a moment
        this.options.notice?.(`PostgreSQL did not start: ${(error as Error).message.split('\n').slice(-3).join(' ')}`);
        await sleep(500);
      }
    }
  }
}

function ignore(): void {}
