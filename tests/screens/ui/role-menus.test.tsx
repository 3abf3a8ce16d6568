import { screen, within } from '@testing-library/react';
import { drawerMenu } from '../../../client/app/role-menus';
import { allRoutes } from '../../../client/app/routes';
import { account, renderApp } from '../support/render';

type SellingRole = 'PRODUCER' | 'WHOLESALER' | 'SUPERSALER';

/** As the specification writes them, in its order. */
const menus: Record<SellingRole, readonly [word: string, path: string][]> = {
  PRODUCER: [
    ['Dashboard', 'producerDashboard'],
    ['Profile', 'producerProfile'],
    ['Customers', 'producerCustomers'],
    ['Orders', 'producerOrder'],
    ['Sell Post', 'producerSellPost'],
    ['Notifications', 'producerNotifications'],
    ['All Products', 'producerAllProducts'],
    ['Add Products', 'producerAddProduct'],
  ],
  WHOLESALER: [
    ['Dashboard', 'wholesalerDashboard'],
    ['Profile', 'wholesalerProfile'],
    ['Orders', 'wholesalerOrder'],
    ['Sell Post', 'wholesalerSellPost'],
    ['Notifications', 'wholesalerNotifications'],
    ['All Products', 'wholesalerAllProducts'],
    ['Help & Support', 'wholesalerSupport'],
  ],
  SUPERSALER: [
    ['Dashboard', 'supersellerDashboard'],
    ['Profile', 'supersellerProfile'],
    ['Orders', 'supersellerOrder'],
    ['Sell Post', 'supersellerSellPost'],
    ['Notifications', 'supersellerNotifications'],
    ['All Products', 'supersellerAllProducts'],
    ['Add Products', 'supersellerAddProduct'],
    ['Producer Products', 'supersellerProducerProducts'],
  ],
};
const roles = Object.keys(menus) as SellingRole[];

it.each(roles)('T7 T8 T9 the side menu of a %s is the specification’s, word by word, with the present one highlighted', async (role) => {
  renderApp(`/dashboard/${menus[role][2]?.[1]}`, { account: account(role), width: 1280 });
  const links = within(await screen.findByRole('navigation', { name: 'Main menu' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    menus[role].map(([word, path]) => [word, `/dashboard/${path}`]),
  );
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent)).toEqual([
    menus[role][2]?.[0],
  ]);
});

it.each(roles)('T7 the slide-in menu of a %s has the same without Dashboard', (role) => {
  expect(drawerMenu(role).map(({ to }) => to)).toEqual(menus[role].slice(1).map(([, path]) => `/dashboard/${path}`));
});

const paths = roles.flatMap((role) => menus[role].map(([, path]) => [`/dashboard/${path}`, role] as const));

it.each(paths)('R7 R9 %s is a screen of the %s alone', (path, role) => {
  expect(allRoutes.filter((route) => route.path === path).map((route) => route.roles)).toEqual([[role]]);
});

it('R9 R12 a trader’s screen tells another role that it is not his, and sends a visitor to the login', async () => {
  const other = renderApp('/dashboard/supersellerProducerProducts', { account: account('WHOLESALER') });
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is not for your account' })).toBeInTheDocument();
  expect(screen.getByText('This page is for: Supersaler. You are signed in as Wholesaler.')).toBeInTheDocument();
  other.unmount();
  const visitor = renderApp('/dashboard/wholesalerAllProducts', { account: null });
  await screen.findByRole('heading', { level: 1 });
  expect(visitor.address()).toBe('/auth/login?next=%2Fdashboard%2FwholesalerAllProducts');
});
