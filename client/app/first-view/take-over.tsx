import { startTransition, StrictMode, useEffect } from 'react';
import type { ReactNode } from 'react';
import type { ApolloClient } from '@apollo/client';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, UNSAFE_ErrorResponseImpl as RouteErrorResponse } from 'react-router-dom';
import type { HydrationState, RouteObject } from 'react-router-dom';
import { setFirstView } from '../../platform/device/first-view';
import { currentLanguage, setLanguage } from '../../platform/language/language';
import { firstViewShown } from '../../platform/offline/offline-link';
import { App } from '../app';
import { buildRoutes, routerContext } from '../router';
import type { AppRouter } from '../router';
import { takeEarlyTaps } from './early-taps';
import type { FirstViewState } from './first-view-state';
import { unparkStyles } from './inline-styles';

/**
 * React takes over the markup that the server has sent, out of the data that came with it: nothing is fetched again.
 */
export async function takeOver(root: HTMLElement, client: ApolloClient, state: FirstViewState): Promise<void> {
  const { language, sparing, cache, at } = state;
  setFirstView({ language, sparing });
  client.restore(cache);
  client.prioritizeCacheValues = true;
  await anotherTask();
  const router = await createRouter(client, state);
  unparkStyles(root);
  const repeatEarlyTaps = takeEarlyTaps();
  const onDone = () => {
    client.prioritizeCacheValues = false;
    if (currentLanguage() !== language) setLanguage(currentLanguage()); // chosen on this device before there was a cookie for it
    firstViewShown(client, at);
    setTimeout(repeatEarlyTaps); // React takes a tapped part over at once, but not while its effects run
  };
  // a transition is rendered in slices of 5 ms: what is tapped in between is handled, and its part of the page taken
  // over at once
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Done onDone={onDone}>
          <App client={client} router={router} />
        </Done>
      </StrictMode>,
    );
  });
}

/** Lets the browser draw and handle events between two long steps. */
const anotherTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Its effect comes after those of everything in it. */
function Done({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  useEffect(onDone, []);
  return children;
}

/**
 * With the screen's code in place: a router that still has to load something would draw its fallback over the markup.
 */
async function createRouter(client: ApolloClient, { router }: FirstViewState): Promise<AppRouter> {
  const routes = buildRoutes();
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(matches.map(({ route }) => loadScreen(route)));
  return createBrowserRouter(routes, { getContext: routerContext(client), hydrationData: hydrationOf(router) });
}

async function loadScreen(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const screen = await route.lazy();
  Object.assign(route, { ...screen, lazy: undefined });
}

function hydrationOf({ loaderData, errors }: FirstViewState['router']): HydrationState {
  if (!errors) return { loaderData };
  const failures = Object.entries(errors).map(
    ([route, { status, statusText }]) => [route, new RouteErrorResponse(status, statusText, null)] as const,
  );
  return { loaderData, errors: Object.fromEntries(failures) };
}
