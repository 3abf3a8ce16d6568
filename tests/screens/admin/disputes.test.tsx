import { screen, within } from '@testing-library/react';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const dispute = {
  id: 'd1',
  paymentMethod: 'BKASH',
  paymentNumber: '01712345678',
  paymentReference: '9K7TRX1',
  amount: '130.00',
  text: 'Sent at noon',
  state: 'OPEN',
  reason: null,
  openedAt: '2026-11-20T06:00:00.000Z',
  otherOrders: [],
  order: {
    id: 'o1',
    trackingNumber: 'HB-1001',
    buyer: { id: 'b1', name: 'Rahima', phone: '01711111111' },
    seller: { id: 's1', name: 'Karim', phone: '01722222222' },
  },
};
const open = async (path: string, nodes: readonly object[], answers: object = {}, language: 'en' | 'bn' = 'en') => {
  const view = renderApp(path, {
    account: account('ADMIN'),
    language,
    answers: { paymentDisputes: { totalCount: nodes.length, nodes }, ...answers },
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

afterEach(clearToasts);

it('shows both sides and the transfer, and accepts with a reason', async () => {
  const { user, server } = await open('/admin/disputes', [dispute], {
    decidePaymentDispute: { ...dispute, state: 'ACCEPTED', reason: 'Seen' },
  });
  const card = await screen.findByRole('article', { name: 'HB-1001' });
  expect(card).toHaveTextContent(/Rahima · 01711111111.*Karim · 01722222222.*130 Tk.*9K7TRX1 · bKash from 01712345678.*Sent at noon/);
  await user.click(within(card).getByRole('button', { name: 'Money was sent' }));
  const dialog = screen.getByRole('dialog', { name: 'Was the money for order HB-1001 sent?' });
  await user.type(within(dialog).getByRole('textbox'), 'Seen');
  await user.click(within(dialog).getByRole('button', { name: 'Money was sent' }));
  expect(await findToast('Decided.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'decidePaymentDispute')?.args).toMatchObject({
    id: 'd1',
    accepted: true,
    reason: 'Seen',
  });
});

it('lists what is decided, in Bangla with its digits', async () => {
  const { server } = await open('/admin/disputes?view=decided', [{ ...dispute, state: 'DISMISSED', reason: 'Nothing there' }], {}, 'bn');
  const card = await screen.findByRole('article', { name: 'HB-1001' });
  expect(card).toHaveTextContent(/০১৭১১১১১১১১.*৳১৩০/);
  expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'paymentDisputes')?.args).toMatchObject({ open: false });
});

it('names the other orders of a TrxID that two buyers reported', async () => {
  await open('/admin/disputes', [{ ...dispute, otherOrders: ['HB-1007'] }]);
  const card = await screen.findByRole('article', { name: 'HB-1001' });
  expect(within(card).getByRole('link', { name: 'HB-1007' })).toHaveAttribute('href', '/admin/orders?q=HB-1007');
});
