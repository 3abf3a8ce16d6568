/** First in the GraphQL door: where the request comes from, who sends it, and whether he may send more; all before its body is read. */
import type { Request, RequestHandler, Response } from 'express';
import { forbidden } from '../errors/common-errors';
import { noteActor } from '../http/request-state';
import { readCredential } from '../security/credentials';
import { type CredentialReaders, type Identity, identify, VISITOR } from '../security/identify';
import { isOwnOrigin } from '../security/origin';
import type { RateLimiter } from '../security/rate-limiter';
import { clearedSessionCookies } from '../security/session-cookie';
import { countKeyRequest, REQUEST_POINTS, takePoints } from './request-points';

export interface IdentitySettings {
  readonly readers: CredentialReaders;
  readonly limiter: RateLimiter;
  readonly publicUrl: string | null;
  readonly secure: boolean;
}

const identities = new WeakMap<Request, Identity>();

export function identityOf(request: Request): Identity {
  return identities.get(request) ?? VISITOR;
}

export function identifyRequest(settings: IdentitySettings): RequestHandler {
  return async (request, response, next) => {
    if (wantsLandingPage(request)) return next();
    const identity = await whoSends(request, settings);
    identities.set(request, identity);
    if (identity.viewer) noteActor(request, identity.viewer);
    if (identity.staleCookie) clearCookies(response, settings.secure);
    await countKeyRequest(settings.limiter, identity.viewer);
    await takePoints(settings.limiter, { viewer: identity.viewer, ip: request.ip ?? '' }, REQUEST_POINTS);
    next();
  };
}

/** A browser opening the address: Sandbox's page, the same for everybody. */
export function wantsLandingPage(request: Request): boolean {
  return (
    request.method === 'GET' && request.accepts(['application/json', 'application/graphql-response+json', 'text/html']) === 'text/html'
  );
}

async function whoSends(request: Request, { readers, limiter, publicUrl }: IdentitySettings): Promise<Identity> {
  const credential = readCredential(request.headers);
  if (credential?.kind === 'cookie' && !isOwnOrigin(request.headers, publicUrl)) throw forbidden();
  try {
    return await identify(readers, credential);
  } catch (error) {
    // Guessing tokens counts like any visitor's request.
    await takePoints(limiter, { viewer: null, ip: request.ip ?? '' }, REQUEST_POINTS);
    throw error;
  }
}

function clearCookies(response: Response, secure: boolean): void {
  response.setHeader('set-cookie', clearedSessionCookies(secure));
}
