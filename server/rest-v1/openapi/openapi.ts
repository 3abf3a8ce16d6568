/**
 * The OpenAPI 3.1 document of the REST API, made of the documentation of the routes. Served at /api/v1/openapi.json,
 * written to schema/openapi.json by `npm run generate`, and held by the tests against every response they get.
 */
import { keySentence } from '../../platform/graphql/describe-keys';
import { NEVER } from '../../platform/graphql/operation';
import { KEY_HEADER } from '../../platform/idempotency/request-key';
import { text } from '../../../schema/messages/text';
import { errorStatus, restErrorCode } from '../../../schema/values/api/error-codes';
import { API_VERSION, VERSION_HEADER } from '../../../schema/values/api/api-version';
import { Language } from '../../../schema/values/accounts/roles';
import type { KeyScope } from '../../../schema/values/market/partners';
import { schemas } from '../presenters/response-schemas';
import type { RestRoute } from '../rest-route';
import { errorsOf } from './common-errors';
import { introduction } from './introduction';
import { type HeaderDoc, type Json, type JsonSchema, ref, type ErrorDoc, tagDescriptions, tags, type Taken } from './route-docs';
import { fieldSchema, isRequired } from './rule-fields';

type Part = Readonly<Record<string, Json>>;

const EVERY_RESPONSE: Part = Object.fromEntries(
  ['cache-control', 'ratelimit', 'ratelimit-policy', VERSION_HEADER].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);
const EVERY_ERROR: Part = { ...EVERY_RESPONSE, 'error-code': { $ref: '#/components/headers/error-code' } };

/** Errors of the server or the network: 500 carries an incident, 408 comes when a body does not. */
const UNFORESEEN: Part = {
  description:
    'Something went wrong on our side (500, with the header `incident`), took too long (503), or the body did not come in time (408).',
  headers: { ...EVERY_ERROR, incident: { $ref: '#/components/headers/incident' } },
  content: { 'application/json': { schema: ref('Error'), example: { message: text('error.internal', Language.EN) } } },
};

const NOT_CHANGED: Part = {
  description: 'It is as the `if-none-match` of the request has it. Without a body.',
  headers: { ...EVERY_RESPONSE, etag: { $ref: '#/components/headers/etag' } },
};

const TERMS: Part = { contact: { name: 'Haatbar' }, license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' } };

export function openapiOf(routes: readonly RestRoute[]): Part {
  return {
    openapi: '3.1.0',
    info: { title: 'Haatbar REST API', version: API_VERSION, description: introduction, ...TERMS },
    servers: [{ url: '/api/v1' }],
    tags: tags.filter((tag) => routes.some(({ docs }) => docs.tag === tag)).map((name) => ({ name, description: tagDescriptions[name] })),
    paths: pathsOf(routes),
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The `token` of a login, valid for 7 days, or an API key of Settings.' },
      },
      schemas,
      responses: { unforeseen: UNFORESEEN },
      headers: {
        'cache-control': { description: 'Always `no-store`.', schema: { const: 'no-store' } },
        'error-code': { description: 'The error for programs; the message is for people.', schema: { type: 'string' } },
        'error-fields': {
          description: 'The wrong fields, a JSON list of `{"field", "key"}`: names of the input and of messages.',
          schema: { type: 'string' },
        },
        'error-current': {
          description: 'What the object of a conflict is now, a JSON object: `{"version": 4}`.',
          schema: { type: 'string' },
        },
        ratelimit: {
          description: 'Points that are left and the seconds until all of them are there again: `"api";r=598;t=59`.',
          schema: { type: 'string' },
        },
        'ratelimit-policy': { description: 'Points and seconds of the limit: `"api";q=1800;w=60`.', schema: { type: 'string' } },
        [VERSION_HEADER]: { description: 'The release that responds.', schema: { type: 'string' }, example: API_VERSION },
        'www-authenticate': { description: 'How to log in: `Bearer`.', schema: { const: 'Bearer' } },
        'retry-after': { description: 'Seconds to wait.', schema: { type: 'integer' } },
        'idempotency-replayed': { description: '`true` when the key was used before: nothing was done again.', schema: { const: 'true' } },
        etag: {
          description: 'The version: send it back as `if-match` when you edit or delete, and as `if-none-match` when you read again.',
          schema: { type: 'string', pattern: '^"[0-9]+"$' },
        },
        'total-count': {
          description: 'How many there are on all pages; only where `page` or `limit` was sent.',
          schema: { type: 'integer' },
        },
        incident: { description: 'The number to give to support.', schema: { type: 'string' } },
      },
    },
  };
}

/** As OpenAPI writes it: `/producer/products/{id}`. */
function templateOf(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

function pathsOf(routes: readonly RestRoute[]): Part {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) (paths[templateOf(route.path)] ??= {})[route.method] = operationOf(route);
  return paths;
}

function operationOf(route: RestRoute): Part {
  const { docs, access } = route;
  const parameters = parametersOf(route);
  const scope = scopeOf(route);
  return {
    operationId: docs.id,
    tags: [docs.tag],
    summary: docs.summary,
    description: [docs.detail, keySentence(scope ?? NEVER.GUARD)].filter(Boolean).join(' '),
    security: access === 'public' ? [] : [{ token: [] }],
    ...(Array.isArray(access) && { 'x-roles': access.map((role: string) => role.toLowerCase()) }),
    ...(scope && { 'x-scope': scope }),
    ...(parameters.length > 0 && { parameters }),
    ...(docs.body && { requestBody: { required: true, content: contentOf(route, docs.body) } }),
    responses: responsesOf(route),
  };
}

/** The routes without a scope are those of the login, which guard the account. */
function scopeOf(route: RestRoute): KeyScope | undefined {
  return route.access === 'public' ? undefined : route.scope;
}

const KEY: HeaderDoc = {
  name: KEY_HEADER,
  description: 'Made by you, once for each thing you want done; send it again when you try again, and it is done once.',
  example: '7f3b9c1e-0f3d-4f0e-9a54-1f6f5d0c7a21',
};

function parametersOf({ path, docs, isKeyed }: RestRoute): Part[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const { query, headers = [] } = docs;
  const language = { name: 'accept-language', description: 'The language of messages: en or bn.', example: 'bn', isRequired: false };
  return [
    ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' }, description: 'An opaque id.' })),
    ...Object.entries(query?.fields ?? {}).map(([name, field]) => ({
      name,
      in: 'query',
      description: field.description,
      ...(query && { schema: withoutWords(fieldSchema(query.rules, field)) }),
      example: field.example,
    })),
    ...[...(isKeyed ? [KEY] : []), ...headers, language].map(({ name, description, example, isRequired: required = false }) => ({
      name,
      in: 'header',
      required,
      description,
      schema: { type: 'string' },
      example,
    })),
  ];
}

/**
 * JSON or a form, whichever the client likes; files come in a form, or as addresses of images that are stored already.
 */
function contentOf({ body }: RestRoute, taken: Taken): Part {
  const example = Object.fromEntries(Object.entries(taken.fields).map(([name, field]) => [name, field.example]));
  return {
    'application/json': { schema: bodySchema(taken, false), example },
    'multipart/form-data': { schema: bodySchema(taken, body === 'files') },
  };
}

const RETURNED = 'Read-only: it may be sent along, and nothing is done with it.';

function bodySchema({ rules, fields, returned = {} }: Taken, withFiles: boolean): JsonSchema {
  const properties = Object.entries(fields).map(([name, field]) => {
    const isList = field.schema?.type === 'array';
    const file = { type: 'string', format: 'binary' };
    const asFile = { ...(isList ? { type: 'array', items: file } : file), description: field.description };
    return [name, withFiles && field.isFile ? asFile : fieldSchema(rules, field)] as const;
  });
  const required = Object.entries(fields).filter(([, { rule, isOptional }]) => !isOptional && isRequired(rules, rule));
  const readOnly = Object.entries(returned).filter(([name]) => !Object.hasOwn(fields, name));
  return {
    type: 'object',
    required: required.map(([name]) => name),
    properties: {
      ...Object.fromEntries(properties),
      ...Object.fromEntries(readOnly.map(([name, schema]) => [name, { ...schema, readOnly: true, description: RETURNED }])),
    },
    additionalProperties: false,
  };
}

function responsesOf(route: RestRoute): Part {
  const { response } = route.docs;
  const errors = byStatus(errorsOf(route));
  return {
    [response.status]: {
      description: response.description,
      headers: {
        ...EVERY_RESPONSE,
        ...(route.isKeyed && { 'idempotency-replayed': { $ref: '#/components/headers/idempotency-replayed' } }),
        ...(response.isVersioned && { etag: { $ref: '#/components/headers/etag' } }),
        ...(response.isPaged && { 'total-count': { $ref: '#/components/headers/total-count' } }),
      },
      content: { 'application/json': { schema: response.schema, example: response.example } },
    },
    ...(route.method === 'get' && response.isVersioned && { 304: NOT_CHANGED }),
    ...Object.fromEntries([...errors].map(([status, errors]) => [status, errorResponse(status, errors)])),
    default: { $ref: '#/components/responses/unforeseen' },
  };
}

function byStatus(errors: readonly ErrorDoc[]): Map<number, ErrorDoc[]> {
  const groups = new Map<number, ErrorDoc[]>();
  for (const error of errors) groups.set(errorStatus[error[0]], [...(groups.get(errorStatus[error[0]]) ?? []), error]);
  return groups;
}

function errorResponse(status: number, errors: readonly ErrorDoc[]): Part {
  const codes = [...new Set(errors.map(([code]) => restErrorCode(code)))];
  const examples = errors.map(([code, key]) => [
    key,
    { summary: restErrorCode(code), value: { message: expectedText(key) }, description: text(key, Language.BN) },
  ]);
  return {
    description: codes.join(', '),
    headers: { ...EVERY_ERROR, ...ownHeaders(status) },
    content: { 'application/json': { schema: ref('Error'), examples: Object.fromEntries(examples) as Part } },
  };
}

/** The headers that only responses with this status have. */
const OWN_HEADERS: Readonly<Record<number, readonly string[]>> = {
  400: ['error-fields'],
  401: ['www-authenticate'],
  409: ['error-current'],
  412: ['error-current', 'etag'],
  429: ['retry-after'],
};

function ownHeaders(status: number): Part {
  return Object.fromEntries((OWN_HEADERS[status] ?? []).map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function expectedText(key: ErrorDoc[1]): string {
  return text(key, Language.EN).replaceAll(/\{\{(\w+)\}\}/g, '{$1}');
}

function withoutWords({ description: _description, examples: _examples, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
