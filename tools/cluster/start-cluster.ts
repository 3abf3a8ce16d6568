/**
 * Starts what docker-compose.yml describes, on this machine and its loopback alone: PostgreSQL with a streaming standby
 * that serves reads, Redis and nginx where installed, an S3 store, and several processes of the compiled application
 * with the servers' role. Used by `npm run cluster` and by tests/chaos, which kill and freeze the components.
 */
import path from 'node:path';
import { freePort } from '../embedded-postgres/free-port';
import { type Address, openAddress } from './address';
import { type ClusterFolder, openClusterFolder } from './cluster-folder';
import { SEARCH_PATH } from './cluster-settings';
import { findProgram, isListening, list, Program } from './component';
import { storeEnvironment } from './object-store';
import { createPostgresServer, createStandby, onServer, type PostgresServer, STANDBY } from './postgres-server';
import { livePostmaster } from '../embedded-postgres/postmaster';
import { writeProxyFiles } from './proxy-files';
import { runToEnd } from './run-to-end';

export interface ClusterOptions {
  readonly applications?: number;
  /** Commits wait until the standby has them on its disk. */
  readonly isSynchronous?: boolean;
  /** Debian's nginx and Redis are used where they are installed; false leaves them out. */
  readonly withPrograms?: boolean;
  /** Where the proxy listens; a free port by default. */
  readonly port?: number;
  /** Instead of a Redis of its own. */
  readonly redisUrl?: string;
  /** More variables of the applications. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly log?: (line: string) => void;
}

const ROOT = path.resolve(__dirname, '..', '..');
const APP = path.join(ROOT, 'dist', 'app');
const SERVER_ROLE = 'haatbar_server:a-password-on-loopback';
const SETTINGS = ['--v8-pool-size=1', '--heap-growing-percent=30', '--max-semi-space-size=4'];

export class Cluster {
  primary!: PostgresServer;
  standby: PostgresServer | null = null;
  applications: Program[] = [];
  redis: Program | null = null;
  store!: Program;
  proxy: Program | null = null;
  private readonly folder: ClusterFolder = openClusterFolder();
  private primaryAddress!: Address;
  private standbyAddress!: Address;

  constructor(private readonly options: ClusterOptions) {}

  /** Where a visitor goes: the proxy, else the first application. */
  get url(): string {
    return (this.proxy ?? this.applications[0])?.url ?? '';
  }

  /** With the role that owns the tables; it stays the same when another server becomes the primary. */
  get databaseUrl(): string {
    return this.urlAt(this.primaryAddress.port, null);
  }

  async start(): Promise<void> {
    const { log = () => undefined, applications = 3 } = this.options;
    [this.primaryAddress, this.standbyAddress] = [await openAddress(), await openAddress()];
    await Promise.all([this.startPostgres(log), this.startStore(), this.startRedis(log)]);
    log('migrating');
    await this.migrate();
    this.applications = await Promise.all(Array.from({ length: applications }, (_, index) => this.application(index + 1)));
    // one after another: each loads for seconds of processor time
    for (const application of this.applications) await application.start();
    await this.startProxy(log);
    await this.setSynchronous(this.options.isSynchronous ?? false);
  }

  async stop(): Promise<void> {
    await this.proxy?.stop();
    await Promise.all(this.applications.map((application) => application.stop()));
    await Promise.all([this.redis?.stop(), this.store.stop(), this.standby?.stop()]);
    await this.primary.stop();
    await Promise.all([this.primaryAddress.close(), this.standbyAddress.close()]);
    await this.folder.remove();
  }

  /** After a start that failed: ends what is there, in no order. */
  async abandon(): Promise<void> {
    await Promise.allSettled([this.primaryAddress, this.standbyAddress].map((address) => address?.close()));
    await this.folder.remove();
  }

  /** A standby of the present primary; the old one is removed. */
  async addStandby(): Promise<void> {
    const old = this.standby;
    this.standbyAddress.pointAt(null);
    this.standby = null;
    await old?.remove();
    await this.followPrimary();
    await this.setSynchronous(this.options.isSynchronous ?? false);
  }

  private async followPrimary(): Promise<void> {
    await this.setSynchronous(false); // until it is there
    this.standby = await createStandby(this.primary, this.postgresOptions());
    this.listPostgres('standby', this.standby);
    this.standbyAddress.pointAt(this.standby.port);
  }

  /**
   * The primary is lost for good and the standby becomes it, as an operator or a failover manager does it: the old one
   * is fenced first, so that it acknowledges nothing more.
   */
  async failOver(): Promise<void> {
    const { standby, primary: old } = this;
    if (!standby) throw new Error('there is no standby');
    if (livePostmaster(old.place.dataDir)) await old.kill();
    this.standbyAddress.pointAt(null);
    await onServer(standby.url, (client) => client.query('SELECT pg_promote(true, 30)'));
    this.primary = standby;
    this.standby = null;
    // it has no standby of its own yet, and would wait for one for ever
    await this.setSynchronous(false);
    this.primaryAddress.pointAt(this.primary.port);
    this.listPostgres('primary', this.primary);
    await old.remove();
  }

  /** Whether commits wait until the standby has confirmed them. */
  private async setSynchronous(isSynchronous: boolean): Promise<void> {
    await onServer(this.primary.url, async (client) => {
      await client.query(`ALTER SYSTEM SET synchronous_standby_names = '${isSynchronous ? STANDBY : ''}'`);
      await client.query('SELECT pg_reload_conf()');
    });
  }

  private postgresOptions() {
    return { isDurable: true, parent: this.folder.dir };
  }

  private async startPostgres(log: (line: string) => void): Promise<void> {
    log('starting PostgreSQL and its standby');
    this.primary = await createPostgresServer(this.postgresOptions());
    this.listPostgres('primary', this.primary);
    this.primaryAddress.pointAt(this.primary.port);
    await this.followPrimary();
  }

  private async startStore(): Promise<void> {
    const port = await freePort();
    const register = path.join(ROOT, 'tools', 'build', 'register.cjs');
    const args = ['-r', register, path.join(__dirname, 'object-store-process.ts'), String(port), path.join(this.folder.dir, 'objects')];
    this.store = this.program('store', process.execPath, args, port);
    await this.store.start();
  }

  private async startRedis(log: (line: string) => void): Promise<void> {
    const { withPrograms = true, redisUrl } = this.options;
    const program = redisUrl === undefined && withPrograms ? findProgram('redis-server') : null;
    if (program === null) {
      if (redisUrl === undefined) log('without Redis (Debian: redis-server): each process counts limits and sends live events by itself');
      return;
    }
    const port = await freePort();
    const args = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no', '--dir', this.folder.dir];
    this.redis = this.program('redis', program, args, port);
    await this.redis.start();
  }

  private async startProxy(log: (line: string) => void): Promise<void> {
    const { withPrograms = true, port } = this.options;
    const program = withPrograms ? findProgram('nginx') : null;
    if (program === null) return log('without a proxy (Debian: nginx-light)');
    const own = port ?? (await freePort());
    const ports = this.applications.map((application) => application.port);
    this.proxy = this.program('nginx', program, writeProxyFiles(this.folder.dir, own, ports), own);
    await this.proxy.start();
  }

  /** The tables, and the role of the servers. */
  private async migrate(): Promise<void> {
    const command = path.join(APP, 'server', 'app', 'commands', 'migrate-command.js');
    const env = { PATH: SEARCH_PATH, ...this.environment(0), DATABASE_OWNER_URL: this.databaseUrl, MIGRATE: 'true' };
    await runToEnd(process.execPath, [command], ROOT, env);
  }

  private async application(number: number): Promise<Program> {
    const port = await freePort();
    const args = [...SETTINGS, path.join('dist', 'app', 'server', 'main.js')];
    const isReady = async (): Promise<boolean> =>
      (await isListening(port)) &&
      (await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status === 200,
        () => false,
      ));
    const { dir: folder } = this.folder;
    return new Program({
      name: `app-${number}`,
      program: process.execPath,
      args,
      port,
      folder,
      environment: this.environment(port),
      isReady,
    });
  }

  private environment(port: number): Record<string, string> {
    const redisUrl = this.options.redisUrl ?? (this.redis ? `redis://127.0.0.1:${this.redis.port}` : '');
    return {
      PORT: String(port),
      DATA_DIR: path.join(this.folder.dir, 'data'),
      DATABASE_URL: this.urlAt(this.primaryAddress.port, SERVER_ROLE),
      READ_DATABASE_URL: this.urlAt(this.standbyAddress.port, SERVER_ROLE),
      MIGRATE: 'false',
      TRUST_PROXY: '1',
      REDIS_URL: redisUrl,
      ...storeEnvironment(this.store.url),
      ADMIN_SECOND_FACTOR: 'false',
      SEED_DEMO: 'false',
      LOG_LEVEL: 'warn',
      MALLOC_TRIM_THRESHOLD_: '262144',
      ...this.options.environment,
    };
  }

  /** `role`: another one than the owner, as `name:password`. */
  private urlAt(port: number, role: string | null): string {
    const url = new URL(this.primary.url);
    url.port = String(port);
    if (role !== null) [url.username = '', url.password = ''] = role.split(':');
    return url.href;
  }

  private program(name: string, program: string, args: readonly string[], port: number): Program {
    return new Program({ name, program, args, port, folder: this.folder.dir });
  }

  private listPostgres(name: string, { place }: PostgresServer): void {
    list(this.folder.dir, `${name}-${path.basename(path.dirname(place.dataDir))}`, livePostmaster(place.dataDir)?.pid);
  }
}

/** Whatever fails on the way, what has been started is ended again. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const cluster = new Cluster(options);
  try {
    await cluster.start();
    return cluster;
  } catch (error) {
    await cluster.abandon();
    throw error;
  }
}
