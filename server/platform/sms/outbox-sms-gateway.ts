/** SmsGateway where no provider is configured: the message waits in `sms_outbox`, for an operator to read and deliver. */
import { execute } from '../db/sql';
import type { Db } from '../db/sql';
import { type ShortMessage, SmsGateway } from './sms-gateway';

export class OutboxSmsGateway extends SmsGateway {
  async send(db: Db, { phone, body, purpose }: ShortMessage): Promise<void> {
    await execute(db, 'INSERT INTO sms_outbox (phone, body, purpose) VALUES ($1, $2, $3)', [phone, body, purpose]);
  }
}
