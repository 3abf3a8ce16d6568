/** Lists as CSV: what the list shows, in the user's language, and never a formula someone else wrote. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, listedProduct, placedOrder } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';
import { bkashOrder, paidByBkash } from '../money/support/order-accounts';
import { csvDate, csvPhone, writeCsv } from '../../../server/platform/csv/write-csv';

const FILE = '{ name text rowCount totalCount }';
const SALES = `query ($filter: OrderFilter, $sort: OrderSort) { file: salesCsv(filter: $filter, sort: $sort) ${FILE} }`;
const CUSTOMERS = `query ($filter: CustomerFilter, $sort: CustomerSort) { file: customersCsv(filter: $filter, sort: $sort) ${FILE} }`;

interface File {
  name: string;
  text: string;
  rowCount: number;
  totalCount: number;
}

const ACCOUNT =
  'To pay in all (TK),Received (TK),Reported as paid (TK),Given back (TK),Still to pay (TK),To give back (TK),Of it by the seller (TK)';

let app: TestApp;
let producer: TestAccount;
let evil: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  evil = await consumer(app, { name: '=HYPERLINK("http://evil","Click")' });
  const potato = await listedProduct(app, producer, { name: 'Potato, "new"' });
  await deliveredOrder(app, {
    buyer: evil,
    lines: [{ product: potato, quantity: '2.5' }],
    input: { contactName: '@SUM(1+1)', note: '+88 call' },
  });
  await placedOrder(app, { buyer: await consumer(app, { name: 'সালমা বেগম' }), lines: [{ product: potato, quantity: '4' }] });
  await placedOrder(app); // someone else's
});
afterAll(() => app.stop());

const read = async (document: string, variables: Record<string, unknown> = {}, language: 'en' | 'bn' = 'en') =>
  (await app.gql<{ file: File }>(document, variables, { token: producer.token, language })).data.file;
const rowsOf = ({ text }: File) => text.slice(1).trimEnd().split('\r\n');
const today = csvDate(new Date()) ?? '';

describe('orders as CSV', () => {
  it('is UTF-8 with BOM, exact, with ISO dates, and defuses formulas [O1]', async () => {
    const file = await read(SALES);
    expect(file).toMatchObject({ name: `orders-${today}.csv`, rowCount: 2, totalCount: 2 });
    expect(file.text.charCodeAt(0)).toBe(0xfeff);
    const [head, , delivered] = rowsOf(file);
    expect(head).toBe(
      'Tracking No.,Order Date,Status,Products,Quantity,Items (TK),Delivery fee (TK),Discount (TK),Total Earning (TK),Payment,Payment status,Buyer,Phone,Address,Note from the buyer,' +
        ACCOUNT,
    );
    expect(delivered).toMatch(
      new RegExp(
        `^HB-\\d+,${today},Done,"Potato, ""new"" 2\\.5 KG",2\\.5,75\\.00,40\\.00,0\\.00,115\\.00,Cash on delivery,Paid,'@SUM\\(1\\+1\\),\\+880 1712-345678,"House 7, Station Road, [^"]+, Bogura",'\\+88 call,115\\.00,115\\.00,0\\.00,0\\.00,0\\.00,0\\.00,0\\.00$`,
      ),
    );
  });

  it('follows the filter and the order of the list [O2]', async () => {
    expect(await read(SALES, { filter: { progress: 'DONE' } })).toMatchObject({ rowCount: 1, totalCount: 1 });
    const [, first] = rowsOf(await read(SALES, { sort: 'HIGHEST_QUANTITY' }));
    expect(first).toContain(',Pending,');
    expect(await read(SALES, { filter: { buyerId: evil.id } })).toMatchObject({ rowCount: 1 });
    expect(await read(SALES, { filter: { buyerId: 'nobody' } })).toMatchObject({ rowCount: 0 });
    expect((await app.gql(SALES, { filter: { search: 'x'.repeat(101) } }, { token: producer.token })).code).toBe('BAD_USER_INPUT');
  });

  it('speaks Bangla with ASCII digits [I2]', async () => {
    const [head, , delivered] = rowsOf(await read(SALES, {}, 'bn'));
    expect(head).toContain('ট্র্যাকিং নম্বর,অর্ডারের তারিখ');
    expect(delivered).toContain(`,${today},সম্পন্ন,`);
    expect(delivered).toContain('2.5 কেজি');
    expect(delivered).not.toMatch(/[০-৯]/);
  });

  it('has the account of each order, as numbers: reported, received, still to pay, to give back [O1]', async () => {
    const seller = await approvedProducer(app);
    const order = await bkashOrder(app, { seller });
    const account = async () => {
      const { data } = await app.gql<{ file: File }>(SALES, {}, { token: seller.token });
      const [head, row] = rowsOf(data.file);
      expect(head?.endsWith(`,${ACCOUNT}`)).toBe(true);
      return row?.split(',').slice(-7);
    };
    expect(await account()).toEqual(['75.00', '0.00', '0.00', '0.00', '75.00', '0.00', '0.00']);
    await paidByBkash(app, order);
    expect(await account()).toEqual(['75.00', '75.00', '0.00', '0.00', '0.00', '0.00', '0.00']);
    await app.call('cancelOrder', { id: order.id, reason: 'Flood' }, 'id', { token: seller.token });
    expect(await account()).toEqual(['0.00', '75.00', '0.00', '0.00', '0.00', '75.00', '75.00']);
  });

  it("is a seller's own, in four SQL statements [O1]", async () => {
    const other = await approvedProducer(app);
    expect((await app.gql<{ file: File }>(SALES, {}, { token: other.token })).data.file).toMatchObject({ rowCount: 0 });
    expect((await app.gql(SALES, {}, { token: evil.token })).code).toBe('FORBIDDEN');
    expect((await app.gql(SALES)).code).toBe('UNAUTHENTICATED');
    expect((await countSql(app.db, () => read(SALES))).length).toBeLessThanOrEqual(4);
  });
});

describe('customers as CSV', () => {
  it('is what the list shows, or those that were chosen [C1]', async () => {
    const file = await read(CUSTOMERS, { sort: 'PURCHASES_DESC' });
    const [head, first] = rowsOf(file);
    expect(head).toBe(
      'Name,Phone,Total purchases (KG),Products not sold by weight,Orders,Delivered orders with delivery fees (TK),Customer since,Last order,Last login,Location',
    );
    expect(first).toMatch(
      new RegExp(
        `^"'=HYPERLINK\\(""http://evil"",""Click""\\)",${csvPhone(evil.phone)?.replace('+', '\\+')},2\\.5,0,1,115\\.00,${today},${today},[^,]*,"[^"]+, Bogura"$`,
      ),
    );
    expect(file).toMatchObject({ name: `customers-${today}.csv`, rowCount: 2, totalCount: 2 });
    expect(await read(CUSTOMERS, { filter: { ids: [evil.id] } })).toMatchObject({ rowCount: 1 });
    expect(await read(CUSTOMERS, { filter: { ids: [] } })).toMatchObject({ rowCount: 0 });
    expect(await read(CUSTOMERS, { filter: { search: 'সালমা' } })).toMatchObject({ rowCount: 1 });
    const many = Array.from({ length: 101 }, () => evil.id);
    expect((await app.gql(CUSTOMERS, { filter: { ids: many } }, { token: producer.token })).code).toBe('BAD_USER_INPUT');
    expect((await app.gql(CUSTOMERS, {}, { token: evil.token })).code).toBe('FORBIDDEN');
  });
});

describe('a cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', '-1'],
    ['-200.00', '-200.00'],
    ['-1+1', "'-1+1"],
    ["'-50% sale", "''-50% sale"],
    [csvPhone('01712345678'), '+880 1712-345678'],
    [csvPhone('8801712'), '8801712'],
    ['@A1', "'@A1"],
    [' =1', "' =1"],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['＝1', "'＝1"],
    ['a=1', 'a=1'],
    ['01712345678', '01712345678'],
    ['one, "two"\nthree', '"one, ""two""\nthree"'],
    [null, ''],
    [0, '0'],
  ])('%j is written %j', async (cell, written) => {
    expect(await writeCsv(['head'], [cell], (one) => [one])).toBe(`\uFEFFhead\r\n${written}\r\n`);
  });

  it('a long file lets other requests in between', async () => {
    let isDone = false;
    let turns = 0;
    const count = () => {
      turns++;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const file = await writeCsv(
      ['number'],
      Array.from({ length: 10_000 }, (_, at) => at),
      (number, at) => [number, at],
    );
    isDone = true;
    expect(file.split('\r\n').slice(9_999)).toEqual(['9998,9998', '9999,9999', '']);
    expect(turns).toBeGreaterThan(20);
  });

  it('a date is the day in Bangladesh', () => {
    expect(csvDate(new Date('2026-03-04T18:30:00Z'))).toBe('2026-03-05');
    expect(csvDate(null)).toBeNull();
  });
});
