/**
 * The pair of keys that push services know the market by: of the environment, else made at the first start and stored,
 * so that all processes have the same. A browser subscribes with the public one; the private one never leaves the
 * server.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { Config } from '../../../platform/config/env';
import { makeVapidKeys, type VapidKeys } from '../../../platform/push/vapid';
import { storedPushKeys, storePushKeys } from './push-keys.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PushKeysService {
  private known: VapidKeys | null;

  constructor(
    private readonly db: DataSource,
    config: Config,
  ) {
    this.known = config.push.keys;
  }

  /** Read once by each process. */
  async keys(): Promise<VapidKeys> {
    this.known ??= (await storedPushKeys(this.db)) ?? (await this.make());
    return this.known;
  }

  private async make(): Promise<VapidKeys> {
    await storePushKeys(this.db, makeVapidKeys());
    const stored = await storedPushKeys(this.db);
    if (!stored) throw new Error('The keys of web push were not stored.');
    return stored;
  }
}
