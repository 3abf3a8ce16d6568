/** Delivering an order: by the buyer's code, with an image, and without a network. */
import '../support/device-storage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { clear, createStore } from 'idb-keyval';
import { clearToasts, findToast } from '../support/toasts';
import { errorResponse, NoConnection } from '../support/fake-server';
import { orderMoney } from '../support/order-money';
import { list, sale } from './sale-responses';
import { open, type View } from './sale-view';

const shipped = sale({ status: 'SHIPPED', actions: ['DELIVER', 'FAIL'] });
const delivered = sale({ status: 'DELIVERED', progress: 'DONE', actions: [], handover: 'CODE', paymentStatus: 'PAID' });
const wrong = errorResponse('BAD_USER_INPUT', 'That is not the code for this order. 4 tries left.', [
  { field: 'code', message: 'That is not the code for this order. 4 tries left.' },
]);
const callsOf = (view: View, field: string) => view.server.calls.filter((call) => call.field === field).map(({ args }) => args);
const keyOf = (args: Record<string, unknown> | undefined) => args?.idempotencyKey;

async function opened(answers: Record<string, unknown> = {}) {
  const view = await open(undefined, { answers: { mySales: list([shipped]), order: shipped, deliverOrder: delivered, ...answers } });
  return { view, dialog: await openDialog(view) };
}
async function openDialog(view: View) {
  await view.user.click(await screen.findByRole('button', { name: 'Mark delivered, order HB-1001' }));
  return screen.findByRole('dialog', { name: 'Has order HB-1001 been delivered?' });
}
const codeField = (dialog: HTMLElement) => within(dialog).getByRole('textbox', { name: /^The buyer's code/ });
const press = (view: View, dialog: HTMLElement, name: string) => view.user.click(within(dialog).getByRole('button', { name }));
const online = (value: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
  window.dispatchEvent(new Event(value ? 'online' : 'offline'));
};

beforeAll(() => {
  URL.createObjectURL = () => 'blob:gate';
  URL.revokeObjectURL = () => undefined;
});
afterEach(async () => {
  clearToasts();
  jest.restoreAllMocks();
  await clear(createStore('haatbar-deliveries', 'deliveries'));
});

describe('with the code of the buyer', () => {
  it.each([
    ['Yes, cash', true],
    ['Delivered, not paid yet', false],
  ])('it is sent with the response about the money: %s', async (response, paymentReceived) => {
    const { view, dialog } = await opened();
    expect(within(dialog).getByText('Was 340 Tk collected?')).toBeInTheDocument();
    await view.user.type(codeField(dialog), '৪৮২১');
    await press(view, dialog, response);
    await waitFor(() =>
      expect(callsOf(view, 'deliverOrder')).toEqual([
        { id: 'o1', code: '4821', imageIds: null, paymentReceived, idempotencyKey: expect.any(String) },
      ]),
    );
    expect(await findToast('Order HB-1001 delivered')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is left with words that are no response to the question, and nothing is sent', async () => {
    const { view, dialog } = await opened();
    await press(view, dialog, 'Back');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsOf(view, 'deliverOrder')).toEqual([]);
  });

  it.each([
    ['PARTLY_PAID', '40.00', 'Was 40 Tk collected?'],
    ['REFUND_DUE', '0.00', null],
  ])('asks for what is still to be paid, not for the total: %s', async (paymentStatus, due, question) => {
    const money = orderMoney({ charged: '340.00', received: '300.00', due, toCollect: due });
    const order = sale({ ...shipped, paymentStatus, money });
    const { dialog } = await opened({ mySales: list([order]), order });
    expect(within(dialog).queryByText(/collected\?/)?.textContent ?? null).toBe(question);
    expect(within(dialog).queryByRole('button', { name: 'Yes, cash' }) !== null).toBe(question !== null);
  });

  it.each(['', '48'])('%j is no code and is not sent', async (typed) => {
    const { view, dialog } = await opened();
    if (typed) await view.user.type(codeField(dialog), typed);
    await press(view, dialog, 'Yes, cash');
    expect(await within(dialog).findAllByText('The code has 4 digits.')).not.toHaveLength(0);
    expect(callsOf(view, 'deliverOrder')).toEqual([]);
  });

  it('a wrong one is reported at the field with the tries left, and the next has a key of its own', async () => {
    const { view, dialog } = await opened({ deliverOrder: wrong });
    await view.user.type(codeField(dialog), '1111');
    await press(view, dialog, 'Yes, cash');
    expect(await within(dialog).findAllByText(/4 tries left/)).not.toHaveLength(0);
    view.server.answer('deliverOrder', delivered);
    await view.user.clear(codeField(dialog));
    await view.user.type(codeField(dialog), '4821');
    await press(view, dialog, 'Yes, cash');
    expect(await findToast('Order HB-1001 delivered')).toBeInTheDocument();
    const [first, second] = callsOf(view, 'deliverOrder');
    expect(keyOf(first)).not.toBe(keyOf(second));
  });
});

describe('without a code', () => {
  it('needs an image, which is sent before the delivery', async () => {
    const { view, dialog } = await opened({ uploadOrderImage: { id: 'image-1', url: '/order-images/image-1' } });
    await view.user.click(within(dialog).getByRole('radio', { name: /^Without a code/ }));
    await press(view, dialog, 'Delivered, not paid yet');
    expect(await within(dialog).findAllByText('Take a photo of where it was delivered.')).not.toHaveLength(0);
    const input = dialog.querySelector('input[type=file]');
    expect(input).toHaveAttribute('capture', 'environment');
    await view.user.upload(input as HTMLInputElement, new File(['gate'], 'gate.jpg', { type: 'image/jpeg' }));
    expect(await within(dialog).findByRole('img', { name: 'Photo chosen: gate.jpg' })).toBeInTheDocument();
    await press(view, dialog, 'Delivered, not paid yet');
    await waitFor(() =>
      expect(callsOf(view, 'deliverOrder')).toMatchObject([{ code: null, imageIds: ['image-1'], paymentReceived: false }]),
    );
  });

  it('what the server finds wrong with the image is shown at it', async () => {
    const message = 'Only image files are allowed';
    const uploadOrderImage = errorResponse('BAD_USER_INPUT', message, [{ field: 'file', message }]);
    const { view, dialog } = await opened({ uploadOrderImage });
    await view.user.click(within(dialog).getByRole('radio', { name: /^Without a code/ }));
    await view.user.upload(
      dialog.querySelector('input[type=file]') as HTMLInputElement,
      new File(['?'], 'gate.jpg', { type: 'image/jpeg' }),
    );
    await within(dialog).findByRole('img');
    await press(view, dialog, 'Yes, cash');
    expect(await within(dialog).findAllByText(message)).not.toHaveLength(0);
    expect(callsOf(view, 'deliverOrder')).toEqual([]);
  });
});

describe('without a network', () => {
  async function stored() {
    const { view, dialog } = await opened();
    act(() => online(false));
    await view.user.type(codeField(dialog), '4821');
    await press(view, dialog, 'Yes, cash');
    expect(await screen.findByText('Delivery of order HB-1001 saved')).toBeInTheDocument();
    return view;
  }

  it('it is stored, shown as waiting, and sent once when the network is back', async () => {
    const view = await stored();
    expect(callsOf(view, 'deliverOrder')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Mark delivered, order HB-1001' })).not.toBeInTheDocument();
    act(() => online(true));
    act(() => online(true));
    expect(await findToast('Order HB-1001 delivered')).toBeInTheDocument();
    expect(callsOf(view, 'deliverOrder')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('Delivery of order HB-1001 saved')).not.toBeInTheDocument());
  });

  it('a response that is lost is asked for again under the same key', async () => {
    const { view, dialog } = await opened({ deliverOrder: new NoConnection() });
    await view.user.type(codeField(dialog), '4821');
    await press(view, dialog, 'Yes, cash');
    expect(await screen.findByText('Delivery of order HB-1001 saved')).toBeInTheDocument();
    view.server.answer('deliverOrder', delivered);
    act(() => online(true));
    expect(await findToast('Order HB-1001 delivered')).toBeInTheDocument();
    const [first, second] = callsOf(view, 'deliverOrder');
    expect(keyOf(first)).toBe(keyOf(second));
  });

  it('a code that turns out wrong comes back with the tries left, and is typed again or discarded', async () => {
    const view = await stored();
    view.server.answer('deliverOrder', wrong);
    act(() => online(true));
    expect(await screen.findByText('Order HB-1001 is not delivered yet')).toBeInTheDocument();
    expect(screen.getByText(/4 tries left/)).toBeInTheDocument();
    view.server.answer('deliverOrder', delivered);
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Has order HB-1001 been delivered?' });
    await view.user.type(codeField(dialog), '1234');
    await press(view, dialog, 'Yes, cash');
    await waitFor(() => expect(screen.queryByText('Order HB-1001 is not delivered yet')).not.toBeInTheDocument());
    expect(callsOf(view, 'deliverOrder')).toHaveLength(2);
  });

  it('what came back can be discarded', async () => {
    const view = await stored();
    view.server.answer('deliverOrder', wrong);
    act(() => online(true));
    await view.user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('Order HB-1001 is not delivered yet')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Mark delivered, order HB-1001' })).toBeInTheDocument();
  });
});
