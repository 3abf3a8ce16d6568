/**
 * `/livez`: the process runs (never asks the database). `/readyz`: send visitors here; what is away and can be done
 * without is under `missing`.
 */
import { type Router, Router as createRouter } from 'express';
import { TRY_AGAIN_SECONDS } from '../../errors/common-errors';
import type { Readiness } from './readiness';

export function probes(readiness: Readiness): Router {
  const router = createRouter();
  router.use((_request, response, next) => {
    response.set('cache-control', 'no-store');
    next();
  });
  router.get('/livez', (_request, response) => void response.json({ status: 'alive' }));
  router.get('/readyz', async (_request, response) => {
    const ready = await readiness.isReady();
    const { missing, replica } = readiness.surroundings();
    if (!ready) response.set('retry-after', String(TRY_AGAIN_SECONDS));
    response.status(ready ? 200 : 503).json({
      status: ready ? 'ready' : 'not ready',
      ...(missing.length > 0 && { missing }),
      ...(replica && { replica }),
    });
  });
  return router;
}
