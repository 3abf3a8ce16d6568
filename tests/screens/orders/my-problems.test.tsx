import { screen, within } from '@testing-library/react';
import { account, renderApp } from '../support/render';

const problem = (more: object = {}) => ({
  id: 'p1',
  kind: 'SPOILED',
  state: 'OFFERED',
  wantedRemedy: 'REFUND',
  wantedAmount: null,
  offeredRemedy: 'PARTIAL_REFUND',
  offeredAmount: '40.00',
  remedy: null,
  refunded: '0.00',
  dueAt: '2026-11-20T06:00:00.000Z',
  mostRefundable: '90.00',
  isReplaceable: true,
  entries: [],
  actions: ['ACCEPT_OFFER', 'WITHDRAW'],
  order: { id: 'o1', trackingNumber: 'HB-1001' },
  line: { id: 'l1', productName: 'Potato', quantity: '2.500', unit: 'KG', customUnitNote: null, secondUnitNote: null },
  ...more,
});
const open = (path: string, role: 'CONSUMER' | 'PRODUCER', nodes: readonly object[], language: 'en' | 'bn' = 'en') =>
  renderApp(path, { account: account(role), language, answers: { myProblems: { totalCount: nodes.length, nodes } } });

it('lists problems with purchases: what is offered, until when, and a link to respond', async () => {
  const { server } = open('/problems', 'CONSUMER', [problem()]);
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent(/Spoiled: Potato.*Order HB-1001.*Seller offers: .*40 Tk/);
  expect(within(card).getByText('Waiting for your reply')).toBeInTheDocument();
  expect(within(card).getByRole('link', { name: 'Reply' })).toHaveAttribute('href', '/orders/o1');
  expect(server.calls.find(({ field }) => field === 'myProblems')?.args).toMatchObject({ side: 'BUYER', filter: { active: true } });
});

it('lists those that have ended, and none as such', async () => {
  const { user, server } = open('/problems', 'CONSUMER', []);
  expect(await screen.findByText('No open problems')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Closed' }));
  expect(await screen.findByText('No closed problems yet')).toBeInTheDocument();
  expect(server.calls.filter(({ field }) => field === 'myProblems').at(-1)?.args).toMatchObject({ filter: { active: false } });
});

it('shows a seller the hours that hold, in Bangla with its digits', async () => {
  open('/dashboard/producerProblems', 'PRODUCER', [problem({ state: 'ESCALATED', actions: [] })], 'bn');
  expect(await screen.findByText(/ডেলিভারির ৪৮ ঘণ্টার মধ্যে.*২৪ ঘণ্টার মধ্যে.*৭২ ঘণ্টায়/)).toBeInTheDocument();
  const card = await screen.findByRole('article');
  expect(within(card).queryByText('আপনার উত্তর বাকি')).not.toBeInTheDocument();
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/dashboard/producerOrder/o1');
});
