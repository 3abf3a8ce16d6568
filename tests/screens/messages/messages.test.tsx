/** Messages of an order on the pages of buyer and seller, their counts, and the reports that admins decide. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { sale } from '../sales/sale-responses';
import { order } from '../support/market';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

afterEach(clearToasts);

const message = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  orderId: 'order-1',
  sender: 'SELLER',
  text: `Tomorrow <b>${id}</b>`,
  createdAt: '2026-03-05T06:00:00.000Z',
  isHidden: false,
  decision: null,
  reportReason: null,
  canReport: true,
  images: [],
  ...more,
});
const pageOf = (nodes: unknown[], hasNextPage = false) => ({
  nodes,
  totalCount: nodes.length,
  pageInfo: { hasNextPage, endCursor: hasNextPage ? 'end' : null },
});
const thread = { id: 'order-1', unreadCount: 1, closesAt: null, canWrite: true };
const read = { unreadCount: 0, thread: { ...thread, unreadCount: 0 } };
const open = (responses: Record<string, unknown> = {}, language: 'en' | 'bn' = 'en') =>
  renderApp('/orders/order-1', {
    account: account('CONSUMER'),
    language,
    answers: { order: order({ thread }), readOrderMessages: read, orderMessages: pageOf([message('a')]), ...responses },
  });
const section = async (name = 'Messages with the seller') => within(await screen.findByRole('region', { name }));

it('a buyer reads and writes; what is shown is marked as read, and texts are text', async () => {
  const { user, server } = open({ sendOrderMessage: message('b', { sender: 'BUYER', text: 'Thanks', canReport: false }) });
  const shown = await section();
  expect(await shown.findByText('Tomorrow <b>a</b>')).toBeInTheDocument();
  await waitFor(() => expect(server.calls.some(({ field }) => field === 'readOrderMessages')).toBe(true));
  await user.click(await shown.findByRole('button', { name: 'Send message' }));
  expect((await shown.findAllByText('Write a message or add an image.')).length).toBeGreaterThan(0);
  const mine = message('b', { sender: 'BUYER', text: 'Thanks', canReport: false });
  server.answer('orderMessages', pageOf([mine, message('a')]));
  await user.type(shown.getByRole('textbox', { name: /Your message/ }), 'Thanks');
  await user.click(shown.getByRole('button', { name: 'Send message' }));
  expect(await shown.findByText('Thanks')).toBeInTheDocument();
  const sent = server.calls.find(({ field }) => field === 'sendOrderMessage')?.args;
  expect(sent).toEqual({ orderId: 'order-1', body: 'Thanks', imageIds: [] });
  await waitFor(() => expect(shown.getByRole('textbox', { name: /Your message/ })).toHaveValue(''));
  expect(shown.getAllByRole('article').map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^Seller/),
    expect.stringMatching(/^You/),
  ]);
});

it('a message that arrives is shown at once; one is reported with a reason', async () => {
  const { user, server } = open({ reportOrderMessage: message('a', { reportReason: 'Insult', canReport: false }) });
  const shown = await section();
  await shown.findByText('Tomorrow <b>a</b>');
  server.answer('orderMessages', pageOf([message('b'), message('a')]));
  act(() => server.emit('orderMessageAdded', message('b')));
  expect(await shown.findByText('Tomorrow <b>b</b>')).toBeInTheDocument();
  const [first] = shown.getAllByRole('button', { name: /Report the message from/ });
  if (first) await user.click(first);
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this message' }));
  await user.type(dialog.getByRole('textbox'), 'Insult');
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await findToast('Haatbar will read it.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'reportOrderMessage')?.args).toEqual({ messageId: 'a', reason: 'Insult' });
});

it('shows in Bangla that messages are closed, and a hidden one without its text', async () => {
  const hidden = message('a', { text: null, isHidden: true, decision: 'গালাগালি', canReport: false });
  open({ order: order({ thread: { ...thread, canWrite: false } }), orderMessages: pageOf([hidden]) }, 'bn');
  const shown = await section('বিক্রেতার সঙ্গে বার্তা');
  expect(await shown.findByText('হাটবার এই বার্তাটি আড়াল করেছে: গালাগালি')).toBeInTheDocument();
  expect(await shown.findByText(/১৪ দিন পার হয়েছে/)).toBeInTheDocument();
  expect(shown.queryByRole('textbox')).not.toBeInTheDocument();
});

it('a seller sees unread messages in the list of orders; the menu counts notifications as the bell does', async () => {
  renderApp('/dashboard/producerOrder', {
    account: account('PRODUCER'),
    answers: {
      mySales: { nodes: [sale({ thread: { id: 'o1', unreadCount: 2 } })], totalCount: 1 },
      salesCounts: { statuses: [], districts: [] },
      notifications: { unreadCount: 7 },
    },
  });
  const row = within(await screen.findByRole('row', { name: /HB-1001/ }));
  expect(await row.findByText('2 new messages')).toBeInTheDocument();
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  expect(await menu.findByRole('link', { name: 'Notifications 7 unread' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Notifications, 7 unread' })).toBeInTheDocument();
});

it('an admin reads a report with the messages around it, and hides it with a reason', async () => {
  const parties = { id: 'order-1', trackingNumber: 'HB-1042', buyer: { id: 'b', name: 'Rahima' }, seller: { id: 's', name: 'Karim' } };
  const reported = message('a', { reportReason: 'Insult', canReport: false, order: parties });
  const { user, server } = renderApp('/admin/reports', {
    account: account('ADMIN'),
    answers: {
      reportedMessages: pageOf([reported]),
      orderMessages: pageOf([
        message('a', { canReport: false }),
        message('b', { sender: 'BUYER', text: 'Where is it?', canReport: false }),
      ]),
      decideReportedMessage: message('a', { isHidden: true, decision: 'Insult seen' }),
    },
  });
  const card = within(await screen.findByRole('article', { name: 'HB-1042' }));
  expect(card.getByText(/Rahima \(buyer\) and Karim \(seller\)/)).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Show messages of this order' }));
  expect(await card.findByText('Where is it?')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Hide message' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Hide this message?' }));
  await user.type(dialog.getByRole('textbox'), 'Insult seen');
  await user.click(dialog.getByRole('button', { name: 'Hide message' }));
  expect(await findToast('Decided.')).toBeInTheDocument();
  const decided = server.calls.find(({ field }) => field === 'decideReportedMessage')?.args;
  expect(decided).toEqual({ messageId: 'a', isHidden: true, reason: 'Insult seen' });
});
