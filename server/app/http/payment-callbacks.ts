/**
 * `/payments/bkash/callback` and `/payments/sslcommerz/{success,fail,cancel,ipn}`: where gateways report payments and
 * send buyers back to. Whatever they say, the gateway is asked; a browser goes on to the order. No session is read: who
 * comes from a gateway may have none.
 */
import { type Request, Router } from 'express';
import type { DependencyContainer } from 'tsyringe';
import { PaymentGateway, RETURN_PARAMETER } from '../../../schema/values/money/gateways';
import { GatewayChecksService } from '../../modules/money/gateway/gateway-checks.service';
import { notFound } from '../../platform/errors/common-errors';
import { REQUEST_POINTS, takePoints } from '../../platform/graphql/limits/request-points';
import { drainUnread } from '../../platform/http/drain-unread';
import type { Availability } from '../../platform/http/health/availability';
import { readForm } from '../../platform/http/json-request';
import { RateLimiter } from '../../platform/security/rate-limiter';
import { resolvePort } from '../wiring/container';

const MOST_BYTES = 32 * 1024;
const MOST_FIELDS = 100;
const gatewayOf: Readonly<Record<string, PaymentGateway>> = { bkash: PaymentGateway.BKASH, sslcommerz: PaymentGateway.SSLCOMMERZ };

export function paymentCallbacks(container: DependencyContainer, availability: Availability): Router {
  const checks = container.resolve(GatewayChecksService);
  const limiter = resolvePort(container, RateLimiter);
  const router = Router();
  router.use(drainUnread(), async (request, _response, next) => {
    if (request.is('application/x-www-form-urlencoded')) request.body = await readForm(request, MOST_BYTES, MOST_FIELDS);
    next();
  });
  router.all('/:gateway/:kind', async (request, response) => {
    availability.assertAvailable();
    await takePoints(
      limiter,
      { viewer: null, ip: request.ip ?? '' },
      REQUEST_POINTS,
      (name, value) => void response.setHeader(name, value),
    );
    const gateway = gatewayOf[request.params.gateway];
    if (!gateway || !['GET', 'POST'].includes(request.method)) throw notFound();
    const { orderId, isGenuine } = await checks.callback(gateway, fieldsOf(request));
    response.set('cache-control', 'no-store');
    if (request.params.kind === 'ipn')
      return void response
        .status(isGenuine ? 200 : 400)
        .type('text')
        .send(isGenuine ? 'OK' : 'NOT GENUINE');
    response.redirect(303, orderId === null ? '/orders' : `/orders/${orderId}?${RETURN_PARAMETER}=1`);
  });
  return router;
}

/** Texts of the query or of the form; anything else is left out. */
function fieldsOf(request: Request): Record<string, string> {
  const given = (request.method === 'POST' ? request.body : request.query) as Readonly<Record<string, unknown>> | undefined;
  return Object.fromEntries(Object.entries(given ?? {}).filter((field): field is [string, string] => typeof field[1] === 'string'));
}
