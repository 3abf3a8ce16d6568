/** A lot is in its file, sold or not; what was sent has its own grade and day, not those of the offer. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, seller } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
import { rows } from '../../support/sql';
import { relistingApi } from '../catalogue/support/relisting';
import { recallSteps } from './support/recall-steps';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { codeOf } = recallSteps(() => app);

it('a lot of which nothing was sold', async () => {
  const grower = await approvedProducer(app);
  const product = await listedProduct(app, grower, { quantity: '40', unit: 'KG' });
  expect((await app.call('setStock', { productId: product.id, quantity: '30' }, 'id', grower)).code).toBeNull();
  const code = await codeOf(product);
  const { text } = (await app.call<{ lotCsv: { text: string } }>('lotCsv', { code }, 'text', grower)).data.lotCsv;
  expect(text.split('\r\n')[1]).toMatch(new RegExp(`^The lot,0,${code},Potato,40,,KG,.*,In stock,30,`));
});

it('an older lot of a lower grade than was offered', async () => {
  const [grower, trader] = [await approvedProducer(app), await seller(app, 'SUPERSALER')];
  const product = await listedProduct(app, grower, { quantity: '40', unit: 'KG' });
  await app.db.query("UPDATE lots SET harvested_from = '2026-05-15', harvested_until = '2026-05-15', grade = 'C' WHERE product_id = $1", [
    product.id,
  ]);
  await app.db.query("UPDATE sell_posts SET harvested_on = '2026-11-01' WHERE product_id = $1", [product.id]);
  const receipt = await relistingApi(app).receive(trader, product, '10');
  const [stored] = await rows<{ day: string; line: string; order: string }>(
    app.db,
    `SELECT r.harvested_on::text AS day, l.id AS line, l.order_id AS order FROM receipts r JOIN order_lines l ON l.id = r.order_line_id WHERE r.id = $1`,
    [receipt.id],
  );
  expect(stored?.day).toBe('2026-05-15');
  const { order } = (await app.call<{ order: object }>('order', { id: stored?.order }, 'lines { lots { grade harvestedFrom } }', trader))
    .data;
  expect(order).toEqual({ lines: [{ lots: [{ grade: 'C', harvestedFrom: '2026-05-15' }] }] });
});
