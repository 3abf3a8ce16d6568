/**
 * Who calls a route, and may he? Only a bearer token tells: a cookie never counts here, so no foreign page can act for a visitor of ours.
 * All of it is answered before the body is read. Speaks with SessionReader, KeyReader and RateLimiter.
 */
import type { Request } from 'express';
import { AccountStatus } from '../../schema/values/roles';
import { AppError } from '../platform/errors/app-error';
import { forbidden, notApproved } from '../platform/errors/common-errors';
import type { Viewer } from '../platform/graphql/context';
import { countKeyRequest, MUTATION_POINTS, REQUEST_POINTS, takePoints } from '../platform/graphql/request-points';
import { noteActor } from '../platform/http/request-state';
import { readBearer } from '../platform/security/credentials';
import { type CredentialReaders, holderOf } from '../platform/security/identify';
import { assertKeyMay } from '../platform/security/key-scopes';
import type { RateLimiter } from '../platform/security/rate-limiter';
import type { MarketRoute, OpenRoute, RestRoute, SignedRoute } from './rest-route';

export class RestGuard {
  constructor(
    private readonly readers: CredentialReaders,
    private readonly limiter: RateLimiter,
  ) {}

  /** An open route does not look at tokens: an old one must not keep anybody from logging in anew. */
  async admitAnybody(request: Request, route: OpenRoute): Promise<void> {
    await this.takePoints(request, route, null);
  }

  /** Without a token a visitor; a token that is shown must be good. */
  async admitVisitor(request: Request, route: MarketRoute): Promise<Viewer | null> {
    if (readBearer(request.headers)) return this.admit(request, route);
    await this.takePoints(request, route, null);
    return null;
  }

  async admit(request: Request, route: SignedRoute | MarketRoute): Promise<Viewer> {
    const credential = readBearer(request.headers);
    const viewer = credential && (await holderOf(this.readers, credential));
    await countKeyRequest(this.limiter, viewer);
    await this.takePoints(request, route, viewer);
    if (!viewer) throw new AppError('UNAUTHENTICATED', route.unauthorized ?? 'product.unauthorizedAccess');
    noteActor(request, viewer);
    assertAccess(viewer, route.access);
    if (viewer.apiKey) assertKeyMay(viewer.apiKey, route.scope);
    return viewer;
  }

  private takePoints(request: Request, { method }: RestRoute, viewer: Viewer | null): Promise<void> {
    const points = method === 'get' ? REQUEST_POINTS : REQUEST_POINTS + MUTATION_POINTS;
    return takePoints(this.limiter, { viewer, ip: request.ip ?? '' }, points);
  }
}

function assertAccess(viewer: Viewer, access: (SignedRoute | MarketRoute)['access']): void {
  if (access === 'session') return;
  if (viewer.status !== AccountStatus.APPROVED) throw notApproved(viewer);
  if (access !== 'anybody' && !access.includes(viewer.role)) throw forbidden();
}
