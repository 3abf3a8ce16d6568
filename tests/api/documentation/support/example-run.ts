/** Runs the examples of docs/examples as their files say, in order: what one returns fills the places in the next. */
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { resolvePort } from '../../../../server/app/wiring/container';
import type { ApiExample } from '../../../../server/app/http/docs/api-examples';
import { EventBus } from '../../../../server/platform/events/event-bus';
import type { TestApp } from '../../../support/app';
import { imageFile } from '../../../support/build-catalogue';

export interface ExampleResponse {
  readonly status: number;
  readonly data?: unknown;
  readonly errors?: unknown;
  readonly extensions?: unknown;
}
export type Responses = Map<string, ExampleResponse>;

const PLACE = /<([a-z0-9-]+): ([\w.]+)>/g;

/**
 * `<log-in: login.token>` → the response of the example log-in there, a number as a number. Throws where nothing got a
 * response.
 */
export function filled<T>(value: T, responses: Responses): T {
  if (Array.isArray(value)) return value.map((one) => filled<unknown>(one, responses)) as T;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled<unknown>(one, responses)])) as T;
  if (typeof value !== 'string') return value;
  const whole = new RegExp(`^${PLACE.source}$`).exec(value);
  if (whole) return responseAt(responses, whole[1] ?? '', whole[2] ?? '') as T;
  return value.replaceAll(PLACE, (_place, name: string, path: string) => String(responseAt(responses, name, path))) as T;
}

/** The response of an example at a path, e.g. `orders.0.id`. Throws where that is nothing. */
export function responseAt(responses: Responses, name: string, path: string): unknown {
  const found = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], responses.get(name)?.data);
  if (found === undefined || found === null) throw new Error(`The example ${name} answered nothing at ${path}.`);
  return found;
}

export async function runExample(app: TestApp, example: ApiExample, responses: Responses): Promise<ExampleResponse> {
  const variables = filled(example.variables, responses);
  const headers = filled(example.headers, responses);
  const files = Object.keys(example.files);
  if (files.length > 0) {
    const images = await Promise.all(files.map(async (place) => [place, await imageFile(example.files[place])] as const));
    const { status, body } = await app.upload(example.document, Object.fromEntries(images), variables, { headers });
    return { status, ...body };
  }
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: example.document, variables }),
  });
  return { status: response.status, ...((await response.json()) as Omit<ExampleResponse, 'status'>) };
}

/** The first event that `cause` brings to the subscription. */
export async function runSubscription(
  app: TestApp,
  example: ApiExample,
  responses: Responses,
  cause: () => Promise<unknown>,
): Promise<ExampleResponse> {
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: filled(example.headers, responses).Authorization },
    retryAttempts: 0,
  });
  const bus = resolvePort(app.container, EventBus);
  const subscribe = bus.subscribe.bind(bus);
  const begun = new Promise<void>((resolve) => {
    // the user's own topic is the last thing that is asked for
    jest.spyOn(bus, 'subscribe').mockImplementation((topic) => {
      if (topic.startsWith('notification:')) resolve();
      return subscribe(topic);
    });
  });
  const first = client.iterate({ query: example.document, variables: filled(example.variables, responses) }).next();
  try {
    await Promise.race([begun, first.then(({ value }) => Promise.reject(new Error(`Refused: ${JSON.stringify(value)}`)))]);
    await cause();
    const { value } = (await first) as { value: object };
    return { status: 200, ...value };
  } finally {
    await client.dispose();
  }
}
