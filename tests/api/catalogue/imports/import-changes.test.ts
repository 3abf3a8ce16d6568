/**
 * These tests verify what a preview shows of each line: the stored name, each cell before and after, and prices that
 * change by more than half. They also verify how amounts are parsed.
 */
import { startTestApp, type TestApp } from '../../../support/app';
import { approvedProducer, type TestAccount } from '../../../support/build-accounts';
import { importsOf } from '../support/imports';

let app: TestApp;
let producer: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

const LINES = `query ($id: ID!, $far: Boolean) { productImport(id: $id) { farPriceCount lines(first: 50, isPriceFar: $far) {
  nodes { line name status isPriceFar changes { field column before after } errors { column message } } } } }`;
interface Line {
  line: number;
  name: string | null;
  status: string;
  isPriceFar: boolean;
  changes: { field: string; column: string; before: string | null; after: string | null }[];
  errors: { column: string; message: string }[];
}
const linesOf = async (id: string, far: boolean | null = null, language?: 'bn') =>
  (
    await app.gql<{ productImport: { farPriceCount: number; lines: { nodes: Line[] } } }>(
      LINES,
      { id, far },
      { token: producer.token, language },
    )
  ).data.productImport;

const HEADINGS = 'Reference;Name;Category;Unit;Price (Tk);Stock;Description;On sale';

it('shows before and after of each cell, and which prices change by more than half [Y2]', async () => {
  const imports = importsOf(app, producer);
  const rows = ['c-1;Field Tomato;Tomato;KG;51;40;Red;No', 'c-2;Onion;Onion;KG;40;40;Red;No', 'c-3;Rice;Rice;KG;60;40;Red;No'];
  await imports.apply([HEADINGS, ...rows].join('\n'));
  const { id } = await imports.preview('Reference;Price (Tk);Stock\nc-1;৫;40\nc-2;45;2,5\nc-3;60.00;40.000\n');
  const { farPriceCount, lines } = await linesOf(id);
  expect([farPriceCount, lines.nodes.map(({ name, status, isPriceFar }) => [name, status, isPriceFar])]).toEqual([
    1,
    [
      ['Field Tomato', 'UPDATED', true],
      ['Onion', 'FAILED', false],
      ['Rice', 'UNCHANGED', false],
    ],
  ]);
  expect(lines.nodes[0]?.changes).toEqual([{ field: 'price', column: 'Price (Tk)', before: '51', after: '5' }]);
  expect((await linesOf(id, true, 'bn')).lines.nodes.map(({ line, changes }) => [line, changes[0]?.column])).toEqual([[2, 'দাম (টাকা)']]);
});

it('says how a price and a stock are written, and drops no sign of them', async () => {
  const imports = importsOf(app, producer);
  const cells = ['45,50;40', '1.250,00;20', '1,250;20', '12;1,25', '12;2,5 kg', '৳৮০;১,২০০.৫'];
  const rows = cells.map((cell, at) => `d-${at};Potato ${at};Potato;KG;${cell};Red;No`);
  const { id } = await imports.preview([HEADINGS, ...rows].join('\n'));
  const { lines } = await linesOf(id);
  const price = 'This is no number. Write the price in Taka, such as 45 or 1,250, with a point before paisa.';
  const stock = 'Quantity must be digits only, from 1 to 1,00,00,000';
  expect(lines.nodes.map(({ status, errors }) => [status, ...errors.map(({ column, message }) => `${column}: ${message}`)])).toEqual([
    ['FAILED', `Price (Tk): ${price}`],
    ['FAILED', `Price (Tk): ${price}`],
    ['CREATED'],
    ['FAILED', `Stock: ${stock}`],
    ['FAILED', 'Stock: This is no number. Write the quantity such as 40 or 2.5.'],
    ['FAILED', `Stock: ${stock}`],
  ]);
});

it('adds a product for sale without an image unposted, and shows that', async () => {
  const imports = importsOf(app, producer);
  const content = `${HEADINGS}\ne-1;Okra;Okra;KG;30;40;Green;Yes\n`;
  const { id } = await imports.preview(content);
  const { lines } = await linesOf(id);
  expect(lines.nodes[0]).toMatchObject({
    status: 'CREATED',
    changes: [{ field: 'addToSellPost', column: 'On sale', before: null, after: 'No: it has no photo yet' }],
  });
  await imports.confirm(id);
  await imports.runJobs();
  const [row] = await app.db.query<{ is_published: boolean }[]>("SELECT is_published FROM products WHERE external_reference = 'e-1'");
  expect(row).toEqual({ is_published: false });
});

it('does not check what stays: an unchanged export is unchanged, whatever tiers are stored [Y2]', async () => {
  const other = await approvedProducer(app);
  const imports = importsOf(app, other);
  await imports.apply(`${HEADINGS}\nf-1;Lal Pakri;Potato;KG;40;50;Red;No\n`);
  await app.db.query(
    `WITH post AS (INSERT INTO sell_posts (product_id, seller_id, state, audience, min_quantity, step)
       SELECT id, seller_id, 'PAUSED', 'EVERYONE', 1, 1 FROM products WHERE seller_id = $1 RETURNING id)
     INSERT INTO sell_post_tiers (sell_post_id, min_quantity, price) SELECT id, 10, 42 FROM post`,
    [other.id],
  );
  const again = await imports.preview(await imports.template(true));
  expect(again).toMatchObject({ rowCount: 1, unchangedCount: 1, failedCount: 0 });
});

it('reads grades as people write them, and names the cell that is none', async () => {
  const imports = importsOf(app, producer);
  await imports.apply([HEADINGS, 'e-1;Potato;Potato;KG;51;40;Red;No', 'e-2;Potato;Potato;KG;51;40;Red;No'].join('\n'));
  const { id } = await imports.preview('Reference;Grade\ne-1;গ্রেড বি\ne-2;best\n');
  const { nodes } = (await linesOf(id)).lines;
  expect(nodes.map(({ status, changes, errors }) => [status, changes, errors.map(({ column }) => column)])).toEqual([
    ['UPDATED', [{ field: 'grade', column: 'Grade', before: null, after: 'Grade B' }], []],
    ['FAILED', [], ['Grade']],
  ]);
});
