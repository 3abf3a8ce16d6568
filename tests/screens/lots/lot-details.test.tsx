/** Decisions about a lot, what left it without a sale, its files, all lots of the market, and the lots of an order. */
import { screen, within } from '@testing-library/react';
import { sitePages } from '../../../schema/values/site/site-routes';
import { saveFile } from '../../../client/platform/save-file';
import { order, orderLine } from '../support/market';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

jest.mock('../../../client/platform/save-file', () => ({ saveFile: jest.fn() }));

const lot = {
  id: 'l1',
  code: 'MTGQVDM9XY34',
  productId: 'p1',
  ownerId: 'u1',
  name: 'Potato',
  secondName: 'আলু',
  ownerName: 'Karim',
  unit: 'KG',
  customUnitNote: null,
  quantity: '40',
  remaining: '12.5',
  state: 'HELD',
  harvestedFrom: null,
  harvestedUntil: null,
  openedAt: '2026-11-20T06:00:00.000Z',
  reason: 'Mould',
  isRecallAsked: false,
  isRecallAskedByMe: false,
  unsaidCash: null,
  secondUnitNote: null,
  grade: null,
  images: [],
  history: [
    {
      id: 'e2',
      kind: 'DRILLED',
      createdAt: '2026-11-21T06:00:00.000Z',
      actorRole: 'ADMIN',
      actorName: null,
      reason: null,
      seconds: 0.02,
    },
    {
      id: 'e1',
      kind: 'HELD',
      createdAt: '2026-11-20T07:00:00.000Z',
      actorRole: 'PRODUCER',
      actorName: 'Karim',
      reason: 'Mould',
      seconds: null,
    },
  ],
  removalTotal: { count: 60, quantity: '5' },
  removals: [
    { id: 'r2', cause: 'COUNTED', quantity: '-1.5', createdAt: '2026-11-20T09:00:00.000Z' },
    { id: 'r1', cause: 'COUNTED', quantity: '2.5', createdAt: '2026-11-20T08:00:00.000Z' },
  ],
};
const openTrace = async (language: 'en' | 'bn', button: string, role: 'PRODUCER' | 'SUPERSALER' = 'PRODUCER') => {
  const file = { name: 'lot-MTGQVDM9XY34.jsonld', text: '{}', rowCount: 3, totalCount: 3 };
  const answers = {
    lots: { totalCount: 1, nodes: [lot] },
    traceLot: { lot, hasMore: false, steps: [], unitChanges: [], countedAway: null, countedAwayTotal: null },
    lotEpcis: file,
  };
  const view = renderApp(`${sitePages.lots[role].path}?view=HELD`, { account: account(role), language, answers });
  await view.user.click(await screen.findByRole('button', { name: button }));
  return view;
};

afterEach(clearToasts);

it('the trace shows who decided what and why, what left without a sale, and saves a file for programs', async () => {
  const { user } = await openTrace('en', 'Where it went', 'SUPERSALER');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Nothing of it was sold yet.')).toBeInTheDocument();
  expect(dialog).toHaveTextContent(/Recall rehearsed · 0.02 seconds.*· Admin.*Put on hold.*Mould.*· Producer · Karim/);
  expect(dialog).toHaveTextContent(/Changed without a sale1.5 KG · counted in again by the seller.*2.5 KG · counted down by the seller/);
  expect(dialog).not.toHaveTextContent('Gone without a sale');
  await user.click(within(dialog).getByRole('button', { name: 'File for programs (EPCIS)' }));
  expect(await findToast('3 rows saved in lot-MTGQVDM9XY34.jsonld')).toBeInTheDocument();
  expect(saveFile).toHaveBeenCalledWith('lot-MTGQVDM9XY34.jsonld', '{}', 'application/ld+json');
});

it('in Bangla with its digits; a grower is offered no file for programs', async () => {
  await openTrace('bn', 'কোথায় গেছে');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/তুলে নেওয়ার মহড়া হয়েছে/)).toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: /EPCIS/ })).not.toBeInTheDocument();
  expect(dialog).toHaveTextContent(/০.০২ সেকেন্ড.*বদলেছে১.৫ কেজি · বিক্রেতা আবার গুনে পেয়েছেন.*২.৫ কেজি · বিক্রেতা গুনে কম পেয়েছেন/);
});

it('an admin reads in the trace and in the recall what was counted away, and which lots may have it', async () => {
  const next = { ...lot, id: 'l2', code: 'MTGQVDM9XY35', quantity: '80', state: 'OPEN', openedAt: '2026-11-21T06:00:00.000Z' };
  const away = {
    lot: { ...lot, isReceived: false },
    cause: 'LOST',
    traderId: null,
    traderName: null,
    quantity: '80',
    countedAt: '2026-11-20T08:00:00.000Z',
    mayBe: [next],
    mayBeCount: 4,
  };
  const unlisted = { ...away, cause: 'NOT_LISTED', traderId: 't1', traderName: 'Salma', quantity: '40', mayBe: [], mayBeCount: 0 };
  const answers = {
    heldLots: { totalCount: 0, nodes: [] },
    traceLot: {
      lot,
      hasMore: false,
      steps: [],
      unitChanges: [],
      countedAway: [away, unlisted],
      countedAwayTotal: { count: 3, kilograms: '120' },
    },
    recall: {
      lot,
      recalledAt: '2026-11-22T08:00:00.000Z',
      quantity: '100',
      found: '0',
      lots: [],
      countedAway: [away],
      countedAwayTotal: { count: 1, kilograms: '80' },
    },
    recallHolders: { totalCount: 0, endCursor: null, hasMore: false, holders: [] },
    lotProblems: { endCursor: null, hasMore: false, problems: [] },
  };
  const text =
    /80 KG of lot MTGQVDM9XY34 · came back spoilt · 20 Nov 2026.*Lot MTGQVDM9XY35 · Potato · 80 KG · in stock since 21 Nov 2026 · In stockand 3 more: all lots of this seller/;
  const { user } = renderApp(`/admin/recalls?code=${lot.code}`, { account: account('ADMIN'), answers });
  await user.click(await screen.findByRole('button', { name: 'Where it went' }));
  const link = await within(await screen.findByRole('dialog')).findByRole('link', { name: `Lot ${next.code}` });
  expect(link).toHaveAttribute('href', `/admin/recalls?code=${next.code}`);
  expect(screen.getByRole('dialog')).toHaveTextContent(text);
  expect(screen.getByRole('dialog')).toHaveTextContent('40 KG of lot MTGQVDM9XY34 · with Salma, never listed · 20 Nov 2026');
  const recall = renderApp(`/dashboard/recalls/${lot.code}`, { account: account('ADMIN'), answers });
  expect((await within(recall.container).findByRole('heading', { name: 'Gone without a sale' })).closest('section')).toHaveTextContent(
    text,
  );
});

it('an admin lists all lots, by state, and those of one seller or product', async () => {
  const { user, server, address } = renderApp('/admin/recalls', {
    account: account('ADMIN'),
    answers: { heldLots: { totalCount: 0, nodes: [] }, allLots: { totalCount: 1, nodes: [lot] }, traceLot: null },
  });
  await user.click(await screen.findByRole('link', { name: 'All lots' }));
  const card = await screen.findByRole('article', { name: `Lot ${lot.code}` });
  expect(server.lastCall('allLots')).toMatchObject({ filter: { code: null, sellerId: null, productId: null, state: null } });
  await user.click(within(card).getByRole('link', { name: 'Lots of this seller' }));
  expect(address()).toBe('/admin/recalls?view=all&seller=u1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'On hold');
  expect(address()).toBe('/admin/recalls?view=all&seller=u1&state=HELD');
  await screen.findByRole('article', { name: `Lot ${lot.code}` });
  expect(server.lastCall('allLots')).toMatchObject({ filter: { sellerId: 'u1', state: 'HELD' } });
  await user.click(screen.getByRole('button', { name: 'Show the lots of all' }));
  expect(address()).toBe('/admin/recalls?view=all&state=HELD');
});

it('an order names the lots that a line was sent from, each with its page', async () => {
  const lines = [orderLine({ lots: [{ code: 'MTGQVDM9XY34' }, { code: 'MTGQVDM9XY37' }] })];
  renderApp('/orders/order-1', { account: account('CONSUMER'), answers: { order: order({ lines }) } });
  expect(await screen.findByRole('link', { name: 'MTGQVDM9XY34' })).toHaveAttribute('href', '/p/MTGQVDM9XY34');
  expect(screen.getByRole('link', { name: 'MTGQVDM9XY37' })).toHaveAttribute('href', '/p/MTGQVDM9XY37');
});
