import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { listOf, myProduct } from '../support/products';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const onSale = myProduct('1');
const offSale = myProduct('2', { addToSellPost: false, quantity: '5.000', price: '1200.50', regularPrice: '1200.50', sellPost: null });
const open = (responses: object = {}, query = '') =>
  renderApp(`/dashboard/producerAllProducts${query}`, {
    account: account('PRODUCER'),
    answers: { myProducts: listOf(onSale, offSale), ...responses },
  });

afterEach(clearToasts);

describe('list of products', () => {
  const openTable = async (responses: object = {}) => {
    const view = open(responses, '?view=table');
    await screen.findByRole('table', { name: 'List Of Products' });
    return view;
  };

  it("'List Of Products' has its columns, states and page numbers [M1]", async () => {
    await openTable({ myProducts: { nodes: [onSale, offSale], totalCount: 9 } });
    expect(screen.getByRole('heading', { level: 1, name: 'List Of Products' })).toBeInTheDocument();
    const texts = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(texts.slice(1)).toEqual([
      'Sn',
      'Product Name & Images',
      'Product Description',
      'Quantity',
      'Selling Price (BDT)',
      'Status',
      'Actions',
    ]);
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveTextContent(/01.*Potato 1.*From the field.*120.*Published/);
    expect(second).toHaveTextContent(/02.*Potato 2.*1,200\.50.*Not Published/);
    expect(within(first!).getByRole('checkbox', { name: 'Select Potato 1' })).toBeInTheDocument();
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Previous', '01', '02', 'Next']);
  });

  it("'Post For Sell' posts the selected rows [M2]", async () => {
    const { user, server } = await openTable({ postForSell: { products: [{ ...onSale }, { ...offSale, addToSellPost: true }] } });
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Post For Sell' }));
    expect(await findToast('2 products are on sale')).toBeInTheDocument();
    expect(server.calls).toContainEqual({ field: 'postForSell', args: { productIds: ['1', '2'] } });
    expect(within(screen.getByRole('table')).queryByText('Not Published')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Post For Sell' })).not.toBeInTheDocument();
  });

  it("'Stop Selling' stops the selected rows [M2]", async () => {
    const { user, server } = await openTable({ stopSelling: { products: [{ ...onSale, addToSellPost: false }, { ...offSale }] } });
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Stop Selling' }));
    expect(await findToast('2 products are no longer on sale')).toBeInTheDocument();
    expect(server.calls).toContainEqual({ field: 'stopSelling', args: { productIds: ['1', '2'] } });
  });

  it('a typed 0 is saved by Enter, and what was typed is saved on leaving', async () => {
    const promised = myProduct('2', { quantity: '665', available: '645' });
    const { user, server } = await openTable({
      myProducts: listOf(promised),
      setStock: ({ quantity }: { quantity: string }) => ({ ...promised, quantity }),
    });
    const stock = within(screen.getByRole('group', { name: 'Stock of Potato 2' }));
    expect(screen.getByText('20 promised · 645 available')).toBeInTheDocument();
    await user.clear(stock.getByRole('textbox'));
    await user.type(stock.getByRole('textbox'), '0{Enter}');
    await waitFor(() => expect(server.calls).toContainEqual({ field: 'setStock', args: { productId: '2', quantity: '0' } }));
    await user.clear(stock.getByRole('textbox'));
    await user.type(stock.getByRole('textbox'), '333');
    await user.click(document.body);
    await waitFor(() => expect(server.calls).toContainEqual({ field: 'setStock', args: { productId: '2', quantity: '333' } }));
  });

  it('deleting names what is promised, and offers Stop Selling instead', async () => {
    const promised = myProduct('2', { quantity: '100', available: '80' });
    const { user, server } = await openTable({
      myProducts: listOf(promised),
      stopSelling: { products: [{ ...promised, addToSellPost: false }] },
    });
    await user.click(screen.getByRole('button', { name: 'Delete: Potato 2' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Deletion' });
    expect(dialog).toHaveTextContent('20 KG are promised in open orders and still have to be delivered.');
    await user.click(within(dialog).getByRole('button', { name: 'Stop Selling' }));
    await waitFor(() => expect(server.calls).toContainEqual({ field: 'stopSelling', args: { productIds: ['2'] } }));
    expect(server.calls.map((call) => call.field)).not.toContain('deleteProduct');
  });

  it('the stepper changes the stock: what is no number is not saved, minus stops at 1, saved by its button [M2]', async () => {
    const { user, server } = await openTable({ setStock: { ...offSale, quantity: '1.000' } });
    const stock = within(screen.getByRole('group', { name: 'Stock of Potato 2' }));
    const less = stock.getByRole('button', { name: /^Decrease/ });
    for (let press = 0; press < 6; press += 1) await user.click(less);
    expect(stock.getByRole('textbox')).toHaveValue('1');
    await user.clear(stock.getByRole('textbox'));
    await user.type(stock.getByRole('textbox'), 'a1b');
    expect(stock.getByRole('textbox')).toHaveValue('a1b');
    expect(stock.getByRole('textbox')).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(server.calls.map((call) => call.field)).not.toContain('setStock');
    await user.clear(stock.getByRole('textbox'));
    await user.type(stock.getByRole('textbox'), '1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await findToast('Stock saved')).toBeInTheDocument();
    expect(server.calls).toContainEqual({ field: 'setStock', args: { productId: '2', quantity: '1' } });
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('shows and steps the stock to the last decimal [M2]', async () => {
    const potatoes = myProduct('3', { name: 'Cardinal', quantity: '870.500', regularPrice: '49.50', price: '49.50' });
    const { user, server } = await openTable({ myProducts: listOf(potatoes), setStock: { ...potatoes, quantity: '871.500' } });
    const stock = within(screen.getByRole('group', { name: 'Stock of Cardinal' }));
    expect(stock.getByRole('textbox')).toHaveValue('870.5');
    await user.click(stock.getByRole('textbox'));
    await user.tab();
    expect(server.calls.map((call) => call.field)).not.toContain('setStock');
    await user.click(stock.getByRole('button', { name: /^Increase/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(server.calls).toContainEqual({ field: 'setStock', args: { productId: '3', quantity: '871.5' } });
  });

  it('a rejected stock retains what was typed [M2]', async () => {
    const { user } = await openTable({ setStock: errorResponse('CONFLICT', 'Running orders need 4.') });
    const stock = within(screen.getByRole('group', { name: 'Stock of Potato 2' }));
    await user.click(stock.getByRole('button', { name: /^Decrease/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await findToast('Running orders need 4.')).toBeInTheDocument();
    expect(stock.getByRole('textbox')).toHaveValue('4');
  });
});
