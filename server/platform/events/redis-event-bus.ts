/**
 * EventBus between processes: an event reaches the subscribers of its own process at once and those of the others
 * through one Redis channel that every process subscribes to from its start, so that a subscriber misses nothing that
 * happens after it began. What passed while Redis was away is lost; when it is back, EVENTS_MISSED is published here,
 * and the sockets are closed so that clients reconnect and fetch what they missed.
 */
import { randomUUID } from 'node:crypto';
import type { Logger } from '../logging/logger';
import type { RedisLink } from '../redis/redis-link';
import { EventBus, type Json } from './event-bus';
import type { EventReader } from './event-reader';
import { InProcessEventBus } from './in-process-event-bus';
import { EVENTS_MISSED } from './topics';

const CHANNEL = 'haatbar:events';

interface Envelope {
  readonly from: string;
  readonly topic: string;
  readonly payload: Json;
}

export class RedisEventBus extends EventBus {
  private readonly own = new InProcessEventBus();
  private readonly id = randomUUID();
  private hasListened = false;

  constructor(
    private readonly link: RedisLink,
    private readonly log: Logger,
  ) {
    super();
    link.listener.on('message', (_channel, text) => this.receive(text));
    link.listener.on('ready', () => void this.listen());
  }

  publish(topic: string, payload: Json): void {
    this.own.publish(topic, payload);
    const envelope: Envelope = { from: this.id, topic, payload };
    this.link.commands.publish(CHANNEL, JSON.stringify(envelope)).catch((error: unknown) => {
      this.log.debug('an event did not reach the other processes', { error });
    });
  }

  subscribe(topic: string): EventReader {
    return this.own.subscribe(topic);
  }

  close(): void {
    this.own.close();
  }

  /** Once connected, and again after every loss. */
  private async listen(): Promise<void> {
    try {
      await this.link.listener.subscribe(CHANNEL);
    } catch (error) {
      return this.log.warn('Redis does not let us listen to live events', { error });
    }
    if (this.hasListened) this.own.publish(EVENTS_MISSED, null);
    this.hasListened = true;
  }

  private receive(text: string): void {
    const envelope = read(text);
    if (envelope && envelope.from !== this.id) this.own.publish(envelope.topic, envelope.payload);
  }
}

/** Null for what is none of ours. */
function read(text: string): Envelope | null {
  try {
    const value = JSON.parse(text) as Partial<Envelope> | null;
    return typeof value?.from === 'string' && typeof value.topic === 'string' ? ({ payload: null, ...value } as Envelope) : null;
  } catch {
    return null;
  }
}
