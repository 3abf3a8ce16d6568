/**
 * A call of /api/v1: every documented path with bodies, queries and headers of right and wrong forms. Every response
 * must be as schema/openapi.json documents it.
 */
import { documentedCalls, type DocumentedCall, undocumented } from '../../../support/rest-contract';
import { parsed, violations } from './checks';
import { anyJson, anyNumber, anyText, chance, type Draw, int, pick, times, wellFormed } from './draw';
import type { Probe } from './fuzz';
import { headerText } from './graphql-probe';
import type { FuzzMarket, FuzzSender } from './market';
import { resultOf, send } from './wire';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly examples?: readonly unknown[];
}

interface DocumentedParts {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } };
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];

export function restProbe(market: FuzzMarket, draw: Draw, senders: readonly FuzzSender[]): Probe {
  const sender = pick(draw, senders);
  const call = pick(draw, documentedCalls);
  const method = chance(draw, 5) ? pick(draw, METHODS) : call.method;
  const path = `/api/v1${call.template.replaceAll(/\{\w+\}/g, () => segment(draw, market.ids))}${queryOf(draw, call)}`;
  const { body, type } = bodyOf(draw, call, market.ids);
  const headers = {
    ...(body !== '' && { 'content-type': type }),
    ...(sender.token !== undefined && { authorization: authorization(draw, sender.token) }),
    ...(chance(draw, 25) && { 'idempotency-key': headerText(anyText(draw)) }),
    ...(chance(draw, 25) && { 'if-match': pick(draw, ['"1"', '*', 'W/"1"', '"x"', '1', '', '"1","2"', headerText(anyText(draw))]) }),
    ...(chance(draw, 10) && { 'accept-language': pick(draw, ['bn', 'xx', 'en;q=x']) }),
    ...(chance(draw, 3) && { 'content-encoding': pick(draw, ['gzip', 'br', 'deflate', 'x']) }),
  };
  return {
    sender,
    sent: { method, path, body, headers: { ...headers, authorization: undefined } },
    run: async () => {
      const response = await send(market.app.url, { method, path, headers, body });
      const wrong = violations(market, sender, response, path + body);
      if (method === 'HEAD' || method === 'OPTIONS') return { wrong, result: method };
      const seen = {
        method,
        path,
        status: response.status,
        headers: new Headers(response.headers as Record<string, string>),
        body: parsed(response.text),
      };
      return { wrong: [...wrong, ...(seen.body === null ? ['is no JSON'] : undocumented(seen))], result: resultOf(response) };
    },
  };
}

function authorization(draw: Draw, token: string): string {
  return chance(draw, 90)
    ? `Bearer ${token}`
    : pick(draw, ['Bearer', 'Bearer x', `Basic ${token}`, `bearer  ${token}`, `Bearer hbk_${token}`, '']);
}

function segment(draw: Draw, ids: readonly string[]): string {
  return chance(draw, 70) ? pick(draw, ids) : encodeURIComponent(wellFormed(anyText(draw)).slice(0, 200)) || '%20';
}

function queryOf(draw: Draw, call: DocumentedCall): string {
  const parameters = (call.operation as DocumentedParts).parameters ?? [];
  const names = [
    ...parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    'page',
    'limit',
    'x',
    '__proto__',
    'page[a]',
    'page[]',
  ];
  const pairs = times(draw, 0, 3, () => {
    const value = chance(draw, 50) ? String(int(draw, 0, 30)) : chance(draw, 50) ? String(anyNumber(draw)) : anyText(draw).slice(0, 500);
    return `${encodeURIComponent(pick(draw, names))}=${chance(draw, 5) ? '%E0%A4%A' : encodeURIComponent(wellFormed(value))}`;
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function bodyOf(draw: Draw, call: DocumentedCall, ids: readonly string[]): { readonly body: string; readonly type: string } {
  const schema = (call.operation as DocumentedParts).requestBody?.content['application/json'].schema;
  if (!schema && !chance(draw, 5)) return { body: '', type: '' };
  const value = schema && chance(draw, 92) ? jsonOf(draw, schema, ids) : anyJson(draw);
  const text = JSON.stringify(value);
  const kind = int(draw, 0, 19);
  if (kind === 19) return { body: text.slice(0, int(draw, 1, text.length)), type: 'application/json' };
  if (kind === 18) return { body: new URLSearchParams(flat(value)).toString(), type: 'application/x-www-form-urlencoded' };
  if (kind === 17)
    return {
      body: text,
      type: pick(draw, ['text/plain', 'application/json; charset=utf-16', 'application/xml', 'multipart/form-data', 'x']),
    };
  return { body: text, type: 'application/json' };
}

function flat(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([name, part]) => [name, typeof part === 'string' ? part : JSON.stringify(part)]),
  );
}

/** A value of the documented form nine times of ten. */
function jsonOf(draw: Draw, schema: JsonSchema, ids: readonly string[]): unknown {
  if (chance(draw, 8)) return anyJson(draw);
  if (schema.properties) {
    const fields = Object.entries(schema.properties).filter(([name]) => chance(draw, schema.required?.includes(name) ? 95 : 40));
    const given = fields.map(([name, part]) => [name, jsonOf(draw, part, ids)] as const);
    return Object.fromEntries(chance(draw, 5) ? [...given, [anyText(draw).slice(0, 60), anyJson(draw)]] : given);
  }
  if (schema.enum && chance(draw, 90)) return pick(draw, schema.enum);
  if (schema.items) return times(draw, 0, 4, () => jsonOf(draw, schema.items ?? {}, ids));
  if (schema.examples && schema.examples.length > 0 && chance(draw, 60)) return pick(draw, schema.examples);
  const type = typeof schema.type === 'string' ? schema.type : pick(draw, schema.type ?? ['string']);
  if (type === 'boolean') return chance(draw, 50);
  if (type === 'integer' || type === 'number') return anyNumber(draw);
  return chance(draw, 10) ? pick(draw, ids) : anyText(draw);
}
