/** The paths of the server in their order, each with its handlers. */
import type { RequestHandler, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { DependencyContainer } from 'tsyringe';
import { PAYMENT_CALLBACK_PATH } from '../../../schema/values/money/gateways';
import { CLIENT_REPORTS_PATH } from '../../../schema/values/site/client-reports';
import { LabelsService } from '../../modules/catalogue/labels/labels.service';
import { ProductViewsService } from '../../modules/catalogue/products/figures/product-views.service';
import { ShareImagesService } from '../../modules/catalogue/sharing/share-images.service';
import { SitemapService } from '../../modules/catalogue/sharing/sitemap.service';
import { DataExportsService } from '../../modules/leaving/export/data-exports.service';
import { OrderImagesService } from '../../modules/orders/images/order-images.service';
import { type Config, isSecure } from '../../platform/config/env';
import { EventBus } from '../../platform/events/event-bus';
import { ImageStore } from '../../platform/files/image-store';
import { mediaRoutes } from '../../platform/files/media-routes';
import type { Graphql } from '../../platform/graphql/execution/create-graphql';
import type { HttpAppSettings } from '../../platform/http/app/http-app';
import { type ClientReportObserver, clientReports } from '../../platform/http/client-reports';
import type { Availability } from '../../platform/http/health/availability';
import { KeyReader } from '../../platform/security/key-reader';
import { KeyUses } from '../../platform/security/key-uses';
import { RateLimiter } from '../../platform/security/rate-limiter';
import { SessionReader } from '../../platform/security/session-reader';
import { createRestRouter } from '../../rest-v1/router';
import { resolvePort } from '../wiring/container';
import type { Foundations } from '../wiring/foundations';
import { dataExportFiles } from './data-export-files';
import type { ApiExample } from './docs/api-examples';
import { docsRouter } from './docs/docs-router';
import { labelPages } from './labels/label-pages';
import { orderImages } from './order-images';
import { paymentCallbacks } from './payment-callbacks';
import { publicPages } from './public-pages';
import { siteFiles } from './site-files';

interface Parts {
  readonly foundations: Foundations;
  readonly container: DependencyContainer;
  readonly availability: Availability;
  readonly graphql: Graphql;
  readonly schema: GraphQLSchema;
  readonly examples: readonly ApiExample[];
  /** Counts what browsers report; undefined where the metrics are off. */
  readonly pageReports: ClientReportObserver | undefined;
}

export function transportsOf(parts: Parts): HttpAppSettings['transports'] {
  const { foundations, container, availability, graphql, schema, examples } = parts;
  const { config } = foundations;
  const docs = docsRouter({ examples, schema, publicUrl: config.publicUrl, limiter: resolvePort(container, RateLimiter) });
  return [
    { path: '/graphql', handlers: graphql.middleware },
    { path: '/api/v1', handlers: [createRestRouter(container)] },
    { path: '/docs', handlers: [docs] },
    { path: CLIENT_REPORTS_PATH, handlers: [pageReports(container, foundations, parts.pageReports)] },
    { path: '/media', handlers: [mediaRoutes(resolvePort(container, ImageStore))] },
    { path: '/', handlers: [...privatePages(container, availability, config), filesForSearch(container, availability, config)] },
    { path: PAYMENT_CALLBACK_PATH, handlers: [paymentCallbacks(container, availability)] },
    { path: '/', handlers: [pages(container, foundations, graphql)] },
  ];
}

function pages(container: DependencyContainer, { config, logger }: Foundations, graphql: Graphql): RequestHandler {
  const [views, events] = [container.resolve(ProductViewsService), resolvePort(container, EventBus)];
  return publicPages({ config, logger, graphql, views, events });
}

function pageReports(container: DependencyContainer, { config, logger }: Foundations, observer: ClientReportObserver | undefined): Router {
  return clientReports({ limiter: resolvePort(container, RateLimiter), publicUrl: config.publicUrl, logger, observer });
}

/** These routers read a session outside of the APIs. */
function privatePages(container: DependencyContainer, availability: Availability, config: Config): Router[] {
  const sessions = resolvePort(container, SessionReader);
  const shared = { limiter: resolvePort(container, RateLimiter), availability, secure: isSecure(config) };
  return [
    orderImages({
      images: container.resolve(OrderImagesService),
      readers: { sessions, keys: resolvePort(container, KeyReader) },
      uses: resolvePort(container, KeyUses),
      ...shared,
    }),
    dataExportFiles({ exports: container.resolve(DataExportsService), sessions, ...shared }),
    labelPages({ labels: container.resolve(LabelsService), sessions, publicUrl: config.publicUrl, ...shared }),
  ];
}

function filesForSearch(container: DependencyContainer, availability: Availability, { clientDir, publicUrl }: Config): Router {
  const [sitemap, images] = [container.resolve(SitemapService), container.resolve(ShareImagesService)];
  return siteFiles({ clientDir, publicUrl, sitemap, images, limiter: resolvePort(container, RateLimiter), availability });
}
