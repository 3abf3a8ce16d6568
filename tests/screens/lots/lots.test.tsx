/** Lots of a seller, recalls of admins, and the form of a new harvest. */
import { screen, within } from '@testing-library/react';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const lot = {
  id: 'l1',
  code: 'MTGQVDM9XY34',
  productId: 'p1',
  name: 'Potato',
  secondName: 'আলু',
  ownerName: 'Karim',
  unit: 'KG',
  customUnitNote: null,
  quantity: '40',
  remaining: '12.5',
  state: 'OPEN',
  harvestedFrom: '2026-11-05',
  harvestedUntil: '2026-11-20',
  openedAt: '2026-11-20T06:00:00.000Z',
  reason: null,
  isRecallAsked: false,
  isRecallAskedByMe: false,
  unsaidCash: null,
  secondUnitNote: null,
  ownerId: 'u1',
  history: [],
  removals: [],
  removalTotal: { count: 0, quantity: '0' },
  images: [],
};
const step = {
  direction: 'FORWARD',
  distance: 1,
  code: lot.code,
  name: 'Potato',
  secondName: 'আলু',
  unit: 'KG',
  customUnitNote: null,
  quantity: '27.5',
  returned: '2',
  sellerName: 'Karim',
  buyerName: 'Salma',
  trackingNumber: 'HB-1001',
  deliveredAt: null,
  harvestedFrom: '2026-11-05',
  harvestedUntil: '2026-11-20',
};
const unitChange = {
  fromCode: 'MTGQVDM9XY33',
  fromUnit: 'TON',
  fromCustomUnitNote: null,
  fromQuantity: '1.4',
  code: lot.code,
  unit: 'KG',
  customUnitNote: null,
  quantity: '56',
  changedAt: '2026-11-19T06:00:00.000Z',
};
const open = async (path: string, role: 'PRODUCER' | 'ADMIN', answers: object, language: 'en' | 'bn' = 'en') => {
  const view = renderApp(path, { account: account(role), language, answers: { ...answers } });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

afterEach(clearToasts);

it('shows a lot with its days, traces it, and holds it with a reason', async () => {
  const { user, server } = await open('/dashboard/producerLots', 'PRODUCER', {
    lots: { totalCount: 1, nodes: [lot] },
    traceLot: { lot, hasMore: false, steps: [step], unitChanges: [unitChange] },
    holdLot: { ...lot, state: 'HELD', reason: 'Mould' },
  });
  const card = await screen.findByRole('article', { name: `Lot ${lot.code}` });
  expect(screen.getByText(/If one sack of it is bad, all of the lot is recalled/)).toBeInTheDocument();
  expect(card).toHaveTextContent(/Potato.*5 Nov 2026 – 20 Nov 2026.*12.5 KG of 40 KG/);
  await user.click(within(card).getByRole('button', { name: 'Where it went' }));
  const trace = await screen.findByRole('dialog');
  expect(await within(trace).findByText('Karim to Salma')).toBeInTheDocument();
  expect(trace).toHaveTextContent(/Lot MTGQVDM9XY33 went on as lot MTGQVDM9XY34.*1.4 Ton → 56 KG/);
  expect(trace).toHaveTextContent(/27.5 KG · Potato · HB-1001 · not delivered.*2 KG came back/);
  await user.click(within(trace).getByRole('button', { name: 'Close' }));
  await user.click(within(card).getByRole('button', { name: 'Hold' }));
  const dialog = await screen.findByRole('dialog', { name: `Put lot ${lot.code} on hold?` });
  await user.click(within(dialog).getByRole('button', { name: 'Hold' }));
  expect(server.calls.some(({ field }) => field === 'holdLot')).toBe(false);
  await user.type(within(dialog).getByRole('textbox'), 'Mould');
  await user.click(within(dialog).getByRole('button', { name: 'Hold' }));
  expect(await findToast(`Lot ${lot.code} is on hold. Its product is off the market.`)).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'holdLot')?.args).toMatchObject({ input: { code: lot.code, reason: 'Mould' } });
});

it('an admin finds a lot by its code, drills, and confirms a recall that was asked for, in Bangla with its digits', async () => {
  const asked = { ...lot, state: 'HELD', reason: 'Mould', isRecallAsked: true, unsaidCash: '750.00' };
  const { user, server } = await open(
    `/admin/recalls?code=${lot.code}`,
    'ADMIN',
    {
      heldLots: { totalCount: 0, nodes: [] },
      traceLot: { lot: asked, hasMore: false, steps: [], unitChanges: [] },
      drillRecall: { lots: 2, orders: 15, buyers: 12, seconds: 0.02 },
      confirmRecall: { ...asked, state: 'RECALLED', isRecallAsked: false },
    },
    'bn',
  );
  const card = await screen.findByRole('article', { name: `লট ${lot.code}` });
  expect(card).toHaveTextContent(/আলু.*Karim.*৫ নভেম্বর ২০২৬ – ২০ নভেম্বর ২০২৬.*Mould/);
  await user.click(within(card).getByRole('button', { name: 'মহড়া' }));
  expect(await within(card).findByText(/২টি লট, ১৫টি অর্ডার ও ১২ জন ক্রেতা/)).toBeInTheDocument();
  await user.click(within(card).getByRole('button', { name: 'তুলে নেওয়া নিশ্চিত করুন' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('অর্ডারগুলোর ৳৭৫০ দেওয়া হয়েছে কি না, কেউ জানাননি');
  await user.type(within(dialog).getByRole('textbox'), 'পরীক্ষায় ধরা পড়েছে');
  await user.click(within(dialog).getByRole('button', { name: 'তুলে নেওয়া নিশ্চিত করুন' }));
  expect(await findToast('তুলে নেওয়া হয়েছে। সবাইকে জানানো হয়েছে।')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'confirmRecall')?.args).toMatchObject({ input: { code: lot.code } });
});

it('who asked for a recall cannot confirm it; the lot stands once, with its own unit in Bangla', async () => {
  const unit = { unit: 'OTHERS', customUnitNote: 'bundle (1 bundle = 400 g)', secondUnitNote: 'আঁটি (১ আঁটি = ৪০০ গ্রাম)' };
  const asked = { ...lot, ...unit, state: 'HELD', reason: 'Mould', isRecallAsked: true, isRecallAskedByMe: true };
  const answers = { heldLots: { totalCount: 1, nodes: [asked] }, traceLot: { lot: asked, hasMore: false, steps: [], unitChanges: [] } };
  await open(`/admin/recalls?code=${lot.code}`, 'ADMIN', answers, 'bn');
  const card = await screen.findByRole('article', { name: `লট ${lot.code}` });
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(card).toHaveTextContent('অনুরোধ আপনার: আরেকজন অ্যাডমিন নিশ্চিত করবেন।');
  expect(card).toHaveTextContent('আঁটি');
  expect(card).not.toHaveTextContent('bundle');
  expect(within(card).queryByRole('button', { name: 'তুলে নেওয়া নিশ্চিত করুন' })).not.toBeInTheDocument();
});

it('says so where no lot has the code', async () => {
  await open('/admin/recalls?code=ABC', 'ADMIN', { heldLots: { totalCount: 0, nodes: [] }, traceLot: null });
  expect(await screen.findByText('No lot has this code. It has twelve characters.')).toBeInTheDocument();
});

it('shows how much of a recall was found, and takes what a buyer found by phone', async () => {
  const holder = {
    lotCode: lot.code,
    name: 'Potato',
    unit: 'KG',
    customUnitNote: null,
    sellerName: 'Karim',
    lineId: 'o1',
    orderId: 'order-1',
    trackingNumber: 'HB-1001',
    orderState: 'DELIVERED',
    buyerRole: 'CONSUMER',
    contactName: 'Rahima',
    contactPhone: '01712345678',
    quantity: '10',
    passedOn: '0',
    found: '2',
    missing: '8',
    stated: '2',
    most: '10',
    outcome: 'SET_ASIDE',
    statedAt: '2026-11-21T08:00:00.000Z',
    statedByRole: 'CONSUMER',
    statedByName: 'Rahima',
    notifiedAt: '2026-11-21T07:00:00.000Z',
    readAt: null,
    sms: 'FAILED',
    smsSentAt: null,
    refund: 'REFUNDED',
    refunded: '300.00',
    problems: ['SPOILED'],
  };
  const closed = { ...holder, lineId: 'o2', contactName: 'Closed account', contactPhone: null };
  const problem = {
    id: 'x1',
    trackingNumber: 'HB-1001',
    name: 'Potato',
    kind: 'SPOILED',
    state: 'OPEN',
    text: 'It smells',
    reportedAt: '2026-11-20T07:00:00.000Z',
    lotCodes: [lot.code],
  };
  const recalled = { ...lot, state: 'RECALLED', reason: 'Mould' };
  const removal = { id: 'r1', cause: 'DESTROYED', quantity: '5', createdAt: '2026-11-21T09:00:00.000Z' };
  const stock = { ...lot, ownerId: account('PRODUCER').id, remaining: '25', isReceived: false, removals: [removal] };
  const { user, server } = await open(`/dashboard/recalls/${lot.code}`, 'PRODUCER', {
    recall: { lot: recalled, recalledAt: '2026-11-21T06:00:00.000Z', quantity: '40', found: '32', lots: [stock] },
    recallHolders: { totalCount: 2, endCursor: 'c', hasMore: false, holders: [holder, closed] },
    lotProblems: { endCursor: 'c', hasMore: false, problems: [problem] },
    stateFoundGoods: {
      id: 'o1',
      reason: 'Mould',
      quantity: '10',
      found: '7',
      outcome: 'DESTROYED',
      most: '10',
      refund: 'REFUNDED',
      refunded: '300.00',
      lotCodes: [lot.code],
    },
  });
  const main = await screen.findByRole('main');
  expect(await within(main).findByText('Found: 32 KG of 40 KG')).toBeInTheDocument();
  expect(await within(main).findByText('It smells')).toBeInTheDocument();
  expect(main).toHaveTextContent(/Still in stock: 25 KG5 KG · recalled: destroyed/);
  expect(within(main).getByRole('combobox', { name: 'What became of it?' })).toHaveValue('');
  expect(within(main).queryByRole('button', { name: 'It is gone' })).not.toBeInTheDocument();
  expect(main).toHaveTextContent(/Rahima · 01712345678 · Consumer.*HB-1001 · Bought: 10 KG · Found: 2 KG · Missing: 8 KG · Refund: 300 Tk/);
  expect(main).toHaveTextContent(/Closed account · Consumer/);
  expect(main.querySelectorAll('a[href^="tel:"]')).toHaveLength(1);
  expect(main).toHaveTextContent(/Notified in the app: .* · Not read yet · SMS failed.*Stated: .* · Consumer · Rahima · It is set aside/);
  await user.click(within(main).getByRole('button', { name: 'Enter what was found: Rahima' }));
  const dialog = screen.getByRole('dialog');
  await user.clear(within(dialog).getByRole('textbox'));
  await user.type(within(dialog).getByRole('textbox'), '7');
  await user.selectOptions(within(dialog).getByRole('combobox'), 'DESTROYED');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await findToast('Saved. Thank you.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'stateFoundGoods')?.args).toEqual({
    input: { lineId: 'o1', quantity: '7', outcome: 'DESTROYED' },
  });
});

it('the trace writes a seller’s own unit in the language of the screen', async () => {
  const own = { unit: 'OTHERS', customUnitNote: 'bundle', secondUnitNote: 'আঁটি' };
  const change = { ...unitChange, fromUnit: 'OTHERS', fromCustomUnitNote: 'basket', fromSecondUnitNote: 'ঝুড়ি', ...own };
  const answers = {
    lots: { totalCount: 1, nodes: [lot] },
    traceLot: { lot, hasMore: false, steps: [{ ...step, ...own }], unitChanges: [change] },
  };
  const { user } = await open('/dashboard/producerLots', 'PRODUCER', answers, 'bn');
  await user.click(await screen.findByRole('button', { name: 'কোথায় গেছে' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/২৭.৫ আঁটি/)).toHaveTextContent('আলু');
  expect(dialog).toHaveTextContent(/ঝুড়ি → .*আঁটি/);
  expect(dialog).not.toHaveTextContent(/bundle|basket/);
});
