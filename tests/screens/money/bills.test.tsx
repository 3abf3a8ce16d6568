import { screen, within } from '@testing-library/react';
import { billPaper, billRow, page } from '../support/bills';
import { outlook } from '../support/payouts';
import { errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';

const billing = (more: object = {}) => ({ id: 'me', overdue: '0.00', postsPaused: false, payee: null, taxNumber: null, ...more });
const standing = {
  myBalance: { id: 'me', owed: '345.00', credit: '0.00', balance: '345.00' },
  myPayoutOutlook: outlook({ due: '0.00', held: '0.00', canBeAskedFor: false }),
  myPayoutAccounts: [],
};
const open = async (path: string, answers: object = {}, language: 'en' | 'bn' = 'en') => {
  const view = renderApp(path, {
    account: account('PRODUCER'),
    language,
    answers: { ...standing, bills: page([billRow()]), bill: billPaper(), myBilling: billing(), ...answers },
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const BILLS = '/dashboard/producerMoney?view=bills';

it('lists bills with what is still to pay, each a link to its page', async () => {
  await open(BILLS);
  const row = within(await screen.findByRole('table', { name: 'Commission bill' })).getByRole('row', { name: /HB-2026-000012/ });
  expect(row).toHaveTextContent(/October 2026.*17 Nov 2026.*Open.*345 Tk.*345 Tk/);
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/dashboard/producerMoney/b1');
});

it('shows what is overdue, and that new posts are paused', async () => {
  await open('/dashboard/producerMoney', {
    myBilling: billing({ overdue: '345.00', postsPaused: true }),
    myLedger: { opening: '0', closing: '0', ...page([]) },
  });
  expect(await screen.findByText('345 Tk of your bills is overdue.')).toBeInTheDocument();
  expect(screen.getByText(/You cannot post new products until it is paid/)).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'See the bills' })) expect(link).toHaveAttribute('href', `${BILLS}#list`);
});

it('shows a bill as it is printed: parties, lines, VAT, what to pay, by when and where', async () => {
  await open('/dashboard/producerMoney/b1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Bill HB-2026-000012' })).toBeInTheDocument();
  const paper = screen.getByRole('article');
  for (const text of ['Karim Farm', 'Station Road', 'Savar, Dhaka', 'BIN: 0001234560101', 'HB-100001', 'VAT 15%', 'bKash 01711111111'])
    expect(within(paper).getByText(text, { exact: false })).toBeInTheDocument();
  expect(paper).toHaveTextContent(/VAT 15%45 Tk.*345 Tk/);
  expect(paper).toHaveTextContent('Left to pay: 345 Tk · Pay by: 17 Nov 2026');
});

it('writes a bill in Bangla, digits included', async () => {
  await open('/dashboard/producerMoney/b1', {}, 'bn');
  expect(await screen.findByRole('heading', { level: 1, name: 'বিল HB-2026-000012' })).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent('এখনো বাকি: ৳৩৪৫ · শেষ দিন: ১৭ নভেম্বর ২০২৬');
});

it('saves a tax number, and retains what was typed when the server rejects it', async () => {
  const { user } = await open(BILLS, { setTaxNumber: errorResponse('UNAVAILABLE', 'The market is closed for an hour.') });
  await user.click(await screen.findByRole('button', { name: 'Add BIN' }));
  const field = screen.getByRole('textbox', { name: /^BIN/ });
  await user.type(field, '123');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A BIN has 13 digits.')).toBeInTheDocument();
  await user.type(field, '4567890123');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The market is closed for an hour.')).toBeInTheDocument();
  expect(field).toHaveValue('1234567890123');
});
