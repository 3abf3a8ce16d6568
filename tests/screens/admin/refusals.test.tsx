import { screen, within } from '@testing-library/react';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const contest = {
  id: 'c1',
  text: 'No one came',
  state: 'OPEN',
  reason: null,
  openedAt: '2026-11-20T06:00:00.000Z',
  order: {
    id: 'o1',
    trackingNumber: 'HB-1001',
    total: '130.00',
    buyer: { id: 'b1', name: 'Rahima', phone: '01711111111', refusals: { refused: 2, deliveries: 5 } },
    seller: { id: 's1', name: 'Karim', phone: '01722222222' },
  },
};
const open = async (path: string, nodes: readonly object[], answers: object = {}, language: 'en' | 'bn' = 'en') => {
  const view = renderApp(path, {
    account: account('ADMIN'),
    language,
    answers: { refusalContests: { totalCount: nodes.length, nodes }, ...answers },
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

afterEach(clearToasts);

it('shows both sides, and decides with a reason', async () => {
  const { user, server } = await open('/admin/refusals', [contest], {
    decideRefusalContest: { ...contest, state: 'ACCEPTED', reason: 'Seen' },
  });
  const card = await screen.findByRole('article', { name: 'HB-1001' });
  expect(card).toHaveTextContent(/Rahima · 01711111111.*2 of 5 deliveries.*Karim · 01722222222.*130 Tk.*No one came/);
  await user.click(within(card).getByRole('button', { name: 'Does not count' }));
  const dialog = screen.getByRole('dialog', { name: 'Is the buyer of order HB-1001 right?' });
  await user.type(within(dialog).getByRole('textbox'), 'Seen');
  await user.click(within(dialog).getByRole('button', { name: 'Does not count' }));
  expect(await findToast('Decided.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'decideRefusalContest')?.args).toMatchObject({
    id: 'c1',
    accepted: true,
    reason: 'Seen',
  });
});

it('lists what is decided, in Bangla with its digits', async () => {
  const { server } = await open('/admin/refusals?view=decided', [{ ...contest, state: 'DISMISSED', reason: 'Seen' }], {}, 'bn');
  const card = await screen.findByRole('article', { name: 'HB-1001' });
  expect(card).toHaveTextContent(/০১৭১১১১১১১১.*৫টি ডেলিভারির মধ্যে ২টি.*৳১৩০/);
  expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'refusalContests')?.args).toMatchObject({ open: false });
});
