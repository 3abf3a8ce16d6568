/** The lists of a day for spreadsheets, and its deliveries for calendar applications. */
import { addDays, dayAt } from '../../../../schema/rules/orders/delivery-days';
import { startTestApp, type TestApp } from '../../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../../support/build-accounts';
import { confirmedOrder, type Goods, listedProduct, placedOrder, shippedOrder } from '../../../support/build-orders';
import { preferOn } from './support/day-api';
import { parseCalendar } from './support/parse-calendar';

const CSV = 'query ($list: DayList!, $date: Date) { file: sellerDayCsv(list: $list, date: $date) { name text rowCount totalCount } }';
const CALENDAR =
  'query ($dueFrom: Date!, $dueUntil: Date!) { file: deliveriesCalendar(dueFrom: $dueFrom, dueUntil: $dueUntil) { name text eventCount totalCount } }';

interface File {
  readonly name: string;
  readonly text: string;
  readonly rowCount: number;
  readonly eventCount: number;
  readonly totalCount: number;
}

const today = dayAt(new Date());
const until = addDays(today, 30);

let app: TestApp;
let seller: TestAccount;
let potato: Goods;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  seller = await approvedProducer(app);
  potato = await listedProduct(app, seller, { name: '=Potato, "new"' });
});
afterAll(() => app.stop());

const read = async (document: string, variables: object, language: 'en' | 'bn' = 'en') =>
  (await app.gql<{ file: File }>(document, { ...variables }, { token: seller.token, language })).data.file;
const rowsOf = ({ text }: File) => text.slice(1).trimEnd().split('\r\n');
const evil = { contactName: '@SUM(1+1)', note: '=HYPERLINK("http://evil")', address: '-2 Station Road' };
const pickup = { deliveryMethod: 'PICKUP', upazilaId: null, address: null } as const;

describe('a list of a day as CSV', () => {
  it('the pick list has each product once', async () => {
    for (const quantity of ['1.5', '2']) {
      await preferOn(app, await confirmedOrder(app, { lines: [{ product: potato, quantity }] }), today);
    }
    const file = await read(CSV, { list: 'PICK' });
    expect(file).toMatchObject({ name: `pick-list-${today}.csv`, rowCount: 1, totalCount: 1 });
    expect(rowsOf(file)).toEqual(['Product,Quantity,Unit,Weight (KG),Orders', `"'=Potato, ""new""",3.5,KG,3.5,2`]);
  });

  it('the packing list has each order, and nothing that a spreadsheet would run', async () => {
    const { order } = await confirmedOrder(app, { lines: [{ product: potato, quantity: '2' }], input: evil });
    await preferOn(app, { ...(await placedOrder(app)), id: order.id }, addDays(today, -1), 'MORNING');
    const file = await read(CSV, { list: 'PACK' });
    expect(rowsOf(file)).toEqual([
      'Tracking No.,Day,Overdue,Buyer,Products and quantities,Weight (KG),Delivery or pickup,Part of the day,Note from the buyer',
      `${order.trackingNumber},${addDays(today, -1)},Yes,'@SUM(1+1),"'=Potato, ""new"" 2 KG",2,Delivery,Morning,"'=HYPERLINK(""http://evil"")"`,
    ]);
  });

  it('the run sheet has address, phone and what to collect, in Bangla with ASCII digits', async () => {
    const shipped = await shippedOrder(app, { lines: [{ product: potato, quantity: '2' }], input: evil });
    await preferOn(app, shipped, today, 'EVENING');
    const [head, row] = rowsOf(await read(CSV, { list: 'RUN', date: today }, 'bn'));
    expect(head).toBe(
      'উপজেলা,ঠিকানা,ক্রেতা,ফোন,ট্র্যাকিং নম্বর,তারিখ,দেরি হয়েছে,ক্রেতার কাছ থেকে নেবেন (টাকা),ওজন (কেজি),পণ্য ও পরিমাণ,"পৌঁছে দেবেন, না ক্রেতা নেবেন",দিনের কোন ভাগে,ক্রেতা লিখেছেন,পাওয়া গেছে (টাকা),পাওনা বাকি (টাকা),ফেরত দিতে হবে (টাকা)',
    );
    expect(row).toContain(
      `'-2 Station Road,'@SUM(1+1),+880 1712-345678,${shipped.order.trackingNumber},${today},,${shipped.order.total},2,`,
    );
    expect(row).toContain('ডেলিভারি,সন্ধ্যা');
    expect(row?.endsWith(`,0.00,${shipped.order.total},0.00`)).toBe(true);
    expect(row).not.toMatch(/[০-৯]/);
  });

  it('is of the seller’s own orders', async () => {
    await preferOn(app, await shippedOrder(app), today);
    expect(await read(CSV, { list: 'RUN' })).toMatchObject({ rowCount: 0, totalCount: 0 });
    expect((await app.gql(CSV, { list: 'RUN' }, { token: (await consumer(app)).token })).code).toBe('FORBIDDEN');
  });
});

describe('the calendar of deliveries', () => {
  it('has each open order at its day and part of the day, in the time of Bangladesh', async () => {
    const lines = [{ product: potato, quantity: '2' }];
    const morning = await confirmedOrder(app, { lines, input: { contactName: 'Rahima; Begum, Jr', note: 'Ring twice\r\nBEGIN:VEVENT' } });
    const anyTime = await shippedOrder(app, { lines, input: pickup });
    await preferOn(app, morning, addDays(today, 2), 'MORNING');
    await preferOn(app, anyTime, addDays(today, 3));
    await preferOn(app, await confirmedOrder(app, { lines }), addDays(until, 1)); // after the last day
    const file = await read(CALENDAR, { dueFrom: today, dueUntil: until });
    expect(file).toMatchObject({ name: `deliveries-${today}-${until}.ics`, eventCount: 2, totalCount: 2 });
    const [first, second] = parseCalendar(file.text);
    const { address, trackingNumber, total } = morning.order;
    expect(first).toMatchObject({
      UID: `${morning.id}@haatbar`,
      SEQUENCE: String(morning.order.version),
      SUMMARY: `Deliver ${trackingNumber}: Rahima; Begum, Jr`,
      'DTSTART;TZID=Asia/Dhaka': `${addDays(today, 2).replaceAll('-', '')}T080000`,
      'DTEND;TZID=Asia/Dhaka': `${addDays(today, 2).replaceAll('-', '')}T120000`,
      LOCATION: expect.stringContaining(`${address}, `) as string,
      DESCRIPTION: `Phone: 01712345678\n=Potato, "new" 2 KG\nTo collect: ${total} Tk\nRing twice\nBEGIN:VEVENT`,
    });
    expect(second).toMatchObject({
      SUMMARY: `Pickup ${anyTime.order.trackingNumber}: Rahima Begum`,
      'DTSTART;VALUE=DATE': addDays(today, 3).replaceAll('-', ''),
      'DTEND;VALUE=DATE': addDays(today, 4).replaceAll('-', ''),
    });
    expect(second).not.toHaveProperty('LOCATION');
  });

  it('leaves out cancelled orders and those of others, and is in the seller’s language', async () => {
    const order = await confirmedOrder(app, { lines: [{ product: potato, quantity: '2' }] });
    await preferOn(app, await confirmedOrder(app), today);
    expect((await read(CALENDAR, { dueFrom: today, dueUntil: until }, 'bn')).text).toContain(
      `SUMMARY:${order.order.trackingNumber} পৌঁছে দিন: Rahima Begum`,
    );
    await app.call('cancelOrder', { id: order.id, reason: 'Rain' }, 'id', { token: seller.token });
    expect(await read(CALENDAR, { dueFrom: today, dueUntil: until })).toMatchObject({ eventCount: 0, totalCount: 0 });
  });

  it.each([
    ['ends before it begins', { dueFrom: '2026-11-02', dueUntil: '2026-11-01' }],
    ['has more than 92 days', { dueFrom: '2026-01-01', dueUntil: '2026-04-03' }],
  ])('is rejected where it %s', async (_what, days) => {
    expect((await app.gql(CALENDAR, days, { token: seller.token })).code).toBe('BAD_USER_INPUT');
  });
});
