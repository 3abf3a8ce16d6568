import { screen, within } from '@testing-library/react';
import { orderMoney, transfer } from '../support/order-money';
import { order } from '../support/market';
import { errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const reported = (state: string, madeAt: string, decidedAt: string | null = null) => ({
  money: orderMoney({ payments: [transfer({ state, reference: '9K7TRX1', madeAt, decidedAt })] }),
});
const rejected = {
  paymentMethod: 'BKASH',
  paymentStatus: 'UNPAID',
  paymentReference: '9K7TRX1',
  paymentNumber: '01712345678',
  ...reported('REJECTED', daysAgo(40), daysAgo(29)),
};
const dispute = (state: string, reason: string | null = null) => ({ id: 'd1', state, reason, paymentReference: '9K7TRX1' });
const open = async (more: object = {}, answers: object = {}) => {
  const view = renderApp('/orders/1', { account: account('CONSUMER'), answers: { order: order({ ...rejected, ...more }), ...answers } });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

it('lets the buyer of a rejected payment write to the market team, and retains what was typed when the server rejects it', async () => {
  const { user, server } = await open({}, { disputePayment: errorResponse('UNAVAILABLE', 'The market is closed for an hour.') });
  await user.click(await screen.findByRole('button', { name: 'Ask Haatbar to check' }));
  const dialog = screen.getByRole('dialog', { name: 'Your payment 9K7TRX1' });
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(dialog).findAllByText(/Write what happened/)).not.toHaveLength(0);
  const field = within(dialog).getByRole('textbox');
  await user.type(field, 'Sent at noon');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(dialog).findByText('The market is closed for an hour.')).toBeInTheDocument();
  expect(field).toHaveValue('Sent at noon');
  expect(server.calls.find(({ field: name }) => name === 'disputePayment')?.args).toMatchObject({
    orderId: 'order-1',
    text: 'Sent at noon',
  });
});

it.each([
  ['OPEN', null, 'Haatbar is checking your payment 9K7TRX1.'],
  ['DISMISSED', 'No such transfer', 'Haatbar could not find a payment 9K7TRX1: No such transfer'],
])('shows a dispute that is %s', async (state, reason, text) => {
  await open({ paymentDispute: dispute(state, reason) });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask Haatbar to check' })).not.toBeInTheDocument();
});

it('offers nothing of a payment that was rejected more than 30 days ago', async () => {
  await open(reported('REJECTED', daysAgo(40), daysAgo(31)));
  expect(screen.queryByRole('button', { name: 'Ask Haatbar to check' })).not.toBeInTheDocument();
});

it.each([
  ['of a cancelled order', { status: 'CANCELLED', state: 'CANCELLED' }, new Date().toISOString(), true],
  ['while the seller is suspended', { sellerSuspended: true }, new Date().toISOString(), true],
  ['for more than three days', {}, new Date(Date.now() - 73 * 3_600_000).toISOString(), true],
  ['since today', {}, new Date().toISOString(), false],
])('a payment that the seller has not decided %s', async (_, more, madeAt, canAsk) => {
  await open({ paymentStatus: 'CLAIMED', ...reported('CLAIMED', madeAt), ...more });
  const ask = screen.queryByRole('button', { name: 'Ask Haatbar to check' });
  expect([ask !== null, screen.queryByText(/has not said whether this payment came/) !== null]).toEqual([canAsk, canAsk]);
});

it('a transfer that was not due can be disputed too, though it is not how the order was paid', async () => {
  await open({ paymentStatus: 'PAID', paymentReference: '9K7TRX0', ...reported('REJECTED', daysAgo(2), daysAgo(1)) });
  expect(await screen.findByRole('button', { name: 'Ask Haatbar to check' })).toBeInTheDocument();
});

it('a TrxID that someone else reported first goes to the market team, as it was typed', async () => {
  const message = 'This TrxID has been used for another order. Check your payment SMS.';
  const used = errorResponse('CONFLICT', message, [{ field: 'paymentReference', message }]);
  const unpaid = {
    paymentMethod: 'CASH_ON_DELIVERY',
    status: 'CONFIRMED',
    state: 'CONFIRMED',
    paymentReference: null,
    ...reported('REJECTED', daysAgo(40), daysAgo(35)),
    paymentSteps: ['CLAIM'],
  };
  const { user, server } = await open(unpaid, { claimPayment: used });
  await user.click(await screen.findByRole('button', { name: 'I paid by mobile money' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/TrxID/), '9K7TRX5');
  await user.click(within(dialog).getByRole('button', { name: 'Notify the seller' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Ask Haatbar to check' }));
  const asking = await screen.findByRole('dialog', { name: 'Your payment 9K7TRX5' });
  await user.type(within(asking).getByRole('textbox'), 'Sent at noon');
  await user.click(within(asking).getByRole('button', { name: 'Send' }));
  const sent = server.calls.find(({ field }) => field === 'disputePayment')?.args;
  expect(sent).toMatchObject({ text: 'Sent at noon', transfer: { paymentReference: '9K7TRX5', paymentMethod: 'BKASH' } });
});

it.each([
  ['that the seller does not have', 'REJECTED', true],
  ['that the seller has', 'RECEIVED', false],
])('cash of recalled goods %s', async (_, state, canAsk) => {
  const cash = { method: 'CASH_ON_DELIVERY', reference: null, number: null, state, madeAt: daysAgo(2), decidedAt: daysAgo(1) };
  const { user } = await open({
    paymentMethod: 'CASH_ON_DELIVERY',
    paymentReference: null,
    money: orderMoney({ payments: [transfer(cash)] }),
  });
  const ask = screen.queryByRole('button', { name: 'Ask Haatbar to check' });
  expect(ask !== null).toBe(canAsk);
  if (ask) await user.click(ask);
  expect(screen.queryByRole('dialog', { name: 'Your payment HB-1042' }) !== null).toBe(canAsk);
});
