/**
 * Short messages to phones. `send` belongs to the transaction that causes the message. Services ask for `SmsGateway`.
 */
import type { Db } from '../db/sql';

export interface ShortMessage {
  readonly phone: string;
  readonly body: string;
  /** What it is for (`password-reset`, `order-placed` …); up to 30 letters. */
  readonly purpose: string;
}

export abstract class SmsGateway {
  abstract send(db: Db, message: ShortMessage): Promise<void>;
  /** Takes on a stored message that is PENDING again. */
  abstract queue(db: Db, id: string): Promise<void>;
}
