/**
 * Images on a phone: three in a row, each with its state and a menu to make it first, move and delete it; what was not
 * taken is named.
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { image } from '../support/products';
import { account, renderApp } from '../support/render';
import { clearToasts } from '../support/toasts';

const jpeg = (name: string, bytes = name) => new File([bytes], name, { type: 'image/jpeg', lastModified: 1 });
let uploads = 0;
const open = async (responses: object = {}, language: 'en' | 'bn' = 'en') => {
  const view = renderApp('/dashboard/producerAddProduct', {
    account: account('PRODUCER', { language }),
    language,
    width: 360,
    answers: { uploadImage: () => image(`image-${(uploads += 1)}`), ...responses },
  });
  await screen.findByRole('heading', { level: 1, name: /Add Products|পণ্য যোগ/ });
  return view;
};
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText(/Upload photos|ছবি দিন/), { target: { files } });
const tiles = () => within(screen.getByRole('group', { name: /^Photos/ })).getAllByRole('listitem');
const names = () => tiles().map((tile) => within(tile).getByRole('img').getAttribute('alt'));
const menuOf = (number: number) => screen.getByRole('button', { name: `Actions for photo ${number}` });
const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

beforeAll(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => (uploads = 0));
afterEach(() => {
  clearToasts();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

it('makes an image the first, moves it and deletes it by its menu; the focus stays with it', async () => {
  const { user } = await open();
  choose(jpeg('one.jpg'), jpeg('two.jpg'), jpeg('three.jpg'));
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(3));
  expect(tiles()[0]).toHaveTextContent('Main photo');
  await user.click(menuOf(1));
  expect(items()).toEqual(['Move later', 'Delete']);
  await user.keyboard('{Escape}');
  await user.click(menuOf(3));
  expect(items()).toEqual(['Make it the first', 'Move earlier', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'Make it the first' }));
  expect(names()).toEqual(['three.jpg', 'one.jpg', 'two.jpg']);
  expect(tiles()[0]).toHaveTextContent('Main photo');
  expect(menuOf(1)).toHaveFocus();
  await user.click(menuOf(2));
  await user.click(screen.getByRole('menuitem', { name: 'Move later' }));
  expect(names()).toEqual(['three.jpg', 'two.jpg', 'one.jpg']);
  expect(menuOf(3)).toHaveFocus();
  await user.click(menuOf(3));
  await user.click(screen.getByRole('menuitem', { name: 'Move earlier' }));
  expect(names()).toEqual(['three.jpg', 'one.jpg', 'two.jpg']);
  await user.click(menuOf(2));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(names()).toEqual(['three.jpg', 'two.jpg']);
  expect(menuOf(2)).toHaveFocus();
});

it('an image that failed can be sent again from its tile', async () => {
  const { user, server } = await open({ uploadImage: errorResponse('UPLOAD_FAILED', 'Image upload failed') });
  choose(jpeg('one.jpg'));
  expect(await screen.findByText('Image upload failed', { selector: '.image-meta' })).toBeInTheDocument();
  server.answer('uploadImage', image('image-1'));
  await user.click(within(tiles()[0]!).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
});

it('of twelve the first six are taken, and the others are named', async () => {
  await open();
  choose(...Array.from({ length: 12 }, (_none, index) => jpeg(`photo-${index + 1}.jpg`)));
  expect(names()).toEqual([1, 2, 3, 4, 5, 6].map((number) => `photo-${number}.jpg`));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(/6/);
  for (const number of [7, 8, 9, 10, 11, 12]) expect(alert).toHaveTextContent(`photo-${number}.jpg`);
});

it('a file that only claims to be an image takes no place and is no main image; it offers no Retry', async () => {
  Object.assign(globalThis, {
    createImageBitmap: (file: File) =>
      file.name === 'fake.jpg' ? Promise.reject(new Error('no image')) : Promise.resolve({ close: () => undefined }),
  });
  const { server } = await open();
  choose(jpeg('fake.jpg'), jpeg('real.jpg'));
  expect(await screen.findByText('fake.jpg is not an image, so it was not added.')).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['real.jpg']));
  expect(tiles()[0]).toHaveTextContent('Main photo');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await waitFor(() => expect(server.calls.filter(({ field }) => field === 'uploadImage')).toHaveLength(1));
});

it('a name that is too long is counted and not cut; its rule shows a message', async () => {
  const { user } = await open();
  const name = screen.getByRole('textbox', { name: /^Product name/ });
  await user.click(name);
  await user.paste('ম'.repeat(125));
  expect(name).toHaveValue('ম'.repeat(125));
  expect(screen.getByText('125/120')).toHaveAttribute('data-over', 'true');
  await user.click(screen.getByRole('button', { name: 'Add Product' }));
  await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
});
