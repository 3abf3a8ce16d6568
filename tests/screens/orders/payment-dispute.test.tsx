import { screen, within } from '@testing-library/react';
import { orderMoney, transfer } from '../support/order-money';
import { order } from '../support/market';
import { errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';

const reported = (state: string, more: object = { canDispute: true }) => ({
  money: orderMoney({ payments: [transfer({ state, reference: '9K7TRX1', ...more })] }),
});
const rejected = {
  paymentMethod: 'BKASH',
  paymentStatus: 'UNPAID',
  paymentReference: '9K7TRX1',
  paymentNumber: '01712345678',
  ...reported('REJECTED'),
};
const dispute = (state: string, reason: string | null = null) => ({ id: 'd1', state, reason });
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
  await open(reported('REJECTED', { dispute: dispute(state, reason) }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask Haatbar to check' })).not.toBeInTheDocument();
});

it('offers nothing of a payment of which the server does not take it', async () => {
  await open(reported('REJECTED', {}));
  expect(screen.queryByRole('button', { name: 'Ask Haatbar to check' })).not.toBeInTheDocument();
});

it('a payment that the seller has not decided for days', async () => {
  await open({ paymentStatus: 'CLAIMED', ...reported('CLAIMED') });
  expect(await screen.findByText(/has not said whether your payment 9K7TRX1 of 127.50 Tk came/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ask Haatbar to check' })).toBeInTheDocument();
});

it('a transfer that was not due can be disputed too, though it is not how the order was paid', async () => {
  await open({ paymentStatus: 'PAID', paymentReference: '9K7TRX0', ...reported('REJECTED') });
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
    ...reported('REJECTED', {}),
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

const cash = { id: 'cash', method: 'CASH_ON_DELIVERY', reference: null, number: null, amount: '75.00' };

it('cash that does not count as paid, before a transfer that came', async () => {
  const payments = [transfer({ ...cash, state: 'REJECTED', canDispute: true }), transfer({ state: 'RECEIVED' })];
  const { user, server } = await open({ money: orderMoney({ payments }) }, { disputePayment: errorResponse('UNAVAILABLE', 'Closed') });
  expect(await screen.findByText('75 Tk in cash does not count as paid. Did you pay it?')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ask Haatbar to check' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Your cash for order HB-1042' }));
  await user.type(dialog.getByRole('textbox'), 'To the driver');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Closed')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'disputePayment')?.args).toMatchObject({ paymentId: 'cash' });
});

it('the transfer is still disputed once the cash was not found, in Bangla at 360 px', async () => {
  const told = { ...cash, state: 'REJECTED', dispute: dispute('DISMISSED', 'Nobody saw it') };
  const payments = [transfer({ state: 'REJECTED', reference: '9K7TRX1', canDispute: true }), transfer(told)];
  renderApp('/orders/1', {
    account: account('CONSUMER'),
    language: 'bn',
    width: 360,
    answers: { order: order({ ...rejected, money: orderMoney({ payments }) }) },
  });
  expect(await screen.findByText('আপনি ক্যাশে ৳৭৫ দিয়েছেন, হাটবার তার প্রমাণ পায়নি: Nobody saw it')).toBeInTheDocument();
  expect(screen.getByText(/লেনদেন 9K7TRX1-এর ৳১২৭.৫০ পাননি/)).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'হাটবারকে জানান' })).toHaveLength(1);
});

it.each([
  ['2026-01-23T06:00:00.000Z', 'If the seller says nothing by 23 Jan 2026, 12:00 pm, it counts as received.'],
  [null, 'The market team decides about your other payment first.'],
])('cash that the seller is asked about is no report of its buyer; silence until %s', async (silenceUntil, text) => {
  const payments = [transfer({ method: 'CASH_ON_DELIVERY', amount: '75.00', number: null, silenceMeans: 'RECEIVED', silenceUntil })];
  await open({ status: 'DELIVERED', paymentStatus: 'CLAIMED', money: orderMoney({ claimed: '75.00', claimedCash: '75.00', payments }) });
  expect(await screen.findByText('The seller is asked whether you paid 75 Tk in cash')).toBeInTheDocument();
  expect(screen.getAllByText(text)).not.toHaveLength(0);
  expect(screen.queryByText(/^You told the seller/)).not.toBeInTheDocument();
});
