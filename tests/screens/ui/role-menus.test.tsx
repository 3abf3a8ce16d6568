import { screen, within } from '@testing-library/react';
import { drawerMenu } from '../../../client/app/menus/role-menus';
import { allRoutes } from '../../../client/app/routes';
import { account, renderApp } from '../support/render';

type SellingRole = 'PRODUCER' | 'WHOLESALER' | 'SUPERSALER';

/** The required labels, in their order. */
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

it.each(roles)('the side menu of a %s has the required entries, with the current one highlighted [T7 T8 T9]', async (role) => {
  renderApp(`/dashboard/${menus[role][2]?.[1]}`, { account: account(role), width: 1280 });
  const links = within(await screen.findByRole('navigation', { name: 'Main menu' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    menus[role].map(([word, path]) => [word, `/dashboard/${path}`]),
  );
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent)).toEqual([
    menus[role][2]?.[0],
  ]);
});

it.each(roles)('the slide-in menu of a %s has the same without Dashboard [T7]', (role) => {
  expect(drawerMenu(role).map(({ to }) => to)).toEqual(menus[role].slice(1).map(([, path]) => `/dashboard/${path}`));
});

it.each(roles)(
  'a %s finds money, deals, problems, questions and the market prices below the menu, on the desktop and in the slide-in menu [Polish]',
  async (role) => {
    const desktop = renderApp(`/dashboard/${menus[role][2]?.[1]}`, { account: account(role), width: 1280 });
    const more = within(await screen.findByRole('navigation', { name: 'More' }));
    const own = menus[role][0]?.[1].replace('Dashboard', '');
    expect(more.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Money', `/dashboard/${own}Money`],
      ['Deals', `/dashboard/${own}Deals`],
      ['Problems', `/dashboard/${own}Problems`],
      ['Questions', `/dashboard/${own}Questions`],
      ['Market prices', '/prices'],
    ]);
    desktop.unmount();
    const { user } = renderApp(`/dashboard/${menus[role][2]?.[1]}`, { account: account(role), width: 360 });
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    expect(await within(screen.getByRole('dialog')).findByRole('link', { name: 'Market prices' })).toHaveAttribute('href', '/prices');
  },
);

const paths = roles.flatMap((role) => menus[role].map(([, path]) => [`/dashboard/${path}`, role] as const));

it.each(paths)('%s is a screen of the %s alone [R7 R9]', (path, role) => {
  expect(allRoutes.filter((route) => route.path === path).map((route) => route.roles)).toEqual([[role]]);
});

it('a trader’s screen shows another role that it is not theirs, and sends a visitor to the login [R9 R12]', async () => {
  const other = renderApp('/dashboard/supersellerProducerProducts', { account: account('WHOLESALER') });
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is not for your account' })).toBeInTheDocument();
  expect(screen.getByText('This page is for: Supersaler. You are logged in as Wholesaler.')).toBeInTheDocument();
  other.unmount();
  const visitor = renderApp('/dashboard/wholesalerAllProducts', { account: null });
  await screen.findByRole('heading', { level: 1 });
  expect(visitor.address()).toBe('/auth/login?next=%2Fdashboard%2FwholesalerAllProducts');
});
