/**
 * `GET /media/{hash}-{width}.webp`: public, named by content, so cached for ever. Serves WebP variants and nothing
 * else.
 */
import { Router } from 'express';
import { notFound } from '../errors/common-errors';
import { FOR_EVER, type ImageStore } from './image-store';
import { parseVariantKey } from './image-variants';

export function mediaRoutes(store: ImageStore): Router {
  const router = Router();
  router.get('/:key', async (request, response) => {
    const { key } = request.params;
    const bytes = parseVariantKey(key) ? await store.get(key) : null;
    if (!bytes) throw notFound();
    // A page of another site may show our images; they are public.
    response.set({
      'cache-control': FOR_EVER,
      'content-type': 'image/webp',
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${key}"`,
    });
    response.send(bytes);
  });
  return router;
}
