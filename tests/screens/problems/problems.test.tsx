/** Problems with orders on the screens of buyers, sellers and admins. */
import { screen, within } from '@testing-library/react';
import { listOf } from '../admin/people';
import { sale } from '../sales/sale-responses';
import { order, orderLine } from '../support/market';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

afterEach(clearToasts);

const entry = (more: Record<string, unknown>) => ({
  id: 'e1',
  action: 'REPORT',
  actor: 'BUYER',
  text: 'Half of it is rotten',
  remedy: 'PARTIAL_REFUND',
  amount: '30.00',
  images: [],
  createdAt: '2026-03-05T06:00:00.000Z',
  ...more,
});
const problem = (more: Record<string, unknown> = {}) => ({
  id: 'p1',
  kind: 'SPOILED',
  state: 'OPEN',
  wantedRemedy: 'PARTIAL_REFUND',
  wantedAmount: '30.00',
  offeredRemedy: null,
  offeredAmount: null,
  remedy: null,
  refunded: '0.00',
  dueAt: '2026-03-06T06:00:00.000Z',
  actions: [],
  mostRefundable: '75.00',
  isReplaceable: true,
  line: { id: 'order-line-1', productName: 'Diamant Potato', quantity: '2.500', unit: 'KG', customUnitNote: null, secondUnitNote: null },
  entries: [entry({ images: [{ id: 'i1', url: '/order-images/i1' }] })],
  ...more,
});
const delivered = { status: 'DELIVERED', progress: 'DONE', actions: [] };
const until = '2099-03-06T06:00:00.000Z';

it('a buyer reports a problem with a line; what is missing is named', async () => {
  const mine = order({ ...delivered, lines: [orderLine({ reportUntil: until, mostRefundable: '75.00' })] });
  const reported = problem({ actions: ['WITHDRAW'], order: mine });
  const view = renderApp('/orders/order-1', { account: account('CONSUMER'), answers: { order: mine, reportProblem: reported } });
  await view.user.click(await screen.findByRole('button', { name: 'Report a problem' }));
  const dialog = within(screen.getByRole('dialog'));
  await view.user.click(dialog.getByRole('button', { name: /^Send/ }));
  expect((await dialog.findAllByText('Choose what is wrong.')).length).toBeGreaterThan(0);
  await view.user.click(dialog.getByRole('radio', { name: 'Something missing' }));
  await view.user.click(dialog.getByRole('radio', { name: 'Partial refund' }));
  expect(dialog.getByText('At most 75 Tk')).toBeInTheDocument();
  await view.user.type(dialog.getByLabelText(/Amount/), '৩০');
  await view.user.type(dialog.getByLabelText(/What happened/), 'Half of it is missing');
  await view.user.click(dialog.getByRole('button', { name: /^Send/ }));
  expect(await findToast('Problem reported')).toBeInTheDocument();
  const sent = view.server.calls.find(({ field }) => field === 'reportProblem')?.args['input'];
  expect(sent).toMatchObject({ orderId: 'order-1', lineId: 'order-line-1', kind: 'MISSING', remedy: 'PARTIAL_REFUND', amount: '30' });
});

it('the only product is chosen already, though the whole order could be too', async () => {
  const lines = [orderLine({ reportUntil: until, mostRefundable: '75.00' })];
  const mine = order({ ...delivered, reportUntil: until, lines });
  const { user } = renderApp('/orders/order-1', { account: account('CONSUMER'), answers: { order: mine } });
  await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
  expect(within(screen.getByRole('dialog')).getByRole('combobox', { name: /Which product/ })).toHaveValue('order-line-1');
});

it('a report stands beside the confirmation of the receipt, which is not louder', async () => {
  const lines = [orderLine({ reportUntil: until, mostRefundable: '75.00' })];
  const mine = order({ ...delivered, actions: ['RECEIVE'], lines });
  const view = renderApp('/orders/order-1', { account: account('CONSUMER'), answers: { order: mine } });
  const receipt = await screen.findByRole('button', { name: 'I have received it' });
  const beside = await within(receipt.closest<HTMLElement>('.page-actions')!).findByRole('button', { name: 'Report a problem' });
  for (const button of [receipt, beside]) expect(button).toHaveClass('look-outline');
  await view.user.click(beside);
  expect(screen.getByRole('dialog', { name: 'Report a problem' })).toBeInTheDocument();
});

it('a buyer sees the history and accepts an offer', async () => {
  const offered = problem({ state: 'OFFERED', offeredRemedy: 'REPLACEMENT', actions: ['ACCEPT_OFFER', 'DECLINE_OFFER', 'WITHDRAW'] });
  const mine = order({ ...delivered, refunded: '20.00', problems: [offered] });
  const accepted = { ...offered, state: 'REPLACING', actions: [], order: mine };
  const view = renderApp('/orders/order-1', { account: account('CONSUMER'), answers: { order: mine, acceptProblemOffer: accepted } });
  expect(await screen.findByText('Half of it is rotten')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Photo 1' })).toHaveAttribute('src', '/order-images/i1');
  expect(screen.getByText('20 Tk of this order will be refunded to the buyer.')).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Accept the offer' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText('Accept the offer: Replacement?')).toBeInTheDocument();
  await view.user.click(dialog.getByRole('button', { name: 'Accept the offer' }));
  expect(await findToast('Saved')).toBeInTheDocument();
});

it.each([
  ['one that is open leads', problem(), ['Problems', 'Products']],
  ['one that is settled comes last', problem({ state: 'SOLVED', dueAt: null }), ['Products', 'Problems']],
])('of problems, %s', async (_name, one, expected) => {
  const mine = order({ ...delivered, problems: [one] });
  renderApp('/orders/order-1', { account: account('CONSUMER'), answers: { order: mine } });
  await screen.findByRole('heading', { name: 'Problems' });
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.filter((title) => expected.includes(title ?? ''))).toEqual(expected);
});

it('a seller offers something else', async () => {
  const open = problem({ actions: ['ACCEPT', 'OFFER', 'DECLINE'] });
  const sold = sale({ ...delivered, refunded: '0.00', reportUntil: null, problems: [open] });
  const view = renderApp('/dashboard/producerOrder/o1', {
    account: account('PRODUCER'),
    answers: { mySales: listOf(sold), order: sold, offerForProblem: { ...open, state: 'OFFERED', actions: [], order: sold } },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Offer something else' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Offer something else' }));
  await view.user.click(dialog.getByRole('radio', { name: 'Partial refund' }));
  await view.user.type(dialog.getByLabelText(/Amount/), '10');
  await view.user.click(dialog.getByRole('button', { name: /^Send/ }));
  expect(await findToast('Saved')).toBeInTheDocument();
  expect(view.server.calls.find(({ field }) => field === 'offerForProblem')?.args).toMatchObject({
    id: 'p1',
    remedy: 'PARTIAL_REFUND',
    amount: '10',
  });
});

it('no screen offers a replacement of what is sold in another unit by now', async () => {
  const open = problem({ wantedRemedy: 'REPLACEMENT', wantedAmount: null, isReplaceable: false, actions: ['ACCEPT', 'OFFER', 'DECLINE'] });
  const sold = sale({ ...delivered, refunded: '0.00', reportUntil: null, problems: [open] });
  const { user } = renderApp('/dashboard/producerOrder/o1', {
    account: account('PRODUCER'),
    answers: { mySales: listOf(sold), order: sold },
  });
  await user.click(await screen.findByRole('button', { name: 'Offer something else' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Offer something else' }));
  expect(dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['REFUND', 'PARTIAL_REFUND']);
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

it('a seller names how much of a replacement is sent: all of the line at first, taken off the stock', async () => {
  const replacing = problem({
    state: 'REPLACING',
    wantedRemedy: 'REPLACEMENT',
    wantedAmount: null,
    actions: ['OFFER', 'SEND_REPLACEMENT'],
  });
  const sold = sale({ ...delivered, refunded: '0.00', reportUntil: null, problems: [replacing] });
  const about = { action: 'SEND_REPLACEMENT', actor: 'SELLER', text: null, remedy: 'REPLACEMENT', amount: null, quantity: '1.500' };
  const solved = { ...replacing, state: 'SOLVED', actions: [], entries: [entry({ id: 'e3', ...about })] };
  const view = renderApp('/dashboard/producerOrder/o1', {
    account: account('PRODUCER'),
    answers: { mySales: listOf(sold), order: sold, sendReplacement: { ...solved, order: sold } },
  });
  expect(await screen.findByText('Replacement to be sent')).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Mark replacement as sent' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Mark replacement as sent' }));
  expect(dialog.getByText('What you send is taken off your stock.')).toBeInTheDocument();
  expect(dialog.getByText('Delivered: 2.5 KG')).toBeInTheDocument();
  const field = dialog.getByLabelText(/How much you send/);
  expect(field).toHaveValue('2.5');
  await view.user.clear(field);
  await view.user.type(field, '1.5');
  view.server.answer('order', { ...sold, problems: [solved] });
  await view.user.click(dialog.getByRole('button', { name: /^Send/ }));
  expect(await findToast('Saved')).toBeInTheDocument();
  expect(view.server.calls.find(({ field: name }) => name === 'sendReplacement')?.args).toMatchObject({ id: 'p1', quantity: '1.5' });
  expect(await screen.findByText(/^· Replacement, 1\.5 KG$/)).toHaveTextContent('You sent the replacement · Replacement, 1.5 KG');
});

it('an admin reads both sides and decides that nothing is owed', async () => {
  const declined = entry({ id: 'e2', action: 'DECLINE', actor: 'SELLER', text: 'It was fresh', remedy: null, amount: null });
  const about = {
    id: 'order-1',
    trackingNumber: 'HB-1042',
    total: '127.50',
    buyer: { id: 'b1', name: 'Rahima', phone: '01712345678' },
    seller: { id: 's1', name: 'Karim', phone: '01800000001' },
  };
  const escalated = problem({ state: 'ESCALATED', actions: ['DECIDE'], entries: [entry({}), declined], order: about });
  const view = renderApp('/admin/problems', {
    account: account('ADMIN'),
    answers: { orderProblems: listOf(escalated), decideProblem: { ...escalated, state: 'DISMISSED', actions: [] } },
  });
  expect(await screen.findByText('It was fresh')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'What the buyer wrote' })).toBeInTheDocument();
  expect(view.server.calls.find(({ field }) => field === 'orderProblems')?.args).toMatchObject({ filter: { states: ['ESCALATED'] } });
  await view.user.click(screen.getByRole('button', { name: 'Decide' }));
  const dialog = within(screen.getByRole('dialog'));
  await view.user.click(dialog.getByRole('radio', { name: 'No refund' }));
  await view.user.type(dialog.getByLabelText(/Reason/), 'The image shows fresh potatoes');
  await view.user.click(dialog.getByRole('button', { name: /^Send/ }));
  expect(await findToast('The problem is decided')).toBeInTheDocument();
  expect(view.server.calls.find(({ field }) => field === 'decideProblem')?.args).toMatchObject({
    id: 'p1',
    reason: 'The image shows fresh potatoes',
  });
});

it('what Haatbar decided against the seller is not said to be agreed', async () => {
  const decided = [
    entry({}),
    entry({ id: 'e2', action: 'DECLINE', actor: 'SELLER' }),
    entry({ id: 'e3', action: 'DECIDE', actor: 'ADMIN' }),
  ];
  const problems = [problem({ state: 'SOLVED', remedy: 'PARTIAL_REFUND', refunded: '30.00', entries: decided })];
  renderApp('/orders/order-1', { account: account('CONSUMER'), answers: { order: order({ ...delivered, problems }) } });
  expect(await screen.findByText(/^Decided by Haatbar: Partial refund.*30 Tk/)).toBeInTheDocument();
  expect(screen.queryByText(/^Agreed/)).not.toBeInTheDocument();
});
