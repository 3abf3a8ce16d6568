/**
 * Several products selected and changed together: what is selected across pages, what each would become, and what
 * happened to each.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { saveFile } from '../../../client/platform/save-file';
import { errorResponse } from '../support/fake-server';
import { listOf, myProduct } from '../support/products';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

jest.mock('../../../client/platform/save-file', () => ({ saveFile: jest.fn() }));

const potato = myProduct('1', { name: 'Potato' });
const onion = myProduct('2', {
  name: 'Onion',
  price: '30.00',
  regularPrice: '30.00',
  quantity: '50',
  available: '39',
  sellPost: { id: 'post-2', state: 'OPEN', views: 1, soldQuantity: '0', tiers: [{ minQuantity: '10', price: '28.00' }] },
});
const chilli = myProduct('3', { name: 'Chilli', price: '4.00', regularPrice: '4.00', addToSellPost: false, sellPost: null });

const open = (responses: object = {}, query = '') =>
  renderApp(`/dashboard/producerAllProducts${query}`, {
    account: account('PRODUCER'),
    answers: { myProducts: listOf(potato, onion, chilli), ...responses },
  });
const choose = async ({ user }: ReturnType<typeof open>, ...names: string[]) => {
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }, { timeout: 5000 }));
};
const change = async ({ user }: ReturnType<typeof open>, item: string) => {
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.click(screen.getByRole('menuitem', { name: item }));
};
const done = (productId: string) => ({ productId, isDone: true, code: null, message: null, product: null });
const lines = (box: HTMLElement) =>
  within(box)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const sent = ({ server }: ReturnType<typeof open>) =>
  server.calls.filter(({ field }) => field === 'bulkUpdateProducts').map(({ args }) => args);

afterEach(clearToasts);

it('shows what each price becomes, asks about prices for businesses below it, and sends the one change under a key', async () => {
  const view = open({ bulkUpdateProducts: { results: [done('1'), done('2')] } });
  const { user } = view;
  await choose(view, 'Potato', 'Onion');
  await change(view, 'Change prices');
  const dialog = await screen.findByRole('dialog', { name: 'Change the prices of 2 products' });
  await user.click(within(dialog).getByRole('radio', { name: 'Lower' }));
  await user.type(within(dialog).getByRole('textbox', { name: /How much/ }), '10');
  const preview = within(dialog).getByRole('list', { name: 'What changes' });
  expect(lines(preview)).toEqual([
    expect.stringMatching(/^Potato.*120 Tk\/KG.*108 Tk\/KG$/),
    expect.stringMatching(/^Onion.*30 Tk\/KG.*27 Tk\/KG1 price for businesses is above it$/),
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Change 2 products' }));
  expect(await within(dialog).findAllByText(/Lower them as well, or remove them/)).not.toHaveLength(0);
  expect(sent(view)).toEqual([]);
  await user.click(within(dialog).getByRole('radio', { name: /Lower them/ }));
  expect(lines(preview)[1]).toMatch(/From 10 KG: 28 Tk → 25 Tk$/);
  await user.click(within(dialog).getByRole('button', { name: 'Change 2 products' }));
  expect(await findToast('2 products changed')).toBeInTheDocument();
  expect(sent(view)).toEqual([
    {
      input: { productIds: ['1', '2'], price: { direction: 'DOWN', unit: 'PERCENT', value: '10' }, tiersAbovePrice: 'LOWER' },
      idempotencyKey: expect.any(String),
    },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
});

it('asks once more about a price that changes by more than half', async () => {
  const view = open({ bulkUpdateProducts: { results: [done('1')] } });
  const { user } = view;
  await choose(view, 'Potato');
  await change(view, 'Change prices');
  const dialog = await screen.findByRole('dialog', { name: /^Change the price.* of 1 product/ });
  await user.type(within(dialog).getByRole('textbox', { name: /How much/ }), '60');
  await user.click(within(dialog).getByRole('button', { name: 'Change 1 product' }));
  const question = await screen.findByRole('alertdialog', { name: 'Is this price right?' });
  expect(question).toHaveTextContent('120 Tk/KG → 192 Tk/KG');
  expect(sent(view)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Yes, use this price' }));
  expect(await findToast('1 product changed')).toBeInTheDocument();
});

it('shows beforehand which price is impossible, afterwards what happened to each; what failed stays selected', async () => {
  const failed = { ...done('3'), isDone: false, code: 'BAD_USER_INPUT', message: 'The price would be 0 Tk.' };
  const view = open({ bulkUpdateProducts: { results: [done('1'), failed] } }, '?view=table');
  const { user } = view;
  await choose(view, 'Potato', 'Chilli');
  await change(view, 'Change prices');
  const dialog = await screen.findByRole('dialog', { name: /Change the prices/ });
  await user.click(within(dialog).getByRole('radio', { name: 'Lower' }));
  await user.click(within(dialog).getByRole('radio', { name: 'Taka' }));
  await user.type(within(dialog).getByRole('textbox', { name: /How much/ }), '5');
  expect(lines(within(dialog).getByRole('list', { name: 'What changes' }))[1]).toMatch(/^Chilli.*Not possible: a price must be from 1/);
  await user.click(within(dialog).getByRole('button', { name: 'Change 2 products' }));
  const outcome = await screen.findByRole('dialog', { name: '1 of 2 products changed' });
  expect(lines(within(outcome).getByRole('list'))).toEqual(['ChilliNot changed: The price would be 0 Tk.', 'PotatoDone']);
  await user.click(within(outcome).getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(await screen.findByText('1 selected')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Select Chilli' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select Potato' })).not.toBeChecked();
});

it('a lost response is asked for again under the same key; another change has another', async () => {
  const view = open({ bulkUpdateProducts: errorResponse('UNAVAILABLE', 'Try again later.') });
  const { user, server } = view;
  await choose(view, 'Potato');
  await change(view, 'Set stock');
  const dialog = await screen.findByRole('dialog', { name: 'Set the stock of 1 product' });
  await user.type(within(dialog).getByRole('textbox', { name: /Stock of each product/ }), '7');
  await user.click(within(dialog).getByRole('button', { name: 'Change 1 product' }));
  expect(await within(dialog).findAllByText('Try again later.')).not.toHaveLength(0);
  server.answer('bulkUpdateProducts', { results: [done('1')] });
  await user.click(within(dialog).getByRole('button', { name: 'Change 1 product' }));
  expect(await findToast('1 product changed')).toBeInTheDocument();
  const [first, again] = sent(view) as { idempotencyKey: string }[];
  expect(again).toEqual(first);
  await choose(view, 'Onion');
  await change(view, 'Set stock');
  await user.type(await screen.findByRole('textbox', { name: /Stock of each product/ }), '5');
  expect(screen.getByText('Not possible: 11 KG are promised in open orders')).toBeInTheDocument();
});

it('changes the category, from what to what', async () => {
  const view = open({ bulkUpdateProducts: { results: [done('1')] } });
  await choose(view, 'Potato');
  await change(view, 'Change category');
  const dialog = await screen.findByRole('dialog', { name: 'Change the category of 1 product' });
  await view.user.selectOptions(within(dialog).getByRole('combobox', { name: /New category/ }), 'onion');
  expect(lines(within(dialog).getByRole('list', { name: 'What changes' }))).toEqual([expect.stringMatching(/^Potato.*Potato.*Onion$/)]);
  await view.user.click(within(dialog).getByRole('button', { name: 'Change 1 product' }));
  await findToast('1 product changed');
  expect(sent(view)).toMatchObject([{ input: { productIds: ['1'], categorySlug: 'onion' } }]);
});

it('deleting names every product and what is promised of it, with Stop Selling as the safer way', async () => {
  const view = open({ bulkUpdateProducts: { results: [done('2')] }, stopSelling: { products: [{ ...onion, addToSellPost: false }] } });
  await choose(view, 'Onion');
  await change(view, 'Delete');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 1 product?' });
  expect(dialog).toHaveTextContent('Onion11 KG are promised in open orders and still have to be delivered');
  await view.user.click(within(dialog).getByRole('button', { name: 'Stop Selling' }));
  await waitFor(() => expect(view.server.calls).toContainEqual({ field: 'stopSelling', args: { productIds: ['2'] } }));
  expect(sent(view)).toEqual([]);
  await choose(view, 'Onion');
  await change(view, 'Delete');
  await view.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await findToast('1 product deleted')).toBeInTheDocument();
  expect(sent(view)).toMatchObject([{ input: { productIds: ['2'], delete: true } }]);
});

it('a selection spans pages and ends with another filter', async () => {
  const view = open({ myProducts: { nodes: [potato, onion], totalCount: 12 } });
  const { user, server } = view;
  await choose(view, 'Potato');
  server.answer('myProducts', { nodes: [chilli], totalCount: 12 });
  await user.click(screen.getByRole('link', { name: 'Page 02' }));
  await choose(view, 'Chilli');
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await change(view, 'Delete');
  expect(await screen.findByRole('alertdialog', { name: 'Delete 2 products?' })).toHaveTextContent('Potato');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'NOT_PUBLISHED');
  await waitFor(() => expect(screen.queryByText('2 selected')).not.toBeInTheDocument());
});

it('selects all that the filter finds, up to 100', async () => {
  const view = open({ myProducts: { nodes: [potato, onion], totalCount: 3 } });
  await choose(view, 'Potato');
  view.server.answer('myProducts', listOf(potato, onion, chilli));
  await view.user.click(screen.getByRole('button', { name: 'Select all 3' }));
  expect(await screen.findByText('3 selected')).toBeInTheDocument();
  expect(view.server.calls).toContainEqual({ field: 'myProducts', args: expect.objectContaining({ first: 100 }) });
  expect(screen.queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument();
});

it('sorts by the address, and saves the list or the selected rows as a file', async () => {
  const csv = { name: 'products.csv', text: 'Product', rowCount: 1, totalCount: 1 };
  const view = open({ myProductsCsv: csv }, '?status=PUBLISHED');
  const { user, server, address } = view;
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'Price, lowest first');
  expect(address()).toBe('/dashboard/producerAllProducts?status=PUBLISHED&sort=price');
  await waitFor(() => expect(server.lastCall('myProducts')).toMatchObject({ sort: 'PRICE_ASC' }));
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await findToast('1 row saved in products.csv')).toBeInTheDocument();
  expect(saveFile).toHaveBeenCalledWith('products.csv', 'Product', 'text/csv;charset=utf-8');
  await choose(view, 'Onion');
  await user.click(screen.getAllByRole('button', { name: 'Export CSV' }).at(-1)!);
  await waitFor(() =>
    expect(server.calls.filter(({ field }) => field === 'myProductsCsv').map(({ args }) => args)).toMatchObject([
      { filter: { status: 'PUBLISHED' }, sort: 'PRICE_ASC' },
      { filter: { ids: ['2'] }, sort: 'PRICE_ASC' },
    ]),
  );
});
