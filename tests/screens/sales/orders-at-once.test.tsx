/** Several orders of a day that take the same step by one request. */
import { screen, waitFor, within } from '@testing-library/react';
import { addDays, dayAt } from '../../../schema/rules/orders/delivery-days';
import { errorResponse, NoConnection } from '../support/fake-server';
import { orderMoney } from '../support/order-money';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';
import { list, sale } from './sale-responses';

const firstLoad = { timeout: 10_000 };
const today = dayAt(new Date());
const seller = { id: 's1', name: 'Rahim Uddin', nameOfBusiness: null, phone: '01700000001', upazila: null, district: null };
const placed = (id: string, contactName: string, more: object = {}) =>
  sale({ id, trackingNumber: `HB-10${id}`, contactName, preferredDay: null, preferredWindow: null, ...more });
const [salma, rafiq, mitu] = [
  placed('01', 'Salma Begum'),
  placed('02', 'Rafiq Islam', { actions: ['PROPOSE_FEE', 'REJECT'], feePending: true }),
  placed('03', 'Mitu Akter'),
];
/** The last placed comes first, as the server returns them. */
const waiting = list([mitu, rafiq, salma]);
const due = (id: string, contactName: string, more: object = {}) => ({
  day: today,
  isOverdue: false,
  weightKg: '2.4',
  amountToCollect: '340.00',
  order: { ...placed(id, contactName, { status: 'CONFIRMED', state: 'CONFIRMED', actions: ['SHIP', 'CANCEL'], ...more }), seller },
});
const day = (packingList: object[] = []) => ({
  date: today,
  hasMore: false,
  counts: { toPick: packingList.length, toDeliver: 0, overdue: 0 },
  pickList: [],
  packingList,
  amountToCollect: '0.00',
  runSheet: [],
});
const done = (orderId: string, dueDay = today) => ({ orderId, isDone: true, message: null, dueDay });
const open = (tab: string, responses: Record<string, unknown>, language: 'en' | 'bn' = 'en') =>
  renderApp(`/dashboard/producerOrder?side=day&list=${tab}`, {
    account: account('PRODUCER'),
    language,
    answers: { sellerDay: day(), mySales: waiting, ...responses },
  });
const idsSent = ({ server }: ReturnType<typeof open>, field: string) =>
  server.calls.filter((call) => call.field === field).map(({ args }) => args.ids);

afterEach(clearToasts);

describe('new orders', () => {
  it('are confirmed together in three taps; an order whose fee is open is not among them', async () => {
    const view = open('new', { confirmOrders: { results: [done('01'), done('03')] } });
    await view.user.click(await screen.findByRole('checkbox', { name: 'Select all 2 orders' }, firstLoad));
    expect(screen.getByText('Open it and set the delivery fee first.').closest('li')).toHaveTextContent('Rafiq Islam');
    expect(screen.queryByRole('checkbox', { name: /Rafiq/ })).not.toBeInTheDocument();
    view.server.answer('mySales', list([rafiq]));
    await view.user.click(screen.getByRole('button', { name: 'Confirm 2 orders' }));
    expect(await screen.findByRole('heading', { name: '2 orders confirmed' })).toBeInTheDocument();
    expect(idsSent(view, 'confirmOrders')).toEqual([['01', '03']]);
    await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'New orders (1)' })).toBeInTheDocument();
  });

  it('have left for the lists of their days, to which the results lead', async () => {
    const later = addDays(today, 2);
    const view = open('new', { confirmOrders: { results: [done('01'), done('03', later)] }, undoOrderStep: mitu });
    await view.user.click(await screen.findByRole('checkbox', { name: 'Select all 2 orders' }, firstLoad));
    await view.user.click(screen.getByRole('button', { name: 'Confirm 2 orders' }));
    const results = within(await screen.findByRole('region', { name: '2 orders confirmed' }));
    const hrefs = () => results.getAllByRole('link', { name: /^See the list of/ }).map((one) => one.getAttribute('href'));
    expect(hrefs()).toEqual(['/dashboard/producerOrder?side=day', `/dashboard/producerOrder?side=day&day=${later}`]);
    await view.user.click(results.getByRole('button', { name: 'Undo, order HB-1003' }));
    await waitFor(() => expect(hrefs()).toEqual(['/dashboard/producerOrder?side=day']));
  });

  it('those that fail are named first with their reason, and each of the others can be undone', async () => {
    const failed = { orderId: '01', isDone: false, message: 'You cannot do this with the order now.', dueDay: null };
    const view = open('new', { confirmOrders: { results: [failed, done('03')] }, undoOrderStep: mitu });
    await view.user.click(await screen.findByRole('checkbox', { name: 'Select order HB-1001, Salma Begum' }, firstLoad));
    await view.user.click(screen.getByRole('checkbox', { name: 'Select order HB-1003, Mitu Akter' }));
    await view.user.click(screen.getByRole('button', { name: 'Confirm 2 orders' }));
    const results = within(await screen.findByRole('region', { name: '1 of 2 orders confirmed' }));
    expect(results.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Salma Begum HB-1001You cannot do this with the order now.',
      'Mitu Akter HB-1003ConfirmedUndo',
    ]);
    expect(screen.getByRole('region', { name: '1 of 2 orders confirmed' })).toHaveFocus();
    await view.user.click(results.getByRole('button', { name: 'Undo, order HB-1003' }));
    expect(await results.findByText('Undone')).toBeInTheDocument();
    expect(view.server.lastCall('undoOrderStep')).toMatchObject({ id: '03' });
    await view.user.click(results.getByRole('button', { name: 'Close the results' }));
    expect(screen.queryByRole('region', { name: /orders confirmed/ })).not.toBeInTheDocument();
  });

  it('a request without an answer keeps the choice, and is sent again under its key alone', async () => {
    const view = open('new', { confirmOrders: new NoConnection() });
    await view.user.click(await screen.findByRole('checkbox', { name: 'Select all 2 orders' }, firstLoad));
    await view.user.click(screen.getByRole('button', { name: 'Confirm 2 orders' }));
    await waitFor(() => expect(view.server.calls.some(({ field }) => field === 'confirmOrders')).toBe(true));
    view.server.answer('confirmOrders', { results: [done('01'), done('03')] });
    await view.user.click(await screen.findByRole('button', { name: 'Confirm 2 orders' }));
    await screen.findByRole('heading', { name: '2 orders confirmed' });
    await view.user.click(screen.getByRole('checkbox', { name: 'Select all 2 orders' }));
    await view.user.click(screen.getByRole('button', { name: 'Confirm 2 orders' }));
    await waitFor(() => expect(view.server.calls.filter(({ field }) => field === 'confirmOrders')).toHaveLength(3));
    const keys = view.server.calls.filter(({ field }) => field === 'confirmOrders').map(({ args }) => args.idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('what the server says of the whole request is shown', async () => {
    const view = open('new', { confirmOrders: errorResponse('RATE_LIMITED', 'Too many requests. Wait a minute.') });
    await view.user.click(await screen.findByRole('checkbox', { name: 'Select all 2 orders' }, firstLoad));
    await view.user.click(screen.getByRole('button', { name: 'Confirm 2 orders' }));
    expect(await findToast('Too many requests. Wait a minute.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select all 2 orders' })).toBeChecked();
  });

  it('have no tab where there are none, and none on another day', async () => {
    open('pick', { mySales: list([]) });
    await screen.findByRole('link', { name: 'Pick list (0)' }, firstLoad);
    expect(screen.queryByRole('link', { name: /^New orders/ })).not.toBeInTheDocument();
  });
});

describe('the packing list', () => {
  it('asks once before unpaid parcels are shipped; what is in a lot on hold has no box', async () => {
    const unpaid = { paymentMethod: 'BKASH', money: orderMoney({ due: '340.00' }) };
    const packing = [due('04', 'Salma Begum', unpaid), due('05', 'Rafiq Islam', unpaid), due('06', 'Mitu Akter', { isStockOnHold: true })];
    const view = open('pack', { sellerDay: day(packing), shipOrders: { results: [done('04'), done('05')] } }, 'bn');
    await view.user.click(await screen.findByRole('checkbox', { name: '২টি অর্ডারই বাছুন' }, firstLoad));
    expect(screen.getByText(/^মজুত আটকে রাখা লটে/).closest('li')).toHaveTextContent('Mitu Akter');
    await view.user.click(screen.getByRole('button', { name: '২টি অর্ডার পাঠিয়ে দিন' }));
    const question = await screen.findByRole('alertdialog', { name: 'টাকা পাননি। তবু পাঠাবেন?' });
    expect(question).toHaveTextContent('২টি অর্ডারের ৳৬৮০ এখনো পাননি।');
    expect(idsSent(view, 'shipOrders')).toEqual([]);
    await view.user.click(within(question).getByRole('button', { name: 'তবু পাঠান' }));
    await waitFor(() => expect(idsSent(view, 'shipOrders')).toEqual([['04', '05']]));
  });

  it('ships several parcels at once, in Bangla; what waits for its buyer has no box', async () => {
    const packing = [
      due('04', 'Salma Begum'),
      due('05', 'Rafiq Islam', { state: 'WEIGHT_PROPOSED', actions: ['DECLINE_WEIGHT'] }),
      due('06', 'Mitu Akter'),
    ];
    const view = open('pack', { sellerDay: day(packing), shipOrders: { results: [done('04'), done('06')] } }, 'bn');
    await view.user.click(await screen.findByRole('checkbox', { name: '২টি অর্ডারই বাছুন' }, firstLoad));
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    expect(screen.getByText('ওজন যা ঠিক করা আছে, তা-ই থাকবে। বদলাতে হলে অর্ডারটি খুলুন।')).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: '২টি অর্ডার পাঠিয়ে দিন' }));
    expect(await screen.findByRole('heading', { name: '২টি অর্ডার পাঠানো হয়েছে' })).toBeInTheDocument();
    expect(idsSent(view, 'shipOrders')).toEqual([['04', '06']]);
  });
});
