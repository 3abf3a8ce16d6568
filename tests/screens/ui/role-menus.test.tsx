import { screen, within } from '@testing-library/react';
import { drawerMenu } from '../../../client/app/menus/role-menus';
import { allRoutes } from '../../../client/app/routes';
import { account, duties, renderApp } from '../support/render';

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
      ['Lots', `/dashboard/${own}Lots`],
      ['Problems', `/dashboard/${own}Problems`],
      ['Questions', `/dashboard/${own}Questions`],
      ['Market prices', '/prices'],
    ]);
    desktop.unmount();
    const { user } = renderApp(`/dashboard/${menus[role][2]?.[1]}`, { account: account(role), width: 360 });
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    expect(await within(await screen.findByRole('dialog')).findByRole('link', { name: 'Market prices' })).toHaveAttribute(
      'href',
      '/prices',
    );
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

const waiting = {
  newOrders: 6,
  toShip: 5,
  problems: 2,
  refundsOwed: 1,
  paymentsToCheck: 3,
  dealsToDecide: 1,
  billsDue: 2,
  questions: 4,
};

it.each(roles)('the menus of a %s count each duty where it is done, from one request; notifications as the bell does', async (role) => {
  const { server } = renderApp(`/dashboard/${menus[role][1]?.[1]}`, {
    account: account(role),
    width: 1280,
    answers: {
      sellerDuties: duties(waiting),
      notifications: { unreadCount: 7, totalCount: 7, nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
    },
  });
  const main = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  expect(await main.findByRole('link', { name: 'Orders 6 to confirm' })).toBeInTheDocument();
  expect(main.getByRole('link', { name: 'Dashboard 4 waiting' })).toBeInTheDocument();
  expect(main.getByRole('link', { name: 'Notifications 7 unread' })).toBeInTheDocument();
  const more = within(screen.getByRole('navigation', { name: 'More' })).getAllByRole('link');
  expect(more.slice(0, 5).map((link) => link.textContent)).toEqual([
    'Money2 2 to pay',
    'Deals1 1 to decide',
    'Lots',
    'Problems2 2 to answer',
    'Questions4 4 to reply to',
  ]);
  expect(server.calls.filter(({ field }) => field === 'sellerDuties')).toHaveLength(1);
});

it('the bottom bar counts new orders, in the digits of its language', async () => {
  renderApp('/dashboard/producerProfile', {
    account: account('PRODUCER'),
    width: 360,
    language: 'bn',
    answers: { sellerDuties: duties(waiting) },
  });
  const bar = within(await screen.findByRole('navigation', { name: 'ছোট মেনু' }));
  expect(await bar.findByRole('link', { name: 'অর্ডার ৬টি নিশ্চিত করা বাকি' })).toHaveTextContent(/^অর্ডার৬/);
});

it('the back office has six groups; a closed one counts what waits in it, and the one of the page is open', async () => {
  const overview = { waiting: 2, documentsToCheck: 3, refundsOverdue: 1, billsOverdue: 4, payoutsRequested: 0, problemsToDecide: 5 };
  const none = { ordersStuck: 0, paymentDisputes: 0, refusalsContested: 0, messagesReported: 0, reviewImagesReported: 0, storiesNew: 0 };
  const { user } = renderApp('/admin/approvals', {
    account: account('ADMIN'),
    width: 1280,
    answers: { adminOverview: { ...overview, ...none, supportOpen: 0, smsNotSent: 0, webhooksFailing: 0 } },
  });
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  expect(await menu.findByRole('link', { name: 'Approvals 5 waiting' })).toBeInTheDocument();
  const groups = () => [...document.querySelectorAll('.nav-details')].map((group) => group.querySelector('summary')?.textContent);
  expect(groups()).toEqual(['Sellers', 'Trade', 'Money5 5 waiting', 'Complaints5 5 waiting', 'Content', 'System']);
  const money = document.querySelectorAll('details.nav-details')[2] as HTMLDetailsElement;
  expect(money.open).toBe(false);
  await user.click(money.querySelector('summary')!);
  expect(await menu.findByRole('link', { name: 'Bills 4 overdue' })).toHaveAttribute('href', '/admin/bills');
  expect(menu.getByRole('link', { name: 'Refunds owed 1 overdue' })).toBeInTheDocument();
});
