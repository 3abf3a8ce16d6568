import { screen, within } from '@testing-library/react';
import { billPaper, billRow, page } from '../support/bills';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const terms = { id: '1', vatPercent: 15, dueDays: 15, overdueLimit: '5000.00', billedFrom: '2026-10', taxNumber: null, payee: null };
const payment = { id: 'p1', amount: '100.00', method: 'BKASH', reference: 'BK7A', receivedOn: '2026-11-05', reversedAt: null };
const open = async (path: string, answers: object = {}) => {
  const view = renderApp(path, {
    account: account('ADMIN'),
    answers: { bills: page([billRow()]), bill: billPaper(), billingTerms: terms, ...answers },
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

afterEach(clearToasts);

it('lists bills by their state, with the seller', async () => {
  const { user, server, address } = await open('/admin/bills');
  const row = within(await screen.findByRole('table')).getByRole('row', { name: /HB-2026-000012/ });
  expect(within(row).getByRole('link', { name: 'Karim Farm' })).toHaveAttribute('href', '/admin/users?account=s1');
  await user.click(screen.getByRole('link', { name: 'Overdue' }));
  expect(address()).toBe('/admin/bills?state=OVERDUE');
  expect(server.calls.filter(({ field }) => field === 'bills').at(-1)?.args).toMatchObject({ filter: { state: 'OVERDUE' } });
});

it('records a payment: what is open by default, with its reference', async () => {
  const { user, server } = await open('/admin/bills?bill=b1', {
    recordBillPayment: billPaper({ state: 'PAID', paid: '345.00', open: '0.00', payments: [payment] }),
  });
  const dialog = await screen.findByRole('dialog', { name: 'Bill HB-2026-000012' });
  await user.click(await within(dialog).findByRole('button', { name: 'Record a payment' }));
  expect(within(dialog).getByRole('textbox', { name: /^Amount received/ })).toHaveValue('345.00');
  await user.click(within(dialog).getByRole('button', { name: 'Record a payment' }));
  expect(await within(dialog).findAllByText('Enter the transfer number, at least 4 letters or digits.')).not.toHaveLength(0);
  await user.type(within(dialog).getByRole('textbox', { name: /^Transfer number/ }), 'bk7a 99');
  await user.click(within(dialog).getByRole('button', { name: 'Record a payment' }));
  expect(await findToast('Payment recorded.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'recordBillPayment')?.args).toMatchObject({
    billId: 'b1',
    input: { amount: '345', method: 'BKASH', reference: 'BK7A99' },
  });
});

it('reverses a payment with a reason', async () => {
  const { user, server } = await open('/admin/bills?bill=b1', {
    bill: billPaper({ paid: '100.00', open: '245.00', payments: [payment] }),
    reverseBillPayment: billPaper({ payments: [{ ...payment, reversedAt: '2026-11-06T06:00:00.000Z' }] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Reverse' }));
  const dialog = screen.getByRole('dialog', { name: 'Reverse the payment of 100 Tk?' });
  await user.type(within(dialog).getByRole('textbox'), 'Wrong seller');
  await user.click(within(dialog).getByRole('button', { name: 'Reverse' }));
  expect(await findToast('Payment reversed.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'reverseBillPayment')?.args).toMatchObject({ paymentId: 'p1', reason: 'Wrong seller' });
});

it('changes the terms with a reason', async () => {
  const { user, server } = await open('/admin/bills', { changeBillingTerms: { ...terms, vatPercent: 7.5 } });
  await user.click(screen.getByRole('button', { name: 'Terms of bills' }));
  const dialog = await screen.findByRole('dialog', { name: 'Terms of bills' });
  const vat = await within(dialog).findByRole('textbox', { name: /^VAT/ });
  await user.clear(vat);
  await user.type(vat, '7.5');
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'New rate');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await findToast('Terms saved.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'changeBillingTerms')?.args).toMatchObject({
    input: { vatPercent: '7.5', dueDays: '15', overdueLimit: '5000', billedFrom: '2026-10', reason: 'New rate' },
  });
});
