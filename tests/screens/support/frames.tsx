import { data, Link } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { RouteError } from '../../../client/app/errors/error-boundary';
import { AuthLayout } from '../../../client/app/layouts/auth-layout';
import { DashboardLayout } from '../../../client/app/layouts/dashboard-layout';
import { PublicLayout } from '../../../client/app/layouts/public-layout';
import { RootLayout } from '../../../client/app/layouts/root-layout';
import { requireRole } from '../../../client/app/session/require-role';
import { ScreenFallback } from '../../../client/app/screen-fallback';
import { Page } from '../../../client/ui/layout/page';

/** Frames around small pages of our own, so that the frame is tested whatever screens exist. */
const Plain = ({ title }: { title: string }) => (
  <Page title={title}>
    <Link to="/frame/second">second page</Link>
  </Page>
);
const inside = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: RouteError, HydrateFallback: ScreenFallback, children }];
export const frames: RouteObject[] = [
  {
    Component: RootLayout,
    children: [
      {
        Component: PublicLayout,
        children: inside([
          { path: '/frame', element: <Plain title="First" /> },
          { path: '/frame/second', element: <Plain title="Second" /> },
          {
            path: '/frame/sellers',
            element: <Plain title="Sellers only" />,
            middleware: [requireRole(['PRODUCER', 'SUPERSALER'])],
            loader: () => null,
          },
          {
            path: '/frame/gone',
            element: <p />,
            loader: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js')),
          },
          { path: '/frame/missing', element: <p />, loader: () => Promise.reject(data(null, { status: 404 })) },
          {
            path: '/frame/broken',
            Component: () => {
              throw new Error('broken on purpose');
            },
          },
        ]),
      },
      { Component: AuthLayout, children: inside([{ path: '/auth/frame', element: <Plain title="Login" /> }]) },
      { Component: DashboardLayout, children: inside([{ path: '/dashboard/frame', element: <Plain title="Desk" /> }]) },
    ],
  },
];
