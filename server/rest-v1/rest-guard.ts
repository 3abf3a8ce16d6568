/**
 * Decides who may call a route. Only a bearer token counts: cookies are ignored, so that no page of another site can
 * act for a user. All checks happen before the body is read. Uses SessionReader, KeyReader and RateLimiter.
 */
import type { Request } from 'express';
import { AccountStatus } from '../../schema/values/accounts/roles';
import { AppError } from '../platform/errors/app-error';
import { forbidden, notApproved } from '../platform/errors/common-errors';
import type { Viewer } from '../platform/security/viewer';
import { countKeyRequest, MUTATION_POINTS, REQUEST_POINTS, ROWS_OF_A_POINT, takePoints } from '../platform/graphql/limits/request-points';
import type { Availability } from '../platform/http/health/availability';
import { noteActor } from '../platform/http/request-state';
import { ACTING_HEADER } from '../platform/security/acting';
import { readBearer } from '../platform/security/credentials';
import { type CredentialReaders, holderOf } from '../platform/security/identify';
import { assertKeyMay } from '../platform/security/key-scopes';
import type { KeyUses } from '../platform/security/key-uses';
import type { RateLimiter } from '../platform/security/rate-limiter';
import type { OpenRoute, RestRoute, SignedRoute } from './rest-route';

export class RestGuard {
  constructor(
    private readonly readers: CredentialReaders,
    private readonly limiter: RateLimiter,
    private readonly availability: Availability,
    private readonly uses: KeyUses,
  ) {}

  /** An open route ignores tokens: an old one must not prevent anyone from logging in again. */
  async admitAnyone(request: Request, route: OpenRoute): Promise<void> {
    this.availability.assertAvailable();
    await this.takePoints(request, route, null);
  }

  /** Takes a point from the address, whoever asks. */
  async countStranger(request: Request): Promise<void> {
    await this.takeOf(request, null, REQUEST_POINTS);
  }

  async admit(request: Request, route: SignedRoute): Promise<Viewer> {
    this.availability.assertAvailable();
    if (request.headers[ACTING_HEADER] !== undefined) throw new AppError('FORBIDDEN', 'acting.notHere');
    const credential = readBearer(request.headers);
    const viewer = credential && (await holderOf(this.readers, credential));
    await countKeyRequest(this.limiter, viewer, (name, value) => void request.res?.setHeader(name, value));
    await this.takePoints(request, route, viewer);
    if (!viewer) throw new AppError('UNAUTHENTICATED', route.unauthorized ?? 'product.unauthorizedAccess');
    noteActor(request, viewer);
    assertAccess(viewer, route.access);
    if (viewer.apiKey) {
      assertKeyMay(viewer.apiKey, route.scope);
      this.uses.count(viewer.apiKey.id, [`${route.method.toUpperCase()} /api/v1${route.path}`]);
    }
    return viewer;
  }

  /** Takes the points of a list that was made whole. */
  async countRows(request: Request, viewer: Viewer, rowCount = 0): Promise<void> {
    await this.takeOf(request, viewer, Math.max(0, Math.ceil(rowCount / ROWS_OF_A_POINT) - 1));
  }

  private takePoints(request: Request, { method }: RestRoute, viewer: Viewer | null): Promise<void> {
    return this.takeOf(request, viewer, method === 'get' ? REQUEST_POINTS : REQUEST_POINTS + MUTATION_POINTS);
  }

  private takeOf(request: Request, viewer: Viewer | null, points: number): Promise<void> {
    return takePoints(this.limiter, { viewer, ip: request.ip ?? '' }, points, (name, value) => void request.res?.setHeader(name, value));
  }
}

function assertAccess(viewer: Viewer, access: SignedRoute['access']): void {
  if (access === 'session') return;
  if (viewer.status !== AccountStatus.APPROVED) throw notApproved(viewer);
  if (!access.includes(viewer.role)) throw forbidden();
}
