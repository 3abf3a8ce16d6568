import { screen, waitFor, within } from '@testing-library/react';
import { addDays, dayAt } from '../../../schema/rules/orders/delivery-days';
import { saveFile } from '../../../client/platform/save-file';
import { orderMoney } from '../support/order-money';
import { account, renderApp } from '../support/render';
import { errorResponse } from '../support/fake-server';
import { findToast } from '../support/toasts';
import { sale } from './sale-responses';

jest.mock('../../../client/platform/save-file', () => ({ saveFile: jest.fn() }));

/** The code of the lists is loaded when they are first opened. */
const firstLoad = { timeout: 10_000 };
const today = dayAt(new Date());
const seller = {
  id: 's1',
  name: 'Rahim Uddin',
  nameOfBusiness: 'Karim Krishi Khamar',
  phone: '01700000001',
  upazila: null,
  district: null,
};
const savar = { id: 1, nameEn: 'Savar', nameBn: 'সাভার', district: { id: 1, nameEn: 'Dhaka', nameBn: 'ঢাকা' } };
const [potato] = sale().lines;
const takenOut = { ...potato, id: 'l2', productName: 'Onion', quantity: '0', orderedQuantity: '4' };

const dueToday = { day: today, isOverdue: false, weightKg: '2.4', amountToCollect: '340.00' };
const due = (order: Record<string, unknown>, more: object = {}) => ({ ...dueToday, order: { ...sale(order), seller }, ...more });
const toPack = due({ status: 'CONFIRMED', preferredDay: today, preferredWindow: 'MORNING', lines: [potato, takenOut] });
const late = due({ id: 'o3', trackingNumber: 'HB-1003', status: 'CONFIRMED' }, { day: addDays(today, -2), isOverdue: true });
const onTheRoad = due({ id: 'o4', trackingNumber: 'HB-1004', status: 'SHIPPED', failure: 'ABSENT', state: 'DELIVERY_FAILED' });
const giveBack = orderMoney({ received: '400.00', due: '0.00', toCollect: '0.00', refundDue: '60.00', refundOwed: '60.00' });
const pickup = { id: 'o5', trackingNumber: 'HB-1005', status: 'SHIPPED', deliveryMethod: 'PICKUP', upazila: null, address: null };
const paidPickup = due({ ...pickup, paymentStatus: 'REFUND_DUE', money: giveBack }, { amountToCollect: '0.00' });
const pick = {
  productId: 'p1',
  name: 'Potato',
  unit: 'KG',
  customUnitNote: null,
  quantity: '7.5',
  weightKg: '7.5',
  orderCount: 2,
  onHold: '0',
  lots: [],
  lotsInStock: [],
};
const full = {
  date: today,
  hasMore: false,
  counts: { toPick: 2, toDeliver: 2, overdue: 1 },
  pickList: [pick],
  packingList: [late, toPack],
  amountToCollect: '340.00',
  runSheet: [
    { upazila: savar, amountToCollect: '340.00', orders: [onTheRoad] },
    { upazila: null, amountToCollect: '0.00', orders: [paidPickup] },
  ],
};
const none = { nodes: [], totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null } };
const free = {
  ...full,
  counts: { toPick: 0, toDeliver: 0, overdue: 0 },
  pickList: [],
  packingList: [],
  runSheet: [],
  amountToCollect: '0.00',
};

type Options = NonNullable<Parameters<typeof renderApp>[1]>;
const open = (more = '', { answers: responses, ...options }: Options = {}) =>
  renderApp(`/dashboard/producerOrder?side=day${more}`, {
    account: account('PRODUCER'),
    answers: { sellerDay: full, mySales: none, ...responses },
    ...options,
  });
const asked = (view: ReturnType<typeof open>) => view.server.calls.filter(({ field }) => field === 'sellerDay').at(-1)?.args;

afterEach(() => localStorage.clear());

describe('the work of a day', () => {
  it('is that of today, with a list each for picking, packing and delivering', async () => {
    const view = open();
    expect(await screen.findByRole('heading', { level: 1, name: "Today's work" }, firstLoad)).toBeInTheDocument();
    const tabs = await screen.findByRole('navigation', { name: 'Lists of the day' });
    await within(tabs).findByText('Run sheet (2)');
    expect(
      within(tabs)
        .getAllByRole('link')
        .map((one) => one.textContent),
    ).toEqual(['Pick list (1)', 'Packing list (2)', 'Run sheet (2)']);
    expect(asked(view)).toEqual({ date: today });
  });

  it('is chosen by day, before and after', async () => {
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'The day after' }));
    await waitFor(() => expect(asked(view)).toEqual({ date: addDays(today, 1) }));
    expect(screen.getByRole('heading', { level: 1, name: 'Work for the day' })).toBeInTheDocument();
    expect(view.address()).toBe(`/dashboard/producerOrder?side=day&day=${addDays(today, 1)}`);
    await view.user.click(screen.getByRole('button', { name: 'Today' }));
    expect(view.address()).toBe('/dashboard/producerOrder?side=day');
  });

  it.each(['2026-13-45', 'x', ''])('takes %j in the address for today', async (day) => {
    const view = open(`&day=${day}&list=none`);
    await screen.findByRole('checkbox', { name: /^Potato/ });
    expect(asked(view)).toEqual({ date: today });
  });

  it('has a pick list by product, whose ticks the device stores until the quantity changes', async () => {
    const { user, server, unmount } = open();
    await user.click(await screen.findByRole('checkbox', { name: /^Potato/ }));
    expect(screen.getByText('1 of 1 picked')).toBeInTheDocument();
    expect(screen.getByText('2 orders')).toBeInTheDocument();
    expect(server.calls.map(({ field }) => field)).not.toContain('confirmOrder');
    unmount();
    const again = open();
    expect(await screen.findByRole('checkbox', { name: /^Potato/ })).toBeChecked();
    again.unmount();
    open('', { answers: { sellerDay: { ...full, pickList: [{ ...pick, quantity: '9' }] } } });
    expect(await screen.findByRole('checkbox', { name: /^Potato/ })).not.toBeChecked();
  });

  it('has a packing list by order, with what is overdue, without what was taken out', async () => {
    open('&list=pack');
    const [first, second] = await screen.findAllByRole('heading', { level: 2, name: 'Salma Begum' });
    expect(first?.closest('li')).toHaveTextContent(/Was due on .*Any time · 2.4 kg/);
    const row = second?.closest('li');
    expect(row).toHaveTextContent(/Delivery · Morning \(8–12\) · 2.4 kg/);
    expect(row).toHaveTextContent('Note: Call before you come');
    expect(within(row!).getByText(/Potato/)).toBeVisible();
    expect(within(row!).getByText(/Onion/)).not.toBeVisible();
    expect(within(row!).getByRole('link', { name: 'HB-1001' })).toHaveAttribute('href', '/dashboard/producerOrder/o1');
    expect(screen.getByText('1 order is overdue, at the top.')).toBeInTheDocument();
  });

  it('has a run sheet by upazila with phone and amount, pickups last', async () => {
    open('&list=run', { language: 'bn' });
    expect((await screen.findAllByRole('heading', { level: 2 })).map((one) => one.textContent)).toEqual([
      'সাভার, ঢাকা',
      'ক্রেতা নিজে নেবেন',
    ]);
    const [stop] = screen.getAllByRole('heading', { level: 3 }).map((one) => one.closest('li')!);
    expect(stop).toHaveTextContent('House 7, Station Road, সাভার, ঢাকা');
    expect(stop).toHaveTextContent('ক্রেতার কাছ থেকে নেবেন৳৩৪০');
    expect(stop).toHaveTextContent('আগের বার পৌঁছায়নি: কাউকে পাওয়া যায়নি, ফোনও ধরেননি');
    expect(stop).toHaveTextContent('ক্রেতার দেওয়া কোড');
    expect(within(stop!).getByRole('link', { name: /০১৮১১১১১১১১/ })).toHaveAttribute('href', 'tel:01811111111');
    expect(stop).not.toHaveTextContent('পাওয়া গেছে');
    const paid = screen.getByText('কিছু নিতে হবে না').closest('li');
    expect(paid).toHaveTextContent(/পাওয়া গেছে৳৪০০ফেরত দিতে হবে৳৬০/);
    expect(screen.getByText('মোট নেবেন: ৳৩৪০')).toBeInTheDocument();
  });

  it('hands over what may be handed over now, and reads the list again', async () => {
    const handedOver = { ...paidPickup, order: { ...paidPickup.order, actions: ['DELIVER', 'FAIL'] } };
    const [stop, pickup] = full.runSheet;
    const runSheet = [stop, { ...pickup, orders: [handedOver] }];
    const delivered = sale({ id: 'o5', trackingNumber: 'HB-1005', status: 'DELIVERED', progress: 'DONE', actions: [] });
    const { user, server } = open('&list=run', { answers: { sellerDay: { ...full, runSheet }, deliverOrder: delivered } });
    const button = await screen.findByRole('button', { name: 'Mark delivered, order HB-1005' });
    expect(screen.getAllByRole('button', { name: /^Mark delivered/ })).toEqual([button]);
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Has order HB-1005 been delivered?' }));
    await user.type(dialog.getByRole('textbox', { name: /^The buyer's code/ }), '4821');
    server.answer('sellerDay', { ...full, runSheet: [stop] });
    await user.click(dialog.getByRole('button', { name: 'Mark delivered' }));
    expect(await findToast('Order HB-1005 delivered')).toBeInTheDocument();
    expect(server.lastCall('deliverOrder')).toMatchObject({ id: 'o5', code: '4821' });
    await waitFor(() => expect(button).not.toBeInTheDocument());
  });

  it.each([
    ['', null],
    ['&list=pack', '1 order is overdue, at the top.'],
    ['&list=run', null],
  ])('warns of overdue orders above a list that has some: %j', async (list, warning) => {
    open(list);
    await screen.findByText('Run sheet (2)');
    expect(screen.queryByText(/overdue/)?.textContent ?? null).toBe(warning);
  });

  it('has the delivery slips of a list', async () => {
    const { user } = open('&list=run');
    await user.click(await screen.findByRole('link', { name: 'Delivery slips' }));
    const slips = await screen.findAllByRole('article');
    expect(slips).toHaveLength(2);
    expect(slips[0]).toHaveTextContent('To collect: 340 Tk');
  });

  it.each([
    ['A4 sheet', 'a4'],
    ['Roll, 58 mm', 'roll'],
  ])('is printed on %s', async (label, paper) => {
    const papers: (string | undefined)[] = [];
    const print = jest.spyOn(window, 'print').mockImplementation(() => void papers.push(document.documentElement.dataset.paper));
    const { user } = open();
    await screen.findByRole('checkbox', { name: /^Potato/ });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await user.click(screen.getByRole('menuitem', { name: label }));
    await waitFor(() => expect(papers).toEqual([paper]));
    window.dispatchEvent(new Event('afterprint'));
    expect(document.documentElement.dataset.paper).toBeUndefined();
    print.mockRestore();
  });

  it('is saved for spreadsheets and calendars', async () => {
    const sellerDayCsv = { name: 'packing-list.csv', text: 'x', rowCount: 2, totalCount: 2 };
    const deliveriesCalendar = { name: 'deliveries.ics', text: 'BEGIN', eventCount: 3, totalCount: 3 };
    const view = open('&list=pack', { answers: { sellerDayCsv, deliveriesCalendar } });
    await view.user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await findToast('2 rows saved in packing-list.csv')).toBeInTheDocument();
    expect(view.server.calls).toContainEqual({ field: 'sellerDayCsv', args: { list: 'PACK', date: today } });
    await view.user.click(screen.getByRole('button', { name: /for your calendar/ }));
    expect(await findToast(/^3 deliveries .* deliveries\.ics/)).toBeInTheDocument();
    expect(saveFile).toHaveBeenCalledWith('deliveries.ics', 'BEGIN', 'text/calendar;charset=utf-8');
    expect(view.server.calls).toContainEqual({ field: 'deliveriesCalendar', args: { dueFrom: today, dueUntil: addDays(today, 30) } });
  });

  it('saves no calendar without deliveries', async () => {
    (saveFile as jest.Mock).mockClear();
    const deliveriesCalendar = { name: 'deliveries.ics', text: 'BEGIN', eventCount: 0, totalCount: 0 };
    const view = open('', { answers: { deliveriesCalendar } });
    await view.user.click(await screen.findByRole('button', { name: /for your calendar/ }));
    expect(await findToast(/^No deliveries are due/)).toBeInTheDocument();
    expect(saveFile).not.toHaveBeenCalled();
  });

  it.each([
    ['', 'Nothing to pick for this day'],
    ['&list=pack', 'Nothing to pack for this day'],
    ['&list=run&slips=1', 'Nothing to deliver on this day'],
  ])('shows what a free day has: %j', async (list, text) => {
    open(list, { answers: { sellerDay: free } });
    expect(await screen.findByRole('heading', { name: text })).toBeInTheDocument();
  });

  it('shows an error and tries again; a day with more than the lists hold has a warning', async () => {
    const { server, user } = open('', { answers: { sellerDay: errorResponse('INTERNAL', 'Something went wrong.') } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the lists');
    server.answer('sellerDay', { ...full, hasMore: true });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^Not all orders fit here/)).toBeInTheDocument();
  });
});
