import { screen, waitFor, within } from '@testing-library/react';
import { refund } from '../support/order-money';
import { account, renderApp } from '../support/render';
import { errorResponse } from '../support/fake-server';
import { clearToasts, findToast } from '../support/toasts';
import { adminOrder } from '../support/admin-order';
import { listOf } from './people';

const parties = {
  id: 'o1',
  trackingNumber: 'HB-1001',
  money: { cashCorrectableFrom: null },
  buyer: { id: 'b1', name: 'Rahima', phone: '01711111111' },
  seller: { id: 's1', name: 'Karim', phone: '01722222222' },
};
const denied = refund({
  id: 'r1',
  amount: '130.00',
  state: 'DENIED',
  method: 'BKASH',
  reference: '9K7TRX1',
  note: 'Nothing came',
  actions: ['DECIDE'],
  order: parties,
});
const open = async (nodes: readonly object[], answers: object = {}, language: 'en' | 'bn' = 'en') => {
  const view = renderApp('/admin/refunds', {
    account: account('ADMIN'),
    language,
    answers: { overdueRefunds: listOf(...nodes), ...answers },
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

afterEach(clearToasts);

it('shows both sides of a denied refund, and decides with a reason', async () => {
  const { user, server } = await open([denied], { decideRefund: { ...denied, state: 'CONFIRMED', actions: [] } });
  const card = await screen.findByRole('article', { name: 'HB-1001' });
  expect(card).toHaveTextContent(/Denied by the buyer.*Rahima · 01711111111.*Karim · 01722222222.*130 Tk.*bKash · 9K7TRX1.*Nothing came/);
  await user.click(within(card).getByRole('button', { name: 'It was given' }));
  const dialog = await screen.findByRole('dialog', { name: 'Was the refund for order HB-1001 given?' });
  await user.click(within(dialog).getByRole('button', { name: 'It was given' }));
  expect(await within(dialog).findAllByText('Please give a reason.')).not.toHaveLength(0);
  expect(within(dialog).getByRole('textbox', { name: /^TrxID/ })).toHaveValue('9K7TRX1');
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Seen on the statement');
  server.answer('overdueRefunds', listOf());
  await user.click(within(dialog).getByRole('button', { name: 'It was given' }));
  expect(await findToast('Decided.')).toBeInTheDocument();
  expect(server.lastCall('decideRefund')).toEqual({ id: 'r1', given: true, reason: 'Seen on the statement' });
  expect(await screen.findByText('Nothing is overdue')).toBeInTheDocument();
});

it('says in Bangla that a late one is still owed', async () => {
  const late = { ...denied, state: 'OWED', isOverdue: true, method: null, reference: null, note: null };
  const { user, server } = await open([late], { decideRefund: late }, 'bn');
  const card = await screen.findByRole('article', { name: 'HB-1001' });
  expect(card).toHaveTextContent(/দেরি হয়েছে.*০১৭১১১১১১১১.*৳১৩০/);
  await user.click(within(card).getByRole('button', { name: 'এখনো বাকি' }));
  const dialog = await screen.findByRole('dialog', { name: 'অর্ডার HB-1001-এর ফেরত কি এখনো বাকি?' });
  await user.type(within(dialog).getByRole('textbox'), 'ফোন করেছি');
  await user.click(within(dialog).getByRole('button', { name: 'এখনো বাকি' }));
  await waitFor(() => expect(server.lastCall('decideRefund')).toEqual({ id: 'r1', given: false, reason: 'ফোন করেছি' }));
});

it('a late one whose TrxID an order has: the admin says how it was given, and takes the TrxID back from there', async () => {
  const late = { ...denied, state: 'OWED', isOverdue: true, method: null, reference: null, note: null };
  const text = 'Order HB-7 has this TrxID.';
  const { user, server } = await open([late], {
    decideRefund: (args: { takeBackReason?: string }) =>
      args.takeBackReason
        ? { ...late, state: 'CONFIRMED', actions: [] }
        : errorResponse('CONFLICT', text, [{ field: 'reference', message: text }]),
  });
  await user.click(await screen.findByRole('button', { name: 'It was given' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Was the refund for order HB-1001 given?' }));
  expect(dialog.queryByRole('textbox', { name: /^TrxID/ })).toBeNull();
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Way/ }), 'NAGAD');
  await user.type(dialog.getByRole('textbox', { name: /^TrxID/ }), '9own1234');
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'On the statement');
  expect(dialog.queryByRole('textbox', { name: /^Why take the number back/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'It was given' }));
  await user.type(await dialog.findByRole('textbox', { name: /^Why take the number back/ }), 'The seller sent it');
  await user.click(dialog.getByRole('button', { name: 'It was given' }));
  expect(await findToast('Decided.')).toBeInTheDocument();
  expect(server.lastCall('decideRefund')).toEqual({
    id: 'r1',
    given: true,
    reason: 'On the statement',
    how: { method: 'NAGAD', reference: '9OWN1234' },
    takeBackReason: 'The seller sent it',
  });
});

it('records in Bangla what the market gave for a seller who has left, where the server allows it', async () => {
  const left = { ...denied, state: 'OWED', method: null, reference: null, note: null, actions: ['DECIDE', 'GIVE'] };
  const { user, server } = await open([left], { giveRefund: { ...left, state: 'GIVEN', actions: ['DECIDE'] } }, 'bn');
  await user.click(await screen.findByRole('button', { name: 'হাটবার টাকা দিয়েছে' }));
  const dialog = within(await screen.findByRole('dialog', { name: /হাটবার কীভাবে ৳১৩০ ফেরত দিয়েছে/ }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^মাধ্যম/ }), 'CASH_ON_DELIVERY');
  expect(dialog.queryByRole('textbox', { name: /^TrxID/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'হাটবার টাকা দিয়েছে' }));
  expect(await findToast('লেখা হয়েছে। ক্রেতাকে জানানো হলো।')).toBeInTheDocument();
  expect(server.lastCall('giveRefund')).toEqual({ id: 'r1', input: { method: 'CASH_ON_DELIVERY' } });
});

it.each([
  [
    'en',
    'It is not owed',
    'Was no cash paid for order HB-1001?',
    'Reason',
    '130 Tk in cash: it counts as paid only because the seller said nothing.',
  ],
  [
    'bn',
    'ফেরত পাওনা নয়',
    'অর্ডার HB-1001-এ কি কোনো ক্যাশ দেওয়া হয়নি?',
    'কারণ',
    'ক্যাশে ৳১৩০: বিক্রেতা কিছু জানাননি বলেই দেওয়া হয়েছে ধরা হয়েছে।',
  ],
] as const)(
  'what rests on silence alone is named, and an admin says that it is not owed, in %s',
  async (language, label, title, reason, text) => {
    const silent = { ...denied, state: 'OWED', method: null, reference: null, note: null, unsaidCash: '130.00', actions: ['GIVE'] };
    const order = { ...adminOrder, id: 'o1' };
    const { user, server } = await open(
      [{ ...silent, order: { ...parties, money: { cashCorrectableFrom: '0.00' } } }],
      { confirmPayment: order },
      language,
    );
    const card = within(await screen.findByRole('article', { name: 'HB-1001' }));
    expect(card.getByText(text)).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: label }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await user.type(dialog.getByRole('textbox', { name: new RegExp(`^${reason}`) }), 'Nobody paid it');
    await user.click(dialog.getByRole('button', { name: label }));
    await waitFor(() => expect(server.lastCall('confirmPayment')).toEqual({ id: 'o1', amount: '0.00', reason: 'Nobody paid it' }));
  },
);
