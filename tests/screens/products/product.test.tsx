import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NoConnection, refuse } from '../support/fake-server';
import { image, listOf, myProduct } from '../support/products';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const open = async (path: string, answers: object = {}) => {
  const view = renderApp(path, {
    account: account('PRODUCER'),
    answers: { myProduct: myProduct('7'), myProducts: listOf(), ...answers },
  });
  await screen.findByRole('heading', { level: 1 }, { timeout: 5000 });
  return view;
};
const facts = () => Object.fromEntries(screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]));
const box = (name: RegExp) => screen.getByRole('textbox', { name });

beforeAll(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(clearToasts);

describe('a product of mine', () => {
  it('V1 shows images, name, price in Tk, quantity, category, description, Edit and Delete', async () => {
    const { user } = await open('/dashboard/product/7');
    expect(screen.getByRole('heading', { level: 1, name: /Potato 7/ })).toBeInTheDocument();
    expect(facts()).toMatchObject({ 'Selling price': '120 Tk/KG', Quantity: '50 KG', Category: 'Potato' });
    expect(screen.getByText('From the field beside the river.')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Potato 7' })).toHaveAttribute('src', '/images/7-1.webp');
    await user.click(screen.getByRole('button', { name: 'Potato 7, photo 2' }));
    expect(screen.getByRole('img', { name: 'Potato 7' })).toHaveAttribute('src', '/images/7-2.webp');
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/dashboard/producer/product-edit/7');
  });

  it('V1 V2 tells views, dates and the category, N/A without one; the switch really stops and starts the sale', async () => {
    const { user, server } = await open('/dashboard/product/7', { stopSelling: [myProduct('7', { addToSellPost: false })] });
    expect(facts()).toMatchObject({ Views: '12', Added: expect.stringMatching(/2026/), 'Last changed': expect.stringMatching(/2026/) });
    const sale = screen.getByRole('switch', { name: 'On sale' });
    expect(sale).toBeChecked();
    await user.click(sale);
    await waitFor(() => expect(screen.getByRole('switch', { name: 'On sale' })).not.toBeChecked());
    expect(screen.getByText('Not Published')).toBeInTheDocument();
    expect(server.calls).toContainEqual({ field: 'stopSelling', args: { productIds: ['7'] } });
  });

  it("V1 Delete asks with 'Confirm Deletion' and then leads to producerAllProducts", async () => {
    const { user, address } = await open('/dashboard/product/7', { deleteProduct: true });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Deletion' });
    expect(dialog).toHaveTextContent('cannot be undone');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/dashboard/producerAllProducts'));
    expect(await findToast('Product deleted successfully')).toBeInTheDocument();
  });

  it('V1 a deletion that failed offline is told on the page, which loses nothing; tried again, it goes', async () => {
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
    server.answer('deleteProduct', true);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await confirm();
    await waitFor(() => expect(address()).toBe('/dashboard/producerAllProducts'));
  });

  it("V2 what is missing reads 'Unnamed Product', 0, 0 and 'No description provided.'", async () => {
    const bare = { name: '', description: '', price: '0', quantity: '0', available: '0', image: null, images: [], sellPost: null };
    await open('/dashboard/product/7', { myProduct: myProduct('7', bare) });
    expect(screen.getByRole('heading', { level: 1, name: /Unnamed Product/ })).toBeInTheDocument();
    expect(facts()).toMatchObject({ 'Selling price': '0 Tk/KG', Quantity: '0 KG' });
    expect(screen.getByText('No description provided.')).toBeInTheDocument();
  });

  it("R8 another's or a missing product is the not-found screen", async () => {
    await open('/dashboard/product/8', { myProduct: null });
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/not found/i);
  });
});

describe('editing a product', () => {
  const path = '/dashboard/producer/product-edit/7';
  const save = (user: Awaited<ReturnType<typeof open>>['user']) => user.click(screen.getByRole('button', { name: 'Save' }));
  const updates = (view: Awaited<ReturnType<typeof open>>) => view.server.calls.filter((call) => call.field === 'updateProduct');

  it('E1 shows the same fields filled in, the unit note only for Others', async () => {
    const { user } = await open(path);
    expect(box(/Product name/)).toHaveValue('Potato 7');
    expect(box(/Selling price/)).toHaveValue('120');
    expect(box(/^Quantity/)).toHaveValue('50');
    expect(box(/Description/)).toHaveValue('From the field beside the river.');
    expect(screen.getByRole('combobox', { name: /Category/ })).toHaveDisplayValue('Potato');
    expect(screen.getByRole('radio', { name: /^Yes/ })).toBeChecked();
    expect(screen.queryByRole('textbox', { name: /Custom Unit Note/ })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Unit/ }), 'Others');
    expect(screen.getByRole('textbox', { name: /Custom Unit Note/ })).toBeInTheDocument();
  });

  it('E1 T9 of re-listed goods unit and category are told with the reason, not asked, and go out as they are', async () => {
    const provenance = [{ position: 0 }, { position: 1 }];
    const view = await open(path, { myProduct: myProduct('7', { provenance }), updateProduct: myProduct('7') });
    expect(facts()).toEqual({ Unit: 'KG', Category: 'Potato' });
    expect(screen.getByText(/their unit and category stay as they came/)).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: /^Unit|Category/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: /categories/i })).not.toBeInTheDocument();
    await view.user.type(box(/Product name/), ' Red');
    await save(view.user);
    await waitFor(() =>
      expect(updates(view)[0]?.args).toMatchObject({ input: { name: 'Potato 7 Red', unit: 'KG', categorySlug: 'potato' } }),
    );
  });

  it("E1 E2 keeps images, adds new ones, the first is the main: 'Product updated successfully', then the list", async () => {
    const view = await open(path, { uploadImage: image('fresh'), updateProduct: myProduct('7') });
    fireEvent.change(screen.getByLabelText('Upload photos'), { target: { files: [new File(['x'], 'new.jpg', { type: 'image/jpeg' })] } });
    await screen.findByRole('img', { name: 'new.jpg' });
    await view.user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    await view.user.click(screen.getByRole('button', { name: 'Move photo 2 earlier' }));
    await save(view.user);
    expect(await findToast('Product updated successfully')).toBeInTheDocument();
    expect(updates(view)[0]?.args).toMatchObject({
      id: '7',
      input: { imageIds: ['fresh', '7-2'], version: 3, price: '120', quantity: '50' },
    });
    await waitFor(() => expect(view.address()).toBe('/dashboard/producerAllProducts'));
  });

  it("E2 'Please fill all required fields'", async () => {
    const view = await open(path);
    await view.user.clear(box(/Product name/));
    await view.user.clear(box(/Description/));
    await save(view.user);
    expect(await screen.findByRole('link', { name: 'Please fill all required fields' })).toBeInTheDocument();
    expect(updates(view)).toHaveLength(0);
  });

  it("E2 shows the server's message, else 'Failed to update product', and keeps what was typed", async () => {
    const { user, server, address } = await open(path, { updateProduct: refuse('OUT_OF_STOCK', 'Not so much.') });
    await user.type(box(/Product name/), ' Red');
    await save(user);
    expect(await findToast('Not so much.')).toBeInTheDocument();
    server.answer('updateProduct', new NoConnection());
    await save(user);
    expect(await findToast('Failed to update product')).toBeInTheDocument();
    expect(box(/Product name/)).toHaveValue('Potato 7 Red');
    expect(address()).toBe(path);
  });

  const newerStored = async () => {
    let version = 3;
    const view = await open(path, {
      myProduct: () => myProduct('7', version === 3 ? {} : { version, price: '99.00', description: 'Newer words.' }),
      updateProduct: ({ input }: { input: { version: number } }) =>
        input.version === 3 ? refuse('CONFLICT', 'Changed meanwhile.') : myProduct('7', { version: 5 }),
    });
    version = 4;
    await view.user.type(box(/Product name/), ' Red');
    await save(view.user);
    expect(await screen.findByRole('heading', { name: 'This was changed meanwhile' })).toBeInTheDocument();
    expect(box(/Product name/)).toHaveValue('Potato 7 Red');
    return view;
  };

  it('E2 somebody saved first: mine goes over it, only where I typed', async () => {
    const view = await newerStored();
    await view.user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await findToast('Product updated successfully')).toBeInTheDocument();
    expect(updates(view).at(-1)?.args).toMatchObject({
      input: { version: 4, name: 'Potato 7 Red', price: '99', description: 'Newer words.', imageIds: ['7-1', '7-2'] },
    });
  });

  it('E2 somebody saved first: the newer one can be loaded instead', async () => {
    const view = await newerStored();
    await view.user.click(screen.getByRole('button', { name: 'Load the newer one' }));
    await waitFor(() => expect(box(/Description/)).toHaveValue('Newer words.'));
    expect(box(/Product name/)).toHaveValue('Potato 7');
    expect(updates(view)).toHaveLength(1);
  });

  it("E2 '{file} exceeds 10MB limit'", async () => {
    await open(path);
    const file = new File(['x'], 'big.jpg', { type: 'image/jpeg' });
    Object.defineProperty(file, 'size', { value: 10 * 1024 * 1024 + 1 });
    fireEvent.change(screen.getByLabelText('Upload photos'), { target: { files: [file] } });
    expect(await screen.findByText('big.jpg exceeds 10MB limit')).toBeInTheDocument();
  });

  it("E3 'Image upload failed' aborts the update", async () => {
    const view = await open(path, { uploadImage: new NoConnection() });
    fireEvent.change(screen.getByLabelText('Upload photos'), { target: { files: [new File(['x'], 'new.jpg', { type: 'image/jpeg' })] } });
    await screen.findByRole('button', { name: 'Retry' });
    await save(view.user);
    expect(await findToast('Image upload failed')).toBeInTheDocument();
    expect(updates(view)).toHaveLength(0);
    expect(view.address()).toBe(path);
  });

  it("R8 E2 'Invalid or missing product data.' with a way back", async () => {
    await open(path, { myProduct: null });
    expect(screen.getByRole('heading', { level: 1, name: 'Invalid or missing product data.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to all products' })).toHaveAttribute('href', '/dashboard/producerAllProducts');
  });

  it("E2 'Unauthorized' when the session has ended meanwhile", async () => {
    const view = await open(path, { updateProduct: refuse('UNAUTHENTICATED', 'Please log in first.') });
    await view.user.type(box(/Product name/), ' Red');
    await save(view.user);
    expect(await findToast('Unauthorized')).toBeInTheDocument();
  });

  it('E1 the bar of unsaved changes: Discard puts fields and pictures back', async () => {
    const { user } = await open(path);
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
    await user.type(box(/Product name/), ' Red');
    await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument());
    expect(box(/Product name/)).toHaveValue('Potato 7');
    expect(screen.getByRole('button', { name: 'Remove photo 2' })).toBeInTheDocument();
  });

  it('E1 photos can be added with none left', async () => {
    const { user } = await open(path, { myProduct: myProduct('7', { images: [] }) });
    expect(screen.getByLabelText('Upload photos')).toBeEnabled();
    await user.type(box(/Product name/), ' Red');
    await save(user);
    expect(await screen.findByRole('link', { name: 'At least one image is required' })).toBeInTheDocument();
  });

  it('asks before what was changed is lost', async () => {
    const { user, router, address } = await open(path);
    await user.type(box(/Product name/), ' Red');
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
    await act(() => router.navigate('/dashboard/producerAllProducts'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    expect(address()).toBe(path);
    expect(box(/Product name/)).toHaveValue('Potato 7 Red');
  });
});
