import { screen, within } from '@testing-library/react';
import { addMonths, monthAt } from '../../../schema/values/money/months';
import { saveFile } from '../../../client/platform/save-file';
import { account, renderApp } from '../support/render';

jest.mock('../../../client/platform/save-file', () => ({ saveFile: jest.fn() }));

const entry = (id: string, more: object = {}) => ({
  ...{ id, kind: 'ORDER_DELIVERED', account: 'RECEIVABLE', amount: '1.50', occurredAt: '2026-11-10T06:00:00.000Z' },
  ...{ orderId: `order-${id}`, trackingNumber: `HB-${id}` },
  ...more,
});
const entries = [
  entry('1001'),
  entry('1002', { account: 'PAYABLE', amount: '-20.00' }),
  entry('1003', { kind: 'BILL_PAYMENT', amount: '-4.50', orderId: null, trackingNumber: null }),
];
const ledger = (nodes: readonly object[]) => ({ opening: '10.00', closing: '-13.00', totalCount: nodes.length, nodes });
const open = async (nodes: readonly object[] = entries, language: 'en' | 'bn' = 'en') => {
  const view = renderApp('/dashboard/producerMoney', {
    account: account('PRODUCER'),
    language,
    answers: {
      myBalance: { id: 'me', owed: '1234.50', credit: '20.00', balance: '1214.50' },
      myBilling: { id: 'me', overdue: '0.00', postsPaused: false, taxNumber: null },
      myLedger: ledger(nodes),
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
    expect.stringMatching(/^CommissionHB-1001.*1\.50 Tk$/),
    expect.stringMatching(/^Online payment or discountHB-1002.*20 Tk$/),
    expect.stringMatching(/^PaymentNone.*4\.50 Tk$/),
  ]);
  expect(within(table).getByRole('link', { name: 'HB-1001' })).toHaveAttribute('href', '/dashboard/producerOrder/order-1001');
  expect(screen.getByText('1,214.50 Tk')).toBeInTheDocument();
  expect(screen.getByText('1,234.50 Tk')).toBeInTheDocument();
});

it('asks for the month of the address, and shows the balances before and after it', async () => {
  const { server, user, address } = await open();
  const last = addMonths(monthAt(new Date()), -1);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Month' }), last);
  expect(address()).toBe(`/dashboard/producerMoney?month=${last}`);
  expect(await screen.findByText(/Before: 10 Tk/)).toBeInTheDocument();
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
