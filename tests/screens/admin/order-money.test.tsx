import { screen, within } from '@testing-library/react';
import { orderMoney, refund } from '../support/order-money';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';
import { adminOrder } from '../support/admin-order';
import { listOf } from './people';

const given = refund({ id: 'r1', amount: '75.00', state: 'CONFIRMED', method: 'BKASH', reference: '9WRONG1', actions: ['DECIDE'] });
const show = async (money: Record<string, unknown>, answers: object = {}, language: 'en' | 'bn' = 'en') => {
  const order = { ...adminOrder, status: 'DELIVERED', state: 'DELIVERED', money: orderMoney(money) };
  const view = renderApp('/admin/orders?order=o1', {
    account: account('ADMIN'),
    language,
    width: 360,
    answers: { adminOrders: listOf(order), order, ...answers },
  });
  return { ...view, order, drawer: within(await screen.findByRole('dialog', { name: /HB-100001/ })) };
};

afterEach(clearToasts);

it('a confirmed refund with a wrong TrxID: it is removed, with a reason', async () => {
  const { user, server, drawer } = await show({ refunds: [given] }, { decideRefund: { ...given, reference: null, actions: [] } });
  expect(await drawer.findByText('Given back · bKash · 9WRONG1')).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: 'Correct the TrxID' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Which TrxID gave the refund for order HB-100001?' }));
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'It is another transfer');
  await user.click(dialog.getByRole('button', { name: 'Correct the TrxID' }));
  expect(await findToast('Decided.')).toBeInTheDocument();
  expect(server.lastCall('decideRefund')).toEqual({ id: 'r1', given: true, reason: 'It is another transfer' });
});

it('a confirmed refund of the market without a TrxID: an admin says how it was given', async () => {
  const without = { ...given, method: null, reference: null };
  const { user, server, drawer } = await show({ refunds: [without] }, { decideRefund: { ...without, method: 'CASH_ON_DELIVERY' } });
  await user.click(await drawer.findByRole('button', { name: 'Say how it was given' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How did Haatbar give the refund for order HB-100001?' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Way/ }), 'CASH_ON_DELIVERY');
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The buyer was first');
  await user.click(dialog.getByRole('button', { name: 'Say how it was given' }));
  expect(await findToast('Decided.')).toBeInTheDocument();
  const how = { method: 'CASH_ON_DELIVERY', reference: null };
  expect(server.lastCall('decideRefund')).toEqual({ id: 'r1', given: true, reason: 'The buyer was first', how });
});

it('a confirmed refund that was not given is owed again, in Bangla', async () => {
  const { user, server, drawer } = await show({ refunds: [given] }, { decideRefund: { ...given, state: 'OWED' } }, 'bn');
  await user.click(await drawer.findByRole('button', { name: 'এখনো বাকি' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'অর্ডার HB-100001-এর ফেরত কি এখনো বাকি?' }));
  await user.type(dialog.getByRole('textbox'), 'টাকা যায়নি');
  await user.click(dialog.getByRole('button', { name: 'এখনো বাকি' }));
  expect(await findToast('সিদ্ধান্ত দেওয়া হয়েছে।')).toBeInTheDocument();
  expect(server.lastCall('decideRefund')).toEqual({ id: 'r1', given: false, reason: 'টাকা যায়নি' });
});

it('cash is corrected up to what the server allows, with a reason', async () => {
  const { user, server, order, drawer } = await show({ received: '85.00', cashCorrectableTo: '115.00' }, { confirmPayment: () => order });
  await user.click(await drawer.findByRole('button', { name: 'Correct the cash' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How much cash was collected for order HB-100001?' }));
  expect(dialog.getByText(/At most 115 Tk/)).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /^All cash/ }), '১০০');
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Both say so');
  await user.click(dialog.getByRole('button', { name: 'Correct the cash' }));
  expect(await findToast('The cash of order HB-100001 is corrected')).toBeInTheDocument();
  expect(server.lastCall('confirmPayment')).toEqual({ id: 'o1', amount: '100', reason: 'Both say so' });
});

it('cash that came by silence is corrected downwards, in Bangla', async () => {
  const { user, server, order, drawer } = await show(
    { received: '75.00', cashCorrectableFrom: '0.00' },
    { confirmPayment: () => order },
    'bn',
  );
  await user.click(await drawer.findByRole('button', { name: 'ক্যাশের হিসাব ঠিক করুন' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'অর্ডার HB-100001-এ মোট কত ক্যাশ নেওয়া হয়েছে?' }));
  expect(dialog.getByText(/^কমপক্ষে ৳০: এর বেশি/)).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /^মোট ক্যাশ/ }), '০');
  await user.type(dialog.getByRole('textbox', { name: /^কারণ/ }), 'কেউ দেয়নি');
  await user.click(dialog.getByRole('button', { name: 'ক্যাশের হিসাব ঠিক করুন' }));
  expect(await findToast('অর্ডার HB-100001-এর ক্যাশের হিসাব ঠিক হয়েছে')).toBeInTheDocument();
  expect(server.lastCall('confirmPayment')).toEqual({ id: 'o1', amount: '0', reason: 'কেউ দেয়নি' });
});

it('offers nothing that the server does not allow', async () => {
  const { drawer } = await show({ refunds: [{ ...given, actions: [] }] });
  expect(await drawer.findByText('Given back · bKash · 9WRONG1')).toBeInTheDocument();
  for (const name of ['Correct the TrxID', 'It is still owed', 'Correct the cash', 'Record our payment'])
    expect(drawer.queryByRole('button', { name })).toBeNull();
});
