import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';
import { ago, listOf } from './people';

const sent = (id: string, host: string, status: string, more: object = {}) => ({
  id,
  webhookId: `w-${host}`,
  host,
  ownerId: 's1',
  ownerName: 'Karim',
  endpointEnabled: true,
  endpointDisabledBy: null,
  failingSince: null,
  delivery: {
    id,
    event: 'ORDER_PLACED',
    status,
    attempts: 7,
    responseStatus: 500,
    lastError: status === 'FAILED' ? 'HTTP 500' : null,
    nextAttemptAt: null,
    deliveredAt: null,
    createdAt: ago(3),
  },
  ...more,
});
const failed = sent('d1', 'shop.example.com', 'FAILED', { failingSince: ago(9) });
const show = async (path = '/admin/webhooks', responses: object = {}, language: 'en' | 'bn' = 'en') => {
  const rows = listOf(failed, sent('d2', 'erp.example.org', 'PENDING', { endpointEnabled: false }));
  const view = renderApp(path, { account: account('ADMIN'), answers: { partnerDeliveries: rows, ...responses }, language });
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const asked = (server: Awaited<ReturnType<typeof show>>['server'], field: string) =>
  server.calls.filter((call) => call.field === field).map(({ args }) => args);

afterEach(clearToasts);

it('shows what goes to partners; state, event, host and page come from the address [R11]', async () => {
  const { server, user, address } = await show('/admin/webhooks?failing=1&event=ORDER_PLACED&q=shop&page=2');
  expect(
    await screen.findByRole('row', { name: /shop\.example\.com.*Failing since.*Failed.*HTTP 500.*Order placed.*Karim/ }),
  ).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /erp\.example\.org.*Switched off.*Waiting/ })).toBeInTheDocument();
  expect(asked(server, 'partnerDeliveries')[0]).toEqual({
    status: null,
    event: 'ORDER_PLACED',
    failing: true,
    host: 'shop',
    first: 20,
    offset: 20,
  });
  await user.click(screen.getByRole('link', { name: 'Delivered' }));
  await waitFor(() => expect(address()).toContain('status=DELIVERED'));
  expect(address()).not.toContain('failing');
});

it('delivers again with a reason; what waits and what is off offers nothing [R11]', async () => {
  const { user, server } = await show('/admin/webhooks', { redeliverToPartner: sent('d1', 'shop.example.com', 'PENDING') });
  expect(await screen.findAllByRole('button', { name: /^Deliver/ })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^Switch off/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Deliver again: Order placed, shop.example.com' }));
  const dialog = await screen.findByRole('dialog', { name: 'Deliver “Order placed” to shop.example.com again?' });
  await user.click(within(dialog).getByRole('button', { name: 'Deliver again' }));
  expect(asked(server, 'redeliverToPartner')).toEqual([]);
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Mended');
  await user.click(within(dialog).getByRole('button', { name: 'Deliver again' }));
  expect(await findToast('On its way to shop.example.com again')).toBeInTheDocument();
  expect(asked(server, 'redeliverToPartner')).toEqual([{ id: 'd1', reason: 'Mended' }]);
});

it('switches an endpoint off with a reason; a rejection stays in the form [R11]', async () => {
  const rejection = errorResponse('CONFLICT', 'This webhook is already switched off.');
  const { user, server } = await show('/admin/webhooks', { disablePartnerWebhook: rejection });
  await user.click(await screen.findByRole('button', { name: 'Switch off shop.example.com' }));
  const dialog = await screen.findByRole('dialog', { name: 'Switch off the webhook to shop.example.com?' });
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Floods');
  await user.click(within(dialog).getByRole('button', { name: 'Switch off' }));
  expect((await within(dialog).findAllByText('This webhook is already switched off.')).length).toBeGreaterThan(0);
  server.answer('disablePartnerWebhook', { webhookId: 'w1' });
  await user.click(within(dialog).getByRole('button', { name: 'Switch off' }));
  expect(await findToast('The webhook to shop.example.com is switched off')).toBeInTheDocument();
  expect(asked(server, 'disablePartnerWebhook').at(-1)).toEqual({ webhookId: 'w-shop.example.com', reason: 'Floods' });
});

it('the menu counts what waits in each queue [R11]', async () => {
  const backOffice = { waiting: 2, waitingLate: 0, approvedToday: 0, suspendedToday: 0, suspended: 0, accounts: 9 };
  const queues = {
    ordersStuck: 3,
    paymentDisputes: 0,
    refusalsContested: 0,
    messagesReported: 0,
    reviewImagesReported: 0,
    documentsToCheck: 0,
    refundsOverdue: 0,
    billsOverdue: 0,
    payoutsRequested: 0,
    storiesNew: 5,
    problemsToDecide: 0,
    productsHidden: 1,
    supportOpen: 4,
    smsFailed: 0,
    smsNotSent: 0,
    webhooksFailing: 120,
  };
  await show('/admin/webhooks', { adminOverview: { ...backOffice, ...queues } });
  expect(await screen.findAllByRole('link', { name: /^Orders.*3 stuck/ })).not.toEqual([]);
  expect(screen.getAllByRole('link', { name: /^Stories.*5 new$/ })).not.toEqual([]);
  expect(screen.getAllByRole('link', { name: /^Support.*4 unanswered/ })).not.toEqual([]);
  expect(screen.getAllByRole('link', { name: /^Webhooks.*120 failing/ })).not.toEqual([]);
  expect(screen.getAllByRole('link', { name: 'SMS messages' })).not.toEqual([]);
});

it('speaks Bangla [I1]', async () => {
  await show('/admin/webhooks', {}, 'bn');
  expect(await screen.findByRole('row', { name: /shop\.example\.com.*থেকে সাড়া নেই.*পৌঁছায়নি.*৭/ })).toBeInTheDocument();
});
