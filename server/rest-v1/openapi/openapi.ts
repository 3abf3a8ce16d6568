/**
 * The OpenAPI 3.1 document of the REST API, made of what the routes say of themselves. Served at /api/v1/openapi.json, written to
 * schema/openapi.json by `npm run generate`, and held by the tests against every answer they get.
 */
import { KEY_HEADER } from '../../platform/idempotency/request-key';
import { text } from '../../../schema/messages/text';
import { errorStatus, restErrorCode } from '../../../schema/values/error-codes';
import { spellScope } from '../../../schema/values/partners';
import { Language } from '../../../schema/values/roles';
import { schemas } from '../presenters/answer-schemas';
import type { RestRoute } from '../rest-route';
import { refusalsOf } from './common-refusals';
import { introduction } from './introduction';
import { type HeaderDoc, type Json, type JsonSchema, ref, type Refusal, rooms, type Taken } from './route-docs';
import { fieldSchema, isRequired } from './rule-fields';

type Part = Readonly<Record<string, Json>>;

const EVERY_ANSWER: Part = { 'cache-control': { $ref: '#/components/headers/cache-control' } };
const EVERY_REFUSAL: Part = { ...EVERY_ANSWER, 'error-code': { $ref: '#/components/headers/error-code' } };

/** Nobody's fault but ours, or the line's: 500 carries an incident, 408 comes when a body does not. */
const UNFORESEEN: Part = {
  description:
    'Something went wrong on our side (500, with the header `incident`), took too long (503), or the body did not come in time (408).',
  headers: { ...EVERY_REFUSAL, incident: { $ref: '#/components/headers/incident' } },
  content: { 'application/json': { schema: ref('Error'), example: { message: text('error.internal', Language.en) } } },
};

export function openapiOf(routes: readonly RestRoute[]): Part {
  return {
    openapi: '3.1.0',
    info: { title: 'Haatbar REST API', version: '1', description: introduction },
    servers: [{ url: '/api/v1' }],
    tags: rooms.filter((room) => routes.some(({ says }) => says.room === room)).map((name) => ({ name })),
    paths: pathsOf(routes),
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The `token` of a login, valid for 7 days, or an API key of Settings.' },
      },
      schemas,
      responses: { unforeseen: UNFORESEEN },
      headers: {
        'cache-control': { description: 'Always `no-store`.', schema: { const: 'no-store' } },
        'error-code': { description: 'The refusal for programs; the message is for people.', schema: { type: 'string' } },
        'retry-after': { description: 'Seconds to wait.', schema: { type: 'integer' } },
        'idempotency-replayed': { description: '`true` when the key was used before: nothing was done again.', schema: { const: 'true' } },
        incident: { description: 'The number to tell our support.', schema: { type: 'string' } },
      },
    },
  };
}

/** As OpenAPI writes it: `/producer/products/{id}`. */
export function templateOf(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

function pathsOf(routes: readonly RestRoute[]): Part {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) (paths[templateOf(route.path)] ??= {})[route.method] = operationOf(route);
  return paths;
}

function operationOf(route: RestRoute): Part {
  const { says, access } = route;
  const who = access === 'public' || access === 'anybody' ? [] : [{ token: [] }];
  const parameters = parametersOf(route);
  return {
    operationId: says.id,
    tags: [says.room],
    summary: says.summary,
    ...(says.detail && { description: says.detail }),
    security: access === 'anybody' ? [{}, { token: [] }] : who,
    ...(Array.isArray(access) && { 'x-roles': access.map((role: string) => role.toLowerCase()) }),
    ...(access !== 'public' && route.scope && { 'x-scope': spellScope(route.scope) }),
    ...(parameters.length > 0 && { parameters }),
    ...(says.body && { requestBody: { required: true, content: contentOf(route, says.body) } }),
    responses: responsesOf(route),
  };
}

const KEY: HeaderDoc = {
  name: KEY_HEADER,
  says: 'Made by you, once for each thing you want done; send it again when you try again, and it is done once.',
  example: '7f3b9c1e-0f3d-4f0e-9a54-1f6f5d0c7a21',
};

function parametersOf({ path, says, isKeyed }: RestRoute): Part[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const { query, headers = [] } = says;
  const language = { name: 'accept-language', says: 'The language of messages: en or bn.', example: 'bn', isRequired: false };
  return [
    ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' }, description: 'An opaque id.' })),
    ...Object.entries(query?.fields ?? {}).map(([name, field]) => ({
      ...{ name, in: 'query', description: field.says },
      ...(query && { schema: withoutWords(fieldSchema(query.rules, field)) }),
      example: field.example,
    })),
    ...[...(isKeyed ? [KEY] : []), ...headers, language].map(({ name, says: description, example, isRequired: required = false }) => ({
      ...{ name, in: 'header', required, description, schema: { type: 'string' }, example },
    })),
  ];
}

/** JSON or a form, whichever the client likes; files come in a form, or as addresses of pictures that are stored already. */
function contentOf({ body }: RestRoute, taken: Taken): Part {
  const example = Object.fromEntries(Object.entries(taken.fields).map(([name, field]) => [name, field.example]));
  return {
    'application/json': { schema: bodySchema(taken, false), example },
    'multipart/form-data': { schema: bodySchema(taken, body === 'files') },
  };
}

function bodySchema({ rules, fields }: Taken, withFiles: boolean): JsonSchema {
  const properties = Object.entries(fields).map(([name, field]) => {
    const isList = field.schema?.type === 'array';
    const file = { type: 'string', format: 'binary' };
    const asFile = { ...(isList ? { type: 'array', items: file } : file), description: field.says };
    return [name, withFiles && field.isFile ? asFile : fieldSchema(rules, field)] as const;
  });
  const required = Object.entries(fields).filter(([name, { rule }]) => name !== 'secondaryImages' && isRequired(rules, rule));
  return { type: 'object', required: required.map(([name]) => name), properties: Object.fromEntries(properties) };
}

function responsesOf(route: RestRoute): Part {
  const { answer } = route.says;
  const refusals = byStatus(refusalsOf(route));
  return {
    [answer.status]: {
      description: answer.says,
      headers: { ...EVERY_ANSWER, ...(route.isKeyed && { 'idempotency-replayed': { $ref: '#/components/headers/idempotency-replayed' } }) },
      content: { 'application/json': { schema: answer.schema, example: answer.example } },
    },
    ...Object.fromEntries([...refusals].map(([status, told]) => [status, refusalOf(status, told)])),
    default: { $ref: '#/components/responses/unforeseen' },
  };
}

function byStatus(refusals: readonly Refusal[]): Map<number, Refusal[]> {
  const groups = new Map<number, Refusal[]>();
  for (const refusal of refusals) groups.set(errorStatus[refusal[0]], [...(groups.get(errorStatus[refusal[0]]) ?? []), refusal]);
  return groups;
}

function refusalOf(status: number, told: readonly Refusal[]): Part {
  const codes = [...new Set(told.map(([code]) => restErrorCode(code)))];
  const examples = told.map(([code, key]) => [
    key,
    { summary: restErrorCode(code), value: { message: sentence(key) }, description: text(key, Language.bn) },
  ]);
  return {
    description: codes.join(', '),
    headers: { ...EVERY_REFUSAL, ...(status === 429 && { 'retry-after': { $ref: '#/components/headers/retry-after' } }) },
    content: { 'application/json': { schema: ref('Error'), examples: Object.fromEntries(examples) as Part } },
  };
}

function sentence(key: Refusal[1]): string {
  return text(key, Language.en).replaceAll(/\{\{(\w+)\}\}/g, '{$1}');
}

function withoutWords({ description: _description, examples: _examples, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
