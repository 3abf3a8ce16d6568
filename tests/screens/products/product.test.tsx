import { screen, waitFor, within } from '@testing-library/react';
import { NoConnection } from '../support/fake-server';
import { listOf, myProduct } from '../support/products';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const open = async (path: string, responses: object = {}) => {
  const view = renderApp(path, {
    account: account('PRODUCER'),
    answers: { myProduct: myProduct('7'), myProducts: listOf(), ...responses },
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const facts = () => Object.fromEntries(screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]));

// read before the tests: a success goes after 2 s, sooner than a busy machine reads the page that a deletion leads to
beforeAll(() => import('../../../client/features/products/list/all-products.screen'), 60_000);
beforeAll(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(clearToasts);

describe('a product of mine', () => {
  it('shows images, name, price in Tk, quantity, category, description, Edit and Delete [V1]', async () => {
    const { user } = await open('/dashboard/product/7');
    expect(screen.getByRole('heading', { level: 1, name: /Potato 7/ })).toBeInTheDocument();
    expect(facts()).toMatchObject({ 'Selling price': '120 Tk/KG', Quantity: '50 KG', Category: 'Potato' });
    expect(screen.getByText('From the field beside the river.')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Potato 7' })).toHaveAttribute('src', '/images/7-1.webp');
    await user.click(screen.getByRole('button', { name: 'Potato 7, photo 2' }));
    expect(screen.getByRole('img', { name: 'Potato 7' })).toHaveAttribute('src', '/images/7-2.webp');
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/dashboard/producer/product-edit/7');
    expect(screen.getByRole('link', { name: 'Labels' })).toHaveAttribute('href', '/labels/7?lang=en');
  });

  it('shows views, dates and the category, N/A without one; the switch really stops and starts the sale [V1 V2]', async () => {
    const { user, server } = await open('/dashboard/product/7', {
      stopSelling: { products: [myProduct('7', { addToSellPost: false })] },
    });
    expect(facts()).toMatchObject({ Views: '12', Added: expect.stringMatching(/2026/), 'Last changed': expect.stringMatching(/2026/) });
    const sale = screen.getByRole('switch', { name: 'On sale' });
    expect(sale).toBeChecked();
    await user.click(sale);
    await waitFor(() => expect(screen.getByRole('switch', { name: 'On sale' })).not.toBeChecked());
    expect(screen.getByText('Not Published')).toBeInTheDocument();
    expect(server.calls).toContainEqual({ field: 'stopSelling', args: { productIds: ['7'] } });
  });

  it("Delete asks with 'Confirm Deletion' and then leads to producerAllProducts [V1]", async () => {
    const { user, address } = await open('/dashboard/product/7', { deleteProduct: { removedId: 'gone' } });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Deletion' });
    expect(dialog).toHaveTextContent('cannot be undone');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/dashboard/producerAllProducts'));
    expect(await findToast('Product deleted successfully')).toBeInTheDocument();
  });

  it('a deletion that failed offline is notified on the page, which loses nothing; tried again, it goes [V1]', async () => {
    const { user, address, server } = await open('/dashboard/product/7', { deleteProduct: new NoConnection() });
    const confirm = async () => user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await confirm();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Potato 7 was not deleted.');
    expect(alert).toHaveTextContent(/No response/);
    expect(alert).toHaveFocus();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(address()).toBe('/dashboard/product/7');
    expect(facts()).toMatchObject({ 'Selling price': '120 Tk/KG', Quantity: '50 KG' });
    server.answer('deleteProduct', { removedId: 'gone' });
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await confirm();
    await waitFor(() => expect(address()).toBe('/dashboard/producerAllProducts'));
  });

  it("what is missing reads 'Unnamed Product', 0, 0 and 'No description provided.' [V2]", async () => {
    const bare = {
      name: '',
      description: '',
      price: '0',
      regularPrice: '0',
      quantity: '0',
      available: '0',
      image: null,
      images: [],
      sellPost: null,
    };
    await open('/dashboard/product/7', { myProduct: myProduct('7', bare) });
    expect(screen.getByRole('heading', { level: 1, name: /Unnamed Product/ })).toBeInTheDocument();
    expect(facts()).toMatchObject({ 'Selling price': '0 Tk/KG', Quantity: '0 KG' });
    expect(screen.getByText('No description provided.')).toBeInTheDocument();
  });

  it("another's or a missing product is the not-found screen [R8]", async () => {
    await open('/dashboard/product/8', { myProduct: null });
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/not found/i);
  });
});
