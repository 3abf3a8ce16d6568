import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { clearToasts, findToast } from '../support/toasts';
import { confirmed, list, sale } from './sale-responses';
import { open } from './sale-view';

afterEach(clearToasts);

const opened = async (order: ReturnType<typeof sale>, responses: object = {}) => {
  const view = await open('/dashboard/producerOrder/o1', { answers: { mySales: list([order]), order, ...responses } });
  return { ...view, drawer: await screen.findByRole('dialog', { name: 'Order HB-1001' }) };
};
const callsOf = (view: Awaited<ReturnType<typeof opened>>, field: string) =>
  view.server.calls.filter((call) => call.field === field).map(({ args }) => args);

describe('an order of which there is less', () => {
  it('is confirmed in part, with what was typed retained where the server rejects it', async () => {
    const rejected = errorResponse('BAD_USER_INPUT', 'At most 2.5 were ordered.', [
      { field: 'quantities[0].quantity', message: 'At most 2.5 were ordered.' },
    ]);
    const view = await opened(sale(), { confirmOrder: rejected });
    await view.user.click(within(view.drawer).getByRole('button', { name: 'I have less than ordered' }));
    const dialog = await screen.findByRole('dialog', { name: /How much of order HB-1001/ });
    const field = within(dialog).getByRole('textbox', { name: /^Potato, KG/ });
    await view.user.clear(field);
    await view.user.type(field, '2');
    await view.user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Rain');
    await view.user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await within(dialog).findAllByText('At most 2.5 were ordered.')).not.toHaveLength(0);
    expect(field).toHaveValue('2');
    expect(callsOf(view, 'confirmOrder')).toEqual([{ id: 'o1', quantities: [{ lineId: 'l1', quantity: '2' }], reason: 'Rain' }]);
  });

  const quote = (more: object = {}) => ({
    before: '1090.00',
    after: '920.00',
    deliveryFee: '170.00',
    isProposal: false,
    isRejection: false,
    ...more,
  });
  const typed = async (orderPartQuote: object, confirmOrder: object) => {
    const view = await opened(sale(), { orderPartQuote, confirmOrder });
    await view.user.click(within(view.drawer).getByRole('button', { name: 'I have less than ordered' }));
    return { ...view, dialog: await screen.findByRole('dialog', { name: /How much of order HB-1001/ }) };
  };

  it('shows the total before and after, and offers Undo', async () => {
    const { user, dialog, drawer } = await typed(quote(), { ...confirmed });
    expect(await within(dialog).findByText('1,090 Tk → 920 Tk')).toBeInTheDocument();
    expect(within(dialog).getByText('With 170 Tk for the delivery')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await findToast('Order HB-1001 confirmed')).toBeInTheDocument();
    expect(await within(drawer).findByRole('button', { name: 'Undo, order HB-1001' })).toBeInTheDocument();
  });

  it('asks the buyer where it is much less, and offers Undo as well', async () => {
    const asked = sale({ state: 'PART_PROPOSED', actions: ['REJECT'] });
    const { user, dialog, drawer } = await typed(quote({ after: '240.00', isProposal: true }), asked);
    expect(await within(dialog).findByText(/So little is left that the buyer is asked first/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Ask the buyer' }));
    expect(await findToast('The buyer of order HB-1001 has been asked')).toBeInTheDocument();
    expect(await within(drawer).findByRole('button', { name: 'Undo, order HB-1001' })).toBeInTheDocument();
  });

  it('is rejected with nothing left, without Undo', async () => {
    const rejected = sale({ status: 'REJECTED', progress: 'CANCELLED', actions: [] });
    const { user, dialog } = await typed(quote({ after: '0.00', isRejection: true }), rejected);
    await user.click(await within(dialog).findByRole('button', { name: 'Reject the order' }));
    expect(await findToast('Order HB-1001 rejected')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });
});

describe('an order that is weighed', () => {
  const weigh = async (view: Awaited<ReturnType<typeof opened>>, kilograms: string) => {
    await view.user.click(within(view.drawer).getByRole('button', { name: 'Weigh and ship' }));
    const dialog = await screen.findByRole('dialog', { name: 'Weigh and ship order HB-1001' });
    await view.user.type(within(dialog).getByRole('textbox', { name: /^Potato, kg/ }), kilograms);
    return dialog;
  };

  it('is shipped with its weight', async () => {
    const view = await opened(confirmed, {
      shipOrder: { ...confirmed, status: 'SHIPPED', state: 'SHIPPED', actions: ['DELIVER', 'FAIL'] },
    });
    const dialog = await weigh(view, '2.4');
    expect(within(dialog).getByText('Agreed: 2.5 kg. Left empty, this weight counts.')).toBeInTheDocument();
    await view.user.click(within(dialog).getByRole('button', { name: 'Ship' }));
    expect(await findToast('Order HB-1001 is on its way')).toBeInTheDocument();
    expect(callsOf(view, 'shipOrder')).toEqual([{ id: 'o1', weights: [{ lineId: 'l1', kilograms: '2.4', isChecked: false }] }]);
    expect(await within(view.drawer).findByRole('button', { name: 'Undo, order HB-1001' })).toBeInTheDocument();
  });

  it('is asked about again where the weight is unusual, and offers to ask the buyer where it is more', async () => {
    const view = await opened(confirmed, {
      proposeOrderWeights: { ...confirmed, state: 'WEIGHT_PROPOSED', actions: ['DECLINE_WEIGHT', 'CANCEL'] },
    });
    const dialog = await weigh(view, '3.5');
    await view.user.click(within(dialog).getByRole('checkbox', { name: /3\.5 kg is right/ }));
    await view.user.click(within(dialog).getByRole('button', { name: 'Ask the buyer' }));
    expect(await findToast('The buyer of order HB-1001 has been asked')).toBeInTheDocument();
    expect(callsOf(view, 'proposeOrderWeights')).toEqual([{ id: 'o1', weights: [{ lineId: 'l1', kilograms: '3.5', isChecked: true }] }]);
    expect(callsOf(view, 'shipOrder')).toEqual([]);
  });
});

it('the delivery fee that is pending is named before the order is confirmed', async () => {
  const pending = sale({ feePending: true, actions: ['PROPOSE_FEE', 'REJECT'] });
  const after = { ...pending, state: 'FEE_PROPOSED', actions: ['REJECT'] };
  const view = await opened(pending, { proposeDeliveryFee: after });
  await view.user.click(within(view.drawer).getByRole('button', { name: 'Set the delivery fee' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delivery fee of order HB-1001' });
  await view.user.click(within(dialog).getByRole('button', { name: 'Send to the buyer' }));
  await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveFocus());
  expect(callsOf(view, 'proposeDeliveryFee')).toEqual([]);
  // what was typed stays, and is rejected: no other fee is sent
  const fee = within(dialog).getByRole('textbox', { name: /^Delivery fee/ });
  await view.user.type(fee, '-5');
  expect(fee).toHaveValue('-5');
  await view.user.click(within(dialog).getByRole('button', { name: 'Send to the buyer' }));
  await waitFor(() => expect(fee).toBeInvalid());
  expect([callsOf(view, 'proposeDeliveryFee'), (fee as HTMLInputElement).value]).toEqual([[], '-5']);
  await view.user.clear(fee);
  await view.user.type(fee, '250');
  await view.user.click(within(dialog).getByRole('button', { name: 'Send to the buyer' }));
  expect(await findToast('The buyer of order HB-1001 has been asked')).toBeInTheDocument();
  expect(callsOf(view, 'proposeDeliveryFee')).toEqual([{ id: 'o1', fee: '250' }]);
});

it('a delivery fee that was named is corrected, with weight and place in view', async () => {
  const named = sale({
    feePending: true,
    state: 'FEE_PROPOSED',
    deliveryFee: '350.00',
    weightKg: '1100',
    actions: ['PROPOSE_FEE', 'REJECT'],
  });
  const view = await opened(named, { proposeDeliveryFee: { ...named, deliveryFee: '3500.00' } });
  await view.user.click(within(view.drawer).getByRole('button', { name: 'Change the delivery fee' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delivery fee of order HB-1001' });
  expect(dialog).toHaveTextContent(/Weight: 1,100 KG\. Place: \w+, \w+\./);
  expect(dialog).toHaveTextContent('Named now: 350 Tk. The buyer is asked again.');
  await view.user.type(within(dialog).getByRole('textbox', { name: /^Delivery fee/ }), '3500');
  await view.user.click(within(dialog).getByRole('button', { name: 'Send to the buyer' }));
  expect(await findToast('The buyer of order HB-1001 has been asked')).toBeInTheDocument();
  expect(callsOf(view, 'proposeDeliveryFee')).toEqual([{ id: 'o1', fee: '3500' }]);
});

describe('a delivery that fails', () => {
  const shipped = sale({ status: 'SHIPPED', actions: ['DELIVER', 'FAIL'], deliveryAttempts: 1 });
  const failed = sale({
    status: 'SHIPPED',
    state: 'DELIVERY_FAILED',
    failure: 'REFUSED',
    deliveryAttempts: 1,
    actions: ['SHIP_AGAIN', 'RETURN'],
  });

  it('is reported with what happened, which has to be chosen', async () => {
    const view = await opened(shipped, { reportFailedDelivery: failed });
    await view.user.click(within(view.drawer).getByRole('button', { name: 'Could not deliver' }));
    const dialog = await screen.findByRole('dialog', { name: 'Why was order HB-1001 not delivered?' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findAllByText('Choose what happened.')).not.toHaveLength(0);
    await view.user.click(within(dialog).getByRole('radio', { name: 'Refused at the door' }));
    await view.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await findToast('Order HB-1001 is marked as not delivered')).toBeInTheDocument();
    expect(callsOf(view, 'reportFailedDelivery')).toEqual([{ id: 'o1', failure: 'REFUSED', note: null }]);
  });

  it('is sent again, or taken back with what can no longer be sold', async () => {
    const view = await opened(failed, {
      returnOrder: { ...failed, status: 'CANCELLED', state: 'RETURNED', progress: 'CANCELLED', actions: [] },
    });
    expect(within(view.drawer).getByText('Not delivered: Refused at the door')).toBeInTheDocument();
    expect(within(view.drawer).getByText('Attempts: 1 of 3')).toBeInTheDocument();
    expect(within(view.drawer).getByRole('button', { name: 'Send again' })).toBeInTheDocument();
    await view.user.click(within(view.drawer).getByRole('button', { name: 'Take order back' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Take order HB-1001 back?' });
    await view.user.click(within(dialog).getByRole('checkbox', { name: /^Potato/ }));
    await view.user.click(within(dialog).getByRole('button', { name: 'Take order back' }));
    await waitFor(() => expect(callsOf(view, 'returnOrder')).toEqual([{ id: 'o1', lostLineIds: ['l1'] }]));
  });

  it('shows the seller how many deliveries the buyer did not accept', async () => {
    const view = await opened(sale({ buyer: { id: 'b1', name: 'Salma', phone: null, refusals: { refused: 2, deliveries: 9 } } }));
    expect(within(view.drawer).getByText('Refused 2 of 9 deliveries')).toBeInTheDocument();
  });
});
