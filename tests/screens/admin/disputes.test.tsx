import { screen, within } from '@testing-library/react';
import { transfer } from '../support/order-money';
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
    total: '130.00',
    money: { payments: [transfer({ state: 'REJECTED', reference: '9K7TRX1', amount: '130.00', transferAmount: '130.00' })] },
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
    bothCame: false,
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

const cash = { id: 'cash', method: 'CASH_ON_DELIVERY', number: null, reference: null, amount: '130.00', transferAmount: null };
const ofCash = { ...dispute, paymentMethod: 'CASH_ON_DELIVERY', paymentNumber: null, paymentReference: 'HB-1001' };
const withCash = (one: object, state: string, isBySilence = false) => ({
  ...one,
  order: { ...dispute.order, money: { payments: [transfer({ ...cash, state, isBySilence }), ...dispute.order.money.payments] } },
});

it('cash is asked about as cash, beside the transfer that was not found', async () => {
  const { user } = await open('/admin/disputes', [withCash(ofCash, 'REJECTED')]);
  const card = await screen.findByRole('article', { name: 'HB-1001' });
  expect(card).toHaveTextContent(/130 Tk · Cash · Not found.*130 Tk · bKash · Not found/);
  await user.click(within(card).getByRole('button', { name: 'Cash was paid' }));
  expect(screen.getByRole('dialog', { name: 'Was 130 Tk paid in cash for order HB-1001?' })).toBeInTheDocument();
});

it('a transfer beside cash that came already is accepted only as money of its own, in both languages', async () => {
  const both = withCash(dispute, 'RECEIVED');
  const { user, server } = await open('/admin/disputes', [both], { decidePaymentDispute: { ...both, state: 'ACCEPTED', reason: 'Seen' } });
  const card = await screen.findByRole('article', { name: 'HB-1001' });
  expect(within(card).queryByRole('button', { name: 'Money was sent' })).not.toBeInTheDocument();
  await user.click(within(card).getByRole('button', { name: 'This came as well' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Did order HB-1001 bring this money as well?' }));
  expect(dialog.getByText(/has 130 Tk already, and costs 130 Tk/)).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox'), 'Seen');
  await user.click(dialog.getByRole('button', { name: 'This came as well' }));
  expect(await findToast('Decided.')).toBeInTheDocument();
  expect(server.lastCall('decidePaymentDispute')).toMatchObject({ accepted: true, bothCame: true });
});

it('cash that nobody has said to be paid gives way, and is named so', async () => {
  await open('/admin/disputes', [withCash(dispute, 'RECEIVED', true)], {}, 'bn');
  const card = await screen.findByRole('article', { name: 'HB-1001' });
  expect(card).toHaveTextContent('বিক্রেতা কিছু জানাননি বলে পাওয়া গেছে ধরা হয়েছে');
  expect(within(card).getByRole('button', { name: 'টাকা পাঠানো হয়েছে' })).toBeInTheDocument();
});
