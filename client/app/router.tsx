import type { ComponentType } from 'react';
import type { ApolloClient } from '@apollo/client';
import { createBrowserRouter, RouterContextProvider, useParams } from 'react-router-dom';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { paths } from '../platform/paths';
import { apolloContext } from '../platform/router/apollo-context';
import { NotFound, RouteError } from './errors/error-boundary';
import { AdminLayout } from './layouts/admin-layout';
import { AuthLayout } from './layouts/auth-layout';
import { DashboardLayout } from './layouts/dashboard-layout';
import { PublicLayout } from './layouts/public-layout';
import { RootLayout } from './layouts/root-layout';
import { goHome, requireRole } from './session/require-role';
import { routesIn } from './routes';
import type { AppRoute } from './routes';
import { ScreenFallback } from './screen-fallback';

/**
 * The screen of an address with an id begins anew with each id: what was typed or opened for one product is not the
 * next one's.
 */
function begunWithEachId(Screen: ComponentType): ComponentType {
  return function ScreenOfId() {
    const ids = Object.values(useParams()).join('/');
    return <Screen key={ids} />;
  };
}

function screenOf({ path, lazy }: AppRoute): LazyRouteFunction<RouteObject> {
  if (!path.includes(':')) return lazy;
  return async () => {
    const screen = await lazy();
    return screen.Component ? { ...screen, Component: begunWithEachId(screen.Component) } : screen;
  };
}

const toRoute = (route: AppRoute): RouteObject => ({
  path: route.path,
  lazy: screenOf(route),
  middleware: route.roles ? [requireRole(route.roles)] : undefined,
});

/** A frame and the screens in it; what goes wrong in a screen is shown inside the frame. */
const framed = (Component: ComponentType, routes: readonly AppRoute[], more: readonly RouteObject[] = []): RouteObject => ({
  Component,
  children: [{ ErrorBoundary: RouteError, HydrateFallback: ScreenFallback, children: [...routes.map(toRoute), ...more] }],
});

/** A middleware runs only where there is something to load: `null` is that something. */
const nothing = () => null;

export function buildRoutes(): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RouteError,
      children: [
        framed(AuthLayout, routesIn('auth')),
        framed(DashboardLayout, routesIn('dashboard'), [
          { path: paths.dashboard(), Component: nothing, loader: nothing, middleware: [goHome] },
        ]),
        framed(AdminLayout, routesIn('admin')),
        framed(PublicLayout, routesIn('public'), [{ path: '*', Component: NotFound }]),
      ],
    },
  ];
}

export function routerContext(client: ApolloClient): () => RouterContextProvider {
  return () => {
    const context = new RouterContextProvider();
    context.set(apolloContext, client);
    return context;
  };
}

export type AppRouter = ReturnType<typeof createBrowserRouter>;

export function createAppRouter(client: ApolloClient): AppRouter {
  return createBrowserRouter(buildRoutes(), { getContext: routerContext(client) });
}

/** Resolves when the first screen's code and data are there, or have failed. */
export function firstScreen(router: AppRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
