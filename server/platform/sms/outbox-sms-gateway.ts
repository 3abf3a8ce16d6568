/**
 * SmsGateway where no provider is configured: the message waits in `sms_outbox`, for an operator to read and deliver. With a log (the embedded
 * demo, whose operator sits before it) it is read out there as well, codes included; so never give it the log of a server that others run.
 */
import { EntityManager } from 'typeorm';
import { execute } from '../db/sql';
import type { Db } from '../db/sql';
import { afterCommit } from '../db/transaction';
import type { Logger } from '../logging/logger';
import { type ShortMessage, SmsGateway } from './sms-gateway';

export class OutboxSmsGateway extends SmsGateway {
  constructor(private readonly log: Logger | null = null) {
    super();
  }

  async send(db: Db, { phone, body, purpose }: ShortMessage): Promise<void> {
    await execute(db, 'INSERT INTO sms_outbox (phone, body, purpose) VALUES ($1, $2, $3)', [phone, body, purpose]);
    const { log } = this;
    if (!log) return;
    const tell = () => log.info(`No SMS provider is set up, so please pass this on to ${phone}: ${body}`);
    if (db instanceof EntityManager) afterCommit(db, tell);
    else tell();
  }

  /** It waits for an operator, as every message does. */
  queue(): Promise<void> {
    return Promise.resolve();
  }
}
