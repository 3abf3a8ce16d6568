/**
 * kill -9 of the server while it applies an imported file: the next process goes on behind the last stored line, so
 * every line is applied exactly once and the progress is what is stored. IMPORT_LINES=5000 IMPORT_KILLS=5 for more of
 * both.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type TestApp, startTestApp } from '../support/app';
import { approvedProducer, type TestAccount } from '../support/build-accounts';
import { createTestClient } from '../support/client';
import { createDataFolder, type DataFolder } from '../support/data-folder';
import { type ServerProcess, startServer } from '../support/server-process';

const LINES = Number(process.env.IMPORT_LINES ?? 1_200);
const KILLS = Number(process.env.IMPORT_KILLS ?? 1);
/** An import goes on within a minute of a restart. */
const PATIENCE_MS = 90_000;
const POLL_MS = 50;

const UPLOAD = 'mutation ($file: Upload!) { uploadProductImport(file: $file) { id } }';
const CONFIRM = 'mutation ($id: ID!) { confirmProductImport(id: $id) { state } }';
const READ = 'query ($id: ID) { productImport(id: $id) { state rowCount createdCount updatedCount unchangedCount failedCount } }';

interface Progress {
  readonly marked: number;
  readonly products: number;
  readonly moves: number;
}

let folder: DataFolder;
let app: TestApp;
let producer: TestAccount;
let server: ServerProcess;

beforeAll(async () => {
  folder = createDataFolder();
  app = await startTestApp({ DATA_DIR: folder.dir });
  producer = await approvedProducer(app);
}, 120_000);
afterAll(async () => {
  await server.stop();
  await app.stop();
  folder.remove();
});

const start = async () => (server = await startServer({ DATABASE_URL: app.databaseUrl, DATA_DIR: folder.dir }));
const send = async <T>(query: string, variables: object): Promise<T> =>
  (await createTestClient(server.url).gql<T>(query, { ...variables }, { token: producer.token })).data;

/** One statement, so that all three are of one moment. */
async function progress(id: string): Promise<Progress> {
  const [counted]: Progress[] = await app.db.query(
    `SELECT (SELECT count(*)::int FROM product_import_rows WHERE import_id = $1 AND status IS NOT NULL) AS marked,
       (SELECT count(*)::int FROM products WHERE seller_id = $2) AS products,
       (SELECT count(*)::int FROM stock_movements m JOIN products p ON p.id = m.product_id WHERE p.seller_id = $2) AS moves`,
    [id, producer.id],
  );
  if (!counted) throw new Error('Nothing was counted.');
  return counted;
}

async function until(id: string, isReached: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(POLL_MS)) if (await isReached()) return;
  throw new Error(`It did not come so far: ${JSON.stringify(await progress(id))}\n${server.output()}`);
}

it(
  `kill -9 in the middle of ${LINES} lines, ${KILLS} time(s): each is applied once, and the import ends`,
  async () => {
    const rows = Array.from({ length: LINES }, (_, row) => `REF-${row},Potato ${row},Potato,KG,30,100,Washed and sorted.`);
    const csv = ['Reference,Name,Category,Unit,Price (Tk),Stock,Description', ...rows].join('\n');
    await start();
    const file = { bytes: Buffer.from(csv), name: 'products.csv', type: 'text/csv' };
    const uploaded = await createTestClient(server.url).upload<{ uploadProductImport: { id: string } }>(
      UPLOAD,
      { file },
      {},
      { token: producer.token },
    );
    const { id } = uploaded.data.uploadProductImport;
    const read = async () => (await send<{ productImport: Record<string, unknown> }>(READ, { id })).productImport;
    await until(id, async () => (await read()).state === 'READY');
    expect(await read()).toMatchObject({ rowCount: LINES, createdCount: LINES, failedCount: 0 });
    expect((await progress(id)).products).toBe(0);

    await send(CONFIRM, { id });
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const enough = Math.round((kill / (KILLS + 2)) * LINES);
      await until(id, async () => (await progress(id)).products >= enough);
      server.child.kill('SIGKILL');
      await server.ended;
      await sleep(200); // the database ends what the process had begun
      const { marked, products, moves } = await progress(id);
      expect(products).toBeLessThan(LINES); // or the kill has met nothing
      expect([marked, moves]).toEqual([products, products]);
      await start();
      expect(await read()).toMatchObject({ state: 'RUNNING', rowCount: LINES });
    }
    await until(id, async () => (await read()).state === 'DONE');
    expect(await read()).toEqual({
      state: 'DONE',
      rowCount: LINES,
      createdCount: LINES,
      updatedCount: 0,
      unchangedCount: 0,
      failedCount: 0,
    });
    expect(await progress(id)).toEqual({ marked: LINES, products: LINES, moves: LINES });
    const [stored]: object[] = await app.db.query(
      `SELECT count(DISTINCT external_reference)::int AS "references", min(s.on_hand)::text AS least, max(s.on_hand)::text AS most
       FROM products p JOIN product_stock s ON s.product_id = p.id WHERE p.seller_id = $1`,
      [producer.id],
    );
    expect(stored).toEqual({ references: LINES, least: '100.000', most: '100.000' });
  },
  60_000 + (KILLS + 2) * PATIENCE_MS,
);
