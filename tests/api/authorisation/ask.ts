/** Makes one call of the matrix over real HTTP, or over a socket, and reads what came of it. */
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Call, Outcome } from './row';
import type { World } from './world';

export interface RequestResult {
  readonly outcome: Outcome;
  /** Status and body, for comparing. */
  readonly bytes: string;
}

export async function ask(world: World, operation: string, call: Call, token: string | undefined): Promise<RequestResult> {
  if (call.kind === 'socket') return overSocket(world, call, token);
  const sender = { ...(token !== undefined && { token }), headers: world.address() };
  if (call.kind === 'rest') {
    const { path, kind: _, ...body } = call;
    const { status, headers, text } = await world.app.rest(operation.split(' ')[0] ?? '', `/api/v1${path}`, { ...sender, ...body });
    const outcome = headers.get('error-code') ?? (status < 300 ? 'ok' : String(status));
    return { outcome, bytes: `${status} ${text}` };
  }
  const { query, variables, files } = call;
  const response = await (files ? world.app.upload(query, files, variables, sender) : world.app.gql(query, variables, sender));
  const { status, body, code } = response;
  const field = (body.data as Record<string, unknown> | null | undefined)?.[operation.split('.')[1] ?? ''];
  return { outcome: code ?? (field === null ? 'null' : 'ok'), bytes: `${status} ${JSON.stringify(body)}` };
}

const TRIGGER_EVERY_MS = 50;

/** The event is made again until it, or an error, has come: a subscription does not report when it listens. */
async function overSocket(
  { app }: World,
  { query, trigger }: Call & { kind: 'socket' },
  token: string | undefined,
): Promise<RequestResult> {
  const client: Client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  // who is shut out makes no event either; where one who may listen gets none, the test fails by its time
  const timer = setInterval(() => void trigger().catch(() => null), TRIGGER_EVERY_MS);
  try {
    const { value } = await client.iterate({ query }).next();
    const errors = (value as { errors?: unknown } | undefined)?.errors;
    return errors ? rejected(errors) : { outcome: 'ok', bytes: '' };
  } catch (error) {
    return rejected(error);
  } finally {
    clearInterval(timer);
    await client.dispose();
  }
}

function rejected(error: unknown): RequestResult {
  const [first] = Array.isArray(error) ? (error as { extensions?: { code?: string } }[]) : [];
  if (!first?.extensions?.code) throw error instanceof Error ? error : new Error(`The socket closed: ${JSON.stringify(error)}`);
  return { outcome: first.extensions.code, bytes: JSON.stringify(error) };
}
