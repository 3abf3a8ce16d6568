/**
 * The public pages as HTML: the renderer's queries run as the visitor's, and a product's page counts as a view whether
 * it was rendered now or just before.
 */
import type { RequestHandler } from 'express';
import { renderedPathOf } from '../../../schema/values/site/page-renderer';
import type { ProductViewsService } from '../../modules/catalogue/products/figures/product-views.service';
import { type Config, isSecure } from '../../platform/config/env';
import type { EventBus } from '../../platform/events/event-bus';
import { EVENTS_MISSED, MARKET_CHANGED, SETTINGS_CHANGED } from '../../platform/events/topics';
import type { Graphql } from '../../platform/graphql/execution/create-graphql';
import { PageCache } from '../../platform/http/pages/page-cache';
import { renderedPages } from '../../platform/http/pages/rendered-pages';
import type { Logger } from '../../platform/logging/logger';

/** A page is stored for seconds, less where a change of the market is reported. */
const CACHE = { secondsFresh: 5, mostBytes: 16 * 1024 * 1024, mostAtOnce: 4 };

interface PageParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly graphql: Graphql;
  readonly views: ProductViewsService;
  readonly events: EventBus;
}

export function publicPages({ config, logger, graphql, views, events }: PageParts): RequestHandler {
  const cache = new PageCache(CACHE);
  for (const topic of [MARKET_CHANGED, SETTINGS_CHANGED, EVENTS_MISSED]) void clearOn(events.subscribe(topic), cache);
  const { begin, execute } = graphql.pageQueries;
  return renderedPages({
    clientDir: config.clientDir,
    publicUrl: config.publicUrl,
    secure: isSecure(config),
    logger,
    cache,
    execute,
    takePoints: begin,
    isLoadedEarly: config.nodeEnv === 'production',
    onShown: ({ path, ip }) => {
      const [, id = ''] = /^\/product\/([^/]+)\/?$/i.exec(path) ?? [];
      if (renderedPathOf(path) === '/product/:id') views.count(id.toLowerCase(), ip ?? '');
    },
  });
}

async function clearOn(changes: AsyncIterable<unknown>, cache: PageCache): Promise<void> {
  for await (const _ of changes) cache.clear();
}
