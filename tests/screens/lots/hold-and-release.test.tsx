/** Holding a lot takes its product off the market: said before, shown at the product, undone with the release. */
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, myProduct } from '../support/products';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const lot = {
  id: 'l1',
  code: 'MTGQVDM9XY34',
  productId: '7',
  name: 'Potato',
  secondName: 'আলু',
  ownerName: 'Karim',
  ownerId: 'u1',
  unit: 'KG',
  customUnitNote: null,
  quantity: '40',
  remaining: '12.5',
  state: 'OPEN',
  harvestedFrom: null,
  harvestedUntil: null,
  openedAt: '2026-11-20T06:00:00.000Z',
  reason: null,
  isRecallAsked: false,
  isRecallAskedByMe: false,
  unsaidCash: null,
  secondUnitNote: null,
  images: [],
};
const lots = (...nodes: object[]) => ({ totalCount: nodes.length, nodes });
const open = async (path: string, answers: object, language: 'en' | 'bn' = 'bn') => {
  const view = renderApp(path, { account: account('PRODUCER'), language, answers: { myProducts: listOf(), ...answers } });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

afterEach(clearToasts);

it('the question before a hold, and before a request for a recall, says that the whole product leaves the market', async () => {
  const { user } = await open('/dashboard/producerLots', { lots: lots(lot) });
  const card = await screen.findByRole('article');
  for (const name of ['আটকে রাখুন', 'তুলে নেওয়ার অনুরোধ']) {
    await user.click(within(card).getByRole('button', { name }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(/পুরো পণ্য বাজার থেকে সরবে/);
    await user.click(within(dialog).getByRole('button', { name: 'বন্ধ করুন' }));
  }
});

it('a release offers to put the product back on the market, at once', async () => {
  const held = { ...lot, state: 'HELD', reason: 'Mould' };
  const { user, server } = await open('/dashboard/producerLots?view=HELD', {
    lots: lots(held),
    releaseLot: lot,
    postForSell: { products: [myProduct('7')] },
  });
  await user.click(within(await screen.findByRole('article')).getByRole('button', { name: 'ছাড়ুন' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), 'ভালো আছে');
  await user.click(within(dialog).getByRole('button', { name: 'ছাড়ুন' }));
  const offer = await screen.findByRole('alertdialog', { name: 'আলু বাজারে তুলবেন?' });
  server.answer('lots', lots());
  await user.click(within(offer).getByRole('button', { name: 'বাজারে তুলুন' }));
  expect(await findToast('আলু আবার বাজারে আছে।')).toBeInTheDocument();
  expect(server.calls.filter(({ field }) => field === 'postForSell').map(({ args }) => args)).toEqual([{ productIds: ['7'] }]);
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
});

it('a product that is off the market for a lot names the lot and leads to it', async () => {
  const { server } = await open(
    '/dashboard/product/7',
    {
      myProduct: myProduct('7', { addToSellPost: false }),
      lots: ({ filter }: { filter: { state: string } }) =>
        filter.state === 'HELD'
          ? lots({ ...lot, state: 'HELD' })
          : lots({ ...lot, id: 'l2', code: 'MTGQVDM9XY99', remaining: '0', state: 'RECALLED' }),
    },
    'en',
  );
  const link = await screen.findByRole('link', { name: 'Lot MTGQVDM9XY34' });
  expect(link).toHaveAttribute('href', '/dashboard/producerLots?view=HELD');
  expect(screen.getByText('Off the market: a lot of it is on hold')).toBeInTheDocument();
  expect(screen.queryByText(/MTGQVDM9XY99/)).not.toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'lots')?.args).toMatchObject({ filter: { productId: '7' } });
});
