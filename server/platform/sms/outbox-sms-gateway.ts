/**
 * SmsGateway where no provider is configured: the message waits in `sms_outbox`, for an operator to read and deliver.
 * With a log (the demo market on the operator's own machine) it is logged there as well, codes included; so never give
 * it the log of a server that others reach.
 */
import { type DataSource, EntityManager } from 'typeorm';
import { type Db, exists } from '../db/sql';
import { afterCommit } from '../db/transaction';
import type { Logger } from '../logging/logger';
import { SmsGateway } from './sms-gateway';
import { expireCodes, removeOldMessages, storedMessages, type WaitingMessage } from './sms-store';
import { sweepPlaces } from './taken-places.store';

const DEMO_SEEDED = `SELECT 1 FROM platform_settings WHERE key = 'demo_seeded'`;

export class OutboxSmsGateway extends SmsGateway {
  constructor(
    private readonly db: DataSource,
    /** Null: messages are logged nowhere. Even with it they are only where the demo market was seeded. */
    private readonly log: Logger | null = null,
  ) {
    super();
  }

  async stored(db: Db, messages: readonly WaitingMessage[]): Promise<void> {
    const { log } = this;
    if (!log || messages.length === 0 || !(await exists(db, DEMO_SEEDED))) return;
    const read = async () => {
      const ids = messages.map(({ id }) => id);
      for (const { phone, body } of await storedMessages(this.db, ids))
        log.info(`No SMS provider is set up, so please pass this on to ${phone}: ${body}`);
    };
    if (db instanceof EntityManager)
      afterCommit(db, () => void read().catch((error: unknown) => log.warn('messages were not read out', { error })));
    else await read();
  }

  /** It waits for an operator, as every message does. */
  queue(): Promise<void> {
    return Promise.resolve();
  }

  async tidy(): Promise<void> {
    await expireCodes(this.db);
    await removeOldMessages(this.db);
    await sweepPlaces(this.db);
  }
}
