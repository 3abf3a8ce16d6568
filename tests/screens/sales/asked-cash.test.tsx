/** Cash that nobody recorded, and that the market asks about: a problem took something off. */
import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { orderMoney } from '../support/order-money';
import { account, renderApp } from '../support/render';
import { counts, list, sale } from './sale-responses';

const asked = (paymentMethod: string, claimedCash: string, more: object = {}) =>
  sale({
    status: 'DELIVERED',
    progress: 'DONE',
    actions: [],
    paymentMethod,
    paymentStatus: 'CLAIMED',
    paymentSteps: ['CONFIRM', 'REJECT'],
    money: orderMoney({ charged: '310.00', received: '0.00', claimed: '340.00', claimedCash, due: '310.00', toCollect: '0.00' }),
    ...more,
  });
const open = async (order: ReturnType<typeof asked>, language: 'en' | 'bn' = 'en') => {
  const answers = { mySales: list([order]), salesCounts: counts, order, confirmPayment: order, rejectPayment: order };
  const view = renderApp('/dashboard/producerOrder/o1', { account: account('PRODUCER'), language, width: 360, answers });
  const choose = async (step: string, title: string) => {
    await view.user.click(await screen.findByRole('button', { name: step }));
    return within(await screen.findByRole('dialog', { name: title }));
  };
  return { ...view, choose };
};
const TITLE = 'What did you receive for order HB-1001?';

it.each([
  ['BKASH', 'Yes, received', '200', 'confirmPayment', { id: 'o1', amount: '200' }],
  ['CASH_ON_DELIVERY', 'Yes, received', '0', 'confirmPayment', { id: 'o1', amount: '0' }],
  ['BKASH', 'No, not received', '300', 'rejectPayment', { id: 'o1', reason: 'No such TrxID', cash: '300' }],
  ['CASH_ON_DELIVERY', 'No, not received', '0', 'rejectPayment', { id: 'o1', reason: 'No such TrxID', cash: '0' }],
] as const)('an order by %s, the transfer beside the cash: %s, cash %s', async (method, transfer, cash, field, args) => {
  const { user, server, choose } = await open(asked(method, '300.00'));
  const dialog = await choose('Confirm payment', TITLE);
  expect(dialog.getByText('Has the transfer of 40 Tk arrived?')).toBeInTheDocument();
  expect(dialog.getByText('We ask about 300 Tk. Write 0 if there was none.')).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: transfer }));
  await user.type(dialog.getByRole('textbox', { name: /^Cash you received/ }), cash);
  if (field === 'rejectPayment') await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'No such TrxID');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(server.calls).toContainEqual({ field, args }));
});

it.each([
  ['Confirm payment', '310', 'confirmPayment', { id: 'o1', amount: '310' }],
  ['Payment not found', '0', 'rejectPayment', { id: 'o1', reason: 'Nobody paid' }],
] as const)('cash alone: %s, %s Tk', async (step, cash, field, args) => {
  const { user, server, choose } = await open(asked('BKASH', '340.00'));
  const dialog = await choose(step, TITLE);
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /^Cash you received/ }), cash);
  if (field === 'rejectPayment') await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Nobody paid');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(server.calls).toContainEqual({ field, args }));
});

it('wants to know both, and says what the server says, in Bangla', async () => {
  const order = asked('BKASH', '300.00');
  const { user, server, choose } = await open(order, 'bn');
  const message = 'হাতে পাওয়া টাকা লিখুন: ০ থেকে ৩০০ টাকা।';
  server.answer('confirmPayment', errorResponse('BAD_USER_INPUT', message, [{ field: 'amount', message }]));
  const dialog = await choose('টাকা পেয়েছি', 'অর্ডার HB-1001-এর কত টাকা পেয়েছেন?');
  const send = () => user.click(dialog.getByRole('button', { name: 'পাঠান' }));
  await send();
  expect(await dialog.findAllByText('মোবাইল ব্যাংকিংয়ের টাকা এসেছে কি না জানান।')).not.toHaveLength(0);
  await user.click(dialog.getByRole('radio', { name: 'হ্যাঁ, পেয়েছি' }));
  await user.type(dialog.getByRole('textbox', { name: /^হাতে পাওয়া টাকা/ }), '৪০০');
  await send();
  expect(await dialog.findAllByText(message)).not.toHaveLength(0);
});
