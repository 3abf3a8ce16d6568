/**
 * Visitors who read and buyers who order, all through given addresses, while something is broken. Bounded: each client
 * waits a little between requests, and all end when asked. A buyer repeats what was not confirmed with the same key, as
 * the client of this product does.
 */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Buyer {
  readonly token: string;
  readonly input: Readonly<Record<string, unknown>>;
}

export interface LoadReport {
  /** Reads with data. */
  readonly reads: number;
  /** Reads that failed, by HTTP status or code of the connection. */
  readonly failures: Readonly<Record<string, number>>;
  /** The longest time in which no read of anyone succeeded, in milliseconds. */
  readonly longestGap: number;
  /** Orders that the server confirmed, by their keys: the id of the purchase. */
  readonly confirmed: ReadonlyMap<string, string>;
  /** Keys without a confirmation so far, and whose they are: at most one for each buyer. */
  readonly open: readonly { readonly key: string; readonly buyer: number }[];
}

export interface Load {
  end(): Promise<LoadReport>;
}

const READ = '{ divisions { id } marketFigures { products } }';
export const PLACE = 'mutation ($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) { id } }';
const PAUSE_MS = 40;
const PATIENCE_MS = 25_000;

export interface GraphqlReply {
  /** 200, or what went wrong. */
  readonly outcome: string;
  readonly data: Readonly<Record<string, { id: string }>> | null;
}

/**
 * `urls`: a proxy, or the applications themselves, asked in turn as a proxy does: one that cannot be reached is passed
 * over.
 */
export function startLoad(
  urls: readonly string[],
  { readers, buyers }: { readonly readers: number; readonly buyers: readonly Buyer[] },
): Load {
  const over = new AbortController();
  let reads = 0;
  let last = performance.now();
  let longestGap = 0;
  const failures: Record<string, number> = {};
  const confirmed = new Map<string, string>();
  const open = new Map<string, number>();
  let turn = 0;
  const send = async (agent: http.Agent, body: object, token?: string): Promise<GraphqlReply> => {
    for (let tried = 1; ; tried++) {
      const reply = await post(urls[turn++ % urls.length] ?? '', agent, body, token);
      if (reply.outcome !== 'ECONNREFUSED' || tried >= urls.length) return reply;
    }
  };
  // each from an address of its own on the loopback: visitors of one address share its limit
  const reader = async (_: unknown, index: number): Promise<void> => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.1.${index + 1}` });
    for (; !over.signal.aborted; await sleep(PAUSE_MS)) {
      const { outcome, data } = await send(agent, { query: READ });
      if (data === null) failures[outcome] = (failures[outcome] ?? 0) + 1;
      else {
        reads++;
        longestGap = Math.max(longestGap, performance.now() - last);
        last = performance.now();
      }
    }
    agent.destroy();
  };
  const buyer = async ({ token, input }: Buyer, index: number): Promise<void> => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let key = randomUUID(); !over.signal.aborted; await sleep(PAUSE_MS)) {
      open.set(key, index);
      const { data } = await send(agent, { query: PLACE, variables: { input, key } }, token);
      if (data?.placeOrder === undefined) continue; // the same key again
      confirmed.set(key, data.placeOrder.id);
      open.delete(key);
      key = randomUUID();
    }
    agent.destroy();
  };
  const work = Promise.all([...Array.from({ length: readers }, reader), ...buyers.map(buyer)]);
  return {
    end: async () => {
      longestGap = Math.max(longestGap, performance.now() - last);
      over.abort();
      await work;
      return { reads, failures, longestGap: Math.round(longestGap), confirmed, open: [...open].map(([key, of]) => ({ key, buyer: of })) };
    },
  };
}

export function post(
  url: string,
  agent: http.Agent,
  body: object,
  token?: string,
  more: Readonly<Record<string, string>> = {},
): Promise<GraphqlReply> {
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...more,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve) => {
    const fail = (outcome: string): void => resolve({ outcome, data: null });
    const request = http.request(`${url}/graphql`, { method: 'POST', agent, headers }, (response) => {
      let received = '';
      response.on('data', (data: Buffer) => (received += String(data)));
      response.on('error', () => fail('cut off'));
      response.on('end', () => resolve(replyOf(response.statusCode ?? 0, received)));
    });
    request.setTimeout(PATIENCE_MS, () => request.destroy(Object.assign(new Error('too late'), { code: 'silent' })));
    request.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message));
    request.end(text);
  });
}

function replyOf(status: number, text: string): GraphqlReply {
  try {
    const { data, errors } = JSON.parse(text) as { data?: GraphqlReply['data']; errors?: { extensions: { code: string } }[] };
    const code = errors?.[0]?.extensions.code;
    if (code === undefined && data) return { outcome: '200', data };
    return { outcome: `${status} ${code ?? 'no data'}`, data: null };
  } catch {
    return { outcome: String(status), data: null };
  }
}
