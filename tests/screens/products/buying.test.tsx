import { screen, waitFor, within } from '@testing-library/react';
import { product } from '../support/market';
import { errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';

const page = (nodes: readonly object[]) => ({ nodes, totalCount: nodes.length, pageInfo: { hasNextPage: false, endCursor: null } });
const receipt = (more: Record<string, unknown> = {}) => ({
  id: 'r-1',
  name: 'Diamant Potato',
  unit: 'KG',
  customUnitNote: null,
  quantity: '500',
  remaining: '120',
  cost: '15000.00',
  unitCost: '30.00',
  harvestDate: null,
  receivedAt: '2026-03-05T08:00:00.000Z',
  orderId: 'o1',
  trackingNumber: 'HB-1001',
  sellerName: 'Karim Krishi Khamar',
  product: product({ id: 'p-1' }),
  listings: [],
  ...more,
});
const products = ['1', '2', '3', '4', '5'].map((n) => product({ id: `p-${n}`, name: `Potato ${n}`, pricePerKg: `${30 + Number(n)}.00` }));
const market = '/dashboard/supersellerProducerProducts';
type Options = NonNullable<Parameters<typeof renderApp>[1]>;
const open = (path = market, { answers: responses, ...options }: Options = {}) =>
  renderApp(path, {
    account: account('SUPERSALER'),
    answers: { bulkProducts: page(products), compareProducts: products.slice(0, 2), receivedItems: page([receipt()]), ...responses },
    ...options,
  });

beforeEach(() => sessionStorage.clear());

describe('the market for businesses', () => {
  it('stores search, order and filters in the address and asks the server for them [T9 R9]', async () => {
    const view = open(`${market}?sort=KG_PRICE_ASC&category=potato&stock=1`);
    expect(await screen.findByRole('link', { name: 'Potato 1' })).toHaveAttribute('href', '/product/p-1');
    const asked = view.server.calls.find(({ field }) => field === 'bulkProducts')?.args;
    expect(asked).toMatchObject({ sort: 'KG_PRICE_ASC', filter: { categorySlugs: ['potato'], inStock: true } });
    expect(screen.getAllByText('at least 0.5 KG')).toHaveLength(5);
  });

  it('orders by relevance as soon as something is searched for, and by age without a search', async () => {
    const view = open(`${market}?q=potato`);
    await screen.findByRole('link', { name: 'Potato 1' });
    const asked = () => view.server.calls.filter(({ field }) => field === 'bulkProducts').at(-1)?.args;
    expect(asked()).toMatchObject({ sort: 'RELEVANCE', filter: { search: 'potato' } });
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('RELEVANCE');
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'KG_PRICE_ASC');
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'KG_PRICE_ASC' }));
    await view.user.clear(screen.getByRole('searchbox'));
    await view.user.keyboard('{Enter}');
    await waitFor(() => expect(asked()).toMatchObject({ filter: { search: null } }));
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'NEWEST');
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'NEWEST', filter: { search: null } }));
    expect(screen.queryByRole('option', { name: /relevan|best match/i })).not.toBeInTheDocument();
  });

  it('compares two to four products beside one another [R9]', async () => {
    const view = open();
    for (const n of ['1', '2']) await view.user.click(await screen.findByRole('checkbox', { name: `Compare Potato ${n}` }));
    await view.user.click(screen.getByRole('button', { name: 'Compare (2)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Side by side' });
    expect(await within(dialog).findByText('Lowest price per KG')).toBeInTheDocument();
    expect(within(dialog).getAllByText('Karim Krishi Khamar')).toHaveLength(2);
    expect(view.server.calls).toContainEqual({ field: 'compareProducts', args: { ids: ['p-1', 'p-2'] } });
  });

  it('what was chosen stays on the next page, and the best of each fact is marked [R9]', async () => {
    const near = { id: 52, nameEn: 'Bogura', nameBn: 'বগুড়া', lat: 24.85, lon: 89.37 };
    const far = { id: 1, nameEn: 'Dhaka', nameBn: 'ঢাকা', lat: 23.71, lon: 90.41 };
    const seller = products[0]?.seller;
    const compareProducts = [
      { ...products[0], seller: { ...seller, id: 's-far', district: far } },
      { ...products[4], seller: { ...seller, id: 's-near', district: near } },
    ];
    const pages = ({ offset }: { offset: number }) => ({ ...page(offset ? products.slice(3) : products.slice(0, 3)), totalCount: 25 });
    const view = open(market, { answers: { bulkProducts: pages, compareProducts, me: { ...account('SUPERSALER'), district: near } } });
    await view.user.click(await screen.findByRole('checkbox', { name: 'Compare Potato 1' }));
    await view.user.click(screen.getByRole('link', { name: 'Page 02' }));
    await view.user.click(await screen.findByRole('checkbox', { name: 'Compare Potato 5' }));
    expect(screen.getByRole('button', { name: 'Remove Potato 1' })).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Compare (2)' }));
    expect(view.server.calls).toContainEqual({ field: 'compareProducts', args: { ids: ['p-1', 'p-5'] } });
    const dialog = await screen.findByRole('dialog', { name: 'Side by side' });
    const distances = await within(dialog).findByRole('row', { name: /^Distance/ });
    expect(within(distances).getByText('about 165 km')).toBeInTheDocument();
    expect(within(distances).getByText('Nearest')).toBeInTheDocument();
    expect(within(dialog).getByRole('row', { name: /^Rating/ })).toHaveAttribute('data-same', 'true');
  });

  it('takes no more than four [R9]', async () => {
    const view = open();
    await view.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(await screen.findByText('You can compare up to 4 at a time.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Compare (4)' })).toBeEnabled();
  });

  it('a wholesaler has it under All Products, with their stock, in Bangla [T8]', async () => {
    open('/dashboard/wholesalerAllProducts?tab=stock', {
      account: account('WHOLESALER'),
      language: 'bn',
      answers: { myProducts: page([]) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'সব পণ্য' })).toBeInTheDocument();
    expect(await screen.findByText('এখনো মজুত নেই')).toBeInTheDocument();
  });
});

describe('received products', () => {
  it('lists products again with their own price [T9]', async () => {
    const view = open(`${market}?tab=received`, { answers: { relistItems: product({ id: 'p-9', name: 'Sorted potato' }) } });
    await view.user.click(await screen.findByRole('link', { name: 'Relist: Diamant Potato' }));
    const dialog = await screen.findByRole('dialog', { name: 'Relist at my price' });
    expect(within(dialog).getByRole('textbox', { name: /How many/ })).toHaveValue('120');
    await view.user.type(within(dialog).getByRole('textbox', { name: /Your price/ }), '42');
    await view.user.click(within(dialog).getByRole('button', { name: 'List products' }));
    expect(await screen.findByText('Sorted potato is in your products')).toBeInTheDocument();
    const sent = view.server.calls.find(({ field }) => field === 'relistItems')?.args.input;
    expect(sent).toMatchObject({ receiptId: 'r-1', price: '42', quantity: '120', unit: 'KG', addToSellPost: true });
  });

  it('asks once more about a price below what was paid', async () => {
    const view = open(`${market}?tab=received&relist=r-1`, { answers: { relistItems: product({ id: 'p-9', name: 'Sorted potato' }) } });
    const dialog = await screen.findByRole('dialog', { name: 'Relist at my price' });
    await view.user.type(within(dialog).getByRole('textbox', { name: /Your price/ }), '5');
    await view.user.click(within(dialog).getByRole('button', { name: 'List products' }));
    const question = await screen.findByRole('alertdialog', { name: 'Is this price right?' });
    expect(view.server.calls.some(({ field }) => field === 'relistItems')).toBe(false);
    await view.user.click(within(question).getByRole('button', { name: 'Yes, use this price' }));
    await waitFor(() => expect(view.server.calls.some(({ field }) => field === 'relistItems')).toBe(true));
  });

  it('shows at its field what the server rejects [T9]', async () => {
    const text = 'You cannot relist more than you received: 100 at most.';
    const rejection = errorResponse('BAD_USER_INPUT', text, [{ field: 'quantity', message: text }]);
    const view = open(`${market}?tab=received&relist=r-1`, { answers: { relistItems: rejection } });
    const dialog = await screen.findByRole('dialog', { name: 'Relist at my price' });
    await view.user.type(within(dialog).getByRole('textbox', { name: /Your price/ }), '42');
    await view.user.click(within(dialog).getByRole('button', { name: 'List products' }));
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: /How many/ })).toBeInvalid());
  });
});
