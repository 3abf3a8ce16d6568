/**
 * GET /graphql?documentId=…&variables=…: the public reads of the web client, by the names that `npm run generate` gives
 * them (schema/persisted-operations.ts), so that an address is short and a proxy can hold its response. Any other query
 * by GET is Apollo Server's: it needs the header of a preflight, and is never stored.
 */
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { persistedOperations } from '../../../../schema/persisted-operations';
import { malformedRequest, notFound } from '../../errors/common-errors';
import { assertShallow } from '../../validation/shallow';
import type { Question } from '../reads/visitor-reads';

const ADDRESS = '/graphql?';
const ID_PARAMETER = /[?&]documentId=/;

export function isPersistedRead({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && url.startsWith(ADDRESS) && ID_PARAMETER.test(url);
}

/** Makes such a read the request that Apollo Server executes, where nothing in front of Express has handled it. */
export function persistedRead(): RequestHandler {
  return (request, _response, next) => {
    const asked = { method: request.method, url: request.originalUrl } as IncomingMessage;
    if (!isPersistedRead(asked)) return next();
    request.body = readPersisted(asked);
    request.method = 'POST';
    request.headers['content-type'] = 'application/json';
    next();
  };
}

/**
 * Throws NOT_FOUND for a document that this build does not know (the client then sends it whole), BAD_REQUEST for
 * variables that are no JSON object.
 */
export function readPersisted({ url = '' }: IncomingMessage): Question {
  const params = new URLSearchParams(url.slice(ADDRESS.length));
  const id = params.get('documentId') ?? '';
  const query = Object.hasOwn(persistedOperations, id) ? persistedOperations[id] : undefined;
  if (query === undefined) throw notFound();
  const variables = params.get('variables');
  // Apollo Server rejects a body that has the name without a value
  return { query, operationName: id.split('-', 1)[0], ...(variables !== null && { variables: variablesIn(variables) }) };
}

function variablesIn(text: string): unknown {
  let variables: unknown;
  try {
    variables = JSON.parse(text);
  } catch {
    throw malformedRequest();
  }
  if (typeof variables !== 'object' || variables === null || Array.isArray(variables)) throw malformedRequest();
  assertShallow(variables);
  return variables;
}
