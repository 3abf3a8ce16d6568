import { screen, waitFor, within } from '@testing-library/react';
import { NoConnection, errorResponse } from '../support/fake-server';
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
const card = async (name: string) => (await screen.findByRole('heading', { level: 2, name })).closest('article')!;

afterEach(clearToasts);

describe('all products', () => {
  it("'ALL PRODUCTS TO SELL': cards with image, name, price as Tk/unit and a menu View, Edit, Delete [A1]", async () => {
    const { user } = open();
    const first = await card('Potato 1');
    expect(screen.getByRole('heading', { level: 1, name: 'ALL PRODUCTS TO SELL' })).toBeInTheDocument();
    expect(first).toHaveTextContent('120 Tk/KG');
    const image = first.querySelector('img');
    expect(image).toHaveAttribute('src', '/images/1-1.webp');
    expect(image).toHaveAttribute('srcset', '/images/1-1.webp 640w');
    expect(image).toHaveAttribute('width', '640');
    expect(image).toHaveAttribute('loading', 'eager');
    expect((await card('Potato 2')).querySelector('img')).toHaveAttribute('loading', 'lazy');
    await user.click(within(first).getByRole('button', { name: 'Actions for Potato 1' }));
    const items = screen.getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['View', 'Edit', 'Delete']);
    expect(items[0]).toHaveAttribute('href', '/dashboard/product/1');
    expect(items[1]).toHaveAttribute('href', '/dashboard/producer/product-edit/1');
  });

  it("asks first, shows 'Deleting...' while busy, then the card is removed [A2]", async () => {
    let finish: (value: object) => void = () => undefined;
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
    finish({ removedId: '1' });
    expect(await findToast('Product deleted successfully')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Potato 1' })).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for Potato 2' })).toHaveFocus());
    expect(server.calls).toContainEqual({ field: 'deleteProduct', args: { id: '1' } });
  });

  it('after the last card the focus is on the heading; after the last of a page the page before is shown [A2]', async () => {
    const remove = async (view: ReturnType<typeof open>) => {
      await view.user.click(within(await card('Potato 1')).getByRole('button', { name: 'Actions for Potato 1' }));
      await view.user.click(screen.getByRole('menuitem', { name: 'Delete' }));
      view.server.answer('myProducts', listOf());
      await view.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    };
    const only = open({ myProducts: listOf(onSale), deleteProduct: { removedId: 'gone' } });
    await remove(only);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    only.unmount();
    const second = open({ myProducts: { nodes: [onSale], totalCount: 9 }, deleteProduct: { removedId: 'gone' } }, '?page=2');
    await remove(second);
    await waitFor(() => expect(second.address()).toBe('/dashboard/producerAllProducts'));
  });

  it('a rejected deletion is notified on the page until it is tried again, and the card stays [A2]', async () => {
    const { user, server } = open({ deleteProduct: errorResponse('CONFLICT', 'An order waits for this product.') });
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
    server.answer('deleteProduct', { removedId: 'gone' });
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it("'Post for Sell' and 'Stop Selling' really toggle [A3]", async () => {
    const { user, server } = open({
      stopSelling: { products: [{ ...onSale, addToSellPost: false }] },
      postForSell: { products: [{ ...offSale, addToSellPost: true }] },
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

  it('a rejection is shown and the button stays [A3]', async () => {
    const { user } = open({ postForSell: errorResponse('FORBIDDEN', 'An admin has hidden this product.') });
    await user.click(within(await card('Potato 2')).getByRole('button', { name: 'Post for Sell: Potato 2' }));
    expect(await findToast('An admin has hidden this product.')).toBeInTheDocument();
    expect(within(await card('Potato 2')).getByRole('button', { name: 'Post for Sell: Potato 2' })).toBeInTheDocument();
  });

  it('shows 8 a page, the page in the address [A4]', async () => {
    const { user, server, address } = open({ myProducts: { nodes: [onSale], totalCount: 17 } });
    await card('Potato 1');
    expect(server.calls.find((call) => call.field === 'myProducts')?.args).toMatchObject({ first: 8, offset: 0 });
    await user.click(screen.getByRole('link', { name: 'Page 03' }));
    expect(address()).toBe('/dashboard/producerAllProducts?page=3');
    await waitFor(() => expect(server.lastCall('myProducts')).toMatchObject({ first: 8, offset: 16 }));
  });

  it("'No Products Found' with the way to add one; with filters, the way to clear them [A4]", async () => {
    const { user, address } = open({ myProducts: listOf() }, '?q=zzz');
    expect(await screen.findByRole('heading', { name: 'No Products Found' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/dashboard/producerAllProducts');
    expect(await screen.findByText('Add your first product and put it on sale.')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Add Product' })[0]).toHaveAttribute('href', '/dashboard/producerAddProduct');
  });

  it("'Loading products...' while it waits [A4]", async () => {
    open({ myProducts: () => new Promise(() => undefined) });
    expect(await screen.findByText('Loading products...')).toBeInTheDocument();
  });

  it("'Failed to load products' with Retry [A4]", async () => {
    const { user, server } = open({ myProducts: new NoConnection() });
    expect(await screen.findByText('Failed to load products')).toBeInTheDocument();
    server.answer('myProducts', listOf(onSale));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('Potato 1')).toBeInTheDocument();
  });

  it("'Unauthorized access' is the server's word [A4]", async () => {
    open({ myProducts: errorResponse('FORBIDDEN', 'Unauthorized access') });
    expect(await screen.findByText('Unauthorized access')).toBeInTheDocument();
  });
});
