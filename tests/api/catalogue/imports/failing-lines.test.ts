/** Lines that the database rejects for a reason no rule foresees: they fail alone, and the import ends. */
import { type TestApp, startTestApp } from '../../../support/app';
import { approvedProducer } from '../../../support/build-accounts';
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
