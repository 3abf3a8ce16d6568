/**
 * Measures the state of one process at the moment of each scrape: connections, sockets, stored reads, disk and
 * unavailable dependencies.
 */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Pool } from 'pg';
import type { ReadFigures } from '../../../platform/graphql/reads/visitor-reads';

export interface ProcessState {
  /** Pools of PostgreSQL that are open, by name. */
  readonly pools: () => Readonly<Record<string, Pool>>;
  /** Whether each thing outside of the process can be used, PostgreSQL as `database`. */
  readonly dependencies: () => Promise<Readonly<Record<string, boolean>>>;
  /** Null without a replica, or while it does not respond. */
  readonly replicaLagSeconds: () => number | null;
  readonly freeDiskBytes: () => number | null;
  readonly sockets: () => number;
  readonly waitingToBegin: () => number;
  readonly reads: () => ReadFigures;
}

export function addStateGauges(registry: Registry, state: ProcessState): void {
  registry.registerMetric(
    new Gauge({
      name: 'haatbar_dependency_up',
      help: '1 where it can be used, 0 where it is away, full or too far behind.',
      registers: [],
      labelNames: ['dependency'],
      async collect() {
        for (const [dependency, isUp] of Object.entries(await state.dependencies())) this.set({ dependency }, isUp ? 1 : 0);
      },
    }),
  );
  addPoolGauges(registry, state);
  addReadGauges(registry, state);
  optional(registry, 'haatbar_replica_lag_seconds', 'How far the database for reading is behind.', state.replicaLagSeconds);
  optional(registry, 'haatbar_disk_free_bytes', 'Free space of DATA_DIR.', state.freeDiskBytes);
  optional(registry, 'haatbar_sockets', 'Open WebSockets.', state.sockets);
}

function addPoolGauges(registry: Registry, { pools, waitingToBegin }: ProcessState): void {
  registry.registerMetric(
    new Gauge({
      name: 'haatbar_database_connections',
      help: 'Connections to PostgreSQL by pool and use.',
      registers: [],
      labelNames: ['pool', 'use'],
      collect() {
        for (const [pool, { totalCount, idleCount }] of Object.entries(pools())) {
          this.set({ pool, use: 'busy' }, totalCount - idleCount);
          this.set({ pool, use: 'idle' }, idleCount);
        }
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'haatbar_database_connections_max',
      help: 'The most connections of the pool.',
      registers: [],
      labelNames: ['pool'],
      collect() {
        for (const [pool, { options }] of Object.entries(pools())) this.set({ pool }, options.max);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'haatbar_database_waiting',
      help: 'Statements that wait for a free connection of the pool.',
      registers: [],
      labelNames: ['pool'],
      collect() {
        for (const [pool, { waitingCount }] of Object.entries(pools())) this.set({ pool }, waitingCount);
      },
    }),
  );
  optional(
    registry,
    'haatbar_requests_waiting',
    'GraphQL requests that have not begun, since too many wait for a connection.',
    waitingToBegin,
  );
}

function addReadGauges(registry: Registry, { reads }: ProcessState): void {
  registry.registerMetric(
    new Counter({
      name: 'haatbar_stored_reads_total',
      help: "Visitors' reads that were sent a stored response (hit) or executed (miss).",
      registers: [],
      labelNames: ['result'],
      collect() {
        const { hits, misses } = reads();
        this.reset();
        this.inc({ result: 'hit' }, hits);
        this.inc({ result: 'miss' }, misses);
      },
    }),
  );
  optional(registry, 'haatbar_stored_reads_bytes', 'Memory of the stored responses.', () => reads().bytes);
}

/** Without a value where there is none now. */
function optional(registry: Registry, name: string, help: string, read: () => number | null): void {
  registry.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      collect() {
        const value = read();
        if (value === null) this.remove();
        else this.set(value);
      },
    }),
  );
}
