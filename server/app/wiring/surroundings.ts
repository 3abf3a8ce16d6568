/**
 * Reports the dependencies of a running application: the unavailable ones for `/readyz`, and its connections for the
 * metrics.
 */
import type { Pool } from 'pg';
import type { DependencyContainer } from 'tsyringe';
import type { DataSource } from 'typeorm';
import { connectionPool } from '../../platform/db/connection-watch';
import type { DiskSpace } from '../../platform/files/disk-space';
import { ImageStore } from '../../platform/files/image-store';
import type { ReadFigures } from '../../platform/graphql/reads/visitor-reads';
import type { Sockets } from '../../platform/graphql/sockets/sockets';
import type { Availability } from '../../platform/http/health/availability';
import type { Readiness, Surroundings } from '../../platform/http/health/readiness';
import { PaymentProviders } from '../../platform/payments/payment-providers';
import { SmsGateway } from '../../platform/sms/sms-gateway';
import { resolvePort } from './container';
import type { Links } from './links';
import type { ProcessState } from './metrics/state-gauges';

/** Returns the unavailable dependencies that the application can work without, and how far the replica is behind. */
export function surroundings(links: Links, container: DependencyContainer, disk: DiskSpace): Surroundings {
  const isUp = dependencies(links, container, disk);
  const watch = links.reads.replica?.watch;
  const missing = Object.keys(isUp).filter((name) => !isUp[name]);
  return { missing, ...(watch && { replica: { lagSeconds: watch.lagSeconds() } }) };
}

/** Counts a dependency that is not configured as available. */
function dependencies({ redis, reads }: Links, container: DependencyContainer, disk: DiskSpace): Readonly<Record<string, boolean>> {
  return {
    redis: redis?.isUp() ?? true,
    images: resolvePort(container, ImageStore).isUp(),
    sms: resolvePort(container, SmsGateway).isUp(),
    payments: container.resolve(PaymentProviders).isUp(),
    replica: reads.replica?.watch.isUsable() ?? true,
    disk: !disk.isFull(),
  };
}

interface RunningParts {
  readonly db: DataSource;
  readonly links: Links;
  readonly container: DependencyContainer;
  readonly readiness: Readiness;
  readonly disk: DiskSpace;
  readonly sockets: Sockets;
  readonly availability: Availability;
  readonly reads: () => ReadFigures;
}

export function processState({ db, links, container, readiness, disk, sockets, availability, reads }: RunningParts): ProcessState {
  const { replica } = links.reads;
  return {
    pools: () => {
      const pools: Record<string, Pool> = { primary: connectionPool(db) };
      if (replica?.source.isInitialized) pools.replica = connectionPool(replica.source);
      return pools;
    },
    dependencies: async () => ({ database: await readiness.isReady(), ...dependencies(links, container, disk) }),
    replicaLagSeconds: () => replica?.watch.lagSeconds() ?? null,
    freeDiskBytes: () => disk.freeBytes(),
    sockets: () => sockets.count(),
    waitingToBegin: () => availability.waitingToBegin,
    reads,
  };
}
