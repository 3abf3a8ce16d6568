/** The lots on the pick list of a day. */
import { screen, waitFor } from '@testing-library/react';
import { account, renderApp } from '../support/render';

const lots = [
  { code: 'MTGQVDM9XY34', quantity: '5' },
  { code: 'MTGQVDM9XY37', quantity: '1.5' },
];
const pick = {
  productId: 'p1',
  name: 'Potato',
  unit: 'KG',
  customUnitNote: null,
  quantity: '7.5',
  weightKg: '7.5',
  orderCount: 2,
  onHold: '1',
  lots,
  lotsInStock: lots.map((lot) => ({ ...lot, harvestedFrom: '2026-11-20', harvestedUntil: '2026-11-20' })),
};
const day = {
  date: '2026-11-29',
  hasMore: false,
  counts: { toPick: 1, toDeliver: 0, overdue: 0 },
  pickList: [pick],
  packingList: [],
  amountToCollect: '0.00',
  runSheet: [],
};

it('names the lots to take from where there are several, and what is on hold', async () => {
  renderApp('/dashboard/producerOrder?side=day', { account: account('PRODUCER'), answers: { sellerDay: day } });
  const row = (await screen.findByRole('checkbox', { name: /^Potato/ })).closest('li');
  expect(row).toHaveTextContent(/Lot MTGQVDM9XY34: 5 · Lot MTGQVDM9XY37: 1.5.*1 KG is in a lot on hold. Do not send it./);
});

it('a seller chooses the lot that is taken first, and the list is read again', async () => {
  const { user, server } = renderApp('/dashboard/producerOrder?side=day', {
    account: account('PRODUCER'),
    answers: { sellerDay: day, takeFirstFromLot: { id: 'l2', code: 'MTGQVDM9XY37' } },
  });
  const choice = await screen.findByRole('combobox', { name: 'Take first from' });
  expect(choice).toHaveTextContent('Lot MTGQVDM9XY37 · 1.5 KG · 20 Nov 2026');
  await user.selectOptions(choice, 'MTGQVDM9XY37');
  const readsOf = () => server.calls.filter(({ field }) => field === 'sellerDay').length;
  await waitFor(() => expect(readsOf()).toBeGreaterThan(1));
  expect(server.calls.find(({ field }) => field === 'takeFirstFromLot')?.args).toEqual({ code: 'MTGQVDM9XY37' });
});
