/** The search of the top bar for those who have more to find than products: sellers and admins. */
import { screen, waitFor, within } from '@testing-library/react';
import { product } from '../support/market';
import { account, renderApp } from '../support/render';
import { list } from '../sales/sale-responses';

const sale = { id: 'o1', trackingNumber: 'HB-1001', contactName: 'Salma Begum', total: '340.00' };
const customer = { id: 'c1', name: 'Salma Begum', phone: '01811111111' };
const offered = { categories: [], products: [product()] };
const { regularPrice = '35.00', ...own } = product() as Record<string, unknown>;
const mine = { ...own, regularPrice };

type Role = Parameters<typeof account>[0];
const open = (role: Role, responses: Record<string, unknown> = {}, language: 'en' | 'bn' = 'en') =>
  renderApp('/settings/display', {
    account: account(role),
    language,
    answers: {
      searchSuggestions: offered,
      mySales: list([sale], 9),
      myProducts: list([mine]),
      myCustomers: list([customer]),
      ...responses,
    },
  });
const box = (name = 'Search') => screen.findByRole('combobox', { name });
const groups = async () =>
  within(await screen.findByRole('listbox'))
    .getAllByRole('group')
    .map((group) => [
      group.getAttribute('aria-labelledby') && document.getElementById(group.getAttribute('aria-labelledby')!)?.textContent,
      ...within(group)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ]);

it('a producer finds own orders, products and customers, in groups', async () => {
  const { user, server, address } = open('PRODUCER');
  await user.type(await box(), 'salma');
  await screen.findByRole('option', { name: /HB-1001/ });
  expect(await groups()).toEqual([
    ['Orders', 'HB-1001 · Salma Begum340 Tk', 'All 9Orders'],
    ['Your products', expect.stringMatching(/^Diamant Potato/)],
    ['Customers', 'Salma Begum01811111111'],
  ]);
  expect(server.calls.filter(({ field }) => field === 'mySales').map(({ args }) => args.filter)).toEqual([{ search: 'salma' }]);
  expect(server.calls.some(({ field }) => field === 'searchSuggestions')).toBe(false);
  await user.click(screen.getByRole('option', { name: /^All 9/ }));
  expect(address()).toBe('/dashboard/producerOrder?q=salma');
});

it('the arrows move through all groups, and Enter opens', async () => {
  const { user, address } = open('PRODUCER', { myCustomer: null });
  await user.type(await box(), 'salma');
  await screen.findByRole('option', { name: /HB-1001/ });
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { name: /01811111111/ })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/dashboard/producerCustomers/c1'));
});

it('the only order that fits a number is chosen already: Enter opens it', async () => {
  const { user, address } = open('PRODUCER', { order: null, mySales: list([sale]) }, 'bn');
  await user.type(await box('খুঁজুন'), 'hb ১০০১');
  expect(await screen.findByRole('option', { name: /HB-1001|HB-১০০১/ })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/dashboard/producerOrder/o1'));
});

it('a trader finds own orders and products, then the market; customers are for producers', async () => {
  const { user, server } = open('SUPERSALER');
  await user.type(await box(), 'potato');
  await screen.findByRole('group', { name: 'On the market' });
  expect((await groups()).map(([title]) => title)).toEqual(['Orders', 'Your products', 'On the market']);
  expect(server.calls.some(({ field }) => field === 'myCustomers')).toBe(false);
});

it('an admin finds orders, users and products of everyone', async () => {
  const order = { id: 'o9', trackingNumber: 'HB-1009', total: '90.00', buyer: { id: 'b1', name: 'Mitu Akter' } };
  const seller = { id: 's1', name: 'Rahim', nameOfBusiness: 'Rahim Farm' };
  const { user, address } = open('ADMIN', {
    adminOrders: list([{ ...order, seller }]),
    accounts: list([customer]),
    moderatedProducts: list([{ id: 'm1', product: mine }]),
  });
  await user.type(await box(), 'mitu');
  await screen.findByRole('option', { name: /HB-1009/ });
  expect(await groups()).toEqual([
    ['Orders', 'HB-1009 · Mitu Akter · Rahim Farm90 Tk'],
    ['Users', 'Salma Begum01811111111'],
    ['Products', expect.stringMatching(/^Diamant Potato/)],
  ]);
  await user.click(screen.getByRole('option', { name: /01811111111/ }));
  expect(address()).toBe('/admin/users?q=01811111111&account=c1');
});

it('Enter leads an admin to the list of what was found, never to the shop', async () => {
  const order = { id: 'o9', trackingNumber: 'HB-1009', total: '90.00', buyer: { id: 'b1', name: 'Mitu Akter' } };
  const seller = { id: 's1', name: 'Rahim', nameOfBusiness: 'Rahim Farm' };
  const { user, server, address } = open('ADMIN', {
    adminOrders: list([{ ...order, seller }], 30),
    accounts: list([customer]),
    moderatedProducts: list([]),
  });
  await user.type(await box(), '01700000004');
  await screen.findByRole('option', { name: /HB-1009/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/orders?q=01700000004'));
  server.answer('adminOrders', list([]));
  await user.type(await box(), 'salma');
  await waitFor(() => expect(screen.queryByRole('option', { name: /HB-1009/ })).not.toBeInTheDocument());
  await screen.findByRole('option', { name: /Salma/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/users?q=salma'));
  await user.clear(await box());
  await user.type(await box(), 'unknown{Enter}'); // before anything was found
  await waitFor(() => expect(address()).toBe('/admin/orders?q=unknown'));
});

it('Enter leads a seller to the own orders that a number fits, and a trader with a word to the market', async () => {
  const producer = open('PRODUCER');
  await producer.user.type(await box(), '01811111111');
  await screen.findByRole('option', { name: /HB-1001/ });
  await producer.user.keyboard('{Enter}');
  await waitFor(() => expect(producer.address()).toBe('/dashboard/producerOrder?q=01811111111'));
  producer.unmount();
  const trader = open('SUPERSALER');
  await trader.user.type(await box(), 'potato');
  await screen.findByRole('group', { name: 'On the market' });
  await trader.user.keyboard('{Enter}');
  await waitFor(() => expect(trader.address()).toBe('/search?q=potato'));
});

it('a buyer is asked for nothing but the market', async () => {
  const { user, server } = open('CONSUMER');
  await user.type(await box('Search products'), 'potato');
  await screen.findByRole('option', { name: /Diamant Potato/ });
  expect(server.calls.some(({ field }) => field === 'mySales')).toBe(false);
});
