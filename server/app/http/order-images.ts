/**
 * `GET /order-images/{id}`: a private image of an order, for its parties and admins. Session cookie or bearer token, an
 * API key with the scope of orders; stored by no shared cache.
 */
import { Router } from 'express';
import { KeyScope } from '../../../schema/values/market/partners';
import { ORDER_IMAGES_PATH } from '../../../schema/values/orders/order-images';
import type { OrderImagesService } from '../../modules/orders/images/order-images.service';
import { unauthenticated } from '../../platform/errors/common-errors';
import { countKeyRequest, REQUEST_POINTS, takePoints } from '../../platform/graphql/limits/request-points';
import type { Availability } from '../../platform/http/health/availability';
import { noteActor } from '../../platform/http/request-state';
import { readCredential } from '../../platform/security/credentials';
import { type CredentialReaders, identify } from '../../platform/security/identify';
import { assertKeyMay } from '../../platform/security/key-scopes';
import type { KeyUses } from '../../platform/security/key-uses';
import type { RateLimiter } from '../../platform/security/rate-limiter';

export interface OrderImageSettings {
  readonly images: OrderImagesService;
  readonly readers: CredentialReaders;
  readonly uses: KeyUses;
  readonly limiter: RateLimiter;
  readonly availability: Availability;
  /** The site is reached by TLS. */
  readonly secure: boolean;
}

export function orderImages({ images, readers, uses, limiter, availability, secure }: OrderImageSettings): Router {
  const router = Router();
  router.get(`${ORDER_IMAGES_PATH}/:id`, async (request, response) => {
    availability.assertAvailable();
    const setHeader = (name: string, value: string) => void response.setHeader(name, value);
    // whoever tries credentials pays as well
    const identity = await identify(readers, readCredential(request.headers, secure)).catch((rejection: unknown) => ({ rejection }));
    const viewer = 'viewer' in identity ? identity.viewer : null;
    await countKeyRequest(limiter, viewer, setHeader);
    await takePoints(limiter, { viewer, ip: request.ip ?? '' }, REQUEST_POINTS, setHeader);
    if ('rejection' in identity) throw identity.rejection;
    if (!viewer) throw unauthenticated();
    if (viewer.apiKey) {
      assertKeyMay(viewer.apiKey, KeyScope.READ_ORDERS);
      uses.count(viewer.apiKey.id, [`GET ${ORDER_IMAGES_PATH}/:id`]);
    }
    noteActor(request, viewer);
    const { id } = request.params;
    const bytes = await images.content(viewer, id);
    // the session is asked each time: after a logout the image of a shared phone's cache is not shown
    response.set({ 'cache-control': 'private, no-cache', 'content-type': 'image/webp', 'content-disposition': 'inline', etag: `"${id}"` });
    response.send(bytes);
  });
  return router;
}
