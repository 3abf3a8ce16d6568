/**
 * First in the GraphQL transport: where the request comes from, who sends it, and whether they may send more; all
 * before its body is read.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { inActingScope } from '../../db/acting-scope';
import { AppError } from '../../errors/app-error';
import { unauthenticated } from '../../errors/common-errors';
import type { Availability } from '../../http/health/availability';
import { noteActor } from '../../http/request-state';
import { ACTING_HEADER } from '../../security/acting';
import { readCredential } from '../../security/credentials';
import { type ActingReaders, type Identity, identify, VISITOR } from '../../security/identify';
import { isOwnOrigin } from '../../security/origin';
import type { RateLimiter } from '../../security/rate-limiter';
import { clearedSessionCookies } from '../../security/session-cookie';
import { countKeyRequest, REQUEST_POINTS, type SetHeader, takePoints } from '../limits/request-points';

export interface IdentitySettings {
  readonly readers: ActingReaders;
  readonly limiter: RateLimiter;
  readonly availability: Availability;
  readonly publicUrl: string | null;
  readonly secure: boolean;
}

const identities = new WeakMap<Request, Identity>();

export function identityOf(request: Request): Identity {
  return identities.get(request) ?? VISITOR;
}

export function identifyRequest(settings: IdentitySettings): RequestHandler {
  return async (request, response, next) => {
    identities.set(request, await admit(request, response, request.ip ?? '', settings));
    if (!identityOf(request).viewer?.acting) return next();
    inActingScope(next);
  };
}

/**
 * Returns the sender of the request, after checking that they may send it. Throws UNAVAILABLE, UNAUTHENTICATED,
 * FORBIDDEN, NOT_APPROVED or RATE_LIMITED.
 */
export async function admit(request: IncomingMessage, response: ServerResponse, ip: string, settings: IdentitySettings): Promise<Identity> {
  const { availability, limiter, secure } = settings;
  availability.assertAvailable();
  const setHeader: SetHeader = (name, value) => void response.setHeader(name, value);
  const identity = await whoSends(request, ip, settings, setHeader);
  if (identity.viewer) noteActor(request, identity.viewer);
  if (identity.staleCookie) response.setHeader('set-cookie', clearedSessionCookies(secure));
  if (identity.viewer?.apiKey) await countKeyRequest(limiter, identity.viewer, setHeader);
  await takePoints(limiter, { viewer: identity.viewer, ip }, REQUEST_POINTS, setHeader);
  return identity;
}

/**
 * A browser opening the address, or who only asks whether something is there: Sandbox's page, the same for everyone.
 */
export function wantsLandingPage(request: Request): boolean {
  if (request.method === 'HEAD') return request.query.query === undefined && request.query.documentId === undefined;
  return (
    request.method === 'GET' && request.accepts(['application/json', 'application/graphql-response+json', 'text/html']) === 'text/html'
  );
}

async function whoSends(
  { headers }: IncomingMessage,
  ip: string,
  { readers, limiter, publicUrl, secure }: IdentitySettings,
  setHeader: SetHeader,
): Promise<Identity> {
  const credential = readCredential(headers, secure);
  const principalId = headers[ACTING_HEADER];
  if (!credential && principalId !== undefined) throw unauthenticated();
  if (!credential) return VISITOR;
  if (credential.kind === 'cookie' && !isOwnOrigin(headers, publicUrl)) throw new AppError('FORBIDDEN', 'error.cookiesOfOtherSites');
  try {
    const identity = await identify(readers, credential);
    if (principalId === undefined) return identity;
    if (!identity.viewer) throw unauthenticated();
    return { ...identity, viewer: await readers.acting.read(identity.viewer, String(principalId)) };
  } catch (error) {
    // Guessing tokens counts like any visitor's request.
    await takePoints(limiter, { viewer: null, ip }, REQUEST_POINTS, setHeader);
    throw error;
  }
}
