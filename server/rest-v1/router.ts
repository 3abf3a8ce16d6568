/** The second door, `/api/v1`: routers that call the same services as the resolvers do. Unknown paths answer 404 as `{ message }`. */
import { Router } from 'express';
import type { DependencyContainer } from 'tsyringe';
import { notFound } from '../platform/errors/common-errors';

export function createRestRouter(_container: DependencyContainer): Router {
  const router = Router();
  router.use(() => {
    throw notFound();
  });
  return router;
}
