/**
 * The guard looks at each message before graphql-ws sees it: how many came in this minute, how long it is and how deep.
 * Only a subscription takes points, and each ping is sent back: without the guard one socket could occupy the process.
 */
import { assertShallow } from '../../validation/shallow';

/** Our client sends a few a minute; a page of ten subscriptions that opens and closes again and again some twenty. */
export const MESSAGES_A_MINUTE = 120;
/** Every message is held to it but those that carry a document or a token. */
const LONGEST_MESSAGE_BYTES = 1024;
const LONG_MESSAGES: readonly unknown[] = ['subscribe', 'connection_init'];
/** The id of a subscription is sent back with each of its messages. */
const LONGEST_ID = 100;
const MINUTE_MS = 60_000;

export interface Closing {
  readonly code: number;
  readonly reason: string;
}

const TOO_MANY: Closing = { code: 4429, reason: 'Too many messages' };
const TOO_LONG: Closing = { code: 4400, reason: 'Message too long' };
export const INVALID: Closing = { code: 4400, reason: 'Invalid message received' };

/** It counts for one socket. */
export class MessageGuard {
  private count = 0;
  private begunAt: number;

  constructor(private readonly now: () => number = Date.now) {
    this.begunAt = now();
  }

  /** It returns why the socket is to be closed, or null. */
  check(data: Buffer): Closing | null {
    return this.countFrame() ?? checkMessage(data);
  }

  /** Pings and pongs of WebSocket itself count as well. */
  countFrame(): Closing | null {
    const now = this.now();
    if (now - this.begunAt >= MINUTE_MS) {
      this.begunAt = now;
      this.count = 0;
    }
    this.count += 1;
    return this.count > MESSAGES_A_MINUTE ? TOO_MANY : null;
  }
}

/** The variables of a subscription are checked once its points are taken (socket-subscription.ts). */
function checkMessage(data: Buffer): Closing | null {
  try {
    const message: unknown = JSON.parse(data.toString('utf8'));
    const { type, id }: Partial<Record<'type' | 'id', unknown>> = typeof message === 'object' && message !== null ? message : {};
    if (data.length > LONGEST_MESSAGE_BYTES && !LONG_MESSAGES.includes(type)) return TOO_LONG;
    if (typeof id === 'string' && id.length > LONGEST_ID) return INVALID;
    if (type !== 'subscribe') assertShallow(message);
    return null;
  } catch {
    return INVALID;
  }
}
