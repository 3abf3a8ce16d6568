import { screen, waitFor, within } from '@testing-library/react';
import { product } from '../support/goods';
import { refuse } from '../support/fake-server';
import { account, renderApp } from '../support/render';

const page = (nodes: readonly object[]) => ({ nodes, totalCount: nodes.length, pageInfo: { hasNextPage: false, endCursor: null } });
const receipt = (more: Record<string, unknown> = {}) => ({
  ...{
    id: 'r-1',
    name: 'Diamant Potato',
    unit: 'KG',
    customUnitNote: null,
    quantity: '500',
    remaining: '120',
    cost: '15000.00',
    unitCost: '30.00',
  },
  ...{
    harvestedOn: null,
    receivedAt: '2026-03-05T08:00:00.000Z',
    orderId: 'o1',
    trackingNumber: 'HB-1001',
    sellerName: 'Karim Krishi Khamar',
  },
  ...{ product: product({ id: 'p-1' }), listings: [] },
  ...more,
});
const goods = ['1', '2', '3', '4', '5'].map((n) => product({ id: `p-${n}`, name: `Potato ${n}`, pricePerKg: `${30 + Number(n)}.00` }));
const market = '/dashboard/supersellerProducerProducts';
type Options = NonNullable<Parameters<typeof renderApp>[1]>;
const open = (path = market, { answers, ...options }: Options = {}) =>
  renderApp(path, {
    account: account('SUPERSALER'),
    answers: { bulkProducts: page(goods), compareProducts: goods.slice(0, 2), receivedGoods: page([receipt()]), ...answers },
    ...options,
  });

describe('the market for businesses', () => {
  it('T9 R9 keeps search, order and filters in the address and asks the server for them', async () => {
    const view = open(`${market}?sort=KG_PRICE_ASC&category=potato&stock=1`);
    expect(await screen.findByRole('link', { name: 'Potato 1' })).toHaveAttribute('href', '/product/p-1');
    const asked = view.server.calls.find(({ field }) => field === 'bulkProducts')?.args;
    expect(asked).toMatchObject({ sort: 'KG_PRICE_ASC', filter: { categories: ['potato'], inStock: true } });
    expect(screen.getAllByText('at least 0.5 KG')).toHaveLength(5);
  });

  it('R9 compares two to four goods beside one another', async () => {
    const view = open();
    for (const n of ['1', '2']) await view.user.click(await screen.findByRole('checkbox', { name: `Compare Potato ${n}` }));
    await view.user.click(screen.getByRole('button', { name: 'Compare (2)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Side by side' });
    expect(await within(dialog).findByText('Lowest price per KG')).toBeInTheDocument();
    expect(within(dialog).getAllByText('Karim Krishi Khamar')).toHaveLength(2);
    expect(view.server.calls).toContainEqual({ field: 'compareProducts', args: { ids: ['p-1', 'p-2'] } });
  });

  it('R9 takes no more than four', async () => {
    const view = open();
    await view.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(await screen.findByText('You can compare up to 4 at a time.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Compare (4)' })).toBeEnabled();
  });

  it('T8 a wholesaler has it under All Products, with his stock, in Bangla', async () => {
    open('/dashboard/wholesalerAllProducts?tab=stock', {
      account: account('WHOLESALER'),
      language: 'bn',
      answers: { myProducts: page([]) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'সব পণ্য' })).toBeInTheDocument();
    expect(await screen.findByText('এখনো মজুদ নেই')).toBeInTheDocument();
  });
});

describe('received goods', () => {
  it('T9 lists goods again with his own price', async () => {
    const view = open(`${market}?tab=received`, { answers: { relistGoods: product({ id: 'p-9', name: 'Sorted potato' }) } });
    await view.user.click(await screen.findByRole('link', { name: 'List again: Diamant Potato' }));
    const dialog = await screen.findByRole('dialog', { name: 'List again with my price' });
    expect(within(dialog).getByRole('textbox', { name: /How many/ })).toHaveValue('120');
    await view.user.type(within(dialog).getByRole('textbox', { name: /Your price/ }), '42');
    await view.user.click(within(dialog).getByRole('button', { name: 'List goods' }));
    expect(await screen.findByText('Sorted potato is in your products')).toBeInTheDocument();
    const sent = view.server.calls.find(({ field }) => field === 'relistGoods')?.args.input;
    expect(sent).toMatchObject({ receiptId: 'r-1', price: '42', quantity: '120', unit: 'KG', addToSellPost: true });
  });

  it('T9 shows at its field what the server refuses', async () => {
    const text = 'Goods you list again cannot be more than you received: 100 at most.';
    const refusal = refuse('BAD_USER_INPUT', text, [{ field: 'quantity', message: text }]);
    const view = open(`${market}?tab=received&relist=r-1`, { answers: { relistGoods: refusal } });
    const dialog = await screen.findByRole('dialog', { name: 'List again with my price' });
    await view.user.type(within(dialog).getByRole('textbox', { name: /Your price/ }), '42');
    await view.user.click(within(dialog).getByRole('button', { name: 'List goods' }));
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: /How many/ })).toBeInvalid());
  });
});
