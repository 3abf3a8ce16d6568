/**
 * Every place where someone can put a text, a list, an id or a path, taken from the GraphQL schema as it is built, the
 * OpenAPI document, and the routes that the code registers (file-places.ts has the places of files). A place makes a
 * request of a value in JSON, or in plain text for an address.
 */
import fs from 'node:fs';
import path from 'node:path';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { renderedPages } from '../../../../schema/values/site/page-renderer';
import { sitePages } from '../../../../schema/values/site/site-routes';
import { AUTHORIZED_EXTENSION } from '../../../../server/platform/graphql/authorized';
import { documentedCalls } from '../../../support/rest-contract';
import type { FuzzSender } from '../../fuzzing/support/market';
import type { WireRequest } from '../../fuzzing/support/wire';
import { sample, UNKNOWN_ID } from './samples';

export interface Place {
  readonly name: string;
  readonly kind: 'json' | 'address';
  /** Name of the type in the schema: 'ID', 'String', '[ID]'. */
  readonly type: string;
  readonly role: FuzzSender['name'];
  /** The most that goes in. */
  readonly bytes: number;
  readonly request: (value: string) => WireRequest;
}

const JSON_BYTES = 95_000; // a body may have 100 KB, the rest of it is the document
const ADDRESS_BYTES = 14_000; // Node takes 16 KB of first line and headers
const DEEPEST = 5;
const textInJson = { kind: 'json', type: 'String', bytes: JSON_BYTES } as const;

interface Leaf {
  readonly path: readonly (string | 0)[];
  readonly type: GraphQLInputType;
}

/** Every field below a type that takes a text, an id or a list, itself among them. */
function leavesOf(type: GraphQLInputType, at: readonly (string | 0)[]): Leaf[] {
  const inner = getNullableType(type);
  if (at.length > DEEPEST) return [];
  if (isListType(inner))
    return [{ path: at, type }, ...leavesOf(inner.ofType, [...at, 0]).filter(({ path }) => path.length > at.length + 1)];
  if (!isInputObjectType(inner)) return [{ path: at, type }];
  return [{ path: at, type }, ...Object.values(inner.getFields()).flatMap((field) => leavesOf(field.type, [...at, field.name]))];
}

const SLOT = '"<the value goes here>"';

/** The variables with the slot at this path, everything else that is needed beside it. */
function withSlot(type: GraphQLInputType, [key, ...rest]: readonly (string | 0)[]): unknown {
  if (key === undefined) return JSON.parse(SLOT) as unknown;
  const inner = getNullableType(type);
  if (isListType(inner)) return [withSlot(inner.ofType, rest)];
  if (!isInputObjectType(inner)) throw new Error(`${String(type)} has no ${key}.`);
  const field = inner.getFields()[key];
  if (!field) throw new Error(`${inner.name} has no ${key}.`);
  return { ...(sample(inner) as object), [key]: withSlot(field.type, rest) };
}

/** Everyone who may ask for the field. */
export function rolesOf({ extensions }: GraphQLField<unknown, unknown>): readonly Place['role'][] {
  const roles = extensions[AUTHORIZED_EXTENSION] as Place['role'][] | undefined;
  return roles?.length === 0 ? ['CONSUMER', 'PRODUCER', 'SUPERSALER', 'WHOLESALER', 'ADMIN'] : (roles ?? ['visitor']);
}

/** The document that asks for one field with all of its arguments as variables. */
export function documentOf(kind: string, field: GraphQLField<unknown, unknown>): string {
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return `${kind}${declared && ` (${declared})`} { ${field.name}${given && `(${given})`}${selection} }`;
}

/** Each place as the first role that may ask for it, or as each of them. */
export function graphqlPlaces(schema: GraphQLSchema, { asEveryRole = false } = {}): Place[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).flatMap((field) => {
      const query = documentOf(kind, field);
      const needed = Object.fromEntries(field.args.filter(({ type }) => isNonNullType(type)).map(({ name, type }) => [name, sample(type)]));
      const roles = asEveryRole ? rolesOf(field) : rolesOf(field).slice(0, 1);
      return field.args.flatMap((arg) =>
        leavesOf(arg.type, [])
          .filter(isPlace)
          .flatMap((leaf): Place[] => {
            const body = JSON.stringify({ query, variables: { ...needed, [arg.name]: withSlot(arg.type, leaf.path) } });
            return roles.map((role) => ({
              name: [kind, field.name, arg.name, ...leaf.path].join('.'),
              kind: 'json',
              type: String(leaf.type).replaceAll('!', ''),
              role,
              bytes: JSON_BYTES,
              request: (value) =>
                post(
                  '/graphql',
                  body.replace(SLOT, () => value),
                ),
            }));
          }),
      );
    }),
  );
}

/**
 * Truth values and whole numbers are rejected by their type, like the rest, and hold no text: one of each is among the
 * others' objects.
 */
function isPlace({ type }: Leaf): boolean {
  const named = getNamedType(type);
  return isListType(getNullableType(type)) || !['Boolean', 'Int', 'Float', 'Upload'].includes(named.name);
}

/** Returns the places of a request beside its variables. */
export function envelopePlaces(): Place[] {
  const query = 'query Q($id: ID!) { product(id: $id) { id } }';
  const place = (name: string, make: (value: string) => string): Place => ({
    ...textInJson,
    name: `envelope.${name}`,
    role: 'visitor',
    request: (value) => post('/graphql', make(value)),
  });
  return [
    place('query', (value) => `{"query":${value}}`),
    place('operationName', (value) => `{"query":${JSON.stringify(query)},"operationName":${value}}`),
    place('variables', (value) => `{"query":${JSON.stringify(query)},"variables":${value}}`),
    place('unknown variable', (value) => `{"query":${JSON.stringify(query)},"variables":{"id":"x","more":${value}}}`),
    place('extensions', (value) => `{"query":${JSON.stringify(query)},"extensions":${value}}`),
    place('body', (value) => value),
  ];
}

interface RestOperation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema?: { readonly properties?: Readonly<Record<string, unknown>> } }>>;
  };
  readonly 'x-roles'?: readonly string[];
}

export function restPlaces(): Place[] {
  return documentedCalls
    .flatMap(({ method, template, operation }) => {
      const { parameters = [], requestBody, 'x-roles': roles = [] } = operation as RestOperation;
      const role = (roles[0]?.toUpperCase() ?? 'visitor') as Place['role'];
      const plain = `/api/v1${template.replaceAll(/\{\w+\}/g, UNKNOWN_ID)}`;
      const name = `${method} ${template}`;
      const inAddress = (part: string, make: (value: string) => string): Place => ({
        name: `${name} ${part}`,
        kind: 'address',
        type: 'String',
        role,
        bytes: ADDRESS_BYTES,
        request: (value) => ({ method, path: make(value), headers: { 'content-type': 'application/json' }, body: requestBody ? '{}' : '' }),
      });
      const inBody = Object.keys(requestBody?.content['application/json']?.schema?.properties ?? {});
      return [
        ...[...template.matchAll(/\{\w+\}/g)].map(([slot]) =>
          inAddress(slot, (value) => `/api/v1${template.replace(slot, () => value).replaceAll(/\{\w+\}/g, UNKNOWN_ID)}`),
        ),
        ...parameters
          .filter((one) => one.in === 'query')
          .map((one) => inAddress(`?${one.name}`, (value) => `${plain}?${one.name}=${value}`)),
        ...[...inBody, 'unknown'].map((field): Place => ({
          ...textInJson,
          name: `${name} ${field}`,
          role,
          request: (value) => ({
            method,
            path: plain,
            headers: { 'content-type': 'application/json' },
            body: `{${JSON.stringify(field)}:${value}}`,
          }),
        })),
      ];
    })
    .filter(({ request }) => ['GET', 'DELETE', 'POST', 'PUT', 'PATCH'].includes(request('').method));
}

const SERVER = path.resolve(__dirname, '../../../../server');
const ROUTE = /\.(?:get|use|all)\(\s*\[?'(\/[^']*)'/g;
const MOUNT = /(?:\{ path: |_PATH = )'(\/[^']+)'/g;

/**
 * Pages of the site, and every address that a router of the server is given outside of the APIs, behind every path that
 * a router is mounted at.
 */
export function addressPlaces(): Place[] {
  const files = fs
    .readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('rest-v1'));
  const found = (pattern: RegExp) =>
    files.flatMap((file) => [...fs.readFileSync(path.join(SERVER, file), 'utf8').matchAll(pattern)].map(([, text = '']) => text));
  const mounts = ['', ...new Set(found(MOUNT))];
  const routes = found(ROUTE).flatMap((route) => (/^\/[:{]/.test(route) ? mounts.map((mount) => mount + route) : [route, `/docs${route}`]));
  const pages = [...Object.keys(renderedPages), ...pathsIn(sitePages)];
  const addresses = [...new Set([...routes, ...pages])];
  return addresses.flatMap((address) => {
    const slot = /[:*]\w+/.exec(address)?.[0];
    const plain = address.replaceAll(/[:*]\w+/g, 'x').replaceAll(/[{}]/g, '');
    const place = (name: string, make: (value: string) => string): Place => ({
      name: `GET ${address} ${name}`,
      kind: 'address',
      type: 'String',
      role: 'visitor',
      bytes: ADDRESS_BYTES,
      request: (value) => ({ method: 'GET', path: make(value), headers: { accept: 'text/html' } }),
    });
    return [
      ...(slot
        ? [
            place(slot, (value) =>
              address
                .replace(slot, () => value)
                .replaceAll(/[:*]\w+/g, 'x')
                .replaceAll(/[{}]/g, ''),
            ),
          ]
        : []),
      place('and more', (value) => `${plain.replace(/\/$/, '')}/${value}//`),
      place('?q', (value) => `${plain}?q=${value}&lang=${value.slice(0, 20)}`),
    ];
  });
}

function pathsIn(pages: unknown): string[] {
  if (typeof pages !== 'object' || pages === null) return [];
  const { path: own } = pages as { readonly path?: unknown };
  return typeof own === 'string' ? [own] : Object.values(pages).flatMap(pathsIn);
}

function post(address: string, body: string): WireRequest {
  return { method: 'POST', path: address, headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' }, body };
}
