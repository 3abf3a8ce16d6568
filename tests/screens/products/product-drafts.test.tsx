import '../support/device-storage';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { clearDrafts, loadDraft } from '../../../client/platform/device/draft-store';
import { NoConnection } from '../support/fake-server';
import { image, listOf, myProduct } from '../support/products';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const owner = account('PRODUCER');
const addPath = '/dashboard/producerAddProduct';
const editPath = '/dashboard/producer/product-edit/7';
const titles = { en: { add: 'Add Products', edit: 'Edit Product' }, bn: { add: 'পণ্য যোগ করুন', edit: 'পণ্য বদলান' } };
const open = async (path = addPath, responses: object = {}, language: 'en' | 'bn' = 'en') => {
  const view = renderApp(path, {
    account: account('PRODUCER', { language }),
    language,
    answers: { uploadImage: image('image-1'), addProduct: myProduct('new'), myProduct: myProduct('7'), myProducts: listOf(), ...responses },
  });
  await screen.findByRole('heading', { level: 1, name: path === addPath ? titles[language].add : titles[language].edit });
  return view;
};
const box = (name: RegExp) => screen.getByRole('textbox', { name });
const chooseImage = (name: string) =>
  fireEvent.change(screen.getByLabelText('Upload photos'), {
    target: { files: [new File([`bytes of ${name}`], name, { type: 'image/jpeg' })] },
  });
const stored = (form: string) => loadDraft({ owner: owner.id, form });

beforeAll(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(async () => {
  clearToasts();
  await clearDrafts(owner.id);
});

describe('the draft of a new product', () => {
  it('survives a killed tab: fields, images and their upload go on, then it is removed [U1 U6]', async () => {
    const { user, unmount } = await open(addPath, { uploadImage: new NoConnection() });
    await user.type(box(/Product name/), 'Red Potato');
    await user.type(box(/Selling price/), '45');
    chooseImage('field.jpg');
    await screen.findByRole('button', { name: 'Retry' });
    await waitFor(async () => expect((await stored('product-add'))?.files).toHaveLength(1));
    unmount();

    const again = await open();
    expect(await screen.findByText(/^We kept your draft from \d{1,2}:\d{2}/)).toBeInTheDocument();
    expect(screen.getByText('Red Potato')).toBeInTheDocument();
    expect(again.container.querySelector('.draft-form')).toHaveAttribute('inert');
    await again.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(box(/Product name/)).toHaveValue('Red Potato');
    expect(box(/Selling price/)).toHaveValue('45');
    expect(await screen.findByRole('img', { name: 'field.jpg' })).toBeInTheDocument();
    expect(await screen.findByText(/Uploaded/)).toBeInTheDocument();
    await again.user.type(box(/Description/), 'Good');
    await again.user.selectOptions(screen.getByRole('combobox', { name: /Category/ }), 'Potato');
    await again.user.click(screen.getByRole('radio', { name: /^No/ }));
    await again.user.click(screen.getByRole('button', { name: 'Add Product' }));
    expect(await findToast('✅ Product added successfully')).toBeInTheDocument();
    expect(again.server.calls.find((call) => call.field === 'addProduct')?.args.input).toMatchObject({
      name: 'Red Potato',
      price: '45',
      imageIds: ['image-1'],
    });
    await waitFor(async () => expect(await stored('product-add')).toBeNull());
  });

  it('an uploaded image of a draft is not sent again', async () => {
    const { unmount } = await open();
    chooseImage('field.jpg');
    await screen.findByText(/Uploaded/);
    await waitFor(async () => expect((await stored('product-add'))?.files[0]?.facts.imageId).toBe('image-1'));
    unmount();
    const { user, server } = await open();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('img', { name: 'field.jpg' })).toHaveAttribute('src', '/images/image-1.webp');
    expect(screen.getByText(/Uploaded/)).toBeInTheDocument();
    expect(server.calls.map((call) => call.field)).not.toContain('uploadImage');
  });

  it("'Start again' forgets it", async () => {
    const { user, unmount } = await open();
    await user.type(box(/Product name/), 'Red');
    unmount();
    await waitFor(async () => expect(await stored('product-add')).not.toBeNull());
    const again = await open();
    await again.user.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(screen.queryByText(/We kept your draft/)).not.toBeInTheDocument();
    expect(box(/Product name/)).toHaveValue('');
    await waitFor(async () => expect(await stored('product-add')).toBeNull());
  });

  it('is stored before the camera opens, without waiting', async () => {
    const { user } = await open();
    await stored('product-add'); // the form has looked for a draft by then, and stores from now on
    await user.type(box(/Product name/), 'R');
    fireEvent.click(screen.getByLabelText('Take a photo'));
    expect((await stored('product-add'))?.values).toMatchObject({ name: 'R' });
  });

  it('a logout takes the draft away, though the form is still open [X3]', async () => {
    const { user, address } = await open();
    await stored('product-add');
    await user.type(box(/Product name/), 'Red');
    fireEvent.click(screen.getByLabelText('Take a photo'));
    expect(await stored('product-add')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: /Rahim Uddin/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await waitFor(async () => expect(await stored('product-add')).toBeNull());
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('nothing is stored of an unchanged form', async () => {
    const { user, unmount } = await open();
    await user.type(box(/Product name/), 'R');
    await user.clear(box(/Product name/));
    unmount();
    expect(await stored('product-add')).toBeNull();
  });

  it('speaks Bangla', async () => {
    const { user, unmount } = await open(addPath, {}, 'bn');
    await user.type(box(/পণ্যের নাম/), 'আলু');
    unmount();
    await waitFor(async () => expect(await stored('product-add')).not.toBeNull());
    await open(addPath, {}, 'bn');
    expect(await screen.findByText(/এ যা লিখেছিলেন তা রাখা আছে$/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'চালিয়ে যান' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'নতুন করে শুরু করুন' })).toBeInTheDocument();
  });
});

describe('the draft of a changed product', () => {
  it('stores which images stay, and the version it began from [E1]', async () => {
    const { user, unmount } = await open(editPath);
    await user.type(box(/Product name/), ' Red');
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    await waitFor(async () => expect((await stored('product-edit/7'))?.files).toHaveLength(1));
    unmount();
    const view = await open(editPath, { myProduct: myProduct('7', { version: 5 }), updateProduct: myProduct('7') });
    await view.user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(box(/Product name/)).toHaveValue('Potato 7 Red');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await findToast('Product updated successfully');
    expect(view.server.calls.find((call) => call.field === 'updateProduct')?.args).toMatchObject({
      input: { name: 'Potato 7 Red', imageIds: ['7-2'], version: 3 },
    });
    await waitFor(async () => expect(await stored('product-edit/7')).toBeNull());
  });
});
