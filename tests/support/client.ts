/** Sends requests as a browser, a phone or a partner does: GraphQL, GraphQL uploads and REST over real HTTP. */
import { type OperationName, operations } from '../generated/operations';
import { undocumented } from './rest-contract';

export interface Sender {
  /** A bearer token. */
  readonly token?: string;
  /** Sent as Accept-Language. */
  readonly language?: 'en' | 'bn';
  readonly headers?: Readonly<Record<string, string>>;
}

interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: {
    readonly code: string;
    readonly key?: string;
    readonly params?: Record<string, string | number>;
    readonly fields?: readonly { readonly field: string; readonly key: string; readonly message: string; readonly value?: string }[];
    readonly problems?: readonly {
      readonly path: string;
      readonly productId: string;
      readonly kind: string;
      readonly value: string | null;
    }[];
    readonly current?: Readonly<Record<string, unknown>>;
    readonly incident?: string;
  };
}

/** `data` has the type that the caller names: the server checks every response against its schema. */
export interface GraphqlResult<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { readonly data?: T | null; readonly errors?: readonly GraphqlError[] };
  /** The data, or a failing test that shows the errors. */
  readonly data: T;
  /** The first error's code, or null. */
  readonly code: string | null;
}

export interface RestResponse<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: T;
}

export interface TestFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
  readonly type: string;
}

export type Variables = Readonly<Record<string, unknown>>;
/** `raw` is sent as it is, its content type among the headers. */
export type RestBody = Sender & { readonly json?: unknown; readonly form?: FormData; readonly raw?: string };

export interface TestClient {
  readonly url: string;
  gql<T = Record<string, never>>(query: string, variables?: Variables, sender?: Sender): Promise<GraphqlResult<T>>;
  /** Sends one operation with these arguments and this selection; the schema has the types of its variables. */
  call<T = Record<string, never>>(name: OperationName, args: Variables, selection?: string, sender?: Sender): Promise<GraphqlResult<T>>;
  /** `files` by their place in the variables: `{ file: … }`, `{ 'input.photo': … }`. */
  upload<T = Record<string, never>>(
    query: string,
    files: Readonly<Record<string, TestFile>>,
    variables?: Variables,
    sender?: Sender,
  ): Promise<GraphqlResult<T>>;
  /** `path` after the host: `/api/v1/auth/login`. */
  rest<T = Record<string, unknown>>(method: string, path: string, body?: RestBody): Promise<RestResponse<T>>;
}

export function createTestClient(url: string): TestClient {
  const gql = async <T>(query: string, variables: Variables = {}, sender: Sender = {}) => {
    const headers = { ...headersOf(sender), 'content-type': 'application/json' };
    return readGraphql<T>(await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) }));
  };
  return {
    url,
    gql,
    call: async <T>(name: OperationName, args: Variables, selection = '', sender: Sender = {}) =>
      gql<T>(documentOf(name, Object.keys(args), selection), args, sender),
    upload: async <T>(query: string, files: Readonly<Record<string, TestFile>>, variables: Variables = {}, sender: Sender = {}) => {
      const form = new FormData();
      const places = Object.keys(files);
      form.set('operations', JSON.stringify({ query, variables: withNulls(variables, places) }));
      form.set('map', JSON.stringify(Object.fromEntries(places.map((place, index) => [index, [`variables.${place}`]]))));
      Object.values(files).forEach((file, index) => form.set(String(index), new Blob([file.bytes], { type: file.type }), file.name));
      return readGraphql<T>(await fetch(`${url}/graphql`, { method: 'POST', headers: headersOf(sender), body: form }));
    },
    rest: async <T>(method: string, path: string, { json, form, raw, ...sender }: RestBody = {}) => {
      const headers = { ...headersOf(sender), ...(json !== undefined && { 'content-type': 'application/json' }) };
      const body = form ?? raw ?? (json === undefined ? undefined : JSON.stringify(json));
      const response = await fetch(url + path, { method, headers, body, redirect: 'manual' });
      const text = await response.text();
      const result = { status: response.status, headers: response.headers, text, body: parse<T>(text) };
      const faults = undocumented({ method, path, ...result });
      if (faults.length > 0) throw new Error(`Not as schema/openapi.json has it:\n${faults.join('\n')}`);
      return result;
    },
  };
}

/** Throws for an argument that the operation does not have. */
function documentOf(name: OperationName, given: readonly string[], selection: string): string {
  const { kind, args }: { kind: string; args: Readonly<Record<string, string>> } = operations[name];
  const unknown = given.filter((arg) => !(arg in args));
  if (unknown.length > 0) throw new Error(`${name} has no argument ${unknown.join(', ')}`);
  const list = (one: (arg: string) => string) => (given.length > 0 ? `(${given.map(one).join(', ')})` : '');
  return `${kind} ${list((arg) => `$${arg}: ${args[arg]}`)} { ${name}${list((arg) => `${arg}: $${arg}`)} ${selection && `{ ${selection} }`} }`;
}

/** Every response of every test: these name what is the case now. */
const CONFLICTS = new Set(['CONFLICT', 'INVALID_TRANSITION']);

/**
 * The server may close an idle connection at the moment a busy test uses it again. From Node 24 on the fetch of Node
 * (undici 7.29) throws where no one can catch it when a connection ends while a long response waits to be read.
 */
const LAST_REQUEST: Record<string, string> = Number(process.versions.node.split('.', 1)[0]) < 24 ? { connection: 'close' } : {};

function headersOf({ token, language, headers }: Sender): Record<string, string> {
  return {
    'apollo-require-preflight': 'true',
    ...LAST_REQUEST,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(language !== undefined && { 'accept-language': language }),
    ...headers,
  };
}

async function readGraphql<T>(response: Response): Promise<GraphqlResult<T>> {
  const text = await response.text();
  const body = parse<GraphqlResult<T>['body']>(text);
  const stateless = body.errors?.find(
    ({ extensions: { code, current } }) => CONFLICTS.has(code) && Object.keys(current ?? {}).length === 0,
  );
  if (stateless) throw new Error(`A conflict without extensions.current: ${JSON.stringify(stateless)}`);
  return {
    status: response.status,
    headers: response.headers,
    body,
    get data(): T {
      if (body.errors || !body.data) throw new Error(`No data: HTTP ${response.status} ${text.slice(0, 2_000)}`);
      return body.data;
    },
    code: body.errors?.[0]?.extensions.code ?? null,
  };
}

/** A body that is no JSON shows itself in the failing test. */
function parse<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    return { text } as T;
  }
}

/** GraphQL multipart requests have null where a file will be. */
function withNulls(variables: Variables, places: readonly string[]): Variables {
  const copy = structuredClone(variables) as Record<string, unknown>;
  for (const place of places) {
    const keys = place.split('.');
    const last = keys.pop() ?? place;
    let target = copy;
    for (const key of keys) target = (target[key] ??= {}) as Record<string, unknown>;
    target[last] = null;
  }
  return copy;
}
