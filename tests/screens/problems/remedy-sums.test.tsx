/** "Full refund" has its amount wherever it is chosen, agreed to or decided. */
import { screen, within } from '@testing-library/react';
import { listOf } from '../admin/people';
import { sale } from '../sales/sale-responses';
import { order, orderLine } from '../support/market';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const line = {
  id: 'order-line-1',
  productName: 'আলু',
  secondName: null,
  quantity: '2.500',
  unit: 'KG',
  customUnitNote: null,
  secondUnitNote: null,
};
const problem = (more: Record<string, unknown> = {}) => ({
  id: 'p1',
  kind: 'SPOILED',
  state: 'OPEN',
  wantedRemedy: 'REFUND',
  wantedAmount: null,
  offeredRemedy: null,
  offeredAmount: null,
  remedy: null,
  refunded: '0.00',
  dueAt: '2026-03-06T06:00:00.000Z',
  actions: [],
  mostRefundable: '47.04',
  isReplaceable: true,
  line,
  entries: [],
  ...more,
});
const full = 'পুরো টাকা ফেরত: ৳৪৭.০৪';

afterEach(clearToasts);

it('a buyer sees how much a full refund of a product is, and that the delivery is not in it', async () => {
  const until = '2099-03-06T06:00:00.000Z';
  const lines = [orderLine({ reportUntil: until, mostRefundable: '47.04' })];
  const mine = order({ status: 'DELIVERED', progress: 'DONE', actions: [], lines });
  const { user } = renderApp('/orders/order-1', { account: account('CONSUMER'), language: 'bn', answers: { order: mine } });
  await user.click(await screen.findByRole('button', { name: 'সমস্যা জানান' }));
  const choice = within(await screen.findByRole('dialog')).getByRole('radio', { name: new RegExp(full) });
  expect(choice).toHaveAccessibleName(/ডেলিভারি চার্জ বাদে/);
});

it('a seller sees it before agreeing', async () => {
  const one = sale({ status: 'DELIVERED', progress: 'DONE', actions: [], problems: [problem({ actions: ['ACCEPT'] })] });
  const { user } = renderApp('/dashboard/producerOrder/o1', {
    account: account('PRODUCER'),
    language: 'bn',
    width: 360,
    answers: { order: one },
  });
  expect(await screen.findByText(`ক্রেতা চান: ${full}`)).toBeInTheDocument();
  expect(screen.getByText(`ক্রেতা চান: ${full}`).closest('.problems-place')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'মেনে নিন' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(full);
});

it('an admin sees it at the choice and on the button, and the error is the admin’s own', async () => {
  const about = {
    id: 'order-1',
    trackingNumber: 'HB-1042',
    total: '197.04',
    buyer: { id: 'b1', name: 'Rahima', phone: '01712345678' },
    seller: { id: 's1', name: 'Karim', phone: '01800000001' },
  };
  const one = problem({ state: 'ESCALATED', actions: ['DECIDE'], order: about });
  const view = renderApp('/admin/problems', {
    account: account('ADMIN'),
    language: 'bn',
    answers: { orderProblems: listOf(one), decideProblem: { ...one, state: 'SOLVED', remedy: 'REFUND', refunded: '47.04' } },
  });
  await view.user.click(await screen.findByRole('button', { name: 'সিদ্ধান্ত দিন' }));
  const dialog = within(await screen.findByRole('dialog'));
  await view.user.click(dialog.getByRole('button', { name: 'পাঠান' }));
  expect((await dialog.findAllByText('ক্রেতা কী পাবেন, বেছে নিন।')).length).toBeGreaterThan(0);
  await view.user.click(dialog.getByRole('radio', { name: new RegExp(full) }));
  await view.user.type(dialog.getByRole('textbox', { name: /কারণ/ }), 'পচা');
  await view.user.click(dialog.getByRole('button', { name: 'পাঠান: ৳৪৭.০৪ ফেরত' }));
  expect(await findToast(/./)).toBeInTheDocument();
  expect(view.server.lastCall('decideProblem')).toMatchObject({ remedy: 'REFUND' });
});
