/**
 * Lines that fail alone: rejected by the database for a reason no rule foresees, or unreadable; and their file. A line
 * whose product's name is taken.
 */
import { type TestApp, startTestApp } from '../../../support/app';
import { approvedProducer, type TestAccount } from '../../../support/build-accounts';
import { publishedProduct } from '../../../support/build-catalogue';
import { importsOf } from '../support/imports';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('a line that cannot be stored is not imported, the others are, and another file may follow', async () => {
  await app.db.query(`
    CREATE FUNCTION reject_stones() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF NEW.name = 'Stone' THEN RAISE EXCEPTION 'no stones' USING ERRCODE = '22000'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER reject_stones BEFORE INSERT ON products FOR EACH ROW EXECUTE FUNCTION reject_stones()`);
  const imports = importsOf(app, await approvedProducer(app));
  const rows = Array.from(
    { length: 130 },
    (_, at) => `r-${at},${[3, 110].includes(at) ? 'Stone' : `Potato ${at}`},Potato,KG,30,40,Red potatoes`,
  );
  const done = await imports.apply(['Reference,Name,Category,Unit,Price (Tk),Stock,Description', ...rows].join('\r\n'));
  expect(done).toMatchObject({ state: 'DONE', rowCount: 130, createdCount: 128, failedCount: 2 });
  const failed = await imports.read(done.id, { status: 'FAILED', language: 'bn' });
  expect(failed?.state).toBe('DONE');
  const [{ count }]: [{ count: number }] = await app.db.query("SELECT count(*)::int AS count FROM products WHERE name LIKE 'Potato %'");
  expect(count).toBe(128);
  const lines: { line: number; errors: unknown }[] = await app.db.query(
    "SELECT line, errors FROM product_import_rows WHERE status = 'FAILED' ORDER BY line",
  );
  expect(lines).toEqual([5, 112].map((line) => ({ line, errors: [{ field: null, code: 'BAD_USER_INPUT', key: 'import.lineFailed' }] })));
  expect((await imports.upload(['Reference,Name', 'r-1,Lal Alu'].join('\r\n'))).code).toBeNull();
});

const readFailures = async (by: TestAccount, id: string) =>
  app.gql<{ productImportFailures: { text: string; rowCount: number } }>(
    'query ($id: ID!) { productImportFailures(id: $id) { text rowCount } }',
    { id },
    { token: by.token, language: 'bn' },
  );

it('the lines that failed are a file of their own, as they were written and with the reasons', async () => {
  const seller = await approvedProducer(app);
  const imports = importsOf(app, seller);
  const head = 'Reference,Name,Category,Unit,Price (Tk),Stock,Description,On sale';
  const preview = await imports.preview([head, 'a,Begun,Potato,KG,ten,4,Purple,No', 'b,Alu,Potato,KG,30,40,Red,No'].join('\r\n'));
  const { text, rowCount } = (await readFailures(seller, preview.id)).data.productImportFailures;
  expect(rowCount).toBe(1);
  const [headings = '', line = ''] = text.split('\r\n');
  expect(headings).toMatch(/নাম,ক্যাটাগরি,.*,যা ঠিক করতে হবে$/);
  expect(line).toMatch(/^,a,Begun,[^,]+,কেজি,.*,ten,4,,Purple,না,.*এটি সংখ্যা নয়/);
  const again = await imports.preview(text.replace('ten', '30'));
  expect(again).toMatchObject({ createdCount: 1, failedCount: 0, unknownColumns: ['যা ঠিক করতে হবে'] });
  expect((await readFailures(await approvedProducer(app), again.id)).code).toBe('NOT_FOUND');
});

it('a line that adds a product of a name that is there already says so', async () => {
  const seller = await approvedProducer(app);
  await publishedProduct(app, seller, { name: 'Deshi Cucumber' });
  const head = 'Name,Category,Unit,Price (Tk),Stock,Description';
  const { id } = await importsOf(app, seller).preview([head, 'deshi cucumber,Potato,KG,30,4,Green', 'Alu,Potato,KG,30,4,Red'].join('\r\n'));
  const { data } = await app.gql<{ productImport: { lines: { nodes: { isNameTaken: boolean }[] } } }>(
    'query ($id: ID) { productImport(id: $id) { lines(first: 5) { nodes { isNameTaken } } } }',
    { id },
    { token: seller.token },
  );
  expect(data.productImport.lines.nodes.map(({ isNameTaken }) => isNameTaken)).toEqual([true, false]);
});
