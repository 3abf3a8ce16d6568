import { screen, waitFor, within } from '@testing-library/react';
import { NoConnection, refuse } from '../support/fake-server';
import { listOf, myProduct } from '../support/products';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const onSale = myProduct('1');
const offSale = myProduct('2', { addToSellPost: false, quantity: '5.000', price: '1200.50', sellPost: null });
const open = (answers: object = {}, query = '') =>
  renderApp(`/dashboard/producerAllProducts${query}`, {
    account: account('PRODUCER'),
    answers: { myProducts: listOf(onSale, offSale), ...answers },
  });
const card = async (name: string) => (await screen.findByRole('heading', { level: 2, name }, { timeout: 5000 })).closest('article')!;

afterEach(clearToasts);

describe('all products', () => {
  it("A1 'ALL PRODUCTS TO SELL': cards with image, name, price as Tk/unit and a menu View, Edit, Delete", async () => {
    const { user } = open();
    const first = await card('Potato 1');
    expect(screen.getByRole('heading', { level: 1, name: 'ALL PRODUCTS TO SELL' })).toBeInTheDocument();
    expect(first).toHaveTextContent('120 Tk/KG');
    const picture = first.querySelector('img');
    expect(picture).toHaveAttribute('src', '/images/1-1.webp');
    expect(picture).toHaveAttribute('srcset', '/images/1-1.webp 640w');
    expect(picture).toHaveAttribute('width', '640');
    expect(picture).toHaveAttribute('loading', 'eager');
    expect((await card('Potato 2')).querySelector('img')).toHaveAttribute('loading', 'lazy');
    await user.click(within(first).getByRole('button', { name: 'Actions for Potato 1' }));
    const items = screen.getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['View', 'Edit', 'Delete']);
    expect(items[0]).toHaveAttribute('href', '/dashboard/product/1');
    expect(items[1]).toHaveAttribute('href', '/dashboard/producer/product-edit/1');
  });

  it("A2 asks first, says 'Deleting...' while busy, then the card is gone", async () => {
    let finish: (value: boolean) => void = () => undefined;
    const view = open({ deleteProduct: () => new Promise((resolve) => (finish = resolve)) });
    const { user, server } = view;
    await user.click(within(await card('Potato 1')).getByRole('button', { name: 'Actions for Potato 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Deletion' });
    expect(dialog).toHaveTextContent('cannot be undone');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(server.calls.map((call) => call.field)).not.toContain('deleteProduct');
    await user.click(within(await card('Potato 1')).getByRole('button', { name: 'Actions for Potato 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('button', { name: 'Deleting...' })).toBeDisabled();
    server.answer('myProducts', listOf(offSale));
    finish(true);
    expect(await findToast('Product deleted successfully')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Potato 1' })).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for Potato 2' })).toHaveFocus());
    expect(server.calls).toContainEqual({ field: 'deleteProduct', args: { id: '1' } });
  });

  it('A2 after the last card the focus is on the heading; after the last of a page the page before is shown', async () => {
    const remove = async (view: ReturnType<typeof open>) => {
      await view.user.click(within(await card('Potato 1')).getByRole('button', { name: 'Actions for Potato 1' }));
      await view.user.click(screen.getByRole('menuitem', { name: 'Delete' }));
      view.server.answer('myProducts', listOf());
      await view.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    };
    const only = open({ myProducts: listOf(onSale), deleteProduct: true });
    await remove(only);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    only.unmount();
    const second = open({ myProducts: { nodes: [onSale], totalCount: 9 }, deleteProduct: true }, '?page=2');
    await remove(second);
    await waitFor(() => expect(second.address()).toBe('/dashboard/producerAllProducts'));
  });

  it('A2 a refused deletion is told on the page until it is tried again, and the card stays', async () => {
    const { user, server } = open({ deleteProduct: refuse('CONFLICT', 'An order waits for this product.') });
    await user.click(within(await card('Potato 1')).getByRole('button', { name: 'Actions for Potato 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Potato 1 was not deleted.');
    expect(alert).toHaveTextContent('An order waits for this product.');
    expect(alert).toHaveFocus();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(await card('Potato 1')).toBeInTheDocument();
    server.answer('deleteProduct', true);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it("A3 'Post for Sell' and 'Stop Selling' really toggle", async () => {
    const { user, server } = open({
      stopSelling: [{ ...onSale, addToSellPost: false }],
      postForSell: [{ ...offSale, addToSellPost: true }],
    });
    const first = await card('Potato 1');
    await user.click(within(first).getByRole('button', { name: 'Stop Selling: Potato 1' }));
    expect(await within(first).findByRole('button', { name: 'Post for Sell: Potato 1' })).toHaveTextContent('Post for Sell');
    expect(server.calls).toContainEqual({ field: 'stopSelling', args: { productIds: ['1'] } });
    const second = await card('Potato 2');
    await user.click(within(second).getByRole('button', { name: 'Post for Sell: Potato 2' }));
    expect(await within(second).findByRole('button', { name: 'Stop Selling: Potato 2' })).toHaveTextContent('Stop Selling');
    expect(server.calls).toContainEqual({ field: 'postForSell', args: { productIds: ['2'] } });
  });

  it('A3 a refusal is said and the button stays', async () => {
    const { user } = open({ postForSell: refuse('FORBIDDEN', 'An admin has hidden this product.') });
    await user.click(within(await card('Potato 2')).getByRole('button', { name: 'Post for Sell: Potato 2' }));
    expect(await findToast('An admin has hidden this product.')).toBeInTheDocument();
    expect(within(await card('Potato 2')).getByRole('button', { name: 'Post for Sell: Potato 2' })).toBeInTheDocument();
  });

  it('A4 shows 8 a page, the page in the address', async () => {
    const { user, server, address } = open({ myProducts: { nodes: [onSale], totalCount: 17 } });
    await card('Potato 1');
    expect(server.calls.find((call) => call.field === 'myProducts')?.args).toMatchObject({ first: 8, offset: 0 });
    await user.click(screen.getByRole('link', { name: 'Page 03' }));
    expect(address()).toBe('/dashboard/producerAllProducts?page=3');
    await waitFor(() => expect(server.calls.at(-1)?.args).toMatchObject({ first: 8, offset: 16 }));
  });

  it("A4 'No Products Found' with the way to add one; with filters, the way to clear them", async () => {
    const { user, address } = open({ myProducts: listOf() }, '?q=zzz');
    expect(await screen.findByRole('heading', { name: 'No Products Found' }, { timeout: 5000 })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/dashboard/producerAllProducts');
    expect(await screen.findByText('Add your first product and put it on sale.')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Add Product' })[0]).toHaveAttribute('href', '/dashboard/producerAddProduct');
  });

  it("A4 'Loading products...' while it waits", async () => {
    open({ myProducts: () => new Promise(() => undefined) });
    expect(await screen.findByText('Loading products...', undefined, { timeout: 5000 })).toBeInTheDocument();
  });

  it("A4 'Failed to load products' with Retry", async () => {
    const { user, server } = open({ myProducts: new NoConnection() });
    expect(await screen.findByText('Failed to load products', undefined, { timeout: 5000 })).toBeInTheDocument();
    server.answer('myProducts', listOf(onSale));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('Potato 1')).toBeInTheDocument();
  });

  it("A4 'Unauthorized access' is the server's word", async () => {
    open({ myProducts: refuse('FORBIDDEN', 'Unauthorized access') });
    expect(await screen.findByText('Unauthorized access', undefined, { timeout: 5000 })).toBeInTheDocument();
  });
});

describe('list of products', () => {
  const openTable = async (answers: object = {}) => {
    const view = open(answers, '?view=table');
    await screen.findByRole('table', { name: 'List Of Products' }, { timeout: 5000 });
    return view;
  };

  it("M1 'List Of Products' has its columns, states and page numbers", async () => {
    await openTable({ myProducts: { nodes: [onSale, offSale], totalCount: 9 } });
    expect(screen.getByRole('heading', { level: 1, name: 'List Of Products' })).toBeInTheDocument();
    const texts = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(texts.slice(1)).toEqual([
      ...['Sn', 'Product Name & Images', 'Product Description', 'Quantity', 'Selling Price (BDT)', 'Status', 'Actions'],
    ]);
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveTextContent(/01.*Potato 1.*From the field.*120.*Published/);
    expect(second).toHaveTextContent(/02.*Potato 2.*1,200\.50.*Not Published/);
    expect(within(first!).getByRole('checkbox', { name: 'Select Potato 1' })).toBeInTheDocument();
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Previous', '01', '02', 'Next']);
  });

  it("M2 'Post For Sell' posts the selected rows", async () => {
    const { user, server } = await openTable({ postForSell: [{ ...onSale }, { ...offSale, addToSellPost: true }] });
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Post For Sell' }));
    expect(await findToast('2 products are on sale')).toBeInTheDocument();
    expect(server.calls).toContainEqual({ field: 'postForSell', args: { productIds: ['1', '2'] } });
    expect(within(screen.getByRole('table')).queryByText('Not Published')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Post For Sell' })).not.toBeInTheDocument();
  });

  it('M2 the stepper changes the stock: digits only, minus stops at 1, saved by its button', async () => {
    const { user, server } = await openTable({ setStock: { ...offSale, quantity: '1.000' } });
    const stock = within(screen.getByRole('group', { name: 'Stock of Potato 2' }));
    const less = stock.getByRole('button', { name: /^Decrease/ });
    for (let press = 0; press < 6; press += 1) await user.click(less);
    expect(stock.getByRole('textbox')).toHaveValue('1');
    await user.clear(stock.getByRole('textbox'));
    await user.type(stock.getByRole('textbox'), 'a1b');
    expect(stock.getByRole('textbox')).toHaveValue('1');
    expect(server.calls.map((call) => call.field)).not.toContain('setStock');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await findToast('Stock saved')).toBeInTheDocument();
    expect(server.calls).toContainEqual({ field: 'setStock', args: { productId: '2', quantity: '1' } });
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('M2 a refused stock keeps what was typed', async () => {
    const { user } = await openTable({ setStock: refuse('CONFLICT', 'Running orders need 4.') });
    const stock = within(screen.getByRole('group', { name: 'Stock of Potato 2' }));
    await user.click(stock.getByRole('button', { name: /^Decrease/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await findToast('Running orders need 4.')).toBeInTheDocument();
    expect(stock.getByRole('textbox')).toHaveValue('4');
  });
});
