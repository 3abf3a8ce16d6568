/**
 * Requests to a payment gateway. They are never repeated by themselves: a payment that was executed, or a refund that
 * was sent, may have arrived although its response did not.
 */
import { ByteCount, CollectedBytes } from '../collected-bytes';
import type { Logger } from '../logging/logger';
import { RemoteService } from '../outgoing/remote-service';
import { isServerError } from '../outgoing/send-patiently';
import type { StartedPayment } from './payment-provider';

/** bKash advises to wait 30 s for a response, and to query the state afterwards. */
const RESPONSE_WITHIN_MS = 30_000;
const MOST_BYTES = 512 * 1024;

/** The gateway gave no response that can be used. Its message names the status or the kind of failure alone. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
}

export type GatewayResponse = Readonly<Record<string, unknown>>;

export class GatewayClient {
  private readonly service: RemoteService;

  constructor(
    private readonly title: string,
    log: Logger,
  ) {
    this.service = new RemoteService(title, log);
  }

  isUp(): boolean {
    return this.service.isUp();
  }

  /** The JSON object that the gateway responds with, whatever the status below 500; GatewayError for anything else. */
  async send(url: string, init: RequestInit): Promise<GatewayResponse> {
    if (this.service.restMs() > 0) throw new GatewayError(`${this.title} is away`);
    const begun = performance.now();
    try {
      const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(RESPONSE_WITHIN_MS) });
      this.service.record(isServerError(response.status) ? `status ${response.status}` : null, begun);
      if (isServerError(response.status)) throw new GatewayError(`${this.title}: status ${response.status}`);
      return objectOf(await textOf(response), this.title);
    } catch (error) {
      if (error instanceof GatewayError) throw error;
      // the message could quote the address with its secrets
      const kind = error instanceof Error ? error.name : 'unknown';
      this.service.record(kind, begun);
      throw new GatewayError(`${this.title}: no response (${kind})`);
    }
  }
}

/** Null for a body that is too long or in too many pieces, of which no more is read. */
async function textOf({ body }: Response): Promise<string | null> {
  const count = new ByteCount(MOST_BYTES);
  const collected = new CollectedBytes();
  // leaving the loop ends the connection
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    if (count.add(chunk)) return null;
    collected.add(chunk);
  }
  return collected.take().toString('utf8');
}

function objectOf(body: string | null, title: string): GatewayResponse {
  try {
    const value: unknown = body === null ? null : JSON.parse(body);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as GatewayResponse;
  } catch {
    // reported below, without the body
  }
  throw new GatewayError(`${title}: a response that cannot be read`);
}

/** Has a payment that a gateway has begun an id that can be stored, and a page of the web? */
export const isStarted = ({ reference, pageUrl }: StartedPayment): boolean =>
  /^[\w-]{1,100}$/.test(reference) && pageUrl.length <= 2000 && /^https?:\/\/[^\s]+$/.test(pageUrl);

/** A text of a response; '' where there is none. */
export function textIn(response: GatewayResponse, name: string): string {
  const value = response[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

export function listIn(response: GatewayResponse, name: string): GatewayResponse[] {
  const value = response[name];
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.filter((one): one is GatewayResponse => typeof one === 'object' && one !== null);
}
