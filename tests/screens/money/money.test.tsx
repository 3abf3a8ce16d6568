import { screen, waitFor, within } from '@testing-library/react';
import { addMonths, monthAt } from '../../../schema/values/money/months';
import { saveFile } from '../../../client/platform/save-file';
import { outlook } from '../support/payouts';
import { account, renderApp } from '../support/render';

jest.mock('../../../client/platform/save-file', () => ({ saveFile: jest.fn() }));

const entry = (id: string, more: object = {}) => ({
  id,
  kind: 'ORDER_DELIVERED',
  account: 'RECEIVABLE',
  amount: '1.50',
  commissionBase: null,
  commissionPercent: null,
  occurredAt: '2026-11-10T06:00:00.000Z',
  orderId: `order-${id}`,
  trackingNumber: `HB-${id}`,
  ...more,
});
const entries = [
  entry('1001', { commissionBase: '75.00', commissionPercent: '2.00' }),
  entry('1002', { account: 'PAYABLE', amount: '-20.00' }),
  entry('1003', { kind: 'BILL_PAYMENT', amount: '-4.50', orderId: null, trackingNumber: null }),
];
const ledger = (nodes: readonly object[]) => ({ opening: '10.00', closing: '-13.00', totalCount: nodes.length, nodes });
const open = async (nodes: readonly object[] = entries, language: 'en' | 'bn' = 'en', more: object = {}) => {
  const view = renderApp('/dashboard/producerMoney', {
    account: account('PRODUCER'),
    language,
    answers: {
      myBalance: { id: 'me', owed: '1234.50', credit: '20.00', balance: '1214.50' },
      myPayoutAccounts: [],
      bills: { totalCount: 3 },
      myPayoutOutlook: outlook(),
      myBilling: { id: 'me', overdue: '0.00', postsPaused: false, payee: 'bKash 01711111111', taxNumber: null },
      myLedger: ledger(nodes),
      ...more,
      myLedgerCsv: { name: 'statement.csv', text: 'For\r\n', rowCount: 3, totalCount: 3 },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

it('shows the balance, and each entry with its order', async () => {
  await open();
  const table = await screen.findByRole('table', { name: 'Transactions' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Commission2% of 75 TkHB-1001.*1\.50 Tkyou owe$/),
    expect.stringMatching(/^Discount paid by HaatbarHB-1002.* 2026 ?20 Tkyou get$/),
    expect.stringMatching(/^PaymentNone.*4\.50 Tkyou owe less$/),
  ]);
  // it is a line of its own: nothing parts it from the name otherwise
  expect(within(table).getByText('2% of 75 Tk').tagName).toBe('P');
  expect(within(table).getByRole('link', { name: 'HB-1001' })).toHaveAttribute('href', '/dashboard/producerOrder/order-1001');
});

it('begins with who owes whom: what is owed, and how to pay it', async () => {
  await open();
  const standing = await screen.findByRole('region', { name: 'You owe Haatbar 1,214.50 Tk' });
  expect(standing).toHaveTextContent('You owe 1,234.50 Tk commission and VAT; Haatbar owes you 20 Tk.');
  expect(standing).toHaveTextContent('How to payPay to: bKash 01711111111');
  expect(within(standing).getByRole('link', { name: 'See the bills' })).toHaveAttribute('href', '/dashboard/producerMoney?view=bills#list');
});

it('the way to the bills leads down to them', async () => {
  const { user, address } = await open(entries, 'en', { bills: { totalCount: 0, nodes: [] } });
  expect(await screen.findByText(/^Your first bill comes at the beginning of [A-Z]/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'See the bills' })).not.toBeInTheDocument();
  expect(address()).toBe('/dashboard/producerMoney');
  await user.click(screen.getByRole('link', { name: 'Bills' }));
  expect(await screen.findByText('No bill yet')).toBeInTheDocument();
});

it('the standing leads to the bills, with the focus on them', async () => {
  const { user } = await open(entries, 'en', { bills: { totalCount: 1, nodes: [] } });
  await user.click(await screen.findByRole('link', { name: 'See the bills' }));
  await waitFor(() => expect(document.querySelector('.money-lists')).toHaveFocus());
});

it.each([
  ['en', '1214.50', 'You owe Haatbar 1,214.50 Tk You owe buyers 150 Tk', 'Refunds to give back', 'Give it back'],
  ['en', '0.00', 'You and Haatbar owe each other nothing. You owe buyers 150 Tk', 'Refunds to give back', 'Give it back'],
  ['bn', '-20.00', 'হাটবার আপনাকে দেবে ৳২০ ক্রেতাদের ফেরত দিতে হবে ৳১৫০', 'যেসব টাকা ফেরত দেওয়া বাকি', 'ফেরত দিন'],
] as const)(
  'refunds that buyers wait for are a duty of their own, listed with the way to the step: %s, balance %s',
  async (language, balance, title, caption, give) => {
    const refund = (id: string, more: object = {}) => ({
      id,
      amount: '75.00',
      state: 'OWED',
      dueAt: '2026-11-30T06:00:00.000Z',
      isOverdue: false,
      order: { id: `order-${id}`, trackingNumber: `HB-${id}`, contactName: 'Salma Begum' },
      ...more,
    });
    const nodes = [refund('7', { state: 'DENIED', isOverdue: true }), refund('8')];
    const { server } = await open(entries, language, {
      myBalance: { id: 'me', owed: '0.00', credit: '0.00', balance },
      myRefundDuty: { id: 'me', count: 2, amount: '150.00', first: nodes[0] },
      myRefunds: { totalCount: 2, nodes },
    });
    expect(await screen.findByRole('region', { name: title })).toBeInTheDocument();
    const [, first, second] = within(screen.getByRole('table', { name: caption })).getAllByRole('row');
    expect(first).toHaveTextContent(
      language === 'en' ? /^HB-7Salma Begum75 Tk30 Nov.*The buyer did not get it/ : /^HB-7Salma Begum৳৭৫৩০ নভেম্বর.*ক্রেতা পাননি/,
    );
    expect(second).not.toHaveTextContent(language === 'en' ? /Late|did not get/ : /দেরি|পাননি/);
    expect(within(second!).getByRole('link', { name: give })).toHaveAttribute('href', '/dashboard/producerOrder/order-8');
    expect(server.lastCall('myRefunds')).toMatchObject({ states: ['OWED', 'DENIED'] });
  },
);

it('nothing is said of refunds where none is owed', async () => {
  await open();
  expect(await screen.findByRole('region', { name: 'You owe Haatbar 1,214.50 Tk' })).toBeInTheDocument();
  expect(screen.queryByText('Refunds to give back')).not.toBeInTheDocument();
});

it('begins with who owes whom: what comes, and when', async () => {
  const inFavour = { myBalance: { id: 'me', owed: '0.00', credit: '1940.00', balance: '-1940.00' } };
  const bkash = { method: 'BKASH' };
  await open(entries, 'en', { ...inFavour, myPayoutAccounts: [bkash] });
  const standing = await screen.findByRole('region', { name: 'Haatbar owes you 1,940 Tk' });
  expect(standing).toHaveTextContent('940 Tk comes on 29 Nov 2026; you can ask for it earlier.');
  expect(standing).toHaveTextContent('1,000 Tk comes once its orders are complete.');
  expect(within(standing).getByRole('link')).toHaveAttribute('href', '/dashboard/producerMoney?view=payouts#list');
});

it('asks for an account where money waits and there is none, in Bangla', async () => {
  await open(entries, 'bn', { myBalance: { id: 'me', owed: '0.00', credit: '940.00', balance: '-940.00' } });
  const standing = await screen.findByRole('region', { name: 'হাটবার আপনাকে দেবে ৳৯৪০' });
  expect(standing).toHaveTextContent('একটি অ্যাকাউন্ট যোগ করলেই ৳৯৪০ পাঠানো যাবে।');
});

it('asks for the month of the address, and shows the balances before and after it', async () => {
  const { server, user, address } = await open();
  const last = addMonths(monthAt(new Date()), -1);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Month' }), last);
  expect(address()).toBe(`/dashboard/producerMoney?month=${last}`);
  expect(await screen.findByText(/Opening balance: 10 Tk/)).toBeInTheDocument();
  const asked = server.calls.filter(({ field }) => field === 'myLedger').at(-1)?.args;
  expect(asked).toMatchObject({ fromMonth: last, untilMonth: last });
});

it('has nothing to show before a first delivery', async () => {
  await open([]);
  expect(await screen.findByText('Commission appears here once an order is delivered.')).toBeInTheDocument();
});

it('is in Bangla, with Bangla digits', async () => {
  await open(entries, 'bn');
  expect(await screen.findByRole('heading', { level: 1, name: 'টাকার হিসাব' })).toBeInTheDocument();
  expect(await screen.findByText(/১,২৩৪\.৫০/)).toBeInTheDocument();
});

it('saves the statement as a file', async () => {
  const { user } = await open();
  await screen.findByRole('table', { name: 'Transactions' });
  await user.click(screen.getByRole('button', { name: /CSV/ }));
  expect(jest.mocked(saveFile)).toHaveBeenCalledWith('statement.csv', 'For\r\n', expect.any(String));
});
