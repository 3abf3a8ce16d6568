import { act, screen, waitFor } from '@testing-library/react';
import { sessionEnded } from '../../../client/platform/account/session-events';
import { product } from '../support/market';
import { account, renderApp } from '../support/render';
import { confirmed, counts, list, sale } from '../sales/sale-responses';
import { banner, connect, disconnect, emptyDevice, hide, leave, network, reloadOffline, saved, visit } from './device';

const seller = account('PRODUCER');
const orders = '/dashboard/producerOrder';
const responses = { mySales: list([sale()]), salesCounts: counts, order: sale(), product: product({ id: 'p-1' }) };
const asSeller = { account: seller, answers: responses };

beforeEach(async () => {
  network(true);
  await emptyDevice();
});
afterAll(() => network(true));

describe('what was opened stays readable without a network', () => {
  it('shows orders with phone and address after a reload, and names the time of the saved data [J1]', async () => {
    const first = await visit(`${orders}/o1`, ['SaleList', 'SaleDetail', 'Me'], asSeller);
    await leave(first);
    reloadOffline(`${orders}/o1`, { account: seller });
    const drawer = await screen.findByRole('dialog', { name: 'Order HB-1001' });
    expect(drawer).toHaveTextContent('01811111111');
    expect(drawer).toHaveTextContent('House 7, Station Road');
    await waitFor(() => expect(banner()).toHaveTextContent(/^You are offline\. Showing saved data from \d+:\d\d [ap]m\.$/i));
    expect(screen.queryByText(/did not respond/)).not.toBeInTheDocument();
  });

  it('shows a product to a visitor after a reload', async () => {
    const first = await visit('/product/p-1', ['ProductPage'], { answers: responses });
    await leave(first);
    reloadOffline('/product/p-1', {});
    expect(await screen.findByRole('heading', { level: 1, name: 'Diamant Potato' })).toBeInTheDocument();
    await waitFor(() => expect(banner()).toHaveTextContent('Showing saved data from'));
  });

  it('shows what the page still holds in memory when the network goes, without an error', async () => {
    const { router, server } = await visit(orders, ['SaleList'], asSeller);
    disconnect(server);
    await waitFor(() => expect(banner()).toHaveTextContent('Showing saved data from'));
    await act(() => router.navigate('/settings'));
    await waitFor(() => expect(banner()).toHaveTextContent(/^You are offline\.$/));
    await act(() => router.navigate(orders));
    await waitFor(() => expect(banner()).toHaveTextContent('Showing saved data from'));
    expect(screen.getAllByText('HB-1001').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('saves what a mutation has changed since', async () => {
    const { user, server } = await visit(orders, ['SaleList'], { ...asSeller, answers: { ...responses, confirmOrder: confirmed } });
    server.answer('mySales', list([confirmed]));
    await user.click((await screen.findAllByRole('button', { name: /Confirm/ }))[0]!);
    await waitFor(async () => expect((await saved()).get('SaleList')).toContain('CONFIRMED'));
  });
});

describe('where nothing is saved', () => {
  it('a screen reports it, with what still works, and opens by itself when the network is back', async () => {
    const first = await visit('/product/p-1', ['ProductPage'], {
      answers: { ...responses, product: ({ id }: { id: string }) => product({ id }) },
    });
    await leave(first);
    const { server } = reloadOffline('/product/p-2', { answers: { product: product({ id: 'p-2', name: 'Red Potato' }) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeInTheDocument();
    expect(await screen.findByText('What is safe and still works')).toBeInTheDocument();
    expect(banner()).toHaveTextContent(/^You are offline\.$/);
    connect(server);
    expect(await screen.findByRole('heading', { level: 1, name: 'Red Potato' })).toBeInTheDocument();
  });

  it('a section reports it, and the banner promises nothing', async () => {
    const first = await visit(orders, ['SaleList', 'Me'], asSeller);
    await leave(first);
    const { server } = reloadOffline('/notifications', { account: seller });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(banner()).toHaveTextContent(/^You are offline\.$/);
    connect(server);
    expect(await screen.findByText('No notifications yet')).toBeInTheDocument();
  });
});

it('a server that does not respond is named as such, and read again when it is back', async () => {
  const first = await visit(orders, ['SaleList', 'Me'], asSeller);
  await leave(first);
  const { server } = renderApp(orders, { ...asSeller, offlineCopy: true, connected: false });
  await waitFor(() => expect(banner()).toHaveTextContent(/^The server does not respond\. Showing saved data from /));
  server.answer('mySales', list([confirmed]));
  connect(server);
  await waitFor(() => expect(banner()).toBeEmptyDOMElement());
  expect((await screen.findAllByText('Confirmed')).length).toBeGreaterThan(0);
});

describe('no one else reads it', () => {
  it('a logout erases everything', async () => {
    const { user } = await visit(orders, ['SaleList', 'Me'], { ...asSeller, width: 360 });
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(async () => expect((await saved()).size).toBe(0));
  });

  it('so does the end of a session', async () => {
    await visit(orders, ['SaleList', 'Me'], asSeller);
    act(() => sessionEnded());
    await waitFor(async () => expect((await saved()).size).toBe(0));
  });

  it('another user without a network sees nothing of it, and with one it goes', async () => {
    const first = await visit(orders, ['SaleList', 'Me'], asSeller);
    await leave(first);
    const other = account('PRODUCER', { id: 'account-other', name: 'Someone Else' });
    const second = await visit('/notifications', ['NotificationList'], { account: other });
    await leave(second);
    expect([...(await saved()).values()].join()).not.toContain('HB-1001');
    reloadOffline(orders, { account: other });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(screen.queryByText('HB-1001')).not.toBeInTheDocument();
  });

  it('a visitor after a session that ended without a logout reads nothing of it', async () => {
    const first = await visit('/product/p-1', ['ProductPage', 'Me'], asSeller);
    await leave(first);
    reloadOffline('/product/p-1', {});
    expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeInTheDocument();
  });

  it.each([
    ['an admin saves nothing', account('ADMIN'), false],
    ['a consumer does', account('CONSUMER'), true],
  ])('%s', async (_title, who, saves) => {
    await visit('/notifications', [], { account: who });
    await screen.findByText('No notifications yet');
    await hide();
    expect((await saved()).has('NotificationList')).toBe(saves);
  });
});
