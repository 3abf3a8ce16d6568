/**
 * Counts what each API key calls, so that its owner sees it, and which deprecated members it uses. A request only adds
 * to numbers in memory; every few seconds, and when the server stops, one statement writes them on a connection that no
 * request uses. A kill loses the counts of some seconds.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { dayAt } from '../../../../schema/rules/orders/delivery-days';
import { BackgroundDatabase } from '../../../platform/db/background-database';
import { LateWriter } from '../../../platform/jobs/late-writer';
import { Logger } from '../../../platform/logging/logger';
import { KeyUses } from '../../../platform/security/key-uses';
import { addUses, type CountedUse, type KeyUseRow, sweepUses, usesOfKeys } from './key-uses.store';

/** Names that wait while the database is away; more are not counted. */
const MOST_WAITING = 20_000;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class KeyUsesService extends KeyUses {
  private readonly waiting = new Map<string, CountedUse>();
  private readonly writer = new LateWriter(() => this.write());

  constructor(
    private readonly db: DataSource,
    private readonly background: BackgroundDatabase,
    private readonly logger: Logger,
  ) {
    super();
  }

  count(keyId: string, names: readonly string[]): void {
    if (this.writer.isStopped) return;
    const day = dayAt(new Date());
    for (const name of names) {
      const place = `${keyId} ${day} ${name}`;
      const requests = (this.waiting.get(place)?.requests ?? 0) + 1;
      if (requests > 1 || this.waiting.size < MOST_WAITING) this.waiting.set(place, { keyId, day, name, requests });
    }
    this.writer.schedule();
  }

  /** Resolves once all that is counted so far is written, or cannot be written now. */
  flush(): Promise<void> {
    return this.writer.flush();
  }

  /** Writes what is left; later uses are not counted. */
  stop(): Promise<void> {
    return this.writer.stop();
  }

  /** Returns the uses of each key in the last days, in the order asked for. For callers who own the keys. */
  async findForKeys(keyIds: readonly string[]): Promise<KeyUseRow[][]> {
    const uses = await usesOfKeys(this.db, keyIds);
    return keyIds.map((id) => uses.filter(({ keyId }) => keyId === id));
  }

  /** Removes what is too old to be shown. */
  sweep(): Promise<number> {
    return sweepUses(this.db);
  }

  private async write(): Promise<void> {
    const uses = [...this.waiting.values()];
    if (uses.length === 0) return;
    this.waiting.clear();
    try {
      await addUses(await this.background.open(), uses);
    } catch (error) {
      this.logger.warn('uses of API keys could not be counted now', { error, uses: uses.length });
    }
  }
}
