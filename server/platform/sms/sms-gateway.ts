/**
 * Short messages to phones, within their budgets (sms-budgets.ts): what is beyond them is not stored. `send` belongs to
 * the transaction that causes the message. Services ask for `SmsGateway`.
 */
import { randomUUID } from 'node:crypto';
import type { Db } from '../db/sql';
import { type StoredMessage, storeMessage, type WaitingMessage } from './sms-store';
import type { ShortMessage } from './short-message';

export const TIDY_SMS_JOB = 'tidy-sms';
export const TIDY_SMS_CRON = '* * * * *';

export abstract class SmsGateway {
  /** False while the provider cannot be reached: `/readyz` names it. */
  isUp(): boolean {
    return true;
  }

  async send(db: Db, message: ShortMessage): Promise<void> {
    const stored = { ...message, id: randomUUID() };
    await storeMessage(db, stored);
    await this.stored(db, [stored]);
  }

  /**
   * Takes on messages that this transaction writes into the outbox, by `send` or in a statement of its own
   * (insertMessages); one that was not admitted is not there when it is to be sent.
   */
  abstract stored(db: Db, messages: readonly StoredMessage[]): Promise<void>;
  /** Takes on a stored message that is PENDING again. */
  abstract queue(db: Db, message: WaitingMessage): Promise<void>;
  /**
   * Every minute: takes over what a process that died was sending, ends what has expired, and removes what is older
   * than `smsMonths`.
   */
  abstract tidy(): Promise<void>;
}
