import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NoConnection, errorResponse } from '../support/fake-server';
import { image, myProduct } from '../support/products';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const formImage = (name: string, bytes = 1000, type = 'image/jpeg') => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
let uploads = 0;
const open = async (responses: object = {}) => {
  const view = renderApp('/dashboard/producerAddProduct', {
    account: account('PRODUCER'),
    answers: { uploadImage: () => image(`image-${(uploads += 1)}`), addProduct: myProduct('new', { name: 'Red Potato' }), ...responses },
  });
  await screen.findByRole('heading', { level: 1, name: 'Add Products' });
  return view;
};
type User = Awaited<ReturnType<typeof open>>['user'];
const box = (name: RegExp) => screen.getByRole('textbox', { name });
const chooseImages = (...files: File[]) => fireEvent.change(screen.getByLabelText('Upload photos'), { target: { files } });
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Add Product' }));
const fill = async (user: User) => {
  chooseImages(formImage('one.jpg'), formImage('two.jpg'));
  await user.type(box(/Product name/), 'Red Potato');
  await user.type(box(/Selling price/), '৪৫');
  await user.type(box(/Description/), 'Good');
  await user.selectOptions(screen.getByRole('combobox', { name: /Category/ }), 'Potato');
  await user.click(screen.getByRole('radio', { name: /^Yes/ }));
};
const added = (view: Awaited<ReturnType<typeof open>>) => view.server.calls.filter((call) => call.field === 'addProduct');
const problems = async () => {
  const heading = await screen.findByRole('heading', { name: 'Please correct these' });
  return within(heading.closest<HTMLElement>('[role=alert]')!)
    .getAllByRole('link')
    .map((link) => link.textContent);
};

beforeAll(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => (uploads = 0));
afterEach(clearToasts);

describe('adding a product', () => {
  it('takes several files or the rear camera, with a preview and a remove button for each [U1]', async () => {
    const { user } = await open();
    expect(screen.getByLabelText('Upload photos')).toHaveAttribute('multiple');
    expect(screen.getByLabelText('Take a photo')).toHaveAttribute('capture', 'environment');
    chooseImages(formImage('one.jpg'), formImage('two.jpg'));
    expect(await screen.findByRole('img', { name: 'one.jpg' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'two.jpg' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText(/Uploaded/)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    expect(screen.queryByRole('img', { name: 'one.jpg' })).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'two.jpg' })).toBeInTheDocument();
  });

  it('has every field; KG and 1 at first, seven units, 62 categories, sale unset [U2 U7]', async () => {
    await open();
    expect(box(/^Quantity/)).toHaveValue('1');
    expect(screen.getByLabelText(/^Harvested on/)).toHaveAttribute('type', 'date');
    const unit = screen.getByRole('combobox', { name: /^Unit/ });
    expect(unit).toHaveDisplayValue('KG');
    expect(
      within(unit)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['KG', 'Piece', 'Ton', 'Dozen', 'Quarter', 'Pair', 'Others']);
    expect(within(screen.getByRole('combobox', { name: /Category/ })).getAllByRole('option')).toHaveLength(63);
    const sale = screen.getByRole('radiogroup', { name: /Add for Sell Post/ });
    within(sale)
      .getAllByRole('radio')
      .forEach((radio) => expect(radio).not.toBeChecked());
  });

  it("'Add Product' becomes 'Uploading...' and disabled while sending, with progress [U3]", async () => {
    let finish: (value: unknown) => void = () => undefined;
    const view = await open({ uploadImage: () => new Promise((resolve) => (finish = resolve)) });
    await fill(view.user);
    await submit(view.user);
    const busy = await screen.findByRole('button', { name: /^Uploading\.\.\./ });
    expect(busy).toBeDisabled();
    expect(busy).toHaveTextContent('Photo 1 of 2 · 0%');
    expect(added(view)).toHaveLength(0);
    finish(image('image-1'));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Uploading\.\.\./ })).toHaveTextContent('Photo 2 of 2'));
    finish(image('image-2'));
    await waitFor(() => expect(added(view)).toHaveLength(1));
  });

  it('unit Others greys the stepper and reveals the explanation, focused [U4]', async () => {
    const { user, container } = await open();
    expect(screen.queryByRole('textbox', { name: /Explain Quantity/ })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Unit/ }), 'Others');
    const note = await screen.findByRole('textbox', { name: 'Explain Quantity (e.g. 1 ton = 40kg)' });
    expect(note).toHaveFocus();
    const stepper = container.querySelector('.stepper');
    expect(stepper).toHaveAttribute('data-off', 'true');
    expect(stepper).toHaveAttribute('inert');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Unit/ }), 'Ton');
    expect(screen.queryByRole('textbox', { name: /Explain Quantity/ })).not.toBeInTheDocument();
    expect(container.querySelector('.stepper')).toHaveAttribute('data-off', 'false');
  });

  it('shows every message, exact, in the order of the form [U5]', async () => {
    const view = await open();
    await submit(view.user);
    expect(await problems()).toEqual([
      'At least one image is required',
      "Product name can't be empty",
      "Price can't be empty",
      "Description can't be empty",
      'Please select a category',
      'Please select sell post option',
    ]);
    expect(added(view)).toHaveLength(0);
  });

  it('rejects a file over 10 MB and what is not an image [U5]', async () => {
    const { server } = await open();
    chooseImages(
      formImage('big.jpg', 10 * 1024 * 1024 + 1),
      formImage('notes.pdf', 100, 'application/pdf'),
      formImage('fits.jpg', 10 * 1024 * 1024),
    );
    expect(await screen.findByText('big.jpg exceeds 10MB limit')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'fits.jpg' })).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'big.jpg' })).not.toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'notes.pdf' })).not.toBeInTheDocument();
    await waitFor(() => expect(server.calls.filter((call) => call.field === 'uploadImage')).toHaveLength(1));
  });

  it('keeps what is typed as quantity and price, and rejects what is no number; minus never goes below 1 [U5]', async () => {
    const { user } = await open();
    await user.type(box(/Selling price/), '4x5k০');
    expect(box(/Selling price/)).toHaveValue('4x5k0');
    await user.click(screen.getByRole('button', { name: 'Increase Quantity' }));
    expect(box(/^Quantity/)).toHaveValue('2');
    await user.click(screen.getByRole('button', { name: 'Decrease Quantity' }));
    await user.click(screen.getByRole('button', { name: 'Decrease Quantity' }));
    expect(box(/^Quantity/)).toHaveValue('1');
    await user.clear(box(/^Quantity/));
    await user.type(box(/^Quantity/), '-a7');
    expect(box(/^Quantity/)).toHaveValue('-a7');
    expect(box(/^Quantity/)).toBeInvalid();
    await user.clear(box(/^Quantity/));
    await user.type(box(/^Quantity/), '7');
    await user.clear(box(/Selling price/));
    await user.type(box(/Selling price/), '45.5'); // not 455
    expect(box(/Selling price/)).toHaveValue('45.5');
    await submit(user);
    expect(await screen.findByRole('link', { name: 'Price must be digits only, up to 1,00,00,000' })).toBeInTheDocument();
  });

  it("'✅ Product added successfully': sent in the images' order, the form is empty again [U6]", async () => {
    const view = await open();
    await fill(view.user);
    await view.user.click(await screen.findByRole('button', { name: 'Move photo 2 earlier' }));
    await waitFor(() => expect(screen.getAllByText(/Uploaded/)).toHaveLength(2));
    await submit(view.user);
    expect(await findToast('✅ Product added successfully')).toBeInTheDocument();
    expect(added(view)[0]?.args.input).toMatchObject({
      name: 'Red Potato',
      quantity: '1',
      unit: 'KG',
      price: '45',
      description: 'Good',
      categorySlug: 'potato',
      addToSellPost: true,
      imageIds: ['image-2', 'image-1'],
    });
    expect(screen.getByText('Added: Red Potato')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/dashboard/product/new');
    await waitFor(() => expect(box(/Product name/)).toHaveValue(''));
    expect(screen.queryByRole('img', { name: 'one.jpg' })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /^Yes/ })).not.toBeChecked();
  });

  it("'Add another like this' begins with the same texts, without the images [U2 U6]", async () => {
    const { user } = await open({ addProduct: myProduct('new', { name: 'Red Potato', regularPrice: '45.00' }) });
    await fill(user);
    await submit(user);
    await user.click(await screen.findByRole('button', { name: 'Add another like this' }));
    await waitFor(() => expect(box(/Product name/)).toHaveFocus());
    expect(box(/Product name/)).toHaveValue('Red Potato');
    expect(box(/Selling price/)).toHaveValue('45');
    expect(screen.getByRole('combobox', { name: /Category/ })).toHaveDisplayValue('Potato');
    expect(screen.queryByRole('img', { name: 'one.jpg' })).not.toBeInTheDocument();
    expect(screen.queryByText('Added: Red Potato')).not.toBeInTheDocument();
  });

  it('eight drawn categories choose with one tap, and the back office shows what buyers will see [U2]', async () => {
    const { user } = await open();
    const chips = within(screen.getByRole('group', { name: 'Popular categories' })).getAllByRole('button');
    expect(chips).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Mango' }));
    expect(screen.getByRole('button', { name: 'Mango' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('combobox', { name: /Category/ })).toHaveDisplayValue('Mango');
    const preview = screen.getByRole('region', { name: 'How buyers will see it' });
    expect(preview).toHaveTextContent('Unnamed Product');
    await user.type(box(/Product name/), 'Langra');
    await user.type(box(/Selling price/), '90');
    expect(preview).toHaveTextContent('Langra');
    expect(preview).toHaveTextContent('90 Tk/KG');
  });

  it("'You must be logged in' when the session has ended meanwhile [U5]", async () => {
    const { user } = await open({ addProduct: errorResponse('UNAUTHENTICATED', 'Please log in first.') });
    await fill(user);
    await submit(user);
    expect(await findToast('You must be logged in')).toBeInTheDocument();
  });

  it("a failure shows the server's message, else '❌ Failed to add product', and retains everything [U6]", async () => {
    const { user, server } = await open({ addProduct: errorResponse('BAD_INPUT', 'This category is closed.') });
    await fill(user);
    await submit(user);
    expect(await findToast('This category is closed.')).toBeInTheDocument();
    server.answer('addProduct', new NoConnection());
    await submit(user);
    expect(await findToast('❌ Failed to add product')).toBeInTheDocument();
    expect(box(/Product name/)).toHaveValue('Red Potato');
    expect(box(/Selling price/)).toHaveValue('45');
    expect(screen.getByRole('img', { name: 'one.jpg' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /^Yes/ })).toBeChecked();
  });

  it('an image that failed stays with its reason and a Retry; nothing is sent without it [U6 E3]', async () => {
    const view = await open({ uploadImage: new NoConnection() });
    await fill(view.user);
    const retries = await screen.findAllByRole('button', { name: 'Retry' });
    expect(retries).toHaveLength(2);
    await submit(view.user);
    expect(await findToast('Main product image upload failed')).toBeInTheDocument();
    expect(added(view)).toHaveLength(0);
    expect(box(/Product name/)).toHaveValue('Red Potato');
    view.server.answer('uploadImage', () => image(`image-${(uploads += 1)}`));
    await view.user.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
    await view.user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getAllByText(/Uploaded/)).toHaveLength(2));
    await submit(view.user);
    await waitFor(() => expect(added(view)).toHaveLength(1));
    expect(added(view)[0]?.args.input).toMatchObject({ imageIds: ['image-1', 'image-2'] });
  });
});
