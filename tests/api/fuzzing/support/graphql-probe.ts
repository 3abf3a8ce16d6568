/** A GraphQL operation, by POST or GET. */
import { buildSchema, type GraphQLSchema } from 'graphql';
import fs from 'node:fs';
import path from 'node:path';
import { codeOf, graphqlViolations, violations } from './checks';
import { anyText, chance, type Draw, pick } from './draw';
import { graphqlRequest } from './documents';
import type { Probe } from './fuzz';
import type { FuzzMarket, FuzzSender } from './market';
import { send, type WireRequest } from './wire';

export const readSchema = (): GraphQLSchema =>
  buildSchema(fs.readFileSync(path.join(__dirname, '../../../../schema/schema.graphql'), 'utf8'));

export function graphqlProbe(market: FuzzMarket, schema: GraphQLSchema, draw: Draw, senders: readonly FuzzSender[]): Probe {
  const sender = pick(draw, senders);
  const { query, variables, more } = graphqlRequest(draw, schema, market.ids);
  const headers = {
    accept: pick(draw, ['application/json', 'application/graphql-response+json', '*/*']),
    'apollo-require-preflight': 'true',
    ...(sender.token !== undefined && { authorization: `Bearer ${sender.token}` }),
    ...(chance(draw, 10) && { 'idempotency-key': headerText(anyText(draw)) }),
    ...(chance(draw, 10) && { 'accept-language': pick(draw, ['bn', 'en', 'xx', '*;q=9', 'bn,'.repeat(40)]) }),
  };
  const request = chance(draw, query.startsWith('query') ? 15 : 2)
    ? byGet(query, variables, headers)
    : byPost({ query, variables, ...more }, headers);
  return {
    sender,
    sent: { query, variables, more, headers: { ...headers, authorization: undefined } },
    run: async () => {
      const response = await send(market.app.url, request);
      const wrong = [...violations(market, sender, response, query + JSON.stringify(variables)), ...graphqlViolations(response)];
      return { wrong, result: codeOf(response.text) ?? 'ok' };
    },
  };
}

function byPost(body: object, headers: Readonly<Record<string, string>>): WireRequest {
  return { method: 'POST', path: '/graphql', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function byGet(query: string, variables: object, headers: Readonly<Record<string, string>>): WireRequest {
  const text = new URLSearchParams({ query: query, variables: JSON.stringify(variables) }).toString();
  // an address longer than Node takes is tested among addresses
  return text.length > 12_000 ? byPost({ query, variables }, headers) : { method: 'GET', path: `/graphql?${text}`, headers };
}

/** Replaces the characters that no header may contain, and shortens the text to 300 characters. */
export const headerText = (text: string): string => text.replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '?').slice(0, 300);
