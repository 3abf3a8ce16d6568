import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { NoConnection, errorResponse } from '../support/fake-server';
import { image, listOf, myProduct } from '../support/products';
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
const box = (name: RegExp) => screen.getByRole('textbox', { name });

beforeAll(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(clearToasts);

describe('editing a product', () => {
  const path = '/dashboard/producer/product-edit/7';
  const save = (user: Awaited<ReturnType<typeof open>>['user']) => user.click(screen.getByRole('button', { name: 'Save' }));
  const updates = (view: Awaited<ReturnType<typeof open>>) => view.server.calls.filter((call) => call.field === 'updateProduct');

  it('shows the same fields filled in, the unit note only for Others [E1]', async () => {
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

  it('of re-listed products unit and category are notified with the reason, not asked, and are not sent [E1 T9]', async () => {
    const provenance = [{ position: 0 }, { position: 1 }];
    const view = await open(path, { myProduct: myProduct('7', { provenance }), updateProduct: myProduct('7') });
    expect(facts()).toEqual({ Unit: 'KG', Category: 'Potato' });
    expect(screen.getByText(/unit and category cannot change/)).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: /^Unit|Category/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: /categories/i })).not.toBeInTheDocument();
    await view.user.type(box(/Product name/), ' Red');
    await save(view.user);
    await waitFor(() => expect(updates(view)[0]?.args).toEqual({ id: '7', input: { name: 'Potato 7 Red', version: 3 } }));
  });

  it('proposes how much there is in another unit, and sends the figure once the server has asked for it [E1]', async () => {
    const asks = errorResponse('BAD_USER_INPUT', 'Say how much', [{ field: 'quantity', message: 'Say how much' }]);
    const view = await open(path, { updateProduct: asks });
    const choose = (unit: string) => view.user.selectOptions(screen.getByRole('combobox', { name: /^Unit/ }), unit);
    await choose('Quarter');
    await waitFor(() => expect(box(/^Quantity/)).toHaveValue('200'));
    await choose('Ton');
    await save(view.user);
    await waitFor(() => expect(updates(view)).toHaveLength(1));
    expect(await screen.findAllByText('Say how much')).not.toEqual([]);
    await save(view.user);
    await waitFor(() => expect(updates(view)).toHaveLength(2));
    expect(updates(view).map(({ args }) => (args as { input: object }).input)).toEqual([
      { unit: 'TON', version: 3 },
      { version: 3, unit: 'TON', quantity: '50' },
    ]);
  });

  it('under a deal the form shows the regular price and the deal beside it, and sends neither [E1]', async () => {
    const deal = { percent: 30, endsAt: '2026-11-25T18:00:00.000Z' };
    const product = myProduct('7', { price: '35.00', regularPrice: '50.00', deal });
    const view = await open(path, { myProduct: product, updateProduct: product });
    expect(box(/Selling price/)).toHaveValue('50');
    expect(screen.getByText('Deal 30% until 25 Nov 2026: buyers pay 35 Tk')).toBeInTheDocument();
    await view.user.type(box(/Description/), ' Sweet.');
    await save(view.user);
    await waitFor(() => expect(updates(view)).toHaveLength(1));
    expect(updates(view)[0]?.args).toEqual({ id: '7', input: { description: 'From the field beside the river. Sweet.', version: 3 } });
  });

  it('fractions are shown as they are and not sent; what is typed again takes digits only [E1]', async () => {
    const product = myProduct('7', { quantity: '573.5', regularPrice: '83.20' });
    const view = await open(path, { myProduct: product, updateProduct: product });
    expect(box(/^Quantity/)).toHaveValue('573.5');
    expect(box(/Selling price/)).toHaveValue('83.2');
    await view.user.click(box(/^Quantity/));
    await view.user.tab();
    await view.user.type(box(/Selling price/), '5');
    await save(view.user);
    expect(await screen.findByRole('link', { name: 'Price must be digits only, up to 1,00,00,000' })).toBeInTheDocument();
    await view.user.clear(box(/Selling price/));
    await view.user.type(box(/Selling price/), '90');
    await save(view.user);
    await waitFor(() => expect(updates(view)).toHaveLength(1));
    expect(updates(view)[0]?.args).toEqual({ id: '7', input: { price: '90', version: 3 } });
  });

  it("retains images, adds new ones, the first is the main: 'Product updated successfully', then the list [E1 E2]", async () => {
    const view = await open(path, { uploadImage: image('fresh'), updateProduct: myProduct('7') });
    fireEvent.change(screen.getByLabelText('Upload photos'), { target: { files: [new File(['x'], 'new.jpg', { type: 'image/jpeg' })] } });
    await screen.findByRole('img', { name: 'new.jpg' });
    await view.user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    await view.user.click(screen.getByRole('button', { name: 'Move photo 2 earlier' }));
    await save(view.user);
    expect(await findToast('Product updated successfully')).toBeInTheDocument();
    expect(updates(view)[0]?.args).toEqual({ id: '7', input: { imageIds: ['fresh', '7-2'], version: 3 } });
    await waitFor(() => expect(view.address()).toBe('/dashboard/producerAllProducts'));
  });

  it("'Please fill all required fields' [E2]", async () => {
    const view = await open(path);
    await view.user.clear(box(/Product name/));
    await view.user.clear(box(/Description/));
    await save(view.user);
    expect(await screen.findByRole('link', { name: 'Please fill all required fields' })).toBeInTheDocument();
    expect(updates(view)).toHaveLength(0);
  });

  it("shows the server's message, else 'Failed to update product', and retains what was typed [E2]", async () => {
    const { user, server, address } = await open(path, { updateProduct: errorResponse('OUT_OF_STOCK', 'Not so much.') });
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
      myProduct: () => myProduct('7', version === 3 ? {} : { version, regularPrice: '99.00', description: 'Newer words.' }),
      updateProduct: ({ input }: { input: { version: number } }) =>
        input.version === 3 ? errorResponse('CONFLICT', 'Changed meanwhile.') : myProduct('7', { version: 5 }),
    });
    version = 4;
    await view.user.type(box(/Product name/), ' Red');
    await save(view.user);
    expect(await screen.findByRole('heading', { name: 'This has been changed in the meantime' })).toBeInTheDocument();
    expect(box(/Product name/)).toHaveValue('Potato 7 Red');
    return view;
  };

  it('someone saved first: mine goes over it, only where I typed [E2]', async () => {
    const view = await newerStored();
    await view.user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await findToast('Product updated successfully')).toBeInTheDocument();
    expect(updates(view).at(-1)?.args).toEqual({ id: '7', input: { version: 4, name: 'Potato 7 Red' } });
  });

  it('someone saved first: the newer one can be loaded instead [E2]', async () => {
    const view = await newerStored();
    await view.user.click(screen.getByRole('button', { name: 'Load the latest version' }));
    await waitFor(() => expect(box(/Description/)).toHaveValue('Newer words.'));
    expect(box(/Product name/)).toHaveValue('Potato 7');
    expect(updates(view)).toHaveLength(1);
  });

  it('a conflict with open orders says itself what it is about, and nothing of a newer version [E2]', async () => {
    const message = 'Orders of this product are open.';
    const extensions = { code: 'CONFLICT', key: 'product.unitInOrders', current: { status: 'IN_ORDERS' } };
    const { user } = await open(path, { updateProduct: new GraphQLError(message, { extensions }) });
    await user.type(box(/Product name/), ' Red');
    await save(user);
    expect(await findToast(message)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'This has been changed in the meantime' })).not.toBeInTheDocument();
    expect(box(/Product name/)).toHaveValue('Potato 7 Red');
  });

  it("'{file} exceeds 10MB limit' [E2]", async () => {
    await open(path);
    const file = new File(['x'], 'big.jpg', { type: 'image/jpeg' });
    Object.defineProperty(file, 'size', { value: 10 * 1024 * 1024 + 1 });
    fireEvent.change(screen.getByLabelText('Upload photos'), { target: { files: [file] } });
    expect(await screen.findByText('big.jpg exceeds 10MB limit')).toBeInTheDocument();
  });

  it("'Image upload failed' aborts the update [E3]", async () => {
    const view = await open(path, { uploadImage: new NoConnection() });
    fireEvent.change(screen.getByLabelText('Upload photos'), { target: { files: [new File(['x'], 'new.jpg', { type: 'image/jpeg' })] } });
    await screen.findByRole('button', { name: 'Retry' });
    await save(view.user);
    expect(await findToast('Image upload failed')).toBeInTheDocument();
    expect(updates(view)).toHaveLength(0);
    expect(view.address()).toBe(path);
  });

  it("'Invalid or missing product data.' with a way back [R8 E2]", async () => {
    await open(path, { myProduct: null });
    expect(screen.getByRole('heading', { level: 1, name: 'Invalid or missing product data.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to all products' })).toHaveAttribute('href', '/dashboard/producerAllProducts');
  });

  it("'Unauthorized' when the session has ended meanwhile [E2]", async () => {
    const view = await open(path, { updateProduct: errorResponse('UNAUTHENTICATED', 'Please log in first.') });
    await view.user.type(box(/Product name/), ' Red');
    await save(view.user);
    expect(await findToast('Unauthorized')).toBeInTheDocument();
  });

  it('the bar of unsaved changes: Discard puts fields and images back [E1]', async () => {
    const { user } = await open(path);
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
    await user.type(box(/Product name/), ' Red');
    await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument());
    expect(box(/Product name/)).toHaveValue('Potato 7');
    expect(screen.getByRole('button', { name: 'Remove photo 2' })).toBeInTheDocument();
  });

  it('images can be added with none left [E1]', async () => {
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
