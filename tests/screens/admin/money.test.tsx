import { screen, within } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const month = (name: string, closedAt: string | null) => ({
  month: name,
  commission: '120.00',
  discounts: '20.00',
  refundsCovered: '0.00',
  vat: '0.00',
  received: '80.00',
  paidOut: '0.00',
  closedAt,
});
const overview = {
  id: 'money',
  owed: '1234.50',
  credits: '20.00',
  overdue: '345.00',
  overdueBills: 2,
  closableMonth: '2026-10',
  closable: month('2026-10', null),
  months: [month('2026-11', null), month('2026-10', null), month('2026-09', '2026-10-02T06:00:00.000Z')],
  debtors: [{ sellerId: 's1', name: 'Rahim Uddin', phone: '01711111111', balance: '900.00' }],
};
const show = async (answers: object = {}) => {
  const view = renderApp('/admin/money', { account: account('ADMIN'), answers: { moneyOverview: overview, ...answers } });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

afterEach(clearToasts);

it('shows what is owed, the months, and who owes most', async () => {
  await show();
  const months = await screen.findByRole('table', { name: 'Months' });
  expect(within(months).getByRole('row', { name: /September 2026.*Closed/ })).toBeInTheDocument();
  expect(within(months).getByRole('row', { name: /November 2026.*Open/ })).toBeInTheDocument();
  const debtors = screen.getByRole('table', { name: 'Sellers who owe the most' });
  expect(within(debtors).getByRole('row', { name: /Rahim Uddin.*900 Tk/ })).toBeInTheDocument();
  expect(screen.getByText('1,234.50 Tk')).toBeInTheDocument();
  expect(screen.getByText('345 Tk')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Overdue bills: 2' })).toHaveAttribute('href', '/admin/bills?state=OVERDUE');
});

it('closes the earliest open month after a question', async () => {
  const { user, server } = await show({ closeMonth: month('2026-10', '2026-11-24T06:00:00.000Z') });
  await user.click(await screen.findByRole('button', { name: 'Close October 2026' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close October 2026?' });
  expect(dialog).toHaveTextContent('cannot be reopened');
  expect(server.calls.some(({ field }) => field === 'closeMonth')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Close October 2026' }));
  expect(await findToast('October 2026 is closed.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'closeMonth')?.args).toMatchObject({ month: '2026-10' });
});

it('shows why a month was not closed', async () => {
  const { user } = await show({ closeMonth: errorResponse('CONFLICT', 'This month cannot be closed now.') });
  await user.click(await screen.findByRole('button', { name: 'Close October 2026' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Close October 2026' }));
  expect(await findToast('This month cannot be closed now.')).toBeInTheDocument();
});

it('offers nothing to close where no month is over', async () => {
  await show({ moneyOverview: { ...overview, closableMonth: null, closable: null, debtors: [] } });
  expect(await screen.findByText('No seller owes anything')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Close/ })).not.toBeInTheDocument();
});
