/**
 * Renders a page on the server: the entry of a build of its own (client/vite.pages.config.mts), which the server loads.
 * Routes, screens, cache and texts are the browser's; only the link differs, which executes queries in the server's
 * process as the visitor who asks.
 */
import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { print } from '@apollo/client/utilities';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, isRouteErrorResponse, StaticRouterProvider } from 'react-router-dom';
import type { StaticHandlerContext } from 'react-router-dom';
import { OperationTypeNode } from 'graphql';
import { from } from 'rxjs';
import { inPattern } from '../../../schema/text/in-pattern';
import type { PageImage, PageRequest, RenderPage } from '../../../schema/values/site/page-renderer';
import { createCache } from '../../platform/connection/cache';
import { queryDefaults } from '../../platform/apollo/query-defaults';
import { setFirstView } from '../../platform/device/first-view';
import { takePageHead } from '../../platform/page-title';
import { Providers } from '../providers';
import { buildRoutes, routerContext } from '../router';
import { parkStyles } from './inline-styles';
import { pageCard } from './page-card';
import type { FirstViewState, RouteFailure } from './first-view-state';

const handler = createStaticHandler(buildRoutes());
/** Each render after the first has the lazy parts that the one before has requested. */
const mostRenders = 5;
/** No result is ever in it. */
const prepared = createCache({ resultCaching: false });
const fallbackMark = '<!--$!-->';

export const renderPage: RenderPage = async ({ address, origin, language, sparing, execute }) => {
  const at = Date.now();
  const { link, failed } = linkOf(execute);
  const cache = cacheOfPage();
  const client = new ApolloClient({ ssrMode: true, cache, link, defaultOptions: queryDefaults });
  try {
    const context = await handler.query(new Request(`http://localhost${address}`), { requestContext: routerContext(client)() });
    if (context instanceof Response || failed() || !isPage(context)) return null;
    const router = createStaticRouter(handler.dataRoutes, context);
    const tree = (
      <Providers client={client}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>
    );
    const draw = (element: ReactNode) => {
      setFirstView({ language, sparing });
      takePageHead();
      const html = renderToString(element);
      return { html, head: takePageHead() };
    };
    let head = takePageHead();
    const renderFunction = (element: ReactNode) => {
      const drawn = draw(element);
      head = drawn.head;
      return drawn.html;
    };
    let html = '';
    for (let renders = 0; renders < mostRenders; renders++) {
      html = (await prerenderStatic({ tree, renderFunction, maxRerenders: 10 })).result;
      if (failed()) return null;
      if (!html.includes(fallbackMark)) break;
    }
    const { images, rest } = takeImages(html);
    const { loaderData, errors } = context;
    const state: FirstViewState = {
      at,
      language,
      sparing,
      cache: cache.extract(),
      router: { loaderData, errors: errors && failuresOf(errors) },
    };
    const { statusCode: status } = context;
    const card = pageCard({ address, origin, language, client, title: head.title, status });
    return { status, ...head, card, ...parkStyles(rest), images, state };
  } catch (error) {
    if (failed()) return null;
    throw error;
  } finally {
    client.stop();
  }
};

/**
 * Nothing that a page has read changes while it is drawn: with watches each result would be compared with all that was
 * read before. Documents are prepared once for all pages.
 */
function cacheOfPage() {
  const cache = createCache({ resultCaching: false });
  cache.watch = () => () => undefined;
  cache.transformDocument = (document) => prepared.transformDocument(document);
  return cache;
}

/** A failure of any operation makes the page the client's own matter: it retries, and reports. */
function linkOf(execute: PageRequest['execute']) {
  let failures = 0;
  const count = (error: unknown): never => {
    failures += 1;
    throw error;
  };
  const link = new ApolloLink(({ query, operationName, operationType, variables }) => {
    if (operationType !== OperationTypeNode.QUERY) throw new Error('A page only reads.');
    const result = execute({ query: print(query), operationName, variables }).then(({ data, errors }) => {
      if (errors?.length || !data) throw new Error(`${operationName ?? 'An operation'} was rejected.`);
      return { data };
    });
    return from(result.catch(count));
  });
  return { link, failed: () => failures > 0 };
}

/** The page itself, or that there is no such product or seller. */
function isPage({ statusCode, errors }: StaticHandlerContext): boolean {
  if (!errors) return statusCode === 200;
  return Object.values(errors).every((error: unknown) => isRouteErrorResponse(error) && error.status === 404);
}

function failuresOf(errors: Readonly<Record<string, unknown>>): Record<string, RouteFailure> {
  const entries = Object.entries(errors).flatMap(([route, error]) => (isRouteErrorResponse(error) ? [[route, error] as const] : []));
  return Object.fromEntries(entries.map(([route, { status, statusText }]) => [route, { status, statusText }]));
}

/**
 * React writes preloads for images before the markup. Of these only the ones with priority are wanted, in the head; the
 * others would take their time.
 */
function takeImages(html: string): { images: PageImage[]; rest: string } {
  const [links = ''] = /^(?:<link [^>]*>)*/.exec(html) ?? [];
  const images = [...links.matchAll(/<link [^>]*>/g)].flatMap(([link]) => {
    const attribute = (name: string) => new RegExp(` ${inPattern(name)}="([^"]*)"`, 'i').exec(link)?.[1] ?? null;
    if (attribute('rel') !== 'preload' || attribute('as') !== 'image' || attribute('fetchPriority') !== 'high') return [];
    const srcset = attribute('imageSrcSet');
    const src = attribute('href');
    return src === null && srcset === null ? [] : [{ src, srcset, sizes: attribute('imageSizes') }];
  });
  return { images, rest: html.slice(links.length) };
}
