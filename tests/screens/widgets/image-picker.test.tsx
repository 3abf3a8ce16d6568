import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NoConnection, errorResponse, UnreadableResponse } from '../support/fake-server';
import { image } from '../support/products';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const jpeg = (name: string, bytes = name, type = 'image/jpeg') => new File([bytes], name, { type, lastModified: 1 });
let uploads = 0;
const open = async (responses: object = {}, language: 'en' | 'bn' = 'en') => {
  const view = renderApp('/dashboard/producerAddProduct', {
    account: account('PRODUCER', { language }),
    language,
    answers: { uploadImage: () => image(`image-${(uploads += 1)}`), ...responses },
  });
  await screen.findByRole('heading', { level: 1, name: /Add Products|পণ্য যোগ/ });
  return view;
};
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText(/Upload photos|ছবি দিন/), { target: { files } });
const sent = (view: Awaited<ReturnType<typeof open>>) => view.server.calls.filter((call) => call.field === 'uploadImage');
const setOnline = (online: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};
const names = () => screen.getAllByRole('img').map((img) => img.getAttribute('alt') ?? img.getAttribute('aria-label'));

/** A worker that returns what a test wants. */
function fakeWorker(response: object) {
  class FakeWorker extends EventTarget {
    postMessage() {
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: response })));
    }
    terminate() {
      return undefined;
    }
  }
  Object.assign(globalThis, { Worker: FakeWorker });
}

beforeAll(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => (uploads = 0));
afterEach(() => {
  clearToasts();
  setOnline(true);
  Reflect.deleteProperty(globalThis, 'Worker');
});

describe('images of a form', () => {
  it('one at a time: the second waits until the first is up [U3]', async () => {
    const finish: ((value: unknown) => void)[] = [];
    const view = await open({ uploadImage: () => new Promise((resolve) => finish.push(resolve)) });
    choose(jpeg('one.jpg'), jpeg('two.jpg'));
    await waitFor(() => expect(sent(view)).toHaveLength(1));
    expect(await screen.findByText(/Uploading 0%/)).toBeInTheDocument();
    expect(screen.getByText(/Waiting/)).toBeInTheDocument();
    finish[0]?.(image('image-1'));
    await waitFor(() => expect(sent(view)).toHaveLength(2));
    finish[1]?.(image('image-2'));
    await waitFor(() => expect(screen.getAllByText(/Uploaded/)).toHaveLength(2));
  });

  it('without a network it waits, and goes on when the network is back [U1]', async () => {
    const view = await open();
    setOnline(false);
    choose(jpeg('one.jpg'));
    expect(await screen.findByText(/Waiting for the connection/)).toBeInTheDocument();
    expect(sent(view)).toHaveLength(0);
    setOnline(true);
    expect(await screen.findByText(/Uploaded/)).toBeInTheDocument();
  });

  it('what got no response is tried again when the network comes back; a rejection of the server is not [U1 E3]', async () => {
    const view = await open({ uploadImage: new NoConnection() });
    choose(jpeg('one.jpg'));
    expect(await screen.findByText(/Upload failed/)).toBeInTheDocument();
    setOnline(false);
    view.server.answer('uploadImage', image('image-1'));
    setOnline(true);
    expect(await screen.findByText(/Uploaded/)).toBeInTheDocument();
    view.server.answer('uploadImage', errorResponse('BAD_INPUT', 'Only image files are allowed'));
    choose(jpeg('two.jpg'));
    expect(await screen.findByText(/Only image files are allowed/)).toBeInTheDocument();
    setOnline(false);
    setOnline(true);
    expect(sent(view)).toHaveLength(3);
  });

  it("'Upload error' when the response cannot be read [E3]", async () => {
    await open({ uploadImage: new UnreadableResponse() });
    choose(jpeg('one.jpg'));
    expect(await screen.findByText(/Upload error/)).toBeInTheDocument();
  });

  it('a retry that succeeds removes the error, above the form and at the field [E3]', async () => {
    const view = await open({ uploadImage: new NoConnection() });
    choose(jpeg('one.jpg'));
    await screen.findByRole('button', { name: 'Retry' });
    await view.user.type(screen.getByRole('textbox', { name: /Product name/ }), 'Potato');
    await view.user.type(screen.getByRole('textbox', { name: /Selling price/ }), '45');
    await view.user.type(screen.getByRole('textbox', { name: /Description/ }), 'Good');
    await view.user.click(screen.getByRole('button', { name: 'Potato' }));
    await view.user.click(screen.getByRole('radio', { name: /^No/ }));
    await view.user.click(screen.getByRole('button', { name: 'Add Product' }));
    await findToast('Main product image upload failed');
    clearToasts();
    expect(await screen.findByRole('link', { name: 'Main product image upload failed' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: /^Photos/ })).toHaveTextContent('Main product image upload failed');
    view.server.answer('uploadImage', image('image-1'));
    await view.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/Uploaded/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Please correct these')).not.toBeInTheDocument());
    expect(screen.getByRole('group', { name: /^Photos/ })).not.toHaveTextContent('Main product image upload failed');
  });

  it('the same file again gets a kind message and is not added; so is the same image under another name [U1]', async () => {
    const view = await open({ uploadImage: image('image-1') });
    choose(jpeg('one.jpg'));
    await screen.findByText(/Uploaded/);
    choose(jpeg('one.jpg'));
    expect(await screen.findByText('one.jpg is already here, so it was not added again.')).toBeInTheDocument();
    expect(sent(view)).toHaveLength(1);
    choose(jpeg('copy.jpg'));
    expect(await screen.findByText('copy.jpg is already here, so it was not added again.')).toBeInTheDocument();
    expect(names()).toEqual(expect.arrayContaining(['one.jpg']));
    expect(names()).not.toContain('copy.jpg');
  });

  it.each([
    ['HEIC', 'phone.heic', 'image/heic'],
    ['GIF', 'small.gif', 'image/gif'],
    ['BMP', 'small.bmp', 'image/bmp'],
  ])('a %s that cannot be decoded shows a message, without a Retry, and is not sent [U5]', async (_kind, name, type) => {
    fakeWorker({ failed: 'decode' });
    const view = await open();
    choose(jpeg(name, 'x', type));
    expect(await screen.findByText(/This photo type cannot be read\. Use camera or JPG\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(sent(view)).toHaveLength(0);
  });

  it('a small GIF is converted, since the server takes none [U1]', async () => {
    fakeWorker({ blob: new Blob(['converted and larger'], { type: 'image/webp' }) });
    const view = await open();
    choose(jpeg('small.gif', 'x', 'image/gif'));
    await screen.findByText(/Uploaded/);
    expect(sent(view)[0]?.args.file).toMatchObject({ name: 'small.webp', type: 'image/webp' });
  });

  it('a big image is sent small; where that fails it is sent as it is [U1]', async () => {
    const big = () => jpeg('big.jpg', 'x'.repeat(500 * 1024));
    fakeWorker({ blob: new Blob(['small'], { type: 'image/webp' }) });
    const view = await open();
    choose(big());
    await screen.findByText(/Uploaded/);
    expect(sent(view)[0]?.args.file).toMatchObject({ name: 'big.webp', type: 'image/webp', size: 5 });
    fakeWorker({ failed: 'encode' });
    choose(new File(['y'.repeat(500 * 1024)], 'other.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(sent(view)[1]?.args.file).toMatchObject({ name: 'other.jpg', size: 500 * 1024 }));
  });

  it('moving and removing retain the focus in the list [U1]', async () => {
    const { user } = await open();
    choose(jpeg('one.jpg'), jpeg('two.jpg'), jpeg('three.jpg'));
    await waitFor(() => expect(screen.getAllByText(/Uploaded/)).toHaveLength(3));
    const rows = () => within(screen.getByRole('group', { name: /^Photos/ })).getAllByRole('listitem');
    expect(rows()[0]).toHaveTextContent('Main photo');
    await user.click(screen.getByRole('button', { name: 'Move photo 2 earlier' }));
    expect(rows()[0]).toHaveTextContent('two.jpg');
    expect(rows()[0]).toHaveTextContent('Main photo');
    expect(screen.getByRole('button', { name: 'Move photo 1 later' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
    expect(screen.getByRole('button', { name: 'Remove photo 2' })).toHaveFocus();
    expect(rows().map((row) => row.querySelector('.one-line')?.textContent)).toEqual(['two.jpg', 'three.jpg']);
  });

  it("in Bangla: 'At least one image is required' and the 10 MB limit [U5]", async () => {
    const { user } = await open({}, 'bn');
    const big = jpeg('big.jpg');
    Object.defineProperty(big, 'size', { value: 10 * 1024 * 1024 + 1 });
    choose(big);
    expect(await screen.findByText(/^big\.jpg .*১০/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'পণ্য যোগ করুন' }));
    expect(await screen.findByRole('heading', { name: 'এগুলো ঠিক করুন' })).toBeInTheDocument();
  });
});
